"""Static abilities, which apply while a card is in the right zone, and replacements of events.

Printed keywords are not `Static`: they are in `keywords`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import (
    ON_OPPONENTS_TURN,
    ON_YOUR_TURN,
    THIS_IS_CROSSED,
    THIS_IS_FORCED,
    Amount,
    Condition,
    at_least,
    both_hold,
    civilizations_among,
    count,
    under_each,
)
from sim.cards.words.descriptions import (
    CARDS,
    CREATURES,
    LIMITED_BY_MANA,
    SHIELDS,
    SPELLS,
    THE_CROSSED,
    Cards,
    your,
    your_opponents,
)
from sim.cards.words.effects import Effect, clause
from sim.cards.words.english import count_word, listed, sentence, with_article
from sim.cards.words.keywords import Feature, Keyword, PowerAttacker, cant_attack, cant_attack_players, granted
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, word
from sim.cards.words.nouns import THIS, Choose, choose
from sim.cards.words.prohibitions import forbidden, meant_by
from sim.cards.words.rows import Known, Rows
from sim.cards.words.tap_abilities import TapAbility
from sim.cards.words.triggers import SilentSkill, Trigger
from sim.cards.words.verbs import Act, PutsUnder, destroy, size
from sim.engine.record.codes import (
    acts,
    amounts,
    card_types,
    civilizations,
    comparisons,
    descriptions,
    endings,
    events,
    keywords,
    owners,
    programs,
    state_checks,
    statics,
    traits,
    verbs,
    zones,
)

PRINTED_ONLY = (
    statics.UNTAPS_FEW,
    statics.COST,
    statics.DIES_TO_COST_LESS,
    statics.UNCHOOSABLE,
    statics.PUT_TO_GRAVEYARD,
    statics.PUT_TAPPED,
    statics.PROHIBIT,
    statics.MANA_TAPPED,
    statics.KEEPS_TRIGGERED,
    statics.LIMITS_UNSEALING,
    statics.SPELLS_HAVE,
    statics.USES_FROM,
    statics.GIVES_TRIGGER,
    statics.IGNORES_SPELLS,
    statics.MANA_NUMBER,
    statics.INSTEAD_OF_DISCARD,
    statics.JUDGED_COST,
    statics.SENT_ELSEWHERE,
)  # they refer to cards that are not in play
# They are read without their condition.
UNCONDITIONAL = {
    statics.OPEN_HAND,
    statics.TAKES_CIVILIZATIONS,
    statics.TAPS_TO_COST_LESS,
    statics.MANA_NUMBER,
    statics.KEEPS_COSTS,
}
ABOUT_TWO = {
    statics.BLOCKS_ONLY,
    statics.SURVIVES,
    statics.UNBLOCKABLE_BY,
    statics.UNATTACKABLE_BY,
    statics.ATTACKS_SUCH,
    statics.ATTACKS_ONLY,
    statics.SLAYS,
}
POWER_CHANGES = {statics.POWER, statics.ATTACK_POWER, statics.BATTLE_POWER, statics.DOUBLES_POWER}
INSTEAD_OF_LEAVING = {
    statics.INSTEAD_OF_DESTRUCTION,
    statics.INSTEAD_OF_GRAVEYARD,
    statics.INSTEAD_OF_ANY_MOVE,
    statics.INSTEAD_OF_ELSEWHERE,
    statics.KEPT_FOR_OTHERS,
    statics.SAVER,
}
# No power and no keyword depends on them, and no power on a keyword that is given at some powers only: so there is an
# order to read them in.
MAY_ASK_KEYWORDS = ABOUT_TWO | {
    statics.BARS_TRIGGERS,
    statics.CANT_ATTACK,
    statics.ATTACKS_FREELY,
    statics.BREAKS_MORE,
    statics.BREAKER,
    statics.INSTEAD_OF_DESTRUCTION,
    statics.INSTEAD_OF_GRAVEYARD,
    statics.INSTEAD_OF_ANY_MOVE,
}
MAY_ASK_POWER = MAY_ASK_KEYWORDS | {statics.KEYWORD}
# Their conditions may ask for power and keywords: none of them changes either.
CONDITIONS_IN_STRENGTH = {statics.SELF_COST, statics.CANT_ATTACK}
IN_PLAY_ONLY = (
    MAY_ASK_POWER
    | POWER_CHANGES
    | INSTEAD_OF_LEAVING
    | {statics.TAP_ABILITY, statics.DRAWS_ATTACKS, statics.IGNORES_ABILITIES}
)


@dataclass(frozen=True)
class Static(Feature):
    """A static ability (604)."""

    head: int
    english: str
    cards: Cards | None = None  # None: this card itself
    against: Cards | None = None  # the other creature: the one that attacks it, blocks it, battles it ...
    amount: int | Amount = 0
    keywords: int = 0  # the keywords that it gives
    zone: int = 0  # where cards go instead; BATTLE where they stay
    condition: Condition | None = None
    whose: int = owners.ANYONES
    floor: int = 0
    optional: bool = False
    acts: int = 0
    most_cost: Amount | None = None
    label: str = ""
    instead: str = ""  # of a replacement: what happens instead; `english` is the event that it replaces
    then: tuple[Effect, ...] = ()  # what follows when it has replaced an event
    zones: tuple[int, ...] = (zones.BATTLE,)  # where this card must be; a castle always in the shield zone
    condition_last: bool = False  # "this creature can't attack unless you have a Dragon"

    @property
    def written_as(self) -> tuple[Static, ...]:
        """One for each way in which its condition can hold."""
        return under_each(self, self.condition)

    def write(self, rows: Rows) -> None:
        """Write its row."""
        self._check(rows)
        knows: tuple[Known, ...] = () if self.cards is None else ("that creature",)
        program = rows.program(self.then, knows=knows) if self.then else programs.NO_PROGRAM
        least_power, most_power, condition = self._apart_from_power(rows)
        # Most cost, subject, amount and condition in this order: new rows of amounts and filters are numbered so.
        rows.static(
            head=self.head,
            acts=self.acts,
            most_cost=statics.NO_COST_IS_TOO_MUCH if self.most_cost is None else rows.plain_amount(self.most_cost),
            filter=self._subject(rows),
            against=self._other(rows),
            least_power=least_power,
            most_power=most_power,
            amount=rows.plain_amount(self.amount),
            keywords=self.keywords,
            zone=self.zone,
            condition=rows.plain_condition(condition, strength=self.head in CONDITIONS_IN_STRENGTH),
            floor=self.floor,
            optional=self.optional,
            program=program,
            zones=sum(1 << zone for zone in self.zones),
        )
        lowest = self.amount if isinstance(self.amount, int) else self.amount.factor
        if self.head == statics.POWER and lowest < 0:
            rows.add_bits(state_checks=state_checks.POWER_MAY_FALL)

    def _check(self, rows: Rows) -> None:
        """Refuse descriptions of cards that the engine does not check for this ability."""
        cards = self.cards
        if self.head == statics.MANA_FOR_GRAVEYARD and not rows.is_aside:
            raise rows.error("it can only last for a while")
        if self.head in UNCONDITIONAL and self.condition is not None:
            raise rows.error("the engine does not ask for a condition of this ability")
        if self.head == statics.COST and cards is not None and self.acts == acts.SUMMON | acts.CAST:
            if cards.types:
                raise rows.error("it is for cards of every type")
        elif self.head == statics.COST and cards is not None:
            resolves = bool(card_types.traits_of(cards.types) & traits.RESOLVES)
            if not cards.types or resolves != bool(self.acts & acts.CAST):
                raise rows.error(f"only {'spells are cast' if self.acts & acts.CAST else 'creatures are summoned'}")
            if cards.types == card_types.CROSS_GEAR and not self.acts & acts.GENERATE:
                raise rows.error("cross gears are generated: write gears_cost_less(...)")
        if self.head == statics.DRAWS_BREAKS and self.zones != (zones.SHIELD,):
            raise rows.error("only a card in the shield zone is a shield: write in_shields(draws_breaks)")
        for part in (cards, self.against):
            if self.head in IN_PLAY_ONLY and part is not None and part.zones != (zones.BATTLE,):
                raise rows.error("it works on cards in the battle zone only")

    def _other(self, rows: Rows) -> int:
        """The other creature, or what is named like the cards."""
        if self.against is None:
            return -1
        of_creatures = self.head in ABOUT_TWO
        battled = self.head == statics.BATTLE_POWER
        return rows.plain_filter(self.against, powers=of_creatures or battled, keywords=of_creatures or battled)

    def _subject(self, rows: Rows) -> int:
        """What it applies to."""
        if self.cards is None:
            return descriptions.SUBJECT_IS_SELF
        # What enters is a card, whose owner's mana can be counted.
        counts_mana = self.head == statics.PUT_TO_GRAVEYARD and self.cards.relation in LIMITED_BY_MANA
        return rows.plain_filter(
            self.cards,
            printed_only=self.head in PRINTED_ONLY and not counts_mana,
            powers=self.head in MAY_ASK_POWER or self.head == statics.PROHIBIT,
            keywords=self.head in MAY_ASK_KEYWORDS or self.head == statics.POWER,
        )

    def _apart_from_power(self, rows: Rows) -> tuple[int, int, Condition | None]:
        """The range of this creature's power in which it works, and the rest of its condition."""
        least, most = 0, -1
        rest: list[Condition] = []
        part = self.condition
        while part is not None:
            if part.left.code != amounts.THIS_POWER or not isinstance(part.right, int):
                rest.append(part)
            elif self.head not in MAY_ASK_POWER:
                raise rows.error("this ability can't depend on power")
            elif part.sign == comparisons.IS_AT_LEAST:
                least = max(least, part.right)
            else:
                most = part.right if most < 0 else min(most, part.right)
            part = part.also
        condition = None
        for part in reversed(rest):
            condition = replace(part, also=condition)
        return least, most, condition

    def words(self) -> str:
        """The paragraph in English."""
        then = f" {'If you do' if self.optional else 'Then'}, {clause(self.then)}" if self.then else ""
        return self.label + sentence(self.clause()) + then.replace("Then,", "Then")

    def subject_words(self) -> str | None:
        """The subject at the head of its clause; None if something else comes first."""
        cards = self.cards
        subjects = ("this creature",) if cards is None else (cards.each_of(), cards.whose_words())
        return next((words for words in subjects if self.clause().startswith(f"{words} ")), None)

    def clause(self) -> str:
        """The ability in English, as a part of a sentence."""
        if self.instead:
            said = "" if self.condition is None else self.condition.as_if
            condition = f"{said}, " if said else ""
            if self.cards is None:
                condition = condition.replace("this creature", "it")
            return f"{self.english}, {condition}{self.instead}"
        if self.condition is None:
            return self.english
        english = self.english
        if self.condition_last:
            it = self.condition.english.replace("this creature", "it") if self.cards is None else self.condition.english
            return f"{english} {it}"
        if self.condition.about_this and english.startswith("this creature "):
            english = english.replace("this creature", "it", 1)
        return f"{self.condition.english}, {english}"


