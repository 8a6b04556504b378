"""What the odds of a deck are, as a document: ``duelsim odds``."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from decks.naming import NamedCards
from decks.shown_names import called, one_name
from reports.measures.deals import DealtOdds
from reports.measures.deck_odds import DRAWN, NEXT_TURNS, DeckOdds, DrawOdds, OddsGivenSeen, ShieldOdds
from reports.measures.trigger_worth import TriggerWorth
from reports.measures.triggers import TriggerStatistics
from reports.sections.match import matchup_sections
from reports.summaries.odds import BrokenShields, OddsSummary, PlayedOdds
from reports.summaries.players import pilots_of
from reports.writing import figures
from reports.writing.document import Block, CardWorths, Document, Figure, Paragraph, Section, Table, heads
from reports.writing.panels import Panel, panels
from reports.writing.values import Number, Points, Rate, Share, Value, percent, points
from reports.writing.verdict import Measured, Verdict
from reports.writing.words import games_in_words
from sim.language import comma, gettext, ngettext, sentences, translatable
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

WORTH = translatable(
    "Measured: what the shield triggers of a card add to the win rate, compared with the"
    " same games without them. The intervals hold for all cards at once."
)
USUALLY = 2 / 3  # the least share of games that is called so
TURN_OF_THE_FINDING = 3  # going second: the sentence below the curves of draws speaks of it


def document(summary: OddsSummary) -> Document:
    """The odds as a document; where cards have been seen, the odds of what is left come first."""
    odds, played = summary.odds, summary.played
    exact = [*_story_sections(odds, played), *_want_sections(odds), *_trigger_sections(summary), _draw_section(odds)]
    if odds.given_seen is not None:
        exact = [replace(section, detailed=True) for section in exact]
        exact[0] = replace(exact[0], title=gettext("Before anything was seen"))
        exact.insert(0, _given_section(odds.given_seen))
    games = _played_sections(odds, played) if played else ()
    said = Section("", tuple(map(Paragraph, _result_lines(summary))))
    sections = (exact[0], said, *exact[1:], *_error_sections(summary.errors), *games, *_detailed_sections(summary))
    worth = played.worth if played else ()
    of_cards = {card: one.worth_taken_together for one in worth for card in one.cards}
    worths = {summary.deck: CardWorths(gettext("worth of its trigger, points"), gettext(WORTH), of_cards)}
    return Document(gettext("The odds of {deck}", deck=summary.deck), verdict(summary), sections, worths=worths)


# --- Words ------------------------------------------------------------------------------------------------
def verdict(summary: OddsSummary) -> Verdict:
    """The main thing: a shield trigger among the shields."""
    odds, deck = summary.odds, summary.deck
    found = Verdict(gettext("{} has no shield trigger"), (deck,))
    if odds.given_seen is not None and odds.together is not None:
        found = _verdict_given(odds.given_seen, deck)
    elif odds.together is not None:
        chance = odds.together.at_start.at_least[0]
        said = (
            gettext("{} usually has a shield trigger")
            if chance >= USUALLY
            else gettext("{} rarely has a shield trigger")
            if chance <= 1 - USUALLY
            else gettext("{} sometimes has a shield trigger")
        )
        number = Measured(Share(chance), gettext("with one or more among five shields"))
        found = Verdict(said, (deck,), number)
    if summary.played is None:
        return found
    matchup = summary.played.matchup
    pilots = pilots_of([(one.name, one.player) for one in matchup.decks])
    return replace(found, played=games_in_words(2 * matchup.pairs_counted), pilots=pilots)


def _verdict_given(given: OddsGivenSeen, deck: str) -> Verdict:
    triggers = given.together or given.shields[0]
    if not given.seen.shields:
        return Verdict(gettext("{} has no shields left"), (deck,))
    if not triggers.left:
        return Verdict(gettext("All shield triggers of {} have been seen"), (deck,))
    chance = triggers.among.at_least[0]
    said = (
        gettext("{} probably has a shield trigger left")
        if chance >= USUALLY
        else gettext("{} hardly has a shield trigger left")
        if chance <= 1 - USUALLY
        else gettext("{} may have a shield trigger left")
    )
    shields = (
        gettext("the one shield left")
        if given.seen.shields == 1
        else gettext("the {shields} shields left", shields=given.seen.shields)
    )
    number = Measured(Share(chance), gettext("with one or more among {shields}", shields=shields))
    return Verdict(said, (deck,), number)


def _result_lines(summary: OddsSummary) -> list[str]:
    """What is to be said of the odds besides the verdict, and for which players all this holds."""
    # The odds are those of the shuffle; only what is played depends on the players.
    players = gettext("These odds hold for any player.")
    if summary.played is not None:
        players = gettext(
            "The odds hold for any player, the results of the games between {between}.",
            between=summary.played.matchup.between,
        )
    return [*filter(None, [_chance_in_words(summary)]), players]


def _chance_in_words(summary: OddsSummary) -> str:
    """How likely a shield trigger is, and of how many; "" where there is none."""
    odds, deck = summary.odds, summary.deck
    if odds.together is None:
        return ""
    if odds.given_seen is not None:
        return _chance_given(odds.given_seen, deck)
    chance = f"{in_percent(odds.together.at_start.at_least[0])} %"
    copies = odds.together.copies
    which = (
        gettext("The one shield trigger")
        if copies == 1
        else gettext("At least one of the {copies} shield triggers", copies=copies)
    )
    return gettext(
        "{which} of {deck} is among its five shields in {chance} of games.", which=which, deck=deck, chance=chance
    )


def _chance_given(given: OddsGivenSeen, deck: str) -> str:
    triggers = given.together or given.shields[0]
    if not given.seen.shields:
        return ""
    shields = (
        gettext("the one shield that is")
        if given.seen.shields == 1
        else gettext("the {shields} shields that are", shields=given.seen.shields)
    )
    if not triggers.left:
        return gettext("None is among {shields} left.", shields=shields)
    which = gettext("The last") if triggers.left == 1 else gettext("At least one of the {left}", left=triggers.left)
    chance = f"{in_percent(triggers.among.at_least[0])} %"
    what = gettext("shield trigger") if triggers.left == 1 else gettext("shield triggers")
    return gettext(
        "{which} unseen {what} of {deck} is among {shields} left in {chance} of cases.",
        which=which,
        what=what,
        deck=deck,
        shields=shields,
        chance=chance,
    )


def cards_in_words(cards: NamedCards, name: Callable[[str], str] = called) -> str:
    """Named cards as a line; `name` says what a card is called.

    >>> cards_in_words((("Aqua Hulcus", 2), ("Corile", 1)))
    '2 Aqua Hulcus, 1 Corile'
    """
    return comma().join(f"{copies} {name(card)}" for card, copies in cards)


def _card(card: str | None, together: str) -> str:
    """The name of a card; of all cards of a kind, their words."""
    return called(card) if card else together


def _at_least_heads(most: int) -> list[str]:
    return [gettext("{number} or more", number=number) for number in range(1, most + 1)]


def _padded(odds: Sequence[float], most: int) -> tuple[Value, ...]:
    """The odds of 1 or more, 2 or more ..., blank where there cannot be that many."""
    return (*(Share(one, 2) for one in odds), *[None] * (most - len(odds)))


def _share(odds: float | None) -> Value:
    return None if odds is None else Share(odds)


# --- The document: exact odds -----------------------------------------------------------------------------
def _all_of(odds: DeckOdds) -> tuple[ShieldOdds, ...]:
    """The cards with shield triggers, and, where there are several, all of them together."""
    together = (odds.together,) if odds.together is not None and len(odds.triggers) > 1 else ()
    return (*odds.triggers, *together)


def _trigger_sections(summary: OddsSummary) -> tuple[Section, ...]:
    odds, played = summary.odds, summary.played
    if odds.together is None:
        return ()
    most = len(odds.together.at_start.at_least)
    dealt = (gettext("dealt"),) if played else ()
    rows: list[tuple[Value, ...]] = []
    for one in _all_of(odds):
        first, *more = _padded(one.at_start.at_least, most)
        share = (Share(played.deals.shields[one.card][0].share.estimate, 2),) if played else ()
        name = _card(one.card, gettext("any of them"))
        rows.append((name, one.copies, first, *share, *more, Number(one.at_start.expected, 2)))
    numbers = _at_least_heads(most)
    table = Table(
        gettext("Shield triggers among the five shields"),
        heads(gettext("card"), gettext("copies"), numbers[0], *dealt, *numbers[1:], gettext("mean")),
        tuple(rows),
        note=gettext(
            "dealt: 1 or more in the first {games} as they were shuffled.", games=games_in_words(played.deals.deals)
        )
        if played
        else "",
        totals=len(rows) - len(odds.triggers),
    )
    return (Section("", (_by_shields_figure(odds.together),)), Section("", (table,)))


def _story_sections(odds: DeckOdds, played: PlayedOdds | None) -> tuple[Section, ...]:
    """Each shield trigger: how likely it is there, how often a broken shield is a hit, and what a hit is worth."""
    if played is None or not played.hits or not played.worth:
        return ()
    hits = {one.card: one for one in played.hits}
    worth = {one.cards[0]: one for one in played.worth} | {None: played.worth_together}
    rows = [(one, hits[one.card], worth.get(one.card)) for one in _all_of(odds)]
    table = Table(
        gettext("Shield triggers: how likely, how often they hit, and what a hit is worth"),
        heads(
            gettext("card"),
            gettext("copies"),
            gettext("among the five shields"),
            gettext("hits, of broken shields"),
            gettext("a hit is worth, points"),
        ),
        tuple(
            (
                _card(one.card, gettext("any of them")),
                one.copies,
                Share(one.at_start.at_least[0]),
                None if hit.hit_rate is None else Rate(hit.hit_rate),
                None if found is None or found.each_use is None else Points(found.each_use),
            )
            for one, hit, found in rows
        ),
        note=gettext(
            "A hit: the broken shield was the shield trigger, and it was used. Its worth is how"
            " many more games in 100 hits are won because of them, against the same games without"
            " the ability."
        ),
        totals=len(rows) - len(odds.triggers),
    )

    names = [gettext("any of them") if one.card is None else one_name(one.card) for one, _, _ in rows]

    def draw() -> "Drawing":
        likely = [Interval(*[one.at_start.at_least[0]] * 3) for one, _, _ in rows]
        each_use = [None if found is None else found.each_use for _, _, found in rows]
        shown = (
            Panel(gettext("among the\nfive shields"), likely),
            Panel(gettext("hits, of all\nbroken ones"), [hit.hit_rate for _, hit, _ in rows]),
            Panel(gettext("worth of\na hit, points"), each_use, points=True),
        )
        return panels(names, shown)

    every, hit, found = rows[-1]
    whom = _card(every.card, gettext("A shield trigger"))
    finding = gettext(
        "{whom} is among the five shields in {percent} % of games.",
        whom=whom,
        percent=in_percent(every.at_start.at_least[0]),
    )
    if hit.hit_rate is not None:
        of_broken = gettext("Of the broken shields, {rate} are hits.", rate=percent(hit.hit_rate))
        finding = sentences(finding, of_broken)
    if found is not None and found.each_use is not None:
        of_a_hit = gettext("A hit is worth {points} points of win rate.", points=points(found.each_use))
        finding = sentences(finding, of_a_hit)
    return (Section("", (Figure(gettext("shield triggers"), finding, draw, table),)),)


def _by_shields_figure(together: ShieldOdds) -> Figure:
    """The odds of one shield trigger, two, and three among the shields that have been broken, or are left."""
    columns = [
        (head, [among.at_least[at] for among in together.by_shields if at < len(among.at_least)])
        for at, head in enumerate(_at_least_heads(min(3, len(together.at_start.at_least))))
    ]
    two, five = (f"{in_percent(together.by_shields[shields - 1].at_least[0])} %" for shields in (2, 5))
    return _odds_figure(
        gettext("shield triggers by number of shields"),
        gettext("Two shields have a shield trigger among them in {two} of cases, five in {five}.", two=two, five=five),
        [(head, [0.0] * (len(together.by_shields) - len(odds)) + odds) for head, odds in columns],
        gettext("shields"),
        _by_shields_table(together),
    )


def _drawn_note() -> str:
    return sentences(gettext("Turns are the player's own."), gettext(ON_TOP))


def _odds_figure(
    name: str, finding: str, columns: Sequence[tuple[str, Sequence[float]]], unit: str, table: Table, first: int = 1
) -> Figure:
    """Exact odds as curves over turns, cards or shields, which are counted from `first`."""

    def draw() -> "Drawing":
        bands = [(label, figures.exact(odds, first)) for label, odds in columns]
        return figures.curves(figures.several(bands), unit=unit)

    return Figure(name, finding, draw, table)


def _by_shields_table(one: ShieldOdds) -> Table:
    most = len(one.at_start.at_least)
    every = gettext("Shield triggers")
    return Table(
        gettext("{card} by number of shields", card=_card(one.card, every)),
        heads(gettext("shields"), *_at_least_heads(most), gettext("mean")),
        tuple(
            (str(among.shields), *_padded(among.at_least, most), Number(among.expected, 2)) for among in one.by_shields
        ),
    )


def _drawn_rows(columns: Sequence[DrawOdds]) -> tuple[tuple[Value, ...], ...]:
    """A row for each number of cards drawn: by which turn, going first and second, and the odds of each column."""
    return tuple(
        (
            gettext("turn {draws}", draws=draws + 1),
            gettext("turn {draws}", draws=draws) if draws else gettext("opening hand"),
            drawn,
            *(_share(odds.by_cards_drawn[draws]) for odds in columns),
        )
        for draws, drawn in enumerate(DRAWN)
        if any(odds.by_cards_drawn[draws] is not None for odds in columns)
    )


DRAWN_HEADS = (translatable("going first"), translatable("going second"), translatable("cards drawn"))
ON_TOP = translatable("Effects that draw or search for cards add to this.")


def _want_sections(odds: DeckOdds) -> tuple[Section, ...]:
    if not odds.wants:
        return ()
    names = [cards_in_words(want.cards) for want in odds.wants]
    table = Table(
        gettext("Drawn by turn"), heads(*map(gettext, DRAWN_HEADS), *names), _drawn_rows(odds.wants), note=_drawn_note()
    )
    columns = [(cards_in_words(want.cards, one_name), _known(want.by_cards_drawn)) for want in odds.wants]
    known = columns[0][1]
    at = min(TURN_OF_THE_FINDING, len(known) - 1)
    finding = gettext(
        "{names}: among the first {DRAWN} cards drawn in {percent} % of games.",
        names=names[0],
        DRAWN=DRAWN[at],
        percent=in_percent(known[at]),
    )
    return (
        Section(
            "",
            (_odds_figure(gettext("draws by turn"), finding, columns, gettext("cards drawn"), table, first=DRAWN[0]),),
        ),
    )


def _draw_section(odds: DeckOdds) -> Section:
    numbers = odds.numbers_of_copies
    table = Table(
        gettext("At least one copy drawn, by number of copies"),
        heads(
            *map(gettext, DRAWN_HEADS),
            *(gettext("1 copy") if copies == 1 else gettext("{copies} copies", copies=copies) for copies in numbers),
        ),
        _drawn_rows([odds.one_of(copies) for copies in numbers]),
        note="" if odds.wants else _drawn_note(),
    )
    columns = [
        (
            gettext("1 copy") if copies == 1 else gettext("{copies} copies", copies=copies),
            _known(odds.one_of(copies).by_cards_drawn),
        )
        for copies in reversed(numbers)
    ]
    most, known = columns[0]
    at = min(TURN_OF_THE_FINDING, len(known) - 1)
    finding = gettext(
        "Of {most}, at least one is among the first {DRAWN} cards drawn in {percent} % of games.",
        most=most,
        DRAWN=DRAWN[at],
        percent=in_percent(known[at]),
    )
    figure = _odds_figure(
        gettext("draws by number of copies"), finding, columns, gettext("cards drawn"), table, first=DRAWN[0]
    )
    return Section("", (figure,))


def _known(odds: Sequence[float | None]) -> list[float]:
    """The odds up to the last card that can be drawn."""
    return [one for one in odds if one is not None]


def _seen_in_words(given: OddsGivenSeen) -> str:
    """How many cards have been seen, and what is not known of the others."""
    seen = given.seen
    cards = ngettext("{count} card has been seen.", "{count} cards have been seen.", seen.number)
    if seen.cards:
        cards = ngettext(
            "{count} card has been seen: {cards_in_words}.",
            "{count} cards have been seen, among them {cards_in_words}.",
            seen.number,
            cards_in_words=cards_in_words(seen.cards),
        )
    left = ngettext(
        "{unknown} are unknown, and {count} of them is a shield.",
        "{unknown} are unknown, and {count} of them are shields.",
        seen.shields,
        unknown=given.unknown,
    )
    if not seen.shields:
        left = gettext("{unknown} are unknown, and none of them are shields.", unknown=given.unknown)
    return sentences(cards, left)


def _given_section(given: OddsGivenSeen) -> Section:
    seen = given.seen
    blocks: list[Block] = [Paragraph(_seen_in_words(given))]
    if given.shields and seen.shields:
        rows = (*given.shields, *((given.together,) if given.together else ()))
        most = max(len(one.among.at_least) for one in rows)
        table = Table(
            gettext("Among the shields that are left"),
            heads(gettext("card"), gettext("seen"), gettext("left"), *_at_least_heads(most), gettext("mean")),
            tuple(
                (
                    _card(one.card, gettext("any shield trigger")),
                    one.seen,
                    one.left,
                    *_padded(one.among.at_least, most),
                    Number(one.among.expected, 2),
                )
                for one in rows
            ),
            note=gettext("Copies of a card that was not named count as unseen."),
        )
        blocks.append(table)
    columns = [*((cards_in_words(want), odds) for want, odds in given.wants)]
    columns += [
        (gettext("the one left") if left == 1 else gettext("one of {left} left", left=left), odds)
        for left, odds in given.draws
    ]
    drawn = Table(
        gettext("Drawn in the next turns"),
        heads(gettext("turns from now"), *(head for head, _ in columns)),
        tuple(
            (str(turns), *(_share(odds[turns - 1]) for _, odds in columns))
            for turns in NEXT_TURNS
            if any(odds[turns - 1] is not None for _, odds in columns)
        ),
        note=sentences(gettext("One card is drawn each turn."), gettext(ON_TOP)),
    )
    shown = [(head, known) for head, odds in columns if (known := _known(odds))]
    if not shown:
        return Section(gettext("Given what has been seen"), (*blocks, drawn))
    head, odds = max(shown, key=lambda one: one[1][0])
    finding = gettext(
        "The likeliest next card of these is {head}, in {percent} % of cases.", head=head, percent=in_percent(odds[0])
    )
    figure = _odds_figure(gettext("draws in the next turns"), finding, shown, gettext("turns from now"), drawn)
    return Section(gettext("Given what has been seen"), (*blocks, figure))


# --- The document: what was played ------------------------------------------------------------------------
def _error_sections(errors: int) -> tuple[Section, ...]:
    if not errors:
        return ()
    return (
        Section(
            "",
            (Paragraph(gettext("{games} ended in an error; their pairs are left out.", games=games_in_words(errors))),),
        ),
    )


def _played_sections(odds: DeckOdds, played: PlayedOdds) -> tuple[Section, ...]:
    deck, opponent = played.matchup.decks
    win_rate = gettext("It wins {rate}.", rate=percent(deck.win_rate)) if deck.win_rate else ""
    if played.matchup.is_mirror:
        win_rate = gettext("A mirror match: each side wins 50 % by design.")
    who = gettext(
        "{name} ({player}) against {opponent_name} ({opponent_player}), {games}.",
        name=deck.name,
        player=deck.player,
        opponent_name=opponent.name,
        opponent_player=opponent.player,
        games=games_in_words(2 * played.matchup.pairs_counted),
    )
    blocks: list[Block] = [Paragraph(sentences(who, win_rate))]
    if played.triggers:
        blocks += (_broken_table(played.broken), *_fate_tables(played.triggers))
    if played.worth:
        blocks.append(_worth_figure(played))
    blocks.append(Paragraph(_deals_in_words(played.deals)))
    return (Section(gettext("What only games can say") if odds.together else gettext("The games"), tuple(blocks)),)


def _deals_in_words(deals: DealtOdds) -> str:
    if not deals.deviations:
        return gettext(
            "{games} are too few to compare their shuffles with the odds.", games=games_in_words(deals.deals)
        )
    shares = (
        gettext("1 share") if len(deals.deviations) == 1 else gettext("{count} shares", count=len(deals.deviations))
    )
    compared = gettext("{shares} of {games} as they were shuffled", shares=shares, games=games_in_words(deals.deals))
    furthest = gettext("{max:.1f} standard errors", max=max(deals.deviations))
    if deals.agree:
        return gettext(
            "The shuffles agree with the exact odds: of {compared}, none is further from them than {furthest}.",
            compared=compared,
            furthest=furthest,
        )
    return gettext(
        "The shuffles do NOT agree with the exact odds: of {compared}, one is {furthest} from them. Please report it.",
        compared=compared,
        furthest=furthest,
    )


def _broken_table(broken: Sequence[BrokenShields]) -> Table:
    return Table(
        gettext("A shield trigger among the shields that were broken in a game"),
        heads(gettext("shields broken"), gettext("games"), gettext("by the odds"), gettext("in these games")),
        tuple(
            (
                str(one.shields),
                one.games,
                Share(one.exact, 2),
                None if one.with_trigger is None else Rate(one.with_trigger),
            )
            for one in broken
        ),
        note=gettext(
            "How many shields are broken depends on what they are, because a trigger that stops"
            " an attack saves the next ones. So these games differ from the odds, which hold for"
            " that many shields picked at random."
        ),
    )


def _fate_tables(triggers: Sequence[TriggerStatistics]) -> tuple[Table, Table]:
    def rates(*shares: Interval | None) -> tuple[Value, ...]:
        return tuple(None if share is None else Rate(share, short=True) for share in shares)

    declared = Table(
        gettext("What became of broken shield triggers, as a percentage of those broken"),
        heads(
            gettext("card"),
            gettext("broken"),
            gettext("could be used"),
            gettext("declared"),
            gettext("used"),
            gettext("misfired"),
        ),
        tuple(
            (called(one.card), one.broken, *rates(of.usable, of.declared, of.used, of.misfired))
            for one in triggers
            for of in (one.of_broken,)
        ),
    )
    followed = Table(
        gettext("What followed their use, as a percentage of those broken"),
        heads(gettext("card"), gettext("attacker gone when its attack ended"), gettext("no further attack that turn")),
        tuple((called(one.card), *rates(one.of_broken.attacker_gone, one.of_broken.last_attack)) for one in triggers),
        note=gettext(
            "What followed is not always an effect: every turn has a last attack, whatever is"
            " used in it. What a trigger did for the win rate is its worth."
        ),
    )
    return declared, followed


def _worth_figure(played: PlayedOdds) -> Figure:
    every = sorted(played.worth, key=lambda one: -one.worth.estimate)
    best = every[0]
    if best.worth_taken_together.low > 0:
        finding = gettext(
            "{card} was worth the most: {points} percentage points of win rate.",
            card=called(best.cards[0]),
            points=points(best.worth_taken_together),
        )
        if len(every) > 1:
            wider = gettext("The range is wider because this is the best of {count} cards.", count=len(every))
            finding = sentences(finding, wider)
    else:
        finding = gettext("No shield trigger is shown to be worth anything here.")
    together = (played.worth_together,) if played.worth_together else ()

    drawn = [(_name(one, one_name), one.worth_taken_together) for one in (*every, *together)]

    def draw() -> "Drawing":
        return figures.intervals(drawn)

    table = Table(
        gettext("What a shield trigger was worth, in percentage points of win rate"),
        heads(
            gettext("card"),
            gettext("used per 100 games"),
            gettext("win rate without it"),
            gettext("gain with it"),
            gettext("for each use"),
        ),
        tuple(
            (
                _name(one),
                Number(50 * one.uses / one.pairs),
                Rate(one.without),
                Points(one.worth_taken_together),
                None if one.each_use is None else Points(one.each_use),
            )
            for one in (*every, *together)
        ),
        note=gettext(
            "The same games were played again without the shield trigger of the card, in this"
            " deck only. The intervals of the gains hold for all cards at once."
        ),
        totals=len(together),
    )
    return Figure(gettext("worth of shield triggers"), finding, draw, table)


def _name(worth: TriggerWorth, name: Callable[[str], str] = called) -> str:
    return name(worth.cards[0]) if len(worth.cards) == 1 else gettext("all of them")


# --- The document: details --------------------------------------------------------------------------------
def _detailed_sections(summary: OddsSummary) -> list[Section]:
    odds, played = summary.odds, summary.played
    draws = Table(
        gettext("At least one drawn, by card"),
        heads(gettext("card"), gettext("copies"), *(gettext("{drawn} cards", drawn=drawn) for drawn in DRAWN)),
        tuple(
            (called(card), odds.deck.copies(card), *(_share(chance) for chance in one.by_cards_drawn))
            for one in odds.draws
            for card in (one.cards[0][0],)
        ),
        note=gettext("Going first, 5 cards have been drawn by turn 1, 6 by turn 2; going second, 6 by turn 1."),
    )
    by_card = [_by_shields_table(one) for one in odds.triggers]
    found = [Section(gettext("Every card"), (*by_card, draws), detailed=True)]
    if played is None:
        return found
    found.append(Section(gettext("The shuffles compared with the odds"), _deals_tables(played.deals), detailed=True))
    matchup = [replace(section, detailed=True) for section in matchup_sections(played.matchup)]
    return [*found, replace(matchup[0], title=gettext("The games")), *matchup[1:]]


def _deals_tables(deals: DealtOdds) -> tuple[Block, ...]:
    every = gettext("with shield triggers")
    in_shields = Table(
        gettext("Among the 5 shields"),
        heads(gettext("cards"), gettext("exact"), gettext("dealt"), gettext("standard errors")),
        tuple(
            (
                f"{number} {_card(card, every)}",
                Share(one.exact, 2),
                Rate(one.share),
                None if one.standard_errors is None else Number(one.standard_errors),
            )
            for card, shares in deals.shields.items()
            for number, one in enumerate(shares, start=1)
        ),
        note=gettext("Each row: this many or more."),
    )
    drawn = Table(
        gettext("Drawn, share of the deals"),
        heads(
            gettext("cards"), *(gettext("{drawn} cards", drawn=drawn) for drawn in DRAWN), gettext("standard errors")
        ),
        tuple(
            (
                cards_in_words(cards),
                *(None if one is None else Share(one.share.estimate) for one in shares),
                _furthest([one.standard_errors for one in shares if one is not None]),
            )
            for cards, shares in deals.draws.items()
        ),
        note=gettext("The last column is for the share that is furthest from its odds."),
    )
    return Paragraph(_deals_in_words(deals)), in_shields, drawn


def _furthest(deviations: Sequence[float | None]) -> Value:
    return max((Number(one) for one in deviations if one is not None), key=lambda one: abs(one.value), default=None)
