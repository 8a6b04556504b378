"""Helpers for English strings: articles, plurals, lists and sentences.

The English of a piece is its `words`; `sim.cards.wording` renders a whole card.
"""

from __future__ import annotations

from sim.engine.record.codes import numbers


def count_word(number: int) -> str:
    """A number before a noun: "one of your creatures", "2 of your creatures"."""
    return "one" if number == 1 else str(number)


def with_article(phrase: str) -> str:
    """The phrase with its indefinite article; "other" becomes "another"."""
    if phrase.startswith("other "):
        return "an" + phrase
    return ("an " if phrase[0].lower() in "aeiou" else "a ") + phrase


def plural_of(noun: str) -> str:
    """The plural of a noun or race; some races have no plural form."""
    if noun.endswith(("x", "ss", "Hero")):
        return noun + "es"
    return noun if noun.endswith(("s", "Folk", "folk", "People", "Fish", "Quartz", "Samurai")) else noun + "s"


def listed(words: list[str], last: str) -> str:
    """Words as a list: "a, b and c"."""
    return f" {last} ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def capital(text: str) -> str:
    """The text with a capital letter."""
    return text[0].upper() + text[1:]


def sentence(text: str) -> str:
    """The text as a sentence, with a capital letter and a full stop."""
    return capital(text) + ("" if text.endswith(".") else ".")


BULLET = "► "


def bulleted(items: list[str]) -> str:
    """Sentences as a list, each on a line of its own; a list inside a list has more bullets."""
    return "".join(f"\n{BULLET}" + item.replace(f"\n{BULLET[0]}", f"\n{BULLET[0] * 2}") for item in items)


def then(text: str, more: str) -> str:
    """A text and the next sentence of it; what follows a list begins a new line."""
    return text + ("\n" if text.rpartition("\n")[2].startswith(BULLET[0]) else " ") + more


def signed(amount: int) -> str:
    """A change of power with its sign: "+3000", "-infinite" (108.1c)."""
    infinite = {numbers.INFINITE_POWER: "+infinite", numbers.INFINITE_LOSS: "-infinite"}
    return infinite.get(amount) or f"{amount:+d}"
