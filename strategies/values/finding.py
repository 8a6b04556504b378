"""Finding the value of a deck: the file next to the deck's, or the universal value that ships with duelsim."""

from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from decks.sources import VALUE_ENDING
from strategies.player_files import VALUE, is_file, text_of

UNIVERSAL: Final = "universal"
LONGEST_VALUE: Final = 100_000  # letters


def value_beside(deck: Path | None) -> Path | None:
    """The file with the value of a deck in this file, or None."""
    if deck is None or not deck.name:
        return None
    beside = deck.with_suffix(VALUE_ENDING)
    return beside if is_file(beside) else None


def own_value(deck: Path | None) -> str:
    """The text of the value of a deck in this file; "" if it has none of its own.

    Raises strategies.registry.UnknownPlayer for a file that cannot be read.
    """
    file = value_beside(deck)
    return "" if file is None else value_text(file)


def value_text(file: Path) -> str:
    """The text of a value in a file; never "", which is none. Raises strategies.registry.UnknownPlayer."""
    return text_of(file, VALUE, LONGEST_VALUE) or "\n"


@lru_cache(1)
def universal_value() -> str:
    """The text of the value for any deck."""
    return (resources.files("strategies.values") / f"{UNIVERSAL}.txt").read_text(encoding="utf-8")
