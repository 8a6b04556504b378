"""Attacking and blocking with cards of the first sets: situations 21 to 37 of the catalogue of interactions.

Each test says which rule of the comprehensive rules decides it. Where a situation rests on fan sources alone, the
docstring says what the rules make of it.
"""

import pytest

from sim.cards.words import LIGHT, SPELLS, cast_for_no_cost, choose, creature, shield_trigger, when_put, your
from sim.engine.record.codes.cards import HAND
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, pile, sealed, sick, tapped

BRAID_CLAW = "Deadly Fighter Braid Claw"
BUSTER = "Dogiragon Buster, Blue Leader"
DAIDALOS = "Daidalos, General of Fury"
DOGIRAGON = "Bolshack Dogiragon"
DOLZARK = "Super Dragon Machine Dolzark"
BAIRA = "Baira, the Hidden Lunatic"
MAGINN = "Dark Titan Maginn"
NARIEL = "Nariel, the Oracle"
PIERR = "Pierr, Psycho Doll"
SCREWDRIVER = "Rikabu's Screwdriver"
WRANGLER = "Storm Wrangler, the Furious"
NARIEL_SAYS = "another card's ability says that it can't attack"


# --- The order of an attack (21, 22) ------------------------------------------------------------------------
@pytest.mark.rule("8A.05", "8D.06", "8F.03", "10.44")
@pytest.mark.parametrize("attacker", ["Horrid Worm", MAGINN])
def test_the_attack_trigger_comes_before_blocking_and_blocking_before_shields_are_chosen(attacker: str) -> None:
    """506.3, 507.1, 509.3; and it is one discard for one attack, not another one when nobody blocks."""
    game = Scenario(you=Side(battle=[attacker]), opponent=Side(hand=3, battle=["Hunter Fish"], shields=2))
    game.attack(attacker)
    game.expect(OPPONENT, "block with", "no", "Hunter Fish")
    assert len(game.zone(OPPONENT, "graveyard")) == 1
    game.block().expect(YOU, "break", "Filler", "Filler").choose("Filler")
    assert len(game.zone(OPPONENT, "graveyard")) == 1
    assert len(game.zone(OPPONENT, "hand")) == 3  # two are left, and the shield


# --- Nariel: creatures with power 3000 or more can't attack (23) --------------------------------------------
@pytest.mark.rule("8A.01", "10.28", "8E.06")
def test_nariel_looks_at_the_power_before_the_attack() -> None:
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


def test_nariel_looks_at_the_power_as_it_is_and_at_both_players_creatures() -> None:
    """206: Barkwhip, tapped, makes a creature of 1000 one of 3000; Nariel speaks of all creatures."""
    held, free = (
        Scenario(you=Side(battle=[NARIEL, "Torcon", barkwhip]))
        for barkwhip in (tapped("Barkwhip, the Smasher"), "Barkwhip, the Smasher")
    )
    assert held.refused("Torcon") == NARIEL_SAYS
    free.attack("Torcon")
    assert free.zone(OPPONENT, "shields") == []


@pytest.mark.rule("3.42", "10.22")
def test_who_cannot_attack_because_of_nariel_cannot_use_a_tap_ability_either() -> None:
    """602.3a: it stands for an attack; the weak Screwdriver can use its own."""
    there = Side(battle=["Aqua Fencer", SCREWDRIVER])
    game = Scenario(you=there, opponent=Side(battle=[NARIEL, "Hunter Fish"], mana=["Torcon"]))
    with pytest.raises(Illegal, match=NARIEL_SAYS):
        game.tap_ability("Aqua Fencer")
    game.tap_ability(SCREWDRIVER)
    assert game.zone(OPPONENT, "graveyard") == ["Hunter Fish"]
    without = Scenario(you=there, opponent=Side(mana=["Torcon"])).tap_ability("Aqua Fencer")
    assert without.zone(OPPONENT, "hand") == ["Torcon"]


