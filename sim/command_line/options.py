"""Options and arguments that several commands share."""

import math
import re
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from decks.shown_names import CHOICES as NAMES_SHOWN
from decks.shown_names import ENGLISH, in_english
from decks.shown_names import VARIABLE as NAMES_VARIABLE
from decks.visible_text import shown
from sim.api import defaults, limits
from sim.api.limits import Limits
from sim.command_line.completion import (
    complete_cards,
    complete_decks,
    complete_eras,
    complete_formats,
    complete_pilots,
    complete_players,
    complete_rules,
)
from sim.command_line.help import CommandWithHelp
from sim.games.matchups.rule_history import TODAY
from sim.language import ENGLISH as SPOKEN_ENGLISH
from sim.language import LANGUAGES, gettext, language, sentences, speaking
from sim.language import VARIABLE as LANGUAGE_VARIABLE

if TYPE_CHECKING:
    from decks.formats import Format

Command = TypeVar("Command", bound=Callable[..., Any])

DEFAULT_GAMES = 10_000  # of scripts: about a second on two cores, and a win rate to within a point
SECONDS = {"s": 1, "m": 60, "h": 3600}
LONGEST_DURATION = 24 * 3600
DEFAULT_TURN_CAP = 100  # sim.games.playing.batch.TURN_CAP, which is slow to import


class WholeNumber(click.IntRange):
    """A whole number in a range."""

    name = "whole number"

    def __init__(self, range: Limits) -> None:
        """Take the range, such as one of `sim.api.limits`."""
        super().__init__(range.least, range.most)
        self._range = range

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The placeholder in the help."""
        return "N"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Refuse what is no number in the range, in the words of Click or in Japanese."""
        try:
            return int(super().convert(value, param, ctx))  # type: ignore[arg-type]
        except click.BadParameter:
            if not re.fullmatch(r"\s*[+-]?[0-9_]+\s*", str(value)):
                self.fail(gettext("{value} is not a valid whole number.", value=repr(value)), param, ctx)
        self.fail(gettext("{value} is not in the range {range}.", value=value, range=self._range), param, ctx)


class PilotGames(WholeNumber):
    """How many games --pilots plays; the number may be left out."""

    def __init__(self) -> None:
        """Take the range of `sim.api.limits`."""
        super().__init__(limits.PILOT_GAMES)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The placeholder in the help."""
        return "[GAMES]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Say what to do where a deck follows the option."""
        try:
            return int(super().convert(value, param, ctx))
        except click.BadParameter as error:
            words = sentences(error.message, gettext("Without a number, write --pilots after the decks."))
            self.fail(words, param, ctx)


class BetterPilotType(click.ParamType[str]):
    """Who plays the games of --pilots, without the script that it follows."""

    name = "player"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Refuse a player who neither searches nor looks ahead."""
        from sim.experiments.kinds.pilots import checked_pilot
        from strategies.registry import UnknownPlayer

        try:
            return checked_pilot(str(value))
        except UnknownPlayer as error:
            self.fail(gettext("{error}.", error=error), param, ctx)


class NumberRange(click.FloatRange):
    """A number in a range. Click accepts "nan" in every range; this type does not."""

    name = "number"

    def __init__(self, range: Limits) -> None:
        """Take the range, such as one of `sim.api.limits`."""
        super().__init__(range.least, range.most, min_open=range.above)
        self._range = range

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Refuse anything that is not a number."""
        try:
            number = float(super().convert(value, param, ctx))
        except click.BadParameter:
            if not _is_number(value):
                raise
            self.fail(gettext("{value} is not in the range {range}.", value=value, range=self._range), param, ctx)
        if math.isnan(number):
            self.fail(gettext("{value} is not a number.", value=repr(value)), param, ctx)
        return number


def _is_number(value: Any) -> bool:
    try:
        float(value)
    except (TypeError, ValueError):
        return False
    return True


class PlayersType(click.ParamType[tuple[str, str]]):
    """Two players, `rush,control`, or one for both decks."""

    name = "P,P"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        """Split the names; they are checked when the matchup is made."""
        if isinstance(value, tuple):
            return value
        names = [name.strip() for name in str(value).split(",")]
        if len(names) == 1:
            names *= 2
        if len(names) != 2 or not all(names):
            self.fail(gettext("{value} is not two players, such as rush,control.", value=repr(value)), param, ctx)
        return names[0], names[1]

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> "list[CompletionItem[str]]":
        """Offer players."""
        return complete_players(ctx, param, incomplete)


