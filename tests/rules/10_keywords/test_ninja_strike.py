"""Group 10 of the rules catalogue: Ninja Strike against an attack (10.03).

Ninja Strike at a block is in `08_attacking/test_8d_blocking.py`.
"""

from dataclasses import replace

import pytest

from sim.cards.words import (
    ACT_SUMMON,
    ACT_SUMMON_FOR_NO_COST,
    CREATURES,
    LIGHT,
    Card,
    charge_from_deck,
    choose,
    creature,
    prohibits,
    return_to_hand,
    whenever_attacks,
    whenever_one_attacks,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped
from tests.cards.written import card
from tests.rules.situations import HAYABUSAMARU, SHADOW


@pytest.mark.rule("10.03")
def test_10_03_a_shinobi_is_summoned_for_no_cost_when_the_opponent_attacks_and_can_block_at_once() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(hand=[HAYABUSAMARU], mana=filler(light=4)))
    game.attack("Fear Fang").expect(OPPONENT, "declare", "no", HAYABUSAMARU).declare(HAYABUSAMARU)
    assert game.untapped_mana(OPPONENT) == 4
    assert list(game.record.summoned_count) == [0, 1]
    game.block(HAYABUSAMARU)  # its own ability makes it a blocker
    assert (game.where("Fear Fang"), game.where(HAYABUSAMARU)) == ("graveyard", "graveyard")


@pytest.mark.phrase("put_on_bottom_of_deck")
@pytest.mark.rule("10.03")
def test_10_03_the_shinobi_goes_to_the_bottom_of_the_deck_at_the_end_of_the_turn() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(hand=[HAYABUSAMARU], mana=filler(light=4), shields=3)
    )
    game.attack("Fear Fang").declare(HAYABUSAMARU).block().choose("Filler")
    assert game.zone(OPPONENT, "battle") == [HAYABUSAMARU]
    game.end_turn()
    assert game.zone(OPPONENT, "battle") == []
    assert game.zone(OPPONENT, "deck")[-1] == HAYABUSAMARU


@pytest.mark.rule("10.03")
def test_10_03_a_shinobi_that_has_left_the_battle_zone_stays_where_it_went() -> None:
    bouncer = creature("Bouncer", LIGHT, 3, 1000, "", whenever_attacks(return_to_hand(choose(1, CREATURES))))
    game = Scenario(
        you=Side(battle=["Fear Fang", bouncer]), opponent=Side(hand=[SHADOW], mana=filler(light=4), shields=3)
    )
    game.attack("Fear Fang").declare(SHADOW).choose("Filler")
    game.attack(bouncer).choose(SHADOW).declare().choose("Filler")
    assert game.turn_is_over and game.where(SHADOW) == "hand"


@pytest.mark.rule("10.03")
def test_10_03_the_end_of_a_turn_does_not_wait_for_a_shinobi_that_has_left() -> None:
    """Nothing can come of it: nobody is asked whether it or the other Shinobi's return comes first."""
    game = Scenario(
        you=Side(battle=["Fear Fang", "Torcon"]),
        opponent=Side(hand=[HAYABUSAMARU, SHADOW], mana=filler(light=4), shields=3),
    )
    game.attack("Fear Fang").declare(HAYABUSAMARU).block(HAYABUSAMARU)
    game.attack("Torcon").declare(SHADOW).choose("Filler")
    assert game.turn_is_over
    assert (game.where(HAYABUSAMARU), game.zone(OPPONENT, "deck")[-1]) == ("graveyard", "Shadow")


@pytest.mark.parametrize(("first", "summoned"), [("Gardener", True), pytest.param(HAYABUSAMARU, False, id="too soon")])
@pytest.mark.rule("10.03")
def test_10_03_cards_in_the_mana_zone_are_counted_as_a_ninja_strike_resolves(first: str, summoned: bool) -> None:
    """With three of four cards it can be declared (9.22)."""
    gardener = creature(
        "Gardener", LIGHT, 3, 1000, "", whenever_one_attacks(your_opponents(CREATURES), charge_from_deck(1))
    )
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(hand=[HAYABUSAMARU], mana=filler(light=3), battle=[gardener], shields=3),
    )
    game.attack("Fear Fang").declare(HAYABUSAMARU).expect(OPPONENT, "resolve", "Gardener", HAYABUSAMARU).choose(first)
    assert (game.where(HAYABUSAMARU) == "battle") == summoned
    assert (game.where(HAYABUSAMARU) == "hand") != summoned


@pytest.mark.phrase("ninja_strike")
@pytest.mark.rule("10.03")
def test_10_03_only_one_ninja_strike_succeeds_in_an_attack() -> None:
    """Any number can be declared; after the first the others stay in the hand, and wait for another attack."""
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"]),
        opponent=Side(hand=[SHADOW, SHADOW], mana=filler(light=4), shields=3),
    )
    game.attack("Fear Fang").declare(SHADOW, "Shadow#2").choose(SHADOW)
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "hand")) == (["Shadow"], ["Shadow"])
    game.choose("Filler").attack("Burning Mane").declare("Shadow#2")
    assert game.zone(OPPONENT, "battle") == ["Shadow", "Shadow"]


