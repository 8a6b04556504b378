"""Playbooks: what the lines of a player's own text about its deck become (`strategies.playbooks`)."""

from typing import Final

# The questions that lines are about.
CHARGE_LINES: Final = 0
USE_LINES: Final = 1
ATTACK_LINES: Final = 2
BLOCK_LINES: Final = 3
CHOOSE_LINES: Final = 4
DECLARE_LINES: Final = 5
SECTIONS: Final = 6
MOST_LINES: Final = 60  # of a question: the lines that hold are bits
# What a line says of the options that it fits.
PREFER: Final = 0  # before everything that no line fits
KEEP: Final = 1  # after everything that no line fits
NEVER: Final = 2  # only if there is nothing else
RATHER: Final = 3  # a little before, or after, the others on the script's own tiers
# Tiers, as wants: what a script wants stays far below the distance between two of them.
TIER: Final = 10_000_000
PREFERRED: Final = 200 * TIER  # the highest
UNLISTED: Final = 100 * TIER  # what no line fits, and the script wants
KEPT: Final = 10 * TIER  # the lowest
# How much a line that says "rather" adds to what a script wants, by question.
RATHER_POINTS: Final = (1_000, 20_000, 300_000, 1_500, 1_500, 1_500)
# What `line_against` says besides a description.
AGAINST_ANY: Final = -1
AGAINST_PLAYERS: Final = -2
# What a line asks of a card besides a description, bits.
IS_LAST: Final = 1  # the last card of the hand
IS_PLAYABLE: Final = 2  # the mana would pay for it now
IS_OF_MISSING: Final = 4  # the hand needs its civilization, and the mana zone has none of it
IS_SPARE: Final = 8  # another card of the hand is the same
IS_REMOVAL: Final = 16  # playing it takes something from the opponent
IS_IDLE: Final = 32  # playing it would gain nothing now
# Habits of a playbook, bits.
FILLS_MANA: Final = 1  # use the cards that take most of the mana together
SPELLS_LIKE_CREATURES: Final = 2  # a spell worth its mana is used before a cheaper creature
# What a condition asks.
WHEN_DANGER: Final = 0  # 1 if the opponent could win with the next attacks
WHEN_LETHAL: Final = 1  # 1 if the player's attacks win, as far as it sees
WHEN_TURN: Final = 2
WHEN_CARDS: Final = 3  # how many cards a player has in a zone
WHEN_FITTING: Final = 4  # how many of those that the player sees there fit a description
# What the verbs of the chosen cards are called in a line.
ANY_VERB: Final = 0
TO_DESTROY: Final = 1
TO_DISCARD: Final = 2
TO_RETURN: Final = 3  # from the battle zone or the mana zone to a hand
TO_TAKE: Final = 4  # from elsewhere to the hand
TO_CHARGE: Final = 5
TO_PUT: Final = 6  # into the battle zone
TO_TAP: Final = 7
