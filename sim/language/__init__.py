"""The language of pages and answers: English, or Japanese by the catalogue `ja.po` next to this file.

Whatever makes a text for people passes its English through `gettext`, a whole sentence with named placeholders. The
choice holds for a `with` block, in this thread and those that it asks. What programs read and what is kept is English.

The catalogue is one of gettext: `msgstr` says a `msgid` in another language. Japanese has one form for any number of
things. It is read as text, once: a compiled one would be a file to build and to keep equal. A message that says one
thing here and another there has a context, `msgctxt`: "deck" is a zone, or a list of cards.
"""

import contextlib
import json
import os
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from importlib import resources

ENGLISH, JAPANESE = "en", "ja"
LANGUAGES = {ENGLISH: "English", JAPANESE: "日本語"}  # each in its own words
VARIABLE = "DUELSIM_LANGUAGE"  # an environment variable with one of the languages
_WORDS = ("msgctxt ", "msgid_plural ", "msgstr[0] ", "msgid ", "msgstr ")  # that begin the lines of a catalogue
END_OF_CONTEXT = "\4"  # between a context and its message, as in compiled catalogues

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """The language that holds now."""
    return _language.get()


@contextlib.contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language within the block. Raises ValueError for one that duelsim does not speak.

    >>> with speaking("ja"):
    ...     gettext("Decks")
    'デッキ'
    """
    if language not in LANGUAGES:
        raise ValueError(f"duelsim speaks {', '.join(LANGUAGES)}, and not {language!r}")
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def speaking_as_parent() -> contextlib.AbstractContextManager[None]:
    """Speak the language of the process that has started this one (`language_for_child`)."""
    return speaking(os.environ.get(VARIABLE) or ENGLISH)


def language_for_child() -> dict[str, str]:
    """What the environment of a process needs to have so that it speaks as this one does now."""
    return {VARIABLE: language()}


def gettext(message: str, /, **values: object) -> str:
    """A message in the language that holds now, with its placeholders filled in.

    >>> gettext("Back to {place}", place="A")
    'Back to A'
    """
    said = _texts(language()).get(message, message)
    return said.format(**values) if values else said


def pgettext(context: str, message: str, /, **values: object) -> str:
    """A message that means something else without this context.

    >>> with speaking("ja"):
    ...     pgettext("zone", "deck"), gettext("deck")
    ('山札', 'デッキ')
    """
    said = _texts(language()).get(f"{context}{END_OF_CONTEXT}{message}", message)
    return said.format(**values) if values else said


def ngettext(one: str, many: str, count: int, /, **values: object) -> str:
    """A message about a number of things, which is also the value of its placeholder `count`.

    >>> ngettext("{count:,} game", "{count:,} games", 2000)
    '2,000 games'
    """
    said = _texts(language()).get(one, one if count == 1 else many)
    return said.format(count=count, **values)


def comma() -> str:
    """What stands between the things of a list."""
    return gettext(", ")


def semicolon() -> str:
    """What stands between the things of a list whose names may have commas, as those of cards do."""
    return gettext("; ")


def between_sentences() -> str:
    """What stands between two sentences."""
    return "" if language() == JAPANESE else " "


def sentences(*given: str) -> str:
    """Sentences one after another, without those that are empty.

    >>> sentences("One.", "", "Two.")
    'One. Two.'
    """
    return between_sentences().join(filter(None, given))


def ends_a_sentence(text: str) -> bool:
    """Whether a text has the mark of its end, perhaps within a quotation.

    >>> ends_a_sentence("No."), ends_a_sentence("「だめです。」"), ends_a_sentence("no")
    (True, True, False)
    """
    return text.rstrip('"”」').endswith((".", "?", "!", "。", "？", "！"))


def first_few(things: Sequence[str], most: int, between: str | None = None) -> str:
    """The first things of a list, with commas or what else stands between them, and how many more there are.

    >>> first_few(["Corile", "Torcon", "Emeral"], 2), first_few(["Corile"], 2)
    ('Corile, Torcon and 1 more', 'Corile')
    """
    listed, more = (comma() if between is None else between).join(things[:most]), len(things) - most
    return gettext("{things} and {count:,} more", things=listed, count=more) if more > 0 else listed


def padded(words: str, columns: int) -> str:
    """Words with spaces up to this many columns of a terminal, of which letters of East Asia take two.

    >>> padded("mana", 7), padded("マナ", 7)
    ('mana   ', 'マナ   ')
    """
    return words + " " * (columns - len(words) - sum(unicodedata.east_asian_width(one) in "WF" for one in words))


def translatable(message: str) -> str:
    """The message itself: a constant that `gettext` is given where it is used, and that the catalogue has."""
    return message


@cache
def _texts(language: str) -> Mapping[str, str]:
    if language == ENGLISH:
        return {}
    return read_catalogue(resources.files(__name__).joinpath(f"{language}.po").read_text(encoding="utf-8"))


def read_catalogue(text: str) -> Mapping[str, str]:
    r"""The translations of a catalogue by their messages; of plurals by that of one thing.

    >>> read_catalogue('msgid "one"\nmsgid_plural "many"\nmsgstr[0] ""\n"一"\n')
    {'one': '一'}
    """
    return {message: translation for message, _, translation in read_entries(text) if translation}


def read_entries(text: str) -> list[tuple[str, str, str]]:
    """The entries of a catalogue: message, its plural or "", and translation. Raises ValueError for another line.

    Before the message stands its context, if it has one.
    """
    found: list[dict[str, str]] = []
    word = ""
    for number, line in enumerate(text.split("\n"), 1):
        if not line or line.startswith("#"):
            continue
        start = next((one for one in _WORDS if line.startswith(one)), "")
        if start == "msgctxt " or (start == "msgid " and word != "msgctxt "):
            found.append({})
        word = start or word
        rest = line.removeprefix(start)
        if not (found and rest.startswith('"')):
            raise ValueError(f"line {number} of the catalogue is neither a message nor a translation: {line}")
        found[-1][word] = found[-1].get(word, "") + json.loads(rest)
    return [
        (
            (f"{one['msgctxt ']}{END_OF_CONTEXT}" if "msgctxt " in one else "") + one["msgid "],
            one.get("msgid_plural ", ""),
            one.get("msgstr[0] ", one.get("msgstr ", "")),
        )
        for one in found
        if one["msgid "]
    ]
