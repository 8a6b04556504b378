"""Cards placed in the opening hand and at the bottom: what the swap leaves alone, and the lift that results."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from decks.naming import ImpossibleCards
from decks.reading import Deck, read_deck
from reports.sections.lift import verdict
from reports.summaries.lift import LiftSummary, summarize_lift
from sim.api.result import Result
from sim.cards.library import known_names
from sim.engine.entry_point import start_game
from sim.engine.record.codes import card_marks, placing, zones
from sim.engine.record.luck import root_key
from sim.engine.record.state import SEAT, new_records
from sim.experiments.conduct import conduct, read_run
from sim.experiments.kinds.lift import lift_experiment
from sim.experiments.kinds.match import match_experiment
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import Side, prepare_sides
from sim.statistics.intervals import difference_interval

NAMES = known_names()
FN, LIQUID, RED = (read_deck(name, NAMES) for name in ("fn-rush", "liquid-beast", "mono-red-rush"))
FORBIDDEN = "Forbidden ~The Sealed X~"


def deck_of(name: str, *cards: tuple[str, int]) -> Deck:
    return Deck(name, cards, Path(f"{name}.txt"))


PLAIN = deck_of("plain", ("Burning Mane", 40))


def lift(deck: Deck, opponent: Deck, *cards: str, games: int = 40, seed: int = 3) -> tuple[Run, LiftSummary]:
    run = conduct(lift_experiment(deck, opponent, cards=cards or None, games=games, seed=seed))
    return run, summarize_lift(run)


def slot_bit(run: Run, cell: int) -> int:
    """The slot that the matchup places, as a bit."""
    return 1 << run.experiment.cells[cell][0].fixed[0]


# --- The exchange -----------------------------------------------------------------------------------------
def places(side: Side, other: Side, pair: int) -> list[dict[int, tuple[str, int]]]:
    """Where the card of each slot lies when the game begins, of both decks; the deck's own goes first.

    The first card of the hand was drawn first; card 0 of the deck is the one at the bottom.
    """
    matchup = prepare_sides((side, other))
    state = new_records()
    g = state[0]
    seats = matchup.seat(g, 0, 100)
    start_game(state, matchup.tables, matchup.kinds, matchup.sizes, seats, root_key(9)[1], pair)
    found = []
    for player in range(2):
        lies = {
            int(card) % SEAT: (zones.NAMES[zone], at)
            for zone in (zones.BATTLE, zones.SHIELD, zones.HAND, zones.DECK)
            for at, card in enumerate(g.zone_cards[player, zone, : g.zone_count[player, zone]])
        }
        seals = {slot: ("seal", 0) for slot in range(40) if g.host[player * SEAT + slot] >= 0}
        assert len(lies | seals) == 40
        found.append(lies | seals)
    return found


@pytest.mark.parametrize("deck", [LIQUID, RED], ids=lambda deck: str(deck.name))
def test_the_card_swaps_places_with_one_other_and_nothing_else_moves(deck: Deck) -> None:
    (base, other), *arranged = lift_experiment(deck, FN, games=2, seed=9).cells
    changed = 0
    for pair in range(8):
        shuffled = places(base, other, pair)
        for side, opponent in arranged:
            slot, place = side.fixed
            own, others = places(side, opponent, pair)
            assert others == shuffled[1]
            assert own[slot] == (("hand", 0) if place == placing.PLACED_IN_HAND else ("deck", 0))
            moved = [one for one in own if own[one] != shuffled[0][one]]
            assert moved == [] or (len(moved) == 2 and slot in moved)
            changed += len(moved) > 0
    assert changed > 0.9 * 8 * len(arranged)


def test_in_every_game_the_card_is_where_the_matchup_places_it() -> None:
    """No card of these decks goes back into a deck or is looked for in it: the one at the bottom is drawn last."""
    run, _ = lift(FN, PLAIN, games=200)
    for cell, games in enumerate(run.cells[1:], start=1):
        in_hand = games.marked(0, card_marks.IN_OPENING_HAND, slot_bit(run, cell)) > 0
        drawn = games.marked(0, card_marks.FROM_DECK, slot_bit(run, cell)) > 0
        if run.experiment.cells[cell][0].fixed[1] == placing.PLACED_IN_HAND:
            assert in_hand.all() and not drawn.any()
        else:
            assert not in_hand.any()
            assert (np.bitwise_count(games.marks(0, card_marks.FROM_DECK))[drawn] == 30).all()
        assert not (
            games.marks(1, card_marks.IN_OPENING_HAND) != run.cells[0].marks(1, card_marks.IN_OPENING_HAND)
        ).any()


def test_the_shuffled_games_are_those_of_the_match() -> None:
    run, _ = lift(LIQUID, FN, "Corile", games=40)
    match = conduct(match_experiment(LIQUID, FN, games=40, seed=3))
    assert np.array_equal(run.cells[0].rows, match.cells[0].rows)


def test_a_card_that_starts_in_the_battle_zone_is_left_out_or_refused() -> None:
    assert FORBIDDEN not in lift_experiment(RED, FN, games=2, seed=1).settings["cards"]
    with pytest.raises(ImpossibleCards, match="starts the game in the battle zone"):
        lift_experiment(RED, FN, cards=[FORBIDDEN], games=2, seed=1)


def test_of_two_such_cards_the_second_is_shuffled() -> None:
    cards = dict(RED.cards) | {FORBIDDEN: 2, "Nikujiru Busher": 3}
    twice = deck_of("twice", *cards.items())
    _, in_hand, _ = lift_experiment(twice, FN, cards=[FORBIDDEN], games=2, seed=1).cells
    assert in_hand[0].slots[in_hand[0].fixed[0]] == FORBIDDEN
    assert places(*in_hand, pair=0)[0][in_hand[0].fixed[0]] == ("hand", 0)


def test_cards_that_the_deck_does_not_have_and_decks_without_a_bottom_are_refused() -> None:
    with pytest.raises(ImpossibleCards, match=r"FN Rush has no Corile\."):
        lift_experiment(FN, LIQUID, cards=["Corile"], games=2, seed=1)
    small = deck_of("small", (FORBIDDEN, 1), ("Burning Mane", 16))
    with pytest.raises(ImpossibleCards, match=r"small is too small: 16 of its 16 shuffled cards are dealt"):
        lift_experiment(small, LIQUID, games=2, seed=1)
    assert lift_experiment(deck_of("enough", (FORBIDDEN, 1), ("Burning Mane", 17)), LIQUID, games=2, seed=1)


def test_a_card_that_is_named_twice_is_one() -> None:
    experiment = lift_experiment(FN, LIQUID, cards=["Torcon", "Torcon"], games=2, seed=1)
    assert (len(experiment.cells), experiment.settings["cards"]) == (3, ["Torcon"])


# --- What it says -----------------------------------------------------------------------------------------
def test_the_lift_is_the_difference_of_the_games() -> None:
    run, summary = lift(FN, LIQUID, games=400)
    by_name = {card.card: card for card in summary.cards}
    games = run.games
    for at, name in enumerate(run.experiment.settings["cards"]):
        scores = [
            np.array(
                [1.0 if winner == 0 else 0.0 if winner == 1 else 0.5 for winner in games.filter(cell=cell)["winner"]]
            )
            for cell in (0, 1 + 2 * at, 2 + 2 * at)
        ]
        base, hand, bottom = (score.reshape(-1, 2).mean(axis=1) for score in scores)
        card = by_name[name]
        assert (card.in_hand.estimate, card.at_bottom.estimate) == pytest.approx((hand.mean(), bottom.mean()))
        assert card.lift.estimate == pytest.approx(card.in_hand.estimate - card.at_bottom.estimate)
        assert card.lift == difference_interval(hand - bottom)
        assert card.above_shuffled == difference_interval(hand - base)
        assert (card.pairs, card.copies) == (200, dict(FN.cards)[name])
    assert [card.lift.estimate for card in summary.cards] == sorted(
        (c.lift.estimate for c in summary.cards), reverse=True
    )


def test_forty_copies_of_the_same_card_make_no_difference() -> None:
    run, summary = lift(PLAIN, FN, games=60)
    assert all((games.digests == run.cells[0].digests).all() for games in run.cells)
    (card,) = summary.cards
    assert (card.lift.estimate, card.above_shuffled.estimate, card.certain) == (0, 0, False)


def test_over_all_copies_of_a_deck_the_values_even_out() -> None:
    """A hand has five cards: the mean over all cards of what each is worth in it, compared with as shuffled, is 0."""
    run, summary = lift(LIQUID, FN, games=1_000)
    weights = {card.card: card.copies / 40 for card in summary.cards}
    base = run.cells[0].pair_scores
    mean = sum(
        weights[name] * run.cells[1 + 2 * at].pair_scores for at, name in enumerate(run.experiment.settings["cards"])
    )
    error = (mean - base).std() / np.sqrt(len(base))
    assert abs((mean - base).mean()) < 4 * error


def test_a_card_that_cannot_be_used_is_worth_less_than_what_is_drawn_in_its_place() -> None:
    """A spell of darkness for seven mana instead of a creature of fire and nature for two."""
    cards = {name: copies for name, copies in FN.cards if name != "Torcon"} | {"Lost Soul": 4}
    run, summary = lift(deck_of("soulless", *cards.items()), LIQUID, games=1_000)
    dead = next(card for card in summary.cards if card.card == "Lost Soul")
    assert not any(games.marked(0, card_marks.PLAYED, slot_bit(run, cell)).any() for cell, games in dead_cells(run))
    assert dead.certain and dead.lift.high < 0
    assert dead.lift.high < summary.cards[0].lift.low


def dead_cells(run: Run) -> list[tuple[int, Any]]:
    """The matchups that place the spell."""
    at = run.experiment.settings["cards"].index("Lost Soul")
    return [(cell, run.cells[cell]) for cell in (1 + 2 * at, 2 + 2 * at)]


# --- Runs -------------------------------------------------------------------------------------------------
def test_a_run_that_is_read_or_resumed_has_the_same_result(tmp_path: Path) -> None:
    experiment = lift_experiment(FN, LIQUID, cards=["Torcon", "Comet Missile"], games=40, seed=8)
    played = conduct(experiment, RunFolder.open(tmp_path, experiment.manifest()))
    assert Result(read_run(tmp_path)).summary.to_json() == Result(played).summary.to_json()
    longer = replace(experiment, games=60)
    grown = conduct(longer, RunFolder.open(tmp_path, longer.manifest()))
    assert Result(grown).summary.to_json() == Result(conduct(longer)).summary.to_json()


def test_an_interrupted_run_names_the_missing_cards() -> None:
    run, whole = lift(FN, LIQUID, "Torcon", "Comet Missile", games=20)
    none: Any = [replace(games, rows=games.rows[:0], digests=games.digests[:0]) for games in run.cells]
    begun = summarize_lift(replace(run, cells=(*run.cells[:3], *none[3:])))
    assert [card.card for card in begun.cards] == ["Torcon"]
    assert begun.cards[0].lift == next(card.lift for card in whole.cards if card.card == "Torcon")
    assert begun.not_played == ("Comet Missile",)
    nothing = summarize_lift(replace(run, cells=tuple(none)))
    assert (nothing.cards, nothing.win_rate) == ((), None)
    assert verdict(nothing).answer == "No result"


def test_the_figure_has_a_row_for_each_card() -> None:
    """A full dot where the table says that the lift is certain."""
    run, summary = lift(FN, LIQUID, games=200)
    (figure,) = Result(run).figures().values()
    axes = figure.axes[0]
    assert len(axes.get_yticklabels()) == len(summary.cards)
    dots = [line for line in axes.lines if line.get_marker() == "o"]
    full = [dot.get_markerfacecolor() == dot.get_color() for dot in dots]
    assert full == [card.certain for card in summary.cards]
    assert True in full and False in full
