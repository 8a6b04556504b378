"""What effects forbid a player to do with a card, and what they may choose (101.2, 605.2b)."""

from typing import Any

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import fits, is_of_named, keywords_of, static_applies
from sim.engine.facts.descriptions import (
    half_fits_in_print,
    kind_fits,
    plain_amount,
    plainly_fits,
    plainly_holds,
    power_fits,
    shares_name,
    side_is_meant,
    was_used,
)
from sim.engine.facts.identity import element_kind, ignored, is_aura, is_element, resolves
from sim.engine.facts.links import lies_under
from sim.engine.facts.parts import creature_of
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import acts, card_types, declared, descriptions, endings, keywords, lasting, statics, zones
from sim.engine.record.indices import NO_CARD, NO_KIND, Card, Kind
from sim.engine.record.state import Game, owner
from sim.engine.record.tables import Tables


@rule
def prohibited(g: Game, t: Tables, player: int, act: int, kind: Kind) -> bool:
    """Whether an effect forbids the player the act (101.2) with a card of this kind."""
    return anything_is_prohibited(g) and is_prohibited(g, t, player, act, kind)


@rule
def anything_is_prohibited(g: Game) -> bool:
    """Whether an effect may forbid anything; mostly none does."""
    return g.continuous_count > 0 or at_work(g, statics.PROHIBIT)


@cold
def is_prohibited(g: Game, t: Tables, player: int, act: int, kind: Kind) -> bool:
    """Whether an effect forbids it, where one might."""
    if at_work(g, statics.CASTS_ANYWAY) and (act & acts.CASTING) != 0 and casts_anyway(g, t, player, kind):
        return False
    return prohibited_for_a_while(g, t, player, act, kind) or statically_prohibited(g, t, player, act, kind)


@cold
def casts_anyway(g: Game, t: Tables, player: int, kind: Kind) -> bool:
    """Whether the player ignores what would prevent them from casting spells of this kind."""
    for index in range(g.static_count):
        row = g.static_row[index]
        if t.static_head[row] == statics.CASTS_ANYWAY and g.static_player[index] == player:
            if kind_fits(t, t.static_filter[row], kind):
                return True
    return False


@rule
def prohibited_for_a_while(g: Game, t: Tables, player: int, act: int, kind: Kind) -> bool:
    """Whether a lasting effect forbids it, altogether or once the player has put as many creatures as allowed."""
    for index in range(g.continuous_count):
        if (
            g.continuous_kind[index] == lasting.LIMITED
            and (g.continuous_amount[index] & act & acts.PUT) != 0
            and g.continuous_object[index] == player
            and (t.types[kind] & card_types.CREATURE) != 0
            and g.creatures_put[player] >= g.continuous_cost[index]
        ):
            return True
        if (
            g.continuous_kind[index] == lasting.PROHIBITION
            and (g.continuous_amount[index] & act) != 0
            and (g.continuous_object[index] == endings.NOBODY or g.continuous_object[index] == player)
            and (g.continuous_filter[index] < 0 or kind_fits_with_power(t, g.continuous_filter[index], kind))
            and is_meant_by_prohibition(t, g.continuous_cost[index], kind)
        ):
            return True
    return False


@rule
def kind_fits_with_power(t: Tables, row: int, kind: Kind) -> bool:
    """Whether the printed characteristics of a kind fit the filter, its power too: it is not there yet (206.2a)."""
    return kind_fits(t, row, kind) and power_fits(t, row, t.power[kind])


@rule
def is_meant_by_prohibition(t: Tables, cost: int, kind: Kind) -> bool:
    """Whether the kind has the cost, or shares a name with the kind, that a prohibition is about; -1 for any."""
    if cost <= descriptions.SAME_NAME:
        named: Any = descriptions.SAME_NAME - cost
        return shares_name(t, named, kind)
    return cost < 0 or cost == t.cost[kind]


