"""What the games of a deck against a field say, as a document: ``duelsim gauntlet``."""

from decks.shown_names import called
from reports.measures.lost_games import Contrast, LostGames
from reports.sections.best_of import errors_in_words, how_plans_are_written, lines_about_draws, matches_sections
from reports.sections.match import matchup_sections, observed_worths, one_of_many
from reports.sections.pilots import (
    NOT_MEASURED,
    TITLE,
    better_in_words,
    heads_in_field,
    is_played_by_thinkers,
    lines_about,
    values_in_field,
    ways_table,
)
from reports.summaries.gauntlet import Against, GauntletSummary, OverField
from reports.summaries.players import pilots_of
from reports.writing import figures
from reports.writing.document import Block, Document, Figure, Paragraph, Section, Table, heads, without
from reports.writing.values import Number, Points, Rate, Share, Value, digits_of, points
from reports.writing.verdict import Verdict, win_rate
from reports.writing.words import MANY, STOPPED_BY_A_TEST, against, error_lines, games_in_words, undecided_in_words
from sim.language import gettext, sentences, translatable
from sim.statistics.percentages import in_percent

SHOWN_CARDS = 5  # of an opponent that is explained, on the terminal
_STOPPED = translatable(
    "A sequential test stopped matchups as soon as it had decided: what is estimated"
    " after such a stop is exaggerated, and its intervals are too narrow."
)
OBSERVED = translatable(
    "Observations, not reasons: only the opening hand is dealt before anything has"
    " happened. To measure what a card does, use duelsim lift."
)


def document(summary: GauntletSummary) -> Document:
    """The result as a document."""
    count = len(summary.opponents)
    field = gettext("a field of {count} decks", count=count) if count > 1 else summary.opponents[0].name
    sections = (
        *((_opponents_section(summary),) if summary.hardest else ()),
        *((_field_section(summary, summary.over_field),) if summary.over_field is not None and count > 1 else ()),
        *((_sideboarding_section(summary),) if summary.is_best_of and summary.hardest else ()),
        *(_lost_games_section(summary, one) for one in summary.explained),
        *_error_sections(summary),
        *_pilots_sections(summary),
        *_matchup_sections(summary),
    )
    title = against(summary.name, field)
    if summary.is_best_of:
        title = gettext("{names}, best of three", names=title)
    found = verdict(summary)
    worths = {summary.name: observed_worths(summary.observed)}
    return Document(title, found, without((*_result_sections(summary), *sections), found.doubt), worths=worths)


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: GauntletSummary) -> Verdict:
    """How the deck does against the field."""
    found = summary.over_field
    if found is None:
        return Verdict(
            gettext("No result"), doubt=gettext("There is no pair that all matchups have played without an error.")
        )
    count = len(summary.opponents)
    field = "{}" if count == 1 else gettext("these {count} decks", count=count)
    names = (summary.name, *((summary.opponents[0].name,) if count == 1 else ()))
    rate, what = found.win_rate, gettext("win rate")
    words = (
        gettext("{{}} beats {field}", field=field) if rate.low > 0.5 else gettext("{{}} loses to {field}", field=field)
    )
    if rate.low <= 0.5 <= rate.high:
        words, names, what = (
            gettext("Too close to call against {field}", field=field),
            names[1:],
            gettext("win rate for {name}", name=summary.name),
        )
    played = 2 * found.pairs * count
    sides = [(summary.name, summary.player), *((one.name, one.player) for one in summary.opponents)]
    return Verdict(
        words,
        names,
        win_rate(rate, what),
        gettext("{pairs_counted:,} best-of-three matches", pairs_counted=played)
        if summary.is_best_of
        else games_in_words(played),
        pilots_of(sides, gettext("between {between}", between=summary.between)),
        next(filter(None, _doubts(summary)), ""),
    )


def _doubts(summary: GauntletSummary) -> list[str]:
    """What a reader should know before relying on the result, the most important first; "" for what does not apply."""
    matchups = [one.matchup for one in summary.opponents]
    undecided = sum(one.undecided for one in matchups)
    many = not summary.is_best_of and undecided >= MANY * sum(one.games for one in matchups)
    return [
        gettext(STOPPED_BY_A_TEST) if summary.early else "",
        undecided_in_words(undecided, matchups[0].turn_cap) if many else "",
        _with_better_pilots(summary),
        gettext(NOT_MEASURED) if _is_not_measured(summary) else "",
    ]


