"""The command line: `duelsim match`, `cards`, `decks`, `replay`, `rules` and `bench`.

Results go to stdout, everything else - progress, notices, errors - to stderr. Exit codes: 0 fine, 1 something went
wrong while running, 2 the command or a deck is wrong, 3 finished, but more games erred than allowed, 130
interrupted. Every error that a user can cause becomes its message and its code in one place, `Commands`.

What takes long to import is imported where it is needed, so that help and card texts come at once.
"""

import contextlib
import errno
import io
import json
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from decks import Deck, DeckError, DeckFormat, deck_hash, read_deck, shipped_decks
from sim import __version__

if TYPE_CHECKING:
    from sim.language import Card
    from sim.match import Games
    from sim.matchup import Matchup

DEFAULT_GAMES = 10_000  # about a second on two cores, and a win rate within one percent
DEFAULT_TURN_CAP = 100  # sim.match.TURN_CAP, which is long to import
SECONDS_OF_SILENCE = 2.0
SECONDS_BETWEEN_LINES = 5.0
COMPILER_STACK = 64 * 1024 * 1024  # Numba nests deeply; some systems give a thread half a megabyte

RUNTIME_ERROR, USAGE_ERROR, GAMES_ERRED, INTERRUPTED = 1, 2, 3, 130


# --- Errors, in one place -----------------------------------------------------------------------------------
def explain(error: BaseException) -> tuple[str, int] | None:
    """The message and the exit code for an error that a user can cause; None for a fault of duelsim."""
    if isinstance(error, KeyboardInterrupt):
        return "Interrupted.", INTERRUPTED
    if isinstance(error, DeckError):
        return str(error), USAGE_ERROR
    if isinstance(error, MemoryError):
        return "There is not enough memory. Play fewer games at a time.", RUNTIME_ERROR
    # Windows says "invalid argument" where other systems say "broken pipe".
    if isinstance(error, BrokenPipeError) or (
        isinstance(error, OSError) and error.errno == errno.EINVAL and error.filename is None
    ):
        return "The output could not be written: the program that read it has stopped reading.", RUNTIME_ERROR
    if isinstance(error, OSError):
        if error.errno == errno.ENOSPC:
            return "The output could not be written: the disk is full.", RUNTIME_ERROR
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror or error}.", RUNTIME_ERROR

    from sim.catalogue import CatalogueError
    from sim.language import DefinitionError
    from sim.library import UnknownCard
    from sim.matchup import UnknownPlayer
    from sim.rule_options import UnknownRule

    if isinstance(error, UnknownCard | UnknownPlayer | UnknownRule | DefinitionError | CatalogueError):
        return str(error.args[0]), USAGE_ERROR
    return None


def _complain(error: BaseException) -> int | None:
    """Tell the user about an error and return the exit code; None for a fault of duelsim."""
    explained = explain(error)
    if explained is None:
        return None
    message, code = explained
    if isinstance(error, OSError):
        _give_up_stdout()
    with contextlib.suppress(OSError):
        click.echo(message, err=True)
    return code


def _give_up_stdout() -> None:
    """What could not be written must not be tried again, with a traceback, when Python exits."""
    with contextlib.suppress(OSError, ValueError):
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, sys.stdout.fileno())


class Commands(click.Group):
    """The commands, and what becomes of their errors."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; a known error ends it with a message and its exit code."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
            return result
        except (KeyboardInterrupt, Exception) as error:
            if isinstance(error, click.exceptions.Exit | click.ClickException | click.Abort):
                raise
            code = _complain(error)
            if code is None:
                raise
        ctx.exit(code)


def main() -> None:
    """The console script `duelsim`."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A deck may have a name that the terminal cannot show.
            stream.reconfigure(errors="replace")
    try:
        commands(prog_name="duelsim")
    except (OSError, KeyboardInterrupt) as error:  # of help and usage, which come before any command
        sys.exit(_complain(error) or RUNTIME_ERROR)


# --- Output ---------------------------------------------------------------------------------------------------
def _print(text: str) -> None:
    click.echo(text)


def _print_json(value: Any) -> None:
    _print(json.dumps(value, indent=2, ensure_ascii=True))


