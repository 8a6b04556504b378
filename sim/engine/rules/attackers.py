"""Who can attack what, and who can block (301.4-5, 505.2-3, 506.1, 507.1). Nothing here changes the game."""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import (
    any_may_have,
    count_against,
    fits,
    given_keywords,
    has_keyword,
    holds_in_strength,
    is_of_named,
    is_sick_with,
    keywords_of,
    keywords_to_attack,
    power,
    static_applies,
    static_is_about,
    without_bans,
)
from sim.engine.facts.descriptions import plainly_holds
from sim.engine.facts.identity import fights, ignored, is_blank
from sim.engine.facts.links import find_creature
from sim.engine.facts.permissions import prohibited
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import acts, descriptions, keywords, lasting, statics, zones
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import Card
from sim.engine.record.state import Game, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.lasting import is_at_limit, is_kept_tapped, is_lasting

FLYING: Final = in_word(keywords.FLYING)
ATTACKS_FREELY: Final = in_word(keywords.ATTACKS_FREELY)
TURNS_ATTACKS: Final = in_word(keywords.TURNS_ATTACKS)
CANT_UNTAP: Final = in_word(keywords.CANT_UNTAP)


# --- Attacking ---
@rule
def any_let_attack(g: Game, t: Tables) -> bool:
    """Whether anything may say that no effect keeps a creature from attacking."""
    return at_work(g, statics.ATTACKS_FREELY) or any_may_have(t, ATTACKS_FREELY)


@cold
def says_it_attacks(g: Game, t: Tables, card: Card, on_player: bool, despite: int) -> bool:
    """Whether a static ability says that the creature attacks despite its own abilities, or despite any effect.

    Some say so only of attacks on the player.
    """
    for index in range(g.static_count):
        row = g.static_row[index]
        source = g.static_card[index]
        side = g.static_player[index]
        if (
            t.static_head[row] == statics.ATTACKS_FREELY
            and (t.static_amount[row] & statics.DESPITE_ITS_OWN) == despite
            and (on_player or (t.static_amount[row] & statics.ON_THE_OPPONENT) == 0)
            and is_of_named(g, t, index, card)
            and fits(g, t, t.static_filter[row], card, side, source, side)
            and plainly_holds(g, t, t.static_condition[row], side, source, 0)
        ):
            return not is_sick_with(g, t, card, keywords_of(g, t, card))
    return False


@cold
def is_let_attack(g: Game, t: Tables, card: Card, on_player: bool) -> bool:
    """Whether no effect keeps the creature from attacking, as another one says (101.2); sickness still does."""
    if has_keyword(g, t, card, ATTACKS_FREELY):
        return not is_sick_with(g, t, card, keywords_of(g, t, card))
    return says_it_attacks(g, t, card, on_player, despite=0)


@cold
def is_let_attack_by_itself(g: Game, t: Tables, card: Card, on_player: bool) -> bool:
    """Whether the creature's own abilities don't keep it from attacking, as another one says; all else still does."""
    return says_it_attacks(g, t, card, on_player, despite=statics.DESPITE_ITS_OWN)


@rule
def reaches_attacker(g: Game, t: Tables, row: int, card: Card, side: int, source: Card) -> bool:
    """Whether a static ability that forbids attacks is about the card."""
    if t.static_filter[row] == descriptions.SUBJECT_IS_SELF:
        return source == card
    return fits(g, t, t.static_filter[row], card, side, source, side)