def test_a_ninja_strike_can_be_used_again_in_the_next_attack() -> None:
    game = Scenario(
        turn=OPPONENT,
        you=Side(hand=[HAYABUSAMARU, HAYABUSAMARU], mana=filler(light=4), shields=3),
        opponent=Side(battle=["Fear Fang", "Corile"]),
    )
    game.attack("Fear Fang").declare(HAYABUSAMARU).block().choose("Filler").attack("Corile")
    game.expect(YOU, "declare", "no", HAYABUSAMARU)


@pytest.mark.rule("10.03")
def test_10_03_a_ninja_strike_that_fails_is_not_used_up() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]), opponent=Side(hand=[HAYABUSAMARU, SHADOW], mana=filler(light=3), shields=3)
    )
    game.attack("Fear Fang").declare(HAYABUSAMARU, SHADOW).choose(HAYABUSAMARU)
    assert game.zone(OPPONENT, "battle") == ["Shadow"]
    assert game.zone(OPPONENT, "hand") == [HAYABUSAMARU]


@pytest.mark.rule("10.03")
@pytest.mark.parametrize("act", [ACT_SUMMON, ACT_SUMMON_FOR_NO_COST])
def test_10_03_a_ninja_strike_summons_which_can_be_forbidden_and_is_for_attacks_of_the_opponent(act: int) -> None:
    lock = creature("Lock", LIGHT, 5, 5000, "", prohibits(act, your_opponents(CREATURES)))
    ninja = Side(hand=[SHADOW], mana=filler(light=4), shields=3, battle=["Torcon", "Corile"])
    game = Scenario(you=Side(battle=[lock, "Fear Fang"], shields=3), opponent=ninja).attack("Fear Fang")
    game.expect(YOU, "break")
    own = Scenario(you=ninja, opponent=Side(shields=3)).attack("Torcon")
    own.expect(YOU, "break")
    on_creature = Scenario(you=Side(battle=["Fear Fang"]), opponent=replace(ninja, battle=[tapped("Torcon")]))
    on_creature.attack("Fear Fang", "Torcon").expect(OPPONENT, "declare", "no", SHADOW.name)


@pytest.mark.rule("10.03")
def test_10_03_a_ninja_strike_is_declared_after_the_attackers_effects() -> None:
    """A card that Horrid Worm discards is no longer in the hand (506.3d)."""
    game = Scenario(you=Side(battle=["Horrid Worm"]), opponent=Side(hand=[SHADOW], mana=filler(light=4)))
    game.attack("Horrid Worm")
    assert game.turn_is_over
    assert game.where(SHADOW) == "graveyard"


_WHEN = "When one of your opponent's creatures attacks or blocks"
_IF = "if you have 2 or more cards in your mana zone and you have a water card in your mana zone"
_UNUSED = 'and you haven\'t used another "Ninja Strike" during the attack'
_SUMMON = (
    "you may summon this creature for no cost. At the end of the turn, put this creature on the bottom of your deck."
)
URA = card(
    f"""
    Ura
    Creature - water - cost 5 - power 3000 - Shinobi
    Ura Ninja Strike 2: {_WHEN}, {_IF} {_UNUSED}, {_SUMMON}
    """
)


@pytest.mark.rule("10.03")
@pytest.mark.phrase("ura_ninja_strike")
@pytest.mark.parametrize(
    ("mana", "strikes"),
    [(filler(water=1, fire=1), True), (filler(fire=2), False), (filler(water=1), False)],
    ids=["two cards, one of water", "no water", "one card"],
)
def test_10_03_ura_ninja_strike_asks_for_a_civilization_too(mana: list[Card], strikes: bool) -> None:
    """As the reminder of the cards says; 112.3c as for Ninja Strike."""
    game = Scenario(you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(hand=[URA], mana=mana, shields=3))
    game.attack("Fear Fang").declare("Ura")
    assert game.where("Ura") == ("battle" if strikes else "hand")


@pytest.mark.rule("10.03")
def test_10_03_a_ninja_strike_and_an_ura_ninja_strike_are_used_in_different_attacks() -> None:
    side = Side(hand=[URA, HAYABUSAMARU], mana=filler(water=2, light=4), shields=3)
    game = Scenario(you=Side(battle=["Fear Fang", "Torcon"]), opponent=side)
    game.attack("Fear Fang").declare("Ura", HAYABUSAMARU).choose("Ura")
    assert (game.where("Ura"), game.where(HAYABUSAMARU)) == ("battle", "hand")
