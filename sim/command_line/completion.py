"""What the shell offers when the user presses Tab: decks, cards, files.

Click asks the parameter that the cursor is at, and writes the scripts for bash, zsh and fish. Two of its scripts are
mended here: in bash a name with spaces became several words, a word ended at its first colon or equals sign, and files
could not be offered next to names; in fish a name ended at its first comma. docs/command-line.md says how to switch
completion on.

A shell waits for this at every Tab. So the names of cards and players are taken from their files as text, and nothing
slow is imported.
"""

import contextlib
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import click
from click.shell_completion import BashComplete, CompletionItem, FishComplete, add_completion_class, split_arg_string

from decks.matching import forgiving_keys, match_key
from decks.shown_names import is_japanese
from strategies.thinkers import AUTO

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
    done <<< "$(env COMP_WORD="${COMP_WORDS[COMP_CWORD]}" COMP_LINE="${COMP_LINE:0:COMP_POINT}" \\
        %(complete_var)s=bash_complete "$1")"
    compopt -o filenames 2> /dev/null  # writes what is special in a name with a backslash before it
}

complete -o nosort -F %(complete_func)s %(prog_name)s
"""


class _Bash(BashComplete):
    source_template = _BASH

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words of the line up to the cursor, and the one at the cursor, with what bash would take for its end."""
        line = os.environ["COMP_LINE"]
        words = split_arg_string(line)
        begun = words.pop() if words and not line[-1:].isspace() else ""
        return words[1:], begun

    def format_completion(self, item: "CompletionItem[str]") -> str:
        """An item without what bash takes for earlier words: `20/rush` of `search:20/rush`."""
        _, begun = self.get_completion_args()
        at_cursor = os.environ["COMP_WORD"]
        last = "" if at_cursor in BREAKS else "".join(split_arg_string(at_cursor)[-1:])
        earlier = begun.removesuffix(last)
        if last != begun and begun.endswith(last) and item.value.startswith(earlier):
            item = CompletionItem(item.value.removeprefix(earlier), item.type)
        return super().format_completion(item)


class _Fish(FishComplete):
    source_template = FishComplete.source_template.replace('string split ","', 'string split -m 1 ","')


BREAKS = (":", "=")  # of bash, which makes words of their own of them
GENERAL = (AUTO, "general", "lookahead:8/", "search:20/")
_PLAYER = re.compile(
    r'^PLAYER: Final = Player\(\s*"(\w+)"', re.MULTILINE
)  # how a file of strategies/scripted declares one
BOOK = ".play"
JAPANESE = "Japanese name: "  # how a card file says it, as sim.cards.wording does


def use_mended_scripts() -> None:
    """Let Click write and answer the scripts of this file."""
    add_completion_class(_Bash)
    add_completion_class(_Fish)


def complete_files(ctx: click.Context, param: click.Parameter | click.Command, incomplete: str) -> Items:
    """Files and folders."""
    return [CompletionItem(incomplete, type="file")]


def complete_decks(ctx: click.Context, param: click.Parameter | click.Command, incomplete: str) -> Items:
    """The decks that ship with duelsim, and files and folders; after `era:`, the years of those decks.

    Where a Japanese word has begun, decks have their Japanese names.
    """
    from decks.shipped import ERA, all_shipped, is_era

    decks = all_shipped()
    if is_era(incomplete):
        return _beginning([f"{ERA}{year}" for year in sorted({deck.year for deck in decks})], incomplete)
    names = [deck.japanese_name if is_japanese(incomplete) else deck.key for deck in decks]
    return [*_beginning([*filter(None, names)], incomplete), *complete_files(ctx, param, incomplete)]


def complete_players(ctx: click.Context, param: click.Parameter | None, incomplete: str) -> Items:
    """Players, also after a comma and as the script that a thinker follows; and playbooks of the user's."""
    from decks.shipped import shipped_decks

    before, comma, player = incomplete.rpartition(",")
    thinking, slash, script = player.partition("/")
    if slash and thinking.startswith(("search", "lookahead")):
        before, comma, player = before + comma, f"{thinking}/", script
    beside = player[: -len(Path(player).name)] if Path(player).name else player
    own: list[str] = []
    with contextlib.suppress(OSError, ValueError, RuntimeError):
        own = sorted(beside + file.name for file in (Path(beside).expanduser() if beside else Path()).glob(f"*{BOOK}"))
    books = [name + BOOK for name in shipped_decks()]
    names = dict.fromkeys((*GENERAL, *scripted_players(), *books, *own))
    return [CompletionItem(before + comma + item.value) for item in _beginning([*names], player)]


