"""Writing a value: its weights as the text that reads to them again."""

from collections.abc import Mapping
from typing import Final

from strategies.values.weights import Value, Weights

DIGITS: Final = 6  # of a weight


def written(value: Value, first: str = "", sentences: Mapping[str, str] | None = None) -> str:
    """The text of a value: a comment that says what it is, where it comes from, and its weights of so many DIGITS.

    `sentences` say what features mean, and stand behind them. What is played by is what the text says: a value that was
    trained is read again first.
    """
    said = sentences or {}
    rows = [(name, weights, said.get(name, "")) for name, weights in value.features.items()]
    rows += [(f'"{card}" in {place}', weights, "") for (card, place), weights in value.cards.items()]
    width = max((len(name) for name, _, _ in rows), default=0)
    lines = [f"# {first}"] if first else []
    lines += [f"{what}: {text}" for what, text in value.about]
    lines += [_line(name, weights, sentence, width) for name, weights, sentence in rows]
    return "".join(f"{line}\n" for line in lines)


def _line(name: str, weights: Weights, sentence: str, width: int) -> str:
    numbers = "".join(f" {weight:>12.{DIGITS}g}" for weight in weights)
    return f"{name:<{width}}{numbers}" + (f"  # {sentence}" if sentence else "")
