"""Mana that lies face down (405.4-5): what it is, what it yields, and how it gets there and away."""

from dataclasses import replace
from typing import Any

import pytest

from sim.cards.text.card_files import read_card
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    LIGHT,
    MANA_FACE_DOWN,
    WATER,
    Card,
    Effect,
    at_least,
    charge_face_down,
    charge_from_deck,
    choose,
    creature,
    destroy,
    draw,
    goes_to_mana_face_down_after_casting,
    instead_of_being_destroyed,
    mana_number_while_summoning,
    may_instead_of_leaving,
    opponent_chooses,
    put_into_graveyard,
    put_into_mana_face_down,
    return_to_hand,
    spell,
    tap,
    turn_face_up,
    turn_mana_face_down,
    untap,
    when,
    whenever_put_into_mana,
    your,
)
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, face_down, filler, tapped
from sim.games.scenario.pieces import Piece, Thing

MINE = CARDS.in_zone(zones.MANA)
DOWN = your(MINE.face_down())
TURN = turn_mana_face_down(choose(1, your(MINE)))
HIDDEN = "a face-down card"
TWO_COLORS = creature("Two Colors", LIGHT | WATER, 2, 2000, "Human")


def cast(*effects: Effect, mana: list[Thing] | None = None, **sides: Any) -> Scenario:
    """You cast a colorless spell for 1 with these effects."""
    card = spell("Trick", 0, 1, *effects)
    you = Side(hand=[card], mana=filler(1) if mana is None else mana, **sides)
    return Scenario(you=you).use("Trick")


def names(game: Scenario) -> list[str]:
    return game.zone(YOU, "mana")


# --- What it is -----------------------------------------------------------------------------------------
def test_405_4_a_card_turned_face_down_has_nothing_but_its_place() -> None:
    """The rule is 405.4. It stays tapped or untapped, and is no creature of its name any more."""
    takes = return_to_hand(choose(1, your(CREATURES.in_zone(zones.MANA))))
    game = cast(TURN, takes, mana=[*filler(1), "Torcon", tapped("Corile")]).choose("Torcon")
    assert names(game) == ["Filler", HIDDEN, "Corile"]
    game.expect(YOU, "choose", "Filler", "Corile")
    assert not game.is_tapped("Torcon")
    game.choose("Corile")
    assert game.zone(YOU, "hand") == ["Corile"]


def test_405_4_a_tapped_card_stays_tapped() -> None:
    """The rule is 405.4."""
    game = cast(TURN, mana=[*filler(1), tapped("Torcon")]).choose("Torcon")
    assert game.is_tapped("Torcon")


def test_405_4_it_costs_0_and_is_colorless() -> None:
    """The rule is 405.4."""
    cheap = return_to_hand(choose(1, your(MINE.cost(at_most=0))))
    game = cast(TURN, cheap, mana=[*filler(1), "Torcon"]).choose("Torcon")
    assert game.zone(YOU, "hand") == ["Torcon"]  # face up again, and the only one that costs 0
    without = cast(TURN, return_to_hand(choose(1, your(MINE.civilization(31)))), mana=[*filler(1), "Torcon"])
    without.choose("Torcon")
    assert (without.zone(YOU, "hand"), names(without)) == ([], ["Filler", HIDDEN])


def test_405_4_it_yields_one_colorless_mana() -> None:
    """The rule is 405.4. Three cards are enough for a cost of 3 only if a civilization is left face up."""
    card = creature("Costs Three", WATER, 3, 1000, "")
    trick = spell("Trick", 0, 1, TURN)
    mana: list[Thing] = [*filler(1), *filler(water=1), "Torcon", "Torcon"]
    game = Scenario(you=Side(hand=[trick, card], mana=mana)).use("Trick").choose("Torcon")
    assert game.can_choose("Costs Three")
    game = Scenario(you=Side(hand=[trick, card], mana=mana)).use("Trick").choose("Water Filler")
    assert not game.can_choose("Costs Three")


def test_405_1_a_multicolored_card_is_put_face_down_untapped() -> None:
    """The rule is 405.1."""
    other = replace(TWO_COLORS, name="Two More")
    game = cast(charge_from_deck(1), charge_face_down(1), deck=[TWO_COLORS, other, *filler(4)])
    assert names(game) == ["Filler", "Two Colors", HIDDEN]
    assert (game.is_tapped("Two Colors"), game.is_tapped("Two More")) == (True, False)


def test_405_4_it_can_be_put_tapped() -> None:
    """The rule is 405.4."""
    game = cast(charge_face_down(1, tapped=True), deck=["Torcon", *filler(4)])
    assert (names(game), game.is_tapped("Torcon")) == (["Filler", HIDDEN], True)


def test_405_4_untapping_and_tapping_it() -> None:
    """The rule is 405.4."""
    game = cast(untap(choose(1, DOWN)), TURN, mana=[*filler(1), tapped(face_down("Torcon"))])
    assert not game.is_tapped("Torcon")
    game = cast(TURN, tap(choose(1, DOWN)), mana=[*filler(1), "Torcon"]).choose("Torcon")
    assert game.is_tapped("Torcon")


