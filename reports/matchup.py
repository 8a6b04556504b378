"""What the games of a matchup say: every number of ``duelsim match``, and the table that shows them.

Each number says whose it is. Win rates count a draw or an undecided game as half a win, and their intervals
come from the seat-swapped pairs (`reports.statistics`). A pair in which a game ended as an error is left out of
every estimate; the games that erred are counted and named.
"""

import hashlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from reports.statistics import Interval, cumulative_incidence, mean_interval
from sim import engine
from sim import vocabulary as v
from sim.batch import Games, deck_labels, error_of
from sim.rule_options import RuleOptions

STYLES = ("bright_blue", "orange3")  # deck A and deck B: told apart by everybody, and never by colour alone
MOST_ROWS = 14  # of the table of turns
WIDEST_BAR = 30
NEARLY_ALL = 0.99  # of the wins have come: the turns after that are one row


@dataclass(frozen=True)
class TriggerCounts:
    """A shield trigger of a deck: how often it was broken, declared, and used, in all games together."""

    card: str
    broken: int
    declared: int
    used: int


@dataclass(frozen=True)
class DeckSummary:
    """One deck's side of a matchup.

    The win rates are None when no pair was played without an error. `wins_by_reason` says how its wins came
    about; `won_by_turn` is the share of all games that it has won by turn 1, 2, ...; `shields_lost` is the mean
    number of its shields that were broken in a game.
    """

    name: str
    player: str
    wins: int
    win_rate: Interval | None
    win_rate_going_first: Interval | None
    win_rate_going_second: Interval | None
    wins_by_reason: Mapping[str, int]
    won_by_turn: tuple[float, ...]
    shields_lost: float
    shield_triggers: tuple[TriggerCounts, ...]


@dataclass(frozen=True)
class MatchupSummary:
    """The result of a match. Turns are player turns: the first player's first turn is turn 1.

    `games` were played, `pairs` of them; the estimates are made of `pairs_counted`. `errors` are the numbers of
    the games that erred and what went wrong. `notable` are games worth watching, by what they are. `digest`
    is a checksum of every choice of every game: two equal ones mean the same games.
    """

    games: int
    pairs: int
    pairs_counted: int
    seed: int
    turn_cap: int
    rules: RuleOptions
    decks: tuple[DeckSummary, DeckSummary]
    draws: int
    undecided: int
    errors: tuple[tuple[int, str], ...]
    first_player_win_rate: Interval | None
    mean_turns: float
    median_turns: float
    notable: Mapping[str, int]
    digest: str
    seconds: float

    @property
    def games_per_second(self) -> float:
        """Games played in a second of playing."""
        return self.games / self.seconds if self.seconds > 0 else 0.0

    def to_json(self) -> dict[str, Any]:
        """Every number, ready for `json.dumps`; win rates are deck A's where nothing else is said."""
        deck_a, deck_b = self.decks
        return {
            "games": self.games,
            "pairs": self.pairs,
            "pairs_counted": self.pairs_counted,
            "seed": self.seed,
            "turn_cap": self.turn_cap,
            "rules": self.rules.settings(),
            "deck_a": _deck_json(deck_a),
            "deck_b": _deck_json(deck_b),
            "wins_a": deck_a.wins,
            "wins_b": deck_b.wins,
            "draws": self.draws,
            "undecided": self.undecided,
            "errors": len(self.errors),
            "error_games": [{"game": game, "error": error} for game, error in self.errors],
            "win_rate_a": _interval_json(deck_a.win_rate),
            "win_rate_a_going_first": _estimate(deck_a.win_rate_going_first),
            "win_rate_a_going_second": _estimate(deck_a.win_rate_going_second),
            "first_player_win_rate": _estimate(self.first_player_win_rate),
            "first_player_win_rate_interval": _interval_json(self.first_player_win_rate),
            "mean_turns": self.mean_turns,
            "median_turns": self.median_turns,
            "notable_games": dict(self.notable),
            "digest": self.digest,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
        }


def _deck_json(deck: DeckSummary) -> dict[str, Any]:
    return {
        "name": deck.name,
        "player": deck.player,
        "wins": deck.wins,
        "win_rate": _interval_json(deck.win_rate),
        "win_rate_going_first": _interval_json(deck.win_rate_going_first),
        "win_rate_going_second": _interval_json(deck.win_rate_going_second),
        "wins_by_reason": dict(deck.wins_by_reason),
        "won_by_turn": list(deck.won_by_turn),
        "shields_lost": deck.shields_lost,
        "shield_triggers": [asdict(counts) for counts in deck.shield_triggers],
    }


