"""Static abilities, which apply while a card is in the right zone: power, keywords, and what no
other file has.

Printed keywords are not `Static`: they are in `keywords`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import (
    ON_OPPONENTS_TURN,
    THIS_IS_CROSSED,
    THIS_IS_FORCED,
    Amount,
    Condition,
    both_hold,
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
from sim.cards.words.english import count_word, sentence, with_article
from sim.cards.words.keywords import Feature, Keyword, PowerAttacker, cant_attack, cant_block, granted
from sim.cards.words.misuse import DefinitionError, FromOne, word
from sim.cards.words.prohibitions import forbidden, meant_by
from sim.cards.words.rows import Known, Rows
from sim.cards.words.tap_abilities import TapAbility
from sim.cards.words.triggers import SilentSkill, Trigger
from sim.cards.words.verbs import size
from sim.engine.record.codes import (
    acts,
    amounts,
    card_types,
    civilizations,
    comparisons,
    descriptions,
    events,
    keywords,
    owners,
    programs,
    state_checks,
    statics,
    traits,
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
    statics.TAKES_SPELLS,
    statics.CASTS_ANYWAY,
    statics.USES_TOP,
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
    statics.USES_TOP,
}

ABOUT_TWO = {
    statics.BATTLES_FOR,
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
                if self.acts & acts.CAST:
                    raise rows.error("only spells are cast")
                raise rows.error("only creatures are summoned")
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
        of_creatures = self.head in ABOUT_TWO or self.head == statics.UNCHOOSABLE
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
            # A creature is put tapped for what is printed on it: nothing gives it any ability before it is there.
            keywords=self.head in MAY_ASK_KEYWORDS or self.head in (statics.POWER, statics.PUT_TAPPED),
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


@word
def triples_its_power(condition: Condition) -> Static:
    """The power of this creature is tripled while a condition holds, after everything else that changes it (206.4)."""
    return Static(statics.DOUBLES_POWER, "this creature's power is tripled", amount=3, condition=condition)


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


taps_as_mana_of_all_civilizations = Static(
    statics.TAPS_AS_MANA,
    "you may tap this creature as if it were in your mana zone and had all civilizations",
    acts=civilizations.ALL,
)
"""To pay a cost; its mana number is 1. It may have been put this turn."""

taps_as_mana = Static(statics.TAPS_AS_MANA, "you may tap this creature as if it were in your mana zone")
"""To pay a cost, with its own civilizations; its mana number is 1. It may have been put this turn."""


@word
def up_to_a_cost_cant_attack_or_block(cards: Cards, most_cost: Amount, *, condition: Condition | None = None) -> Static:
    """Creatures that cost at most a number, which is counted at every moment, can neither attack nor block."""
    if most_cost.is_power:
        raise DefinitionError(f'"{most_cost.english}" is not a cost')
    english = f"{cards.whose_words()} that cost no more than {most_cost.english} can't attack or block"
    forbidden = granted(cant_attack) | granted(cant_block)
    return Static(statics.KEYWORD, english, cards, keywords=forbidden, condition=condition, most_cost=most_cost)


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


draws_breaks = Static(
    statics.DRAWS_BREAKS, "your opponent's attacking creatures attack you and break this shield if able"
)


@word
def cant_be_chosen_by(by: Cards, cards: Cards | None = None, *, condition: Condition | None = None) -> Static:
    """The opponent can't choose this creature, or those described, with the cards."""
    meant = replace(by, zones=(), whose=owners.ANYONES)  # no matter who owns what the opponent uses
    chosen = "this creature" if cards is None else cards.whose_words()
    english = f"your opponent can't choose {chosen} with {meant.words()}"
    return Static(statics.UNCHOOSABLE, english, meant, against=cards, condition=condition)


opponent_cant_tap_this = Static(statics.STAYS_UPRIGHT, "your opponent can't tap this creature")


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
def limits_unsealing(commands: Cards) -> Static:
    """Seals of yours leave only by a Command that is summoned, or put by ZERO, and one each turn (116.4)."""
    english = (
        "your seals can't be removed except, once each turn, by "
        f"{with_article(commands.words(plural=False))} that you summon or put into the battle zone with ZERO"
    )
    return Static(statics.LIMITS_UNSEALING, english, cards=replace(commands, zones=(), whose=owners.ANYONES))


more_knight_magic = Static(
    statics.MORE_KNIGHT_MAGIC,
    'you may use the "Knight Magic" abilities of your Knight spells once more',
)

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
def may_summon_top_of_deck(cards: Cards) -> Static:
    """In your turn you see the top card of your deck, and may summon it for its cost if it fits."""
    cards = replace(cards, zones=(), whose=owners.ANYONES)
    english = (
        "during your turn, you may look at the top card of your deck at any time. "
        f"If it is {cards.one_of()}, you may summon it"
    )
    return Static(statics.USES_TOP, english, cards)


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


your_hand_cant_be_discarded = Static(
    statics.KEEPS_HAND, "cards in your hand can't be discarded by your opponent's spells or creature abilities"
)


@word
def what_is_put_does_not_trigger(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Abilities of creatures that trigger by their own being put do not."""
    english = f"whenever abilities of {cards.whose_words()} would trigger by their being put into the battle zone"
    instead = "those abilities don't trigger instead"
    return Static(statics.MUTES, english, cards, instead=instead, condition=condition)


@word
def what_is_put_triggers_nothing_of(cards: Cards) -> Static:
    """Abilities of creatures that trigger by the being put of any of these creatures do not."""
    english = f"whenever abilities of {cards.whose_words()} would trigger by any of them being put into the battle zone"
    return Static(statics.MUTES_ALL, english, cards, instead="those abilities don't trigger instead")


@word
def attack_abilities_trigger_twice(cards: Cards) -> Static:
    """What creatures say of their own attacks triggers twice."""
    english = f"whenever one of {cards.whose_words(one=True)} attacks and an ability of it would trigger"
    return Static(statics.TRIGGERS_TWICE, english, cards, instead="that ability triggers twice instead")


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
    """This creature has this race besides its own while it is crossed, or while you have a number of shields."""
    left = condition.left
    counts = left.code == amounts.COUNT and left.cards == your(SHIELDS) and left.factor == 1
    if condition != THIS_IS_CROSSED and (not counts or not isinstance(condition.right, int) or condition.also):
        reason = "a creature is given a race only while it is crossed, or by a number of your shields"
        raise DefinitionError(f'"{condition.words()}": {reason}')
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


@word
def takes_spells(cards: Cards, *then: Effect) -> Static:
    """Spells that fit may go under this card after you have cast them, from wherever; then this follows."""
    meant = replace(cards, zones=(), whose=owners.ANYONES)
    english = f"after you cast {meant.one_of()}, you may put it under this creature instead of your graveyard"
    return Static(statics.TAKES_SPELLS, english, meant, amount=1, optional=True, then=then)


@word
def casts_anyway(cards: Cards) -> Static:
    """You ignore what would prevent you from casting these spells (101.2)."""
    meant = replace(cards, zones=(), whose=owners.ANYONES)
    english = f"ignore any effects that would prevent you from casting {meant.words()}"
    return Static(statics.CASTS_ANYWAY, english, meant)


shield_trigger_spells_return = Static(
    statics.KEEPS_TRIGGERED,
    'after you cast a spell by using its "shield trigger" ability, put it into your hand instead of your graveyard',
    cards=replace(SPELLS, zones=(), whose=owners.YOURS),
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


creatures_may_stay_tapped = Static(
    statics.MAY_STAY_TAPPED, "whenever a creature would untap, its owner may choose not to untap it"
)
