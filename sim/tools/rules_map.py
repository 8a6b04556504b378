"""The map of the rules: where each section of the comprehensive rules lives, read from what code and tests cite.

`docs/rules-sections.txt` lists the sections and rules. Comments and docstrings cite them: a rule by its number, as in
`506.3d` or `506.3b-d`; a section by its number in parentheses or at the start of a comment, as in `(505-510)` or
`# --- 507 Blocks`; an item of the rules catalogue by its id after the word "item", as in `item 8C.05`. Text between
backquotes, as here, or in a doctest cites nothing. The files are read, not run.
"""

import ast
import functools
import io
import re
import textwrap
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sim.tools.catalogue import ROOT, Catalogue, CatalogueError

SECTIONS = "docs/rules-sections.txt"
MAP_PAGE = "map"  # the section of `duelsim rules` that is this map
NUMBER = re.compile(r"[1-8]\d\d(?:\.\d+[a-z]?)?")  # of a section or a rule
CODE, TESTS = ("sim", "strategies", "decks"), ("tests",)  # the folders whose citations are places and proofs
REASONS = ("waits for ", "is not simulated")
WIDTH = 118

_ENTRY = re.compile(r"(\d{3})(?:\.(\d+)(?:([a-z]+)|([a-z])-([a-z]))?)? ([^|]+?)(?: \| (.+))?")
_RULE = re.compile(r"(?<![\w.])([1-8]\d\d)\.(\d{1,2})([a-z]?)(?:-(?:(\d{1,2})|([a-z]))(?![\w]))?(?!\w| ?%|\.\d)")
_PARENTHESES = re.compile(r"\(([^()]*)\)")
_HEADING = re.compile(r"#[ -]*((?:[1-8]\d\d(?:-[1-8]\d\d)?)(?:, [1-8]\d\d(?:-[1-8]\d\d)?)*)(?::| [A-Z])")
_SECTION = re.compile(r"([1-8]\d\d)(?:-([1-8]\d\d))?")
_CITATION = re.compile(
    r"[1-8]xx|[1-8]\d\d[\w.-]*|items? [\w.-]+|[\dX]+[A-Z]?\.\d\d|docs/[\w.-]+|decision D\d|and [\w.-]+"
)
_ID = re.compile(r"(?<![\w.])(?:1[0-2]|[1-9]|X)[A-L]?\.\d\d(?![\w%])")
_ITEMS = re.compile(rf"[Ii]tems? \(?{_ID.pattern}(?:(?:, | and |, and |-){_ID.pattern})*")
# What every citation has. To look for it takes a hundredth of the time that it takes to find all comments of a file.
_CITES = re.compile(rf"(?<![\d.])[1-8]\d\d(?!\d)|docs/|decision D\d|{_ID.pattern}")
_COMMENT_CITES = re.compile(rf"#.*(?:{_CITES.pattern})")
_SAMPLES = re.compile(r"^ *>>>.*(?:\n *[^>\s].*)*$|`[^`\n]*`", re.MULTILINE)  # doctests with their output, backquotes


# --- The list of rules ----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Rule:
    """A line of the list: a section such as `506`, or a rule with its parts, `506.3a-e`."""

    number: str  # as it is cited: `506.3`
    parts: str  # the letters of its parts: "abcde"
    label: str  # as it is shown: `506.3a-e`
    title: str
    reason: str | None  # why no code does it

    @property
    def is_section(self) -> bool:
        """Whether it is a whole section."""
        return "." not in self.number

    @property
    def numbers(self) -> tuple[str, ...]:
        """All numbers that it covers."""
        return (self.number, *(self.number + part for part in self.parts))


