"""What somebody may have meant by a name that does not exist: of a card, a deck, a player, an option, a command."""

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from sim.language import gettext

MOST = 3  # suggestions
SHORTEST = 3  # letters that a longer name is found by
LONGEST = 200  # letters of what somebody may have meant; no name has as many
CLOSE = 0.8  # the likeness of the first part of a name, which players write alone
FURTHER = 0.25  # how much less likely than the best a suggestion may be

_WORD = re.compile(r"\w[\w']*")


def did_you_mean(
    key: str, names: Mapping[str, str], shown: Callable[[str], str] = str, first: Iterable[str] = ()
) -> str:
    """Return `` Did you mean ...?`` with up to three of the names, or nothing if none is like ``key``.

    ``names`` maps the form that is compared with ``key`` to the name that is meant; ``shown`` is how people read it.
    ``first`` are names that are likelier than any that is like ``key``.

    >>> did_you_mean("hanusa", {"hanusa, radiance elemental": "Hanusa, Radiance Elemental"})
    ' Did you mean "Hanusa, Radiance Elemental"?'
    """
    if len(key) > LONGEST:
        return ""
    likelier = list(first)
    likely = list(_having(key, names)) or ([] if likelier else _spelt_like(key, names))
    found = list(dict.fromkeys((*likelier, *(names[name] for name in likely))))[:MOST]
    quoted = gettext(" or ").join(gettext('"{name}"', name=shown(name)) for name in found)
    return gettext(" Did you mean {names}?", names=quoted) if found else ""


def is_spelt_like_one(key: str, names: Iterable[str]) -> bool:
    """Whether one of the names is spelt so much like ``key`` that it is a typo.

    >>> is_spelt_like_one("aqua hulkus", ["aqua hulcus"]), is_spelt_like_one("about", ["how about a cup of tea?"])
    (True, False)
    """
    return len(key) <= LONGEST and bool(difflib.get_close_matches(key, _sharing_pairs(key, names), n=1, cutoff=CLOSE))


def _having(key: str, names: Iterable[str]) -> Iterator[str]:
    """The names that begin with the key, then those with a word that does, then those that have it or all its words.

    The name of which it is the whole part before the comma comes first, and of equals the shortest: the key is most
    of it.
    """
    if key.isascii() and len(key.lstrip("-")) < SHORTEST:
        return
    begins_a_word = re.compile(rf"(?<!\w){re.escape(key)}")
    words = [re.compile(rf"(?<!\w){re.escape(word)}") for word in _WORD.findall(key)]
    ranked = []
    for name in names:
        if key in name:
            rank = 1 if name.startswith(key) else 2 if begins_a_word.search(name) else 3
            rank = 0 if name.partition(",")[0] == key else rank
        elif len(words) > 1 and all(word.search(name) for word in words):
            rank = 4
        else:
            continue
        ranked.append((rank, len(name), name))
    yield from (name for *_, name in sorted(ranked))


def _spelt_like(key: str, names: Iterable[str]) -> Iterator[str]:
    """The names of which the part before the comma is spelt like the key, then those that are spelt like it whole."""
    names = _sharing_pairs(key, names)
    first_parts = {name.partition(",")[0]: name for name in sorted(names, key=len, reverse=True)}
    for part in difflib.get_close_matches(key, first_parts, n=MOST, cutoff=CLOSE):
        yield first_parts[part]
    near = difflib.get_close_matches(key, names, n=MOST)
    likeness = [difflib.SequenceMatcher(None, name, key).ratio() for name in near]
    yield from (name for name, like in zip(near, likeness, strict=True) if like > likeness[0] - FURTHER)


def _sharing_pairs(key: str, names: Iterable[str]) -> Iterable[str]:
    """The names that have a third of the pairs of letters of the key: the others are not worth a closer look.

    A short key keeps too few of its pairs when it is misspelt; all names are compared with it.
    """
    pairs = {key[at : at + 2] for at in range(len(key) - 1)}
    least = len(pairs) // 3
    return [name for name in names if sum(map(name.__contains__, pairs)) >= least] if least > 1 else names
