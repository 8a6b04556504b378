"""Every field of an example in JSON, replaced by every value of another type, to fuzz the doors for foreign data."""

import copy
import json
from collections.abc import Iterator
from typing import Any

# Values by their type, as JSON or what looks like it.
WRONG = {
    "null": ("null",),
    "bool": ("true", "false"),
    "number": ("NaN", "Infinity", "-Infinity", "1e999", "1.5", "-1", "-0.0", "1" * 30, "9" * 5_000, "1e-400"),
    "list": ("[]", "[[]]", "[null]", '["x", 1]', "[" * 100_000 + "]" * 100_000),
    "object": ("{}", '{"a": 1, "a": 2}', '{"": null}', '{"a":' * 100_000 + "1" + "}" * 100_000),
    "text": (
        *(r'"\u0000"', r'"a\u001b[31mb"', r'"\u202ea"', r'"\ud800"', r'"a\u0007"', r'"\u200b\u2066"', '"a\tb"'),
        *(r'"\u0085"', '"', "'a'", "NULL", "", '"\\x41"'),
    ),
}
_HERE = '"@@here@@"'


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the values of an example are: the keys and numbers that lead to each."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places(one, (*path, key))


def type_of(value: Any) -> str:
    """The type of a value of JSON, by the names of `WRONG`."""
    types = {"NoneType": "null", "bool": "bool", "int": "number", "float": "number", "str": "text"}
    return types.get(type(value).__name__, "list" if isinstance(value, list) else "object")


def at(value: Any, path: tuple[Any, ...]) -> Any:
    """The value that a path leads to."""
    for key in path:
        value = value[key]
    return value


def written(example: Any, path: tuple[Any, ...], text: str) -> str:
    """The example in JSON with this text where the path leads."""
    changed = copy.deepcopy(example)
    at(changed, path[:-1])[path[-1]] = json.loads(_HERE)
    return json.dumps(changed, ensure_ascii=False).replace(_HERE, text)


def without(example: Any, path: tuple[Any, ...]) -> str:
    """The example in JSON without the value that the path leads to."""
    changed = copy.deepcopy(example)
    del at(changed, path[:-1])[path[-1]]
    return json.dumps(changed, ensure_ascii=False)


def twice(example: Any, path: tuple[Any, ...]) -> str:
    """The example in JSON with the field that the path leads to twice."""
    text = json.dumps(at(example, path), ensure_ascii=False)
    return written(example, path, f"{text}, {json.dumps(path[-1])}: {text}")


def of_another_type(example: Any, path: tuple[Any, ...]) -> Iterator[str]:
    """The example with each value of another type where the path leads, and with texts and numbers that can be none."""
    own = type_of(at(example, path))
    for type, values in WRONG.items():
        yield from (written(example, path, text) for text in values if type != own or type == "text")
    if own == "number":
        yield from (written(example, path, text) for text in ("NaN", "Infinity", "1e999", "1.5", "9" * 5_000))
