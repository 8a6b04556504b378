"""What an effect or a card is worth to the asked player, in points."""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.view import (
    asked_player,
    card_in,
    cards_in,
    cost,
    fights,
    fits,
    is_tapped,
    parameter,
    power,
)
from sim.engine.facts.view import kind as kind_of
from sim.engine.facts.view import zone as zone_of
from sim.engine.record.codes import (
    afterwards,
    descriptions,
    events,
    keywords,
    owners,
    programs,
    traits,
    uses,
    verbs,
    zones,
)
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.changes import (
    WINNING,
    at_least_one,
    cannot_hold,
    count_fitting,
    destination,
    fewer_left_worth,
    mana_worth,
    moved_worth,
    one_more_in_hand,
    place_after,
    place_worth,
)
from strategies.scripted.combat import (
    can_finish,
)
from strategies.scripted.creatures import (
    CARD_POINTS,
    COST_CAP,
    COST_POINTS,
    MANA_POINTS,
    creature_worth,
    is_fighter,
    threat_of,
    worth_of,
)
from strategies.scripted.gears import crossing_worth, gear_worth, is_gear
from strategies.scripted.gifts import attacks_despite_sickness, gift_worth, is_gift
from strategies.scripted.parameters import (
    DECK_LOW,
    SHIELD_POINTS,
)

SHIELD_SEEN: Final = 300  # one of the opponent's shields turned face up
EARLY_SHIELDS: Final = 4  # of the opponent: it is early enough to give all own ones up for their cards
KEPT_CARD: Final = 200  # what a card that can soon be played is worth more than any
MARGIN: Final = 2  # extra shields that a win at all costs must be able to break
HIGHEST_NAMED: Final = 6000  # the highest power that cards let a player name
LONGEST_PROGRAM: Final = 64  # steps of a program that are read

# --- Whose worth counts, of several creatures -------------------------------------------------------------
OF_BEST: Final = 0
OF_LEAST: Final = 1
OF_ALL: Final = 2


# --- What an effect is worth ------------------------------------------------------------------------------
@rule
def share_of(verb: verbs.Verb) -> int:
    """How much of its worth a creature loses by a verb, in tenths; 0 for a harmless verb."""
    if verb == verbs.DESTROY or verb == verbs.TO_GRAVEYARD or verb == verbs.TO_DECK_BOTTOM:
        return 10
    if verb == verbs.TO_DECK_TOP or verb == verbs.TO_MANA or verb == verbs.SEAL:
        return 8
    if verb in (verbs.TO_HAND, verbs.TO_SHIELD, verbs.TO_SHIELD_FACE_UP, verbs.PUT_ON_SHIELD):
        return 6
    if verb in (verbs.FIGHT, verbs.FIGHT_EACH_OTHER, verbs.PUT_UNDER, verbs.TOP_CARD_TO_GRAVEYARD):
        return 5
    if verb == verbs.IGNORE_ABILITIES:
        return 2
    if verb == verbs.TAP or verb == verbs.KEEP_TAPPED:
        return 1
    return 0


@rule
def takes(verb: verbs.Verb) -> bool:
    """Whether a verb takes a card of a deck out of it."""
    return verb in (
        verbs.TO_HAND,
        verbs.TO_MANA,
        verbs.TO_GRAVEYARD,
        verbs.TO_SHIELD,
        verbs.TO_SHIELD_FACE_UP,
        verbs.PUT_ON_SHIELD,
        verbs.PUT_INTO_BATTLE,
    )


@rule
def reaches(t: Tables, row: int, zone: zones.Zone) -> bool:
    """Whether a description includes cards in the zone."""
    return ((t.filter_zones[row] >> zone) & 1) != 0


