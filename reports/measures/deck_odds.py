"""The exact odds of a deck: its shield triggers among the shields, its draws by turn, and both given what was seen.

The questions are in ``sim.experiments.kinds.odds``, the formulas in ``sim.statistics.exact_odds``. No game is needed.
Odds are between 0 and 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from decks.naming import NamedCards
from sim.engine.record.codes import course
from sim.experiments.kinds.odds import Question, Seen, ShuffledDeck
from sim.json_types import JsonObject
from sim.statistics.exact_odds import Group, at_least, at_least_of_each, expected

LAST_TURN = 8  # the last turn whose draws are counted
MOST_DRAWN = course.HAND_AT_START + LAST_TURN  # going second
DRAWN = range(course.HAND_AT_START, MOST_DRAWN + 1)
NEXT_TURNS = range(1, LAST_TURN + 1)


def cards_drawn(turn: int, going_first: bool) -> int:
    """Return how many cards a player has drawn by their own turn number ``turn``: the opening hand, then one a turn.

    Turns are the player's own, from 1; 0 is the opening hand. The player going first does not draw on turn 1.
    """
    return course.HAND_AT_START + max(0, turn - 1 if going_first else turn)


@dataclass(frozen=True)
class AmongShields:
    """How many copies of a card are among a number of shields.

    ``at_least[k]`` are the odds of k + 1 or more, as many as there can be; ``expected`` is the number on average.
    """

    shields: int
    at_least: tuple[float, ...]
    expected: float


def among_shields(copies: int, shields: int, cards: int) -> AmongShields:
    """Return how many of the ``copies`` among ``cards`` unknown cards are in the shields, which are some of these."""
    numbers = range(1, min(copies, shields) + 1)
    return AmongShields(
        shields, tuple(at_least(number, copies, shields, cards) for number in numbers), expected(copies, shields, cards)
    )


@dataclass(frozen=True)
class ShieldOdds:
    """A card among the first 1, 2, ... 5 shields; ``card`` is None for all cards with shield triggers together."""

    card: str | None
    copies: int
    by_shields: tuple[AmongShields, ...]

    @property
    def at_start(self) -> AmongShields:
        """Among all five shields."""
        return self.by_shields[-1]


@dataclass(frozen=True)
class DrawOdds:
    """The odds of having drawn all of some cards with 5 cards drawn (the opening hand), 6, ... 13.

    They are None where the deck does not have that many cards to draw.
    """

    cards: NamedCards
    by_cards_drawn: tuple[float | None, ...]

    def by_turn(self, going_first: bool) -> tuple[float | None, ...]:
        """The odds with the opening hand, and by the player's own turn 1, 2, ... 8."""
        return tuple(
            self.by_cards_drawn[cards_drawn(turn, going_first) - course.HAND_AT_START] for turn in range(LAST_TURN + 1)
        )


@dataclass(frozen=True)
class LeftInShields:
    """A card with ``left`` unseen copies; ``card`` is None for all triggers together."""

    card: str | None
    seen: int
    left: int
    among: AmongShields


@dataclass(frozen=True)
class OddsGivenSeen:
    """The odds once some cards have been seen; ``unknown`` cards are left, the shields among them.

    ``shields`` are the cards with shield triggers and those named as seen, ``together`` the triggers, if there are
    several. The odds of draws are those of the next 1, 2, ... 8 draws: ``draws`` to draw one of the copies that
    are left, ``wants`` to draw all cards of what is wanted. They are None where so much cannot be left or drawn.
    """

    seen: Seen
    unknown: int
    shields: tuple[LeftInShields, ...]
    together: LeftInShields | None
    draws: tuple[tuple[int, tuple[float | None, ...]], ...]
    wants: tuple[tuple[NamedCards, tuple[float | None, ...]], ...]


@dataclass(frozen=True)
class DeckOdds:
    """All exact odds of a deck: its shield triggers by card and together, one of each card drawn, and what was asked.

    ``triggers`` is empty, and ``together`` None, for a deck without shield triggers.
    """

    deck: ShuffledDeck
    triggers: tuple[ShieldOdds, ...]
    together: ShieldOdds | None
    draws: tuple[DrawOdds, ...]
    wants: tuple[DrawOdds, ...]
    given_seen: OddsGivenSeen | None

    def one_of(self, copies: int) -> DrawOdds:
        """The odds of having drawn at least one copy of a card with this many copies."""
        return next(odds for odds in self.draws if self.deck.copies(odds.cards[0][0]) == copies)

    @property
    def numbers_of_copies(self) -> tuple[int, ...]:
        """The different numbers of copies that cards of the deck have."""
        return tuple(sorted({copies for _, copies in self.deck.cards if copies}))

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return {
            "shuffled_cards": self.deck.size,
            "shield_triggers": [_shields_json(odds) for odds in self.triggers],
            "any_shield_trigger": None if self.together is None else _shields_json(self.together),
            "draws": [_draws_json(odds) for odds in self.draws],
            "wants": [_draws_json(odds) for odds in self.wants],
            "given_seen": None if self.given_seen is None else _given_json(self.given_seen),
        }


