"""Abilities that wait in the hand or the graveyard for what happens to others."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.text.blocks import WrongLine
from sim.cards.wording import rules_text
from sim.cards.words import DefinitionError
from sim.games.scenario import YOU, Scenario, Side, filler, tapped
from tests.cards.written import FACTS, card

COMES = "you may put this creature into the battle zone."
READER = card(f"Reader\n{FACTS}\nWhenever you cast a spell while this creature is in your graveyard, {COMES}")
FIRST = card(
    f"Reader\n{FACTS}\nWhenever you cast a spell for the first time each turn while this creature is in your hand, "
    f"{COMES}"
)
CHAMPION = card(
    f"Champion\n{FACTS}\nWhenever one of your creatures wins a battle while this creature is in your hand, {COMES}"
)
MOURNER = card(
    f"Mourner\n{FACTS}\nWhenever one of your creatures is destroyed while this creature is in your graveyard, return "
    "this creature to your hand."
)
NOTE = card("Note\nSpell - fire - cost 1\nDraw a card.")
MARTYR = card("Martyr\nSpell - fire - cost 1\nDestroy one of your creatures.")
BRUTE = card("Brute\nCreature - fire - cost 2 - power 9000 - Beast Folk")


@pytest.mark.parametrize(
    "text",
    [
        f"Whenever you cast a spell while this creature is in your graveyard, {COMES}",
        f"Whenever you cast a spell while this creature is in your hand or graveyard, {COMES}",
        f"At the end of your turn while this creature is in your graveyard, if you have no shields, {COMES}",
    ],
)
def test_where_an_ability_waits_is_read_and_written(text: str) -> None:
    assert rules_text(card(f"Test Card\n{FACTS}\n{text}")) == text


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this creature attacks while this creature is in your hand, draw a card.",
        "Whenever you discard a card while this creature is in your hand, draw a card.",
    ],
)
def test_what_no_card_waits_for_elsewhere(text: str) -> None:
    with pytest.raises((WrongLine, DefinitionError)):
        tabulate([card(f"Test Card\n{FACTS}\n{text}")])


@pytest.mark.phrase("waiting_in")
def test_a_card_in_the_graveyard_sees_a_spell() -> None:
    side = Side(hand=[NOTE], mana=filler(fire=4), graveyard=[READER], deck=filler(4))
    game = Scenario(you=side).use("Note").declare("Reader")
    assert game.zone(YOU, "battle") == ["Reader"]
    elsewhere = Scenario(you=Side(hand=[NOTE, READER], mana=filler(fire=4), deck=filler(4))).use("Note")
    assert elsewhere.zone(YOU, "battle") == []


def test_a_card_in_the_hand_sees_only_the_first_spell() -> None:
    game = Scenario(you=Side(hand=[NOTE, NOTE, FIRST], mana=filler(fire=4), deck=filler(4))).use("Note")
    game.decline().use("Note")
    assert "Reader" in game.zone(YOU, "hand")


def test_a_card_in_the_hand_sees_a_won_battle() -> None:
    rival = card("Rival\nCreature - water - cost 1 - power 1000 - Merfolk")
    game = Scenario(you=Side(hand=[CHAMPION], battle=[BRUTE]), opponent=Side(battle=[tapped(rival)]))
    game.attack("Brute", "Rival").declare("Champion")
    assert sorted(game.zone(YOU, "battle")) == ["Brute", "Champion"]


def test_a_card_in_the_graveyard_sees_what_is_destroyed() -> None:
    game = Scenario(you=Side(hand=[MARTYR], mana=filler(fire=1), battle=[BRUTE], graveyard=[MOURNER]))
    game.use("Martyr").declare("Mourner")
    assert game.zone(YOU, "hand") == ["Mourner"]