def _with_better_pilots(summary: GauntletSummary) -> str:
    """How far better pilots move the win rate against the field; "" if not measured."""
    ends = None if summary.pilots_in_field is None else summary.pilots_in_field.ends
    if summary.pilots is None or ends is None:
        return ""
    return better_in_words(ends, gettext("as it, the field or all {do}", do=gettext(summary.pilots.thinker.do)))


def _result_sections(summary: GauntletSummary) -> tuple[Section, ...]:
    """The worst and the best opponent, which games count, and what better players change."""
    if summary.over_field is None or len(summary.opponents) == 1:
        return ()
    worst, best = summary.opponents[summary.hardest[0]], summary.opponents[summary.hardest[-1]]
    assert worst.win_rate is not None and best.win_rate is not None
    least, most = (f"{in_percent(one.estimate, 0)} %" for one in (worst.win_rate, best.win_rate))
    said = (
        gettext(
            "Worst: {name}, {least}. Best: {best_name}, {most}.",
            name=worst.name,
            least=least,
            best_name=best.name,
            most=most,
        ),
        _not_shared(summary, summary.over_field),
        _with_better_pilots(summary),
    )
    return (Section("", tuple(Paragraph(line) for line in said if line)),)


def _not_shared(summary: GauntletSummary, found: OverField) -> str:
    """Why fewer games count for the field than there are, as after an interruption; "" if all do."""
    shared = 2 * found.pairs * len(summary.opponents)
    all = sum(2 * one.pairs_counted for one in summary.opponents)
    if shared == all:
        return ""
    values = {"shared": shared, "all": all, "units": _units(summary)}
    return gettext(
        "{shared:,} of {all:,} {units} count for the win rate against all: as many against each opponent, with the same"
        " luck. The table of opponents counts the others, too.",
        **values,
    )


def _units(summary: GauntletSummary) -> str:
    """What is won and lost."""
    return gettext("matches") if summary.is_best_of else gettext("games")


# --- The document -----------------------------------------------------------------------------------------
def _note_and_columns(summary: GauntletSummary, rows: int) -> tuple[str, tuple[str, ...]]:
    """The note below the table of opponents, and the columns after their shares."""
    note = gettext("95 % intervals.")
    if rows > 1:
        note = gettext(
            "+ and -: certainly more or less than half, all opponents taken together; otherwise"
            " that is open. 95 % intervals."
        )
    columns: tuple[str, ...] = (
        gettext("win rate"),
        gettext("going first"),
        gettext("going second"),
        gettext("median turns"),
        gettext("games"),
    )
    if summary.is_best_of:
        note = sentences(
            note, gettext("Going first: in game 1. The win rates of single games come from all that were played.")
        )
        columns = (
            gettext("win rate"),
            gettext("going first"),
            gettext("going second"),
            gettext("game 1"),
            gettext("games 2 and 3"),
            gettext("matches"),
        )
    return note, columns


