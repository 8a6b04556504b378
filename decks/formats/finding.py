"""Finding a format: by its name or its file, and by a day."""

import os
import re
from dataclasses import replace
from datetime import date
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from decks.checking import DeckError
from decks.formats.files import FORMAT, read_format
from decks.formats.format import DeckFormat, Format, FormatError
from decks.formats.hall_of_fame import hall_of_fame
from decks.sources import STDIN, find_deck
from decks.suggesting import did_you_mean
from decks.visible_text import shown
from sim.language import comma, gettext

STANDARD: Final = Format("standard", "standard")
OPEN: Final = Format("open", "open", is_open=True)
FORMATS: Final = ("standard", "open", "hall-of-fame", "original", "advance", "classic-05", "classic-08")


def as_format(format: DeckFormat) -> Format:
    """A format that was found, or named. Raises what `find_format` raises."""
    return format if isinstance(format, Format) else find_format(format)


def find_format(given: str | os.PathLike[str], day: date | str | None = None) -> Format:
    """The format of this name, or in this file, on a day: by default the newest that is known.

    Raises FormatError if there is none, or none on this day, and DeckError for a file that is wrong.
    """
    return on_day(named_format(given), day)


def on_day(found: Format, day: date | str | None) -> Format:
    """A format of `named_format` with the cards of its Hall of Fame on a day. Raises FormatError."""
    wanted = as_day(day)
    if not found.has_hall_of_fame:
        if wanted is not None:
            others = comma().join(
                gettext(name) for name in FORMATS if name not in ("standard", "open") and _dated(name)
            )
            raise FormatError(
                gettext(
                    "{format} is the same on all days. These have a Hall of Fame by day: {others}.",
                    format=gettext(found.given),
                    others=others,
                )
            )
        return found
    if wanted is not None and found.since is not None and wanted < found.since:
        raise FormatError(
            gettext(
                "{format} exists since {since}. For the tournaments before, write --format hall-of-fame --date {day}.",
                format=gettext(found.given),
                since=found.since,
                day=wanted,
            )
        )
    state = hall_of_fame(wanted)
    return replace(
        found,
        limits=found.limits + state.limits,
        apart=found.apart + state.apart,
        day=wanted,
        changed=state.changed,
        is_newest=state.is_newest,
    )


def shipped_formats() -> tuple[Format, ...]:
    """All formats that ship with duelsim, those with a Hall of Fame as they are now."""
    return tuple(find_format(name) for name in FORMATS)


def named_format(given: str | os.PathLike[str]) -> Format:
    """The format of this name, or in this file, without the cards of its Hall of Fame.

    Raises FormatError, and DeckError for a file that is wrong.
    """
    given = os.fspath(given)
    name = re.sub(r"[\s_-]+", "-", given.strip().casefold())
    if name in FORMATS and not (given not in FORMATS and os.path.isfile(given)):
        return _shipped(name)
    if given == STDIN or (os.path.exists(os.path.expanduser(given)) and not os.path.isdir(os.path.expanduser(given))):
        return read_format(given, *_read(given))
    near = did_you_mean(name, {one: one for one in FORMATS})
    raise FormatError(
        gettext(
            'there is no format and no file "{given}".{near} The formats are {names}.',
            given=shown(given),
            near=near,
            names=", ".join(FORMATS),
        )
    )


def _read(given: str) -> tuple[Path, bytes]:
    try:
        return find_deck(given)
    except DeckError as error:  # which is not about a deck
        raise DeckError(error.source, error.problems, FORMAT) from None


@cache
def _shipped(name: str) -> Format:
    if name in ("standard", "open"):
        return STANDARD if name == "standard" else OPEN
    file = resources.files("decks.formats") / f"{name}.txt"
    return replace(read_format(name, Path(str(file)), file.read_bytes()), path=None)


def _dated(name: str) -> bool:
    return _shipped(name).has_hall_of_fame


def as_day(day: date | str | None) -> date | None:
    """A day, or a text such as 2025-07-01. Raises FormatError for another text."""
    if day is None or isinstance(day, date):
        return day
    try:
        if re.fullmatch(r"\d{4}-\d{2}-\d{2}", day, re.ASCII) is None:
            raise ValueError
        return date.fromisoformat(day)
    except ValueError:
        raise FormatError(gettext('"{day}" is not a day such as 2025-07-01.', day=shown(day))) from None
