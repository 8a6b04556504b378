"""`duelsim bench --against`: another commit is unpacked and started, both play in turns, and the ratios are right."""

import contextlib
import json
import os
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import sim.tools.bench.trees
import sim.tools.bench.turns
from sim.command_line import commands
from sim.tools.bench.output import render_turns, turns_to_json
from sim.tools.bench.trees import TOP, CommitFailed, Tree, UnknownCommit, this_tree, unpacked
from sim.tools.bench.turns import MATCHUPS, Ratio, Turns, compile_rules, overall, take_turns, turns_in

# What stands for duelsim in small repositories: each game of play_match takes a given time.
LIBRARY = "def known_names(): return ()\n"
MATCHUP = "def prepare_matchup(deck_a, deck_b, players): return (deck_a, deck_b, players)\n"
DECKS = "def read_deck(name, names): return name\n"
BATCH = """
import time
import numpy as np
print("playing")  # must not be taken for an answer
class Games:
    def __init__(self, digests): self.digests = digests
def play_match(matchup, games, seed):
    end = time.process_time() + SECONDS
    while time.process_time() < end: pass
    return Games(np.full(games, DIGEST, np.uint64))
"""
ROOMS = {"sim/games/batch.py": BATCH, "sim/games/matchup.py": MATCHUP, "sim/cards/library/__init__.py": LIBRARY}
BEFORE = {"sim/batch.py": BATCH, "sim/matchup.py": MATCHUP, "sim/library/__init__.py": LIBRARY}


def bench(*words: str) -> Result:
    return CliRunner().invoke(commands, ["bench", *words], prog_name="duelsim")


def duelsim(folder: Path, files: Mapping[str, str], seconds: float = 0.0, digest: int = 1) -> Path:
    """Write a folder that the worker can play with."""
    for name, text in {"sim/__init__.py": "", "decks/__init__.py": DECKS, **files}.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace("SECONDS", str(seconds)).replace("DIGEST", str(digest)))
    return folder


