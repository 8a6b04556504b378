"""Cards for tests, written as card files write them. Nothing here is a test."""

from __future__ import annotations

from sim.cards.text.card_files import read_card
from sim.cards.words import Card, Feature

FACTS = "Creature - fire - cost 2 - power 3000 - Human"


def card(text: str) -> Card:
    """The card of these lines: its name, its facts and its abilities."""
    return read_card([line.strip() for line in text.strip().split("\n")])


def paragraph(text: str, facts: str = FACTS) -> Feature:
    """The one ability that a paragraph says on a card with these facts."""
    (feature,) = card(f"Any Card\n{facts}\n{text}").features
    return feature
