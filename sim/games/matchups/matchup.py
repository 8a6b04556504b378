"""Prepare two decks for the engine: tables, slots, players. No game is played here.

The slot of a card is its place in the canonical order of its deck (`decks.slots`), so the order of the lines in a deck
file does not matter. Where possible, cards that both decks have get the same slots in both: the more alike the decks
are, the more of the luck cancels out within a pair.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from decks.alignment import aligned
from decks.matching import match_key
from decks.outside import Outside
from decks.reading import Deck, deck_hash, outside, slots
from decks.shipped import deck_called
from sim.cards.library import OwnCard, cards_in_use, find_card
from sim.cards.library.lookup import library_names
from sim.cards.row_writer import RowWriter
from sim.cards.tabulation import tabulate
from sim.cards.words import Card
from sim.engine.record.codes import choices, features
from sim.engine.record.job import new_job
from sim.engine.record.state import PARAMETERS, SEAT
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from strategies.playbooks.finding import (
    FoundPlayer,
    PreparedPlayer,
    find_player,
    has_playbook,
    prepare_player,
    whole_text,
)
from strategies.playbooks.rows import write_rows
from strategies.scripted.parameters import PLAYBOOK
from strategies.thinkers import looks_ahead, thinker_of
from strategies.values.finding import own_value, universal_value, value_beside
from strategies.values.reading import head, read_value
from strategies.values.rows import row_of, value_words
from strategies.values.weights import Value
from strategies.values.writing import STAYS

Integers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

NO_WEIGHTS = np.zeros(features.WEIGHTS)  # of who does not look ahead
MOST_PAID = 20  # mana: what costs more is not paid for


@dataclass(frozen=True)
class Side:
    """A deck and its player: the deck's name, the player's, and the name of the card in each slot.

    For experiments: `fixed` is a slot and the place where its card is put before the game (0, or `PLACED_IN_HAND` or
    `PLACED_AT_BOTTOM` of `sim.engine.record.codes.placing`), `without_triggers` names cards that are played without
    their shield triggers, and `blanks` are slots whose cards are played as blanks.

    `own_cards` are the cards of the user's own in the deck; all others are the library's. `outside` are the cards that
    begin the game outside the deck; their slots follow those of the deck. `playbook` is the text of the player's
    playbook, if it plays by one. `value` is the text of the value that a player who looks ahead uses: that of the
    deck, `own_value`, or without one the universal value. `variant_of` is the checksum of the cards of another list, if
    the deck is a variant of that: it is played by the player and the value of that list.

    `python` is the name of a player in Python who answers for the deck (`sim.games.sessions.outside`); `player` then
    takes over where a game is played out.
    """

    name: str
    player: str
    slots: tuple[str, ...]
    fixed: tuple[int, int] = (0, 0)
    without_triggers: tuple[str, ...] = ()
    own_cards: tuple[OwnCard, ...] = ()
    outside: Outside = field(default_factory=Outside)
    playbook: str = ""
    blanks: tuple[int, ...] = ()
    python: str = ""
    value: str = ""
    own_value: str = field(default="", compare=False, repr=False)  # no matter who plays the deck
    variant_of: str = field(default="", compare=False, repr=False)

    def __post_init__(self) -> None:
        """Replace the name of the player by its unique form. Raises strategies.registry.UnknownPlayer."""
        if not self.playbook or not has_playbook(self.player):
            found = find_player(self.player)
            object.__setattr__(self, "player", found.words)
            object.__setattr__(self, "playbook", found.playbook)
        if not looks_ahead(self.player):
            object.__setattr__(self, "value", "")
        elif not self.value:
            object.__setattr__(self, "value", self.own_value or universal_value())

    def to_json(self) -> dict[str, Any]:
        """Everything but the texts of own cards, as the manifest of a run has it."""
        return {
            "name": self.name,
            "player": self.player,
            **({"playbook": self.playbook} if self.playbook else {}),
            **({"value": self.value} if self.value else {}),
            **({"python": self.python} if self.python else {}),
            "hash": self.hash,
            "slots": list(self.slots),
            **({"outside": self.outside.to_json()} if self.outside.names else {}),
            "fixed": list(self.fixed),
            "without_triggers": list(self.without_triggers),
            **({"blanks": list(self.blanks)} if self.blanks else {}),
        }

    @staticmethod
    def from_json(value: dict[str, Any], own_cards: Iterable[OwnCard] = ()) -> "Side":
        """The side that `to_json` wrote; `own_cards` are those of the run.

        Raises UnknownPlayer, PlaybookError, UnusableValue, or LookupError, TypeError or ValueError for anything else.
        """
        if "python" in value:
            raise ValueError(f"{value['python']} is a player in Python, whom nobody has here")
        slot, place = value["fixed"]
        slots = tuple(value["slots"])
        outside = Outside.from_json(value.get("outside", {}))
        if deck_hash(slots, outside) != value["hash"]:
            raise ValueError(f"the cards of {value['name']} have another checksum")
        side = Side(
            value["name"],
            value["player"],
            slots,
            (slot, place),
            tuple(value["without_triggers"]),
            tuple(card for card in own_cards if card.name in slots + outside.names),
            outside,
            value.get("playbook", ""),
            tuple(value.get("blanks", ())),
            value=value.get("value", ""),
        )
        if side.playbook:
            side.prepared_player()
        if side.value:
            side.prepared_value()
        return side

    @property
    def called(self) -> str:
        """Its name as people read it."""
        return deck_called(self.name)

    @property
    def all_names(self) -> tuple[str, ...]:
        """The name of the card in each slot, those outside the deck last."""
        return self.slots + self.outside.names

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards begin in each of the zones `zones.STARTING`."""
        return len(self.slots), len(self.outside.gr), len(self.outside.hyperspatial), len(self.outside.battle)

    @property
    def played_by(self) -> str:
        """The name of who answers for the deck."""
        return self.python or self.player

    @property
    def pilot(self) -> tuple[str, str, str]:
        """How the deck is played: its player, playbook and value."""
        return self.player, self.playbook, self.value

    @property
    def has_own_value(self) -> bool:
        """Whether the player looks ahead by other weights than those of the universal value."""
        return self.value not in ("", universal_value()) and head(self.value).get("judges by") != STAYS

    @property
    def hash(self) -> str:
        """The checksum of its cards."""
        return deck_hash(self.slots, self.outside)

    def aligned_to(self, other: "Side") -> "Side":
        """The side with the cards that it shares with the other one in the same slots."""
        gr = aligned(self.outside.gr, other.outside.gr)
        return replace(self, slots=aligned(self.slots, other.slots), outside=replace(self.outside, gr=gr))

    def card(self, name: str) -> Card:
        """The definition of a card of the deck. Raises sim.cards.library.UnknownCard or CardFileError."""
        own = next((card for card in self.own_cards if card.name == name), None)
        return find_card(name) if own is None else own.read()

    def cards(self) -> list[Card]:
        """The definition of the card in each slot, those outside the deck last.

        Raises sim.cards.library.UnknownCard or CardFileError.
        """
        found = {name: self.card(name) for name in dict.fromkeys(self.all_names)}
        cards = (found[name] for name in self.all_names)
        return [
            card.blank()
            if slot in self.blanks
            else card.without_shield_trigger()
            if card.name in self.without_triggers
            else card
            for slot, card in enumerate(cards)
        ]

    def prepared_player(self) -> PreparedPlayer:
        """The player as the engine gets it. Raises strategies.playbooks.reading.PlaybookError."""
        costs = [card.cost for card in self.cards()] if self.playbook else []
        highest_cost = max((cost for cost in costs if cost <= MOST_PAID), default=0)
        return prepare_player(FoundPlayer(self.player, self.playbook), _names(self.own_cards), highest_cost)

    def prepared_value(self, file: str = "") -> Value:
        """The value of a player who looks ahead, perhaps from this file.

        Raises strategies.values.reading.UnusableValue.
        """
        return read_value(self.value, value_words(_names(self.own_cards)), file or f"of {self.name}")


