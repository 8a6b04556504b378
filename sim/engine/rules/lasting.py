"""Continuous effects that resolved effects leave behind, from their beginning to their end (500.3, 608.2).

They apply to a creature, by its object number, or to a player. What they do to a card is read in
`sim.engine.facts.characteristics` and `sim.engine.rules.attackers`.
"""

from typing import Any

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import keywords_of, power, rebuild_statics
from sim.engine.facts.identity import element_kind
from sim.engine.facts.permissions import kind_fits_with_power
from sim.engine.record.codes import durations, faults, keywords, lasting, programs, zones
from sim.engine.record.codes.sets import WORD_BITS, WORDS
from sim.engine.record.indices import Card, Kind
from sim.engine.record.state import CARDS, CONTINUOUS, Game, fail
from sim.engine.record.tables import Tables

OVER = lasting.Lasting(0)  # instead of the kind of an effect that is about to be dropped
NOT_ON_CREATURES = (
    lasting.PROHIBITION,
    lasting.PROHIBITION_LATER,
    lasting.LIMITED,
    lasting.LIMITED_LATER,
    lasting.ATTACKS_ANYWAY,
    lasting.BREAK_TRIED,
    lasting.HAPPENED,
    lasting.NEXT_COSTS_LESS,
    lasting.NEXT_HAS,
    lasting.STATIC_LASTS,
)

# Twice the same is no more than once.
NO_MORE_THAN_ONCE = (
    lasting.KEYWORD_GRANT,
    lasting.KEYWORD_LATER,
    lasting.PROHIBITION,
    lasting.PROHIBITION_LATER,
    lasting.STAYS_TAPPED,
    lasting.EXPOSED,
    lasting.ATTACKS_ANYWAY,
    lasting.ATTACKS_PLAYER_ANYWAY,
    lasting.ABILITIES_IGNORED,
    lasting.BARS_TRIGGERS,
)


@rule
def is_at_work(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game,
    kind: lasting.Lasting,
    number: int,
    player: int,
    value: int,
    until: durations.Duration,
    cards: int,
    cost: int,
) -> bool:
    """Whether just such a lasting effect is at work."""
    for index in range(g.continuous_count):
        if (
            g.continuous_object[index] == number
            and g.continuous_kind[index] == kind
            and g.continuous_player[index] == player
            and g.continuous_amount[index] == value
            and g.continuous_until[index] == until
            and g.continuous_filter[index] == cards
            and g.continuous_cost[index] == cost
        ):
            return True
    return False


@rule
def add_continuous(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game,
    kind: lasting.Lasting,
    number: int,
    player: int,
    value: int,
    until: durations.Duration,
    cards: int,
    cost: int,
) -> None:
    """Add a lasting effect to those at work (110.2d); many creatures may forbid the same again and again."""
    if kind in NO_MORE_THAN_ONCE and is_at_work(g, kind, number, player, value, until, cards, cost):
        return
    index = g.continuous_count
    if index >= CONTINUOUS:
        fail(g, faults.CONTINUOUS_FULL)
        return
    g.continuous_kind[index] = kind
    g.continuous_object[index] = number
    g.continuous_player[index] = player
    g.continuous_amount[index] = value
    g.continuous_until[index] = until
    g.continuous_filter[index] = cards
    g.continuous_cost[index] = cost
    g.continuous_count = index + 1
    flag_continuous(g, kind, value)


@rule
def flag_continuous(g: Game, kind: lasting.Lasting, value: int) -> None:
    """Say that there is a lasting effect of this kind, where that is asked often."""
    if (kind == lasting.POWER_CHANGE and value < 0) or kind == lasting.POWER_FIXED:
        g.power_lowered = 1
        g.unsettled = 1
    elif kind == lasting.NEXT_COSTS_LESS or kind == lasting.NEXT_HAS:
        g.next_costs_less = 1
    elif kind == lasting.LIMITED:
        g.limited = 1
    elif kind in (lasting.STATIC_LASTS, lasting.CHANGE_GRANT, lasting.RACE_GRANT, lasting.LENT):
        g.statics_last = 1


@rule
def actual_end(g: Game, until: durations.Duration, player: int) -> durations.Duration:
    """The duration to keep: during the opponent's turn, their next turn is not this one."""
    if until == durations.END_OF_OPPONENTS_NEXT_TURN and g.turn_player != player:
        return durations.END_OF_OPPONENTS_TURN_AFTER_THIS
    return until


