"""The steps of programs, and their arguments.

The names are everyday words, so they are always read with the module: `programs.SELECT`. What the arguments of a step
are stands in one place, `ARGUMENTS`.
"""

from collections.abc import Mapping
from typing import Final, NewType

StepCode = NewType("StepCode", int)  # for mypy: an integer when the engine runs

# --- Steps of programs; the interpreter distinguishes groups by their order ---
END: Final = StepCode(0)
# Which cards are "them":
SELECT: Final = StepCode(1)
SELECT_AMONG: Final = StepCode(2)  # among them; the others become the rest
EVERY: Final = StepCode(3)
AT_RANDOM: Final = StepCode(4)
THIS: Final = StepCode(5)
THAT: Final = StepCode(6)  # the card of the event
OF_ATTACK: Final = StepCode(7)  # a creature of the attack: THE_BLOCKING or THE_ATTACKING
TOP: Final = StepCode(8)
REST: Final = StepCode(9)
CROSSED_WITH_THEM: Final = StepCode(10)  # the creatures that cross gears are crossed with, or were when they left
LAST_GATHERING: Final = CROSSED_WITH_THEM
# What is done:
DO: Final = StepCode(11)
DRAW: Final = StepCode(12)
CHARGE: Final = StepCode(13)  # the cards are them
SHIELDIFY: Final = StepCode(14)
MILL: Final = StepCode(15)  # the cards are them
SHUFFLE: Final = StepCode(16)
REDRAW_HANDS: Final = StepCode(17)
PICK_PLAYER: Final = StepCode(18)
NAME: Final = StepCode(19)  # a number, a race ...
PROHIBIT: Final = StepCode(20)
ATTACK_ANYWAY: Final = StepCode(21)  # this turn
PUT_THIS_ONTO: Final = StepCode(22)
CHANGE_PLACES: Final = StepCode(23)  # revolution change with the attacking creature
USE_THIS: Final = StepCode(24)
COUNT_KEYWORD: Final = StepCode(25)
DELAY: Final = StepCode(26)
STOP_ATTACK: Final = StepCode(27)  # the attack ends, or no battle happens in it
SKIP_TURN: Final = StepCode(28)  # the rest of this turn
EXTRA_TURN: Final = StepCode(29)
WIN: Final = StepCode(30)
LOSE: Final = StepCode(31)
NEXT_COSTS_LESS: Final = StepCode(32)  # the next card that the player summons this turn
MARKED: Final = StepCode(33)  # the creatures that this delayed trigger was created for become "them"
STATIC_LASTS: Final = StepCode(34)  # a static ability works for a while
RECALL_NAMED: Final = StepCode(35)  # what was named when this delayed trigger was created
EXCHANGE: Final = StepCode(36)  # hands and mana zones
JUDGE: Final = StepCode(37)  # a Gachinko Judge
SHOW_THIS: Final = StepCode(38)  # this card stays revealed for the rest of the turn
USE_KIZUNA: Final = StepCode(39)  # the Kizuna abilities of creatures of the player
ITS_OWN_AND_ANOTHER: Final = 0  # as the number of USE_KIZUNA: that of this creature, and then that of another one
SEND_THIS: Final = StepCode(40)  # where this spell goes after it has been cast
TUCK: Final = StepCode(41)  # "them" under a creature
UNDER_THAT_SHIELD: Final = StepCode(42)  # the top card of the deck, under the shield of the event
FACE_DOWN: Final = StepCode(43)  # this many face-up cards of the player's shield zone
GR_SUMMON: Final = StepCode(44)  # the cards are them
LIMIT: Final = StepCode(45)  # how often a player can attack or block each turn
SKIP_NEXT_TURN: Final = StepCode(46)  # the next turn of a player does not come
SHIELDIFY_THIS: Final = StepCode(47)  # this spell, while it is being cast
UNDER_A_SHIELD: Final = StepCode(48)  # top cards of the deck, under a shield that the player chooses
USE_ONCE: Final = StepCode(49)  # this ability has been used, for this turn or as long as the card stays
USE_PUT_ABILITY: Final = StepCode(50)  # of the first of "them", as if it had been put
NAME_THEM: Final = StepCode(51)  # the name of the first of "them" is the name that is chosen
STOP_SPELL: Final = StepCode(52)  # the spell that is about to have its effects has none
FOLLOW: Final = StepCode(53)  # "them" are what they have become in the zone (place) that they were just put into
KNIGHTS_BEGIN: Final = StepCode(54)  # here a Knight Magic begins, which may be used again
SHUFFLE_THIS: Final = StepCode(55)  # this spell, while it is being cast, into the deck
PAY: Final = StepCode(56)  # mana, if the player can
MILL_BOTTOM: Final = StepCode(57)  # the bottom card of the deck into the graveyard; it is them
ONTO_NEWEST_SHIELD: Final = StepCode(58)  # the top card of the deck, face up, onto the shield that came last
USE_THAT_ABILITY: Final = StepCode(59)  # which has triggered as the creature of the event was put
# Which step is next, from BRANCHES on:
BRANCHES: Final = StepCode(100)
MAY: Final = StepCode(101)  # or else ...
UNLESS: Final = StepCode(102)
UNLESS_DONE: Final = StepCode(103)
JUMP: Final = StepCode(104)
MODE: Final = StepCode(105)
NEXT_MODE: Final = StepCode(106)
LOOP: Final = StepCode(107)
AGAIN: Final = StepCode(108)
KNIGHTS_AGAIN: Final = StepCode(109)  # the player may use the Knight Magic from that step on once more
PAID: Final = StepCode(110)  # a payment program got this far: the cost is paid

