"""Learn the decks that ship: `python -m sim.tools.learn_shipped`, after a deck is added or changed.

It learns the decks that have no value in `strategies/values/learned` for their list and playbook, half a minute of two
cores each, and deletes the files of no deck. With --again it learns all of them, which takes an hour: after a change of
the features, or of how decks are learned. docs/training.md explains it.
"""

import sys
import time
from pathlib import Path

import click
import joblib

from decks.reading import read_deck
from decks.shipped import all_shipped
from sim.cards.library import cards_in_use
from sim.files import delete_file, write_file
from sim.games.matchups.matchup import Side, side_of
from sim.games.playing.warming import wait_for_engine
from sim.training.at_first_use import learn
from sim.training.deck_course import default_field, player_of_field
from sim.training.shipped_values import FOLDER, first_line, with_first_line


def sides_to_learn() -> dict[Path, Side]:
    """The file of each deck that ships, and the deck with its usual player who looks ahead.

    Decks with the same list and the same script have one file.
    """
    names = cards_in_use().deck_names
    found: dict[str, tuple[Path, Side]] = {}
    for deck in all_shipped():
        side = side_of(read_deck(deck.key, names, "open"), player_of_field())
        found.setdefault(first_line(side), (FOLDER / f"{deck.key}.txt", side))
    return dict(found.values())


def is_there(file: Path, side: Side) -> bool:
    """Whether the file has the value of this list and this script."""
    return file.exists() and file.read_text(encoding="utf-8").startswith(first_line(side) + "\n")


@click.command(help=__doc__)
@click.option("--again", is_flag=True, help="Learn those, too, that have been learned.")
@click.option("--jobs", default=joblib.cpu_count(), show_default=True)
def main(again: bool, jobs: int) -> None:
    """Learn the decks, and write a file after each."""
    wanted = sides_to_learn()
    for file in set(FOLDER.glob("*.txt")) - set(wanted):
        print(f"{file.name} is of no deck, and is deleted.", file=sys.stderr)
        delete_file(file)
    lacking = {file: side for file, side in wanted.items() if again or not is_there(file, side)}
    if lacking:
        wait_for_engine()
    field = default_field(cards_in_use().deck_names)
    for number, (file, side) in enumerate(lacking.items(), start=1):
        started = time.monotonic()
        text = learn(side, field, jobs=jobs)
        write_file(file, with_first_line(side, text).encode(), overwrite=True)
        seconds = time.monotonic() - started
        print(f"{number} of {len(lacking)}: {side.name}, {seconds:.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
