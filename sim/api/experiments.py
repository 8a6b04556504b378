"""The experiments, one function each. Python programs and the command line both call them.

Programs find them in `duelsim`: `duelsim.match("liquid-beast", "fn-rush")`. A deck is the name of one that ships with
duelsim, a file, or a `duelsim.Deck`. All functions take `RunOptions` as keywords, return a `Result` (docs/python.md),
and raise the errors of `sim.api.errors`.
"""

import contextlib
import datetime
import inspect
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial, wraps
from os import PathLike
from typing import TYPE_CHECKING, Any, Literal, TypeVar, Unpack, get_args, overload

from decks.formats import DeckFormat
from decks.names import CardNames
from decks.reading import Deck, check_deck, default_field
from decks.reading import read_deck as read_deck_file
from decks.sideboards import check_sideboard
from decks.sources import check_stdin_is_named_once, field_decks
from decks.visible_text import shown
from sim.api import arguments, defaults, limits
from sim.api.errors import ImpossibleExperiment, translated_errors
from sim.api.options import DEFAULTS, RunOptions, SearchOptions
from sim.api.programs import names_of, names_of_programs, programs_of
from sim.api.result import Result
from sim.api.run_experiment import Luck, Pilots, run_experiment
from sim.api.tournaments import FieldOfResults, field_of_results
from sim.cards.library import cards_in_use, using_cards
from sim.experiments import conduct
from sim.experiments.kinds.best_of import best_of_experiment
from sim.experiments.kinds.compare import compare_experiment
from sim.experiments.kinds.gauntlet import gauntlet_experiment
from sim.experiments.kinds.goldfish import goldfish_experiment
from sim.experiments.kinds.lift import lift_experiment
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.matrix import matrix_experiment, pairings
from sim.experiments.kinds.odds import odds_experiment, question_of
from sim.experiments.kinds.slots import slots_experiment
from sim.games.sessions.outside import Player
from sim.language import gettext

if TYPE_CHECKING:
    from reports.summaries.best_of import BestOfSummary
    from reports.summaries.compare import ComparisonSummary
    from reports.summaries.gauntlet import GauntletSummary
    from reports.summaries.goldfish import GoldfishSummary
    from reports.summaries.lift import LiftSummary
    from reports.summaries.match import MatchupSummary
    from reports.summaries.matrix import MatrixSummary
    from reports.summaries.odds import OddsSummary
    from reports.summaries.slots import SlotsSummary
    from sim.experiments.runs.experiment import Experiment as PlayedExperiment

__all__ = [  # what is public, as `duelsim.match`
    "compare",
    "gauntlet",
    "goldfish",
    "lift",
    "match",
    "matrix",
    "meta",
    "odds",
    "read_deck",
    "read_run",
    "slots",
]
DeckSource = str | PathLike[str] | Deck
Players = str | tuple[str, str]
Experiment = TypeVar("Experiment", bound=Callable[..., Any])


def with_options_shown(function: Experiment) -> Experiment:
    """Show the options in the help of a function, each with its default; and use the cards of `card_files`.

    They are those that the function unpacks: the `RunOptions`, or the `SearchOptions`.
    """
    signature = inspect.signature(function)
    (options_of_it,) = get_args(signature.parameters["options"].annotation)
    own = [one for one in signature.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
    shared = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=DEFAULTS.get(name), annotation=annotation)
        for name, annotation in options_of_it.__annotations__.items()
    ]

    @wraps(function)
    def with_cards(*given: Any, **options: Any) -> Any:  # what the function takes, whatever that is
        with contextlib.ExitStack() as stack:
            if options.get("card_files") is not None:
                with translated_errors():
                    stack.enter_context(using_cards(arguments.paths("card_files", options["card_files"])))
            return function(*given, **options)

    shown_with: Any = with_cards
    shown_with.__signature__ = signature.replace(parameters=[*own, *shared])
    shown_with.__doc__ = f"{inspect.getdoc(function)}\n\n{inspect.getdoc(options_of_it)}"
    found: Experiment = shown_with
    return found


