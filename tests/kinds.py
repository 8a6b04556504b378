"""A call of every kind of experiment, in Python and as words of its command: what tests of every kind have in common.

A new kind is a new `Example` here, and is then played, kept, reported and misused like the others.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import duelsim

RESULTS = "results.csv"
CARD = "Torcon"
IN_COMMAS, FOR_EACH = ("shares", "sprt"), {"cards": "--card", "wants": "--want", "seen": "--seen"}


@dataclass(frozen=True)
class Example:
    """A call of `function`, which is also the name of the command, that plays a kind of experiment.

    `count` is the argument that says how many games are played. A function that reads results of tournaments finds them
    in the current folder, where `write_results` has put them.
    """

    kind: str
    function: str
    decks: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    count: str = "games"

    def play(self, **more: Any) -> Any:
        """Call the function, with more options."""
        return getattr(duelsim, self.function)(*self.decks, **{**self.options, **more})

    @property
    def command(self) -> tuple[str, ...]:
        """The words of the command."""
        return (self.function, *self.decks, *words_of(self.options))

    def in_words(self, count: int, *more: str) -> tuple[str, ...]:
        """The words of the command that plays this many games, or matches, from seed 1, and some more words."""
        return (*self.command, f"--{self.count}", str(count), "--seed", "1", *more)


def words_of(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Arguments of a function as options of its command: `best_of=3` as `--best-of 3`."""
    found: list[str] = []
    for name, value in options.items():
        values = [str(one) for one in value] if isinstance(value, list | tuple) else [str(value)]
        if name in FOR_EACH:
            found += (word for one in values for word in (FOR_EACH[name], one))
        else:
            found += (f"--{name.replace('_', '-')}", *([",".join(values)] if name in IN_COMMAS else values))
    return tuple(found)


def write_results(folder: Path) -> None:
    """Write the results of a tournament, which `duelsim meta` reads."""
    (folder / RESULTS).write_text("deck,placing\nfn-rush,1\nliquid-beast,2\n", encoding="utf-8")


EXAMPLES: dict[str, Example] = {
    "match": Example("match", "match", ("fn-rush", "liquid-beast")),
    "compare": Example("compare", "compare", ("fn-rush", "mono-red-rush"), {"against": ["liquid-beast"]}),
    "gauntlet": Example("gauntlet", "gauntlet", ("fn-rush",), {"field": ["liquid-beast", "mono-red-rush"]}),
    "goldfish": Example("goldfish", "goldfish", ("fn-rush", "liquid-beast")),
    "lift": Example("lift", "lift", ("fn-rush",), {"against": "liquid-beast", "cards": [CARD]}),
    "matrix": Example("matrix", "matrix", ("fn-rush", "liquid-beast"), {"shares": [3, 1]}),
    "meta": Example("matrix", "meta", (RESULTS,)),
    "odds": Example("odds", "odds", ("fn-rush",), {"against": "liquid-beast", "wants": [f"2 {CARD}"]}),
    "slots": Example("slots", "slots", ("fn-rush",), {"field": ["liquid-beast"], "cards": [CARD]}),
    "best_of": Example("best_of", "match", ("fn-rush", "liquid-beast"), {"best_of": 3}, count="matches"),
    "pilots": Example("pilots", "match", ("fn-rush", "liquid-beast"), {"pilots": 2}),
}
COMMANDS = {name: example for name, example in EXAMPLES.items() if name == example.function}  # one of each
OF_DECKS = {name: example for name, example in COMMANDS.items() if name != "meta"}
