"""What a card is: its type, its halves, whether it is still the object that it was (109, 400.5)."""

from sim.compiler.decorators import rule
from sim.engine.record.codes.cards import (
    BATTLE,
    CREATURE,
)
from sim.engine.record.state import Game, find_creature
from sim.engine.record.tables import Tables


@rule
def is_creature(g: Game, t: Tables, card: int) -> bool:
    """Whether it is a creature, in any zone."""
    return (t.types[g.kind[card]] & CREATURE) != 0


@rule
def ignored(g: Game, t: Tables, card: int) -> bool:
    """A sealed creature is treated as if it were not there (116.2a); other sealed cards are not."""
    return g.seals[card] > 0 and (t.types[g.kind[card]] & CREATURE) != 0


@rule
def creature_kind(t: Tables, kind: int) -> int:
    """The kind itself, or of a twinpact its creature half (810.1)."""
    half = t.creature_half[kind]
    return kind if half < 0 else half


@rule
def spell_kind(t: Tables, kind: int) -> int:
    """The kind itself, or of a twinpact its spell half (810.1)."""
    half = t.spell_half[kind]
    return kind if half < 0 else half


@rule
def civilizations(g: Game, t: Tables, card: int) -> int:
    """Civilizations, as bits."""
    return t.civilizations[g.kind[card]]


@rule
def still_there(g: Game, t: Tables, card: int, number: int) -> int:
    """The card, or the creature that it is part of, if it is still the same object and not ignored; else -1.

    What has moved elsewhere is lost to the effect (400.8).
    """
    if card < 0:
        return -1
    if g.zone[card] == BATTLE or g.object[card] != number:
        card = find_creature(g, card, number)
        if card >= 0 and ignored(g, t, card):
            return -1
    return card
