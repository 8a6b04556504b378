"""Playbooks as rows of the tables, which the engine interprets (`strategies.scripted.playbook`)."""

from collections.abc import Sequence

from sim.cards.row_writer import RowWriter
from sim.cards.words import Cards, DefinitionError
from sim.engine.record.codes.playbooks import (
    AGAINST_ANY,
    AGAINST_PLAYERS,
    KEEP,
    KEPT,
    NEVER,
    PREFERRED,
    RATHER,
    RATHER_POINTS,
    RUNG,
    SECTIONS,
)
from sim.engine.record.tables import LINE_CONDITIONS, LINES
from strategies.playbooks.lines import ONLY_WHEN, UNLESS, Condition, Item, Line, Playbook


def write_rows(rows: RowWriter, playbooks: Sequence[Playbook | None]) -> None:
    """Write the lines of the playbooks of both decks. Raises DefinitionError if they are too many."""
    writer = _LineWriter(rows)
    for deck, playbook in enumerate(playbooks):
        if playbook is not None:
            rows.record.playbook_habits[deck] = playbook.habits
            for section in range(SECTIONS):
                writer.write(deck, section, playbook.lines[section])


class _LineWriter:
    """The rows of lines and conditions that are being written."""

    def __init__(self, rows: RowWriter) -> None:
        self.rows = rows
        self.tables = rows.record
        self.lines = 0
        self.conditions = 0

    def write(self, deck: int, section: int, lines: Sequence[Line]) -> None:
        """Write the lines about a question: a row for each of their cards and descriptions."""
        self.tables.playbook_first[deck, section] = self.lines
        for rung, line in enumerate(lines):
            when = self._conditions(line.conditions)
            for item in line.items:
                self._row(line, item, _rung(line, section, rung), when)
        self.tables.playbook_count[deck, section] = self.lines - self.tables.playbook_first[deck, section]

    def _row(self, line: Line, item: Item, rung: int, when: int) -> None:
        tables, row = self.tables, self.lines
        if row >= LINES:
            raise DefinitionError(f"the two playbooks together have more than {LINES} lines")
        self.lines += 1
        tables.line_form[row] = line.form
        tables.line_rung[row] = rung
        tables.line_cards[row] = self._filter(item.cards)
        tables.line_asks[row] = item.asks
        tables.line_against[row] = AGAINST_ANY
        if line.against is not None:
            tables.line_against[row] = (
                AGAINST_PLAYERS if line.against.cards is None else self._filter(line.against.cards)
            )
        tables.line_verb[row] = line.verb
        tables.line_when[row] = when
        tables.line_unless[row] = int(line.link in (UNLESS, ONLY_WHEN))

    def _filter(self, cards: Cards | None) -> int:
        return -1 if cards is None else self.rows.plain_filter(cards, powers=True, keywords=True)

    def _conditions(self, conditions: Sequence[Condition]) -> int:
        """Write conditions that must all hold, and return the row of the first; -1 for none."""
        tables = self.tables
        first = -1
        for condition in reversed(conditions):
            row = self.conditions
            if row >= LINE_CONDITIONS:
                raise DefinitionError(f"the two playbooks together have more than {LINE_CONDITIONS} conditions")
            self.conditions += 1
            tables.when_asks[row] = condition.asks
            tables.when_theirs[row] = int(condition.theirs)
            tables.when_zone[row] = condition.zone
            tables.when_cards[row] = self._filter(condition.cards)
            tables.when_most[row] = int(condition.at_most)
            tables.when_number[row] = condition.number
            tables.when_next[row] = first
            first = row
        return first


def _rung(line: Line, section: int, place: int) -> int:
    """The rung of a line by its place: the first of those that prefer is the highest, of the others the lowest."""
    if line.form == RATHER:
        return -RATHER_POINTS[section] if line.is_denied else RATHER_POINTS[section]
    if line.form == NEVER:
        return -PREFERRED + place * RUNG
    return KEPT + place * RUNG if line.form == KEEP else PREFERRED - place * RUNG
