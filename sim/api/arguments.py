"""Checking the arguments of Python programs, with the words that the command line has for its options.

All raise ImpossibleExperiment; the message begins with the name of the argument.
"""

import datetime
import importlib.util
import math
import numbers
import os
import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TypeGuard

from decks.formats import FORMATS, Format, FormatError, find_format
from sim.api.limits import PILOT_GAMES, SEED, SHARE, THREADS, TURN_CAP, Limits, is_address
from sim.api.observer import Observer
from sim.experiments.kinds.pilots import PILOT, checked_pilot
from sim.experiments.runs.experiment import ImpossibleExperiment
from sim.games.sessions.outside import Player
from strategies.registry import THINKERS, UnknownPlayer

_MOST_BITS = 14_000  # of a number: Python writes no more than 4,300 digits
_MAY_BE_NONE = ("seed", "date", "jobs", "scheduler", "out", "observer", "card_files")


def whole(name: str, value: object, limits: Limits) -> int:
    """A whole number."""
    if isinstance(value, bool) or not isinstance(value, numbers.Integral):
        raise _impossible(name, value, "is not a valid whole number")
    if int(value) not in limits or int(value).bit_length() > _MOST_BITS:
        raise ImpossibleExperiment(f"{name}: {_shown(int(value))} is not in the range {limits}.")
    return int(value)


def pilots(name: str, value: object) -> int:
    """How many games are played again with better players: 0 for None."""
    return 0 if value is None else whole(name, value, PILOT_GAMES)


def better_pilot(name: str, value: object, pilots: int) -> str:
    """The better player of this many games, without the script that it follows."""
    if value is None:
        return PILOT
    if not isinstance(value, str):
        raise _impossible(name, value, "is not a text")
    if not pilots:
        raise ImpossibleExperiment(f"{name}: it plays the games of pilots; say how many.")
    try:
        return checked_pilot(value)
    except UnknownPlayer as error:
        raise ImpossibleExperiment(f"{name}: {error}.") from None


def coach(name: str, value: object) -> str:
    """Who coaches: a lookahead or a search."""
    if not isinstance(value, str) or value not in THINKERS:
        raise _impossible(name, value, f"is no coach: name {' or '.join(THINKERS)}")
    return value


def number(name: str, value: object, limits: Limits) -> float:
    """A number."""
    if not _is_number(value):
        raise _impossible(name, value, "is not a valid number")
    if math.isnan(value) or value not in limits:
        raise ImpossibleExperiment(f"{name}: {value} is not in the range {limits}.")
    return float(value)


def two_rates(name: str, value: object) -> tuple[float, float]:
    """Two win rates in percent, the lower one first."""
    if not (_are_numbers(value) and len(value) == 2):
        raise _impossible(name, value, "is not two win rates, such as (50, 52)")
    if not 0 < value[0] < value[1] < 100:
        raise _impossible(name, value, "must be two win rates between 0 and 100, the lower one first")
    return float(value[0]), float(value[1])


def shares_of(name: str, value: object) -> list[float]:
    """Shares of a field; how many there must be depends on the field."""
    if not _are_numbers(value):
        raise _impossible(name, value, "is not a list of shares, such as (60, 40)")
    return [float(share) for share in value]


def player(name: str, value: object) -> str:
    """A player by name."""
    if _has_choose(value):
        raise ImpossibleExperiment(f"{name}: only a match takes players in Python.")
    if not isinstance(value, str):
        raise _impossible(name, value, "is not the name of a player, such as 'rush'")
    return value


def two_players(name: str, value: object) -> tuple[str, str]:
    """Two players; one name is both."""
    if isinstance(value, str):
        return value, value
    if any(map(_has_choose, value if _is_list(value) else [value])):
        raise ImpossibleExperiment(f"{name}: only a match takes players in Python.")
    if not (_are_texts(value) and len(value) == 2):
        raise _impossible(name, value, "is not two players, such as ('rush', 'control')")
    return value[0], value[1]


def two_players_or_programs(name: str, value: object) -> tuple[str | Player, str | Player]:
    """Two players, each of them a name or a player in Python; one is both."""
    each: Sequence[object] = value if _is_list(value) else (value, value)
    found: list[str | Player] = []
    for one in each:
        if isinstance(one, type) and hasattr(one, "choose"):
            raise ImpossibleExperiment(f"{name}: {one.__name__} is a class. Give a player of it: {one.__name__}().")
        if _has_choose(one) and not callable(one.choose):
            raise ImpossibleExperiment(f"{name}: the `choose` of {_shown(one)} is not a method.")
        if isinstance(one, str) or _has_choose(one):
            found.append(one)
    if len(each) != 2 or len(found) != 2:
        raise _impossible(name, value, "is not two players, such as ('rush', 'control') or (MyPlayer(), 'auto')")
    return found[0], found[1]


def two_players_or_nobody(name: str, value: object) -> tuple[str | None, str | None]:
    """Two players, each of them a name or None."""
    if _is_list(value) and any(map(_has_choose, value)):
        raise ImpossibleExperiment(f"{name}: you answer for a player in Python: give None, and call its `choose`.")
    found = [one for one in value if one is None or isinstance(one, str)] if _is_list(value) else []
    if not (_is_list(value) and len(value) == len(found) == 2):
        raise _impossible(name, value, "is not two players, such as (None, 'auto')")
    return found[0], found[1]


