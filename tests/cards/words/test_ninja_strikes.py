"""What waits for the use of a Ninja Strike (112.3c)."""

from dataclasses import replace

import pytest

from sim.cards.imported.importing import in_our_english
from sim.cards.text.card_files import read_card
from sim.cards.words import FIRE, creature, ninja_strike
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

WAITS = 'Whenever you use the "Ninja Strike" ability of one of your Shinobis, you may draw a card.'


def struck(race: str) -> Scenario:
    """Your opponent uses the Ninja Strike of a creature of this race."""
    waits = read_card(["Waits", "Creature - water - cost 2 - power 2000", WAITS])
    ninja = creature("Ninja", FIRE, 4, 3000, race, ninja_strike(4))
    theirs = Side(hand=[ninja], mana=filler(4), battle=[waits], shields=2)
    return Scenario(you=Side(battle=["Aqua Hulcus"]), opponent=theirs).attack("Aqua Hulcus").declare("Ninja")


@pytest.mark.phrase("whenever_you_use_ninja_strike")
def test_it_triggers_when_the_creature_has_been_summoned_so_and_in_no_other_way() -> None:
    waits = read_card(["Waits", "Creature - water - cost 2 - power 2000", WAITS])
    other = creature("Other", FIRE, 1, 1000, "Shinobi")
    game = Scenario(you=Side(hand=[other], mana=filler(fire=1), battle=[waits])).use("Other")
    assert game.zone(YOU, "battle") == ["Waits", "Other"]
    assert game.asked != "may"
    game = struck("Shinobi").expect(OPPONENT, "may").accept()
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "hand")) == (["Waits", "Ninja"], ["Filler"])


def test_not_for_the_ninja_strike_of_another_creature() -> None:
    game = struck("Human")
    assert (game.zone(OPPONENT, "battle"), game.player_asked) == (["Waits", "Ninja"], YOU)


@pytest.mark.phrase("whenever_you_use_ninja_strike")
def test_a_creature_sees_its_own_ninja_strike() -> None:
    """It lies in the battle zone when it has been used, as one that waits for a summoning does."""
    lines = ["Creature - fire - cost 4 - power 3000 - Shinobi", WAITS]
    ninja = read_card(["Ninja", *lines])
    ninja = replace(ninja, features=(ninja_strike(4), *ninja.features))
    theirs = Side(hand=[ninja], mana=filler(4), shields=2)
    game = Scenario(you=Side(battle=["Aqua Hulcus"]), opponent=theirs).attack("Aqua Hulcus").declare("Ninja")
    game.expect(OPPONENT, "may").accept()
    assert game.zone(OPPONENT, "hand") == ["Filler"]


def test_as_it_was_published() -> None:
    published = 'When you use the "Ninja Strike" ability of your Shinobi you may draw a card.'
    assert in_our_english(creature("Test", FIRE, 3, 2000, "Human"), [published]) == [WAITS]
