"""What a value reads from a position: counts, what mana pays, who beats whom, and whether attackers can win."""

from functools import cache

from sim.engine.record.codes import features
from tests.engine.test_search import printed


@cache
def found() -> dict[str, dict[str, float]]:
    """The features of all positions, by their names; those that are 0 are missing."""
    features: dict[str, dict[str, float]] = printed("position_features.py")
    return features


def test_every_feature_has_a_name_of_its_own_and_a_sentence() -> None:
    assert len({one.name for one in features.FEATURES}) == len(features.FEATURES) == features.WIDTH
    assert all(one.name == one.name.lower().replace(" ", "-") and one.sentence for one in features.FEATURES)
    assert features.WEIGHTS == features.WIDTH + features.CARD_COLUMNS


def test_zones_are_counted_in_steps() -> None:
    strong = found()["strong"]
    assert [name for name in strong if name.startswith("own-shields-")] == ["own-shields-1", "own-shields-2"]
    assert sum(name.startswith("their-shields-") for name in strong) == 3
    assert sum(name.startswith("own-mana-") and name[-1].isdigit() for name in strong) == 4


def test_creatures_are_counted_by_what_they_can_do() -> None:
    strong = found()["strong"]
    # Bolshack Dragon (6000, double breaker), Fear Fang (3000), Hunter Fish (a blocker that cannot attack, tapped).
    assert strong["own-creatures"] == 3
    assert strong["own-attackers"] == 2
    assert strong["own-breaks"] == 3
    assert strong["own-double-breakers"] == strong["own-walls"] == strong["own-blockers"] == strong["own-tapped"] == 1
    assert "own-untapped-blockers" not in strong
    assert strong["their-untapped-blockers"] == 1
    assert strong["own-prey"] == strong["own-strongest"] == 1  # the tapped Fear Fang; the untapped blocker is none


def test_both_sides_read_the_same_position_alike() -> None:
    own, other = found()["strong"], found()["the same from the other side"]
    swapped = {
        name.replace("own-", "+").replace("their-", "own-").replace("+", "their-"): number
        for name, number in own.items()
    }
    assert swapped == other


def test_attackers_win_if_they_break_all_shields_and_one_is_left_to_hit() -> None:
    assert found()["lethal"]["own-wins"] == 1
    assert "own-wins" not in found()["blocked"]  # the blocker stops the double breaker
    short = found()["one shield too many"]
    assert "own-wins" not in short
    assert short["own-wins-with-1"] == 1


def test_what_mana_pays_needs_its_civilization_and_a_base() -> None:
    off = found()["off color"]
    assert off["own-pays"] == off["own-hand-off-color"] == 1
    assert off["own-pays-most"] == 1  # Corile, 5 mana, in fives
    assert found()["base"]["own-hand-evolutions"] == found()["base"]["own-pays"] == 1
    assert found()["no base"]["own-hand-baseless"] == 1
    assert "own-pays" not in found()["no base"]


def test_weights_of_features_and_cards_make_a_chance_to_win() -> None:
    chances = found()["chances"]
    assert chances == {"none": 0.5, "shields": 0.7311, "card": 0.7311}  # the logistic function of 0, 1 and 1
    assert found()["cards"]["counted"] == 1 + 2 + 3 + 1


def test_a_position_is_judged_before_the_turn_of_the_player_who_looks() -> None:
    assert found()["next"] == {"after the opponent's turn": 1, "after your turn": 0}


def test_what_lies_on_and_under_cards_is_counted() -> None:
    found_there = found()["what lies on and under"]
    assert found_there["own-sealed"] == 1
    assert found_there["own-seals"] == 3
    assert found_there["own-creatures"] == 2  # the sealed dragon is none
    assert found_there["own-evolution-creatures"] == found_there["own-cards-under"] == 1
    assert found_there["own-gears"] == found_there["own-crossed"] == 1
