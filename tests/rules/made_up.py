"""Shared by the tests of interactions between rules: made-up cards, as text, and names of cards."""

from sim.cards.text.card_files import read_card
from sim.cards.words import Card
from sim.games.scenario import YOU, Scenario

FIVE = ["Torcon"] * 5
PERFECT = "Silver Glory, Perfect Castle"
DORMAGEDDON = "Dormageddon X, Forbidden Armageddon"
CORE = "FORBIDDEN STAR ~World's Last Day~ (core)"


def card(*lines: str) -> Card:
    """A made-up card: its name, its facts and its paragraphs."""
    read: Card = read_card(list(lines))
    return read


def human(name: str, *paragraphs: str, cost: int = 1, power: int = 1000, civilization: str = "fire") -> Card:
    """A made-up Human with these paragraphs."""
    return card(name, f"Creature - {civilization} - cost {cost} - power {power} - Human", *paragraphs)


def cast(name: str, *paragraphs: str) -> Card:
    """A made-up spell that costs one fire mana."""
    return card(name, "Spell - fire - cost 1", *paragraphs)


KILL = cast("Kill", "Destroy one of your opponent's creatures.")
BOUNCE = cast("Bounce", "Return one of your opponent's creatures to their hand.")


def size(game: Scenario, zone: str, player: object = YOU) -> int:
    """How many cards a player has in a zone."""
    return len(game.zone(player, zone))  # type: ignore[arg-type]
