"""Lines whose meaning depends on the lines around them: counts on lines of their own, totals, the list's title."""

import itertools
import re
from dataclasses import replace

from decks.groups import settle_groups
from decks.in_sentences import settle_sentences
from decks.items import Item, likely_item
from decks.lexicon import Lexicon
from decks.matching import match_key
from decks.remarks import MARKS, begins_explanations, introduces, is_counted, is_counter, without_marks
from decks.sections import THE_LIST, TOTAL, Heading, is_like_a_section, looks_like_a_heading
from decks.suggesting import is_spelt_like_one
from decks.taking import CARDS, COLUMNS, COUNT, COUNT_OF_A_CARD, HEADING, NAME, NOTE, PROSE, TITLE, UNKNOWN, Entry, Line
from decks.text import cuts
from decks.visible_text import shown
from sim.language import gettext

_PASSED_OVER = ("comment", NOTE, PROSE, "ruled line")
# Lines by `_letter`: names that are known or not, numbers, and a number after a heading that may be the size of it.
_COUNTS_BEHIND = re.compile("U*S?U*(?P<cards>(?:[NU]C)+)U*")
_COUNTS_BEFORE = re.compile("U*S?U*(?P<cards>[CS][NU](?:C[NU])*)U*")
_TITLE_IN_BRACKETS = re.compile("[【『「《].+[】』」》]")
_WORDS = re.compile(rf"[\"“(♪～~*{MARKS}【『「《]*[^\W_][^=;_{{}}<>$\\|`\"]*[\"”]?")  # what a title consists of
_NOT_COUNTED = r"(?P<title>[^\d:][^:]*[^\W\d_][^:]*?)"
_TITLE_AND_SIZE = re.compile(rf"{_NOT_COUNTED} ?[(\[【](?P<size>[2-9]\d) ?(?:cards?|枚)?[)\]】]:?", re.IGNORECASE)
_TITLE_AND_COLON = re.compile(r"(?P<title>[^\d:]*[^\W\d_][^\d:]*):")
_LETTERS = re.compile("[^\\W_]")
_NUMERAL = re.compile("[0-9一二三四五六七八九十]")
_SHORTEST_IN_TITLE = 3  # letters of a name in Japanese words
_MOST_COPIES = 10  # a number alone that is larger is a total
_MARKED_COUNT = re.compile(r"\d ?枚|[x×*✕] ?\d|(?<!\S)\d{1,2}(?!\S)", re.IGNORECASE)
_GLUED = re.compile("[\u3041-\u30ff\u4e00-\u9fff][1-4](?: S?ST)?$", re.IGNORECASE)  # a count at the name itself
_FEW_LETTERS = 12
_LONGEST_TYPO = 40  # letters of a line that may be a misspelt card


def settle(lines: list[Line], lexicon: Lexicon) -> None:
    """Decide what the lines are that were left open, in place."""
    for line, below in itertools.pairwise(lines):
        if line.kind == COUNT and is_counter(below.text):
            line.kind = NOTE
    _settle_explanations(lines)
    settle_groups(lines)
    if any(line.kind == COUNT for line in lines):
        _settle_counts(lines)
    settle_sentences(lines, lexicon)
    _settle_names(lines)
    _settle_unknown(lines, lexicon)


def _settle_explanations(lines: list[Line]) -> None:
    """Where the cards of the list are explained they are no further copies; a heading with a section ends this."""
    listed = explained = False
    for line in lines:
        if line.begins_section:
            explained = False
        elif listed and line.kind != HEADING and begins_explanations(line.text):
            explained = True
        listed = listed or line.is_card
        if explained and line.kind != "comment":
            line.kind, line.entries, line.others, line.heading = NOTE, (), (), None


