"""A document with every kind of block and value, whose words try to break out of whatever they are written into."""

from reports.writing import figures
from reports.writing.boards import Board, BoardSide, BoardTurn, Tile
from reports.writing.document import (
    Command,
    Document,
    Figure,
    Head,
    Paragraph,
    Remark,
    Section,
    Table,
    Transcript,
    heads,
)
from reports.writing.values import Bar, Link, Number, Points, Rate, Share
from reports.writing.verdict import Pilot, Pilots, Verdict, win_rate
from sim.statistics.intervals import Interval

EVIL = "<script>alert(1)</script>"
JAPANESE = "無双竜機ボルバルザーク"


def rate(estimate: float, half: float = 0.01, favoured: int = 0, *, short: bool = False) -> Rate:
    return Rate(Interval(estimate, max(0, estimate - half), min(1, estimate + half)), favoured, short)


def verdict() -> Verdict:
    """A verdict with all that one can have."""
    pilots = Pilots(
        "between a playbook and a scripted player",
        (Pilot("playbook", "medium bot", EVIL), Pilot("script", "basic bot", JAPANESE)),
    )
    number = win_rate(Interval(0.61314, 0.60123, 0.62505))
    doubt = "772 games hit the turn cap of 100 and count as draws."
    return Verdict("{} beats {}", (EVIL, JAPANESE), number, "10,000 games", pilots, doubt)


def board() -> Board:
    """A board of two columns: the opening, whose line is the first, and a turn with everything that a side can have."""
    empty = BoardSide(5, (), 5, (), ())
    full = BoardSide(
        hand=4,
        mana=((("light",), 1), (("water", "fire"), 2), ((), 1)),
        shields=3,
        marked=(f"{EVIL} (face up)",),
        battle=(Tile(2, JAPANESE, 7000, ("tapped",)), Tile(1, EVIL, None, ("crossed with Corile",))),
        events=(f"used {EVIL}", "1 shield broken"),
    )
    return Board(("A", JAPANESE), (BoardTurn(0, "", 0, (empty, empty)), BoardTurn(1, "A", 2, (full, empty))))


def matrix(names: list[str]) -> Table:
    """A matrix in which each deck beats those after it."""
    count = len(names)
    rows = []
    for row, name in enumerate(names):
        shares = [min(0.97, max(0.03, 0.5 + 0.06 * (column - row))) for column in range(count)]
        cells = [rate(share, favoured=(share > 0.51) - (share < 0.49), short=True) for share in shares]
        rows.append((name, *cells))
    return Table("Win rates in percent", heads("", *names), tuple(rows), "+ and - are certain.", heat=True)


def interval_figure(name: str = "differences") -> Figure:
    rows = (("Aqua Hulcus", Interval(0.02, 0.01, 0.03)), (EVIL, Interval(-0.01, -0.02, 0.0)))
    table = Table("By card", heads("card", "difference"), tuple((card, Points(value)) for card, value in rows))
    return Figure(name, "Aqua Hulcus helps.", lambda: figures.intervals(rows), table)


def undrawable() -> Figure:
    def draw() -> None:
        raise ValueError("nothing to draw")

    return Figure("nothing", "Nothing.", draw, Table("Nothing at all", heads("a", "b"), (("x", 1),)))  # type: ignore[arg-type]


def everything(title: str = "Everything") -> Document:
    versus = Table(
        "",
        (Head(""), Head(EVIL, 0), Head(JAPANESE, 1)),
        (
            ("player", "rush", "control"),
            ("win rate", rate(0.61314, 0.01191), rate(0.38686, 0.01191)),
            ("  going first", rate(0.65), None),
            ("games won", 6131, 3869),
            ("own shields broken per game", Number(3.84), Number(4.1)),
        ),
    )
    return Document(
        title,
        verdict(),
        (
            Section("", (Paragraph("Stopped early.", warning=True), versus, Paragraph("  Half of the games."))),
            Section("Differences", (interval_figure(), undrawable())),
            Section(
                "Tables",
                (
                    Table("Shares", heads("deck", "share", "drawn"), (("A", Share(0.125), Bar((0.4, 0.6))),)),
                    Table(
                        "Choices",
                        heads("when", "what", "also"),
                        ((Link(f"game 3 {EVIL}", "game 3, choice 7"), "Corile", Link("later", "game 3, choice 9")),),
                    ),
                    Table("Cards", heads("deck", "card", "used"), (("A", "Corile", 3), ("A", "Fear | Fang", 4))),
                ),
            ),
            Section("", (matrix([f"Deck {number}" for number in range(5)]),)),
            Section("A matchup", (Paragraph("Folded away."), interval_figure()), detailed=True),
            Section(
                "Games",
                (
                    Transcript(
                        f"Game 3: {EVIL}",
                        (
                            "A against B",
                            "",
                            "Turn 1 - A",
                            "  draw    A draws *Corile*",
                            "          it wins",
                            "  > A: 5",
                        ),
                        "duelsim replay run 3",
                        (
                            Remark(3, "game 3, choice 7", f"{EVIL} was better."),
                            Remark(5, "game 3, choice 9", "So was that."),
                        ),
                        name="game 3",
                        board=board(),
                    ),
                    Command("duelsim match a b --seed 1"),
                ),
            ),
        ),
    )
