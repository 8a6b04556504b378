"""Card files: cards as text, one after the other, as `duelsim cards show` prints them.

    Barkwhip, the Smasher
    Evolution Creature - nature - cost 2 - power 5000 - Beast Folk
    Evolution: Put on one of your Beast Folk.
    While this creature is tapped, each of your other Beast Folk gets +2000 power.

A card is a name, a line of facts, and a paragraph for each ability; an empty line ends it. Other names, the Japanese
name and the sets may stand between the name and the facts, and so may "Imported, not reviewed", for a card that
`duelsim cards import` wrote and nobody has compared with the published one. A twinpact has both names, with " / "
between them, and a second line of facts where the spell begins. The other side of a card begins with "Other side: " and
its name, and what King Cells are together with "Combined: "; its Japanese name may follow. Lines that begin with # are
notes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from sim.cards.tabulation import tabulate
from sim.cards.text.blocks import BETWEEN_NAMES, FACTS, NO_FACTS, Fault, WrongLine, blocks, check_letters
from sim.cards.text.reader import NotUnderstood, Parts, other_words, paragraphs_of, read_rules_text
from sim.cards.wording import (
    ADDED_TYPES,
    BETWEEN_OTHER_NAMES,
    IMPORTED,
    JAPANESE_NAME,
    MULTICOLORED,
    OTHER_NAMES,
    OTHER_SIDE,
    PRINTED_IN,
    card_text,
    cost_of,
    facts_line,
    in_its_words,
    in_words_of_creatures,
    other_side_at,
    power_of,
    rules_text,
    type_words,
)
from sim.cards.words import Card, DefinitionError, Effect, Feature
from sim.cards.words.definitions import check_hyper_mode, twinpact
from sim.cards.words.evolving import Evolves
from sim.engine.record.codes import card_types, civilizations
from sim.language import comma, gettext, translatable

MOST_SIDES = 3
MOST_HALVES = 2
_NOUNS = {row.noun.title(): bit for bit, row in card_types.CARD_TYPES.items()}
_CIVILIZATIONS = {name: bit for bit, name in civilizations.NAMES.items()}


def read_cards(
    text: str,
    progress: Callable[[int], None] = lambda done: None,
    read_otherwise: Callable[[list[str]], Card | None] = lambda lines: None,
) -> tuple[list[Card], list[Fault]]:
    """The cards of a file, and what is wrong with those that are left out.

    `progress` is called with the number of cards that have been read. `read_otherwise` is the card from its lines if
    they are in another language.
    """
    cards: list[Card] = []
    faults: list[Fault] = []
    lines_of: dict[str, int] = {}
    for done, (start, lines) in enumerate(blocks(text)):
        progress(done)
        try:
            if again := said_again(lines_of, lines[0], start):
                raise WrongLine(0, again)
            cards.append(read_otherwise(lines) or read_card(lines))
        except WrongLine as wrong:
            faults.append(Fault(start + wrong.line, lines[0], str(wrong)))
        except DefinitionError as error:
            faults.append(Fault(start, lines[0], str(error).removeprefix(f"{lines[0]}: ")))
    return cards, faults


def said_again(lines_of: dict[str, int], name: str, line: int) -> str:
    """Note where the card of this name begins in a file; what is wrong if one of that name came before, or nothing."""
    first = lines_of.setdefault(name, line)
    return "" if first == line else gettext("the card is in line {line} already", line=first)


def written(cards: Iterable[Card]) -> str:
    """The cards as a file."""
    return "\n".join(card_text(card) + "\n" for card in cards)


def read_card(lines: list[str]) -> Card:
    """A card from its lines. Raises WrongLine, or DefinitionError for what the language refuses."""
    check_letters(lines)
    said = [number for number, line in enumerate(lines) if number and line]
    details, said = _read_details(lines, said)
    starts = [number for number in said if FACTS.fullmatch(lines[number])]
    if not starts or starts[0] != said[0]:
        raise _without_facts(lines[said[0]], said[0]) if said else WrongLine(0, gettext(NO_FACTS))
    first, *second = starts
    if lines[0].count(BETWEEN_NAMES) > len(second):
        raise WrongLine(0, gettext('"{mark}" stands between the two names of a twinpact', mark=BETWEEN_NAMES))
    if not second or other_side_at(lines, second[0]):
        card = _read_sides(lines, starts)
    elif len(starts) > MOST_HALVES:
        raise WrongLine(starts[MOST_HALVES], gettext("a twinpact has two halves"))
    else:
        creature_name, between, spell_name = lines[0].partition(BETWEEN_NAMES)
        if not between:
            reason = gettext(
                'a twinpact has two names with "{mark}" between them, and another side "{other_side}NAME"',
                mark=BETWEEN_NAMES,
                other_side=OTHER_SIDE,
            )
            raise WrongLine(second[0], reason)
        card = twinpact(
            _read_face(creature_name, lines, first, second[0]), _read_face(spell_name, lines, second[0], len(lines))
        )
    tabulate([card])
    return _with_japanese_halves(replace(card, **details))


def _read_sides(lines: list[str], starts: list[int]) -> Card:
    """A card with as many sides as there are lines of facts: each is the back of the one before."""
    if len(starts) > MOST_SIDES:
        raise WrongLine(starts[MOST_SIDES], gettext("a card has up to {most} sides", most=MOST_SIDES))
    back = None
    end = len(lines)
    for start in reversed(starts[1:]):
        side = other_side_at(lines, start)
        if side is None:
            raise WrongLine(
                start, gettext('the name of another side is missing: "{other_side}NAME"', other_side=OTHER_SIDE)
            )
        back = replace(_read_face(side.name, lines, start, end, back=back), japanese_name=side.japanese_name)
        end = side.begins
    return _read_face(lines[0], lines, starts[0], end, back=back)


def _with_japanese_halves(card: Card) -> Card:
    """The card; the halves of a twinpact with their Japanese names, if the card has that of each."""
    names = card.japanese_name.split(BETWEEN_NAMES)
    if len(names) != len(card.halves):
        return card
    halves = zip(card.halves, names, strict=True)
    return replace(card, halves=tuple(replace(half, japanese_name=name) for half, name in halves))


def _read_details(lines: list[str], said: list[int]) -> tuple[dict[str, Any], list[int]]:
    """What stands between the name and the facts, by fields of Card, and the numbers of the other lines."""
    details: dict[str, Any] = {}
    if said and lines[said[0]].startswith(OTHER_NAMES):
        line = said.pop(0)
        names = lines[line].removeprefix(OTHER_NAMES).split(BETWEEN_OTHER_NAMES)
        if any(name != name.strip() or not name for name in names) or len({*names, lines[0]}) <= len(names):
            example = f"{OTHER_NAMES}ONE NAME{BETWEEN_OTHER_NAMES}ANOTHER"
            raise WrongLine(line, gettext('write each name once, as in "{example}"', example=example))
        details["other_names"] = tuple(names)
    if said and lines[said[0]].startswith(JAPANESE_NAME):
        details["japanese_name"] = lines[said.pop(0)].removeprefix(JAPANESE_NAME).strip()
    if said and lines[said[0]].startswith(PRINTED_IN):
        line = said.pop(0)
        sets = tuple(lines[line].removeprefix(PRINTED_IN).split(", "))
        if any(one != one.strip() or not one for one in sets) or len(set(sets)) < len(sets):
            example = f"{PRINTED_IN}DM-01, DMC-12"
            raise WrongLine(line, gettext('write each set once, as in "{example}"', example=example))
        details["printed_in"] = sets
    if said and lines[said[0]] == IMPORTED:
        said.pop(0)
        details["imported"] = True
    return details, said


def _read_face(name: str, lines: list[str], start: int, end: int, back: Card | None = None) -> Card:
    """A face of a card; `back` is its other side."""
    facts = replace(read_facts(name, lines[start], start), other_face=back)
    first = start + 1
    if first < end and lines[first] == MULTICOLORED:
        first += 1

    text = in_words_of_creatures(facts, "\n".join(lines[first:end]))
    try:
        parts = read_rules_text(text, facts.types & card_types.SPELL != 0, partial(with_parts, facts))
    except NotUnderstood as error:
        raise WrongLine(first + error.line, in_its_words(facts, str(error))) from None
    card = with_parts(facts, parts)
    check_hyper_mode(card)
    shown = [*filter(None, rules_text(card).split("\n"))]
    for number in range(start + 1, end):
        if lines[number] and (not shown or shown.pop(0) != lines[number]):
            raise WrongLine(number, gettext('it would be shown as "{text}"', text=rules_text(card)))
    if shown:
        raise WrongLine(start, gettext('"{text}" is missing', text=shown[0]))
    if facts.types & card_types.SPELL and not card.effects and (card.features or not card.races):
        raise WrongLine(start, gettext("a spell needs an effect"))
    evolves = [feature.types for feature in card.features if isinstance(feature, Evolves)]
    if (evolves or [0])[0] != facts.types & (
        card_types.EVOLUTION | card_types.STAR | card_types.STAR_MAX | card_types.NEO | card_types.G_NEO
    ):
        reason = gettext(
            '"{type}" does not go with its abilities: an evolution, and nothing else, says what it is put on',
            type=type_words(facts),
        )
        raise WrongLine(start, reason)
    return card


def with_parts(facts: Card, parts: Parts) -> Card:
    """A card of these facts with these abilities and effects."""
    features = tuple(part for part in parts if isinstance(part, Feature))
    return replace(facts, features=features, effects=tuple(part for part in parts if isinstance(part, Effect)))


def rules_as_shown(facts: Card, lines: list[str]) -> list[str]:
    """The rules text of a face as it would be shown, its paragraphs in the order and the words of the card language.

    Raises NotUnderstood.
    """
    is_spell = facts.types & card_types.SPELL != 0
    said = in_words_of_creatures(facts, "\n".join(lines))
    text = "\n".join(other_words(paragraph, is_spell) for _, paragraph in paragraphs_of(said))
    card = with_parts(facts, read_rules_text(text, is_spell, partial(with_parts, facts)))
    return list(filter(None, rules_text(card).split("\n")))


def _without_facts(line: str, number: int) -> WrongLine:
    """That there is this line instead of the line of facts."""
    return WrongLine(number, gettext('{problem}, not "{line}"', problem=gettext(NO_FACTS), line=line))


def read_facts(name: str, line: str, start: int = 0) -> Card:
    """A card without abilities from its line of facts. Raises WrongLine with that line if it says no facts."""
    facts = parsed_facts(name, line, start)
    if facts_line(facts) != line:
        raise WrongLine(start, gettext('"{text}": write "{right}"', text=line, right=facts_line(facts)))
    return facts


def parsed_facts(name: str, line: str, start: int = 0) -> Card:
    """A card without abilities from a line of facts that may be shown in another order. Raises WrongLine."""
    match = FACTS.fullmatch(line)
    if match is None:
        raise _without_facts(line, start)
    words = match["type"].split(" ")
    added: list[str] = []
    while word := next((said for said in (" ".join(words[:2]), *words[:1]) if said in ADDED_TYPES), ""):
        added.append(word)
        words = words[len(word.split(" ")) :]
    nouns = " ".join(words).split("/")
    if any(noun not in _NOUNS for noun in nouns):
        unknown = gettext(
            '"{type}" is no type of card that is known; these are: {known}',
            type=match["type"],
            known=comma().join(_NOUNS),
        )
        raise WrongLine(start, unknown)
    types = sum({ADDED_TYPES[word] for word in added}) | sum({_NOUNS[noun] for noun in nouns})
    civilizations = 0
    for word in match["civilizations"].split("/"):
        if word != "colorless" and word not in _CIVILIZATIONS:
            wrong = translatable('"{word}" is not a civilization: {known}, or colorless')
            raise WrongLine(start, gettext(wrong, word=word, known=comma().join(_CIVILIZATIONS)))
        civilizations |= _CIVILIZATIONS.get(word, 0)
    races = tuple(race.strip() for race in (match["races"] or "").split("/") if race.strip())
    return Card(
        name,
        types,
        civilizations,
        cost_of(match["cost"]),
        power_of(match["power"] or "0"),
        races,
        mana_number=0 if types & (card_types.IMPULSE | card_types.FINAL | card_types.ZERON) else 1,
    )
