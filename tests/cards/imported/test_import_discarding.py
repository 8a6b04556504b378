"""What published texts say of discarding that is replaced, in our own English."""

import pytest

from sim.cards.imported.importing import in_our_english
from sim.cards.words import FIRE, creature

BY_OPPONENT = "When this creature would be discarded from your hand by your opponent's spell or creature ability, "


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        (
            "When this creature would be discarded by one of your opponent's spell effect or creature ability, you may"
            " put it into the battle zone and draw 2 cards instead.",
            f"{BY_OPPONENT}you may put it into the battle zone instead. If you do, draw 2 cards.",
        ),
        (
            "When this creature would be discarded from your hand by the effect of one of your opponent's spells or"
            " creature ability, you may put it instead.",
            f"{BY_OPPONENT}you may put it into the battle zone instead.",
        ),
        (
            "Whenever you would discard a card from your hand, you may put it into your mana zone instead.",
            "Whenever you would discard a card, you may put it into your mana zone instead.",
        ),
        (
            "When you would discard a card during your opponent's turn, you may destroy this creature instead.",
            "During your opponent's turn, when you would discard one or more cards, you may destroy this creature"
            " instead of discarding them.",
        ),
    ],
)
def test_a_published_text_in_our_english(published: str, ours: str) -> None:
    assert in_our_english(creature("Test", FIRE, 3, 2000, "Human"), [published]) == [ours]
