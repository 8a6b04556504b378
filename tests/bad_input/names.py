"""Names of decks, files and devices, wherever a command takes one."""

import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path

from tests.bad_input.harness import FORTY, Case

NAMES = (
    *(
        "liquid-best",
        "nobody",
        "nobody.txt",
        " ",
        ".",
        "..",
        "./",
        "../..",
        "/",
        "//",
        "~",
        "~nobody/mine.txt",
        "~/nobody.txt",
    ),
    *(
        "mine",
        "mine.tx",
        "mine.txt/x",
        "MINE.TXT.",
        "folder",
        "*",
        "*.txt",
        "?",
        "[a]",
        "{a,b}",
        "a|b",
        "a;b",
        "a&b",
    ),
    *(
        "$(touch SPRUNG)",
        "`touch SPRUNG`",
        "%PATH%",
        "$HOME",
        "file:///etc/passwd",
        "http://localhost/x",
        "data:,4 Corile",
    ),
    *(
        "\\\\host\\share",
        "C:\\x.txt",
        "CON",
        "a\nb",
        "a\rb",
        "a\tb",
        "a\0b",
        "\x1b[31mred",
        "\x1b]0;owned\x07",
        "\u202etxt.enim",
    ),
    *(
        "<script>alert(1)</script>",
        "=1+1",
        "''",
        '""',
        "日本語",
        "💢",
        "\udcff.txt",
        "x" * 300,
        "x/" * 3_000,
        "a" * 100_000,
    ),
    *(
        "None",
        "0",
        "-0",
        "1",
        "{}",
        "()",
        "deck:",
        "fn-rush,liquid-beast",
        "fn-rush liquid-beast",
        "FN Rush 2",
        "fn--rsh",
    ),
)
DEVICES = (
    "/dev/zero",
    "/dev/null",
    "/dev/urandom",
    "/dev/full",
    "/dev",
    "/proc/self/mem",
    "/proc/self",
    "/dev/stderr/x",
    "pipe",
    "socket",
)
PLACES = {
    "decks show": ("decks", "show", "{}"),
    "decks check": ("decks", "check", "--", "{}"),
    "the first deck of a match": ("match", "--games", "2", "--out", "run", "--", "{}", "fn-rush"),
    "the second deck of a match": ("match", "--games", "2", "--out", "run", "--", "fn-rush", "{}"),
    "a variant": ("compare", "--against", "fn-rush", "--games", "2", "--", "fn-rush", "{}"),
    "an opponent": ("odds", "fn-rush", "--games", "0", "--against={}"),
    "a field": ("gauntlet", "fn-rush", "--games", "2", "--field={}"),
    "a gauntlet": ("gauntlet", "--games", "2", "--field", "fn-rush", "--", "{}"),
    "slots": ("slots", "--games", "2", "--field", "fn-rush", "--card", "Torcon", "--", "{}"),
    "an improved deck": ("improve", "--games", "2", "--field", "fn-rush", "--", "{}"),
    "a pool": ("improve", "fn-rush", "--games", "2", "--pool={}"),
    "a collection": ("improve", "fn-rush", "--games", "2", "--collection={}"),
    "a matrix": ("matrix", "--games", "2", "--", "fn-rush", "{}"),
    "results": ("meta", "--games", "2", "--", "{}"),
    "a goldfish": ("goldfish", "--games", "2", "--", "{}"),
    "a lift": ("lift", "--games", "2", "--against", "fn-rush", "--", "{}"),
    "odds": ("odds", "--games", "0", "--", "{}"),
    "a replay": ("replay", "--seed", "1", "--", "{}", "fn-rush"),
}
FOLDERS = (".", "./", "..", "../..", "/", "//", "~", "folder")
FILES = {"mine.txt": FORTY, "folder/mine.txt": FORTY}


def cases() -> Iterator[Case]:
    """Every name in every place."""
    for place, words in PLACES.items():
        for name in NAMES:
            if place in ("a field", "a matrix") and name in FOLDERS:  # each takes the decks of a folder
                continue
            written = tuple(word.format(name) if word.endswith("{}") else word for word in words)
            yield Case(f"{place}: {name[:40]!r}", written, files=FILES)
        for device in DEVICES if os.name == "posix" else ():
            written = tuple(word.format(device) if word.endswith("{}") else word for word in words)
            yield Case(f"{place}: {device}", written, prepare=_special_files, says=(device,))
        yield Case(f"{place}: nothing", tuple(word.format("") if word.endswith("{}") else word for word in words))
    for name in (*NAMES, *(DEVICES if os.name == "posix" else ())):
        words = ("decks", "coverage", "--", name)  # says of each list what is wrong with it
        yield Case(
            f"coverage of {name[:40]!r}",
            words,
            (0,),
            files=FILES,
            prepare=_special_files if os.name == "posix" else None,
        )
    for command in (
        "match - -",
        "matrix - fn-rush -",
        "compare - fn-rush --against -",
        "decks check - -",
        "odds - --against -",
    ):
        yield Case(command, tuple(command.split()), says=("standard input is a single deck",), stdin=FORTY.encode())
    yield Case("standard input without an end", ("decks", "check", "-"), stdin=b"4 Corile\n" * 10**6, says=("200 kB",))
    yield Case("standard input as a deck", ("odds", "-", "--games", "0", "--seed", "1"), (0,), stdin=FORTY.encode())
    if os.name == "posix":
        for source in ("yes 4 Corile", "cat /dev/zero", "sleep 0; true"):
            yield Case(
                f"{source} | duelsim",
                shell=f"{source} | duelsim decks check -",
                child=True,
                slow=True,
                says=("The deck -",),
            )
        yield Case("< /dev/zero", shell="duelsim decks check - < /dev/zero", child=True, slow=True, says=("200 kB",))
        yield Case("<&-", shell="duelsim decks check - <&-", child=True, slow=True, says=("standard input is closed",))
        yield Case(
            "yes as /dev/stdin",
            shell="yes 4 Corile | duelsim decks check /dev/stdin",
            child=True,
            slow=True,
            says=("200 kB",),
        )


def _special_files(folder: Path) -> None:
    """A pipe that nobody writes to, and a socket."""
    os.mkfifo(folder / "pipe")
    if len(str(folder)) < 90:  # the longest path of a socket has 108 letters
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind(str(folder / "socket"))
        assert stat.S_ISSOCK((folder / "socket").stat().st_mode)
