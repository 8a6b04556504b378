"""Static abilities that let cards cost less or more (112.2b)."""

from __future__ import annotations

from dataclasses import replace

from sim.cards.words.amounts import Amount, Condition, civilizations_among, count
from sim.cards.words.descriptions import SPELLS, Cards, your_opponents
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, word
from sim.cards.words.statics import Static
from sim.engine.record.codes import acts, amounts, owners, statics, zones


@word
def cost_less(cards: Cards, amount: FromOne, floor: FromZero, *, condition: Condition | None = None) -> Static:
    """Creatures, perhaps only those in your graveyard, cost that much less to summon; the reduction is not optional."""
    english = f"{cards.whose_words()} each cost {amount} less to summon. They can't cost less than {floor}"
    if cards.zones not in ((), (zones.BATTLE,), (zones.GRAVEYARD,), (zones.MANA,)):
        raise DefinitionError(f'"{english}": what costs less lies in the hand, the graveyard or the mana zone')
    zone = cards.zones[0] if cards.zones in ((zones.GRAVEYARD,), (zones.MANA,)) else 0
    return Static(
        statics.COST,
        english,
        cards=replace(cards, zones=()),
        amount=amount,
        condition=condition,
        floor=floor,
        zone=zone,
    )


@word
def tamaseeds_cost_less(cards: Cards, amount: FromOne, floor: FromZero) -> Static:
    """Tamaseeds or auras cost that much less to use; the reduction is not optional."""
    english = f"{cards.whose_words()} each cost {amount} less to use. They can't cost less than {floor}"
    return Static(statics.COST, english, cards=replace(cards, zones=()), amount=amount, floor=floor)


@word
def spells_cost_less(cards: Cards, amount: FromOne, floor: FromZero) -> Static:
    """Spells cost that much less to cast; the reduction is not optional."""
    english = f"{cards.whose_words()} each cost {amount} less to cast. They can't cost less than {floor}"
    return Static(statics.COST, english, cards=replace(cards, zones=()), amount=amount, floor=floor, acts=acts.CAST)


@word
def cost_more(cards: Cards, amount: FromOne, *, condition: Condition | None = None) -> Static:
    """Creatures cost that much more to summon."""
    english = f"{cards.whose_words()} each cost {amount} more to summon"
    return Static(statics.COST, english, cards=replace(cards, zones=()), amount=-amount, condition=condition)


@word
def spells_cost_more(cards: Cards, amount: FromOne, *, condition: Condition | None = None) -> Static:
    """Spells cost that much more to cast."""
    english = f"{cards.whose_words()} each cost {amount} more to cast"
    cards = replace(cards, zones=())
    return Static(statics.COST, english, cards=cards, amount=-amount, condition=condition, acts=acts.CAST)


@word
def spells_cost_more_for_each(cards: Cards, amount: FromOne, by: Cards) -> Static:
    """Spells cost that much more to cast for each of the other cards."""
    english = f"{cards.whose_words()} each cost {amount} more to cast for {by.each_of()}"
    more = replace(count(by), factor=-amount)
    return Static(statics.COST, english, cards=replace(cards, zones=()), amount=more, acts=acts.CAST)


INFINITE_MANA = 9999  # more than anybody has

opponents_spells_cost_infinite_mana = replace(
    spells_cost_more(your_opponents(SPELLS), INFINITE_MANA),
    english="your opponent's spells cost infinite mana to cast",
)


@word
def cards_cost_more(cards: Cards, amount: FromOne) -> Static:
    """Cards of every type cost that much more to use (601.1d); crossing is not using (303.3b)."""
    english = f"{cards.anywhere().whose_words()} each cost {amount} more to use"
    return Static(statics.COST, english, cards=cards.anywhere(), amount=-amount, acts=acts.SUMMON | acts.CAST)


