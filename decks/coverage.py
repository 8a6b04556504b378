"""Which lists can be played, and which cards the others lack: the cards that would help most come first."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from decks.checking import DeckError, DeckFormat, Problem
from decks.matching import match_key
from decks.names import CardNames
from decks.reading import Deck, read_deck
from decks.suggesting import did_you_mean

MOST_SUGGESTIONS = 20  # missing cards that similar names are searched for


@dataclass(frozen=True)
class CoveredList:
    """A list: its file, the deck if it can be played, the cards that it lacks, and what else is wrong with it."""

    source: str
    deck: Deck | None
    missing: tuple[str, ...]
    problems: tuple[Problem, ...]


@dataclass(frozen=True)
class MissingCard:
    """A card that lists lack: their files, and of a real card why it cannot be played and the sentences in the way."""

    name: str
    lists: tuple[str, ...]
    why: str
    sentences: tuple[str, ...]
    hint: str

    @property
    def real(self) -> bool:
        """Whether a card has this name."""
        return bool(self.why)

    @property
    def reason(self) -> str:
        """Why it is missing."""
        if not self.real:
            return f"no card is known by this name.{self.hint}"
        return f'not understood: "{self.sentences[0]}"' if self.sentences else self.why


@dataclass(frozen=True)
class Coverage:
    """The lists in the order given, and the cards that they lack, those of most lists first."""

    lists: tuple[CoveredList, ...]
    missing: tuple[MissingCard, ...]

    @property
    def playable(self) -> int:
        """How many lists can be played."""
        return sum(one.deck is not None for one in self.lists)


def coverage(
    sources: Sequence[str], names: CardNames, sentences: Mapping[str, Sequence[str]], format: DeckFormat = "standard"
) -> Coverage:
    """Read lists, and find out what they lack. `sentences` are those in the way of real cards, by `match_key`."""
    lists = tuple(_covered(source, names, format) for source in sources)
    wanted: dict[str, list[str]] = {}
    written: dict[str, str] = {}
    for one in lists:
        for name in one.missing:
            key = match_key(name)
            written.setdefault(key, name)
            wanted.setdefault(key, []).append(one.source)
    most_first = sorted(wanted, key=lambda key: (-len(wanted[key]), key))
    missing = []
    suggested = 0
    for key in most_first:
        real = names.unplayable_card(key)
        hint = ""
        if not real and suggested < MOST_SUGGESTIONS:
            hint = did_you_mean(key, names.known)
            suggested += 1
        found = tuple(sentences.get(key, ()))
        missing.append(MissingCard(written[key], tuple(wanted[key]), real.why if real else "", found, hint))
    return Coverage(lists, tuple(missing))


def _covered(source: str, names: CardNames, format: DeckFormat) -> CoveredList:
    try:
        return CoveredList(source, read_deck(source, names, format), (), ())
    except DeckError as error:
        missing = dict.fromkeys(problem.unknown for problem in error.problems if problem.unknown is not None)
        others = tuple(problem for problem in error.problems if problem.unknown is None)
        return CoveredList(source, None, tuple(missing), others)
