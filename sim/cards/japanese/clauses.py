"""Clauses and sentences put together: what was spoken of last, what may be done, what is done only then."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from sim.cards.japanese.nouns import ALL, Noun
from sim.cards.words.english import BULLET, sentence

CHOOSE = "choose {o}"
DURATION = "{d}"


@dataclass(frozen=True)
class Number:
    """A number; as "cards" it counts cards."""

    value: int

    def __str__(self) -> str:
        """The number in figures."""
        return str(self.value)

    def __format__(self, form: str) -> str:
        """The number, or with what it counts."""
        if not form:
            return str(self.value)
        if form == "below":
            return str(self.value - 1)
        if form == "above":
            return str(self.value + 1)
        if form.startswith("up to "):
            return "up to one card" if self.value == 1 else f"up to {self.value} {form.removeprefix('up to ')}"
        if form.startswith("or more "):
            noun = form.removeprefix("or more ")
            return f"a {noun}" if self.value == 1 else f"{self.value} or more {noun}s"
        if form.startswith("owners"):
            zone = form.removeprefix("owners").strip() or "graveyard"
            return f"its owner's {zone}" if self.value == 1 else f"their owners' {zone}s"
        if form == "more":
            return "one more shield" if self.value == 1 else f"{self.value} more shields"
        if form == "of":
            return f"{'one' if self.value == 1 else self.value} of"
        return f"a {form.removesuffix('s')}" if self.value == 1 else f"{self.value} {form}"


@dataclass(frozen=True)
class Clause:
    """One clause: its English with slots, and what stands in them. `may`: the player decides whether."""

    english: str
    slots: tuple[tuple[str, object], ...] = ()
    may: bool = False
    duration: str = ""
    condition: str = ""
    yours: bool = False  # it is right only of a card of yours

    @property
    def lasts(self) -> bool:
        """Whether it says for how long."""
        return DURATION in self.english

    @property
    def noun(self) -> Noun | None:
        """The cards that it is about: what stands in its first slot for cards."""
        return next((value for _, value in self.slots if isinstance(value, Noun)), None)

    def with_noun(self, noun: Noun) -> Clause:
        """The clause about these cards."""
        slots, done = [], False
        for name, value in self.slots:
            slots.append((name, noun if isinstance(value, Noun) and not done else value))
            done = done or isinstance(value, Noun)
        return replace(self, slots=tuple(slots))

    def words(self) -> str:
        """The clause in English."""
        said = self.english.format_map(
            {**dict(self.slots), "d": self.duration, "first": f"\n{BULLET}", "bullet": f".\n{BULLET}"}
        ).strip()
        said = said.replace("until the end of the turn if able", "this turn if able")
        return re.sub(r"attacks (until .*) if able", r"attacks each turn if able \1", said)


@dataclass(frozen=True)
class Sentence:
    """The clauses up to a full stop, with what stands before them."""

    clauses: tuple[Clause, ...]
    lead: str = ""  # "if you do"
    condition: str = ""


class Unclear(ValueError):
    """A text that does not say what it is about."""


@dataclass
class _Spoken:
    """What a text has spoken of so far: cards, the last ones at the end, and whose deck was looked at."""

    cards: list[Noun]
    deck: str = "your"

    def of(self, pronoun: Noun) -> Noun:
        """What a pronoun stands for. Raises Unclear."""
        wanted = pronoun.heads[0] if pronoun.heads != ("card",) else ""
        others = [noun for noun in self.cards if not wanted or noun.pronoun != "this"]
        found = next((noun for noun in reversed(others) if not wanted or noun.noun == wanted), None)
        if found is None and wanted in ("creature", "spell") and others and others[-1].noun == "card":
            found = others[-1]
        if found is None:
            raise Unclear("it is not said which cards are meant")
        return _named(found, pronoun)

    def add(self, noun: Noun | None) -> None:
        """Cards were spoken of."""
        if noun is not None and noun.pronoun not in ("it", "rest", "same"):
            self.cards.append(noun)
            self.deck = noun.whose if noun.zone == "top" else self.deck


def written(sentences: Iterable[Sentence], event: Noun | None = None) -> str:
    """The sentences in English, each pronoun with what it stands for. Raises Unclear."""
    spoken = _Spoken([event] if event else [])
    chosen: Clause | None = None
    texts: list[str] = []
    for one in sentences:
        condition, lead = one.condition, one.lead
        of_creature = not re.search("cross gear|spell|castle", condition)
        if spoken.cards and spoken.cards[-1].is_in_battle_zone and chosen is None and of_creature:
            condition = condition.replace("that card", f"that {spoken.cards[-1].noun}")
        said: list[str] = []
        may = any(clause.may for clause in one.clauses)
        for clause in one.clauses:
            noun = clause.noun
            if chosen is not None and not said:
                picked, chosen = chosen, None
                cards = picked.noun
                goes_on = noun is not None and noun.pronoun == "it" and not one.lead
                if goes_on and picked.may and not may:
                    texts.append(_joined([picked.words()], "", picked.condition, picked.may))
                    lead = "if you do"
                elif goes_on and cards is not None and not (condition and picked.condition):
                    condition = condition or picked.condition
                    clause = clause.with_noun(cards) if not one.condition else clause
                    if one.condition:
                        texts.append(_joined([picked.words()], "", "", picked.may))
                    may = may or (picked.may and not one.condition)
                else:
                    texts.append(_joined([picked.words()], "", picked.condition, picked.may))
            noun = clause.noun
            if noun is not None and noun.pronoun == "it":
                clause = clause.with_noun(spoken.of(noun))
            elif noun is not None and noun.pronoun == "same" and spoken.cards:
                clause = clause.with_noun(replace(noun, count=ALL if spoken.cards[-1].are_many else ""))
            elif noun is not None and noun.pronoun == "rest":
                clause = clause.with_noun(replace(noun, whose=spoken.deck))
            elif clause.english == CHOOSE and noun is not None and not one.lead:
                chosen = replace(clause, may=may, condition=condition)
                spoken.add(noun)
                continue
            if clause.yours and (clause.noun is None or clause.noun.whose != "your"):
                raise Unclear("what happens to your opponent's card would be an ability of theirs")
            if clause.lasts and not clause.duration:
                raise Unclear("it is not said for how long")
            said.append(clause.words())
            spoken.add(noun)
        if said:
            if lead == "if you do" and texts and "your opponent may " in texts[-1].lower():
                lead = "if they do"
            texts.append(_joined(said, lead, condition, may))
    if chosen is not None:
        texts.append(_joined([chosen.words()], "", chosen.condition, chosen.may))
    if any("extra turn" in text for text in texts[:-1]) and any("end of the turn" in text for text in texts[1:]):
        raise Unclear("it is not said at the end of which turn")
    return " ".join(texts)


def _named(last: Noun, pronoun: Noun) -> Noun:
    """The cards spoken of last, by a pronoun that has their number and their owner."""
    if last.pronoun == "this":
        return last
    return replace(last, pronoun="it", count=ALL if last.are_many and not last.pronoun else last.count)


def _joined(said: list[str], lead: str, condition: str, may: bool) -> str:
    before = ", ".join(filter(None, [lead, condition]))
    if may:
        said = [optional(said[0]), *said[1:]]
        may = "may" in said[0]
    if before or may:
        text = said[0]
        for more in said[1:]:
            text += (", and " if " until " in more else ", then ") + more
        return sentence(f"{before}, {text}" if before else text)
    return " ".join(map(sentence, said))


def optional(said: str) -> str:
    """What somebody may do: when it is done stands before that, and "up to" says it of numbers."""
    for before in ("at the end of the turn, ", "after the battle, ", "after it attacks, "):
        if said.startswith(before):
            return before + optional(said.removeprefix(before))
    if said.startswith("your opponent chooses up to "):
        return said
    if said.startswith("you and your opponent play "):
        return f"you may {said.removeprefix('you and your opponent ')} with your opponent"
    if said.startswith("each player draws "):
        return re.sub(r"draws a card$", "draws up to one card", re.sub(r"draws (\d)", r"draws up to \1", said))
    if said.startswith("your opponent "):
        plain = re.sub(r"^([a-z]+)s\b", r"\1", said.removeprefix("your opponent "))
        return "your opponent may " + re.sub(r" and (put|return|tap|untap)s ", r" and \1 ", plain)
    if said.startswith("this creature gets "):
        return f"you may have this creature get {said.removeprefix('this creature gets ')}"
    if match := re.fullmatch("(one of .*?) ((?:gets|can't|can) .*)", said):
        return f"you may choose {match[1]}, and it {match[2]}"
    if said.startswith("draw as many cards"):
        return said.replace("draw as", "draw up to as", 1)
    if " a number of " in said and " equal to " in said:
        return said.replace(" a number of ", " up to a number of ", 1)
    return f"you may {said}"
