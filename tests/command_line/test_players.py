"""`duelsim players`, and playbooks as players of the other commands."""

import json
from pathlib import Path
from typing import Any

import pytest

import duelsim
from decks.shipped import all_shipped, shipped_decks
from sim.engine.record.codes import features
from strategies.playbooks.finding import shipped_playbooks
from strategies.values.finding import universal_value

BOOK = "# Mine\nbase: rush\ncharge\n    Corile\n    keep Aqua Hulcus\n"
WRONG = "charge\n    Corille\n    Corile when losing\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder with a deck, and a playbook next to it."""
    monkeypatch.chdir(tmp_path)
    deck = Path(__file__).parents[2] / "decks" / "liquid-beast.txt"
    (tmp_path / "mine.txt").write_text(deck.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "mine.play").write_text(BOOK, encoding="utf-8")
    return tmp_path


def test_playbooks_lie_next_to_their_decks_and_fit_them(run: Any) -> None:
    with_playbooks = {deck.key for deck in all_shipped() if deck.has_playbook}
    assert {*shipped_decks()} < with_playbooks
    assert shipped_playbooks() == tuple(sorted({*with_playbooks, "general"}))
    for name in shipped_playbooks():
        result = run("players", "check", f"{name}.play", "--json")
        assert result.exit_code == 0, result.output
        assert json.loads(result.stdout)[0]["not_in_deck"] == []


def test_the_players_are_listed_with_the_playbooks(run: Any) -> None:
    found = {one["name"]: one for one in json.loads(run("players", "list", "--json").stdout)}
    scripted = {"random", "rush", "control", "goldfish"}
    assert scripted | {"search", "lookahead", "general", "murky-riptide.play"} <= set(found)
    assert all(one["help"] for one in found.values())
    assert found["rush"]["parameters"][0]["name"] == "mana_enough"
    listed = run("players", "list").stdout
    assert listed == run("players").stdout
    assert "rush: attacks with everything" in listed
    assert "murky-riptide.play: " in listed
    assert "search: tries its answers" in listed and "lookahead: tries its answers" in listed


def test_any_player_is_shown_as_lines(run: Any, folder: Path) -> None:
    assert run("players", "show", "mine.play").stdout == BOOK
    shown = json.loads(run("players", "show", "mine.play", "--json").stdout)
    assert (shown["name"], shown["base"], shown["text"]) == ("mine.play", "rush", BOOK)
    assert shown["lines"]["charge"] == ["Corile", "keep Aqua Hulcus"]
    assert "base: general" not in run("players", "show", "general").stdout
    script = run("players", "show", "rush:hand_kept=2").stdout
    assert "base: rush:hand_kept=2\n" in script
    assert "none while the hand has 2 cards or fewer" in script


def test_a_playbook_is_checked_line_by_line(run: Any, folder: Path) -> None:
    assert run("players", "check", "mine.play").stdout == "mine.play: a valid playbook of 2 lines.\n"
    (folder / "mine.play").write_text(BOOK + "    Torcon\n", encoding="utf-8")
    assert run("players", "check", "mine.play").stderr == "mine.play: Torcon is not in the deck next to it.\n"
    (folder / "wrong.play").write_text(WRONG, encoding="utf-8")
    result = run("players", "check", "mine.play", "wrong.play")
    assert result.exit_code == 2
    assert "The playbook wrong.play cannot be used:\n  line 2: " in result.stderr
    assert 'Did you mean "Corile"' in result.stderr
    result = run("players", "check", "mine.play", "wrong.play", "nobody.play", "--json")
    mine, wrong, nobody = json.loads(result.stdout)
    assert (result.exit_code, mine["valid"], [problem["line"] for problem in wrong["problems"]]) == (2, True, [2, 3])
    assert nobody["problems"][0]["message"].startswith("there is no playbook nobody.play")


def test_the_playbook_beside_a_deck_is_the_default_and_is_kept_with_the_run(run: Any, folder: Path) -> None:
    words = ("match", "mine.txt", "fn-rush", "--games", "4", "--seed", "9")
    duelsim.match("mine.txt", "fn-rush", games=4, seed=9, out="kept", page=False)
    kept = json.loads(run(*words, "--json").stdout)
    assert [kept[deck]["player"] for deck in ("deck_a", "deck_b")] == ["mine.play", "fn-rush.play"]
    named = json.loads(run(*words, "--players", "mine.play,fn-rush.play", "--json").stdout)
    assert named["digest"] == kept["digest"]
    assert json.loads(run(*words, "--players", "rush", "--json").stdout)["digest"] != kept["digest"]
    game = run("replay", "mine.txt", "fn-rush", "--seed", "9", "--game", "2").stdout
    (folder / "mine.play").unlink()
    (folder / "mine.txt").unlink()
    assert run("replay", "kept", "2").stdout == game


def test_a_deck_without_a_playbook_is_played_by_the_general_player(run: Any, folder: Path) -> None:
    (folder / "mine.play").unlink()
    words = ("match", "mine.txt", "fn-rush", "--games", "2", "--seed", "9", "--json")
    assert json.loads(run(*words).stdout)["deck_a"]["player"] == "general"


def test_a_run_keeps_the_lines_of_the_general_player_too(run: Any, folder: Path) -> None:
    (folder / "mine.play").write_text("charge\n    Corile\n", encoding="utf-8")
    duelsim.match("mine.txt", "fn-rush", games=2, seed=9, out="kept", page=False)
    manifest = json.loads((folder / "kept" / "manifest.json").read_text(encoding="utf-8"))
    text = next(side["playbook"] for side in manifest["sides"] if side["player"] == "mine.play")
    assert "base: general" not in text
    assert "    Corile\n" in text


def test_lists_that_are_compared_have_the_playbook_of_the_base(run: Any, folder: Path) -> None:
    deck = (folder / "mine.txt").read_text(encoding="utf-8")
    (folder / "other.txt").write_text(deck.replace("4 Fear Fang", "4 Torcon"), encoding="utf-8")
    (folder / "other.play").write_text("base: control\ncharge\n    Torcon\n", encoding="utf-8")
    duelsim.compare("mine.txt", "other.txt", against="fn-rush", games=4, seed=9, out="kept", page=False)
    manifest = json.loads((folder / "kept" / "manifest.json").read_text(encoding="utf-8"))
    assert {side["player"] for side in manifest["sides"]} == {"mine.play", "fn-rush.play"}


def test_values_are_checked(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.value.txt"
    file.write_text(universal_value() + '"Corile" in own hand 0.5\n', encoding="utf-8")
    told = run("players", "check", str(file))
    assert told.exit_code == 0, told.stderr
    said = f"{file}: a valid value, with weights for {len(features.FEATURES)} features and 1 card.\n"
    assert told.stdout == said
    file.write_text(universal_value(), encoding="utf-8")
    assert run("players", "check", str(file)).stdout == said.replace(" and 1 card", "")
    assert json.loads(run("players", "check", str(file), "--json").stdout)[0]["cards"] == 0
    file.write_text("own-hand-1 0.5\n", encoding="utf-8")
    refused = run("players", "check", str(file))
    assert refused.exit_code == 2 and "mine.value.txt cannot be used:\n  it has no line for own-" in refused.stderr