@rule
def begin_prohibition(
    g: Game, who: int, player: int, acts: int, until: durations.Duration, cards: int, cost: int
) -> None:
    """An effect of the player forbids acts for a while: with cards of this filter and of this cost, or -1 for any."""
    kind = lasting.PROHIBITION_LATER if until == durations.OPPONENTS_NEXT_TURN else lasting.PROHIBITION
    add_continuous(g, kind, who, player, acts, actual_end(g, until, player), cards, cost)


@rule
def begin_limit(g: Game, who: int, player: int, acts: int, number: int, until: durations.Duration) -> None:
    """An effect of the player lets `who` attack, block, or put creatures, only so often each turn for a while."""
    kind = lasting.LIMITED_LATER if until == durations.OPPONENTS_NEXT_TURN else lasting.LIMITED
    add_continuous(g, kind, who, player, acts, actual_end(g, until, player), -1, number)


@cold
def is_at_limit(g: Game, player: int, act: int, done: int) -> bool:
    """Whether the player has attacked, or blocked, as often this turn as an effect allows (101.2)."""
    for index in range(g.continuous_count):
        if (
            g.continuous_kind[index] == lasting.LIMITED
            and g.continuous_object[index] == player
            and (g.continuous_amount[index] & act) != 0
            and done >= g.continuous_cost[index]
        ):
            return True
    return False


@rule
def begin_lasting(
    g: Game, kind: lasting.Lasting, number: int, player: int, value: int, until: durations.Duration
) -> None:
    """An effect of the player begins to last; `number` is the object, or the player, that it is on."""
    add_continuous(g, kind, number, player, value, actual_end(g, until, player), -1, -1)


@rule
def note_use(g: Game, card: Card, player: int, ability: int, until: durations.Duration) -> None:
    """This ability of the card has been used this turn, or while the card stays (`was_used`)."""
    begin_lasting(g, lasting.USED_THIS_TURN, g.object[card], player, ability * CARDS + card, until)


@rule
def let_next_cost_less(g: Game, player: int, cards: int, amount: int, floor: int) -> None:
    """The next card of this filter that the player summons this turn costs that much less (112.2b).

    A floor below 0 means that it may: -1 for 0, and so on.
    """
    add_continuous(g, lasting.NEXT_COSTS_LESS, player, player, amount, durations.END_OF_THIS_TURN, cards, floor)


@rule
def let_static_last(
    g: Game, t: Tables, card: Card, player: int, row: int, until: durations.Duration, named: int
) -> None:
    """A static ability works for a while as if the card were in the battle zone (608.2).

    With a filter `named`, it is about those of its cards that have what was named. Where it is about cards as they are
    now (110.2e), their objects have lower numbers than all those to come.
    """
    add_continuous(g, lasting.STATIC_LASTS, card, player, row, actual_end(g, until, player), named, g.next_object)
    rebuild_statics(g, t)


@rule
def let_change_last(g: Game, t: Tables, number: int, player: int, changes: int, until: durations.Duration) -> None:
    """The creature has the races of the changes besides its own for a while."""
    begin_lasting(g, lasting.CHANGE_GRANT, number, player, changes, until)
    rebuild_statics(g, t)


@cold
def let_named_race_last(g: Game, t: Tables, number: int, player: int, named: int, until: durations.Duration) -> None:
    """The creature has the race of this filter, one of those that can be named, besides its own for a while."""
    for race in range(t.nameable_count[programs.A_RACE]):
        if t.nameable[programs.A_RACE, race] == named:
            begin_lasting(g, lasting.RACE_GRANT, number, player, race, until)
            rebuild_statics(g, t)


@cold
def let_abilities_be_ignored(g: Game, t: Tables, number: int, player: int, until: durations.Duration) -> None:
    """The abilities of the creature are ignored for a while."""
    begin_lasting(g, lasting.ABILITIES_IGNORED, number, player, 0, until)
    rebuild_statics(g, t)


