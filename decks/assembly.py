"""From the lines of a decklist to its cards by section: the headings, the zones of cards, and what is wrong."""

import re
from dataclasses import dataclass, field

from decks.checking import DeckLine, Problem, place_problem
from decks.circled import with_counts
from decks.encodings import decoded_lines
from decks.items import items_of, likely_item
from decks.layout import is_rather_a_card, settle
from decks.lexicon import Lexicon, Named
from decks.lines import read_count, unknown_card, unknown_card_line, unreadable_count
from decks.listing import CardList, ListedCard, TakenLine
from decks.names import CardNames
from decks.outside import BATTLE_ZONE, MAIN
from decks.sections import (
    OUTSIDE_BY_TYPE,
    PLAYED,
    SAME,
    THE_LIST,
    TOTAL,
    Heading,
    looks_like_a_heading,
    section_of,
    sections_known,
)
from decks.shown_names import called
from decks.sides import leave_out_other_sides
from decks.taking import CARDS, HEADING, MOST_UNKNOWN, TITLE, UNKNOWN, Entry, Line, taken
from decks.text import plain_text
from decks.totals import Counted, Stated, wrong_totals
from decks.visible_text import shown
from decks.writing import lines_of_json
from sim.language import gettext, ngettext, sentences, translatable

MOST_SUGGESTIONS = 10  # unknown names of a list that similar names are searched for


def read_list(content: bytes, names: CardNames) -> CardList:
    """Read the text of a list; what is wrong with it is in its `problems`."""
    numbered, problems = decoded_lines(content)
    if content.lstrip().startswith(b"{"):
        numbered = lines_of_json("\n".join(line for _, line in numbered)) or numbered
    lexicon = Lexicon(names)
    counted = with_counts(numbered, lexicon)
    lines = taken(counted, lexicon)
    settle(lines, lexicon)
    leave_out_other_sides(lines, lexicon)
    assembly = _Assembly(lexicon, CardList(problems=problems))
    assembly.written = {
        number: plain_text(line) for (number, line), (_, read) in zip(numbered, counted, strict=True) if read != line
    }
    assembly.unreadable = bool(problems)
    assembly.counted = any(entry.item.counts for line in lines for entry in line.entries)
    for line in lines:
        assembly.add(line)
    if not assembly.unreadable:
        assembly.found.problems += wrong_totals(assembly.stated, assembly.sizes)
    return assembly.found


@dataclass(frozen=True)
class _Place:
    """Where cards stand: their section, whether a heading says that it is the main deck, and the numbers of headings.

    `group` is the number of the nearest heading, `block` that of the nearest one that begins a section.
    """

    section: str = MAIN
    said: bool = False
    group: int = 0
    block: int = 0


