"""What the reader of the card language makes of the English of a Japanese text: its own wording, or a refusal.

The English of the frames may differ from that wording in number, articles and pronouns, and in a few words that join
clauses. What differs in more is refused, and so is what has two meanings.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from sim.cards.japanese.reader import Names, NotRead, paragraphs_and_faults
from sim.cards.tabulation import tabulate
from sim.cards.text.agreement import agreeing
from sim.cards.text.card_files import with_parts
from sim.cards.text.reader import NotUnderstood, Parts, chart_of, explained, proposals
from sim.cards.wording import in_its_words, in_words_of_creatures
from sim.cards.words import Card, DefinitionError
from sim.engine.record.codes import card_types
from sim.language import gettext

# Ways to say the same: conditions of what is always so, and the words between two things that are done.
_VARIANTS: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    (r"\bwhile\b", "if"),
    (r"\bWhile\b", "If"),
    (r"\bIf\b(?! you do)", "While"),
    (r", then ", ", and "),
    (r", and (?!your opponent discards (?:it|them))", ", then "),
    (r"(\bthis creature would [^,]*,(?: if [^,]*,)? [^.]*?)\bthis creature\b", r"\1it"),
    (r"(\bwould [^,]*,(?: if [^,]*,)? [^.]*?)\bthat creature\b", r"\1it"),
    (r" with less power than this creature(?=\.$)", " with less power"),
    (r"\byou may ([^.]*) instead(?=\.)", r"you may instead \1"),
    (r"(?<= instead\. )(?!Then )[A-Z]", lambda letter: f"Then {letter[0].lower()}"),
    (
        r"\b([Aa])ll ([^.]*?) can't be blocked by ([^.]*?) until the end of the turn",
        lambda said: f"{'T' if said[1] == 'A' else 't'}his turn, {said[2]} can't be blocked by {said[3]}",
    ),
    (
        r"If that card isn't (an? [^,.]*), put that card on the bottom of your deck[.] If that card is \1, you may put"
        r" that card into the battle zone",
        r"If that card is \1, you may put it into the battle zone. Otherwise, put it on the bottom of your deck",
    ),
    (r"\b([Ii])f that card is\b", r"\1f that creature is"),
    (r"\bhave a card named\b", "have a creature named"),
    (r"\bone of (your|your opponent's) ([^.,]*?) or one of \1 ", r"one of \1 \2, or "),
    (r"\bafter it attacks, ", "after the attack, "),
    (r"\b(than|with) that creature\b", r"\1 that card"),
    (r"(?<=[Aa]ll )([^.]*?) gets ", r"\1 get "),
    (r"(?<=[Aa]ll )([^.]*?) attacks this turn", r"\1 attack this turn"),
    (r"you may put the top card of your deck under", "put up to one card from the top of your deck under"),
    (r"\bhave no ((?:other )?)(.*?)s?,", r"don't have a \1\2,"),
    (
        r'^(Final Revolution: [^.]*"Final Revolution" this turn, [^.]*)\. ([A-Z])(?=[^.]*\.$)',
        lambda said: f"{said[1]}, then {said[2].lower()}",
    ),
)


Known = dict[tuple[str, int], str]  # the wording of paragraphs, by the card types for which it was found


def rules_in_english(facts: Card, text: str, names: Names, known: Known | None = None) -> list[str]:
    """The rules text of a card with these facts, from Japanese, as a card file has it. Raises NotRead."""
    found, faults = rules_and_faults(facts, text, names, known)
    if faults:
        raise faults[0]
    return found


def rules_and_faults(
    facts: Card, text: str, names: Names, known: Known | None = None
) -> tuple[list[str], list[NotRead]]:
    """The paragraphs in English that are understood, and what is not: its `line` is one of `reader.logical_lines`."""
    is_spell = facts.types & card_types.SPELL != 0
    found = []
    paragraphs, faults = paragraphs_and_faults(text, is_spell, names)
    for number, paragraph in paragraphs:
        if is_spell:
            paragraph = paragraph.replace("This creature costs 1 less to summon", "This spell costs 1 less to cast")
        try:
            found.append(_worded(facts, paragraph, is_spell, {} if known is None else known))
        except NotRead as error:
            error.line = number
            faults.append(error)
    return found, sorted(faults, key=lambda error: error.line)


def _worded(facts: Card, paragraph: str, is_spell: bool, known: Known) -> str:
    """A paragraph as the card language has it. Raises NotRead."""
    key = paragraph, facts.types
    if key not in known:
        known[key] = _wording(facts, in_words_of_creatures(facts, paragraph), is_spell)
    return in_its_words(facts, known[key])


def _wording(facts: Card, paragraph: str, is_spell: bool) -> str:
    reason = ""
    for variant in _variants(paragraph):
        try:
            chart = chart_of(variant)
            proposed = proposals(chart, is_spell)
        except NotUnderstood as error:
            raise NotRead(_in_words(paragraph, str(error)), paragraph) from None
        meanings, refused = _meanings(facts, variant, proposed)
        if len(meanings) > 1:
            many = gettext('"{text}" has {count} meanings', text=paragraph, count=len(meanings))
            raise NotRead(many, paragraph)
        if meanings:
            return next(iter(meanings.values()))
        reason = reason or refused or explained(chart, variant, [])
    raise NotRead(_in_words(paragraph, reason), paragraph)


def _in_words(paragraph: str, reason: str) -> str:
    """That the English of a paragraph is not understood, and why."""
    return gettext('it is read as "{text}", and that is refused: {why}', text=paragraph, why=reason)


def _meanings(facts: Card, text: str, proposed: list[tuple[Parts, str]]) -> tuple[dict[object, str], str]:
    """The wordings of the meanings that the tables accept, by the rows that they write; and why one is refused."""
    found: dict[object, str] = {}
    refused = ""
    words = {id(parts): said for parts, said in proposed}
    for parts in agreeing(text, proposed):
        try:
            rows, _ = tabulate([with_parts(facts, parts)], may_be_halves=True)
        except DefinitionError as error:
            refused = str(error).partition(": ")[2]
        else:
            found.setdefault(rows.played(), words[id(parts)])
    return found, refused


def _variants(paragraph: str) -> Iterator[str]:
    """The paragraph, and the same in other words."""
    said = {paragraph: None}
    for pattern, other in _VARIANTS:
        said |= {re.sub(pattern, other, one, count=1): None for one in said}
    yield from said
