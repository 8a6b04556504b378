"""Effects that do something to cards: destroy, return to hand, give power.

`nouns` name the cards; effects without a noun are in `plain_effects`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import Amount
from sim.cards.words.descriptions import WHOSE_WORDS
from sim.cards.words.effects import Effect
from sim.cards.words.keywords import Keyword, granted
from sim.cards.words.misuse import DefinitionError, word
from sim.cards.words.nouns import THEM, AllBut, Choose, Every, Noun, Pronoun
from sim.cards.words.rows import Rows
from sim.engine.record.codes import links, programs
from sim.engine.record.codes.abilities import (
    ANYONES,
    BREAK,
    CAST_FREE,
    DESTROY,
    DISCARD,
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_THIS_TURN,
    EXPOSE,
    FIGHT,
    FIGHT_EACH_OTHER,
    GIVE_KEYWORD,
    GIVE_POWER,
    KEEP_TAPPED,
    MAKE_BLOCK,
    NO_VERB,
    OPPONENTS,
    OPPONENTS_NEXT_TURN,
    OPPONENTS_NEXT_UNTAP,
    PUT_INTO_BATTLE,
    REST_OF_GAME,
    REVEAL,
    SEAL,
    SHIELD_TO_HAND,
    TAP,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_GRAVEYARD,
    TO_HAND,
    TO_MANA,
    TO_SHIELD,
    TOP_CARD_TO_GRAVEYARD,
    UNTAP,
    USE_FREE,
    YOUR_NEXT_TURN,
    YOURS,
)
from sim.engine.record.codes.card_types import SPELL, all_take
from sim.engine.record.codes.cards import (
    ATTACKS_UNTAPPED,
    BATTLE,
    DECK,
    GRAVEYARD,
    HAND,
    MANA,
    MUST_ATTACK,
    SHIELD,
    ZONE_NAMES,
)
from sim.engine.record.codes.descriptions import AMOUNT_COUNT

__all__ = [
    "Act",
    "PUT_THEM_BACK",
    "add_to_shields",
    "attack_next_turn",
    "attack_this_turn",
    "break_shields",
    "cast_for_no_cost",
    "destroy",
    "discard",
    "expose",
    "fight",
    "give",
    "give_power",
    "have_it_battle",
    "keep_tapped",
    "make_block_this",
    "may_attack_untapped_creatures",
    "pick",
    "put",
    "put_into_graveyard",
    "put_into_mana",
    "put_on_bottom_of_deck",
    "put_on_top_of_deck",
    "put_top_card_into_graveyard",
    "return_shields",
    "return_to_hand",
    "reveal",
    "seal",
    "take",
    "tap",
    "untap",
    "use_for_no_cost",
]


@dataclass(frozen=True)
class Act(Effect):
    """Do something to cards."""

    verb: int
    noun: Noun
    pattern: str  # English, with {} for the noun
    amount: int | Amount = 0
    keywords: int = 0  # the keywords that it gives
    triggers_barred: bool = False  # whether the shields that it puts into the hand can't use their triggers
    until: int = 0
    ordered: bool = False

    def __post_init__(self) -> None:
        """Refuse a verb that does nothing to cards in the zones of its noun."""
        zones = ZONES_OF_VERBS.get(self.verb)
        for cards in self.noun.described:
            if zones and not set(cards.zones) <= set(zones):
                places = " or ".join(ZONE_NAMES[zone] for zone in zones)
                raise DefinitionError(f'"{cards.whose_words()}": it can only be done in the {places}')
            if cards.are_single and self.verb in MOVES and isinstance(self.noun, Every | AllBut):
                reason = "they are single cards of creatures (109.2a), which can only be chosen; say CREATURES"
                raise DefinitionError(f'"{cards.whose_words()} in the battle zone": {reason}')

    @property
    def tells_whether_done(self) -> bool:
        """The engine knows whether it was done to any card."""
        return True

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        if self.verb == FIGHT_EACH_OTHER:
            rows.needs("them", "nothing before says which creature battles")
        self.noun.write(rows, self.verb)
        rows.step(
            programs.DO,
            verb=self.verb,
            amount=rows.amount(self.amount),
            keywords=self.keywords,
            triggers_barred=self.triggers_barred,
            until=self.until,
            ordered=self.ordered,
            top_only=rows.they_are_single,
        )

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
            chosen = replace(noun, by_opponent=False).words("from", theirs=noun.whose == OPPONENTS)
            them = Pronoun(programs.END, "them" if noun.many else "it", subject="they" if noun.many else "it")
            done = replace(self, noun=them).words()
            chooses = "may choose" if noun.least == 0 and noun.most == 1 else "chooses"
            return f"your opponent {chooses} {chosen}. {done[0].upper()}{done[1:]}"
        if isinstance(noun, Choose) and noun.in_deck:
            bare = replace(noun, cards=replace(noun.cards, zones=()), among_them=False)
            deck = WHOSE_WORDS[noun.cards.whose] + "deck"
            cards = replace(bare, cards=replace(bare.cards, whose=ANYONES)).words()
            return f"search {deck} for {cards} and {self.pattern.format('them' if noun.many else 'it')}"
        if "{s}" in self.pattern:
            return self.pattern.format(s=noun.as_subject())
        where = "in" if self.verb in (TAP, UNTAP) else "from"
        return self.pattern.format(noun.words(where, theirs=opponent_does))


ZONES_OF_VERBS = {
    DESTROY: (BATTLE, SHIELD),
    DISCARD: (HAND,),
    TAP: (BATTLE, MANA),
    UNTAP: (BATTLE, MANA),
    KEEP_TAPPED: (BATTLE, MANA),
    FIGHT: (BATTLE,),
    SEAL: (BATTLE,),
    GIVE_POWER: (BATTLE,),
    GIVE_KEYWORD: (BATTLE,),
    EXPOSE: (BATTLE,),
    MAKE_BLOCK: (BATTLE,),
    SHIELD_TO_HAND: (SHIELD,),
    BREAK: (SHIELD,),
    PUT_INTO_BATTLE: (DECK, HAND, GRAVEYARD, MANA, SHIELD),
    CAST_FREE: (DECK, HAND, GRAVEYARD, MANA),
    USE_FREE: (DECK, HAND, GRAVEYARD, MANA),
    TO_SHIELD: (DECK, HAND, BATTLE, GRAVEYARD, MANA),
    TOP_CARD_TO_GRAVEYARD: (BATTLE,),
}  # the verb ignores cards in other zones
MOVES = (DESTROY, TO_HAND, TO_MANA, TO_GRAVEYARD, TO_SHIELD, TO_DECK_TOP, TO_DECK_BOTTOM)  # out of the battle zone


@word
def destroy(noun: Noun) -> Act:
    """Put from the battle zone into the graveyard, as destroying (701.6)."""
    if isinstance(noun, Choose) and noun.by_opponent and noun.whose == OPPONENTS:
        return Act(DESTROY, noun, "your opponent destroys {}")
    return Act(DESTROY, noun, "destroy {}")


@word
def return_to_hand(noun: Noun) -> Act:
    """Return to the owner's hand."""
    return Act(TO_HAND, noun, f"return {{}} to {noun.home('hand')}")