@dataclass(frozen=True)
class Rules:
    """All sections and rules in order, and the chapters by their digit."""

    chapters: dict[str, str]
    rules: tuple[Rule, ...]

    def find(self, number: str) -> tuple[Rule, ...]:
        """The line of a rule, or of a section and all its rules. Raises CatalogueError if there is none."""
        lines = self.line_of
        section = lines.get(number[:3])
        if number in lines and not lines[number].is_section:
            return (lines[number],)
        waits = section is not None and section.reason is not None and NUMBER.fullmatch(number)
        if section is not None and (number == section.number or waits):
            inside = self.rules if number == section.number else ()
            return (section, *(rule for rule in inside if rule.number.startswith(f"{section.number}.")))
        raise CatalogueError(f"{SECTIONS} has no rule {number}. duelsim rules {MAP_PAGE} lists all of them.")

    @functools.cached_property
    def line_of(self) -> dict[str, Rule]:
        """The line that each number belongs to; a part with a line of its own belongs to that one."""
        found: dict[str, Rule] = {}
        for rule in self.rules:
            for number in rule.numbers:
                if number not in found or number == rule.number:
                    found[number] = rule
        return found


def parse_sections(text: str) -> Rules:
    """Read the list of sections and rules. The text before the first chapter is a preface."""
    chapters: dict[str, str] = {}
    rules: list[Rule] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line or not (chapters or line.startswith("# ")):
            continue
        if line.startswith("# "):
            digit, _, title = line[2:].partition(" ")
            chapters[digit] = title
            continue
        entry = _ENTRY.fullmatch(line)
        if entry is None or (entry[7] and not entry[7].startswith(REASONS)):
            raise CatalogueError(f"{SECTIONS}, line {number}: {line!r} is not a chapter, a section or a rule.")
        section, rule, letters, first, last, title, reason = entry.groups()
        parts = letters or (_letters(first, last) if first else "")
        whole = section if rule is None else f"{section}.{rule}"
        if len(parts) == 1 and any(known.number == whole for known in rules):
            whole, parts = whole + parts, ""  # a part with a line of its own
        rules.append(Rule(whole, parts, line.split(" ")[0], title, reason))
    return Rules(chapters, tuple(rules))


def _letters(first: str, last: str) -> str:
    return "".join(map(chr, range(ord(first), ord(last) + 1)))


# --- Citations ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Citation:
    """A rule or section that a file cites, and the function or name whose comment or docstring does so."""

    number: str
    file: str
    name: str  # empty: the file as a whole
    line: int


@dataclass(frozen=True)
class Remark:
    """A comment or a docstring."""

    text: str
    file: str
    name: str
    line: int


def read_remarks(folders: Iterable[str], root: Path = ROOT) -> tuple[Remark, ...]:
    """The comments and docstrings of all Python files of the folders, as far as they may cite something."""
    files = sorted(path for folder in folders for path in (root / folder).rglob("*.py"))
    return tuple(remark for path in files for remark in _remarks_in(path, root))


@functools.cache
def _remarks_in(path: Path, root: Path) -> tuple[Remark, ...]:
    source = path.read_text(encoding="utf-8")
    return tuple(remarks_of(source, path.relative_to(root).as_posix())) if _CITES.search(source) else ()


