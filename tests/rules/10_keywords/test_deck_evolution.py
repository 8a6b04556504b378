"""Deck Evolution: the card that the creature is put on comes from the deck (docs/keywords.md)."""

import pytest

from sim.cards.text.card_files import read_card
from sim.cards.wording import rules_text
from sim.cards.words import (
    CREATURES,
    FIRE,
    GRAVEYARD,
    choose,
    creature,
    deck_evolves_from,
    draw,
    mad_deck_evolves_from,
    put,
    spell,
    when_put,
    whenever_you_summon,
    your,
)
from sim.engine.record.codes import log
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler

DIVER = creature("Diver", FIRE, 3, 6000, "Human", deck_evolves_from(CREATURES), when_put(draw(1)))
MAD = creature("Mad", FIRE, 3, 6000, "Human", mad_deck_evolves_from(CREATURES, 3))
MONK = creature("Monk", FIRE, 1, 1000, "", whenever_you_summon(CREATURES, draw(1)))


@pytest.mark.phrase("deck_evolves_from")
def test_801_1_it_is_put_on_the_top_card_of_the_deck() -> None:
    """801.1: it has evolved, and attacks in the turn in which it was summoned."""
    game = Scenario(you=Side(hand=[DIVER], mana=filler(fire=3), deck=["Torcon", "Terror Pit", "Corile"]))
    game.use("Diver")
    assert (game.under("Diver"), game.zone(YOU, "hand")) == (["Torcon"], ["Terror Pit"])
    assert game.refused("Diver", "attack") == ""


@pytest.mark.phrase("deck_evolves_from")
def test_a_card_that_is_no_creature_stays_on_the_deck_and_the_cost_has_been_paid() -> None:
    """It has not been summoned, and could be again."""
    game = Scenario(
        you=Side(hand=[DIVER], battle=[MONK], mana=filler(fire=6), deck=["Terror Pit", "Torcon"]),
    )
    game.use("Diver")
    revealed = [game.session.card_name(event[2]) for event in game.session.events if event[0] == log.REVEAL]
    assert (game.where("Diver"), game.zone(YOU, "hand"), revealed) == ("hand", ["Diver"], ["Terror Pit"])
    assert (game.zone(YOU, "deck")[0], game.untapped_mana(YOU)) == ("Terror Pit", 3)
    game.use("Diver")
    assert game.untapped_mana(YOU) == 0


def test_put_from_elsewhere_it_goes_to_the_hand_too() -> None:
    lift = spell("Lift", FIRE, 1, put(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))
    game = Scenario(you=Side(hand=[lift], mana=filler(fire=1), graveyard=[DIVER], deck=["Terror Pit"]))
    game.use("Lift")
    assert (game.zone(YOU, "hand"), game.zone(YOU, "graveyard")) == (["Diver"], ["Lift"])


def test_104_2b_the_last_card_of_the_deck_can_be_the_base() -> None:
    """104.2b."""
    game = Scenario(you=Side(hand=[DIVER], mana=filler(fire=3), deck=exactly("Torcon")))
    game.use("Diver")
    assert (game.over, game.winner) == (True, OPPONENT)


@pytest.mark.phrase("mad_deck_evolves_from")
def test_by_mad_deck_evolution_one_of_several_is_chosen_and_the_rest_goes_to_the_graveyard() -> None:
    deck = ["Torcon", "Terror Pit", "Corile", "Fear Fang"]
    game = Scenario(you=Side(hand=[MAD], mana=filler(fire=3), deck=deck))
    game.use("Mad").expect(YOU, "evolve", "Torcon", "Corile").choose("Corile")
    assert (game.under("Mad"), game.zone(YOU, "graveyard")) == (["Corile"], ["Torcon", "Terror Pit"])
    assert game.zone(YOU, "deck")[0] == "Fear Fang"
    game = Scenario(you=Side(hand=[MAD], mana=filler(fire=3), deck=["Terror Pit"] * 3))
    game.use("Mad")
    assert (game.zone(YOU, "hand"), game.zone(YOU, "graveyard")) == (["Mad"], ["Terror Pit"] * 3)


@pytest.mark.parametrize("feature", [deck_evolves_from(CREATURES), mad_deck_evolves_from(CREATURES, 3)])
def test_its_text_is_read(feature: object) -> None:
    card = creature("Reads", FIRE, 3, 6000, "Human", feature)  # type: ignore[arg-type]
    lines = ["Reads", "Evolution Creature - fire - cost 3 - power 6000 - Human", rules_text(card)]
    assert read_card(lines).features == card.features
