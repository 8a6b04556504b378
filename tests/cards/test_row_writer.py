"""The arguments of program steps: one table says them, and the writer holds every step against it."""

import pytest

from sim.cards.row_writer import RowWriter
from sim.cards.tabulation import tabulate
from sim.cards.words import CREATURES, FIRE, OPPONENTS, YOURS, choose, destroy, draw, may, spell
from sim.engine.record.codes import programs
from sim.engine.record.tables import STEP_WIDTH


def test_the_table_has_every_step() -> None:
    assert sorted(programs.ARGUMENTS) == list(range(programs.PAID + 1))


def test_the_arguments_of_every_step_fit_into_its_row() -> None:
    for arguments in programs.ARGUMENTS.values():
        assert len(arguments) == len(set(arguments)) < STEP_WIDTH
    # The engine reads this column by its number.
    assert programs.ARGUMENTS[programs.MODE].index("chosen") + 1 == programs.MODES_CHOSEN


def test_arguments_come_into_their_columns() -> None:
    rows = RowWriter()
    row = rows.step(programs.DRAW, up_to=1, amount=3, whose=OPPONENTS)
    assert rows.record.steps[row].tolist() == [programs.DRAW, 3, OPPONENTS, 1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    "arguments",
    [{"amount": 1, "whose": YOURS}, {"amount": 1, "whose": YOURS, "up_to": 0, "tapped": 1}, {}],
)
def test_a_step_takes_just_its_arguments(arguments: dict[str, int]) -> None:
    with pytest.raises(TypeError, match="step 11 takes"):
        RowWriter().step(programs.DRAW, **arguments)


def test_jumps_are_said_when_their_end_is_known() -> None:
    rows = RowWriter()
    jump = rows.step(programs.UNLESS, condition=7)
    rows.step(programs.THIS)
    rows.go_here(jump)
    assert rows.record.steps[jump, :3].tolist() == [programs.UNLESS, 7, jump + 2]
    modes = rows.step(programs.MODE, count=2, chosen=0)
    rows.go_here(modes, "mode_2")
    assert rows.record.steps[modes].tolist() == [programs.MODE, 2, 0, modes + 1, 0, 0, 0, 0, 0]


def test_the_steps_of_a_card() -> None:
    rows, kinds = tabulate([spell("Test Card", FIRE, 3, may(draw(2)), destroy(choose(1, CREATURES)))])
    first = int(rows.record.program[kinds["Test Card"]])
    assert rows.record.steps[first : first + 5, 0].tolist() == [
        programs.MAY,
        programs.DRAW,
        programs.SELECT,
        programs.DO,
        programs.END,
    ]
    assert rows.record.steps[first, 1] == first + 2
