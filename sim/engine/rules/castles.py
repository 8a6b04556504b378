"""What is put on shields: castles and what becomes of them (113.4, 304, 701.19, 703.4k), and other cards (113.2).

A castle is linked to the card that is the shield (`sim.engine.record.codes.links.FORTIFIES`). It lies face up in the
shield zone without being a shield, and its abilities work there.
"""

from sim.compiler.decorators import rule, seldom
from sim.engine.facts.characteristics import rebuild_statics
from sim.engine.facts.links import fortifies, shield_under
from sim.engine.record.codes import log
from sim.engine.record.codes.abilities import FORTIFY, PUT_INTO_SHIELDS, PUT_ON_SHIELD
from sim.engine.record.codes.cards import GRAVEYARD, SHIELD
from sim.engine.record.codes.choices import ASK_SELECT, OPTION_CARD
from sim.engine.record.codes.frames import SHIELD_CHECK_FRAME, SPELL_FRAME, USE_FRAME
from sim.engine.record.codes.links import FORTIFIES
from sim.engine.record.codes.results import PLAYED
from sim.engine.record.codes.uses import FROM_FORTIFIED
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import SEAT, Game, card_of, mark, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.links import attach, detach, join_shield
from sim.engine.rules.standby import fire
from sim.engine.rules.zones import move_card, new_object, put_back, real_zone, take_out


@rule
def can_fortify(g: Game, card: Card) -> bool:
    """Whether the castle's owner has a shield to fortify (item 7E.05)."""
    return g.zone_count[owner(card), SHIELD] > 0


@seldom
def fortify(g: Game, t: Tables, castle: Card) -> bool:
    """Attach a castle that is being used to a shield of its owner's choice (304.2, 701.19a); whether it was attached.

    A castle that finds no shield any more stays where it was (409.2).
    """
    player = owner(castle)
    ask(g, ASK_SELECT, player, castle, FORTIFY)
    for index in range(g.zone_count[player, SHIELD]):
        offer(g, OPTION_CARD, g.zone_cards[player, SHIELD, index], 0)
    if g.option_count == 0:
        put_back(g, castle)
        return False
    answer = decide(g, t)
    if answer < 0:
        return False
    shield = g.option_card[answer]
    take_out(g, castle)
    new_object(g, castle)
    g.zone[castle] = SHIELD
    g.face_up[castle] = 1
    g.face_up_count += 1
    attach(g, castle, shield, FORTIFIES)
    mark(g, castle, PLAYED)
    note(g, log.FORTIFIED, player, castle, shield, 0)
    rebuild_statics(g, t)
    fire(g, t, PUT_INTO_SHIELDS, castle, player)
    return True


@seldom
def choose_shield(g: Game, t: Tables, player: int, side: int, source: Card) -> Card:
    """The shield of this side, of the player's choice, that something will be put on; -1 if there is none."""
    ask(g, ASK_SELECT, player, source, PUT_ON_SHIELD)
    for index in range(g.zone_count[side, SHIELD]):
        offer(g, OPTION_CARD, g.zone_cards[side, SHIELD, index], 0)
    answer = decide(g, t) if g.option_count > 0 else -1
    return g.option_card[answer] if answer >= 0 else NO_CARD


@seldom
def join_new_shields(g: Game, side: int, before: int, shield: Card) -> None:
    """Put the shields of this side that have just come, beyond so many, on another shield (113.2)."""
    while g.zone_count[side, SHIELD] > before:
        join_shield(g, g.zone_cards[side, SHIELD, before], shield)


@rule
def is_of_shield(g: Game, card: Card, shield: Card) -> bool:
    """Whether the card belonged to this fortified shield before the shield check that it came from."""
    return g.shield_trigger[card] >> FROM_FORTIFIED == shield + 1


@rule
def trigger_is_open(g: Game, shield: Card) -> bool:
    """Whether a shield trigger of the cards of this shield, which has left, has been declared and not used yet."""
    for frame in range(g.depth):
        kind = g.frame_kind[frame]
        if kind == SHIELD_CHECK_FRAME:
            for index in range(g.rest_count[frame]):
                if is_of_shield(g, g.rest[frame, index], shield):
                    return True
        elif (kind == USE_FRAME or kind == SPELL_FRAME) and g.frame_by_trigger[frame] != 0:
            if is_of_shield(g, g.frame_card[frame], shield):
                return True
    return False


@seldom
def raze_castles(g: Game, t: Tables) -> None:
    """Castles whose shield has left go to the graveyard, right after its shield trigger was used (304.3, 703.4k)."""
    waiting = 0
    for side in range(2):
        for slot in range(SEAT):
            castle = card_of(side, slot)
            if not fortifies(g, castle) or real_zone(g, shield_under(g, castle)) == SHIELD:
                continue
            if trigger_is_open(g, shield_under(g, castle)):
                waiting = 1
                continue
            detach(g, castle)
            move_card(g, t, castle, GRAVEYARD, False)
    g.castles_adrift = waiting
