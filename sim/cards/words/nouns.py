"""Nouns: the cards that an effect acts on, found when it is processed.

Choosing, all, at random, and pronouns. The verbs are in `verbs`, the descriptions of cards in `descriptions`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import ON_YOUR_TURN, Amount, power_of_them
from sim.cards.words.descriptions import CARDS, Cards, Comparison
from sim.cards.words.english import count_word, listed, plural_of
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, Spoken, word
from sim.cards.words.rows import Known, Rows
from sim.engine.record.codes import amounts, comparisons, descriptions, owners, programs, verbs, zones
from sim.language import gettext

ANY_NUMBER = 60
# Who can choose among their own cards, besides you and your opponent: `Choose.by_owner`.
THAT_PLAYER = "that player"
THAT_OWNER = "that creature's owner"


class Noun(Spoken):
    """Cards as the object of a verb."""

    @property
    def whose(self) -> int:
        """Whose cards they are, if the text says it."""
        return owners.ANYONES

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

    def spoken(self, mention: Mention | None) -> Noun:
        """The noun in a text that has just spoken of some cards."""
        return self

    def mention(self) -> Mention:
        """What "it" or "they" mean after this noun."""
        nouns = {cards.noun for cards in self.described}
        return Mention(self.whose, self.many, nouns.pop() if len(nouns) == 1 else "card")

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        raise NotImplementedError

    def as_subject(self) -> str:
        """The noun in English as the subject of a sentence."""
        return self.words()

    def home(self, zone: str) -> str:
        """A zone of the owner: "your hand", "its owner's hand", "their owners' hands"."""
        if self.whose == owners.YOURS:
            return f"your {zone}"
        if self.whose != owners.ANYONES:
            return f"their {zone}"
        return f"their owners' {plural_of(zone)}" if self.many else f"its owner's {zone}"


@dataclass(frozen=True)
class Choose(Noun):
    """A player chooses among cards when the effect is processed (605.2b)."""

    most: int | Amount
    cards: Cards
    least: int | Amount
    by_opponent: bool = False
    by_owner: str = ""  # a player whom the text knows chooses among their own cards: "that player"
    by_each: bool = False  # each player chooses among their own cards, the turn player first
    limit: int = programs.NO_LIMIT
    limit_amount: int | Amount = 0
    among_them: bool = False
    of_the_rest: bool = False  # among the cards that an earlier choice has left
    in_addition: bool = False  # to the cards that are "them" already
    from_whose: int = owners.YOURS  # of a choice among cards looked at: whose they are

    def __post_init__(self) -> None:
        """Refuse what the engine would ignore."""
        of_costs = (programs.NO_LIMIT, programs.TOTAL_COST, programs.DIFFERENT_COSTS)
        if self.limit not in of_costs and self.among_them:
            raise DefinitionError("a choice from cards looked at can only have a limit of their costs")
        if self.limit and self.cards.also is not None and self.limit == programs.ONE_OF_EACH_CIVILIZATION:
            raise DefinitionError("a card of each civilization is chosen from cards of one description")
        if self.limit and any(zones.SHIELD in part.zones for part in (self.cards, self.cards.also) if part is not None):
            raise DefinitionError("a shield is face down: a choice among shields can't have a limit")

    @property
    def whose(self) -> int:
        """Whose cards they are; for cards looked at or revealed, the text has said it."""
        if self.among_them:
            return self.from_whose
        also = self.cards.also
        return self.cards.whose if also is None or also.whose == self.cards.whose else owners.ANYONES

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return isinstance(self.most, Amount) or self.most > 1 or self.by_each

    @property
    def number_in_full(self) -> int:
        """How many of the described cards are chosen if there are this many; 0 where it is not a fixed number."""
        if not isinstance(self.most, int) or self.is_optional:
            return 0
        return 0 if self.among_them or self.limit or self.cards.also else self.most

    @property
    def is_optional(self) -> bool:
        """Whether fewer can be chosen."""
        return self.least != self.most

    @property
    def described(self) -> tuple[Cards, ...]:
        """The description, and the second one (`also`) if it has one; a choice among "them" names no zones."""
        return () if self.among_them else (self.cards, *filter(None, [self.cards.also]))

    @property
    def in_deck(self) -> bool:
        """Whether the deck is searched."""
        return not self.among_them and self.cards.zones == (zones.DECK,) and self.cards.also is None

    @property
    def may_fail(self) -> bool:
        """Whether the player may find fewer cards than the text says.

        So it is if a deck is searched for cards that must fit something: nobody else sees whether they are there
        (400.2d, 701.10b). A search for any card can't fail.
        """
        return self.in_deck and replace(self.cards, zones=(), whose=owners.ANYONES) != replace(CARDS, zones=())

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        amounts = (self.least, self.most, self.limit_amount)
        if self.cards.comparison is not None and any(
            isinstance(one, Amount) and one.cards is not None and one.cards.comparison is not None for one in amounts
        ):
            raise rows.error("cards are compared in the choice and in its number: the engine remembers one comparison")
        if self.by_each:
            self._write_each(rows, verb)
            return
        if self.by_owner == THAT_OWNER:
            rows.needs("that creature", "the event has no creature whose owner could choose")
        if self.of_the_rest:
            THE_REST.write(rows, verb)
        elif self.among_them:
            rows.needs("them", "there are no cards to choose among")
            if rows.they_are_picked:
                raise rows.error('cards have been chosen from among them: say "from among the rest" of those left')
        rows.step(
            programs.SELECT_AMONG if self.among_them else programs.SELECT,
            filter=rows.filter(self.cards, to_choose=not self.among_them),
            least=0 if self.may_fail else rows.amount(self.least),
            most=rows.amount(self.most),
            chooser=self._chooser,
            limit=self.limit,
            limit_amount=rows.amount(self.limit_amount),
            verb=verb,
            add_to_them=self.in_addition,
        )

    @property
    def _chooser(self) -> int:
        """Who chooses, as the step says it."""
        if self.by_owner:
            return programs.CHOSEN_PLAYERS
        return owners.OPPONENTS if self.by_opponent else owners.YOURS

    def _write_each(self, rows: Rows, verb: int) -> None:
        """Write the choices of both players, which are of both together then (101.4)."""
        yours = replace(self, by_each=False, cards=replace(self.cards, whose=owners.YOURS))
        theirs = replace(self, by_each=False, by_opponent=True, cards=replace(self.cards, whose=owners.OPPONENTS))
        on_other_turn = rows.step(programs.UNLESS, condition=rows.condition(ON_YOUR_TURN))
        yours.write(rows, verb)
        replace(theirs, in_addition=True).write(rows, verb)
        leave = rows.step(programs.JUMP)
        rows.go_here(on_other_turn)
        theirs.write(rows, verb)
        replace(yours, in_addition=True).write(rows, verb)
        rows.go_here(leave)

    def spoken(self, mention: Mention | None) -> Noun:
        """The noun in a text that has just spoken of some cards."""
        limit, whose = self.limit_amount, self.from_whose
        if limit == power_of_them() and mention is not None:
            english = "their total power" if mention.many else f"{mention.later().words()}'s"
            limit = replace(power_of_them(), english=english)
        if self.among_them and mention is not None:
            whose = mention.whose
        return replace(self, limit_amount=limit, from_whose=whose, cards=self.cards.spoken(mention))

    def mention(self) -> Mention:
        """What "it" or "they" mean after this noun."""
        also = self.cards.also
        noun = self.cards.noun if also is None or also.noun == self.cards.noun else "card"
        return Mention(self.whose, self.many, noun, among=self.among_them)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        cards = self.cards
        if cards.also is not None:
            these, others = (replace(self, cards=part) for part in (replace(cards, also=None), cards.also))
            they_own = theirs and others.cards.whose == owners.OPPONENTS
            return f"{these.words(where, theirs)} or {others.words(where, they_own)}"
        if self.of_the_rest:
            among = " from among the rest"
        else:
            among = " from among them" if self.among_them else cards.place(where, theirs)
        owner = "" if self.among_them else cards.owner_words(theirs)
        limit = cards.mana_limit(self.many)
        if self.limit == programs.ONE_OF_EACH_CIVILIZATION:
            number = self._number(1, 1, owner)
            return f"{number} of each civilization{among}{limit}"
        if isinstance(self.most, Amount):
            return self._as_many(self.most, owner, among + limit)
        return f"{self._number(self.least, self.most, owner)}{self._limits()}{among}{limit}"

    def _number(self, least: int | Amount, most: int, owner: str) -> str:
        """How many of which cards: "up to 2 of your creatures"."""
        bare = self._bare()
        if least == 0 and most >= ANY_NUMBER:
            return f"any number of {owner}{bare.words()}"
        up_to = "up to " if least != most else ""
        if owner:
            return f"{up_to}{count_word(most)} of {owner}{bare.words(one=most == 1)}"
        if most > 1:
            return f"{up_to}{most} {bare.words()}"
        return f"up to one {bare.words(plural=False)}" if up_to else bare.words(plural=False, article=True)

    def _bare(self) -> Cards:
        """The description without its zone, and without the limit of a mana zone, which stands after the zone."""
        bare = replace(self.cards, zones=())
        return (
            replace(bare, relation=descriptions.NO_RELATION, comparison=None) if bare.mana_limit(plural=True) else bare
        )

    def _as_many(self, most: Amount, owner: str, among: str) -> str:
        """As many as something else: "a number of your creatures equal to the number of your shields"."""
        bare = self._bare().words()
        up_to = "up to " if self.least != most else ""
        if most.code == amounts.NUMBER:
            return f"{up_to}that many {'of ' + owner if owner else ''}{bare}{among}"
        return f"{up_to}a number of {owner}{bare}{among} equal to {most.english}"

    def _limits(self) -> str:
        """The limit of all of them together."""
        if isinstance(self.limit_amount, Amount):
            what, where = "total cost" if self.limit == programs.TOTAL_COST else "total power", ""
            if self.limit_amount.code == amounts.POWER_OF_THEM:
                what = "power"
            if self.limit == programs.TOTAL_COST_BY_ZONE:
                what, where = "total cost", " in different zones"
            return f"{where} with {what} no greater than {self.limit_amount.english}"
        limits = {
            programs.NO_LIMIT: "",
            programs.TOTAL_POWER: f" with total power {self.limit_amount} or less",
            programs.DIFFERENT_COSTS: " with different costs",
            programs.DIFFERENT_NAMES: " with different names",
            programs.DIFFERENT_CIVILIZATIONS: " with a different civilization each",
            programs.TOTAL_COST: f" with total cost {self.limit_amount} or less",
        }
        return limits[self.limit]


@dataclass(frozen=True)
class Several(Noun):
    """Groups of cards that are chosen one after the other and then affected all at once."""

    choices: tuple[Choose, ...]

    def __post_init__(self) -> None:
        """Refuse what the engine would ignore."""
        if any(noun.by_opponent or noun.by_owner or noun.by_each or noun.among_them for noun in self.choices):
            raise DefinitionError("only your own choices of cards in zones can be made together")
        if any(refers_to_them(noun.cards) for noun in self.choices):
            raise DefinitionError("cards that are chosen together can't be compared with each other")

    @property
    def many(self) -> bool:
        """Whether they may be several: one choice of one card is one card."""
        return len(self.choices) > 1 or self.choices[0].many

    @property
    def number_in_full(self) -> int:
        """How many cards they are if all are chosen in full; 0 if fewer may be."""
        numbers = [choice.number_in_full for choice in self.choices]
        return sum(numbers) if all(numbers) else 0

    @property
    def whose(self) -> int:
        """Whose cards they are, if all are one player's."""
        return self.choices[0].whose if len({noun.whose for noun in self.choices}) == 1 else owners.ANYONES

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

    def spoken(self, mention: Mention | None) -> Noun:
        """The noun in a text that has just spoken of some cards."""
        spoken = (choice.spoken(mention) for choice in self.choices)
        return replace(self, choices=tuple(choice for choice in spoken if isinstance(choice, Choose)))


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
        if not self.kept.by_each:
            replace(self.kept, among_them=True).write(rows, verb)
            rows.step(programs.REST, exchanged=0)
            return
        chosen = replace(self.kept, among_them=True, by_each=False)
        yours = replace(chosen, cards=replace(chosen.cards, whose=owners.YOURS))
        theirs = replace(chosen, by_opponent=True, cards=replace(chosen.cards, whose=owners.OPPONENTS))
        # The turn player chooses first (101.4).
        on_other_turn = rows.step(programs.UNLESS, condition=rows.condition(ON_YOUR_TURN))
        self._keep(rows, verb, yours, theirs)
        leave = rows.step(programs.JUMP)
        rows.go_here(on_other_turn)
        self._keep(rows, verb, theirs, yours)
        rows.go_here(leave)

    def _keep(self, rows: Rows, verb: int, *choices: Choose) -> None:
        """Write choices among all of them, one after the other: what is chosen is left out."""
        for choice in choices:
            choice.write(rows, verb)
            rows.step(programs.REST, exchanged=0)

    def spoken(self, mention: Mention | None) -> Noun:
        """The noun in a text that has just spoken of some cards."""
        kept = self.kept.spoken(mention)
        return replace(self, kept=kept) if isinstance(kept, Choose) else self

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; the verb says before who chooses."""
        return "the rest"


@dataclass(frozen=True)
class AllAmong(Noun):
    """All cards of a description among those looked at or revealed: this is not choosing (605.2b)."""

    cards: Cards
    from_whose: int = owners.YOURS  # whose they are, which the text has said before

    @property
    def whose(self) -> int:
        """Whose cards they are; the text has said it."""
        return self.from_whose

    def write(self, rows: Rows, verb: int) -> None:
        """Write the step that makes these cards "them", and the others the rest."""
        rows.needs("them", "there are no cards to take these from")
        rows.step(
            programs.SELECT_AMONG,
            filter=rows.filter(self.cards),
            least=0,
            most=0,
            chooser=owners.YOURS,
            limit=programs.ALL_OF_THEM,
            limit_amount=0,
            verb=verb,
            add_to_them=False,
        )

    def spoken(self, mention: Mention | None) -> Noun:
        """The noun in a text that has just spoken of some cards."""
        whose = self.from_whose if mention is None else mention.whose
        return replace(self, from_whose=whose, cards=self.cards.spoken(mention))

    def mention(self) -> Mention:
        """What "it" or "they" mean after this noun."""
        return Mention(self.whose, many=True, noun=self.cards.noun, among=True)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English."""
        return f"all {self.cards.words()} from among them"


