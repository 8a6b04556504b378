"""Effects made of other effects: may, if, one of, for each, an extra turn, later this turn.

Effects that do one thing are in `verbs`, `plain_effects` and `prohibitions`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import ClassVar

from sim.cards.words.amounts import THAT_MANY, Amount, Condition, count, count_of_them
from sim.cards.words.descriptions import CARDS, CREATURES, ELEMENTS, Cards, your
from sim.cards.words.effects import Effect, clause, ended, in_context, sentences
from sim.cards.words.english import BULLET, bulleted, capital, then
from sim.cards.words.mentions import Mention, common_mention
from sim.cards.words.misuse import DefinitionError, FromOne, word, word_alone
from sim.cards.words.nouns import THEM, THIS_CREATURE, Choose, Noun, Pronoun
from sim.cards.words.plain_effects import plain, reveal_top
from sim.cards.words.rows import Rows
from sim.cards.words.verbs import Act
from sim.engine.record.codes import comparisons, events, owners, programs, verbs
from sim.engine.record.codes.sets import in_word
from sim.language import gettext


def when_declared(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects as they are in an ability that has been declared."""
    return tuple(left for effect in effects for left in effect.when_declared())


Modes = tuple[tuple[Effect, ...], ...]  # what each of them does


class Scope(Effect):
    """A sentence with others inside it."""

    @property
    def is_scope(self) -> bool:
        """It is."""
        return True


@dataclass(frozen=True)
class May(Scope):
    """Effects that the player may decline; `then` follows if the player does them, `otherwise` if not."""

    effects: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()

    def when_declared(self) -> tuple[Effect, ...]:
        """Without the "may": declaring is only a promise to try, and "if you do" is still checked (item 9.35)."""
        asked = (IfYouDo(self.then, self.otherwise),) if self.then or self.otherwise else ()
        return (*self.effects, *asked)

    @property
    def tells_whether_done(self) -> bool:
        """The engine knows it, even if the player declines; after its own "if you do" there is no other one."""
        return not self.then and not self.otherwise

    @property
    def draws_on(self) -> frozenset[str]:
        """An "if you do" or "if you don't" that it does not have yet."""
        last = (self.otherwise or self.then or self.effects)[-1]
        missing = {"if you don't"} if not self.otherwise else set()
        return last.draws_on | missing | ({"if you do"} if not self.then else set())

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        effects, done = in_context(self.effects, mention)
        following, after = in_context(self.then, done)
        otherwise, left = in_context(self.otherwise, mention and mention.later())
        if self.otherwise:
            after = common_mention([after, left])
        return replace(self, effects=effects, then=following, otherwise=otherwise), after

    def offered(self) -> None:
        """A choice inside a choice needs a line of its own."""

    def write(self, rows: Rows) -> None:
        """Write the steps: if the effect is one choice of one card, declining means to choose none."""
        first = self.effects[0]
        noun = first.noun if isinstance(first, Act) else None
        chosen = noun if isinstance(noun, Choose) else None
        theirs = chosen is not None and chosen.by_opponent and not (self.then or self.otherwise)
        if chosen is not None and (chosen.by_opponent or chosen.by_each or chosen.by_owner) and not theirs:
            raise rows.error(
                "another player makes this choice, so you can't decline it: put something else into may(...)"
            )
        if self.then or self.otherwise:
            rows.needs_action(self.effects)
        # More effects are done even if nothing can be chosen for the first one (101.3).
        if isinstance(first, Act) and chosen is not None and chosen.most == 1 and not self.effects[1:] and not theirs:
            replace(first, noun=replace(chosen, least=0)).write(rows)
            if self.then or self.otherwise:
                IfYouDo(self.then, self.otherwise).write(rows)
            return
        skips = []
        effects = self.effects
        if (rows.is_asked_about or self.then or self.otherwise) and isinstance(noun, Choose) and noun.number_in_full:
            # What is done for something is done in full: who has fewer cards can't do it.
            if isinstance(first, Act) and first.verb == verbs.TAP and noun.cards.is_tapped is None:
                noun = replace(noun, cards=noun.cards.untapped())  # 105.6: those that are tapped would not count
                effects = (replace(first, noun=noun), *self.effects[1:])
            enough = Condition(count(noun.cards), comparisons.IS_AT_LEAST, noun.number_in_full, "")
            skips.append(rows.step(programs.UNLESS, condition=rows.condition(enough)))
        skips.append(rows.step(programs.MAY, chooser=owners.YOURS, verb=verbs.NO_VERB))
        rows.sentences(effects)
        # Declining counts as not doing it.
        for skip in skips:
            if self.otherwise:
                rows.go_here(skip)
            else:
                rows.skip_to_here(skip)
        if self.then or self.otherwise:
            IfYouDo(self.then, self.otherwise).write(rows)

    def words(self) -> str:
        """The sentence in English."""
        asked = "if you do" if self.then else "if you don't" if self.otherwise else ""
        text = ended("you may " + clause(self.effects, asked, may=True))
        if self.then:
            done = "you win" if self.effects[-1].doer == "you win" else "you do"
            text = then(text, f"If {done}, " + clause(self.then, "if you don't" if self.otherwise else ""))
        if self.otherwise:
            text = then(text, "If you don't, " + clause(self.otherwise))
        return text


