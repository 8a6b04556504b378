"""How a game and the tables of its cards are written down."""

from sim.engine.record.codes import programs
from sim.engine.record.tables import TABLES


def test_every_argument_of_a_step_has_a_column_of_its_own() -> None:
    named = {name for names in programs.ARGUMENTS.values() for name in names}
    columns = {"step_modes" if name in programs.MODES else f"step_{name}" for name in named}
    assert TABLES.names is not None
    assert {name for name in TABLES.names if name.startswith("step_")} == columns | {"step_code", "step_keywords"}
