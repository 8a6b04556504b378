"""The vocabulary of the card language: the names that one import gives."""

import importlib
import inspect
import pkgutil
from types import ModuleType

from sim.cards import words
from sim.cards.words import Cards, Condition, Effect, Feature, Noun

FILES = [importlib.import_module(file.name) for file in pkgutil.iter_modules(words.__path__, "sim.cards.words.")]


def is_a_piece(thing: object) -> bool:
    """Whether it is a piece of the language, or a function that checks its arguments (`@word`)."""
    return isinstance(thing, Feature | Effect | Noun | Condition | Cards) or (
        inspect.isfunction(thing) and hasattr(thing, "__wrapped__")
    )


def test_the_star_import_gives_every_word() -> None:
    found: dict[str, object] = {}
    exec("from sim.cards.words import *", found)
    pieces = {
        name for file in FILES for name, thing in vars(file).items() if not name.startswith("_") and is_a_piece(thing)
    }
    assert len(pieces) > 230
    assert pieces <= set(found)
    assert {"creature", "spell", "twinpact", "impulse", "Card", "DefinitionError"} <= set(found)
    assert {"FIRE", "HAND", "BLOCKER", "ACT_CAST", "YOUR_NEXT_TURN", "OPPONENTS", "FORBIDDEN"} <= set(found)


def test_the_star_import_gives_nothing_else() -> None:
    found: dict[str, object] = {}
    exec("from sim.cards.words import *", found)
    del found["__builtins__"]
    assert not [name for name, thing in found.items() if isinstance(thing, ModuleType)]
    assert not {"annotations", "dataclass", "plain", "programs", "word", "Rows"} & set(found)


def test_no_two_files_define_a_word_of_the_same_name() -> None:
    names = [
        name
        for file in FILES
        for name, thing in vars(file).items()
        if getattr(thing, "__module__", "") == file.__name__ and words.WORDS.get(name) is not None
    ]
    assert len(names) == len(set(names))
    assert {"draw", "creature", "may", "Trigger", "FROM_HAND"} - set(names) == {"FROM_HAND"}
