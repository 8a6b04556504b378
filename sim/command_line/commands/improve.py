"""`duelsim improve`: looks for a better list against a field, and tests it on held-out luck."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from decks import Deck, Format, read_cards
from decks.formats import allowed_copies, allows_together
from sim.api import defaults
from sim.api.limits import Limits as Range
from sim.command_line.completion import complete_cards, complete_decks, complete_files
from sim.command_line.errors import INTERRUPTED
from sim.command_line.files import checked_output, overwrite_option
from sim.command_line.group import commands
from sim.command_line.improved_list import Improved, TunedFor
from sim.command_line.options import (
    GAMES,
    DurationType,
    WholeNumber,
    card_names,
    cards_option,
    era_option,
    examples,
    field_command,
    field_option,
    field_or_default,
    format_option,
    jobs_option,
    json_option,
    limits_option,
    names_option,
    no_learning_option,
    players_option,
    read_decks,
    rules_option,
    seed_option,
    shares_option,
    turn_cap_option,
)
from sim.command_line.output import Meter, print_error, print_json, print_page, print_text
from sim.command_line.playing import LearningObserver
from sim.command_line.search_plan import SearchPlan, kept_search, search_folder_option, seed_of_search, tunable_playbook
from sim.command_line.waiting import load_engine
from sim.files import write_file

if TYPE_CHECKING:
    from sim.cards.words import Card
    from sim.games.matchups.matchup import Side
    from sim.games.matchups.rule_options import RuleOptions
    from sim.searches.field import Field
    from sim.searches.kept import KeptSearch
    from sim.searches.lists import Names
    from strategies.playbooks.lines import Playbook

DEFAULT_SECONDS = 180.0
SEARCH_SHARE, TEST_SHARE = 0.6, 0.15  # of the time or the games; the rest is for the worth of the slots
TUNING_SHARE, TUNED_TEST_SHARE = 0.25, 0.1  # with --tune; the search for the list has the first of them, too
MOST_CHANGED = 40
DEFAULT_CHANGED = 12
ENDING, BOOK, VALUE = ".txt", ".play", ".value.txt"


@commands.command(
    "improve",
    short_help="Look for a better list against a field.",
    cls=field_command("--field"),
    epilog=examples(
        "duelsim improve my-deck.txt --output my-deck-2.txt",
        "duelsim improve my-deck.txt --field fn-rush liquid-beast --shares 60,40 --for 10m",
        "duelsim improve my-deck.txt --collection my-cards.txt --keep 'Crystal Lancer' --swap 6",
        "duelsim improve my-deck.txt --for 1h --out improving --output my-deck-2.txt",
        "duelsim improve liquid-beast --pool liquid-beast --pool murky-riptide --seed 7 --games 1000000 --json",
    ),
)
@click.argument("deck", shell_complete=complete_decks)
@field_option
@shares_option
@click.option(
    "--pool",
    "pools",
    multiple=True,
    metavar="FILE",
    shell_complete=complete_files,
    help="Cards that may come in, up to four of each: a deck, or any list of cards. May be repeated."
    "  [default: those of the field that have no other civilizations than DECK]",
)
@click.option(
    "--collection",
    metavar="FILE",
    shell_complete=complete_files,
    help="Cards that may come in, and how many of each you have: a list such as a deck, of any size.",
)
@click.option(
    "--keep",
    "kept",
    multiple=True,
    metavar="NAME",
    shell_complete=complete_cards,
    help="A card whose copies stay. May be repeated.",
)
@click.option(
    "--swap",
    "changed",
    type=WholeNumber(Range(1, MOST_CHANGED)),
    default=DEFAULT_CHANGED,
    show_default=True,
    help="How many cards may differ from DECK.",
)
@limits_option
@click.option(
    "--for",
    "seconds",
    type=DurationType(),
    help="How long to take, such as 90s, 3m or 1h.  [default: 3m]",
)
@click.option(
    "--games",
    type=GAMES,
    help="In place of a time: about so many games. The same seed and games give the same list on every machine.",
)
@click.option(
    "--tune",
    is_flag=True,
    help="Tune the playbook for the new list, too, and write that one beside the list. Each of the two searches has a"
    " quarter of the time.",
)
@players_option
@no_learning_option
@seed_option
@jobs_option
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE.txt",
    help="Write the list to this file, and the playbook and the value that it was played by beside it.  [default: print"
    " it]",
)
@overwrite_option
@search_folder_option
@turn_cap_option
@era_option
@rules_option
@format_option
@cards_option
@names_option
@json_option
def improve_command(
    deck: str,
    field: tuple[str, ...],
    shares: tuple[float, ...] | None,
    pools: tuple[str, ...],
    collection: str | None,
    kept: tuple[str, ...],
    changed: int,
    seconds: float | None,
    games: int | None,
    tune: bool,
    players: tuple[str, str],
    learning: bool,
    seed: int | None,
    jobs: int | None,
    output: Path | None,
    overwrite: bool,
    out: Path | None,
    turn_cap: int,
    era: str,
    rules: tuple[str, ...],
    format: Format,
    as_json: bool,
) -> None:
    """Look for a better version of DECK against a field, by swapping cards for those of a pool.

    The search plays versions of the list with a few swaps each, learns from them what a copy of each card is worth, and
    keeps swaps only if a test on fresh luck shows a gain. It stops when two rounds in a row show none, or when its time
    is over. At the end, the new list plays the old one's games on held-out luck; if it is not better beyond doubt, DECK
    is what you get. What each slot of it is worth follows, as duelsim slots says it.

    The same player plays all versions: the playbook of DECK, or whom --players names. With --output, this playbook is
    written beside the list, for which it then plays. A list can need another playbook than the one before: --tune looks
    for it once the list is found.

    Ctrl-C ends the search and keeps what was found. With --out, the same command goes on from there, and so it does
    after a crash.
    """
    # Over 60 lines: a parameter for each option.
    if seconds is not None and games is not None:
        raise click.UsageError("Name a time (--for) or a number of games (--games), not both.")
    if pools and collection is not None:
        raise click.UsageError("Name a --pool or a --collection, not both.")
    if output is not None:
        output = checked_output("--output", output, overwrite=overwrite, ending=ENDING, what="a decklist")
    sources = field_or_default(field, format)
    own, *others = read_decks((deck, *sources), format)

    from sim.experiments.runs.experiment import parts_of_one

    weights = parts_of_one([1.0] * len(others) if shares is None else shares, len(others), "opponents")
    import joblib
    import numpy as np

    from sim.cards.library import cards_in_use
    from sim.games.matchups.matchup import side_of
    from sim.games.matchups.rule_options import RuleOptions
    from sim.searches.field import Field
    from sim.searches.lists import ListSearch
    from sim.searches.other_lists import matchups_with
    from sim.searches.swaps import Limits

    options = RuleOptions.of(rules, era)
    side = side_of(own, players[0])
    base = tunable_playbook(side, "--players auto,auto") if tune else None
    followed = None if output is None else _followed(own, side, output)
    if output is not None and (tune or followed is not None):
        checked_output("--output", output.with_suffix(BOOK), overwrite=overwrite)
    value = None if output is None else _value_followed(side, output)
    if output is not None and value is not None:
        checked_output("--output", output.with_suffix(VALUE), overwrite=overwrite)
    opponents = [side_of(other, players[1]) for other in others]
    most = _most(side, opponents, pools, collection, format)
    pool: list[Card] = [cards_in_use().find(name) for name in most]
    seed = seed_of_search(seed, out)
    together = allows_together({*most, *side.slots}, format, cards_in_use().deck_names)
    allowed = Limits(side.slots, most, tuple(card_names(kept, own)), changed, together)
    if defaults.learning(learning):
        side, *opponents = _learned([side, *opponents], options, jobs)
    cells = [(side, opponent) for opponent in opponents]
    texts = [card.to_json() for card in cards_in_use().own_cards(tuple(most))]
    settings = {"shares": list(weights), "pool": most, "texts": texts, "keep": list(allowed.kept), "swap": changed}
    search_kept = kept_search(out, "improve", cells, seed, options, turn_cap, settings)
    with Meter("Improving", 1, "games") as meter:
        plan = SearchPlan(seconds or DEFAULT_SECONDS, games, meter)
        matchups = matchups_with(side, opponents, pool, options)
        play: Field[Names] = Field(matchups, jobs=jobs or joblib.cpu_count(), turn_cap=turn_cap, kept=search_kept)
        load_engine()
        plan.begin(play, TUNING_SHARE if tune else SEARCH_SHARE)
        search = ListSearch(play, allowed, np.array(weights), seed, plan.told)
        plan.needs(search.games_of_first_round)
        result = Improved(own, side, opponents, weights, seed, search.found)
        work = _Work(result, play, plan, options, turn_cap, jobs or joblib.cpu_count(), out, search_kept)
        try:
            search.run()
            work.test()
            # The book is tuned before the slots are measured: Ctrl-C then leaves it.
            if base is not None and result.list is not own:
                work.tune(base)
            work.find_worth()
        except KeyboardInterrupt:
            result.interrupted = True
        result.games, result.seconds = plan.games + result.games_of_worth, plan.seconds
        result.errors = play.errors + (result.tuned.errors if result.tuned is not None else 0)
    if output is not None and value is not None:
        write_file(output.with_suffix(VALUE), value.encode(), overwrite=overwrite)
        print_error(f"{output.with_suffix(VALUE)} was written.")
    _tell(result, output, followed, as_json, overwrite=overwrite)
    if result.interrupted:
        click.get_current_context().exit(INTERRUPTED)


def _learned(sides: "Sequence[Side]", rules: "RuleOptions", jobs: int | None) -> "list[Side]":
    """The sides with the values of their decks. All lists of the search are judged by that of DECK."""
    from sim.api.learning import learned

    with LearningObserver() as observer:
        return learned(sides, rules, observer, jobs)


# --- What may come in -------------------------------------------------------------------------------------------------
def _most(
    own: "Side",
    opponents: "Sequence[Side]",
    pools: Sequence[str],
    collection: str | None,
    format: Format,
) -> dict[str, int]:
    """How many copies of each card of the pool a list may have."""
    from sim.cards.library import cards_in_use
    from sim.searches.swaps import fitting_cards

    cards = cards_in_use()
    if collection is not None:
        most = {name: min(4, copies) for name, copies in read_cards(collection, cards.deck_names)}
    elif pools:
        most = {name: 4 for source in pools for name, _ in read_cards(source, cards.deck_names)}
    else:
        most = {card.name: 4 for card in fitting_cards(own, opponents)}
    most = allowed_copies(most, format, cards.deck_names)
    return {name: copies for name, copies in sorted(most.items()) if copies}


def _followed(deck: Deck, side: "Side", output: Path) -> str | None:
    """The playbook of all lists of the search, if a list in this file would not be played by it anyway.

    A scripted player has none. Plans of a sideboard are left out: what they swap need not be in the list.
    """
    from sim.games.matchups.matchup import side_of
    from strategies.playbooks.finding import AUTO

    if not side.playbook or side_of(replace(deck, path=output), AUTO).playbook == side.playbook:
        return None
    return f"# How {deck.name} was played when duelsim improve looked for this list.\n{side.playbook}"


def _value_followed(side: "Side", output: Path) -> str | None:
    """The value beside the deck, if a list in this file would not be judged by it anyway.

    What is learned at first use is not meant: the new list is learned when it is first played.
    """
    from strategies.values.finding import own_value

    return None if not side.value or side.value != side.own_value or own_value(output) == side.value else side.value


# --- After the search -------------------------------------------------------------------------------------------------
@dataclass
class _Work:
    """What follows the search: tests, and the playbook. Ctrl-C leaves in the result what is known by then."""

    result: Improved
    play: "Field[Names]"
    plan: SearchPlan
    rules: "RuleOptions"
    turn_cap: int
    jobs: int
    out: Path | None
    kept: "KeptSearch | None"
    pairs: int = 0  # of the test on held-out luck, against each opponent

    def test(self) -> None:
        """Compare the lists on held-out luck."""
        import numpy as np

        from sim.searches.comparing import comparisons, held_out_parts

        result, play = self.result, self.play
        if result.changes:
            self.plan.begins("test on held-out luck")
            self.pairs = max(64, self.plan.games_for(TEST_SHARE, play.games) // (4 * play.opponents))
            scores = partial(play.scores, (result.found.base, result.found.best), seed=result.seed + 1)
            for comparison in comparisons(scores, held_out_parts(self.pairs), np.array(result.shares)):
                result.comparison = comparison
        result.is_tested = True

    def tune(self, base: "Playbook") -> None:
        """Tune the playbook for the new list, and compare the list with it to the original one with its own."""
        import numpy as np

        from sim.cards.library import cards_in_use
        from sim.games.matchups.other_playbooks import OtherPlaybooks
        from sim.searches.comparing import comparisons, held_out_parts
        from sim.searches.field import Field
        from sim.searches.held_out import held_out_test
        from sim.searches.playbooks import PlaybookSearch
        from strategies.playbooks.vocabulary import Vocabulary

        result, plan, seed, shares = self.result, self.plan, self.result.seed, np.array(self.result.shares)
        side = replace(result.side, slots=result.found.best)
        matchups = [OtherPlaybooks((side, other.aligned_to(side)), self.rules) for other in result.opponents]
        play = Field(matchups, jobs=self.jobs, turn_cap=self.turn_cap, kept=self.kept)
        plan.begin(play, TUNING_SHARE, "playbook, ")
        vocabulary = Vocabulary(side.cards(), cards_in_use().deck_names.known)
        search = PlaybookSearch(play, vocabulary, base, seed + 3, plan.told, shares)
        plan.needs(search.games_of_first_round)
        tuned = result.tuned = TunedFor(search.found, side.player, result.opponents, seed + 3)
        try:
            search.run()
        finally:
            tuned.games, tuned.errors = play.games, play.errors
        plan.begins("test of the playbook")
        games = plan.games_for(TUNED_TEST_SHARE, play.games)
        tuned.held_out = held_out_test(play, base, search.found.best, seed + 1, games, shares)
        if tuned.held_out.is_interrupted:
            raise KeyboardInterrupt
        if tuned.held_out.gains:
            book = tuned.held_out.book

            def scores(some: range) -> Any:
                original = self.play.scores((result.found.base,), some, seed + 1)
                return np.concatenate([original, play.scores((book,), some, seed + 1)])

            for comparison in comparisons(scores, held_out_parts(self.pairs), shares):
                tuned.comparison = comparison
        tuned.errors = play.errors

    def find_worth(self) -> None:
        """Measure what each slot of the list is worth. In `out`, a run of `duelsim slots` keeps the games."""
        from reports.summaries.slots import summarize_slots
        from reports.unused_cards import unused_cards
        from sim.experiments.conduct import conduct
        from sim.experiments.kinds.slots import versions
        from sim.experiments.runs.execution import Execution, threads
        from sim.experiments.runs.experiment import Experiment
        from sim.experiments.runs.folder import RunFolder

        result, plan = self.result, self.plan
        plan.begins("worth of the slots")
        names = result.side.slots if result.list is result.deck else result.found.best
        own = replace(result.side, name=result.list.name, slots=names)
        different = sorted(set(names))
        cells = tuple(
            (version, opponent.aligned_to(own)) for opponent in result.opponents for version in versions(own, different)
        )
        share = 1 - SEARCH_SHARE - TEST_SHARE - (TEST_SHARE if result.tuned is not None else 0)
        games = max(64, plan.games_for(share, self.play.games) // len(cells))
        settings = {"cards": different, "shares": list(result.shares)}
        experiment = Experiment("slots", cells, games, result.seed + 2, self.rules, self.turn_cap, settings)
        before = plan.games

        def show(execution: Execution) -> None:
            plan.progress(before + execution.done)

        folder = None
        if self.out is not None:
            name = f"slots-{zlib.crc32(' / '.join(names).encode()):08x}"
            folder = RunFolder.open(self.out.expanduser() / name, experiment.manifest())
        run = conduct(experiment, folder, threads(self.jobs), show)
        result.games_of_worth = run.game_count
        result.worth = summarize_slots(run)
        result.unused = unused_cards(run)
        if run.interrupted:
            raise KeyboardInterrupt


def _tell(result: Improved, output: Path | None, followed: str | None, as_json: bool, *, overwrite: bool) -> None:
    """Write the files, and print what was found; nothing is lost if a file cannot be written.

    The playbook that was `followed` is written unless another one was tuned.
    """
    if result.errors:
        from reports.writing.words import games_in_words

        print_error(f"{games_in_words(result.errors)} ended in an error. Their pairs count for no list.")
    text, book = result.text(), followed if result.tuned is None else result.tuned.text

    try:
        if output is not None:
            write_file(output, text.encode(), overwrite=overwrite)
            if book is not None:
                write_file(output.with_suffix(BOOK), book.encode(), overwrite=overwrite)
    except OSError:
        print_text(text + ("" if book is None else f"\n{book}"))
        raise
    if as_json:
        print_json(result.to_json())
        return
    from reports.writing.terminal import render

    closing = [f"{output} was written." if output is not None else text.rstrip("\n"), ""]
    if book is not None:
        closing[-1:] = [f"{output.with_suffix(BOOK)} was written." if output is not None else book.rstrip("\n"), ""]
    closing += [f"{result.games:,} games in {result.seconds:.0f} s, seed {result.seed}."]
    print_page(lambda plain: render(result.document(), plain=plain, closing=tuple(closing)))
