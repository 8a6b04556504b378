"""The sideboard of a deck: checking it, and the deck that swaps some of its cards for others of the main deck.

Only best-of-three matches play it. Until then its cards need not be known, because lists come with all kinds of notes.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace

from decks.checking import DeckError, DeckLine, Problem
from decks.formats import DeckFormat, as_format, restriction_problems
from decks.lines import known_card, unknown_card
from decks.names import CardNames
from decks.outside import MAIN
from decks.reading import Deck, Section, all_cards
from decks.sections import SIDEBOARD
from decks.shown_names import called
from decks.visible_text import shown
from sim.language import gettext

MOST_CARDS = 15  # in the format standard (docs/decisions.md, D9)


def sideboard(deck: Deck) -> tuple[tuple[str, int], ...]:
    """The cards of the sideboard as (name, copies); none if the deck has no sideboard."""
    return next((section.cards for section in deck.apart if section.name == SIDEBOARD), ())


def check_sideboard(deck: Deck, known_names: Collection[str] | CardNames, format: DeckFormat = "standard") -> None:
    """Check the sideboard of a deck that is fine itself: known cards, and no more of a name than a deck may have.

    Raises ``DeckError`` with every problem.
    """
    try:
        problems = _problems(deck, CardNames.of(known_names), format)
    except (AttributeError, TypeError, ValueError):  # a program made it
        problems = [
            Problem(None, gettext("its cards must be pairs of a name and a number in a Section, as those of the deck."))
        ]
    if problems:
        raise DeckError(gettext("{deck} with its sideboard", deck=deck.path), problems)


def _problems(deck: Deck, names: CardNames, format: DeckFormat) -> list[Problem]:
    section = next((section for section in deck.apart if section.name == SIDEBOARD), Section(SIDEBOARD, ()))
    rules = as_format(format)
    main, most = dict(deck.cards), rules.copies
    problems = []
    lines = section.lines or (None,) * len(section.cards)
    for number, (card, copies) in zip(lines, section.cards, strict=True):
        if known_card(card, names.known) is None:
            problems.append(unknown_card(number, card, names, suggest=True))
        elif (right := names.section_of(card)) != MAIN:
            words = gettext(
                '"{card}" begins the game in the {zone}, and a sideboard has cards of the main deck alone.',
                card=shown(called(card)),
                zone=gettext(right),
            )
            problems.append(Problem(number, words))
        elif most is not None and (together := main.get(card, 0) + copies) > most:
            problems.append(
                Problem(
                    number,
                    gettext(
                        '{together} copies of "{card}" with those of the main deck: {a_deck} and its sideboard have at'
                        " most {most} of a name.",
                        together=together,
                        card=shown(called(card)),
                        a_deck=rules.a_deck,
                        most=most,
                    ),
                )
            )
    if not rules.is_open and section.size > MOST_CARDS:
        problems.append(
            Problem(
                None,
                gettext(
                    "{size} cards: a sideboard has at most {MOST_CARDS}.", size=section.size, MOST_CARDS=MOST_CARDS
                ),
            )
        )
    of_deck = [DeckLine(0, copies, card) for cards in all_cards(deck) for card, copies in cards]
    of_side = [DeckLine(number or 0, copies, card) for number, (card, copies) in zip(lines, section.cards, strict=True)]
    restricted = restriction_problems([*of_deck, *of_side], rules, names)
    return problems + [replace(problem, line=problem.line or None) for problem in restricted]


def sideboarded(deck: Deck, out: Mapping[str, int], into: Mapping[str, int]) -> Deck:
    """The deck with copies of some cards taken out and others put in; the swap has been checked.

    >>> from pathlib import Path
    >>> sideboarded(Deck("Two", (("Corile", 2),), Path("two.txt")), {"Corile": 1}, {"Aqua Guard": 1}).cards
    (('Corile', 1), ('Aqua Guard', 1))
    """
    copies = dict(deck.cards)
    for card, number in out.items():
        copies[card] -= number
    for card, number in into.items():
        copies[card] = copies.get(card, 0) + number
    return replace(deck, cards=tuple((card, number) for card, number in copies.items() if number))
