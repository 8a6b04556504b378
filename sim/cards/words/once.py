"""Abilities that can be used once each turn, and what only they say: casting a spell again."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, replace

from sim.cards.words.amounts import Amount, Condition, both
from sim.cards.words.clauses import May, when
from sim.cards.words.effects import Effect
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import DefinitionError, word
from sim.cards.words.nouns import IT
from sim.cards.words.rows import Rows
from sim.cards.words.triggers import Trigger
from sim.cards.words.verbs import Act
from sim.engine.record.codes import afterwards, amounts, comparisons, programs, verbs

MOST_NUMBERS = 1 << 20


@dataclass(frozen=True)
class UsesOnce(Effect):
    """What is done from here on uses the ability for this turn; it has no English of its own."""

    ability: int

    def write(self, rows: Rows) -> None:
        """Write the step."""
        rows.step(programs.USE_ONCE, keyword=self.ability)


@dataclass(frozen=True)
class OnceEachTurn(Trigger):
    """A triggered ability that its player may use once each turn."""

    def write(self, rows: Rows) -> None:
        """Write its rows: it does not trigger, and does nothing, once it has been used this turn."""
        # The same in every kind that the card can be, and another one for its other abilities.
        number = 1 + zlib.crc32(self.words().encode()) % MOST_NUMBERS
        not_used = Condition(Amount(amounts.THIS_USED, "", argument=number), comparisons.IS_EQUAL, 0, "")
        effects = tuple(
            when(not_used, replace(effect, effects=(UsesOnce(number), *effect.effects)))
            for effect in self.effects
            if isinstance(effect, May)
        )
        condition = not_used if self.condition is None else both(self.condition, not_used)
        Trigger(**{**vars(self), "effects": effects or self.effects, "condition": condition}).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        text = super().words()
        return f"Once each turn, {text[0].lower()}{text[1:]}"


@word
def once_each_turn(ability: Trigger) -> Trigger:
    """An ability that does something if you want, but not twice in a turn; declining does not use it."""
    if type(ability) is not Trigger or ability.declared or ability.label or ability.effects[1:]:
        raise DefinitionError(f'"{ability.words()}": only one sentence can be done once each turn')
    if not ability.effects or not isinstance(ability.effects[0], May):
        raise DefinitionError(f'"{ability.words()}": you must be able to decline what can be done once each turn')
    return OnceEachTurn(**vars(ability))


@dataclass(frozen=True)
class CastAgain(Effect):
    """Cast the spell of the event once more; it must have come into the graveyard from there."""

    @property
    def tells_whether_done(self) -> bool:
        """The engine knows it."""
        return True

    @property
    def asks_for(self) -> int:
        """Casting."""
        return verbs.CAST_FREE

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        rows.needs("that card", "the event has no spell to cast again")
        rows.step(programs.THAT, how=programs.AS_IT_LEFT)
        Act(verbs.CAST_FREE, IT, "", place=afterwards.INTO_GRAVEYARD).write_action(rows)

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The effect itself, in any text; nothing is mentioned after it."""
        return self, None

    def words(self) -> str:
        """The sentence in English."""
        return "cast that spell again from your graveyard for no cost"


CAST_THAT_SPELL_AGAIN = CastAgain()
