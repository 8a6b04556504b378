"""What best-of-three matches between two decks say, as a document: ``duelsim match --best-of 3``."""

from collections.abc import Callable, Sequence

from reports.summaries.best_of import BestOfSummary, DeckInMatches, GameRates
from reports.summaries.match import MatchupSummary
from reports.summaries.players import pilots_of
from reports.writing.document import Document, Head, Paragraph, Section, Table
from reports.writing.values import Rate, Value, percent, points
from reports.writing.verdict import Verdict, win_rate
from reports.writing.words import STOPPED_BY_A_TEST, error_lines, games_in_words, pairs_left_out
from sim.experiments.kinds.best_of import GAMES
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent

Row = tuple[Value, ...]


def document(summary: BestOfSummary) -> Document:
    """The result as a document."""
    title = f"{' against '.join(deck.name for deck in summary.decks)}, best of three"
    errors = (Section("", tuple(map(Paragraph, _error_lines(summary)))),) if summary.errors else ()
    said = (Section("", tuple(map(Paragraph, lines))),) if (lines := _result_lines(summary)) else ()
    return Document(title, verdict(summary), (*said, *matches_sections(summary), *errors))


def errors_in_words(
    names: Sequence[str], matchups: Sequence[MatchupSummary], matches: Sequence[BestOfSummary]
) -> list[str]:
    """The games of several matchups that ended in an error, with the names of these; `matches` if those were played."""
    if matches:
        return [
            f"{name}, game {game} --cell {GAMES * number + cell}: {error}"
            for number, (name, one) in enumerate(zip(names, matches, strict=True))
            for cell, game, error in one.errors
        ]
    return [
        f"{name}, game {game}: {error}"
        for name, matchup in zip(names, matchups, strict=True)
        for game, error in matchup.errors
    ]


def matches_sections(summary: BestOfSummary, *, brief: bool = False) -> tuple[Section, ...]:
    """The sections about the matches of two decks, for every kind of experiment; `brief` where they are of many.

    The games that erred are not among them.
    """
    stopped = (Paragraph(f"Stopped by the rule: {summary.stopped}."),) if summary.stopped else ()
    return (
        Section("", (*stopped, _decks_table(summary), *map(Paragraph, _lines(summary)))),
        Section("" if brief else "Sideboarding", tuple(map(Paragraph, _sideboarding(summary)))),
        *((Section("", tuple(map(Paragraph, _how_computed(summary))), detailed=True),) if summary.pairs else ()),
    )


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: BestOfSummary) -> Verdict:
    """Who wins, from the point of view of the deck that wins more."""
    deck_a, deck_b = summary.decks
    if not summary.matches:
        return Verdict("No result", doubt="Not all games of any match have been played.")
    if deck_a.win_rate is None or deck_b.win_rate is None:
        return Verdict("No result", doubt=f"In every pair of the {summary.matches:,} matches there was an error.")
    played = f"{2 * summary.pairs_counted:,} best-of-three matches"
    pilots = pilots_of([(deck.name, deck.player) for deck in summary.decks])
    if summary.is_mirror:
        assert summary.first_player_wins_match is not None
        number = win_rate(summary.first_player_wins_match, "win rate going first in game 1")
        return Verdict("A mirror match, even by design", (), number, played, pilots)
    number = win_rate(deck_a.win_rate, f"win rate for {deck_a.name}")
    if summary.accepted is not None:
        words = f"The test accepts {100 * summary.accepted[0]:g} % for {{}}"
        return Verdict(words, (deck_a.name,), number, played, pilots, STOPPED_BY_A_TEST)
    for deck, other_deck in ((deck_a, deck_b), (deck_b, deck_a)):
        if deck.win_rate is not None and deck.win_rate.low > 0.5:
            names = (deck.name, other_deck.name)
            return Verdict("{} beats {}", names, win_rate(deck.win_rate), played, pilots)
    return Verdict("Too close to call", (), number, played, pilots)


def _result_lines(summary: BestOfSummary) -> list[str]:
    """What is to be said of the result besides its verdict."""
    deck_a, deck_b = summary.decks
    if deck_a.win_rate is None:
        return []
    if summary.is_mirror:
        same = f"{deck_a.name} and {deck_b.name} are the same lists with the same player"
        return [f"{same}, so each wins 50 % by design."]
    if summary.accepted is None:
        return []
    accepted, other = (f"{100 * rate:g} %" for rate in summary.accepted)
    rate = f"the win rate of {deck_a.name} in matches against {deck_b.name}"
    return [f"The test accepts {accepted} over {other} as {rate}."]


