"""Group 7 of the rules catalogue: what leaving, breaking, choosing ... mean for each kind of card (made-up cards)."""

from collections.abc import Callable

import pytest

from sim.cards.words import (
    BATTLE,
    CARDS,
    CREATURES,
    DARKNESS,
    DRAGHEART,
    ELEMENTS,
    FIRE,
    FLIP_TO_HIGHER_SIDE,
    GR_CREATURE,
    GRAVEYARD,
    HAND,
    HYPERSPATIAL,
    LIGHT,
    MANA,
    NATURE,
    PSYCHIC,
    SHIELDS,
    SPELLS,
    TAMASEEDS,
    THAT_MANY,
    THE_EQUIPPED,
    THIS,
    WATER,
    Card,
    Effect,
    Feature,
    Noun,
    ability_word,
    at_start_of_your_turn,
    castle,
    choose,
    choose_up_to,
    count,
    creature,
    cross_gear,
    destroy,
    discard,
    double_breaker,
    draw,
    each_gets_power,
    every,
    evolves_from,
    fortress,
    g_neo_evolves_from,
    give_power,
    instead_of_being_destroyed,
    neo_evolves_from,
    put,
    put_into_graveyard,
    put_into_mana,
    put_on_bottom_of_deck,
    put_under,
    release,
    return_shields,
    return_to_hand,
    shield_trigger,
    shieldify_from_deck,
    shinkarise,
    shuffle_into_deck,
    spell,
    star_evolves_from,
    strike_back,
    tamaseed,
    tap,
    twinpact,
    untap,
    weapon,
    whenever_attacks,
    whenever_destroyed,
    whenever_leaves,
    whenever_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import steps
from sim.games.scenario import (
    OPPONENT,
    YOU,
    Scenario,
    Side,
    Thing,
    armed,
    crossed,
    filler,
    flipped,
    fortified,
    opponents,
    pile,
    sealed,
    sick,
    tapped,
)
from tests.rules.made_up import card, human
from tests.rules.situations import BYSTANDER

CLAW = "Emerald Claw"
REX = CREATURES.race("RexStars")
MAN = creature("Man", FIRE, 3, 3000, "RexStars")
COMMAND = creature("Command", FIRE, 1, 1000, "Flame Command")
MOURNER = creature("Mourner", FIRE, 1, 1000, "", whenever_destroyed(CREATURES.other(), draw(1)))
GREAT = creature("Great", FIRE, 8, 8000, "Human", types=PSYCHIC)
RELEASED = creature("Great", FIRE, 8, 8000, "Human", release, types=PSYCHIC)
BLADE = creature("Blade", FIRE, 7, 7000, "Dragon", types=DRAGHEART)
SWORD = weapon("Sword", FIRE, 2, each_gets_power(THE_EQUIPPED, 2000), other_face=BLADE)
KEEP = castle("Keep", FIRE, 2, each_gets_power(your(CREATURES), 1000))
SEED = tamaseed("Seed", FIRE, 2, "RexStars", shinkarise)
STAR = creature("Star", FIRE, 4, 6000, "Human", star_evolves_from(REX))
NEW = creature("New", FIRE, 4, 6000, "Human", neo_evolves_from(CREATURES))
G_NEW = creature("G New", FIRE, 4, 6000, "Human", g_neo_evolves_from(CREATURES))
GACHA = creature("Gacha", FIRE, 3, 1000, "Jokers", types=GR_CREATURE)
PACT = twinpact(creature("Pact", FIRE, 6, 6000, "Human"), spell("Impact", FIRE, 2, draw(1)))


def sleeper(*abilities: Feature, back: Card = GREAT) -> Card:
    return creature("Sleeper", FIRE, 3, 3000, "Human", *abilities, types=PSYCHIC, other_face=back)


def cast(*effects: Effect, shields: object = 1, deck: object = 10, **zones: object) -> Scenario:
    """You cast a spell with these effects; the battle zones are `you` and `opponent`."""
    card = spell("Does", FIRE, 1, *effects)
    hand = zones.get("hand", [])
    you = Side(
        hand=[card, *hand],  # type: ignore[misc]
        mana=[*filler(fire=1), *zones.get("mana", [])],  # type: ignore[misc]
        battle=zones.get("you", []),  # type: ignore[arg-type]
        graveyard=zones.get("graveyard", []),  # type: ignore[arg-type]
        hyperspatial=zones.get("hyperspatial", []),  # type: ignore[arg-type]
        gr=zones.get("gr", []),  # type: ignore[arg-type]
        shields=shields,  # type: ignore[arg-type]
        deck=deck,  # type: ignore[arg-type]
    )
    return Scenario(you=you, opponent=Side(battle=zones.get("opponent", []))).use("Does")  # type: ignore[arg-type]


MINE = every(your(CREATURES))
ONE = choose(1, your(CREATURES))
CARD = choose(1, your(CARDS.in_zone(BATTLE)))
ELEMENT = choose(1, your(ELEMENTS))


# --- Seals (116) -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("effect", [destroy(MINE), return_to_hand(MINE), put_into_mana(MINE)])
def test_116_2a_what_leaves_with_all_creatures_leaves_without_the_sealed_one(effect: Effect) -> None:
    """116.2a: leave."""
    assert cast(effect, you=[sealed(MAN, 1), BYSTANDER]).zone(YOU, "battle") == ["Man"]


@pytest.mark.parametrize("effect", [tap(MINE), untap(MINE)])
def test_116_2a_no_effect_turns_a_sealed_creature(effect: Effect) -> None:
    """116.2a: tap."""
    game = cast(effect, you=[sealed(MAN, 1), sealed(tapped("Torcon"), 1), BYSTANDER])
    assert (game.is_tapped("Man"), game.is_tapped("Torcon")) == (False, True)


def test_116_2a_a_sealed_creature_does_not_untap_at_the_start_of_the_turn() -> None:
    """116.2a: tap."""
    game = Scenario(you=Side(battle=[sealed(tapped(MAN), 1), tapped("Torcon")]), turn=OPPONENT)
    game.next_turn()
    assert (game.is_tapped("Man"), game.is_tapped("Torcon")) == (True, False)


def test_116_2a_a_sealed_creature_is_not_counted() -> None:
    """116.2a: count."""
    game = cast(draw(count(your(CREATURES))), you=[sealed(MAN, 2), BYSTANDER, "Torcon"])
    assert len(game.zone(YOU, "hand")) == 2


def test_116_3a_a_seal_is_chosen_as_a_card_and_costs_0() -> None:
    """116.3a, 200.3b: choose."""
    game = cast(
        put_into_graveyard(choose(1, your_opponents(CARDS.in_zone(BATTLE).cost(at_most=2)))), opponent=[sealed(MAN, 1)]
    )
    assert (game.seals("Man"), len(game.zone(OPPONENT, "graveyard"))) == (0, 1)


def test_116_2a_a_sealed_psychic_creature_does_not_awaken() -> None:
    """116.2a: flip."""
    front = sleeper(ability_word("Awaken", at_start_of_your_turn(FLIP_TO_HIGHER_SIDE)))
    game = Scenario(you=Side(battle=[sealed(front, 1), "Torcon"]), step=steps.START)
    assert game.zone(YOU, "battle") == ["Sleeper", "Torcon"]


def test_116_4_a_command_that_is_put_removes_one_seal_and_a_sealed_one_none() -> None:
    """116.4: put."""
    game = cast(put(choose(1, your(CREATURES.in_zone(HAND)))), hand=[COMMAND], you=[sealed(MAN, 2)])
    assert game.seals("Man") == 1


def test_116_2a_a_sealed_creature_breaks_nothing() -> None:
    """116.2a: break; it attacks with no others, and no effect has it break."""
    game = Scenario(you=Side(battle=[sealed(MAN, 1), BYSTANDER]), opponent=Side(shields=2))
    assert game.refused("Man", "attack") != ""


# --- Cross gears (303) -------------------------------------------------------------------------------------
@pytest.mark.parametrize("effect", [destroy(ONE), return_to_hand(ONE), put_into_mana(ONE)])
def test_303_5_the_gear_stays_when_its_creature_leaves(effect: Effect) -> None:
    """303.5: leave."""
    game = cast(effect, you=[crossed(MAN, CLAW)])
    assert game.zone(YOU, "battle") == [CLAW]


def test_303_3_a_gear_that_leaves_leaves_its_creature_there() -> None:
    """303.3: leave, choose: it is chosen as a card and is no part of the creature."""
    game = cast(return_to_hand(choose(1, your(CARDS.in_zone(BATTLE).cost(at_most=2)))), you=[crossed(MAN, CLAW)])
    assert (game.zone(YOU, "battle"), game.power("Man")) == (["Man"], 3000)


def test_303_3d_a_gear_is_not_turned_with_its_creature() -> None:
    """303.3d: tap; it keeps its own orientation."""
    game = cast(tap(ONE), you=[crossed(MAN, CLAW)])
    assert game.is_tapped("Man") and not game.is_tapped(CLAW)


def test_303_1_a_gear_is_no_creature_that_counts() -> None:
    """303.1: count; it is an element (316.1)."""
    assert len(cast(draw(count(your(CREATURES))), you=[crossed(MAN, CLAW)]).zone(YOU, "hand")) == 1
    assert len(cast(draw(count(your(ELEMENTS))), you=[crossed(MAN, CLAW)]).zone(YOU, "hand")) == 2


# --- Castles (304) -----------------------------------------------------------------------------------------
def test_304_3_the_castle_goes_to_the_graveyard_after_the_shield_trigger() -> None:
    """304.3: break; while the trigger is used the castle still works."""
    trigger = spell("Trigger", FIRE, 3, shield_trigger, give_power(500, ONE))
    game = Scenario(
        you=Side(battle=["Torcon"]), opponent=Side(battle=[tapped(MAN)], shields=[fortified(trigger, KEEP)])
    )
    game.attack("Torcon").declare("Trigger")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Keep", "Trigger"]


@pytest.mark.parametrize(
    "effect",
    [put_into_graveyard(choose(1, your(SHIELDS))), return_shields(choose(1, your(SHIELDS)), shield_triggers=True)],
)
def test_304_3_the_castle_goes_when_an_effect_moves_its_shield(effect: Effect) -> None:
    """304.3: leave."""
    game = cast(effect, you=[MAN], shields=[fortified("Corile", KEEP)])
    assert ("Keep" in game.zone(YOU, "graveyard"), game.power("Man")) == (True, 3000)


def test_304_2a_a_castle_is_no_shield_that_counts() -> None:
    """304.2a: count."""
    game = cast(draw(count(your(SHIELDS))), shields=[fortified("Corile", KEEP), "Fear Fang"])
    assert len(game.zone(YOU, "hand")) == 2


def test_316_2_a_castle_is_no_element_that_is_chosen() -> None:
    """316.2: choose."""
    game = cast(return_to_hand(ELEMENT), shields=[fortified("Corile", KEEP)])
    assert game.castles("Corile") == ["Keep"]


def test_509_5c_a_fortified_shield_is_discarded_for_a_strike_back_and_the_castle_goes_too() -> None:
    """509.5c: discard."""
    back = creature("Back", FIRE, 5, 1000, "", strike_back(CARDS.civilization(FIRE)))
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(hand=[back], shields=[fortified(MAN, KEEP)]))
    game.attack("Torcon").declare("Back")
    assert (sorted(game.zone(OPPONENT, "graveyard")), game.where("Back")) == (["Keep", "Man"], "battle")


