"""Keywords and rule-text abilities that are present or absent, bits: after 61 the next is 64 (`codes.sets`)."""

from typing import Final

# (20, 53, 54 and 56 to 61 are free)
BLOCKER: Final = 1 << 0
SHIELD_TRIGGER: Final = 1 << 1
SPEED_ATTACKER: Final = 1 << 2
SLAYER: Final = 1 << 3
DOUBLE_BREAKER: Final = 1 << 4
TRIPLE_BREAKER: Final = 1 << 5
QUATTRO_BREAKER: Final = 1 << 6
WORLD_BREAKER: Final = 1 << 7
CHARGER: Final = 1 << 8
CANT_ATTACK: Final = 1 << 9
CANT_ATTACK_PLAYERS: Final = 1 << 10
CANT_ATTACK_CREATURES: Final = 1 << 11
CANT_BLOCK: Final = 1 << 12
CANT_BE_BLOCKED: Final = 1 << 13
CANT_BE_ATTACKED: Final = 1 << 14
ATTACKS_UNTAPPED: Final = 1 << 15
MUST_ATTACK: Final = 1 << 16
MUST_ATTACK_PLAYER: Final = 1 << 47  # the opponent, once a turn, if it can
ATTACKS_ONLY_PLAYER: Final = 1 << 48  # an attack of it is on the opponent, if it can be
ATTACKS_ONLY_CREATURES: Final = 1 << 44  # an attack of it is on a creature, if it can be
DOES_NOT_UNTAP: Final = 1 << 17
CANT_LEAVE: Final = 1 << 18
LOSES_OUTSIDE_BATTLE: Final = 1 << 19
WINS_BATTLES: Final = 1 << 21  # 700.5
CANT_BE_DESTROYED: Final = 1 << 22  # 700.3
SEPARATES: Final = 1 << 23  # instead of leaving, only its top card leaves, and the others are creatures again
GUARD_STRIKE: Final = 1 << 24  # 509.5b
MUST_BLOCK: Final = 1 << 25
TRIGGER_UNDER_CONDITION: Final = 1 << 26  # it has shield trigger only under a condition
ENTERS_TAPPED: Final = 1 << 27
CANT_BE_BLOCKED_AT_CREATURES: Final = 1 << 28
GUARDMAN: Final = 1 << 29
POWERED_BREAKER: Final = 1 << 30
CANT_BE_CHOSEN: Final = 1 << 31  # by the opponent (605.2b)
MACH_FIGHTER: Final = 1 << 32
EX_LIFE: Final = 1 << 33  # it comes with a shield that goes to the graveyard when it would leave
EVOLVES_INTO_ANY_RACE: Final = 1 << 34
EX_LIFE_TWICE: Final = 1 << 41  # always together with EX_LIFE: it comes with two such shields
LOSES_INTO_MANA: Final = 1 << 35  # instead of losing a battle, both creatures go to the mana zone
CANT_BE_BLOCKED_BY_WEAKER: Final = 1 << 36
SABAKI_Z: Final = 1 << 40  # the card of the shields is discarded once it is in the hand (509.5d)
SHIELD_GO: Final = 1 << 39  # instead of leaving the shield zone face up, it goes to the graveyard
ATTACKS_PLAYERS_AT_ONCE: Final = 1 << 55  # sickness does not keep it from attacking players
SHINKARISE: Final = 1 << 49  # evolution creatures are put on it as if it were a creature
ATTACKS_DESPITE: Final = 1 << 50  # what cards of the opponent say does not keep it from attacking
FLIPS_BACK: Final = 1 << 45  # instead of leaving it flips to the side before: Release, Dragon Evade
LINK_RELEASE: Final = 1 << 46  # instead of it one of its cells leaves, and the others are creatures again (806.1b)
CYCLONE: Final = 1 << 37  # cast right after its player summoned a creature, the spell goes back to the hand
EVO_CHARGER: Final = 1 << 38  # a charger; then a creature of the mana zone may be put under an evolution creature
TRIGGER_AS_IT_COMES: Final = 1 << 51  # its condition for a shield trigger counts while it stands by
INFINITY_BREAKER: Final = 1 << 43
REJOINS_DECK: Final = 1 << 52  # instead of going to the graveyard it is shuffled into the deck with the graveyard
DESTROYS_ALL_OUTSIDE: Final = 1 << 42  # in addition to LOSES_OUTSIDE_BATTLE: all creatures are destroyed first
# Those of the second word: the rules name them by `sim.engine.record.codes.sets.in_word`.
LIBERATES: Final = 1 << 64  # Forbidden Liberation (809.1a)
OPPONENT_BEGINS_WITH_MORE: Final = 1 << 65  # one more card in the hand
CANT_BE_SEALED: Final = 1 << 66
ATTACKS_FREELY: Final = 1 << 69  # no effect keeps it from attacking, but summoning sickness does
TURNS_ATTACKS: Final = 1 << 71  # it untaps to turn an attack to itself or to a tapped creature of its player
SHIELD_FORCE: Final = 1 << 67  # its player may choose a shield for it as it is put
MAY_ENTER_TAPPED: Final = 1 << 68  # its player may put it into the battle zone tapped
CANT_UNTAP: Final = 1 << 70  # not by an effect either
FLYING: Final = 1 << 72  # creatures without it neither attack nor block it
CANT_BREAK: Final = 1 << 73  # it breaks no shields
NO_TWIN_WEAPONS: Final = 1 << 82  # it can't be equipped with two weapons of one name
LEAVES_ONLY_DESTROYED: Final = 1 << 80  # it can't leave in any way but being destroyed
ANY_SHIELD_TRIGGER: Final = SHIELD_TRIGGER | TRIGGER_UNDER_CONDITION | TRIGGER_AS_IT_COMES
ALL_BREAKERS: Final = (
    DOUBLE_BREAKER | TRIPLE_BREAKER | QUATTRO_BREAKER | WORLD_BREAKER | POWERED_BREAKER | INFINITY_BREAKER
)
# Keywords that are abilities wherever they come from, and not what an effect says of a creature.
ABILITIES: Final = (
    BLOCKER | SPEED_ATTACKER | SLAYER | GUARDMAN | MACH_FIGHTER | ALL_BREAKERS | SHIELD_TRIGGER | EX_LIFE | CHARGER
)
NAMES: Final = {
    BLOCKER: "blocker",
    SHIELD_TRIGGER: "shield trigger",
    SPEED_ATTACKER: "speed attacker",
    SLAYER: "slayer",
    DOUBLE_BREAKER: "double breaker",
    TRIPLE_BREAKER: "triple breaker",
    QUATTRO_BREAKER: "quattro breaker",
    WORLD_BREAKER: "world breaker",
    CHARGER: "charger",
    GUARD_STRIKE: "guard strike",
    MACH_FIGHTER: "mach fighter",
    GUARDMAN: "guardman",
    POWERED_BREAKER: "powered breaker",
    INFINITY_BREAKER: "infinity breaker",
}
