"""Reading cards: the English of the card language back into its pieces, or an error that says what was not understood.

Strict: a paragraph is understood whole, in one meaning, or not at all. The phrases propose meanings (`grammar`); a
meaning counts if the wording of its pieces is the text again, letter by letter; if there are several, the tables must
accept one alone. So a pronoun is never resolved by a default, and a card file says what `duelsim cards show` prints.
"""

from __future__ import annotations

import dataclasses
import difflib
import re
from collections.abc import Callable
from typing import Any

from decks.matching import match_key
from sim.cards.tabulation import tabulate
from sim.cards.text.chart import Chart, Text, TooManyMeanings
from sim.cards.text.grammar import grammar
from sim.cards.text.phrases.terminals import ABILITY_WORDS
from sim.cards.words import Card, DefinitionError, Effect, Feature
from sim.cards.words.effects import in_context, sentences
from sim.cards.words.english import BULLET
from sim.cards.words.nouns import THEM, Pronoun
from sim.language import gettext

Parts = tuple[Feature | Effect, ...]
TOKENS_SHOWN = 6
MOST_TRIED = 5  # wordings that are tried as a suggestion
# What a suggestion has as often as the text: whose, how many, and whether it must be done.
KEPT = tuple(
    re.compile(words, re.IGNORECASE) for words in (r"\bopponent", r"\b(?:an?|one)\b", r"\d+", r"\bmay\b", r"\bup to\b")
)
# Abilities whose name alone says all on the printed cards.
IN_FULL = {
    "justdiver": "Justdiver: When you put this creature into the battle zone, it can't be chosen by your opponent until"
    " the start of your next turn. This creature can't be attacked until the start of your next turn."
}
_NAME_ALONE = re.compile(rf"(?P<name>{ABILITY_WORDS.pattern}) ?(?:[\u2014\u2013-]|$)")
_BEFORE_AN_EFFECT = re.compile(r"(?:When|Whenever|At|If|While|During|As long as)\b[^,]*,?\.?$")
# Up to four words that do not begin as abilities do: "Jokers Over Explode 2".
_NAME_OF_KEYWORD = re.compile(
    r"(?!(?:this|it|when|whenever|at|if|while|each|you|your|can|can't)\b)[\w'-]+(?: [\w'-]+){,3}", re.I
)
MOST_FOLLOWING = 10  # words that an error names
MOST_TOKENS = 400  # of a paragraph
# How a sentence begins that belongs to the paragraph of the list before it.
GO_ON = ("Then ", "If you do, ", "If they do, ", "If that happens, ", "If you win, ", "If you don't, ", "Otherwise, ")


class NotUnderstood(ValueError):
    """A text that is no English of the card language; `line` counts from 0."""

    def __init__(self, message: str, line: int = 0) -> None:
        """The message says how far the text was understood."""
        super().__init__(message)
        self.line = line


def read_rules_text(text: str, is_spell: bool, complete: Callable[[Parts], Card]) -> Parts:
    """The abilities and the effects that a rules text says, a paragraph at a time.

    `complete` makes a card of one paragraph alone: what the tables refuse on a card is not meant. Raises NotUnderstood.
    """
    parts: list[Feature | Effect] = []
    for line, paragraph in paragraphs_of(text):
        try:
            parts += _read_paragraph(paragraph, is_spell, complete)
        except NotUnderstood as error:
            raise NotUnderstood(str(error), line) from None
    return tuple(parts)


def paragraphs_of(text: str) -> list[tuple[int, str]]:
    """The paragraphs and the lines where they begin: a list belongs to the line before it. An empty line is a note."""
    found: list[tuple[int, str]] = []
    in_list = False
    for number, line in enumerate(text.split("\n")):
        is_item = line.startswith(BULLET[0])
        if found and (is_item or (in_list and line.startswith(GO_ON))):
            found[-1] = (found[-1][0], f"{found[-1][1]}\n{line}")
        elif line:
            found.append((number, line))
        in_list = is_item or (in_list and not line)
    return found


