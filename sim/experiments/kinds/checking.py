"""Whether an experiment that was read from a manifest is one of its kind: its matchups and its settings.

The functions of each kind make experiments that are. A manifest may have been written by anybody.
"""

import math
from collections.abc import Callable, Container, Mapping, Sequence
from itertools import product
from typing import Any

from decks import ImpossibleCards, Outside
from sim.cards.library import CardFileError, UnknownCard
from sim.engine.record.codes.results import NOT_PLACED, PLACED_AT_BOTTOM, PLACED_IN_HAND
from sim.experiments.kinds.best_of import GAMES, single_games
from sim.experiments.kinds.matrix import deck_count, pairings
from sim.experiments.kinds.odds import Question, check_question, shuffled_deck
from sim.experiments.kinds.pilots import before_pilots
from sim.experiments.kinds.settings import SETTINGS
from sim.experiments.kinds.slots import versions
from sim.experiments.runs.differences import kind_in_words
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunMismatch
from sim.foreign import WrongValue, typed
from sim.games.matchup import Side

IN_MATCHES = ("best_of", "gauntlet", "matrix")  # the kinds that can have best-of-three matches


def check_kind(experiment: Experiment, kinds: Container[str]) -> None:
    """Raise RunMismatch if the matchups or settings of an experiment are none of its kind, or there is no such kind.

    Raises UnknownCard or CardFileError for a card that the question of `duelsim odds` needs and this version does not
    know.
    """
    if experiment.kind not in kinds:
        raise RunMismatch(f"The manifest of the run is damaged: there is no experiment {experiment.kind!r}.")
    try:
        typed(experiment.settings, SETTINGS[experiment.kind])
        single = single_games(experiment)
        fits = _FITS[single.kind](single, single.settings) and _fits_matches(experiment)
    except (CardFileError, UnknownCard):
        raise
    except WrongValue as error:
        raise RunMismatch(f"The manifest of the run is damaged: in its settings, {error}.") from None
    except (ArithmeticError, AttributeError, ImpossibleCards, LookupError, TypeError, ValueError):
        fits = False
    if not fits:
        raise RunMismatch(
            f"The manifest of the run is damaged: its matchups and settings do not fit its kind,"
            f" {kind_in_words(experiment.kind)}."
        )


def _fits_match(experiment: Experiment, settings: Mapping[str, Any]) -> bool:
    return settings.keys() <= {"stopping"} and _are_rules(experiment) and len(experiment.cells) == 1


def _fits_matches(experiment: Experiment) -> bool:
    """Whether the games of best-of-three matches are those of two decks each, if the experiment has matches."""
    if not experiment.luck:
        return experiment.kind != "best_of"
    cells, plans = experiment.cells, experiment.settings["plans"]
    of_each = [plans] if experiment.kind == "best_of" else plans
    return (
        experiment.kind in IN_MATCHES
        and experiment.luck == tuple(range(GAMES)) * len(of_each)
        and len(cells) == GAMES * len(of_each)
        and all(_fits_match_of_three(cells[GAMES * at :][:GAMES], of_two) for at, of_two in enumerate(of_each))
    )


def _fits_match_of_three(cells: Sequence[tuple[Side, Side]], plans: Any) -> bool:
    before, *after = cells
    return after == after[:1] * (GAMES - 1) and all(
        (one.player, one.sizes, one.outside) == (other.player, other.sizes, other.outside)
        and (bool(plan) or one == other)
        for one, other, plan in zip(before, after[0], plans, strict=True)
    )


def _fits_compare(experiment: Experiment, settings: Mapping[str, Any]) -> bool:
    shares, games = settings["shares"], settings["verdict_games"]
    cells, opponents = experiment.cells, len(shares)
    lists = [one for one, _ in cells[::opponents]]
    return (
        _are_shares(shares)
        and games % 2 == 0
        and 2 * (len(lists) - 1) <= games <= experiment.games
        and len(lists) > 1
        and cells == tuple(product(lists, [opponent for _, opponent in cells[:opponents]]))
    )