@dataclass(frozen=True)
class AllUnder(Noun):
    """All cards under creatures of the battle zone (109.2a)."""

    creatures: Noun

    @property
    def whose(self) -> int:
        """Whose cards they are: those of the creatures."""
        return self.creatures.whose

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        if any(cards.zones != (zones.BATTLE,) or cards.also is not None for cards in self.creatures.described):
            raise rows.error("cards lie under creatures in the battle zone")
        chosen = self.creatures
        if isinstance(chosen, Choose) and (chosen.by_opponent or chosen.by_owner or chosen.by_each):
            raise rows.error("it does not say that somebody else chooses the creatures")
        self.creatures.write(rows, verb)
        rows.step(programs.CROSSED_WITH_THEM, how=programs.THE_CARDS_UNDER)

    def spoken(self, mention: Mention | None) -> Noun:
        """The noun in a text that has just spoken of some cards."""
        return replace(self, creatures=self.creatures.spoken(mention))

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English."""
        return f"all cards under {self.creatures.words()}"


@word
def all_under(creatures: Noun) -> AllUnder:
    """All cards under the creatures."""
    return AllUnder(creatures)


_OF_ONE = (descriptions.CROSSED_BY_THIS, descriptions.IS_EQUIPPED_WITH_THIS, descriptions.HAS_THIS_AURA)


@dataclass(frozen=True)
class Every(Noun):
    """All cards of a description; "all" is not choosing (605.2b)."""

    cards: Cards

    @property
    def whose(self) -> int:
        """Whose cards they are."""
        return self.cards.whose

    @property
    def many(self) -> bool:
        """Whether they may be several: a cross gear, a weapon and an aura have one creature."""
        return self.cards.relation not in _OF_ONE

    @property
    def described(self) -> tuple[Cards, ...]:
        """The description."""
        return (self.cards,)

    def spoken(self, mention: Mention | None) -> Noun:
        """The noun in a text that has just spoken of some cards."""
        return replace(self, cards=self.cards.spoken(mention))

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        single = self.cards.are_single and verb in verbs.MOVES_CARDS
        rows.step(programs.EVERY, filter=rows.filter(self.cards, as_a_whole=True), single=single)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        if not self.many:
            return self.cards.words()
        return f"all {self.cards.whose_words(where=where, theirs=theirs, total=True)}"


@dataclass(frozen=True)
class AtRandom(Noun):
    """Cards chosen at random, by no player."""

    number: int | Amount
    cards: Cards
    in_addition: bool = False  # to the cards that are "them" already

    @property
    def whose(self) -> int:
        """Whose cards they are."""
        return self.cards.whose

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return isinstance(self.number, Amount) or self.number > 1 or self.in_addition

    @property
    def described(self) -> tuple[Cards, ...]:
        """The description."""
        return (self.cards,)

    def spoken(self, mention: Mention | None) -> Noun:
        """The noun in a text that has just spoken of some cards."""
        return replace(self, cards=self.cards.spoken(mention))

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        if self.in_addition:
            rows.needs("them", "no cards have been chosen before these")
        rows.step(
            programs.AT_RANDOM,
            filter=rows.filter(self.cards, as_a_whole=True),
            amount=rows.amount(self.number),
            add_to_them=self.in_addition,
        )

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        bare, owner = replace(self.cards, zones=()), self.cards.owner_words(theirs)
        place = self.cards.place(where, theirs)
        at_random = f"{place} at random" if self.cards.zones == (zones.BATTLE,) else f" at random{place}"
        if isinstance(self.number, Amount):
            if self.number.code == amounts.NUMBER:
                return f"that many {'of ' + owner if owner else ''}{bare.words()}{at_random}"
            return f"a number of {owner}{bare.words()}{at_random} equal to {self.number.english}"
        number = "one more" if self.in_addition else count_word(self.number)
        if owner:
            cards = f"{number} of {owner}{bare.words(one=self.number == 1)}"
        elif self.in_addition:
            cards = f"{number} {bare.words(plural=False)}"
        else:
            cards = f"{number} {bare.words()}" if self.many else bare.words(plural=False, article=True)
        return cards + at_random


@dataclass(frozen=True)
class AllRevealed(Noun):
    """All cards that have been revealed until one fitted, as far as they are still there."""

    @property
    def whose(self) -> int:
        """They are from your deck."""
        return owners.YOURS

    def write(self, rows: Rows, verb: int) -> None:
        """Write the step that makes these cards "them"."""
        rows.keep_revealed()
        rows.step(programs.REST, exchanged=0)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English."""
        return "all cards revealed in this way"


