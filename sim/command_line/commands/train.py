"""`duelsim train`: trains the value of a deck, by which its player judges positions when it looks ahead."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from decks import Deck, DeckFormat, all_shipped
from decks.sources import VALUE_ENDING
from sim.command_line.completion import complete_decks, complete_players
from sim.command_line.errors import INTERRUPTED
from sim.command_line.files import checked_output, overwrite_option
from sim.command_line.group import commands
from sim.command_line.options import (
    GAMES,
    DurationType,
    cards_option,
    era_option,
    examples,
    field_command,
    field_or_default,
    format_option,
    jobs_option,
    json_option,
    read_decks,
    rules_option,
    seed_option,
    turn_cap_option,
)
from sim.command_line.output import Meter, print_error, print_json, print_lines, print_text
from sim.command_line.waiting import load_engine
from sim.files import write_file

if TYPE_CHECKING:
    from sim.statistics.intervals import Interval
    from sim.training.of_a_deck import DeckCourse
    from sim.training.rounds import Test, Training
    from sim.training.trained_text import Origin

DEFAULT_SECONDS: Final = 120.0

WHY: Final = {
    "no advance": "The training stopped because two rounds in a row were no advance.",
    "budget spent": "The training stopped because its time or its games were over; more may find more.",
    "interrupted": "The training was interrupted.",
}


@commands.command(
    "train",
    short_help="Train the value of a deck: how it looks ahead.",
    cls=field_command("--against"),
    epilog=examples(
        "duelsim train my-deck.txt",
        "duelsim train my-deck.txt --for 10m --overwrite",
        "duelsim train my-deck.txt --against fn-rush liquid-beast murky-riptide",
        "duelsim train my-deck.txt --players general --output general.value.txt",
        "duelsim train murky-riptide --seed 7 --games 4000 --output murky-riptide.value.txt",
    ),
)
@click.argument("deck", shell_complete=complete_decks)
@click.option(
    "--against",
    "field",
    multiple=True,
    metavar="DECK...",
    shell_complete=complete_decks,
    help="The decks of the field, folders of decks, or era:2006: all words up to the next option. May be repeated. The"
    " deck is always trained against itself, too.  [default: the eight shipped decks with playbooks]",
)
@click.option(
    "--for",
    "seconds",
    type=DurationType(),
    help="How long to take, such as 90s, 2m or 1h, with the tests on held-out games.  [default: 2m]",
)
@click.option(
    "--games",
    type=GAMES,
    help="In place of a time: train with so many games, besides those of the tests. The same seed and games give the"
    " same value again.",
)
@click.option(
    "--players",
    "script",
    metavar="PLAYER",
    shell_complete=complete_players,
    default="auto",
    show_default=True,
    help="The script that the deck's player follows in its trials: a playbook, general, or a script such as rush. auto:"
    " the deck's playbook or general, as for its opponents.",
)
@seed_option
@jobs_option
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    metavar=f"FILE{VALUE_ENDING}",
    help=f"Write the value to this file.  [default: DECK{VALUE_ENDING}, beside the deck]",
)
@overwrite_option
@turn_cap_option
@era_option
@rules_option
@format_option
@cards_option
@json_option
def train_command(
    deck: str,
    field: tuple[str, ...],
    seconds: float | None,
    games: int | None,
    script: str,
    seed: int | None,
    jobs: int | None,
    output: Path | None,
    overwrite: bool,
    turn_cap: int,
    era: str,
    rules: tuple[str, ...],
    format: DeckFormat,
    as_json: bool,
) -> None:
    """Train the value of DECK: the weights by which its player judges positions when it looks ahead.

    A round plays games against the field, tries another answer beside each one given, and learns what tells the better
    one. Held-out games say whether the round was an advance. The training ends with its time, or after two rounds that
    were none. It begins with the universal value, and nothing is written if nothing better is found.

    Ctrl-C ends the training and keeps the best value so far.
    """
    # Over 60 lines: a parameter for each option.
    if seconds is not None and games is not None:
        raise click.UsageError("Name a time (--for) or a number of games (--games), not both.")
    own, *others = read_decks((deck, *field_or_default(field, format)), format)
    output = _checked_file(own, output, overwrite=overwrite)

    import joblib

    from sim.games.matchups.matchup import side_of
    from sim.games.matchups.rule_options import RuleOptions
    from sim.games.playing.coaching import drawn_seed
    from sim.searches.budget import Budget
    from sim.training.of_a_deck import DEALS, DeckCourse
    from sim.training.rounds import Training
    from sim.training.trained_text import Origin, names_in_words
    from strategies.values.origins import THE_UNIVERSAL

    _check_script(script)
    opponents = [side_of(other, f"lookahead:{DEALS}/auto") for other in others]
    course = DeckCourse(side_of(own, script), opponents, RuleOptions.of(rules, era), DEALS)
    names = names_in_words([f"{one.name} ({one.player})" for one in course.opponents])
    player = course.side.player
    follows = player.partition("/")[2]
    seed = drawn_seed(seed)
    origin = Origin(
        own.name, f"{own.name} against itself{' and ' if names else ''}{names}", player, THE_UNIVERSAL, follows, seed
    )
    if not as_json:
        takes = f"{games:,} games" if games is not None else f"about {seconds or DEFAULT_SECONDS:.0f} s"
        print_error(f"Training {origin.trained_on}: {takes}, seed {seed}. What is found goes to {output}.")
    load_engine()
    budget = Budget(games=games) if games is not None else Budget(seconds=seconds or DEFAULT_SECONDS)
    with Meter("Training", 1, "games") as meter:
        told = _Progress(meter, budget.seconds, games)
        training = Training(course, seed, jobs=jobs or joblib.cpu_count(), turn_cap=turn_cap, progress=told.update)
        try:
            training.run(budget)
        except KeyboardInterrupt:
            pass
    _tell(_Result(course, training, origin), output, as_json, overwrite=overwrite)
    if training.trained.stopped == "interrupted":
        click.get_current_context().exit(INTERRUPTED)


def _check_script(words: str) -> None:
    """Raises UsageError for a player who is no script."""
    from strategies.registry import thinker_of

    if thinker := thinker_of(words):
        raise click.UsageError(f"A {thinker.name} follows a script. Name that: --players auto.")


def _checked_file(deck: Deck, output: Path | None, *, overwrite: bool) -> Path:
    """The file to write, by default that beside the deck. Raises UsageError."""
    beside = deck.path.with_suffix(VALUE_ENDING) if deck.path.name else None
    if output is None:
        if beside is None or not deck.path.is_file():
            raise click.UsageError(f"{deck.name} has no file. Say where to write: --output my-deck{VALUE_ENDING}.")
        if deck.path in [one.file for one in all_shipped()]:
            raise click.UsageError(
                f"{deck.name} ships with duelsim, and nothing is written beside it. Copy the list, or name a file:"
                f" --output {deck.path.stem}{VALUE_ENDING}."
            )
        output = beside
    assert output is not None
    return checked_output("--output", output, overwrite=overwrite, ending=VALUE_ENDING, what="a value", replaces=beside)


class _Progress:
    """Shows how far a training is, in games: the total is a guess where a time ends it."""

    def __init__(self, meter: Meter, seconds: float | None, games: int | None) -> None:
        self._meter, self._seconds, self._games = meter, seconds, games
        self._started = time.monotonic()

    def update(self, games: int, remark: str) -> None:
        """So many games of all kinds are done."""
        passed = max(time.monotonic() - self._started, 1e-3)
        total = games if self._seconds is None else int(games * max(1.0, self._seconds / passed))
        self._meter.update(games, lambda: remark, max(total, self._games or 0))


@dataclass(frozen=True)
class _Result:
    """What was found, as lines and as JSON."""

    course: "DeckCourse"
    training: "Training"
    origin: "Origin"

    @property
    def text(self) -> str:
        """The file; "" if nothing better was found."""
        from sim.training.trained_text import trained_text

        trained = self.training.trained
        return trained_text(trained, self.course.columns, self.origin) if trained.is_better else ""

    def lines(self) -> list[str]:
        """What was found, for a reader."""
        from sim.training.trained_text import round_in_words, verdict

        training, trained = self.training, self.training.trained
        again = f" With --seed {self.origin.seed} --games {trained.games} the same value is found again."
        return [
            f"{self.origin.what}, trained: {verdict(trained, self.origin)}.",
            *(round_in_words(one, self.origin) for one in trained.rounds),
            WHY[trained.stopped],
            f"{training.games:,} games in {training.seconds:.0f} s.{again if trained.rounds else ''}",
        ]

    def to_json(self) -> dict[str, Any]:
        """Everything, ready for `json.dumps`."""
        training, trained = self.training, self.training.trained
        return {
            "deck": self.origin.what,
            "player": self.origin.players,
            "against": [{"name": one.name, "player": one.player} for one in self.course.opponents],
            "seed": self.origin.seed,
            "games_of_training": trained.games,
            "games": training.games,
            "errors": training.errors,
            "seconds": training.seconds,
            "stopped": trained.stopped,
            "interrupted": trained.stopped == "interrupted",
            "rounds": [
                {
                    "games": one.games,
                    "pairs_of_answers": one.compared,
                    "telling": one.telling,
                    "log_loss": one.fitted.log_loss,
                    "right": one.fitted.right,
                    "held_out": _test_json(one.test),
                    "advance": one.is_advance,
                }
                for one in trained.rounds
            ],
            "held_out": None if trained.last is None else _test_json(trained.last),
            "better": trained.is_better,
            "value": self.text,
        }


def _test_json(test: "Test") -> dict[str, Any]:
    def interval(one: "Interval | None") -> dict[str, float] | None:
        return None if one is None else vars(one)

    return {
        "pairs": test.pairs,
        "against_best": interval(test.against_best),
        "against_script": interval(test.against_script),
        "best_against_script": interval(test.best_against_script),
    }


def _tell(result: _Result, output: Path, as_json: bool, *, overwrite: bool) -> None:
    """Write the file, and print what was found; nothing is lost if the file cannot be written."""
    if result.training.errors:
        from reports.writing.words import games_in_words

        print_error(f"{games_in_words(result.training.errors)} ended in an error. Their pairs count for no test.")
    text = result.text
    if text:
        try:
            write_file(output, text.encode(), overwrite=overwrite)
        except OSError:
            print_text(text)
            raise
    if as_json:
        print_json(result.to_json())
        return
    written = f"{output} was written: whoever looks ahead with the deck beside it judges by it."
    print_lines([*result.lines(), written if text else f"{output} was not written: the universal value stays."])
