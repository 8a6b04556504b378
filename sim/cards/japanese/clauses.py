"""Clauses and sentences put together: what was spoken of last, what may be done, what is done only then."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from sim.cards.japanese.nouns import ALL, Noun
from sim.cards.words.english import sentence

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
        return self.english.format_map({**dict(self.slots), "d": self.duration}).strip()


@dataclass(frozen=True)
class Sentence:
    """The clauses up to a full stop, with what stands before them."""

    clauses: tuple[Clause, ...]
    lead: str = ""  # "if you do"
    condition: str = ""


class Unclear(ValueError):
    """A text that does not say what it is about."""


def written(sentences: Iterable[Sentence], spoken: Noun | None = None) -> str:
    """The sentences in English, each pronoun with what it stands for. Raises Unclear."""
    last = spoken
    chosen: Clause | None = None
    texts: list[str] = []
    for one in sentences:
        said: list[str] = []
        may = any(clause.may for clause in one.clauses)
        optional, lead, condition = may, one.lead, one.condition
        for clause in one.clauses:
            noun = clause.noun
            if chosen is not None:
                object_of_it = noun is not None and noun.pronoun == "it"
                if object_of_it and not (chosen.may and not clause.may and False):
                    before = chosen.noun
                    assert before is not None
                    clause = clause.with_noun(before)
                    optional = optional or chosen.may
                else:
                    said.append(chosen.words())
                    optional = optional or chosen.may
                noun, chosen = clause.noun, None
            elif noun is not None and noun.pronoun == "it":
                if last is None:
                    raise Unclear("it is not said which cards are meant")
                clause = clause.with_noun(_named(last, noun))
            if clause.english == CHOOSE and noun is not None and not noun.pronoun:
                chosen, last = replace(clause, may=may), noun
                continue
            if clause.lasts and not clause.duration:
                raise Unclear("it is not said for how long")
            said.append(clause.words())
            if noun is not None and noun.pronoun not in ("it", "rest"):
                last = noun
        if len(said) == 1 and optional and re.search(r"\b(up to|any number of) ", said[0]):
            optional = False  # none is a number of them
        if chosen is not None and said:
            said.append(chosen.words())
            chosen = None
        if said:
            texts.append(_joined(said, lead, condition, optional))
        elif chosen is not None and (lead or condition):
            texts.append(_joined([chosen.words()], lead, condition, optional))
            chosen = None
    if chosen is not None:
        texts.append(_joined([chosen.words()], "", "", chosen.may))
    return " ".join(texts)


def _named(last: Noun, pronoun: Noun) -> Noun:
    """The cards spoken of last, by a pronoun that has their number and their owner."""
    many = last.count == ALL or last.count == "any" or (last.count.rpartition(" ")[2].isdigit() and not last.is_one)
    if last.pronoun == "this":
        return last
    return replace(last, pronoun="it", count=ALL if many and not last.pronoun else last.count)


def _joined(said: list[str], lead: str, condition: str, optional: bool) -> str:
    before = ", ".join(filter(None, [lead, condition]))
    if optional:
        said = [f"you may {said[0]}" if not said[0].startswith("your opponent") else said[0].replace("your opponent", "your opponent may", 1), *said[1:]]
    if before or optional:
        text = said[0]
        for more in said[1:]:
            text += (", and " if " until " in more else ", then ") + more
        return sentence(f"{before}, {text}" if before else text)
    return " ".join(map(sentence, said))
