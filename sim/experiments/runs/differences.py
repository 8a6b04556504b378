"""How the manifest in a folder differs from the one that is asked for, in terms that a user knows.

Each difference is named with what the folder has and what the command asks for. The values have been checked by
`manifest`, and may come from anywhere: names are shortened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from sim.experiments.runs.kind_files import kind_in_words
from sim.json_types import JsonObject
from sim.language import first_few, gettext, translatable

MOST_NAMED = 3  # differences between the sides
LONGEST = 40  # letters of a name
_WORDS = {
    "turn_cap": translatable("turn cap"),
    "chunk": translatable("games in a file"),
    "schema": translatable("version of the format"),
    "keep": translatable("cards that stay"),
    "swap": translatable("cards that may differ"),
    "texts": translatable("texts of your own cards"),
    "pool": translatable("cards that may come in"),
}


def differences(there: JsonObject, asked: JsonObject, keys: Sequence[str]) -> list[str]:
    """The differences of two manifests in some of their keys, such as "seed (7 there, 8 asked for)"."""
    found: list[str] = []
    for key in keys:
        old, new = there.get(key), asked.get(key)
        if key == "experiment":
            kinds = [gettext(kind_in_words(str(kind))) for kind in (old, new)]
            found.append(_both(gettext("kind of experiment"), *kinds))
        elif key == "engine":
            found.append(gettext("version of the rules or the cards"))
        elif key == "sides":
            found += _sides(old or [], new or [])
        elif key == "cells":
            found += [] if "sides" in keys else [gettext("which decks meet")]
        elif isinstance(old, dict) and isinstance(new, dict):
            inner = differences(old, new, [one for one in {**old, **new} if old.get(one) != new.get(one)])
            found += [gettext("rule {what}", what=what) for what in inner] if key == "rules" else inner
        elif all(type(value) in (int, str, type(None)) for value in (old, new)):
            found.append(_both(gettext(_WORDS.get(key, key)), old, new))
        else:
            found.append(gettext(_WORDS.get(key, key)))
    return list(dict.fromkeys(found))


def _sides(there: Sequence[JsonObject], asked: Sequence[JsonObject]) -> list[str]:
    """What differs between decks and players."""
    if len(there) != len(asked):
        names = [_names(sides) for sides in (there, asked)]
        return [_both(gettext("decks"), *names) if names[0] != names[1] else gettext("versions of the decks")]
    found = list(dict.fromkeys(what for old, new in zip(there, asked, strict=True) for what in _side(old, new)))
    more = len(found) - MOST_NAMED
    return found[:MOST_NAMED] + ([gettext("{more} more about the decks", more=more)] if more > 0 else [])


def _side(old: JsonObject, new: JsonObject) -> Iterator[str]:
    if old == new:
        return
    if old["name"] != new["name"]:
        yield _both(gettext("deck"), old["name"], new["name"])
        return
    name = _short(old["name"])
    if sorted(old["slots"]) != sorted(new["slots"]):
        yield gettext("list of {name} (asked for: {swaps})", name=name, swaps=_swaps(old["slots"], new["slots"]))
    elif old["slots"] != new["slots"]:
        yield gettext("order of the list of {name}", name=name)
    if old["player"] != new["player"]:
        yield _both(gettext("player of {name}", name=name), old["player"], new["player"])
    elif old.get("playbook") != new.get("playbook"):
        yield gettext("playbook of {name}", name=name)
    elif old.get("value") != new.get("value"):
        yield gettext("value of {name}, which its player uses to judge positions", name=name)
    known = ("name", "hash", "slots", "player", "playbook", "value")
    if any(old.get(key) != new.get(key) for key in {**old, **new} if key not in known):
        yield gettext("what is done to {name}", name=name)


def _swaps(old: Sequence[str], new: Sequence[str]) -> str:
    """How many copies of each card come and leave.

    >>> _swaps(["Torcon", "Torcon", "Corile"], ["Torcon", "Corile", "Corile"])
    '-1 Torcon, +1 Corile'
    """
    before, after = Counter(old), Counter(new)
    changes = {name: after[name] - before[name] for name in {**before, **after} if after[name] != before[name]}
    shown = [f"{copies:+d} {_short(name)}" for name, copies in sorted(changes.items(), key=lambda one: one[1] > 0)]
    return first_few(shown, 2 * MOST_NAMED, ", ")


def _names(sides: Sequence[JsonObject]) -> str:
    return first_few(list(dict.fromkeys(_short(side["name"]) for side in sides)), MOST_NAMED, ", ")


def _both(what: str, old: object, new: object) -> str:
    there, asked = (gettext("none") if one in (None, "") else _short(str(one), 3 * LONGEST) for one in (old, new))
    return gettext("{what} ({there} there, {asked} asked for)", what=what, there=there, asked=asked)


def _short(text: str, most: int = LONGEST) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
