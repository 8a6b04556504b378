"""Errors that users can cause: every message and exit code in one place."""

import contextlib
import errno
import io
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import click

from decks.visible_text import visible
from sim.command_line.help import GroupWithHelp
from sim.command_line.output import forget_odd_sizes
from sim.files import system_error
from sim.language import ENGLISH, LANGUAGES, VARIABLE, gettext, speaking, translatable

_LONGEST_LINE = 2_000  # letters
RUNTIME_ERROR, USAGE_ERROR, GAMES_ERRED, INTERRUPTED = 1, 2, 3, 130


def explain(error: BaseException) -> tuple[str, int] | None:
    """The message and the exit code for an error that a user can cause; None for a fault of duelsim."""
    if isinstance(error, KeyboardInterrupt):
        return gettext("Interrupted."), INTERRUPTED
    if isinstance(error, MemoryError):
        return gettext("There is not enough memory. Play fewer games at a time."), RUNTIME_ERROR
    # Windows says "invalid argument" where other systems say "broken pipe".
    if isinstance(error, BrokenPipeError) or (
        isinstance(error, OSError) and error.errno == errno.EINVAL and error.filename is None
    ):
        stopped = gettext("The output could not be written: the program that read it has stopped reading.")
        return stopped, RUNTIME_ERROR
    if isinstance(error, OSError):
        if error.errno == errno.ENOSPC:
            if error.filename:
                full = gettext("{file} could not be written: the disk is full.", file=error.filename)
            else:
                full = gettext("The output could not be written: the disk is full.")
            return full, RUNTIME_ERROR
        if error.errno in (errno.EMFILE, errno.ENFILE):
            too_many = gettext("Too many files are open. Allow more of them (ulimit -n 256), and repeat the command.")
            return too_many, RUNTIME_ERROR
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{system_error(error)}.", RUNTIME_ERROR

    from decks.checking import DeckError

    if isinstance(error, DeckError):
        return str(error), USAGE_ERROR

    from sim.cards.library import CardFileError, UnknownCard

    if isinstance(error, (CardFileError, UnknownCard)):  # without importing the engine, which takes half a second
        return str(error.args[0]), USAGE_ERROR

    from sim.api.errors import IMPOSSIBLE, ClusterError, ImpossibleExperiment, RunMismatch
    from sim.experiments.runs.index import UnusableIndex
    from sim.tools.bench.trees import CommitFailed, UnknownCommit
    from sim.tools.catalogue import CatalogueError

    if isinstance(
        error,
        (*IMPOSSIBLE, ImpossibleExperiment, RunMismatch, UnusableIndex, CatalogueError, UnknownCommit),
    ):
        return str(error.args[0]), USAGE_ERROR
    if isinstance(error, (ClusterError, CommitFailed)):
        return str(error), RUNTIME_ERROR
    return None


def complain(error: BaseException) -> int | None:
    """Tell the user about an error and return the exit code; None for a fault of duelsim."""
    explained = explain(error)
    if explained is None:
        return None
    message, code = explained
    if isinstance(error, OSError):
        give_up_stdout()
    with contextlib.suppress(OSError):
        click.echo(_shown(message), err=True)
    return code


def _tell_usage(error: click.ClickException) -> int:
    """Tell the user about a wrong command, in Click's words, and return the exit code."""
    words = io.StringIO()
    _with_suggestions(error).show(words)
    with contextlib.suppress(OSError):
        click.echo(_shown(words.getvalue()), err=True, nl=False)
    return error.exit_code


def _with_suggestions(error: click.ClickException) -> click.ClickException:
    """The error for an unknown option or command with the suggestions that unknown cards get, instead of Click's.

    One for a missing deck or option comes with an example of the command.
    """
    if not isinstance(error, click.UsageError) or error.ctx is None:
        return error
    from decks.suggesting import did_you_mean

    command = error.ctx.command
    if isinstance(error, click.MissingParameter):
        example = (command.epilog or "").partition("\nExamples:\n")[2].partition("\n")[0].strip()
        return click.UsageError(error.format_message() + (f" For example: {example}" if example else ""), error.ctx)
    if (name := getattr(error, "option_name", None)) is not None and isinstance(error, click.NoSuchOption):
        message = gettext("No such option {name!r}.", name=name)
        known = [each for one in command.get_params(error.ctx) for each in one.opts if each.startswith("--")]
    elif (name := getattr(error, "command_name", None)) is not None and isinstance(command, click.Group):
        message = gettext("No such command {name!r}.", name=name)
        known = command.list_commands(error.ctx)
    else:
        return error
    return click.UsageError(message + did_you_mean(str(name), {each: each for each in known}), error.ctx)