# --- Rows that every table begins with ---
NO_PROGRAM: Final = 0  # row 0 of every table is END: the program that does nothing
SLAYER_TRIGGER: Final = 0  # row 0 of the triggered abilities: destroy that creature

# --- Values of arguments ---
LEAST_MODES: Final = 2
MOST_MODES: Final = 6
REPEATS: Final = 8  # bit besides the number of modes chosen: one may be chosen again
CHOSEN_PLAYERS: Final = 3  # whose: the player picked, or the owner of the card last affected
# What is named:
A_NUMBER: Final = 0
A_RACE: Final = 1
A_CIVILIZATION: Final = 2
A_CARD_NAME: Final = 3
NAMED_SORTS: Final = 4
A_POWER: Final = 4  # a number like A_NUMBER: nothing is remembered for the card
NO_LIMIT: Final = 0
TOTAL_POWER: Final = 1
TOTAL_COST: Final = 2
ONE_OF_EACH_CIVILIZATION: Final = 3
DIFFERENT_COSTS: Final = 5
DIFFERENT_NAMES: Final = 6
DIFFERENT_CIVILIZATIONS: Final = 7  # five cards, each for another civilization
TOTAL_COST_BY_ZONE: Final = 8  # a total cost, and no two of them are in the same zone
ALL_OF_THEM: Final = 4  # among "them": all that fit, without choosing
THE_CREATURES: Final = 0
THE_CARDS_UNDER: Final = 1
THEIR_GEARS_TOO: Final = 2  # besides the creatures that are "them"
THE_BLOCKING: Final = 0
THE_ATTACKING: Final = 1
THE_ATTACKING_TOO: Final = 2  # besides those that are "them" already
THE_BATTLED: Final = 3  # of a battle: the creature that this one battles

# --- How cards are put, bits: into the battle zone only tapped, unheard or linked ---
PUT_TAPPED: Final = 1
PUT_FACE_DOWN: Final = 2  # into the mana zone (405.4)
PUT_UNHEARD: Final = 4  # nothing triggers by it
PUT_LINKED: Final = 8  # a God is linked with another one as it is put
CARD_ITSELF: Final = 1  # a card is meant, not the creature (109.2a)
CARD_ON_TOP: Final = 2  # the top card of the creature is meant, which may be an aura (310.6)
AS_IT_IS: Final = 0
AS_IT_LEFT: Final = 1  # the card in the zone that this creature has just left for
THIS_TOO: Final = 2  # this creature as it is, besides those that are "them" already
AS_IT_LEFT_FOR_GRAVEYARD: Final = 3  # the same, if that zone is the graveyard
ON_THE_NEWEST: Final = 1  # the amount of a DO that puts cards on shields: on the one that came last
FOR_MUGEN_CLIMB: Final = 1  # the amount of a DO that taps: for a Mugen Climb
WHOLE_HAND: Final = 1  # the amount of a DO that discards a whole hand or makes it mana: done even if it is empty
ATTACK_ENDS: Final = 1
NO_BATTLE: Final = 2
THEIR_PLACE: Final = 3
BY_POWER: Final = 1  # a Gachinko Judge that compares powers, not costs
BY_HANDS: Final = 2  # Rock-Paper-Scissors instead
UNTIL_LOST: Final = (
    4  # one Gachinko Judge after the other until the player loses or stops; the number is how many it won
)
MOST_JUDGES: Final = 100  # one after the other: more never matter in practice
ONE_BACK: Final = 1  # a card of that shield goes on top of the deck afterwards
ANOTHER_SHIELD: Final = 1  # of a static ability that saves shields: only the fortified one, for another one
EXCHANGED: Final = 1  # those that were "them" become the rest
BESIDES_THEM: Final = 2  # all of a filter are "them" besides those that are, and the rest too
NEXT_OF_THEM: Final = 2  # only the first one becomes "them"
NO_MARKS: Final = 0
MARKS: Final = 1  # it will be done to "them"
GIVES: Final = 2  # each of "them" has it this turn
NEXT_TURN: Final = 3  # it waits for the event of the next turn of its player
OF_THE_NUMBER: Final = 2  # a static ability for a while is about cards with the number named as their cost
OF_CARDS_THERE: Final = 3  # ... or about cards as they are now (110.2e)
OF_NAMED_THERE: Final = 4  # ... or about those of them that have what was named
OF_THEM: Final = 5  # ... or about the card that is "them"
OF_THE_NEWEST_SHIELD: Final = 6  # ... or about the shield that an effect has just added
LOOKED_AT: Final = 1
REVEALED: Final = 2
REVEALED_TOGETHER: Final = 3  # the card that ends it is one of the rest too
AS_THE_NUMBER: Final = 1  # what costs the number named
AS_THEY: Final = 2  # what costs as much as "them"
NAMED_AS_THEY: Final = 3  # what has a name of the first of "them"
OF_THE_NAMED: Final = 4  # what is of the civilization named
IN_CHOSEN_ORDER: Final = 1
IN_RANDOM_ORDER: Final = 2
IN_OWNERS_ORDER: Final = 3  # each player chooses it for their own cards

