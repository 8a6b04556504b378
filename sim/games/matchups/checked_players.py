"""Checking the files by which decks are played: playbooks, and values by which players who look ahead judge."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from decks.checking import DeckError
from decks.reading import Deck, outside, read_deck
from decks.sources import VALUE_ENDING
from sim.cards.library import cards_in_use
from sim.games.matchups.sideboarding import plan_problems
from strategies.playbooks.finding import find_playbook
from strategies.playbooks.lines import SECTION_NAMES, Playbook
from strategies.playbooks.reading import PlaybookError, read_playbook
from strategies.playbooks.writing import lines_by_section
from strategies.registry import UnknownPlayer
from strategies.values.finding import value_text
from strategies.values.reading import UnusableValue, read_value
from strategies.values.rows import value_words
from strategies.values.weights import Value


@dataclass(frozen=True)
class CheckedPlaybook:
    """A playbook that can be used, and the cards of its lines about the own hand that the deck next to it lacks."""

    file: str
    book: Playbook
    not_in_deck: Sequence[str]

    @property
    def lines(self) -> int:
        """How many lines it has."""
        return sum(map(len, lines_by_section(self.book).values()))

    def to_json(self) -> dict[str, object]:
        """What is told of it."""
        lines = {"base": self.book.base, "lines": lines_by_section(self.book)}
        return {"file": self.file, "valid": True, **lines, "not_in_deck": list(self.not_in_deck)}


@dataclass(frozen=True)
class CheckedValue:
    """A value that can be used."""

    file: str
    value: Value

    @property
    def features(self) -> int:
        """How many features it has weights for."""
        return len(self.value.features)

    @property
    def cards(self) -> int:
        """How many cards it has weights for."""
        return len({card for card, _ in self.value.cards})

    def to_json(self) -> dict[str, object]:
        """What is told of it."""
        about = dict(self.value.about)
        return {"file": self.file, "valid": True, "about": about, "features": self.features, "cards": self.cards}


@dataclass(frozen=True)
class UnusableFile:
    """A file that cannot be used: what is wrong with it, as (line, message), and all of it in words."""

    file: str
    problems: Sequence[tuple[int | None, str]]
    words: str

    def to_json(self) -> dict[str, object]:
        """What is wrong with it."""
        problems = [{"line": line, "message": message} for line, message in self.problems]
        return {"file": self.file, "valid": False, "problems": problems}


def check_player_file(file: str) -> CheckedPlaybook | CheckedValue | UnusableFile:
    """Check a playbook, or a value where the file is called so. Raises CardFileError."""
    try:
        return _checked_value(file) if file.endswith(VALUE_ENDING) else _checked_playbook(file)
    except (PlaybookError, UnusableValue) as error:
        return UnusableFile(file, [(problem.line, problem.message) for problem in error.problems], str(error))
    except UnknownPlayer as error:
        return UnusableFile(file, [(None, str(error))], str(error))


def _checked_playbook(file: str) -> CheckedPlaybook:
    """Raises UnknownPlayer and PlaybookError."""
    found = find_playbook(file)
    book = read_playbook(found.playbook, cards_in_use().deck_names.known, found.words)
    deck = _deck_beside(Path(file))
    missing = [] if deck is None else list(_missing_in_deck(deck, book))
    if deck is not None and (wrong := [one for plan in book.plans for one in plan_problems(deck, plan)]):
        raise PlaybookError(found.words, wrong)
    return CheckedPlaybook(file, book, missing)


def _checked_value(file: str) -> CheckedValue:
    """Raises UnknownPlayer and UnusableValue."""
    place = Path(file)
    return CheckedValue(file, read_value(value_text(place), value_words(cards_in_use().deck_names.known), place.name))


def _deck_beside(file: Path) -> Deck | None:
    """The deck next to the file of a playbook, or None if it cannot be used."""
    deck_file = file.with_suffix(".txt")
    if not deck_file.is_file():
        return None
    try:
        return read_deck(deck_file, cards_in_use().deck_names, "open")
    except DeckError:
        return None


def _missing_in_deck(deck: Deck, book: Playbook) -> Iterator[str]:
    """The cards that lines about the own hand name, and that the deck does not have."""
    there = {name for name, _ in deck.cards} | set(outside(deck).names)
    own = [book.lines[SECTION_NAMES[name]] for name in ("charge", "use", "attack", "block")]
    named = [item.cards.name_in_full for lines in own for line in lines for item in line.items if item.cards]
    return (name for name in dict.fromkeys(named) if name and name not in there)
