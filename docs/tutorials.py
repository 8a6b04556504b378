"""Play the tutorials: save their files, run their commands and programs, and write what these print below them.

    python -m docs.tutorials

writes the outputs in `docs/tutorial-*.md` and in the notebook again; a test plays them and compares. In a tutorial, a
sentence with "as `NAME`:" comes before the text of a file. A block `console` has commands after `$` and what they
print, a block `python` a program, and the block `text` below it what that prints. `| head -N` and `| tail -N` show the
first or last lines alone. The time that games took is left as it was. A block below `<!-- slow: WHY -->` is not played
by the test: players who look ahead learn their decks first.
"""

import ast
import contextlib
import io
import json
import os
import re
import shlex
import tempfile
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from sim.api import defaults
from sim.command_line import commands

DOCS = Path(__file__).parent
TUTORIALS = sorted(DOCS.glob("tutorial-*.md"))
NOTEBOOK = DOCS / "python-experiments.ipynb"
_BLOCK = re.compile(r"^```(console|python|text|toml)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
_SLOW = re.compile(r"<!-- slow: .* -->\n\n\Z")
_SAVED = re.compile(r"as `([\w.-]+)`:\n\n\Z")
_TIME = re.compile(r"in [\d.,]+ s \([\d,]+ a second\)")


def played(tutorial: str, *, slow: bool) -> str:
    """The text of a tutorial with what its commands print in the current folder, where its files are written.

    Without the `slow` blocks, they and what they print stay as they are.
    """
    space: dict[str, Any] = {}
    printed = ""

    def play(block: re.Match[str]) -> str:
        nonlocal printed
        kind, body = block.groups()
        if not slow and _SLOW.search(tutorial[: block.start()]):
            printed = ""
            return block[0]
        saved = _SAVED.search(tutorial[: block.start()])
        if saved:
            Path(saved[1]).write_text(body, encoding="utf-8")
        elif kind == "console":
            body = with_old_times("".join(map(_run, re.findall(r"^\$ ((?:.*\\\n)*.*)$", body, re.MULTILINE))), body)
        elif kind == "python":
            with contextlib.redirect_stdout(io.StringIO()) as output:
                exec(compile(body, "tutorial", "exec"), space)
            printed = output.getvalue()
        elif kind == "text" and printed:
            body, printed = printed, ""
        return f"```{kind}\n{body}```\n"

    return _BLOCK.sub(play, tutorial)


def _run(line: str) -> str:
    """A command as it is typed, and what it prints: errors and notices too, but no progress."""
    _, *words = shlex.split(line.replace("\\\n", ""))
    part = slice(None)
    if words[-3:-2] == ["|"]:
        number = int(words[-1].removeprefix("-"))
        part = slice(number) if words[-2] == "head" else slice(-number, None)
        words = words[:-3]
    result = CliRunner().invoke(commands, words, prog_name="duelsim")
    assert result.exit_code in (0, 2), (line, result.output, result.exception)
    output = result.stdout if result.exit_code == 0 else result.output
    return f"$ {line}\n" + "".join(output.splitlines(keepends=True)[part])


def with_old_times(new: str, old: str) -> str:
    """A new output with the times that games took in the old one."""
    times = iter(_TIME.findall(old))
    return _TIME.sub(lambda found: next(times, found[0]), new)


def played_notebook(notebook: dict[str, Any]) -> dict[str, Any]:
    """A notebook with what its cells print, and what they show: the last line of a cell, if it is an expression."""
    space: dict[str, Any] = {}
    cells = [dict(cell) for cell in notebook["cells"]]
    for cell in (cell for cell in cells if cell["cell_type"] == "code"):
        program = ast.parse("".join(cell["source"]))
        last = program.body.pop() if isinstance(program.body[-1], ast.Expr) else None
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            exec(compile(program, "notebook", "exec"), space)
            shown = eval(compile(ast.Expression(last.value), "notebook", "eval"), space) if last else None
        cell["outputs"] = []
        if printed.getvalue():
            lines = printed.getvalue().splitlines(keepends=True)
            cell["outputs"].append({"name": "stdout", "output_type": "stream", "text": lines})
        if shown is not None:
            # What others show depends on their versions, and the text of a deck on where it lies.
            ours = type(shown).__module__.partition(".")[0] in ("decks", "sim")
            kind, text = ("text/html", shown._repr_html_()) if ours else ("text/plain", repr(shown))
            data = {kind: text.splitlines(keepends=True)}
            result = {"data": data, "execution_count": None, "metadata": {}, "output_type": "execute_result"}
            cell["outputs"].append(result)
    return {**notebook, "cells": cells}


def main() -> None:
    """Rewrite all tutorials and the notebook."""
    os.environ["DUELSIM_CARDS"] = os.devnull
    for variable in (defaults.VARIABLE, defaults.LEARNING):
        os.environ.pop(variable, None)
    for file in TUTORIALS:
        with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
            os.environ["DUELSIM_RUNS"] = os.path.join(folder, "index.sqlite")
            text = played(file.read_text(encoding="utf-8"), slow=True)
        file.write_text(text, encoding="utf-8")
    notebook = played_notebook(json.loads(NOTEBOOK.read_text(encoding="utf-8")))
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