# --- Counting -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("down", "drawn"), [(1, 0), (2, 2)])
def test_face_down_cards_are_counted(down: int, drawn: int) -> None:
    arms = when(at_least(2, DOWN), draw(2))
    game = cast(arms, TURN, mana=[*filler(4), *[face_down("Torcon")] * down])
    assert len(game.zone(YOU, "hand")) == drawn


def test_only_cards_face_down_are_turned_face_up_and_only_others_face_down() -> None:
    game = cast(turn_face_up(choose(1, DOWN)), TURN, mana=[*filler(1), face_down("Torcon"), face_down("Corile")])
    game.expect(YOU, "choose", "Torcon (face down)", "Corile (face down)").choose("Corile")
    assert names(game) == ["Filler", HIDDEN, "Corile"]


# --- Leaving --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("effect", "zone"), [(return_to_hand, "hand"), (put_into_graveyard, "graveyard")])
def test_400_5_it_is_face_up_wherever_it_goes(effect: object, zone: str) -> None:
    """The rule is 400.5."""
    game = cast(effect(choose(1, DOWN)), TURN, mana=[*filler(2), face_down("Torcon")])  # type: ignore[operator]
    assert "Torcon" in game.zone(YOU, zone)
    assert names(game) == ["Filler", "Filler"]


# --- Being put ------------------------------------------------------------------------------------------
def test_it_is_put_into_the_mana_zone_as_others_are() -> None:
    """What waits for cards put there triggers, but not for their races."""
    any_card = creature("Any", FIRE, 1, 1000, "", whenever_put_into_mana(your(CARDS), draw(1)))
    humans = creature("Humans", FIRE, 1, 1000, "", whenever_put_into_mana(your(CARDS.race("Human")), draw(1)))
    deck = [TWO_COLORS, *filler(4)]
    assert cast(charge_face_down(1), deck=deck, battle=[any_card]).zone(YOU, "hand") == ["Filler"]
    assert cast(charge_face_down(1), deck=deck, battle=[humans]).zone(YOU, "hand") == []
    assert cast(charge_from_deck(1), deck=deck, battle=[humans]).zone(YOU, "hand") == ["Filler"]


def test_104_2_the_last_card_of_the_deck_loses_the_game_all_the_same() -> None:
    """The rule is 104.2."""
    game = Scenario(you=Side(hand=[spell("Trick", 0, 1, charge_face_down(2))], mana=filler(1), deck=exactly("Torcon")))
    game.use("Trick")
    assert game.winner == OPPONENT


@pytest.mark.phrase("put_into_mana_face_down")
def test_a_card_of_the_hand_is_put_face_down() -> None:
    game = cast(put_into_mana_face_down(choose(1, your(CARDS.in_zone(zones.HAND)))), draw(1), deck=filler(9))
    assert names(game) == ["Filler"]  # the spell is not in the hand any more
    card = spell("Trick", 0, 1, put_into_mana_face_down(choose(1, your(CARDS.in_zone(zones.HAND)))))
    game = Scenario(you=Side(hand=[card, "Torcon"], mana=filler(1))).use("Trick")
    assert (names(game), game.zone(YOU, "hand")) == (["Filler", HIDDEN], [])


def test_instead_of_being_destroyed_it_is_put_there_face_down() -> None:
    hides = creature("Hides", FIRE, 1, 1000, "", instead_of_being_destroyed(MANA_FACE_DOWN))
    game = cast(destroy(choose(1, your(CREATURES))), TURN, battle=[hides])
    assert (names(game), game.zone(YOU, "graveyard")) == (["Filler", HIDDEN], [])


@pytest.mark.phrase("goes_to_mana_face_down_after_casting")
@pytest.mark.parametrize("civilizations", [LIGHT, LIGHT | WATER])
def test_609_8a_a_crystal_charger_lies_face_down_and_untapped(civilizations: int) -> None:
    """The rule is 609.8a."""
    card = spell("Charger", civilizations, 2, draw(1), goes_to_mana_face_down_after_casting)
    game = Scenario(you=Side(hand=[card], mana=filler(light=1, water=1))).use("Charger")
    assert names(game) == ["Light Filler", "Water Filler", HIDDEN]
    assert not game.is_tapped("Charger")


# --- Mana numbers ---------------------------------------------------------------------------------------
BIG = creature("Big", 0, 7, 7000, "", mana_number_while_summoning(MINE.face_down(), 3))
SMALL = creature("Small", 0, 4, 4000, "")
FEW: list[Thing] = [*filler(1), face_down("Torcon"), face_down("Corile")]
TURNS = spell("Turns", 0, 9, TURN)  # so that cards can lie face down


def test_107_2_while_it_is_summoned_face_down_mana_yields_more() -> None:
    """The rule is 107.2."""
    game = Scenario(you=Side(hand=[BIG, SMALL, TURNS], mana=FEW))
    assert not game.can_choose("Small")
    game.use("Big")
    assert game.untapped_mana(YOU) == 0
    assert game.zone(YOU, "battle") == ["Big"]


