"""What one player may see of a game, as a Python player gets it: names and numbers, nothing of the record.

Everything comes from `sim.engine.look` and from the options of a question, which show a player no more
than the rules do. What is not asked for is not computed.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, Protocol, Self

import numpy as np

from sim.cards.wording import as_drawn, rules_text
from sim.cards.words import Card as Definition
from sim.engine.entry_point import look
from sim.engine.look import (
    CARD,
    CIVILIZATIONS,
    HOST,
    IS_FACE_UP,
    IS_REMEMBERED,
    IS_SICK,
    IS_TAPPED,
    KEYWORDS,
    KIND,
    LINK,
    LOOK_COLUMNS,
    PLACE,
    POWER,
    SEALS,
    SEEN,
    ZONE,
)
from sim.engine.record.codes import choices, civilizations, keywords, links, steps, verbs, zones
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import CARDS, SEAT
from sim.games.narration.board import Board, question_lines
from sim.games.narration.narration import Narrator
from sim.games.narration.questions import named, read_question
from sim.games.sessions.memory import Memory, NoDeal
from strategies.thinkers import AUTO

OPTION_KINDS: Final[Mapping[int, str]] = {
    choices.OPTION_NO: "no",
    choices.OPTION_YES: "yes",
    choices.OPTION_CARD: "card",
    choices.OPTION_PLAYER: "player",
    choices.OPTION_USE: "use",
    choices.OPTION_TAP_ABILITY: "tap ability",
    choices.OPTION_NUMBER: "number",
    choices.OPTION_ABILITY: "ability",
    choices.OPTION_CROSS: "cross",
    choices.OPTION_HYPERIFY: "hyperify",
}
SEAT_NAMES: Final = ("player 0", "player 1")  # of players whose decks have no names
_NO_SCRATCH: Any = new_scratch()


class StaleView(RuntimeError):
    """A view was read after the game had moved on."""


class Played(Protocol):
    """A game that is played from outside, as far as a view reads it."""

    @property
    def state(self) -> Any:
        """The record, as an array of one."""

    @property
    def tables(self) -> Any:
        """The tables of the match."""

    @property
    def cards(self) -> tuple[Definition, ...]:
        """The definition of each kind."""

    @property
    def number(self) -> int:
        """The number of the game in its match."""

    @property
    def names(self) -> tuple[str, str]:
        """The names of the decks, by seat."""

    @property
    def moment(self) -> int:
        """A number that changes whenever the game moves on."""

    def memory(self) -> Memory:
        """What the players remember, as of now."""

    def deal_hidden(self, seed: int) -> "DealtGame":
        """The game with other hidden cards."""


class DealtGame(Protocol):
    """A game with hidden cards dealt again: a `sim.games.sessions.session.Session`, whose methods these are."""

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""

    @property
    def over(self) -> bool:
        """`is_over`, by its earlier name."""

    @property
    def player(self) -> int | None:
        """The seat of the player who is asked; None if nobody is."""

    @property
    def legal(self) -> "tuple[Option, ...]":
        """What the player who is asked may answer."""

    @property
    def winner(self) -> int:
        """The seat of the player who has won, -1 if nobody has, 2 if both lost."""

    def view(self, player: int | None = None) -> "View":
        """What a player may see, by default the one who is asked."""

    def copy(self) -> Self:
        """A game of its own that continues from here."""

    def push(self, answer: "Option | int") -> None:
        """Answer the question with one of `legal`, or its number."""

    def answer(self, index: int) -> None:
        """Answer the question with the number of an option."""

    def play_out(self, players: str | tuple[str, str] = AUTO) -> None:
        """Let scripts play to the end."""


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """A card whose face the player may see, as it is at this moment.

    `zone` is where it lies ("battle zone", "hand", "pending" while it is being used ...), `place` its place there from
    0, or None if it has none. `power` and `keywords` are those that the rules give it now. `tapped`, `sick`
    (summoning sickness) and `seals` (how many) are about a card in play; `under` names the cards that lie under it.
    """

    name: str
    mine: bool
    zone: str
    place: int | None
    power: int
    civilizations: tuple[str, ...]
    keywords: tuple[str, ...]
    tapped: bool
    sick: bool
    seals: int
    face_up: bool
    under: tuple[str, ...]
    definition: Definition = field(compare=False)

    def __repr__(self) -> str:
        """What a reader wants to see of it: its name, its power, and whether it is tapped."""
        power = f" {as_drawn(self.power)}" if self.is_creature else ""
        return f"<{self.name}{power}{' tapped' if self.tapped else ''}>"

    @property
    def cost(self) -> int:
        """Its printed cost."""
        return self.definition.cost

    @property
    def races(self) -> tuple[str, ...]:
        """Its races."""
        return self.definition.all_races

    @property
    def is_creature(self) -> bool:
        """Whether it is printed with a power, as creatures are."""
        return self.definition.power > 0

    @property
    def text(self) -> str:
        """Its rules text, as `duelsim cards show` prints it."""
        return rules_text(self.definition)


@dataclass(frozen=True, slots=True)
class Option:
    """One way to answer. `kind` is one of OPTION_KINDS: "no", "card", "use" ...; `text` says it in words.

    `card` is its card, None if it has none or the player may not see it; `number` tells options of one card apart: a
    way of using it, a mode, a cost. `index` is its place among the options, which is the answer that takes it.
    """

    kind: str
    text: str
    card: Card | None
    number: int
    index: int

    def __str__(self) -> str:
        """The option as text."""
        return self.text


class Question:
    """What a player is asked. `len(question)` is the number of options; an answer is the index of one of them.

    An option that says no, or ends the step, comes first where there is one.
    """

    __slots__ = ("_options", "_view")

    def __init__(self, view: "View") -> None:
        """The question of this view."""
        self._view = view
        self._options: tuple[Option, ...] | None = None

    @property
    def kind(self) -> str:
        """What it is about: "charge mana", "use a card", "attack with", "block with", "choose" ..."""
        return choices.ASK_NAMES[self._view._field("ask")]

    @property
    def source(self) -> str | None:
        """The name of the card whose effect asks, or None."""
        card = self._view._field("ask_card")
        return self._view._definition(card).name if card >= 0 else None

    @property
    def verb(self) -> str:
        """What will be done to the cards chosen: "destroy", "discard" ...; empty if that is not said."""
        verb = self._view._field("ask_verb")
        return verbs.NAMES[verb] if verb else ""

    def __len__(self) -> int:
        """The number of options."""
        return self._view._field("option_count")

    @property
    def options(self) -> tuple[Option, ...]:
        """The options in their order."""
        if self._options is None:
            self._options = self._view._read_options()
        return self._options

    def __str__(self) -> str:
        """The question and its options in one line."""
        verb = f" to {self.verb}" if self.verb else ""
        source = f" for {self.source}" if self.source else ""
        return f"{self.kind}{verb}{source}: {', '.join(option.text for option in self.options)}"

    __repr__ = __str__


class PlayerView:
    """One of the two players: the zones that the viewer may see, and the numbers of the cards in all zones.

    A zone is a tuple of `Card`, in the order in which the cards lie. In a battle zone there is one for each creature,
    gear or other element, and not for the cards under it.
    """

    __slots__ = ("_seat", "_view")

    def __init__(self, view: "View", seat: int) -> None:
        """A player as this view sees it."""
        self._view = view
        self._seat = seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand; of the opponent only while it is shown openly."""
        return self._view._zone(self._seat, zones.HAND)

    @property
    def battle_zone(self) -> tuple[Card, ...]:
        """The cards in the battle zone."""
        return self._view._zone(self._seat, zones.BATTLE)

    @property
    def mana_zone(self) -> tuple[Card, ...]:
        """The mana zone."""
        return self._view._zone(self._seat, zones.MANA)

    @property
    def graveyard(self) -> tuple[Card, ...]:
        """The graveyard."""
        return self._view._zone(self._seat, zones.GRAVEYARD)

    @property
    def hyperspatial_zone(self) -> tuple[Card, ...]:
        """The hyperspatial zone."""
        return self._view._zone(self._seat, zones.HYPERSPATIAL)

    @property
    def abyss(self) -> tuple[Card, ...]:
        """The abyss."""
        return self._view._zone(self._seat, zones.ABYSS)

    @property
    def pending(self) -> tuple[Card, ...]:
        """Cards that are being used, and those of broken shields that stand by."""
        return self._view._zone(self._seat, zones.NOWHERE)

    @property
    def face_up_shields(self) -> tuple[Card, ...]:
        """The shields that lie face up."""
        return self._view._zone(self._seat, zones.SHIELD)

    @property
    def top_of_deck(self) -> Card | None:
        """The top card of the deck, while the player may look at it; else None."""
        return next(iter(self._view._zone(self._seat, zones.DECK)), None)

    @property
    def castles(self) -> tuple[Card, ...]:
        """The castles that fortify shields."""
        return self._view._castles(self._seat)

    @property
    def hand_count(self) -> int:
        """How many cards are in the hand."""
        return self._view._count(self._seat, zones.HAND)

    @property
    def shield_count(self) -> int:
        """How many shields there are."""
        return self._view._count(self._seat, zones.SHIELD)

    @property
    def deck_count(self) -> int:
        """How many cards are in the deck."""
        return self._view._count(self._seat, zones.DECK)

    @property
    def gr_count(self) -> int:
        """How many cards are in the ultra-GR zone."""
        return self._view._count(self._seat, zones.GR)

    @property
    def untapped_mana(self) -> int:
        """How many cards in the mana zone are untapped."""
        return sum(not card.tapped for card in self.mana_zone)