@dataclass(frozen=True)
class OpponentMay(Scope):
    """An effect that the opponent may have happen; `then` follows if they do so, `otherwise` if not."""

    effect: Effect
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    is_statement = True
    doer = "they do"

    def __post_init__(self) -> None:
        """Refuse what the opponent can't have happen."""
        if not (self.effect.offered() or "").startswith("have "):
            raise DefinitionError(f'"{self.effect.words()}": it is nothing that a player can have happen')

    @property
    def tells_whether_done(self) -> bool:
        """The engine knows it, also if the opponent declines; after its own "if they do" there is no other one."""
        return not self.then and not self.otherwise

    @property
    def draws_on(self) -> frozenset[str]:
        """An "if you do" or "if you don't" that it does not have yet."""
        last = (self.otherwise or self.then or (self.effect,))[-1]
        missing = {"if you don't"} if not self.otherwise else set()
        return last.draws_on | missing | ({"if you do"} if not self.then else set())

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        effect, done = self.effect.spoken(mention)
        following, after = in_context(self.then, done)
        otherwise, left = in_context(self.otherwise, mention and mention.later())
        if self.otherwise:
            after = common_mention([after, left])
        return replace(self, effect=effect, then=following, otherwise=otherwise), after

    def offered(self) -> None:
        """A choice inside a choice needs a line of its own."""

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        if self.then or self.otherwise:
            rows.needs_action((self.effect,))
        decline = rows.step(programs.MAY, chooser=owners.OPPONENTS, verb=self.effect.asks_for)
        self.effect.write(rows)
        if self.otherwise:
            rows.go_here(decline)
        else:
            rows.skip_to_here(decline)
        if self.then or self.otherwise:
            IfYouDo(self.then, self.otherwise).write(rows)

    def words(self) -> str:
        """The sentence in English."""
        offered = (self.effect.offered() or "").removeprefix("have your opponent ")
        text = ended(f"your opponent may {offered}")
        if self.then:
            text = then(text, "If they do, " + clause(self.then, "if you don't" if self.otherwise else ""))
        if self.otherwise:
            text = then(text, "If they don't, " + clause(self.otherwise))
        return text


@dataclass(frozen=True)
class OrElse(Scope):
    """What must be done with one card, and the effects that follow if it can't be done (101.3)."""

    effect: Effect
    otherwise: tuple[Effect, ...]

    def __post_init__(self) -> None:
        """Refuse what can be done in part: the text would leave open what follows then."""
        noun = _noun_of(self.effect)
        if not self.effect.tells_whether_done or isinstance(self.effect, Scope):
            raise DefinitionError(f'"{self.effect.words()}": nothing tells afterwards whether this was done')
        if self.effect.doer == "you win":
            return  # a judge is won or lost
        if not isinstance(noun, Choose) or (noun.most, noun.least) != (1, 1):
            raise DefinitionError(f'"{self.effect.words()}": it is done with one card, chosen for it')

    @property
    def draws_on(self) -> frozenset[str]:
        """What its last sentence does."""
        return self.otherwise[-1].draws_on | {"if you do", "if you don't"}

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        effect, _ = self.effect.spoken(mention)
        otherwise, _ = in_context(self.otherwise, mention and mention.later())
        return replace(self, effect=effect, otherwise=otherwise), None

    def offered(self) -> None:
        """It can't be chosen."""

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        self.effect.write(rows)
        skip = rows.step(programs.UNLESS_DONE)
        leave = rows.step(programs.JUMP)
        rows.go_here(skip)
        with rows.forgotten():
            rows.sentences(self.otherwise)
        rows.go_here(leave)

    def words(self) -> str:
        """The sentences in English."""
        fails = {"they do": "they don't", "you win": "you don't win"}.get(self.effect.doer, "you don't")
        return then(ended(self.effect.words()), f"If {fails}, " + clause(self.otherwise))


def _write_branches(rows: Rows, skip: int, effects: tuple[Effect, ...], otherwise: tuple[Effect, ...]) -> None:
    """Write effects that the step `skip` may jump over, and the effects that follow if it does."""
    if not otherwise:
        rows.sentences(effects)
        rows.skip_to_here(skip)
        return
    with rows.forgotten():
        rows.sentences(effects)
        leave = rows.step(programs.JUMP)
    rows.go_here(skip)
    rows.sentences(otherwise)
    rows.go_here(leave)


WON_NOT = "if you don't win"


