"""Reading a Japanese rules text: its lines in English, or which piece of which line is unknown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from sim.cards.japanese import abilities, noun_phrases, sentences
from sim.cards.japanese.clauses import Number
from sim.cards.japanese.frames import Letters
from sim.cards.japanese.spelling import lines_of
from sim.cards.japanese.tables import rows
from sim.cards.text.chart import Chart, Grammar, Text, TooManyMeanings
from sim.language import gettext

BARE = 5  # letters that a name has at least that stands without marks
_KATAKANA = re.compile(r"[ァ-ヴー]")


Names = Callable[[str], str | None]  # the English of a card's Japanese name, or of a word that stands in names


@dataclass(frozen=True)
class Line(Letters):
    """A line of a rules text, with what is known of the names in it."""

    names: Names = field(default=lambda name: None, compare=False)


class NotRead(ValueError):
    """A Japanese text with an unknown piece, or with two meanings; `line` counts from 0."""

    def __init__(self, message: str, piece: str, line: int = 0) -> None:
        """The message is for people; `piece` is the unknown words alone."""
        super().__init__(message)
        self.piece = piece
        self.line = line


class NoPhrase(NotRead):
    """A piece that no phrase has, in the reader's spelling; its first words may be understood."""

    def __init__(self, understood: str, beyond: str, line: int = 0) -> None:
        """Say what is not understood, and how far the piece is."""
        self.understood = understood
        super().__init__(self.said(understood, beyond), understood + beyond, line)

    @staticmethod
    def said(understood: str, beyond: str) -> str:
        """The message for a piece in the spelling of the reader or of the print."""
        if not understood:
            return gettext("no phrase has 「{text}」", text=beyond)
        if not beyond:
            return gettext("「{text}」 is not a whole ability", text=understood)
        return gettext(
            "no phrase has 「{text}」; understood up to 「{understood}」",
            text=understood + beyond,
            understood=understood,
        )


@cache
def races() -> dict[str, str]:
    """The races in English by their Japanese names."""
    return {japanese: english for _, japanese, english in rows("races")}


@cache
def grammar() -> Grammar:
    """All frames, with the terminals."""
    phrases = [*noun_phrases.phrases(), *sentences.phrases(), *abilities.phrases()]
    return Grammar(phrases, {"number": _number, "race": _race, "name": _name, "names": _names, "bare": _bare_name})


def _number(text: Text, at: int) -> Iterator[tuple[int, Any]]:
    if at < len(text.tokens) and text.tokens[at].isdigit():
        yield at + 1, Number(int(text.tokens[at]))


def _race(text: Text, at: int) -> Iterator[tuple[int, Any]]:
    """The longest race that begins here, unless a longer word does."""
    if at >= len(text.tokens):
        return
    source = text.source[text.spans[at][0] :]
    for race in _longest_first():
        if source.startswith(race):
            end = at + len(Letters(race).tokens)
            rest = source[len(race) :]
            if not _KATAKANA.match(rest) or rest.startswith("クリーチャー"):
                yield end, races()[race]
            return


@cache
def _longest_first() -> tuple[str, ...]:
    return tuple(sorted(races(), key=len, reverse=True))


def _name(text: Text, at: int) -> Iterator[tuple[int, Any]]:
    """A name or a word of names, up to the mark that closes it, in English."""
    end = next((end for end in range(at, len(text.tokens)) if text.tokens[end] in "》」。"), at)
    if end > at and isinstance(text, Line):
        english = text.names(text.between(at, end))
        if english is not None:
            yield end, english


def _bare_name(text: Text, at: int) -> Iterator[tuple[int, Any]]:
    """A name without marks, as the first prints have it: a long one, with a particle behind it."""
    if isinstance(text, Line):
        for end in range(at + BARE, min(at + 24, len(text.tokens))):
            if text.tokens[end] in "をがは1" and (name := text.names(text.between(at, end))) is not None:
                yield end, name


