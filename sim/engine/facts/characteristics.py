"""What is true of a card at this moment: its characteristics, and whether a description fits it.

Nothing here changes the record. Static abilities are read through `g.static_*`, the list of those at work; an
amount or description inside a static ability never looks at power or granted keywords (`sim.cards.tabulation` refuses
such a definition). So nothing here recurses.
"""

from typing import Any, Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.descriptions import (
    compare,
    cost_compares,
    fits_in_print,
    is_battling,
    keywords_fit,
    plain_amount,
    plainly_fits,
    plainly_holds,
    power_fits,
)
from sim.engine.facts.events import await_events, listen
from sim.engine.facts.identity import ignored, is_blank, works_in_shields
from sim.engine.facts.links import card_under, find_creature, is_seal
from sim.engine.facts.sets import word_of
from sim.engine.facts.statics import at_work, forget_heads, note_head, power_changes
from sim.engine.record.codes import (
    amounts,
    card_types,
    comparisons,
    descriptions,
    faults,
    keywords,
    lasting,
    numbers,
    sickness,
    state_checks,
    statics,
    zones,
)
from sim.engine.record.codes.sets import WORD_MASK, WORDS
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.state import CARDS, SEAT, STATICS, Game, card_of, fail, owner
from sim.engine.record.tables import Tables


# --- Characteristics, changed by static abilities and continuous effects ---
@rule
def is_of_named(g: Game, t: Tables, index: int, card: Card) -> bool:
    """Whether the card has what was named for the static ability at work number `index`, if anything was."""
    named = g.static_named[index]
    if named <= descriptions.THERE_ALREADY:
        if named <= descriptions.NAMED_OBJECT:
            return g.object[card] == descriptions.NAMED_OBJECT - named
        there = descriptions.THERE_ALREADY - named
        if g.object[card] >= there // descriptions.NAMED_OF_THOSE:
            return False
        named = there % descriptions.NAMED_OF_THOSE - 1
        return named < 0 or fits_in_print(g, t, named, card)
    if named <= descriptions.NAMED_NUMBER:
        return cost_compares(t, g.kind[card], comparisons.IS_EQUAL, descriptions.NAMED_NUMBER - named)
    return named < 0 or fits_in_print(g, t, named, card)


@rule
def static_is_about(g: Game, t: Tables, index: int, card: Card) -> bool:
    """Whether the static ability at work number `index` is about the card now, whatever was named for it."""
    source = g.static_card[index]
    player = g.static_player[index]
    row = g.static_row[index]
    if t.static_filter[row] == descriptions.SUBJECT_IS_SELF:
        if source != card:
            return False
    elif not plainly_fits(g, t, t.static_filter[row], card, player, source, player):
        return False
    most_cost = t.static_most_cost[row]
    if most_cost != statics.NO_COST_IS_TOO_MUCH:
        if t.cost[g.kind[card]] > plain_amount(g, t, most_cost, player, source, 0):
            return False
    return plainly_holds(g, t, t.static_condition[row], player, source, 0)


@rule
def static_applies(g: Game, t: Tables, index: int, card: Card) -> bool:
    """Whether the static ability at work number `index` applies to the card: it is always on (604.1)."""
    return static_is_about(g, t, index, card) and is_of_named(g, t, index, card)


@rule
def applies_at_this_power(g: Game, t: Tables, row: int, source: Card, card: Card) -> bool:
    """Whether powers are as a static ability demands that is no change of power itself.

    Powers come first, then what depends on them: no power depends on a keyword (604.2, 608.1).
    """
    if t.static_least_power[row] > 0 or t.static_most_power[row] >= 0:
        own = max(power(g, t, source), 0)
        if own < t.static_least_power[row] or (t.static_most_power[row] >= 0 and own > t.static_most_power[row]):
            return False
    wanted = t.static_filter[row]
    if wanted < 0 or not asks_power(t, wanted):
        return True
    return power_fits(t, wanted, power(g, t, card))


