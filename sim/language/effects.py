"""Effects: the sentences of a rules text that do one thing, to cards (`Act`) or without a noun (`Plain`).

Sentences made of other sentences - "you may", "if", "for each" - are in `clauses`; when effects happen is said in
`triggers`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sim import tables as t
from sim import vocabulary as v
from sim.language.amounts import Amount
from sim.language.cards import WHOSE_WORDS, Cards
from sim.language.english import listed, sentence
from sim.language.keywords import Keyword, granted
from sim.language.misuse import DefinitionError, FromOne, Spoken, word
from sim.language.nouns import THEM, AllBut, AtRandom, Choose, Every, Noun, Pronoun, Several

if TYPE_CHECKING:
    from sim.tabulation import Rows


class Effect(Spoken):
    """One sentence of a rules text."""

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        raise NotImplementedError

    def words(self) -> str:
        """The sentence in English, without capital and full stop."""
        raise NotImplementedError


def sentences(effects: tuple[Effect, ...]) -> str:
    """Effects as English sentences, one after the other."""
    return " ".join(sentence(effect.words()) for effect in effects)


def clause(effects: tuple[Effect, ...]) -> str:
    """Effects as the second half of a sentence: only the first word stays small."""
    first, *others = effects
    text = first.words()
    ended = text + ("" if text.endswith(".") else ".")
    return " ".join([ended, *(sentence(effect.words()) for effect in others)])


@dataclass(frozen=True)
class Act(Effect):
    """Do something to cards."""

    verb: int
    noun: Noun
    pattern: str  # English, with {} for the noun
    amount: int | Amount = 0
    until: int = 0
    ordered: bool = False

    def __post_init__(self) -> None:
        """Refuse a verb that does nothing to cards in such a zone."""
        zones = ZONES_OF_VERBS.get(self.verb)
        for cards in cards_of(self.noun):
            if zones and not set(cards.zones) <= set(zones):
                places = " or ".join(v.ZONE_NAMES[zone] for zone in zones)
                raise DefinitionError(f'"{cards.whose_words()}": it can only be done in the {places}')

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        if self.verb == v.FIGHT_EACH_OTHER:
            rows.needs("them", "nothing before says which creature battles")
        self.noun.write(rows, self.verb)
        # 109.2a: where the text says "card", of a creature made of several cards only one leaves: the top one.
        single = not isinstance(self.noun, Every) and any(
            cards.noun == "card" and v.BATTLE in cards.zones for cards in cards_of(self.noun)
        )
        rows.step(t.DO, self.verb, rows.amount(self.amount), self.until, int(self.ordered), int(single))

    def words(self) -> str:
        """The sentence in English."""
        noun = self.noun
        if isinstance(noun, AllBut):
            chosen = replace(noun.kept, by_opponent=False).words("from", theirs=noun.kept.by_opponent)
            who = "your opponent chooses" if noun.kept.by_opponent else "choose"
            done = self.pattern.format(noun.words())
            return f"{who} {chosen}. {done[0].upper()}{done[1:]}"
        opponent_does = self.pattern.startswith("your opponent")
        if isinstance(noun, Choose) and noun.by_opponent and not opponent_does:
            chosen = replace(noun, by_opponent=False).words("from", theirs=noun.whose == v.OPPONENTS)
            them = Pronoun(t.END, "them" if noun.many else "it", subject="they" if noun.many else "it")
            done = replace(self, noun=them).words()
            chooses = "may choose" if noun.least == 0 and noun.most == 1 else "chooses"
            return f"your opponent {chooses} {chosen}. {done[0].upper()}{done[1:]}"
        if isinstance(noun, Choose) and noun.in_deck:
            bare = replace(noun, cards=replace(noun.cards, zones=()), among_them=False)
            deck = WHOSE_WORDS[noun.cards.whose] + "deck"
            cards = replace(bare, cards=replace(bare.cards, whose=v.ANYONES)).words()
            return f"search {deck} for {cards} and {self.pattern.format('them' if noun.many else 'it')}"
        if "{s}" in self.pattern:
            return self.pattern.format(s=noun.as_subject())
        where = "in" if self.verb in (v.TAP, v.UNTAP) else "from"
        return self.pattern.format(noun.words(where, theirs=opponent_does))


ZONES_OF_VERBS = {
    v.DESTROY: (v.BATTLE, v.SHIELD),
    v.DISCARD: (v.HAND,),
    v.TAP: (v.BATTLE, v.MANA),
    v.UNTAP: (v.BATTLE, v.MANA),
    v.KEEP_TAPPED: (v.BATTLE, v.MANA),
    v.FIGHT: (v.BATTLE,),
    v.SEAL: (v.BATTLE,),
    v.GIVE_POWER: (v.BATTLE,),
    v.GIVE_KEYWORD: (v.BATTLE,),
    v.EXPOSE: (v.BATTLE,),
    v.MAKE_BLOCK: (v.BATTLE,),
    v.SHIELD_TO_HAND: (v.SHIELD,),
    v.BREAK: (v.SHIELD,),
    v.PUT_INTO_BATTLE: (v.DECK, v.HAND, v.GRAVEYARD, v.MANA, v.SHIELD),
    v.CAST_FREE: (v.DECK, v.HAND, v.GRAVEYARD, v.MANA),
    v.USE_FREE: (v.DECK, v.HAND, v.GRAVEYARD, v.MANA),
    v.TO_SHIELD: (v.DECK, v.HAND, v.BATTLE, v.GRAVEYARD, v.MANA),
    v.TOP_CARD_TO_GRAVEYARD: (v.BATTLE,),
}  # a noun that speaks of other zones would be passed over


def cards_of(noun: Noun) -> tuple[Cards, ...]:
    """The descriptions in a noun that speak of zones; pronouns and choices among them have none."""
    if isinstance(noun, Several):
        return tuple(choice.cards for choice in noun.choices)
    if isinstance(noun, AllBut):
        return (noun.kept.cards,)
    if isinstance(noun, Choose):
        return () if noun.among_them else (noun.cards, *filter(None, [noun.cards.also]))
    return (noun.cards,) if isinstance(noun, Every | AtRandom) else ()


@word
def destroy(noun: Noun) -> Act:
    """Battle zone to graveyard (701.6)."""
    if isinstance(noun, Choose) and noun.by_opponent and noun.whose == v.OPPONENTS:
        return Act(v.DESTROY, noun, "your opponent destroys {}")
    return Act(v.DESTROY, noun, "destroy {}")


@word
def return_to_hand(noun: Noun) -> Act:
    """To the owner's hand."""
    return Act(v.TO_HAND, noun, f"return {{}} to {noun.home('hand')}")


