"""Prohibitions: what players and creatures can't do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from sim.cards import words
from sim.cards.text.chart import OneOf
from sim.cards.text.phrases.declaring import also, joint, listed, means, reads
from sim.cards.words.amounts import Amount, Condition
from sim.cards.words.descriptions import TYPES_TO_PUT, Cards
from sim.cards.words.prohibitions import ACTS_OF_LEAVING, PROHIBITED_FOR
from sim.cards.words.verbs import how_long
from sim.engine.record.codes import acts, card_types, durations, owners

joint("player", "(players|each player)", owners.ANYONES)
joint("player", "you", owners.YOURS)
joint("player", "your opponent", owners.OPPONENTS)
for _name in (
    "END_OF_THIS_TURN",
    "END_OF_YOUR_TURN",
    "YOUR_NEXT_TURN",
    "END_OF_OPPONENTS_NEXT_TURN",
    "REST_OF_GAME",
    "END_OF_THIS_ATTACK",
):
    _until = getattr(words, _name)
    means("how long", "this turn" if _until == durations.END_OF_THIS_TURN else how_long(_until), _until, says=_name)
    means("duration", how_long(_until), _until, says=_name)
means(
    "how long", PROHIBITED_FOR[durations.OPPONENTS_NEXT_TURN], durations.OPPONENTS_NEXT_TURN, says="OPPONENTS_NEXT_TURN"
)
# Of your cards, those of another player and those of both.
_OF_HANDS = ("your hand", "their hand", "their hands")
_OF_HANDS_OR_DECKS = ("your hand or deck", "their hand or deck", "their hands or decks")
_ELSEWHERE = "put {bare} into the battle zone from anywhere except "
# How a text says that an act is done with some cards.
ACTS_WITH_CARDS = {
    "ACT_SHIELD_TRIGGER": ('use "shield trigger" abilities of {bare}',),
    "ACT_GUARD_STRIKE": ('use "guard strike" abilities of {bare}',),
    "ACT_TAP_ABILITY": ("use tap abilities of {bare}",),
    "ACT_CAST": ("cast {bare}",),
    "ACT_CAST_FOR_NO_COST": ("cast {bare} for no cost",),
    "ACT_SUMMON_FOR_NO_COST": ("summon {bare} for no cost",),
    "ACT_DRAGSOLVE": ("dragsolve {bare}",),
    "ACT_SUMMON": ("summon {bare}",),
    "ACT_UNSEAL": ("put seals from {bare} into (your graveyard|their graveyard|their graveyards)",),
    "ACT_EXPAND": ("expand {bare}",),
    "ACT_USE": ("use {bare}",),
    "ACT_GENERATE": ("generate {bare}",),
    "ACT_PUT": ("put {bare} into the battle zone",),
    "ACT_PUT_UNSUMMONED": ("put {bare} into the battle zone unless they summon them",),
    "ACT_CHARGE": (
        "put {bare} from your hand into your mana zone",
        "put {bare} from their hand into their mana zone",
        "put {bare} from their hands into their mana zones",
    ),
    "ACT_CAST_FROM_THERE": (
        "cast {bare} from your graveyard or mana zone",
        "cast {bare} from their graveyard or mana zone",
        "cast {bare} from their graveyards or mana zones",
    ),
    "ACT_PUT_FROM_ELSEWHERE": tuple(_ELSEWHERE + place for place in _OF_HANDS),
    "ACT_PUT_FROM_OUTSIDE": tuple(_ELSEWHERE + place for place in _OF_HANDS_OR_DECKS),
    "ACT_USE_FROM_OUTSIDE": tuple(f"use {{bare}} from anywhere except {place}" for place in _OF_HANDS_OR_DECKS),
}
# How it speaks of acts without cards.
ACTS_ALONE = {
    "ACT_SHIELD_TRIGGER": 'use "shield trigger" abilities',
    "ACT_TAP_ABILITY": "use tap abilities",
    "ACT_GUARD_STRIKE": 'use "guard strike" abilities',
    "ACT_LOOK_AT_DECK": "look at cards of decks",
}
for _name, _said in ACTS_ALONE.items():
    means("act", _said, (getattr(words, _name), None), says=_name)
for _name, _patterns in ACTS_WITH_CARDS.items():
    _act = getattr(words, _name)
    reads("act", *_patterns, says=_name)(lambda cards, act=_act: (act, cards))
reads("act", "use {bare}", says="ACT_USE_TAMASEED")(
    lambda cards: (acts.USE_AURA if cards.types & card_types.AURA else acts.USE_TAMASEED, cards)
)
listed("acts", "{act}", " ,", " or")


def _meant(done: tuple[tuple[int, Cards | None], ...]) -> Iterator[tuple[int, Cards | None]]:
    """The sum of acts, and what cards may be meant: those that are named, or any card that the acts are done with."""
    total = sum(act for act, _ in done)
    yield total, None
    named = [cards for _, cards in done if cards is not None]
    if named:
        yield total, replace(named[0], zones=())
        yield total, replace(named[0], zones=(), noun="card", types=0)
        if total in (acts.PUT, acts.PUT_FROM_ELSEWHERE, acts.PUT_FROM_OUTSIDE):
            yield total, replace(named[0], zones=(), noun="card", types=TYPES_TO_PUT)
        yield total, replace(words.CARDS, zones=())


@reads("sentence", "{player} can't {acts} {how long}", says="prohibit")
def _prohibit(whose: int, acts: tuple[tuple[int, Cards | None], ...], until: durations.Duration) -> object:
    return OneOf(*((words.prohibit(total, whose, until, cards),) for total, cards in _meant(acts)))


for _act, (_one_zone, _several) in ACTS_OF_LEAVING.items():
    joint("place to leave", _several, (_act, owners.ANYONES))
    joint("place to leave", f"your {_one_zone}", (_act, owners.YOURS))
    joint("place to leave", f"your opponent's {_one_zone}", (_act, owners.OPPONENTS))


@reads("sentence", "{bare} can't leave {place to leave} {how long}", says="prohibit")
def _prohibit_leaving(cards: Cards, place: tuple[int, int], until: durations.Duration) -> object:
    act, whose = place
    return (words.prohibit(act, whose, until, replace(cards, zones=())),)


joint("under a condition", "", None)
also("under a condition", "{condition} ,")


@reads("ability", "{under a condition} {player} can't {acts}", says="prohibits")
def _prohibits(condition: Condition | None, whose: int, acts: tuple[tuple[int, Cards | None], ...]) -> object:
    return OneOf(
        *(
            words.prohibits(total, replace(words.CARDS if cards is None else cards, whose=whose), condition=condition)
            for total, cards in _meant(acts)
        )
    )


@reads(
    "ability",
    "{under a condition} {player} can't put {bare} that cost no more than {count} into the battle zone",
    says="prohibits, ACT_PUT",
)
def _prohibits_putting_up_to(condition: Condition | None, whose: int, cards: Cards, most: Amount) -> object:
    return _prohibits_up_to(condition, whose, (acts.PUT, cards), most)


@reads("ability", "{under a condition} {player} can't {act} that cost no more than {count}", says="prohibits")
def _prohibits_up_to(condition: Condition | None, whose: int, one: tuple[int, Cards | None], most: Amount) -> object:
    return _prohibits_some(whose, one, most_cost=most, condition=condition)


@reads("ability", "{under a condition} {player} can't {act} that cost less than {count}", says="prohibits")
def _prohibits_below(condition: Condition | None, whose: int, one: tuple[int, Cards | None], limit: Amount) -> object:
    return _prohibits_some(whose, one, less_than=limit, condition=condition)


def _prohibits_some(whose: int, one: tuple[int, Cards | None], **limits: Any) -> object:
    act, cards = one
    return OneOf(
        *(
            words.prohibits(act, replace(meant, whose=whose), **limits)
            for _, meant in _meant(((act, cards),))
            if meant is not None
        )
    )


@reads("ability", "{under a condition} {player} can't {act} with the same name as {cards}", says="prohibits")
def _prohibits_named_like(
    condition: Condition | None, whose: int, one: tuple[int, Cards | None], named_like: Cards
) -> Any:
    act, cards = one
    return OneOf(
        *(
            words.prohibits(act, replace(meant, whose=whose), named_like=named_like, condition=condition)
            for _, meant in _meant(((act, cards),))
            if meant is not None
        )
    )


joint("verb of act", "cast", acts.CAST)
joint("verb of act", "summon", acts.SUMMON)


@reads(
    "ability",
    "{under a condition} {bare} can't leave {place to leave}",
    says="prohibits, ACT_LEAVE_GRAVEYARD, ACT_LEAVE_MANA, ACT_LEAVE_SHIELDS",
)
def _prohibits_leaving(condition: Condition | None, cards: Cards, place: tuple[int, int]) -> object:
    act, whose = place
    return words.prohibits(act, replace(cards, whose=whose), condition=condition)


also("counted acts", "{verb of act}")
joint("counted acts", "summon or cast", acts.SUMMON | acts.CAST)


@reads(
    "ability", "{under a condition} {player} can {counted acts} only {how many} {bare} each turn", says="allows_only"
)
def _allows_only(condition: Condition | None, whose: int, acts: int, number: int, cards: Cards) -> object:
    return OneOf(
        *(
            words.allows_only(number, acts, replace(meant, whose=whose), condition=condition)
            for _, meant in _meant(((acts, cards),))
            if meant is not None
        )
    )


@reads(
    "ability",
    "{under a condition} {player} can put only {how many} {bare} into the battle zone each turn",
    says="allows_only",
)
def _allows_putting_only(condition: Condition | None, whose: int, number: int, cards: Cards) -> object:
    return words.allows_only(number, acts.PUT, replace(cards, whose=whose), condition=condition)
