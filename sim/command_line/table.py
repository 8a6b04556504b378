"""The table at which a person plays: the game as it is shown in the terminal, and the words that are typed."""

import io
import sys
from collections.abc import Callable

import click

from decks.matching import match_key
from decks.shown_names import called
from sim.api.limits import DEALS
from sim.cards.library import UnknownCard, cards_in_use
from sim.cards.library.shown_names import japanese_name
from sim.command_line.card_facts import card_lines
from sim.command_line.errors import INTERRUPTED, RUNTIME_ERROR
from sim.command_line.output import Meter, print_error, print_lines, print_text
from sim.games.matchups.matchup import Matchup
from sim.games.narration.board import Board
from sim.games.narration.question_texts import option_in_words, question_text
from sim.games.scenario.refusals import why_not_now
from sim.games.sessions.person import Hint, PersonsGame
from sim.games.sessions.session import GameError
from sim.language import gettext, sentences, translatable

LONGEST_INPUT = 1_000  # letters
WORDS = (
    translatable("  NUMBER     choose this option"),
    translatable("  hint [N]   ask which option is best, tried on N deals of what you cannot see"),
    translatable("  undo       take your last answer back, and what came after it"),
    translatable("  board      show the board again, with the cards in the mana zones and graveyards"),
    translatable("  log        show the whole game so far, as you have seen it"),
    translatable("  card NAME  show the text of a card"),
    translatable("  why NAME   why a card that you see cannot be chosen now"),
    translatable("  help       show this list"),
    translatable("  quit       leave; the last line says how to continue later"),
)


