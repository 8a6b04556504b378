"""Descriptions: which cards a phrase refers to, as in "your opponent's untapped creatures".

`Cards` is a description. `nouns` chooses the cards that fit, `amounts` counts them. The definition of one card is
`Card`, in `definitions`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Self

from sim.cards.words.english import listed, plural_of, with_article
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import DefinitionError, Spoken, named_as_declared, word
from sim.engine.record.codes import (
    card_types,
    civilizations,
    comparisons,
    descriptions,
    keywords,
    owners,
    programs,
    traits,
    zones,
)

WHOSE_WORDS = {
    owners.ANYONES: "",
    owners.YOURS: "your ",
    owners.OPPONENTS: "your opponent's ",
    programs.CHOSEN_PLAYERS: "that player's ",
}
WITH_THIS = {  # one creature, by the card next to it or on it
    descriptions.IS_EQUIPPED_WITH_THIS: "equipped",
    descriptions.CROSSED_BY_THIS: "crossed",
    descriptions.HAS_THIS_AURA: "attached",
}
LIMITED_BY_MANA = {
    descriptions.COSTS_AT_MOST_THEIR_MANA: "no more than",
    descriptions.COSTS_MORE_THAN_THEIR_MANA: "more than",
    descriptions.COSTS_AT_LEAST_THEIR_MANA: "no less than",
}
IN_PLAY = ((zones.BATTLE,), (zones.SHIELD,), ())  # zones whose cards have an owner in a rules text: "your creatures"


def _sharing(what: str) -> tuple[str, str]:
    return f"that shares {what}", f"that share {what}"


_OF_RELATIONS = {  # what follows one card, and several
    descriptions.HAS_THE_POWER: ("with that power",) * 2,
    descriptions.CAN_ATTACK: ("that can attack",) * 2,
    descriptions.CAN_BE_LINKED: ("that can be linked with one of your creatures",) * 2,
    descriptions.EVOLVES_FROM_THIS: ("that can evolve from this creature",) * 2,
    descriptions.IS_UNDER_THIS: ("under this creature",) * 2,
    descriptions.IS_RIGHT_UNDER_THIS: ("directly under this creature",) * 2,
    descriptions.CROSSED_WITH_THIS: ("crossed with this creature",) * 2,
    descriptions.CROSSED_WITH_CROSSED: ("crossed with the crossed creature",) * 2,
    descriptions.NOT_CROSSED_BY_THIS: ("other than the crossed creature",) * 2,
    descriptions.IS_NOT_ATTACKING: ("that isn't attacking", "that aren't attacking"),
    descriptions.IS_LINKED_TO_THIS: ("linked to this one",) * 2,
    descriptions.HAS_A_NAMESAKE: _sharing("a name with another of them"),
    descriptions.SHARES_NAME_WITH_GRAVEYARD: _sharing("a name with a creature in its owner's graveyard"),
    descriptions.SHARES_RACE_WITH_THIS: _sharing("a race with this creature"),
    descriptions.SHARES_CIVILIZATION_WITH_THIS: _sharing("a civilization with this creature"),
    descriptions.SHARES_CIVILIZATION_WITH_MANA: _sharing("a civilization with a card in your mana zone"),
    descriptions.SHARES_RACE_WITH_CROSSED: _sharing("a race with the crossed creature"),
}
# Types as adjectives, in the order in which they stand.
_DENIED_TYPES = {
    card_types.EVOLUTION: "evolution",
    card_types.CREATURE: "creature",
    card_types.PSYCHIC: "psychic",
    card_types.DRAGHEART: "dragheart",
    card_types.WEAPON: "weapon",
    card_types.GR_CREATURE: "GR",
    card_types.EXILE: "exile",
}
_TYPES = {
    card_types.EVOLUTION: "evolution",
    card_types.EXILE: "exile",
    card_types.NEO: "neo",
    card_types.GR_CREATURE: "GR",
    card_types.PSYCHIC: "psychic",
    card_types.DRAGHEART: "dragheart",
    card_types.UNLEASHED: "unleashed",
    card_types.TWINPACT: "twinpact",
    card_types.FORBIDDEN: "Forbidden",  # a name of the type, as a race is
    card_types.D2: "D2",
}
WHEN_PUT = "When you put this creature into the battle zone"


@dataclass(frozen=True)
class Comparison(Spoken):
    """What cards are compared with, and how: "with less power than this creature"."""

    what: int  # POWER, COST ...
    sign: int  # IS_LESS ...; of races, civilizations and names IS_EQUAL
    # The step THIS or THAT, OF_ATTACK for a creature destroyed in a battle, END for the cards spoken of, EVERY for all
    # that fit; or an amount.
    to: int | Spoken
    # What the text says for it: "this creature", "the number of your shields".
    english: str = field(compare=False)
    many: bool = field(default=False, compare=False)  # the cards spoken of may be several
    by: int = 0  # of costs: exactly so much more than that, or less
    either: bool = False  # with a card of any type: of a twinpact card either cost may be meant (201.2b)

    def words(self, plural: bool = True) -> str:
        """The comparison in English."""
        if self.to == programs.EVERY:
            return f"with the {'highest' if self.sign == comparisons.IS_AT_LEAST else 'lowest'} power"
        s = "" if plural else "s"
        # Of several cards, numbers add up; otherwise the first one counts.
        total = f"{self.english} together" if self.many else self.english
        first = f"the first of {self.english}" if self.many else self.english
        if self.what == descriptions.POWER:
            return f"with {POWERS[self.sign]} power {'as' if self.sign == comparisons.IS_EQUAL else 'than'} {total}"
        if self.by != 0:
            return f"that cost{s} exactly {abs(self.by)} {'more' if self.by > 0 else 'less'} than {total}"
        if self.what == descriptions.COST:
            return f"that cost{s} {COSTS[self.sign]} {total}"
        if self.what == descriptions.NAME:
            return f"with the same name as {first}"
        return f"that share{s} a {'race' if self.what == descriptions.RACE else 'civilization'} with {first}"


POWERS = {
    comparisons.IS_LESS: "less",
    comparisons.IS_AT_MOST: "no more",
    comparisons.IS_EQUAL: "the same",
    comparisons.IS_AT_LEAST: "no less",
    comparisons.IS_MORE: "more",
}
COSTS = {
    comparisons.IS_LESS: "less than",
    comparisons.IS_AT_MOST: "no more than",
    comparisons.IS_EQUAL: "as much as",
    comparisons.IS_AT_LEAST: "no less than",
    comparisons.IS_MORE: "more than",
}


def _only(meaning: str, **marks: Any) -> Callable[[Cards], Cards]:
    """A word that narrows down a description by these fields."""

    def narrowed(self: Cards) -> Cards:
        return replace(self, **marks)

    narrowed.__doc__ = meaning
    return word(narrowed)


def _related(relation: int, meaning: str) -> Callable[[Cards], Cards]:
    """A word that narrows down a description to cards of this relation."""
    return _only(meaning, relation=relation)


def _of_type(card_type: int, meaning: str, denied: bool = False) -> Callable[[Cards], Cards]:
    """A word that narrows down a description to cards that have this type besides others, or that don't have it."""

    def narrowed(self: Cards) -> Cards:
        if denied:
            return replace(self, not_types=self.not_types | card_type)
        return replace(self, all_types=self.all_types | card_type)

    narrowed.__doc__ = meaning
    return word(narrowed)