@rule
def is_held(g: Game, t: Tables, card: Card, bits: int, freed: bool) -> bool:
    """Whether something keeps a creature with these keywords from attacking: not itself, if it is freed of that."""
    if (bits & keywords.CANT_ATTACK) != 0 or is_sick_with(g, t, card, bits):
        return True
    if g.limited != 0 and is_at_limit(g, owner(card), acts.ATTACK, g.player_attacks[owner(card)]):
        return True
    if not at_work(g, statics.CANT_ATTACK):
        return False
    for index in range(g.static_count):
        row = g.static_row[index]
        source = g.static_card[index]
        side = g.static_player[index]
        if (
            t.static_head[row] == statics.CANT_ATTACK
            and not (freed and source == card)
            and ((bits & keywords.ATTACKS_DESPITE) == 0 or side == owner(card))
            and is_of_named(g, t, index, card)
            and reaches_attacker(g, t, row, card, side, source)
            and holds_in_strength(g, t, t.static_condition[row], side, source)
            and (t.static_against[row] < 0 or not fits(g, t, t.static_against[row], card, side, source, side))
        ):
            return True
    return False


@rule
def is_held_back(g: Game, t: Tables, card: Card, bits: int) -> bool:
    """Whether a creature with these keywords can't attack at all: its text, sickness or another card forbids it."""
    if any_let_attack(g, t):
        if is_let_attack(g, t, card, on_player=False):
            return False
        if is_let_attack_by_itself(g, t, card, on_player=False):
            return is_held(g, t, card, without_bans(g, t, card, bits, its_own=True), freed=True)
    return is_held(g, t, card, bits, freed=False)


@cold
def is_unattackable(g: Game, t: Tables, player: int, card: Card) -> bool:
    """Whether a static ability keeps the player from being attacked by this creature (101.2)."""
    for index in range(g.static_count):
        row = g.static_row[index]
        source = g.static_card[index]
        if t.static_head[row] == statics.PLAYER_UNATTACKABLE and owner(source) == player:
            if plainly_holds(g, t, t.static_condition[row], player, source, 0) and (
                t.static_amount[row] == 0 or power(g, t, card) < power(g, t, source)
            ):
                return True
    return False


@rule
def may_attack_player(g: Game, t: Tables, player: int, card: Card, bits: int, held: bool) -> bool:
    """Whether the player's creature, held back or not, may attack the other player.

    An effect that lets creatures attack anyway overrides whatever prevents it (101.2).
    """
    kept = (bits & keywords.CANT_ATTACK_PLAYERS) != 0
    if (kept or held) and any_let_attack(g, t):
        if is_let_attack(g, t, card, on_player=True):
            kept = False
            held = False
        elif is_let_attack_by_itself(g, t, card, on_player=True):
            left = without_bans(g, t, card, bits, its_own=True)
            kept = (left & keywords.CANT_ATTACK_PLAYERS) != 0
            held = is_held(g, t, card, left, freed=True)
    if not held and not kept:
        if not at_work(g, statics.PLAYER_UNATTACKABLE) or (bits & keywords.ATTACKS_DESPITE) != 0:
            return True
        if not is_unattackable(g, t, 1 - player, card):
            return True
    return is_lasting(g, lasting.ATTACKS_ANYWAY, player) or is_lasting(g, lasting.ATTACKS_PLAYER_ANYWAY, g.object[card])


@rule
def may_attack_creature(g: Game, t: Tables, card: Card, bits: int, held: bool, target: Card) -> bool:
    """Whether an attacker with these keywords, held back or not, may attack the creature (506.1e, 101.2).

    The creature must be tapped, or it can be attacked untapped.
    """
    if held or not fights(g, t, target) or ignored(g, t, target):
        return False
    if (bits & keywords.CANT_ATTACK_CREATURES) != 0:
        if not any_let_attack(g, t):
            return False
        if not is_let_attack(g, t, card, on_player=False) and (
            not is_let_attack_by_itself(g, t, card, on_player=False)
            or (without_bans(g, t, card, bits, its_own=True) & keywords.CANT_ATTACK_CREATURES) != 0
        ):
            return False
    if (
        g.tapped[target] == 0
        and (bits & keywords.ATTACKS_UNTAPPED) == 0
        and not is_lasting(g, lasting.EXPOSED, g.object[target])
    ):
        if not at_work(g, statics.ATTACKS_SUCH):
            return False
        if count_against(g, t, statics.ATTACKS_SUCH, card, target, fitting=True) == 0:
            return False
    if (t.all_keywords & keywords.CANT_BE_ATTACKED) != 0 and (
        keywords_of(g, t, target) & keywords.CANT_BE_ATTACKED
    ) != 0:
        return False
    if any_may_have(t, FLYING) and flies_past(g, t, target, card):
        return False
    if not at_work(g, statics.UNATTACKABLE_BY) and not at_work(g, statics.ATTACKS_ONLY):
        return True
    return (
        count_against(g, t, statics.UNATTACKABLE_BY, target, card, fitting=True)
        + count_against(g, t, statics.ATTACKS_ONLY, card, target, fitting=False)
    ) == 0