def _names(text: Text, at: int) -> Iterator[tuple[int, Any]]:
    """Names with their marks, with "or" between them."""
    if at < len(text.tokens) and text.tokens[at] == "《":
        for end, name in _name(text, at + 1):
            if end < len(text.tokens) and text.tokens[end] == "》":
                yield end + 1, f'"{name}"'
                after = end + 1
                for word in ("または", "か", "と"):
                    if text.tokens[after : after + len(word)] == tuple(word):
                        for last, more in _names(text, after + len(word)):
                            yield last, f'"{name}" or {more}'


def paragraphs_and_faults(text: str, is_spell: bool, names: Names) -> tuple[list[tuple[int, str]], list[NotRead]]:
    """The paragraphs in English that are read, each with the line of `logical_lines` where it begins, and what is not.

    A spell whose effects are not all read has none of them.
    """
    found: list[tuple[int, str]] = []
    effects: list[str] = []
    begins = 0
    faults: list[NotRead] = []
    for number, line in enumerate(logical_lines(text, is_spell, names)):
        if line == KNIGHT_MAGIC and effects:
            effects = ["Knight Magic: " + " ".join(effects)]
            continue
        try:
            kind, said = read_line(line, is_spell, names)
        except NotRead as error:
            error.line = number
            faults.append(error)
            continue
        said = tuple(_turned_up(one) for one in said)
        if kind == "effects":
            begins = begins if effects else number
            effects += said
        else:
            found += [(number, one) for one in said]
    paragraphs = list(zip((at for at, _ in found), _with_breakers([one for _, one in found]), strict=True))
    return paragraphs + ([(begins, " ".join(effects))] if effects and not faults else []), faults


def logical_lines(text: str, is_spell: bool, names: Names) -> list[str]:
    """The lines of a rules text in the reader's spelling, those that belong together as one."""
    lines = joined(lines_of(text))
    return in_one(lines, names) if is_spell else lines


def _turned_up(english: str) -> str:
    """The top card becomes a shield that lies face up: it is revealed first, as our cards say it."""
    to_shields = "add the top card of your deck to your shields face up"
    english = english.replace(
        f"you may {to_shields}",
        "you may reveal the top card of your deck. If you do, put it into your shield zone face up",
    )
    revealed = "eveal the top card of your deck. Put that card into your shield zone face up"
    return english.replace(to_shields, f"r{revealed}").replace(f"A{to_shields[1:]}", f"R{revealed}")


def in_one(lines: list[str], names: Names) -> list[str]:
    """The lines of a spell, those of its effects as one."""
    found: list[str] = []
    for line in lines:
        is_fixed = line == KNIGHT_MAGIC or bool(Chart(grammar(), Line(line, names)).meanings("fixed"))
        is_fixed = is_fixed or line.startswith(SUPER)
        if not is_fixed and found and not found[-1].startswith(_FIXED):
            found[-1] += f"。{line}"
        else:
            found.append(_FIXED + line if is_fixed else line)
    return [line.removeprefix(_FIXED) for line in found]


def _with_breakers(paragraphs: list[str]) -> list[str]:
    """Of several breakers by power, each but the strongest up to the power of the next one."""
    powers = [int(match[1]) if (match := _BREAKER.match(one)) else 0 for one in paragraphs]
    found = []
    for power, one in zip(powers, paragraphs, strict=True):
        higher = min((other for other in powers if other > power), default=0) if power else 0
        found.append(one.replace(f"{power} or more", f"{power} to {higher - 1}") if higher else one)
    return found


_FIXED = "\0"
_BREAKER = re.compile(
    r"(?:While this creature has|The crossed creature with) power (\d+) or more,?(?: this creature)?"
    r' has "\w+ breaker"'
)
SURVIVOR = "サバイバー"
# Names that stand on a line of their own, before what they do.
_HEADS = re.compile(
    "サイレントスキル|ターボラッシュ|ウェーブストライカー|メタモーフ|アクセル|マーシャル・タッチ|返霊\\d+|O・ドライブ.*x\\d+"
    "|これをクロスしたクリーチャーで攻撃するかわりに、タップして次の能力を使ってもよい"
    "|このクリーチャーで攻撃するかわりに、タップして次の能力を使ってもよい"
    "|.*をタップし、攻撃するかわりに次の能力を使ってもよい|シールド・フォース|スペース・チャージ:(?:光|水|闇|火|自然)"
)
_MODES = re.compile(
    "(?:次のうち|次の中から)(?:いずれか)?1つを選ぶ$|次の中から\\d回選ぶ。同じものを選んでもよい$|^爆進ダブル$"
)
_KEYWORD_ALONE = re.compile("[A-Z]・(?:トリガー|ブレイカー)X?|ブロッカー|スピードアタッカー|スレイヤー|チャージャー")
SUPER = "oB"  # before what a super shield trigger does more without shields
BOTH = "爆進ダブル"  # below the modes, of which both may be chosen
KNIGHT_MAGIC = "ナイト・マジック"


