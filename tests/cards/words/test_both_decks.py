"""Words that move top cards of both decks at once (400.7), so that both players can lose (104.2b)."""

import pytest

from sim.cards.text.card_files import read_card
from sim.cards.wording import rules_text
from sim.cards.words import (
    ANYONES,
    FIRE,
    THAT_MANY,
    Effect,
    charge_from_deck,
    draw,
    mill_from_deck,
    shieldify_from_deck,
    spell,
)
from sim.engine.record.codes import endings
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler


def cast(*effects: Effect, decks: tuple[int, int] = (9, 9)) -> Scenario:
    both = spell("Both", FIRE, 1, *effects)
    yours, theirs = (exactly(*["Torcon"] * number) for number in decks)
    game = Scenario(you=Side(hand=[both], mana=filler(fire=1), deck=yours), opponent=Side(deck=theirs))
    return game.use("Both")


@pytest.mark.phrase("mill_from_deck")
@pytest.mark.parametrize(
    ("decks", "winner"), [((2, 2), endings.DRAWN), ((2, 3), OPPONENT), ((3, 2), YOU), ((1, 1), endings.DRAWN)]
)
def test_each_player_mills_at_once_and_both_may_lose(decks: tuple[int, int], winner: int) -> None:
    game = cast(mill_from_deck(2, whose=ANYONES), decks=decks)
    assert (game.over, game.winner) == (True, winner)


def test_one_deck_after_the_other_empties_the_first_alone() -> None:
    """Bloody Cross says "then": its player has lost before the opponent's deck is touched (104.1)."""
    decks = exactly("Torcon", "Torcon")
    game = Scenario(you=Side(hand=["Bloody Cross"], mana=filler(darkness=1), deck=decks), opponent=Side(deck=decks))
    game.use("Bloody Cross")
    assert game.winner == OPPONENT


@pytest.mark.phrase("charge_from_deck")
def test_each_player_charges_from_the_deck() -> None:
    game = cast(charge_from_deck(2, tapped=True, whose=ANYONES), draw(THAT_MANY))
    assert game.zone(OPPONENT, "mana") == ["Torcon"] * 2 == game.zone(YOU, "mana")[1:]
    assert (game.untapped_mana(OPPONENT), len(game.zone(YOU, "hand"))) == (0, 4)


@pytest.mark.phrase("shieldify_from_deck")
def test_each_player_shieldifies() -> None:
    game = cast(shieldify_from_deck(1, whose=ANYONES))
    assert [len(game.zone(player, "shields")) for player in (YOU, OPPONENT)] == [2, 2]


@pytest.mark.parametrize(
    "text",
    [
        "Each player puts the top 2 cards of their deck into their graveyard.",
        "Each player puts the top card of their deck into their mana zone tapped.",
        "Each player adds the top card of their deck to their shields face down.",
    ],
)
def test_the_texts_are_read(text: str) -> None:
    card = read_card(["Both", "Spell - fire - cost 1", text])
    assert rules_text(card) == text
