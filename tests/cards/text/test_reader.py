"""Reading is the inverse of wording: random definitions over all words of the language, and texts that are refused."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from sim.cards.text.grammar import grammar
from sim.cards.text.reader import NotUnderstood, Parts, read_rules_text
from sim.cards.wording import MULTICOLORED, rules_text
from sim.cards.words import FIRE, Card, Effect, Feature, blocker, creature, draw, spell
from sim.engine.record.codes.card_types import SPELL
from tests.cards.words.drawing import EXAMPLES, Drawing, Piece
from tests.cards.words.test_english_and_play import accepted, rows_of


def with_parts(card: Card, parts: Parts) -> Card:
    """The card with these abilities and effects."""
    features = tuple(part for part in parts if isinstance(part, Feature))
    return replace(card, features=features, effects=tuple(part for part in parts if isinstance(part, Effect)))


def read(card: Card, text: str) -> Card:
    """The card as it is read from a rules text."""
    return with_parts(card, read_rules_text(text, card.types == SPELL, lambda parts: with_parts(card, parts)))


def drawn(seed: int) -> Iterator[Piece]:
    """The examples, and then random definitions without end."""
    yield from EXAMPLES
    drawing = Drawing(seed)
    while True:
        yield drawing.card()


def unread(seed: int, number: int) -> list[str]:
    """Of so many definitions those that are not read as what they are."""
    cards = (card for piece in drawn(seed) if (card := accepted(piece)) is not None)
    wrong = []
    for card in islice((card for card in cards if not card.halves and card.other_face is None), number):
        text = "\n".join(line for line in rules_text(card).split("\n") if line != MULTICOLORED)
        try:
            if rows_of(read(card, text)) != rows_of(card):
                wrong.append(f"differs: {text}")
        except NotUnderstood as error:
            wrong.append(f"{error}\n{text}")
    return wrong


def test_what_can_be_written_can_be_read() -> None:
    assert unread(seed=1, number=400) == []


@pytest.mark.soak
def test_what_can_be_written_can_be_read_of_many_definitions() -> None:
    """Of ten thousand, nothing is read as something else; a few of the longest sentences are not read."""
    wrong = unread(seed=2, number=10_000)
    assert [text for text in wrong if text.startswith("differs")] == []
    assert len(wrong) < 20


def test_no_phrase_is_read_twice_with_different_meanings() -> None:
    """The kinds that patterns name exist; a pattern that means two things would make its texts ambiguous."""
    assert grammar() is grammar()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Draw a cards.", "understood up to"),
        ("Draw 2 cards. If you do, draw a card", "write"),
        ("Summon a creature.", "understood up to"),
    ],
)
def test_a_text_with_no_one_meaning_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotUnderstood, match=reason):
        read(spell("Test Card", FIRE, 3, draw(1)), text)


def test_the_line_of_a_fault_counts_lists() -> None:
    put = "When you put this creature into the battle zone, choose one of the following:"
    text = f"Blocker\n{put}\n► Draw a card.\n► Draw 2 cards.\nDouble braker"
    with pytest.raises(NotUnderstood) as caught:
        read(creature("Test Card", FIRE, 3, 3000, "", blocker), text)
    assert caught.value.line == 1  # what follows a list belongs to its paragraph
