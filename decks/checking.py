"""What can be wrong with a decklist: the problems, and the error that carries them. `decks.formats` has the formats.

A list has already been split into lines with a count and a name, which ``decks.reading`` does.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from decks.names import CardNames
from decks.outside import MAIN
from decks.shown_names import called
from decks.suggested_cards import did_you_mean_card
from decks.visible_text import shown, visible
from sim.language import gettext

MOST_SHOWN = 20  # problems of a deck that its message shows
_LONGEST_SOURCE = 500  # letters of a path


def no_card(name: str, names: CardNames, suggest: bool = True) -> str:
    """The error about a spelling that means no card, or one of several. Suggesting similar names takes time."""
    if len(meant := names.cards_called(name)) > 1:
        cards = gettext(" or ").join(gettext('"{name}"', name=shown(called(card))) for card in meant)
        return gettext('"{name}" may mean {cards}. Write the whole name.', name=shown(name), cards=cards)
    suggestion = did_you_mean_card(name, names) if suggest and names.suggesting else ""
    return gettext('no card is known by the name "{name}".', name=shown(name)) + suggestion


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
        if self.line is None:
            return self.message
        return gettext("line {line}: {problem}", line=self.line, problem=self.message)


class DeckError(Exception):
    """A deck cannot be used, or another list of cards, which ``what`` names.

    Its ``str()`` is a message for users, with a line for each of the first problems.
    """

    def __init__(self, source: str, problems: Sequence[Problem], what: str = "deck") -> None:
        super().__init__(source, problems)
        self.source = source
        self.problems = tuple(problems)
        self.what = what

    @property
    def shown(self) -> list[Problem]:
        """The first problems of lines, how many more there are, and the problems of the whole list."""
        of_lines = [problem for problem in self.problems if problem.line is not None]
        if len(of_lines) > MOST_SHOWN:
            more = gettext("and {count:,} more problems.", count=len(of_lines) - MOST_SHOWN)
            of_lines[MOST_SHOWN:] = [Problem(None, more)]
        return of_lines + [problem for problem in self.problems if problem.line is None]

    def __str__(self) -> str:
        help = gettext("docs/cards.md says how to write a card that duelsim cannot play yet.")
        source = visible(self.source).replace("\n", "\\n")
        source = source if len(source) <= _LONGEST_SOURCE else f"{source[:_LONGEST_SOURCE]}…"
        head = gettext("The {what} {source} cannot be used:", what=gettext(self.what), source=source)
        helps = [help] if any(problem.real for problem in self.problems) else []
        return "\n  ".join([head, *map(str, self.shown), *helps])


@dataclass(frozen=True)
class DeckLine:
    """A line that names a card: its number in the file, the copies (``None``: unreadable), the card."""

    line: int
    count: int | None
    card: str


def place_problem(line: int | None, card: str, right: str, section: str) -> Problem | None:
    """The problem that a card of the section `right` does not belong in this section of a deck, or None."""
    if right == section:
        return None
    there, here = (f"[{name[0].upper()}{name[1:]}]" for name in (right, section))
    values = {"card": shown(called(card)), "right": there, "wrong": here, "zone": gettext(right)}
    if right == MAIN:
        words = gettext('"{card}" belongs in the main deck: write it under {right}, not under {wrong}.', **values)
    else:
        words = gettext('"{card}" begins the game in the {zone}: write it under {right}, not under {wrong}.', **values)
    return Problem(line, words)
