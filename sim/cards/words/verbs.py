"""Effects that do something to cards: destroy, return to hand, give power.

`nouns` name the cards; effects without a noun are in `plain_effects`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import ON_YOUR_TURN, Amount, count, they_are
from sim.cards.words.casting import AfterCasting
from sim.cards.words.descriptions import (
    CARDS,
    CREATURES,
    SHIELDS,
    TAMASEEDS,
    WHOSE_WORDS,
    Cards,
    either,
    that_players,
    your,
    your_opponents,
)
from sim.cards.words.effects import Effect
from sim.cards.words.english import listed, signed
from sim.cards.words.keywords import Keyword, PowerAttacker, granted
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, word
from sim.cards.words.nouns import (
    ANY_NUMBER,
    IT,
    THAT,
    THE_REST,
    THEM,
    THIS,
    AllBut,
    AtRandom,
    Choose,
    Every,
    Noun,
    Pronoun,
    Several,
    of_attack,
)
from sim.cards.words.rows import Known, Rows
from sim.engine.record.codes import (
    afterwards,
    amounts,
    card_types,
    descriptions,
    durations,
    keywords,
    links,
    owners,
    programs,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import in_word
from sim.language import gettext

# How the pattern of what another player does begins.
OTHER_PLAYERS = ("your opponent", "that player")

# The third person of the verbs that patterns begin with.
THIRD_PERSON = {
    "attach": "attaches",
    "break": "breaks",
    "destroy": "destroys",
    "discard": "discards",
    "have": "has",
    "put": "puts",
    "set": "sets",
    "return": "returns",
    "reveal": "reveals",
    "shuffle": "shuffles",
    "tap": "taps",
    "turn": "turns",
    "unlink": "unlinks",
    "untap": "untaps",
}
# Verbs as patterns name them: for one creature, for several, and after "have".
CONJUGATED = {
    "gets": ("gets", "get", "get"),
    "attacks": ("attacks", "attack", "attack"),
    "wins": ("wins", "win", "win"),
    "blocks": ("blocks", "block", "block"),
    "breaks": ("breaks", "break", "break"),
    "doesnt": ("doesn't", "don't", ""),
}


@dataclass(frozen=True)
class Act(Effect):
    """Do something to cards."""

    verb: int
    noun: Noun
    pattern: str  # English, with {} for the noun, {s} for the noun as a subject, {hand} ... for a zone of the owner
    amount: int | Amount = 0
    keywords: int = 0  # the keywords that it gives
    triggers_barred: bool = False  # whether the shields that it puts into the hand can't use their triggers
    until: durations.Duration = durations.AT_ONCE
    order: int = 0  # IN_CHOSEN_ORDER or IN_RANDOM_ORDER
    top_only: bool = False  # only the top card of a creature
    tapped: bool = False  # put into the battle zone or the mana zone tapped
    face_down: bool = False  # put into the mana zone face down
    unheard: bool = False  # put into the battle zone, and nothing triggers by it
    linked: bool = False  # put into the battle zone, and linked with another God
    place: int = afterwards.INTO_GRAVEYARD  # where the spells that it casts go afterwards
    about: str = "this creature"  # the creature that has the ability, or "it" if the text has just spoken of it
    needs: tuple[Known, str] | None = None  # what the program must know, and what the error says without it

    def __post_init__(self) -> None:
        """Refuse a verb that does nothing to cards in the zones of its noun."""
        possible = ZONES_OF_VERBS.get(self.verb)
        for cards in self.noun.described:
            comes_out = self.verb == verbs.PUT_INTO_BATTLE and cards.relation == descriptions.IS_UNDER_THIS
            if possible and not set(cards.zones) <= set(possible) and not comes_out:
                places = " or ".join(zones.NAMES[zone] for zone in possible)
                raise DefinitionError(f'"{cards.whose_words()}": it can only be done in the {places}')
            if cards.are_single and self.verb in verbs.MOVES_CARDS and isinstance(self.noun, AllBut):
                reason = "they are single cards of creatures (109.2a), which can only be chosen; say CREATURES"
                raise DefinitionError(f'"{cards.whose_words()} in the battle zone": {reason}')

        if isinstance(self.noun, Choose) and self.noun.by_each:
            if self.pattern.partition(" ")[0] not in THIRD_PERSON or self.verb in NOT_BY_EACH:
                raise DefinitionError(f'"{self.noun.cards.words()}": players choose these for moving or tapping them')

    @property
    def asks_for(self) -> int:
        """Its verb."""
        return self.verb

    @property
    def tells_whether_done(self) -> bool:
        """The engine knows whether it was done to any card, or as many cards as it says were chosen."""
        return self.verb != verbs.NO_VERB or isinstance(self.noun, Choose)

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        if self.verb in (verbs.FIGHT_EACH_OTHER, verbs.THEY_BREAK):
            rows.needs("them", "nothing before says which creature does it")
        if self.verb in (verbs.THAT_BREAKS, verbs.MAKE_BLOCK_THAT):
            THAT.write(rows, self.verb)  # the creature must be known
        self.noun.write(rows, verbs.BREAK if self.verb == verbs.THEY_BREAK else self.verb)
        if self.pattern.startswith("have this creature "):
            rows.needs("this", "a spell is not a creature that breaks shields")
        in_mana = any(cards.zones == (zones.MANA,) for cards in self.noun.described)
        if self.verb in (verbs.BREAK, verbs.THAT_BREAKS, verbs.THEY_BREAK, verbs.TURN_FACE_UP) and not in_mana:
            done = "turned face up" if self.verb == verbs.TURN_FACE_UP else "broken"
            rows.needs("shields", gettext('"{cards}": only shields are {done}', cards=self.noun.words(), done=done))
        self.write_action(rows)

    def write_action(self, rows: Rows) -> None:
        """Write the step that does it to "them"."""
        if self.needs is not None:
            rows.needs(*self.needs)
        amount = self.amount
        if self.verb == verbs.FLIP and rows.flipping_awakens:
            amount = card_types.AWAKENED
        elif self.verb == verbs.NO_VERB and isinstance(self.noun, Choose):
            amount = self.noun.number_in_full
        elif self.verb == verbs.TAP and amount == 0 and isinstance(self.noun, Choose | Several):
            amount = self.noun.number_in_full if self.noun.number_in_full > 1 else 0  # 1 is FOR_MUGEN_CLIMB
        elif self.verb in (verbs.DISCARD, verbs.TO_MANA) and self.noun == Every(your(CARDS.in_zone(zones.HAND))):
            amount = programs.WHOLE_HAND
        rows.step(
            programs.DO,
            verb=self.verb,
            # Power while attacking is counted again whenever it is needed.
            amount=rows.plain_amount(amount) if self.verb == verbs.GIVE_ATTACK_POWER else rows.amount(amount),
            keywords=in_word(self.keywords),
            triggers_barred=self.triggers_barred,
            until=self.until,
            ordered=self.order,
            top_only=programs.CARD_ON_TOP if self.top_only else programs.CARD_ITSELF * rows.they_are_single,
            tapped=programs.PUT_TAPPED * self.tapped
            | programs.PUT_FACE_DOWN * self.face_down
            | programs.PUT_UNHEARD * self.unheard
            | programs.PUT_LINKED * self.linked,
            place=self.place,
            program=self._what_follows(rows),
        )

    def _what_follows(self, rows: Rows) -> int:
        """The program that follows the use of the card."""
        return programs.NO_PROGRAM

    # --- English ---
    @property
    def _pattern(self) -> str:
        """The pattern, as it is for cards of the opponent."""
        noun = self.noun
        if self.verb == verbs.DISCARD and noun.whose == owners.OPPONENTS:
            chosen = isinstance(noun, Choose) and not noun.by_opponent
            return "choose {}, and your opponent discards {it}" if chosen else "your opponent discards {}"
        if (
            self.verb == verbs.DESTROY
            and noun.whose == owners.OPPONENTS
            and isinstance(noun, Choose)
            and noun.by_opponent
        ):
            return self.pattern if noun.is_optional else "your opponent destroys {}"
        return self.pattern

    @property
    def is_statement(self) -> bool:
        """Whether it says what is so: "they get +1000 power"."""
        return self._pattern.startswith("{s}") and not (
            isinstance(self.noun, Choose) and (self.noun.by_opponent or self.noun.by_owner)
        )

    @property
    def doer(self) -> str:
        """Who does it, as the next sentence asks."""
        noun = self.noun
        by_others = isinstance(noun, Choose) and (noun.by_opponent or noun.by_each or noun.by_owner)
        if self._pattern.startswith(OTHER_PLAYERS) or by_others:
            return "they do"
        return "that happens" if self.is_statement else "you do"

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        known = mention is not None and mention.is_this and mention.of_event and mention.fresh
        about = "it" if known else self.about
        noun = self.noun.spoken(mention)
        after = noun.mention()
        if self.verb == verbs.FIGHT_EACH_OTHER:
            after = Mention(owners.ANYONES, many=True, noun="creature")
        return replace(self, noun=noun, about=about), after

    def words(self) -> str:
        """The sentence in English."""
        noun, pattern = self.noun, self._pattern
        if isinstance(noun, Choose) and noun.by_each:
            return self._chosen_by_each(noun)
        if isinstance(noun, AllBut):
            if noun.kept.by_each:
                return self._rest_of_each(noun)
            if noun.kept.by_opponent:
                return self._chosen_first(noun.kept, noun.words(), noun.words())
            return self._rest_after_choice(noun)
        by_one = isinstance(noun, Choose) and (noun.by_opponent or noun.by_owner)
        if isinstance(noun, Choose) and by_one and not pattern.startswith("your opponent"):
            return self._chosen_first(noun, "them" if noun.many else "it", "they" if noun.many else "it")
        if isinstance(noun, Choose) and noun.in_deck:
            return self._searched(noun)
        where = (
            "in"
            if self.verb in (verbs.TAP, verbs.UNTAP, verbs.LOOK_AT, verbs.TURN_FACE_DOWN, verbs.TURN_FACE_UP)
            else "from"
        )
        return self._said(noun.words(where, theirs=pattern.startswith(OTHER_PLAYERS)), noun.as_subject())

    def offered(self) -> str | None:
        """What the player may do, as it follows "you may"."""
        noun, pattern = self.noun, self._pattern
        if pattern.startswith("if "):
            return None
        if pattern.startswith("your opponent"):
            verb = pattern.split()[2]
            said = self.words().removeprefix("your opponent ").replace(verb, verb.removesuffix("s"), 1)
            return f"have your opponent {said}"
        choice = noun.kept if isinstance(noun, AllBut) else noun
        if isinstance(choice, Choose) and (choice.by_opponent or choice.by_each or choice.by_owner):
            return None
        if isinstance(noun, AllBut):
            return self.words()
        if not pattern.startswith("{s}"):
            return self.words()
        if isinstance(noun, Choose):
            them, they = ("them", "they") if noun.many else ("it", "it")
            return f"choose {noun.words()}, and {self._said(them, they)}"
        if "{doesnt}" in pattern or not pattern.startswith("{s} {"):
            return None
        return "have " + self._said(noun.words(), noun.words(), 2)

    def _said(self, them: str, they: str, form: int | None = None) -> str:
        """The pattern with these words for the cards."""
        noun = self.noun
        number = form if form is not None else 1 if noun.many else 0
        places = ("hand", "mana zone", "graveyard", "deck", "shield zone", "hyperspatial zone", "turn")
        words = {place.split()[0]: noun.home(place) for place in places}
        words |= {name: forms[number] for name, forms in CONJUGATED.items()}
        words |= {"it": "them" if noun.many else "it", "its": "their" if noun.many else "its"}
        words |= {"ability": "abilities" if noun.many else "ability"}
        words |= {"this": self.about, "order": " in any order" if noun.many else ""}
        words["each"] = f"each of {them}" if noun.many else them
        if isinstance(noun, Every):
            words["each"] = noun.cards.each_of()
        return self._pattern.format(them, s=they, **words)

    def _searched(self, noun: Choose) -> str:
        """The sentence if the deck is searched for the cards."""
        bare = replace(noun, cards=replace(noun.cards, zones=(), whose=owners.ANYONES))
        deck = (WHOSE_WORDS[noun.cards.whose] or "any player's ") + "deck"
        done = self._said(*(("them", "they") if noun.many else ("it", "it")))
        search = f"search {deck} for {bare.words()}"
        if self._pattern == "choose {}":
            return search
        link = ", and " if self.is_statement or done.startswith("your opponent") else " and "
        return search + link + done.removeprefix(f"choose {'them' if noun.many else 'it'} and ")

    def _rest_after_choice(self, noun: AllBut) -> str:
        """The sentence if you choose cards, and it is done to the others."""
        done = self._said("the rest", "the rest")
        link = ", and " if done.startswith(("the rest", "your opponent")) else " and "
        return f"choose {noun.kept.words()}{link}{done}"

    def _rest_of_each(self, noun: AllBut) -> str:
        """The sentence if each player chooses, and it is done to the others."""
        theirs = replace(noun.kept, by_each=False, cards=replace(noun.kept.cards, whose=owners.OPPONENTS))
        done = self._said("the rest", "the rest")
        link = ", and " if done.startswith(("the rest", "your opponent")) else ", and you "
        return f"each player chooses {theirs.words('from', theirs=True)}{link}{done}"

    def _chosen_by_each(self, choice: Choose) -> str:
        """The sentence if each player chooses."""
        theirs = replace(choice, by_each=False, cards=replace(choice.cards, whose=owners.OPPONENTS))
        chosen = theirs.words("from", theirs=True)
        if self.verb == verbs.DISCARD:
            return f"each player discards {chosen}"
        them = "them" if theirs.many else "it"
        verb, _, others = replace(self, noun=theirs)._said(them, them).partition(" ")
        return f"each player chooses {chosen} and {THIRD_PERSON[verb]} {others}"

    def _chosen_first(self, choice: Choose, them: str, they: str) -> str:
        """The sentence if the opponent chooses, or another player among their own cards."""
        who = choice.by_owner or "your opponent"
        whose_cards = choice.from_whose if choice.among_them else choice.cards.whose
        theirs = choice.by_owner != "" or whose_cards == owners.OPPONENTS
        may = choice.least == 0 and choice.most == 1
        exact = replace(choice, by_opponent=False, by_owner="", least=choice.most if may else choice.least)
        if choice.in_deck:
            whose = "their " if theirs else WHOSE_WORDS[choice.cards.whose] or "any player's "
            bare = replace(exact, cards=replace(exact.cards, zones=(), whose=owners.ANYONES))
            chooses = f"{who} {'may search' if may else 'searches'} {whose}deck for {bare.words()}"
        else:
            chooses = f"{who} {'may choose' if may else 'chooses'} {exact.words('from', theirs=theirs)}"
        pattern = self._pattern
        if pattern.startswith("choose {}"):
            rest = self._said("", "").removeprefix("choose ")
            return chooses + rest.replace(" and use", ", and you use", 1)
        done = self._said(them, they)
        if pattern.startswith(("{s}", "your opponent")):
            return f"{chooses}, and {done}"
        if not theirs or self.verb in (
            verbs.CAST_FREE,
            verbs.USE_FREE,
            verbs.LOOK_AT,
            verbs.IGNORE_ABILITIES,
            verbs.UNLEASH,
        ):
            return f"{chooses}, and you {done}"
        verb, _, others = done.partition(" ")
        return f"{chooses} and {verb if may else THIRD_PERSON[verb]} {others}"


# What players do not do to cards that each of them chooses.
NOT_BY_EACH = (verbs.CAST_FREE, verbs.USE_FREE, verbs.BREAK, verbs.THAT_BREAKS, verbs.THEY_BREAK, verbs.REVEAL)
ZONES_OF_VERBS: dict[int, tuple[zones.Zone, ...]] = {
    verbs.DESTROY: (zones.BATTLE, zones.SHIELD),
    verbs.DISCARD: (zones.HAND,),
    verbs.TAP: (zones.BATTLE, zones.MANA),
    verbs.UNTAP: (zones.BATTLE, zones.MANA),
    verbs.KEEP_TAPPED: (zones.BATTLE, zones.MANA),
    verbs.FIGHT: (zones.BATTLE,),
    verbs.SEAL: (zones.BATTLE,),
    verbs.FIX_POWER: (zones.BATTLE,),
    verbs.IGNORE_ABILITIES: (zones.BATTLE,),
    verbs.UNLEASH: (zones.BATTLE,),
    verbs.GIVE_POWER: (zones.BATTLE,),
    verbs.GIVE_RACE: (zones.BATTLE,),
    verbs.GIVE_NAMED_RACE: (zones.BATTLE,),
    verbs.GIVE_ATTACK_POWER: (zones.BATTLE,),
    verbs.GIVE_BREAKS: (zones.BATTLE,),
    verbs.GIVE_KEYWORD: (zones.BATTLE,),
    verbs.EXPOSE: (zones.BATTLE,),
    verbs.MAKE_BLOCK: (zones.BATTLE,),
    verbs.MAKE_BLOCK_THAT: (zones.BATTLE,),
    verbs.SHIELD_TO_HAND: (zones.SHIELD,),
    verbs.LOOK_AT: (zones.HAND, zones.SHIELD),
    verbs.TURN_FACE_DOWN: (zones.MANA,),
    verbs.TURN_FACE_UP: (zones.SHIELD, zones.MANA),
    verbs.BREAK: (zones.SHIELD,),
    verbs.THAT_BREAKS: (zones.SHIELD,),
    verbs.THEY_BREAK: (zones.SHIELD,),
    verbs.LET_ATTACK: (zones.BATTLE,),
    verbs.BAR_TRIGGERS: (zones.BATTLE,),
    verbs.PUT_ONTO_THIS: (zones.DECK, zones.HAND, zones.GRAVEYARD, zones.MANA),
    verbs.PUT_INTO_BATTLE: (zones.DECK, zones.HAND, zones.GRAVEYARD, zones.MANA, zones.SHIELD, zones.HYPERSPATIAL),
    verbs.CAST_FREE: (zones.DECK, zones.HAND, zones.GRAVEYARD, zones.MANA, zones.SHIELD, zones.HYPERSPATIAL),
    verbs.USE_FREE: (zones.DECK, zones.HAND, zones.GRAVEYARD, zones.MANA),
    verbs.TO_SHIELD: (zones.DECK, zones.HAND, zones.BATTLE, zones.GRAVEYARD, zones.MANA),
    verbs.PUT_ON_SHIELD: (zones.DECK, zones.HAND, zones.BATTLE, zones.GRAVEYARD, zones.MANA),
    verbs.TO_SHIELD_FACE_UP: (zones.DECK, zones.HAND, zones.BATTLE, zones.GRAVEYARD, zones.MANA),
    verbs.TOP_CARD_TO_GRAVEYARD: (zones.BATTLE,),
    verbs.TO_HYPERSPATIAL: (zones.DECK, zones.HAND, zones.BATTLE, zones.GRAVEYARD, zones.MANA),
    verbs.TO_HAND: (zones.DECK, zones.BATTLE, zones.GRAVEYARD, zones.MANA, zones.SHIELD),
    verbs.TO_MANA: (zones.DECK, zones.HAND, zones.BATTLE, zones.GRAVEYARD, zones.SHIELD),
    verbs.TO_GRAVEYARD: (zones.DECK, zones.HAND, zones.BATTLE, zones.MANA, zones.SHIELD),
}  # the verb ignores cards in other zones


@word
def destroy(noun: Noun) -> Act:
    """Put from the battle zone into the graveyard, as destroying (701.6)."""
    return Act(verbs.DESTROY, noun, "destroy {}")


@word
def return_to_hand(noun: Noun) -> Act:
    """Return to the owner's hand."""
    return Act(verbs.TO_HAND, noun, "return {} to {hand}")


