"""What a player may see of a game; the players in `strategies/` read a game through these functions only.

Own hand, a hand that lies open, the public zones, every count, and the cards that a choice shows: nothing else
(400.2). A test reshuffles what a player cannot see and demands the same choice (tests/engine). All functions are
compiled.

Facts of a visible card (`power`, `keywords`, `cost` ...) are free to ask; a card that the player may not see is
given as -1, and asking facts of -1 is a mistake of the player.
"""

from sim.compiler.decorators import cold, rule
from sim.engine.facts import characteristics, descriptions, evolution, identity, links
from sim.engine.facts.links import find_creature
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import choices, frames, keywords, numbers, statics, verbs, zones
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.luck import STREAM_PLAYER, random_below
from sim.engine.record.state import Game, owner
from sim.engine.record.tables import Tables


# --- The question that the asked player answers, and its options ---
@rule
def asked_player(g: Game) -> int:
    """The player who is asked."""
    return g.ask_player


@rule
def question(g: Game) -> choices.Question:
    """What the choice is about: ASK_MAIN, ASK_ATTACK ..."""
    return g.ask


@rule
def question_card(g: Game) -> Card:
    """The card whose effect asks, or -1."""
    return g.ask_card


@rule
def question_verb(g: Game) -> verbs.Verb:
    """What is going to be done to the cards chosen, or NO_VERB."""
    return g.ask_verb


@rule
def chosen_before(g: Game) -> Card:
    """The one creature that the effect that asks has chosen before, such as the one that is to battle; -1 if none."""
    if g.depth == 0 or g.them_count[g.depth - 1] != 1:
        return NO_CARD
    card = g.them[g.depth - 1, 0]
    return card if g.zone[card] == zones.BATTLE else NO_CARD


@rule
def next_step(g: Game) -> int:
    """The step of a program where the effect that asks continues if the player agrees; 0, the end, where none asks."""
    return g.frame_step[g.depth - 1] if g.depth > 0 else 0


@rule
def option_count(g: Game) -> int:
    """How many options there are."""
    return g.option_count


@rule
def option_kind(g: Game, index: int) -> int:
    """What an option is: OPTION_NO, OPTION_CARD ..."""
    return g.option_what[index]


@rule
def option_number(g: Game, index: int) -> int:
    """The number of an option: a way, a mode, an ability, a cost."""
    return g.option_number[index]


@rule
def is_own(g: Game, card: Card) -> bool:
    """Whether a card is one of the asked player's."""
    return owner(card) == g.ask_player


@rule
def option_is_own(g: Game, index: int) -> bool:
    """Whether an option's card is the asked player's: everybody sees who owns a hidden card."""
    card = g.option_card[index]
    return card >= 0 and is_own(g, card)


@rule
def policy(g: Game) -> int:
    """The number of the asked player's policy, which the dispatcher uses to find who answers."""
    return g.policy[g.ask_player]


@rule
def parameter(g: Game, index: int) -> int:
    """A parameter of the asked player."""
    return g.parameters[g.ask_player, index]


@rule
def random_option(g: Game) -> int:
    """A random option, each with the same probability, from the asked player's own stream."""
    return random_below(g, g.ask_player, STREAM_PLAYER, g.option_count)


@rule
def note(g: Game, column: int, index: int, number: int) -> None:
    """Write a number down that several options need; notes last as long as the question."""
    g.notes[column, index] = number


@rule
def noted(g: Game, column: int, index: int) -> int:
    """A number that was written down for this question."""
    return g.notes[column, index]


# --- Zones and cards ---
@rule
def cards_in(g: Game, player: int, zone: zones.Zone) -> int:
    """How many cards (shields, elements) the player has in the zone: counts are public (401.3, 402.3)."""
    return g.zone_count[player, zone]


@rule
def zone_is_seen(g: Game, viewer: int, player: int, zone: zones.Zone) -> bool:
    """Whether the viewer may look at all cards of the player's zone (401.2, 402.3, 404.2, 405.2, 406.2, 407.2,
    408.2).
    """
    return zone not in (zones.DECK, zones.SHIELD, zones.GR) and (
        zone != zones.HAND or viewer == player or g.hand_is_open[player] != 0
    )


