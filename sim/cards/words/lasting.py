"""Abilities that an effect begins for a while: this turn, whenever one of your creatures attacks, ...

Keywords and power that an effect gives to creatures are in `verbs`, and what it forbids is in `prohibitions`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.descriptions import CREATURES
from sim.cards.words.effects import Effect, clause, in_context
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import DefinitionError, word
from sim.cards.words.nouns import IT, Noun
from sim.cards.words.rows import Known, Rows
from sim.cards.words.shields import your_shields_trigger
from sim.cards.words.statics import Static, may_summon_others_from, quoted
from sim.cards.words.triggers import Trigger
from sim.cards.words.verbs import Act, how_long
from sim.engine.record.codes import descriptions, durations, events, owners, programs, statics, verbs, zones
from sim.engine.record.codes.sets import in_word
from sim.language import gettext

ABOUT_ANOTHER = {statics.ATTACKS_SUCH, statics.UNATTACKABLE_BY, statics.UNBLOCKABLE_BY}
# What a static ability can do to cards that have what was named.
OF_THE_NAMED_ONLY = ABOUT_ANOTHER | {
    statics.INSTEAD_OF_DESTRUCTION,
    statics.INSTEAD_OF_GRAVEYARD,
    statics.KEYWORD,
    statics.POWER,
}
OF_THE_NUMBER_ONLY = OF_THE_NAMED_ONLY | {statics.CANT_ATTACK, statics.IGNORES_ABILITIES}
FOR_THOSE_THERE = {
    statics.DRAWS_ATTACKS,  # it is the attacking creatures that are there
    statics.INSTEAD_OF_DESTRUCTION,
    statics.INSTEAD_OF_GRAVEYARD,
    statics.KEYWORD,
    statics.UNBLOCKABLE_BY,
}
NAMED: dict[str, Known] = {
    "of that race": "race named",
    "of that civilization": "civilization named",
    "with that name": "card named",
}
# What a static ability can do without a creature that has it.
WITHOUT_A_CREATURE = ABOUT_ANOTHER | {
    statics.GRAVEYARD_OTHERWISE,
    statics.ATTACKS_FREELY,
    statics.CANT_ATTACK,
    statics.COST,
    statics.DRAWS_ATTACKS,
    statics.IGNORES_ABILITIES,
    statics.INSTEAD_OF_DESTRUCTION,
    statics.INSTEAD_OF_GRAVEYARD,
    statics.KEYWORD,
    statics.MANA_FOR_GRAVEYARD,
    statics.POWER,
    statics.UNTAPS_FEW,
    statics.USES_FROM,
    statics.PUT_TAPPED,
    statics.CANT_LOSE,
    statics.GIVES_TRIGGER,
}


@dataclass(frozen=True)
class ForAWhile(Effect):
    """An ability of no card that works for a while, also for what comes later."""

    ability: Static | Trigger
    until: durations.Duration
    there: bool = False  # only creatures that are there already (110.2e)
    is_statement = True

    def write(self, rows: Rows) -> None:
        """Write the ability and the step that begins it."""
        ability = self.ability
        of_named = int(isinstance(ability, Static) and ability.cards is not None and ability.cards.named_as != "")
        if (
            isinstance(ability, Static)
            and ability.cards is not None
            and ability.cards.relation == descriptions.COSTS_THE_NUMBER
        ):
            rows.needs_named(one_cost=True)
            of_named = programs.OF_THE_NUMBER
            ability = replace(ability, cards=replace(ability.cards, relation=descriptions.NO_RELATION))
        elif isinstance(ability, Static) and ability.cards is not None and of_named:
            rows.needs(
                NAMED[ability.cards.named_as],
                gettext('nothing before chooses what "{english}" speaks of', english=ability.words()),
            )
            ability = replace(ability, cards=replace(ability.cards, named_as=""))
        if self.there:
            of_named = programs.OF_NAMED_THERE if of_named else programs.OF_CARDS_THERE
        with rows.aside():
            ability.write(rows)
        row = rows.last_row
        if isinstance(self.ability, Trigger):
            rows.step(programs.DELAY, event=in_word(self.ability.event), trigger=row, marks=programs.NO_MARKS)
        else:
            rows.step(programs.STATIC_LASTS, static=row, until=self.until, of_named=of_named)

    @property
    def asks_for(self) -> int:
        """What is done to the opponent's cards alone is meant to harm them."""
        cards = self.ability.cards if isinstance(self.ability, Static) else None
        return verbs.TAP if cards is not None and cards.whose == owners.OPPONENTS else verbs.NO_VERB

    @property
    def is_scope(self) -> bool:
        """Whether it holds other sentences."""
        return isinstance(self.ability, Trigger) or bool(self.ability.then)

    @property
    def draws_on(self) -> frozenset[str]:
        """What its last sentence does."""
        ability = self.ability
        effects = ability.effects if isinstance(ability, Trigger) else ability.then
        return effects[-1].draws_on if effects else frozenset()

    def offered(self) -> None:
        """It can't be chosen."""

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        ability: Static | Trigger = self.ability
        if isinstance(ability, Trigger):
            ability = replace(ability, effects=in_context(ability.effects, None)[0])
        return replace(self, ability=ability), mention and mention.later()

    def words(self) -> str:
        """The sentence in English."""
        duration = "this turn" if self.until == durations.END_OF_THIS_TURN else how_long(self.until)
        if self.there:
            duration += ", but not for creatures that come later"
        ability = self.ability
        if isinstance(ability, Trigger):
            return f"{duration}, {ability.event_words()}, {clause(ability.effects)}"
        return f"{duration}, {ability.words()[0].lower()}{ability.words()[1:]}"


