"""Nouns: the cards that an effect acts on, found when it is processed.

Choosing, all, at random, and pronouns. The verbs are in `verbs`, the descriptions of cards in `descriptions`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import POWER_OF_THEM, Amount
from sim.cards.words.descriptions import IN_PLAY, WHOSE_WORDS, Cards
from sim.cards.words.english import count_word, listed, plural_of
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, Spoken, word
from sim.cards.words.rows import Rows
from sim.engine.record.codes import programs
from sim.engine.record.codes.abilities import ANYONES, YOURS
from sim.engine.record.codes.cards import BATTLE, DECK, SHIELD
from sim.engine.record.codes.descriptions import COSTS_AT_MOST_THEIR_MANA, HIGHEST_POWER

__all__ = [
    "AtRandom",
    "Choose",
    "Every",
    "IT",
    "Noun",
    "Pronoun",
    "Several",
    "THAT",
    "THEM",
    "THE_BLOCKER",
    "THE_REST",
    "THIS",
    "all_but",
    "among_the_rest",
    "among_them",
    "at_random",
    "choose",
    "choose_any_number",
    "choose_no_stronger",
    "choose_one_of_each_civilization",
    "choose_up_to",
    "every",
    "opponent_chooses",
    "opponent_may_choose",
    "together",
]

ANY_NUMBER = 60


def _in_play(cards: Cards) -> str:
    """The battle zone in English where it must be named: "creature" implies it, "card" does not."""
    return " in the battle zone" if cards.are_single and cards.zones == (BATTLE,) else ""


class Noun(Spoken):
    """Cards as the object of a verb."""

    @property
    def whose(self) -> int:
        """Whose cards they are, if the text says it."""
        return ANYONES

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return True

    @property
    def described(self) -> tuple[Cards, ...]:
        """Its descriptions that name zones; pronouns and choices among known cards have none."""
        return ()

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        raise NotImplementedError

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        raise NotImplementedError

    def as_subject(self) -> str:
        """The noun in English as the subject of a sentence."""
        return self.words()

    def home(self, zone: str) -> str:
        """A zone of the owner: "your hand", "its owner's hand", "their owners' hands"."""
        if self.whose == YOURS:
            return f"your {zone}"
        if self.whose != ANYONES:
            return f"their {zone}"
        return f"their owners' {plural_of(zone)}" if self.many else f"its owner's {zone}"


@dataclass(frozen=True)
class Choose(Noun):
    """A player chooses among cards when the effect is processed (605.2b)."""

    most: int | Amount
    cards: Cards
    least: int | Amount
    by_opponent: bool = False
    limit: int = programs.NO_LIMIT
    limit_amount: int | Amount = 0
    among_them: bool = False
    of_the_rest: bool = False  # among the cards that an earlier choice has left
    in_addition: bool = False  # to the cards that are "them" already

    def __post_init__(self) -> None:
        """Refuse what the engine would ignore."""
        if self.cards.relation == HIGHEST_POWER:
            raise DefinitionError(f"only `every` and `at_random` can refer to {self.cards.words()}")
        if self.limit and self.among_them:
            raise DefinitionError("a choice from cards looked at can't have a limit")
        if self.limit and self.cards.also is not None and self.limit == programs.ONE_OF_EACH_CIVILIZATION:
            raise DefinitionError("a card of each civilization is chosen from cards of one description")
        if self.limit and SHIELD in self.cards.zones:
            raise DefinitionError("a shield is face down: a choice among shields can't have a limit")

    @property
    def whose(self) -> int:
        """Whose cards they are; cards looked at or revealed are from your deck."""
        return YOURS if self.among_them else self.cards.whose

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return isinstance(self.most, Amount) or self.most > 1

    @property
    def described(self) -> tuple[Cards, ...]:
        """The description, and the second one (`also`) if it has one; a choice among "them" names no zones."""
        return () if self.among_them else (self.cards, *filter(None, [self.cards.also]))

    @property
    def in_deck(self) -> bool:
        """Whether the deck is searched."""
        return not self.among_them and self.cards.zones == (DECK,)

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        if self.of_the_rest:
            THE_REST.write(rows, verb)
        elif self.among_them:
            rows.needs("them", "there are no cards to choose among")
        rows.step(
            programs.SELECT_AMONG if self.among_them else programs.SELECT,
            filter=rows.filter(self.cards, to_choose=not self.among_them),
            least=rows.amount(self.least),
            most=rows.amount(self.most),
            by_opponent=self.by_opponent,
            limit=self.limit,
            limit_amount=rows.amount(self.limit_amount),
            verb=verb,
            add_to_them=self.in_addition,
        )

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        cards = self.cards
        if cards.also is not None:
            these, others = (replace(self, cards=part) for part in (replace(cards, also=None), cards.also))
            return f"{these.words(where, theirs)} or {others.words(where, theirs)}"
        if self.limit == programs.ONE_OF_EACH_CIVILIZATION:
            owner, bare = self._owner(theirs), replace(cards, zones=())
            one = f"one of {owner}{bare.words()}" if owner else bare.words(plural=False, article=True)
            return f"{one} of each civilization{cards.place('in', theirs)}"
        left = "the rest" if self.of_the_rest else "them"
        among = f" from among {left}" if self.among_them else cards.place(where, theirs) + _in_play(cards)
        bare = replace(cards, zones=())
        owner = self._owner(theirs)
        if isinstance(self.most, Amount):
            return f"a number of {owner}{bare.words()}{among} equal to {self.most.english}"
        if self.most >= ANY_NUMBER:
            limits = {
                programs.NO_LIMIT: "",
                programs.TOTAL_POWER: f" with total power {self.limit_amount} or less",
                programs.TOTAL_COST: f" with total cost {self.limit_amount} or less",
            }
            return f"any number of {owner}{bare.words()}{limits[self.limit]}{among}"
        if isinstance(self.limit_amount, Amount):
            some = f"{count_word(self.most)} of {owner}{bare.words()}"
            return f"{some} with power no greater than {self.limit_amount.english}"
        if cards.relation == COSTS_AT_MOST_THEIR_MANA:
            return cards.words(self.many, article=not self.many, where=where, theirs=theirs)
        if self.least != self.most and self.most > 1:
            return f"up to {self.most} {'of ' + owner if owner else ''}{bare.words()}{among}"
        if owner:
            return f"{count_word(self.most)} of {owner}{bare.words()}{among}"
        if self.most == 1:
            return bare.words(plural=False, article=True) + among
        return f"{self.most} {bare.words()}{among}"

    def _owner(self, theirs: bool) -> str:
        """Whose cards they are, unless the zone says it."""
        if self.cards.zones not in IN_PLAY:
            return ""
        return "their " if theirs else WHOSE_WORDS[self.cards.whose]


@dataclass(frozen=True)
class Several(Noun):
    """Groups of cards that are chosen one after the other and then affected all at once."""

    choices: tuple[Choose, ...]

    def __post_init__(self) -> None:
        """Refuse what the engine would ignore."""
        if any(noun.by_opponent or noun.among_them for noun in self.choices):
            raise DefinitionError("only your own choices of cards in zones can be made together")

    @property
    def whose(self) -> int:
        """Whose cards they are, if all are one player's."""
        return self.choices[0].whose if len({noun.whose for noun in self.choices}) == 1 else ANYONES

    @property
    def described(self) -> tuple[Cards, ...]:
        """The description of each choice."""
        return tuple(choice.cards for choice in self.choices)

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        for index, noun in enumerate(self.choices):
            replace(noun, in_addition=index > 0).write(rows, verb)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        return listed([noun.words(where, theirs) for noun in self.choices], "and")


