"""Published cards, each field of which is replaced by what it cannot be."""

import json
from collections.abc import Iterator
from typing import Any

from tests.bad_input.fields import of_another_type, places, twice, without
from tests.bad_input.harness import Case

FACTS: dict[str, Any] = {
    "Civilization": "Water",
    "Cost": "3",
    "Type": "Creature",
    "Power": "2000",
    "Race": "Liquid People",
}
CARD = {"name": "Test Card", **FACTS, "Rules": "Blocker", "sets": ["DMX-01"]}
EXAMPLES: dict[str, dict[str, Any]] = {
    "a card": CARD,
    "sides": {
        **{"name": "Test Card", **FACTS, "Type": "Psychic Creature", "Rules": ""},
        "alternates": [{"name": "Back", **FACTS, "Type": "Psychic Creature", "Cost": "7", "Rules": "Blocker"}],
    },
    "a twinpact": {
        **{"name": "One / Two", "Civilization": "Water", "Cost": "3", "Power": "2000", "sets": ["DMRP-01"]},
        **{"Name1": "One", "Type1": "Creature", "Civilization1": "Water", "Cost1": "3", "Race1": "Liquid People"},
        **{"Rules1": "Blocker", "Name2": "Two", "Type2": "Spell", "Civilization2": "Water", "Cost2": "2"},
        **{"Race2": "", "Rules2": "Draw a card."},
    },
    "lists": {
        **{"name": "Test Card", "supertypes": ["Evolution"], "type": "Creature", "subtypes": ["Liquid People"]},
        **{"civilizations": ["Water"], "cost": 3, "power": "2000", "text": "Blocker", "sets": ["DM-01"]},
    },
}
NEEDED = ("name", "type", "civilizations", "cost", "Civilization", "Cost", "Name2", "Cost1", "Cost2", "Civilization1")
MAY_BE_NULL = ("Type", "Type1", "Type2")
UNUSED = {("a twinpact", key) for key in ("Civilization", "Cost", "Race")}  # of the halves only
WORDS = ("cards", "import", "cards.jsonl", "--json")
FILES = {
    "nothing": "",
    "white space": " \n\n",
    "a list": '[{"name": "x"}]',
    "half a card": '{"name": "x",',
    "two cards in a line": '{"name": "x"} {"name": "y"}',
    "a text": '"x"',
    "UTF-16": '{"name": "x"}'.encode("utf-16"),
    "Latin-1": '{"name": "Röd"}'.encode("latin-1"),
    "NUL": '{"name": "x\0"}',
    "nested deeply": '{"a":' * 100_000,
    "as text, a control character": "Test\x1b[31m\nCivilization: Water\nType: Creature\nCost: 3",
    "as text, a long name": "x" * 2_000 + "\nCivilization: Water\nType: Creature\nCost: 3",
    "as text, no facts": "Test Card\nBlocker",
    "a pickle": b"cos\nsystem\n(S'touch SPRUNG'\ntR.",
}


def cases() -> Iterator[Case]:
    """Every file, and every field of every form with every value, without it and twice, each after a good line."""
    for name, content in FILES.items():
        yield Case(f"a file: {name}", WORDS, says=("cards.jsonl",), files={"cards.jsonl": content})
    for form, example in EXAMPLES.items():
        yield _second(f"fine: {form}", json.dumps(example), "", (0,))
        for path in places(example):
            field = str(path[-1] if isinstance(path[-1], str) else path[-2])
            if path == ("civilizations",):  # which form it is
                field = ""
            if isinstance(path[-1], str):
                yield _second(f"{form}, {path} twice", twice(example, path), field)
                codes = (2,) if path[-1] in NEEDED and len(path) == 1 and (form, field) not in UNUSED else (0, 2)
                yield _second(f"{form} without {path}", without(example, path), field, codes)
            for text in of_another_type(example, path):
                yield _second(f"{form}, {path}: {_changed(text)}", text, "", _codes(form, field, text))


def _second(name: str, text: str, field: str, codes: tuple[int, ...] = (2,)) -> Case:
    """The text as the second line of a file."""
    says = ("cards.jsonl, line 2", *([field] if field else []))
    return Case(name, WORDS, codes, says, {"cards.jsonl": f"{json.dumps(CARD)}\n{text}\n"})


def _codes(form: str, field: str, text: str) -> tuple[int, ...]:
    """Whether the value may be fine: where nothing reads it, or a collection may have it."""
    fine = (form, field) in UNUSED or (f'"{field}": null' in text and field in MAY_BE_NULL)
    number = field in ("Cost", "Cost1", "Cost2", "cost", "Power", "power")
    return (0, 2) if fine or number or '": []' in text else (2,)


def _changed(text: str) -> str:
    return text if len(text) < 200 else f"{text[:100]} ... {text[-60:]}"
