"""What a card does when its player pays more mana for it: Buzzrender, Over Drive."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import Amount, Condition
from sim.cards.words.clauses import Repeat, when
from sim.cards.words.effects import Effect, in_context, sentences
from sim.cards.words.english import listed
from sim.cards.words.misuse import DefinitionError, FromOne, word
from sim.cards.words.payments import all_named, civilization_bits
from sim.cards.words.rows import Rows
from sim.cards.words.triggers import Event, Trigger, trigger
from sim.cards.words.ways import Way, WithWays
from sim.engine.record.codes import amounts, civilizations, comparisons, events


@dataclass(frozen=True)
class Buzzrender(WithWays):
    """A creature for which its player may pay more, any number of times, and an ability used once more for each."""

    cost: int
    effects: tuple[Effect, ...]
    number_of_triggers = 1  # when it is put

    def ways(self) -> tuple[Way, ...]:
        """A way for each number of times that can matter."""
        return tuple(
            Way(f"you may pay {self.cost * times} more to summon this creature", reduction=0, more=self.cost * times)
            for times in range(1, MOST_BUZZES + 1)
        )

    def write(self, rows: Rows) -> None:
        """Write the rows of the ways, and of the trigger."""
        for times, way in enumerate(self.ways(), 1):
            replace(way, times=times).write(rows)
        trigger(events.PUT, "", (Repeat(self.effects, "", times=_BUZZES),)).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            f"Buzzrender: While you are summoning this creature, you may pay {self.cost} more any number of times. "
            "When you put this creature into the battle zone, use its Buzzrender ability once, and once more for each "
            f"time that you paid more. Its Buzzrender ability: {sentences(in_context(self.effects, None)[0])}"
        )


MOST_BUZZES = 12  # as much mana as a deck has

_BUZZES = Amount(amounts.BUZZES, "")


@word
def buzzrender(cost: FromOne, *effects: Effect) -> Buzzrender:
    """Buzzrender: pay that much more, as often as you like; its ability is used once, and once more for each time."""
    return Buzzrender(cost, effects)


MOST_TAPPED = 7  # cards of a civilization, in three bits


@dataclass(frozen=True)
class OverDrive(WithWays):
    """A creature for which its player may tap more mana cards of civilizations, for an ability when it is put."""

    taps: tuple[tuple[int, int], ...]  # how many, and of which civilization
    effects: tuple[Effect, ...]
    number_of_triggers = 1  # when it is put

    @property
    def offer(self) -> str:
        """What the player may do, in English."""
        cards = [f"{number} more {all_named(bit)} card{'s' if number > 1 else ''}" for number, bit in self.taps]
        return f"you may tap {listed(cards, 'and')} in your mana zone"

    def ways(self) -> tuple[Way, ...]:
        """The way in which they are tapped."""
        beside = sum(number << 3 * (civilization.bit_length() - 1) for number, civilization in self.taps)
        return (Way(self.offer, reduction=0, times=1, tapped_beside=beside),)

    def write(self, rows: Rows) -> None:
        """Write the rows of the way, and of the trigger."""
        super().write(rows)
        tapped = Condition(_BUZZES, comparisons.IS_AT_LEAST, 2, "")
        trigger(events.PUT, "", (when(tapped, *self.effects),)).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            f"Over Drive: While you are summoning this creature, {self.offer}. If you do, use its Over Drive ability "
            f"when you put it into the battle zone: {sentences(in_context(self.effects, None)[0])}"
        )


@word
def over_drive(number: FromOne, civilization: FromOne, *effects: Effect) -> OverDrive:
    """Over Drive: more mana cards of one civilization are tapped for an ability that is used when this is put."""
    if civilization not in civilizations.NAMES or number > MOST_TAPPED:
        raise DefinitionError(f"it takes one civilization, and up to {MOST_TAPPED} cards")
    return OverDrive(((number, civilization),), effects)


@word
def over_drive_of_each(each: FromOne, *effects: Effect) -> OverDrive:
    """Over Drive: one more mana card of each of two or three civilizations is tapped for the ability."""
    named = tuple(bit for bit in civilizations.NAMES if each & bit)
    if not 2 <= len(named) <= 3 or each != sum(named):
        raise DefinitionError("it takes two or three civilizations")
    return OverDrive(tuple((1, bit) for bit in named), effects)


# The sets of two or three drives for which something is tapped, in an order in which each drive has few ranges.
_SETS = {2: ((0,), (0, 1), (1,)), 3: ((0,), (0, 1), (0, 1, 2), (0, 2), (2,), (1, 2), (1,))}


@dataclass(frozen=True)
class EitherOverDrive(WithWays):
    """A creature for which its player may tap more mana cards of several civilizations, for an ability of each."""

    drives: tuple[OverDrive, ...]

    @property
    def number_of_triggers(self) -> int:
        """One for each range of ways."""
        return sum(len(self._ranges(at)) for at in range(len(self.drives)))

    def ways(self) -> tuple[Way, ...]:
        """The ways in which they are tapped; the triggers know them by their numbers."""
        return tuple(
            replace(way, times=number + 1)
            for number, some in enumerate(_SETS[len(self.drives)])
            for way in OverDrive(tuple(tap for at in some for tap in self.drives[at].taps), ()).ways()
        )

    def _ranges(self, drive: int) -> list[tuple[int, int]]:
        """The first and the last number of ways one after the other that have the drive."""
        found: list[tuple[int, int]] = []
        for number, some in enumerate(_SETS[len(self.drives)], 1):
            if drive not in some:
                continue
            if found and found[-1][1] == number - 1:
                found[-1] = (found[-1][0], number)
            else:
                found.append((number, number))
        return found

    def write(self, rows: Rows) -> None:
        """Write the rows of the ways, and of the triggers."""
        super().write(rows)
        for at, drive in enumerate(self.drives):
            for first, last in self._ranges(at):
                tapped = Condition(_BUZZES, comparisons.IS_AT_LEAST, 1 + first, "")
                if last < len(_SETS[len(self.drives)]):
                    tapped = replace(tapped, also=Condition(_BUZZES, comparisons.IS_AT_MOST, 1 + last, ""))
                Trigger((Event(events.PUT, "", condition=tapped),), drive.effects).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        taps = [tap for drive in self.drives for tap in drive.taps]
        names = [all_named(civilization) for _, civilization in taps]
        cards = [
            f"{number} more {name} card{'s' if number > 1 else ''}"
            for (number, _), name in zip(taps, names, strict=True)
        ]
        used = [
            f"For {name}: {sentences(in_context(drive.effects, None)[0])}"
            for name, drive in zip(names, self.drives, strict=True)
        ]
        or_all = "both" if len(cards) < len(_SETS) + 1 else "several of them"
        return (
            f"Over Drive: While you are summoning this creature, you may tap {', '.join(cards)} or {or_all} in your "
            "mana zone. When you put it into the battle zone, use its Over Drive ability for each civilization that "
            f"you tapped so. {' '.join(used)}"
        )


@word
def over_drive_of_either(first: OverDrive, second: OverDrive, third: OverDrive | None = None) -> EitherOverDrive:
    """Over Drive: more mana cards of one civilization, of another or of several, for an ability of each."""
    drives = (first, second) if third is None else (first, second, third)
    if any(len(drive.taps) > 1 for drive in drives):
        raise DefinitionError("each of them takes cards of one civilization: over_drive")
    if len({drive.taps[0][1] for drive in drives}) < len(drives):
        raise DefinitionError("it takes two or three civilizations")
    return EitherOverDrive(drives)


@dataclass(frozen=True)
class SpellOverDrive(WithWays):
    """A spell for which its player may tap more mana cards of civilizations; its effects ask whether they did."""

    taps: tuple[tuple[int, int], ...]  # how many, and of which civilization

    @property
    def offer(self) -> str:
        """What the player may do, in English."""
        return OverDrive(self.taps, ()).offer

    def ways(self) -> tuple[Way, ...]:
        """The way in which they are tapped."""
        return tuple(replace(way, casts=True) for way in OverDrive(self.taps, ()).ways())

    def words(self) -> str:
        """The paragraph in English."""
        return f"Over Drive: While you are casting this spell, {self.offer}."


@word
def over_drive_of_spell(number: FromOne, civilizations: FromOne) -> SpellOverDrive:
    """Over Drive of a spell: more mana cards of one civilization are tapped, or one of each of several."""
    named = tuple(bit for bit in civilization_bits if civilizations & bit)
    if not named or civilizations != sum(named) or number > MOST_TAPPED or (len(named) > 1 and number > 1):
        raise DefinitionError(f"it takes up to {MOST_TAPPED} cards of one civilization, or one of each of several")
    return SpellOverDrive(tuple((number, bit) for bit in named))