def _lines(summary: BestOfSummary) -> list[str]:
    deck, lines = summary.decks[0], []
    if summary.change is not None and deck.game_1.win_rate is not None and not summary.is_mirror:
        lines.append(
            f"Of the first games {deck.name} wins {percent(deck.game_1.win_rate)}; best of three changes that by"
            f" {points(summary.change)} percentage points."
        )
    first, match = summary.first_player_wins_game_1, summary.first_player_wins_match
    later = summary.first_player_wins_games_2_and_3
    if first is not None and later is not None and match is not None:
        lines.append(
            f"The player who goes first wins {percent(first)} of the first games and {percent(later)} of games 2 and 3;"
            f" the player who goes first in game 1 wins {percent(match)} of the matches. In games 2 and 3 the loser of"
            " the last game goes first."
        )
    for one in summary.decks:
        going_first, going_second = one.games_2_and_3.going_first, one.games_2_and_3.going_second
        if going_first is not None and going_second is not None and going_second.low > going_first.high:
            lines.append(
                f"{one.name} wins more of games 2 and 3 when it goes second. A player would choose that after a loss;"
                " here the loser always goes first."
            )
    if summary.comeback is not None:
        lines.append(
            f"A match takes {summary.mean_games:.2f} games on average. The loser of game 1 still wins"
            f" {percent(summary.comeback)} of them."
        )
    return [*lines, *lines_about_draws(summary.drawn, summary.undecided, summary.turn_cap)]


def lines_about_draws(drawn: int, undecided: int, turn_cap: int) -> list[str]:
    """What drawn matches, and games that nobody won, count for."""
    lines = []
    if drawn:
        lines.append(f"{_matches(drawn)} drawn: half a win for each deck.")
    if undecided:
        lines.append(
            f"{games_in_words(undecided)} drawn, or undecided after turn {turn_cap}: a win for neither deck in a match,"
            " and half a win for each among single games."
        )
    return lines


def _sideboarding(summary: BestOfSummary) -> list[str]:
    """What the decks swap after game 1, and what that changes."""
    lines = [
        f"{deck.name} plays games 2 and 3 by its plan {deck.plan}."
        if deck.plan
        else f"{deck.name} keeps its list: its player has no plan against this opponent."
        for deck in summary.decks
    ]
    if not any(deck.plan for deck in summary.decks):
        lines.append(how_plans_are_written(summary.decks[1].name))
    change, without = summary.change_after_sideboarding, summary.computed_without_plans
    if change is not None and without is not None and any(deck.plan for deck in summary.decks):
        lines.append(
            f"That changes the win rate of {summary.decks[0].name} in single games by {points(change)} percentage"
            " points, each deck going first in half of them. If all games were won like game 1, it would win"
            f" {in_percent(without)} % of the matches."
        )
    return lines


def how_plans_are_written(opponent: str) -> str:
    """A sentence for somebody who has a sideboard and no plan.

    >>> how_plans_are_written("FN Rush").partition(": ")[0]
    'A plan is a line below "sideboard" in the playbook next to a decklist'
    """
    return (
        'A plan is a line below "sideboard" in the playbook next to a decklist: against'
        f" {opponent}: -2 Corile, +2 Terror Pit. The cards that come in are in the decklist below [Sideboard];"
        " docs/playbooks.md says more."
    )


def _how_computed(summary: BestOfSummary) -> list[str]:
    """Where the numbers come from, and what follows from the win rates of single games."""
    lines = [
        "Matches are played in pairs, with the decks in each other's seats and with each other's luck; each game of a"
        " match has luck of its own. The win rates of single games come from all"
        f" {games_in_words(summary.games)}, including games that no match needed."
    ]
    rate = summary.decks[0].win_rate
    if summary.computed is not None and rate is not None:
        lines.append(
            f"A check: by its win rates in single games {summary.decks[0].name} would win"
            f" {in_percent(summary.computed)} % of the matches; it won {percent(rate)}."
        )
    return lines


def _matches(count: int) -> str:
    return f"{count:,} match was" if count == 1 else f"{count:,} matches were"


def _error_lines(summary: BestOfSummary) -> list[str]:
    left_out = summary.pairs - summary.pairs_counted
    errors = [f"game {game} --cell {cell}: {error}" for cell, game, error in summary.errors]
    return error_lines(errors, pairs_left_out(left_out, " of matches"))


# --- The table --------------------------------------------------------------------------------------------
def _decks_table(summary: BestOfSummary) -> Table:
    decks = summary.decks
    heads = (Head(""), *(Head(deck.name, side) for side, deck in enumerate(decks)))

    def rates(label: str, of: Callable[[DeckInMatches], Interval | None]) -> Row:
        found = [of(deck) for deck in decks]
        return (label, *(None if interval is None else Rate(interval) for interval in found))

    def of_games(label: str, part: Callable[[DeckInMatches], GameRates]) -> list[Row]:
        return [
            rates(label, lambda deck: part(deck).win_rate),
            rates("  going first", lambda deck: part(deck).going_first),
            rates("  going second", lambda deck: part(deck).going_second),
        ]

    results = sorted({result for deck in decks for result in deck.results}, reverse=True)
    won = [result for result in results if result[0] > result[-1]]
    of_results: list[Row] = [(f"  {result}", *(deck.results.get(result, 0) for deck in decks)) for result in won]
    rows: list[Row] = [
        ("player", *(deck.player for deck in decks)),
        rates("matches, win rate", lambda deck: deck.win_rate),
        rates("  going first in game 1", lambda deck: deck.going_first),
        rates("  going second in game 1", lambda deck: deck.going_second),
        ("matches won", *(deck.wins for deck in decks)),
        *of_results,
        *of_games("game 1, win rate", lambda deck: deck.game_1),
        *of_games("games 2 and 3, win rate", lambda deck: deck.games_2_and_3),
        ("cards swapped after game 1", *(sum(max(0, copies) for _, copies in deck.swaps) for deck in decks)),
    ]
    return Table("", heads, tuple(rows))