@overload
def match(
    deck_a: DeckSource,
    deck_b: DeckSource,
    *,
    players: Players | Player | tuple[str | Player, str | Player] | None = None,
    games: int | None = None,
    target_ci: float | None = None,
    sprt: tuple[float, float] | None = None,
    pilots: int | None = None,
    better_pilot: str | None = None,
    best_of: Literal[1] = 1,
    **options: Unpack[RunOptions],
) -> "Result[MatchupSummary]": ...


@overload
def match(
    deck_a: DeckSource,
    deck_b: DeckSource,
    *,
    players: Players | Player | tuple[str | Player, str | Player] | None = None,
    target_ci: float | None = None,
    sprt: tuple[float, float] | None = None,
    best_of: Literal[3],
    matches: int | None = None,
    **options: Unpack[RunOptions],
) -> "Result[BestOfSummary]": ...


@with_options_shown
def match(  # noqa: PLR0913 - the options of the experiment
    deck_a: DeckSource,
    deck_b: DeckSource,
    *,
    players: Players | Player | tuple[str | Player, str | Player] | None = None,
    games: int | None = None,
    target_ci: float | None = None,
    sprt: tuple[float, float] | None = None,
    pilots: int | None = None,
    better_pilot: str | None = None,
    best_of: int = 1,
    matches: int | None = None,
    **options: Unpack[RunOptions],
) -> Result[Any]:
    """Play two decks against each other.

    By default these are 10,000 games of scripts, 2,000 of players who look ahead, or 200 of players who search.
    `target_ci` stops the match when the 95 % interval extends at most this many percentage points to each side. `sprt`
    stops it when a sequential test has decided between two win rates of deck A in percent. `games` is then the maximum,
    a million by default. `pilots` is the number of games to play again with a better player on either side, and on
    both, to find out how far better pilots move the result: `better_pilot`, "lookahead" by default, or "search:20". The
    other arguments are `RunOptions`.

    With `best_of=3`, what is played are `matches` of up to three games, 10,000 by default (800 or 80), or a million
    with a stopping rule: the loser of a game goes first in the next one, and decks with a sideboard swap cards by the
    plans of their playbooks (docs/playbooks.md). `games` and `pilots` are then left out.

    `players` are the players of deck A and deck B, or one for both, by default "lookahead" ("auto" with
    `pilots`), or the player that the environment variable DUELSIM_PLAYER names. A player can be one in Python, a
    `duelsim.Player`: `players=(MyPlayer(), "auto")`. Such games are played in one thread and are not kept in a folder.
    PlayerFailed is raised if it raises an error or gives a wrong answer.

    >>> result = match("liquid-beast", "fn-rush", games=20, seed=7)
    >>> result.games.height, result.seed
    (20, 7)
    """
    has_rule = target_ci is not None or sprt is not None
    default = defaults.default_player(pilots=bool(pilots))
    given = arguments.two_players_or_programs("players", default if players is None else players)
    programs = programs_of(given)
    names = names_of(given)
    count = _count(best_of, games, matches, pilots, _default_games(best_of, defaults.OF_MATCH, names, has_rule))
    if target_ci is not None:
        target_ci = arguments.number("target_ci", target_ci, limits.POINTS)
    if sprt is not None:
        sprt = arguments.two_rates("sprt", sprt)
    decks = decks_of((deck_a, deck_b), options)
    single = partial(match_experiment, *decks, players=names, python=names_of_programs(programs), games=count)
    single = partial(single, target_ci=target_ci, sprt=sprt)
    if best_of == 1:
        return run_experiment(single, options, programs, pilots=_pilots(pilots, better_pilot))
    check_sideboards(decks, arguments.deck_format(options))
    meetings = [((decks[0], names[0]), (decks[1], names[1]))]
    return run_experiment(lambda **how: best_of_experiment(single(**how), meetings), options, programs)


def _default_games(best_of: int, games: defaults.DefaultGames, players: Sequence[str], has_rule: bool = False) -> int:
    """How many games or matches are played where no number is given."""
    return defaults.MOST if has_rule else (games if best_of == 1 else defaults.MATCHES).by(players)


def check_sideboards(decks: Sequence[Deck], format: DeckFormat) -> None:
    """Check the sideboards of decks that are fine themselves. Raises DeckError."""
    with translated_errors():
        for deck in decks:
            check_sideboard(deck, cards_in_use().deck_names, format)