@cold
def has_namesake(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, row: int, kind: Kind, besides: Card, player: int, source: Card, that_player: int
) -> bool:
    """Whether the filter finds a card in its zones, besides that one, that shares a name with this kind (202.1)."""
    for zone in zones.between(zones.DECK, zones.NOWHERE):
        if ((t.filter_zones[row] >> zone) & 1) == 0:
            continue
        for side in range(2):
            for index in range(g.zone_count[side, zone]):
                card = g.zone_cards[side, zone, index]
                if card == besides or not shares_name(t, g.kind[card], kind):
                    continue
                if zone == zones.BATTLE and ignored(g, t, card):
                    continue
                if plainly_fits(g, t, row, card, player, source, that_player):
                    return True
    return False


@cold
def has_civilization_of(g: Game, t: Tables, row: int, kind: Kind, player: int, zone: zones.Zone) -> bool:
    """Whether a card of the player in this zone that fits the filter shares a civilization with the kind (106.1)."""
    for index in range(g.zone_count[player, zone]):
        other = g.kind[g.zone_cards[player, zone, index]]
        if kind_fits(t, row, other) and (t.civilizations[other] & t.civilizations[kind]) != 0:
            return True
    return False


@rule
def statically_prohibited(g: Game, t: Tables, player: int, act: int, kind: Kind) -> bool:
    """Whether a static ability forbids it, altogether or once the player has done it as often as allowed."""
    for index in range(g.static_count):
        row = g.static_row[index]
        source = g.static_card[index]
        holder = g.static_player[index]
        if (
            t.static_head[row] != statics.PROHIBIT
            or (t.static_acts[row] & act) == 0
            or not side_is_meant(t, t.static_filter[row], player, holder, holder)
            or not kind_fits_with_power(t, t.static_filter[row], kind)
            or t.cost[kind] > plain_amount(g, t, t.static_most_cost[row], holder, source, 0) - t.static_floor[row]
            or not plainly_holds(g, t, t.static_condition[row], holder, source, 0)
            or (
                t.static_against[row] >= 0
                and not has_namesake(g, t, t.static_against[row], kind, NO_CARD, holder, NO_CARD, holder)
            )
            or (
                t.static_zone[row] != zones.DECK
                and not has_civilization_of(g, t, t.static_filter[row], kind, player, t.static_zone[row])
            )
        ):
            continue
        done = 0
        if (t.static_acts[row] & acts.SUMMON) != 0:
            done += g.summoned_count[player]
        if (t.static_acts[row] & acts.CAST) != 0:
            done += g.cast_count[player]
        if (t.static_acts[row] & acts.PUT) != 0:
            done += g.creatures_put[player]
        allowed = plain_amount(g, t, t.static_amount[row], holder, source, 0)
        if allowed == 0 or done >= allowed:
            return True
    return False


@rule
def act_is_allowed(g: Game, t: Tables, player: int, kind: Kind) -> bool:
    """Whether nothing forbids the player the act of using a card of this kind: summoning it, casting it."""
    return not prohibited(g, t, player, t.acts[kind], kind)


@rule
def may_declare(g: Game, t: Tables, player: int, act: int, kind: Kind) -> bool:
    """Whether no effect prevents declaring an ability that does the act with a card of this kind (item X.14).

    Only a prohibition of the act itself can. What summons cannot be declared then (ruling of 2021-05-21), what casts
    can (ruling of 2023-02-17), unless a rule option says otherwise for both.
    """
    if act == 0 or t.forbidden_declarations == declared.DECLARABLE:
        return True
    if act == acts.CAST and t.forbidden_declarations == declared.BY_ABILITY:
        return True
    if (act & acts.SUMMON_FOR_NO_COST) != 0:
        return act_is_allowed_for_no_cost(g, t, player, kind)
    return act_is_allowed(g, t, player, kind)


@rule
def use_is_allowed(g: Game, t: Tables, player: int, kind: Kind, done: int) -> bool:
    """Whether cards of this kind are used, and nothing forbids the player these acts of using one, or to put it."""
    if is_element(t, kind) or is_aura(t, kind):
        done |= acts.PUT
    return t.acts[kind] != 0 and not prohibited(g, t, player, done, kind)