@rule
def power(g: Game, t: Tables, card: Card) -> int:
    """Power now (301.3): the printed number and every change, all at once (206.1, 608.1); may be negative (108.1b).

    Changes of the same kind add up (110.7).
    """
    printed = t.power[g.kind[card]]
    # Mostly nothing changes any power.
    if g.continuous_count == 0 and not power_changes(g):
        return printed
    # 206.2a: elsewhere the printed number counts.
    if g.zone[card] != zones.BATTLE:
        return printed
    total = printed + power_change(g, t, card)
    return total if -FAR_FROM_INFINITE < total < FAR_FROM_INFINITE else infinite_power(total)


FAR_FROM_INFINITE: Final = numbers.INFINITE_POWER // 2


@cold
def infinite_power(total: int) -> int:
    """Infinite power with any number more or less is infinite, and none with an infinite loss (108.1c)."""
    return numbers.INFINITE_POWER if total > 0 else numbers.INFINITE_LOSS


@rule
def power_change(g: Game, t: Tables, card: Card) -> int:
    """The sum of all changes of the power of a creature in the battle zone."""
    total = sum_of_changes(g, t, card)
    if at_work(g, statics.BATTLE_POWER) and is_battling(g, card):
        total += change_by_the_battled(g, t, card)
    return settled_change(g, t, card, total)


@rule
def sum_of_changes(g: Game, t: Tables, card: Card) -> int:
    """The sum of the changes, but for those that ask for the power of the creature that this one battles."""
    total = 0
    attacking = g.attacker >= 0 and g.attacker_object == g.object[card]
    if power_changes(g):
        for index in range(g.static_count):
            row = g.static_row[index]
            head = t.static_head[row]
            counts = (
                head == statics.POWER
                or (attacking and head == statics.ATTACK_POWER and not is_blank(g, t, card))
                or (head == statics.BATTLE_POWER and is_battling(g, card) and battles_such(g, t, index, card))
            )
            if counts and static_applies(g, t, index, card) and has_keywords_for_power(g, t, row, card):
                total += plain_amount(g, t, t.static_amount[row], g.static_player[index], g.static_card[index], 0)
    for index in range(g.continuous_count):
        if g.continuous_object[index] == g.object[card]:
            if g.continuous_kind[index] == lasting.POWER_CHANGE:
                total += g.continuous_amount[index]
            elif attacking and g.continuous_kind[index] == lasting.ATTACK_POWER_CHANGE and not is_blank(g, t, card):
                total += plain_amount(g, t, g.continuous_amount[index], owner(card), card, 0)
    return total


@rule
def settled_change(g: Game, t: Tables, card: Card, total: int) -> int:
    """The change as it is after what sets the power, and what doubles it (206.4)."""
    for index in range(g.continuous_count - 1, -1, -1):
        if g.continuous_object[index] == g.object[card] and g.continuous_kind[index] == lasting.POWER_FIXED:
            return g.continuous_amount[index] - t.power[g.kind[card]]
    if at_work(g, statics.DOUBLES_POWER):
        total = doubled(g, t, card, t.power[g.kind[card]] + total) - t.power[g.kind[card]]
    return total


@cold
def change_by_the_battled(g: Game, t: Tables, card: Card) -> int:
    """The sum of the changes that ask for the power of the creature that this one battles (115.2).

    That power is read without such changes of its own: otherwise each of the two could wait for the other.
    """
    total = 0
    for index in range(g.static_count):
        row = g.static_row[index]
        wanted = t.static_against[row]
        if t.static_head[row] != statics.BATTLE_POWER or wanted < 0 or not asks_power(t, wanted):
            continue
        side = 0 if g.battling[0] == g.object[card] else 1
        other = find_creature(g, g.battling_card[1 - side], g.battling[1 - side])
        if other < 0 or not static_applies(g, t, index, card) or not battled_fits(g, t, index, wanted, card):
            continue
        strength = t.power[g.kind[other]] + settled_change(g, t, other, sum_of_changes(g, t, other))
        if power_fits(t, wanted, strength):
            total += plain_amount(g, t, t.static_amount[row], g.static_player[index], g.static_card[index], 0)
    return total


