"""When two spellings are the same name, and when one may mean another.

`match_key` tells names apart: spellings with the same key are the same name, and two cards never share one.
`forgiving_keys` say what may be meant: spellings that share one are like each other, and so may be two cards.
"""

import re
import unicodedata

_SAME_MARKS = str.maketrans(
    dict.fromkeys("‘’‚‛`´ʼʹ′", "'")
    | dict.fromkeys("“”„‟″«»「」『』", '"')
    | dict.fromkeys("‐‑‒–—―−﹘﹣－", "-")
    | dict.fromkeys("〜～∼˜", "~")
)
# Accents that NFKD has separated from their letters (not those of kana), and invisible characters.
_DROPPED = dict.fromkeys([*range(0x0300, 0x0370), 0x00AD, *range(0x200B, 0x2010), 0x2060, 0xFE0E, 0xFE0F, 0xFEFF], None)
# Hiragana as katakana, small kana as large ones, the cross of "LOVE×HATE" as the letter that is typed for it.
_SAME_LETTERS = str.maketrans(
    {hiragana: hiragana + 0x60 for hiragana in range(0x3041, 0x3097)}
    | dict(zip(map(ord, "ぁぃぅぇぉっゃゅょゎゕゖ"), "アイウエオツヤユヨワカケ", strict=True))
    | dict(zip(map(ord, "ァィゥェォッャュョヮヵヶ"), "アイウエオツヤユヨワカケ", strict=True))
    | {ord("×"): "x"}
)
_NO_LETTERS = re.compile("[^\\w\u3099\u309a]|[_ー]")  # the two are the voicing marks, which NFKD has separated
_READING = re.compile(r"\([^()\d]*[ぁ-ヺ][^()\d]*\)")  # "(3枚)" is none
_LITTLE_WORD = re.compile(r"(?<![^\W_])(?:the|and)(?![^\W_])|&")
_BETWEEN_PARTS = re.compile("[,/]")


def match_key(name: str) -> str:
    """Return the form in which names are compared: the same for all spellings of a name.

    Case, accents, repeated spaces and the kind of apostrophe, quotation mark, dash or tilde make no
    difference.

    >>> match_key("HELL’S  Scrapper") == match_key("Hell's Scrapper")
    True
    """
    if name.isascii():  # most names, in a fifth of the time
        return " ".join(name.replace("`", "'").casefold().split())
    parted = unicodedata.normalize("NFKD", name.translate(_SAME_MARKS)).translate(_DROPPED)
    return " ".join(parted.casefold().split())


def forgiving_keys(key: str) -> tuple[str, ...]:
    """Return the forms that find a spelling that is no name, the closest first; `key` is its `match_key`.

    The first has letters and digits alone: no blanks and marks, no ・ and ー, katakana for hiragana, large kana for
    small ones. The next lacks readings, which are kana in round brackets, and the last one "the" and "and" as well.
    None of them is empty.

    >>> musha, dragon = map(match_key, ("ボルメテウス・武者（むしゃ）ドラゴン", "ぼるめてうす武者ドラゴン"))
    >>> forgiving_keys(musha)[1] == forgiving_keys(dragon)[0]
    True
    """
    whole, without_readings, without_both = _forms(key)
    if whole == without_readings == without_both:  # most names, in half the time
        return (whole,) if whole else ()
    return tuple(filter(None, dict.fromkeys((whole, without_readings, without_both))))


def keys_in_any_order(key: str) -> tuple[str, ...]:
    """Return the `forgiving_keys` of a name, and of its parts around commas and strokes if another one comes first.

    >>> bombazar, dragon = map(match_key, ("Bombazar, Dragon of Destiny", "The Dragon of Destiny Bombazar"))
    >>> forgiving_keys(dragon)[1] in keys_in_any_order(bombazar)
    True
    """
    if "," not in key and "/" not in key:
        return forgiving_keys(key)
    parts = [_forms(part) for part in _BETWEEN_PARTS.split(key)]
    turned = (parts[at:] + parts[:at] for at in range(len(parts)))
    return tuple(filter(None, dict.fromkeys("".join(forms) for order in turned for forms in zip(*order, strict=True))))


def _forms(key: str) -> tuple[str, str, str]:
    """The letters of a `match_key`, those without readings, and those without little words too."""
    whole = without_readings = _letters(key)
    if "(" in key and (read := _READING.sub("", key)) != key:
        key, without_readings = read, _letters(read)
    if "the" in key or "and" in key or "&" in key:
        return whole, without_readings, _letters(_LITTLE_WORD.sub("", key))
    return whole, without_readings, without_readings


def _letters(key: str) -> str:
    """The letters and digits of a `match_key`, each kana in one form."""
    return _NO_LETTERS.sub("", key if key.isascii() else key.translate(_SAME_LETTERS))