@pytest.mark.rule("8A.07")
def test_who_cannot_attack_because_of_nariel_need_not() -> None:
    """506.1b: only a creature that can attack must; Slime Veil makes the weak one attack and not the strong one."""
    game = Scenario(
        you=Side(hand=["Slime Veil"], mana=filler(darkness=1), battle=[NARIEL], shields=3),
        opponent=Side(battle=["Fear Fang", "Torcon", "Burning Mane"]),
    )
    game.use("Slime Veil").next_turn().decline()
    game.expect(OPPONENT, "attack with", "Torcon", "Burning Mane")
    game.attack("Torcon").choose("Filler").attack("Burning Mane").choose("Filler")
    assert game.turn_is_over and not game.is_tapped("Fear Fang")


# --- Chaos Strike (24) --------------------------------------------------------------------------------------
def chaos_strike(on: str, *others: str, hand: str = "Chaos Strike") -> Scenario:
    """Chaos Strike is cast on a creature of the opponent, who has others too."""
    game = Scenario(
        you=Side(hand=["Chaos Strike", hand], mana=filler(fire=2, darkness=4), battle=["Fear Fang", "Burning Mane"]),
        opponent=Side(battle=[on, *others]),
    )
    return game.use("Chaos Strike", *([on] if others else []))


@pytest.mark.rule("8A.02", "8A.03")
def test_chaos_strike_lets_an_untapped_creature_be_attacked() -> None:
    game = chaos_strike("Torcon", "Cetibols")
    assert game.refused("Torcon", "be attacked") == ""
    with pytest.raises(Illegal, match="Cetibols cannot be chosen: it is untapped"):
        game.attack("Fear Fang", "Cetibols")
    game = chaos_strike("Torcon", "Cetibols").attack("Fear Fang", "Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.rule("8D.03")
def test_a_creature_under_chaos_strike_is_not_tapped() -> None:
    """105, 505.2: its text lets it be attacked "as if"; its state is the same as before.

    Situation 24 rests on a fan project: only tapping changes the state (701.2a), and so it can still be chosen as an
    untapped creature and still block - an attack on another one, not on itself (507.1a).
    """
    game = chaos_strike("Hunter Fish", "Torcon", hand="Death Smoke")
    assert not game.is_tapped("Hunter Fish")
    game.use("Death Smoke").expect(YOU, "choose", "Hunter Fish", "Torcon")

    game = chaos_strike("Hunter Fish", "Aqua Guard").attack("Fear Fang", "Hunter Fish")
    game.expect(OPPONENT, "block with", "no", "Aqua Guard")
    assert game.refused("Hunter Fish") == "it is the attacked creature itself"

    game = chaos_strike("Hunter Fish", "Torcon").attack("Burning Mane").block("Hunter Fish")
    assert game.zone(YOU, "graveyard") == ["Chaos Strike", "Burning Mane"]


def test_chaos_strike_is_for_this_turn_and_does_not_help_against_a_creature_that_cannot_be_attacked() -> None:
    """101.2: "can't" is stronger than "can"."""
    game = chaos_strike("Torcon", "Cetibols").end_turn().next_turn().next_turn()
    assert game.refused("Torcon", "be attacked") == "it is untapped"
    game = chaos_strike("Titanium Cluster", "Torcon")
    assert game.refused("Titanium Cluster", "be attacked") == "it can't be attacked"
    game.choose("Fear Fang")
    game.expect(OPPONENT, "block with", "no", "Titanium Cluster")  # only the player could be attacked


# --- Diamond Cutter (23, 25) --------------------------------------------------------------------------------
def diamond_cutter(*battle: object, more: tuple[str, ...] = (), **theirs: object) -> Scenario:
    return Scenario(
        you=Side(hand=["Diamond Cutter", *more], mana=filler(light=5, fire=2, water=1), battle=[*battle]),  # type: ignore[list-item]
        opponent=Side(**theirs),  # type: ignore[arg-type]
    )


@pytest.mark.rule("3.41")
@pytest.mark.parametrize(
    ("creature_", "name", "reason", "theirs"),
    [
        pytest.param(sick("Fear Fang"), "Fear Fang", "it has summoning sickness", [], id="sickness"),
        pytest.param("Aqua Guard", "Aqua Guard", "it can't attack", [], id="its own text"),
        pytest.param(sick("Aqua Guard"), "Aqua Guard", "it can't attack", [], id="both"),
        pytest.param("Hop Churis", "Hop Churis", "it can't attack", [], id="a condition"),
        pytest.param(
            "Gray Balloon, Shadow of Greed",
            "Gray Balloon, Shadow of Greed",
            "there is nothing that it can attack",
            [],
            id="only players",
        ),
        pytest.param("Fear Fang", "Fear Fang", NARIEL_SAYS, [NARIEL], id="Nariel"),
    ],
)
def test_diamond_cutter_ignores_what_prevents_an_attack_on_the_opponent(
    creature_: object, name: str, reason: str, theirs: list[str]
) -> None:
    """101.2: an effect that ignores a "can't" is stronger than it."""
    game = diamond_cutter(creature_, "Torcon", battle=theirs)
    assert game.refused(name, "attack") == reason
    game.use("Diamond Cutter")
    assert game.refused(name, "attack") == ""
    game.attack(name)
    assert game.zone(OPPONENT, "shields") == []


def test_diamond_cutter_does_not_let_them_attack_creatures() -> None:
    """Who could not attack at all attacks the player only; who could attack creatures still can."""
    game = diamond_cutter(sick("Fear Fang"), battle=[tapped("Torcon")], shields=2).use("Diamond Cutter")
    with pytest.raises(Illegal, match="the attacking creature can't attack creatures"):
        game.attack("Fear Fang", "Torcon")
    game = diamond_cutter(sick("Fear Fang"), "Burning Mane", battle=[tapped("Torcon")]).use("Diamond Cutter")
    game.attack("Burning Mane", "Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


def test_diamond_cutter_covers_creatures_that_are_summoned_later_in_the_turn() -> None:
    """Situation 25. It does something to the effects that prevent attacks, not to cards that were there (110.2e)."""
    game = diamond_cutter("Torcon", more=("Brawler Zyler", "Aqua Guard"), shields=2)
    game.use("Diamond Cutter")
    assert "not enough mana" not in game.refused("Brawler Zyler", "use")
    game.use("Brawler Zyler").use("Aqua Guard")
    game.attack("Brawler Zyler").choose("Filler").attack("Aqua Guard")
    assert game.zone(OPPONENT, "shields") == []


def test_diamond_cutter_untaps_nothing_and_ends_with_the_turn() -> None:
    game = diamond_cutter(tapped("Fear Fang"), "Aqua Guard").use("Diamond Cutter")
    assert game.refused("Fear Fang") == "it is tapped"
    game.end_turn().next_turn().next_turn()
    assert game.refused("Aqua Guard", "attack") == "it can't attack"


@pytest.mark.rule("8A.07", "10.22")
def test_with_diamond_cutter_sick_creatures_must_attack_and_use_tap_abilities_as_if_they_were_not() -> None:
    """506.1b, 602.3a: both ask whether the creature can attack, and now it can attack the opponent."""
    game = diamond_cutter(sick(BRAID_CLAW), sick(SCREWDRIVER), battle=["Hunter Fish"]).use("Diamond Cutter")
    game.expect(YOU, "attack with", BRAID_CLAW, SCREWDRIVER, SCREWDRIVER)  # to attack, or to use its ability
    game.tap_ability(SCREWDRIVER)
    assert game.zone(OPPONENT, "graveyard") == ["Hunter Fish"]
    assert game.zone(OPPONENT, "shields") == []  # and then there was no other way for Braid Claw


# --- Slime Veil and the tap ability (26) --------------------------------------------------------------------
def slime_veil(*theirs: object, **more: object) -> Scenario:
    """Slime Veil is cast, and the opponent's turn has come to the attack step."""
    game = Scenario(
        you=Side(hand=["Slime Veil"], mana=filler(darkness=1), shields=4),
        opponent=Side(battle=[*theirs], **more),  # type: ignore[arg-type, list-item]
    )
    return game.use("Slime Veil").next_turn().decline()


@pytest.mark.rule("8A.07", "10.22")
def test_a_creature_that_must_attack_does_not_use_its_tap_ability_instead() -> None:
    """506.1b, 602.3a. Situation 26 rests on a fan project; the rules say the same.

    A creature that must attack has to do so at some time in the turn, if it can; a tap ability is used in place of
    its attack, and would leave that undone. When it has attacked, or cannot attack at all, nothing is owed.
    """
    game = slime_veil("Aqua Fencer", "Torcon")
    game.expect(OPPONENT, "attack with", "Aqua Fencer", "Torcon")  # neither "no" nor the tap ability
    with pytest.raises(Illegal, match="it has to attack"):
        game.tap_ability("Aqua Fencer")
    game.attack("Aqua Fencer").choose("Filler").choose("Filler")
    assert game.is_tapped("Aqua Fencer") and game.is_tapped("Torcon") and game.turn_is_over


@pytest.mark.rule("8A.07")
def test_slime_veil_is_for_the_opponents_next_turn_only() -> None:
    game = slime_veil("Torcon").choose("Filler")
    assert game.is_tapped("Torcon") and game.turn_is_over
    game.next_turn().next_turn().decline()
    game.expect(OPPONENT, "attack with", "no", "Torcon")


def test_slime_veil_does_not_force_creatures_that_come_later() -> None:
    """110.2e: what a resolved effect does to cards, it does to those that were there."""
    game = Scenario(
        you=Side(hand=["Slime Veil"], mana=filler(darkness=1)),
        opponent=Side(hand=["Pyrofighter Magnus"], mana=filler(fire=3)),
    )
    game.use("Slime Veil").next_turn().decline().use("Pyrofighter Magnus")
    game.expect(OPPONENT, "attack with", "no", "Pyrofighter Magnus")


def test_slime_veil_cast_in_the_opponents_turn_waits_for_their_next_one() -> None:
    herald = creature("Herald", LIGHT, 3, 1000, "", shield_trigger, when_put(
        cast_for_no_cost(choose(1, your(SPELLS.in_zone(HAND))))
    ))  # fmt: skip
    game = Scenario(
        you=Side(battle=["Fear Fang", "Torcon"]),
        opponent=Side(hand=["Slime Veil"], shields=[herald, "Torcon", "Torcon"]),
    )
    game.attack("Fear Fang").choose(herald).declare(herald)
    assert game.where("Slime Veil") == "graveyard"
    game.expect(YOU, "attack with", "no", "Torcon").end_turn().next_turn().next_turn().decline()
    game.expect(YOU, "attack with", "Fear Fang", "Torcon")


# --- Who must block, who must attack (27) -------------------------------------------------------------------
@pytest.mark.rule("8D.03", "8D.08", "8E.05", "10.24")
def test_pierr_must_block_if_it_can() -> None:
    """507.1b: it is chosen in any case; others may be, and the last one resolved is the one that blocks (507.2)."""
    yours, theirs = Side(battle=["Fear Fang", "Torcon"]), Side(battle=[PIERR, "Phantom Fish"])
    game = Scenario(you=yours, opponent=theirs).attack("Fear Fang")
    game.expect(OPPONENT, "block with", PIERR, "Phantom Fish").choose(PIERR)
    game.expect(OPPONENT, "block with", "no", "Phantom Fish").decline()
    assert game.zone(OPPONENT, "graveyard") == [PIERR]
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]  # its slayer

    game = Scenario(you=yours, opponent=theirs).attack("Fear Fang").choose(PIERR, "Phantom Fish")
    assert game.is_tapped(PIERR) and game.where(PIERR) == "battle"
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    # Tapped, it cannot: the next attack goes through.
    game.attack("Torcon")
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("8D.07")
def test_pierr_does_not_block_what_cannot_be_blocked_nor_an_attack_on_itself() -> None:
    game = Scenario(you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus")]), opponent=Side(battle=[PIERR]))
    game.attack("Crystal Lancer")
    assert game.zone(OPPONENT, "shields") == [] and not game.is_tapped(PIERR)
    game = Scenario(you=Side(battle=["Bazagazeal Dragon"]), opponent=Side(battle=[PIERR]))
    game.attack("Bazagazeal Dragon", PIERR)
    assert game.zone(OPPONENT, "graveyard") == [PIERR] and game.zone(YOU, "graveyard") == ["Bazagazeal Dragon"]


def test_all_that_must_block_are_chosen() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[PIERR, "Aqua Guard", PIERR]))
    game.attack("Fear Fang").expect(OPPONENT, "block with", PIERR, "Aqua Guard", PIERR)
    game.choose(f"{PIERR}#2").expect(OPPONENT, "block with", PIERR, "Aqua Guard").choose(PIERR).decline()
    assert game.zone(OPPONENT, "graveyard") == [PIERR] and game.zone(OPPONENT, "battle") == ["Aqua Guard", PIERR]


