"""Every error has a clear message, a documented exit code and no traceback."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sim.games.playing.batch
from sim.command_line import commands, explain
from sim.engine.record.codes import columns, endings, faults
from sim.experiments.runs.execution import Execution
from tests.kinds import COMMANDS, write_results

POSIX_ONLY = pytest.mark.skipif(sys.platform == "win32", reason="sends a POSIX signal")
FULL = Path("/dev/full")
ROOT = Path(__file__).parents[2]


def assert_message(result: Any, code: int, *words: str) -> None:
    assert result.exit_code == code, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    for word in words:
        assert word in result.stderr


# --- The command or a deck is wrong -----------------------------------------------------------------------
def test_a_missing_deck_file(run: Any) -> None:
    assert_message(run("match", "liquid-best", "fn-rush"), 2, "no such file", 'Did you mean "liquid-beast"?')


def test_the_problems_of_both_decks_are_reported(run: Any, tmp_path: Path) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    first.write_text("40 Corile\n", encoding="utf-8")
    second.write_text("4 Aqua Hulkus\n", encoding="utf-8")
    assert_message(run("match", str(first), str(second)), 2, "at most 4", 'Did you mean "Aqua Hulcus"')


def test_an_unknown_card(run: Any) -> None:
    assert_message(run("cards", "show", "Aqua Hulkus"), 2, 'Did you mean "Aqua Hulcus"')


def test_unknown_options_and_commands_are_answered_like_unknown_names(run: Any) -> None:
    assert_message(run("match", "fn-rush", "fn-rush", "--best", "3"), 2, "'--best'. Did you mean \"--best-of\"?\n")
    assert_message(run("cards", "phrase"), 2, "'phrase'. Did you mean \"phrases\"?\n")
    assert_message(run("mach"), 2, 'Did you mean "match" or "coach"?\n')


def test_an_unknown_player(run: Any) -> None:
    assert_message(run("match", "fn-rush", "fn-rush", "--players", "rush,clever"), 2, "'clever'", "control")


def test_an_unknown_section_of_the_rules(run: Any) -> None:
    assert_message(run("rules", "8Z"), 2, 'no "8Z"', "sub-groups such as 8C")


def test_an_installed_copy_has_no_rules_catalogue(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sim.tools.catalogue.ROOT", tmp_path)
    assert_message(run("rules"), 2, "not with an installed copy", "Clone the repository")


def test_rule_options_are_shown_without_the_catalogue(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sim.tools.catalogue.ROOT", tmp_path)
    assert "breaking: How are several shields broken?" in run("rules", "options").stdout


@pytest.mark.parametrize("command", ["match", "replay"])
def test_an_unknown_rule_option_or_choice(run: Any, command: str) -> None:
    words = (command, "fn-rush", "fn-rush", "--seed", "1", "--rule")
    assert_message(run(*words, "mulligan=yes"), 2, "'mulligan=yes' sets no rule", "breaking, prohibited-declarations")
    assert_message(run(*words, "breaking=slowly"), 2, "no choice 'slowly'", "simultaneous, one-by-one and")
    assert_message(run(*words[:-1], "--rules", "1999"), 2, "no era '1999'", "today, 2021", "2005-en")


def test_three_players(run: Any) -> None:
    assert_message(run("match", "fn-rush", "fn-rush", "--players", "rush,rush,rush"), 2, "rush,control")


def test_an_unreadable_file(run: Any, tmp_path: Path) -> None:
    assert_message(run("decks", "show", str(tmp_path)), 2, "it is a folder")
    binary = tmp_path / "deck.txt"
    binary.write_bytes(b"\x00\x01\x02\xff")
    assert_message(run("decks", "show", str(binary)), 2, "not UTF-8")
    binary.write_bytes(b"\xff\xfe\x00\xd8")  # a half of a letter
    assert_message(run("decks", "show", str(binary)), 2, "not UTF-16")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="may read every file")
def test_a_file_without_permission(run: Any, tmp_path: Path) -> None:
    secret = tmp_path / "deck.txt"
    secret.touch(0)
    assert_message(run("decks", "show", str(secret)), 2, "cannot be read")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--games", "0"),
        ("--games", "-2"),
        ("--games", "many"),
        ("--jobs", "0"),
        ("--jobs", "-1"),
        ("--jobs", "100000"),
        ("--seed", "-1"),
        ("--turn-cap", "0"),
        ("--max-error-rate", "2"),
        ("--max-error-rate", "nan"),
        ("--target-ci", "nan"),
        ("--format", "duel"),
    ],
)
def test_impossible_options(run: Any, option: str, value: str) -> None:
    assert_message(run("match", "fn-rush", "fn-rush", option, value), 2, option, value)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--backend", "dask"), "--backend dask needs the --scheduler of the cluster"),
        (("--scheduler", "tcp://a:1"), "add --backend dask"),
        (("--backend", "dask", "--scheduler", "tcp://a:1", "--jobs", "2"), "jobs are threads of this machine"),
        (("--backend", "dask", "--scheduler", "a"), "'a' is not a machine and a port"),
        (("--backend", "dask", "--scheduler", "a:99999"), "'a:99999' is not a machine and a port"),
        (("--backend", "dask", "--scheduler", "ftp://a:1"), "'ftp://a:1' is not a machine and a port"),
    ],
)
def test_impossible_cluster_options_are_refused(run: Any, words: tuple[str, ...], message: str) -> None:
    assert_message(run("match", "fn-rush", "fn-rush", *words), 2, message)


def test_without_the_extra_the_message_says_how_to_install_it(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    words = ("match", "fn-rush", "fn-rush", "--backend", "dask", "--scheduler", "tcp://a:1")
    assert_message(run(*words), 2, "pip install -e '.[cluster]'")


def test_unknown_commands(run: Any) -> None:
    assert_message(run("mach"), 2, "mach")
    assert_message(run("replay", "fn-rush", "fn-rush"), 2, "--seed")


# --- Games that err ---------------------------------------------------------------------------------------
@pytest.fixture
def erring_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Game 1 of every match ends in an error."""
    play_chunk = sim.games.playing.batch.play_chunk

    def play(matchup: Any, root: Any, first: int, games: int, *rest: Any, **named: Any) -> Any:
        rows, digests = play_chunk(matchup, root, first, games, *rest, **named)
        if first <= 1 < first + games:
            rows[1 - first, columns.ERROR_CODE] = faults.ENDLESS
            rows[1 - first, columns.WINNER] = endings.NOBODY
        return rows, digests

    monkeypatch.setattr(sim.games.playing.batch, "play_chunk", play)