@rule
def harm(g: Game, t: Tables, row: int, side: int, source: Card, how: int) -> int:
    """The worth of the side's creatures and gears that fit: of the best, of the least (-1 without any), or of all."""
    me = asked_player(g)
    best = 0
    least = -1
    total = 0
    for index in range(cards_in(g, side, zones.BATTLE)):
        card = card_in(g, me, side, zones.BATTLE, index)
        gear = is_gear(g, t, card)
        if (gear or is_fighter(g, t, card)) and fits(g, t, row, card, me, source):
            # A player who gives up an own creature gives up what it can still do.
            lost = threat_of(g, t, card) if side == me else creature_worth(g, t, card)
            worth = gear_worth(g, t, card) if gear else lost
            best = max(best, worth)
            least = worth if least < 0 else min(least, worth)
            total += worth
    if how == OF_BEST:
        return best
    return least if how == OF_LEAST else total


@rule
def worth_of_best(g: Game, t: Tables, side: int) -> int:
    """The worth of the side's best creature."""
    best = 0
    for index in range(cards_in(g, side, zones.BATTLE)):
        card = card_in(g, asked_player(g), side, zones.BATTLE, index)
        if is_fighter(g, t, card):
            best = max(best, creature_worth(g, t, card))
    return best


@rule
def worth_of_cost(g: Game, t: Tables, side: int, number: int) -> int:
    """The worth of the side's creatures with this cost."""
    total = 0
    for index in range(cards_in(g, side, zones.BATTLE)):
        card = card_in(g, asked_player(g), side, zones.BATTLE, index)
        if is_fighter(g, t, card) and cost(g, t, card) == number:
            total += creature_worth(g, t, card)
    return total


@rule
def most_of_one_cost(g: Game, t: Tables, side: int) -> int:
    """The highest worth of the side's creatures of one cost."""
    most = 0
    for index in range(cards_in(g, side, zones.BATTLE)):
        card = card_in(g, asked_player(g), side, zones.BATTLE, index)
        most = max(most, worth_of_cost(g, t, side, cost(g, t, card)))
    return most


@rule
def worth_of_power(g: Game, t: Tables, number: int) -> int:
    """What destroying all creatures with this power gains: the opponent's without the own ones."""
    total = 0
    for side in range(2):
        for index in range(cards_in(g, side, zones.BATTLE)):
            card = card_in(g, asked_player(g), side, zones.BATTLE, index)
            if is_fighter(g, t, card) and power(g, t, card) == number:
                worth = creature_worth(g, t, card)
                total += -worth if side == asked_player(g) else worth
    return total


@rule
def most_of_one_power(g: Game, t: Tables) -> int:
    """The most that can be gained so."""
    most = 0
    other = 1 - asked_player(g)
    for index in range(cards_in(g, other, zones.BATTLE)):
        card = card_in(g, asked_player(g), other, zones.BATTLE, index)
        if is_fighter(g, t, card) and power(g, t, card) <= HIGHEST_NAMED:
            most = max(most, worth_of_power(g, t, power(g, t, card)))
    return most


@rule
def exchange_worth(g: Game) -> int:
    """What it gains that both players exchange their hands and mana zones."""
    me = asked_player(g)
    more_mana = cards_in(g, me, zones.HAND) - cards_in(g, me, zones.MANA)
    theirs = cards_in(g, 1 - me, zones.HAND) - cards_in(g, 1 - me, zones.MANA)
    return (more_mana - theirs) * (MANA_POINTS - CARD_POINTS)


@cold
def redraw_worth(g: Game, t: Tables, whose: int, source: Card) -> int:
    """What it gains that hands are exchanged for as many cards of the decks: what the own hand lacks.

    A new card is worth what one is that can soon be played. What the opponent kept was worth keeping.
    """
    me = asked_player(g)
    total = 0
    if whose != owners.OPPONENTS:
        for index in range(cards_in(g, me, zones.HAND)):
            card = card_in(g, me, me, zones.HAND, index)
            if card != source:
                total += CARD_POINTS + KEPT_CARD - keeping_worth(g, t, card)
    return total + (KEPT_CARD * cards_in(g, 1 - me, zones.HAND) if whose != owners.YOURS else 0)


@rule
def hand_worth(g: Game, side: int, number: int, each: int) -> int:
    """What it is worth to a side that this many cards of its deck come to its hand, where each is worth so much."""
    if cards_in(g, side, zones.DECK) - number <= parameter(g, DECK_LOW):
        each = -CARD_POINTS
    return number * each + fewer_left_worth(g, side, number)


