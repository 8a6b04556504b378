"""The rules catalogue, the tests that prove it, and the rule options: the pages of `duelsim rules`, and checks for CI.

`tests/rules/catalogue.txt` says what must happen, one item per line. A test proves the items that it names with
`pytest.mark.rule`; an item without a test has a reason in `tests/rules/pending.txt`. The tests are read, not run: marks
are found where pytest finds them, and a mark in any other form is reported as a problem.
"""

import ast
import functools
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from decks.suggesting import did_you_mean
from sim.games.matchups.rule_history import (
    ALWAYS,
    CHANGES_WITHOUT_OPTION,
    ENGLISH,
    ERAS,
    JAPANESE,
    OPEN,
    OPTIONS,
    SITE,
    TODAY,
    Choice,
    Option,
    Ruling,
)
from sim.games.matchups.rule_options import RuleOptions
from sim.language import comma, gettext, padded, sentences, translatable

ROOT = Path(__file__).parents[2]
CATALOGUE, PENDING = "tests/rules/catalogue.txt", "tests/rules/pending.txt"
OPTIONS_PAGE = "options"  # the section of `duelsim rules` that needs no catalogue
CONTRADICTIONS = "X"  # the group whose lines are cited, not proved
DOES_NOT_COUNT = frozenset({"skip", "skipif", "xfail", "soak"})  # tests with these marks prove nothing in CI

_HEADING = re.compile(r"##+ (\w+) (.+)")
_LINE = re.compile(r"(\w+\.\d\d) (.+)")
_REASON = re.compile(r"([\w., -]+): (.+)")


class CatalogueError(Exception):
    """There is no catalogue here, it has no such item or section, or one of its files cannot be read."""


# --- The catalogue --------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Item:
    """One line of the catalogue, and its headings."""

    id: str
    text: str
    sections: tuple[str, ...]  # ("8", "8C"); a group without sub-groups is its only heading

    @property
    def group(self) -> str:
        """The number of its group."""
        return self.sections[0]


