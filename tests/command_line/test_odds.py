"""`duelsim odds`: the exact odds, the games after them, and impossible questions."""

import json
from pathlib import Path
from typing import Any

import pytest

QUICK = ("odds", "murky-riptide", "--games", "0")
PLAYED = ("odds", "liquid-beast", "--against", "murky-riptide", "--games", "40", "--seed", "3")


def assert_refused(result: Any, *words: str) -> None:
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    for word in words:
        assert word in " ".join(result.stderr.split())


def result_of(run: Any, *words: str) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


# --- Exact odds -------------------------------------------------------------------------------------------
def test_the_exact_odds_need_no_games_and_no_engine(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("games were played")

    monkeypatch.setattr("sim.games.playing.batch.play_games", never)
    monkeypatch.setattr("sim.command_line.playing.load_engine", never)
    result = run(*QUICK)
    assert result.exit_code == 0
    assert result.stderr == ""
    lines = result.stdout.splitlines()
    assert lines[0] == "Murky Riptide usually has a shield trigger"
    assert lines[1].startswith("85.1 % with one or more among five shields ")
    chance = "At least one of the 12 shield triggers of Murky Riptide is among its five shields in 85.1 % of games."
    assert f"{chance} These odds hold for any player." in " ".join(result.stdout.split())
    rows = {" ".join(line.split()) for line in lines}
    assert "any of them 12 85.06 % 47.72 % 14.86 % 2.23 % 0.12 % 1.50" in rows
    assert "3 66.84 % 20.93 % 2.23 % - - 0.90" in rows
    assert "turn 4 turn 3 8 36.4 % 60.7 %" in rows
    assert "seed" not in result.stdout


def test_the_exact_odds_as_json(run: Any) -> None:
    odds = result_of(run, *QUICK, "--want", "2 terror pit, Brain Serum")
    assert (odds["experiment"], odds["deck"], odds["shuffled_cards"]) == ("odds", "Murky Riptide", 40)
    assert odds["simulated"] is None
    five = odds["any_shield_trigger"]["by_shields"][4]
    assert (five["shields"], five["expected"]) == (5, 1.5)
    assert five["at_least"][0] == pytest.approx(0.8506, abs=5e-5)
    assert [one["card"] for one in odds["shield_triggers"]] == ["Brain Serum", "Locomotiver", "Terror Pit"]
    assert len(odds["draws"]) == 11
    want = odds["wants"][0]
    assert want["cards"] == [
        {"card": "Terror Pit", "japanese_name": "デーモン・ハンド", "copies": 2},
        {"card": "Brain Serum", "japanese_name": "ネオ・ブレイン", "copies": 1},
    ]
    assert want["going_first"][:2] == [want["going_second"][0]] * 2
    assert want["going_first"][1:] == want["going_second"][:-1]
    assert odds["given_seen"] is None


def test_what_has_been_seen(run: Any) -> None:
    words = ("--seen", "3 Terror Pit", "--seen", "locomotiver", "--seen-cards", "18", "--shields", "5")
    given = result_of(run, *QUICK, *words, "--want", "terror pit")["given_seen"]
    assert given["seen"] == [
        {"card": "Terror Pit", "japanese_name": "デーモン・ハンド", "copies": 3},
        {"card": "Locomotiver", "japanese_name": "汽車男", "copies": 1},
    ]
    assert (given["seen_cards"], given["unknown_cards"], given["shields"]) == (18, 22, 5)
    assert [(one["card"], one["seen"], one["left"]) for one in given["in_shields"]] == [
        ("Brain Serum", 0, 4),
        ("Locomotiver", 1, 3),
        ("Terror Pit", 3, 1),
    ]
    assert given["in_shields"][2]["at_least"] == [pytest.approx(5 / 22)]
    assert given["wants"][0]["next_draws"] == [pytest.approx(draws / 22) for draws in range(1, 9)]
    assert result_of(run, *QUICK, "--seen", "2 Terror Pit")["given_seen"]["seen_cards"] == 2
    page = run(*QUICK, *words).stdout
    assert page.startswith(
        "Murky Riptide probably has a shield trigger left\n92.4 % with one or more among the 5 shields"
    )
    chance = (
        "At least one of the 8 unseen shield triggers of Murky Riptide is among the 5 shields that are left in 92.4 %"
    )
    assert chance in " ".join(page.split())
    assert "Shield triggers among the five shields" not in page


def test_no_shield_may_be_left(run: Any, tmp_path: Path) -> None:
    words = (*QUICK, "--seen-cards", "20", "--shields", "0")
    page = run(*words, "--out", str(tmp_path / "run")).stdout
    assert page.startswith("Murky Riptide has no shields left\n")
    assert "20 are unknown, and none of them are shields." in page
    assert "Among the shields that are left" not in page and "Drawn in the next turns" in page
    assert (tmp_path / "run" / "report.html").exists()
    given = result_of(run, *words)["given_seen"]
    assert (given["shields"], given["any_shield_trigger"]["at_least"]) == (0, [])
    assert_refused(run(*QUICK, "--seen-cards", "20", "--shields", "-1"))


# --- Games ------------------------------------------------------------------------------------------------
def test_the_games_show_what_the_triggers_did(run: Any) -> None:
    odds = result_of(run, *PLAYED, "--players", "control,rush")
    played = odds["simulated"]
    assert (odds["games"], odds["seed"], played["match"]["games"]) == (80, 3, 40)
    assert [played["match"][deck]["name"] for deck in ("deck_a", "deck_b")] == ["Liquid Beast", "Murky Riptide"]
    assert [played["match"][deck]["player"] for deck in ("deck_a", "deck_b")] == ["control", "rush"]
    assert played["deals"]["deals"] == 40
    assert [one["cards"] for one in played["worth"]] == [["Spiral Gate"]]
    assert played["worth_together"] is None
    assert [one["card"] for one in played["shield_triggers"]] == ["Spiral Gate"]
    assert played["worth"][0]["uses"] == played["shield_triggers"][0]["used"]
    assert [one["shields"] for one in played["by_shields_broken"]] == [1, 2, 3, 4, 5]
    again = result_of(run, *PLAYED, "--players", "control,rush", "--jobs", "2")
    for result in (odds, again):
        del result["seconds"], result["games_per_second"]
    assert again == odds


def test_the_page_names_the_game_to_watch(run: Any) -> None:
    result = run("odds", "murky-riptide", "--against", "fn-rush", "--games", "400", "--seed", "3")
    assert result.exit_code == 0, result.output
    assert "What a shield trigger was worth, in percentage points of win rate" in result.stdout
    assert "To watch a game: duelsim replay murky-riptide fn-rush --seed 3 --game N" in result.stdout
    line = next(line for line in result.stdout.splitlines() if "won by Terror Pit: without its shield trigger" in line)
    text = run("replay", "murky-riptide", "fn-rush", "--seed", "3", "--game", line.split()[0]).stdout
    assert "Murky Riptide casts Terror Pit by shield trigger" in text
    assert text.splitlines()[-1].startswith("Murky Riptide wins")


def test_a_deck_plays_against_itself_where_no_opponent_is_named(run: Any) -> None:
    played = result_of(run, "odds", "liquid-beast", "--games", "4", "--seed", "1")["simulated"]["match"]
    assert played["deck_a"]["hash"] == played["deck_b"]["hash"]
    assert played["win_rate_a"]["estimate"] == 0.5


def test_a_run_is_kept_resumed_and_replayed_without_the_trigger(run: Any, tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    first = result_of(run, *PLAYED, "--out", folder)
    assert json.loads((tmp_path / "run" / "summary.json").read_text(encoding="utf-8"))["deck"] == "Liquid Beast"
    again = result_of(run, *PLAYED, "--out", folder)
    assert again["simulated"] == first["simulated"]
    with_it, without = (run("replay", folder, "0", "--cell", cell).stdout for cell in ("0", "1"))
    assert "Spiral Gate (no shield trigger)" in without
    assert "(no shield trigger)" not in with_it


def test_help_has_examples(run: Any) -> None:
    text = run("odds", "--help").stdout
    assert "duelsim odds murky-riptide --games 0" in text
    assert "--want" in text
    assert "--seen-cards" in text


# --- What cannot be asked ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--want", "2 Spiral Gate"), "Murky Riptide has no Spiral Gate."),
        (("--want", "Terror Pot"), 'Murky Riptide has no card called "Terror Pot". Did you mean "Terror Pit"?'),
        (("--want", ""), "No card is named."),
        (("--want", "5 Terror Pit"), "5 Terror Pit cannot be drawn: Murky Riptide has 4."),
        (("--want", "0 Terror Pit"), "Ask for 1 or more"),
        (("--seen", "5 Terror Pit"), "5 Terror Pit cannot have been seen: Murky Riptide has 4."),
        (("--seen", "Terror Pit", "--seen", "Terror Pit"), "names Terror Pit twice"),
        (("--seen", "3 Terror Pit", "--seen-cards", "2"), "but the number of seen cards is only 2"),
        (("--seen-cards", "38"), "38 seen cards and 5 shields are more than the 40 cards of Murky Riptide."),
        (("--seen-cards", "39", "--shields", "1"), "only 1 can be unknown, not 4 Brain Serum and 4 Locomotiver"),
        (("--seen", "4 Terror Pit", "--want", "Terror Pit"), "and 4 are seen"),
        (("--shields", "3"), "say which, or how many"),
        (("--shields", "-1", "--seen", "Terror Pit"), "--shields"),
        (("--seen-cards", "-1"), "--seen-cards"),
        (("--games", "-1"), "--games"),
        (("--against", "liquid-best"), 'Did you mean "liquid-beast"?'),
        (("--players", "rush,clever"), "'clever'"),
    ],
)
def test_impossible_questions_are_usage_errors(run: Any, words: tuple[str, ...], message: str) -> None:
    assert_refused(run(*QUICK, *words), message)


def test_an_unknown_deck(run: Any) -> None:
    assert_refused(run("odds", "liquid-best"), 'Did you mean "liquid-beast"?')
    assert_refused(run("odds"), "DECK")


def test_a_card_that_starts_in_the_battle_zone_is_not_drawn(run: Any) -> None:
    assert_refused(run("odds", "mono-red-rush", "--games", "0", "--want", "Forbidden ~The Sealed X~"), "never drawn")
    assert result_of(run, "odds", "mono-red-rush", "--games", "0")["shuffled_cards"] == 39


def test_exact_odds_can_be_kept_and_games_added_later(run: Any, tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    assert result_of(run, *QUICK, "--out", folder)["simulated"] is None
    assert "85.06" in (tmp_path / "run" / "report.html").read_text(encoding="utf-8")
    later = result_of(run, "odds", "murky-riptide", "--games", "4", "--out", folder)
    assert later["simulated"]["match"]["games"] == 4
