"""The one way to coach a deck's player, for the command line and for Python programs."""

import contextlib
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from decks.reading import Deck
from sim.api import defaults
from sim.api.coach_result import COACH, Coaching, CoachResult, coaching_of, watched_by
from sim.api.errors import Interrupted, RunMismatch, translated_errors
from sim.api.learning import learned
from sim.api.run_search import SearchRun
from sim.experiments.runs.execution import rounded_to_pairs
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.foreign import WrongValue, plain, typed
from sim.games.matchups.matchup import seated, side_of
from sim.games.playing.batch import Chunk
from sim.games.playing.coaching import Watched, coach, coaching_chunks
from sim.language import gettext
from sim.searches.kept import KeptSearch
from strategies.registry import thinker_of


def run_coach(
    own: Deck,
    others: Sequence[Deck],
    players: tuple[str, str],
    coaching: Coaching,
    run: SearchRun,
    *,
    games: int,
    learning: bool,
) -> CoachResult:
    """Coach the player of a deck in games against others. The arguments have been checked.

    The folder of the search keeps what comes of the games, and a later one continues from there, also with more games.
    Raises ImpossibleExperiment if a player searches or looks ahead, Interrupted with what has been found after Ctrl-C,
    and the other errors of `sim.api.errors`.
    """
    if any(map(thinker_of, players)):
        raise ImpossibleExperiment(
            gettext(
                "The coach looks ahead or searches by itself. Name players who do neither, such as control and rush."
            )
        )
    with translated_errors():
        cells = tuple(seated(side_of(own, players[0]), side_of(other, players[1])) for other in others)
        experiment = Experiment(COACH, cells, games, run.seed, run.rules, run.turn_cap)
    total = rounded_to_pairs(games) * len(cells)
    with translated_errors():
        try:
            coaching = replace(coaching, value=_value(experiment, coaching, run, learning=learning))
            matchups = watched_by(experiment, coaching).matchups
        except KeyboardInterrupt:
            raise Interrupted(CoachResult(experiment, (), total, coaching)) from None
    with run.kept(COACH, cells, plain(coaching)) as kept:
        run.observer.load_engine(matchups[0])
        found: list[Watched] = []
        result = partial(CoachResult, experiment, wanted=total, coaching=coaching)
        play = partial(
            coach, matchups, experiment.seed, fresh=coaching.fresh, jobs=run.jobs, turn_cap=experiment.turn_cap
        )
        parts = _parts(coaching_chunks(len(cells), games), play, kept)
        with contextlib.closing(parts), contextlib.suppress(KeyboardInterrupt):
            for part in parts:
                found.append(part)
                run.observer.coached(sum(one.games for one in found), total)
        run.finish(result(found=tuple(found)), kept)
    return result(found=tuple(found))


def _value(experiment: Experiment, coaching: Coaching, run: SearchRun, *, learning: bool) -> str:
    """The text of the value that a coach who looks ahead uses: that of the folder, or one that is learned now."""
    (watched, _), *_ = watched_by(experiment, coaching).cells
    if defaults.learning(learning):
        if kept := _kept_value(run.out, watched.hash):
            return kept
        (watched,) = learned((watched,), run.rules, run.observer, run.jobs)
    return watched.value


def _kept_value(out: Path | None, deck: str) -> str:
    """The value by which a coach has judged games of this deck in a folder; "" if there is none."""
    if out is not None:
        with contextlib.suppress(RunMismatch):  # which opening the folder says
            manifest = KeptSearch.read(out).manifest
            if manifest["experiment"] == COACH and manifest["sides"][0]["hash"] == deck:
                return coaching_of(manifest).value
    return ""


def _parts(
    chunks: Sequence[Chunk], play: Callable[[Iterator[Chunk]], Generator[Watched]], kept: KeptSearch | None
) -> Generator[Watched]:
    """What comes of the chunks, in order: what the folder has of them, and the others, which are played and kept."""
    at = 0
    while at < len(chunks):
        known = _known(kept, chunks[at])
        if known is not None:
            yield known
            at += 1
            continue
        gap = None if kept is None else kept.gap()  # of a damaged row
        missing = chunks[at:] if gap is None else chunks[at : at + gap]
        with contextlib.closing(play(iter(missing))) as playing:
            for chunk, part in zip(missing, playing, strict=True):
                if kept is not None:
                    kept.keep(_request(chunk), plain(part))
                yield part
        at += len(missing)


def _request(chunk: Chunk) -> str:
    return f"against {chunk.cell}: games {chunk.first_game} to {chunk.first_game + chunk.games - 1}"


def _known(kept: KeptSearch | None, chunk: Chunk) -> Watched | None:
    """What the folder has of a chunk."""

    def fits(answer: object) -> bool:
        try:
            part = typed(answer, Watched)
        except WrongValue:
            return False
        return (part.opponent, part.games) == (chunk.cell, chunk.games)

    answer = None if kept is None else kept.answer(_request(chunk), fits)
    return None if answer is None else typed(answer, Watched)
