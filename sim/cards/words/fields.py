"""Fields: Denjara Switch, which turns one upside down (308, 701.28)."""

from __future__ import annotations

from dataclasses import replace

from sim.cards.words.amounts import Condition, number_is
from sim.cards.words.clauses import May
from sim.cards.words.misuse import DefinitionError, word
from sim.cards.words.nouns import THIS
from sim.cards.words.triggers import Trigger
from sim.cards.words.verbs import Act
from sim.engine.record.codes import amounts, verbs

# The English of the words says "this creature" of any card; the text of a card says what it is (`sim.cards.wording`).
TURN_THIS_UPSIDE_DOWN = Act(verbs.TURN_UPSIDE_DOWN, THIS, "turn {} upside down")

_UPRIGHT = number_is(amounts.THIS_UPSIDE_DOWN, 0)
SWITCH = "Denjara Switch: "


@word
def denjara_switch(ability: Trigger) -> Trigger:
    """Denjara Switch: this field may be turned upside down for what the ability does; once while it stays there."""
    first = ability.effects[0]
    if not isinstance(first, May) or first.effects != (TURN_THIS_UPSIDE_DOWN,) or not first.then:
        raise DefinitionError("it takes an ability that says: you may turn this field upside down. If you do, ...")
    return replace(ability, condition=_upright(ability.condition), label=SWITCH)


def _upright(condition: Condition | None) -> Condition:
    """The condition, and that the field is not upside down, which the text need not say (701.28a)."""
    if condition is None:
        return _UPRIGHT
    return replace(condition, also=_upright(condition.also))
