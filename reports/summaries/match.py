"""What the games of a matchup say: every number of ``duelsim match``, and the document that shows them.

Each number says whose it is. Win rates count a draw or an undecided game as half a win, and their intervals
come from the seat-swapped pairs (`sim.statistics.intervals`). A pair in which a game ended as an error is left out of
every estimate; the games that erred are counted and named.
"""

import hashlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from decks import deck_hash
from reports.measures.cards import WARNING, CardStatistics, Sightings, card_statistics
from reports.measures.triggers import TriggerStatistics, trigger_statistics
from reports.summaries.summary import NotableGame
from reports.writing.document import (
    Bar,
    Document,
    Figure,
    Head,
    Number,
    Paragraph,
    Points,
    Rate,
    Section,
    Share,
    Table,
    Value,
    digits_of,
    heads,
    percent,
)
from sim.engine.record.codes.play import CARD_EFFECT, DECK_OUT, DIRECT_ATTACK, DRAWN, NOBODY, REASON_NAMES
from sim.engine.record.codes.results import ERROR_CODE, REASON, SHIELDS_BROKEN_A, TURNS, WINNER
from sim.experiments.kinds.match import decided
from sim.experiments.runs.run import Run
from sim.games.batch import Games, deck_labels, error_of
from sim.statistics.incidence import IncidenceBand, incidence_band
from sim.statistics.intervals import Interval, Pairing, mean_interval, pairing
from sim.statistics.stopping import Outcome

MOST_ROWS = 14  # of the table of turns
NEARLY_ALL = 0.99  # of the wins have come: the turns after that are one row


@dataclass(frozen=True)
class DeckSummary:
    """One deck's side of a matchup.

    The win rates are None when no pair was played without an error. `wins_by_reason` says how its wins came
    about; `won_by_turn` is the share of all games that it has won by turn 1, 2, ..., with a band, None as the win
    rates; `shields_lost` is the mean number of its shields that were broken in a game. `cards` is what was observed of
    its cards, where that was asked for (`reports.measures.cards`).
    """

    name: str
    hash: str
    player: str
    wins: int
    win_rate: Interval | None
    win_rate_going_first: Interval | None
    win_rate_going_second: Interval | None
    wins_by_reason: Mapping[str, int]
    won_by_turn: IncidenceBand | None
    shields_lost: float
    shield_triggers: tuple[TriggerStatistics, ...]
    cards: tuple[CardStatistics, ...] = ()


@dataclass(frozen=True)
class MatchupSummary:
    """The result of a match. Turns are player turns: the first player's first turn is turn 1.

    `games` were played, `pairs` of them; the estimates are made of `pairs_counted`. `errors` are the numbers of
    the games that erred and what went wrong. `pairing` says what playing in pairs did to the precision; it and the
    estimates are None where too few pairs count. `notable_games` are games worth watching. `digest` is a
    checksum of every choice of every game: two equal ones mean the same games. `stopped` says why a stopping rule
    ended the match; `accepted` are the win rate of deck A that a sequential test took, and the one that it did not.
    """

    games: int
    pairs: int
    pairs_counted: int
    turn_cap: int
    decks: tuple[DeckSummary, DeckSummary]
    draws: int
    undecided: int
    errors: tuple[tuple[int, str], ...]
    first_player_win_rate: Interval | None
    pairing: Pairing | None
    mean_turns: float
    median_turns: float
    notable_games: tuple[NotableGame, ...]
    digest: str
    stopped: str | None = None
    accepted: tuple[float, float] | None = None

    def document(self) -> Document:
        """The result as a document."""
        return Document(" against ".join(deck.name for deck in self.decks), verdict(self), matchup_sections(self))

    def to_json(self) -> dict[str, Any]:
        """Every number, ready for `json.dumps`; win rates are deck A's where nothing else is said."""
        deck_a, deck_b = self.decks
        return {
            "games": self.games,
            "pairs": self.pairs,
            "pairs_counted": self.pairs_counted,
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
            "pairing": None if self.pairing is None else asdict(self.pairing),
            "mean_turns": self.mean_turns,
            "median_turns": self.median_turns,
            "notable_games": {one.what: one.game for one in self.notable_games},
            "digest": self.digest,
            "stopped": self.stopped,
            "accepted": None if self.accepted is None else self.accepted[0],
        }