# --- Dragheart weapons (305) -------------------------------------------------------------------------------
def test_316_3_a_weapon_is_chosen_as_an_element_and_goes_home() -> None:
    """316.3: choose, leave."""
    game = cast(return_to_hand(ELEMENT), you=[armed(MAN, SWORD)])
    game.choose("Sword")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "hyperspatial"), game.power("Man")) == (["Man"], ["Sword"], 3000)


def test_305_2a_a_weapon_is_not_turned_with_its_creature() -> None:
    """305.2a: tap."""
    game = cast(tap(ONE), you=[armed(MAN, SWORD)])
    assert game.is_tapped("Man") and not game.is_tapped("Sword")


def test_305_2_a_weapon_is_no_part_of_its_creature() -> None:
    """305.2: count; it is an element of its own."""
    assert len(cast(draw(count(your(CREATURES))), you=[armed(MAN, SWORD)]).zone(YOU, "hand")) == 1
    assert len(cast(draw(count(your(ELEMENTS))), you=[armed(MAN, SWORD)]).zone(YOU, "hand")) == 2


# --- Star evolution (813) ----------------------------------------------------------------------------------
@pytest.mark.parametrize("under", [MAN, SEED])
@pytest.mark.parametrize("effect", [destroy(ONE), return_to_hand(ONE), put_into_mana(ONE)])
def test_813_1_only_its_top_card_leaves(effect: Effect, under: Card) -> None:
    """813.1: leave, from a creature and from a tamaseed."""
    game = cast(effect, you=[pile(STAR, under)])
    assert game.zone(YOU, "battle") == [under.name]


