"""What became of shield triggers: counted from games whose marks are written by hand, and from games that are played.

What the marks mean is shown in `tests/games/playing/test_marks.py`.
"""

import json

import numpy as np
import pytest

from decks.reading import read_deck
from reports.measures.triggers import SharesOfBroken, TriggerStatistics, trigger_statistics
from sim.cards.library import known_names
from sim.engine.record.codes import card_marks, columns, faults, keywords
from sim.games.matchups.matchup import prepare_matchup
from sim.games.playing.batch import Games, play_match
from sim.statistics.ratios import ENOUGH_PAIRS, share_interval

A, B = 0, 1
DECK = read_deck("murky-riptide", known_names())
MATCHUP = prepare_matchup(DECK, DECK, ("control", "control"))
PITS = [1 << slot for slot, name in enumerate(MATCHUP.sides[A].slots) if name == "Terror Pit"]
ONE, TWO, THREE, FOUR = PITS


def games(number: int, *, deck: int = A, **marks: list[int]) -> Games:
    """Games in which slots of the deck bear marks, by the name of the mark; for each mark, one mask a game."""
    rows = np.zeros((number, columns.COLUMNS), np.int64)
    for name, slots in marks.items():
        rows[:, columns.FIRST_MARK + card_marks.MARKS * deck + card_marks.NAMES.index(f"trigger_{name}")] = slots
    return Games(MATCHUP, seed=1, turn_cap=100, rows=rows, digests=np.zeros(number, np.uint64), seconds=1.0)


def terror_pit(games: Games, deck: int = A) -> TriggerStatistics:
    return {statistics.card: statistics for statistics in trigger_statistics(games, deck)}["Terror Pit"]


def test_the_cards_with_a_shield_trigger_by_name() -> None:
    found = trigger_statistics(games(2), A)
    assert [(trigger.card, trigger.copies) for trigger in found] == [
        ("Brain Serum", 4), ("Locomotiver", 4), ("Terror Pit", 4)
    ]  # fmt: skip
    plain = prepare_matchup(read_deck("fn-rush", known_names()), DECK)
    keywords_of_kind = plain.tables[0].keywords
    names = [card.name for card in plain.deck_cards(A) if keywords_of_kind[card.kind] & keywords.ANY_SHIELD_TRIGGER]
    assert [trigger.card for trigger in trigger_statistics(play_match(plain, 2, seed=1), A)] == names


def test_copies_are_counted_in_each_game() -> None:
    played = games(
        2,
        broken=[ONE | TWO | THREE, ONE],
        usable=[ONE | TWO, ONE],
        declared=[ONE | THREE, ONE | FOUR],  # three is not usable; four was not broken, but returned by an effect
        used=[ONE, FOUR],
        stopped_attacker=[ONE, 0],
        ended_attacks=[ONE, FOUR],
    )
    pit = terror_pit(played)
    assert (pit.broken, pit.usable, pit.declared, pit.used, pit.misfired) == (4, 3, 4, 2, 2)
    assert (pit.attacker_gone, pit.last_attack) == (1, 2)
    assert pit.of_broken == SharesOfBroken(None, None, None, None, None, None)
    assert terror_pit(played, B).broken == 0


def test_shares_are_those_of_the_broken_ones_with_pairs_as_the_unit() -> None:
    random = np.random.default_rng(1)
    broken, others = random.choice([0, ONE, TWO, ONE | TWO | THREE], size=(2, 400))
    declared = (broken & ~ONE) | FOUR
    shares = terror_pit(games(400, broken=broken, declared=declared, used=others, deck=B), B).of_broken

    def in_pairs(slots: np.ndarray) -> np.ndarray:
        return np.array([int(bits).bit_count() for bits in slots]).reshape(-1, 2).sum(axis=1)

    assert shares.declared == share_interval(in_pairs(broken & ~ONE), in_pairs(broken))
    assert shares.used == share_interval(in_pairs(broken & others), in_pairs(broken))
    assert shares.misfired == share_interval(in_pairs(broken & ~ONE & ~others), in_pairs(broken))
    assert shares.usable is not None
    assert (shares.usable.low, shares.usable.estimate) == (0, 0)


@pytest.mark.parametrize(("pairs", "shown"), [(ENOUGH_PAIRS - 1, False), (ENOUGH_PAIRS, True)])
def test_shares_of_few_are_blank_and_not_0(pairs: int, shown: bool) -> None:
    rest = [0] * 100
    pit = terror_pit(games(2 * pairs + 100, broken=[ONE, 0] * pairs + rest, used=[ONE, 0] * pairs + rest))
    assert pit.broken == pit.used == pairs
    assert (pit.of_broken.used is not None) == shown
    value = pit.to_json()
    assert (value["of_broken"]["used"] is not None) == shown
    assert json.loads(json.dumps(value, allow_nan=False)) == value


def test_pairs_with_an_error_do_not_count() -> None:
    played = games(4, broken=[ONE, ONE, ONE | TWO, 0])
    played.rows[0, columns.ERROR_CODE] = faults.POOL_FULL
    assert terror_pit(played).broken == 2
    played.rows[2, columns.ERROR_CODE] = faults.POOL_FULL
    assert terror_pit(played).broken == 0


def test_in_games_that_are_played() -> None:
    played = play_match(MATCHUP, 400, seed=2)
    for side in (A, B):
        for trigger in trigger_statistics(played, side):
            assert trigger.broken >= trigger.usable > 0
            assert trigger.declared == trigger.used + trigger.misfired
            assert trigger.last_attack <= trigger.used
            assert trigger.attacker_gone <= trigger.used
            assert trigger.of_broken.used is not None
            assert trigger.of_broken.used.estimate == pytest.approx(trigger.used / trigger.broken)
        # Nobody knows what lies in a shield: as many of them are triggers as of the 40 cards, or nearly so.
        broken = sum(trigger.broken for trigger in trigger_statistics(played, side))
        shields = played.rows[:, columns.SHIELDS_BROKEN_A + side].sum()
        assert broken / shields == pytest.approx(12 / 40, abs=0.05)
    pit, serum = terror_pit(played), trigger_statistics(played, A)[0]
    assert pit.attacker_gone / pit.used > 3 * serum.attacker_gone / serum.used
