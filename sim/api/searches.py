"""The searches, one function each: costly decisions, a better list, a better playbook, a value for a lookahead.

Programs find them in `duelsim`: `duelsim.improve("my-deck.txt")`. All functions take `SearchOptions` as keywords,
return a result of `sim.api.search_results`, and raise the errors of `sim.api.errors`. After Ctrl-C that is Interrupted,
with what was found by then.
"""

from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING, Final, Unpack

from decks.naming import named_cards
from decks.reading import Deck, read_cards
from sim.api import arguments, defaults, limits
from sim.api.coach_result import Coaching
from sim.api.errors import ImpossibleExperiment, translated_errors
from sim.api.experiments import DeckSource, Players, deck_and_field, with_options_shown
from sim.api.options import SearchOptions
from sim.api.run_improve import MOST_COPIES, Question, run_improve
from sim.api.run_search import SearchRun
from sim.api.run_train import run_train
from sim.api.run_tune import run_tune
from sim.api.search_results import ImproveResult, TrainResult, TuneResult
from sim.cards.library import cards_in_use
from sim.language import gettext

if TYPE_CHECKING:
    from sim.api.coach_result import CoachResult

CardSource = str | PathLike[str]

KNOWN: Final = SearchOptions.__annotations__


@with_options_shown
def improve(  # noqa: PLR0913 - the options of the search
    deck: DeckSource,
    *,
    field: DeckSource | Sequence[DeckSource] | None = None,
    shares: Sequence[float] | None = None,
    pool: CardSource | Sequence[CardSource] | None = None,
    collection: CardSource | None = None,
    keep: Sequence[str] = (),
    swap: int = 12,
    tune: bool = False,
    players: Players = defaults.SCRIPT,
    learning: bool = True,
    seconds: float | None = None,
    games: int | None = None,
    **options: Unpack[SearchOptions],
) -> ImproveResult:
    """Look for a better version of a deck against a field, by swapping cards for those of a pool.

    The deck plays the `field`, by default the eight that ship for it; `shares` say how common each is. The
    cards that may come in are those of the field that have no other civilizations than the deck; or those of the
    `pool`, decks or lists of cards; or those of a `collection`, a list with the copies that you have. The cards to
    `keep` stay, and at most `swap` cards differ. `players` are the players of the deck and the field. Where
    they look ahead, decks without a value are learned first, unless `learning` is false; all versions are judged by the
    value of the deck.

    It takes `seconds`, by default 180, or about this many `games`: the same seed and games give the same list on every
    machine. With `tune`, the playbook is tuned for the new list, too.
    """
    wanted = arguments.deck_format(options)
    _check_budget(seconds, games)
    swap = arguments.whole("swap", swap, limits.SWAPS)
    if pool is not None and collection is not None:
        raise ImpossibleExperiment(gettext("Name a pool or a collection, not both."))
    if shares is not None:
        shares = arguments.shares_of("shares", shares)
    each = arguments.two_players("players", players)
    own, *others = deck_and_field(deck, "field", field, options, KNOWN)
    with translated_errors():
        asked = Question(
            deck=own,
            field=others,
            shares=shares,
            players=each,
            most=_most(pool, collection),
            kept=_cards_of(own, arguments.texts("keep", keep)),
            changed=swap,
            format=wanted,
            tune=arguments.flag("tune", tune),
            learning=arguments.flag("learning", learning),
            seconds=180.0 if seconds is None else seconds,
            games=games,
        )
        run = SearchRun.of(options)
    return run_improve(asked, run)


@with_options_shown
def tune(
    deck: DeckSource,
    *,
    against: DeckSource | Sequence[DeckSource] | None = None,
    base: str = defaults.SCRIPT,
    seconds: float | None = None,
    games: int | None = None,
    **options: Unpack[SearchOptions],
) -> TuneResult:
    """Look for a better playbook of a deck, and find out what each of its lines is worth.

    The deck plays `against` a field, by default the eight that ship for it, each played by its own. The search
    begins with the player `base`: a playbook, "general" or a script such as "rush"; "auto" is the deck's playbook or
    the general one.

    It takes `seconds`, by default 120, or `games` for the search and a third of that for the test: the same seed
    and games give the same playbook on every machine.
    """
    _check_budget(seconds, games)
    base = arguments.player("base", base)
    own, *others = deck_and_field(deck, "against", against, options, KNOWN)
    with translated_errors():
        run = SearchRun.of(options)
    return run_tune(own, others, base, run, seconds=120.0 if seconds is None else seconds, games=games)


