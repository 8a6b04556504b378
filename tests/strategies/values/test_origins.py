"""What the text of a value says of where it comes from."""

import pytest

from sim.statistics.intervals import Interval
from strategies.values.finding import universal_value
from strategies.values.origins import LEARNED, TRAINED, UNIVERSAL, UNKNOWN, ValueOrigin, origin_of
from strategies.values.writing import LEARNED_WHEN_PLAYED, STAYS

HELD_OUT = "56.3 ± 5.3 % against the universal value, 81.4 ± 2.4 % against rush, in 80 pairs of held-out games"


def text(first: str, *lines: str) -> str:
    weights = universal_value().partition("own-shields-1")
    return "\n".join([f"# {first}", "version: 7", *lines, "".join(weights[1:])])


def test_a_value_is_learned_trained_universal_or_says_nothing() -> None:
    rate = Interval(pytest.approx(0.563), pytest.approx(0.51), pytest.approx(0.616))
    lines = "games: 600", f"held out: {HELD_OUT}"
    assert origin_of(text(LEARNED_WHEN_PLAYED, *lines)) == ValueOrigin(LEARNED, "7", 600, rate)
    assert origin_of(text("The value of Mine", *lines)) == ValueOrigin(TRAINED, "7", 600, rate)
    assert origin_of(universal_value()).source == UNIVERSAL
    assert origin_of(text(LEARNED_WHEN_PLAYED)) == origin_of("own-shields-1 0.5\n") == ValueOrigin(UNKNOWN)


def test_what_held_out_games_call_no_better_is_not_used() -> None:
    found = origin_of(text(LEARNED_WHEN_PLAYED, "games: 600", f"held out: {HELD_OUT}", f"judges by: {STAYS}"))
    assert found.source == LEARNED and not found.is_better


@pytest.mark.parametrize(
    "said",
    [
        "interrupted before the last test: what is gained is not known",
        "52 % of games",
        f"{'9' * 400} ± 1.0 % against the universal value",
        "101.0 ± 1.0 % against the universal value",
        "٥٦ ± 1.0 % against the universal value",
    ],
)
def test_a_text_without_a_rate_has_none(said: str) -> None:
    """Anybody may have written it."""
    found = origin_of(text("The value of Mine", f"games: {'9' * 5_000}", f"held out: {said}"))
    assert (found.source, found.games, found.held_out) == (TRAINED, None, None)
