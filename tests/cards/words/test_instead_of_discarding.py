"""What happens instead of discarding: more after a creature has been put, and abilities of other cards (609, 701.7)."""

import pytest

from sim.cards.text.card_files import read_card
from sim.cards.wording import rules_text
from sim.cards.words import CARDS, FIRE, Card, at_random, discard, draw, spell, your, your_opponents
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler


def card(*lines: str) -> Card:
    found = read_card(["Keeper", "Creature - water - cost 3 - power 3000", *lines])
    assert rules_text(found) == "\n".join(lines)
    return found


def attacked(number: int, hand: list[Card], battle: list[Card]) -> Scenario:
    """Your opponent's turn: they make you discard cards at random."""
    theirs = spell("Rob", FIRE, 1, discard(at_random(number, your_opponents(CARDS.in_zone(zones.HAND)))))
    robber = Side(hand=[theirs], mana=filler(fire=1))
    return Scenario(you=robber, opponent=Side(hand=hand, battle=battle)).use("Rob")


@pytest.mark.phrase("enters_instead_of_being_discarded_then", "enters_instead_of_being_discarded_by_opponent_then")
@pytest.mark.parametrize("accepts", [True, False])
@pytest.mark.parametrize(
    "when",
    [
        "During your opponent's turn, when this creature would be discarded from your hand",
        "When this creature would be discarded from your hand by your opponent's spell or creature ability",
    ],
)
def test_more_follows_only_if_it_is_put(when: str, accepts: bool) -> None:
    keeper = card(f"{when}, you may put it into the battle zone instead. If you do, draw 2 cards.")
    game = attacked(1, [keeper], []).expect(OPPONENT, "instead")
    game = game.accept() if accepts else game.decline()
    assert len(game.zone(OPPONENT, "hand")) == (2 if accepts else 0)
    assert game.zone(OPPONENT, "graveyard" if not accepts else "battle") == ["Keeper"]


INTO_MANA = "Whenever you would discard a card, you may put it into your mana zone instead."


@pytest.mark.phrase("mana_instead_of_discarding")
@pytest.mark.parametrize("accepts", [True, False])
def test_your_cards_go_to_the_mana_zone_instead(accepts: bool) -> None:
    game = attacked(1, filler(1), [card(INTO_MANA)]).expect(OPPONENT, "instead")
    game = game.accept() if accepts else game.decline()
    assert game.zone(OPPONENT, "mana" if accepts else "graveyard") == ["Filler"]


def test_what_your_own_effect_discards_goes_there_too() -> None:
    mine = spell("Loot", FIRE, 1, draw(1), discard(at_random(1, your(CARDS.in_zone(zones.HAND)))))
    game = Scenario(you=Side(hand=[mine], mana=filler(fire=1), battle=[card(INTO_MANA)])).use("Loot").accept()
    assert game.zone(YOU, "mana") == ["Fire Filler", "Filler"]


DIES = (
    "During your opponent's turn, when you would discard one or more cards, you may destroy this creature instead of"
    " discarding them."
)


@pytest.mark.phrase("dies_instead_of_your_discarding")
@pytest.mark.parametrize("accepts", [True, False])
def test_the_creature_is_destroyed_instead(accepts: bool) -> None:
    game = attacked(1, filler(1), [card(DIES)]).expect(OPPONENT, "instead")
    game = game.accept() if accepts else game.decline()
    assert game.zone(OPPONENT, "graveyard") == ["Keeper" if accepts else "Filler"]


def test_one_creature_pays_for_all_that_are_discarded_together() -> None:
    """円舞の使徒ラストル: 1枚も捨てなくてよい."""
    game = attacked(2, filler(2), [card(DIES)]).accept()
    assert game.zone(OPPONENT, "graveyard") == ["Keeper"]
    assert game.zone(OPPONENT, "hand") == ["Filler", "Filler"]


def test_in_your_own_turn_it_is_not_asked() -> None:
    mine = spell("Loot", FIRE, 1, draw(1), discard(at_random(1, your(CARDS.in_zone(zones.HAND)))))
    game = Scenario(you=Side(hand=[mine], mana=filler(fire=1), battle=[card(DIES)])).use("Loot")
    assert game.zone(YOU, "battle") == ["Keeper"]