@pytest.mark.usefixtures("erring_games")
def test_games_with_errors_are_reported_and_left_out(run: Any) -> None:
    words = ("match", "liquid-beast", "fn-rush", "--games", "8", "--seed", "1")
    result = run(*words, "--json")
    assert result.exit_code == 3
    assert "--max-error-rate 0" in result.stderr
    summary = json.loads(result.stdout)
    assert (summary["errors"], summary["pairs"], summary["pairs_counted"]) == (1, 4, 3)
    assert summary["error_games"] == [{"game": 1, "error": "the game does not end: too many effects resolved"}]
    page = run(*words, "--max-error-rate", "0.2")
    assert page.exit_code == 0
    assert "game 1: the game does not end" in page.stdout


def test_the_experiments_are_all_of_the_command_line() -> None:
    names = {
        name for name, command in commands.commands.items() if "max_error_rate" in {p.name for p in command.params}
    }
    assert names == set(COMMANDS)


@pytest.mark.usefixtures("erring_games")
@pytest.mark.parametrize("command", COMMANDS)
def test_every_experiment_reports_errors_and_how_to_see_them(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    write_results(tmp_path)
    words = COMMANDS[command].in_words(8)
    loose = run(*words, "--json")
    assert loose.exit_code == 3
    found = json.loads(loose.stdout)
    assert found["errors"] == len(found["error_games"]) > 0
    assert {error["game"] for error in found["error_games"]} == {1}
    if command in ("match", "gauntlet", "matrix", "meta", "odds"):  # whose decks and players are a matchup
        assert "duelsim replay fn-rush " in loose.stderr
        named = re.search(r"duelsim (replay .* --game 1) shows the first of them", loose.stderr)
        assert named is not None
        assert run(*named[1].split()).exit_code == 0
    else:
        assert "add --seed 1 --out DIR to the command; duelsim replay DIR 1 --cell" in loose.stderr
    kept = run(*words, "--out", str(tmp_path / "run"))
    assert kept.exit_code == 3
    assert f"{found['errors']} of {found['games']} games ended in an error" in kept.stderr
    shown = re.search(r"duelsim (replay \S+ 1(?: --cell \d)?) shows the first of them", kept.stderr)
    assert shown is not None
    assert run(*shown[1].split()).exit_code == 0
    assert run(*words, "--max-error-rate", "1").exit_code == 0


@pytest.fixture
def low_limits() -> Any:
    """Run commands with a limit of the engine so low that games reach it. The engine is interpreted for that.

    The words of several commands are separated by "then".
    """

    def low(limit: str, *words: str) -> "subprocess.CompletedProcess[str]":
        script = f"""
import sys
import sim.engine.record.state
import sim.engine.rules.interpreter
from sim.command_line import commands, main
sim.engine.{limit}
while "then" in sys.argv:
    end = sys.argv.index("then")
    commands.main(sys.argv[1:end], standalone_mode=False)
    del sys.argv[1 : end + 1]
main()
"""
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", script, *words]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)

    return low


@pytest.mark.slow(3, "starts two programs that play interpreted")
def test_a_game_that_errs_is_replayed_up_to_its_error(low_limits: Any, tmp_path: Path) -> None:
    limit = "rules.interpreter.MOST_STEPS = 12"
    out = tmp_path / "run"
    words = ("match", "dokindam-redzone", "liquid-beast", "--games", "2", "--seed", "1", "--json", "--out", str(out))
    match = low_limits(limit, *words)
    assert match.returncode == 3, match.stderr
    assert {error["error"] for error in json.loads(match.stdout)["error_games"]} == {faults.NAMES[faults.ENDLESS]}
    assert f"duelsim replay {out} 0 shows the first of them" in match.stderr
    replay = low_limits(limit, "replay", str(out), "0")
    assert replay.returncode == 0, replay.stderr
    assert replay.stdout.endswith("The game ends with an error: the game does not end: too many effects resolved.\n")


def text_and_json(output: str) -> tuple[list[str], Any]:
    """The lines of a command, and the JSON of the one after it."""
    text, _, rest = output.partition("\n{")
    return text.splitlines(), json.loads("{" + rest)


@pytest.mark.parametrize(
    ("words", "ending"),
    [
        (("--seed", "1"), "{winner} wins on turn {turns}: {reason}."),
        (("--seed", "1", "--turn-cap", "3"), "Nobody wins: {reason} after turn {turns}."),
    ],
)
def test_a_replay_whose_log_is_full_shows_the_game_up_to_there(low_limits: Any, words: Any, ending: str) -> None:
    """A game that does not end fills the log of its last turn; here it is so short that the second turn does."""
    words = ("replay", "liquid-beast", "fn-rush", *words)
    both = (*words, "then", *words, "--json")
    whole, cut = (low_limits(f"record.state.EVENTS = {events}", *both) for events in (4096, 12))
    assert cut.returncode == 0, cut.stderr
    (*shown, blank, rest, end), told = text_and_json(cut.stdout)
    uncut, known = text_and_json(whole.stdout)
    assert blank == ""
    assert rest == "More happens in this turn than a replay can hold: the rest is not shown."
    assert end == uncut[-1]
    happened = [line for line in shown if not line.startswith("  >")]
    assert happened == [line for line in uncut if not line.startswith("  >")][: len(happened)]

    assert (told["cut"], known["cut"]) == (True, False)
    assert 0 < len(told["events"]) < len(known["events"])
    assert told["positions"] == known["positions"][: len(told["positions"])] != known["positions"]
    same = set(known) - {"cut", "events", "positions"}
    assert {name: told[name] for name in same} == {name: known[name] for name in same}
    assert end == ending.format_map(known)


# --- The output cannot be written -------------------------------------------------------------------------
@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("words", [("cards", "list"), ("--help",), ("decks", "check", "fn-rush", "--json")])
def test_a_full_disk(program: Any, words: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        process = program(*words, stdout=full)
        _, stderr = process.communicate(timeout=60)
    assert (process.returncode, stderr) == (1, "The output could not be written: the disk is full.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pipe that closes at once")
def test_a_reader_that_has_gone(program: Any) -> None:
    read, write = os.pipe()
    os.close(read)
    process = program("cards", "list", stdout=write)
    os.close(write)
    _, stderr = process.communicate(timeout=60)
    assert process.returncode == 1
    assert stderr == "The output could not be written: the program that read it has stopped reading.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX")
@pytest.mark.parametrize("words", ["decks list", "--help", "match fn-rush liquid-beast --games 2"])
def test_without_standard_output_nothing_is_done(words: str) -> None:
    ended = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" -m duelsim {words} >&-'], capture_output=True, text=True, cwd=ROOT
    )
    assert ended.returncode == 1
    assert ended.stderr == "The output could not be written: standard output is closed.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX")