def test_813_1a_it_leaves_whole_if_something_else_replaces_it() -> None:
    """813.1a: leave; what goes elsewhere instead is the whole creature (101.5)."""
    helper = creature("Helper", FIRE, 1, 1000, "", instead_of_being_destroyed(HAND, your(CREATURES.other())))
    game = cast(destroy(choose(1, your(CREATURES.named("Star")))), you=[pile(STAR, MAN), helper])
    game.choose("Helper")
    assert (sorted(game.zone(YOU, "hand")), game.zone(YOU, "battle")) == (["Man", "Star"], ["Helper"])


def test_813_1_its_top_card_is_destroyed_as_a_creature() -> None:
    """813.1: leave; what waits for destroyed creatures sees one."""
    game = cast(destroy(choose(1, your(CREATURES.named("Star")))), you=[pile(STAR, MAN), MOURNER])
    assert len(game.zone(YOU, "hand")) == 1


def test_801_4d_the_card_beneath_is_tapped_as_the_star_was() -> None:
    """801.4d: tap."""
    game = cast(return_to_hand(ONE), you=[tapped(pile(STAR, SEED))])
    assert game.is_tapped("Seed")


@pytest.mark.parametrize("facts", ["Field - fire - cost 1", "Cross Gear - fire - cost 1"])
def test_801_4d_what_cannot_be_tapped_is_upright_once_the_tapped_creature_on_it_has_left(facts: str) -> None:
    """801.4d: only a creature or a tamaseed lies as the card on it did."""
    beneath = card("Beneath", facts, "Each of your creatures gets +1000 power.")
    top = human("Top", power=3000)
    game = cast(return_to_hand(choose(1, your(CARDS))), you=[tapped(pile(top, beneath))]).choose("Top")
    assert game.zone(YOU, "battle") == ["Beneath"]
    assert not game.is_tapped("Beneath")


