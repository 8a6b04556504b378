"""The odds of a deck: games against an opponent, and the same games without some shield triggers of the deck.

The experiment also carries the question about the shuffled deck: cards to draw, and cards that have been seen in the
middle of a game. This module refuses impossible questions; `reports.measures.deck_odds` computes the odds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypedDict

from decks.naming import ImpossibleCards, NamedCards, named_cards
from decks.reading import Deck
from sim.cards.library import cards_in_use
from sim.cards.words import Card, StartsSealed
from sim.engine.record.codes import course
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.kind import Kind
from sim.games.matchups.matchup import Side, seated, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.batch import TURN_CAP
from sim.json_types import JsonObject
from sim.language import gettext, translatable


@dataclass(frozen=True)
class Seen:
    """A moment of a game: `number` cards of a deck have been seen, and `shields` of its shields are left.

    `cards` are the seen copies by name. No copy has been seen of a card that is not named.
    """

    cards: NamedCards = ()
    number: int = 0
    shields: int = course.SHIELDS_AT_START

    def copies(self, name: str) -> int:
        """How many copies of a card have been seen."""
        return dict(self.cards).get(name, 0)


@dataclass(frozen=True)
class Question:
    """A question about a deck: the odds of drawing all cards of each of `wants`, and what is left after `seen`.

    If cards have been seen, the wanted copies are further ones.
    """

    wants: tuple[NamedCards, ...] = ()
    seen: Seen | None = None

    def to_json(self) -> JsonObject:
        """The question as it is stored in the settings of an experiment."""
        seen = self.seen
        return {
            "wants": [[list(card) for card in want] for want in self.wants],
            "seen": None
            if seen is None
            else {"cards": [list(card) for card in seen.cards], "number": seen.number, "shields": seen.shields},
        }

    @staticmethod
    def from_json(value: JsonObject) -> "Question":
        """The question that `to_json` described."""
        seen = value["seen"]
        return Question(
            tuple(_cards(want) for want in value["wants"]),
            None if seen is None else Seen(_cards(seen["cards"]), seen["number"], seen["shields"]),
        )


def _cards(value: Sequence[tuple[str, int]]) -> NamedCards:
    return tuple((name, copies) for name, copies in value)


@dataclass(frozen=True)
class ShuffledDeck:
    """The shuffled cards of a deck: all except a card of it that starts the game in the battle zone.

    `cards` are names and copies, in alphabetical order; `seals` is how many cards are put on that card before shields
    are set up; `triggers` are the names of the cards with shield triggers, in the same order.
    """

    name: str
    cards: NamedCards
    seals: int
    triggers: tuple[str, ...]

    @property
    def size(self) -> int:
        """The number of cards that are shuffled."""
        return sum(copies for _, copies in self.cards)

    def copies(self, *names: str) -> int:
        """How many copies of some cards are shuffled."""
        return sum(copies for name, copies in self.cards if name in names)


def _seals_at_start(card: Card) -> int | None:
    """With how many seals on it the card starts the game in the battle zone; None if it does not."""
    return next((feature.seals for feature in card.features if isinstance(feature, StartsSealed)), None)


def shuffled_deck(side: Side) -> ShuffledDeck:
    """The shuffled cards of a deck. Raises what `Side.cards` raises."""
    copies: dict[str, int] = {}
    triggers: set[str] = set()
    cards = side.cards()
    # 100.5: one that begins in the battle zone and is none of the deck comes first.
    others = cards[len(cards) - len(side.outside.battle) :]
    seals = next((seals for card in others if (seals := _seals_at_start(card)) is not None), 0 if others else None)
    for card in cards[: len(side.slots)]:
        starting = _seals_at_start(card)
        starts = starting is not None and seals is None
        if starts:
            seals = starting
        copies[card.name] = copies.get(card.name, 0) + (0 if starts else 1)
        if card.has_shield_trigger:
            triggers.add(card.name)
    return ShuffledDeck(side.name, tuple(sorted(copies.items())), seals or 0, tuple(sorted(triggers)))


def question_of(
    deck: Deck,
    wants: Sequence[str] = (),
    seen: Sequence[str] = (),
    seen_cards: int | None = None,
    shields: int | None = None,
) -> Question:
    """The question in lines that name cards of the deck, such as "2 Aqua Hulcus, 1 Corile" (`decks.named_cards`).

    Without `seen` and `seen_cards` nothing has been seen. Otherwise `seen_cards` cards have been seen, by default those
    that `seen` names, and `shields` shields are left, by default five.

    Raises ImpossibleCards for a card that is not in the deck, and for `shields` if nothing has been seen.
    """
    names = cards_in_use().names
    wanted = tuple(named_cards(line, deck, names) for line in wants)
    if not seen and seen_cards is None:
        if shields is not None:
            raise ImpossibleCards(
                gettext("The number of shields left only matters if cards have been seen: say which, or how many.")
            )
        return Question(wanted)
    cards = named_cards(", ".join(seen), deck, names) if seen else ()
    number = sum(copies for _, copies in cards) if seen_cards is None else seen_cards
    return Question(wanted, Seen(cards, number, course.SHIELDS_AT_START if shields is None else shields))


def check_question(question: Question, deck: ShuffledDeck) -> None:
    """Raise ImpossibleCards if this deck cannot have the wanted or seen cards."""
    seen = question.seen
    if seen is not None:
        _check_seen(seen, deck)
    unknown = deck.size - (0 if seen is None else seen.number)
    for want in question.wants:
        for name, copies in want:
            _check_wanted(name, copies, 0 if seen is None else seen.copies(name), deck)
        if seen is not None:
            _check_room([name for name, _ in want], seen, unknown, deck)


def _check_wanted(name: str, wanted: int, seen: int, deck: ShuffledDeck) -> None:
    copies = deck.copies(name)
    if not copies:
        raise ImpossibleCards(gettext("{name} starts the game in the battle zone: it is never drawn.", name=name))
    if wanted < 1:
        raise ImpossibleCards(gettext("0 {name} are always drawn. Ask for 1 or more, or leave it out.", name=name))
    if wanted > copies:
        raise ImpossibleCards(
            gettext(
                "{wanted} {name} cannot be drawn: {name2} has {copies}.",
                wanted=wanted,
                name=name,
                name2=deck.name,
                copies=copies,
            )
        )
    if wanted > copies - seen:
        raise ImpossibleCards(
            gettext(
                "{wanted} more {name} cannot be drawn: {name2} has {copies}, and {seen} are seen.",
                wanted=wanted,
                name=name,
                name2=deck.name,
                copies=copies,
                seen=seen,
            )
        )


def _check_seen(seen: Seen, deck: ShuffledDeck) -> None:
    for name, number in seen.cards:
        copies = deck.copies(name)
        if not copies:
            raise ImpossibleCards(
                gettext("{name} starts the game in the battle zone: it is not among the shuffled cards.", name=name)
            )
        if number > copies:
            raise ImpossibleCards(
                gettext(
                    "{number} {name} cannot have been seen: {name2} has {copies}.",
                    number=number,
                    name=name,
                    name2=deck.name,
                    copies=copies,
                )
            )
    named = sum(number for _, number in seen.cards)
    if named > seen.number:
        raise ImpossibleCards(
            gettext(
                "{named} seen cards are named, but the number of seen cards is only {number}.",
                named=named,
                number=seen.number,
            )
        )
    if seen.number + seen.shields > deck.size:
        too_many = translatable("{number} seen cards and {shields} shields are more than the {size} cards of {name}.")
        of_shuffled = translatable(
            "{number} seen cards and {shields} shields are more than the {size} cards of {name} that are shuffled."
        )
        raise ImpossibleCards(
            gettext(
                of_shuffled if deck.seals else too_many,
                number=seen.number,
                shields=seen.shields,
                size=deck.size,
                name=deck.name,
            )
        )
    unknown = deck.size - seen.number
    for name, _ in seen.cards:
        _check_room([name], seen, unknown, deck)
    _check_room(deck.triggers, seen, unknown, deck)


def _check_room(names: tuple[str, ...] | list[str], seen: Seen, unknown: int, deck: ShuffledDeck) -> None:
    """All copies that have not been seen must be among the unknown cards."""
    left = {name: deck.copies(name) - seen.copies(name) for name in names}
    if sum(left.values()) > unknown:
        copies = " and ".join(f"{number} {name}" for name, number in left.items() if number)
        raise ImpossibleCards(
            gettext(
                "With {number} of {size} cards seen, only {unknown} can be unknown, not {copies}. Say"
                " which of them have been seen.",
                number=seen.number,
                size=deck.size,
                unknown=unknown,
                copies=copies,
            )
        )


def odds_experiment(
    deck: Deck,
    opponent: Deck,
    *,
    players: tuple[str, str] = ("rush", "rush"),
    games: int,
    seed: int,
    rules: RuleOptions = DEFAULT_RULES,
    turn_cap: int = TURN_CAP,
    question: Question | None = None,
) -> Experiment:
    """The deck against an opponent, then the same games without the shield trigger of each card, then without all.

    With 0 games only the exact odds are wanted, and nothing is played.

    Raises UnknownPlayer, and ImpossibleCards for a question that is impossible for the deck.
    """
    question = question or Question()
    side, other = seated(side_of(deck, players[0]), side_of(opponent, players[1]))
    shuffled = shuffled_deck(side)
    check_question(question, shuffled)
    taken_away: list[tuple[str, ...]] = [(name,) for name in shuffled.triggers]
    if len(taken_away) > 1:
        taken_away.append(shuffled.triggers)
    cells = ((side, other), *((replace(side, without_triggers=names), other) for names in taken_away))
    return Experiment(KIND.name, cells, games, seed, rules, turn_cap, question.to_json())


# --- Experiments that were read -----------------------------------------------------------------------------
def _fits(experiment: Experiment) -> bool:
    deck = shuffled_deck(experiment.cells[0][0])
    question = Question.from_json(experiment.settings)
    if not all(question.wants):
        return False
    check_question(question, deck)
    away = [(name,) for name in deck.triggers] + ([deck.triggers] if len(deck.triggers) > 1 else [])
    return [side.without_triggers for side, _ in experiment.cells] == [(), *away]


def _settings() -> type:
    from sim.experiments.kinds.settings import Cards, Count

    class SeenCards(TypedDict):
        cards: Cards
        number: Count
        shields: Count

    class Settings(TypedDict):
        wants: list[Cards]
        seen: SeenCards | None

    return Settings


KIND = Kind(name="odds", fits=_fits, settings=_settings)
