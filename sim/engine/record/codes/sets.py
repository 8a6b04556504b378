"""Sets of codes of which there are more than a word has bits: events, keywords.

For cards and their words such a set is one integer, with a bit for each code: the codes of the next word begin
`APART` bits higher. Records have it in words. The rules name a code, or several of the same word, by one integer: the
bits of that word, and above them which word it is (`in_word`). The codes of the first word are the same in both.
"""

from collections.abc import Iterable
from typing import Final

WORD_BITS: Final = 62  # of a word, which is signed and has two bits left for its own number
WORD_MASK: Final = (1 << WORD_BITS) - 1
WORDS: Final = 3  # so there is room for 186 codes
APART: Final = 64  # too far for a word: a code of another word is an error where the rules name it without `in_word`


def words_of(codes: int) -> tuple[int, ...]:
    """The set in words, for a record."""
    words = tuple(codes >> APART * word & (1 << APART) - 1 for word in range(WORDS))
    room = codes >> APART * WORDS == 0 and all(word <= WORD_MASK for word in words)
    assert room, "no room for a code: a word has 62, and WORDS in sim/engine/record/codes/sets.py is how many there are"
    return words


def set_of(words: Iterable[int]) -> int:
    """The set that a record has in words."""
    return sum(int(word) << APART * at for at, word in enumerate(words))


def whole_of(codes: int) -> int:
    """The set of codes that the rules name so."""
    return (codes & WORD_MASK) << APART * (codes >> WORD_BITS & 3)


def in_word(codes: int) -> int:
    """One code, or several of the same word, as the rules name them."""
    words = words_of(codes)
    assert words.count(0) >= WORDS - 1, "the rules name codes of one word at a time"
    word = next((word for word in range(WORDS) if words[word]), 0)
    number = words[word] | word << WORD_BITS
    return number - (1 << 64) if number >> 63 else number
