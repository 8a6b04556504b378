"""Events that abilities wait for, each declared once: its pattern is read (`sim.cards.text.events`) and written.

In a pattern {this} is this creature, {cards} one card of a description ("one of your creatures"), {a card} one without
its owner ("a spell"), and {number} a number. Three wordings in brackets are for cards of yours, of your opponent's and
of anyone's. Of several events any will do: "whenever this creature attacks or blocks".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar, cast

from sim.cards.words.amounts import (
    CARDS_OF_THIS,
    THIS_IS_ATTACKING,
    THIS_IS_BLOCKING,
    THIS_IS_LINKED_WITH_TWO,
    Amount,
    Condition,
    number_is,
    number_reaches,
)
from sim.cards.words.descriptions import CARDS, CREATURES, Cards
from sim.cards.words.effects import Effect
from sim.cards.words.misuse import DefinitionError, FromOne, named_as_declared, word
from sim.cards.words.triggers import AT_HOME, Event, Trigger
from sim.engine.record.codes import amounts, comparisons, entering, events, owners, zones

OWN_SUBJECT = "this creature"
OWNERS = (owners.YOURS, owners.OPPONENTS, owners.ANYONES)  # in the order of the wordings in brackets
BY_OWNER = re.compile(r"\[([^|\]]*)\|([^|\]]*)\|([^|\]]*)\]")
SLOT = re.compile(r"\{(this|cards|a card|number|corner)\}")
CORNERS = ("upper left", "upper right", "lower left", "lower right")


@dataclass(frozen=True, eq=False)
class EventPhrase:
    """An event as it is declared: how an ability with it begins, its wordings, and what it means."""

    start: str  # "when" or "whenever"; empty if the wordings say it: "at the end of your turn"
    wordings: tuple[str, ...]
    event: Event  # without its cards and its English
    whose: int | None = None  # whose cards they must be; None: as they are described
    condition: Callable[[Any], Condition] | None = None  # that depends on what stands in the wording

    @property
    def slot(self) -> str:
        """What a wording has besides this creature: "cards", "a card", "number", "corner" or nothing."""
        return next((slot for slot in SLOT.findall(self.wordings[0]) if slot != "this"), "")

    def patterns(self) -> Iterator[tuple[str, int | None]]:
        """The wordings without brackets, and whose cards each of them is about."""
        for wording in self.wordings:
            if BY_OWNER.search(wording):
                for at, owner in enumerate(OWNERS):
                    yield BY_OWNER.sub(rf"\{at + 1}", wording), owner
            else:
                yield wording, self.whose

    def meant(self, part: Any = None, owner: int | None = None) -> Event:
        """The event with what stands in the wording, without its English."""
        if self.condition is not None:
            return replace(self.event, condition=self.condition(part))
        if isinstance(part, Cards):
            return replace(self.event, subject=part if owner is None else replace(part, whose=owner))
        return self.event

    def said(self, pattern: str, part: Any, this: str = OWN_SUBJECT) -> str:
        """A wording with what stands in it."""

        def fill(match: re.Match[str]) -> str:
            if match[1] == "this":
                return this
            if match[1] == "cards":
                return str(part.anywhere().one_of())
            if match[1] == "a card":
                return str(replace(part, whose=owners.ANYONES).anywhere().words(plural=False, article=True))
            return CORNERS[part - 1] if match[1] == "corner" else str(part)

        return SLOT.sub(fill, pattern)

    def first(self, part: Any = None) -> Event:
        """The event as an ability begins with it, in the first wording for these cards."""
        owner = part.whose if isinstance(part, Cards) else None
        patterns = list(replace(self, wordings=self.wordings[:1]).patterns())
        found = [(pattern, whose) for pattern, whose in patterns if whose == owner] or patterns[-1:]
        return self.spoken(*found[0], part, self.start)

    def spoken(self, pattern: str, owner: int | None, part: Any, before: str, this: str = OWN_SUBJECT) -> Event:
        """The event as an ability says it, after these words."""
        event = self.meant(part, owner)
        about = part if event.subject is None or not isinstance(part, Cards) else event.subject
        return replace(event, english=" ".join(filter(None, (before, self.said(pattern, about, this)))))


_Function = TypeVar("_Function", bound=Callable[..., Trigger])
EVENT_PHRASES: list[EventPhrase] = []


class OfThis(Protocol):
    """A word that takes effects, and perhaps a condition."""

    def __call__(self, *effects: Effect, condition: Condition | None = None) -> Trigger:
        """An ability that waits for the event."""
        ...


class OfCards(Protocol):
    """A word that takes a description, effects, and perhaps a condition."""

    def __call__(self, cards: Cards, *effects: Effect, condition: Condition | None = None) -> Trigger:
        """An ability that waits for the event."""
        ...


class OfNumber(Protocol):
    """A word that takes a number, effects, and perhaps a condition."""

    def __call__(self, number: FromOne, *effects: Effect, condition: Condition | None = None) -> Trigger:
        """An ability that waits for the event."""
        ...


def waits_for(found: tuple[Event, ...], effects: tuple[Effect, ...], condition: Condition | None = None) -> Trigger:
    """An ability that waits for these events."""
    places = {zone for event in found for zone in event.zones or AT_HOME}
    if len(places) > 1:
        found = tuple(replace(event, zones=event.zones or AT_HOME) for event in found)
    return Trigger(found, effects, zones=tuple(sorted(places)), condition=condition)


def _declared(
    start: str,
    wordings: str | tuple[str, ...],
    event: Event,
    whose: int | None = None,
    condition: Callable[[Any], Condition] | None = None,
) -> EventPhrase:
    wordings = (wordings,) if isinstance(wordings, str) else wordings
    phrase = EventPhrase(start, wordings, replace(event, phrase=wordings[0]), whose, condition)
    EVENT_PHRASES.append(phrase)
    return phrase


def _of_this(start: str, wordings: str | tuple[str, ...], code: int, meaning: str = "", **fields: Any) -> OfThis:
    """What happens to this card, or to no card that the wording describes."""
    phrase = _declared(start, wordings, Event(code, "", **fields))

    def waits(*effects: Effect, condition: Condition | None = None) -> Trigger:
        return waits_for((phrase.first(),), effects, condition)

    return _word(phrase, waits, meaning)


def _of_cards(
    start: str,
    wordings: str | tuple[str, ...],
    code: int,
    meaning: str = "",
    whose: int | None = None,
    event_whose: int = owners.ANYONES,
    given: Callable[[Cards], Condition] | None = None,
    **fields: Any,
) -> OfCards:
    """What happens to cards of a description; `given` is a condition that depends on them."""
    phrase = _declared(start, wordings, Event(code, "", whose=event_whose, **fields), whose, given)

    def waits(cards: Cards, *effects: Effect, condition: Condition | None = None) -> Trigger:
        return waits_for((phrase.first(cards),), effects, condition)

    return _word(phrase, waits, meaning)


def _of_both(
    said: str | tuple[str, ...], code: int, note: str = "", start: str = "whenever", **fields: Any
) -> tuple[OfThis, OfCards]:
    """What happens to this creature, and in the same words to cards of a description."""
    wordings = (said,) if isinstance(said, str) else said
    of_this = _of_this(start, tuple(f"{{this}} {one}" for one in wordings), code, "", **fields)
    of_cards = _of_cards("whenever", tuple(f"{{cards}} {one}" for one in wordings), code, "", **fields)
    for one in (of_this, of_cards):
        one.__doc__ = f"{one.__doc__} {note}".strip()
    return of_this, of_cards


def _of_number(
    start: str, wording: str, code: int, meaning: str, given: Callable[[int], Condition], most: int
) -> OfNumber:
    """What happens to this card with a number."""
    phrase = _declared(start, wording, Event(code, ""), condition=given)

    def waits(number: FromOne, *effects: Effect, condition: Condition | None = None) -> Trigger:
        if number > most:
            raise DefinitionError(f"it is at most {most}")
        return waits_for((phrase.first(number),), effects, condition)

    return _word(phrase, waits, meaning)


def _word(phrase: EventPhrase, function: _Function, meaning: str) -> _Function:
    said = BY_OWNER.sub(lambda match: match[1], phrase.wordings[0]).replace("{this}", OWN_SUBJECT)
    said = re.sub(r"\{(cards|a card)\}", "a card that fits", said)
    function.__doc__ = meaning or f"{phrase.start} {said}.".strip().capitalize()
    made: Any = word(function)
    made.event_phrase = phrase
    return cast(_Function, made)


def _number(number: int) -> Condition:
    """What the number of the event must be; the words of the event say it."""
    return number_is(amounts.EVENT_NUMBER, number)


_TO_GRAVEYARD = _number(zones.GRAVEYARD)
_FIRST = _number(1)  # for the first time in a turn; at a player; of the draw step
_NOT_SUMMONED = number_reaches(amounts.PUT_HOW, entering.BY_USE + 1)
_FOR_USE = number_reaches(
    amounts.EVENT_NUMBER, zones.HAND, also=replace(_number(zones.MANA), sign=comparisons.IS_AT_MOST)
)
FOR_NO_COST = number_is(amounts.USED_FOR_NO_COST, 1, "for no cost")
THAT_CREATURE_WAS_FOR_NO_COST = number_is(
    amounts.PUT_FOR_NO_COST, 1, "if that creature was put into the battle zone for no cost"
)
WITHOUT_TAPPING_MANA = number_is(amounts.TAPPED_NO_MANA, 1, "without tapping a card in their mana zone")
EVOLVED_FROM_TAMASEED = number_is(amounts.PUT_ON, entering.A_TAMASEED, "if this creature evolved from a tamaseed")
PUT_ON_NON_EVOLUTION = number_is(amounts.PUT_ON, entering.A_NON_EVOLUTION, "onto a non-evolution creature")
_YOURS, _OPPONENTS = owners.YOURS, owners.OPPONENTS


def _put_this_turn(whose: int, number: int) -> Condition:
    """That a player, or both, have put this many creatures into the battle zone this turn; the event's words say it."""
    return number_is(amounts.CREATURES_PUT, number, argument=whose)