def _interval_json(interval: Interval | None) -> dict[str, float] | None:
    return None if interval is None else asdict(interval)


def _estimate(interval: Interval | None) -> float | None:
    return None if interval is None else interval.estimate


# --- Counting ---------------------------------------------------------------------------------------------
def summarize(games: Games) -> MatchupSummary:
    """Count and estimate everything about the games of a match."""
    rows = games.rows
    erred = rows[:, engine.ERROR_CODE] != 0
    pair_counts = games.valid_pairs
    counted = np.repeat(pair_counts, 2)
    # Of a pair, the first game is the one in which deck A goes first.
    scores = games.scores.reshape(-1, 2)[pair_counts]
    winners = np.where(erred, v.NOBODY, rows[:, engine.WINNER])
    turns = rows[counted, engine.TURNS]
    return MatchupSummary(
        games=len(rows),
        pairs=len(pair_counts),
        pairs_counted=int(pair_counts.sum()),
        seed=games.seed,
        turn_cap=games.turn_cap,
        rules=games.matchup.rules,
        decks=(
            _summarize_deck(games, 0, scores, winners, counted),
            _summarize_deck(games, 1, 1 - scores[:, ::-1], winners, counted),
        ),
        draws=int((winners == v.DRAWN).sum()),
        undecided=int(((winners == v.NOBODY) & ~erred).sum()),
        errors=tuple((int(game), error_of(rows[game])) for game in np.flatnonzero(erred)),
        first_player_win_rate=_interval((scores[:, 0] + 1 - scores[:, 1]) / 2),
        mean_turns=float(turns.mean()) if len(turns) else 0.0,
        median_turns=float(np.median(turns)) if len(turns) else 0.0,
        notable=_notable(games, winners, erred),
        digest=hashlib.sha256(games.digests.astype("<u8").tobytes()).hexdigest()[:16],
        seconds=games.seconds,
    )


def _interval(pair_scores: Any) -> Interval | None:
    return mean_interval(pair_scores) if len(pair_scores) else None


def _summarize_deck(games: Games, deck: int, scores: Any, winners: Any, counted: Any) -> DeckSummary:
    """One deck's side; `scores` are its own, (pairs, 2): of the game that it starts, and of the other."""
    rows = games.rows
    won = winners == deck
    shields = rows[counted, engine.SHIELDS_BROKEN_A + deck]
    return DeckSummary(
        name=deck_labels(games.matchup.names)[deck],
        player=games.matchup.players[deck],
        wins=int(won.sum()),
        win_rate=_interval(scores.mean(axis=1)),
        win_rate_going_first=_interval(scores[:, 0]),
        win_rate_going_second=_interval(scores[:, 1]),
        wins_by_reason={
            v.REASON_NAMES[reason]: int((won & (rows[:, engine.REASON] == reason)).sum())
            for reason in (v.DIRECT_ATTACK, v.DECK_OUT, v.CARD_EFFECT)
        },
        won_by_turn=_won_by_turn(rows[counted, engine.TURNS], won[counted]),
        shields_lost=float(shields.mean()) if len(shields) else 0.0,
        shield_triggers=_trigger_counts(games, deck),
    )


def _won_by_turn(turns: Any, won: Any) -> tuple[float, ...]:
    if not len(turns):
        return ()
    shares = cumulative_incidence(turns, won, last_turn=int(turns.max())).shares
    return tuple(float(share) for share in shares)


def _trigger_counts(games: Games, deck: int) -> tuple[TriggerCounts, ...]:
    matchup = games.matchup
    found = []
    for kind in sorted(set(matchup.kinds[deck, : matchup.sizes[deck]].tolist())):
        if matchup.tables[0].keywords[kind] & v.ANY_SHIELD_TRIGGER:
            slots = sum(1 << slot for slot in range(matchup.sizes[deck]) if matchup.kinds[deck, slot] == kind)
            marks = (v.TRIGGER_BROKEN, v.TRIGGER_DECLARED, v.TRIGGER_USED)
            counts = (int(games.marked(deck, what, slots).sum()) for what in marks)
            found.append(TriggerCounts(matchup.cards[kind].name, *counts))
    return tuple(found)