def test_801_1a_a_star_is_put_only_on_something() -> None:
    """801.1a: put."""
    into = put(choose(1, your(CREATURES.in_zone(GRAVEYARD))))
    assert cast(into, graveyard=[STAR]).zone(YOU, "battle") == []
    assert cast(into, graveyard=[STAR], you=[SEED]).under("Star") == ["Seed"]


def test_801_2_a_star_and_what_lies_under_it_count_as_one() -> None:
    """801.2: count."""
    assert len(cast(draw(count(your(ELEMENTS))), you=[pile(STAR, SEED)]).zone(YOU, "hand")) == 1


# --- Neo evolution (802, 803) ------------------------------------------------------------------------------
def test_802_2_it_counts_as_an_evolution_creature_only_on_something() -> None:
    """802.2: count, choose."""
    evolved = draw(count(your(CREATURES.evolution())))
    assert len(cast(evolved, you=[NEW]).zone(YOU, "hand")) == 0
    assert len(cast(evolved, you=[pile(NEW, MAN)]).zone(YOU, "hand")) == 1
    assert cast(destroy(choose(1, your(CREATURES.non_evolution()))), you=[pile(NEW, MAN)]).zone(YOU, "battle") == [
        "New"
    ]


def test_802_2_in_other_zones_it_is_no_evolution_creature() -> None:
    """802.2: discard, put."""
    other = CREATURES.non_evolution()
    assert cast(discard(choose(1, your(other.in_zone(HAND)))), hand=[NEW]).where("New") == "graveyard"
    assert cast(put(choose(1, your(other.in_zone(GRAVEYARD)))), graveyard=[NEW]).where("New") == "battle"


def test_802_1_it_leaves_with_all_that_lies_under_it() -> None:
    """802.1: leave."""
    assert sorted(cast(destroy(ONE), you=[pile(NEW, MAN)]).zone(YOU, "graveyard")) == ["Does", "Man", "New"]


def test_803_2_what_lies_under_a_g_neo_creature_leaves_instead_and_nothing_is_destroyed() -> None:
    """803.2: leave; the next time it goes itself."""
    effect = destroy(choose(1, your(CREATURES.named("G New"))))
    game = cast(effect, effect, you=[pile(G_NEW, MAN), MOURNER])
    assert (game.zone(YOU, "battle"), len(game.zone(YOU, "hand"))) == (["Mourner"], 1)


