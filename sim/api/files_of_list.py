"""What an improved list needs next to it to be played as all lists of its search were: playbook and value."""

from dataclasses import replace
from pathlib import Path

from decks.reading import Deck
from decks.sources import VALUE_ENDING
from sim.games.matchups.matchup import Side, side_of
from strategies.playbooks.finding import ENDING
from strategies.thinkers import AUTO
from strategies.values.finding import own_value


def files_next_to(deck: Deck, player: str, output: Path) -> dict[str, str]:
    """By ending, the texts of the files that a list needs next to it, if it is written to `output`."""
    side = side_of(deck, player)
    found = {ENDING: _followed(deck, side, output), VALUE_ENDING: _value_followed(side, output)}
    return {ending: text for ending, text in found.items() if text is not None}


def _followed(deck: Deck, side: Side, output: Path) -> str | None:
    """The playbook of all lists of the search, if a list in this file would not be played by it anyway.

    A scripted player has none. Plans of a sideboard are left out: what they swap need not be in the list.
    """
    if not side.playbook or side_of(replace(deck, path=output), AUTO).playbook == side.playbook:
        return None
    return f"# How {deck.name} was played when duelsim improve looked for this list.\n{side.playbook}"


def _value_followed(side: Side, output: Path) -> str | None:
    """The value next to the deck, if a list in this file would not be judged by it anyway.

    What is learned at first use is not meant: the new list is learned when it is first played.
    """
    return None if not side.value or side.value != side.own_value or own_value(output) == side.value else side.value
