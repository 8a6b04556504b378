"""One label of each deck of a run, wherever it is named: runs of earlier versions may use a name twice."""

from collections.abc import Mapping, Sequence

from sim.experiments.runs.experiment import Experiment
from sim.games.matchups.matchup import Side
from sim.games.playing.batch import deck_labels

Labels = Mapping[tuple[str, str], str]  # by name and checksum


def numbered(experiment: Experiment) -> Labels:
    """The names of the decks; different lists of the same name get numbers."""
    sides = [side for cell in experiment.cells for side in cell]
    of_name: dict[str, list[str]] = {}
    for side in sides:
        hashes = of_name.setdefault(side.name, [])
        if side.hash not in hashes:
            hashes.append(side.hash)
    numbers = [of_name[side.name].index(side.hash) for side in sides]
    labels = [
        f"{side.called} ({number + 1})" if number else side.called for side, number in zip(sides, numbers, strict=True)
    ]
    return labels_by_deck(sides, labels)


def lettered(experiment: Experiment) -> Labels:
    """The names of the two decks, (A) and (B) if they are the same; those of more decks are numbered."""
    both = experiment.cells[0]
    decks = {(side.name, side.hash) for side in both}
    # After sideboarding, a deck is another one.
    if len(decks) == 2 and decks == {(side.name, side.hash) for cell in experiment.cells for side in cell}:
        return labels_by_deck(both, deck_labels([side.called for side in both]))
    return numbered(experiment)


def labels_by_deck(sides: Sequence[Side], labels: Sequence[str]) -> Labels:
    """The labels of some sides by their decks. The first label counts: one list can be there twice."""
    return {(side.name, side.hash): label for side, label in reversed(list(zip(sides, labels, strict=True)))}
