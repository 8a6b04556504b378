"""History as a judge: what people have published about decks and cards, and what the players find.

    python benchmarks/history.py --players general auto
    python benchmarks/history.py --players search:20/auto --seconds 6 --write

plays the statements of `benchmarks/history/statements.toml`, or those that are named, with each of the players on both
sides, and says of each whether the player's games agree with it, disagree, or leave it open because the 95 % confidence
interval crosses the threshold. `--write` also keeps the figures in `benchmarks/history/found.json` and writes the table
in docs/history.md from all figures that are kept there; with `--games 0` it plays nothing.

A statement takes at most `--games` games of each deck and about `--seconds` for each player. The same seed deals the
same games to whatever is compared: two decks against the same opponents, or a deck with other cards blank.

Who looks ahead learns decks at first use, as users' players do. With `--no-learning` it judges by the universal value,
and its figures are kept and shown under its name with that option.
"""

import json
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Literal

import click
import numpy as np
from pilots import Pilots, tell

from decks.reading import Deck, read_deck
from sim.cards.library import cards_in_use
from sim.command_line.options import no_learning_option
from sim.engine.record.luck import root_key
from sim.foreign import typed
from sim.games.matchups.matchup import Matchup, Side, prepare_sides
from sim.games.playing.batch import TURN_CAP, Chunk, Games, play_chunks
from sim.statistics.intervals import Interval, difference_interval, mean_interval
from strategies.playbooks.finding import find_player
from strategies.thinkers import looks_ahead

FOLDER = Path(__file__).parent / "history"
KEPT = FOLDER / "found.json"
PAGE = Path(__file__).parents[1] / "docs" / "history.md"
BEGIN, END = "<!-- found: written by benchmarks/history.py --write -->", "<!-- end of found -->"
ROUND = 4  # games of each deck before the next opponent's turn comes
SAMPLES = 16  # sets of other cards that a card is compared with, against each opponent
SIDES = {
    "late": "The slower deck wins",
    "card": "A card is worth much, or little",
    "attack": "The faster deck wins",
    "even": "Neither",
}
AGREES, OPEN, DISAGREES = VERDICTS = ("agrees", "open", "disagrees")

Line = Sequence[Matchup]  # opponents, or versions of a deck, that are played in turn


@dataclass(frozen=True)
class Statement:
    """A published statement in a form that games can test; the head of its file explains the fields."""

    id: str
    words: str
    title: str
    address: str
    date: str
    side: Literal["late", "card", "attack", "even"]
    strength: Literal["strong", "medium", "weak"]
    kind: Literal["matchup", "field", "order", "card"]
    deck: str
    against: tuple[str, ...] = ()
    field: str = ""
    than: str = ""
    card: str = ""
    more_than: float | None = None
    less_than: float | None = None
    blame: Literal["", "rules", "lists", "pilot", "statement"] = ""
    seen: str = ""

    @property
    def threshold(self) -> float:
        """The limit, between 0 and 1 for a win rate, between -1 and 1 for a difference."""
        limit = self.more_than if self.more_than is not None else self.less_than
        assert limit is not None
        return limit / 100

    def verdict(self, found: Interval) -> str:
        """Whether the interval lies on the side of the threshold that the statement says."""
        low, high = found.low - self.threshold, found.high - self.threshold
        if self.more_than is None:
            low, high = -high, -low
        return AGREES if low > 0 else DISAGREES if high < 0 else OPEN

    def implies(self) -> str:
        """What the statement says about games, as text."""
        more = self.more_than is not None
        deck = name_of(self.deck)
        against = f"the field {self.field}" if self.field else in_words([name_of(name) for name in self.against])
        if self.kind == "order":
            return f"{deck} does {'better' if more else 'worse'} than {name_of(self.than)} against {against}"
        if self.kind == "card":
            worth = "more" if more else "less"
            return f"{self.card} is worth {worth} than as many other cards of {deck}, against {against}"
        return f"{deck} wins {'more' if more else 'less'} than {100 * self.threshold:.0f} % against {against}"


