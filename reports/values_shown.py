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
from sim.language import gettext, ngettext, translatable
from strategies.values.origins import LEARNED, TRAINED, UNIVERSAL, origin_of
from strategies.values.writing import THE_UNIVERSAL

MOST_LINES: Final = 4  # of different values; of more, it is counted where they come from
_SORTS: Final = {
    LEARNED: (translatable("a value learned at first use"), translatable("values learned at first use")),
    TRAINED: (translatable("a trained value"), translatable("trained values")),
    UNIVERSAL: (translatable("the universal value"), translatable("the universal value")),
}

Pilot = tuple[str, Side]  # what a report calls a deck, and its player


def value_in_words(text: str) -> str:
    """Where a value comes from and what held-out games say of it, as in "judges by a value learned from 600 games".

    A text that learning found no better than the universal value is called that.
    """
    origin = origin_of(text)
    if origin.source not in (LEARNED, TRAINED):
        return gettext(THE_UNIVERSAL) if origin.source == UNIVERSAL else gettext("a value of its own")
    games = gettext("games") if origin.games is None else games_in_words(origin.games)
    if not origin.is_better:
        return gettext(
            "{universal}, because {games} taught nothing better", universal=gettext(THE_UNIVERSAL), games=games
        )
    how = (
        gettext("learned from {games}", games=games)
        if origin.source == LEARNED
        else gettext("trained on {games}", games=games)
    )
    if origin.held_out is None:
        return gettext("a value {how}", how=how)
    return gettext(
        "a value {how}, {rate} against {universal} on held-out games",
        how=how,
        rate=percent(origin.held_out),
        universal=gettext(THE_UNIVERSAL),
    )


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
        return tuple(
            gettext("{players} by {value_in_words}.", players=_players(named), value_in_words=value_in_words(text))
            for text, named in decks.items()
        )
    sorts = Counter(_sort(text) for text in decks)
    return (
        gettext("Players who look ahead judge by {names}.", names=listed([_counted(*one) for one in sorts.items()])),
    )


def _players(decks: list[str]) -> str:
    return ngettext("The player of {names} judges", "The players of {names} judge", len(decks), names=listed(decks))


def _sort(text: str) -> str:
    origin = origin_of(text)
    return origin.source if origin.is_better else UNIVERSAL


def _counted(sort: str, count: int) -> str:
    one, many = map(
        gettext, _SORTS.get(sort, (translatable("a value of its own"), translatable("values of their own")))
    )
    return one if count == 1 or sort == UNIVERSAL else f"{count} {many}"
