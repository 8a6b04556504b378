"""The arguments of program steps: one table lists them, and the writer checks every step with it."""

import pytest

from sim.cards.row_writer import RowWriter
from sim.cards.tabulation import tabulate
from sim.cards.words import CREATURES, FIRE, OPPONENTS, YOURS, choose, destroy, draw, may, spell
from sim.engine.record.codes import programs


def test_the_table_has_every_step() -> None:
    before_branches = [code for code in programs.ARGUMENTS if code < programs.BRANCHES]
    branches = range(programs.BRANCHES + 1, programs.PAID + 1)
    assert sorted(programs.ARGUMENTS) == [*range(len(before_branches)), *branches]


def test_every_argument_has_a_column_of_its_own() -> None:
    columns = {name for name in RowWriter().record.dtype.names if name.startswith("step_")}
    named = {name for arguments in programs.ARGUMENTS.values() for name in arguments if name not in programs.MODES}
    assert columns == {f"step_{name}" for name in named} | {"step_code", "step_modes"}


def test_arguments_are_written_into_their_columns() -> None:
    rows = RowWriter()
    row = rows.step(programs.DRAW, add_to_them=1, up_to=1, amount=3, whose=OPPONENTS)
    record = rows.record
    columns = [record.step_code, record.step_amount, record.step_whose, record.step_up_to, record.step_add_to_them]
    assert [column[row] for column in columns] == [programs.DRAW, 3, OPPONENTS, 1, 1]


@pytest.mark.parametrize(
    "arguments",
    [
        {"amount": 1, "whose": YOURS, "up_to": 0},
        {"amount": 1, "whose": YOURS, "up_to": 0, "add_to_them": 0, "tapped": 1},
        {},
    ],
)
def test_a_step_takes_exactly_its_arguments(arguments: dict[str, int]) -> None:
    with pytest.raises(TypeError, match=f"step {programs.DRAW} takes"):
        RowWriter().step(programs.DRAW, **arguments)


def test_jumps_are_written_when_their_target_is_known() -> None:
    rows = RowWriter()
    jump = rows.step(programs.UNLESS, condition=7)
    rows.step(programs.THIS, how=programs.AS_IT_IS)
    rows.go_here(jump)
    assert (rows.record.step_condition[jump], rows.record.step_go_to[jump]) == (7, jump + 2)
    modes = rows.step(programs.MODE, count=2, chosen=0, chooser=0)
    rows.go_here(modes, "mode_2")
    assert rows.record.step_modes[modes].tolist() == [0, modes + 1, 0, 0, 0, 0]


def test_the_steps_of_a_card() -> None:
    rows, kinds = tabulate([spell("Test Card", FIRE, 3, may(draw(2)), destroy(choose(1, CREATURES)))])
    first = int(rows.record.program[kinds["Test Card"]])
    assert rows.record.step_code[first : first + 5].tolist() == [
        programs.MAY,
        programs.DRAW,
        programs.SELECT,
        programs.DO,
        programs.END,
    ]
    assert rows.record.step_go_to[first] == first + 2
