"""`duelsim cards sets`: how many cards of each set can be played."""

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from decks.matching import match_key
from sim.command_line.commands.cards import cards_commands
from sim.command_line.completion import complete_sets
from sim.command_line.errors import USAGE_ERROR
from sim.command_line.options import cards_option, examples, json_option, language_option
from sim.command_line.output import print_error, print_json, print_lines
from sim.language import gettext, padded

if TYPE_CHECKING:
    from sim.cards.library.sets import SetCount


@cards_commands.command(
    "sets", epilog=examples("duelsim cards sets", "duelsim cards sets DM25", "duelsim cards sets DM-01 --json")
)
@click.argument("beginning", metavar="[SET]", required=False, default="", shell_complete=complete_sets)
@cards_option
@language_option
@json_option
@click.pass_context
def cards_sets(context: click.Context, beginning: str, as_json: bool) -> None:
    """Show how many cards of each set can be played, the newest sets first.

    With SET, only the sets whose codes begin like that. A card counts in every set that has it. Cards that can be
    played and were not reviewed are those that an import has written.
    """
    from sim.cards.library import cards_in_use
    from sim.cards.library.sets import count_by_set, count_by_time

    cards = cards_in_use()
    wanted = match_key(beginning)
    sets = tuple(count for count in count_by_set(cards) if match_key(count.name).startswith(wanted))
    if not sets:
        print_error(gettext('No set begins with "{beginning}". duelsim cards sets lists all.', beginning=beginning))
        context.exit(USAGE_ERROR)
    if as_json:
        print_json([asdict(count) for count in sets])
        return
    times = () if wanted else count_by_time(cards)
    print_lines(
        [*_lines(gettext("time"), times), *([""] if times else []), *_lines(gettext("set"), sets)], whole_in_files=True
    )


def _lines(heading: str, counts: "tuple[SetCount, ...]") -> list[str]:
    """A table of counts; nothing if there are none."""
    if not counts:
        return []
    from rich.cells import cell_len

    def right(words: str, columns: int) -> str:
        return " " * (columns - cell_len(words)) + words

    width = max(cell_len(heading), *(cell_len(gettext(count.name)) for count in counts))
    cards, playable, reviewed = gettext("cards"), gettext("playable"), gettext("reviewed")
    heads = f"{right(cards, 5)}  {padded(playable, 13)}  {right(reviewed, 9)}"
    lines = [f"{padded(heading, width)}  {heads}"]
    for count in counts:
        playable, reviewed = f"{count.playable:,}", f"{count.reviewed:,}"
        share = f"({100 * count.playable / count.cards:.0f} %)"
        lines.append(
            f"{padded(gettext(count.name), width)}  {count.cards:>5,}  {playable:>5} {share:>7}  {reviewed:>9}"
        )
    return lines
