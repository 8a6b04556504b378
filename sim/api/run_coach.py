"""The one way to coach a deck's player, for the command line and for Python programs."""

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from decks.reading import Deck
from sim.api.coach_result import CoachResult
from sim.api.errors import Interrupted, translated_errors
from sim.api.learning import with_values
from sim.api.observer import Observer
from sim.api.options import RunOptions
from sim.engine.record.luck import root_key
from sim.experiments.kinds import match
from sim.experiments.runs.execution import rounded_to_pairs
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.games.matchups.matchup import Side, seated, side_of
from sim.games.matchups.rule_history import TODAY
from sim.games.matchups.rule_options import RuleOptions
from sim.games.playing.coaching import Coached, coach
from strategies.registry import thinker_of


def run_coach(  # noqa: PLR0913 - the options of the coach
    own: Deck,
    others: Sequence[Deck],
    players: tuple[str, str],
    options: RunOptions,
    *,
    games: int,
    by: str,
    rollouts: int,
    fresh: int,
) -> CoachResult:
    """Coach the player of a deck in games against others, by a lookahead or a search. The arguments have been checked.

    Raises ImpossibleExperiment if a player searches or looks ahead, Interrupted with what has been found after Ctrl-C,
    and the other errors of `sim.api.errors`.
    """
    if any(map(thinker_of, players)):
        raise ImpossibleExperiment(
            "The coach looks ahead or searches by itself. Name players who do neither, such as control and rush."
        )
    given = options.get("observer")
    observer = Observer() if given is None else given
    seed = options.get("seed")
    with translated_errors():
        rules = RuleOptions.read(options.get("rules", TODAY))
        cells = tuple(seated(side_of(own, players[0]), side_of(other, players[1])) for other in others)
        root = root_key(None if seed is None else int(seed))[0]
        experiment = Experiment(match.KIND.name, cells, games, root, rules, int(options["turn_cap"]))
        watched = replace(experiment, cells=tuple(_watched(cell, f"{by}:{rollouts}") for cell in cells))
    total = rounded_to_pairs(games) * len(cells)
    result = partial(CoachResult, experiment, wanted=total, by=by, rollouts=rollouts, fresh=fresh)
    with translated_errors():
        try:
            watched = with_values(watched, options, observer)
            matchups = watched.matchups
        except KeyboardInterrupt:
            raise Interrupted(result(found=())) from None
    result = partial(result, value=watched.cells[0][0].value)
    observer.load_engine(matchups[0])
    import joblib  # slow to import; may have been imported while the engine was loaded

    found: list[Coached] = []
    playing = coach(
        matchups,
        experiment.seed,
        games,
        fresh=fresh,
        jobs=options.get("jobs") or joblib.cpu_count(),
        turn_cap=experiment.turn_cap,
    )
    with contextlib.closing(playing):
        try:
            for part in playing:
                found.append(part)
                observer.coached(sum(one.games for one in found), total)
        except KeyboardInterrupt:
            raise Interrupted(result(found=tuple(found))) from None
    return result(found=tuple(found))


def _watched(cell: tuple[Side, Side], coach: str) -> tuple[Side, Side]:
    """The two sides, with a coach who looks over the shoulder of the first player."""
    own, other = cell
    return replace(own, player=f"{coach}/{own.player}"), other
