"""One spelling for Japanese card texts: the forms of letters, reminders, and words that were written in several ways.

Nothing here reads a sentence. Each rule of `spelling.txt` says the same before and after.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from sim.cards.japanese.tables import rows

_REMINDER = re.compile(r"\([^()]*\)")
_RUBY = re.compile(r"(?<=[A-Z])\((?:ダブル|トリプル|クアトロ|シールド|ライフ|ゴッド|グラビティ|オーバー)\)")
_SOUL = re.compile(r"\(([A-Z]・ソウル)\)")  # no reminder: a word that creatures have besides their races
_RUN_ON = re.compile(r"^(S・トリガー|[WTQ]・ブレイカー|ブロッカー) ?(?=[^\sX・、。を「(:])", re.MULTILINE)
_RUN_ON_AFTER = re.compile(r"(?<=。)(?=[WTQ]・ブレイカー$)|(?<=このカードはタップして置く。)(?=.)", re.MULTILINE)
_MODES_BEGIN = re.compile(r"((?:次のうち|次の中から)(?:いずれか)?(?:1|ひと)つを選ぶ。)(?=[^\n])")
_DASH = re.compile(r"[‐‑‒–—―−─]")
_LONG_VOWEL = re.compile(r"[-ー](?=[^ァ-ヴー・])")
_SIGNS = str.maketrans(
    {"｢": "「", "｣": "」", "〈": "《", "〉": "》", "&": "＆", "\r": None, "\ufe0e": None, "\t": " ", "\u3000": " "}
)


@cache
def _rules() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern), english) for _, pattern, english in rows("spelling"))


def lines_of(text: str) -> list[str]:
    """The lines of a Japanese rules text in one spelling, without reminders; empty ones are left out.

    >>> lines_of("Ｗ(ダブル)・ブレイカー(このクリーチャーはシールドを２枚ブレイクする)")
    ['W・ブレイカー']
    """
    return [line for line in map(spelt, without_reminders(text).split("\n")) if line]


def without_reminders(text: str) -> str:
    """The text without what stands in brackets, also in several."""
    text = _RUBY.sub("", unicodedata.normalize("NFKC", text).translate(_SIGNS))
    text = re.sub(r"^(進化[^。\n]*上に置く。)(?=.)", r"\1\n", text, flags=re.MULTILINE)
    # How little a card may cost by its sympathy stands in the reminder alone.
    text = re.sub(r"(シンパシー[^\n]*?)\([^()\n]*?(\d)より少なくなら[^()\n]*\)", r"\1※\2", text)
    text = re.sub(r"(シンパシー[^\n]*?)\([^()\n]*0以下に[^()\n]*\)", r"\1※1", text)
    text = _SOUL.sub(r"《\1》", text)
    text = re.sub(r"(?<=ウラ・ニンジャ・ストライク)(\d+)\(([光水闇火自然]+)\)", r"\1:\2", text)
    while (shorter := _REMINDER.sub("", text)) != text:
        text = shorter
    text = re.sub(r"\([^()\n]*$", "", text, flags=re.MULTILINE)  # a bracket that is not closed
    text = _RUN_ON_AFTER.sub("\n", _RUN_ON.sub(r"\1\n", text))
    return _MODES_BEGIN.sub(r"\1\n", text.replace("が\n", "が"))


def spelt(line: str) -> str:
    """A line in one spelling."""
    line = _DASH.sub("-", line).strip()
    line = re.sub(r"^(?:\{[A-Z]+\}|\*\*)\s*", "", line)
    line = re.sub(r"(?<=[^ァ-ヴー])ー(?=[^ァ-ヴー])", "-", line)
    line = re.sub(r"(?<=進化)ー|(?<=進化[VGM])ー", "-", line)
    line = re.sub(r"\s+", "", line)
    for pattern, other in _rules():
        line = pattern.sub(other, line)
    return line.removesuffix("。")