THE_REVEALED = AllRevealed()
"""All cards of your deck that were revealed until one fitted, with that one."""


@dataclass(frozen=True)
class Pronoun(Noun):
    """A card, or cards, that the effect knows already."""

    code: programs.StepCode  # of a step, or END for "them", which needs no step
    english: str
    owner: int = owners.ANYONES
    subject: str = ""
    plural: bool = False
    noun: str = "card"
    is_this: bool = False  # the creature that has the ability
    among: bool = False  # it was one of several cards of the same player: the rest
    needs: tuple[Known, str] | None = None  # what the program must know, and what the error says without it
    arguments: tuple[tuple[str, int], ...] = ()  # of the step

    @property
    def whose(self) -> int:
        """Whose cards they are, if the text says it."""
        return self.owner

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return self.plural

    def spoken(self, mention: Mention | None) -> Noun:
        """The noun in a text that has just spoken of some cards."""
        if mention is None:
            return self
        if self.code == programs.END:
            return replace(
                self,
                english=mention.words(),
                subject=mention.as_subject(),
                owner=mention.whose,
                plural=mention.many,
                noun=mention.noun,
                is_this=mention.is_this,
                among=mention.among,
            )
        if self.code == programs.REST and mention.among:
            return replace(self, owner=mention.whose)
        if self.code == programs.THIS and mention.is_this and mention.of_event and mention.fresh:
            return replace(self, english=self.english.replace("this creature", "it"))
        return self

    def mention(self) -> Mention:
        """What "it" or "they" mean after this noun."""
        return Mention(self.owner, self.plural, self.noun, self.is_this, among=self.among)

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        if self.code == programs.END:
            rows.needs("them", gettext('nothing before says what "{english}" refers to', english=self.english))
            if rows.they_have_gone:
                raise rows.error(
                    gettext(
                        'it never happens: "{english}" went elsewhere before, as other objects (400.8)',
                        english=self.english,
                    )
                )
            return
        if self.needs is not None:
            rows.needs(*self.needs)
        arguments = dict(self.arguments)
        if self.code == programs.THIS and "how" not in arguments:
            arguments["how"] = rows.how_to_find_this()
        rows.step(self.code, **arguments)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English."""
        return self.english

    def as_subject(self) -> str:
        """The noun in English as the subject of a sentence."""
        return self.subject or self.english


def of_attack(english: str, how: int, needs: tuple[Known, str]) -> Pronoun:
    """A creature of the attack or the battle."""
    return Pronoun(programs.OF_ATTACK, english, noun="creature", needs=needs, arguments=(("how", how),))


THIS = Pronoun(
    programs.THIS,
    "this creature",
    owners.YOURS,
    noun="creature",
    is_this=True,
    needs=(
        "this",
        "a spell is not a creature: say where it goes with a word such as returns_to_hand_after_casting",
    ),
)
"""The card that has the ability."""
THIS_FROM_GRAVEYARD = replace(
    THIS,
    english="this creature from your graveyard",
    arguments=(("how", programs.AS_IT_LEFT_FOR_GRAVEYARD),),
    needs=("this in the graveyard", "only an ability that waits for it to be destroyed or to lose a battle finds it"),
)
"""This creature, if it has just been put into your graveyard and is there."""
THIS_CREATURE = Mention(
    owners.YOURS, many=False, noun="creature", is_this=True, of_event=True
)  # an event has spoken of it
THAT = Pronoun(
    programs.THAT,
    "that creature",
    noun="creature",
    arguments=(("how", programs.AS_IT_IS),),
    needs=("that creature", "the event has no creature to refer to; for another card, write THAT_CARD"),
)
"""The creature of the event that the ability waited for."""
THAT_CARD = Pronoun(
    programs.THAT,
    "that card",
    arguments=(("how", programs.AS_IT_IS),),
    needs=("that card", "the event has no card to refer to; for a creature, write THAT"),
)
"""The card of the event that the ability waited for."""
THE_BLOCKER = of_attack(
    "the blocking creature",
    programs.THE_BLOCKING,
    needs=("blocker", "only an ability that waits for this creature to be blocked knows the blocker"),
)
"""The creature that blocks this one."""
THE_ATTACKER = of_attack(
    "the attacking creature",
    programs.THE_ATTACKING,
    needs=("attacker", "only an ability that waits for a creature to be attacked or to block knows the attacker"),
)
"""The creature that attacks."""


def _just_moved(english: str, place: int, needs: tuple[Known, str], noun: str = "card") -> Pronoun:
    """What the text has just moved to this zone of yours."""
    moved = (("place", place),)
    return Pronoun(programs.FOLLOW, english, owners.YOURS, noun=noun, needs=needs, arguments=moved)


THE_RETURNED = _just_moved(
    "the returned creature", zones.HAND, needs=("them", "nothing before says what was returned"), noun="creature"
)
"""The creature that the text has just returned to a hand."""
IT_FROM_GRAVEYARD = _just_moved(
    "it from your graveyard", zones.GRAVEYARD, needs=("them", "nothing before says what was put there")
)
"""The card that the text has just put into your graveyard."""
IT_FROM_HAND = _just_moved("it from your hand", zones.HAND, needs=("them", "nothing before says what was put there"))
"""The card that the text has just put into your hand."""
THEM = Pronoun(programs.END, "them", subject="they", plural=True)
"""The cards that the text has just spoken of."""
IT = Pronoun(programs.END, "it", owners.YOURS)
"""The card that the text has just spoken of."""
THE_REST = Pronoun(
    programs.REST,
    "the rest",
    owners.YOURS,
    plural=True,
    needs=("rest", "no earlier choice leaves a rest"),
    arguments=(("exchanged", 0),),
)
"""The cards that the last choice from among them left."""


@dataclass(frozen=True)
class Chosen(Pronoun):
    """The cards that were chosen from among others, after something has been done with the rest."""

    def spoken(self, mention: Mention | None) -> Noun:
        """The noun in a text: it always says "the chosen cards"."""
        return self

    def write(self, rows: Rows, verb: int) -> None:
        """Write the step: they are the rest now."""
        rows.keep_chosen()
        rows.step(programs.REST, exchanged=0)


THE_CHOSEN = Chosen(programs.REST, "the chosen card", owners.YOURS)
"""The card that was chosen from among others, after something has been done with the rest."""


def check_number(number: int | Amount) -> None:
    """Refuse an amount that is no number of cards."""
    if isinstance(number, Amount) and number.is_power:
        raise DefinitionError(f'"{number.english}" is not a number of cards')


@word
def choose(number: FromOne | Amount, cards: Cards) -> Choose:
    """Choose exactly that many, or all if there are fewer."""
    check_number(number)
    return Choose(number, cards, number)


@word
def choose_up_to(
    number: FromOne | Amount,
    cards: Cards,
    total_power: FromZero | Amount | None = None,
    total_cost: FromZero | Amount | None = None,
) -> Choose:
    """Choose up to that many, perhaps up to a total power or a total cost."""
    check_number(number)
    limited = _up_to(number, cards, total_power, total_cost)
    if limited.limit and not (isinstance(number, int) and number > 1):
        raise DefinitionError("a total is that of 2 cards or more")
    return limited


@word
def choose_any_number(
    cards: Cards, total_power: FromZero | Amount | None = None, total_cost: FromZero | Amount | None = None
) -> Choose:
    """Choose any number, perhaps up to a total power or a total cost."""
    return _up_to(ANY_NUMBER, cards, total_power, total_cost)


def _up_to(
    number: int | Amount, cards: Cards, total_power: int | Amount | None, total_cost: int | Amount | None
) -> Choose:
    if total_power is not None and total_cost is not None:
        raise DefinitionError("give a total power or a total cost, not both")
    if total_power is not None:
        return Choose(number, cards, 0, limit=programs.TOTAL_POWER, limit_amount=total_power)
    if total_cost is not None:
        return Choose(number, cards, 0, limit=programs.TOTAL_COST, limit_amount=total_cost)
    return Choose(number, cards, 0)


@word
def choose_of_different_costs(cards: Cards) -> Choose:
    """Choose any number of creatures, spells or elements, no two of which cost the same."""
    if not cards.types:
        raise DefinitionError(f'"{cards.words()}": say of which type they are: a twinpact has two costs')
    return Choose(ANY_NUMBER, cards, 0, limit=programs.DIFFERENT_COSTS)


@word
def choose_of_different_names(number: FromOne, cards: Cards) -> Choose:
    """Choose that many, no two of which have the same name."""
    if number == 1:
        raise DefinitionError("one card has no other name than itself: write choose(1, ...)")
    return Choose(number, cards, number, limit=programs.DIFFERENT_NAMES)


@word
def choose_up_to_in_different_zones(number: FromOne, cards: Cards, total_cost: Amount) -> Choose:
    """Choose up to that many with this total cost, no two of them in the same zone."""
    if not 1 < number <= len(cards.zones):
        raise DefinitionError(f"{number} cards in different zones: name as many zones, and more than one")
    return Choose(number, cards, 0, limit=programs.TOTAL_COST_BY_ZONE, limit_amount=total_cost)


@word
def choose_no_stronger(cards: Cards) -> Choose:
    """Choose one with at most the power of the creature mentioned before."""
    return Choose(1, cards, 1, limit=programs.TOTAL_POWER, limit_amount=power_of_them())


@word
def choose_of_different_civilizations(cards: Cards) -> Choose:
    """Choose five cards, each of them for another civilization; none if there are no such five."""
    return Choose(5, cards, 5, limit=programs.DIFFERENT_CIVILIZATIONS)


@word
def choose_one_of_each_civilization(cards: Cards) -> Choose:
    """Choose one card of each civilization."""
    return Choose(5, cards, 5, limit=programs.ONE_OF_EACH_CIVILIZATION)


@word
def opponent_chooses(number: FromOne | Amount, cards: Cards) -> Choose:
    """The opponent chooses."""
    check_number(number)
    return Choose(number, cards, number, by_opponent=True)


def _their_own(number: int | Amount, cards: Cards, chooser: str) -> Choose:
    check_number(number)
    if cards.whose != owners.ANYONES or refers_to_them(cards) or cards.also is not None:
        raise DefinitionError(f'"{cards.whose_words()}": they choose among their own cards; say only which')
    return Choose(number, replace(cards, whose=programs.CHOSEN_PLAYERS), number, by_owner=chooser)


@word
def that_player_chooses(number: FromOne | Amount, cards: Cards) -> Choose:
    """The player who was picked chooses among their own cards."""
    return _their_own(number, cards, THAT_PLAYER)


@word
def that_player_may_choose(number: FromOne | Amount, cards: Cards) -> Choose:
    """The player who was picked, or owns the card last affected, chooses up to that many of their own cards."""
    compared = cards.comparison is not None and cards.comparison.to == programs.END
    theirs = _their_own(
        number, replace(cards, relation=descriptions.NO_RELATION, comparison=None) if compared else cards, THAT_PLAYER
    )
    if compared:
        theirs = replace(theirs, cards=replace(cards, whose=programs.CHOSEN_PLAYERS))
    return replace(theirs, least=0)


@word
def its_owner_chooses(number: FromOne | Amount, cards: Cards) -> Choose:
    """The owner of the event's creature chooses among their own cards."""
    return _their_own(number, cards, THAT_OWNER)