def _print_page(make: Callable[[bool], RenderableType]) -> None:
    """Print what `make(plain)` returns; to a file or a program only ASCII drawings and no colours."""
    console = Console(highlight=False)
    plain = not console.is_terminal or console.options.ascii_only
    if not console.is_terminal:
        console = Console(highlight=False, width=120)
    with console.capture() as captured:
        console.print(make(plain), soft_wrap=False)
    text = captured.get()
    click.echo("\n".join(line.rstrip() for line in text.split("\n")) if plain else text, nl=False)


def _tell(text: str) -> None:
    """Say something on the side, on stderr."""
    click.echo(text, err=True)


class Meter:
    """The progress of something that takes a while, on stderr: a bar on a terminal, a line now and then elsewhere.

    The first two seconds are silent.
    """

    def __init__(self, words: str, total: int, unit: str) -> None:
        """`words` say what is going on; `total` is the number of `unit` to come."""
        self._words = words
        self._total = total
        self._unit = unit
        self._console = Console(stderr=True)
        self._started = time.monotonic()
        self._next = self._started + SECONDS_OF_SILENCE
        self._bar: Progress | None = None
        self._task: Any = None

    def __enter__(self) -> "Meter":
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def update(self, done: int, remark: Callable[[], str] = lambda: "") -> None:
        """So much is done; `remark` is only called when it is shown."""
        now = time.monotonic()
        if now < self._next:
            return
        rate = done / (now - self._started)
        speed = f"{rate:,.0f} {self._unit} a second  " if rate >= 1 else ""
        if self._console.is_terminal:
            self._next = now + 0.5
            self._update_bar(done, f"{speed}{remark()}")
        else:
            self._next = now + SECONDS_BETWEEN_LINES
            left = (self._total - done) / rate if rate else 0.0
            words = f"{self._words}: {done:,} of {self._total:,} {self._unit}, {left:.0f} s left"
            _tell(f"{words}  {speed}{remark()}".rstrip())

    def _update_bar(self, done: int, remark: str) -> None:
        if self._bar is None:
            self._bar = Progress(
                TextColumn("{task.description}"),
                BarColumn(complete_style="bright_blue", finished_style="bright_blue"),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
                TextColumn("{task.fields[remark]}"),
                console=self._console,
                transient=True,
            )
            self._task = self._bar.add_task(self._words, total=self._total, remark=remark)
            self._bar.start()
        self._bar.update(self._task, completed=done, remark=remark)


# --- Decks and cards ------------------------------------------------------------------------------------------
def _read_decks(sources: Sequence[str], format: DeckFormat) -> list[Deck]:
    """Read decks; when several cannot be used, the problems of all of them are told."""
    from sim.library import known_names

    names = known_names()
    found: list[Deck] = []
    errors: list[DeckError] = []
    for source in sources:
        try:
            found.append(read_deck(source, names, format))
        except DeckError as error:
            if str(error) not in map(str, errors):
                errors.append(error)
    for other in errors[:-1]:
        _tell(str(other))
    if errors:
        raise errors[-1]
    return found


def _card_json(card: "Card") -> dict[str, Any]:
    from sim import vocabulary as v
    from sim.wording import rules_text, type_words

    facts: dict[str, Any] = {"name": card.name}
    if card.halves:
        return {**facts, "halves": [_card_json(half) for half in card.halves]}
    facts |= {
        "type": type_words(card),
        "civilizations": [name for bit, name in v.CIVILIZATION_NAMES.items() if card.civilizations & bit],
        "cost": card.cost,
        "power": card.power if card.types & v.CREATURE else None,
        "races": list(card.races),
        "rules_text": rules_text(card),
    }
    if card.other_face is not None:
        facts["other_face"] = _card_json(card.other_face)
    return facts


def _one_line(card: "Card") -> str:
    from sim.wording import facts_line

    return f"{card.name}: {' // '.join(facts_line(half) for half in card.halves or (card,))}"


# --- The engine -----------------------------------------------------------------------------------------------
def _load_engine(matchup: "Matchup") -> None:
    """Play one pair, so that the engine is compiled and loaded; say so when that takes long.

    It is done in a thread: while the compiler works, it would not notice Ctrl-C.
    """
    from sim.cache import is_compiled
    from sim.luck import root_key
    from sim.match import play_chunk

    failures: list[BaseException] = []

    def load() -> None:
        try:
            play_chunk(matchup, root_key(0)[1], 0, 2)
        except BaseException as failure:
            failures.append(failure)

    previous = threading.stack_size(COMPILER_STACK)
    thread = threading.Thread(target=load, name="compiling", daemon=True)
    thread.start()
    threading.stack_size(previous)
    try:
        thread.join(0.0 if not is_compiled() else SECONDS_OF_SILENCE)
        if thread.is_alive():
            _announce_compiling(thread)
    except KeyboardInterrupt:
        # The compiler cannot be stopped, and Python would not end while it works.
        _tell("\nInterrupted while the engine was compiled: no game was played. It will be compiled next time.")
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(INTERRUPTED)
    if failures:
        raise failures[0]


