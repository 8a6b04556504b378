"""Completion as a user meets it: Tab is pressed in a live bash, zsh and fish, and a program says what the words are."""

import contextlib
import json
import os
import select
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminal")
ROOT = Path(__file__).parents[2]
LONGEST = 60.0  # seconds, for a machine that does other things
SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], 'eval "$(_DUELSIM_COMPLETE=bash_source duelsim)"'),
    "zsh": (
        ["zsh", "-f", "-i"],
        'autoload -U compinit; compinit -u -D; eval "$(_DUELSIM_COMPLETE=zsh_source duelsim)"',
    ),
    "fish": (["fish", "--no-config", "-i"], "_DUELSIM_COMPLETE=fish_source duelsim | source"),
}
ANSWERS = {"\x1b[6n": "\x1b[1;1R", "\x1b[c": "\x1b[?1;2c", "\x1b[0c": "\x1b[?1;2c"}  # of a terminal that is asked
LINES = {
    "gaunt": ["gauntlet"],
    "match fn-rush liquid-beast --see": ["match", "fn-rush", "liquid-beast", "--seed"],
    "gauntlet fn-rush --field murk": ["gauntlet", "fn-rush", "--field", "murky-riptide"],
    "cards show aqua hulc": ["cards", "show", "aqua", "Hulcus"],
    'cards show "gonta, the w': ["cards", "show", "Gonta, the Warrior Savage"],
    "cards show アクア・ハルカ": ["cards", "show", "アクア・ハルカス"],
    "decks check マイ": ["decks", "check", "マイデッキ.txt"],
}


class LiveShell:
    """A shell at a terminal, in which completion has been switched on. `args` in it writes its words into a file."""

    def __init__(self, name: str, folder: Path) -> None:
        import pty

        programs = {
            "duelsim": f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m duelsim "$@"\n',
            "args": f'#!{sys.executable}\nimport json, sys\nprint("Words:", json.dumps(sys.argv[1:]))\n',
        }
        for program, text in programs.items():
            file = folder / "bin" / program
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)
            file.chmod(0o755)
        (folder / "マイデッキ.txt").touch()
        path = os.pathsep.join([str(folder / "bin"), os.environ["PATH"]])
        words, switch_on = SHELLS[name]
        pid, self._terminal = pty.fork()
        if pid == 0:
            os.chdir(folder)
            settings = {"PATH": path, "HOME": str(folder), "TERM": "xterm", "LC_ALL": "C.UTF-8"}
            os.execvpe(words[0], words, settings)
        self.pid = pid
        self._type(f"{switch_on}; args\r")
        self._words()

    def at_tab(self, line: str) -> list[str]:
        """The words of a line after Tab."""
        self._type(f"{line}\t")
        self._type("\x01args \r")  # at the beginning of the line
        return self._words()

    def _type(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def _words(self) -> list[str]:
        """What `args` says next."""
        seen, ends = "", time.monotonic() + LONGEST
        while time.monotonic() < ends:
            if select.select([self._terminal], [], [], 0.2)[0]:
                new = os.read(self._terminal, 65_536).decode(errors="replace")
                for question, answer in ANSWERS.items():
                    if question in new:
                        self._type(answer)
                seen += new
            said = seen.partition("Words: [")[2].partition("]\r\n")
            if said[1]:
                found: list[str] = json.loads(f"[{said[0]}]")
                return found
        raise AssertionError(f"nothing said: {seen!r}")


@pytest.fixture(params=SHELLS)
def shell(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[LiveShell]:
    """Each shell that is installed."""
    name: str = request.param
    if shutil.which(name) is None:
        pytest.skip(f"no {name}")
    live = LiveShell(name, tmp_path)
    yield live
    with contextlib.suppress(ProcessLookupError):
        os.kill(live.pid, signal.SIGKILL)
    os.waitpid(live.pid, 0)


@pytest.mark.slow(10, "starts the program at every Tab")
def test_tab_completes_commands_options_decks_cards_and_files(shell: LiveShell) -> None:
    assert {line: shell.at_tab(f"duelsim {line}")[1:] for line in LINES} == LINES
