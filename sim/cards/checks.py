"""Refuse descriptions of cards that the engine would misread, each with a reason.

Other pieces check themselves, in `sim.cards.words`. Descriptions are checked here, because what they may say depends on
where they are used.
"""

from dataclasses import replace

from sim.cards.words import Cards
from sim.engine.record.codes import card_types, descriptions, owners, programs, traits, zones
from sim.language import gettext, translatable

PLAIN = Cards(noun="", zones=())


def never_fits(cards: Cards) -> str:
    """Why no card can ever fit a description of cards in zones; empty if one can."""
    places, spells_only = set(cards.zones), cards.types == card_types.SPELL
    if cards.most_cost is not None and cards.least_cost > cards.most_cost:
        return gettext(
            "no card costs at least {least} and at most {most}", least=cards.least_cost, most=cards.most_cost
        )
    least, most = cards.least_power, cards.most_power
    if least is not None and most is not None and least > most:
        return gettext("no creature has power {least} or more and {most} or less", least=least, most=most)
    if cards.civilizations and not cards.civilizations & ~cards.not_civilizations:
        return "no card has a civilization and does not have it"
    if cards.all_types & (cards.not_types | (card_types.EVOLUTION if spells_only else 0)):
        return "no such card is an evolution creature"
    if cards.is_tapped is not None and places and not places & {zones.BATTLE, zones.MANA}:
        return "cards are tapped or untapped in the battle zone and the mana zone only"
    if cards.is_new and places and places != {zones.BATTLE}:
        return "a creature that was put into the battle zone is looked for in the battle zone"
    if spells_only and (least, most) != (None, None):
        return "a spell has no power"
    if cards.noun == "shield" and places != {zones.SHIELD}:
        return "a shield is a card in the shield zone: in other zones, write CARDS"
    return ""


def nowhere(cards: Cards) -> str:
    """Why cards are never found by a description that must say where they are; empty if it does."""
    lost = next((part for part in (cards, cards.also) if part is not None and not part.zones), None)
    if lost is None:
        return ""
    said = translatable('it never happens: "{cards}" are looked for in no zone; name one with in_zone')
    return gettext(said, cards=lost.words())


def wrong_in_shields(cards: Cards) -> str:
    """Why something can't be asked about cards because they are face down; empty if it can."""
    return "a shield is face down: it has no characteristics" if zones.SHIELD in cards.zones else ""


def _has_no_characteristics(cards: Cards) -> bool:
    """Whether the description says nothing but where the cards are and whose."""
    return replace(cards, noun="", zones=(), whose=owners.ANYONES, is_other=False) == PLAIN


def are_counted_singly(cards: Cards) -> bool:
    """Whether the description is of all single cards that shields consist of (113.2), castles among them."""
    are_cards = cards.noun == "card" and cards.zones == (zones.SHIELD,) and not cards.is_face_up
    return are_cards and _has_no_characteristics(cards)


def wrong_in(cards: Cards, as_a_whole: bool, to_choose: bool, of_event: bool = False, counted: bool = False) -> str:
    """What is wrong with a description in general, or in this place; empty if nothing is.

    Only where cards are `counted` are those of a shield told apart. The card of an event (`of_event`) need not be in
    the battle zone, whatever the description says.

    The engine looks for the highest power only where all cards of the description are taken (`as_a_whole`) or some are
    chosen in zones (`to_choose`), and reads the second description (`also`) only where cards are chosen.
    """
    if not all(type(zone) is int and 0 <= zone < zones.NOWHERE for zone in cards.zones):
        return f"{cards.zones} are not zones"
    for number in (cards.least_cost, cards.most_cost, cards.least_power, cards.most_power):
        if number is not None and (type(number) is not int or number < 0):
            return gettext("{number!r} is not a cost or a power", number=number)
    if never_fits(cards):
        return gettext("it never happens: {why}", why=gettext(never_fits(cards)))
    if cards.is_other and cards.whose == owners.OPPONENTS:
        said = translatable('"{cards}": this card is never one of them; say from which card they differ')
        return gettext(said, cards=cards.whose_words())
    if (
        cards.zones == (zones.BATTLE,)
        and cards.types
        and not card_types.traits_of(cards.types) & (traits.ELEMENT | traits.ATTACHES)
        and not of_event
    ):
        said = translatable('it never happens: "{cards}" are never in the battle zone; name a zone with in_zone')
        return gettext(said, cards=cards.words())
    if (as_a_whole or to_choose) and nowhere(cards):
        return nowhere(cards)
    for alternative in cards.either:
        if needs_state(alternative) or alternative.either or alternative.also:
            return "alternatives can only refer to printed characteristics"
        if alternative.zones != (zones.BATTLE,) or alternative.whose != owners.ANYONES:
            return "name the zone and the owner outside the alternatives"
    if cards.is_face_up and (cards.zones not in ((zones.SHIELD,), (zones.BATTLE,)) or cards.noun != "card"):
        return "single cards lie face up in the shield zone or the battle zone alone"
    if counted and are_counted_singly(cards):
        return ""
    if zones.SHIELD in cards.zones and cards.noun == "card" and not cards.is_face_up:
        said = translatable('"{cards}": a shield may be several cards (113.2), which are not told apart; say SHIELDS')
        return gettext(said, cards=cards.words())
    if zones.SHIELD in cards.zones and not cards.looks_for and not _has_no_characteristics(cards):
        return "a shield is face down: it has no characteristics"
    if cards.comparison is not None and cards.comparison.to == programs.EVERY:
        if not (as_a_whole or to_choose) or cards.zones != (zones.BATTLE,):
            said = translatable("only what an effect takes or chooses in the battle zone can be {cards}")
            return gettext(said, cards=cards.words())
    if cards.also is not None and (not to_choose or cards.also.also is not None):
        return "only a choice in zones can take other cards instead, and only one description of them"
    return _wrong_in_its_relation(cards, as_a_whole)


