"""What an import remembers for the next one, so that a change of one phrase takes seconds.

A card is imported again unless it is as it was, and so is everything that could read it otherwise. A phrase of the
grammar can take part in the reading of a text only if the text has all words of its pattern: so, of the phrases that
were added, removed or changed, only those whose words a card has matter to it. A change of anything else that reads
forgets all cards. What is remembered of a card that is still not understood may say less far where that ends.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from sim.cards.imported.importing import Imported, Known, import_card, import_cards
from sim.cards.imported.rewriting import candidates
from sim.cards.imported.rules import rules
from sim.cards.imported.sources import Published, read_published
from sim.cards.text.chart import Text
from sim.cards.text.fingerprints import Fingerprints, fingerprints
from sim.cards.text.grammar import phrases
from sim.cards.text.phrases.terminals import ABILITY_WORDS, TERMINALS
from sim.compiler.cache import checksum_of_sources, user_cache
from sim.files import replace_file

# What reads besides phrases: files, and what the functions are made of that read and judge a card.
DATA = ("sim/cards/*.txt", "sim/cards/text/*.txt", "sim/cards/imported/aura_powers.txt", "sim/engine/record/**/*.py")
READS = (import_card, TERMINALS, ABILITY_WORDS)


LEAST_REMEMBERED = 300  # cards: fewer are read in the time that it takes to see what has changed


def import_files(files: Sequence[Path], progress: Callable[[int, int], None]) -> list[Imported]:
    """Import the published cards in these files; `progress` is called with how many of how many have been.

    Raises WrongSource.
    """
    published = [card for file in files for card in read_published(file)]
    memory = Memory(user_cache() / "import.kept") if len(published) >= LEAST_REMEMBERED else None
    results = []
    for result in import_cards(published, memory.imported if memory else None):
        results.append(result)
        progress(len(results), len(published))
    if memory is not None:
        memory.save()
    return results


@dataclass(frozen=True)
class _Grammar:
    """What read the cards."""

    reader: str
    rules: str
    phrases: frozenset[tuple[str, frozenset[str]]]  # with the words of each

    def words(self) -> frozenset[str]:
        """The words of all phrases."""
        return frozenset().union(*(words for _, words in self.phrases))

    def changes(self, before: _Grammar) -> list[frozenset[str]]:
        """The words of each phrase that is new, gone or changed, and each word that only one of the two has."""
        changed = {words for _, words in self.phrases ^ before.phrases}
        return [*changed, *(frozenset((word,)) for word in self.words() ^ before.words())]


def _grammar() -> _Grammar:
    reader = Fingerprints().of(READS) + checksum_of_sources(DATA)
    return _Grammar(reader, Fingerprints().of(rules()), fingerprints(phrases()))


@dataclass(frozen=True)
class _Card:
    """An imported card: what it was read from, and what became of it."""

    paragraphs: tuple[str, ...]  # as they were before rewriting
    rewritten: str  # a checksum of what became of these
    words: frozenset[str]
    pickled: bytes  # Imported


@dataclass
class Memory:
    """The cards of the last import; `save` writes those of this one."""

    file: Path
    _now: dict[str, _Card] = field(default_factory=dict)

    def imported(self, card: Published, known: Known) -> Imported:
        """What becomes of a card."""
        key = hashlib.sha256(repr(card).encode()).hexdigest()
        kept = self._before[1].get(key)
        if kept is None or not self._holds(kept):
            result = import_card(card, known)
            words = frozenset(Text("\n".join([*_rewritten(known.asked), result.text])).tokens)
            kept = _Card(tuple(known.asked), _checksum(known.asked), words, pickle.dumps(result))
        self._now[key] = kept
        imported: Imported = pickle.loads(kept.pickled)
        return imported

    @cached_property
    def _grammar(self) -> _Grammar:
        return _grammar()

    @cached_property
    def _before(self) -> tuple[_Grammar, dict[str, _Card]]:
        """What read the cards of the last import, and these; none if anything but rules and phrases has changed."""
        with suppress(OSError, ValueError, pickle.UnpicklingError, EOFError, AttributeError, ImportError, IndexError):
            checksum, content = self.file.read_bytes().split(b"\n", 1)
            if hashlib.sha256(content).hexdigest().encode() == checksum:
                grammar, cards = pickle.loads(content)
                if grammar.reader == self._grammar.reader:
                    return grammar, cards
        return self._grammar, {}

    @cached_property
    def _changes(self) -> list[frozenset[str]]:
        return self._grammar.changes(self._before[0])

    def _holds(self, card: _Card) -> bool:
        """Whether the card would be read as it was."""
        if any(words <= card.words for words in self._changes):
            return False
        return self._before[0].rules == self._grammar.rules or card.rewritten == _checksum(card.paragraphs)

    def save(self) -> None:
        """Remember the cards of this import; a folder that cannot be written only means that they are read again."""
        content = pickle.dumps((self._grammar, self._now))
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self.file, hashlib.sha256(content).hexdigest().encode() + b"\n" + content)


def _rewritten(paragraphs: tuple[str, ...] | list[str]) -> list[str]:
    return [one for paragraph in paragraphs for one in candidates(paragraph)]


def _checksum(paragraphs: tuple[str, ...] | list[str]) -> str:
    return hashlib.sha256("\n\n".join(_rewritten(paragraphs)).encode()).hexdigest()
