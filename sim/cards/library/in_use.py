"""The cards in use: the library merged with the user's card files and the unreviewed cards that ship.

A user's cards are in the files that a command or a program names, and in the user's card folder (`card_folder`). They
are cut into cards at once and read only when they are wanted, as those of the library are. The unreviewed cards that
ship with duelsim come last: the library's card wins, then the user's. Nothing of them is read unless a name is looked
for that is no other card's. A card that plays is kept by its text (`OwnCard`), so that a run needs no files.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, cast

from decks.checking import DeckError, Problem
from decks.matching import match_key
from decks.names import CardNames, UnplayableCard
from decks.outside import BATTLE_ZONE, GR_ZONE, HYPERSPATIAL_ZONE, MAIN
from decks.reading import Deck, outside, slots
from decks.visible_text import shown
from sim.cards.library.entries import Entry, entry_of, further_names, names_of_faces
from sim.cards.library.lookup import (
    CannotBePlayed,
    find_card,
    library_names,
    library_texts,
    read_lines,
    unknown_card,
)
from sim.cards.library.starting import problem_of_set
from sim.cards.library.unreviewed import (
    CARDS,
    file_of_unreviewed,
    names_not_understood,
    not_understood_that_ship,
    unreviewed_faces,
    unreviewed_name,
    unreviewed_names,
)
from sim.cards.text.blocks import FACTS, NO_FACTS, REPLACES, WrongLine, blocks, check_letters
from sim.cards.text.files import CardFileError, card_folder, text_of
from sim.cards.wording import IMPORTED, begins_in, is_rule_plus, parts_beside
from sim.cards.words.added_rules import ANY_NUMBER_IN_DECK, AnyNumberInDeck, MoreInDeck
from sim.cards.words.definitions import Card
from sim.cards.words.misuse import DefinitionError
from sim.language import gettext

IN_THE_RUN = "the run"
# The sections of a deck outside the main deck, by where their cards begin.
_SECTIONS = {"hyperspatial zone": HYPERSPATIAL_ZONE, "ultra-GR zone": GR_ZONE, "battle zone": BATTLE_ZONE}
# Enough to tell a card from any other text; the reader sees to the rest when the card is wanted.
_FACTS = re.compile(r"[A-Z][A-Za-z0-9/ -]* - .* - cost ([0-9]|infinity)")


@dataclass(frozen=True)
class OwnCard:
    """A card that is not the library's: its text as a card file has it, and whether it was imported unreviewed.

    `place` is the file, and `lines` are the numbers of its lines there; neither makes a difference to a game.
    """

    text: str
    imported: bool = False
    place: str = field(default=IN_THE_RUN, compare=False)
    lines: tuple[int, ...] = field(default=(), compare=False)

    @property
    def name(self) -> str:
        """Its name."""
        return self.text.partition("\n")[0]

    def read(self) -> Card:
        """Its definition. Raises CardFileError if the text is not understood."""
        lines = self.text.split("\n")
        try:
            return replace(read_lines(lines), imported=self.imported)
        except DefinitionError as error:
            at, reason = 0, str(error).removeprefix(f"{self.name}: ")
        except ValueError as error:  # of the reader, which is not imported for cards that have been read before
            at, reason = getattr(error, "line", 0), str(error)
        problem = gettext("{card}: {why}", card=shown(self.name), why=reason)
        raise CardFileError(gettext("{file}: {what}", file=self.place_of(at), what=problem), self.name)

    def place_of(self, line: int) -> str:
        """The file and the number of a line of its text, for a message."""
        if not self.lines:
            return self.place
        return gettext("{file}, line {line}", file=self.place, line=self.lines[min(line, len(self.lines) - 1)])

    def to_json(self) -> dict[str, Any]:
        """The card as the manifest of a run has it."""
        return {"text": self.text, "imported": self.imported}

    @staticmethod
    def from_json(value: Mapping[str, Any]) -> OwnCard:
        """The card that `to_json` wrote."""
        return OwnCard(value["text"], value["imported"])


def read_own_cards(file: Path) -> list[tuple[OwnCard, bool]]:
    """The cards of a file, unread, each with whether it may replace one of the library. Raises CardFileError."""
    found: list[tuple[OwnCard, bool]] = []
    for card in cut_cards(file, text_of(file)):
        if isinstance(card, CardFileError):
            raise card
        found.append(card)
    return found


def cut_cards(file: Path, text: str) -> Iterator[tuple[OwnCard, bool] | CardFileError]:
    """The cards of a text, unread, each with whether it may replace one of the library, or what is wrong with it."""
    lines = text.split("\n")
    lines_of: dict[str, int] = {}
    for start, block in blocks(text):
        first = lines_of.setdefault(match_key(block[0]), start)
        try:
            check_letters(block)
            if first != start:
                raise WrongLine(0, gettext("the card is in line {line} already", line=first))
            said = [(start + at, line) for at, line in enumerate(_with_facts(block)) if line]
            if not any(_FACTS.match(line) for _, line in said[1:]):
                raise WrongLine(0, gettext(NO_FACTS))
        except WrongLine as wrong:
            what = gettext("{card}: {why}", card=shown(block[0]), why=wrong)
            place = gettext("{file}, line {line}: {what}", file=file, line=start + wrong.line, what=what)
            yield CardFileError(place, block[0])
            continue
        kept = [(number, line) for number, line in said if line != IMPORTED]
        whole = "\n".join(line for _, line in kept)
        card = OwnCard(whole, len(kept) < len(said), str(file), tuple(number for number, _ in kept))
        notes = [line.rstrip() for line in lines[start : start + len(block) - 1]]
        yield card, REPLACES in notes


def _with_facts(lines: list[str]) -> list[str]:
    """The lines of a card with its facts in English. Raises WrongLine."""
    if not any(" - コスト" in line for line in lines):
        return lines
    from sim.cards.japanese.card_lines import with_facts_in_english

    return with_facts_in_english(lines)


class CardsInUse:
    """The cards of the library, those of the user, and the unreviewed ones, by name."""

    def __init__(self, files: Sequence[Path]) -> None:
        """Cut the files into cards. Raises CardFileError for a file that is no text, or two cards of one name."""
        self.files = tuple(files)
        self.own: dict[str, OwnCard] = {}
        self._refused: dict[str, tuple[OwnCard, str]] = {}  # with the card of the library that has the name
        for card, replaces in (each for file in files for each in read_own_cards(file)):
            self.add(card, replaces)
        self._further = self.further_names()

    def add(self, card: OwnCard, replaces: bool) -> None:
        """Use a card too, perhaps instead of one of the library. Raises CardFileError if another one has its name."""
        key = match_key(card.name)
        library = library_names()
        taken = next((library[name] for name in map(match_key, _names(card)) if name in library), None)
        other = self.own.get(key)
        if taken is not None and not replaces:
            # The library's card has been reviewed; and it may be newer than the import.
            if not card.imported and card.text != "\n".join(filter(None, library_texts()[match_key(taken)])):
                self._refused[key] = card, taken
        elif other is None or (other.imported and not card.imported):
            self.own[key] = card
        elif other.text != card.text and (other.imported or not card.imported):
            raise _twice(card, other, card.name)

    def further_names(self) -> dict[str, str]:
        """The other names of the user's cards by `match_key`, with the names under which they are played.

        Raises CardFileError if two cards share one.
        """
        found: dict[str, OwnCard] = {}
        for card in sorted(self.own.values(), key=lambda card: card.imported):
            for name in _names(card)[1:]:
                other = self.own.get(match_key(name)) or found.setdefault(match_key(name), card)
                if other is not card and other.imported == card.imported:
                    raise _twice(card, other, name)
        return {key: card.name for key, card in found.items()}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all cards, sorted."""
        return tuple(sorted(set(self.deck_names.known.values())))

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """All cards as their texts show them, sorted by name. A card without facts is left out."""
        own = {key: card for file in sorted(CARDS.glob("*.txt")) for key, card in _unreviewed_of(file).items()}
        own |= self.own
        found = [entry_of(lines) for key, lines in library_texts().items() if key not in self.own]
        found += [
            entry_of(card.text.split("\n"), imported=card.imported)
            for key, card in own.items()
            if self._card_of(key) is card
        ]
        return tuple(sorted((entry for entry in found if entry.faces), key=lambda entry: entry.name))

    @cached_property
    def deck_names(self) -> CardNames:
        """The names that a decklist may use: the English ones, others, and Japanese ones."""
        own = {key: card.name for key, card in self.own.items()}
        refused = {key: card.name for key, (card, _) in self._refused.items()}
        library = {key: lines[0] for key, lines in library_texts().items()}
        return CardNames(
            _Names({**library_names(), **self._further, **library, **own, **refused}),
            _unplayable,
            self._faces,
            self._section_of,
            lambda name: parts_beside(self._type_of(name)),
            self._more_in_deck,
            lambda name: ANY_NUMBER_IN_DECK in self._lines_of(name) and any_number_in_deck(self.find(name)),
            lambda copies: problem_of_set(copies, self._type_of),
            self._printed_in,
            japanese_name=self._japanese_name,
        )

    def _faces(self) -> Iterator[tuple[str, str]]:
        """The names of halves and other sides by `match_key`, each with a card, playable or not, that has it."""
        own = {key: card.text.split("\n") for key, card in self.own.items()}
        for lines in {**library_texts(), **own}.values():
            yield from ((match_key(face), lines[0]) for face in names_of_faces(lines))
        playable = self.deck_names.known
        yield from ((key, name) for key, name in unreviewed_faces() if playable.get(match_key(name)) == name)
        for one in not_understood_that_ship():
            if match_key(one.names[0]) not in playable:
                yield from ((match_key(face), one.names[0]) for face in one.faces)

    def _lines_of(self, name: str) -> Sequence[str]:
        """The lines of the card of this name; none if there is no such card."""
        key = match_key(name)
        own = self._card_of(key)
        return library_texts().get(key, ()) if own is None else own.text.split("\n")

    def _type_of(self, name: str) -> str:
        """The words of the card's type, as its line of facts says them."""
        return next((line for line in self._lines_of(name) if FACTS.fullmatch(line)), "").partition(" - ")[0]

    def _printed_in(self, name: str) -> tuple[str, ...]:
        """The sets in which the card of this name was printed, as far as its text says."""
        lines = self._lines_of(name)
        return entry_of(lines).printed_in if lines else ()

    def _japanese_name(self, name: str) -> str:
        """What the card of this name is called in Japanese, as far as its text says."""
        lines = self._lines_of(name)
        return entry_of(lines).japanese_name if lines else ""

    def _section_of(self, name: str) -> str:
        """The section of a deck in which the card of this name belongs."""
        return _SECTIONS.get(begins_in(self._type_of(name)), MAIN)

    def _more_in_deck(self, name: str) -> int:
        """How many cards more a deck must have for each such card outside it. Raises CardFileError."""
        return more_in_deck(self.find(name)) if is_rule_plus(self._type_of(name)) else 0

    def own_card(self, name: str) -> OwnCard | None:
        """The card of this name that is not the library's; None for one of the library, and for an unknown one.

        Raises CardFileError for a card of the user that has the name of one of the library.
        """
        key = match_key(name)
        if key in self._refused:
            raise _refusal(*self._refused[key])
        return self._card_of(key)

    def _card_of(self, key: str) -> OwnCard | None:
        """The user's card, or the unreviewed one if neither the user nor the library has one."""
        if key in self.own or key in library_texts():
            return self.own.get(key)
        file = file_of_unreviewed(key)
        return None if file is None else _unreviewed_of(file).get(key)

    def imported_among(self, names: Iterable[str]) -> tuple[str, ...]:
        """Those of these cards that were imported and not reviewed: their names, sorted."""
        found = (self._card_of(match_key(name)) for name in set(names))
        return tuple(sorted(card.name for card in found if card is not None and card.imported))

    def find(self, name: str) -> Card:
        """The card of this name or of a spelling like it, in either language.

        Raises UnknownCard, CannotBePlayed if it is a real card, or CardFileError.
        """
        meant = self.deck_names.cards_called(name)
        known = meant[0] if len(meant) == 1 else name
        own = self.own_card(known)
        if own is not None:
            return own.read()
        if match_key(known) not in library_texts():
            real = self.deck_names.unplayable_card_asked_for(name)
            raise CannotBePlayed(real) if real else unknown_card(name, self.deck_names)
        return find_card(known)

    def own_cards(self, names: Iterable[str]) -> tuple[OwnCard, ...]:
        """The cards among these names that are not the library's, by name."""
        found = {card.name: card for card in map(self.own_card, set(names)) if card is not None}
        return tuple(card for _, card in sorted(found.items()))


