"""The map of the rules: every rule has its place, what code and tests cite exists, and the map is printed."""

import json
import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from sim.command_line import commands
from sim.tools.catalogue import ROOT, CatalogueError, parse_catalogue, read_coverage
from sim.tools.rules_map import (
    CODE,
    SECTIONS,
    TESTS,
    Remark,
    RulesMap,
    citations,
    map_json,
    numbers_in,
    page,
    parse_sections,
    read_map,
    read_remarks,
    remarks_of,
    rule_lines,
    wrong_items,
)

LIST = """A preface.

# 5 The turn
506 Declaring the attacker
506.1a-c Choosing the attacker
506.2 No attacker
# 8 Special cards
804 Gods | waits for Gods
804.4a What lasts on a creature lasts on each of its parts
"""


def small_map(code: str, tests: str = "", listed: str = LIST) -> RulesMap:
    """A map of one file of code and one of tests."""
    read = [citations(remarks_of(source, file)) for source, file in ((code, "code.py"), (tests, "test.py"))]
    return RulesMap(parse_sections(listed), *read)


# --- The page, and what is cited ---------------------------------------------------------------------------
@pytest.mark.slow(5, "reads all code and tests")
def test_the_page_has_every_rule_and_links_to_pages_that_exist() -> None:
    text = page()
    for rule in read_map().rules.rules:
        assert (f"### {rule.label} " if rule.is_section else f"* **{rule.label}** ") in text
    assert all((ROOT / "docs" / link).exists() for link in re.findall(r"\]\(([\w.-]+)", text))


def test_every_rule_has_a_place_or_a_reason_and_every_citation_a_rule() -> None:
    assert read_map().problems() == []


def test_items_of_the_catalogue_are_cited_as_items() -> None:
    assert wrong_items(read_remarks((*CODE, "reports")), read_coverage().catalogue) == []


def test_the_pages_that_code_and_tests_cite_exist() -> None:
    for remark in read_remarks((*CODE, *TESTS, "reports", "benchmarks")):
        for file in re.findall(r"docs/[\w-]+\.(?:md|txt)", remark.text):
            assert (ROOT / file).exists(), f"{remark.file}:{remark.line}"


def test_the_decisions_that_code_cites_exist() -> None:
    decisions = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8")
    cited = {name for remark in read_remarks(CODE) for name in re.findall(r"\bdecision (D\d)", remark.text)}
    assert cited
    assert cited <= set(re.findall(r"^## (D\d)\. ", decisions, re.MULTILINE))


def test_rules_drawn_at_random_are_found_by_their_number() -> None:
    """Each has a line of the map, with a place in the code or a reason."""
    numbers = [number for rule in read_map().rules.rules for number in rule.numbers if "." in number]
    for number in random.Random(9).sample(numbers, 45):
        (line,) = map_json(read_map(), read_map().rules.find(number))
        assert line["code"] or line["reason"], number


@pytest.mark.parametrize(
    ("number", "rules"),
    [
        ("506.1b", ["506.1a-c"]),
        ("506.1", ["506.1a-c"]),
        ("506", ["506", "506.1a-c", "506.2"]),
        ("804", ["804", "804.4a"]),
        ("804.4a", ["804.4a"]),
        ("804.7", ["804"]),
    ],
)
def test_a_rule_is_found_by_its_number(number: str, rules: list[str]) -> None:
    """A rule of a section that waits as a whole is not listed: its number finds the section."""
    assert [rule.label for rule in parse_sections(LIST).find(number)] == rules


@pytest.mark.parametrize("number", ["506.3", "506.1d", "119", "804x"])
def test_an_unknown_number_is_an_error(number: str) -> None:
    with pytest.raises(CatalogueError, match=f"no rule {number}"):
        parse_sections(LIST).find(number)


# --- The command -------------------------------------------------------------------------------------------
def test_the_command_shows_the_map_a_section_and_a_rule() -> None:
    def printed(*words: str) -> str:
        result = CliRunner().invoke(commands, ["rules", *words])
        assert result.exit_code == 0, result.output
        return result.stdout

    assert printed("map") == printed("map", "--write") == page()
    (rule,) = read_map().rules.find("505.6a")
    assert printed("505.6a") == "\n".join(rule_lines(read_map(), rule)) + "\n"
    assert printed("505").startswith("### 505 Attack step\n")
    assert [line["rule"] for line in json.loads(printed("502", "--json"))["map"]] == ["502", "502.1"]
    assert len(json.loads(printed("map", "--json"))["map"]) == len(read_map().rules.rules)


