"""Files of users: written whole, through no link, over nothing unasked; and nothing else in the product writes."""

import ast
import errno
import os
import re
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sim import files
from sim.files import delete_file, obstacle, replace_file, write_end, write_file

ROOT = Path(__file__).parents[1]
POSIX_ONLY = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of POSIX")


@pytest.fixture
def precious(tmp_path: Path) -> Path:
    """A file that nobody wants to lose."""
    file = tmp_path / "precious.txt"
    file.write_bytes(b"precious")
    return file


# --- Writing ------------------------------------------------------------------------------------------------
def test_a_new_file_is_written_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    write_file(tmp_path / "new.txt", b"new", overwrite=False)
    assert [file.name for file in tmp_path.iterdir()] == ["new.txt"]
    assert (tmp_path / "new.txt").read_bytes() == b"new"


def test_a_file_is_overwritten_only_when_that_is_allowed(precious: Path) -> None:
    with pytest.raises(OSError, match=r"is there already\. Name another file, or add --overwrite"):
        write_file(precious, b"new", overwrite=False)
    assert precious.read_bytes() == b"precious"
    write_file(precious, b"new", overwrite=True)
    assert precious.read_bytes() == b"new"


@POSIX_ONLY
@pytest.mark.parametrize("overwrite", [False, True])
@pytest.mark.parametrize("target", ["precious.txt", "nowhere.txt", "."])
def test_nothing_is_written_through_a_link(precious: Path, overwrite: bool, target: str) -> None:
    link = precious.with_name("link.txt")
    link.symlink_to(target)
    with pytest.raises(OSError, match=f"is a link, to {re.escape(target)}"):
        write_file(link, b"new", overwrite=overwrite)
    assert link.is_symlink() and precious.read_bytes() == b"precious"
    assert not precious.with_name("nowhere.txt").exists()


@POSIX_ONLY
def test_in_a_folder_of_duelsims_own_a_link_gives_way(precious: Path) -> None:
    link = precious.with_name("report.html")
    link.symlink_to(precious.name)
    replace_file(link, b"new")
    assert not link.is_symlink() and link.read_bytes() == b"new"
    assert precious.read_bytes() == b"precious"


@POSIX_ONLY
def test_another_name_of_the_same_file_keeps_its_content(precious: Path) -> None:
    other = precious.with_name("other.txt")
    os.link(precious, other)
    write_file(other, b"new", overwrite=True)
    assert precious.read_bytes() == b"precious"


@POSIX_ONLY
def test_a_private_file_stays_private(precious: Path) -> None:
    precious.chmod(0o600)
    write_file(precious, b"new", overwrite=True)
    assert stat.S_IMODE(precious.stat().st_mode) == 0o600


def test_a_full_disk_leaves_the_old_file(precious: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int, content: bytes, name: str, at: int | None = None) -> None:
        os.write(descriptor, content[:2])
        os.close(descriptor)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files, "_fill", full)
    with pytest.raises(OSError) as told:
        write_file(precious, b"new", overwrite=True)
    assert (told.value.errno, told.value.filename) == (errno.ENOSPC, str(precious))
    assert [file.name for file in precious.parent.iterdir()] == ["precious.txt"]
    assert precious.read_bytes() == b"precious"


def test_what_a_command_reads_is_never_written_over(precious: Path) -> None:
    same = precious.parent / "." / precious.name
    told = obstacle(same, overwrite=True, inputs=[Path("nowhere"), precious])
    assert told == f"{precious} is read by the same command. Name another file"
    assert obstacle(same, overwrite=True, inputs=[Path("a\0b")]) == ""


def test_what_is_no_file_is_told(tmp_path: Path) -> None:
    assert obstacle(tmp_path, overwrite=True) == f"{tmp_path} is a folder. Name a file"
    assert obstacle(tmp_path / "a" / "b", overwrite=True) == f"there is no folder {tmp_path / 'a'}"
    assert obstacle(tmp_path / ("x" * 300), overwrite=True).endswith("cannot be written: File name too long")
    assert obstacle(Path("a\0b"), overwrite=True) == "'a\\x00b' cannot be the name of a file"


def test_a_long_name_is_written(tmp_path: Path) -> None:
    write_file(tmp_path / ("é" * 120), b"new", overwrite=False)
    assert (tmp_path / ("é" * 120)).read_bytes() == b"new"


@POSIX_ONLY
def test_a_device_and_a_pipe_are_written_to(tmp_path: Path) -> None:
    write_file(Path(os.devnull), b"new", overwrite=False)
    assert not Path(os.devnull).is_file()
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="nobody reads from this pipe"):
        write_file(tmp_path / "pipe", b"new", overwrite=False)
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    write_file(tmp_path / "pipe", b"new", overwrite=False)
    assert os.read(reader, 10) == b"new"
    os.close(reader)


