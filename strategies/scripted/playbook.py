"""Playing by a playbook: its lines, as rows of the tables, put what a script wants into tiers.

The first line that fits an option decides its tier; within a tier the script's points decide. A player without a
playbook never comes here. What a line asks of cards is read through the view, as all that players know.
"""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.view import (
    asked_player,
    attacker,
    blockers_chosen,
    card_in,
    cards_in,
    civilizations,
    cost,
    fits,
    is_as_printed,
    is_tapped,
    option_card,
    option_kind,
    parameter,
    question,
    question_card,
    question_verb,
    turn,
)
from sim.engine.facts.view import kind as kind_of
from sim.engine.facts.view import zone as zone_of
from sim.engine.record.codes import choices, playbooks, uses, verbs, zones
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.combat import can_finish, is_in_danger
from strategies.scripted.creatures import is_fighter, worth_of
from strategies.scripted.mana import lacks_base, mana_civilizations
from strategies.scripted.parameters import PLAYBOOK
from strategies.scripted.tiers import FIRST, SECOND
from strategies.scripted.worth import kind_played, playing_worth

NO_ROW: Final = -1
MOST_WANTED: Final = playbooks.TIER // 2 - 1  # of what a script wants, in a tier
NOTHING_REFUSED: Final = -playbooks.TIER  # less than any script wants
WORTH_A_CARD: Final = 500  # what playing a card must take from the opponent to be removal
EACH_MANA: Final = 10_000  # of the cost of a card that is used


# --- Conditions -------------------------------------------------------------------------------------------
@rule
def count_seen(g: Game, t: Tables, filter_row: int, player: int, zone: zones.Zone) -> int:
    """How many cards that the asked player sees in a zone fit the description."""
    me = asked_player(g)
    total = 0
    for index in range(cards_in(g, player, zone)):
        card = card_in(g, me, player, zone, index)
        if card < 0 or (zone == zones.BATTLE and not is_fighter(g, t, card)):
            continue
        if fits(g, t, filter_row, card, me, NO_CARD):
            total += 1
    return total


@rule
def amount_asked(g: Game, t: Tables, row: int) -> int:
    """The number that a condition compares."""
    me = asked_player(g)
    asks = t.when_asks[row]
    player = 1 - me if t.when_theirs[row] != 0 else me
    if asks == playbooks.WHEN_DANGER and question(g) == choices.ASK_BLOCK:
        return 1 if can_finish(g, t, 1 - me, attacker(g), 1, cards_in(g, me, zones.SHIELD), from_now=True) else 0
    if asks == playbooks.WHEN_DANGER:
        return 1 if is_in_danger(g, t, cards_in(g, me, zones.SHIELD)) else 0
    if asks == playbooks.WHEN_LETHAL:
        return 1 if can_finish(g, t, me, attacker(g), 1, cards_in(g, 1 - me, zones.SHIELD), from_now=True) else 0
    if asks == playbooks.WHEN_TURN:
        return turn(g)
    if asks == playbooks.WHEN_CARDS:
        return cards_in(g, player, t.when_zone[row])
    return count_seen(g, t, t.when_cards[row], player, t.when_zone[row])


@rule
def all_hold(g: Game, t: Tables, first: int) -> bool:
    """Whether this condition and those after it hold."""
    row = first
    while row >= 0:
        number = amount_asked(g, t, row)
        wanted = t.when_number[row]
        if number > wanted if t.when_most[row] != 0 else number < wanted:
            return False
        row = t.when_next[row]
    return True


@cold
def lines_that_hold(g: Game, t: Tables, section: int) -> int:
    """The lines about a question whose conditions hold now, as bits; -1 if the playbook says nothing about it."""
    book = parameter(g, PLAYBOOK) - 1
    first = t.playbook_first[book, section]
    count = t.playbook_count[book, section]
    if count == 0 and (section != playbooks.USE_LINES or t.playbook_habits[book] == 0):
        return -1
    lines = 0
    when = -1
    holds = True
    for at in range(count):
        # The cards of a line are rows with the same conditions.
        if t.line_when[first + at] != when:
            when = t.line_when[first + at]
            holds = when < 0 or all_hold(g, t, when)
        if when < 0 or holds == (t.line_unless[first + at] == 0):
            lines |= 1 << at
    return lines


# --- What lines ask of a card besides a description --------------------------------------------------------
@rule
def is_playable(g: Game, t: Tables, card: Card) -> bool:
    """Whether the mana zone would pay for a card of the hand, and an evolution creature has its base."""
    missing = civilizations(g, t, card) & ~mana_civilizations(g, t)
    return missing == 0 and cost(g, t, card) <= cards_in(g, asked_player(g), zones.MANA) and not lacks_base(g, t, card)


