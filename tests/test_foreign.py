"""The door for values that anybody may have written: what it refuses, and which field it names."""

from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest
from msgspec import Meta

from sim.foreign import ONE_LINE, WrongValue, read_json, typed


@dataclass
class Example:
    """What the door is asked for."""

    name: Annotated[str, Meta(min_length=1, max_length=9, pattern=ONE_LINE)]
    games: Annotated[int, Meta(ge=0)] = 0
    said: str | None = None
    decks: list[tuple[str, int]] = field(default_factory=list)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({"name": None}, "the field name: a text is expected, not null"),
        ({"name": "x", "games": True}, "the field games: a whole number is expected, not true or false"),
        ({"name": "x", "games": 1.0}, "the field games: a whole number is expected, not a number"),
        ({"name": "x", "games": -1}, "the field games: a whole number at least 0 is expected"),
        ({"name": ""}, "the field name: a text of length at least 1 is expected"),
        ({"name": "x" * 10}, "the field name: a text of length at most 9 is expected"),
        ({"name": "a\nb"}, "the field name: it has characters that cannot be shown"),
        ({"name": "\u202ea"}, "the field name: it has characters that cannot be shown"),
        ({"name": "x", "said": 2}, "the field said: a text or null is expected, not a whole number"),
        ({"name": "x", "decks": [["x", 1], ["y"]]}, "the field decks[1]: a list of length 2 is expected, not 1"),
        ({}, "it has no field name"),
        ([], "an object is expected, not a list"),
    ],
)
def test_a_value_of_another_type_is_refused_with_its_field(value: Any, message: str) -> None:
    with pytest.raises(WrongValue) as error:
        typed(value, Example)
    assert str(error.value) == message


def test_a_value_of_the_type_becomes_one() -> None:
    found = typed({"name": "x", "games": 2**100, "decks": [["y", 1]], "more": None}, Example)
    assert found == Example("x", 2**100, None, [("y", 1)])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"a": 1, "a": 1}', "the field 'a' is there twice"),
        ("[NaN]", "NaN is not a number in JSON"),
        ("[1e999]", "1e999 is too large a number"),
        ("[" * 100_000, "it is nested too deeply"),
        ("9" * 5_000, "it is not JSON"),
        ('"\\ud800"', "it has characters that are not text"),
        (b"\xff", "it has characters that are not text"),
        ("", "it is not JSON: Expecting value: line 1 column 1"),
    ],
)
def test_what_json_cannot_say_is_refused(text: str | bytes, message: str) -> None:
    with pytest.raises(WrongValue) as error:
        read_json(text)
    assert str(error.value).startswith(message)