@rule
def chosen_among_worth(g: Game, t: Tables, step: int, top: int) -> int:
    """What choosing among this many top cards of the own deck is worth: as much as the cards that come to the hand."""
    if t.step_verb[step] not in (verbs.TO_HAND, verbs.REVEAL):
        return CARD_POINTS
    most = t.step_most[step]
    if t.step_limit[step] != programs.ALL_OF_THEM and most > 0:
        return hand_worth(g, asked_player(g), min(most, top), CARD_POINTS)
    return hand_worth(g, asked_player(g), top, one_more_in_hand(g, asked_player(g)))


@rule
def chosen_creature_worth(g: Game, t: Tables, step: int, verb: verbs.Verb, source: Card) -> int:
    """What choosing a creature for a harmful verb gains: the opponent's best, or else the player's own least."""
    row = t.step_filter[step]
    share = share_of(verb)
    by_another = t.step_chooser[step] in (owners.OPPONENTS, programs.CHOSEN_PLAYERS)
    theirs = 0
    if t.filter_whose[row] != owners.YOURS:
        theirs = harm(g, t, row, 1 - asked_player(g), source, OF_LEAST if by_another else OF_BEST)
    # An effect on own creatures alone takes the least of them, and one that is not optional does if there is no other.
    if (
        theirs > 0
        or t.filter_whose[row] == owners.OPPONENTS
        or (t.step_least[step] <= 0 and t.filter_whose[row] != owners.YOURS)
    ):
        return max(theirs, 0) * share // 10
    least = harm(g, t, row, asked_player(g), source, OF_LEAST)
    if least < 0:
        return 0
    return -least * share // 10 if destination(verb) < 0 else place_after(g, verb) - least


@rule
def chosen_worth(g: Game, t: Tables, step: int, verb: verbs.Verb, source: Card) -> int:
    """What a verb gains for the asked player, whose effect it is, that is done to the cards chosen at this step."""
    row = t.step_filter[step]
    me = asked_player(g)
    if reaches(t, row, zones.BATTLE) and share_of(verb) > 0:
        return chosen_creature_worth(g, t, step, verb, source)
    if verb == verbs.CROSS:
        return crossing_worth(g, t)
    if verb == verbs.TURN_FACE_UP or (verb == verbs.LOOK_AT and reaches(t, row, zones.SHIELD)):
        return SHIELD_SEEN if t.filter_whose[row] != owners.YOURS and cards_in(g, 1 - me, zones.SHIELD) > 0 else 0
    best = -WINNING
    for zone in zones.between(zones.DECK, zones.NOWHERE):
        for side in range(2):
            if zone != zones.BATTLE and reaches(t, row, zone) and includes(t, row, side == me):
                best = max(best, chosen_from_worth(g, t, step, verb, side, zone, source))
    return 0 if best == -WINNING else best


@cold
def chosen_from_worth(
    g: Game, t: Tables, step: int, verb: verbs.Verb, side: int, zone: zones.Zone, source: Card
) -> int:
    """What a verb gains that is done to cards chosen from this zone of a side: as many as gain most."""
    row = t.step_filter[step]
    own = side == asked_player(g)
    found = cards_in(g, side, zone)
    if zone != zones.DECK and zone != zones.SHIELD:
        found = count_fitting(g, t, row, side, zone, source)
    if verb == verbs.PUT_INTO_BATTLE or verb == verbs.PUT_ONTO_THIS:
        return min(found, 1) * 2 * CARD_POINTS
    if verb == verbs.CAST_FREE or verb == verbs.USE_FREE:
        return min(found, 1) * CARD_POINTS
    # A break by an effect takes a shield that an attack would have had to break.
    to = (
        zones.GRAVEYARD
        if zone == zones.SHIELD and verb in (verbs.BREAK, verbs.THAT_BREAKS, verbs.THEY_BREAK)
        else destination(verb)
    )
    if to < 0:
        return 0
    if zone == zones.DECK and own:
        found = max(found - parameter(g, DECK_LOW) - 1, 0)
    if t.filter_of_named[row] != 0 and zone != zones.DECK:
        found = min(cards_in(g, side, zone), 1)  # which race or civilization will be chosen then
    each = moved_worth(g, t, side, zone, to, 1)
    number = at_least_one(g, t, t.step_most[step] if each > 0 else t.step_least[step], source)
    if each <= 0 and t.step_least[step] == 0:
        number = 0
    return moved_worth(g, t, side, zone, to, min(number, found))


