"""`duelsim run`: an experiment that a file describes.

The file names the experiment; its other keys are the arguments and options of the command that plays it. This module
reads them from the command itself, so it works for every experiment.
"""

import datetime
import os.path
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from decks.sources import UnreadableText, read_text
from decks.suggesting import did_you_mean
from decks.visible_text import shown
from sim.command_line.group import commands
from sim.command_line.options import DayType, FormatType, examples
from sim.files import system_error
from sim.language import gettext

EXPERIMENT = "experiment"  # the key that names the command
_MOST_DOTS = 1_000  # in a line: Python takes half a minute to read a key of 20,000 parts
HELP = """Play the experiment that a file describes.

\b
FILE is TOML, such as:
  experiment = "match"
  deck-a = "my-deck.txt"
  deck-b = "fn-rush"
  players = ["control", "rush"]
  target-ci = 0.5
  seed = 7

The keys are the arguments and options of the command that plays the experiment. Options after FILE override the file.
Deck files are looked up first in the folder of FILE.
"""


@commands.command(
    "run",
    help=HELP,
    context_settings={"allow_interspersed_args": False},
    epilog=examples(
        "duelsim run my-match.toml",
        "duelsim run my-match.toml --games 100000 --out runs/my-match",
        "duelsim run my-match.toml --json",
        "duelsim run my-match.toml --help",
    ),
)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("more", nargs=-1, type=click.UNPROCESSED, metavar="[OPTIONS OF THE EXPERIMENT]...")
def run_command(file: Path, more: tuple[str, ...]) -> None:
    """Read the file and call the command that it names."""
    asked = _read(file)
    name, command = _experiment(asked)
    values = _values(asked, command)
    try:
        with command.make_context(
            name, list(more), parent=click.get_current_context().parent, default_map=values
        ) as context:
            command.invoke(context)
    except click.MissingParameter as error:
        if error.param is None:
            raise
        raise click.UsageError(
            gettext("{file} has no {key}, which duelsim {name} needs.", file=file, key=_key(error.param), name=name),
            error.ctx,
        ) from None
    except (LookupError, ValueError) as error:
        from sim.api.errors import IMPOSSIBLE, ImpossibleExperiment  # import the engine

        if isinstance(error, (*IMPOSSIBLE, ImpossibleExperiment)):
            raise ImpossibleExperiment(gettext("{file}: {why}", file=file, why=error.args[0])) from None
        raise


@dataclass(frozen=True)
class _Asked:
    """An experiment file: its text, and what it sets."""

    file: Path
    text: str
    settings: Mapping[str, Any]

    def place(self, key: str) -> str:
        """The file and the line of a key, for a message."""
        found = re.search(rf"""^\s*\[*\s*["']?{re.escape(key)}["']?\s*[=.\]]""", self.text, re.MULTILINE)
        return f"{self.file}, line {self.text[: found.end()].count(chr(10)) + 1}" if found else str(self.file)


def _read(file: Path) -> _Asked:
    try:
        text = read_text(file).decode("utf-8-sig")
        if max(line.count(".") for line in text.split("\n")) > _MOST_DOTS:
            raise RecursionError
        # The line break lets an error in the last line have a line number too.
        return _Asked(file, text, tomllib.loads(text + "\n"))
    except UnicodeDecodeError:
        raise click.UsageError(gettext("{file} is not UTF-8 text. Save the file as UTF-8.", file=file)) from None
    except (OSError, UnreadableText) as error:
        raise click.UsageError(
            gettext("{file}: {why}", file=file, why=system_error(error) if isinstance(error, OSError) else error)
        ) from None
    except ValueError as error:  # also numbers with thousands of digits
        raise click.UsageError(gettext("{file} is not TOML: {why}.", file=file, why=str(error).rstrip("."))) from None
    except RecursionError:
        raise click.UsageError(
            gettext("{file} is not TOML that describes an experiment: it is nested too deeply.", file=file)
        ) from None


