"""What can be wrong with a decklist: the problems, the error that carries them, and the rules of the formats.

A list has already been split into lines with a count and a name, which ``decks.reading`` does.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from decks.matching import match_key
from decks.names import CardNames
from decks.outside import BATTLE_ZONE, GR_ZONE, HYPERSPATIAL_ZONE, MAIN, OUTSIDE
from decks.suggesting import did_you_mean

DeckFormat = Literal["standard", "open"]
"""``standard``: exactly 40 cards, at most 4 of a name. ``open``: 11 to 60 cards, any number of a name.

Eleven is the smallest deck that can start a game: five shields, five cards in hand, one to draw.
"""

_SIZES: dict[DeckFormat, tuple[int, int]] = {"standard": (40, 40), "open": (11, 60)}  # standard: 100.2
# Of a section outside the deck: the fewest cards, the most, and the most of a name (100.3a, 100.4a). It may be empty.
_OUTSIDE = {HYPERSPATIAL_ZONE: (1, 8, 4), GR_ZONE: (12, 12, 2)}
MOST_CARDS = 63  # of a player: the record of a game has a bit for each
MOST_COPIES: dict[DeckFormat, int | None] = {"standard": 4, "open": None}


MOST_SHOWN = 20  # problems of a deck that its message shows
_MOST_LINES_NAMED = 10
_LONGEST_SOURCE = 500  # letters of a path
LONGEST_SHOWN = 60  # letters of a name in a message or a table


def shown(name: str) -> str:
    """A name for a message or a table: visible letters only, and not too many."""
    seen = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    return seen if len(seen) <= LONGEST_SHOWN else f"{seen[: LONGEST_SHOWN - 1]}…"


def no_card(name: str, names: CardNames, suggest: bool = True) -> str:
    """The error about a spelling that means no card, or one of several. Suggesting similar names takes time."""
    if len(meant := names.cards_called(name)) > 1:
        cards = " or ".join(f'"{shown(card)}"' for card in meant)
        return f'"{shown(name)}" may mean {cards}. Write the whole name.'
    suggestion = did_you_mean(match_key(name), names.known) if suggest and names.suggesting else ""
    return f'no card is known by the name "{shown(name)}".{suggestion}'


def visible(text: str) -> str:
    """A text whose control characters are written as Python writes them: a terminal would obey them.

    >>> visible(chr(27) + "[31m") == repr(chr(27) + "[31m").strip("'")
    True
    """
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() or letter == "\n" else repr(letter)[1:-1] for letter in text)


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a decklist: on which line (from 1, ``None``: the whole list), and what.

    ``unknown`` is the name of a card that is not known, if that is what is wrong; ``real`` is whether it is a real card
    that cannot be played.
    """

    line: int | None
    message: str
    unknown: str | None = field(default=None, compare=False)
    real: bool = field(default=False, compare=False)

    def __str__(self) -> str:
        return self.message if self.line is None else f"line {self.line}: {self.message}"


class DeckError(Exception):
    """A deck cannot be used, or another list of cards, which ``what`` names.

    Its ``str()`` is a message for users, with a line for each of the first problems.
    """

    def __init__(self, source: str, problems: Sequence[Problem], what: str = "deck") -> None:
        super().__init__(source, problems)
        self.source = source
        self.problems = tuple(problems)
        self.what = what

    def __str__(self) -> str:
        of_lines = [str(problem) for problem in self.problems if problem.line is not None]
        of_deck = [str(problem) for problem in self.problems if problem.line is None]
        if len(of_lines) > MOST_SHOWN:
            of_lines[MOST_SHOWN:] = [f"and {len(of_lines) - MOST_SHOWN:,} more problems."]
        if any(problem.real for problem in self.problems):
            of_deck.append("docs/cards.md says how to write a card that duelsim cannot play yet.")
        source = visible(self.source).replace("\n", "\\n")
        source = source if len(source) <= _LONGEST_SOURCE else f"{source[:_LONGEST_SOURCE]}…"
        return "\n  ".join([f"The {self.what} {source} cannot be used:", *of_lines, *of_deck])


@dataclass(frozen=True)
class DeckLine:
    """A line that names a card: its number in the file, the copies (``None``: unreadable), the card."""

    line: int
    count: int | None
    card: str


