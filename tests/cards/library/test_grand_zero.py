"""Grand Zero takes Magic Tools that are cast, Somenzan among them, and casts any water spell once."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile
from tests.cards.written import card

ZERO, SOMENZAN = "卍 Grand Zero 卍", "Somenzan, Daspell"
TOOL = card("Tool\nSpell - water - cost 2 - Magic Tool\nDraw a card.")
BIG = card("Big\nSpell - water - cost 9\nDraw 3 cards.")
DOLSZAK = card("Moon\nSpell - water - cost 3 - Dolszak\nDraw a card.")
OTHER = card("Ray\nSpell - light - cost 1\nDraw a card.")
LOCK = card("Lock\nCreature - light - cost 5 - power 5000 - Angel Command\nYour opponent can't cast spells.")
MANA = filler(water=5, light=2)


def test_somenzan_does_nothing() -> None:
    game = Scenario(you=Side(hand=[SOMENZAN, "Terror Pit"], mana=MANA, deck=filler(5))).use(SOMENZAN)
    assert game.zone(YOU, "graveyard") == [SOMENZAN] and game.zone(YOU, "hand") == ["Terror Pit"]


@pytest.mark.phrase("takes_spells")
@pytest.mark.parametrize("place", [0, 1])
def test_its_player_may_put_a_magic_tool_under_it_and_draws(place: int) -> None:
    game = Scenario(you=Side(hand=[SOMENZAN], mana=MANA, battle=[ZERO], deck=filler(5))).use(SOMENZAN)
    game.expect(YOU, "instead").choose(game.options[place])
    under, hand = (([], 0), ([SOMENZAN], 1))[place]
    assert game.under(ZERO) == under and len(game.zone(YOU, "hand")) == hand


def test_a_spell_of_another_kind_or_of_the_opponent_goes_to_the_graveyard() -> None:
    game = Scenario(you=Side(hand=[OTHER], mana=MANA, battle=[ZERO], deck=filler(5))).use("Ray")
    assert game.zone(YOU, "graveyard") == ["Ray"] and game.under(ZERO) == []
    game = Scenario(you=Side(hand=[TOOL], mana=MANA, deck=filler(5)), opponent=Side(battle=[ZERO])).use("Tool")
    assert game.zone(YOU, "graveyard") == ["Tool"]


@pytest.mark.phrase("takes_spells")
def test_of_two_fields_one_takes_it() -> None:
    game = Scenario(you=Side(hand=[TOOL], mana=MANA, battle=[ZERO, ZERO], deck=filler(5))).use("Tool")
    game.choose(game.options[1]).choose(f"{ZERO}#2")
    assert (game.under(f"{ZERO}#1"), game.under(f"{ZERO}#2")) == ([], ["Tool"])


@pytest.mark.phrase("casts_anyway")
def test_101_2_what_prevents_casting_is_ignored_for_these_spells_alone() -> None:
    """101.2: "can't" beats "can", but for what is ignored."""
    hand = [SOMENZAN, TOOL, DOLSZAK, OTHER]
    for battle, free in (([ZERO], True), ([], False)):
        you = Side(hand=hand, mana=MANA, battle=battle, deck=filler(5))  # type: ignore[arg-type]
        game = Scenario(you=you, opponent=Side(battle=[LOCK]))
        assert [game.can_choose(name) for name in (SOMENZAN, "Tool", "Moon", "Ray")] == [free] * 3 + [False]


def ending(number: int, *, hand: list[object], graveyard: list[object] | None = None) -> Scenario:
    battle = [pile(ZERO, *[SOMENZAN] * number)] if number else [ZERO]
    side = Side(hand=hand, graveyard=graveyard or [], mana=MANA, battle=battle, deck=filler(20))  # type: ignore[arg-type]
    game = Scenario(you=side, opponent=Side(deck=filler(20)))
    while game.asked in ("charge mana", "use a card"):
        game.decline()
    return game


@pytest.mark.phrase("once_while_it_stays")
def test_with_four_cards_under_it_a_water_spell_is_cast_from_hand_or_graveyard_for_no_cost() -> None:
    game = ending(4, hand=[BIG, OTHER], graveyard=[DOLSZAK]).accept()
    assert game.can_choose("Big") and game.can_choose("Moon") and not game.can_choose("Ray")
    game.choose("Big")
    assert "Big" in game.zone(YOU, "graveyard") and len(game.zone(YOU, "hand")) == 4


def test_three_cards_are_too_few() -> None:
    assert ending(3, hand=[BIG]).zone(YOU, "graveyard") == []


@pytest.mark.phrase("once_while_it_stays")
def test_it_is_used_once_but_declining_does_not_use_it() -> None:
    game = ending(4, hand=[BIG, BIG]).decline()
    assert game.zone(YOU, "graveyard") == []
    game.next_turn().next_turn()
    while game.asked in ("charge mana", "use a card"):
        game.decline()
    game.accept().choose("Big")
    assert game.zone(YOU, "graveyard") == ["Big"]
    game.next_turn().next_turn().end_turn()
    assert game.zone(YOU, "graveyard") == ["Big"]


def test_what_lies_under_it_goes_where_it_goes() -> None:
    wipe = card("Wipe\nSpell - water - cost 1\nPut one of your opponent's elements into their graveyard.")
    game = Scenario(
        you=Side(hand=[wipe], mana=filler(water=1)),
        opponent=Side(battle=[pile(ZERO, SOMENZAN, SOMENZAN)], deck=exactly(*["Torcon"] * 3)),
    )
    game.use("Wipe")
    while game.asked == "choose":
        game.choose(game.options[-1])
    assert game.zone(OPPONENT, "battle") == [] and len(game.zone(OPPONENT, "graveyard")) == 3