def deck_odds(deck: ShuffledDeck, question: Question) -> DeckOdds:
    """Return the odds of a deck, with those that were asked for.

    Raises ``ValueError`` for a question that ``sim.experiments.kinds.odds.check_question`` refuses.
    """
    triggers = tuple(_shield_odds(deck, name, deck.copies(name)) for name in deck.triggers)
    names = [name for name, copies in deck.cards if copies]
    return DeckOdds(
        deck=deck,
        triggers=triggers,
        together=_shield_odds(deck, None, deck.copies(*deck.triggers)) if triggers else None,
        draws=tuple(_draw_odds(deck, ((name, 1),)) for name in names),
        wants=tuple(_draw_odds(deck, want) for want in question.wants),
        given_seen=None if question.seen is None else _given_seen(deck, question.seen, question.wants),
    )


def _shield_odds(deck: ShuffledDeck, card: str | None, copies: int) -> ShieldOdds:
    by_shields = tuple(among_shields(copies, shields, deck.size) for shields in range(1, course.SHIELDS_AT_START + 1))
    return ShieldOdds(card, copies, by_shields)


def _groups(deck: ShuffledDeck, cards: NamedCards, seen: Seen | None = None) -> list[Group]:
    return [Group(deck.copies(name) - (seen.copies(name) if seen else 0), wanted) for name, wanted in cards]


def _draw_odds(deck: ShuffledDeck, cards: NamedCards) -> DrawOdds:
    groups = _groups(deck, cards)
    most = deck.size - deck.seals - course.SHIELDS_AT_START
    return DrawOdds(
        cards, tuple(at_least_of_each(groups, drawn, deck.size) if drawn <= most else None for drawn in DRAWN)
    )


def _given_seen(deck: ShuffledDeck, seen: Seen, wants: Sequence[NamedCards]) -> OddsGivenSeen:
    unknown = deck.size - seen.number

    def next_draws(groups: list[Group]) -> tuple[float | None, ...]:
        possible = sum(group.copies for group in groups) <= unknown
        most = unknown - seen.shields
        return tuple(
            at_least_of_each(groups, drawn, unknown) if possible and drawn <= most else None for drawn in NEXT_TURNS
        )

    def left_in_shields(card: str | None, *names: str) -> LeftInShields:
        seen_copies = sum(seen.copies(name) for name in names)
        left = deck.copies(*names) - seen_copies
        return LeftInShields(card, seen_copies, left, among_shields(left, seen.shields, unknown))

    named = dict.fromkeys([*deck.triggers, *(name for name, _ in seen.cards)])
    numbers = sorted({left for name, copies in deck.cards if (left := copies - seen.copies(name)) > 0})
    return OddsGivenSeen(
        seen=seen,
        unknown=unknown,
        shields=tuple(left_in_shields(name, name) for name in named),
        together=left_in_shields(None, *deck.triggers) if len(deck.triggers) > 1 else None,
        draws=tuple((left, next_draws([Group(left)])) for left in numbers),
        wants=tuple((want, next_draws(_groups(deck, want, seen))) for want in wants),
    )


# --- JSON -------------------------------------------------------------------------------------------------
def _among_json(among: AmongShields) -> JsonObject:
    return {"shields": among.shields, "at_least": list(among.at_least), "expected": among.expected}


def _shields_json(odds: ShieldOdds) -> JsonObject:
    return {
        "card": odds.card,
        "copies": odds.copies,
        "by_shields": [_among_json(among) for among in odds.by_shields],
    }


def cards_json(cards: NamedCards) -> list[JsonObject]:
    """Named cards as JSON."""
    return [{"card": name, "copies": copies} for name, copies in cards]


def _draws_json(odds: DrawOdds) -> JsonObject:
    return {
        "cards": cards_json(odds.cards),
        "going_first": list(odds.by_turn(going_first=True)),
        "going_second": list(odds.by_turn(going_first=False)),
    }


def _left_json(odds: LeftInShields) -> JsonObject:
    return {"card": odds.card, "seen": odds.seen, "left": odds.left, **_among_json(odds.among)}


def _given_json(given: OddsGivenSeen) -> JsonObject:
    return {
        "seen": cards_json(given.seen.cards),
        "seen_cards": given.seen.number,
        "shields": given.seen.shields,
        "unknown_cards": given.unknown,
        "in_shields": [_left_json(odds) for odds in given.shields],
        "any_shield_trigger": None if given.together is None else _left_json(given.together),
        "one_of_copies_left": [{"left": left, "next_draws": list(odds)} for left, odds in given.draws],
        "wants": [{"cards": cards_json(want), "next_draws": list(odds)} for want, odds in given.wants],
    }
