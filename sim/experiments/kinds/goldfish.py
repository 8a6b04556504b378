"""Decks against an opponent that does nothing: how quickly each wins on its own.

The opponent's deck is forty times the same creature, so that nothing that it could hold - a shield trigger, a card
that lies in the battle zone from the start - comes between a deck and its win.
"""

from collections.abc import Sequence
from dataclasses import replace

from decks import Deck, aligned, distinct_names
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.games.batch import TURN_CAP
from sim.games.matchup import Side, side_of
from sim.games.rule_options import DEFAULT_RULES, RuleOptions

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
    """So many games of each deck, all played by one player.

    The first deck has its cards in their canonical order, and plays the same games whatever decks follow. The others
    have the cards that they share with it in its slots, so that lists which differ in a few cards draw the same but
    for these. Decks of one name get names that tell them apart.

    Raises UnknownPlayer, and ImpossibleExperiment for no deck.
    """
    if not decks:
        raise ImpossibleExperiment("Somebody must play against the goldfish: give at least one deck.")
    sides = [side_of(deck, player) for deck in decks]
    cells = tuple(
        (replace(side, name=name, slots=aligned(side.slots, sides[0].slots)), FISH)
        for side, name in zip(sides, distinct_names(decks), strict=True)
    )
    return Experiment("goldfish", cells, games, seed, rules, turn_cap)
