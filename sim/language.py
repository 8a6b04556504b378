"""The card language: what a card definition is made of, in the words of the game.

A definition reads like the card:

    creature("Bronze-Arm Tribe", NATURE, 3, 1000, "Beast Folk",
             when_put(charge_from_deck(1)))

    spell("Terror Pit", DARKNESS, 6,
          shield_trigger,
          destroy(choose(1, your_opponents(CREATURES))))

Every piece knows two things: the rows that it becomes (`write`, for `sim.tabulation`) and its English
(`words`, for `sim.wording`). A piece that has no rows does not exist: there is no way to write an ability
that the engine would not play. `docs/cards.md` teaches the language; the rows are described in `sim.tables`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sim import tables as t
from sim import vocabulary as v
from sim.vocabulary import DARKNESS, FIRE, LIGHT, NATURE, WATER

if TYPE_CHECKING:
    from sim.tabulation import Rows

__all__ = ["DARKNESS", "FIRE", "LIGHT", "NATURE", "WATER"]

WHOSE_WORDS = {
    v.ANYONES: "",
    v.YOURS: "your ",
    v.OPPONENTS: "your opponent's ",
    t.CHOSEN_PLAYERS: "that player's ",
}
IN_PLAY = ((v.BATTLE,), (v.SHIELD,), ())  # zones that a rules text does not name
ANY_NUMBER = 60


class DefinitionError(ValueError):
    """A card definition that the language cannot express; the message names the card and the phrase."""


def count_word(number: int) -> str:
    """A number of things that the noun follows: "one of your creatures", "2 of your creatures"."""
    return "one" if number == 1 else str(number)


def with_article(phrase: str) -> str:
    """The phrase with its indefinite article; "other" becomes "another"."""
    if phrase.startswith("other "):
        return "an" + phrase
    return ("an " if phrase[0].lower() in "aeiou" else "a ") + phrase


def plural_of(noun: str) -> str:
    """The plural of a noun or race; names of peoples stay as they are."""
    return noun if noun.endswith(("s", "Folk", "People", "Fish")) else noun + "s"


def listed(words: list[str], last: str) -> str:
    """Words as a list: "a, b and c"."""
    return f" {last} ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


# ---------------------------------------------------------------------------------------------------------
# Cards: which cards a phrase speaks of
# ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Cards:
    """A description of cards: "your opponent's untapped creatures that have power 6000 or less"."""

    noun: str = "card"
    zones: tuple[int, ...] = (v.BATTLE,)
    whose: int = v.ANYONES
    types: int = 0  # any of these
    not_types: int = 0
    all_types: int = 0
    civilizations: int = 0  # any of these
    multicolored: bool = False
    races: tuple[str, ...] = ()  # any race that contains one of these words as a whole
    names: tuple[str, ...] = ()
    least_cost: int = 0
    most_cost: int | None = None
    least_power: int | None = None
    most_power: int | None = None
    keywords: int = 0  # all of these
    is_tapped: bool | None = None
    is_other: bool = False
    relation: int = t.NO_RELATION
    either: tuple[Cards, ...] = ()  # and the printed characteristics fit one of these

    def power(self, *, at_least: int | None = None, at_most: int | None = None) -> Cards:
        """Only those whose power, as it is now, lies in the range."""
        return replace(self, least_power=at_least, most_power=at_most)

    def cost(self, *, at_least: int = 0, at_most: int | None = None) -> Cards:
        """Only those whose printed cost lies in the range."""
        return replace(self, least_cost=at_least, most_cost=at_most)

    def civilization(self, civilizations: int) -> Cards:
        """Only those of one of the civilizations."""
        return replace(self, civilizations=civilizations)

    def race(self, *races: str) -> Cards:
        """Only those with a race that contains one of the words (203.2)."""
        return replace(self, races=races)

    def named(self, *names: str) -> Cards:
        """Only those with one of the names."""
        return replace(self, names=names)

    def having(self, keywords: int) -> Cards:
        """Only those that have all the keywords, printed or given."""
        return replace(self, keywords=keywords)

    def non_evolution(self) -> Cards:
        """Only those that are not evolution creatures."""
        return replace(self, not_types=self.not_types | v.EVOLUTION)

    def evolution(self) -> Cards:
        """Only evolution creatures."""
        return replace(self, all_types=self.all_types | v.EVOLUTION)

    def of_several_civilizations(self) -> Cards:
        """Only multicolored ones."""
        return replace(self, multicolored=True)

    def untapped(self) -> Cards:
        """Only untapped ones."""
        return replace(self, is_tapped=False)

    def tapped(self) -> Cards:
        """Only tapped ones."""
        return replace(self, is_tapped=True)

    def other(self) -> Cards:
        """All but the creature whose ability this is."""
        return replace(self, is_other=True)

    def in_zone(self, *zones: int) -> Cards:
        """In these zones instead of the battle zone."""
        return replace(self, zones=zones)

    def of_highest_power(self) -> Cards:
        """Those with the highest power among them."""
        return replace(self, relation=t.HIGHEST_POWER)

    def that_were_under_this(self) -> Cards:
        """Those that lay under this creature when it left the battle zone."""
        return replace(self, relation=t.WAS_UNDER_THIS)

    def costing_at_most_their_mana(self) -> Cards:
        """Those that cost no more than their owner has cards in the mana zone."""
        return replace(self, relation=t.COSTS_AT_MOST_THEIR_MANA)

    def words(self, plural: bool = True, article: bool = False, where: str = "in", theirs: bool = False) -> str:
        """The phrase in English, without its owner but for the zone's: "cards in your hand".

        `theirs` is for a sentence whose subject is the owner: "your opponent discards a card from their
        hand".
        """
        before = []
        if self.is_other:
            before.append("other")
        if self.is_tapped is not None:
            before.append("tapped" if self.is_tapped else "untapped")
        if self.not_types & v.EVOLUTION:
            before.append("non-evolution")
        if self.all_types & v.EVOLUTION:
            before.append("evolution")
        if self.multicolored:
            before.append("multicolored")
        civilizations = [name for bit, name in v.CIVILIZATION_NAMES.items() if self.civilizations & bit]
        if civilizations:
            before.append(" or ".join(civilizations))
        if self.either:
            # Only the last alternative needs the noun: "RexStars or fire creatures".
            before.append(" or ".join(cards.words(plural) for cards in self.either))
        else:
            nouns = list(self.races) or [self.noun]
            before.append(" or ".join(plural_of(noun) if plural else noun for noun in nouns))
            if self.races and self.noun != "creature":
                before.append(plural_of(self.noun) if plural else self.noun)
        phrase = " ".join([*before, *self._conditions(plural)]) + self.place(where, theirs)
        if self.relation == t.COSTS_AT_MOST_THEIR_MANA:
            phrase += f" that cost{'' if plural else 's'} no more than the number of cards in that mana zone"
        return with_article(phrase) if article else phrase

    def _conditions(self, plural: bool) -> list[str]:
        """What follows the noun: "that cost 3 or less"."""
        after = []
        have = [f'"{name}"' for bit, name in v.KEYWORD_NAMES.items() if self.keywords & bit]
        if self.least_power is not None or self.most_power is not None:
            have.append("power " + _range(self.least_power, self.most_power))
        if have:
            verb = "with" if not self.keywords else "that have" if plural else "that has"
            after.append(f"{verb} {' and '.join(have)}")
        if self.most_cost is not None or self.least_cost:
            after.append(f"that cost{'' if plural else 's'} {_range(self.least_cost or None, self.most_cost)}")
        if self.names:
            after.append("named " + " or ".join(self.names))
        if self.relation == t.HIGHEST_POWER:
            after.append("with the highest power")
        if self.relation == t.WAS_UNDER_THIS:
            after.append(f"that {'were' if plural else 'was'} under this creature")
        return after

    def place(self, preposition: str, theirs: bool = False) -> str:
        """The zones in English, as in " from your hand"; nothing for creatures in play and shields."""
        if self.zones in IN_PLAY:
            return ""
        owner = "their " if theirs else WHOSE_WORDS[self.whose] or "any player's "
        return f" {preposition} {owner}" + " or ".join(v.ZONE_NAMES[zone] for zone in self.zones)

    def whose_words(self, plural: bool = True, where: str = "in", theirs: bool = False) -> str:
        """The phrase in English with its owner, as in "your opponent's creatures"."""
        owner = ("their " if theirs else WHOSE_WORDS[self.whose]) if self.zones in IN_PLAY else ""
        return owner + self.words(plural, where=where, theirs=theirs)


def _range(least: int | None, most: int | None) -> str:
    if least == most:
        return str(least)
    if least is None:
        return f"{most} or less"
    return f"{least} or more" if most is None else f"{least} to {most}"


CARDS = Cards()
CREATURES = Cards("creature", types=v.CREATURE)
SPELLS = Cards("spell", types=v.SPELL)
SHIELDS = Cards("shield", zones=(v.SHIELD,))
DRAGONS = CREATURES.race("Dragon")
COMMANDS = CREATURES.race("Command")


def either(*alternatives: Cards) -> Cards:
    """Cards that fit one of the descriptions; these speak of printed characteristics only."""
    return replace(CARDS, noun=alternatives[0].noun, types=alternatives[0].types, either=alternatives)


def your(cards: Cards) -> Cards:
    """The cards that belong to the player of the ability."""
    return replace(cards, whose=v.YOURS)


def your_opponents(cards: Cards) -> Cards:
    """The cards that belong to that player's opponent."""
    return replace(cards, whose=v.OPPONENTS)


