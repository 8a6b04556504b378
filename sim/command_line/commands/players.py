"""`duelsim players`: the players, their parameters, playbooks and values: how each of them plays, as lines."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

from decks.formats import DeckFormat
from decks.shown_names import called
from decks.visible_text import visible
from sim.command_line.completion import complete_decks, complete_files, complete_players
from sim.command_line.errors import USAGE_ERROR
from sim.command_line.group import commands
from sim.command_line.named_decks import read_decks
from sim.command_line.options import (
    cards_option,
    era_option,
    examples,
    format_option,
    json_option,
    language_option,
    rules_option,
)
from sim.command_line.output import print_error, print_json, print_lines, print_text
from sim.compiler.interpreted import play_interpreted
from sim.games.matchups.rule_options import RuleOptions
from sim.language import gettext, ngettext

if TYPE_CHECKING:
    from sim.games.matchups.checked_players import CheckedPlaybook, CheckedValue, UnusableFile
    from strategies.registry import Player


@commands.group("players", invoke_without_command=True)
@click.pass_context
def players_commands(context: click.Context) -> None:
    """The players: scripts and playbooks, and who follows them. Without a command, list them.

    Wherever a command, an experiment file or Python takes a player, it takes auto (the deck's playbook, or the general
    one), general, a playbook such as my-deck.play, or a script whose parameters may follow its name after colons: rush,
    or rush:hand_kept=1:mana_most=8. Before any of these, lookahead:8/ and search:20/ make players who try each answer
    on that many deals: lookahead:8/my-deck.play, or lookahead alone for lookahead:8/auto.
    """
    if context.invoked_subcommand is None:
        context.invoke(players_list)


@players_commands.command("list", epilog=examples("duelsim players list", "duelsim players list --json"))
@language_option
@json_option
def players_list(as_json: bool = False) -> None:
    """List the players: scripts with their parameters, search, lookahead, and the playbooks that ship with duelsim."""
    play_interpreted()
    from strategies.playbooks.finding import ENDING, shipped_playbooks, shipped_text
    from strategies.playbooks.reading import GENERAL
    from strategies.player_files import about
    from strategies.registry import PLAYERS, THINKERS

    books = {name if name == GENERAL else name + ENDING: shipped_text(name) for name in shipped_playbooks()}
    if as_json:
        playbooks = [{"name": name, "help": about(text), "parameters": []} for name, text in books.items()]
        thinkers = [{"name": one.name, "help": one.help, "parameters": []} for one in THINKERS.values()]
        print_json([*map(_script_json, PLAYERS.values()), *thinkers, *playbooks])
        return
    scripts = (line for player in PLAYERS.values() for line in (*_script_lines(player), ""))
    thinking = [gettext("{what}: {said}", what=one.name, said=gettext(one.help)) for one in THINKERS.values()]
    print_lines(
        [
            *scripts,
            *thinking,
            "",
            *(gettext("{what}: {said}", what=name, said=about(text)) for name, text in books.items()),
        ]
    )


def _script_json(player: "Player") -> dict[str, Any]:
    return {
        "name": player.name,
        "help": player.help,
        "parameters": [
            {"name": name, "default": default, "meaning": player.meanings[name]}
            for name, default in player.parameters.items()
        ],
    }


def _script_lines(player: "Player") -> list[str]:
    """The player's name and what it does, then its parameters with their defaults."""
    defaults = ((f"  {name}={default}", gettext(player.meanings[name])) for name, default in player.parameters.items())
    return [
        gettext("{what}: {said}", what=player.name, said=gettext(player.help)),
        *(f"{label:<24}{meaning}" for label, meaning in defaults),
    ]


@players_commands.command(
    "show",
    epilog=examples(
        "duelsim players show general",
        "duelsim players show murky-riptide.play",
        "duelsim players show rush:hand_kept=1",
    ),
)
@click.argument("name", shell_complete=complete_players)
@cards_option
@language_option
@json_option
def players_show(name: str, as_json: bool) -> None:
    """Show how a player plays, as the lines of a playbook.

    What a script decides where no line does follows #. docs/playbooks.md explains the lines.
    """
    play_interpreted()
    from sim.cards.library import cards_in_use
    from strategies.playbooks.finding import find_player
    from strategies.playbooks.reading import read_playbook
    from strategies.playbooks.scripts import script_text
    from strategies.playbooks.writing import lines_by_section
    from strategies.registry import chosen_player

    found = find_player(name)
    text = found.playbook or script_text(chosen_player(found.words))
    if as_json:
        lines: dict[str, Any] = {}
        if found.playbook:
            book = read_playbook(text, cards_in_use().deck_names.known, found.words)
            lines = {"base": book.base, "lines": lines_by_section(book)}
        print_json({"name": found.words, **lines, "text": text})
    else:
        print_text(text.rstrip("\n"))