def test_802_3_without_the_card_under_it_it_is_sick_again() -> None:
    """802.3: tap, attack: in the turn in which it came."""
    game = cast(
        put_into_graveyard(choose(1, your(CARDS.in_zone(BATTLE).named("Man")))), you=[sick(pile(NEW, MAN)), BYSTANDER]
    )
    assert game.is_sick("New")


# --- Twinpacts (810) ---------------------------------------------------------------------------------------
def test_810_3a_a_discarded_twinpact_is_a_creature_and_a_spell() -> None:
    """810.3a: discard."""
    for cards in (CREATURES, SPELLS):
        assert cast(discard(choose(1, your(cards.in_zone(HAND)))), hand=[PACT]).where("Pact") == "graveyard"


def test_810_3a_the_cost_of_the_half_that_is_meant_counts() -> None:
    """810.3a: choose."""
    low = cast(return_to_hand(choose(1, your(SPELLS.cost(at_most=2).in_zone(GRAVEYARD)))), graveyard=[PACT])
    high = cast(return_to_hand(choose(1, your(CREATURES.cost(at_most=2).in_zone(GRAVEYARD)))), graveyard=[PACT])
    assert (low.where("Pact"), high.where("Pact")) == ("hand", "graveyard")


def test_810_3a_an_effect_puts_its_creature() -> None:
    """810.3a: put; whose cost counts."""
    low = cast(put(choose(1, your(CREATURES.cost(at_most=5).in_zone(GRAVEYARD)))), graveyard=[PACT])
    high = cast(put(choose(1, your(CREATURES.cost(at_most=6).in_zone(GRAVEYARD)))), graveyard=[PACT])
    assert (low.where("Pact"), high.where("Pact")) == ("graveyard", "battle")


def test_810_4_in_the_battle_zone_it_is_its_creature_alone() -> None:
    """810.4: choose, count."""
    game = cast(return_to_hand(choose(1, your(CARDS.in_zone(BATTLE).cost(at_most=2)))), you=[PACT])
    assert game.where("Pact") == "battle"


def test_810_3a_in_the_graveyard_it_is_counted_as_either() -> None:
    """810.3a: count."""
    for cards in (CREATURES, SPELLS, CARDS):
        assert len(cast(draw(count(your(cards.in_zone(GRAVEYARD)))), graveyard=[PACT]).zone(YOU, "hand")) == 1


def test_810_3_from_the_shields_it_comes_as_one_card_with_both_halves() -> None:
    """810.3: break; a strike back discards it for one half or the other."""
    back = creature("Back", FIRE, 5, 1000, "", strike_back(SPELLS))
    game = Scenario(you=Side(battle=["Corile"]), opponent=Side(hand=[back], shields=[PACT]))
    game.attack("Corile").declare("Back")
    assert (game.where("Back"), game.where("Pact")) == ("battle", "graveyard")


# --- GR creatures (811) ------------------------------------------------------------------------------------
@pytest.mark.parametrize("effect", [destroy(MINE), return_to_hand(MINE), put_into_mana(MINE)])
def test_118_1_it_has_gone_there_before_it_goes_home(effect: Effect) -> None:
    """118.1: leave; "that many" counts it."""
    game = cast(effect, draw(THAT_MANY), you=[GACHA, MAN])
    assert game.zone(YOU, "gr")[-1:] == ["Gacha"]
    assert len([name for name in game.zone(YOU, "hand") if name != "Man"]) == 2


def test_811_2b_under_another_creature_it_goes_home_when_that_leaves() -> None:
    """811.2b: leave."""
    top = creature("Top", FIRE, 4, 6000, "Human", evolves_from(CREATURES))
    game = cast(destroy(ONE), you=[pile(top, GACHA)])
    assert (game.zone(YOU, "gr")[-1:], sorted(game.zone(YOU, "graveyard"))) == (["Gacha"], ["Does", "Top"])


# --- Psychic creatures (805) -------------------------------------------------------------------------------
def test_805_3_only_the_side_that_is_up_counts() -> None:
    """805.3: choose, count."""
    low = choose(1, your(CREATURES.cost(at_most=5)))
    assert cast(destroy(low), you=[sleeper()]).zone(YOU, "battle") == []
    assert cast(destroy(low), you=[flipped(sleeper())]).zone(YOU, "battle") == ["Great"]


