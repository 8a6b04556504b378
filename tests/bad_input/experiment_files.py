"""Experiment files (TOML) that describe nothing that can be played."""

from collections.abc import Iterator

from sim.command_line import commands
from tests.bad_input.harness import FORTY, Case

MATCH = 'experiment = "match"\ndeck-a = "fn-rush"\ndeck-b = "liquid-beast"\ngames = 2\n'
VALUES = (
    *(
        "true",
        "[]",
        "{}",
        "[[]]",
        "[[1]]",
        "[{}]",
        "{a = 1}",
        "1979-05-27",
        "07:32:00",
        "1979-05-27T07:32:00Z",
        '""',
        '"x"',
        '" "',
    ),
    *(
        '"\\u0000"',
        '"a\\u0000b"',
        '"\\u001b[31m"',
        '"\\u202e"',
        "nan",
        "inf",
        "-inf",
        "-1",
        "1.5",
        "1e400",
        "9" * 4_000,
        "9" * 5_000,
    ),
    *("0x" + "f" * 5_000, "[1, [2]]", "[nan]", "[true]", "[1979-05-27]", '"' + "x" * 10_000 + '"'),
)
NEVER = ("1979-05-27", "[[1]]", "[{}]", '["a\\u0000b"]', "{a = {}}", "[1979-05-27]", "07:32:00")
KEYS = (
    "games",
    "seed",
    "turn-cap",
    "jobs",
    "players",
    "format",
    "target-ci",
    "sprt",
    "rule",
    "rules",
    "out",
    "max-error-rate",
    "deck-a",
    "json",
)
# Values of the list that a key may have: an empty list is no value at all, and texts and folders may be odd.
FINE = {
    ("seed", "9" * 4_000),
    ("json", "true"),
    ("out", '"x"'),
    ("out", '" "'),
    ("rule", "[]"),
    ("rule", "{}"),
    ("target-ci", "1.5"),
    *(
        ("out", value)
        for value in ("nan", "inf", "-inf", "-1", "1.5", "1e400", '"\\u202e"', '"\\u001b[31m"', "[nan]", "[1979-05-27]")
    ),
}
FILES = {
    "nothing": b"",
    "no experiment": b"games = 2\n",
    "not TOML": b"experiment: match\n",
    "half a line": b"experiment = ",
    "a key twice": MATCH.encode() + b"games = 4\n",
    "a table twice": MATCH.encode() + b"[rule]\n[rule]\n",
    "an open text": b'experiment = "match\n',
    "an unknown experiment": b'experiment = "mach"\n',
    "an experiment that is a command": b'experiment = "replay"\n',
    "an experiment that runs itself": b'experiment = "run"\nfile = "mine.toml"\n',
    "an experiment that is a list": b'experiment = ["match"]\n',
    "an experiment of escapes": b'experiment = "\\u001b[31m"\n',
    "no deck": b'experiment = "match"\n',
    "half the decks": b'experiment = "match"\ndeck-a = "fn-rush"\n',
    "an unknown key": MATCH.encode() + b"gamse = 2\n",
    "a key of escapes": MATCH.encode() + b'"\\u001b[31m" = 2\n',
    "a key of spaces": MATCH.encode() + b'"" = 2\n',
    "a key of underscores": MATCH.encode() + b"turn_cap = 2\n",
    "a dotted key": MATCH.encode() + b"games.most = 2\n",
    "nested lists": MATCH.encode() + b"x = " + b"[" * 5_000 + b"]" * 5_000,
    "nested tables": MATCH.encode() + b"x = " + b"{a=" * 5_000 + b"1" + b"}" * 5_000,
    "dotted deep": MATCH.encode() + b"a" + b".a" * 20_000 + b" = 1",
    "UTF-16": MATCH.encode("utf-16"),
    "Latin-1": MATCH.encode() + b"# \xfc\n",
    "NUL": b"\0" * 100,
    "PNG": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "JSON": b'{"experiment": "match"}',
    "too much": MATCH.encode() + b"#" * 300_000,
    "a pickle": b"cos\nsystem\n(S'touch SPRUNG'\ntR.",
}


def _says(key: str) -> tuple[str, ...]:
    """A deck and a folder are named themselves."""
    return () if key in ("deck-a", "out") else ("mine.toml",)


def _keys_of_all() -> Iterator[Case]:
    """Every key of every experiment with what no key can have, named with its line."""
    for name, command in commands.commands.items():
        if not {"seed", "out"} <= {parameter.name for parameter in command.params}:
            continue
        for parameter in command.params:
            key = max(parameter.opts, key=len).lstrip("-").replace("_", "-")
            if key == "help":
                continue
            for value in NEVER:
                if (key, value) == ("date", "1979-05-27"):  # a day, although none of this format
                    continue
                text = f'experiment = "{name}"\n\n{key} = {value}\n'
                says = ("mine.toml, line 3", key)
                yield Case(f"{name}: {key} = {value}", ("run", "mine.toml"), says=says, files={"mine.toml": text})


def cases() -> Iterator[Case]:
    """Every file, and every key with every value."""
    for name, content in FILES.items():
        yield Case(f"a file: {name}", ("run", "mine.toml"), says=("mine.toml",), files={"mine.toml": content})
    for key in KEYS:
        for value in VALUES:
            if (key, value) not in FINE:
                lines = [line for line in MATCH.splitlines() if not line.startswith(f"{key} ")]
                text = "\n".join([*lines, f"{key} = {value}", ""])
                codes = (1, 2) if key == "out" else (2,)
                files = {"mine.toml": text, "x/y": FORTY}
                yield Case(f"{key} = {value[:40]}", ("run", "mine.toml"), codes, _says(key), files)
    yield from _keys_of_all()
    for source in ("nothing.toml", ".", "/dev/zero", "/dev/null", "", "-", "x" * 300, "~/nothing.toml"):
        yield Case(f"the file {source[:40]!r}", ("run", source))
