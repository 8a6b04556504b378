"""Cards with several sides: awakening and dragsolution, flipping back, creatures that link to one (701.20-22, 805-808).

A card that flips changes no zone: it is the same creature, keeps its orientation, its attack and what applies to it
(805.5), and nothing has been put.
"""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import rebuild_statics
from sim.engine.facts.identity import has_orientation, ignored
from sim.engine.facts.links import card_under, equipped_creature, find_creature, is_beside, is_sealed
from sim.engine.facts.permissions import prohibited
from sim.engine.record.codes import acts, card_types, events, links, log, sickness, zones
from sim.engine.record.indices import Card
from sim.engine.record.state import Game, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.entering import lay_on_bases
from sim.engine.rules.lasting import become_part
from sim.engine.rules.links import attach, detach, let_go_of_gears, pass_on
from sim.engine.rules.standby import fire
from sim.engine.rules.zones import take_out, untap


@rule
def show_face(g: Game, t: Tables, card: Card, face: int) -> None:
    """Turn this side of the card up: it alone counts (805.3). What is no weapon any more is on nothing (item 7G.15)."""
    if equipped_creature(g, card) >= 0:
        detach(g, card)
    before = g.kind[card]
    g.kind[card] = face  # type: ignore[assignment]
    if not has_orientation(g, t, card):
        g.tapped[card] = 0  # 105.4a: such as a fortress
    if is_beside(g, card) and (t.types[face] & card_types.CREATURE) == 0:
        let_go_of_gears(g, card)  # what is no creature any more is crossed with nothing
    note(g, log.FLIP, owner(card), card, 1, before)


@cold
def flip(g: Game, t: Tables, card: Card, types: int) -> int:
    """Flip a card of the battle zone to its next side (805.1a, 807.1a); 1 if it has one.

    An effect that names the type of that side flips to no other one: another effect may have flipped the card in the
    meantime. What becomes a creature by dragsolution is untapped (item 7G.24). An effect that awakens it says AWAKENED.
    """
    face = t.next_face[g.kind[card]]
    if face < 0 or g.zone[card] != zones.BATTLE or t.cell[face] >= 0:
        return 0
    if types != 0 and types != card_types.AWAKENED and (t.types[face] & types) == 0:
        return 0
    if (t.types[face] & card_types.DRAGHEART) != 0 and prohibited(g, t, owner(card), acts.DRAGSOLVE, g.kind[card]):
        return 0
    if (t.types[face] & card_types.EVOLUTION) != 0:
        return flip_onto(g, t, card, face)
    show_face(g, t, card, face)
    rebuild_statics(g, t)
    if types == card_types.CREATURE:
        untap(g, t, card)
    # 805.6: a psychic creature that is only flipped has not awakened.
    if (t.types[face] & card_types.PSYCHIC) == 0:
        fire(g, t, events.FLIPS, card, 0)
    elif types == card_types.AWAKENED:
        awaken(g, t, card)
    return 1


@cold
def flip_onto(g: Game, t: Tables, weapon: Card, face: int) -> int:
    """Flip a weapon to an evolution creature, which is put on the creature that the weapon is equipped to (801.2)."""
    wearer = equipped_creature(g, weapon)
    if wearer < 0:
        return 0
    number = g.object[weapon]
    show_face(g, t, weapon, face)
    take_out(g, weapon)
    g.bases[0] = wearer
    g.base_count = 1
    lay_on_bases(g, t, weapon, evolves=True)
    become_part(g, number, g.object[weapon])
    rebuild_statics(g, t)
    fire(g, t, events.FLIPS, weapon, 0)
    return 1


@rule
def awaken(g: Game, t: Tables, card: Card) -> None:
    """A card has awakened, or several have linked: from now on it is not sick (805.6, 808.1a)."""
    if g.sick[card] != 0:
        g.sick[card] = sickness.HAS_AWAKENED
    if (t.types[g.kind[card]] & card_types.PSYCHIC) != 0:
        g.awakened[owner(card)] += 1
    fire(g, t, events.FLIPS, card, 0)


@cold
def flip_back(g: Game, t: Tables, card: Card) -> int:
    """Flip a card of the battle zone to the side before (805.1b, 807.1b); 1 if it was on a later one."""
    if t.next_face[g.kind[card]] >= 0 or t.other_face[g.kind[card]] < 0 or g.zone[card] != zones.BATTLE:
        return 0
    show_face(g, t, card, t.other_face[g.kind[card]])
    end_awakening(g, card)
    rebuild_statics(g, t)
    return 1