def _deck_json(deck: DeckSummary) -> dict[str, Any]:
    return {
        "name": deck.name,
        "hash": deck.hash,
        "player": deck.player,
        "wins": deck.wins,
        "win_rate": _interval_json(deck.win_rate),
        "win_rate_going_first": _interval_json(deck.win_rate_going_first),
        "win_rate_going_second": _interval_json(deck.win_rate_going_second),
        "wins_by_reason": dict(deck.wins_by_reason),
        **_band_json(deck.won_by_turn),
        "shields_lost": deck.shields_lost,
        "shield_triggers": [trigger.to_json() for trigger in deck.shield_triggers],
        "cards": [card.to_json() for card in deck.cards],
    }


def _band_json(band: IncidenceBand | None) -> dict[str, list[float] | None]:
    names = ("won_by_turn", "won_by_turn_low", "won_by_turn_high")
    if band is None:
        return dict.fromkeys(names)
    return {name: curve.tolist() for name, curve in zip(names, (band.shares, band.low, band.high), strict=True)}


def _interval_json(interval: Interval | None) -> dict[str, float] | None:
    return None if interval is None else asdict(interval)


def _estimate(interval: Interval | None) -> float | None:
    return None if interval is None else interval.estimate


# --- Counting ---------------------------------------------------------------------------------------------
def summarize(games: Games, *, with_cards: bool = False) -> MatchupSummary:
    """Count and estimate everything about the games of a match.

    The cards are left out unless they are asked for: in a field of many decks they would be most of what is said.
    """
    rows = games.rows
    erred = rows[:, ERROR_CODE] != 0
    pair_counts = games.valid_pairs
    counted = np.repeat(pair_counts, 2)
    # Of a pair, the first game is the one in which deck A goes first.
    scores = games.scores.reshape(-1, 2)[pair_counts]
    winners = np.where(erred, NOBODY, rows[:, WINNER])
    turns = rows[counted, TURNS]
    return MatchupSummary(
        games=len(rows),
        pairs=len(pair_counts),
        pairs_counted=int(pair_counts.sum()),
        turn_cap=games.turn_cap,
        decks=(
            _summarize_deck(games, 0, scores, winners, counted, with_cards),
            _summarize_deck(games, 1, 1 - scores[:, ::-1], winners, counted, with_cards),
        ),
        draws=int((winners == DRAWN).sum()),
        undecided=int(((winners == NOBODY) & ~erred).sum()),
        errors=tuple((int(game), error_of(rows[game])) for game in games.error_games),
        first_player_win_rate=_interval((scores[:, 0] + 1 - scores[:, 1]) / 2),
        pairing=pairing(scores[:, 0], scores[:, 1]) if len(scores) > 1 else None,
        mean_turns=float(turns.mean()) if len(turns) else 0.0,
        median_turns=float(np.median(turns)) if len(turns) else 0.0,
        notable_games=_notable_games(games, winners, erred),
        digest=hashlib.sha256(games.digests.astype("<u8").tobytes()).hexdigest()[:16],
    )


def _interval(pair_scores: Any) -> Interval | None:
    return mean_interval(pair_scores) if len(pair_scores) else None


def _summarize_deck(games: Games, deck: int, scores: Any, winners: Any, counted: Any, with_cards: bool) -> DeckSummary:
    """One deck's side; `scores` are its own, (pairs, 2): of the game that it starts, and of the other."""
    rows = games.rows
    won = winners == deck
    shields = rows[counted, SHIELDS_BROKEN_A + deck]
    return DeckSummary(
        name=deck_labels(games.matchup.names)[deck],
        hash=deck_hash(games.matchup.sides[deck].slots),
        player=games.matchup.players[deck],
        wins=int(won.sum()),
        win_rate=_interval(scores.mean(axis=1)),
        win_rate_going_first=_interval(scores[:, 0]),
        win_rate_going_second=_interval(scores[:, 1]),
        wins_by_reason={
            REASON_NAMES[reason]: int((won & (rows[:, REASON] == reason)).sum())
            for reason in (DIRECT_ATTACK, DECK_OUT, CARD_EFFECT)
        },
        won_by_turn=_won_by_turn(rows[counted, TURNS], won[counted]),
        shields_lost=float(shields.mean()) if len(shields) else 0.0,
        shield_triggers=trigger_statistics(games, deck),
        cards=card_statistics(games, deck) if with_cards else (),
    )


