"""The types that settings in manifests are made of: what `sim.foreign.typed` holds them to.

Kinds import this file when they are asked for their settings: msgspec takes a fiftieth of a second.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from sim.foreign import ONE_LINE

Count = Annotated[int, Meta(ge=0, lt=1 << 53)]
NotNegative = Annotated[float, Meta(ge=0)]
Positive = Annotated[float, Meta(gt=0)]
Shares = Annotated[list[NotNegative], Meta(min_length=1)]
Names = Annotated[list[str], Meta(min_length=1)]  # of cards
Line = Annotated[str, Meta(pattern=ONE_LINE)]
Plans = tuple[str, str]  # of the two decks of a matchup, "" for none
Cards = list[tuple[str, Count]]  # names and copies


class Stopping(TypedDict):
    """When a matchup has been played enough."""

    rule: Literal["target interval", "sequential test"]
    points: NotRequired[Positive]
    low: NotRequired[Positive]
    high: NotRequired[Positive]
