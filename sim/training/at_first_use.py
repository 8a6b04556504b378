"""Learning a deck at first use: a short training on games of the deck with itself, before a lookahead plays it.

Always the same games of the same seed, so the same text: whoever has it in the cache and whoever learns it again play
the same games. Held-out games decide whether it judges by what was learned or by the universal value.
"""

from collections.abc import Callable
from typing import Final

from sim.games.matchups.matchup import Side
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.batch import TURN_CAP
from sim.searches.budget import Budget
from sim.training import of_a_deck
from sim.training.cached_values import in_order
from sim.training.of_a_deck import DeckCourse
from sim.training.rounds import LAST_TEST, Training, pairs_of_a_test
from sim.training.trained_text import Origin, head_of
from strategies.values.origins import LEARNED_WHEN_PLAYED, STAYS, THE_UNIVERSAL
from strategies.values.writing import written

# Of training. Of eight unseen lists seven are played better after 600 games, by what their held-out games can tell, and
# two after 200, which take a third of the time.
GAMES: Final = 600
SEED: Final = 1
PILOTS_OF_TEST: Final = 3  # that play the pairs of a test


def learn(
    side: Side,
    rules: RuleOptions = DEFAULT_RULES,
    *,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> str:
    """The text of the value that is learned for the deck of a side and the script of its player.

    `progress` is called with the games so far and in all. Ctrl-C ends it without a value. Raises what
    `sim.games.matchups.matchup.prepare_sides` raises.
    """
    deals = of_a_deck.DEALS
    course = DeckCourse(in_order(side), (), rules, deals)
    total = _most_games(course)
    training = Training(
        course,
        SEED,
        jobs=jobs,
        turn_cap=TURN_CAP,
        progress=lambda games, _: progress(games, max(games, total)),
    )
    trained = training.run(Budget(games=GAMES))
    origin = Origin(
        "the deck", "the deck itself", f"lookahead:{deals} and its script", THE_UNIVERSAL, "its script", SEED
    )
    used = () if trained.is_better else (("judges by", STAYS),)
    weights = trained.best if trained.is_better else course.prior
    return written(course.columns.value(weights, (*head_of(trained, origin), *used)), LEARNED_WHEN_PLAYED)


def _most_games(course: DeckCourse) -> int:
    """How many games of all kinds are played, if the one round is an advance."""
    return GAMES + 2 * PILOTS_OF_TEST * pairs_of_a_test(course, GAMES) * (1 + LAST_TEST)
