"""Triggered abilities: when and whenever something happens, effects follow.

An ability waits for one event or for several: "whenever this creature attacks or blocks, or when it is destroyed". The
events themselves are in `event_words`; abilities that must be declared are in `declared`.
"""

from __future__ import annotations

import functools
import itertools
import operator
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from sim.cards.words.amounts import Condition, both_hold, number_is, under_each
from sim.cards.words.clauses import If, May, NamingForThis, when_declared
from sim.cards.words.descriptions import CARDS, CREATURES, SPELLS, Cards
from sim.cards.words.effects import Effect, clause, in_context, sentences
from sim.cards.words.keywords import Feature
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import Spoken, word
from sim.cards.words.nouns import THAT, THAT_CARD, THIS_CREATURE, Pronoun
from sim.cards.words.plain_effects import plain
from sim.cards.words.rows import Known, Rows
from sim.cards.words.verbs import Act
from sim.engine.record.codes import (
    amounts,
    card_types,
    counted,
    descriptions,
    entering,
    events,
    owners,
    programs,
    tags,
    traits,
    verbs,
    zones,
)
from sim.language import gettext

# Events for which cards can wait in the hand, where their abilities are declared, the graveyard and the mana zone.
CAN_BE_WAITED_FOR = (
    events.ATTACKS
    | events.LIES_DESTROYED
    | events.ATTACKED
    | events.BLOCKS
    | events.END_OF_ATTACK
    | events.START_OF_TURN
    | events.END_OF_TURN
    | events.PUT
    | events.CAST
    | events.SUMMONED
    | events.DRAWS
    | events.USED
    | events.CAST_FROM_HAND
    | events.DESTROYED
    | events.UNBLOCKED
    | events.BATTLES
    | events.WINS_BATTLE
    | events.PUT_INTO_MANA
    | events.PUT_INTO_SHIELDS
    | events.FROM_GRAVEYARD
)


# A race or a civilization of the creature that has the ability, which creatures of an event may share.
SHARED_WITH_THIS = ((descriptions.RACE, programs.THIS), (descriptions.CIVILIZATION, programs.THIS))
# Events whose card need not be a creature.
ABOUT_CARDS = (
    events.INTO_GRAVEYARD
    | events.FROM_UNDER
    | events.CAST
    | events.CAST_FROM_HAND
    | events.USED
    | events.PUT_INTO_MANA
    | events.MANA_TO_GRAVEYARD
    | events.DRAWS
    | events.DISCARDED
    | events.USES_SHIELD_TRIGGER
    | events.USES_GUARD_STRIKE
    | events.PUT_INTO_SHIELDS
    | events.FROM_GRAVEYARD
    | events.FROM_DECK
    | events.INTO_MANA_FROM
    | events.LEAVES_GRAVEYARD
)

# Events of which the engine asks who does it, or whose turn it is.
OF_A_PLAYER = events.BY_A_PLAYER | events.START_OF_TURN | events.END_OF_TURN | events.THROWS

# What else has happened when an event has happened to the same card: an ability would trigger for it twice.
INCLUDED = {
    events.LEAVES: events.DESTROYED | events.INTO_GRAVEYARD | events.DISCARDED,
    events.PUT: events.SUMMONED | events.LAID_ON | events.FROM_GRAVEYARD | events.FROM_DECK,
    events.USED: events.SUMMONED | events.CAST | events.CAST_FROM_HAND | events.GENERATED | events.PUT,
    events.CAST: events.CAST_FROM_HAND,
    events.ATTACKS: events.ATTACKED | events.UNBLOCKED,
    events.INTO_GRAVEYARD: events.DESTROYED | events.DISCARDED | events.FROM_UNDER,
    events.PUT_INTO_MANA: events.INTO_MANA_FROM,
    events.TAPS: events.CLIMBED_WITH,
    events.BATTLES: events.WINS_BATTLE | events.AFTER_BATTLE | events.LOSES_BATTLE,
}

# What the cards of an event are without saying so: whatever is summoned is a creature.
IS_ALWAYS = {events.SUMMONED: CREATURES, events.CAST: SPELLS}
_TO_GRAVEYARD = number_is(amounts.EVENT_NUMBER, zones.GRAVEYARD)


