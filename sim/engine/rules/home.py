"""Cards from outside the deck return to their zone from all but the battle zone (117.1, 118.1, 805.4b, 811.2b).

Only effects take them from there: no way of using a card for mana names these zones (805.4a).
"""

from sim.compiler.decorators import cold
from sim.engine.facts.characteristics import rebuild_statics
from sim.engine.record.codes import course, log, traits, zones
from sim.engine.record.indices import Card
from sim.engine.record.state import SEAT, Game, card_of, note
from sim.engine.record.tables import Tables
from sim.engine.rules.leaving import order_pile
from sim.engine.rules.links import split_shield
from sim.engine.rules.zones import arrive, take_out


@cold
def leave_zone(g: Game, card: Card) -> None:
    """Take a card out of the zone in which it has arrived; the other cards of its shield stay (113.2a)."""
    if g.zone[card] == zones.SHIELD:
        split_shield(g, card)
    take_out(g, card)


@cold
def go_home(g: Game, t: Tables) -> None:
    """Psychic creatures and draghearts move on to the hyperspatial zone from where they have been put (117.1, 805.4b).

    What triggers on their being put there has seen them; nothing finds them there any more (item 7F.04). From the abyss
    no card comes back (410.4).
    """
    g.astray = 0
    for player in range(2):
        for slot in range(SEAT):
            card = card_of(player, slot)
            has = t.traits[g.printed[card]] if g.printed[card] >= 0 else 0
            if (has & traits.LIVES_IN_HYPERSPATIAL) == 0:
                continue
            if g.zone[card] not in (zones.BATTLE, zones.NOWHERE, zones.ABYSS, zones.HYPERSPATIAL):
                note(g, log.MOVE, player, card, g.zone[card], zones.HYPERSPATIAL)
                leave_zone(g, card)
                arrive(g, t, card, zones.HYPERSPATIAL)
    g.astray = 0
    rebuild_statics(g, t)


@cold
def return_to_gr(g: Game, t: Tables) -> None:
    """GR cards that are elsewhere than in the battle zone go to the bottom of the ultra-GR zone (118.1, 811.2b).

    What triggers on their being put there has seen them. The owner decides in which order several go there. From the
    abyss no card comes back (410.4).
    """
    for player in range(2):
        count = 0
        for slot in range(SEAT):
            card = card_of(player, slot)
            if g.printed[card] >= 0 and (t.traits[g.printed[card]] & traits.LIVES_IN_GR) != 0:
                if g.zone[card] not in (zones.BATTLE, zones.NOWHERE, zones.ABYSS, zones.GR):
                    g.pile[count] = card
                    count += 1
        if count > 1:
            order_pile(g, t, count, zones.GR)
            if g.stopped != course.RUNNING:
                return
        for index in range(count):
            card = g.pile[index]
            note(g, log.MOVE, player, card, g.zone[card], zones.GR)
            leave_zone(g, card)
            arrive(g, t, card, zones.GR)
