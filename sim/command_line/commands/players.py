"""`duelsim players`: the players, their parameters, playbooks and values: how each of them plays, as lines."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from decks.checking import DeckError
from decks.formats import DeckFormat
from decks.reading import outside, read_deck
from decks.sources import VALUE_ENDING
from decks.visible_text import visible
from sim.command_line.completion import complete_decks, complete_files, complete_players
from sim.command_line.errors import USAGE_ERROR
from sim.command_line.group import commands
from sim.command_line.named_decks import read_decks
from sim.command_line.options import cards_option, era_option, examples, format_option, json_option, rules_option
from sim.command_line.output import print_error, print_json, print_lines, print_text
from sim.compiler.interpreted import play_interpreted
from sim.games.matchups.rule_options import RuleOptions
from strategies.thinkers import LOOKAHEAD
from strategies.values.reading import UnusableValue, read_value

if TYPE_CHECKING:
    from decks.reading import Deck
    from strategies.playbooks.finding import FoundPlayer
    from strategies.playbooks.lines import Playbook
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
    thinking = [f"{one.name}: {one.help}" for one in THINKERS.values()]
    print_lines([*scripts, *thinking, "", *(f"{name}: {about(text)}" for name, text in books.items())])


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
    defaults = ((f"  {name}={default}", player.meanings[name]) for name, default in player.parameters.items())
    return [f"{player.name}: {player.help}", *(f"{label:<24}{meaning}" for label, meaning in defaults)]


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
@json_option
def players_show(name: str, as_json: bool) -> None:
    """Show how a player plays, as the lines of a playbook.

    What a script decides where no line does follows #. docs/playbooks.md explains the lines.
    """
    play_interpreted()
    from strategies.playbooks.finding import find_player
    from strategies.playbooks.scripts import script_text
    from strategies.registry import chosen_player

    found = find_player(name)
    text = found.playbook or script_text(chosen_player(found.words))
    if as_json:
        print_json({"name": found.words, **(_book_json(_read(found)) if found.playbook else {}), "text": text})
    else:
        print_text(text.rstrip("\n"))


def _read(found: "FoundPlayer") -> "Playbook":
    """The playbook of a player who has one. Raises PlaybookError."""
    from sim.cards.library import cards_in_use
    from strategies.playbooks.reading import read_playbook

    return read_playbook(found.playbook, cards_in_use().deck_names.known, found.words)


def _book_json(book: "Playbook") -> dict[str, Any]:
    from strategies.playbooks.lines import SECTION_NAMES, SIDEBOARD
    from strategies.playbooks.writing import line_texts

    lines = {name: line_texts(book, section) for name, section in SECTION_NAMES.items()}
    return {"base": book.base, "lines": lines | {SIDEBOARD: [plan.text for plan in book.plans]}}


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
@json_option
def players_check(files: tuple[str, ...], as_json: bool) -> None:
    """Check playbooks and values, and report every problem with its line.

    A file that ends in .value.txt is a value: the weights that the deck's player uses to judge positions when it looks
    ahead. A card that the deck next to a playbook does not have is a remark, not a problem: it may be the opponent's. A
    plan that the deck and its sideboard cannot carry out is a problem. The exit code is 2 if a file cannot be used.
    """
    play_interpreted()
    from strategies.playbooks.reading import PlaybookError
    from strategies.registry import UnknownPlayer

    results: list[dict[str, Any]] = []
    for file in files:
        try:
            found = _checked_value(file) if file.endswith(VALUE_ENDING) else _checked_playbook(file)
            results.append({"file": file, "valid": True, **found})
        except (PlaybookError, UnusableValue) as error:
            problems = [{"line": problem.line, "message": problem.message} for problem in error.problems]
            results.append({"file": file, "valid": False, "problems": problems, "said": str(error)})
        except UnknownPlayer as error:
            problem = {"line": None, "message": str(error)}
            results.append({"file": file, "valid": False, "problems": [problem], "said": str(error)})
    if as_json:
        print_json([{key: value for key, value in result.items() if key != "said"} for result in results])
    for result in results if not as_json else ():
        if result["valid"] and "features" in result:
            number = result["cards"]
            cards = f" and {number} card{'' if number == 1 else 's'}" if number else ""
            print_text(f"{result['file']}: a valid value, with weights for {result['features']} features{cards}.")
        elif result["valid"]:
            count = sum(map(len, result["lines"].values()))
            print_text(f"{result['file']}: a valid playbook of {count} line{'' if count == 1 else 's'}.")
            for card in result["not_in_deck"]:
                print_error(f"{result['file']}: {card} is not in the deck next to it.")
        else:
            print_error(result["said"])
    if not all(result["valid"] for result in results):
        raise click.exceptions.Exit(USAGE_ERROR)


@players_commands.command(
    "value", epilog=examples("duelsim players value my-deck.txt", "duelsim players value fn-rush --json")
)
@click.argument("deck", shell_complete=complete_decks)
@era_option
@rules_option
@format_option
@cards_option
@json_option
def players_value(deck: str, era: str, rules: tuple[str, ...], format: DeckFormat, as_json: bool) -> None:
    """Show which value a lookahead uses for DECK, and where that comes from.

    It is the file next to the deck, my-deck.value.txt, or what was learned when such a player first played the deck.
    Before that, the universal value is named. With --json it has the text, too.
    """
    play_interpreted()
    (found,) = read_decks([deck], format)

    from reports.values_shown import value_in_words, values_json
    from sim.api.learning import value_key
    from sim.games.matchups.matchup import side_of
    from sim.training.cached_values import cached_text, file_of
    from strategies.values.finding import value_beside

    side, file = side_of(found, LOOKAHEAD), value_beside(found.path)
    key = value_key(side, RuleOptions.of(rules, era))
    if file is None and (text := cached_text(key)):
        side, file = replace(side, value=text), file_of(key)
    if as_json:
        (value,) = values_json([(side.name, side)])
        print_json({**value, "file": None if file is None else str(file), "text": side.value})
        return
    where = (
        "Nothing has been learned of the deck yet: the first player who looks ahead with it learns it."
        if file is None
        else f"The value is in {file}."
    )
    lines = (f"{side.player} with {side.name} judges by {value_in_words(side.value)}.", where)
    print_lines([visible(line) for line in lines])


def _checked_playbook(file: str) -> dict[str, Any]:
    """What the list says of a playbook. Raises UnknownPlayer and PlaybookError."""
    from sim.games.matchups.sideboarding import plan_problems
    from strategies.playbooks.finding import find_playbook
    from strategies.playbooks.reading import PlaybookError

    found = find_playbook(file)
    book = _read(found)
    deck = _deck_beside(Path(file))
    missing = [] if deck is None else list(_missing_in_deck(deck, book))
    if deck is not None and (wrong := [one for plan in book.plans for one in plan_problems(deck, plan)]):
        raise PlaybookError(found.words, wrong)
    return {**_book_json(book), "not_in_deck": missing}


def _checked_value(file: str) -> dict[str, Any]:
    """What the list says of a value. Raises UnknownPlayer and UnusableValue."""
    from sim.cards.library import cards_in_use
    from strategies.values.finding import value_text
    from strategies.values.rows import value_words

    value = read_value(value_text(Path(file)), value_words(cards_in_use().deck_names.known), Path(file).name)
    cards = len({card for card, _ in value.cards})
    return {"about": dict(value.about), "features": len(value.features), "cards": cards}


def _deck_beside(file: Path) -> "Deck | None":
    """The deck next to the file of a playbook, or None if it cannot be used."""
    from sim.cards.library import cards_in_use

    deck_file = file.with_suffix(".txt")
    if not deck_file.is_file():
        return None
    try:
        return read_deck(deck_file, cards_in_use().deck_names, "open")
    except DeckError:
        return None


def _missing_in_deck(deck: "Deck", book: "Playbook") -> Iterable[str]:
    """The cards that lines about the own hand name, and that the deck does not have."""
    from strategies.playbooks.lines import SECTION_NAMES

    there = {name for name, _ in deck.cards} | set(outside(deck).names)
    own = [book.lines[SECTION_NAMES[name]] for name in ("charge", "use", "attack", "block")]
    named = [item.cards.name_in_full for lines in own for line in lines for item in line.items if item.cards]
    return (name for name in dict.fromkeys(named) if name and name not in there)
