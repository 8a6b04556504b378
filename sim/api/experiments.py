"""What Python programs and notebooks call: a function for each kind of experiment, and the run that it returns.

They are the attributes of `sim` itself: `sim.match("liquid-beast", "fn-rush")`. Each takes decks as names of those
that ship with duelsim, as files, or as `decks.Deck`, and plays like the command of the same name (docs/python.md).
"""

import contextlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from os import PathLike
from typing import TypedDict, Unpack

import joblib

from decks import Deck, DeckFormat, read_deck, shipped_decks
from sim.cards.library import known_names
from sim.compiler.cache import is_compiled
from sim.engine.record.luck import root_key
from sim.experiments.conduct import conduct
from sim.experiments.kinds.compare import compare_experiment
from sim.experiments.kinds.goldfish import goldfish_experiment
from sim.experiments.kinds.lift import lift_experiment
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.matrix import matrix_experiment
from sim.experiments.kinds.odds import odds_experiment, question_of
from sim.experiments.runs.execution import Backend, read_only, threads
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder, seed_of
from sim.experiments.runs.run import Run
from sim.games.batch import TURN_CAP
from sim.games.matchup import prepare_sides
from sim.games.rule_options import RuleOptions
from sim.games.warming import COMPILING, wait_for_engine

DeckSource = str | PathLike[str] | Deck
Players = str | tuple[str, str]


class RunOptions(TypedDict, total=False):
    """What every experiment can be told, with the meaning that the options of the commands have.

    `seed` is drawn where it is not given, or that of the run in `out`, the folder that keeps the run; `rules` are
    rulings such as {"breaking": "one-by-one"}; `format` is what deck files may hold; `jobs` are the threads that
    play, one for each core, and `scheduler` is the address of a Dask cluster that plays instead.
    """

    seed: int | None
    rules: Mapping[str, str]
    turn_cap: int
    format: DeckFormat
    out: str | PathLike[str] | None
    jobs: int | None
    scheduler: str | None


# --- The kinds of experiments -------------------------------------------------------------------------------
def match(
    deck_a: DeckSource,
    deck_b: DeckSource,
    *,
    players: Players = "rush",
    games: int | None = None,
    target_ci: float | None = None,
    sprt: tuple[float, float] | None = None,
    **circumstances: Unpack[RunOptions],
) -> Run:
    """Play two decks against each other, 10,000 games unless told otherwise.

    `target_ci` ends the match when its interval reaches no further than so many percentage points to each side,
    `sprt` when it is decided between two win rates of deck A in percent; then `games` are the most, a million.
    `Circumstances` says what else can be told.

    >>> import sim
    >>> run = sim.match("liquid-beast", "fn-rush", games=20, seed=7)
    >>> run.games.height, run.to_json()["seed"]
    (20, 7)
    """
    if games is None:
        games = 10_000 if target_ci is None and sprt is None else 1_000_000
    decks = _decks((deck_a, deck_b), circumstances)
    experiment = partial(match_experiment, *decks, players=_two(players), games=games, target_ci=target_ci, sprt=sprt)
    return _play(experiment, circumstances)


def compare(
    base: DeckSource,
    *variants: DeckSource,
    against: DeckSource | Sequence[DeckSource],
    shares: Sequence[float] | None = None,
    players: Players = "rush",
    games: int = 40_000,
    precision: float = 0.5,
    **circumstances: Unpack[RunOptions],
) -> Run:
    """Find out whether a variant of a list is better than the list, and by how much, against a field of decks.

    `shares` say how often each opponent is met, `players` who plays the lists and who plays the field; the verdict
    tells how many games are still needed to know the difference to `precision` percentage points.
    """
    field = [against] if isinstance(against, str | PathLike | Deck) else list(against)
    first, *others = _decks((base, *variants, *field), circumstances)
    experiment = partial(
        compare_experiment,
        first,
        others[: len(variants)],
        others[len(variants) :],
        shares=shares,
        players=_two(players),
        games=games,
        precision=precision,
    )
    return _play(experiment, circumstances)


def goldfish(*decks: DeckSource, player: str = "rush", games: int = 40_000, **circumstances: Unpack[RunOptions]) -> Run:
    """Find out by which of its own turns each deck wins when nobody gets in its way."""
    return _play(partial(goldfish_experiment, _decks(decks, circumstances), player=player, games=games), circumstances)