@word
def take(noun: Noun) -> Act:
    """Into your hand, from among cards looked at, revealed or searched."""
    if noun.whose != v.YOURS and noun is not THEM:
        raise DefinitionError(f'"{noun.words()}": only your own cards can come into your hand')
    return Act(v.TO_HAND, noun, "put {} into your hand")


@word
def reveal(noun: Noun) -> Act:
    """Show cards to both players."""
    return Act(v.REVEAL, noun, "reveal {}")


@word
def put_into_mana(noun: Noun) -> Act:
    """To the owner's mana zone."""
    return Act(v.TO_MANA, noun, f"put {{}} into {noun.home('mana zone')}")


@word
def put_into_graveyard(noun: Noun) -> Act:
    """To the owner's graveyard; this is not destroying."""
    return Act(v.TO_GRAVEYARD, noun, f"put {{}} into {noun.home('graveyard')}")


@word
def put_top_card_into_graveyard(noun: Noun) -> Act:
    """Only the top card of a creature, to its owner's graveyard; what lies under it stays (801.4)."""
    of = "each of " if noun.many else ""
    return Act(v.TOP_CARD_TO_GRAVEYARD, noun, f"put the top card of {of}{{}} into {noun.home('graveyard')}")


@word
def put_on_top_of_deck(noun: Noun) -> Act:
    """On top of the owner's deck."""
    order = " in any order" if noun.many else ""
    return Act(v.TO_DECK_TOP, noun, f"put {{}} on top of {noun.home('deck')}{order}", ordered=True)


@word
def put_on_bottom_of_deck(noun: Noun) -> Act:
    """On the bottom of the owner's deck, in any order."""
    order = " in any order" if noun.many else ""
    return Act(v.TO_DECK_BOTTOM, noun, f"put {{}} on the bottom of {noun.home('deck')}{order}", ordered=True)


PUT_THEM_BACK = Act(v.TO_DECK_TOP, THEM, "put {} back in any order", ordered=True)


@word
def discard(noun: Noun) -> Act:
    """Hand to graveyard (701.7)."""
    if noun.whose != v.OPPONENTS:
        return Act(v.DISCARD, noun, "discard {}")
    if isinstance(noun, Choose) and not noun.by_opponent:
        them = "them" if noun.many else "it"
        return Act(v.DISCARD, noun, f"choose {{}}. Your opponent discards {them}")
    return Act(v.DISCARD, noun, "your opponent discards {}")