def _experiment(asked: _Asked) -> tuple[str, click.Command]:
    """The command that plays the experiment: experiments are the commands with --seed and --out."""
    name = asked.settings.get(EXPERIMENT)
    if isinstance(name, str) and name in commands.commands and _is_experiment(commands.commands[name]):
        return name, commands.commands[name]
    experiments = [each for each, command in commands.commands.items() if _is_experiment(command)]
    known = gettext("The experiments are {names}.", names=", ".join(experiments))
    if name is None:
        raise click.UsageError(
            gettext(
                '{file} does not say which experiment it is: write {EXPERIMENT} = "match". {known}',
                file=asked.file,
                EXPERIMENT=EXPERIMENT,
                known=known,
            )
        )
    near = did_you_mean(str(name), {each: each for each in experiments})
    raise click.UsageError(
        gettext(
            "{place}: there is no experiment {name!r}.{near} {known}",
            place=asked.place(EXPERIMENT),
            name=name,
            near=near,
            known=known,
        )
    )


def _is_experiment(command: click.Command) -> bool:
    return {"seed", "out"} <= {parameter.name for parameter in command.params}


def _key(parameter: click.Parameter) -> str:
    """The name of a parameter in the file, as on the command line.

    >>> _key(click.Option(["--target-ci"])), _key(click.Argument(["deck_a"]))
    ('target-ci', 'deck-a')
    """
    if isinstance(parameter, click.Option):
        return max(parameter.opts, key=len).lstrip("-")
    return str(parameter.name).replace("_", "-")


def _values(asked: _Asked, command: click.Command) -> dict[str, Any]:
    """The settings of the file as words of the command line, by Click's names of the parameters."""
    parameters = {_key(parameter): parameter for parameter in command.params}
    context = click.Context(command)
    values: dict[str, Any] = {}
    for key, setting in asked.settings.items():
        if key == EXPERIMENT:
            continue
        if key not in parameters:
            near = did_you_mean(key, {each: each for each in parameters})
            raise click.UsageError(
                gettext(
                    "{place}: duelsim {name} has no {key!r}.{near} It has {names}.",
                    place=asked.place(key),
                    name=command.name,
                    key=key,
                    near=near,
                    names=", ".join(parameters),
                )
            )
        parameter = parameters[key]
        try:
            value = _value(parameter, setting, asked.file.parent)
            parameter.type_cast_value(context, value)
        except click.BadParameter as error:
            raise click.UsageError(
                gettext("{place}: {key}: {message}", place=asked.place(key), key=key, message=error.message)
            ) from None
        values[str(parameter.name)] = value
    return values


def _value(parameter: click.Parameter, setting: Any, folder: Path) -> Any:
    """A setting as the words of the command line. Raises BadParameter where its type is wrong."""
    if isinstance(parameter, click.Option) and parameter.is_flag:
        if not isinstance(setting, bool):
            raise click.BadParameter(gettext("it must be true or false."))
        return setting
    if isinstance(parameter.type, DayType) and type(setting) is datetime.date:
        return str(setting)
    several = parameter.nargs != 1 or (isinstance(parameter, click.Option) and parameter.multiple)
    if isinstance(setting, dict):
        if not several:
            raise click.BadParameter(gettext("it cannot be a table."))
        words = [f"{name}={_word(value)}" for name, value in setting.items()]
    else:
        words = [_word(each) for each in (setting if isinstance(setting, list) else [setting])]
    if parameter.type is click.STRING or isinstance(parameter.type, FormatType):  # decks, and formats
        words = [str(folder / word) if os.path.isfile(folder / word) else word for word in words]
    elif isinstance(parameter.type, click.Path):
        if isinstance(setting, list) and not several:
            raise click.BadParameter(gettext("it cannot be a list."))
        words = [os.path.expanduser(word) for word in words]
        if several:  # files to read, looked up first in the folder of FILE
            words = [str(folder / word) if os.path.isfile(folder / word) else word for word in words]
    return words if several else ",".join(words)


def _word(value: Any) -> str:
    """A number or a text. Raises BadParameter for anything else."""
    if isinstance(value, bool):
        raise click.BadParameter(gettext("it cannot be true or false."))
    if not isinstance(value, str | int | float):
        raise click.BadParameter(gettext("{value} is neither a number nor a text.", value=shown(str(value))))
    if isinstance(value, str) and "\0" in value:
        raise click.BadParameter(gettext("{value!r} has a NUL character, and names cannot have one.", value=value))
    try:
        return str(value)
    except ValueError:
        raise click.BadParameter(gettext("the number is too large.")) from None
