"""Names that mean something to a terminal, a browser, a spreadsheet, a shell or a file system.

They are names like any other: they are shown, never obeyed.
"""

import csv
import io
import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import duelsim
from reports.writing.page import SCRIPTS
from tests.bad_input.harness import FORTY, Case

NAMES = {
    "HTML": "<script>fetch('http://x')</script>",
    "an attribute": '"><img src=x onerror=alert(1)>',
    "an end of a table": "</td></table></body></html>",
    "an entity": "&lt;b&gt; &amp;amp;",
    "a comment of HTML": "<!-- x -->",
    "a template": "{{ 7*7 }} {% raw %} ${7*7} #{7*7}",
    "a formula": '=HYPERLINK("http://x","y")',
    "a formula with plus": "+1+cmd|' /C calc'!A0",
    "a formula with at": "@SUM(1+1)",
    "a table of Markdown": "a | b | c",
    "a link of Markdown": "[x](javascript:alert(1)) ![y](http://x)",
    "Markdown": "# **x** `y` ~~z~~ \\_w",
    "markup of Rich": "[red]x[/red] [link=http://x]y[/link] [/]",
    "colors": "\x1b[31mred\x1b[0m",
    "a title": "\x1b]0;owned\x07",
    "C1": "\x9b31m\x85",
    "a turn of direction": "\u202eknalb\u2066",
    "nothing to see": "\u200b\u2060\ufeff",
    "combining letters": "Z" + "\u0301" * 200,
    "mathematics of TeX": "$x^2$ $\\frac{1}{0}$ \\",
    "a path": "../../../etc/passwd",
    "commands": "$(touch SPRUNG) `touch SPRUNG` ; touch SPRUNG",
    "a format": "%s %n {0.__class__} {name!r:>{width}}",
    "an option": "--out=/tmp/x",
    "much": "x" * 5_000,
    "wide": "超次元" * 100,
    "a key of JSON": '","seed":1,"x":"',
}
MATCH = ("match", "mine.txt", "fn-rush", "--games", "2", "--seed", "1")


def cases() -> Iterator[Case]:
    """Each name as that of a deck, of a card, of a file, and in a run with its reports."""
    for what, name in NAMES.items():
        files = {"mine.txt": f"# name: {name}\n{FORTY}"}
        yield Case(f"{what}: shown", ("decks", "show", "mine.txt"), (0,), files=files)
        yield Case(f"{what}: as JSON", ("decks", "check", "mine.txt", "--json"), (0,), files=files, check=_is_json)
        yield Case(f"{what}: odds", ("odds", "mine.txt", "--games", "0"), (0,), files=files)
        yield Case(
            f"{what}: odds as JSON", ("odds", "mine.txt", "--games", "0", "--json"), (0,), files=files, check=_is_json
        )
        yield Case(f"{what}: a card", ("decks", "check", "mine.txt"), files={"mine.txt": f"4 {name}\n{FORTY}"})
        yield Case(f"{what}: a card to show", ("cards", "show", "--", name))
        yield Case(f"{what}: a card to draw", ("odds", "fn-rush", "--games", "0", f"--want={name}"))
        yield Case(f"{what}: a file", ("decks", "check", "--", name))
        yield Case(
            f"{what}: a heading", ("decks", "check", "mine.txt"), files={"mine.txt": f"[{name}]\n{FORTY}4 Torcon"}
        )
        yield Case(
            f"{what}: a spreadsheet", ("decks", "check", "mine.txt"), files={"mine.txt": f'Count,Name\n4,"{name}"\n'}
        )
        words = (*MATCH, "--out", "run", "--json")
        yield Case(f"{what}: a run", words, (0,), files=files, makes=("run",), check=_page_is_safe, slow=True)
        yield Case(f"{what}: a match", MATCH, (0,), files=files)
        words = ("report", "run", "--format", "csv", "--output", "-")
        kept = partial(_kept, name)
        yield Case(f"{what}: a table", words, (0,), prepare=kept, check=_has_no_formula, slow=True)


def _kept(name: str, folder: Path) -> None:
    """A run of a deck with this name against another one."""
    cards = tuple((line[2:], 4) for line in FORTY.splitlines())
    duelsim.match(duelsim.Deck(name, cards, Path()), "fn-rush", games=2, seed=1, out=folder / "run", page=False)


def _has_no_formula(stdout: str, _: Path) -> str | None:
    """No cell of the CSV begins as a formula does, in any spreadsheet, unless it is a number."""
    for cell in (cell for row in csv.reader(io.StringIO(stdout)) for cell in row):
        if cell.startswith(tuple("=+-@\t\r\n＝＋－＠")) and not re.fullmatch(r"-?[\d.]+(e-?\d+)?", cell):
            return f"the CSV has the formula {cell!r}"
    return None


def _is_json(stdout: str, _: Path) -> str | None:
    try:
        json.loads(stdout)
    except ValueError as error:
        return f"no JSON: {error}"
    return None


def _page_is_safe(stdout: str, folder: Path) -> str | None:
    page = (folder / "run" / "report.html").read_text(encoding="utf-8")
    if page.count("<script") != len(SCRIPTS):  # its own
        return "the page has another script"
    for tag in ("<img", "<!-- x", "<iframe", "javascript:alert"):
        if f"{tag}" in page.replace("[x](javascript:alert(1))", ""):
            return f"the page has {tag}"
    return _is_json(stdout, folder) or _is_json((folder / "run" / "manifest.json").read_text(encoding="utf-8"), folder)