@cold
def is_being_used(g: Game, card: Card) -> bool:
    """Whether the card is being summoned or cast, which shows it to both players (601.1a)."""
    for frame in range(g.depth):
        if g.frame_card[frame] == card and g.frame_kind[frame] in (frames.USE, frames.SPELL):
            return True
    return False


@rule
def may_see(g: Game, viewer: int, card: Card) -> bool:
    """Whether the viewer may look at the face of the card where it is, unless an effect shows it.

    Shields can be turned face up (item 4.20); seals lie face down (116.1, 200.3b). Only its owner sees a shield that
    stands by, unless it lay face up, and mana that lies face down (405.5); both see a pending card (601.1a).
    """
    zone = g.zone[card]
    # What is asked most comes first.
    if zone == zones.GRAVEYARD:
        return True
    if zone == zones.MANA:
        return g.upside_down[card] == 0 or viewer == owner(card)  # 405.5
    if zone == zones.BATTLE:
        return not links.is_seal(g, card)
    return (zone == zones.HAND and viewer == owner(card)) or may_see_elsewhere(g, viewer, card, zone)


@rule
def sees_top(g: Game, player: int) -> bool:
    """Whether the player may look at the top card of their deck now."""
    return g.top_is_seen[player] != 0 and g.turn_player == player


@rule
def top_of_deck(g: Game, player: int) -> Card:
    """The top card of the player's deck, or -1."""
    count = g.zone_count[player, zones.DECK]
    return g.zone_cards[player, zones.DECK, count - 1] if count > 0 else NO_CARD


@cold
def may_see_elsewhere(g: Game, viewer: int, card: Card, zone: zones.Zone) -> bool:
    """Whether the viewer may look at a card that lies neither openly nor in the viewer's hand."""
    if zone == zones.SHIELD:
        return g.face_up[card] != 0
    if zone == zones.DECK:
        return owner(card) == viewer and sees_top(g, viewer) and card == top_of_deck(g, viewer)
    if zone == zones.NOWHERE:
        open_to_all = g.came_from[card] != zones.SHIELD or g.face_up[card] != 0 or is_being_used(g, card)
        return open_to_all or viewer == owner(card)
    return zone_is_seen(g, viewer, owner(card), zone)


@rule
def card_in(g: Game, viewer: int, player: int, zone: zones.Zone, index: int) -> Card:
    """The card at a place of a zone, or -1 where the viewer may not look."""
    card = g.zone_cards[player, zone, index]
    if zone == zones.NOWHERE or zone == zones.SHIELD or zone == zones.DECK:
        return card if may_see(g, viewer, card) else NO_CARD
    return card if zone_is_seen(g, viewer, player, zone) else NO_CARD


@rule
def option_card(g: Game, index: int) -> Card:
    """The card of an option, or -1 where it has none or the asked player may not see its face.

    A card of a deck is an option only while its effect lets the player look at it.
    """
    card = g.option_card[index]
    if card < 0:
        return NO_CARD
    zone = g.zone[card]
    # What is asked most comes first.
    if (
        zone == zones.MANA
        or zone == zones.GRAVEYARD
        or zone == zones.DECK
        or (zone == zones.HAND and owner(card) == g.ask_player)
    ):
        return card
    if zone == zones.BATTLE and not links.is_seal(g, card):
        return card
    return card if option_is_shown(g, card, zone) else NO_CARD


@cold
def option_is_shown(g: Game, card: Card, zone: zones.Zone) -> bool:
    """Whether the asked player may see a card that lies neither openly nor in its own hand."""
    return is_looking(g) or (zone != zones.BATTLE and may_see_elsewhere(g, g.ask_player, card, zone))


@rule
def is_looking(g: Game) -> bool:
    """Whether the asked player is looking at the cards of the question: the effect that asks has shown them."""
    return g.depth > 0 and g.frame_looker[g.depth - 1] == g.ask_player + 1


@rule
def kind(g: Game, card: Card) -> Kind:
    """The kind of a visible card: its row of the tables, which every player may read."""
    return g.kind[card]


