"""Cards that ready-made decks and lists of 2026 were short of: what is special about each, played."""

import pytest

from sim.cards.words import DARKNESS, FIRE, NATURE, Card, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, tapped
from tests.cards.written import card

HULCUS, FANG, MANE, CORILE, TORCON = "Aqua Hulcus", "Fear Fang", "Burning Mane", "Corile", "Torcon"


def sized(name: str, power: int, civilization: int = FIRE) -> Card:
    """A creature of this power."""
    return creature(name, civilization, 3, power, "Human")


CALL = card("Call\nSpell - water - cost 2\nPut a creature from your hand into the battle zone.")


# --- V Charon ---
CHARON = "Vチャロン"


def test_v_charon_has_the_player_chosen_order_their_hand_and_draw_as_many_cards_as_it_had() -> None:
    game = Scenario(
        you=Side(hand=[CALL, CHARON], mana=filler(water=2)),
        opponent=Side(hand=[HULCUS, FANG], deck=[MANE, CORILE, *[TORCON] * 5]),
    )
    game.use("Call").choose(OPPONENT).expect(OPPONENT, "order", HULCUS, FANG).choose(FANG)
    assert sorted(game.zone(OPPONENT, "hand")) == sorted([MANE, CORILE])


@pytest.mark.phrase("that_player_puts_on_bottom")
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_v_charon_gives_the_player_chosen_as_many_new_shields_from_the_top(player: int) -> None:
    game = Scenario(
        you=Side(hand=[CALL, CHARON], mana=filler(water=2), shields=[HULCUS, FANG], deck=[MANE, CORILE, *[TORCON] * 5]),
        opponent=Side(shields=[HULCUS, FANG], deck=[MANE, CORILE, *[TORCON] * 5]),
    )
    game.use("Call").choose(player).expect(player, "order", HULCUS, FANG)
    assert not game.sees(player, FANG)
    game.choose("shield 2")
    assert game.zone(player, "shields") == [MANE, CORILE]
    assert game.zone(player, "deck")[-2:] == [FANG, HULCUS]
    assert game.zone(1 - player, "shields") == [HULCUS, FANG]


def test_v_charon_does_nothing_to_a_player_with_neither_hand_nor_shields() -> None:
    game = Scenario(
        you=Side(hand=[CALL, CHARON], mana=filler(water=2)),
        opponent=Side(hand=[], shields=[], deck=[MANE, CORILE]),
    )
    game.use("Call").choose(OPPONENT)
    assert game.zone(OPPONENT, "hand") == [] and game.zone(OPPONENT, "shields") == []
    assert game.zone(OPPONENT, "deck")[:2] == [MANE, CORILE]


# --- Bolshack Romanesk ---
ROMANESK = "ボルシャック・ロマネスク"


@pytest.mark.parametrize("charges", [True, False])
def test_bolshack_romanesk_charges_four_tapped_cards_and_takes_a_card_of_the_mana_zone(charges: bool) -> None:
    game = Scenario(
        you=Side(hand=[CALL, ROMANESK], mana=[*filler(water=2), FANG], deck=[HULCUS, MANE, CORILE, TORCON, TORCON])
    )
    game.use("Call").choose("yes" if charges else "no").choose(HULCUS if charges else FANG)
    assert game.zone(YOU, "hand") == [HULCUS if charges else FANG]
    assert len(game.zone(YOU, "mana")) == (6 if charges else 2)
    if charges:
        assert game.is_tapped(MANE) and game.is_tapped(CORILE)
    game.attack(ROMANESK)
    assert game.is_tapped(ROMANESK)


# --- Bolshack Dragon, Royal Battle Dragon Emperor ---
ROYAL = "Bolshack Dragon, Royal Battle Dragon Emperor"


def test_the_royal_battle_dragon_emperor_battles_as_it_is_put_and_puts_a_fire_creature_that_is_no_stronger() -> None:
    game = Scenario(
        you=Side(
            hand=[CALL, ROYAL],
            mana=[*filler(water=2), sized("Fire 9", 9000), sized("Fire 10", 10000), sized("Dark 1", 1000, DARKNESS)],
            graveyard=[MANE, sized("Fire 1", 1000), FANG],
        ),
        opponent=Side(battle=[sized("Foe", 5000)]),
    )
    game.use("Call").choose("Foe")
    assert game.power(ROYAL) == 9000 and game.where("Foe") == "graveyard"
    assert game.can_choose("Fire 9") and not game.can_choose("Fire 10") and not game.can_choose("Dark 1")
    game.choose("Fire 9")
    assert game.where("Fire 9") == "battle" and game.where("Fire 10") == "mana"


def test_the_royal_battle_dragon_emperor_may_decline_to_battle_and_battles_as_it_attacks() -> None:
    game = Scenario(
        you=Side(battle=[pile(ROYAL, sized("Base", 1000, NATURE))], mana=[sized("Fire 6", 6000)]),
        opponent=Side(battle=[sized("Foe", 5000)], shields=3),
    )
    game.attack(ROYAL, OPPONENT).choose("Foe").choose("Fire 6")
    assert game.where("Fire 6") == "battle" and game.where("Foe") == "graveyard"
    game.expect(YOU, "break")


def test_the_royal_battle_dragon_emperor_stays_and_its_base_goes() -> None:
    game = Scenario(
        you=Side(battle=[pile(ROYAL, sized("Base", 1000, NATURE))], mana=[sized("Fire 6", 6000)]),
        opponent=Side(battle=[sized("Foe", 9000)]),
    )
    game.attack(ROYAL, OPPONENT).choose("Foe")
    assert game.where(ROYAL) == "battle" and game.where("Base") == "graveyard" and game.where("Fire 6") == "mana"


