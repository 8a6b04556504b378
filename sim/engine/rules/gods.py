"""Gods that link as they are put (804): several cards are one creature, of a kind that the tables have for them.

The tables have a kind for every set of Gods of the match that can be linked (`sim.cards.gods`). The first of them
lies on top, and is of that kind; the others lie under it. What happens when a linked creature leaves is in `leaving`.
"""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import rebuild_statics
from sim.engine.facts.identity import gods_of, ignored, is_current
from sim.engine.facts.links import card_under, find_creature
from sim.engine.record.codes import choices, events, links, log, numbers, verbs, zones
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.state import Game, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.lasting import become_part
from sim.engine.rules.links import attach, pass_on
from sim.engine.rules.standby import fire
from sim.engine.rules.zones import take_out


@rule
def whole_of(g: Game, t: Tables, bits: int) -> Kind:
    """The kind of the creature that these Gods are when they are linked, or -1 if they cannot be (804.2, 804.2a)."""
    for kind in range(t.kind_count):
        if t.god_bits[kind] == bits and is_current(g, t, kind):
            return kind  # type: ignore[return-value]
    return -1  # type: ignore[return-value]


@cold
def joined(g: Game, t: Tables, kind: Kind, other: Kind) -> Kind:
    """The kind of the creature that two linked ones are together: the first on the right side of the other, or left.

    Only the fifth of five Gods in a ring fits on both sides. A God that goes between others fits on neither.
    """
    chain = t.god_chain[kind]
    other_chain = t.god_chain[other]
    length = numbers.BITS_OF_A_GOD * gods_of(t.god_bits[kind])
    other_length = numbers.BITS_OF_A_GOD * gods_of(t.god_bits[other])
    found = whole_of(g, t, t.god_bits[kind] | t.god_bits[other])
    for whole in range(t.kind_count):
        if not is_current(g, t, whole):
            continue
        if t.god_chain[whole] == (other_chain | (chain << other_length)):
            return whole  # type: ignore[return-value]
        if t.god_chain[whole] == (chain | (other_chain << length)):
            found = whole  # type: ignore[assignment]
    return found


@rule
def can_be_linked(g: Game, t: Tables, card: Card, other: Card) -> bool:
    """Whether two creatures of a player, each of one God or several, can be linked."""
    bits = t.god_bits[g.kind[card]]
    others = t.god_bits[g.kind[other]]
    if card == other or bits == 0 or others == 0 or (bits & others) != 0:
        return False
    return not ignored(g, t, card) and not ignored(g, t, other) and whole_of(g, t, bits | others) >= 0


@cold
def can_link_with_one(g: Game, t: Tables, card: Card, player: int) -> bool:
    """Whether the card, wherever it is, can be linked with a creature of the player."""
    for index in range(g.zone_count[player, zones.BATTLE]):
        if can_be_linked(g, t, card, g.zone_cards[player, zones.BATTLE, index]):
            return True
    return False


@cold
def link_gods(g: Game, t: Tables, card: Card, other: Card) -> None:
    """Link a creature with another one: it is the same creature as both of them (804.3), and tapped if one is (804.3a).

    The attack of either continues (804.3b).
    """
    whole = joined(g, t, g.kind[card], g.kind[other])
    take_out(g, card)
    pass_on(g, card, other)
    become_part(g, g.object[card], g.object[other])
    g.tapped[other] |= g.tapped[card]
    g.tapped[card] = 0
    g.attacks[other] += g.attacks[card]
    g.breaks[other] += g.breaks[card]
    if g.attacker == card:
        g.attacker = other
    bottom = other
    while card_under(g, bottom) >= 0:
        bottom = card_under(g, bottom)
    g.kind[card] = g.printed[card]
    attach(g, card, bottom, links.UNDER)
    g.kind[other] = whole
    note(g, log.LINKED, owner(card), card, other, 0)
    rebuild_statics(g, t)
    fire(g, t, events.GOD_LINKS, other, 0)


@cold
def link_with_them(g: Game, t: Tables, frame: int) -> int:
    """Link the creature whose effect this is with the one that is "them"; 1 if they can be linked (804.2, 701.18a)."""
    card = find_creature(g, g.frame_card[frame], g.frame_object[frame])
    other = find_creature(g, g.them[frame, 0], g.them_object[frame, 0]) if g.them_count[frame] > 0 else NO_CARD
    if card < 0 or other < 0 or not can_be_linked(g, t, card, other):
        return 0
    link_gods(g, t, card, other)
    return 1


@cold
def link_as_wished(g: Game, t: Tables, card: Card) -> Card:
    """A God may be linked with another one, and then with a third (804.1a); the card on top of them."""
    player = owner(card)
    while True:
        found = 0
        for index in range(g.zone_count[player, zones.BATTLE]):
            if can_be_linked(g, t, card, g.zone_cards[player, zones.BATTLE, index]):
                found += 1
        if found == 0:
            return card
        ask(g, choices.ASK_LINK, player, card, verbs.LINK)
        if g.must_link == 0:
            offer(g, choices.OPTION_NO, NO_CARD, 0)
        for index in range(g.zone_count[player, zones.BATTLE]):
            if can_be_linked(g, t, card, g.zone_cards[player, zones.BATTLE, index]):
                offer(g, choices.OPTION_CARD, g.zone_cards[player, zones.BATTLE, index], 0)
        answer = decide(g, t)
        if answer < 0 or g.option_what[answer] != choices.OPTION_CARD:
            return card
        other = g.option_card[answer]
        g.must_link = 0
        link_gods(g, t, card, other)
        card = other