def _come_under_this(number: int) -> Condition:
    """That this many cards are under this creature, and fewer were before; the words of the event say it."""
    before = Condition(Amount(amounts.UNDER_THIS_BEFORE, ""), comparisons.IS_LESS, number, "")
    return number_reaches(amounts.UNDER_THIS, number, also=before)


# --- Being put, leaving, being destroyed ---
when_put = _of_this(
    "when",
    (
        "you put {this} into the battle zone",
        "{this} is put into the battle zone",
        "{this} enters the battle zone",
    ),
    events.PUT,
)
whenever_put = _of_cards(
    "whenever",
    (
        "{cards} is put into the battle zone",
        "[you put|your opponent puts|a player puts] {a card} into the battle zone",
        "{cards} enters the battle zone",
    ),
    events.PUT,
)
whenever_first_creature_is_put = _of_this(
    "whenever",
    "a creature is put into the battle zone for the first time in a turn",
    events.PUT,
    "Whenever a creature is put into the battle zone that is the first one in the turn, no matter who puts it.",
    subject=CREATURES,
    condition=_put_this_turn(owners.ANYONES, 1),
)
whenever_you_put_second_creature = _of_this(
    "whenever",
    "you put a creature into the battle zone for the second time in a turn",
    events.PUT,
    "Whenever you put a creature into the battle zone that is the second one that you put in the turn.",
    subject=replace(CREATURES, whose=_YOURS),
    condition=_put_this_turn(_YOURS, 2),
)
whenever_opponent_puts_first_creature = _of_this(
    "whenever",
    "your opponent puts a creature into the battle zone for the first time in a turn",
    events.PUT,
    "Whenever your opponent puts a creature into the battle zone that is the first one that they put in the turn.",
    subject=replace(CREATURES, whose=_OPPONENTS),
    condition=_put_this_turn(_OPPONENTS, 1),
)
whenever_opponent_puts_unsummoned = _of_this(
    "whenever",
    "your opponent puts a creature into the battle zone in any way except by summoning",
    events.PUT,
    subject=replace(CREATURES, whose=_OPPONENTS),
    condition=_NOT_SUMMONED,
)
whenever_you_put_from_graveyard = _of_this(
    "whenever",
    "you put a card from your graveyard into the battle zone",
    events.FROM_GRAVEYARD,
    "Whenever a card, an aura too, is put into the battle zone from your graveyard, by whatever effect of yours.",
    subject=CARDS,
    whose=_YOURS,
)
whenever_put_from_deck = _of_cards(
    "whenever",
    "[you put|your opponent puts|a player puts] {a card} into the battle zone from [your|their|their] deck",
    events.FROM_DECK,
    "Whenever a card that fits is put into the battle zone from its owner's deck, used from there too.",
)
whenever_its_ability_triggers = _of_cards(
    "whenever",
    "an ability of {cards} triggers as it is put into the battle zone",
    events.ITS_ABILITY_TRIGGERS,
    "Whenever a creature that fits is put or summoned and an ability of its own triggers by that: once for each.",
)
when_put_on_non_evolution = _of_this(
    "when", "you put {this} onto a non-evolution creature", events.PUT, condition=PUT_ON_NON_EVOLUTION
)
when_put_by_revolution_change = _of_this(
    "when",
    'you put {this} into the battle zone with "Revolution Change"',
    events.PUT,
    condition=number_is(amounts.PUT_HOW, entering.BY_REVOLUTION_CHANGE),
)
when_put_unsummoned = _of_this(
    "when",
    "you put {this} into the battle zone in any way except by summoning",
    events.PUT,
    condition=_NOT_SUMMONED,
)
when_summoned = _of_this(
    "when",
    ("you summon {this}", "{this} is summoned"),
    events.SUMMONED,
    "When it is summoned, and not when it is put in another way.",
)
whenever_you_summon = _of_cards("whenever", "you summon {a card}", events.SUMMONED, whose=_YOURS)
whenever_opponent_summons = _of_cards("whenever", "your opponent summons {a card}", events.SUMMONED, whose=_OPPONENTS)
whenever_a_player_summons = _of_cards("whenever", "a player summons {a card}", events.SUMMONED, whose=owners.ANYONES)
when_put_onto_another = _of_this(
    "when",
    "you put {this} onto another creature",
    events.LAID_ON,
    "When you put this creature onto another creature, wherever it came from.",
)
when_evolves = _of_this(
    "when",
    "{this} evolves",
    events.EVOLVES,
    'When a card is put on this creature and it evolves; "this creature" is then the evolved one (801.2).',
)
whenever_one_evolves = _of_cards(
    "whenever",
    "{cards} evolves",
    events.EVOLVES,
    "Whenever a card is put on a creature that fits and it evolves, which is what it was before (801.2).",
)
when_liberated = _of_this("when", "{this} is liberated", events.LIBERATED)
when_big_bang = _of_this(
    "when", "{this} comes about", events.LIBERATED, "When the cards of this creature have been flipped to it."
)
when_destroyed, whenever_destroyed = _of_both(
    "is destroyed", events.DESTROYED, "Once for each of several (603.2b).", start="when"
)
when_leaves = _of_this("when", ("this card leaves the battle zone", "{this} leaves the battle zone"), events.LEAVES)
whenever_leaves = _of_cards(
    "whenever",
    "{cards} leaves the battle zone",
    events.LEAVES,
    "Whenever a creature that fits leaves the battle zone, wherever it goes.",
)
when_put_into_graveyard = _of_this(
    "when",
    "{this} is put into your graveyard from the battle zone",
    events.LEAVES,
    "When this creature is put into the graveyard from the battle zone, destroyed or not.",
    condition=_TO_GRAVEYARD,
)
whenever_put_into_graveyard = _of_cards(
    "whenever",
    "{cards} is put into the graveyard from the battle zone",
    events.LEAVES,
    "Whenever a creature that fits is put into the graveyard from the battle zone, destroyed or not.",
    condition=_TO_GRAVEYARD,
)
when_leaves_for_use = _of_this(
    "when",
    "{this} leaves the battle zone for your hand, mana zone or graveyard",
    events.LEAVES,
    "When this creature leaves the battle zone for a zone from which it can be used (Mega Last Burst).",
    condition=_FOR_USE,
)
when_returned_to_hand = _of_this(
    "when",
    "{this} is returned to your hand from the battle zone",
    events.LEAVES,
    condition=_number(zones.HAND),
)
whenever_returned_to_hand = _of_cards(
    "whenever",
    "{cards} is returned to [your|their|its owner's] hand from the battle zone",
    events.LEAVES,
    condition=_number(zones.HAND),
)
when_last_seal_leaves = _of_this("when", "the last seal leaves {this}", events.LAST_SEAL_LEAVES)
when_corner_is_unsealed = _of_number(
    "when",
    "the seal leaves the {corner} corner of {this}",
    events.SEAL_LEAVES,
    "When the seal leaves this corner of this field: 1 to 4, from the upper left to the lower right.",
    lambda corner: _number(corner),
    len(CORNERS),
)
when_four_are_linked = _of_this(
    "when",
    "the fourth nebula is linked with {this}",
    events.CARDS_UNDER_CHANGE,
    "When four nebulae are linked with this ceremony.",
    condition=Condition(CARDS_OF_THIS, comparisons.IS_EQUAL, 5, ""),
)
when_this_comes_to_consist_of = _of_number(
    "when",
    "{this} comes to consist of {number} cards",
    events.CARDS_UNDER_CHANGE,
    "When this creature consists of that many cards, because one was put under it or left from there.",
    lambda number: Condition(CARDS_OF_THIS, comparisons.IS_EQUAL, number, ""),
    99,
)

