"""The sections of a decklist: headings such as `[Main]` or `Sideboard:`, and the columns of a spreadsheet.

Cards of the hyperspatial zone, the GR zone and the battle zone are played, but are no part of the main deck. Those of
the sideboard and the like are kept apart.
"""

import re
from dataclasses import dataclass

from decks.lines import cells
from decks.matching import match_key
from decks.outside import BATTLE_ZONE, GR_ZONE, HYPERSPATIAL_ZONE, MAIN, OUTSIDE

SIDEBOARD = "sideboard"
_SAME = "the same section"
_NAMES = {
    MAIN: "main, main deck, maindeck, mainboard, main board, deck, deck list, decklist, メイン, メインデッキ, デッキ",
    SIDEBOARD: "side, sideboard, side board, side deck, sidedeck, sb, サイド, サイドボード, サイドデッキ",
    HYPERSPATIAL_ZONE: (
        "hyperspatial, hyperspatial zone, hyper spatial, hyper spatial zone, psychic creatures, draghearts, 超次元,"
        " 超次元ゾーン"
    ),
    GR_ZONE: "gr, gr zone, super gr, super gr zone, ultra gr, ultra gr zone, gr deck, gr creatures, 超gr, 超grゾーン",
    BATTLE_ZONE: "battle zone, in the battle zone, starting cards, start, バトルゾーン",
    "maybeboard": "maybeboard, maybe board",
    # What divides a section further.
    _SAME: (
        "creature, creatures, evolution, evolutions, evolution creatures, spell, spells, cross gear, cross gears,"
        " castles, fields, クリーチャー, 呪文,"
        " light, water, darkness, fire, nature, multicolored, multicolor, colorless"
    ),
}
PLAYED = (MAIN, *OUTSIDE.values())
_SECTIONS = {match_key(name): section for section, names in _NAMES.items() for name in names.split(", ")}
_DECORATION = "#/[](){}<>【】《》「」=*~_-–—|: "
_SUBTOTAL = re.compile(r"\d* ?(?P<words>.*?) ?[:-]? ?[(\[]?\d*(?: ?/ ?\d+)? ?(?:cards?|枚)?[)\]]?")
_COUNTS = [match_key(head) for head in ("count", "quantity", "qty", "copies", "amount", "枚数", "枚")]
_CARDS = [match_key(head) for head in ("name", "card", "card name", "cardname", "カード", "カード名", "名前")]
_BOARDS = [match_key(head) for head in ("section", "board", "zone")]


def section_of(text: str, current: str = MAIN) -> str | None:
    """The section that a heading begins, or None for any other text. "Creatures" and the like stay in the current one.

    >>> section_of("[Main]"), section_of("# Sideboard (10)"), section_of("# for the mirror")
    ('main deck', 'sideboard', None)
    """
    subtotal = _SUBTOTAL.fullmatch(text.strip(_DECORATION))
    section = None if subtotal is None else _SECTIONS.get(match_key(subtotal["words"].strip(_DECORATION)))
    return current if section == _SAME else section


def looks_like_a_heading(text: str) -> bool:
    """Whether a line that names no card is meant as a heading."""
    return text.endswith(":") or (text[0] in "[【<=" and text[-1] in "]】>=")


def sections_known() -> str:
    """The sections, for a message."""
    return ", ".join(name for name in _NAMES if name != _SAME)


@dataclass(frozen=True)
class Columns:
    """The columns of a spreadsheet, by number: counts (None: each row is one copy), cards, and sections (or None)."""

    separator: str
    count: int | None
    card: int
    section: int | None


def columns_of(line: str) -> Columns | None:
    """The columns that the first line of a spreadsheet names, or None for any other line.

    >>> columns_of("Quantity,Name,Set")
    Columns(separator=',', count=0, card=1, section=None)
    """
    for separator in ",;\t":
        heads = [match_key(cell) for cell in cells(line, separator)]
        card = next((at for at, head in enumerate(heads) if head in _CARDS), None)
        if len(heads) > 1 and card is not None:
            count = next((at for at, head in enumerate(heads) if head in _COUNTS), None)
            return Columns(separator, count, card, next((at for at, head in enumerate(heads) if head in _BOARDS), None))
    return None
