"""Deck files: lines and whole files that cannot be used, and all forms that can."""

from collections.abc import Iterator

from tests.bad_input.harness import FORTY, Case
from tests.decks.test_pasted import FORMS as PASTED

NINE = FORTY.split("\n", 1)[1]  # without the four Aqua Hulcus of its first line
BAD_COUNTS = (
    "0",
    "-1",
    "-4",
    "1.5",
    "4.0",
    "1e1",
    "+4",
    "0x4",
    "four",
    "IV",
    "½",
    "∞",
    "²",
    "?",
    "4?",
    "99999999999",
    "9" * 400,
)
BAD_LINES = (
    *(
        "4 Aqua Hulkus",
        "4 Aqua",
        "4",
        "4x",
        "x4",
        "Aqua Hulkus",
        "4 Aqua Hulcus 4",
        "2 Aqua Hulcus x2",
        "2 Aqua Hulcus (2)",
    ),
    *(
        "2,2,Aqua Hulcus",
        "2 Aqua Hulcus, 2 Corilo",
        "2 Aqua Hulcus; Corile",
        "2 Aqua Hulcus & 2 Corile",
        "4 # Aqua Hulcus",
    ),
    *(
        "4 // Aqua Hulcus",
        "4 (DM-01)",
        "Aqua Hulcus (DM-01) 4",
        "[Ramp]",
        "Ramp:",
        "4 [Aqua Hulcus",
        "<b>4 Aqua Hulcus</b>",
    ),
    *(
        "<script>alert(1)</script>",
        "4 <img src=x onerror=alert(1)>",
        "=4+4",
        '=HYPERLINK("x")',
        "@SUM(1)",
        "+cmd|' /C calc'!A0",
    ),
    *(
        "4 ../../etc/passwd",
        "4 /etc/passwd",
        "4 $(touch SPRUNG)",
        "4 `touch SPRUNG`",
        "4 ; touch SPRUNG",
        "4 {{7*7}}",
        "4 %s%n",
    ),
    *(
        "4 \x1b[31mAqua Hulcus",
        "4 \x1b]0;owned\x07",
        "4 \x9b31m",
        "4 \x07",
        "4 \u202eslucluH auqA",
        "4 \x00",
        "4 \ud7ff\uffff",
    ),
    *(
        "4 アクア・ハルカズ",
        "4 水文明",
        "4 " + "x" * 5_000,
        "4 " + "💢" * 500,
        "４　ボルシャック",
        "4\u3000\u3000",
        "4 null",
        "4 None",
    ),
    *(
        "__import__('os').system('touch SPRUNG')",
        "!!python/object/apply:os.system ['touch SPRUNG']",
        "4 nan",
        "nan Corile",
    ),
    *(
        "4 'Aqua' | 'Hulcus'",
        '4 "Aqua Hulc',
        '"4","Aqua", "Hulcus"',
        "Aqua Hulcus\t4\t4",
        "- - 4 Aqua Hulkus",
    ),
    *(
        "Aqua Hulcus: four",
        "Aqua Hulcus x",
        "Aqua Hulcus xx4",
        "x Aqua Hulcus",
        "() Aqua Hulcus",
        "(x) Aqua Hulcus",
        "4 4 Aqua Hulcus",
    ),
)
FORMS = (
    *(
        "{n} {c}",
        "{n}x {c}",
        "{n}x{c}",
        "{n} x {c}",
        "x{n} {c}",
        "({n}) {c}",
        "[{n}] {c}",
        "- {n} {c}",
        "* {n}x {c}",
        "• {n} {c}",
    ),
    *(
        "{c} x{n}",
        "{c} x {n}",
        "{c}x{n}",
        "{c} ({n})",
        "{c} (x{n})",
        "{c}: {n}",
        "{c} {n}",
        "{n}: {c}",
        "{n} - {c}",
        "{c} - {n}",
    ),
    *("{n} {c} (DM-01)", "{n}x {c} [DM-01]", "{n} {c} (DMRP-13 5/94)", "{n} {c} (DM01) 12", "{n} {c} (P12/Y8)"),
    *(
        '{n} "{c}"',
        "{n} '{c}'",
        '"{n} {c}"',
        "{n} “{c}”",
        "{n},{c}",
        '{n},"{c}"',
        "{c},{n}",
        '"{c}","{n}"',
        "{n};{c}",
        "{n}\t{c}",
    ),
    *(
        "{n},{c},DM-01",
        "{n};{c};Water",
        "{n}\t{c}\tWater",
        "４ {c}",
        "４枚 {c}",
        "{c}×{n}",
        "・{n} {c}",
        "  {n}   {c}  ",
        "{n} {c} # x2",
        "\u202b{n} {c}\u202c",
        "\u200e{n}x\u00a0{c}",
        "\u2067{c}\u2069 x{n}",
    ),
)
HEADINGS = (
    "[Main]",
    "# Main",
    "// Main deck",
    "Main deck:",
    "Main Deck (40)",
    "== Deck ==",
    "メインデッキ",
    "Creatures:",
    "Count,Name",
)
APART = (
    "Sideboard",
    "[Sideboard]",
    "# Sideboard",
    "Sideboard:",
    "Side deck (3)",
    "Maybeboard",
)
FILES = {
    "nothing": b"",
    "a byte order mark": b"\xef\xbb\xbf",
    "empty lines": b"\n\r\n\t\n",
    "comments": b"# 4 Corile\n// 4 Corile\n",
    "NUL": b"\0" * 1_000,
    "half of a letter in UTF-16": FORTY.encode("utf-16")[:-1],
    "UTF-16 in the wrong order": b"\xfe\xff" + FORTY.encode("utf-16-le"),
    "UTF-32": FORTY.encode("utf-32"),
    "Latin-1": FORTY.encode() + "1 Überdragon".encode("latin-1"),
    "Shift JIS": "4 ボルシャック・ドラゴン\n".encode("shift-jis") * 10,
    "every byte": bytes(range(256)),
    "PNG": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20,
    "ZIP": b"PK\x03\x04" + bytes(range(256)) * 20,
    "PDF": b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n",
    "RTF": b"{\\rtf1\\ansi 4 Corile\\par}",
    "HTML": b"<!DOCTYPE html><html><body><ul><li>4 Corile</li></ul></body></html>",
    "JSON": b'{"name": "Mine", "cards": [{"name": "Corile", "count": 4}]}',
    "XML": b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><deck><card>&b;</card></deck>',
    "YAML": b"!!python/object/apply:os.system ['touch SPRUNG']\n",
    "a pickle": b"cos\nsystem\n(S'touch SPRUNG'\ntR.",
    "TOML": b'experiment = "match"\ndeck-a = "fn-rush"\n',
    "a script": b"#!/bin/sh\ntouch SPRUNG\n",
    "39 cards": FORTY[:-2].replace("4 Burning Man", "3 Burning Mane").encode(),
    "41 cards": FORTY.encode() + b"1 Gran Gure, Space Guardian\n1 Corile",
    "five of a card": FORTY.encode() + b"1 Corile",
    "one card": b"Corile",
    "a thousand cards": b"1000 Corile",
    "unknown names": "".join(f"4 No {number}\n" for number in range(10_000)).encode(),
    "one card 20,000 times": b"1 Corile\n" * 20_000,
    "too much": b"4 Corile\n" * 100_000,
    "a long line": b"4 " + b"x" * 190_000,
    "comment marks": b"4 Corile" + b" #" * 90_000,
    "brackets": b"(" * 190_000,
    "numbers": b"1 " * 95_000,
    "commas": b"1," * 95_000,
    "quotes": b'"' * 190_000,
    "a wrong total": f"Creatures (41)\n{FORTY}".encode(),
    "headings": b"[Main]\n[Sideboard]\n" * 5_000,
    "a rule plus card and five cards too few": FORTY.encode() + b"\n[Hyperspatial]\n1 Invincible Thirteen\n",
    "a sideboard alone": b"Sideboard\n" + FORTY.encode(),
    "a header alone": b"Count,Name\n",
    "a header without counts": b"Name,Set\nCorile,DM-01\n",
    "rows without names": b"Count,Name\n4,\n4,\n",
    "counts without a number": b"Count,Name\nfour,Corile\n",
    "a name of escapes": b"# name: \x1b[31m\x07\n4 Corile\n",
}


