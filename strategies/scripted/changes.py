"""What it is worth to the asked player that cards change zones: one table of places, read with a sign."""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.view import asked_player, card_in, cards_in, compares, fits, parameter
from sim.engine.record.codes import amounts, owners, verbs, zones
from sim.engine.record.indices import Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.combat import is_in_danger
from strategies.scripted.creatures import CARD_POINTS, MANA_POINTS
from strategies.scripted.parameters import DECK_LOW, HAND_FULL, MANA_ENOUGH, SHIELD_POINTS

SHIELD_GAIN: Final = 1800  # one of the opponent's shields gone, without coming to the hand
TOP_OF_DECK: Final = 300  # a chosen card on the top of its deck, or no longer in it
DANGER_POINTS: Final = 15_000  # the opponent could finish in the next turn
WINNING: Final = 1_000_000  # more than anything else can be worth
MANY_CARDS: Final = 3  # of a deck at once
EARLY_MANA: Final = 1100  # a mana card while more mana is wanted
FIRST_MANA: Final = 1600  # one of the first, without which the hand cannot be played
SCARCE: Final = 4  # mana cards up to which one more is one of the first
UNKNOWN: Final = -1_000_000  # an amount that is not known before the effect is resolved


# --- How much a card is worth where it lies ---------------------------------------------------------------
@rule
def one_more_in_hand(g: Game, side: int) -> int:
    """What one card more in the hand is worth to a side: little if the hand is full."""
    return CARD_POINTS // 15 if cards_in(g, side, zones.HAND) >= parameter(g, HAND_FULL) else CARD_POINTS


@rule
def mana_worth(g: Game, side: int) -> int:
    """What a mana card is worth to a side: the fewer it has, the more."""
    mana = cards_in(g, side, zones.MANA)
    if mana < SCARCE:
        return FIRST_MANA
    return EARLY_MANA if mana < parameter(g, MANA_ENOUGH) else MANA_POINTS


@rule
def place_worth(g: Game, side: int, zone: zones.Zone) -> int:
    """What a card in this zone is worth to the side that owns it."""
    if zone == zones.HAND:
        return one_more_in_hand(g, side)
    if zone == zones.MANA:
        return mana_worth(g, side)
    if zone == zones.SHIELD:
        return parameter(g, SHIELD_POINTS) if side == asked_player(g) else SHIELD_GAIN
    return TOP_OF_DECK if zone == zones.DECK else 0


@rule
def destination(verb: verbs.Verb) -> zones.Zone:
    """The zone that a verb moves cards to; -1 for one that moves none, or into the battle zone."""
    if verb == verbs.TO_HAND or verb == verbs.SHIELD_TO_HAND:
        return zones.HAND
    if verb == verbs.TO_MANA:
        return zones.MANA
    if verb in (verbs.DESTROY, verbs.TO_GRAVEYARD, verbs.DISCARD):
        return zones.GRAVEYARD
    if verb in (verbs.TO_SHIELD, verbs.TO_SHIELD_FACE_UP, verbs.PUT_ON_SHIELD):
        return zones.SHIELD
    return zones.DECK if verb == verbs.TO_DECK_TOP or verb == verbs.TO_DECK_BOTTOM else zones.NO_ZONE


@rule
def place_after(g: Game, verb: verbs.Verb) -> int:
    """What an own creature is still worth where a verb puts it: of one in the hand, its mana must be paid again."""
    to = destination(verb)
    if to == zones.HAND:
        return CARD_POINTS // 2
    return place_worth(g, asked_player(g), to) if to >= 0 else 0


# --- Changes ----------------------------------------------------------------------------------------------
@rule
def lost_shields_worth(g: Game, t: Tables, number: int) -> int:
    """What losing this many shields costs the asked player: everything, if the opponent could then finish."""
    left = cards_in(g, asked_player(g), zones.SHIELD) - number
    return DANGER_POINTS if is_in_danger(g, t, left) else number * parameter(g, SHIELD_POINTS)