@dataclass(frozen=True)
class IfYouDo(Scope):
    """Effects that follow if the sentence before affected something (101.3a), and others that follow if not."""

    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    asked: str = "you do"
    asks_whether_done = True

    @property
    def draws_on(self) -> frozenset[str]:
        """An "if you don't" that it does not have."""
        if self.otherwise:
            return self.otherwise[-1].draws_on | {WON_NOT}
        return self.effects[-1].draws_on | {"if you don't", WON_NOT}

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        effects, after = in_context(self.effects, mention)
        otherwise, left = in_context(self.otherwise, mention and mention.later())
        if self.otherwise:
            after = common_mention([after, left])
        return replace(self, effects=effects, otherwise=otherwise), after

    def spoken_after(self, before: Effect | None) -> Effect:
        """The sentence as it asks about the one before."""
        return self if before is None else replace(self, asked=before.doer)

    def offered(self) -> None:
        """It can't be chosen."""

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        skip = rows.step(programs.UNLESS_DONE)
        _write_branches(rows, skip, self.effects, self.otherwise)

    def words(self) -> str:
        """The sentence in English."""
        if self.otherwise:
            text = ended(f"if {self.asked}, {clause(self.effects, WON_NOT)}")
            return then(text, f"{capital(WON_NOT)}, {clause(self.otherwise)}")
        return f"if {self.asked}, {clause(self.effects)}"


@dataclass(frozen=True)
class If(Scope):
    """Effects that follow if a condition holds when they are processed (603.4), and others that follow if not.

    "Instead" within one spell is such a branch. It is not a replacement effect that waits for an event (609.7).
    """

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    is_statement = True

    def when_declared(self) -> tuple[Effect, ...]:
        """The condition is still checked."""
        return (replace(self, effects=when_declared(self.effects)),)

    @property
    def draws_on(self) -> frozenset[str]:
        """An "otherwise" that it does not have yet."""
        last = (self.otherwise or self.effects)[-1]
        return last.draws_on | (frozenset() if self.otherwise else {"otherwise"})

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        condition = self.condition.spoken(
            mention.later().words() if mention else "", mention is not None and mention.many
        )
        if mention is not None and mention.is_this and mention.fresh and not condition.about_them:
            # The creature of the event is this one too.
            it = re.sub("this creature" if condition.about_this else "that creature", "it", condition.english)
            condition = replace(condition, english=it)
        if mention is not None and not (condition.about_them or (mention.is_this and condition.about_this)):
            mention = mention.later()
        spoken_of = THIS_CREATURE if mention is None and condition.about_this else mention
        effects, after = in_context(self.effects, spoken_of)
        otherwise, left = in_context(self.otherwise, mention)
        if self.otherwise:
            after = common_mention([after, left])
        return replace(self, condition=condition, effects=effects, otherwise=otherwise), after

    def offered(self) -> None:
        """A condition inside a choice needs a line of its own."""

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        first, *others = self.condition.ways
        otherwise = self.otherwise
        for way in reversed(others):
            otherwise = (If(way, self.effects, otherwise),)
        skip = rows.step(programs.UNLESS, condition=rows.condition(first))
        _write_branches(rows, skip, self.effects, otherwise)

    def words(self) -> str:
        """The sentence in English."""
        text = f"{self.condition.as_if}, {clause(self.effects, 'otherwise' if self.otherwise else '')}"
        if self.otherwise:
            text = then(text, "Otherwise, " + clause(self.otherwise))
        return text


@dataclass(frozen=True)
class OneOf(Scope):
    """A choice of one of several effects, made when it is processed (700.2a)."""

    modes: Modes
    chooser: int = owners.ANYONES  # OPPONENTS, or else the player whose effect it is

    @property
    def lists(self) -> tuple[Modes, ...]:
        """Each list from which a player may be asked to choose."""
        return (self.modes,)

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        _check_ends(rows, self.modes)
        start = rows.step(programs.MODE, count=len(self.modes), chosen=0, chooser=self.chooser)
        leaves = []
        for place, mode in zip(programs.MODES, self.modes, strict=False):
            rows.go_here(start, place)
            rows.sentences(mode)
            leaves.append(rows.step(programs.JUMP))
        for leave in leaves:
            rows.go_here(leave)

    def words(self) -> str:
        """The sentence in English."""
        if self.is_short:
            return "either " + " or ".join(mode[0].words() for mode in self.modes)
        who = "your opponent chooses" if self.chooser == owners.OPPONENTS else "choose"
        return f"{who} one of the following:" + bulleted([sentences(mode) for mode in self.modes])

    @property
    def is_short(self) -> bool:
        """Whether every mode does one thing to the one card just spoken of: no list is needed."""
        is_yours = self.chooser != owners.OPPONENTS
        return is_yours and all(len(mode) == 1 and _is_act_on_it(mode[0]) for mode in self.modes)

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        modes, after = _spoken_modes(self.modes, mention if self.is_short else mention and mention.later())
        return replace(self, modes=modes), after


@dataclass(frozen=True)
class OneOrBoth(OneOf):
    """A choice of one of two effects, or of both if a condition holds as it is processed: first the first."""

    condition: Condition = field(kw_only=True)
    is_short = False  # there is always a list

    @property
    def lists(self) -> tuple[Modes, ...]:
        """Both is a third mode."""
        first, second = self.modes
        return (self.modes, (first, second, first + second))

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        two, three = map(OneOf, self.lists)
        If(self.condition, (three,), (two,)).write(rows)

    def words(self) -> str:
        """The sentence in English."""
        head = f"choose one of the following. {capital(self.condition.as_if)}, you may choose both:"
        return head + bulleted([sentences(mode) for mode in self.modes])