@dataclass
class _Assembly:
    """Puts the cards of lines into sections. `columns` are the places of cards in several columns."""

    lexicon: Lexicon
    found: CardList
    counted: bool = False
    unreadable: bool = False  # whether a line may hold cards that were not read
    place: _Place = _Place()
    columns: Line | None = None
    places: list[_Place] = field(default_factory=list)
    headings: int = 0
    unknown: int = 0
    stated: list[Stated] = field(default_factory=list)
    sizes: list[Counted] = field(default_factory=list)
    written: dict[int, str] = field(default_factory=dict)  # lines that were read with other numbers

    def add(self, line: Line) -> None:
        """Add a line."""
        meaning = line.words
        if line.kind == HEADING:
            meaning = self._begin(line)
            self.found.title = self.found.title or line.words or None
        elif line.kind == CARDS:
            if line.heading is not None:
                self._begin(line)
            meaning = self._cards(line)
        elif line.kind == TITLE and self.found.title is None:
            self.found.title = line.words
        elif line.kind == UNKNOWN:
            self._not_understood(line)
        text = self.written.get(line.number, line.text)
        self.found.lines.append(TakenLine(line.number, text, line.kind, meaning))

    def _begin(self, line: Line) -> str:
        """Begin what a heading says, and say it."""
        if line.columns is not None:
            self.columns = line
            self.places = [self._under(heading, line) for _, heading in line.columns.headings]
            return ", ".join(_in_words(heading) for _, heading in line.columns.headings)
        heading = line.heading or Heading(SAME)
        if heading.section == TOTAL:
            self.stated.append(Stated(line.number, line.text, heading, self.place.group, self.place.block))
        else:
            self.columns = None
            self.place = self._under(heading, line)
        return _in_words(heading)

    def _under(self, heading: Heading, line: Line) -> _Place:
        self.headings += 1
        here = self.place
        if heading.section == SAME:
            place = _Place(here.section, here.said, self.headings, here.block)
        else:
            section = MAIN if heading.section == THE_LIST else heading.section
            place = _Place(section, heading.section == MAIN, self.headings, self.headings)
        self.stated.append(Stated(line.number, line.text, heading, place.group, place.block))
        return place

    def _cards(self, line: Line) -> str:
        """Add the cards of a line, and say which they are."""
        if line.problem:
            self._wrong(line.number, line.problem)
        elif line.others:
            one, other = (gettext(" and ").join(map(_copies_in_words, way)) for way in (line.entries, line.others))
            words = gettext('"{text}" may be {one} or {other}.', text=shown(line.text), one=one, other=other)
            self._wrong(line.number, sentences(words, gettext(_HOW_TO_WRITE)))
        for entry in line.entries:
            self._card(line, entry)
        if len(line.entries) == 1 and not line.entries[0].item.cards:
            return line.text
        return "; ".join(_copies_in_words(entry) for entry in line.entries)

    def _card(self, line: Line, entry: Entry) -> None:
        item, place = entry.item, self._place_of(entry)
        section = place.section if not line.section else section_of(line.section) or place.section
        if len(item.cards) != 1:
            self._no_card(line.number, section, place, item.name, item.counts, item.cards)
            return
        card = item.cards[0]
        counted, problem = read_count(line.number, item.counts[0] if item.counts else "1", card.name)
        if item.number and not item.counts and not line.others:
            name = shown(called(card.name))
            words = gettext(
                'the number {number} may be that of copies of "{name}" or another one.', number=item.number, name=name
            )
            self._wrong(line.number, sentences(words, gettext(_HOW_TO_WRITE)))
        if problem is not None:
            self.found.problems.append(problem)
        copies = None if line.problem or line.others else counted.count
        section = self._zone(line.number, card, section, place.said and not line.section)
        self._put(ListedCard(line.number, section, copies, card.name, card), place)

    def _place_of(self, entry: Entry) -> _Place:
        if self.columns is None or self.columns.columns is None:
            return self.place
        return self.places[self.columns.columns.of(entry.column, entry.place)]

    def _zone(self, number: int, card: Named, section: str, said: bool) -> str:
        """The section of a card: that of its type where no heading says another one."""
        right = self.lexicon.section_of(card)
        if section == OUTSIDE_BY_TYPE and right != MAIN:
            return right
        if section == MAIN and (not said or right == BATTLE_ZONE):
            return right
        if section in (*PLAYED, OUTSIDE_BY_TYPE) and (problem := place_problem(number, card.name, right, section)):
            self.found.problems.append(problem)
        return section

    def _no_card(
        self, number: int, section: str, place: _Place, name: str, counts: tuple[str, ...], cards: tuple[Named, ...]
    ) -> None:
        """A name that is not that of one card."""
        name = name if cards else likely_item(name, self.lexicon, 0).name
        counted, problem = read_count(number, counts[0] if counts else "1", name)
        if section in PLAYED:
            if cards:
                meant = gettext(" or ").join(_quoted(cards))
                words = gettext('"{name}" may mean {cards}. Write the whole name.', name=shown(name), cards=meant)
                self._wrong(number, words)
            else:
                self.found.problems.append(unknown_card(number, name, self.lexicon.names, self._may_suggest()))
        if problem is not None:
            self.found.problems.append(problem)
        self._put(ListedCard(number, section, counted.count, name), place)

    def _not_understood(self, line: Line) -> None:
        """A line that is no card, no heading and nothing else that is known."""
        text, section = line.text, self.place.section
        if self.unknown > MOST_UNKNOWN:
            match = _COUNT_FIRST.fullmatch(text)
            counted, _ = read_count(line.number, match["count"] if match else "1", match["name"] if match else text)
            self._unknown_card(counted, [unknown_card(line.number, counted.card, self.lexicon.names, suggest=False)])
        elif line.problem:
            self._wrong(line.number, line.problem)
        elif twice := [item for item in items_of(text, self.lexicon, 2) if len(item.counts) == 2 and item.cards]:
            one, other = sorted(twice[0].counts, key=len)
            name = shown(twice[0].cards[0].name)
            words = gettext(
                '"{text}" may be {one} or {other} copies of "{name}". Write {one} {name} or {other} {name}.',
                text=shown(text),
                one=one,
                other=other,
                name=name,
            )
            self._wrong(line.number, words)
            self._put(ListedCard(line.number, section, None, twice[0].cards[0].name), self.place)
        elif (found := unreadable_count(line.number, text, self.lexicon.names)) and section in PLAYED:
            self._unknown_card(found[0], [found[1]] if found[1] else [])
        elif section in PLAYED and (looks_like_a_heading(text) or self._is_no_card(text)):
            words = gettext(
                '"{text}" is not a section of a deck. The sections are {sections}. Write # before a comment.',
                text=shown(text),
                sections=sections_known(),
            )
            self._wrong(line.number, words)
        else:
            suggest = section in PLAYED and self._may_suggest()
            self._unknown_card(*unknown_card_line(line.number, text, self.lexicon, suggest))

    def _unknown_card(self, line: DeckLine, problems: list[Problem]) -> None:
        """Cards of a name that is not known; where they are not played they need not be known."""
        section = self.place.section
        self.found.problems += problems if section in PLAYED else problems[1:]
        self.unreadable = self.unreadable or section in PLAYED
        self._put(ListedCard(line.line, section, line.count, line.card), self.place)

    def _is_no_card(self, text: str) -> bool:
        """Whether a line without a number is rather a comment than a card, among lines that have numbers."""
        if not self.counted or any(letter.isdecimal() for letter in text):
            return False
        self.unknown += 1
        return self.unknown > MOST_SUGGESTIONS or not is_rather_a_card(text, self.lexicon)

    def _may_suggest(self) -> bool:
        self.unknown += 1
        return self.unknown <= MOST_SUGGESTIONS

    def _wrong(self, number: int, words: str) -> None:
        self.found.problems.append(Problem(number, words))
        self.unreadable = True

    def _put(self, card: ListedCard, place: _Place) -> None:
        self.found.cards.append(card)
        self.unreadable = self.unreadable or card.copies is None
        self.sizes.append(Counted(card.line, card.copies or 0, card.section, place.group, place.block))


_COUNT_FIRST = re.compile(r"(?P<count>\d{1,9})[x×]? (?P<name>.+)")
_HOW_TO_WRITE = translatable("Write one card a line, with its number of copies first, such as 4 Corile.")


def _quoted(cards: tuple[Named, ...]) -> list[str]:
    return [f'"{shown(called(card.name))}"' for card in cards]


def _copies_in_words(entry: Entry) -> str:
    item = entry.item
    name = called(item.cards[0].name) if len(item.cards) == 1 else item.name
    return f"{item.counts[0] if item.counts else 1} {shown(name)}"


def _in_words(heading: Heading) -> str:
    called = {SAME: translatable("part of a section"), THE_LIST: MAIN, TOTAL: translatable("in total")}
    section = gettext(called.get(heading.section, heading.section))
    if heading.each is not None:
        return ngettext("{count} copy of each card", "{count} copies of each card", heading.each)
    if heading.size is None:
        return section
    return ngettext("{section}, {count} card", "{section}, {count} cards", heading.size, section=section)