def _announce_compiling(thread: threading.Thread) -> None:
    started = time.monotonic()
    _tell(
        "Compiling the rules of the game for this machine. This takes about a minute, and happens once for each"
        " version of duelsim."
    )
    console = Console(stderr=True)
    if console.is_terminal:
        with console.status("compiling") as status:
            while thread.is_alive():
                thread.join(0.5)
                status.update(f"compiling: {time.monotonic() - started:.0f} s")
    else:
        told = started
        while thread.is_alive():
            thread.join(0.5)
            if time.monotonic() - told >= 2 * SECONDS_BETWEEN_LINES:
                told = time.monotonic()
                _tell(f"... {told - started:.0f} s")
    _tell(f"Compiled in {time.monotonic() - started:.0f} s.")


def _play(matchup: "Matchup", games: int, seed: int | None, jobs: int, turn_cap: int) -> tuple["Games | None", bool]:
    """Play a match with progress; after Ctrl-C the games played until then, and True."""
    import numpy as np

    from sim.luck import root_key
    from sim.match import gather, play_parts

    seed, root = root_key(seed)
    parts: list[tuple[Any, Any, Any]] = []
    done = 0
    interrupted = False
    started = time.perf_counter()

    def so_far() -> str:
        from reports.matchup import percent
        from reports.statistics import mean_interval

        scores = gather(matchup, parts, seed, turn_cap, 1.0).pair_scores
        return f"{matchup.names[0]} {percent(mean_interval(np.asarray(scores)))} so far, not a stopping rule"

    try:
        with Meter("Playing", games + games % 2, "games") as meter:
            with contextlib.closing(play_parts(matchup, games, root, jobs=jobs, turn_cap=turn_cap)) as playing:
                for part in playing:
                    parts.append(part)
                    done += len(part[0])
                    meter.update(done, so_far)
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - started
    return (gather(matchup, parts, seed, turn_cap, seconds) if parts else None), interrupted


# --- Options ----------------------------------------------------------------------------------------------------
class PlayersType(click.ParamType[tuple[str, str]]):
    """Two players, `rush,control`, or one for both decks."""

    name = "P,P"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        """Split the words; whether there are such players is known where the matchup is made."""
        if isinstance(value, tuple):
            return value
        names = [name.strip() for name in str(value).split(",")]
        if len(names) == 1:
            names *= 2
        if len(names) != 2 or not all(names):
            self.fail(f"{value!r} is not two players, such as rush,control.", param, ctx)
        return names[0], names[1]


_deck_a = click.argument("deck_a")
_deck_b = click.argument("deck_b")
_json = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
_players = click.option(
    "--players",
    type=PlayersType(),
    default="rush,rush",
    show_default=True,
    help="Who plays deck A and deck B: rush, control or random.",
)
_turn_cap = click.option(
    "--turn-cap",
    type=click.IntRange(1, 10_000),
    default=DEFAULT_TURN_CAP,
    show_default=True,
    help="The turn after which a game is left undecided.",
)
_rules = click.option(
    "--rule",
    "rules",
    multiple=True,
    metavar="NAME=CHOICE",
    help="Play by another ruling, such as breaking=one-by-one. May be repeated; duelsim rules options lists them.",
)
_format = click.option(
    "--format",
    type=click.Choice(["standard", "open"]),
    default="standard",
    show_default=True,
    help="standard: exactly 40 cards, at most 4 of a name. open: 11 to 60 cards.",
)
_games_type = click.IntRange(1, 1_000_000_000)
_seed_type = click.IntRange(min=0)


def _examples(*lines: str) -> str:
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


EXIT_CODES = (
    "\b\nExit codes: 0 fine; 1 something went wrong; 2 the command or a deck is wrong;\n"
    "3 finished, but more games erred than allowed; 130 interrupted (Ctrl-C)."
)


