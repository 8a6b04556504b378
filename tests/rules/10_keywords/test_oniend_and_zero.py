"""Group 10 of the rules catalogue: Oniend, ZERO, and others at the end of the opponent's turn (10.14-10.16).

The cards in hand are mostly yours, and the turn is the opponent's. Cards whose facts are not known, or that the engine
cannot have, are made up and play just the part that the ruling names (X.33).
"""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    SHIELDS,
    Card,
    break_shields,
    creature,
    every,
    evolves_from,
    speed_attacker,
    whenever_attacks,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents, tapped
from tests.rules.situations import BYSTANDER, CHIKUSHI, GAIASH, HYAKKI, ONIEND_MANA, at_their_end


@pytest.mark.phrase("A_PLAYER_HAS_NO_SHIELDS")
# --- Oniend --------------------------------------------------------------------------------------------
@pytest.mark.rule("10.14", "11.10", "9.24")
@pytest.mark.parametrize(
    ("yours", "theirs", "mana", "cast"),
    [
        pytest.param(0, 2, ONIEND_MANA, True, id="you have no shields"),
        pytest.param(2, 0, ONIEND_MANA, True, id="the opponent has none"),
        pytest.param(2, 2, ONIEND_MANA, False, id="both have shields"),
        pytest.param(0, 2, filler(darkness=2), False, id="no fire card"),
        pytest.param(0, 2, filler(fire=2), False, id="no darkness card"),
    ],
)
@pytest.mark.parametrize("attacker", [YOU, OPPONENT], ids=["your attack", "the opponent's attack"])
def test_10_14_oniend_is_declared_at_any_attack_and_checked_on_resolving(
    attacker: int, yours: int, theirs: int, mana: list[Card], cast: bool
) -> None:
    game = Scenario(
        you=Side(hand=[HYAKKI], shields=yours, mana=mana, battle=["Fear Fang"], deck=["Torcon"] * 9),
        opponent=Side(shields=theirs, battle=[tapped("Fear Fang") if attacker == YOU else "Fear Fang"]),
        turn=attacker,
    )
    if attacker == YOU:
        game.attack("Fear Fang", opponents("Fear Fang"))
    else:
        game.attack(opponents("Fear Fang"))
    game.expect(YOU, "declare", "no", HYAKKI).declare(HYAKKI)
    assert game.zone(YOU, "graveyard").count("Torcon") == (4 if cast else 0)
    assert (HYAKKI in game.zone(YOU, "hand")) != cast


@pytest.mark.phrase("have_it_battle")
@pytest.mark.rule("10.14")
@pytest.mark.parametrize(
    ("milled", "power", "left"),
    [
        ("Gallant", 3000, ["Big", "Gallant"]),
        ("Gallant", 7000, ["Big", "Gallant"]),
        ("Gallant", 9000, ["Big", "Small"]),
        ("Aqua Hulcus", 7000, ["Big", "Small"]),
    ],
    ids=["put, and wins", "wins too", "loses", "neither darkness nor fire"],
)
def test_10_14_the_creature_that_the_spell_puts_battles_one_of_the_opponents_creatures(
    milled: str, power: int, left: list[str]
) -> None:
    gallant: Card | str = creature("Gallant", DARKNESS, 6, 8000, "") if milled == "Gallant" else milled
    evolution = creature("Too Evolved", DARKNESS, 5, 9000, "", evolves_from(CREATURES))
    dear = creature("Too Dear", FIRE, 7, 9000, "")
    game = Scenario(
        you=Side(hand=[HYAKKI], shields=0, mana=ONIEND_MANA, deck=[gallant, evolution, dear, "Torcon"]),
        opponent=Side(battle=[creature("Big", FIRE, 3, 9500, ""), creature("Small", FIRE, 3, power, "")], shields=2),
        turn=OPPONENT,
    )
    game.attack("Big").declare(HYAKKI).choose("Small")
    names = game.zone(OPPONENT, "battle") + game.zone(YOU, "battle")
    assert names == left
    assert ("Small" in game.zone(OPPONENT, "graveyard")) == ("Small" not in left)