def _pilots(pilots: int | None, better_pilot: str | None) -> Pilots | None:
    """The games with better players; None for none. Raises ImpossibleExperiment."""
    games = arguments.pilots("pilots", pilots)
    pilot = arguments.better_pilot("better_pilot", better_pilot, games)
    return Pilots(games, pilot) if games else None


def _count(best_of: int, games: int | None, matches: int | None, pilots: int | None, default: int) -> int:
    """How many games, or how many best-of-three matches. Raises ImpossibleExperiment for what does not fit these."""
    best_of = arguments.whole("best_of", best_of, limits.BEST_OF)
    if best_of not in (1, 3):
        raise ImpossibleExperiment(
            gettext("best_of: {best_of} is not 1, for single games, or 3, for best-of-three matches.", best_of=best_of)
        )
    if best_of == 1 and matches is not None:
        raise ImpossibleExperiment(
            gettext("matches: without best_of=3 there are single games; say how many with games.")
        )
    if best_of != 1 and games is not None:
        raise ImpossibleExperiment(
            gettext("games: a best-of-three match has two or three; say how many matches with matches.")
        )
    if best_of != 1 and pilots is not None:
        raise ImpossibleExperiment(gettext("pilots: better players are measured in single games. Leave out best_of."))
    unit, count = ("games", games) if best_of == 1 else ("matches", matches)
    return arguments.whole(unit, default if count is None else count, limits.GAMES)


@with_options_shown
def compare(
    base: DeckSource,
    *variants: DeckSource,
    against: DeckSource | Sequence[DeckSource],
    shares: Sequence[float] | None = None,
    players: Players = defaults.SCRIPT,
    games: int = 40_000,
    precision: float = 0.5,
    **options: Unpack[RunOptions],
) -> "Result[ComparisonSummary]":
    """Find out whether a variant of a list is better than the list, and by how much, against a field of decks.

    The lists play `against` one deck or several; `shares` say how common each opponent is, and `players` are the player
    of the lists and that of the field. `games` are played by each list against each opponent; with several
    variants, it is the number for the verdict. The result says how many more games it takes to know the difference to
    within `precision` percentage points.
    """
    games = arguments.whole("games", games, limits.GAMES)
    precision = arguments.number("precision", precision, limits.POINTS)
    if shares is not None:
        shares = arguments.shares_of("shares", shares)
    each = arguments.two_players("players", players)
    field = _field("against", against)
    first, *others = decks_of((base, *variants, *field), options)
    experiment = partial(
        compare_experiment,
        first,
        others[: len(variants)],
        others[len(variants) :],
        shares=shares,
        players=each,
        games=games,
        precision=precision,
    )
    return run_experiment(experiment, options)


@with_options_shown
def gauntlet(  # noqa: PLR0913 - the options of the experiment
    deck: DeckSource,
    *,
    field: DeckSource | Sequence[DeckSource] | None = None,
    shares: Sequence[float] | None = None,
    players: Players | None = None,
    games: int | None = None,
    target_ci: float | None = None,
    sprt: tuple[float, float] | None = None,
    pilots: int | None = None,
    better_pilot: str | None = None,
    best_of: int = 1,
    matches: int | None = None,
    **options: Unpack[RunOptions],
) -> "Result[GauntletSummary]":
    """Play a deck against each deck of a field, and find out where it loses and why.

    By default these are 20,000 games against each of scripts, 400 of players who look ahead, or 40 of players who
    search.

    The `field` are decks or folders of decks, by default those that ship with duelsim; `shares` say how common each of
    them is. `players` are the players of the deck and the field, by default as in a match. `target_ci` and
    `sprt` stop each matchup by itself, as they stop a match; `games` is then the maximum of each, a million by default.
    `pilots` games of each are played again by a `better_pilot`, as in a match. With `best_of=3`, `matches` of up to
    three games are played against each opponent, by default as many as in a match.
    """
    has_rule = target_ci is not None or sprt is not None
    default = defaults.default_player(pilots=bool(pilots))
    each = arguments.two_players("players", default if players is None else players)
    count = _count(best_of, games, matches, pilots, _default_games(best_of, defaults.OF_GAUNTLET, each, has_rule))
    if target_ci is not None:
        target_ci = arguments.number("target_ci", target_ci, limits.POINTS)
    if sprt is not None:
        sprt = arguments.two_rates("sprt", sprt)
    if shares is not None:
        shares = arguments.shares_of("shares", shares)
    own, *others = deck_and_field(deck, "field", field, options)
    single = partial(gauntlet_experiment, own, others, players=each, shares=shares, games=count)
    single = partial(single, target_ci=target_ci, sprt=sprt)
    if best_of == 1:
        return run_experiment(single, options, pilots=_pilots(pilots, better_pilot))
    check_sideboards((own, *others), arguments.deck_format(options))
    meetings = [((own, each[0]), (other, each[1])) for other in others]
    return run_experiment(lambda **how: best_of_experiment(single(**how), meetings), options)