@pytest.mark.rule("8A.07", "3.09")
def test_spinal_parasite_makes_the_opponent_choose_one_that_can_attack() -> None:
    """501.2, 506.1a: asked after untapping, of those that can attack as it stands; the one chosen must."""
    game = Scenario(
        you=Side(battle=["Spinal Parasite", NARIEL], shields=3),
        opponent=Side(battle=[tapped("Torcon"), "Burning Mane", "Fear Fang", "Aqua Guard", sealed("Cetibols", 1)]),
    )
    game.next_turn().expect(OPPONENT, "choose", "Torcon", "Burning Mane")
    assert game.zone(OPPONENT, "hand") == []  # before the card of the turn is drawn
    game.choose("Torcon").decline()
    game.expect(OPPONENT, "attack with", "Torcon", "Burning Mane")
    game.attack("Torcon").choose("Filler").expect(OPPONENT, "attack with", "no", "Burning Mane")


def test_spinal_parasite_finds_nobody_who_can_attack() -> None:
    game = Scenario(you=Side(battle=["Spinal Parasite"]), opponent=Side(battle=["Aqua Guard"])).next_turn()
    assert game.asked == "charge mana"


def wrangler(*theirs: object, more: tuple[str, ...] = ()) -> Scenario:
    return Scenario(
        you=Side(battle=[pile(WRANGLER, "Torcon"), *more]),
        opponent=Side(battle=[*theirs], shields=2),  # type: ignore[list-item]
    )


