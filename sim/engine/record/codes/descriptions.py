"""What descriptions can ask: relations of a card to an effect, numbers that are counted, comparisons."""

from typing import Final

MOST_BASES: Final = 3  # descriptions of the creatures that one evolution creature is put on

# --- Instead of a filter: the subject of an ability ---
SUBJECT_IS_SELF: Final = -1
SUBJECT_IS_NONE: Final = -2

# --- Instead of the filter of what was named: this less the number that was named ---
NAMED_NUMBER: Final = -2

# --- Instead of the cost that a prohibition is about: this less the kind of which cards have a name ---
SAME_NAME: Final = -2

# --- Relations of a filter to the effect that uses it ---
NO_RELATION: Final = 0
WAS_UNDER_THIS: Final = 1
COSTS_AT_MOST_THEIR_MANA: Final = 2
COMPARED: Final = 3  # with another card, with a number, or with each other
CAN_ATTACK: Final = 4
COSTS_THE_NUMBER: Final = 5  # the one that the effect has had named
HAS_A_NAMESAKE: Final = 7  # another card that the filter finds has the same name
HAS_THE_POWER: Final = 8  # the number that the effect has had named
IS_UNDER_THIS: Final = 9  # a card under the creature whose ability it is
IS_EQUIPPED_WITH_THIS: Final = 10  # the creature that the weapon of the ability is equipped to
HAS_THIS_AURA: Final = 15  # the creature that the aura of the ability is attached to
SHARES_CIVILIZATION_WITH_MANA: Final = 11  # with a card in the mana zone of the player of the ability
CROSSED_BY_THIS: Final = 12  # the creature that this cross gear is crossed with
CROSSED_WITH_THIS: Final = 13  # a cross gear that is crossed with this creature
COSTS_MORE_THAN_THEIR_MANA: Final = 16
EVOLVES_FROM_THIS: Final = 14  # it can be put on the creature of the ability, and on nothing more

# --- What a filter looks for in the shield zone: 0 for shields, or else single cards ---
FACE_UP_CARDS: Final = 1
FORTIFYING: Final = 2  # castles on shields

# --- What cards are compared by ---
POWER: Final = 1
COST: Final = 2
RACE: Final = 3
CIVILIZATION: Final = 4
NAME: Final = 5