@rule
def asks_power(t: Tables, wanted: int) -> bool:
    """Whether a filter asks for a power."""
    return t.filter_max_power[wanted] >= 0 or t.filter_min_power[wanted] >= 0


@rule
def has_keywords_for_power(g: Game, t: Tables, row: int, card: Card) -> bool:
    """Whether the card has the keywords that a change of power asks for, if it asks for any."""
    wanted = t.static_filter[row]
    return wanted < 0 or t.filter_asks_keywords[wanted] == 0 or has_them_at_any_power(g, t, wanted, card)


@rule
def battles_such(g: Game, t: Tables, index: int, card: Card) -> bool:
    """Whether the creature that this one battles is such as a change of power asks for, but for its power (115.2)."""
    wanted = t.static_against[g.static_row[index]]
    return wanted < 0 or (not asks_power(t, wanted) and battled_fits(g, t, index, wanted, card))


@cold
def battled_fits(g: Game, t: Tables, index: int, wanted: int, card: Card) -> bool:
    """Whether the creature that this one battles fits the filter, by keywords that no power gives (608.1)."""
    side = 0 if g.battling[0] == g.object[card] else 1
    number = g.battling[1 - side]
    other = find_creature(g, g.battling_card[1 - side], number)
    player = g.static_player[index]
    if other < 0 or not plainly_fits(g, t, wanted, other, player, g.static_card[index], player):
        return False
    return t.filter_asks_keywords[wanted] == 0 or has_them_at_any_power(g, t, wanted, other)


@cold
def has_them_at_any_power(g: Game, t: Tables, wanted: int, card: Card) -> bool:
    """Whether the card has the keywords of a filter, and not by its power: keywords come after powers (608.1)."""
    for word in range(WORDS):
        bits = t.keywords[g.kind[card]] if word == 0 else t.more_keywords[g.kind[card], max(word - 1, 0)]
        for index in range(g.static_count):
            row = g.static_row[index]
            if (
                t.static_head[row] == statics.KEYWORD
                and word_of(t.static_keywords[row]) == word
                and not asks_for_power(t, row)
                and static_applies(g, t, index, card)
            ):
                bits |= t.static_keywords[row] & WORD_MASK
        for index in range(g.continuous_count):
            if g.continuous_kind[index] == lasting.KEYWORD_GRANT and g.continuous_object[index] == g.object[card]:
                if word_of(g.continuous_amount[index]) == word:
                    bits |= g.continuous_amount[index] & WORD_MASK
        if word == 0 and is_blank(g, t, card):
            bits &= ~keywords.ABILITIES
        if not keywords_fit(t, wanted, word, bits):
            return False
    return True


@cold
def asks_for_power(t: Tables, row: int) -> bool:
    """Whether a static ability works at some powers only, of its own card or of those that it is about."""
    if t.static_least_power[row] > 0 or t.static_most_power[row] >= 0:
        return True
    wanted = t.static_filter[row]
    return wanted >= 0 and asks_power(t, wanted)


@cold
def doubled(g: Game, t: Tables, card: Card, strength: int) -> int:
    """The power as abilities double or triple it, after every other change (206.4)."""
    for index in range(g.static_count):
        if t.static_head[g.static_row[index]] == statics.DOUBLES_POWER and static_applies(g, t, index, card):
            strength *= max(t.static_amount[g.static_row[index]], 2)
    return strength


