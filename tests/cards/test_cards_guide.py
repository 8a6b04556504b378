"""The guides to the card language: the code of words.md runs, and the cards of cards.md are understood.

Every ```python block of `docs/words.md` is run, in their order and in one namespace. What a block prints stands in
the ```text block after it. A card that stands there as an expression of its own is the library's. A block headed by
a file, as in ```python sim/engine/record/tables.py, is not run: the file must contain it.
"""

import ast
import contextlib
import io
import re
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pytest

from sim.cards import words
from sim.cards.library import find_card
from sim.cards.tabulation import tabulate
from sim.cards.text.card_files import read_cards
from sim.cards.words import Card, Cards

REPOSITORY = Path(__file__).parents[2]
GUIDE = REPOSITORY / "docs" / "words.md"
TEXT = GUIDE.read_text(encoding="utf-8")
PYTHON = re.compile(r"^```python\n(?P<code>.*?)^```\n(?:```text\n(?P<output>.*?)^```\n)?", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"^```python (?P<file>\S+)\n(?P<code>.*?)^```\n", re.MULTILINE | re.DOTALL)


def rows_of(card: Card) -> Hashable:
    """What the engine plays."""
    rows, _ = tabulate([card])
    return rows.played()


def run(code: str, line: int, namespace: dict[str, Any]) -> str:
    """Run the block below a line of the guide, and return what it prints."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        for statement in ast.increment_lineno(ast.parse(code), line).body:
            if not isinstance(statement, ast.Expr):
                exec(compile(ast.Module([statement], []), str(GUIDE), "exec"), namespace)
                continue
            value = eval(compile(ast.Expression(statement.value), str(GUIDE), "eval"), namespace)
            if isinstance(value, Card):
                # The pieces may differ where the rows do not: "if you do" as a part of "may", or as a sentence.
                assert rows_of(value) == rows_of(find_card(value.name)), value.name
    return printed.getvalue()


def test_the_code_of_the_guide_does_what_it_says() -> None:
    namespace: dict[str, Any] = {"__name__": "cards_guide"}
    blocks = list(PYTHON.finditer(TEXT))
    for block in blocks:
        line = TEXT.count("\n", 0, block.start("code"))
        assert run(block["code"], line, namespace) == (block["output"] or ""), f"{GUIDE}:{line}"
    assert len(blocks) == len(re.findall("^```python$", TEXT, re.MULTILINE))


def _is_listed(word: object) -> bool:
    return not isinstance(word, type) and not hasattr(word, "event_phrase")


def test_every_word_of_the_language_is_in_the_guide() -> None:
    """The types of pieces, which a card does not name, are not words; it says where the events are."""
    named = set(re.findall(r"\w+", TEXT))
    public = {name for name in words.__all__ if _is_listed(getattr(words, name))}
    methods = {
        name for name, method in vars(Cards).items() if getattr(method, "__annotations__", {}).get("return") == "Cards"
    }
    assert len(methods) > 15
    assert not sorted((public | methods) - named)


def test_every_output_follows_its_code() -> None:
    outputs = sum(block["output"] is not None for block in PYTHON.finditer(TEXT))
    assert outputs == len(re.findall("^```text$", TEXT, re.MULTILINE))


def test_what_the_guide_quotes_is_in_its_file() -> None:
    quotations = list(QUOTED.finditer(TEXT))
    assert quotations
    for quotation in quotations:
        source = (REPOSITORY / quotation["file"]).read_text(encoding="utf-8")
        assert quotation["code"] in source, quotation["file"]


# --- Writing cards as text --------------------------------------------------------------------------------
CARDS_GUIDE = (REPOSITORY / "docs" / "cards.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", re.findall(r"^```card\n(.*?)^```", CARDS_GUIDE, re.MULTILINE | re.DOTALL))
def test_a_card_of_the_guide_is_understood(text: str) -> None:
    cards, faults = read_cards(text)
    assert (len(cards), faults) == (1, [])


@pytest.mark.parametrize(
    ("text", "message"),
    re.findall(r"^```wrong\n(.*?)^```\n```text\n(.*?)^```", CARDS_GUIDE, re.MULTILINE | re.DOTALL),
)
def test_an_error_of_the_guide_says_what_it_says(text: str, message: str) -> None:
    _, (fault,) = read_cards(text)
    assert f"{fault}\n" == message


def test_the_guide_has_cards_and_errors() -> None:
    assert CARDS_GUIDE.count("```card\n") > 5
    assert CARDS_GUIDE.count("```wrong") == CARDS_GUIDE.count("```text\nline ") == 3
    assert CARDS_GUIDE.count("```wrong\n") == 2  # tests/cards/library/test_own_in_japanese.py has the other one