@rule
def includes(t: Tables, row: int, own: bool) -> bool:
    """Whether a description includes cards of the asked player, or of the opponent."""
    return t.filter_whose[row] != (owners.OPPONENTS if own else owners.YOURS)


@rule
def every_worth(g: Game, t: Tables, row: int, verb: verbs.Verb, number: int, source: Card) -> int:
    """What a verb gains that is done to all cards that fit, or to this many at random."""
    me = asked_player(g)
    total = 0
    if t.filter_of_named[row] != 0 and reaches(t, row, zones.BATTLE):
        return worth_of_best(g, t, 1 - me) * share_of(verb) // 10  # which race or civilization will be chosen then
    if t.filter_relation[row] == descriptions.HAS_THE_POWER:
        return most_of_one_power(g, t) * share_of(verb) // 10
    if t.filter_relation[row] == descriptions.COSTS_THE_NUMBER and reaches(t, row, zones.BATTLE):
        return most_of_one_cost(g, t, 1 - me) * share_of(verb) // 10
    if reaches(t, row, zones.BATTLE):
        if t.filter_whose[row] != owners.OPPONENTS:
            total -= harm(g, t, row, me, source, OF_ALL)
        if t.filter_whose[row] != owners.YOURS:
            total += harm(g, t, row, 1 - me, source, OF_ALL)
        return total * share_of(verb) // 10
    return moved_from_all_worth(g, t, row, destination(verb), number, source)


@cold
def moved_from_all_worth(g: Game, t: Tables, row: int, to: zones.Zone, number: int, source: Card) -> int:
    """What it gains that all cards that fit move out of their zones, or this many at random."""
    total = 0
    for zone in zones.between(zones.DECK, zones.NOWHERE):
        for side in range(2):
            if zone == zones.BATTLE or not reaches(t, row, zone) or not includes(t, row, side == asked_player(g)):
                continue
            # A shield that is broken comes to the hand, but the attack that breaks it would have broken another one.
            where = zones.GRAVEYARD if to < 0 and zone == zones.SHIELD else to
            if where >= 0:
                found = count_fitting(g, t, row, side, zone, source)
                total += moved_worth(g, t, side, zone, where, min(number, found))
    return total


@rule
def deck_worth(g: Game, side: int, code: int, number: int) -> int:
    """What this many cards from a side's deck are worth to it in the hand, in the mana zone or as shields."""
    if code == programs.DRAW:
        return hand_worth(g, side, number, one_more_in_hand(g, side))
    zone = zones.MANA if code == programs.CHARGE else zones.SHIELD
    return number * place_worth(g, side, zone) + fewer_left_worth(g, side, number)


@rule
def mill_worth(g: Game, whose: int, number: int) -> int:
    """What it is worth that this many cards of decks go to the graveyard."""
    worth = -fewer_left_worth(g, 1 - asked_player(g), number) if whose != owners.YOURS else 0
    return worth + fewer_left_worth(g, asked_player(g), number) if whose != owners.OPPONENTS else worth


@rule
def sent_worth(g: Game, place: int) -> int:
    """What it is worth that a spell goes to this place after it has been cast, instead of the graveyard.

    A charger is worth no more by that: it lost Removal Bombazar half a point to cast its one charger more readily.
    """
    if place == afterwards.INTO_MANA or place == afterwards.INTO_MANA_TAPPED:
        return MANA_POINTS
    # On a shield, it comes to the hand with that.
    comes = place == afterwards.INTO_HAND or (
        place == afterwards.ONTO_A_SHIELD and cards_in(g, asked_player(g), zones.SHIELD) > 0
    )
    return one_more_in_hand(g, asked_player(g)) if comes else 0


