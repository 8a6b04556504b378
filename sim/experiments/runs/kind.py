"""A kind of experiment: what the file of each kind in `sim/experiments/kinds` declares, and how it is found by name.

What a report says of a kind is in the files of its name in `reports/summaries` and `reports/sections`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

from sim.cards.library import CardFileError, UnknownCard
from sim.experiments.runs.execution import Execution, play_everything
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunMismatch
from sim.experiments.runs.kind_files import declared
from sim.experiments.runs.labels import Labels, numbered
from sim.experiments.runs.run import Run
from sim.foreign import WrongValue, typed
from sim.games.matchups.matchup import Side
from sim.language import gettext, translatable

RateSoFar = tuple[str, float, float, float]  # of what, the estimate, and its interval


class _Nothing(TypedDict):
    """No settings."""


def no_settings() -> type:
    """The settings of a kind that has none."""
    return _Nothing


def no_field(experiment: Experiment) -> Sequence[Side]:
    """The field of a kind that has none."""
    return ()


def opponents_by_share(experiment: Experiment) -> Sequence[Side]:
    """The opponents, in the order of their shares, if each has as many matchups and they follow each other."""
    cells = experiment.cells
    return [opponent for _, opponent in cells[:: len(cells) // len(experiment.settings["shares"])]]


def all_pairs(run: Run, label: str) -> Mapping[int, range]:
    """All pairs of all matchups: nothing was chosen by their results."""
    return {cell: range(len(games.rows) // 2) for cell, games in enumerate(run.cells)}


def _never(experiment: Experiment) -> bool:
    return False


def _no_rates(execution: Execution) -> list[RateSoFar]:
    return []


@dataclass(frozen=True, kw_only=True)
class Kind:
    """One kind of experiment.

    `name` is that of its file and of its runs; `words` are what users call it, if that is something else, and
    `words_with` what they call one with a certain setting.

    `fits` says whether the matchups and settings of an experiment that was read from a manifest are those of the kind:
    anybody may have written it. It may raise what a wrong value raises. `settings` returns the type that the settings
    have, a TypedDict: making one imports msgspec, which takes a fiftieth of a second and which playing does not need.

    `steps` plays the games that the kind needs, in the order in which it needs them. `of_matches` says that its games
    may be those of best-of-three matches (`sim.experiments.kinds.best_of`), `has_pilots` that they can be played again
    with better pilots (`sim.experiments.kinds.pilots`): its headline is a win rate.

    `meets_opponents` is false if its decks play alone. `against_a_field` says that it is about the first deck of each
    matchup, and that the others are only its opponents. `field` returns the decks of the field in the order of the
    shares in the settings, `labels` one label of each deck. `eliminates` says whether the results of games decide which
    others are played, a stopping rule aside. `used_pairs` returns the pairs of each matchup that two runs are
    compared; it is given the name of the run for its errors, and raises ImpossibleExperiment.

    `commands` play it, by default the one of its name. `progress` is what playing it is called. `rates_so_far` are the
    win rates while it is played, that of the whole experiment first. `decks_in_words` makes a few words of the names of
    its decks.
    """

    name: str
    fits: Callable[[Experiment], bool]
    words: str = ""
    words_with: Sequence[tuple[str, str]] = ()
    settings: Callable[[], type] = no_settings
    steps: Callable[[Execution], Iterator[int]] = play_everything
    of_matches: bool = False
    has_pilots: bool = False
    meets_opponents: bool = True
    against_a_field: bool = False
    field: Callable[[Experiment], Sequence[Side]] = no_field
    labels: Callable[[Experiment], Labels] = numbered
    eliminates: Callable[[Experiment], bool] = _never
    used_pairs: Callable[[Run, str], Mapping[int, range]] = all_pairs
    commands: tuple[str, ...] = ()
    progress: str = translatable("Playing")
    rates_so_far: Callable[[Execution], list[RateSoFar]] = _no_rates
    decks_in_words: Callable[[Sequence[str]], str] | None = None

    @property
    def in_words(self) -> str:
        """What users call it."""
        return self.words or self.name

    @property
    def played_by(self) -> tuple[str, ...]:
        """The commands that play it."""
        return self.commands or (self.name,)


def find_kind(name: str) -> Kind:
    """The kind of this name. Raises RunMismatch if there is none: names come from manifests."""
    found = declared(name)
    if not isinstance(found, Kind):
        raise RunMismatch(gettext("The manifest of the run is damaged: there is no experiment {name!r}.", name=name))
    return found


def kind_of(experiment: Experiment) -> Kind:
    """The kind of an experiment. Raises RunMismatch if there is none of its name."""
    return find_kind(experiment.kind)


def check_kind(experiment: Experiment) -> None:
    """Raise RunMismatch if the matchups or settings of an experiment are none of its kind, or there is no such kind.

    Raises UnknownCard or CardFileError for a card that the question of `duelsim odds` needs and this version does not
    know.
    """
    kind = kind_of(experiment)
    wanted = kind.settings()
    try:
        typed(experiment.settings, wanted)
        known = wanted.__annotations__.keys() >= experiment.settings.keys()
        fits = known and (kind.of_matches or not experiment.luck) and kind.fits(experiment)
    except (CardFileError, UnknownCard):
        raise
    except WrongValue as error:
        raise RunMismatch(
            gettext("The manifest of the run is damaged: in its settings, {error}.", error=error)
        ) from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        fits = False
    if not fits:
        raise RunMismatch(
            gettext(
                "The manifest of the run is damaged: its matchups and settings do not fit its kind, {in_words}.",
                in_words=gettext(kind.in_words),
            )
        )
