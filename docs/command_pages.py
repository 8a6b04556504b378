"""A page for each command, made of its help: what `duelsim COMMAND --help` says, for the site."""

import re
from collections.abc import Iterator
from pathlib import Path

import click

FOLDER = Path(__file__).parent / "commands"
INDEX = """# Every command

What `--help` says of each. [The command line](../command-line.md) has what they print, with examples.

```{toctree}
:maxdepth: 1
:glob:

*
```
"""


def write(folder: Path = FOLDER) -> None:
    """Write the pages into a folder; those that are right already stay as they are."""
    folder.mkdir(exist_ok=True)
    for name, text in {**pages(), "index": INDEX}.items():
        file = folder / f"{name}.md"
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def pages() -> dict[str, str]:
    """The pages by the names of their files, such as match or decks-check."""
    from sim.command_line import commands

    return {
        "-".join(names): page(command, names)
        for name in commands.list_commands(click.Context(commands))
        for names, command in _leaves((name,), commands.commands[name])
        if not command.hidden
    }


def _leaves(names: tuple[str, ...], command: click.Command) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """A command, or those of a group with their names."""
    if not isinstance(command, click.Group):
        yield names, command
        return
    for name in sorted(command.commands):
        yield from _leaves((*names, name), command.commands[name])


def page(command: click.Command, names: tuple[str, ...]) -> str:
    """The help of a command in Markdown: how it is written, what it does, its options and examples."""
    from sim.command_line.help import options_by_heading

    called = " ".join(("duelsim", *names))
    ctx = click.Context(command, info_name=called, color=False)
    lines = [f"# {called}", "", f"    {called} {' '.join(command.collect_usage_pieces(ctx))}", "", _prose(command.help)]
    for heading, options in options_by_heading(command.get_params(ctx)).items():
        lines += ["", f"## {heading}", ""]
        records = (option.get_help_record(ctx) for option in options)
        lines += [f"* `{name}`: {_prose(words)}" for name, words in filter(None, records)]
    for block in (command.epilog or "").split("\n\n"):
        title, *rest = block.replace("\b", "").strip("\n").split("\n")
        if rest:
            lines += ["", f"## {title.removesuffix(':')}", "", *(f"    {line.strip(' ')}" for line in rest)]
    lines += ["", f"[What it prints, and its JSON](../command-line.md#duelsim-{names[0]})"]
    return "\n".join(lines) + "\n"


def _prose(words: str | None) -> str:
    r"""Words of a help in Markdown: nothing in them is markup, and a block that keeps its lines is code.

    >>> _prose("Write FILE*.\\n\\n\\b\\n  one\\n  two")
    'Write FILE\\\\*.\\n\\n    one\\n    two'
    """
    blocks = []
    for block in (words or "").split("\n\n"):
        if "\b" in block:
            blocks.append("\n".join(f"    {line.strip()}" for line in block.replace("\b", "").strip("\n").split("\n")))
        else:
            blocks.append(re.sub(r"([\\`*_\[\]<>|#])", r"\\\1", " ".join(block.split())))
    return "\n\n".join(blocks)