@word
def tap(noun: Noun) -> Act:
    """Tap (701.2a)."""
    return Act(v.TAP, noun, "tap {}")


@word
def untap(noun: Noun) -> Act:
    """Untap (701.2b)."""
    return Act(v.UNTAP, noun, "untap {}")


@word
def put(noun: Noun) -> Act:
    """Into the battle zone: not a summon (K11)."""
    return Act(v.PUT_INTO_BATTLE, noun, "put {} into the battle zone")


@word
def fight(noun: Noun) -> Act:
    """This creature battles it (115.1a)."""
    return Act(v.FIGHT, noun, "have this creature battle {}")


@word
def cast_for_no_cost(noun: Noun) -> Act:
    """Cast a spell without paying: it is resolved inside this effect (101.4d)."""
    if noun.many:
        raise DefinitionError(f'"{noun.words()}": spells are cast one by one')
    if any(cards.types != v.SPELL for cards in cards_of(noun)):
        raise DefinitionError(f'"{noun.words()}": only spells are cast')
    return Act(v.CAST_FREE, noun, "cast {} for no cost")


@word
def use_for_no_cost(noun: Noun) -> Act:
    """Use a card without paying, whatever its type: summon it, cast it (701.5)."""
    if noun.many or noun.whose != v.YOURS:
        raise DefinitionError(f'"{noun.words()}": your own cards are used, one by one')
    return Act(v.USE_FREE, noun, ("choose {} and use it" if cards_of(noun) else "use {}") + " for no cost")


@word
def have_it_battle(noun: Choose) -> Act:
    """The one creature spoken of before battles the one chosen (115.1a)."""
    if noun.many or noun.cards.zones != (v.BATTLE,) or noun.among_them:
        raise DefinitionError(f'"{noun.words()}": it battles one creature in the battle zone')
    return Act(v.FIGHT_EACH_OTHER, replace(noun, in_addition=True), "choose {}. Those 2 creatures battle")


@word
def pick(noun: Choose) -> Act:
    """Choose cards, which the next sentence speaks of."""
    return Act(v.NO_VERB, noun, "choose {}")


@word
def break_shields(noun: Noun) -> Act:
    """Break shields by this effect; the shield check comes in the middle of it (113.6)."""
    if noun.whose not in (v.YOURS, v.OPPONENTS, t.CHOSEN_PLAYERS) or not cards_of(noun):
        raise DefinitionError(f'"{noun.words()}": it must say whose shields are broken')
    return Act(v.BREAK, noun, "break {}")


@word
def add_to_shields(noun: Noun) -> Act:
    """To the owner's shield zone, each as a new shield."""
    return Act(v.TO_SHIELD, noun, f"put {{}} into {noun.home('shield zone')} face down")


@word
def seal(noun: Noun) -> Act:
    """The owner of each puts a seal on it (701.24)."""
    if isinstance(noun, Every):
        return Act(v.SEAL, noun, f"a seal is put on each of {noun.cards.whose_words()}")
    return Act(v.SEAL, noun, "a seal is put on {}")


@word
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


def _how_long(until: int) -> str:
    """How long an effect lasts, in English."""
    words = {
        v.END_OF_THIS_TURN: "until the end of the turn",
        v.YOUR_NEXT_TURN: "until the start of your next turn",
        v.END_OF_OPPONENTS_NEXT_TURN: "until the end of your opponent's next turn",
        v.REST_OF_GAME: "for the rest of the game",
    }
    if until not in words:
        raise DefinitionError(f"{until} is no duration such as END_OF_THIS_TURN")
    return words[until]


def size(amount: int | Amount) -> str:
    """More or less power, in English."""
    if not isinstance(amount, Amount):
        return f"{amount:+d} power"
    if amount.code == t.A_COUNT and amount.factor != 1:
        return amount.english
    return f"additional power equal to {amount.english if amount.code == t.A_COUNT else 'that number'}"


@word
def give_power(amount: int | Amount, noun: Noun, until: int = v.END_OF_THIS_TURN) -> Act:
    """Change power for a while."""
    return Act(
        v.GIVE_POWER,
        noun,
        f"{{s}} {_gets(noun)} {size(amount)} {_how_long(until)}",
        amount=amount,
        until=until,
    )


@word
def give(keyword: Keyword, noun: Noun, until: int = v.END_OF_THIS_TURN) -> Act:
    """Give a keyword for a while."""
    what = keyword.english.removeprefix("this creature ")
    says = what if what.startswith("can") else f'{_gets(noun)} "{keyword.english}"'
    english = f"{{s}} {says} {_how_long(until)}"
    return Act(v.GIVE_KEYWORD, noun, english, amount=granted(keyword), until=until)