@rule
def given_keywords(g: Game, t: Tables, card: Card, word: int) -> int:
    """Keywords of a word that are given to a creature in the battle zone now, as bits."""
    bits = 0
    if at_work(g, statics.KEYWORD):
        for index in range(g.static_count):
            row = g.static_row[index]
            if (
                t.static_head[row] == statics.KEYWORD
                and word_of(t.static_keywords[row]) == word
                and static_applies(g, t, index, card)
                and applies_at_this_power(g, t, row, g.static_card[index], card)
            ):
                bits |= t.static_keywords[row] & WORD_MASK
    for index in range(g.continuous_count):
        if g.continuous_kind[index] == lasting.KEYWORD_GRANT and g.continuous_object[index] == g.object[card]:
            if word_of(g.continuous_amount[index]) == word:
                bits |= g.continuous_amount[index] & WORD_MASK
    # What it was given is an ability of the creature; what it can't do is none (answer of 2022-06-24).
    return bits & ~keywords.ABILITIES if word == 0 and is_blank(g, t, card) else bits


@rule
def keywords_of(g: Game, t: Tables, card: Card) -> int:
    """Keywords of the first word now, printed and given, as bits."""
    bits = t.keywords[g.kind[card]]
    # Mostly nothing gives any keyword.
    if g.continuous_count == 0 and not at_work(g, statics.KEYWORD):
        return bits
    return bits | given_keywords(g, t, card, 0) if g.zone[card] == zones.BATTLE else bits


@rule
def keywords_in(g: Game, t: Tables, card: Card, word: int) -> int:
    """Keywords of any word now, printed and given, as bits."""
    if word == 0:
        return keywords_of(g, t, card)
    bits = t.more_keywords[g.kind[card], word - 1]
    return bits | given_keywords(g, t, card, word) if g.zone[card] == zones.BATTLE else bits


@rule
def any_may_have(t: Tables, keyword: int) -> bool:
    """Whether any card of the match may have a keyword beyond the first word."""
    return (t.all_more_keywords[word_of(keyword) - 1] & keyword & WORD_MASK) != 0


@rule
def has_keyword(g: Game, t: Tables, card: Card, keyword: int) -> bool:
    """Whether the card has a keyword beyond the first word now, printed or given."""
    return any_may_have(t, keyword) and is_among_keywords(g, t, card, keyword)


@cold
def is_among_keywords(g: Game, t: Tables, card: Card, keyword: int) -> bool:
    """Whether the card has a keyword beyond the first word, where any card of the match may have it."""
    return (keywords_in(g, t, card, word_of(keyword)) & keyword & WORD_MASK) != 0


@rule
def keywords_are_those(g: Game, t: Tables, row: int, card: Card) -> bool:
    """Whether the card has all keywords that the filter demands, and none that it denies."""
    if t.filter_asks_keywords[row] == 0:
        return True
    for word in range(WORDS):
        if not keywords_fit(t, row, word, keywords_in(g, t, card, word)):
            return False
    return True


@rule
def reaches(g: Game, t: Tables, index: int, card: Card) -> bool:
    """Whether the static ability at work number `index` applies to the card, whose power and keywords may matter."""
    row = g.static_row[index]
    source = g.static_card[index]
    if not static_applies(g, t, index, card) or not applies_at_this_power(g, t, row, source, card):
        return False
    wanted = t.static_filter[row]
    return wanted < 0 or keywords_are_those(g, t, wanted, card)


@rule
def has_static(g: Game, t: Tables, head: statics.Head, card: Card) -> bool:
    """Whether a static ability of this head applies to the card."""
    return at_work(g, head) and is_reached(g, t, head, card)


@cold
def is_reached(g: Game, t: Tables, head: statics.Head, card: Card) -> bool:
    """Whether a static ability of this head, which is at work, applies to the card."""
    for index in range(g.static_count):
        if t.static_head[g.static_row[index]] == head and reaches(g, t, index, card):
            return True
    return False


@cold
def count_against(g: Game, t: Tables, head: statics.Head, card: Card, other: Card, fitting: bool) -> int:
    """How many static abilities of this head apply to the creature, and mean the other one, or (not fitting) do not.

    Call it only where such abilities are at work.
    """
    total = 0
    for index in range(g.static_count):
        row = g.static_row[index]
        if t.static_head[row] == head and reaches(g, t, index, card):
            player = g.static_player[index]
            source = g.static_card[index]
            against = t.static_against[row]
            means = other == source if against < 0 else fits(g, t, against, other, player, source, player)
            if means == fitting:
                total += 1
    return total


