"""Writing a value: its weights as the text that reads to them again."""

from collections.abc import Mapping
from typing import Final

from strategies.values.weights import Value

DIGITS: Final = 6  # of a weight
# What the lines above the weights say; `strategies.values.origins` reads them.
THE_UNIVERSAL: Final = "the universal value"  # what held-out games compare with
LEARNED_WHEN_PLAYED: Final = "The value of a deck, learned when it was first played"  # the first line of such a text
STAYS: Final = f"{THE_UNIVERSAL}: what was learned is no better"


def written(value: Value, first: str = "", sentences: Mapping[str, str] | None = None) -> str:
    """The text of a value: a comment that says what it is, where it comes from, and its weights of this many DIGITS.

    `sentences` say what features mean, and follow them. What is played by is what the text says: a value that was
    trained is read again first.
    """
    said = sentences or {}
    rows = [(name, weight, said.get(name, "")) for name, weight in value.features.items()]
    rows += [(f'"{card}" in {place}', weight, "") for (card, place), weight in value.cards.items()]
    width = max((len(name) for name, _, _ in rows), default=0)
    lines = [f"# {first}"] if first else []
    lines += [f"{what}: {text}" for what, text in value.about]
    for name, weight, sentence in rows:
        lines.append(f"{name:<{width}} {weight:>12.{DIGITS}g}" + (f"  # {sentence}" if sentence else ""))
    return "".join(f"{line}\n" for line in lines)