@dataclass(frozen=True)
class Found:
    """What a player finds for a statement: a win rate or a difference, and the games that it took."""

    estimate: float
    low: float
    high: float
    games: int
    errors: int
    seed: int

    @property
    def interval(self) -> Interval:
        """The estimate with its interval."""
        return Interval(self.estimate, self.low, self.high)


Kept = dict[str, dict[str, Found]]  # by player and statement


def read_statements(file: Path = FOLDER / "statements.toml") -> tuple[Statement, ...]:
    """The statements, with the decks of their fields. Raises ValueError."""
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    fields = read_fields(file)
    found = []
    for one in typed(content["statement"], list[Statement]):
        if one.field and (one.against or one.field not in fields):
            raise ValueError(f"{one.id}: {one.field!r} is no field, or it has opponents besides")
        against = tuple(deck for deck in one.against or fields.get(one.field, ()) if deck != one.deck)
        if (one.more_than is None) == (one.less_than is None):
            raise ValueError(f"{one.id}: it needs more_than or less_than, and not both")
        if bool(one.than) != (one.kind == "order") or bool(one.card) != (one.kind == "card") or not against:
            raise ValueError(f"{one.id}: its fields do not make {one.kind!r}")
        found.append(replace(one, against=against))
    return tuple(found)


def read_fields(file: Path = FOLDER / "statements.toml") -> dict[str, tuple[str, ...]]:
    """The decks of each field."""
    return typed(tomllib.loads(file.read_text(encoding="utf-8"))["fields"], dict[str, tuple[str, ...]])


def in_words(names: Sequence[str]) -> str:
    """Names in a row.

    >>> in_words(["Murky Riptide", "Liquid Beast", "FN Rush"])
    'Murky Riptide, Liquid Beast and FN Rush'
    """
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def deck_called(name: str) -> Deck:
    """A deck of the folder of this benchmark, or one that ships."""
    own = FOLDER / f"{name}.txt"
    return read_deck(str(own) if own.exists() else name, cards_in_use().deck_names)


def name_of(name: str) -> str:
    """What a deck calls itself."""
    return deck_called(name).name


def lines_of(statement: Statement, player: str, seed: int, pilots: Pilots) -> tuple[Line, ...]:
    """What is played: one line of matchups for a win rate, two for a difference.

    The opponents stand in the same slots in both lines, so they are dealt the same cards.
    """
    own = deck_called(statement.deck)
    opponents = [pilots.side(deck_called(name), player) for name in statement.against]
    if statement.kind == "card":
        return lines_of_card(pilots.side(own, player), statement.card, opponents, seed)
    decks = [own, deck_called(statement.than)] if statement.kind == "order" else [own]
    sides = [pilots.side(deck, player) for deck in decks]
    return tuple([prepare_sides((side, opponent)) for opponent in opponents] for side in sides)


def lines_of_card(side: Side, card: str, opponents: Sequence[Side], seed: int) -> tuple[Line, Line]:
    """The deck with as many other slots blank, drawn again for each matchup; and with all copies of the card blank."""
    copies = tuple(slot for slot, name in enumerate(side.slots) if name == card)
    others = [slot for slot in range(len(side.slots)) if slot not in copies]
    if not copies:
        raise ValueError(f"{side.name} has no {card}.")
    luck = np.random.default_rng(seed)
    without = [prepare_sides((replace(side, blanks=copies), opponent)) for opponent in opponents]
    drawn = [
        prepare_sides(
            (replace(side, blanks=tuple(sorted(luck.choice(others, len(copies), replace=False).tolist()))), opponent)
        )
        for _ in range(SAMPLES)
        for opponent in opponents
    ]
    return drawn, without * SAMPLES


