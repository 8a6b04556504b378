"""What a person sees of their game, as data for its page: the board, the question and its options, and what happened.

Nothing else leaves the process that plays the game (`sim.command_line.for_game`), so that no page can show more.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from decks.shown_names import called
from reports.decks_shown import facts_of
from reports.recordings import Still, from_still_to_still
from reports.writing.document import CardFacts
from reports.writing.watching import written
from sim.games.narration.board import Board
from sim.games.narration.private_board import NO_KIND, SECOND, Onlooker, SeenBoard
from sim.games.narration.question_texts import option_in_words, question_text
from sim.games.scenario.refusals import why_not_now
from sim.games.sessions.person import Hint, PersonsGame, Tried
from sim.games.sessions.session import Session
from sim.language import gettext

ANCHOR = "game-"  # how the names of elements begin that the board makes
NO_CARD = -1
LEAST_GAIN = 10  # points of win probability that a better choice gains, for a remark


@dataclass(frozen=True)
class Choice:
    """An option: its words, the number of its card on the board or -1, and the name of the element with its text."""

    words: str
    card: int
    text: str


@dataclass(frozen=True)
class Refused:
    """A card that cannot be chosen now, whose reason can be asked for: its name, and its copies on the board."""

    words: str
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Reason:
    """Why a card cannot be chosen now: its name, and the reason as a clause."""

    card: str
    why: str


@dataclass(frozen=True)
class Told:
    """A turn in the log: its title, and what happened as (step, text); the last `fresh` are since the last choice."""

    title: str
    events: tuple[tuple[str, str], ...]
    fresh: int


@dataclass(frozen=True)
class TriedAnswer:
    """An answer that a hint has tried: its words, and the chance to win with it in percent."""

    words: str
    percent: float


@dataclass(frozen=True)
class Advice:
    """A hint: the option that it chooses from 0, what it tried, the best first, and on how many deals; 0 for none."""

    option: int
    words: str
    tried: tuple[TriedAnswer, ...]
    deals: int
    looks_ahead: bool


@dataclass(frozen=True)
class Sight:
    """All that the page of a game has. `moment` counts the person's choices; `board` is JSON for `board.js`.

    The board begins before the last choice, and its moves lead to now; `told` is how many of the fresh events have
    happened after each. `attack` is what an arrow is drawn for now.

    `outcome` is "won", "lost", "nobody" or, while the game goes on, empty; `reason` says why it ended. `lines` is the
    board in words. `texts` are the cards that can be read, by the names of their elements.
    """

    moment: int
    seat: int
    turn: int
    question: str
    options: tuple[Choice, ...]
    outcome: str
    reason: str
    board: str
    told: tuple[int, ...]
    attack: tuple[str, int, int, int]
    lines: tuple[str, ...]
    log: tuple[Told, ...]
    texts: dict[str, CardFacts]
    advice: Advice | None
    refused: tuple[Refused, ...]
    why: Reason | None
    remarks: int | None


@dataclass(frozen=True)
class _Glance:
    """What was seen at a moment, and how many rows the log had."""

    still: Still
    rows: int


class Seat:
    """The person's seat at a game. It sees what a player may see."""

    def __init__(self, game: PersonsGame) -> None:
        """Sit down."""
        self._game = game
        self._onlooker = Onlooker(game.seat)
        self._told = 0  # rows of the log at the last choice
        self._glances: list[_Glance] = []  # before the last choice, and since then
        self._facts: dict[int, CardFacts] = {}  # by kind

    def choose(self, option: int) -> None:
        """Choose an option, and see what happens then. Raises NotAnOption, or NoQuestion."""
        self._told = len(self._game.session.events)
        self._glances = [self._glance()]
        self._game.answer(option, lambda: self._glances.append(self._glance()))

    def take_back(self) -> None:
        """Take the last choice back, if there is one."""
        self._game.take_back()
        self._told = len(self._game.session.events)
        self._glances = []

    def why(self, number: int) -> Reason | None:
        """Why the card of this number among the refused ones cannot be chosen now; None if there is no such card."""
        refused = self._refused(self._seen())
        if not 0 <= number < len(refused):
            return None
        words, cards = refused[number]
        return Reason(words, why_not_now(self._game.session, self._game.seat, cards[0]))

    def look(
        self,
        hint: Hint | None = None,
        *,
        gave_up: bool = False,
        remarks: int | None = None,
        reason: Reason | None = None,
    ) -> Sight:
        """What there is to see now; with a hint for the question, or after the person has given up.

        `remarks` is how many the coach has made, and `reason` why a card cannot be chosen, if that was asked.
        """
        game = self._game
        session = game.session
        record = session.record
        seen = self._seen()
        stills, told = self._stills(seen)
        question = None if gave_up else game.question
        texts = self._texts_of(stills)
        names = {card.name: name for name, card in texts.items()}
        options = () if question is None else tuple(self._option(at, seen) for at in range(len(question.options)))
        outcome = "" if question is not None else "nobody"
        if gave_up or session.winner in (0, 1):
            outcome = "won" if session.winner == game.seat and not gave_up else "lost"
        return Sight(
            moment=len(game.answers),
            seat=game.seat,
            turn=int(record.turn),
            question="" if question is None else question_text(question),
            options=options,
            outcome=outcome,
            reason="" if gave_up else session.reason,
            board=self._board(stills, names),
            told=told,
            attack=self._attack(seen),
            lines=tuple(Board(session.state, game.narrator, game.seat, game.known).lines(whole=True)),
            log=tuple(self._log()),
            texts=texts,
            advice=None if hint is None or question is None else self._advice(hint),
            refused=()
            if question is None
            else tuple(
                Refused(words, tuple(seen.number_of(card) for card in cards)) for words, cards in self._refused(seen)
            ),
            why=reason,
            remarks=remarks,
        )

    def remarks(self, deals: int, told: Callable[[int], None]) -> Iterator[tuple[int, str]]:
        """The choices that a hint would have made otherwise, by their numbers; `told` gets how many were looked at."""
        for at, one in enumerate(self._game.review(deals), 1):
            told(at)
            if not one.hint.deals:
                continue
            chosen = max((tried for tried in one.hint.tried if tried.option == one.chosen), key=_wins, default=None)
            best = one.hint.best
            if chosen is None or 100 * (best.wins - chosen.wins) < LEAST_GAIN * one.hint.deals:
                continue
            better, done = (_answer(one.session, tried.option, tried.target) for tried in (best, chosen))
            yield (
                one.number,
                gettext(
                    "The coach: {better} wins {chance:.0f} %, and {done} {less:.0f} %.",
                    better=better,
                    chance=100 * best.wins / one.hint.deals,
                    done=done,
                    less=100 * chosen.wins / one.hint.deals,
                ),
            )

    # --- The board ---
    def _seen(self) -> SeenBoard:
        session = self._game.session
        return self._onlooker.look(session.state, session.tables, self._game.known)

    def _still(self, seen: SeenBoard) -> Still:
        record = self._game.session.record
        return Still(int(record.turn), int(record.turn_player), seen.cards, seen.attack)

    def _glance(self) -> _Glance:
        return _Glance(self._still(self._seen()), len(self._game.session.events))

    def _stills(self, seen: SeenBoard) -> tuple[list[Still], tuple[int, ...]]:
        """How the game stood before the last choice, and whenever something was told since then, at last now.

        And how many events had been told at each of these but the first.
        """
        now = self._still(seen)
        if not self._glances:
            return [now], ()
        rows = [row for row, line in self._tell_rows() if line.startswith(" ")]
        first, *others = self._glances
        stills, told = [first.still], [0]
        for glance in others:
            count = bisect_left(rows, glance.rows)
            if count > told[-1]:
                stills.append(glance.still)
                told.append(count)
        if len(rows) > told[-1] or len(stills) == 1:
            stills.append(now)
            told.append(len(rows))
        stills[-1] = now
        return stills, tuple(told[1:])

    def _tell_rows(self) -> Iterator[tuple[int, str]]:
        """What has happened since the last choice, each line with its row of the log."""
        return self._game.narrator.tell_rows(self._game.session.events, self._told)

    def _board(self, stills: Sequence[Still], names: dict[str, str]) -> str:
        recording = from_still_to_still(self._game.players, self._game.session.cards, stills, SECOND)
        return str(written(recording, ANCHOR, names))

    def _attack(self, seen: SeenBoard) -> tuple[str, int, int, int]:
        """Who attacks whom now, as `board.js` draws it: the attacker and, if a creature is attacked, that."""
        attacker, attacked = seen.attack
        return ("a" if attacker >= 0 else "", self._game.seat, attacker, attacked)

    def _texts_of(self, stills: Sequence[Still]) -> dict[str, CardFacts]:
        """The cards that lie open, and those that can be chosen, such as cards of a deck that is looked through."""
        cards, record = self._game.session.cards, self._game.session.record
        question = self._game.question
        kinds = {one.kind for still in stills for one in still.cards.values() if one.kind != NO_KIND}
        options = () if question is None else question.options
        kinds |= {int(record.kind[one.card]) for one in options if one.card >= 0 and one.name is not None}
        for kind in kinds - self._facts.keys():
            self._facts[kind] = facts_of(cards[kind])
        return {f"text-{kind}": self._facts[kind] for kind in sorted(kinds)}

    # --- Words ---
    def _option(self, at: int, seen: SeenBoard) -> Choice:
        question, record = self._game.question, self._game.session.record
        assert question is not None
        option = question.options[at]
        text, card = "", NO_CARD
        if option.card >= 0:
            text = "" if option.name is None else f"text-{int(record.kind[option.card])}"
            card = seen.number_of(option.card)
        return Choice(option_in_words(question, option, record), card, text)

    def _log(self) -> Sequence[Told]:
        game = self._game
        rows = game.session.events
        fresh = sum(line.startswith(" ") for _, line in self._tell_rows())
        turns: list[tuple[str, list[tuple[str, str]]]] = []
        for line in game.narrator.tell(rows):
            if line.startswith(" "):
                turns[-1][1].append((line[2:10].strip(), line[10:]))
            else:
                turns.append((line, []))
        found: list[Told] = []
        for title, events in reversed(turns):
            found.append(Told(title, tuple(events), min(fresh, len(events))))
            fresh -= found[-1].fresh
        return found[::-1]

    def _refused(self, seen: SeenBoard) -> list[tuple[str, list[int]]]:
        """The person's cards in hand and battle zone that are not among the options: their names, and the cards.

        Copies in the hand are one: the same is true of them.
        """
        game, question = self._game, self._game.question
        offered = set() if question is None else {option.card for option in question.options}
        found: dict[tuple[str, int], list[int]] = {}
        for place, card in [*((NO_CARD, card) for card in game.hand), *((card, card) for card in game.in_battle)]:
            if card not in offered and seen.number_of(card) >= 0:
                found.setdefault((called(game.session.card_name(card)), place), []).append(card)
        return [(words, cards) for (words, _), cards in found.items()]

    def _advice(self, hint: Hint) -> Advice:
        session, best = self._game.session, hint.best
        tried = tuple(
            TriedAnswer(_answer(session, one.option, one.target), 100 * one.wins / max(hint.deals, 1))
            for one in sorted(hint.tried, key=_wins, reverse=True)
        )
        return Advice(best.option, _answer(session, best.option, best.target), tried, hint.deals, hint.looks_ahead)


def _wins(tried: Tried) -> float:
    return tried.wins


def _answer(session: Session, option: int, target: int | None) -> str:
    """An answer that was tried at the question of a session, in words."""
    question = session.question
    assert question is not None
    words = option_in_words(question, question.options[option], session.record)
    if target is None:
        return words
    at = gettext("the opponent") if target < 0 else called(session.card_name(target))
    return gettext("{answer}, at {target}", answer=words, target=at)