def _is_act_on_it(effect: Effect) -> bool:
    """Whether it does one thing to the one card just spoken of: "put it into your hand"."""
    noun = effect.noun if isinstance(effect, Act) else None
    return isinstance(noun, Pronoun) and noun.code == programs.END and not noun.many


def _check_ends(rows: Rows, modes: Modes) -> None:
    """Refuse a mode with text after a list of its own: nobody could tell what belongs to which list."""
    for mode in modes:
        lines = sentences(mode).split("\n")
        if any(not line.startswith(BULLET[0]) for line in lines[1:]):
            raise rows.error(
                gettext(
                    '"{line}" follows a list inside a list: the text can\'t say to which it belongs', line=lines[-1]
                )
            )


def _spoken_modes(modes: Modes, mention: Mention | None) -> tuple[Modes, Mention | None]:
    """Modes in a text that has spoken of some cards, and what "it" means after them.

    A list is too far from the sentence before it for an "it".
    """
    spoken = [in_context(mode, mention) for mode in modes]
    after = common_mention([left for _, left in spoken])
    return tuple(mode for mode, _ in spoken), after and after.later()


@dataclass(frozen=True)
class SomeOf(Scope):
    """A choice of some effects from a list; all are chosen before the first is carried out (items 5B.20, 5B.27)."""

    number: int
    modes: Modes
    same_again: bool

    @property
    def lists(self) -> tuple[Modes, ...]:
        """Each list from which a player may be asked to choose."""
        return (self.modes,)

    def write(self, rows: Rows) -> None:
        """Write the steps: after each mode, a step jumps to the next one chosen."""
        _check_ends(rows, self.modes)
        chosen = self.number | (programs.REPEATS if self.same_again else 0)
        with rows.alone("some_of"):
            nowhere = dict.fromkeys(programs.MODES, -1)
            start = rows.step(programs.MODE, count=len(self.modes), **nowhere, chosen=chosen, chooser=owners.ANYONES)
            leaves = [rows.step(programs.NEXT_MODE, mode_step=start)]
            for place, mode in zip(programs.MODES, self.modes, strict=False):
                rows.go_here(start, place)
                rows.sentences(mode)
                leaves.append(rows.step(programs.NEXT_MODE, mode_step=start))
            for leave in leaves:
                rows.go_here(leave)

    def words(self) -> str:
        """The sentence in English."""
        again = ". You may choose the same one again." if self.same_again else ":"
        return f"choose {self.number} of the following{again}" + bulleted([sentences(mode) for mode in self.modes])

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        modes, after = _spoken_modes(self.modes, mention and mention.later())
        return replace(self, modes=modes), after


@dataclass(frozen=True)
class SomeOrEach(SomeOf):
    """A choice of some effects, the same one again too; under a condition each of them may be chosen once instead."""

    condition: Condition

    @property
    def _some(self) -> SomeOf:
        return SomeOf(self.number, self.modes, same_again=True)

    @property
    def _each_or_some(self) -> OneOf:
        """Each once is a choice of all of them."""
        return OneOf(((SomeOf(len(self.modes), self.modes, same_again=False),), (self._some,)))

    @property
    def lists(self) -> tuple[Modes, ...]:
        """The modes, and which of the two choices it is."""
        return (self.modes, self._each_or_some.modes)

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        If(self.condition, (self._each_or_some,), (self._some,)).write(rows)

    def words(self) -> str:
        """The sentence in English."""
        head = (
            f"choose {self.number} of the following. You may choose the same one again. "
            f"{capital(self.condition.as_if)}, you may choose each of them once instead:"
        )
        return head + bulleted([sentences(mode) for mode in self.modes])


@dataclass(frozen=True)
class Naming(Effect):
    """What the player names as it is processed (202.2), and the effects that refer to it."""

    names: int  # A_NUMBER, A_RACE ...
    english: str
    effects: tuple[Effect, ...]
    but: Cards | None = None  # what can't be named; of a power, the creatures that may have it
    by_opponent: bool = False

    def write(self, rows: Rows) -> None:
        """Write the steps: the question includes the verb of the first effect."""
        verb = self.effects[0].asks_for if self.effects else verbs.NO_VERB
        but = -1 if self.but is None else rows.filter(self.but)
        chooser = owners.OPPONENTS if self.by_opponent else owners.YOURS
        rows.step(programs.NAME, names=self.names, verb=verb, filter=but, chooser=chooser)
        rows.sentences(self.effects)

    def words(self) -> str:
        """The sentence in English."""
        return sentences(self.parts())[0].lower() + sentences(self.parts())[1:]

    def parts(self) -> tuple[Effect, ...]:
        """Choosing it, and then what refers to it."""
        return (plain(programs.NAME, self.english), *self.effects)

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        effects, after = in_context(self.effects, mention and mention.later())
        return replace(self, effects=effects), after