@word
def take(noun: Noun) -> Act:
    """Put into your hand, from among cards looked at, revealed or searched."""
    if noun.whose != YOURS and noun is not THEM:
        raise DefinitionError(f'"{noun.words()}": only your own cards can be put into your hand')
    return Act(TO_HAND, noun, "put {} into your hand")


@word
def reveal(noun: Noun) -> Act:
    """Show cards to both players."""
    return Act(REVEAL, noun, "reveal {}")


@word
def put_into_mana(noun: Noun) -> Act:
    """Put into the owner's mana zone."""
    return Act(TO_MANA, noun, f"put {{}} into {noun.home('mana zone')}")


@word
def put_into_graveyard(noun: Noun) -> Act:
    """Put into the owner's graveyard; from the battle zone this is destroying (701.6a)."""
    return Act(TO_GRAVEYARD, noun, f"put {{}} into {noun.home('graveyard')}")


@word
def put_top_card_into_graveyard(noun: Noun) -> Act:
    """Put only the top card of a creature into its owner's graveyard; the cards under it stay (801.4)."""
    of = "each of " if noun.many else ""
    return Act(TOP_CARD_TO_GRAVEYARD, noun, f"put the top card of {of}{{}} into {noun.home('graveyard')}")


@word
def put_on_top_of_deck(noun: Noun) -> Act:
    """Put on top of the owner's deck."""
    order = " in any order" if noun.many else ""
    return Act(TO_DECK_TOP, noun, f"put {{}} on top of {noun.home('deck')}{order}", ordered=True)


