"""Questions to a judge that put several mechanics together, with real cards; each answer was written down first."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    GR_CREATURE,
    LIGHT,
    Card,
    Effect,
    Feature,
    cant_leave,
    choose,
    creature,
    destroy,
    draw,
    every,
    evolves_from,
    give_power,
    quattro_breaker,
    return_to_hand,
    revolution_change,
    seal,
    shield_trigger,
    slayer,
    spell,
    star_evolves_from,
    whenever_one_attacks,
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
    attached,
    crossed,
    exactly,
    filler,
    fortified,
    sealed,
    tapped,
)
from tests.rules.situations import BYSTANDER, ONLOOKER

BALZARK = "Balzark, Sword Flash Fortress"
DRAGUNER = "Glenmalt, Dragon Ruler"
EVOLUTION = creature("Evolution", FIRE, 5, 6000, "", evolves_from(CREATURES))
GACHA = creature("Gacha", FIRE, 2, 2000, "Joker", types=GR_CREATURE)
GAIGINGA, GAIHEART = "Gaiginga, Passionate Star Dragon", "Gaiheart, Galaxy Greatsword"
GASHI = "Gashi Gashi, the Brave Puppet"
GIGAHEART, GIGA = "Proto Gigaheart, Invincible Sword", "Ohginga Zero, Strongest Dragon"
JOE_STAR = "Joe Star of Hope"
NEWCOMER = creature("Newcomer", FIRE, 5, 6000, "Dragon", revolution_change(CREATURES))
SEZEN = "Sezen the Fumate, Hybrid Super Disaster"
STAR = creature("Star", FIRE, 5, 6000, "", star_evolves_from(CREATURES))
STALLION = "Powered Stallion"
TIGER = "Volg Tiger, Thunder Beast"  # Thunder Tiger and Volg Thunder
ZETA = "Double Cross DD Zeta, Concatenated Awakened"
THEIRS = choose(1, your_opponents(CREATURES))
BOUNCE, KILL = return_to_hand(THEIRS), destroy(THEIRS)


def against(mine: Side, *effects: Effect) -> Scenario:
    """The opponent's turn: they cast a spell with each of these effects, one after the other."""
    spells = [spell(f"Spell {number}", FIRE, 1, effect) for number, effect in enumerate(effects)]
    game = Scenario(turn=OPPONENT, you=mine, opponent=Side(hand=spells, mana=filler(fire=9), battle=[BYSTANDER]))
    for each in spells:
        game.use(each)
    return game


# --- Draghearts ----------------------------------------------------------------------------------------------
def test_305_3_gaiheart_is_not_dragsolved_if_its_draguner_falls_in_the_second_attack() -> None:
    """305.3: it would be after the attack, and then the weapon is not there any more."""
    game = Scenario(
        you=Side(battle=[armed(DRAGUNER, GAIHEART), BYSTANDER]), opponent=Side(shields=["Terror Pit", *[ONLOOKER] * 3])
    )
    game.attack("Bystander").choose("Onlooker").attack(DRAGUNER).choose("Terror Pit").declare("Terror Pit")
    game.choose(DRAGUNER)
    assert (game.zone(YOU, "hyperspatial"), game.zone(YOU, "battle")) == ([GAIHEART], ["Bystander"])


@pytest.mark.parametrize(
    ("effect", "then"), [(KILL, [OPPONENT, OPPONENT]), (destroy(every(CREATURES)), [OPPONENT, YOU])]
)
def test_605_2b_gaiginga_gives_a_turn_though_it_leaves_but_only_if_it_was_chosen(
    effect: Effect, then: list[int]
) -> None:
    """605.2b."""
    act = spell("Act", FIRE, 1, effect)
    game = Scenario(you=Side(hand=[act], mana=filler(fire=1)), opponent=Side(battle=[GAIGINGA])).use("Act")
    assert game.zone(OPPONENT, "hyperspatial") == [GAIHEART]
    assert [game.next_turn().turn_player, game.end_turn().next_turn().turn_player] == then


