"""Prohibitions: what players and creatures can't do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from sim.cards import words
from sim.cards.text.chart import OneOf
from sim.cards.text.phrases.declaring import also, joint, listed, means, reads
from sim.cards.words.amounts import Amount, Condition
from sim.cards.words.descriptions import CARDS, TYPES_TO_PUT, Cards
from sim.cards.words.prohibitions import ACTS_OF_LEAVING, PROHIBITED_FOR, prohibit
from sim.cards.words.statics import allows_only, prohibits
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
means("act", 'use "shield trigger" abilities', (acts.SHIELD_TRIGGER, None), says="ACT_SHIELD_TRIGGER")
reads("act", 'use "shield trigger" abilities of {bare}', says="ACT_SHIELD_TRIGGER")(
    lambda cards: (acts.SHIELD_TRIGGER, cards)
)
means("act", "use tap abilities", (acts.TAP_ABILITY, None), says="ACT_TAP_ABILITY")
means("act", 'use "guard strike" abilities', (acts.GUARD_STRIKE, None), says="ACT_GUARD_STRIKE")
reads("act", 'use "guard strike" abilities of {bare}', says="ACT_GUARD_STRIKE")(
    lambda cards: (acts.GUARD_STRIKE, cards)
)
reads("act", "use tap abilities of {bare}", says="ACT_TAP_ABILITY")(lambda cards: (acts.TAP_ABILITY, cards))
reads("act", "cast {bare}", says="ACT_CAST")(lambda cards: (acts.CAST, cards))
reads("act", "cast {bare} for no cost", says="ACT_CAST_FOR_NO_COST")(lambda cards: (acts.CAST_FOR_NO_COST, cards))
reads("act", "summon {bare} for no cost", says="ACT_SUMMON_FOR_NO_COST")(lambda cards: (acts.SUMMON_FOR_NO_COST, cards))
reads("act", "dragsolve {bare}", says="ACT_DRAGSOLVE")(lambda cards: (acts.DRAGSOLVE, cards))
reads("act", "summon {bare}", says="ACT_SUMMON")(lambda cards: (acts.SUMMON, cards))
reads("act", "put seals from {bare} into (your graveyard|their graveyard|their graveyards)", says="ACT_UNSEAL")(
    lambda cards: (acts.UNSEAL, cards)
)
reads("act", "expand {bare}", says="ACT_EXPAND")(lambda cards: (acts.EXPAND, cards))
reads("act", "use {bare}", says="ACT_USE_TAMASEED")(
    lambda cards: (acts.USE_AURA if cards.types & card_types.AURA else acts.USE_TAMASEED, cards)
)
reads("act", "use {bare}", says="ACT_USE")(lambda cards: (acts.USE, cards))
reads("act", "generate {bare}", says="ACT_GENERATE")(lambda cards: (acts.GENERATE, cards))
reads("act", "put {bare} into the battle zone", says="ACT_PUT")(lambda cards: (acts.PUT, cards))
reads("act", "put {bare} into the battle zone unless they summon them", says="ACT_PUT_UNSUMMONED")(
    lambda cards: (acts.PUT_UNSUMMONED, cards)
)
reads(
    "act",
    "put {bare} from your hand into your mana zone",
    "put {bare} from their hand into their mana zone",
    "put {bare} from their hands into their mana zones",
    says="ACT_CHARGE",
)(lambda cards: (acts.CHARGE, cards))
reads(
    "act",
    "cast {bare} from your graveyard or mana zone",
    "cast {bare} from their graveyard or mana zone",
    "cast {bare} from their graveyards or mana zones",
    says="ACT_CAST_FROM_THERE",
)(lambda cards: (acts.CAST_FROM_THERE, cards))
reads(
    "act",
    "put {bare} into the battle zone from anywhere except your hand",
    "put {bare} into the battle zone from anywhere except their hand",
    "put {bare} into the battle zone from anywhere except their hands",
    says="ACT_PUT_FROM_ELSEWHERE",
)(lambda cards: (acts.PUT_FROM_ELSEWHERE, cards))
reads(
    "act",
    "put {bare} into the battle zone from anywhere except your hand or deck",
    "put {bare} into the battle zone from anywhere except their hand or deck",
    "put {bare} into the battle zone from anywhere except their hands or decks",
    says="ACT_PUT_FROM_OUTSIDE",
)(lambda cards: (acts.PUT_FROM_OUTSIDE, cards))
reads(
    "act",
    "use {bare} from anywhere except your hand or deck",
    "use {bare} from anywhere except their hand or deck",
    "use {bare} from anywhere except their hands or decks",
    says="ACT_USE_FROM_OUTSIDE",
)(lambda cards: (acts.USE_FROM_OUTSIDE, cards))
means("act", "look at cards of decks", (acts.LOOK_AT_DECK, None), says="ACT_LOOK_AT_DECK")
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
        yield total, replace(CARDS, zones=())


@reads("sentence", "{player} can't {acts} {how long}", says="prohibit")
def _prohibit(whose: int, acts: tuple[tuple[int, Cards | None], ...], until: durations.Duration) -> object:
    return OneOf(*((prohibit(total, whose, until, cards),) for total, cards in _meant(acts)))


for _act, (_one_zone, _several) in ACTS_OF_LEAVING.items():
    joint("place to leave", _several, (_act, owners.ANYONES))
    joint("place to leave", f"your {_one_zone}", (_act, owners.YOURS))
    joint("place to leave", f"your opponent's {_one_zone}", (_act, owners.OPPONENTS))


@reads("sentence", "{bare} can't leave {place to leave} {how long}", says="prohibit")
def _prohibit_leaving(cards: Cards, place: tuple[int, int], until: durations.Duration) -> object:
    act, whose = place
    return (prohibit(act, whose, until, replace(cards, zones=())),)


joint("under a condition", "", None)
also("under a condition", "{condition} ,")


@reads("ability", "{under a condition} {player} can't {acts}", says="prohibits")
def _prohibits(condition: Condition | None, whose: int, acts: tuple[tuple[int, Cards | None], ...]) -> object:
    return OneOf(
        *(
            prohibits(total, replace(CARDS if cards is None else cards, whose=whose), condition=condition)
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
            prohibits(act, replace(meant, whose=whose), **limits)
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
            prohibits(act, replace(meant, whose=whose), named_like=named_like, condition=condition)
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
    return prohibits(act, replace(cards, whose=whose), condition=condition)


also("counted acts", "{verb of act}")
joint("counted acts", "summon or cast", acts.SUMMON | acts.CAST)


@reads(
    "ability", "{under a condition} {player} can {counted acts} only {how many} {bare} each turn", says="allows_only"
)
def _allows_only(condition: Condition | None, whose: int, acts: int, number: int, cards: Cards) -> object:
    return OneOf(
        *(
            allows_only(number, acts, replace(meant, whose=whose), condition=condition)
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
    return allows_only(number, acts.PUT, replace(cards, whose=whose), condition=condition)
