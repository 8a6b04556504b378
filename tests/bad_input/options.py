"""Every option of every command, with values that it cannot have: the options are read from the commands themselves."""

from collections.abc import Iterator

import click

from sim.command_line import commands
from sim.command_line.commands.play import AnswersType
from sim.command_line.files import RenamedOption
from sim.command_line.options import AddressType, DurationType, PlayersType, RatesType, SharesType
from tests.bad_input.harness import FORTY, Case

USES = {
    "match": ("fn-rush", "liquid-beast"),
    "compare": ("fn-rush", "mono-red-rush", "--against", "liquid-beast"),
    "gauntlet": ("fn-rush", "--field", "liquid-beast"),
    "goldfish": ("fn-rush",),
    "improve": ("fn-rush", "--field", "liquid-beast"),
    "lift": ("fn-rush", "--against", "liquid-beast"),
    "matrix": ("fn-rush", "liquid-beast"),
    "meta": ("results.csv",),
    "odds": ("fn-rush",),
    "slots": ("fn-rush", "--field", "liquid-beast", "--card", "Torcon"),
    "coach": ("fn-rush",),
    "replay": ("fn-rush", "liquid-beast", "--seed", "1"),
    "play": ("fn-rush", "liquid-beast"),
    "ruling": ("taken.txt",),
    "serve": ("full",),
    "bench": (),
    "tune": ("fn-rush", "--against", "liquid-beast"),
    "train": ("fn-rush", "--against", "liquid-beast", "--output", "fn-rush.value.txt"),
}
NOT_NUMBERS = (
    "",
    " ",
    "x",
    "one",
    "1,5",
    "1_",
    "0x1",
    "1e",
    "None",
    "true",
    "½",
    "1 2",
    "\x1b[31m1",
    "1\n2",
    "9" * 5_000,
)
NUMBERS_OUTSIDE = ("-1", "-0.5", "nan", "-inf", "inf", "1e400", "99999999999999999999")
NOT_WHOLE = ("1.5", "1.0", "1e1", "nan", "inf", "-1", "-99999999999999999999")
PLAYERS = (
    *(
        "",
        ",",
        "rush,",
        ",rush",
        "rush,rush,rush",
        "clever",
        "rush,clever",
        "RUSH;",
        "rush:",
        "rush:x=1",
        "rush:hand_kept",
    ),
    *("rush:hand_kept=", "rush:hand_kept=x", "rush:hand_kept=1.5", "rush:hand_kept=99999999999", "rush:hand_kept=1e9"),
    *("rush:hand_kept=" + "9" * 5_000, "outside", "0", "../rush", "\x1b[31mrush", "rush:hand_kept=1:hand_kept=2:x=3"),
)
RATES = (
    "",
    "50",
    "50,",
    ",52",
    "50,51,52",
    "52,50",
    "50,50",
    "0,50",
    "50,100",
    "-1,50",
    "nan,52",
    "50,nan",
    "50,inf",
    "a,b",
    "50;52",
)
SHARES = ("", ",", "60,", "60,x", "nan,nan", "inf,1", "-1,2", "0,0", "60,20,10,5,5,5", "1e400,1", "60;40", "%")
TIMES = ("", "2", "2x", "m", "-1m", "0s", "1e3s", "nan", "infs", "25h", "1 m", "½m", "9" * 5_000 + "s", "\x1b[31m1s")
ANSWERS = ("", ",", "1,", ",1", "x", "1;2", "1 2", "-1", "1.5", "½", "²", "1" * 5_000, "\x1b[31m1")
ADDRESSES = ("", "a", ":1", "a:", "a:0x1", "a:99999", "ftp://a:1", "tcp://", "a b:1", "tcp://a:1/x")
RULES = (
    "",
    "=",
    "breaking",
    "breaking=",
    "=x",
    "breaking=slowly",
    "mulligan=yes",
    "breaking=1",
    "breaking==",
    "\x1b[31m=x",
)
ERAS = (*("", " ", "x", "1999", "2005", "today,2017", "today 2017", "TODAY!", "era=2017", "x" * 5_000, "\x1b[31m2017"),)
FOLDERS = ("taken.txt", "full", "/dev/null", "/dev/null/x", "/proc/nowhere/x", "x" * 300, "taken.txt/run", "")
NO_FILES = ("taken.txt", "full", "/dev/null/x", "/proc/nowhere/x", "x" * 300, "taken.txt/page.html", "")
CARDS = (
    "",
    ",",
    "Nobody",
    "4",
    "99 Torcon",
    "-1 Torcon",
    "Aqua Hulcus",
    "Torcon, Torcon",
    "\x1b[31mTorcon",
    "Torcon x1.5",
    "0 Nobody",
)
RESULTS = "deck,placing\nfn-rush,1\nliquid-beast,2\n"
FILES = {"taken.txt": FORTY, "full/file.txt": "mine", "results.csv": RESULTS}
# What is fine for one option though its kind of value is not.
FINE = {("--card", "0 Nobody")}
UNKNOWN = (
    "--gamse",
    "-x",
    "---",
    "--games",
    "--game=1",
    "--seed",
    "--no-json",
    "--json=yes",
    "--HELP",
    "-\x1b[31m",
    "--\x1b[31m",
)
COMMANDS = (
    *(
        (),
        ("mach",),
        ("",),
        ("match",),
        ("match", "fn-rush"),
        ("decks", "check", "fn-rush", "--limits", "2004-03-15"),
        ("decks", "check", "fn-rush", "--format", ""),
        ("decks", "check", "fn-rush", "--format", "original", "--date", "2020-12-31"),
        ("decks", "check", "fn-rush", "--format", "hall-of-fame", "--date", "2004-03-14"),
        ("decks", "formats", "nobody"),
        ("match", "a", "b", "c"),
        ("compare",),
        ("compare", "fn-rush"),
    ),
    *(
        ("compare", "fn-rush", "mono-red-rush"),
        ("compare", "fn-rush", "mono-red-rush", "--against"),
        ("lift", "fn-rush"),
    ),
    *(
        ("lift",),
        ("goldfish",),
        ("odds",),
        ("slots",),
        ("slots", "fn-rush", "--field", "liquid-beast", "--card", "Corile"),
        ("slots", "fn-rush", "--field", "liquid-beast", "--card", "2 Torcon"),
        ("match", "fn-rush", "fn-rush", "--best-of", "2"),
        ("match", "fn-rush", "fn-rush", "--best-of", "3", "--games", "2"),
        ("match", "fn-rush", "fn-rush", "--best-of", "3", "--pilots", "2"),
        ("match", "fn-rush", "fn-rush", "--matches", "2"),
        ("gauntlet",),
        ("gauntlet", "fn-rush", "--field"),
        ("gauntlet", "fn-rush", "--field", "liquid-beast", "liquid-beast"),
        ("gauntlet", "fn-rush", "--field", "liquid-beast", "--shares", "1,2"),
        ("gauntlet", "fn-rush", "--field", "empty-folder"),
        ("gauntlet", "fn-rush", "--best-of", "3", "--games", "2"),
        ("gauntlet", "fn-rush", "--best-of", "3", "--pilots", "2"),
        ("gauntlet", "fn-rush", "--matches", "2"),
        ("matrix", "fn-rush"),
        ("matrix", "fn-rush", "liquid-beast", "--best-of", "3", "--games", "2"),
        ("matrix", "fn-rush", "liquid-beast", "--best-of", "3", "--pilots", "2"),
        ("matrix", "fn-rush", "liquid-beast", "--matches", "2"),
        ("matrix", "fn-rush", "fn-rush"),
        ("run",),
        ("replay",),
        ("play",),
        ("play", "fn-rush"),
        ("play", "-", "fn-rush"),
        ("play", "fn-rush", "nowhere"),
        ("play", "fn-rush", "liquid-beast", "--players", "lookahead/search,rush"),
    ),
    *(
        ("replay", "fn-rush"),
        ("replay", "fn-rush", "liquid-beast"),
        ("replay", "nowhere", "1"),
        ("report",),
        ("report", "nowhere"),
    ),
    *(
        ("report", "full"),
        ("report", "taken.txt"),
        ("report", "a", "b"),
        ("serve", "nowhere"),
        ("serve", "taken.txt"),
        ("serve", "full", "full"),
        ("decks",),
        ("decks", "show"),
        ("decks", "check"),
    ),
    *(
        ("decks", "nothing"),
        ("cards", "show"),
        ("cards", "show", "Nobody"),
        ("cards", "show", ""),
        ("cards", "show", "\x1b[31m"),
    ),
    *(
        ("cards", "show", "x" * 10_000),
        ("rules", "8Z"),
        ("rules", ""),
        ("rules", "\x1b[31m"),
        ("rules", "999.9z"),
        ("\x1b[31m",),
    ),
    *(
        ("rules", "--write"),
        ("bench", "--repeats", "0"),
        ("bench", "--games", "0"),
        ("bench", "--rounds", "3"),
        ("bench", "--against", "HEAD", "--cold"),
        ("players", "rush"),
        ("players", "list", "x"),
        ("decks", "list", "x"),
    ),
    *(
        ("cards", "search", f"--cost={value}")
        for value in ("", "x", "-", "5-3", "1.5", "3--5", "9" * 5_000, "\x1b[31m")
    ),
    *(("cards", "search", f"--civilization={value}") for value in ("", "blue", "water/fire", "\x1b[31m")),
    *(
        ("decks", "list", f"--year={value}")
        for value in ("", "x", "-", "2014-2012", "era:2006", "２００６", "\x1b[31m")
    ),
    *(("decks", "list", f"--civilization={value}") for value in ("", "zero", "multicolored", "\x1b[31m")),
    *(("match", "fn-rush", "era:2006"), ("goldfish", "era:2006"), ("decks", "show", "era:2006")),
    *(
        ("gauntlet", "fn-rush", "--games", "2", f"--field=era:{value}")
        for value in (
            "",
            "x",
            "-",
            "1999",
            "6",
            "2014-2012",
            "2006-2007-2008",
            "２００６",
            " ",
            "9" * 5_000,
            "\x1b[31m",
        )
    ),
    *(
        ("cards", command, name)
        for command in ("check", "format")
        for name in ("/dev/zero", "/dev/null", "full", "nowhere", "x" * 300, "")
    ),
    *(("match", "fn-rush", "fn-rush", "--target-ci", "1", "--sprt", "50,52"), ("report", "x", "--format", "pdf")),
    *(("match", "fn-rush", "fn-rush", "--backend", "dask"), ("odds", "fn-rush", "--shields", "3", "--games", "0")),
    *(("match", "fn-rush", "fn-rush", "--scheduler", "a:1"), ("odds", "fn-rush", "--seen-cards", "60", "--games", "0")),
    *(("replay", "fn-rush", "fn-rush", "--seed", "1", "--cell", "2"), ("report", "x", "--output", "-", "--json")),
)


