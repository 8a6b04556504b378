"""Whether untapped mana can pay a cost and its civilizations (107, 112)."""

from sim.compiler.decorators import rule, seldom
from sim.engine.record.codes.cards import (
    MANA,
)
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables


# --- Mana (107, 112) ---
@rule
def survey_mana(g: Game, t: Tables, player: int) -> None:
    """Record how much mana the player could tap (107.2), and its civilizations."""
    total = 0
    there = 0
    for index in range(g.zone_count[player, MANA]):
        card = g.zone_cards[player, MANA, index]
        if g.tapped[card] == 0:
            there |= t.civilizations[g.kind[card]]
            total += t.mana_number[g.kind[card]]
    g.mana_total = total
    g.mana_civilizations = there


@rule
def can_pay(g: Game, t: Tables, player: int, civs: int, cost: int) -> bool:
    """Whether untapped mana can pay a cost and its civilizations (107.1, 112.2a)."""
    survey_mana(g, t, player)
    return can_pay_as_surveyed(g, t, player, civs, cost)


@rule
def can_pay_as_surveyed(g: Game, t: Tables, player: int, civs: int, cost: int) -> bool:
    """The same, with the mana that `survey_mana` has just recorded."""
    if g.mana_total < cost or (g.mana_civilizations & civs) != civs:
        return False
    return (civs & (civs - 1)) == 0 or supplies_each(g, t, player, civs)


@seldom
def supplies_each(g: Game, t: Tables, player: int, civs: int) -> bool:
    """Whether untapped mana has a card for each of these civilizations.

    One card supplies one civilization: by Hall's theorem it suffices that every subset of the civilizations
    finds as many cards.
    """
    subset = civs
    while subset > 0:
        cards = 0
        for index in range(g.zone_count[player, MANA]):
            card = g.zone_cards[player, MANA, index]
            if g.tapped[card] == 0 and (t.civilizations[g.kind[card]] & subset) != 0:
                cards += 1
        wanted = 0
        for bit in range(5):
            wanted += (subset >> bit) & 1
        if cards < wanted:
            return False
        subset = (subset - 1) & civs
    return True