@dataclass(frozen=True)
class NamingForThis(Effect):
    """What the player names for this creature, which remembers it for its static abilities."""

    names: int
    english: str
    but: Cards | None = None

    def write(self, rows: Rows) -> None:
        """Write the step."""
        but = -1 if self.but is None else rows.filter(self.but)
        rows.needs("this", "only a creature remembers what was chosen for it")
        rows.step(programs.NAME, names=self.names, verb=verbs.NO_VERB, filter=but, chooser=owners.YOURS)

    def words(self) -> str:
        """The sentence in English."""
        return self.english


@dataclass(frozen=True)
class ForEach(Scope):
    """Effects that are carried out once for each card that the sentence before affected, or that fits."""

    effects: tuple[Effect, ...]
    english: str
    cards: Cards | None = None  # None: those that the sentence before affected
    last: bool = False  # said after what is done: "draw a card for each of your shields"

    @property
    def is_scope(self) -> bool:
        """Whether what is done follows what it is done for."""
        return not self.last

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        with rows.alone("for_each"):
            if self.cards is None:
                rows.needs_way(self.english.removeprefix("each ").partition(" ")[2].partition(" ")[0])
            number = THAT_MANY if self.cards is None else count(self.cards)
            if (together := self._broken_together(number)) is not None:
                together.write(rows)
            else:
                self._write_loop(rows, number)

    def _broken_together(self, number: Amount) -> Act | None:
        """What breaks a shield for each card: as many at once (701.14c). Judges that were won are times, not cards."""
        effect = self.effects[0]
        if len(self.effects) > 1 or self.english == "each Judge won in this way":
            return None
        if not isinstance(effect, Act) or effect.verb != verbs.BREAK or not isinstance(effect.noun, Choose):
            return None
        if (effect.noun.least, effect.noun.most) != (1, 1):
            return None
        return replace(effect, noun=replace(effect.noun, least=number, most=number))

    def _write_loop(self, rows: Rows, times: int | Amount) -> None:
        loop = rows.step(programs.LOOP, amount=rows.amount(times))
        rows.sentences(self.effects)
        if rows.has_just_shown_top_cards:
            raise rows.error('the top card is the same each time: say "a number of cards equal to" that number')
        rows.step(programs.AGAIN, loop_step=loop)
        rows.go_here(loop)

    def words(self) -> str:
        """The sentence in English."""
        if self.last:
            return f"{self.effects[0].words()} for {self.english}"
        return f"for {self.english}, {clause(self.effects)}"

    @property
    def is_statement(self) -> bool:
        """Whether it does not begin with what to do."""
        return not self.last

    @property
    def draws_on(self) -> frozenset[str]:
        """What its last sentence does."""
        return self.effects[-1].draws_on

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        effects, after = in_context(self.effects, mention and mention.later())
        return replace(self, effects=effects), after and after.later()

    def offered(self) -> str | None:
        """Said first, what it is done for needs a line of its own."""
        offered = self.effects[0].offered() if self.last else None
        return offered and f"{offered} for {self.english}"


@dataclass(frozen=True)
class ForEachOfThem(ForEach):
    """Effects that are carried out once for each of "them", which is "it" meanwhile."""

    def write(self, rows: Rows) -> None:
        """Write the steps: "they" become the rest, from which they are taken one by one."""
        rows.needs("them", "there are no cards to do it for")
        with rows.alone("for_each"):
            rows.step(programs.REST, exchanged=programs.EXCHANGED)
            loop = rows.step(programs.LOOP, amount=rows.amount(THAT_MANY))
            rows.step(programs.REST, exchanged=programs.NEXT_OF_THEM)
            rows.sentences(self.effects)
            rows.step(programs.AGAIN, loop_step=loop)
            rows.go_here(loop)

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        one = Mention(owners.YOURS, many=False)
        effects, _ = in_context(self.effects, one.later())
        return replace(self, effects=effects), None


@dataclass(frozen=True)
class ForEachRevealed(Scope):
    """Effects that are carried out once for each of the top cards that fits; then these go under the deck."""

    number: int
    such: Cards
    effects: tuple[Effect, ...]

    def write(self, rows: Rows) -> None:
        """Write the steps: the cards are the rest meanwhile, from before the first time."""
        reveal_top(self.number).write(rows)
        with rows.alone("for_each"):
            loop = rows.step(programs.LOOP, amount=rows.amount(count_of_them(self.such)))
            keep = rows.step(programs.REST, exchanged=programs.EXCHANGED)
            rows.sentences(self.effects)
            rows.step(programs.AGAIN, loop_step=keep)
            leave = rows.step(programs.JUMP)
            rows.go_here(loop)
            rows.step(programs.REST, exchanged=programs.EXCHANGED)
            rows.go_here(leave)
        rows.step(programs.REST, exchanged=0)
        Act(verbs.TO_DECK_BOTTOM, THEM, "", order=programs.IN_CHOSEN_ORDER).write_action(rows)

    def words(self) -> str:
        """The sentences in English."""
        cards = "card" if self.number == 1 else f"{self.number} cards"
        done = (
            f"reveal the top {cards} of your deck. For each {self.such.words(plural=False)} among them, "
            f"{ended(clause(self.effects))}"
        )
        last = "put the revealed cards on the bottom of your deck in any order"
        return then(done, f"then {last}".capitalize() if then(done, "").endswith("\n") else last.capitalize())

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """Nothing outside is spoken of inside, and nothing inside is afterwards."""
        return replace(self, effects=in_context(self.effects, None)[0]), None