@rule
def gr_worth(g: Game, number: int) -> int:
    """What GR summoning is worth: two cards for each creature, whichever it will be, as long as there are any."""
    return 2 * CARD_POINTS * min(number, cards_in(g, asked_player(g), zones.GR))


@rule
def extra_turn_worth(g: Game, t: Tables, trigger: int, source: Card) -> int:
    """An extra turn is good; one that ends with losing the game must win it first, with the source's help."""
    if trigger < 0 or t.step_code[t.trigger_program[trigger]] != programs.LOSE:
        return 4 * CARD_POINTS
    shields = cards_in(g, 1 - asked_player(g), zones.SHIELD)
    joining = source if fights(g, t, source) else NO_CARD
    soon = can_finish(g, t, asked_player(g), joining, 2, shields + MARGIN, from_now=True)
    return WINNING // 2 if soon else -WINNING


@rule
def limit_worth(g: Game, number: int) -> int:
    """What it is worth that the opponent attacks no more often: something for each creature beyond that."""
    return min(max(cards_in(g, 1 - asked_player(g), zones.BATTLE) - number, 0), 3) * CARD_POINTS


@rule
def begun_worth(t: Tables, step: int) -> int:
    """What an ability is worth that an effect begins for a while, or for the end of the turn: as much as a card."""
    if t.step_code[step] == programs.STATIC_LASTS:
        return CARD_POINTS
    lasts = t.trigger_subject[t.step_trigger[step]] >= 0 or t.step_marks[step] == programs.GIVES
    return CARD_POINTS if lasts or t.step_event[step] == events.END_OF_TURN else 0


@rule
def cheaper_worth(g: Game, t: Tables, row: int, amount: int, source: Card) -> int:
    """What it is worth that the next creature costs less: something if it makes one of the hand payable."""
    me = asked_player(g)
    untapped = 0
    for index in range(cards_in(g, me, zones.MANA)):
        if not is_tapped(g, card_in(g, me, me, zones.MANA, index)):
            untapped += 1
    left = untapped - cost(g, t, source) if source >= 0 else untapped
    for index in range(cards_in(g, me, zones.HAND)):
        card = card_in(g, me, me, zones.HAND, index)
        price = cost(g, t, card)
        if card != source and fits(g, t, row, card, me, source) and left < price <= left + amount:
            return MANA_POINTS * amount
    return 0


@rule
def step_after(t: Tables, step: int) -> int:
    """The next step of a program that is read in a straight line: only jumps ahead are followed."""
    return t.step_go_to[step] if t.step_code[step] == programs.JUMP and t.step_go_to[step] > step else step + 1


@cold
def gives_all_shields_up(g: Game, t: Tables, step: int) -> bool:
    """Whether a "may" with this step takes all own shields, when the cards that come for them cannot help enough.

    They do as long as the opponent has most of its shields, even in danger: measured in mirror games of a deck that
    wants no shields, against giving them up always, never, only out of danger, and only to win in the same turn.
    """
    if t.step_code[step - 1] != programs.MAY or t.step_code[step] != programs.EVERY:
        return False
    row = t.step_filter[step]
    if t.filter_zones[row] != 1 << zones.SHIELD or t.filter_whose[row] != owners.YOURS:
        return False
    verb = t.step_verb[step + 1]
    if t.step_code[step + 1] != programs.DO or (verb != verbs.SHIELD_TO_HAND and share_of(verb) <= 1):
        return False
    return cards_in(g, 1 - asked_player(g), zones.SHIELD) < EARLY_SHIELDS


@cold
def gained_from_deck(g: Game, t: Tables, step: int, source: Card) -> int:
    """What a step gains that moves top cards of decks to hands, mana zones or shields."""
    number = at_least_one(g, t, t.step_amount[step], source)
    if t.step_whose[step] == owners.OPPONENTS:
        return -deck_worth(g, 1 - asked_player(g), t.step_code[step], number)
    return deck_worth(g, asked_player(g), t.step_code[step], number) if t.step_whose[step] != owners.ANYONES else 0