class RatesType(click.ParamType[tuple[float, float]]):
    """Two win rates in percent, the lower one first: `50,52`."""

    name = "LOW,HIGH"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[float, float]:
        """Read the numbers."""
        if isinstance(value, tuple):
            return value
        try:
            low, high = (float(part) for part in str(value).split(","))
        except ValueError:
            self.fail(gettext("{value} is not two win rates, such as 50,52.", value=repr(value)), param, ctx)
        if not 0 < low < high < 100:
            words = gettext("{value} must be two win rates between 0 and 100, the lower one first.", value=repr(value))
            self.fail(words, param, ctx)
        return low, high


class SharesType(click.ParamType[tuple[float, ...]]):
    """Shares of a field, in percent or any other unit: `60,40`."""

    name = "S,S,..."

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[float, ...]:
        """Read the numbers; how many there must be is checked when the field is made."""
        if isinstance(value, tuple):
            return value
        try:
            return tuple(float(part.strip().removesuffix("%")) for part in str(value).split(","))
        except ValueError:
            self.fail(gettext("{value} is not a list of shares, such as 60,40.", value=repr(value)), param, ctx)


class AddressType(click.ParamType[str]):
    """The address of a scheduler: a machine and a port, `tcp://192.168.0.7:8786` or `192.168.0.7:8786`."""

    name = "ADDRESS"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Check only the form of the address."""
        if not limits.is_address(str(value)):
            self.fail(
                gettext("{value!r} is not a machine and a port, such as tcp://192.168.0.7:8786.", value=value),
                param,
                ctx,
            )
        return str(value)


class SpanType(click.ParamType[tuple[int | None, int | None]]):
    """A number or a range of numbers: `3`, `3-5`, `3-`, `-5`."""

    name = "N|N-N"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int | None, int | None]:
        """Read the numbers."""
        if isinstance(value, tuple):
            return value
        match = re.fullmatch(r"([0-9]{1,6})|([0-9]{0,6})-([0-9]{0,6})", str(value))
        if match is None or str(value) == "-":
            given = repr(shown(str(value)))
            self.fail(gettext("{value} is not a number or a range, such as 3, 3-5, 3- or -5.", value=given), param, ctx)
        if match[1]:
            return int(match[1]), int(match[1])
        least, most = (int(number) if number else None for number in match.groups()[1:])
        if least is not None and most is not None and least > most:
            self.fail(gettext("{value} is empty: write the lower number first.", value=repr(value)), param, ctx)
        return least, most


class DurationType(click.ParamType[float]):
    """A time: `90s`, `2m`, `1h`; in seconds."""

    name = "TIME"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Read the number and its unit."""
        if isinstance(value, float):
            return value
        match = re.fullmatch(r"([0-9]{1,5}(?:\.[0-9]{1,3})?)(s|m|h)", str(value), re.ASCII)
        seconds = float(match[1]) * SECONDS[match[2]] if match else 0.0
        if not 0 < seconds <= LONGEST_DURATION:
            given = repr(shown(str(value)))
            self.fail(gettext("{value} is not a time up to 24h, such as 90s, 2m or 1h.", value=given), param, ctx)
        return seconds


deck_a_argument = click.argument("deck_a", shell_complete=complete_decks)
deck_b_argument = click.argument("deck_b", shell_complete=complete_decks)


def _speak_to_programs(ctx: click.Context, param: click.Parameter, as_json: bool) -> bool:
    """Speak English until the command ends, if it prints JSON: that is the same for everybody."""
    if as_json and not ctx.resilient_parsing:
        ctx.with_resource(speaking(SPOKEN_ENGLISH))
    return as_json


json_option = click.option(
    "--json", "as_json", is_flag=True, callback=_speak_to_programs, help="Print JSON for programs."
)
measured_cards_option = click.option(
    "--card",
    "cards",
    multiple=True,
    metavar="NAME",
    shell_complete=complete_cards,
    help="A card to measure. May be repeated.  [default: all cards of the deck]",
)
players_option = click.option(
    "--players",
    type=PlayersType(),
    default=f"{defaults.SCRIPT},{defaults.SCRIPT}",
    show_default=True,
    help="Who plays the first deck and the second, such as auto,rush. `duelsim players` lists the players.",
)
no_learning_option = click.option(
    "--no-learning",
    "learning",
    is_flag=True,
    flag_value=False,
    default=True,
    help="Do not learn decks at first use: players who look ahead with a deck that has no value of its own use the"
    " universal value.",
)
_DEFAULT_PLAYER = f"{defaults.PLAYER}, or the player that {defaults.VARIABLE} names"
DEFAULT_PLAYER_IN_HELP = f"  [default: {_DEFAULT_PLAYER}]"
WITH_PILOTS_IN_HELP = f"  [default: {_DEFAULT_PLAYER}; {defaults.SCRIPT} with --pilots]"


