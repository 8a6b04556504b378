"""The options that the functions of `sim.api` share, for searches and for experiments, and their defaults."""

import datetime
from collections.abc import Mapping, Sequence
from os import PathLike
from typing import TypedDict

from decks.formats import DeckFormat
from sim.api.observer import Observer
from sim.games.matchups.rule_history import TODAY
from sim.games.playing.batch import TURN_CAP


class SearchOptions(TypedDict, total=False):
    """The options that all searches share; they mean the same as in the commands.

    The games: `seed` is by default the seed of the search in `out`, or random; `rules` are an era, such as "2005-en",
    or other rulings, such as {"breaking": "one-by-one"}; `turn_cap` is the turn after which a game is left undecided;
    `format` is the format that decks must have, such as "original", or a file with one, and `date` the day of its Hall
    of Fame, by default the newest; `card_files` are files with cards of your own.

    They are played with `jobs` threads, by default one per core. `out` is a folder that keeps the search: the same call
    continues from there after an interruption. It gets a report.html unless `page` is false. The methods `searched` and
    `notice` of `observer` are called during the search.
    """

    seed: int | None
    rules: str | Mapping[str, str]
    turn_cap: int
    format: DeckFormat
    date: str | datetime.date | None
    card_files: str | PathLike[str] | Sequence[str | PathLike[str]] | None
    jobs: int | None
    out: str | PathLike[str] | None
    page: bool
    observer: Observer


class RunOptions(SearchOptions, total=False):
    """The options that all experiments share; they mean the same as in the commands.

    The games: `seed` is by default the seed of the run in `out`, or random; `rules` are an era, such as "2005-en", or
    other rulings, such as {"breaking": "one-by-one"} or {"era": "2017", "blockers": "several"}; `turn_cap` is the turn
    after which a game is left undecided; `format` is the format that decks must have, such as "original", or a file
    with one, and `date` the day of its Hall of Fame, by default the newest; `card_files` are files with cards of your
    own.

    Where to play: with `jobs` threads, by default one per core, or on the Dask cluster whose `scheduler` has this
    address.

    Learning: where a player looks ahead with a deck that has no value of its own, the deck is learned first, once, from
    some games against itself and the decks that ship (docs/training.md). With `learning=False` such a player judges by
    the universal value; `learning` is on by default.

    What to keep: `out` is the folder of the run, which gets a report.html unless `page` is false; `command` is the
    command that the report gives for playing the same games.

    Progress and errors: the methods of `observer` are called during the run; `max_error_rate` is the share of games
    that may end in an error before GamesErred is raised, 0 by default.
    """

    scheduler: str | None
    learning: bool
    command: str
    max_error_rate: float


DEFAULTS: RunOptions = {
    "seed": None,
    "rules": TODAY,
    "turn_cap": TURN_CAP,
    "format": "standard",
    "date": None,
    "card_files": None,
    "jobs": None,
    "scheduler": None,
    "learning": True,
    "out": None,
    "page": True,
    "command": "",
    "max_error_rate": 0.0,
}
