"""The edits that a tuner tries: lines about a deck's cards, the usual lines, and changes of lines."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from sim.cards.words import Card
from sim.engine.record.codes import card_types, keywords, playbooks
from strategies.playbooks.edits import (
    NAME_OF_SECTION,
    Add,
    ChangeBase,
    ChargeUntil,
    Drop,
    Edit,
    Raise,
    Rewrite,
    Say,
    Turn,
    Unsay,
    is_named,
    order_matters,
)
from strategies.playbooks.lines import HABITS, SECTION_NAMES, Line, Playbook
from strategies.playbooks.reading import LARGEST_NUMBER, PlaybookError, read_playbook
from strategies.playbooks.writing import line_text
from strategies.registry import chosen_player

# What can be said of a card, {0}; {1} and {2} are its cost and two more.
OF_CARDS = {
    "charge": (
        "{0}",
        "rather {0}",
        "rather not {0}",
        "keep {0}",
        "never {0}",
        "rather {0} when mana at most 3",
        "rather not {0} when mana at most 3",
        "rather not {0} unless mana at least {1}",
    ),
    "use": (
        "{0}",
        "rather {0}",
        "rather not {0}",
        "keep {0}",
        "never {0}",
        "{0} when in danger",
        "{0} only when in danger",
        "{0} only when lethal",
        "{0} only when they have a creature",
        "{0} only when they have a blocker",
        "{0} only when mana at least {2}",
        "keep {0} when turn at most 6",
        "never {0} when their hand is empty",
    ),
    "choose": ("rather {0}", "rather not {0}", "discard {0}", "keep {0}"),
}
OF_CREATURES = {
    "attack": (
        "hold {0}",
        "hold {0} at players",
        "hold {0} at players unless lethal",
        "hold {0} at players unless their shields at most 2",
        "hold {0} when in danger",
        "{0} at players",
        "rather {0} at players",
        "rather not {0} at players",
        "rather {0} at creatures",
    ),
}
OF_BLOCKERS = {
    "block": ("{0}", "rather {0}", "rather not {0}", "never {0}", "never {0} unless in danger"),
}
OF_TRIGGERS = {"declare": ("{0}", "never {0}", "never {0} unless in danger")}
# Lines about cards that they describe.
USUAL = {
    "charge": (
        "never the last card that could be played",
        "rather spare copies",
        "rather cards of a missing civilization",
        "rather not cards of a missing civilization",
        "rather spells that would do nothing",
        "rather not removal",
        "rather cards that cost 6 or more",
        "rather not cards that cost 6 or more",
        "rather cards that cost 2 or less",
        "rather not cards that cost 2 or less",
        "rather not blockers",
    ),
    "use": (
        "blockers when in danger",
        "removal when in danger",
        "removal",
        "rather removal",
        "rather blockers",
        "rather evolution creatures",
        "rather spells",
        "rather not spells",
    ),
    "attack": (
        "players when lethal",
        "players",
        "players when their shields at most 2",
        "rather players",
        "rather not players",
        "rather not players unless lethal",
        "rather creatures at blockers",
        "rather creatures at creatures",
        "hold blockers at players unless lethal",
        "hold everything at players when in danger",
        "hold everything at players when turn at most 6",
    ),
    "block": (
        "everything when in danger",
        "everything",
        "never everything unless in danger",
        "rather everything",
        "rather not everything",
    ),
    "choose": ("destroy blockers", "return blockers", "tap blockers", "rather blockers", "rather evolution creatures"),
    "declare": ("never everything unless in danger",),
}
MANA = (5, 6, 7, 8, 9, 10)
STEPS = (-2, -1, 1, 2)  # of numbers in conditions and of the mana
# Steps of the parameters of scripts, and the least value that makes sense.
PARAMETER_STEPS = {
    "mana_enough": ((-1, 1, 2), 1),
    "mana_most": ((-1, 1, 2), 1),
    "hand_kept": ((-1, 1, 2), 0),
    "spell_yield": ((-200, -100, 200), 0),
    "shield_points": ((-600, 600, 1200), 0),
    "hunt_least": ((-1500, -700, 700, 1500), 1),
    "block_least": ((700, 1500), 1),
    "chump_shields": ((-1, 1, 2), 0),
    "brave": ((-1, 1, 2), 0),
    "edge": ((1, 2), 0),
}
MOST_BRAVE = 2
SCRIPTS = ("rush", "control")


class Vocabulary:
    """What can be said of the cards of a deck."""

    def __init__(self, cards: Sequence[Card], names: Mapping[str, str]) -> None:
        """`cards` are the deck's, `names` all known ones by `match_key`."""
        self._names = names
        self._read: dict[tuple[str, str], Line | None] = {}
        different = {card.name: card for card in cards}.values()
        self._always = tuple(dict.fromkeys([*self._of_cards(different), *self._usual()]))

    def edits_of(self, book: Playbook) -> list[Edit]:
        """The edits of a playbook, each of which makes another playbook of it."""
        found = [*self._of_lines(book), *_of_base(book), *self._always]
        return [edit for edit in dict.fromkeys(found) if edit.applied(book) != book]

    def _of_cards(self, cards: Iterable[Card]) -> Iterator[Edit]:
        for card in cards:
            for section, texts in _forms(card).items():
                for text in texts:
                    line = self._line(section, text.format(card.name, card.cost, card.cost + 2))
                    if line is not None and len(line.items) == 1 and is_named(line):
                        yield Say(SECTION_NAMES[section], line)

    def _usual(self) -> Iterator[Edit]:
        for section, texts in USUAL.items():
            for text in texts:
                line = self._line(section, text)
                if line is not None:
                    yield Add(SECTION_NAMES[section], line)

    def _of_lines(self, book: Playbook) -> Iterator[Edit]:
        """Edits of the lines that are there."""
        for section in range(playbooks.SECTIONS):
            lines = book.lines[section]
            for at, line in enumerate(lines):
                yield Drop(section, line)
                if at > 0 and order_matters(line, lines[at - 1]):
                    yield Raise(section, line)
                for item in line.items if len(line.items) > 1 else ():
                    yield Unsay(section, item, bool(line.conditions))
                yield from self._of_numbers(section, line)

    def _of_numbers(self, section: int, line: Line) -> Iterator[Edit]:
        """The line with other numbers in its conditions."""
        texts = [one.text for one in line.conditions]
        before = line_text(section, line).removesuffix(" and ".join(texts))
        for at, text in enumerate(texts):
            for digits in re.finditer(r"\d{1,3}", text):
                for number in (int(digits[0]) + step for step in STEPS):
                    if 0 < number <= LARGEST_NUMBER:
                        changed = text[: digits.start()] + str(number) + text[digits.end() :]
                        new = self._line(
                            NAME_OF_SECTION[section], before + " and ".join([*texts[:at], changed, *texts[at + 1 :]])
                        )
                        if new is not None and new.items == line.items:
                            yield Rewrite(section, line, new)

    def _line(self, section: str, text: str) -> Line | None:
        """The line of a text under a question; None if it does not read back, as with some names of cards."""
        if (section, text) not in self._read:
            self._read[section, text] = _read_line(section, text, self._names)
        return self._read[section, text]


