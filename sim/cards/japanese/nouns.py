"""Noun phrases: cards that a Japanese text speaks of, and how the English of the card language says them.

One rule: whose, where, what like and which cards, in any order before the noun; how many stands before it, after it or
after its particle.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from sim.cards.words.english import capital, plural_of, with_article

CIVILIZATIONS = ("light", "water", "darkness", "fire", "nature")
_OWNERS = {"your": "your", "opponent": "your opponent's", "their": "their", "that": "that player's"}
# In which order the English has what stands before a noun.
_RANKS = ("tapped", "untapped", "linked", "multicolored", "monocolored", "non-")
ANY, ALL, ONE = "any", "all", "1"


@dataclass(frozen=True)
class Noun:
    """Cards: what they are called, whose they are, in which zone, what they are like, and how many.

    `count` is a number, "up to " and a number, "any" or "all"; empty if the text says none.
    """

    heads: tuple[str, ...] = ("card",)
    whose: str = ""
    zone: str = ""
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    other: bool = False
    count: str = ""
    pronoun: str = ""  # "it", "same": what was spoken of last; "this": the card itself; "rest", "crossed"
    at_random: bool = False
    alternatives: tuple[Noun, ...] = ()  # cards of another description, which has words of its own after the noun
    alone: bool = False  # called by a race alone: in the battle zone any element that has it (203.2)

    def __format__(self, form: str) -> str:
        """The cards in English, in a form that a frame asks for."""
        form, _, zone = form.partition(" ")
        said = getattr(self, f"_{form or 'object'}")
        return str(said(zone) if zone else said())

    @property
    def is_one(self) -> bool:
        """Whether it is one card."""
        return self.count in (ONE, "up to 1") or bool(self.pronoun and self.count != ALL)

    @property
    def are_many(self) -> bool:
        """Whether they may be several."""
        return (
            self.count in (ALL, ANY)
            or self.count.startswith("as many")
            or (self.count.rpartition(" ")[2].isdigit() and not self.is_one)
        )

    @property
    def noun(self) -> str:
        """What the cards are called in short."""
        if self.zone == "top":
            return "card"
        if any(" of that " in head for head in self.heads):
            return "creature"
        heads = {head.split(" ")[-1] if head.islower() else "creature" for head in self.heads}
        return heads.pop() if len(heads) == 1 else "card"

    @property
    def is_in_battle_zone(self) -> bool:
        """Whether these are creatures in the battle zone."""
        return not self.zone and not self.pronoun and self.noun == "creature"

    def as_elements(self) -> Noun:
        """With a race alone for every element that has it, where it does not mean cards of another zone."""
        if not self.alone or self._is_elsewhere:
            return self
        return replace(self, heads=tuple(f"{head} element" for head in self.heads), alone=False)

    @property
    def _is_elsewhere(self) -> bool:
        """Whether they are in a zone that says whose they are."""
        return self.zone not in ("", "battle")

    def _bare(self, one: bool = False) -> str:
        heads = " or ".join(head if one else _plural(head) for head in self.heads)
        before = " ".join(sorted(self.before, key=_rank))
        said = " ".join(filter(None, [before, heads, _after(self.after, one)]))
        return said + "".join(f", or {other._bare(one)}" for other in self.alternatives)

    def _place(self, preposition: str) -> str:
        if not self.zone:
            return ""
        if self.zone == "battle":
            return " in the battle zone"
        if self.zone == "hand" and not self.whose:
            return f" {preposition} your hand"
        if self.zone.startswith("both "):
            return f" {preposition} both players' {self.zone.removeprefix('both ')}"
        return f" {preposition} {_OWNERS.get(self.whose, 'a player' + chr(39) + 's')} {self.zone}"

    def _object(self) -> str:
        """After a verb: "one of your creatures", "a card from your hand"."""
        if self.pronoun:
            return self._named()
        if self.zone == "top":
            if self.count.startswith("up to "):
                return f"{self.count} cards from the top of {_OWNERS[self.whose]} deck"
            return f"the {self.heads[0]} {_OWNERS[self.whose]} deck"
        owner = "" if self._is_elsewhere else _OWNERS.get(self.whose, "")
        other = "other " if self.other else ""
        place = self._place("from")
        if self.at_random:
            place = f" at random{place}"
        if self.count == ALL:
            return f"all {owner + ' ' if owner else ''}{other}{self._bare(one=False)}{place}"
        if self.count.startswith("as many as "):
            some = f"a number of {owner + ' ' if owner else ''}{other}{self._bare(one=False)}{place}"
            return f"{some} equal to {self.count.removeprefix('as many as ')}"
        if self.count == ANY:
            return f"any number of {owner + ' ' if owner else ''}{other}{self._bare(one=False)}{place}"
        up_to, _, number = self.count.rpartition("up to ")
        up_to += "up to " if self.count.startswith("up to") else ""
        one = number in (ONE, "")
        number = "one" if one else number
        if owner and one and self.alternatives:
            each = (replace(self, alternatives=()), *(replace(one, whose=self.whose) for one in self.alternatives))
            return " or ".join(replace(one, count=self.count)._object() for one in each)
        if owner:
            bare = self._bare(one=False)
            bare = bare.replace(" that have ", " that has ").replace(" that cost ", " that costs ") if one else bare
            return f"{up_to}{number} of {owner} {other}{bare}{place}"
        if one and not up_to:
            return _placed(with_article(other + self._bare(one=True)), place)
        return _placed(f"{up_to}{number} {other}{self._bare(one)}", place)

    def _named(self) -> str:
        if self.pronoun == "this":
            return "this creature"
        if self.pronoun == "rest":
            return "the rest"
        if self.pronoun == "crossed":
            return self.heads[0]
        if self.pronoun == "same":
            return "they" if self.count == ALL else "it"
        return f"those {plural_of(self.noun)}" if self.count == ALL else f"that {self.noun}"

    def _subject(self) -> str:
        """Before a verb that holds for each: "each of your creatures"."""
        if self.pronoun or self.count not in ("", ALL):
            return self._object()
        owner, other = _OWNERS.get(self.whose, ""), "other " if self.other else ""
        if self._is_elsewhere:
            return f"each {other}{self._bare(one=True)}{self._place('in')}"
        return f"each of {owner} {other}{self._bare(one=False)}" if owner else f"each {other}{self._bare(one=True)}"

    def _capital(self) -> str:
        """The subject at the beginning of a sentence."""
        return capital(self._subject())

    def _plain(self) -> str:
        """Without a number: "creatures with power 3000 or more"."""
        owner, other = "" if self._is_elsewhere else _OWNERS.get(self.whose, ""), "other " if self.other else ""
        return " ".join(filter(None, [owner, other + self._bare(one=False)])) + self._place("in")

    def _bare_one(self) -> str:
        """The description alone, of one card: "Dragon"."""
        return self._bare(one=True)

    def _non_evolution(self) -> str:
        """These cards, without evolution creatures."""
        return replace(self, heads=tuple(f"non-evolution {head}" for head in self.heads))._object()

    def _everyone(self) -> str:
        """All of them, where no number is given."""
        return self._object() if self.count or self.pronoun else replace(self, count=ALL)._object()

    def _all(self) -> str:
        """All such cards."""
        return replace(self, count=ALL)._object()

    def _all_yours(self) -> str:
        """Yours, however many: "your other creatures"."""
        return replace(self, whose="your", count="")._plain()

    def _they(self) -> str:
        """That they stay tapped, of cards spoken of last."""
        return "They don't untap" if self.are_many else "It doesn't untap"

    def _mine(self) -> str:
        """The subject of an event about your graveyard: what goes there is yours."""
        return self._element() if self.pronoun or self.whose else replace(self, whose="your")._element()

    def _pronoun(self) -> str:
        """What stands for them."""
        return "them" if self.are_many else "it"

    def _its_trigger(self) -> str:
        """What is not used of shields."""
        return 'their "shield trigger" abilities' if self.are_many else 'its "shield trigger" ability'

    def _unowned(self) -> str:
        """The description alone, whether or not the text says whose they are."""
        return replace(self, whose="")._bare()

    def _yours(self) -> str:
        """One of yours: "one of your Dragons"."""
        return replace(self, whose="your", count=ONE)._object()

    def _theirs_too(self) -> str:
        """One of your opponent's."""
        return replace(self, whose="opponent", count=ONE)._object()

    def _summoned(self) -> str:
        """Somebody summons them: "you summon a creature"."""
        who = {"your": "you summon", "opponent": "your opponent summons"}.get(self.whose, "a player summons")
        return f"{who} {with_article(('other ' if self.other else '') + self._bare(one=True))}"

    def _opponent_returns(self) -> str:
        if self.count == ALL:
            return f"return {replace(self, whose='opponent')._object()} to their hand"
        return f"your opponent chooses {self._object()} and returns {'it' if self.is_one else 'them'} to their hand"

    def _each_buries(self) -> str:
        """What each player does who puts cards of their own into the graveyard."""
        if not self.whose or self.count == ALL:
            shared = replace(self, whose="", other=self.other)
            zone = f" from both players' {plural_of(self.zone)}" if self.zone else ""
            verb = "discard" if self.zone == "hand" else "destroy" if self._is_creature else "put"
            where = " into their owners' graveyards" if verb == "put" else ""
            return f"{verb} {replace(shared, zone='')._object()}{zone}{where}"
        if self._is_creature:
            theirs = replace(self, whose="their")._object()
            return f"destroy {replace(self, whose='your')._object()}. Your opponent destroys {theirs}"
        if self.zone == "hand":
            return f"each player discards {replace(self, whose='their')._object()}"
        return self._each_moves("puts into their graveyard")

    def _each_moves(self, how: str) -> str:
        """Each player chooses cards of their own and moves them."""
        verb, _, where = how.partition(" ")
        if self.count == ALL and where.endswith("their hand") and self.zone:
            both = f"from both players' {plural_of(self.zone)}"
            return f"return {replace(self, zone='', whose='')._object()} {both} to their owners' hands"
        if self.zone == "top":
            return f"each player {verb} {replace(self, whose='their')._object()} {where}"
        return f"each player chooses {self._object()} and {verb} {'it' if self.is_one else 'them'} {where}"

    def _each_destroys(self) -> str:
        """Each player destroys cards of their own."""
        return f"each player chooses {self._object()} and destroys {'it' if self.is_one else 'them'}"

    def _a(self) -> str:
        """One that is such a card: "a creature that costs 3 or less"."""
        return with_article(self._bare(one=True))

    def _event(self) -> str:
        """The subject of an event: "one of your creatures"."""
        return self._object() if self.pronoun else replace(self, count=ONE)._object()

    def _attacking(self) -> str:
        """The subject of an event of the attacking creature: "one of your attacking creatures"."""
        return replace(self, before=("attacking", *self.before))._event()

    def _element(self) -> str:
        """The subject of an event that can happen to any element: "one of your Dragon elements"."""
        return self.as_elements()._event()

    def _saved(self) -> str:
        """What a saver saves: one of yours."""
        return self.as_elements()._yours()

    def _where(self) -> str:
        """Like an object, of cards that stay where they are: "a card in your hand"."""
        return self._object().replace(" from ", " in ") if self.zone else self._object()

    def _owned(self) -> str:
        """What somebody has: "another Dragon", "2 or more creatures"."""
        plain = replace(self, whose="" if not self.zone else self.whose)
        other = "other " if self.other else ""
        if self.count.endswith(("more", "fewer")):
            return f"{self.count} {other}{plain._bare(one=False)}{self._place('in')}"
        if self.count in ("no", "exactly"):
            return f"no {other}{plain._bare(one=False)}{self._place('in')}"
        return with_article(other + plain._bare(one=True)) + self._place("in")

    def _have(self) -> str:
        """Who has such cards: "you have another Dragon", "there is a Human"."""
        are = "there are" if self.count.endswith(("more", "fewer")) else "there is"
        who = {"your": "you have", "opponent": "your opponent has"}.get(self.whose, are)
        said = self.as_elements()._owned()
        if (who == are and said.startswith("a card named")) or (self.heads == ("card",) and not self.zone):
            said += " in the battle zone"
        return f"{who} {said.replace('your opponent' + chr(39) + 's', 'their') if self.whose == 'opponent' else said}"

    def _when(self) -> str:
        """How an event of these cards begins: what happens to this card happens once."""
        return "when" if self.pronoun == "this" else "whenever"

    def _bury(self) -> str:
        """What putting these cards into the graveyard is: creatures are destroyed, cards of a hand are discarded."""
        if self.zone == "hand":
            return (
                f"your opponent discards {self._theirs()}" if self.whose == "opponent" else f"discard {self._object()}"
            )
        if self._is_creature:
            return f"destroy {self._object()}"
        return f"put {self._object()} into {self._home('graveyard')}"

    def _discards(self) -> str:
        """Discarding these cards: your opponent's own are discarded by them."""
        return f"{'your opponent discards' if self.whose == 'their' else 'discard'} {self._object()}"

    def _opponent_buries(self) -> str:
        """What your opponent does who puts these cards into the graveyard."""
        if self.count == ALL and self._is_creature:
            return f"destroy {replace(self, whose='opponent')._object()}"
        if self.zone == "hand":
            return f"your opponent discards {self._object()}"
        if self._is_creature:
            return f"your opponent destroys {self._object()}"
        return self._opponent_moves("into their graveyard")

    def _opponent_moves(self, where: str) -> str:
        """Your opponent chooses these cards and puts them somewhere."""
        if self.zone == "top":
            return f"put {replace(self, whose='opponent')._object()} {where}"
        if self.count == ALL:
            return f"put {replace(self, whose='opponent')._object()} {where}"
        return f"your opponent chooses {self._object()} and puts {'it' if self.is_one else 'them'} {where}"

    @property
    def _is_creature(self) -> bool:
        noun = not {"shield", "cross gear", "castle", "card", "spell"} & set(self.heads)
        return not self.zone and noun and self.pronoun not in ("it", "rest")

    def _to_hand(self) -> str:
        """Putting these cards into the hand: from graveyard and mana zone they are returned."""
        if self.zone in ("graveyard", "mana zone") or self._is_creature:
            return f"return {self._object()} to {self._home('hand')}"
        return f"put {self._object()} into {self._home('hand')}"

    def _to_shields(self) -> str:
        """Making shields of these cards: cards of other zones are put, the rest is added."""
        if self.zone in ("hand", "mana zone", "graveyard") or (self._is_creature and not self.pronoun):
            return f"put {self._object()} into {self._home('shield zone')} face down"
        return f"add {self._object()} to your shields face down"

    def _used(self) -> str:
        """Using these cards for no cost: those of a zone are chosen first."""
        return f"choose {self._object()} and use it for no cost" if self.zone else f"use {self._object()} for no cost"

    def _among(self) -> str:
        """Cards among those looked at: "a creature from among them"."""
        return f"{self._object()} from among them"

    def _theirs(self) -> str:
        """The cards of your opponent in a sentence about them."""
        return replace(self, whose="their" if self.whose == "opponent" else self.whose)._object()

    def _each(self) -> str:
        """After "for": "each of your other creatures"."""
        if self.zone:
            return f"each {self._bare(one=True)}{self._place('in')}"
        return self._subject()

    def _number(self, whose: str = "") -> str:
        """After "as many ... as": "the number of your creatures"."""
        return "the number of " + replace(self, count="", whose=whose or self.whose)._plain()

    def _own(self) -> str:
        """The cards of your opponent in a sentence that says of them alone that they do something."""
        return (replace(self, whose="their") if self.zone == "hand" and not self.whose else self)._object()

    def _home(self, zone: str) -> str:
        """A zone of their owner: "your hand"."""
        if self.whose == "your" or self.pronoun == "this" or (self.zone == "hand" and not self.whose):
            return f"your {zone}"
        if self.whose:
            return f"their {zone}"
        return f"its owner's {zone}" if self.is_one else f"their owners' {plural_of(zone)}"


