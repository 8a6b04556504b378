"""Cards that exist but cannot be played: those whose published wording an import did not understand.

Their names and the sentences in the way are remembered in a file of the user's card folder, so that a decklist with
such a card is not told that the name is wrong.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from decks.matching import match_key
from decks.names import UnplayableCard
from sim.cards.library.text_unknown import TEXT_UNKNOWN
from sim.cards.library.unreviewed import names_not_understood
from sim.cards.text.files import LONGEST_NAME, CardFileError, card_folder, text_of
from sim.files import replace_file
from sim.foreign import ONE_LINE, SEVERAL_LINES, WrongValue, read_json, typed
from sim.language import gettext

FILE = "not-understood.jsonl"
WHY = "its text was not understood when it was imported"


@dataclass(frozen=True)
class _Row:
    """A line of the file."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=ONE_LINE)]
    sentences: tuple[Annotated[str, Meta(pattern=SEVERAL_LINES)], ...]


def not_understood() -> dict[str, UnplayableCard]:
    """These cards by the `match_key` of their names. Raises CardFileError for a damaged file."""
    folder = card_folder()
    if folder is None or not (folder / FILE).is_file():
        return {}
    facts = (folder / FILE).stat()
    return _read(folder / FILE, facts.st_mtime_ns, facts.st_size)


@lru_cache(1)
def _read(file: Path, changed: int, size: int) -> dict[str, UnplayableCard]:
    found: dict[str, UnplayableCard] = {}
    for number, line in enumerate(text_of(file).split("\n"), start=1):
        if not line:
            continue
        try:
            row = typed(read_json(line), _Row)
        except WrongValue as error:
            what = gettext("it is damaged: {error}. Delete the file, and import again.", error=error)
            place = gettext("{file}, line {line}: {what}", file=file, line=number, what=what)
            raise CardFileError(place) from None
        found[match_key(row.name)] = _unplayable(row.name, row.sentences)
    return found


def _unplayable(name: str, sentences: tuple[str, ...]) -> UnplayableCard:
    """The card with what duelsim knows of it; these sentences may be newer than those that ship."""
    known = names_not_understood().get(match_key(name), UnplayableCard(name, WHY))
    return known if known.name in TEXT_UNKNOWN else replace(known, why=WHY, sentences=sentences)


def remember(missed: Mapping[str, Sequence[str]], understood: Iterable[str]) -> Path | None:
    """Remember cards by name with the sentences that were not understood, and forget those that now are.

    Returns the file; None without a folder, or without such cards. Raises OSError if the file cannot be written, and
    CardFileError if it is damaged.
    """
    folder = card_folder()
    if folder is None:
        return None
    known = not_understood()
    if not missed and not known:
        return None
    found = dict(known)
    for name in understood:
        found.pop(match_key(name), None)
    found |= {
        match_key(name): UnplayableCard(name, WHY, sentences=tuple(sentences)) for name, sentences in missed.items()
    }
    lines = [json.dumps({"name": one.name, "sentences": one.sentences}, ensure_ascii=False) for one in found.values()]
    folder.mkdir(parents=True, exist_ok=True)
    replace_file(folder / FILE, "".join(f"{line}\n" for line in sorted(lines)).encode())
    return folder / FILE