@with_options_shown
def goldfish(
    *decks: DeckSource, player: str = defaults.SCRIPT, games: int = 40_000, **options: Unpack[RunOptions]
) -> "Result[GoldfishSummary]":
    """Find out how fast each deck wins with no opposition: by which of its own turns.

    `player` plays all decks, `games` of each.
    """
    games = arguments.whole("games", games, limits.GAMES)
    arguments.player("player", player)
    return run_experiment(partial(goldfish_experiment, decks_of(decks, options), player=player, games=games), options)


@with_options_shown
def lift(
    deck: DeckSource,
    *,
    against: DeckSource,
    cards: Sequence[str] | None = None,
    players: Players = defaults.SCRIPT,
    games: int = 10_000,
    **options: Unpack[RunOptions],
) -> "Result[LiftSummary]":
    """Find out what each card of a deck is worth in the opening hand, `against` the deck of an opponent.

    `cards` are names; by default all cards. `players` are the players of the deck and the opponent. `games` are
    played with the deck as shuffled, with each card in the opening hand, and with each at the bottom.
    """
    games = arguments.whole("games", games, limits.GAMES)
    each, names = arguments.two_players("players", players), _cards(cards)
    asked = partial(lift_experiment, *decks_of((deck, against), options))
    return run_experiment(partial(asked, cards=names, players=each, games=games), options)


@with_options_shown
def matrix(
    *decks: DeckSource,
    players: str | Sequence[str] | None = None,
    shares: Sequence[float] | None = None,
    games: int | None = None,
    pilots: int | None = None,
    better_pilot: str | None = None,
    best_of: int = 1,
    matches: int | None = None,
    **options: Unpack[RunOptions],
) -> "Result[MatrixSummary]":
    """Play all decks against each other, by default the eight with playbooks, and find out which does best.

    `players` is one player for all decks, or one for each, by default as in a match; `shares` say how common each deck
    is in the field; `games` is the number for each pairing, by default 20,000 of scripts, 200 of players who look
    ahead, or 20 of players who search. `pilots` of them are played again by a `better_pilot`, as in a match. With
    `best_of=3`, `matches` of up to three games are played of each pairing, by default as many as in a match.
    """
    default = defaults.default_player(pilots=bool(pilots))
    each = arguments.texts("players", default if players is None else players)
    count = _count(best_of, games, matches, pilots, _default_games(best_of, defaults.OF_MATRIX, each))
    if shares is not None:
        shares = arguments.shares_of("shares", shares)
    field = decks_of(_field("decks", decks) if decks else _default_field(options), options)
    single = partial(matrix_experiment, field, players=each, shares=shares, games=count)
    if best_of == 1:
        return run_experiment(single, options, pilots=_pilots(pilots, better_pilot))
    check_sideboards(field, arguments.deck_format(options))

    def in_matches(**how: Unpack[Luck]) -> "PlayedExperiment":
        experiment = single(**how)  # has checked the number of players
        seats = list(zip(field, each if len(each) == len(field) else list(each) * len(field), strict=True))
        meetings = [(seats[row], seats[column]) for row, column in pairings(len(seats))]
        return best_of_experiment(experiment, meetings)

    return run_experiment(in_matches, options)


