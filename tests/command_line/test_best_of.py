"""`duelsim match --best-of 3`: the sideboard of a file, what is refused, a kept run, and its games."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import duelsim

ROOT = Path(__file__).parents[2]
LIST = (ROOT / "decks" / "liquid-beast.txt").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs" / "playbooks.md").read_text(encoding="utf-8")
PLAN = "against FN Rush: -4 Corile, +4 Emeral"


def fenced(text: str, begin: str) -> str:
    """The indented block of a guide that begins with these words."""
    (block,) = [one for one in re.findall(r"(?:^    .*\n|^\n(?=    ))+", text, re.MULTILINE) if begin in one]
    return "".join(line[4:] + "\n" for line in block.splitlines())


@pytest.fixture
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Liquid Beast with a sideboard and a plan, in the current folder."""
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text(f"{LIST}\n[Sideboard]\n4 Emeral\n2 Aqua Sniper\n", encoding="utf-8")
    Path("mine.play").write_text(f"base: rush\nsideboard\n  {PLAN}\n", encoding="utf-8")
    return "mine.txt"


def test_matches_are_kept_reported_and_replayed(run: Any, deck: str) -> None:
    words = ("match", deck, "fn-rush", "--best-of", "3", "--matches", "4", "--seed", "1")
    result = run(*words, "--out", "run")
    assert result.exit_code == 0
    assert "kept apart" not in result.stderr
    text = " ".join(result.stdout.split())
    assert re.search(r" 4 best-of-three matches (between|played by) ", text)
    assert f"Liquid Beast plays games 2 and 3 by its plan {PLAN}." in text
    assert "To watch a game: duelsim replay run MATCH --game N" in text
    found = json.loads(Path("run/summary.json").read_text(encoding="utf-8"))
    assert (found["best_of"], found["matches"], found["games"]) == (3, 4, 12)
    swaps = [
        {"card": "Corile", "japanese_name": "コーライル", "copies": -4},
        {"card": "Emeral", "japanese_name": "エメラル", "copies": 4},
    ]
    assert (found["deck_a"]["plan"], found["deck_a"]["swaps"]) == (PLAN, swaps)
    for match, game in re.findall(r"^ +(\d+) --game (\d)  ", result.stdout, re.MULTILINE):
        replay = run("replay", "run", match, "--game", game)
        assert replay.exit_code == 0 and "Liquid Beast (sideboarded)" in replay.stdout
    first, raw = run("replay", "run", "3", "--game", "1"), run("replay", "run", "3")
    assert first.stdout == raw.stdout != ""
    Path("mine.play").unlink()  # the run needs no file
    assert run("report", "run", "--format", "md").exit_code == 0
    report = Path("run/report.md").read_text(encoding="utf-8")
    assert "Liquid Beast (sideboarded), 40 cards" in report and "4 Emeral" in report
    assert (Path("run") / "report.html").exists()
    assert "only single games are compared" in run("runs", "compare", "run", "run").stderr


def test_python_plays_the_same_matches(run: Any, deck: str) -> None:
    words = ("match", deck, "fn-rush", "--best-of", "3", "--matches", "2", "--seed", "4", "--json")
    result = duelsim.match(deck, "fn-rush", best_of=3, matches=2, seed=4)
    assert result.to_json()["digest"] == json.loads(run(*words).stdout)["digest"]
    assert result.summary.matches == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("command", ["match fn-rush liquid-beast", "gauntlet fn-rush"])
@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--best-of 2", "'2' is not one of '1', '3'"),
        ("--best-of 3 --games 10", "With --best-of 3, say how many matches: --matches, and not --games."),
        ("--matches 10", "--matches needs --best-of 3; single games are counted by --games."),
        ("--best-of 3 --pilots", "--pilots plays single games again. Leave out --best-of."),
        ("--best-of 3 --target-ci 1 --sprt 50,52", "two stopping rules"),
    ],
)
def test_options_that_do_not_fit_are_refused(run: Any, command: str, words: str, message: str) -> None:
    result = run(*command.split(), *words.split())
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"best_of": 2}, "best_of: 2 is not 1, for single games, or 3, for best-of-three matches."),
        ({"best_of": 5}, "best_of: 5 is not in the range 1 to 3."),
        ({"best_of": 3, "games": 2}, "games: a best-of-three match has two or three; say how many matches"),
        ({"best_of": 3, "pilots": 2}, "pilots: better players are measured in single games."),
        ({"matches": 2}, "matches: without best_of=3 there are single games"),
        ({"best_of": 3, "matches": 0}, "matches: 0 is not in the range"),
    ],
)
def test_arguments_that_do_not_fit_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(duelsim.ImpossibleExperiment) as refused:
        duelsim.match("fn-rush", "liquid-beast", **options)
    assert message in str(refused.value)