# --- Orochiryusei ---
OROCHI = "Orochiryusei, Electrofused Blade Dragon"


@pytest.mark.phrase("may_summon_top_of_deck")
def test_orochiryuseis_owner_sees_the_top_card_of_their_deck_in_their_turn_and_may_summon_it() -> None:
    game = Scenario(
        you=Side(battle=[OROCHI], mana=filler(fire=4, water=3), deck=[FANG, MANE, sized("Second", 2000), "Terror Pit"]),
        opponent=Side(deck=[TORCON]),
    )
    assert game.sees(YOU, FANG) and not game.sees(OPPONENT, FANG) and not game.sees(YOU, MANE)
    assert not game.can_choose(FANG)  # there is no nature mana
    game = Scenario(
        you=Side(
            battle=[OROCHI], mana=filler(fire=4, water=2), deck=[sized("First", 2000), sized("Second", 2000), HULCUS]
        ),
        opponent=Side(deck=[TORCON]),
    )
    game.use("First").use("Second")
    assert game.sees(YOU, HULCUS) and not game.sees(OPPONENT, HULCUS)
    assert not game.can_choose(HULCUS)  # there is no mana left
    game.attack("Second")
    assert game.is_tapped("Second") and game.zone(YOU, "deck")[0] == HULCUS


@pytest.mark.phrase("may_summon_top_of_deck")
def test_orochiryusei_lets_no_spell_be_cast_and_no_card_under_the_top_one_be_summoned() -> None:
    game = Scenario(you=Side(battle=[OROCHI], mana=filler(darkness=6, fire=3), deck=["Terror Pit", sized("Second", 1)]))
    assert game.sees(YOU, "Terror Pit")
    assert not game.can_choose("Terror Pit") and not game.can_choose("Second")


def test_orochiryusei_shows_no_top_card_in_the_opponents_turn() -> None:
    game = Scenario(
        you=Side(battle=[OROCHI], deck=[FANG]), opponent=Side(battle=[HULCUS], deck=[TORCON]), turn=OPPONENT
    )
    assert not game.sees(YOU, FANG) and not game.sees(OPPONENT, TORCON)


def test_orochiryuseis_ex_life_takes_the_card_under_it_when_it_is_summoned_from_the_top() -> None:
    game = Scenario(
        you=Side(battle=[OROCHI], mana=filler(fire=6, water=1, nature=1), deck=[OROCHI, FANG, MANE], shields=[]),
    )
    game.use(f"{OROCHI}#2")
    assert game.zone(YOU, "shields") == [FANG] and game.sees(YOU, MANE)


# --- Ultrabowl Giant / Father Touchdown ---
BOWL = "Ultrabowl Giant"
SPELL_5, SPELL_6 = (card(f"Spell {cost}\nSpell - fire - cost {cost}\nDraw a card.") for cost in (5, 6))
TRIGGER = card("Trigger\nSpell - fire - cost 5\nShield trigger\nDraw a card.")
GEAR = card("Gear\nCross Gear - fire - cost 2\nThe crossed creature gets +1000 power.")
FIELD = card("Field\nField - fire - cost 3\nEach of your creatures gets +1000 power.")
SEED = card("Seed\nTamaseed - fire - cost 2\nEach of your creatures gets +1000 power.")


@pytest.mark.phrase("ACT_USE")
def test_ultrabowl_giants_opponent_uses_no_card_but_creatures_that_costs_5_or_less() -> None:
    game = Scenario(
        you=Side(battle=[BOWL]),
        opponent=Side(hand=[SPELL_5, SPELL_6, GEAR, FIELD, SEED, FANG], mana=filler(fire=9, nature=3)),
        turn=OPPONENT,
    )
    assert game.can_choose("Spell 6") and game.can_choose(FANG)
    assert not any(game.can_choose(name) for name in ("Spell 5", "Gear", "Field", "Seed"))


def test_ultrabowl_giant_bars_shield_triggers_and_leaves_its_owner_alone() -> None:
    game = Scenario(
        you=Side(battle=[BOWL], hand=[SPELL_5, SEED], mana=filler(fire=7)),
        opponent=Side(shields=[TRIGGER, FANG, FANG], hand=[]),
    )
    assert game.can_choose("Spell 5") and game.can_choose("Seed")
    game.attack(BOWL, OPPONENT)
    assert sorted(game.zone(OPPONENT, "hand")) == [FANG, FANG, "Trigger"]


@pytest.mark.parametrize("taken", [True, False])
def test_ultrabowl_giant_may_put_a_shield_into_the_mana_zone_when_it_wins_a_battle(taken: bool) -> None:
    game = Scenario(you=Side(battle=[BOWL]), opponent=Side(battle=[tapped(sized("Foe", 5000))], shields=[FANG, HULCUS]))
    game.attack(BOWL, "Foe")
    game = game.choose("shield 2") if taken else game.decline()
    assert game.zone(OPPONENT, "mana") == ([HULCUS] if taken else [])


def test_father_touchdown_puts_a_creature_that_costs_less_than_the_one_it_removes() -> None:
    four, five = (creature(f"Cost {cost}", NATURE, cost, 1000, "Human") for cost in (4, 5))
    game = Scenario(
        you=Side(hand=[BOWL], mana=[*filler(nature=5), four, five]),
        opponent=Side(battle=[creature("Foe", FIRE, 5, 1000, "Human")]),
    )
    game.use("Father Touchdown")
    assert game.zone(OPPONENT, "mana") == ["Foe"] and game.can_choose("Cost 4") and not game.can_choose("Cost 5")
    assert game.choose("Cost 4").where("Cost 4") == "battle"