@pytest.mark.parametrize(("effect", "stays"), [(KILL, True), (BOUNCE, True), (give_power(-9000, THEIRS), False)])
def test_703_2_gigaheart_saves_from_spells_and_not_from_the_loss_of_power(effect: Effect, stays: bool) -> None:
    """703.2: that a creature without power is destroyed is no effect of anybody."""
    game = against(Side(battle=[armed(DRAGUNER, GIGAHEART)]), effect)
    assert sorted(game.zone(YOU, "battle")) == (sorted([DRAGUNER, GIGA]) if stays else [])
    assert game.zone(YOU, "hyperspatial") == ([] if stays else [GIGAHEART])


def test_101_4f_ryujinmaru_evolves_in_the_battle_and_wins_it() -> None:
    """101.4f: what triggers "when it battles" is resolved before powers are compared: 7000 and 70000 more."""
    big = creature("Big", FIRE, 9, 50000, "")
    game = Scenario(
        you=Side(battle=[armed(DRAGUNER, "Wataru, Legendary Savior"), BYSTANDER]), opponent=Side(battle=[tapped(big)])
    )
    game.attack(DRAGUNER, "Big")
    assert (game.zone(OPPONENT, "graveyard"), game.under("Ryujinmaru")) == (["Big"], [DRAGUNER])


# --- Linked psychic creatures --------------------------------------------------------------------------------
def test_806_2a_what_is_left_of_a_linked_creature_keeps_its_loss_of_power() -> None:
    """806.2a: 11000 less 8000; then a cell leaves, and the other, with 7000 or 3000 less 8000, is destroyed as well."""
    game = against(Side(battle=[TIGER]), give_power(-8000, THEIRS), KILL)
    game.session.answer(0)
    assert (game.zone(YOU, "battle"), len(game.zone(YOU, "hyperspatial"))) == ([], 2)


def test_609_4_no_cell_leaves_a_linked_creature_that_stays_instead() -> None:
    """609.4: Kill keeps psychic creatures from going to the hand, so Link Release has nothing to do."""
    pick = return_to_hand(choose(1, your_opponents(CREATURES.named(TIGER))))
    game = against(Side(battle=["Kill, Temporal Brawler", TIGER]), pick)
    assert (game.zone(YOU, "battle"), game.zone(YOU, "hyperspatial")) == (["Kill, Temporal Brawler", TIGER], [])


@pytest.mark.parametrize(("top", "left"), [(STAR, [TIGER]), (EVOLUTION, [])])
def test_801_4_a_linked_creature_under_another_card_is_whole_again_or_goes_home_whole(
    top: Card, left: list[str]
) -> None:
    """801.4."""
    game = Scenario(
        you=Side(hand=[top], mana=filler(fire=5), battle=[TIGER]),
        opponent=Side(hand=[spell("Act", FIRE, 1, BOUNCE)], mana=filler(fire=1), deck=3),
    )
    game.use(top).end_turn().next_turn().decline().use("Act")
    assert game.zone(YOU, "battle") == left
    assert len(game.zone(YOU, "hyperspatial")) == (0 if left else 2)


def test_701_26b_a_linked_creature_with_link_release_does_not_change_places() -> None:
    """701.26b: it would not leave as a whole; so no cell leaves either."""
    game = Scenario(you=Side(hand=[NEWCOMER], battle=[TIGER]), opponent=Side(shields=4)).attack(TIGER)
    game.declare("Newcomer")
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert (game.zone(YOU, "battle"), game.where("Newcomer"), game.asked) == ([TIGER], "hand", "break")


def test_806_1e_pandora_fortress_sees_an_alien_leave_and_no_cell() -> None:
    """806.1e."""
    fort = fortified("Torcon", "Death Phantom, Pandora Fortress")
    outside = ["Hydra Gilsaurus", "Kill, Temporal Brawler"]
    game = against(Side(battle=["Geo the Man, Earth Titan"], shields=[fort], hyperspatial=outside), KILL)
    game.expect(YOU, "choose", "no", "Hydra Gilsaurus")
    linked = against(Side(battle=["Tearing Packunga, the Greedy"], shields=[fort], hyperspatial=outside), KILL)
    linked.session.answer(0)
    assert linked.asked != "choose" and len(linked.zone(YOU, "battle")) == 1