@word
def opponent_may_choose(number: FromOne | Amount, cards: Cards) -> Choose:
    """The opponent chooses up to that many."""
    check_number(number)
    return Choose(number, cards, 0, by_opponent=True)


@word
def opponent_chooses_any_number(cards: Cards) -> Choose:
    """The opponent chooses any number."""
    return Choose(ANY_NUMBER, cards, 0, by_opponent=True)


def refers_to_them(cards: Cards) -> bool:
    """Whether the cards are compared with those that were spoken of, or with each other."""
    return cards.comparison is not None and cards.comparison.to in (programs.END, programs.EVERY)


@word
def compared(cards: Cards, characteristic: int, sign: int, to: Noun | Amount) -> Cards:
    """Only those that compare so with another card, or whose cost compares so with a number."""
    return _compared(cards, characteristic, sign, to)


def _compared(cards: Cards, characteristic: int, sign: int, to: Noun | Amount, by: int = 0) -> Cards:
    if cards.relation != descriptions.NO_RELATION or cards.either or cards.also is not None:
        raise DefinitionError(f'"{cards.words()}": a description has one relation, outside of alternatives')
    if characteristic not in (
        descriptions.POWER,
        descriptions.COST,
        descriptions.RACE,
        descriptions.CIVILIZATION,
        descriptions.NAME,
    ):
        raise DefinitionError(f"{characteristic} is nothing that cards are compared by, such as POWER")
    if sign not in (
        comparisons.IS_LESS,
        comparisons.IS_AT_MOST,
        comparisons.IS_EQUAL,
        comparisons.IS_AT_LEAST,
        comparisons.IS_MORE,
    ):
        raise DefinitionError(f"{sign} is no comparison such as IS_LESS")
    if (
        characteristic in (descriptions.RACE, descriptions.CIVILIZATION, descriptions.NAME)
        and sign != comparisons.IS_EQUAL
    ):
        raise DefinitionError("races, civilizations and names are shared or not: write IS_EQUAL")
    if isinstance(to, Amount):
        if characteristic != descriptions.COST or to.code not in (amounts.COUNT, amounts.NUMBER) or to.is_power:
            raise DefinitionError(f'"{to.english}": only costs are compared with a number of cards')
        return replace(
            cards, relation=descriptions.COMPARED, comparison=Comparison(characteristic, sign, to, to.english)
        )
    if not isinstance(to, Pronoun) or to.code not in (programs.THIS, programs.THAT, programs.END):
        raise DefinitionError(f'"{to.words()}": cards are compared with THIS, THAT, THAT_CARD or IT')
    english = "that card" if to.code == programs.END else to.english
    comparison = Comparison(characteristic, sign, to.code, english, by=by)
    return replace(cards, relation=descriptions.COMPARED, comparison=comparison)


