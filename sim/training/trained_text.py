"""A trained value as a file: its weights, and above them what it was trained on and what held-out games say of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent
from sim.training.columns import Columns
from sim.training.rounds import Round, Test, Trained
from sim.version import VERSION
from strategies.values.rows import SENTENCES
from strategies.values.writing import written

MOST_LETTERS: Final = 900  # of a line of the head


@dataclass(frozen=True)
class Origin:
    """Where a trained value comes from: what the head of its file says besides the results.

    `began` is what the weights were before, as in "the universal value", and `script` who follows no value.
    """

    what: str
    trained_on: str
    players: str
    began: str
    script: str
    seed: int


def rate(interval: Interval | None) -> str:
    """A win rate in percent, with its interval.

    >>> rate(Interval(0.563, 0.539, 0.587))
    '56.3 ± 2.4 %'
    """
    return "not known" if interval is None else f"{in_percent(interval.estimate)} ± {in_percent(interval.reach)} %"


def test_in_words(test: Test, before: str, script: str) -> str:
    """What held-out games say of weights, against those `before` them and the script."""
    scored = (
        "" if test.best_against_script is None else f", which {before} scored {rate(test.best_against_script)} against"
    )
    return f"{rate(test.against_best)} against {before}, {rate(test.against_script)} against {script}{scored}"


def round_in_words(one: Round, origin: Origin) -> str:
    """A round in a sentence."""
    before = origin.began if one.number == 1 else "the best one before"
    kept = "an advance" if one.is_advance else "no advance"
    return (
        f"Round {one.number}: {one.games:,} games, {one.telling:,} of {one.compared:,} pairs of answers tell something;"
        f" {test_in_words(one.test, before, origin.script)}: {kept}."
    )


def verdict(trained: Trained, origin: Origin) -> str:
    """What came out, in a sentence without its full stop."""
    if not trained.rounds:
        return "interrupted before the first round was over: nothing is known"
    if not trained.advances:
        return f"no round was an advance on {origin.began}"
    if trained.last is None:
        return "interrupted before the last test: what is gained is not known"
    said = test_in_words(trained.last, origin.began, origin.script)
    return f"{said}, in {trained.last.pairs:,} pairs of held-out games"


def names_in_words(names: Sequence[str]) -> str:
    """Names with commas, as many as a line of the head has room for."""
    said = ""
    for at, name in enumerate(names):
        if len(said) + len(name) > MOST_LETTERS // 2:
            return f"{said} and {len(names) - at} more"
        said += f"{', ' if said else ''}{name}"
    return said


def head_of(trained: Trained, origin: Origin) -> tuple[tuple[str, str], ...]:
    """Where a value comes from and what is known of it, as the lines above its weights say it."""
    return (
        ("version", VERSION),
        ("trained on", origin.trained_on),
        ("players", origin.players),
        ("began with", origin.began),
        ("seed", str(origin.seed)),
        ("games", str(trained.games)),
        ("rounds", str(len(trained.rounds))),
        ("advances", str(trained.advances)),
        ("held out", verdict(trained, origin)),
    )


def trained_text(trained: Trained, columns: Columns, origin: Origin) -> str:
    """The text of the file."""
    value = columns.value(trained.best, head_of(trained, origin))
    return written(value, f"The value of {origin.what}", SENTENCES)
