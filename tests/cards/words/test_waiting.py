"""Abilities that wait in the hand, the graveyard or the mana zone for what happens to others."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.text.blocks import WrongLine
from sim.cards.wording import rules_text
from sim.cards.words import DefinitionError
from sim.games.scenario import YOU, Scenario, Side, face_down, filler, tapped
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
    game = Scenario(you=side).use("Note").accept()
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
    game.use("Martyr")
    assert game.zone(YOU, "hand") == ["Mourner"]


def test_what_waits_in_the_graveyard_alone_is_no_choice_without_a_may() -> None:
    """603.2e: the graveyard is public, so nothing is declared there."""
    game = Scenario(you=Side(hand=[MARTYR], mana=filler(fire=1), battle=[BRUTE, "Torcon"], graveyard=[MOURNER]))
    game.use("Martyr", "Brute").expect(YOU, "attack with", "no", "Torcon")
    assert game.zone(YOU, "hand") == ["Mourner"]


def test_a_may_in_the_graveyard_is_decided_as_it_resolves() -> None:
    """A player sees first what another ability draws."""
    ender = card(f"Ender\n{FACTS}\nAt the end of your turn while this creature is in your graveyard, {COMES}")
    drawer = card(f"Drawer\n{FACTS}\nAt the end of your turn, draw a card.")
    game = Scenario(you=Side(battle=[drawer], graveyard=[ender], deck=["Torcon"]))
    game.decline().expect(YOU, "resolve", "Drawer", "Ender").choose("Drawer")
    assert game.zone(YOU, "hand") == ["Torcon"]
    game.expect(YOU, "may").decline()
    assert game.zone(YOU, "graveyard") == ["Ender"]


def test_what_waits_in_the_hand_too_is_declared_in_the_graveyard() -> None:
    both = card(f"Reader\n{FACTS}\nWhenever you cast a spell while this creature is in your hand or graveyard, {COMES}")
    game = Scenario(you=Side(hand=[NOTE], mana=filler(fire=1), graveyard=[both], deck=filler(4))).use("Note")
    game.expect(YOU, "declare", "no", "Reader").declare("Reader")
    assert game.zone(YOU, "battle") == ["Reader"]


@pytest.mark.parametrize("lies", [False, True], ids=["face up", "face down"])
def test_a_card_in_the_mana_zone_sees_a_spell(lies: bool) -> None:
    miner = card(f"Miner\n{FACTS}\nWhenever you cast a spell while this card is in your mana zone, draw a card.")
    hider = card("Hider\nSpell - fire - cost 9\nPut the top card of your deck into your mana zone face down.")
    mana = [*filler(fire=1), face_down(miner) if lies else miner]
    game = Scenario(you=Side(hand=[NOTE, hider], mana=mana, deck=["Torcon", "Corile"])).use("Note")
    assert ("Corile" in game.zone(YOU, "hand")) is not lies


def test_a_twinpact_in_the_graveyard_sees_a_spell() -> None:
    text = f"Reader / Page\n{FACTS}\nWhenever you cast a spell while this creature is in your graveyard, {COMES}"
    game = Scenario(
        you=Side(
            hand=[NOTE],
            mana=filler(fire=1),
            graveyard=[card(f"{text}\nSpell - fire - cost 3\nDraw a card.")],
            deck=filler(4),
        )
    )
    assert game.use("Note").accept().zone(YOU, "battle") == ["Reader"]