def _settle_counts(lines: list[Line]) -> None:
    """Give the names the counts on lines of their own: all before, or all after them."""
    runs = [
        run for run in _runs(lines) if "N" in (letters := "".join(letter for _, letter in run)) and _has_number(letters)
    ]
    for pattern in (_COUNTS_BEHIND, _COUNTS_BEFORE):
        matches = [pattern.fullmatch("".join(letter for _, letter in run)) for run in runs]
        if all(matches):
            for run, match in zip(runs, matches, strict=True):
                if match is not None:
                    cards = [line for line, _ in run[slice(*match.span("cards"))]]
                    _pair(cards, pattern is _COUNTS_BEFORE)
            break
    previous: Line | None = None
    for line in lines:
        if line.kind == COUNT:
            _settle_number(line, previous)
        if line.kind not in _PASSED_OVER:
            previous = line


def _has_number(letters: str) -> bool:
    return "C" in letters or "S" in letters


def _pair(lines: list[Line], before: bool) -> None:
    for first, second in zip(lines[::2], lines[1::2], strict=True):
        count, name = (first, second) if before else (second, first)
        entries = name.entries or (Entry(Item((), name.text)),)
        name.entries = tuple(replace(entry, item=replace(entry.item, counts=(count.words,))) for entry in entries)
        name.kind, count.kind, count.words = CARDS, COUNT_OF_A_CARD, entries[0].item.name


def _runs(lines: list[Line]) -> list[list[tuple[Line, str]]]:
    """The names and numbers between headings and the like, each with its letter."""
    runs: list[list[tuple[Line, str]]] = [[]]
    previous: Line | None = None
    for line in lines:
        if letter := _letter(line, previous):
            runs[-1].append((line, letter))
        elif line.kind not in _PASSED_OVER:
            runs.append([])
        if line.kind not in _PASSED_OVER:
            previous = line
    return runs


def _letter(line: Line, previous: Line | None) -> str:
    if line.kind == COUNT:
        behind_heading = previous is not None and previous.heading is not None and previous.heading.size is None
        return "" if int(line.words) > _MOST_COPIES else "S" if behind_heading else "C"
    return {NAME: "N", UNKNOWN: "U"}.get(line.kind, "")


def _settle_number(line: Line, previous: Line | None) -> None:
    """A number alone that is no count of a card: the size of the heading before it, or a total, if it says so."""
    size = int(line.words)
    heading = previous.heading if previous is not None and previous.kind == HEADING else None
    if heading is not None and heading.size is None and size > 0:
        line.kind, line.heading = HEADING, replace(heading, size=size)
    elif size > _MOST_COPIES or "枚" in line.text or "card" in line.text.casefold():
        line.kind, line.heading = HEADING, Heading(TOTAL, size)
    else:
        line.kind = UNKNOWN
        line.problem = gettext(
            '"{text}" is a number alone: it may belong to the line before it or the one after it.'
            " Write it before the name of the card.",
            text=shown(line.text),
        )


def _settle_names(lines: list[Line]) -> None:
    """Names without a count are one copy each, unless one of them is rather the title."""
    counted = [line for line in lines if line.kind == CARDS]
    bare = [line for line in lines if line.kind == NAME]
    if len(counted) > 1 and len(bare) == 1 and bare[0] is next(line for line in lines if line.kind not in _PASSED_OVER):
        if not any(line.kind == TITLE for line in lines):
            name = shown(bare[0].text)
            bare[0].problem = gettext(
                '"{name}" is the title of the list or one copy of a card. Write "# name: {name}" or "1 {name}".',
                name=name,
            )
    for line in bare:
        line.kind = CARDS


