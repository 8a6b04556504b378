"""Auras: what happens when one is attached, attaching more of them, and the Great Sin of Moonless Night (310)."""

from __future__ import annotations

from sim.cards.words.clauses import at_end_of_turn
from sim.cards.words.descriptions import CREATURES, your
from sim.cards.words.misuse import FromOne, word
from sim.cards.words.nouns import Noun, choose
from sim.cards.words.verbs import Act, destroy
from sim.cards.words.ways import Way
from sim.engine.record.codes import verbs


@word
def attach(noun: Noun) -> Act:
    """Attach auras to the creature that this aura has been attached to."""
    return Act(verbs.ATTACH, noun, "attach {} to that creature")


@word
def attach_this_to(noun: Noun) -> Act:
    """Attach this aura, which is attached to a creature, to another one."""
    return Act(verbs.ATTACH_THIS, noun, "attach this creature to {}")


@word
def great_sin(amount: FromOne) -> Way:
    """Great Sin of Moonless Night: use this aura for less, and lose a creature at the end of the turn."""
    return Way(
        f"you may use this creature for {amount} less",
        reduction=amount,
        rider=(at_end_of_turn(destroy(choose(1, your(CREATURES)))),),
        label=f"Great Sin of Moonless Night {amount}: ",
    )
