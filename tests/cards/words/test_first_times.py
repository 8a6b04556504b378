"""Abilities that wait for the first such event of each turn."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.text.blocks import WrongLine
from sim.cards.wording import rules_text
from sim.cards.words import DefinitionError
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped
from tests.cards.written import FACTS, card

WATCHES = card(f"Watcher\n{FACTS}\nWhenever one of your Humans attacks for the first time each turn, draw a card.")
CASTS = card(f"Reader\n{FACTS}\nWhenever you cast a spell for the first time each turn, draw a card.")
AGAIN = "When this creature wins a battle for the first time each turn, untap it."
STAYS = card(f"Fighter\n{FACTS}\n{AGAIN}")
RUNNER = card(f"Runner\n{FACTS}\nSpeed attacker")
BRUTE = card("Brute\nCreature - fire - cost 2 - power 9000 - Beast Folk\nSpeed attacker")
DRAWS = card("Note\nSpell - fire - cost 1\nDestroy one of your opponent's creatures.")


@pytest.mark.parametrize(
    "text",
    [
        "Whenever one of your Humans attacks for the first time each turn, draw a card.",
        "Whenever you cast a spell for the first time each turn if you have no shields, draw a card.",
        "When this creature wins a battle for the first time each turn, untap it.",
        "Whenever your opponent discards a card for the first time each turn, you may draw a card.",
    ],
)
def test_the_first_time_is_read_and_written(text: str) -> None:
    assert rules_text(card(f"Test Card\n{FACTS}\n{text}")) == text


@pytest.mark.parametrize(
    "text",
    [
        # Which creature is another one depends on which it is that waits.
        "Whenever one of your other Humans attacks for the first time each turn, draw a card.",
        # The first of either, or the first of each?
        "Whenever you cast a spell or summon a creature for the first time each turn, draw a card.",
        'One of your creatures gets "whenever this creature attacks for the first time each turn, draw a card" until '
        "the end of the turn.",
    ],
)
def test_what_is_not_known_to_be_the_first(text: str) -> None:
    with pytest.raises((WrongLine, DefinitionError)):
        tabulate([card(f"Test Card\n{FACTS}\n{text}")])


@pytest.mark.phrase("first_time_each_turn")
def test_only_the_first_attack_of_a_description_counts() -> None:
    side = Side(battle=[WATCHES, RUNNER, BRUTE], deck=filler(4))
    game = Scenario(you=side, opponent=Side(shields=["Corile", "Aqua Hulcus", "Fear Fang", "Rosa Rossa"]))
    game.attack("Brute", OPPONENT).choose("Corile")
    assert len(game.zone(YOU, "hand")) == 0
    game.attack("Runner", OPPONENT).choose("Aqua Hulcus")
    assert len(game.zone(YOU, "hand")) == 1
    game.attack("Watcher", OPPONENT).choose("Fear Fang")
    assert len(game.zone(YOU, "hand")) == 1


def test_what_comes_after_the_first_time_waits_for_another_turn() -> None:
    game = Scenario(
        you=Side(hand=[DRAWS, DRAWS, CASTS], mana=filler(fire=4), deck=filler(4)),
        opponent=Side(battle=["Torcon", "Corile"]),
    )
    game.use("Note", "Torcon").use("Reader").use("Note")
    assert game.zone(YOU, "hand") == []


def test_the_first_spell_draws_and_the_second_does_not() -> None:
    game = Scenario(
        you=Side(hand=[DRAWS, DRAWS], battle=[CASTS], mana=filler(fire=4), deck=filler(4)),
        opponent=Side(battle=["Torcon", "Corile"]),
    )
    assert len(game.use("Note", "Torcon").zone(YOU, "hand")) == 2
    assert len(game.use("Note").zone(YOU, "hand")) == 1


def test_each_creature_has_a_first_time_of_its_own() -> None:
    weak = [tapped(card(f"{name}\nCreature - fire - cost 1 - power 1000 - Human")) for name in ("Ada", "Bob", "Cy")]
    other = card(f"Rival\n{FACTS}\n{AGAIN}")
    game = Scenario(you=Side(battle=[STAYS, other]), opponent=Side(battle=weak))
    game.attack("Fighter", "Ada")
    assert not game.is_tapped("Fighter")
    game.attack("Rival", "Bob")
    assert not game.is_tapped("Rival")
    game.attack("Fighter", "Cy")
    assert game.is_tapped("Fighter")