@dataclass(frozen=True)
class KnightMagic(Scope):
    """Effects of a spell that its player may use once more with a Knight in the battle zone."""

    effects: tuple[Effect, ...]
    label: ClassVar[str] = "Knight Magic: "

    def write(self, rows: Rows) -> None:
        """Write the steps: the last goes back to the first one."""
        has_one = Condition(count(your(ELEMENTS.race("Knight"))), comparisons.IS_AT_LEAST, 1, "")
        start = rows.step(programs.KNIGHTS_BEGIN)
        rows.sentences(self.effects)
        alone = rows.step(programs.UNLESS, condition=rows.condition(has_one))
        rows.step(programs.KNIGHTS_AGAIN, loop_step=start)
        rows.skip_to_here(alone)

    def words(self) -> str:
        """The sentences in English."""
        return f"{self.label}{sentences(self.effects)}"

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """Nothing outside is spoken of inside, and nothing inside is afterwards."""
        return replace(self, effects=in_context(self.effects, None)[0]), None


@dataclass(frozen=True)
class Repeat(ForEach):
    """Effects that are carried out this many times."""

    times: int | Amount = 2

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        with rows.alone("for_each"):
            self._write_loop(rows, self.times)

    def words(self) -> str:
        """The sentence in English."""
        if isinstance(self.times, Amount):
            return f"do this as many times as {self.times.english}: {clause(self.effects)}"
        return f"do this {self.times} times: {clause(self.effects)}"


@dataclass(frozen=True)
class ExtraTurn(Scope):
    """An extra turn after this one, and what happens at its end (500.5)."""

    at_its_end: tuple[Effect, ...] = ()

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        trigger = rows.hidden_trigger(events.END_OF_TURN, self.at_its_end) if self.at_its_end else -1
        rows.step(programs.EXTRA_TURN, trigger=trigger)

    def words(self) -> str:
        """The sentence in English."""
        text = "take an extra turn after this one"
        if self.at_its_end:
            text += f". At the end of that turn, {clause(self.at_its_end)}"
        return text

    @property
    def draws_on(self) -> frozenset[str]:
        """What its last sentence does."""
        return self.at_its_end[-1].draws_on if self.at_its_end else frozenset()

    @property
    def is_scope(self) -> bool:
        """Whether something happens at the end of the turn."""
        return bool(self.at_its_end)

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        return replace(self, at_its_end=in_context(self.at_its_end, None)[0]), mention and mention.later()


# What an effect can wait for that is then done to the creatures that the text spoke of before.
MARKING = (events.START_OF_TURN, events.END_OF_TURN, events.AFTER_BATTLE)


@dataclass(frozen=True)
class Delayed(Scope):
    """Effects that wait for an event later this turn, or for the start of your next one (603.6)."""

    event: int
    english: str
    effects: tuple[Effect, ...]
    next_turn: bool = False  # the event of the next turn of its player, instead of that of this one
    is_statement = True

    def when_declared(self) -> tuple[Effect, ...]:
        """It still waits for the event."""
        return (replace(self, effects=when_declared(self.effects)),)

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        if self.event == events.END_OF_ATTACK:
            rows.needs("this attacks", "it waits for an attack of this creature, but the ability is about another one")
        if self.event == events.AFTER_BATTLE:
            rows.needs("this attacks", "it waits for a battle of this creature, but the ability is about another one")
        them = _noun_of(self.effects[0])
        marks = self.event in MARKING and isinstance(them, Pronoun) and them.code == programs.END
        if marks and them is not None:
            them.write(rows, verbs.NO_VERB)  # which refuses it if nothing was spoken of before
        if marks and self.next_turn:
            raise DefinitionError(f'"{self.words()}": name the cards, which are chosen then')
        trigger = rows.hidden_trigger(self.event, self.effects, of_them=marks, named=True)
        rows.step(
            programs.DELAY,
            event=in_word(self.event),
            trigger=trigger,
            marks=programs.NEXT_TURN if self.next_turn else programs.MARKS if marks else programs.NO_MARKS,
        )

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.english}, {clause(self.effects)}"

    @property
    def draws_on(self) -> frozenset[str]:
        """What its last sentence does."""
        return self.effects[-1].draws_on

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        english = self.english
        if self.event == events.END_OF_ATTACK and mention is not None and mention.is_this and mention.fresh:
            english = "after it attacks"
        chosen = None if mention is not None and mention.is_this else mention
        spoken_of = {
            events.END_OF_ATTACK: THIS_CREATURE,
            events.START_OF_TURN: mention,
            events.END_OF_TURN: mention,
            events.AFTER_BATTLE: chosen,
        }.get(self.event)
        effects, _ = in_context(self.effects, spoken_of)
        return replace(self, english=english, effects=effects), mention and mention.later()

    def offered(self) -> None:
        """It needs a line of its own."""


