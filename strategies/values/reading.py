"""Reading a value: its text into weights, or everything that is wrong with it.

    # what follows a # is a comment
    version: 0.3.0
    trained on: my-deck against fn-rush
    own-shields-1               0.412
    "Corile" in own hand       -0.02

`docs/searching.md` explains the lines.
"""

import math
import re
from collections.abc import Sequence
from typing import Final

from decks.checking import MOST_SHOWN, Problem
from decks.matching import match_key
from decks.suggesting import did_you_mean
from decks.visible_text import shown, visible
from sim.language import first_few, gettext, sentences
from strategies.values.weights import LARGEST_WEIGHT, Value, ValueWords

LONGEST_LINE: Final = 1_000  # letters
MOST_LINES: Final = 5_000
_MISSING_NAMED: Final = 3
_HEADER: Final = re.compile(r"(?P<what>[a-z][a-z ]*): ?(?P<text>.*)")
_NUMBER: Final = r"[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?"
_LINE: Final = re.compile(rf"(?P<whose>.+) (?P<number>{_NUMBER})", re.ASCII)
_CARD: Final = re.compile(r'"(?P<card>.+)" in (?P<place>[a-z\' ]+)')


class UnusableValue(ValueError):
    """A value cannot be used. The message is for users, with a line for each of the first problems."""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        lines = [str(problem) for problem in problems]
        if len(lines) > MOST_SHOWN:
            lines[MOST_SHOWN:] = [gettext("and {count:,} more problems.", count=len(lines) - MOST_SHOWN)]
        named = visible(source).replace("\n", "\\n")[:LONGEST_LINE]
        super().__init__("\n  ".join([gettext("The value {name} cannot be used:", name=named), *lines]))
        self.source = source
        self.problems = tuple(problems)


class _Wrong(ValueError):
    """What is wrong with a line."""


def read_value(text: str, words: ValueWords, source: str = "of the run") -> Value:
    """The value of a text, which needs a line for each feature. Raises UnusableValue with everything that is wrong."""
    reader = _Reader(words)
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        too_long = gettext("it has more than {most:,} lines. Is it the right file?", most=MOST_LINES)
        raise UnusableValue(source, [Problem(None, too_long)])
    for number, raw in enumerate(lines, start=1):
        try:
            reader.read(raw)
        except _Wrong as wrong:
            reader.problems.append(Problem(number, str(wrong)))
    missing = [name for name in words.features if name not in reader.features]
    if missing and not reader.problems:
        reader.problems.append(Problem(None, _what_is_missing(missing, dict(reader.about).get("version", ""))))
    if reader.problems:
        raise UnusableValue(source, reader.problems)
    features = {name: reader.features[name] for name in words.features}
    return Value(features, reader.cards, tuple(reader.about))


def head(text: str) -> dict[str, str]:
    """What the lines above the weights of a value say, whether the rest can be read or not."""
    found: dict[str, str] = {}
    for line in text.split("\n"):
        if line and not line.startswith("#"):
            if (said := _HEADER.fullmatch(line)) is None:
                break
            found[said["what"]] = said["text"]
    return found


def _what_is_missing(missing: Sequence[str], version: str) -> str:
    return sentences(
        gettext("it has no line for {features}.", features=first_few(missing, _MISSING_NAMED)),
        gettext("It was trained by duelsim {version}.", version=shown(version)) if version else "",
        gettext("Train it again: duelsim train."),
    )


class _Reader:
    """A value that is being read, line by line."""

    def __init__(self, words: ValueWords) -> None:
        self.words = words
        self.problems: list[Problem] = []
        self.about: list[tuple[str, str]] = []
        self.features: dict[str, float] = {}
        self.cards: dict[tuple[str, str], float] = {}
        self._known = set(words.features)

    def read(self, raw: str) -> None:
        """Read a line. Raises _Wrong."""
        if len(raw) > LONGEST_LINE:
            raise _Wrong(gettext("it has more than {most:,} letters.", most=LONGEST_LINE))
        text = " ".join(raw.split())
        if not text.isprintable():
            raise _Wrong(gettext("it has characters that cannot be shown."))
        if text.startswith("#") or not text:
            return
        if not text.startswith('"') and (said := _HEADER.fullmatch(text)):
            self._add_header(said["what"], said["text"])
            return
        said = _LINE.fullmatch(_without_comment(text))
        if said is None:
            raise _Wrong(
                gettext(
                    '"{text}" has no number at its end. Write a feature, and its weight after it.', text=shown(text)
                )
            )
        self._add(said["whose"], _weight(said["number"]))

    def _add_header(self, what: str, text: str) -> None:
        if self.features or self.cards:
            raise _Wrong(gettext('write "{what}:" before the features.', what=shown(what)))
        if any(what == other for other, _ in self.about):
            raise _Wrong(gettext('"{what}:" stands above it already. Delete one of the two lines.', what=shown(what)))
        self.about.append((what, text))

    def _add(self, whose: str, weight: float) -> None:
        if said := _CARD.fullmatch(whose):
            self._add_card(said["card"], said["place"], weight)
            return
        if whose not in self._known:
            near = did_you_mean(whose.casefold(), {name: name for name in self.words.features})
            place = self.words.places[0] if self.words.places else ""
            form = gettext('Cards are written so: "Corile" in {place} 0.1.', place=place) if place and not near else ""
            raise _Wrong(sentences(gettext('no feature is called "{name}".', name=shown(whose)) + near, form))
        if whose in self.features:
            raise _Wrong(gettext("{name} has a weight already. Delete one of the two lines.", name=whose))
        self.features[whose] = weight

    def _add_card(self, card: str, place: str, weight: float) -> None:
        name = self.words.cards.get(match_key(card))
        if name is None:
            near = did_you_mean(match_key(card), self.words.cards) if len(self.problems) < MOST_SHOWN else ""
            raise _Wrong(gettext('no card is known by the name "{name}".', name=shown(card)) + near)
        if place not in self.words.places:
            raise _Wrong(
                gettext(
                    '"{place}" is no place of cards. Write in {places}.',
                    place=shown(place),
                    places=gettext(" or in ").join(self.words.places),
                )
            )
        if (name, place) in self.cards:
            raise _Wrong(
                gettext("{name} has a weight already. Delete one of the two lines.", name=f"{name} in {place}")
            )
        self.cards[name, place] = weight


def _without_comment(text: str) -> str:
    """The line without what follows a #, unless that is a part of a card's name."""
    end_of_name = text.rfind('"') + 1 if text.startswith('"') else 0
    at = text.find("#", end_of_name)
    return text if at < 0 else text[:at].rstrip()


def _weight(text: str) -> float:
    weight = float(text)
    if not math.isfinite(weight) or abs(weight) > LARGEST_WEIGHT:
        raise _Wrong(
            gettext(
                "{text} is no weight: weights go from -{most:,.0f} to {most:,.0f}.",
                text=shown(text),
                most=LARGEST_WEIGHT,
            )
        )
    return weight
