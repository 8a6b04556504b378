"""One card of a line: how many copies of it, and its name among all that people write around it.

A part of a known name is never a count, a bullet or a note: a card may be called "750 Man" or "Retweegyo #Cherry".
Whatever is taken off must be of a known kind, so that a line of which a part is not understood is no card.
"""

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace

from decks.lexicon import Lexicon, Named
from decks.matching import match_key
from decks.notes import is_note
from decks.sections import SAME, heading_of
from decks.suggesting import is_spelt_like_one
from decks.text import cuts

_LONGEST = 400  # letters of a card with all that stands around its name
_MOST_STATES = 500  # ways to look at one piece of text
_X = "[x×*✕✖╳]"
_N = r"(?P<count>\d{1,9})"
_SIGNED = r"(?P<count>-?\d{1,9})"
_KANJI = "(?P<count>[一二三四五六七八九十]{1,3})"
_UNIT = r"(?:枚|cards?\b|copies\b|copy\b)"
_NAME = "(?P<name>.+?)"
_OPEN, _CLOSE = r"[(\[【<{〈]", r"[)\]】>}〉]"
_JAPANESE = "[\u3041-\u30ff\u4e00-\u9fff]"


def _patterns(*patterns: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(pattern, re.IGNORECASE) for pattern in patterns)


_COUNT_BEFORE = _patterns(
    rf"{_SIGNED} ?{_X} ?{_UNIT}? ?[:：]? ?{_NAME}",
    rf"{_X} ?{_SIGNED} ?{_UNIT}? ?[:：]? ?{_NAME}",
    rf"{_SIGNED} ?{_UNIT} ?[:：,、・-]? ?{_NAME}",
    rf"{_SIGNED} ?[:：;,、|–—=→-] ?{_NAME}",
    rf"{_SIGNED} {_NAME}",
    rf"{_OPEN} ?{_X}? ?{_SIGNED} ?{_X}? ?{_UNIT}? ?{_CLOSE} ?[:：]? ?{_NAME}",
    rf"{_SIGNED}(?=[《「【『\"“\[]|{_JAPANESE}){_NAME}",
    rf"{_KANJI} ?枚 ?[:：]? ?{_NAME}",
)
_COUNT_BEHIND = _patterns(
    rf"{_NAME} ?{_X} ?{_N} ?{_UNIT}?",
    rf"{_NAME} ?{_N} ?{_UNIT}",
    rf"{_NAME} {_N} ?{_X}",
    rf"{_NAME} ?[:：;,、|=→] ?{_N} ?{_UNIT}?",
    rf"{_NAME} ?[–—-] ?{_N} ?{_UNIT}?",
    rf"{_NAME} ?(?:…|(?:…|・|\.|·|_|-|―){{2,}}) ?{_N} ?{_UNIT}?",
    rf"{_NAME} {_N}",
    rf"{_NAME} ?{_OPEN} ?{_X}? ?{_N} ?{_X}? ?{_UNIT}? ?{_CLOSE}",
    rf"{_NAME}(?<=[》」】』\"”\]]){_N}",
    rf"{_NAME}(?<={_JAPANESE}){_N}",
    rf"{_NAME} ?{_X}? ?{_KANJI} ?枚",
)
_HAS_NUMBER = re.compile("\\d|[一二三四五六七八九十] ?枚")
_HAS_BRACKET = re.compile(r"[(\[【〔<{]")
# A bullet is not a minus: -4 is an impossible count.
_BULLET = re.compile(r"(?:[-*+–—>](?= )|[・•‣·▪▫◦●○◎◆◇■□★☆▶▷►※✓✔✅☑»→⇒]) ?(?P<name>.+)")
_LINE_NUMBER = re.compile(r"(?:(?P<number>\d{1,2}) ?[.)](?!\d)|(?P<circled>[①-⑳])) ?(?P<name>.+)")
_QUOTES = re.compile(
    r"""《(.+)》|「(.+)」|『(.+)』|【(.+)】|"(.+)"|“(.+)”|'(.+)'|\[\[?(.+?)\]?\]|<(.+)>|〈(.+)〉|`(.+)`|\*\*(.+)\*\*"""
)
# One bracket of a pair may have been lost on the way.
_HALF_QUOTED = re.compile(r"《(?P<name>[^《》]+)|(?P<name2>[^《》]+)》")
_BRACKETS_BEHIND = re.compile(r"(?P<name>.+?) ?[(\[【〔<{](?P<note>[^()\[\]【】〔〕<>{}]*)[)\]】〕>}]")
_BRACKETS_BEFORE = re.compile(r"[(\[【〔<{](?P<note>[^()\[\]【】〔〕<>{}]*)[)\]】〕>}] ?(?P<name>.+)")
_WORDS_BEHIND = (re.compile(r"(?P<name>.+) (?P<note>\S+)"), re.compile(r"(?P<name>.+) (?P<note>\S+ \S+)"))
_SET_AND_NUMBER = re.compile(
    r"(?P<name>.+?) ?[(\[{](?P<note>(?:[A-Za-z]{2,6}|P)-?\d[^()\[\]{}]*|[A-Z]{2,6})[)\]}] #?(?P<number>\d[\w/]*)"
)
_ADDRESS_BEHIND = re.compile(r"(?P<name>.+?) ?(?:<?https?://\S+|[@¥￥]? ?\d[\d,]* ?円)")
# What somebody adds behind a count that has a mark; another count in it may be that of another card.
_WORDS_BEHIND_A_COUNT = re.compile(
    rf"(?P<name>.+?(?:{_X} ?\d{{1,2}}枚?|\d{{1,2}} ?枚)) ?(?P<words>(?:[(:→]|…|・・・)(?!.*(?:{_X} ?\d|\d ?枚)).+)"
)
# Without a mark between them the words must be no card, garbled or not: a role, small letters, or with a particle.
_PLAIN_WORDS_BEHIND = re.compile(rf"(?P<name>.+?(?:{_X} ?\d{{1,2}}枚?|\d{{1,2}} ?枚)) (?P<words>[^\d]+)")
_PLAIN_WORDS = re.compile(r"[a-z' ,.-]+|[^A-Za-z《》]*[のをにはがでもへ][^A-Za-z《》]*")
_MARKS_BEHIND = re.compile(r"(?P<name>.+?) ?[,;、。|/]+")
_READING_WITHIN = re.compile(r"\((?P<reading>[ぁ-ゖァ-ヺー・ =]+)\)(?=.)")
# The name in Latin letters before the Japanese one, as sites for readers abroad write it.
_NOT_JAPANESE = r"[^\u3041-\u30ff\u4e00-\u9fff\d]"
_ROMANISED = re.compile(
    rf"(?P<latin>{_NOT_JAPANESE}*[a-zāīūēō]{{2}}{_NOT_JAPANESE}*?) (?P<name>[《“「\"]?{_JAPANESE}.+)"
)