class _Names(Mapping[str, str]):
    """These names of cards by `match_key`, and those of the unreviewed cards, which are read when one is missing."""

    def __init__(self, known: Mapping[str, str]) -> None:
        self._known = known

    def __getitem__(self, key: str) -> str:
        found = self._known.get(key) or unreviewed_name(key)
        if found is None:
            raise KeyError(key)
        return found

    def __iter__(self) -> Iterator[str]:
        yield from self._known
        yield from (key for key in unreviewed_names() if key not in self._known)

    def __len__(self) -> int:
        return len({*self._known, *unreviewed_names()})


@cache
def _unreviewed_of(file: Path) -> Mapping[str, OwnCard]:
    """The cards of a file of unreviewed cards by the `match_key` of their names."""
    return {match_key(card.name): card for card, _ in read_own_cards(file)}


def _unplayable() -> Mapping[str, UnplayableCard]:
    from sim.cards.library.not_understood import not_understood

    return ChainMap(not_understood(), cast(dict[str, UnplayableCard], names_not_understood()))


def more_in_deck(card: Card) -> int:
    """How many cards more a deck must have for each such card in the hyperspatial zone (314.3a)."""
    return sum(feature.cards for feature in card.features if isinstance(feature, MoreInDeck))


def any_number_in_deck(card: Card) -> bool:
    """Whether a deck may have as many copies of the card as its player wants."""
    return any(isinstance(feature, AnyNumberInDeck) for feature in card.features)


