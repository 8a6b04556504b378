"""What best-of-three matches between two decks say, as a document: ``duelsim match --best-of 3``."""

from collections.abc import Callable, Sequence

from reports.summaries.best_of import BestOfSummary, DeckInMatches, GameRates
from reports.summaries.match import MatchupSummary
from reports.summaries.players import pilots_of
from reports.writing.document import Document, Head, Paragraph, Section, Table
from reports.writing.values import Rate, Value, percent, points
from reports.writing.verdict import Verdict, win_rate
from reports.writing.words import STOPPED_BY_A_TEST, against, error_lines, games_in_words, pairs_left_out
from sim.experiments.kinds.best_of import GAMES
from sim.language import gettext, translatable
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent

Row = tuple[Value, ...]


def document(summary: BestOfSummary) -> Document:
    """The result as a document."""
    title = gettext("{names}, best of three", names=against(*(deck.name for deck in summary.decks)))
    errors = (Section("", tuple(map(Paragraph, _error_lines(summary)))),) if summary.errors else ()
    said = (Section("", tuple(map(Paragraph, lines))),) if (lines := _result_lines(summary)) else ()
    return Document(title, verdict(summary), (*said, *matches_sections(summary), *errors))


def errors_in_words(
    names: Sequence[str], matchups: Sequence[MatchupSummary], matches: Sequence[BestOfSummary]
) -> list[str]:
    """The games of several matchups that ended in an error, with the names of these; `matches` if those were played."""
    if matches:
        return [
            gettext(
                "{name}, game {game} --cell {cell}: {error}",
                name=name,
                game=game,
                cell=GAMES * number + cell,
                error=error,
            )
            for number, (name, one) in enumerate(zip(names, matches, strict=True))
            for cell, game, error in one.errors
        ]
    return [
        gettext("{name}, game {game}: {error}", name=name, game=game, error=error)
        for name, matchup in zip(names, matchups, strict=True)
        for game, error in matchup.errors
    ]


def matches_sections(summary: BestOfSummary, *, brief: bool = False) -> tuple[Section, ...]:
    """The sections about the matches of two decks, for every kind of experiment; `brief` where they are of many.

    The games that erred are not among them.
    """
    stopped = (
        (Paragraph(gettext("Stopped by the rule: {stopped}.", stopped=summary.stopped)),) if summary.stopped else ()
    )
    return (
        Section("", (*stopped, _decks_table(summary), *map(Paragraph, _lines(summary)))),
        Section("" if brief else gettext("Sideboarding"), tuple(map(Paragraph, _sideboarding(summary)))),
        *((Section("", tuple(map(Paragraph, _how_computed(summary))), detailed=True),) if summary.pairs else ()),
    )


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: BestOfSummary) -> Verdict:
    """Who wins, from the point of view of the deck that wins more."""
    deck_a, deck_b = summary.decks
    if not summary.matches:
        return Verdict(gettext("No result"), doubt=gettext("Not all games of any match have been played."))
    if deck_a.win_rate is None or deck_b.win_rate is None:
        return Verdict(
            gettext("No result"),
            doubt=gettext("In every pair of the {matches:,} matches there was an error.", matches=summary.matches),
        )
    played = gettext("{pairs_counted:,} best-of-three matches", pairs_counted=2 * summary.pairs_counted)
    pilots = pilots_of([(deck.name, deck.player) for deck in summary.decks])
    if summary.is_mirror:
        assert summary.first_player_wins_match is not None
        number = win_rate(summary.first_player_wins_match, gettext("win rate going first in game 1"))
        return Verdict(gettext("A mirror match, even by design"), (), number, played, pilots)
    number = win_rate(deck_a.win_rate, gettext("win rate for {name}", name=deck_a.name))
    if summary.accepted is not None:
        words = gettext("The test accepts {accepted:g} % for {{}}", accepted=100 * summary.accepted[0])
        return Verdict(words, (deck_a.name,), number, played, pilots, gettext(STOPPED_BY_A_TEST))
    for deck, other_deck in ((deck_a, deck_b), (deck_b, deck_a)):
        if deck.win_rate is not None and deck.win_rate.low > 0.5:
            names = (deck.name, other_deck.name)
            return Verdict(gettext("{} beats {}"), names, win_rate(deck.win_rate), played, pilots)
    return Verdict(gettext("Too close to call"), (), number, played, pilots)


def _result_lines(summary: BestOfSummary) -> list[str]:
    """What is to be said of the result besides its verdict."""
    deck_a, deck_b = summary.decks
    if deck_a.win_rate is None:
        return []
    if summary.is_mirror:
        said = translatable(
            "{name} and {deck_b_name} are the same lists with the same player, so each wins 50 % by design."
        )
        return [gettext(said, name=deck_a.name, deck_b_name=deck_b.name)]
    if summary.accepted is None:
        return []
    accepted, other = (f"{100 * rate:g} %" for rate in summary.accepted)
    said = translatable(
        "The test accepts {accepted} over {other} as the win rate of {name} in matches against {deck_b_name}."
    )
    return [gettext(said, accepted=accepted, other=other, name=deck_a.name, deck_b_name=deck_b.name)]