@dataclass(frozen=True)
class Catalogue:
    """The items by id, and the titles of groups and sub-groups by number, in the order of the file."""

    items: dict[str, Item]
    titles: dict[str, str]

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups that have items to prove."""
        return tuple(dict.fromkeys(item.group for item in self.to_prove()))

    def to_prove(self) -> Iterator[Item]:
        """All items except the contradictions of the documents, which are cited and not proved."""
        return (item for item in self.items.values() if item.group != CONTRADICTIONS)

    def section(self, name: str) -> tuple[Item, ...]:
        """The items of a group or sub-group, or the item with this id."""
        wanted = name.upper()
        found = tuple(item for item in self.items.values() if wanted == item.id or wanted in item.sections)
        if not found:
            hint = did_you_mean(wanted, {each: each for each in (*self.titles, *self.items)})
            contents = gettext(
                "It has the groups {groups}, sub-groups such as 8C, and items such as 8C.05. duelsim rules options"
                " shows the rule options.",
                groups=comma().join((*self.groups, CONTRADICTIONS)),
            )
            raise CatalogueError(sentences(gettext('The rules catalogue has no "{name}".', name=name) + hint, contents))
        return found


def parse_catalogue(text: str) -> Catalogue:
    """Read a catalogue: `## 8 Title` heads a group, `### 8C Title` a sub-group, `8C.05 Text` is an item."""
    items: dict[str, Item] = {}
    titles: dict[str, str] = {}
    sections: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        if heading := _HEADING.fullmatch(line):
            sections = (*sections[:1], heading[1]) if line.startswith("###") else (heading[1],)
            titles[heading[1]] = heading[2]
        elif line and sections:
            found = _LINE.fullmatch(line)
            if found is None or found[1] in items:
                raise CatalogueError(f"{CATALOGUE}, line {number}: {line!r} is neither a heading nor a new item.")
            items[found[1]] = Item(found[1], found[2], sections)
    return Catalogue(items, titles)


def ranges(catalogue: Catalogue, ids: Iterable[str]) -> str:
    """The ids in order, with ranges for consecutive ones: `8C.01-8C.03, 8C.05`."""
    order = {id: place for place, id in enumerate(catalogue.items)}
    runs: list[list[str]] = []
    for id in sorted(ids, key=order.__getitem__):
        if runs and order[id] == order[runs[-1][-1]] + 1 and _prefix(id) == _prefix(runs[-1][-1]):
            runs[-1].append(id)
        else:
            runs.append([id])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _prefix(id: str) -> str:
    return id.split(".")[0]


# --- Reasons --------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Reason:
    """A line of pending.txt: items that no test proves yet, and why."""

    text: str
    line: int
    items: tuple[str, ...]


def parse_pending(text: str, catalogue: Catalogue) -> tuple[Reason, ...]:
    """Read the reasons: `6A.02-6A.05, 6A.08: the reason`. The text before the first empty line is a preface."""
    reasons: list[Reason] = []
    taken: set[str] = set()
    preface, _, _ = text.partition("\n\n")
    first = preface.count("\n") + 1
    for number, line in enumerate(text.splitlines(), 1):
        if number <= first or not line:
            continue
        where = f"{PENDING}, line {number}"
        parts = _REASON.fullmatch(line)
        if parts is None:
            raise CatalogueError(f"{where}: {line!r} is not ids, a colon and a reason.")
        words = [word.strip() for word in parts[1].split(",")]
        items = tuple(id for word in words for id in _between(word, catalogue, where))
        for id in items:
            if id in taken:
                raise CatalogueError(f"{where}: {id} has a reason already.")
            taken.add(id)
        reasons.append(Reason(parts[2], number, items))
    return tuple(reasons)


def _between(word: str, catalogue: Catalogue, where: str) -> Sequence[str]:
    """The ids of a range, or the one id."""
    order = [item.id for item in catalogue.to_prove()]
    first, _, last = word.partition("-")
    for id in filter(None, (first, last)):
        if id not in order:
            raise CatalogueError(f"{where}: the catalogue has no item {id} to prove.")
    found = order[order.index(first) : order.index(last or first) + 1]
    if not found or _prefix(first) != _prefix(found[-1]):
        raise CatalogueError(f"{where}: {word} is not a range within one group or sub-group.")
    return found


# --- Proofs ---------------------------------------------------------------------------------------------------
@dataclass
class Marks:
    """The marks of the tests: which test names which item."""

    proofs: dict[str, list[str]] = field(default_factory=dict)  # item to tests, as pytest names them
    places: dict[str, str] = field(default_factory=dict)  # item to the first place that names it, proof or not
    problems: list[str] = field(default_factory=list)


SKIPPING = ("pytest.skip", "pytest.xfail", "pytest.importorskip")
EXAMPLES = {"rule": '"8C.05", "8C.06"', "phrase": '"destroy", "draw"'}  # of what marks name


def read_tests(folder: Path, root: Path, mark: str = "rule") -> Marks:
    """Find the marks of one kind in all test files of a folder; the names of tests are relative to `root`."""
    marks = Marks()
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if f"mark.{mark}" in source:
            _TestFile(path.relative_to(root).as_posix(), source, marks, mark).read()
    return marks


class _TestFile:
    """Reads one test file."""

    def __init__(self, name: str, source: str, marks: Marks, mark: str) -> None:
        self._name = name
        self._mark = mark
        self._marks = marks
        self._tree = ast.parse(source, name)
        self._constants = _assigned(self._tree.body)
        self._found: set[ast.expr] = set()
        self._may_skip = any(name in source for name in SKIPPING)

    def read(self) -> None:
        """Add the marks of the file."""
        outside = [node for node in self._tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
        skipped = any(self._skips(node) for node in outside)
        self._read_body(self._tree.body, self._name, [], not skipped)
        for node in ast.walk(self._tree):
            if (
                isinstance(node, ast.Attribute)
                and _dotted(node).endswith(f"mark.{self._mark}")
                and node not in self._found
            ):
                self._marks.problems.append(
                    f"{self._name}:{node.lineno}: this pytest.mark.{self._mark} belongs to no test that can be found."
                    " Write it as a decorator, as marks= of a pytest.param that a test uses, or as the pytestmark of"
                    " the file."
                )

    def _read_body(self, body: Sequence[ast.stmt], name: str, inherited: list[ast.expr], counts: bool) -> None:
        marks = inherited + self._flat(_assigned(body).get("pytestmark"))
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                self._read_body(node.body, f"{name}::{node.name}", marks + self._flat(node.decorator_list), counts)
            elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                self._read_test(node, f"{name}::{node.name}", marks, counts and not self._skips(node))

    def _read_test(self, node: ast.FunctionDef, name: str, inherited: list[ast.expr], counts: bool) -> None:
        marks = inherited + self._flat(node.decorator_list)
        counts = counts and self._count(marks)
        self._note(marks, name, counts)
        for mark in marks:
            if _name_of_mark(mark) != "parametrize":
                continue
            for parameters in self._parameters(mark):
                words = {keyword.arg: keyword.value for keyword in parameters.keywords}
                id = words.get("id")
                case = f"[{id.value}]" if isinstance(id, ast.Constant) and isinstance(id.value, str) else ""
                own = self._flat(words.get("marks"))
                self._note(own, name + case, counts and self._count(own))

    def _note(self, marks: list[ast.expr], test: str, counts: bool) -> None:
        """Note the items that the marks of a test name."""
        for mark in marks:
            if _name_of_mark(mark) != self._mark:
                continue
            self._found.add(mark.func if isinstance(mark, ast.Call) else mark)
            place = f"{self._name}:{mark.lineno}"
            ids = mark.args if isinstance(mark, ast.Call) and not mark.keywords else []
            if not ids or not all(isinstance(id, ast.Constant) and isinstance(id.value, str) for id in ids):
                how = f"pytest.mark.{self._mark}({EXAMPLES[self._mark]})"
                self._marks.problems.append(f"{place}: name the items as literals, {how}.")
                continue
            for id in ids:
                item = ast.literal_eval(id)
                self._marks.places.setdefault(item, place)
                if counts and test not in self._marks.proofs.setdefault(item, []):
                    self._marks.proofs[item].append(test)

    def _skips(self, node: ast.AST) -> bool:
        """Whether the test or statement can skip the test, or expects it to fail."""
        return self._may_skip and any(
            isinstance(inner, ast.Call) and _dotted(inner.func) in SKIPPING for inner in ast.walk(node)
        )

    def _count(self, marks: list[ast.expr]) -> bool:
        return not any(_name_of_mark(mark) in DOES_NOT_COUNT for mark in marks)

    def _flat(self, marks: ast.expr | Sequence[ast.expr] | None) -> list[ast.expr]:
        """The marks of a decorator list, of `marks=` or of `pytestmark`, with the constants of the file looked up."""
        if marks is None:
            return []
        if isinstance(marks, ast.List | ast.Tuple):
            marks = marks.elts
        if isinstance(marks, ast.expr):
            if isinstance(marks, ast.Name):
                return self._flat(self._constants.get(marks.id))
            return [marks]
        return [flat for mark in marks for flat in self._flat(mark)]

    def _parameters(self, node: ast.AST, looked_up: frozenset[str] = frozenset()) -> Iterator[ast.Call]:
        """Every `pytest.param(...)` in an expression, and in the constants of the file that it uses."""
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call) and _dotted(inner.func) == "pytest.param":
                yield inner
            elif isinstance(inner, ast.Name) and inner.id in self._constants and inner.id not in looked_up:
                yield from self._parameters(self._constants[inner.id], looked_up | {inner.id})


def _assigned(body: Sequence[ast.stmt]) -> dict[str, ast.expr]:
    """The names that are assigned in a body, with their values."""
    found: dict[str, ast.expr] = {}
    for node in body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Name) and isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                found[target.id] = node.value
    return found


def _dotted(node: ast.expr) -> str:
    """`pytest.mark.rule` as a string; empty for anything but a dotted name."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and (before := _dotted(node.value)):
        return f"{before}.{node.attr}"
    return ""


