"""The fields of a manifest, as types: what `sim.foreign.typed` holds them to.

The settings of each kind of experiment are in its own file, `sim/experiments/kinds`.
"""

from typing import Annotated, NotRequired, TypedDict

from msgspec import Meta

from sim.engine.record.codes import placing
from sim.engine.record.state import SEAT
from sim.json_types import JsonObject

LONGEST_NAME = 1_000  # of a card
LONGEST_PLAYBOOK = 100_000  # letters
LONGEST_VALUE = 200_000
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Slots = Annotated[list[Name], Meta(max_length=SEAT)]
Count = Annotated[int, Meta(ge=0)]


class OwnCard(TypedDict):
    """A card of the user's."""

    text: str
    imported: bool


class Side(TypedDict):
    """A deck, and who plays it."""

    name: str
    player: str
    hash: str
    slots: Slots
    fixed: tuple[
        Count, Annotated[int, Meta(ge=placing.NOT_PLACED, le=placing.PLACED_AT_BOTTOM)]
    ]  # a slot, and where its card is put
    without_triggers: Slots
    blanks: NotRequired[list[Count]]
    outside: NotRequired[dict[str, list[Name]]]
    playbook: NotRequired[Annotated[str, Meta(max_length=LONGEST_PLAYBOOK)]]
    value: NotRequired[Annotated[str, Meta(max_length=LONGEST_VALUE)]]
    python: NotRequired[str]


class Manifest(TypedDict):
    """All of it; columns of games hold 16 bits of turns and matchups, and 32 bits of games."""

    experiment: str
    engine: str
    rules: dict[str, str]
    versions: dict[str, str]
    command: NotRequired[str]
    seed: Count
    turn_cap: Annotated[int, Meta(ge=1, lt=2**16)]
    chunk: Annotated[int, Meta(ge=1, le=2**20, multiple_of=2)]  # pairs are whole
    games: Annotated[int, Meta(ge=0, lt=2**32)]
    sides: list[Side]
    cells: Annotated[list[tuple[Count, Count]], Meta(min_length=1, max_length=2**16 - 1)]
    luck: NotRequired[list[Annotated[int, Meta(ge=0, lt=2**16)]]]
    own_cards: NotRequired[list[OwnCard]]
    settings: JsonObject
