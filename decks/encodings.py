"""The text of a file, whichever way it was encoded: UTF-8, UTF-16, Shift JIS or EUC-JP.

Nothing is guessed: bytes that are text in two ways are refused, and so are those that are text in none.
"""

import re

from decks.checking import Problem
from sim.language import gettext

_MARKS = {b"\xef\xbb\xbf": "utf-8", b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}
_ENDINGS = re.compile("\r\n|\r|\n")
_LOST = re.compile("[\0\ufffd\udc80-\udcff]")  # what decoding makes of wrong bytes
_CALLED = {"utf-8": "UTF-8", "utf-16-le": "UTF-16", "utf-16-be": "UTF-16"}
# One half-width kana alone is rather an accented letter of Latin-1, and without any kana it is no Japanese list.
_JAPANESE = re.compile("[\u3041-\u3096\u30a1-\u30fa]|[\uff66-\uff9d]{2}")
_ALL_HALF_WIDTH = re.compile("[\0-\x7e\uff61-\uff9f]*")
_NO_LETTERS = re.compile("[\x01-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ue000-\uf8ff\ufffe\uffff]")
MOST_LOST = 3  # lines that cannot be read are named; of more there is only the number


def decoded_lines(content: bytes) -> tuple[list[tuple[int, str]], list[Problem]]:
    """The lines of a text with their numbers, and a problem for each that cannot be read.

    >>> decoded_lines("4 コーライル".encode("shift-jis"))
    ([(1, '4 コーライル')], [])
    """
    if content.isascii() and b"\0" not in content:  # most lists
        return list(enumerate(_ENDINGS.split(content.decode("ascii")), start=1)), []
    mark = next((mark for mark in _MARKS if content.startswith(mark)), b"")
    encoding = _MARKS[mark] if mark else _encoding_of(content)
    if not encoding:
        words = gettext("the same bytes are text in Shift JIS and in EUC-JP. Save the file as UTF-8.")
        return [], [Problem(None, words)]
    wrong_bytes = "replace" if encoding.startswith("utf-16") else "surrogateescape"
    numbered = enumerate(_ENDINGS.split(content[len(mark) :].decode(encoding, wrong_bytes)), start=1)
    lines, problems = [], []
    for number, line in numbered:
        if _LOST.search(line):
            words = gettext("this is not {encoding} text. Save the file as UTF-8.", encoding=_CALLED[encoding])
            problems.append(Problem(number, words))
        else:
            lines.append((number, line))
    if len(problems) > MOST_LOST:
        more = gettext(
            "{count:,} more lines are not {encoding} text. Is it the right file?",
            count=len(problems) - MOST_LOST,
            encoding=_CALLED[encoding],
        )
        problems = [*problems[:MOST_LOST], Problem(None, more)]
    return lines, problems


def _encoding_of(content: bytes) -> str:
    """The encoding of a text without a mark: UTF-8 if no other one fits; "" if two others fit."""
    if _as_text(content, "utf-8") is not None:
        return "utf-8"
    if b"\0" in content:
        found = [order for order in ("utf-16-le", "utf-16-be") if _as_text(content, order) is not None]
        return found[0] if len(found) == 1 else "utf-8"
    lines = [line for line in content.splitlines() if not line.isascii()]
    if 2 * sum(_as_text(line, "utf-8") is not None for line in lines) > len(lines):
        return "utf-8"  # with some wrong bytes
    shift_jis, euc = _as_text(content, "cp932"), _as_text(content, "euc_jp")
    shift_jis = shift_jis if shift_jis and _JAPANESE.search(shift_jis) else None
    euc = euc if euc and _JAPANESE.search(euc) else None
    if shift_jis and euc:
        # EUC-JP read as Shift JIS has half-width kana among rare kanji, which nobody writes.
        return "" if _ALL_HALF_WIDTH.fullmatch(shift_jis) else "euc_jp"
    return "cp932" if shift_jis else "euc_jp" if euc else "utf-8"


def _as_text(content: bytes, encoding: str) -> str | None:
    """The text that the bytes are in an encoding, or None: it has letters alone."""
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError:
        return None
    if encoding.startswith("utf-16"):
        # In the wrong order of bytes, the digits, blanks and ends of lines are letters of far-off scripts.
        ends = text.count("\n") + text.count("\r") + text.count(" ")
        swapped = text.count("\u0a00") + text.count("\u0d00") + text.count("\u2000")
        if not ends > swapped:
            return None
    return None if "\0" in text or (encoding != "utf-8" and _NO_LETTERS.search(text)) else text
