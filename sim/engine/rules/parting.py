"""Creatures of several cards come apart: piles that were put together, and linked Gods (804.4).

What leaves the battle zone is in `leaving`; how Gods are linked is in `gods`.
"""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import rebuild_statics
from sim.engine.facts.identity import is_linked
from sim.engine.facts.links import card_under
from sim.engine.record.codes import choices, events, links, log, numbers, verbs, zones
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.state import Game, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.gods import whole_of
from sim.engine.rules.lasting import share_lasting
from sim.engine.rules.links import attach, detach, lift_off, pass_on, pull_out, settle_variant
from sim.engine.rules.standby import fire
from sim.engine.rules.zones import append

HAS_PARTED: Final = in_word(events.PARTED)
LEFT: Final = 0
RIGHT: Final = 1


@rule
def become_separate(g: Game, t: Tables, first: Card, under: Card, whole: int) -> None:
    """A card that lay under another one is a creature by itself; whatever applied to the whole applies to it (804.4a).

    If the whole was attacking, the attacking player picks which one keeps attacking.
    """
    append(g, under, zones.BATTLE)
    settle_variant(g, t, under)
    g.tapped[under] = g.tapped[first]
    g.attacks[under] = g.attacks[first]
    g.breaks[under] = g.breaks[first]
    share_lasting(g, whole, g.object[under])
    if g.attacker >= 0 and g.attacker_object == whole:
        ask(g, choices.ASK_ATTACK, g.turn_player, NO_CARD, verbs.NO_VERB)
        offer(g, choices.OPTION_CARD, first, 0)
        offer(g, choices.OPTION_CARD, under, 0)
        if decide(g, t) == 1:
            g.attacker = under
            g.attacker_object = g.object[under]


@rule
def separate(g: Game, t: Tables, first: Card, whole: int) -> None:
    """The creatures that were put together into a pile are separate again, as linked cards are (804.4a)."""
    card = first
    while card >= 0:
        under = card_under(g, card)
        if under < 0 or g.object[under] == g.object[card]:
            card = under
            continue
        detach(g, under)
        settle_variant(g, t, card)
        become_separate(g, t, first, under, whole)
        card = under


@cold
def beside_in_chain(t: Tables, kind: Kind, part: Kind, side: int) -> int:
    """The bits of the Gods on that side of one of them, in the chain of a kind."""
    chain = t.god_chain[kind]
    number = t.god_chain[part]
    passed = LEFT
    bits = 0
    for place in range(numbers.MOST_IN_A_CHAIN):
        god = (chain >> (place * numbers.BITS_OF_A_GOD)) & numbers.A_GOD
        if god == number:
            passed = RIGHT
        elif god > 0 and passed == side:
            bits |= 1 << (god - 1)
    return bits


@cold
def break_chain(g: Game, t: Tables, first: Card, before: int, after: int) -> Card:
    """The Gods on both sides of the one that was linked between them are two creatures (804.2b); the new one of them.

    The card on top stays that of its creature.
    """
    own = before if (before & t.god_bits[g.printed[first]]) != 0 else after
    others = (before | after) & ~own
    new = NO_CARD
    bottom = NO_CARD
    card = card_under(g, first)
    while card >= 0:
        under = card_under(g, card)
        if (t.god_bits[g.printed[card]] & others) != 0:
            pull_out(g, card)
            if new < 0:
                new = card
            else:
                attach(g, card, bottom, links.UNDER)
            bottom = card
        card = under
    g.kind[first] = whole_of(g, t, own)
    if new >= 0:
        g.kind[new] = whole_of(g, t, others)
        become_separate(g, t, first, new, g.object[first])
    return new


@cold
def unlink(g: Game, t: Tables, top: Card, part: Card) -> None:
    """Part one God from a linked creature: both are creatures from then on (804.4).

    The others stay linked if they can be (804.2b), but not those on one side of it with those on the other.
    """
    before = beside_in_chain(t, g.kind[top], g.printed[part], LEFT)
    after = beside_in_chain(t, g.kind[top], g.printed[part], RIGHT)
    player = owner(top)
    stays = top
    if part == top:
        stays = lift_off(g, top)
        place = g.place[top]
        g.zone_cards[player, zones.BATTLE, place] = stays
        g.place[stays] = place
        g.place[top] = -1
        number = g.object[stays]
        g.object[stays] = g.object[top]
        g.object[top] = number
        pass_on(g, top, stays)
        if g.attacker == top:
            g.attacker = stays
    else:
        pull_out(g, part)
    append(g, part, zones.BATTLE)
    if part == top:
        g.tapped[stays] = g.tapped[top]
        g.attacks[stays] = g.attacks[top]
        g.breaks[stays] = g.breaks[top]
    g.tapped[part] = g.tapped[stays]
    g.attacks[part] = g.attacks[stays]
    g.breaks[part] = g.breaks[stays]
    share_lasting(g, g.object[stays], g.object[part])
    g.kind[part] = g.printed[part]
    if before != 0 and after != 0:
        others = break_chain(g, t, stays, before, after)
        rebuild_statics(g, t)
        fire(g, t, HAS_PARTED, stays, 0)
        if others >= 0:
            fire(g, t, HAS_PARTED, others, 0)
    else:
        g.kind[stays] = whole_of(g, t, before | after)
    rebuild_statics(g, t)


@cold
def unlink_all(g: Game, t: Tables, card: Card) -> int:
    """Part all Gods of a linked creature: each is a creature of its own then (804.4, 804.4a); 1 if it was linked.

    One at an end of the chain comes first: the others are not parted by its leaving.
    """
    if t.any_gods == 0 or not is_linked(t, g.kind[card]):
        return 0
    while is_linked(t, g.kind[card]):
        part = card_under(g, card)
        while (
            beside_in_chain(t, g.kind[card], g.printed[part], LEFT) != 0
            and beside_in_chain(t, g.kind[card], g.printed[part], RIGHT) != 0
        ):
            part = card_under(g, part)
        note(g, log.UNLINKED, owner(card), part, card, 0)
        unlink(g, t, card, part)
    return 1
