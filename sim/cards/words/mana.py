"""The mana that cards yield while another one is being used (107.2)."""

from __future__ import annotations

from dataclasses import replace

from sim.cards.words.descriptions import Cards, your
from sim.cards.words.misuse import FromOne, word
from sim.cards.words.statics import Static
from sim.engine.record.codes.abilities import ACT_CAST, ANYONES
from sim.engine.record.codes.cards import MANA
from sim.engine.record.codes.statics import STATIC_MANA_NUMBER

__all__ = [
    "mana_number_while_casting",
    "mana_number_while_summoning",
]


def _mana_number(cards: Cards, number: int, while_using: str, acts: int) -> Static:
    named = replace(cards, zones=(), whose=ANYONES)
    english = f"while you are {while_using}, the mana number of {named.words()} in your mana zone is {number}"
    return Static(STATIC_MANA_NUMBER, english, your(named.in_zone(MANA)), amount=number, acts=acts)


@word
def mana_number_while_summoning(cards: Cards, number: FromOne) -> Static:
    """While you are summoning this creature, those of your mana cards yield that much mana each (107.2)."""
    return _mana_number(cards, number, "summoning this creature", 0)


@word
def mana_number_while_casting(cards: Cards, number: FromOne) -> Static:
    """While you are casting this spell, those of your mana cards yield that much mana each (107.2)."""
    return _mana_number(cards, number, "casting this spell", ACT_CAST)