def _name_of_mark(node: ast.expr) -> str:
    """`rule` for `pytest.mark.rule` and `pytest.mark.rule(...)`; empty for anything but a mark."""
    name = _dotted(node.func if isinstance(node, ast.Call) else node)
    return name.removeprefix("pytest.mark.") if name.startswith("pytest.mark.") else ""


# --- Coverage -------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Coverage:
    """The catalogue, the tests that name its items, and the reasons for the others."""

    catalogue: Catalogue
    marks: Marks
    reasons: tuple[Reason, ...]

    def proofs(self, item: Item) -> tuple[str, ...]:
        """The tests that prove an item."""
        return tuple(self.marks.proofs.get(item.id, ()))

    def pending(self, item: Item) -> str | None:
        """Why no test proves the item; None if a test does, or if there is no reason."""
        if self.proofs(item):
            return None
        for reason in self.reasons:
            if item.id in reason.items:
                return reason.text
        return None

    def missing(self) -> list[str]:
        """The items with neither a test nor a reason."""
        return [item.id for item in self.catalogue.to_prove() if not self.proofs(item) and not self.pending(item)]

    def unknown(self) -> dict[str, str]:
        """The ids that tests name without an item to prove, and where."""
        known = {item.id for item in self.catalogue.to_prove()}
        return {id: place for id, place in self.marks.places.items() if id not in known}

    def stale(self) -> list[str]:
        """The items that have a reason although a test proves them."""
        return [id for reason in self.reasons for id in reason.items if self.proofs(self.catalogue.items[id])]