@word
def attack_this_turn(noun: Noun) -> Act:
    """They must attack this turn if they can (505.2)."""
    english = f"{{s}} {'attack' if noun.many else 'attacks'} this turn if able"
    return Act(v.GIVE_KEYWORD, noun, english, amount=v.MUST_ATTACK, until=v.END_OF_THIS_TURN)


@word
def may_attack_untapped_creatures(noun: Noun) -> Act:
    """They can attack untapped creatures too, this turn."""
    english = "{s} can attack tapped or untapped creatures until the end of the turn"
    return Act(v.GIVE_KEYWORD, noun, english, amount=v.ATTACKS_UNTAPPED, until=v.END_OF_THIS_TURN)


@word
def attack_next_turn(noun: Noun) -> Act:
    """They must attack if they can during the next turn of your opponent; those that come later need not (110.2e)."""
    english = f"during your opponent's next turn, {{s}} {'attack' if noun.many else 'attacks'} if able"
    return Act(v.GIVE_KEYWORD, noun, english, amount=v.MUST_ATTACK, until=v.OPPONENTS_NEXT_TURN)


@word
def expose(noun: Choose) -> Act:
    """Your creatures can attack it this turn although it is not tapped; it stays untapped for everything else."""
    them = "them as if they were" if noun.many else "it as if it were"
    english = f"choose {{}}. This turn, your creatures can attack {them} tapped"
    return Act(v.EXPOSE, noun, english, until=v.END_OF_THIS_TURN)


@word
def make_block_this(noun: Choose) -> Act:
    """This turn, that creature must block this one if it can (507.1b), and no other can."""
    if noun.many:
        raise DefinitionError(f'"{noun.words()}": only one creature can be the only one that blocks')
    english = "choose {}. This turn, it blocks this creature if able, and this creature can't be blocked by others"
    return Act(v.MAKE_BLOCK, noun, english, until=v.END_OF_THIS_TURN)


@word
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
        if number.factor != 1:
            raise DefinitionError(f'"{number.english}" is no number of cards')
        if number.code == t.A_COUNT:
            return f"as many cards as {number.english}"
        return f"{number.english} cards"
    return "a card" if number == 1 else f"{number} cards"


@word
def draw(number: FromOne | Amount) -> Plain:
    """Draw cards, one at a time (114.2)."""
    return Plain(t.DRAW, (number, v.YOURS, 0), f"draw {_cards(number)}")


@word
def draw_up_to(number: FromOne | Amount) -> Plain:
    """Draw cards, stopping when you like."""
    return Plain(t.DRAW, (number, v.YOURS, 1), f"draw up to {_cards(number)}")


@word
def charge_from_deck(number: FromOne, *, tapped: bool = False) -> Plain:
    """The top cards of your deck into your mana zone."""
    cards = "the top card" if number == 1 else f"the top {number} cards"
    how = " tapped" if tapped else ""
    return Plain(t.CHARGE, (number, v.YOURS, int(tapped)), f"put {cards} of your deck into your mana zone{how}")


@word
def mill_from_deck(number: FromOne) -> Plain:
    """The top cards of your deck into your graveyard; they are "them"."""
    cards = "the top card" if number == 1 else f"the top {number} cards"
    return Plain(t.MILL, (number, v.YOURS), f"put {cards} of your deck into your graveyard")


@word
def shieldify_from_deck(number: FromOne) -> Plain:
    """The top cards of your deck become shields (701.32a)."""
    cards = "the top card" if number == 1 else f"the top {number} cards"
    return Plain(t.SHIELDIFY, (number, v.YOURS), f"add {cards} of your deck to your shields face down")


@word
def look_at_top(number: FromOne) -> Plain:
    """Look at the top cards of your deck; they are "them"."""
    cards = "card" if number == 1 else f"{number} cards"
    return Plain(t.TOP, (number, v.YOURS, 1), f"look at the top {cards} of your deck")


@word
def reveal_top(number: FromOne) -> Plain:
    """Reveal the top cards of your deck; they are "them"."""
    cards = "card" if number == 1 else f"{number} cards"
    return Plain(t.TOP, (number, v.YOURS, 2), f"reveal the top {cards} of your deck")