@rule
def is_executable(g: Game, t: Tables, player: int, kind: Kind) -> bool:
    """Whether cards of this kind are used, and nothing forbids the player to use one, or to put it."""
    return use_is_allowed(g, t, player, kind, t.acts[kind])


@rule
def acts_for_no_cost(t: Tables, kind: Kind) -> int:
    """The acts of using a card of this kind for no cost: those of using it, and those of using it in this way."""
    done = t.acts[kind]
    if (done & acts.SUMMON) != 0:
        done |= acts.SUMMON_FOR_NO_COST
    if (done & acts.CAST) != 0:
        done |= acts.CAST_FOR_NO_COST
    return done


@rule
def act_is_allowed_for_no_cost(g: Game, t: Tables, player: int, kind: Kind) -> bool:
    """Whether nothing forbids the player the act of using a card of this kind for no cost."""
    return not prohibited(g, t, player, acts_for_no_cost(t, kind), kind)


@rule
def is_executable_for_no_cost(g: Game, t: Tables, player: int, kind: Kind) -> bool:
    """Whether nothing forbids the player to use a card of this kind for no cost."""
    return use_is_allowed(g, t, player, kind, acts_for_no_cost(t, kind))


@rule
def acts_from(t: Tables, zone: zones.Zone, kind: Kind) -> int:
    """The acts that using a card of this kind is besides, because it lies in this zone.

    A card that stands by to be used comes from the hand.
    """
    if zone == zones.HAND or zone == zones.NOWHERE:
        return 0
    done = 0 if zone == zones.DECK else acts.USE_FROM_OUTSIDE
    if resolves(t, kind):
        return done | (acts.CAST_FROM_THERE if zone == zones.GRAVEYARD or zone == zones.MANA else 0)
    return done | acts_of_putting_from(zone)


@rule
def acts_of_putting_from(zone: zones.Zone) -> int:
    """The acts that putting a card from this zone into the battle zone is besides."""
    if zone == zones.HAND or zone == zones.NOWHERE:
        return 0
    return acts.PUT_FROM_ELSEWHERE | (0 if zone == zones.DECK else acts.PUT_FROM_OUTSIDE)


@rule
def is_barred_there(g: Game, t: Tables, player: int, card: Card, kind: Kind) -> bool:
    """Whether an effect forbids the player to use the card, as this kind, from the zone where it lies."""
    return g.zone[card] != zones.HAND and prohibited(g, t, player, acts_from(t, g.zone[card], kind), kind)


@rule
def can_be_put(g: Game, t: Tables, card: Card) -> bool:
    """Whether nothing forbids putting the card into the battle zone without summoning it."""
    done = acts.PUT | acts.PUT_UNSUMMONED | acts_of_putting_from(g.zone[card])
    return not prohibited(g, t, owner(card), done, element_kind(t, g.kind[card]))


@cold
def has_put_enough(g: Game, t: Tables, card: Card) -> bool:
    """Whether a limit keeps the card from being put: of cards put together, those before it have entered by now."""
    if g.limited != 0:
        return not can_be_put(g, t, card)
    for index in range(g.static_count):
        row = g.static_row[index]
        if t.static_head[row] == statics.PROHIBIT and (t.static_acts[row] & acts.PUT) != 0:
            if plain_amount(g, t, t.static_amount[row], g.static_player[index], g.static_card[index], 0) != 0:
                return not can_be_put(g, t, card)
    return False


@rule
def is_held(g: Game, t: Tables, card: Card) -> bool:
    """Whether the card is in a graveyard, a mana zone or a shield zone that an effect forbids it to leave."""
    zone = g.zone[card]
    if zone != zones.GRAVEYARD and zone != zones.MANA and zone != zones.SHIELD:
        return False
    leaves = (
        acts.LEAVE_GRAVEYARD
        if zone == zones.GRAVEYARD
        else acts.LEAVE_MANA
        if zone == zones.MANA
        else acts.LEAVE_SHIELDS
    )
    return prohibited(g, t, owner(card), leaves, g.kind[card])


