"""What a playbook is: a base player, settings, and lines of priorities under the questions of the engine."""

from dataclasses import dataclass, field
from typing import Final

from sim.cards.words import Cards
from sim.engine.record.codes import playbooks, zones

SECTION_NAMES: Final = {
    "charge": playbooks.CHARGE_LINES,
    "use": playbooks.USE_LINES,
    "attack": playbooks.ATTACK_LINES,
    "block": playbooks.BLOCK_LINES,
    "choose": playbooks.CHOOSE_LINES,
    "declare": playbooks.DECLARE_LINES,
}

SIDEBOARD: Final = "sideboard"  # no question of the engine: its lines are plans
DECKS_WITH: Final = "decks with "

KEEP_WORD: Final = "keep"
NEVER_WORDS: Final = {playbooks.ATTACK_LINES: "hold"}  # in the other sections: never
NEVER_WORD: Final = "never"
RATHER_WORD: Final = "rather"
RATHER_NOT: Final = "rather not"

# What lines may say of a card besides a description, and under which questions.
WITHOUT_DESCRIPTION: Final = {
    "the last card": playbooks.IS_LAST,
    "cards of a missing civilization": playbooks.IS_OF_MISSING,
    "spare copies": playbooks.IS_SPARE,
    "removal": playbooks.IS_REMOVAL,
}
ENDINGS: Final = {" that could be played": playbooks.IS_PLAYABLE, " that would do nothing": playbooks.IS_IDLE}
EVERYTHING: Final = "everything"
ASKED_IN: Final = {
    playbooks.CHARGE_LINES: playbooks.IS_LAST
    | playbooks.IS_OF_MISSING
    | playbooks.IS_SPARE
    | playbooks.IS_REMOVAL
    | playbooks.IS_PLAYABLE
    | playbooks.IS_IDLE,
    playbooks.USE_LINES: playbooks.IS_REMOVAL | playbooks.IS_IDLE,
}
VERBS: Final = {
    "destroy": playbooks.TO_DESTROY,
    "discard": playbooks.TO_DISCARD,
    "return": playbooks.TO_RETURN,
    "take": playbooks.TO_TAKE,
    "charge": playbooks.TO_CHARGE,
    "put": playbooks.TO_PUT,
    "tap": playbooks.TO_TAP,
}
HABITS: Final = {
    "fill the mana": playbooks.FILLS_MANA,
    "spells like creatures": playbooks.SPELLS_LIKE_CREATURES,
}  # under "use"
AGAINST: Final = {playbooks.ATTACK_LINES: " at ", playbooks.BLOCK_LINES: " against "}
PLAYERS: Final = "players"
ZONES: Final = {
    "mana": zones.MANA,
    "hand": zones.HAND,
    "shields": zones.SHIELD,
    "deck": zones.DECK,
    "graveyard": zones.GRAVEYARD,
}
PLACES: Final = {"mana zone": zones.MANA, "graveyard": zones.GRAVEYARD, "hand": zones.HAND}

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
    form: int = playbooks.PREFER  # PREFER, KEEP, NEVER or RATHER
    is_denied: bool = False  # "rather not"
    against: Item | None = None  # None: anything; an item without cards: the player
    verb: int = playbooks.ANY_VERB
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