@pytest.mark.parametrize("effect", [destroy(ONE), return_to_hand(ONE), put_into_mana(ONE)])
def test_805_1b_release_is_a_flip_and_nothing_leaves(effect: Effect) -> None:
    """805.1b: leave, flip."""
    watcher = creature("Watcher", FIRE, 1, 1000, "", whenever_leaves(CREATURES.other(), draw(1)))
    game = cast(effect, you=[flipped(sleeper(back=RELEASED)), sealed("Torcon", 1), sealed(watcher, 1)])
    assert "Sleeper" in game.zone(YOU, "battle")


def test_805_5_it_is_as_tapped_as_before_when_it_is_flipped() -> None:
    """805.5: flip, tap."""
    front = sleeper(ability_word("Awaken", whenever_put(your(CREATURES.other()), FLIP_TO_HIGHER_SIDE)))
    game = Scenario(you=Side(battle=[tapped(front), BYSTANDER], hand=[MAN], mana=filler(fire=3))).use("Man")
    assert game.is_tapped("Great")


def test_117_1_put_into_the_graveyard_it_has_been_destroyed_before_it_goes_home() -> None:
    """117.1: leave."""
    game = cast(destroy(choose(1, your(CREATURES.named("Sleeper")))), you=[sleeper(), MOURNER])
    assert (game.zone(YOU, "hyperspatial"), len(game.zone(YOU, "hand"))) == (["Sleeper"], 1)


def test_805_4a_an_effect_puts_it_from_the_hyperspatial_zone_on_its_front() -> None:
    """805.4a: put."""
    game = cast(put(choose(1, your(CREATURES.in_zone(HYPERSPATIAL)))), hyperspatial=[sleeper()])
    assert game.zone(YOU, "battle") == ["Sleeper"]


# --- Tamaseeds (315) ---------------------------------------------------------------------------------------
def test_315_2_a_tamaseed_is_an_element_and_no_creature() -> None:
    """315.2: choose, count, leave."""
    assert cast(destroy(ONE), you=[SEED]).zone(YOU, "battle") == ["Seed"]
    assert cast(return_to_hand(ELEMENT), you=[SEED]).zone(YOU, "hand") == ["Seed"]
    assert len(cast(draw(count(your(ELEMENTS))), you=[SEED, MAN]).zone(YOU, "hand")) == 2


def test_316_3_an_element_that_is_chosen_is_the_whole_pile() -> None:
    """316.3: choose, leave."""
    top = creature("Top", FIRE, 4, 6000, "Human", evolves_from(REX))
    assert sorted(cast(return_to_hand(ELEMENT), you=[pile(top, SEED)]).zone(YOU, "hand")) == ["Seed", "Top"]


def test_105_4a_a_tamaseed_is_tapped_and_untaps_at_the_start_of_the_turn() -> None:
    """105.4a: tap."""
    game = cast(tap(ELEMENT), you=[SEED, sealed("Torcon", 1)])
    assert game.is_tapped("Seed")


def test_801_2_what_evolves_from_a_tapped_tamaseed_is_tapped() -> None:
    """801.2: put, tap."""
    game = cast(put(choose(1, your(CREATURES.in_zone(HAND)))), hand=[STAR], you=[tapped(SEED)])
    assert game.is_tapped("Star")


# --- Official answers about several kinds at once ------------------------------------------------------------
def test_305_3_a_weapon_is_not_counted_with_the_creature_that_is_shuffled_into_the_deck() -> None:
    """305.3: count; official answer of 2022-09-20: nor is what else is no part of it."""
    game = cast(shuffle_into_deck(ONE), shieldify_from_deck(THAT_MANY), you=[armed(MAN, SWORD)])
    assert (len(game.zone(YOU, "shields")), game.zone(YOU, "hyperspatial")) == (2, ["Sword"])
    game = cast(shuffle_into_deck(ONE), shieldify_from_deck(THAT_MANY), you=[crossed(MAN, CLAW)])
    assert (len(game.zone(YOU, "shields")), game.zone(YOU, "battle")) == (2, [CLAW])


