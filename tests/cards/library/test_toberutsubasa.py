"""Magatsukaze, Toberutsubasa: the opponent reveals the top card of the deck instead of looking at it, played."""

import pytest

from sim.cards.words import FIRE, Card, creature
from sim.games.scenario import YOU, Scenario, Side, exactly, filler
from tests.cards.written import card

TOBERU = "Magatsukaze, Toberutsubasa"
FANG, MANE, SERUM, PIT = "Fear Fang", "Burning Mane", "Brain Serum", "Terror Pit"
LOOK = card(
    "Look\nSpell - nature - cost 1\nLook at the top 3 cards of your deck. Put a card from among them into your hand. \
Put the rest on the bottom of your deck in any order."
)
DIG = card(
    "Dig\nSpell - nature - cost 1\nReveal cards from the top of your deck until you reveal a creature. Put it into \
your hand. Shuffle your deck."
)
SEARCH = card(
    "Search\nSpell - nature - cost 1\nSearch your deck for a creature and reveal it. Put it into your hand. Shuffle \
your deck."
)
SPY = card(
    "Spy\nSpell - nature - cost 1\nLook at the top 3 cards of your opponent's deck. Put a card from among them \
into their graveyard. Put the rest on the bottom of their deck in any order."
)


def reader(spell: Card, deck: tuple[str, ...], *, watched: bool) -> Scenario:
    """Your turn with the spell; the opponent has Toberutsubasa, or you do."""
    return Scenario(
        you=Side(hand=[spell], deck=exactly(*deck), mana=filler(nature=1), battle=[] if watched else [TOBERU]),
        opponent=Side(battle=[TOBERU] if watched else [], deck=exactly(MANE, FANG, SERUM, PIT)),
    )


@pytest.mark.phrase("opponent_shows_only_the_top")
@pytest.mark.parametrize("watched", [True, False])
def test_who_looks_at_three_cards_sees_one(watched: bool) -> None:
    game = reader(LOOK, (MANE, FANG, SERUM, PIT), watched=watched)
    game.use("Look")
    if watched:
        assert game.zone(YOU, "hand") == [MANE] and game.zone(YOU, "deck") == [FANG, SERUM, PIT]
        return
    assert game.options == [MANE, FANG, SERUM]


@pytest.mark.parametrize("top", [MANE, SERUM])
def test_who_reveals_until_something_comes_reveals_one_card(top: str) -> None:
    game = reader(DIG, (top, FANG, MANE, PIT), watched=True)
    game.use("Dig")
    assert game.zone(YOU, "hand") == ([MANE] if top == MANE else [])
    assert len(game.zone(YOU, "deck")) == (3 if top == MANE else 4)


@pytest.mark.parametrize("top", [MANE, SERUM])
def test_who_searches_the_deck_finds_the_top_card_or_nothing(top: str) -> None:
    game = reader(SEARCH, (top, FANG, FANG, PIT), watched=True)
    game.use("Search")
    if top == MANE:
        assert game.options == ["no", MANE]
        game.choose(MANE)
    assert game.zone(YOU, "hand") == ([MANE] if top == MANE else [])
    game = reader(SEARCH, (top, FANG, FANG, PIT), watched=False)
    game.use("Search")
    assert game.can_choose(FANG)


def test_the_opponent_looks_at_the_other_deck_as_always() -> None:
    game = Scenario(
        you=Side(hand=[SPY], mana=filler(nature=1)),
        opponent=Side(battle=[TOBERU], deck=exactly(MANE, FANG, SERUM, PIT)),
    )
    game.use("Spy")
    assert game.options == [MANE, FANG, SERUM]


def test_it_cannot_be_chosen_or_attacked_for_a_round_and_stops_an_attacker_from_the_shields() -> None:
    fly = creature("Fly", FIRE, 2, 2000, "Human")
    game = Scenario(
        you=Side(hand=[TOBERU], mana=filler(water=2)), opponent=Side(battle=[fly], hand=[PIT], mana=filler(darkness=6))
    )
    game.use(TOBERU).end_turn().next_turn().until("use a card").use(PIT)
    assert game.zone(YOU, "battle") == [TOBERU]
    game = Scenario(you=Side(battle=[MANE, FANG]), opponent=Side(shields=[TOBERU, SERUM]))
    game.attack(MANE).choose("shield 1").declare(TOBERU).choose(FANG)
    assert game.refused(FANG, "attack")
