"""How far better pilots move an experiment: its matchups again, with a better player on either side, and on both.

Each matchup of the experiment becomes three, with the same decks, the same slots and the same luck: its pair p and
theirs deal the same cards. The better player looks ahead or searches, and follows the player whose place it takes
(`strategies.registry`).
"""

from dataclasses import replace

from sim.experiments.runs.execution import rounded_to_pairs
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.experiments.runs.kind import Kind
from sim.experiments.runs.labels import lettered
from sim.games.matchups.matchup import Side
from sim.language import gettext, translatable
from strategies.registry import LOOKAHEAD, THINKERS, UnknownPlayer, chosen_player, thinker_of

PILOT = f"{LOOKAHEAD}:{THINKERS[LOOKAHEAD].rollouts}"
WAYS = ((True, False), (False, True), (True, True))  # whether deck A has the better player, and deck B


def pilots_experiment(experiment: Experiment, games: int, pilot: str = PILOT) -> Experiment:
    """`games` games of each matchup and each of the WAYS, but no more than the experiment has.

    `pilot` is the better player without the script that it follows, as `checked_pilot` returns it. Raises
    ImpossibleExperiment where a player of the experiment searches or looks ahead already.
    """
    for who, thinker in zip(experiment.players, experiment.thinkers, strict=True):
        if thinker is not None:
            raise ImpossibleExperiment(
                gettext(
                    "--pilots plays the games again with better players, and {who} {does} already. Name"
                    " players who do not, or leave out --pilots.",
                    who=who,
                    does=gettext(thinker.does),
                )
            )
    return Experiment(
        KIND.name,
        tuple(_with_better(cell, way, pilot) for cell in experiment.cells for way in WAYS),
        rounded_to_pairs(min(games, experiment.games)),
        experiment.seed,
        experiment.rules,
        experiment.turn_cap,
    )


def checked_pilot(words: str) -> str:
    """A better player without the script that it follows, in one form.

    >>> checked_pilot("search"), checked_pilot(" lookahead : 20")
    ('search:20', 'lookahead:20')

    Raises UnknownPlayer, with a message for the user.
    """
    if thinker_of(words) is None or "/" in words:
        known = " or ".join(THINKERS)
        raise UnknownPlayer(
            gettext(
                "{words!r} is no better player: name {known}, perhaps with deals, such as search:50",
                words=words,
                known=known,
            )
        )
    return chosen_player(f"{words}/rush").words.partition("/")[0]


def better(player: str, pilot: str) -> str:
    """The better player who follows this one.

    >>> better("rush", "lookahead:8")
    'lookahead:8/rush'
    """
    return f"{pilot}/{player}"


def before_pilots(experiment: Experiment) -> tuple[tuple[Side, Side], ...]:
    """The matchups of the experiment whose pilots these are. Raises ValueError if there is none."""
    second, first = experiment.cells[:: len(WAYS)], experiment.cells[1 :: len(WAYS)]
    found = tuple((one[0], other[1]) for one, other in zip(first, second, strict=True))
    pilot = experiment.cells[0][0].player.partition("/")[0]
    values = [(one[0].value, other[1].value) for one, other in zip(second, first, strict=True)]
    whole = (
        _with_better(_valued(cell, judged), way, pilot)
        for cell, judged in zip(found, values, strict=True)
        for way in WAYS
    )
    if experiment.cells != tuple(whole):
        raise ValueError("these are not the pilots of any experiment")
    return found


def _valued(cell: tuple[Side, Side], values: tuple[str, str]) -> tuple[Side, Side]:
    """The two sides, whose better players judge by these values."""
    first, second = (replace(side, own_value=value) for side, value in zip(cell, values, strict=True))
    return first, second


def _with_better(cell: tuple[Side, Side], way: tuple[bool, bool], pilot: str) -> tuple[Side, Side]:
    first, second = (
        replace(side, player=better(side.player, pilot)) if is_better else side
        for side, is_better in zip(cell, way, strict=True)
    )
    return first, second


def _fits(experiment: Experiment) -> bool:
    return len(before_pilots(experiment)) > 0


KIND = Kind(
    name="pilots",
    words="games with better pilots",
    commands=("match", "gauntlet", "matrix"),
    fits=_fits,
    labels=lettered,
    progress=translatable("Better pilots"),
)
