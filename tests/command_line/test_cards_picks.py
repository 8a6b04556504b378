"""`duelsim cards picks`: what the words of texts pick. Its whole output is kept in `cards_picks.txt`, to be read."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sim.cards.library import cards_in_use
from sim.cards.library.picks import picks_of
from sim.command_line.commands.cards_picks import picks_lines

KEPT = Path(__file__).with_name("cards_picks.txt")  # the output of `duelsim cards picks`
HEADING = re.compile(r'"(?P<word>.+?)"(?: \([^)]+\))?, (?P<kind>in names|in races|a name|a race|an ability), picks .+')


def test_what_the_words_pick_is_what_has_been_read() -> None:
    """The words in names, and a sample of the others; nothing is read again. The soak looks for the words too."""
    entries = cards_in_use().entries
    blocks = KEPT.read_text(encoding="utf-8").rstrip("\n").split("\n\n")
    in_names = sum("in names, picks" in block for block in blocks)
    for block in [*blocks[:in_names], *blocks[in_names::8]]:
        heading, *lines = block.split("\n")
        said = HEADING.fullmatch(heading)
        assert said is not None, heading
        found = picks_of(said["kind"], said["word"], (), entries)
        first, *others = picks_lines((found,), whole=False)
        assert heading.startswith(first), heading
        assert others == lines, heading


@pytest.mark.soak
def test_the_whole_output_is_what_has_been_read(run: Any) -> None:
    assert run("cards", "picks").stdout == KEPT.read_text(encoding="utf-8")


def test_a_word_is_shown_card_by_card(run: Any) -> None:
    lines = run("cards", "picks", "paras").stdout.splitlines()
    assert lines[0] == '"Paras" (パラス), in names, picks 12 cards for Parasrex, Chain Parasitic Eye'
    assert lines[1] == "    Paparas & Mamaras, Parent Ball  父母の玉 パパラス&ママラス"
    assert "    Parasrapt, Revinvakind (cannot be played yet)" in lines


def test_a_card_that_finds_only_itself_is_named(run: Any) -> None:
    assert run("cards", "picks", "cloned blade").stdout.splitlines()[-1] == "    no other card for Cloned Blade"
    assert "no other card" not in run("cards", "picks", "paras").stdout
    (picks,) = json.loads(run("cards", "picks", "Cloned Blade", "--json").stdout)["words"]
    assert picks["no_other_card_for"] == ["Cloned Blade"]


def test_its_json_has_the_same(run: Any) -> None:
    (picks,) = json.loads(run("cards", "picks", "Wild Veggies", "--json").stdout)["words"]
    assert (picks["kind"], picks["word"], picks["races"]) == ("in races", "Wild Veggies", ["Wild Veggies"])
    heading, *_ = run("cards", "picks", "Wild Veggies").stdout.splitlines()
    assert f"picks {len(picks['cards'])} cards for " in heading and len(picks["cards"]) > 60
    alarm_radish = {
        "name": "Alarm Radish / Naturatrue Trap",
        "japanese_name": "アラーム・ラディッシュ / ナチュラトゥルー・トラップ",
    }
    assert alarm_radish in picks["cards"]
    assert all(name in heading for name in picks["looked_for_by"])


def test_a_word_that_no_text_looks_for_is_an_error(run: Any) -> None:
    result = run("cards", "picks", "Parras")
    assert result.exit_code == 2
    assert result.stderr == 'No card\'s text looks for "Parras". Did you mean "Paras"?\n'


def test_a_card_of_ones_own_is_among_the_picked(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("The Torcon Men\nCreature - fire - cost 3 - power 2000 - Human\n", encoding="utf-8")
    assert "    The Torcon Men\n" in run("cards", "picks", "men", "--cards", str(file)).stdout
