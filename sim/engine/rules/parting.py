"""Creatures of several cards come apart: piles that were put together, and linked Gods (804.4).

What leaves the battle zone is in `leaving`; how Gods are linked is in `gods`.
"""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import rebuild_statics
from sim.engine.facts.identity import is_linked
from sim.engine.facts.links import card_under
from sim.engine.record.codes import choices, events, log, verbs, zones
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.gods import whole_of
from sim.engine.rules.lasting import share_lasting
from sim.engine.rules.links import detach, lift_off, pass_on, pull_out, settle_variant
from sim.engine.rules.standby import fire
from sim.engine.rules.zones import append

HAS_PARTED: Final = in_word(events.PARTED)


@rule
def separate(g: Game, t: Tables, first: Card, whole: int) -> None:
    """The creatures that were put together into a pile are separate again.

    As with linked cards (804.4a), whatever applied to the whole applies to each of them. If it was attacking, the
    attacking player picks which one keeps attacking.
    """
    card = first
    while card >= 0:
        under = card_under(g, card)
        if under < 0 or g.object[under] == g.object[card]:
            card = under
            continue
        detach(g, under)
        append(g, under, zones.BATTLE)
        settle_variant(g, t, card)
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
        card = under


@cold
def unlink(g: Game, t: Tables, top: Card, part: Card) -> None:
    """Part one God from a linked creature: both are creatures from then on (804.4).

    The others stay linked if they can be (804.2b), but not if the one between them has left.
    """
    bit = t.god_bits[g.printed[part]]
    left = t.god_bits[g.kind[top]] & ~bit
    apart = t.god_middle[g.kind[top]] == bit
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
    whole = whole_of(g, t, left)
    if whole < 0 or apart:
        others = card_under(g, stays)
        g.kind[stays] = g.printed[stays]
        separate(g, t, stays, g.object[stays])
        rebuild_statics(g, t)
        fire(g, t, HAS_PARTED, stays, 0)
        if others >= 0:
            fire(g, t, HAS_PARTED, others, 0)
    else:
        g.kind[stays] = whole
    rebuild_statics(g, t)


@cold
def unlink_all(g: Game, t: Tables, card: Card) -> int:
    """Part all Gods of a linked creature: each is a creature of its own then (804.4, 804.4a); 1 if it was linked.

    The one between two others comes last: the others are not parted by its leaving.
    """
    if t.any_gods == 0 or not is_linked(t, g.kind[card]):
        return 0
    while is_linked(t, g.kind[card]):
        part = card_under(g, card)
        if t.god_bits[g.printed[part]] == t.god_middle[g.kind[card]]:
            part = card_under(g, part)
        note(g, log.UNLINKED, owner(card), part, card, 0)
        unlink(g, t, card, part)
    return 1
