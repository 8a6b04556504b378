"""The search for a playbook, on a field whose truth is known, and the test on held-out luck."""

import pytest

from sim.cards.library import cards_in_use
from sim.searches import playbooks
from sim.searches.budget import Budget
from sim.searches.held_out import held_out_test
from sim.searches.playbooks import PlaybookSearch
from sim.searches.search import Found, Step
from sim.searches.tuned_text import Origin, tuned_text
from sim.statistics.comparison import Verdict
from strategies.playbooks.edits import Edit
from strategies.playbooks.lines import Playbook
from strategies.playbooks.reading import read_playbook
from strategies.playbooks.vocabulary import Vocabulary
from tests.searches.fields import FieldOfNumbers, deck_of

GAIN = {"keep Corile": 6.0, "fill the mana": 5.0, "rather Aqua Hulcus": 4.0}
LOSS = {"never Aqua Hulcus": -8.0, "players when lethal": 3.0}


def book(text: str) -> Playbook:
    return read_playbook(text, cards_in_use().deck_names.known)


def search(
    field: FieldOfNumbers, base: str = "base: rush\n", seed: int = 1, steps: list[Step[Edit]] | None = None
) -> PlaybookSearch:
    cards = deck_of("Corile", "Aqua Hulcus")
    vocabulary = Vocabulary(cards, cards_in_use().deck_names.known)
    return PlaybookSearch(field, vocabulary, book(base), seed, ([] if steps is None else steps).append)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short rounds, and rounds with one idle pair."""
    monkeypatch.setattr(playbooks, "STAGE_BLOCKS", 4)
    monkeypatch.setattr(playbooks, "IDLE_PAIRS", 1)
    monkeypatch.setattr(playbooks, "ROUNDS_WITHOUT_GAIN", 2)


def test_a_search_finds_what_gains_and_drops_what_costs() -> None:
    steps: list[Step[Edit]] = []
    field = FieldOfNumbers({**GAIN, **LOSS})
    found = search(field, "base: rush\nuse\n    never Aqua Hulcus\n", steps=steps).run()
    text = [part.strip() for part in tuned_text(found, None, Origin("rush", [], 1, 1)).splitlines()]
    assert {"keep Corile", "fill the mana", "rather Aqua Hulcus", "players when lethal"} <= set(text)
    assert "never Aqua Hulcus" not in text
    assert found.stopped == "nothing gains"
    assert [step.is_kept for step in steps][-playbooks.ROUNDS_WITHOUT_GAIN :] == [False] * 2
    assert found.steps == steps and all(
        step.gain is not None and step.gain.verdict is Verdict.BETTER for step in steps if step.is_kept
    )


def test_where_nothing_gains_the_base_is_left() -> None:
    """Each round is wrong with a chance of 2.5 %."""
    kept = 0
    for seed in range(4):
        found = search(FieldOfNumbers({}), seed=seed).run()
        kept += found.has_changed
    assert kept <= 1


def test_the_same_seed_and_games_find_the_same_and_no_pair_is_played_for_two_purposes() -> None:
    fields = [FieldOfNumbers(GAIN) for _ in range(2)]
    first, second = (search(field, seed=3).run() for field in fields)
    assert first.best == second.best and first.steps == second.steps
    assert fields[0].played == fields[1].played
    # Stopped after as many games as another run had time for, it has found what that one had.
    short = FieldOfNumbers(GAIN)
    short.begin(Budget(games=first.steps[0].games))
    found = search(short, seed=3).run()
    assert found.stopped == "budget spent" and found.steps == first.steps[:1]


def test_a_budget_that_is_too_small_finds_nothing() -> None:
    field = FieldOfNumbers(GAIN)
    field.begin(Budget(games=1))
    found = search(field).run()
    assert (found.stopped, found.steps, found.has_changed) == ("budget spent", [], False)
    field.begin(Budget(seconds=0.0))
    assert search(field).run().stopped == "budget spent"


def test_ctrl_c_leaves_what_was_confirmed() -> None:
    calls = 0
    steps: list[Step[Edit]] = []

    def press() -> None:
        nonlocal calls
        calls += bool(steps)
        if calls == 2:
            raise KeyboardInterrupt

    running = search(FieldOfNumbers(GAIN, before=press), steps=steps)
    with pytest.raises(KeyboardInterrupt):
        running.run()
    assert running.found.stopped == "interrupted"
    assert running.found.has_changed and steps[0].is_kept
    assert "interrupted before the test" in tuned_text(running.found, None, Origin("rush", [], 1, 1))
    nothing = Found(book(BASE), book(BASE))
    assert "interrupted before any gain was confirmed" in tuned_text(nothing, None, Origin("rush", [], 1, 1))


def test_a_seed_tries_the_same_in_every_version() -> None:
    """Somebody may have kept such a search."""
    found = search(FieldOfNumbers({**GAIN, **LOSS}), "base: rush\nuse\n    never Aqua Hulcus\n", seed=3).run()
    assert [(step.tried, len(step.changes), step.is_kept, step.games) for step in found.steps] == [
        (141, 9, True, 17_976),
        (144, 8, False, 35_424),
        (137, 6, True, 69_220),
        (131, 3, False, 103_040),
        (105, 3, False, 153_220),
    ]
    assert [edit.words for edit in found.steps[3].changes] == [
        "charge: keep Corile",
        "choose: rather Aqua Hulcus",
        "charge: until mana 10",
    ]
    assert {"use: without never Aqua Hulcus", "use: rather Aqua Hulcus"} <= {
        edit.words for edit in found.steps[0].changes
    }


# --- Held-out luck ------------------------------------------------------------------------------------------------
BASE, TUNED = "base: rush\nuse\n    keep Corile\n", "base: rush\nuse\n    fill the mana\n    keep Corile\n"


def test_the_worth_of_every_line_is_measured_on_held_out_luck() -> None:
    field = FieldOfNumbers(GAIN)
    found = held_out_test(field, book(BASE), book(TUNED), 8, 60_000)
    assert found.gains and found.is_whole and found.book == book(TUNED)
    assert found.comparison is not None
    assert found.comparison.field.difference.low < 0.05 < found.comparison.field.difference.high
    worth = {part.text: interval for part, interval in zip(found.parts, found.worth, strict=True)}
    assert set(worth) == {"fill the mana", "keep Corile"}
    for text, interval in worth.items():
        assert interval.low < GAIN[text] / 100 < interval.high and interval.low > 0
    assert {seed for seed, _ in field.played} == {8}
    assert 40_000 < field.games < 80_000


def test_a_playbook_that_is_not_better_beyond_doubt_is_given_up() -> None:
    for worth in ({}, {"fill the mana": -4.0}):
        found = held_out_test(FieldOfNumbers(worth), book(BASE), book(TUNED), 8, 20_000)
        assert not found.gains and found.is_whole and found.book == book(BASE)
        text = tuned_text(Found(book(BASE), book(TUNED)), found, Origin("mine.play", ["FN Rush (rush)"], 7, 10))
        assert "so this is the base" in text.splitlines()[0] and "fill the mana" not in text


def test_ctrl_c_during_the_test_leaves_what_is_known() -> None:
    calls = 0

    def press() -> None:
        nonlocal calls
        calls += 1
        if calls == 4:
            raise KeyboardInterrupt

    found = held_out_test(FieldOfNumbers(GAIN, before=press), book(BASE), book(TUNED), 8, 60_000)
    assert found.is_interrupted and not found.is_whole and found.book == book(TUNED)
    assert found.comparison is not None and found.comparison.field.pairs == 3 * 64
    text = tuned_text(Found(book(BASE), book(TUNED)), found, Origin("mine.play", [], 7, 10))
    assert "of a test that was interrupted" in text.splitlines()[0]


def test_the_file_says_where_it_comes_from_and_reads_back() -> None:
    held_out = held_out_test(FieldOfNumbers(GAIN), book(BASE), book(TUNED), 8, 40_000)
    found = Found(book(BASE), book(TUNED))
    text = tuned_text(found, held_out, Origin("mine.play", ["FN Rush (fn-rush.play)"], 7, 30_000))
    head = [line for line in text.splitlines() if line.startswith("#")]
    assert head[0].startswith("# Tuned from mine.play: +") and "points on held-out luck" in head[0]
    assert head[1] == "# Field: FN Rush (fn-rush.play)"
    assert "--seed 7 --games 30000; held-out seed 8: " in head[2]
    assert book(text) == book(TUNED)
    assert any(line.startswith("    keep Corile") and "# +" in line for line in text.splitlines())


def test_a_large_field_and_long_lines_can_be_read_back() -> None:
    long = "use\n    " + ", ".join(f"creatures with power {number}000 or less" for number in range(1, 13))
    assert 410 < len(long) < 500
    base = book(f"base: rush\n{long}\n")
    held_out = held_out_test(FieldOfNumbers({}), base, base, 8, 1000)
    text = tuned_text(
        Found(base, base), held_out, Origin("mine.play", ["A deck of a very long name (rush)"] * 30, 7, 10)
    )
    assert max(map(len, text.splitlines())) <= 500 and book(text) == base
