"""The unreviewed cards that ship with duelsim: what `duelsim cards import` made of published cards, by their names.

Their card files are in `sim/cards/unreviewed/cards`, in the same form as the library's. Thousands of them are not read
to find one: `names.tsv` says in which file the card of a name is. A further file has the names of published cards whose
text is not understood yet. `python -m sim.tools.unreviewed` writes all of it.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from decks import match_key

FOLDER = Path(__file__).parents[1] / "unreviewed"
CARDS = FOLDER / "cards"
NAMES = FOLDER / "names.tsv"  # a name as `match_key` writes it, the card that has it, and its file
NOT_UNDERSTOOD = FOLDER / "not_understood.txt"  # a name on each line


@cache
def _rows() -> Mapping[str, str]:
    """What each row says after the `match_key`; most are never asked for."""
    return dict(row.split("\t", 1) for row in NAMES.read_text(encoding="utf-8").splitlines())


def unreviewed_name(key: str) -> str | None:
    """The name of the card that is called so, by `match_key`; None if no unreviewed card is."""
    row = _rows().get(key)
    return None if row is None else row.partition("\t")[0]


@cache
def unreviewed_names() -> Mapping[str, str]:
    """The names of the cards by `match_key` of everything that they are called."""
    return MappingProxyType({key: row.partition("\t")[0] for key, row in _rows().items()})


def file_of_unreviewed(key: str) -> Path | None:
    """The file that has the card of this `match_key`; None if no unreviewed card has it."""
    row = _rows().get(key)
    return None if row is None else (CARDS / row.partition("\t")[2]).with_suffix(".txt")


@cache
def names_not_understood() -> Mapping[str, str]:
    """The names of published cards that cannot be played, by `match_key`."""
    return {match_key(name): name for name in NOT_UNDERSTOOD.read_text(encoding="utf-8").splitlines()}
