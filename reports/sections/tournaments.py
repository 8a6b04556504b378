"""What results of tournaments say besides the games of their field, as sections: what ``duelsim meta`` adds."""

from collections.abc import Iterator

from reports.summaries.tournaments import TournamentResults
from reports.writing.document import Block, Paragraph, Section, Table, heads
from reports.writing.values import Rate, Share, Value, digits_of, percent
from reports.writing.verdict import Verdict, win_rate
from reports.writing.words import PICKED
from sim.language import comma, gettext, ngettext, sentences, translatable
from sim.statistics.percentages import in_percent

MOST_NAMED = 8  # decks that are left out


def sections(results: TournamentResults) -> tuple[Section, ...]:
    """The decks in the results, and how the picture changes with the players."""
    placed = Section(
        gettext("Played and placed"), (*(Paragraph(line) for line in _lines(results)), _placed_table(results))
    )
    if len(results.by_player) < 2:
        return (placed,)
    return placed, Section(gettext("How the picture changes with the players"), tuple(_by_player(results)))


def verdict_by_player(results: TournamentResults) -> Verdict:
    """What to bring, where several players each play all decks."""
    first = results.by_player[0]
    number = win_rate(first.best, gettext("win rate if {player} plays all decks", player=first.player))
    best = dict.fromkeys(results.decks[one.ranking[0]].name for one in results.by_player)
    if len(best) == 1:
        return Verdict(gettext("Bring {}, no matter who plays"), tuple(best), number)
    if len(best) == 2:
        return Verdict(gettext("Bring {} or {}: it depends on the player"), tuple(best), number)
    return Verdict(gettext("Which deck is best depends on the player"), (), number)


def lines_by_player(results: TournamentResults) -> list[str]:
    """What each player would bring."""
    return [
        gettext("Against the field of {events_in_words}:", events_in_words=events_in_words(results)),
        *(
            gettext(
                "{name} wins {rate} if {player} plays all decks.",
                name=results.decks[one.ranking[0]].name,
                rate=percent(one.best),
                player=one.player,
            )
            for one in results.by_player
        ),
        gettext(PICKED).format(gettext("{count} decks", count=len(results.decks))),
    ]


def events_in_words(results: TournamentResults) -> str:
    """How many tournaments the results are of.

    >>> events_in_words(TournamentResults(1, 8, "top", 0, (), (), ()))
    'the first 8 places of 1 tournament'
    """
    events = (
        gettext("1 tournament") if results.events == 1 else gettext("{events:,} tournaments", events=results.events)
    )
    return (
        events
        if results.field == "all"
        else gettext("the first {top} places of {events}", top=results.top, events=events)
    )


def _lines(results: TournamentResults) -> Iterator[str]:
    events = (
        gettext("1 tournament") if results.events == 1 else gettext("{events:,} tournaments", events=results.events)
    )
    everybody = results.known + results.unknown
    yield gettext(
        "{events}, {everybody:,} players. Each deck's share of the field is taken as it is.",
        events=events,
        everybody=everybody,
    )
    if results.left_out:
        names = [f"{name} ({count:,})" for name, count in results.left_out[:MOST_NAMED]]
        more = len(results.left_out) - MOST_NAMED
        said = translatable(
            "Left out: {names}, which {percent} % of the players brought. The shares are those among the others."
        )
        and_more = translatable(
            "Left out: {names} and {more:,} more decks, which {percent} % of the players brought. The shares are"
            " those among the others."
        )
        yield gettext(
            and_more if more > 0 else said,
            names=comma().join(names),
            more=more,
            percent=in_percent(results.unknown / everybody, 0),
        )
    if results.unknown_places:
        places = ngettext(
            "Which decks have {count:,} place of the first {top} is not known: the results do not say it.",
            "Which decks have {count:,} places of the first {top} is not known: the results do not say it.",
            results.unknown_places,
            top=results.top,
        )
        shares = gettext("The shares of the field are the others' shares.") if results.field == "top" else ""
        yield sentences(places, shares)
    for deck in results.decks:
        if deck.contradicts:
            assert deck.ahead is not None
            better = translatable(
                "Placings and games disagree about {name}: people are placed better with it than scripted players"
                " win. They may play it or its opponents differently, or with other lists."
            )
            worse = translatable(
                "Placings and games disagree about {name}: people are placed worse with it than scripted players"
                " win. They may play it or its opponents differently, or with other lists."
            )
            yield gettext(better if deck.ahead.low > 0.5 else worse, name=deck.name)


def _placed_table(results: TournamentResults) -> Table:
    in_order = sorted(results.decks, key=lambda deck: -deck.played)
    ahead = [deck.ahead for deck in in_order if deck.ahead is not None]
    digits = min(map(digits_of, ahead), default=0)
    of_rates = min((digits_of(deck.win_rates[0]) for deck in in_order if deck.win_rates), default=0)
    rows: list[tuple[Value, ...]] = [
        (
            deck.name,
            deck.played,
            Share(deck.share),
            deck.top
            if deck.top_rate is not None
            else gettext("{top:,} to {top_at_most:,}", top=deck.top, top_at_most=deck.top_at_most),
            None if deck.top_rate is None else Rate(deck.top_rate, short=True, digits=0),
            None if deck.ahead is None else Rate(deck.ahead, short=True, digits=digits),
            Rate(deck.win_rates[0], short=True, digits=of_rates) if deck.win_rates else None,
        )
        for deck in in_order
    ]
    wins = gettext("wins")
    if len(results.by_player) > 1:
        wins = gettext("wins by {name}", name=results.by_player[0].player)
    top = gettext("first {top}", top=results.top)
    return Table(
        gettext("Observed among people, and expected from the games, in %"),
        heads(
            "",
            gettext("played"),
            gettext("share"),
            gettext("in the {top}", top=top),
            gettext("of those played"),
            gettext("placed ahead of"),
            wins,
        ),
        tuple(rows),
        gettext(
            "Placed ahead of: the part of the other players of the event that a player of the"
            " deck is placed before, on average; 50 is the middle. It depends on who plays the"
            " deck, so it need not be the win rate. Players without a placing come after all"
            " others of their event; what is not known of them has no interval. 95 % intervals;"
            " those of placings treat players as independent, and those of wins hold for all"
            " decks at once."
        ),
    )


def _by_player(results: TournamentResults) -> Iterator[Block]:
    in_order = results.by_player[0].ranking
    digits = min(digits_of(rate) for deck in results.decks for rate in deck.win_rates)
    names = [one.player for one in results.by_player]
    rows: list[tuple[Value, ...]] = []
    for at in in_order:
        deck = results.decks[at]
        rates = (Rate(rate, short=True, digits=digits) for rate in deck.win_rates)
        parts = (Share(one.equilibrium[at]) for one in results.by_player)
        rows.append((deck.name, Share(deck.share), *rates, *parts))
    yield Table(
        gettext("What each deck wins against this field, in %, and its share of the equilibrium"),
        heads(
            "",
            gettext("share"),
            *(gettext("wins by {name}", name=name) for name in names),
            *(gettext("equilibrium by {name}", name=name) for name in names),
        ),
        tuple(rows),
        gettext(
            "In each column, one player plays all decks. 95 % intervals that hold for all decks"
            " at once. The equilibrium is the mixture that no deck beats; its shares depend"
            " strongly on luck."
        ),
    )
    yield Paragraph(
        gettext(
            "The other tables have each deck once for each player, all in one field: they also"
            " say how much better a deck does with one player than with another."
        )
    )
