"""A field of decks: every pairing of them, and every deck against itself, with the same luck."""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Literal, NotRequired, TypedDict

from decks.outside import Outside
from decks.reading import Deck, distinct_names
from sim.experiments.kinds.best_of import cells_of_each, fits_matches, single_games
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment, are_parts_of_one, parts_of_one
from sim.experiments.runs.kind import Kind
from sim.games.matchups.matchup import Side, seated, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.batch import TURN_CAP
from sim.json_types import JsonObject
from sim.language import gettext, translatable


def matrix_experiment(
    decks: Sequence[Deck],
    *,
    players: Sequence[str] = ("rush",),
    shares: Sequence[float] | None = None,
    results: JsonObject | None = None,
    games: int,
    seed: int,
    rules: RuleOptions = DEFAULT_RULES,
    turn_cap: int = TURN_CAP,
) -> Experiment:
    """`games` games of each pairing. `players` is one player for all decks, or one for each in their order.

    `shares` say how common each deck is in the field: percentages, or numbers of people who play it; by default all are
    equally common. `results` are those of tournaments that the shares come from (`sim.api.tournaments`). Decks of the
    same name get distinct names.

    Raises UnknownPlayer, and ImpossibleExperiment for fewer than two decks, the same deck twice with the same player,
    or a wrong number of players or shares.
    """
    if len(decks) < 2:
        raise ImpossibleExperiment(gettext("A matrix needs at least two decks."))
    if len(players) not in (1, len(decks)):
        raise ImpossibleExperiment(
            gettext(
                "Give one player for all decks, or one for each of the {decks} decks in their order, not {players}.",
                decks=len(decks),
                players=len(players),
            )
        )
    sides = _with_distinct_names(decks, players if len(players) == len(decks) else list(players) * len(decks))
    cells = tuple(seated(sides[row], sides[column]) for row, column in pairings(len(sides)))
    settings: JsonObject = {} if shares is None else {"shares": parts_of_one(shares, len(sides), "decks")}
    if results is not None:
        settings["results"] = dict(results)
    return Experiment(KIND.name, cells, games, seed, rules, turn_cap, settings)


def pairings(decks: int) -> tuple[tuple[int, int], ...]:
    """The two decks of each matchup of a matrix, by number, in the order of its cells.

    >>> pairings(2)
    ((0, 0), (0, 1), (1, 1))
    """
    return tuple(combinations_with_replacement(range(decks), 2))


def deck_count(experiment: Experiment) -> int:
    """How many decks a matrix has: n decks have n (n + 1) / 2 pairings."""
    return math.isqrt(2 * len(experiment.cells) // cells_of_each(experiment))


def _with_distinct_names(decks: Sequence[Deck], players: Sequence[str]) -> list[Side]:
    """The sides under distinct names: with the player, the file or a number if necessary."""
    sides = [side_of(deck, player) for deck, player in zip(decks, players, strict=True)]
    for at, side in enumerate(sides):
        for before, other in zip(decks, sides[:at], strict=False):
            if (side.hash, side.pilot) == (other.hash, other.pilot):
                raise ImpossibleExperiment(
                    gettext(
                        "{path} and {path2} have the same cards and the same player. Leave one of them out: each"
                        " deck plays against itself anyway.",
                        path=before.path,
                        path2=decks[at].path,
                    )
                )
    with_players = []
    for deck, player in zip(decks, players, strict=True):
        alike = [by for other, by in zip(decks, players, strict=True) if other.name == deck.name]
        told = 1 < len(alike) == len(set(alike))
        with_players.append(replace(deck, name=f"{deck.name} ({player})") if told else deck)
    return [replace(side, name=name) for side, name in zip(sides, distinct_names(with_players), strict=True)]


def _field(experiment: Experiment) -> list[Side]:
    """Every deck, which is that of its game against itself."""
    cells = zip(experiment.cells[:: cells_of_each(experiment)], pairings(deck_count(experiment)), strict=True)
    return [side for (side, _), (row, column) in cells if row == column]


# --- Experiments that were read -----------------------------------------------------------------------------
def _fits(experiment: Experiment) -> bool:
    def deck(side: Side) -> tuple[str, str, list[str], Outside]:
        return side.name, side.player, sorted(side.slots), side.outside

    count, settings = deck_count(experiment), experiment.settings
    cells = dict(zip(pairings(count), single_games(experiment).cells, strict=True))
    found = {at: (deck(first), deck(second)) for at, (first, second) in cells.items()}
    wanted = {(row, column): (found[row, row][0], found[column, column][0]) for row, column in cells}
    shares = settings.get("shares", [1 / count] * count)
    names = {found[row, row][0][0] for row in range(count)}
    return (
        len(names) == count > 1
        and found == wanted
        and are_parts_of_one(shares)
        and len(shares) == count
        and ("results" not in settings or _are_results(settings["results"], count))
        and fits_matches(experiment)
    )


def _are_results(results: JsonObject, sides: int) -> bool:
    """Whether these are results of tournaments, as `sim.api.tournaments` writes them, for this many decks."""
    decks, players = results["decks"], results["players"]
    return (
        len(decks) * len(players) == sides
        and len(set(players)) == len(players)
        and all(
            deck["top"] <= deck.get("top_at_most", deck["top"]) <= deck["played"]
            and 0 < deck["played"] >= deck["placed"]
            and deck["ahead_squared"] <= deck["ahead"] + 1e-9 <= deck["placed"] + 2e-9
            for deck in decks
        )
    )


def _settings() -> type:
    from sim.experiments.kinds.settings import Count, Line, NotNegative, Plans, Shares

    class Placed(TypedDict):
        """A deck of results: see `sim.api.placings`."""

        name: Line
        played: Count
        top: Count
        top_at_most: NotRequired[Count]
        placed: Count
        ahead: NotNegative
        ahead_squared: NotNegative

    class Results(TypedDict):
        """Results of tournaments: see `sim.api.tournaments`."""

        events: Count
        top: Count
        field: Literal["all", "top"]
        unknown_places: NotRequired[Count]
        left_out: list[tuple[Line, Count]]
        decks: list[Placed]
        players: list[Line]

    class Settings(TypedDict):
        shares: NotRequired[Shares]
        results: NotRequired[Results]
        plans: NotRequired[list[Plans]]  # of each pairing, in best-of-three matches

    return Settings


KIND = Kind(
    name="matrix",
    words_with=(("results", translatable("field of tournaments")),),
    commands=("matrix", "meta"),
    fits=_fits,
    settings=_settings,
    of_matches=True,
    has_pilots=True,
    field=_field,
)