def players_of_win_rates_option(default_in_help: str = WITH_PILOTS_IN_HELP) -> Callable[[Command], Command]:
    """The option --players of a command that measures win rates, or shows their games."""
    return click.option(
        "--players",
        type=PlayersType(),
        help="Who plays the first deck and the second, such as auto,rush. `duelsim players` lists the players."
        f"{default_in_help}",
    )


def pilots_option(games: int) -> Callable[[Command], Command]:
    """The options --pilots and --better-pilot of a command.

    The first one plays `games` games of each matchup where no number is given.
    """
    pilots = click.option(
        "--pilots",
        type=PilotGames(),
        is_flag=False,
        flag_value=str(games),
        help="Then play GAMES of the games again with a better player on either side, and on both, to say how far"
        f" better pilots move the win rate.  [default GAMES: {games}]",
    )
    better = click.option(
        "--better-pilot",
        type=BetterPilotType(),
        metavar="PLAYER",
        shell_complete=complete_pilots,
        help="The better player of --pilots: lookahead, or search, which takes ten times as long; with its deals as in"
        " search:50.  [default: lookahead]",
    )
    return lambda command: pilots(better(command))


best_of_option = click.option(
    "--best-of",
    type=click.Choice(["1", "3"]),
    default="1",
    show_default=True,
    help="Play matches of up to N games: the loser of one goes first in the next, and decks with a sideboard swap"
    ' cards by the plans of their playbooks, such as "against FN Rush: -2 Corile, +2 Terror Pit" below "sideboard".',
)


def matches_option(*, stopping: bool = True) -> Callable[[Command], Command]:
    """The option --matches of a command, which has stopping rules or not."""
    maximum, most = ("; with a stopping rule, the maximum", f"; {defaults.MOST:,} with a stopping rule")
    return click.option(
        "--matches",
        type=WholeNumber(limits.GAMES),
        help=f"With --best-of 3: how many matches, rounded up to pairs{maximum if stopping else ''}."
        f"  [default: {defaults.MATCHES}{most if stopping else ''}]",
    )


def check_pilots(pilots: int | None, better_pilot: str | None) -> None:
    """Check that --better-pilot has games to play. Raises UsageError."""
    if better_pilot is not None and pilots is None:
        raise click.UsageError(gettext("--better-pilot says who plays the games of --pilots. Add --pilots."))


def check_unit(best_of: str, games: int | None, matches: int | None, pilots: int | None) -> None:
    """Refuse options that do not fit the number of games in a match. Raises UsageError."""
    if best_of == "1" and matches is not None:
        raise click.UsageError(gettext("--matches needs --best-of 3; single games are counted by --games."))
    if best_of == "3" and games is not None:
        raise click.UsageError(gettext("With --best-of 3, say how many matches: --matches, and not --games."))
    if best_of == "3" and pilots is not None:
        raise click.UsageError(gettext("--pilots plays single games again. Leave out --best-of."))


turn_cap_option = click.option(
    "--turn-cap",
    type=WholeNumber(limits.TURN_CAP),
    default=DEFAULT_TURN_CAP,
    show_default=True,
    help="The turn after which a game is left undecided.",
)
era_option = click.option(
    "--rules",
    "era",
    metavar="ERA",
    shell_complete=complete_eras,
    default=TODAY,
    show_default=True,
    help="Play by the rules of another time, such as 2005-en. `duelsim rules options` lists the eras.",
)
rules_option = click.option(
    "--rule",
    "rules",
    multiple=True,
    metavar="NAME=CHOICE",
    shell_complete=complete_rules,
    help="Play by another ruling than the era's, such as breaking=one-by-one. May be repeated; duelsim rules"
    " options lists them.",
)