@pytest.mark.rule("8D.05")
def test_the_creature_that_storm_wrangler_chooses_must_block_it_and_no_other_can() -> None:
    """507.1a-b; and the +3000 of becoming blocked is there until the end of the turn, not longer."""
    game = wrangler("Phantom Fish", "Hunter Fish", tapped("Aqua Guard"), more=("Fear Fang",)).attack(WRANGLER)
    game.expect(YOU, "choose", "no", "Phantom Fish", "Hunter Fish").choose("Hunter Fish")
    assert game.zone(OPPONENT, "graveyard") == ["Hunter Fish"]  # there was no choice: it blocked
    assert len(game.zone(OPPONENT, "shields")) == 2 and not game.is_tapped("Phantom Fish")
    assert game.power(WRANGLER) == 8000
    # It is about attacks of this creature only.
    game.attack("Fear Fang").expect(OPPONENT, "block with", "no", "Phantom Fish").block()
    game.choose("Filler").next_turn()
    assert game.power(WRANGLER) == 5000


def test_storm_wrangler_may_choose_nobody() -> None:
    game = wrangler("Phantom Fish", "Hunter Fish").attack(WRANGLER).decline()
    game.expect(OPPONENT, "block with", "no", "Phantom Fish", "Hunter Fish").block()
    game.expect(YOU, "break", "Filler", "Filler")


