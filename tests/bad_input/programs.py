"""Python programs: arguments that no experiment can have. Their errors are those of duelsim, and say what to do."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import duelsim
from tests.bad_input.harness import Case
from tests.kinds import OF_DECKS

NO_NUMBERS: tuple[Any, ...] = (
    "x",
    "2",
    b"2",
    [2],
    (2,),
    {2},
    {},
    2.5,
    2j,
    True,
    float("nan"),
    float("inf"),
    -1,
    10**30,
    print,
)
ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "games": NO_NUMBERS,
    "seed": tuple(value for value in NO_NUMBERS if value != 10**30),
    "turn_cap": (*NO_NUMBERS, None, 0),
    "jobs": (*NO_NUMBERS, 0, 100_000),
    "max_error_rate": ("x", None, -0.1, 1.1, float("nan"), [0], True),
    "format": ("duel", None, 3, "", ("standard",)),
    "date": ("", "2005-13-01", "2005-07-15", 2005, ["2005-07-15"], True),
    "rules": (
        *("", " ", "2017 ", "1999", b"2017", 2017, {"era": 3}, {"era": "1999"}, {"era": ["2017"]}, {"breaking": ""}),
        *("breaking=one-by-one", ["breaking"], 3, {"breaking": "x"}, {"x": "y"}, {1: 2}, {"breaking": None}),
    ),
    "card_files": (3, b"mine.txt", "", "a\0b", [3], [""], "nowhere.txt", ["."], "/dev/zero", True),
    "out": (3, b"run", "", "a\0b", ["run"], True),
    "page": ("yes", 1, None),
    "command": (3, None, ["duelsim"]),
    "observer": (print, "x", 3),
    "scheduler": ("a", 3, "", "tcp://", ["tcp://a:1"]),
    "players": (
        "",
        "clever",
        ("rush", "clever"),
        3,
        {"rush": "rush"},
        ("rush", 3),
        ("rush", "rush", "rush"),
        "rush:x=1",
        [[]],
    ),
    "player": ("", "clever", 3, ("rush",), None),
    "target_ci": ("x", 0, -1, 51, float("nan"), True, [1]),
    "precision": ("x", 0, -1, 51, float("nan"), True, None),
    "sprt": ("50,52", 50, (52, 50), (50,), (50, 51, 52), ("a", "b"), (float("nan"), 52), (0, 100), [[50], [52]]),
    "shares": ("60,40", 3, (1, 2, 3, 4), (-1,), (float("nan"),), ("a",), (0,), [[1]]),
    "cards": (3, [3], ["Nobody"], "Nobody", [""], [None]),
    "wants": (3, [3], ["Nobody"], "Nobody", [""], ["99 Torcon"], [None]),
    "seen": (3, [3], ["Nobody"], "Nobody", [""], ["99 Torcon"]),
    "seen_cards": ("x", -1, 61, 2.5, True, [1]),
    "shields": ("x", 0, 61, 3),
    "against": (None, 3, "nobody", "", [], ["nobody"], b"fn-rush", Path("nobody.txt")),
}
DECKS: tuple[Any, ...] = (
    *(
        None,
        3,
        3.5,
        b"fn-rush",
        ["fn-rush"],
        {"Corile": 40},
        print,
        "",
        "nobody",
        "a\0b",
        Path(),
        Path("nobody.txt"),
        "/dev/zero",
    ),
    *(duelsim.Deck("Made", cards, Path()) for cards in ((), (("Corile", 3),), (("Corile", 64),), (("Corile", 40),))),
    *(
        duelsim.Deck("Made", cards, Path())
        for cards in ((("Nobody", 4),) * 10, (("Corile", 0),), (("Corile", -4),), None, 3)
    ),  # type: ignore[arg-type]
    *(duelsim.Deck("Made", (("Corile", 4),) * 10, path) for path in (None, 3, "made.txt")),  # type: ignore[arg-type]
    *(duelsim.Deck("Made", cards, Path()) for cards in ("Corile", (("Corile",),), (("Corile", 4, 4),), (4, "Corile"))),  # type: ignore[arg-type]
    *(
        duelsim.Deck("Made", cards, Path())
        for cards in ((("Corile", "4"), ("Torcon", 36)), ((None, 40),), (("Corile", 2.5),))
    ),  # type: ignore[arg-type]
)
FINE = {("lift", "against", "[]")}


class Answers:
    """A player in Python who always gives this answer; without one it raises an error with control characters."""

    def __init__(self, *answers: Any) -> None:
        self._answers = answers

    def choose(self, view: duelsim.View, question: duelsim.Question) -> Any:
        """The answer."""
        if not self._answers:
            raise RuntimeError("\x1b[31mbroken\n" * 500)
        return self._answers[0]


class NoMethod:
    """Its `choose` is no method."""

    choose = 3


class NoArguments:
    """Its `choose` takes no arguments."""

    def choose(self) -> int:
        """The first option."""
        return 0


def cases_of_players() -> Iterator[Case]:
    """Players in Python that are none, or that give answers that no question has; and sessions."""
    match = partial(duelsim.match, "fn-rush", "liquid-beast", games=2)
    none: tuple[Any, ...] = (Answers, NoMethod(), NoMethod, object(), len)
    for player in (*none, (Answers(0),), *((Answers(0), other) for other in (3, "search:2", "clever"))):
        yield Case(f"match(players={str(player)[:40]})", call=partial(match, players=player))  # type: ignore[arg-type]
    for answer in (None, "0", b"0", 0.0, True, -1, 128, 10**30, [0], (0,), float("nan"), print, object()):
        players: Any = (Answers(answer), "rush")
        yield Case(
            f"a player answers {str(answer)[:40]}", call=partial(match, players=players), says=("game 0, turn 1",)
        )
    for broken in (Answers(), NoArguments()):
        given: Any = ("rush", broken)
        yield Case(
            f"a player {type(broken).__name__} raises", call=partial(match, players=given), says=("game 0, turn 2",)
        )
    for name, example in OF_DECKS.items():
        argument = "player" if name == "goldfish" else "players"
        if name != "match":
            call = partial(example.play, **{argument: Answers(0)}, games=2)
            yield Case(f"{name}({argument}=a player in Python)", call=call, says=("only a match",))
    for option in ({"out": "run"}, {"jobs": 2}, {"scheduler": "tcp://127.0.0.1:1"}):
        yield Case(f"a player with {option}", call=partial(match, players=Answers(0), **option))  # type: ignore[arg-type]
    session = partial(duelsim.Game, "fn-rush", "liquid-beast")
    for value in NO_NUMBERS:
        yield Case(f"Game(game={str(value)[:40]})", call=partial(session, game=value))
    for pair in ("rush", ("rush",), (None,), (None, 3), (None, "clever"), (None, "search:2"), (Answers(0), None), None):
        yield Case(f"Game(players={str(pair)[:40]})", call=partial(session, players=pair))  # type: ignore[arg-type]
    for deck in DECKS:
        yield Case(f"Game({str(deck)[:60]})", call=partial(duelsim.Game, deck, "fn-rush"))


def cases() -> Iterator[Case]:
    """Every argument of every experiment, and every deck in every place."""
    yield from cases_of_players()
    for name, example in OF_DECKS.items():
        for argument, values in ARGUMENTS.items():
            for value in values if _takes(name, argument) else ():
                given = {"games": 2, argument: value}
                if argument == "against" and value is None and name == "odds":
                    continue  # itself
                yield Case(f"{name}({argument}={str(value)[:40]})", call=partial(example.play, **given))
        for deck in DECKS:
            call = partial(replace(example, decks=(deck, *example.decks[1:])).play, games=2)
            yield Case(f"{name}({str(deck)[:60]})", call=call)
    for path in ("nowhere", "", "a\0b", 3, None, b"run", ".", "/dev/null", Path("nowhere")):
        yield Case(f"read_run({path!r})", call=partial(duelsim.read_run, path))  # type: ignore[arg-type]
    huge = partial(duelsim.match, "fn-rush", "liquid-beast", games=2, seed=10**5_000)
    yield Case("a seed of 5,001 digits", call=huge)
    yield Case("matrix of one deck", call=partial(duelsim.matrix, "fn-rush", games=2))
    yield Case("goldfish of no deck", call=partial(duelsim.goldfish, games=2))
    yield Case("compare without a variant", call=partial(duelsim.compare, "fn-rush", against="liquid-beast", games=2))


def _takes(name: str, argument: str) -> bool:
    import inspect

    return argument in inspect.signature(getattr(duelsim, name)).parameters