# --- The commands -----------------------------------------------------------------------------------------------
@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=_examples(
        "duelsim match liquid-beast murky-riptide",
        "duelsim decks check my-deck.txt",
        "duelsim cards show aqua hulcus",
        "duelsim replay liquid-beast murky-riptide --seed 1 --game 0",
    )
    + "\n\n"
    + EXIT_CODES,
)
@click.version_option(__version__, prog_name="duelsim")
def commands() -> None:
    """Play Duel Masters decks against each other, thousands of games at a time.

    A deck is a text file with lines such as "4 Aqua Hulcus", or the name of a deck that ships with
    duelsim (duelsim decks list).
    """


@commands.command(
    "match",
    epilog=_examples(
        "duelsim match liquid-beast murky-riptide",
        "duelsim match my-deck.txt fn-rush --players control,rush --games 100000",
        "duelsim match liquid-beast fn-rush --seed 7 --json > result.json",
    ),
)
@_deck_a
@_deck_b
@click.option(
    "--games",
    type=_games_type,
    default=DEFAULT_GAMES,
    show_default=True,
    help="How many games, rounded up to pairs.",
)
@click.option("--seed", type=_seed_type, help="Play the games of this seed again. Otherwise one is drawn and told.")
@_players
@click.option("--jobs", type=click.IntRange(min=1), help="Threads to play with.  [default: one for each core]")
@_turn_cap
@_rules
@_format
@click.option(
    "--max-error-rate",
    type=click.FloatRange(0, 1),
    default=0.0,
    show_default=True,
    help="The share of games that may end as an error before the exit code is 3.",
)
@_json
def match_command(
    deck_a: str,
    deck_b: str,
    games: int,
    seed: int | None,
    players: tuple[str, str],
    jobs: int | None,
    turn_cap: int,
    rules: tuple[str, ...],
    format: DeckFormat,
    max_error_rate: float,
    as_json: bool,
) -> None:
    """Play DECK_A against DECK_B and say who wins, when, and how.

    The games are played in pairs: each deck goes first once, with the luck of the two seats exchanged.
    Every interval is a 95 % confidence interval. Ctrl-C prints the result of the games played so far.
    """
    decks = _read_decks((deck_a, deck_b), format)
    import joblib

    from sim.matchup import prepare_matchup
    from sim.rule_options import RuleOptions

    options = RuleOptions.of(rules)
    matchup = prepare_matchup(decks[0], decks[1], players, options)
    _load_engine(matchup)
    played, interrupted = _play(matchup, games, seed, jobs or joblib.cpu_count(), turn_cap)
    if played is None:
        _tell("Interrupted before any game was finished.")
        raise click.exceptions.Exit(INTERRUPTED)

    from reports.matchup import render, summarize

    summary = summarize(played)
    if interrupted:
        wanted = games + games % 2
        _tell(f"Interrupted after {summary.games:,} of {wanted:,} games; this is the result of those:")
    if as_json:
        described = {
            "version": __version__,
            "interrupted": interrupted,
            "deck_hash_a": deck_hash(decks[0]),
            "deck_hash_b": deck_hash(decks[1]),
        }
        _print_json(summary.to_json() | described)
    else:
        again = _replay_command(deck_a, deck_b, players, summary.seed, turn_cap, options.changed(), format)
        _print_page(lambda plain: render(summary, plain=plain, replay=again))
    if interrupted:
        raise click.exceptions.Exit(INTERRUPTED)
    if len(summary.errors) > max_error_rate * summary.games:
        _tell(
            f"{len(summary.errors):,} of {summary.games:,} games ended as an error, more than --max-error-rate"
            f" {max_error_rate:g} allows. Please report them: duelsim replay shows what happened."
        )
        raise click.exceptions.Exit(GAMES_ERRED)


def _replay_command(
    deck_a: str, deck_b: str, players: tuple[str, str], seed: int, turn_cap: int, rules: list[str], format: str
) -> str:
    words = ["duelsim", "replay", deck_a, deck_b, "--seed", str(seed)]
    if players != ("rush", "rush"):
        words += ["--players", ",".join(players)]
    if turn_cap != DEFAULT_TURN_CAP:
        words += ["--turn-cap", str(turn_cap)]
    for rule in rules:
        words += ["--rule", rule]
    if format != "standard":
        words += ["--format", format]
    return " ".join(f'"{word}"' if " " in word else word for word in words)