def test_others_cannot_block_storm_wrangler_though_the_chosen_creature_cannot_either() -> None:
    """It blocks if able, and others cannot: Thrumiss taps the chosen creature, and nobody is left who can block."""
    game = wrangler("Phantom Fish", "Hunter Fish", more=("Thrumiss, Zephyr Guardian",)).attack(WRANGLER)
    game.choose(WRANGLER, "Hunter Fish").choose("Hunter Fish")  # first Storm Wrangler's ability, then the other one
    game.expect(YOU, "break", "Filler", "Filler")
    assert not game.is_tapped("Phantom Fish")


# --- What an attack is, and what it ends (28, 29) -----------------------------------------------------------
@pytest.mark.rule("3.29", "3.30")
def test_an_attack_that_is_not_made_is_no_attack() -> None:
    """Situation 28. 506.1 knows no attack that is taken back: what cannot be attacked is never chosen (506.1e).

    Who then attacks with nothing (506.2) has not attacked: Hop Churis, who needs another attack, cannot, and The
    Zet, destroyed at the end of a turn in which it attacked, stays.
    """
    zet = "The Zet, Lightning Sonic"
    game = Scenario(you=Side(battle=[zet, "Hop Churis"]), opponent=Side(battle=["Torcon"]))
    with pytest.raises(Illegal, match="it is untapped"):
        game.attack(zet, "Torcon")
    game = Scenario(you=Side(battle=[zet, "Hop Churis"]), opponent=Side(battle=["Torcon"]))
    game.expect(YOU, "attack with", "no", zet).decline()
    assert game.turn_is_over
    assert game.zone(YOU, "battle") == [zet, "Hop Churis"] and not game.is_tapped(zet)