when_this_many_come_under_it = _of_number(
    "when",
    "{number} cards come to be under {this}",
    events.CARDS_UNDER_CHANGE,
    "When this creature has that many cards under it because one or more were put there, or more than that at once.",
    _come_under_this,
    99,
)

# --- Arriving in other zones ---
when_put_face_up = _of_this(
    "when", "you put {this} into your shield zone face up", events.PUT_INTO_SHIELDS, zones=(zones.SHIELD,)
)
when_fortifies = _of_this(
    "when", "this castle is put into the shield zone to fortify a shield", events.PUT_INTO_SHIELDS
)
whenever_put_into_your_shields = _of_cards(
    "whenever",
    "{cards} is put into your shield zone",
    events.PUT_INTO_SHIELDS,
    "Whenever a card that fits is put into your shield zone, in whatever way.",
    event_whose=_YOURS,
)
whenever_a_card_is_put_into_your_shields = _of_this(
    "whenever",
    "a card is put into your shield zone",
    events.PUT_INTO_SHIELDS,
    "Whenever a card is put into your shield zone, in whatever way, a castle too.",
    subject=CARDS,
    whose=_YOURS,
)
whenever_first_put_into_your_shields = _of_this(
    "whenever",
    "a card is put into your shield zone for the first time in a turn",
    events.PUT_INTO_SHIELDS,
    "Whenever a card is put into your shield zone that is the first one in the turn.",
    subject=CARDS,
    whose=_YOURS,
    condition=number_is(amounts.PUT_INTO_SHIELDS, 1, argument=_YOURS),
)
when_put_into_graveyard_from_anywhere = _of_this(
    "when",
    ("{this} is put into your graveyard from anywhere", "this card is put into your graveyard from anywhere"),
    events.INTO_GRAVEYARD,
    "When this creature is put into the graveyard, from whichever zone.",
    zones=(zones.GRAVEYARD,),
)
when_put_into_graveyard_from_battle = _of_this(
    "when",
    "this card is put into your graveyard from the battle zone",
    events.INTO_GRAVEYARD,
    "When this card is put into the graveyard from the battle zone, from under a creature as well.",
    zones=(zones.GRAVEYARD,),
    condition=_number(zones.BATTLE),
)
whenever_enters_graveyard = _of_cards(
    "whenever",
    "{a card} is put into [your|your opponent's|a player's] graveyard from anywhere",
    events.INTO_GRAVEYARD,
    "Whenever a card that fits is put into its owner's graveyard, from whichever zone: once for each.",
)
whenever_your_shield_enters_graveyard = _of_this(
    "whenever",
    "a card is put into your graveyard from your shield zone",
    events.INTO_GRAVEYARD,
    "Whenever a card of your shield zone is put into the graveyard, for whatever reason: once for each.",
    subject=replace(CARDS, whose=_YOURS),
    condition=_number(zones.SHIELD),
    about_that=True,
)
whenever_put_from_under = _of_cards(
    "whenever",
    "{cards} is put into the graveyard from under a creature",
    events.FROM_UNDER,
    "Whenever such a card goes to the graveyard from under a creature, with it or alone.",
)
when_put_into_your_mana = _of_this(
    "when",
    "this card is put into your mana zone",
    events.INTO_MANA_FROM,
    "When this card is put into the mana zone, from whichever zone.",
    zones=(zones.MANA,),
)
when_put_into_your_hyperspatial_zone = _of_this(
    "when",
    "{this} is put into your hyperspatial zone",
    events.INTO_HYPERSPATIAL,
    "When this card is put into the hyperspatial zone, from whichever zone.",
    zones=(zones.HYPERSPATIAL,),
)
when_put_into_your_mana_from_hand = _of_this(
    "when",
    "this card is put into your mana zone from your hand",
    events.INTO_MANA_FROM,
    zones=(zones.MANA,),
    condition=_number(zones.HAND),
)
whenever_put_into_mana = _of_cards(
    "whenever",
    "{a card} is put into [your|your opponent's|a player's] mana zone",
    events.PUT_INTO_MANA,
    "Whenever a card that fits is put into its owner's mana zone, by whomever.",
)
whenever_put_into_mana_from_hand = _of_cards(
    "whenever",
    "{a card} is put into [your|your opponent's|a player's] mana zone from [your|their|their] hand",
    events.INTO_MANA_FROM,
    "Whenever a card that fits is put into its owner's mana zone from the hand, in the charge step too.",
    condition=_number(zones.HAND),
)
whenever_put_into_mana_from_battle = _of_cards(
    "whenever",
    "{a card} is put into [your|your opponent's|a player's] mana zone from the battle zone",
    events.INTO_MANA_FROM,
    "Whenever a card that fits is put into its owner's mana zone from the battle zone: once for each.",
    condition=_number(zones.BATTLE),
)
whenever_leaves_graveyard = _of_cards(
    "whenever",
    "{a card} leaves [your|your opponent's|a player's] graveyard",
    events.LEAVES_GRAVEYARD,
    "Whenever a card that fits leaves its owner's graveyard, for whatever zone: once for each.",
)
whenever_opponent_charges = _of_cards(
    "whenever",
    "your opponent puts {a card} into their mana zone",
    events.PUT_INTO_MANA,
    "Whenever the opponent puts a card that fits into their mana zone.",
    whose=_OPPONENTS,
    event_whose=_OPPONENTS,
)
whenever_opponent_puts_mana_into_graveyard = _of_this(
    "whenever",
    "your opponent puts a card from your mana zone into your graveyard",
    events.MANA_TO_GRAVEYARD,
    "Whenever an effect of the opponent puts a card of your mana zone into your graveyard: once for each (603.2b).",
    subject=replace(CARDS, whose=_YOURS),
    whose=_OPPONENTS,
)
when_discarded = _of_this(
    "when", "{this} is discarded", events.DISCARDED, "When this creature is discarded by any effect."
)
when_discarded_by_opponent = _of_this(
    "when", "{this} is discarded by your opponent's effect", events.DISCARDED, whose=_OPPONENTS
)
whenever_discards = _of_cards(
    "whenever",
    (
        "[you discard|your opponent discards|a player discards] {a card}",
        "{a card} is discarded from [your|your opponent's|a player's] hand",
    ),
    events.DISCARDED,
    "Whenever the owner of the cards discards one of them: once for each (603.2b).",
)
whenever_opponent_discards_yours = _of_this(
    "whenever",
    "a card is discarded from your hand by your opponent's effect",
    events.DISCARDED,
    "Whenever an effect of the opponent discards a card of your hand: once for each (603.2b).",
    subject=replace(CARDS, whose=_YOURS),
    whose=_OPPONENTS,
)

