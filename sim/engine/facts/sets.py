"""Codes as the rules name them, of which there are more than a word has bits (`sim.engine.record.codes.sets`)."""

from sim.compiler.decorators import rule
from sim.engine.record.codes.sets import WORD_BITS, WORD_MASK


@rule
def word_of(codes: int) -> int:
    """The word that has the bits of the codes."""
    return (codes >> WORD_BITS) & 3


@rule
def is_any_of(codes: int, others: int) -> bool:
    """Whether one of the codes, which are of one word, is one of the others, which are too."""
    return word_of(codes) == word_of(others) and (codes & others & WORD_MASK) != 0
