"""What cards are called where people read: by their English names, their Japanese ones, or both.

Inside duelsim, and where programs read, a card is called by its English name. Whatever makes a text for people passes
that name through `called`. The choice holds for a `with` block (`sim.cards.library.shown_names` begins one).
"""

import contextlib
import re
from collections.abc import Callable, Iterator
from contextvars import ContextVar

from sim.language import ENGLISH as SPOKEN_ENGLISH
from sim.language import speaking

ENGLISH, JAPANESE, BOTH = "en", "ja", "both"
CHOICES = (ENGLISH, JAPANESE, BOTH)
VARIABLE = "DUELSIM_NAMES"  # an environment variable with one of the choices

_JAPANESE = re.compile("[\u3041-\u9fff\uff01-\uff9f]")
_choice: ContextVar[tuple[str, Callable[[str], str]] | None] = ContextVar("names of cards", default=None)


def called(name: str, japanese: str | None = None) -> str:
    """The card of this English name as people read it; a card without a Japanese name keeps its English one.

    `japanese` is its Japanese name, where that is at hand.

    >>> with calling_cards(BOTH, {"Corile": "コーライル"}.get):
    ...     called("Corile"), called("Aqua Hulcus")
    ('Corile (コーライル)', 'Aqua Hulcus')
    """
    found = _choice.get()
    if found is None:
        return name
    choice, japanese_name = found
    japanese = japanese_name(name) if japanese is None else japanese
    if not japanese:
        return name
    return japanese if choice == JAPANESE else f"{name} ({japanese})"


def one_name(name: str, japanese: str | None = None) -> str:
    """The name of a card where there is room for one, as next to a drawing: the English one if both are shown."""
    return called(name, japanese) if names_chosen() == JAPANESE else name


def other_name(name: str, japanese: str) -> str:
    """The name of a card in the language that `one_name` leaves out, if it has one."""
    return name if names_chosen() == JAPANESE and japanese else japanese


def names_chosen() -> str:
    """Which of the choices holds now."""
    found = _choice.get()
    return ENGLISH if found is None else found[0]


def names_for_child() -> dict[str, str]:
    """What the environment of a process needs to have so that it calls cards as this one does now."""
    return {VARIABLE: names_chosen()}


def is_japanese(text: str) -> bool:
    """Whether a text has Japanese letters: kana, kanji, or those that are as wide as they.

    >>> is_japanese("コーライル"), is_japanese("Möbius")
    (True, False)
    """
    return not text.isascii() and _JAPANESE.search(text) is not None


@contextlib.contextmanager
def calling_cards(choice: str, japanese_name: Callable[[str], str | None]) -> Iterator[None]:
    """Call cards so within the block; `japanese_name` finds the Japanese name of a card, or nothing."""
    token = _choice.set(None if choice == ENGLISH else (choice, lambda name: japanese_name(name) or ""))
    try:
        yield
    finally:
        _choice.reset(token)


@contextlib.contextmanager
def in_english() -> Iterator[None]:
    """Speak English and call cards by their English names within the block: for programs, and for what is kept."""
    with speaking(SPOKEN_ENGLISH), calling_cards(ENGLISH, str):
        yield
