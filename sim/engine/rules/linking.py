"""What a player links and unlinks as a God is put (804.1a). What a link is, and does, is in `gods`.

A God with Center God Link lets its player unlink Gods whenever a God is put, and is then linked itself.
"""

from sim.compiler.decorators import cold
from sim.engine.facts.identity import ignored, is_linked
from sim.engine.facts.links import card_under, top_of
from sim.engine.record.codes import choices, course, log, verbs, zones
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.gods import link_as_wished
from sim.engine.rules.parting import unlink


@cold
def offer_links(g: Game, t: Tables, card: Card) -> None:
    """Let the player link a God that is being put, and those with Center God Link that are there (804.1a)."""
    player = owner(card)
    if t.center_gods == 0:
        link_as_wished(g, t, card)
        return
    offer_unlinking(g, t, player)
    asked = t.god_bits[g.kind[link_as_wished(g, t, card)]]
    while g.stopped == course.RUNNING:
        center = center_god(g, t, player, asked)
        if center < 0:
            return
        asked |= t.god_bits[g.kind[link_as_wished(g, t, center)]]


@cold
def center_god(g: Game, t: Tables, player: int, asked: int) -> Card:
    """The first of the player's creatures that have Center God Link, but for these Gods; -1 if there is none."""
    for index in range(g.zone_count[player, zones.BATTLE]):
        card = g.zone_cards[player, zones.BATTLE, index]
        if (t.god_bits[g.kind[card]] & t.center_gods & ~asked) != 0 and not ignored(g, t, card):
            return card
    return NO_CARD


@cold
def offer_unlinking(g: Game, t: Tables, player: int) -> None:
    """Let a player with Center God Link part any number of Gods from those that they are linked with (804.4)."""
    center = center_god(g, t, player, 0)
    while center >= 0 and g.stopped == course.RUNNING:
        ask(g, choices.ASK_UNLINK, player, center, verbs.UNLINK)
        offer(g, choices.OPTION_NO, NO_CARD, 0)
        for index in range(g.zone_count[player, zones.BATTLE]):
            top = g.zone_cards[player, zones.BATTLE, index]
            if not is_linked(t, g.kind[top]) or ignored(g, t, top):
                continue
            part = top
            while part >= 0:
                if t.god_bits[g.printed[part]] != 0:
                    offer(g, choices.OPTION_CARD, part, 0)
                part = card_under(g, part)
        answer = decide(g, t)
        if answer < 0 or g.option_what[answer] != choices.OPTION_CARD:
            return
        part = g.option_card[answer]
        top = top_of(g, part)
        note(g, log.UNLINKED, player, part, top, 0)
        unlink(g, t, top, part)