def _lines(summary: BestOfSummary) -> list[str]:
    deck, lines = summary.decks[0], []
    if summary.change is not None and deck.game_1.win_rate is not None and not summary.is_mirror:
        lines.append(
            gettext(
                "Of the first games {name} wins {rate}; best of three changes that by {points} percentage points.",
                name=deck.name,
                rate=percent(deck.game_1.win_rate),
                points=points(summary.change),
            )
        )
    first, match = summary.first_player_wins_game_1, summary.first_player_wins_match
    later = summary.first_player_wins_games_2_and_3
    if first is not None and later is not None and match is not None:
        lines.append(
            gettext(
                "The player who goes first wins {rate} of the first games and {later} of games 2 and"
                " 3; the player who goes first in game 1 wins {match} of the matches. In games 2 and"
                " 3 the loser of the last game goes first.",
                rate=percent(first),
                later=percent(later),
                match=percent(match),
            )
        )
    for one in summary.decks:
        going_first, going_second = one.games_2_and_3.going_first, one.games_2_and_3.going_second
        if going_first is not None and going_second is not None and going_second.low > going_first.high:
            lines.append(
                gettext(
                    "{name} wins more of games 2 and 3 when it goes second. A player would choose that"
                    " after a loss; here the loser always goes first.",
                    name=one.name,
                )
            )
    if summary.comeback is not None:
        lines.append(
            gettext(
                "A match takes {mean_games:.2f} games on average. The loser of game 1 still wins {rate} of them.",
                mean_games=summary.mean_games,
                rate=percent(summary.comeback),
            )
        )
    return [*lines, *lines_about_draws(summary.drawn, summary.undecided, summary.turn_cap)]


def lines_about_draws(drawn: int, undecided: int, turn_cap: int) -> list[str]:
    """What drawn matches, and games that nobody won, count for."""
    lines = []
    if drawn:
        lines.append(gettext("{matches} drawn: half a win for each deck.", matches=_matches(drawn)))
    if undecided:
        lines.append(
            gettext(
                "{games} drawn, or undecided after turn {turn_cap}: a win for neither deck in a"
                " match, and half a win for each among single games.",
                games=games_in_words(undecided),
                turn_cap=turn_cap,
            )
        )
    return lines


def _sideboarding(summary: BestOfSummary) -> list[str]:
    """What the decks swap after game 1, and what that changes."""
    lines = [
        gettext("{name} plays games 2 and 3 by its plan {plan}.", name=deck.name, plan=deck.plan)
        if deck.plan
        else gettext("{name} keeps its list: its player has no plan against this opponent.", name=deck.name)
        for deck in summary.decks
    ]
    if not any(deck.plan for deck in summary.decks):
        lines.append(how_plans_are_written(summary.decks[1].name))
    change, without = summary.change_after_sideboarding, summary.computed_without_plans
    if change is not None and without is not None and any(deck.plan for deck in summary.decks):
        lines.append(
            gettext(
                "That changes the win rate of {name} in single games by {points} percentage points,"
                " each deck going first in half of them. If all games were won like game 1, it would"
                " win {percent} % of the matches.",
                name=summary.decks[0].name,
                points=points(change),
                percent=in_percent(without),
            )
        )
    return lines


def how_plans_are_written(opponent: str) -> str:
    """A sentence for somebody who has a sideboard and no plan.

    >>> how_plans_are_written("FN Rush").partition(": ")[0]
    'A plan is a line below "sideboard" in the playbook next to a decklist'
    """
    return gettext(
        'A plan is a line below "sideboard" in the playbook next to a decklist: against'
        " {opponent}: -2 Corile, +2 Terror Pit. The cards that come in are in the decklist"
        " below [Sideboard]; docs/playbooks.md says more.",
        opponent=opponent,
    )


def _how_computed(summary: BestOfSummary) -> list[str]:
    """Where the numbers come from, and what follows from the win rates of single games."""
    lines = [
        gettext(
            "Matches are played in pairs, with the decks in each other's seats and with each"
            " other's luck; each game of a match has luck of its own. The win rates of single"
            " games come from all {games}, including games that no match needed.",
            games=games_in_words(summary.games),
        )
    ]
    rate = summary.decks[0].win_rate
    if summary.computed is not None and rate is not None:
        lines.append(
            gettext(
                "A check: by its win rates in single games {name} would win {percent} % of the matches; it won {rate}.",
                name=summary.decks[0].name,
                percent=in_percent(summary.computed),
                rate=percent(rate),
            )
        )
    return lines


def _matches(count: int) -> str:
    return gettext("{count:,} match was", count=count) if count == 1 else gettext("{count:,} matches were", count=count)


def _error_lines(summary: BestOfSummary) -> list[str]:
    left_out = summary.pairs - summary.pairs_counted
    errors = [
        gettext("game {game} --cell {cell}: {error}", game=game, cell=cell, error=error)
        for cell, game, error in summary.errors
    ]
    return error_lines(errors, pairs_left_out(left_out, of_matches=True))


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
            rates(gettext("  going first"), lambda deck: part(deck).going_first),
            rates(gettext("  going second"), lambda deck: part(deck).going_second),
        ]

    results = sorted({result for deck in decks for result in deck.results}, reverse=True)
    won = [result for result in results if result[0] > result[-1]]
    of_results: list[Row] = [(f"  {result}", *(deck.results.get(result, 0) for deck in decks)) for result in won]
    rows: list[Row] = [
        (gettext("player"), *(deck.player for deck in decks)),
        rates(gettext("matches, win rate"), lambda deck: deck.win_rate),
        rates(gettext("  going first in game 1"), lambda deck: deck.going_first),
        rates(gettext("  going second in game 1"), lambda deck: deck.going_second),
        (gettext("matches won"), *(deck.wins for deck in decks)),
        *of_results,
        *of_games(gettext("game 1, win rate"), lambda deck: deck.game_1),
        *of_games(gettext("games 2 and 3, win rate"), lambda deck: deck.games_2_and_3),
        (gettext("cards swapped after game 1"), *(sum(max(0, copies) for _, copies in deck.swaps) for deck in decks)),
    ]
    return Table("", heads, tuple(rows))
