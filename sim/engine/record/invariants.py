"""What must be true of the record after every action, whatever the cards do. Checked games test it.

A violation stops the game as an error whose number is written into `g.broken_invariant`.
"""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.record.codes import card_types, faults, links, zones
from sim.engine.record.codes.sets import WORDS
from sim.engine.record.state import CARDS, SEAT, Game, awaits_check, card_of, fail, owner
from sim.engine.record.tables import Tables

PLACE: Final = 1
ZONE: Final = 2
TWICE: Final = 3
MISSING: Final = 4
PILE: Final = 5
LINK: Final = 6
ORPHAN: Final = 7
OBJECT: Final = 8
CHOSEN_TWICE: Final = 9
TAPPED: Final = 10
LISTENING: Final = 11
FACE_UP: Final = 12
FORTIFIED: Final = 13
UPSIDE_DOWN: Final = 14
BESIDE: Final = 15
UNSETTLED: Final = 16
INVARIANT_NAMES: Final = (
    "",
    "a card's place is not where its zone has it",
    "a zone holds a card that thinks it is elsewhere",
    "a card lies in two places",
    "a card lies nowhere",
    "a card of a pile is elsewhere, or its top is linked to something",
    "the lists of linked cards disagree with what they are linked to",
    "a seal lies on no card in the battle zone",
    "two creatures are the same object",
    "a card was chosen twice",
    "a card is tapped where none can be",
    "a card in the battle zone listens to an event that the record has not noted",
    "a card lies face up that is no shield",
    "a castle lies on no shield, or the cards that lie face up are not counted",
    "a card is upside down that is no field and no core in the battle zone",
    "a card is crossed or equipped with no creature of its owner in the battle zone",
    "something waits for a state-based action that nothing will look for",
)


@cold
def broken(g: Game, invariant: int) -> None:
    """Stop the game: this invariant does not hold."""
    if g.broken_invariant == 0:
        g.broken_invariant = invariant
    fail(g, faults.INVARIANT)


@rule
def check_links(g: Game) -> None:
    """Each linked card is in the list of its host once, and in order; a pile is a chain."""
    listed = 0
    hosted = 0
    for card in range(CARDS):
        if g.host[card] >= 0:
            hosted += 1
        elif g.next_linked[card] != -1:
            broken(g, LINK)
        for link in range(links.LINKS):
            last = -1
            other = g.linked[card, link]
            while other > last:
                listed += 1
                if g.host[other] != card or g.link_kind[other] != link or (link == links.UNDER and last >= 0):
                    broken(g, LINK)
                last = other
                other = g.next_linked[other]
            if other != -1:
                broken(g, LINK)
    if listed != hosted:
        broken(g, LINK)


@cold
def check_invariants(g: Game, t: Tables) -> None:
    """Check that every card is in exactly one place, that zones and counts agree, and that links are sound."""
    # Over 60 lines: a line or two for each invariant.
    for card in range(CARDS):
        g.found_at[card] = 0
    for side in range(2):
        for zone in range(zones.ZONES):
            for index in range(g.zone_count[side, zone]):
                card = g.zone_cards[side, zone, index]
                if g.place[card] != index:
                    broken(g, PLACE)
                if g.zone[card] != zone or owner(card) != side:
                    broken(g, ZONE)
                # 409.2a: a pending card has not left its zone, and keeps its orientation until it does.
                where = g.came_from[card] if zone == zones.NOWHERE else zone
                if where not in (zones.BATTLE, zones.MANA) and g.tapped[card] != 0:
                    broken(g, TAPPED)
                g.found_at[card] += 1
                under = g.linked[card, links.UNDER]
                while under >= 0:
                    g.found_at[under] += 1
                    if g.zone[under] != zone or g.place[under] != -1:
                        broken(g, PILE)
                    under = g.linked[under, links.UNDER]
                if g.host[card] != -1 and g.link_kind[card] not in (links.EQUIPPED, links.CROSSED, links.ATTACHED_TO):
                    broken(g, PILE)
    check_links(g)
    if g.unsettled == 0 and awaits_check(g):
        broken(g, UNSETTLED)
    face_up = 0
    for side in range(2):
        for slot in range(SEAT):
            card = card_of(side, slot)
            if g.host[card] >= 0 and g.link_kind[card] == links.SEAL:
                g.found_at[card] += 1
                on = g.host[card]
                if g.zone[on] != zones.BATTLE or g.place[on] < 0 or g.zone[card] != zones.BATTLE:
                    broken(g, ORPHAN)
            if g.host[card] >= 0 and g.link_kind[card] == links.FORTIFIES:
                g.found_at[card] += 1
                on = g.host[card]
                # 304.3: it stays a moment longer than its shield.
                if (
                    g.zone[card] != zones.SHIELD
                    or g.face_up[card] == 0
                    or (g.zone[on] != zones.SHIELD and g.castles_adrift == 0)
                ):
                    if g.zone[on] != zones.NOWHERE or g.came_from[on] != zones.SHIELD:
                        broken(g, FORTIFIED)
            face_up += g.face_up[card]
            if g.host[card] >= 0 and (g.link_kind[card] == links.CROSSED or g.link_kind[card] == links.EQUIPPED):
                on = g.host[card]
                if g.zone[on] != zones.BATTLE or g.place[on] < 0 or g.zone[card] != zones.BATTLE or owner(on) != side:
                    broken(g, BESIDE)
            if g.face_up[card] != 0 and g.zone[card] != zones.SHIELD:
                if g.zone[card] != zones.NOWHERE or g.came_from[card] != zones.SHIELD:
                    broken(g, FACE_UP)
            turned = (
                card_types.FACE_DOWN
                if g.zone[card] == zones.MANA
                else card_types.FIELD | card_types.CORE
                if g.zone[card] == zones.BATTLE
                else 0
            )
            if g.upside_down[card] != 0 and (t.types[g.kind[card]] & turned) == 0:
                broken(g, UPSIDE_DOWN)
            if (
                g.printed[card] >= 0
                and g.upside_down[card] == 0
                and (t.types[g.kind[card]] & card_types.FACE_DOWN) != 0
            ):
                broken(g, UPSIDE_DOWN)
            if g.found_at[card] > 1:
                broken(g, TWICE)
            if g.printed[card] >= 0 and g.found_at[card] == 0:
                broken(g, MISSING)
    if face_up != g.face_up_count:
        broken(g, FORTIFIED)
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            first = g.zone_cards[side, zones.BATTLE, index]
            for word in range(WORDS):
                if (t.watches[g.kind[first], word] & ~g.listened_to[word]) != 0:
                    broken(g, LISTENING)
            for other_side in range(2):
                for at in range(g.zone_count[other_side, zones.BATTLE]):
                    second = g.zone_cards[other_side, zones.BATTLE, at]
                    under = first
                    while first != second and under >= 0:
                        if g.object[under] == g.object[second]:
                            broken(g, OBJECT)
                        under = g.linked[under, links.UNDER]
    for frame in range(g.depth):
        for index in range(g.them_count[frame]):
            for at in range(index):
                if g.them[frame, index] == g.them[frame, at]:
                    broken(g, CHOSEN_TWICE)
