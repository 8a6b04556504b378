"""Amounts: numbers that are counted. Those >= 0 are themselves, -1-row is a row of these."""

from typing import Final, NewType

Counted = NewType("Counted", int)  # how a row counts; for mypy: an integer when the engine runs

CONSTANT: Final = Counted(1)  # negative constants
COUNT: Final = Counted(2)  # cards that fit the filter
# Known to a resolving effect:
NUMBER: Final = Counted(3)  # the number that the last step left (cards affected)
OF_THEM: Final = Counted(4)  # of them, the cards that fit the filter
POWER_OF_THEM: Final = Counted(5)
# Of the event that an ability waits for:
EVENT_NUMBER: Final = Counted(6)
PUT_HOW: Final = Counted(7)  # of a PUT event: BY_USE ...
PUT_ON: Final = Counted(8)  # of a PUT event: NOTHING ...
PUT_FOR_NO_COST: Final = Counted(77)  # of a PUT event: 1 if nothing was paid
# Of this card:
THIS_TAPPED: Final = Counted(9)
THIS_ATTACKING: Final = Counted(10)
THIS_BATTLING: Final = Counted(11)
THIS_ATTACKS: Final = Counted(12)  # attacks of this creature this turn
THIS_BREAKS: Final = Counted(13)  # shields that this creature broke this turn
OTHERS_ATTACKS: Final = Counted(14)  # attacks this turn by your other creatures
OTHERS_BREAKS: Final = Counted(15)  # shields broken this turn by your other creatures
UNDER_THIS: Final = Counted(16)  # cards under this creature
PUT_THIS_TURN: Final = Counted(17)  # whether the player has put a card of this name into the battle zone this turn
# Of players:
YOUR_TURN: Final = Counted(18)
FEWEST_SHIELDS: Final = Counted(19)  # of the player who has fewest
SUMMONED: Final = Counted(20)  # cards fitting the filter that you summoned this turn
KEYWORD_USES: Final = Counted(21)  # how often you used the counted keyword in the argument
PLAYER_ATTACKS: Final = Counted(22)  # attacks this turn by your creatures
PUT_FREE: Final = Counted(23)  # creatures that (whose, in the argument) put this turn without paying their cost
FREE: Final = Counted(24)  # creatures that they put and spells that they cast without paying
CREATURES_LEFT: Final = Counted(89)  # creatures of (whose, in the argument) that left the battle zone this turn
DESTROYED: Final = Counted(25)  # creatures of (whose, in the argument) destroyed this turn
CAST: Final = Counted(26)  # spells that (whose, in the argument) cast this turn
# Of this creature, to those who may ask for power: effects, and statics that no power depends on
THIS_POWER: Final = Counted(27)
# Of this creature's attack and battle:
THIS_ATTACKING_PLAYER: Final = Counted(28)
THIS_ATTACKING_CREATURE: Final = Counted(29)
THIS_BLOCKING: Final = Counted(30)
BATTLING_SUCH: Final = Counted(31)  # whether the creature that this one battles fits the filter
CIVILIZATIONS: Final = Counted(32)  # different civilizations of the cards that fit the filter
MANA_LEFT: Final = Counted(84)  # cards that left the mana zone of (whose, in the argument) this turn
DRAWN: Final = Counted(33)  # cards that (whose, in the argument) drew this turn
MOST: Final = Counted(34)  # cards that fit the filter, of the player who has most of them
PLAYER_BREAKS: Final = Counted(35)  # shields that your creatures broke this turn
HIGHEST_POWER: Final = Counted(36)  # of the creatures that fit the filter, or -1; only an effect reads it
RACES: Final = Counted(37)  # races of the creatures that fit the filter; its factor is a filter left out, or -1
SURPLUS: Final = Counted(38)  # by how many more cards of the opponent than of the player fit the filter
THIS_WAS_ATTACKED: Final = Counted(39)  # 1 if it was this turn, while creatures that draw attacks are there
COSTS: Final = Counted(40)  # different costs of the cards in the battle zone that fit the filter
DECLARED: Final = Counted(41)  # whether its shield trigger was declared as (WITHOUT_SHIELDS ..., in the argument)
THIS_NEW: Final = Counted(44)  # whether this creature was put this turn
SHOWN: Final = Counted(43)  # whether the card was revealed this turn as it was drawn
THIS_UPSIDE_DOWN: Final = Counted(45)  # whether this field is upside down
THIS_IS_EVOLUTION: Final = Counted(46)  # whether this creature is an evolution creature
CARDS_OF_THIS: Final = Counted(47)  # cards of which this creature consists
COST_OF_THEM: Final = Counted(48)  # together
HALF_THE_NUMBER: Final = Counted(42)  # half the number that the last step left, without a remainder
PUT_INTO_SHIELDS: Final = Counted(63)  # cards put into the shield zone of (whose, in the argument) this turn
BUZZES: Final = Counted(62)  # of a PUT event: 1, and 1 for each time that its player paid more for it (Buzzrender)
PUT: Final = Counted(64)  # cards that fit the filter and that the player put into the battle zone this turn; 2 for more
CREATURES_PUT: Final = Counted(70)  # by (whose, in the argument) into the battle zone this turn
SHIELDS_LOST: Final = Counted(78)  # shields of (whose, in the argument) broken this turn
FACE_UP_SHIELDS: Final = Counted(95)  # shields of the player of which a card lies face up; castles are no shields
SHIELDS_TO_GRAVEYARD: Final = Counted(83)  # shields of (whose, in the argument) put there this turn
WON: Final = Counted(65)  # battles that creatures of the player won this turn
ATTACKED: Final = Counted(66)  # attacks on the player this turn
AWAKENED: Final = Counted(60)  # psychic creatures of the player that awakened this turn
MORE_SHIELDS: Final = Counted(71)  # how many more shields the opponent has than the player
OPPONENT_ATTACKS: Final = Counted(72)  # 1 if a creature of the opponent is attacking
THIS_USED: Final = Counted(73)  # 1 if an ability of the card that can be used once each turn was used this turn
THIS_LINKED: Final = Counted(67)  # of how many linked Gods this creature consists, or 0
DECK_BUT: Final = Counted(68)  # cards in the deck of (whose, in the argument) but this many (the factor)
USED_FOR_NO_COST: Final = Counted(69)  # of the event of a use, or a PUT event: whether it was for no cost
FEWEST_IN_HAND: Final = Counted(74)  # cards, of the player who has fewest
THIS_CROSSED: Final = Counted(61)  # 1 if this creature, or this cross gear, is crossed
TAPPED_FOR_IT: Final = Counted(79)  # of a PUT event of a summon: kinds of mana cards tapped for it that fit the filter
TAPPED_NO_MANA: Final = Counted(76)  # of the event of a put or a use: whether no mana card was tapped for it
THIS_FORCED: Final = Counted(75)  # 1 if the Shield Force shield of this creature is in the shield zone
CIVILIZATIONS_OF_THEM: Final = Counted(81)  # different ones, as they are or were just before they left
BESIDES_THAT: Final = Counted(88)  # cards that fit the filter, but for the creature of the event
UNDER_THIS_BEFORE: Final = Counted(85)  # cards under this creature before those of a CARDS_UNDER_CHANGE event were put
CAME_TO_DECK: Final = Counted(86)  # cards that the verb last done has put into the deck of (whose, in the argument)
DIFFER_IN_COST: Final = Counted(87)  # whether "they" have different costs, if one cost of each twinpact counts
COSTS_OF_THEM: Final = Counted(82)  # different ones, or 0 if one of them does not fit the filter
SUCH_ATTACKS: Final = Counted(90)  # attacks this turn by creatures of the player that fit; of a kind 3 at most
SUCH_DESTROYED: Final = Counted(91)  # whether a creature of the player that fits the filter was destroyed this turn
THIS_ARMED: Final = Counted(92)  # dragheart weapons that this creature is equipped with
RACES_TIMES: Final = Counted(94)  # races of the creatures that fit the filter, times the factor
COST_OF_CROSSED: Final = Counted(93)  # of the creature that this cross gear is crossed with
WAY_TIMES: Final = Counted(80)  # of a spell: the number of the way in which it was cast, or 0 (Over Drive)
# Those that read of which kinds cards were put, attacked, were destroyed or were tapped for another one.
OF_KINDS: Final = (PUT, PUT_THIS_TURN, SUCH_ATTACKS, SUCH_DESTROYED, TAPPED_FOR_IT)
