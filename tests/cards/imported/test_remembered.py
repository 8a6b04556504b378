"""An import that remembers the last one: what is read again after a change, and that nothing else would differ."""

import functools
import json
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from sim.cards.imported import Imported, Memory, import_cards, read_published, remembered, rules
from sim.cards.imported.importing import import_card
from sim.cards.library import find_card
from sim.cards.text import reader
from sim.cards.text.chart import Grammar, Phrase
from sim.cards.text.fingerprints import Fingerprints, fingerprints, of_phrase
from sim.cards.text.grammar import grammar, phrases
from sim.cards.text.phrases.terminals import TERMINALS
from sim.cards.wording import rules_text
from sim.cards.words import plain_effects
from sim.cards.words.plain_effects import Plain

TEXTS = {
    "Test Drawer": "When you put this creature into the battle zone, you may draw 2 cards.",
    "Test Blocker": "Blocker\nThis creature can't attack players.",
    "Test Breaker": "Double breaker\nWhenever this creature attacks, destroy one of your opponent's creatures.",
    "Test Stranger": "When you put this creature into the battle zone, sing a song.",
}
OF_THE_LIBRARY = ("Bolshack Dragon", "Aqua Hulcus", "Bronze-Arm Tribe", "Terror Pit", "Holy Awe", "Crimson Hammer")


def collection(tmp_path: Path, texts: dict[str, str]) -> Path:
    file = tmp_path / "cards.jsonl"
    facts = {"Type": "Creature", "Civilization": "Fire", "Cost": 3, "Power": 2000, "Race": "Human"}
    cards = ({"name": name, "Rules": text, **facts} for name, text in texts.items())
    file.write_text("\n".join(map(json.dumps, cards)), encoding="utf-8")
    return file


@functools.cache
def known_fingerprints() -> dict[int, frozenset[tuple[str, frozenset[str]]]]:
    """The fingerprints of each phrase by its id: all take seconds."""
    found = Fingerprints()
    return {id(phrase): frozenset(of_phrase(phrase, found)) for phrase in phrases()}


def fingerprints_of_known(some: Iterable[Phrase]) -> frozenset[tuple[str, frozenset[str]]]:
    """What `fingerprints` gives for some of the phrases that there are."""
    return frozenset().union(*(known_fingerprints()[id(phrase)] for phrase in some))


class Importing:
    """Imports of one collection, and which cards each has read."""

    def __init__(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, texts: dict[str, str]) -> None:
        self.cards = read_published(collection(tmp_path, texts))
        self.file = tmp_path / "cache" / "import.kept"
        self.read: list[str] = []
        monkeypatch.setattr(remembered, "fingerprints", fingerprints_of_known)
        monkeypatch.setattr(remembered, "import_card", lambda card, known: self._noted(card.name, card, known))

    def _noted(self, name: str, *arguments: object) -> Imported:
        self.read.append(name)
        return import_card(*arguments)  # type: ignore[arg-type]

    def again(self) -> list[Imported]:
        """What an import gives."""
        self.read.clear()
        memory = Memory(self.file)
        found = [*import_cards(self.cards, memory.imported)]
        memory.save()
        return found


@pytest.fixture
def importing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Importing:
    return Importing(tmp_path, monkeypatch, TEXTS)


def let_the_grammar_be(monkeypatch: pytest.MonkeyPatch, some: tuple[Phrase, ...]) -> None:
    made = Grammar(some, TERMINALS)
    monkeypatch.setattr(grammar(), "roots", made.roots)
    monkeypatch.setattr(grammar(), "words", made.words)
    monkeypatch.setattr(remembered, "phrases", lambda: some)


def test_nothing_is_read_twice(importing: Importing) -> None:
    first = importing.again()
    assert importing.read == [*TEXTS]
    assert [result.card is not None for result in first] == [True, True, True, False]
    assert importing.again() == first
    assert importing.read == []