@dataclass(frozen=True)
class Event(Spoken):
    """What an ability waits for (603.1): "one of your creatures attacks"."""

    code: int
    english: str  # as the ability says it: "whenever one of your creatures attacks", " or blocks"
    subject: Cards | None = None  # None: this card itself
    no_subject: bool = False
    whose: int = owners.ANYONES
    condition: Condition | None = None  # that the words of the event say
    zones: tuple[int, ...] = ()  # where the ability waits for it; none: where the ability works
    about_that: bool = False  # the text continues about the card of the event: "if that card is ..."
    phrase: str = ""  # its name in the phrase book
    first_time: bool = False  # of each turn: no such event has happened before in it

    @property
    def about_this(self) -> bool:
        """Whether it happens to the card itself."""
        return self.subject is None and not self.no_subject

    def words(self) -> str:
        """The event in English."""
        return self.english

    def joined(self, other: Event) -> Event | None:
        """Both events as one row; None if they need two."""
        if self.first_time or other.first_time:
            return None
        if (self.condition, self.no_subject, self.about_that) != (other.condition, other.no_subject, other.about_that):
            return None
        of_player, asks, other_asks = self.whose, self.code & OF_A_PLAYER, other.code & OF_A_PLAYER
        if self.whose != other.whose:
            if (asks and other_asks) or (asks and self.whose == 0) or (other_asks and other.whose == 0):
                return None
            of_player = self.whose if asks else other.whose
        places = self.zones
        if self.zones != other.zones:
            places = tuple(sorted({*(self.zones or AT_HOME), *(other.zones or AT_HOME)}))
            if not self.about_this or not set(places) <= {zones.BATTLE, zones.SHIELD}:
                return None
        subject = self.subject
        if self.subject != other.subject:
            subject = _any_of_both(self, other)
            if subject is None:
                return None
        return replace(self, code=self.code | other.code, subject=subject, whose=of_player, zones=places)

    def triggers_twice(self, other: Event) -> bool:
        """Whether one thing that happens to one card can be both events."""
        codes = self.code | _all(INCLUDED.get(1 << bit, 0) for bit in _bits(self.code))
        if not codes & other.code:
            return False
        if self.about_this != other.about_this:
            other_cards = self.subject if other.about_this else other.subject
            return other_cards is None or not (other_cards.is_other or other_cards.whose == owners.OPPONENTS)
        types = [event.subject.types for event in (self, other) if event.subject is not None]
        if len(types) == 2 and types[0] and types[1] and not types[0] & types[1]:
            return False
        if self.subject is None or other.subject is None:
            return self.about_this or self.whose == other.whose
        return owners.ANYONES in (self.subject.whose, other.subject.whose) or self.subject.whose == other.subject.whose


AT_HOME = (zones.BATTLE,)


def _all(codes: Iterable[int]) -> int:
    return functools.reduce(operator.or_, codes, 0)


def _bits(code: int) -> Iterator[int]:
    return (bit for bit in range(code.bit_length()) if code >> bit & 1)


def _any_of_both(first: Event, second: Event) -> Cards | None:
    """The cards of two events, if each says only what its cards always are: "summons a creature or casts a spell"."""
    for event in (first, second):
        always = IS_ALWAYS.get(event.code)
        if always is None or event.subject is None or event.subject != replace(always, whose=event.subject.whose):
            return None
    assert first.subject is not None and second.subject is not None
    return replace(CARDS, whose=first.subject.whose) if first.subject.whose == second.subject.whose else None