@dataclass(frozen=True)
class AllBut(Noun):
    """All cards of a description except those that a player chooses."""

    kept: Choose

    @property
    def whose(self) -> int:
        """Whose cards they are."""
        return self.kept.whose

    @property
    def described(self) -> tuple[Cards, ...]:
        """The description of all the cards."""
        return (self.kept.cards,)

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        Every(self.kept.cards).write(rows, verb)
        replace(self.kept, among_them=True).write(rows, verb)
        rows.step(programs.REST)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; the verb says before who chooses."""
        return "the rest"


@dataclass(frozen=True)
class Every(Noun):
    """All cards of a description; "all" is not choosing (605.2b)."""

    cards: Cards

    @property
    def whose(self) -> int:
        """Whose cards they are."""
        return self.cards.whose

    @property
    def described(self) -> tuple[Cards, ...]:
        """The description."""
        return (self.cards,)

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        rows.step(programs.EVERY, filter=rows.filter(self.cards, as_a_whole=True))

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        return f"all {self.cards.whose_words(where=where, theirs=theirs)}{_in_play(self.cards)}"


@dataclass(frozen=True)
class AtRandom(Noun):
    """Cards chosen at random, by no player."""

    number: int
    cards: Cards

    @property
    def whose(self) -> int:
        """Whose cards they are."""
        return self.cards.whose

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return self.number > 1

    @property
    def described(self) -> tuple[Cards, ...]:
        """The description."""
        return (self.cards,)

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        rows.step(
            programs.AT_RANDOM,
            filter=rows.filter(self.cards, as_a_whole=True),
            amount=rows.amount(self.number),
        )

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        bare = replace(self.cards, zones=())
        cards = f"{self.number} {bare.words()}" if self.many else bare.words(plural=False, article=True)
        return f"{cards} at random{self.cards.place(where, theirs)}{_in_play(self.cards)}"


@dataclass(frozen=True)
class Pronoun(Noun):
    """A card, or cards, that the effect knows already."""

    code: int  # of a step, or END for "them", which needs no step
    english: str
    owner: int = ANYONES
    subject: str = ""
    plural: bool = False

    @property
    def whose(self) -> int:
        """Whose cards they are, if the text says it."""
        return self.owner

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return self.plural

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        if self.code == programs.END:
            rows.needs("them", f'nothing before says what "{self.english}" refers to')
            return
        if self.code == programs.REST:
            rows.needs("rest", "no earlier choice leaves a rest")
        if self.code == programs.THAT:
            rows.needs("that", "the event has no creature to refer to")
        if self.code == programs.THE_BLOCKER:
            rows.needs("blocker", "only an ability that waits for this creature to be blocked knows the blocker")
        rows.step(self.code)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English."""
        return self.english

    def as_subject(self) -> str:
        """The noun in English as the subject of a sentence."""
        return self.subject or self.english


