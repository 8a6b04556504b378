"""Can it happen? Whether an event with a card is possible (101.2): asked before anything is done instead (609.5).

What replaces an event is in `sim.engine.rules`. Whether a card can be put into the battle zone, or leave a graveyard,
is in `permissions`, next to what forbids using it.
"""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import has_keyword, keywords_of
from sim.engine.facts.descriptions import ability_for
from sim.engine.facts.links import is_fortified
from sim.engine.facts.parts import creature_of
from sim.engine.facts.permissions import can_be_charged, can_be_put, is_held
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import departures, keywords, statics, verbs, zones
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import Card
from sim.engine.record.state import Game, owner
from sim.engine.record.tables import Tables

LEAVES_ONLY_DESTROYED: Final = in_word(keywords.LEAVES_ONLY_DESTROYED)


@rule
def can_leave(g: Game, t: Tables, card: Card) -> bool:
    """Whether nothing forbids the creature to leave without being destroyed (101.2, 700.3)."""
    # 109.2c: what holds for the creature holds for its parts.
    creature = creature_of(g, card)
    return (keywords_of(g, t, creature) & keywords.CANT_LEAVE) == 0 and not leaves_only_destroyed(g, t, creature)


@rule
def leaves_only_destroyed(g: Game, t: Tables, creature: Card) -> bool:
    """Whether the creature can leave in no other way but being destroyed."""
    return has_keyword(g, t, creature, LEAVES_ONLY_DESTROYED)


@rule
def can_be_destroyed(g: Game, t: Tables, card: Card) -> bool:
    """Whether nothing forbids the creature to be destroyed, nor to leave (101.2, 700.3)."""
    return (keywords_of(g, t, creature_of(g, card)) & (keywords.CANT_LEAVE | keywords.CANT_BE_DESTROYED)) == 0


@rule
def is_settled(g: Game, card: Card) -> bool:
    """Whether it is settled what happens to a leaving creature: nothing replaces it again (101.5, 609.3, 609.9b)."""
    for index in range(g.moving_count):
        if g.moving[index] == card and g.moving_settled[index] != departures.NOT_SETTLED:
            return True
    return False


@cold
def can_be_broken(g: Game, t: Tables, shield: Card) -> bool:
    """Whether nothing forbids to break the shield."""
    return not is_fortified(g, shield) or ability_for(g, t, statics.UNBREAKABLE, owner(shield), 0) < 0


@rule
def can_be_discarded(g: Game, t: Tables, card: Card) -> bool:
    """Whether nothing forbids the effect that moves cards now to have the card discarded."""
    return not at_work(g, statics.KEEPS_HAND) or not keeps_hand(g, t, owner(card))


@cold
def keeps_hand(g: Game, t: Tables, player: int) -> bool:
    """Whether the player need not discard, because a spell or a creature of the opponent makes them do it."""
    return g.moving_by == 2 - player and ability_for(g, t, statics.KEEPS_HAND, player, 0) >= 0


@cold
def can_be_done(g: Game, t: Tables, verb: verbs.Verb, card: Card) -> bool:
    """Whether nothing forbids to do this to the card, where it is: what cannot be done is not done instead (609.4)."""
    if g.zone[card] == zones.BATTLE and verb != verbs.TAP and verb != verbs.UNTAP:
        destroys = verb in (verbs.DESTROY, verbs.TO_GRAVEYARD, verbs.TOP_CARD_TO_GRAVEYARD)
        return can_be_destroyed(g, t, card) if destroys else can_leave(g, t, card)
    if g.zone[card] == zones.HAND and verb == verbs.TO_MANA:
        return can_be_charged(g, t, card)
    if verb == verbs.PUT_INTO_BATTLE and not can_be_put(g, t, card):
        return False
    return not is_held(g, t, card) and (g.zone[card] != zones.HAND or can_be_discarded(g, t, card))
