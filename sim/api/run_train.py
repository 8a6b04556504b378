"""The one way to train the value of a deck, for the command line and for Python programs."""

import time
from collections.abc import Sequence

from decks.reading import Deck
from reports.summaries.train import TrainSummary
from sim.api.errors import ImpossibleExperiment, Interrupted, translated_errors
from sim.api.run_search import SearchRun
from sim.api.search_results import TrainResult
from sim.games.matchups.matchup import side_of
from sim.language import gettext
from sim.searches.budget import Budget
from sim.training import deck_course
from sim.training.deck_course import DeckCourse
from sim.training.rounds import Training
from sim.training.trained_text import Origin, names_in_words
from strategies.registry import thinker_of
from strategies.values.writing import THE_UNIVERSAL


def run_train(
    own: Deck, others: Sequence[Deck], script: str, run: SearchRun, *, seconds: float, games: int | None
) -> TrainResult:
    """Train the value of a deck against others and itself. The arguments have been checked.

    Raises ImpossibleExperiment for a player who is no script, Interrupted after Ctrl-C, and the other errors of
    `sim.api.errors`.
    """
    if thinker := thinker_of(script):
        raise ImpossibleExperiment(gettext("A {name} follows a script. Name that, or auto.", name=thinker.name))
    deals = deck_course.DEALS
    with translated_errors():
        opponents = [side_of(other, deck_course.player_of_field()) for other in others]
        course = DeckCourse(side_of(own, script), opponents, run.rules, deals)
    names = names_in_words([f"{one.name} ({one.player})" for one in course.opponents])
    player = course.side.player
    origin = Origin(
        own.name,
        f"{own.name} against itself{' and ' if names else ''}{names}",
        player,
        THE_UNIVERSAL,
        player.partition("/")[2],
        run.seed,
    )
    run.observer.load_engine(course.mirrors()[0].matchup)
    budget = Budget(games=games) if games is not None else Budget(seconds=seconds)
    started = time.monotonic()

    def progress(done: int, remark: str) -> None:
        # The total is a guess where a time ends it.
        passed = max(time.monotonic() - started, 1e-3)
        total = done if budget.seconds is None else int(done * max(1.0, budget.seconds / passed))
        run.observer.searched(done, max(total, games or 0), remark)

    training = Training(course, run.seed, jobs=run.jobs, turn_cap=run.turn_cap, progress=progress)
    try:
        training.run(budget)
    except KeyboardInterrupt:
        pass
    summary = TrainSummary(
        origin=origin,
        opponents=course.opponents,
        trained=training.trained,
        columns=course.columns,
        games=training.games,
        errors=training.errors,
        seconds=training.seconds,
    )
    result = TrainResult(summary)
    if result.interrupted:
        raise Interrupted(result)
    return result