@cold
def flies_past(g: Game, t: Tables, card: Card, other: Card) -> bool:
    """Whether a creature is flying and the other one is not, which then neither attacks nor blocks it."""
    return has_keyword(g, t, card, FLYING) and not has_keyword(g, t, other, FLYING)


@rule
def draws_attacks(g: Game, t: Tables, card: Card, target: Card, least: int) -> bool:
    """Whether the attacking creature must attack this creature, or one like it, if it can.

    With a least of 1, only if it may not stay at home either. What lasts may bind only those that were there (110.2e).
    """
    if not at_work(g, statics.DRAWS_ATTACKS):
        return False
    for index in range(g.static_count):
        row = g.static_row[index]
        if (
            t.static_head[row] == statics.DRAWS_ATTACKS
            and g.static_player[index] != owner(card)
            and t.static_amount[row] >= least
            and static_is_about(g, t, index, target)
            and is_of_named(g, t, index, card)
        ):
            return True
    return False


@rule
def is_drawn(g: Game, t: Tables, player: int, card: Card, bits: int, held: bool) -> bool:
    """Whether the player's attacking creature can attack one that it has to attack (506.1d)."""
    if not at_work(g, statics.DRAWS_ATTACKS):
        return False
    other = 1 - player
    for index in range(g.zone_count[other, zones.BATTLE]):
        target = g.zone_cards[other, zones.BATTLE, index]
        if draws_attacks(g, t, card, target, 0) and may_attack_creature(g, t, card, bits, held, target):
            return True
    return False


@cold
def must_attack_some(g: Game, t: Tables, card: Card) -> bool:
    """Whether the creature could attack one that all creatures of its owner must attack if they can (506.1b)."""
    player = owner(card)
    bits = keywords_to_attack(g, t, card)
    held = is_held_back(g, t, card, bits)
    for index in range(g.zone_count[1 - player, zones.BATTLE]):
        target = g.zone_cards[1 - player, zones.BATTLE, index]
        if draws_attacks(g, t, card, target, 1) and may_attack_creature(g, t, card, bits, held, target):
            return True
    return False


@rule
def has_target(g: Game, t: Tables, player: int, card: Card, bits: int, held: bool) -> bool:
    """Whether an attacker of the player with these keywords, held back or not, could attack anything."""
    if may_attack_player(g, t, player, card, bits, held):
        return True
    if held:
        return False
    other = 1 - player
    for index in range(g.zone_count[other, zones.BATTLE]):
        if may_attack_creature(g, t, card, bits, held, g.zone_cards[other, zones.BATTLE, index]):
            return True
    return False


@rule
def can_attack(g: Game, t: Tables, player: int, card: Card) -> bool:
    """Whether the creature can be chosen as the attacking creature (506.1a)."""
    if g.tapped[card] != 0 or not fights(g, t, card) or ignored(g, t, card):
        return False
    bits = keywords_to_attack(g, t, card)
    return has_target(g, t, player, card, bits, is_held_back(g, t, card, bits))


@rule
def owes_player(g: Game, t: Tables, card: Card, bits: int) -> bool:
    """Whether a creature with these keywords has to attack the player, and has not done so this turn (506.1b)."""
    return (bits & keywords.MUST_ATTACK_PLAYER) != 0 and not is_lasting(g, lasting.ATTACKED_PLAYER, g.object[card])


