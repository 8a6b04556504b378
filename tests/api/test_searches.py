"""The searches in Python: the same as the commands, with typed results, and a page in the folder that keeps one."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import duelsim
from sim.api.run_search import SearchRun
from sim.command_line import commands
from sim.searches import field, held_out, lists, playbooks, search
from sim.training import deck_course

DECK = "4 Deadly Fighter Braid Claw\n12 Brain Serum\n"
OTHER = "8 Torcon\n4 Fear Fang\n4 Bronze-Arm Tribe\n"
BOOK = "base: rush\nuse\n    never everything\n"
OPTIONS: duelsim.SearchOptions = {"format": "open", "seed": 3, "turn_cap": 20, "jobs": 1}
WORDS = ("--format", "open", "--seed", "3", "--turn-cap", "20", "--jobs", "1")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two decks and a playbook, which is the current one, and short rounds."""
    monkeypatch.chdir(tmp_path)
    for name, text in (("mine.txt", DECK), ("other.txt", OTHER), ("mine.play", BOOK)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(lists, "STAGE_BLOCKS", 1)
    for name, value in (("STAGE_BLOCKS", 1), ("IDLE_PAIRS", 1)):
        monkeypatch.setattr(playbooks, name, value)
    monkeypatch.setattr(held_out, "LEAST_PAIRS", 4)
    for name, value in (("BLOCK_PAIRS", 2), ("BUNDLES", 4), ("LOOKS", (8, 16))):
        monkeypatch.setattr(search, name, value)
    return tmp_path


def command(*words: str) -> dict[str, Any]:
    """The JSON that a command prints, without its time."""
    result = CliRunner().invoke(commands, [*words, *WORDS, "--json"], prog_name="duelsim")
    assert result.exit_code == 0, result.output
    return {**json.loads(result.stdout), "seconds": 0}


def json_of(result: duelsim.ImproveResult | duelsim.TrainResult | duelsim.TuneResult) -> dict[str, Any]:
    return {**json.loads(json.dumps(result.to_json())), "seconds": 0}


def test_tuning_is_that_of_the_command() -> None:
    result = duelsim.tune("mine.txt", against="other.txt", base="mine.play", games=300, **OPTIONS)
    assert json_of(result) == command("tune", "mine.txt", "--against", "other.txt", "--games", "300")
    assert result.summary.side.name == "mine" and result.seed == 3 and not result.interrupted
    assert result.playbook == result.summary.playbook and result.playbook.startswith("# Tuned from mine.play: ")
    assert repr(result) == f"<TuneResult: {result.verdict}>"
    assert re.match("No better playbook found for mine|mine wins more with the tuned playbook", result.verdict)
    for words in ("mine, tuned from mine.play against 1 deck: ", "The search stopped because"):
        assert words in result._repr_html_()


def test_improving_is_that_of_the_command() -> None:
    asked = {"field": ["other.txt"], "pool": "other.txt", "keep": ["Deadly Fighter Braid Claw"], "swap": 4}
    result = duelsim.improve("mine.txt", **asked, players="rush", games=600, **OPTIONS)
    words = ("--field", "other.txt", "--pool", "other.txt", "--keep", "Deadly Fighter Braid Claw", "--swap", "4")
    printed = command("improve", "mine.txt", *words, "--players", "rush,rush", "--games", "600")
    assert json_of(result) == printed
    assert dict(result.deck.cards)["Deadly Fighter Braid Claw"] == 4
    assert result.text.startswith(f"# name: {result.deck.name}\n") and result.playbook == ""
    assert result.worth is not None and result.worth.experiment.kind == "slots"
    assert "What the copies of each card are worth" in result._repr_html_()


def test_training_is_that_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_course, "DEALS", 1)
    result = duelsim.train("mine.txt", against="other.txt", players="rush", games=2, **OPTIONS)
    words = ("--against", "other.txt", "--players", "rush", "--games", "2", "--output", "new.value.txt")
    assert json_of(result) == command("train", "mine.txt", *words)
    assert [one.player for one in result.summary.opponents] == ["lookahead:1/general"]
    assert (result.seed, result.interrupted, result.value) == (3, False, result.summary.value)
    assert repr(result) == f"<TrainResult: {result.verdict}>"
    assert re.match("No better value found for mine|mine (plays better|gains nothing)", result.verdict)
    for words in ("mine, trained: ", "Round 1: 2 games, "):
        assert words in result._repr_html_()
    assert Path("new.value.txt").exists() == bool(result.value)


def test_a_search_in_a_folder_has_its_numbers_and_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    def tune(page: bool = True) -> duelsim.TuneResult:
        return duelsim.tune("mine.txt", against="other.txt", games=200, out="tuning", page=page, **OPTIONS)

    def improve(page: bool = True) -> duelsim.ImproveResult:
        asked = {"field": "other.txt", "pool": "other.txt", "players": "rush", "games": 400}
        return duelsim.improve("mine.txt", **asked, out="improving", page=page, **OPTIONS)

    first = tune(page=False)
    assert json.loads(Path("tuning", "summary.json").read_text(encoding="utf-8")) == first.to_json()
    assert not Path("tuning", "report.html").exists()
    found = improve()
    page = Path("improving", "report.html").read_text(encoding="utf-8")
    assert found.document().title in page and f"# name: {found.deck.name}" in page
    monkeypatch.setattr(field, "play_cells", None)  # no game is played again
    assert json_of(improve(page=False)) == json_of(found)
    assert json_of(tune()) == json_of(first)
    page = Path("tuning", "report.html").read_text(encoding="utf-8")
    assert first.document().title in page and first.playbook.splitlines()[-1].strip() in page