@word
def gets_power(amount: int | Amount, *, condition: Condition | None = None) -> Static:
    """This creature gets more or less power."""
    return Static(statics.POWER, f"this creature gets {size(amount)}", amount=amount, condition=condition)


@word
def each_gets_power(cards: Cards, amount: int | Amount, *, condition: Condition | None = None) -> Static:
    """Creatures get more or less power."""
    return Static(
        statics.POWER,
        f"{cards.each_of()} gets {size(amount)}",
        cards=cards,
        amount=amount,
        condition=condition,
    )


@word
def each_gets_power_in_battle(cards: Cards, amount: int | Amount, *, condition: Condition | None = None) -> Static:
    """Creatures get more power, each of them while it is battling itself (115.2)."""
    english = f"{cards.each_of()} gets {size(amount)} while battling"
    return Static(statics.BATTLE_POWER, english, cards=cards, amount=amount, condition=condition)


@word
def each_gets_power_while_attacking(cards: Cards, amount: Amount, *, condition: Condition | None = None) -> Static:
    """Creatures get power by a number that is counted again, each of them while it is attacking itself."""
    english = f"{cards.each_of()} gets {size(amount)} while attacking"
    return Static(statics.ATTACK_POWER, english, cards=cards, amount=amount, condition=condition)


@word
def gets_power_while_battling(amount: int, against: Cards) -> Static:
    """This creature gets more power while it is battling one that fits, by power or keywords perhaps (115.2)."""
    english = f"this creature gets {size(amount)} in battles with {against.words()}"
    if against.zones != (zones.BATTLE,) or against.whose != owners.ANYONES or against.is_other:
        raise DefinitionError(f'"{against.whose_words()}": it is just a creature in the battle zone')
    return Static(statics.BATTLE_POWER, english, against=against, amount=amount)


@dataclass(frozen=True)
class PowerForCivilizations(Static):
    """Creatures get power for each civilization that they have: a static ability for each of the five."""

    def write(self, rows: Rows) -> None:
        """Write the rows: of each civilization, for the creatures that have it."""
        if self.cards is None or self.cards.civilizations:
            raise rows.error("it counts the civilizations of creatures that are described without them")
        for civilization in civilizations.NAMES:
            cards = replace(self.cards, civilizations=civilization)
            Static(self.head, self.english, cards, amount=self.amount).write(rows)


@word
def each_gets_power_for_its_civilizations(cards: Cards, amount: int) -> PowerForCivilizations:
    """Each of the creatures gets so much power for each civilization that it has itself."""
    english = f"{cards.each_of()} gets {amount:+d} power for each of its civilizations"
    return PowerForCivilizations(statics.POWER, english, cards, amount=amount)


@word
def abilities_are_ignored(cards: Cards, *, condition: Condition | None = None) -> Static:
    """The abilities of creatures in the battle zone are ignored, those that they are given too."""
    english = f"all abilities of {cards.whose_words()} are ignored"
    return Static(statics.IGNORES_ABILITIES, english, cards, condition=condition)


