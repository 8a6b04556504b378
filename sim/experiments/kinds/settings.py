"""The settings that a manifest of each kind of experiment has, as types: what `sim.foreign.typed` holds them to."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from sim.foreign import ONE_LINE

Count = Annotated[int, Meta(ge=0, lt=1 << 53)]
NotNegative = Annotated[float, Meta(ge=0)]
Positive = Annotated[float, Meta(gt=0)]
Shares = Annotated[list[NotNegative], Meta(min_length=1)]
Line = Annotated[str, Meta(pattern=ONE_LINE)]
Plans = tuple[str, str]  # of the two decks of a matchup, "" for none
Cards = list[tuple[str, Count]]  # names and copies


class Stopping(TypedDict):
    """When a matchup has been played enough."""

    rule: Literal["target interval", "sequential test"]
    points: NotRequired[Positive]
    low: NotRequired[Positive]
    high: NotRequired[Positive]


class Match(TypedDict):
    """A match of single games."""

    stopping: NotRequired[Stopping]


class BestOf(TypedDict):
    """Best-of-three matches between two decks."""

    plans: Plans
    stopping: NotRequired[Stopping]


class Compare(TypedDict):
    """Lists compared."""

    shares: Shares
    verdict_games: Count
    precision: Positive


class Gauntlet(TypedDict):
    """A deck against a field."""

    shares: Shares
    stopping: NotRequired[Stopping]
    plans: NotRequired[list[Plans]]


class Lift(TypedDict):
    """Cards forced into the opening hand."""

    cards: list[str]


class Placed(TypedDict):
    """A deck of results: see `sim.api.placings`."""

    name: Line
    played: Count
    top: Count
    top_at_most: NotRequired[Count]
    placed: Count
    ahead: NotNegative
    ahead_squared: NotNegative


class Results(TypedDict):
    """Results of tournaments: see `sim.api.tournaments`."""

    events: Count
    top: Count
    field: Literal["all", "top"]
    unknown_places: NotRequired[Count]
    left_out: list[tuple[Line, Count]]
    decks: list[Placed]
    players: list[Line]


class Matrix(TypedDict):
    """Decks against each other."""

    shares: NotRequired[Shares]
    results: NotRequired[Results]
    plans: NotRequired[list[Plans]]


class Seen(TypedDict):
    """What has been seen of a deck."""

    cards: Cards
    number: Count
    shields: Count


class Odds(TypedDict):
    """A question about a deck."""

    wants: list[Cards]
    seen: Seen | None


class Slots(TypedDict):
    """Cards replaced by blanks."""

    cards: Annotated[list[str], Meta(min_length=1)]
    shares: Shares


class Nothing(TypedDict):
    """No settings."""


SETTINGS: dict[str, type] = {
    "best_of": BestOf,
    "compare": Compare,
    "gauntlet": Gauntlet,
    "goldfish": Nothing,
    "lift": Lift,
    "match": Match,
    "matrix": Matrix,
    "odds": Odds,
    "pilots": Nothing,
    "slots": Slots,
}