@cold
def lend(g: Game, t: Tables, giver: Card, card: Card, player: int) -> None:
    """The creature has the power and the abilities of another one besides its own this turn (docs/keywords.md).

    What that one has been lent itself is passed on.
    """
    until = durations.END_OF_THIS_TURN
    number = g.object[card]
    begin_lasting(g, lasting.POWER_CHANGE, number, player, max(power(g, t, giver), 0), until)
    for index in range(g.continuous_count):
        if g.continuous_kind[index] == lasting.LENT and g.continuous_object[index] == g.object[giver]:
            begin_lasting(g, lasting.LENT, number, player, g.continuous_amount[index], until)
    begin_lasting(g, lasting.LENT, number, player, g.kind[giver], until)
    given = keywords_of(g, t, giver) & keywords.ABILITIES
    begin_lasting(g, lasting.KEYWORD_GRANT, number, player, t.keywords[g.kind[giver]] | given, until)
    for word in range(1, WORDS):
        bits = t.more_keywords[g.kind[giver], word - 1]
        if bits != 0:
            begin_lasting(g, lasting.KEYWORD_GRANT, number, player, bits | word << WORD_BITS, until)
    rebuild_statics(g, t)


@rule
def mark_them(g: Game, frame: int, trigger: int, until: durations.Duration) -> None:
    """The creatures that are "them" are those that a delayed trigger, created by this effect, will be done to."""
    for index in range(g.them_count[frame]):
        number = g.them_object[frame, index]
        player = g.frame_player[frame]
        add_continuous(g, lasting.MARKED, number, player, trigger, until, -1, g.frame_object[frame])


@rule
def let_become(g: Game, t: Tables, card: Card, player: int, kind: Kind, until: durations.Duration) -> None:
    """The creature becomes one of this kind for a while: all that is printed on it is that of the other.

    It is the same creature, and does not enter the battle zone. In another zone the card is what it was (400.5).
    """
    begin_lasting(g, lasting.BECAME, g.object[card], player, card, until)
    g.kind[card] = kind
    rebuild_statics(g, t)


@rule
def is_lasting(g: Game, kind: lasting.Lasting, number: int) -> bool:
    """Whether a lasting effect of this kind applies to the object, or the player, with this number."""
    for index in range(g.continuous_count):
        if g.continuous_kind[index] == kind and g.continuous_object[index] == number:
            return True
    return False


@cold
def is_kept_tapped(g: Game, number: int) -> bool:
    """Whether nothing untaps the object with this number: an effect that lasts says so."""
    for index in range(g.continuous_count):
        if (
            g.continuous_kind[index] == lasting.STAYS_TAPPED
            and g.continuous_object[index] == number
            and g.continuous_amount[index] != 0
        ):
            return True
    return False


@rule
def is_on_creature(g: Game, index: int, number: int) -> bool:
    """Whether a lasting effect applies to the creature with this number; some apply to a player."""
    return g.continuous_kind[index] not in NOT_ON_CREATURES and g.continuous_object[index] == number


# --- Creatures that become one, or several ---
@rule
def share_lasting(g: Game, whole: int, part: int) -> None:
    """Effects that apply to a creature that separates apply to this part of it too (804.4a)."""
    for index in range(g.continuous_count):
        if is_on_creature(g, index, whole):
            add_continuous(
                g,
                g.continuous_kind[index],
                part,
                g.continuous_player[index],
                g.continuous_amount[index],
                g.continuous_until[index],
                g.continuous_filter[index],
                g.continuous_cost[index],
            )


@rule
def transfer_continuous(g: Game, part: int, whole: int) -> None:
    """Effects that apply to a creature apply to the one that it has become part of (801.2)."""
    for index in range(g.continuous_count):
        if is_on_creature(g, index, part):
            g.continuous_object[index] = whole
        if g.continuous_kind[index] == lasting.BLOCKED_ONLY_BY and g.continuous_amount[index] == part:
            g.continuous_amount[index] = whole


@rule
def become_part(g: Game, number: int, whole: int) -> None:
    """What applied to one creature applies to the creature that it has become part of (801.2)."""
    transfer_continuous(g, number, whole)
    for index in range(g.delayed_count):
        if g.delayed_object[index] == number:
            g.delayed_object[index] = whole
    for index in range(2):
        if g.battling[index] == number:
            g.battling[index] = whole
    if g.attacker_object == number:
        g.attacker_object = whole
    if g.target_object == number:
        g.target_object = whole
    for card in range(CARDS):
        if g.life_of[card] == number:
            g.life_of[card] = whole