def test_a_card_that_has_changed_is_read_again(
    importing: Importing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    importing.again()
    importing.cards = read_published(collection(tmp_path, {**TEXTS, "Test Blocker": "Blocker\nDouble breaker"}))
    found = importing.again()
    assert importing.read == ["Test Blocker"]
    assert "Double breaker" in found[1].text


def test_of_a_new_phrase_only_the_cards_with_its_words_are_read(
    importing: Importing, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = tuple(phrase for phrase in phrases() if "draw" not in phrase.pattern.lower())
    with monkeypatch.context() as before:
        let_the_grammar_be(before, without)
        assert importing.again()[0].card is None
    found = importing.again()
    assert importing.read == ["Test Drawer"]
    assert found[0].card is not None
    with monkeypatch.context() as after:
        let_the_grammar_be(after, without)
        assert importing.again()[0].card is None


def test_a_phrase_that_means_something_else_is_read_again(
    importing: Importing, monkeypatch: pytest.MonkeyPatch
) -> None:
    importing.again()

    def draws(number: int, whose: int, up_to: int) -> Plain:
        return plain_effects.plain(0, "draw", amount=number + 1, whose=whose, up_to=up_to)

    monkeypatch.setattr(plain_effects, "_draws", draws)
    monkeypatch.setattr(remembered, "fingerprints", fingerprints)
    memory = Memory(importing.file)
    assert [memory._holds(card) for card in memory._before[1].values()] == [False, True, True, True]


def test_a_rule_of_rewriting_reads_the_cards_that_it_rewrites(
    importing: Importing, monkeypatch: pytest.MonkeyPatch
) -> None:
    importing.again()
    always = (*rules.rules()["always"], rules.rule("sing a song => draw a card"))
    monkeypatch.setitem(rules.rules(), "always", always)
    remembered.candidates.cache_clear()
    found = importing.again()
    remembered.candidates.cache_clear()
    assert importing.read == ["Test Stranger"]
    assert found[3].card is not None


@pytest.mark.parametrize("damage", [b"", b"x", b"\n", b"0\n\x80"])
def test_a_damaged_memory_is_none(importing: Importing, damage: bytes) -> None:
    first = importing.again()
    importing.file.write_bytes(damage)
    assert importing.again() == first
    assert importing.read == [*TEXTS]


def test_what_reads_is_told_from_phrases(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Fingerprints().of(remembered.READS)
    monkeypatch.setattr(plain_effects, "_draws", lambda *_: None)
    assert Fingerprints().of(remembered.READS) == before
    monkeypatch.setattr(reader, "_says_as_much", lambda *_: True)
    assert Fingerprints().of(remembered.READS) != before


def _some_without(draw: random.Random) -> Iterator[tuple[Phrase, ...]]:
    everything = phrases()
    kinds = ("ability", "effect", "cards", "noun")
    first = {phrase.kind: index for index, phrase in reversed([*enumerate(everything)])}  # a kind keeps one phrase
    used = [index for index, phrase in enumerate(everything) if phrase.kind in kinds and first[phrase.kind] != index]
    for _ in range(2):
        gone = set(draw.sample(used, len(used) // 3))
        yield tuple(phrase for index, phrase in enumerate(everything) if index not in gone)


@pytest.mark.slow(3, "looks at all phrases of three grammars")
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_remembered_is_what_would_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """A third of the phrases is missing, and then another third."""
    texts = {**TEXTS, **{name: rules_text(find_card(name)) for name in OF_THE_LIBRARY if find_card(name).power}}
    importing = Importing(tmp_path, monkeypatch, texts)
    outcome: Callable[[list[Imported]], list[str]] = lambda found: [result.text for result in found]  # noqa: E731
    for some in _some_without(random.Random(seed)):
        let_the_grammar_be(monkeypatch, some)
        by_memory = outcome(importing.again())
        assert by_memory == outcome([*import_cards(importing.cards)])
