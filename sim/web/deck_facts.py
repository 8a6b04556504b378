"""What a page draws of a list: its cards with their texts, mana curve and colours, and what of it can be played."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from decks.assembly import read_list
from decks.checking import DeckError, Problem
from decks.formats import Format
from decks.formats.age import UNKNOWN, Age, age_of
from decks.names import UnplayableCard
from decks.outside import MAIN
from decks.reading import Deck, deck_of_list
from decks.sections import PLAYED
from decks.shipped import ShippedDeck, deck_called
from decks.shown_names import BOTH, ENGLISH, JAPANESE, called, is_japanese, names_chosen
from decks.visible_text import shown
from reports.own_cards import imported_in_words
from reports.writing.colours import CIVILIZATIONS
from reports.writing.document import CardFacts, DeckTable, heads
from sim.cards.library import cards_in_use, check_own_cards, imported_cards
from sim.cards.library.entries import Entry
from sim.language import ENGLISH as SPOKEN_ENGLISH
from sim.language import gettext, language, sentences
from sim.web.errors import USERS, in_words

NO_FACTS = CardFacts("", 0, "", (), "", "")


@dataclass(frozen=True)
class ListFacts:
    """A list as a page draws it: the cards of its main deck, how many of its cards can be played, and its colours.

    `size` counts those outside the main deck, too, as `playable` does. `title` is what the list calls itself. `names`
    are the names of the cards of the table, in its order; `unplayable` are those that cannot be played, with their
    copies. `age` says when its newest card came out.
    """

    table: DeckTable
    size: int
    playable: int
    civilizations: tuple[str, ...]
    title: str = ""
    names: tuple[str, ...] = ()
    unplayable: tuple[tuple[str, int], ...] = ()
    age: Age = UNKNOWN

    @property
    def age_in_words(self) -> str:
        """When its newest card came out; "" where nothing is known of that."""
        first, last = (None if day is None else day.year for day in (self.age.first, self.age.last))
        if first is None:
            return "" if last is None else gettext("Newest card: {year} or earlier", year=last)
        if last is None:
            return gettext("Newest card: {year} or later", year=first)
        if first == last:
            return gettext("Newest card: {year}", year=last)
        return gettext("Newest card: {first} to {last}", first=first, last=last)

    @property
    def known(self) -> DeckTable:
        """Its cards without those that cannot be played."""
        return replace(self.table, cards=tuple((count, card) for count, card in self.table.cards if card.cost_in_words))

    @property
    def main(self) -> int:
        """How many cards its main deck has."""
        return sum(count for count, _ in self.table.cards)

    @property
    def size_in_words(self) -> str:
        """How many cards it has: those of the main deck, and those outside it."""
        outside = self.size - self.main
        if outside:
            return gettext("{count} cards and {outside} outside the deck", count=self.main, outside=outside)
        return gettext("{count} cards", count=self.main)

    @property
    def coverage(self) -> str:
        """How much of it can be played; "" where all of it can."""
        if self.playable == self.size:
            return ""
        return gettext("{count} of {all} cards can be played.", count=self.playable, all=self.size)


@dataclass(frozen=True)
class Checked:
    """What is wrong with a list, in lines; or, in a sentence, what it is, and the cards that nobody has reviewed."""

    wrong: tuple[Problem, ...] = ()
    fine: str = ""
    unreviewed: tuple[str, ...] = ()
    reviewed: str = ""


def card_facts(card: Entry | UnplayableCard) -> CardFacts:
    """A card as its text shows it, which opens at its name."""
    other = {ENGLISH: card.japanese_name, JAPANESE: card.name, BOTH: ""}[names_chosen()]
    if isinstance(card, UnplayableCard):
        why = [card.why, *(f"“{sentence}”" for sentence in card.sentences)]
        return CardFacts(
            called(card.name, card.japanese_name), 0, "", (), gettext("cannot be played yet"), "\n".join(why), other
        )
    parts = card.halves or card.faces[:1]
    civilizations = tuple(name for name in CIVILIZATIONS if any(name in part.civilizations for part in parts))
    lines = [line for face in card.faces for line in (face.line, *filter(None, face.rules_text.split("\n")))]
    return CardFacts(
        name=called(card.name, card.japanese_name),
        cost=parts[0].cost,
        cost_in_words=" / ".join(str(part.cost) for part in parts),
        civilizations=civilizations,
        kind=" / ".join(gettext(part.type.lower()) for part in parts),
        text="\n".join(lines),
        other_name=other,
    )


def names_of(deck: ShippedDeck) -> tuple[str, str]:
    """What a deck that ships is called in the language that holds now, and in the other one."""
    return (deck.name, deck.japanese_name) if language() == SPOKEN_ENGLISH else (deck.japanese_name, deck.name)


def entries_by_name() -> Mapping[str, Entry]:
    """The cards that can be played, by their names."""
    return _entries(cards_in_use().entries)


@lru_cache(1)
def _entries(entries: tuple[Entry, ...]) -> Mapping[str, Entry]:
    return {entry.name: entry for entry in entries}


def list_facts(text: str) -> ListFacts:
    """What there is to draw of a list."""
    return _facts(text, names_chosen(), id(cards_in_use()), language())


@lru_cache(200)
def _facts(text: str, names: str, cards: int, spoken: str) -> ListFacts:
    found = read_list(text.encode("utf-8", "replace"), cards_in_use().deck_names)
    entries = entries_by_name()
    copies: dict[str, int] = {}
    unplayable: dict[str, int] = {}
    facts: dict[str, CardFacts] = {}
    size = playable = 0
    for card in found.cards:
        if card.section not in PLAYED:
            continue
        count = card.copies or 0
        known = card.card
        can = known is not None and known.unplayable is None
        size += count
        playable += count if can else 0
        if not can and count:
            unplayable[card.name] = unplayable.get(card.name, 0) + count
        if card.section != MAIN:
            continue
        name = card.name
        copies[name] = copies.get(name, 0) + count
        if known is not None and known.unplayable is not None:
            facts[name] = card_facts(known.unplayable)
        elif name in entries:
            facts[name] = card_facts(entries[name])
    order = sorted(copies, key=lambda name: (facts.get(name, NO_FACTS).cost, name))
    cards_of = tuple((copies[name], facts.get(name) or CardFacts(shown(name), 0, "", (), "", "")) for name in order)
    colours = {one for _, card in cards_of for one in card.civilizations}
    table = DeckTable("", heads("card", "cost", "kind"), (), cards=cards_of)
    civilizations = tuple(name for name in CIVILIZATIONS if name in colours)
    title = shown(found.title or "")
    age = age_of((card.name for card in found.cards if card.section in PLAYED), cards_in_use().deck_names)
    return ListFacts(table, size, playable, civilizations, title, tuple(order), tuple(unplayable.items()), age)


def checked(text: str, name: str, file: Path | None, format: Format) -> Checked:
    """Check a list as `duelsim decks check` does."""
    if not text.strip():
        return Checked()
    names = cards_in_use().deck_names
    try:
        found = read_list(text.encode("utf-8", "replace"), names)
        deck = deck_of_list(found, file or Path(), names, format, name=shown(name) or gettext("This list"))
        check_own_cards(deck)
    except DeckError as error:
        return Checked(tuple(error.shown))
    except USERS as error:
        return Checked(tuple(Problem(None, line) for line in in_words(error).split("\n")))
    unreviewed = tuple(imported_cards(deck))
    reviewed = imported_in_words(unreviewed) if unreviewed else ""
    return Checked((), _in_words(deck, format), unreviewed, reviewed)


def _in_words(deck: Deck, format: Format) -> str:
    size = sum(copies for _, copies in deck.cards)
    outside = "".join(
        gettext(", with {count} in the {place}", count=section.size, place=gettext(section.name))
        for section in deck.outside
    )
    apart = (
        gettext("The {place} ({count}) is kept apart and not played.", count=section.size, place=gettext(section.name))
        for section in deck.apart
    )
    values = {"deck": deck_called(deck.name), "format": gettext(str(format)), "count": size, "outside": outside}
    return sentences(gettext("{deck} is a valid {format} deck of {count} cards{outside}.", **values), *apart)


def without_unplayable(text: str) -> str:
    r"""The list without the cards that cannot be played.

    >>> without_unplayable("4 Corile\n2 No Such Card\n1 Torcon")
    '4 Corile\n1 Torcon'
    """
    for name, copies in list_facts(text).unplayable:
        text = with_card(text, name, -copies)
    return text


def with_card(text: str, name: str, added: int = 1) -> str:
    r"""The list with one more copy of a card, or one fewer; a new card comes after the others of the main deck.

    It has its Japanese name if the card before it has.

    >>> with_card("4 Corile\n\n[GR]\n1 Zagaan", "Aqua Hulcus")
    '4 Corile\n1 Aqua Hulcus\n\n[GR]\n1 Zagaan'
    >>> with_card("4 Corile\n1 Zagaan", "Zagaan", -1), with_card("コーライル x3", "Corile")
    ('4 Corile', 'コーライル x4')
    >>> with_card("コーライル x4", "Aqua Hulcus")
    'コーライル x4\n1 アクア・ハルカス'
    >>> with_card("コーライル x3 / アクア・ハルカス x4", "Corile", -1)
    '2 コーライル\n4 アクア・ハルカス'
    >>> with_card("4 Corile\n超次元ゾーン\n1 Wataru, Legendary Savior", "Aqua Hulcus")
    '4 Corile\n1 Aqua Hulcus\n超次元ゾーン\n1 Wataru, Legendary Savior'
    """
    lines = text.rstrip("\n").split("\n")
    found = read_list(text.encode("utf-8", "replace"), cards_in_use().deck_names)
    listed = found.of(MAIN)
    for card in listed:
        if card.name == name and card.copies:
            at, left = card.line - 1, card.copies + added
            on_line = [one for one in found.cards if one.line == card.line]
            number = re.compile(rf"(?<!\d){card.copies}(?!\d)")
            if len(on_line) == 1 and len(number.findall(lines[at])) == 1:
                changed = [number.sub(str(left), lines[at])] if left > 0 else []
            else:  # each card of the line gets a line of its own
                copies = [
                    (left if one is card else one.copies or 0, _as_written(one.name, lines[at])) for one in on_line
                ]
                changed = [f"{count} {one}" for count, one in copies if count > 0]
            return "\n".join([*lines[:at], *changed, *lines[at + 1 :]])
    if added < 0:
        return text
    nowhere = 0 if found.cards else len(lines)  # a list of other sections alone begins with its main deck
    end = max((card.line for card in listed), default=nowhere)
    while end and not lines[end - 1].strip():
        end -= 1
    before = _as_written(listed[-1].name, lines[listed[-1].line - 1]) if listed else ""
    new = (_japanese_name(name) or name) if is_japanese(before) else name
    return "\n".join([*lines[:end], f"{added} {new}", *lines[end:]])


def _as_written(name: str, line: str) -> str:
    """The name of a card in the language of a line that has it."""
    japanese = _japanese_name(name)
    return japanese if japanese and japanese in line else name


def _japanese_name(name: str) -> str:
    entry = entries_by_name().get(name)
    return "" if entry is None else entry.japanese_name


def differences(text: str, other: str) -> Sequence[tuple[str, int]]:
    """The cards whose numbers differ between two lists, and by how much the second one has more."""
    counts = [{card.name: count for count, card in list_facts(one).table.cards} for one in (text, other)]
    names = dict.fromkeys([*counts[0], *counts[1]])
    found = ((name, counts[1].get(name, 0) - counts[0].get(name, 0)) for name in names)
    return [(name, more) for name, more in found if more]