@pytest.mark.rule("3.25")
def test_there_is_no_way_back_from_the_attack_step() -> None:
    """500.2a, 504: not after the first attack, and not when it has only begun."""
    game = Scenario(
        you=Side(hand=["Torcon"], mana=filler(nature=2), battle=["Fear Fang", "Burning Mane"]),
        opponent=Side(shields=3),
    )
    assert game.refused("Torcon", "use") == ""
    game.decline()
    assert "this is the attack step" in game.refused("Torcon", "use")
    game.attack("Fear Fang").choose("Filler").expect(YOU, "attack with", "no", "Burning Mane")
    with pytest.raises(Illegal, match="cannot be used now"):
        game.use("Torcon")


# --- Several blockers, blocked for good (30, 31) ------------------------------------------------------------
@pytest.mark.rule("8D.08", "8D.03", "4.05")
@pytest.mark.parametrize(
    ("first", "last", "dead"),
    [("Phantom Fish", "Aqua Guard", ("opponent", "Aqua Guard")), ("Aqua Guard", "Phantom Fish", ("you", "Fear Fang"))],
)
def test_of_several_blockers_all_tap_and_the_last_one_resolved_blocks(
    first: str, last: str, dead: tuple[str, str]
) -> None:
    """507.1a, 507.2: the order in which they are chosen is the order in which they are resolved."""
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=["Phantom Fish", "Aqua Guard"]))
    game.attack("Fear Fang").block(first, last)
    graveyards = {"you": game.zone(YOU, "graveyard"), "opponent": game.zone(OPPONENT, "graveyard")}
    assert graveyards == {"you": [], "opponent": [], dead[0]: [dead[1]]}
    assert game.is_tapped(first)
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8D.05", "2.02")
@pytest.mark.parametrize("shields", [0, 1])
def test_an_attack_stays_blocked_though_the_blocker_leaves(shields: int) -> None:
    """507.2c, 508.1: Emperor Maroll returns the blocking creature; neither shields nor the player are reached."""
    game = Scenario(
        you=Side(battle=[pile("Emperor Maroll", "Corile")]),
        opponent=Side(battle=["Phantom Fish", "Hunter Fish"], shields=shields),
    )
    game.attack("Emperor Maroll").block("Phantom Fish")
    assert game.zone(OPPONENT, "hand") == ["Phantom Fish"]
    assert len(game.zone(OPPONENT, "shields")) == shields and not game.over
    assert game.where("Emperor Maroll") == "battle" and game.is_tapped("Emperor Maroll")


def test_emperor_maroll_returns_when_another_creature_comes() -> None:
    game = Scenario(
        you=Side(hand=["Torcon"], mana=filler(nature=2), battle=[pile("Emperor Maroll", "Corile"), "Fear Fang"])
    )
    game.use("Torcon")
    assert game.zone(YOU, "hand") == ["Emperor Maroll", "Corile"]


