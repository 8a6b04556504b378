"""The summary and the document of slots: counted from games whose results are written by hand."""

from collections.abc import Sequence

from reports.sections.slots import document, verdict
from reports.summaries.slots import summarize_slots
from sim.experiments.kinds.slots import slots_experiment
from sim.experiments.runs.run import Run
from sim.statistics.intervals import difference_interval, mean_interval, simultaneous_confidence
from tests.reports.examples.matrix import DECKS, FN, LIQUID, MONO, A, B, games
from tests.reports.examples.terminal import on_terminal


def run_of(*winners: Sequence[int], cards: Sequence[str] = ("Corile",), field: Sequence[int] = (FN,)) -> Run:
    """Liquid Beast and its versions against a field, as many as have winners; the others win like the last."""
    opponents = [DECKS[deck] for deck in field]
    experiment = slots_experiment(DECKS[LIQUID], opponents, cards=cards, games=len(winners[0]), seed=1)
    won = [*winners, *[winners[-1]] * (len(experiment.cells) - len(winners))]
    return Run(experiment, tuple(games(cell, of) for cell, of in zip(experiment.cells, won, strict=True)), 1.0)


def test_worths_by_hand() -> None:
    wins = [[A, A, A, A], [A, A, A, B], [A, A, A, B], [A, B, A, B], [B, B, A, B]]
    summary = summarize_slots(run_of(*wins))
    (card,) = summary.cards
    assert (card.card, card.copies, summary.pairs) == ("Corile", 4, 2)
    assert card.all_copies == difference_interval([1 - 0, 1 - 0.5])
    assert card.all_copies_taken_together == card.all_copies  # a single card
    assert card.without == mean_interval([0, 0.5])
    # The first copy is what the deck without any lacks.
    assert [one.estimate for one in card.each_copy] == [0.25, 0.25, 0, 0.25]
    assert card.each_copy_taken_together[0] == difference_interval([0.5, 0], simultaneous_confidence(4))
    assert sum(one.estimate for one in card.each_copy) == card.all_copies.estimate
    assert card.per_copy.estimate == card.all_copies.estimate / 4
    assert summary.win_rate == mean_interval([1, 1])


def test_opponents_count_by_their_shares() -> None:
    run = run_of([A, B], [A, B], [A, B], [A, B], [B, B], [A, A], [A, A], [A, A], [A, A], [A, A], field=(FN, MONO))
    (card,) = summarize_slots(run).cards
    assert card.all_copies.estimate == 0.5 * 0.5


def test_the_verdict_names_the_weakest_card_and_the_page_the_best_one() -> None:
    better = [A, A] * 60 + [A, B] * 40
    fewer = [*[better] * 1, *[[A, B] * 100] * 4, *[better] * 4]
    summary = summarize_slots(run_of(*fewer, cards=("Corile", "Fear Fang")))
    assert [(card.card, card.certain) for card in summary.cards] == [("Corile", True), ("Fear Fang", False)]
    said = verdict(summary).text
    assert said.startswith("Fear Fang is the weakest of these cards in Liquid Beast: +0.0 points of win rate a copy (")
    assert said.endswith(" in 400 games between scripted players.")
    page = on_terminal(document(summary))
    assert "What the copies of each card are worth" in page and "Corile is worth the most: +7.5" in page


def test_cards_whose_intervals_overlap_may_be_weaker_than_the_weakest() -> None:
    better = [A, A] * 60 + [A, B] * 40
    run = run_of(better, *[[A, B] * 100] * 4, *[[A, A] * 4 + [A, B] * 96] * 4, cards=("Corile", "Fear Fang"))
    assert verdict(summarize_slots(run)).answer == "Fear Fang looks like the weakest of these cards in Liquid Beast"
    assert "Corile has a range that overlaps with that of Fear Fang" in on_terminal(document(summarize_slots(run)))


def test_all_cards_of_the_deck_are_no_choice_of_cards() -> None:
    names = [name for name, _ in DECKS[LIQUID].cards]
    run = run_of([A, A] * 100, *[[A, B] * 100] * 39, [A, A] * 100, cards=names)
    assert verdict(summarize_slots(run)).words == "{} is the weakest card in {}"


def test_nothing_is_said_of_cards_that_do_nothing_and_of_no_games() -> None:
    assert verdict(summarize_slots(run_of([A, B] * 50))).answer == "Corile is not shown to beat a blank"
    worse = summarize_slots(run_of([A, B] * 100, *[[A, A] * 100] * 4))
    assert verdict(worse).answer == "Corile costs Liquid Beast wins"
    nothing = summarize_slots(run_of([]))
    assert verdict(nothing).answer == "No result"
    assert nothing.to_json()["cards"] == []
