"""Group 7J of the rules catalogue, tamaseeds (315): what they are, and evolution creatures that are put on them."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    EVOLVED_FROM_TAMASEED,
    FIRE,
    LIGHT,
    TAMASEEDS,
    THIS,
    Card,
    DefinitionError,
    Effect,
    choose,
    costs_less_on,
    creature,
    creature_if,
    cross_gear,
    destroy,
    draw,
    every,
    evolves_from,
    give_power,
    put,
    return_to_hand,
    shield_trigger,
    shinkarise,
    spell,
    star_evolves_from,
    tamaseed,
    tap,
    untap,
    when,
    when_evolves,
    when_put,
    whenever_one_attacks,
    you_have_with_tamaseeds,
    your,
    your_opponents,
)
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, crossed, filler, pile, sealed, tapped
from tests.rules.situations import BYSTANDER

CRAB = creature("Crab", FIRE, 2, 1000, "")
RUNE = tamaseed("Rune", LIGHT, 2, "RexStars", shinkarise, when_put(draw(1)))
PEBBLE = tamaseed("Pebble", FIRE, 1, "RexStars")
GUARD = tamaseed("Guard", LIGHT, 5, "RexStars", shield_trigger, when_put(tap(every(your_opponents(CREATURES)))))
REX = CREATURES.race("RexStars")
STAR = creature("Nova", LIGHT, 3, 5000, "RexStars", star_evolves_from(REX))
KNIGHT = creature("Knight", LIGHT, 6, 8000, "RexStars", costs_less_on(2, TAMASEEDS), star_evolves_from(REX))


def cast(*effects: Effect, you: Side | None = None, opponent: Side | None = None) -> Scenario:
    """Cast a spell for 1 that does this."""
    own = you or Side()
    side = Side(hand=[spell("Move", FIRE, 1, *effects), *own.hand], mana=filler(fire=1), battle=own.battle)  # type: ignore[misc]
    return Scenario(you=side, opponent=opponent).use("Move")


# --- What it is -------------------------------------------------------------------------------------------
@pytest.mark.rule("7J.01", "4.07")
def test_7j_01_it_is_tapped_and_untaps_at_the_start_of_its_owners_turn() -> None:
    game = cast(tap(every(your_opponents(TAMASEEDS))), opponent=Side(battle=[PEBBLE]), you=Side(battle=[BYSTANDER]))
    assert game.is_tapped(PEBBLE)
    assert not game.next_turn().is_tapped(PEBBLE)
    rouse = cast(untap(every(your(CARDS))), you=Side(battle=[tapped(PEBBLE), BYSTANDER]))
    assert not rouse.is_tapped(PEBBLE)


@pytest.mark.rule("7J.02")
def test_7j_02_it_has_no_power_and_neither_attacks_nor_blocks_nor_is_attacked() -> None:
    game = Scenario(you=Side(battle=[PEBBLE, BYSTANDER]), opponent=Side(battle=[tapped(RUNE)]))
    assert game.refused(PEBBLE, "attack") == "it is not a creature"
    assert game.refused(RUNE, "be attacked") == "it is not a creature"
    doomed = cast(destroy(every(your_opponents(CREATURES))), opponent=Side(battle=[PEBBLE, "Corile"]))
    assert doomed.zone(OPPONENT, "battle") == ["Pebble"]


@pytest.mark.phrase("TAMASEEDS")
def test_315_2_effects_find_tamaseeds_as_what_they_are() -> None:
    """315.2: what chooses tamaseeds finds them, wherever they are."""
    assert cast(destroy(choose(1, TAMASEEDS)), opponent=Side(battle=[PEBBLE, "Corile"])).where(PEBBLE) == "graveyard"
    game = cast(put(choose(1, TAMASEEDS.in_zone(zones.HAND))), you=Side(hand=[RUNE, "Corile"]))
    assert game.where(RUNE) == "battle"


def test_113_6_a_tamaseed_with_shield_trigger_is_used_for_no_cost() -> None:
    """113.6: and its ability triggers as it enters."""
    game = Scenario(you=Side(battle=["Corile", "Torcon"]), opponent=Side(shields=[GUARD]))
    game.attack("Corile").declare(GUARD)
    assert game.where(GUARD) == "battle" and game.is_tapped("Torcon")


def test_its_text_says_what_it_is() -> None:
    """315: words for creatures alone are refused."""
    with pytest.raises(DefinitionError, match="a tamaseed can't have \"Evolution"):
        tamaseed("Wrong", LIGHT, 2, "", evolves_from(CREATURES))


# --- Shinkarise -------------------------------------------------------------------------------------------
@pytest.mark.phrase("shinkarise")
@pytest.mark.rule("7J.02")
def test_7j_02_an_evolution_creature_is_put_on_a_tamaseed_with_shinkarise() -> None:
    game = Scenario(you=Side(hand=[STAR], mana=filler(light=3), battle=[RUNE, PEBBLE]))
    game.use(STAR)  # Pebble has no Shinkarise: there is nothing to choose
    assert (game.zone(YOU, "battle"), game.under(STAR)) == (["Nova", "Pebble"], ["Rune"])
    assert not game.is_sick(STAR)
    game.expect(YOU, "attack with", "no", "Nova")


@pytest.mark.rule("7J.02")
def test_7j_02_without_shinkarise_there_is_nothing_to_evolve() -> None:
    game = Scenario(you=Side(hand=[STAR], mana=filler(light=3), battle=[PEBBLE, BYSTANDER]))
    assert game.refused(STAR, "use") == "there is no creature that it can be put on"


def test_801_2_the_creature_keeps_the_orientation_of_the_tamaseed() -> None:
    """801.2: it is the same object; a tapped tamaseed makes a tapped creature."""
    game = Scenario(you=Side(hand=[STAR], mana=filler(light=3), battle=[tapped(RUNE), BYSTANDER])).use(STAR)
    assert game.is_tapped(STAR)


def test_813_1_when_the_top_card_leaves_the_tamaseed_stays_as_a_tamaseed() -> None:
    """813.1, 801.4: the card beneath is a tamaseed again, without entering."""
    game = cast(
        destroy(choose(1, your_opponents(CREATURES))), opponent=Side(battle=[pile(STAR, RUNE), "Corile"])
    ).choose(STAR)
    assert (game.where(STAR), game.zone(OPPONENT, "battle")) == ("graveyard", ["Rune", "Corile"])
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.phrase("EVOLVED_FROM_TAMASEED")
@pytest.mark.parametrize(("base", "drawn"), [(RUNE, 2), (creature("Rex", LIGHT, 2, 2000, "RexStars"), 1)])
def test_801_1_a_creature_knows_whether_it_evolved_from_a_tamaseed(base: Card, drawn: int) -> None:
    """801.1: and what waits for a creature that evolves does not see a tamaseed."""
    ogre = creature(
        "Ogre",
        LIGHT,
        2,
        4000,
        "RexStars",
        star_evolves_from(REX),
        when_put(draw(1), when(EVOLVED_FROM_TAMASEED, draw(1))),
    )
    game = Scenario(you=Side(hand=[ogre], mana=filler(light=2), battle=[base])).use(ogre)
    assert len(game.zone(YOU, "hand")) == drawn


@pytest.mark.phrase("when_evolves")
def test_801_2_a_tamaseed_with_shinkapower_evolves_too_and_is_then_the_evolved_creature() -> None:
    """801.2: "it" is what evolved."""
    seed = tamaseed("Seed", LIGHT, 2, "RexStars", shinkarise, when_evolves(draw(1), give_power(3000, THIS)))
    game = Scenario(you=Side(hand=[STAR], mana=filler(light=3), battle=[seed])).use(STAR)
    assert len(game.zone(YOU, "hand")) == 1
    assert game.power(STAR) == STAR.power + 3000


# --- A cost that depends on what it is put on -------------------------------------------------------------
@pytest.mark.phrase("costs_less_on")
def test_601_1a_it_costs_less_on_a_tamaseed_and_is_then_put_on_one() -> None:
    """601.1a: the base is settled with the cost, so that the other way is for creatures alone."""
    rex = creature("Rex", LIGHT, 2, 2000, "RexStars")
    poor = Scenario(you=Side(hand=[KNIGHT], mana=filler(light=4), battle=[RUNE, rex]))
    poor.use(KNIGHT, way="2 less")
    assert (poor.under(KNIGHT), poor.untapped_mana(YOU)) == (["Rune"], 0)
    rich = Scenario(you=Side(hand=[KNIGHT], mana=filler(light=6), battle=[RUNE, rex]))
    rich.use(KNIGHT)
    assert (rich.under(KNIGHT), rich.untapped_mana(YOU)) == (["Rex"], 0)
    alone = Scenario(you=Side(hand=[KNIGHT], mana=filler(light=4), battle=[rex, BYSTANDER]))
    assert alone.refused(KNIGHT, "use") == "not enough mana: it costs 6, and there is 4"


# --- Tamaseeds count --------------------------------------------------------------------------------------
@pytest.mark.phrase("you_have_with_tamaseeds")
def test_civil_count_counts_tamaseeds_too() -> None:
    fiend = creature(
        "Fiend", LIGHT, 3, 3000, "", when_put(when(you_have_with_tamaseeds(3, CREATURES.civilization(LIGHT)), draw(1)))
    )
    for seeds, drawn in ((2, 1), (1, 0)):
        game = Scenario(you=Side(hand=[fiend], mana=filler(light=3), battle=[RUNE] * seeds)).use(fiend)
        assert len(game.zone(YOU, "hand")) == drawn


def test_116_2a_a_sealed_tamaseed_is_still_there() -> None:
    """116.2a: only sealed creatures are ignored."""
    game = cast(return_to_hand(choose(1, your_opponents(TAMASEEDS))), opponent=Side(battle=[sealed(PEBBLE, 1)]))
    assert game.where(PEBBLE) == "hand"


# --- A tamaseed that is a creature under a condition ------------------------------------------------------
FIEND = creature("Fiend", DARKNESS, 2, 2000, "")
RULER = tamaseed(
    "Ruler", DARKNESS, 4, "", creature_if(you_have_with_tamaseeds(3, CREATURES.civilization(DARKNESS))), power=9000
)
SEED = tamaseed("Dark Seed", DARKNESS, 1, "")


@pytest.mark.phrase("creature_if")
def test_301_3_it_is_a_creature_only_while_the_condition_holds() -> None:
    """301.3: below the number it has no power, and effects on creatures do not find it."""
    sweep = spell("Sweep", FIRE, 1, destroy(every(your_opponents(CREATURES))))
    three, two = (
        Scenario(you=Side(hand=[sweep], mana=filler(fire=1)), opponent=Side(battle=battle)).use(sweep)
        for battle in ([RULER, SEED, FIEND], [RULER, SEED, CRAB])
    )
    assert three.zone(OPPONENT, "battle") == ["Dark Seed"]
    assert sorted(two.zone(OPPONENT, "battle")) == ["Dark Seed", "Ruler"]


def test_703_3_the_type_changes_at_every_check() -> None:
    """703.3: as soon as there are enough cards it is a creature, and it is none when one has left."""
    move = spell("Move", FIRE, 1, return_to_hand(choose(1, your(CREATURES.civilization(DARKNESS).cost(at_most=2)))))
    game = Scenario(you=Side(hand=[FIEND, move], mana=filler(darkness=2, fire=1), battle=[RULER, SEED, BYSTANDER]))
    assert game.refused(RULER, "attack") == "it is not a creature"
    game.use(FIEND)
    assert game.refused(RULER, "attack") == ""
    game.use(move)
    assert game.refused(RULER, "attack") == "it is not a creature"


def test_303_3_its_gear_is_crossed_with_nothing_when_it_is_no_creature_any_more() -> None:
    """303.3, 303.5: a gear is crossed with creatures only; it stays, and is not crossed again by itself."""
    move = spell("Move", FIRE, 1, return_to_hand(choose(1, your(CREATURES.civilization(DARKNESS).cost(at_most=2)))))
    ruler = crossed(RULER, cross_gear("Gear", FIRE, 2))
    you = Side(hand=[move], mana=filler(darkness=2, fire=3), battle=[ruler, SEED, FIEND, BYSTANDER])
    game = Scenario(you=you)
    assert game.gears(RULER) == ["Gear"]
    game.use(move)
    assert game.gears(RULER) == []
    assert game.where("Gear") == "battle"
    game.use(FIEND)
    assert game.gears(RULER) == []


def test_505_6a_an_attack_ends_when_the_attacker_is_no_creature_any_more() -> None:
    """505.6a: it stays in the battle zone, tapped, and breaks nothing."""
    waste = creature("Waste", DARKNESS, 2, 2000, "", whenever_one_attacks(CREATURES, destroy(THIS)))
    game = Scenario(you=Side(battle=[RULER, SEED, waste]), opponent=Side(shields=2))
    game.attack(RULER)
    assert len(game.zone(OPPONENT, "shields")) == 2
    assert game.is_tapped(RULER) and game.turn_is_over


def test_601_1_it_is_summoned_and_is_both_in_other_zones() -> None:
    """601.1: what calls creatures and what calls tamaseeds find it in the hand."""
    for cards in (CREATURES, TAMASEEDS):
        game = cast(put(choose(1, cards.in_zone(zones.HAND))), you=Side(hand=[RULER]))
        assert game.where(RULER) == "battle"
    with pytest.raises(DefinitionError, match="a creature can't have"):
        creature("Wrong", DARKNESS, 2, 2000, "", creature_if(you_have_with_tamaseeds(3, CREATURES)))
