"""What a coach has found, as a document: ``duelsim coach``. With transcripts, each decision leads to its move."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from reports.summaries.coach import CoachSummary
from reports.summaries.players import pilots_of
from reports.writing.document import Document, Paragraph, Remark, Section, Table, Transcript, heads
from reports.writing.values import Link, Number, Points, Value
from reports.writing.verdict import Verdict, difference
from reports.writing.words import games_in_words
from sim.games.playing.coaching import Judgement
from sim.language import gettext, ngettext, translatable
from sim.statistics.intervals import Interval

NORMAL = 1.96  # standard errors to each end of a 95 % interval

# A game of an opponent, by their numbers, and the choices that are remarked on: the game without title and remarks, and
# the line of each choice.
Retell = Callable[[int, int, Sequence[int]], tuple[Transcript, dict[int, int]]]


def document(summary: CoachSummary, retell: Retell | None = None) -> Document:
    """The result as a document; `retell` gives the games of the costliest decisions, which are left out without it."""
    shown = summary.costliest
    games = () if retell is None else tuple(_transcript(summary, at, retell) for at in _games_of(shown))
    told = {remark.name for game in games for remark in game.remarks}
    sections = [
        Section("", tuple(Paragraph(line) for line in _lines(summary))),
        *((Section(gettext("What costs most"), (_habits_table(summary),)),) if summary.costly_habits else ()),
        *((Section(gettext("The costliest decisions"), (_decisions_table(summary, shown, told),)),) if shown else ()),
        *((Section(gettext("The games"), (Paragraph(gettext(_HOW_TO_READ)), *games)),) if games else ()),
    ]
    against = gettext(" and ").join(dict.fromkeys(summary.opponents))
    return Document(
        gettext("The decisions of {deck} against {against}", deck=summary.deck, against=against),
        verdict(summary),
        tuple(sections),
    )


_HOW_TO_READ = translatable("You see every hand and shield. The player did not. The better choice is next to the move.")


_UP_TO = {
    "lookahead": translatable("up to the end of the opponent's next turn"),
    "search": translatable("to the end of the game"),
}


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: CoachSummary) -> Verdict:
    """The question whose answers cost most."""
    if not summary.games:
        return Verdict(gettext("No result"), doubt=gettext("No game was finished."))
    names = (summary.deck, *dict.fromkeys(summary.opponents))
    players = (summary.players[0], *[summary.players[1]] * (len(names) - 1))
    pilots = pilots_of(list(zip(names, players, strict=True)))
    played, habits = games_in_words(summary.games), summary.costly_habits
    if not habits:
        return Verdict(gettext("Nothing better found for {}"), (summary.deck,), None, played, pilots)
    gain = habits[0].gain / 100
    number = difference(Interval(-gain, -gain, -gain), gettext("of win probability each time"), digits=1)
    return Verdict(gettext('{} lost most on "{}"'), (summary.deck, habits[0].question), number, played, pilots)


def _costliest_in_words(summary: CoachSummary) -> str:
    """What costs most, in one sentence."""
    if not summary.games:
        return ""
    habits = summary.costly_habits
    of_games = gettext(
        "in {games} against {opponents}", games=games_in_words(summary.games), opponents=_opponents(summary)
    )
    if not habits:
        return gettext(
            "A {by} found nothing better than what {deck} did {of_games}.",
            by=summary.by,
            deck=_deck(summary),
            of_games=of_games,
        )
    habit = habits[0]
    return ngettext(
        '{deck} lost most on "{question}" {of_games}: {done} instead of {better},'
        " once, {gain:.1f} points of win probability.",
        '{deck} lost most on "{question}" {of_games}: {done} instead of {better},'
        " {count} times, {gain:.1f} points of win probability each time.",
        habit.times,
        deck=_deck(summary),
        question=habit.question,
        of_games=of_games,
        done=habit.done,
        better=habit.better,
        gain=habit.gain,
    )


def _deck(summary: CoachSummary) -> str:
    return f"{summary.deck} ({summary.players[0]})"


def _opponents(summary: CoachSummary) -> str:
    return f"{gettext(' and ').join(dict.fromkeys(summary.opponents))} ({summary.players[1]})"


def _lines(summary: CoachSummary) -> list[str]:
    lines = [*filter(None, [_costliest_in_words(summary)])]
    if summary.games < summary.wanted:
        lines.append(
            gettext(
                "Unfinished: {games:,} of {summary_wanted} have been coached.",
                games=summary.games,
                summary_wanted=games_in_words(summary.wanted),
            )
        )
    if summary.games:
        lines += [
            gettext(
                "Of {decisions:,} decisions with a choice, a {by} would have made {count:,}"
                " differently. It tries each answer on {rollouts} deals, {up_to}; where it would do"
                " something else, both are judged on {fresh} fresh ones. {how_many_gain}",
                decisions=summary.decisions,
                by=summary.by,
                count=len(summary.judgements),
                rollouts=summary.rollouts,
                up_to=gettext(_UP_TO[summary.by]),
                fresh=summary.fresh,
                how_many_gain=_how_many_gain(summary),
            ),
            gettext(
                "Gains do not add up: a later choice can make up for an earlier one. The largest"
                " estimates tend to be a little too high."
            ),
        ]
    return lines


def _how_many_gain(summary: CoachSummary) -> str:
    """How many of the other choices were better on fresh deals, and how many of these are listed."""
    better, shown = len(summary.gaining), len(summary.costliest)
    if not better:
        return gettext("None of them was better there.")
    listed = (
        gettext("listed below")
        if shown == better
        else gettext("the {shown} with the highest gain are listed below", shown=shown)
    )
    if better == len(summary.judgements):
        return ngettext(
            "It was better there, and {listed}.", "All were better there, and {listed}.", better, listed=listed
        )
    return ngettext(
        "There, {count:,} of them was better, and {listed}.",
        "There, {count:,} of them were better, and {listed}.",
        better,
        listed=listed,
    )


# --- Tables -----------------------------------------------------------------------------------------------
def _habits_table(summary: CoachSummary) -> Table:
    rows: tuple[tuple[Value, ...], ...] = tuple(
        (
            habit.question,
            Number(habit.gain),
            habit.times,
            habit.done,
            habit.better,
        )
        for habit in summary.costly_habits
    )
    return Table(
        gettext("Repeated choices, by what they cost, in points of win probability"),
        heads(
            gettext("question"),
            gettext("gain each time"),
            gettext("times"),
            gettext("what was done"),
            gettext("what was better"),
        ),
        rows,
        gettext("Sorted by times x gain, the highest first."),
    )


def _decisions_table(summary: CoachSummary, shown: Sequence[Judgement], told: set[str]) -> Table:
    def row(one: Judgement) -> tuple[Value, ...]:
        words = gettext("game {game}, turn {turn}", game=one.game, turn=one.turn)
        if len(summary.opponents) > 1:
            words = gettext("{words}, against {opponents}", words=words, opponents=summary.opponents[one.opponent])
        name = _name(one)
        return Link(words, name) if name in told else words, Points(_gain(one)), one.question, one.done, one.better

    return Table(
        gettext("What a single choice cost, in points of win probability, with 95 % intervals"),
        heads(
            gettext("when"), gettext("gain"), gettext("question"), gettext("what was done"), gettext("what was better")
        ),
        tuple(map(row, shown)),
    )


def _gain(one: Judgement) -> Interval:
    gain, reach = one.gain / 100, NORMAL * one.error / 100
    return Interval(gain, max(-1.0, gain - reach), min(1.0, gain + reach))


# --- Games ------------------------------------------------------------------------------------------------
def _games_of(shown: Sequence[Judgement]) -> list[tuple[int, int]]:
    """The opponent and the game of each decision, each once."""
    return list(dict.fromkeys((one.opponent, one.game) for one in shown))


def _transcript(summary: CoachSummary, at: tuple[int, int], retell: Retell) -> Transcript:
    opponent, game = at
    judged = [one for one in summary.judgements if (one.opponent, one.game) == at and one.gain > 0]
    told, line_of = retell(opponent, game, [one.decision for one in judged])
    remarks = tuple(
        Remark(
            line_of[one.decision],
            _name(one),
            gettext(
                "{upper}{question}: {better} instead of {done} gains {gain:.1f} ± {error:.1f} points.",
                upper=one.question[:1].upper(),
                question=one.question[1:],
                better=one.better,
                done=one.done,
                gain=one.gain,
                error=NORMAL * one.error,
            ),
        )
        for one in judged
        if one.decision in line_of
    )
    several = len(summary.opponents) > 1
    count = gettext("1 remark") if len(remarks) == 1 else gettext("{count} remarks", count=len(remarks))
    title = gettext("Game {game:,}: {count}", game=game, count=count)
    if several:
        against = summary.opponents[opponent]
        title = gettext("Game {game:,} against {opponents}: {count}", game=game, opponents=against, count=count)
    name = (
        gettext("opponent {opponent} game {game}", opponent=opponent, game=game)
        if several
        else gettext("game {game}", game=game)
    )
    return replace(
        told,
        title=title,
        remarks=remarks,
        name=name,
    )


def _name(one: Judgement) -> str:
    return gettext(
        "opponent {opponent} game {game} decision {decision}",
        opponent=one.opponent,
        game=one.game,
        decision=one.decision,
    )