def _read_paragraph(paragraph: str, is_spell: bool, complete: Callable[[Parts], Card]) -> Parts:
    """What a paragraph means. Raises NotUnderstood unless that is one thing."""
    chart = chart_of(paragraph)
    proposed = proposals(chart, is_spell)
    meanings = _exact(paragraph, proposed)
    if len(meanings) > 1:
        meanings = _accepted(meanings, complete)
    if len(meanings) == 1:
        return next(iter(meanings.values()))
    if meanings:
        raise NotUnderstood(gettext('"{text}" has {count} meanings', text=paragraph, count=len(meanings)))
    said = [_in_full(paragraph)] if ABILITY_WORDS.fullmatch(paragraph.replace("Just Diver", "Justdiver")) else []
    said += difflib.get_close_matches(paragraph, [words for _, words in proposed], n=MOST_TRIED, cutoff=0)
    refused = ""
    for words in said:
        try:
            if words and (len(said) == 1 or _says_as_much(paragraph, words)):
                _check(words, is_spell, complete)
                raise NotUnderstood(gettext('"{text}": write "{right}"', text=paragraph, right=words))
        except DefinitionError as error:
            refused = refused or f'"{paragraph}": {str(error).partition(": ")[2] or error}'
    if not refused and not is_spell and chart.meanings("effects"):
        refused = gettext("it is not said when this happens")
    raise NotUnderstood(refused or explained(chart, paragraph, []))


def _exact(paragraph: str, proposed: list[tuple[Parts, str]]) -> dict[Any, Parts]:
    """The different meanings that say the paragraph letter by letter."""
    meanings: dict[Any, Parts] = {}
    for parts, words in proposed:
        if words == paragraph:
            meanings.setdefault(_meaning(parts), parts)
    return meanings


def _check(words: str, is_spell: bool, complete: Callable[[Parts], Card]) -> None:
    """Raise DefinitionError unless the card could have this paragraph: nothing else is ever suggested."""
    meanings = _exact(words, proposals(chart_of(words), is_spell))
    try:
        meanings = _accepted(meanings, complete)
    except NotUnderstood as error:
        raise DefinitionError(str(error)) from None
    if len(meanings) != 1:
        raise DefinitionError(f"it has {len(meanings)} meanings")


def _in_full(name: str) -> str:
    """An ability of which only the name is written, as it is written in full; empty where cards differ."""
    return IN_FULL.get(match_key(name).replace(" ", ""), "")


def _says_as_much(paragraph: str, words: str) -> bool:
    """Whether a suggestion is about as many cards of the same players: one wording may be near, and mean another."""
    return all(len(one.findall(paragraph)) == len(one.findall(words)) for one in KEPT)


def chart_of(paragraph: str) -> Chart:
    """The chart of a paragraph. Raises NotUnderstood if it is too long."""
    chart = Chart(grammar(), Text(paragraph.removesuffix(".")))
    if len(chart.text.tokens) > MOST_TOKENS:
        raise NotUnderstood(gettext("the paragraph is too long"))
    return chart


def proposals(chart: Chart, is_spell: bool) -> list[tuple[Parts, str]]:
    """What a paragraph might mean, with the wording of each meaning. Raises NotUnderstood if that is too much."""
    found: list[tuple[Parts, str]] = []
    try:
        for kind in ("ability", "effects") if is_spell else ("ability",):
            for meaning in chart.meanings(kind):
                parts: Parts = meaning if isinstance(meaning, tuple) else (meaning,)
                found.append((parts, _words(parts)))
    except (TooManyMeanings, RecursionError):
        many = gettext("the paragraph could mean too many things; write fewer or shorter sentences")
        raise NotUnderstood(many) from None
    return found


def other_words(paragraph: str, is_spell: bool) -> str:
    """A paragraph in the words of the card language, if they are certain: one wording alone is proposed for it.

    >>> other_words("shield Trigger", is_spell=True)
    'Shield trigger'
    """
    words = {words for _, words in proposals(chart_of(paragraph), is_spell)}
    return paragraph if len(words) != 1 else words.pop()


