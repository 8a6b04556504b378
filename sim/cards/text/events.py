"""How the events of an ability are read: one, or several of which any will do.

"Whenever this creature attacks, blocks or leaves the battle zone", "when you put this creature into the battle zone or
whenever it attacks". The events are declared in `sim.cards.words.event_words`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from sim.cards.text.chart import NOTHING, Phrase
from sim.cards.words.amounts import ON_OPPONENTS_TURN, Condition
from sim.cards.words.descriptions import Cards
from sim.cards.words.event_words import (
    CORNERS,
    EVENT_PHRASES,
    OWN_SUBJECT,
    EventPhrase,
    waits_for,
)
from sim.cards.words.triggers import Event, Trigger
from sim.engine.record.codes import zones

# What several events can begin with alike, the longest first: of the others only the rest is written.
SUBJECTS = (
    "you put {this} ",
    "{this} is ",
    "{this} ",
    "{cards} is ",
    "{cards} ",
    "you ",
    "your opponent ",
    "a player ",
)
STARTS = ("when", "whenever")
DURING_THEIR_TURN = replace(ON_OPPONENTS_TURN, english="during their turn")  # said of the opponent's events
JOINED = (" or", ", or", " and")  # how the last of several events is joined
JOINTS = (" or", ",", ", or")


@dataclass(frozen=True)
class Said:
    """An event that was read: how it is declared, the wording, and what stands in it."""

    phrase: EventPhrase
    pattern: str
    owner: int | None
    part: Any = None
    shared: str = ""  # the beginning that it leaves out, because the event before has it
    this: str = OWN_SUBJECT
    own: EventPhrase | None = None  # the event of this creature, if it is either's: "this creature or another Dragon"

    def events(self, before: str) -> tuple[Event, ...]:
        """The event after these words; of "this creature or another Dragon" two."""
        if self.own is None:
            return (self.event(before),)
        english = self.event("").english if self.shared else f"{OWN_SUBJECT} or {self.event('').english}"
        own = replace(self.own.meant(), english=f"{before} {english}")
        return own, replace(self.event(before), english="")

    def event(self, before: str) -> Event:
        """The event after these words."""
        event = self.phrase.spoken(self.pattern, self.owner, self.part, "", self.this)
        left_out = self.phrase.said(self.shared, self.part)
        english = event.english.removeprefix(left_out).strip() if self.shared else event.english
        return replace(event, english=f"{before} {english}" if before else english)


Joined = tuple[tuple[str, Said], ...]  # each event with what stands before it


# The event of this creature for what can be said of cards in the same words.
OF_THIS = {
    pattern.replace("{this} ", "{cards} ", 1): phrase
    for phrase in EVENT_PHRASES
    for pattern, _ in phrase.patterns()
    if pattern.startswith("{this} ") and not phrase.slot
}


def _wordings(phrase: EventPhrase) -> Iterator[Phrase]:
    """What is read of an event: whole, of "it", and without a beginning that it shares with the one before."""
    for pattern, owner in phrase.patterns():
        read = pattern.replace("{this}", OWN_SUBJECT).replace("{a card}", "{cards}")
        said = partial(_said, phrase, pattern, owner)
        yield Phrase("event" if phrase.start else "moment", read, said)
        if "{this}" in pattern and "{this}'s" not in pattern:
            of_it = pattern.replace("{this}", "it").replace("{a card}", "{cards}")
            yield Phrase("event of it", of_it, partial(said, this="it"))
        if own := OF_THIS.get(pattern):
            yield Phrase("event", f"{OWN_SUBJECT} or {read}", partial(said, own=own))
        for shared in SUBJECTS:
            if pattern.startswith(shared):
                rest = pattern.removeprefix(shared).replace("{this}", OWN_SUBJECT).replace("{a card}", "{cards}")
                yield Phrase("deed", rest, partial(said, shared=shared))


def _said(phrase: EventPhrase, pattern: str, owner: int | None, *parts: Any, **how: Any) -> object:
    if isinstance(parts[0] if parts else None, Cards) and _drops_zone(pattern, parts[0]):
        return NOTHING
    return Said(phrase, pattern, owner, parts[0] if parts else None, **how)


def _drops_zone(pattern: str, cards: Cards) -> bool:
    """Whether these cards are in a zone that the event does not say: "you summon a Dragon" from any zone."""
    from_hand = cards.zones == (zones.HAND,) and "discard" in pattern  # where else from?
    return not from_hand and cards.zones not in ((zones.BATTLE,), (zones.SHIELD,), ())


def _after(before: str, said: Said) -> Joined:
    return ((before, said),)


def _events(first: Joined, others: Joined = ()) -> object:
    """The events in English; those that leave out their beginning have that of the one before."""
    ((before, last),) = first
    found = list(last.events(before))
    for joint, said in others:
        if said.shared and not last.pattern.startswith(said.shared):
            return NOTHING
        if said.shared.startswith("{cards}"):
            if said.owner is not None and said.owner != last.part.whose:
                return NOTHING
            own = OF_THIS.get(said.pattern) if last.own else None
            if last.own and own is None:
                return NOTHING
            said = replace(said, part=last.part, own=own)
        if said.this != OWN_SUBJECT and not found[-1].about_this:
            return NOTHING
        found += said.events(joint)
        last = said
    last_joint = others[-1][0] if others else ""
    return NOTHING if others and not last_joint.startswith(JOINED) else tuple(found)


def events_of(first: Joined) -> tuple[Event, ...]:
    """The events that an ability begins with, if no others follow: one, or those of this creature and another one."""
    ((before, said),) = first
    return said.events(before)


def _waits(found: tuple[Event, ...], *parts: Any) -> object:
    """An ability that waits for these events, perhaps under a condition."""
    *conditions, effects = parts
    condition: Condition | None = conditions[0] if conditions else None
    theirs = all("your opponent " in event.english or not event.english for event in found[:1])
    if condition == DURING_THEIR_TURN and condition.english == DURING_THEIR_TURN.english and not theirs:
        return NOTHING
    ability: Trigger = waits_for(found, effects, condition)
    return ability


def event_phrases() -> list[Phrase]:
    """The phrases of all events, and of abilities that wait for them."""
    found = [one for phrase in EVENT_PHRASES for one in _wordings(phrase)]
    for number, corner in enumerate(CORNERS, start=1):
        found.append(Phrase("corner", corner, lambda number=number: number))
    found += [Phrase("first event", f"{start} {{event}}", partial(_after, start)) for start in STARTS]
    found.append(Phrase("first event", "{moment}", partial(_after, "")))
    for joint in JOINTS:
        found += [Phrase("further event", f"{joint} {{{kind}}}", partial(_after, joint)) for kind in FURTHER]
    for joint in (*JOINTS, " and"):
        for start in STARTS:
            linked = f"{joint} {start}"
            found += [Phrase("further event", f"{linked} {{{kind}}}", partial(_after, linked)) for kind in WHOLE]
    found.append(Phrase("further events", "{further event}", lambda one: one))
    found.append(Phrase("further events", "{further event} {further events}", lambda one, others: (*one, *others)))
    found.append(Phrase("events", "{first event}", _events))
    found.append(Phrase("events", "{first event} {further events}", _events))
    found.append(Phrase("event condition", "{condition}", lambda condition: condition))
    found.append(Phrase("event condition", DURING_THEIR_TURN.english, lambda: DURING_THEIR_TURN))
    found.append(Phrase("ability", "{events} , {effects}", _waits))
    found.append(Phrase("ability", "{events} {event condition} , {effects}", _waits))
    return found


WHOLE = ("event", "event of it")
FURTHER = (*WHOLE, "moment", "deed")
