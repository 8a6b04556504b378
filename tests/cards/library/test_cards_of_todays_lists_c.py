"""Still more cards of the lists of today: what each of their abilities does, played."""

import pytest

from sim.cards.words import (
    COST,
    CREATURES,
    FIRE,
    HAND,
    IS_EQUAL,
    IS_LESS,
    IT,
    THAT,
    WATER,
    attack_abilities_trigger_twice,
    choose,
    compared,
    creature,
    draw,
    put,
    return_to_hand,
    spell,
    that_player_may_choose,
    when,
    whenever_attacks,
    whenever_put,
    you_have_none_besides_that,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, filler, tapped
from tests.cards.written import card

FANG, MANE, LIGER, HULCUS = "Fear Fang", "Burning Mane", "Deathliger, Lion of Chaos", "Aqua Hulcus"
DRAGON, PIT, SERUM, GATE = "Bolshack Dragon", "Terror Pit", "Brain Serum", "Spiral Gate"
CALL = card("Call\nSpell - water - cost 2\nPut a creature from your hand into the battle zone.")
REBIRTH = card("Rebirth\nSpell - darkness - cost 2\nPut a creature from your graveyard into the battle zone.")
DRAWS = creature("Draws", FIRE, 2, 2000, "Human", whenever_attacks(draw(1)))


# --- Hyper Voljaak ---
VOLJAAK = "Bolshack Hyper Voljaak"


@pytest.mark.phrase("attack_abilities_trigger_twice")
def test_what_a_creature_says_of_its_attack_triggers_twice() -> None:
    doubler = creature("Doubler", FIRE, 2, 2000, "Human", attack_abilities_trigger_twice(your(CREATURES)))
    game = Scenario(you=Side(battle=[doubler, DRAWS]), opponent=Side(battle=[DRAWS], shields=4))
    game.attack("Draws").choose("shield 1")
    assert len(game.zone(YOU, "hand")) == 2
    game.end_turn().next_turn().until("attack with").attack("Draws")
    assert len(game.zone(OPPONENT, "hand")) == 2 + 1  # the shield, the card of the turn, and one card


def test_what_others_say_of_an_attack_triggers_once() -> None:
    watcher = card(
        "Watcher\nCreature - fire - cost 2 - power 2000 - Human\nWhenever one of your creatures attacks, draw a card."
    )
    doubler = creature("Doubler", FIRE, 2, 2000, "Human", attack_abilities_trigger_twice(your(CREATURES)))
    game = Scenario(you=Side(battle=[doubler, watcher, FANG]), opponent=Side(shields=4))
    game.attack(FANG).choose("shield 1")
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.parametrize("hyper", [True, False])
def test_hyper_voljaak_doubles_attack_abilities_in_its_hyper_mode(hyper: bool) -> None:
    game = Scenario(you=Side(battle=[VOLJAAK, DRAWS, FANG]), opponent=Side(shields=4))
    if hyper:
        game.hyperify(VOLJAAK, FANG)
        assert game.power(VOLJAAK) == 9000 and game.has(VOLJAAK, keywords.DOUBLE_BREAKER)
    game.attack("Draws").choose("shield 1")
    assert len(game.zone(YOU, "hand")) == (2 if hyper else 1)


def test_hyper_voljaak_destroys_a_creature_of_five_thousand_or_less() -> None:
    big = creature("Big", FIRE, 5, 5500, "Human")
    game = Scenario(you=Side(hand=[VOLJAAK], mana=filler(fire=3)), opponent=Side(battle=[FANG, big]))
    game.use(VOLJAAK)
    assert game.zone(OPPONENT, "battle") == ["Big"]


# --- Yobinion Hulcus ---
YOBINION = "Yobinion Hulcus"


@pytest.mark.phrase("you_have_none_besides_that")
@pytest.mark.parametrize("other", [FANG, LIGER])
def test_it_counts_creatures_besides_the_one_that_was_put(other: str) -> None:
    such = compared(CREATURES, COST, IS_EQUAL, THAT)
    counter = creature(
        "Counter",
        WATER,
        1,
        1000,
        "Human",
        whenever_put(your(CREATURES), when(you_have_none_besides_that(such), draw(1))),
    )
    game = Scenario(you=Side(battle=[counter, other], hand=[FANG, MANE], mana=filler(nature=9)))
    game.use(FANG)
    assert len(game.zone(YOU, "hand")) == (1 if other == FANG else 2)


def test_yobinion_hulcus_stops_a_creature_and_draws_for_a_creature_of_another_cost() -> None:
    game = Scenario(
        you=Side(hand=[YOBINION, FANG, MANE], mana=filler(water=5, nature=6), deck=[SERUM, MANE, "Torcon"], shields=3),
        opponent=Side(battle=[LIGER, DRAGON], shields=3),
    )
    game.use(YOBINION)
    game.choose(ability(YOBINION, "Yobinion:")).accept()
    while game.asked in ("resolve", "choose"):
        game.choose(LIGER if game.can_choose(LIGER) else ability(YOBINION, "Whenever"))
    assert game.zone(YOU, "battle") == [YOBINION, MANE]
    game.end_turn().next_turn().until("attack with")
    assert game.refused(LIGER, "attack") and not game.refused(DRAGON, "attack")


# --- Jolly the Johnny Final ---
JOLLY = "Jolly the Johnny Final"
JOKER = card("Joker\nCreature - colorless - cost 2 - power 2000 - Jokers")


@pytest.mark.phrase("costs_less_for_each_civilization_among")
@pytest.mark.parametrize("mana", [4, 3])
def test_jolly_final_costs_two_less_for_each_civilization_of_the_opponents_mana(mana: int) -> None:
    game = Scenario(
        you=Side(hand=[JOLLY], mana=filler(mana)), opponent=Side(mana=["Corile", FANG, FANG, DRAGON], shields=3)
    )
    assert (game.refused(JOLLY) == "") == (mana == 4)
    if mana == 4:
        game.use(JOLLY).attack(JOLLY)
        assert game.zone(OPPONENT, "shields") == []


@pytest.mark.parametrize("jokers", [4, 3])
def test_jolly_final_puts_a_card_of_each_civilization_under_the_deck(jokers: int) -> None:
    game = Scenario(
        you=Side(battle=[JOLLY], mana=[JOKER] * jokers),
        opponent=Side(battle=[FANG, MANE, DRAGON], shields=3),
    )
    game.attack(JOLLY)
    if jokers == 4:
        while game.asked == "choose":
            game.choose(FANG if game.can_choose(FANG) else DRAGON)
        while game.asked == "order":
            game.choose(FANG if game.can_choose(FANG) else DRAGON)
        assert game.zone(OPPONENT, "battle") == [MANE]
    else:
        assert len(game.zone(OPPONENT, "battle")) == 3


# --- Koyuki ---
def test_koyuki_keeps_creatures_from_attacking_her_player_in_the_turn_they_are_put() -> None:
    rush = card("Rush\nCreature - fire - cost 2 - power 2000 - Human\nSpeed attacker")
    game = Scenario(
        you=Side(battle=["Koyuki, Silver Faerie", tapped(FANG)], shields=3),
        opponent=Side(hand=[rush], battle=[MANE], mana=filler(fire=2), shields=3),
        turn=OPPONENT,
    )
    game.use("Rush")
    assert game.refused("Rush", "attack the player")
    game.attack("Rush", FANG)
    game.attack(MANE, YOU).choose("shield 1")
    assert len(game.zone(YOU, "shields")) == 2


# --- Switch Reincarnation ---
@pytest.mark.phrase("that_player_may_choose")
def test_the_owner_may_put_a_creature_that_costs_less_than_the_returned_one() -> None:
    back = spell(
        "Back",
        WATER,
        2,
        return_to_hand(choose(1, CREATURES)),
        put(that_player_may_choose(1, compared(CREATURES.in_zone(HAND), COST, IS_LESS, IT))),
    )
    game = Scenario(you=Side(hand=[back, MANE], mana=filler(water=2)), opponent=Side(battle=[FANG], hand=[MANE, LIGER]))
    game.use("Back")
    game.expect(OPPONENT, "choose", "no", MANE)
    game.choose(MANE)
    assert game.zone(OPPONENT, "battle") == [MANE] and sorted(game.zone(OPPONENT, "hand")) == sorted([FANG, LIGER])


def test_switch_reincarnation_may_return_your_own_creature() -> None:
    game = Scenario(
        you=Side(hand=["Switch Reincarnation", MANE, LIGER], battle=[FANG], mana=filler(water=5)),
        opponent=Side(battle=[HULCUS], hand=[MANE]),
    )
    game.use("Switch Reincarnation", FANG)
    game.expect(YOU, "choose", "no", MANE)
    game.decline()
    assert game.zone(YOU, "battle") == [] and sorted(game.zone(YOU, "hand")) == sorted([MANE, LIGER, FANG])


# --- Cocco Arm Lupia ---
COCCO = "Cocco Arm Lupia"


def test_cocco_arm_lupia_puts_a_graveyard_under_a_deck_and_destroys_a_creature_of_that_cost() -> None:
    game = Scenario(
        you=Side(hand=[COCCO], mana=filler(fire=3), graveyard=["Corile"]),
        opponent=Side(battle=[FANG, LIGER, MANE], graveyard=["Torcon", SERUM, PIT, GATE]),
    )
    game.use(COCCO).choose(OPPONENT).choose("Torcon", SERUM, PIT).enough()
    game.choose("Torcon", SERUM)
    assert game.can_choose(FANG) and game.can_choose(MANE) and not game.can_choose(LIGER)
    game.choose(FANG)
    assert game.zone(OPPONENT, "graveyard") == [GATE, FANG] and game.zone(YOU, "graveyard") == ["Corile"]
    assert sorted(game.zone(OPPONENT, "deck")[-3:]) == sorted(["Torcon", SERUM, PIT])


def test_cocco_arm_lupia_does_it_as_it_attacks_too_and_for_no_card_destroys_nothing() -> None:
    game = Scenario(you=Side(battle=[COCCO], graveyard=[SERUM]), opponent=Side(battle=[FANG], shields=3))
    game.attack(COCCO).choose(YOU).enough()
    assert game.zone(OPPONENT, "battle") == [FANG] and game.zone(YOU, "graveyard") == [SERUM]


# --- Only from the hand ---
INKA, OKIYOME = "Inka, Karma's Purity", "Okiyome Crystal Charger"


def test_inka_lets_the_opponent_put_creatures_from_the_hand_only() -> None:
    game = Scenario(
        you=Side(battle=[f"{INKA} / {OKIYOME}"]),
        opponent=Side(hand=[REBIRTH, CALL, FANG, MANE], graveyard=[LIGER], mana=filler(darkness=2, water=2, nature=4)),
        turn=OPPONENT,
    )
    game.use("Rebirth")
    assert game.zone(OPPONENT, "battle") == []
    game.use("Call", FANG).use(MANE)
    assert game.zone(OPPONENT, "battle") == [FANG, MANE]


def test_okiyome_shuffles_a_graveyard_into_its_deck_and_becomes_face_down_mana() -> None:
    game = Scenario(
        you=Side(hand=[f"{INKA} / {OKIYOME}"], mana=filler(nature=3), graveyard=["Corile"]),
        opponent=Side(graveyard=[FANG, MANE]),
    )
    game.use(OKIYOME, OPPONENT)
    assert game.zone(OPPONENT, "graveyard") == [] and game.zone(YOU, "graveyard") == ["Corile"]
    assert FANG in game.zone(OPPONENT, "deck") and game.zone(YOU, "mana")[-1] == "a face-down card"


REBEL = "5000typeR, Rebellion"


def test_5000_type_r_costs_less_for_the_graveyard_destroys_and_forbids_both_players() -> None:
    dead = [FANG, MANE, LIGER, HULCUS, SERUM]
    game = Scenario(
        you=Side(
            hand=[f"{REBEL} / Lazy Tune", REBIRTH], mana=filler(fire=8, darkness=2), graveyard=dead, battle=["Torcon"]
        ),
        opponent=Side(battle=[FANG, DRAGON], shields=4, hand=[REBIRTH], mana=filler(darkness=2)),
    )
    game.use(REBEL)  # 12 less 4
    assert game.untapped_mana(YOU) == 2
    assert game.zone(OPPONENT, "battle") == [DRAGON] and "Torcon" in game.zone(YOU, "graveyard")
    game.use("Rebirth", FANG).attack(REBEL).choose("shield 1", "shield 2", "shield 3")
    assert len(game.zone(YOU, "battle")) == 1 and len(game.zone(OPPONENT, "shields")) == 1
    game.end_turn().next_turn().until("use a card").use("Rebirth")
    assert game.zone(OPPONENT, "battle") == [DRAGON]


def test_lazy_tune_draws_three_and_discards_two() -> None:
    game = Scenario(you=Side(hand=[f"{REBEL} / Lazy Tune", FANG, MANE], mana=filler(water=3), deck=["Torcon"] * 5))
    game.use("Lazy Tune").choose(FANG, MANE)
    assert game.zone(YOU, "hand") == ["Torcon"] * 3


# --- An attack by another one first ---
CHITTA = "Chitta, Explosive Mirror"


@pytest.mark.phrase("none_has_attacked")
def test_chitta_attacks_after_another_fire_creature() -> None:
    """One that has attacked itself, and is untapped, is not another one."""
    water = creature("Water", WATER, 1, 1000, "Human")
    game = Scenario(you=Side(battle=[CHITTA, "Torcon", water, "Deadly Fighter Braid Claw"]), opponent=Side(shields=5))
    assert not game.can_choose(CHITTA)
    game.attack("Water", OPPONENT).choose("shield 1")
    assert not game.can_choose(CHITTA)
    game.attack("Deadly Fighter Braid Claw", OPPONENT).choose("shield 1")
    assert game.attack(CHITTA, OPPONENT).asked == "break"


def test_of_two_chittas_neither_attacks_first() -> None:
    game = Scenario(you=Side(battle=[CHITTA, CHITTA, "Torcon"]), opponent=Side(shields=5))
    assert not game.can_choose(f"{CHITTA}#1") and not game.can_choose(f"{CHITTA}#2")