@rule
def sum_of_statics(g: Game, t: Tables, head: statics.Head, card: Card) -> int:
    """The sum of the amounts of the static abilities of this head that apply to the creature."""
    total = 0
    for index in range(g.static_count):
        row = g.static_row[index]
        if t.static_head[row] == head and reaches(g, t, index, card):
            total += plain_amount(g, t, t.static_amount[row], g.static_player[index], g.static_card[index], 0)
    return total


@rule
def shields_broken(g: Game, t: Tables, card: Card, number: int) -> int:
    """How many shields the creature breaks that would break this many: perhaps more (701.14d), or twice as many."""
    if card < 0:
        return number
    more = number
    if at_work(g, statics.BREAKS_MORE):
        more += sum_of_statics(g, t, statics.BREAKS_MORE, card)
    for index in range(g.continuous_count):
        if g.continuous_kind[index] == lasting.BREAKS_MORE and g.continuous_object[index] == g.object[card]:
            more += g.continuous_amount[index]
    if at_work(g, statics.DOUBLES_BREAKS):
        for index in range(g.static_count):
            if t.static_head[g.static_row[index]] == statics.DOUBLES_BREAKS and reaches(g, t, index, card):
                more *= 2
    return more


@rule
def slays(g: Game, t: Tables, card: Card, bits: int, other: Card) -> bool:
    """Whether a creature with these keywords is a slayer in a battle with the other one."""
    if (bits & keywords.SLAYER) != 0:
        return True
    return at_work(g, statics.SLAYS) and count_against(g, t, statics.SLAYS, card, other, fitting=True) > 0


# --- Descriptions, with power and given keywords ---
@rule
def fits(g: Game, t: Tables, row: int, card: Card, player: int, source: Card, that_player: int) -> bool:
    """Whether the card fits the filter; its zone is not checked."""
    if not plainly_fits(g, t, row, card, player, source, that_player):
        return False
    return t.filter_asks_strength[row] == 0 or fits_in_strength(g, t, row, card)


@cold
def fits_in_strength(g: Game, t: Tables, row: int, card: Card) -> bool:
    """Whether the power and keywords of the card are those that the filter asks for."""
    if asks_power(t, row) and not power_fits(t, row, power(g, t, card)):
        return False
    return keywords_are_those(g, t, row, card)


@cold
def count_fitting(g: Game, t: Tables, row: int, player: int, source: Card) -> int:
    """How many creatures in the battle zone fit a filter that asks for power or keywords."""
    total = 0
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if not ignored(g, t, card) and fits(g, t, row, card, player, source, player):
                total += 1
    return total


@rule
def amount_in_strength(g: Game, t: Tables, code: int, player: int, card: Card) -> int:
    """An amount that a static ability reads on which no power and no keyword depends."""
    if code < 0 and t.amount_code[-1 - code] == amounts.COUNT:
        row = t.amount_argument[-1 - code]
        if t.filter_asks_strength[row] != 0:
            return t.amount_factor[-1 - code] * count_fitting(g, t, row, player, card)
    return plain_amount(g, t, code, player, card, 0)


@rule
def holds_in_strength(g: Game, t: Tables, row: int, player: int, card: Card) -> bool:
    """Whether the condition of such a static ability holds; -1 always does."""
    while row >= 0:
        left = amount_in_strength(g, t, t.condition_left[row], player, card)
        right = amount_in_strength(g, t, t.condition_right[row], player, card)
        if not compare(left, t.condition_sign[row], right):
            return False
        row = t.condition_next[row]
    return True


@rule
def is_sick(g: Game, t: Tables, card: Card) -> bool:
    """Summoning sickness (301.5, 807.5), but for evolution creatures (801.3), awakened ones and speed attackers.

    A creature that has awakened is not sick (805.6), and flipped back as sick as before (805.6a).
    """
    return g.sick[card] != 0 and is_sick_with(g, t, card, keywords_of(g, t, card))


