"""What the shell offers when the user presses Tab: decks, cards, files.

Click asks the parameter that the cursor is at, and writes the scripts for bash, zsh and fish. Two of its scripts are
mended here: in bash a name with spaces became several words, and files could not be offered beside names; in fish a
name ended at its first comma. docs/command-line.md says how to switch completion on.

A shell waits for this at every Tab. So names are taken from the card files as text, and nothing slow is imported.
"""

import contextlib
from collections.abc import Sequence
from pathlib import Path

import click
from click.shell_completion import BashComplete, CompletionItem, FishComplete, add_completion_class

from decks import DeckError, match_key, shipped_decks
from decks.sources import STDIN, find_deck

Items = list[CompletionItem[str]]

_BASH = """\
%(complete_func)s() {
    local IFS=$'\\n' type value
    COMPREPLY=()
    while IFS=',' read -r type value; do
        case $type in
            plain) COMPREPLY+=("$value") ;;
            file) COMPREPLY+=($(compgen -f -- "$value")) ;;
            dir) COMPREPLY+=($(compgen -d -- "$value")) ;;
        esac
    done <<< "$(env COMP_WORDS="${COMP_WORDS[*]}" COMP_CWORD=$COMP_CWORD %(complete_var)s=bash_complete "$1")"
    compopt -o filenames 2> /dev/null  # writes what is special in a name with a backslash before it
}

complete -o nosort -F %(complete_func)s %(prog_name)s
"""


class _Bash(BashComplete):
    source_template = _BASH


class _Fish(FishComplete):
    source_template = FishComplete.source_template.replace('string split ","', 'string split -m 1 ","')


def use_mended_scripts() -> None:
    """Let Click write and answer the scripts of this file."""
    add_completion_class(_Bash)
    add_completion_class(_Fish)


def complete_files(ctx: click.Context, param: click.Parameter | click.Command, incomplete: str) -> Items:
    """Files and folders."""
    return [CompletionItem(incomplete, type="file")]


def complete_decks(ctx: click.Context, param: click.Parameter | click.Command, incomplete: str) -> Items:
    """The decks that ship with duelsim, and files and folders."""
    return [*_beginning(shipped_decks(), incomplete), *complete_files(ctx, param, incomplete)]


def complete_cards(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """Cards of the deck that the command names before, and all cards without one.

    Of an argument of several words, such as that of `duelsim cards show`, the words before belong to the name.
    """
    if isinstance(param, click.Argument):
        before = ctx.params.get(param.name or "") or ()
        found = _beginning(_card_names(), " ".join((*before, incomplete)))
        return [CompletionItem(" ".join(item.value.split(" ")[len(before) :])) for item in found]
    # An option that still waits for its value keeps Click from telling arguments apart.
    decks = [ctx.params.get("deck"), *ctx.args]
    return _beginning(_names_in_deck(_card_names(), next(filter(None, decks), None)), incomplete)


def _beginning(names: Sequence[str], incomplete: str) -> Items:
    """The names that begin so; case and accents make no difference."""
    key = match_key(incomplete)
    return [CompletionItem(name) for name in names if match_key(name).startswith(key)]


def _names_in_deck(names: Sequence[str], deck: str | None) -> Sequence[str]:
    """Those of the names that the text of the deck has; all if there is no such deck."""
    if deck is None or deck == STDIN:
        return names
    try:
        text = match_key(find_deck(deck)[1].decode("utf-8", errors="replace"))
    except DeckError:
        return names
    return [name for name in names if match_key(name) in text]


def _card_names() -> list[str]:
    """The names of all cards of the library and of the user's card folder, sorted."""
    import sim.cards
    from sim.cards.text.blocks import blocks
    from sim.cards.text.files import CardFileError, card_folder, text_of

    folders = [Path(sim.cards.__file__ or "").with_name("library"), card_folder()]
    found: set[str] = set()
    for file in (file for folder in folders if folder is not None for file in folder.glob("*.txt")):
        with contextlib.suppress(CardFileError):
            found.update(lines[0] for _, lines in blocks(text_of(file)))
    return sorted(found)