def that_players(cards: Cards) -> Cards:
    """The cards of the player picked, or of the owner of the card last affected."""
    return replace(cards, whose=t.CHOSEN_PLAYERS)


# ---------------------------------------------------------------------------------------------------------
# Amounts and conditions
# ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Amount:
    """A number that is read when it is needed (605.2d)."""

    code: int
    english: str
    cards: Cards | None = None
    factor: int = 1


@dataclass(frozen=True)
class Condition:
    """A comparison of two amounts, and perhaps another one that must hold too."""

    left: Amount
    sign: int
    right: int
    english: str
    also: Condition | None = None


def count(cards: Cards) -> Amount:
    """How many such cards there are."""
    return Amount(t.A_COUNT, f"the number of {cards.whose_words()}", cards)


def for_each_of(cards: Cards, amount: int) -> Amount:
    """The amount, times the number of such cards."""
    return Amount(t.A_COUNT, f"{amount:+d} power for each of {cards.whose_words()}", cards, amount)


THAT_MANY = Amount(t.A_NUMBER, "that many")


def _there_are(cards: Cards, number: str, plural: bool = True) -> str:
    if cards.zones == (v.SHIELD,) and cards.whose == v.ANYONES:
        return f"if you and your opponent have a total of {number} shields"
    who = {v.YOURS: "you have", v.OPPONENTS: "your opponent has"}.get(cards.whose, "there are")
    return f"if {who} {f'{number} {cards.words()}' if plural else cards.words(plural=False, article=True)}"


def at_least(number: int, cards: Cards) -> Condition:
    """There are at least so many such cards."""
    english = _there_are(cards, f"{number} or more", plural=number > 1)
    return Condition(count(cards), t.IS_AT_LEAST, number, english)


def at_most(number: int, cards: Cards) -> Condition:
    """There are at most so many such cards."""
    return Condition(count(cards), t.IS_AT_MOST, number, _there_are(cards, f"{number} or fewer"))


def they_are(cards: Cards) -> Condition:
    """The cards looked at, revealed or chosen fit the description."""
    return Condition(
        Amount(t.A_OF_THEM, "", replace(cards, zones=())),
        t.IS_AT_LEAST,
        1,
        f"if that card is {replace(cards, zones=()).words(plural=False, article=True)}",
    )


def summoned_another(cards: Cards) -> Condition:
    """You have summoned such a card this turn already."""
    return Condition(
        Amount(t.A_SUMMONED, "", cards),
        t.IS_AT_LEAST,
        1,
        f"if you have summoned another {cards.words(plural=False)} this turn",
    )


def _this(code: int, sign: int, right: int, english: str) -> Condition:
    return Condition(Amount(code, english), sign, right, english)


YOU_HAVE_NO_SHIELDS = Condition(count(your(SHIELDS)), t.IS_EQUAL, 0, "if you have no shields")
THIS_IS_YOUR_ONLY_HAND_CARD = Condition(
    count(your(CARDS.in_zone(v.HAND))), t.IS_EQUAL, 1, "if this is the only card in your hand"
)
THIS_BROKE_SHIELDS = _this(t.A_THIS_BREAKS, t.IS_AT_LEAST, 1, "if this creature broke any shields this turn")
THIS_ATTACKED = _this(t.A_THIS_ATTACKS, t.IS_AT_LEAST, 1, "if this creature attacked this turn")
THIS_IS_UNTAPPED = _this(t.A_THIS_TAPPED, t.IS_EQUAL, 0, "if this creature is untapped")
THIS_IS_TAPPED = _this(t.A_THIS_TAPPED, t.IS_EQUAL, 1, "while this creature is tapped")
THIS_IS_BATTLING = _this(t.A_THIS_BATTLING, t.IS_EQUAL, 1, "while this creature is battling")
THIS_IS_ATTACKING = _this(t.A_THIS_ATTACKING, t.IS_EQUAL, 1, "while this creature is attacking")
NO_OTHER_ATTACKED = _this(t.A_OTHERS_ATTACKS, t.IS_EQUAL, 0, "if none of your other creatures has attacked this turn")
ON_YOUR_TURN = _this(t.A_YOUR_TURN, t.IS_EQUAL, 1, "during your turn")
ON_OPPONENTS_TURN = _this(t.A_YOUR_TURN, t.IS_EQUAL, 0, "during your opponent's turn")
THAT_BROKE_A_SHIELD = _this(t.A_EVENT_NUMBER, t.IS_AT_LEAST, 1, "if that creature broke a shield during the attack")