@dataclass(frozen=True)
class Cards(Spoken):
    """A description of cards: "your opponent's untapped creatures that have power 6000 or less".

    The default zone is the battle zone (403.1).
    """

    noun: str = "card"
    zones: tuple[int, ...] = (zones.BATTLE,)
    whose: int = owners.ANYONES
    types: int = 0  # any of these
    not_types: int = 0
    all_types: int = 0
    civilizations: int = 0  # any of these
    all_civilizations: int = 0
    not_civilizations: int = 0
    multicolored: bool = False
    not_multicolored: bool = False
    not_races: tuple[str, ...] = ()  # no race that contains one of these words as a whole
    races: tuple[str, ...] = ()  # any race that contains one of these words as a whole
    race_in_full: str = ""  # this very race
    names: tuple[str, ...] = ()
    all_names: tuple[str, ...] = ()  # each of these words is in its name
    is_linked: bool = False  # of several cards that are one creature, by God Link
    name_in_full: str = ""
    name_denied: str = ""  # any but this very name
    evolving_race: str = ""  # it is put on creatures with a race that contains this word
    least_cost: int = 0
    most_cost: int | None = None
    least_power: int | None = None
    most_power: int | None = None
    keywords: int = 0  # all of these
    not_keywords: int = 0  # none of these
    is_tapped: bool | None = None
    is_other: bool = False
    is_face_up: bool = False  # a single card that lies face up in the shield zone, or in the battle zone: no seal
    is_new: bool = False  # put into the battle zone this turn
    relation: int = descriptions.NO_RELATION
    comparison: Comparison | None = None  # of the relation COMPARED
    named_as: str = ""  # of what was named: "of that race"
    either: tuple[Cards, ...] = ()  # and the printed characteristics fit one of these
    ability_word: str = ""  # an ability is printed under this name, in small letters here
    begins_when_put: bool = False  # an ability begins with its being put
    is_plain: bool = False  # no ability is printed on it
    race_too: str = ""  # and a race that contains this word besides those named first
    also: Cards | None = None  # a choice may fall on one of these instead
    is_seal: bool = False  # what lies face down on a card of the battle zone (116.3), and nothing else
    as_base: bool = False  # of what an evolution creature is put on: what has Shinkarise is a creature then

    @word
    def power(self, *, at_least: int | None = None, at_most: int | None = None) -> Cards:
        """Only those whose current power is in the range."""
        return replace(self, least_power=at_least, most_power=at_most)

    @word
    def cost(self, *, at_least: int = 0, at_most: int | None = None) -> Cards:
        """Only those whose printed cost is in the range."""
        return replace(self, least_cost=at_least, most_cost=at_most)

    @word
    def civilization(self, civilizations: int) -> Cards:
        """Only those with at least one of the civilizations."""
        return replace(self, civilizations=civilizations)

    @word
    def of_each_civilization(self, civilizations: int) -> Cards:
        """Only those with all of the civilizations."""
        if civilizations.bit_count() == 1:
            return replace(self, civilizations=civilizations)  # of which the text says the same
        return replace(self, all_civilizations=civilizations)

    @word
    def without_civilization(self, civilizations: int) -> Cards:
        """Only those with none of the civilizations; of all five, colorless ones."""
        return replace(self, not_civilizations=civilizations)

    @word
    def race(self, *races: str) -> Cards:
        """Only those with a race that contains one of the words (203.2)."""
        return replace(self, races=races)

    @word
    def without_race(self, race: str) -> Cards:
        """Only those without a race that contains the word (203.2)."""
        return replace(self, not_races=(race, *self.not_races))

    @word
    def named(self, *names: str) -> Cards:
        """Only those with one of these words in their names; a part of a name is enough (202.3)."""
        return replace(self, names=names)

    @word
    def with_each_in_its_name(self, first: str, second: str) -> Cards:
        """Only those with both words in their names, as linked Gods have (202.5)."""
        return replace(self, all_names=(first, second))

    non_exile = _of_type(card_types.EXILE, "Only those that are no exile creatures.", denied=True)
    linked = _only(
        "Only Gods that are linked: each such creature is one, of however many cards (804.1b).", is_linked=True
    )

    @word
    def having(self, keywords: int) -> Cards:
        """Only those that have all the keywords, printed or given."""
        return replace(self, keywords=keywords)

    @word
    def lacking(self, keywords: int) -> Cards:
        """Only those that have none of the keywords, printed or given."""
        return replace(self, not_keywords=keywords)

    non_evolution = _of_type(card_types.EVOLUTION, "Only those that are not evolution creatures.", denied=True)
    non_creature = _of_type(
        card_types.CREATURE,
        "Only those that are no creatures: a tamaseed that may be one is one, and so is a twinpact with one.",
        denied=True,
    )
    evolution = _of_type(card_types.EVOLUTION, "Only evolution creatures.")
    exile = _of_type(card_types.EXILE, "Only exile creatures.")
    forbidden = _of_type(card_types.FORBIDDEN, "Only those of the card type Forbidden (809), whatever their races.")
    unleashed = _of_type(card_types.UNLEASHED, "Only creatures whose Hyper Mode is unleashed (816.2).")
    twinpact = _of_type(card_types.TWINPACT, "Only twinpacts (810.2).")
    sharing_a_civilization_with_your_mana = _related(
        descriptions.SHARES_CIVILIZATION_WITH_MANA,
        "Only those that share a civilization with a card in your mana zone.",
    )
    sharing_a_name_with_the_graveyard = _related(
        descriptions.SHARES_NAME_WITH_GRAVEYARD,
        "Only those that share a name with a creature in their owner's graveyard.",
    )
    gr = _of_type(card_types.GR_CREATURE, "Only GR creatures.")
    non_gr = _of_type(card_types.GR_CREATURE, "Only those that are no GR creatures.", denied=True)
    psychic = _of_type(card_types.PSYCHIC, "Only psychic ones.")
    non_psychic = _of_type(card_types.PSYCHIC, "Only those that are not psychic.", denied=True)
    non_dragheart = _of_type(card_types.DRAGHEART, "Only those that are no draghearts.", denied=True)
    non_weapon = _of_type(card_types.WEAPON, "Only those that are no dragheart weapons.", denied=True)
    of_several_civilizations = _only("Only multicolored ones.", multicolored=True)
    not_of_several_civilizations = _only(
        "Only those that are not multicolored: of one civilization, or colorless.", not_multicolored=True
    )
    untapped = _only("Only untapped ones.", is_tapped=False)
    tapped = _only("Only tapped ones.", is_tapped=True)
    battling = _related(descriptions.IS_BATTLING, "Only those that are battling (115).")
    other = _only("All but the creature whose ability this is.", is_other=True)
    put_this_turn = _only("Only creatures that their owner has put into the battle zone this turn.", is_new=True)

    @word
    def face_up(self) -> Cards:
        """Single cards that lie face up in the shield zone, castles among them."""
        return replace(self, zones=(zones.SHIELD,), is_face_up=True)

    @word
    def face_down(self) -> Cards:
        """Cards that lie face down in a mana zone: they have no other characteristics (405.4)."""
        if replace(self, zones=(), whose=owners.ANYONES) != Cards(zones=()):
            raise DefinitionError(f'"{self.words()}": a card that lies face down is a card without anything else')
        return replace(self, types=card_types.FACE_DOWN)

    @word
    def in_zone(self, *zones: int) -> Cards:
        """In these zones instead of the battle zone."""
        return replace(self, zones=zones)

    @word
    def of_highest_power(self) -> Cards:
        """Only those with the highest power among them."""
        return replace(
            self,
            relation=descriptions.COMPARED,
            comparison=Comparison(descriptions.POWER, comparisons.IS_AT_LEAST, programs.EVERY, ""),
        )

    @word
    def of_lowest_power(self) -> Cards:
        """Only those with the lowest power among them."""
        return replace(
            self,
            relation=descriptions.COMPARED,
            comparison=Comparison(descriptions.POWER, comparisons.IS_AT_MOST, programs.EVERY, ""),
        )

    with_the_same_name_as_another = _related(
        descriptions.HAS_A_NAMESAKE,
        "Only those of which there is another one with the same name among them, no matter who owns it.",
    )

    @word
    def sharing_a_race_with_the_destroyed(self) -> Cards:
        """Only those that share a race with the creature that this one has destroyed in a battle."""
        destroyed = Comparison(descriptions.RACE, comparisons.IS_EQUAL, programs.OF_ATTACK, "the destroyed creature")
        return replace(self, relation=descriptions.COMPARED, comparison=destroyed)

    that_were_under_this = _related(
        descriptions.WAS_UNDER_THIS, "Only those that were under this creature when it left the battle zone."
    )
    that_were_crossed_with_this = _related(
        descriptions.WAS_UNDER_THIS,
        "Only cross gears that were crossed with this creature when it left the battle zone.",
    )
    crossed_with_this = _related(
        descriptions.CROSSED_WITH_THIS, "Only cross gears that are crossed with this creature."
    )
    crossed_with_the_crossed = _related(
        descriptions.CROSSED_WITH_CROSSED, "Only cross gears that are crossed with the creature of this cross gear."
    )
    that_can_attack = _related(
        descriptions.CAN_ATTACK, "Only those that their owner could choose as an attacking creature (506.1a)."
    )
    that_can_be_linked = _related(
        descriptions.CAN_BE_LINKED, "Only Gods that can be linked with one of your creatures as it is now (804.2)."
    )
    that_can_evolve_from_this = _related(
        descriptions.EVOLVES_FROM_THIS, "Only those that can be put on this creature, as evolution creatures are."
    )
    costing_at_most_their_mana = _related(
        descriptions.COSTS_AT_MOST_THEIR_MANA,
        "Only those whose cost is at most the number of cards in their owner's mana zone.",
    )
    costing_more_than_their_mana = _related(
        descriptions.COSTS_MORE_THAN_THEIR_MANA,
        "Only those whose cost is more than the number of cards in their owner's mana zone.",
    )
    costing_at_least_their_mana = _related(
        descriptions.COSTS_AT_LEAST_THEIR_MANA,
        "Only those whose cost is at least the number of cards in their owner's mana zone.",
    )
    costing_the_number = _related(
        descriptions.COSTS_THE_NUMBER, "Only those whose printed cost is the number that was chosen."
    )
    under_this = _related(descriptions.IS_UNDER_THIS, "Only those that lie under this creature.")
    right_under_this = _related(
        descriptions.IS_RIGHT_UNDER_THIS, "Only the card that lies directly under this creature: what it was put on."
    )
    crossed = _related(descriptions.IS_CROSSED, "Only creatures that are crossed with a cross gear.")
    not_crossed_with_this = _related(
        descriptions.NOT_CROSSED_BY_THIS, "Only other creatures than the one with which this cross gear is crossed."
    )
    attacking = _related(
        descriptions.IS_ATTACKING,
        "Only the attacking creature, from its declaration to the end of the attack (506-510).",
    )
    not_attacking = _related(descriptions.IS_NOT_ATTACKING, "Only creatures that are not the attacking creature.")
    sharing_a_race_with_the_crossed = _related(
        descriptions.SHARES_RACE_WITH_CROSSED,
        "Only creatures with a race of the creature that this cross gear is crossed with, that creature too.",
    )
    linked_to_this = _related(
        descriptions.IS_LINKED_TO_THIS,
        "Only the other Gods of which this linked creature consists, next to the one that says it or not (804).",
    )
    neo = _of_type(card_types.NEO, "Only neo creatures, put on another creature or not.")
    with_that_power = _related(descriptions.HAS_THE_POWER, "Only those whose power is the number that was chosen.")

    @word
    def called(self, name: str) -> Cards:
        """Only those with exactly this name."""
        return replace(self, name_in_full=name)

    @word
    def not_called(self, name: str) -> Cards:
        """Only those with another name."""
        return replace(self, name_denied=name)

    @word
    def evolving_from(self, race: str) -> Cards:
        """Only evolution creatures that are put on creatures with a race that contains the word."""
        return replace(self, evolving_race=race)

    of_that_race = _only("Only those that have the race that was chosen.", named_as="of that race")
    of_that_civilization = _only(
        "Only those that have the civilization that was chosen.", named_as="of that civilization"
    )
    with_that_name = _only("Only those that have the name that was chosen.", named_as="with that name")
    of_the_race_chosen_for_this = _only(
        "Only those that have the race that was chosen for this creature when it was put.",
        named_as="of the race chosen for this creature",
    )
    with_the_name_chosen_for_this = _only(
        "Only those that have the name that was chosen for this creature when it was put.",
        named_as="with the name chosen for this creature",
    )

    @word
    def with_ability_word(self, ability_word: str) -> Cards:
        """Only those with an ability of this name, whether or not it applies now."""
        return replace(self, ability_word=ability_word.lower())

    with_when_put_ability = _only(
        'Only those with an ability that begins with "when you put this creature into the battle zone".',
        begins_when_put=True,
    )
    without_abilities = _only("Only those on whose card no ability is printed, whatever others give it.", is_plain=True)

    @word
    def with_race_too(self, race: str) -> Cards:
        """Only those that have a race with this word as well: Dragons that are Hunters, too."""
        return replace(self, race_too=race)

    @word
    def or_one_of(self, others: Cards) -> Cards:
        """In a choice: these or the others, which can be in other zones."""
        return replace(self, also=others)

    def words(
        self,
        plural: bool = True,
        article: bool = False,
        where: str = "in",
        theirs: bool = False,
        total: bool = False,
        one: bool = False,
    ) -> str:
        """The phrase in English, with the owner of its zone but no other: "cards in your hand".

        `theirs` is for a sentence whose subject is the owner: "your opponent discards a card from their hand"; `total`
        for cards of both players together: "cards in both players' hands"; `one` for one of several, which cards say
        with a singular verb: "one of your creatures that costs 3".
        """
        phrase = self._alternatives(plural, one) if self.either else self._plain_words(plural, one)
        phrase += self.place(where, theirs, total)
        phrase += self.mana_limit(plural and not one)
        return with_article(phrase) if article else phrase

    def mana_limit(self, plural: bool) -> str:
        """The limit that depends on a number of cards, which stands after the zone of the cards."""
        if self.comparison is not None and isinstance(self.comparison.to, Spoken):
            return f" {self.comparison.words(plural)}"
        if self.relation not in LIMITED_BY_MANA:
            return ""
        owner = "that" if self.zones == (zones.MANA,) else "their owner's" if plural else "its owner's"
        sign = LIMITED_BY_MANA[self.relation]
        return f" that cost{'' if plural else 's'} {sign} the number of cards in {owner} mana zone"

    def _plain_words(self, plural: bool, one: bool) -> str:
        """The phrase without its zone, of a description without alternatives."""
        if self.relation in WITH_THIS:
            before = ["the", WITH_THIS[self.relation], *self._adjectives(), *(self.races or ("creature",))]
            return " ".join([*before, *self._conditions(plural=False)])
        nouns = list(self.races) or [self.noun]
        kind = self.noun if self.races and self.noun != "creature" else ""
        forms = [plural_of(noun) if plural and not kind else noun for noun in nouns]
        if kind:
            forms = [f"{form} {plural_of(kind) if plural else kind}" for form in forms]
        # Adjectives are repeated: in "fire Humans or Dragons" nobody knows whether the Dragons are meant to be fire.
        adjectives = self._adjectives()
        first = [*(["other"] if self.is_other else []), *adjectives]
        phrases = [" ".join([*(first if index == 0 else adjectives), form]) for index, form in enumerate(forms)]
        return " ".join([" or ".join(phrases), *self._conditions(plural and not one)])

    def _alternatives(self, plural: bool, one: bool) -> str:
        """The phrase without its zone, of a description with alternatives: "RexStars or fire creatures"."""
        either = [replace(cards, zones=()) for cards in self.either]
        phrases = [cards.words(plural, one=one) for cards in either]
        # Without the comma, "Humans or Dragons that cost 5" could be Humans that cost 5.
        link = ", or " if any(cards._conditions(plural) for cards in self.either) else " or "
        outside = replace(self, either=(), zones=(), relation=descriptions.NO_RELATION, comparison=None)
        if (
            outside == Cards(self.noun, zones=(), whose=self.whose, types=self.types)
            and self.relation == descriptions.NO_RELATION
        ):
            return link.join(phrases)
        verb = "are"
        if one or not plural:
            verb, phrases = "is", [cards.words(plural=False, article=True) for cards in either]
        outside = replace(self, either=())
        return f"{outside._plain_words(plural, one)} that {verb} {link.join(phrases)}"

    @property
    def abilities(self) -> tuple[str, ...]:
        """The names of the abilities that it asks for, affirmed or denied."""
        named = [name for bit, name in keywords.NAMES.items() if (self.keywords | self.not_keywords) & bit]
        return (*named, *filter(None, [self.ability_word]))

    def _adjectives(self) -> list[str]:
        """What stands before the noun, besides "other"."""
        before = ["face-up"] if self.is_face_up else ["face-down"] if self.types == card_types.FACE_DOWN else []
        if self.is_tapped is not None:
            before.append("tapped" if self.is_tapped else "untapped")
        if self.relation == descriptions.IS_BATTLING:
            before.append("battling")
        if self.relation == descriptions.IS_ATTACKING:
            before.append("attacking")
        if self.is_linked:
            before.append("linked")
        if self.relation == descriptions.IS_CROSSED:
            before.append("crossed")
        before += [f"non-{said}" for bit, said in _DENIED_TYPES.items() if self.not_types & bit]
        if self.multicolored:
            before.append("multicolored")
        if self.not_multicolored:
            before.append("non-multicolored")
        named = [name for bit, name in civilizations.NAMES.items() if self.civilizations & bit]
        if named:
            before.append(listed(named, "or"))
        of_each = [name for bit, name in civilizations.NAMES.items() if self.all_civilizations & bit]
        if of_each:
            before.append(listed(of_each, "and"))
        before += [f"non-{race}" for race in self.not_races]
        lacking = [f"non-{name}" for bit, name in civilizations.NAMES.items() if self.not_civilizations & bit]
        if lacking:
            before.append("colorless" if len(lacking) == len(civilizations.NAMES) else ", ".join(lacking))
        types = [said for bit, said in _TYPES.items() if self.all_types & bit and said not in self.noun]
        return before + types

    def _conditions(self, plural: bool) -> list[str]:
        """What follows the noun: "that cost 3 or less"."""
        after = [self.named_as] if self.named_as else []
        if self.name_in_full:
            after.append(f'named "{self.name_in_full}"')
        if self.name_denied:
            after.append(f'not named "{self.name_denied}"')
        if self.evolving_race:
            after.append(f"that evolve{'' if plural else 's'} from {with_article(self.evolving_race)}")
        have = [f'"{name}"' for bit, name in keywords.NAMES.items() if self.keywords & bit]
        if self.ability_word:
            have.append(f'"{self.ability_word}"')
        if self.least_power is not None or self.most_power is not None:
            have.append("power " + _range(self.least_power, self.most_power))
        if have:
            verb = "with" if not (self.keywords or self.ability_word) else "that have" if plural else "that has"
            after.append(f"{verb} {' and '.join(have)}")
        if self.not_keywords:
            lacking = listed([f'"{name}"' for bit, name in keywords.NAMES.items() if self.not_keywords & bit], "or")
            after.append(f"that {'do' if plural else 'does'}n't have {lacking}")
        if self.most_cost is not None or self.least_cost:
            after.append(f"that cost{'' if plural else 's'} {_range(self.least_cost or None, self.most_cost)}")
        if self.race_too:
            after.append(f"with the race {self.race_too}")
        if self.is_plain:
            after.append("without abilities")
        if self.begins_when_put:
            after.append(f'with an ability that begins with "{WHEN_PUT}"')
        if self.relation == descriptions.COSTS_THE_NUMBER:
            after.append(f"that cost{'' if plural else 's'} that number")
        if self.names:
            names = " or ".join(f'"{name}"' for name in self.names)
            after.append(f"with {names} in {'their names' if plural else 'its name'}")
        if self.all_names:
            names = listed([f'"{name}"' for name in self.all_names], "and")
            after.append(f"with {names} in {'their names' if plural else 'its name'}")
        if self.is_new:
            after.append(f"that {'were' if plural else 'was'} put into the battle zone this turn")
        if self.relation in _OF_RELATIONS:
            after.append(_OF_RELATIONS[self.relation][plural])
        if self.comparison is not None and not isinstance(self.comparison.to, Spoken):
            after.append(self.comparison.words(plural))
        if self.relation == descriptions.WAS_UNDER_THIS:
            lay = "crossed with" if self.types == card_types.CROSS_GEAR else "under"
            after.append(f"that {'were' if plural else 'was'} {lay} this creature")
        clauses = [phrase for phrase in after if phrase.startswith("that ")]
        return ["and " + phrase.removeprefix("that ") if phrase in clauses[1:] else phrase for phrase in after]

    def spoken(self, mention: Mention | None) -> Self:
        """The description in a text that has just spoken of some cards."""
        if mention is None or self.comparison is None or self.comparison.to != programs.END:
            return self
        english = mention.later().words()
        return replace(self, comparison=replace(self.comparison, english=english, many=mention.many))

    @property
    def are_single(self) -> bool:
        """Whether they are single cards of what is in the battle zone, and not whole creatures (109.2a, 316.3)."""
        return self.noun == "card" and zones.BATTLE in self.zones

    @property
    def asks_strength(self) -> bool:
        """Whether it depends on power or keywords, which abilities can give and take."""
        return bool(self.keywords or self.not_keywords) or (self.least_power, self.most_power) != (None, None)

    @property
    def looks_for(self) -> int:
        """What the filter looks for in the shield zone: 0 for shields, or else single cards."""
        if zones.SHIELD not in self.zones:
            return 0
        return (
            descriptions.FACE_UP_CARDS
            if self.is_face_up
            else descriptions.FORTIFYING
            if self.types == card_types.CASTLE
            else 0
        )

    def place(self, preposition: str, theirs: bool = False, total: bool = False) -> str:
        """The zones in English, as in " from your hand"; nothing for creatures in play and shields."""
        if self.zones == (zones.BATTLE,):
            is_single = self.noun == "card" and not self.either and self.relation not in descriptions.UNDER_THIS
            return " in the battle zone" if is_single else ""
        if self.zones == (zones.SHIELD,):
            return f" {preposition} the shield zone" if self.noun not in ("shield", "castle") else ""
        if not self.zones:
            return ""
        if total and self.whose == owners.ANYONES:
            return f" {preposition} both players' " + " or ".join(plural_of(zones.NAMES[zone]) for zone in self.zones)
        owner = "their " if theirs else WHOSE_WORDS[self.whose] or "any player's "
        return f" {preposition} {owner}" + " or ".join(zones.NAMES[zone] for zone in self.zones)

    def owner_words(self, theirs: bool = False) -> str:
        """The owner before the phrase, unless its zone says whose it is: "your " of "your creatures"."""
        if self.zones not in IN_PLAY or self.relation in WITH_THIS:
            return ""
        return "their " if theirs else WHOSE_WORDS[self.whose]

    def whose_words(
        self, plural: bool = True, where: str = "in", theirs: bool = False, total: bool = False, one: bool = False
    ) -> str:
        """The phrase in English with its owner, as in "your opponent's creatures"."""
        return self.owner_words(theirs) + self.words(plural, where=where, theirs=theirs, total=total, one=one)

    def anywhere(self) -> Cards:
        """The cards without a zone, as the text of an event describes them: "you cast a Magic Tool card"."""
        return replace(self, zones=())

    def one_of(self) -> str:
        """One card of the description: "one of your creatures", "a spell"."""
        if self.relation in WITH_THIS:
            return self.words()
        if self.owner_words():
            return f"one of {self.whose_words(one=True)}"
        return self.words(plural=False, article=True)

    def each_of(self) -> str:
        """Each card of the description: "each of your creatures", "each creature"."""
        if self.relation in WITH_THIS:
            return self.words()
        if self.owner_words():
            return f"each of {self.whose_words(one=True)}"
        return f"each {self.words(plural=False, total=True)}"

    def shown(self) -> str:
        """The phrase as a message shows it."""
        return self.whose_words()


