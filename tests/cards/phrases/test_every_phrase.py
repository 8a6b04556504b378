"""CI's hold on the phrase book: every phrase has a meaning, a wording and a proof, and a place on the page."""

import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sim.cards.library import find_card, known_names
from sim.cards.text import phrase_book as book
from sim.cards.text.phrase_book import phrase_book
from sim.cards.text.phrases.declaring import PHRASES
from sim.cards.words import Effect, Feature, Trigger
from sim.tools.phrases import NO_EXAMPLE, example_of, page, read_proofs

ROOT = Path(__file__).parents[3]


# --- The book ---------------------------------------------------------------------------------------------------
def test_the_book_names_no_phrase_that_the_grammar_does_not_have() -> None:
    said = {name for phrase in PHRASES for name in phrase.says.split(", ") if name}
    assert not said - set(phrase_book())
    assert not set(book.FITS) - set(phrase_book())


def test_every_phrase_has_a_meaning_and_a_wording() -> None:
    assert not book.needs_a_meaning(), "say in a string below these constants what they mean"
    # The wordings of who chooses are those of the verbs.
    by_verbs = {
        "all_but",
        "each_player_chooses",
        "its_owner_chooses",
        "opponent_chooses",
        "opponent_chooses_any_number",
        "opponent_may_choose",
        "that_player_chooses",
        "that_player_may_choose",
    }
    for entry in phrase_book().values():
        assert entry.meaning, f"{entry.name} has no docstring"
        assert entry.wordings or entry.name in by_verbs, entry.name
        assert entry.fits is not book.never, (
            f"say in FITS of sim/cards/text/phrase_book.py which pieces {entry.name} makes"
        )


# Abilities whose effects are read with them, and are no phrases by themselves.
WITH_THEIR_EFFECTS = ("jokers_change",)


def said(piece: Any) -> Iterator[Any]:
    """The abilities, events and effects of a definition, without the effects of an ability that has a name for them."""
    if isinstance(piece, tuple):
        for part in piece:
            yield from said(part)
    elif isinstance(piece, Trigger) and all(event.phrase for event in piece.events):
        yield from piece.events
        yield from said(piece.effects)
    elif isinstance(piece, Effect | Feature):
        yield piece
        whole = any(phrase_book()[name].fits(piece) for name in WITH_THEIR_EFFECTS)
        if not (whole or (isinstance(piece, Trigger) and piece.declared)):
            yield from said(tuple(getattr(piece, field.name) for field in dataclasses.fields(piece)))


def test_every_ability_and_effect_of_the_library_is_a_phrase() -> None:
    """What the words of a card make is found again by its pieces."""
    fits = [entry.fits for entry in phrase_book().values()]
    found: dict[Any, str] = {}  # of what several cards say, one has it
    for name in known_names():
        card = find_card(name)
        for piece in said((card.features, card.effects)):
            found.setdefault(piece, name)
    assert not [
        f"{name}: {piece.line()}"
        for piece, name in found.items()
        if piece.words() and not any(fit(piece) for fit in fits)
    ]


# --- The page ---------------------------------------------------------------------------------------------------
def test_the_page_of_the_card_language_has_every_phrase_with_an_example() -> None:
    entries = dict(re.findall(r"^### `(\w+)`\n\n(.*?)(?=\n\n#|\Z)", page(), re.MULTILINE | re.DOTALL))
    assert entries.keys() == phrase_book().keys()
    shown = {name: re.findall(r"^\* \*\*(.+?)\*\*: ", entry, re.MULTILINE) for name, entry in entries.items()}
    assert sum(map(len, shown.values())) > 200
    for name, cards in shown.items():
        assert cards or f"* {NO_EXAMPLE}" in entries[name]
        assert all(example_of(phrase_book()[name], card) for card in cards)


def test_the_example_of_a_phrase_is_the_paragraph_that_has_it() -> None:
    entry = phrase_book()["destroy"]
    right = example_of(entry, "Terror Pit")
    assert right is not None and right.text == "Destroy one of your opponent's creatures."
    assert example_of(entry, "Aqua Hulcus") is None


# --- The proofs -------------------------------------------------------------------------------------------------
def test_every_phrase_has_a_proof() -> None:
    proved = read_proofs(ROOT).proofs
    missing = [name for name in phrase_book() if name not in proved]
    assert not missing, (
        f"No test proves {', '.join(missing)}. Mark a test that shows by play what the phrase does with"
        f' @pytest.mark.phrase("{missing[0]}"); CONTRIBUTING.md says how that is tried.'
    )
