"""What descriptions can ask: subjects, relations of a card to an effect, what cards are compared by."""

from typing import Final

# --- Instead of a filter: the subject of an ability ---
SUBJECT_IS_SELF: Final = -1
SUBJECT_IS_NONE: Final = -2

# --- Instead of the filter of what was named: this less the number that was named ---
NAMED_NUMBER: Final = -2
# ... or, for cards as they are now, this less the number that the next object gets (110.2e), times this many; of them,
# 1 and the filter of what was named is taken, too, where only those that have it are meant
THERE_ALREADY: Final = -(1 << 40)
NAMED_OF_THOSE: Final = 1 << 12
# ... or, for a single card, this less the number of its object
NAMED_OBJECT: Final = -(1 << 60)

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
IS_RIGHT_UNDER_THIS: Final = 17  # the card that the creature was put on
IS_EQUIPPED_WITH_THIS: Final = 10  # the creature that the weapon of the ability is equipped to
HAS_THIS_AURA: Final = 15  # the creature that the aura of the ability is attached to
SHARES_CIVILIZATION_WITH_MANA: Final = 11  # with a card in the mana zone of the player of the ability
CROSSED_BY_THIS: Final = 12  # the creature that this cross gear is crossed with
CROSSED_WITH_THIS: Final = 13  # a cross gear that is crossed with this creature
COSTS_MORE_THAN_THEIR_MANA: Final = 16
COSTS_AT_LEAST_THEIR_MANA: Final = 23
IS_BATTLING: Final = 18
EVOLVES_FROM_THIS: Final = 14  # it can be put on the creature of the ability, and on nothing more
IS_LINKED_TO_THIS: Final = 22  # one of the other Gods of the linked creature whose ability it is (804)
# It shares that with the card of the ability, as an ability that is read outside of effects says:
SHARES_RACE_WITH_THIS: Final = 26
SHARES_CIVILIZATION_WITH_THIS: Final = 24
SHARES_RACE_WITH_CROSSED: Final = 25  # with the creature that this cross gear is crossed with
IS_CROSSED: Final = 19  # with any cross gear
NOT_CROSSED_BY_THIS: Final = 20  # any other creature than the one that this cross gear is crossed with
IS_NOT_ATTACKING: Final = 21
IS_ATTACKING: Final = 27
SHARES_NAME_WITH_GRAVEYARD: Final = 28  # with a creature in its owner's graveyard
CROSSED_WITH_CROSSED: Final = 30  # a cross gear that is crossed with the creature of this cross gear
CAN_BE_LINKED: Final = 29  # with a creature of the player of the effect
UNDER_THIS: Final = (IS_UNDER_THIS, IS_RIGHT_UNDER_THIS, IS_LINKED_TO_THIS)
SHARING_A_NAME: Final = (HAS_A_NAMESAKE, SHARES_NAME_WITH_GRAVEYARD)
SHARING_A_RACE: Final = (SHARES_RACE_WITH_THIS, SHARES_RACE_WITH_CROSSED)

# --- What a filter looks for in the shield zone: 0 for shields, or else single cards ---
FACE_UP_CARDS: Final = 1
FORTIFYING: Final = 2  # castles on shields
SINGLE_CARDS: Final = 3  # all cards that shields consist of, and castles

# --- What cards are compared by ---
POWER: Final = 1
COST: Final = 2
RACE: Final = 3
CIVILIZATION: Final = 4
NAME: Final = 5