def _shown(message: str) -> str:
    """A message with visible letters only, and without most of a name of thousands of letters."""
    half = _LONGEST_LINE // 2
    lines = visible(message).split("\n")
    return "\n".join(line if len(line) <= _LONGEST_LINE else f"{line[:half]} … {line[-half:]}" for line in lines)


def give_up_stdout() -> None:
    """Send the rest of stdout nowhere: otherwise Python writes it again on exit, and fails with a traceback."""
    with contextlib.suppress(OSError, ValueError):
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, sys.stdout.fileno())


class WithCommas(int):
    """A number that is written with commas.

    >>> str(WithCommas(40_000)), WithCommas(40_000) == 40_000
    ('40,000', True)
    """

    def __str__(self) -> str:
        """Write the number."""
        return f"{int(self):,}"


# What Click says itself, in its words.
_OF_CLICK = (
    translatable("Usage:"),
    translatable("Try '{command} {option}' for help."),
    translatable("Error: {message}"),
    translatable("Invalid value: {message}"),
    translatable("Invalid value for {param_hint}: {message}"),
    translatable("Missing argument"),
    translatable("Missing option"),
    translatable("Missing command."),
    translatable("No such option {name!r}."),
    translatable("No such command {name!r}."),
    translatable("Got unexpected extra argument ({args})"),
    translatable("Got unexpected extra arguments ({args})"),
    translatable("Option {name!r} requires an argument."),
    translatable("Option {name!r} does not take a value."),
    translatable("{value!r} is not one of {choices}."),
    translatable("{value!r} is not a valid {number_type}."),
    translatable("{value} is not in the range {range}."),
    translatable("{name} {filename!r} does not exist."),
    translatable("{name} {filename!r} is a directory."),
    translatable("{name} {filename!r} is a file."),
    translatable("{name} {filename!r} is not readable."),
    translatable("{name} {filename!r} is not writable."),
    translatable("File"),
    translatable("Directory"),
    translatable("Path"),
)
_LANGUAGE = "duelsim.language"  # of errors, among what contexts share


def _teach_click() -> None:
    """Let Click say its words by our catalogue: it has none of its own."""
    for module in (click.core, click.exceptions, click.formatting, click.parser, click.types):
        setattr(module, "_", gettext)  # noqa: B010 - it is private
        setattr(module, "ngettext", lambda one, many, count: gettext(one if count == 1 else many))  # noqa: B010


def _language_asked_for(words: Sequence[str]) -> str:
    """The language of errors: a command may be wrong before its options are read.

    >>> _language_asked_for(["match", "--language", "ja"]), _language_asked_for(["match", "--language=xx"])
    ('ja', 'en')
    """
    wanted = os.environ.get(VARIABLE, ENGLISH)
    for word, following in pairwise([*words, ""]):
        name, _, value = word.partition("=")
        if name == "--language":
            wanted = value or following
    return wanted if wanted in LANGUAGES else ENGLISH


class Commands(GroupWithHelp):
    """The group of commands; turns their errors into messages and exit codes."""

    group_class = GroupWithHelp

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        """Add a command; its help writes the defaults of numbers as its words do, 40,000."""
        for option in cmd.params:
            if type(option.default) is int:
                option.default = WithCommas(option.default)
        super().add_command(cmd, name)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Parse the options before the command; Click would treat Ctrl-C here like any other failure."""
        forget_odd_sizes()
        _teach_click()
        language = _language_asked_for(args)
        with speaking(language):
            try:
                context = super().make_context(info_name, args, parent, **extra)
            except KeyboardInterrupt as error:
                sys.exit(complain(error))
            except click.ClickException as error:
                sys.exit(_tell_usage(error))
        context.meta[_LANGUAGE] = language
        return context

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; a known error ends it with a message and its exit code."""
        with speaking(ctx.meta[_LANGUAGE]):
            try:
                with speaking(ENGLISH):  # until an option says another; it holds no longer than the command
                    result = super().invoke(ctx)
                sys.stdout.flush()
                return result
            except (KeyboardInterrupt, Exception) as error:
                if isinstance(error, click.exceptions.Exit | click.Abort):
                    raise
                code = _tell_usage(error) if isinstance(error, click.ClickException) else complain(error)
                if code is None:
                    raise
        ctx.exit(code)
