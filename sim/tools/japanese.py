"""How much of Japanese card texts is read, and whether it says what the English says: `python -m sim.tools.japanese`.

    python -m sim.tools.japanese cards.jsonl --names names.json --findings findings.jsonl

Each line of a file is a card in Japanese: `name`, `text` (or `ability_text`), `set`, and its facts. A card that has a
twin in English is read with that one's facts, and equal if it has the same rows, whichever paragraph comes first. What
differs is a finding. The pieces that were not read come in the order in which they would free most cards.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from decks.matching import match_key
from sim.cards.japanese.facts import facts_line
from sim.cards.japanese.judging import Known, rules_in_english
from sim.cards.japanese.names import names_of
from sim.cards.japanese.reader import Names, NotRead, joined, read_line
from sim.cards.japanese.spelling import lines_of
from sim.cards.library.entries import Entry, entry_of
from sim.cards.library.lookup import library_texts
from sim.cards.library.unreviewed import not_understood_that_ship
from sim.cards.tabulation import tabulate
from sim.cards.text.card_files import read_card, read_facts, rules_as_shown, with_parts
from sim.cards.text.reader import NotUnderstood, paragraphs_of, read_rules_text
from sim.cards.wording import IMPORTED, JAPANESE_NAME, MULTICOLORED, PRINTED_IN, in_words_of_creatures
from sim.cards.words import Card
from sim.engine.record.codes import card_types
from sim.files import replace_file
from sim.tools.unreviewed import shipped, write_unreviewed

CIVILIZATIONS = {"light": "光", "water": "水", "darkness": "闇", "fire": "火", "nature": "自然"}
TYPES = {
    "creature": "クリーチャー",
    "spell": "呪文",
    "castle": "G城",
    "cross_gear": "クロスギア",
    "field": "フィールド",
}
READ, EQUAL, DIFFERENT, UNREAD = "read", "equal", "different", "unread"


@dataclass(frozen=True)
class JapaneseCard:
    """A card of a collection: its name, its set, its rules text, and what the collection says of its facts."""

    name: str
    printed_in: str
    text: str
    facts: Mapping[str, Any]

    @staticmethod
    def of_row(row: Mapping[str, Any]) -> JapaneseCard:
        """The card of a line of a collection."""
        text = row.get("text", row.get("ability_text")) or ""
        printed_in = str(row.get("set") or str(row.get("slug", "")).partition("-")[0]).upper()
        return JapaneseCard(row["name"], printed_in, text if isinstance(text, str) else "\n".join(text), row)

    def facts_line(self) -> str:
        """Its line of facts in English. Raises NotRead."""
        facts = self.facts
        given = facts.get("civilizations")
        if isinstance(given, list):
            given = [CIVILIZATIONS.get(one, one) for one in given]
        else:
            given = str(facts.get("civilization") or "").split("/")
        kind = str(facts.get("type") or facts.get("card_type") or TYPES.get(str(facts.get("kind")), facts.get("kind")))
        text = self.text
        if kind == "クリーチャー" and re.search(r"^(?:\S*進化\S*)[-ー:：―]", text, re.MULTILINE):
            kind = "進化クリーチャー"
        of_races = facts.get("race") or []
        of_races = of_races.split("/") if isinstance(of_races, str) else of_races
        power = facts.get("power")
        return facts_line(kind, given, int(facts["cost"]), "" if power in (None, "") else str(power), of_races)

    def lines(self, paragraphs: Sequence[str]) -> list[str]:
        """Its lines as a card file of unreviewed cards has them, with these paragraphs. Raises ValueError."""
        line = self.facts_line()
        rules = rules_as_shown(read_facts(self.name, line), list(paragraphs))
        return [self.name, JAPANESE_NAME + self.name, PRINTED_IN + self.printed_in, IMPORTED, line, *rules]


@dataclass(frozen=True)
class Outcome:
    """What became of a card: whether it was read, and equal to its twin; the paragraphs, or the pieces not read."""

    card: JapaneseCard
    twin: str
    kind: str
    paragraphs: tuple[str, ...] = ()
    english: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()


@dataclass
class Measure:
    """Reading a collection next to the English cards, which are given by the `match_key` of their Japanese names."""

    twins: Mapping[str, Entry]
    names: Names
    known: Known

    @staticmethod
    def with_names(names: Mapping[str, str]) -> Measure:
        """The English cards by their Japanese names, and by those of a collection of names."""
        texts = [*shipped(), *library_texts().values()]
        entries = {match_key(lines[0]): entry_of([line for line in lines if line]) for lines in texts}
        entries = {key: entry for key, entry in entries.items() if entry.faces}
        twins = {
            match_key(name): entries[key] for name, english in names.items() if (key := match_key(english)) in entries
        }
        twins |= {match_key(entry.japanese_name): entry for entry in entries.values() if entry.japanese_name}
        known = {match_key(name): english for name, english in names.items()}
        return Measure(twins, names_of(known | {key: entry.name for key, entry in twins.items()}), {})

    def outcomes(self, cards: Iterable[JapaneseCard]) -> Iterator[Outcome]:
        """What becomes of each card that has a text."""
        return (self.outcome(card) for card in cards if card.text.strip())

    def outcome(self, card: JapaneseCard) -> Outcome:
        """What becomes of a card."""
        twin = self.twins.get(match_key(card.name))
        try:
            facts = read_facts(card.name, twin.faces[0].line if twin else card.facts_line())
        except NotRead as error:
            return Outcome(card, "", UNREAD, pieces=(error.piece,))
        is_spell = facts.types & card_types.SPELL != 0
        pieces: tuple[str, ...] = ()
        try:
            found = tuple(rules_in_english(facts, card.text, self.names, self.known))
        except NotRead as error:
            pieces = tuple(unread_pieces(card.text, is_spell, self.names)) or (error.piece,)
        if pieces:
            return Outcome(card, twin.name if twin else "", UNREAD, pieces=pieces)
        if twin is None:
            return Outcome(card, "", READ, found)
        english = paragraphs(twin.faces[0].rules_text)
        missing, more = Counter(english), Counter(found)
        missing, more = missing - more, more - missing
        same = sorted(map(rows_of(facts), missing.elements())) == sorted(map(rows_of(facts), more.elements()))
        return Outcome(card, twin.name, EQUAL if same else DIFFERENT, found, english)


def paragraphs(rules_text: str) -> tuple[str, ...]:
    """The paragraphs of a rules text without the line that a card of several civilizations has."""
    return tuple(one for _, one in paragraphs_of(rules_text) if one != MULTICOLORED)


def rows_of(facts: Card) -> Any:
    """A function that says what the engine plays of a paragraph on a card with these facts."""

    def rows(paragraph: str) -> str:
        is_spell = facts.types & card_types.SPELL != 0
        complete = partial(with_parts, facts)
        try:
            parts = read_rules_text(in_words_of_creatures(facts, paragraph), is_spell, complete)
        except NotUnderstood:
            return paragraph
        written, _ = tabulate([complete(parts)], may_be_halves=True)
        return repr(written.played())

    return rows


def unread_pieces(text: str, is_spell: bool, names: Names) -> Iterator[str]:
    """The pieces of a text that no frame has, one of each line."""
    for line in joined(lines_of(text)):
        try:
            if line != "ナイト・マジック":
                read_line(line, is_spell, names)
        except NotRead as error:
            yield error.piece


def freeing(outcomes: Sequence[Outcome], most: int) -> list[tuple[str, int, str]]:
    """The unread pieces in the order in which they free most cards: how many, and a card that has it."""
    left = {outcome.card.name: {_form(piece) for piece in outcome.pieces} for outcome in outcomes if outcome.pieces}
    examples = {_form(piece): outcome.card.name for outcome in reversed(outcomes) for piece in outcome.pieces}
    found: list[tuple[str, int, str]] = []
    while left and len(found) < most:
        alone: Counter[str] = Counter()
        weights: dict[str, float] = defaultdict(float)
        for pieces in left.values():
            for piece in pieces:
                alone[piece] += len(pieces) == 1
                weights[piece] += 1 / len(pieces)
        best = max(weights, key=lambda piece: (alone[piece], weights[piece]))
        found.append((best, alone[best], examples[best]))
        left = {name: rest for name, pieces in left.items() if (rest := pieces - {best})}
    return found


def _form(piece: str) -> str:
    return re.sub(r"\d+", "N", piece)


def _main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sim.tools.japanese", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("cards", nargs="+", type=Path, help="cards in Japanese, one on a line")
    parser.add_argument("--names", type=Path, help="a JSON object of Japanese names with English ones")
    parser.add_argument("--unread", type=int, default=20, help="how many unread pieces are shown")
    parser.add_argument("--findings", type=Path, help="a file for the cards that say something else in English")
    parser.add_argument(
        "--ship", action="store_true", help="add the cards that have no English name to those that ship"
    )
    parser.add_argument("--every", type=int, default=1, help="only every so-manieth card")
    given = parser.parse_args()
    names = json.loads(given.names.read_text("utf-8")) if given.names else {}
    rows = [json.loads(line) for file in given.cards for line in file.read_text("utf-8").splitlines()]
    cards = [JapaneseCard.of_row(row) for row in rows][:: given.every]
    measure = Measure.with_names(names)
    outcomes = []
    for done, outcome in enumerate(measure.outcomes(cards), 1):
        outcomes.append(outcome)
        if done % 50 == 0:
            print(f"\r{done:,} of {len(cards):,}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for line in summary(outcomes, names):
        print(line)
    for piece, freed, example in freeing(outcomes, given.unread):
        print(f"{freed:4}  {piece}  ({example})")
    if given.ship:
        ship(outcomes, names)
    if given.findings:
        findings = [outcome for outcome in outcomes if outcome.kind == DIFFERENT]
        replace_file(given.findings, "".join(map(_finding, findings)).encode())


def ship(outcomes: Iterable[Outcome], names: Mapping[str, str]) -> None:
    """Add the cards that were read, and of which no source says an English name, to the unreviewed cards that ship."""
    known = {match_key(name) for name in names}
    new = [one.card for one in outcomes if one.kind == READ and match_key(one.card.name) not in known]
    found = {one.card.name: one.paragraphs for one in outcomes}
    cards = [card.lines(found[card.name]) for card in new]
    for lines in cards:
        read_card(lines)
    before = [lines for lines in shipped() if lines[0] not in {card.name for card in new}]
    written, left = write_unreviewed([*before, *cards], not_understood_that_ship())
    print(f"{len(cards):,} cards added: {written:,} unreviewed cards, and {left:,} cards that cannot be played.")


def summary(outcomes: Sequence[Outcome], names: Mapping[str, str]) -> Iterator[str]:
    """How many cards are read, and equal, in each set and in all."""
    known = {match_key(name) for name in names}
    by_set: dict[str, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_set[outcome.card.printed_in].append(outcome)
        by_set["all"].append(outcome)
    yield "set  cards  with an English name  with a playable twin  read  equal"
    for name, some in by_set.items():
        named = sum(bool(one.twin) or match_key(one.card.name) in known for one in some)
        kinds = Counter(one.kind for one in some)
        read = len(some) - kinds[UNREAD]
        yield f"{name}  {len(some):,}  {named:,}  {sum(bool(one.twin) for one in some):,}  {read:,}  {kinds[EQUAL]:,}"


def _finding(outcome: Outcome) -> str:
    missing, more = (
        Counter(outcome.english) - Counter(outcome.paragraphs),
        Counter(outcome.paragraphs) - Counter(outcome.english),
    )
    said = {"name": outcome.twin, "japanese_name": outcome.card.name, "english": [*missing.elements()]}
    return json.dumps({**said, "from_japanese": [*more.elements()]}, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    _main()
