"""How a game and the tables of its cards are written down."""

from copy import deepcopy
from typing import Annotated, Any

import numpy as np
import pytest

from sim.engine.entry_point import copy_record
from sim.engine.record.codes import programs
from sim.engine.record.layout import KEPT, Capacity, Column, Grid, empty_records, emptying, every, fields, layout
from sim.engine.record.state import Game, new_records
from sim.engine.record.tables import TABLES
from sim.games.scenario import YOU, Scenario, Side, tapped


class Example:
    """A record of every sort of field."""

    number: int
    first: int = 1
    named: Annotated[int, KEPT, np.uint64]
    cards: Annotated[Column, 3] = every(-1)
    grid: Annotated[Grid, 2, 3]
    listed: Annotated[Grid, 2, Capacity(4)]
    kept: Annotated[Column, 2, KEPT]


def test_a_declared_record_has_its_fields_in_order() -> None:
    assert layout(Example).names == ("number", "first", "named", "cards", "grid", "listed", "kept")
    assert layout(Example)["named"] == np.uint64
    assert layout(Example)["listed"].shape == (2, 4)


def test_sizes_that_do_not_fit_are_refused() -> None:
    class Wrong:
        column: Annotated[Column, 2, 3]

    with pytest.raises(TypeError, match=r"Wrong.column: 2 sizes do not make a Column"):
        layout(Wrong)


def test_an_empty_record_has_the_values_declared() -> None:
    record = empty_records(Example, 1)[0]
    assert (record.number, record.first, record.named) == (0, 1, 0)
    assert record.cards.tolist() == [-1, -1, -1]
    assert not record.grid.any()


def test_emptying_leaves_lists_and_what_is_kept() -> None:
    record = empty_records(Example, 1)[0]
    for name in layout(Example).names or ():
        record[name] = 7
    emptying(Example)(record)
    assert (record.number, record.first, record.named) == (0, 1, 7)
    assert record.cards.tolist() == [-1, -1, -1]
    assert not record.grid.any()
    assert record.listed.tolist() == [[7] * 4] * 2
    assert record.kept.tolist() == [7, 7]


def test_what_empties_a_record_is_found_again_by_its_module() -> None:
    """Without one, what calls it was compiled again at every start."""
    assert emptying(Example).__module__ == "sim.engine.record.layout"


def test_a_game_that_is_emptied_is_as_new() -> None:
    state: Any = new_records()
    for field in fields(Game):
        state[field.name] = 3
    emptying(Game)(state[0])
    new: Any = new_records()
    for field in fields(Game):
        assert field.stays or np.array_equal(state[field.name], new[field.name]), field.name
    assert {field.name for field in fields(Game) if field.stays and not field.sizes} == {
        "digest",
        "turn_cap",
        "checking",
        "recording",
    }


def test_every_argument_of_a_step_has_a_column_of_its_own() -> None:
    named = {name for names in programs.ARGUMENTS.values() for name in names}
    columns = {"step_modes" if name in programs.MODES else f"step_{name}" for name in named}
    assert TABLES.names is not None
    assert {name for name in TABLES.names if name.startswith("step_")} == columns | {
        "step_code",
        "step_keywords",
        "step_triggers_barred",
    }


def test_a_copy_has_the_delayed_triggers_too() -> None:
    """603.6: four Battleship Mutants give twelve others an ability that waits, and each other as well."""
    mutants, others = ["Battleship Mutant"] * 4, ["Gigabolver"] * 12
    game = Scenario(you=Side(battle=[*mutants, *others]), opponent=Side(battle=[tapped("Bolshack Dragon")]))
    for mutant in mutants:
        game.tap_ability(mutant)
    assert game.record.delayed_count == 4 * (4 + 12)
    assert deepcopy(game).attack("Gigabolver", "Bolshack Dragon").settle().zone(YOU, "battle").count("Gigabolver") == 11
    copy: Any = new_records()
    copy_record(copy, game.session.state[:1])
    for field in fields(Game):
        if field.name.startswith("delayed_"):
            at = slice(None, 4 * (4 + 12)) if field.sizes else ()
            assert np.array_equal(copy[field.name][0][at], game.session.state[field.name][0][at]), field.name
