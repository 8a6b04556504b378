"""`duelsim meta`: the field of tournament results, what is observed next to what is played, and what it refuses."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import duelsim
from sim.statistics.intervals import mean_interval
from sim.statistics.ratios import wilson_interval
from tests.experiments.runs.forged import change_manifest
from tests.reports.examples.terminal import on_terminal

RESULTS = """deck,placing,count,tournament
fn-rush,1,1,Osaka
Liquid Beast,2,1,Osaka
fn-rush,3-4,2,Osaka
liquid-beast,5-8,3,Osaka
Rogue brew,,1,Osaka
mono-red-rush,1,1,Tokyo
FN Rush,2,3,Tokyo
"""


def json_of(result: Any) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.fixture
def results(tmp_path: Path) -> str:
    file = tmp_path / "results.csv"
    file.write_text(RESULTS)
    return str(file)


def words(*more: str) -> tuple[str, ...]:
    return ("meta", *more, "--known-only", "--games", "4", "--seed", "3")


def test_the_field_is_what_was_played(run: Any, results: str) -> None:
    found = json_of(run(*words(results), "--json"))
    assert (found["experiment"], found["games"]) == ("matrix", 24)
    assert [deck["share"] for deck in found["decks"]] == pytest.approx([6 / 11, 4 / 11, 1 / 11])
    said = found["results"]
    assert (said["events"], said["top"], said["field"]) == (2, 8, "all")
    assert said["left_out"] == [{"deck": "Rogue brew", "players": 1}]
    assert [(deck["name"], deck["played"], deck["top"]) for deck in said["decks"]] == [
        ("FN Rush", 6, 6),
        ("Liquid Beast", 4, 4),
        ("Mono-red Rush", 1, 1),
    ]
    assert [deck["win_rates"][0] for deck in said["decks"]] == [deck["win_rate"] for deck in found["decks"]]
    plain = json_of(
        run("matrix", "fn-rush", "liquid-beast", "mono-red-rush", *words()[2:], "--shares", "6,4,1", "--json")
    )
    assert {key: found[key] for key in plain if key not in ("seconds", "games_per_second")} == {
        key: plain[key] for key in plain if key not in ("seconds", "games_per_second")
    }


def test_placings_are_counted_by_hand(run: Any, results: str) -> None:
    """Osaka has eight players; the one without a placing is the last. Tokyo has four."""
    decks = json_of(run(*words(results), "--top", "4", "--json"))["results"]["decks"]
    ahead = {
        "FN Rush": [1, (4 + 0.5) / 7, (4 + 0.5) / 7, 1 / 3, 1 / 3, 1 / 3],
        "Liquid Beast": [6 / 7, 2 / 7, 2 / 7, 2 / 7],
        "Mono-red Rush": [1],
    }
    for deck in decks:
        interval = mean_interval(ahead[deck["name"]])
        wanted = {"estimate": interval.estimate, "low": interval.low, "high": interval.high}
        assert deck["ahead"] == pytest.approx(wanted)
    assert [deck["top"] for deck in decks] == [6, 1, 1]
    rate = wilson_interval(1, 4)
    assert decks[1]["top_rate"] == pytest.approx({"estimate": rate.estimate, "low": rate.low, "high": rate.high})


def test_the_field_can_be_that_of_the_top(results: str) -> None:
    found = duelsim.meta(results, known_only=True, games=2, seed=3, top=2, field="top")
    assert [deck["share"] for deck in found.to_json()["decks"]] == pytest.approx([4 / 6, 1 / 6, 1 / 6])
    assert "The field of the first 2 places of 2 tournaments, 3 decks" in " ".join(
        on_terminal(found.document()).split()
    )


def test_what_placings_do_not_say_gets_no_interval(results: str) -> None:
    """Of nine players without a placing, four of one deck must be in the first eight, and of two decks nobody knows."""
    Path(results).write_text("deck,placing,count\nfn-rush,1,1\nliquid-beast,2-4,3\nmurky-riptide,,9\n")
    one = duelsim.meta(results, games=2, seed=3).to_json()["results"]
    deck = one["decks"][2]
    assert (deck["top"], deck["top_at_most"], one["unknown_places"]) == (4, 4, 0)
    assert deck["top_rate"]["estimate"] == pytest.approx(4 / 9)
    assert deck["ahead"]["estimate"] == pytest.approx(4 / 12)
    Path(results).write_text(Path(results).read_text() + "mono-red-rush,,2\n")
    played = duelsim.meta(results, games=2, seed=3)
    two = played.to_json()["results"]
    assert [(deck["top"], deck["top_at_most"]) for deck in two["decks"]] == [(1, 1), (3, 3), (2, 4), (0, 2)]
    assert [deck["top_rate"] is None for deck in two["decks"]] == [False, False, True, True]
    assert [deck["ahead"] is None for deck in two["decks"]] == [False, False, True, True]
    assert two["unknown_places"] == 2
    sections = {section.title: section for section in played.document().sections}
    said = str(sections["Played and placed"])
    assert "Which decks have 2 places of the first 8 is not known" in said and "2 to 4" in said


def test_results_do_not_count_twice(run: Any, results: str, tmp_path: Path) -> None:
    refused = run("meta", results, results, "--known-only", "--games", "2")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "it is named twice" in refused.stderr
    (tmp_path / "copy.csv").write_text(RESULTS)
    refused = run("meta", results, str(tmp_path / "copy.csv"), "--known-only", "--games", "2")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "line 2: the results of Osaka are in" in refused.stderr and "would count twice" in refused.stderr
    (tmp_path / "copy.csv").write_text(RESULTS.replace("Osaka", "Kyoto").replace("Tokyo", "Nara"))
    both = json_of(run(*words(results, str(tmp_path / "copy.csv")), "--json"))["results"]
    assert (both["events"], sum(deck["played"] for deck in both["decks"])) == (4, 22)


def test_several_players_each_play_the_whole_field(run: Any, results: str) -> None:
    played = duelsim.meta(results, known_only=True, games=4, seed=3, players=["rush", "control"])
    found = json.loads(json.dumps(played.to_json()))
    assert [deck["share"] for deck in found["decks"]] == pytest.approx([3 / 11, 2 / 11, 0.5 / 11] * 2)
    by_player = found["results"]["by_player"]
    assert [one["player"] for one in by_player] == ["rush", "control"]
    for at, player in enumerate(("rush", "control")):
        alone = json_of(run(*words(results), "--players", player, "--json"))
        assert by_player[at]["ranking"] == alone["ranking"]
        assert by_player[at]["equilibrium"] == pytest.approx(alone["nash"]["shares"])
        for deck, rate in zip(found["results"]["decks"], alone["decks"], strict=True):
            assert deck["win_rates"][at] == pytest.approx(rate["win_rate"])
    document = played.document()
    assert "How the picture changes with the players" in [section.title for section in document.sections]
    assert "if rush plays all decks" in document.verdict.text
    assert "if control plays all decks." in on_terminal(document)


def test_the_page_says_what_was_observed_and_left_out(run: Any, results: str) -> None:
    page = run(*words(results)).stdout
    text = " ".join(page.split())
    for said in (
        "The field of 2 tournaments, 3 decks, mirror matches included",
        "2 tournaments, 12 players.",
        "Left out: Rogue brew (1), which 8 % of the players brought.",
        "Observed among people, and expected from the games",
    ):
        assert said in text
    assert page.isascii()
    assert all(len(line) <= 120 for line in page.splitlines())


def test_a_kept_run_has_the_results_and_needs_no_file(run: Any, results: str, tmp_path: Path) -> None:
    """Other results are another question to the same games."""
    folder = str(tmp_path / "run")
    asked: Any = {"known_only": True, "games": 2, "out": folder, "page": False}
    played = duelsim.meta(results, **asked).to_json()
    Path(results).write_text(RESULTS + "liquid-beast,3,5,Tokyo\n")
    again = duelsim.meta(results, **asked).to_json()
    Path(results).unlink()
    shown = json_of(run("runs", "show", folder, "--json"))
    assert shown["results"] == json.loads(json.dumps(again["results"]))
    assert again["results"] != played["results"]
    assert run("report", folder, "--format", "csv", "--output", "-").stdout.count("Observed among people") == 1


def test_decks_are_searched_beside_the_results(run: Any, results: str, tmp_path: Path) -> None:
    list_of_cards = (Path(duelsim.__file__).parents[1] / "decks" / "fn-rush.txt").read_text(encoding="utf-8")
    (tmp_path / "mine.txt").write_text(list_of_cards.replace("FN Rush", "Mine"), encoding="utf-8")
    Path(results).write_text("deck,place\nmine.txt,1\nliquid-beast,2\nfn-rush,3\n")
    found = json_of(run(*words(results), "--json"))
    assert [(deck["name"], deck["played"]) for deck in found["results"]["decks"]] == [("Mine", 2), ("Liquid Beast", 1)]


@pytest.mark.parametrize(
    ("text", "more", "message"),
    [
        (RESULTS, (), 'line 6: the deck "Rogue brew" cannot be used: there is no such file'),
        (RESULTS, (), "--known-only (in Python known_only=True) leaves such decks out."),
        (
            "deck,placing\nfn-rush,1\nfn-rush,2\n",
            (),
            "The results name 1 deck that can be played; a field has at least two",
        ),
        ("deck,placing\nfn-rush,5\nliquid-beast,6\n", ("--field", "top", "--top", "4"), "placed among the first 4"),
        ("deck,placing\nfn-rush,1\nliquid-beast,2\n", ("--players", "rush,rush"), "name each player once"),
        ("deck,placing\nfn-rush,1\nliquid-beast,2\n", ("--players", "clever"), "'clever'"),
        ("deck,placing\nfn-rush,winner\n", (), 'line 2: "winner" is not a placing.'),
        ("cards,4\n", (), "there is no column deck and no column placing"),
    ],
)
def test_results_that_cannot_be_used_are_usage_errors(
    run: Any, results: str, text: str, more: tuple[str, ...], message: str
) -> None:
    Path(results).write_text(text)
    result = run("meta", results, "--games", "2", *more)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr


def test_in_python(results: str) -> None:
    found = duelsim.meta(results, known_only=True, games=4, seed=3, top=4)
    assert found.to_json()["results"]["decks"][1]["top"] == 1
    for wrong in ({"top": 0}, {"field": "best"}, {"players": ["rush", "rush"]}, {"games": 0}):
        with pytest.raises(duelsim.ImpossibleExperiment, match=next(iter(wrong))):
            duelsim.meta(results, known_only=True, **wrong)  # type: ignore[arg-type]
    with pytest.raises(duelsim.ImpossibleExperiment, match="line 6"):
        duelsim.meta(results)


def test_the_guide_has_the_keys_of_the_json(run: Any, results: str) -> None:
    found = json_of(run(*words(results), "--json"))["results"]
    guide = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    described = set(re.findall(r"`(\w+)`", guide.split("## duelsim meta\n")[1].split("\n## ")[0]))
    assert {*found, *found["decks"][0], *found["left_out"][0], *found["by_player"][0]} <= described


def test_forged_results_in_a_manifest_are_refused(run: Any, results: str, tmp_path: Path) -> None:
    duelsim.meta(results, known_only=True, games=2, seed=3, players="rush", out=tmp_path / "run", page=False)
    settings = duelsim.read_run(tmp_path / "run").run.experiment.settings
    fine, deck = settings["results"], settings["results"]["decks"][0]
    for wrong in (
        {},
        [],
        fine | {"decks": fine["decks"][:2]},
        fine | {"decks": [deck | {"top": 99}, *fine["decks"][1:]]},
        fine | {"decks": [deck | {"ahead": -1.0}, *fine["decks"][1:]]},
        fine | {"decks": [deck | {"played": 0, "top": 0, "placed": 0, "ahead": 0}, *fine["decks"][1:]]},
        fine | {"events": True},
        fine | {"field": "x"},
        fine | {"players": ["a", "b"]},
        fine | {"left_out": [["x", -1]]},
    ):
        change_manifest(tmp_path / "run", settings=dict(settings) | {"results": wrong})
        refused = run("runs", "show", str(tmp_path / "run"))
        assert (refused.exit_code, refused.stdout) == (2, ""), wrong
        told = ("its matchups and settings do not fit its kind, matrix", "in its settings, the field results")
        assert any(f"The manifest of the run is damaged: {what}" in refused.stderr for what in told), wrong
    change_manifest(tmp_path / "run", settings=dict(settings))
    assert run("runs", "show", str(tmp_path / "run")).exit_code == 0