# --- Arguments of steps ---
# `filter`, `condition`, `trigger` and `program` are rows of these; `amount`, `least` and `most` are codes of amounts;
# `go_to`, `mode_step`, `loop_step` and the modes are steps.
MODES: Final = tuple(f"mode_{number}" for number in range(1, MOST_MODES + 1))
_CHOICE = (
    "filter",
    "least",
    "most",
    "chooser",  # OPPONENTS, CHOSEN_PLAYERS, or else the player whose effect it is
    "limit",  # NO_LIMIT, TOTAL_POWER ...
    "limit_amount",
    "verb",  # what will be done to them, for who chooses
    "add_to_them",  # 1: to those that are "them" already
)
# The names of each step's arguments: each has a column of the tables, `step_filter` and so on.
ARGUMENTS: Final[Mapping[StepCode, tuple[str, ...]]] = {
    END: (),
    SELECT: _CHOICE,
    SELECT_AMONG: _CHOICE,
    # 1: with those under creatures, if the filter is of single cards; BESIDES_THEM: with "them" and the rest
    EVERY: ("filter", "single"),
    AT_RANDOM: ("filter", "amount", "add_to_them"),
    THIS: ("how",),  # AS_IT_IS, AS_IT_LEFT, AS_IT_LEFT_FOR_GRAVEYARD or THIS_TOO
    THAT: ("how",),  # AS_IT_IS, or AS_IT_LEFT: a spell in the graveyard after it has been cast
    OF_ATTACK: ("how",),  # THE_BLOCKING ...
    # LOOKED_AT, REVEALED or REVEALED_TOGETHER; 1: up to that many; filter of the card at which it ends, which is "them"
    # then, or -1
    TOP: ("amount", "whose", "shown", "up_to", "filter"),
    REST: ("exchanged",),  # 0, EXCHANGED or NEXT_OF_THEM
    CROSSED_WITH_THEM: ("how",),  # THE_CREATURES, or of those THE_CARDS_UNDER or THEIR_GEARS_TOO
    DO: (
        "verb",
        "amount",
        "keywords",
        "triggers_barred",
        "until",
        "ordered",
        "top_only",
        "tapped",
        "place",
        "program",
    ),  # 0, IN_CHOSEN_ORDER ...; of a pile only its top card; put tapped; where a spell cast goes; what
    # follows the use of a cross gear
    DRAW: ("amount", "whose", "up_to", "add_to_them"),  # ANYONES: each player; 1: the cards drawn are "them"
    CHARGE: ("amount", "whose", "tapped", "up_to"),
    SHIELDIFY: ("amount", "whose", "up_to"),
    MILL: ("amount", "whose", "filter"),  # the filter of those of which there must be this many, or -1
    SHUFFLE: ("whose",),
    REDRAW_HANDS: ("whose",),  # ANYONES: both players
    PICK_PLAYER: (),
    # A_NUMBER ...; the verb that follows; the description that is not named, or -1; of a power: who may have it
    NAME: ("names", "verb", "filter", "chooser"),
    PROHIBIT: ("acts", "whose", "until", "filter", "costing_the_number"),  # filter or -1; 0, AS_THE_NUMBER ...
    ATTACK_ANYWAY: (),
    PUT_THIS_ONTO: ("onto_attacker", "how"),  # 0 onto them, 1 the attacking creature; BY_INVASION ...
    # 0: the attacking creature with this card; BY_EFFECT: with the card that is "them"; THEIR_PLACE: "them" with this
    # card
    CHANGE_PLACES: ("how",),
    USE_THIS: ("cost", "program", "put_on"),  # -1 for no cost; the program that follows; on how many of them it is put
    COUNT_KEYWORD: ("keyword",),  # the counted keyword
    DELAY: ("event", "trigger", "marks"),  # NO_MARKS, MARKS, GIVES or NEXT_TURN
    STOP_ATTACK: ("how",),  # ATTACK_ENDS or NO_BATTLE
    SKIP_TURN: (),
    EXTRA_TURN: ("trigger",),  # that ends it, or -1
    WIN: ("whose",),
    LOSE: ("whose",),
    NEXT_COSTS_LESS: ("filter", "amount", "cost", "keywords"),  # the cost is the floor
    MARKED: (),
    JUDGE: ("how",),  # BY_POWER, BY_HANDS, UNTIL_LOST, or 0 by cost
    SEND_THIS: ("place",),  # INTO_HAND ...
    LIMIT: ("amount", "acts", "whose", "until"),  # acts.ATTACK, acts.BLOCK, each so often
    SKIP_NEXT_TURN: ("whose",),
    SHIELDIFY_THIS: (),
    SHUFFLE_THIS: (),
    ONTO_NEWEST_SHIELD: (),
    MILL_BOTTOM: ("whose",),
    PAY: ("amount", "civilizations"),  # of which a card each is tapped
    UNDER_A_SHIELD: ("amount", "up_to", "how"),  # ONE_BACK, or 0
    USE_ONCE: ("keyword", "until"),  # the number of the ability; how long it has been used
    TUCK: ("filter",),  # the creature is one of these; -1: the first of "them"
    USE_PUT_ABILITY: (),
    USE_THAT_ABILITY: (),
    NAME_THEM: (),
    STOP_SPELL: (),
    FOLLOW: ("place",),
    KNIGHTS_BEGIN: (),
    # The row of the ability; 1: about cards that have what was named, or OF_THE_NUMBER ...
    STATIC_LASTS: ("static", "until", "of_named"),
    RECALL_NAMED: (),
    SHOW_THIS: (),
    UNDER_THAT_SHIELD: (),
    FACE_DOWN: ("amount",),
    USE_KIZUNA: ("amount",),  # of up to this many creatures, or ITS_OWN_AND_ANOTHER
    EXCHANGE: ("whose",),  # ANYONES: both players
    GR_SUMMON: ("amount", "tapped"),
    MAY: ("chooser", "verb", "go_to", "forgets"),  # the verb that follows, for who decides
    UNLESS: ("condition", "go_to", "forgets"),
    UNLESS_DONE: ("go_to", "forgets"),
    JUMP: ("go_to",),
    MODE: ("count", *MODES, "chosen", "chooser"),  # `chosen`: how many are chosen first, 0 for one at once; and REPEATS
    NEXT_MODE: ("mode_step", "go_to"),  # the MODE; where to go when none of the modes chosen is left
    LOOP: ("amount", "go_to"),  # when done
    KNIGHTS_AGAIN: ("loop_step",),  # on with that step
    AGAIN: ("loop_step",),  # the LOOP; on with the step after it
    PAID: (),
}
JUMPS: Final = ("go_to", *MODES)  # arguments that are steps which may be written later
LATER: Final = (*JUMPS, "forgets")  # those that may be written later, or not at all
# What the steps that are jumped over would have chosen, bits: what follows finds no such cards, or no such player.
FORGETS_THEM: Final = 1
FORGETS_PLAYER: Final = 2
# Steps that refer to the event; numbers can do so too.
READ_EVENT: Final = (THAT, PUT_THIS_ONTO, CHANGE_PLACES, UNDER_THAT_SHIELD, USE_THAT_ABILITY)

# --- What a step leaves behind ---
LEAVES_A_NUMBER: Final = (
    DRAW,
    CHARGE,
    SHIELDIFY,
    MILL,
    MILL_BOTTOM,
    GR_SUMMON,
)  # besides DO: how many cards it was done to
# Besides DO, too.
TELLS_WHETHER_DONE: Final = (
    *LEAVES_A_NUMBER,
    TOP,
    PUT_THIS_ONTO,
    CHANGE_PLACES,
    USE_THIS,
    JUDGE,
    TUCK,
    FACE_DOWN,
    SKIP_NEXT_TURN,
    SHIELDIFY_THIS,
    SHUFFLE_THIS,
    PAY,
    UNDER_A_SHIELD,
    USE_PUT_ABILITY,
)