def _fits_gauntlet(experiment: Experiment, settings: Mapping[str, Any]) -> bool:
    shares, cells = settings["shares"], experiment.cells
    first = [(side.name, side.pilot, side.hash) for side, _ in cells]
    return (
        _are_rules(experiment)
        and _are_shares(shares)
        and len(shares) == len(cells) > 0
        and first == first[:1] * len(cells)
        and len({opponent.name for _, opponent in cells}) == len(cells)
    )


def _fits_goldfish(experiment: Experiment, settings: Mapping[str, Any]) -> bool:
    return settings == {}


def _fits_lift(experiment: Experiment, settings: Mapping[str, Any]) -> bool:
    cards, sides = settings["cards"], [side for side, _ in experiment.cells]
    placed = [(side.slots[side.fixed[0]], side.fixed[1]) for side in sides[1:]]
    wanted = [(card, place) for card in cards for place in (PLACED_IN_HAND, PLACED_AT_BOTTOM)]
    return len(cards) == len(set(cards)) > 0 and placed == wanted and sides[0].fixed[1] == NOT_PLACED


def _fits_matrix(experiment: Experiment, settings: Mapping[str, Any]) -> bool:
    def deck(side: Side) -> tuple[str, str, list[str], Outside]:
        return side.name, side.player, sorted(side.slots), side.outside

    count = deck_count(experiment)
    cells = dict(zip(pairings(count), experiment.cells, strict=True))
    found = {at: (deck(first), deck(second)) for at, (first, second) in cells.items()}
    wanted = {(row, column): (found[row, row][0], found[column, column][0]) for row, column in cells}
    shares = settings.get("shares", [1 / count] * count)
    names = {found[row, row][0][0] for row in range(count)}
    fine = len(names) == count > 1 and found == wanted and _are_shares(shares) and len(shares) == count
    return fine and ("results" not in settings or _are_results(settings["results"], count))


def _fits_odds(experiment: Experiment, settings: Mapping[str, Any]) -> bool:
    deck = shuffled_deck(experiment.cells[0][0])
    question = Question.from_json(settings)
    if not all(question.wants):
        return False
    check_question(question, deck)
    away = [(name,) for name in deck.triggers] + ([deck.triggers] if len(deck.triggers) > 1 else [])
    return [side.without_triggers for side, _ in experiment.cells] == [(), *away]


def _fits_slots(experiment: Experiment, settings: Mapping[str, Any]) -> bool:
    shares, cards, cells = settings["shares"], settings["cards"], experiment.cells
    if not _are_shares(shares) or len(cells) % len(shares) or len(set(cards)) != len(cards):
        return False
    of_one = len(cells) // len(shares)
    wanted = [
        (version, opponent)
        for at in range(0, len(cells), of_one)
        for (first, opponent) in cells[at : at + 1]
        for version in versions(first, cards)
    ]
    own_cards = {card for side, _ in cells[:1] for card in side.slots}
    return own_cards.issuperset(cards) and list(cells) == wanted and not any(own.blanks for own, _ in cells[::of_one])


def _fits_pilots(experiment: Experiment, settings: Mapping[str, Any]) -> bool:
    return settings == {} and len(before_pilots(experiment)) > 0


_FITS: Mapping[str, Callable[[Experiment, Mapping[str, Any]], bool]] = {
    "compare": _fits_compare,
    "gauntlet": _fits_gauntlet,
    "goldfish": _fits_goldfish,
    "lift": _fits_lift,
    "match": _fits_match,
    "matrix": _fits_matrix,
    "odds": _fits_odds,
    "slots": _fits_slots,
    "pilots": _fits_pilots,
}


def _are_rules(experiment: Experiment) -> bool:
    """Whether there is no stopping rule, or one that can be."""
    stopping = experiment.settings.get("stopping")
    if stopping is None or not experiment.games:
        return stopping is None
    if stopping["rule"] == "target interval":
        return bool(stopping["points"] > 0)
    return bool(0 < stopping["low"] < stopping["high"] < 100)


def _are_results(results: Mapping[str, Any], sides: int) -> bool:
    """Whether these are results of tournaments, as `sim.api.tournaments` writes them, for a matrix of so many decks."""
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


def _are_shares(values: list[float]) -> bool:
    """Whether these are the shares of a field: parts of 1."""
    return math.isclose(sum(values), 1, abs_tol=1e-6)
