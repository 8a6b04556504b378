"""Values: lines and whole files that cannot be used, next to a deck whose player looks ahead, and forms that can."""

from collections.abc import Iterator

from sim.engine.record.codes import features
from tests.bad_input.harness import FORTY, Case

GOOD = "".join(f"{one.name} 0\n" for one in features.FEATURES)
LAST = len(features.FEATURES) + 1  # the line after all features
BAD_LINES = (
    *("own-shields 1", "own-shields-1 1", "nothing 1", "own-shields-1", "own-shields-1 1 2", "1 2", "-", "=", "[1]"),
    *('"Corile" in own hand', '"Corile" in own hand 1 2', '"Corile" in hand 1', '"Corile" 1', '"Corile" in 1'),
    *('"Nobody" in own hand 1', '"" in own hand 1', "Corile in own hand 1", '"Corile in own hand 1'),
    *(f'"Corile" in own hand {one}' for one in ("nan", "inf", "1e999", "-1e7", "1,5", "0x1", "1_0", "½", "１", "--1")),
    *("\x1b[31mown-hand-1 1", "own-hand-1\x9b 1", "<b>x</b> 1", "{{ 7*7 }} 1", "%s 1"),
    *("seed: 7", "trained on: nothing", "x" * 999, "x" * 2_000, '"' * 900),
)
FILES: dict[str, bytes | str] = {
    "nothing": b"",
    "spaces": b" \n\t\n",
    "comments alone": b"# nothing\n",
    "a header alone": b"version: 0.0.1\nseed: 7\n",
    "a header twice": f"seed: 7\nseed: 7\n{GOOD}",
    "a feature missing": GOOD.partition("\n")[2],
    "a feature twice": GOOD + GOOD.partition("\n")[0],
    "a weight missing": GOOD.replace(" 0", "", 1),
    "very many lines": GOOD + "# x\n" * 6_000,
    "a deck": FORTY,
    "a playbook": b"base: rush\ncharge\n  Corile\n",
    "JSON": b'{"own-shields-1": 0}',
    "UTF-16": GOOD.encode("utf-16"),
    "Latin-1": GOOD.encode() + b"\xfc 1\n",
    "NUL": b"\0" * 100,
    "PNG": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "too much": GOOD.encode() + b"#" * 300_000,
    "a pickle": b"cos\nsystem\n(S'touch SPRUNG'\ntR.",
}
GOOD_FILES: dict[str, bytes | str] = {
    "all features": GOOD,
    "a byte order mark": b"\xef\xbb\xbf" + GOOD.encode(),
    "lines of Windows": GOOD.replace("\n", "\r\n").encode(),
    "a card": GOOD + '\t"corile"  in own hand   1e-3  # a note\n',
}
MATCH = ("match", "mine.txt", "fn-rush", "--games", "2", "--seed", "1", "--players", "lookahead:1/rush,rush")


def cases() -> Iterator[Case]:
    """Every bad line after all features, and every bad file: checked, and next to the deck of a player."""
    for line in BAD_LINES:
        files = {"mine.value.txt": f"{GOOD}{line}\n"}
        words = ("players", "check", "mine.value.txt")
        yield Case(f"a line: {line[:40]!r}", words, says=(f"line {LAST}",), files=files)
    for what, content in FILES.items():
        files = {"mine.value.txt": content, "mine.txt": FORTY}
        yield Case(f"a file: {what}", ("players", "check", "mine.value.txt"), says=("mine.value.txt",), files=files)
        yield Case(f"next to the deck: {what}", MATCH, says=("mine.value.txt",), files=files)
    yield Case("a folder", ("players", "check", "x.value.txt"), says=("x.value.txt",), files={"x.value.txt/x": ""})
    yield Case("no file", ("players", "check", "no.value.txt"), says=("no.value.txt",))
    for what, content in GOOD_FILES.items():
        words = ("players", "check", "mine.value.txt")
        yield Case(f"fine: {what}", words, (0,), files={"mine.value.txt": content})
