"""The cards that begin the game in the battle zone: which of them may be used together (100.5)."""

from collections.abc import Callable, Mapping

from sim.cards.wording import NEBULAE, is_ceremony, is_nebula


def problem_of_set(copies: Mapping[str, int], type_of: Callable[[str], str]) -> str:
    """What is wrong with a set of such cards, given by name and number; nothing if it is one of those allowed.

    Only one set may be used: one card, or a ceremony with four different nebulae.
    """
    leaders = [name for name in copies if not is_nebula(type_of(name))]
    nebulae = [name for name in copies if is_nebula(type_of(name))]
    if sum(copies[name] for name in leaders) > 1:
        return "only one card may begin the game in the battle zone (100.5): take out the others."
    needed = NEBULAE if any(is_ceremony(type_of(name)) for name in leaders) else 0
    if len(nebulae) != needed or sum(copies[name] for name in nebulae) != needed:
        if needed:
            return f"{leaders[0]} begins the game with {needed} different nebulae, one of each: write them below it."
        return f"{nebulae[0]} begins the game only with its ceremony, such as Zerom, Origin of Destruction."
    return ""