@word
def costing_exactly_more(cards: Cards, number: FromOne, to: Noun) -> Cards:
    """Only those that cost exactly that much more than another card."""
    return _compared(cards, descriptions.COST, comparisons.IS_EQUAL, to, by=number)


@word
def costing_exactly_less(cards: Cards, number: FromOne, to: Noun) -> Cards:
    """Only those that cost exactly that much less than another card."""
    return _compared(cards, descriptions.COST, comparisons.IS_EQUAL, to, by=-number)


@word
def each_player_chooses(number: FromOne, cards: Cards) -> Choose:
    """Each player chooses among their own cards; then all of these are affected at once."""
    if cards.whose != owners.ANYONES or refers_to_them(cards) or cards.also is not None:
        raise DefinitionError(f'"{cards.whose_words()}": each player chooses among their own cards; say only which')
    return Choose(number, cards, number, by_each=True)


def _among(selection: Choose) -> Choose:
    if selection.by_each or selection.by_owner:
        raise DefinitionError("each player chooses among their own cards in zones")
    if refers_to_them(selection.cards):
        raise DefinitionError(f'"{selection.cards.words()}": cards are not compared with those among which they are')
    if selection.cards.also is not None:
        raise DefinitionError("cards looked at are chosen from one description")
    return replace(selection, among_them=True, cards=replace(selection.cards, zones=(), whose=owners.ANYONES))