@rule
def is_of_missing(g: Game, t: Tables, card: Card) -> bool:
    """Whether another card of the hand needs a civilization of this one that the mana zone has not got."""
    me = asked_player(g)
    brings = civilizations(g, t, card) & ~mana_civilizations(g, t)
    for index in range(cards_in(g, me, zones.HAND)):
        other = card_in(g, me, me, zones.HAND, index)
        if other != card and (civilizations(g, t, other) & brings) != 0:
            return True
    return False


@rule
def is_spare(g: Game, card: Card) -> bool:
    """Whether another card of the hand is the same."""
    me = asked_player(g)
    for index in range(cards_in(g, me, zones.HAND)):
        other = card_in(g, me, me, zones.HAND, index)
        if other != card and kind_of(g, other) == kind_of(g, card):
            return True
    return False


@rule
def taken_by(g: Game, t: Tables, card: Card) -> int:
    """What playing the card gains besides its own body: an effect, or all that a spell does."""
    kind = kind_played(g, t, card, uses.PAY_COST)
    body = worth_of(t.power[kind], t.keywords[kind], t.cost[kind]) if t.power[kind] > 0 else 0
    return playing_worth(g, t, card, kind) - body


@cold
def is_what_is_asked(g: Game, t: Tables, asks: int, card: Card) -> bool:
    """Whether the card is all that these bits ask."""
    if (asks & playbooks.IS_LAST) != 0 and cards_in(g, asked_player(g), zones.HAND) != 1:
        return False
    if (asks & playbooks.IS_PLAYABLE) != 0 and not is_playable(g, t, card):
        return False
    if (asks & playbooks.IS_OF_MISSING) != 0 and not is_of_missing(g, t, card):
        return False
    if (asks & playbooks.IS_SPARE) != 0 and not is_spare(g, card):
        return False
    if (asks & playbooks.IS_REMOVAL) != 0 and taken_by(g, t, card) < WORTH_A_CARD:
        return False
    return (asks & playbooks.IS_IDLE) == 0 or playing_worth(g, t, card, kind_played(g, t, card, uses.PAY_COST)) <= 0


# --- Lines ------------------------------------------------------------------------------------------------
@rule
def is_verb_of_line(meant: int, verb: verbs.Verb, zone: zones.Zone) -> bool:
    """Whether the cards of this zone are chosen for what the line speaks of."""
    if meant == playbooks.ANY_VERB:
        return True
    if meant == playbooks.TO_DESTROY:
        return verb == verbs.DESTROY
    if meant == playbooks.TO_DISCARD:
        return verb == verbs.DISCARD
    if meant == playbooks.TO_RETURN:
        return verb == verbs.TO_HAND and (zone == zones.BATTLE or zone == zones.MANA)
    if meant == playbooks.TO_TAKE:
        return (verb == verbs.TO_HAND or verb == verbs.REVEAL) and zone != zones.BATTLE and zone != zones.MANA
    if meant == playbooks.TO_CHARGE:
        return verb == verbs.TO_MANA
    if meant == playbooks.TO_PUT:
        return verb == verbs.PUT_INTO_BATTLE or verb == verbs.PUT_ONTO_THIS
    return meant == playbooks.TO_TAP and (verb == verbs.TAP or verb == verbs.KEEP_TAPPED)


@rule
def line_fits(g: Game, t: Tables, row: int, card: Card, against: Card) -> bool:
    """Whether a line means this card, and what it attacks or blocks (-1: the player, or nothing)."""
    me = asked_player(g)
    filter_row = t.line_cards[row]
    if filter_row >= 0 and (card < 0 or not fits(g, t, filter_row, card, me, NO_CARD)):
        return False
    other = t.line_against[row]
    if other == playbooks.AGAINST_PLAYERS and against >= 0:
        return False
    if other >= 0 and (against < 0 or not fits(g, t, other, against, me, NO_CARD)):
        return False
    if t.line_verb[row] != playbooks.ANY_VERB and not is_verb_of_line(
        t.line_verb[row], question_verb(g), zone_of(g, card)
    ):
        return False
    return t.line_asks[row] == 0 or is_what_is_asked(g, t, t.line_asks[row], card)


@rule
def line_of(g: Game, t: Tables, section: int, lines: int, card: Card, against: Card) -> int:
    """The row of the first of these lines that fits, or -1."""
    book = parameter(g, PLAYBOOK) - 1
    row = t.playbook_first[book, section]
    left = lines
    if card >= 0 and is_as_printed(g):
        left &= t.playbook_kinds[book, section, kind_of(g, card)]
    while left != 0:
        if (left & 1) != 0 and line_fits(g, t, row, card, against):
            return row
        left >>= 1
        row += 1
    return NO_ROW