def _accepted(meanings: dict[Any, Parts], complete: Callable[[Parts], Card]) -> dict[Any, Parts]:
    """The meanings that the tables accept, by the rows that they write; raises NotUnderstood if there is none."""
    accepted: dict[Any, Parts] = {}
    refused = ""
    for parts in meanings.values():
        try:
            rows, _ = tabulate([complete(parts)], may_be_halves=True)
        except DefinitionError as error:
            refused = str(error)
        else:
            accepted.setdefault(rows.played(), parts)
    if not accepted:
        raise NotUnderstood(refused)
    return accepted


def _words(parts: Parts) -> str:
    """The paragraph that the parts of a card make."""
    effects = tuple(part for part in parts if isinstance(part, Effect))
    if effects:
        return sentences(in_context(effects, None)[0])
    return "\n".join(part.words() for part in parts)


def _meaning(piece: Any) -> Any:
    """A piece without what makes no difference: "it" and "them" are the cards that were spoken of last."""
    if isinstance(piece, Pronoun):
        return THEM.code if piece.code == THEM.code else piece.english
    if isinstance(piece, tuple):
        return tuple(map(_meaning, piece))
    if dataclasses.is_dataclass(piece) and not isinstance(piece, type):
        fields = (getattr(piece, field.name) for field in dataclasses.fields(piece))
        return (type(piece).__name__, *map(_meaning, fields))
    return piece


def explained(chart: Chart, paragraph: str, said: list[str]) -> str:
    """Why a paragraph is not understood: another wording of it, what is refused, or how far it goes."""
    if said:
        nearest = difflib.get_close_matches(paragraph, said, n=1, cutoff=0)
        return gettext('"{text}": write "{right}"', text=paragraph, right=nearest[0])
    if name := _NAME_ALONE.match(paragraph):
        return gettext('"{text}" is a name: write ":" behind it, and what it does', text=name["name"])
    at = chart.furthest
    if keyword := _unknown_keyword(chart):
        return gettext('no keyword is called "{name}"', name=keyword)
    unknown = chart.unknown_word() if at < len(chart.text.tokens) else ""
    follow = "" if unknown and chart.text.between(at, at + 1) == unknown else _may_follow(chart)
    if at >= len(chart.text.tokens):
        missing = gettext("; what happens is missing") if _BEFORE_AN_EFFECT.match(paragraph) else ""
        reason = f": {chart.refused[0]}" if chart.refused else follow or missing or gettext("; something must follow")
        return gettext('"{text}" is not a whole ability', text=paragraph) + reason
    understood = " ".join(chart.text.between(max(0, at - TOKENS_SHOWN), at).split())
    beyond = " ".join(chart.text.between(at, min(at + TOKENS_SHOWN, len(chart.text.tokens))).split())
    no_phrase = gettext('; no phrase has the word "{word}"', word=unknown) if unknown else ""
    if not understood:
        return gettext('no sentence begins with "{beyond}"', beyond=beyond) + no_phrase
    where = gettext('understood up to "{understood}", not "{beyond}"', understood=understood, beyond=beyond)
    return where + follow + no_phrase


def _unknown_keyword(chart: Chart) -> str:
    """The name in quotation marks inside which the reading ended, if it is one; empty if an ability stands there."""
    at = chart.furthest
    tokens = chart.text.tokens
    if tokens[:at].count('"') % 2 == 0 or '"' not in tokens[at:]:
        return ""
    name = chart.text.between(at - tokens[at - 1 :: -1].index('"'), tokens.index('"', at))
    return name if _NAME_OF_KEYWORD.fullmatch(name) else ""


def _may_follow(chart: Chart) -> str:
    """What may follow where the reading ended, if that is little enough to say."""
    words = chart.following(("ability", "effects"))
    if len(words) > MOST_FOLLOWING:
        return ""
    shown = {"<1>": f'"{BULLET[0]}"', "{number}": gettext("a number"), "{signed}": '"+1000"'}
    shown |= {"{race}": gettext("a race"), "{quoted}": gettext("a name in quotation marks")}
    said = [shown.get(word, f'"{word}"') for word in words if word in shown or word[0] not in "{<+-"]
    return gettext("; what may follow: {words}", words=", ".join(said)) if said else ""