# --- The attack ends (32) -----------------------------------------------------------------------------------
@pytest.mark.rule("8C.04", "8C.11")
def test_the_attack_ends_when_the_attacked_creature_leaves_and_goes_on_when_another_one_does() -> None:
    """505.6a; the attacker stays tapped and attacks nothing else instead."""

    def neptas(returned: str) -> Scenario:
        game = Scenario(
            you=Side(battle=["King Neptas"]),
            opponent=Side(battle=[tapped("Torcon"), "Burning Mane", "Hunter Fish"]),
        )
        return game.attack("King Neptas", "Torcon").choose(returned)

    over = neptas("Torcon")
    assert over.turn_is_over and over.is_tapped("King Neptas")  # Hunter Fish was not even asked to block
    assert len(over.zone(OPPONENT, "shields")) == 1 and over.zone(OPPONENT, "hand") == ["Torcon"]
    on = neptas("Burning Mane").expect(OPPONENT, "block with", "no", "Hunter Fish").block()
    assert on.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.rule("8C.03", "8C.11", "2.03")
def test_the_attack_ends_when_the_attacker_leaves() -> None:
    """505.6a: Daidalos destroys himself; nobody blocks, and a player without shields has not been attacked."""
    game = Scenario(you=Side(battle=[DAIDALOS, "Torcon"]), opponent=Side(battle=["Hunter Fish"], shields=0))
    game.attack(DAIDALOS).choose(DAIDALOS)
    assert game.zone(YOU, "graveyard") == [DAIDALOS] and not game.over
    game.expect(YOU, "attack with", "no", "Torcon")
    game = Scenario(you=Side(battle=[DAIDALOS, "Torcon"]), opponent=Side(battle=["Hunter Fish"], shields=0))
    game.attack(DAIDALOS).choose("Torcon").block()
    assert game.winner == YOU


# --- What triggers at an attack (33, 34) --------------------------------------------------------------------
@pytest.mark.rule("8B.01", "8B.02", "8B.05")
def test_an_attack_triggers_what_is_there_as_it_is_declared_and_nothing_later() -> None:
    """506.3a: Dolzark triggers on the Dragon that attacks, once; not on the one that takes its place.

    And a Dolzark that comes in the middle of the attack has not seen it.
    """
    opponent = Side(battle=["Torcon", "Burning Mane"], shields=5)
    early = Scenario(you=Side(hand=[BUSTER], battle=["Ryusei the Earth", DOLZARK]), opponent=opponent)
    early.attack("Ryusei the Earth").declare(BUSTER).choose(BUSTER)
    early.expect(YOU, "resolve", DOLZARK, BUSTER).choose(DOLZARK)
    early.expect(YOU, "choose", "no", "Torcon", "Burning Mane").choose("Torcon")
    # What comes now is the Final Revolution of the newcomer, and then its attack goes on.
    early.expect(YOU, "choose", "no", "Ryusei the Earth").decline().expect(YOU, "break", *["Filler"] * 5)
    assert early.zone(OPPONENT, "mana") == ["Torcon"]

    late = Scenario(you=Side(hand=[BUSTER, DOLZARK], battle=["Ryusei the Earth"]), opponent=opponent)
    late.attack("Ryusei the Earth").declare(BUSTER).choose(DOLZARK)
    assert late.zone(YOU, "battle") == [BUSTER, DOLZARK]
    late.expect(YOU, "break", *["Filler"] * 5)


def test_dolzark_waits_for_other_dragons_that_attack() -> None:
    for attacker in (DOLZARK, "Fear Fang"):
        game = Scenario(you=Side(battle=[DOLZARK, "Fear Fang"]), opponent=Side(battle=["Torcon"], shields=3))
        game.attack(attacker).expect(YOU, "break", *["Filler"] * 3)


