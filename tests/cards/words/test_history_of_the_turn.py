"""Conditions about what has happened in the turn, and about how many there are of two things."""

import pytest

from sim.cards.wording import rules_text
from sim.cards.words import you_cast
from sim.cards.words.misuse import Misuse
from sim.games.scenario import YOU, Scenario, Side, filler
from tests.cards.written import FACTS, card

END = "At the end of your turn, if "
CONDITIONS = (
    "you have cast 2 or more spells this turn",
    "one of your shields was broken this turn",
    "2 or more of your shields were broken this turn",
    "one of your opponent's shields was broken this turn",
    "3 or more of your opponent's shields were broken this turn",
    "a card was put into your shield zone this turn",
    "2 or more cards were put into your shield zone this turn",
    "one of your opponent's creatures was destroyed this turn",
    "2 or more of your opponent's creatures were destroyed this turn",
    "your opponent has put 2 or more creatures into the battle zone this turn",
    "you have at least as many creatures as shields",
)
SPELLS = {
    "Wall": "Add the top card of your deck to your shields face down.",
    "Kill": "Destroy one of your opponent's creatures.",
    "Breach": "Break one of your opponent's shields.",
    "Harm": "Break one of your shields.",
    "Own": "Destroy one of your creatures.",
}


@pytest.mark.parametrize("said", CONDITIONS)
def test_what_has_happened_is_read_and_written(said: str) -> None:
    text = f"{END}{said}, draw a card."
    assert rules_text(card(f"Test Card\n{FACTS}\n{text}")) == text


@pytest.mark.parametrize(
    ("said", "spells", "drawn"),
    [
        ("you have cast 2 or more spells this turn", ["Kill", "Kill"], 1),
        ("you have cast 2 or more spells this turn", ["Kill"], 0),
        ("one of your shields was broken this turn", ["Harm"], 1),
        ("one of your shields was broken this turn", ["Breach"], 0),
        ("2 or more of your shields were broken this turn", ["Harm"], 0),
        ("one of your opponent's shields was broken this turn", ["Breach"], 1),
        ("one of your opponent's shields was broken this turn", ["Harm"], 0),
        ("2 or more of your opponent's shields were broken this turn", ["Breach"], 0),
        ("a card was put into your shield zone this turn", ["Wall"], 1),
        ("a card was put into your shield zone this turn", ["Kill"], 0),
        ("2 or more cards were put into your shield zone this turn", ["Wall"], 0),
        ("one of your opponent's creatures was destroyed this turn", ["Kill"], 1),
        ("one of your opponent's creatures was destroyed this turn", ["Own"], 0),
        ("2 or more of your opponent's creatures were destroyed this turn", ["Kill"], 0),
    ],
)
@pytest.mark.phrase(
    "you_cast",
    "your_shields_were_broken",
    "opponents_shields_were_broken",
    "put_into_your_shields",
    "opponents_creatures_were_destroyed",
)
def test_what_has_happened_in_the_turn(said: str, spells: list[str], drawn: int) -> None:
    hero = card(f"Hero\n{FACTS}\n{END}{said}, draw a card.")
    hand = [card(f"{name}\nSpell - fire - cost 1\n{SPELLS[name]}") for name in spells]
    game = Scenario(
        you=Side(battle=[hero, "Torcon"], hand=hand, mana=filler(fire=4), deck=filler(4), shields=["Corile"]),
        opponent=Side(battle=["Fear Fang", "Rosa Rossa", "Aqua Hulcus"], shields=["Corile", "Torcon"]),
    )
    for name, victim in zip(spells, ("Fear Fang", "Rosa Rossa"), strict=False):
        game.use(name, *{"Kill": [victim], "Own": ["Torcon"], "Breach": ["Corile"]}.get(name, []))
    before = len(game.zone(YOU, "hand"))
    game.end_turn()
    assert len(game.zone(YOU, "hand")) == before + drawn


@pytest.mark.parametrize(("creatures", "shields", "drawn"), [(1, 2, 0), (2, 2, 1), (2, 1, 1)])
@pytest.mark.phrase("you_have_as_many")
def test_as_many_creatures_as_shields(creatures: int, shields: int, drawn: int) -> None:
    hero = card(f"Hero\n{FACTS}\n{END}you have at least as many creatures as shields, draw a card.")
    battle = [hero, *["Torcon"] * (creatures - 1)]
    game = Scenario(you=Side(battle=battle, shields=filler(shields), deck=filler(4))).end_turn()
    assert len(game.zone(YOU, "hand")) == drawn


@pytest.mark.parametrize(("put", "drawn"), [(1, 0), (2, 1)])
@pytest.mark.phrase("opponent_put_creatures")
def test_creatures_that_the_opponent_has_put(put: int, drawn: int) -> None:
    """At the end of the opponent's turn."""
    hero = card(
        f"Hero\n{FACTS}\nAt the end of your opponent's turn, if your opponent has put 2 or more creatures into the "
        "battle zone this turn, draw a card."
    )
    names = ["Ada", "Bob"][:put]
    theirs = [card(f"{name}\nCreature - fire - cost 1 - power 1000 - Human") for name in names]
    game = Scenario(
        you=Side(battle=[hero], deck=filler(4)), opponent=Side(hand=theirs, mana=filler(fire=4), deck=filler(4))
    )
    game.next_turn().until("use a card", 1 - YOU)
    for name in names:
        game.use(name)
    assert len(game.end_turn().zone(YOU, "hand")) == drawn


def test_one_spell_has_a_condition_of_its_own() -> None:
    assert isinstance(you_cast(1), Misuse)
