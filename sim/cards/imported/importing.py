"""A published card as a card of the card files, or what of it is not understood. Nothing is guessed."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path

from sim.cards.imported.rewriting import ANOTHER, candidates
from sim.cards.imported.sources import Face, Published
from sim.cards.imported.spelling import mended, paragraphs
from sim.cards.tabulation import tabulate
from sim.cards.text.agreement import agreeing
from sim.cards.text.blocks import BETWEEN_NAMES, WrongLine, blocks
from sim.cards.text.card_files import read_card, read_facts, with_parts, written
from sim.cards.text.reader import NotUnderstood, Parts, chart_of, explained, proposals, read_rules_text
from sim.cards.wording import INFINITY, in_words_of_creatures, rules_text
from sim.cards.words import (
    Card,
    DefinitionError,
    Effect,
    Feature,
    Keyword,
    Static,
    Trigger,
    choose_a_card_name_for_this,
    choose_a_race_for_this,
    super_soul_cross,
    when_put,
)
from sim.cards.words.definitions import twinpact
from sim.cards.words.misuse import Misuse
from sim.engine.record.codes import card_types, civilizations

SENTENCE, CARD_TYPE, FACTS, WHOLE = "sentence", "card type", "facts", "whole card"
_SORT_OF_FIELD = re.compile(r"\bthis (?:D2|DG|Dragonic|Forbidden) field\b", re.IGNORECASE)
_HALVES = (
    ["Creature", "Spell"],
    ["Evolution Creature", "Spell"],
    ["Neo Creature", "Spell"],
    ["Exile Creature", "Spell"],
    ["Spell", "Spell"],
)  # the types of the halves of twinpacts
_SET = re.compile(r"[A-Z][A-Z0-9]*-[A-Z0-9]+")
LEAST_NAME = 4  # letters of a name that is looked for in the text


@dataclass(frozen=True)
class Missed:
    """What was not understood: a sentence, a card type, other facts, or how the parts go together."""

    kind: str
    text: str
    reason: str


@dataclass(frozen=True)
class Imported:
    """What became of a published card: its definition and its text, or what was missed."""

    published: Published
    card: Card | None = None
    text: str = ""
    missed: tuple[Missed, ...] = ()


class _Missing(Exception):
    def __init__(self, *missed: Missed) -> None:
        super().__init__()
        self.missed = missed


@dataclass(frozen=True)
class _Proposed:
    """What a paragraph in our English may mean, how far it was understood, and what is missed if it means nothing."""

    meanings: tuple[Parts, ...]
    understood: int
    missed: Missed


@dataclass
class Known:
    """What paragraphs may mean that have been read: equal ones are read once, and judged for each card."""

    proposed: dict[tuple[str, bool], _Proposed] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)  # the paragraphs of the card that is being imported


def import_cards(
    cards: Iterable[Published], importing: Callable[[Published, Known], Imported] | None = None
) -> Iterator[Imported]:
    """What becomes of each card; `importing` may remember it from another time.

    A collection may list the other sides of its cards once more, by themselves. Those are no cards of a deck.
    """
    cards = list(cards)
    fronts = other_sides(cards)
    known = Known()
    for card in cards:
        if front := fronts.get(card.name):
            yield Imported(card, missed=(Missed(WHOLE, card.name, f"it is another side of {front}"),))
        else:
            yield (importing or import_card)(card, known)


def other_sides(cards: Iterable[Published]) -> dict[str, str]:
    """The names of other sides of cards, with the names of the cards."""
    return {
        side.name: card.name
        for card in cards
        for side in card.other_sides
        if side.name != card.name and _costs_no_more(card, side)
    }


def _costs_no_more(card: Published, side: Face) -> bool:
    """Whether the card shows its front, which costs less, and not this side of it."""
    costs = [face.cost for face in (card.faces[0], side)]
    return not all(map(_is_number, costs)) or int(costs[0]) <= int(costs[1])


def _is_number(text: str) -> bool:
    """Whether this is a cost or a power that a card file can have."""
    return re.fullmatch("[0-9]{1,6}", text) is not None


def import_card(published: Published, known: Known | None = None) -> Imported:
    """The card in our own English, read back strictly; `known` remembers what paragraphs mean."""
    known = Known() if known is None else known
    known.asked.clear()
    try:
        faces = _faces(published, known)
        if published.other_sides:
            card = _with_sides(faces)
        else:
            card = faces[0] if len(faces) == 1 else twinpact(*faces)
        card = replace(card, printed_in=sets_of(published.sets), imported=True)
        text = written([card])
        back = _read_back(text)
        if rows_of(back) != rows_of(card):
            raise _Missing(Missed(WHOLE, published.name, "its text has another meaning"))
    except _Missing as missing:
        return Imported(published, missed=missing.missed)
    except (DefinitionError, WrongLine) as error:
        reason = str(error).removeprefix(f"{published.name}: ")
        return Imported(published, missed=(Missed(WHOLE, published.name, reason),))
    return Imported(published, back, text)


def _read_back(text: str) -> Card:
    """The card of a file with this text. Raises WrongLine and DefinitionError."""
    found = [lines for _, lines in blocks(text)]
    if len(found) != 1:  # lines that begin with # are notes
        raise WrongLine(0, "a line of it would be a note of the card file")
    return read_card(found[0])


def sets_of(sets: Iterable[str]) -> tuple[str, ...]:
    """The codes of sets: "DM-01" of "DM-01:3/110"."""
    codes = (match[0] for one in sets if (match := _SET.match(one)))
    return tuple(dict.fromkeys(codes))


def rows_of(card: Card) -> Hashable:
    """What the engine plays: two cards with the same rows are the same in every game."""
    rows, _ = tabulate([card], may_be_halves=True)
    return rows.played()


def _faces(published: Published, known: Known) -> list[Card]:
    """The faces and the other sides; raises _Missing with all that is missed of all of them."""
    if len(published.faces) > 1 and published.other_sides:
        raise _Missing(Missed(CARD_TYPE, f"{published.type} with another side", "a twinpact has one side"))
    if len(published.faces) > 1 and [face.type for face in published.faces] not in _HALVES:
        raise _Missing(Missed(CARD_TYPE, published.type, "the halves of a twinpact are a creature and a spell"))
    if len(published.faces) == 1 and BETWEEN_NAMES in published.name:
        raise _Missing(Missed(FACTS, published.name, "a name of two halves"))
    if not all(_costs_no_more(published, side) for side in published.other_sides[:1]):
        raise _Missing(Missed(CARD_TYPE, published.type, "the side that costs less is the front"))
    faces: list[Card] = []
    missed: list[Missed] = []
    for face in published.faces + published.other_sides:
        try:
            faces.append(_face(face, known))
        except _Missing as missing:
            missed += missing.missed
    if missed:
        raise _Missing(*missed)
    # 805.1, 807.1
    if len(faces) == 1 and faces[0].types & (card_types.PSYCHIC | card_types.DRAGHEART):
        raise _Missing(Missed(CARD_TYPE, published.type, "such a card has another side, which is not given"))
    return faces


def _with_sides(faces: list[Card]) -> Card:
    """One card with these sides, each the back of the one before."""
    *fronts, card = faces
    for front in reversed(fronts):
        card = replace(front, other_face=card)
    return card


def _face(face: Face, known: Known) -> Card:
    return _with_abilities(_facts(face), face, known)


def _with_abilities(facts: Card, face: Face, known: Known) -> Card:
    """The facts with the abilities that the text of the face says. Raises _Missing."""

    def complete(parts: Parts) -> Card:
        features = tuple(part for part in parts if isinstance(part, Feature))
        effects = tuple(part for part in parts if isinstance(part, Effect))
        return replace(facts, features=features, effects=effects)

    is_spell = facts.types & card_types.SPELL != 0
    missed: list[Missed] = []
    parts: list[Feature | Effect] = []
    said_before, lent = _lent(paragraphs(face.text))
    for said in (*said_before, *lent):
        paragraph = in_words_of_creatures(facts, _SORT_OF_FIELD.sub("this field", said))
        text = _impersonal(paragraph, face, is_spell)
        known.asked.append(text)
        meaning = _read(text, is_spell, complete, known)
        if isinstance(meaning, Missed):
            missed.append(meaning)
        elif said in lent:
            parts += [_lending(part) for part in meaning]
        else:
            parts += meaning
    if missed:
        raise _Missing(*missed)
    return complete(tuple(parts))


def _lent(said: list[str]) -> tuple[list[str], list[str]]:
    """The paragraphs of a card, and apart from them the one that it lends to the creature above (818.1).

    Raises _Missing unless one paragraph follows: of several, it does not say how many are lent.
    """
    at = next((index for index, one in enumerate(said) if re.fullmatch(r"super soul cross\.?", one, re.I)), len(said))
    if at < len(said) and len(said) - at != 2:
        raise _Missing(Missed(SENTENCE, said[at], "not one paragraph follows, and how many are lent is not said"))
    return said[:at], said[at + 1 :]


def _lending(part: Feature | Effect) -> Feature:
    if not isinstance(part, Trigger | Static | Keyword):
        raise _Missing(Missed(SENTENCE, part.words(), "what is lent by Super Soul Cross is an ability"))
    lending = super_soul_cross(part)
    if isinstance(lending, Misuse):
        raise _Missing(Missed(SENTENCE, part.words(), lending.message))
    return lending


def in_our_english(facts: Card, lines: list[str]) -> list[str]:
    """The rules text of a card with these facts, in our own English; as it is if it is not understood.

    >>> from sim.cards.words import FIRE, creature
    >>> in_our_english(creature("Test", FIRE, 3, 2000, "Human"), ["{DOUBLE BREAKER} (This creature breaks 2 shields.)"])
    ['Double breaker']
    """
    said, _ = as_published(facts, "\n".join(lines))
    return lines if said is None else said.split("\n")


def as_published(facts: Card, text: str) -> tuple[str | None, str]:
    """A published rules text of a card with these facts in our own English; or None, and what is not understood."""
    face = Face(facts.name, "", (), "", "", (), mended(text))
    known = Known()
    try:
        return rules_text(_with_abilities(facts, face, known)), ""
    except (_Missing, DefinitionError):
        tried = {said: one.understood for (said, _), one in known.proposed.items() if not one.meanings}
    if not tried:
        return None, ""
    try:  # the card files' reader suggests only what it has checked
        read_rules_text(
            max(tried, key=tried.__getitem__), facts.types & card_types.SPELL != 0, partial(with_parts, facts)
        )
    except NotUnderstood as error:
        return None, str(error)
    return None, ""


def _facts(face: Face) -> Card:
    """The face without its abilities."""
    kind = " ".join(face.type.split()).replace("Star Max", "S-MAX").replace("Gacharange", "GR").replace(" / ", "/")
    kind = kind.replace("Ceremony of Zeron", "Zeron Ceremony").replace("Evolution Exile", "Exile Evolution")
    chosen = {civilization.lower() for civilization in face.civilizations}
    names = list(civilizations.NAMES.values())
    unknown = chosen - {*names, "colorless", "zero"}
    power = face.power.rstrip("+-") if "Creature" in kind or face.power.strip("0") else ""
    infinite = face.cost.lower() == INFINITY
    known_power = not power or _is_number(power) or power.lower() == INFINITY
    if not (_is_number(face.cost) or infinite) or unknown or not known_power:
        said = f"civilization {'/'.join(face.civilizations)}, cost {face.cost}, power {face.power or 'none'}"
        raise _Missing(Missed(FACTS, said, "facts that no card of the card files can have"))
    colors = "/".join(name for name in names if name in chosen) or "colorless"
    line = f"{kind} - {colors} - cost {INFINITY if infinite else int(face.cost)}"
    line += f" - power {INFINITY if power.lower() == INFINITY else int(power)}" if power else ""
    line += f" - power {_aura_powers()[face.name]}" if not power and face.name in _aura_powers() else ""
    line += f" - {'/'.join(face.races)}" if face.races else ""
    try:
        return read_facts(face.name, line)
    except WrongLine as error:
        is_type = "no type of card" in str(error)
        raise _Missing(Missed(CARD_TYPE if is_type else FACTS, kind if is_type else line, str(error))) from None


@cache
def _aura_powers() -> dict[str, str]:
    """What auras add to power, by their names."""
    lines = Path(__file__).with_name("aura_powers.txt").read_text(encoding="utf-8").splitlines()
    return {name: power for name, _, power in (line.rpartition(" ") for line in lines if line[0] != "#")}


def _impersonal(paragraph: str, face: Face, is_spell: bool) -> str:
    """The paragraph with "this creature" for the name of the card, where it does not stand in quotation marks."""
    paragraph = paragraph.replace(
        f"discard a {face.name} from your hand", "discard a card with its name from your hand"
    )
    if len(face.name) < LEAST_NAME or f'"{face.name}' in paragraph:
        return paragraph
    name = rf"(?<!\ban )(?<!\ba )(?<!\banother )(?<!\beach )(?<!\bother )(?<!\byour )(?<!'){re.escape(face.name)}"
    return re.sub(rf"{name}(?![\w'])", "this spell" if is_spell else "this creature", paragraph)


def _read(paragraph: str, is_spell: bool, complete: Callable[[Parts], Card], known: Known) -> Parts | Missed:
    """What a published paragraph means: one thing, whichever way it is rewritten."""
    if not is_spell and re.search(r"\bchosen (?:name|race)\b", paragraph, re.I):
        complete = partial(_after_choosing, complete)
    found: dict[object, Parts] = {}
    furthest, missed = -1, Missed(SENTENCE, paragraph, "the name of the ability may mean more than its text says")
    for candidate in candidates(paragraph):
        whole: Parts = ()
        # A paragraph that only reminds of a rule is empty by now.
        for part in filter(None, candidate.split(ANOTHER)):
            key = part, is_spell
            proposed = known.proposed.get(key) or known.proposed.setdefault(key, _proposed(*key))
            meanings, refused = _meanings(proposed, complete)
            if len(meanings) > 1:
                return Missed(SENTENCE, paragraph, f"{len(meanings)} meanings")
            if not meanings:
                if proposed.understood >= furthest:
                    furthest = proposed.understood
                    missed = replace(proposed.missed, reason=refused or proposed.missed.reason)
                break
            whole += meanings[0]
        else:
            found.setdefault(rows_of(complete(whole)), whole)
    if len(found) > 1:
        return Missed(SENTENCE, paragraph, f"{len(found)} meanings")
    return next(iter(found.values()), missed)


def _after_choosing(complete: Callable[[Parts], Card], parts: Parts) -> Card:
    """The card with a paragraph that speaks of what another one has chosen for it; the whole card has that one."""
    return complete((when_put(choose_a_card_name_for_this()), when_put(choose_a_race_for_this()), *parts))


def _proposed(text: str, is_spell: bool) -> _Proposed:
    try:
        chart = chart_of(text)
        proposed = proposals(chart, is_spell)
    except NotUnderstood as error:
        return _Proposed((), 0, Missed(SENTENCE, text, str(error)))
    meanings = tuple(agreeing(text, proposed))
    reason = "" if meanings else explained(chart, text, [words for _, words in proposed])
    return _Proposed(meanings, chart.understood(), Missed(SENTENCE, _sentence_at(text, chart.understood()), reason))


def _meanings(proposed: _Proposed, complete: Callable[[Parts], Card]) -> tuple[list[Parts], str]:
    """The different meanings that the card can have, and why one is refused."""
    found: dict[object, Parts] = {}
    refused = ""
    for parts in proposed.meanings:
        try:
            found.setdefault(rows_of(complete(parts)), parts)
        except DefinitionError as error:
            refused = str(error).partition(": ")[2]
    return [*found.values()], refused


def _sentence_at(text: str, end: int) -> str:
    """The sentence in which the understanding ended."""
    starts = [0, *(match.end() for match in re.finditer(r"(?:[.:]|^\w[\w ]*:) (?=[A-Z])", text))]
    start = max(start for start in starts if start <= end)
    following = [other for other in starts if other > start]
    return text[start : following[0] if following else len(text)].strip()