THIS = Pronoun(programs.THIS, "this creature", YOURS)
THAT = Pronoun(programs.THAT, "that creature")
THE_BLOCKER = Pronoun(programs.THE_BLOCKER, "the blocking creature")
THEM = Pronoun(programs.END, "them", subject="they", plural=True)
IT = Pronoun(programs.END, "it", YOURS)  # the one card of your own that was looked at, revealed or chosen
THE_REST = Pronoun(programs.REST, "the rest", YOURS, plural=True)


@word
def choose(number: FromOne, cards: Cards) -> Choose:
    """Choose exactly that many, or all if there are fewer."""
    return Choose(number, cards, number)


@word
def choose_up_to(number: FromOne, cards: Cards) -> Choose:
    """Choose up to that many."""
    return Choose(number, cards, 0)


@word
def choose_any_number(cards: Cards, total_power: FromZero | None = None, total_cost: FromZero | None = None) -> Choose:
    """Choose any number, perhaps up to a total power or a total cost."""
    if total_power is not None and total_cost is not None:
        raise DefinitionError("give a total power or a total cost, not both")
    if total_power is not None:
        return Choose(ANY_NUMBER, cards, 0, limit=programs.TOTAL_POWER, limit_amount=total_power)
    if total_cost is not None:
        return Choose(ANY_NUMBER, cards, 0, limit=programs.TOTAL_COST, limit_amount=total_cost)
    return Choose(ANY_NUMBER, cards, 0)


@word
def choose_no_stronger(cards: Cards) -> Choose:
    """Choose one with at most the power of the creature mentioned before."""
    return Choose(1, cards, 1, limit=programs.TOTAL_POWER, limit_amount=POWER_OF_THEM)


@word
def choose_one_of_each_civilization(cards: Cards) -> Choose:
    """Choose one card of each civilization."""
    return Choose(5, cards, 5, limit=programs.ONE_OF_EACH_CIVILIZATION)


@word
def opponent_chooses(number: FromOne | Amount, cards: Cards) -> Choose:
    """The opponent chooses."""
    return Choose(number, cards, number, by_opponent=True)


@word
def opponent_may_choose(number: FromOne, cards: Cards) -> Choose:
    """The opponent chooses up to that many."""
    return Choose(number, cards, 0, by_opponent=True)


@word
def among_them(selection: Choose) -> Choose:
    """Choose among the cards looked at or revealed; the others become the rest."""
    return replace(selection, among_them=True, cards=replace(selection.cards, zones=()))


@word
def among_the_rest(selection: Choose) -> Choose:
    """Choose among the cards that an earlier choice has left; the others are still the rest."""
    return replace(among_them(selection), of_the_rest=True)


@word
def together(*choices: Choose) -> Several:
    """Choose these one after the other; then all of them are affected at once."""
    return Several(choices)


@word
def all_but(kept: Choose) -> AllBut:
    """A player chooses; all the others are affected."""
    if kept.among_them or kept.limit or kept.least != kept.most:
        raise DefinitionError(f'"{kept.words()}": it takes a plain choice of a fixed number of cards in a zone')
    return AllBut(kept)


@word
def every(cards: Cards) -> Every:
    """All cards of the description."""
    return Every(cards)


@word
def at_random(number: FromOne, cards: Cards) -> AtRandom:
    """Cards at random."""
    return AtRandom(number, cards)