RUNS = (
    *((), ("list", "x"), ("add",), ("show",), ("compare",), ("compare", "1"), ("rm",), ("nothing",)),
    *((command, word) for command in ("add", "show", "rm") for word in ("", "0", "9" * 5_000, "-1", "²", "nowhere")),
    *(
        (command, word)
        for command in ("add", "show", "rm")
        for word in ("full", "taken.txt", "\x1b[31m", "a\0b", "~nobody/x")
    ),
    *(("compare", word, word) for word in ("", "1", "full", "taken.txt", "\x1b[31m", "x" * 300, "/dev/zero")),
    *(("compare", "a", "b", *("--deck", "x") * 3), ("list", "--deck"), ("rm", "full", "--folder", "--yes")),
)


def cases() -> Iterator[Case]:
    """Every option with every value that its kind cannot have, unknown options, and incomplete commands."""
    for name, use in USES.items():
        command = commands.commands[name]
        for option in command.params:
            if isinstance(option, click.Option) and not option.is_flag:
                for value in _impossible(option):
                    word = option.opts[0] if isinstance(option, RenamedOption) else max(option.opts, key=len)
                    if (word, value) not in FINE:
                        codes = (1, 2) if word in ("--out", "--page") else (2,)
                        words = (name, *use, f"{word}={value}", *_short(word, command))
                        yield Case(f"{name} {word}={value[:40]!r}", words, codes, says=_says(word), files=FILES)
        for word in UNKNOWN:
            if not (name == "replay" and word == "--game=1"):
                yield Case(f"{name} with {word!r}", (name, *use, word))
    for words in RUNS:
        named = " ".join(words)[:60]
        yield Case(f"runs {named!r} without an index", ("runs", *words), files=FILES)
        index = {"DUELSIM_RUNS": "runs.sqlite"}
        yield Case(f"runs {named!r}", ("runs", *words), files=FILES, environment=index, makes=("runs.sqlite",))
    for words in COMMANDS:
        yield Case(f"the command {' '.join(words)[:60]!r}", words, files=FILES)