@cold
def deck_is_watched(g: Game, t: Tables, player: int) -> bool:
    """Whether the player reveals the top card of their deck instead of looking at the deck or revealing more (609)."""
    for index in range(g.static_count):
        row = g.static_row[index]
        holder = g.static_player[index]
        if t.static_head[row] == statics.SHOWS_TOP and holder != player:
            if plainly_holds(g, t, t.static_condition[row], holder, g.static_card[index], 0):
                return True
    return False


# --- Where a card may be used from besides the hand ---
@cold
def may_be_summoned_from(g: Game, t: Tables, player: int, card: Card, kind: Kind, zone: zones.Zone) -> bool:
    """Whether a static ability lets the player summon the card of the zone, as this kind."""
    for index in range(g.static_count):
        if lets_summon_from(g, t, index, player, card, kind, zone):
            return True
    return False


@rule
def lets_summon_from(g: Game, t: Tables, index: int, player: int, card: Card, kind: Kind, zone: zones.Zone) -> bool:
    """Whether the static ability at work number `index` lets the player summon the card of the zone, as this kind.

    What the card is given there counts (106.4): with Courtney, every creature of the mana zone is multicolored.
    """
    row = g.static_row[index]
    source = g.static_card[index]
    return (
        t.static_head[row] == statics.USES_FROM
        and t.static_amount[row] == 0
        and t.static_zone[row] == zone
        and owner(source) == player
        and half_fits_in_print(g, t, t.static_filter[row], card, kind)
        and is_of_named(g, t, index, card)
        and plainly_holds(g, t, t.static_condition[row], player, source, 0)
    )


@cold
def allows_once(g: Game, t: Tables, player: int, card: Card, kind: Kind, zone: zones.Zone) -> int:
    """The number of the static ability at work that lets the player summon one such card from there, or -1.

    It can be used once each turn.
    """
    for index in range(g.static_count):
        row = g.static_row[index]
        source = g.static_card[index]
        if (
            t.static_head[row] == statics.USES_FROM
            and t.static_amount[row] != 0
            and t.static_zone[row] == zone
            and owner(source) == player
            and half_fits_in_print(g, t, t.static_filter[row], card, kind)
            and plainly_holds(g, t, t.static_condition[row], player, source, 0)
            and not was_used(g, source, lasting.ITS_SUMMON)
        ):
            return index
    return -1


@cold
def may_be_used_from(g: Game, t: Tables, player: int, card: Card, kind: Kind, zone: zones.Zone) -> bool:
    """Whether the player may use the card, as this kind, from its graveyard or mana zone: some text says so."""
    if (zone != zones.GRAVEYARD and zone != zones.MANA) or is_held(g, t, card):
        return False
    if ((t.use_zones[kind] >> zone) & 1) != 0:
        return True
    if not at_work(g, statics.USES_FROM):
        return False
    return may_be_summoned_from(g, t, player, card, kind, zone) or allows_once(g, t, player, card, kind, zone) >= 0


@rule
def works_in(g: Game, t: Tables, row: int, player: int, card: Card, zone: zones.Zone) -> bool:
    """Whether a declared ability of the player's card works in the zone where it lies (110.4b, 110.4d)."""
    of_row = t.trigger_zones[row]
    if ((of_row >> zone) & 1) != 0:
        return True
    return ((of_row >> zones.EXECUTABLE) & 1) != 0 and may_be_used_from(
        g, t, player, card, element_kind(t, g.kind[card]), zone
    )


@rule
def can_be_charged(g: Game, t: Tables, card: Card) -> bool:
    """Whether nothing forbids putting a card of the hand into the mana zone."""
    return not prohibited(g, t, owner(card), acts.CHARGE, g.kind[card])


