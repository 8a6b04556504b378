"""Commands and programs with cards of the user's own, and runs that keep their texts."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import duelsim
from decks.reading import Deck
from sim.cards.library import cards_in_use
from sim.cards.text.blocks import REPLACES
from sim.cards.wording import IMPORTED
from sim.command_line import commands
from sim.experiments.runs import cluster
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder

COUSIN = """Torcon's Cousin
Creature - water - cost 3 - power 2000 - Liquid People
Blocker
"""
OTHERS = ("Aqua Hulcus", "Corile", "Terror Pit", "Spiral Gate", "Torcon", "Comet Missile", "Crystal Lancer")
LIST = "".join(f"4 {name}\n" for name in (*OTHERS, "Brain Serum", "Locomotiver", "Torcon's cousin"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a deck and the card that it needs."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deck.txt").write_text(LIST)
    (tmp_path / "mine.txt").write_text(COUSIN)
    return tmp_path


def call(*words: str) -> Result:
    return CliRunner().invoke(commands, list(words))


def played(*words: str) -> Result:
    return call("match", "deck.txt", "fn-rush", "--games", "2", "--seed", "1", *words)


def test_a_deck_needs_the_file(folder: Path) -> None:
    for words in (("match", "deck.txt", "fn-rush", "--games", "2"), ("decks", "check", "deck.txt")):
        result = call(*words)
        assert result.exit_code == 2
        assert 'line 10: no card is known by the name "Torcon\'s cousin".' in result.stderr
        assert call(*words, "--cards", "mine.txt").exit_code == 0
    assert call("decks", "check", "deck.txt").exit_code == 2  # it is forgotten


@pytest.mark.parametrize(
    "words",
    [
        ("compare", "deck.txt", "fn-rush", "--against", "fn-rush", "--games", "2"),
        ("gauntlet", "deck.txt", "--field", "fn-rush", "--games", "2"),
        ("goldfish", "deck.txt", "--games", "2"),
        ("lift", "deck.txt", "--against", "fn-rush", "--card", "torcon's cousin", "--games", "2"),
        ("matrix", "deck.txt", "fn-rush", "--games", "2"),
        ("slots", "deck.txt", "--field", "fn-rush", "--card", "torcon's cousin", "--games", "2"),
        ("odds", "deck.txt", "--want", "2 Torcon's Cousin", "--games", "0"),
        ("replay", "deck.txt", "fn-rush", "--seed", "1"),
        ("decks", "show", "deck.txt"),
        ("cards", "show", "torcon's", "cousin"),
        ("cards", "list"),
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_every_command_that_knows_cards_takes_it(folder: Path, words: tuple[str, ...]) -> None:
    result = call(*words, "--cards", "mine.txt")
    assert result.exit_code == 0, result.output
    assert "Torcon's Cousin" in result.stdout


def test_an_experiment_file_names_card_files_beside_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = 'experiment = "match"\ndeck-a = "deck.txt"\ndeck-b = "fn-rush"\ngames = 2\nseed = 1\n'
    (folder / "match.toml").write_text(text + 'cards = ["mine.txt"]\n')
    monkeypatch.chdir(folder.parent)
    result = call("run", str(folder / "match.toml"))
    assert result.exit_code == 0, result.output


def test_the_result_names_them_and_says_how_to_see_a_game(folder: Path) -> None:
    result = played("--cards", "mine.txt")
    assert "With cards of your own: Torcon's Cousin." in result.stdout
    assert "duelsim replay deck.txt fn-rush --seed 1 --cards mine.txt --game N" in result.stdout
    (folder / "mine.txt").write_text(COUSIN.replace("\n", f"\n{IMPORTED}\n", 1))
    assert "With imported cards, not reviewed: Torcon's Cousin." in played("--cards", "mine.txt").stdout
    as_json = json.loads(played("--cards", "mine.txt", "--json").stdout)
    assert as_json["imported_cards_not_reviewed"] == ["Torcon's Cousin"]
    assert "own_cards" not in as_json


# --- The unreviewed cards that ship with duelsim ----------------------------------------------------------
def test_a_deck_of_unreviewed_cards_plays_and_says_so(folder: Path) -> None:
    cards = [entry for entry in cards_in_use().entries if entry.imported and entry.faces[0].type == "Creature"]
    names = [entry.name for entry in cards[::50][:10]]
    (folder / "deck.txt").write_text("".join(f"4 {name}\n" for name in names), encoding="utf-8")
    checked = call("decks", "check", "deck.txt")
    assert checked.exit_code == 0
    said = " ".join(checked.stdout.split())
    assert f"10 of its different cards are imported, not reviewed: {'; '.join(sorted(names))}." in said
    (in_json,) = json.loads(call("decks", "check", "deck.txt", "--json").stdout)
    assert in_json["imported_cards_not_reviewed"] == sorted(names)
    coverage = call("decks", "coverage", "deck.txt", "fn-rush")
    assert coverage.stdout.startswith("2 of 2 lists can be played\n")
    assert "1 of them with cards that were imported and not reviewed." in coverage.stdout
    lists = json.loads(call("decks", "coverage", "deck.txt", "fn-rush", "--json").stdout)["lists"]
    assert [one.get("imported_cards_not_reviewed", []) for one in lists] == [sorted(names), []]
    shown = call("decks", "show", "deck.txt").stdout
    assert shown.count("(imported, not reviewed)") == 10
    assert "\nImported, not reviewed\n" in call("cards", "show", names[0]).stdout
    result = played("--out", "run")
    assert result.exit_code == 0, result.output
    assert result.stdout.count("not reviewed") == 1
    own = json.loads((folder / "run" / "manifest.json").read_text(encoding="utf-8"))["own_cards"]
    assert sorted(card["text"].split("\n")[0] for card in own) == sorted(names)
    assert "creature, imported, not reviewed" in (folder / "run" / "report.html").read_text(encoding="utf-8")


def test_a_run_keeps_their_texts(folder: Path) -> None:
    assert played("--cards", "mine.txt", "--out", "run").exit_code == 0
    page = (folder / "run" / "report.html").read_text(encoding="utf-8")
    assert "creature, your own" in page
    (folder / "mine.txt").unlink()
    (folder / "deck.txt").unlink()
    assert "Torcon&#39;s Cousin" in page
    assert call("replay", "run", "1").exit_code == 0
    assert call("report", "run").exit_code == 0
    assert (folder / "run" / "report.html").read_text(encoding="utf-8") == page
    read = duelsim.read_run("run")
    assert read.to_json()["own_cards"] == ["Torcon's Cousin"]


def test_a_run_plays_the_cards_that_it_kept_whatever_the_folder_has_now(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert played("--cards", "mine.txt", "--out", "run").exit_code == 0
    before = call("replay", "run", "0").stdout
    (folder / "cards").mkdir()
    text = COUSIN.replace("Blocker", "Speed attacker") + f"\nCorile\n{REPLACES}\nSpell - water - cost 1\nDraw a card.\n"
    (folder / "cards" / "other.txt").write_text(text)
    monkeypatch.setenv("DUELSIM_CARDS", str(folder / "cards"))
    assert call("replay", "run", "0").stdout == before != ""


def test_a_run_is_not_resumed_with_another_text(folder: Path) -> None:
    assert played("--cards", "mine.txt", "--out", "run").exit_code == 0
    assert played("--cards", "mine.txt", "--out", "run").exit_code == 0
    (folder / "mine.txt").write_text(COUSIN.replace("2000", "3000"))
    result = played("--cards", "mine.txt", "--out", "run")
    assert result.exit_code == 2
    said = "run holds the same run with other texts of cards that are not the library's: Torcon's Cousin."
    assert said in result.stderr


def test_a_text_in_a_run_that_is_not_understood_is_an_error(folder: Path) -> None:
    assert played("--cards", "mine.txt", "--out", "run").exit_code == 0
    own = RunFolder.read("run").manifest
    own["own_cards"][0]["text"] = COUSIN.replace("Blocker", "Blocks.")
    RunFolder.open(folder / "other", own)
    result = call("report", "other")
    assert result.exit_code == 2
    assert "the run: Torcon's Cousin: no sentence begins with" in result.stderr


def test_a_card_that_is_not_understood_names_the_line(folder: Path) -> None:
    (folder / "mine.txt").write_text(f"# mine\n\n{COUSIN}Blocks.\n")
    result = played("--cards", "mine.txt")
    assert result.exit_code == 2
    assert result.stderr.startswith("mine.txt, line 6: Torcon's Cousin: no sentence begins with")
    checked = call("decks", "check", "deck.txt", "--cards", "mine.txt")
    assert checked.exit_code == 2
    assert "mine.txt, line 6: Torcon's Cousin: no sentence begins with" in checked.stderr


def test_programs_name_files_too(folder: Path) -> None:
    result = duelsim.match("deck.txt", "fn-rush", card_files="mine.txt", games=2, seed=1)
    assert result.to_json()["own_cards"] == ["Torcon's Cousin"]  # computed later, without the file in use
    names = (*OTHERS, "Brain Serum", "Locomotiver", "Torcon's Cousin")
    deck = Deck("Made", tuple((name, 4) for name in names), Path())
    made = duelsim.match(deck, "fn-rush", card_files=[Path("mine.txt")], games=2, seed=1)
    assert made.games.equals(result.games)
    with pytest.raises(duelsim.DeckError, match="no card is known"):
        duelsim.match("deck.txt", "fn-rush", games=2)
    with pytest.raises(duelsim.ImpossibleExperiment, match=r"Torcon's Cousin"):
        duelsim.match(deck, "fn-rush", games=2)
    with pytest.raises(duelsim.ImpossibleExperiment, match=r"nowhere.txt: it cannot be read"):
        duelsim.match("deck.txt", "fn-rush", card_files="nowhere.txt", games=2)


def test_a_worker_of_a_cluster_needs_no_files(folder: Path) -> None:
    result = duelsim.match("deck.txt", "fn-rush", card_files="mine.txt", games=2, seed=1)
    (description,) = cluster.to_json(result.run.experiment)
    experiment = Experiment.from_manifest(json.loads(description))
    assert experiment.cells == result.run.experiment.cells
    assert [card.power for card in experiment.matchups[0].cards if card.name == "Torcon's Cousin"] == [2000]


def test_a_replay_names_the_cards_that_are_not_reviewed_and_ones_own(folder: Path) -> None:
    words = ("replay", "deck.txt", "fn-rush", "--seed", "1", "--cards", "mine.txt")
    assert call(*words).stdout.split("\n")[2] == "With cards of your own: Torcon's Cousin."
    assert json.loads(call(*words, "--json").stdout)["own_cards"] == ["Torcon's Cousin"]
    (folder / "mine.txt").write_text(COUSIN.replace("\n", f"\n{IMPORTED}\n", 1))
    assert call(*words).stdout.split("\n")[2] == "With imported cards, not reviewed: Torcon's Cousin."
    assert json.loads(call(*words, "--json").stdout)["imported_cards_not_reviewed"] == ["Torcon's Cousin"]