@dataclass(frozen=True)
class Item:
    """What a piece of text says: copies of a card.

    `counts` are what was read as numbers of copies: one, none, or in a piece that is not clear several. `number` is one
    that may be a count or not, such as the number in a set. `cards` are several if the name is not clear.
    """

    cards: tuple[Named, ...]
    name: str
    counts: tuple[str, ...] = ()
    number: str = ""
    behind: bool = False  # whether the count follows the name

    @property
    def clear(self) -> bool:
        """Whether it is one thing."""
        return len(self.cards) == 1 and len(self.counts) <= 1 and not (self.number and not self.counts)


def items_of(text: str, lexicon: Lexicon, most_counts: int = 1) -> list[Item]:
    """What a whole piece of text may say, each thing once; nothing if it is not the name of a card with its count."""
    if len(text) > _LONGEST:
        return []
    found: list[Item] = []
    start = Item((), text.strip())
    waiting, seen = deque([start]), {start}
    while waiting:
        state = waiting.popleft()
        if cards := lexicon.find(state.name):
            found.append(replace(state, cards=cards))
            if len(cards) == 1:
                continue
        for other in _simpler(state, lexicon, most_counts):
            if other not in seen and len(seen) < _MOST_STATES:
                seen.add(other)
                waiting.append(other)
    return _distinct(found)


def _distinct(found: list[Item]) -> list[Item]:
    """The clear ones, if there are any, with the longest names, because no part of a name is anything else."""
    found = [item for item in found if len(item.cards) == 1] or found
    longest = max((_letters(item.name) for item in found), default=0)
    by_meaning: dict[object, Item] = {}
    for item in found:
        if _letters(item.name) == longest:
            by_meaning.setdefault((item.cards, item.counts, "" if item.counts else item.number), item)
    return list(by_meaning.values())


def _letters(name: str) -> int:
    return sum(letter.isalnum() for letter in match_key(name))