@cold
def must_attack_player(g: Game, t: Tables, card: Card) -> bool:
    """Whether the creature has to attack the player this turn, and could (506.1b)."""
    bits = keywords_to_attack(g, t, card)
    if not owes_player(g, t, card, bits):
        return False
    return may_attack_player(g, t, owner(card), card, bits, is_held_back(g, t, card, bits))


@rule
def has_to_attack(g: Game, t: Tables, card: Card) -> bool:
    """Whether the creature must attack if it can: once a turn is enough (506.1b)."""
    if (t.all_keywords & keywords.MUST_ATTACK_PLAYER) != 0 and must_attack_player(g, t, card):
        return True
    if g.attacks[card] != 0:
        return False
    if (keywords_of(g, t, card) & keywords.MUST_ATTACK) != 0:
        return True
    return at_work(g, statics.DRAWS_ATTACKS) and must_attack_some(g, t, card)


@cold
def given_tap_ability(g: Game, t: Tables, card: Card, first: int) -> int:
    """The number at work of a static ability, from `first` on, that gives the creature a tap ability; or -1.

    Of several that are the same, only the first is found: it makes no difference which is used.
    """
    for index in range(first, g.static_count):
        row = g.static_row[index]
        if t.static_head[row] == statics.TAP_ABILITY and static_applies(g, t, index, card) and not is_blank(g, t, card):
            same = False
            for before in range(index):
                if g.static_row[before] == row and static_applies(g, t, before, card):
                    same = True
            if not same:
                return index
    return -1


@rule
def has_tap_ability(g: Game, t: Tables, card: Card) -> bool:
    """Whether the creature has a tap ability, its own or one that it is given."""
    if t.tap_ability[g.kind[card]] >= 0:
        return True
    return at_work(g, statics.TAP_ABILITY) and given_tap_ability(g, t, card, 0) >= 0


@rule
def can_use_tap_ability(g: Game, t: Tables, player: int, card: Card) -> bool:
    """Whether the creature can use its tap ability, which it does instead of attacking (602.3a).

    It must be able to attack. A creature that has to attack this turn (506.1b) can't use its tap ability instead.
    """
    if g.tapped[card] != 0 or not has_tap_ability(g, t, card) or ignored(g, t, card):
        return False
    if prohibited(g, t, player, acts.TAP_ABILITY, g.kind[card]):
        return False
    bits = keywords_to_attack(g, t, card)
    held = is_held_back(g, t, card, bits)
    if held and not may_attack_player(g, t, player, card, bits, held):
        return False
    return not (has_to_attack(g, t, card) and has_target(g, t, player, card, bits, held))


# --- Blocking ---
@rule
def blocks_such(g: Game, t: Tables, card: Card) -> bool:
    """Whether a creature that blocks only some attackers can block this one; if it is given blocker, any."""
    attacker = find_creature(g, g.attacker, g.attacker_object)
    if attacker < 0 or count_against(g, t, statics.BLOCKS_ONLY, card, attacker, fitting=True) > 0:
        return attacker >= 0
    if count_against(g, t, statics.BLOCKS_ONLY, card, attacker, fitting=False) == 0:
        return True
    return (given_keywords(g, t, card, 0) & keywords.BLOCKER) != 0


@rule
def is_kept_from(g: Game, t: Tables, card: Card) -> bool:
    """Whether the attacking creature can't be blocked by this one."""
    attacker = find_creature(g, g.attacker, g.attacker_object)
    return attacker >= 0 and count_against(g, t, statics.UNBLOCKABLE_BY, attacker, card, fitting=True) > 0


@cold
def is_too_weak(g: Game, t: Tables, card: Card) -> bool:
    """Whether the attacking creature can't be blocked by this one, which has less power (101.2)."""
    attacker = find_creature(g, g.attacker, g.attacker_object)
    if attacker < 0 or (keywords_of(g, t, attacker) & keywords.CANT_BE_BLOCKED_BY_WEAKER) == 0:
        return False
    return power(g, t, card) < power(g, t, attacker)