def _says(word: str) -> tuple[str, ...]:
    # What is checked with the experiment names the value instead, such as a player.
    return (
        (word,)
        if word in ("--games", "--seed", "--jobs", "--turn-cap", "--max-error-rate", "--target-ci", "--sprt")
        else ()
    )


def _short(word: str, command: click.Command) -> tuple[str, ...]:
    has_games = any(option.name == "games" for option in command.params)
    return ("--games=2",) if has_games and word != "--games" else ()


def _impossible(option: click.Option) -> tuple[str, ...]:
    """Values that an option of this kind cannot have."""
    kind = option.type
    if isinstance(kind, click.IntRange):
        beyond = () if kind.max is None else (str(int(kind.max) + 1),)
        below = () if not kind.min else (str(int(kind.min) - 1),)
        return (*NOT_NUMBERS[: None if kind.max is not None else -1], *NOT_WHOLE, *beyond, *below)
    if isinstance(kind, click.FloatRange):
        return (*NOT_NUMBERS[:-1], *NUMBERS_OUTSIDE, str(float(kind.max or 0) + 1))
    if isinstance(kind, click.Choice):
        return ("", "x", "Standard!", "standard,open", "\x1b[31m")
    if isinstance(kind, click.Path):
        return FOLDERS if kind.dir_okay else NO_FILES
    for type, values in (
        (PlayersType, PLAYERS),
        (RatesType, RATES),
        (SharesType, SHARES),
        (AddressType, ADDRESSES),
        (DurationType, TIMES),
        (AnswersType, ANSWERS),
    ):
        if isinstance(kind, type):
            return values
    by_name = {
        "--rule": RULES,
        "--rules": ERAS,
        "--player": PLAYERS[2:],
        "--players": PLAYERS[2:],
        "--base": ("", *PLAYERS[4:], "random", "goldfish", "search:5/rush", "lookahead/rush", "nobody.play"),
        "--better-pilot": (
            "",
            "x",
            "rush",
            "general",
            "search:0",
            "lookahead:x",
            "search/rush",
            "lookahead/",
            "\x1b[31m",
        ),
        "--limits": ("", "2005-07-15", "nobody"),
        "--date": ("", "2003", "tomorrow", "2005-13-01", "2005-07-15", "\x1b[31m"),  # that of the default has none
        **dict.fromkeys(("--against", "--field"), ("", "nobody", "\x1b[31m", "nobody.txt")),
    }
    by_name |= dict.fromkeys(("--pool", "--collection", "--format"), ("", "nobody", "\x1b[31m", "nobody.txt", "full"))
    by_name |= dict.fromkeys(("--card", "--keep", "--want", "--seen"), CARDS)
    return by_name[max(option.opts, key=len)]
