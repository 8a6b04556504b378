"""One label of each deck of a run, wherever its report names it: runs of earlier versions may use a name twice."""

from collections.abc import Mapping, Sequence

from sim.experiments.kinds.compare import field_of, lists_of, roles_of
from sim.experiments.kinds.distinct_labels import distinct_labels
from sim.experiments.runs.experiment import Experiment
from sim.games.batch import deck_labels
from sim.games.matchup import Side

OF_TWO_DECKS = ("match", "best_of", "lift", "pilots")


def labels_of(experiment: Experiment) -> Mapping[tuple[str, str], str]:
    """The labels of the decks, by name and checksum."""
    sides = [side for cell in experiment.cells for side in cell]
    if experiment.kind == "compare":
        lists, field = labels_of_compared(experiment)
        sides, labels = [*lists_of(experiment), *field_of(experiment)], [*lists, *field]
    elif experiment.kind in OF_TWO_DECKS and _are_two(sides, experiment.cells[0]):
        sides = list(experiment.cells[0])
        labels = list(deck_labels([side.name for side in sides]))
    else:
        labels = _numbered(sides)
    # The first label counts: one list can be there twice.
    return {(side.name, side.hash): label for side, label in reversed(list(zip(sides, labels, strict=True)))}


def _are_two(sides: Sequence[Side], both: Sequence[Side]) -> bool:
    """Whether all sides are these two decks, which differ; after sideboarding, a deck is another one."""
    decks = {(side.name, side.hash) for side in both}
    return len(decks) == 2 and decks == {(side.name, side.hash) for side in sides}


def labels_of_compared(experiment: Experiment) -> tuple[list[str], list[str]]:
    """The labels of the lists of a comparison and of its opponents; those of the same name get their roles."""
    lists, field = lists_of(experiment), field_of(experiment)

    def distinct(places: Sequence[int], roles: Sequence[str]) -> list[str]:
        names = [side.name for side in (*lists, *(field[at] for at in places))]
        return [name if names.count(name) == 1 else f"{name} ({role})" for name, role in zip(names, roles, strict=True)]

    return distinct_labels(lists, field, roles_of(lists), distinct)


def _numbered(sides: Sequence[Side]) -> list[str]:
    """The names of the sides; different lists of the same name get numbers."""
    of_name: dict[str, list[str]] = {}
    for side in sides:
        hashes = of_name.setdefault(side.name, [])
        if side.hash not in hashes:
            hashes.append(side.hash)
    numbers = [of_name[side.name].index(side.hash) for side in sides]
    return [f"{side.name} ({number + 1})" if number else side.name for side, number in zip(sides, numbers, strict=True)]