@word
def put_on_bottom_of_deck(noun: Noun) -> Act:
    """Put on the bottom of the owner's deck, in any order."""
    order = " in any order" if noun.many else ""
    return Act(TO_DECK_BOTTOM, noun, f"put {{}} on the bottom of {noun.home('deck')}{order}", ordered=True)


PUT_THEM_BACK = Act(TO_DECK_TOP, THEM, "put {} back in any order", ordered=True)


@word
def discard(noun: Noun) -> Act:
    """Discard: put from the hand into the graveyard (701.7)."""
    if noun.whose != OPPONENTS:
        return Act(DISCARD, noun, "discard {}")
    if isinstance(noun, Choose) and not noun.by_opponent:
        them = "them" if noun.many else "it"
        return Act(DISCARD, noun, f"choose {{}}. Your opponent discards {them}")
    return Act(DISCARD, noun, "your opponent discards {}")


@word
def tap(noun: Noun) -> Act:
    """Tap (701.2a)."""
    return Act(TAP, noun, "tap {}")


@word
def untap(noun: Noun) -> Act:
    """Untap (701.2b)."""
    return Act(UNTAP, noun, "untap {}")


@word
def put(noun: Noun) -> Act:
    """Put into the battle zone; this is not summoning (701.3a)."""
    return Act(PUT_INTO_BATTLE, noun, "put {} into the battle zone")


@word
def fight(noun: Noun) -> Act:
    """Have this creature battle it (115.1a)."""
    return Act(FIGHT, noun, "have this creature battle {}")