@rule
def end_awakening(g: Game, card: Card) -> None:
    """A card is flipped back: if it came this turn, it is sick again (805.6a)."""
    if g.sick[card] == sickness.HAS_AWAKENED:
        g.sick[card] = sickness.CAME_THIS_TURN


@cold
def big_bang(g: Game, t: Tables, card: Card) -> int:
    """Flip a card with the four that are linked with it: they are one creature; 1 if they do.

    That is Forbidden Big Bang (701.29a) or Zeron Birth (701.31a, 812.1a, 812.2). While a seal lies on the field it does
    not. What was put as the game started is not sick.
    """
    face = t.other_face[g.kind[card]]
    if (
        g.zone[card] != zones.BATTLE
        or t.cell[face] < 0
        or (t.types[g.kind[card]] & card_types.CREATURE) != 0
        or is_sealed(g, card)
    ):
        return 0
    show_face(g, t, card, face)
    under = card_under(g, card)
    while under >= 0:
        g.kind[under] = t.cell[face]
        under = card_under(g, under)
    rebuild_statics(g, t)
    fire(g, t, events.LIBERATED, card, 0)
    return 1


@cold
def link_nebula(g: Game, t: Tables, nebula: Card) -> int:
    """Link a nebula with its player's ceremony (701.18, 812); 1 if there is one that it is not linked with yet."""
    player = owner(nebula)
    # One that has been linked in the meantime is a part of the ceremony.
    if g.zone[nebula] != zones.BATTLE or (t.types[g.kind[nebula]] & card_types.NEBULA) == 0:
        return 0
    for index in range(g.zone_count[player, zones.BATTLE]):
        ceremony = g.zone_cards[player, zones.BATTLE, index]
        if (t.types[g.kind[ceremony]] & card_types.CEREMONY) != 0:
            take_out(g, nebula)
            bottom = ceremony
            while card_under(g, bottom) >= 0:
                bottom = card_under(g, bottom)
            attach(g, nebula, bottom, links.UNDER)
            g.zone[nebula] = zones.BATTLE
            note(g, log.LINKED, player, nebula, ceremony, 0)
            rebuild_statics(g, t)
            fire(g, t, events.CARDS_UNDER_CHANGE, ceremony, 0)
            return 1
    return 0


@rule
def to_front(g: Game, t: Tables, card: Card) -> None:
    """Flip a card that was a cell to its first side."""
    show_face(g, t, card, g.printed[card])
    end_awakening(g, card)


@cold
def link_them(g: Game, t: Tables, frame: int) -> int:
    """Link "them" with the card whose effect this is: all flip and are one creature (805.1c, 808.1); how many link.

    It is the same creature as each of them (806.2, 806.2a), and tapped if one of them is, as an evolution creature is
    (801.2b).
    """
    first = find_creature(g, g.frame_card[frame], g.frame_object[frame])
    if first < 0 or ignored(g, t, first) or t.next_face[g.kind[first]] < 0:
        return 0
    whole = t.next_face[g.kind[first]]
    if t.cell[whole] < 0:
        return 0
    if (t.types[whole] & card_types.DRAGHEART) != 0 and prohibited(g, t, owner(first), acts.DRAGSOLVE, g.kind[first]):
        return 0
    for index in range(g.them_count[frame]):
        other = g.them[frame, index]
        if g.zone[other] != zones.BATTLE or g.object[other] != g.them_object[frame, index] or other == first:
            return 0
        if t.next_face[g.kind[other]] < 0 or t.cell[t.next_face[g.kind[other]]] < 0:
            return 0
    bottom = first
    while card_under(g, bottom) >= 0:
        bottom = card_under(g, bottom)
    for index in range(g.them_count[frame]):
        other = g.them[frame, index]
        take_out(g, other)
        pass_on(g, other, first)
        become_part(g, g.object[other], g.object[first])
        g.tapped[first] |= g.tapped[other]
        g.tapped[other] = 0
        g.attacks[first] += g.attacks[other]
        g.breaks[first] += g.breaks[other]
        attach(g, other, bottom, links.UNDER)
        show_face(g, t, other, t.cell[whole])
        while card_under(g, bottom) >= 0:
            bottom = card_under(g, bottom)
    show_face(g, t, first, whole)
    rebuild_statics(g, t)
    awaken(g, t, first)
    return 1 + g.them_count[frame]