def test_116_2a_what_lies_under_a_sealed_creature_is_not_there_to_be_chosen() -> None:
    """116.2a: choose; official answer 33700."""
    effect = put_into_graveyard(choose(1, your(CARDS.in_zone(BATTLE).named("Man"))))
    assert cast(effect, you=[sealed(pile(NEW, MAN), 1)]).under("New") == ["Man"]
    assert cast(effect, you=[pile(NEW, MAN)]).under("New") == []


@pytest.mark.parametrize(("under", "goes_on"), [(MAN, True), (SEED, False)])
def test_801_2a_an_attack_goes_on_if_what_is_left_is_a_creature(under: Card, goes_on: bool) -> None:
    """801.2a, 813.1: leave; with only a tamaseed left nothing attacks (505.6a)."""
    leaves = creature(
        "Leaves", FIRE, 4, 6000, "RexStars", star_evolves_from(REX), whenever_attacks(return_to_hand(THIS))
    )
    game = Scenario(you=Side(battle=[pile(leaves, under)]), opponent=Side(shields=2))
    game.attack("Leaves")
    assert (game.asked == "break") == goes_on


def test_805_5_a_psychic_creature_goes_on_attacking_when_it_is_flipped() -> None:
    """805.5: flip, break: as the creature that it is now."""
    back = creature("Great", FIRE, 8, 8000, "Human", double_breaker, types=PSYCHIC)
    front = sleeper(whenever_attacks(FLIP_TO_HIGHER_SIDE), back=back)
    game = Scenario(you=Side(battle=[front]), opponent=Side(shields=2))
    game.attack("Sleeper")
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "shields")) == (["Great"], [])


@pytest.mark.parametrize("effect", [return_to_hand, put_into_mana, destroy])
def test_803_2_what_lies_under_a_g_neo_creature_goes_where_it_would_have_gone(effect: Callable[[Noun], Effect]) -> None:
    """803.2: leave; a GR creature under it goes home from there (811.2b)."""
    game = cast(effect(ONE), you=[pile(G_NEW, GACHA)])
    assert (game.zone(YOU, "battle"), game.zone(YOU, "gr")[-1:]) == (["G New"], ["Gacha"])


def test_813_1_only_the_top_card_is_counted_that_left() -> None:
    """813.1: leave, count."""
    game = cast(return_to_hand(ONE), draw(THAT_MANY), you=[pile(STAR, MAN)])
    assert len(game.zone(YOU, "hand")) == 2


def test_803_2_what_left_instead_is_counted() -> None:
    """803.2: leave, count; what a replacement moves counts for the effect (answer of 2023-07-21)."""
    game = cast(return_to_hand(ONE), draw(THAT_MANY), you=[pile(G_NEW, MAN)])
    assert sorted(game.zone(YOU, "hand"))[-1] == "Man" and len(game.zone(YOU, "hand")) == 2


def test_810_3a_a_twinpact_in_the_mana_zone_has_the_civilizations_of_both_halves() -> None:
    """810.3a: count, choose."""
    two = twinpact(creature("Fiery", FIRE, 6, 6000, "Human"), spell("Watery", WATER, 2, draw(1)))
    for cards, number in ((CARDS, 1), (CREATURES, 0), (SPELLS, 1)):
        game = cast(draw(count(your(cards.civilization(WATER).in_zone(MANA)))), mana=[two])
        assert len(game.zone(YOU, "hand")) == number


def test_200_3_a_colorless_half_does_not_make_a_colorless_card() -> None:
    """200.3, 810.3: choose; official answer 42358."""
    two = twinpact(creature("Plain", 0, 6, 6000, "Human"), spell("Dark", FIRE, 2, draw(1)))
    colorless = CARDS.without_civilization(LIGHT | WATER | DARKNESS | FIRE | NATURE).in_zone(GRAVEYARD)
    assert cast(return_to_hand(choose(1, your(colorless))), graveyard=[two]).where("Plain") == "graveyard"


@pytest.mark.parametrize("thing", [crossed(MAN, CLAW), armed(MAN, SWORD)])
def test_105_4a_only_creatures_and_tamaseeds_are_turned_with_all_elements(thing: Thing) -> None:
    """105.4a: tap."""
    game = cast(tap(every(your(ELEMENTS))), you=[thing, SEED, sealed("Torcon", 1)])
    beside = CLAW if game.gears("Man") else "Sword"
    assert (game.is_tapped("Man"), game.is_tapped("Seed"), game.is_tapped(beside)) == (True, True, False)


