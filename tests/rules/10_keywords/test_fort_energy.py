"""Fort Energy: what was tapped to summon the creature (docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    WATER,
    ability_word,
    choose,
    creature,
    draw,
    put,
    shield_trigger,
    spell,
    tapped_for_it,
    when,
    when_put,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler

ABILITY = ability_word("Fort Energy", when_put(when(tapped_for_it(CARDS.race("Dragon")), draw(1))))
FORT = creature("Fort", FIRE, 2, 2000, "Human", ABILITY)
DRAGON = creature("Whelp", WATER, 1, 1000, "Fire Dragon")
DECK = exactly(*["Torcon"] * 5)


@pytest.mark.phrase("tapped_for_it")
@pytest.mark.parametrize(("mana", "drawn"), [([DRAGON], 1), (filler(water=1), 0)])
def test_a_card_of_that_race_must_be_tapped_for_the_summon(mana: list[object], drawn: int) -> None:
    """Another card of the mana zone is not enough."""
    game = Scenario(you=Side(hand=[FORT], mana=[*filler(fire=1), *mana], deck=DECK))
    game.use("Fort")
    assert len(game.zone(YOU, "hand")) == drawn


def test_a_card_that_stays_untapped_does_not_count() -> None:
    """The player chooses what is tapped, of cards that pay alike too."""
    for chosen, drawn in (("Whelp", 1), ("Water Filler", 0)):
        game = Scenario(you=Side(hand=[FORT], mana=[*filler(fire=1, water=1), DRAGON], deck=DECK), choose_mana=True)
        game.use("Fort").choose(chosen)
        assert len(game.zone(YOU, "hand")) == drawn


def test_a_creature_that_an_effect_puts_had_nothing_tapped_for_it() -> None:
    """Not even the mana that was tapped for the effect."""
    call = spell("Call", WATER, 1, put(choose(1, your(CREATURES.in_zone(HAND)))))
    game = Scenario(you=Side(hand=[FORT, call], mana=[DRAGON], deck=DECK))
    game.use("Call")
    assert game.zone(YOU, "battle") == ["Fort"]
    assert game.zone(YOU, "hand") == []


def test_a_creature_that_is_summoned_for_no_cost_had_nothing_tapped_for_it() -> None:
    """By a shield trigger, for example."""
    trigger = creature("Trap", FIRE, 2, 2000, "Human", shield_trigger, ABILITY)
    game = Scenario(
        you=Side(shields=[trigger], mana=[DRAGON], deck=DECK), opponent=Side(battle=["Fear Fang"]), turn=OPPONENT
    )
    game.attack("Fear Fang").declare("Trap")
    assert game.zone(YOU, "battle") == ["Trap"]
    assert game.zone(YOU, "hand") == []


def test_what_was_tapped_for_an_earlier_card_does_not_count() -> None:
    """Each summon is asked for by itself."""
    plain = creature("Plain", WATER, 1, 1000, "Fish")
    game = Scenario(you=Side(hand=[plain, FORT], mana=[DRAGON, *filler(fire=2)], deck=DECK))
    game.use("Plain").use("Fort")
    assert game.zone(YOU, "hand") == []


@pytest.mark.parametrize("player", ["rush", "control"])
def test_players_tap_what_the_ability_asks_for(player: str) -> None:
    """It costs them nothing."""
    mana = [*filler(water=1, fire=1), DRAGON]
    game = Scenario(you=Side(hand=[FORT], mana=mana, deck=DECK), you_are=player)
    assert len(game.zone(YOU, "hand")) == 1