def test_the_end_of_a_file_is_written_again_and_through_no_link(precious: Path) -> None:
    write_end(precious, 3, b"!")
    assert precious.read_bytes() == b"pre!"
    if sys.platform != "win32":
        precious.with_name("link").symlink_to(precious)
        with pytest.raises(OSError):
            write_end(precious.with_name("link"), 0, b"new")
        assert precious.read_bytes() == b"pre!"


# --- Deleting -----------------------------------------------------------------------------------------------
@POSIX_ONLY
def test_a_link_is_deleted_and_not_what_it_leads_to(precious: Path, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for target in (precious, tmp_path / "folder", tmp_path / "nowhere"):
        (tmp_path / "link").symlink_to(target)
        assert delete_file(tmp_path / "link")
        assert not (tmp_path / "link").is_symlink()
    assert precious.exists() and (tmp_path / "folder").is_dir()
    assert not delete_file(tmp_path / "folder") and not delete_file(tmp_path / "nowhere")
    assert delete_file(precious) and not precious.exists()


# --- Nothing else writes ------------------------------------------------------------------------------------
WRITING = {
    *("write_text", "write_bytes", "savefig", "touch", "mkstemp", "NamedTemporaryFile", "symlink_to", "hardlink_to"),
    *("write_parquet", "write_csv", "write_json", "write_ipc", "write_ndjson", "write_excel", "sink_parquet"),
    *("to_csv", "to_parquet", "to_excel", "to_pickle", "tofile", "savetxt", "savez", "copy_file", "connect"),
    *("unlink", "rmtree", "rmdir", "remove", "removedirs", "truncate", "ftruncate", "rename", "renames", "link"),
    *("copy", "copy2", "copyfile", "copytree", "move", "mkdtemp", "TemporaryDirectory"),
}
OF_MODULES = {"copy", "copy2", "copyfile", "copytree", "move", "remove", "connect", "link", "rename", "truncate"}
MODULES = {"os", "shutil", "sqlite3", "numpy", "np"}
CALLED = re.compile(rf"\b(open|replace|{'|'.join(WRITING)})\(")  # reading the whole product takes two seconds
# What writes or deletes by itself, and why it may.
MAY_WRITE = {
    "sim/files.py": "the one writer, and the one deleter",
    "sim/experiments/runs/deleting.py: rmdir": "a folder of a run, if it is empty",
    "sim/web/asked.py: rmdir": "the folder of a question, if it is empty",
    "sim/experiments/runs/parts.py: write_parquet": "into memory",
    "sim/api/run_experiment.py: write_json": "a method of the folder of a run, which has the one writer",
    "sim/experiments/runs/index.py: connect": "SQLite writes its database itself",
    "reports/writing/svg.py: savefig": "into memory",
    "sim/compiler/files.py": "the cache of compiled code: its names are checksums, and its content has them",
    "sim/compiler/cache.py": "the folders of the cache of compiled code",
    "sim/cards/library/cached.py": "the cache of cards that were read",
    "sim/command_line/__init__.py: open": "os.devnull, where standard error is closed",
    "sim/command_line/errors.py: open": "os.devnull",
    "sim/command_line/commands/exhaustive.py: mkdtemp": "for developers: a new folder of its own",
    "sim/tools/exhaustive.py": "for developers: the decks of failed games, in that folder",
    "sim/tools/prebuild.py": "for releases: the compiled engine in the package",
    "sim/tools/unreviewed.py": "for developers: the card files of the package",
    "sim/tools/bench/trees.py": "for developers: the tree of a commit, in a temporary folder",
    "sim/tools/bench/machine.py: TemporaryDirectory": "for developers",
}


def _writing_calls(file: Path) -> Iterator[str]:
    """The names of the calls of a file that can write, delete or rename something."""
    text = file.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if CALLED.search(text) else ():
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        module = called.value.id if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) else ""
        if name == "open":
            words = [ast.unparse(one) for one in (*node.args, *(keyword.value for keyword in node.keywords))]
            modes = [word.strip("'") for word in words if word[:1] == "'" and set(word.strip("'")) <= set("rwxab+tU")]
            if any(set("wxa+") & set(mode) for mode in modes) or any("O_WRONLY" in w or "O_RDWR" in w for w in words):
                yield name
        elif not isinstance(called, ast.Attribute):
            continue
        elif name == "replace" and (module == "os" or (len(node.args) == 1 and not node.keywords)):
            yield name
        elif name in WRITING and (name not in OF_MODULES or module in MODULES):
            yield name


def test_only_one_writer_and_one_deleter_touch_files_of_users() -> None:
    """Whatever else opens a file for writing, renames or deletes one is listed above, with the reason why it may."""
    found: dict[str, str] = {}
    for package in ("duelsim", "sim", "reports", "strategies", "decks"):
        for file in sorted((ROOT / package).rglob("*.py")):
            place = file.relative_to(ROOT).as_posix()
            for name in _writing_calls(file):
                found[f"{place}: {name}"] = place
    unexplained = [call for call, place in found.items() if not {call, place} & MAY_WRITE.keys()]
    assert unexplained == []
    assert MAY_WRITE.keys() <= {*found, *found.values()}, "an exception that nothing needs"
