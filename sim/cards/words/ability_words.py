"""The name before an ability, which says nothing of what it does: Mana Arms, Master Castle."""

from __future__ import annotations

from dataclasses import replace

from sim.cards.words.around_shields import SavesShields, ShieldTriggerAsItComes
from sim.cards.words.before_attacking import BeforeAttacking
from sim.cards.words.misuse import word
from sim.cards.words.statics import Static
from sim.cards.words.triggers import Trigger
from sim.cards.words.ways import Way

Named = Trigger | Static | Way | SavesShields | ShieldTriggerAsItComes | BeforeAttacking


@word
def ability_word(word: str, feature: Named) -> Named:
    """Put a name without a meaning of its own before an ability: "Mana Arms 3", "Onitime"."""
    return replace(feature, label=f"{word}: ")