def _plural(head: str) -> str:
    """The plural of a head: only its first word changes in "card named X"."""
    for between in (" not named ", " named ", " of that "):
        if between in head:
            first, _, rest = head.partition(between)
            return plural_of(first) + between + rest
    return plural_of(head)


def _after(after: tuple[str, ...], one: bool) -> str:
    """What stands after the noun: with "that" first, and once."""
    ordered = sorted(after, key=lambda text: (not text.startswith("that "), not text.startswith("that have ")))
    first, *others = ordered or [""]
    for other in others:
        word = other.partition(" ")[0]
        first += " and " + (other.removeprefix(f"{word} ") if word in ("with", "that") and first else other)
    if one:
        first = re.sub(r"(?<=that )(cost|evolve)\b", r"\1s", first).replace("that have ", "that has ")
        first = first.replace("in their names", "in its name")
    return first


def _rank(word: str) -> tuple[int, str]:
    found = next((rank for rank, begin in enumerate(_RANKS) if word.startswith(begin)), None)
    if found is not None:
        return found, word
    civilization = word.split(" ")[0].strip(",") in CIVILIZATIONS
    return (len(_RANKS) if civilization else len(_RANKS) + 1), word


def listed(civilizations: tuple[str, ...]) -> str:
    """Civilizations in the order of the card files: "light, water or fire"."""
    ordered = sorted(dict.fromkeys(civilizations), key=CIVILIZATIONS.index)
    return " or ".join(filter(None, [", ".join(ordered[:-1]), ordered[-1]]))


