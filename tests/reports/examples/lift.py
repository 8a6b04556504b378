"""A summary of lifts with numbers written by hand, for its tests and those of its document."""

from typing import Any

from reports.summaries.lift import CardLift, LiftSummary
from sim.statistics.intervals import Interval


def around(estimate: float, half: float = 0.01) -> Interval:
    return Interval(estimate, estimate - half, estimate + half)


def card(name: str, lift: float, *, certain: bool = True, seen: float | None = 0.02) -> CardLift:
    return CardLift(
        card=name,
        copies=4,
        pairs=500,
        in_hand=around(0.5 + lift / 2),
        at_bottom=around(0.5 - lift / 2),
        lift=around(lift),
        lift_taken_together=around(lift, 0.015 if certain else 0.1),
        above_shuffled=around(lift / 2),
        improvement_when_seen=None if seen is None else around(seen),
    )


def summary(*cards: CardLift, **changes: Any) -> LiftSummary:
    values: dict[str, Any] = {
        "names": ("Mine", "Theirs"),
        "hashes": ("a", "b"),
        "players": ("rush", "control"),
        "pairs": 500,
        "win_rate": around(0.5),
        "cards": cards,
        "not_played": (),
        "errors": 0,
        "notable_games": (),
    }
    return LiftSummary(**values | changes)
