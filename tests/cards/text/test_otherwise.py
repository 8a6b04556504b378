"""What happens if something that must be done can't be done, or is not."""

import pytest

from sim.cards.text.blocks import WrongLine
from sim.cards.wording import rules_text
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from tests.cards.written import FACTS, card

PUT = "When you put this creature into the battle zone"
DISCARDS = f"{PUT}, discard a card from your hand. If you don't, draw 2 cards."
SACRIFICE = f"{PUT}, your opponent destroys one of their creatures. If they don't, draw 2 cards."


@pytest.mark.parametrize(
    "text",
    [
        DISCARDS,
        SACRIFICE,
        f"{PUT}, if you have no shields, destroy one of your opponent's creatures. If you don't, draw a card.",
    ],
)
def test_what_follows_if_it_fails_is_read_and_written(text: str) -> None:
    assert rules_text(card(f"Test Card\n{FACTS}\n{text}")) == text


@pytest.mark.parametrize(("others", "hand"), [(0, 2), (1, 0), (2, 1)])
@pytest.mark.phrase("or_else")
def test_who_can_discard_does_not_draw(others: int, hand: int) -> None:
    hero = card(f"Hero\n{FACTS}\n{DISCARDS}")
    game = Scenario(you=Side(hand=[hero, *filler(others)], mana=filler(fire=2), deck=filler(4)))
    game.use("Hero", *filler(others)[1:])
    assert len(game.zone(YOU, "hand")) == hand


@pytest.mark.parametrize(("theirs", "hand"), [([], 2), (["Torcon"], 0)])
def test_the_opponent_may_have_nothing_to_destroy(theirs: list[str], hand: int) -> None:
    hero = card(f"Hero\n{FACTS}\n{SACRIFICE}")
    side = Side(hand=[hero], mana=filler(fire=2), deck=filler(4))
    game = Scenario(you=side, opponent=Side(battle=theirs)).use("Hero")
    assert len(game.zone(YOU, "hand")) == hand
    assert not game.zone(OPPONENT, "battle")


@pytest.mark.parametrize(
    "done", ["discard 2 cards from your hand", "discard up to 2 cards from your hand", "draw a card"]
)
def test_what_can_be_done_in_part_has_no_such_sentence(done: str) -> None:
    with pytest.raises(WrongLine):
        card(f"Hero\n{FACTS}\n{PUT}, {done}. If you don't, draw 2 cards.")