def lift(
    deck: DeckSource,
    *,
    against: DeckSource,
    cards: Sequence[str] = (),
    players: Players = "rush",
    games: int = 10_000,
    **circumstances: Unpack[RunOptions],
) -> Run:
    """Find out what each card of a deck is worth in the opening hand; `cards` are names, all of them if not given.

    `games` are played as shuffled, and for each card with it in the opening hand and with it at the bottom.
    """
    asked = partial(lift_experiment, *_decks((deck, against), circumstances))
    return _play(partial(asked, cards=cards, players=_two(players), games=games), circumstances)


def matrix(
    *decks: DeckSource,
    players: str | Sequence[str] = "rush",
    shares: Sequence[float] | None = None,
    games: int = 20_000,
    **circumstances: Unpack[RunOptions],
) -> Run:
    """Play all decks against each other, those that ship with duelsim if none is given, and see who does best.

    `players` are one for all decks, or one for each; `shares` say how common each deck is in the field; `games` are
    those of each pairing.
    """
    each = (players,) if isinstance(players, str) else players
    field = _decks(decks or shipped_decks(), circumstances)
    return _play(partial(matrix_experiment, field, players=each, shares=shares, games=games), circumstances)


def odds(
    deck: DeckSource,
    *,
    against: DeckSource | None = None,
    wants: Sequence[str] = (),
    seen: Sequence[str] = (),
    seen_cards: int | None = None,
    shields: int | None = None,
    players: Players = "rush",
    games: int = 10_000,
    **circumstances: Unpack[RunOptions],
) -> Run:
    """Find out how likely the shield triggers and draws of a deck are, and what its shield triggers do.

    `wants` are lines such as "2 Aqua Hulcus, 1 Corile", cards to be drawn together. When `seen` names cards of the
    deck, or `seen_cards` says how many, the odds are those of what is left, with so many `shields`, five if not said.
    The deck plays `against` another one, or itself; with 0 games only the exact odds are computed.
    """
    own, opponent = _decks((deck, deck if against is None else against), circumstances)
    question = question_of(own, wants, seen, seen_cards, shields)
    asked = partial(odds_experiment, own, opponent, players=_two(players), games=games, question=question)
    return _play(asked, circumstances)


# --- What they share ----------------------------------------------------------------------------------------
def _decks(sources: Sequence[DeckSource], circumstances: RunOptions) -> list[Deck]:
    """Raises DeckError."""
    format = circumstances.get("format", "standard")
    names = known_names()
    return [source if isinstance(source, Deck) else read_deck(source, names, format) for source in sources]


def _two(players: Players) -> tuple[str, str]:
    return (players, players) if isinstance(players, str) else players


def _play(asked: Callable[..., Experiment], circumstances: RunOptions) -> Run:
    """Play the experiment that `asked` makes of seed, rules and turn cap.

    Raises UnknownPlayer, UnknownRule, UnknownCard and the like for what there is not, RunMismatch where `out` holds
    another run, ClusterError, and KeyboardInterrupt, with the games until then kept in `out`.
    """
    if unknown := circumstances.keys() - RunOptions.__annotations__.keys():
        raise TypeError(f"an experiment cannot be told {', '.join(sorted(unknown))}")
    out, seed = circumstances.get("out"), circumstances.get("seed")
    if seed is None and out is not None:
        seed = seed_of(out)
    experiment = asked(
        seed=root_key(seed)[0],
        rules=RuleOptions.of(f"{name}={choice}" for name, choice in circumstances.get("rules", {}).items()),
        turn_cap=circumstances.get("turn_cap", TURN_CAP),
    )
    folder = None if out is None else RunFolder.open(out, experiment.manifest())
    with _backend(experiment, circumstances.get("jobs"), circumstances.get("scheduler")) as backend:
        run = conduct(experiment, folder, backend)
    if run.interrupted:
        raise KeyboardInterrupt
    if folder is not None:
        folder.write_json("summary.json", run.to_json())
    return run


@contextlib.contextmanager
def _backend(experiment: Experiment, jobs: int | None, scheduler: str | None) -> Iterator[Backend]:
    if not experiment.games:
        yield read_only
        return
    if scheduler is not None:
        from sim.experiments.runs.cluster import connected

        if jobs is not None:
            raise TypeError("jobs are threads of this machine; the workers of a cluster have their own")
        with connected(scheduler) as cluster:
            yield cluster.play
        return
    if not is_compiled():
        print(COMPILING, file=sys.stderr)
    wait_for_engine(prepare_sides(experiment.cells[0], experiment.rules))
    yield threads(jobs or joblib.cpu_count())