def _names(card: OwnCard) -> tuple[str, ...]:
    """Everything that a card is called, its name first."""
    lines = card.text.split("\n")
    return (lines[0], *further_names(lines))


def _twice(card: OwnCard, other: OwnCard, name: str) -> CardFileError:
    what = gettext(
        "{card} is in {place} already, with another text. Delete one.", card=shown(name), place=other.place_of(0)
    )
    return CardFileError(gettext("{file}: {what}", file=card.place_of(0), what=what), card.name)


def _refusal(card: OwnCard, taken: str) -> CardFileError:
    what = gettext(
        'the library has the card {card} too. Write the line "{line}" below the name of your card to play yours'
        " instead, or give it another name.",
        card=taken,
        line=REPLACES,
    )
    return CardFileError(gettext("{file}: {what}", file=card.place_of(0), what=what), card.name)


# --- Which cards are in use -------------------------------------------------------------------------------
_in_use: ContextVar[CardsInUse | None] = ContextVar("cards in use", default=None)
_named: ContextVar[tuple[Path, ...]] = ContextVar("files named", default=())


def cards_in_use() -> CardsInUse:
    """The library, the user's card folder, the files that `using_cards` names, and the unreviewed cards.

    Raises CardFileError.
    """
    return _in_use.get() or _cards_of(_stamped(files_of_folder()))