@players_commands.command(
    "check",
    epilog=examples(
        "duelsim players check my-deck.play",
        "duelsim players check my-deck.value.txt",
        "duelsim players check decks/*.play --json",
    ),
)
@click.argument("files", metavar="FILE...", nargs=-1, required=True, shell_complete=complete_files)
@cards_option
@language_option
@json_option
def players_check(files: tuple[str, ...], as_json: bool) -> None:
    """Check playbooks and values, and report every problem with its line.

    A file that ends in .value.txt is a value: the weights that the deck's player uses to judge positions when it looks
    ahead. A card that the deck next to a playbook does not have is a remark, not a problem: it may be the opponent's. A
    plan that the deck and its sideboard cannot carry out is a problem. The exit code is 2 if a file cannot be used.
    """
    play_interpreted()
    from sim.games.matchups.checked_players import UnusableFile, check_player_file

    checked = list(map(check_player_file, files))
    if as_json:
        print_json([one.to_json() for one in checked])
    else:
        _print_checked(checked)
    if any(isinstance(one, UnusableFile) for one in checked):
        raise click.exceptions.Exit(USAGE_ERROR)


def _print_checked(checked: "Iterable[CheckedPlaybook | CheckedValue | UnusableFile]") -> None:
    """Print what each file is, or what is wrong with it."""
    from sim.games.matchups.checked_players import CheckedPlaybook, CheckedValue

    for one in checked:
        if isinstance(one, CheckedValue):
            print_text(_value_in_words(one))
        elif isinstance(one, CheckedPlaybook):
            print_text(
                ngettext(
                    "{file}: a valid playbook of {count} line.",
                    "{file}: a valid playbook of {count} lines.",
                    one.lines,
                    file=one.file,
                )
            )
            for card in one.not_in_deck:
                print_error(gettext("{file}: {card} is not in the deck next to it.", file=one.file, card=called(card)))
        else:
            print_error(one.words)


def _value_in_words(value: "CheckedValue") -> str:
    """What a value has weights for."""
    if not value.cards:
        return gettext(
            "{file}: a valid value, with weights for {features} features.", file=value.file, features=value.features
        )
    return ngettext(
        "{file}: a valid value, with weights for {features} features and {count} card.",
        "{file}: a valid value, with weights for {features} features and {count} cards.",
        value.cards,
        file=value.file,
        features=value.features,
    )


@players_commands.command(
    "value", epilog=examples("duelsim players value my-deck.txt", "duelsim players value fn-rush --json")
)
@click.argument("deck", shell_complete=complete_decks)
@era_option
@rules_option
@format_option
@cards_option
@language_option
@json_option
def players_value(deck: str, era: str, rules: tuple[str, ...], format: DeckFormat, as_json: bool) -> None:
    """Show which value a lookahead uses for DECK, and where that comes from.

    It is the file next to the deck, my-deck.value.txt, or what was learned when such a player first played the deck.
    Before that, the universal value is named. With --json it has the text, too.
    """
    play_interpreted()
    (found,) = read_decks([deck], format)

    from reports.values_shown import value_in_words, values_json
    from sim.api.learning import value_in_use

    side, file = value_in_use(found, RuleOptions.of(rules, era))
    if as_json:
        (value,) = values_json([(side.name, side)])
        print_json({**value, "file": None if file is None else str(file), "text": side.value})
        return
    where = (
        gettext("Nothing has been learned of the deck yet: the first player who looks ahead with it learns it.")
        if file is None
        else gettext("The value is in {file}.", file=file)
    )
    value_used = value_in_words(side.value)
    judges = gettext("{player} with {deck} judges by {value}.", player=side.player, deck=side.called, value=value_used)
    lines = (judges, where)
    print_lines([visible(line) for line in lines])
