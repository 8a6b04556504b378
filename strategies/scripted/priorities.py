"""The priorities that the scripted players share: one short list for each question.

Every `want_...` says how much the asked player wants one option, as a number: the highest wins, the first
among equals. Declining is worth 0, so an option below that is taken only if the player cannot decline.
Conditions are in the order of preference: the first that applies decides.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from sim.compiler.decorators import cold, rule
from sim.engine.facts.view import (
    asked_player,
    attack_target,
    attacker,
    blockers_chosen,
    breaks,
    card_in,
    cards_in,
    castles_on,
    chosen_before,
    civilizations,
    crossed_creature,
    declared_like,
    done_this_turn,
    face_up_cards_in,
    fights,
    fits,
    has_base,
    is_face_up,
    is_looking,
    is_sick,
    is_tapped,
    keywords_of,
    lies_under,
    next_step,
    option_card,
    option_count,
    option_is_own,
    option_kind,
    option_number,
    parameter,
    power,
    question,
    question_card,
    question_verb,
    steps_this_turn,
    summoned_this_turn,
    turn,
)
from sim.engine.facts.view import kind as kind_of
from sim.engine.facts.view import zone as zone_of
from sim.engine.record.codes import (
    card_types,
    choices,
    descriptions,
    events,
    keywords,
    programs,
    statics,
    tags,
    traits,
    uses,
    verbs,
    zones,
)
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.battles import battle_wish, battles_for_nothing, gain_between, partners_for
from strategies.scripted.changes import (
    DANGER_POINTS,
    WINNING,
    count_fitting,
    lost_shields_worth,
    one_more_in_hand,
    place_after,
)
from strategies.scripted.combat import TO_GAIN, TO_REST, TO_SURVIVE, battle_gain, can_finish, stops, wins_anyway
from strategies.scripted.creatures import (
    BREAK_POINTS,
    CARD_POINTS,
    COST_CAP,
    MANA_POINTS,
    breaker_size,
    creature_worth,
    is_fighter,
    threat_of,
    worth_of,
)
from strategies.scripted.gears import gear_worth, has_fighter, is_better_elsewhere, is_gear, want_crossed
from strategies.scripted.gifts import gift_to, is_gift
from strategies.scripted.mana import (
    SOME_MANA,
    hand_civilizations,
    is_like_one_before,
    look_ahead,
    mana_civilizations,
    note_hand,
)
from strategies.scripted.parameters import (
    BLOCK_LEAST,
    CHUMP_SHIELDS,
    DECK_LOW,
    HAND_KEPT,
    HUNT_LEAST,
    MANA_ENOUGH,
    MANA_MOST,
    PLAYBOOK,
    SPELL_YIELD,
)
from strategies.scripted.playbook import by_its_playbook, lines_asked
from strategies.scripted.tiers import FIFTH, FIRST, FOURTH, SECOND, THIRD
from strategies.scripted.worth import (
    OF_ALL,
    any_card_worth,
    can_find_more,
    cards_milled,
    entering_worth,
    gives_all_shields_up,
    gives_itself_up_for_nothing,
    harm,
    is_several,
    keeping_worth,
    kind_played,
    lends_for_nothing,
    line_worth,
    modes_of,
    playing_worth,
    program_worth,
    share_of,
    worth_of_cost,
    worth_of_power,
)

Shared = TypeVar("Shared")

BASE_KEPT: Final = 1000  # what the only base of an evolution creature is kept for
PATIENCE: Final = 12  # turns after which one mana card more is wanted
HIGHEST_COST: Final = 100  # a question with a higher number asks for a power
# Far more than any turn needs: creatures put and spells cast in it, and steps of effects.
MOST_DONE: Final = 40
MOST_STEPS: Final = 1_000
YES_PLEASE: Final = 1  # a plain yes, when there is nothing to compare


# --- The turn: charge, play, pay --------------------------------------------------------------------------
@rule
def may_charge(g: Game) -> bool:
    """Whether the asked player would put any card of the hand into the mana zone."""
    mana = cards_in(g, asked_player(g), zones.MANA)
    # The longer the game, the more mana is enough: two players who undo each other's turns stop in the end.
    patience = turn(g) // PATIENCE
    if mana >= parameter(g, MANA_MOST) + patience:
        return False
    # Not the last cards of the hand.
    return mana < SOME_MANA or cards_in(g, asked_player(g), zones.HAND) > parameter(g, HAND_KEPT) - patience // 2


@rule
def want_charge(g: Game, t: Tables, card: Card, own_civs: int) -> int:
    """Putting this card of the hand, which is noted, into the mana zone, which has these civilizations.

    Whether the player would charge anything is decided before (`may_charge`).
    """
    mana = cards_in(g, asked_player(g), zones.MANA)
    civs = civilizations(g, t, card)
    untapped = mana if is_several(civs) else mana + 1
    now, later, needed, is_base = look_ahead(g, card, untapped, own_civs | civs)
    brings_missing = (civs & needed & ~own_civs) != 0
    # Not when there is enough of everything.
    if mana >= parameter(g, MANA_ENOUGH) + turn(g) // PATIENCE and not brings_missing and later <= mana:
        return 0
    # What can be played now and in the next turn counts most, then the colours, then what is given away.
    wanted = FIRST + 600 * now + 200 * later - keeping_worth(g, t, card)
    if is_base:
        wanted -= BASE_KEPT
    return wanted + 1000 if brings_missing else wanted


SUMMONED_ENOUGH: Final = 8  # more than a deck has of one card, with those that return once


@rule
def want_use(g: Game, t: Tables, card: Card, way: int) -> int:
    """Playing this card of the hand in this way."""
    kind = kind_played(g, t, card, way)
    worth = playing_worth(g, t, card, kind)
    price = min(t.cost[kind], COST_CAP)
    saved = 0
    if way > uses.PAY_COST and way < uses.SPELL_HALF:
        row = t.way_first[kind] + way - 1
        worth += program_worth(g, t, t.way_payment[row], card) - (fed_worth(g, t) if t.way_feeds[row] != 0 else 0)
        if t.way_rider[row] >= 0:
            worth -= CARD_POINTS
        saved = price if t.way_reduction[row] < 0 else t.way_reduction[row]
        if t.way_cost[row] >= 0:
            saved = max(price - t.way_cost[row], 0)
        if t.way_goes_to[row] != 0:
            saved = -CARD_POINTS  # it comes a turn later than if it is summoned
    # A castle does its work as long as its shield lasts, and waits for the creatures that it helps.
    if (t.traits[kind] & traits.FORTIFIES) != 0:
        return SECOND + 10_000 * price
    # Never what does more harm than good.
    if worth <= 0:
        return -FIRST
    # Nor again and again what comes back each time, such as a free creature that has to stay in the mana zone.
    if zone_of(g, card) != zones.HAND and summoned_this_turn(g, kind) > SUMMONED_ENOUGH:
        return -FIRST
    # Spells only if they are worth their mana. One that can find more later waits for that.
    if (t.traits[kind] & (traits.ELEMENT | traits.ATTACHES)) == 0:
        least = parameter(g, SPELL_YIELD) * price
        enough = worth >= least or (worth * NOW_OR_LATER >= least and not can_find_more(t, t.program[kind]))
        tier = SECOND if enough else -SECOND
        return tier + 10_000 * price + worth // 100
    if (t.types[kind] & card_types.CROSS_GEAR) != 0:
        tier = FIRST - HALF_A_MANA if has_fighter(g, t) else SECOND
        return tier + 10_000 * price + worth // 100
    # The creature worth most first, for the least mana.
    return FIRST + 10_000 * price + worth // 100 + saved


@cold
def fed_worth(g: Game, t: Tables) -> int:
    """What is lost by putting the least of the player's creatures into the mana zone for a card."""
    least = WINNING
    for index in range(cards_in(g, asked_player(g), zones.BATTLE)):
        card = card_in(g, asked_player(g), asked_player(g), zones.BATTLE, index)
        if is_fighter(g, t, card):
            least = min(least, threat_of(g, t, card))
    return max(least - MANA_POINTS, 0)


