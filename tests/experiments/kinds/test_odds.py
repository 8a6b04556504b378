"""The odds of a deck as an experiment: possible questions, and the games that they need."""

import json

import numpy as np
import pytest

from decks.naming import ImpossibleCards
from decks.reading import read_deck
from sim.cards.library import known_names
from sim.experiments.conduct import conduct
from sim.experiments.kinds.odds import Question, Seen, ShuffledDeck, check_question, odds_experiment, shuffled_deck
from sim.experiments.runs.experiment import Experiment
from sim.games.matchups.matchup import side_of

RIPTIDE = read_deck("murky-riptide", known_names())
LIQUID = read_deck("liquid-beast", known_names())
RED = read_deck("mono-red-rush", known_names())


# --- What is shuffled -------------------------------------------------------------------------------------
def test_what_is_shuffled() -> None:
    deck = shuffled_deck(side_of(RIPTIDE, "rush"))
    assert (deck.size, deck.seals) == (40, 0)
    assert deck.triggers == ("Brain Serum", "Locomotiver", "Terror Pit")
    assert (deck.copies("Terror Pit"), deck.copies(*deck.triggers)) == (4, 12)


# --- What can be asked ------------------------------------------------------------------------------------
DECK = ShuffledDeck(
    "Murky Riptide", (("Terror Pit", 2), ("Corile", 4), ("Sealed X", 0), ("Beast", 34)), 0, ("Terror Pit",)
)


@pytest.mark.parametrize(
    ("want", "message"),
    [
        ((("Corile", 5),), "5 Corile cannot be drawn: Murky Riptide has 4."),
        ((("Corile", 0),), "0 Corile are always drawn. Ask for 1 or more, or leave it out."),
        ((("Corile", 1), ("Sealed X", 1)), "Sealed X starts the game in the battle zone: it is never drawn."),
    ],
)
def test_impossible_draws_are_refused(want: tuple[tuple[str, int], ...], message: str) -> None:
    with pytest.raises(ImpossibleCards) as error:
        check_question(Question((want,)), DECK)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("seen", "message"),
    [
        (Seen((("Terror Pit", 3),), 9), "3 Terror Pit cannot have been seen: Murky Riptide has 2."),
        (
            Seen((("Sealed X", 1),), 9),
            "Sealed X starts the game in the battle zone: it is not among the shuffled cards.",
        ),
        (
            Seen((("Corile", 3), ("Terror Pit", 1)), 3),
            "4 seen cards are named, but the number of seen cards is only 3.",
        ),
        (Seen((), 36, 5), "36 seen cards and 5 shields are more than the 40 cards of Murky Riptide."),
        (
            Seen((), 39, 1),
            "With 39 of 40 cards seen, only 1 can be unknown, not 2 Terror Pit. Say which of them have been seen.",
        ),
        (
            Seen((("Corile", 1), ("Terror Pit", 1)), 38, 2),
            "With 38 of 40 cards seen, only 2 can be unknown, not 3 Corile. Say which of them have been seen.",
        ),
    ],
)
def test_impossible_seen_cards_are_refused(seen: Seen, message: str) -> None:
    with pytest.raises(ImpossibleCards) as error:
        check_question(Question(seen=seen), DECK)
    assert str(error.value) == message


def test_what_has_been_seen_cannot_be_drawn_again() -> None:
    seen = Seen((("Corile", 3),), 10)
    check_question(Question(((("Corile", 1),),), seen), DECK)
    with pytest.raises(ImpossibleCards, match="2 more Corile cannot be drawn: Murky Riptide has 4, and 3 are seen"):
        check_question(Question(((("Corile", 2),),), seen), DECK)
    with pytest.raises(ImpossibleCards, match="only 3 can be unknown, not 1 Corile and 34 Beast"):
        check_question(
            Question(((("Corile", 1), ("Beast", 1)),), Seen((("Terror Pit", 2), ("Corile", 3)), 37, 1)), DECK
        )


def test_cards_that_are_sealed_are_among_the_shuffled_ones() -> None:
    deck = shuffled_deck(side_of(RED, "rush"))
    with pytest.raises(ImpossibleCards, match="more than the 39 cards of Mono-red Rush that are shuffled"):
        check_question(Question(seen=Seen((), 35)), deck)


def test_a_question_says_everything_in_its_json() -> None:
    for question in (
        Question(),
        Question(((("Corile", 2), ("Terror Pit", 1)), (("Terror Pit", 2),)), Seen((("Corile", 1),), 9, 3)),
    ):
        assert Question.from_json(json.loads(json.dumps(question.to_json()))) == question


# --- Which games it needs ---------------------------------------------------------------------------------
def test_each_shield_trigger_is_removed_and_then_all_of_them() -> None:
    experiment = odds_experiment(RIPTIDE, LIQUID, players=("control", "rush"), games=8, seed=4)
    assert [side.without_triggers for side, _ in experiment.cells] == [
        (),
        ("Brain Serum",),
        ("Locomotiver",),
        ("Terror Pit",),
        ("Brain Serum", "Locomotiver", "Terror Pit"),
    ]
    assert len({opponent for _, opponent in experiment.cells}) == 1
    assert [(side.name, side.player) for side in experiment.cells[0]] == [
        ("Murky Riptide", "control"),
        ("Liquid Beast", "rush"),
    ]
    assert len({side.slots for side, _ in experiment.cells}) == 1
    assert Experiment.from_manifest(json.loads(json.dumps(experiment.manifest()))) == experiment


def test_one_shield_trigger_is_all_of_them() -> None:
    experiment = odds_experiment(LIQUID, LIQUID, games=8, seed=4)
    assert [side.without_triggers for side, _ in experiment.cells] == [(), ("Spiral Gate",)]


def test_the_matchups_play_the_same_games_until_a_missing_trigger_matters() -> None:
    run = conduct(odds_experiment(LIQUID, RIPTIDE, games=60, seed=4))
    base, without = run.cells
    same = base.digests == without.digests
    assert 5 < same.sum() < 55
    assert np.array_equal(np.array(base.rows)[same], np.array(without.rows)[same])


def test_an_impossible_question_is_refused() -> None:
    with pytest.raises(ImpossibleCards, match="Liquid Beast has 4"):
        odds_experiment(LIQUID, LIQUID, games=8, seed=4, question=Question(((("Aqua Hulcus", 5),),)))
