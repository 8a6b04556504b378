"""What a temporary change of creatures is worth: power, keywords, permission to attack."""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.view import (
    asked_player,
    attack_target,
    attacker,
    card_in,
    cards_in,
    fits,
    is_sick,
    is_tapped,
    keywords_of,
    power,
)
from sim.engine.record.codes import keywords, verbs, zones
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.changes import UNKNOWN, counted
from strategies.scripted.combat import (
    battle_gain,
    can_be_blocked,
    can_block,
    can_finish,
    can_hit,
    count_blockers,
    is_in_danger,
)
from strategies.scripted.creatures import CARD_POINTS, breaker_size, creature_worth, is_fighter

POWER_SHARE: Final = 3  # tenths of the power that a creature has only while it attacks this turn
MEDIUM_POWER: Final = 2000
ONE_ATTACK: Final = 1000  # an attack more or less
TO_WIN_NOW: Final = 20_000  # a win this turn


@rule
def is_gift(verb: verbs.Verb) -> bool:
    """Whether a verb changes creatures where they are, for a while."""
    return verb in (
        verbs.GIVE_POWER,
        verbs.GIVE_ATTACK_POWER,
        verbs.GIVE_KEYWORD,
        verbs.GIVE_BREAKS,
        verbs.LET_ATTACK,
        verbs.UNTAP,
        verbs.EXPOSE,
        verbs.LEND,
    )


@rule
def is_ready(g: Game, t: Tables, card: Card) -> bool:
    """Whether an own creature could attack, or could but for its sickness."""
    return not is_tapped(g, card) and (keywords_of(g, t, card) & keywords.CANT_ATTACK) == 0


@cold
def best_of_untapped(g: Game, t: Tables, card: Card) -> int:
    """The most that an own creature gains in a battle with an untapped creature of the opponent."""
    me = asked_player(g)
    best = 0
    for index in range(cards_in(g, 1 - me, zones.BATTLE)):
        target = card_in(g, me, 1 - me, zones.BATTLE, index)
        if is_fighter(g, t, target) and not is_tapped(g, target):
            best = max(best, battle_gain(g, t, card, target))
    return best


@cold
def their_keywords_worth(g: Game, t: Tables, card: Card, bits: int) -> int:
    """What it gains that a creature of the opponent has these keywords too: it cannot attack or block, or it must."""
    gain = 0
    if (bits & (keywords.CANT_ATTACK | keywords.CANT_ATTACK_PLAYERS)) != 0 and can_hit(g, t, card, ready_only=False):
        gain += ONE_ATTACK // 2
    if (bits & keywords.CANT_BLOCK) != 0 and can_block(g, t, card):
        gain += ONE_ATTACK
    # Who attacks lies tapped afterwards, and does not block.
    if (bits & keywords.MUST_ATTACK) != 0 and can_hit(g, t, card, ready_only=False):
        gain += ONE_ATTACK // 4
    return gain


@cold
def own_keywords_worth(g: Game, t: Tables, card: Card, bits: int) -> int:
    """What it gains this turn that an own creature has these keywords too."""
    me = asked_player(g)
    now = keywords_of(g, t, card)
    if (bits & keywords.BLOCKER) != 0 and (now & keywords.BLOCKER) == 0 and not is_tapped(g, card):
        return CARD_POINTS if is_in_danger(g, t, cards_in(g, me, zones.SHIELD)) else CARD_POINTS // 5
    if (bits & keywords.SPEED_ATTACKER) != 0:
        return ONE_ATTACK if is_sick(g, t, card) and is_ready(g, t, card) else 0
    if not can_hit(g, t, card, ready_only=True):
        return 0
    gain = 0
    blockers = count_blockers(g, t, 1 - me)
    if (bits & keywords.CANT_BE_BLOCKED) != 0 and can_be_blocked(g, t, card) and blockers > 0:
        gain += CARD_POINTS
    if (bits & keywords.ATTACKS_UNTAPPED) != 0 and (now & keywords.ATTACKS_UNTAPPED) == 0:
        gain += max(best_of_untapped(g, t, card), 0)
    if (bits & keywords.SLAYER) != 0 and (now & keywords.SLAYER) == 0 and blockers > 0:
        gain += CARD_POINTS // 3
    if (bits & keywords.ALL_BREAKERS) != 0:
        strength = power(g, t, card)
        size = min(breaker_size(now | bits, strength), cards_in(g, 1 - me, zones.SHIELD))
        gain += max(size - breaker_size(now, strength), 0) * ONE_ATTACK
    return gain


@cold
def best_battle(g: Game, t: Tables, target: Card) -> int:
    """The most that an own creature gains by attacking this one, if it can attack now."""
    me = asked_player(g)
    best = 0
    for index in range(cards_in(g, me, zones.BATTLE)):
        card = card_in(g, me, me, zones.BATTLE, index)
        if is_fighter(g, t, card) and is_ready(g, t, card) and not is_sick(g, t, card):
            best = max(best, battle_gain(g, t, card, target))
    return best


@cold
def power_worth(g: Game, t: Tables, card: Card, own: bool, verb: verbs.Verb, amount: int) -> int:
    """What it gains that a creature gets so much power, or loses it: a creature without power is destroyed."""
    me = asked_player(g)
    if amount == UNKNOWN:
        amount = MEDIUM_POWER
    if amount < 0:
        lost = creature_worth(g, t, card) if power(g, t, card) + amount <= 0 else -amount // 10
        return -lost if own else lost
    if not own:
        return -amount // 10
    ready = is_ready(g, t, card) and not is_sick(g, t, card)
    # Of use in a battle, or where nothing else is known of it.
    foes = cards_in(g, 1 - me, zones.BATTLE) > 0 or verb == verbs.GIVE_ATTACK_POWER
    return amount * POWER_SHARE // 10 if ready and foes else 0