# ---------------------------------------------------------------------------------------------------------
# Nouns: the cards that an effect acts on
# ---------------------------------------------------------------------------------------------------------
class Noun:
    """Cards as the object of a verb."""

    @property
    def whose(self) -> int:
        """Whose cards they are, as far as the text says."""
        return v.ANYONES

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return True

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
        if self.whose == v.YOURS:
            return f"your {zone}"
        if self.whose != v.ANYONES:
            return f"their {zone}"
        return f"their owners' {plural_of(zone)}" if self.many else f"its owner's {zone}"


@dataclass(frozen=True)
class Choose(Noun):
    """Some player chooses among cards when the effect is processed (605.2b)."""

    most: int
    cards: Cards
    least: int
    by_opponent: bool = False
    limit: int = t.NO_LIMIT
    limit_amount: int = 0
    among_them: bool = False
    in_addition: bool = False

    @property
    def whose(self) -> int:
        """Whose cards they are; what is looked at or revealed lay in your deck."""
        return v.YOURS if self.among_them else self.cards.whose

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return self.most > 1

    @property
    def in_deck(self) -> bool:
        """Whether the deck is searched."""
        return not self.among_them and self.cards.zones == (v.DECK,)

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        rows.step(
            t.SELECT_AMONG if self.among_them else t.SELECT,
            rows.filter(self.cards),
            self.least,
            self.most,
            int(self.by_opponent),
            self.limit,
            self.limit_amount,
            verb,
            int(self.in_addition),
        )

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        cards = self.cards
        if self.limit == t.ONE_OF_EACH_CIVILIZATION:
            return f"a card of each civilization{cards.place('in', theirs)}"
        among = " from among them" if self.among_them else cards.place(where, theirs)
        bare = replace(cards, zones=())
        if not cards.zones or cards.zones in IN_PLAY:
            owner = "their " if theirs else WHOSE_WORDS[cards.whose]
        else:
            owner = ""  # the zone says it
        if self.most >= ANY_NUMBER:
            limits = {
                t.NO_LIMIT: "",
                t.TOTAL_POWER: f" with total power {self.limit_amount} or less",
                t.TOTAL_COST: f" with total cost {self.limit_amount} or less",
            }
            return f"any number of {owner}{bare.words()}{limits[self.limit]}{among}"
        if cards.relation == t.COSTS_AT_MOST_THEIR_MANA:
            return cards.words(self.many, article=not self.many, where=where, theirs=theirs)
        if self.least < self.most and self.most > 1:
            return f"up to {self.most} {'of ' + owner if owner else ''}{bare.words()}{among}"
        if owner:
            return f"{count_word(self.most)} of {owner}{bare.words()}{among}"
        if self.most == 1:
            return bare.words(plural=False, article=True) + among
        return f"{self.most} {bare.words()}{among}"


@dataclass(frozen=True)
class Several(Noun):
    """Cards chosen one group after the other, to which the same then happens at once."""

    choices: tuple[Choose, ...]

    @property
    def whose(self) -> int:
        """Whose cards they are, if all are one player's."""
        return self.choices[0].whose if len({noun.whose for noun in self.choices}) == 1 else v.ANYONES

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        for index, noun in enumerate(self.choices):
            replace(noun, in_addition=index > 0).write(rows, verb)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        return listed([noun.words(where, theirs) for noun in self.choices], "and")


@dataclass(frozen=True)
class Every(Noun):
    """All such cards; "all" is not choosing (605.2b)."""

    cards: Cards

    @property
    def whose(self) -> int:
        """Whose cards they are."""
        return self.cards.whose

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        rows.step(t.EVERY, rows.filter(self.cards))

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        return f"all {self.cards.whose_words(where=where, theirs=theirs)}"


@dataclass(frozen=True)
class AtRandom(Noun):
    """Cards that nobody chooses."""

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

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        rows.step(t.AT_RANDOM, rows.filter(self.cards), rows.amount(self.number))

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        bare = replace(self.cards, zones=())
        cards = f"{self.number} {bare.words()}" if self.many else bare.words(plural=False, article=True)
        return f"{cards} at random{self.cards.place(where, theirs)}"