@rule
def can_block(g: Game, t: Tables, card: Card) -> bool:
    """Whether the creature can use its blocker ability on this attack (507.1a)."""
    if g.tapped[card] != 0 or ignored(g, t, card) or not fights(g, t, card):
        return False
    if g.limited != 0 and is_at_limit(g, owner(card), acts.BLOCK, g.player_blocks[owner(card)]):
        return False
    if g.target >= 0 and g.object[card] == g.target_object:
        return False
    if (keywords_of(g, t, card) & (keywords.BLOCKER | keywords.CANT_BLOCK)) != keywords.BLOCKER:
        return False
    if at_work(g, statics.BLOCKS_ONLY) and not blocks_such(g, t, card):
        return False
    if at_work(g, statics.UNBLOCKABLE_BY) and is_kept_from(g, t, card):
        return False
    if (t.all_keywords & keywords.CANT_BE_BLOCKED_BY_WEAKER) != 0 and is_too_weak(g, t, card):
        return False
    if any_may_have(t, FLYING):
        attacker = find_creature(g, g.attacker, g.attacker_object)
        if attacker >= 0 and flies_past(g, t, attacker, card):
            return False
    for index in range(g.continuous_count):
        # Another creature is the only one that may block this attacker.
        if (
            g.continuous_kind[index] == lasting.BLOCKED_ONLY_BY
            and g.continuous_object[index] == g.attacker_object
            and g.continuous_amount[index] != g.object[card]
        ):
            return False
    return True


@cold
def can_guard(g: Game, t: Tables, card: Card) -> bool:
    """Whether the creature can use its guardman ability: another creature of its player is attacked (507.1a)."""
    if g.tapped[card] != 0 or g.object[card] == g.target_object or ignored(g, t, card) or not fights(g, t, card):
        return False
    return (keywords_of(g, t, card) & keywords.GUARDMAN) != 0


@cold
def can_turn_attack(g: Game, t: Tables, card: Card) -> bool:
    """Whether the creature can untap to turn the attack: to itself, or if it is attacked to another one (507.1a)."""
    if (
        g.tapped[card] == 0
        or ignored(g, t, card)
        or not fights(g, t, card)
        or not has_keyword(g, t, card, TURNS_ATTACKS)
    ):
        return False
    # 507.1a: what cannot untap cannot use it.
    if has_keyword(g, t, card, CANT_UNTAP) or (g.continuous_count > 0 and is_kept_tapped(g, g.object[card])):
        return False
    if g.object[card] != g.target_object:
        return True
    player = owner(card)
    for index in range(g.zone_count[player, zones.BATTLE]):
        other = g.zone_cards[player, zones.BATTLE, index]
        if other != card and takes_turned_attack(g, t, other):
            return True
    return False


@rule
def takes_turned_attack(g: Game, t: Tables, card: Card) -> bool:
    """Whether an attack can be turned to the creature by another one: it is tapped, and not attacked already."""
    return g.tapped[card] != 0 and not ignored(g, t, card) and fights(g, t, card) and g.object[card] != g.target_object


@rule
def blocks_may_be_forced(g: Game, t: Tables) -> bool:
    """Whether anything could force a creature to block; mostly nothing does, and no creature need be checked."""
    return (t.all_keywords & keywords.MUST_BLOCK) != 0 or g.continuous_count > 0


@rule
def has_to_block(g: Game, t: Tables, card: Card) -> bool:
    """Whether the creature must block this attack if it can (507.1b)."""
    if (keywords_of(g, t, card) & keywords.MUST_BLOCK) != 0:
        return True
    for index in range(g.continuous_count):
        if (
            g.continuous_kind[index] == lasting.BLOCKED_ONLY_BY
            and g.continuous_object[index] == g.attacker_object
            and g.continuous_amount[index] == g.object[card]
        ):
            return True
    return False