@word_alone
def take_an_extra_turn(*at_its_end: Effect) -> ExtraTurn:
    """Take an extra turn after this one; the effects happen at its end."""
    return ExtraTurn(at_its_end)


def _noun_of(effect: Effect) -> Noun | None:
    """The cards that an effect is done to, if it is done to cards."""
    if isinstance(effect, May):
        return _noun_of(effect.effects[0])
    return effect.noun if isinstance(effect, Act) else None


@word
def at_end_of_turn(*effects: Effect) -> Delayed:
    """At the end of this turn; "it" or "them" are the creatures that were spoken of before."""
    return Delayed(events.END_OF_TURN, "at the end of the turn", effects)


@word
def at_end_of_your_next_turn(*effects: Effect) -> Delayed:
    """At the end of your next turn, which is not this one; its cards are chosen then."""
    return Delayed(events.END_OF_TURN, "at the end of your next turn", effects, next_turn=True)


@word
def at_start_of_your_next_turn(*effects: Effect) -> Delayed:
    """At the start of your next turn; "it" and "them" are the creatures that the text spoke of before."""
    return Delayed(events.START_OF_TURN, "at the start of your next turn", effects)


@word
def after_it_attacks(*effects: Effect) -> Delayed:
    """After this creature attacks this turn."""
    return Delayed(events.END_OF_ATTACK, "after this creature attacks this turn", effects)


@word
def after_the_attack(*effects: Effect) -> Delayed:
    """After the current attack, whatever happens to the attacking creature."""
    return Delayed(events.AFTER_THE_ATTACK, "after the attack", effects)


@word
def after_the_battle(*effects: Effect) -> Delayed:
    """After this creature has battled in the current attack; without a battle, nothing happens."""
    return Delayed(events.AFTER_BATTLE, "after the battle", effects)


@word
def may(*effects: Effect, if_you_do: tuple[Effect, ...] = (), if_you_dont: tuple[Effect, ...] = ()) -> May:
    """You may do this; and if you do, that; if you don't, something else."""
    return May(effects, if_you_do, if_you_dont)


@word
def opponent_may(
    effect: Effect, *, if_they_do: tuple[Effect, ...] = (), if_they_dont: tuple[Effect, ...] = ()
) -> OpponentMay:
    """Your opponent may have this happen; and if they do, that; if they don't, something else."""
    return OpponentMay(effect, if_they_do, if_they_dont)


@word
def or_else(effect: Effect, *otherwise: Effect) -> OrElse:
    """An effect with one card, and what follows if it can't be done: "discard a card. If you don't, ..."."""
    return OrElse(effect, otherwise)


@word
def if_you_do(*effects: Effect) -> IfYouDo:
    """If the sentence before did something, do this."""
    return IfYouDo(effects)


@word
def if_you_win_or_not(won: tuple[Effect, ...], lost: tuple[Effect, ...]) -> IfYouDo:
    """What follows if the player has won the game of chance before it, and what follows if not."""
    if not won or not lost:
        raise DefinitionError("it takes what is done after winning, and what is done after losing")
    return IfYouDo(won, lost, "you win")


@word
def when(condition: Condition, *effects: Effect, otherwise: tuple[Effect, ...] = ()) -> If:
    """If the condition holds when this is processed."""
    if condition.fits_events_alone and not condition.english.startswith(("unless ", "⟨")):
        raise DefinitionError(f'"{condition.english}" belongs to the event: give it to the ability as its condition')
    return If(condition, effects, otherwise)


@word
def one_of(*modes: Effect | tuple[Effect, ...]) -> OneOf:
    """Choose one of the following."""
    return OneOf(_checked_modes(modes))


@word
def opponent_chooses_one_of(*modes: Effect | tuple[Effect, ...]) -> OneOf:
    """Your opponent chooses which of the following happens."""
    return OneOf(_checked_modes(modes), owners.OPPONENTS)


@word
def one_or_both(condition: Condition, first: Effect | tuple[Effect, ...], second: Effect | tuple[Effect, ...]) -> OneOf:
    """Choose one of the following; if the condition holds, you may choose both, which are done in this order."""
    if condition.about_them:
        raise DefinitionError(f'"{condition.english}": a list is too far from the cards spoken of before it')
    return OneOrBoth(_checked_modes((first, second)), condition=condition)


