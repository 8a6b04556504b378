"""Words that are used wrongly: DefinitionError, Misuse, and the check of arguments.

`@word` makes a function a word of the language, and checks its arguments against its annotations. No word of the
language is defined here. Correct words can still form a phrase that the engine would misread: the pieces refuse it when
they write their rows, and so does `sim.cards.checks`.
"""

from __future__ import annotations

import dataclasses
import functools
import inspect
import typing
from collections.abc import Callable, Mapping
from types import UnionType
from typing import Annotated, Any, ParamSpec, TypeVar, cast

from sim.cards.words.english import with_article


class DefinitionError(ValueError):
    """A card definition that the language cannot express; the message names the card and the phrase."""


_Arguments = ParamSpec("_Arguments")
_Piece = TypeVar("_Piece")
FromZero = Annotated[int, 0]  # a number of at least 0
FromOne = Annotated[int, 1]  # a number of at least 1


class Misuse:
    """A word that was used wrongly. The words around it pass it on to the card, which raises the error by its name."""

    def __init__(self, message: str) -> None:
        self.message = message

    def __getattr__(self, name: str) -> Any:
        """Any method of the missing piece: the result is the same misuse."""
        if name.startswith("_"):
            raise AttributeError(name)
        return lambda *arguments, **named: self


class Spoken:
    """A piece that has English, for the card's text and for messages."""

    def words(self) -> str:
        """The piece in English."""
        raise NotImplementedError

    def line(self) -> str:
        """The piece in English on one line, without the line breaks of lists."""
        return self.words().replace("\n", " ")

    def shown(self) -> str:
        """The piece as a message shows it."""
        return self.line()

    def __call__(self, *arguments: object, **named: object) -> Any:
        """The misuse of a piece that was called like a function."""
        return Misuse(f'"{self.shown()}" takes nothing in parentheses: write it without them')


def _misuses(value: object) -> list[Misuse]:
    if isinstance(value, tuple):
        return [misuse for part in value for misuse in _misuses(part)]
    return [value] if isinstance(value, Misuse) else []


@functools.cache
def _fits(hint: Any) -> Callable[[Any], bool]:
    """Whether an argument matches this annotation."""
    if isinstance(hint, typing.NewType):
        return _fits(hint.__supertype__)
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        is_number, least = _fits(int), parts[1]
        return lambda value: is_number(value) and value >= least
    if origin is tuple:
        fits_part = _fits(parts[0])
        return lambda value: isinstance(value, tuple) and all(map(fits_part, value))
    if origin in (typing.Union, UnionType):
        some = [_fits(part) for part in parts]
        return lambda value: any(fits(value) for fits in some)
    return lambda value: isinstance(value, hint) and not (hint is int and isinstance(value, bool))


def _wanted(hint: Any) -> str:
    """What an annotation demands, as text."""
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return f"number ({parts[1]} or more)"
    if origin is tuple:
        return f"tuple of {_wanted(parts[0])}s"
    if origin in (typing.Union, UnionType):
        return " or ".join(_wanted(part) for part in parts if part is not type(None))
    names = {
        "Cards": "description of cards",
        "Noun": "noun such as choose(1, ...)",
        "int": "number",
        "str": "piece of text",
    }
    return names.get(hint.__name__) or hint.__name__.lower()


def shown(value: object) -> str:
    """A value as a message shows it: never as raw data."""
    if isinstance(value, Spoken):
        return value.shown()
    if isinstance(value, type) or inspect.isroutine(value):
        return f"{value.__name__} without parentheses"
    if isinstance(value, tuple | list):
        return ", ".join(shown(part) for part in value) or "nothing"
    if dataclasses.is_dataclass(value):
        return str(getattr(value, "name", type(value).__name__))
    return str(value)


# Read once for each word.
_signature = functools.cache(inspect.signature)
_hints = functools.cache(functools.partial(typing.get_type_hints, include_extras=True))


def written(function: Callable[..., Any]) -> str:
    """How a word is written: "choose(number, cards)"."""
    parts = []
    for name, parameter in _signature(function).parameters.items():
        if name == "self":
            continue
        if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            parts.append(f"{name}, ...")
        elif parameter.kind is inspect.Parameter.KEYWORD_ONLY or parameter.default is not inspect.Parameter.empty:
            parts.append(f"{name}=...")
        else:
            parts.append(name)
    return f"{function.__name__}({', '.join(parts)})"


def _check_arguments(
    function: Callable[..., Any], arguments: tuple[Any, ...], named: dict[str, Any], may_be_empty: bool
) -> None:
    """Raise DefinitionError unless the arguments match the annotations of the word."""
    signature = _signature(function)
    try:
        bound = signature.bind(*arguments, **named)
    except TypeError as error:
        raise DefinitionError(f"{error}; write {written(function)}") from None
    hints = _hints(function)
    for name, parameter in signature.parameters.items():
        several = parameter.kind is inspect.Parameter.VAR_POSITIONAL
        if several and not bound.arguments.get(name) and not may_be_empty:
            raise DefinitionError(f"it has no {name}")
        if name in bound.arguments and name in hints:
            value = bound.arguments[name]
            for part in value if several else (value,):
                if not _fits(hints[name])(part):
                    raise DefinitionError(f'"{shown(part)}" is not {with_article(_wanted(hints[name]))}')


def word(function: Callable[_Arguments, _Piece], may_be_empty: bool = False) -> Callable[_Arguments, _Piece]:
    """Make a function a word of the language: with wrong arguments, it returns a Misuse.

    Python evaluates the words of a definition before the card: a mistake waits for the card's name. With
    `may_be_empty`, the word can be used without any of its variable arguments.
    """

    @functools.wraps(function)
    def checked(*arguments: _Arguments.args, **named: _Arguments.kwargs) -> _Piece:
        inside = _misuses((*arguments, *named.values()))
        if inside:
            return cast(_Piece, inside[0])
        try:
            _check_arguments(function, arguments, named, may_be_empty)
            return function(*arguments, **named)
        except DefinitionError as error:
            return cast(_Piece, Misuse(f"{function.__name__}: {error}"))

    return checked


def word_alone(function: Callable[_Arguments, _Piece]) -> Callable[_Arguments, _Piece]:
    """Make a function a word of the language that can be used without any of its variable arguments."""
    return word(function, may_be_empty=True)


def named_as_declared(things: Mapping[str, Any]) -> None:
    """Give each word among these the name by which it is declared: a function that declares many has made it."""
    for name, thing in list(things.items()):
        if inspect.isfunction(thing) and hasattr(thing, "__wrapped__"):
            thing.__name__ = thing.__wrapped__.__name__ = name