def _notable(games: Games, winners: Any, erred: Any) -> dict[str, int]:
    """The numbers of games to look at: each deck's quickest win, and the longest game."""
    turns = games.rows[:, engine.TURNS]
    found: dict[str, int] = {}
    for deck, name in enumerate(deck_labels(games.matchup.names)):
        won = np.flatnonzero(winners == deck)
        if len(won):
            found[f"quickest win of {name}"] = int(won[np.argmin(turns[won])])
    fine = np.flatnonzero(~erred)
    if len(fine):
        found["longest game"] = int(fine[np.argmax(turns[fine])])
    return found


# --- Words ------------------------------------------------------------------------------------------------
def percent(interval: Interval) -> str:
    """A share with its interval, with no more digits than the interval supports.

    >>> percent(Interval(0.61314, 0.60123, 0.62505))
    '61.3 % (60.1 - 62.5 %)'
    """
    half = max((interval.high - interval.low) * 50, 1e-3)
    digits = max(0, math.ceil(-math.log10(half / 2)))
    estimate, low, high = (f"{100 * value:.{digits}f}" for value in (interval.estimate, interval.low, interval.high))
    return f"{estimate} % ({low} - {high} %)"


def verdict(summary: MatchupSummary) -> str:
    """The result in one sentence, from the point of view of the deck that wins more."""
    deck_a, deck_b = summary.decks
    if deck_a.win_rate is None or deck_b.win_rate is None:
        return f"No result: in every pair of the {summary.games:,} games there was an error."
    of_games = f"of {2 * summary.pairs_counted:,} games"
    if deck_a.win_rate.low > 0.5:
        return f"{deck_a.name} beats {deck_b.name}: it wins {percent(deck_a.win_rate)} {of_games}."
    if deck_b.win_rate.low > 0.5:
        return f"{deck_b.name} beats {deck_a.name}: it wins {percent(deck_b.win_rate)} {of_games}."
    return f"Too close to call: {deck_a.name} wins {percent(deck_a.win_rate)} {of_games} against {deck_b.name}."


# --- The table --------------------------------------------------------------------------------------------
def render(
    summary: MatchupSummary, *, plain: bool, replay: str | None = None, stopped: str | None = None
) -> RenderableType:
    """The result as a page for the terminal; `plain` uses ASCII only.

    `replay` is a command line that shows a game of this match when ``--game N`` is added; `stopped` says why a stopping
    rule ended it.
    """
    parts: list[RenderableType] = [
        Text(verdict(summary), style="bold"),
        *([Text(f"Stopped by the rule: {stopped}.")] if stopped else []),
        Text(""),
        _decks_table(summary, plain),
        Text(_first_player_line(summary)),
        Text(_length_line(summary)),
    ]
    if summary.pairs_counted:
        parts += [Text(""), _turns_table(summary, plain)]
    if any(deck.shield_triggers for deck in summary.decks):
        parts += [Text(""), _triggers_table(summary, plain)]
    parts += [Text(""), *(Text(line) for line in _closing_lines(summary, replay))]
    return Group(*parts)


def _table(title: str, plain: bool) -> Table:
    # Rich's own ASCII boxes draw every line; a rule under the heads is enough.
    ruled = box.Box("    \n    \n -- \n    \n    \n    \n    \n    \n", ascii=True)
    return Table(
        title=title or None,
        title_justify="left",
        title_style="bold",
        box=ruled if plain else box.SIMPLE_HEAD,
        pad_edge=False,
        show_edge=False,
    )


def _heads(table: Table, summary: MatchupSummary) -> None:
    for deck, style in zip(summary.decks, STYLES, strict=True):
        table.add_column(Text(deck.name, style=style), justify="right")


def _decks_table(summary: MatchupSummary, plain: bool) -> Table:
    table = _table("", plain)
    table.add_column("")
    _heads(table, summary)
    decks = summary.decks

    def shares(label: str, intervals: Sequence[Interval | None]) -> None:
        table.add_row(label, *("-" if interval is None else percent(interval) for interval in intervals))

    table.add_row("player", *(deck.player for deck in decks))
    shares("win rate", [deck.win_rate for deck in decks])
    shares("  going first", [deck.win_rate_going_first for deck in decks])
    shares("  going second", [deck.win_rate_going_second for deck in decks])
    table.add_row("games won", *(f"{deck.wins:,}" for deck in decks))
    for reason in decks[0].wins_by_reason:
        if any(deck.wins_by_reason[reason] for deck in decks):
            table.add_row(f"  by {reason}", *(f"{deck.wins_by_reason[reason]:,}" for deck in decks))
    table.add_row("own shields broken in a game", *(f"{deck.shields_lost:.1f}" for deck in decks))
    return table