def _no_limits(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    """Say what --limits is called now. Raises UsageError."""
    if value is not None and not ctx.resilient_parsing:
        day = re.fullmatch(r"\d{4}-\d{2}-\d{2}", value)
        instead = f"--format hall-of-fame --date {value}" if day else "--format with the file of cards"
        raise click.UsageError(gettext("There is no --limits any more: write {instead}.", instead=instead), ctx)


limits_option = click.option("--limits", hidden=True, expose_value=False, callback=_no_limits)


class FormatType(click.ParamType[str]):
    """A format: a name of `decks.formats.FORMATS`, or a file."""

    name = "FORMAT"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Find the format; the option holds it to the day that --date names."""
        from decks.formats import Format, FormatError
        from decks.formats.finding import named_format

        try:
            return value if isinstance(value, Format) else named_format(value)
        except FormatError as error:
            self.fail(str(error), param, ctx)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> "list[CompletionItem[str]]":
        """Offer formats, and files."""
        return complete_formats(ctx, param, incomplete)


def _on_the_day(ctx: click.Context, param: click.Parameter, value: "Format") -> "Format":
    from decks.formats import FormatError
    from decks.formats.finding import on_day

    try:
        return on_day(value, ctx.meta.get(_DAY))
    except FormatError as error:
        raise click.BadParameter(str(error), ctx, param) from None


def _keep_day(ctx: click.Context, param: click.Parameter, value: date | None) -> None:
    ctx.meta[_DAY] = value


class DayType(click.ParamType[date]):
    """A day: `2025-07-01`."""

    name = "DAY"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Read the day."""
        from decks.formats import FormatError, as_day

        try:
            return as_day(value)
        except FormatError as error:
            self.fail(str(error), param, ctx)


_DAY = "duelsim.day"
_date_option = click.option(
    "--date",
    type=DayType(),
    is_eager=True,
    expose_value=False,
    callback=_keep_day,
    help="The day of the Hall of Fame, such as 2025-07-01.  [default: the newest that duelsim knows]",
)
_format_option = click.option(
    "--format",
    type=FormatType(),
    default="standard",
    show_default=True,
    callback=_on_the_day,
    help="standard: exactly 40 cards, at most 4 of a name. open: 11 to 60 cards. hall-of-fame, original, advance: as"
    " the Hall of Fame allows. classic-05, classic-08: formats of fans. Or a file with lines such as 1 Hell Slash."
    " `duelsim decks formats` says more.",
)


def format_option(command: Command) -> Command:
    """The options --format and --date, which give a command a `decks.formats.Format`."""
    return _format_option(_date_option(command))


CARD_FILES = "duelsim.cards"  # where a context has the files of --cards


def _use_cards(ctx: click.Context, param: click.Parameter, files: tuple[Path, ...]) -> None:
    """Use the cards of the files until the command ends. Raises CardFileError."""
    ctx.meta[CARD_FILES] = files
    if files and not ctx.resilient_parsing:
        from sim.cards.library import using_cards

        ctx.with_resource(using_cards(file.expanduser() for file in files))


cards_option = click.option(
    "--cards",
    "card_files",
    type=click.Path(path_type=Path),
    multiple=True,
    metavar="FILE",
    expose_value=False,
    callback=_use_cards,
    help="A file with cards of your own. May be repeated. The files in your card folder are always used.",
)


class ChoiceOfVariable(click.Choice[str]):
    """A choice that an environment variable makes for all commands; the error for a wrong value there says so."""

    def __init__(self, choices: Sequence[str], variable: str) -> None:
        """Take the choices, and the name of the variable."""
        super().__init__(choices)
        self._variable = variable

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Say where a wrong value comes from."""
        try:
            return str(super().convert(value, param, ctx))
        except click.BadParameter:
            source = ctx.get_parameter_source(param.name) if ctx and param and param.name else None
            known = f"write {', '.join(self.choices[:-1])} or {self.choices[-1]}."
            if source is ParameterSource.ENVIRONMENT:
                self.fail(
                    gettext(
                        "the environment variable {variable} is {value!r}: {known}",
                        variable=self._variable,
                        value=shown(value),
                        known=known,
                    ),
                    param,
                    ctx,
                )
            self.fail(gettext("{value!r} is no such choice: {known}", value=shown(value), known=known), param, ctx)


def _speak(ctx: click.Context, param: click.Parameter, choice: str) -> None:
    """Speak this language until the command ends."""
    if choice != SPOKEN_ENGLISH and not ctx.resilient_parsing:
        ctx.with_resource(speaking(choice))


language_option = click.option(
    "--language",
    "spoken",
    type=ChoiceOfVariable(tuple(LANGUAGES), LANGUAGE_VARIABLE),
    envvar=LANGUAGE_VARIABLE,
    default=SPOKEN_ENGLISH,
    expose_value=False,
    is_eager=True,  # cards are called by the names of the language
    callback=_speak,
    help=f"Answer in English or in Japanese (日本語). The environment variable {LANGUAGE_VARIABLE} says it for all"
    f" commands.  [default: {SPOKEN_ENGLISH}]",
)


def _call_cards(ctx: click.Context, param: click.Parameter, given: str | None) -> None:
    """Call cards by these names until the command ends."""
    choice = given or language()
    if choice != ENGLISH and not ctx.resilient_parsing:
        from sim.cards.library.shown_names import using_names

        ctx.with_resource(using_names(choice))


names_option = click.option(
    "--names",
    "names_shown",
    type=ChoiceOfVariable(NAMES_SHOWN, NAMES_VARIABLE),
    envvar=NAMES_VARIABLE,
    expose_value=False,
    callback=_call_cards,
    help=f"Call cards by their English names, their Japanese names, or both: Corile (コーライル). The environment"
    f" variable {NAMES_VARIABLE} says it for all commands.  [default: those of the language]",
)


def game_options(command: Command) -> Command:
    """Give a command the options that decide its games: turn cap, rules, format and cards; and how cards are called."""
    for option in (names_option, cards_option, format_option, rules_option, era_option, turn_cap_option):
        command = option(command)
    return command


def for_programs(as_json: bool) -> None:
    """Speak English until the command ends, if it prints JSON: that is the same for everybody."""
    if as_json:
        click.get_current_context().with_resource(in_english())


GAMES = WholeNumber(limits.GAMES)
SEED = WholeNumber(limits.SEED)
field_option = click.option(
    "--field",
    "field",
    multiple=True,
    metavar="DECK...",
    shell_complete=complete_decks,
    help="The opponents: decks, folders of decks, and eras, such as era:2006 or era:2012-2014, which are the shipped"
    " decks of these years; all words up to the next option. May be repeated.  [default: the eight decks of the"
    " default field]",
)
shares_option = click.option(
    "--shares",
    type=SharesType(),
    metavar="S,S,...",
    help="How common each opponent is, such as 60,40.  [default: all equal]",
)
seed_option = click.option(
    "--seed", type=SEED, help="Play the games of this seed.  [default: a random one, printed at the end]"
)
jobs_option = click.option(
    "--jobs", type=WholeNumber(limits.THREADS), help="Threads to play with.  [default: one per core]"
)


NAMES_OF_OPPONENTS = ("--field", "--against")  # each command documents one of them, and takes the other


def _by_its_name(word: str, option: str) -> str:
    """A word of a command, with the option for opponents under the name that the command documents.

    >>> _by_its_name("--field=fn-rush", "--against"), _by_its_name("--fields", "--against")
    ('--against=fn-rush', '--fields')
    """
    name, equals, value = word.partition("=")
    return f"{option}{equals}{value}" if name in NAMES_OF_OPPONENTS else word


class OpponentCommand(CommandWithHelp):
    """A command with an opponent, --against, which may also be called --field."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the words of the command."""
        return super().parse_args(ctx, [_by_its_name(word, "--against") for word in args])


def field_command(option: str) -> type[click.Command]:
    """A command whose option for the field takes all words up to the next option, the easiest way to write a field."""

    class FieldCommand(CommandWithHelp):
        """The command; its parser writes the option before each of its words, as Click needs it."""

        def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
            words: list[str] = []
            in_field = False
            args = [_by_its_name(word, option) for word in args]
            for word, following in zip(args, [*args[1:], "--"], strict=False):
                if word == option and _is_option(following) and not ctx.resilient_parsing:
                    raise click.UsageError(gettext("The option {option} needs at least one deck.", option=option), ctx)
                if _is_option(word):
                    in_field = word.partition("=")[0] == option
                elif in_field:
                    words.append(option)
                if word != option:
                    words.append(word)
            ctx.meta[option] = in_field
            return super().parse_args(ctx, words)

        def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
            """Offer more decks of a field that has begun."""
            if ctx.meta.get(option) and not _is_option(incomplete):
                return complete_decks(ctx, self, incomplete)
            return super().shell_complete(ctx, incomplete)

    return FieldCommand


def _is_option(word: str) -> bool:
    return word.startswith("-") and word != "-"  # which is standard input


def examples(*lines: str) -> str:
    """The examples below the help of a command."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


EXIT_CODES = (
    "\b\nExit codes: 0 success; 1 something failed; 2 the command or a deck is wrong;\n"
    "3 finished, but too many games ended in an error; 130 interrupted (Ctrl-C)."
)
