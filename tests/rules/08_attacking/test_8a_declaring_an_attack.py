"""Group 8A of the rules catalogue: declaring an attack, and creatures that can't attack or have to (505.2, 506.1).

In groups 8A to 8F the attacking player is "you". Where no card of the library does what an item speaks of, a made-up
card plays just that part.
"""

from contextlib import nullcontext
from copy import deepcopy

import pytest

from sim.cards.words import LIGHT, SPELLS, cast_for_no_cost, choose, creature, shield_trigger, when_put, your
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, Thing, filler, pile, sealed, sick, tapped
from tests.rules.situations import (
    BRAID_CLAW,
    BYSTANDER,
    GAGAGA,
    MAGINN,
    NARIEL,
    NARIEL_SAYS,
    ONLOOKER,
    SCREWDRIVER,
    chaos_strike,
    diamond_cutter,
)


def slime_veil(*theirs: object, **more: object) -> Scenario:
    """Slime Veil is cast, and the opponent's turn has come to the attack step."""
    game = Scenario(
        you=Side(hand=["Slime Veil"], mana=filler(darkness=1), shields=4),
        opponent=Side(battle=[*theirs], **more),  # type: ignore[arg-type, list-item]
    )
    return game.use("Slime Veil").next_turn().decline()


@pytest.mark.rule("8A.01", "8A.02", "8A.03")
def test_8a_01_an_attacker_is_tapped_and_then_chooses_the_player_or_a_tapped_creature() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Corile"]),
        opponent=Side(battle=["Hunter Fish", tapped("Burning Mane"), tapped("Aqua Hulcus")]),
    )
    game.expect(YOU, "attack with", "no", "Fear Fang", "Corile").choose("Fear Fang")
    assert game.is_tapped("Fear Fang")
    game.expect(YOU, "attack", "the opponent", "Burning Mane", "Aqua Hulcus")
    assert game.refused("Hunter Fish") == "it is untapped"


@pytest.mark.phrase("power")
@pytest.mark.rule("8A.01", "10.28", "8E.06")
def test_8a_01_nariel_looks_at_the_power_before_the_attack() -> None:
    """506.1a: power attacker counts only while attacking; what it makes of the power does not undo the attack."""
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane", "Brawler Zyler"]),
        opponent=Side(battle=[NARIEL, tapped("Aqua Vehicle")]),
    )
    assert game.refused("Fear Fang") == NARIEL_SAYS
    game.expect(YOU, "attack with", "no", "Burning Mane", "Brawler Zyler")
    game.attack("Brawler Zyler", "Aqua Vehicle")
    assert game.where("Aqua Vehicle") == "graveyard" and game.where("Brawler Zyler") == "battle"
    assert game.power("Brawler Zyler") == 1000


BARKWHIP = pile("Barkwhip, the Smasher", "Fear Fang")


def test_nariel_looks_at_the_power_as_it_is_and_at_both_players_creatures() -> None:
    """206: Barkwhip, tapped, makes a creature of 1000 one of 3000; Nariel speaks of all creatures."""
    held, free = (Scenario(you=Side(battle=[NARIEL, "Torcon", barkwhip])) for barkwhip in (tapped(BARKWHIP), BARKWHIP))
    assert held.refused("Torcon") == NARIEL_SAYS
    free.attack("Torcon")
    assert free.zone(OPPONENT, "shields") == []


