"""`duelsim run FILE`: the experiment of the file is that of the command line, and flags override the file."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "experiment.toml"
MATCH = 'experiment = "match"\ndeck-a = "liquid-beast"\ndeck-b = "fn-rush"\n'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "asked" / "experiment.toml"


def write(file: Path, text: str) -> str:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return str(file)


def digest(result: Any) -> str:
    assert result.exit_code == 0, result.output
    return str(json.loads(result.stdout)["digest"])


def manifest(path: Path) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads((path / "manifest.json").read_text(encoding="utf-8"))
    return kept


# --- What is played ---------------------------------------------------------------------------------------
def test_a_file_is_the_command_that_it_describes(run: Any, file: Path) -> None:
    written = """
        players = "control,rush"
        games = 6
        seed = 3
        turn-cap = 30
        rule = ["breaking=one-by-one", "invasion=checked-again"]
        json = true
    """
    words = ("--players", "control,rush", "--games", "6", "--seed", "3", "--turn-cap", "30", "--json")
    rules = ("--rule", "breaking=one-by-one", "--rule", "invasion=checked-again")
    same = run("match", "liquid-beast", "fn-rush", *words, *rules)
    assert digest(run("run", write(file, MATCH + written))) == digest(same)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            'experiment = "compare"\nbase = "fn-rush"\nvariants = ["mono-red-rush"]\n'
            'against = ["liquid-beast", "murky-riptide"]\nshares = [60, 40]',
            "compare fn-rush mono-red-rush --against liquid-beast murky-riptide --shares 60,40",
        ),
        (
            'experiment = "matrix"\ndecks = ["fn-rush", "liquid-beast"]\nplayers = ["rush", "control"]',
            "matrix fn-rush liquid-beast --players rush,control",
        ),
        (
            'experiment = "gauntlet"\ndeck = "fn-rush"\nfield = ["liquid-beast", "murky-riptide"]\nshares = [2, 1]',
            "gauntlet fn-rush --field liquid-beast murky-riptide --shares 2,1",
        ),
        (
            'experiment = "slots"\ndeck = "fn-rush"\nfield = ["liquid-beast"]\ncard = ["Torcon"]',
            "slots fn-rush --field liquid-beast --card Torcon",
        ),
        ('experiment = "goldfish"\ndecks = "fn-rush"\nplayer = "control"', "goldfish fn-rush --player control"),
        (
            'experiment = "lift"\ndeck = "fn-rush"\nagainst = "liquid-beast"\ncard = ["Torcon"]',
            "lift fn-rush --against liquid-beast --card Torcon",
        ),
        (
            'experiment = "odds"\ndeck = "fn-rush"\nwant = ["2 Torcon"]\nplayers = ["rush", "control"]',
            "odds fn-rush --want 2_Torcon --players rush,control",
        ),
    ],
)
def test_every_experiment_can_be_written_in_a_file(run: Any, file: Path, text: str, words: str) -> None:
    by_file = json.loads(run("run", write(file, f"{text}\ngames = 4\nseed = 3\njson = true")).stdout)
    by_words = json.loads(
        run(*(word.replace("_", " ") for word in words.split()), "--games", "4", "--seed", "3", "--json").stdout
    )
    for result in (by_file, by_words):
        del result["seconds"], result["games_per_second"]
    assert by_file == by_words


def test_the_example_of_the_guide_is_the_file_and_can_be_played(run: Any) -> None:
    guide = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    settings = [line.split(" #")[0] for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    assert "\n".join(f"    {line}" if line else "" for line in settings).strip("\n") in guide
    result = json.loads(run("run", str(EXAMPLE), "--games", "4", "--json").stdout)
    assert (result["games"], result["seed"], result["rules"]["breaking"]) == (4, 8, "one-by-one")
    assert [result[deck]["player"] for deck in ("deck_a", "deck_b")] == ["rush", "control"]


def test_a_file_names_an_era_and_rulings_beside_it(run: Any, file: Path) -> None:
    written = write(file, MATCH + "games = 2\nseed = 3\nrules = '2005-en'\n[rule]\nblockers = 'several'")
    rules = json.loads(run("run", written, "--json").stdout)["rules"]
    assert (rules["era"], rules["breaking"], rules["blockers"]) == ("2005-en", "one-by-one-while-attacking", "several")


def test_flags_override_the_file(run: Any, file: Path) -> None:
    written = write(file, MATCH + "games = 6\nseed = 3\nplayers = 'control'\nrule = ['breaking=one-by-one']")
    result = json.loads(
        run("run", written, "--games", "4", "--players", "random", "--rule", "invasion=checked-again", "--json").stdout
    )
    assert (result["games"], result["seed"], result["deck_a"]["player"]) == (4, 3, "random")
    assert result["rules"]["breaking"] == "simultaneous"  # one --rule stands for all of the file
    assert result["rules"]["invasion"] == "checked-again"
    other = json.loads(run("run", written, "mono-red-rush", "--json").stdout)
    assert (other["deck_a"]["name"], other["deck_b"]["name"]) == ("Mono-red Rush", "FN Rush")


def test_the_manifest_says_what_was_played_in_the_end(run: Any, file: Path, tmp_path: Path) -> None:
    written = write(file, MATCH + f"games = 600\nseed = 3\nsprt = [50, 52]\nout = '{(tmp_path / 'run').as_posix()}'")
    assert run("run", written, "--games", "4", "--turn-cap", "50").exit_code == 0
    kept = manifest(tmp_path / "run")
    assert (kept["experiment"], kept["games"], kept["seed"], kept["turn_cap"]) == ("match", 4, 3, 50)
    assert kept["settings"]["stopping"] == {"rule": "sequential test", "low": 50.0, "high": 52.0}
    assert [kept["sides"][side]["name"] for side in kept["cells"][0]] == ["Liquid Beast", "FN Rush"]


def test_a_table_is_written_as_names_and_values(run: Any, file: Path) -> None:
    result = run("run", write(file, MATCH + "games = 2\njson = true\n[rule]\nbreaking = 'one-by-one'"))
    assert json.loads(result.stdout)["rules"]["breaking"] == "one-by-one"


def test_a_deck_beside_the_file_is_found_first(run: Any, file: Path, tmp_path: Path) -> None:
    """Also one with the name of a deck that ships with duelsim."""
    written = write(file, 'experiment = "match"\ndeck-a = "fn-rush"\ndeck-b = "fn-rush"\ngames = 2\njson = true')
    shutil.copy(ROOT / "decks" / "liquid-beast.txt", file.parent / "fn-rush")
    result = json.loads(run("run", written).stdout)
    assert result["deck_a"]["name"] == "Liquid Beast (A)"


def test_a_tilde_is_the_folder_of_the_user(
    run: Any, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A shell would replace it; nothing does in a file."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.chdir(file.parent.parent)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    shutil.copy(ROOT / "decks" / "liquid-beast.txt", home / "mine.txt")
    text = (
        'experiment = "match"\ndeck-a = "~/mine.txt"\ndeck-b = "fn-rush"\ngames = 2\njson = true\nout = "~/runs/mine"'
    )
    result = json.loads(run("run", write(file, text)).stdout)
    assert result["deck_a"]["name"] == "Liquid Beast"
    assert (home / "runs" / "mine" / "report.html").exists()
    assert not (tmp_path / "~").exists()


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_device_is_no_experiment(run: Any, device: str) -> None:
    if not Path(device).exists():
        pytest.skip("has no such device")
    result = run("run", device)
    assert (result.exit_code, "it is a device, not a file with text" in result.stderr) == (2, True)


def test_the_help_of_a_file_is_that_of_its_command(run: Any, file: Path) -> None:
    result = run("run", write(file, MATCH), "--help")
    assert result.exit_code == 0
    assert result.stdout == run("match", "--help").stdout


# --- What is wrong ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (MATCH + "games = ", ("is not TOML", "line 4")),
        (MATCH + "games = 2\ngames = 4", ("is not TOML", "line 5")),
        ("games = 2", ('does not say which experiment it is: write experiment = "match"', "The experiments are ")),
        ('experiment = "mach"', ("there is no experiment 'mach'", 'Did you mean "match" or "coach"?')),
        ('experiment = "replay"', ("there is no experiment 'replay'", "The experiments are ")),
        ("experiment = ['match']", ("there is no experiment ['match']",)),
        (MATCH + "target_ci = 1", ("duelsim match has no 'target_ci'", 'Did you mean "target-ci"?', "It has deck-a, ")),
        (MATCH + "help = true", ("duelsim match has no 'help'",)),
        (MATCH + "[stop]\nrule = 'ci'", ("duelsim match has no 'stop'",)),
        (MATCH + "games = 2.5", ("games: '2.5' is not a valid whole number",)),
        (MATCH + "games = true", ("games: it cannot be true or false",)),
        (MATCH + "games = 0", ("games: 0 is not in the range",)),
        (MATCH + "seed = [1, 2]", ("seed: '1,2' is not a valid whole number",)),
        (MATCH + "seed = 2026-01-01", ("seed: 2026-01-01 is neither a number nor a text",)),
        (MATCH + "json = 1", ("json: it must be true or false",)),
        (MATCH + "sprt = [52, 50]", ("sprt: '52,50' must be two win rates", "the lower one first")),
        (MATCH + "rule = [['breaking']]", ("rule: ['breaking'] is neither a number nor a text",)),
        (MATCH + "x = " + "[" * 50_000 + "]" * 50_000, ("it is nested too deeply",)),
        (MATCH + "seed = " + "9" * 5_000, ("is not TOML", "4300 digits")),
        (MATCH + "seed = 0x" + "f" * 5_000, ("seed: the number is too large",)),
        (MATCH + 'out = "a\\u0000b"', ("out: 'a\\x00b' has a NUL character",)),
        ('experiment = "match"\ndeck-a = "fn-rush"\ndeck-b = "a\\u0000b"', ("deck-b: 'a\\x00b' has a NUL character",)),
        (MATCH + "#" * 300_000, ("more than 200 kB",)),
        (MATCH + "rule = 'mulligan=yes'", ("'mulligan=yes' sets no rule",)),
        (MATCH + "target-ci = 1\nsprt = [50, 52]", ("two stopping rules; give one",)),
        ('experiment = "match"\ndeck-a = "fn-rush"', ("has no deck-b, which duelsim match needs",)),
        ('experiment = "match"\ndeck-a = "fn-rush"\ndeck-b = "mine.txt"', ("mine.txt", "no such file")),
    ],
)
def test_files_that_cannot_be_played(run: Any, file: Path, text: str, words: tuple[str, ...]) -> None:
    result = run("run", write(file, text))
    assert (result.exit_code, result.stdout) == (2, "")
    assert isinstance(result.exception, SystemExit)
    message = " ".join(result.stderr.split())
    for word in words:
        assert word in message


def test_errors_name_the_file(run: Any, file: Path, tmp_path: Path) -> None:
    written = write(file, MATCH + "gmaes = 2")
    assert f"{written}, line 4: duelsim match has no 'gmaes'" in run("run", written).stderr
    file.write_bytes(b"\xff\xfe")
    assert f"{written} is not UTF-8 text" in run("run", written).stderr
    for missing in (tmp_path / "none.toml", tmp_path):
        result = run("run", str(missing))
        assert (result.exit_code, result.stdout) == (2, "")
        assert missing.name in result.stderr


def test_flags_after_the_file_are_those_of_its_command(run: Any, file: Path) -> None:
    result = run("run", write(file, MATCH), "--gmaes", "4")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Usage: duelsim match" in result.stderr
    assert "--gmaes" in result.stderr
