"""Decks against an opponent that does nothing: how quickly each wins on its own.

The opponent's deck is forty copies of one creature without abilities. It has no shield trigger and no card that starts
in the battle zone, so nothing in it can delay a win.
"""

from collections.abc import Sequence
from dataclasses import replace

from decks.reading import Deck, distinct_names
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.experiments.runs.kind import Kind
from sim.games.matchups.matchup import Side, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.batch import TURN_CAP
from sim.language import gettext

FISH = Side("Goldfish", "goldfish", ("Burning Mane",) * 40)


def goldfish_experiment(
    decks: Sequence[Deck],
    *,
    player: str = "rush",
    games: int,
    seed: int,
    rules: RuleOptions = DEFAULT_RULES,
    turn_cap: int = TURN_CAP,
) -> Experiment:
    """`games` games of each deck, all played by the same player.

    The first deck has its cards in their canonical order, and plays the same games whatever decks follow. The others
    have the cards that they share with it in the same slots, so they draw those cards at the same time. Decks of the
    same name get distinct names.

    Raises UnknownPlayer, and ImpossibleExperiment for no deck.
    """
    if not decks:
        raise ImpossibleExperiment(gettext("A goldfish experiment needs at least one deck."))
    sides = [side_of(deck, player) for deck in decks]
    cells = tuple(
        (replace(side.aligned_to(sides[0]), name=name), FISH)
        for side, name in zip(sides, distinct_names(decks), strict=True)
    )
    return Experiment(KIND.name, cells, games, seed, rules, turn_cap)


def _fits(experiment: Experiment) -> bool:
    return True  # any decks, against any opponent


KIND = Kind(name="goldfish", fits=_fits, meets_opponents=False)
