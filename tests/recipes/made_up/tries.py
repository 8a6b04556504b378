"""The made-up keyword, card type, event, phrase and player in games and texts; `test_recipes.py` runs these tests."""

import numpy as np

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.cards.text import phrase_book as book
from sim.cards.text.card_files import read_cards
from sim.cards.wording import card_text
from sim.cards.words import Card
from sim.engine.record.codes import acts, card_types, columns, events, keywords, programs
from sim.games.matchups.matchup import prepare_matchup
from sim.games.playing.batch import play_match
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped
from strategies.registry import chosen_player


def card_of(text: str) -> Card:
    """A card as a file says it, and as it is shown again."""
    (card,), faults = read_cards(text)
    assert not faults and card_text(card) == text
    return card


SWORD = "Sword\nCreature - fire - cost 3 - power 9000 - Human\nDouble-edged"
TOWER = "Tower\nMonument - light - cost 3\nWhen you put this monument into the battle zone, draw a card."


def spell_of(sentence: str) -> Card:
    return card_of(f"Move\nSpell - fire - cost 1\n{sentence}")


def test_their_codes_are_free() -> None:
    added = {acts: "BUILD", card_types: "MONUMENT", events: "CUTS", keywords: "DOUBLE_EDGED", programs: "FLOOD"}
    for module, name in added.items():
        code = vars(module)[name]
        alike = [other for other, one in vars(module).items() if type(one) is int and one == code]
        assert alike == [name], "choose another one in tests/recipes/changed.py"


# --- The keyword ------------------------------------------------------------------------------------------
def test_it_is_printed_and_the_rules_read_it() -> None:
    game = Scenario(you=Side(battle=[card_of(SWORD)]), opponent=Side(battle=[tapped("Corile")])).attack(
        "Sword", "Corile"
    )
    assert (game.where("Sword"), game.where("Corile")) == ("graveyard", "graveyard")


def test_it_is_given_and_described() -> None:
    gets = 'One of your creatures gets "double-edged" until the end of the turn.'
    gift = spell_of(f'{gets} Destroy a creature that has "double-edged".')
    game = Scenario(you=Side(hand=[gift], mana=filler(fire=1), battle=["Corile"]), opponent=Side(battle=["Torcon"]))
    assert (game.use("Move").where("Corile"), game.where("Torcon")) == ("graveyard", "battle")


# --- The card type ----------------------------------------------------------------------------------------
def test_it_is_used_and_described() -> None:
    game = Scenario(you=Side(hand=[card_of(TOWER)], mana=filler(light=3))).use("Tower")
    assert (game.where("Tower"), game.zone(YOU, "hand")) == ("battle", ["Filler"])
    move = spell_of("Destroy one of your opponent's monuments.")
    siege = Scenario(you=Side(hand=[move], mana=filler(fire=1)), opponent=Side(battle=[card_of(TOWER), "Corile"])).use(
        "Move"
    )
    assert siege.zone(OPPONENT, "battle") == ["Corile"]


# --- The player -------------------------------------------------------------------------------------------
def test_it_is_found_by_name_and_plays() -> None:
    assert chosen_player("last:before=1").words == "last:before=1"
    decks = read_deck("fn-rush", known_names()), read_deck("liquid-beast", known_names())
    games = play_match(prepare_matchup(*decks, ("last", "last:before=1")), 1, seed=1, checked=True)
    assert np.flatnonzero(games.rows[:, columns.ERROR_CODE]).tolist() == []


# --- The event --------------------------------------------------------------------------------------------
def test_it_triggers_alone_and_with_others() -> None:
    for said in ("cuts both ways", "blocks or cuts both ways"):
        sword = card_of(f"{SWORD}\nWhenever this creature {said}, draw a card.")
        game = Scenario(you=Side(battle=[sword]), opponent=Side(battle=[tapped("Corile")])).attack("Sword", "Corile")
        assert game.zone(YOU, "hand") == ["Filler"]


# --- The phrase -------------------------------------------------------------------------------------------
def test_it_is_read_and_does_what_it_says() -> None:
    game = Scenario(you=Side(hand=[spell_of("Flood your hand with 2 cards.")], mana=filler(fire=1))).use("Move")
    assert len(game.zone(YOU, "hand")) == 4


# --- What every phrase has --------------------------------------------------------------------------------
def test_the_phrase_book_has_them() -> None:
    assert {"double_edged", "MONUMENTS", "flood_hand", "whenever_cuts"} <= set(book.phrase_book())
    assert not book.needs_a_meaning()
