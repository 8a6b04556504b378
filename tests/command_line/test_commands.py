"""Every command: its help with examples, its text and its JSON."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import click
import pytest
from rich.cells import cell_len

import duelsim
from decks.shipped import all_shipped, shipped_decks
from sim.cards.library import cards_in_use, known_names
from sim.command_line.group import SECTIONS, commands
from sim.engine.record.state import GAME
from sim.games.matchups.rule_history import OPTIONS
from sim.games.matchups.rule_options import RuleOptions

COMMANDS = [
    ("match",),
    ("compare",),
    ("gauntlet",),
    ("goldfish",),
    ("improve",),
    ("lift",),
    ("matrix",),
    ("meta",),
    ("odds",),
    ("slots",),
    ("run",),
    ("replay",),
    ("report",),
    ("bench",),
    ("rules",),
    ("cards", "list"),
    ("cards", "show"),
    ("cards", "phrases"),
    ("decks", "list"),
    ("decks", "show"),
    ("decks", "check"),
    ("runs", "list"),
    ("runs", "add"),
    ("runs", "show"),
    ("runs", "compare"),
    ("runs", "rm"),
]


def json_of(result: Any) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


# --- Help -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_examples(run: Any, words: tuple[str, ...]) -> None:
    result = run(*words, "--help")
    assert result.exit_code == 0
    assert f"duelsim {' '.join(words)} " in result.stdout.split("Examples:")[1] + " "
    assert "--json" in result.stdout


def test_help_names_the_commands_and_the_exit_codes(run: Any) -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(
        f"\n  {name} " in result.stdout for name in ("match", "matrix", "cards", "decks", "replay", "rules", "bench")
    )
    assert "130 interrupted" in result.stdout


def test_the_summary_of_each_command_fits_a_narrow_terminal(run: Any) -> None:
    result = run("--help")
    assert "..." not in result.stdout.split("Questions about decks:")[1].split("Examples:")[0]


def test_without_a_command_five_lines_say_where_to_begin(run: Any) -> None:
    result = run()
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 5
    assert "duelsim match " in result.stdout and "duelsim serve " in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_the_help_lists_every_command_below_one_heading() -> None:
    listed = [name for names in SECTIONS.values() for name in names]
    with click.Context(commands) as context:
        found = ((name, commands.get_command(context, name)) for name in commands.list_commands(context))
        assert sorted(listed) == sorted(name for name, command in found if command and not command.hidden)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_the_short_help_names_every_option_and_fits_a_screen(run: Any, words: tuple[str, ...]) -> None:
    short, long = run(*words, "-h"), run(*words, "--help")
    assert short.exit_code == 0
    options = set(re.findall(r"^  (?:-h, )?(--[a-z-]+)", long.stdout, re.MULTILINE))
    assert options and options <= set(re.findall(r"--[a-z-]+", short.stdout))
    assert len(short.stdout.splitlines()) <= 48 and "Examples:" not in short.stdout


def test_options_that_many_commands_have_stand_below_headings(run: Any) -> None:
    own, shared = run("match", "--help").stdout.split("\nGames:\n")
    games, rules = shared.split("\nRules, formats and names:\n")
    assert "--target-ci" in own and "--seed" in games and "--format" in rules.split("\nOutput:\n")[0]


def test_every_experiment_is_a_command_of_the_help_with_plain_words(run: Any) -> None:
    for words in COMMANDS:
        assert " RANGE" not in run(*words, "--help").stdout, words


def test_the_version(run: Any) -> None:
    assert run("--version").stdout == f"duelsim, version {duelsim.__version__}\n"


# --- Match ------------------------------------------------------------------------------------------------
def test_a_match_as_json(run: Any) -> None:
    result = json_of(run("match", "liquid-beast", "fn-rush", "--games", "6", "--seed", "11", "--jobs", "2", "--json"))
    assert (result["games"], result["pairs"], result["seed"]) == (6, 3, 11)
    assert result["wins_a"] + result["wins_b"] + result["draws"] + result["undecided"] + result["errors"] == 6
    rate = result["win_rate_a"]
    assert 0 <= rate["low"] <= rate["estimate"] <= rate["high"] <= 1
    going = (result["win_rate_a_going_first"], result["win_rate_a_going_second"])
    assert sum(going) / 2 == pytest.approx(rate["estimate"])
    assert result["first_player_win_rate"] == pytest.approx((going[0] + 1 - going[1]) / 2)
    assert result["mean_turns"] > 1
    assert result["seconds"] > 0
    assert result["games_per_second"] == pytest.approx(6 / result["seconds"])
    for deck in (result["deck_a"], result["deck_b"]):
        assert sum(card["copies"] for card in deck["cards"]) == 40
        assert sum(card["in_opening_hand"]["count"] for card in deck["cards"]) == 5 * 6
    assert not result["interrupted"]


def test_the_same_seed_is_the_same_match_for_any_number_of_jobs(run: Any) -> None:
    words = ("match", "murky-riptide", "fn-rush", "--games", "6", "--seed", "5", "--players", "control,rush", "--json")
    one, two = (json_of(run(*words, "--jobs", jobs)) for jobs in ("1", "2"))
    for result in (one, two):
        del result["seconds"], result["games_per_second"]
    assert one == two


def test_without_a_seed_a_random_one_is_used_and_printed(run: Any) -> None:
    words = ("match", "liquid-beast", "fn-rush", "--games", "2", "--json")
    first = json_of(run(*words))
    assert json_of(run(*words, "--seed", str(first["seed"])))["digest"] == first["digest"]
    assert json_of(run(*words))["seed"] != first["seed"]


def test_an_odd_number_of_games_is_rounded_up_to_pairs(run: Any) -> None:
    assert json_of(run("match", "fn-rush", "fn-rush", "--games", "3", "--json"))["games"] == 4


def test_one_player_name_sets_both(run: Any) -> None:
    result = json_of(run("match", "fn-rush", "liquid-beast", "--games", "2", "--players", "control", "--json"))
    assert result["deck_a"]["player"] == result["deck_b"]["player"] == "control"


def test_a_match_in_the_terminal(run: Any) -> None:
    result = run("match", "liquid-beast", "fn-rush", "--games", "6", "--seed", "11")
    assert result.exit_code == 0
    block = result.stdout.split("\n\n")[0]
    assert "Liquid Beast" in block and "6 games between " in block
    for words in ("going first", "Which deck has won by which turn", "Torcon", "--seed 11"):
        assert words in result.stdout
    assert result.stdout.isascii()


def test_the_replay_that_a_match_names_is_that_game(run: Any) -> None:
    words = ("match", "liquid-beast", "fn-rush", "--games", "6", "--players", "control,rush", "--turn-cap", "99")
    page = run(*words, "--seed", "11").stdout
    notable = json_of(run(*words, "--seed", "11", "--json"))["notable_games"]
    command = re.search(r"To watch a game: duelsim (.*) --game N", page)
    assert command is not None
    game = notable["quickest win of FN Rush"]
    replay = json_of(run(*shlex.split(command[1]), "--game", str(game), "--json"))
    assert replay["winner"] == "FN Rush"


# --- Cards ------------------------------------------------------------------------------------------------
def test_cards_list(run: Any) -> None:
    lines = run("cards", "list").stdout.splitlines()
    reviewed = [line for line in lines if not line.endswith(" (imported, not reviewed)")]
    assert [line.split(": ")[0] for line in reviewed] == list(known_names())
    assert all(line.startswith(f"{name}: ") for line, name in zip(lines, cards_in_use().names, strict=True))
    assert "Bronze-Arm Tribe: Creature - nature - cost 3 - power 1000 - Beast Folk" in lines
    cards = json_of(run("cards", "list", "--json"))
    assert [card["name"] for card in cards if not card.get("imported")] == list(known_names())


def test_cards_show(run: Any) -> None:
    name, japanese_name, *details, facts, first, second = run("cards", "show", "terror", "pit").stdout.splitlines()
    assert (name, japanese_name) == ("Terror Pit", "Japanese name: デーモン・ハンド")
    assert details[0].startswith("Printed in: DM-01, ")
    assert [facts, first, second] == [
        "Spell - darkness - cost 6",
        "Shield trigger",
        "Destroy one of your opponent's creatures.",
    ]
    card = json_of(run("cards", "show", "Bronze-arm tribe", "--json"))
    assert (card["name"], card["cost"], card["power"], card["civilizations"]) == (
        "Bronze-Arm Tribe",
        3,
        1000,
        ["nature"],
    )
    assert "mana zone" in card["rules_text"]


def test_cards_show_has_both_faces(run: Any) -> None:
    card = json_of(run("cards", "show", "Forbidden ~The Sealed X~", "--json"))
    assert card["other_face"]["name"] == "Dokindam X, The Legendary Forbidden"


def test_the_json_of_a_card_has_its_third_side(run: Any) -> None:
    card = json.loads(run("cards", "show", "Ravuerite, Sun Spear", "--json").stdout)
    third = card["other_face"]["other_face"]
    assert (third["name"], third["type"]) == ("Soleil Noir, Solar Eclipse Dragon Elemental", "Dragheart Creature")
    (found,) = json.loads(run("cards", "search", "--name", "Ravuerite", "--json").stdout)
    assert found["other_face"]["other_face"] == third


# --- Decks ------------------------------------------------------------------------------------------------
def test_decks_list(run: Any) -> None:
    groups = [group.splitlines() for group in run("decks", "list").stdout.split("\n\n")]
    assert [group[0] for group in groups] == [
        "The field that is played unless you name another one:",
        "Ready-made decks, as they were sold:",
        "Lists that players published:",
    ]
    keys = [deck.key for deck in all_shipped()]
    assert [line.split()[0] for group in groups for line in group[1:]] == keys
    assert sorted(keys[:8]) == list(shipped_decks())
    decks = json_of(run("decks", "list", "--json"))
    assert [deck["deck"] for deck in decks] == keys
    assert all(deck["size"] == 40 for deck in decks)


def test_decks_list_by_year_and_civilization(run: Any) -> None:
    decks = json_of(
        run("decks", "list", "--year", "2016", "--civilization", "light", "--civilization", "water", "--json")
    )
    assert [deck["deck"] for deck in decks] == ["dmd-30", "dmd-32", "cyberdice-control"]
    told = {key: decks[0][key] for key in ("name", "japanese_name", "year", "civilizations", "product", "group")}
    assert told == {
        "name": "Lucifer's Time Stop",
        "japanese_name": "ルシファーの時間停止",
        "year": 2016,
        "civilizations": ["light", "water"],
        "product": "DMD-30 start deck",
        "group": "ready-made",
    }
    assert "Koltiolu, Scale Dragon Elemental" in decks[0]["imported_cards_not_reviewed"]
    assert run("decks", "list", "--year", "-2002").stdout.splitlines()[1].split() == [
        *("dmc-01", "2002", "Shobu's", "Blaze", "Deck", "勝舞火炎デッキ", "fire", "DMC-01", "character", "deck")
    ]


def test_decks_list_without_a_deck_says_which_years_there_are(run: Any) -> None:
    result = run("decks", "list", "--year", "2003", "--civilization", "light")
    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr.startswith("No shipped deck matches. Those of these civilizations are of 2004-")
    assert json_of(run("decks", "list", "--year", "2003", "--json")) == []


def test_decks_list_is_cut_to_the_terminal(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = run("decks", "list").stdout.splitlines()
    assert max(cell_len(line) for line in lines) <= 80
    assert any("…" in line for line in lines)


def test_decks_show(run: Any) -> None:
    page = run("decks", "show", "ルシファーの時間停止").stdout
    assert page.splitlines()[1:6] == [
        "Japanese name: ルシファーの時間停止",
        "year: 2016",
        "civilizations: light, water",
        "product: DMD-30 start deck",
        "source: Ether1013/DuelMastersCardSearchTaiwan on GitHub, Python/setlist/_setlist_dmd-30.json",
    ]
    page = run("decks", "show", "liquid-beast").stdout
    assert page.startswith("Liquid Beast: 40 cards")
    assert "  4 Aqua Hulcus: Creature - water - cost 3" in page
    deck = json_of(run("decks", "show", "liquid-beast", "--json"))
    assert {"name": "Aqua Hulcus", "japanese_name": "アクア・ハルカス", "copies": 4} in deck["cards"]
    assert (deck["year"], deck["japanese_name"]) == (2005, "青緑ランサー")


def test_decks_check_of_valid_decks(run: Any) -> None:
    result = run("decks", "check", *shipped_decks())
    assert result.exit_code == 0
    assert result.stdout.count("valid standard deck of 40 cards") == len(shipped_decks())
    assert result.stderr == ""


def test_decks_check_reports_every_problem_of_every_file(run: Any, tmp_path: Path) -> None:
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    first.write_text("5 Corile\n3 Terorr Pit\n", encoding="utf-8")
    second.write_text("0 Corile\n", encoding="utf-8")
    result = run("decks", "check", str(first), "liquid-beast", str(second))
    assert result.exit_code == 2
    assert "liquid-beast.txt: Liquid Beast is a valid standard deck" in result.stdout
    assert 'line 1: 5 copies of "Corile"' in result.stderr
    assert 'line 2: no card is known by the name "Terorr Pit". Did you mean "Terror Pit"?' in result.stderr
    assert 'line 1: 0 copies of "Corile"' in result.stderr


def test_decks_check_as_json(run: Any, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("30 Corile\n", encoding="utf-8")
    result = run("decks", "check", str(bad), "fn-rush", "--json")
    assert result.exit_code == 2
    checked = json.loads(result.stdout)
    assert [entry["ok"] for entry in checked] == [False, True]
    assert checked[0]["problems"][0]["line"] == 1


def test_the_open_format_relaxes(run: Any, tmp_path: Path) -> None:
    odd = tmp_path / "odd.txt"
    odd.write_text("30 Corile\n", encoding="utf-8")
    assert run("decks", "check", str(odd), "--format", "open").exit_code == 0
    words = ("match", str(odd), str(odd), "--games", "2")
    assert run(*words).exit_code == 2
    assert run(*words, "--format", "open").exit_code == 0


# --- Rules ------------------------------------------------------------------------------------------------
def test_rules_counts_by_group_and_says_why_items_are_pending(run: Any) -> None:
    page = run("rules").stdout
    assert re.match(r"The rules catalogue: 587 items, \d+ proved by tests, \d+ pending\.\n", page)
    assert re.search(r"^    8  Attacking, blocking, battle, breaking +65 +\d+ +\d+$", page, re.MULTILINE)
    counts = json_of(run("rules", "--json"))
    reasons = {item["pending"] for item in counts["catalogue"] if item["pending"]}
    words = " ".join(page.split())
    assert all(f" {reason} (" in words for reason in reasons)
    assert counts["items"] == counts["proved"] + counts["pending"] == 587
    assert [group["items"] for group in counts["groups"]] == [20, 13, 43, 21, 60, 58, 117, 65, 57, 52, 63, 18]
    assert sum(group["proved"] for group in counts["groups"]) == counts["proved"]


def test_rules_of_a_sub_group_are_shown_with_their_proofs(run: Any) -> None:
    page = run("rules", "8c").stdout
    assert page.startswith("8 Attacking, blocking, battle, breaking: 8C Removed from the attack (505.6a)\n\n8C.01  A ")
    assert "\n       proved by tests/rules/08_attacking/test_8c_removed_from_the_attack.py::test_8c_" in page
    assert re.search(r"\n13 items, \d+ proved, \d+ pending\.\n$", page)
    items = json_of(run("rules", "8C", "--json"))["catalogue"]
    assert [item["id"] for item in items] == [f"8C.{number:02}" for number in range(1, 14)]
    assert all(bool(item["proved_by"]) != bool(item["pending"]) for item in items)


def test_rules_of_one_item_and_of_the_contradictions(run: Any) -> None:
    assert run("rules", "5B.41").stdout.startswith(
        '5 Using and casting a card: 5B Procedure\n\n5B.41  "Can\'t" beats "can" (101.2).\n       p'
    )
    page = run("rules", "X").stdout
    assert "X.19   Whose graveyard a resolved spell goes to: its owner's." in page
    assert "pending" not in page


def test_rules_end_with_the_rule_options(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    options = run("rules", "options").stdout
    assert run("rules").stdout.endswith(f"\n\n{options}")
    assert "--rules ERA" in options and "--rule NAME=CHOICE" in " ".join(options.split())
    assert max(map(len, options.splitlines())) <= 80
    listed = json_of(run("rules", "options", "--json"))
    assert json_of(run("rules", "--json"))["rule_options"] == listed["rule_options"]
    assert [option["name"] for option in listed["rule_options"]] == [option.name for option in OPTIONS]
    words = " ".join(options.split())
    for option in listed["rule_options"]:
        assert f"{option['name']}: {option['question']}" in words
        for choice in option["choices"]:
            default = " (default)" if choice["name"] == option["default"] else ""
            eras = ", ".join(choice["eras"]) or "none"
            assert f"{choice['name']}{default}: {choice['meaning']} eras: {eras}" in words
            assert all(f": {ruling['source']}" in words for ruling in choice["rulings"])
        assert option["default"] == RuleOptions().settings()[option["name"]]
        assert sorted(era for choice in option["choices"] for era in choice["eras"]) == sorted(
            era["name"] for era in listed["eras"]
        )
    for era in listed["eras"]:
        assert era["rules"] == RuleOptions(era=era["name"]).settings()
        assert f"{era['name']} {era['meaning']}" in words
    for change in listed["changes_without_option"]:
        assert f"{change['since']} {change['what']} ({change['source']}): {change['why']}." in words


def test_a_match_is_played_by_the_rules_chosen_and_records_them(run: Any) -> None:
    words = ("match", "dokindam-redzone", "liquid-beast", "--games", "6", "--seed", "3", "--players", "rush,control")
    rules = ("--rule", "breaking=one-by-one", "--rule", "prohibited-declarations=strict")
    usual, other = (json_of(run(*words, *more, "--json")) for more in ((), rules))
    assert usual["rules"] == RuleOptions().settings()
    assert other["rules"] == usual["rules"] | {"breaking": "one-by-one", "prohibited-declarations": "strict"}
    assert usual["digest"] != other["digest"]
    assert "Played with breaking=one-by-one and prohibited-declarations=strict." in run(*words, *rules).stdout


def test_a_match_is_played_by_the_rules_of_an_era_and_says_so(run: Any) -> None:
    words = ("match", "liquid-beast", "fn-rush", "--games", "6", "--seed", "3")
    old = run(*words, "--rules", "2005-en")
    assert "Played by the rules of 2005-en." in old.stdout
    mixed = run(*words, "--rules", "2005-en", "--rule", "blockers=several")
    assert "Played by the rules of 2005-en, with blockers=several." in mixed.stdout
    assert "--rules 2005-en --rule blockers=several" in " ".join(mixed.stdout.split())  # how to watch a game
    kept = json_of(run(*words, "--rules", "2005-en", "--rule", "blockers=several", "--json"))["rules"]
    assert kept == RuleOptions(era="2005-en", blockers="several").settings()
    assert (kept["era"], kept["breaking"]) == ("2005-en", "one-by-one-while-attacking")


def test_replay_takes_the_rules(run: Any) -> None:
    words = ("replay", "dokindam-redzone", "liquid-beast", "--seed", "3", "--game", "2", "--players", "rush,control")
    pages = [run(*words, *more).stdout for more in ((), ("--rule", "breaking=one-by-one"), ("--rules", "2014"))]
    assert all("wins on turn" in page for page in pages)
    assert pages[0] != pages[1] and pages[0] != pages[2]


# --- Bench ------------------------------------------------------------------------------------------------
@pytest.mark.slow(6, "measures the speed of whole commands")
def test_bench_compares_only_equal_games(run: Any) -> None:
    result = json_of(run("bench", "--games", "2", "--repeats", "1", "--json"))
    digests: dict[Any, set[str]] = {}
    for matchup in result["matchups"]:
        assert matchup["games"] == 2
        assert matchup["games_per_second"] > 0
        digests.setdefault((*matchup["decks"], *matchup["players"]), set()).add(matchup["digest"])
    assert len(digests) == 6
    assert all(len(same) == 1 for same in digests.values())
    assert result["start_seconds"] > 0
    # Of the record, what every game needs: the long lists at its end are copied as far as they are in use.
    assert result["copy"]["microseconds"] > 0 and result["copy"]["bytes"] < GAME.itemsize / 3
    for cores in result["all_cores"]:  # none on a machine with one core
        for what in ("playing", "whole_command"):
            assert cores[what]["ratio"] > 0
        assert all(0 < share < 1 for share in cores["shares_of_playing"])
    assert [cores["games"] for cores in result["all_cores"]] in ([], [2, 8])


# --- Runs and stopping rules ------------------------------------------------------------------------------
def test_a_match_is_kept_resumed_and_extended(run: Any, tmp_path: Path) -> None:
    words = ("match", "fn-rush", "mono-red-rush", "--json", "--out", str(tmp_path / "run"))
    first = json.loads(run(*words, "--games", "4", "--seed", "2").stdout)
    longer = json.loads(run(*words, "--games", "6").stdout)  # the run knows its seed
    whole = json.loads(run("match", "fn-rush", "mono-red-rush", "--json", "--games", "6", "--seed", "2").stdout)
    assert (first["games"], longer["games"]) == (4, 6)
    assert longer["digest"] == whole["digest"]
    kept = json.loads((tmp_path / "run" / "summary.json").read_text(encoding="utf-8"))
    assert kept["digest"] == whole["digest"]
    assert not {"seconds", "games_per_second"} & set(kept)


def test_a_run_of_other_decks_is_not_resumed(run: Any, tmp_path: Path) -> None:
    out = ("--games", "2", "--seed", "2", "--out", str(tmp_path / "run"))
    assert run("match", "fn-rush", "mono-red-rush", *out).exit_code == 0
    result = run("match", "fn-rush", "fn-rush", *out)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "It differs in: decks (FN Rush, Mono-red Rush there, FN Rush asked for)." in result.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--sprt", "52,50"), "the lower one first"),
        (("--sprt", "50"), "is not two win rates"),
        (("--target-ci", "0"), "--target-ci"),
        (("--target-ci", "1", "--sprt", "50,52"), "two stopping rules; give one"),
    ],
)
def test_impossible_stopping_rules_are_refused(run: Any, words: tuple[str, ...], message: str) -> None:
    result = run("match", "fn-rush", "fn-rush", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in " ".join(result.stderr.split())


def test_a_rule_that_does_not_stop_takes_the_most_games(run: Any) -> None:
    result = json.loads(run("match", "fn-rush", "mono-red-rush", "--games", "4", "--sprt", "50,52", "--json").stdout)
    assert result["games"] == 4
    assert "undecided between 50 % and 52 % within the most pairs allowed" in result["stopped"]
