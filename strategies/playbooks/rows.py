"""Playbooks as rows of the tables, which the engine interprets (`strategies.scripted.playbook`)."""

from collections.abc import Sequence
from typing import Final

from sim.cards.row_writer import RowWriter
from sim.cards.words import Cards, DefinitionError
from sim.engine.record.codes import playbooks
from sim.engine.record.tables import LINE_CONDITIONS, LINES
from sim.language import gettext, translatable
from strategies.playbooks.lines import ONLY_WHEN, UNLESS, Condition, Item, Line, Playbook


def write_rows(rows: RowWriter, books: Sequence[Playbook | None]) -> None:
    """Write the lines of the playbooks of both decks. Raises DefinitionError if they are too many."""
    writer = _LineWriter(rows)
    for deck, playbook in enumerate(books):
        if playbook is not None:
            rows.record.playbook_habits[deck] = playbook.habits
            for section in range(playbooks.SECTIONS):
                writer.write(deck, section, playbook.lines[section])
    writer.finish()


LINE_COLUMNS: Final = ("form", "tier", "cards", "asks", "against", "verb", "when", "unless")
CONDITION_COLUMNS: Final = ("asks", "theirs", "zone", "cards", "most", "number", "next")


class _LineWriter:
    """The rows of lines and conditions that are being written."""

    def __init__(self, rows: RowWriter) -> None:
        self.rows = rows
        self.lines: list[tuple[int, ...]] = []
        self.conditions: list[tuple[int, ...]] = []

    def write(self, deck: int, section: int, lines: Sequence[Line]) -> None:
        """Write the lines about a question: a row for each of their cards and descriptions."""
        first = len(self.lines)
        for tier, line in enumerate(lines):
            when = self._conditions(line.conditions)
            for item in line.items:
                self._row(line, item, _tier(line, section, tier), when)
        self.rows.record.playbook_first[deck, section] = first
        self.rows.record.playbook_count[deck, section] = len(self.lines) - first

    def finish(self) -> None:
        """Write the columns of all rows."""
        for prefix, names, rows in (
            ("line", LINE_COLUMNS, self.lines),
            ("when", CONDITION_COLUMNS, self.conditions),
        ):
            for name, values in zip(names, zip(*rows, strict=True), strict=False):
                self.rows.record[f"{prefix}_{name}"][: len(rows)] = values

    def _row(self, line: Line, item: Item, tier: int, when: int) -> None:
        if len(self.lines) >= LINES:
            raise DefinitionError(gettext("the two playbooks together have more than {most} lines", most=LINES))
        cards = self._filter(item.cards)
        against = playbooks.AGAINST_ANY
        if line.against is not None:
            against = playbooks.AGAINST_PLAYERS if line.against.cards is None else self._filter(line.against.cards)
        unless = int(line.link in (UNLESS, ONLY_WHEN))
        self.lines.append((line.form, tier, cards, item.asks, against, line.verb, when, unless))

    def _filter(self, cards: Cards | None) -> int:
        return -1 if cards is None else self.rows.plain_filter(cards, powers=True, keywords=True)

    def _conditions(self, conditions: Sequence[Condition]) -> int:
        """Write conditions that must all hold, and return the row of the first; -1 for none."""
        first = -1
        for one in reversed(conditions):
            row = len(self.conditions)
            if row >= LINE_CONDITIONS:
                said = translatable("the two playbooks together have more than {most} conditions")
                raise DefinitionError(gettext(said, most=LINE_CONDITIONS))
            cards = self._filter(one.cards)
            theirs, at_most = int(one.theirs), int(one.at_most)
            self.conditions.append((one.asks, theirs, one.zone, cards, at_most, one.number, first))
            first = row
        return first


def _tier(line: Line, section: int, place: int) -> int:
    """The tier of a line by its place: the first of those that prefer is the highest, of the others the lowest."""
    if line.form == playbooks.RATHER:
        return -playbooks.RATHER_POINTS[section] if line.is_denied else playbooks.RATHER_POINTS[section]
    if line.form == playbooks.NEVER:
        return -playbooks.PREFERRED + place * playbooks.TIER
    return (
        playbooks.KEPT + place * playbooks.TIER
        if line.form == playbooks.KEEP
        else playbooks.PREFERRED - place * playbooks.TIER
    )
