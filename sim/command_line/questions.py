"""The questions of `duelsim serve`, made of the commands: a field of a form for each parameter that a command declares.

What completion offers in a shell is what the page offers to choose from. Labels and the order of fields are here; all
else is what the command says of itself.
"""

import re
from collections.abc import Sequence
from typing import Final

import click

from sim.api import defaults
from sim.command_line.completion import (
    complete_cards,
    complete_decks,
    complete_eras,
    complete_files,
    complete_pilots,
    complete_players,
    complete_rules,
)
from sim.command_line.errors import explain
from sim.command_line.group import commands
from sim.command_line.options import DayType, FormatType, PlayersType, WholeNumber
from sim.language import ends_a_sentence, gettext, translatable
from sim.web.questions import Field, Problem, Question

# What each command is called on a button, in the order of the list of questions.
TITLES: Final = {
    "gauntlet": "Test against the field",
    "match": "Play one opponent",
    "play": "Play against a bot",
    "slots": "Which card is weakest?",
    "compare": "Try a swap",
    "improve": "Improve it",
    "odds": "Odds",
    "goldfish": "How fast?",
    "coach": "Coach",
    "lift": "Best opening hand",
    "tune": "Improve its playbook",
    "matrix": "All against all",
    "meta": "What should I bring?",
}
# What no form asks: the page decides where things are kept, the language, how cards are called, and who plays.
DECIDED: Final = frozenset(
    (
        *("answers", "as_json", "backend", "card_files", "help", "jobs", "limits", "max_error_rate", "names_shown"),
        *("out", "output", "overwrite", "page", "scheduler", "spoken"),
    )
)
# What matters most, in this order; all other fields are below "More".
FIRST: Final = (
    *("deck", "deck_a", "base", "decks", "results", "deck_b", "opponent", "first", "variants", "field", "against"),
    *("games", "seconds", "changed", "wants", "top", "players", "player"),
)
LABELS: Final = {
    "against": "Opponent",
    "base": "Your deck",
    "best_of": "Best of",
    "better_pilot": "Better player",
    "by": "Who judges",
    "cards": "Cards to measure",
    "changed": "Cards to swap at most",
    "choose_mana": "Choose which mana is tapped",
    "collection": "Cards you own",
    "date": "Hall of Fame on",
    "deck": "Your deck",
    "deck_a": "Your deck",
    "deck_b": "Opponent",
    "decks": "Decks",
    "era": "Rules of",
    "field": "Opponents",
    "format": "Format",
    "first": "Who goes first",
    "fresh": "Deals to judge on",
    "games": "Games",
    "hint_deals": "Deals that a hint tries",
    "kept": "Cards to keep",
    "known_only": "Leave out decks that cannot be read",
    "learning": "Do not learn decks",
    "matches": "Matches",
    "opponent": "Opponent",
    "pilots": "Games with better players",
    "player": "Player",
    "players": "Players",
    "pools": "Cards to choose from",
    "precision": "Precision, in points",
    "results": "Tournament results",
    "rollouts": "Deals to try on",
    "rules": "Other rulings",
    "seconds": "Time",
    "seed": "Seed",
    "seen": "Cards seen",
    "seen_cards": "Number of cards seen",
    "shares": "Shares of the field",
    "shields": "Shields left",
    "sprt": "Stop when decided between",
    "target_ci": "Stop at a precision of",
    "top": "Places that count as the top",
    "tune": "Improve the playbook, too",
    "turn_cap": "Turn limit",
    "variants": "Other versions",
    "wants": "Cards to draw",
}
# What each of two players does.
SEATS: Final = {"play": ("Whom hints follow", "Who plays against you")}
USUAL_SEATS: Final = ("Who plays your deck", "Who plays the others")
OTHER_LABELS: Final = {("tune", "base"): "Begin with", ("meta", "field"): "Whose decks"}
# What an argument is, which commands explain in their examples.
HINTS: Final = {
    ("meta", "results"): "A spreadsheet as text: a line for each deck with its name and its place. Names are those of"
    " decks that ship, or of files of yours, such as my-deck.txt."
}
EXAMPLES: Final = {("meta", "results"): translatable("deck,placing\nfn-rush,1\nliquid-beast,2")}
# What is filled in for a parameter, by what completion offers for it.
_SORTS: Final[dict[object, str]] = {
    complete_decks: "deck",
    complete_cards: "lines",
    complete_rules: "lines",
    complete_files: "text",
    complete_eras: "choice",
    complete_pilots: "choice",
    complete_players: "player",
}
_SORTS_OF_TYPES: Final = {
    WholeNumber: "number",
    DayType: "day",
    PlayersType: "players",
    FormatType: "choice",
    click.Choice: "choice",
}
_DEFAULT = re.compile(r" *\[default(?: GAMES)?: (.*?)\]")
_OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
_THINGS: Final = {
    "each DECK": "a deck",
    "DECK itself": "your deck itself",
    "a VARIANT of the list BASE": "another version of your deck",
    "DECK_A": "your deck",
    "DECK_B": "an opponent",
    "YOUR_DECK": "your deck",
    "OPPONENTS_DECK": "another deck",
    "tournament RESULTS": "a tournament",
    "RESULTS": "the results",
    "GAMES": "some",
    **dict.fromkeys(("DECK", "BASE", "deck A"), "your deck"),
    "all DECKS": "several decks",
}
_PLACEHOLDER = re.compile("|".join(rf"\b{words}\b" for words in _THINGS))
# Sentences about the command line alone.
_OF_COMMANDS = re.compile(r"\bduelsim [a-z]|May be repeated|next option|printed at the end")