named_as_declared(vars(Cards))


def _range(least: int | None, most: int | None) -> str:
    """A range of costs or powers in English."""
    if least == most:
        return str(least)
    if least is None:
        return f"{most} or less"
    return f"{least} or more" if most is None else f"{least} to {most}"


CARDS = Cards()
"""Cards of any type."""
CASTLES = Cards("castle", zones=(zones.SHIELD,), types=card_types.CASTLE)
"""Castles that fortify shields."""
CREATURES = Cards("creature", types=card_types.CREATURE)
"""Creatures."""
SPELLS = Cards("spell", types=card_types.SPELL)
"""Spells."""
FIELDS = Cards("field", types=card_types.FIELD)
"""Fields."""
FORBIDDEN_FIELDS = Cards("field", types=card_types.FIELD, all_types=card_types.FORBIDDEN)  # final ones too (309)
"""Forbidden fields and final Forbidden fields (204.3c)."""
D2_FIELDS = Cards("field", types=card_types.FIELD, all_types=card_types.D2)
"""D2 fields, of which one lies in the battle zone (703.4l)."""
TAMASEEDS = Cards("tamaseed", types=card_types.TAMASEED)
"""Tamaseeds."""
GEARS = Cards("cross gear", types=card_types.CROSS_GEAR)
"""Cross gears."""
THE_CROSSED = Cards("creature", types=card_types.CREATURE, whose=owners.YOURS, relation=descriptions.CROSSED_BY_THIS)
"""The creature with which this cross gear is crossed."""
# Whatever lies in the battle zone by itself (316).
ELEMENTS = Cards("element", types=sum(bit for bit, row in card_types.CARD_TYPES.items() if row.traits & traits.ELEMENT))
"""Whatever lies in the battle zone by itself."""
SHIELDS = Cards("shield", zones=(zones.SHIELD,))
"""Shields, each of which may be several cards."""
DRAGHEARTS = Cards(
    "dragheart", types=card_types.CREATURE | card_types.WEAPON | card_types.FORTRESS, all_types=card_types.DRAGHEART
)
"""Dragheart weapons, fortresses and creatures."""
DRAGHEART_CREATURES = Cards("dragheart creature", types=card_types.CREATURE, all_types=card_types.DRAGHEART)
"""Dragheart creatures, and no other creatures."""
WEAPONS = Cards("dragheart weapon", types=card_types.WEAPON)
"""Dragheart weapons."""
FORTRESSES = Cards("dragheart fortress", types=card_types.FORTRESS)
"""Dragheart fortresses."""
SEALS = Cards("seal", is_seal=True)
"""Seals, which lie on cards of the battle zone."""
THE_EQUIPPED = Cards("creature", types=card_types.CREATURE, relation=descriptions.IS_EQUIPPED_WITH_THIS)
"""The creature that this dragheart weapon is equipped to."""
THE_ATTACHED = Cards("creature", types=card_types.CREATURE, relation=descriptions.HAS_THIS_AURA)
"""The creature that this aura is attached to."""
AURAS = Cards("aura", types=card_types.AURA)
"""Auras."""
TYPES_TO_PUT = ELEMENTS.types | card_types.AURA  # what can be put into the battle zone (316, 310.2)
DRAGONS = CREATURES.race("Dragon")
COMMANDS = CREATURES.race("Command")
MAGIC_TOOLS = CARDS.race("Magic Tool")  # creatures and spells alike


@word
def either(*alternatives: Cards) -> Cards:
    """Cards that fit at least one of the descriptions, which can only refer to printed characteristics."""
    types = 0  # any type, if one of the descriptions names none
    if all(cards.types for cards in alternatives):
        types = functools.reduce(lambda some, cards: some | cards.types, alternatives, 0)
    nouns = {cards.noun for cards in alternatives}
    # 316.3: creatures and tamaseeds are whole elements in the battle zone, not single cards.
    several = "element" if types and not types & ~ELEMENTS.types else "card"
    return replace(CARDS, noun=nouns.pop() if len(nouns) == 1 else several, types=types, either=alternatives)


@word
def your(cards: Cards) -> Cards:
    """The cards that belong to the player of the ability."""
    return replace(cards, whose=owners.YOURS)


@word
def your_opponents(cards: Cards) -> Cards:
    """The cards that belong to that player's opponent."""
    return replace(cards, whose=owners.OPPONENTS)


@word
def that_players(cards: Cards) -> Cards:
    """The cards of the player chosen, or of the owner of the card last affected."""
    return replace(cards, whose=programs.CHOSEN_PLAYERS)
