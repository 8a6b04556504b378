"""CI's hold on the rules catalogue: every item is proved by a test, or says in pending.txt what it waits for.

When tests have proved items that have a reason there, `PYTHONPATH=. python tests/rules/test_catalogue.py` takes those
reasons out of `pending.txt`.
"""

import ast
import functools
import re
from pathlib import Path

import pytest

from sim.tools.catalogue import (
    CONTRADICTIONS,
    DOES_NOT_COUNT,
    PENDING,
    ROOT,
    CatalogueError,
    Coverage,
    Marks,
    parse_catalogue,
    parse_pending,
    ranges,
    read_coverage,
    read_tests,
)

FOLDER = Path(__file__).parent
TO_PROVE = {
    "1": 20,
    "2": 13,
    "3": 43,
    "4": 21,
    "5": 60,
    "6": 58,
    "7": 117,
    "8": 65,
    "9": 57,
    "10": 52,
    "11": 63,
    "12": 18,
}
WAITED_FOR = ("7", "10")  # card types and keywords
MAY_BE_MISSING = {  # what the pending items of other groups can wait for, and an item that needs it
}


@functools.cache
def rules_tests() -> tuple[tuple[Path, ast.FunctionDef], ...]:
    """The tests of this folder, each with its file as seen from the folder."""
    return tuple(
        (path.relative_to(FOLDER), node)
        for path in sorted(FOLDER.rglob("test_*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test")
    )


def items_of(test: ast.FunctionDef) -> list[str]:
    """The items that a test proves: those that its own marks name, or else those of its cases, in their order."""
    calls = [node for decorator in test.decorator_list for node in ast.walk(decorator) if isinstance(node, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func) == "pytest.mark.rule"]
    own = [call for call in marks if call in test.decorator_list]
    return [ast.literal_eval(id) for call in own or marks for id in call.args]


def pending_lines_of_the_unproved() -> list[str]:
    """The lines of pending.txt without the items that tests prove."""
    lines = (ROOT / PENDING).read_text(encoding="utf-8").splitlines()
    stale = set(read_coverage().stale())
    for reason in reversed(read_coverage().reasons):
        left = [id for id in reason.items if id not in stale]
        if len(left) < len(reason.items):
            ids = ranges(read_coverage().catalogue, left)
            lines[reason.line - 1 : reason.line] = [f"{ids}: {reason.text}"] if left else []
    return lines


# --- The catalogue ----------------------------------------------------------------------------------------
def test_the_catalogue_is_whole() -> None:
    catalogue = read_coverage().catalogue
    assert {group: len(catalogue.section(group)) for group in catalogue.groups} == TO_PROVE
    assert sum(TO_PROVE.values()) == 587
    assert len(catalogue.section(CONTRADICTIONS)) == 34


def test_the_items_of_a_heading_are_numbered_without_a_gap() -> None:
    numbers: dict[str, list[int]] = {}
    for id in read_coverage().catalogue.items:
        prefix, number = id.split(".")
        numbers.setdefault(prefix, []).append(int(number))
    for prefix, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), prefix


def test_every_ruling_of_group_11_has_cards_a_situation_and_an_outcome() -> None:
    for item in read_coverage().catalogue.section("11"):
        assert item.text.count(" | ") == 2, item.id


# --- Its proofs -------------------------------------------------------------------------------------------
def test_every_item_is_proved_or_has_a_reason() -> None:
    missing = read_coverage().missing()
    assert not missing, (
        f"No test proves {ranges(read_coverage().catalogue, missing)}. Mark a test that fails without the rule with"
        f" @pytest.mark.rule({missing[0]!r}), or say in {PENDING} what is missing for it."
    )


def test_no_item_is_both_proved_and_pending() -> None:
    stale = read_coverage().stale()
    assert not stale, (
        f"Tests prove {ranges(read_coverage().catalogue, stale)}: take them out of {PENDING}, or let"
        f" `PYTHONPATH=. python tests/rules/test_catalogue.py` do it."
    )


@pytest.mark.parametrize(("word", "item"), MAY_BE_MISSING.items())
def test_what_may_be_missing_is_what_groups_7_and_10_speak_of(word: str, item: str) -> None:
    found = read_coverage().catalogue.items[item]
    assert found.group in WAITED_FOR
    assert word.lower() in f"{read_coverage().catalogue.titles[found.sections[-1]]}: {found.text}".lower()
    assert not read_coverage().proofs(found), (
        f'{item} is proved: {PENDING} cannot say any more that "{word}" does not exist.'
    )


