"""Static abilities about losing and winning the game (104)."""

from __future__ import annotations

from dataclasses import replace

from sim.cards.words.amounts import Condition
from sim.cards.words.descriptions import Cards, your
from sim.cards.words.misuse import FromOne, word
from sim.cards.words.statics import Static
from sim.engine.record.codes import endings, statics, zones

BUT_BY_ATTACKS = 1 << endings.DECK_OUT | 1 << endings.CARD_EFFECT  # the reasons for losing that are no attack

EVERY_WAY = BUT_BY_ATTACKS | 1 << endings.DIRECT_ATTACK


@word
def you_cant_lose(*, condition: Condition | None = None) -> Static:
    """You can't lose the game, for whatever reason."""
    return Static(statics.CANT_LOSE, "you can't lose the game", condition=condition, acts=EVERY_WAY)


@word
def you_cant_lose_nor_opponent_win(*, condition: Condition | None = None) -> Static:
    """You can't lose the game, and no effect makes your opponent win it."""
    english = "you can't lose the game and your opponent can't win the game"
    return replace(you_cant_lose(condition=condition), english=english, acts=EVERY_WAY | statics.OF_THE_OTHER)


@word
def instead_of_losing(cards: Cards | None = None, *, optional: bool = False) -> Static:
    """This creature, or one of those described, is destroyed instead of your losing or your opponent's winning."""
    which = "this creature" if cards is None else your(cards).whose_words(one=True)
    may = "you may " if optional else ""
    return Static(
        statics.INSTEAD_OF_LOSING,
        "when you would lose the game or your opponent would win the game",
        None if cards is None else your(cards),
        optional=optional,
        instead=f"{may}destroy {which if cards is None else 'one of ' + which} instead",
    )


@word
def may_put_cards_under_it_back_to_survive(number: FromOne) -> Static:
    """When you would lose the game, you may put that many cards under this creature on the bottom of your deck."""
    cards = "a card" if number == 1 else f"{number} cards"
    order = "" if number == 1 else " in any order"
    return Static(
        statics.SURVIVES_BY_PAYING,
        "when you would lose the game",
        amount=number,
        zone=zones.DECK_BOTTOM,
        optional=True,
        instead=f"you may put {cards} under this creature on the bottom of your deck{order} instead",
    )


@word
def may_put_top_cards_into_graveyard_to_survive(number: FromOne) -> Static:
    """When an attack would make you lose the game, you may put that many top cards of your deck into the graveyard."""
    return Static(
        statics.SURVIVES_BY_PAYING,
        "when you would lose the game by being attacked by a creature",
        amount=number,
        zone=zones.DECK,
        optional=True,
        instead=f"you may put the top {number} cards of your deck into your graveyard instead",
    )


@word
def survives_from_hand(condition: Condition) -> Static:
    """When you would lose the game, you may reveal this card of your hand and put it under your deck instead."""
    return Static(
        statics.SURVIVES_BY_PAYING,
        "when you would lose the game while this card is in your hand",
        zone=zones.DECK_BOTTOM,
        condition=condition,
        optional=True,
        instead="you may reveal this card and put it on the bottom of your deck instead",
        zones=(zones.HAND,),
    )


@word
def you_cant_lose_but_by_attacks(*, condition: Condition | None = None) -> Static:
    """You can't lose the game, except by an attack."""
    english = "you can't lose the game except by being attacked by a creature"
    return Static(statics.CANT_LOSE, english, condition=condition, acts=BUT_BY_ATTACKS)


you_cant_deck_out = Static(
    statics.CANT_LOSE, "you can't lose the game for having no cards in your deck", acts=1 << endings.DECK_OUT
)

you_win_by_drawing_the_last_card = Static(
    statics.WINS_BY_LAST_DRAW,
    "when you would lose the game by drawing the last card of your deck",
    instead="you win the game instead",
)

players_cant_lose = Static(statics.CANT_LOSE, "players can't lose the game", amount=1, acts=EVERY_WAY)

players_cant_lose_but_by_attacks = Static(
    statics.CANT_LOSE,
    "players can't lose the game except by being attacked by a creature",
    amount=1,
    acts=BUT_BY_ATTACKS,
)