class View:
    """What one player may see of a game at a question. It can only be read, and only until the player answers.

    `me` and `opponent` are the two players (`PlayerView`), `question` is what is asked. A hidden card is nowhere in it;
    `known` are those that lie hidden, but that the player remembers. Reading it later raises StaleView.
    """

    __slots__ = ("_cards", "_game", "_moment", "_seen", "_under", "player", "question")

    def __init__(self, game: Played, player: int, *, is_asked: bool) -> None:
        """The game as the player in this seat sees it now."""
        self._game = game
        self._moment = game.moment
        self._seen: dict[tuple[int, int], list[list[int]]] | None = None  # rows of `sim.engine.look`, by seat and zone
        self._cards: dict[tuple[int, int], tuple[Card, ...]] = {}
        self._under: dict[int, list[str]] = {}
        self.player: Final = player  # the seat: player 0 goes first
        self.question: Final = Question(self) if is_asked else None  # None while the other player is asked

    # --- the game ---------------------------------------------------------------------------------------------
    @property
    def game(self) -> int:
        """The number of the game in its match, from 0."""
        return self._game.number

    @property
    def turn(self) -> int:
        """The number of the turn; the first player's first turn is 1."""
        return self._field("turn")

    @property
    def step(self) -> str:
        """The step of the turn: "charge", "main", "attack" ..."""
        return steps.NAMES[self._field("step")]

    @property
    def is_my_turn(self) -> bool:
        """Whether it is the player's own turn."""
        return self._field("turn_player") == self.player

    @property
    def me(self) -> PlayerView:
        """The player's own side."""
        return PlayerView(self, self.player)

    @property
    def opponent(self) -> PlayerView:
        """The other side."""
        return PlayerView(self, 1 - self.player)

    @property
    def attacker(self) -> Card | None:
        """The attacking creature."""
        return self._card_named("attacker")

    @property
    def attacked_creature(self) -> Card | None:
        """The creature that is attacked; None if it is a player, or there is no attack."""
        return self._card_named("target") if self._field("attacker") >= 0 else None

    @property
    def known(self) -> tuple[Card, ...]:
        """Cards that lie hidden, but that the player has seen go there, by name: a creature returned to a hand.

        The first call in a game takes about as long as the game up to here.
        """
        self._check()
        rows = self._look(self._game.memory().scratch, remembered=True)
        cards = [self._card(row, ()) for row in rows if row[SEEN] == IS_REMEMBERED]
        return tuple(sorted(cards, key=lambda card: (not card.mine, card.zone, card.name, card.place or 0)))

    def deal_hidden(self, seed: int) -> DealtGame:
        """The game at this question, with everything that the player does not know dealt again.

        Hidden cards are exchanged at random, consistent with what the player knows, and all luck to come is other luck.
        The same seed at the same question gives the same deal, whatever the hidden cards are. It is a
        `duelsim.Session`, in which both players are driven from outside: answer this question, and go on with
        `play_out`, `answer` or `play_with`; a `copy` of it tries another answer on the same deal.

        Raises duelsim.NoDeal if no deal leads to this question, which is rare, in a dealt game, and if the question is
        the other player's.
        """
        self._check()
        if self.question is None:
            raise NoDeal("hidden cards are dealt at a player's own question, and this is not one")
        return self._game.deal_hidden(seed)

    def __repr__(self) -> str:
        """Where the game is."""
        if self._game.moment != self._moment:
            return "<View of an earlier moment>"
        return f"<View of player {self.player}: game {self.game}, turn {self.turn}, {self.step} step>"

    def __str__(self) -> str:
        """The board as the player sees it, and the question with its options, in lines to print."""
        self._check()
        narrator = Narrator(self._game, self._game.state[0], self._game.names)
        lines = Board(self._game.state, narrator, self.player).lines()
        if self.question is not None:
            lines += question_lines("You are", self.question.kind, self.question.options)
        return "\n".join(lines)

    # --- inside -----------------------------------------------------------------------------------------------
    def _check(self) -> None:
        if self._game.moment != self._moment:
            raise StaleView(
                "this view is of an earlier question, and the game has moved on; read what you need before you answer"
            )

    def _field(self, name: str) -> int:
        """A field of the record that both players know, or that belongs to the question."""
        self._check()
        return int(self._game.state[name][0])

    def _count(self, seat: int, zone: int) -> int:
        self._check()
        return int(self._game.state["zone_count"][0, seat, zone])

    def _definition(self, card: int) -> Definition:
        return self._game.cards[int(self._game.state["kind"][0, card])]

    def _look(self, scratch: Any, *, remembered: bool = False) -> list[list[int]]:
        """The rows of `sim.engine.look`."""
        seen = np.empty((CARDS, LOOK_COLUMNS), np.int64)
        count = look(self._game.state, self._game.tables, scratch, self.player, int(remembered), seen)
        rows: list[list[int]] = seen[:count].tolist()
        return rows

    def _rows(self) -> dict[tuple[int, int], list[list[int]]]:
        """The cards that lie openly, by seat and zone; castles are in zone -1."""
        if self._seen is None:
            found: dict[tuple[int, int], list[list[int]]] = {}
            for row in self._look(_NO_SCRATCH):
                zone = row[ZONE]
                if row[PLACE] < 0 and row[HOST] >= 0:
                    if row[LINK] == links.UNDER:
                        self._under.setdefault(row[HOST], []).append(self._game.cards[row[KIND]].name)
                    if row[LINK] != links.FORTIFIES:
                        continue
                    zone = -1
                found.setdefault((row[CARD] // SEAT, zone), []).append(row)
            self._seen = found
        return self._seen

    def _zone(self, seat: int, zone: int) -> tuple[Card, ...]:
        self._check()
        where = (seat, zone)
        if where not in self._cards:
            rows = sorted(self._rows().get(where, ()), key=_place)
            self._cards[where] = tuple(self._card(row, self._under.get(row[CARD], ())) for row in rows)
        return self._cards[where]

    def _castles(self, seat: int) -> tuple[Card, ...]:
        return self._zone(seat, -1)

    def _card(self, row: list[int], under: Any) -> Card:
        definition = self._game.cards[row[KIND]]
        return Card(
            name=definition.name,
            mine=row[CARD] // SEAT == self.player,
            zone=zones.NAMES[row[ZONE]],
            place=row[PLACE] if row[PLACE] >= 0 else None,
            power=max(row[POWER], 0),
            civilizations=_names(row[CIVILIZATIONS], of_civilizations=True),
            keywords=_names(row[KEYWORDS], of_civilizations=False),
            tapped=row[IS_TAPPED] != 0,
            sick=row[IS_SICK] != 0,
            seals=row[SEALS],
            face_up=row[IS_FACE_UP] != 0,
            under=tuple(under),
            definition=definition,
        )

    def _card_named(self, name: str) -> Card | None:
        """The creature that a field of the record names, unless it has left."""
        if self._field(name) < 0:
            return None
        state = self._game.state[0]
        is_top = (state["object"] == state[f"{name}_object"]) & (state["zone"] == zones.BATTLE) & (state["place"] >= 0)
        return next((self._card_at(int(card)) for card in np.flatnonzero(is_top)), None)

    def _card_at(self, card: int) -> Card | None:
        """A card of the record that lies openly in a zone."""
        state = self._game.state
        zone, place = int(state["zone"][0, card]), int(state["place"][0, card])
        return next((found for found in self._zone(card // SEAT, zone) if found.place == place), None)

    def _read_options(self) -> tuple[Option, ...]:
        self._check()
        question = read_question(self._game.state, self._game.tables, self._game.cards)
        options: list[Option] = []
        for option in question.options:
            is_seen = option.card >= 0 and option.name is not None
            card = (self._card_at(option.card) or self._shown(option.card)) if is_seen else None
            if option.card >= 0 and not is_seen:
                text = named(self._hidden(option.card), option.text)
            elif option.what == choices.OPTION_PLAYER:
                text = "you" if option.number == self.player else "the opponent"
            else:
                text = option.words()
            options.append(Option(OPTION_KINDS[option.what], text, card, option.number, len(options)))
        return tuple(options)

    def _shown(self, card: int) -> Card:
        """A card that the question shows, though it does not lie openly."""
        state, definition = self._game.state, self._definition(card)
        return Card(
            name=definition.name,
            mine=card // SEAT == self.player,
            zone=zones.NAMES[int(state["zone"][0, card])],
            place=None,
            power=definition.power,
            civilizations=_names(definition.civilizations, of_civilizations=True),
            keywords=_names(int(self._game.tables["keywords"][0, int(state["kind"][0, card])]), of_civilizations=False),
            tapped=False,
            sick=False,
            seals=0,
            face_up=False,
            under=(),
            definition=definition,
        )

    def _hidden(self, card: int) -> str:
        """A card that the player may not see, by where it lies."""
        zone = int(self._game.state["zone"][0, card])
        whose = "your" if card // SEAT == self.player else "their"
        if zone == zones.SHIELD:
            return f"{whose} shield {int(self._game.state['place'][0, card]) + 1}"
        return f"a card of {whose} {zones.NAMES[zone]}" if zone != zones.BATTLE else f"a seal in {whose} battle zone"


_place = itemgetter(PLACE)


@lru_cache(4096)
def _names(bits: int, *, of_civilizations: bool) -> tuple[str, ...]:
    """Civilizations or keywords as text."""
    names = civilizations.NAMES if of_civilizations else keywords.NAMES
    return tuple(name for bit, name in names.items() if bits & bit)