def _settle_unknown(lines: list[Line], lexicon: Lexicon) -> None:
    """The first of the lines before all cards is the title if it is not a misspelt card.

    The others, and those after all cards, are notes: what follows a heading there are no cards of the deck. Below the
    names of columns stand rows, of which the first may be a garbled one.
    """
    first_card = next((at for at, line in enumerate(lines) if line.is_card or line.kind == COLUMNS), len(lines))
    if not any(entry.item.counts for line in lines for entry in line.entries):
        return
    style = _is_counted_behind(lines)
    glued = style and any(line.is_card and _GLUED.search(line.text) for line in lines)
    titled = any(line.kind == TITLE for line in lines)
    for at, line in enumerate(lines[:first_card]):
        if line.kind != UNKNOWN or line.problem:
            continue
        if introduces(line.text):
            line.kind = PROSE
            continue
        if not titled and (title := _title_as_a_heading(line.text, lexicon)):
            heading, words = title
            others = any(one.kind == UNKNOWN and looks_like_a_heading(one.text) for one in lines if one is not line)
            if heading.size or not others:
                line.kind, line.heading, line.words = HEADING, heading, shown(without_marks(words))
                titled = True
                continue
        in_brackets = bool(_TITLE_IN_BRACKETS.fullmatch(line.text))
        if looks_like_a_heading(line.text) and not (in_brackets and at == 0):
            continue
        bare = cuts(line.text)[-1].strip()  # without a comment behind it
        if not _WORDS.fullmatch(line.text) or (is_counted(bare) and _has_count(bare, style)):
            continue
        if is_rather_a_card(line.text, lexicon) or (glued and _GLUED.search(bare)):
            continue
        line.kind = NOTE if titled else TITLE
        line.words = shown(without_marks(line.text))
        titled = True
    last_card = max((at for at, line in enumerate(lines) if line.is_card), default=len(lines))
    for line in lines[last_card + 1 :]:
        is_open = line.kind == UNKNOWN and not line.problem
        if is_open and not _may_have_count(line.text) and not is_rather_a_card(line.text, lexicon):
            line.kind = NOTE


def _title_as_a_heading(text: str, lexicon: Lexicon) -> tuple[Heading, str] | None:
    """What a title with its size or a colon says, such as "Mono-Red (40)" or "Annihilation:"; None for other lines."""
    match = _TITLE_AND_SIZE.fullmatch(text) or _TITLE_AND_COLON.fullmatch(text)
    if match is None or is_like_a_section(match["title"]) or is_rather_a_card(match["title"], lexicon):
        return None
    size = match.groupdict().get("size")
    return Heading(THE_LIST, int(size) if size else None), match["title"]


def _may_have_count(text: str) -> bool:
    """Whether a number of the line may be that of copies: at an end, marked, a word, or in a line of few letters."""
    if not any(letter.isdecimal() for letter in text):
        return is_counted(text)
    letters = [letter for letter in text if letter.isalnum()]
    at_an_end = letters[0].isdecimal() or letters[-1].isdecimal()
    return at_an_end or len(letters) < _FEW_LETTERS or is_counted(text) or bool(_MARKED_COUNT.search(text))


def _is_counted_behind(lines: list[Line]) -> bool:
    behind = [entry.item.behind for line in lines for entry in line.entries if entry.item.counts]
    return 2 * sum(behind) > len(behind)


def _has_count(text: str, behind: bool) -> bool:
    """Whether a line has a number where the other lines have their counts, or one that is clearly marked."""
    if re.search(r"[x×*✕] ?\d{1,2}枚?$|^\d{1,2} ?[x×枚]|\d枚$", text, re.IGNORECASE):
        return True
    return bool(re.search(r"\d$" if behind else r"^\d", text))


def is_rather_a_card(text: str, lexicon: Lexicon) -> bool:
    """Whether a line may be a card of which the name, the number or a note is garbled."""
    key = match_key(text)
    if any(name in key and _is_all_but(name, key) for name in lexicon.names.known):
        return True
    likely = match_key(likely_item(text, lexicon).name)
    return len(likely) <= _LONGEST_TYPO and is_spelt_like_one(likely, lexicon.names.known)


def _is_all_but(name: str, key: str) -> bool:
    """Whether a name in a line is the card of it, and not a part of other words."""
    before, _, behind = key.partition(name)
    if name.isascii():
        return not (before[-1:].isalnum() or behind[:1].isalnum())
    rest = _LETTERS.findall(before + behind)
    return len(name) >= _SHORTEST_IN_TITLE and (len(rest) <= 2 or bool(_NUMERAL.search(before + behind)))