@with_options_shown
def train(
    deck: DeckSource,
    *,
    against: DeckSource | Sequence[DeckSource] | None = None,
    players: str = defaults.SCRIPT,
    seconds: float | None = None,
    games: int | None = None,
    **options: Unpack[SearchOptions],
) -> TrainResult:
    """Train the value of a deck: the weights that its player uses to judge positions when it looks ahead.

    The deck plays itself and `against` a field, by default the eight that ship for it. `players` is the script
    that its player follows: a playbook, "general" or a script such as "rush"; "auto" is the deck's playbook or the
    general one. A training is not kept in a folder.

    It takes `seconds`, by default 120, or this many training `games`; test games come on top. The same seed and games
    give the same value again.
    """
    _check_budget(seconds, games)
    if options.get("out") is not None:
        raise ImpossibleExperiment(gettext("out: a training is not kept in a folder. Write its `value` to a file."))
    script = arguments.player("players", players)
    own, *others = deck_and_field(deck, "against", against, options, KNOWN)
    with translated_errors():
        run = SearchRun.of(options)
    return run_train(own, others, script, run, seconds=120.0 if seconds is None else seconds, games=games)


@with_options_shown
def coach(  # noqa: PLR0913 - the options of the search
    deck: DeckSource,
    *,
    against: DeckSource | Sequence[DeckSource] | None = None,
    players: Players = defaults.SCRIPT,
    games: int = 40,
    by: str = "lookahead",
    rollouts: int = 40,
    fresh: int = 150,
    learning: bool = True,
    **options: Unpack[SearchOptions],
) -> "CoachResult":
    """Find out which decisions of a deck's player cost most, by the judgement of a lookahead (docs/searching.md).

    `games` are played `against` each opponent, by default the deck itself. At each question the coach tries each answer
    on `rollouts` deals; where it would do something else than the player, both are judged on `fresh` others. It is a
    lookahead, or by="search", which takes ten times as long. `players` are scripts or playbooks. A lookahead learns the
    deck first, if it has no value, unless `learning` is false.

    The same call with more games adds them to those that the folder `out` has. The method `coached` of `observer` is
    called, and not `searched`.
    """
    from sim.api.run_coach import run_coach

    games = arguments.whole("games", games, limits.GAMES)
    rollouts, fresh = (
        arguments.whole(name, value, limits.ROLLOUTS) for name, value in (("rollouts", rollouts), ("fresh", fresh))
    )
    coaching = Coaching(arguments.coach("by", by), rollouts, fresh)
    each = arguments.two_players("players", players)
    learning = arguments.flag("learning", learning)
    own, *others = deck_and_field(deck, "against", deck if against is None else against, options, KNOWN)
    with translated_errors():
        run = SearchRun.of(options)
    return run_coach(own, others, each, coaching, run, games=games, learning=learning)


# --- What they share ----------------------------------------------------------------------------------------
def _check_budget(seconds: float | None, games: int | None) -> None:
    """Check how long a search may take. Raises ImpossibleExperiment."""
    if seconds is not None and games is not None:
        raise ImpossibleExperiment(gettext("Give a time (seconds) or a number of games, not both."))
    if seconds is not None:
        arguments.number("seconds", seconds, limits.SECONDS)
    if games is not None:
        arguments.whole("games", games, limits.GAMES)


def _most(pool: CardSource | Sequence[CardSource] | None, collection: CardSource | None) -> dict[str, int] | None:
    """How many copies of each card may come in, by name; None where neither a pool nor a collection says it."""
    names = cards_in_use().deck_names
    if collection is not None:
        owned = read_cards(arguments.path("collection", collection), names)
        return {name: min(MOST_COPIES, copies) for name, copies in owned}
    if pool is not None:
        sources = arguments.paths("pool", pool)
        return {name: MOST_COPIES for source in sources for name, _ in read_cards(source, names)}
    return None


def _cards_of(deck: Deck, names: Sequence[str]) -> list[str]:
    """The canonical names of cards of the deck. Raises what `named_cards` raises."""
    found: list[str] = []
    for text in names:
        for name, copies in named_cards(text, deck, cards_in_use().names):
            if copies != 1:
                raise ImpossibleExperiment(gettext("keep: name a card, and not how many copies: {text!r}.", text=text))
            found.append(name)
    return found