@commands.command(
    "replay",
    epilog=_examples(
        "duelsim replay liquid-beast murky-riptide --seed 1 --game 0",
        "duelsim replay liquid-beast fn-rush --seed 7 --game 3 --players control,rush --json",
    ),
)
@_deck_a
@_deck_b
@click.option("--seed", type=_seed_type, required=True, help="The seed that duelsim match told.")
@click.option("--game", type=click.IntRange(0, 1_000_000_000), default=0, show_default=True, help="The game's number.")
@_players
@_turn_cap
@_rules
@_format
@_json
def replay_command(
    deck_a: str,
    deck_b: str,
    seed: int,
    game: int,
    players: tuple[str, str],
    turn_cap: int,
    rules: tuple[str, ...],
    format: DeckFormat,
    as_json: bool,
) -> None:
    """Tell one game of a match, turn by turn, as a player would.

    Give the decks, the players, the turn cap and the rules as duelsim match had them: the same game is played again
    from its seed. In even games DECK_A goes first, in odd games DECK_B.
    """
    if "sim.compiling" not in sys.modules:
        # One game is played in less time than the compiled engine takes to load, and it is the same game.
        import numba

        numba.config.DISABLE_JIT = 1
    decks = _read_decks((deck_a, deck_b), format)

    from sim.matchup import prepare_matchup
    from sim.replay import lines, record_game
    from sim.rule_options import RuleOptions

    replay = record_game(prepare_matchup(decks[0], decks[1], players, RuleOptions.of(rules)), seed, game, turn_cap)
    if as_json:
        _print_json(replay.to_json())
    else:
        _print("\n".join(lines(replay)))


@commands.group("cards")
def cards_commands() -> None:
    """The cards that duelsim knows."""


@cards_commands.command("list", epilog=_examples("duelsim cards list", "duelsim cards list --json"))
@_json
def cards_list(as_json: bool) -> None:
    """List all cards: name, type, civilizations, cost, power and races."""
    from sim.library import find_card, known_names

    found = [find_card(name) for name in known_names()]
    if as_json:
        _print_json([_card_json(card) for card in found])
    else:
        _print("\n".join(_one_line(card) for card in found))


@cards_commands.command(
    "show", epilog=_examples("duelsim cards show Terror Pit", 'duelsim cards show "aqua hulcus" --json')
)
@click.argument("name", nargs=-1, required=True)
@_json
def cards_show(name: tuple[str, ...], as_json: bool) -> None:
    """Show a card: its facts, and its rules text as the engine plays it.

    Case, accents and the kind of apostrophe in NAME make no difference.
    """
    from sim.library import find_card
    from sim.wording import card_text

    card = find_card(" ".join(name))
    if as_json:
        _print_json(_card_json(card))
    else:
        _print(card_text(card))


@commands.group("decks")
def decks_commands() -> None:
    """Decklists: those that ship with duelsim, and yours."""


@decks_commands.command("list", epilog=_examples("duelsim decks list", "duelsim decks list --json"))
@_json
def decks_list(as_json: bool) -> None:
    """List the decks that ship with duelsim."""
    found = [(name, deck) for name in shipped_decks() for deck in _read_decks([name], "open")]
    if as_json:
        _print_json([{"deck": name, **_deck_json(deck)} for name, deck in found])
        return
    width = max(len(name) for name, _ in found)
    _print("\n".join(f"{name:<{width}}  {deck.name}" for name, deck in found))


@decks_commands.command("show", epilog=_examples("duelsim decks show liquid-beast", "duelsim decks show my-deck.txt"))
@click.argument("deck")
@_format
@_json
def decks_show(deck: str, format: DeckFormat, as_json: bool) -> None:
    """Show a deck with the facts of its cards."""
    from sim.library import find_card

    found = _read_decks([deck], format)[0]
    if as_json:
        _print_json(_deck_json(found))
        return
    _print(f"{found.name}: {_size(found)} cards ({found.path})")
    _print("\n".join(f"{copies:>3} {_one_line(find_card(name))}" for name, copies in found.cards))


