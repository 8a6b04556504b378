"""Mana: cards that lie face down in the mana zone (405.4), and how much mana cards yield (107.2).

`descriptions` has the cards that lie face down, and turning them face up is a verb like turning shields.
"""

from __future__ import annotations

from dataclasses import replace

from sim.cards.words.amounts import Amount
from sim.cards.words.casting import AfterCasting
from sim.cards.words.descriptions import Cards, your
from sim.cards.words.misuse import FromOne, word
from sim.cards.words.nouns import Noun
from sim.cards.words.plain_effects import Plain, does, plain, their, top_cards
from sim.cards.words.statics import Static
from sim.cards.words.verbs import Act
from sim.engine.record.codes import acts, afterwards, owners, programs, statics, verbs, zones


@word
def turn_mana_face_down(noun: Noun) -> Act:
    """Turn cards of a mana zone face down (405.4); they stay as they are, tapped or untapped."""
    return Act(verbs.TURN_FACE_DOWN, noun, "turn {} face down")


@word
def put_into_mana_face_down(noun: Noun) -> Act:
    """Put into the owner's mana zone face down (405.4), untapped."""
    return Act(verbs.TO_MANA, noun, "put {} into {mana} face down", face_down=True)


@word
def charge_face_down(number: FromOne | Amount, *, tapped: bool = False, whose: int = owners.YOURS) -> Plain:
    """Put the top cards of a deck, or of each, into its owner's mana zone face down; they become "them"."""
    how = " tapped and face down" if tapped else " face down"
    english = f"{does('put', whose)} {top_cards(number, whose)} into {their(whose)} mana zone{how}"
    as_put = programs.PUT_FACE_DOWN | programs.PUT_TAPPED * tapped
    return plain(programs.CHARGE, english, amount=number, whose=whose, tapped=as_put, up_to=0)


goes_to_mana_face_down_after_casting = AfterCasting(
    afterwards.INTO_MANA_FACE_DOWN, "put it into your mana zone face down"
)


def _mana_number(cards: Cards, number: int, while_using: str, acts: int) -> Static:
    named = replace(cards, zones=(), whose=owners.ANYONES)
    english = f"while you are {while_using}, the mana number of {named.words()} in your mana zone is {number}"
    return Static(statics.MANA_NUMBER, english, your(named.in_zone(zones.MANA)), amount=number, acts=acts)


@word
def mana_number_while_summoning(cards: Cards, number: FromOne) -> Static:
    """While you are summoning this creature, those of your mana cards yield that much mana each (107.2)."""
    return _mana_number(cards, number, "summoning this creature", 0)


@word
def mana_number_while_casting(cards: Cards, number: FromOne) -> Static:
    """While you are casting this spell, those of your mana cards yield that much mana each (107.2)."""
    return _mana_number(cards, number, "casting this spell", acts.CAST)
