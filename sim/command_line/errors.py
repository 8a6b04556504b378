"""Errors that users can cause: every message and exit code in one place."""

import contextlib
import errno
import io
import os
import sys
from typing import Any

import click

from decks.visible_text import visible
from sim.command_line.help import GroupWithHelp
from sim.command_line.output import forget_odd_sizes

_LONGEST_LINE = 2_000  # letters
RUNTIME_ERROR, USAGE_ERROR, GAMES_ERRED, INTERRUPTED = 1, 2, 3, 130


def explain(error: BaseException) -> tuple[str, int] | None:
    """The message and the exit code for an error that a user can cause; None for a fault of duelsim."""
    if isinstance(error, KeyboardInterrupt):
        return "Interrupted.", INTERRUPTED
    if isinstance(error, MemoryError):
        return "There is not enough memory. Play fewer games at a time.", RUNTIME_ERROR
    # Windows says "invalid argument" where other systems say "broken pipe".
    if isinstance(error, BrokenPipeError) or (
        isinstance(error, OSError) and error.errno == errno.EINVAL and error.filename is None
    ):
        return "The output could not be written: the program that read it has stopped reading.", RUNTIME_ERROR
    if isinstance(error, OSError):
        if error.errno == errno.ENOSPC:
            what = error.filename or "The output"
            return f"{what} could not be written: the disk is full.", RUNTIME_ERROR
        if error.errno in (errno.EMFILE, errno.ENFILE):
            return "Too many files are open. Allow more of them (ulimit -n 256), and repeat the command.", RUNTIME_ERROR
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror or error}.", RUNTIME_ERROR

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
        known = [each for one in command.get_params(error.ctx) for each in one.opts if each.startswith("--")]
    elif (name := getattr(error, "command_name", None)) is not None and isinstance(command, click.Group):
        known = command.list_commands(error.ctx)
    else:
        return error
    return click.UsageError(error.message + did_you_mean(str(name), {each: each for each in known}), error.ctx)


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


class Commands(GroupWithHelp):
    """The group of commands; turns their errors into messages and exit codes."""

    group_class = GroupWithHelp

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        """Add a command; its help writes the defaults of numbers as its words do, 40,000."""
        for option in cmd.params:
            if type(option.default) is int:
                option.default = WithCommas(option.default)
        super().add_command(cmd, name)

    def make_context(self, *words: Any, **extra: Any) -> click.Context:
        """Parse the options before the command; Click would treat Ctrl-C here like any other failure."""
        forget_odd_sizes()
        try:
            return super().make_context(*words, **extra)
        except KeyboardInterrupt as error:
            sys.exit(complain(error))
        except click.ClickException as error:
            sys.exit(_tell_usage(error))

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; a known error ends it with a message and its exit code."""
        try:
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