def test_all_else_waits_for_a_card_type_or_keyword_that_does_not_exist_yet() -> None:
    """Groups 6, 7 and 10 have later issues of their own; the rules of the others are in the engine."""
    for reason in read_coverage().reasons:
        if {read_coverage().catalogue.items[id].group for id in reason.items} - {"6", *WAITED_FOR}:
            assert any(re.search(rf"\b{word}", reason.text, re.IGNORECASE) for word in MAY_BE_MISSING), (
                f"{PENDING}, line {reason.line}: name the card type or keyword that is missing, one of"
                f" {', '.join(MAY_BE_MISSING)}."
            )


def test_tests_name_only_items_of_the_catalogue() -> None:
    unknown = [f"{place}: {id}" for id, place in read_coverage().unknown().items()]
    assert not unknown, (
        f"tests/rules/catalogue.txt has no such item to prove; correct the id (a contradiction, X, is cited in the"
        f" docstring): {'; '.join(unknown)}"
    )


def test_every_mark_is_written_where_it_can_be_read() -> None:
    assert not read_coverage().marks.problems, "\n".join(read_coverage().marks.problems)


def test_pytest_sees_the_same_marks(request: pytest.FixtureRequest) -> None:
    """Of all tests that are collected now, by file and function."""
    if request.config.option.keyword or any("::" in word for word in request.config.args):
        pytest.skip("only some tests of a file were collected")
    seen: dict[str, set[str]] = {}
    for collected in request.session.items:
        name = f"{collected.path.relative_to(ROOT).as_posix()}::{getattr(collected, 'originalname', None) or ''}"
        marks = seen.setdefault(name, set())
        if not any(mark.name in DOES_NOT_COUNT for mark in collected.iter_markers()):
            marks.update(id for mark in collected.iter_markers("rule") for id in mark.args)
    read: dict[str, set[str]] = {name: set() for name in seen}
    for id, tests in read_coverage().marks.proofs.items():
        for test in tests:
            name = test.split("[")[0]
            if name in read:
                read[name].add(id)
    assert read == seen


# --- Where tests are, and their names ---------------------------------------------------------------------
def test_tests_begin_with_the_item_that_they_prove_or_the_rule_that_they_cite() -> None:
    wrong = []
    for path, test in rules_tests():
        items = items_of(test)
        cited = re.search(r"\b\d{3}\.\d+[a-z]?", ast.get_docstring(test) or "")
        number = items[0] if items else cited[0] if cited else ""
        name = re.fullmatch(r"test_((?:\d+[a-z]?_\d+[a-z]?_)?)\D.*", test.name)
        if name is None or name[1].rstrip("_") != number.lower().replace(".", "_"):
            wrong.append(f"{path}: {test.name} is about {number or 'no item and no rule'}")
    assert not wrong, "\n".join(wrong)


def test_tests_are_in_the_file_of_their_group_or_sub_group() -> None:
    wrong = []
    for path, test in rules_tests():
        for id in items_of(test)[:1]:
            item = read_coverage().catalogue.items[id]
            group = f"{int(item.group):02}_"
            sub_group = re.match(r"test_(\d+[a-z])_", path.name)
            in_group = path.parts[0].removeprefix("test_").startswith(group)
            if not in_group or (sub_group and sub_group[1].upper() != item.sections[-1]):
                wrong.append(f"{path}: {test.name} belongs to {item.sections[-1]}")
    assert not wrong, "\n".join(wrong)


def test_pending_names_only_tests_that_exist() -> None:
    named = {name for reason in read_coverage().reasons for name in re.findall(r"test_\w+", reason.text)}
    assert named <= {test.name for _, test in rules_tests()}


# --- The reading of marks ---------------------------------------------------------------------------------
MARKED = """
import pytest
{above}
BAD = pytest.mark.skipif(True, reason="")
CASES = [
    pytest.param(1, marks=pytest.mark.rule("1.02"), id="one"),
    pytest.param(2, marks=[pytest.mark.rule("1.03"), BAD], id="two"),
]

@pytest.mark.rule("1.01", "1.04")
def test_plain(): pass

@pytest.mark.parametrize("case", [*CASES, pytest.param(3, marks=(pytest.mark.rule("1.05"),))])
def test_cases(case): pass

@pytest.mark.rule("1.06")
@pytest.mark.xfail
def test_that_may_fail(): pass

@pytest.mark.rule("1.07")
def test_that_skips_itself(): pytest.skip("")

class TestClass:
    pytestmark = [pytest.mark.rule("1.08")]
    def test_inside(self): pass
{below}
"""
FILE = "test_marked.py"


