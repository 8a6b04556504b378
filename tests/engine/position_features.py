"""Reads the features of some positions, as a value weighs them: prints, for each, those that are not 0.

Run interpreted, by tests/engine/test_value.py.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from sim.compiler.checked_arrays import checked
from sim.engine.record.codes import features
from sim.engine.record.search_scratch import new_scratch
from sim.engine.value import moves_next, read_cards, read_position, win_chance
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, crossed, filler, pile, sealed, tapped

Game = tuple[Any, Any, Any]


def opened(you: Side, opponent: Side, turn: int = OPPONENT) -> Game:
    """The record of a situation, its tables and a scratch."""
    game = Scenario(you=you, opponent=opponent, turn=turn)
    state = game.session.copy().state
    return checked("records", state)[0], checked("tables", game._tables)[0], checked("scratch", new_scratch())[0]


def features_of(you: Side, opponent: Side, viewer: int = YOU) -> dict[str, float]:
    """The features that are not 0."""
    g, t, s = opened(you, opponent)
    read_position(g, t, viewer, s)
    numbers = [round(float(s.position[at]), 4) for at in range(features.WIDTH)]
    return {one.name: number for one, number in zip(features.FEATURES, numbers, strict=True) if number}


def chance(feature: str, card: str = "") -> float:
    """The chance to win by a value that gives the feature, and the card in the own battle zone, a weight of 1."""
    g, t, s = opened(Side(battle=["Fear Fang"], shields=2), Side())
    if feature:
        s.value[0, [one.name for one in features.FEATURES].index(feature)] = 1.0
    if card:
        s.value[0, features.WIDTH + int(g.kind[g.zone_cards[YOU, 2, 0]])] = 1.0
    return round(win_chance(g, t, YOU, s, 0), 4)


def cards_counted() -> float:
    """How many cards are counted in all four places."""
    g, _, s = opened(Side(battle=["Fear Fang"], hand=["Corile"] * 2, mana=filler(water=3)), Side(battle=["Corile"]))
    read_cards(g, YOU, s)
    return sum(float(s.position[at]) for at in range(features.WIDTH, len(s.position)))


STRONG = Side(battle=["Bolshack Dragon", "Fear Fang", tapped("Hunter Fish")], shields=2, hand=["Corile", "Terror Pit"])
FACING = Side(battle=[tapped("Fear Fang"), "Hunter Fish"], shields=3)
FOUND = {
    "strong": features_of(Side(**{**STRONG.__dict__, "mana": filler(water=4)}), FACING),
    "the same from the other side": features_of(Side(**{**STRONG.__dict__, "mana": filler(water=4)}), FACING, OPPONENT),
    "lethal": features_of(Side(battle=["Bolshack Dragon", "Fear Fang"]), Side(shields=2)),
    "blocked": features_of(Side(battle=["Bolshack Dragon", "Fear Fang"]), Side(battle=["Hunter Fish"], shields=2)),
    "one shield too many": features_of(Side(battle=["Bolshack Dragon", "Fear Fang"]), Side(shields=3)),
    "off color": features_of(Side(hand=["Corile", "Bolshack Dragon"], mana=filler(water=5)), Side()),
    "base": features_of(Side(hand=["Crystal Paladin"], battle=["Aqua Hulcus"], mana=filler(water=4)), Side()),
    "no base": features_of(Side(hand=["Crystal Paladin"], battle=["Fear Fang"], mana=filler(water=4)), Side()),
    "what lies on and under": features_of(
        Side(
            battle=[
                sealed("Bolshack Dragon", 3),
                pile("Crystal Paladin", "Aqua Hulcus"),
                crossed("Fear Fang", "Emerald Claw"),
            ]
        ),
        Side(battle=["Fear Fang"]),
    ),
    "chances": {"none": chance(""), "shields": chance("own-shields-2"), "card": chance("", "Fear Fang")},
    "cards": {"counted": cards_counted()},
    "next": {
        "after the opponent's turn": float(moves_next(opened(Side(), Side(), OPPONENT)[0], YOU)),
        "after your turn": float(moves_next(opened(Side(), Side(), YOU)[0], YOU)),
    },
}

if __name__ == "__main__":
    print(json.dumps(FOUND))
