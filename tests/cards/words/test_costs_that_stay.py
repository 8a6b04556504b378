"""Reductions of costs that are ignored where the opponent uses cards (601.1d)."""

import pytest

from sim.cards.imported.importing import in_our_english
from sim.cards.text.card_files import read_card
from sim.cards.words import FIRE, Card, creature, draw, spell
from sim.games.scenario import Scenario, Side, filler

STAYS = "Abilities that reduce the cost of cards that your opponent uses are ignored."


def card(name: str, *lines: str, cost: int = 4) -> Card:
    return read_card([name, f"Creature - fire - cost {cost} - power 1000", *lines])


CHEAP = card("Cheap", "Your spells each cost 1 less to cast. They can't cost less than 1.")
DEAR = card("Dear", "Spells each cost 1 more to cast.")
SPELL = spell("Trick", FIRE, 3, draw(1))
SELF = card("Self", "If you have a fire creature, this creature costs 2 less to summon.")


def can_use(name: str, mana: int, *theirs: Card, mine: tuple[Card, ...] = (CHEAP,)) -> bool:
    you = Side(hand=[SPELL, SELF], mana=filler(fire=mana), battle=[*mine])
    return Scenario(you=you, opponent=Side(battle=[*theirs])).can_choose(name)


@pytest.mark.phrase("opponents_costs_stay")
def test_601_1d_nothing_costs_the_opponent_less() -> None:
    stays = card("Stays", STAYS)
    assert (can_use("Trick", 2), can_use("Trick", 2, stays), can_use("Trick", 3, stays)) == (True, False, True)
    assert (can_use("Self", 2), can_use("Self", 3, stays), can_use("Self", 4, stays)) == (True, False, True)


def test_112_2b_what_costs_more_does_so() -> None:
    stays = card("Stays", STAYS)
    assert (can_use("Trick", 3, stays, DEAR), can_use("Trick", 4, stays, DEAR)) == (False, True)


def test_its_own_player_pays_less() -> None:
    assert can_use("Trick", 2, mine=(CHEAP, card("Stays", STAYS)))


def test_as_it_was_published() -> None:
    published = "Ignore any abilities that reduce the cost of your opponent using cards. (They may.)"
    assert in_our_english(creature("Test", FIRE, 3, 2000, "Human"), [published]) == [STAYS]
