"""Results of tournaments (CSV) whose cells say something else, that end too early, or that are something else."""

import json
from collections.abc import Iterator

from tests.bad_input.harness import Case

HEAD = "deck,placing,count,tournament,notes"
ROWS = ("fn-rush,1,1,Osaka,", "liquid-beast,2-4,3,Osaka,well played", "fn-rush,,30,Osaka,")
PLAYERS = 34
WORDS = ("meta", "results.csv", "--games", "2", "--seed", "1", "--players", "rush", "--json")
FILE = "\n".join([HEAD, *ROWS, ""])
VALUES = (
    *(
        "-1",
        "1.5",
        "1e3",
        "NaN",
        "inf",
        "9" * 400,
        "½",
        "0",
        "True",
        "null",
        "[]",
        "{}",
        "0x1",
        "1,000",
        "1 000",
    ),
    *("\x1b[31m", "\u202e1", "\0", "\u200b1", "=1+1", "4-Mar", "03.Apr", "1st-", "--", "4-3", "1-2-3", "x" * 70_000),
)
FILES = {
    "nothing": b"",
    "empty lines": b"\n\n,,,\n",
    "a head alone": HEAD.encode(),
    "no head": "\n".join(ROWS).encode(),
    "a head twice": f"{FILE}{FILE}".encode(),
    "a column twice": FILE.replace("notes", "list").encode(),
    "UTF-16": FILE.encode("utf-16"),
    "Latin-1": FILE.replace("notes", "nötes").encode("latin-1"),
    "NUL": b"\0" * 1_000,
    "PNG": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20,
    "JSON": json.dumps([{"deck": "fn-rush", "placing": 1}]).encode(),
    "too much": FILE.encode() + b"x" * 6_000_000,
    "quotes": b'"' * 190_000,
    "commas": HEAD.encode() + b"\n" + b"," * 190_000,
    "a pickle": b"cos\nsystem\n(S'touch SPRUNG'\ntR.",
}


def cases() -> Iterator[Case]:
    """Every file, every cell with every value, every row cut off, and a quotation mark at every place."""
    for name, content in FILES.items():
        yield Case(f"a file: {name}", WORDS, says=("results.csv",), files={"results.csv": content})
    yield Case("a file twice", (*WORDS, "results.csv"), says=("results.csv", "twice"), files={"results.csv": FILE})
    files = {"results.csv": FILE, "copy.csv": FILE}
    yield Case("a copy of a file", (*WORDS, "copy.csv"), says=("copy.csv", "line 2"), files=files)
    for line, row in enumerate(ROWS, start=2):
        cells = row.split(",")
        for at, column in enumerate(("deck", "placing", "count", "tournament")):
            for value in VALUES:
                changed = ",".join([*cells[:at], value, *cells[at + 1 :]])
                # A tournament may be called anything that can be shown; a placing may be no place at all.
                codes = (0, 2) if column == "tournament" or (column, value) == ("placing", "-") else (2,)
                yield _case(f"{column} {value[:20]!r} in line {line}", FILE.replace(row, changed), line, codes)
        for end in range(1, row.rindex(",")):  # with all cells it would be a whole row
            text = FILE[: FILE.index(row) + end]
            yield Case(f"cut off in line {line} after {end}", WORDS, files={"results.csv": text})
    for at in range(len(FILE) + 1):
        text = f'{FILE[:at]}"{FILE[at:]}'
        line = FILE[:at].count("\n") + 1
        yield _case(f"a quotation mark at {at}", text, line, (0, 2))


def _case(name: str, text: str, line: int, codes: tuple[int, ...]) -> Case:
    """Refused with the line, or all players."""

    def all_players(stdout: str, _: object) -> str | None:
        if not stdout:
            return None
        decks = json.loads(stdout)["results"]["decks"]
        played = sum(deck["played"] for deck in decks)
        return None if played == PLAYERS else f"{played} players, not {PLAYERS}"

    says = ("results.csv", f"line {line}: ")
    plays = 0 in codes
    return Case(name, WORDS, codes, says, {"results.csv": text}, check=all_players, slow=plays)
