"""What a playbook is: a base player, settings, and lines of priorities under the questions of the engine."""

from dataclasses import dataclass, field
from typing import Final

from sim.cards.words import Cards
from sim.engine.record.codes.cards import DECK, GRAVEYARD, HAND, MANA, SHIELD
from sim.engine.record.codes.playbooks import (
    ANY_VERB,
    ATTACK_LINES,
    BLOCK_LINES,
    CHARGE_LINES,
    CHOOSE_LINES,
    DECLARE_LINES,
    FILLS_MANA,
    IS_IDLE,
    IS_LAST,
    IS_OF_MISSING,
    IS_PLAYABLE,
    IS_REMOVAL,
    IS_SPARE,
    PREFER,
    SPELLS_LIKE_CREATURES,
    TO_CHARGE,
    TO_DESTROY,
    TO_DISCARD,
    TO_PUT,
    TO_RETURN,
    TO_TAKE,
    TO_TAP,
    USE_LINES,
)

SECTION_NAMES: Final = {
    "charge": CHARGE_LINES,
    "use": USE_LINES,
    "attack": ATTACK_LINES,
    "block": BLOCK_LINES,
    "choose": CHOOSE_LINES,
    "declare": DECLARE_LINES,
}

SIDEBOARD: Final = "sideboard"  # no question of the engine: its lines are plans
DECKS_WITH: Final = "decks with "

KEEP_WORD: Final = "keep"
NEVER_WORDS: Final = {ATTACK_LINES: "hold"}  # in the other sections: never
NEVER_WORD: Final = "never"
RATHER_WORD: Final = "rather"
RATHER_NOT: Final = "rather not"

# What lines may say of a card beside a description, and under which questions.
WITHOUT_DESCRIPTION: Final = {
    "the last card": IS_LAST,
    "cards of a missing civilization": IS_OF_MISSING,
    "spare copies": IS_SPARE,
    "removal": IS_REMOVAL,
}
ENDINGS: Final = {" that could be played": IS_PLAYABLE, " that would do nothing": IS_IDLE}
EVERYTHING: Final = "everything"
ASKED_IN: Final = {
    CHARGE_LINES: IS_LAST | IS_OF_MISSING | IS_SPARE | IS_REMOVAL | IS_PLAYABLE | IS_IDLE,
    USE_LINES: IS_REMOVAL | IS_IDLE,
}
VERBS: Final = {
    "destroy": TO_DESTROY,
    "discard": TO_DISCARD,
    "return": TO_RETURN,
    "take": TO_TAKE,
    "charge": TO_CHARGE,
    "put": TO_PUT,
    "tap": TO_TAP,
}
HABITS: Final = {"fill the mana": FILLS_MANA, "spells like creatures": SPELLS_LIKE_CREATURES}  # under "use"
AGAINST: Final = {ATTACK_LINES: " at ", BLOCK_LINES: " against "}
PLAYERS: Final = "players"
ZONES: Final = {"mana": MANA, "hand": HAND, "shields": SHIELD, "deck": DECK, "graveyard": GRAVEYARD}
PLACES: Final = {"mana zone": MANA, "graveyard": GRAVEYARD, "hand": HAND}

WHEN: Final = " when "
UNLESS: Final = " unless "
ONLY_WHEN: Final = " only when "


@dataclass(frozen=True)
class Item:
    """Some cards of a line: a card by name, or a description; the text is what a reader sees."""

    text: str
    cards: Cards | None = None  # None: any card
    asks: int = 0  # bits: IS_LAST ...


@dataclass(frozen=True)
class Condition:
    """What a line's "when" compares, with a number: at least, or at most."""

    text: str
    asks: int  # WHEN_DANGER ...
    number: int
    at_most: bool = False
    theirs: bool = False
    zone: int = 0
    cards: Cards | None = None


@dataclass(frozen=True)
class Line:
    """A line of priorities, and the number of the line in its file."""

    items: tuple[Item, ...]
    form: int = PREFER  # PREFER, KEEP, NEVER or RATHER
    is_denied: bool = False  # "rather not"
    against: Item | None = None  # None: anything; an item without cards: the player
    verb: int = ANY_VERB
    link: str = ""  # before the conditions: WHEN, UNLESS or ONLY_WHEN
    conditions: tuple[Condition, ...] = ()
    number: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Plan:
    """What is swapped between games of a match against some opponents, and the number of the line in its file.

    `against` is the name of a deck, "decks with" and `card`, or EVERYTHING. `out` and `into` are names of cards and
    numbers of copies, as many on both sides.
    """

    against: str
    card: str
    out: tuple[tuple[str, int], ...]
    into: tuple[tuple[str, int], ...]
    number: int = field(default=0, compare=False)

    @property
    def text(self) -> str:
        """The line that says the plan."""
        swaps = [
            f"{sign}{copies} {card}" for sign, cards in (("-", self.out), ("+", self.into)) for card, copies in cards
        ]
        return f"against {self.against}: {', '.join(swaps)}"


@dataclass(frozen=True)
class Playbook:
    """A playbook that was read."""

    base: str  # the words of a scripted player, or the name of a general playbook
    lines: tuple[tuple[Line, ...], ...]  # by section
    until_mana: int | None = None
    until_highest_cost: bool = False
    habits: int = 0  # bits: FILLS_MANA ...
    plans: tuple[Plan, ...] = ()  # of the sideboard