@dataclass(frozen=True)
class Trigger(Feature):
    """A triggered ability (603)."""

    events: tuple[Event, ...]
    effects: tuple[Effect, ...]
    zones: tuple[int, ...] = AT_HOME
    condition: Condition | None = None  # part of the trigger: without it the ability does not trigger
    needs: Condition | None = None  # part of the effect that a rule option already reads when it is declared
    declared: bool = False  # required if it can trigger in a hidden zone (603.2e)
    # ACT_SUMMON or ACT_CAST, if the ability does that: a prohibition can apply (`sim.games.matchups.rule_options`)
    act: int = 0
    tag: int = tags.NO_TAG
    label: str = ""
    given_to: Cards | None = None  # the creatures that have it; None: this one
    given_while: Condition | None = None  # of the card that gives it

    @property
    def event(self) -> int:
        """All that it waits for, as bits."""
        return _all(event.code for event in self.events)

    @property
    def about_this(self) -> bool:
        """Whether it waits for nothing but what happens to the card itself."""
        return all(event.about_this for event in self.events)

    @property
    def rows(self) -> tuple[Event, ...]:
        """What it waits for, an event for each row."""
        found: list[Event] = []
        for event in self.events:
            for at, before in enumerate(found):
                if (together := before.joined(event)) is not None:
                    found[at] = together
                    break
            else:
                found.append(event)
        return tuple(found)

    @property
    def written_as(self) -> tuple[Trigger, ...]:
        """One for each way in which its condition can hold."""
        return under_each(self, self.condition)

    @property
    def number_of_triggers(self) -> int:
        """One for each row."""
        return len(self.rows) * len(self.written_as)

    @property
    def names_for_this(self) -> frozenset[int]:
        """Of what effects of it have one chosen."""
        return frozenset(effect.names for effect in self.effects if isinstance(effect, NamingForThis))

    @property
    def _asks_about_that(self) -> bool:
        """Whether it begins with "if that card is ...", about the card of its event as it is then (603.4)."""
        first = self.effects[0] if self.effects else None
        return isinstance(first, If) and first.condition.about_them and not self.about_this

    def write(self, rows: Rows) -> None:
        """Write its programs and its rows."""
        if any(one.triggers_twice(other) for one, other in itertools.permutations(self.events, 2)):
            raise rows.error("it would trigger twice at one event: say one of them")
        for event in self.rows:
            self._check(rows, event)
            with rows.at_event(event.code, self.label.endswith("Awaken: ")):
                self._write(rows, event)

    def _write(self, rows: Rows, event: Event) -> None:
        effects = self.effects
        if event.about_that or self._asks_about_that:
            effects = (TakeThat(THAT_CARD if event.code & ABOUT_CARDS else THAT), *self.effects)
        own = descriptions.SUBJECT_IS_NONE if event.no_subject else descriptions.SUBJECT_IS_SELF
        others = None if event.no_subject else event.subject
        program = rows.program(when_declared(effects) if self.declared else effects, knows=self._knows(event))
        own_entry = event.code == events.PUT and event.about_this and self.given_to is None
        rows.trigger(
            event=event.code,
            zones=sum(1 << zone for zone in event.zones or self.zones),
            subject=own if others is None else rows.filter(others, of_event=True),
            condition=rows.plain_condition(self._condition(event), knows=("its use",) if own_entry else ()),
            needs=rows.plain_condition(self.needs),
            whose=event.whose,
            program=program,
            declared=self.declared,
            act=self.act,
            tag=self.tag,
            named=bool(self.label),
            given_to=-1 if self.given_to is None else rows.plain_filter(self.given_to),
            given_while=rows.plain_condition(self.given_while),
            first_time=event.first_time,
        )

    def _condition(self, event: Event) -> Condition | None:
        """The condition of the ability, and that of the event."""
        if self.condition is None or event.condition is None:
            return self.condition or event.condition
        return both_hold(self.condition, event.condition)

    def _knows(self, event: Event) -> set[Known]:
        """What its program knows because of the event."""
        knows: set[Known] = set()
        if event.subject is not None and not event.no_subject:  # of this card's own events it is "this creature"
            # That player is the owner of the event's creature.
            knows.update(("that card",) if event.code & ABOUT_CARDS else ("that creature", "player"))
        if event.subject is not None and event.code in (events.CAST, events.CAST_FROM_HAND):
            knows.add("player")  # the one who casts it
        if event.subject is None and event.code == events.INTO_MANA_FROM:
            knows.add("this")  # a spell in the mana zone, too
        if event.subject is None and not self.declared:
            knows.add("this attacks")
            if event.code in (events.DESTROYED, events.LOSES_BATTLE) or self._condition(event) == _TO_GRAVEYARD:
                knows.add("this in the graveyard")
            elif event.code == events.LEAVES:
                knows.add("this anywhere")
        if event.code == events.ITS_ABILITY_TRIGGERS:
            knows.add("that ability")
        if event.code == events.BECOMES_BLOCKED:
            knows.add("blocker")
        if event.code == events.BATTLES:
            knows.add("a battle")
            if event.about_this:
                knows.add("battled")
        if event.code in (events.CREATURE_ATTACKED, events.BLOCKS) and self._condition(event) is None:
            knows.add("attacker")
        return knows

    def _check(self, rows: Rows, event: Event) -> None:
        """Refuse what the engine would ignore, or would not ask about."""
        if event.first_time:
            self._check_first_time(rows, event)
        arrives = event.code & (events.INTO_GRAVEYARD | events.INTO_MANA_FROM | events.INTO_HYPERSPATIAL)
        places = event.zones or self.zones
        waits = self.declared or ((zones.GRAVEYARD in places or zones.MANA in places) and not arrives)
        if waits and event.code & ~CAN_BE_WAITED_FOR:
            raise rows.error("a card can wait for this event only in the battle zone")
        seen = {zones.BATTLE, zones.SHIELD, zones.UNDERNEATH, zones.GRAVEYARD, zones.MANA, zones.HYPERSPATIAL}
        if not self.declared and not set(places) <= seen and not arrives:
            raise rows.error("an ability that triggers in a hidden zone must be declared")
        flips = any(isinstance(effect, Act) and effect.verb in (verbs.FLIP, verbs.FLIP_BACK) for effect in self.effects)
        if places == (zones.MANA,) and flips:
            raise rows.error("it never happens: a card is flipped in the battle zone")
        if event.subject is not None:
            self._check_subject(rows, event, event.subject)

    def _check_first_time(self, rows: Rows, event: Event) -> None:
        """Refuse what the engine can't know to be the first in the turn."""
        if event.about_this and (self.given_to is not None or rows.is_aside):
            raise rows.error("a given ability doesn't know what happened to its creature before")
        if event.about_this and (self.declared or self.zones != AT_HOME or event.zones not in ((), AT_HOME)):
            raise rows.error("only a card in the battle zone waits for what happens for the first time")
        if event.condition is not None or event.code & (events.INTO_GRAVEYARD | events.INTO_MANA_FROM):
            raise rows.error("the engine doesn't know whether this happens for the first time in the turn")
        if event.subject is not None and (event.subject.is_other or event.subject.relation or event.subject.named_as):
            raise rows.error("which of them is the first can't depend on this creature")

    def _check_subject(self, rows: Rows, event: Event, subject: Cards) -> None:
        """Refuse cards to which the event never happens, or of which the engine cannot ask it."""
        comparison = subject.comparison
        with_this = comparison is not None and (comparison.what, comparison.to) == (descriptions.POWER, programs.THIS)
        stays = with_this and not event.code & (ABOUT_CARDS | events.DESTROYED | events.LEAVES) and not self.declared
        never = (descriptions.WAS_UNDER_THIS, descriptions.CAN_ATTACK, descriptions.EVOLVES_FROM_THIS)
        shares = comparison is not None and (comparison.what, comparison.to) in SHARED_WITH_THIS
        shares = shares and not event.code & ABOUT_CARDS and not self.declared
        if not shares and subject.relation in (never if stays else (*never, descriptions.COMPARED)):
            raise rows.error(gettext("an ability can't wait for {cards}", cards=subject.words()))
        if subject.types and not event.code & ABOUT_CARDS:
            if not card_types.traits_of(subject.types) & (traits.ELEMENT | traits.ATTACHES):
                raise rows.error(
                    gettext('it never happens: "{cards}" are never in the battle zone', cards=subject.words())
                )
        if (
            subject.types
            and event.code in (events.CAST, events.CAST_FROM_HAND)
            and not card_types.traits_of(subject.types) & traits.RESOLVES
        ):
            raise rows.error("it never happens: only spells are cast")
        of_castles = event.code == events.PUT_INTO_SHIELDS and subject.looks_for != 0
        if subject.zones != (zones.BATTLE,) and not of_castles:
            raise rows.error("an ability can't refer to the zone of the event's card")

    def event_words(self) -> str:
        """The event and the condition in English: "whenever one of your creatures attacks"."""
        condition = ""
        if self.condition is not None and self.condition.english:
            said = self.condition
            condition = " " + (said.as_if if said.english.startswith(("if ", "while ")) else said.english)
        if self.about_this:
            condition = condition.replace("this creature", "it")
        return "".join(event.english for event in self.events) + condition

    def words(self) -> str:
        """The paragraph in English."""
        about = THIS_CREATURE if self.about_this else None
        if self._asks_about_that or all(event.about_that for event in self.events):
            about = Mention(owners.YOURS, many=False)
        effects, _ = in_context(self.effects, about)
        text = sentences(effects, f"{self.event_words()}, ")
        return self.label + (text.replace("this creature", "this card") if self.zones == (zones.MANA,) else text)