@with_options_shown
def meta(
    *results: str | PathLike[str],
    top: int = 8,
    field: str = "all",
    known_only: bool = False,
    players: str | Sequence[str] | None = None,
    games: int | None = None,
    **options: Unpack[RunOptions],
) -> "Result[MatrixSummary]":
    """Play the field of tournament results against itself, and find out what to bring.

    `results` are CSV files with columns for the deck and its placing. How often a deck was played is its share of the
    field; with `field="top"` only those count that were placed among the first `top`. `known_only` leaves out decks
    that cannot be read. Each of the `players` plays all decks, `games` of each pairing, by default as in a matrix. The
    result is a matrix's, with `results`.
    """
    arguments.check_options(options, RunOptions.__annotations__)
    with translated_errors():
        found = field_of_results(
            [arguments.path("results", each) for each in results],
            cards_in_use().deck_names,
            arguments.deck_format(options),
            top=arguments.whole("top", top, limits.PLACES),
            field=arguments.choice("field", field, ("all", "top")),
            known_only=known_only,
        )
    return meta_of_field(found, players=players, games=games, **options)


def meta_of_field(
    found: FieldOfResults, *, players: str | Sequence[str] | None, games: int | None, **options: Unpack[RunOptions]
) -> "Result[MatrixSummary]":
    """Play the field that was found in tournament results: `meta`, after its results have been read."""
    each = arguments.texts("players", defaults.default_player() if players is None else players)
    games = arguments.whole("games", defaults.OF_MATRIX.by(each) if games is None else games, limits.GAMES)
    if not each or len(set(each)) < len(each):
        raise ImpossibleExperiment(
            gettext("players: name each player once, not {names}.", names=", ".join(each) or gettext("none"))
        )
    decks = decks_of(found.decks * len(each), options)
    experiment = partial(
        matrix_experiment,
        decks,
        players=[player for player in each for _ in found.decks],
        shares=found.shares * len(each),
        results=found.found | {"players": list(each)},
        games=games,
    )
    return run_experiment(experiment, options)


@with_options_shown
def odds(  # noqa: PLR0913 - the options of the experiment
    deck: DeckSource,
    *,
    against: DeckSource | None = None,
    wants: Sequence[str] = (),
    seen: Sequence[str] = (),
    seen_cards: int | None = None,
    shields: int | None = None,
    players: Players = defaults.SCRIPT,
    games: int = 10_000,
    **options: Unpack[RunOptions],
) -> "Result[OddsSummary]":
    """Find out how likely the shield triggers and draws of a deck are, and what its shield triggers do.

    `wants` are lines such as "2 Aqua Hulcus, 1 Corile": cards to have drawn together. `seen` names cards of the deck
    that have been seen, and `seen_cards` is their number; with either, the result also has the odds of the rest of the
    deck, with `shields` shields left (5). The deck plays `against` another one, by default itself; `players` are the
    player of the deck and that of the other. `games` are played with all shield triggers, and again without those of
    each card; with 0 games only the exact odds are computed.
    """
    games = arguments.whole("games", games, limits.GAMES_OR_NONE)
    if seen_cards is not None:
        seen_cards = arguments.whole("seen_cards", seen_cards, limits.SEEN_CARDS)
    if shields is not None:
        shields = arguments.whole("shields", shields, limits.SHIELDS)
    each = arguments.two_players("players", players)
    wanted, known = arguments.texts("wants", wants), arguments.texts("seen", seen)
    own, *others = decks_of((deck,) if against is None else (deck, against), options)
    with translated_errors():
        question = question_of(own, wanted, known, seen_cards, shields)
    opponent = others[0] if others else own
    asked = partial(odds_experiment, own, opponent, players=each, games=games, question=question)
    return run_experiment(asked, options)


@with_options_shown
def slots(
    deck: DeckSource,
    *,
    field: DeckSource | Sequence[DeckSource] | None = None,
    cards: Sequence[str] | None = None,
    shares: Sequence[float] | None = None,
    players: Players = defaults.SCRIPT,
    games: int = 4_000,
    **options: Unpack[RunOptions],
) -> "Result[SlotsSummary]":
    """Find out what each card of a deck is worth against a field, compared with a blank.

    `cards` are names; by default all cards of the deck. `games` are played of each version of the deck - as it is, and
    with one copy of a card replaced by a blank, two ... - against each deck of the `field`, by default those that ship
    with duelsim. `shares` say how common each of them is; `players` are the players of the deck and the field.
    """
    games = arguments.whole("games", games, limits.GAMES)
    if shares is not None:
        shares = arguments.shares_of("shares", shares)
    each, names = arguments.two_players("players", players), _cards(cards)
    own, *others = deck_and_field(deck, "field", field, options)
    asked = partial(slots_experiment, own, others, cards=names, shares=shares)
    return run_experiment(partial(asked, players=each, games=games), options)