# --- ZERO ----------------------------------------------------------------------------------------------
@pytest.mark.phrase("OPPONENT_PUT_FOR_NO_COST")
@pytest.mark.rule("10.15")
@pytest.mark.parametrize("puts", [True, False])
def test_10_15_zero_hand_is_cast_if_the_opponent_put_a_creature_for_no_cost(puts: bool) -> None:
    """What follows the "if" is checked on resolving (603.4): it can be declared in any case."""
    game = at_their_end(
        Side(hand=["ZERO Hand"]),
        battle=[BYSTANDER],
        hand=["Inferno Sign"],
        mana=filler(darkness=5),
        graveyard=["Torcon"],
    )
    if puts:
        game.use("Inferno Sign")
    game.enough() if puts else game.enough().enough()
    game.expect(YOU, "declare", "no", "ZERO Hand")
    game.declare("ZERO Hand")
    if puts:
        game.choose("Torcon")
        assert game.where("ZERO Hand") == "graveyard"
        assert game.zone(OPPONENT, "graveyard") == ["Inferno Sign", "Torcon"]
    else:
        assert game.where("ZERO Hand") == "hand"
        assert game.zone(OPPONENT, "battle") == ["Bystander"]


@pytest.mark.rule("10.15")
def test_10_15_a_creature_that_was_paid_for_does_not_count_nor_does_your_own_turn() -> None:
    game = at_their_end(Side(hand=["ZERO Hand"]), battle=[BYSTANDER], hand=["Torcon"], mana=filler(nature=5))
    game.use("Torcon").enough().declare("ZERO Hand")
    assert game.where("ZERO Hand") == "hand"
    game = Scenario(
        you=Side(hand=["ZERO Hand", "Inferno Sign"], mana=filler(darkness=5), graveyard=["Torcon"]),
        opponent=Side(battle=[BYSTANDER]),
    )
    game.use("Inferno Sign")
    assert game.turn_is_over  # nothing to declare at the end of your own turn
    assert game.where("ZERO Hand") == "hand"


@pytest.mark.phrase("may_summon_at_end_of_opponents_turn")
def test_a_creature_summoned_by_kirifudash_has_been_paid_for() -> None:
    """Neither ZERO nor Gaiash Kaiser has anything to wait for."""
    game = Scenario(
        you=Side(hand=["Carmelewis"], mana=filler(fire=2), battle=["Fear Fang"]),
        opponent=Side(hand=["ZERO Hand", "Gaiash Kaiser, the Meteor"], shields=2),
    )
    game.attack("Fear Fang").choose("Filler").declare("Carmelewis")
    game.decline()  # Carmelewis does not attack
    game.declare("ZERO Hand", "Gaiash Kaiser, the Meteor").choose("ZERO Hand")
    assert game.zone(YOU, "battle") == ["Fear Fang", "Carmelewis"]
    assert game.zone(OPPONENT, "hand") == ["ZERO Hand", "Gaiash Kaiser, the Meteor", "Filler"]


@pytest.mark.phrase("zero")
@pytest.mark.rule("10.15")
def test_10_15_a_creature_with_zero_is_put_and_not_summoned() -> None:
    """11.37 decides: it is put, although 10.15 speaks of using it."""
    game = at_their_end(
        Side(hand=["Basara"], shields=1),
        battle=[BYSTANDER],
        hand=["Inferno Sign"],
        mana=filler(darkness=5),
        graveyard=["Torcon"],
    )
    game.use("Inferno Sign").enough().declare("Basara")
    assert game.zone(YOU, "battle") == ["Basara"]
    assert game.record.summoned_count[YOU] == 0
    assert game.zone(OPPONENT, "battle") == ["Bystander", "Torcon"]  # with a shield, Basara's Revolution 0 does nothing


@pytest.mark.phrase("YOU_HAVE_NO_SHIELDS")
@pytest.mark.rule("10.15")
@pytest.mark.parametrize("shields", [0, 1])
def test_10_15_basara_destroys_all_the_strongest_and_a_shield_for_each_if_you_have_no_shields(shields: int) -> None:
    strong = creature("Strong", FIRE, 3, 4000, "")
    game = Scenario(
        you=Side(hand=["Basara"], mana=filler(darkness=3, fire=3), shields=shields),
        opponent=Side(battle=[strong, BYSTANDER, strong], shields=3),
    )
    game.use("Basara")
    if shields:
        assert game.zone(OPPONENT, "battle") == ["Strong", "Bystander", "Strong"]
        return
    for _ in range(2):
        game.expect(OPPONENT, "choose").choose(game.options[0])
    assert game.zone(OPPONENT, "battle") == ["Bystander"]
    assert len(game.zone(OPPONENT, "shields")) == 1


