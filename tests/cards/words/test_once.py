"""Abilities that can be used once each turn, and spells that are cast again, shown by wD Cyclepedia."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CAST_THAT_SPELL_AGAIN,
    CREATURES,
    FIRE,
    SPELLS,
    WATER,
    DefinitionError,
    cast_for_no_cost,
    charger,
    choose,
    creature,
    draw,
    may,
    mill_from_deck,
    once_each_turn,
    returns_to_hand_after_casting,
    spell,
    when_put,
    whenever_you_cast_from_hand,
    whenever_you_summon,
    your,
)
from sim.engine.record.codes import zones
from sim.games.scenario import YOU, Scenario, Side, ability, filler

CYCLE = "wD Cyclepedia, Dragment Symbol"
DRAW = spell("Draw", WATER, 1, draw(1))


def play(*hand: object, battle: tuple[object, ...] = (CYCLE,), graveyard: tuple[object, ...] = ()) -> Scenario:
    you = Side(hand=hand, battle=battle, graveyard=graveyard, mana=filler(water=9, darkness=1), deck=9)  # type: ignore[arg-type]
    return Scenario(you=you)


@pytest.mark.phrase("whenever_you_cast_from_hand")
@pytest.mark.parametrize(("from_hand", "drawn"), [(True, 1), (False, 0)])
def test_only_spells_from_the_hand_are_cast_from_the_hand(from_hand: bool, drawn: int) -> None:
    watcher = creature("Watcher", WATER, 1, 1000, "", whenever_you_cast_from_hand(SPELLS, draw(1)))
    calm = spell("Calm", WATER, 1, mill_from_deck(1))
    by = creature(
        "By", WATER, 1, 1000, "", when_put(cast_for_no_cost(choose(1, your(SPELLS.in_zone(zones.GRAVEYARD)))))
    )
    hand, graveyard = ((calm,), ()) if from_hand else ((by,), (calm,))
    game = play(*hand, battle=(watcher,), graveyard=graveyard).use(hand[0].name)
    assert len(game.zone(YOU, "hand")) == drawn


@pytest.mark.phrase("once_each_turn", "CAST_THAT_SPELL_AGAIN", "spells_from_graveyard_go_under_deck")
def test_a_spell_cast_from_the_hand_can_be_cast_again_once_each_turn() -> None:
    game = play(DRAW, DRAW, "Torcon").use("Draw").accept()
    assert (game.zone(YOU, "hand").count("Filler"), game.zone(YOU, "graveyard")) == (2, [])
    assert game.zone(YOU, "deck")[-1] == "Draw"
    game.use("Draw")
    assert game.asked != "may" and game.zone(YOU, "graveyard") == ["Draw"]


@pytest.mark.phrase("once_each_turn")
def test_declining_uses_no_ability() -> None:
    game = play(DRAW, DRAW, "Torcon").use("Draw").decline()
    assert game.zone(YOU, "graveyard") == ["Draw"]
    assert game.use("Draw").asked == "may"


@pytest.mark.parametrize("feature", [charger, returns_to_hand_after_casting])
def test_a_spell_that_did_not_go_to_the_graveyard_is_not_cast_again(feature: object) -> None:
    again = spell("Again", WATER, 1, feature, draw(1))  # type: ignore[arg-type]
    game = play(again, "Torcon").use("Again").accept()
    assert game.zone(YOU, "hand").count("Filler") == 1


def test_two_of_them_do_not_cast_the_same_spell_twice() -> None:
    """The first puts it under the deck: it is another object there (400.5)."""
    game = play(DRAW, "Torcon", battle=(CYCLE, CYCLE)).use("Draw")
    game.choose(CYCLE).accept().accept()
    assert game.zone(YOU, "hand").count("Filler") == 2


def test_cyclepedia_casts_a_cheap_spell_as_it_is_put_which_is_not_from_the_hand() -> None:
    dear = spell("Dear", WATER, 5, draw(1))
    game = play(CYCLE, "Torcon", battle=(), graveyard=(DRAW, dear)).use(CYCLE)
    game.choose(ability(CYCLE, "cast a spell")).choose("Draw")
    assert game.zone(YOU, "graveyard") == ["Dear"] and game.zone(YOU, "deck")[-1] == "Draw"


@pytest.mark.phrase("once_each_turn")
def test_other_graveyard_spells_of_yours_go_under_the_deck_too() -> None:
    by = creature(
        "By", WATER, 1, 1000, "", when_put(cast_for_no_cost(choose(1, your(SPELLS.in_zone(zones.GRAVEYARD)))))
    )
    game = play(by, "Torcon", graveyard=(DRAW,)).use("By")
    assert game.zone(YOU, "deck")[-1] == "Draw" and game.asked != "may"
    assert play(by, battle=(), graveyard=(DRAW,)).use("By").zone(YOU, "graveyard") == ["Draw"]


def test_what_is_declined_alone_is_once_each_turn() -> None:
    for wrong, reason in (
        (lambda: once_each_turn(whenever_you_summon(CREATURES, may(draw(1)), draw(1))), "the only sentence"),
        (lambda: when_put(may(CAST_THAT_SPELL_AGAIN)), "no spell to cast again"),
    ):
        with pytest.raises(DefinitionError, match=reason):
            tabulate([creature("Odd", FIRE, 1, 1000, "", wrong())])
