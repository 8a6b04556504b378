"""Static abilities about shields: who chooses them, what happens as they are broken, where they go."""

from __future__ import annotations

from dataclasses import replace

from sim.cards.words.amounts import Condition
from sim.cards.words.descriptions import CARDS, SHIELDS, Cards, your, your_opponents
from sim.cards.words.misuse import DefinitionError, word
from sim.cards.words.statics import Static
from sim.engine.record.codes import card_types, owners, statics, zones

OF_THE_FORTIFIED = 1  # the amount of statics.GIVES_TRIGGER if only the fortified shield is meant

you_choose_your_shields = Static(
    statics.CHOOSES_SHIELDS,
    "whenever your opponent would choose one of your shields, you choose it instead",
    cards=your(SHIELDS),
)

opponent_chooses_their_shields = Static(
    statics.CHOOSES_SHIELDS,
    "whenever you would choose one of your opponent's shields, your opponent chooses it instead",
    cards=your_opponents(SHIELDS),
)

you_choose_shields_to_break = Static(
    statics.CHOOSES_SHIELDS,
    "whenever one of your opponent's creatures would break one of your shields, you choose the shield",
    cards=your(SHIELDS),
    amount=1,
)

shields_go_to_graveyard = Static(
    statics.BREAK_TO_ZONE,
    "whenever this creature would break a shield, your opponent puts that shield into their graveyard instead",
    zone=zones.GRAVEYARD,
)

shields_go_to_mana = Static(
    statics.BREAK_TO_ZONE,
    "whenever this creature would break a shield, your opponent puts that shield into their mana zone instead",
    zone=zones.MANA,
)

casts_broken_spells = Static(
    statics.CASTS_BROKEN,
    "whenever this creature breaks your opponent's shields, your opponent reveals them instead of putting them into "
    'their hand. You cast each spell among them that has "shield trigger" for no cost, then put it into its owner\'s '
    "graveyard. Your opponent puts the other cards among them into their hand",
)

fortified_shield_triggers = Static(
    statics.GIVES_TRIGGER,
    'each card put into your hand from the fortified shield has "shield trigger"',
    amount=OF_THE_FORTIFIED,
)


@word
def your_shields_trigger(cards: Cards = CARDS, *, condition: Condition | None = None) -> Static:
    """Each card of a shield of yours that is put into your hand, if it fits, has a shield trigger."""
    which = replace(cards, zones=(), whose=owners.ANYONES)
    english = f'each {which.words(plural=False)} put into your hand from your shield zone has "shield trigger"'
    return Static(statics.GIVES_TRIGGER, english, which, condition=condition)


@word
def fortified_shields_cant_be_broken(*, condition: Condition | None = None) -> Static:
    """Shields of yours that castles fortify can't be broken."""
    return Static(statics.UNBREAKABLE, "your fortified shields can't be broken", condition=condition)


@word
def shields_cant_trigger(cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """Nobody can use the shield triggers of shields that this creature, or those described, break."""
    who = "this creature" if cards is None else cards.one_of()
    english = f'players can\'t use the "shield trigger" abilities of shields that {who} breaks'
    return Static(statics.BARS_TRIGGERS, english, cards, condition=condition)


@word
def broken_shields_are_revealed(cards: Cards) -> Static:
    """The opponent reveals shields that these creatures break, before they come to the hand."""
    if cards.whose == owners.OPPONENTS or cards.types not in (0, card_types.CREATURE):
        raise DefinitionError(f'"{cards.words()}": your creatures break shields of your opponent')
    english = f"your opponent reveals shields that {cards.whose_words()} break"
    return Static(statics.REVEALS_BROKEN, english, cards)
