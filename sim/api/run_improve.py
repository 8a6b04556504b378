"""The one way to improve a list, for the command line and for Python programs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from decks.formats import Format, allowed_copies, allows_together
from decks.reading import Deck
from reports.summaries.improve import ImproveSummary, TunedForList
from reports.summaries.slots import summarize_slots
from reports.summaries.tune import numbers_of
from sim.api import defaults
from sim.api.errors import translated_errors
from sim.api.kept_searches import slots_folder
from sim.api.learning import learned
from sim.api.run_search import SearchRun, tunable_playbook
from sim.api.search_results import ImproveResult
from sim.cards.library import cards_in_use
from sim.experiments.conduct import conduct
from sim.experiments.kinds.slots import versions
from sim.experiments.runs.execution import Execution, threads
from sim.experiments.runs.experiment import Experiment, parts_of_one
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import Side, side_of
from sim.games.matchups.other_playbooks import OtherPlaybooks
from sim.language import translatable
from sim.searches import comparing, other_lists
from sim.searches.field import Field
from sim.searches.held_out import HeldOut, held_out_test
from sim.searches.kept import KeptSearch
from sim.searches.lists import ListSearch, Names
from sim.searches.plan import SearchPlan
from sim.searches.playbooks import PlaybookSearch
from sim.searches.swaps import Limits, fitting_cards
from sim.searches.tuned_text import origin_of
from sim.statistics.comparison import Comparison
from sim.statistics.intervals import Floats
from strategies.playbooks.lines import Playbook
from strategies.playbooks.vocabulary import Vocabulary

SEARCH_SHARE, TEST_SHARE = 0.6, 0.15  # of the time or the games; the rest is for the worth of the slots
TUNING_SHARE, TUNED_TEST_SHARE = 0.25, 0.1  # with `tune`; the search for the list has the first of them, too
MOST_COPIES = 4  # of a card in a list
LEAST_PAIRS = 64  # of a test on held-out luck


@dataclass(frozen=True)
class Question:
    """What `improve` is asked, checked.

    `most` is how many copies of each card may come in, by name, unless the format allows fewer; None for the cards of
    the field that have no other civilizations than the deck.
    """

    deck: Deck
    field: Sequence[Deck]
    shares: Sequence[float] | None
    players: tuple[str, str]
    most: Mapping[str, int] | None
    kept: Sequence[str]
    changed: int
    format: Format
    tune: bool
    learning: bool
    seconds: float
    games: int | None


def run_improve(asked: Question, run: SearchRun) -> ImproveResult:
    """Look for a better list, test it, tune its playbook if that is wanted, and measure its slots.

    Raises Interrupted after Ctrl-C, with what is known by then, and the other errors of `sim.api.errors`.
    """
    with translated_errors():
        shares = parts_of_one(
            [1.0] * len(asked.field) if asked.shares is None else asked.shares, len(asked.field), "opponents"
        )
        own, field_player = asked.players
        side = side_of(asked.deck, own)
        base = tunable_playbook(side) if asked.tune else None
        opponents = [side_of(other, field_player) for other in asked.field]
        if defaults.learning(asked.learning):
            side, *opponents = learned((side, *opponents), run.rules, run.observer, run.jobs)
        library = cards_in_use()
        most = _most(asked, side, opponents)
        pool = [library.find(name) for name in most]
        matchups = other_lists.matchups_with(side, opponents, pool, run.rules)
    together = allows_together({*most, *side.slots}, asked.format, library.deck_names)
    limits = Limits(side.slots, most, tuple(asked.kept), asked.changed, together)
    texts = [card.to_json() for card in library.own_cards(tuple(most))]
    kept_cards = list(limits.kept)
    settings = {"shares": list(shares), "pool": most, "texts": texts, "keep": kept_cards, "swap": limits.changed}
    with run.kept("improve", [(side, opponent) for opponent in opponents], settings) as kept:
        run.observer.load_engine(matchups[0].matchup)
        play: Field[Names] = Field(matchups, jobs=run.jobs, turn_cap=run.turn_cap, kept=kept)
        plan = SearchPlan(asked.seconds, asked.games, run.observer.searched, run.observer.notice)
        plan.begin(play, TUNING_SHARE if asked.tune else SEARCH_SHARE)
        search = ListSearch(play, limits, np.array(shares), run.seed, plan.told)
        plan.needs(search.games_of_first_round)
        work = _Improving(asked.deck, side, opponents, shares, run, kept, play, plan, search)
        result = work.result(base)
        run.finish(result, kept)
    return result


def _most(asked: Question, side: Side, opponents: Sequence[Side]) -> dict[str, int]:
    """How many copies of each card of the pool a list may have."""
    most = asked.most
    if most is None:
        most = {card.name: MOST_COPIES for card in fitting_cards(side, opponents)}
    allowed = allowed_copies(most, asked.format, cards_in_use().deck_names)
    return {name: copies for name, copies in sorted(allowed.items()) if copies}


@dataclass
class _Improving:
    """The search and what follows it: tests, a playbook, the worth of the slots.

    Ctrl-C leaves what is known by then.
    """

    deck: Deck
    side: Side
    opponents: Sequence[Side]
    shares: Sequence[float]
    run: SearchRun
    kept: KeptSearch | None
    play: Field[Names]
    plan: SearchPlan
    search: ListSearch
    comparison: Comparison | None = None
    is_tested: bool = False
    pairs: int = 0  # of the test on held-out luck, against each opponent
    tuning: "_Tuning | None" = None
    worth: Run | None = None

    def result(self, base: Playbook | None) -> ImproveResult:
        """Do everything; the playbook is tuned from `base`, if there is one."""
        interrupted = False
        try:
            self.search.run()
            self.test()
            # The book is tuned before the slots are measured: Ctrl-C then leaves it.
            if base is not None and self.summary(interrupted=False).list is not self.deck:
                self.tuning = _Tuning(self, base)
                self.tuning.tune()
            self.find_worth()
        except KeyboardInterrupt:
            interrupted = True
        return ImproveResult(self.summary(interrupted), self.worth)

    def summary(self, interrupted: bool) -> ImproveSummary:
        """What is known so far."""
        tuned = None if self.tuning is None else self.tuning.summary()
        worth = self.worth
        return ImproveSummary(
            deck=self.deck,
            side=self.side,
            opponents=self.opponents,
            shares=tuple(self.shares),
            seed=self.run.seed,
            found=self.search.found,
            comparison=self.comparison,
            is_tested=self.is_tested,
            tuned=tuned,
            worth=None if worth is None else summarize_slots(worth),
            interrupted=interrupted,
            games=self.plan.games + (0 if worth is None else worth.game_count),
            errors=self.play.errors + (0 if tuned is None else tuned.tune.errors),
            seconds=self.plan.seconds,
        )

    @property
    def weights(self) -> Floats:
        """The shares of the opponents."""
        return np.array(self.shares)

    def test(self) -> None:
        """Compare the lists on held-out luck."""
        found = self.search.found
        if found.has_changed:
            self.plan.begins(translatable("test on held-out luck"))
            games = self.plan.games_for(TEST_SHARE, self.play.games)
            self.pairs = max(LEAST_PAIRS, games // (4 * self.play.opponents))
            scores = partial(self.play.scores, (found.base, found.best), seed=self.run.seed + 1)
            for comparison in comparing.comparisons(scores, comparing.held_out_parts(self.pairs), self.weights):
                self.comparison = comparison
        self.is_tested = True

    def find_worth(self) -> None:
        """Measure what each slot of the list is worth. A run of `duelsim slots` in the folder keeps the games."""
        plan, run, known = self.plan, self.run, self.summary(interrupted=False)
        plan.begins(translatable("worth of the slots"))
        names = self.side.slots if known.list is self.deck else self.search.found.best
        own = replace(self.side, name=known.list.name, slots=names)
        different = sorted(set(names))
        cells = tuple(
            (version, opponent.aligned_to(own)) for opponent in self.opponents for version in versions(own, different)
        )
        share = 1 - SEARCH_SHARE - TEST_SHARE - (0 if self.tuning is None else TEST_SHARE)
        games = max(64, plan.games_for(share, self.play.games) // len(cells))
        settings = {"cards": different, "shares": list(self.shares)}
        experiment = Experiment("slots", cells, games, run.seed + 2, run.rules, run.turn_cap, settings)
        before = plan.games

        def show(execution: Execution) -> None:
            plan.progress(before + execution.done)

        folder = None
        if self.kept is not None:
            folder = RunFolder.open(slots_folder(self.kept.path, names), experiment.manifest())
        self.worth = conduct(experiment, folder, threads(run.jobs), show)
        if self.worth.interrupted:
            raise KeyboardInterrupt


class _Tuning:
    """The playbook that is tuned for the new list."""

    def __init__(self, improving: _Improving, base: Playbook) -> None:
        """Begin with the playbook that all lists were played by."""
        run, found = improving.run, improving.search.found
        self.improving, self.base, self.seed = improving, base, run.seed + 3
        self.side = replace(improving.side, slots=found.best)
        matchups = [
            OtherPlaybooks((self.side, other.aligned_to(self.side)), run.rules) for other in improving.opponents
        ]
        self.play = Field(matchups, jobs=run.jobs, turn_cap=run.turn_cap, kept=improving.kept)
        plan = improving.plan
        plan.begin(self.play, TUNING_SHARE, translatable("playbook, "))
        vocabulary = Vocabulary(self.side.cards(), cards_in_use().deck_names.known)
        self.search = PlaybookSearch(self.play, vocabulary, base, self.seed, plan.told, improving.weights)
        plan.needs(self.search.games_of_first_round)
        self.searched = 0
        self.held_out: HeldOut | None = None
        self.over_deck: Comparison | None = None

    def tune(self) -> None:
        """Look for a playbook, test it, and compare the list with it to the original one with its own."""
        improving, play, plan = self.improving, self.play, self.improving.plan
        try:
            self.search.run()
        finally:
            self.searched = play.games
        plan.begins(translatable("test of the playbook"))
        games = plan.games_for(TUNED_TEST_SHARE, play.games)
        test_seed = improving.run.seed + 1
        best = self.search.found.best
        self.held_out = held_out_test(play, self.base, best, test_seed, games, improving.weights)
        if self.held_out.is_interrupted:
            raise KeyboardInterrupt
        if self.held_out.gains:
            book, original = self.held_out.book, improving.search.found.base

            def scores(some: range) -> Floats:
                before = improving.play.scores((original,), some, test_seed)
                return np.concatenate([before, play.scores((book,), some, test_seed)])

            parts = comparing.held_out_parts(improving.pairs)
            for comparison in comparing.comparisons(scores, parts, improving.weights):
                self.over_deck = comparison

    def summary(self) -> TunedForList:
        """What is known so far."""
        origin = origin_of(self.improving.side, self.improving.opponents, self.seed, self.searched)
        return TunedForList(numbers_of(self.search.found, self.held_out, origin, self.play), self.over_deck)