def scripted_players() -> list[str]:
    """The names of the scripted players, from the files that declare them."""
    import strategies

    files = (Path(strategies.__file__ or "").parent / "scripted").glob("*.py")
    return sorted(name for file in files for name in _PLAYER.findall(file.read_text(encoding="utf-8")))


def complete_pilots(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """The better players of --pilots."""
    return _beginning(["lookahead", "search"], incomplete)


def complete_eras(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """The eras of the rules."""
    from sim.games.matchups.rule_history import ERAS

    return _beginning([era.name for era in ERAS], incomplete)


def complete_rules(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """Rule options, each with its choices."""
    from sim.games.matchups.rule_history import OPTIONS

    return _beginning([f"{one.name}={choice.name}" for one in OPTIONS for choice in one.choices], incomplete)


def complete_formats(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """The formats that ship with duelsim, and files."""
    from decks.formats import FORMATS

    return [*_beginning(FORMATS, incomplete), *complete_files(ctx, param, incomplete)]


def complete_sets(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """The sets of the library."""
    return _beginning([file.stem.upper() for file in _files("library")], incomplete)


def complete_races(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """The races of creatures."""
    import sim.cards

    races = Path(sim.cards.__file__ or "").parent / "text" / "races.txt"
    return _beginning(races.read_text(encoding="utf-8").splitlines(), incomplete)


def complete_cards(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """Cards of the deck that the command names before, and all cards without one.

    Where a Japanese word has begun, they have their Japanese names. Of an argument of several words, such as that of
    `duelsim cards show`, the words before belong to the name.
    """
    if isinstance(param, click.Argument):
        before = ctx.params.get(param.name or "") or ()
        begun = " ".join((*before, incomplete))
        found = _beginning([*_cards(begun)], begun)
        rests = (" ".join(item.value.split(" ")[len(before) :]) for item in found)
        return [CompletionItem(rest) for rest in rests if rest]
    # An option that still waits for its value keeps Click from telling arguments apart.
    decks = [ctx.params.get("deck"), *ctx.args]
    deck = next(filter(None, decks), None)
    return _beginning(_names_in_deck(_cards(incomplete), deck), incomplete)


def _beginning(names: Sequence[str], incomplete: str) -> Items:
    """The names that begin so; case and accents make no difference, nor the kind of kana, ・ and ー."""
    if is_japanese(incomplete):
        begun = _letters(incomplete)
        return [CompletionItem(name) for name in names if _letters(name).startswith(begun)]
    key = match_key(incomplete)
    return [CompletionItem(name) for name in names if match_key(name).startswith(key)]


def _letters(name: str) -> str:
    return "".join(forgiving_keys(match_key(name))[:1])


def _names_in_deck(cards: Mapping[str, Sequence[str]], deck: str | None) -> list[str]:
    """The names of those of the cards that the text of the deck has; all if there is no such deck."""
    from decks.checking import DeckError
    from decks.sources import STDIN, find_deck

    if deck is None or deck == STDIN:
        return [*cards]
    try:
        lines = find_deck(deck)[1].decode("utf-8", errors="replace").splitlines()
    except DeckError:
        return [*cards]
    text = match_key("\n".join(line for line in lines if not line.lstrip().startswith(("#", "//"))))
    return [name for name, called in cards.items() if any(match_key(one) in text for one in called)]


def _cards(begun: str) -> dict[str, Sequence[str]]:
    """All cards by their names, sorted, each with what it is called; the Japanese names if a Japanese word has begun.

    They are those of the library, of the user's card folder, and the unreviewed ones.
    """
    from sim.cards.text.blocks import blocks
    from sim.cards.text.files import CardFileError, card_folder, text_of

    own = card_folder()
    files = [*_files("library"), *_files("unreviewed/cards"), *(own.glob("*.txt") if own is not None else ())]
    found: dict[str, Sequence[str]] = {}
    for file in files:
        with contextlib.suppress(CardFileError):
            for _, lines in blocks(text_of(file)):
                japanese = [line.removeprefix(JAPANESE) for line in lines if line.startswith(JAPANESE)]
                names = [lines[0], *map(str.strip, japanese)]
                found |= dict.fromkeys(names[1:] if is_japanese(begun) else names[:1], names)
    return dict(sorted(found.items()))


def _files(folder: str) -> list[Path]:
    """The card files of a folder of ours, one for each set that printed some cards first."""
    import sim.cards

    return sorted((Path(sim.cards.__file__ or "").parent / folder).glob("*.txt"))
