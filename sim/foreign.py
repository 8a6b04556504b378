"""Validation of untrusted JSON and rows: their types are checked before anything else reads them.

Code that reads such data declares it as a class, and calls `typed`. An error names the field.
"""

import json
import math
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

# Texts of one line, and of several: no control characters, none that are invisible or turn the direction of writing.
_HIDDEN = (
    r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff"
)
ONE_LINE = rf"\A[^{_HIDDEN}\t\r\n]*\Z"
SEVERAL_LINES = rf"\A[^{_HIDDEN}]*\Z"
_WORDS = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "bytes": "bytes",
}


class WrongValue(ValueError):
    """A value of the wrong type, or a text that is no JSON; the message names the field, and is half a sentence."""


def read_json(text: str | bytes) -> Any:
    """What a text in JSON says. Raises WrongValue if it is none, also for numbers that are none and fields twice."""
    try:
        value = json.loads(text, object_pairs_hook=_each_once, parse_constant=_no_constant, parse_float=_finite)
        json.dumps(value, ensure_ascii=False).encode()
        return value
    except WrongValue:
        raise
    except UnicodeError:  # half of a character is no text
        raise WrongValue("it has characters that are not text") from None
    except RecursionError:
        raise WrongValue("it is nested too deeply") from None
    except ValueError as error:  # also numbers with thousands of digits, and bytes that are no text
        raise WrongValue(f"it is not JSON: {error}") from None


def typed(value: Any, wanted: type[T]) -> T:
    """The value as a `wanted`, such as a class with types of fields. Raises WrongValue with the field that is wrong."""
    import msgspec  # a fiftieth of a second

    try:
        return msgspec.convert(value, wanted, builtin_types=(bytes,), dec_hook=_path)
    except msgspec.ValidationError as error:
        raise WrongValue(_in_words(str(error))) from None
    except UnicodeError:  # in its message
        raise WrongValue("it has characters that are not text") from None
    except RecursionError:
        raise WrongValue("it is nested too deeply") from None


def plain(value: Any) -> Any:
    """A value of classes with types of fields as JSON, from which `typed` makes it again."""
    import msgspec

    return msgspec.to_builtins(value, enc_hook=str, str_keys=True)


def _path(wanted: type[Any], value: Any) -> Path:
    """The only type of ours that Msgspec does not know. Raises TypeError, which is reported like any wrong type."""
    if wanted is Path and isinstance(value, str):
        return Path(value)
    raise TypeError(f"Expected `str`, got `{type(value).__name__}`")


def _each_once(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise WrongValue(f"the field {name!r} is there twice")
        found[name] = value
    return found


def _no_constant(name: str) -> None:
    raise WrongValue(f"{name} is not a number in JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise WrongValue(f"{text[:20]} is too large a number")
    return number


def _in_words(message: str) -> str:
    """What Msgspec says, for people.

    >>> _in_words("Expected `str`, got `null` - at `$.sides[1].name`")
    'the field sides[1].name: a text is expected, not null'
    >>> _in_words("Object missing required field `name` - at `$.sides[0]`")
    'the field sides[0]: it has no field name'
    """
    what, _, path = message.partition(" - at ")
    place = path.strip("`").removeprefix("$").removeprefix(".")
    where = f"the field {place}: " if place else ""
    if "matching regex" in what:
        return f"{where}it has characters that cannot be shown"
    if missing := re.fullmatch(r"Object missing required field `(.*)`", what, re.DOTALL):
        return f"{where}it has no field {missing[1]}"
    if unlike := re.fullmatch(r"Expected (.*?)(?:, got (.*))?", what, re.DOTALL):
        got = f", not {_named(unlike[2])}" if unlike[2] else ""
        return f"{where}{_named(unlike[1])} is expected{got}"
    return f"{where}{what[:1].lower()}{what[1:]}"


def _named(types: str) -> str:
    """Names of types in words, in a list of Msgspec's."""
    words = re.sub(
        r"`([^`]*)`", lambda match: " or ".join(_WORDS.get(one, one) for one in match[1].split(" | ")), types
    )
    words = re.sub(r" of (?:at least )?length (>= |<= )?(\d+)", r" of length \1\2", words)
    return words.replace(">=", "at least").replace("<=", "at most")
