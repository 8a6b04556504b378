"""The options of every command that plays an experiment."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from sim.api import limits
from sim.command_line.options import (
    AddressType,
    NumberRange,
    game_options,
    jobs_option,
    json_option,
    language_option,
    no_learning_option,
    seed_option,
)
from sim.games.matchups.rule_options import RuleOptions
from sim.language import gettext

if TYPE_CHECKING:
    from sim.api.options import RunOptions

Command = TypeVar("Command", bound=Callable[..., Any])


def experiment_options(command: Command) -> Command:
    """Give a command the options of all experiments; `run_options` reads their values."""
    for option in reversed(
        (
            seed_option,
            jobs_option,
            click.option(
                "--backend",
                type=click.Choice(["threads", "dask"]),
                default="threads",
                show_default=True,
                help="Where to play: on threads of this machine, or on the workers of a Dask cluster.",
            ),
            click.option(
                "--scheduler",
                type=AddressType(),
                help="With --backend dask: the address of the scheduler, such as tcp://192.168.0.7:8786.",
            ),
            no_learning_option,
            game_options,
            language_option,
            click.option(
                "--out",
                type=click.Path(file_okay=False, path_type=Path),
                metavar="DIR",
                help="Keep the run in this folder. After an interruption, the same command resumes it.",
            ),
            click.option(
                "--max-error-rate",
                type=NumberRange(limits.SHARE),
                default=0.0,
                show_default=True,
                help="The share of games that may end in an error before the exit code is 3.",
            ),
            json_option,
        )
    ):
        command = option(command)
    return command


def run_options(values: Mapping[str, Any]) -> "RunOptions":
    """The values of the options, as `sim.api` takes them.

    Raises UnknownRule, and UsageError for a scheduler without the backend dask, or the other way round.
    """
    if values["backend"] == "threads" and values["scheduler"] is not None:
        raise click.UsageError(gettext("--scheduler needs a cluster: add --backend dask."))
    if values["backend"] == "dask" and values["scheduler"] is None:
        raise click.UsageError(
            gettext("--backend dask needs the --scheduler of the cluster, such as tcp://192.168.0.7:8786.")
        )

    return {
        "seed": values["seed"],
        "rules": RuleOptions.of(values["rules"], values["era"]).settings(),
        "turn_cap": values["turn_cap"],
        "format": values["format"],
        "jobs": values["jobs"],
        "scheduler": values["scheduler"],
        "learning": values["learning"],
        "out": values["out"],
        "max_error_rate": values["max_error_rate"],
    }
