"""The headings of a decklist, such as `[Main]`, `Sideboard:` or `クリーチャー(10種/35枚)`, and its totals.

Cards of the hyperspatial zone, the GR zone and the battle zone are played, but are no part of the main deck. Those of
the sideboard and the like are kept apart.
"""

import difflib
import re
from dataclasses import dataclass
from typing import Final

from decks.matching import match_key
from decks.outside import BATTLE_ZONE, GR_ZONE, HYPERSPATIAL_ZONE, MAIN, OUTSIDE
from decks.text import plain_text
from sim.language import comma, gettext

SIDEBOARD: Final = "sideboard"
THE_LIST: Final = "the whole list"  # a heading that says no section
OUTSIDE_BY_TYPE: Final = "outside the deck"  # the zone of each card is that of its type
SAME: Final = "the same section"
TOTAL: Final = "a total"
_NAMES = {
    MAIN: (
        "main, main deck, maindeck, mainboard, main board, メイン, メインデッキ, main deck list, メインスロット,"
        " 通常スロット"
    ),
    THE_LIST: (
        "deck, my deck, deck list, decklist, list, card list, cards, recipe, deck recipe, デッキ, デッキリスト,"
        " デッキレシピ, レシピ, デッキ内容, リスト, カードリスト, 採用カード, 採用カード一覧, デッキ構成, 構築,"
        " サンプルレシピ, サンプルデッキ, 内容, 商品内容, セット内容, 収録カード, 収録内容"
    ),
    SIDEBOARD: "side, sideboard, side board, side deck, sidedeck, sb, サイド, サイドボード, サイドデッキ",
    HYPERSPATIAL_ZONE: (
        "hyperspatial, hyperspatial zone, hyper spatial, hyper spatial zone, psychic, psychic creature,"
        " psychic creatures, dragheart, draghearts, 超次元, 超次元ゾーン, サイキック, サイキッククリーチャー,"
        " サイキック・クリーチャー, ドラグハート, 超次元デッキ, 超次元スロット"
    ),
    GR_ZONE: (
        "gr, gr zone, super gr, super gr zone, ultra gr, ultra gr zone, gr deck, gr creature, gr creatures, 超gr,"
        " 超grゾーン, grゾーン, grデッキ, grクリーチャー, gr・クリーチャー, 超grデッキ,"
        " grスロット, 超grスロット"
    ),
    BATTLE_ZONE: "battle zone, in the battle zone, starting cards, start, バトルゾーン",
    OUTSIDE_BY_TYPE: "extra, extra deck, extra zone, extra zones, エクストラ, エクストラデッキ, 外部ゾーン, メイン以外",
    "maybeboard": "maybeboard, maybe board, 候補, 入れ替え候補, 候補カード, 不採用カード",
    # What divides a section further.
    SAME: (
        "creature, creatures, evolution, evolutions, evolution creature, evolution creatures, neo creature,"
        " neo creatures, spell, spells, cross gear, cross gears, castle, castles, field, fields, d2 field, d2 fields,"
        " twinpact, twinpacts, tamaseed, tamaseeds, aura, auras, artifact, artifacts, other, others, non-creature,"
        " non-creatures, クリーチャー, クリーチャ, 呪文, クロスギア, 城, フィールド, d2フィールド, ツインパクト,"
        " タマシード, オーラ, 進化, 進化クリーチャー, neoクリーチャー, neo進化クリーチャー, 究極進化,"
        " 究極進化クリーチャー, 超無限進化, デッキ進化, デッキ進化クリーチャー, マナ進化, 墓地進化, 進化v,"
        " スター進化, スター進化クリーチャー, エグザイル・クリーチャー, エグザイルクリーチャー, ドリーム・クリーチャー,"
        " 禁断クリーチャー, 鼓動, 儀, 星雲, その他, 非クリーチャー, アーティファクト,"
        " light, water, darkness, fire, nature, multicolored, multicolor, multicolour, colorless, gold, rainbow,"
        " 光, 水, 闇, 火, 自然, 無色, 多色, レインボー, 単色, ゼロ, 2色, 3色, 4色, 5色,"
        " 初動, ブースト, マナブースト, ドロー, 手札補充, 除去, 妨害, フィニッシャー, 受け, トリガー, sトリガー,"
        " s・トリガー,"
        " 防御, 殿堂カード, 殿堂, 主要カード, 必須カード, 自由枠"
    ),
    TOTAL: (
        "total, totals, total cards, sum, all, deck size, cards in total, 合計, 計, 総計, 合計枚数, 総枚数, 枚数,"
        " デッキ枚数, 全, 全部, 全部で, デッキ合計, 全体"
    ),
}
PLAYED = (MAIN, *OUTSIDE.values())
_SECTIONS = {match_key(name): section for section, names in _NAMES.items() for name in names.split(", ")}
_DECORATION = "①#/[](){}<>【】《》「」『』〔〕=*~_-–—―|■□◆◇●○◎★☆▼▽▲△▶►・•:;→⇒ "
_CLOSE = 0.75  # how like the name of a section its spelling must be
_PICTURES = re.compile("^[\u2600-\u27bf\u2b00-\u2bff\ufe0f\U0001f000-\U0001faff]+")  # such as that of fire before 火
_UNIT = "(?:cards?|枚)"
_KINDS = r"\d+ ?(?:種類?|kinds?)[ ,、/・]*"  # (10種/35枚)
_SIZE = rf"(?:総?計|合計|全|total:?)? ?(?P<size>\d{{1,4}})(?: ?/ ?\d+)? ?(?:x|×|{_UNIT})?"
_KINDS_ALONE = re.compile(r"(?P<words>.+?) ?[(\[【〔]? ?\d+ ?(?:種類?|kinds) ?[)\]】〕]?")
_SIZE_BEHIND = re.compile(rf"(?P<words>.*?) ?[:x×=–—-]? ?[(\[【〔<]? ?(?:{_KINDS})?{_SIZE} ?[)\]】〕>]?", re.IGNORECASE)
_SIZE_BEFORE = re.compile(rf"[(\[]? ?{_SIZE} ?[)\]]? ?[x×:]? ?(?P<words>\D.*)", re.IGNORECASE)
SAYS_TOTAL: Final = re.compile("合計|総?計|全|total", re.IGNORECASE)
_COST = re.compile(
    r"(?:コスト|cost) ?\d{1,2}\+?|\d{1,2}\+? ?(?:コスト|マナ|cost|drops?|mana)(?:以上)?|\d{1,2}-drops?", re.IGNORECASE
)
_BETWEEN_WORDS = re.compile(r" ?(?:[/&・,+、と]| and ) ?")
_OF_EACH = re.compile(
    "各?([1-9]) ?枚?(?:積み?|採用|投入?|ずつ|挿し|差し)(?:のカード)?|各 ?([1-9]) ?枚"
    "|([1-9])x? (?:of )?each|([1-9])[ -]?ofs",
    re.IGNORECASE,
)
_UNIT_ALONE = re.compile(
    rf"(?:全|計|total:?)? ?\(?(?P<size>\d{{1,4}})(?: ?/ ?\d+)? ?{_UNIT}(?: ?(?:in total|total|ちょうど))?\)?",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Heading:
    """What a heading or a total says: the section that follows, and how many cards it says there are.

    `each` is the number of copies of each card below, if the heading says it.
    """

    section: str
    size: int | None = None
    each: int | None = None


def heading_of(text: str) -> Heading | None:
    """The heading or total that a line is, or None for any other line.

    >>> heading_of("# Sideboard (10)"), heading_of("# for the mirror")
    (Heading(section='sideboard', size=10, each=None), None)
    >>> heading_of("クリーチャー(10種/35枚)")
    Heading(section='the same section', size=35, each=None)
    >>> heading_of("4枚積み")
    Heading(section='the same section', size=None, each=4)
    """
    bare = _PICTURES.sub("", plain_text(text).strip(_DECORATION)).strip(_DECORATION)
    if not bare or len(bare) > 60:
        return None
    if section := _section(bare):
        return Heading(section)
    if (kinds := _KINDS_ALONE.fullmatch(bare)) and (section := _section(kinds["words"].strip(_DECORATION))):
        return Heading(section)
    if of_each := _OF_EACH.fullmatch(bare):
        return Heading(SAME, each=int(next(filter(None, of_each.groups()))))
    if alone := _UNIT_ALONE.fullmatch(bare):
        return Heading(TOTAL, int(alone["size"]))
    for pattern in (_SIZE_BEHIND, _SIZE_BEFORE):
        for candidate in (bare, text.strip()):
            match = pattern.fullmatch(candidate)
            if match is None:
                continue
            words = match["words"].strip(_DECORATION)
            if section := TOTAL if not words and SAYS_TOTAL.match(bare) else _section(words):
                return Heading(section, int(match["size"]))
    return None


def _section(words: str) -> str | None:
    key = match_key(words)
    if not key:
        return None
    if section := _SECTIONS.get(key) or _SECTIONS.get(key.removesuffix("文明").removesuffix(" civilization")):
        return section
    if _COST.fullmatch(key):
        return SAME
    parts = [_SECTIONS.get(part.removesuffix("文明")) for part in _BETWEEN_WORDS.split(key)]
    if len(parts) > 1:
        if all(part == SAME for part in parts):
            return SAME
        if all(part in (HYPERSPATIAL_ZONE, GR_ZONE, BATTLE_ZONE) for part in parts):
            return OUTSIDE_BY_TYPE
    return None


def section_of(text: str) -> str | None:
    """The section that a cell of a table names, or None."""
    found = heading_of(text)
    if found is None or found.section in (SAME, TOTAL):
        return None
    return MAIN if found.section == THE_LIST else found.section


def looks_like_a_heading(text: str) -> bool:
    """Whether a line that names no card is meant as a heading."""
    return text.endswith(":") or (text[0] in "[【<=" and text[-1] in "]】>=")


def is_like_a_section(words: str) -> bool:
    """Whether words are nearly the name of a section, such as "Sidebord"."""
    return bool(difflib.get_close_matches(match_key(words), _SECTIONS, 1, _CLOSE))


def sections_known() -> str:
    """The sections, for a message."""
    return comma().join(map(gettext, (MAIN, SIDEBOARD, HYPERSPATIAL_ZONE, GR_ZONE, BATTLE_ZONE, "maybeboard")))