def _won_by_turn(turns: Any, won: Any) -> IncidenceBand | None:
    """The curve of games in pairs, given one after the other."""
    return incidence_band(turns.reshape(-1, 2), won.reshape(-1, 2), int(turns.max())) if len(turns) else None


def _notable_games(games: Games, winners: Any, erred: Any) -> tuple[NotableGame, ...]:
    """Games to look at: each deck's quickest win, and the longest game."""
    turns = games.rows[:, TURNS]
    found = []
    for deck, name in enumerate(deck_labels(games.matchup.names)):
        won = np.flatnonzero(winners == deck)
        if len(won):
            found.append(NotableGame(0, int(won[np.argmin(turns[won])]), f"quickest win of {name}"))
    fine = np.flatnonzero(~erred)
    if len(fine):
        found.append(NotableGame(0, int(fine[np.argmax(turns[fine])]), "longest game"))
    return tuple(found)


def summarize_match(run: Run) -> MatchupSummary:
    """Count and estimate the games of a match; those after its stopping rule has decided belong to no estimate."""
    games, decision = decided(run.experiment, run.cells[0])
    summary = summarize(games, with_cards=True)
    if decision is None or decision.stopped_at is None:
        return summary
    if not decision.early:
        return replace(summary, stopped=decision.words)
    stopping = run.experiment.settings["stopping"]
    rates = stopping["low"] / 100, stopping["high"] / 100
    warning = "What is estimated after such a stop is exaggerated, and its intervals are too narrow"
    return replace(
        summary,
        stopped=f"{decision.words}. {warning}",
        accepted=rates if decision.outcome is Outcome.LOWER else rates[::-1],
    )


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: MatchupSummary) -> str:
    """The result in one sentence, from the point of view of the deck that wins more."""
    deck_a, deck_b = summary.decks
    if deck_a.win_rate is None or deck_b.win_rate is None:
        return f"No result: in every pair of the {summary.games:,} games there was an error."
    of_games = f"of {2 * summary.pairs_counted:,} games"
    if summary.accepted is not None:
        # Whether the interval leaves out one half was not what the test has looked for, and is less certain after it.
        accepted, other = (f"{100 * rate:g} %" for rate in summary.accepted)
        return (
            f"The test accepts {accepted} over {other} as the win rate of {deck_a.name} against {deck_b.name}: it won"
            f" {percent(deck_a.win_rate)} {of_games}."
        )
    for deck, other_deck in ((deck_a, deck_b), (deck_b, deck_a)):
        if deck.win_rate is not None and deck.win_rate.low > 0.5:
            wins = percent(deck.win_rate, _digits_above_half(deck.win_rate))
            return f"{deck.name} beats {other_deck.name}: it wins {wins} {of_games}."
    return f"Too close to call: {deck_a.name} wins {percent(deck_a.win_rate)} {of_games} against {deck_b.name}."


def _digits_above_half(interval: Interval) -> int:
    """So many digits that the low end of an interval above one half is not written as one half."""
    fewest = digits_of(interval)
    return next((digits for digits in range(fewest, 6) if round(100 * interval.low, digits) > 50), fewest)


def games_in_words(count: int) -> str:
    """A number of games.

    >>> games_in_words(1), games_in_words(2000)
    ('1 game', '2,000 games')
    """
    return f"{count:,} game" if count == 1 else f"{count:,} games"


