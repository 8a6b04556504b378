"""Card files of the user's own whose lines say something else, wherever a command reads them."""

from collections.abc import Iterator

from tests.bad_input.harness import FORTY, Case

FACTS = "Creature - water - cost 3 - power 2000 - Liquid People"
LINES = ("Torcon's Cousin", FACTS, "Blocker")
DECK = FORTY.replace("4 Torcon\n", "4 Torcon's Cousin\n")
COMMANDS = (
    ("cards", "check", "mine.txt"),
    ("cards", "format", "mine.txt"),
    ("decks", "check", "deck.txt", "--cards", "mine.txt"),
)
LETTERS = (
    "\0",
    "\x07",
    "\x1b[31m",
    "\u200b",
    "\u202e",
    "\u2028",
    "\ufeff",
    "\x85",
    "\x0b",
    "\x0c",
    "\r",
    "\ufdd0",
    "\ue000",
)
FACTS_WRONG = (
    *("", "Creature", "4 Aqua Hulcus", "null", "{}", "[]", "NaN", "-1", FACTS.lower(), FACTS.replace("water", "blue")),
    *(
        FACTS.replace("cost 3", f"cost {cost}")
        for cost in ("", "-1", "1.5", "NaN", "x", "³", "9" * 5_000, "1e3", "infinity 3")
    ),
    *(FACTS.replace("2000", power) for power in ("", "-1", "1.5", "x", "²", "9" * 5_000, "2,000")),
    *(FACTS.replace("Creature", kind) for kind in ("Spell", "Kreature", "", "Evolution Creature", "Creature Creature")),
    FACTS.replace("water", "water/water/" * 10_000),
)
RULES_WRONG = (
    *("null", "Sing a song.", "Blocker Blocker", "Blocker.", "blocker", "x" * 30_000, "Draw " * 1_000, '"' * 1_000),
    *("(" * 10_000, "Draw 99999999999999999999 cards.", "Draw -1 cards.", "Destroy NaN creatures.", "{{7*7}}", "%s%n"),
    *("Creature - water", "Evolution: Put on one of your Dragons.", "Spell - water - cost 3"),
)
FILES = {
    "nothing": b"",
    "notes": b"# nothing\n",
    "UTF-16": "\n".join(LINES).encode("utf-16"),
    "Latin-1": "Törcon\n".encode("latin-1") + FACTS.encode(),
    "NUL": b"\0" * 1_000,
    "a megabyte": ("\n".join(LINES) + "\nBlocker" * 130_000).encode(),
    "a line of a megabyte": b"x" * 2**20,
    "100,000 names": b"Name\n\n" * 100_000,
    "PNG": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20,
    "JSON": b'{"name": "Torcon\'s Cousin"}',
    "a pickle": b"cos\nsystem\n(S'touch SPRUNG'\ntR.",
}


def cases() -> Iterator[Case]:
    """Every file, and every line with every wrong text and letter, for each command."""
    for name, content in FILES.items():
        yield from _cases(f"a file: {name}", content)
    for letter in LETTERS:
        for at, line in enumerate(LINES):
            for where in (0, len(line) // 2) if (at, letter) != (0, "\ufeff") else (1,):  # at first, it is a mark
                yield from _cases(f"{letter!r} in line {at + 1}", _with(at, line[:where] + letter + line[where:]))
    for text in FACTS_WRONG:
        yield from _cases(f"facts {text[:40]!r}", _with(1, text))
    for text in RULES_WRONG:
        yield from _cases(f"rules {text[:40]!r}", _with(2, text))
    yield from _cases("a name of 2,000 letters", _with(0, "x" * 2_000))
    for command in COMMANDS:
        files = {"mine.txt": "\n".join(LINES), "deck.txt": DECK}
        yield Case(f"fine: {' '.join(command)}", command, (0,), files=files)


def _with(at: int, line: str) -> bytes:
    return "\n".join([*LINES[:at], line, *LINES[at + 1 :], ""]).encode()


def _cases(name: str, content: bytes) -> Iterator[Case]:
    for command in COMMANDS:
        yield Case(
            f"{' '.join(command[:2])}, {name}",
            command,
            (0, 2) if command[1] == "format" else (2,),  # what it can write in other words, it writes
            files={"mine.txt": content, "deck.txt": DECK},
            says=() if command[0] == "decks" else ("mine.txt",),
            counts=command[0] == "cards",
        )