def _opponents_section(summary: GauntletSummary) -> Section:
    in_order = [summary.opponents[number] for number in summary.hardest]
    rates = [(one.name, one.win_rate, one.favoured != 0) for one in in_order if one.win_rate is not None]
    digits = min((digits_of(rate) for _, rate, _ in rates if rate.reach), default=0)
    by_playbooks = len({one.player for one in in_order}) > 1
    rows: list[tuple[Value, ...]] = []
    for one in in_order:
        assert one.win_rate is not None and one.going_first is not None and one.going_second is not None
        rows.append(
            (
                one.name,
                *((one.player,) if by_playbooks else ()),
                Share(one.share),
                Rate(one.win_rate, one.favoured, short=True, digits=digits),
                Rate(one.going_first, short=True, digits=digits),
                Rate(one.going_second, short=True, digits=digits),
                *_single_games_values(one, digits),
                2 * one.pairs_counted,
            )
        )
    note, columns = _note_and_columns(summary, len(rows))
    table = Table(
        gettext("Win rate of {name} against each opponent, in %, the worst first", name=summary.name),
        heads(gettext("opponent"), *((gettext("player"),) if by_playbooks else ()), gettext("share"), *columns),
        tuple(rows),
        note,
        heat=True,
    )
    players = {one.player for one in summary.opponents}
    pilots = {"name": summary.name, "player": summary.player}
    lines = [gettext("{name} is played by {player}. All matchups have the same luck.", **pilots)]
    if len(players) == 1:
        lines = [
            gettext(
                "{name} is played by {player}, the field by {field}. All matchups have the same luck.",
                **pilots,
                field=players.pop(),
            )
        ]
    lines += _lines_about_draws(summary)
    if summary.early:
        lines.append(gettext(_STOPPED))
    stopped = [f"{one.name}: {one.stopped}." for one in in_order if one.stopped is not None]
    figure = Figure(
        gettext("opponents"),
        gettext("What {name} wins against each opponent. A full dot is certainly not 50 %.", name=summary.name),
        lambda: figures.intervals(
            [(name, rate) for name, rate, _ in rates],
            gettext("% of the {units} that {name} wins", units=_units(summary), name=summary.name),
            reference=0.5,
            signed=False,
            certain=[certain for *_, certain in rates],
        ),
        table,
    )
    return Section("", (figure if len(rows) > 1 else table, *(Paragraph(line) for line in (*lines, *stopped))))


def _single_games_values(one: Against, digits: int) -> tuple[Value, ...]:
    """What the table of opponents says of single games."""
    if one.matches is None:
        median = one.matchup.median_turns
        return (None if median is None else Number(median),)
    rates = one.matches.single_games(0)
    return tuple(None if rate is None else Rate(rate, short=True, digits=digits) for rate in rates)


def _lines_about_draws(summary: GauntletSummary) -> list[str]:
    turn_cap = summary.opponents[0].matchup.turn_cap
    if summary.is_best_of:
        found = [one.matches for one in summary.opponents if one.matches is not None]
        return lines_about_draws(sum(one.drawn for one in found), sum(one.undecided for one in found), turn_cap)
    undecided = sum(one.matchup.undecided for one in summary.opponents)
    if not undecided:
        return []
    return [undecided_in_words(undecided, turn_cap)]


def _field_section(summary: GauntletSummary, found: OverField) -> Section:
    digits = digits_of(found.win_rate)
    rows: tuple[tuple[Value, ...], ...] = (
        (gettext("win rate"), Rate(found.win_rate, digits=digits)),
        (gettext("  going first"), Rate(found.going_first, digits=digits)),
        (gettext("  going second"), Rate(found.going_second, digits=digits)),
    )
    in_game_1 = summary.over_field_in_game_1
    if in_game_1 is not None:
        rows = (
            (gettext("matches, win rate"), rows[0][1]),
            (gettext("  going first in game 1"), rows[1][1]),
            (gettext("  going second in game 1"), rows[2][1]),
            (gettext("game 1, win rate"), Rate(in_game_1.win_rate, digits=digits)),
            (gettext("  going first"), Rate(in_game_1.going_first, digits=digits)),
            (gettext("  going second"), Rate(in_game_1.going_second, digits=digits)),
        )
    shares = (
        gettext("all opponents equally common")
        if summary.equal_shares
        else gettext("each opponent weighted by its share")
    )
    table = Table(
        gettext("{name} against the whole field, {shares}", name=summary.name, shares=shares),
        heads("", summary.name),
        rows,
    )
    line = gettext(
        "Going first is worth {points} points against this field.", points=points(found.worth_of_going_first)
    )
    if in_game_1 is not None:
        line = gettext(
            "Going first in game 1 is worth {points} points of the first games, and"
            " {found_worth_of_going_first} points of the matches against this field.",
            points=points(in_game_1.worth_of_going_first),
            found_worth_of_going_first=points(found.worth_of_going_first),
        )
    fewest = 2 * found.pairs
    if any(2 * one.pairs_counted > fewest for one in summary.opponents):
        common = gettext(
            "Of each matchup, the {fewest:,} {units} count here that all matchups have in common.",
            fewest=fewest,
            units=_units(summary),
        )
        line = sentences(line, common)
    return Section("", (table, Paragraph(line)))