def _wrong_in_its_relation(cards: Cards, as_a_whole: bool) -> str:
    """Why no card can have this relation to an effect; empty if some can."""
    if cards.relation == descriptions.HAS_THE_POWER and cards.zones != (zones.BATTLE,):
        return "only creatures in the battle zone are looked for by a power"
    if cards.relation == descriptions.HAS_A_NAMESAKE and (
        cards.are_single or cards.also is not None or cards.asks_strength
    ):
        return "names are compared among creatures in the battle zone, or cards elsewhere, whatever their power"
    if cards.relation == descriptions.HAS_A_NAMESAKE and not as_a_whole:
        return "all of them are meant, not some: write every(...)"
    if cards.relation in descriptions.UNDER_THIS and not cards.are_single:
        return "what lies under a creature is cards: write CARDS"
    if cards.relation == descriptions.CAN_ATTACK and cards.zones != (zones.BATTLE,):
        return "only creatures in the battle zone can attack"
    return ""


# Relations to an effect that static abilities and conditions can have too.
READ_OUTSIDE_EFFECTS = (
    descriptions.COSTS_AT_MOST_THEIR_MANA,
    descriptions.COSTS_MORE_THAN_THEIR_MANA,
    descriptions.COSTS_AT_LEAST_THEIR_MANA,
    descriptions.IS_EQUIPPED_WITH_THIS,
    descriptions.SHARES_CIVILIZATION_WITH_MANA,
    descriptions.CROSSED_BY_THIS,
    descriptions.CROSSED_WITH_THIS,
    descriptions.HAS_THIS_AURA,
    descriptions.IS_BATTLING,
    descriptions.IS_LINKED_TO_THIS,
    descriptions.IS_CROSSED,
    descriptions.NOT_CROSSED_BY_THIS,
    descriptions.IS_NOT_ATTACKING,
    descriptions.IS_ATTACKING,
    descriptions.CROSSED_WITH_CROSSED,
    descriptions.SHARES_NAME_WITH_GRAVEYARD,
    descriptions.SHARES_RACE_WITH_THIS,
    descriptions.SHARES_CIVILIZATION_WITH_THIS,
    descriptions.SHARES_RACE_WITH_CROSSED,
)


def wrong_outside_effects(cards: Cards, printed_only: bool, powers: bool, keywords: bool) -> str:
    """What a static ability, a condition or a cost can't refer to; empty if nothing is wrong.

    Such a description is read without power and keywords: otherwise facts could depend on themselves. With
    `printed_only`, even the zone and the orientation of the card are ignored, and its power is the printed one. With
    `powers` or `keywords` nothing that the description refers to can depend on it: what gives keywords may ask for
    power, because no power depends on keywords.
    """
    relations = (descriptions.NO_RELATION,) if printed_only else (descriptions.NO_RELATION, *READ_OUTSIDE_EFFECTS)
    if not powers and (cards.least_power is not None or cards.most_power is not None):
        return "what this ability applies to or counts can't depend on power"
    if (cards.keywords or cards.not_keywords) and not keywords:
        return "what this ability applies to or counts can't depend on keywords"
    if cards.whose == programs.CHOSEN_PLAYERS:
        return "no player has been chosen for this ability"
    if cards.relation not in relations or (printed_only and cards.named_as):
        return gettext("this ability can't refer to {cards}", cards=cards.words())
    allowed = replace(cards, least_power=None, most_power=None) if powers else cards
    if printed_only and needs_state(replace(allowed, keywords=0, not_keywords=0) if keywords else allowed):
        return "this ability can only refer to printed characteristics"
    return ""


def needs_state(cards: Cards) -> bool:
    """Whether the description depends on more than printed characteristics."""
    powers = (cards.least_power, cards.most_power)
    unprinted = (
        cards.keywords
        or cards.not_keywords
        or cards.is_other
        or cards.is_new
        or cards.relation
        or cards.named_as
        or cards.is_tapped is not None
    )
    return bool(unprinted) or powers != (None, None)
