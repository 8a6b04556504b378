"""Rewriting a card file as its cards would be shown; notes stay where they are.

A paragraph is written in other words only if the grammar proposes one meaning of it: "blocker" is "Blocker". A user who
knows other wordings can say how they read. A card that is not understood, or is in Japanese, stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sim.cards.text.blocks import FACTS, Fault, WrongLine, blocks, check_letters
from sim.cards.text.card_files import parsed_facts, read_card, read_cards, rules_as_shown, said_again
from sim.cards.text.reader import NotUnderstood
from sim.cards.wording import MULTICOLORED, card_text, facts_line, other_side_at
from sim.cards.words import Card, DefinitionError

NOTE = "#"
Rewrite = Callable[[Card, list[str]], list[str]]  # the rules text of a card with these facts, as it would be shown


def as_it_stands(facts: Card, lines: list[str]) -> list[str]:
    """The rules text as it is: no other wordings are known."""
    return lines


@dataclass(frozen=True)
class Formatted:
    """A file rewritten, the names of the cards that changed, and what is wrong with those that stay as they are."""

    text: str
    changed: tuple[str, ...]
    faults: tuple[Fault, ...]


def formatted(
    text: str,
    progress: Callable[[int], None] = lambda done: None,
    rewrite: Rewrite = as_it_stands,
    in_japanese: Callable[[list[str]], Card | None] = lambda lines: None,
) -> Formatted:
    """The file as its cards would be shown, unless none is understood.

    `progress` is called with the number of cards that are done.
    `rewrite` is asked for the rules text of a face that is not understood. `in_japanese` is the card from its lines if
    they are in Japanese.
    """
    before = text.split("\n")
    lines = [line.rstrip() for line in before]
    written: list[str] = []
    changed: list[str] = []
    faults: list[Fault] = []
    lines_of: dict[str, int] = {}
    understood = 0
    end = 0
    for done, (start, block) in enumerate(blocks(text)):
        progress(done)
        card = lines[start - 1 : start - 1 + len(block)]
        above = lines[end : start - 1]
        notes: list[str] = []  # right above the card
        while above and above[-1]:
            notes.insert(0, above.pop())
        _add_paragraphs(written, above)
        end = start - 1 + len(block)
        shown = card
        if again := said_again(lines_of, card[0], start):
            faults.append(Fault(start, card[0], again))
        else:
            try:
                shown = card if in_japanese(block) else _as_shown(card, rewrite)
                understood += 1
            except (DefinitionError, WrongLine):
                faults += read_cards("\n".join([*[""] * (start - 1), *card]), read_otherwise=in_japanese)[1]
        if shown != before[start - 1 : end]:
            changed.append(card[0])
        _add_paragraphs(written, notes + shown)
    if not understood:
        return Formatted(text, (), tuple(faults))
    _add_paragraphs(written, lines[end:])
    return Formatted("\n".join(written) + "\n", tuple(changed), tuple(faults))


def _add_paragraphs(written: list[str], lines: list[str]) -> None:
    """Add lines, with one empty line before them and between their paragraphs."""
    begun = False
    for line in lines:
        if not line.strip():
            begun = False
            continue
        if not begun and written:
            written.append("")
        begun = True
        written.append(line)


def _as_shown(card: list[str], rewrite: Rewrite) -> list[str]:
    """The lines of a card as it is shown, with its notes. Raises WrongLine or DefinitionError."""
    check_letters(card)
    said = [" ".join(line.split()) for line in card if not line.startswith(NOTE)]
    shown = card_text(read_card(_in_other_words(said, rewrite))).split("\n")
    found: list[str] = []
    at = 0
    for line in card:
        if line.startswith(NOTE):
            found.append(line)
        elif at < len(shown):
            found.append(shown[at])
            at += 1
    return found + shown[at:]


def _in_other_words(said: list[str], rewrite: Rewrite) -> list[str]:
    """The lines of a card, each face with its facts and paragraphs as they would be shown."""
    starts = [at for at, line in enumerate(said) if at and FACTS.fullmatch(line)]
    if not starts:
        return said
    found = said[: starts[0]]
    for start, end in zip(starts, [*starts[1:], len(said)], strict=True):
        facts = parsed_facts(said[0], said[start], start)
        rules = [line for line in said[start + 1 : end] if line != MULTICOLORED]
        side = other_side_at(said, end) if end < len(said) else None
        names = [] if side is None else said[side.begins : end]  # they stand before the facts of the other side
        found += [facts_line(facts), *_rules(facts, rules[: len(rules) - len(names)], rewrite), *names]
    return found


def _rules(facts: Card, lines: list[str], rewrite: Rewrite) -> list[str]:
    """The rules text of a face as shown; if it is not understood as it stands, reading the card says why."""
    try:
        return rules_as_shown(facts, lines)
    except (DefinitionError, NotUnderstood):
        return rewrite(facts, lines)