class Table:
    """The game as it is shown, and the words that are typed."""

    def __init__(self, game: PersonsGame, matchup: Matchup, deals: int) -> None:
        self._game = game
        self._matchup = matchup
        self._deals = deals
        self._told = 0  # rows of the log
        self._words: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "hint": self._hint,
            "board": self._board,
            "log": self._log,
            "card": self._card,
            "why": self._why,
            "help": self._help,
        }

    def play(self) -> int:
        """Ask one question after the other, until the person quits or the input ends; and return the exit code."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        try:
            self._play()
        except KeyboardInterrupt:
            print_text(f"\n{gettext('Interrupted.')}")
            return INTERRUPTED
        except GameError as failure:
            print_error(
                gettext("The engine stopped with an error, which is a fault of duelsim: {failure}.", failure=failure)
            )
            return RUNTIME_ERROR
        return 0

    def _play(self) -> None:
        own, other = self._matchup.names
        who = gettext(
            "{own} (you) against {other} ({player} player), seed {seed}.",
            own=own,
            other=other,
            player=self._matchup.players[1],
            seed=self._game.seed,
        )
        order = gettext("You go first.") if self._game.seat == 0 else gettext("Your opponent goes first.")
        print_lines([sentences(who, order, gettext("Type help for what you can type."))])
        self._show()
        while (typed := _read()) is not None:
            word, _, rest = typed.partition(" ")
            if word.lower() in ("quit", "exit", "q"):
                return
            if word.isascii() and word.isdecimal() and not rest:
                self._choose(word)
            elif (act := self._words.get(word.lower())) is not None:
                act(rest.strip())
            else:
                self._complain(
                    gettext("{typed!r} is neither the number of an option nor a known word.", typed=typed[:60])
                )

    def _show(self) -> None:
        """What has happened, the board, and the question, or how the game has ended."""
        session = self._game.session
        rows = session.events
        lines = ["", *self._game.narrator.tell(rows, self._told), "", *self._board_lines()]
        self._told = len(rows)
        print_lines(lines)
        self._ask()

    def _board_lines(self, *, whole: bool = False) -> list[str]:
        game = self._game
        return Board(game.session.state, game.narrator, game.seat, game.known).lines(whole=whole)

    def _ask(self) -> None:
        game = self._game
        if game.question is None:
            session = game.session
            ending = translatable("Nobody wins on turn {turn}: {reason}.")
            if session.winner in (0, 1):
                you, other = (
                    translatable("You win on turn {turn}: {reason}."),
                    translatable("Your opponent wins on turn {turn}: {reason}."),
                )
                ending = you if session.winner == game.seat else other
            how = gettext(ending, turn=int(session.record.turn), reason=gettext(session.reason))
            print_lines(["", sentences(how, gettext("Type undo, log or quit."))])
            return
        options = (f"{at:5}  {self._option(at - 1)}" for at in range(1, len(game.question.options) + 1))
        print_lines(["", question_text(game.question), *options])

    def _option(self, index: int) -> str:
        question = self._game.question
        assert question is not None
        return option_in_words(question, question.options[index], self._game.session.record)

    def _complain(self, sentence: str) -> None:
        """Say what is wrong with the input, and what is asked."""
        print_lines([sentence])
        self._ask()

    # --- what can be typed ---
    def _choose(self, word: str) -> None:
        question = self._game.question
        if question is None:
            self._complain(gettext("The game is over: there is nothing to choose."))
            return
        if len(word) > len(str(LONGEST_INPUT)) or not 1 <= int(word) <= len(question.options):
            self._complain(
                gettext(
                    "{word} is not among the options 1 to {options}.", word=word[:20], options=len(question.options)
                )
            )
            return
        self._game.answer(int(word) - 1)
        self._show()

    def _undo(self, rest: str) -> None:
        if not self._game.take_back():
            self._complain(gettext("There is nothing to take back: you have not answered yet."))
            return
        print_lines([gettext("Your last answer is taken back.")])
        self._told = len(self._game.session.events)
        self._show()

    def _board(self, rest: str) -> None:
        print_lines(self._board_lines(whole=True))
        self._ask()

    def _log(self, rest: str) -> None:
        print_lines(self._game.narrator.tell(self._game.session.events))
        self._ask()

    def _card(self, rest: str) -> None:
        own = {
            match_key(name): card
            for card in self._matchup.cards
            for name in filter(None, (card.japanese_name, card.name))
        }
        try:
            card = own.get(match_key(rest)) or cards_in_use().find(rest)
        except UnknownCard as error:
            self._complain(str(error.args[0]))
            return
        print_lines(card_lines(card))

    def _why(self, rest: str) -> None:
        session, seat = self._game.session, self._game.seat
        wanted = match_key(rest)
        names = {card: session.card_name(card) for card in self._game.cards_seen()}
        cards = [card for card, name in names.items() if wanted in (match_key(name), match_key(japanese_name(name)))]
        if not cards:
            self._complain(
                gettext(
                    'You see no card called "{rest}" in a hand, battle zone, mana zone or graveyard.', rest=rest[:60]
                )
            )
            return
        offered = {option.card for option in self._game.question.options} if self._game.question else set()
        if any(card in offered for card in cards):
            self._complain(gettext("{card_name} is among the options.", card_name=called(session.card_name(cards[0]))))
            return
        why = why_not_now(session, seat, cards[0])
        self._complain(gettext("{card_name}: {why}.", card_name=called(session.card_name(cards[0])), why=why))

    def _help(self, rest: str) -> None:
        print_lines(map(gettext, WORDS))

    def _hint(self, rest: str) -> None:
        if self._game.question is None:
            self._complain(gettext("The game is over: there is nothing to choose."))
            return
        if rest and not (rest.isascii() and rest.isdecimal() and len(rest) <= 5 and int(rest) in DEALS):
            self._complain(
                gettext(
                    "hint {rest}: write a number of deals from {least} to {most}.",
                    rest=rest[:20],
                    least=DEALS.least,
                    most=DEALS.most,
                )
            )
            return
        deals = int(rest) if rest else self._deals
        with Meter(gettext("Trying"), deals, translatable("deals")) as meter:
            hint = self._game.hint(deals, meter.update)
        print_lines(self._hint_lines(hint))

    def _hint_lines(self, hint: Hint) -> list[str]:
        best = hint.best
        chosen = f"{best.option + 1}: {self._answer(best.option, best.target)}"
        if not hint.deals:
            return [gettext("Hints leave this to the script, which chooses {chosen}.", chosen=chosen)]
        in_order = sorted(hint.tried, key=lambda one: -one.wins)
        if hint.looks_ahead:
            lines = [
                gettext(
                    "A lookahead would choose {chosen}. Your chance to win, judged at the end of your opponent's next"
                    " turn on {deals} deals of what you cannot see; the script plays both sides up to there:",
                    chosen=chosen,
                    deals=hint.deals,
                )
            ]
            counts = [""] * len(in_order)
        else:
            lines = [
                gettext(
                    "A search would choose {chosen}. Games won of {deals}, dealt again each time and played to the"
                    " end by the script on both sides:",
                    chosen=chosen,
                    deals=hint.deals,
                )
            ]
            counts = [f"{one.wins:7g}" for one in in_order]
        return lines + [
            f"{count}  {100 * one.wins / hint.deals:3.0f} %  {one.option + 1:3}  {self._answer(one.option, one.target)}"
            for one, count in zip(in_order, counts, strict=True)
        ]

    def _answer(self, option: int, target: int | None) -> str:
        words = self._option(option)
        if target is None:
            return words
        at = gettext("the opponent") if target < 0 else called(self._game.session.card_name(target))
        return gettext("{words}, at {target}", words=words, target=at)


def _read() -> str | None:
    """What the person types next; None at the end of the input. Raises UsageError for a line without end."""
    if sys.stdin is None:  # closed by the shell
        return None
    if sys.stdin.isatty():
        try:
            return input("> ").strip()
        except EOFError:
            print_text("")
            return None
    click.echo("> ", nl=False)
    line = sys.stdin.readline(LONGEST_INPUT + 1)
    print_text(line.strip()[:LONGEST_INPUT])  # what was typed elsewhere
    if len(line) > LONGEST_INPUT:
        raise click.UsageError(
            gettext("A line of the input has more than {LONGEST_INPUT} letters.", LONGEST_INPUT=LONGEST_INPUT)
        )
    return line.strip() if line else None
