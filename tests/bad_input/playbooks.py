"""Playbooks: lines and whole files that cannot be used, wherever a command takes a player, and forms that can."""

from collections.abc import Iterator

from tests.bad_input.harness import FORTY, Case

BAD_LINES = (
    *(
        "Corille",
        "blokers",
        "Corile,",
        ",",
        ", ,",
        "Corile Corile",
        "Corile; Torcon",
        "4 Corile",
        "- Corile",
        '"',
        '""',
    ),
    *("keep", "never", "rather", "rather not", "hold", "keep keep Corile", "never never", "hold Corile", "not Corile"),
    *("until", "until mana", "until mana x", "until mana -1", "until mana 9999", "until 7", "until the most expensive"),
    *("Corile when", "Corile unless", "Corile only when", "when in danger", "Corile when in dangr", "Corile if lethal"),
    *(
        "Corile when lethal or in danger",
        "Corile when mana at least x",
        "Corile when mana at least 99999",
        "Corile when",
    ),
    *("Corile when they have", "Corile when they have Nobody", "Corile when they have Corile in their hand"),
    *("keep Corile only when lethal", "Corile only when only when lethal", "Corile when lethal when lethal and"),
    *(
        "your creatures",
        "creatures in your hand",
        "creatures with power x or less",
        "fish with hands",
    ),
    *("the crossed creature", "that creature", "cards with the same name as this creature", "creatures of that race"),
    *("\x1b[31mCorile", "Corile\x9b", "\u202eelirоC", "<b>Corile</b>", "{{ 7*7 }}", "%s", "x" * 499, "x, " * 160),
    *(
        "Corile at players",
        "players when lethal",
        "fill the mana",
        "spells like creatures",
        "destroy Corile",
        "base: rush",
    ),
)
BAD_BASES = (
    "",
    " ",
    "nobody",
    "random",
    "goldfish",
    "rush:",
    "rush:x=1",
    "rush:hand_kept=x",
    "mine.play",
    "\x1b[31m",
    "auto",
)
BAD_PLANS = (
    *("Corile", "against", "against:", "against X", "against X:", "against X: ", "against X: -", "against X: -1"),
    *("against X: -1 Corile", "against X: -1 Corile, +2 Torcon", "against X: -1 Nobody, +1 Torcon", "against : -1, +1"),
    *("against X: -999 Corile, +999 Torcon", "against X: -1.5 Corile, +1.5 Torcon", "against X: -½ Corile, +½ Torcon"),
    *(
        "against X: -0 Corile, +0 Torcon",
        "against X: -1 Corile, +1 Corile",
        "against decks with : -1 Corile, +1 Torcon",
    ),
    *(
        "against decks with Nobody: -1 Corile, +1 Torcon",
        "\x1b[31magainst X: -1 Corile, +1 Torcon",
        "against X: " + "-" * 400,
    ),
)
FILES: dict[str, bytes | str] = {
    "a plan under no heading": b"against X: -1 Corile, +1 Torcon\n",
    "nothing": b"",
    "spaces": b" \n\t\n",
    "comments alone": b"# nothing\n# more\n",
    "no question": b"base: rush\nCorile\n",
    "a wrong question": b"base: rush\nchrage\n  Corile\n",
    "two bases": b"base: rush\nbase: control\ncharge\n",
    "a base too late": b"charge\n  Corile\nbase: rush\n",
    "two limits": b"charge\n  until mana 7\n  until mana 8\n",
    "a line twice": b"charge\n  Corile\n  corile\n",
    "many lines": ("charge\n" + "".join(f"  cards that cost {number}\n" for number in range(200))).encode(),
    "very many lines": b"charge\n" + b"# x\n" * 5_000,
    "a long line": b"charge\n" + b"x" * 2_000,
    "a deck": FORTY,
    "UTF-16": "charge\n  Corile\n".encode("utf-16"),
    "Latin-1": b"charge\n  Corile \xfc\n",
    "NUL": b"\0" * 100,
    "PNG": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "too much": b"charge\n" + b"#" * 300_000,
    "a pickle": b"cos\nsystem\n(S'touch SPRUNG'\ntR.",
}
NAMES = (
    "nobody.play",
    "folder.play",
    "/dev/zero",
    "/dev/null",
    "x" * 300 + ".play",
    "a\0b.play",
    "~nobody/x.play",
    "../x.play",
)
GOOD = {
    "a byte order mark": b"\xef\xbb\xbfcharge\n  Corile\n",
    "lines of Windows": b"base: rush\r\ncharge\r\n  Corile\r\n",
    "other spellings": "charge:\n\tCORILE ,  aqua  hulcus   # a note\n",
    "no line": b"base: rush\ncharge\n",
}
BEST_OF = ("match", "mine.txt", "fn-rush", "--best-of", "3", "--matches", "2", "--seed", "1")
MATCH = ("match", "mine.txt", "fn-rush", "--games", "2", "--seed", "1")


def cases() -> Iterator[Case]:
    """Every bad line under a question, every bad base and file: checked, shown, next to a deck, and as a player."""
    for line in BAD_LINES:
        files = {"mine.play": f"base: rush\ncharge\n  {line}\n"}
        needs_grammar = any(word.startswith(("creature", "card")) for word in line.split())  # which takes seconds
        words = ("players", "check", "mine.play")
        yield Case(f"a line: {line[:40]!r}", words, says=("line 3",), files=files, slow=needs_grammar)
    for line in BAD_PLANS:
        files = {"mine.play": f"base: rush\nsideboard\n  {line}\n"}
        yield Case(f"a plan: {line[:40]!r}", ("players", "check", "mine.play"), says=("line 3",), files=files)
    for plan in ("-1 Torcon, +1 Corile", "-1 Corile, +1 Torcon", "-99 Corile, +99 Torcon"):
        files = {"mine.play": f"sideboard\n  against everything: {plan}\n", "mine.txt": FORTY}
        yield Case(f"a plan that the deck has no cards for: {plan}", BEST_OF, says=("line 2",), files=files)
    for base in BAD_BASES:
        files = {"mine.play": f"base: {base}\ncharge\n  Corile\n"}
        yield Case(f"a base: {base!r}", ("players", "check", "mine.play"), says=("line 1",), files=files)
    for what, content in FILES.items():
        files = {"mine.play": content, "mine.txt": FORTY}
        yield Case(f"a file: {what}", ("players", "check", "mine.play"), says=("mine.play",), files=files)
        yield Case(f"a player: {what}", (*MATCH, "--players", "mine.play,rush"), says=("mine.play",), files=files)
        yield Case(f"next to the deck: {what}", MATCH, says=("mine.play",), files=files)
    for name in NAMES:
        files = {"folder.play/x": "", "mine.txt": FORTY}
        yield Case(f"a name: {name[:20]!r}", ("players", "check", name), files=files)
        yield Case(f"a name to show: {name[:20]!r}", ("players", "show", name), files=files)
        yield Case(f"a name as a player: {name[:20]!r}", (*MATCH, f"--players={name},rush"), files=files)
    for what, content in GOOD.items():
        yield Case(f"fine: {what}", ("players", "check", "mine.play"), (0,), files={"mine.play": content})
    yield Case("players show nothing", ("players", "show"))
    yield Case("players show nobody", ("players", "show", "nobody"), says=("nobody",))
    yield Case("players check nothing", ("players", "check"))