@pytest.mark.phrase("expose")
@pytest.mark.rule("8A.02", "8A.03")
def test_8a_02_chaos_strike_lets_an_untapped_creature_be_attacked() -> None:
    game = chaos_strike("Torcon", "Cetibols")
    assert game.refused("Torcon", "be attacked") == ""
    with pytest.raises(Illegal, match="Cetibols cannot be chosen: it is untapped"):
        game.attack("Fear Fang", "Cetibols")
    game = chaos_strike("Torcon", "Cetibols").attack("Fear Fang", "Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


def test_101_2_chaos_strike_lasts_this_turn_and_does_not_beat_cant_be_attacked() -> None:
    """101.2: "can't" is stronger than "can"."""
    game = chaos_strike("Torcon", "Cetibols").end_turn().next_turn().next_turn()
    assert game.refused("Torcon", "be attacked") == "it is untapped"
    game = chaos_strike("Titanium Cluster", "Torcon")
    assert game.refused("Titanium Cluster", "be attacked") == "it can't be attacked"
    game.choose("Fear Fang")
    game.expect(OPPONENT, "block with", "no", "Titanium Cluster")  # only the player could be attacked


@pytest.mark.phrase("attacks_untapped")
@pytest.mark.rule("8A.03")
def test_8a_03_an_effect_can_allow_attacks_on_untapped_creatures() -> None:
    game = Scenario(you=Side(battle=["Garkago Dragon"]), opponent=Side(battle=["Torcon", tapped("Burning Mane")]))
    game.choose("Garkago Dragon").expect(YOU, "attack", "the opponent", "Torcon", "Burning Mane").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.rule("8A.04")
def test_8a_04_attacking_costs_no_mana() -> None:
    for mana in (0, 5):
        game = Scenario(you=Side(battle=["Fear Fang", BYSTANDER], mana=mana)).attack("Fear Fang")
        assert (game.zone(OPPONENT, "shields"), game.untapped_mana(YOU)) == ([], mana)


@pytest.mark.phrase("at_random")
@pytest.mark.rule("8A.05", "8D.06", "8F.03", "10.44")
@pytest.mark.parametrize("attacker", ["Horrid Worm", MAGINN])
def test_8a_05_attack_triggers_come_before_blocking_and_blocking_before_shields_are_chosen(attacker: str) -> None:
    """506.3, 507.1, 509.3; and it is one discard for one attack, with no other when nobody blocks."""
    game = Scenario(you=Side(battle=[attacker]), opponent=Side(hand=3, battle=["Hunter Fish"], shields=2))
    game.attack(attacker)
    game.expect(OPPONENT, "block with", "no", "Hunter Fish")
    assert len(game.zone(OPPONENT, "graveyard")) == 1
    game.block().expect(YOU, "break", "Filler", "Filler").choose("Filler")
    assert len(game.zone(OPPONENT, "graveyard")) == 1
    assert len(game.zone(OPPONENT, "hand")) == 3  # two are left, and the shield


@pytest.mark.rule("8A.05", "8D.06")
def test_8a_05_attack_triggers_come_before_blocking() -> None:
    game = Scenario(you=Side(battle=["Horrid Worm"]), opponent=Side(hand=["Torcon"], battle=["Hunter Fish"]))
    game.attack("Horrid Worm").expect(OPPONENT, "block with", "no", "Hunter Fish")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


def test_metalwing_destroys_a_blocker_before_it_can_block() -> None:
    game = Scenario(you=Side(battle=["Metalwing Skyterror"]), opponent=Side(battle=["Hunter Fish"], shields=2))
    game.attack("Metalwing Skyterror").choose("Hunter Fish")
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("8A.06")
def test_8a_06_a_creature_can_be_attacked_instead_of_a_player_without_shields() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped("Torcon")], shields=0))
    game.attack("Fear Fang", "Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    assert not game.over


# --- Creatures that must attack ------------------------------------------------------------------------
@pytest.mark.rule("8A.07")
def test_8a_07_braid_claw_must_attack_if_it_can() -> None:
    game = Scenario(you=Side(battle=[BRAID_CLAW, "Fear Fang"]), opponent=Side(shields=3))
    game.expect(YOU, "attack with", BRAID_CLAW, "Fear Fang")
    with pytest.raises(Illegal):
        game.end_turn()
    game.attack("Fear Fang").choose("Filler")  # in any order
    game.choose("Filler")
    assert game.is_tapped(BRAID_CLAW)
    assert Scenario(you=Side(battle=[sick(BRAID_CLAW)])).turn_is_over


@pytest.mark.phrase("NO_OTHER_ATTACKED")
def test_hop_churis_attacks_only_after_another_creature() -> None:
    game = Scenario(you=Side(battle=["Hop Churis", "Fear Fang"]), opponent=Side(shields=3))
    assert game.refused("Hop Churis") == "it can't attack"
    game.attack("Fear Fang").choose("Filler")
    game.expect(YOU, "attack with", "no", "Hop Churis")


@pytest.mark.phrase("after_it_attacks", "either")
@pytest.mark.rule("8A.07")
def test_8a_07_a_creature_that_must_attack_has_done_so_after_one_attack() -> None:
    """506.1b: Braid Claw, untapped again by Gagaga's last ability, need not attack a second time."""
    game = Scenario(
        you=Side(
            hand=[GAGAGA],
            mana=filler(fire=5),
            battle=["Deadly Fighter Braid Claw", "Torcon"],
        ),
        opponent=Side(shields=3),
    )
    game.use(GAGAGA, way="3 less")
    game.attack(GAGAGA).choose("Filler", "Filler")
    # After its attack Gagaga is destroyed: only the top card leaves, and everything is untapped.
    assert game.zone(YOU, "graveyard") == [GAGAGA]
    assert not game.is_tapped("Deadly Fighter Braid Claw")
    assert "no" in game.options


@pytest.mark.rule("8A.07")
def test_8a_07_a_creature_that_nariel_keeps_from_attacking_need_not_attack() -> None:
    """506.1b: only a creature that can attack must; Slime Veil makes the weak one attack and not the strong one."""
    game = Scenario(
        you=Side(hand=["Slime Veil"], mana=filler(darkness=1), battle=[NARIEL], shields=3),
        opponent=Side(battle=["Fear Fang", "Torcon", "Burning Mane"]),
    )
    game.use("Slime Veil").next_turn().decline()
    game.expect(OPPONENT, "attack with", "Torcon", "Burning Mane")
    game.attack("Torcon").choose("Filler").attack("Burning Mane").choose("Filler")
    assert game.turn_is_over and not game.is_tapped("Fear Fang")


@pytest.mark.rule("8A.07", "10.22")
def test_8a_07_under_diamond_cutter_sick_creatures_must_attack_and_can_use_tap_abilities() -> None:
    """506.1b, 602.3a: both ask whether the creature can attack, and now it can attack the opponent."""
    game = diamond_cutter(sick(BRAID_CLAW), sick(SCREWDRIVER), battle=["Hunter Fish"]).use("Diamond Cutter")
    game.expect(YOU, "attack with", BRAID_CLAW, SCREWDRIVER, SCREWDRIVER)  # to attack, or to use its ability
    game.tap_ability(SCREWDRIVER)
    assert game.zone(OPPONENT, "graveyard") == ["Hunter Fish"]
    assert game.zone(OPPONENT, "shields") == []  # then Braid Claw had to attack


@pytest.mark.phrase("tap_ability")
@pytest.mark.rule("8A.07", "10.22")
def test_8a_07_a_creature_that_must_attack_cannot_use_its_tap_ability_instead() -> None:
    """506.1b, 602.3a: it has to attack at some time in the turn, if it can.

    A tap ability is used instead of its attack, and would leave that undone. When it has attacked, or cannot attack at
    all, nothing is owed.
    """
    game = slime_veil("Aqua Fencer", "Torcon")
    game.expect(OPPONENT, "attack with", "Aqua Fencer", "Torcon")  # neither "no" nor the tap ability
    with pytest.raises(Illegal, match="it has to attack"):
        game.tap_ability("Aqua Fencer")
    game.attack("Aqua Fencer").choose("Filler").choose("Filler")
    assert game.is_tapped("Aqua Fencer") and game.is_tapped("Torcon") and game.turn_is_over


@pytest.mark.phrase("attack_next_turn")
@pytest.mark.rule("8A.07")
def test_8a_07_slime_veil_lasts_for_the_opponents_next_turn_only() -> None:
    game = slime_veil("Torcon").choose("Filler")
    assert game.is_tapped("Torcon") and game.turn_is_over
    game.next_turn().next_turn().decline()
    game.expect(OPPONENT, "attack with", "no", "Torcon")


def test_110_2e_slime_veil_does_not_force_creatures_that_come_later() -> None:
    """110.2e: what a resolved effect does to cards, it does to those that were there."""
    game = Scenario(
        you=Side(hand=["Slime Veil"], mana=filler(darkness=1)),
        opponent=Side(hand=["Pyrofighter Magnus"], mana=filler(fire=3)),
    )
    game.use("Slime Veil").next_turn().decline().use("Pyrofighter Magnus")
    game.expect(OPPONENT, "attack with", "no", "Pyrofighter Magnus")


@pytest.mark.parametrize(
    ("name", "mana", "free"),
    [
        ("Decroid Decno", filler(nature=2), True),
        ("Team Damama's Sacred Go!", filler(light=3, nature=3), True),
        ("Beethoven Cube", filler(nature=6), True),
        ("Oraora Slash", filler(nature=3), True),
        ("Final Dogiragolden", filler(fire=4, nature=4), True),
        pytest.param("Miraculous Truce", filler(light=3, nature=2), False, id="a player who can't be attacked"),
    ],
)
def test_110_2e_what_creatures_cant_do_for_a_while_those_that_come_later_can(
    name: str, mana: list[Thing], free: bool
) -> None:
    """110.2e, answer 38586 of 2020-07-17."""
    card = "Burnmare the Silver / Oraora Slash" if name == "Oraora Slash" else name
    game = Scenario(
        you=Side(hand=[card], mana=mana, battle=[tapped("Torcon")], deck=["Corile"] * 5),
        opponent=Side(hand=["Pyrofighter Magnus"], battle=["Fear Fang", "Bolshack Dragon"], mana=filler(fire=3)),
    )
    game.use(name)
    if game.asked == "choose one":
        game.choose(1)
    elif game.asked == "name a civilization":
        game.choose("fire")
    elif game.asked == "resolve":
        game.choose(game.options[0]).choose("Fear Fang")
    game.end_turn().next_turn().until("use a card").use("Pyrofighter Magnus")
    with pytest.raises(Illegal):
        deepcopy(game).attack("Bolshack Dragon", YOU)
    with nullcontext() if free else pytest.raises(Illegal):
        game.attack("Pyrofighter Magnus", YOU)


def test_110_2e_a_creature_that_comes_later_need_not_attack_a_momoking() -> None:
    """110.2e: its text is about when one of the opponent's creatures attacks, as that of answer 38586 is."""
    spell, king = "Momoking Born from Momo", "Momoking JO, Future King Dragon"
    game = Scenario(
        you=Side(hand=[spell], mana=filler(light=2, fire=2, nature=2), battle=[tapped(king)], deck=["Corile"] * 5),
        opponent=Side(hand=["Pyrofighter Magnus"], battle=["Bolshack Dragon"], mana=filler(fire=3)),
    )
    game.use(spell).settle().next_turn().until("use a card").use("Pyrofighter Magnus")
    assert game.refused("Bolshack Dragon", "attack the player") == "a creature has to be attacked"
    assert game.refused("Pyrofighter Magnus", "attack the player") == ""


def test_110_2e_chake_lets_creatures_that_come_later_attack_the_player() -> None:
    """110.2e."""
    game = Scenario(
        you=Side(
            hand=["Chake's Kecak", "Pyrofighter Magnus"], mana=filler(nature=3, fire=3), battle=["Fear Fang"], shields=1
        ),
    )
    game.use("Chake's Kecak").use("Pyrofighter Magnus")
    assert game.refused("Fear Fang", "attack the player") != ""
    assert game.refused("Pyrofighter Magnus", "attack the player") == ""


def test_slime_veil_cast_in_the_opponents_turn_waits_for_their_next_one() -> None:
    herald = creature("Herald", LIGHT, 3, 1000, "", shield_trigger, when_put(
        cast_for_no_cost(choose(1, your(SPELLS.in_zone(zones.HAND))))
    ))  # fmt: skip
    game = Scenario(
        you=Side(battle=["Fear Fang", "Torcon"]),
        opponent=Side(hand=["Slime Veil"], shields=[herald, "Torcon", "Torcon"]),
    )
    game.attack("Fear Fang").choose(herald).declare(herald)
    assert game.where("Slime Veil") == "graveyard"
    game.expect(YOU, "attack with", "no", "Torcon").end_turn().next_turn().next_turn().decline()
    game.expect(YOU, "attack with", "Fear Fang", "Torcon")


@pytest.mark.phrase("attack_this_turn", "that_can_attack")
@pytest.mark.rule("8A.07", "3.09")
def test_8a_07_spinal_parasite_makes_the_opponent_choose_a_creature_that_can_attack() -> None:
    """501.2, 506.1a: asked after untapping, of those that can attack as things stand; the one chosen must."""
    game = Scenario(
        you=Side(battle=["Spinal Parasite", NARIEL], shields=3),
        opponent=Side(battle=[tapped("Torcon"), "Burning Mane", "Fear Fang", "Aqua Guard", sealed("Cetibols", 1)]),
    )
    game.next_turn().expect(OPPONENT, "choose", "Torcon", "Burning Mane")
    assert game.zone(OPPONENT, "hand") == []  # before the card of the turn is drawn
    game.choose("Torcon").decline()
    game.expect(OPPONENT, "attack with", "Torcon", "Burning Mane")
    game.attack("Torcon").choose("Filler").expect(OPPONENT, "attack with", "no", "Burning Mane")


def test_spinal_parasite_asks_nobody_when_no_creature_can_attack() -> None:
    game = Scenario(you=Side(battle=["Spinal Parasite"]), opponent=Side(battle=["Aqua Guard"])).next_turn()
    assert game.asked == "charge mana"


@pytest.mark.phrase("attack_you_this_turn")
@pytest.mark.rule("8A.07")
def test_8a_07_jura_deadman_makes_a_creature_attack_its_player() -> None:
    """In Japanese it attacks that player, not anything (可能なら自分を攻撃する); once a turn is enough (506.1b)."""
    you = Side(battle=["Jura=Deadman, Primitive Dragon Ruler", tapped("Corile")], shields=2)
    game = Scenario(you=you, opponent=Side(battle=["Torcon", "Burning Mane"])).next_turn()
    game.choose("Torcon").decline().expect(OPPONENT, "attack with", "Torcon", "Burning Mane")
    with pytest.raises(Illegal, match="the player has to be attacked"):
        game.attack("Torcon", "Corile")
    game.decline().choose("Filler").expect(OPPONENT, "attack with", "no", "Burning Mane")


# --- Creatures that must be attacked -------------------------------------------------------------------
def test_506_1e_attackers_must_choose_mystery_totems_while_forbidding_totem_is_there() -> None:
    """506.1e: the target is chosen among those only; whether to attack is left open."""
    theirs = [tapped("Forbidding Totem"), tapped("Surprise Totem"), tapped("Corile")]
    game = Scenario(you=Side(battle=["Fear Fang", "Burning Mane"]), opponent=Side(battle=theirs))
    game.expect(YOU, "attack with", "no", "Fear Fang", "Burning Mane")
    game.choose("Fear Fang").expect(YOU, "attack", "Forbidding Totem", "Surprise Totem")
    assert game.refused("Corile") == "another creature has to be attacked"


@pytest.mark.phrase("attacked_if_able")
@pytest.mark.parametrize(
    ("attacker", "totem", "targets"),
    [
        pytest.param("Fear Fang", "Forbidding Totem", ["the opponent", "Corile"], id="an untapped Totem cannot be"),
        pytest.param("Garkago Dragon", "Forbidding Totem", [], id="unless the attacker may attack untapped ones"),
        pytest.param("Fear Fang", tapped("Surprise Totem"), ["the opponent", "Corile", "Surprise Totem"], id="another"),
    ],
)
def test_a_totem_that_cannot_be_attacked_or_does_not_forbid_leaves_the_target_open(
    attacker: str, totem: Thing, targets: list[str]
) -> None:
    game = Scenario(
        you=Side(battle=[attacker, "Burning Mane"]), opponent=Side(battle=[totem, tapped("Corile")], shields=2)
    )
    game.choose(attacker)
    if targets:
        game.expect(YOU, "attack", *targets)
    else:
        assert game.where("Forbidding Totem") == "graveyard"  # the only target: nobody was asked


def test_forbidding_totem_does_not_bind_its_players_own_creatures() -> None:
    game = Scenario(
        you=Side(battle=["Forbidding Totem", "Fear Fang"]), opponent=Side(battle=[tapped("Surprise Totem")])
    )
    game.choose("Fear Fang").expect(YOU, "attack", "the opponent", "Surprise Totem")


def test_506_1a_what_a_creature_can_attack_is_judged_before_it_is_tapped() -> None:
    """506.1a: Bagren lowers the power of tapped creatures; those with 2000 or less could not attack."""
    game = Scenario(
        you=Side(battle=[ONLOOKER, BYSTANDER, "Noble Enforcer"]),
        opponent=Side(battle=["Bagren, Ancient Arhat"], shields=1),
    )
    game.attack("Onlooker", OPPONENT)
    assert (game.power("Onlooker"), len(game.zone(OPPONENT, "shields"))) == (2000, 0)
