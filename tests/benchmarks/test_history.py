"""The published statements have sources, decks that can be played and a form that games can test."""

import json
import re
from collections import Counter
from pathlib import Path
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest
from click.testing import CliRunner

from decks.reading import slots
from sim.statistics.intervals import Interval

AHEAD = "lookahead:8/auto"
HEAD = """
[fields]
rush = ["fn-rush", "mono-red-rush"]
[[statement]]
id = "one"
words = "Rush is fast"
title = "A page"
address = "https://example.org"
date = "2005"
side = "attack"
strength = "weak"
"""


@pytest.fixture
def statements(benchmark: ModuleType) -> dict[str, object]:
    return {one.id: one for one in benchmark.read_statements()}


def test_there_are_forty_statements_and_more_than_half_do_not_need_attackers(benchmark: ModuleType) -> None:
    statements = benchmark.read_statements()
    sides = Counter(one.side for one in statements)
    assert len({one.id for one in statements}) == len(statements) >= 40
    assert 2 * (sides["late"] + sides["card"]) >= len(statements)


def test_every_statement_says_who_published_it_where_and_when(benchmark: ModuleType) -> None:
    for one in benchmark.read_statements():
        assert len(one.words) > 20 and not one.words.endswith("."), one.id
        assert re.fullmatch(r"https?://\S+", one.address) and len(one.title) > 10, one.id
        assert re.fullmatch(r"\d{4}(-\d\d){0,2}|undated", one.date), one.id


def test_every_statement_is_about_decks_and_cards_that_can_be_played(benchmark: ModuleType) -> None:
    for one in benchmark.read_statements():
        for name in (one.deck, *one.against, *([one.than] if one.than else [])):
            assert len(slots(benchmark.deck_called(name))) == 40, (one.id, name)
        assert not one.card or one.card in slots(benchmark.deck_called(one.deck)), one.id
        assert one.deck not in one.against and len(set(one.against)) == len(one.against), one.id


def test_every_field_is_that_of_a_statement(benchmark: ModuleType) -> None:
    assert {one.field for one in benchmark.read_statements()} - {""} == set(benchmark.read_fields())


def test_the_lists_beside_the_statements_say_where_they_are_from_and_are_used(benchmark: ModuleType) -> None:
    used = {name for one in benchmark.read_statements() for name in (one.deck, one.than, *one.against)}
    for file in benchmark.FOLDER.glob("*.txt"):
        head = file.read_text(encoding="utf-8")
        assert re.search(r"^# year: \d{4}$", head, re.M) and re.search(r"^# source: .+", head, re.M), file.name
        assert file.stem in used


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ('kind = "matchup"\ndeck = "fn-rush"\nagainst = ["liquid-beast"]', "more_than or less_than"),
        ('kind = "order"\ndeck = "fn-rush"\nfield = "rush"\nmore_than = 0', "do not make 'order'"),
        ('kind = "card"\ndeck = "fn-rush"\nfield = "rush"\nmore_than = 0', "do not make 'card'"),
        ('kind = "field"\ndeck = "fn-rush"\nagainst = ["fn-rush"]\nmore_than = 50', "do not make 'field'"),
        ('kind = "field"\ndeck = "fn-rush"\nfield = "control"\nmore_than = 50', "'control' is no field"),
        ('kind = "guess"\ndeck = "fn-rush"\nfield = "rush"\nmore_than = 50', "kind"),
    ],
)
def test_a_statement_that_games_cannot_test_is_refused(
    benchmark: ModuleType, tmp_path: Path, lines: str, problem: str
) -> None:
    file = tmp_path / "statements.toml"
    file.write_text(HEAD + lines, encoding="utf-8")
    with pytest.raises(ValueError, match=problem):
        benchmark.read_statements(file)


