"""Texts as messages and tables show them: visible letters only, and not too many. Imports nothing."""

LONGEST_SHOWN = 60  # letters of a name in a message or a table


def shown(name: str) -> str:
    """A name for a message or a table: visible letters only, and not too many."""
    seen = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    return seen if len(seen) <= LONGEST_SHOWN else f"{seen[: LONGEST_SHOWN - 1]}…"


def visible(text: str) -> str:
    """A text whose control characters are written as Python writes them: a terminal would obey them.

    >>> visible(chr(27) + "[31m") == repr(chr(27) + "[31m").strip("'")
    True
    """
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() or letter == "\n" else repr(letter)[1:-1] for letter in text)