@rule
def is_sick_with(g: Game, t: Tables, card: Card, bits: int) -> bool:
    """Summoning sickness of a creature whose keywords are known; its own text beats the rule (101.1)."""
    if g.sick[card] == 0 or g.sick[card] == sickness.HAS_AWAKENED or (bits & keywords.SPEED_ATTACKER) != 0:
        return False
    return (t.types[g.kind[card]] & (card_types.EVOLUTION | card_types.AWAKENED)) == 0


@cold
def without_bans(g: Game, t: Tables, card: Card, bits: int, its_own: bool) -> int:
    """The keywords of a creature without bans on attacking by its own abilities, or of the opponent's cards."""
    bans = keywords.CANT_ATTACK | keywords.CANT_ATTACK_PLAYERS | keywords.CANT_ATTACK_CREATURES
    kept = 0 if its_own else t.keywords[g.kind[card]] & bans
    for index in range(g.static_count):
        row = g.static_row[index]
        counts = g.static_card[index] != card if its_own else g.static_player[index] == owner(card)
        if t.static_head[row] == statics.KEYWORD and counts:
            if (
                word_of(t.static_keywords[row]) == 0
                and static_applies(g, t, index, card)
                and applies_at_this_power(g, t, row, g.static_card[index], card)
            ):
                kept |= t.static_keywords[row] & bans
    for index in range(g.continuous_count):
        if (
            g.continuous_kind[index] == lasting.KEYWORD_GRANT
            and g.continuous_object[index] == g.object[card]
            and (its_own or g.continuous_player[index] == owner(card))
            and word_of(g.continuous_amount[index]) == 0
        ):
            kept |= g.continuous_amount[index] & bans
    return (bits & ~bans) | kept


@rule
def keywords_to_attack(g: Game, t: Tables, card: Card) -> int:
    """Keywords now, as bits, with what mach fighter and Abyss Rush mean in the turn in which the creature was put.

    A mach fighter attacks creatures, tapped or untapped, and sickness only keeps it from attacking the player. By Abyss
    Rush it only keeps it from attacking creatures (docs/keywords.md).
    """
    bits = keywords_of(g, t, card)
    if (bits & (keywords.ATTACKS_DESPITE | keywords.MACH_FIGHTER | keywords.ATTACKS_PLAYERS_AT_ONCE)) == 0:
        return bits
    return keywords_of_unusual_attacker(g, t, card, bits)


@cold
def keywords_of_unusual_attacker(g: Game, t: Tables, card: Card, bits: int) -> int:
    """Keywords now of a creature with one of those that `keywords_to_attack` knows."""
    if (bits & keywords.ATTACKS_DESPITE) != 0:
        bits = without_bans(g, t, card, bits, its_own=False)
    if (bits & (keywords.MACH_FIGHTER | keywords.ATTACKS_PLAYERS_AT_ONCE)) == 0 or g.sick[card] == 0:
        return bits
    if is_sick_with(g, t, card, bits):
        if (bits & keywords.ATTACKS_PLAYERS_AT_ONCE) == 0:
            bits |= keywords.CANT_ATTACK_PLAYERS
        if (bits & keywords.MACH_FIGHTER) == 0:
            bits |= keywords.CANT_ATTACK_CREATURES
        bits |= keywords.SPEED_ATTACKER
    return bits | (keywords.ATTACKS_UNTAPPED if (bits & keywords.MACH_FIGHTER) != 0 else 0)