@dataclass(frozen=True)
class Pronoun(Noun):
    """A card, or cards, that the effect already knows."""

    code: int  # a step, or END for "them", which needs none
    english: str
    owner: int = v.ANYONES
    subject: str = ""
    plural: bool = False

    @property
    def whose(self) -> int:
        """Whose cards they are, as far as the text says."""
        return self.owner

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return self.plural

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        if self.code != t.END:
            rows.step(self.code)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English."""
        return self.english

    def as_subject(self) -> str:
        """The noun in English as the subject of a sentence."""
        return self.subject or self.english


THIS = Pronoun(t.THIS, "this creature", v.YOURS)
THAT = Pronoun(t.THAT, "that creature")
THEM = Pronoun(t.END, "them", subject="they", plural=True)
IT = Pronoun(t.END, "it", v.YOURS)  # the one card of your own that was looked at, revealed or chosen
THE_REST = Pronoun(t.REST, "the rest", v.YOURS, plural=True)


def choose(number: int, cards: Cards) -> Choose:
    """Choose exactly so many, or as many as there are."""
    return Choose(number, cards, number)


def choose_up_to(number: int, cards: Cards) -> Choose:
    """Choose any number from none to so many."""
    return Choose(number, cards, 0)


def choose_any_number(cards: Cards, total_power: int | None = None, total_cost: int | None = None) -> Choose:
    """Choose any number, perhaps with a limit on their total power or cost."""
    if total_power is not None:
        return Choose(ANY_NUMBER, cards, 0, limit=t.TOTAL_POWER, limit_amount=total_power)
    if total_cost is not None:
        return Choose(ANY_NUMBER, cards, 0, limit=t.TOTAL_COST, limit_amount=total_cost)
    return Choose(ANY_NUMBER, cards, 0)


def choose_one_of_each_civilization(cards: Cards) -> Choose:
    """For each civilization, choose one card of it."""
    return Choose(5, cards, 5, limit=t.ONE_OF_EACH_CIVILIZATION)


def opponent_chooses(number: int, cards: Cards) -> Choose:
    """The opponent chooses."""
    return Choose(number, cards, number, by_opponent=True)


def among_them(selection: Choose) -> Choose:
    """Choose among the cards looked at or revealed; the others become the rest."""
    return replace(selection, among_them=True, cards=replace(selection.cards, zones=()))


def together(*choices: Choose) -> Several:
    """Choose these one after the other; what happens to them happens to all at once."""
    return Several(choices)


def every(cards: Cards) -> Every:
    """All such cards."""
    return Every(cards)


def at_random(number: int, cards: Cards) -> AtRandom:
    """Cards at random."""
    return AtRandom(number, cards)


# ---------------------------------------------------------------------------------------------------------
# Effects: the sentences of a rules text
# ---------------------------------------------------------------------------------------------------------
class Effect:
    """One sentence of a rules text."""

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        raise NotImplementedError

    def words(self) -> str:
        """The sentence in English, without capital and full stop."""
        raise NotImplementedError


def sentences(effects: tuple[Effect, ...]) -> str:
    """Effects as English sentences, one after the other."""
    return " ".join(_sentence(effect.words()) for effect in effects)


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:] + ("" if text.endswith(".") else ".")


def with_it(paragraph: str) -> str:
    """The paragraph with "it" where its first sentence speaks of this creature again."""
    first, *others = paragraph.split(". ")
    before, again, after = first.partition("this creature")
    return ". ".join([before + again + after.replace("this creature", "it"), *others])


def clause(effects: tuple[Effect, ...]) -> str:
    """Effects as the second half of a sentence: only the first word stays small."""
    first, *others = effects
    text = first.words()
    ended = text + ("" if text.endswith(".") else ".")
    return " ".join([ended, *(_sentence(effect.words()) for effect in others)])


@dataclass(frozen=True)
class Act(Effect):
    """Do something to cards."""

    verb: int
    noun: Noun
    pattern: str  # English, with {} for the noun
    amount: int | Amount = 0
    until: int = 0
    ordered: bool = False

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        self.noun.write(rows, self.verb)
        rows.step(t.DO, self.verb, rows.amount(self.amount), self.until, int(self.ordered))

    def words(self) -> str:
        """The sentence in English."""
        noun = self.noun
        if isinstance(noun, Choose) and noun.in_deck:
            bare = replace(noun, cards=replace(noun.cards, zones=()), among_them=False)
            deck = WHOSE_WORDS[noun.cards.whose] + "deck"
            cards = replace(bare, cards=replace(bare.cards, whose=v.ANYONES)).words()
            return f"search {deck} for {cards} and {self.pattern.format('them' if noun.many else 'it')}"
        if "{s}" in self.pattern:
            return self.pattern.format(s=noun.as_subject())
        where = "in" if self.verb in (v.TAP, v.UNTAP) else "from"
        return self.pattern.format(noun.words(where, theirs=self.pattern.startswith("your opponent")))


def destroy(noun: Noun) -> Act:
    """Battle zone to graveyard (701.6)."""
    if isinstance(noun, Choose) and noun.by_opponent:
        return Act(v.DESTROY, noun, "your opponent destroys {}")
    return Act(v.DESTROY, noun, "destroy {}")


def return_to_hand(noun: Noun) -> Act:
    """To the owner's hand."""
    return Act(v.TO_HAND, noun, f"return {{}} to {noun.home('hand')}")


def take(noun: Noun) -> Act:
    """Into your hand, from among cards looked at, revealed or searched."""
    return Act(v.TO_HAND, noun, "put {} into your hand")


def reveal(noun: Noun) -> Act:
    """Show cards to both players."""
    return Act(v.REVEAL, noun, "reveal {}")


def put_into_mana(noun: Noun) -> Act:
    """To the owner's mana zone."""
    return Act(v.TO_MANA, noun, f"put {{}} into {noun.home('mana zone')}")


def put_into_graveyard(noun: Noun) -> Act:
    """To the owner's graveyard; this is not destroying."""
    return Act(v.TO_GRAVEYARD, noun, f"put {{}} into {noun.home('graveyard')}")


def put_on_top_of_deck(noun: Noun) -> Act:
    """On top of the owner's deck."""
    order = " in any order" if noun.many else ""
    return Act(v.TO_DECK_TOP, noun, f"put {{}} on top of {noun.home('deck')}{order}", ordered=True)


def put_on_bottom_of_deck(noun: Noun) -> Act:
    """On the bottom of the owner's deck, in any order."""
    order = " in any order" if noun.many else ""
    return Act(v.TO_DECK_BOTTOM, noun, f"put {{}} on the bottom of {noun.home('deck')}{order}", ordered=True)


def discard(noun: Noun) -> Act:
    """Hand to graveyard (701.7)."""
    opponents = noun.whose == v.OPPONENTS
    return Act(v.DISCARD, noun, "your opponent discards {}" if opponents else "discard {}")


def tap(noun: Noun) -> Act:
    """Tap (701.2a)."""
    return Act(v.TAP, noun, "tap {}")


def untap(noun: Noun) -> Act:
    """Untap (701.2b)."""
    return Act(v.UNTAP, noun, "untap {}")


def put(noun: Noun) -> Act:
    """Into the battle zone: not a summon (K11)."""
    return Act(v.PUT_INTO_BATTLE, noun, "put {} into the battle zone")


def fight(noun: Noun) -> Act:
    """This creature battles it (115.1a)."""
    return Act(v.FIGHT, noun, "have this creature battle {}")


def seal(noun: Noun) -> Act:
    """The owner of each puts a seal on it (701.24)."""
    if isinstance(noun, Every):
        return Act(v.SEAL, noun, f"a seal is put on each of {noun.cards.whose_words()}")
    return Act(v.SEAL, noun, "a seal is put on {}")


def return_shields(noun: Noun, *, shield_triggers: bool) -> Act:
    """Shields to hand without breaking them (701.14b); the shield trigger may be forbidden."""
    those = "those shields" if noun.many else "that shield"
    forbidden = "" if shield_triggers else f'. You can\'t use the "shield trigger" ability of {those}'
    return Act(
        v.SHIELD_TO_HAND,
        noun,
        f"put {{}} into {noun.home('hand')}{forbidden}",
        amount=int(not shield_triggers),
    )


def _gets(noun: Noun) -> str:
    return "get" if noun.many else "gets"


def give_power(amount: int | Amount, noun: Noun, until: int = v.END_OF_THIS_TURN) -> Act:
    """Change power for a while."""
    size = amount.english if isinstance(amount, Amount) else f"{amount:+d} power"
    return Act(
        v.GIVE_POWER,
        noun,
        f"{{s}} {_gets(noun)} {size} until the end of the turn",
        amount=amount,
        until=until,
    )


def give(keyword: Keyword, noun: Noun, until: int = v.END_OF_THIS_TURN) -> Act:
    """Give a keyword for a while."""
    english = f'{{s}} {_gets(noun)} "{keyword.english}" until the end of the turn'
    return Act(v.GIVE_KEYWORD, noun, english, amount=keyword.bits, until=until)


def attack_this_turn(noun: Noun) -> Act:
    """They must attack this turn if they can (505.2)."""
    english = f"{{s}} {'attack' if noun.many else 'attacks'} this turn if able"
    return Act(v.GIVE_KEYWORD, noun, english, amount=v.MUST_ATTACK, until=v.END_OF_THIS_TURN)


def keep_tapped(noun: Noun) -> Act:
    """These cards don't untap at the start of their owner's next turn."""
    verb = "don't" if noun.many else "doesn't"
    return Act(
        v.KEEP_TAPPED,
        noun,
        f"{{s}} {verb} untap at the start of your opponent's next turn",
        until=v.OPPONENTS_NEXT_UNTAP,
    )