def _first_player_line(summary: MatchupSummary) -> str:
    share = summary.first_player_win_rate
    return (
        ""
        if share is None
        else f"\nThe player who goes first wins {percent(share)}; each deck did so in half of the games."
    )


def _length_line(summary: MatchupSummary) -> str:
    line = f"A game lasts {summary.mean_turns:.1f} turns on average (median {summary.median_turns:g})"
    line += "; turn 1 is the first player's first, turn 2 the other's."
    for count, words in ((summary.draws, "drawn"), (summary.undecided, f"undecided after turn {summary.turn_cap}")):
        if count:
            line += f"\n{_games(count)} {words}: half a win for each deck."
    return line


def _games(count: int) -> str:
    return f"{count:,} game" if count == 1 else f"{count:,} games"


def _turns_table(summary: MatchupSummary, plain: bool) -> Table:
    deck_a, deck_b = summary.decks
    over = [first + second for first, second in zip(deck_a.won_by_turn, deck_b.won_by_turn, strict=True)]
    begin = next((turn for turn, share in enumerate(over, start=1) if share > 0), len(over))
    end = next(turn for turn, share in enumerate(over, start=1) if share >= NEARLY_ALL * over[-1])
    step = math.ceil((end - begin + 1) / MOST_ROWS)
    shown = sorted({*range(begin, end, step), end, len(over)})
    table = _table("Which deck has won by which turn, of all games", plain)
    table.add_column("by turn", justify="right")
    _heads(table, summary)
    table.add_column("still playing", justify="right")
    table.add_column("")
    for turn in shown:
        shares = (deck_a.won_by_turn[turn - 1], deck_b.won_by_turn[turn - 1])
        cells = (f"{100 * share:.1f} %" for share in (*shares, max(0.0, 1 - sum(shares))))
        table.add_row(str(turn), *cells, _Bar(shares, plain))
    return table


@dataclass(frozen=True)
class _Bar:
    """Deck A's share from the left, deck B's from the right, as wide as there is room for."""

    shares: tuple[float, float]
    plain: bool

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(4, WIDEST_BAR)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST_BAR)
        left, right = (round(share * width) for share in self.shares)
        right = min(right, width - left)
        marks = "A.B" if self.plain else "█·▓"
        bar = Text(marks[0] * left, style=STYLES[0])
        bar.append(marks[1] * (width - left - right), style="dim")
        bar.append(marks[2] * right, style=STYLES[1])
        yield bar


def _triggers_table(summary: MatchupSummary, plain: bool) -> Table:
    table = _table(f"Shield triggers, in all {_games(summary.games)}", plain)
    table.add_column("deck")
    table.add_column("card")
    for head in ("broken", "declared", "used", "used in 100 games"):
        table.add_column(head, justify="right")
    for deck, style in zip(summary.decks, STYLES, strict=True):
        for counts in sorted(deck.shield_triggers, key=lambda counts: -counts.broken):
            table.add_row(
                Text(deck.name, style=style),
                counts.card,
                *(f"{count:,}" for count in (counts.broken, counts.declared, counts.used)),
                f"{100 * counts.used / summary.games:.1f}",
            )
    return table


def _closing_lines(summary: MatchupSummary, replay: str | None) -> list[str]:
    lines = []
    if summary.errors:
        lines.append(
            f"{_games(len(summary.errors))} ended as an error; "
            f"{summary.pairs - summary.pairs_counted} pairs are left out of the estimates:"
        )
        lines += [f"  game {game}: {error}" for game, error in summary.errors[:5]]
        if len(summary.errors) > 5:
            lines.append(f"  ... and {len(summary.errors) - 5} more")
    if replay is not None and summary.notable:
        lines.append(f"To watch a game: {replay} --game N")
        lines += [f"  {game:>6}  {what}" for what, game in summary.notable.items()]
    if summary.rules.changed():
        lines.append(f"Played with {' and '.join(summary.rules.changed())}.")
    lines.append(
        f"{_games(summary.games)} in {summary.seconds:.1f} s ({summary.games_per_second:,.0f} a second)."
        f" With --seed {summary.seed} the same games are played again."
    )
    return lines