def _simpler(state: Item, lexicon: Lexicon, most_counts: int) -> Iterator[Item]:
    """The item with one thing less around the name."""
    for name, number in _without_notes(state.name, lexicon):
        if name.strip():
            yield replace(state, name=name.strip(), number=number or state.number)
    if len(state.counts) == most_counts or not _HAS_NUMBER.search(state.name):
        return
    for patterns, behind in ((_COUNT_BEFORE, False), (_COUNT_BEHIND, True)):
        for pattern in patterns:
            if match := pattern.fullmatch(state.name):
                counts = (*state.counts, _number(match["count"]))
                yield replace(state, name=match["name"].strip(), counts=counts, behind=behind)


def _without_notes(text: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """The text without one thing around it, and a number that was in that."""
    yield from _without_marks_before(text)
    if _HAS_BRACKET.search(text):
        if match := _SET_AND_NUMBER.fullmatch(text):
            yield match["name"], match["number"]
        for pattern in (_BRACKETS_BEHIND, _BRACKETS_BEFORE):
            if (match := pattern.fullmatch(text)) and _is_about_the_card(match, lexicon):
                yield match["name"], ""
        readings = _READING_WITHIN.findall(text)
        if readings and not any(map(lexicon.find, readings)):
            yield _READING_WITHIN.sub("", text), ""
    if " " in text:
        for pattern in _WORDS_BEHIND:
            if (match := pattern.fullmatch(text)) and is_note(match["note"], in_brackets=False):
                yield match["name"], ""
        if not text.isascii() and (match := _ROMANISED.fullmatch(text)) and _no_other_card(match, lexicon):
            yield match["name"], ""
    if (text[-1] == "円" or "://" in text) and (match := _ADDRESS_BEHIND.fullmatch(text)):
        yield match["name"], ""
    if (match := _WORDS_BEHIND_A_COUNT.fullmatch(text)) and not lexicon.find(match["words"].strip("():→…・ ")):
        yield match["name"], ""
    if (match := _PLAIN_WORDS_BEHIND.fullmatch(text)) and _are_plain(match["words"], lexicon):
        yield match["name"], ""
    if match := _MARKS_BEHIND.fullmatch(text):
        yield match["name"], ""
    for cut in cuts(text)[1:]:
        yield cut, ""


def _without_marks_before(text: str) -> Iterator[tuple[str, str]]:
    """The text without a bullet, the number of its line, or the marks of quotation around it."""
    if text[0].isalpha():
        if match := _HALF_QUOTED.fullmatch(text):
            yield match["name"] or match["name2"], ""
        return
    if match := _BULLET.fullmatch(text):
        yield match["name"], ""
    if match := _LINE_NUMBER.fullmatch(text):
        yield match["name"], match["number"] or match["circled"]
    if match := _QUOTES.fullmatch(text):
        yield next(filter(None, match.groups())), ""
    if match := _HALF_QUOTED.fullmatch(text):
        yield match["name"] or match["name2"], ""


def _is_about_the_card(match: re.Match[str], lexicon: Lexicon) -> bool:
    """Whether brackets have a note about the card before or after them, or another name of it."""
    inside = lexicon.find(match["note"])
    return inside == lexicon.find(match["name"]) if inside else is_note(match["note"])


def _are_plain(words: str, lexicon: Lexicon) -> bool:
    heading = heading_of(words)
    if heading is not None and heading.section == SAME:
        return True
    if not _PLAIN_WORDS.fullmatch(words) or lexicon.find(words):
        return False
    return not is_spelt_like_one(match_key(words), lexicon.names.known)


def _no_other_card(match: re.Match[str], lexicon: Lexicon) -> bool:
    latin = lexicon.find(match["latin"])
    return not latin or latin == lexicon.find(match["name"])


def likely_item(text: str, lexicon: Lexicon, most_counts: int = 1) -> Item:
    """What a piece of text that names no card most likely means: one of its numbers is the count, the rest a name."""
    state = Item((), text.strip())
    while len(text) <= _LONGEST and (simpler := next(_simpler(state, lexicon, most_counts), None)):
        state = simpler
    return state


def _number(count: str) -> str:
    """A count in digits: kanji up to 39."""
    if count.lstrip("-").isdecimal():
        return str(int(count))
    digits = "一二三四五六七八九"
    tens, ten, ones = count.rpartition("十")
    if len(tens) > 1 or len(ones) > 1 or "十" in tens + ones:
        return count
    value = (digits.find(tens) + 1 if tens else 1) * 10 if ten else 0
    return str(value + (digits.find(ones) + 1 if ones else 0))