@word
def take(noun: Noun) -> Act:
    """Put into your hand, from among cards looked at, revealed or searched."""
    if noun.whose != owners.YOURS and noun is not THEM:
        raise DefinitionError(f'"{noun.words()}": only your own cards can be put into your hand')
    if any(cards.zones == (zones.SHIELD,) for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": write return_shields(...), which says whether they can be used')
    return Act(verbs.TO_HAND, noun, "put {} into {hand}")


@word
def reveal(noun: Noun) -> Act:
    """Show cards to both players."""
    return Act(verbs.REVEAL, noun, "reveal {}")


@dataclass(frozen=True)
class PutsUnderTheChosen(Effect):
    """Choose a creature, search the deck and put what is found under it."""

    host: Choose
    found: Choose

    def write(self, rows: Rows) -> None:
        """Write the steps: the creature is the first of "them", and the cards are put under it."""
        self.host.write(rows, verbs.NO_VERB)
        none = rows.step(programs.UNLESS, condition=rows.condition(they_are(self.host.cards.anywhere())))
        replace(self.found, in_addition=True).write(rows, verbs.PUT_UNDER)
        rows.step(programs.TUCK, filter=-1)
        rows.step(programs.SHUFFLE, whose=owners.YOURS)
        rows.skip_to_here(none)

    def words(self) -> str:
        """The sentences in English."""
        cards = replace(self.found, cards=replace(self.found.cards.anywhere(), whose=owners.ANYONES)).words()
        return (
            f"choose {self.host.words()}. If you do, search your deck for {cards}, reveal them, put them under that "
            "creature, then shuffle your deck"
        )


@word
def choose_and_put_under(host: Choose, found: Choose) -> PutsUnderTheChosen:
    """Choose one of your creatures, and put cards of your deck under it; without one the deck is not searched."""
    if host.most != 1 or host.cards.zones != (zones.BATTLE,) or found.cards.zones != (zones.DECK,):
        raise DefinitionError(f'"{host.words()}": cards of your deck are put under one of your creatures')
    return PutsUnderTheChosen(host, found)


@dataclass(frozen=True)
class DrawsAndReveals(Act):
    """Draw cards and reveal them."""

    number: int = 1

    def write(self, rows: Rows) -> None:
        """Write the steps: what is drawn is "them"."""
        rows.step(programs.DRAW, amount=rows.amount(self.number), whose=owners.YOURS, up_to=0, add_to_them=1)
        self.write_action(rows)

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence, and what "they" mean after it."""
        return self, Mention(owners.YOURS, many=self.number > 1)

    def words(self) -> str:
        """The sentence in English."""
        return "draw a card and reveal it" if self.number == 1 else f"draw {self.number} cards and reveal them"


@word
def draw_and_reveal(number: FromOne) -> DrawsAndReveals:
    """Draw cards one at a time (114.2) and reveal them; they become "them"."""
    return DrawsAndReveals(verbs.REVEAL, THEM, "", number=number)


@word
def look_at(noun: Noun) -> Act:
    """Look at hidden cards (400.2); they stay where they are, and only you see them."""
    return Act(verbs.LOOK_AT, noun, "look at {}")


@word
def turn_face_up(noun: Noun) -> Act:
    """Turn shields face up: both players see them, for as long as they are in the shield zone. Or turn mana so."""
    return Act(verbs.TURN_FACE_UP, noun, "turn {} face up")


@word
def put_onto_this(noun: Noun) -> Act:
    """Put cards that can evolve from this creature into the battle zone on it (801.1)."""
    return Act(verbs.PUT_ONTO_THIS, noun, "put {} into the battle zone on {this}")


@word
def put_under_this(noun: Noun) -> Act:
    """Put cards under this creature, at the bottom of what lies there (403.4a)."""
    return Act(verbs.PUT_UNDER, noun, "put {} under {this}")


@word
def put_into_mana(noun: Noun, *, tapped: bool = False) -> Act:
    """Put into the owner's mana zone, perhaps tapped."""
    return Act(verbs.TO_MANA, noun, f"put {{}} into {{mana}}{' tapped' if tapped else ''}", tapped=tapped)


@word
def put_into_hyperspatial(noun: Noun) -> Act:
    """Put cards into the owner's hyperspatial zone, of whatever sort they are (117.1)."""
    return Act(verbs.TO_HYPERSPATIAL, noun, "put {} into {hyperspatial}")


@word
def put_into_graveyard(noun: Noun) -> Act:
    """Put into the owner's graveyard; from the battle zone this is destroying (701.6a)."""
    return Act(verbs.TO_GRAVEYARD, noun, "put {} into {graveyard}")


@word
def put_top_card_into_graveyard(noun: Noun) -> Act:
    """Put only the top card of a creature into its owner's graveyard; the cards under it stay (801.4)."""
    return Act(verbs.TOP_CARD_TO_GRAVEYARD, noun, "put the top card of {each} into {graveyard}")


@word
def put_top_card_into_mana(noun: Noun) -> Act:
    """Put only the top card of a creature into its owner's mana zone; the cards under it stay (801.4)."""
    if any(cards.zones != (zones.BATTLE,) for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": only a creature in the battle zone has a top card')
    return Act(verbs.TO_MANA, noun, "put the top card of {each} into {mana}", top_only=True)


@word
def return_top_card_to_hand(noun: Noun) -> Act:
    """Return only the top card of a creature to its owner's hand; the cards under it stay (801.4)."""
    if any(cards.zones != (zones.BATTLE,) for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": only a creature in the battle zone has a top card')
    return Act(verbs.TO_HAND, noun, "return the top card of {each} to {hand}", top_only=True)


@word
def put_on_top_of_deck(noun: Noun) -> Act:
    """Put on top of the owner's deck."""
    return Act(verbs.TO_DECK_TOP, noun, "put {} on top of {deck}{order}", order=programs.IN_CHOSEN_ORDER)


@word
def put_on_bottom_of_deck(noun: Noun) -> Act:
    """Put on the bottom of the owner's deck, in any order."""
    return Act(verbs.TO_DECK_BOTTOM, noun, "put {} on the bottom of {deck}{order}", order=programs.IN_CHOSEN_ORDER)


OPPONENT_PUTS_THEM_ON_BOTTOM = Act(
    verbs.TO_DECK_BOTTOM,
    THEM,
    "your opponent puts {} on the bottom of their deck in any order",
    order=programs.IN_OWNERS_ORDER,
)


@dataclass(frozen=True)
class PutsWithRevealed(Act):
    """The opponent puts cards under their deck together with those just revealed, one of which was chosen."""

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        rows.needs("rest", "no earlier choice leaves cards that were revealed")
        (cards,) = self.noun.described
        rows.step(programs.EVERY, filter=rows.filter(cards, as_a_whole=True), single=programs.BESIDES_THEM)
        self.write_action(rows)


@word
def opponent_puts_on_bottom_with_revealed(cards: Cards) -> PutsWithRevealed:
    """The opponent puts all their cards that fit under their deck, with the revealed ones, in an order they choose."""
    english = "your opponent puts {} and the revealed cards on the bottom of their deck in any order"
    return PutsWithRevealed(verbs.TO_DECK_BOTTOM, Every(your_opponents(cards)), english, order=programs.IN_OWNERS_ORDER)


@dataclass(frozen=True)
class OpponentPicksFromEach(Effect):
    """The opponent chooses one of their cards in each of some zones."""

    zones: tuple[int, ...]

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        for index, zone in enumerate(self.zones):
            cards = your_opponents(CARDS.in_zone(zone))
            Choose(1, cards, 1, by_opponent=True, in_addition=index > 0).write(rows, verbs.NO_VERB)

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        return self, Mention(owners.OPPONENTS, many=True, noun="card")

    def words(self) -> str:
        """The sentence in English."""
        named = listed([zones.NAMES[zone] for zone in self.zones], "and")
        return f"your opponent chooses one of their cards from each of the {named}"


@word
def opponent_picks_from_each(*zones: FromZero) -> OpponentPicksFromEach:
    """The opponent chooses one of their cards in each of these zones, for the next sentence to refer to."""
    if len(set(zones)) < max(len(zones), 2):
        raise DefinitionError("name several zones, each of them once")
    return OpponentPicksFromEach(zones)


@word
def opponent_puts_on_bottom(cards: Cards) -> Act:
    """The opponent puts all their cards that fit on the bottom of their deck, in an order that they choose."""
    english = "your opponent puts {} on the bottom of their deck in any order"
    return Act(verbs.TO_DECK_BOTTOM, Every(your_opponents(cards)), english, order=programs.IN_OWNERS_ORDER)


@dataclass(frozen=True)
class EachPlayerPuts(Act):
    """Each player does it to all their cards that fit."""

    def words(self) -> str:
        """The sentence in English."""
        theirs = Every(your_opponents(self.noun.described[0]))
        return self.pattern.format(theirs.words("from", theirs=True))

    def offered(self) -> str | None:
        """Nobody is offered it."""
        return None


@word
def each_player_puts_on_bottom(cards: Cards) -> EachPlayerPuts:
    """Each player puts all their cards that fit on the bottom of their deck at once, in an order that they choose."""
    english = "each player puts {} on the bottom of their deck in any order"
    everyones = replace(cards, whose=owners.ANYONES)
    return EachPlayerPuts(verbs.TO_DECK_BOTTOM, Every(everyones), english, order=programs.IN_OWNERS_ORDER)


@word
def that_player_puts_on_bottom(cards: Cards) -> Act:
    """The player chosen puts all their cards that fit on the bottom of their deck, in an order that they choose."""
    english = "that player puts {} on the bottom of their deck in any order"
    return Act(verbs.TO_DECK_BOTTOM, Every(that_players(cards)), english, order=programs.IN_OWNERS_ORDER)


OPPONENT_PUTS_CREATURES_ON_TOP = Act(
    verbs.TO_DECK_TOP,
    Every(your_opponents(CREATURES)),
    "your opponent puts all their creatures on top of their deck in any order",
    order=programs.IN_OWNERS_ORDER,
)


@word
def put_on_bottom_in_random_order(noun: Noun) -> Act:
    """Shuffle several cards and put them on the bottom of the owner's deck."""
    if not noun.many:
        raise DefinitionError(f'"{noun.words()}": one card has no order')
    english = "put {} on the bottom of {deck} in a random order"
    return Act(verbs.TO_DECK_BOTTOM, noun, english, order=programs.IN_RANDOM_ORDER)


@dataclass(frozen=True)
class ShuffleInto(Act):
    """Put cards into their owner's deck and shuffle it."""

    def write(self, rows: Rows) -> None:
        """Write the steps: the deck is shuffled even if no card is put into it."""
        super().write(rows)
        # The owner of one card is the player who owns the cards last affected.
        whose = programs.CHOSEN_PLAYERS if self.noun.whose == owners.ANYONES else self.noun.whose
        rows.step(programs.SHUFFLE, whose=whose)


@word
def shuffle_into_deck(noun: Noun) -> ShuffleInto:
    """Shuffle into the owner's deck."""
    if isinstance(noun, Pronoun) and not noun.is_this:
        raise DefinitionError(f'"{noun.words()}": say whose cards are shuffled into the deck')
    if noun.whose == owners.ANYONES and noun.many:
        raise DefinitionError(f'"{noun.words()}": the cards of one player are shuffled into one deck')
    return ShuffleInto(verbs.TO_DECK_BOTTOM, noun, "shuffle {} into {deck}")


_SHUFFLERS = {
    owners.YOURS: "shuffle all cards in your hand and graveyard into your deck",
    owners.OPPONENTS: "your opponent shuffles all cards in their hand and graveyard into their deck",
    programs.CHOSEN_PLAYERS: "that player shuffles all cards in their hand and graveyard into their deck",
    owners.ANYONES: "each player shuffles all cards in their hand and graveyard into their deck",
}


@dataclass(frozen=True)
class ShufflesHandAndGraveyard(Effect):
    """A player, or each, puts hand and graveyard into the deck at once, and shuffles it even if there were no cards."""

    player: int

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        cards = replace(CARDS.in_zone(zones.HAND, zones.GRAVEYARD), whose=self.player)
        Act(verbs.TO_DECK_BOTTOM, Every(cards), "").write(rows)
        both = (owners.YOURS, owners.OPPONENTS)
        for player in both if self.player == owners.ANYONES else (self.player,):
            rows.step(programs.SHUFFLE, whose=player)

    def words(self) -> str:
        """The sentence in English."""
        return _SHUFFLERS[self.player]

    def offered(self) -> str | None:
        """What the player may do, as it follows "you may"."""
        return self.words() if self.player == owners.YOURS else None


@word
def shuffle_hand_and_graveyard(*, whose: int = owners.YOURS) -> ShufflesHandAndGraveyard:
    """Shuffle the hand and the graveyard of a player, or of each, into the deck."""
    if whose not in _SHUFFLERS:
        raise DefinitionError(f"{whose} is not a player such as YOURS or OPPONENTS")
    return ShufflesHandAndGraveyard(whose)


@dataclass(frozen=True)
class EachKeeps(Effect):
    """Each player keeps up to one of their cards of each description, and shuffles the others of these in.

    Then each adds as many top cards of the deck to their shields as cards have come to it, those under others too.
    """

    kept: tuple[Cards, ...]

    def write(self, rows: Rows) -> None:
        """Write the steps; the turn player chooses first (101.4)."""
        Every(either(*self.kept)).write(rows, verbs.TO_DECK_BOTTOM)
        on_other_turn = rows.step(programs.UNLESS, condition=rows.condition(ON_YOUR_TURN))
        self._choose(rows, owners.YOURS, owners.OPPONENTS)
        leave = rows.step(programs.JUMP)
        rows.go_here(on_other_turn)
        self._choose(rows, owners.OPPONENTS, owners.YOURS)
        rows.go_here(leave)
        Act(verbs.TO_DECK_BOTTOM, THEM, "").write_action(rows)
        both = (owners.YOURS, owners.OPPONENTS)
        for player in both:
            rows.step(programs.SHUFFLE, whose=player)
        for player in both:
            cards = rows.amount(Amount(amounts.CAME_TO_DECK, "", argument=player))
            rows.step(programs.SHIELDIFY, amount=cards, whose=player, up_to=0)

    def _choose(self, rows: Rows, *players: int) -> None:
        for player in players:
            for cards in self.kept:
                one = replace(cards, whose=player)
                by_opponent = player == owners.OPPONENTS
                Choose(1, one, 0, among_them=True, by_opponent=by_opponent).write(rows, verbs.NO_VERB)
                rows.step(programs.REST, exchanged=0)

    def words(self) -> str:
        """The sentences in English."""
        kept = " and ".join(f"up to one of their {cards.words()}" for cards in self.kept)
        return (
            f"each player chooses {kept}, and shuffles their others into their deck. Then each player adds the top "
            "card of their deck to their shields face down for each card put into it in this way"
        )

    def offered(self) -> None:
        """It can't be chosen."""


EACH_KEEPS_A_CREATURE_AND_A_TAMASEED = EachKeeps((CREATURES, TAMASEEDS))


PUT_EX_LIFE_INTO_GRAVEYARD = Act(verbs.GIVE_UP_LIFE, THIS, 'put this creature\'s "EX Life" shield into your graveyard')
PUT_THEM_BACK = Act(verbs.TO_DECK_TOP, THEM, "put {} back{order}", order=programs.IN_CHOSEN_ORDER)


@word
def discard(noun: Noun) -> Act:
    """Discard: put from the hand into the graveyard (701.7)."""
    return Act(verbs.DISCARD, noun, "discard {}")


@word
def tap(noun: Noun) -> Act:
    """Tap (701.2a)."""
    return Act(verbs.TAP, noun, "tap {}")


@word
def untap(noun: Noun) -> Act:
    """Untap (701.2b)."""
    return Act(verbs.UNTAP, noun, "untap {}")


@word
def put(noun: Noun, *, tapped: bool = False) -> Act:
    """Put into the battle zone; this is not summoning (701.3a)."""
    if any(cards.types == card_types.SPELL for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": a spell can\'t be put into the battle zone')
    return Act(
        verbs.PUT_INTO_BATTLE, noun, f"put {{}} into the battle zone{' tapped' if tapped else ''}", tapped=tapped
    )


@word
def put_unheard(noun: Noun) -> Act:
    """Put into the battle zone, and no ability triggers by that."""
    if any(cards.types == card_types.SPELL for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": a spell can\'t be put into the battle zone')
    pattern = "put {} into the battle zone, and abilities that would trigger by that are ignored"
    return Act(verbs.PUT_INTO_BATTLE, noun, pattern, unheard=True)


@word
def put_linked(noun: Noun) -> Act:
    """Put into the battle zone, and link it as it is put with another creature of yours if it can be (804.1a)."""
    if any(cards.types == card_types.SPELL for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": a spell can\'t be put into the battle zone')
    return Act(verbs.PUT_INTO_BATTLE, noun, "put {} into the battle zone linked", linked=True)


@word
def fight(noun: Noun) -> Act:
    """Have this creature battle it (115.1a)."""
    if isinstance(noun, Pronoun) and noun.is_this:
        raise DefinitionError("it never happens: no creature battles itself")
    return Act(verbs.FIGHT, noun, "have {this} battle {}")


def _cast(noun: Noun, place: int, goes: str) -> Act:
    if any(cards.types != card_types.SPELL for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": only spells are cast')
    afterwards = f", but afterwards {goes} instead of your graveyard" if goes else ""
    if noun.whose != owners.YOURS:  # a spell goes to a zone of its owner
        afterwards = afterwards.replace("your ", "{its} owner's ")
    return Act(verbs.CAST_FREE, noun, "cast {} for no cost" + afterwards, place=place)


@word
def cast_for_no_cost(noun: Noun, *, then: AfterCasting | None = None) -> Act:
    """Cast spells without paying: each is resolved inside this effect (101.4d), the one chosen first before others.

    `then` says where they go instead of the graveyard.
    """
    return _cast(noun, afterwards.INTO_GRAVEYARD, "") if then is None else _cast(noun, then.where, then.of("{it}"))


@word
def cast_and_put(noun: Noun) -> Act:
    """Cast spells without paying; each, if it is a twinpact, is then put into the battle zone as its creature."""
    return _cast(noun, afterwards.INTO_BATTLE_ZONE, "put {it} into the battle zone")


_THIS_AS_IT_LEFT = Pronoun(
    programs.THIS,
    "this card",
    owners.YOURS,
    arguments=(("how", programs.AS_IT_LEFT),),
    needs=("this attacks", "only what happens to this creature says where it went"),
)


_THIS_AS_IT_IS = replace(_THIS_AS_IT_LEFT, arguments=(("how", programs.AS_IT_IS),))


@dataclass(frozen=True)
class CastsSpellHalf(Act):
    """Cast the spell half of this twinpact from where its creature has gone, or in the battle zone, where it stays."""

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        rows.needs("spell half", "this card has no spell half")
        act = self if rows.this_has_left else replace(self, noun=_THIS_AS_IT_IS)
        Act.write(act, rows)


CAST_ITS_SPELL_HALF = CastsSpellHalf(verbs.CAST_FREE, _THIS_AS_IT_LEFT, "cast this card's spell half for no cost")


CAST_THAT_SPELL_HALF = Act(verbs.CAST_FREE, THAT, "cast {}'s spell half for no cost")


@dataclass(frozen=True)
class PutsUnder(Act):
    """Cards that become part of a creature, at the bottom of it."""

    host: Cards = CREATURES

    def write_action(self, rows: Rows) -> None:
        """Write the step: the creature is chosen, too."""
        rows.step(programs.TUCK, filter=rows.filter(self.host, to_choose=True))


@word
def put_under(noun: Choose, host: Cards) -> PutsUnder:
    """Put a card of another zone under one of your creatures that fit; it is a part of it then."""
    if noun.many or noun.cards.zones == (zones.BATTLE,) or not card_types.all_take(host.types, links.UNDER):
        raise DefinitionError(f'"{noun.words()}": one card of another zone is put under one of your creatures')
    return PutsUnder(verbs.PUT_UNDER, noun, f"put {{}} under one of {your(host).whose_words()}", host=your(host))


@word
def put_this_under(host: Cards) -> PutsUnder:
    """Put this creature under another one of your creatures that fit; it is a part of it then (403.4a)."""
    if not card_types.all_take(host.types, links.UNDER):
        raise DefinitionError(f'"{host.words()}": a creature is put under another creature')
    return PutsUnder(verbs.PUT_UNDER, THIS, f"put {{}} under one of {your(host).whose_words()}", host=your(host))


@dataclass(frozen=True)
class PutFromAnywhere(Effect):
    """Looking at the deck and the shields, a player may put a card of them, of the hand or of the mana zone."""

    cards: Cards
    tells_whether_done = True
    asks_for = verbs.PUT_INTO_BATTLE

    def write(self, rows: Rows) -> None:
        """Write the steps: all these cards are looked at, and one of them is chosen."""
        rows.step(programs.EVERY, filter=rows.filter(your(SHIELDS), as_a_whole=True), single=0)
        others = rows.filter(your(CARDS.in_zone(zones.DECK, zones.HAND, zones.MANA)), as_a_whole=True)
        rows.step(programs.AT_RANDOM, filter=others, amount=ANY_NUMBER, add_to_them=1)
        Act(verbs.LOOK_AT, THEM, "").write_action(rows)
        Choose(1, replace(self.cards, zones=()), 0, among_them=True).write(rows, verbs.PUT_INTO_BATTLE)
        Act(verbs.PUT_INTO_BATTLE, THEM, "").write_action(rows)
        rows.step(programs.SHUFFLE, whose=owners.YOURS)

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The effect itself, in any text; nothing is mentioned after it."""
        return self, None

    def words(self) -> str:
        """The sentence in English."""
        which = replace(self.cards, zones=()).words(plural=False)
        return (
            f"look at your deck and your shields, put up to one {which} from your deck, mana zone, hand or shields "
            "into the battle zone, and shuffle your deck"
        )


@word
def put_from_anywhere(cards: Cards) -> PutFromAnywhere:
    """Look at your deck and your shields; you may put a card of them, of your hand or of your mana zone (701.10)."""
    if cards.also is not None or cards.whose != owners.ANYONES:
        raise DefinitionError("it takes one description, without your(): only your own cards are looked at")
    return PutFromAnywhere(cards)


def used_for_no_cost(noun: Noun) -> str:
    """The pattern of using a card for no cost. Raises DefinitionError if it can't be used."""
    if noun.whose != owners.YOURS:
        raise DefinitionError(f'"{noun.words()}": your own cards are used')
    return ("choose {} and use {it}" if noun.described else "use {}") + " for no cost"


@word
def use_for_no_cost(noun: Noun, *, then: AfterCasting | None = None) -> Act:
    """Use a card without paying, whatever its type: summon it, cast it (701.5).

    `then` says where a spell goes instead of the graveyard.
    """
    if then is None:
        return Act(verbs.USE_FREE, noun, used_for_no_cost(noun))
    goes = f", but if you cast it, afterwards {then.english} instead of your graveyard"
    return Act(verbs.USE_FREE, noun, used_for_no_cost(noun) + goes, place=then.where)


@word
def summon_for_no_cost(noun: Noun) -> Act:
    """Summon creatures without paying, the one chosen first before others (409.1c)."""
    if not isinstance(noun, Choose) or any(cards.types != card_types.CREATURE for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": creatures are chosen and summoned')
    return Act(verbs.USE_FREE, noun, "summon {} for no cost")


@word
def have_it_battle(noun: Choose) -> Act:
    """Have the creature mentioned before battle the one chosen (115.1a)."""
    if noun.many or noun.cards.zones != (zones.BATTLE,) or noun.among_them:
        raise DefinitionError(f'"{noun.words()}": it battles one creature in the battle zone')
    return Act(verbs.FIGHT_EACH_OTHER, replace(noun, in_addition=True), "choose {}, and those 2 creatures battle")


HAVE_THEM_BATTLE = Act(verbs.FIGHT_EACH_OTHER, THEM, "have {} battle each other")


@dataclass(frozen=True)
class BattlesInstead(Effect):
    """This creature goes back to the hand, and the one just put battles the attacking creature."""

    def write(self, rows: Rows) -> None:
        """Write the steps: the creature is the rest until the other one has gone."""
        rows.needs("attacker", "only an ability that waits for this creature to block knows the attacker")
        IT.write(rows, verbs.NO_VERB)
        nobody = Choose(0, CREATURES, 0, among_them=True)
        nobody.write(rows, verbs.NO_VERB)
        return_to_hand(THIS).write(rows)
        THE_REST.write(rows, verbs.NO_VERB)
        rows.step(programs.OF_ATTACK, how=programs.THE_ATTACKING_TOO)
        Act(verbs.FIGHT_EACH_OTHER, IT, "").write_action(rows)
        rows.step(programs.STOP_ATTACK, how=programs.NO_BATTLE)

    def words(self) -> str:
        """The sentence in English."""
        return (
            "return this creature to your hand, and the creature put into the battle zone in this way battles the "
            "attacking creature instead"
        )


IT_BATTLES_INSTEAD = BattlesInstead()


@dataclass(frozen=True)
class DestroysThisForIt(Effect):
    """This creature is destroyed, and if it has been, the card spoken of before is put into the battle zone."""

    asks_for = verbs.PUT_INTO_BATTLE

    def write(self, rows: Rows) -> None:
        """Write the steps: the card is the rest until this creature has been destroyed."""
        IT.write(rows, verbs.NO_VERB)
        Choose(0, CARDS, 0, among_them=True).write(rows, verbs.NO_VERB)
        destroy(THIS).write(rows)
        skip = rows.step(programs.UNLESS_DONE)
        THE_REST.write(rows, verbs.NO_VERB)
        put(IT).write_action(rows)
        rows.go_here(skip)

    def words(self) -> str:
        """The sentence in English."""
        return "destroy this creature to put that card into the battle zone"


DESTROY_THIS_TO_PUT_IT = DestroysThisForIt()
"""Destroy this creature; if it has been destroyed, put the card just spoken of."""


@dataclass(frozen=True)
class BecomesRevealed(Effect):
    """This creature becomes the creature that has been revealed, until the end of the turn."""

    is_statement = True

    def write(self, rows: Rows) -> None:
        """Write the step: the revealed card is "them"."""
        rows.needs("this", "a spell is not a creature that becomes another one")
        if not rows.has_just_revealed:
            raise rows.error("no cards have just been revealed until one fits")
        Act(verbs.BECOME, IT, "").write_action(rows)

    def words(self) -> str:
        """The sentence in English."""
        return "this creature becomes the revealed creature until the end of the turn"


BECOMES_REVEALED = BecomesRevealed()


@word
def pick(noun: Choose | AtRandom) -> Act:
    """Choose cards for the next sentence to refer to."""
    return Act(verbs.NO_VERB, noun, "choose {}")


@word
def break_shields(noun: Noun) -> Act:
    """Break shields; the shield check happens during this effect (113.6)."""
    if noun.whose not in (owners.YOURS, owners.OPPONENTS, programs.CHOSEN_PLAYERS) or not noun.described:
        raise DefinitionError(f'"{noun.words()}": it must say whose shields are broken')
    return Act(verbs.BREAK, noun, "break {}")


@word
def add_to_shields(noun: Noun) -> Act:
    """Put into the owner's shield zone, each as a new shield."""
    return Act(verbs.TO_SHIELD, noun, "put {} into {shield} face down")


@word
def add_to_shields_face_up(noun: Noun) -> Act:
    """Put into the owner's shield zone, each as a new shield that lies face up (701.32b)."""
    return Act(verbs.TO_SHIELD_FACE_UP, noun, "put {} into {shield} face up")


@word
def put_on_shield(noun: Noun) -> Act:
    """Put on one of the owner's shields, which you choose, face up: they are one shield (113.2)."""
    return Act(verbs.PUT_ON_SHIELD, noun, "put {} onto a shield in {shield} face up")


@word
def put_on_that_shield(noun: Noun) -> Act:
    """Put on the shield that has just been added, face up: they are one shield (113.2)."""
    needs: tuple[Known, str] = ("number", "nothing before adds a shield")
    english = "put {} onto that shield face up"
    return Act(verbs.PUT_ON_SHIELD, noun, english, programs.ON_THE_NEWEST, needs=needs)


@word
def return_shields(noun: Noun, *, shield_triggers: bool) -> Act:
    """Return shields to hand without breaking them (701.14b), with or without their shield triggers."""
    if shield_triggers and (not noun.described or any(cards.zones != (zones.SHIELD,) for cards in noun.described)):
        raise DefinitionError(f'"{noun.words()}": it takes shields; for other cards, write take(...)')
    who = "your opponent" if noun.whose == owners.OPPONENTS else "you"
    barred = "" if shield_triggers else f', but {who} can\'t use {{its}} "shield trigger" {{ability}}'
    return Act(verbs.SHIELD_TO_HAND, noun, f"put {{}} into {{hand}}{barred}", triggers_barred=not shield_triggers)


@word
def seal(noun: Noun) -> Act:
    """Put a seal on each, from its owner's deck (701.24)."""
    if any(cards.types and not card_types.all_take(cards.types, links.SEAL) for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": no seal can be put there')
    return Act(verbs.SEAL, noun, "put a seal on {each}")


@word
def put_seals(number: FromOne, noun: Noun) -> Act:
    """Put that many seals on each, from its owner's deck (701.24)."""
    if any(cards.types and not card_types.all_take(cards.types, links.SEAL) for cards in noun.described):
        raise DefinitionError(f'"{noun.words()}": no seal can be put there')
    return Act(verbs.SEAL, noun, f"put {number} seals on {{each}}", amount=number)


def how_long(until: durations.Duration) -> str:
    """How long an effect lasts, in English."""
    words = {
        durations.END_OF_THIS_TURN: "until the end of the turn",
        durations.YOUR_NEXT_TURN: "until the start of your next turn",
        durations.END_OF_OPPONENTS_NEXT_TURN: "until the end of your opponent's next turn",
        durations.END_OF_YOUR_TURN: "until the end of your turn",
        durations.REST_OF_GAME: "for the rest of the game",
        durations.END_OF_THIS_ATTACK: "until the end of the attack",
    }
    if until not in words:
        raise DefinitionError(f"{until} is not a duration such as END_OF_THIS_TURN")
    return words[until]


def size(amount: int | Amount) -> str:
    """A change of power, in English."""
    if not isinstance(amount, Amount):
        return f"{signed(amount)} power"
    if amount.is_power:
        return amount.english
    return f"additional power equal to {'that number' if amount.code == amounts.NUMBER else amount.english}"


@word
def give_power(amount: int | Amount, noun: Noun, until: durations.Duration = durations.END_OF_THIS_TURN) -> Act:
    """Change power for a while."""
    return Act(
        verbs.GIVE_POWER,
        noun,
        f"{{s}} {{gets}} {size(amount)} {how_long(until)}",
        amount=amount,
        until=until,
    )


_THE_BATTLED = of_attack(
    "the other creature",
    programs.THE_BATTLED,
    needs=("battled", "only an ability that waits for this creature to battle knows the other one"),
)


@word
def give_power_to_the_battled(amount: int) -> Act:
    """The creature that this one battles gets more or less power until that battle is over (115.2)."""
    english = f"{{s}} {{gets}} {size(amount)} until the end of the battle"
    return Act(verbs.GIVE_POWER, _THE_BATTLED, english, amount=amount, until=durations.END_OF_THIS_BATTLE)


@word
def win_the_battle(noun: Noun) -> Act:
    """They win the battle that has just begun, whatever their power; both creatures may (115.3b-c)."""
    needs: tuple[Known, str] = ("a battle", "only an ability that waits for a creature to battle knows of a battle")
    until = durations.END_OF_THIS_BATTLE
    english = "{s} {wins} the battle"
    return Act(verbs.GIVE_KEYWORD, noun, english, keywords=keywords.WINS_BATTLES, until=until, needs=needs)


@word
def fix_power(amount: FromZero, noun: Noun, until: durations.Duration = durations.END_OF_THIS_TURN) -> Act:
    """Set the power to a number for a while, whatever else changes it (206.3)."""
    return Act(verbs.FIX_POWER, noun, f"set the power of {{}} to {amount} {how_long(until)}", amount, until=until)


@word
def give(keyword: Keyword, noun: Noun, until: durations.Duration = durations.END_OF_THIS_TURN) -> Act:
    """Give a keyword for a while."""
    english = f"{{s}} {keyword.predicate} {how_long(until)}"
    if isinstance(keyword, PowerAttacker):
        return Act(verbs.GIVE_ATTACK_POWER, noun, english, keyword.amount, until=until)
    return Act(verbs.GIVE_KEYWORD, noun, english, keywords=granted(keyword), until=until)


@word
def give_power_while_attacking(
    amount: Amount, noun: Noun, until: durations.Duration = durations.END_OF_THIS_TURN
) -> Act:
    """Give power attacker by a number that is counted whenever the creature is attacking."""
    english = f'{{s}} {{gets}} "While this creature is attacking, it gets {size(amount)}" {how_long(until)}'
    return Act(verbs.GIVE_ATTACK_POWER, noun, english, amount, until=until)


@word
def give_more_breaks(number: FromOne, noun: Noun, until: durations.Duration = durations.END_OF_THIS_TURN) -> Act:
    """Creatures break more shields for a while, whenever they break any (701.14d)."""
    more = "one more shield" if number == 1 else f"{number} more shields"
    return Act(verbs.GIVE_BREAKS, noun, f"{{s}} {{breaks}} {more} {how_long(until)}", number, until=until)


@word
def give_more_breaks_for(cards: Cards, noun: Noun, until: durations.Duration = durations.END_OF_THIS_TURN) -> Act:
    """Creatures break one more shield for a while for each card that fits as this is done (701.14d)."""
    english = f"{{s}} {{breaks}} one more shield for {cards.each_of()} {how_long(until)}"
    return Act(verbs.GIVE_BREAKS, noun, english, count(cards), until=until)


@dataclass(frozen=True)
class GiveRace(Act):
    """Give a race besides those that creatures have."""

    race: str = ""

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        bit = rows.change((self.race,), 0)
        Act(self.verb, self.noun, self.pattern, bit, until=self.until).write(rows)


@word
def give_race(race: str, noun: Noun, until: durations.Duration = durations.END_OF_THIS_TURN) -> GiveRace:
    """Creatures have a race besides their own for a while."""
    return GiveRace(verbs.GIVE_RACE, noun, f"{{s}} {{gets}} the race {race} {how_long(until)}", until=until, race=race)


@word
def give_that_race(noun: Noun, until: durations.Duration = durations.END_OF_THIS_TURN) -> Act:
    """Creatures have the race that was chosen besides their own for a while."""
    needs: tuple[Known, str] = ("race named", "nothing before chooses the race")
    return Act(verbs.GIVE_NAMED_RACE, noun, f"{{s}} {{gets}} that race {how_long(until)}", until=until, needs=needs)


@word
def ignore_abilities(noun: Noun, until: durations.Duration = durations.END_OF_THIS_TURN) -> Act:
    """The abilities of creatures are ignored for a while, given ones too; what comes later has its own (110.2e)."""
    return Act(verbs.IGNORE_ABILITIES, noun, f"ignore all abilities of {{}} {how_long(until)}", until=until)


@word
def unleash(noun: Noun) -> Act:
    """Unleash the Hyper Mode of creatures: until your next turn they have its abilities and power too (816.2)."""
    until = durations.YOUR_NEXT_TURN
    return Act(verbs.UNLEASH, noun, f"unleash the Hyper Mode of {{}} {how_long(until)}", until=until)


@word
def attack_this_turn(noun: Noun) -> Act:
    """They must attack this turn if they can (505.2)."""
    english = "{s} {attacks} this turn if able"
    return Act(verbs.GIVE_KEYWORD, noun, english, keywords=keywords.MUST_ATTACK, until=durations.END_OF_THIS_TURN)


@word
def attack_you_this_turn(noun: Noun) -> Act:
    """They must attack you this turn if they can (505.2)."""
    english = "{s} {attacks} you this turn if able"
    until = durations.END_OF_THIS_TURN
    return Act(verbs.GIVE_KEYWORD, noun, english, keywords=keywords.MUST_ATTACK_PLAYER, until=until)


@word
def may_attack_untapped_creatures(noun: Noun) -> Act:
    """They can attack untapped creatures too this turn."""
    english = "{s} can attack tapped or untapped creatures until the end of the turn"
    return Act(verbs.GIVE_KEYWORD, noun, english, keywords=keywords.ATTACKS_UNTAPPED, until=durations.END_OF_THIS_TURN)


@word
def may_attack_players_at_once(noun: Noun) -> Act:
    """Summoning sickness does not keep them from attacking players this turn; what forbids it does (Abyss Rush)."""
    english = "{s} can attack players this turn despite summoning sickness"
    return Act(
        verbs.GIVE_KEYWORD, noun, english, keywords=keywords.ATTACKS_PLAYERS_AT_ONCE, until=durations.END_OF_THIS_TURN
    )


@word
def attack_next_turn(noun: Noun) -> Act:
    """They must attack if they can during your opponent's next turn; creatures put later need not (110.2e)."""
    english = "{s} {attacks} during your opponent's next turn if able"
    return Act(verbs.GIVE_KEYWORD, noun, english, keywords=keywords.MUST_ATTACK, until=durations.OPPONENTS_NEXT_TURN)


@word
def expose(noun: Choose) -> Act:
    """Your creatures can attack it this turn although it is untapped."""
    them = "them this turn as if they were" if noun.many else "it this turn as if it were"
    english = f"choose {{}}, and your creatures can attack {them} tapped"
    return Act(verbs.EXPOSE, noun, english, until=durations.END_OF_THIS_TURN)


BAR_SHIELD_TRIGGERS = Act(
    verbs.BAR_TRIGGERS,
    THIS,
    'players can\'t use the "shield trigger" abilities of shields that this creature breaks until the end of the turn',
    until=durations.END_OF_THIS_TURN,
)


@word
def let_attack_anyway(noun: Noun) -> Act:
    """They can attack the opponent this turn, whatever would prevent it; they must be untapped."""
    english = "{s} can attack your opponent this turn despite summoning sickness and any effects that would prevent it"
    return Act(verbs.LET_ATTACK, noun, english, until=durations.END_OF_THIS_TURN)


@word
def have_that_break_shields(noun: Noun) -> Act:
    """The creature of the event breaks shields; the shield check happens during this effect (113.6)."""
    return Act(verbs.THAT_BREAKS, noun, "have that creature break {}")


@word
def have_this_break_shields(noun: Noun) -> Act:
    """This creature breaks shields; the shield check happens during this effect (113.6)."""
    return Act(verbs.BREAK, noun, "have this creature break {}")


@word
def have_it_break_shields(noun: Choose) -> Act:
    """Have the creature mentioned before break shields; the shield check happens during this effect (113.6)."""
    return Act(verbs.THEY_BREAK, replace(noun, in_addition=True), "choose {}, and that creature breaks {it}")


@word
def make_block_this(noun: Choose) -> Act:
    """This turn, that creature must block this one if it can (507.1b), and no other creature can block it."""
    if noun.many:
        raise DefinitionError(f'"{noun.words()}": only one creature can be made to block')
    english = (
        "choose {}, and this turn it blocks this creature if able and this creature can't be blocked by other creatures"
    )
    return Act(verbs.MAKE_BLOCK, noun, english, until=durations.END_OF_THIS_TURN)


@word
def make_block_that(noun: Choose) -> Act:
    """In this attack, that creature must block the creature of the event if it can, and no other creature may."""
    if noun.many:
        raise DefinitionError(f'"{noun.words()}": only one creature can be made to block')
    english = "choose {}, and it blocks this attack if able and no other creature can block it"
    return Act(verbs.MAKE_BLOCK_THAT, noun, english, until=durations.END_OF_THIS_ATTACK)


@word
def keep_from_untapping(noun: Noun, until: durations.Duration = durations.END_OF_OPPONENTS_NEXT_TURN) -> Act:
    """Nothing untaps these creatures for a while, neither the start of a turn nor an effect."""
    return Act(verbs.KEEP_TAPPED, noun, f"{{s}} can't untap {how_long(until)}", amount=1, until=until)


@word
def keep_tapped(noun: Noun) -> Act:
    """These cards don't untap at the start of their owner's next turn."""
    if noun.whose == owners.YOURS and not isinstance(noun, Pronoun):
        raise DefinitionError(f"\"{noun.words()}\": your own cards don't untap in your opponent's turn")
    return Act(
        verbs.KEEP_TAPPED,
        noun,
        "{s} {doesnt} untap at the start of your opponent's next turn",
        until=durations.OPPONENTS_NEXT_UNTAP,
    )


@word
def keep_own_tapped(noun: Noun) -> Act:
    """These creatures of yours don't untap at the start of your next turn."""
    if noun.whose == owners.OPPONENTS:
        raise DefinitionError(f"\"{noun.words()}\": your opponent's cards don't untap in your turn")
    english = "{s} {doesnt} untap at the start of your next turn"
    return Act(verbs.KEEP_TAPPED, noun, english, until=durations.YOUR_NEXT_UNTAP)
