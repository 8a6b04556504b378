"""Effects made of other effects: may, if, one of several, for each, an extra turn, later this turn.

Effects that do one thing are in `effects`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sim.cards.words.amounts import THAT_MANY, Condition
from sim.cards.words.effects import Effect, clause, sentences
from sim.cards.words.misuse import DefinitionError, FromOne, Misuse, word, word_alone
from sim.cards.words.nouns import IT, Choose
from sim.cards.words.verbs import Act
from sim.engine.record.codes import programs
from sim.engine.record.codes.abilities import AFTER_THE_ATTACK, END_OF_ATTACK, END_OF_TURN, NO_VERB

if TYPE_CHECKING:
    from sim.cards.tabulation import Rows


@dataclass(frozen=True)
class May(Effect):
    """Effects that the player may decline; what follows "if you do" is `then`, and `otherwise` "if you don't"."""

    effects: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()

    def write(self, rows: Rows) -> None:
        """Write the steps: declining is choosing none where the effect begins with one choice."""
        first = self.effects[0]
        noun = first.noun if isinstance(first, Act) else None
        if isinstance(noun, Choose) and noun.by_opponent:
            raise rows.error("what your opponent chooses is no choice of yours: say may(...) of something else")
        if self.then or self.otherwise:
            rows.needs_deed(self.effects)
        if isinstance(first, Act) and isinstance(noun, Choose) and noun.most == 1:
            replace(first, noun=replace(noun, least=0)).write(rows)
            if self.effects[1:] or self.then or self.otherwise:
                IfYouDo((*self.effects[1:], *self.then), self.otherwise).write(rows)
            return
        decline = rows.step(programs.MAY, -1)
        rows.effects(self.effects)
        if self.otherwise:
            # Declining has done nothing: "if you don't" is asked of it too.
            rows.go_here(decline, 1)
            IfYouDo(self.then, self.otherwise).write(rows)
            return
        if self.then:
            IfYouDo(self.then).write(rows)
        rows.go_here(decline, 1)

    def words(self) -> str:
        """The sentence in English."""
        text = "you may " + " and ".join(effect.words() for effect in self.effects)
        text += "" if text.endswith(".") else "."
        if self.then:
            text += " If you do, " + clause(self.then)
        if self.otherwise:
            text += " If you don't, " + clause(self.otherwise)
        return text


def _write_branches(
    rows: Rows, skip: int, argument: int, effects: tuple[Effect, ...], otherwise: tuple[Effect, ...]
) -> None:
    """Write effects that the step `skip` jumps over, by this argument of it, and others that follow only then."""
    rows.effects(effects)
    if not otherwise:
        rows.go_here(skip, argument)
        return
    leave = rows.step(programs.JUMP, -1)
    rows.go_here(skip, argument)
    rows.effects(otherwise)
    rows.go_here(leave, 1)


@dataclass(frozen=True)
class IfYouDo(Effect):
    """Effects that follow only if the sentence before affected something (101.3a), and others only if not."""

    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        skip = rows.step(programs.UNLESS_DONE, -1)
        _write_branches(rows, skip, 1, self.effects, self.otherwise)

    def words(self) -> str:
        """The sentence in English."""
        return "if you do, " + clause(self.effects)


@dataclass(frozen=True)
class If(Effect):
    """Effects that follow only if a condition holds when they are processed (603.4), and others only if not.

    "Instead" within one spell is such a branch, and no replacement that waits for an event (609.7).
    """

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        skip = rows.step(programs.UNLESS, rows.condition(self.condition), -1)
        _write_branches(rows, skip, 2, self.effects, self.otherwise)

    def words(self) -> str:
        """The sentence in English."""
        text = f"{self.condition.english}, {clause(self.effects)}"
        if self.otherwise:
            text += " Otherwise, " + clause(self.otherwise)
        return text


@dataclass(frozen=True)
class OneOf(Effect):
    """A choice of one of several effects, made when it is processed (700.2a)."""

    modes: tuple[tuple[Effect, ...], ...]

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        start = rows.step(programs.MODE, len(self.modes), *([-1] * len(self.modes)))
        leaves = []
        for index, mode in enumerate(self.modes):
            rows.go_here(start, 2 + index)
            rows.effects(mode)
            leaves.append(rows.step(programs.JUMP, -1))
        for leave in leaves:
            rows.go_here(leave, 1)

    def words(self) -> str:
        """The sentence in English."""
        if all(len(mode) == 1 and isinstance(mode[0], Act) and mode[0].noun == IT for mode in self.modes):
            return "either " + " or ".join(mode[0].words() for mode in self.modes)
        return "choose one of the following: " + " ".join(f"► {sentences(mode)}" for mode in self.modes)


@dataclass(frozen=True)
class SomeOf(Effect):
    """A choice of several effects out of more, all chosen before the first is done (items 5B.20, 5B.27)."""

    number: int
    modes: tuple[tuple[Effect, ...], ...]
    same_again: bool

    def write(self, rows: Rows) -> None:
        """Write the steps: after each mode the next of those chosen is looked up."""
        if rows.choosing_modes:
            raise rows.error("one some_of can't stand in another")
        rows.choosing_modes = True
        chosen = self.number | (programs.REPEATS if self.same_again else 0)
        places = [-1] * programs.MOST_MODES
        start = rows.step(programs.MODE, len(self.modes), *places, chosen)
        leaves = [rows.step(programs.NEXT_MODE, start, -1)]
        for index, mode in enumerate(self.modes):
            rows.go_here(start, 2 + index)
            rows.effects(mode)
            leaves.append(rows.step(programs.NEXT_MODE, start, -1))
        for leave in leaves:
            rows.go_here(leave, 2)
        rows.choosing_modes = False

    def words(self) -> str:
        """The sentence in English."""
        again = " You may choose the same one again." if self.same_again else ""
        modes = " ".join(f"► {sentences(mode)}" for mode in self.modes)
        return f"choose {self.number} of the following.{again} {modes}"


@dataclass(frozen=True)
class ChooseANumber(Effect):
    """A number that the player chooses as it is processed, and the effects that speak of it."""

    effects: tuple[Effect, ...]

    def write(self, rows: Rows) -> None:
        """Write the steps: who is asked for the number is told what is to be done first."""
        first = self.effects[0]
        rows.step(programs.NAME_NUMBER, first.verb if isinstance(first, Act) else NO_VERB)
        rows.effects(self.effects)

    def words(self) -> str:
        """The sentence in English."""
        return f"choose a number. {sentences(self.effects)}"


@dataclass(frozen=True)
class ForEach(Effect):
    """Effects done as often as the sentence before affected a card."""

    effects: tuple[Effect, ...]
    english: str

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        loop = rows.step(programs.LOOP, rows.amount(THAT_MANY), -1)
        if rows.looping:
            raise rows.error("one for_each can't stand in another")
        rows.looping = True
        rows.effects(self.effects)
        rows.looping = False
        rows.step(programs.AGAIN, loop)
        rows.go_here(loop, 2)

    def words(self) -> str:
        """The sentence in English."""
        return f"for each {self.english}, {clause(self.effects)}"


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """An extra turn after this one, and what happens at its end (500.5)."""

    at_its_end: tuple[Effect, ...] = ()

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        trigger = rows.hidden_trigger(END_OF_TURN, self.at_its_end) if self.at_its_end else -1
        rows.step(programs.EXTRA_TURN, trigger)

    def words(self) -> str:
        """The sentence in English."""
        text = "take an extra turn after this one"
        if self.at_its_end:
            text += f". At the end of that turn, {clause(self.at_its_end)}"
        return text


@dataclass(frozen=True)
class Delayed(Effect):
    """Effects that wait for an event later this turn (603.6)."""

    event: int
    english: str
    effects: tuple[Effect, ...]

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        if self.event == END_OF_ATTACK:
            rows.needs("this attacks", "it waits for an attack of this creature, and here no other is spoken of")
        rows.step(programs.DELAY, self.event, rows.hidden_trigger(self.event, self.effects))

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.english}, {clause(self.effects)}"


@word_alone
def take_an_extra_turn(*at_its_end: Effect) -> ExtraTurn:
    """Take an extra turn after this one, at the end of which something happens."""
    return ExtraTurn(at_its_end)


@word
def after_it_attacks(*effects: Effect) -> Delayed:
    """After this creature attacks this turn."""
    return Delayed(END_OF_ATTACK, "after it attacks", effects)


@word
def after_the_attack(*effects: Effect) -> Delayed:
    """After the attack that is going on, whatever becomes of the attacking creature."""
    return Delayed(AFTER_THE_ATTACK, "after the attack", effects)


@word
def may(*effects: Effect, if_you_do: tuple[Effect, ...] = (), if_you_dont: tuple[Effect, ...] = ()) -> May:
    """You may do this; and if you do, that; if you don't, something else."""
    return May(effects, if_you_do, if_you_dont)


