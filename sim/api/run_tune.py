"""The one way to tune a playbook, for the command line and for Python programs."""

from collections.abc import Sequence
from dataclasses import replace

from decks.reading import Deck, deck_hash, outside, slots
from reports.summaries.tune import TuneSummary, numbers_of
from sim.api.errors import ImpossibleExperiment, translated_errors
from sim.api.run_search import SearchRun, tunable_playbook
from sim.api.search_results import TuneResult
from sim.cards.library import cards_in_use
from sim.games.matchups.matchup import Side, side_of
from sim.games.matchups.other_playbooks import matchups_by_playbook
from sim.language import gettext, translatable
from sim.searches.field import Field
from sim.searches.held_out import HeldOut, held_out_test
from sim.searches.plan import SearchPlan
from sim.searches.playbooks import PlaybookSearch
from sim.searches.tuned_text import origin_of
from strategies.playbooks.finding import find_player, plans_of
from strategies.playbooks.lines import Playbook
from strategies.playbooks.vocabulary import Vocabulary
from strategies.thinkers import AUTO

SEARCH_SHARE = 0.75  # of the time or the games; the rest is for the test on held-out luck


def run_tune(
    own: Deck, others: Sequence[Deck], base: str, run: SearchRun, *, seconds: float, games: int | None
) -> TuneResult:
    """Tune the playbook of a deck against others. The arguments have been checked; `games` are those of the search.

    Raises ImpossibleExperiment for a field of the deck alone and a base that cannot be tuned, Interrupted after Ctrl-C,
    and the other errors of `sim.api.errors`.
    """
    hashes = [deck_hash(slots(one), outside(one)) for one in (own, *others)]
    if set(hashes[1:]) == {hashes[0]}:
        raise ImpossibleExperiment(
            gettext(
                "A deck that is tuned against itself alone learns to beat itself, and loses to others."
                " Name other decks."
            )
        )
    with translated_errors():
        side = side_of(own, base)
        playbook = base_playbook(side, own, base)
        opponents = [side_of(other, AUTO) for other in others]
        matchups = matchups_by_playbook(side, opponents, run.rules)
    with run.kept("tune", [(side, other) for other in opponents], {}) as kept:
        run.observer.load_engine(matchups[0].matchup)
        play = Field(matchups, jobs=run.jobs, turn_cap=run.turn_cap, kept=kept)
        all_games = games and round(games / SEARCH_SHARE)
        plan = SearchPlan(seconds, all_games, run.observer.searched, run.observer.notice)
        plan.begin(play, SEARCH_SHARE)
        vocabulary = Vocabulary(side.cards(), cards_in_use().deck_names.known)
        search = PlaybookSearch(play, vocabulary, playbook, run.seed, plan.told)
        plan.needs(search.games_of_first_round)
        held_out: HeldOut | None = None
        try:
            found = search.run()
            searched = play.games
            plan.begins(translatable("test on held-out luck"))
            of_test = plan.games_for(1 - SEARCH_SHARE, searched)
            held_out = held_out_test(play, found.base, found.best, run.seed + 1, of_test)
        except KeyboardInterrupt:
            searched = play.games
        numbers = numbers_of(search.found, held_out, origin_of(side, opponents, run.seed, searched), play)
        result = TuneResult(TuneSummary(**vars(numbers), side=side, opponents=opponents))
        run.finish(result, kept)
    return result


def base_playbook(side: Side, deck: Deck, base: str) -> Playbook:
    """The playbook to begin with, with the plans for the sideboard of its deck: a side has none of them."""
    plans = plans_of(find_player(base, deck.path), cards_in_use().deck_names.known)
    return replace(tunable_playbook(side), plans=plans)
