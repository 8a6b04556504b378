"""What published texts say of mana that lies face down, in our own English."""

import pytest

from sim.cards.imported.importing import in_our_english
from sim.cards.words import FIRE, creature, draw, spell

OF_CREATURES = [
    (
        "When you put this creature, you may turn a card in your mana zone face down. {CRYSTAL MANA} (A card.)",
        "When you put this creature into the battle zone, you may turn a card in your mana zone face down.",
    ),
    (
        "{CRYSTAL SOUL} 3 (While you are summoning this creature, the mana number becomes 3.)",
        "While you are summoning this creature, the mana number of face-down cards in your mana zone is 3.",
    ),
    (
        "{ETERNAL KAPPA} (When this creature would leave, you may turn 3 face down cards face up instead.)",
        "Eternal K: When this creature would leave the battle zone, you may instead turn 3 face-down cards in your mana"
        " zone face up.",
    ),
    (
        'Crystal Arms 2: If you have 2 or more face down cards in your mana zone, this creature gets "double breaker".',
        'Crystal Arms 2: If you have 2 or more face-down cards in your mana zone, this creature has "double breaker".',
    ),
    (
        "When you put this creature, each player puts all cards in their hand into their mana zone face down.",
        "When you put this creature into the battle zone, put all cards from both players' hands into their owners'"
        " mana zones face down.",
    ),
    (
        "Once each turn, when you put a card into your mana zone, you may turn it face down.",
        "Once each turn, whenever a card is put into your mana zone, you may turn that card face down.",
    ),
]
OF_SPELLS = [
    (
        "{CRYSTAL SOUL} 3 (While you are casting this spell, the mana number becomes 3.)",
        "While you are casting this spell, the mana number of face-down cards in your mana zone is 3.",
    ),
    (
        "{CRYSTAL CHARGER} (After you cast this spell, put it into your mana zone face down.)",
        "After you cast this spell, put it into your mana zone face down instead of your graveyard.",
    ),
    (
        "Put the top card of your deck face down into your mana zone tapped. {CRYSTAL MANA} (A card.)",
        "Put the top card of your deck into your mana zone tapped and face down.",
    ),
    (
        "Crystal Arms 2: If you have 2 or more face down cards in your mana zone, draw a card.",
        "If you have 2 or more face-down cards in your mana zone, draw a card.",
    ),
]


@pytest.mark.parametrize(("published", "ours"), OF_CREATURES)
def test_texts_of_creatures(published: str, ours: str) -> None:
    assert in_our_english(creature("Test", FIRE, 3, 2000, "Human"), [published]) == [ours]


@pytest.mark.parametrize(("published", "ours"), OF_SPELLS)
def test_texts_of_spells(published: str, ours: str) -> None:
    assert in_our_english(spell("Test", FIRE, 3, draw(1)), [published]) == [ours]