def with_said(said: tuple[str, str], noun: Noun) -> Noun | None:
    """The noun with one thing more; None if it says that already, or something else."""
    field, value = said
    match field:
        case "before":
            if _is_of_civilization(value) and any(map(_is_of_civilization, noun.before)):
                return None
            return replace(noun, before=(value, *noun.before))
        case "after":
            return replace(noun, after=(value, *noun.after))
        case "other":
            return None if noun.other else replace(noun, other=True)
        case "whose":
            return None if noun.whose else replace(noun, whose=value)
        case "zone":
            return None if noun.zone else replace(noun, zone=value)
    raise ValueError(f"a noun has no {field}")


def either(first: Noun, second: Noun) -> Noun | None:
    """Cards of one description or the other, as one description; None if the language has none."""
    if first.whose and second.whose not in ("", first.whose):
        return None
    alone = first.alone and second.alone
    first, second = replace(first, alone=alone), replace(second, alone=alone)
    shared = replace(first, heads=second.heads, before=second.before, after=second.after)
    if replace(second, whose=first.whose, other=first.other, alternatives=()) != replace(
        shared, count=second.count, zone=second.zone
    ) or (second.zone and first.zone not in ("", second.zone)):
        return None
    zone, whose = second.zone or first.zone, first.whose or second.whose
    differ = first.after != second.after or (first.after and first.heads != second.heads)
    if second.after and differ and not first.alternatives:
        return replace(first, zone=zone, whose=whose, alternatives=(replace(second, zone="", whose=""),))
    joined = replace(second, zone=zone, whose=whose, other=first.other or second.other)
    if first.heads == second.heads and first.after in ((), second.after):
        if len(first.before) == len(second.before) == 1:
            colors = [word for noun in (first, second) for word in noun.before[0].replace(" or ", ", ").split(", ")]
            if all(color in CIVILIZATIONS for color in colors):
                return replace(joined, before=(listed(tuple(colors)),))
        return replace(joined, heads=(*_whole(first), *_whole(second)), before=()) if first.before else None
    if first.after or (first.before and first.before != second.before and not second.before):
        return None
    if first.before or second.before:
        return replace(joined, heads=(*_whole(first), *_whole(second)), before=())
    return replace(joined, heads=first.heads + second.heads)


def _placed(said: str, place: str) -> str:
    """The cards in their zone, which stands before a comparison with a number of other cards."""
    before, than, number = said.partition(" that costs no more than the number of ")
    return before + place + than + number


def _is_of_civilization(word: str) -> bool:
    return word.split(" ")[0].strip(",") in CIVILIZATIONS


def _whole(noun: Noun) -> tuple[str, ...]:
    before = " ".join(sorted(noun.before, key=_rank))
    return tuple(f"{before} {head}".strip() for head in noun.heads)