# --- GR creatures and auras ----------------------------------------------------------------------------------
def test_118_1_a_gr_creature_with_an_aura_changes_places_and_goes_home() -> None:
    """118.1: it does go to the hand, with its aura, which stays there (310.8a, 701.26)."""
    zaha, other = "Zaha Elha, Kyokugenku", creature("Other", FIRE, 2, 2000, "Joker", types=GR_CREATURE)
    game = Scenario(you=Side(hand=[NEWCOMER], battle=[attached(GACHA, zaha)], gr=[other]), opponent=Side(shields=4))
    game.attack("Gacha").declare("Newcomer")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "hand")) == (["Newcomer"], [zaha])
    assert game.zone(YOU, "gr") == ["Other", "Gacha"]


# --- Fields --------------------------------------------------------------------------------------------------
def test_405_1_under_joe_star_a_card_of_two_civilizations_is_put_untapped() -> None:
    """405.1: it has lost them, so it is not multicolored; and any mana pays for anything (106.2c)."""
    game = Scenario(
        you=Side(battle=[JOE_STAR], hand=["Aku, Ultimate God", "Terror Pit"], mana=filler(fire=5)),
        opponent=Side(battle=["Corile"]),
        step=steps.CHARGE,
    )
    game.choose("Aku, Ultimate God").use("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


@pytest.mark.parametrize(("field", "seals"), [(JOE_STAR, 1), ("DG-Parthenon ~Where Dragon's are Created~", 0)])
def test_116_4_under_joe_star_a_command_shares_no_civilization_with_what_is_sealed(field: str, seals: int) -> None:
    """116.4."""
    command = creature("Command", FIRE, 1, 1000, "Flame Command")
    dragon = sealed("Bolshack Dragon", 1)
    game = Scenario(you=Side(battle=[field, dragon, BYSTANDER], hand=[command], mana=filler(fire=1))).use("Command")
    assert game.seals("Bolshack Dragon") == seals


def test_603_4_only_three_of_four_declared_triggers_put_a_creature_under_parthenon() -> None:
    """603.4."""
    quad = creature("Quad", FIRE, 1, 9000, "", quattro_breaker)
    surfers = [creature(f"Trigger {number}", LIGHT, 3, 1000, "", shield_trigger) for number in range(4)]
    field = "DG-Parthenon ~Where Dragon's are Created~"
    game = Scenario(you=Side(battle=[field, quad, BYSTANDER]), opponent=Side(shields=surfers)).attack("Quad")
    game.declare(*surfers)
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert (len(game.zone(OPPONENT, "battle")), len(game.zone(OPPONENT, "hand"))) == (3, 1)


# --- Castles and shields -------------------------------------------------------------------------------------
def test_701_14b_the_shield_returned_for_a_fortified_one_may_be_a_trigger() -> None:
    """701.14b: it is put into the hand, which is all that a shield trigger waits for."""
    shields = [fortified("Torcon", BALZARK), "Terror Pit"]
    game = Scenario(you=Side(battle=["Fear Fang", BYSTANDER]), opponent=Side(shields=shields)).attack("Fear Fang")
    game.choose("Torcon").accept().declare("Terror Pit").choose("Fear Fang")
    assert (game.zone(OPPONENT, "shields"), game.zone(YOU, "graveyard")) == (["Torcon"], ["Fear Fang"])


def test_108_2_two_castles_double_twice() -> None:
    """108.2."""
    mine = [fortified("Torcon", BALZARK), fortified("Corile", BALZARK)]
    game = Scenario(you=Side(battle=["Fear Fang", BYSTANDER], shields=mine), opponent=Side(shields=6))
    game.attack("Fear Fang").choose(*["Filler"] * 4)
    assert len(game.zone(OPPONENT, "shields")) == 2


def test_703_4k_the_castle_of_an_ex_life_shield_goes_with_it() -> None:
    """703.4k."""
    castle = "Dalmandy, Snow Fortress"
    mana = filler(light=3, darkness=3, fire=3, nature=3)
    game = Scenario(
        you=Side(hand=[ZETA, castle], mana=mana, shields=0, battle=[BYSTANDER]),
        opponent=Side(hand=["Spiral Gate"], mana=filler(water=2), deck=3),
    )
    game.use(ZETA).use(castle)
    assert game.power(ZETA) == 11000
    game.end_turn().next_turn().decline().use("Spiral Gate", ZETA)
    assert (game.where(ZETA), game.power(ZETA), game.zone(YOU, "shields")) == ("battle", 8000, [])
    assert castle in game.zone(YOU, "graveyard")


def test_813_1a_ex_life_waits_under_a_star_evolution_creature() -> None:
    """813.1a: its shield is not touched while only the top card leaves, and saves the creature that is uncovered."""
    spells = [spell(f"Act {number}", FIRE, 1, BOUNCE) for number in range(3)]
    game = Scenario(
        you=Side(hand=[ZETA, STAR], mana=filler(light=3, darkness=3, fire=7), shields=0),
        opponent=Side(hand=spells, mana=filler(fire=3), battle=[BYSTANDER], deck=3),
    )
    game.use(ZETA).use("Star").end_turn().next_turn().decline()
    for left, shields in ((ZETA, 1), (ZETA, 0), (None, 0)):
        game.use(spells[0] if shields else spells[1] if left else spells[2])
        assert game.zone(YOU, "battle") == ([left] if left else [])
        assert len(game.zone(YOU, "shields")) == shields


# --- Cross gears ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("gears", "power"), [((STALLION, "Emerald Claw"), 10000), ((STALLION, STALLION), 12000)])
def test_206_4_power_is_doubled_after_everything_is_added_and_as_often_as_it_says(
    gears: tuple[str, ...], power: int
) -> None:
    """206.4."""
    assert Scenario(you=Side(battle=[crossed("Fear Fang", *gears)])).power("Fear Fang") == power


def test_203_3_a_race_that_a_gear_gives_is_enough_to_evolve() -> None:
    """203.3: and the creature stays crossed (303.5, 801.2)."""
    dragon = creature("Dragon", FIRE, 5, 6000, "Armored Dragon", evolves_from(CREATURES.race("Armored Dragon")))
    side = Side(battle=[crossed("Fear Fang", "Final Dragarmor")], hand=[dragon], mana=filler(fire=5))
    game = Scenario(you=side).use("Dragon")
    assert (game.under("Dragon"), game.gears("Dragon")) == (["Fear Fang"], ["Final Dragarmor"])


# --- Attacks, battles and the end of a game ------------------------------------------------------------------
def test_505_6_an_attacker_that_is_sealed_breaks_nothing() -> None:
    """505.6: it is as if it were not there (116.2)."""
    bind = seal(choose(1, your_opponents(CREATURES.named("Onlooker"))))
    binder = creature("Binder", FIRE, 3, 1000, "", whenever_one_attacks(your_opponents(CREATURES), bind))
    game = Scenario(you=Side(battle=[ONLOOKER, BYSTANDER]), opponent=Side(battle=[binder], shields=2))
    game.attack("Onlooker")
    assert (game.seals("Onlooker"), len(game.zone(OPPONENT, "shields"))) == (1, 2)


@pytest.mark.parametrize(("feature", "left", "in_mana"), [(slayer, [], ["Winner"]), (cant_leave, ["Winner"], [])])
def test_609_4_gashi_gashi_takes_its_conqueror_along_if_that_can_leave(
    feature: Feature, left: list[str], in_mana: list[str]
) -> None:
    """609.4."""
    winner = creature("Winner", DARKNESS, 3, 5000, "", feature)
    game = Scenario(you=Side(battle=[winner]), opponent=Side(battle=[tapped(GASHI)])).attack("Winner", GASHI)
    assert (game.zone(YOU, "battle"), game.zone(YOU, "mana"), game.zone(OPPONENT, "mana")) == (left, in_mana, [GASHI])


@pytest.mark.parametrize("leaves", [False, True])
def test_104_2b_an_empty_deck_loses_the_game_once_sezen_has_left(leaves: bool) -> None:
    """104.2b."""
    own = destroy(choose(1, your(CREATURES.named(SEZEN))))
    hand: list[Thing] = [spell("Empty", FIRE, 1, draw(2)), spell("Leave", FIRE, 1, own)]
    deck = exactly("Torcon", "Corile")
    game = Scenario(you=Side(battle=[SEZEN, BYSTANDER], hand=hand, mana=filler(fire=2), deck=deck)).use("Empty")
    assert not game.over
    if leaves:
        assert game.use("Leave").winner == OPPONENT