def _sideboarding_section(summary: GauntletSummary) -> Section:
    """What the decks swap after game 1 against each other, and what that changes."""
    in_order = [summary.opponents[number] for number in summary.hardest]
    found = [(one.name, one.matches) for one in in_order if one.matches is not None]
    with_plans = [(name, of_two) for name, of_two in found if any(deck.plan for deck in of_two.decks)]
    if not with_plans:
        line = gettext("All decks keep their lists after game 1: no player has a plan against its opponent.")
        how = how_plans_are_written(found[0][0]) if found else ""
        return Section(gettext("Sideboarding"), (Paragraph(sentences(line, how)),))
    sides = [side for side in (0, 1) if any(of_two.decks[side].plan for _, of_two in with_plans)]
    rows: list[tuple[Value, ...]] = []
    for name, of_two in with_plans:
        change = of_two.change_after_sideboarding
        swaps = (of_two.decks[side].plan.partition(": ")[2] or None for side in sides)
        rows.append((name, *swaps, None if change is None else Points(change)))
    note = gettext(
        "Change: the win rate of {name} in games 2 and 3 minus that in game 1, each deck going first in half of them.",
        name=summary.name,
    )
    if len(rows) < len(found):
        note = sentences(note, gettext("Against the other opponents, both decks keep their lists."))
    who = (summary.name, gettext("the opponent"))
    columns = (
        gettext("opponent"),
        *(gettext("{who} swaps", who=who[side]) for side in sides),
        gettext("change, points"),
    )
    table = Table(
        gettext("What is swapped after game 1, by the plans of the playbooks"), heads(*columns), tuple(rows), note
    )
    return Section(gettext("Sideboarding"), (table,))


def _lost_games_section(summary: GauntletSummary, one: Against) -> Section:
    """What the lost games against an opponent have that the won ones do not."""
    found = one.lost_games
    title = gettext("Games lost to {name}", name=one.name)
    lines = _ending_lines(summary, one, found)
    if one.matches is not None:
        title = gettext("First games lost to {name}", name=one.name)
        lines.insert(0, gettext("About game 1 alone, which both decks play with their lists as they are."))
    blocks: list[Block] = [*map(Paragraph, lines), Paragraph(gettext(OBSERVED), warning=True)]
    used = [trigger for trigger in found.triggers if trigger.used.difference is not None]
    if used:
        blocks.append(
            Table(
                gettext(
                    "Games in which {name} used a shield trigger, of those that {summary_name} ...",
                    name=one.name,
                    summary_name=summary.name,
                ),
                heads(gettext("card"), gettext("won"), gettext("lost"), gettext("won minus lost, points")),
                tuple((called(trigger.card), *_contrast_values(trigger.used)) for trigger in used),
            )
        )
    in_order = sorted(
        (card for card in found.cards if card.opening_hand.difference is not None),
        key=lambda card: -abs(card.opening_hand.difference.estimate if card.opening_hand.difference else 0),
    )
    if in_order:
        blocks.append(
            Table(
                gettext("Cards of {name} in the opening hand, of the games ...", name=summary.name),
                heads(gettext("card"), gettext("won"), gettext("lost"), gettext("won minus lost, points")),
                tuple((called(card.card), *_contrast_values(card.opening_hand)) for card in in_order[:SHOWN_CARDS]),
                gettext("At least one copy. The cards that differ most."),
            )
        )
    return Section(title, tuple(blocks))


def _ending_lines(summary: GauntletSummary, one: Against, found: LostGames) -> list[str]:
    reasons = gettext(" and ").join(
        gettext("{share} % {how}", share=in_percent(count / found.lost, 0), how=gettext(_REASONS[reason]))
        for reason, count in sorted(found.reasons.items(), key=lambda item: -item[1])
        if count / found.lost >= 0.005
    )
    deck, other = one.matchup.decks
    lost = {"median_turns_lost": found.median_turns_lost, "games": games_in_words(found.lost)}
    usually = gettext("It usually lost on turn {median_turns_lost:g} (median of {games}).", **lost)
    if found.won:
        usually = gettext(
            "It usually lost on turn {median_turns_lost:g} (median of {games}) and won on turn"
            " {median_turns_won:g} (median of {won:,}).",
            **lost,
            median_turns_won=found.median_turns_won,
            won=found.won,
        )
    lines = [sentences(usually, gettext("It lost {reasons}.", reasons=reasons))]
    lines.append(
        gettext(
            "A game broke {shields_lost:.1f} shields of {name} and {other_shields_lost:.1f} of {one_name}.",
            shields_lost=deck.shields_lost,
            name=summary.name,
            other_shields_lost=other.shields_lost,
            one_name=one.name,
        )
    )
    return lines


