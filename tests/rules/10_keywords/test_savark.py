"""Dragon breakers, face-up cards that go instead of creatures, and other abilities about cards of the shield zone."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    LIGHT,
    NATURE,
    PUT_TOP_CARD_UNDER_THAT_SHIELD,
    WATER,
    castle,
    choose,
    creature,
    destroy,
    dragon_double_breaker,
    dragon_triple_breaker,
    draw,
    each_gets_power,
    every,
    next_use_costs_less,
    return_to_hand,
    shieldify_from_deck,
    spell,
    turn_face_down,
    when_put,
    whenever_a_card_is_put_into_your_shields,
    whenever_first_put_into_your_shields,
    your,
    your_opponents,
)
from sim.cards.words.descriptions import CARDS
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, face_up, filler, fortified, pile

READY = creature("Ready", FIRE, 1, 1000, "Human")
KIRAZEUS, CALIBUR = "Kirazeus Savark", "Savark Calibur, Ghiramessiah"


# --- Dragon breakers ---
@pytest.mark.phrase("dragon_double_breaker", "dragon_triple_breaker")
@pytest.mark.parametrize("number", [2, 3])
def test_a_dragon_breaker_adds_a_card_before_each_of_its_breaks(number: int) -> None:
    breaker = dragon_double_breaker if number == 2 else dragon_triple_breaker
    dragon = creature("Dragon", LIGHT, 7, 11000, "Metallica", breaker)
    game = Scenario(
        you=Side(battle=[dragon], shields=["Fear Fang"], deck=["Corile", "Torcon", "Emeral"]),
        opponent=Side(shields=number),
    )
    game.attack("Dragon")
    for _ in range(number):
        assert len(game.zone(OPPONENT, "shields")) == number  # nothing is broken yet
        game.choose(0)
    assert game.zone(YOU, "shields") == ["Fear Fang", "Corile", "Torcon", "Emeral"][: number + 1]
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.phrase("dragon_double_breaker")
def test_a_dragon_breaker_can_put_the_card_face_up_onto_a_shield() -> None:
    game = Scenario(
        you=Side(battle=[KIRAZEUS], shields=["Fear Fang", "Aqua Hulcus"], deck=["Corile", "Torcon"]),
        opponent=Side(shields=1),
    )
    game.attack(KIRAZEUS).choose(1)  # one shield is broken, so one card comes
    game.choose("Aqua Hulcus")
    assert game.is_face_up("Corile")
    assert game.zone(YOU, "shields") == ["Fear Fang", "Aqua Hulcus"]
    assert game.under("Aqua Hulcus") == ["Corile"]


# --- A face-up card goes instead ---
@pytest.mark.phrase("a_face_up_card_goes_instead")
@pytest.mark.parametrize("saved", [True, False])
def test_a_face_up_card_of_any_shield_zone_goes_instead_of_a_creature(saved: bool) -> None:
    bolt = spell("Bolt", FIRE, 1, return_to_hand(choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[bolt], mana=filler(fire=1), shields=[face_up("Corile"), "Torcon"]),
        opponent=Side(battle=[KIRAZEUS, READY], shields=[fortified("Emeral", "Rose Castle"), "Fear Fang"]),
    )
    game.use("Bolt", "Ready")
    if not saved:
        game.decline()
        assert "Ready" in game.zone(OPPONENT, "hand")
        return
    game.accept() if game.asked == "may" else game.choose(KIRAZEUS)
    game.expect(OPPONENT, "choose", "Corile", "Rose Castle").choose("Corile")
    assert "Ready" in game.zone(OPPONENT, "battle")
    assert game.zone(YOU, "graveyard") == ["Corile", "Bolt"]


@pytest.mark.phrase("a_face_up_card_goes_instead")
def test_each_creature_needs_a_card_and_without_one_nothing_is_offered() -> None:
    wrath = spell("Wrath", FIRE, 1, destroy(every(your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[wrath], mana=filler(fire=1), shields=1),
        opponent=Side(battle=[KIRAZEUS, READY], shields=[face_up("Corile"), "Torcon"]),
    )
    game.use("Wrath").choose(KIRAZEUS)  # for itself; the only face-up card goes
    assert game.zone(OPPONENT, "battle") == [KIRAZEUS]
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Ready"]
    assert game.zone(OPPONENT, "shields") == ["Torcon"]


# --- Savark Calibur ---
@pytest.mark.phrase("turn_face_down", "from_hand_whenever_opponents_attacks")
def test_calibur_comes_from_the_hand_for_three_cards_turned_face_down() -> None:
    game = Scenario(
        you=Side(battle=[READY]),
        opponent=Side(
            hand=[CALIBUR], shields=[face_up("Corile"), face_up("Torcon"), face_up("Emeral"), face_up("Fear Fang")]
        ),
    )
    game.attack("Ready").declare(CALIBUR)
    game.choose("Corile", "Torcon", "Emeral")
    assert game.zone(OPPONENT, "battle") == [CALIBUR]
    assert [game.is_face_up(card) for card in ("Corile", "Torcon", "Emeral", "Fear Fang")] == [
        False,
        False,
        False,
        True,
    ]
    game.block(CALIBUR)
    assert game.zone(YOU, "battle") == []


@pytest.mark.phrase("turn_face_down")
def test_with_two_face_up_cards_nothing_is_turned_and_it_stays_in_the_hand() -> None:
    game = Scenario(
        you=Side(battle=[READY]),
        opponent=Side(hand=[CALIBUR], shields=[face_up("Corile"), face_up("Torcon"), "Emeral"]),
    )
    game.attack("Ready")
    game.declare(CALIBUR)
    assert CALIBUR in game.zone(OPPONENT, "hand")
    assert game.is_face_up("Torcon")


def test_calibur_cant_leave_while_three_cards_lie_face_up() -> None:
    bolt = spell("Bolt", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))))
    up = [face_up("Corile"), face_up("Torcon"), face_up("Emeral")]
    for shields, stays in ((up, True), (up[:2], False)):
        game = Scenario(
            you=Side(hand=[bolt], mana=filler(fire=1)), opponent=Side(battle=[CALIBUR, READY], shields=shields)
        )
        game.use("Bolt", CALIBUR)
        assert (CALIBUR in game.zone(OPPONENT, "battle")) == stays


# --- Cards put into the shield zone ---
@pytest.mark.phrase("whenever_a_card_is_put_into_your_shields", "next_use_costs_less")
def test_zett_makes_the_next_light_card_cheaper_for_each_card() -> None:
    light = creature("Light", LIGHT, 5, 1000, "Human")
    ray = spell("Ray", LIGHT, 3, draw(1))
    more = spell("More", WATER, 1, shieldify_from_deck(2))
    game = Scenario(
        you=Side(hand=[more, light, ray], mana=filler(water=1, light=2), battle=["Zett, Kiramekuseisen", READY])
    )
    game.use("More")
    assert game.can_choose("Light")  # 5 less 6, but not less than 1
    game.use("Light")
    assert game.untapped_mana(YOU) == 1
    assert not game.can_choose("Ray")  # it was not the next one


@pytest.mark.phrase("next_use_costs_less")
def test_a_spell_can_be_the_next_card_that_is_used() -> None:
    ray = spell("Ray", LIGHT, 3, draw(1))
    cheap = spell("Cheap", WATER, 1, next_use_costs_less(CARDS.civilization(LIGHT), 2, 1))
    game = Scenario(you=Side(hand=[cheap, ray, ray], mana=filler(water=1, light=2), battle=[READY]))
    game.use("Cheap").use("Ray")
    assert game.untapped_mana(YOU) == 1
    assert not game.can_choose("Ray")


@pytest.mark.phrase("whenever_first_put_into_your_shields", "PUT_TOP_CARD_UNDER_THAT_SHIELD")
@pytest.mark.parametrize("under", [True, False])
def test_the_top_card_goes_under_the_first_shield_of_the_turn(under: bool) -> None:
    more = spell("More", WATER, 1, shieldify_from_deck(1))
    game = Scenario(
        you=Side(
            hand=[more, more],
            mana=filler(water=2),
            battle=["Healing Princessmedic", READY],
            deck=exactly("Corile", "Torcon", "Emeral", "Fear Fang"),
            shields=1,
        )
    )
    game.use("More")
    if under:
        game.accept()
    else:
        game.decline()
    assert game.zone(YOU, "shields") == ["Filler", "Corile"]
    assert game.under("Corile") == (["Torcon"] if under else [])
    game.use("More")  # the second one of the turn
    assert len(game.zone(YOU, "shields")) == 3


@pytest.mark.phrase("whenever_first_put_into_your_shields")
def test_a_castle_is_a_card_put_into_the_shield_zone_too() -> None:
    fort = castle("Fort", NATURE, 1, each_gets_power(your(CREATURES), 1000))
    game = Scenario(
        you=Side(
            hand=[fort],
            mana=filler(nature=1),
            battle=["Healing Princessmedic", READY],
            deck=["Corile"],
            shields=["Torcon"],
        )
    )
    game.use("Fort").accept()
    assert game.zone(YOU, "shields") == ["Torcon"]
    assert game.under("Torcon") == ["Corile"]


def test_the_opponents_shields_do_not_matter() -> None:
    seer = creature("Seer", WATER, 2, 2000, "Human", whenever_a_card_is_put_into_your_shields(draw(1)))
    first = creature("First", WATER, 2, 2000, "Human", whenever_first_put_into_your_shields(draw(1)))
    more = spell("More", WATER, 1, shieldify_from_deck(1))
    game = Scenario(you=Side(hand=[more], mana=filler(water=1)), opponent=Side(battle=[seer, first]))
    game.use("More")
    assert game.zone(OPPONENT, "hand") == []


def test_the_words_refuse_what_means_nothing() -> None:
    assert turn_face_down(1).words() == "turn a face-up card in your shield zone face down"
    assert when_put(turn_face_down(2)).words().endswith("turn 2 face-up cards in your shield zone face down.")
    assert PUT_TOP_CARD_UNDER_THAT_SHIELD.words() == "put the top card of your deck under that shield face down"


# --- Cards that live outside the deck ---
@pytest.mark.parametrize(
    ("outside", "below", "home"),
    [
        ("Aqua Cutlass, Temporal Swordsman", [], "hyperspatial"),
        ("The Joragon Gunmaster", [], "gr"),
        ("Redzone X, Temporal Forbidden", ["Dorberos, the Imprisoning Fiend"], "hyperspatial"),
    ],
)
def test_117_1_a_card_put_onto_a_shield_goes_home_and_leaves_the_rest(
    outside: str, below: list[str], home: str
) -> None:
    """117.1, 118.1, 113.2a: it goes on from the shield, which stays with its other cards."""
    game = Scenario(
        you=Side(hand=[KIRAZEUS], mana=filler(light=7)),
        opponent=Side(battle=[pile(outside, *below)], shields=["Corile", "Fear Fang"]),
    )
    game.use(KIRAZEUS).choose("Fear Fang")
    assert game.where(outside) == home
    assert game.zone(OPPONENT, "shields") == ["Corile", "Fear Fang"]
    assert game.under("Fear Fang") == []
    assert game.zone(OPPONENT, "battle") == below  # one card was put there
