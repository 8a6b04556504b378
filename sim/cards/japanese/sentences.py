"""Sentences of a Japanese text: what cards are and have, what happens, under which condition and for how long."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from sim.cards.japanese.clauses import DURATION, Clause, Sentence, Unclear, written
from sim.cards.japanese.frames import in_english, phrase, slots_of
from sim.cards.japanese.nouns import ALL, Noun
from sim.cards.japanese.tables import rows
from sim.cards.japanese.verbs import JOIN, MAY, forms
from sim.cards.text.chart import NOTHING, Phrase
from sim.cards.words.english import BULLET

LEADS = {
    "その後": "",
    "さらに": "",
    "自分が勝ったら": "if you win",
    "自分が勝った時": "if you win",
    "同時に": "",
    "そうしたら": "if you do",
    "そうしなければ": "if you don't",
    "こうしなければ": "if you don't",
}
LEADS |= {"そうしない場合": "if you don't", "それ以外の場合": "otherwise"}
LEADS |= {
    "それ以外のカードなら": "otherwise",
    "それ以外のカードの場合は": "otherwise",
    "そうでなければ": "otherwise",
    "それ以外なら": "otherwise",
    "そのカードがクリーチャー以外なら": "otherwise",
}
BETWEEN = " // "  # statements about the same cards in several paragraphs
# The parts of a subject with its particle, and what it states of it then.
SUBJECTS = {"s_wa": "predicate", "s_power": "power", "s_of_power": "power_verb", "s_ni": "given"}


@dataclass(frozen=True)
class Predicate:
    """A statement about cards: its English always and for a while, and what stands in its slots."""

    always: str
    lasting: str
    slots: tuple[tuple[str, object], ...]


Said = tuple[tuple[Noun, Predicate], ...]


def phrases() -> Iterator[Phrase]:
    """All of them."""
    yield from _predicates()
    yield from _effects()
    yield from _conditions()
    yield from _sentences()


def _predicates() -> Iterator[Phrase]:
    for kind, frame, english in rows("predicates"):
        for form, patterns in forms(frame).items():
            for pattern in patterns if form != MAY else ():
                yield phrase(kind + form, pattern, _predicate(english, frame))
    for subject, kind in SUBJECTS.items():
        one, more = f"{{{kind}}}", f"{{{kind}{JOIN}}}[、]{{predicates}}"
        yield phrase("said_of", f"{{{subject}}}{one}", lambda noun, said: _of(noun, said))
        yield phrase("said_of", f"{{{subject}}}{more}", lambda noun, said, others: _of(noun, said + others))
        while_it_lasts = f"{{{subject}}}{{duration}}[、]"
        yield phrase("lasting", while_it_lasts + one, lambda noun, time, said: _for(time, _of(noun, said)))
        yield phrase("lasting", while_it_lasts + more, lambda noun, time, p, others: _for(time, _of(noun, p + others)))
        yield phrase("predicates", one, lambda said: said)
        yield phrase("predicates", f"そのクリーチャーは[、]{one}", lambda said: said)
        yield phrase("predicates", more, lambda said, others: said + others)
    for heading, frame, english in rows("conditions"):
        if heading == "of the subject":
            yield phrase("while", frame, in_english(english, frame))
    yield phrase("always", "{s_wa}{while}[、]{predicates}", _while)
    yield phrase("always", "{s_power}{while}[、]{power}", _while)
    yield phrase("lasting", "{said_of}", lambda said: _for("", said))
    yield phrase("always", "{said_of}", lambda said: _always(said))
    for _, frame, english in rows("durations"):
        yield phrase("duration", frame, in_english(english, frame))


def _predicate(english: str, frame: str) -> Callable[..., tuple[Predicate, ...]]:
    names = slots_of(frame)
    said = [one.partition(" | ") for one in english.split(BETWEEN)]

    def meaning(*parts: Any) -> tuple[Predicate, ...]:
        slots = tuple(zip(names, parts, strict=True))
        return tuple(Predicate(always, lasting, slots) for always, _, lasting in said)

    return meaning


def _of(subject: Noun, predicates: Iterable[Predicate]) -> Said:
    return tuple((subject, one) for one in predicates)


def _always(said: Said) -> Any:
    """What is so as long as the card is where it is; of a number of cards nothing is."""
    if any(subject.count not in ("", ALL) or subject.pronoun == "it" or not one.always for subject, one in said):
        return NOTHING
    found = []
    for subject, one in said:
        english = f"{{s:{_form(subject, one)}}} {_plural(subject, one)}"
        found.append(Clause(english, (("s", subject), *one.slots)))
    return tuple(found)


# Statements about each card; all others are about all of them.
_OF_EACH = ("has ", "gets ", "breaks ", "wins ", "is also ", "attacks each ", "can evolve ")


def _form(subject: Noun, said: Predicate) -> str:
    return "subject" if subject.pronoun or said.always.startswith(_OF_EACH) else "plain"


def _plural(subject: Noun, said: Predicate) -> str:
    if subject.pronoun or said.always.startswith(_OF_EACH):
        return said.always
    return re.sub("^attacks", "attack", re.sub("^is ", "are ", said.always))


def _while(subject: Noun, condition: str, predicates: tuple[Predicate, ...]) -> object:
    if subject.pronoun != "this":
        return NOTHING  # the conditions speak of the card itself
    clauses = _always(_of(subject, predicates))
    return clauses if clauses is NOTHING else tuple(replace(one, condition=condition) for one in clauses)


def _for(duration: str, said: Said) -> object:
    """What is so for a while: the first clause says of what, the others speak of the same cards."""
    found: list[Clause] = []
    for subject, one in said:
        if one.lasting == "-":
            return NOTHING
        english = f"{{s}} {one.lasting or f'{one.always} {DURATION}'}"
        if not subject.count and not subject.pronoun:
            subject = replace(subject, count=ALL)
        if found:
            subject = Noun(pronoun="same")
        found.append(Clause(english, (("s", subject), *one.slots), duration=duration))
    return tuple(found)


def _effects() -> Iterator[Phrase]:
    for _, frame, english in rows("effects"):
        for form, patterns in forms(frame).items():
            for pattern in patterns:
                yield phrase("effect" + form, pattern, _clause(english, frame, may=form == MAY))
    for _, frame, english in rows("passages"):
        yield phrase("passage", frame, _clause(english, frame, may=False, passage=True))
    yield phrase("modes", "▶{body}", lambda body: _modes(body, ""))
    yield phrase("modes", "▶{body}。{modes}", _modes)
    yield phrase("chain", "{passage}", lambda one: one)
    yield phrase("chain", "{effect}", lambda one: one)
    yield phrase("chain", "{effect_may}", lambda one: one)
    yield phrase("chain", "{effect}か[、]{effect}", _either)
    yield phrase("chain", "{effect}か[、]{effect_may}", _either)
    yield phrase("chain", "{effect_join}[、]{chain}", lambda one, more: one + more)
    yield phrase("chain", "{effect_join}[、]その後[、]{chain}", lambda one, more: one + more)
    yield phrase("chain", "{lasting}", lambda one: one)


def _modes(body: tuple[Sentence, ...], more: str) -> object:
    try:
        return f"\n{BULLET}{written(body)}{more}"
    except Unclear:
        return NOTHING


def _either(one: tuple[Clause, ...], two: tuple[Clause, ...]) -> object:
    """One of two things, as a list of them; whether at all is decided before."""
    may = any(clause.may for clause in two)
    try:
        texts = [written((Sentence(tuple(replace(clause, may=False) for clause in some)),)) for some in (one, two)]
    except Unclear:
        return NOTHING
    modes = "".join(f"\n{BULLET}{text}" for text in texts).replace("{", "{{").replace("}", "}}")
    return (Clause(f"choose one of the following:{modes}", may=may),)


def _clause(english: str, frame: str, may: bool, passage: bool = False) -> Callable[..., Any]:
    names = slots_of(frame)
    theirs = re.search(r"your opponent|each player|:(?:opponent|each|discards)", english) is not None

    def meaning(*parts: Any) -> object:
        if english == "reveal {o}" and any(isinstance(part, Noun) and part.heads == ("shield",) for part in parts):
            return NOTHING  # it stays a shield, face up
        if not passage and any(isinstance(part, Noun) and part.zone == "deck" for part in parts):
            return NOTHING  # a deck is searched, and shuffled
        if "seals} on {s}" in english and any(isinstance(part, Noun) and part.whose == "opponent" for part in parts):
            return NOTHING  # their seals come from their deck only if they put them
        if "discards it" in english and any(isinstance(part, Noun) and part.count == ALL for part in parts):
            return NOTHING  # a choice is among several
        if not passage and not theirs and any(isinstance(part, Noun) and part.whose == "their" for part in parts):
            return NOTHING  # "their own" needs somebody who does it
        return (Clause(english, tuple(zip(names, parts, strict=True)), may),)

    return meaning


def _conditions() -> Iterator[Phrase]:
    for heading, frame, english in rows("conditions"):
        if heading != "of the subject":
            yield phrase("condition", frame, in_english(english, frame))


def _sentences() -> Iterator[Phrase]:
    for word, english in LEADS.items():
        yield phrase("lead", word, lambda english=english: english)
    yield phrase("sentence", "{chain}", lambda clauses: Sentence(clauses))
    yield phrase("sentence", "{lead}[、]{sentence}", _led)
    yield phrase("sentence", "{condition}[、]{sentence}", _on_condition)
    yield phrase("sentence", "{duration}[、]{sentence}", _during)
    yield phrase("body", "{sentence}", lambda one: (one,))
    yield phrase("body", "{sentence}。{body}", lambda one, more: (one, *more))


def _led(lead: str, sentence: Sentence) -> object:
    return NOTHING if sentence.lead else replace(sentence, lead=lead)


def _on_condition(condition: str, sentence: Sentence) -> object:
    if sentence.condition or sentence.lead:
        return NOTHING
    if "among}" in sentence.clauses[0].english and condition.startswith(("if you have ", "if there ")):
        return NOTHING  # "from among them": what somebody has was not looked at
    return replace(sentence, condition=condition)


def _during(duration: str, sentence: Sentence) -> object:
    if not any(clause.lasts and not clause.duration for clause in sentence.clauses):
        return NOTHING
    given = (replace(one, duration=duration) if one.lasts and not one.duration else one for one in sentence.clauses)
    return replace(sentence, clauses=tuple(given))
