"""What may be done instead of being discarded by a spell or a creature of the opponent (701.7, 609.1)."""

import pytest

from sim.cards.text.card_files import read_card
from sim.cards.wording import rules_text
from sim.cards.words import (
    CARDS,
    FIRE,
    HAND,
    Card,
    at_random,
    choose,
    creature,
    discard,
    draw,
    enters_instead_of_being_discarded_by_opponent,
    mana_instead_of_being_discarded_by_opponent,
    spell,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

COMES = creature("Comes", FIRE, 3, 3000, "", enters_instead_of_being_discarded_by_opponent)
GROWS = creature("Grows", FIRE, 3, 3000, "", mana_instead_of_being_discarded_by_opponent)
THEIRS = discard(at_random(2, your_opponents(CARDS.in_zone(HAND))))
MINE = discard(choose(1, your(CARDS.in_zone(HAND))))


@pytest.mark.phrase("enters_instead_of_being_discarded_by_opponent", "mana_instead_of_being_discarded_by_opponent")
@pytest.mark.parametrize(("card", "zone"), [(COMES, "battle"), (GROWS, "mana")])
@pytest.mark.parametrize("accepts", [True, False])
def test_it_goes_elsewhere_and_the_discarding_goes_on(card: Card, zone: str, accepts: bool) -> None:
    """The other card is discarded all the same, and what follows is done."""
    rob = spell("Rob", FIRE, 1, THEIRS, draw(1))
    game = Scenario(you=Side(hand=[rob], mana=filler(fire=1)), opponent=Side(hand=[card, "Torcon"]))
    game.use("Rob").expect(OPPONENT, "instead")
    game = game.accept() if accepts else game.decline()
    assert card.name in game.zone(OPPONENT, zone if accepts else "graveyard")
    assert ("Torcon" in game.zone(OPPONENT, "graveyard"), len(game.zone(YOU, "hand"))) == (True, 1)


@pytest.mark.parametrize("card", [COMES, GROWS])
def test_not_where_its_own_player_discards_it(card: Card) -> None:
    rob = spell("Rob", FIRE, 1, MINE)
    game = Scenario(you=Side(hand=[rob, card], mana=filler(fire=1))).use("Rob")
    assert card.name in game.zone(YOU, "graveyard")


@pytest.mark.parametrize("card", [COMES, GROWS])
def test_the_texts_are_read(card: Card) -> None:
    lines = ["Reads", "Creature - fire - cost 3 - power 3000", rules_text(card)]
    assert read_card(lines).features == card.features
