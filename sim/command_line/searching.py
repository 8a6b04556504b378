"""What the commands that search or coach share: options, their progress, and what they do after Ctrl-C."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import click

from sim.command_line.options import (
    cards_option,
    era_option,
    format_option,
    jobs_option,
    json_option,
    language_option,
    rules_option,
    seed_option,
    turn_cap_option,
)
from sim.command_line.output import Meter, print_error
from sim.command_line.playing import LearningObserver
from sim.games.matchups.rule_options import RuleOptions
from sim.language import gettext, translatable

Command = TypeVar("Command", bound=Callable[..., Any])
Found = TypeVar("Found")

out_option = click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep the search in this folder, with a page of what it finds. After an interruption, the same command"
    " resumes it.",
)


_OF_TRAININGS = (
    seed_option,
    jobs_option,
    turn_cap_option,
    era_option,
    rules_option,
    format_option,
    cards_option,
    language_option,
    json_option,
)


def training_options(command: Command) -> Command:
    """Give a command the options of all trainings; `search` reads their values."""
    for option in reversed(_OF_TRAININGS):
        command = option(command)
    return command


def search_options(command: Command) -> Command:
    """Give a command the options of all searches, which can be kept in a folder; `search` reads their values."""
    return out_option(training_options(command))


class SearchObserver(LearningObserver):
    """Shows on stderr how far a search is. A context manager, as its base."""

    def __init__(self, words: str) -> None:
        """`words` say what is being done."""
        super().__init__()
        self._words = words

    def searched(self, done: int, total: int, remark: str) -> None:
        """Update the progress meter."""
        if self._meter is None:
            self._show_meter(Meter(gettext(self._words), total, translatable("games")))
        assert self._meter is not None
        self._meter.update(done, lambda: remark, total)

    def notice(self, words: str) -> None:
        """Say it on stderr."""
        print_error(words)


def search(ask: Callable[..., Found], values: Mapping[str, Any], observer: LearningObserver) -> Found:
    """What a function that searches finds with the values of the options, or has found before Ctrl-C.

    It is one of `sim.api.searches`, or the coach. The `observer` shows how far it is.
    """
    from sim.api.errors import Interrupted

    rules = RuleOptions.of(values["rules"], values["era"]).settings()
    same = {name: values[name] for name in ("seed", "jobs", "turn_cap", "format", "out") if name in values}
    try:
        with observer:
            return ask(**same, rules=rules, observer=observer)
    except Interrupted as interrupted:
        found: Found = interrupted.result  # type: ignore[assignment]  # what it returns, too
        return found


def check_budget(seconds: float | None, games: int | None) -> None:
    """Raise UsageError for a search with two budgets."""
    if seconds is not None and games is not None:
        raise click.UsageError(gettext("Name a time (--for) or a number of games (--games), not both."))
