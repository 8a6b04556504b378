"""Auras, where their creature leaves, would leave or can't be chosen (310.8, 109.2c)."""

from typing import Any

import pytest

from sim.cards.words import CREATURES, FIRE, THAT, Card, creature, may_instead_of_being_destroyed, put_under_this, your
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, attached, filler
from tests.rules.made_up import card, cast, human, size

GLOW = card("Glow", "Orega Aura - water - cost 2 - power +2000 - Tricks")
STAY = human(
    "Stay",
    "Whenever one of your creatures would be put anywhere but the graveyard from the battle zone, it stays in the"
    " battle zone instead.",
    cost=9,
)
SWEEP = cast("Sweep", "Return all your opponent's cards that cost 3 or less in the battle zone to their hand.")
PICK = cast("Pick", "Return one of your opponent's cards in the battle zone to their hand.")
PICK_OWN = cast("Pick own", "Return one of your cards in the battle zone to your hand.")


def gacha(*paragraphs: str, cost: int = 3) -> Card:
    """A made-up GR creature."""
    return card("Gacha", f"GR Creature - fire - cost {cost} - power 1000 - Jokers", *paragraphs)


def swept(*battle: Any) -> tuple[list[str], list[str]]:
    """What the opponent has in the battle zone, and in the hand, after all cards that cost 3 or less were returned."""
    game = Scenario(you=Side(hand=[SWEEP], mana=filler(fire=1)), opponent=Side(battle=list(battle))).use("Sweep")
    return game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "hand")


def test_310_8_an_aura_goes_where_its_creature_goes_instead() -> None:
    """The rule is 310.8."""
    mossy = gacha("When this creature would be destroyed, put it into your mana zone instead.")
    kill = cast("Kill own", "Destroy one of your creatures.")
    game = Scenario(you=Side(hand=[kill], mana=filler(fire=1), battle=[attached(mossy, GLOW)])).use("Kill own")
    assert ("Glow" in game.zone(YOU, "mana"), game.zone(YOU, "battle")) == (True, [])


def test_109_2_an_aura_stays_where_the_leaving_of_its_creature_with_it_is_replaced() -> None:
    """109.2: Both cards cost 3 or less; the effect does nothing more to the cards of that creature."""
    assert swept(attached(gacha(), GLOW), STAY) == (["Gacha", "Glow", "Stay"], [])
    assert swept(attached(gacha(), GLOW)) == ([], ["Glow"])


def test_109_2b_an_aura_that_leaves_alone_is_a_mere_card_and_nothing_keeps_it() -> None:
    """The rule is 109.2b."""
    assert swept(attached(gacha(cost=8), GLOW, GLOW), STAY) == (["Gacha", "Stay"], ["Glow", "Glow"])


def test_109_2c_the_opponent_chooses_no_aura_of_a_creature_that_they_cant_choose() -> None:
    """109.2c: Its own player can."""
    hidden = attached(gacha("This creature can't be chosen by your opponent."), GLOW)
    game = Scenario(you=Side(hand=[PICK], mana=filler(fire=1)), opponent=Side(battle=[hidden])).use("Pick")
    assert game.auras("Gacha") == ["Glow"]
    game = Scenario(you=Side(hand=[PICK_OWN], mana=filler(fire=1), battle=[hidden])).use("Pick own")
    assert sorted(game.options) == ["Gacha", "Glow"]


def test_310_2a_an_aura_stays_in_the_hand_if_its_gr_summon_is_replaced() -> None:
    """The rule is 310.2a."""
    dorago = "Dorago the Great, Dragon World"  # a non-Dragon that would be put goes to the graveyard instead
    game = Scenario(you=Side(hand=[GLOW], mana=filler(water=2), gr=[gacha()]), opponent=Side(battle=[dorago]))
    game.use("Glow")
    assert (game.where("Glow"), game.zone(YOU, "battle")) == ("hand", [])


def test_310_8_an_aura_is_no_creature_to_count() -> None:
    """The rule is 310.8."""
    count = cast("Count", "Draw as many cards as the number of your creatures.")
    game = Scenario(you=Side(hand=[count], mana=filler(fire=1), battle=[attached(gacha(), GLOW, GLOW)])).use("Count")
    assert size(game, "hand") == 1


def test_310_7_an_aura_counts_among_the_cards_of_what_its_creature_has_become() -> None:
    """310.7: The neo creature, the GR creature beneath, and the aura."""
    neo = card(
        "Neo",
        "Neo Creature - fire - cost 2 - power 6000 - Human",
        "Neo Evolution: You may put this creature on one of your fire creatures.",
        "Whenever this creature attacks, draw as many cards as the number of cards that this creature consists of.",
    )
    side = Side(hand=[neo], mana=filler(fire=2), battle=[attached(gacha(), GLOW)])
    game = Scenario(you=side, opponent=Side(shields=1)).use("Neo").choose("Gacha").attack("Neo")
    assert size(game, "hand") == 3


@pytest.mark.parametrize("auras", [1, 2])
def test_310_8a_a_creature_that_leaves_counts_as_one_card_with_its_auras(auras: int) -> None:
    """The rule is 310.8a."""
    back = cast("Back", "Return any number of your creatures to your hand. Draw that many cards.")
    game = Scenario(you=Side(hand=[back], mana=filler(fire=1), battle=[attached(gacha(), *[GLOW] * auras)]))
    game.use("Back").choose("Gacha")
    if game.asked == "choose":
        game.enough()
    assert size(game, "hand") == auras + 1


def test_310_8b_the_auras_of_a_creature_that_is_put_under_another_one_go_there_too() -> None:
    """310.8b: They are cards of that creature then, attached to nothing (official answer)."""
    instead = may_instead_of_being_destroyed(put_under_this(THAT), cards=your(CREATURES.other()))
    gathers = creature("Gathers", FIRE, 5, 5000, "", instead)
    kill = cast("Kill own", "Destroy one of your creatures.")
    side = Side(hand=[kill], mana=filler(fire=1), battle=[attached(gacha(), GLOW), gathers])
    game = Scenario(you=side).use("Kill own").choose("Gacha").choose("Gathers")
    assert (game.under("Gathers"), game.zone(YOU, "battle")) == (["Glow", "Gacha"], ["Gathers"])


def test_109_2a_an_evolution_creature_that_is_laid_elsewhere_as_a_card_leaves_its_auras_behind() -> None:
    """109.2a: They lie on what was under it (310.7; official answer on Adamski)."""
    adamski = "Adamski, S-Rank Space"
    wet = card("Wet Gacha", "GR Creature - water - cost 3 - power 1000 - Jokers")
    mage = card("Mage", "Creature - water - cost 5 - power 5000 - Magic Command")
    side = Side(hand=[adamski], mana=filler(water=7), battle=[attached(wet, GLOW), mage])
    game = Scenario(you=side, opponent=Side(shields=5, deck=20)).use(adamski).choose("Wet Gacha")
    assert game.auras(adamski) == ["Glow"]
    game.attack("Mage").declare(adamski)
    if game.asked == "may":
        game.accept()
    assert (game.under(adamski), game.auras("Wet Gacha")) == (["Mage"], ["Glow"])