def git(folder: Path, *words: str) -> None:
    name = ("-c", "user.name=nobody", "-c", "user.email=nobody@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", "-C", str(folder), *name, *words], check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository instead of this one: its commit "before" has old names, "broken" fails, "empty" has nothing."""
    folder = tmp_path / "repository"
    folder.mkdir()
    git(folder, "init")
    git(folder, "commit", "--allow-empty", "-m", "Begin")
    git(folder, "tag", "empty")
    for tag, files in (("before", BEFORE), ("broken", {"sim/batch.py": "import nothing_of_this_name\n"})):
        duelsim(folder, files)
        git(folder, "add", "-A")
        git(folder, "commit", "-m", tag)
        git(folder, "tag", tag)
    monkeypatch.setattr(sim.tools.bench.trees, "TOP", folder)
    return folder


# --- From start to end ------------------------------------------------------------------------------------
@pytest.mark.skipif(not (TOP / ".git").exists(), reason="not a checkout")
@pytest.mark.slow(5, "plays interpreted, in two trees")
def test_the_last_commit_plays_the_games_of_this_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # the commit would be compiled
    monkeypatch.setattr(sim.tools.bench.turns, "MATCHUPS", MATCHUPS[::3])
    result = bench("--against", "HEAD", "--rounds", "1", "--games", "2", "--json")
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert [tree["name"] for tree in found["trees"]] == ["this tree", "HEAD"]
    assert len(found["matchups"]) == len(MATCHUPS[::3]) == 3
    unchanged = subprocess.run(["git", "diff", "--quiet", "HEAD", "--", "sim", "strategies", "decks"], cwd=TOP)
    for matchup in found["matchups"]:
        assert matchup["games"] == 2
        assert min(matchup["games_per_second"]) > 1
        assert matchup["ratio"]["interval"] is None  # of a single round
        assert matchup["same_games"] or unchanged.returncode
    assert 0.2 < found["geometric_mean"]["estimate"] < 5


# --- The other commit -------------------------------------------------------------------------------------
def test_a_commit_is_unpacked_and_leaves_nothing_behind(repository: Path) -> None:
    with unpacked("before") as tree:
        assert (tree.folder / "sim" / "batch.py").exists()
        assert Path(tree.environment["DUELSIM_CACHE"]).parent == tree.folder.parent
        compile_rules(tree)
        place = tree.folder.parent
    assert not place.exists()
    git(repository, "diff", "--exit-code", "HEAD")
    assert not (repository / ".git" / "worktrees").exists()


def test_this_tree_is_named_with_its_edits(repository: Path) -> None:
    (repository / "notes.txt").write_text("not a part of duelsim")
    assert "edits" not in this_tree().commit
    (repository / "sim" / "batch.py").write_text("")
    assert this_tree().commit.endswith(" and edits")


@pytest.mark.parametrize("ref", ["nobody", "", "-x", "--help", "HEAD:sim", "a b", "\0", "é", "HEAD~99", "x" * 300])
def test_an_unknown_commit_is_an_error(repository: Path, ref: str) -> None:
    with pytest.raises(UnknownCommit, match="has no commit"), unpacked(ref):
        pass


def test_a_commit_without_duelsim_is_an_error(repository: Path) -> None:
    with pytest.raises(UnknownCommit, match="empty has no duelsim"), unpacked("empty"):
        pass


def test_outside_a_checkout_there_is_no_other_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim.tools.bench.trees, "TOP", tmp_path)
    result = bench("--against", "HEAD")
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"{tmp_path} is not a git checkout" in result.stderr


def test_without_git_the_error_says_so(repository: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    result = bench("--against", "HEAD")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "git, which is not installed" in result.stderr


def test_a_commit_that_does_not_start_is_an_error_with_its_words(repository: Path) -> None:
    with pytest.raises(
        CommitFailed,
        match=r"broken \(\w+\) does not play .*: ModuleNotFoundError: No module named 'nothing_of_this_name'",
    ):
        with unpacked("broken") as tree:
            compile_rules(tree)


def test_a_tree_that_dies_while_it_plays_is_an_error(tmp_path: Path) -> None:
    dies = BATCH.replace("    end =", "    if games == 4: raise SystemExit(7)\n    end =")
    trees = [
        Tree(duelsim(tmp_path / name, {**ROOMS, "sim/games/batch.py": batch}), name, "0")
        for name, batch in (("here", BATCH), ("there", dies))
    ]
    with pytest.raises(CommitFailed, match=r"there \(0\) does not play .*\(exit code 7\): playing"):
        take_turns(trees[0], trees[1], 4, 1, lambda taken: None)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--rounds", "9"), "--rounds needs --against"),
        (("--against", "HEAD", "--cold"), "--cold cannot be used with --against"),
        (("--against", "HEAD", "--memory"), "--memory cannot be used with --against"),
        (("--against", "HEAD", "--repeats", "3"), "--repeats cannot be used with --against"),
    ],
)
def test_options_that_do_not_go_together(words: tuple[str, ...], message: str) -> None:
    result = bench(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


# --- Turns ------------------------------------------------------------------------------------------------
def test_a_tree_that_takes_half_the_time_is_twice_as_fast(tmp_path: Path) -> None:
    """The other tree has its modules under their old names."""
    here = Tree(duelsim(tmp_path / "here", ROOMS, seconds=0.01), "here", "0")
    there = Tree(duelsim(tmp_path / "there", BEFORE, seconds=0.02), "there", "1")
    progress: list[int] = []
    found = take_turns(here, there, 5, 6, progress.append)
    assert progress == list(range(1, turns_in(6) + 1))
    assert [(turns.cards, *turns.decks, turns.players) for turns in found] == list(MATCHUPS)
    for turns in found:
        assert (turns.games, len(turns.seconds), turns.same_games) == (6, 6, True)
    ratio = overall(found)
    assert ratio.interval is not None
    assert 1.7 < ratio.interval.low <= ratio.estimate <= ratio.interval.high < 2.3


def test_other_games_are_called_so(tmp_path: Path) -> None:
    trees = [
        Tree(duelsim(tmp_path / name, ROOMS, 0.001, digest), name, "0") for name, digest in (("one", 1), ("two", 2))
    ]
    found = take_turns(trees[0], trees[1], 2, 1, lambda taken: None)
    assert not any(turns.same_games for turns in found)
    assert turns_to_json(found, *trees)["matchups"][0]["same_games"] is False
    from rich.console import Console

    console = Console(width=200)
    with console.capture() as captured:
        console.print(render_turns(found, *trees))
    assert captured.get().count("other games") == len(MATCHUPS)
    assert "the two do not play alike" in captured.get()


def test_a_folder_without_duelsim_does_not_play_with_the_one_that_is_installed(tmp_path: Path) -> None:
    with pytest.raises(CommitFailed, match="has no duelsim"):
        compile_rules(Tree(tmp_path, "nothing", "0", {"PYTHONPATH": str(TOP)}))


def test_the_order_changes_from_round_to_round(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Fake:
        def __init__(self, name: str) -> None:
            self.name = name

        def ask(self, _: Any) -> Any:
            asked.append(self.name)
            return {"seconds": 1.0, "digest": self.name}

    @contextlib.contextmanager
    def worker(tree: Tree) -> Iterator[Fake]:
        yield Fake(tree.name)

    monkeypatch.setattr(sim.tools.bench.turns, "_worker", worker)
    trees = [Tree(Path(os.curdir), name, "0") for name in "AB"]
    found = take_turns(trees[0], trees[1], 2, 3, lambda taken: None)
    assert "".join(asked) == "AB" * 7 + "BA" * 7 + "AB" * 7
    assert all(turns.digests == ("A", "B") for turns in found)


def test_ratios_are_taken_within_a_round() -> None:
    """A machine that slows down during the rounds does not change them."""
    seconds = tuple((slow, 1.5 * slow) for slow in (1.0, 4.0, 2.0, 9.0, 1.0, 3.0, 1.0))
    turns = Turns("classic", ("a", "b"), ("rush", "rush"), 300, seconds, ("x", "x"))
    assert turns.ratios == (1.5,) * 7
    assert turns.games_per_second == (150.0, 100.0)
    assert Ratio.of(turns.ratios).estimate == 1.5


def test_over_all_matchups_the_geometric_mean_of_each_round_counts() -> None:
    def turns(*ratios: float) -> Turns:
        return Turns("classic", ("a", "b"), ("rush", "rush"), 2, tuple((1.0, ratio) for ratio in ratios), ("x", "x"))

    ratio = overall([turns(1.0, 2.0, 8.0), turns(4.0, 2.0, 2.0)])
    assert ratio.estimate == pytest.approx(2.0)
    assert ratio.interval is None
