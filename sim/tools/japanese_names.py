"""What cards are called in Japanese: what collections say, with our decisions where they err or differ.

`japanese_names.toml` has the decisions, each with its reason. A collection is a JSON object of Japanese names with
English ones, or has a Japanese name and its printings in JSON on each line:

    {"name": "アクア・ハルカス", "printings": [["DM-01", "32"], ["DMD-02", "9"]]}
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from decks.matching import forgiving_keys, match_key
from sim.cards.imported.spelling import mended
from sim.cards.library.entries import further_names, halves_named
from sim.cards.library.unreviewed import NotUnderstood
from sim.cards.text.blocks import BETWEEN_NAMES
from sim.cards.wording import BETWEEN_OTHER_NAMES, JAPANESE_NAME, OTHER_NAMES, side_named

DECISIONS: Final = Path(__file__).with_suffix(".toml")
_STROKE = re.compile(r" ?[/／] ?(?!\*)(?<!\*/)")  # "*/弐幻キューギョドリ/*" has none between two names
_AROUND_MARKS = re.compile(r" (?=[=＝])|(?<=[=＝]) ")


@dataclass(frozen=True)
class JapaneseNames:
    """The Japanese names of cards by the `match_key` of the English one, the best first; and all names with sets.

    `spelt` leads from the first of the `forgiving_keys` of a name to the name, and `printed_in` to its sets.
    """

    by_english: Mapping[str, Sequence[str]]
    printed_in: Mapping[str, Sequence[str]]
    spelt: Mapping[str, str]

    @staticmethod
    def read(names: Path, printings: Path, cards: Mapping[str, str]) -> JapaneseNames:
        """The names of two collections. `cards` are the names that we give to cards and other sides, by `match_key`.

        Raises ValueError for names of no card.
        """
        decisions = tomllib.loads(DECISIONS.read_text(encoding="utf-8"))
        joined = {_tidy(name): mended(english) for name, english in json.loads(names.read_text("utf-8")).items()}
        joined = {name: _of_this_name(name, english, cards) for name, english in joined.items()}
        joined |= {name: english for part in decisions["names"].values() for name, english in part.items()}
        if unknown := sorted({english for english in joined.values() if match_key(english) not in cards}):
            raise ValueError(f"no card is called {', '.join(unknown)}")
        rows = [json.loads(line) for line in printings.read_text("utf-8").splitlines()]
        spelt = {_tidy(row["name"]): row["printings"] for row in rows if row["name"] not in decisions["wrong"]}
        spellings = {_key(name): english for name, english in joined.items()}
        joined |= {name: spellings[_key(name)] for name in spelt if name not in joined and _key(name) in spellings}
        found: dict[str, list[str]] = defaultdict(list)
        for name, english in joined.items():
            if name not in decisions["wrong"]:
                found[match_key(cards[match_key(english)])].append(name)
        sets = {_key(name): sorted({code for code, _ in printed}) for name, printed in spelt.items()}
        by_key = {_key(name): name for name in spelt}
        return JapaneseNames({key: sorted(one, key=_rank) for key, one in found.items()}, sets, by_key)

    def of(self, english: str, already: str = "") -> tuple[str, tuple[str, ...]]:
        """The Japanese name of a card, which it may have already, and the others that no spelling of it leads to."""
        name, *others = [*filter(None, [already]), *self.by_english.get(match_key(english), ())] or [""]
        keys = {key for one in (name, *halves_named(name)) for key in forgiving_keys(match_key(one))}
        return name, tuple(other for other in others if not keys & {*forgiving_keys(match_key(other))})

    def in_no_other(self, names: Iterable[str]) -> Iterator[NotUnderstood]:
        """The cards that are called like none of these names: they are known in Japanese alone."""
        taken = {key for name in names for one in (name, *halves_named(name)) for key in forgiving_keys(match_key(one))}
        for key, name in sorted(self.spelt.items(), key=lambda item: _rank(item[1])):
            if not taken & {*forgiving_keys(match_key(name))}:
                yield NotUnderstood("", name, printed_in=tuple(self.printed_in[key]))
                taken |= {*forgiving_keys(match_key(name))}


def with_japanese_names(lines: Sequence[str], names: JapaneseNames) -> list[str]:
    """The lines of a card with its Japanese name and those of its other sides, where it has none yet."""
    already = next((line.removeprefix(JAPANESE_NAME) for line in lines[1:4] if line.startswith(JAPANESE_NAME)), "")
    name, others = names.of(lines[0], _tidy(already))
    said = [line for line in also_called(lines, others) if line != JAPANESE_NAME + already]
    if name:
        said.insert(2 if said[1].startswith(OTHER_NAMES) else 1, JAPANESE_NAME + name)
    found = []
    for at, line in enumerate(said):
        found.append(line)
        side = names.of(side_named(line))[0]
        if side and not said[at + 1].startswith(JAPANESE_NAME):
            found.append(JAPANESE_NAME + side)
    return found


def also_called(lines: Sequence[str], others: Sequence[str]) -> list[str]:
    """The lines of a card with these other names too."""
    known = {match_key(name) for name in (lines[0], *further_names(lines))}
    new = BETWEEN_OTHER_NAMES.join(name for name in others if match_key(name) not in known)
    if not new:
        return list(lines)
    if lines[1].startswith(OTHER_NAMES):
        return [lines[0], lines[1] + BETWEEN_OTHER_NAMES + new, *lines[2:]]
    return [lines[0], OTHER_NAMES + new, *lines[1:]]


def _tidy(name: str) -> str:
    """A Japanese name as we write it: " / " between the halves, no blanks around "＝"."""
    return _AROUND_MARKS.sub("", _STROKE.sub(BETWEEN_NAMES, " ".join(name.split())))


def _of_this_name(japanese: str, english: str, cards: Mapping[str, str]) -> str:
    """The English name; without a stroke in the Japanese one, the first half of a twinpact if that is a card too."""
    first, between, _ = english.partition(BETWEEN_NAMES)
    return first if between and BETWEEN_NAMES not in japanese and match_key(first) in cards else english


def _rank(name: str) -> tuple[int, int, int]:
    """The best of several spellings has both halves, then readings in brackets, then ・ and blanks."""
    return (-name.count(BETWEEN_NAMES), -name.count("（"), -name.count("・") - name.count(" "))


def _key(name: str) -> str:
    return next(iter(forgiving_keys(match_key(name))), name)
