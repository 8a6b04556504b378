"""`duelsim play`: a game of a person against a player, in the terminal."""

import shlex
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from decks.formats import DeckFormat
from decks.sources import STDIN
from sim.api import defaults, limits
from sim.command_line.completion import complete_decks
from sim.command_line.group import commands
from sim.command_line.named_decks import read_decks
from sim.command_line.options import (
    DEFAULT_PLAYER_IN_HELP,
    PlayersType,
    WholeNumber,
    examples,
    game_options,
    language_option,
    no_learning_option,
    seed_option,
)
from sim.command_line.output import Meter, print_text
from sim.compiler.interpreted import play_interpreted
from sim.games.matchups.rule_options import RuleOptions
from sim.language import gettext, translatable

if TYPE_CHECKING:
    from sim.api.persons_game import PersonsMatchup
    from sim.games.sessions.person import PersonsGame


class AnswersType(click.ParamType[tuple[int, ...]]):
    """The numbers of the options chosen, in order: `2,1,4`."""

    name = "N,N,..."

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        """Read the numbers; whether they are options shows when the game is played."""
        if isinstance(value, tuple):
            return value
        words = str(value).split(",")
        if not all(word.isascii() and word.isdecimal() and len(word) <= 3 for word in words):
            self.fail(gettext("{value!r} is not a list of numbers of options, such as 2,1,4.", value=value), param, ctx)
        return tuple(map(int, words))


@commands.command(
    "play",
    short_help="Play a game against a player.",
    epilog=examples(
        "duelsim play liquid-beast fn-rush",
        "duelsim play my-deck.txt murky-riptide --first opponent --players auto,control",
        "duelsim play liquid-beast fn-rush --seed 7 --answers 2,1,4",
    ),
)
@click.argument("deck", metavar="YOUR_DECK", shell_complete=complete_decks)
@click.argument("opponent", metavar="OPPONENTS_DECK", shell_complete=complete_decks)
@click.option("--first", type=click.Choice(("me", "opponent")), default="me", show_default=True, help="Who goes first.")
@click.option(
    "--players",
    type=PlayersType(),
    help="The player that hints follow, and your opponent. Hints look ahead; with search/auto they search."
    f" `duelsim players` lists the players.{DEFAULT_PLAYER_IN_HELP}",
)
@click.option(
    "--hint-deals",
    type=WholeNumber(limits.DEALS),
    help=f"How many deals a hint tries.  [default: {defaults.HINT_DEALS}, or as many as the player that hints follow]",
)
@click.option("--choose-mana", is_flag=True, help="Ask which mana to tap.  [default: it is tapped for you]")
@click.option("--answers", type=AnswersType(), default=(), help="Give these answers first, to continue a game.")
@no_learning_option
@seed_option
@game_options
@language_option
def play_command(
    deck: str,
    opponent: str,
    first: str,
    players: tuple[str, str] | None,
    hint_deals: int | None,
    choose_mana: bool,
    answers: tuple[int, ...],
    learning: bool,
    seed: int | None,
    turn_cap: int,
    era: str,
    rules: tuple[str, ...],
    format: DeckFormat,
) -> None:
    """Play a game against a player, with YOUR_DECK against OPPONENTS_DECK.

    Each question comes with the board and numbered options: type the number of one, or help. You see what a player may
    see, and so does a hint. The end of the input and Ctrl-C leave the game, and say how to continue.
    """
    if STDIN in (deck, opponent):
        raise click.UsageError(gettext("A deck cannot be read from standard input here: your answers are."))
    play_interpreted()  # before your first question, loading the compiled engine would take longer
    context = click.get_current_context()
    ready = ready_game(context)
    game = game_of(context, ready, seed)
    _give(game, answers)

    from sim.command_line.table import Table

    code = Table(game, ready.matchup, hint_deals or ready.hint_deals).play()
    print_text(gettext("To continue: {command}", command=_command(context, game, learning=ready.is_learned)))
    context.exit(code)


def ready_game(context: click.Context) -> "PersonsMatchup":
    """The matchup of the command of this context. Raises what `persons_matchup` raises, and DeckError."""
    from sim.api.persons_game import persons_matchup

    params = context.params
    players = defaults.two_players(params["players"])
    own, other = read_decks((params["deck"], params["opponent"]), params["format"])
    return persons_matchup(
        own, other, players, RuleOptions.of(params["rules"], params["era"]), learning=params["learning"]
    )


def game_of(
    context: click.Context,
    ready: "PersonsMatchup",
    seed: int | None,
    choices: Sequence[int] = (),
    noted: Callable[[Sequence[int]], None] = lambda choices: None,
) -> "PersonsGame":
    """The game of the command of this context, at the person's first question after these choices."""
    from sim.games.sessions.person import PersonsGame

    params = context.params

    return PersonsGame(
        ready.matchup,
        seed,
        goes_first=params["first"] == "me",
        pays=params["choose_mana"],
        turn_cap=params["turn_cap"],
        choices=choices,
        noted=noted,
    )


def _give(game: "PersonsGame", answers: tuple[int, ...]) -> None:
    """Give the answers of an earlier game. Raises UsageError for one that is not an option."""
    with Meter(gettext("Continuing"), len(answers), translatable("answers")) as meter:
        for at, number in enumerate(answers, 1):
            count = len(game.question.options) if game.question else 0
            if not count:
                raise click.UsageError(gettext("--answers: the game is over before answer {at}.", at=at))
            if not 1 <= number <= count:
                raise click.UsageError(
                    gettext(
                        "--answers: answer {at} is {number}, and the options are 1 to {count}.",
                        at=at,
                        number=number,
                        count=count,
                    )
                )
            game.answer(number - 1)
            meter.update(at)


def _command(context: click.Context, game: "PersonsGame", *, learning: bool) -> str:
    """The command that continues this game; without `learning`, the opponent uses the universal value.

    Printed for a player whose deck is not learned yet; it would answer differently afterwards.
    """
    words = ["duelsim", "play"]
    given: dict[str, list[str]] = {}
    for parameter in context.command.params:
        value = context.params.get(str(parameter.name))
        if isinstance(parameter, click.Argument):
            words.append(str(value))
        elif (
            parameter.name not in ("seed", "answers")
            and parameter.expose_value  # language and names are those of who looks
            and context.get_parameter_source(str(parameter.name)) is not ParameterSource.DEFAULT
        ):
            given[parameter.opts[0]] = _values(parameter, value)
    if not learning:
        given["--no-learning"] = [""]
    given["--seed"] = [str(game.seed)]
    given["--answers"] = [",".join(str(answer + 1) for answer in game.answers)] if game.answers else []
    for option, values in given.items():
        for each in values:
            words += [option, each] if each else [option]
    return shlex.join(words)


def _values(parameter: click.Parameter, value: Any) -> list[str]:
    """The values of an option as words; one empty word for a flag."""
    if isinstance(parameter, click.Option) and parameter.is_flag:
        return [""]
    if parameter.multiple:
        return [str(each) for each in value or ()]
    return [",".join(map(str, value)) if isinstance(value, tuple) else str(value)]