# --- At the end of the opponent's turn -----------------------------------------------------------------
@pytest.mark.phrase("DARKNESS_AND_FIRE_MANA", "YOUR_CREATURE_WAS_DESTROYED")
@pytest.mark.rule("10.16")
@pytest.mark.parametrize(
    ("loses", "mana", "cast"),
    [
        (True, filler(darkness=1, fire=1), True),
        (False, filler(darkness=1, fire=1), False),
        (True, filler(darkness=2), False),
        (True, filler(fire=2), False),
    ],
    ids=["all of it", "no creature destroyed", "no fire card", "no darkness card"],
)
def test_10_16_what_follows_the_if_is_checked_as_the_ability_resolves(loses: bool, mana: list[str], cast: bool) -> None:
    game = at_their_end(
        Side(hand=[CHIKUSHI], mana=mana, battle=["Fear Fang"]),
        battle=[BYSTANDER],
        hand=["Terror Pit"],
        mana=filler(darkness=6),
    )
    if loses:
        game.use("Terror Pit")
    else:
        game.enough()
    game.enough().declare(CHIKUSHI)
    if cast:
        game.decline()  # the hand is kept
    assert (game.zone(OPPONENT, "battle") == []) == cast
    assert game.where(CHIKUSHI) == ("graveyard" if cast else "hand")


@pytest.mark.rule("10.16")
@pytest.mark.parametrize(("does", "comes"), [("nothing", False), ("pays", False), ("puts", True)])
def test_10_16_gaiash_kaiser_waits_for_a_creature_put_without_tapping_mana(does: str, comes: bool) -> None:
    game = at_their_end(
        Side(hand=[GAIASH]),
        battle=[BYSTANDER],
        hand=["Torcon", "Inferno Sign"],
        mana=filler(darkness=5, nature=5),
        graveyard=["Torcon"],
    )
    if does != "nothing":
        game.use("Torcon#1" if does == "pays" else "Inferno Sign")
    game.enough().enough().declare(GAIASH)
    assert (game.zone(YOU, "battle") == [GAIASH]) == comes


@pytest.mark.phrase("OPPONENT_TAPPED_NO_MANA")
@pytest.mark.rule("10.16")
@pytest.mark.parametrize("free", [True, False])
def test_10_16_gaiash_kaiser_also_waits_for_a_spell_cast_without_tapping_mana(free: bool) -> None:
    """A shield trigger of the opponent's, in their own turn."""
    breaker = creature("Breaker", FIRE, 3, 1000, "", whenever_attacks(break_shields(every(your(SHIELDS)))))
    game = at_their_end(
        Side(hand=[GAIASH], battle=["Fear Fang"]), battle=[breaker], shields=["Energy Stream", "Terror Pit"]
    )
    game.attack("Breaker")
    game.declare("Terror Pit") if free else game.declare()
    game.declare(GAIASH)
    assert (GAIASH in game.zone(YOU, "battle")) == free


@pytest.mark.phrase("put_this_turn")
@pytest.mark.rule("10.16")
@pytest.mark.parametrize("new", [True, False])
def test_10_16_gaiash_kaiser_keeps_new_creatures_from_attacking_the_player(new: bool) -> None:
    runner = creature("Runner", FIRE, 1, 1000, "", speed_attacker)
    game = at_their_end(
        Side(battle=[GAIASH, tapped("Fear Fang"), tapped("Aqua Vehicle")], shields=3),
        hand=[runner] if new else [],
        battle=[BYSTANDER] if new else [runner, BYSTANDER],
        mana=filler(fire=1),
    )
    if new:
        game.use("Runner")
    game.choose("Runner").expect(OPPONENT, "attack", *([] if new else ["you"]), "Fear Fang", "Aqua Vehicle")
