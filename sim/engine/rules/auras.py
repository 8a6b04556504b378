"""Auras: used, or put by an effect, they are attached to a GR creature, and are a part of it (310).

An aura is linked to its creature (`ATTACHED_TO`) and in the list of the battle zone, where its abilities work. How it
leaves with its creature is in `sim.engine.rules.leaving`.
"""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import rebuild_statics
from sim.engine.facts.identity import ignored, is_aura
from sim.engine.facts.links import attached_to, card_under, find_creature, has_host
from sim.engine.facts.permissions import prohibited
from sim.engine.record.codes import acts, card_marks, card_types, choices, course, events, links, log, verbs, zones
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import SEAT, Game, card_of, mark, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.gr import gr_summon
from sim.engine.rules.links import attach, detach
from sim.engine.rules.standby import fire
from sim.engine.rules.zones import (
    append,
    arrive,
    bound_for,
    leave_for_another,
    leave_shields,
    move_card,
    new_object,
    real_zone,
    take_out,
)


@rule
def can_be_attached_to(g: Game, t: Tables, card: Card) -> bool:
    """Whether an aura can be attached to the card: a GR creature, also under an evolution card (310.2, 310.7)."""
    if ignored(g, t, card) or is_aura(t, g.kind[card]):
        return False
    while card >= 0:
        if (t.types[g.kind[card]] & card_types.GR_CREATURE) != 0:
            return True
        card = card_under(g, card)
    return False


@cold
def can_attach(g: Game, t: Tables, player: int) -> bool:
    """Whether the player could attach an aura: there is a GR creature, or a card in the ultra-GR zone."""
    if g.zone_count[player, zones.GR] > 0:
        return True
    for index in range(g.zone_count[player, zones.BATTLE]):
        if can_be_attached_to(g, t, g.zone_cards[player, zones.BATTLE, index]):
            return True
    return False


@cold
def choose_bearer(g: Game, t: Tables, aura: Card) -> Card:
    """The creature that the aura's owner attaches it to: one of theirs, or the one of a GR summon (310.2); -1 if none.

    A GR summon that is replaced has no creature (310.2a).
    """
    player = owner(aura)
    ask(g, choices.ASK_ATTACH, player, aura, verbs.NO_VERB)
    for index in range(g.zone_count[player, zones.BATTLE]):
        card = g.zone_cards[player, zones.BATTLE, index]
        if can_be_attached_to(g, t, card):
            offer(g, choices.OPTION_CARD, card, 0)
    if g.zone_count[player, zones.GR] > 0:
        offer(g, choices.OPTION_YES, NO_CARD, 0)
    if g.option_count == 0:
        return NO_CARD
    answer = decide(g, t)
    if answer < 0:
        return NO_CARD
    if g.option_what[answer] == choices.OPTION_YES:
        return gr_summon(g, t, player, tapped=False)
    return g.option_card[answer]


@cold
def attach_aura(g: Game, t: Tables, aura: Card, creature: Card) -> bool:
    """Attach an aura, from wherever it is, on top of the creature (310.6); whether it was attached."""
    was_there = g.zone[aura] == zones.BATTLE
    if not was_there and g.zone[aura] != zones.NOWHERE and prohibited(g, t, owner(aura), acts.PUT, g.kind[aura]):
        return False
    came_from = real_zone(g, aura)
    if came_from == zones.SHIELD:
        if bound_for(g, t, aura, zones.BATTLE) != zones.BATTLE:
            move_card(g, t, aura, zones.GRAVEYARD)
            return False
        leave_shields(g, t, aura)
    else:
        leave_for_another(g, t, aura, came_from)
    if attached_to(g, aura) >= 0:
        detach(g, aura)
    take_out(g, aura)
    new_object(g, aura)
    append(g, aura, zones.BATTLE)
    attach(g, aura, creature, links.ATTACHED_TO)
    if not was_there:
        mark(g, aura, card_marks.PLAYED)
    note(g, log.ATTACHED, owner(aura), aura, creature, 0)
    rebuild_statics(g, t)
    fire(g, t, events.ATTACHED, aura, g.object[creature])
    fire(g, t, events.CARDS_UNDER_CHANGE, creature, 0)
    if came_from == zones.GRAVEYARD:
        fire(g, t, events.FROM_GRAVEYARD, aura, owner(aura))
    return True


@cold
def attach_them(g: Game, t: Tables, frame: int) -> int:
    """Attach the auras that are "them" to the creature that this aura was attached to; how many were.

    It is the creature to which an aura was attached now, or the one that did what the ability waits for.
    """
    about = g.frame_event_card[frame]
    creature = find_creature(g, about, g.frame_event_object[frame])
    if about < 0 or is_aura(t, g.kind[about]):
        creature = find_creature(g, NO_CARD, g.frame_event_number[frame])
    done = 0
    for index in range(g.them_count[frame]):
        aura = g.them[frame, index]
        there = g.object[aura] == g.them_object[frame, index] and g.zone[aura] not in (zones.BATTLE, zones.NOWHERE)
        if creature >= 0 and there and is_aura(t, g.kind[aura]) and g.stopped == course.RUNNING:
            if attach_aura(g, t, aura, creature):
                done += 1
    return done


@cold
def attach_this(g: Game, t: Tables, frame: int) -> int:
    """Attach the aura whose effect this is to the creature that is "them"; 1 if it was."""
    aura = g.frame_card[frame]
    if g.object[aura] != g.frame_object[frame] or g.zone[aura] != zones.BATTLE or g.them_count[frame] == 0:
        return 0
    creature = find_creature(g, g.them[frame, 0], g.them_object[frame, 0])
    if creature < 0 or not can_be_attached_to(g, t, creature) or creature == attached_to(g, aura):
        return 0
    return 1 if attach_aura(g, t, aura, creature) else 0


@cold
def bury_auras(g: Game, t: Tables) -> None:
    """Auras that are attached to nothing go to the graveyard (310.5); one under a card, or a seal, is no aura there."""
    for player in range(2):
        for slot in range(SEAT):
            card = card_of(player, slot)
            if g.zone[card] == zones.BATTLE and is_aura(t, g.kind[card]) and not has_host(g, card):
                note(g, log.MOVE, player, card, zones.BATTLE, zones.GRAVEYARD)
                take_out(g, card)
                arrive(g, t, card, bound_for(g, t, card, zones.GRAVEYARD))
                rebuild_statics(g, t)
