"""Odd environments: what a shell, a container or a service may give, and what must not change a result."""

import os
from collections.abc import Iterator

from tests.bad_input.harness import FORTY, Case

ODD: tuple[dict[str, str | None], ...] = (
    *({"DUELSIM_CACHE": value} for value in ("", "taken.txt", "/dev/null", "/proc/nowhere", "/dev/null/x", "x" * 300)),
    *({"COLUMNS": value} for value in ("", "0", "-1", "1", "x", "99999999999", "1e3", "40", "²", "٣", "9" * 5_000)),
    *({"LINES": value} for value in ("", "0", "x", "²", "9" * 5_000)),
    *({"TERM": value} for value in ("", "dumb", "nonsense", "xterm-256color")),
    *({"LC_ALL": value} for value in ("C", "POSIX", "nonsense", "en_US.ISO-8859-1")),
    *({"PYTHONIOENCODING": value} for value in ("ascii", "latin-1", "cp932")),
    *({"HOME": value} for value in (None, "", "/nowhere", "taken.txt", "/dev/null", "~")),
    *({"DUELSIM_CARDS": value} for value in ("", "taken.txt", "/dev/null", "/nowhere")),
    *({"DUELSIM_RUNS": value} for value in ("taken.txt", "/dev/null", "/nowhere/x", "x" * 300, "taken.txt/x")),
    *({"DUELSIM_NAMES": value} for value in ("", "ja", "both")),
    *({"XDG_CACHE_HOME": value} for value in ("", ".", "taken.txt", "/dev/null")),
    *({"TMPDIR": value} for value in ("/nowhere", "", "taken.txt")),
    *({"PATH": value} for value in (None, "", "/nowhere")),
    {"NO_COLOR": "1"},
    {"FORCE_COLOR": "0"},
    {"PYTHONUTF8": "0", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"},
    {"PYTHONWARNINGS": "error::DeprecationWarning"},
    {"PYTHONDONTWRITEBYTECODE": "1"},
    {"MPLBACKEND": "nonsense"},
    {"MPLCONFIGDIR": "/nowhere"},
    {"POLARS_MAX_THREADS": "1"},
    {"NUMBA_NUM_THREADS": "1"},
)
WRONG_NAMES = ("xx", "JA", "ja,en", " ja", "x" * 5_000, "\x1b[31mja")
COMMANDS = (
    ("decks", "show", "fn-rush"),
    ("cards", "show", "ボルシャック"),
    ("odds", "fn-rush", "--games", "0", "--seed", "1"),
)
MATCH = "match fn-rush liquid-beast --games 2 --seed 1"


def cases() -> Iterator[Case]:
    """Every odd environment with some commands, and closed or full streams, as programs of their own."""
    files = {"taken.txt": FORTY}
    for odd in ODD:
        words = " ".join(f"{name}={value}" for name, value in odd.items())[:60]
        for command in COMMANDS:
            codes = (2,) if "ボルシャック" in command else (0,)
            yield Case(f"{words}: {command[0]}", command, codes, files=files, environment=odd, child=True, slow=True)
    for odd in ODD[::3]:
        words = " ".join(f"{name}={value}" for name, value in odd.items())[:60]
        given = (*MATCH.split(), "--out", "run")
        yield Case(f"{words}: match", given, (0,), files=files, environment=odd, child=True, makes=("run",), slow=True)
    for value in WRONG_NAMES:
        wrong = {"DUELSIM_NAMES": value}
        says = ("environment variable DUELSIM_NAMES is",)
        yield Case(f"DUELSIM_NAMES={value[:20]}", ("cards", "show", "corile"), (2,), says=says, environment=wrong)
    if os.name == "posix":
        yield from _streams()


def _streams() -> Iterator[Case]:
    for command in ("decks list", "decks check nothing", "--help", "--version", MATCH, f"{MATCH} --json", "match"):
        fails = command in ("decks check nothing", "match")
        shell = f"duelsim {command} >&-"
        yield Case(shell, shell=shell, codes=(1,), says=("standard output is closed",), child=True, slow=True)
        shell = f"duelsim {command} >/dev/full"
        yield Case(shell, shell=shell, codes=(2,) if fails else (1,), child=True, slow=True)
        yield Case(
            f"{command} 2>/dev/full",
            shell=f"duelsim {command} 2>/dev/full; test $? -lt 3",
            codes=(0,),
            child=True,
            slow=True,
        )
        yield Case(f"{command} <&-", shell=f"duelsim {command} <&- ; test $? -lt 3", codes=(0,), child=True, slow=True)
        yield Case(
            f"{command} | true", shell=f"duelsim {command} 2>/dev/null | true", codes=(0,), child=True, slow=True
        )
    yield Case(
        "a folder that has gone",
        shell="mkdir gone && cd gone && rmdir ../gone && duelsim decks check fn-rush; test $? -lt 3",
        codes=(0,),
        child=True,
        slow=True,
    )
    if os.geteuid() != 0:
        yield Case(
            "a folder that is read only",
            shell=f"duelsim {MATCH} --out run",
            codes=(1, 2),
            child=True,
            slow=True,
            prepare=lambda folder: folder.chmod(0o500),
        )