@rule
def rebuild_statics(g: Game, t: Tables) -> None:
    """List the static abilities at work, and the events that abilities listen to.

    Call whenever the battle zone or a seal changes (604.2, 608.3). Where abilities are ignored, the list is made again.
    """
    rounds = 0
    while rounds >= 0:
        count = 0
        forget_heads(g)
        for word in range(WORDS):
            g.listened_to[word] = 0
        g.state_checks = 0
        for side in range(2):
            g.hand_is_open[side] = 0
            g.top_is_seen[side] = 0
        for side in range(2):
            for index in range(g.zone_count[side, zones.BATTLE]):
                card = g.zone_cards[side, zones.BATTLE, index]
                kind = g.kind[card]
                listen(g, t, kind)
                g.state_checks |= t.state_checks[kind]
                if t.static_count[kind] == 0 or ignored(g, t, card):
                    continue
                for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
                    if ((t.static_zones[row] >> zones.BATTLE) & 1) == 0:
                        continue
                    if count >= STATICS:
                        fail(g, faults.STATICS_FULL)
                        return
                    g.static_card[count] = card
                    g.static_player[count] = side
                    g.static_row[count] = row
                    g.static_named[count] = -1
                    note_head(g, t.static_head[row])
                    if t.static_head[row] == statics.OPEN_HAND:
                        g.hand_is_open[1 - side] = 1
                    count += 1
        g.static_count = count
        if g.statics_last != 0:
            add_lasting_statics(g, t)
        if t.any_beneath != 0:
            add_statics_from_beneath(g, t)
        if g.face_up_count > 0:
            add_statics_of_shields(g, t)
        if at_work(g, statics.GIVES_STATIC):
            add_given_statics(g, t)
        if at_work(g, statics.USES_TOP):
            show_tops(g, t)
        if t.colorless_from > 0:
            settle_civilizations(g, t)
        await_events(g, t)
        # Of two that would ignore each other's abilities, only the one does that was there first.
        rounds = rounds + 1 if t.blank_from > 0 and rounds < CARDS and settle_one(g, t) else -1


@cold
def show_tops(g: Game, t: Tables) -> None:
    """Note which players may look at the top card of their deck in their turn."""
    for index in range(g.static_count):
        if t.static_head[g.static_row[index]] == statics.USES_TOP:
            g.top_is_seen[g.static_player[index]] = 1


@cold
def add_lasting_statics(g: Game, t: Tables) -> None:
    """Add the abilities that work without a card in the battle zone."""
    for index in range(g.continuous_count):
        if g.continuous_kind[index] in (lasting.CHANGE_GRANT, lasting.RACE_GRANT):
            note_head(g, statics.CHANGE)
        if g.continuous_kind[index] == lasting.LENT:
            add_lent_statics(g, t, index)
        if g.continuous_kind[index] != lasting.STATIC_LASTS:
            continue
        if g.static_count >= STATICS:
            fail(g, faults.STATICS_FULL)
            return
        row = g.continuous_amount[index]
        source: Any = g.continuous_object[index]  # a card, for once
        g.static_card[g.static_count] = source
        g.static_player[g.static_count] = g.continuous_player[index]
        g.static_row[g.static_count] = row
        g.static_named[g.static_count] = g.continuous_filter[index]
        g.static_count += 1
        note_head(g, t.static_head[row])
        if t.static_head[row] == statics.POWER:
            g.state_checks |= state_checks.POWER_MAY_FALL


@cold
def add_lent_statics(g: Game, t: Tables, index: int) -> None:
    """Add the static abilities that a creature has been lent, as its own, and listen to what the others wait for."""
    card = find_creature(g, NO_CARD, g.continuous_object[index])
    if card < 0 or ignored(g, t, card) or is_blank(g, t, card):
        return
    kind: Kind = g.continuous_amount[index]  # type: ignore[assignment]
    listen(g, t, kind)
    add_statics_of(g, t, kind, zones.BATTLE, card)


@cold
def add_given_statics(g: Game, t: Tables) -> None:
    """Add the static abilities that creatures are given, as theirs; each of these says itself under which condition."""
    for at in range(g.static_count):
        if t.static_head[g.static_row[at]] != statics.GIVES_STATIC:
            continue
        side = g.static_player[at]
        given = t.static_program[g.static_row[at]]
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if static_applies(g, t, at, card) and not ignored(g, t, card) and not is_blank(g, t, card):
                add_static(g, t, given, card)


