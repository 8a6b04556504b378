"""`duelsim tune`: looks for a better playbook of a deck against a field, and tests it on held-out luck."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from decks import Deck, DeckFormat
from sim.command_line.completion import complete_decks, complete_players
from sim.command_line.errors import INTERRUPTED
from sim.command_line.files import checked_output, overwrite_option
from sim.command_line.group import commands
from sim.command_line.options import (
    GAMES,
    DurationType,
    cards_option,
    era_option,
    examples,
    field_command,
    field_or_default,
    format_option,
    jobs_option,
    json_option,
    read_decks,
    rules_option,
    seed_option,
    turn_cap_option,
)
from sim.command_line.output import Meter, print_error, print_json, print_lines, print_text
from sim.command_line.search_plan import SearchPlan, kept_search, search_folder_option, seed_of_search, tunable_playbook
from sim.command_line.waiting import load_engine
from sim.files import write_file
from sim.statistics.percentages import in_percent

if TYPE_CHECKING:
    from sim.games.matchups.matchup import Side
    from sim.searches.field import Field
    from sim.searches.held_out import HeldOut
    from sim.searches.tuned_text import TunedBook
    from strategies.playbooks.lines import Playbook

DEFAULT_SECONDS = 120.0
SEARCH_SHARE = 0.75  # of the time or the games; the rest is for the test on held-out luck
ENDING = ".play"


@commands.command(
    "tune",
    short_help="Look for a better playbook of a deck.",
    cls=field_command("--against"),
    epilog=examples(
        "duelsim tune my-deck.txt --output my-deck.play",
        "duelsim tune my-deck.txt --for 10m --output my-deck.tuned.play",
        "duelsim tune my-deck.txt --against fn-rush liquid-beast murky-riptide --base rush",
        "duelsim tune my-deck.txt --for 1h --out tuning --output my-deck.play",
        "duelsim tune murky-riptide --seed 7 --games 400000",
    ),
)
@click.argument("deck", shell_complete=complete_decks)
@click.option(
    "--against",
    "field",
    multiple=True,
    metavar="DECK...",
    shell_complete=complete_decks,
    help="The decks of the field, folders of decks, or era:2006, each deck played by its playbook: all words up to the"
    " next option. May be repeated.  [default: the eight shipped decks with playbooks]",
)
@click.option(
    "--for",
    "seconds",
    type=DurationType(),
    help="How long to take, such as 90s, 2m or 1h: three quarters for the search, one for the test.  [default: 2m]",
)
@click.option(
    "--games",
    type=GAMES,
    help="In place of a time: search with so many games, and test with a third of that. The same seed and games give"
    " the same playbook on every machine.",
)
@click.option(
    "--base",
    metavar="PLAYER",
    shell_complete=complete_players,
    default="auto",
    show_default=True,
    help="Begin with this player: a playbook, general, or a script such as rush. auto: the deck's playbook or general.",
)
@seed_option
@jobs_option
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE.play",
    help="Write the playbook to this file, and print what was found.  [default: print the playbook]",
)
@overwrite_option
@search_folder_option
@turn_cap_option
@era_option
@rules_option
@format_option
@cards_option
@json_option
def tune_command(
    deck: str,
    field: tuple[str, ...],
    seconds: float | None,
    games: int | None,
    base: str,
    seed: int | None,
    jobs: int | None,
    output: Path | None,
    overwrite: bool,
    out: Path | None,
    turn_cap: int,
    era: str,
    rules: tuple[str, ...],
    format: DeckFormat,
    as_json: bool,
) -> None:
    """Look for a better playbook of DECK against a field of decks, and test it on luck that found none of its lines.

    The search tries what can be said of the deck's cards, the usual lines, other numbers and other orders, many at a
    time. It keeps a change only if a test on fresh luck shows a gain, and stops when three rounds show none. At the
    end, the playbook plays its base on held-out luck. If it is not better beyond doubt, the base is what you get.

    Ctrl-C ends the search and keeps what was found. With --out, the same command goes on from there, and so it does
    after a crash.
    """
    # Over 60 lines: a parameter for each option.
    if seconds is not None and games is not None:
        raise click.UsageError("Name a time (--for) or a number of games (--games), not both.")
    output = (
        None
        if output is None
        else checked_output("--output", output, overwrite=overwrite, ending=ENDING, what="a playbook")
    )
    own, *others = read_decks((deck, *field_or_default(field, format)), format)

    from decks import deck_hash, outside, slots

    hashes = [deck_hash(slots(one), outside(one)) for one in (own, *others)]
    if set(hashes[1:]) == {hashes[0]}:
        raise click.UsageError(
            "A deck that is tuned against itself alone learns to beat itself, and loses to others. Name other decks"
            " behind --against."
        )

    import joblib

    from sim.games.matchups.matchup import side_of
    from sim.games.matchups.other_playbooks import matchups_by_playbook
    from sim.games.matchups.rule_options import RuleOptions
    from sim.searches.field import Field

    side = side_of(own, base)
    playbook = _base_playbook(side, own, base)
    opponents = [side_of(other, "auto") for other in others]
    options = RuleOptions.of(rules, era)
    seed = seed_of_search(seed, out)
    search_kept = kept_search(out, "tune", [(side, other) for other in opponents], seed, options, turn_cap, {})
    matchups = matchups_by_playbook(side, opponents, options)
    play = Field(matchups, jobs=jobs or joblib.cpu_count(), turn_cap=turn_cap, kept=search_kept)
    load_engine()
    with Meter("Tuning", 1, "games") as meter:
        # --games are those of the search alone.
        plan = SearchPlan(seconds or DEFAULT_SECONDS, games and round(games / SEARCH_SHARE), meter)
        found, held_out, searched = _tune(play, side, playbook, seed, plan)
    _tell(_Result(side, opponents, play, found, held_out, seed, searched), output, as_json, overwrite=overwrite)
    if held_out is None or held_out.is_interrupted:
        click.get_current_context().exit(INTERRUPTED)


def _base_playbook(side: "Side", deck: Deck, base: str) -> "Playbook":
    """The playbook to begin with, with the plans for the sideboard of its deck: a side has none of them."""
    from sim.cards.library import cards_in_use
    from strategies.playbooks.finding import find_player, plans_of

    plans = plans_of(find_player(base, deck.path), cards_in_use().deck_names.known)
    return replace(tunable_playbook(side, "--base auto"), plans=plans)


def _tune(
    play: "Field[Playbook]", side: "Side", playbook: "Playbook", seed: int, plan: SearchPlan
) -> "tuple[TunedBook, HeldOut | None, int]":
    """Search, then test; the number is that of the games of the search. Ctrl-C ends both."""
    from sim.cards.library import cards_in_use
    from sim.searches.held_out import held_out_test
    from sim.searches.playbooks import PlaybookSearch
    from strategies.playbooks.vocabulary import Vocabulary

    plan.begin(play, SEARCH_SHARE)
    vocabulary = Vocabulary(side.cards(), cards_in_use().deck_names.known)
    search = PlaybookSearch(play, vocabulary, playbook, seed, plan.told)
    plan.needs(search.games_of_first_round)
    try:
        found = search.run()
    except KeyboardInterrupt:
        return search.found, None, play.games
    searched = play.games
    plan.begins("test on held-out luck")
    games = plan.games_for(1 - SEARCH_SHARE, searched)
    return found, held_out_test(play, found.base, found.best, seed + 1, games), searched


class _Result:
    """What was found, as text, as lines and as JSON."""

    def __init__(
        self,
        side: "Side",
        opponents: "Sequence[Side]",
        play: "Field[Playbook]",
        found: "TunedBook",
        held_out: "HeldOut | None",
        seed: int,
        games_of_search: int,
    ) -> None:
        from sim.searches.tuned_text import Origin, tuned_text

        self.side, self.opponents, self.play, self.found, self.held_out = side, opponents, play, found, held_out
        self.origin = Origin(side.player, [f"{one.name} ({one.player})" for one in opponents], seed, games_of_search)
        self.text = tuned_text(found, held_out, self.origin)

    def lines(self) -> list[str]:
        """What was found, for a reader."""
        from sim.searches.tuned_text import points, verdict

        steps = self.found.steps
        kept = sum(step.is_kept for step in steps)
        lines = [
            f"{self.side.name}, tuned from {self.side.player} against {_count(len(self.opponents), 'deck')}: "
            f"{verdict(self.found, self.held_out)}.",
            f"{kept} of {_count(len(steps), 'round')} showed a gain and {'was' if kept == 1 else 'were'} kept."
            f" {self._why()}",
        ]
        if self.held_out is not None and self.held_out.comparison is not None:
            lines += ["", f"{'against':<32}{'base':>7}{'tuned':>8}  gain, points"]
            for name, one in zip(self.opponents, self.held_out.comparison.opponents, strict=True):
                rates = f"{in_percent(one.base):>7}{in_percent(one.variant):>8}"
                lines.append(f"{name.name[:31]:<32}{rates}  {points(one.difference)}")
            lines.append("")
        return [
            *lines,
            f"{self.play.games:,} games in {self.play.seconds:.0f} s. With --seed {self.origin.seed} --games"
            f" {self.origin.games} the same playbook is found again.",
        ]

    def _why(self) -> str:
        """Why the search stopped."""
        if self.found.stopped == "nothing gains":
            return "The search stopped because three rounds in a row showed no gain that can be told from luck."
        if self.found.stopped == "interrupted":
            return "The search was interrupted."
        if not self.found.steps and self.found.stopped == "budget spent":
            return "The time or the games were over before the first round was: allow more."
        return "The search stopped because its time or its games were over; more may find more."

    def to_json(self) -> dict[str, Any]:
        """Everything, ready for `json.dumps`."""
        held_out = self.held_out
        comparison = None if held_out is None else held_out.comparison
        return {
            "deck": self.side.name,
            "base": self.side.player,
            "against": [{"name": one.name, "player": one.player} for one in self.opponents],
            "seed": self.origin.seed,
            "games_of_search": self.origin.games,
            "games": self.play.games,
            "errors": self.play.errors,
            "seconds": self.play.seconds,
            "stopped": self.found.stopped,
            "interrupted": held_out is None or held_out.is_interrupted,
            "rounds": [
                {
                    "edits": step.tried,
                    "tested": [edit.words for edit in step.changes],
                    "gain": None if step.gain is None else vars(step.gain.difference),
                    "kept": step.is_kept,
                    "games": step.games,
                }
                for step in self.found.steps
            ],
            "held_out": None
            if held_out is None or comparison is None
            else {
                "seed": held_out.seed,
                "whole": held_out.is_whole,
                "pairs": comparison.field.pairs,
                "base_win_rate": comparison.field.base,
                "tuned_win_rate": comparison.field.variant,
                "difference": vars(comparison.field.difference),
                "verdict": comparison.field.verdict.value,
                "against": [vars(one.difference) for one in comparison.opponents],
            },
            "gains": held_out is not None and held_out.gains,
            "lines": []
            if held_out is None
            else [
                {"question": _question(part.section), "line": part.text, "worth": vars(worth)}
                for part, worth in zip(held_out.parts, held_out.worth, strict=False)
            ],
            "playbook": self.text,
        }


def _count(number: int, noun: str) -> str:
    """A number of things: "1 deck", "2 decks"."""
    return f"{number} {noun}" + ("" if number == 1 else "s")


def _question(section: int) -> str:
    from strategies.playbooks.lines import SECTION_NAMES

    return next((name for name, number in SECTION_NAMES.items() if number == section), "base")


def _tell(result: _Result, output: Path | None, as_json: bool, *, overwrite: bool) -> None:
    """Write the file, and print what was found; nothing is lost if the file cannot be written."""
    if result.play.errors:
        from reports.writing.words import games_in_words

        print_error(f"{games_in_words(result.play.errors)} ended in an error. Their pairs count for no playbook.")
    if output is not None:
        try:
            write_file(output, result.text.encode(), overwrite=overwrite)
        except OSError:
            print_text(result.text)
            raise
    if as_json:
        print_json(result.to_json())
    elif output is None:
        print_text(result.text.rstrip("\n"))
        for line in result.lines():
            print_error(line)
    else:
        print_lines([*result.lines(), f"{output} was written."])