@dataclass(frozen=True)
class Plain(Effect):
    """A step that needs no noun."""

    code: int
    arguments: tuple[int | Amount | Cards, ...]
    english: str

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        rows.step(self.code, *(rows.argument(argument) for argument in self.arguments))

    def words(self) -> str:
        """The sentence in English."""
        return self.english


def _cards(number: int | Amount) -> str:
    if isinstance(number, Amount):
        return f"{number.english} cards"
    return "a card" if number == 1 else f"{number} cards"


def draw(number: int | Amount) -> Plain:
    """Draw cards, one at a time (114.2)."""
    return Plain(t.DRAW, (number, v.YOURS, 0), f"draw {_cards(number)}")


def draw_up_to(number: int | Amount) -> Plain:
    """Draw cards, stopping when you like."""
    return Plain(t.DRAW, (number, v.YOURS, 1), f"draw up to {_cards(number)}")


def charge_from_deck(number: int) -> Plain:
    """The top cards of your deck into your mana zone."""
    cards = "the top card" if number == 1 else f"the top {number} cards"
    return Plain(t.CHARGE, (number, v.YOURS), f"put {cards} of your deck into your mana zone")


def shieldify_from_deck(number: int) -> Plain:
    """The top cards of your deck become shields (701.32a)."""
    cards = "the top card" if number == 1 else f"the top {number} cards"
    return Plain(t.SHIELDIFY, (number, v.YOURS), f"add {cards} of your deck to your shields face down")


def look_at_top(number: int) -> Plain:
    """Look at the top cards of your deck; they are "them"."""
    cards = "card" if number == 1 else f"{number} cards"
    return Plain(t.TOP, (number, v.YOURS, 1), f"look at the top {cards} of your deck")


def reveal_top(number: int) -> Plain:
    """Reveal the top cards of your deck; they are "them"."""
    cards = "card" if number == 1 else f"{number} cards"
    return Plain(t.TOP, (number, v.YOURS, 2), f"reveal the top {cards} of your deck")


SHUFFLE_YOUR_DECK = Plain(t.SHUFFLE, (v.YOURS,), "shuffle your deck")
SHUFFLE_THAT_DECK = Plain(t.SHUFFLE, (t.CHOSEN_PLAYERS,), "that player shuffles their deck")
PICK_A_PLAYER = Plain(t.PICK_PLAYER, (), "choose a player")
LOSE_THE_GAME = Plain(t.LOSE, (v.YOURS,), "you lose the game")
NO_SHIELD_TRIGGERS_THIS_TURN = Plain(
    t.PROHIBIT,
    (v.ACT_SHIELD_TRIGGER, v.ANYONES, v.END_OF_THIS_TURN),
    'players can\'t use "shield trigger" abilities this turn',
)


@dataclass(frozen=True)
class May(Effect):
    """Effects that the player may decline; what follows "if you do" stands in `then`."""

    effects: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()

    def write(self, rows: Rows) -> None:
        """Write the steps: declining is choosing none where the effect begins with one choice."""
        first = self.effects[0]
        noun = first.noun if isinstance(first, Act) else None
        if isinstance(first, Act) and isinstance(noun, Choose) and noun.most == 1:
            replace(first, noun=replace(noun, least=0)).write(rows)
            rest = self.effects[1:]
            if rest or self.then:
                skip = rows.step(t.UNLESS_DONE, -1)
                rows.effects(rest)
                rows.effects(self.then)
                rows.go_here(skip, 1)
            return
        decline = rows.step(t.MAY, -1)
        rows.effects(self.effects)
        if self.then:
            skip = rows.step(t.UNLESS_DONE, -1)
            rows.effects(self.then)
            rows.go_here(skip, 1)
        rows.go_here(decline, 1)

    def words(self) -> str:
        """The sentence in English."""
        text = "you may " + " and ".join(effect.words() for effect in self.effects) + "."
        if self.then:
            text += " If you do, " + clause(self.then)
        return text


@dataclass(frozen=True)
class IfYouDo(Effect):
    """Effects that follow only if the sentence before affected something (101.3a)."""

    effects: tuple[Effect, ...]

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        skip = rows.step(t.UNLESS_DONE, -1)
        rows.effects(self.effects)
        rows.go_here(skip, 1)

    def words(self) -> str:
        """The sentence in English."""
        return "if you do, " + clause(self.effects)


@dataclass(frozen=True)
class If(Effect):
    """Effects that follow only if a condition holds when they are processed (603.4)."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        skip = rows.step(t.UNLESS, rows.condition(self.condition), -1)
        rows.effects(self.effects)
        if self.otherwise:
            leave = rows.step(t.JUMP, -1)
            rows.go_here(skip, 2)
            rows.effects(self.otherwise)
            rows.go_here(leave, 1)
        else:
            rows.go_here(skip, 2)

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
        least, most = t.LEAST_MODES, t.MOST_MODES
        if not least <= len(self.modes) <= most:
            raise DefinitionError(f"choose one of {least} to {most} effects, not {len(self.modes)}")
        start = rows.step(t.MODE, len(self.modes), *([-1] * len(self.modes)))
        leaves = []
        for index, mode in enumerate(self.modes):
            rows.go_here(start, 2 + index)
            rows.effects(mode)
            leaves.append(rows.step(t.JUMP, -1))
        for leave in leaves:
            rows.go_here(leave, 1)

    def words(self) -> str:
        """The sentence in English."""
        if all(len(mode) == 1 and isinstance(mode[0], Act) and mode[0].noun == IT for mode in self.modes):
            return "either " + " or ".join(mode[0].words() for mode in self.modes)
        return "choose one of the following: " + " ".join(f"► {sentences(mode)}" for mode in self.modes)


@dataclass(frozen=True)
class ForEach(Effect):
    """Effects done as often as the sentence before affected a card."""

    effects: tuple[Effect, ...]
    english: str

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        loop = rows.step(t.LOOP, rows.amount(THAT_MANY), -1)
        rows.effects(self.effects)
        rows.step(t.AGAIN, loop)
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
        trigger = rows.hidden_trigger(v.END_OF_TURN, self.at_its_end) if self.at_its_end else -1
        rows.step(t.EXTRA_TURN, trigger)

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
        rows.step(t.DELAY, self.event, rows.hidden_trigger(self.event, self.effects))

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.english}, {clause(self.effects)}"


def take_an_extra_turn(*at_its_end: Effect) -> ExtraTurn:
    """Take an extra turn after this one, at the end of which something happens."""
    return ExtraTurn(at_its_end)


def after_it_attacks(*effects: Effect) -> Delayed:
    """After this creature attacks this turn."""
    return Delayed(v.END_OF_ATTACK, "after it attacks", effects)


def may(*effects: Effect, if_you_do: tuple[Effect, ...] = ()) -> May:
    """You may do this; and if you do, that."""
    return May(effects, if_you_do)


def if_you_do(*effects: Effect) -> IfYouDo:
    """Then, only if the last sentence did something."""
    return IfYouDo(effects)


def when(condition: Condition, *effects: Effect, otherwise: tuple[Effect, ...] = ()) -> If:
    """If the condition holds when this is processed."""
    return If(condition, effects, otherwise)


def one_of(*modes: Effect | tuple[Effect, ...]) -> OneOf:
    """Choose one of the following."""
    return OneOf(tuple(mode if isinstance(mode, tuple) else (mode,) for mode in modes))


def for_each(english: str, *effects: Effect) -> ForEach:
    """For each card that the sentence before affected."""
    return ForEach(effects, english)


# ---------------------------------------------------------------------------------------------------------
# Features: the paragraphs of a card
# ---------------------------------------------------------------------------------------------------------
class Feature:
    """One paragraph of a card's rules text."""

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        raise NotImplementedError

    def words(self) -> str:
        """The paragraph in English."""
        raise NotImplementedError


