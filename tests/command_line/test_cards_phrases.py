"""`duelsim cards phrases`: the phrase book on a terminal and as JSON."""

import json
from typing import Any

from sim.cards.library import find_card, known_names
from sim.cards.text.phrase_book import phrases_of
from sim.tools.phrases import page


def test_phrases_are_found_by_name_meaning_and_wording(run: Any) -> None:
    for pattern in ("WIN_THE_GAME", "you WIN the game"):
        lines = run("cards", "phrases", pattern).stdout.splitlines()
        assert lines[:3] == ["Effects", "  WIN_THE_GAME: What it says.", '    "you win the game"']
    assert "  cast_for_no_cost: " in run("cards", "phrases", "without paying").stdout
    nothing = run("cards", "phrases", "flies")
    assert nothing.exit_code == 2
    assert nothing.stderr == 'No phrase has "flies" in its name, its meaning or its wordings.\n'


def test_the_json_has_cards_and_tests(run: Any) -> None:
    (found,) = json.loads(run("cards", "phrases", "SKIP_THE_REST", "--json").stdout)["phrases"]
    name = "SKIP_THE_REST_OF_THE_TURN"
    using = [card for card in known_names() if name in phrases_of(find_card(card))]
    assert (found["name"], found["group"], found["wordings"]) == (name, "Effects", ["skip the rest of the turn"])
    assert found["cards"] == len(using) > 0
    assert found["example"]["card"] in using
    assert "skip the rest of the turn" in found["example"]["text"]
    assert all(test.startswith("tests/") for test in found["tests"])
    assert found["tests"]


def test_all_phrases_are_shown_with_a_card_each(run: Any) -> None:
    found = json.loads(run("cards", "phrases", "--json").stdout)["phrases"]
    assert len(found) > 250
    assert sum(one["example"] is not None for one in found) > 200
    assert len({one["name"] for one in found}) == len(found)


def test_the_page_is_printed(run: Any) -> None:
    printed = run("cards", "phrases", "--page").stdout
    assert printed == run("cards", "phrases", "--write").stdout == page()
    assert printed.startswith("# The card language, phrase by phrase\n")


def test_the_page_takes_nothing_else(run: Any) -> None:
    for option in ("--page", "--write"):
        assert run("cards", "phrases", "destroy", option).exit_code == 2
        assert run("cards", "phrases", option, "--json").exit_code == 2
