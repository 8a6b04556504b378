"""Which lists swaps may make of a deck."""

from collections import Counter
from dataclasses import replace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sim.searches.swaps import Limits, Swap, draw_swaps, swapped

ORIGINAL = ("Aqua Guard",) * 4 + ("Corile",) * 4 + ("Fear Fang",) * 3 + ("Torcon",)
MOST = {"Aqua Guard": 4, "Corile": 4, "Terror Pit": 2, "Locomotiver": 4}
LIMITS = Limits(ORIGINAL, MOST, ("Torcon",), 5)


def test_a_new_card_takes_the_last_slot_of_the_one_that_leaves() -> None:
    new = swapped(ORIGINAL, [Swap("Corile", "Terror Pit"), Swap("Corile", "Locomotiver")])
    assert new[:6] == ORIGINAL[:6]
    assert new[6:8] == ("Locomotiver", "Terror Pit")
    assert new[8:] == ORIGINAL[8:]


def test_what_may_leave_and_what_may_come() -> None:
    assert LIMITS.leaving(ORIGINAL) == ["Aqua Guard", "Corile", "Fear Fang"]
    assert LIMITS.coming(ORIGINAL) == ["Locomotiver", "Terror Pit"]
    assert LIMITS.coming(swapped(ORIGINAL, [Swap("Corile", "Terror Pit")] * 2)) == ["Corile", "Locomotiver"]


def test_a_card_outside_the_pool_may_only_become_fewer() -> None:
    fewer = swapped(ORIGINAL, [Swap("Fear Fang", "Locomotiver")])
    assert LIMITS.allows(fewer)
    assert LIMITS.allows(swapped(fewer, [Swap("Locomotiver", "Fear Fang")]))
    assert not LIMITS.allows(swapped(ORIGINAL, [Swap("Corile", "Fear Fang")]))
    assert not LIMITS.allows(swapped(ORIGINAL, [Swap("Torcon", "Locomotiver")]))
    six = [Swap("Corile", "Locomotiver")] * 4 + [Swap("Aqua Guard", "Terror Pit")] * 2
    assert LIMITS.allows(swapped(ORIGINAL, six[:5]))
    assert not LIMITS.allows(swapped(ORIGINAL, six))


def test_a_format_may_forbid_cards_together() -> None:
    apart = replace(LIMITS, together=lambda copies: not (copies["Locomotiver"] and copies["Terror Pit"]))
    one = swapped(ORIGINAL, [Swap("Corile", "Locomotiver")])
    assert apart.allows(one) and LIMITS.allows(swapped(one, [Swap("Corile", "Terror Pit")]))
    assert not apart.allows(swapped(one, [Swap("Corile", "Terror Pit")]))


@given(st.integers(0, 2**32 - 1), st.integers(0, 12))
def test_random_swaps_are_allowed_together(seed: int, size: int) -> None:
    generator = np.random.default_rng(seed)
    names = ORIGINAL
    for _ in range(3):
        swaps = draw_swaps(generator, names, LIMITS.leaving(names), LIMITS.coming(names), size, LIMITS)
        names = swapped(names, swaps)
        assert len(swaps) <= size
        copies = Counter(names)
        assert len(names) == len(ORIGINAL) and copies["Torcon"] == 1
        assert copies["Terror Pit"] <= 2 and copies["Fear Fang"] <= 3
        assert max(copies["Locomotiver"], copies["Corile"], copies["Aqua Guard"]) <= 4
        assert sum((copies - Counter(ORIGINAL)).values()) <= 5
