"""A kind of experiment: what the file of each kind in `sim/experiments/kinds` declares, and how it is found by name.

What a report says of a kind is in the files of its name in `reports/summaries` and `reports/sections`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypedDict

from sim.cards.library import CardFileError, UnknownCard
from sim.experiments.runs.execution import Execution, play_everything
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunMismatch
from sim.experiments.runs.kind_files import declared
from sim.foreign import WrongValue, typed


class _Nothing(TypedDict):
    """No settings."""


def no_settings() -> type:
    """The settings of a kind that has none."""
    return _Nothing


@dataclass(frozen=True, kw_only=True)
class Kind:
    """One kind of experiment.

    `name` is that of its file and of its runs; `words` are what users call it, if that is something else.

    `fits` says whether the matchups and settings of an experiment that was read from a manifest are those of the kind:
    anybody may have written it. It may raise what a wrong value raises. `settings` returns the type that the settings
    have, a TypedDict: making one imports msgspec, which takes a fiftieth of a second and which playing does not need.

    `steps` plays the games that the kind needs, in the order in which it needs them. `of_matches` says that its games
    may be those of best-of-three matches (`sim.experiments.kinds.best_of`).
    """

    name: str
    fits: Callable[[Experiment], bool]
    words: str = ""
    settings: Callable[[], type] = no_settings
    steps: Callable[[Execution], Iterator[int]] = play_everything
    of_matches: bool = False

    @property
    def in_words(self) -> str:
        """What users call it."""
        return self.words or self.name


def find_kind(name: str) -> Kind:
    """The kind of this name. Raises RunMismatch if there is none: names come from manifests."""
    found = declared(name)
    if not isinstance(found, Kind):
        raise RunMismatch(f"The manifest of the run is damaged: there is no experiment {name!r}.")
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
        raise RunMismatch(f"The manifest of the run is damaged: in its settings, {error}.") from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        fits = False
    if not fits:
        raise RunMismatch(
            f"The manifest of the run is damaged: its matchups and settings do not fit its kind, {kind.in_words}."
        )