@word
def spells_do_nothing(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Spells of both players can be cast, and their effects are ignored."""
    return Static(
        statics.IGNORES_SPELLS,
        f"the effects of {cards.whose_words()} are ignored",
        replace(cards, zones=()),
        condition=condition,
    )


@word
def doubles_power(cards: Cards, *, condition: Condition | None = None) -> Static:
    """The power of creatures is doubled, after everything else that changes it (206.4)."""
    return Static(statics.DOUBLES_POWER, f"the power of {cards.each_of()} is doubled", cards, condition=condition)


def given(keyword: Keyword, english: str, cards: Cards | None = None, condition: Condition | None = None) -> Static:
    """The static ability that gives a keyword to this creature, or to the creatures described."""
    if isinstance(keyword, PowerAttacker):
        return Static(statics.ATTACK_POWER, english, cards, amount=keyword.amount, condition=condition)
    if keyword == cant_attack and condition is not None and condition.asks_strength:
        return Static(statics.CANT_ATTACK, english, cards, condition=condition)
    return Static(statics.KEYWORD, english, cards, keywords=granted(keyword), condition=condition)


@dataclass(frozen=True)
class Gives(Static):
    """An ability that this creature has under a condition, or that other creatures have (604)."""

    ability: Trigger | TapAbility | Static | None = None

    @property
    def number_of_triggers(self) -> int:
        """One, if it is a triggered ability."""
        number = 0 if self.ability is None else self.ability.number_of_triggers
        return number * len(self.written_as)

    def write(self, rows: Rows) -> None:
        """Write the rows of the ability, for those who have it and while they have it."""
        ability = self.ability
        if isinstance(ability, Trigger) and self.cards is not None:
            self._check(rows)
            replace(ability, given_to=self.cards, given_while=self.condition).write(rows)
        elif isinstance(ability, TapAbility):
            self._check(rows)
            rows.static(
                head=statics.TAP_ABILITY,
                filter=self._subject(rows),
                condition=rows.plain_condition(self.condition),
                program=rows.program(ability.effects),
            )
        elif isinstance(ability, Trigger | Static):
            conditions = [part for part in (self.condition, ability.condition) if part is not None]
            condition = both_hold(*conditions) if len(conditions) > 1 else conditions[0]
            replace(ability, condition=condition).write(rows)


def quoted(ability: Trigger | TapAbility | Static, whose: str) -> str:
    """An ability as it stands in quotation marks; raises DefinitionError if a creature can't be given it."""
    text = ability.words()
    outside = isinstance(ability, Trigger) and (
        ability.declared
        or ability.zones != (zones.BATTLE,)
        or ability.event & events.DISCARDED
        or isinstance(ability, SilentSkill)
    )
    saver = isinstance(ability, Static) and ability.head == statics.SAVER
    of_others = isinstance(ability, Static) and (
        type(ability) is not Static or (ability.cards is not None and not saver)
    )
    labelled = not isinstance(ability, TapAbility) and ability.label
    if outside or of_others or labelled or "\n" in text:
        raise DefinitionError(f'"{text}": this ability can\'t be given to {whose}')
    return text.removesuffix(".")


def gives(ability: Trigger | TapAbility | Static, condition: Condition | None = None) -> Gives:
    """This creature's having the ability; raises DefinitionError if it can't be given."""
    head = statics.TAP_ABILITY if isinstance(ability, TapAbility) else 0
    english = f'this creature has "{quoted(ability, "this creature")}"'
    return Gives(head, english, condition=condition, ability=ability)


@word
def has(ability: Keyword | Trigger | TapAbility | Static, *, condition: Condition) -> Static:
    """This creature has an ability under a condition."""
    if not isinstance(ability, Keyword):
        return gives(ability, condition)
    keyword = ability
    english = keyword.english if keyword.is_sentence else f'this creature has "{keyword.english}"'
    return given(keyword, english, condition=condition)


@word
def each_has(
    cards: Cards, ability: Keyword | Trigger | TapAbility | Static, *, condition: Condition | None = None
) -> Static:
    """Creatures have an ability: a trigger or a tap ability is that of each of them, with its own owner."""
    if isinstance(ability, Static) and ability.head == statics.SAVER:
        return _each_saves(cards, ability, condition)
    if isinstance(ability, Static):
        return _each_dies(cards, ability, condition)
    if not isinstance(ability, Keyword):
        english = f'{cards.each_of()} has "{quoted(ability, "others")}"'
        return Gives(statics.TAP_ABILITY, english, cards, condition=condition, ability=ability)
    keyword = ability
    if keyword == cant_attack and condition is None:
        raise DefinitionError("write they_cant_attack(...)")
    # "Your creatures can't attack", but "each of your creatures attacks each turn if able".
    subject = cards.whose_words() if keyword.predicate.startswith("can") else cards.each_of()
    turn = {owners.YOURS: "your turn", owners.OPPONENTS: "their turn"}.get(cards.whose, "its owner's turn")
    english = keyword.of(subject, turn)
    return given(keyword, english, cards, condition)


@word
def judged_as_costing_more(cards: Cards, amount: FromOne) -> Static:
    """Cards that you reveal in a Gachinko Judge cost that much more there."""
    kind = replace(cards, zones=(), whose=owners.ANYONES)
    english = f"in Gachinko Judge, {kind.words()} that you reveal cost {amount} more"
    return Static(statics.JUDGED_COST, english, kind, amount=amount)


@dataclass(frozen=True)
class GivesSaver(Static):
    """Creatures have the ability of a saver, each its own; under the condition of the card that gives it."""

    ability: Static | None = None

    def write(self, rows: Rows) -> None:
        """Write the ability, which no card has in any zone, and the row that gives it."""
        assert self.ability is not None
        replace(self.ability, condition=self.condition, zones=()).write(rows)
        rows.static(head=self.head, filter=self._subject(rows), program=rows.last_row)


def _each_saves(cards: Cards, ability: Static, condition: Condition | None) -> Static:
    """Creatures of yours are savers."""
    if cards.whose != owners.YOURS or ability.condition is not None or (condition is not None and condition.about_this):
        raise DefinitionError(
            f'"{ability.words()}": your creatures are given this ability, and it is the same for each'
        )
    english = f'{cards.each_of()} has "{ability.words().removesuffix(".")}"'
    return GivesSaver(statics.GIVES_STATIC, english, cards, condition=condition, ability=ability)


def _each_dies(cards: Cards, ability: Static, condition: Condition | None) -> Static:
    """Of other static abilities, creatures are given only the one by which they are destroyed for another's cost."""
    if ability.head != statics.DIES_TO_COST_LESS or ability.against is not None or cards.whose != owners.YOURS:
        raise DefinitionError(f'"{ability.words()}": this ability can\'t be given to others')
    english = f'{cards.each_of()} has "{ability.words().removesuffix(".")}"'
    return replace(ability, english=english, against=cards, condition=condition)


@word
def cost_less(cards: Cards, amount: FromOne, floor: FromZero, *, condition: Condition | None = None) -> Static:
    """Creatures, perhaps only those in your graveyard, cost that much less to summon; the reduction is not optional."""
    english = f"{cards.whose_words()} each cost {amount} less to summon. They can't cost less than {floor}"
    if cards.zones not in ((), (zones.BATTLE,), (zones.GRAVEYARD,), (zones.MANA,)):
        raise DefinitionError(f'"{english}": what costs less lies in the hand, the graveyard or the mana zone')
    zone = cards.zones[0] if cards.zones in ((zones.GRAVEYARD,), (zones.MANA,)) else 0
    return Static(
        statics.COST,
        english,
        cards=replace(cards, zones=()),
        amount=amount,
        condition=condition,
        floor=floor,
        zone=zone,
    )


@word
def tamaseeds_cost_less(cards: Cards, amount: FromOne, floor: FromZero) -> Static:
    """Tamaseeds or auras cost that much less to use; the reduction is not optional."""
    english = f"{cards.whose_words()} each cost {amount} less to use. They can't cost less than {floor}"
    return Static(statics.COST, english, cards=replace(cards, zones=()), amount=amount, floor=floor)


@word
def spells_cost_less(cards: Cards, amount: FromOne, floor: FromZero) -> Static:
    """Spells cost that much less to cast; the reduction is not optional."""
    english = f"{cards.whose_words()} each cost {amount} less to cast. They can't cost less than {floor}"
    return Static(statics.COST, english, cards=replace(cards, zones=()), amount=amount, floor=floor, acts=acts.CAST)


@word
def cost_more(cards: Cards, amount: FromOne, *, condition: Condition | None = None) -> Static:
    """Creatures cost that much more to summon."""
    english = f"{cards.whose_words()} each cost {amount} more to summon"
    return Static(statics.COST, english, cards=replace(cards, zones=()), amount=-amount, condition=condition)


@word
def spells_cost_more(cards: Cards, amount: FromOne, *, condition: Condition | None = None) -> Static:
    """Spells cost that much more to cast."""
    english = f"{cards.whose_words()} each cost {amount} more to cast"
    cards = replace(cards, zones=())
    return Static(statics.COST, english, cards=cards, amount=-amount, condition=condition, acts=acts.CAST)


INFINITE_MANA = 9999  # more than anybody has
opponents_spells_cost_infinite_mana = replace(
    spells_cost_more(your_opponents(SPELLS), INFINITE_MANA),
    english="your opponent's spells cost infinite mana to cast",
)


@word
def cards_cost_more(cards: Cards, amount: FromOne) -> Static:
    """Cards of every type cost that much more to use (601.1d); crossing is not using (303.3b)."""
    english = f"{cards.anywhere().whose_words()} each cost {amount} more to use"
    return Static(statics.COST, english, cards=cards.anywhere(), amount=-amount, acts=acts.SUMMON | acts.CAST)


@word
def cards_cost_less(cards: Cards, amount: FromOne, floor: FromZero) -> Static:
    """Cards of every type cost that much less to use (601.1d); the reduction is not optional."""
    english = f"{cards.anywhere().whose_words()} each cost {amount} less to use. They can't cost less than {floor}"
    uses = acts.SUMMON | acts.CAST
    return Static(statics.COST, english, cards=cards.anywhere(), amount=amount, floor=floor, acts=uses)


@word
def may_cost_less(cards: Cards, amount: FromOne, floor: FromZero, *, condition: Condition | None = None) -> Static:
    """Creatures may cost up to that much less to summon; the player chooses."""
    return Static(
        statics.COST,
        f"{cards.whose_words()} may each cost up to {amount} less to summon. They can't cost less than {floor}",
        cards=replace(cards, zones=()),
        amount=amount,
        condition=condition,
        floor=floor,
        optional=True,
    )


@word
def spells_may_cost_less(
    cards: Cards, amount: FromOne, floor: FromZero, *, condition: Condition | None = None
) -> Static:
    """Spells may cost up to that much less to cast; the player chooses."""
    english = f"{cards.whose_words()} may each cost up to {amount} less to cast. They can't cost less than {floor}"
    return replace(may_cost_less(cards, amount, floor, condition=condition), english=english, acts=acts.CAST)


@word
def costs_less_for_each(cards: Cards, floor: FromZero, amount: FromOne = 1) -> Static:
    """This creature costs that much less to summon for each card that fits."""
    english = f"this creature costs {amount} less to summon for {cards.each_of()}. It can't cost less than {floor}"
    return Static(statics.SELF_COST, english, amount=replace(count(cards), factor=amount), floor=floor)


@word
def costs_less_for_each_card_drawn(amount: FromOne, floor: FromZero) -> Static:
    """This creature costs that much less to summon for each card that you have drawn this turn."""
    english = (
        f"this creature costs {amount} less to summon for each card that you have drawn this turn. "
        f"It can't cost less than {floor}"
    )
    drawn = Amount(amounts.DRAWN, "", argument=owners.YOURS, factor=amount)
    return Static(statics.SELF_COST, english, amount=drawn, floor=floor)


@word
def costs_less_for_each_civilization_among(amount: FromOne, cards: Cards, floor: FromZero) -> Static:
    """This creature costs that much less to summon for each civilization that the cards have."""
    english = (
        f"this creature costs {amount} less to summon for each civilization among {cards.whose_words()}. "
        f"It can't cost less than {floor}"
    )
    less = replace(civilizations_among(cards), factor=amount)
    return Static(statics.SELF_COST, english, amount=less, floor=floor)


@word
def sympathy(cards: Cards, floor: FromZero) -> Static:
    """Sympathy: this creature costs 1 less for each card that fits."""
    return replace(costs_less_for_each(cards, floor), label="Sympathy: ")


@word
def double_sympathy(cards: Cards, floor: FromZero) -> Static:
    """Double Sympathy: this creature costs 2 less for each card that fits."""
    return replace(costs_less_for_each(cards, floor, 2), label="Double Sympathy: ")


@word
def this_spell_costs_less_for_each(cards: Cards, floor: FromZero) -> Static:
    """This spell costs 1 less to cast for each card that fits."""
    english = f"this spell costs 1 less to cast for {cards.each_of()}. It can't cost less than {floor}"
    return Static(statics.SELF_COST, english, amount=count(cards), acts=acts.CAST, floor=floor)


@word
def sympathy_of_spell(cards: Cards, floor: FromZero) -> Static:
    """Sympathy of a spell: it costs 1 less for each card that fits."""
    return replace(this_spell_costs_less_for_each(cards, floor), label="Sympathy: ")


@word
def may_cost_less_for_each(amount: FromOne, cards: Cards, floor: FromZero) -> Static:
    """This creature may cost up to that much less to summon for each card that fits; the player chooses."""
    english = (
        f"this creature may cost up to {amount} less to summon for {cards.each_of()}. It can't cost less than {floor}"
    )
    return Static(statics.SELF_COST, english, amount=replace(count(cards), factor=amount), floor=floor, optional=True)


def _check_while_used(condition: Condition) -> None:
    """Refuse what is not the same before a card is used, and while it is being paid for and has left the hand."""
    part: Condition | None = condition
    while part is not None:
        counted = [
            side.cards for side in (part.left, part.right) if isinstance(side, Amount) and side.cards is not None
        ]
        if part.about_this or any(zones.HAND in cards.zones for cards in counted):
            raise DefinitionError(f'"{condition.words()}": a cost can\'t depend on the card itself')
        part = part.also


@word
def costs_less(amount: FromOne, floor: FromZero | None = None, *, condition: Condition) -> Static:
    """This creature costs that much less to summon under the condition."""
    _check_while_used(condition)
    english = f"this creature costs {amount} less to summon"
    if floor is not None:
        english += f". It can't cost less than {floor}"
    return Static(statics.SELF_COST, english, amount=amount, floor=floor or 0, condition=condition)


@word
def this_may_cost_less(amount: FromOne, floor: FromZero, *, condition: Condition) -> Static:
    """This creature may cost up to that much less to summon under the condition; the player chooses."""
    _check_while_used(condition)
    english = f"this creature may cost up to {amount} less to summon. It can't cost less than {floor}"
    return Static(statics.SELF_COST, english, amount=amount, floor=floor, optional=True, condition=condition)


@word
def this_spell_costs_less(amount: FromOne, *, condition: Condition) -> Static:
    """This spell costs that much less to cast under the condition."""
    _check_while_used(condition)
    english = f"this spell costs {amount} less to cast"
    return Static(statics.SELF_COST, english, amount=amount, acts=acts.CAST, condition=condition)


@word
def this_spell_may_cost_less_for_each(amount: FromOne, cards: Cards, floor: FromZero) -> Static:
    """This spell may cost up to that much less to cast for each card that fits; the player chooses."""
    english = f"this spell may cost up to {amount} less to cast for {cards.each_of()}. It can't cost less than {floor}"
    less = replace(count(cards), factor=amount)
    return Static(statics.SELF_COST, english, amount=less, acts=acts.CAST, floor=floor, optional=True)


@word
def cost_less_if_destroyed(cards: Cards, amount: FromOne) -> Static:
    """When you summon a creature that fits, you may reduce its cost; this creature is then destroyed.

    It is destroyed once the cost is paid, before the other one is put. What keeps it from being destroyed does not
    keep it from helping (docs/keywords.md).
    """
    meant = replace(cards, zones=(), whose=owners.ANYONES)
    english = (
        f"while you are summoning {meant.words(plural=False, article=True)}, you may reduce its cost by {amount}. "
        "If you do, destroy this creature"
    )
    return Static(statics.DIES_TO_COST_LESS, english, replace(cards, zones=(), whose=owners.YOURS), amount=amount)


@word
def costs_less_for_tapped(amount: FromOne) -> Static:
    """As you summon this creature, you may tap creatures of different costs: it costs less for each (601.1d).

    The civilizations of the creature are paid anyway, so it never costs 0.
    """
    english = (
        "while you are summoning this creature, you may tap any number of your creatures that have different costs. "
        f"For each creature tapped in this way, it costs {amount} less to summon. It can't cost less than 1"
    )
    return Static(statics.TAPS_TO_COST_LESS, english, amount=amount)


@word
def spell_costs_less_for_tapped(amount: FromOne) -> Static:
    """As you cast this spell, you may tap creatures of different costs: it costs less for each (601.1d)."""
    english = (
        "while you are casting this spell, you may tap any number of your creatures that have different costs. "
        f"For each creature tapped in this way, it costs {amount} less to cast. It can't cost less than 1"
    )
    return Static(statics.TAPS_TO_COST_LESS, english, amount=amount, acts=acts.CAST)


@word
def prohibits(
    acts: FromOne,
    cards: Cards,
    *,
    most_cost: Amount | None = None,
    less_than: Amount | None = None,
    named_like: Cards | None = None,
    condition: Condition | None = None,
) -> Static:
    """While this is in the battle zone, the owner of the cards can't do the acts (ACT_CAST ...) with them.

    With `most_cost`, only cards that cost at most that much are meant, with `less_than` those that cost less; with
    `named_like`, only those with the name of such a card.
    """
    limit = most_cost or less_than
    if limit is not None and (limit.is_power or (most_cost and less_than)):
        raise DefinitionError(f'"{limit.english}" is not the one limit of the cost')
    which = "" if limit is None else f" that cost {'no more' if most_cost else 'less'} than {limit.english}"
    if named_like is not None:
        if not named_like.zones or not set(named_like.zones) <= {zones.MANA, zones.GRAVEYARD}:
            raise DefinitionError(f'"{named_like.whose_words()}": name the mana zone or the graveyard where they are')
        theirs = named_like.whose == owners.OPPONENTS and cards.whose == owners.OPPONENTS
        one = named_like.words(plural=False, article=True, theirs=theirs)
        which += f"{' and' if which else ''} with the same name as {one}"
    forbidden(acts, cards.whose)
    meant = meant_by(acts, cards)
    english = forbidden(acts, cards.whose, meant, which)
    everything = meant_by(acts, replace(CARDS, whose=cards.whose))
    if forbidden(acts, cards.whose, everything, which) == english:
        meant = everything
    return Static(
        statics.PROHIBIT,
        english,
        cards=meant,
        against=named_like,
        acts=acts,
        most_cost=limit,
        floor=int(less_than is not None),
        condition=condition,
    )


players_cast_no_civilization_of_their_graveyard = Static(
    statics.PROHIBIT,
    "players can't cast spells that share a civilization with a spell in their graveyard",
    cards=replace(SPELLS, zones=()),
    acts=acts.CAST,
    zone=zones.GRAVEYARD,
)


# What is counted each turn: uses together, or putting alone.
COUNTED_USES = {acts.SUMMON: "summon", acts.CAST: "cast"}
COUNTED_PUTS = {acts.PUT: "put"}


@word
def allows_only(number: FromOne, acts: FromOne, cards: Cards, *, condition: Condition | None = None) -> Static:
    """The owner of the cards can do the acts with them only that many times each turn."""
    puts = acts in COUNTED_PUTS
    if acts & ~sum(COUNTED_USES) and not puts:
        raise DefinitionError("only summoning and casting are counted, and putting creatures by itself")
    players = {owners.ANYONES: "each player", owners.YOURS: "you", owners.OPPONENTS: "your opponent"}
    if cards.whose not in players:
        raise DefinitionError(f'"{cards.whose_words()}": no player has been chosen for this ability')
    who = players[cards.whose]
    verbs = [verb for act, verb in (COUNTED_USES | COUNTED_PUTS).items() if acts & act]
    cards = meant_by(acts, cards)
    if puts and cards.types != card_types.CREATURE:
        raise DefinitionError(f'"{cards.words()}": only creatures that are put are counted')
    what = replace(cards, whose=owners.ANYONES)
    noun = what.words(plural=number > 1, article=False)
    where = " into the battle zone" if puts else ""
    english = f"{who} can {' or '.join(verbs)} only {count_word(number)} {noun}{where} each turn"
    return Static(statics.PROHIBIT, english, cards=cards, acts=acts, amount=number, condition=condition)


@word
def attacked_if_able(cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """The opponent's attacking creatures must attack these, or this creature, if they can; they need not attack."""
    them = "this creature" if cards is None else cards.whose_words()
    english = f"your opponent's attacking creatures attack {them} if able"
    return Static(statics.DRAWS_ATTACKS, english, cards=cards, condition=condition)


draws_breaks = Static(
    statics.DRAWS_BREAKS, "your opponent's attacking creatures attack you and break this shield if able"
)


@dataclass(frozen=True)
class InsteadOfDrawing(Static):
    """What a player may do instead of drawing a card; its English says when."""

    def clause(self) -> str:
        """The ability in English."""
        return self.english


@word
def draws_two_and_discards(*, condition: Condition) -> InsteadOfDrawing:
    """Under the condition, you may draw 2 cards and discard one instead of the first card that you draw in a turn."""
    before = Condition(Amount(amounts.DRAWN, "", argument=owners.YOURS), comparisons.IS_EQUAL, 0, "")
    english = (
        f"whenever you would draw a card for the first time in a turn, {condition.as_if}, you may draw 2 cards "
        "instead. If you do, discard a card from your hand"
    )
    return InsteadOfDrawing(statics.INSTEAD_OF_DRAW, english, condition=both_hold(condition, before), optional=True)


puts_from_graveyard_instead_of_drawing = InsteadOfDrawing(
    statics.INSTEAD_OF_DRAW,
    "whenever you would draw a card, if you have no cards in your deck, you may put a creature from your graveyard "
    "into the battle zone instead",
    zone=zones.GRAVEYARD,
    optional=True,
    condition=Condition(count(your(CARDS.in_zone(zones.DECK))), comparisons.IS_EQUAL, 0, ""),
)
OF_THE_FORTIFIED = 1  # the amount of statics.GIVES_TRIGGER if only the fortified shield is meant
MUST = 1  # the amount of statics.DRAWS_ATTACKS if those creatures may not stay at home either


@word
def must_be_attacked(*, condition: Condition | None = None) -> Static:
    """Each of the opponent's creatures must attack this creature if it can, once a turn (506.1b)."""
    english = "your opponent's creatures attack this creature each turn if able"
    return Static(statics.DRAWS_ATTACKS, english, amount=MUST, condition=condition)


@word
def cant_be_chosen_by(cards: Cards, *, condition: Condition | None = None) -> Static:
    """The opponent can't choose this creature with the cards."""
    meant = replace(cards, zones=(), whose=owners.ANYONES)  # no matter who owns what the opponent uses
    return Static(
        statics.UNCHOOSABLE,
        f"your opponent can't choose this creature with {meant.words()}",
        cards=meant,
        condition=condition,
    )


opponent_cant_tap_this = Static(statics.STAYS_UPRIGHT, "your opponent can't tap this creature")


@word
def nothing_keeps_from_attacking(cards: Cards, *, condition: Condition | None = None) -> Static:
    """No effect keeps the creatures from attacking, but summoning sickness does (101.2)."""
    english = f"nothing but summoning sickness keeps {cards.whose_words()} from attacking"
    return Static(statics.ATTACKS_FREELY, english, cards=cards, condition=condition)


@word
def nothing_keeps_from_attacking_your_opponent(cards: Cards, *, condition: Condition | None = None) -> Static:
    """No effect keeps the creatures from attacking the opponent, but summoning sickness does (101.2)."""
    english = f"nothing but summoning sickness keeps {cards.whose_words()} from attacking your opponent"
    return Static(statics.ATTACKS_FREELY, english, cards=cards, amount=1, condition=condition)


@word
def draws_choices(*, condition: Condition | None = None) -> Static:
    """Whenever the opponent would choose a creature, no matter whose, they choose this one if they can."""
    english = "whenever your opponent would choose a creature, they choose this creature if able"
    return Static(statics.DRAWS_CHOICES, english, condition=condition)


@word
def draws_choices_of_yours(*, condition: Condition | None = None) -> Static:
    """Whenever the opponent would choose one of your creatures, they choose this one if they can."""
    english = "whenever your opponent would choose one of your creatures, they choose this creature if able"
    return Static(statics.DRAWS_CHOICES, english, amount=1, condition=condition)


@word
def they_cant_attack(cards: Cards) -> Static:
    """The creatures can't attack. Their description may use power and keywords, as they are before the attack."""
    return Static(statics.CANT_ATTACK, f"{cards.whose_words()} can't attack", cards=cards)


@word
def only_these_attack(cards: Cards, these: Cards) -> Static:
    """Of the creatures, no others than these can attack: whose these are goes without saying."""
    these = replace(these, whose=owners.ANYONES)
    english = f"{cards.whose_words()} can't attack unless they are {replace(these, zones=()).words()}"
    return Static(statics.CANT_ATTACK, english, cards=cards, against=these)


@word
def limits_unsealing(commands: Cards) -> Static:
    """Seals of yours leave only by a Command that is summoned, or put by ZERO, and one each turn (116.4)."""
    english = (
        "your seals can't be removed except, once each turn, by "
        f"{with_article(commands.words(plural=False))} that you summon or put into the battle zone with ZERO"
    )
    return Static(statics.LIMITS_UNSEALING, english, cards=replace(commands, zones=(), whose=owners.ANYONES))


ZERON_STAYS = Static(
    statics.KEYWORD,
    "Zeron cards can't leave the battle zone",
    cards=Cards("Zeron card", types=card_types.CEREMONY | card_types.NEBULA),
    keywords=keywords.CANT_LEAVE,
)
CORES_INSTEAD_OF_LEAVING = Static(
    statics.INSTEAD_OF_ANY_MOVE,
    "when this creature would leave the battle zone",
    amount=statics.FOR_CORES,
    zone=zones.BATTLE,
    optional=True,
    instead="you may put 2 of its cores under it instead",
    then=(Act(verbs.TO_GRAVEYARD, choose(1, your(SHIELDS)), "put {} into your graveyard"),),
)


def _instead(zone: int) -> str:
    """The English of what happens to a creature instead of being destroyed."""
    words: dict[int, str] = {
        zones.DECK: "shuffle it into your deck",
        zones.DECK_BOTTOM: "put it on the bottom of your deck",
        zones.HAND: "return it to your hand",
        zones.MANA: "put it into your mana zone",
        zones.MANA_FACE_DOWN: "put it into your mana zone face down",
        zones.SHIELD: "add it to your shields face down",
    }
    if zone == zones.BATTLE:
        return "it stays in the battle zone instead"
    if zone not in words:
        raise DefinitionError(f"{zone} is not a zone that a creature can go to instead")
    return f"{words[zone]} instead"


def _replaces(
    head: int,
    event: str,
    zone: int,
    cards: Cards | None,
    then: tuple[Effect, ...],
    optional: bool,
    condition: Condition | None,
) -> Static:
    """A static ability that replaces an event that would happen to this creature, or to the creatures described."""
    if cards is not None and cards.whose != owners.YOURS and zone != zones.BATTLE:
        raise DefinitionError("only your own creatures can go elsewhere instead")
    who = "when this creature" if cards is None else f"whenever {cards.one_of()}"
    instead = ("you may " if optional else "") + _instead(zone)
    if optional and zone == zones.BATTLE:
        instead = "you may have it stay in the battle zone instead"
    return Static(
        head,
        f"{who} would {event}",
        cards,
        zone=zone,
        optional=optional,
        condition=condition,
        instead=instead,
        then=then,
    )


@word
def instead_of_being_destroyed(
    zone: FromZero,
    cards: Cards | None = None,
    *,
    then: tuple[Effect, ...] = (),
    optional: bool = False,
    condition: Condition | None = None,
) -> Static:
    """This creature, or the creatures described, go to another zone instead of being destroyed; BATTLE: they stay.

    DECK: they are shuffled into it. The effects `then` follow if they do.
    """
    return _replaces(statics.INSTEAD_OF_DESTRUCTION, "be destroyed", zone, cards, then, optional, condition)


@word
def instead_of_graveyard(
    zone: FromZero,
    cards: Cards | None = None,
    *,
    then: tuple[Effect, ...] = (),
    optional: bool = False,
    condition: Condition | None = None,
) -> Static:
    """This creature, or those described, go to another zone instead of the graveyard, destroyed or not."""
    owner = "your" if cards is None or cards.whose == owners.YOURS else "its owner's"
    event = f"be put into {owner} graveyard from the battle zone"
    return _replaces(statics.INSTEAD_OF_GRAVEYARD, event, zone, cards, then, optional, condition)


@word
def instead_of_leaving(
    zone: FromZero,
    cards: Cards | None = None,
    *,
    then: tuple[Effect, ...] = (),
    optional: bool = False,
    condition: Condition | None = None,
) -> Static:
    """This creature, or those described, go to another zone instead of leaving, wherever they would go."""
    return _replaces(statics.INSTEAD_OF_ANY_MOVE, "leave the battle zone", zone, cards, then, optional, condition)


@word
def stays_if_top_card_is(cards: Cards, such: Cards) -> Static:
    """When one of your creatures that fit would leave, the top card of your deck decides, which goes away for it."""
    mine = replace(cards, whose=owners.YOURS)
    kind = replace(such, zones=()).words(plural=False, article=True)
    return Static(
        statics.INSTEAD_OF_ANY_MOVE,
        f"whenever {mine.one_of()} would leave the battle zone",
        mine,
        against=replace(such, zones=(zones.BATTLE,)),  # of which only what is printed is read
        amount=statics.FOR_A_FITTING_TOP_CARD,
        zone=zones.BATTLE,
        instead="put the top card of your deck into your graveyard, "
        f"and if that card is {kind}, that creature stays in the battle zone instead",
    )


@word
def a_face_up_card_goes_instead(cards: Cards) -> Static:
    """When one of your creatures would leave the battle zone, a face-up card of any shield zone may go instead."""
    mine = replace(cards, whose=owners.YOURS)
    return Static(
        statics.INSTEAD_OF_ANY_MOVE,
        f"whenever {mine.one_of()} would leave the battle zone",
        mine,
        amount=statics.FOR_A_FACE_UP_CARD,
        zone=zones.BATTLE,
        optional=True,
        instead="you may put a face-up card from a player's shield zone into its owner's graveyard instead",
    )


@word
def instead_of_leaving_by_opponent(
    zone: FromZero,
    cards: Cards | None = None,
    *,
    then: tuple[Effect, ...] = (),
    optional: bool = False,
    condition: Condition | None = None,
) -> Static:
    """They go to another zone instead of leaving by a spell or a creature's ability of the opponent."""
    event = "leave the battle zone by your opponent's spell or creature ability"
    static = _replaces(statics.INSTEAD_OF_ANY_MOVE, event, zone, cards, then, optional, condition)
    return replace(static, amount=statics.OPPONENTS_REMOVAL)


@word
def instead_of_leaving_by_opponents_spell(
    zone: FromZero,
    cards: Cards | None = None,
    *,
    then: tuple[Effect, ...] = (),
    optional: bool = False,
    condition: Condition | None = None,
) -> Static:
    """They go to another zone instead of leaving by a spell of the opponent."""
    event = "leave the battle zone by your opponent's spell"
    static = _replaces(statics.INSTEAD_OF_ANY_MOVE, event, zone, cards, then, optional, condition)
    return replace(static, amount=statics.OPPONENTS_SPELL)


@word
def stays_when_opponent_returns(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Creatures stay instead of being returned to the hand by a spell or an ability of a creature of the opponent."""
    event = "be returned to your hand by your opponent's spell or creature ability"
    static = _replaces(statics.INSTEAD_OF_ANY_MOVE, event, zones.BATTLE, cards, (), optional=False, condition=condition)
    return replace(static, amount=statics.OPPONENTS_RETURN)


@word
def stays_unless_put_into_graveyard(cards: Cards) -> Static:
    """Creatures stay instead of going anywhere but the graveyard from the battle zone."""
    event = "be put anywhere but the graveyard from the battle zone"
    return _replaces(statics.INSTEAD_OF_ELSEWHERE, event, zones.BATTLE, cards, (), optional=False, condition=None)


@dataclass(frozen=True)
class PaidInstead(Static):
    """A replacement that its player may pay for: a creature stays, and the effects happen instead (609.1)."""

    def words(self) -> str:
        """The paragraph in English: what is done is the payment."""
        return self.label + sentence(self.clause())


def _may_instead(
    head: int, event: str, cards: Cards | None, payment: tuple[Effect, ...], condition: Condition | None
) -> PaidInstead:
    if not payment:
        raise DefinitionError("it takes what is done instead")
    offered = clause(payment, may=True).removeprefix("you may ").removesuffix(".")
    noun = payment[0].noun if isinstance(payment[0], Act) else None
    hosts = payment[0].host if isinstance(payment[0], PutsUnder) else None
    if isinstance(noun, Choose) or hosts is not None:
        # 609.4: a replacement that cannot be carried out is not applied.
        least = noun.least if isinstance(noun, Choose) and isinstance(noun.least, int) else 1
        wanted = hosts.other() if hosts is not None else noun.cards  # type: ignore[union-attr]
        possible = at_least(max(least, 1), wanted)
        if wanted.relation == descriptions.IS_UNDER_THIS:
            # How many there are is a number of this creature; which of them fit is seen when they are chosen.
            possible = Condition(Amount(amounts.UNDER_THIS, ""), comparisons.IS_AT_LEAST, max(least, 1), "")
        if condition is None:
            condition = replace(possible, english="")
        else:
            condition = replace(condition, also=both_hold(condition.also, possible) if condition.also else possible)
    static = _replaces(head, event, zones.BATTLE, cards, payment, optional=True, condition=condition)
    return PaidInstead(**{**vars(static), "instead": f"you may instead {offered}", "floor": statics.TAKES_ITS_PRICE})


@word
def may_instead_of_being_destroyed(
    *payment: Effect, cards: Cards | None = None, condition: Condition | None = None
) -> PaidInstead:
    """When this creature, or one of those described, would be destroyed, you may do this instead; it stays."""
    return _may_instead(statics.INSTEAD_OF_DESTRUCTION, "be destroyed", cards, payment, condition)


@word
def may_instead_of_graveyard(*payment: Effect) -> PaidInstead:
    """When this creature would go to the graveyard, destroyed or not, you may do this instead; it stays."""
    event = "be put into your graveyard from the battle zone"
    return _may_instead(statics.INSTEAD_OF_GRAVEYARD, event, None, payment, None)


@word
def may_instead_of_leaving(
    *payment: Effect, cards: Cards | None = None, condition: Condition | None = None
) -> PaidInstead:
    """When this creature, or one of those described, would leave the battle zone, you may do this instead."""
    return _may_instead(statics.INSTEAD_OF_ANY_MOVE, "leave the battle zone", cards, payment, condition)


mana_instead_of_graveyard = Static(
    statics.MANA_FOR_GRAVEYARD,
    "whenever one of your other cards would be put into your graveyard, put it into your mana zone tapped instead",
    cards=replace(CARDS, zones=(), whose=owners.YOURS),
)
"""Cards that have changed zones since it began are none of them (110.2e)."""


more_knight_magic = Static(
    statics.MORE_KNIGHT_MAGIC,
    'you may use the "Knight Magic" abilities of your Knight spells once more',
)
shields_stay = Static(
    statics.KEEPS_SHIELDS,
    "whenever one of your shields would be put anywhere but into your hand, it stays in the shield zone instead",
)


@word
def stay_if_others_go(cards: Cards, number: FromOne, others: Cards) -> Static:
    """Your creatures that fit may stay when they would leave, if other cards go to the bottom of the deck."""
    english = f"whenever {your(cards).one_of()} would leave the battle zone"
    if any(part.relation != descriptions.NO_RELATION or part.named_as for part in (cards, others)):
        raise DefinitionError(f'"{english}": no relation to another card can be said here')
    price = choose(number, your(others)).words()
    order = " in any order" if number > 1 else ""
    return Static(
        statics.KEPT_FOR_OTHERS,
        english,
        your(cards),
        against=your(others),
        amount=number,
        zone=zones.BATTLE,
        optional=True,
        instead=f"you may put {price} on the bottom of your deck{order} instead",
    )


@word
def saves(cards: Cards) -> Static:
    """When one of your creatures that fit would be destroyed, you may destroy this one instead."""
    mine = replace(cards, whose=owners.YOURS)
    english = f"when one of {mine.whose_words(one=True)} would be destroyed, you may destroy this creature instead"
    return Static(statics.SAVER, english, mine, zone=zones.BATTLE, optional=True)


@word
def saves_from_leaving(cards: Cards) -> Static:
    """When one of your creatures that fit would leave, you may destroy this one instead (Ultra Saver)."""
    mine = replace(cards, whose=owners.YOURS)
    english = (
        f"when one of {mine.whose_words(one=True)} would leave the battle zone, you may destroy this creature instead"
    )
    return Static(statics.SAVER, english, mine, amount=statics.SAVES_FROM_LEAVING, zone=zones.BATTLE, optional=True)


opponent_shows_only_the_top = Static(
    statics.SHOWS_TOP,
    "whenever your opponent would look at or reveal one or more cards of their deck, they reveal the top card of their "
    "deck instead",
)
players_cant_take_extra_turns = Static(statics.NO_EXTRA_TURNS, "players can't take extra turns")


@word
def may_summon_others_from(cards: Cards, zone: int) -> Static:
    """You may summon creatures that fit from your graveyard or mana zone, for their cost."""
    if zone not in (zones.GRAVEYARD, zones.MANA):
        raise DefinitionError("it takes GRAVEYARD or MANA")
    cards = replace(cards, zones=(), whose=owners.ANYONES)
    english = f"you may summon {cards.words()} from your {zones.NAMES[zone]}"
    return Static(statics.USES_FROM, english, cards, zone=zone)


@word
def may_summon_one_each_turn_from(cards: Cards, zone: int, *, for_no_cost: Cards | None = None) -> Static:
    """Once in each of the turns you may summon a creature that fits from there; perhaps some of them for no cost."""
    if zone not in (zones.GRAVEYARD, zones.MANA):
        raise DefinitionError("it takes GRAVEYARD or MANA")
    cards = replace(cards, zones=(), whose=owners.ANYONES)
    english = f"once each turn, you may summon {cards.one_of()} from your {zones.NAMES[zone]}"
    if for_no_cost is None:
        return Static(statics.USES_FROM, english, cards, zone=zone, amount=1)
    free = replace(for_no_cost, zones=(), whose=owners.ANYONES)
    english += f". If it is {free.one_of()}, summon it for no cost"
    return Static(statics.USES_FROM, english, cards, against=free, zone=zone, amount=1)


BUT_BY_ATTACKS = 1 << endings.DECK_OUT | 1 << endings.CARD_EFFECT  # the reasons for losing that are no attack
EVERY_WAY = BUT_BY_ATTACKS | 1 << endings.DIRECT_ATTACK


@word
def you_cant_lose(*, condition: Condition | None = None) -> Static:
    """You can't lose the game, for whatever reason."""
    return Static(statics.CANT_LOSE, "you can't lose the game", condition=condition, acts=EVERY_WAY)


@word
def you_cant_lose_nor_opponent_win(*, condition: Condition | None = None) -> Static:
    """You can't lose the game, and no effect makes your opponent win it."""
    english = "you can't lose the game and your opponent can't win the game"
    return replace(you_cant_lose(condition=condition), english=english, acts=EVERY_WAY | statics.OF_THE_OTHER)


@word
def instead_of_losing(cards: Cards | None = None, *, optional: bool = False) -> Static:
    """This creature, or one of those described, is destroyed instead of your losing or your opponent's winning."""
    which = "this creature" if cards is None else your(cards).whose_words(one=True)
    may = "you may " if optional else ""
    return Static(
        statics.INSTEAD_OF_LOSING,
        "when you would lose the game or your opponent would win the game",
        None if cards is None else your(cards),
        optional=optional,
        instead=f"{may}destroy {which if cards is None else 'one of ' + which} instead",
    )


@word
def may_put_cards_under_it_back_to_survive(number: FromOne) -> Static:
    """When you would lose the game, you may put that many cards under this creature on the bottom of your deck."""
    cards = "a card" if number == 1 else f"{number} cards"
    order = "" if number == 1 else " in any order"
    return Static(
        statics.SURVIVES_BY_PAYING,
        "when you would lose the game",
        amount=number,
        zone=zones.DECK_BOTTOM,
        optional=True,
        instead=f"you may put {cards} under this creature on the bottom of your deck{order} instead",
    )


@word
def survives_from_hand(condition: Condition) -> Static:
    """When you would lose the game, you may reveal this card of your hand and put it under your deck instead."""
    return Static(
        statics.SURVIVES_BY_PAYING,
        "when you would lose the game while this card is in your hand",
        zone=zones.DECK_BOTTOM,
        condition=condition,
        optional=True,
        instead="you may reveal this card and put it on the bottom of your deck instead",
        zones=(zones.HAND,),
    )


your_hand_cant_be_discarded = Static(
    statics.KEEPS_HAND, "cards in your hand can't be discarded by your opponent's spells or creature abilities"
)


@word
def you_cant_lose_but_by_attacks(*, condition: Condition | None = None) -> Static:
    """You can't lose the game, except by an attack."""
    english = "you can't lose the game except by being attacked by a creature"
    return Static(statics.CANT_LOSE, english, condition=condition, acts=BUT_BY_ATTACKS)


you_cant_deck_out = Static(
    statics.CANT_LOSE, "you can't lose the game for having no cards in your deck", acts=1 << endings.DECK_OUT
)
you_win_by_drawing_the_last_card = Static(
    statics.WINS_BY_LAST_DRAW,
    "when you would lose the game by drawing the last card of your deck",
    instead="you win the game instead",
)
players_cant_lose_but_by_attacks = Static(
    statics.CANT_LOSE,
    "players can't lose the game except by being attacked by a creature",
    amount=1,
    acts=BUT_BY_ATTACKS,
)


@word
def you_cant_be_attacked(*, condition: Condition | None = None) -> Static:
    """Creatures can't attack you."""
    return Static(statics.PLAYER_UNATTACKABLE, "you can't be attacked", condition=condition)


you_cant_be_attacked_by_weaker = Static(
    statics.PLAYER_UNATTACKABLE, "you can't be attacked by creatures with less power than this creature", amount=1
)


@word
def what_is_put_does_not_trigger(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Abilities of creatures that trigger by their own being put do not."""
    english = f"whenever abilities of {cards.whose_words()} would trigger by their being put into the battle zone"
    instead = "those abilities don't trigger instead"
    return Static(statics.MUTES, english, cards, instead=instead, condition=condition)


@word
def attack_abilities_trigger_twice(cards: Cards) -> Static:
    """What creatures say of their own attacks triggers twice."""
    english = f"whenever one of {cards.whose_words(one=True)} attacks and an ability of it would trigger"
    return Static(statics.TRIGGERS_TWICE, english, cards, instead="that ability triggers twice instead")


@dataclass(frozen=True)
class PartialBlocker(Static):
    """A blocker that can only block creatures of some civilizations or of a race."""

    bits: int = keywords.BLOCKER

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.add_bits(keywords=self.bits)
        super().write(rows)

    def words(self) -> str:
        """The ability in English."""
        return self.english[0].upper() + self.english[1:]


def _named(bits: int) -> str:
    """Civilizations in English, one of which is enough."""
    if bits & ~sum(civilizations.NAMES):
        raise DefinitionError(f"{bits} is not a civilization")
    return listed([name for bit, name in civilizations.NAMES.items() if bits & bit], "or")


@word
def civilization_blocker(civilizations: FromOne) -> Static:
    """Blocker, but only against creatures of the civilizations: "darkness blocker"."""
    of_them = CREATURES.civilization(civilizations)
    return PartialBlocker(statics.BLOCKS_ONLY, f"{_named(civilizations)} blocker", against=of_them)


@word
def race_blocker(race: str) -> Static:
    """Blocker, but only against creatures of a race: "Dragon blocker"."""
    if race.lower() in civilizations.NAMES.values():
        raise DefinitionError(f"write civilization_blocker({race.upper()})")
    return PartialBlocker(statics.BLOCKS_ONLY, f"{race} blocker", against=CREATURES.race(race))


@dataclass(frozen=True)
class PartialSlayer(Static):
    """A slayer that only slays some creatures: the name of an ability, not a sentence."""

    def words(self) -> str:
        """The ability in English."""
        return self.english.capitalize()


@word
def civilization_slayer(civilizations: FromOne) -> Static:
    """Slayer, but only against creatures of the civilizations: "light or nature slayer"."""
    of_them = CREATURES.civilization(civilizations)
    return PartialSlayer(statics.SLAYS, f"{_named(civilizations)} slayer", against=of_them)


destroys_the_battled = Static(
    statics.SLAYS, "after this creature battles, destroy the other creature", against=CREATURES
)
"""As slayer, which it is not: other cards do not find it as one."""


# --- Abilities about two creatures: who attacks, blocks or battles whom ---
def _about_two(head: int, done: str, by: Cards, cards: Cards | None, condition: Condition | None) -> Static:
    """An ability of this creature, or of those described, that looks at another creature (101.2)."""
    if by.zones != (zones.BATTLE,) or by.is_other or not by.types:
        raise DefinitionError(f'"{by.whose_words()}": the other one is just a creature in the battle zone')
    subject = "this creature" if cards is None else cards.whose_words()
    others = by.whose_words()
    if cards is None and by.comparison is not None:
        others = others.replace("with this creature", "with it")
    return Static(head, f"{subject} {done} {others}", cards, against=by, condition=condition)


@word
def cant_be_blocked_by(by: Cards, cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """This creature, or the creatures described, can't be blocked by some creatures."""
    return _about_two(statics.UNBLOCKABLE_BY, "can't be blocked by", by, cards, condition)


@word
def cant_block_such(by: Cards) -> Static:
    """This creature can't block some creatures."""
    if by.zones != (zones.BATTLE,) or by.is_other or not by.types:
        raise DefinitionError(f'"{by.whose_words()}": it blocks creatures in the battle zone')
    return Static(statics.UNBLOCKABLE_BY, f"this creature can't block {by.whose_words()}", by)


@word
def cant_be_attacked_by(by: Cards, cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """This creature, or the creatures described, can't be attacked by some creatures."""
    return _about_two(statics.UNATTACKABLE_BY, "can't be attacked by", by, cards, condition)


@word
def attacks_such_untapped(by: Cards, cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """This creature, or the creatures described, can attack some creatures although they are untapped."""
    if by.untapped() == CREATURES.untapped():
        raise DefinitionError("write attacks_untapped")
    if by.either:
        raise DefinitionError(f'"{by.words()}": write an ability for each of these descriptions')
    return _about_two(statics.ATTACKS_SUCH, "can attack", by.untapped(), cards, condition)


@dataclass(frozen=True)
class AttacksOnly(Static):
    """An ability to attack nothing but some creatures: no player either."""

    def write(self, rows: Rows) -> None:
        """Write its rows."""
        super().write(rows)
        bits = cant_attack_players.bits
        Static(statics.KEYWORD, "", self.cards, keywords=bits, condition=self.condition).write(rows)


@word
def attacks_only(by: Cards, cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """This creature, or the creatures described, can attack some creatures, but no others and no players."""
    static = _about_two(statics.ATTACKS_ONLY, "can attack only", by, cards, condition)
    return AttacksOnly(static.head, static.english, cards, against=by, condition=condition)


@word
def attacks_no_creatures_but(cards: Cards, *, condition: Condition | None = None) -> Static:
    """This creature can attack players and such creatures, but no others."""
    kind = replace(cards, zones=()).words()
    english = f"this creature can't attack creatures other than {kind}"
    return Static(statics.ATTACKS_ONLY, english, against=cards, condition=condition)


# --- Breaking more shields ---
@word
def breaks_more(number: FromOne, cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """This creature, or each of those described, breaks more shields whenever it breaks any (701.14d)."""
    subject = "this creature" if cards is None else cards.each_of()
    english = f"{subject} breaks {'one' if number == 1 else number} more shield{'' if number == 1 else 's'}"
    return Static(statics.BREAKS_MORE, english, cards, amount=number, condition=condition)


@word
def breaks_more_for(cards: Cards, *, condition: Condition | None = None) -> Static:
    """This creature breaks one more shield for each card that fits, whenever it breaks any (701.14d)."""
    english = f"this creature breaks one more shield for {cards.each_of()}"
    return Static(statics.BREAKS_MORE, english, amount=count(cards), condition=condition)


breaks_more_for_spells = Static(
    statics.BREAKS_MORE,
    "this creature breaks one more shield for each spell that you have cast this turn",
    amount=Amount(amounts.CAST, "", argument=owners.YOURS),
)


@word
def break_one_each_attack(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Creatures break only one shield in each attack, whatever else they could break (101.2)."""
    english = f"{cards.whose_words()} can break only one shield in each attack"
    return Static(statics.BREAKS_ONE, english, cards, condition=condition)


@word
def doubles_breaks(cards: Cards) -> Static:
    """Creatures break twice as many shields whenever they break any, with those that they break more."""
    return Static(statics.DOUBLES_BREAKS, f"{cards.each_of()} breaks twice as many shields", cards)


@word
def crew_breaker(cards: Cards) -> Static:
    """Crew breaker: this creature's attacks break one more shield for each card that fits (509.2b)."""
    english = f"this creature breaks one more shield for {cards.each_of()}"
    return Static(statics.BREAKER, english, amount=count(cards), label="Crew breaker: ")


@word
def survives_losing_to(cards: Cards) -> Static:
    """This creature is not destroyed when it loses a battle against a creature that fits."""
    english = f"this creature isn't destroyed when it loses a battle against {cards.one_of()}"
    return Static(statics.SURVIVES, english, against=cards)


@dataclass(frozen=True)
class Change(Static):
    """Cards have races or civilizations besides their own."""

    races: tuple[str, ...] = ()
    civilizations: int = 0

    def write(self, rows: Rows) -> None:
        """Write its row."""
        replace(self, amount=rows.change(self.races, self.civilizations))._write_plainly(rows)

    def _write_plainly(self, rows: Rows) -> None:
        super().write(rows)


@word
def each_is_also(cards: Cards, race: str, *, condition: Condition | None = None) -> Change:
    """The cards have this race besides their own."""
    if condition not in (None, THIS_IS_FORCED):
        raise DefinitionError(f'"{condition.words()}": others are given a race always, or by a Shield Force')
    english = f"{cards.each_of()} is also {with_article(race)}"
    return Change(statics.CHANGE, english, _changeable(cards), condition=condition, races=(race,))


@word
def each_has_also(cards: Cards, civilization: FromOne) -> Change:
    """The cards have this civilization besides their own (106.4)."""
    if civilization not in civilizations.NAMES:
        raise DefinitionError(f"{civilization} is not one civilization")
    english = f"{cards.each_of()} is also a {civilizations.NAMES[civilization]} creature"
    return Change(statics.CHANGE, english, _changeable(cards), civilizations=civilization)


@word
def is_also(race: str, *, condition: Condition) -> Change:
    """This creature has this race besides its own while it is crossed."""
    if condition != THIS_IS_CROSSED:
        raise DefinitionError(f'"{condition.words()}": a creature is given a race only while it is crossed')
    english = f"this creature is also {with_article(race)}"
    return Change(statics.CHANGE, english, condition=condition, races=(race,))


@word
def each_has_every_civilization(cards: Cards) -> Change:
    """The cards have all five civilizations."""
    english = f"{cards.each_of()} has every civilization"
    return Change(statics.CHANGE, english, _changeable(cards), civilizations=sum(civilizations.NAMES))


def _changeable(cards: Cards) -> Cards:
    """The cards, if a change may be about them: another change may add some, but takes none away (604.2)."""
    whatever = replace(cards, noun="card", zones=(), whose=owners.ANYONES, types=0, is_other=False)
    whatever = replace(whatever, races=(), civilizations=0, least_cost=0, most_cost=None)
    if cards == THE_CROSSED:
        return cards
    if not cards.zones:
        raise DefinitionError(f'"{cards.whose_words()}": they are looked for in no zone; name one with in_zone')
    if whatever != replace(type(cards)(), zones=()):
        raise DefinitionError(
            f'"{cards.whose_words()}": cards can be given more by their races, civilizations and costs alone'
        )
    return cards


opponent_plays_with_open_hand = Static(statics.OPEN_HAND, "your opponent plays with their hand face up")
NO_CARD_HAS_A_CIVILIZATION = Static(
    statics.TAKES_CIVILIZATIONS,
    "all cards of this game, their costs and the costs in their texts lose their civilizations",
)
you_choose_your_shields = Static(
    statics.CHOOSES_SHIELDS,
    "whenever your opponent would choose one of your shields, you choose it instead",
    cards=your(SHIELDS),
)
opponent_chooses_their_shields = Static(
    statics.CHOOSES_SHIELDS,
    "whenever you would choose one of your opponent's shields, your opponent chooses it instead",
    cards=your_opponents(SHIELDS),
)
you_choose_shields_to_break = Static(
    statics.CHOOSES_SHIELDS,
    "whenever one of your opponent's creatures would break one of your shields, you choose the shield",
    cards=your(SHIELDS),
    amount=1,
)
your_spells_have_cyclone = Static(
    statics.SPELLS_HAVE,
    'each spell you cast has "cyclone"',
    cards=replace(SPELLS, zones=(), whose=owners.YOURS),
    keywords=keywords.CYCLONE,
)
spells_from_graveyard_go_under_deck = Static(
    statics.SPELLS_GO_UNDER,
    "after you cast a spell from your graveyard, put it on the bottom of your deck instead of your graveyard",
)
spells_go_under_this = Static(
    statics.TAKES_SPELLS,
    "after you cast a spell from your hand, you may put it under this creature instead of your graveyard",
)
shield_trigger_spells_return = Static(
    statics.KEEPS_TRIGGERED,
    'after you cast a spell by using its "shield trigger" ability, put it into your hand instead of your graveyard',
    cards=replace(SPELLS, zones=(), whose=owners.YOURS),
)
shields_go_to_graveyard = Static(
    statics.BREAK_TO_ZONE,
    "whenever this creature would break a shield, your opponent puts that shield into their graveyard instead",
    zone=zones.GRAVEYARD,
)
shields_go_to_mana = Static(
    statics.BREAK_TO_ZONE,
    "whenever this creature would break a shield, your opponent puts that shield into their mana zone instead",
    zone=zones.MANA,
)
casts_broken_spells = Static(
    statics.CASTS_BROKEN,
    "whenever this creature breaks your opponent's shields, your opponent reveals them instead of putting them into "
    'their hand. You cast each spell among them that has "shield trigger" for no cost, then put it into its owner\'s '
    "graveyard. Your opponent puts the other cards among them into their hand",
)


fortified_shield_triggers = Static(
    statics.GIVES_TRIGGER,
    'each card put into your hand from the fortified shield has "shield trigger"',
    amount=OF_THE_FORTIFIED,
)


@word
def your_shields_trigger(cards: Cards = CARDS, *, condition: Condition | None = None) -> Static:
    """Each card of a shield of yours that is put into your hand, if it fits, has a shield trigger."""
    which = replace(cards, zones=(), whose=owners.ANYONES)
    english = f'each {which.words(plural=False)} put into your hand from your shield zone has "shield trigger"'
    return Static(statics.GIVES_TRIGGER, english, which, condition=condition)


@word
def fortified_shields_cant_be_broken(*, condition: Condition | None = None) -> Static:
    """Shields of yours that castles fortify can't be broken."""
    return Static(statics.UNBREAKABLE, "your fortified shields can't be broken", condition=condition)


@word
def shields_cant_trigger(cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """Nobody can use the shield triggers of shields that this creature, or those described, break."""
    who = "this creature" if cards is None else cards.one_of()
    english = f'players can\'t use the "shield trigger" abilities of shields that {who} breaks'
    return Static(statics.BARS_TRIGGERS, english, cards, condition=condition)


@word
def broken_shields_are_revealed(cards: Cards) -> Static:
    """The opponent reveals shields that these creatures break, before they come to the hand."""
    english = f"your opponent reveals shields that {cards.whose_words()} break"
    return Static(statics.REVEALS_BROKEN, english, cards)


@word
def top_cards_go_to_graveyard(number: FromOne) -> Static:
    """Instead of breaking a shield, this creature puts top cards of the opponent's deck into the graveyard."""
    cards = "top card" if number == 1 else f"top {number} cards"
    return Static(
        statics.BREAK_TO_TOP_CARDS,
        f"whenever this creature would break a shield, your opponent puts the {cards} of their deck into their "
        "graveyard instead",
        amount=number,
    )


@word
def goes_to_graveyard_instead_of_battle(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Creatures that fit go to the graveyard instead of being put into the battle zone, however they are put."""
    english = f"whenever {cards.one_of()} would be put into the battle zone, put it into its owner's graveyard instead"
    return Static(statics.PUT_TO_GRAVEYARD, english, cards=replace(cards, zones=()), condition=condition)


HOW_PUT = {
    0: "would be put into the battle zone",
    acts.PUT_UNSUMMONED: "would be put into the battle zone in any way except by summoning",
    acts.PUT_FOR_NO_COST: "would be put into the battle zone for no cost",
    acts.PUT_FROM_ELSEWHERE: "would be put into the battle zone from anywhere except a hand",
    acts.PUT_WITHOUT_MANA: "would be put into the battle zone without tapping a card in a mana zone",
}


def _sent_instead(cards: Cards, zone: int, how: int, condition: Condition | None) -> Static:
    english = f"whenever {replace(cards, zones=()).anywhere().one_of()} {HOW_PUT[how]}"
    instead = f"put it into its owner's {zones.NAMES[zone]} instead"
    kinds = replace(cards, zones=())
    return Static(statics.PUT_TO_GRAVEYARD, english, kinds, acts=how, zone=zone, instead=instead, condition=condition)


@word
def goes_to_mana_instead_of_battle(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Cards that fit go to the mana zone instead of being put into the battle zone, however they are put."""
    return _sent_instead(cards, zones.MANA, 0, condition)


@word
def unsummoned_goes_to_graveyard(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Cards that fit go to the graveyard instead of being put into the battle zone, unless they are summoned."""
    return _sent_instead(cards, zones.GRAVEYARD, acts.PUT_UNSUMMONED, condition)


@word
def unpaid_goes_to_mana(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Cards that fit go to the mana zone instead of being put into the battle zone for no cost."""
    return _sent_instead(cards, zones.MANA, acts.PUT_FOR_NO_COST, condition)


@word
def put_without_mana_goes_to_mana(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Cards that fit go to the mana zone instead of being put into the battle zone, unless mana is tapped for them."""
    return _sent_instead(cards, zones.MANA, acts.PUT_WITHOUT_MANA, condition)


@word
def from_elsewhere_goes_to_mana(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Cards that fit go to the mana zone instead of being put into the battle zone, but for those of a hand."""
    return _sent_instead(cards, zones.MANA, acts.PUT_FROM_ELSEWHERE, condition)


def _on_its_way(
    english: str,
    origins: tuple[int, ...],
    goals: tuple[int, ...],
    zone: int,
    *,
    whose: int = owners.ANYONES,
    condition: Condition | None = None,
) -> Static:
    """Cards that would go from one of some zones to one of others go to a place instead."""
    return Static(
        statics.SENT_ELSEWHERE,
        english,
        cards=replace(CARDS, zones=(), whose=whose),
        acts=sum(1 << origin for origin in origins),
        amount=sum(1 << goal for goal in goals),
        zone=zone,
        floor=int(whose == owners.OPPONENTS),
        condition=condition,
    )


_ANY_ZONE = tuple(range(zones.NOWHERE))
_OUT_OF_DECK = tuple(zone for zone in _ANY_ZONE if zone not in (zones.DECK, zones.HAND))
_FROM_DECK = "whenever a card would be put from a player's deck into a zone other than a hand"
deck_cards_are_shuffled_back = _on_its_way(
    f"{_FROM_DECK}, that player shuffles it into their deck instead", (zones.DECK,), _OUT_OF_DECK, zones.DECK_SHUFFLED
)
deck_cards_go_to_graveyard = _on_its_way(
    f"{_FROM_DECK}, that player puts it into their graveyard instead",
    (zones.DECK,),
    tuple(zone for zone in _OUT_OF_DECK if zone != zones.GRAVEYARD),
    zones.GRAVEYARD,
)
opponents_mana_goes_to_graveyard = _on_its_way(
    "whenever your opponent would put a card into their mana zone from anywhere except their hand, they put it into "
    "their graveyard instead",
    tuple(zone for zone in _ANY_ZONE if zone != zones.HAND),
    (zones.MANA,),
    zones.GRAVEYARD,
    whose=owners.OPPONENTS,
    condition=ON_OPPONENTS_TURN,
)


opponents_creatures_go_to_graveyard = Static(
    statics.PUT_TO_GRAVEYARD,
    "whenever your opponent would put a creature into the battle zone, put it into its owner's graveyard instead",
    cards=replace(your_opponents(CREATURES), zones=()),
    condition=ON_YOUR_TURN,
)
opponents_creatures_enter_only_by_summoning = Static(
    statics.PUT_TO_GRAVEYARD,
    "whenever your opponent would put a creature into the battle zone in any way except by summoning, put it into its "
    "owner's graveyard instead",
    cards=replace(your_opponents(CREATURES), zones=()),
    acts=acts.PUT_UNSUMMONED,
    condition=ON_OPPONENTS_TURN,
)


@word
def opponent_untaps_at_most(number: FromOne) -> Static:
    """At the start of each of their turns, the opponent can untap only that many cards in the mana zone."""
    return Static(
        statics.UNTAPS_FEW,
        f"at the start of your opponent's turn, they can't untap more than {number} cards in their mana zone",
        cards=replace(your_opponents(CARDS), zones=()),
        amount=number,
        zone=zones.MANA,
    )


@word
def opponent_untaps_few_creatures(number: FromOne, *, condition: Condition | None = None) -> Static:
    """At the start of each of their turns, the opponent can untap only that many creatures."""
    creatures = "creature" if number == 1 else "creatures"
    return Static(
        statics.UNTAPS_FEW,
        f"at the start of your opponent's turn, they can untap only {count_word(number)} {creatures}",
        cards=replace(your_opponents(CARDS), zones=()),
        amount=number,
        zone=zones.BATTLE,
        condition=condition,
    )


your_mana_does_not_untap = Static(
    statics.UNTAPS_FEW,
    "you can't untap the cards in your mana zone at the start of your turn",
    cards=replace(CARDS, zones=(), whose=owners.YOURS),
    zone=zones.MANA,
)


@word
def mana_cant_untap(cards: Cards) -> Static:
    """Cards of mana zones that fit can't untap, neither at the start of a turn nor by an effect (101.2)."""
    if cards.zones != (zones.MANA,) or cards.is_tapped is not None:
        raise DefinitionError(f'"{cards.whose_words()}": it is about cards in mana zones')
    english = f"{cards.whose_words(total=True)} can't untap"
    return Static(statics.MANA_STAYS_TAPPED, english, cards)


@word
def enter_tapped(cards: Cards, *, condition: Condition | None = None, cheaper_than: Amount | None = None) -> Static:
    """The creatures, perhaps only those that cost less than a number, are put into the battle zone tapped."""
    if cheaper_than is not None and cheaper_than.is_power:
        raise DefinitionError(f'"{cheaper_than.english}" is not a cost')
    meant = replace(cards, zones=())
    which = "" if cheaper_than is None else f" that cost less than {cheaper_than.english}"
    return Static(
        statics.PUT_TAPPED,
        f"{meant.whose_words()}{which} are put into the battle zone tapped",
        cards=meant,
        condition=condition,
        most_cost=cheaper_than,
    )


multicolored_cards_enter_mana_untapped = Static(
    statics.MANA_UNTAPPED,
    "whenever one of your multicolored cards would be put into your mana zone tapped, put it there untapped instead",
)


@word
def enter_mana_tapped(cards: Cards) -> Static:
    """The cards are put into their owner's mana zone tapped."""
    meant = replace(cards, zones=())
    zone = {owners.YOURS: "your mana zone", owners.OPPONENTS: "their mana zone"}.get(
        cards.whose, "their owners' mana zones"
    )
    return Static(statics.MANA_TAPPED, f"{meant.whose_words()} are put into {zone} tapped", cards=meant)


enters_instead_of_being_discarded = Static(
    statics.DISCARD_TO_BATTLE,
    "when this creature would be discarded from your hand, you may put it into the battle zone instead",
    condition=ON_OPPONENTS_TURN,
    optional=True,
)
_BY_OPPONENT = "when this creature would be discarded from your hand by your opponent's spell or creature ability"
enters_instead_of_being_discarded_by_opponent = Static(
    statics.DISCARD_TO_BATTLE,
    f"{_BY_OPPONENT}, you may put it into the battle zone instead",
    amount=statics.OPPONENTS_REMOVAL,
    optional=True,
)
mana_instead_of_being_discarded_by_opponent = Static(
    statics.DISCARD_TO_BATTLE,
    f"{_BY_OPPONENT}, you may put it into your mana zone instead",
    amount=statics.OPPONENTS_REMOVAL,
    zone=zones.MANA,
    optional=True,
)
must_enter_instead_of_being_discarded = Static(
    statics.DISCARD_TO_BATTLE,
    "when this creature would be discarded from your hand, put it into the battle zone instead",
    condition=ON_OPPONENTS_TURN,
)


@word
def enters_instead_of_being_discarded_by_opponent_then(*effects: Effect) -> Static:
    """As `enters_instead_of_being_discarded_by_opponent`; the effects follow if it has been put."""
    return replace(enters_instead_of_being_discarded_by_opponent, then=effects)


@word
def must_enter_instead_of_being_discarded_then(*effects: Effect) -> Static:
    """As `must_enter_instead_of_being_discarded`; the effects follow if it has been put."""
    return replace(must_enter_instead_of_being_discarded, then=effects)


_OF_THE_HAND = replace(CARDS, zones=(zones.HAND,), whose=owners.YOURS)
mana_instead_of_discarding = Static(
    statics.INSTEAD_OF_DISCARD,
    "whenever you would discard a card",
    cards=_OF_THE_HAND,
    zone=zones.MANA,
    optional=True,
    instead="you may put it into your mana zone instead",
)
dies_instead_of_your_discarding = PaidInstead(
    statics.INSTEAD_OF_DISCARD,
    "during your opponent's turn, when you would discard a card",
    cards=_OF_THE_HAND,
    condition=replace(ON_OPPONENTS_TURN, english=""),
    optional=True,
    instead="you may destroy this creature instead",
    then=(destroy(THIS),),
)
opponents_costs_stay = Static(
    statics.KEEPS_COSTS, "abilities that reduce the cost of cards that your opponent uses are ignored"
)


creatures_may_stay_tapped = Static(
    statics.MAY_STAY_TAPPED, "whenever a creature would untap, its owner may choose not to untap it"
)


def _otherwise(origins: tuple[int, ...], zone: int, english: str) -> Static:
    bits = sum(1 << origin for origin in origins)
    return Static(statics.GRAVEYARD_OTHERWISE, english, acts=bits, zone=zone, optional=True)


hand_instead_of_graveyard_from_mana = _otherwise(
    (zones.MANA,),
    zones.HAND,
    "whenever a card would be put into your graveyard from your mana zone, you may return it to your hand instead",
)
mana_instead_of_graveyard_from_hand_or_battle = _otherwise(
    (zones.HAND, zones.BATTLE),
    zones.MANA,
    "whenever one of your cards would be put into your graveyard from your hand or the battle zone, you may put it "
    "into your mana zone instead",
)


@word
def may_battle_for_others(cards: Cards) -> Static:
    """When one of your other creatures that fit would battle, this creature may battle instead."""
    mine = your(cards.other())
    english = f"whenever {mine.one_of()} would battle, you may have this creature battle instead"
    return Static(statics.BATTLES_FOR, english, mine, amount=statics.FOR_OTHERS)


@word
def may_have_others_battle(cards: Cards) -> Static:
    """When this creature would battle, one of your other creatures that fit may battle instead."""
    mine = your(cards.other())
    english = f"when this creature would battle, you may have one of {mine.whose_words(one=True)} battle instead"
    return Static(statics.BATTLES_FOR, english, mine)