# --- Attacking, blocking, battling ---
whenever_attacks, whenever_one_attacks = _of_both(
    "attacks", events.ATTACKS, "It fits when it is chosen to attack (506.3a)."
)
whenever_attacks_player = _of_this(
    "whenever",
    (
        "{this} attacks a player",
        "{this} attacks your opponent",
    ),
    events.ATTACKED,
    "Whenever this creature attacks a player, blocked or not.",
)
whenever_one_attacks_player = _of_cards(
    "whenever",
    (
        "{cards} attacks [a player|you|a player]",
        "{cards} attacks [your opponent|you|a player]",
    ),
    events.ATTACKED,
)
whenever_attacks_creature = _of_cards(
    "whenever",
    "{this} attacks {cards}",
    events.CREATURE_ATTACKED,
    'Whenever this creature attacks a creature that fits; "that creature" is the one attacked (506.3a).',
    condition=replace(THIS_IS_ATTACKING, english=""),
)
whenever_is_attacked, whenever_one_is_attacked = _of_both("is attacked", events.CREATURE_ATTACKED)
whenever_blocks, whenever_one_blocks = _of_both("blocks", events.BLOCKS)
whenever_becomes_blocked, whenever_one_becomes_blocked = _of_both(
    ("becomes blocked", "is blocked"), events.BECOMES_BLOCKED
)
whenever_becomes_blocked_at_player, whenever_one_becomes_blocked_at_player = _of_both(
    "is attacking your opponent and becomes blocked", events.BECOMES_BLOCKED, condition=_FIRST
)
whenever_unblocked, whenever_one_is_unblocked = _of_both("attacks and isn't blocked", events.UNBLOCKED)
whenever_unblocked_at_player = _of_this(
    "whenever", "{this} is attacking your opponent and isn't blocked", events.UNBLOCKED, condition=_FIRST
)
whenever_one_is_unblocked_at_player = _of_cards(
    "whenever",
    (
        "{cards} is attacking your opponent and isn't blocked",
        "{cards} is attacking [your opponent|you|a player] and isn't blocked",
    ),
    events.UNBLOCKED,
    condition=_FIRST,
)
after_each_attack = _of_this("", "after {this} attacks", events.END_OF_ATTACK)
after_one_attacks = _of_cards("", "after {cards} attacks", events.END_OF_ATTACK)
whenever_battles, whenever_one_battles = _of_both("battles", events.BATTLES, "Before powers are compared (115.2).")
whenever_a_battle_begins = _of_this(
    "whenever",
    "a battle begins",
    events.BATTLES,
    "Whenever two creatures, whosever they are, begin to battle, before powers are compared (115.2).",
    no_subject=True,
    condition=_FIRST,
)
after_it_battles = _of_this(
    "", "after {this} battles", events.AFTER_BATTLE, "After this creature has battled, whatever the result."
)
when_wins_battle, whenever_one_wins_battle = _of_both("wins a battle", events.WINS_BATTLE, start="when")
when_loses_battle, whenever_one_loses_battle = _of_both(
    "loses a battle", events.LOSES_BATTLE, "Whether it is destroyed or not.", start="when"
)
when_wins_battle_against = _of_cards(
    "when",
    "{this} wins a battle against {cards}",
    events.WINS_BATTLE,
    given=lambda cards: number_is(amounts.BATTLING_SUCH, 1, cards=cards),
)
whenever_blocks_and_wins = _of_this(
    "whenever",
    "{this} blocks and wins the battle",
    events.WINS_BATTLE,
    "Whenever this creature wins the battle of an attack that it has blocked.",
    condition=replace(THIS_IS_BLOCKING, english=""),
)
whenever_becomes_tapped, whenever_one_becomes_tapped = _of_both(
    ("becomes tapped", "is tapped"), events.TAPS, "By an attack, a block or an effect (105.6)."
)
whenever_tapped_for_mugen_climb = _of_this(
    "whenever", "you tap {this} by using a Mugen Climb", events.CLIMBED_WITH, "In addition to its becoming tapped."
)
whenever_first_becomes_tapped, whenever_one_first_becomes_tapped = _of_both(
    "becomes tapped for the first time in a turn",
    events.TAPS,
    "It was not tapped before in the turn.",
    condition=_FIRST,
)
whenever_untaps, whenever_one_untaps = _of_both(
    ("untaps", "is untapped"), events.UNTAPS, "At the start of a turn, or by an effect."
)
whenever_chosen = _of_this(
    "whenever",
    ("your opponent chooses {this}", "{this} is chosen by your opponent"),
    events.CHOSEN,
    "Whenever your opponent chooses this creature for an effect (605.2b); attacking it is not choosing it.",
)

