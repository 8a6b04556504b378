"""Japanese words on a page, marked as such: screen readers read them in Japanese, browsers take a Japanese font."""

import re

from markupsafe import Markup, escape

from sim.language import ENGLISH, JAPANESE, language

# Kana, kanji, their marks and brackets, and what is as wide as they; letters between them belong to the word.
_LETTERS = "[\u3005-\u301f\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff9f]"
# Some words of an English sentence, to its end.
_ENGLISH = re.compile("[A-Z][\x20-\x7e\u2018-\u201d]*?(?: [a-z]+){3}[\x20-\x7e\xa0\u2018-\u201d\u2212]*")
_WORDS = re.compile(f"{_LETTERS}+(?:[A-Za-z0-9.]{{1,8}}(?={_LETTERS})|(?: ?{_LETTERS})+)*")


def in_english(text: str) -> Markup:
    """The attribute of an element on a page in another language whose text is English, unless it has Japanese words."""
    return Markup("") if _WORDS.search(text) or language() == ENGLISH else Markup(' lang="en"')


def with_japanese(text: str) -> Markup:
    """A text for a page, escaped, with its Japanese words marked; on a Japanese page its English sentences.

    >>> with_japanese("Corile (コーライル)")
    Markup('Corile (<span lang="ja">コーライル</span>)')
    >>> from sim.language import speaking
    >>> with speaking("ja"):
    ...     with_japanese("コーライルの能力：You may draw a card.")
    Markup('コーライルの能力：<span lang="en">You may draw a card.</span>')
    """
    written = escape(text)
    if language() == JAPANESE:  # the page is marked as a whole
        return Markup(_ENGLISH.sub(lambda found: f'<span lang="en">{found[0]}</span>', str(written)))
    if text.isascii():
        return written
    return Markup(_WORDS.sub(lambda found: f'<span lang="ja">{found[0]}</span>', str(written)))