def questions() -> tuple[Question, ...]:
    """All questions, in the order in which a page lists them."""
    return tuple(question_of(name) for name in TITLES)


def question_of(name: str) -> Question:
    """The question that a command answers."""
    command = _command(name)
    shown = [param for param in command.params if param.name not in DECIDED]
    labels = {option: _label(name, param.name or "") for param in shown for option in param.opts}
    order = {word: at for at, word in enumerate(FIRST)}
    fields = [_field(name, param, labels) for param in shown]
    fields.sort(key=lambda field: order.get(field.name, len(order)))
    about = next(field.name for field in fields if not field.option)
    return Question(
        name=name,
        title=TITLES[name],
        hint=_in_words((command.help or "").partition("\n\n")[0].replace("\n", " "), labels),
        fields=tuple(fields),
        is_game=all("--out" not in param.opts for param in command.params),
        about=about,
        check=lambda words: problems_of(name, words),
    )


def problems_of(name: str, words: Sequence[str]) -> list[Problem]:
    """What is wrong with the words of a command, which begin with its name: by the field, "" for all of it."""
    try:
        with _command(name).make_context(name, list(words[1:])):
            return []
    except click.UsageError as error:
        param = getattr(error, "param", None)
        return [(param.name if param and param.name not in DECIDED else "", _sentence(error))]
    except Exception as error:
        explained = explain(error)
        if explained is None:
            raise
        return [("", explained[0])]


def _sentence(error: click.UsageError) -> str:
    words = error.message or error.format_message()
    return words if ends_a_sentence(words) else gettext("{said}.", said=words)


def _command(name: str) -> click.Command:
    found = commands.get_command(click.Context(commands), name)
    assert found is not None
    return found


def _label(command: str, name: str) -> str:
    return OTHER_LABELS.get((command, name)) or LABELS[name]


def _field(command: str, param: click.Parameter, labels: dict[str, str]) -> Field:
    name = param.name or ""
    is_option = isinstance(param, click.Option)
    help = (param.help or "") if isinstance(param, click.Option) else HINTS.get((command, name), "")
    sort = _sort_of(param)
    default = _default_of(param, help)
    label, hint = _label(command, name), _hint(_in_words(_DEFAULT.sub("", help), labels))
    return Field(
        name=name,
        label=label,
        hint="" if hint == f"{label}." else hint,
        sort=sort,
        option=param.opts[0] if is_option else "",
        default=_in_words(default, labels),
        choices=_choices_of(param, sort),
        seats=SEATS.get(command, USUAL_SEATS) if sort == "players" else ("", ""),
        many=param.nargs == -1 or bool(getattr(param, "multiple", False)),
        needed=param.required or (command, name) == ("compare", "field"),
        first=name in FIRST,
        example=EXAMPLES.get((command, name), ""),
    )


def _sort_of(param: click.Parameter) -> str:
    """What is filled in for a parameter."""
    offers = param._custom_shell_complete  # the only place where Click keeps it
    if offers is not None and offers in _SORTS:
        return _SORTS[offers]
    if isinstance(param, click.Option) and param.is_flag:
        return "flag"
    found = next((sort for type, sort in _SORTS_OF_TYPES.items() if isinstance(param.type, type)), "")
    return found or ("lines" if isinstance(param, click.Option) and param.multiple else "words")


def _choices_of(param: click.Parameter, sort: str) -> tuple[str, ...]:
    """What there is to choose from: what completion offers for nothing written yet, without files."""
    if sort not in ("choice", "player", "players"):
        return ()
    if isinstance(param.type, click.Choice):
        return tuple(map(str, param.type.choices))
    offered = param.shell_complete(click.Context(click.Command("")), "")
    found = (item.value for item in offered if item.type == "plain")
    # What a shell goes on with after its beginning, "lookahead:8/", is a player without that, too.
    return tuple(one.partition(":")[0] if one.endswith("/") else one for one in found)


def _default_of(param: click.Parameter, help: str) -> str:
    """What the command takes where the option is left out."""
    said = _DEFAULT.search(help)
    if said is not None:
        any_player = f"{defaults.PLAYER}, or the player that {defaults.VARIABLE} names"
        return said[1].replace(any_player, defaults.default_player()).removesuffix(", printed at the end")
    if isinstance(param, click.Option) and (param.show_default or isinstance(param.type, click.Choice)):
        return "" if param.default is None else str(param.default)
    return ""


def _hint(help: str) -> str:
    """What an option does, without the sentences that are about the command line.

    >>> _hint("A card to measure. May be repeated.")
    'A card to measure.'
    """
    return " ".join(one for one in re.split(r"(?<=[.]) ", help) if not _OF_COMMANDS.search(one))


def _in_words(text: str, labels: dict[str, str]) -> str:
    """The help of a command with the labels of the page instead of the names of options and placeholders."""

    def label(found: re.Match[str]) -> str:
        said = labels.get(found[0])
        return f"“{said}”" if said else found[0]

    words = _PLACEHOLDER.sub(lambda found: _THINGS[found[0]], _OPTION.sub(label, text))
    return " ".join(words.split())