@cache
def cards_without_ones_own() -> CardsInUse:
    """The library and the unreviewed cards alone."""
    return CardsInUse(())


@contextlib.contextmanager
def using_cards(files: Iterable[Path]) -> Iterator[None]:
    """Use the cards of these files too. Raises CardFileError."""
    named = list(files)
    before = {os.path.realpath(file) for file in named}
    found = [*named, *(file for file in files_of_folder() if os.path.realpath(file) not in before)]
    in_use, files_before = _in_use.set(_cards_of(_stamped(found))), _named.set(tuple(named))
    try:
        yield
    finally:
        _in_use.reset(in_use)
        _named.reset(files_before)


def check_own_cards(deck: Deck) -> None:
    """Raise DeckError if cards of a deck that are not the library's are not understood."""
    problems = []
    for name in dict.fromkeys(_cards_of_deck(deck)):
        try:
            own = cards_in_use().own_card(name)
            if own is not None:
                own.read()
        except CardFileError as error:
            problems.append(Problem(None, str(error)))
    if problems:
        raise DeckError(str(deck.path), problems)


def imported_cards(deck: Deck) -> tuple[str, ...]:
    """The names of the cards of a deck that were imported and not reviewed, sorted."""
    return cards_in_use().imported_among(_cards_of_deck(deck))


def _cards_of_deck(deck: Deck) -> tuple[str, ...]:
    return slots(deck) + outside(deck).names


def files_named() -> tuple[Path, ...]:
    """The files that `using_cards` names, without those of the folder."""
    return _named.get()


def files_of_folder() -> list[Path]:
    """The card files of the user's card folder. Raises CardFileError."""
    folder = card_folder()
    if folder is None:
        return []
    try:
        return sorted(folder / name for name in os.listdir(folder) if name.endswith(".txt"))
    except (FileNotFoundError, NotADirectoryError):
        return []
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        message = gettext("{folder}, the folder of your cards, cannot be read: {reason}.", folder=folder, reason=reason)
        raise CardFileError(message) from None


def _stamped(files: Iterable[Path]) -> tuple[tuple[Path, int, int], ...]:
    """Each file with its time and size: an edit is noticed."""
    found = []
    for file in files:
        try:
            facts = file.stat()
            found.append((file, facts.st_mtime_ns, facts.st_size))
        except (OSError, ValueError):
            found.append((file, 0, 0))  # reading it says why
    return tuple(found)


@lru_cache(4)
def _cards_of(files: tuple[tuple[Path, int, int], ...]) -> CardsInUse:
    return CardsInUse([file for file, _, _ in files])