def _checked_modes(modes: tuple[Effect | tuple[Effect, ...], ...]) -> Modes:
    least, most = programs.LEAST_MODES, programs.MOST_MODES
    if not least <= len(modes) <= most:
        raise DefinitionError(f"choose one of {least} to {most} effects, not {len(modes)}")
    if () in modes:
        raise DefinitionError("one of the modes does nothing")
    return tuple(mode if isinstance(mode, tuple) else (mode,) for mode in modes)


@word
def some_of(number: FromOne, *modes: Effect | tuple[Effect, ...], same_again: bool = False) -> SomeOf:
    """Choose that many of the following; with `same_again`, the same one can be chosen again."""
    checked = _checked_modes(modes)
    if not 1 < number <= (programs.REPEATS - 1 if same_again else len(modes)):
        raise DefinitionError(f"it can't choose {number} of {len(modes)} effects")
    return SomeOf(number, checked, same_again)


@word
def some_or_each(number: FromOne, condition: Condition, *modes: Effect | tuple[Effect, ...]) -> SomeOrEach:
    """Choose that many of the following, the same one again too; if the condition holds, each once instead."""
    checked = _checked_modes(modes)
    if not 1 < number < len(modes):
        raise DefinitionError(f"it can't choose {number} of {len(modes)} effects, or each of them instead")
    if condition.about_them:
        raise DefinitionError(f'"{condition.english}": a list is too far from the cards spoken of before it')
    return SomeOrEach(number, checked, same_again=True, condition=condition)


@word
def choose_a_number(*effects: Effect) -> Naming:
    """Choose a number, and do something with `CREATURES.costing_the_number()`."""
    return Naming(programs.A_NUMBER, "choose a number", effects)


@word
def choose_a_power(at_most: FromOne, *effects: Effect) -> Naming:
    """Choose a number up to that one, and do something with `CREATURES.with_that_power()`."""
    may_have_it = CREATURES.power(at_most=at_most)
    return Naming(programs.A_POWER, f"choose a number up to {at_most}", effects, may_have_it)


def _a_race(race: str) -> tuple[str, Cards | None]:
    """How a race is chosen, but for one, and the description of that one."""
    if not race:
        return "choose a race", None
    return f"choose a race other than {race}", replace(CARDS, zones=(), race_in_full=race)


@word
def choose_a_race(*effects: Effect, other_than: str = "") -> Naming:
    """Choose a race, and do something with `CREATURES.of_that_race()`."""
    english, but = _a_race(other_than)
    return Naming(programs.A_RACE, english, effects, but)


@word
def choose_a_race_for_this(other_than: str = "") -> NamingForThis:
    """Choose a race that this creature remembers: `CREATURES.of_the_race_chosen_for_this()`."""
    english, but = _a_race(other_than)
    return NamingForThis(programs.A_RACE, f"{english} for this creature", but)


@word
def choose_a_civilization(*effects: Effect) -> Naming:
    """Choose a civilization, and do something with `CREATURES.of_that_civilization()`."""
    return Naming(programs.A_CIVILIZATION, "choose a civilization", effects)


@word
def opponent_chooses_a_civilization(*effects: Effect) -> Naming:
    """Your opponent chooses a civilization; do something with `CREATURES.of_that_civilization()`."""
    english = "your opponent chooses a civilization"
    return Naming(programs.A_CIVILIZATION, english, effects, by_opponent=True)


@word
def choose_a_card_name(*effects: Effect) -> Naming:
    """Choose the name of a card, and do something with `CARDS.with_that_name()`."""
    return Naming(programs.A_CARD_NAME, "choose a card name", effects)


@word
def choose_a_card_name_for_this(other_than: str = "") -> NamingForThis:
    """Choose the name of a card that this creature remembers: `CREATURES.with_the_name_chosen_for_this()`."""
    but = CARDS.called(other_than) if other_than else None
    rest = f' other than "{other_than}"' if other_than else ""
    return NamingForThis(
        programs.A_CARD_NAME, f"choose a card name{rest} for this creature", but and replace(but, zones=())
    )


@word
def for_each(english: str, *effects: Effect) -> ForEach:
    """For each card that the sentence before affected."""
    return ForEach(effects, f"each {english}")


@word
def repeated(times: FromOne | Amount, *effects: Effect) -> Repeat:
    """This many times, with new choices each time."""
    return Repeat(effects, "", times=times)


@word
def for_each_of_them(*effects: Effect) -> ForEachOfThem:
    """For each of "them", one after the other; in the effects it is "it" at first."""
    return ForEachOfThem(effects, "each of those cards")


@word
def for_each_revealed(number: FromOne, such: Cards, *effects: Effect) -> ForEachRevealed:
    """Reveal that many top cards; for each that fits do this; then put them under the deck (Thrilling Three)."""
    return ForEachRevealed(number, such, effects)


@word
def knight_magic(*effects: Effect) -> KnightMagic:
    """Knight Magic: effects of a spell that are used once more, if its player wants and has a Knight."""
    return KnightMagic(effects)


@word
def for_each_card(cards: Cards, *effects: Effect) -> ForEach:
    """For each card that fits, as many as there are before the first time (605.2d)."""
    return ForEach(effects, cards.each_of(), cards)
