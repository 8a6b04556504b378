"""Words about cross gears: generating and crossing them for less or for nothing, and the creature of a gear.

The words of other files, about `THE_CROSSED`, say what a gear gives its creature.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.descriptions import CREATURES, Cards, your
from sim.cards.words.effects import Effect
from sim.cards.words.keywords import Keyword
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, word
from sim.cards.words.nouns import THIS, AllAmong, Choose, Noun, choose_up_to
from sim.cards.words.rows import Rows
from sim.cards.words.statics import Static
from sim.cards.words.verbs import Act, used_for_no_cost
from sim.engine.record.codes import (
    acts,
    card_types,
    descriptions,
    keywords,
    owners,
    programs,
    statics,
    verbs,
    zones,
)


# --- Crossing by an effect (303.3c) ---
@dataclass(frozen=True)
class Cross(Effect):
    """Cross gears with a creature of the same player."""

    gears: Noun
    creature: Choose
    tells_whether_done = True
    asks_for = verbs.CROSS

    def write(self, rows: Rows) -> None:
        """Write the steps: the creature is the last of "them"."""
        self.gears.write(rows, verbs.CROSS)
        replace(self.creature, in_addition=True).write(rows, verbs.CROSS)
        Act(verbs.CROSS, THIS, "").write_action(rows)

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        gears = self.gears.spoken(mention)
        creature = self.creature.spoken(mention)
        if not isinstance(creature, Choose):
            return self, mention
        return replace(self, gears=gears, creature=creature), creature.mention()

    def words(self) -> str:
        """The sentence in English."""
        return f"cross {self.gears.words()} with {self.creature.words()} for no cost"


@word
def cross(gears: Noun, creature: Choose) -> Cross:
    """Cross gears with one of your creatures, without paying for it (303.3c)."""
    cards = creature.cards
    alone = creature.most == 1 and not creature.by_opponent and not creature.by_owner and not creature.among_them
    if (
        not alone
        or cards.whose != owners.YOURS
        or cards.zones != (zones.BATTLE,)
        or cards.types & card_types.CROSS_GEAR
        or cards.also
    ):
        raise DefinitionError(f'"{creature.words()}": a cross gear is crossed with one of your creatures')
    return Cross(gears, creature)


@dataclass(frozen=True)
class CrossWithThis(Act):
    """Cross gears with this creature."""

    def write(self, rows: Rows) -> None:
        """Write the steps: the creature is the last of "them"."""
        self.noun.write(rows, verbs.CROSS)
        rows.needs(*THIS.needs) if THIS.needs is not None else None
        rows.step(programs.THIS, how=programs.THIS_TOO)
        self.write_action(rows)


@word
def cross_with_this(gears: Noun) -> CrossWithThis:
    """Cross gears with this creature, without paying for it (303.3c)."""
    chosen_by_them = isinstance(gears, Choose) and gears.by_opponent
    if gears.whose not in (owners.YOURS, owners.ANYONES) or chosen_by_them:
        raise DefinitionError(f'"{gears.words()}": you cross your own cross gears with your creature')
    return CrossWithThis(verbs.CROSS, gears, "cross {} with this creature for no cost")


_CROSS_THIS = cross(THIS, choose_up_to(1, your(CREATURES)))


@dataclass(frozen=True)
class CrossedWithIt(Noun):
    """The creature with which the gear just spoken of is crossed, or was when it left; if it is such a creature."""

    cards: Cards
    many = False

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make it "them"."""
        rows.needs("them", "nothing before speaks of a cross gear")
        rows.step(programs.CROSSED_WITH_THEM, how=programs.THE_CREATURES)
        AllAmong(self.cards).write(rows, verb)

    def mention(self) -> Mention:
        """What "it" means after this noun."""
        return Mention(owners.ANYONES, many=False, noun="creature")

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English."""
        return f"the {self.cards.words(plural=False)} that was crossed with it"


@word
def the_crossed_with_it(cards: Cards) -> CrossedWithIt:
    """The creature that was crossed with the gear just spoken of, if it fits; otherwise none."""
    related = cards.relation != descriptions.NO_RELATION or cards.named_as
    if cards.zones != (zones.BATTLE,) or cards.whose != owners.ANYONES or not cards.types or related:
        raise DefinitionError(f'"{cards.whose_words()}": it is just a creature in the battle zone')
    return CrossedWithIt(cards)


@dataclass(frozen=True)
class WithGears(Noun):
    """A creature, and the cross gears that it is crossed with."""

    creature: Choose

    @property
    def whose(self) -> int:
        """Whose cards they are: gears are crossed with creatures of their owner."""
        return self.creature.whose

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make them "them"."""
        self.creature.write(rows, verb)
        rows.step(programs.CROSSED_WITH_THEM, how=programs.THEIR_GEARS_TOO)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English."""
        return f"{self.creature.words()} and all cross gears crossed with it"


@word
def with_gears(creature: Choose) -> WithGears:
    """A creature of the battle zone that you choose, and all cross gears that are crossed with it."""
    cards = creature.cards
    mine = creature.by_opponent or creature.by_owner or creature.by_each or creature.among_them
    if mine or creature.most != 1 or cards.zones != (zones.BATTLE,) or cards.also:
        raise DefinitionError(f'"{creature.words()}": cross gears are crossed with a creature in the battle zone')
    return WithGears(creature)


# --- Generating ---
@word
def generate_for_no_cost(noun: Noun) -> Act:
    """Use a cross gear without paying: it enters the battle zone, crossed with no creature (701.5)."""
    if noun.many or noun.whose != owners.YOURS or any(cards.types != card_types.CROSS_GEAR for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": your own cross gears are generated, one by one')
    return Act(verbs.USE_FREE, noun, "generate {} for no cost")


@dataclass(frozen=True)
class UseAndCross(Act):
    """Use a card, and cross it with a creature if it is a cross gear."""

    def _what_follows(self, rows: Rows) -> int:
        return rows.program_aside((_CROSS_THIS,))


@word
def use_and_cross_for_no_cost(noun: Noun) -> UseAndCross:
    """Use a card without paying; a cross gear may be crossed with one of your creatures at once."""
    if noun.many:
        raise DefinitionError(f'"{noun.words()}": your own cards are crossed one by one')
    follows = "; if it is a cross gear, you may cross it with one of your creatures for no cost"
    return UseAndCross(verbs.USE_FREE, noun, used_for_no_cost(noun) + follows)


@dataclass(frozen=True)
class ShieldTriggerCross(Keyword):
    """Shield trigger of a cross gear that can be crossed at once (item 7D.08)."""

    def write(self, rows: Rows) -> None:
        """Write the bits, and the program that follows its use."""
        super().write(rows)
        rows.printed(trigger_rider=rows.program((_CROSS_THIS,)))


shield_trigger_cross = ShieldTriggerCross(keywords.SHIELD_TRIGGER, "shield trigger cross")
"""A shield trigger of a cross gear, which may be crossed with a creature at once."""


# --- What it costs ---
@dataclass(frozen=True)
class GearCost(Static):
    """Gears cost less to generate and to cross."""

    def write(self, rows: Rows) -> None:
        """Write both rows."""
        super().write(rows)
        if self.cards is not None:
            if self.cards.types != card_types.CROSS_GEAR:
                raise rows.error("only cross gears are generated")
            rows.static(
                head=statics.CROSS_COST,
                filter=rows.plain_filter(self.cards, printed_only=True),
                amount=rows.plain_amount(self.amount),
                condition=rows.plain_condition(self.condition),
                floor=self.floor,
            )


@word
def gears_cost_less(cards: Cards, amount: FromOne, floor: FromZero) -> GearCost:
    """Cross gears cost that much less to generate, and to cross."""
    english = f"{cards.whose_words()} each cost {amount} less to generate or cross. They can't cost less than {floor}"
    meant = replace(cards, zones=())
    return GearCost(statics.COST, english, cards=meant, amount=amount, floor=floor, acts=acts.GENERATE)


@word
def crossed_for_no_cost_with(cards: Cards) -> Static:
    """You may cross this cross gear with one of these creatures for no cost, in your main step."""
    english = f"you may cross this creature with {cards.one_of()} for no cost"
    return Static(statics.CROSSES_FREE, english, against=replace(cards, zones=(zones.BATTLE,)))


@dataclass(frozen=True)
class CrossesFree(Static):
    """Gears are crossed with this creature for no cost."""

    def write(self, rows: Rows) -> None:
        """Write its row."""
        if self.cards is not None and (
            self.cards.types != card_types.CROSS_GEAR or self.cards.zones != (zones.BATTLE,)
        ):
            raise rows.error("cross gears in the battle zone are crossed")
        super().write(rows)


@word
def crosses_for_no_cost(cards: Cards) -> Static:
    """You may cross these cross gears with this creature for no cost, in your main step."""
    english = f"you may cross {cards.whose_words()} with this creature for no cost"
    return CrossesFree(statics.CROSSES_FREE, english, cards)
