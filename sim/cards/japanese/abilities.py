"""Abilities of a Japanese card: keywords, what is always so, what happens when, and what happens instead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from sim.cards.japanese.clauses import DURATION, Clause, Sentence, Unclear, written
from sim.cards.japanese.frames import in_english, phrase, slots_of
from sim.cards.japanese.nouns import ONE, Noun
from sim.cards.japanese.sentences import Predicate
from sim.cards.japanese.tables import rows
from sim.cards.text.chart import NOTHING, Phrase
from sim.cards.words.english import capital

BETWEEN = " // "  # paragraphs of a row
PUT, ATTACKS = "when you put this creature into the battle zone", "whenever this creature attacks"
OTHERS = Noun(("creature",), whose="your", other=True)
LEAVES = "when this card leaves the battle zone"
JOINS = {"Wave striker"}  # names whose abilities stand in one sentence
OPPONENT_DISCARDS = "your opponent discards {things:own}"
HAVE_DISCARDED = "have your opponent discard {things:own}"
KEYWORD, ALWAYS, WHEN = "keyword", "always", "when"
KINDS = {"alone": KEYWORD, "always": ALWAYS}  # of the abilities under a heading of the table


@dataclass(frozen=True)
class Paragraph:
    """A paragraph in English, and which sort of ability it is: how another ability would give it depends on that."""

    text: str
    kind: str = WHEN

    def given(self, condition: str) -> Paragraph:
        """The ability under a condition."""
        if self.kind == ALWAYS and (own := re.match("(?:While|If) [^,]*(?=, )", self.text)):
            return Paragraph(capital(both(condition, small(own[0]))) + self.text[own.end() :], ALWAYS)
        if self.kind == ALWAYS:
            return Paragraph(f"{condition}, {small(self.text)}", ALWAYS)
        return Paragraph(f"{condition}, this creature has {self.quoted}.", ALWAYS)

    @property
    def quoted(self) -> str:
        """The ability in quotation marks."""
        text = self.text.removesuffix(".")
        return f'"{small(text) if self.kind == KEYWORD else text}"'


@dataclass(frozen=True)
class Event:
    """What an ability waits for, and the card that this is about."""

    english: str
    noun: Noun | None


Paragraphs = tuple[Paragraph, ...]


def phrases() -> Iterator[Phrase]:
    """All of them."""
    for heading, frame, english in rows("keywords"):
        if heading == "quoted":
            yield phrase("keyword", frame, in_english(english, frame))
        elif heading == "with a body":
            yield phrase("ability", f"{frame}[:|、|-|。]{{body}}", _with_body(english, frame))
        elif heading == "with an ability":
            yield phrase("ability", f"{frame}[:|、|-]{{ability}}", _with_ability(english, frame))
        else:
            yield phrase("fixed", frame, _row(english, frame, KINDS.get(heading, WHEN)))
    for heading, frame, english in rows("events"):
        kind = {"instead": "would", "own": "own"}.get(heading, "one_event")
        yield phrase(kind, frame, _event(english, frame))
    yield phrase("event", "{one_event}", lambda event: event)
    yield phrase("event", "{one_event}[、]または[、]{event}", _or)
    yield phrase("ability", "{fixed}", lambda paragraphs: paragraphs)
    yield phrase("ability", "{event}[、]{body}", _when)
    instead = "かわりに|墓地に置くかわりに|墓地に置かれるかわりに"
    instead += "|そのクリーチャーを墓地に置くかわりに|このクリーチャーを墓地に置くかわりに"
    yield phrase("ability", f"{{would}}[、]({instead})[、]{{body}}", _instead)
    yield phrase("ability", "{would}[、]{condition}[、]" + f"({instead})[、]{{body}}", _instead_if)
    yield phrase("ability", "{would}[、]{body}", _then)
    yield phrase("ability", "{condition}[、]{event}[、]{body}", _on_condition)
    yield phrase("ability", "{always}", lambda clauses: _said("", clauses))
    yield phrase("ability", "{always}。{ability}", lambda clauses, more: _said("", clauses) + more)
    yield phrase("ability", "{condition}[、]{fixed}", _fixed_on_condition)
    yield phrase("ability", "各ターンに1度[、]{ability}", _once_each_turn)
    yield phrase("ability", "{condition}[、]{always}", _said)
    yield phrase(
        "ability", "{condition}[、]{condition}[、]{always}", lambda one, two, said: _said(both(one, two), said)
    )
    yield phrase("sentence", "このターン[、]{event}[、]{sentence}", lambda event, one: _this_turn(_when(event, (one,))))
    yield phrase("sentence", "このターン[、]{it}が{own}[、]{sentence}", _own_event)
    yield phrase("sentence", f"このターン[、]{{would}}[、]({instead})[、]{{sentence}}", _this_turn_instead)
    yield phrase("predicate", "「{ability}」を得る", _ability_gained)
    yield phrase("predicate", "「{ability}」を与える", _ability_gained)
    yield phrase("effects", "{body}", lambda body: _written(body))
    yield phrase("effects", "oB{body}", _without_shields)


def small(text: str) -> str:
    """The text with a small letter."""
    return text[:1].lower() + text[1:]


def _row(english: str, frame: str, kind: str) -> Callable[..., Paragraphs]:
    said = in_english(english, frame)
    kind = ALWAYS if english.startswith("This creature ") else kind
    return lambda *parts: tuple(Paragraph(capital(one), kind) for one in said(*parts).split(BETWEEN) if one)


def _with_body(english: str, frame: str) -> Callable[..., Any]:
    """A name before what is done: the English says when, and may say that it is done only if something else was."""
    names = slots_of(frame)
    may, led = english.endswith("you may {body}"), english.endswith(("If you do, {body}", "If you do, you may {body}"))
    before, _, end = english.partition("{body}")
    before = before.removesuffix("you may ")
    before = before.removesuffix("If you do, ") if led else before

    def meaning(*parts: Any) -> object:
        *said, body = parts
        first, *others = body
        if may and first.clauses[0].english == OPPONENT_DISCARDS:  # the player of the card decides, not the opponent
            first = replace(first, clauses=(replace(first.clauses[0], english=HAVE_DISCARDED), *first.clauses[1:]))
        if may and any(one.english.startswith("your opponent") or ":opponent_" in one.english for one in first.clauses):
            return NOTHING
        clauses = tuple(replace(one, may=one.may or may) for one in first.clauses)
        first = replace(first, lead="if you do" if led else first.lead, clauses=clauses)
        text = _written((first, *others))
        if text is NOTHING:
            return NOTHING
        done = small(text[0].text) if before.endswith(", ") else text[0].text
        done = done.removesuffix(".") + end if end else done
        return (Paragraph(before.format(**dict(zip(names, said, strict=True))) + done),)

    return meaning


def _with_ability(english: str, frame: str) -> Callable[..., Any]:
    """A name before a whole ability: under which condition the card has it, or who has it."""
    names = slots_of(frame)

    def meaning(*parts: Any) -> object:
        *said, paragraphs = parts
        before = english.format(**dict(zip(names, said, strict=True)), ability="")
        if "has " in before.rpartition(",")[2]:
            who = before.removesuffix("has ")
            return tuple(
                Paragraph(one.text.replace("This creature ", who) if one.kind == ALWAYS else f"{before}{one.quoted}.")
                for one in paragraphs
            )
        name, _, condition = before.partition(": ")
        if not condition:
            return tuple(Paragraph(f"{before}{one.text}") for one in paragraphs)
        if name in JOINS and len(paragraphs) > 1:
            paragraphs = _as_one(paragraphs)
        first, between, last = condition.rpartition(BETWEEN)
        if between:  # what is chosen first
            return (Paragraph(f"{name}: {first}"), *(one.given(last.rstrip(", ")) for one in paragraphs))
        given = (one.given(condition.rstrip(", ")) for one in paragraphs)
        return tuple(replace(one, text=f"{name}: {one.text}") for one in given)

    return meaning


def _as_one(paragraphs: Paragraphs) -> Paragraphs:
    """What is always so of the same cards, in one sentence."""
    texts = [one.text.removesuffix(".") for one in paragraphs]
    subject = re.match(r".*?(?= (?:gets|has|can|can't|is) )", texts[0])
    if subject is None or any(one.kind != ALWAYS or not one.text.startswith(subject[0]) for one in paragraphs):
        return paragraphs
    said = " and ".join([texts[0], *(text.removeprefix(subject[0]).strip() for text in texts[1:])])
    return (Paragraph(re.sub(r"(has [^ ]+(?: [^ ]+\")?) and has ", r"\1 and ", said) + ".", ALWAYS),)


def _event(english: str, frame: str) -> Callable[..., Any]:
    said, attacked, mine = in_english(english, frame), "attacks a creature" in english, ":mine}" in english

    def meaning(*parts: Any) -> object:
        nouns = [part for part in parts if isinstance(part, Noun)]
        if "// whenever {cards:event} is put" in english and nouns[0] == OTHERS:
            return NOTHING  # the table has "one of your creatures"
        if nouns and mine and not nouns[0].pronoun and not nouns[0].whose:
            nouns = [replace(nouns[0], whose="your")]
        if " from anywhere" in english:
            return Event(said(*parts), Noun(count=ONE))
        if attacked:
            return Event(said(*parts), Noun(("creature",), count=ONE))
        return Event(said(*parts), nouns[0] if nouns else Noun(("creature",), pronoun="this"))

    return meaning


def _or(one: Event, two: Event) -> object:
    """One thing or another; what is spoken of afterwards is clear only if both are about the same card."""
    both = (one.english, two.english)
    if PUT in both and ATTACKS in both:
        return NOTHING  # the table has the two as one event
    joins = BETWEEN if LEAVES in both else " or "
    return Event(joins.join(both), one.noun if one.noun == two.noun else None)


def _written(body: tuple[Sentence, ...], spoken: Noun | None = None) -> Any:
    try:
        return (Paragraph(written(body, spoken)),)
    except Unclear:
        return NOTHING


def _when(event: Event, body: tuple[Sentence, ...]) -> Any:
    text = _written(body, event.noun)
    if text is NOTHING or body[0].lead:
        return NOTHING
    if not all(_comes_back(event, body)):
        return NOTHING
    return tuple(Paragraph(f"{capital(one)}, {small(text[0].text)}") for one in event.english.split(BETWEEN))


def _comes_back(event: Event, body: tuple[Sentence, ...]) -> Iterator[bool]:
    """Whether what goes from the graveyard is this creature, which has just been destroyed."""
    clauses = [clause for one in body for clause in one.clauses]
    for at, clause in enumerate(clauses):
        if "{self}" in clause.english and clause.noun is not None:
            before = [one.noun for one in clauses[:at] if one.noun is not None]
            is_this = clause.noun.pronoun == "this" or all(noun.pronoun in ("this", "it") for noun in before)
            yield is_this and "this creature is destroyed" in event.english


def _on_condition(condition: str, event: Event, body: tuple[Sentence, ...]) -> object:
    """A condition before an event: whose turn it is stands before it, anything else after it."""
    if condition.startswith("during "):
        return _when(replace(event, english=f"{event.english} {condition}"), body)
    if not condition or body[0].condition:
        return NOTHING if condition else _when(event, body)
    return _when(event, (replace(body[0], condition=condition), *body[1:]))


def _instead(event: Event, body: tuple[Sentence, ...]) -> object:
    first, *others = body
    *clauses, last = first.clauses
    if last.lasts or clauses:
        return NOTHING
    changed = replace(first, clauses=(replace(last, english=f"{last.english} instead"),))
    return _when(event, (changed, *others))


def _instead_if(event: Event, condition: str, body: tuple[Sentence, ...]) -> object:
    first, *others = body
    return NOTHING if first.condition else _instead(event, (replace(first, condition=condition), *others))


def _then(event: Event, body: tuple[Sentence, ...]) -> object:
    """Texts that do not say "instead": what moves the card itself is done instead, anything else when it is moved."""
    noun = body[0].clauses[0].noun
    if noun is not None and noun.pronoun in ("it", "this"):
        return _instead(event, body)
    return _when(replace(event, english=event.english.replace("would be", "is")), body)


def _fixed_on_condition(condition: str, paragraphs: Paragraphs) -> object:
    """What is always so, as a whole line says it, under a condition."""
    if not condition or any(one.kind != ALWAYS for one in paragraphs):
        return NOTHING
    return tuple(one.given(capital(condition)) for one in paragraphs)


def _once_each_turn(paragraphs: Paragraphs) -> object:
    """An ability that does something once in a turn; the name before it is left out."""
    if len(paragraphs) != 1 or not (said := re.search(r"(?:^|: )(W?[Ww]hen(?:ever)? .*)", paragraphs[0].text)):
        return NOTHING
    return (Paragraph(f"Once each turn, {small(said[1])}"),)


def _without_shields(body: tuple[Sentence, ...]) -> object:
    """What a super shield trigger does more without shields: all of it."""
    text = _written(body)
    if text is NOTHING:
        return NOTHING
    said = ", then ".join(small(one) for one in text[0].text.removesuffix(".").split(". "))
    return (Paragraph(f'If you declared this card\'s "shield trigger" while you had no shields, {said}.'),)


def _own_event(it: Noun, event: Event, sentence: Sentence) -> object:
    """What happens this turn when something happens to a card that was spoken of."""
    paragraphs = _when(event, (sentence,))
    if paragraphs is NOTHING:
        return NOTHING
    said = paragraphs[0].text.removesuffix(".").replace("{", "{{")
    text = f'{{s}} gets "{said}" until the end of the turn'
    return Sentence((Clause(text, (("s", it),), yours=True),))


def _this_turn(paragraphs: Any) -> object:
    if paragraphs is NOTHING or len(paragraphs) > 1:
        return NOTHING
    return Sentence((Clause("this turn, " + small(paragraphs[0].text.removesuffix(".")).replace("{", "{{")),))


def _this_turn_instead(event: Event, sentence: Sentence) -> object:
    return _this_turn(_instead(event, (sentence,)))


def _ability_gained(paragraphs: Paragraphs) -> object:
    """A whole ability that cards have or get: what always holds for the card itself is stated about them."""
    if len(paragraphs) != 1 or paragraphs[0].kind == KEYWORD:
        return NOTHING
    text = paragraphs[0].text.removesuffix(".")
    if paragraphs[0].kind == ALWAYS and text.startswith("This creature "):
        return (Predicate(text.removeprefix("This creature "), "", ()),)
    return (Predicate(f'has "{text}"', f'gets "{text}" {DURATION}', ()),)


def both(one: str, two: str) -> str:
    """Two conditions of what is always so."""
    if not one or not two:
        return one or two
    first, second = (two, one) if two.lower().startswith(("while this", "if this")) else (one, two)
    return (
        re.sub("^if ", "while ", first)
        + " and "
        + re.sub("^(?:if|while) ", "", small(second)).replace("during ", "it is ")
    )


def _said(condition: str, clauses: tuple[Clause, ...]) -> Paragraphs:
    found = []
    for clause in clauses:
        before = both(condition, clause.condition)
        found.append(Paragraph(capital(f"{before}, {clause.words()}" if before else clause.words()) + ".", ALWAYS))
    return tuple(found)