@rule
def zone(g: Game, card: Card) -> zones.Zone:
    """The zone where a visible card is (NOWHERE: pending, or a shield standing by)."""
    return g.zone[card]


@rule
def turn(g: Game) -> int:
    """The number of the turn; the first player's first turn is 1."""
    return g.turn


@rule
def done_this_turn(g: Game) -> int:
    """How many creatures the asked player has put into the battle zone and how many spells it has cast this turn."""
    return g.creatures_put[g.ask_player] + g.cast_count[g.ask_player]


@rule
def steps_this_turn(g: Game) -> int:
    """How many steps of effects and of the main step have been run this turn: a loop of any kind runs ever more."""
    return g.steps_run - g.steps_before


@cold
def summoned_this_turn(g: Game, kind: Kind) -> int:
    """How often the asked player has summoned a creature of this kind this turn, in vain or not."""
    times = 0
    for index in range(g.summoned_count[g.ask_player]):
        times += 1 if g.summoned[g.ask_player, index] == kind else 0
    return times


@rule
def attacks_this_turn(g: Game, card: Card) -> int:
    """How often a visible creature has attacked this turn."""
    return g.attacks[card]


@rule
def fits(g: Game, t: Tables, row: int, card: Card, player: int, source: Card) -> bool:
    """Whether a visible card fits a description in an ability of the player's card `source`."""
    return characteristics.fits(g, t, row, card, player, source, player)


@rule
def compares(left: int, sign: int, right: int) -> bool:
    """One comparison of a condition, of two numbers that the player knows."""
    return descriptions.compare(left, sign, right)


@rule
def is_as_printed(g: Game) -> bool:
    """Whether no ability gives any card characteristics besides those printed on it."""
    return not at_work(g, statics.CHANGE)


@rule
def cost(g: Game, t: Tables, card: Card) -> int:
    """Printed cost of a visible card (201.2a)."""
    return t.cost[g.kind[card]]


@rule
def fights(g: Game, t: Tables, card: Card) -> bool:
    """Whether a visible card is of a type that attacks, blocks and battles, and has power."""
    return identity.fights(g, t, card)


@rule
def civilizations(g: Game, t: Tables, card: Card) -> int:
    """Civilizations of a visible card, as bits."""
    return descriptions.civilizations(g, t, card)


@rule
def power(g: Game, t: Tables, card: Card) -> int:
    """Power of a visible creature now, as the rules read it (never negative, 108.1b)."""
    return max(characteristics.power(g, t, card), 0)


@rule
def keywords_of(g: Game, t: Tables, card: Card) -> int:
    """Keywords of a visible card now, as bits."""
    return characteristics.keywords_of(g, t, card)


@rule
def keywords_to_attack(g: Game, t: Tables, card: Card) -> int:
    """Keywords of a visible creature, with what mach fighter means for an attack now."""
    return characteristics.keywords_to_attack(g, t, card)


@rule
def slays(g: Game, t: Tables, card: Card, other: Card) -> bool:
    """Whether a visible creature would destroy another one that it battles, no matter who wins."""
    return characteristics.slays(g, t, card, characteristics.keywords_of(g, t, card), other)


@rule
def is_sealed(g: Game, card: Card) -> bool:
    """Whether seals lie on a card in the battle zone."""
    return links.is_sealed(g, card)


@rule
def lies_under(g: Game, card: Card) -> bool:
    """Whether a visible card lies under a creature in the battle zone."""
    return links.lies_under(g, card)


@rule
def crossed_creature(g: Game, gear: Card) -> Card:
    """The creature that a visible cross gear is crossed with, or -1."""
    return links.crossed_creature(g, gear)


@rule
def is_crossed(g: Game, card: Card) -> bool:
    """Whether a visible cross gear or creature is crossed."""
    return links.is_crossed(g, card)


@rule
def is_face_up(g: Game, card: Card) -> bool:
    """Whether a card of the shield zone lies face up."""
    return g.face_up[card] != 0