_REASONS = {
    "direct attack": translatable("by direct attack"),
    "deck out": translatable("with an empty deck"),
    "card effect": translatable("by an effect"),
}


def _contrast_values(contrast: Contrast) -> tuple[Value, Value, Value]:
    lost, won, difference = contrast.lost, contrast.won, contrast.difference
    return (
        None if won is None else Share(won.estimate),
        None if lost is None else Share(lost.estimate),
        None if difference is None else Points(difference),
    )


def _is_not_measured(summary: GauntletSummary) -> bool:
    """Whether nobody knows what better players would change."""
    if summary.pilots is not None and summary.pilots_in_field is not None:
        return False
    return not (is_played_by_thinkers(summary.between) or not summary.hardest or summary.is_best_of)


def _pilots_sections(summary: GauntletSummary) -> tuple[Section, ...]:
    """How far better pilots move the deck, or that this was not measured."""
    pilots, found = summary.pilots, summary.pilots_in_field
    if pilots is None or found is None:
        return (Section("", (Paragraph(gettext(NOT_MEASURED)),)),) if _is_not_measured(summary) else ()
    first = None if summary.over_field is None else summary.over_field.win_rate
    thinker = pilots.thinker
    table = Table(
        gettext("Win rate of {name} against the field, in %", name=summary.name),
        heads_in_field(summary.between, thinker),
        ((summary.name, *values_in_field(first, found)),),
        note=gettext(
            "With players who {do}: {games} of each matchup in each column.",
            do=gettext(thinker.do),
            games=games_in_words(pilots.wanted),
        ),
    )
    tables = tuple(ways_table(one, summary.between) for one in pilots.ranges)
    return (
        Section(gettext(TITLE), (*map(Paragraph, lines_about(pilots)), table)),
        Section(gettext("Better pilots, opponent by opponent"), tables, detailed=True),
    )


def _error_sections(summary: GauntletSummary) -> tuple[Section, ...]:
    names = [gettext("against {name}", name=one.name) for one in summary.opponents]
    matches = [one.matches for one in summary.opponents if one.matches is not None]
    errors = errors_in_words(names, [one.matchup for one in summary.opponents], matches)
    lines = error_lines(errors, gettext("their pairs are left out of the estimates"))
    return (Section("", tuple(map(Paragraph, lines))),) if errors else ()


def _matchup_sections(summary: GauntletSummary) -> tuple[Section, ...]:
    """The matchups one by one, the worst first, and what was seen in the games lost in each."""
    found = []
    for number in summary.hardest:
        one = summary.opponents[number]
        of_two = matchup_sections(one.matchup, brief=True)
        if one.matches is not None:
            of_two = matches_sections(one.matches, brief=True)
        found += one_of_many(gettext("Against {name}", name=one.name), of_two)
        found.append(
            Section("", (_cards_table(summary, one), Paragraph(gettext(OBSERVED), warning=True)), detailed=True)
        )
    return tuple(found)


def _cards_table(summary: GauntletSummary, one: Against) -> Table:
    difference = gettext("won minus lost, points")
    columns = (
        gettext("in the opening hand, won"),
        gettext("lost"),
        difference,
        gettext("ever seen, won"),
        gettext("lost"),
        difference,
    )
    rows = tuple(
        (called(card.card), card.copies, *_contrast_values(card.opening_hand), *_contrast_values(card.seen))
        for card in one.lost_games.cards
    )
    games = gettext("games") if one.matches is None else gettext("first games")
    title = gettext(
        "Cards of {name} seen in the {games} that it won against {one_name}, and in those that it lost",
        name=summary.name,
        games=games,
        one_name=one.name,
    )
    return Table(
        title,
        heads(gettext("card"), gettext("copies"), *columns),
        rows,
        gettext("At least one copy, in % of the games."),
    )