@rule
def kind_of_effect(g: Game, t: Tables, frame: int) -> Kind:
    """The kind that the ability or spell of this frame is printed on: of a twinpact, one half (810.3a).

    An ability that a creature is given is that creature's.
    """
    row = g.frame_trigger[frame]
    card = g.frame_card[frame]
    if row >= 0 and t.trigger_given_to[row] < 0:
        # Without civilizations it is printed on a card that has none.
        return t.trigger_kind[row] + t.colorless_from * g.without_civilizations  # type: ignore[return-value]
    return g.kind[card] if card >= 0 else NO_KIND


@cold
def cant_be_chosen(g: Game, t: Tables, card: Card) -> bool:
    """Whether a card of the battle zone has the keyword; a card under another, or a sealed one, has no abilities."""
    if lies_under(g, card) or ignored(g, t, card):
        return False
    return (keywords_of(g, t, card) & keywords.CANT_BE_CHOSEN) != 0


@cold
def is_kept_from_choice(g: Game, t: Tables, index: int, card: Card) -> bool:
    """Whether such a static ability at work is about the card: of its own, or the creatures that it describes."""
    row = g.static_row[index]
    source = g.static_card[index]
    if t.static_against[row] < 0:
        return source == card
    return fits(g, t, t.static_against[row], card, g.static_player[index], source, g.static_player[index])


@rule
def choosable(g: Game, t: Tables, card: Card, source: Kind, by: Card, player: int) -> bool:
    """Whether an effect of the card `by`, printed on the kind `source`, may choose the card: the player chooses."""
    if g.zone[card] != zones.BATTLE or owner(card) == player:
        return True
    if t.any_auras != 0:
        card = creature_of(g, card)  # 109.2c
    if (t.all_keywords & keywords.CANT_BE_CHOSEN) != 0 and cant_be_chosen(g, t, card):
        return False
    return not at_work(g, statics.UNCHOOSABLE) or not is_unchoosable(g, t, card, source, by)


@cold
def is_unchoosable(g: Game, t: Tables, card: Card, source: Kind, by: Card) -> bool:
    """Whether a static ability of the card keeps effects of the card `by`, printed on this kind, from choosing it.

    What `by` is given where it is counts, too (106.4).
    """
    for index in range(g.static_count):
        row = g.static_row[index]
        if (
            t.static_head[row] == statics.UNCHOOSABLE
            and source >= 0
            and half_fits_in_print(g, t, t.static_filter[row], by, source)
            and is_kept_from_choice(g, t, index, card)
            and plainly_holds(g, t, t.static_condition[row], g.static_player[index], card, 0)
        ):
            return True
    return False


@cold
def shield_stays(g: Game, t: Tables, shield: Card) -> bool:
    """Whether a shield that would go anywhere but to the hand stays where it is instead (609.1)."""
    if not at_work(g, statics.KEEPS_SHIELDS) or g.replaced != 0:
        return False
    for index in range(g.static_count):
        row = g.static_row[index]
        player = g.static_player[index]
        if t.static_head[row] == statics.KEEPS_SHIELDS and player == owner(shield):
            if plainly_holds(g, t, t.static_condition[row], player, g.static_card[index], 0):
                return True
    return False


@cold
def owner_chooses(g: Game, t: Tables, shield: Card, breaking: bool) -> bool:
    """Whether the owner of the shield chooses instead of the other player."""
    for index in range(g.static_count):
        row = g.static_row[index]
        if t.static_head[row] == statics.CHOOSES_SHIELDS and (breaking or t.static_amount[row] == 0):
            if static_applies(g, t, index, shield):
                return True
    return False


@rule
def chooser_of_shields(g: Game, t: Tables, player: int, side: int, breaking: bool) -> int:
    """Who chooses instead of the player among the shields of this side (609.1); `breaking`: a creature breaks them."""
    if at_work(g, statics.CHOOSES_SHIELDS) and player != side and g.zone_count[side, zones.SHIELD] > 0:
        if owner_chooses(g, t, g.zone_cards[side, zones.SHIELD, 0], breaking):
            return side
    return player