def _names(own_cards: Iterable[OwnCard]) -> dict[str, str]:
    """The names that a playbook may use, by `match_key`: those of the library, and of these cards."""
    return {**library_names(), **{match_key(card.name): card.name for card in own_cards}}


def side_of(deck: Deck, player: str, like: Deck | None = None, python: str = "") -> Side:
    """A deck and its player, with the deck's cards in their canonical order and the texts of the user's own.

    The player `auto` is that of the deck `like`, if one is given: lists that are compared have one player. `python` is
    the name of a player in Python who answers for it.

    Raises UnknownPlayer, PlaybookError, UnusableValue, and CardFileError for a card of the user that has the name of
    one of the library.
    """
    names = slots(deck)
    others = outside(deck)
    in_use = cards_in_use()
    own = in_use.own_cards(names + others.names)
    found = find_player(player, (like or deck).path)
    playbook = whole_text(found, _names(own)) if found.playbook else ""
    path = (like or deck).path
    side = Side(
        deck.name,
        found.words,
        names,
        own_cards=own,
        outside=others,
        playbook=playbook,
        python=python,
        own_value=own_value(path),
        variant_of="" if like is None else deck_hash(slots(like), outside(like)),
    )
    if side.value:
        beside = value_beside(path)
        side.prepared_value("" if beside is None else str(beside))
    return side