@cold
def taken_worth(g: Game, t: Tables, verb: verbs.Verb, number: int) -> int:
    """What it gains that this many top cards of the own deck go where the verb puts them, one of them at least."""
    me = asked_player(g)
    if verb == verbs.PUT_INTO_BATTLE:
        return CARD_POINTS + fewer_left_worth(g, me, number)
    return moved_worth(g, t, me, zones.DECK, destination(verb), 1) + fewer_left_worth(g, me, number)


@rule
def act_worth(g: Game, t: Tables, step: int, source: Card) -> int:
    """What a step gains that is about no chosen cards."""
    code = t.step_code[step]
    if code in (programs.DRAW, programs.CHARGE, programs.SHIELDIFY):
        return gained_from_deck(g, t, step, source)
    if code == programs.MILL:
        return mill_worth(g, t.step_whose[step], at_least_one(g, t, t.step_amount[step], source))
    if code == programs.SEND_THIS:
        return sent_worth(g, t.step_place[step])
    if code == programs.SHIELDIFY_THIS:
        return parameter(g, SHIELD_POINTS)
    if code == programs.GR_SUMMON:
        return gr_worth(g, at_least_one(g, t, t.step_amount[step], source))
    if code == programs.LIMIT:
        return limit_worth(g, t.step_amount[step])
    if code == programs.SKIP_NEXT_TURN:
        return extra_turn_worth(g, t, -1, source)
    if code == programs.EXTRA_TURN:
        return extra_turn_worth(g, t, t.step_trigger[step], source)
    if code == programs.DELAY or code == programs.STATIC_LASTS:
        return begun_worth(t, step)
    if code == programs.EXCHANGE:
        return exchange_worth(g)
    if code == programs.REDRAW_HANDS:
        return redraw_worth(g, t, t.step_whose[step], source)
    if code == programs.NEXT_COSTS_LESS:
        return cheaper_worth(g, t, t.step_filter[step], t.step_amount[step], source)
    if code == programs.ATTACK_ANYWAY:
        return attacks_despite_sickness(g, t)
    if code == programs.PROHIBIT:
        return CARD_POINTS // 3 if t.step_whose[step] == owners.OPPONENTS else 0
    if code == programs.WIN:
        return WINNING
    return -WINNING if code == programs.LOSE else 0


@rule
def skips_ahead(g: Game, t: Tables, step: int, idle: bool, source: Card) -> bool:
    """Whether a step leads further ahead, as far as the player can tell: what lies between will not happen."""
    code = t.step_code[step]
    if code == programs.UNLESS_DONE:
        return idle and t.step_go_to[step] > step
    if code == programs.UNLESS:
        return t.step_go_to[step] > step and cannot_hold(g, t, t.step_condition[step], source)
    return code == programs.MAY and gives_all_shields_up(g, t, step + 1)


@rule
def line_worth(g: Game, t: Tables, start: int, source: Card) -> int:
    """What a program would gain for the asked player, read in a straight line up to its choice of modes."""
    total = 0
    row = -1  # of the cards that the next verb is done to, if no player chose them
    number = 0
    shown = -1  # the step at which cards were chosen for what comes after the next verb
    top = 1  # cards of the own deck that were revealed or looked at
    taken = 0  # those that the next verb is done to
    idle = False  # whether the last choice does nothing
    step = start
    for _ in range(LONGEST_PROGRAM):
        code = t.step_code[step]
        verb = t.step_verb[step]
        if skips_ahead(g, t, step, idle, source):
            step = t.step_go_to[step]
            idle = False
            continue
        if code == programs.END or code == programs.PAID or code == programs.MODE or code == programs.NEXT_MODE:
            break
        if code == programs.SELECT:
            gained = chosen_worth(g, t, step, verb, source)
            idle = gained == 0 and reaches(t, t.step_filter[step], zones.BATTLE) and share_of(verb) > 0
            total += gained
            row = -1
            shown = step if verb == verbs.NO_VERB or verb == verbs.REVEAL or is_gift(verb) else -1
        elif code == programs.SELECT_AMONG:
            total += chosen_among_worth(g, t, step, top)
            row = -1
            taken = 0
        elif code == programs.EVERY or code == programs.AT_RANDOM:
            row = t.step_filter[step]
            number = LONGEST_PROGRAM if code == programs.EVERY else at_least_one(g, t, t.step_amount[step], source)
            shown = -1
        elif code >= programs.THIS and code <= programs.LAST_GATHERING:
            taken = 0
            if code == programs.TOP and t.step_whose[step] != owners.OPPONENTS:
                top = at_least_one(g, t, t.step_amount[step], source)
                taken = top
            row = -1
            shown = -1
        elif code != programs.DO:
            total += act_worth(g, t, step, source)
        elif verb == verbs.NO_VERB:
            pass  # what is done to these cards comes later
        elif row >= 0 and is_gift(verb):
            total += gift_worth(g, t, row, step, source, to_all=True)
        elif row >= 0:
            total += every_worth(g, t, row, verb, number, source)
            row = -1
        elif shown >= 0 and is_gift(verb):
            total += gift_worth(g, t, t.step_filter[shown], step, source, to_all=False)
        elif shown >= 0 and (share_of(verb) > 0 or destination(verb) >= 0):
            total += chosen_worth(g, t, shown, verb, source)
            shown = -1
        elif taken > 0 and takes(verb):
            total += taken_worth(g, t, verb, taken)
            taken = 0
        step = step_after(t, step)
    return total