def remarks_of(source: str, file: str) -> Iterator[Remark]:
    """The docstrings of a file, and its comments if one of them cites, in order and with the definition around each."""
    tree = ast.parse(source, file)
    spans = list(_spans(tree.body, ""))
    found = []
    for node in statements(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            found.append(Remark(node.value.value, file, _name_at(spans, node.lineno), node.lineno))
    for token in tokenize.generate_tokens(io.StringIO(source if _COMMENT_CITES.search(source) else "").readline):
        if token.type == tokenize.COMMENT:
            found.append(Remark(token.string, file, _name_at(spans, token.start[0]), token.start[0]))
    yield from sorted(found, key=lambda remark: remark.line)


def statements(node: ast.AST) -> Iterator[ast.stmt]:
    """The statements inside: `ast.walk` would go through all expressions, too."""
    for inside in ("body", "orelse", "finalbody", "handlers", "cases"):
        for inner in getattr(node, inside, ()):
            if isinstance(inner, ast.stmt):
                yield inner
            yield from statements(inner)


def _spans(body: Sequence[ast.stmt], within: str) -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of every definition; inner ones follow outer ones."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            name = f"{within}{node.name}"
            yield first, node.end_lineno or first, name
            if isinstance(node, ast.ClassDef):
                yield from _spans(node.body, f"{name}.")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                yield node.lineno, node.end_lineno or node.lineno, f"{within}{target.id}"


def _name_at(spans: Sequence[tuple[int, int, str]], line: int) -> str:
    names = [name for first, last, name in spans if first <= line <= last]
    return names[-1] if names else ""


def citations(remarks: Iterable[Remark]) -> tuple[Citation, ...]:
    """The rules and sections that the remarks cite, each once per name; ranges are expanded."""
    found = {
        (number, remark.file, remark.name): Citation(number, remark.file, remark.name, remark.line)
        for remark in remarks
        for number in numbers_in(remark.text)
    }
    return tuple(found.values())


def numbers_in(text: str) -> Iterator[str]:
    """The rules and sections that a comment or docstring cites.

    >>> list(numbers_in("The attack (505-506): who attacks (506.1c-d), and what triggers (506.3, 603.2)."))
    ['506.1c', '506.1d', '506.3', '603.2', '505', '506']
    >>> list(numbers_in("# --- 507 Blocks ---")), list(numbers_in("in 100 of 128 games (128 cards)"))
    (['507'], [])
    """
    text = _SAMPLES.sub("", text)
    for match in _RULE.finditer(text):
        section, rule, part, last_rule, last_part = match.groups()
        if last_rule and not part:
            yield from (f"{section}.{number}" for number in range(int(rule), int(last_rule) + 1))
        elif last_part and part:
            yield from (f"{section}.{rule}{letter}" for letter in _letters(part, last_part))
        else:
            yield f"{section}.{rule}{part}"
    lists = [match[1] for match in _PARENTHESES.finditer(text)]
    lists += [match[1] for match in _HEADING.finditer(text) if match.start() == 0]
    for listed in lists:
        words = [word.strip() for word in re.split("[,;]", listed.replace("\n", " "))]
        if all(_CITATION.fullmatch(word) for word in words):
            for word in words:
                if section := _SECTION.fullmatch(word):
                    yield from map(str, range(int(section[1]), int(section[2] or section[1]) + 1))


# --- The map --------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class RulesMap:
    """The rules, and their citations in code and tests."""

    rules: Rules
    places: tuple[Citation, ...]
    proofs: tuple[Citation, ...]

    def places_of(self, rule: Rule) -> list[Citation]:
        """The citations in code that belong to a line of the list."""
        return self._places_by_line.get(rule.label, [])

    def proofs_of(self, rule: Rule) -> list[Citation]:
        """The citations in tests that belong to a line of the list."""
        return self._proofs_by_line.get(rule.label, [])

    @functools.cached_property
    def _places_by_line(self) -> dict[str, list[Citation]]:
        return self._by_line(self.places)

    @functools.cached_property
    def _proofs_by_line(self) -> dict[str, list[Citation]]:
        return self._by_line(self.proofs)

    def _by_line(self, cited: Iterable[Citation]) -> dict[str, list[Citation]]:
        found: dict[str, list[Citation]] = {}
        for citation in cited:
            if rule := self.rules.line_of.get(citation.number):
                found.setdefault(rule.label, []).append(citation)
        return found

    def problems(self) -> list[str]:
        """Citations of unlisted rules, lines with neither a place nor a reason, and stale reasons."""
        lines = self.rules.line_of
        found = [
            f"{citation.file}:{citation.line}: cites {citation.number}, which {SECTIONS} does not have"
            for citation in (*self.places, *self.proofs)
            if citation.number not in lines
        ]
        cited = {lines[citation.number] for citation in self.places if citation.number in lines}
        for rule in self.rules.rules:
            if rule.reason is None and rule not in cited and not self._has_listed_rules(rule):
                found.append(f"{rule.label} {rule.title}: no code cites it, and {SECTIONS} gives no reason")
            if rule.reason is not None and rule in cited:
                found.append(f"{rule.label} {rule.title}: {SECTIONS} says that it {rule.reason}, but code cites it")
        return found

    def _has_listed_rules(self, rule: Rule) -> bool:
        return any(other.number.startswith(f"{rule.number}.") for other in self.rules.rules)


@functools.cache
def read_map(root: Path = ROOT) -> RulesMap:
    """Read the list, the code and the tests of a clone of the repository."""
    if not (root / SECTIONS).exists():
        raise CatalogueError(
            "The map of the rules comes with the source of duelsim, not with an installed copy such as this one."
            " Clone the repository and run duelsim rules map there, installed with pip install -e ."
        )
    rules = parse_sections((root / SECTIONS).read_text(encoding="utf-8"))
    return RulesMap(rules, citations(read_remarks(CODE, root)), citations(read_remarks(TESTS, root)))


def wrong_items(remarks: Iterable[Remark], catalogue: Catalogue) -> list[str]:
    """Catalogue ids without the word "item" before them, and citations of items that do not exist."""
    found = []
    for remark in remarks:
        text = _SAMPLES.sub("", remark.text)
        for id in _ID.findall(" ".join(_ITEMS.findall(text))):
            if id not in catalogue.items:
                found.append(f"{remark.file}:{remark.line}: the catalogue has no item {id}")
        for id in _ID.findall(_ITEMS.sub("", text)):
            if id in catalogue.items:
                found.append(f"{remark.file}:{remark.line}: write item {id}, to tell it from a rule")
    return found


# --- Output ---------------------------------------------------------------------------------------------------
def page(root: Path = ROOT) -> str:
    """The map as a page of the documentation, in Markdown. Raises CatalogueError in an installed copy."""
    return "\n".join(map_lines(read_map(root))) + "\n"


def map_lines(rules_map: RulesMap) -> Iterator[str]:
    """The map as Markdown."""
    yield "# Where the rules live"
    yield ""
    yield from textwrap.wrap(
        "Every section and rule of the comprehensive rules, version 1.50: the functions whose comments cite it, the"
        " tests that cite it, or why no code does it yet. A name without parentheses cites the rule as a whole; letters"
        f" in parentheses are its parts. `duelsim rules map` reads it from the code, the tests and `{SECTIONS}`."
        " Rulings that are no rule of their own are items of the catalogue (`duelsim rules`); keywords without a number"
        " are in [keywords.md](keywords.md).",
        WIDTH,
    )
    chapter = ""
    for rule in rules_map.rules.rules:
        if rule.number[0] != chapter:
            chapter = rule.number[0]
            yield ""
            yield f"## {chapter} {rules_map.rules.chapters[chapter]}"
        if rule.is_section:
            yield ""
        yield from rule_lines(rules_map, rule)


def rule_lines(rules_map: RulesMap, rule: Rule, *, width: int | None = WIDTH) -> Iterator[str]:
    """The map of one line of the list: where it is implemented and tested, or why it is not.

    Without a width, each file is one line.
    """
    if rule.is_section:
        yield f"### {rule.label} {rule.title}"
        yield ""
    reason = f": {rule.reason}" if rule.reason else ""
    if not rule.is_section or reason:
        yield f"* **{rule.label}** {rule.title}{reason}"
    indent = "  " if not rule.is_section or reason else ""
    for kind, cited in (("", rules_map.places_of(rule)), ("tests: ", rules_map.proofs_of(rule))):
        for file, names in _by_file(rule, cited).items():
            line = f"{indent}* {kind}`{file}`{': ' if names else ''}{', '.join(names)}"
            if width is None:
                yield line
                continue
            yield from textwrap.wrap(
                line,
                width,
                subsequent_indent=f"{indent}  ",
                break_long_words=False,
                break_on_hyphens=False,
            )


def _by_file(rule: Rule, cited: Sequence[Citation]) -> dict[str, list[str]]:
    """The names in each file that cite a rule, each with the parts that it cites."""
    found: dict[str, dict[str, list[str]]] = {}
    for citation in sorted(cited, key=lambda citation: (citation.file, citation.line, citation.number)):
        part = citation.number.removeprefix(rule.number)
        found.setdefault(citation.file, {}).setdefault(citation.name, []).append(part)
    return {
        file: [f"`{name}`" + ("" if "" in parts else f" ({', '.join(parts)})") for name, parts in names.items() if name]
        for file, names in found.items()
    }


def map_json(rules_map: RulesMap, rules: Iterable[Rule]) -> list[dict[str, Any]]:
    """Lines of the list as JSON: each with its places, its tests and its reason."""
    return [
        {
            "rule": rule.label,
            "title": rule.title,
            "reason": rule.reason,
            "code": [vars(citation) for citation in rules_map.places_of(rule)],
            "tests": [vars(citation) for citation in rules_map.proofs_of(rule)],
        }
        for rule in rules
    ]