def seated(side_a: Side, side_b: Side) -> tuple[Side, Side]:
    """The two sides of a matchup, with common cards in common slots; the result does not depend on which is A."""
    if side_b.slots < side_a.slots:
        return side_a.aligned_to(side_b), side_b
    return side_a, side_b.aligned_to(side_a)


@dataclass(frozen=True)
class DeckCard:
    """A card of a deck: its kind, and the slots of its copies as bits, for reading the marks of games."""

    name: str
    kind: int
    slots: int

    @property
    def copies(self) -> int:
        """How many copies are in the deck."""
        return self.slots.bit_count()


@dataclass(frozen=True)
class Prepared:
    """What the engine needs to play two decks against each other.

    `kinds` has the shape (2, 64), the kind of the card in each slot; `cards` gives the definition of each kind. `sizes`
    has the shape (2, 4): how many cards begin in each of the zones `zones.STARTING`. `policies` are the scripts.
    `rollouts` (2) is how many deals each deck's player tries an answer on, 0 for one who neither searches nor looks
    ahead; `look_ahead` (2) says who looks ahead, by the weights `values` (2, WEIGHTS).
    """

    tables: Any
    cards: tuple[Card, ...]
    kinds: Integers
    sizes: Integers
    policies: Integers
    parameters: Integers
    fixed: Integers  # (2, 2): the slot of a card of each deck and where it is put before the game
    rollouts: Integers
    look_ahead: Integers
    values: Floats


class Matchup:
    """Two decks with their players, under rule options.

    It is prepared for the engine when something of that is asked for: the tables take 4 MB, and results of hundreds
    of matchups are read without them. `prepare_sides` does so at once.
    """

    def __init__(
        self, sides: tuple[Side, Side], rules: RuleOptions = DEFAULT_RULES, prepared: Prepared | None = None
    ) -> None:
        """Prepare nothing yet, unless this is `prepared` already."""
        self.sides = sides
        self.rules = rules
        self._prepared = prepared

    @property
    def prepared(self) -> Prepared:
        """What the engine needs. Raises what `prepare_sides` raises where nothing has been prepared."""
        if self._prepared is None:
            self._prepared = prepare_with_rows(self.sides, self.rules)[0].prepared
        return self._prepared

    def changed(self, **parts: Any) -> "Matchup":
        """The matchup with other parts of what the engine needs."""
        return Matchup(self.sides, self.rules, replace(self.prepared, **parts))

    @property
    def tables(self) -> Any:
        """The tables of all cards."""
        return self.prepared.tables

    @property
    def cards(self) -> tuple[Card, ...]:
        """The definition of each kind."""
        return self.prepared.cards

    @property
    def kinds(self) -> Integers:
        """The kind of the card in each slot; shape (2, 64)."""
        return self.prepared.kinds

    @property
    def sizes(self) -> Integers:
        """How many cards begin in each of the zones `zones.STARTING`; shape (2, 4)."""
        return self.prepared.sizes

    @property
    def policies(self) -> Integers:
        """The scripts; shape (2)."""
        return self.prepared.policies

    @property
    def parameters(self) -> Integers:
        """The parameters of the scripts; shape (2, PARAMETERS)."""
        return self.prepared.parameters

    @property
    def fixed(self) -> Integers:
        """The slot of a card of each deck and where it is put before the game; shape (2, 2)."""
        return self.prepared.fixed

    @property
    def rollouts(self) -> Integers:
        """How many deals each deck's player tries an answer on; shape (2)."""
        return self.prepared.rollouts

    @property
    def look_ahead(self) -> Integers:
        """Whether each player looks ahead; shape (2)."""
        return self.prepared.look_ahead

    @property
    def values(self) -> Floats:
        """The weights of those who look ahead; shape (2, WEIGHTS)."""
        return self.prepared.values

    @property
    def searches(self) -> bool:
        """Whether a player searches or looks ahead; this prepares nothing."""
        if self._prepared is None:
            return any(thinker_of(side.player) is not None for side in self.sides)
        return bool(self.rollouts.any())

    @property
    def games_at_once(self) -> int:
        """How many games of players who search or look ahead a thread plays at a time: Ctrl-C waits for them."""
        to_the_end = (self.rollouts > 0) & (self.look_ahead == 0)
        return 2 if to_the_end.any() else 10

    @property
    def names(self) -> tuple[str, str]:
        """The names of the two decks as people read them."""
        return self.sides[0].called, self.sides[1].called

    @property
    def players(self) -> tuple[str, str]:
        """The names of the two players."""
        return self.sides[0].played_by, self.sides[1].played_by

    @property
    def python_decks(self) -> tuple[int, ...]:
        """The decks, 0 and 1, for which players in Python answer: `sim.games.sessions.outside` plays such games."""
        return tuple(deck for deck, side in enumerate(self.sides) if side.python)

    def deck_cards(self, deck: int) -> tuple[DeckCard, ...]:
        """The different cards of a deck, by name, without those that begin outside it."""
        slots: dict[int, int] = {}
        for slot, kind in enumerate(self.kinds[deck, : self.sizes[deck, 0]].tolist()):
            slots[kind] = slots.get(kind, 0) | 1 << slot
        cards = [DeckCard(self.cards[kind].name, kind, bits) for kind, bits in slots.items()]
        return tuple(sorted(cards, key=lambda card: card.name))

    def job(self, root: Any, first_game: int, turn_cap: int, **numbers: Any) -> Any:
        """What the engine is asked to do with games from this number on, for any players (`sim.engine.entry_point`).

        `numbers` are other fields of the job. A job keeps the game that is being played, so each thread needs its own.
        """
        return new_job(
            root=root,
            first_game=first_game,
            decks=self.kinds,
            sizes=self.sizes,
            policies=self.policies,
            parameters=self.parameters,
            fixed=self.fixed,
            rollouts=self.rollouts,
            turn_cap=turn_cap,
            **numbers,
        )

    def seat(self, record: Any, second: int, turn_cap: int, outside: Collection[int] = ()) -> Any:
        """Write the players of one game into a record: deck A goes first, or deck B if `second` is 1.

        Returns the deck of each seat. `outside` are decks whose players are driven from outside.
        """
        seats = np.array([second, 1 - second], np.int64)
        for at, deck in enumerate(seats):
            record.policy[at] = choices.OUTSIDE if int(deck) in outside else self.policies[deck]
            record.parameters[at] = self.parameters[deck]
            record.fixed_slot[at], record.fixed_place[at] = self.fixed[deck]
        record.turn_cap = turn_cap
        return seats


