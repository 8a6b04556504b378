"""A game of a person on the site: reads wishes from standard input, and writes what the person sees, as lines of JSON.

The folder has the question that the game was begun by, and the file of the game, which is written after every choice of
either player. When standard input ends, the process does too, whatever it is doing: nothing that was chosen is lost.

A wish is `{"do": NAME, "moment": N}`; "choose" and "why" have an `"option"`, too. N is how many choices the person had
made when the page was drawn: a wish of an earlier page, such as a second click, does nothing.
"""

import json
import os
import secrets
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from queue import SimpleQueue

import click

from reports.recounting import document_of
from reports.writing.page import page
from sim.cards.library.shown_names import names_of_parent
from sim.command_line.commands.play import game_of, play_command, ready_game
from sim.command_line.errors import explain
from sim.files import delete_file, replace_file
from sim.foreign import WrongValue
from sim.games.narration.replay import record_choices
from sim.games.sessions.person import Hint
from sim.games.sessions.session import GameError, NoQuestion, NotAnOption
from sim.language import gettext, speaking_as_parent, translatable
from sim.web.asked import PAGE, Asked
from sim.web.kept_games import GAME, KeptGame
from sim.web.seat import Reason, Seat

REFUSED = translatable(
    "This game was begun by another version of duelsim, whose rules allowed other choices. Begin it again."
)
DAMAGED = translatable("{file} of the game cannot be read: {why}.")
FAULT = translatable("The engine stopped with an error, which is a fault of duelsim: {error}.")
SEEDS = 1 << 62  # from which one is drawn
Say = Callable[..., None]


@dataclass(frozen=True)
class Wish:
    """What the person wants: "choose", "undo", "hint", "why" a card is refused, "concede".

    Or to have the page written of a game that is over: that is "replay", or "coach" for one with remarks.
    """

    do: str
    moment: int = -1
    option: int = -1


def main(place: str) -> None:
    """Play the game in a folder until there are no more wishes."""
    lines = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever else is printed

    def say(**facts: object) -> None:
        print(json.dumps(facts), file=lines, flush=True)

    wishes: SimpleQueue[Wish] = SimpleQueue()
    threading.Thread(target=_listen, args=[wishes], daemon=True).start()
    say(state="loading")
    try:
        asked = Asked.read(Path(place))
        with (
            speaking_as_parent(),
            names_of_parent(),
            play_command.make_context("play", list(asked.words[1:])) as context,
        ):
            table = _Table(asked.place, context, say)
            while True:
                table.grant(wishes.get())
    except Exception as error:
        words = _in_words(error)
        say(error=words or gettext(FAULT, error=error))
        if not words:
            raise


def _listen(wishes: SimpleQueue[Wish]) -> None:
    for line in sys.stdin:
        wishes.put(Wish(**json.loads(line)))
    os._exit(0)


def _in_words(error: Exception) -> str:
    """The message of an error that a user can cause; empty for a fault of duelsim."""
    if isinstance(error, WrongValue):
        return gettext(DAMAGED, file=GAME, why=error)
    if isinstance(error, NoQuestion | NotAnOption):
        return gettext(REFUSED)
    if isinstance(error, click.UsageError):
        return error.format_message()
    explained = explain(error)
    return "" if explained is None or isinstance(error, GameError) else explained[0]


class _Table:
    """The game, its file, and what there is to see of it."""

    def __init__(self, place: Path, context: click.Context, say: Say) -> None:
        """Begin the game, or go on with the one that is kept."""
        self._place, self._say = place, say
        ready = ready_game(context)
        self._matchup, self._turn_cap = ready.matchup, context.params["turn_cap"]
        self._deals = context.params["hint_deals"] or ready.hint_deals
        kept = KeptGame.read(place)
        if kept is None:
            given = context.params["seed"]
            kept = KeptGame(secrets.randbelow(SEEDS) if given is None else given)
            kept.write(place)
        self._kept = kept
        say(state="thinking")
        self._game = game_of(context, ready, kept.seed, choices=kept.choices, noted=self._note)
        self._seat = Seat(self._game)
        self._hint: Hint | None = None
        self._reason: Reason | None = None
        self._remarks: int | None = None  # how many the coach has made
        self._show()

    def grant(self, wish: Wish) -> None:
        """Do what the person wants, and say what there is to see then."""
        self._reason = None
        if wish.moment == len(self._game.answers):
            self._do(wish)
        self._show()

    def _do(self, wish: Wish) -> None:
        if wish.do == "undo":
            self._hint = None
            if self._kept.gave_up:
                self._kept = replace(self._kept, gave_up=False)
                self._note(self._kept.choices)
            else:
                self._say(state="thinking")
                self._seat.take_back()
            return
        question = None if self._kept.gave_up else self._game.question
        if question is None:
            if wish.do in ("replay", "coach"):
                self._write_replay(coached=wish.do == "coach")
            return
        if wish.do == "concede":
            self._kept = replace(self._kept, gave_up=True)
        elif wish.do == "hint":
            self._hint = self._game.hint(self._deals, self._tell)
        elif wish.do == "why":
            self._reason = self._seat.why(wish.option)
        elif wish.do == "choose" and 0 <= wish.option < len(question.options):
            self._hint = None
            self._say(state="thinking")
            self._seat.choose(wish.option)

    def _write_replay(self, *, coached: bool) -> None:
        """Write the page on which the whole game is watched, perhaps with remarks about the person's choices."""
        game, kept = self._game, self._kept
        gave_up = game.seat if kept.gave_up else None
        replay = record_choices(
            self._matchup, kept.seed, game.seat, kept.choices, turn_cap=self._turn_cap, gave_up=gave_up
        )
        total = len(game.answers)
        told: dict[int, str] = {}
        if coached:
            say = self._say
            told = dict(self._seat.remarks(self._deals, lambda done: say(state="coaching", done=done, total=total)))
            self._remarks = len(told)
        replace_file(self._place / PAGE, page([document_of(replay, remarks=told)]).encode())

    def _tell(self, done: int) -> None:
        """Say how far a hint is."""
        self._say(state="hinting", done=done, total=self._deals)

    def _note(self, choices: Sequence[int]) -> None:
        """Write down what has been chosen; a page of what was played before is out of date."""
        delete_file(self._place / PAGE)
        self._remarks = None
        self._kept = replace(self._kept, choices=tuple(choices))
        self._kept.write(self._place)

    def _show(self) -> None:
        """Say what there is to see, and write down how the game stands."""
        sight = self._seat.look(self._hint, gave_up=self._kept.gave_up, remarks=self._remarks, reason=self._reason)
        self._kept = replace(self._kept, turn=sight.turn, outcome=sight.outcome)
        self._kept.write(self._place)
        self._say(state="ready", sight=asdict(sight))