SHUFFLE_YOUR_DECK = Plain(t.SHUFFLE, (v.YOURS,), "shuffle your deck")
SHUFFLE_THAT_DECK = Plain(t.SHUFFLE, (t.CHOSEN_PLAYERS,), "that player shuffles their deck")
PICK_A_PLAYER = Plain(t.PICK_PLAYER, (), "choose a player")
SKIP_THE_REST_OF_THE_TURN = Plain(t.SKIP_TURN, (), "skip the rest of the turn")
YOURS_CAN_ATTACK_PLAYERS_ANYWAY = Plain(
    t.ATTACK_ANYWAY,
    (),
    "this turn, your creatures can attack your opponent in spite of summoning sickness and of all effects that would "
    "prevent it",
)
LOSE_THE_GAME = Plain(t.LOSE, (v.YOURS,), "you lose the game")
REDRAW_HANDS = Plain(
    t.REDRAW_HANDS,
    (),
    "each player counts the cards in their hand, shuffles them into their deck and draws that many",
)
WIN_THE_GAME = Plain(t.WIN, (v.YOURS,), "you win the game")
THE_ATTACK_ENDS = Plain(t.STOP_ATTACK, (), "the attack ends")


def forbidden(acts: int, whose: int, cards: Cards | None = None, which: str = "") -> str:
    """Acts that a player can't do, in English: "your opponent can't cast spells"; `which` follows the noun."""
    who = {v.ANYONES: "players", v.YOURS: "you", v.OPPONENTS: "your opponent"}
    if acts == v.ACT_LEAVE_GRAVEYARD and whose in who:
        where = "graveyards" if whose == v.ANYONES else f"{WHOSE_WORDS[whose]}graveyard"
        return f"{'cards' if cards is None else cards.words()}{which} can't leave {where}"
    meant = Cards() if cards is None else replace(cards, zones=())
    plain = meant.noun == "card"  # what is summoned is a creature, and what is cast a spell
    creatures, spells = (
        (replace(meant, noun=noun) if plain else meant).words() + which for noun in ("creature", "spell")
    )
    names = {
        v.ACT_SHIELD_TRIGGER: 'use "shield trigger" abilities',
        v.ACT_SUMMON: f"summon {creatures}",
        v.ACT_CAST: f"cast {spells}",
        v.ACT_PUT: f"put {creatures} into the battle zone",
        v.ACT_PUT_UNSUMMONED: f"put {creatures} into the battle zone unless they summon them",
    }
    if whose not in who or acts & ~sum(names):
        raise DefinitionError("it takes ACT_... bits, and ANYONES, YOURS or OPPONENTS")
    return f"{who[whose]} can't {listed([name for act, name in names.items() if acts & act], 'or')}"


@dataclass(frozen=True)
class Prohibit(Effect):
    """A player can't do something for a while, perhaps with some cards only."""

    acts: int
    whose: int
    until: int
    cards: Cards | None

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        cards = self.cards
        of_the_number = cards is not None and cards.relation == t.COSTS_THE_NUMBER
        if cards is not None and of_the_number:
            rows.needs_named(not self.acts & (v.ACT_SHIELD_TRIGGER | v.ACT_LEAVE_GRAVEYARD))
            cards = replace(cards, relation=t.NO_RELATION)
        which = -1 if cards is None else rows.plain_filter(replace(cards, zones=()), printed_only=True)
        rows.step(t.PROHIBIT, self.acts, self.whose, self.until, which, int(of_the_number))

    def words(self) -> str:
        """The sentence in English."""
        how_long = "this turn" if self.until == v.END_OF_THIS_TURN else _how_long(self.until)
        cards = None if self.cards is None else replace(self.cards, zones=())
        return f"{forbidden(self.acts, self.whose, cards)} {how_long}"


@word
def prohibit(
    acts: FromOne, whose: int = v.OPPONENTS, until: int = v.END_OF_THIS_TURN, cards: Cards | None = None
) -> Prohibit:
    """A player, or with ANYONES both, can't do some acts (`sim.vocabulary.ACT_CAST` ...) for a while.

    With `cards` only such cards are meant.
    """
    forbidden(acts, whose)
    _how_long(until)
    return Prohibit(acts, whose, until, cards)


@dataclass(frozen=True)
class UseThis(Effect):
    """Summon or cast this card from where it is declared, and what follows its use."""

    cost: int  # -1: for no cost
    english: str  # "summon this creature"
    rider: tuple[Effect, ...] = ()

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        rider = rows.program_aside(self.rider) if self.rider else t.NO_PROGRAM
        rows.step(t.USE_THIS, self.cost, rider, 0)

    def words(self) -> str:
        """The sentence in English."""
        price = "no cost" if self.cost < 0 else f"{self.cost} mana"
        return f"{self.english} for {price}" + (f". {sentences(self.rider)}" if self.rider else "")


NO_SHIELD_TRIGGERS_THIS_TURN = prohibit(v.ACT_SHIELD_TRIGGER, v.ANYONES)
