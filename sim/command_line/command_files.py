"""The commands of a group, each in a file of its own that is imported when the command is called."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from pkgutil import iter_modules

import click

# Imported before `sim.command_line` calls its group of commands by the same name.
FOLDER = import_module("sim.command_line.commands").__path__


class CommandFiles(MutableMapping[str, click.Command]):
    """Commands by name: `match` is what `commands/match.py` adds to its group, and `cards import` is in `cards_import`.

    The group can have other commands, too.
    """

    def __init__(self, group: str = "") -> None:
        """Take the files of a group; without a name, of the command `duelsim` itself."""
        start = f"{group}_" if group else ""
        names = (file.name for file in iter_modules(FOLDER) if file.name.startswith(start))
        self._start = start
        self._files = {name for name in (one.removeprefix(start) for one in names) if "_" not in name}
        self._commands: dict[str, click.Command] = {}

    def __getitem__(self, name: str) -> click.Command:
        if name in self._files and name not in self._commands:
            import_module(f"sim.command_line.commands.{self._start}{name}")
        return self._commands[name]

    def __setitem__(self, name: str, command: click.Command) -> None:
        self._commands[name] = command

    def __delitem__(self, name: str) -> None:
        del self._commands[name]

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._files | self._commands.keys()))

    def __len__(self) -> int:
        return len(self._files | self._commands.keys())
