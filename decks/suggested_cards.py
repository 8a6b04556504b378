"""Which cards somebody may have meant by a name that no card has, in the language of the question."""

import itertools
import re
import unicodedata
from collections.abc import Iterable

from decks.matching import forgiving_keys, match_key
from decks.names import CardNames
from decks.shown_names import is_japanese
from decks.suggesting import MOST, did_you_mean

# What players call cards that no rule finds: a reading, a part of many names, or a word of their own.
CALLED = {
    "ドギバス": "蒼き団長 ドギラゴン剣",
    "モルネク": "超戦龍覇 モルトNEXT",
    "ゲンム": "∞龍 ゲンムエンペラー",
    "ゲンムエンペラー": "∞龍 ゲンムエンペラー",
    "ボルバル": "無双竜機ボルバルザーク",
    "レッゾ": "轟く侵略 レッドゾーン",
    "天門": "ヘブンズ・ゲート",
}
_CALLED = {match_key(called): card for called, card in CALLED.items()}
_PARTS = re.compile("[・ /]+")
_SHORTEST_ABBREVIATION = 3
_LONGEST_ABBREVIATION = 8


def did_you_mean_card(name: str, names: CardNames) -> str:
    """Return `` Did you mean ...?`` with up to three cards, playable or not, or nothing if none is called like this.

    >>> names = CardNames({"corile": "Corile", "コーライル": "Corile"}, japanese_name=lambda name: "コーライル")
    >>> did_you_mean_card("Coril", names), did_you_mean_card("コォラル", names)
    (' Did you mean "Corile"?', ' Did you mean "コーライル"?')
    """
    key = match_key(name)
    english, japanese = names.suggestions
    if is_japanese(name):
        found = names.cards_called(_CALLED[key]) if key in _CALLED else ()
        first = found or [names.every_name[long] for long in abbreviated(key, names.every_name)]
        return did_you_mean(next(iter(forgiving_keys(key)), key), japanese, names.in_japanese, first)
    return did_you_mean(key, english)


def abbreviated(key: str, names: Iterable[str]) -> list[str]:
    """The names of which the beginnings of all their parts make the key, the shortest first.

    >>> abbreviated("デモハン", ["デーモン・ハンド", "デーモン・ソード"])
    ['デーモン・ハンド']
    """
    begin = _letters(key)
    if not _SHORTEST_ABBREVIATION <= len(begin) <= _LONGEST_ABBREVIATION:
        return []
    found = []
    for name in names:
        if name[:1] == key[:1] and "・" in name:
            if _is_made_of_beginnings(begin, [_letters(part) for part in _PARTS.split(name)]):
                found.append(name)
    return sorted(found, key=len)[:MOST]


def _is_made_of_beginnings(key: str, parts: list[str]) -> bool:
    """Whether the key is a beginning of each part after the other, of two letters or more but for the last."""
    lengths = itertools.product(range(2, len(key)), repeat=len(parts) - 1) if 1 < len(parts) <= 3 else ()
    for taken in lengths:
        ends = [0, *itertools.accumulate(taken), len(key)]
        pieces = [key[start:end] for start, end in itertools.pairwise(ends)]
        if all(piece and part.startswith(piece) for piece, part in zip(pieces, parts, strict=True)):
            return True
    return False


def _letters(text: str) -> str:
    """The text with each kana and its marks as one letter, and without the marks of length, which many leave out."""
    return unicodedata.normalize("NFC", text).replace("ー", "")
