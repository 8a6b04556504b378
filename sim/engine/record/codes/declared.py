"""Whether a card can be declared, and how its shield trigger was."""

from typing import Final

# --- Whether what is forbidden can be declared, by the rule option (`sim.games.matchups.rule_options`) ---
BY_ABILITY: Final = 0  # only abilities that cast a spell, and no shield triggers
DECLARABLE: Final = 1
UNDECLARABLE: Final = 2

# --- How the shield trigger of a card was declared: bits ---
HAD_TRIGGER: Final = 1  # it had one just before it stood by (113.6b)
WITHOUT_SHIELDS: Final = 2  # its player had no shields
GIVEN_TRIGGER: Final = 8  # another card gave it one
AS_TRIGGER: Final = 16  # of a card with a guard strike: its shield trigger was declared instead
FROM_FORTIFIED: Final = 32  # how far to shift 1 + the card of the fortified shield that it belonged to
AFTER_TWO_BREAKS: Final = 4  # in the opponent's turn, in which 2 or more of its player's shields were broken