def _read_line(section: str, text: str, names: Mapping[str, str]) -> Line | None:
    try:
        book = read_playbook(f"base: rush\n{section}\n{text}\n", names)
    except PlaybookError:
        return None
    lines = book.lines[SECTION_NAMES[section]]
    return lines[0] if len(lines) == 1 and line_text(SECTION_NAMES[section], lines[0]) == text else None


def _of_base(book: Playbook) -> Iterator[Edit]:
    """Edits of the base, of the mana and of the habits."""
    own = chosen_player(book.base)
    values = dict(zip(own.player.parameters, own.values, strict=True))
    yield from (ChangeBase(script=script) for script in SCRIPTS if script != own.player.name)
    has_until = book.until_mana is not None or book.until_highest_cost
    for name, (steps, least) in PARAMETER_STEPS.items():
        if name not in values or (has_until and name in ("mana_enough", "mana_most")):
            continue
        for value in sorted({max(least, values[name] + step) for step in steps}):
            if name != "brave" or value <= MOST_BRAVE:
                yield ChangeBase(parameter=name, value=value)
    mana = [book.until_mana + step for step in STEPS] if book.until_mana is not None else list(MANA)
    yield from (ChargeUntil(number) for number in mana if number > 0)
    yield ChargeUntil(None, highest_cost=True)
    yield ChargeUntil(None)
    yield from (Turn(habit) for habit in HABITS.values())


def _forms(card: Card) -> dict[str, tuple[str, ...]]:
    """What can be said of a card, by question."""
    printed = _keywords(card)
    forms = dict(OF_CARDS)
    if any(part.types & card_types.CREATURE for part in (card, *card.halves)):
        forms |= OF_CREATURES
    if printed & keywords.BLOCKER:
        forms |= OF_BLOCKERS
    if printed & keywords.ANY_SHIELD_TRIGGER or " may " in _text(card):
        forms |= OF_TRIGGERS
    return forms


def _keywords(card: Card) -> int:
    """The keywords that are printed on a card or its halves, as bits."""
    bits = 0
    for part in (card, *card.halves):
        for feature in part.features:
            bits |= getattr(feature, "bits", 0)
    return bits


def _text(card: Card) -> str:
    """The text of a card and its halves, as far as its abilities have one each."""
    features: Iterable[object] = (feature for part in (card, *card.halves) for feature in part.features)
    return " ".join(str(getattr(feature, "english", "")) for feature in features)
