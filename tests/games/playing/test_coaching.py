"""What the coach says of a row of the audit, and how it puts rows together."""

import pytest

from decks.reading import read_deck
from sim.cards.library import find_card, known_names
from sim.cards.words import Card
from sim.engine.record.codes import choices, verbs
from sim.engine.search import (
    AUDIT_BETTER,
    AUDIT_COLUMNS,
    AUDIT_DEALS,
    AUDIT_DONE,
    AUDIT_GAIN,
    AUDIT_QUESTION,
    AUDIT_SOURCE,
    AUDIT_SQUARES,
    AUDIT_VERB,
    HALF,
    NO_TARGET,
    TARGET_IS_PLAYER,
)
from sim.games.matchups.matchup import prepare_matchup
from sim.games.narration.replay import record_game
from sim.games.narration.transcript import lines, lines_of_choices
from sim.games.playing.coaching import Judgement, choice_in_words, habits, judgement_of, question_in_words

CARDS: list[Card] = [find_card(name) for name in ("Aqua Hulcus", "Corile", "Terror Pit")]


def row(question: int, verb: int = verbs.NO_VERB, source: int = -1) -> list[int]:
    """A row of the audit without numbers."""
    asked = [0] * AUDIT_COLUMNS
    asked[AUDIT_QUESTION], asked[AUDIT_VERB], asked[AUDIT_SOURCE] = question, verb, source
    return asked


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ((choices.OPTION_NO, -1, 0, NO_TARGET), "nothing"),
        ((choices.OPTION_YES, 0, 0, NO_TARGET), "yes"),
        ((choices.OPTION_NUMBER, 0, 3, NO_TARGET), "3"),
        ((choices.OPTION_CARD, 0, 0, NO_TARGET), "Aqua Hulcus"),
        ((choices.OPTION_CARD, -1, 0, NO_TARGET), "a hidden card"),
        ((choices.OPTION_CARD, 0, 0, TARGET_IS_PLAYER), "Aqua Hulcus at the player"),
        ((choices.OPTION_CARD, 0, 0, 1), "Aqua Hulcus at Corile"),
        ((choices.OPTION_TAP_ABILITY, 1, 0, NO_TARGET), "Corile's tap ability"),
    ],
)
def test_an_answer_in_words(option: tuple[int, ...], words: str) -> None:
    assert choice_in_words(option, CARDS) == words


def test_a_question_in_words() -> None:
    assert question_in_words(row(choices.ASK_CHARGE, verbs.TO_MANA), CARDS) == "charge mana"
    assert question_in_words(row(choices.ASK_ATTACK), CARDS) == "attack with"
    assert (
        question_in_words(row(choices.ASK_SELECT, verbs.DESTROY, source=2), CARDS) == "choose to destroy for Terror Pit"
    )


def test_gains_are_points_of_win_probability() -> None:
    asked = row(choices.ASK_CHARGE)
    # Of 100 deals, 50 wins for 25 losses.
    asked[AUDIT_DEALS], asked[AUDIT_GAIN], asked[AUDIT_SQUARES] = 100, 50 * HALF, 100 * HALF**2
    asked[AUDIT_DONE : AUDIT_DONE + 4] = [choices.OPTION_CARD, 0, 0, NO_TARGET]
    asked[AUDIT_BETTER : AUDIT_BETTER + 4] = [choices.OPTION_NO, -1, 0, NO_TARGET]
    judged = judgement_of(asked, CARDS, 0)
    assert (judged.done, judged.better) == ("Aqua Hulcus", "nothing")
    assert judged.gain == 25
    assert judged.error == pytest.approx(50 * (0.75 / 100) ** 0.5)


def test_a_choice_is_told_in_the_line_that_says_what_came_of_it() -> None:
    decks = [read_deck(name, known_names()) for name in ("fn-rush", "murky-riptide")]
    replay = record_game(prepare_matchup(decks[0], decks[1], ("rush", "control")), seed=4, game=0, turn_cap=10)
    events = [event for turn in replay.turns for event in turn.events if event.what == "choice"]
    charges = {at: event.card for at, event in enumerate(events) if event.number == choices.ASK_CHARGE and event.card}
    told, line_of = list(lines(replay)), lines_of_choices(replay, charges)
    assert len(charges) > 5
    assert [told[line_of[at]].endswith(f"charges {card}") for at, card in charges.items()] == [True] * len(charges)
    assert lines_of_choices(replay, [len(events)]) == {}


def test_the_same_difference_is_one_habit() -> None:
    def judged(done: str, gain: float) -> Judgement:
        return Judgement(0, 0, 0, 1, "charge mana", done, "nothing", gain, 1.0)

    found = habits([judged("Corile", 5), judged("Aqua Hulcus", 8), judged("Corile", 7)])
    assert [(one.done, one.times, one.gain, one.cost) for one in found] == [
        ("Corile", 2, 6, 12),
        ("Aqua Hulcus", 1, 8, 8),
    ]