@rule
def castles_on(g: Game, index: int) -> int:
    """How many castles fortify the shield of an option: they lie face up, whatever the shield is (304.2)."""
    shield = g.option_card[index]
    if shield < 0 or g.zone[shield] != zones.SHIELD or not links.is_fortified(g, shield):
        return 0
    return links.count_castles(g, shield)


@rule
def face_up_cards_in(g: Game, index: int) -> int:
    """How many cards of the shield of an option lie face up: everybody sees them, whatever lies next to them."""
    return links.count_face_up(g, g.option_card[index]) if g.face_up_count > 0 else 0


@rule
def is_tapped(g: Game, card: Card) -> bool:
    """Whether the card is tapped."""
    return g.tapped[card] != 0


@rule
def is_sick(g: Game, t: Tables, card: Card) -> bool:
    """Whether a creature has summoning sickness."""
    return characteristics.is_sick(g, t, card)


@rule
def has_base(g: Game, t: Tables, card: Card) -> bool:
    """Whether an evolution creature of the asked player has creatures to be put on; other cards need none."""
    return evolution.has_base(g, t, card)


@cold
def could_evolve(g: Game, t: Tables, card: Card, base: Card) -> bool:
    """Whether an evolution creature of the asked player could be put on a visible card, once that is in its zone."""
    return evolution.slots_filled(g, t, card, base) != 0


@rule
def attacker(g: Game) -> Card:
    """The attacking creature, or -1."""
    if g.attacker < 0:
        return NO_CARD
    return find_creature(g, g.attacker, g.attacker_object)


@cold
def declared_like(g: Game, kind: Kind) -> int:
    """How many declared abilities of the asked player's cards of this kind wait to be processed."""
    total = 0
    for index in range(g.pool_count):
        if g.pool_player[index] == g.ask_player and g.kind[g.pool_card[index]] == kind:
            total += 1
    return total


@rule
def blockers_chosen(g: Game) -> int:
    """How many blockers the asked player has chosen already."""
    return g.them_count[g.depth - 1] if g.ask == choices.ASK_BLOCK and g.depth > 0 else 0


@rule
def attack_target(g: Game) -> Card:
    """The attacked creature, or -1 when a player is attacked."""
    if g.target < 0:
        return NO_CARD
    return find_creature(g, g.target, g.target_object)


@rule
def breaks(g: Game, t: Tables, card: Card) -> int:
    """How many shields a creature breaks with its strongest breaker."""
    bits = characteristics.keywords_of(g, t, card)
    if characteristics.has_static(g, t, statics.BREAKS_ONE, card):
        return 1
    if bits & (keywords.WORLD_BREAKER | keywords.INFINITY_BREAKER):
        return 60
    number = 1
    if at_work(g, statics.BREAKER):
        number += characteristics.sum_of_statics(g, t, statics.BREAKER, card)
    if bits & keywords.POWERED_BREAKER:
        number = max(number, 1 + power(g, t, card) // numbers.POWER_OF_A_BREAK)
    if bits & keywords.QUATTRO_BREAKER:
        number = max(number, 4)
    elif bits & keywords.TRIPLE_BREAKER:
        number = max(number, 3)
    elif bits & keywords.DOUBLE_BREAKER:
        number = max(number, 2)
    return characteristics.shields_broken(g, t, card, number)


@rule
def broken_before_the_last(of_1: int, of_2: int, of_3: int, of_4: int, blocks: int, sure: int) -> int:
    """How many shields attacks break before the last of them hits, if `blocks` of them are blocked.

    `of_1` to `of_4` attacks break 1 to 4 shields, and others, which nothing blocks, break `sure` in all.
    Blocks take the largest; the last hit needs no breaker, and comes from the smallest attack that is left.
    """
    stopped = min(blocks, of_4)
    of_4 -= stopped
    blocks -= stopped
    stopped = min(blocks, of_3)
    of_3 -= stopped
    blocks -= stopped
    stopped = min(blocks, of_2)
    of_2 -= stopped
    of_1 -= blocks - stopped
    last = 1 if sure > 0 or of_1 > 0 else 2 if of_2 > 0 else 3 if of_3 > 0 else 4
    return sure + of_1 + 2 * of_2 + 3 * of_3 + 4 * of_4 - last
