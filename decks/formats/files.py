"""Formats from files: those of this folder, and those that users write.

    title: Our shop            # otherwise the name of the file
    note: Ask for the prizes.  a sentence to say whenever decks are held to it
    1 Hell Slash               at most 1 copy of the card; 0 to 3, where 0 forbids it
    1 Aquan | アクアン         the same, with the Japanese name
    1 in all: Aquan + Emeral   at most 1 of these cards together
      + Corile                 continues the line above
    not together: Aquan + Corile
    sets: DM-01 to DM-12       the pool: cards with a printing in these sets
    until: 2005-12-31          the last day of its promotional cards
    partly: DMC-20             sets whose cards may belong to the pool or not
    deck: open                 11 to 60 cards, any number of a name; otherwise exactly 40, at most 4
    without: GR zone           zones in which a deck has no cards
    hall of fame: yes          the Hall of Fame restricts cards, too, by day
    since: 2021-01-01          the day before which the format did not exist

What follows # is a comment.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any

from decks.checking import DeckError, Problem
from decks.formats.format import Format, InAll, Limit, NotTogether, Pool, RestrictedCard
from decks.formats.hall_of_fame import BETWEEN
from decks.outside import OUTSIDE
from decks.text import cuts
from decks.visible_text import shown, visible
from sim.language import comma, gettext, translatable

FORMAT = "format"  # in messages
_SETTING = re.compile(
    r"(title|note|deck|sets|partly|until|without|hall of fame|since|not together|[0-9]{1,2} in all) ?: *(.+)"
)
_RANGE = re.compile(r"([A-Z]+-)(\d\d) TO \1(\d\d)")
_HOW = translatable("write how many copies are allowed, from 0 to 3: 1 Hell Slash.")


def read_format(given: str, path: Path, content: bytes) -> Format:
    """The format in a file. Raises DeckError with all that is wrong with it; its cards are looked up with the decks."""
    try:
        lines = re.split("\r\n|\r|\n", content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        wrong = content[: error.start].count(b"\n") + 1
        problem = Problem(wrong, gettext("this is not UTF-8 text. Save the file as UTF-8."))
        raise DeckError(str(path), [problem], FORMAT) from None
    reader = _Reader(Format(given, shown(path.stem) or FORMAT, path=path))
    for number, line in _joined(lines):
        reader.read(number, line)
    problems = reader.problems
    if not problems and reader.found == Format(given, reader.found.title, path=path):
        problems = [Problem(None, gettext("there are no cards in it, and nothing else that restricts decks."))]
    if problems:
        raise DeckError(str(path), problems, FORMAT)
    return reader.found


@dataclass
class _Reader:
    """Reads the lines of a file into `found`; `problems` are what is wrong with them."""

    found: Format
    problems: list[Problem] = field(default_factory=list)

    def read(self, number: int, line: str) -> None:
        """Read a line, which may be empty."""
        texts = [text for text in dict.fromkeys([*map(str.strip, cuts(line)), line.partition("#")[0].strip()]) if text]
        if not line.partition("#")[0].strip():
            return
        try:
            if setting := _SETTING.fullmatch(texts[-1].strip()):
                self._set(number, setting[1], setting[2].strip())
            else:
                self._limit(number, texts)
        except ValueError as error:
            self.problems.append(Problem(number, str(error)))

    def _limit(self, number: int, texts: list[str]) -> None:
        copies, _, name = texts[-1].partition(" ")
        if copies not in ("0", "1", "2", "3") or not name.strip():
            raise ValueError(gettext(_HOW))
        longer = tuple(text.partition(" ")[2].strip() for text in texts[:-1] if text.startswith(f"{copies} "))
        card = replace(_card(name, number), or_else=longer)
        self.found = replace(self.found, limits=(*self.found.limits, Limit(card, int(copies))))

    def _set(self, number: int, key: str, value: str) -> None:
        if key in ("sets", "partly", "until"):
            self._pool(key, value)
        elif key == "not together" or key.endswith("in all"):
            self._several(key, tuple(_card(name, number) for name in value.split(BETWEEN)))
        else:
            self.found = replace(self.found, **_fields(key, value))

    def _several(self, key: str, cards: tuple[RestrictedCard, ...]) -> None:
        """What a line says of several cards."""
        if key == "not together":
            if len(cards) != 2 or not all(card.name for card in cards):
                raise ValueError(gettext("name two cards: not together: Aquan + Corile."))
            self.found = replace(self.found, apart=(*self.found.apart, NotTogether(*cards)))
        else:
            if len(cards) < 2 or not all(card.name for card in cards):
                raise ValueError(gettext("name several cards: 1 in all: Aquan + Emeral."))
            self.found = replace(self.found, in_all=(*self.found.in_all, InAll(cards, int(key.split()[0]))))

    def _pool(self, key: str, value: str) -> None:
        pool = self.found.pool or Pool(())
        if key == "until":
            pool = replace(pool, until=_day(value))
        else:
            codes = tuple(code for part in value.split(",") for code in _codes(part.strip().upper()))
            sets, partly = (codes, ()) if key == "sets" else ((), codes)
            pool = replace(pool, sets=pool.sets + sets, partly=pool.partly + partly)
        self.found = replace(self.found, pool=pool)


def _fields(key: str, value: str) -> dict[str, Any]:
    """What a setting says, as fields of a format. Raises ValueError with a sentence."""
    if key == "title":
        return {"title": shown(value)} if shown(value) else {}
    if key == "note":
        return {"note": visible(value)}
    if key == "since":
        return {"since": _day(value)}
    if key == "without":
        return {"without": tuple(map(_zone, value.split(",")))}
    if key == "deck":
        return {"is_open": _one_of(value, ("standard", "open"), "deck: open") == "open"}
    return {"has_hall_of_fame": _one_of(value, ("no", "yes"), "hall of fame: yes") == "yes"}


def _one_of(value: str, allowed: tuple[str, ...], example: str) -> str:
    if value not in allowed:
        raise ValueError(gettext("write {example}, or leave the line out.", example=example))
    return value


def _joined(lines: Sequence[str]) -> list[tuple[int, str]]:
    """The lines with their numbers; one that begins with a plus continues the line above."""
    found: list[tuple[int, str]] = []
    for number, line in enumerate(lines, start=1):
        if found and line.strip().startswith("+ "):
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
        else:
            found.append((number, line))
    return found


def _card(text: str, number: int) -> RestrictedCard:
    name, _, japanese = text.partition("|")
    return RestrictedCard(name.strip(), japanese.strip(), number)


def _codes(text: str) -> list[str]:
    """The sets of a range: "DM-01 TO DM-03" are three, and any other text is one. Raises ValueError for an empty one.

    >>> _codes("DM-09 TO DM-11"), _codes("DM22-RP1")
    (['DM-09', 'DM-10', 'DM-11'], ['DM22-RP1'])
    """
    if (several := _RANGE.fullmatch(text)) is None:
        return [text]
    if int(several[2]) > int(several[3]):
        raise ValueError(gettext("{first} to {last}: write the lower number first.", first=several[2], last=several[3]))
    return [f"{several[1]}{number:02}" for number in range(int(several[2]), int(several[3]) + 1)]


def in_ranges(codes: Sequence[str]) -> str:
    """Sets in words, with neighbours as a range.

    >>> in_ranges(["DM-09", "DM-10", "DM-11", "DMC-04"])
    'DM-09 to DM-11, DMC-04'
    """
    runs: list[list[str]] = []
    for code in codes:
        if runs and _follows(runs[-1][-1], code):
            runs[-1].append(code)
        else:
            runs.append([code])
    return comma().join(
        run[0] if len(run) == 1 else gettext("{first} to {last}", first=run[0], last=run[-1]) for run in runs
    )


def _follows(code: str, next_code: str) -> bool:
    series, _, number = code.rpartition("-")
    return number.isdecimal() and next_code == f"{series}-{int(number) + 1:02}"


def _zone(text: str) -> str:
    zones = {zone.casefold(): zone for zone in OUTSIDE.values()}
    if text.strip().casefold() not in zones:
        known = ", ".join(zones.values())
        raise ValueError(
            gettext(
                '"{text}" is not a zone outside the deck. The zones are {zones}.', text=shown(text.strip()), zones=known
            )
        )
    return zones[text.strip().casefold()]


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ValueError(gettext('"{day}" is not a day such as 2025-07-01.', day=shown(text))) from None