def marks_of(folder: Path, above: str = "", below: str = "") -> Marks:
    (folder / FILE).write_text(MARKED.format(above=above, below=below), encoding="utf-8")
    return read_tests(folder, folder)


def test_marks_are_found_where_pytest_finds_them(tmp_path: Path) -> None:
    marks = marks_of(tmp_path)
    assert marks.problems == []
    assert marks.proofs == {
        "1.01": [f"{FILE}::test_plain"],
        "1.02": [f"{FILE}::test_cases[one]"],
        "1.04": [f"{FILE}::test_plain"],
        "1.05": [f"{FILE}::test_cases"],
        "1.08": [f"{FILE}::TestClass::test_inside"],
    }


def test_what_does_not_count_as_a_proof_is_still_read(tmp_path: Path) -> None:
    places = marks_of(tmp_path).places
    assert [item for item in places if item in ("1.03", "1.06", "1.07")] == ["1.03", "1.06", "1.07"]
    assert places["1.01"] == f"{FILE}:10"


def test_a_mark_of_the_file_is_one_of_all_its_tests(tmp_path: Path) -> None:
    marks = marks_of(tmp_path, above='pytestmark = pytest.mark.rule("2.01")')
    names = [test.removeprefix(f"{FILE}::") for test in marks.proofs["2.01"]]
    assert names == ["test_plain", "test_cases", "TestClass::test_inside"]


@pytest.mark.parametrize("above", ["pytestmark = pytest.mark.skip", 'pytest.importorskip("nothing")'])
def test_a_file_that_is_skipped_proves_nothing(tmp_path: Path, above: str) -> None:
    assert not any(marks_of(tmp_path, above=above).proofs.values())


@pytest.mark.parametrize(
    ("below", "words"),
    [
        ("@pytest.mark.rule(ID)\ndef test_it(): pass", "as literals"),
        ("@pytest.mark.rule\ndef test_it(): pass", "as literals"),
        ('@pytest.mark.rule("1.01")\ndef helper(): pass', "belongs to no test"),
        ('UNUSED = [pytest.param(1, marks=pytest.mark.rule("1.01"))]', "belongs to no test"),
        ('from pytest import mark\n@mark.rule("1.01")\ndef test_it(): pass', "belongs to no test"),
    ],
)
def test_a_mark_in_another_form_is_reported(tmp_path: Path, below: str, words: str) -> None:
    problems = marks_of(tmp_path, below=below).problems
    assert len(problems) == 1
    assert words in problems[0] and problems[0].startswith(f"{FILE}:")


# --- The reading of reasons -------------------------------------------------------------------------------
SMALL = parse_catalogue("## 1 One\n1.01 A\n1.02 B\n1.03 C\n## 2 Two\n### 2A Half\n2A.01 D\n## X Others\nX.01 E\n")


def small(pending: str, *proved: str) -> Coverage:
    marks = Marks(proofs={id: ["a test"] for id in proved}, places={id: "a place" for id in proved})
    return Coverage(SMALL, marks, parse_pending(f"Preface: 9.99.\n\n{pending}\n", SMALL))


def test_a_reason_is_stale_when_its_item_is_proved() -> None:
    coverage = small("1.01-1.03: nothing to build it with", "1.02")
    assert coverage.stale() == ["1.02"]
    assert coverage.missing() == ["2A.01"]
    assert [coverage.pending(item) for item in SMALL.section("1")] == [
        "nothing to build it with",
        None,
        "nothing to build it with",
    ]


def test_a_contradiction_is_not_to_be_proved() -> None:
    assert small("2A.01: why", "1.01", "X.01").unknown() == {"X.01": "a place"}


@pytest.mark.parametrize(
    ("pending", "words"),
    [
        ("1.01", "is not ids, a colon and a reason"),
        ("1.09: why", "no item 1.09"),
        ("X.01: why", "no item X.01"),
        ("1.01-2A.01: why", "not a range"),
        ("1.03-1.01: why", "not a range"),
        ("1.01-1.02, 1.02: why", "1.02 has a reason already"),
        ("1: cross gears", "no item 1 to prove"),
    ],
)
def test_reasons_that_cannot_be_read(pending: str, words: str) -> None:
    with pytest.raises(CatalogueError, match=f"{PENDING}, line 3: .*{words}"):
        small(pending)


def test_consecutive_ids_are_shown_as_a_range() -> None:
    assert ranges(SMALL, ["2A.01", "1.03", "1.02"]) == "1.02-1.03, 2A.01"


if __name__ == "__main__":
    (ROOT / PENDING).write_text("\n".join(pending_lines_of_the_unproved()) + "\n", encoding="utf-8")