# --- Shields ---
whenever_breaks_shield, whenever_one_breaks_shield = _of_both("breaks a shield", events.BREAKS, "Once for each shield.")
whenever_one_breaks_your_shield = _of_cards(
    "whenever", "{cards} breaks one of your shields", events.BREAKS, event_whose=_YOURS
)
before_it_breaks_shields = _of_this(
    "whenever",
    "{this}'s attack would break shields",
    events.BEFORE_BREAK,
    "When an attack of this creature is about to break the shields chosen (509.4).",
)
before_it_breaks_any_shields = _of_this(
    "",
    "before {this} breaks one or more shields",
    events.BEFORE_BREAK | events.BEFORE_EFFECT_BREAKS,
    "When this creature is about to break shields, in an attack (509.4) or by an effect (603.7).",
)
whenever_broken_shield_triggers = _of_this(
    "whenever",
    'your opponent uses the "shield trigger" ability of a shield that {this} broke',
    events.TRIGGERED_BREAK,
    whose=_OPPONENTS,
)
whenever_your_shield_is_broken = _of_this(
    "whenever", "one of your shields is broken", events.SHIELD_BROKEN, no_subject=True, whose=_YOURS
)
whenever_opponents_shield_is_broken = _of_this(
    "whenever", "one of your opponent's shields is broken", events.SHIELD_BROKEN, no_subject=True, whose=_OPPONENTS
)
whenever_your_face_up_shield_is_broken = _of_this(
    "whenever", "one of your face-up shields is broken", events.FACE_UP_BROKEN, no_subject=True, whose=_YOURS
)
whenever_your_shield_leaves = _of_this(
    "whenever",
    "a card leaves your shield zone",
    events.SHIELD_LEAVES,
    "Whenever a card leaves your shield zone, broken or not: once for each, wherever it goes (Oshiokimoon).",
    no_subject=True,
    whose=_YOURS,
)
whenever_opponents_shield_leaves = _of_this(
    "whenever",
    "a card leaves your opponent's shield zone",
    events.SHIELD_LEAVES,
    no_subject=True,
    whose=_OPPONENTS,
)
when_ex_life_leaves = _of_this(
    "when",
    '{this}\'s "EX Life" shield leaves your shield zone',
    events.LIFE_LEAVES,
    "When this creature's EX Life shield leaves the shield zone, wherever it goes.",
)

