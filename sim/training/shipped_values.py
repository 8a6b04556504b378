"""Values of the decks that ship, which come with the package: nobody waits until such a deck is learned.

`python -m sim.tools.learn_shipped` has learned them, as any deck is at first use. Each belongs to a list and a script,
as the universal value belongs to none, and stays when cards or rules change: what a player judges by is no rule of the
game. Only a text that the present program cannot read has to be made again.
"""

import hashlib
import json
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from sim.games.matchups.matchup import Side
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.training.cached_values import in_order

FOLDER: Final = Path(str(resources.files("strategies.values") / "learned"))  # the files are named after the decks
_FIRST: Final = "# sha256 of the list and the script that it is for: "


def shipped_text(side: Side, rules: RuleOptions) -> str:
    """The text of the value that ships for the deck of a side and the script of its player; "" if there is none."""
    file = shipped_file(side, rules)
    return "" if file is None else file.read_text(encoding="utf-8").partition("\n")[2]


def shipped_file(side: Side, rules: RuleOptions) -> Path | None:
    """The file of that value. Under other rules than today's, and with cards of one's own, there is none.

    Unreviewed cards are kept with a side as one's own are, and ship.
    """
    has_own_cards = any(not card.imported for card in side.own_cards)
    return None if has_own_cards or rules != DEFAULT_RULES else _files(FOLDER).get(first_line(side))


def with_first_line(side: Side, text: str) -> str:
    """What the file has of a value that was learned for a side."""
    return f"{first_line(side)}\n{text}"


def first_line(side: Side) -> str:
    """The first line of the file for a list and a script, by which it is found."""
    side = in_order(side)
    parts = json.dumps([side.slots, side.outside.to_json(), side.playbook or side.player], sort_keys=True)
    return _FIRST + hashlib.sha256(parts.encode()).hexdigest()


@lru_cache(1)
def _files(folder: Path) -> dict[str, Path]:
    """The files by their first lines."""
    found = {}
    for file in folder.glob("*.txt"):
        with file.open(encoding="utf-8") as opened:
            found[opened.readline().rstrip("\n")] = file
    return found