@dataclass(frozen=True)
class Keyword(Feature):
    """An ability that is only ever present or absent."""

    bits: int
    english: str
    is_sentence: bool = False  # otherwise a name, such as "blocker"

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.record.keywords[kind] |= self.bits

    def words(self) -> str:
        """The paragraph in English."""
        return _sentence(self.english) if self.is_sentence else self.english.capitalize()


shield_trigger = Keyword(v.SHIELD_TRIGGER, "shield trigger")
blocker = Keyword(v.BLOCKER, "blocker")
speed_attacker = Keyword(v.SPEED_ATTACKER, "speed attacker")
slayer = Keyword(v.SLAYER, "slayer")
double_breaker = Keyword(v.DOUBLE_BREAKER, "double breaker")
triple_breaker = Keyword(v.TRIPLE_BREAKER, "triple breaker")
quattro_breaker = Keyword(v.QUATTRO_BREAKER, "quattro breaker")
world_breaker = Keyword(v.WORLD_BREAKER, "world breaker")
charger = Keyword(v.CHARGER, "charger")


def _says(bits: int, english: str) -> Keyword:
    return Keyword(bits, english, is_sentence=True)


cant_attack = _says(v.CANT_ATTACK | v.CANT_ATTACK_PLAYERS | v.CANT_ATTACK_CREATURES, "this creature can't attack")
cant_attack_players = _says(v.CANT_ATTACK_PLAYERS, "this creature can't attack players")
cant_be_blocked = _says(v.CANT_BE_BLOCKED, "this creature can't be blocked")
attacks_untapped = _says(v.ATTACKS_UNTAPPED, "this creature can attack untapped creatures")
attacks_each_turn = _says(v.MUST_ATTACK, "this creature attacks each turn if able")
does_not_untap = _says(v.DOES_NOT_UNTAP, "this creature doesn't untap at the start of your turn")
cant_leave = _says(v.CANT_LEAVE, "this card can't leave the battle zone")
liberates = _says(v.LIBERATES, "Forbidden Liberation: When this card has no seals on it, flip it to its creature side")
loses_outside = _says(v.LOSES_OUTSIDE_BATTLE, "if this card is in a zone other than the battle zone, you lose the game")


@dataclass(frozen=True)
class Evolves(Feature):
    """Put on one of your creatures (801)."""

    base: Cards
    types: int = v.EVOLUTION

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.record.evolution_base[kind] = rows.plain_filter(self.base, self.words())

    def words(self) -> str:
        """The paragraph in English."""
        put_on = f"Put on one of {self.base.whose_words()}."
        if self.types & v.STAR:
            return f"Star Evolution: {put_on} When this creature would leave, only its top card leaves."
        return f"Evolution: {put_on}"


def evolves_from(base: Cards) -> Evolves:
    """Evolution: put on one of your such creatures."""
    return Evolves(your(base))


def star_evolves_from(base: Cards) -> Evolves:
    """Star Evolution: put on one of your such creatures; it loses only its top card."""
    return Evolves(your(base), v.EVOLUTION | v.STAR)


@dataclass(frozen=True)
class Trigger(Feature):
    """A triggered ability (603)."""

    event: int
    english: str  # "when you put this creature into the battle zone"
    effects: tuple[Effect, ...]
    subject: Cards | None = None  # None: this card itself
    no_subject: bool = False
    zone: int = v.BATTLE
    whose: int = v.ANYONES
    condition: Condition | None = None  # up to "whenever"
    declared: bool = False
    tag: int = t.NO_TAG
    label: str = ""

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.trigger(kind, self)

    def words(self) -> str:
        """The paragraph in English."""
        return self.label + _sentence(with_it(f"{self.english}, {clause(self.effects)}"))


def when_put(*effects: Effect, condition: Condition | None = None) -> Trigger:
    """When you put this creature into the battle zone."""
    return Trigger(v.PUT, "when you put this creature into the battle zone", effects, condition=condition)