def read_coverage() -> Coverage:
    """Read the catalogue, the reasons and the tests of a clone of the repository."""
    return _coverage_in(ROOT)


@functools.cache
def _coverage_in(root: Path) -> Coverage:
    if not (root / CATALOGUE).exists():
        missing = translatable(
            "The rules catalogue and the tests that prove it come with the source of duelsim, not with an installed"
            " copy such as this one. Clone the repository and run duelsim rules there, installed with pip install -e ."
            " duelsim rules options shows everywhere what --rule can choose."
        )
        raise CatalogueError(gettext(missing))
    catalogue = parse_catalogue((root / CATALOGUE).read_text(encoding="utf-8"))
    reasons = parse_pending((root / PENDING).read_text(encoding="utf-8"), catalogue)
    return Coverage(catalogue, read_tests(root / "tests", root), reasons)


# --- Rule options ---------------------------------------------------------------------------------------------
def _eras_of(option: Option, choice: Choice) -> list[str]:
    return [era.name for era in ERAS if option.in_era(era) == choice.name]


def _history_of(option: Option, choice: Choice) -> list[Ruling]:
    return [ruling for ruling in option.history if ruling.choice == choice.name]


def options_json() -> dict[str, Any]:
    """The eras, the rule options with their choices and history, and the changes that have no option."""
    return {
        "eras": [asdict(era) | {"rules": RuleOptions(era=era.name).settings()} for era in ERAS],
        "rule_options": [
            {
                "name": option.name,
                "question": option.question,
                "default": option.choices[0].name,
                "choices": [
                    asdict(choice)
                    | {
                        "eras": _eras_of(option, choice),
                        "rulings": [
                            {"since": ruling.since, "source": ruling.source, "game": ruling.game}
                            for ruling in _history_of(option, choice)
                        ],
                    }
                    for choice in option.choices
                ],
            }
            for option in OPTIONS
        ],
        "changes_without_option": [asdict(change) for change in CHANGES_WITHOUT_OPTION],
    }


def options_lines() -> Iterator[str]:
    """The eras, the rule options with their choices and history, and the changes that have no option."""
    yield gettext(
        "The rules have changed over time, and leave some things open. Experiments and duelsim replay take --rules ERA"
        " for all rules of a time, and --rule NAME=CHOICE for one of them. Notices and answers are those of the"
        " official site: {notice}, {answer}.",
        notice=f"{SITE}/rule/rulechange/31637",
        answer=f"{SITE}/rule/qa/32497",
    )
    yield ""
    yield gettext("Eras")
    for era in ERAS:
        day = f" ({era.day})" if era.name != TODAY else ""
        yield f"  {era.name:<9}{gettext(era.meaning)}{day}"
    for option in OPTIONS:
        yield ""
        yield f"{option.name}: {gettext(option.question)}"
        for choice in option.choices:
            name = gettext("{choice} (default)", choice=choice.name) if choice is option.choices[0] else choice.name
            yield f"  {name}: {gettext(choice.meaning)}"
            eras = comma().join(_eras_of(option, choice)) or gettext("none")
            yield "      " + gettext("eras: {eras}", eras=eras)
            for ruling in _history_of(option, choice):
                yield f"      {_since(ruling)}: {gettext(ruling.source)}"
    yield ""
    yield gettext("Changes of the rules without an option: every era plays by today's rule")
    for change in CHANGES_WITHOUT_OPTION:
        words = {"what": change.what, "source": change.source, "why": change.why}
        said = gettext("{what} ({source}): {why}.", **{name: gettext(one) for name, one in words.items()})
        yield f"  {change.since:<12}{said}"


