"""Learning a deck at first use: a short training against itself and the decks that ship, before a lookahead plays it.

Always the same games of the same seed, so the same text: with it from the cache and with it learned again, players play
the same games. Held-out games decide whether it judges by what was learned or by the universal value.
"""

from collections.abc import Callable, Sequence
from typing import Final

from sim.games.matchups.matchup import Side
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.batch import TURN_CAP
from sim.searches.budget import Budget
from sim.training import deck_course
from sim.training.cached_values import in_order
from sim.training.deck_course import DeckCourse
from sim.training.rounds import Training, pairs_of_a_test
from sim.training.trained_text import Origin, head_of
from strategies.values.writing import LEARNED_WHEN_PLAYED, STAYS, THE_UNIVERSAL, written

# Of training. Of ten unseen lists, against eight others that nothing was trained on and against itself, a deck gains
# 1.7 and 9.0 points of win rate by 1,800 games against the field; 0.2 and 6.9 by 600; and by 600 games with itself
# alone, which take as long as 1,200, it loses 0.4 and gains 7.2: what beats its own list need not beat others.
GAMES: Final = 1_800
MOST_PAIRS: Final = 150  # of held-out games
SEED: Final = 1
PILOTS_OF_TEST: Final = 3  # that play the pairs of a test


def learn(
    side: Side,
    field: Sequence[Side],
    rules: RuleOptions = DEFAULT_RULES,
    *,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> str:
    """The text of the value that is learned for the deck of a side and the script of its player.

    The `field` is played against, besides the deck itself: the decks that ship, whose players look ahead.
    `progress` is called with the games so far and in all. Ctrl-C ends it without a value. Raises what
    `sim.games.matchups.matchup.prepare_sides` raises.
    """
    deals = deck_course.DEALS
    course = DeckCourse(in_order(side), field, rules, deals, MOST_PAIRS)
    total = _most_games(course)
    training = Training(
        course,
        SEED,
        jobs=jobs,
        turn_cap=TURN_CAP,
        progress=lambda games, _: progress(games, max(games, total)),
    )
    trained = training.run(Budget(games=GAMES))
    trained_on = "the deck itself and the decks that ship"
    players = f"lookahead:{deals} and its script"
    origin = Origin("the deck", trained_on, players, THE_UNIVERSAL, "its script", SEED)
    used = () if trained.is_better else (("judges by", STAYS),)
    weights = trained.best if trained.is_better else course.prior
    return written(course.columns.value(weights, (*head_of(trained, origin), *used)), LEARNED_WHEN_PLAYED)


def _most_games(course: DeckCourse) -> int:
    """How many games of all kinds are played: a round and its test."""
    return GAMES + 2 * PILOTS_OF_TEST * pairs_of_a_test(course, GAMES)