def whenever_put(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever such a creature is put into the battle zone."""
    phrase = f"one of {cards.whose_words()}" if cards.whose else cards.words(plural=False, article=True)
    return Trigger(v.PUT, f"whenever {phrase} is put into the battle zone", effects, subject=cards)


def whenever_attacks(*effects: Effect) -> Trigger:
    """Whenever this creature attacks."""
    return Trigger(v.ATTACKS, "whenever this creature attacks", effects)


def when_put_or_attacks(*effects: Effect) -> Trigger:
    """When you put this creature, or whenever it attacks."""
    return Trigger(
        v.PUT | v.ATTACKS,
        "when you put this creature into the battle zone or whenever it attacks",
        effects,
    )


def when_put_or_destroyed(*effects: Effect) -> Trigger:
    """When you put this creature, or when it is destroyed."""
    return Trigger(
        v.PUT | v.DESTROYED,
        "when you put this creature into the battle zone or when it is destroyed",
        effects,
    )


def when_put_or_discarded_by_opponent(*effects: Effect) -> Trigger:
    """When you put this creature, or when an effect of the opponent discards it."""
    return Trigger(
        v.PUT | v.DISCARDED,
        "when you put this creature into the battle zone or when it is discarded by your opponent's effect",
        effects,
        whose=v.OPPONENTS,
    )


def when_destroyed(*effects: Effect) -> Trigger:
    """When this creature is destroyed."""
    return Trigger(v.DESTROYED, "when this creature is destroyed", effects)


def when_leaves(*effects: Effect) -> Trigger:
    """When this card leaves the battle zone."""
    return Trigger(v.LEAVES, "when this card leaves the battle zone", effects)


def when_wins_battle(*effects: Effect) -> Trigger:
    """When this creature wins a battle."""
    return Trigger(v.WINS_BATTLE, "when this creature wins a battle", effects)


def when_liberated(*effects: Effect) -> Trigger:
    """When this creature is liberated."""
    return Trigger(v.LIBERATED, "when this creature is liberated", effects)


def at_end_of_your_turn(*effects: Effect) -> Trigger:
    """At the end of each of your turns."""
    return Trigger(v.END_OF_TURN, "at the end of your turn", effects, no_subject=True, whose=v.YOURS)


PUT_ON_NON_EVOLUTION = Condition(Amount(t.A_PUT_ON, ""), t.IS_EQUAL, 1, "on a non-evolution creature")


def when_put_on_non_evolution(*effects: Effect) -> Trigger:
    """When you put this creature on a non-evolution creature."""
    return Trigger(
        v.PUT,
        "when you put this creature on a non-evolution creature",
        effects,
        condition=PUT_ON_NON_EVOLUTION,
    )


def invasion(cards: Cards) -> Trigger:
    """Invasion: when one of your such creatures attacks, you may put this card from your hand onto it."""
    return Trigger(
        v.ATTACKS,
        f"when one of your {cards.words()} attacks",
        (May((Plain(t.PUT_THIS_ONTO, (1, v.BY_INVASION), "put this creature from your hand onto it"),)),),
        subject=your(cards),
        zone=v.HAND,
        declared=True,
        tag=t.INVASION,
        label="Invasion: ",
    )


def revolution_change(cards: Cards) -> Trigger:
    """Revolution Change: when one of your such creatures attacks, it may change places with this card."""
    return Trigger(
        v.ATTACKS,
        f"when one of your {cards.words()} attacks",
        (May((Plain(t.CHANGE_PLACES, (), "exchange it with this creature in your hand"),)),),
        subject=your(cards),
        zone=v.HAND,
        declared=True,
        tag=t.REVOLUTION_CHANGE,
        label="Revolution Change: ",
    )


def final_revolution(*effects: Effect) -> Trigger:
    """Final Revolution: when put by Revolution Change, if it is the first one this turn."""
    by_change = Condition(Amount(t.A_PUT_HOW, ""), t.IS_EQUAL, v.BY_REVOLUTION_CHANGE, "")
    first = Condition(
        Amount(t.A_FINAL_REVOLUTIONS, ""),
        t.IS_EQUAL,
        0,
        'if you haven\'t used another "Final Revolution" this turn',
    )
    used = Plain(t.COUNT_FINAL_REVOLUTION, (), "")
    return Trigger(
        v.PUT,
        'when you put this creature with "Revolution Change"',
        (FinalRevolution(first, (used, *effects)),),
        condition=by_change,
        label="Final Revolution: ",
    )


@dataclass(frozen=True)
class FinalRevolution(If):
    """The condition of a Final Revolution; its bookkeeping has no words."""

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.condition.english}, {clause(self.effects[1:])}"


def revolution_zero_trigger(fits: Cards) -> Trigger:
    """Revolution 0 Trigger of an evolution creature (K2)."""
    show = Act(v.REVEAL, THIS, "reveal {} from your hand")
    onto = Plain(t.PUT_THIS_ONTO, (0, v.BY_EFFECT), "put this creature on top of it")
    return Trigger(
        v.ATTACKED,
        "whenever a creature attacks you",
        (If(YOU_HAVE_NO_SHIELDS, (May((show,), (reveal_top(1), If(they_are(fits), (onto,)))),)),),
        no_subject=True,
        zone=v.HAND,
        whose=v.YOURS,
        declared=True,
        tag=t.REVOLUTION_ZERO,
        label="Revolution 0 Trigger: ",
    )


def kirifudash(cost: int) -> Trigger:
    """Kirifudash: after an attack of yours that broke a shield, summon this for another cost."""
    summon = Plain(t.SUMMON_THIS, (cost,), f"summon this creature from your hand for {cost} mana")
    return Trigger(
        v.END_OF_ATTACK,
        "at the end of an attack of one of your creatures",
        (If(THAT_BROKE_A_SHIELD, (May((summon,)),)),),
        subject=your(CREATURES),
        zone=v.HAND,
        declared=True,
        tag=t.KIRIFUDASH,
        label="Kirifudash: ",
    )


@dataclass(frozen=True)
class Static(Feature):
    """A static ability (604)."""

    head: int
    english: str
    cards: Cards | None = None  # None: this card itself
    amount: int | Amount = 0
    condition: Condition | None = None
    whose: int = v.ANYONES
    floor: int = 0
    optional: bool = False
    label: str = ""

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.static(kind, self)

    def words(self) -> str:
        """The paragraph in English."""
        condition = f"{self.condition.english}, " if self.condition else ""
        return self.label + _sentence(with_it(condition + self.english))


def gets_power(amount: int | Amount, *, condition: Condition | None = None) -> Static:
    """This creature's power is greater or smaller."""
    size = amount.english if isinstance(amount, Amount) else f"{amount:+d} power"
    return Static(t.S_POWER, f"this creature gets {size}", amount=amount, condition=condition)


def each_gets_power(cards: Cards, amount: int, *, condition: Condition | None = None) -> Static:
    """Creatures' power is greater or smaller."""
    return Static(
        t.S_POWER,
        f"each of {cards.whose_words()} gets {amount:+d} power",
        cards=cards,
        amount=amount,
        condition=condition,
    )


def power_attacker(amount: int) -> Static:
    """Power attacker: more power while attacking."""
    return Static(t.S_POWER, f"this creature gets {amount:+d} power", amount=amount, condition=THIS_IS_ATTACKING)


def has(keyword: Keyword, *, condition: Condition) -> Static:
    """This creature has a keyword under a condition."""
    english = keyword.english if keyword.is_sentence else f'this creature has "{keyword.english}"'
    return Static(t.S_KEYWORD, english, amount=keyword.bits, condition=condition)


def each_has(cards: Cards, keyword: Keyword) -> Static:
    """Creatures have a keyword."""
    return Static(
        t.S_KEYWORD,
        f'each of {cards.whose_words()} has "{keyword.english}"',
        cards=cards,
        amount=keyword.bits,
    )


def may_cost_less(cards: Cards, amount: int, floor: int, *, condition: Condition | None = None) -> Static:
    """Creatures may cost up to so much less to summon."""
    return Static(
        t.S_COST,
        f"{cards.whose_words()} may each cost up to {amount} less to summon. They can't cost less than {floor}",
        cards=replace(cards, zones=()),
        amount=amount,
        condition=condition,
        floor=floor,
        optional=True,
    )


def sympathy(cards: Cards, floor: int) -> Static:
    """Sympathy: this creature costs 1 less for each of those."""
    return Static(
        t.S_SELF_COST,
        f"this creature costs 1 less to summon for each of {cards.whose_words()}. It can't cost less than {floor}",
        amount=count(cards),
        floor=floor,
        label="Sympathy: ",
    )


def cant_be_chosen_by(cards: Cards) -> Static:
    """The opponent can't choose this creature with such cards."""
    return Static(
        t.S_UNCHOOSABLE,
        f"your opponent can't choose this creature with {cards.words()}",
        cards=replace(cards, zones=()),
    )


shields_go_to_graveyard = Static(
    t.S_BREAK_TO_GRAVEYARD,
    "whenever this creature would break a shield, your opponent puts that shield into their graveyard instead",
)
opponents_creatures_go_to_graveyard = Static(
    t.S_PUT_TO_GRAVEYARD,
    "whenever your opponent would put a creature into the battle zone, put it into its owner's graveyard instead",
    cards=replace(your_opponents(CREATURES), zones=()),
    condition=ON_YOUR_TURN,
)
enters_instead_of_being_discarded = Static(
    t.S_DISCARD_TO_BATTLE,
    "when this creature would be discarded from your hand, you may put it into the battle zone instead",
    condition=ON_OPPONENTS_TURN,
    optional=True,
)


@dataclass(frozen=True)
class Way(Feature):
    """Another way of using the card (601.1a): for less, for nothing, or for another cost."""

    english: str
    condition: Condition | None = None
    reduction: int = -1  # -1: no mana at all
    payment: tuple[Effect, ...] = ()
    rider: tuple[Effect, ...] = ()
    label: str = ""

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.way(kind, self)

    def words(self) -> str:
        """The paragraph in English."""
        condition = f"{self.condition.english}, " if self.condition else ""
        rider = f" If you do, {clause(self.rider)}" if self.rider else ""
        return self.label + _sentence(condition + self.english) + rider


def may_summon_for_no_cost(condition: Condition) -> Way:
    """Under the condition, summon this for no cost."""
    return Way("you may summon this creature for no cost", condition)


def may_summon_for_less(amount: int, *rider: Effect, condition: Condition | None = None) -> Way:
    """Summon this for less, and then something happens to it."""
    return Way(f"you may summon this creature for {amount} less", condition, amount, rider=rider)


def may_summon_by(*payment: Effect) -> Way:
    """Instead of paying the mana cost, do this; all of it must be possible."""
    return Way(f"instead of paying this creature's cost, you may {clause(payment)}", payment=payment)


def ability_word(word: str, feature: Trigger | Static | Way) -> Trigger | Static | Way:
    """A name before an ability that means nothing by itself: "Mana Arms 3", "Onitime"."""
    return replace(feature, label=f"{word}: ")


@dataclass(frozen=True)
class TapAbility(Feature):
    """Instead of attacking, tap this creature for an effect (602.3a)."""

    effects: tuple[Effect, ...]

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.record.tap_ability[kind] = rows.program(self.effects)

    def words(self) -> str:
        """The paragraph in English."""
        return f"Instead of attacking with this creature, you may tap it: {sentences(self.effects)}"


def tap_ability(*effects: Effect) -> TapAbility:
    """Instead of attacking, tap this creature for an effect."""
    return TapAbility(effects)


@dataclass(frozen=True)
class StrikeBack(Feature):
    """Strike Back: discard a fitting card that comes from your shields to use this for no cost (K1)."""

    cards: Cards

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.record.strike_back[kind] = rows.plain_filter(replace(self.cards, zones=()), self.words())

    def words(self) -> str:
        """The paragraph in English."""
        kind = replace(self.cards, zones=()).words(plural=False, article=True)
        return (
            f"Strike Back: When {kind} is put into your hand from your shield zone, you may discard it. "
            "If you do, use this card for no cost."
        )


def strike_back(cards: Cards) -> StrikeBack:
    """Strike Back with such cards."""
    return StrikeBack(cards)


@dataclass(frozen=True)
class StartsSealed(Feature):
    """Starts the game in the battle zone with seals on it (7I)."""

    seals: int

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.record.starts_sealed[kind] = self.seals

    def words(self) -> str:
        """The paragraph in English."""
        return f"This card starts the game in the battle zone with {self.seals} seals on it."


def starts_sealed(seals: int) -> StartsSealed:
    """Starts the game in the battle zone with so many seals on it."""
    return StartsSealed(seals)


# ---------------------------------------------------------------------------------------------------------
# Cards
# ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Card:
    """A card, or one face or half of one.

    `effects` are what a spell does; `other_face` is the back of a double-sided card; `halves` are the
    creature and the spell of a twinpact.
    """

    name: str
    types: int
    civilizations: int
    cost: int
    power: int
    races: tuple[str, ...]
    features: tuple[Feature, ...] = ()
    effects: tuple[Effect, ...] = ()
    mana_number: int = 1
    other_face: Card | None = None
    halves: tuple[Card, ...] = field(default=())

    @property
    def all_races(self) -> tuple[str, ...]:
        """The races of the card and, where it is a twinpact, of its halves."""
        return self.races + tuple(race for half in self.halves for race in half.races)


def _parts(name: str, parts: tuple[Feature | Effect, ...]) -> tuple[tuple[Feature, ...], tuple[Effect, ...]]:
    for part in parts:
        if not isinstance(part, Feature | Effect):
            raise DefinitionError(f"{name}: {part!r} is no ability and no effect of the card language")
    return (
        tuple(part for part in parts if isinstance(part, Feature)),
        tuple(part for part in parts if isinstance(part, Effect)),
    )


def creature(
    name: str,
    civilizations: int,
    cost: int,
    power: int,
    races: str,
    *features: Feature,
    types: int = 0,
    other_face: Card | None = None,
) -> Card:
    """A creature; several races are separated by slashes.

    Raises DefinitionError if something that only a spell can have is among its features.
    """
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: a creature has no effect outside an ability: {effects[0].words()!r}")
    kinds = v.CREATURE | types
    for feature in abilities:
        if isinstance(feature, Evolves):
            kinds |= feature.types
    split = tuple(race.strip() for race in races.split("/") if race.strip())
    return Card(name, kinds, civilizations, cost, power, split, abilities, other_face=other_face)


def spell(name: str, civilizations: int, cost: int, *parts: Feature | Effect) -> Card:
    """A spell: keywords and the effects that it does in order (302.2).

    Raises DefinitionError if a spell does nothing.
    """
    abilities, effects = _parts(name, parts)
    if not effects:
        raise DefinitionError(f"{name}: a spell without an effect")
    return Card(name, v.SPELL, civilizations, cost, 0, (), abilities, effects)


def impulse(name: str, civilizations: int, cost: int, *features: Feature, other_face: Card) -> Card:
    """A Forbidden Impulse (809), with its creature on the other face."""
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: an impulse has no effect outside an ability: {effects[0].words()!r}")
    types = v.IMPULSE | v.FORBIDDEN
    return Card(name, types, civilizations, cost, 0, (), abilities, mana_number=0, other_face=other_face)


def twinpact(creature_half: Card, spell_half: Card) -> Card:
    """A twinpact (810): one card with a creature and a spell; its name is both names."""
    return Card(
        f"{creature_half.name} / {spell_half.name}",
        creature_half.types | spell_half.types | v.TWINPACT,
        creature_half.civilizations | spell_half.civilizations,
        creature_half.cost,
        creature_half.power,
        (),
        halves=(creature_half, spell_half),
    )