def test_a_sideboard_is_checked_where_it_is_played(run: Any, deck: str) -> None:
    words = ("match", deck, "fn-rush", "--best-of", "3", "--matches", "2", "--seed", "1")
    with Path(deck).open("a", encoding="utf-8") as file:
        file.write("1 Corile\n1 Nobody Whatsoever\n")
    lines = len(Path(deck).read_text(encoding="utf-8").splitlines())
    result = run(*words)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [
        "The deck mine.txt with its sideboard cannot be used:",
        f'  line {lines - 1}: 5 copies of "Corile" with those of the main deck: a standard deck and its sideboard have'
        " at most 4 of a name.",
        f'  line {lines}: no card is known by the name "Nobody Whatsoever".',
    ]
    single = run("match", deck, "fn-rush", "--games", "2", "--seed", "1")
    assert single.exit_code == 0 and "Only --best-of 3 plays it." in single.stderr
    checked = run("decks", "check", deck)
    assert checked.exit_code == 0
    assert f'line {lines}: no card is known by the name "Nobody Whatsoever".' in checked.stderr


def test_a_plan_is_checked_with_the_deck_beside_it(run: Any, deck: str) -> None:
    assert run("players", "check", "mine.play").exit_code == 0
    (found,) = json.loads(run("players", "check", "mine.play", "--json").stdout)
    assert found["lines"]["sideboard"] == [PLAN]
    Path("mine.play").write_text(f"sideboard\n  {PLAN.replace('4', '5')}\n", encoding="utf-8")
    for words in (("players", "check", "mine.play"), ("match", deck, "fn-rush", "--best-of", "3", "--matches", "2")):
        result = run(*words)
        assert result.exit_code == 2
        assert result.stderr.splitlines()[1:] == [
            "  line 2: 5 Corile cannot go out: Liquid Beast has 4.",
            "  line 2: 5 Emeral cannot come in: the sideboard has 4.",
        ]


def test_a_deck_shows_its_sideboard(run: Any, deck: str) -> None:
    assert "In the sideboard:" in run("decks", "show", deck).stdout


def test_the_games_of_a_match_are_asked_for_as_such(run: Any, deck: str) -> None:
    duelsim.match(deck, "fn-rush", games=2, seed=1, out="single", page=False)
    result = run("replay", "single", "0", "--game", "1")
    assert result.exit_code == 2 and "the run has no matches" in " ".join(result.stderr.split())
    duelsim.match(deck, "fn-rush", best_of=3, matches=2, seed=1, out="matches", page=False)
    both = run("replay", "matches", "0", "--game", "1", "--cell", "1")
    assert both.exit_code == 2 and "--cell already says" in " ".join(both.stderr.split())
    assert "has no match 9" in run("replay", "matches", "9", "--game", "1").stderr
    assert "and no game 0" in run("replay", "matches", "0", "--game", "0").stderr


def test_games_of_matches_that_are_not_kept_are_replayed(run: Any, deck: str) -> None:
    match = ("match", deck, "fn-rush", "--best-of", "3", "--matches", "4", "--seed", "3")
    kept, printed = run(*match, "--out", "run"), run(*match)
    commands = re.findall(r"duelsim (replay .* --match (\d+) --game (\d))", printed.stdout)
    assert len(commands) == len(re.findall(r"^ +\d+ --game \d  ", kept.stdout, re.MULTILINE)) == 3
    for words, number, game in commands:
        replay = run(*words.split())
        assert replay.exit_code == 0 and "Liquid Beast (sideboarded)" in replay.stdout
        assert replay.stdout == run("replay", "run", number, "--game", game).stdout
    without = run("replay", deck, "fn-rush", "--seed", "1", "--match", "0")
    assert without.exit_code == 2 and "Missing option '--game'" in without.stderr
    nothing = run("replay", deck, "fn-rush", "--seed", "1", "--match", "0", "--game", "4")
    assert nothing.exit_code == 2 and "and no game 4" in nothing.stderr
    of_run = run("replay", "run", "0", "--match", "0", "--game", "1")
    assert of_run.exit_code == 2 and "without --match" in " ".join(of_run.stderr.split())


def test_the_example_of_the_guide_can_be_played(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my-deck.txt").write_text(f"{LIST}\n{fenced(GUIDE, '[Sideboard]')}", encoding="utf-8")
    Path("my-deck.play").write_text(fenced(GUIDE, "against everything:"), encoding="utf-8")
    assert run("players", "check", "my-deck.play").exit_code == 0
    for opponent, plan in (("fn-rush", "against FN Rush"), ("murky-riptide", "decks with"), ("liquid-beast", "every")):
        words = ("match", "my-deck.txt", opponent, "--best-of", "3", "--matches", "2", "--seed", "1", "--json")
        assert plan in json.loads(run(*words).stdout)["deck_a"]["plan"]