def _since(ruling: Ruling) -> str:
    """Since when a ruling holds, and in which game if that is one of them alone."""
    dated = gettext("since {day}", day=ruling.since)
    when = {ALWAYS: gettext("at first"), OPEN: gettext("no date")}.get(ruling.since, dated)
    if not ruling.game:
        return when
    of = {
        ENGLISH: translatable("{when} in the English game"),
        JAPANESE: translatable("{when} in the Japanese game"),
    }
    return gettext(of[ruling.game], when=when)


# --- Output ---------------------------------------------------------------------------------------------------
def _counts(coverage: Coverage, items: Sequence[Item]) -> dict[str, int]:
    proved = sum(1 for item in items if coverage.proofs(item))
    pending = sum(1 for item in items if coverage.pending(item))
    return {"items": len(items), "proved": proved, "pending": pending}


def to_json(coverage: Coverage, section: str | None = None) -> dict[str, Any]:
    """The counts by group, all items with their tests or reasons, and the rule options; or the items of a section."""
    catalogue = coverage.catalogue
    items = catalogue.section(section) if section else tuple(catalogue.items.values())
    return {
        **_counts(coverage, [item for item in items if item.group != CONTRADICTIONS]),
        "groups": [
            {"group": group, "title": catalogue.titles[group], **_counts(coverage, catalogue.section(group))}
            for group in dict.fromkeys(item.group for item in items)
            if group != CONTRADICTIONS
        ],
        "catalogue": [
            {
                "id": item.id,
                "section": item.sections[-1],
                "text": item.text,
                "proved_by": list(coverage.proofs(item)),
                "pending": coverage.pending(item),
            }
            for item in items
        ],
        **({} if section else options_json()),
    }


def summary_lines(coverage: Coverage) -> Iterator[str]:
    """The counts by group, the reasons for pending items, and the rule options."""
    catalogue = coverage.catalogue
    everything = _counts(coverage, list(catalogue.to_prove()))
    yield gettext("The rules catalogue: {items} items, {proved} proved by tests, {pending} pending.", **everything)
    yield ""
    heads = [gettext("items"), gettext("proved"), gettext("pending")]
    yield padded(gettext("group"), 47) + "".join(" " * (len(padded(head, 9)) - len(head)) + head for head in heads)
    for group in catalogue.groups:
        counts = _counts(coverage, catalogue.section(group))
        head = padded(f"{group:>5}  {gettext(catalogue.titles[group])}", 47)
        yield f"{head}{counts['items']:>9}{counts['proved']:>9}{counts['pending']:>9}"
    waiting = {
        group: [item for item in catalogue.section(group) if coverage.pending(item)] for group in catalogue.groups
    }
    if any(waiting.values()):
        yield ""
        yield gettext("Pending, and why")
    for group, items in waiting.items():
        for reason in dict.fromkeys(coverage.pending(item) for item in items):
            ids = [item.id for item in items if coverage.pending(item) == reason]
            yield f"{group:>5}  {reason} ({len(ids)}): {ranges(catalogue, ids)}"
    yield ""
    yield gettext("duelsim rules 8C shows the items of a group or sub-group with the tests that prove them.")
    yield ""
    yield from options_lines()


def section_lines(coverage: Coverage, section: str) -> Iterator[str]:
    """The items of a group, sub-group or id, each with its tests or its reason."""
    catalogue = coverage.catalogue
    items = catalogue.section(section)
    under: tuple[str, ...] = ()
    for item in items:
        if item.sections != under:
            if under:
                yield ""
            under = item.sections
            yield ": ".join(f"{id} {gettext(catalogue.titles[id])}" for id in under)
        yield ""
        yield f"{item.id:<7}{item.text}"
        for test in coverage.proofs(item):
            yield "       " + gettext("proved by {test}", test=test)
        if reason := coverage.pending(item):
            yield "       " + gettext("pending: {reason}", reason=reason)
    if len(items) > 1 and items[0].group != CONTRADICTIONS:
        yield ""
        yield gettext("{items} items, {proved} proved, {pending} pending.", **_counts(coverage, items))
