"""Continuous effects left behind by resolved effects (608.2)."""

from typing import Final, NewType

Lasting = NewType("Lasting", int)  # for mypy: an integer when the engine runs

POWER_CHANGE: Final = Lasting(1)
KEYWORD_GRANT: Final = Lasting(2)
PROHIBITION: Final = Lasting(3)
STAYS_TAPPED: Final = Lasting(4)
KEYWORD_LATER: Final = Lasting(5)  # a grant that begins with the next turn of the player's opponent
EXPOSED: Final = Lasting(6)  # can be attacked as if it were tapped
BLOCKED_ONLY_BY: Final = Lasting(7)  # the one creature that blocks this attacker if able, and no other may
ATTACKS_ANYWAY: Final = Lasting(8)  # nothing prevents the player's creatures from attacking the other player
NEXT_COSTS_LESS: Final = Lasting(9)  # the next creature that the player summons costs less
ATTACK_POWER_CHANGE: Final = Lasting(10)  # power while it is attacking: the code of an amount, read whenever it counts
MARKED: Final = Lasting(11)  # one of the cards that a delayed trigger will be done to
STATIC_LASTS: Final = Lasting(12)  # a static ability that works without a card in the battle zone
ATTACKS_PLAYER_ANYWAY: Final = Lasting(13)  # nothing prevents the creature from attacking the other player
CHANGE_GRANT: Final = Lasting(14)  # a change of races, as bits of the changes of the match
RACE_GRANT: Final = Lasting(34)  # a race that was chosen, by its number among those that can be
WAS_ATTACKED: Final = Lasting(15)  # the creature was attacked this turn
BREAKS_MORE: Final = Lasting(19)  # the creature breaks this many more shields whenever it breaks any (701.14d)
SHOWN: Final = Lasting(17)  # the card of the hand was revealed as it was drawn (Vividdraw)
PROHIBITION_LATER: Final = Lasting(18)  # one that begins with the next turn of the player's opponent
NEXT_HAS: Final = Lasting(21)  # the next creature that the player summons gets keywords
TAPPED_BEFORE: Final = Lasting(22)  # the card has become tapped this turn
HAPPENED: Final = Lasting(30)  # the event of an ability (amount) has happened this turn, as the player sees it
HAPPENED_TO_IT: Final = Lasting(31)  # the same, of an event of the creature itself
BREAK_TRIED: Final = Lasting(26)  # shields of the player would have been broken this turn
ATTACKED_PLAYER: Final = Lasting(23)  # the creature attacked the player this turn
USED_THIS_TURN: Final = Lasting(24)  # what an ability of the card allows once each turn has been done
ITS_SUMMON: Final = 0  # such an ability, which lets others be summoned; others have numbers from 1
LENT: Final = Lasting(33)  # the creature has the abilities of this kind (amount) besides its own (Dynamo)
BARS_TRIGGERS: Final = Lasting(32)  # no shield trigger of shields that the creature breaks can be used
POWER_FIXED: Final = Lasting(25)  # power is this number, whatever else changes it (206.3)
ABILITIES_IGNORED: Final = Lasting(27)  # of the creature
BECAME: Final = Lasting(16)  # the creature, a card, has the characteristics of another one
FORCED: Final = Lasting(28)  # the creature has a Shield Force shield: the card (amount), and its object (cost)
LIMITED: Final = Lasting(20)  # the player can do some acts (amount) only so often (cost) each turn
LIMITED_LATER: Final = Lasting(29)  # such a limit that begins with the next turn of the player's opponent
