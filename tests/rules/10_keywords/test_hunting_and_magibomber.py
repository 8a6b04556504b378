"""Hunting and Magibomber: abilities whose text says everything (docs/keywords.md)."""

import pytest

from sim.cards.text.card_files import read_card
from sim.cards.words import FIRE, Card, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, tapped

MAGIBOMBER = (
    "Magibomber 4: Whenever this creature attacks, look at the top card of your deck. You may put a creature that "
    "costs 4 or less from among them into the battle zone. If you don't, you may put a creature that costs 4 or less "
    "from your hand into the battle zone."
)


@pytest.mark.parametrize(("hunters", "survivor"), [(1, "Human"), (2, "Aqua Humpty")])
def test_115_3_hunting_counts_each_hunter_while_the_creature_battles(hunters: int, survivor: str) -> None:
    """115.3: powers are compared in the battle: 2500 and 1000 for each Hunter, this one too, against 4000."""
    human = creature("Human", FIRE, 3, 4000, "Human")
    game = Scenario(you=Side(battle=["Aqua Humpty"] * hunters), opponent=Side(battle=[tapped(human)]))
    assert game.power("Aqua Humpty") == 2500
    game.attack("Aqua Humpty", "Human")
    assert game.where(survivor) == "battle"
    assert (game.zone(OPPONENT, "battle") == []) == (hunters == 2)


def bomber_attacks(top: str, hand: list[str]) -> Scenario:
    """A creature with Magibomber attacks a player."""
    bomber: Card = read_card(["Bomber", "Creature - fire - cost 4 - power 4000 - Team Bomber", MAGIBOMBER])
    game = Scenario(you=Side(battle=[bomber], deck=exactly(top, "Torcon"), hand=hand), opponent=Side(shields=2))
    return game.attack("Bomber")


def test_magibomber_puts_the_top_card_or_one_from_the_hand() -> None:
    """One creature of the two places is put, not one from each (docs/keywords.md)."""
    game = bomber_attacks("Fear Fang", ["Burning Mane"])
    game.expect(YOU, "choose", "no", "Fear Fang")
    game.choose("Fear Fang")
    assert game.zone(YOU, "battle") == ["Bomber", "Fear Fang"]
    assert game.zone(YOU, "hand") == ["Burning Mane"]
    game = bomber_attacks("Fear Fang", ["Burning Mane"])
    game.decline().choose("Burning Mane")
    assert game.zone(YOU, "battle") == ["Bomber", "Burning Mane"]
    assert game.zone(YOU, "deck") == ["Fear Fang", "Torcon"]


def test_magibomber_looks_at_the_hand_where_the_top_card_does_not_fit() -> None:
    """What costs more than the number says is put from neither place (docs/keywords.md)."""
    game = bomber_attacks("Corile", ["Burning Mane", "Corile"])
    game.expect(YOU, "choose", "no", "Burning Mane")
    game.choose("Burning Mane")
    assert game.zone(YOU, "deck") == ["Corile", "Torcon"]