def joined(lines: list[str]) -> list[str]:
    """The lines, with names that stand alone before what they do."""
    found: list[str] = []
    modes = False
    for line in lines:
        if modes and line == BOTH:
            found[-1] = found[-1].replace(found[-1].partition("。▶")[0], BOTH)
            continue
        if modes and not _KEYWORD_ALONE.fullmatch(line):
            found[-1] += f"。▶{line.lstrip('▶・')}"
            continue
        modes = _MODES.search(line) is not None
        if line == SURVIVOR:
            found = [SURVIVOR + one for one in found]
        elif found and _HEADS.fullmatch(found[-1]):
            found[-1] += line
        elif found and line.startswith("そうしたら"):
            found[-1] += f"。{line}"
        else:
            found.append(line)
    return found


def read_line(line: str, is_spell: bool, names: Names) -> tuple[str, tuple[str, ...]]:
    """What a line says in English: an ability or, of a spell, effects. Raises NotRead."""
    chart = Chart(grammar(), Line(line, names))
    found: list[tuple[str, tuple[str, ...]]] = []
    try:
        for kind in ("fixed", "ability", "effects") if is_spell else ("fixed", "ability"):
            found += [(kind, tuple(one.text for one in meaning)) for meaning in chart.meanings(kind)]
            if kind == "fixed" and found:
                break  # one wording for what means the same on every card
    except (TooManyMeanings, RecursionError):
        raise NotRead(gettext("the line could mean too many things"), line) from None
    if not found:
        if not is_spell and chart.meanings("effects"):
            raise NotRead(gettext("it is not said when this happens"), line)
        raise NoPhrase(*_unknown(chart))
    if len({said for _, said in found}) > 1:
        raise NotRead(gettext("「{text}」 has {count} meanings", text=line, count=len(found)), line)
    return found[0]


def _unknown(chart: Chart) -> tuple[str, str]:
    """The clause in which the reading ended, or two that do not join: the words that are read, and the others."""
    source, at = chart.text.source, chart.understood()
    start = max(source.rfind(mark, 0, at) for mark in ("、。" if at < len(source) else "。")) + 1
    after = max(at, start) + (source[at : at + 1] in ("、", "。") and at > start)
    end = min((found for mark in "、。" if (found := source.find(mark, after)) >= 0), default=len(source))
    at = max(start, at if source[at : at + 1] in ("", "、", "。") else _end_of_word(source, at))
    return source[start:at], source[at:end]


_COUNTED = re.compile(r"\d[枚体つ人回度]$")
_PARTICLES = ("から", "まで", "より", "を", "が", "に", "は", "で", "と", "の", "も", "へ")


def _end_of_word(source: str, at: int) -> int:
    """The last place up to `at` that is not within a word: where the script changes, or behind a particle."""
    for end in range(at, 0, -1):
        before, after = _script(source[end - 1]), _script(source[end])
        if _COUNTED.search(source, 0, end):
            return end
        if before == "hiragana":
            if source[:end].endswith(_PARTICLES) and not source[end:].startswith(("から", "まで", "より")):
                return end
        elif before not in (after, "opening", "letter") and (after != "hiragana" or source.startswith(_PARTICLES, end)):
            return end
    return 0


def _script(letter: str) -> str:
    name = unicodedata.name(letter, "")
    known = (("KATAKANA", "katakana"), ("HIRAGANA", "hiragana"), ("CJK", "kanji"), ("DIGIT", "letter"))
    found = next((script for begins, script in known if begins in name), "")
    return found or ("letter" if letter.isalpha() else "opening" if letter in "「《『" else "mark")