# --- The document -----------------------------------------------------------------------------------------
def matchup_sections(summary: MatchupSummary, *, brief: bool = False) -> tuple[Section, ...]:
    """What is to be said about a matchup, of whatever experiment it is a part; `brief` where it is one of many."""
    with_triggers = summary.pairs_counted and any(deck.shield_triggers for deck in summary.decks)
    first, second = summary.decks
    mirrored = (first.hash, first.player) == (second.hash, second.player)  # what is observed of both is the same
    cards = _brief_cards_section if brief else _cards_section
    with_cards = summary.decks[: 1 if mirrored and brief else 2] if summary.pairs_counted else ()
    return (
        Section(
            "",
            (
                *((Paragraph(f"Stopped by the rule: {summary.stopped}."),) if summary.stopped else ()),
                _decks_table(summary),
                *(Paragraph(line) for line in (*_seat_lines(summary), *_length_lines(summary)) if line),
            ),
        ),
        *((Section("", (Paragraph(_pairing_line(summary)),), detailed=True),) if summary.pairing is not None else ()),
        *((Section("", (_turns_figure(summary),)),) if summary.pairs_counted else ()),
        *((Section("", (_triggers_table(summary),)),) if with_triggers else ()),
        *((Section("", tuple(Paragraph(line) for line in _error_lines(summary))),) if summary.errors else ()),
        *(cards(deck) for deck in with_cards if deck.cards),
    )


def _deck_heads(summary: MatchupSummary) -> tuple[Head, ...]:
    return tuple(Head(deck.name, side) for side, deck in enumerate(summary.decks))


def _decks_table(summary: MatchupSummary) -> Table:
    decks = summary.decks

    def rates(label: str, intervals: Sequence[Interval | None]) -> tuple[Value, ...]:
        return (label, *(None if interval is None else Rate(interval) for interval in intervals))

    rows: list[tuple[Value, ...]] = [
        ("player", *(deck.player for deck in decks)),
        rates("win rate", [deck.win_rate for deck in decks]),
        rates("  going first", [deck.win_rate_going_first for deck in decks]),
        rates("  going second", [deck.win_rate_going_second for deck in decks]),
        ("games won", *(deck.wins for deck in decks)),
    ]
    rows += [
        (f"  by {reason}", *(deck.wins_by_reason[reason] for deck in decks))
        for reason in decks[0].wins_by_reason
        if any(deck.wins_by_reason[reason] for deck in decks)
    ]
    rows.append(("own shields broken in a game", *(Number(deck.shields_lost) for deck in decks)))
    return Table("", (Head(""), *_deck_heads(summary)), tuple(rows))


def _seat_lines(summary: MatchupSummary) -> list[str]:
    share = summary.first_player_win_rate
    if share is None:
        return []
    return [f"The player who goes first wins {percent(share)}; each deck did so in half of the games."]


def _pairing_line(summary: MatchupSummary) -> str:
    """What playing in pairs did to the precision of the win rate."""
    ratio = None if summary.pairing is None else summary.pairing.variance_ratio
    each = "Each game is played twice, with the decks in each other's seats and each other's luck"
    if ratio is None:
        return f"{each}."
    if ratio == 0:
        return f"{each}. Here the two games of every pair even out."
    games = 2 * summary.pairs_counted
    return f"{each}: the win rate is as sure as from {games_in_words(round(games / ratio))} on their own."


def _length_lines(summary: MatchupSummary) -> list[str]:
    halves = ((summary.draws, "drawn"), (summary.undecided, f"undecided after turn {summary.turn_cap}"))
    length = f"A game lasts {summary.mean_turns:.1f} turns on average (median {summary.median_turns:g})"
    return [
        f"{length}; turn 1 is the first player's first, turn 2 the other's.",
        *(f"{games_in_words(count)} {words}: half a win for each deck." for count, words in halves if count),
    ]


