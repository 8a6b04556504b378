"""Values that were learned at first use, in the user's cache: found by a key of everything that they depend on.

A text depends on the list, the script of its player, the rules of the game, and the sources that play and train; not on
the name of the deck, on workers or on time. So a cached text is the one that would be learned again, and whatever is
wrong with the folder costs no more than that.
"""

import contextlib
import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from decks.outside import Outside
from sim.compiler.cache import checksum_of_sources, user_cache
from sim.experiments.runs.folder import game_hash
from sim.files import delete_file, mark_used, replace_file, system_error
from sim.games.matchups.matchup import Side
from sim.games.matchups.rule_options import RuleOptions
from sim.version import VERSION
from strategies.thinkers import looks_ahead, thinker_of
from strategies.values.finding import universal_value

FOLDER: Final = "values"  # in the user's cache
ENDING: Final = ".value.txt"
MOST_CACHED: Final = 300  # of about 10 kB; those that were not used for longest are dropped
LONGEST: Final = 100_000  # bytes
# What trains, besides what plays. After a change of one of these files, decks are learned again.
SOURCES: Final = (
    *("sim/training/*.py", "strategies/playbooks/*.py", "decks/*.txt", "decks/*.play"),
    *(f"strategies/values/{name}.py" for name in ("finding", "reading", "rows", "weights", "writing")),
    "strategies/values/*.txt",
)


def learns(side: Side) -> bool:
    """Whether a deck has to be learned: its player looks ahead, and it has no value, but for the universal one."""
    return not side.python and looks_ahead(side.player) and not side.own_value and side.value in ("", universal_value())


def script_of(side: Side) -> str:
    """The script that the player of a side follows, or is."""
    return side.player if thinker_of(side.player) is None else side.player.partition("/")[2]


def in_order(side: Side) -> Side:
    """The deck of a side with its script, as it is always the same: as nothing was done to it for an experiment."""
    cards = side.outside
    return replace(
        side,
        name="the deck",
        player=script_of(side),
        slots=tuple(sorted(side.slots)),
        outside=Outside(tuple(sorted(cards.gr)), tuple(sorted(cards.hyperspatial)), tuple(sorted(cards.battle))),
        fixed=(0, 0),
        without_triggers=(),
        blanks=(),
        value="",
        own_value="",
    )


def key_of(side: Side, rules: RuleOptions, field: Sequence[Side] = ()) -> str:
    """The checksum of everything that the value of a deck depends on which is learned at first use.

    The `field` are the decks that ship, which `SOURCES` has: only cards of the user's own in them are to be told apart.
    """
    side = in_order(side)
    parts = {
        "version": VERSION,
        "games": game_hash(),
        "training": checksum_of_sources(SOURCES),
        "rules": rules.settings(),
        "slots": side.slots,
        "outside": side.outside.to_json(),
        "cards": sorted({card.text for one in (side, *field) for card in one.own_cards}),
        "script": side.playbook or side.player,
    }
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:32]


def cached_text(key: str) -> str:
    """The text of a value that is kept; "" if there is none, or it is damaged."""
    file = file_of(key)
    try:
        content = file.read_bytes() if file.stat().st_size <= LONGEST else b""
        checksum, _, text = content.partition(b"\n")
        if checksum.decode() != _first_line(text):
            return ""
        with contextlib.suppress(OSError):
            mark_used(file)
        return text.decode()
    except (OSError, ValueError):
        return ""


def keep(key: str, text: str) -> str:
    """Keep the text of a value; returns why it cannot be kept, "" if it is."""
    content = text.encode()
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
        replace_file(file_of(key), _first_line(content).encode() + b"\n" + content)
    except OSError as error:
        return f"{place}: {system_error(error)}"
    with contextlib.suppress(OSError):
        _drop_oldest(place)
    return ""


def file_of(key: str) -> Path:
    """The file in which the value with this key is cached, if it is."""
    return folder() / f"{key}{ENDING}"


def folder() -> Path:
    """The folder of the values that are kept."""
    return user_cache() / FOLDER


def _first_line(text: bytes) -> str:
    return f"# sha256 of what follows: {hashlib.sha256(text).hexdigest()}"


def _drop_oldest(place: Path) -> None:
    """Delete the files that were not used for longest, those too that a killed process left unfinished."""
    files = [file for file in place.iterdir() if ENDING in file.name]
    for file in sorted(files, key=lambda one: one.lstat().st_mtime)[:-MOST_CACHED]:
        delete_file(file)