def trigger(
    code: int,
    english: str,
    effects: tuple[Effect, ...],
    subject: Cards | None = None,
    no_subject: bool = False,
    whose: int = owners.ANYONES,
    **others: Any,
) -> Trigger:
    """A triggered ability that waits for one event; `others` are its other fields."""
    return Trigger((Event(code, english, subject, no_subject, whose),), effects, **others)


@dataclass(frozen=True)
class TakeThat(Effect):
    """Let the text continue about the card of the event; no sentence says so."""

    that: Pronoun

    def write(self, rows: Rows) -> None:
        """Write the step."""
        self.that.write(rows, verbs.NO_VERB)


@dataclass(frozen=True)
class SilentSkill(Trigger):
    """A silent skill: the rules check its condition, that the creature stays tapped."""

    def words(self) -> str:
        """The paragraph in English."""
        return self.label + sentences(in_context(self.effects, None)[0])


@word
def silent_skill(*effects: Effect) -> Trigger:
    """Silent skill: instead of untapping it at the start of your turn, use this (501.1a)."""
    return SilentSkill((Event(events.SILENT_SKILL, ""),), effects, label="Silent skill: ")


def _final_revolution(
    label: str, english: str, counts: int, within: str, effects: tuple[Effect, ...], condition: Condition | None = None
) -> Trigger:
    """A Final Revolution, if the one that is used is the first that `counts` has, `within` a turn or the game."""
    first = number_is(
        amounts.KEYWORD_USES, 0, f'if you haven\'t used another "Final Revolution" this {within}', argument=counts
    )
    used = plain(programs.COUNT_KEYWORD, "", keyword=counted.FINAL_REVOLUTION)
    return trigger(events.PUT, english, (FinalRevolution(first, (used, *effects)),), condition=condition, label=label)