def _turns_figure(summary: MatchupSummary) -> Figure:
    """Which deck has won by which turn: the curves, and some of their turns as a table."""
    bands = [deck.won_by_turn for deck in summary.decks]
    deck_a, deck_b = (band.shares.tolist() for band in bands if band is not None)
    over = [first + second for first, second in zip(deck_a, deck_b, strict=True)]
    begin = next((turn for turn, share in enumerate(over, start=1) if share > 0), len(over))
    end = next(turn for turn, share in enumerate(over, start=1) if share >= NEARLY_ALL * over[-1])
    step = math.ceil((end - begin + 1) / MOST_ROWS)
    rows: list[tuple[Value, ...]] = []
    for turn in sorted({*range(begin, end, step), end, len(over)}):
        shares = (deck_a[turn - 1], deck_b[turn - 1])
        left = Share(max(0.0, 1 - sum(shares)))
        rows.append((turn, *(Share(share) for share in shares), left, Bar(shares)))
    heads = (Head("by turn"), *_deck_heads(summary), Head("still playing"), Head(""))

    def draw() -> Any:
        from reports.writing.figures import wins_by_turn

        return wins_by_turn(summary)

    finding = f"Half of the games are over by turn {summary.median_turns:g}."
    if summary.undecided > summary.pairs_counted:
        finding = f"More than half of the games are not over after turn {summary.turn_cap}."
    title = "Which deck has won by which turn, of all games"
    return Figure("wins by turn", finding, draw, Table(title, heads, tuple(rows)))


def _triggers_table(summary: MatchupSummary) -> Table:
    games = 2 * summary.pairs_counted
    heads = ("deck", "card", "broken", "declared", "used", "used in 100 games")
    rows: list[tuple[Value, ...]] = [
        (deck.name, trigger.card, trigger.broken, trigger.declared, trigger.used, Number(100 * trigger.used / games))
        for deck in summary.decks
        for trigger in sorted(deck.shield_triggers, key=lambda trigger: -trigger.broken)
    ]
    title = f"Shield triggers, in all {games_in_words(games)}"
    return Table(title, tuple(Head(head) for head in heads), tuple(rows))


def _cards_section(deck: DeckSummary) -> Section:
    """What was observed of the cards of a deck: win rates, and how often each thing was seen."""
    names = ("in opening hand", "drawn later", "from shields", "played", "never seen")

    def observed(card: CardStatistics) -> tuple[Sightings, ...]:
        return card.in_opening_hand, card.drawn_later, card.from_shields, card.played, card.never_seen

    rates: list[tuple[Value, ...]] = []
    counts: list[tuple[Value, ...]] = []
    for card in deck.cards:
        shown = (found.win_rate for found in observed(card))
        improvement = card.improvement_when_seen
        rates.append(
            (
                card.card,
                *(None if rate is None else Rate(rate, short=True) for rate in shown),
                None if improvement is None else Points(improvement),
            )
        )
        counts.append((card.card, card.copies, *(found.count for found in observed(card))))
    return Section(
        f"The cards of {deck.name}, as observed",
        (
            Paragraph(WARNING, warning=True),
            Table(
                f"Win rates of {deck.name}, %, in games in which a copy of the card was ...",
                (Head("card"), *(Head(name) for name in names), Head("seen less never seen, points")),
                tuple(rates),
                note="Seen: in the opening hand, drawn later, or taken from the shields. Every copy counts. A win rate"
                " of too few games is left out.",
            ),
            Table(
                "How many copies that was",
                (Head("card"), Head("copies"), *(Head(name) for name in names)),
                tuple(counts),
            ),
        ),
        detailed=True,
    )


def _brief_cards_section(deck: DeckSummary) -> Section:
    """The cards of a deck in one small table: what is least confounded, and how often it was observed."""

    def rate(found: Sightings) -> Value:
        return None if found.win_rate is None else Rate(found.win_rate, short=True)

    table = Table(
        f"Win rates of {deck.name}, %, by card, as observed",
        heads("card", "copies dealt", "in opening hand", "played", "never seen"),
        tuple(
            (
                card.card,
                card.in_opening_hand.count,
                rate(card.in_opening_hand),
                rate(card.played),
                rate(card.never_seen),
            )
            for card in deck.cards
        ),
    )
    return Section("", (table,), detailed=True)


def _error_lines(summary: MatchupSummary) -> list[str]:
    left_out = summary.pairs - summary.pairs_counted
    lines = [
        f"{games_in_words(len(summary.errors))} ended as an error; {left_out} pairs are left out of the estimates:",
        *(f"  game {game}: {error}" for game, error in summary.errors[:5]),
    ]
    return lines if len(summary.errors) <= 5 else [*lines, f"  ... and {len(summary.errors) - 5} more"]