# --- Until when (500.3) ---
@rule
def expire(g: Game, t: Tables, until: durations.Duration, player: int) -> None:
    """End the effects that last until now; `player` -1 for both players."""
    if g.continuous_count > 0:
        end_effects(g, t, until, player)


@cold
def end_effects(g: Game, t: Tables, until: durations.Duration, player: int) -> None:
    """End the effects that last until now, where there are any."""
    static_ends = False
    for index in range(g.continuous_count):
        if g.continuous_until[index] == until and (player < 0 or g.continuous_player[index] == player):
            static_ends = static_ends or g.continuous_kind[index] in (
                lasting.STATIC_LASTS,
                lasting.CHANGE_GRANT,
                lasting.RACE_GRANT,
                lasting.LENT,
                lasting.BECAME,
                lasting.ABILITIES_IGNORED,
            )
            if g.continuous_kind[index] == lasting.BECAME:
                card: Any = g.continuous_amount[index]
                if g.zone[card] == zones.BATTLE:
                    g.kind[card] = element_kind(t, g.printed[card])
            g.continuous_kind[index] = OVER
    drop_those_over(g)
    if static_ends:
        rebuild_statics(g, t)


@cold
def end_next_costs_less(g: Game, t: Tables, player: int, kind: Kind, card: Card) -> None:
    """The player has summoned a creature as this kind: it was the next one that costs less, or gets keywords."""
    for index in range(g.continuous_count):
        if (
            g.continuous_kind[index] in (lasting.NEXT_COSTS_LESS, lasting.NEXT_HAS)
            and g.continuous_object[index] == player
            and kind_fits_with_power(t, g.continuous_filter[index], kind)
        ):
            if g.continuous_kind[index] == lasting.NEXT_HAS:
                begin_lasting(
                    g,
                    lasting.KEYWORD_GRANT,
                    g.object[card],
                    player,
                    g.continuous_amount[index],
                    durations.END_OF_THIS_TURN,
                )
            g.continuous_kind[index] = OVER
    drop_those_over(g)


@rule
def drop_those_over(g: Game) -> None:
    """Drop the effects that are over."""
    kept = 0
    g.power_lowered = 0
    g.next_costs_less = 0
    g.limited = 0
    g.statics_last = 0
    for index in range(g.continuous_count):
        if g.continuous_kind[index] == OVER:
            continue
        flag_continuous(g, g.continuous_kind[index], g.continuous_amount[index])
        g.continuous_kind[kept] = g.continuous_kind[index]
        g.continuous_object[kept] = g.continuous_object[index]
        g.continuous_player[kept] = g.continuous_player[index]
        g.continuous_amount[kept] = g.continuous_amount[index]
        g.continuous_until[kept] = g.continuous_until[index]
        g.continuous_filter[kept] = g.continuous_filter[index]
        g.continuous_cost[kept] = g.continuous_cost[index]
        kept += 1
    g.continuous_count = kept


@rule
def expire_with_turn(g: Game, t: Tables) -> None:
    """End, all together and after everything else, what lasts until the end of this turn (511.2)."""
    expire(g, t, durations.END_OF_THIS_TURN, -1)
    expire(g, t, durations.END_OF_OPPONENTS_NEXT_TURN, 1 - g.turn_player)
    expire(g, t, durations.END_OF_YOUR_TURN, g.turn_player)
    for index in range(g.continuous_count):
        if g.continuous_until[index] == durations.END_OF_OPPONENTS_TURN_AFTER_THIS:
            g.continuous_until[index] = durations.END_OF_OPPONENTS_NEXT_TURN


@rule
def begin_later_grants(g: Game) -> None:
    """What is given, or forbidden, for the opponent's next turn begins with that turn, and lasts until it ends."""
    for index in range(g.continuous_count):
        if g.continuous_player[index] == g.turn_player:
            continue
        if g.continuous_kind[index] == lasting.KEYWORD_LATER:
            g.continuous_kind[index] = lasting.KEYWORD_GRANT
        elif g.continuous_kind[index] == lasting.PROHIBITION_LATER:
            g.continuous_kind[index] = lasting.PROHIBITION
        elif g.continuous_kind[index] == lasting.LIMITED_LATER:
            g.continuous_kind[index] = lasting.LIMITED
            g.limited = 1
        else:
            continue
        g.continuous_until[index] = durations.END_OF_THIS_TURN