# --- Using cards, drawing ---
whenever_you_cast = _of_cards(
    "whenever",
    "you cast {a card}",
    events.CAST,
    "Whenever you cast a spell that fits; the spell resolves first.",
    whose=_YOURS,
)
whenever_you_cast_from_hand = _of_cards(
    "whenever", "you cast {a card} from your hand", events.CAST_FROM_HAND, whose=_YOURS
)
whenever_opponent_casts = _of_cards("whenever", "your opponent casts {a card}", events.CAST, whose=_OPPONENTS)
whenever_a_player_casts = _of_cards("whenever", "a player casts {a card}", events.CAST, whose=owners.ANYONES)
whenever_you_use = _of_cards(
    "whenever", "you use {a card}", events.USED, "Whenever you use a card that fits.", whose=_YOURS, event_whose=_YOURS
)
whenever_opponent_uses = _of_cards(
    "whenever",
    "your opponent uses {a card}",
    events.USED,
    "Whenever the opponent uses a card that fits, from wherever.",
    whose=_OPPONENTS,
    event_whose=_OPPONENTS,
)
whenever_opponent_uses_shield_trigger = _of_this(
    "whenever",
    'your opponent uses a "shield trigger" ability',
    events.USES_SHIELD_TRIGGER,
    "Whenever the opponent uses a card by its shield trigger; the card is used first.",
    subject=replace(CARDS, whose=_OPPONENTS),
)
whenever_you_use_guard_strike = _of_this(
    "whenever",
    'you use "guard strike"',
    events.USES_GUARD_STRIKE,
    "Whenever you use the guard strike of a card that comes to your hand from the shields.",
    subject=replace(CARDS, whose=_YOURS),
)
whenever_you_use_ninja_strike = _of_cards(
    "whenever",
    'you use the "Ninja Strike" ability of {cards}',
    events.USES_NINJA_STRIKE,
    "Whenever you have summoned one of the creatures by its Ninja Strike.",
    whose=_YOURS,
)
whenever_you_draw = _of_this(
    "whenever",
    "you draw a card",
    events.DRAWS,
    "Whenever you draw: once for each card.",
    subject=replace(CARDS, whose=_YOURS),
)
whenever_you_draw_second = _of_this(
    "whenever",
    "you draw the second card in a turn",
    events.DRAWS,
    subject=replace(CARDS, whose=_YOURS),
    condition=number_is(amounts.DRAWN, 2, argument=_YOURS),
)
whenever_opponent_draws = _of_this(
    "whenever",
    "your opponent draws a card",
    events.DRAWS,
    "Whenever the opponent draws a card: once for each card (114.2), and only for drawing (114.3).",
    subject=replace(CARDS, whose=_OPPONENTS),
)
whenever_opponent_draws_another = _of_this(
    "whenever",
    "your opponent draws a card except the first in a turn",
    events.LATER_DRAW,
    "Whenever the opponent draws a card and has drawn one this turn already.",
    subject=replace(CARDS, whose=_OPPONENTS),
)
whenever_opponent_draws_for_the_turn = _of_this(
    "whenever",
    "your opponent draws the card of their draw step",
    events.DRAWS,
    subject=replace(CARDS, whose=_OPPONENTS),
    condition=_FIRST,
)
whenever_opponent_draws_more = _of_this(
    "whenever",
    "your opponent draws a card except the card of their draw step",
    events.DRAWS,
    subject=replace(CARDS, whose=_OPPONENTS),
    condition=_number(0),
)
whenever_you_draw_for_the_turn = _of_this(
    "whenever",
    "you draw the card of your draw step",
    events.DRAWS,
    "Whenever you draw the card that the draw step gives you (502.1).",
    subject=replace(CARDS, whose=_YOURS),
    condition=_FIRST,
)
whenever_a_player_draws_first = _of_this(
    "whenever", "a player draws the first card in a turn of their own", events.FIRST_DRAW, no_subject=True
)

