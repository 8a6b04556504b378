"""A tuned playbook as a file: its lines with their worth, and above them where it comes from."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from sim.games.matchups.matchup import Side
from sim.language import ENGLISH, gettext, speaking
from sim.searches.held_out import HeldOut
from sim.searches.search import Found
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent
from sim.version import VERSION
from strategies.playbooks.edits import Edit
from strategies.playbooks.lines import Playbook
from strategies.playbooks.writing import written

WIDTH = 118  # letters

TunedBook = Found[Playbook, Edit]


@dataclass(frozen=True)
class Origin:
    """Where a tuned playbook comes from: what the head of its file says besides the results."""

    base: str  # the player that the search began with
    field: Sequence[str]  # names of the opponents, with their players
    seed: int
    games: int  # of the search


def origin_of(side: Side, opponents: Sequence[Side], seed: int, games: int) -> Origin:
    """Where the playbook of a side against these opponents comes from."""
    return Origin(side.player, [f"{one.name} ({one.player})" for one in opponents], seed, games)


def points(interval: Interval) -> str:
    """A difference of scores in points, with its interval.

    >>> points(Interval(0.013, 0.008, 0.018))
    '+1.3 ± 0.5'
    """
    return f"{in_percent(interval.estimate, signed=True)} ± {in_percent(interval.reach)}"


def verdict(found: TunedBook, held_out: HeldOut | None) -> str:
    """What was found, in a sentence without its full stop."""
    if not found.has_changed and found.stopped == "interrupted":
        return gettext("interrupted before any gain was confirmed: this is the base")
    if not found.has_changed:
        return gettext("nothing gained beyond luck: this is the base")
    if held_out is None or held_out.comparison is None:
        return gettext("interrupted before the test on held-out luck: what it gains is not known")
    gain = held_out.comparison.field
    said = gettext(
        "{gain} points on held-out luck ({before} to {after} %)",
        gain=points(gain.difference),
        before=in_percent(gain.base),
        after=in_percent(gain.variant),
    )
    if not held_out.is_whole:
        return gettext("{gain}, of a test that was interrupted", gain=said)
    return said if held_out.gains else gettext("{gain}: no gain beyond luck, so this is the base", gain=said)


def tuned_text(found: TunedBook, held_out: HeldOut | None, origin: Origin) -> str:
    """The text of the file."""
    book = found.best if held_out is None else held_out.book
    head = [
        f"Field: {', '.join(origin.field)}",
        f"duelsim {VERSION}, --seed {origin.seed} --games {origin.games}; {_of_held_out(held_out)}",
    ]
    remarks = {}
    if held_out is not None:
        if held_out.worth:
            head.append(
                "After a line: the points that the playbook wins more with it than without it, on held-out luck"
                " (95 % interval)"
            )
        for part, worth in zip(held_out.parts, held_out.worth, strict=False):
            remarks[part.section, part.text] = points(worth)
    # The first line stands for the playbook in lists. The others are broken, because a field may have many decks.
    with speaking(ENGLISH):  # the file is for everybody
        lines = [f"Tuned from {origin.base}: {verdict(found, held_out)}"]
    for line in head:
        lines += textwrap.wrap(line, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    return "".join(f"# {line}\n" for line in lines) + written(book, remarks)


def _of_held_out(held_out: HeldOut | None) -> str:
    if held_out is None:
        return "no test on held-out luck"
    pairs = held_out.comparison.field.pairs if held_out.comparison is not None else 0
    said = [f"{pairs:,} pairs against each opponent"] if pairs else []
    said += [f"{held_out.pairs_of_parts:,} for each line"] if held_out.worth else []
    return f"held-out seed {held_out.seed}: " + (", ".join(said) or "nothing played")