def test_409_1f_what_is_put_on_a_star_that_is_put_first_can_lie_on_it() -> None:
    """409.1f: put: of two that one effect puts the second sees the first."""
    both = put(choose_up_to(2, your(CREATURES.in_zone(HAND))))
    game = cast(both, hand=[MAN, STAR]).choose("Man", "Star").settle()
    assert game.under("Star") == ["Man"]


@pytest.mark.parametrize("host", [NEW, G_NEW])
def test_802_4_any_card_that_is_put_under_it_makes_it_an_evolution_creature(host: Card) -> None:
    """802.4: put; it is not sick then (802.3)."""
    game = cast(
        put_under(choose(1, your(CREATURES.in_zone(HAND))), CREATURES.neo()), hand=[MAN], you=[sick(host), BYSTANDER]
    )
    assert (game.under(host.name), game.is_sick(host.name)) == (["Man"], False)


def test_405_1_a_twinpact_of_two_civilizations_is_put_into_the_mana_zone_tapped() -> None:
    """405.1, 810.3: put; as a creature of the battle zone too it is one card of two civilizations there."""
    two = twinpact(creature("Fiery", FIRE, 6, 6000, "Human"), spell("Watery", WATER, 2, draw(1)))
    assert cast(put_into_mana(ONE), you=[two]).is_tapped("Fiery")


def test_813_1_a_star_that_loses_a_battle_loses_its_top_card() -> None:
    """813.1: leave; what is left is tapped as it was."""
    game = Scenario(you=Side(battle=[GREAT]), opponent=Side(battle=[tapped(pile(STAR, MAN))]))
    game.attack("Great", opponents("Star"))
    assert (game.zone(OPPONENT, "battle"), game.is_tapped(opponents("Man"))) == (["Man"], True)


def test_116_2a_nothing_evolves_from_a_sealed_creature_and_nothing_attacks_it() -> None:
    """116.2a: put, tap."""
    top = creature("Top", FIRE, 4, 6000, "Human", evolves_from(CREATURES))
    game = Scenario(you=Side(battle=[sealed(MAN, 1)], hand=[top], mana=filler(fire=4)))
    assert game.refused("Top") == "there is no creature that it can be put on"
    game = Scenario(you=Side(battle=[BYSTANDER]), opponent=Side(battle=[sealed(tapped(MAN), 1)]))
    assert "sealed" in game.refused(opponents("Man"), "be attacked")


def test_116_4_an_evolution_command_that_is_put_removes_a_seal() -> None:
    """116.4: put; a card that is not put, but lies under it, does not."""
    top = creature("Top", FIRE, 4, 6000, "Flame Command", evolves_from(CREATURES))
    game = Scenario(you=Side(battle=[sealed(MAN, 2), BYSTANDER], hand=[top], mana=filler(fire=4))).use("Top")
    assert game.seals("Man") == 1


def test_116_2_a_sealed_fortress_gear_or_weapon_still_works() -> None:
    """116.2: only creatures are ignored."""
    tower = fortress("Tower", FIRE, 3, each_gets_power(your(CREATURES), 500), other_face=BLADE)
    assert Scenario(you=Side(battle=[MAN, sealed(tower, 1)])).power("Man") == 3500
    gear = cross_gear("Gear", FIRE, 2, each_gets_power(your(CREATURES), 1000))
    assert Scenario(you=Side(battle=[MAN, sealed(gear, 1)])).power("Man") == 4000


def test_801_2_a_tamaseed_under_a_star_is_no_tamaseed_that_is_chosen() -> None:
    """801.2, 316.3: choose."""
    game = cast(return_to_hand(choose(1, your(TAMASEEDS))), you=[pile(STAR, SEED)])
    assert game.under("Star") == ["Seed"]


def test_401_4_a_pile_that_is_shuffled_into_the_deck_is_put_into_no_order() -> None:
    """401.4: leave; nothing is asked, as at the bottom of the deck."""
    assert cast(shuffle_into_deck(ONE), you=[pile(NEW, MAN)]).zone(YOU, "battle") == []
    game = cast(put_on_bottom_of_deck(ONE), you=[pile(NEW, MAN)])
    game.expect(YOU, "order", "New", "Man")
