"""This tree and other commits of the repository, as folders from which duelsim can be started.

Another commit is unpacked into a temporary folder, so that the repository keeps nothing of it.
"""

import contextlib
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

TOP = Path(__file__).parents[3]
PLAYED = ("sim", "strategies", "decks")  # the folders that play games
LONGEST_NAME = 16  # letters; the checksum of a commit stands for a longer one


class UnknownCommit(ValueError):
    """There is no such commit, or no repository; the message says what to do."""


class CommitFailed(RuntimeError):
    """A commit does not start or does not play; the message says which, and what it says."""


@dataclass(frozen=True)
class Tree:
    """A folder with duelsim. `name` is what the user calls it, `commit` its abbreviated checksum.

    `environment` are the environment variables needed to start duelsim from there.
    """

    folder: Path
    name: str
    commit: str
    environment: Mapping[str, str] = field(default_factory=dict)


def this_tree() -> Tree:
    """The duelsim that is running, with whatever has been edited since its commit. Raises UnknownCommit."""
    commit = _git("rev-parse", "--short", "HEAD")
    edited = _git("status", "--porcelain", "--", *PLAYED)
    return Tree(TOP, "this tree", f"{commit} and edits" if edited else commit)


@contextlib.contextmanager
def unpacked(ref: str) -> Iterator[Tree]:
    """Another commit, such as "main" or "ec6107d", in a temporary folder with an engine cache of its own.

    Raises UnknownCommit.
    """
    commit = _commit(ref)
    with tempfile.TemporaryDirectory(prefix="duelsim-", ignore_cleanup_errors=True) as place:
        folder, archive = Path(place, "tree"), Path(place, "tree.zip")
        _git("archive", "--format=zip", f"--output={archive}", commit)
        with zipfile.ZipFile(archive) as content:
            content.extractall(folder)
        if not (folder / "sim").is_dir():
            raise UnknownCommit(f"The commit {ref} has no duelsim: its folder sim is missing.")
        yield Tree(
            folder, ref if len(ref) <= LONGEST_NAME else commit, commit, {"DUELSIM_CACHE": str(Path(place, "cache"))}
        )


def _commit(ref: str) -> str:
    """The abbreviated checksum of a commit. Raises UnknownCommit."""
    _check_repository()
    try:
        return _git("rev-parse", "--verify", "--short", "--end-of-options", f"{ref}^{{commit}}")
    except (UnknownCommit, ValueError):  # a name with a NUL is a ValueError
        raise UnknownCommit(
            f'The repository {TOP} has no commit "{ref}". Give a branch, a tag or the checksum of a commit; "git log'
            ' --oneline" lists them.'
        ) from None


def _check_repository() -> None:
    """Raise UnknownCommit unless duelsim runs from a checkout of its own repository."""
    if not (TOP / ".git").exists():  # not the repository of another project in which duelsim is installed
        raise UnknownCommit(
            f"{TOP} is not a git checkout, so there is no other commit to play. Clone the repository of duelsim, and"
            " start duelsim from there."
        )
    _git("rev-parse", "--git-dir")  # git is there, and trusts the owner of the folder


def _git(*words: str) -> str:
    """What a git command prints. Raises UnknownCommit with its message if it fails."""
    try:
        done = subprocess.run(["git", "-C", str(TOP), *words], capture_output=True, text=True, errors="replace")
    except FileNotFoundError:
        raise UnknownCommit("Playing another commit takes git, which is not installed.") from None
    if done.returncode:
        raise UnknownCommit(f"git {words[0]} failed in {TOP}: {done.stderr.strip()}")
    return done.stdout.strip()