@decks_commands.command(
    "check",
    epilog=_examples("duelsim decks check my-deck.txt", "duelsim decks check decks/*.txt --format open --json"),
)
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@_format
@_json
def decks_check(files: tuple[str, ...], format: DeckFormat, as_json: bool) -> None:
    """Check decklists, and tell every problem with its line.

    The exit code is 2 when a deck cannot be used.
    """
    from sim.library import known_names

    names = known_names()
    results: list[tuple[str, Deck | DeckError]] = []
    for file in files:
        try:
            results.append((file, read_deck(file, names, format)))
        except DeckError as error:
            results.append((file, error))
    if as_json:
        _print_json([_check_json(file, result) for file, result in results])
    else:
        for _, result in results:
            if isinstance(result, Deck):
                _print(f"{result.path}: {result.name} is a fine {format} deck of {_size(result)} cards.")
            else:
                _tell(str(result))
    if any(isinstance(result, DeckError) for _, result in results):
        raise click.exceptions.Exit(USAGE_ERROR)


def _size(deck: Deck) -> int:
    return sum(copies for _, copies in deck.cards)


def _deck_json(deck: Deck) -> dict[str, Any]:
    return {
        "name": deck.name,
        "path": str(deck.path),
        "hash": deck_hash(deck),
        "size": _size(deck),
        "cards": [{"name": name, "copies": copies} for name, copies in deck.cards],
    }


def _check_json(file: str, result: Deck | DeckError) -> dict[str, Any]:
    if isinstance(result, Deck):
        return {"file": file, "ok": True, "problems": [], **_deck_json(result)}
    problems = [{"line": problem.line, "message": problem.message} for problem in result.problems]
    return {"file": file, "ok": False, "problems": problems}


@commands.command(
    "rules",
    epilog=_examples("duelsim rules", "duelsim rules 8C", "duelsim rules 11.39 --json", "duelsim rules options"),
)
@click.argument("section", required=False)
@_json
def rules_command(section: str | None, as_json: bool) -> None:
    """Show the rulings that duelsim is held to, which of them tests prove, and what the others wait for.

    SECTION is a group (8), a sub-group (8C) or an item (8C.05) of the rules catalogue: its items are shown with
    the tests that prove them. The catalogue comes with the source, not with an installed copy. "options" shows only
    where you can choose between rulings with --rule, and which are the defaults.
    """
    from sim.catalogue import (
        OPTIONS_PAGE,
        options_json,
        options_lines,
        read_coverage,
        section_lines,
        summary_lines,
        to_json,
    )

    if section is not None and section.lower() == OPTIONS_PAGE:
        if as_json:
            _print_json(options_json())
        else:
            _print("\n".join(options_lines()))
        return
    coverage = read_coverage()
    if as_json:
        _print_json(to_json(coverage, section))
    else:
        _print("\n".join(section_lines(coverage, section) if section else summary_lines(coverage)))


@commands.command("bench", epilog=_examples("duelsim bench", "duelsim bench --cold --memory --json > bench.json"))
@click.option("--games", type=_games_type, default=DEFAULT_GAMES, show_default=True, help="Games of each matchup.")
@click.option("--repeats", type=click.IntRange(1, 1000), default=3, show_default=True, help="Times each is played.")
@click.option("--cold", is_flag=True, help="Also compile the engine in an empty cache (a minute).")
@click.option("--memory", is_flag=True, help="Also play 100,000 games and tell the most memory used.")
@_json
def bench_command(games: int, repeats: int, cold: bool, memory: bool, as_json: bool) -> None:
    """Measure how fast this machine plays.

    Each line has a digest of its games: only figures with the same digest compare the same work.
    """
    from sim.bench import measure_cold, measure_matchup, measure_memory, measure_start, plan, render_bench

    planned = plan(games)
    _load_engine(planned[0].matchup)
    extras: list[tuple[str, Callable[[], Any]]] = [("start_seconds", measure_start)]
    if cold:
        extras.append(("cold_start_seconds", measure_cold))
    if memory:
        extras.append(("memory_peak_bytes", measure_memory))
    with Meter("Measuring", len(planned) + len(extras), "measurements") as meter:
        measured = []
        for task in planned:
            measured.append(measure_matchup(task, repeats))
            meter.update(len(measured))
        others: dict[str, Any] = {}
        for name, measure in extras:
            others[name] = measure()
            meter.update(len(measured) + len(others))
    if as_json:
        from sim.bench import to_json

        _print_json(to_json(measured, others))
    else:
        _print_page(lambda plain: render_bench(measured, others, plain=plain))


if __name__ == "__main__":
    main()