def cases() -> Iterator[Case]:
    """Every line instead of the first card, every file, and every form."""
    for count in BAD_COUNTS:
        for form in ("{n} {c}", "{n}x {c}", "{c} x{n}", "{n}: {c}", "{n},{c}", "({n}) {c}"):
            yield _line(form.format(n=count, c="Aqua Hulcus"))
    for line in BAD_LINES:
        yield _line(line)
        yield _line(line, "open")
    for name, content in FILES.items():
        yield Case(f"a file: {name}", ("decks", "check", "mine.txt"), says=("mine.txt",), files={"mine.txt": content})
        words = ("match", "mine.txt", "fn-rush", "--games", "2", "--out", "run")
        yield Case(f"a match with {name}", words, says=("mine.txt",), files={"mine.txt": content})
        yield Case(f"standard input: {name}", ("decks", "check", "-"), says=("The deck -",), stdin=content)
    yield from _forms()


def _line(line: str, format: str = "standard") -> Case:
    words = ("decks", "check", "mine.txt", "--format", format)
    return Case(
        f"the line {line[:60]!r}",
        words,
        says=("line 1",),
        files={"mine.txt": f"{line}\n{NINE}".encode("utf-8", "replace")},
    )


def _forms() -> Iterator[Case]:
    """Forms that only look bad: the same forty cards, in other words."""

    def forty(stdout: str, _: object) -> str | None:
        return None if "is a valid standard deck of 40 cards." in stdout else f"not forty cards: {stdout!r}"

    def written(form: str) -> str:
        return "".join(form.format(n=4, c=line[2:]) + "\n" for line in FORTY.splitlines())

    for form in FORMS:
        for ending in ("\n", "\r\n", "\r"):
            text = written(form).replace("\n", ending)
            files = {"mine.txt": text.encode()}
            yield Case(f"the form {form!r}", ("decks", "check", "mine.txt"), (0,), files=files, check=forty)
        files = {"mine.txt": b"\xef\xbb\xbf" + written(form).encode()}
        yield Case(f"the form {form!r} with a mark", ("decks", "check", "mine.txt"), (0,), files=files, check=forty)
    cards = [(line[2:], int(line[0])) for line in FORTY.splitlines()]
    for form, paste in PASTED.items():
        for encoding in ("utf-8", "utf-16", "utf-16-le"):
            files = {"mine.txt": paste(cards).encode(encoding)}
            yield Case(
                f"pasted as {form!r} in {encoding}", ("decks", "check", "mine.txt"), (0,), files=files, check=forty
            )
        lacking = paste([(f"{cards[0][0]}ψ", cards[0][1]), *cards[1:]])
        yield Case(f"a garbled card in {form!r}", ("decks", "check", "mine.txt"), files={"mine.txt": lacking})
    for heading in HEADINGS:
        text = f"{heading}\n{written('{n},{c}')}"
        yield Case(
            f"the heading {heading}", ("decks", "check", "mine.txt"), (0,), files={"mine.txt": text}, check=forty
        )
    for heading in APART:
        text = f"{FORTY}\n{heading}\n1 Corile\n2 Nobody Knows\n"
        yield Case(
            f"the section {heading}", ("decks", "check", "mine.txt"), (0,), files={"mine.txt": text}, check=forty
        )