@word
def cast_for_no_cost(noun: Noun) -> Act:
    """Cast a spell without paying: it is resolved inside this effect (101.4d)."""
    if noun.many:
        raise DefinitionError(f'"{noun.words()}": spells are cast one by one')
    if any(cards.types != SPELL for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": only spells are cast')
    return Act(CAST_FREE, noun, "cast {} for no cost")


@word
def use_for_no_cost(noun: Noun) -> Act:
    """Use a card without paying, whatever its type: summon it, cast it (701.5)."""
    if noun.many or noun.whose != YOURS:
        raise DefinitionError(f'"{noun.words()}": your own cards are used, one by one')
    return Act(USE_FREE, noun, ("choose {} and use it" if noun.described else "use {}") + " for no cost")


@word
def have_it_battle(noun: Choose) -> Act:
    """Have the creature mentioned before battle the one chosen (115.1a)."""
    if noun.many or noun.cards.zones != (BATTLE,) or noun.among_them:
        raise DefinitionError(f'"{noun.words()}": it battles one creature in the battle zone')
    return Act(FIGHT_EACH_OTHER, replace(noun, in_addition=True), "choose {}. Those 2 creatures battle")


@word
def pick(noun: Choose) -> Act:
    """Choose cards for the next sentence to refer to."""
    return Act(NO_VERB, noun, "choose {}")


@word
def break_shields(noun: Noun) -> Act:
    """Break shields; the shield check happens during this effect (113.6)."""
    if noun.whose not in (YOURS, OPPONENTS, programs.CHOSEN_PLAYERS) or not noun.described:
        raise DefinitionError(f'"{noun.words()}": it must say whose shields are broken')
    return Act(BREAK, noun, "break {}")


@word
def add_to_shields(noun: Noun) -> Act:
    """Put into the owner's shield zone, each as a new shield."""
    return Act(TO_SHIELD, noun, f"put {{}} into {noun.home('shield zone')} face down")


@word
def return_shields(noun: Noun, *, shield_triggers: bool) -> Act:
    """Return shields to hand without breaking them (701.14b), with or without their shield triggers."""
    those = "those shields" if noun.many else "that shield"
    forbidden = "" if shield_triggers else f'. You can\'t use the "shield trigger" ability of {those}'
    return Act(
        SHIELD_TO_HAND,
        noun,
        f"put {{}} into {noun.home('hand')}{forbidden}",
        triggers_barred=not shield_triggers,
    )


@word
def seal(noun: Noun) -> Act:
    """Put a seal on each, from its owner's deck (701.24)."""
    if any(cards.types and not all_take(cards.types, links.SEAL) for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": no seal can be put there')
    if isinstance(noun, Every):
        return Act(SEAL, noun, f"a seal is put on each of {noun.cards.whose_words()}")
    return Act(SEAL, noun, "a seal is put on {}")


def _gets(noun: Noun) -> str:
    return "get" if noun.many else "gets"


def how_long(until: int) -> str:
    """How long an effect lasts, in English."""
    words = {
        END_OF_THIS_TURN: "until the end of the turn",
        YOUR_NEXT_TURN: "until the start of your next turn",
        END_OF_OPPONENTS_NEXT_TURN: "until the end of your opponent's next turn",
        REST_OF_GAME: "for the rest of the game",
    }
    if until not in words:
        raise DefinitionError(f"{until} is not a duration such as END_OF_THIS_TURN")
    return words[until]


def size(amount: int | Amount) -> str:
    """A change of power, in English."""
    if not isinstance(amount, Amount):
        return f"{amount:+d} power"
    if amount.code == AMOUNT_COUNT and amount.factor != 1:
        return amount.english
    return f"additional power equal to {amount.english if amount.code == AMOUNT_COUNT else 'that number'}"


@word
def give_power(amount: int | Amount, noun: Noun, until: int = END_OF_THIS_TURN) -> Act:
    """Change power for a while."""
    return Act(
        GIVE_POWER,
        noun,
        f"{{s}} {_gets(noun)} {size(amount)} {how_long(until)}",
        amount=amount,
        until=until,
    )


@word
def give(keyword: Keyword, noun: Noun, until: int = END_OF_THIS_TURN) -> Act:
    """Give a keyword for a while."""
    what = keyword.english.removeprefix("this creature ")
    says = what if what.startswith("can") else f'{_gets(noun)} "{keyword.english}"'
    english = f"{{s}} {says} {how_long(until)}"
    return Act(GIVE_KEYWORD, noun, english, keywords=granted(keyword), until=until)


@word
def attack_this_turn(noun: Noun) -> Act:
    """They must attack this turn if they can (505.2)."""
    english = f"{{s}} {'attack' if noun.many else 'attacks'} this turn if able"
    return Act(GIVE_KEYWORD, noun, english, keywords=MUST_ATTACK, until=END_OF_THIS_TURN)


@word
def may_attack_untapped_creatures(noun: Noun) -> Act:
    """They can attack untapped creatures too this turn."""
    english = "{s} can attack tapped or untapped creatures until the end of the turn"
    return Act(GIVE_KEYWORD, noun, english, keywords=ATTACKS_UNTAPPED, until=END_OF_THIS_TURN)


@word
def attack_next_turn(noun: Noun) -> Act:
    """They must attack if they can during your opponent's next turn; creatures put later need not (110.2e)."""
    english = f"during your opponent's next turn, {{s}} {'attack' if noun.many else 'attacks'} if able"
    return Act(GIVE_KEYWORD, noun, english, keywords=MUST_ATTACK, until=OPPONENTS_NEXT_TURN)


@word
def expose(noun: Choose) -> Act:
    """Your creatures can attack it this turn although it is untapped."""
    them = "them as if they were" if noun.many else "it as if it were"
    english = f"choose {{}}. This turn, your creatures can attack {them} tapped"
    return Act(EXPOSE, noun, english, until=END_OF_THIS_TURN)


@word
def make_block_this(noun: Choose) -> Act:
    """This turn, that creature must block this one if it can (507.1b), and no other creature can block it."""
    if noun.many:
        raise DefinitionError(f'"{noun.words()}": only one creature can be made to block')
    english = "choose {}. This turn, it blocks this creature if able, and this creature can't be blocked by others"
    return Act(MAKE_BLOCK, noun, english, until=END_OF_THIS_TURN)


@word
def keep_tapped(noun: Noun) -> Act:
    """These cards don't untap at the start of their owner's next turn."""
    verb = "don't" if noun.many else "doesn't"
    return Act(
        KEEP_TAPPED,
        noun,
        f"{{s}} {verb} untap at the start of your opponent's next turn",
        until=OPPONENTS_NEXT_UNTAP,
    )
