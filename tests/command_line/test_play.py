"""`duelsim play`: a game against a player, with the answers from a pipe."""

import os
import shlex
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from decks.reading import read_deck
from sim.api import defaults
from sim.cards.library import known_names
from sim.games.matchups.matchup import side_of
from sim.games.matchups.rule_options import DEFAULT_RULES
from sim.training import cached_values
from strategies.values.finding import universal_value
from strategies.values.writing import LEARNED_WHEN_PLAYED
from tests.progress import without_progress

ROOT = Path(__file__).parents[2]
GAME = ("liquid-beast", "fn-rush", "--seed", "7", "--first", "opponent")


def play(typed: str | bytes, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run the command as a program, which plays interpreted; `typed` is its standard input."""
    done = subprocess.run(
        [sys.executable, "-m", "duelsim", "play", *words],
        input=typed.encode() if isinstance(typed, str) else typed,
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "120"},
        capture_output=True,
        check=False,
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.fixture(scope="module")
def session() -> "subprocess.CompletedProcess[str]":
    """A few answers, and every word that can be typed."""
    words = "hint! 99 0 foo undo 2 undo 2 hint_2 card_corile card_bio_kick"
    words += " why_crystal_lancer why_hearty_cap'n_polligon why_nobody board 3 log help quit"
    return play(words.replace(" ", "\n").replace("_", " "), *GAME)


def test_a_game_shows_the_board_the_question_and_numbered_options(session: "subprocess.CompletedProcess[str]") -> None:
    assert session.returncode == 0
    assert without_progress(session.stderr) == ""
    beginning = session.stdout.split("\n> ")[0]
    assert "Your opponent goes first." in beginning
    assert "Turn 2, your turn, charge" in beginning
    assert "Opponent, FN Rush: 5 shields, 3 in hand, 30 in the deck, 0 in the graveyard" in beginning
    assert "  battle  Hearty Cap'n Polligon (2000, summoning sick)" in beginning
    assert beginning.endswith("    7  Aqua Hulcus")
    assert "Which card do you put into your mana zone?\n    1  none\n    2  Burning Mane\n" in beginning


def test_wrong_input_is_answered_with_a_sentence_and_the_question(session: "subprocess.CompletedProcess[str]") -> None:
    for sentence in (
        "'hint!' is neither the number of an option nor a known word.",
        "99 is not among the options 1 to 7.",
        "0 is not among the options 1 to 7.",
        "There is nothing to take back: you have not answered yet.",
    ):
        assert f"{sentence}\n\nWhich card do you put into your mana zone?\n" in session.stdout


def test_why_a_card_cannot_be_chosen_is_said(session: "subprocess.CompletedProcess[str]") -> None:
    asked = dict(part.partition("\n")[::2] for part in session.stdout.split("\n> ")[1:])
    assert asked["why nobody"].startswith('You see no card called "nobody" in a hand, battle zone, mana zone or')
    assert asked["why crystal lancer"].startswith("Crystal Lancer is among the options.\n")
    assert asked["why hearty cap'n polligon"].startswith("Hearty Cap'n Polligon: it is in the battle zone, and not")


def test_words_show_what_they_promise(session: "subprocess.CompletedProcess[str]") -> None:
    asked = dict(part.partition("\n")[::2] for part in session.stdout.split("\n> ")[1:])
    assert asked["undo"].startswith("Your last answer is taken back.\n")
    assert asked["undo"].endswith("\n    7  Aqua Hulcus")
    assert asked["hint 2"].startswith("A lookahead would choose ")
    assert "Your chance to win, judged at the end of your opponent's next turn on 2 deals" in asked["hint 2"]
    assert "put one of your opponent's creatures on top of their deck" in asked["card corile"]
    assert asked["card bio kick"].startswith("Bio Kick is a real card that duelsim cannot play yet")
    assert "  in the mana zone: Torcon; Comet Missile" in asked["board"]
    assert asked["log"].startswith("Turn 1 - FN Rush\n  charge  FN Rush charges Torcon\n")
    assert "FN Rush draws a card" in asked["log"]
    assert "  undo       take your last answer back" in asked["help"]


def test_the_last_line_continues_the_game(session: "subprocess.CompletedProcess[str]") -> None:
    command = session.stdout.splitlines()[-1]
    assert command == "To continue: duelsim play liquid-beast fn-rush --first opponent --seed 7 --answers 2,3"
    again = play("log\n", *shlex.split(command.removeprefix("To continue: duelsim play ")))
    log = session.stdout.partition("\n> log\n")[2].partition("\n\n")[0]
    assert log in again.stdout
    assert again.stdout.splitlines()[-1] == command


def test_the_example_of_the_guide_is_what_it_prints() -> None:
    guide = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    example = guide[guide.index("    Turn 6, your turn, charge") : guide.index("\n    >\n")]
    printed = play("", *GAME, "--answers", "2,4,1").stdout
    assert textwrap.dedent(example).split() == printed[printed.index("Turn 6, your") : printed.index("\n> ")].split()


def test_an_answer_that_is_no_option_is_refused() -> None:
    refused = play("", *GAME, "--answers", "2,9")
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert "answer 2 is 9, and the options are 1 to 7" in refused.stderr


def test_odd_input_ends_the_game_cleanly() -> None:
    ended = play(b"\xff\xfe\n\x1b[31m\n" + b"9" * 500 + b"\n" + b"1" * 2_000, *GAME)
    assert ended.returncode == 2
    assert "A line of the input has more than 1000 letters." in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "\x1b" not in ended.stdout


def test_ctrl_c_says_how_to_go_on() -> None:
    game = subprocess.Popen(
        [sys.executable, "-m", "duelsim", "play", *GAME],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        text=True,
    )
    assert game.stdin is not None and game.stdout is not None
    game.stdin.write("2\n")
    game.stdin.flush()
    shown = ""
    while shown.count("\n> ") < 2:  # it waits for the second answer
        shown += game.stdout.read(1)
    game.send_signal(signal.SIGINT)
    rest = game.communicate()[0]
    assert rest.endswith(
        "\nInterrupted.\nTo continue: duelsim play liquid-beast fn-rush --first opponent --seed 7 --answers 2\n"
    )
    assert game.returncode == 130


def test_the_opponent_judges_by_what_was_learned_before_and_nothing_is_learned_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command that continues says so, as the answers of the opponent depend on it."""
    monkeypatch.delenv(defaults.LEARNING)
    monkeypatch.setenv("DUELSIM_CACHE", str(tmp_path))
    words = ("liquid-beast", "fn-rush", "--players", "auto,lookahead:1/rush", "--seed", "7")
    before = play("", *words)
    assert before.returncode == 0, before.stderr
    assert "--no-learning" in before.stdout.partition("To continue: ")[2]
    assert not cached_values.folder().exists()
    side = side_of(read_deck("fn-rush", known_names()), "lookahead:1/rush")
    head = f"# {LEARNED_WHEN_PLAYED}\ngames: 600\nheld out: 56.3 ± 5.3 % against the universal value\n"
    cached_values.keep(
        cached_values.key_of(side, DEFAULT_RULES), head + universal_value().partition("own-shields-1")[2]
    )
    assert "--no-learning" not in play("", *words).stdout.partition("To continue: ")[2]
    assert "--no-learning" in play("", *words, "--no-learning").stdout.partition("To continue: ")[2]