@word
def cards_cost_less(cards: Cards, amount: FromOne, floor: FromZero) -> Static:
    """Cards of every type cost that much less to use (601.1d); the reduction is not optional."""
    english = f"{cards.anywhere().whose_words()} each cost {amount} less to use. They can't cost less than {floor}"
    uses = acts.SUMMON | acts.CAST
    return Static(statics.COST, english, cards=cards.anywhere(), amount=amount, floor=floor, acts=uses)


@word
def may_cost_less(cards: Cards, amount: FromOne, floor: FromZero, *, condition: Condition | None = None) -> Static:
    """Creatures may cost up to that much less to summon; the player chooses."""
    return Static(
        statics.COST,
        f"{cards.whose_words()} may each cost up to {amount} less to summon. They can't cost less than {floor}",
        cards=replace(cards, zones=()),
        amount=amount,
        condition=condition,
        floor=floor,
        optional=True,
    )


@word
def spells_may_cost_less(
    cards: Cards, amount: FromOne, floor: FromZero, *, condition: Condition | None = None
) -> Static:
    """Spells may cost up to that much less to cast; the player chooses."""
    english = f"{cards.whose_words()} may each cost up to {amount} less to cast. They can't cost less than {floor}"
    return replace(may_cost_less(cards, amount, floor, condition=condition), english=english, acts=acts.CAST)


@word
def costs_less_for_each(cards: Cards, floor: FromZero, amount: FromOne = 1) -> Static:
    """This creature costs that much less to summon for each card that fits."""
    english = f"this creature costs {amount} less to summon for {cards.each_of()}. It can't cost less than {floor}"
    return Static(statics.SELF_COST, english, amount=replace(count(cards), factor=amount), floor=floor)


@word
def costs_less_for_each_card_drawn(amount: FromOne, floor: FromZero) -> Static:
    """This creature costs that much less to summon for each card that you have drawn this turn."""
    english = (
        f"this creature costs {amount} less to summon for each card that you have drawn this turn. "
        f"It can't cost less than {floor}"
    )
    drawn = Amount(amounts.DRAWN, "", argument=owners.YOURS, factor=amount)
    return Static(statics.SELF_COST, english, amount=drawn, floor=floor)


@word
def costs_less_for_each_civilization_among(amount: FromOne, cards: Cards, floor: FromZero) -> Static:
    """This creature costs that much less to summon for each civilization that the cards have."""
    english = (
        f"this creature costs {amount} less to summon for each civilization among {cards.whose_words()}. "
        f"It can't cost less than {floor}"
    )
    less = replace(civilizations_among(cards), factor=amount)
    return Static(statics.SELF_COST, english, amount=less, floor=floor)


@word
def sympathy(cards: Cards, floor: FromZero) -> Static:
    """Sympathy: this creature costs 1 less for each card that fits."""
    return replace(costs_less_for_each(cards, floor), label="Sympathy: ")


@word
def double_sympathy(cards: Cards, floor: FromZero) -> Static:
    """Double Sympathy: this creature costs 2 less for each card that fits."""
    return replace(costs_less_for_each(cards, floor, 2), label="Double Sympathy: ")


@word
def this_spell_costs_less_for_each(cards: Cards, floor: FromZero, amount: FromOne = 1) -> Static:
    """This spell costs that much less to cast for each card that fits."""
    english = f"this spell costs {amount} less to cast for {cards.each_of()}. It can't cost less than {floor}"
    return Static(statics.SELF_COST, english, amount=replace(count(cards), factor=amount), acts=acts.CAST, floor=floor)


@word
def sympathy_of_spell(cards: Cards, floor: FromZero) -> Static:
    """Sympathy of a spell: it costs 1 less for each card that fits."""
    return replace(this_spell_costs_less_for_each(cards, floor), label="Sympathy: ")


@word
def may_cost_less_for_each(amount: FromOne, cards: Cards, floor: FromZero) -> Static:
    """This creature may cost up to that much less to summon for each card that fits; the player chooses."""
    english = (
        f"this creature may cost up to {amount} less to summon for {cards.each_of()}. It can't cost less than {floor}"
    )
    return Static(statics.SELF_COST, english, amount=replace(count(cards), factor=amount), floor=floor, optional=True)