NOW_OR_LATER: Final = 3  # a spell that finds no more later is cast for this part of what another must gain
HALF_A_MANA: Final = 5_000  # a gear is crossed rather than a creature of its cost summoned, and that before generating


@cold
def want_cross(g: Game, t: Tables, gear: Card) -> int:
    """Crossing this gear by paying its cost: one without a creature, or one that would do much better elsewhere."""
    price = min(t.cost[kind_of(g, gear)], COST_CAP)
    if crossed_creature(g, gear) < 0:
        return FIRST + HALF_A_MANA + 10_000 * price
    return FIFTH + price if is_better_elsewhere(g, t, gear) else -FIRST


@cold
def want_hyperify(g: Game, t: Tables, creature: Card) -> int:
    """Unleashing the Hyper Mode of this creature, after using cards: what it gains for what is tapped for it."""
    kind = kind_of(g, creature)
    whole = t.unleashed[kind]
    more = t.trigger_count[whole] - t.trigger_count[kind] + t.static_count[whole] - t.static_count[kind] + 1
    gain = worth_of(t.power[whole], t.keywords[whole], 0) - worth_of(t.power[kind], t.keywords[kind], 0)
    gain += CARD_POINTS * more
    # A creature that could neither attack nor block is missed least.
    lost = FIRST
    for index in range(cards_in(g, asked_player(g), zones.BATTLE)):
        card = card_in(g, asked_player(g), asked_player(g), zones.BATTLE, index)
        if card == creature or is_tapped(g, card) or not is_fighter(g, t, card):
            continue
        bits = keywords_of(g, t, card)
        idle = (bits & keywords.BLOCKER) == 0 and (is_sick(g, t, card) or (bits & keywords.CANT_ATTACK) != 0)
        lost = min(lost, 0 if idle else BREAK_POINTS * breaker_size(bits, power(g, t, card)))
    ready = not is_tapped(g, creature) and not is_sick(g, t, creature)
    return FOURTH + gain if (gain if ready else gain // 2) > lost else -FIRST


@cold
def is_liked_tapped(g: Game, t: Tables, card: Card) -> bool:
    """Whether the card that is paid for asks that such mana is tapped for it (Fort Energy)."""
    liked = t.likes_tapped[kind_of(g, question_card(g))] - 1
    return liked >= 0 and fits(g, t, liked, card, asked_player(g), question_card(g))


@rule
def want_pay(g: Game, t: Tables, card: Card, hand_civs: int) -> int:
    """Tapping this mana card: the one whose civilizations the rest of the hand, which has these, needs least.

    A card that is cast from the mana zone comes first: it is leaving anyway.
    """
    if card == question_card(g):
        return FIRST + 1
    needed = hand_civs & civilizations(g, t, card)
    wanted = FIRST
    if t.notes_kinds != 0 and is_liked_tapped(g, t, card):
        wanted += MOST_DONE
    while needed != 0:
        needed &= needed - 1
        wanted -= 1
    return wanted


@rule
def want_base(g: Game, t: Tables, card: Card) -> int:
    """Evolving this creature: first one that could not attack and now can, then the one worth least."""
    if (t.types[kind_of(g, question_card(g))] & card_types.NEO) != 0:
        return want_neo_base(g, t, card)
    if t.evolution_many[kind_of(g, question_card(g))] != 0 and option_kind(g, 0) == choices.OPTION_NO:
        # One is chosen already. A creature that could not attack is of more use under the new one.
        return FIRST if is_tapped(g, card) or is_sick(g, t, card) else -1
    if is_tapped(g, card):
        return FIFTH - base_worth(g, t, card)
    if fights(g, t, card) and not is_sick(g, t, card):
        return THIRD - base_worth(g, t, card)
    return FIRST - base_worth(g, t, card)


@rule
def base_worth(g: Game, t: Tables, card: Card) -> int:
    """What a base is worth by itself: a tamaseed has done what it does."""
    return creature_worth(g, t, card) if fights(g, t, card) else CARD_POINTS // 2


@cold
def want_neo_base(g: Game, t: Tables, card: Card) -> int:
    """Putting a neo creature on this one and not by itself: for an attack at once, if little is given up."""
    if is_tapped(g, card):
        return -1
    gives_up = base_worth(g, t, card) if not is_sick(g, t, card) else 0
    gain = creature_worth(g, t, question_card(g)) // 2 - gives_up
    return THIRD + gain if gain > 0 else -1


# --- Attacking and blocking -------------------------------------------------------------------------------
@rule
def finishing_order(g: Game, t: Tables, card: Card) -> int:
    """The order of attackers in a winning attack: the smallest that breaks all shields, or else the largest."""
    size = breaks(g, t, card)
    shields = cards_in(g, 1 - asked_player(g), zones.SHIELD)
    return 100 - size if size >= shields else size


@rule
def look_at_attack(g: Game, t: Tables) -> int:
    """What blocking is for now: nothing, survival, or a gain."""
    enemy = attacker(g)
    if enemy < 0 or blockers_chosen(g) > 0:
        return TO_REST
    me = asked_player(g)
    if attack_target(g) < 0 and can_finish(g, t, 1 - me, enemy, 1, cards_in(g, me, zones.SHIELD), from_now=True):
        return TO_SURVIVE
    return TO_GAIN


@rule
def want_block(g: Game, t: Tables, card: Card, plan: int) -> int:
    """Blocking with this creature."""
    if plan == TO_REST:
        return -FIRST
    enemy = attacker(g)
    attacked = attack_target(g)
    gain = battle_gain(g, t, card, enemy)
    shields = cards_in(g, asked_player(g), zones.SHIELD)
    # A direct attack must be stopped.
    if attacked < 0 and shields == 0:
        return FIRST + gain
    # An attack that lets the other attackers finish must be stopped too.
    if plan == TO_SURVIVE:
        return SECOND + gain
    # A good battle is welcome.
    if attacked >= 0:
        gain -= battle_gain(g, t, attacked, enemy)
    if gain >= parameter(g, BLOCK_LEAST):
        return THIRD + gain
    # With few shields left, a small creature is less than two shields.
    if attacked < 0 and shields <= parameter(g, CHUMP_SHIELDS) and breaks(g, t, enemy) > 1:
        return FOURTH + gain
    return -FIRST


# --- Declaring --------------------------------------------------------------------------------------------
@rule
def want_declare_card(g: Game, t: Tables, card: Card, strikes_back: bool) -> int:
    """Declaring this shield trigger or strike back: any that gains something, or a free one that harms nobody."""
    kind = kind_played(g, t, card, uses.FOR_NO_COST)
    worth = playing_worth(g, t, card, kind)
    if strikes_back:
        worth -= CARD_POINTS  # the card that is discarded for it
    if worth == 0 and not strikes_back and not can_find_more(t, t.program[kind]):
        return THIRD
    return FIRST + worth if worth > 0 else worth - 1


@rule
def want_declare_ability(g: Game, t: Tables, card: Card, row: int) -> int:
    """Declaring this ability of a card in the hand."""
    tag = t.trigger_tag[row]
    own = attacker(g)
    # A creature takes the attacker's place, or comes on top of it: if it is the better one.
    if (tag == tags.INVASION or tag == tags.REVOLUTION_CHANGE) and own >= 0:
        gain = playing_worth(g, t, card, kind_of(g, card)) - creature_worth(g, t, own)
        return FIRST + gain if gain > 0 else -FIRST
    # Every other ability only adds something, but a spell may take the last cards of the deck for it.
    return -FIRST if not fights(g, t, card) and costs_too_many_cards(g, t, card) else THIRD


@cold
def costs_too_many_cards(g: Game, t: Tables, card: Card) -> bool:
    """Whether casting this spell takes the last cards of the deck, or any for an attack that wins anyway."""
    if playing_worth(g, t, card, kind_of(g, card)) <= -DANGER_POINTS:
        return True
    each = cards_milled(t, t.program[kind_of(g, card)])
    if each == 0:
        return False
    # Those of its kind that are declared already take as many.
    number = each * (1 + declared_like(g, kind_of(g, card)))
    return wins_anyway(g, t) or cards_in(g, asked_player(g), zones.DECK) - number <= parameter(g, DECK_LOW)


@rule
def want_resolve(g: Game, t: Tables, card: Card) -> int:
    """Resolving this waiting effect next: small creatures before large ones: these end on top."""
    if card < 0:
        return 0
    if zone_of(g, card) == zones.HAND and fights(g, t, card):
        return FIRST - creature_worth(g, t, card)
    return FIRST


# --- Effects: choosing cards ------------------------------------------------------------------------------
@rule
def want_in_battle_zone(g: Game, t: Tables, card: Card, own: bool, verb: verbs.Verb) -> int:
    """Choosing this card in the battle zone for a verb."""
    worth = threat_of(g, t, card) if fights(g, t, card) and not lies_under(g, card) else CARD_POINTS
    if is_gear(g, t, card):
        worth = gear_worth(g, t, card)
    # A battle: only if the player wins it.
    if verb == verbs.FIGHT or verb == verbs.MAKE_BLOCK or verb == verbs.MAKE_BLOCK_THAT:
        source = attacker(g) if verb == verbs.MAKE_BLOCK_THAT else question_card(g)
        return battle_gain(g, t, source, card) if source >= 0 else worth
    if verb == verbs.FIGHT_EACH_OTHER and chosen_before(g) >= 0:
        return gain_between(g, t, card, chosen_before(g))
    if verb == verbs.NO_VERB or verb == verbs.TAP:
        partners = partners_for(t, next_step(g) - 1) if next_step(g) > 0 else -1
        if partners >= 0:
            return battle_wish(g, t, card, partners)
    # Tapping: what could still attack or block.
    if verb == verbs.TAP or verb == verbs.KEEP_TAPPED:
        # "You may tap one of your creatures. If you do, ...": one that is tapped already brings nothing.
        if verb == verbs.TAP and own and is_tapped(g, card) and option_kind(g, 0) == choices.OPTION_NO:
            return -worth
        # One of the opponent's that is tapped already loses nothing, unless the effect keeps it tapped.
        if not own and is_tapped(g, card) and verb == verbs.TAP and t.step_verb[next_step(g) + 1] != verbs.KEEP_TAPPED:
            return 0
        idle = own and is_sick(g, t, card)
        worth = worth // 4 if is_tapped(g, card) or idle else worth
    # What lasts for a while goes where it gains most.
    if is_gift(verb) and t.step_verb[next_step(g)] == verb:
        gain = gift_to(g, t, card, own, next_step(g), question_card(g))
        return GIFT_FIRST * gain + (worth if own else -worth) // GIFT_FIRST
    if verb == verbs.EXPOSE:
        return worth
    if verb == verbs.UNLEASH and t.unleashed[kind_of(g, card)] < 0:
        return -worth
    # Harm goes to the opponent's best creature, and if it must, to the player's own least. What follows a choice that
    # does nothing yet is harm for the opponent's creatures.
    if share_of(verb) > 0 and own:
        return given_up_for(g, t, verb) - worth
    if share_of(verb) > 0 or (verb == verbs.NO_VERB and not own):
        return worth
    # Anything else is a gift: to the player's own best.
    return worth if own else -worth


@cold
def given_up_for(g: Game, t: Tables, verb: verbs.Verb) -> int:
    """What giving an own creature up gains that the player may keep: its place, and what comes after it."""
    if option_kind(g, 0) != choices.OPTION_NO:
        return 0
    return place_after(g, verb) + line_worth(g, t, next_step(g), question_card(g))


GIFT_FIRST: Final = 100  # what an effect does to a creature counts before what the creature is worth
CASTLE_WISH: Final = 4  # more than what is known of a shield matters to who breaks it


@rule
def want_broken(g: Game, t: Tables, shield: Card, own: bool) -> int:
    """Breaking this shield, -1 for one that is not known: a known shield trigger last, unless it is the player's."""
    if shield < 0:
        return YES_PLEASE + 1
    triggers = (t.keywords[kind_of(g, shield)] & keywords.ANY_SHIELD_TRIGGER) != 0
    return YES_PLEASE + 2 if triggers == own else YES_PLEASE


@rule
def face_up_beside(g: Game, index: int) -> int:
    """How many cards of the shield of an option lie face up next to its own card."""
    return face_up_cards_in(g, index) - (1 if option_card(g, index) >= 0 else 0)


@rule
def want_shield_or_hidden(g: Game, t: Tables, card: Card, own: bool, verb: verbs.Verb) -> int:
    """Choosing a shield that is known, or a card that may not be looked at (-1), for a verb.

    A shield that lies face up is chosen like any other, but for breaking it, or seeing it.
    """
    if verb == verbs.TURN_FACE_UP or verb == verbs.LOOK_AT:
        if card >= 0 or (own and verb == verbs.TURN_FACE_UP):
            return -1
        return YES_PLEASE if own else YES_PLEASE + 1
    if own:
        return -1
    if verb == verbs.BREAK:
        return want_broken(g, t, card, own)
    return -1 if verb == verbs.PUT_INTO_BATTLE or verb == verbs.SHIELD_TO_HAND else YES_PLEASE


@rule
def want_elsewhere(g: Game, t: Tables, card: Card, own: bool, verb: verbs.Verb) -> int:
    """Choosing this card of a hand, deck, graveyard or mana zone for a verb."""
    zone = zone_of(g, card)
    worth = any_card_worth(g, t, card)
    if verb == verbs.PUT_INTO_BATTLE or verb == verbs.PUT_ONTO_THIS:
        if not own:
            return -worth
        is_spell = (t.traits[kind_of(g, card)] & (traits.RESOLVES | traits.ELEMENT)) == traits.RESOLVES  # 302.3
        can_enter = not is_spell and (verb == verbs.PUT_ONTO_THIS or has_base(g, t, card))
        return worth + entering_worth(g, t, card, kind_of(g, card)) if can_enter else -worth
    if verb == verbs.USE_FREE:
        return playing_worth(g, t, card, kind_played(g, t, card, uses.PAY_COST)) if has_base(g, t, card) else -worth
    if verb == verbs.CAST_FREE:
        return playing_worth(g, t, card, kind_played(g, t, card, uses.SPELL_HALF))
    # Out of the hand.
    if zone == zones.HAND and own:
        if verb == verbs.TO_MANA:
            note_hand(g, t)
            return want_charge(g, t, card, mana_civilizations(g, t)) if may_charge(g) else 0
        return -keeping_worth(g, t, card)
    if zone == zones.MANA and verb == verbs.TAP and own:
        return want_tap_mana(g)
    # Back from the mana zone: the card that is missed least there and most in the hand.
    if zone == zones.MANA:
        return -MANA_MISSED + keeping_worth(g, t, card) if own else worth
    if verb == verbs.ATTACH:
        return worth if own else -worth
    # Into the hand.
    if verb == verbs.TO_HAND or verb == verbs.REVEAL:
        return keeping_worth(g, t, card) if own else -worth
    if verb == verbs.TO_MANA:
        return CARD_POINTS - keeping_worth(g, t, card) // 2 if own else -worth
    # Lost to its owner.
    return -worth if own else worth


MANA_MISSED: Final = 10_000


@rule
def want_tap_mana(g: Game) -> int:
    """Tapping a card of the own mana zone, where an own creature untaps for every two: as many as untap something."""
    me = asked_player(g)
    tapped_creatures = 0
    for index in range(cards_in(g, me, zones.BATTLE)):
        if is_tapped(g, card_in(g, me, me, zones.BATTLE, index)):
            tapped_creatures += 1
    left = option_count(g) - 1  # without the option to stop
    chosen = -left
    for index in range(cards_in(g, me, zones.MANA)):
        if not is_tapped(g, card_in(g, me, me, zones.MANA, index)):
            chosen += 1
    return YES_PLEASE if chosen // 2 < tapped_creatures and (chosen % 2 == 1 or left >= 2) else -YES_PLEASE


@cold
def want_put_on(g: Game, index: int, own: bool) -> int:
    """Putting a card on this shield: all of it goes to its owner's hand when it is broken.

    The player's own lie on as many shields as possible, so that one break takes few of them. Those of the opponent lie
    together, on the shield that is broken last.
    """
    number = face_up_cards_in(g, index)
    return -1 - number if own else YES_PLEASE + number


@cold
def want_taken_back(g: Game, t: Tables, index: int) -> int:
    """Putting this own shield into the hand: only for cards that lie face up in it and come along."""
    others = face_up_beside(g, index)
    if others == 0:
        return -1
    return (1 + others) * one_more_in_hand(g, asked_player(g)) - lost_shields_worth(g, t, 1)


@rule
def want_selected(g: Game, t: Tables, index: int) -> int:
    """Choosing the card of this option for the verb that asks."""
    card = option_card(g, index)
    own = option_is_own(g, index)
    if question_verb(g) == verbs.PUT_ON_SHIELD:
        return want_put_on(g, index, own)
    if own and question_verb(g) == verbs.SHIELD_TO_HAND:
        return want_taken_back(g, t, index)
    if card < 0 or (is_face_up(g, card) and not is_looking(g)):
        return want_shield_or_hidden(g, t, card, own, question_verb(g))
    if zone_of(g, card) == zones.BATTLE:
        return want_in_battle_zone(g, t, card, own, question_verb(g))
    # Of the sides of a card in the hyperspatial zone, the later ones are the stronger ones.
    return want_elsewhere(g, t, card, own, question_verb(g)) + option_number(g, index)


@rule
def want_mode(g: Game, t: Tables, card: Card, number: int) -> int:
    """Choosing this one of several effects: the one that gains most."""
    if card < 0:
        return 0
    # A twinpact that is used for no cost: the creature is 0, the spell 1.
    if t.resolving_half[kind_of(g, card)] >= 0:
        half = kind_played(g, t, card, uses.SPELL_HALF if number == 1 else uses.FOR_NO_COST)
        return playing_worth(g, t, card, half)
    modes = modes_of(t, kind_of(g, card))
    if modes < 0 or number >= t.step_count[modes]:
        return 0
    return line_worth(g, t, t.step_modes[modes, number], card)


@rule
def want_number(g: Game, t: Tables, number: int) -> int:
    """Naming this number: the cost or power of the best creatures, or the cost of what their next mana could pay."""
    if share_of(question_verb(g)) > 0:
        if option_number(g, option_count(g) - 1) > HIGHEST_COST:
            return worth_of_power(g, t, number)
        return worth_of_cost(g, t, 1 - asked_player(g), number)
    return -abs(number - cards_in(g, 1 - asked_player(g), zones.MANA) - 1)


@rule
def want_yes(g: Game, t: Tables) -> int:
    """Agreeing: yes, but not to draw until the deck is empty (104.2b), nor to give cards up for nothing.

    An own shield may be broken unless that is dangerous: the other effect would be the opponent's. A turn is worth more
    than what an effect does to those who do not skip it.
    """
    if question_verb(g) == verbs.SKIP_A_TURN:
        return -1
    if question_verb(g) == verbs.BREAK:
        return YES_PLEASE if lost_shields_worth(g, t, 1) < DANGER_POINTS else -1
    if question(g) == choices.ASK_MAY:
        if cards_in(g, asked_player(g), zones.DECK) <= parameter(g, DECK_LOW):
            return -1
        if gives_all_shields_up(g, t, next_step(g)):
            return -1
        if battles_for_nothing(g, t, next_step(g)):
            return -1
        if lends_for_nothing(g, t, next_step(g), question_card(g)):
            return -1
        return -1 if gives_itself_up_for_nothing(g, t, next_step(g), question_card(g)) else YES_PLEASE
    return YES_PLEASE


@rule
def want_silent_skill(g: Game, t: Tables, card: Card) -> int:
    """Keeping the creature tapped for its Silent Skill: if that gains anything."""
    if cards_in(g, asked_player(g), zones.DECK) <= parameter(g, DECK_LOW):
        return -1
    kind = kind_of(g, card)
    total = 0
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        if t.trigger_event[row, 0] == events.SILENT_SKILL:
            total += program_worth(g, t, t.trigger_program[row], card)
    return YES_PLEASE if total > 0 else -1


@cold
def want_name(g: Game, t: Tables, row: int) -> int:
    """Naming the race, civilization or card of this description: what harms the opponent, or helps oneself."""
    me = asked_player(g)
    verb = question_verb(g)
    mine = harm(g, t, row, me, NO_CARD, OF_ALL)
    theirs = harm(g, t, row, 1 - me, NO_CARD, OF_ALL)
    if verb == verbs.TO_MANA:
        return count_fitting(g, t, row, me, zones.HAND, NO_CARD)
    if verb == verbs.TO_HAND:
        return theirs - mine + CARD_POINTS * count_fitting(g, t, row, me, zones.GRAVEYARD, NO_CARD)
    return theirs - mine if share_of(verb) > 0 else mine - theirs


@cold
def want_to_stand_in(g: Game, t: Tables, card: Card) -> int:
    """Battling instead of the creature that the question is about: the gain of it, or more power outside an attack."""
    replaced = question_card(g)
    other = NO_CARD
    if replaced == attacker(g):
        other = attack_target(g)
    elif replaced == attack_target(g):
        other = attacker(g)
    if other < 0:
        return power(g, t, card) - power(g, t, replaced)
    return battle_gain(g, t, card, other) - battle_gain(g, t, replaced, other)


@rule
def want_saved_shield(g: Game, t: Tables, card: Card) -> int:
    """Doing what this creature offers instead of having a shield broken: if the shield is worth more."""
    kind = kind_of(g, card)
    price = creature_worth(g, t, card)
    for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
        if t.static_head[row] == statics.INSTEAD_OF_BREAK and t.static_filter[row] == descriptions.SUBJECT_IS_SELF:
            program = t.static_program[row]
            itself = t.step_code[program] == programs.THIS
            price = creature_worth(g, t, card) if itself else -program_worth(g, t, program, card)
    return lost_shields_worth(g, t, 1) - price


@rule
def want_attach(g: Game, t: Tables, card: Card) -> int:
    """Attaching an aura to this creature, or (-1) to one that is GR summoned for it: a new one, or else the best."""
    return FIRST if card < 0 else min(creature_worth(g, t, card), FIRST - 1)


# --- The questions ----------------------------------------------------------------------------------------
def most_wanted(
    want_option: Callable[[Game, Tables, int, Shared], int],
) -> Callable[[Game, Tables, Shared], int]:
    """The compiled choice of the first option of those that are wanted most.

    `want_option(g, t, index, shared)` is compiled: how much the asked player wants an option. `shared` is what all
    options of the question share, so that it is found out once: civilizations, or a plan.
    """

    @rule
    def choose_most_wanted(g: Game, t: Tables, shared: Shared) -> int:
        best = 0
        most = 0
        lines = lines_asked(g, t) if parameter(g, PLAYBOOK) != 0 else -1
        for index in range(option_count(g)):
            wanted = want_option(g, t, index, shared)
            if lines >= 0:
                wanted = by_its_playbook(g, t, index, lines, wanted)
            if index == 0 or wanted > most:
                best = index
                most = wanted
        return best

    return choose_most_wanted


@rule
def want_to_charge(g: Game, t: Tables, index: int, own_civs: int) -> int:
    """An option of the charge step; of equal cards the first is charged, so the others need not be judged."""
    if option_kind(g, index) == choices.OPTION_NO:
        return 0
    card = option_card(g, index)
    return -FIRST if is_like_one_before(g, card) else want_charge(g, t, card, own_civs)


choose_charge_of = most_wanted(want_to_charge)


@rule
def choose_charge(g: Game, t: Tables) -> int:
    """The card to charge, or none."""
    if not may_charge(g):
        return 0
    note_hand(g, t)
    return choose_charge_of(g, t, mana_civilizations(g, t))


@rule
def want_to_tap(g: Game, t: Tables, index: int, hand_civs: int) -> int:
    """An option of a payment."""
    return want_pay(g, t, option_card(g, index), hand_civs)


choose_payment_of = most_wanted(want_to_tap)


@rule
def choose_payment(g: Game, t: Tables) -> int:
    """The mana card to tap."""
    return choose_payment_of(g, t, hand_civilizations(g, t))


@rule
def want(g: Game, t: Tables, index: int, shared: int) -> int:
    """How much the asked player wants an option, of any question but charging, paying and those of the attack."""
    what = option_kind(g, index)
    if what == choices.OPTION_NO:
        return 0
    asked = question(g)
    card = option_card(g, index)
    number = option_number(g, index)
    if asked == choices.ASK_MAIN:
        if what == choices.OPTION_HYPERIFY:
            return want_hyperify(g, t, card)
        return want_cross(g, t, card) if what == choices.OPTION_CROSS else want_use(g, t, card, number)
    if asked == choices.ASK_CROSS:
        return want_crossed(g, t, question_card(g), card)
    if asked == choices.ASK_COST:
        return number if question_verb(g) == verbs.REVEAL else -number  # the higher cost wins a Gachinko Judge
    if asked == choices.ASK_BASE:
        return want_base(g, t, card)
    if asked == choices.ASK_BLOCK:
        return want_block(g, t, card, shared)
    if asked == choices.ASK_BREAKER:
        return number
    if asked == choices.ASK_DECLARE:
        if what == choices.OPTION_ABILITY:
            return want_declare_ability(g, t, card, number)
        return want_declare_card(g, t, card, number == 1)
    if asked == choices.ASK_DISCARD_FOR:
        return -keeping_worth(g, t, card)
    if asked == choices.ASK_RESOLVE:
        return want_resolve(g, t, card)
    if asked == choices.ASK_SHIELD:
        # With a shield go the castles on it, and all cards that are known to lie in it come to the hand.
        own = option_is_own(g, index)
        wish = castles_on(g, index) * CASTLE_WISH - face_up_beside(g, index)
        return want_broken(g, t, card, own) + (-wish if own else wish)
    if asked == choices.ASK_SELECT:
        return want_selected(g, t, index)
    if asked == choices.ASK_MODE:
        return want_mode(g, t, card, number)
    if asked == choices.ASK_NUMBER:
        return want_number(g, t, number)
    if asked == choices.ASK_ATTACH:
        return want_attach(g, t, card)
    if asked == choices.ASK_UNLINK:
        return -1  # what is put is linked all the same
    if asked >= choices.ASK_RACE and asked <= choices.ASK_CARD_NAME:
        return want_name(g, t, t.nameable[programs.A_RACE + asked - choices.ASK_RACE, number])
    if what == choices.OPTION_YES and question_verb(g) == verbs.KEEP_TAPPED:
        return want_silent_skill(g, t, card)
    if what == choices.OPTION_CARD and asked == choices.ASK_REPLACE and question_verb(g) == verbs.FIGHT:
        return want_to_stand_in(g, t, card)
    if what == choices.OPTION_YES and asked == choices.ASK_REPLACE and question_verb(g) == verbs.BREAK:
        return want_saved_shield(g, t, card)
    if what == choices.OPTION_YES:
        return want_yes(g, t)
    if what == choices.OPTION_PLAYER:
        return -1 if number == asked_player(g) else YES_PLEASE
    return YES_PLEASE


choose_of_others = most_wanted(want)


@rule
def choose_other(g: Game, t: Tables) -> int:
    """The option to take, in any question but charging, paying and those of the attack.

    Who has done so much in a turn may be in a loop, which it is to end: it does no more than it must, and attacks.
    """
    much = done_this_turn(g) >= MOST_DONE or steps_this_turn(g) >= MOST_STEPS
    if much and option_kind(g, 0) == choices.OPTION_NO:
        return 0
    return choose_of_others(g, t, look_at_attack(g, t) if question(g) == choices.ASK_BLOCK else 0)


# --- Attacks, as both players see them ---
@rule
def want_hunt(g: Game, t: Tables, card: Card, target: Card, plan: int) -> int:
    """Attacking the creature: at a profit that is large enough for the player, or to stop the opponent from winning."""
    gain = battle_gain(g, t, card, target)
    if plan == TO_SURVIVE and stops(g, t, card, target):
        return FIRST + gain
    return SECOND + gain if gain >= parameter(g, HUNT_LEAST) else gain - FIRST