def _check(ability: Static | Trigger, until: durations.Duration) -> None:
    """Refuse abilities that need a card in the battle zone, and durations that the engine does not keep for them."""
    if until == durations.OPPONENTS_NEXT_TURN:
        raise DefinitionError("an ability begins at once")
    if isinstance(ability, Trigger):
        subjects = isinstance(ability, Trigger) and [event.subject for event in ability.events]
        if type(ability) is not Trigger or ability.declared or ability.label or None in subjects:
            raise DefinitionError(f'"{ability.words()}": an ability for a while waits for cards of a description')
        if ability.event & events.DISCARDED or any(event.whose for event in ability.events) or ability.needs:
            raise DefinitionError(f'"{ability.words()}": nothing waits for this for a while')
        if ability.number_of_triggers > 1:
            raise DefinitionError(f'"{ability.words()}": for a while it waits for one event')
        if until != durations.END_OF_THIS_TURN:
            raise DefinitionError(f'"{ability.words()}": it can only wait this turn')
    elif (
        type(ability) is not Static
        or ability.label
        or (ability.cards is None and ability.head not in (statics.CANT_LOSE, statics.GRAVEYARD_OTHERWISE))
    ):
        raise DefinitionError(f'"{ability.words()}": an ability for a while is about cards of a description')
    elif ability.head not in WITHOUT_A_CREATURE:
        raise DefinitionError(f'"{ability.words()}": only a creature in the battle zone can have it')
    elif ability.cards is None:
        return
    elif ability.cards.relation == descriptions.COSTS_THE_NUMBER and ability.head not in OF_THE_NUMBER_ONLY:
        raise DefinitionError(f'"{ability.words()}": the engine does not ask for the number for this ability')
    elif ability.cards.named_as and not (ability.head in OF_THE_NAMED_ONLY and ability.cards.named_as in NAMED):
        raise DefinitionError(f'"{ability.words()}": the engine does not ask what was named for this ability')


@word
def for_a_while(ability: Static | Trigger, until: durations.Duration = durations.END_OF_THIS_TURN) -> ForAWhile:
    """An ability that no card has works this turn, or until then: "this turn, whenever a creature attacks, ..."."""
    _check(ability, until)
    return ForAWhile(ability, until)


