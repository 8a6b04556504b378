"""`duelsim cards format`: files are written anew, or checked."""

from pathlib import Path
from typing import Any

import pytest

FACTS = "Creature - water - cost 3 - power 2000 - Liquid People"
UNTIDY = f"# My cards\n\n\nTorcon's Cousin\n{FACTS}\n# a note\nblocker\n\nSecond\n{FACTS}"
TIDY = f"# My cards\n\nTorcon's Cousin\n{FACTS}\n# a note\nBlocker\n\nSecond\n{FACTS}\n"


def test_the_command_writes_and_checks(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text(UNTIDY)
    checked = run("cards", "format", "--check", "mine.txt")
    assert checked.exit_code == 2
    assert checked.stdout == "mine.txt: would be written anew (Torcon's Cousin).\n"
    assert Path("mine.txt").read_text() != TIDY
    assert run("cards", "format", "mine.txt").exit_code == 0
    assert Path("mine.txt").read_text() == TIDY
    again = run("cards", "format", "--check", "mine.txt")
    assert (again.exit_code, again.stdout) == (0, "mine.txt: nothing changes.\n")
    Path("mine.txt").write_text(f"First\n{FACTS}\nBlocks.\n")
    failed = run("cards", "format", "mine.txt")
    assert failed.exit_code == 2
    assert failed.stderr.startswith("mine.txt, line 3: First: understood up to")
