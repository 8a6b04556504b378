"""The text of a line: its visible letters, its cells, and where a comment may begin in it."""

import csv
import html
import re

_MOST_COMMENT_MARKS = 5  # no name has as many
_FULL_WIDTH = {0xFF01 + at: 0x21 + at for at in range(94)}
# Invisible characters that pages and chats put around a line, such as marks of its direction.
_INVISIBLE = dict.fromkeys((*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x206A), 0xFEFF))
_BRACKETS = str.maketrans("≪≫⟪⟫«»〖〗", "《》《》《》【】")  # those that keyboards have instead of 《》
_TRANSLATED = _FULL_WIDTH | _INVISIBLE | _BRACKETS
_COMMENT = re.compile(r" (?:#|//|←|<-)|※")
_ENTITY = re.compile(r"&(?:#\d+|#x[0-9a-f]+|[a-z]+);", re.IGNORECASE)
_LINK = re.compile(r"\[(?P<text>[^\[\]]+)\]\(https?://[^\s()]*(?:\([^\s()]*\)[^\s()]*)*\)")


def plain_text(raw: str) -> str:
    """A line with single spaces and visible letters, and ASCII instead of full-width letters, digits and marks.

    >>> plain_text("４ｘ　ボルシャック・ドラゴン")
    '4x ボルシャック・ドラゴン'
    """
    return " ".join(raw.split()) if raw.isascii() else " ".join(raw.translate(_TRANSLATED).split())


def without_markup(raw: str) -> str:
    """A line in which the links of Markdown are their texts, and the entities of HTML their letters."""
    if "](" in raw:
        raw = _LINK.sub(lambda match: match["text"], raw)
    return html.unescape(raw) if "&" in raw and _ENTITY.search(raw) else raw


def cells(line: str, separator: str) -> list[str]:
    """The cells of a row of a table, without spaces around them."""
    if separator == "|":
        bare = line.strip()
        return [cell.strip() for cell in bare.removeprefix("|").removesuffix("|").split("|")]
    if separator == "\t":  # a page that was copied has marks of quotation in its names
        return [_unquoted(cell.strip(" \u3000\r")) for cell in line.split("\t")]
    try:
        return [cell.strip() for cell in next(csv.reader([line], delimiter=separator, skipinitialspace=True), [])]
    except csv.Error:  # a cell of more than 131,072 letters
        return []


def _unquoted(cell: str) -> str:
    return cell[1:-1].strip() if len(cell) > 1 and cell[0] == cell[-1] == '"' and cell.count('"') == 2 else cell


def cuts(line: str) -> list[str]:
    """The line, and what is left of it if one of its marks begins a comment; the shortest one last."""
    marks = [match.start() for match in _COMMENT.finditer(line)][:_MOST_COMMENT_MARKS]
    return [line] + [line[:start] for start in reversed(marks) if start]