def test_only_the_map_could_be_written() -> None:
    result = CliRunner().invoke(commands, ["rules", "506", "--write"])
    assert (result.exit_code, "--write is for duelsim rules map" in result.output) == (2, True)


# --- Reading citations -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("what attacks (506.3d)", ["506.3d"]),
        ("506.1c-e: tapped", ["506.1c", "506.1d", "506.1e"]),
        ("(301.4-5, 505.2-3)", ["301.4", "301.5", "505.2", "505.3"]),
        ("The attack step (505-507): ...", ["505", "506", "507"]),
        ("# --- 507 Declare blocker ---", ["507"]),
        ("# 508.1: the target", ["508.1"]),
        ("(4xx, 609, item 8C.05)", ["609"]),
        ("`506.3`; 100,000 games; 192.168.0.7; 12.5 %; 100.5 %; 500 games (of 600)", []),
    ],
)
def test_rules_are_recognized_by_their_form(text: str, numbers: list[str]) -> None:
    assert list(numbers_in(text)) == numbers


def test_a_citation_belongs_to_the_definition_that_contains_it() -> None:
    method = "    def c(self):\n        # 506.1b\n        return 1\n"
    source = '# (506.2)\nA = 1  # 506.1\n\n\nclass B:\n    """506.1a"""\n\n' + method
    found = citations(remarks_of(source, "code.py"))
    assert {(citation.number, citation.name) for citation in found} == {
        ("506.2", ""),
        ("506.1", "A"),
        ("506.1a", "B"),
        ("506.1b", "B.c"),
    }


# --- Problems --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("# 506.1, 506.2, 506.3, 804.4a", "code.py:1: cites 506.3, which"),
        ("# 506.1a, 506.1d, 506.2, 804.4a", "code.py:1: cites 506.1d, which"),
        ("# 506.1, 804.4a", "506.2 No attacker: no code cites it"),
        ("# 506.1b, 506.2, 804.4a (804)", "804 Gods: docs/rules-sections.txt says that it waits for Gods, but code"),
    ],
)
def test_problems_of_a_map_are_reported(code: str, problem: str) -> None:
    assert [found.startswith(problem) for found in small_map(code).problems()] == [True]


def test_a_rule_that_only_a_test_cites_has_no_place() -> None:
    assert len(small_map("# 506.2, 804.4a", "# 506.1").problems()) == 1
    assert small_map("# 506.1a, 506.2, 804.4a", "# 506.1c").problems() == []


def test_an_unreadable_list_is_reported_with_its_line() -> None:
    with pytest.raises(CatalogueError, match=f"{SECTIONS}, line 4: '506.1' is not a chapter"):
        parse_sections("A preface.\n\n# 5 The turn\n506.1\n")
    with pytest.raises(CatalogueError, match="line 2"):
        parse_sections("# 5 The turn\n506.1 Title | some other reason\n")


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("(item 1.01)", 0),
        ("(items 1.01-1.02, 1.01 and 1.02)", 0),
        ("`1.01` and 0.01 and 1.03", 0),
        ("(1.01)", 1),
        ("item 1.03", 1),
        (">>> f(1.01)", 0),
    ],
)
def test_an_item_needs_the_word_item(text: str, problems: int) -> None:
    catalogue = parse_catalogue("## 1 Setup\n\n1.01 One.\n1.02 Another.\n")
    assert len(wrong_items([Remark(text, "code.py", "", 1)], catalogue)) == problems


def test_the_page_is_made_from_what_is_cited(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="installed copy"):
        read_map(tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "sim").mkdir()
    (tmp_path / SECTIONS).write_text(LIST, encoding="utf-8")
    (tmp_path / "sim" / "code.py").write_text('def attack():\n    """Attack (506.1a, 506.1c)."""\n', encoding="utf-8")
    text = page(tmp_path)
    assert "* **506.1a-c** Choosing the attacker\n  * `sim/code.py`: `attack` (a, c)\n" in text
    assert "### 804 Gods\n\n* **804** Gods: waits for Gods\n" in text