@word
def among_them(selection: Choose) -> Choose:
    """Choose among the cards looked at or revealed; the others become the rest."""
    return _among(selection)


@word
def all_among_them(cards: Cards) -> AllAmong:
    """All such cards among those looked at or revealed; the others become the rest."""
    return AllAmong(replace(cards, zones=(), whose=owners.ANYONES))


@word
def among_the_rest(selection: Choose) -> Choose:
    """Choose among the cards that an earlier choice has left; the others are still the rest."""
    return replace(_among(selection), of_the_rest=True)


@word
def together(*choices: Choose) -> Several:
    """Choose these one after the other; then all of them are affected at once."""
    return Several(choices)


@word
def all_but(kept: Choose) -> AllBut:
    """A player chooses; all the others are affected."""
    if kept.among_them or kept.limit or kept.least != kept.most or kept.by_owner:
        raise DefinitionError(f'"{kept.words()}": it takes a plain choice of a fixed number of cards in a zone')
    if refers_to_them(kept.cards):
        raise DefinitionError(f'"{kept.words()}": all others are taken first')
    return AllBut(kept)


@word
def every(cards: Cards) -> Every:
    """All cards of the description."""
    return Every(cards)


@word
def at_random(number: FromOne | Amount, cards: Cards) -> AtRandom:
    """Cards at random."""
    check_number(number)
    return AtRandom(number, cards)


@word
def one_more_at_random(cards: Cards) -> AtRandom:
    """A card at random besides those that the text has just spoken of."""
    return AtRandom(1, cards, in_addition=True)