@rule
def lends_for_nothing(g: Game, t: Tables, step: int, source: Card) -> bool:
    """Whether a "may" with this step taps its own creature for lending its power, and that gains nothing (Dynamo)."""
    if t.step_code[step] != programs.THIS or t.step_verb[step + 1] != verbs.TAP:
        return False
    for later in range(step + 2, step + 6):
        if t.step_code[later] == programs.SELECT and t.step_verb[later] == verbs.LEND:
            return gift_worth(g, t, t.step_filter[later], later + 1, source, to_all=False) <= 0
    return False


@rule
def gives_itself_up_for_nothing(g: Game, t: Tables, step: int, source: Card) -> bool:
    """Whether a "may" with this step gives its own creature up for a card of the hand, and the hand has none."""
    if t.step_code[step - 1] != programs.MAY or t.step_code[step] != programs.THIS:
        return False
    if source < 0 or zone_of(g, source) != zones.BATTLE or t.step_code[step + 1] != programs.DO:
        return False
    if share_of(t.step_verb[step + 1]) <= 1:
        return False
    then = step + 3 if t.step_code[step + 2] == programs.UNLESS_DONE else step + 2
    row = t.step_filter[then]
    if (
        t.step_code[then] != programs.SELECT
        or t.filter_zones[row] != 1 << zones.HAND
        or t.filter_whose[row] == owners.OPPONENTS
    ):
        return False
    return count_fitting(g, t, row, asked_player(g), zones.HAND, source) == 0


@cold
def cards_milled(t: Tables, start: int) -> int:
    """How many cards of the own deck a program puts into the graveyard, read in a straight line."""
    if start < 0:
        return 0
    total = 0
    step = start
    for _ in range(LONGEST_PROGRAM):
        if t.step_code[step] == programs.END:
            break
        if t.step_code[step] == programs.MILL and t.step_whose[step] != owners.OPPONENTS:
            total += max(t.step_amount[step], 1)
        step = step_after(t, step)
    return total


@cold
def can_find_more(t: Tables, start: int) -> bool:
    """Whether a program does something to creatures of the opponent, or to all of its cards: later it may find more."""
    if start < 0:
        return False
    step = start
    for _ in range(LONGEST_PROGRAM):
        code = t.step_code[step]
        if code == programs.END:
            break
        chosen = code == programs.SELECT and share_of(t.step_verb[step]) > 0
        row = t.step_filter[step]
        chosen = chosen and reaches(t, row, zones.BATTLE)
        if (chosen or code == programs.EVERY) and t.filter_whose[row] != owners.YOURS:
            return True
        step = step_after(t, step)
    return False


@rule
def find_modes(t: Tables, start: int) -> int:
    """The step of a program at which one of several effects is chosen, or -1."""
    step = start
    for _ in range(LONGEST_PROGRAM):
        code = t.step_code[step]
        if code == programs.MODE:
            return step
        if code == programs.END or code == programs.PAID:
            return -1
        step = step_after(t, step)
    return -1