# --- Amounts: numbers >= 0 are themselves, -1-row is a row of these ---
AMOUNT_CONSTANT: Final = 1  # negative constants
AMOUNT_COUNT: Final = 2  # cards that fit the filter
# Known to a resolving effect:
AMOUNT_NUMBER: Final = 3  # the number that the last step left (cards affected)
AMOUNT_OF_THEM: Final = 4  # of them, the cards that fit the filter
AMOUNT_POWER_OF_THEM: Final = 5
# Of the event that an ability waits for:
AMOUNT_EVENT_NUMBER: Final = 6
AMOUNT_PUT_HOW: Final = 7  # of a PUT event: BY_USE ...
AMOUNT_PUT_ON: Final = 8  # of a PUT event: NOTHING ...
# Of this card:
AMOUNT_THIS_TAPPED: Final = 9
AMOUNT_THIS_ATTACKING: Final = 10
AMOUNT_THIS_BATTLING: Final = 11
AMOUNT_THIS_ATTACKS: Final = 12  # attacks of this creature this turn
AMOUNT_THIS_BREAKS: Final = 13  # shields that this creature broke this turn
AMOUNT_OTHERS_ATTACKS: Final = 14  # attacks this turn by your other creatures
AMOUNT_OTHERS_BREAKS: Final = 15  # shields broken this turn by your other creatures
AMOUNT_UNDER_THIS: Final = 16  # cards under this creature
AMOUNT_PUT_THIS_TURN: Final = 17  # whether the player has put a card of this name into the battle zone this turn
# Of players:
AMOUNT_YOUR_TURN: Final = 18
AMOUNT_FEWEST_SHIELDS: Final = 19  # of the player who has fewest
AMOUNT_SUMMONED: Final = 20  # cards fitting the filter that you summoned this turn
AMOUNT_KEYWORD_USES: Final = 21  # how often you used the counted keyword in the argument
AMOUNT_PLAYER_ATTACKS: Final = 22  # attacks this turn by your creatures
AMOUNT_PUT_FREE: Final = 23  # creatures that (whose, in the argument) put this turn without paying their cost
AMOUNT_FREE: Final = 24  # creatures that they put and spells that they cast without paying
AMOUNT_DESTROYED: Final = 25  # creatures of (whose, in the argument) destroyed this turn
AMOUNT_CAST: Final = 26  # spells that (whose, in the argument) cast this turn
# Of this creature, to those who may ask for power: effects, and statics that no power depends on
AMOUNT_THIS_POWER: Final = 27
# Of this creature's attack and battle:
AMOUNT_THIS_ATTACKING_PLAYER: Final = 28
AMOUNT_THIS_ATTACKING_CREATURE: Final = 29
AMOUNT_THIS_BLOCKING: Final = 30
AMOUNT_BATTLING_SUCH: Final = 31  # whether the creature that this one battles fits the filter
AMOUNT_CIVILIZATIONS: Final = 32  # different civilizations of the cards that fit the filter
AMOUNT_DRAWN: Final = 33  # cards that (whose, in the argument) drew this turn
AMOUNT_MOST: Final = 34  # cards that fit the filter, of the player who has most of them
AMOUNT_PLAYER_BREAKS: Final = 35  # shields that your creatures broke this turn
AMOUNT_HIGHEST_POWER: Final = 36  # of the creatures that fit the filter, or -1; only an effect reads it
AMOUNT_RACES: Final = 37  # different races of the creatures that fit the filter; its factor is a filter left out, or -1
AMOUNT_SURPLUS: Final = 38  # by how many more cards of the opponent than of the player fit the filter
AMOUNT_THIS_WAS_ATTACKED: Final = 39  # 1 if it was this turn, while creatures that draw attacks are there
AMOUNT_COSTS: Final = 40  # different costs of the cards in the battle zone that fit the filter
AMOUNT_DECLARED: Final = 41  # whether the card's shield trigger was declared as (WITHOUT_SHIELDS ..., in the argument)
AMOUNT_THIS_NEW: Final = 44  # whether this creature was put this turn
AMOUNT_SHOWN: Final = 43  # whether the card was revealed this turn as it was drawn
AMOUNT_THIS_UPSIDE_DOWN: Final = 45  # whether this field is upside down
AMOUNT_THIS_IS_EVOLUTION: Final = 46  # whether this creature is an evolution creature
AMOUNT_CARDS_OF_THIS: Final = 47  # cards of which this creature consists
AMOUNT_COST_OF_THEM: Final = 48  # together
AMOUNT_HALF_THE_NUMBER: Final = 42  # half the number that the last step left, without a remainder
AMOUNT_PUT_INTO_SHIELDS: Final = 63  # cards put into the shield zone of (whose, in the argument) this turn
AMOUNT_BUZZES: Final = 62  # of a PUT event: 1, and 1 for each time that its player paid more for it (Buzzrender)
AMOUNT_PUT: Final = 64  # cards that fit the filter and that the player put into the battle zone this turn; 2 for more
AMOUNT_CREATURES_PUT: Final = 70  # into the battle zone this turn, of both players
AMOUNT_WON: Final = 65  # battles that creatures of the player won this turn
AMOUNT_ATTACKED: Final = 66  # attacks on the player this turn
AMOUNT_AWAKENED: Final = 60  # psychic creatures of the player that awakened this turn
AMOUNT_MORE_SHIELDS: Final = 71  # how many more shields the opponent has than the player
AMOUNT_OPPONENT_ATTACKS: Final = 72  # 1 if a creature of the opponent is attacking
AMOUNT_THIS_USED: Final = 73  # 1 if an ability of the card that can be used once each turn was used this turn
AMOUNT_THIS_LINKED: Final = 67  # of how many linked Gods this creature consists, or 0
AMOUNT_DECK_BUT: Final = 68  # cards in the deck of (whose, in the argument) but so many (the factor)
AMOUNT_USED_FOR_NO_COST: Final = 69  # of the event of a use: whether it was for no cost
AMOUNT_FEWEST_IN_HAND: Final = 74  # cards, of the player who has fewest
AMOUNT_THIS_CROSSED: Final = 61  # 1 if this creature, or this cross gear, is crossed

# --- What a card was put on ---
NOTHING: Final = 0
A_NON_EVOLUTION: Final = 1
AN_EVOLUTION: Final = 2
A_TAMASEED: Final = 3

# --- Comparisons of a condition ---
IS_EQUAL: Final = 0
IS_AT_LEAST: Final = 1
IS_AT_MOST: Final = 2
IS_MORE: Final = 3
IS_LESS: Final = 4