def play(lines: Sequence[Line], opponents: int, games: int, seconds: float, seed: int, jobs: int) -> Found:
    """Play lines on common luck, in rounds, until there are as many games of each line or the time is up."""
    matchups = [matchup for line in lines for matchup in line]
    starts = np.cumsum([0, *map(len, lines)]).tolist()
    turn = ROUND * opponents  # games until every opponent has been met
    rounds = opponents * max(1, -(-games // turn))
    chunks = [
        Chunk(start + number % len(line), number, number * ROUND, ROUND)
        for number in range(rounds)
        for start, line in zip(starts[:-1], lines, strict=True)
    ]
    seed, root = root_key(seed)
    ends = None
    scores: list[list[float]] = [[] for _ in lines]
    playing = play_chunks(matchups, chunks, [root] * len(matchups), jobs=jobs)
    try:
        for number, part in enumerate(playing):
            at, line = divmod(number, len(lines))
            played = Games(matchups[chunks[number].cell], seed, TURN_CAP, *part, 0.0)
            scores[line] += played.pair_scores.tolist()
            ends = ends or time.monotonic() + seconds  # not counting what the first games compile
            whole = line == len(lines) - 1 and (at + 1) % opponents == 0
            if whole and time.monotonic() > ends:
                break
    finally:
        playing.close()
    return found_in(np.array(scores), seed)


def found_in(scores: Any, seed: int) -> Found:
    """The win rate, or the difference of two, over the pairs without an error; the scores have a row for each line."""
    valid = ~np.isnan(scores).any(axis=0)
    kept = scores[:, valid]
    interval = mean_interval(kept[0]) if len(kept) == 1 else difference_interval(kept[0] - kept[1])
    errors = int((~valid).sum())
    return Found(interval.estimate, interval.low, interval.high, 2 * scores.size, errors, seed)


def shown(statement: Statement, found: Found | None) -> str:
    """The figure of a player with its interval and its verdict, in percent or points."""
    if found is None:
        return ""
    values = [100 * value for value in (found.estimate, found.low, found.high)]
    form = "{:.1f} ({:.1f} to {:.1f})" if statement.kind in ("matchup", "field") else "{:+.1f} ({:+.1f} to {:+.1f})"
    return f"{form.format(*values)} {statement.verdict(found.interval)}"


def totals(statements: Sequence[Statement], kept: Mapping[str, Mapping[str, Found]]) -> list[list[str]]:
    """How many statements of each side each player agrees with, leaves open and disagrees with."""
    rows = []
    for side, words in [*SIDES.items(), ("", "All")]:
        own = [one for one in statements if side in ("", one.side)]
        cells = []
        for player in kept:
            counted = Counter(one.verdict(kept[player][one.id].interval) for one in own if one.id in kept[player])
            cells.append(" / ".join(str(counted[verdict]) for verdict in VERDICTS) if counted else "")
        rows.append([words, str(len(own)), *cells])
    return rows


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]


def block(statements: Sequence[Statement], kept: Kept) -> str:
    """The tables of the page: the totals, then the statements of each side."""
    lines = table([" / ".join(VERDICTS), "statements", *(f"`{player}`" for player in kept)], totals(statements, kept))
    numbers = {one.id: number for number, one in enumerate(statements, 1)}
    for side, words in SIDES.items():
        lines += ["", f"### {words}", ""]
        rows = [
            [
                str(numbers[one.id]),
                f"{one.words} ([{one.title}](<{one.address}>), {one.date}; {one.strength})",
                one.implies(),
                *(shown(one, kept[player].get(one.id)) for player in kept),
            ]
            for one in statements
            if one.side == side
        ]
        lines += table(["", "statement", "implies", *(f"`{player}`" for player in kept)], rows)
    lines += disagreements(statements, kept)
    lines += ["", "### The fields", ""]
    lines += [f"* {field}: {in_words([name_of(deck) for deck in decks])}" for field, decks in read_fields().items()]
    return "\n".join(lines)


def disagreements(statements: Sequence[Statement], kept: Kept) -> list[str]:
    """The statements that the last player disagrees with, and who is to blame."""
    if not kept:
        return []
    player, found = list(kept.items())[-1]
    rows = [
        [str(number), one.implies(), one.blame or "not looked at", one.seen]
        for number, one in enumerate(statements, 1)
        if one.id in found and one.verdict(found[one.id].interval) == DISAGREES
    ]
    if not rows:
        return []
    return ["", f"### Where `{player}` disagrees", "", *table(["", "implied", "to blame", "what its games show"], rows)]


def read_kept(file: Path = KEPT) -> Kept:
    """The figures that are kept."""
    return typed(json.loads(file.read_text(encoding="utf-8")), Kept) if file.exists() else {}


def keep(statements: Sequence[Statement], player: str, name: str, found: Found) -> None:
    """Keep a figure next to the others, in the order of the statements."""
    kept = read_kept()
    kept[player] = kept.get(player, {}) | {name: found}
    order = [one.id for one in statements]
    kept = {player: {name: kept[player][name] for name in order if name in kept[player]} for player in kept}
    KEPT.write_text(json.dumps(as_json(kept), indent=1) + "\n", encoding="utf-8")


def write_page(statements: Sequence[Statement]) -> None:
    """Write the tables of the page from the figures that are kept."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n\n{block(statements, read_kept())}\n\n{END}{after}", encoding="utf-8")


def as_json(kept: Kept) -> Any:
    """The figures as JSON has them, rounded to hundredths of a point."""
    return {
        player: {name: {k: round(v, 4) for k, v in asdict(one).items()} for name, one in found.items()}
        for player, found in kept.items()
    }


def judged(
    statements: Sequence[Statement], players: Sequence[str], play_one: Callable[[Statement, str], Found], pilots: Pilots
) -> Iterator[tuple[str, Statement, Found]]:
    """What each player finds for each statement, by the name under which its figures are kept."""
    for player in players:
        name = f"{player} --no-learning" if looks_ahead(player) and not pilots.learn else player
        for one in statements:
            yield name, one, play_one(one, player)


def chosen(statements: Sequence[Statement], names: Sequence[str]) -> tuple[Statement, ...]:
    """The statements of these ids or sides; all without any."""
    known = {one.id for one in statements} | set(SIDES)
    for name in names:
        if name not in known:
            raise click.ClickException(f"There is no statement or side {name!r} in {FOLDER / 'statements.toml'}.")
    return tuple(one for one in statements if not names or one.id in names or one.side in names)


def refused(words: str) -> str:
    """Why these words name no player; nothing if they do."""
    try:
        find_player(words)
    except ValueError as error:
        return str(error)
    return ""


@click.command(help=__doc__)
@click.argument("names", nargs=-1)
@click.option("--players", default="general", show_default=True, help="separated by blanks; each plays both sides")
@click.option(
    "--games", default=4_000, show_default=True, type=click.IntRange(0), help="of each deck for a statement, at most"
)
@click.option(
    "--seconds", default=20.0, show_default=True, type=click.FloatRange(0, min_open=True), help="for a statement, about"
)
@click.option("--seed", default=2005, show_default=True, type=click.IntRange(0))
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1))
@no_learning_option
@click.option("--write", "writing", is_flag=True, help="Keep the figures and write docs/history.md.")
@click.option("--json", "as_data", is_flag=True, help="Print JSON.")
def main(
    names: tuple[str, ...],
    players: str,
    games: int,
    seconds: float,
    seed: int,
    jobs: int,
    learning: bool,
    writing: bool,
    as_data: bool,
) -> None:
    """Play the statements of NAMES, which are ids or sides, or all of them."""
    everything = read_statements()
    statements = chosen(everything, names)
    asked = players.split() if games else []
    for reason in filter(None, map(refused, asked)):
        raise click.ClickException(reason)
    found: Kept = {}
    started = time.monotonic()

    pilots = Pilots(learning, jobs)

    def play_one(one: Statement, player: str) -> Found:
        return play(lines_of(one, player, seed, pilots), len(one.against), games, seconds, seed, jobs)

    for number, (player, one, what) in enumerate(judged(statements, asked, play_one, pilots), 1):
        found.setdefault(player, {})[one.id] = what
        done = f"{number} of {len(asked) * len(statements)}, {time.monotonic() - started:.0f} s"
        tell(f"{done}: {player}: {one.id}: {shown(one, what)}, {what.games:,} games")
        if writing:
            keep(everything, player, one.id, what)
    if writing:
        write_page(everything)
    if as_data:
        print(json.dumps({"judges": pilots.judges, "found": as_json(found)}, indent=1))
    elif found:
        print("\n\n".join([block(statements, found), *pilots.lines()]))


if __name__ == "__main__":
    main()