def format_problems(lines: Sequence[DeckLine], format: DeckFormat, more: int = 0) -> list[Problem]:
    """Return how a list breaks its format: too many copies of a card, too many or too few cards.

    `more` is how many cards it must have beside those that the format says (`more_in_deck`).
    """
    if not lines:
        return [Problem(None, "there are no cards in it. Write one line for each card, such as 4 Aqua Hulcus.")]
    return _too_many_copies(lines, MOST_COPIES[format], f"a {format} deck") + _wrong_size(lines, format, more)


def more_in_deck(lines: Mapping[str, Sequence[DeckLine]], names: CardNames) -> int:
    """How many cards more a deck must have because of its rule plus cards (314.3a); `lines` are those of each section.

    Rule plus cards are in the hyperspatial zone.
    """
    return sum((line.count or 0) * names.more_in_deck(line.card) for line in lines.get(HYPERSPATIAL_ZONE, ()))


def outside_problems(lines: Mapping[str, Sequence[DeckLine]], format: DeckFormat, names: CardNames) -> list[Problem]:
    """Return how the cards outside a deck break its format; `lines` are those of each section, the main deck too."""
    problems = []
    for section, (least, most, copies) in _OUTSIDE.items() if format == "standard" else ():
        size = _size(lines.get(section, ()))
        if size and not least <= size <= most:
            allowed = f"exactly {most}" if least == most else f"at most {most}"
            problems.append(Problem(None, f"{size} cards in the {section}: it has {allowed}."))
        problems += _too_many_copies(lines.get(section, ()), copies, f"the {section}")
    starting: Counter[str] = Counter()
    for line in lines.get(BATTLE_ZONE, ()):
        starting[line.card] += line.count or 0
    if problem := names.problem_of_set(starting):
        problems.append(Problem(None, f"{BATTLE_ZONE}: {problem}"))
    everything = sum(map(_size, lines.values())) + sum(names.parts_beside(name) for name in starting)
    if everything > MOST_CARDS and any(lines.get(section) for section in OUTSIDE.values()):
        problems.append(
            Problem(None, f"{everything} cards with those outside the deck: duelsim plays up to {MOST_CARDS}.")
        )
    return problems


def place_problem(line: DeckLine, section: str, names: CardNames) -> Problem | None:
    """The problem that a known card does not belong in this section of a deck, or None."""
    right = names.section_of(line.card)
    if right == section:
        return None
    where = "belongs in the main deck" if right == MAIN else f"begins the game in the {right}"
    return Problem(line.line, f'"{shown(line.card)}" {where}: write it under [{right[0].upper()}{right[1:]}].')


def _size(lines: Sequence[DeckLine]) -> int:
    return sum(line.count or 0 for line in lines)


def _too_many_copies(lines: Sequence[DeckLine], most: int | None, deck: str) -> list[Problem]:
    if most is None:
        return []
    lines_of: defaultdict[str, list[DeckLine]] = defaultdict(list)
    for line in lines:
        lines_of[line.card].append(line)
    problems = []
    for card, same in lines_of.items():
        copies = sum(line.count or 0 for line in same)
        if copies > most:
            numbers = ", ".join(str(line.line) for line in same[:_MOST_LINES_NAMED])
            others = f" and {len(same) - _MOST_LINES_NAMED:,} more" if len(same) > _MOST_LINES_NAMED else ""
            where = f" (lines {numbers}{others})" if len(same) > 1 else ""
            message = f'{copies} copies of "{shown(card)}"{where}: {deck} has at most {most} of a name.'
            problems.append(Problem(same[-1].line, message))
    return problems


def _wrong_size(lines: Sequence[DeckLine], format: DeckFormat, more: int) -> list[Problem]:
    fewest, most = (size + more for size in _SIZES[format])
    size = _size(lines)
    if size > most:
        change = f"Take out {size - most}."
    elif size < fewest and all(line.count is not None for line in lines):
        change = f"Add {fewest - size}."
    else:  # a line with an unreadable count may hold the missing cards
        return []
    allowed = f"exactly {most}" if fewest == most else f"{fewest} to {most}"
    deck = "a standard deck" if format == "standard" else "an open deck"
    deck += f" with rule plus cards for {more} more" if more else ""
    cards = "1 card" if size == 1 else f"{size} cards"
    return [Problem(None, f"{cards}: {deck} has {allowed}. {change}")]