def test_a_deck_does_not_play_itself_in_its_field(benchmark: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "statements.toml"
    file.write_text(HEAD + 'kind = "field"\ndeck = "fn-rush"\nfield = "rush"\nmore_than = 50', encoding="utf-8")
    (one,) = benchmark.read_statements(file)
    assert one.against == ("mono-red-rush",)
    assert one.implies() == "FN Rush wins more than 50 % against the field rush"


def test_an_interval_agrees_disagrees_or_leaves_a_statement_open(benchmark: ModuleType, statements: dict) -> None:
    more, less = statements["bombazar-murky-riptide"], statements["liquid-beast-fast-fire"]
    for low, high, verdicts in (
        (0.51, 0.6, ("agrees", "disagrees")),
        (0.4, 0.49, ("disagrees", "agrees")),
        (0.45, 0.55, ("open", "open")),
    ):
        interval = Interval((low + high) / 2, low, high)
        assert (more.verdict(interval), less.verdict(interval)) == verdicts


def test_a_card_is_compared_with_as_many_other_cards_against_the_same_opponents(
    benchmark: ModuleType, statements: dict
) -> None:
    others, without = benchmark.lines_of(statements["card-bajula"], "rush", 1, benchmark.Pilots())
    assert len(others) == len(without) == 4 * benchmark.SAMPLES
    drawn = set()
    for one, other in zip(others, without, strict=True):
        assert one.sides[1] == other.sides[1]
        own = other.sides[0]
        assert {own.slots[slot] for slot in own.blanks} == {"Überdragon Bajula"} and len(own.blanks) == 4
        blank = [one.sides[0].slots[slot] for slot in one.sides[0].blanks]
        assert len(blank) == 4 and "Überdragon Bajula" not in blank
        drawn.add(one.sides[0].blanks)
    assert len(drawn) > benchmark.SAMPLES


def test_pairs_with_an_error_count_in_neither_line(benchmark: ModuleType) -> None:
    scores = np.array([[1.0, 0.5, np.nan, 1.0], [0.0, 0.5, 1.0, np.nan]])
    found = benchmark.found_in(scores, 3)
    assert (found.estimate, found.games, found.errors) == (0.5, 16, 2)
    assert found.low < 0.5 < found.high


def test_the_command_plays_a_win_rate_an_order_and_a_card(benchmark: ModuleType) -> None:
    names = ["mana-destruction-rush", "mana-destruction-rush-most", "card-corile"]
    shown = CliRunner().invoke(benchmark.main, [*names, "--players", "rush", "--games", "4", "--json"])
    assert shown.exit_code == 0, shown.output
    found = json.loads(shown.stdout)["found"]["rush"]
    assert {name: figures["games"] for name, figures in found.items()} == {
        "card-corile": 32,  # four opponents, the deck twice
        "mana-destruction-rush": 4,
        "mana-destruction-rush-most": 16,  # two decks, two opponents
    }


def test_who_judges_by_the_universal_value_is_kept_apart(benchmark: ModuleType) -> None:
    statements, found = benchmark.read_statements()[:1], benchmark.Found(0.6, 0.5, 0.7, 4, 0, 1)

    def names(pilots: object) -> list[str]:
        return [name for name, *_ in benchmark.judged(statements, ("rush", AHEAD), lambda *_: found, pilots)]

    assert names(benchmark.Pilots(learning=False)) == ["rush", f"{AHEAD} --no-learning"]
    assert names(SimpleNamespace(learn=True)) == ["rush", AHEAD]


def test_the_same_seed_gives_the_same_games(benchmark: ModuleType) -> None:
    arguments = ["mana-destruction-rush", "--players", "rush", "--games", "8"]
    first, again, other = (
        CliRunner().invoke(benchmark.main, [*arguments, *more]).stdout
        for more in ([], ["--jobs", "2"], ["--seed", "1"])
    )
    assert first == again != other and "Resource Catastrophe wins less than 50 %" in first


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["bombazar-forever"], "There is no statement or side 'bombazar-forever'"),
        (["--players", "general nobody"], "no player is called 'nobody'"),
        (["--games", "-1"], "Invalid value for '--games'"),
    ],
)
def test_what_cannot_be_played_is_an_error_before_anything_is_played(
    benchmark: ModuleType, arguments: list[str], problem: str
) -> None:
    refused = CliRunner().invoke(benchmark.main, arguments)
    assert refused.exit_code in (1, 2) and problem in refused.output


def test_the_page_has_the_figures_that_are_kept(benchmark: ModuleType) -> None:
    page = benchmark.PAGE.read_text(encoding="utf-8")
    written = page.split(benchmark.BEGIN)[1].split(benchmark.END)[0].strip()
    assert written == benchmark.block(benchmark.read_statements(), benchmark.read_kept())
