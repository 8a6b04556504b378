"""`duelsim compare`: what it prints, how a field is written, and what is refused."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.experiments.runs.execution import Execution

FIELD = ("--against", "fn-rush", "murky-riptide")
FEW = ("--games", "12", "--seed", "5")


@pytest.fixture
def variants(tmp_path: Path) -> list[str]:
    """Files of Liquid Beast with four other cards each."""
    cards = dict(read_deck("liquid-beast", known_names()).cards)
    files = []
    for name in ("Hunter Fish", "Aqua Surfer", "Phantom Fish"):
        file = tmp_path / f"{name}.txt"
        lines = [f"{copies} {card if card != 'Aqua Guard' else name}" for card, copies in cards.items()]
        file.write_text("\n".join(lines), encoding="utf-8")
        files.append(str(file))
    return files


def json_of(result: Any) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def assert_message(result: Any, *words: str) -> None:
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    for word in words:
        assert word in result.stderr


def test_two_lists_as_json(run: Any, variants: list[str]) -> None:
    words = ("compare", "liquid-beast", variants[0], *FIELD, "--shares", "75%,25%", "--players", "control,rush", *FEW)
    found = json_of(run(*words, "--jobs", "2", "--json"))
    assert (found["experiment"], found["games"], found["seed"]) == ("compare", 48, 5)
    assert [(one["name"], one["share"]) for one in found["opponents"]] == [("FN Rush", 0.75), ("Murky Riptide", 0.25)]
    assert found["variants"][0]["cards"] == {"Aqua Guard": -4, "Hunter Fish": 4}
    over_field = found["over_field"]["difference"]["estimate"]
    differences = [one["difference"]["estimate"] for one in found["against"]]
    assert over_field == pytest.approx(0.75 * differences[0] + 0.25 * differences[1])
    assert not found["interrupted"]


def test_two_lists_in_the_terminal(run: Any, variants: list[str]) -> None:
    result = run("compare", "liquid-beast", variants[0], *FIELD, *FEW)
    assert result.exit_code == 0
    answer, number, played, *below = result.stdout.splitlines()
    assert re.fullmatch(r"-4 Aqua Guard \+4 Hunter Fish( helps|: no difference shown for| hurts) Liquid Beast", answer)
    assert re.match(r"[+-]\d+ points of win rate \([+-]\d+ to [+-]\d+\) ", number)
    assert played == "48 games between playbooks (medium bots)."
    assert re.search(r"Hunter Fish wins [\d.]+ % against the field; Liquid Beast wins [\d.]+ %\.", " ".join(below))
    for words in ("+4 Hunter Fish; -4 Aqua Guard", "the field", "is known to within", "With --seed 5"):
        assert words in result.stdout
    assert result.stdout.isascii()


def test_a_race(run: Any, variants: list[str]) -> None:
    found = json_of(run("compare", "liquid-beast", *variants, *FIELD, *FEW, "--json"))
    assert sorted(one["race"]["place"] for one in found["variants"]) == [1, 2, 3]
    assert (found["race_rounds"], found["race_rounds_finished"]) == (2, 2)
    # Six pairs: two for each of three variants, three for each of two, and then six fresh ones.
    assert (found["first_pair"], found["pairs"]) == (5, 6)
    winner = next(one for one in found["variants"] if one["race"]["place"] == 1)
    assert found["compared"] == winner["name"]
    page = run("compare", "liquid-beast", *variants, *FIELD, *FEW).stdout
    assert f"{winner['name']} won a race of 3 variants." in page
    assert "The race of 3 variants, in 2 rounds" in page


@pytest.mark.parametrize(
    "field",
    [
        "--against fn-rush murky-riptide --games 4",
        "--games 4 --against fn-rush --against murky-riptide",
        "--against fn-rush --games 4 --against=murky-riptide",
        "--against=fn-rush murky-riptide --games 4",
    ],
)
def test_a_field_can_be_written_in_several_ways(run: Any, field: str) -> None:
    found = json_of(run("compare", "liquid-beast", "murky-riptide", *shlex.split(field), "--json"))
    assert [one["name"] for one in found["opponents"]] == ["FN Rush", "Murky Riptide"]
    assert [one["name"] for one in found["variants"]] == ["Murky Riptide"]


def test_a_race_is_resumed_in_its_folder_and_its_games_can_be_watched(
    run: Any, variants: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("compare", "liquid-beast", *variants, "--against", "fn-rush", "--games", "200")
    whole = json_of(run(*words, "--seed", "5", "--json", "--out", str(tmp_path / "whole")))

    def interrupt(self: Execution, cells: Any, games: int) -> Any:
        for number, cell in enumerate(play(self, cells, games)):
            if number == 2:
                raise KeyboardInterrupt
            yield cell

    play = Execution.play
    monkeypatch.setattr(Execution, "play", interrupt)
    kept = str(tmp_path / "interrupted run")
    begun = run(*words, "--seed", "5", "--json", "--out", kept)
    assert begun.exit_code == 130
    assert json.loads(begun.stdout)["over_field"] is None
    monkeypatch.undo()
    gone_on = json_of(run(*words, "--json", "--out", kept))
    for found in (whole, gone_on):
        for changing in ("seconds", "games_per_second", "run"):
            del found[changing]
    assert gone_on == whole
    page = " ".join(run(*words, "--out", kept).stdout.split())
    assert f'duelsim replay "{kept}" GAME [--cell N]' in page
    for game in whole["notable_games"][:2]:
        replayed = json_of(run("replay", kept, str(game["game"]), "--cell", str(game["cell"]), "--json"))
        assert (replayed["winner"] == "FN Rush") == ("loses" in game["what"])


def test_a_comparison_can_be_written_in_a_file(run: Any, variants: list[str], tmp_path: Path) -> None:
    file = tmp_path / "asked.toml"
    file.write_text(
        'experiment = "compare"\nbase = "liquid-beast"\nvariants = ["Hunter Fish.txt"]\n'
        'against = ["fn-rush", "murky-riptide"]\nshares = [60, 40]\ngames = 12\nseed = 5\n',
        encoding="utf-8",
    )
    words = ("compare", "liquid-beast", variants[0], *FIELD, "--shares", "60,40", *FEW, "--json")
    from_file, same = json_of(run("run", str(file), "--json")), json_of(run(*words))
    assert from_file["over_field"] == same["over_field"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "Missing argument 'BASE'. For example: duelsim compare "),
        (("liquid-beast", "fn-rush"), "Missing option '--against'"),
        (("liquid-beast", "--against", "fn-rush"), "Missing argument"),
        (("liquid-beast", "fn-rush", "--against"), "needs at least one deck"),
        (("liquid-beast", "fn-rush", "--against", "--games", "4"), "needs at least one deck"),
        (("liquid-beast", "fn-rush", "--against", "fn-rash"), 'Did you mean "fn-rush"?'),
        (("liquid-beast", "fn-rush", *FIELD, "--shares", "60"), "each of the opponents (2), in their order, not 1"),
        (("liquid-beast", "fn-rush", *FIELD, "--shares", "60,-40"), "none of them negative"),
        (("liquid-beast", "fn-rush", *FIELD, "--shares", "60,many"), "not a list of shares"),
        (("liquid-beast", "fn-rush", *FIELD, "--precision", "0"), "--precision"),
        (("liquid-beast", "fn-rush", *FIELD, "--players", "rush,clever"), "'clever'"),
        (("liquid-beast", "fn-rush", "fn-rush", "fn-rush", *FIELD, "--games", "4"), "play at least 6"),
    ],
)
def test_impossible_comparisons_are_usage_errors(run: Any, words: tuple[str, ...], message: str) -> None:
    assert_message(run("compare", *words), message)
