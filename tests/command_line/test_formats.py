"""--format and --date, and `duelsim decks formats`."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

import duelsim
from decks.formats import FORMATS, find_format
from decks.formats.format import Pool
from decks.shipped import shipped_decks
from sim.command_line import commands
from sim.command_line.named_decks import field_or_default


def said(result: Any) -> str:
    return " ".join(result.output.split())


def test_check_says_what_is_wrong_in_the_words_of_the_format(run: Any) -> None:
    result = run("decks", "check", "removal-bombazar", "--format", "hall-of-fame", "--date", "2006-04-01")
    assert result.exit_code == 2
    assert "Bombazar, Dragon of Destiny is banned since 2006-03-15 (Premium Hall of Fame)." in said(result)
    assert "Hall of Fame of 2006-03-15." in result.stdout
    result = run("decks", "check", "removal-bombazar", "--format", "hall-of-fame", "--date", "2005-08-01")
    assert result.exit_code == 0 and "is a valid Hall of Fame deck of 40 cards." in said(result)


def test_check_says_which_hall_of_fame_is_the_newest_and_what_was_not_checked(run: Any) -> None:
    result = run("decks", "check", "fn-rush", "--format", "original")
    assert result.exit_code == 0
    assert "is a valid Original deck" in said(result)
    assert "Hall of Fame of 2026-03-16, the newest that duelsim knows." in said(result)
    (found,) = json.loads(run("decks", "check", "fn-rush", "--format", "original", "--json").stdout)
    assert (found["format"], found["hall_of_fame"], found["newest"]) == ("original", "2026-03-16", True)
    assert "not_checked" in found
    (found,) = json.loads(run("decks", "check", "removal-bombazar", "--format", "original", "--json").stdout)
    assert (found["ok"], found["format"], found["hall_of_fame"]) == (False, "original", "2026-03-16")
    assert "format" not in json.loads(run("decks", "check", "fn-rush", "--json").stdout)[0]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--format", "originel"), 'There is no format and no file "originel". Did you mean "original"?'),
        (("--format", "original", "--date", "2010-01-01"), "original exists since 2021-01-01."),
        (("--date", "2010-01-01"), "standard is the same on all days."),
        (("--format", "original", "--date", "1.7.2025"), '"1.7.2025" is not a day such as 2025-07-01.'),
        (("--limits", "2005-07-15"), "There is no --limits any more: write --format hall-of-fame --date 2005-07-15."),
        (("--limits", "mine.txt"), "There is no --limits any more: write --format with the file of cards."),
    ],
)
def test_what_is_not_there_is_refused(run: Any, words: tuple[str, ...], message: str) -> None:
    result = run("decks", "check", "fn-rush", *words)
    assert result.exit_code == 2
    assert message.lower() in said(result).lower()


def test_a_file_with_a_wrong_line_is_refused_once(run: Any, tmp_path: Path) -> None:
    (tmp_path / "house.txt").write_text("1 Hell Slash\n1 Nobody\n", encoding="utf-8")
    result = run("decks", "check", "fn-rush", "liquid-beast", "--format", str(tmp_path / "house.txt"))
    assert result.exit_code == 2
    assert said(result).count('line 2: duelsim knows no card "Nobody".') == 1


def test_a_format_comes_from_standard_input_once() -> None:
    def piped(text: str, *words: str) -> str:
        return said(CliRunner().invoke(commands, words, prog_name="duelsim", input=text))

    check = ("decks", "check", "removal-bombazar", "--format", "-")
    assert "4 Soulswap, but - allows 2." in piped("2 Soulswap\n", *check)
    found = piped("title: Shop\nhall of fame: yes\n2 Soulswap\n", *check, "--date", "2006-04-01")
    assert "4 Soulswap, but Shop allows 2." in found and "is banned since 2006-03-15" in found
    assert "standard input is a single deck" in piped("1 Emeral\n", "match", "-", "fn-rush", "--format", "-")


def test_a_match_holds_both_decks_to_the_format(run: Any) -> None:
    words = ("match", "removal-bombazar", "fn-rush", "--games", "2", "--format", "hall-of-fame", "--date", "2006-04-01")
    result = run(*words)
    assert result.exit_code == 2 and "is banned since 2006-03-15" in said(result)


def test_an_experiment_file_has_a_day_and_a_format_beside_it(run: Any, tmp_path: Path) -> None:
    match = 'experiment = "match"\ndeck-a = "removal-bombazar"\ndeck-b = "fn-rush"\ngames = 2\n'
    (tmp_path / "day.toml").write_text(f'{match}format = "hall-of-fame"\ndate = 2006-04-01\n', encoding="utf-8")
    assert "is banned since 2006-03-15" in said(run("run", str(tmp_path / "day.toml")))
    (tmp_path / "house.txt").write_text("0 Emeral\n2 Soulswap\n", encoding="utf-8")
    (tmp_path / "shop.toml").write_text(f'{match}format = "house.txt"\n', encoding="utf-8")
    assert "4 Soulswap, but house allows 2." in said(run("run", str(tmp_path / "shop.toml")))


def test_the_list_of_formats(run: Any) -> None:
    lines = run("decks", "formats").stdout.splitlines()
    assert [line.split()[0] for line in lines if line[0] != " "] == [*FORMATS]
    found = json.loads(run("decks", "formats", "--json").stdout)
    assert [one["format"] for one in found] == [*FORMATS]
    assert found[3]["without"] == ["hyperspatial zone", "GR zone", "battle zone"]


def test_the_restricted_cards_of_a_day_in_both_languages(run: Any) -> None:
    text = run("decks", "formats", "--date", "2008-06-29").stdout
    assert text.startswith("Hall of Fame of 2008-04-15.\n\nBanned: 7\n")
    assert "  2006-03-15  Bombazar, Dragon of Destiny / 無双竜機ボルバルザーク\n" in text
    assert "One copy: 17\n" in text and "Not together in one deck: 2\n" in text
    found = json.loads(run("decks", "formats", "--date", "2008-06-29", "--json").stdout)
    assert found["date"] == "2008-06-29" and found["hall_of_fame"] == "2008-04-15"
    assert {"name": "Aquan", "japanese": "アクアン", "copies": 1, "since": "2005-03-15"} in found["restricted"]
    assert len(found["restricted"]) == 24 and len(found["not_together"]) == 2


def test_the_restricted_cards_of_a_format_of_fans(run: Any) -> None:
    text = run("decks", "formats", "classic-08").stdout
    assert "Classic 08.\n\nBanned: 1\n  Bombazar, Dragon of Destiny / 無双竜機ボルバルザーク\n" in text
    assert "1 in all of these: 12\n" in text and "Cards with a printing in: DM-01 to DM-30, DMC-01 to DMC-46" in text
    assert json.loads(run("decks", "formats", "classic-08", "--json").stdout)["in_all"][0]["copies"] == 1
    assert "The restricted cards of this format are not known here" in run("decks", "formats", "classic-05").stdout
    assert run("decks", "formats", "open").stdout.strip().endswith("11 to 60 cards, any number of a name.")
    assert run("decks", "formats", "nobody").exit_code == 2


def test_the_field_that_is_not_named_has_the_decks_that_the_format_allows(capsys: pytest.CaptureFixture[str]) -> None:
    found = field_or_default((), find_format("hall-of-fame", "2005-08-01"))
    assert found == ["liquid-beast", "murky-riptide", "rainbow-connection", "removal-bombazar"]
    assert "Hall of Fame does not allow all decks of the field: without dogiragon-buster," in capsys.readouterr().err
    assert field_or_default((), "standard") == [*shipped_decks()]
    assert field_or_default(("dogiragon-buster",), find_format("hall-of-fame", "2005-08-01")) == ["dogiragon-buster"]
    with pytest.raises(click.UsageError, match="Hall of Fame allows none of the decks of the default field"):
        field_or_default((), replace(find_format("hall-of-fame"), pool=Pool(("DM-00",))))


def test_programs_name_format_and_date() -> None:
    assert duelsim.read_deck("removal-bombazar", format="hall-of-fame", date="2005-08-01").name == "Removal Bombazar"
    with pytest.raises(duelsim.DeckError, match="is banned since 2006-03-15"):
        duelsim.read_deck("removal-bombazar", format="hall-of-fame")
    with pytest.raises(duelsim.ImpossibleExperiment, match="format: original exists since 2021-01-01"):
        duelsim.read_deck("fn-rush", format="original", date="2010-01-01")