@rule
def in_its_tier(t: Tables, row: int, wanted: int, refused: int) -> int:
    """What the player wants an option that this line fits (-1: none), which the script wants so much.

    A script's no is overruled by a line that prefers the option, unless the script wants it `refused` or less.
    """
    if row < 0:
        return wanted + playbooks.UNLISTED if wanted > 0 else wanted
    if t.line_form[row] == playbooks.RATHER:
        return wanted + t.line_tier[row] + (playbooks.UNLISTED if wanted > 0 else 0)
    in_tier = t.line_tier[row] + min(max(wanted, -MOST_WANTED), MOST_WANTED)
    form = t.line_form[row]
    if form == playbooks.NEVER:
        return in_tier
    if form == playbooks.KEEP:
        return in_tier if wanted > 0 else wanted - playbooks.TIER
    return in_tier if wanted > refused else wanted


@cold
def by_the_book(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, section: int, lines: int, card: Card, against: Card, wanted: int, refused: int
) -> int:
    """What the asked player wants an option by its playbook, of which these lines hold."""
    return in_its_tier(t, line_of(g, t, section, lines, card, against), wanted, refused)


@rule
def untapped_mana(g: Game) -> int:
    """How many cards of the asked player's mana zone are untapped."""
    me = asked_player(g)
    total = 0
    for index in range(cards_in(g, me, zones.MANA)):
        if not is_tapped(g, card_in(g, me, me, zones.MANA, index)):
            total += 1
    return total


@rule
def highest_cost_beside(g: Game, t: Tables, but: Card) -> int:
    """The highest cost of another card of the hand that the mana left after this one would pay."""
    me = asked_player(g)
    left = untapped_mana(g) - cost(g, t, but)
    civs = mana_civilizations(g, t)
    highest = 0
    for index in range(cards_in(g, me, zones.HAND)):
        card = card_in(g, me, me, zones.HAND, index)
        price = cost(g, t, card)
        payable = card != but and price <= left and (civilizations(g, t, card) & ~civs) == 0
        if payable and not lacks_base(g, t, card):
            highest = max(highest, price)
    return highest


@rule
def by_habit(g: Game, t: Tables, card: Card, wanted: int) -> int:
    """What the asked player wants to use a card, whose script wants it so much, with the habits of its playbook."""
    habits = t.playbook_habits[parameter(g, PLAYBOOK) - 1]
    if wanted <= 0:
        return wanted
    if (habits & playbooks.SPELLS_LIKE_CREATURES) != 0 and wanted < FIRST:
        wanted += FIRST - SECOND
    if (habits & playbooks.FILLS_MANA) != 0:
        wanted += EACH_MANA * highest_cost_beside(g, t, card)
    return wanted


# --- Options ----------------------------------------------------------------------------------------------
@rule
def section_asked(g: Game) -> int:
    """The lines that the question is about, or -1 where there are none; attacks are looked at creature by creature."""
    asked = question(g)
    if asked == choices.ASK_CHARGE:
        return playbooks.CHARGE_LINES
    if asked == choices.ASK_MAIN:
        return playbooks.USE_LINES
    if asked == choices.ASK_BLOCK:
        return playbooks.BLOCK_LINES
    if asked == choices.ASK_SELECT:
        return playbooks.CHOOSE_LINES
    return playbooks.DECLARE_LINES if asked == choices.ASK_DECLARE or asked == choices.ASK_MAY else -1


@cold
def lines_asked(g: Game, t: Tables) -> int:
    """The lines that hold of those that the question is about; -1 if the playbook says nothing about it."""
    section = section_asked(g)
    return lines_that_hold(g, t, section) if section >= 0 else -1


@cold
def by_its_playbook(g: Game, t: Tables, index: int, lines: int, wanted: int) -> int:
    """What the asked player wants an option by its playbook, and its script so much; these lines of it hold."""
    if option_kind(g, index) == choices.OPTION_NO:
        return wanted
    section = section_asked(g)
    card = question_card(g) if option_kind(g, index) == choices.OPTION_YES else option_card(g, index)
    if section == playbooks.USE_LINES:
        wanted = by_habit(g, t, card, wanted)
    if card < 0:
        return in_its_tier(t, NO_ROW, wanted, 0)
    if section == playbooks.CHARGE_LINES:
        return by_the_book(g, t, section, lines, card, NO_CARD, wanted, 0)
    if section == playbooks.USE_LINES:
        return by_the_book(g, t, section, lines, card, NO_CARD, wanted, -FIRST)
    if section == playbooks.BLOCK_LINES:
        if blockers_chosen(g) > 0:
            return wanted
        return by_the_book(g, t, section, lines, card, attacker(g), wanted, NOTHING_REFUSED)
    return by_the_book(g, t, section, lines, card, NO_CARD, wanted, NOTHING_REFUSED)