def _check_while_used(condition: Condition) -> None:
    """Refuse what is not the same before a card is used, and while it is being paid for and has left the hand."""
    part: Condition | None = condition
    while part is not None:
        counted = [
            side.cards for side in (part.left, part.right) if isinstance(side, Amount) and side.cards is not None
        ]
        if part.about_this or any(zones.HAND in cards.zones for cards in counted):
            raise DefinitionError(f'"{condition.words()}": a cost can\'t depend on the card itself')
        part = part.also


@word
def costs_less(amount: FromOne, floor: FromZero | None = None, *, condition: Condition) -> Static:
    """This creature costs that much less to summon under the condition."""
    _check_while_used(condition)
    english = f"this creature costs {amount} less to summon"
    if floor is not None:
        english += f". It can't cost less than {floor}"
    return Static(statics.SELF_COST, english, amount=amount, floor=floor or 0, condition=condition)


@word
def this_may_cost_less(amount: FromOne, floor: FromZero, *, condition: Condition) -> Static:
    """This creature may cost up to that much less to summon under the condition; the player chooses."""
    _check_while_used(condition)
    english = f"this creature may cost up to {amount} less to summon. It can't cost less than {floor}"
    return Static(statics.SELF_COST, english, amount=amount, floor=floor, optional=True, condition=condition)


@word
def this_spell_costs_less(amount: FromOne, *, condition: Condition) -> Static:
    """This spell costs that much less to cast under the condition."""
    _check_while_used(condition)
    english = f"this spell costs {amount} less to cast"
    return Static(statics.SELF_COST, english, amount=amount, acts=acts.CAST, condition=condition)


@word
def this_spell_may_cost_less_for_each(amount: FromOne, cards: Cards, floor: FromZero) -> Static:
    """This spell may cost up to that much less to cast for each card that fits; the player chooses."""
    english = f"this spell may cost up to {amount} less to cast for {cards.each_of()}. It can't cost less than {floor}"
    less = replace(count(cards), factor=amount)
    return Static(statics.SELF_COST, english, amount=less, acts=acts.CAST, floor=floor, optional=True)


@word
def cost_less_if_destroyed(cards: Cards, amount: FromOne) -> Static:
    """When you summon a creature that fits, you may reduce its cost; this creature is then destroyed.

    It is destroyed once the cost is paid, before the other one is put. What keeps it from being destroyed does not
    keep it from helping (docs/keywords.md).
    """
    meant = replace(cards, zones=(), whose=owners.ANYONES)
    english = (
        f"while you are summoning {meant.words(plural=False, article=True)}, you may reduce its cost by {amount}. "
        "If you do, destroy this creature"
    )
    return Static(statics.DIES_TO_COST_LESS, english, replace(cards, zones=(), whose=owners.YOURS), amount=amount)


@word
def costs_less_for_tapped(amount: FromOne) -> Static:
    """As you summon this creature, you may tap creatures of different costs: it costs less for each (601.1d).

    The civilizations of the creature are paid anyway, so it never costs 0.
    """
    english = (
        "while you are summoning this creature, you may tap any number of your creatures that have different costs. "
        f"For each creature tapped in this way, it costs {amount} less to summon. It can't cost less than 1"
    )
    return Static(statics.TAPS_TO_COST_LESS, english, amount=amount)


@word
def spell_costs_less_for_tapped(amount: FromOne) -> Static:
    """As you cast this spell, you may tap creatures of different costs: it costs less for each (601.1d)."""
    english = (
        "while you are casting this spell, you may tap any number of your creatures that have different costs. "
        f"For each creature tapped in this way, it costs {amount} less to cast. It can't cost less than 1"
    )
    return Static(statics.TAPS_TO_COST_LESS, english, amount=amount, acts=acts.CAST)


opponents_costs_stay = Static(
    statics.KEEPS_COSTS, "abilities that reduce the cost of cards that your opponent uses are ignored"
)
