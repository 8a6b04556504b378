"""Helpers for English strings: articles, plurals, lists and sentences.

The English of a piece is its `words`; `sim.cards.wording` renders a whole card.
"""

from __future__ import annotations


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
    return noun if noun.endswith(("s", "Folk", "People", "Fish")) else noun + "s"


def listed(words: list[str], last: str) -> str:
    """Words as a list: "a, b and c"."""
    return f" {last} ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def sentence(text: str) -> str:
    """The text as a sentence, with a capital letter and a full stop."""
    return text[0].upper() + text[1:] + ("" if text.endswith(".") else ".")


def with_it(paragraph: str) -> str:
    """The paragraph with "it" for further mentions of "this creature" in its first sentence."""
    first, *others = paragraph.split(". ")
    before, again, after = first.partition("this creature")
    return ". ".join([before + again + after.replace("this creature", "it"), *others])
