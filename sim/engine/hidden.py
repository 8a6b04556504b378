"""What a player knows of a game, and dealing again what the player does not know.

A player knows what the view shows (`sim.engine.facts.view`), and remembers a card that was seen to go where nobody may
look: a creature that was returned to a hand, a card put at the bottom of a deck, until that deck is shuffled. All else
is dealt: the kinds of a player's unknown cards are put into the order of their numbers and then into an order of the
deal's own luck. Where they lay before makes no difference, so a deal tells nothing.
"""

from sim.compiler.decorators import rule
from sim.engine.facts.view import may_see, option_card
from sim.engine.record.codes import choices, course, zones
from sim.engine.record.indices import Card
from sim.engine.record.luck import GOLDEN, I64, MASK, SHIFT_32, STREAM_SHUFFLES, U64, mix
from sim.engine.record.search_scratch import SearchScratch
from sim.engine.record.state import SEAT, Game, card_of, owner
from sim.engine.rules.frames import among_rest, among_them


# --- What a player knows ---
@rule
def is_among(g: Game, frame: int, card: Card) -> bool:
    """Whether a card is one of the cards that a frame has at hand."""
    return among_them(g, frame, card) or among_rest(g, frame, card)


@rule
def is_shown(g: Game, viewer: int, card: Card) -> bool:
    """Whether an effect that is being resolved shows the card to the viewer."""
    for frame in range(g.depth):
        if g.frame_looker[frame] == viewer + 1 and is_among(g, frame, card):
            return True
    if g.stopped != course.HALTED or g.ask_player != viewer:
        return False
    for index in range(g.option_count):
        other = option_card(g, index)
        if other == card:
            return True
        if g.ask == choices.ASK_MAIN:  # the top card of the deck, which the player may use from there
            continue
        if other < 0 or g.zone[other] != zones.DECK or g.zone[card] != zones.DECK or owner(other) != owner(card):
            continue
        # An option in a deck: either the player has the whole deck at hand, or the cards of the effect.
        if g.depth == 0 or not is_among(g, g.depth - 1, other) or is_among(g, g.depth - 1, card):
            return True
    return False


@rule
def remember(g: Game, s: SearchScratch, viewer: int) -> None:
    """Look at a game, and note what the viewer knows from now on."""
    for player in range(2):
        shuffled = U64(s.shuffles[viewer, player]) != U64(g.luck[player, STREAM_SHUFFLES])
        s.shuffles[viewer, player] = g.luck[player, STREAM_SHUFFLES]
        hand_mixed = False
        for slot in range(SEAT):
            card = card_of(player, slot)
            s.seen[viewer, card] = 2 * (s.seen[viewer, card] & 1)
            if g.printed[card] >= 0 and (may_see(g, viewer, card) or is_shown(g, viewer, card)):
                s.seen[viewer, card] += 1
            elif s.zone_then[viewer, card] == zones.HAND and s.object_then[viewer, card] != g.object[card]:
                hand_mixed = True  # a card of the hand has gone unseen: it may have been any of them
        for slot in range(SEAT):
            card = card_of(player, slot)
            moved = s.object_then[viewer, card] != g.object[card]
            seen = s.seen[viewer, card]
            followed = not moved or (seen >= 2 and was_followed(g, card, s.zone_then[viewer, card]))
            if (seen & 1) != 0:
                s.known[viewer, card] = 1
            elif (
                not followed or (shuffled and g.zone[card] == zones.DECK) or (hand_mixed and g.zone[card] == zones.HAND)
            ):
                s.known[viewer, card] = 0
            s.object_then[viewer, card] = g.object[card]
            s.zone_then[viewer, card] = g.zone[card]


@rule
def was_followed(g: Game, card: Card, zone: zones.Zone) -> bool:
    """Whether a card that was seen in the zone has gone from there where it is now, and nowhere in between."""
    return zone != zones.BATTLE or g.left_as[card] == g.object[card]


# --- Dealing ---
@rule
def next_below(s: SearchScratch, bound: int) -> int:
    """A number in 0 .. bound-1 from the stream of the deal."""
    value = (U64(s.stream) + GOLDEN) & MASK
    s.stream = value
    result: int = I64(((mix(value) >> SHIFT_32) * U64(bound)) >> SHIFT_32)
    return result


@rule
def deal_hidden(g: Game, s: SearchScratch, viewer: int) -> None:
    """Deal again, in a game between two effects, what the viewer did not know then and does not know now.

    `s` is of now; `g` may be the game some answers ago.
    """
    for player in range(2):
        for of_gr in range(2):
            count = 0
            for slot in range(SEAT):
                card = card_of(player, slot)
                if (
                    g.printed[card] >= 0
                    and (g.zone[card] == zones.GR) == (of_gr != 0)
                    and s.known[viewer, card] == 0
                    and not may_see(g, viewer, card)
                ):
                    s.cards[count] = card
                    at = count
                    while at > 0 and s.kinds[at - 1] > g.printed[card]:
                        s.kinds[at] = s.kinds[at - 1]
                        at -= 1
                    s.kinds[at] = g.printed[card]
                    count += 1
            for at in range(count - 1, -1, -1):
                other = next_below(s, at + 1)
                g.printed[s.cards[at]] = s.kinds[other]
                if g.zone[s.cards[at]] != zones.MANA:  # what lies there face down is of no other kind (405.4)
                    g.kind[s.cards[at]] = s.kinds[other]
                s.kinds[other] = s.kinds[at]