@cold
def loan_worth(g: Game, t: Tables, card: Card, source: Card) -> int:
    """What it gains that an own creature has the power and the abilities of another one too, which is tapped for it.

    In a battle the power counts. Otherwise the other one could have attacked.
    """
    strength = power(g, t, card)
    more = strength + power(g, t, source)
    if attacker(g) >= 0:
        foe = attack_target(g) if card == attacker(g) else attacker(g) if card == attack_target(g) else NO_CARD
        if foe < 0:
            return 0
        stays = power(g, t, foe)
        gain = creature_worth(g, t, foe) if strength <= stays < more else 0
        return gain + (creature_worth(g, t, card) if strength <= stays <= more and stays < more else 0)
    bits = keywords_of(g, t, source)
    gain = own_keywords_worth(g, t, card, bits)
    if (bits & keywords.SPEED_ATTACKER) != 0 and is_sick(g, t, card) and gain > 0:
        gain += breaker_size(keywords_of(g, t, card) | bits, more) * ONE_ATTACK
    if (bits & keywords.CANT_ATTACK) != 0 and is_ready(g, t, card):
        gain -= ONE_ATTACK
    if can_hit(g, t, source, ready_only=True):
        gain -= (1 + breaker_size(bits, power(g, t, source))) * ONE_ATTACK
    return gain


@cold
def gift_to(g: Game, t: Tables, card: Card, own: bool, step: int, source: Card) -> int:
    """What this step gains for the asked player that changes a creature."""
    verb = t.step_verb[step]
    if verb == verbs.GIVE_POWER or verb == verbs.GIVE_ATTACK_POWER:
        return power_worth(g, t, card, own, verb, counted(g, t, t.step_amount[step], source))
    if verb == verbs.LEND:
        return loan_worth(g, t, card, source)
    if verb == verbs.EXPOSE:
        return 0 if own or is_tapped(g, card) else best_battle(g, t, card)
    if verb == verbs.UNTAP:
        worth = ONE_ATTACK if is_tapped(g, card) else 0
        return worth if own else -worth
    if not own:
        return their_keywords_worth(g, t, card, t.step_keywords[step]) if verb == verbs.GIVE_KEYWORD else 0
    if verb == verbs.GIVE_KEYWORD:
        return own_keywords_worth(g, t, card, t.step_keywords[step])
    if verb == verbs.LET_ATTACK:
        return ONE_ATTACK if is_sick(g, t, card) and is_ready(g, t, card) else 0
    return ONE_ATTACK if can_hit(g, t, card, ready_only=True) else 0


@cold
def wins_with(g: Game, t: Tables, row: int, bits: int, source: Card) -> bool:
    """Whether the own creatures could win this turn if those that fit had these keywords, and otherwise not."""
    me = asked_player(g)
    shields = cards_in(g, 1 - me, zones.SHIELD)
    blockers = 0 if (bits & keywords.CANT_BE_BLOCKED) != 0 else count_blockers(g, t, 1 - me)
    attackers = broken = largest = 0
    smallest = shields + 1
    for index in range(cards_in(g, me, zones.BATTLE)):
        card = card_in(g, me, me, zones.BATTLE, index)
        if can_hit(g, t, card, ready_only=True):
            more = bits if fits(g, t, row, card, me, source) else 0
            size = breaker_size(keywords_of(g, t, card) | more, power(g, t, card))
            attackers += 1
            broken += size
            largest = max(largest, size)
            smallest = min(smallest, size)
    if attackers <= blockers or broken - blockers * largest - smallest < shields:
        return False
    return not can_finish(g, t, me, NO_CARD, 1, shields, from_now=True)


@cold
def gift_worth(g: Game, t: Tables, row: int, step: int, source: Card, to_all: bool) -> int:
    """What this step gains that changes creatures for a while: one of those that fit, or all of them."""
    me = asked_player(g)
    best = 0
    total = 0
    # Which race or civilization they are of will be chosen then, for one of them at least.
    named = t.filter_of_named[row] != 0
    for side in range(2):
        for index in range(cards_in(g, side, zones.BATTLE)):
            card = card_in(g, me, side, zones.BATTLE, index)
            if is_fighter(g, t, card) and (named or fits(g, t, row, card, me, source)):
                gain = gift_to(g, t, card, side == me, step, source)
                best = max(best, gain)
                total += gain
    attacks_better = (
        t.step_verb[step] == verbs.GIVE_KEYWORD
        and (t.step_keywords[step] & (keywords.ALL_BREAKERS | keywords.CANT_BE_BLOCKED)) != 0
    )
    if to_all and attacks_better and wins_with(g, t, row, t.step_keywords[step], source):
        total += TO_WIN_NOW
    return total if to_all and not named else best


@cold
def attacks_despite_sickness(g: Game, t: Tables) -> int:
    """What it gains that own creatures can attack the player this turn whatever would prevent it."""
    me = asked_player(g)
    total = 0
    for index in range(cards_in(g, me, zones.BATTLE)):
        card = card_in(g, me, me, zones.BATTLE, index)
        if is_fighter(g, t, card) and not is_tapped(g, card) and not can_hit(g, t, card, ready_only=True):
            total += ONE_ATTACK
    return total