def test_ctrl_c_is_raised_with_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(field, "play_cells", interrupted)
    with pytest.raises(duelsim.Interrupted) as raised:
        duelsim.tune("mine.txt", against="other.txt", games=200, out="kept", **OPTIONS)
    result = raised.value.result
    assert isinstance(result, duelsim.TuneResult) and result.interrupted
    assert "never everything" in result.playbook
    assert not Path("kept", "report.html").exists()
    assert json.loads(Path("kept", "summary.json").read_text(encoding="utf-8"))["interrupted"] is True
    with pytest.raises(duelsim.Interrupted):
        duelsim.improve("mine.txt", field="other.txt", pool="other.txt", players="rush", games=400, **OPTIONS)


def test_an_observer_hears_how_far_a_search_is() -> None:
    heard: list[tuple[int, int, str]] = []

    class Listener(duelsim.Observer):
        def searched(self, done: int, total: int, remark: str) -> None:
            heard.append((done, total, remark))

        def notice(self, words: str) -> None:
            heard.append((0, 0, words))

    result = duelsim.tune("mine.txt", against="other.txt", games=8, observer=Listener(), **OPTIONS)
    assert "it will end before anything can be found" in heard[0][2]
    assert heard[1][2] == "round 1, 0 kept" and heard[-1][2] == "test on held-out luck"
    assert heard[-1][0] == result.summary.games


def test_the_seed_of_a_search_in_a_folder_is_that_of_the_folder() -> None:
    duelsim.tune("mine.txt", against="other.txt", games=8, out="kept", page=False, **OPTIONS)
    assert SearchRun.of({"out": "kept"}).seed == 3


@pytest.mark.parametrize(
    ("name", "wrong", "message"),
    [
        ("tune", {"games": 5, "seconds": 5}, "Give a time (seconds) or a number of games, not both."),
        ("tune", {"seconds": 0}, "seconds: 0 is not in the range above 0 up to 86,400."),
        ("tune", {"seconds": float("nan")}, "seconds: nan is not in the range"),
        ("tune", {"games": 0}, "games: 0 is not in the range"),
        ("tune", {"games": 2.5}, "games: 2.5 is not a valid whole number"),
        ("tune", {"against": []}, "against: name at least one deck"),
        ("tune", {"against": "mine.txt"}, "learns to beat itself, and loses to others. Name other decks."),
        ("tune", {"base": "random"}, "random has no priorities to build on. Name rush or auto."),
        ("tune", {"base": "search:5/rush"}, "A search is not tuned. Name its playbook, or auto."),
        ("tune", {"base": 3}, "base: 3 is not the name of a player"),
        ("tune", {"out": ""}, "out: '' cannot be the name of a folder."),
        ("tune", {"rules": "1999"}, "1999"),
        ("train", {"players": "lookahead"}, "A lookahead follows a script. Name that, or auto."),
        ("train", {"players": 3}, "players: 3 is not the name of a player"),
        ("train", {"out": "kept"}, "out: a training is not kept in a folder."),
        ("train", {"seconds": 86401}, "seconds: 86401 is not in the range"),
        ("improve", {"games": 5, "seconds": 5}, "Give a time (seconds) or a number of games, not both."),
        ("improve", {"swap": 0}, "swap: 0 is not in the range 1 to 40."),
        ("improve", {"pool": "other.txt", "collection": "other.txt"}, "Name a pool or a collection, not both."),
        ("improve", {"pool": 3}, "pool: 3 is not a list of paths"),
        ("improve", {"collection": 3}, "collection: 3 is not a path."),
        ("improve", {"keep": ["2 Brain Serum"]}, "keep: name a card, and not how many copies: '2 Brain Serum'."),
        ("improve", {"keep": ["Corile"]}, "mine has no Corile."),
        ("improve", {"keep": 3}, "keep: 3 is not a list of texts"),
        ("improve", {"shares": [1, 2]}, "Give one share for each of the opponents (1), in their order, not 2."),
        ("improve", {"players": ("random", "rush"), "tune": True}, "random has no priorities to build on."),
        ("improve", {"tune": "yes"}, "tune: 'yes' is neither True nor False."),
    ],
)
def test_what_cannot_be_searched_is_refused(name: str, wrong: dict[str, Any], message: str) -> None:
    field = {"field": "other.txt"} if name == "improve" else {"against": "other.txt"}
    with pytest.raises(duelsim.ImpossibleExperiment) as refused:
        getattr(duelsim, name)("mine.txt", **{**field, **OPTIONS, **wrong})
    assert message in str(refused.value)


def test_options_of_experiments_alone_are_unknown() -> None:
    with pytest.raises(TypeError, match="there is no option scheduler"):
        duelsim.tune("mine.txt", against="other.txt", scheduler="tcp://there:1")  # type: ignore[call-arg]