whenever_you_generate = _of_cards("whenever", "you generate {a card}", events.GENERATED, whose=_YOURS)
when_attached = _of_this("when", "you attach {this} to a creature", events.ATTACHED, "When you attach this aura.")
whenever_attached = _of_cards(
    "whenever",
    "you attach {a card} to a creature",
    events.ATTACHED,
    "Whenever you attach an aura that fits, perhaps this one.",
    whose=_YOURS,
)

# --- Sides and links ---
when_awakens = _of_this(
    "when", "{this} awakens", events.FLIPS, "When this creature awakens, alone or linked with others."
)
when_dragsolved = _of_this("when", "{this} is dragsolved", events.FLIPS)
when_linked = _of_this("when", ("{this} is linked with a God", "{this} links with another God"), events.GOD_LINKS)
when_linked_with_two = _of_this(
    "when",
    "{this} has been linked with two Gods",
    events.GOD_LINKS,
    "When this creature becomes one of three linked Gods.",
    condition=THIS_IS_LINKED_WITH_TWO,
)
when_parted = _of_this(
    "when",
    "the God between {this} and another one leaves the battle zone",
    events.PARTED,
    "When the God leaves that was linked between this one and another.",
)

whenever_crossed = _of_this("whenever", "you cross {this} with a cross gear", events.CROSSED)
whenever_one_is_crossed = _of_cards(
    "whenever",
    "{cards} is crossed with a cross gear",
    events.CROSSED,
    "Whenever a cross gear is crossed with a creature that fits.",
)

