"""When two spellings are the same name."""

import unicodedata

_SAME_MARKS = str.maketrans(
    dict.fromkeys("‘’‚‛`´ʼʹ′", "'")
    | dict.fromkeys("“”„‟″«»「」『』", '"')
    | dict.fromkeys("‐‑‒–—―−﹘﹣－", "-")
    | dict.fromkeys("〜～∼˜", "~")
)
# Accents that NFKD has separated from their letters (not those of kana), and invisible characters.
_DROPPED = dict.fromkeys([*range(0x0300, 0x0370), 0x00AD, *range(0x200B, 0x2010), 0x2060, 0xFE0E, 0xFE0F, 0xFEFF], None)


def match_key(name: str) -> str:
    """Return the form in which names are compared: the same for all spellings of a name.

    Case, accents, repeated spaces and the kind of apostrophe, quotation mark, dash or tilde make no
    difference.

    >>> match_key("HELL’S  Scrapper") == match_key("Hell's Scrapper")
    True
    """
    if name.isascii():  # most names, in a fifth of the time
        return " ".join(name.replace("`", "'").casefold().split())
    parted = unicodedata.normalize("NFKD", name.translate(_SAME_MARKS)).translate(_DROPPED)
    return " ".join(parted.casefold().split())
