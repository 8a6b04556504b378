"""A real card that cannot be played is never called a typo: what each command says of it."""

import json
from pathlib import Path
from typing import Any

import pytest

import duelsim
from decks.unplayable import unplayable_json
from sim.cards.library.not_understood import remember
from sim.cards.library.unreviewed import not_understood_that_ship

SAID = 'Mystery is a real card that duelsim cannot play yet. Not understood: "Wait."'


@pytest.fixture(autouse=True)
def mystery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real card that an import has not understood, and a deck that has it."""
    monkeypatch.setenv("DUELSIM_CARDS", str(tmp_path / "cards"))
    monkeypatch.chdir(tmp_path)
    remember({"Mystery": ["Wait."]}, [])
    Path("deck.txt").write_text("4 mystery\n36 Corile\n")


@pytest.mark.parametrize("words", ["decks check deck.txt", "decks show deck.txt", "match deck.txt fn-rush"])
def test_a_deck_that_has_it_is_refused_with_what_is_not_understood(run: Any, words: str) -> None:
    result = run(*words.split(), "--format", "open")
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [
        "The deck deck.txt cannot be used:",
        f"  line 1: {SAID}",
        "  docs/cards.md says how to write a card that duelsim cannot play yet.",
    ]


def test_python_says_the_same() -> None:
    with pytest.raises(duelsim.DeckError) as refused:
        duelsim.read_deck("deck.txt", format="open")
    assert [problem.message for problem in refused.value.problems] == [SAID]
    assert [problem.real for problem in refused.value.problems] == [True]


def test_the_json_of_a_check_names_the_card(run: Any) -> None:
    (found,) = json.loads(run("decks", "check", "deck.txt", "--format", "open", "--json").stdout)
    (problem,) = found["problems"]
    assert problem == {"line": 1, "message": SAID, "card": "Mystery", "real": True}


def test_a_sideboard_says_the_same(run: Any) -> None:
    Path("deck.txt").write_text("40 Corile\n[Sideboard]\n4 Mystery\n")
    assert SAID in run("decks", "check", "deck.txt", "--format", "open").stderr


def test_a_card_that_is_shown_is_answered_with_what_is_known(run: Any) -> None:
    """An answer, and no error: the exit code is 0."""
    result = run("cards", "show", "mystery")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Mystery",
        "duelsim cannot play this card yet.",
        "Not understood:",
        "  Wait.",
        "docs/cards.md says how to write the card yourself.",
    ]
    found = json.loads(run("cards", "show", "corile", "MYSTERY", "--json").stdout)
    assert [one["name"] for one in found] == ["Corile", "Mystery"]
    assert found[1] == {
        "name": "Mystery",
        "playable": False,
        "not_understood": ["Wait."],
        "reason": 'not understood: "Wait."',
    }


def test_a_typo_stays_an_error(run: Any) -> None:
    result = run("cards", "show", "Misstery")
    assert result.exit_code == 2
    assert "no card is known by the name" in result.stderr


def test_a_search_by_name_finds_it_last(run: Any) -> None:
    remember({"Locomotiver's Mystery": ["Sing."]}, [])
    result = run("cards", "search", "locomotiver")
    assert result.stdout.splitlines()[-1] == SAID.replace("Mystery", "Locomotiver's Mystery").replace("Wait", "Sing")
    assert result.stderr.splitlines() == ["2 cards, 1 of which cannot be played yet."]
    found = json.loads(run("cards", "search", "--name", "locomotiver", "--json").stdout)
    assert [(one["name"], one.get("playable", True)) for one in found] == [
        ("Locomotiver", True),
        ("Locomotiver's Mystery", False),
    ]
    short = run("cards", "search", "locomotiver", "--limit", "1")
    assert short.stderr.splitlines() == ["2 cards, 1 of which cannot be played yet. The first is shown."]
    alone = run("cards", "search", "locomotiver's mystery")
    assert alone.stderr.splitlines() == ["1 card that cannot be played yet."]
    assert (
        "Mystery" not in run("cards", "search", "locomotiver's mystery", "--cost", "3").stdout
    )  # its cost is not known


def test_a_ruling_says_the_same(run: Any) -> None:
    Path("ruling.txt").write_text("turn: player A\nplayer A:\n  hand: Mystery\nplay:\n  use Mystery\n")
    result = run("ruling", "ruling.txt")
    assert result.exit_code == 2
    assert result.stderr.strip() == f"Error: ruling.txt, line 3: {SAID}"


def test_a_card_that_ships_is_told_in_both_languages(run: Any) -> None:
    """The 1,000th of those of which everything is known, or the last."""
    known = [one.card() for one in not_understood_that_ship()]
    whole = [card for card in known if card.japanese_name not in ("", card.name) and card.sets and card.sentences]
    card = whole[:1000][-1]
    sentence = card.sentences[0]
    for name in (card.name, card.japanese_name):
        Path("deck.txt").write_text(f"4 {name}\n36 Corile\n", encoding="utf-8")
        refused = run("decks", "check", "deck.txt", "--format", "open").stderr
        assert f"line 1: {card.name} ({card.japanese_name}, {card.sets[0]}" in refused
        assert f'is a real card that duelsim cannot play yet. Not understood: "{sentence}"' in refused
        assert json.loads(run("cards", "show", name, "--json").stdout) == unplayable_json(card)
        (found,) = json.loads(run("decks", "coverage", "deck.txt", "--format", "open", "--json").stdout)["missing"]
        assert (found["card"], found["real"], found["frees_alone"]) == (card.name, True, 1)
        assert (found["japanese_name"], found["printed_in"]) == (card.japanese_name, list(card.sets))
        assert found["sentences"] == list(card.sentences)
