"""What triggers where a card arrives, when one is chosen, and at the start of a later turn."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    NATURE,
    THIS,
    WATER,
    at_end_of_your_next_turn,
    at_start_of_your_next_turn,
    charge_from_deck,
    choose,
    creature,
    destroy,
    draw,
    mill_from_deck,
    put_into_mana,
    return_to_hand,
    spell,
    untap,
    when_put_into_graveyard_from_anywhere,
    when_put_into_your_mana,
    when_put_into_your_mana_from_hand,
    whenever_chosen,
    whenever_enters_graveyard,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile
from tests.cards.written import paragraph

SINKER = creature("Sinker", WATER, 2, 1000, "Mutopia", when_put_into_graveyard_from_anywhere(draw(1)))
READY = creature("Ready", FIRE, 1, 1000, "Human")


@pytest.mark.phrase("when_put_into_graveyard_from_anywhere")
@pytest.mark.parametrize("way", ["from the deck", "destroyed", "discarded"])
def test_a_card_sees_its_own_way_into_the_graveyard_from_anywhere(way: str) -> None:
    deck = exactly("Torcon", "Corile")
    if way == "from the deck":
        mill = spell("Mill", WATER, 1, mill_from_deck(1))
        game = Scenario(
            you=Side(hand=[mill], mana=filler(water=1), deck=exactly(SINKER, "Torcon", "Corile"), battle=[READY])
        ).use("Mill")
    elif way == "destroyed":
        kill = spell("Kill", WATER, 1, destroy(choose(1, your(CREATURES))))
        game = Scenario(you=Side(hand=[kill], mana=filler(water=1), deck=deck, battle=[SINKER])).use("Kill")
    else:
        loot = "Cyber Tune"
        game = Scenario(
            you=Side(hand=[loot, SINKER], mana=filler(water=3), deck=exactly("Torcon", "Corile", "Emeral", "Fear Fang"))
        )
        game.use(loot).choose("Sinker", "Torcon")
        assert "Fear Fang" in game.zone(YOU, "hand")
        return
    assert "Torcon" in game.zone(YOU, "hand")


def test_it_does_not_trigger_in_another_zone() -> None:
    charge = spell("Charge", WATER, 1, put_into_mana(choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[charge], mana=filler(water=1), battle=[SINKER])).use("Charge")
    assert game.zone(YOU, "hand") == []


@pytest.mark.phrase("whenever_enters_graveyard")
def test_a_creature_sees_every_card_that_enters_the_graveyard_of_the_opponent() -> None:
    watcher = creature(
        "Watcher", NATURE, 3, 3000, "Human", whenever_enters_graveyard(your_opponents(CARDS), charge_from_deck(1))
    )
    mill = spell("Mill", WATER, 1, mill_from_deck(2))
    game = Scenario(you=Side(hand=[mill], mana=filler(water=1)), opponent=Side(battle=[watcher]), turn=YOU).use("Mill")
    assert len(game.zone(OPPONENT, "mana")) == 3  # two cards of the deck, and the spell itself


KEEN = creature("Keen", NATURE, 2, 2000, "Distas", when_put_into_your_mana(untap(THIS), draw(1)))
SLY = creature("Sly", NATURE | FIRE, 2, 2000, "Distas", when_put_into_your_mana_from_hand(untap(THIS)))


@pytest.mark.phrase("when_put_into_your_mana")
def test_a_card_sees_that_it_is_put_into_the_mana_zone() -> None:
    charge = spell("Charge", NATURE, 1, charge_from_deck(1, tapped=True))
    game = Scenario(
        you=Side(hand=[charge], mana=filler(nature=1), deck=exactly(KEEN, "Torcon", "Corile"), battle=[READY])
    )
    game.use("Charge")
    assert game.zone(YOU, "hand") == ["Torcon"]
    assert not game.is_tapped("Keen")


@pytest.mark.phrase("when_put_into_your_mana_from_hand")
def test_only_from_the_hand_it_untaps() -> None:
    charge = spell("Charge", NATURE, 1, charge_from_deck(1))
    game = Scenario(you=Side(hand=[charge], mana=filler(nature=1), deck=exactly(SLY, "Torcon"), battle=[READY]))
    game.use("Charge")
    assert game.is_tapped("Sly")
    game = Scenario(you=Side(hand=[SLY], battle=[READY]), turn=OPPONENT).next_turn()
    game.until("charge mana", YOU).choose("Sly")
    assert not game.is_tapped("Sly")


@pytest.mark.phrase("whenever_put_from_under")
def test_michael_gandol_draws_for_tools_destroyed_and_for_those_under_a_creature() -> None:
    tool = creature("Tool", DARKNESS, 2, 1000, "Magic Tool")
    kill = spell("Kill", DARKNESS, 1, destroy(choose(1, your(CREATURES))))
    side = Side(hand=[kill, kill], mana=filler(darkness=2), battle=["Michael Gandol", tool], deck=10)
    game = Scenario(you=side).use("Kill", "Tool").accept()
    assert len(game.zone(YOU, "hand")) == 2
    game = Scenario(
        you=Side(
            hand=[kill], mana=filler(darkness=1), battle=["Michael Gandol", pile("卍 De Szark 卍", tool, tool)], deck=10
        )
    )
    game.use("Kill", "卍 De Szark 卍").accept().accept()
    assert len(game.zone(YOU, "hand")) == 2


BOTH = "When you put this creature into the battle zone or whenever your opponent chooses it, draw a card."


@pytest.mark.phrase("whenever_chosen")
def test_a_creature_sees_that_the_opponent_chooses_it_and_not_that_its_owner_does() -> None:
    both = creature(
        "Both",
        NATURE,
        2,
        9000,
        "Human",
        paragraph(BOTH),
    )
    alone = creature("Alone", NATURE, 2, 9000, "Human", whenever_chosen(draw(1)))
    bounce = spell("Bounce", WATER, 1, return_to_hand(choose(1, CREATURES)))
    game = Scenario(
        you=Side(hand=[bounce, bounce], mana=filler(water=2), battle=[READY]),
        opponent=Side(battle=[both, alone], deck=10),
    )
    game.use("Bounce", "Both").use("Bounce#2", "Alone")
    assert len(game.zone(OPPONENT, "hand")) == 4
    game = Scenario(you=Side(hand=[both, bounce], mana=filler(nature=2, water=1), battle=[alone], deck=10))
    game.use("Both")
    assert len(game.zone(YOU, "hand")) == 2
    game.use("Bounce", "Alone")
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.phrase("at_start_of_your_next_turn")
def test_what_waits_for_your_next_turn_happens_once_whatever_becomes_of_the_card() -> None:
    wait = spell("Wait", WATER, 1, at_start_of_your_next_turn(draw(3)))
    game = Scenario(you=Side(hand=[wait], mana=filler(water=1), deck=20), opponent=Side(deck=20)).use("Wait")
    assert len(game.zone(YOU, "hand")) == 0
    game.next_turn()
    assert len(game.zone(YOU, "hand")) == 0
    game.end_turn().next_turn()
    assert len(game.zone(YOU, "hand")) == 4
    game.end_turn().next_turn().end_turn().next_turn()
    assert len(game.zone(YOU, "hand")) == 5


@pytest.mark.phrase("whenever_opponent_uses", "at_end_of_your_turn_in_graveyard")
def test_bikkureeno_dies_of_a_shield_trigger_card_and_comes_back_at_the_end_of_your_turn() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[READY]),
        opponent=Side(battle=["Bikkureeno", "Corile"]),
    )
    game.use("Terror Pit", "Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Corile", "Bikkureeno"]
    game = Scenario(you=Side(graveyard=["Bikkureeno"], battle=[READY]))
    game.end_turn()
    assert "Bikkureeno" in game.zone(YOU, "battle")


@pytest.mark.phrase("at_end_of_your_next_turn")
def test_what_waits_for_the_end_of_your_next_turn_does_not_happen_at_the_end_of_this_one() -> None:
    wait = spell("Wait", WATER, 1, at_end_of_your_next_turn(draw(3)))
    game = Scenario(you=Side(hand=[wait], mana=filler(water=1), deck=20), opponent=Side(deck=20)).use("Wait")
    game.end_turn().next_turn()
    assert len(game.zone(YOU, "hand")) == 0
    game.end_turn().next_turn()
    assert len(game.zone(YOU, "hand")) == 1
    game.end_turn().next_turn()
    assert len(game.zone(YOU, "hand")) == 4
    game.end_turn().next_turn().end_turn().next_turn()
    assert len(game.zone(YOU, "hand")) == 5
