"""What static abilities do (604), and which of them replace an event (609)."""

from typing import Final, NewType

Head = NewType("Head", int)  # for mypy: an integer when the engine runs

# --- Heads of static abilities (604): the next one takes the next number ---
WORDS: Final = 8  # of a record, with a bit for each head, 32 in each (`sim.engine.facts.statics`)
HEADS: Final = 32 * WORDS  # heads are smaller than this
POWER: Final = Head(1)  # + amount
KEYWORD: Final = Head(2)  # has the keywords
COST: Final = Head(3)  # costs amount less to summon, not below the floor
SELF_COST: Final = Head(4)  # the card itself costs amount less while it is being executed (110.4e, 604.3)
UNCHOOSABLE: Final = Head(5)  # can't be chosen by (filter) of an opponent: itself, or (against)
# (filter) can be used for the acts only amount times each turn, mostly 0; with a zone, those that share a civilization
# with such a card of the player there.
PROHIBIT: Final = Head(6)
OPEN_HAND: Final = Head(7)  # the opponent's hand is open to both players
TAKES_CIVILIZATIONS: Final = Head(8)  # no card of the game has a civilization
UNTAPS_FEW: Final = Head(
    9
)  # the owner of (filter) untaps only amount cards of mana, or creatures (zone), as a turn starts
CANT_ATTACK: Final = Head(10)  # (filter) can't attack; checked for attackers only, so it may depend on power
DRAWS_ATTACKS: Final = Head(11)  # the opponent's attacking creatures attack (filter) if they can
BLOCKS_ONLY: Final = Head(12)  # (filter) is a blocker for attacks by (against) alone
SURVIVES: Final = Head(13)  # (filter) isn't destroyed when it loses a battle against (against)
# Those that replace an event (606.3, 609):
PUT_TO_GRAVEYARD: Final = Head(14)  # whenever (filter) would be put, into the graveyard instead
PUT_TAPPED: Final = Head(15)  # (filter) enters tapped
BREAK_TO_ZONE: Final = Head(16)  # shields that it would break go to a zone instead
BREAK_TO_TOP_CARDS: Final = Head(17)  # instead of each shield that it would break: this many (amount) top cards
DISCARD_TO_BATTLE: Final = Head(18)  # may be put into the battle zone instead of being discarded
INSTEAD_OF_DESTRUCTION: Final = Head(19)  # (filter) goes to a zone, or stays, instead of being destroyed
INSTEAD_OF_GRAVEYARD: Final = Head(20)  # the same instead of being put into the graveyard from the battle zone
SAVER: Final = Head(21)  # this creature may be destroyed instead of (filter)
ATTACK_POWER: Final = Head(22)  # + amount while (filter) is attacking
TAP_ABILITY: Final = Head(23)  # (filter) can be tapped for the program instead of attacking
# Those that look at two creatures, (filter) and (against):
UNBLOCKABLE_BY: Final = Head(24)  # (filter) can't be blocked by (against)
UNATTACKABLE_BY: Final = Head(25)  # (filter) can't be attacked by (against)
ATTACKS_SUCH: Final = Head(26)  # (filter) can attack (against) although they are untapped
ATTACKS_ONLY: Final = Head(27)  # (filter) can attack no creatures but (against)
SLAYS: Final = Head(28)  # (filter) is a slayer in battles with (against)
BREAKS_MORE: Final = Head(29)  # (filter) breaks amount more shields whenever it breaks any (701.14d)
BREAKER: Final = Head(30)  # a breaker of amount shields more than one (509.2b)
INSTEAD_OF_BREAK: Final = Head(31)  # its player may do something (program) instead of having a shield broken
CHANGE: Final = Head(32)  # (filter) has the races and civilizations of a change (amount, a bit) besides its own
BARS_TRIGGERS: Final = Head(33)  # no shield trigger of shields that (filter) breaks can be used
MANA_TAPPED: Final = Head(34)  # (filter) are put into the mana zone tapped
STAYS_UPRIGHT: Final = Head(35)  # the opponent can't tap (filter)
REVEALS_BROKEN: Final = Head(36)  # shields that (filter) breaks are revealed
TAPS_TO_COST_LESS: Final = Head(37)  # it costs amount less for each creature tapped for it, of different costs
DIES_TO_COST_LESS: Final = Head(38)  # (filter) costs amount less to summon if this creature is destroyed for it
KEEPS_TRIGGERED: Final = Head(39)  # (filter), cast by its shield trigger, goes to the hand and not the graveyard
CHOOSES_SHIELDS: Final = Head(40)  # the owner of (filter) chooses instead of the other; amount 1: for breaking
MANA_FOR_GRAVEYARD: Final = Head(41)  # other cards of its player go to mana tapped instead
SPELLS_HAVE: Final = Head(42)  # (filter) has the keywords while it is being cast
CASTS_BROKEN: Final = Head(43)  # its player casts spells with shield trigger among the shields that it breaks
INSTEAD_OF_DRAW: Final = Head(44)  # its player may do something instead of drawing a card (zone: from where)
DRAWS_BREAKS: Final = Head(45)  # of a face-up shield: creatures of the opponent attack its player and break it
GIVES_TRIGGER: Final = Head(46)  # cards of shields, amount 1: of the fortified one, get shield trigger
UNBREAKABLE: Final = Head(47)  # fortified shields of its player can't be broken
DOUBLES_BREAKS: Final = Head(48)  # (filter) breaks twice as many shields whenever it breaks any
AT_BREAKS: Final = Head(49)  # when its player's shields are broken, its program (amount: when)
UNSEEN: Final = 1  # its floor: only those that a creature of the opponent breaks, and without looking at them
DIVERTS_BROKEN: Final = 1  # for each broken shield, which is "them"
RETURNS_BREAK: Final = 2  # instead of the first break in a turn
REVEALS_BEFORE: Final = 3  # before each break by this creature of the opponent's shields, which are revealed
DOUBLES_POWER: Final = Head(50)  # the power of (filter) is doubled, or amount-fold, after every other change (206.4)
CROSS_COST: Final = Head(51)  # (filter) cost amount less to cross, not below the floor
CROSSES_FREE: Final = Head(52)  # (filter) can be crossed with (against), or with this creature, for no cost
ATTACKS_FREELY: Final = Head(53)  # nothing but sickness keeps (filter) from attacking; amount: the bits below
INSTEAD_OF_LOSING: Final = Head(54)  # (filter) is destroyed instead of its player's losing the game
KEEPS_HAND: Final = Head(55)  # no spell or creature of the opponent makes its player discard
LIMITS_UNSEALING: Final = Head(56)  # seals of its player leave only by (filter), summoned, and one each turn
SPELLS_GO_UNDER: Final = Head(57)  # spells that its player casts from their graveyard go under the deck then
NO_EXTRA_TURNS: Final = Head(58)  # no player can take extra turns
# Its player may summon (filter) from a zone (zone); amount 1: once each turn, and (against) for no cost.
USES_FROM: Final = Head(59)
CANT_LOSE: Final = Head(60)  # its player, or both (amount 1), can't lose for some reasons (acts, bits)
MUTES: Final = Head(61)  # what (filter) say of their own being put does not trigger
PLAYER_UNATTACKABLE: Final = Head(62)  # its player can't be attacked; amount 1: by weaker creatures
KEEPS_SHIELDS: Final = Head(63)  # shields of its player stay, instead of going anywhere but to the hand
INSTEAD_OF_ANY_MOVE: Final = Head(64)  # (filter) stays, or goes to a zone, instead of leaving at all
INSTEAD_OF_ELSEWHERE: Final = Head(65)  # the same instead of going anywhere but the graveyard
# Spells (filter) that its player casts from their hand, or amount 1: from anywhere, may go under it, and its program
# follows.
TAKES_SPELLS: Final = Head(67)
KEPT_FOR_OTHERS: Final = Head(66)  # (filter) stays if amount of (against) go to the bottom of the deck instead
IGNORES_ABILITIES: Final = Head(71)  # of (filter)
IGNORES_SPELLS: Final = Head(68)  # the effects of (filter)
# The opponent chooses (filter) instead of other creatures, if they can; amount 1: of its side.
DRAWS_CHOICES: Final = Head(69)
GIVES_STATIC: Final = Head(70)  # (filter) have the static ability whose row is its program
MANA_NUMBER: Final = Head(72)  # while this card is being used, (filter) have amount as their mana number (107.2)
# Its player may put (filter) into a zone (zone) instead of discarding it, or pay (program) for keeping it.
INSTEAD_OF_DISCARD: Final = Head(73)
KEEPS_COSTS: Final = Head(74)  # what would let cards cost less that the opponent of its player uses is ignored
MANA_UNTAPPED: Final = Head(75)  # multicolored cards of its player are put into the mana zone untapped
AT_SPELLS: Final = Head(76)  # a program, before the effects of each spell
HYPERIFIES: Final = Head(77)  # its player may do its program in the main step (816, docs/keywords.md)
BATTLE_POWER: Final = Head(78)  # + amount while (filter) is battling
MAY_STAY_TAPPED: Final = Head(79)  # the owner of a creature that would untap may leave it tapped
# Cards of its player that would be put into the graveyard may go to (zone) instead, from the zones in its acts (bits).
GRAVEYARD_OTHERWISE: Final = Head(80)
BATTLES_FOR: Final = Head(81)  # (filter) may battle instead of this one, or this one instead (against: of whom)
WINS_BY_LAST_DRAW: Final = Head(82)  # its player wins instead of losing by drawing the last card of the deck
JUDGED_COST: Final = Head(83)  # (filter) that its player reveals in a Gachinko Judge cost amount more
# Its player may do its program while it can attack (506.1a); amount FOR_ANY_ATTACKER: while any of their creatures can.
BEFORE_ATTACKING: Final = Head(84)
MANA_STAYS_TAPPED: Final = Head(85)  # (filter) of mana zones can't untap
MORE_KNIGHT_MAGIC: Final = Head(86)  # its player may use each Knight Magic once more
BREAKS_ONE: Final = Head(87)  # (filter) breaks only one shield in each of its attacks
# Its player may pay instead of losing the game: amount of the cards (filter) are destroyed, or go to a place (zone); or
# this card of the hand goes there, where it works in the hand; DECK: if an attack is why, as many top cards go to the
# graveyard.
SURVIVES_BY_PAYING: Final = Head(88)
# (filter) that would go from one of the zones in its acts (bits) to one in its amount (bits) go to a place (zone)
# instead; floor 1: if an effect of their owner puts them.
SENT_ELSEWHERE: Final = Head(89)
SHOWS_TOP: Final = Head(90)  # the other player reveals the top card of their deck instead of looking at it or more
TRIGGERS_TWICE: Final = Head(91)  # what (filter) say of their own attacks triggers twice
MUTES_ALL: Final = Head(92)  # what (filter) say of the being put of any of (filter) does not trigger
USES_TOP: Final = Head(93)  # its player sees the top card of their deck in their turn, and may summon it (filter)
TAPS_AS_MANA: Final = Head(94)  # its player may tap this creature as mana with the civilizations (acts, or its own)
BREAK_OTHERWISE: Final = Head(95)  # instead of each shield that (filter) would break, its player does its program
CASTS_ANYWAY: Final = Head(96)  # its player ignores what would prevent them from casting (filter)
FOR_ANY_ATTACKER: Final = 1
# The amount of BATTLES_FOR: this creature may battle instead of one that fits, must, or may if it is tapped for it; or
# one that fits returns to the hand, and there is no battle.
FOR_OTHERS: Final = 1
MUST_FOR_OTHERS: Final = 2
TAPPED_FOR_OTHERS: Final = 3
RETURNS_INSTEAD: Final = 4
NO_COST_IS_TOO_MUCH: Final = 1 << 20  # instead of the most that a card may cost for a static ability to be about it
OF_THE_OTHER: Final = 1  # a bit of the acts of CANT_LOSE: the opponent can't win
TAKES_ITS_PRICE: Final = 1  # the floor of a replacement that its player pays for, each time
OPPONENTS_REMOVAL: Final = 2  # or: only what a spell or a creature of the opponent does is replaced
OPPONENTS_RETURN: Final = 3  # or: only that a spell or a creature of the opponent returns them to the hand
OPPONENTS_SPELL: Final = 5  # or: only what a spell of the opponent does
FOR_CORES: Final = 4  # or: two cores next to this creature are put under it
LOSING_ALONE: Final = 1  # the amount of INSTEAD_OF_LOSING: not instead of the other player's winning
FOR_A_FACE_UP_CARD: Final = 1  # their amount: a face-up card of a shield zone is put into the graveyard for it
FOR_A_FITTING_TOP_CARD: Final = 6  # or: it stays if the top card of the deck, which goes away for it, fits (against)
FOR_A_THROW: Final = 7  # the amount of INSTEAD_OF_DESTRUCTION: only if its player wins Rock-Paper-Scissors
SAVES_FROM_LEAVING: Final = 1  # the amount of SAVER: wherever (filter) would go (Ultra Saver)
# Bits of the amount of ATTACKS_FREELY: attacks on the opponent alone, and not what other cards say.
ON_THE_OPPONENT: Final = 1
DESPITE_ITS_OWN: Final = 2
