"""Group 10 of the rules catalogue: keywords and named abilities that fill no file of their own."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    THIS,
    blocker,
    choose,
    creature,
    destroy,
    draw,
    may_summon_by,
    power_attacker,
    prohibit,
    return_to_hand,
    spell,
    whenever_attacks,
    your,
)
from sim.engine.record.codes import acts, durations, owners
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, pile, sick, tapped
from tests.rules.situations import (
    BRAID_CLAW,
    BYSTANDER,
    DOGIRAGON,
    FOREVER_OCCULT,
    JOHNNY,
    ONLOOKER,
    SENNO,
    THE_RED,
    VALCHURIS,
    two_valchuris,
)


@pytest.mark.rule("10.24")
def test_10_24_only_an_untapped_blocker_can_block() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(battle=[sick("Hunter Fish"), tapped("Bloody Squito"), "Torcon"]),
    )
    game.attack("Fear Fang").expect(OPPONENT, "block with", "no", "Hunter Fish")
    game.block("Hunter Fish")
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("10.28")
def test_10_28_garkago_dragon_grows_with_fire_creatures_and_attacks_untapped_ones() -> None:
    game = Scenario(
        you=Side(battle=["Garkago Dragon", BRAID_CLAW, THE_RED, "Torcon"]), opponent=Side(battle=["Corile"])
    )
    assert game.power("Garkago Dragon") == 8000
    game.attack("Garkago Dragon", "Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


@pytest.mark.rule("10.28")
@pytest.mark.parametrize(("power", "wins"), [(6500, True), (7500, False)])
def test_10_28_power_attackers_add_up_in_an_attack(power: int, wins: bool) -> None:
    """110.7; afterwards, and when it is attacked, the creature has its own power."""
    brute = creature("Brute", FIRE, 3, 1000, "", power_attacker(4000), power_attacker(2000))
    wall = creature("Wall", LIGHT, 3, power, "", blocker)
    game = Scenario(you=Side(battle=[brute, BYSTANDER]), opponent=Side(battle=[wall])).attack("Brute").block("Wall")
    assert (game.where("Brute") == "battle") == wins
    assert not wins or game.power("Brute") == 1000
    attacked = Scenario(you=Side(battle=["Torcon", BYSTANDER]), opponent=Side(battle=[tapped(brute)]))
    attacked.attack("Torcon", "Brute")
    assert attacked.where("Brute") == "graveyard"


@pytest.mark.rule("10.43")
@pytest.mark.parametrize(("mode", "hand", "graveyard"), [(0, 2, 2), (1, 1, 1)], ids=["discard and draw", "destroy"])
def test_10_43_one_mode_of_a_modal_spell_is_carried_out(mode: int, hand: int, graveyard: int) -> None:
    """X.04: the mode is chosen as the spell resolves, after it is paid for (700.2a)."""
    game = Scenario(
        you=Side(hand=["Scale of Bravery and Love", "Corile"], mana=filler(fire=2), battle=[ONLOOKER]),
        opponent=Side(battle=["Torcon"]),
    )
    game.use("Scale of Bravery and Love").expect(YOU, "choose one", "0", "1")
    assert game.untapped_mana(YOU) == 0
    game.choose(mode)
    assert len(game.zone(YOU, "hand")) == hand
    assert len(game.zone(YOU, "graveyard")) == graveyard
    assert (game.where("Torcon") == "graveyard") == (mode == 1)


@pytest.mark.rule("10.44")
def test_10_44_an_attack_trigger_waits_from_the_moment_of_the_attack() -> None:
    """It resolves although its creature has left before."""
    scout = creature("Scout", FIRE, 3, 3000, "Human", whenever_attacks(return_to_hand(THIS)), whenever_attacks(draw(2)))
    game = Scenario(you=Side(battle=[scout, ONLOOKER]))
    game.attack("Scout").expect(YOU, "resolve", "Scout", "Scout").choose("Scout")
    assert game.zone(YOU, "battle") == ["Onlooker"]
    assert len(game.zone(YOU, "hand")) == 3
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("10.44")
def test_10_44_bolzard_dragons_ability_needs_an_attack_of_its_own() -> None:
    """506.1, 506.3: battling is not attacking.

    It triggers as Bolzard Dragon is chosen to attack; not in a battle that an effect or another's attack brings, and
    not for an attack that is not allowed.
    """
    lands = Side(mana=filler(fire=2, water=1), battle=["Torcon", tapped("Cetibols")], shields=2)
    game = Scenario(you=Side(battle=["Bolzard Dragon", "Fear Fang"]), opponent=lands)
    with pytest.raises(Illegal, match="it is untapped"):
        game.attack("Bolzard Dragon", "Torcon")
    assert len(game.zone(OPPONENT, "mana")) == 3
    game = Scenario(you=Side(battle=["Bolzard Dragon", "Fear Fang"]), opponent=lands)
    game.attack("Bolzard Dragon", "Cetibols").choose("Water Filler")
    assert game.zone(OPPONENT, "mana") == ["Fire Filler", "Fire Filler"]
    assert "Water Filler" in game.zone(OPPONENT, "graveyard")

    attacked = Scenario(you=Side(battle=["Fear Fang"], mana=3), opponent=Side(battle=[tapped("Bolzard Dragon")]))
    attacked.attack("Fear Fang", "Bolzard Dragon")
    fought = Scenario(
        you=Side(battle=[pile(DOGIRAGON, "Brawler Zyler")], mana=3), opponent=Side(battle=["Bolzard Dragon", "Torcon"])
    )
    fought.attack(DOGIRAGON).choose("Bolzard Dragon")
    assert fought.zone(OPPONENT, "graveyard") == ["Bolzard Dragon"]
    assert len(attacked.zone(YOU, "mana")) == len(fought.zone(YOU, "mana")) == 3


@pytest.mark.phrase("may_summon_by", "ACT_SUMMON")
@pytest.mark.rule("10.50")
def test_10_50_an_alternative_cost_replaces_the_mana_and_needs_permission_to_summon() -> None:
    demon = creature("Occult", DARKNESS, 8, 8000, "Demon Dragon", may_summon_by(destroy(choose(3, your(CREATURES)))))
    three = ["Torcon", "Fear Fang", "Corile"]
    game = Scenario(you=Side(hand=[demon], battle=three))
    game.use("Occult").choose("Torcon", "Fear Fang")
    assert game.zone(YOU, "battle") == ["Occult"]
    assert sorted(game.zone(YOU, "graveyard")) == sorted(three)
    assert Scenario(you=Side(hand=[demon], battle=three[:2])).refused("Occult") != ""
    lock = spell("Lock", FIRE, 1, prohibit(acts.SUMMON, owners.OPPONENTS, durations.YOUR_NEXT_TURN))
    game = Scenario(
        you=Side(hand=[lock], mana=filler(fire=1), battle=[ONLOOKER]), opponent=Side(hand=[demon], battle=three)
    )
    game.use("Lock").next_turn().decline()  # no charge
    game.expect(OPPONENT, "attack with", "no", *three)
    assert game.refused("Occult", "use") == "Lock forbids summoning it"
    assert game.zone(OPPONENT, "battle") == three


@pytest.mark.rule("10.50")
def test_10_50_forever_occult_is_summoned_by_destroying_three_creatures() -> None:
    game = Scenario(
        you=Side(hand=[FOREVER_OCCULT], battle=[BYSTANDER, "Torcon", "Corile", "Fear Fang"], graveyard=["Aqua Guard"])
    )
    game.use(FOREVER_OCCULT, "Torcon", "Corile", "Fear Fang", way="destroy 3 of your creatures")
    assert (game.zone(YOU, "battle"), game.untapped_mana(YOU)) == (["Bystander", FOREVER_OCCULT], 0)
    assert game.zone(YOU, "graveyard") == ["Aqua Guard", "Torcon", "Corile", "Fear Fang"]


@pytest.mark.rule("10.51")
def test_10_51_a_valchuris_summoned_this_turn_counts_too() -> None:
    """The card says "put", not "by this ability"; one that has been summoned has been put (409.1)."""
    game = two_valchuris(fire=5).use(VALCHURIS)
    game.attack("Torcon").declare().choose("Filler")
    game.attack("Corile").declare(VALCHURIS).choose("Filler")
    assert game.zone(YOU, "hand") == [VALCHURIS]


@pytest.mark.rule("10.51")
def test_10_51_another_valchuris_may_come_next_turn() -> None:
    game = two_valchuris().attack("Torcon").declare().choose("Filler")
    game.attack("Corile").declare(VALCHURIS).choose("Filler")
    game.next_turn().next_turn()
    while game.asked != "attack with":
        game.decline()
    game.attack("Torcon").declare().choose("Filler")
    game.attack("Corile").declare(VALCHURIS).choose("Filler")
    assert game.zone(YOU, "battle") == ["Torcon", "Corile", VALCHURIS, VALCHURIS]


@pytest.mark.rule("10.52")
@pytest.mark.parametrize(("jokers", "cards"), [(3, ["Corile"]), (4, [])])
def test_10_52_golden_the_johnnys_master_blaster_needs_four_jokers(jokers: int, cards: list[str]) -> None:
    game = Scenario(you=Side(battle=[JOHNNY], mana=[SENNO] * (jokers - 1)), opponent=Side(battle=["Corile"], shields=3))
    game.attack(JOHNNY)
    assert game.zone(OPPONENT, "battle") == cards
    assert game.zone(OPPONENT, "deck")[-1] == ("Filler" if cards else "Corile")