@pytest.mark.parametrize(("words", "code"), [("decks list", 0), ("decks show nothing", 2)])
def test_without_standard_error_only_the_messages_are_lost(words: str, code: int) -> None:
    ended = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" -m duelsim {words} 2>&-'], capture_output=True, text=True, cwd=ROOT
    )
    assert (ended.returncode, ended.stdout == "", ended.stderr) == (code, code != 0, "")


def test_which_errors_are_explained() -> None:
    assert explain(PermissionError(13, "Permission denied", "x.txt")) == ("x.txt: Permission denied.", 1)
    assert explain(KeyboardInterrupt()) == ("Interrupted.", 130)
    assert explain(MemoryError()) is not None
    assert explain(ZeroDivisionError()) is None  # a fault of duelsim: its traceback is wanted


# --- Ctrl-C -----------------------------------------------------------------------------------------------
def test_an_interrupted_match_prints_what_it_has(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Execution.play

    def interrupted(self: Execution, cells: Any, games: int) -> Any:
        self._chunk = 2
        for number, cell in enumerate(play(self, cells, games), start=1):
            yield cell
            if number == 3:
                raise KeyboardInterrupt

    monkeypatch.setattr(Execution, "play", interrupted)
    result = run("match", "liquid-beast", "fn-rush", "--games", "100", "--seed", "1", "--json")
    assert result.exit_code == 130
    assert "Interrupted after 6 games" in result.stderr
    summary = json.loads(result.stdout)
    assert (summary["games"], summary["interrupted"]) == (6, True)
    monkeypatch.undo()
    whole = run("match", "liquid-beast", "fn-rush", "--games", "6", "--seed", "1", "--json")
    assert json.loads(whole.stdout)["digest"] == summary["digest"]


def test_an_interruption_before_any_game(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Execution, cells: Any, games: int) -> Any:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(Execution, "play", interrupted)
    assert_message(run("match", "liquid-beast", "fn-rush"), 130, "Interrupted before any game was finished.")


@POSIX_ONLY
@pytest.mark.skipif(bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="a chunk takes a minute interpreted")
@pytest.mark.slow(3, "plays on all processors until it is interrupted")
def test_ctrl_c_in_a_long_match(run: Any) -> None:
    run("match", "liquid-beast", "fn-rush", "--games", "2")  # compiles, so that the program need not
    soon = "from sim.command_line import output; output.SECONDS_OF_SILENCE = 0.2; "
    words = ("-c", soon + "from duelsim.__main__ import main; main()", "match", "liquid-beast", "fn-rush", "--json")
    process = subprocess.Popen(
        [sys.executable, *words, "--games", "100000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stderr is not None
    watchdog = threading.Timer(120, process.kill)
    watchdog.start()
    try:
        line = process.stderr.readline()
        while line and not line.startswith("Playing: "):
            line = process.stderr.readline()
        assert "so far, not a stopping rule" in line
        process.send_signal(signal.SIGINT)
        stdout, stderr = process.communicate()
    finally:
        watchdog.cancel()
        process.kill()
    assert process.returncode == 130
    assert "Interrupted after" in stderr
    assert "Traceback" not in stderr and "Warning" not in stderr
    summary = json.loads(stdout)
    assert summary["games"] >= sim.games.playing.batch.GAMES_IN_CHUNK
    assert summary["games"] == 2 * summary["pairs"]


@POSIX_ONLY
def test_ctrl_c_while_the_program_is_imported() -> None:
    """The import of the command line sends Ctrl-C to itself."""
    imported = (
        "import os, signal, sys\n"
        "class Signals:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'sim.command_line': os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Signals())\n"
        "from duelsim.__main__ import main\n"
        "main()\n"
    )
    ended = subprocess.run([sys.executable, "-c", imported], capture_output=True, text=True, cwd=ROOT)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "Interrupted.\n")


# --- Compiling --------------------------------------------------------------------------------------------
def test_compiling_is_announced(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sim.compiler.cache.is_compiled", lambda: False)
    original = sim.engine.entry_point.copy_record

    def slowly(*arguments: Any, **named: Any) -> Any:
        threading.Event().wait(0.2)
        return original(*arguments, **named)

    monkeypatch.setattr(sim.engine.entry_point, "copy_record", slowly)
    result = run("match", "liquid-beast", "fn-rush", "--games", "2")
    assert result.exit_code == 0
    assert "happens once for each version" in result.stderr
    assert re.search(r"Compiled in [1-9]\d* s\.", result.stderr)
    assert "Compil" not in result.stdout


def test_an_engine_that_is_only_slow_to_load_is_not_said_to_be_compiled(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sim.compiler.cache.is_compiled", lambda: True)
    monkeypatch.setattr("sim.command_line.waiting.SECONDS_OF_SILENCE", 0.05)
    original = sim.engine.entry_point.copy_record

    def slowly(*arguments: Any, **named: Any) -> Any:
        threading.Event().wait(0.3)
        return original(*arguments, **named)

    monkeypatch.setattr(sim.engine.entry_point, "copy_record", slowly)
    result = run("match", "liquid-beast", "fn-rush", "--games", "2")
    assert result.exit_code == 0
    assert "Loading the rules" in result.stderr
    assert "Compil" not in result.stderr


def test_a_failure_while_the_engine_is_loaded_is_not_swallowed(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*arguments: Any, **named: Any) -> Any:
        raise np.exceptions.AxisError("a fault of duelsim")

    monkeypatch.setattr(sim.engine.entry_point, "copy_record", fails)
    assert isinstance(run("match", "fn-rush", "fn-rush").exception, np.exceptions.AxisError)


def test_a_misspelt_card_is_answered_without_the_engine() -> None:
    """Importing the engine takes longer than all the rest of the answer."""
    words = ("-X", "importtime", "-m", "duelsim", "cards", "show", "Aqua", "Hulkus")
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Did you mean" in done.stderr
    assert "sim.cards.library" in done.stderr
    assert "numba" not in done.stderr


@POSIX_ONLY
def test_too_many_open_files_are_told_and_no_traceback(tmp_path: Path) -> None:
    import resource

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (12, 12))

    words = [sys.executable, "-m", "duelsim", "match", "fn-rush", "liquid-beast", "--games", "2", "--out", "run"]
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(words, cwd=tmp_path, env=environment, preexec_fn=few, capture_output=True, text=True)
    assert "Traceback" not in done.stderr and "Error" not in done.stderr
    assert done.returncode in (0, 1, 2)
    assert done.returncode == 0 or "Too many files are open" in done.stderr or "Too many open files" in done.stderr