@word
def final_revolution(*effects: Effect) -> Trigger:
    """Final Revolution: when put by Revolution Change, if it is the first Final Revolution this turn."""
    by_change = number_is(amounts.PUT_HOW, entering.BY_REVOLUTION_CHANGE)
    english = 'when you put this creature into the battle zone with "Revolution Change"'
    return _final_revolution(
        "Final Revolution: ", english, counted.FINAL_REVOLUTION, "turn", effects, condition=by_change
    )


@word
def final_final_revolution(*effects: Effect) -> Trigger:
    """Final Final Revolution: when put in any way, if it is the first Final Revolution in the game."""
    english = "when you put this creature into the battle zone"
    return _final_revolution("Final Final Revolution: ", english, counted.FINAL_REVOLUTIONS, "game", effects)


@word
def final_end(*effects: Effect) -> Trigger:
    """Final End: at the start of your turn, if you have used none in the game; declining does not use it."""
    first = number_is(
        amounts.KEYWORD_USES, 0, 'if you haven\'t used a "Final End" this game', argument=counted.FINAL_ENDS
    )
    return trigger(
        events.START_OF_TURN,
        "at the start of your turn",
        (FinalEnd(first, (May(effects),)),),
        no_subject=True,
        whose=owners.YOURS,
        label="Final End: ",
    )


@dataclass(frozen=True)
class FinalEnd(If):
    """The condition of a Final End, and the question whether to use it; counting its uses has no English."""

    def write(self, rows: Rows) -> None:
        """Write the steps: who declines has not used it."""
        used = plain(programs.COUNT_KEYWORD, "", keyword=counted.FINAL_ENDS)
        If(self.condition, (May((used, *self._asked.effects)),)).write(rows)

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.condition.english}, you may use this ability. If you do, {clause(self._asked.effects)}"

    @property
    def _asked(self) -> May:
        (asked,) = self.effects
        assert isinstance(asked, May)
        return asked


@dataclass(frozen=True)
class FinalRevolution(If):
    """The condition of a Final Revolution; counting its uses has no English."""

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.condition.english}, {clause(self.effects[1:])}"