@rule
def program_worth(g: Game, t: Tables, start: int, source: Card) -> int:
    """What a program would gain for the asked player in points, with its best mode."""
    if start < 0:
        return 0
    total = line_worth(g, t, start, source)
    modes = find_modes(t, start)
    if modes >= 0:
        best = -WINNING
        for mode in range(t.step_count[modes]):
            best = max(best, line_worth(g, t, t.step_modes[modes, mode], source))
        total += best * max(t.step_chosen[modes] & ~programs.REPEATS, 1)
    return total


@rule
def modes_of(t: Tables, kind: Kind) -> int:
    """The first choice of modes in the text of a kind, or -1."""
    if t.program[kind] >= 0:
        return find_modes(t, t.program[kind])
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        modes = find_modes(t, t.trigger_program[row])
        if modes >= 0:
            return modes
    return -1


# --- What a card is worth ---------------------------------------------------------------------------------
@rule
def entering_worth(g: Game, t: Tables, card: Card, kind: Kind) -> int:
    """What abilities gain that trigger when the creature is put into the battle zone, or as the turn ends."""
    total = 0
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        of_this = t.trigger_declared[row] == 0 and t.trigger_condition[row] < 0
        enters = (t.trigger_event[row, 0] & (events.PUT | events.ATTACHED)) != 0 and t.trigger_subject[
            row
        ] == descriptions.SUBJECT_IS_SELF
        ends = t.trigger_event[row, 0] == events.END_OF_TURN and t.trigger_whose[row] == owners.YOURS
        if of_this and (enters or ends):
            total += program_worth(g, t, t.trigger_program[row], card)
    return total


@rule
def playing_worth(g: Game, t: Tables, card: Card, kind: Kind) -> int:
    """What playing an own card as this kind, maybe a half of a twinpact, would gain now.

    It is the worth of the creature and of what it does on entering, or of the spell's effect.
    """
    if (t.traits[kind] & traits.ATTACHES) != 0:
        # It comes with a creature, or strengthens one.
        return CARD_POINTS + COST_POINTS * min(t.cost[kind], COST_CAP) + entering_worth(g, t, card, kind)
    if (t.traits[kind] & traits.ELEMENT) == 0:
        worth = program_worth(g, t, t.program[kind], card) + program_worth(g, t, t.additional_cost[kind], card)
        if (t.keywords[kind] & keywords.CHARGER) != 0:
            worth += mana_worth(g, asked_player(g))
        return worth + sent_worth(g, t.after_casting[kind])
    return worth_of(t.power[kind], t.keywords[kind], t.cost[kind]) + entering_worth(g, t, card, kind)


@rule
def kind_played(g: Game, t: Tables, card: Card, way: int) -> Kind:
    """The kind that a card of the hand is played as in this way: itself, or a half of a twinpact."""
    kind = kind_of(g, card)
    if way == uses.COMBINED:
        return t.other_face[kind]
    if t.resolving_half[kind] < 0:
        return kind
    return t.resolving_half[kind] if way == uses.SPELL_HALF else t.element_half[kind]


@rule
def keeping_worth(g: Game, t: Tables, card: Card) -> int:
    """What an own card is worth in the hand: more for an expensive one, unless the mana for it is far off."""
    price = min(cost(g, t, card), COST_CAP)
    reach = cards_in(g, asked_player(g), zones.MANA) + 2
    return CARD_POINTS + 100 * price if price <= reach else CARD_POINTS - 100 * (price - reach)


@rule
def any_card_worth(g: Game, t: Tables, card: Card) -> int:
    """What a visible card is worth to its owner, in any zone."""
    if fights(g, t, card):
        return creature_worth(g, t, card)
    return CARD_POINTS + COST_POINTS * min(cost(g, t, card), COST_CAP)


@rule
def is_several(civs: int) -> bool:
    """Whether these are two civilizations or more: such a card enters the mana zone tapped."""
    return (civs & (civs - 1)) != 0