def prepare_matchup(
    deck_a: Deck,
    deck_b: Deck,
    players: tuple[str, str] = ("rush", "rush"),
    rules: RuleOptions = DEFAULT_RULES,
) -> Matchup:
    """Prepare two decks and their players to play under these rule options.

    Raises UnknownPlayer, and what `side_of` and `prepare_sides` raise.
    """
    return prepare_sides(seated(side_of(deck_a, players[0]), side_of(deck_b, players[1])), rules)


def prepare_sides(sides: tuple[Side, Side], rules: RuleOptions = DEFAULT_RULES) -> Matchup:
    """Prepare two sides, with their slots as they are.

    Raises sim.cards.library.UnknownCard or CardFileError, or sim.cards.words.DefinitionError when the decks together
    are too large for the tables.
    """
    return prepare_with_rows(sides, rules)[0]


def prepare_with_rows(
    sides: tuple[Side, Side], rules: RuleOptions = DEFAULT_RULES, beside: Sequence[Card] = ()
) -> tuple[Matchup, RowWriter]:
    """Like `prepare_sides`, with the writer of the tables, which can write other playbooks into them.

    The tables also have the cards `beside` those of the decks.
    """
    cards = [side.cards() for side in sides]
    players = [side.prepared_player() for side in sides]
    rows, by_name = tabulate(
        [*cards[0], *cards[1], *beside], more=partial(write_rows, books=[p.playbook for p in players])
    )
    rules.write(rows.record)
    kinds = np.zeros((2, SEAT), np.int64)
    parameters = np.zeros((2, PARAMETERS), np.int64)
    for at in range(2):
        kinds[at, : len(cards[at])] = [by_name[card.name] for card in cards[at]]
        parameters[at, : len(players[at].script.values)] = players[at].script.values
        parameters[at, PLAYBOOK] = 0 if players[at].playbook is None else at + 1
    prepared = Prepared(
        tables=rows.array,
        cards=tuple(rows.cards),
        kinds=kinds,
        sizes=np.array([side.sizes for side in sides], np.int64),
        policies=np.array([player.script.number for player in players], np.int64),
        parameters=parameters,
        fixed=np.array([side.fixed for side in sides], np.int64),
        rollouts=np.array([player.script.rollouts for player in players], np.int64),
        look_ahead=np.array([player.script.looks_ahead for player in players], np.int64),
        values=np.array([row_of(side.prepared_value(), by_name) if side.value else NO_WEIGHTS for side in sides]),
    )
    return Matchup(sides, rules, prepared), rows
