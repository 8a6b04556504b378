"""The ultra-GR zone: GR summoning its top card (701.30), and the way back to its bottom (118, 811)."""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.permissions import is_barred_there, is_executable
from sim.engine.record.codes import course, entering, log, uses, zones
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game, note
from sim.engine.record.tables import Tables
from sim.engine.rules.entering import announce_use, enter
from sim.engine.rules.frames import add_to_them
from sim.engine.rules.zones import set_aside


@rule
def can_gr_summon(g: Game, t: Tables, player: int) -> bool:
    """Whether there is a top card in the player's ultra-GR zone, and nothing forbids summoning it.

    Only who carries out the rules may ask: nobody sees that card (408.2).
    """
    count = g.zone_count[player, zones.GR]
    if count == 0:
        return False
    card = g.zone_cards[player, zones.GR, count - 1]
    return is_executable(g, t, player, g.kind[card]) and not is_barred_there(g, t, player, card, g.kind[card])


@cold
def gr_summon(g: Game, t: Tables, player: int, tapped: bool) -> Card:
    """Summon the top card of the ultra-GR zone, as if its cost had been paid (701.30a); -1 if it did not enter.

    A card that may not be summoned stays where it is.
    """
    if not can_gr_summon(g, t, player):
        return NO_CARD
    card = g.zone_cards[player, zones.GR, g.zone_count[player, zones.GR] - 1]
    set_aside(g, card)
    note(g, log.USE, player, card, -1, uses.BY_GR_SUMMON)
    kind = g.kind[card]
    number = g.object[card]
    g.used_for_no_cost = 0  # it is as if its cost had been paid
    g.tapped_no_mana = 1
    entered = enter(g, t, card, entering.BY_USE)
    if entered and tapped:
        g.tapped[card] = 1
    announce_use(g, t, player, card, kind, entered, number, for_no_mana=False)
    return card if entered else NO_CARD


@cold
def gr_summon_several(g: Game, t: Tables, frame: int, number: int, tapped: bool) -> None:
    """GR summon this many times, one after the other; the creatures are "them"."""
    g.them_count[frame] = 0
    done = 0
    for _ in range(number):
        before = g.zone_count[g.frame_player[frame], zones.GR]
        card = gr_summon(g, t, g.frame_player[frame], tapped)
        if g.stopped != course.RUNNING:
            return
        # 101.3a: "if you do" asks for the summon, whatever happened to the creature instead.
        done += before - g.zone_count[g.frame_player[frame], zones.GR]
        if card >= 0:
            add_to_them(g, frame, card)
    g.frame_done[frame] = done
    g.frame_affected[frame] = g.them_count[frame]
