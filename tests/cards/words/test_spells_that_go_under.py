"""Where other cards say that a spell goes after it has been cast: under a creature (609.8a)."""

import pytest

from sim.cards.text.card_files import read_card
from sim.cards.wording import rules_text
from sim.cards.words import (
    FIRE,
    GRAVEYARD,
    Card,
    charger,
    creature,
    draw,
    may_cast_from,
    spell,
    spells_go_under_this,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

SHIP = creature("Ship", FIRE, 5, 5000, "", spells_go_under_this)
OTHER = creature("Other", FIRE, 5, 5000, "", spells_go_under_this)
SPARK = spell("Spark", FIRE, 1, draw(1))


def cast(card: Card, *battle: Card, graveyard: bool = False) -> Scenario:
    cards = {"graveyard" if graveyard else "hand": [card]}
    return Scenario(you=Side(battle=[*battle], mana=filler(fire=1), **cards)).use(card.name)  # type: ignore[arg-type]


@pytest.mark.phrase("spells_go_under_this")
@pytest.mark.parametrize("place", [0, 1])
def test_its_player_may_put_a_spell_from_the_hand_under_it(place: int) -> None:
    game = cast(SPARK, SHIP).expect(YOU, "instead")
    game.choose(game.options[place])
    assert (game.under("Ship"), game.zone(YOU, "graveyard")) == (([], ["Spark"]), (["Spark"], []))[place]


def test_of_two_such_creatures_one_is_chosen() -> None:
    game = cast(SPARK, SHIP, OTHER).choose(9).expect(YOU, "choose", "Ship", "Other").choose("Other")
    assert (game.under("Ship"), game.under("Other")) == ([], ["Spark"])


def test_609_8a_its_own_text_comes_first() -> None:
    assert cast(spell("Loaded", FIRE, 1, draw(1), charger), SHIP).where("Loaded") == "mana"


def test_a_spell_from_elsewhere_or_of_the_opponent_stays_away() -> None:
    again = spell("Again", FIRE, 1, draw(1), may_cast_from(GRAVEYARD))
    assert cast(again, SHIP, graveyard=True).zone(YOU, "graveyard") == ["Again"]
    game = Scenario(you=Side(hand=[SPARK], mana=filler(fire=1)), opponent=Side(battle=[SHIP])).use("Spark")
    assert (game.zone(YOU, "graveyard"), game.zone(OPPONENT, "battle")) == (["Spark"], ["Ship"])


def test_its_text_is_read() -> None:
    assert read_card(["Ship", "Creature - fire - cost 5 - power 5000", rules_text(SHIP)]).features == SHIP.features
