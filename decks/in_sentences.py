"""A whole deck in sentences, such as "デッキは青銅の鎧4枚、コーライル4枚です。", if no line of the text is a card."""

import itertools
import re

from decks.entries import Entries, entries_of
from decks.lexicon import Lexicon
from decks.taking import CARDS, PROSE, UNKNOWN, Entry, Line
from decks.visible_text import shown
from sim.language import gettext

_MOST = 40  # lines that are looked at; a deck has fewer
_ENDS = re.compile(r"(?<=[。!?！？])|(?<=\.) ")
_BEGINS = re.compile(r"[はが]、?|[:：]|\b(?:is|are|has|have|plays?|runs?|contains?|uses?|with|of) ", re.IGNORECASE)
_CLOSING = re.compile(
    r"(?:(?:です|でした|になります|となります|である|を?(?:入れて|採用して|積んで|投入して)い?ます)(?:が|ので)?)?[。.!?！？]*$"
)
_PARTICLE = re.compile(r"[がをは](?=\d{1,2} ?枚)")  # between a name and its number
_AND = (
    (re.compile(r"(?<=枚)(?:と|や|に|・|、?そして)"), "、"),
    (re.compile(r",? and (?=\d)", re.IGNORECASE), ", "),
)
_HAS_COUNT = re.compile(r"\d ?枚|[x×] ?\d|\d ?[x×]|\b\d{1,2} [A-Z]", re.IGNORECASE)


def settle_sentences(lines: list[Line], lexicon: Lexicon) -> None:
    """Read the cards of sentences, in place, if no line is a card. What else has numbers is an error."""
    if any(line.is_card for line in lines):
        return
    may_be = (line for line in lines if line.kind in (PROSE, UNKNOWN) and not line.problem)
    may_be = (line for line in may_be if line.kind == PROSE or _BEGINS.search(line.text))
    for line in itertools.islice(may_be, _MOST):
        _settle(line, lexicon)


def _settle(line: Line, lexicon: Lexicon) -> None:
    entries: list[Entry] = []
    others = []
    for sentence in filter(None, map(str.strip, _ENDS.split(line.text))):
        cards = _cards_of(sentence, lexicon)
        entries += map(Entry, cards)
        if not cards and _HAS_COUNT.search(sentence):
            others.append(sentence)
    if entries:
        line.kind, line.entries = CARDS, tuple(entries)
        if others:
            line.problem = gettext(
                '"{text}" is not understood. Write one card a line, such as 4 Corile.', text=shown(" ".join(others))
            )


def _cards_of(sentence: str, lexicon: Lexicon) -> Entries:
    """The cards of a sentence behind the words that introduce them, or none."""
    best: Entries = ()
    for start in (0, *(match.end() for match in _BEGINS.finditer(sentence))):
        if any(letter.isdecimal() for letter in sentence[:start]):
            break
        body = _PARTICLE.sub("", _CLOSING.sub("", sentence[start:].strip()))
        for pattern, comma in _AND:
            body = pattern.sub(comma, body)
        for way in entries_of(body, body, lexicon)[:1] if body else ():
            if len(way) > 1 and all(item.counts for item in way) and _known(way) > _known(best):
                best = way
    return best


def _known(way: Entries) -> int:
    return sum(bool(item.cards) for item in way)