@word
def if_you_do(*effects: Effect) -> IfYouDo:
    """Then, only if the last sentence did something."""
    return IfYouDo(effects)


@word
def when(condition: Condition, *effects: Effect, otherwise: tuple[Effect, ...] = ()) -> If:
    """If the condition holds when this is processed."""
    return If(condition, effects, otherwise)


@word
def one_of(*modes: Effect | tuple[Effect, ...]) -> OneOf:
    """Choose one of the following."""
    least, most = programs.LEAST_MODES, programs.MOST_MODES
    if not least <= len(modes) <= most:
        raise DefinitionError(f"choose one of {least} to {most} effects, not {len(modes)}")
    if () in modes:
        raise DefinitionError("one of the modes does nothing")
    return OneOf(tuple(mode if isinstance(mode, tuple) else (mode,) for mode in modes))


@word
def some_of(number: FromOne, *modes: Effect | tuple[Effect, ...], same_again: bool = False) -> SomeOf:
    """Choose so many of the following, perhaps the same one again."""
    plain = one_of(*modes)
    if isinstance(plain, Misuse):
        raise DefinitionError(plain.message)
    if not 1 < number <= (programs.REPEATS - 1 if same_again else len(modes)):
        raise DefinitionError(f"it can't choose {number} of {len(modes)} effects")
    return SomeOf(number, plain.modes, same_again)


@word
def choose_a_number(*effects: Effect) -> ChooseANumber:
    """Choose a number, and do something with `CREATURES.costing_the_number()`."""
    return ChooseANumber(effects)


@word
def for_each(english: str, *effects: Effect) -> ForEach:
    """For each card that the sentence before affected."""
    return ForEach(effects, english)