def test_112_2c_no_more_is_tapped_than_the_cost_needs() -> None:
    """The rule is 112.2c."""
    game = Scenario(you=Side(hand=[BIG, TURNS], mana=[face_down("Torcon")] * 4)).use("Big")
    assert game.untapped_mana(YOU) == 1


def test_112_2a_its_civilizations_are_paid_by_cards_face_up() -> None:
    """The rule is 112.2a."""
    card = creature("Blue", WATER, 7, 7000, "", mana_number_while_summoning(MINE.face_down(), 3))
    assert not Scenario(you=Side(hand=[card, TURNS], mana=FEW)).can_choose("Blue")
    game = Scenario(you=Side(hand=[card, TURNS], mana=[*FEW[1:], *filler(water=1)])).use("Blue")
    assert game.untapped_mana(YOU) == 0


# --- Staying for it -------------------------------------------------------------------------------------
STAYS = creature("Stays", 0, 9, 9000, "", may_instead_of_leaving(turn_face_up(choose(3, DOWN))))


def removed(*mana: Piece | str) -> Scenario:
    kill = spell("Kill", 0, 1, destroy(choose(1, your(CREATURES))))
    return Scenario(you=Side(hand=[kill, TURNS], mana=[*filler(1), *mana], battle=[STAYS])).use("Kill")


@pytest.mark.parametrize("accepts", [True, False])
def test_609_1_it_stays_if_three_are_turned_face_up(accepts: bool) -> None:
    """The rule is 609.1."""
    game = removed(face_down("Torcon"), tapped(face_down("Corile")), face_down("Aqua Hulcus"))
    game.expect(YOU, "instead")
    if accepts:
        game.choose("Stays", "Torcon", "Corile")
        assert names(game) == ["Filler", "Torcon", "Corile", "Aqua Hulcus"]
        assert (game.zone(YOU, "battle"), game.is_tapped("Corile")) == (["Stays"], True)
    else:
        game.decline()
        assert (game.zone(YOU, "battle"), names(game)) == ([], ["Filler", *[HIDDEN] * 3])


def test_609_4_with_fewer_it_leaves() -> None:
    """The rule is 609.4."""
    game = removed(face_down("Torcon"), face_down("Corile"), "Torcon")
    assert (game.zone(YOU, "battle"), names(game)) == ([], ["Filler", HIDDEN, HIDDEN, "Torcon"])


# --- Who sees it ----------------------------------------------------------------------------------------
def test_405_5_its_owner_may_look_at_it_and_nobody_else() -> None:
    """The rule is 405.5."""
    game = cast(charge_face_down(1), TURN, deck=["Torcon", *filler(4)])
    assert (game.sees(YOU, "Torcon"), game.sees(OPPONENT, "Torcon")) == (True, False)
    game.choose("Filler")
    assert (names(game), game.sees(OPPONENT, "Filler")) == ([HIDDEN, HIDDEN], False)


def test_405_5_the_opponent_chooses_one_without_seeing_it() -> None:
    """The rule is 405.5."""
    theirs = put_into_graveyard(opponent_chooses(1, your(MINE)))
    game = cast(TURN, theirs, mana=[*filler(1), "Torcon"]).choose("Torcon")
    game.expect(OPPONENT, "choose", "Filler", HIDDEN)
    assert [option.name for option in game.question.options] == ["Filler", HIDDEN]  # type: ignore[union-attr]


# --- As text --------------------------------------------------------------------------------------------
@pytest.mark.phrase("turn_mana_face_down", "charge_face_down", "face_down")
def test_a_card_of_the_card_files() -> None:
    lines = [
        "Reader",
        "Spell - nature - cost 3",
        "Put the top card of your deck into your mana zone tapped and face down.",
        "If you have 2 or more face-down cards in your mana zone, you may turn a card in your mana zone face down.",
    ]
    card: Card = read_card(["Reader", lines[1], " ".join(lines[2:])])
    mana: list[Thing] = [*filler(nature=3), face_down("Torcon")]
    game = Scenario(you=Side(hand=[card], mana=mana, deck=["Corile", *filler(4)])).use("Reader")
    assert names(game)[-2:] == [HIDDEN, HIDDEN]
    game.choose("Nature Filler")
    assert names(game).count(HIDDEN) == 3


# --- What depends on how many lie there -----------------------------------------------------------------
@pytest.mark.phrase("prohibits")
def test_spells_that_cost_less_than_their_number_cant_be_cast() -> None:
    lines = ["Fly", "Creature - colorless - cost 9 - power 9000"]
    lines.append("Your opponent can't cast spells that cost less than the number of face-down cards in your mana zone.")
    two, three = spell("Two", 0, 2, draw(1)), spell("Three", 0, 3, draw(1))
    fly = Side(battle=[read_card(lines)], hand=[TURNS], mana=[face_down("Torcon")] * 3)
    game = Scenario(you=Side(hand=[two, three], mana=filler(9)), opponent=fly)
    assert (game.can_choose("Two"), game.can_choose("Three")) == (False, True)
