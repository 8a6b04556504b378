"""What a report says about the values that players who look ahead use: where they come from."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict
from typing import Final

from reports.summaries.players import listed
from reports.writing.values import percent
from reports.writing.words import games_in_words
from sim.experiments.runs.kind import kind_of
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import Side
from sim.json_types import JsonObject
from strategies.values.origins import LEARNED, TRAINED, UNIVERSAL, origin_of
from strategies.values.writing import THE_UNIVERSAL

MOST_LINES: Final = 4  # of different values; of more, it is counted where they come from
_SORTS: Final = {
    LEARNED: ("a value learned at first use", "values learned at first use"),
    TRAINED: ("a trained value", "trained values"),
    UNIVERSAL: (THE_UNIVERSAL, THE_UNIVERSAL),
}

Pilot = tuple[str, Side]  # what a report calls a deck, and its player


def value_in_words(text: str) -> str:
    """Where a value comes from and what held-out games say of it, as in "judges by a value learned from 600 games".

    A text that learning found no better than the universal value is called that.
    """
    origin = origin_of(text)
    if origin.source not in (LEARNED, TRAINED):
        return THE_UNIVERSAL if origin.source == UNIVERSAL else "a value of its own"
    games = "games" if origin.games is None else games_in_words(origin.games)
    if not origin.is_better:
        return f"{THE_UNIVERSAL}, because {games} taught nothing better"
    how = f"learned from {games}" if origin.source == LEARNED else f"trained on {games}"
    if origin.held_out is None:
        return f"a value {how}"
    return f"a value {how}, {percent(origin.held_out)} against {THE_UNIVERSAL} on held-out games"


def pilots_of(run: Run) -> list[Pilot]:
    """The decks of a run whose players look ahead, by their labels, those of its better pilots too."""
    found: list[Pilot] = []
    for experiment in (run.experiment, *((run.pilots.experiment,) if run.pilots else ())):
        labels = kind_of(experiment).labels(experiment)
        found += [(labels[side.name, side.hash], side) for cell in experiment.cells for side in cell if side.value]
    return found


def values_json(pilots: Iterable[Pilot]) -> list[JsonObject]:
    """By what those of the players judge who look ahead, for programs: each deck and player once."""
    known = {(label, side.player, side.value): side.value for label, side in pilots if side.value}
    return [{"deck": deck, "player": player, **asdict(origin_of(text))} for (deck, player, _), text in known.items()]


def values_lines(pilots: Iterable[Pilot]) -> tuple[str, ...]:
    """What they judge by, as text: a line for each value, and for many values one line in all."""
    decks: dict[str, list[str]] = {}
    for label, side in pilots:
        if side.value and label not in (named := decks.setdefault(side.value, [])):
            named.append(label)
    if len(decks) <= MOST_LINES:
        return tuple(f"{_players(named)} by {value_in_words(text)}." for text, named in decks.items())
    sorts = Counter(_sort(text) for text in decks)
    return (f"Players who look ahead judge by {listed([_counted(*one) for one in sorts.items()])}.",)


def _players(decks: list[str]) -> str:
    return f"The player{'' if len(decks) == 1 else 's'} of {listed(decks)} judge{'s' if len(decks) == 1 else ''}"


def _sort(text: str) -> str:
    origin = origin_of(text)
    return origin.source if origin.is_better else UNIVERSAL


def _counted(sort: str, count: int) -> str:
    one, many = _SORTS.get(sort, ("a value of its own", "values of their own"))
    return one if count == 1 or sort == UNIVERSAL else f"{count} {many}"