whenever_opponent_throws_rock = _of_this(
    "whenever", "your opponent throws rock", events.THROWS_ROCK, no_subject=True, whose=_OPPONENTS
)
whenever_opponent_throws_scissors = _of_this(
    "whenever", "your opponent throws scissors", events.THROWS_SCISSORS, no_subject=True, whose=_OPPONENTS
)
whenever_opponent_throws_paper = _of_this(
    "whenever", "your opponent throws paper", events.THROWS_PAPER, no_subject=True, whose=_OPPONENTS
)

# --- Turns ---
at_start_of_your_turn = _of_this("", "at the start of your turn", events.START_OF_TURN, no_subject=True, whose=_YOURS)
at_start_of_opponents_turn = _of_this(
    "", "at the start of your opponent's turn", events.START_OF_TURN, no_subject=True, whose=_OPPONENTS
)
at_start_of_each_turn = _of_this("", "at the start of each turn", events.START_OF_TURN, no_subject=True)
at_end_of_your_turn = _of_this("", "at the end of your turn", events.END_OF_TURN, no_subject=True, whose=_YOURS)
at_end_of_opponents_turn = _of_this(
    "", "at the end of your opponent's turn", events.END_OF_TURN, no_subject=True, whose=_OPPONENTS
)
at_end_of_each_turn = _of_this("", "at the end of each turn", events.END_OF_TURN, no_subject=True)

named_as_declared(globals())
