"""Civil Count: creatures and tamaseeds of a civilization (docs/keywords.md). Tamaseeds do not exist yet."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CREATURES,
    FIRE,
    DefinitionError,
    ability_word,
    blocker,
    creature,
    draw,
    has,
    when,
    whenever_attacks,
    you_have_with_tamaseeds,
    your_opponents,
)
from sim.games.scenario import YOU, Scenario, Side, filler

THEIRS = your_opponents(CREATURES)
COUNT = ability_word(
    "Civil Count 3", whenever_attacks(when(you_have_with_tamaseeds(3, CREATURES.civilization(FIRE)), draw(1)))
)
COUNTING = creature("Counting", FIRE, 2, 1000, "Human", COUNT)


@pytest.mark.phrase("you_have_with_tamaseeds")
@pytest.mark.parametrize(("others", "drawn"), [(1, 0), (2, 1)])
def test_civil_count_counts_all_creatures_of_the_civilization_of_its_player(others: int, drawn: int) -> None:
    """The creature itself counts; other civilizations, the opponent and the mana zone do not (docs/keywords.md)."""
    game = Scenario(
        you=Side(battle=[COUNTING, *["Brawler Zyler"] * others, "Fear Fang"], mana=filler(fire=3)),
        opponent=Side(battle=["Brawler Zyler"], shields=2),
    )
    game.attack("Counting")
    assert len(game.zone(YOU, "hand")) == drawn


def test_civil_count_is_about_creatures_of_its_player() -> None:
    """They are in the battle zone, and no tamaseed is elsewhere (docs/keywords.md)."""
    wrong = has(blocker, condition=you_have_with_tamaseeds(2, THEIRS))
    with pytest.raises(DefinitionError, match="tamaseeds are counted"):
        tabulate([creature("Wrong", FIRE, 2, 1000, "Human", wrong)])
