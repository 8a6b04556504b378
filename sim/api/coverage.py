"""Which lists can be played, without playing: `duelsim decks coverage`, and `duelsim.coverage`."""

from __future__ import annotations

import contextlib
import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING

from decks.coverage import Coverage
from decks.formats import DeckFormat
from decks.sources import check_stdin_is_named_once
from sim.api import arguments
from sim.api.errors import ImpossibleExperiment, translated_errors
from sim.api.notebooks import as_html
from sim.cards.library import using_cards
from sim.cards.library.covering import coverage_of
from sim.json_types import JsonObject
from sim.language import gettext

if TYPE_CHECKING:
    from reports.writing.document import Document


@dataclass(frozen=True)
class CoverageResult:
    """Which lists can be played, and what keeps the others from it, in the order that frees most lists.

    `summary` has the `lists`, the `missing` cards and the `sentences` that are not understood.
    """

    summary: Coverage

    def __repr__(self) -> str:
        """The verdict."""
        return f"<CoverageResult: {self.verdict}>"

    @property
    def verdict(self) -> str:
        """The result in a sentence."""
        return self.document().verdict.text

    def _repr_html_(self) -> str:
        """What a notebook shows: what the command prints."""
        return as_html(self.document())

    def to_json(self) -> JsonObject:
        """All of it as JSON, as the command prints it."""
        return self.summary.to_json()

    def document(self, *, everything: bool = False) -> Document:
        """The result as a document; with `everything`, all rows of its tables."""
        from reports.sections.coverage import document

        return document(self.summary, everything=everything)


def coverage(
    *lists: str | PathLike[str],
    format: DeckFormat = "standard",
    date: str | datetime.date | None = None,
    card_files: str | PathLike[str] | Sequence[str | PathLike[str]] | None = None,
) -> CoverageResult:
    """Say which decklists can be played, and which cards and sentences keep the others from it. Plays nothing.

    Each of the `lists` is a file, a folder with files (*.txt), or the name of a deck that ships with duelsim. A list
    that cannot be read is one that cannot be played; its `problems` say why. `format` is the format that decks must
    have, and `date` the day of its Hall of Fame; `card_files` are files with cards of your own.

    Raises ImpossibleExperiment if no list is named.

    >>> coverage("fn-rush", "liquid-beast").summary.playable
    2
    """
    if not lists:
        raise ImpossibleExperiment(gettext("Name at least one list, or a folder with lists."))
    wanted = arguments.deck_format({"format": format, "date": date})
    paths = [arguments.path("lists", one) for one in lists]
    check_stdin_is_named_once(paths)
    with translated_errors(), contextlib.ExitStack() as stack:
        if card_files is not None:
            stack.enter_context(using_cards(arguments.paths("card_files", card_files)))
        return CoverageResult(coverage_of(paths, wanted))