def _has_choose(value: object) -> TypeGuard[Player]:
    """Whether a value is meant as a player in Python."""
    return hasattr(value, "choose")


def texts(name: str, value: object) -> Sequence[str]:
    """Some texts; a single one may stand alone."""
    found = [value] if isinstance(value, str) else value
    if any(map(_has_choose, found if _is_list(found) else [found])):
        raise ImpossibleExperiment(f"{name}: only a match takes players in Python.")
    if not _are_texts(found):
        raise _impossible(name, value, "is not a list of texts, such as ['Aqua Hulcus']")
    return list(found)


def choice(name: str, value: object, choices: Sequence[str]) -> str:
    """One of some words."""
    if value not in choices:
        raise _impossible(name, value, f"is not one of {', '.join(map(repr, choices))}")
    return str(value)


def flag(name: str, value: object) -> bool:
    """True or False."""
    if not isinstance(value, bool):
        raise _impossible(name, value, "is neither True nor False")
    return value


def path(name: str, value: object) -> str:
    """A path, with ~ for the folder of the user."""
    if not isinstance(value, str | os.PathLike) or not isinstance(os.fspath(value), str):
        raise _impossible(name, value, "is not a path")
    if not os.fspath(value) or "\0" in os.fspath(value):
        raise _impossible(name, os.fspath(value), "cannot be the name of a folder")
    return os.path.expanduser(os.fspath(value))


def paths(name: str, value: object) -> list[Path]:
    """Some paths; a single one may stand alone."""
    found = [value] if isinstance(value, str | os.PathLike) else value
    if not _is_list(found):
        raise _impossible(name, value, "is not a list of paths, such as ['my-cards.txt']")
    return [Path(path(name, each)) for each in found]


def deck_format(options: Mapping[str, object]) -> Format:
    """The format of decks that the options ask for. Raises DeckError for a file with a format that is wrong."""
    format, date = options.get("format", "standard"), options.get("date")
    if isinstance(format, Format) and date is None:
        return format
    if not isinstance(format, str | os.PathLike) or not isinstance(os.fspath(format), str):
        raise _impossible("format", format, f"is not one of {', '.join(map(repr, FORMATS))}, or a file")
    if isinstance(date, datetime.datetime) or not isinstance(date, str | datetime.date | None):
        raise _impossible("date", date, "is not a day, such as '2025-07-01'")
    try:
        return find_format(format, date)
    except FormatError as error:
        raise ImpossibleExperiment(f"format: {error}") from None


def check_options(options: Mapping[str, object], known: Collection[str]) -> None:
    """Check options, of which `known` has the names. Raises TypeError for an unknown one."""
    if unknown := options.keys() - set(known):
        raise TypeError(f"there is no option {' or '.join(sorted(unknown))}")
    given = {name: value for name, value in options.items() if value is not None or name not in _MAY_BE_NONE}
    for name, limits in (("seed", SEED), ("turn_cap", TURN_CAP), ("jobs", THREADS)):
        if name in given:
            whole(name, given[name], limits)
    number("max_error_rate", given.get("max_error_rate", 0.0), SHARE)
    deck_format(given)
    if not isinstance(given.get("rules", {}), str | Mapping):
        reason = "is neither an era, such as '2005-en', nor a table of rulings, such as {'breaking': 'one-by-one'}"
        raise _impossible("rules", given["rules"], reason)
    if "out" in given:
        path("out", given["out"])
    for name in ("page", "learning"):
        flag(name, given.get(name, True))
    if not isinstance(given.get("command", ""), str):
        raise _impossible("command", given["command"], "is not a text")
    if not isinstance(given.get("observer", Observer()), Observer):
        raise _impossible("observer", given["observer"], "is not a duelsim.Observer")
    _check_cluster(given)


def _check_cluster(given: Mapping[str, object]) -> None:
    scheduler = given.get("scheduler")
    if scheduler is None:
        return
    if not isinstance(scheduler, str) or not is_address(scheduler):
        raise _impossible("scheduler", scheduler, "is not a machine and a port, such as tcp://192.168.0.7:8786")
    if "jobs" in given:
        raise ImpossibleExperiment("jobs are threads of this machine, and scheduler names a cluster; give one of them.")
    if importlib.util.find_spec("distributed") is None:
        raise ImpossibleExperiment(
            "A cluster needs dask.distributed. Install it, in your clone, with: pip install -e '.[cluster]'"
        )


def _impossible(name: str, value: object, what: str) -> ImpossibleExperiment:
    return ImpossibleExperiment(f"{name}: {_shown(value)} {what}.")


def _shown(value: object) -> str:
    try:
        shown = repr(value)
    except ValueError:
        return "a number with thousands of digits"
    shown = re.sub(r"<(?:[\w.<>]+\.)?(\w+) object at 0x[0-9a-f]+>", r"a \1", shown)
    return shown if len(shown) <= 80 else f"{shown[:79]}…"


def _is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, numbers.Real) and not isinstance(value, bool)


def _is_list(value: object) -> TypeGuard[Sequence[object]]:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)


def _are_numbers(value: object) -> TypeGuard[Sequence[float]]:
    return _is_list(value) and all(map(_is_number, value))


def _are_texts(value: object) -> TypeGuard[Sequence[str]]:
    return _is_list(value) and all(isinstance(each, str) for each in value)