@pytest.mark.rule("10.44")
def test_bolzard_dragons_ability_needs_an_attack_of_its_own() -> None:
    """506.1, 506.3. Situation 34 rests on a fan project: by the rules, battling is not attacking.

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
        you=Side(battle=[pile(DOGIRAGON, "Torcon")], mana=3), opponent=Side(battle=["Bolzard Dragon", "Torcon"])
    )
    fought.attack(DOGIRAGON).choose("Bolzard Dragon")
    assert fought.zone(OPPONENT, "graveyard") == ["Bolzard Dragon"]
    assert len(attacked.zone(YOU, "mana")) == len(fought.zone(YOU, "mana")) == 3


# --- Battles (35 to 37) -------------------------------------------------------------------------------------
@pytest.mark.rule("8E.01", "8E.03", "8E.04")
@pytest.mark.parametrize(
    ("attacker", "attacked", "dead"),
    [
        pytest.param("Fear Fang", "Torcon", ["Torcon"], id="the weaker"),
        pytest.param("Torcon", "Fear Fang", ["Torcon"], id="and so for the attacker"),
        pytest.param("Fear Fang", "Hunter Fish", ["Fear Fang", "Hunter Fish"], id="both of equal power"),
        # Equal power is no victory (115.3b): the other one's ability does not trigger.
        pytest.param(MAGINN, "Bloody Squito", [MAGINN, "Bloody Squito"], id="neither has won"),
    ],
)
def test_the_loser_of_a_battle_is_destroyed(attacker: str, attacked: str, dead: list[str]) -> None:
    game = Scenario(you=Side(battle=[attacker]), opponent=Side(battle=[tapped(attacked)]))
    game.attack(attacker, attacked)
    assert game.zone(YOU, "graveyard") + game.zone(OPPONENT, "graveyard") == dead


@pytest.mark.rule("8E.05", "10.29")
def test_slayer_and_what_follows_a_death_both_happen() -> None:
    """Situation 36. Ball Man loses: his slayer destroys the winner, and his last ability has triggered all the same.

    So has that of a creature that won its battle and is slain for it.
    """
    game = Scenario(you=Side(battle=["Ball Man"]), opponent=Side(hand=["Torcon"], battle=[tapped("Fear Fang")]))
    game.attack("Ball Man", "Fear Fang").expect(YOU, "resolve", "Ball Man", "Ball Man").choose("Ball Man")
    assert game.zone(YOU, "graveyard") == ["Ball Man"]
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Fear Fang", "Torcon"]

    game = Scenario(you=Side(battle=["Cetibols"]), opponent=Side(battle=[PIERR])).attack("Cetibols")
    game.expect(YOU, "may").accept()
    assert (game.zone(YOU, "graveyard"), game.zone(OPPONENT, "graveyard")) == (["Cetibols"], [PIERR])
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.rule("8E.05")
@pytest.mark.parametrize(("attacker", "yours"), [("Torcon", ["Torcon"]), ("Metalwing Skyterror", [])])
def test_baira_is_destroyed_after_each_battle_even_one_that_it_won(attacker: str, yours: list[str]) -> None:
    """115.3d: what happens after a battle does not ask how it ended."""
    game = Scenario(you=Side(battle=[attacker]), opponent=Side(battle=[BAIRA])).attack(attacker)
    if game.asked == "choose":
        game.decline()
    game.block(BAIRA)
    assert game.zone(YOU, "graveyard") == yours
    assert game.zone(OPPONENT, "graveyard") == [BAIRA]
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8E.07")
def test_baira_is_destroyed_after_a_battle_without_an_attack_but_not_without_a_battle() -> None:
    """115.1: an effect's battle is a battle; a block from which the attacker has been taken away is none (115.3a)."""
    macallan = "Macallan, Explosive Flame Shooter"
    game = Scenario(you=Side(hand=[macallan], mana=filler(fire=3)), opponent=Side(battle=[BAIRA]))
    game.use(macallan).choose(BAIRA)
    assert game.zone(YOU, "graveyard") == [macallan] and game.zone(OPPONENT, "graveyard") == [BAIRA]
    game = Scenario(you=Side(battle=[pile("Emperor Maroll", "Corile")]), opponent=Side(battle=[BAIRA]))
    game.attack("Emperor Maroll").block(BAIRA)
    assert game.zone(OPPONENT, "hand") == [BAIRA] and game.zone(OPPONENT, "graveyard") == []