@rule
def fewer_left_worth(g: Game, side: int, number: int) -> int:
    """What it is worth to a side that this many cards leave its deck: all, if none is left (104.2b).

    Each card is a turn less to live. If few are left, three or more at once are too many.
    """
    left = cards_in(g, side, zones.DECK) - number
    if left <= 0:
        return -WINNING
    return -DANGER_POINTS if number >= MANY_CARDS and left <= parameter(g, DECK_LOW) else 0


@rule
def moved_worth(g: Game, t: Tables, side: int, source: zones.Zone, to: zones.Zone, number: int) -> int:
    """What it is worth to the asked player that this many cards of a side move from one zone to another.

    The side gains what the cards are worth where they come and loses what they were worth; the opponent's gain is the
    asked player's loss. From the deck comes the best card that there is: it is worth a card in itself.
    """
    if number <= 0:
        return 0
    own = side == asked_player(g)
    if source == zones.SHIELD and own:
        return number * place_worth(g, side, to) - lost_shields_worth(g, t, number)
    if (
        source == zones.DECK
        and own
        and to == zones.HAND
        and cards_in(g, side, zones.DECK) - number <= parameter(g, DECK_LOW)
    ):
        return -CARD_POINTS * number + fewer_left_worth(g, side, number)
    lost = 0 if source == zones.DECK and own else place_worth(g, side, source)
    change = number * (place_worth(g, side, to) - lost)
    if source == zones.DECK:
        change += fewer_left_worth(g, side, number)
    return change if own else -change


# --- How many cards a description finds -------------------------------------------------------------------
@rule
def count_fitting(g: Game, t: Tables, row: int, side: int, zone: zones.Zone, source: Card) -> int:
    """How many cards of a side's zone fit, for all that the asked player sees; hidden ones all could."""
    me = asked_player(g)
    total = 0
    for index in range(cards_in(g, side, zone)):
        card = card_in(g, me, side, zone, index)
        if card < 0 or (card != source and fits(g, t, row, card, me, source)):
            total += 1
    return total


@rule
def count_anywhere(g: Game, t: Tables, row: int, source: Card) -> int:
    """How many cards of all zones of a description fit it, for all that the asked player sees."""
    total = 0
    for side in range(2):
        meant = t.filter_whose[row]
        if meant == (owners.OPPONENTS if side == asked_player(g) else owners.YOURS):
            continue
        for zone in zones.between(zones.DECK, zones.NOWHERE):
            if ((t.filter_zones[row] >> zone) & 1) != 0:
                total += count_fitting(g, t, row, side, zone, source)
    return total


@cold
def counted(g: Game, t: Tables, code: int, source: Card) -> int:
    """An amount of an effect before it is resolved, or UNKNOWN."""
    if code >= 0:
        return code
    row = -1 - code
    if t.amount_code[row] == amounts.CONSTANT:
        return t.amount_argument[row]
    if t.amount_code[row] == amounts.COUNT:
        return t.amount_factor[row] * count_anywhere(g, t, t.amount_argument[row], source)
    # As many as a choice finds: it finds one.
    if t.amount_code[row] == amounts.NUMBER or t.amount_code[row] == amounts.OF_THEM:
        return t.amount_factor[row]
    return UNKNOWN


@rule
def at_least_one(g: Game, t: Tables, code: int, source: Card) -> int:
    """An amount of an effect: 1 for one that is not known, or that is not said."""
    if code > 0:
        return code
    number = counted(g, t, code, source) if code < 0 else 1
    return 1 if number == UNKNOWN else max(number, 0)


@cold
def is_guess(t: Tables, code: int) -> bool:
    """Whether an amount depends on what an effect has done until then."""
    return code < 0 and t.amount_code[-1 - code] in (amounts.NUMBER, amounts.OF_THEM)


@cold
def cannot_hold(g: Game, t: Tables, condition: int, source: Card) -> bool:
    """Whether a condition of an effect does not hold now, as far as it is known."""
    row = condition
    while row >= 0:
        if is_guess(t, t.condition_left[row]) or is_guess(t, t.condition_right[row]):
            return False
        left = counted(g, t, t.condition_left[row], source)
        right = counted(g, t, t.condition_right[row], source)
        if left != UNKNOWN and right != UNKNOWN and not compares(left, t.condition_sign[row], right):
            return True
        row = t.condition_next[row]
    return False