@word
def for_those_there(ability: Static, until: durations.Duration = durations.END_OF_THIS_TURN) -> ForAWhile:
    """Creatures that are there already have an ability for a while, or something happens to them instead (110.2e)."""
    _check(ability, until)
    if ability.head not in FOR_THOSE_THERE:
        raise DefinitionError(f'"{ability.words()}": it is a keyword, draws attacks, or replaces a destruction')
    if ability.cards is not None and ability.cards.relation == descriptions.COSTS_THE_NUMBER:
        raise DefinitionError(f'"{ability.words()}": the engine does not ask for the number for those that are there')
    return ForAWhile(ability, until, there=True)


@dataclass(frozen=True)
class MaySummonIt(Effect):
    """The creature of the mana zone just spoken of may be summoned from there this turn, for its cost."""

    is_statement = True

    def write(self, rows: Rows) -> None:
        """Write the ability, and the steps that begin it for that creature."""
        with rows.aside():
            may_summon_others_from(CREATURES, zones.MANA).write(rows)
        row = rows.last_row
        IT.write(rows, verbs.NO_VERB)
        rows.step(programs.STATIC_LASTS, static=row, until=durations.END_OF_THIS_TURN, of_named=programs.OF_THEM)

    def words(self) -> str:
        """The sentence in English."""
        return "you may summon it from your mana zone this turn"


MAY_SUMMON_IT_THIS_TURN = MaySummonIt()


@dataclass(frozen=True)
class ThatShieldTriggers(Effect):
    """The cards of the shield just spoken of, or just added, have a shield trigger for a while."""

    until: durations.Duration
    is_statement = True

    def write(self, rows: Rows) -> None:
        """Write the ability, and the step that begins it for that shield."""
        with rows.aside():
            your_shields_trigger().write(rows)
        row = rows.last_row
        of_named = programs.OF_THEM
        if not rows.speaks_of_them:
            rows.needs("number", "nothing before speaks of a shield, or adds one")
            of_named = programs.OF_THE_NEWEST_SHIELD
        rows.step(programs.STATIC_LASTS, static=row, until=self.until, of_named=of_named)

    def words(self) -> str:
        """The sentence in English."""
        return f'that shield gets "shield trigger" {how_long(self.until)}'


@word
def that_shield_triggers(until: durations.Duration = durations.YOUR_NEXT_TURN) -> ThatShieldTriggers:
    """The cards of the shield just spoken of, or just added, have a shield trigger for a while."""
    if until not in (durations.YOUR_NEXT_TURN, durations.END_OF_THIS_TURN):
        raise DefinitionError("until the end of this turn, or until your next one")
    return ThatShieldTriggers(until)


@dataclass(frozen=True)
class GiveAbility(Act):
    """Creatures have a triggered ability this turn, as if it were printed on them."""

    ability: Trigger | None = None
    tells_whether_done = False  # nothing asks

    def write(self, rows: Rows) -> None:
        """Write the ability, and the steps that give it."""
        if self.ability is None:
            return
        with rows.aside(given=True):
            self.ability.write(rows)
        row = rows.last_row
        self.noun.write(rows, self.verb)
        rows.step(programs.DELAY, event=events.EACH_TIME, trigger=row, marks=programs.GIVES)


@word
def give_ability(ability: Trigger, noun: Noun) -> GiveAbility:
    """Give a triggered ability until the end of the turn: its "this creature" is the one that has it."""
    if ability.number_of_triggers > 1:
        raise DefinitionError(f'"{ability.words()}": an ability with several events can\'t be given for a while')
    english = f'{{s}} {{gets}} "{quoted(ability, "others")}" {how_long(durations.END_OF_THIS_TURN)}'
    return GiveAbility(verbs.GIVE_KEYWORD, noun, english, ability=ability)