# --- What they share ----------------------------------------------------------------------------------------
def decks_of(
    sources: Sequence[DeckSource], options: SearchOptions, known: Collection[str] = RunOptions.__annotations__.keys()
) -> list[Deck]:
    """Check the options, of which `known` has the names, and read and check the decks. Raises DeckError."""
    arguments.check_options(options, known)
    check_stdin_is_named_once(sources)
    format = arguments.deck_format(options)
    with translated_errors():
        names = cards_in_use().deck_names
    return [_deck(source, names, format) for source in sources]


def deck_and_field(
    deck: DeckSource,
    name: str,
    field: DeckSource | Sequence[DeckSource] | None,
    options: SearchOptions,
    known: Collection[str] = RunOptions.__annotations__.keys(),
) -> list[Deck]:
    """A deck, and those of its field, by default the eight that ship for it: what `decks_of` returns."""
    return decks_of((deck, *(_default_field(options) if field is None else _field(name, field))), options, known)


def _deck(source: DeckSource, names: CardNames, format: DeckFormat) -> Deck:
    if isinstance(source, Deck):
        check_deck(source, names, format)
        return replace(source, name=shown(source.name) or "Deck")
    if not isinstance(source, str | PathLike):
        raise ImpossibleExperiment(
            gettext("{source!r} is not a deck: give a name, a file or a duelsim.Deck.", source=source)
        )
    return read_deck_file(source, names, format)


def _cards(cards: Sequence[str] | None) -> Sequence[str] | None:
    """The cards that are measured, None for all of them: an empty list is a mistake of a program."""
    names = None if cards is None else arguments.texts("cards", cards)
    if names is not None and not names:
        raise ImpossibleExperiment(gettext("cards: name at least one card, or leave cards out for all of them."))
    return names


def _field(name: str, decks: DeckSource | Sequence[DeckSource]) -> list[DeckSource]:
    """The decks of a field, at least one: decks, names, files, folders of files, and eras. Raises DeckError."""
    if isinstance(decks, Sequence) and not decks:
        raise ImpossibleExperiment(gettext("{name}: name at least one deck.", name=name))
    several = decks if isinstance(decks, Sequence) and not isinstance(decks, str) else [decks]
    return [each for deck in several for each in (field_decks([deck]) if isinstance(deck, str | PathLike) else [deck])]


def _default_field(options: SearchOptions) -> list[DeckSource]:
    """The decks of the default field that the format allows."""
    format = arguments.deck_format(options)
    with translated_errors():
        return list(default_field(cards_in_use().deck_names, format))


def read_deck(source: DeckSource, *, format: DeckFormat = "standard", date: str | datetime.date | None = None) -> Deck:
    """Read and check a deck: the name of one that ships with duelsim, a file, or a Deck that a program made.

    `format` is "standard", exactly 40 cards, "open", 11 to 60 of them, another format, such as "original", or a file
    with one; `date` is the day of its Hall of Fame. Raises DeckError with every problem that the list has.

    >>> read_deck("liquid-beast").cards[0]
    ('Aqua Guard', 4)
    """
    return decks_of((source,), {"format": format, "date": date})[0]


def read_run(path: str | PathLike[str], *, salvage: bool = False) -> Result:
    """The result of the run in a folder, with the games that it has. Plays nothing.

    With `salvage`, games in damaged files are left out; `lost` of the result is their number, and its report says
    whether the others are a fair sample.

    Raises RunMismatch if there is no run, or it is damaged, and ImpossibleExperiment if this version does not know a
    player or a rule that it names.
    """
    with translated_errors():
        return Result(conduct.read_run(arguments.path("path", path), salvage=salvage))