@cold
def abilities_are_ignored(g: Game, t: Tables, card: Card) -> bool:
    """Whether an effect says that the abilities of the card in the battle zone are ignored."""
    for index in range(g.continuous_count):
        if g.continuous_kind[index] == lasting.ABILITIES_IGNORED and g.continuous_object[index] == g.object[card]:
            return True
    for index in range(g.static_count):
        if t.static_head[g.static_row[index]] == statics.IGNORES_ABILITIES and static_applies(g, t, index, card):
            return True
    return False


@cold
def settle_one(g: Game, t: Tables) -> bool:
    """Make a card whose abilities are ignored one without any, or give one its abilities again; whether there was one.

    It is the newest of them. What lies under a creature is what it was.
    """
    newest = NO_CARD
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if is_seal(g, card):
                continue
            under = card_under(g, card)
            while under >= 0:
                if is_blank(g, t, under):
                    g.kind[under] -= t.blank_from  # type: ignore[assignment]
                under = card_under(g, under)
            if is_blank(g, t, card) != abilities_are_ignored(g, t, card):
                if newest < 0 or g.object[card] > g.object[newest]:
                    newest = card
    if newest < 0:
        return False
    g.kind[newest] += -t.blank_from if is_blank(g, t, newest) else t.blank_from  # type: ignore[assignment]
    return True


@cold
def settle_civilizations(g: Game, t: Tables) -> None:
    """Make every card of the game, in whatever zone, one without civilizations if an ability says so (203.1)."""
    gone = 0
    for index in range(g.static_count):
        row = g.static_row[index]
        if t.static_head[row] == statics.TAKES_CIVILIZATIONS:
            gone = 1
    if gone == g.without_civilizations:
        return
    g.without_civilizations = gone
    shift = t.colorless_from if gone != 0 else -t.colorless_from
    for side in range(2):
        for slot in range(SEAT):
            card = card_of(side, slot)
            if g.printed[card] >= 0:
                g.printed[card] += shift  # type: ignore[assignment]
                g.kind[card] += shift  # type: ignore[assignment]


@cold
def add_statics_from_beneath(g: Game, t: Tables) -> None:
    """Add the abilities that cards under creatures lend them: theirs (818.1a), and those of the creature (818.1b)."""
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            under = card_under(g, card) if not ignored(g, t, card) else NO_CARD
            while under >= 0:
                kind = g.kind[under]
                listen(g, t, kind)
                add_statics_of(g, t, kind, zones.UNDERNEATH, card)
                under = card_under(g, under)


@cold
def add_statics_of_shields(g: Game, t: Tables) -> None:
    """Add the abilities of castles, and of cards that lie face up in the shield zone (110.3d)."""
    for side in range(2):
        for slot in range(SEAT):
            card = card_of(side, slot)
            if works_in_shields(g, card):
                for word in range(WORDS):
                    g.listened_to[word] |= t.shield_watches[g.kind[card], word]
                add_statics_of(g, t, g.kind[card], zones.SHIELD, card)


@rule
def add_statics_of(g: Game, t: Tables, kind: Kind, place: int, card: Card) -> None:
    """Add the static abilities of a kind that work in this place: the card has them."""
    for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
        if ((t.static_zones[row] >> place) & 1) != 0:
            add_static(g, t, row, card)


@rule
def add_static(g: Game, t: Tables, row: int, card: Card) -> None:
    """Add a static ability that the card has."""
    if g.static_count >= STATICS:
        fail(g, faults.STATICS_FULL)
        return
    g.static_card[g.static_count] = card
    g.static_player[g.static_count] = owner(card)
    g.static_row[g.static_count] = row
    g.static_named[g.static_count] = -1
    g.static_count += 1
    note_head(g, t.static_head[row])
    if t.static_head[row] == statics.POWER:
        g.state_checks |= state_checks.POWER_MAY_FALL
