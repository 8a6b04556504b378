"""A trained value as a file: its weights, and above them what it was trained on and what held-out games say of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sim.language import ENGLISH, gettext, speaking, translatable
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
    if interval is None:
        return gettext("not known")
    return f"{in_percent(interval.estimate)} ± {in_percent(interval.reach)} %"


def test_in_words(test: Test, before: str, script: str) -> str:
    """What held-out games say of weights, against those `before` them and the script."""
    said = translatable("{rate} against {before}, {of_script} against {script}")
    if test.best_against_script is not None:
        said = translatable(
            "{rate} against {before}, {of_script} against {script}, which {before} scored {scored} against"
        )
    return gettext(
        said,
        rate=rate(test.against_best),
        before=gettext(before),
        of_script=rate(test.against_script),
        script=script,
        scored=rate(test.best_against_script),
    )


def round_in_words(one: Round, origin: Origin) -> str:
    """A round in a sentence."""
    before = origin.began if one.number == 1 else translatable("the best one before")
    advance = translatable(
        "Round {number}: {games:,} games, {telling:,} of {compared:,} pairs of answers tell something; {test}:"
        " an advance."
    )
    none = translatable(
        "Round {number}: {games:,} games, {telling:,} of {compared:,} pairs of answers tell something; {test}:"
        " no advance."
    )
    return gettext(
        advance if one.is_advance else none,
        number=one.number,
        games=one.games,
        telling=one.telling,
        compared=one.compared,
        test=test_in_words(one.test, before, origin.script),
    )


def verdict(trained: Trained, origin: Origin) -> str:
    """What came out, in a sentence without its full stop."""
    if not trained.rounds:
        return gettext("interrupted before the first round was over: nothing is known")
    if not trained.advances:
        return gettext("no round was an advance on {before}", before=gettext(origin.began))
    if trained.last is None:
        return gettext("interrupted before the last test: what is gained is not known")
    said = test_in_words(trained.last, origin.began, origin.script)
    return gettext("{said}, in {pairs:,} pairs of held-out games", said=said, pairs=trained.last.pairs)


def names_in_words(names: Sequence[str]) -> str:
    """Names with commas, as many as a line of the head has room for."""
    said = ""
    for at, name in enumerate(names):
        if len(said) + len(name) > MOST_LETTERS // 2:
            return f"{said} and {len(names) - at} more"
        said += f"{', ' if said else ''}{name}"
    return said


def head_of(trained: Trained, origin: Origin) -> tuple[tuple[str, str], ...]:
    """Where a value comes from and what is known of it, as the lines above its weights say it: in English."""
    with speaking(ENGLISH):
        held_out = verdict(trained, origin)
    return (
        ("version", VERSION),
        ("trained on", origin.trained_on),
        ("players", origin.players),
        ("began with", origin.began),
        ("seed", str(origin.seed)),
        ("games", str(trained.games)),
        ("rounds", str(len(trained.rounds))),
        ("advances", str(trained.advances)),
        ("held out", held_out),
    )


def trained_text(trained: Trained, columns: Columns, origin: Origin) -> str:
    """The text of the file."""
    value = columns.value(trained.best, head_of(trained, origin))
    return written(value, f"The value of {origin.what}", SENTENCES)
