"""Actions and cards of a ruling file in words for people: in the language that holds, as cards are called there."""

import re
from typing import Final

from decks.shown_names import called
from sim.games.scenario.ruling_files import BY, COUNTED, MARKED, OWNER, PLAYERS, parts
from sim.language import ENGLISH, comma, gettext, language

# What can be done, with its placeholders: a card of the situation, and what it attacks or is crossed with.
FORMS: Final = (
    *("use {card}", "attack with {card}", "attack with {card} -> {target}", "block with {card}", "do not block"),
    *("choose {card}", "declare {card}", "declare nothing", "yes", "no", "pass", "end the turn", "next turn"),
    *("use the tap ability of {card}", "cross {card} -> {target}", "hyperify {card}"),
)
_CARDS: Final = {"card": r"(?P<card>.+?)", "target": r"(?P<target>.+)"}
_PATTERNS: Final = {form: re.compile(re.sub(r"\{(\w+)\}", lambda one: _CARDS[one[1]], form), re.I) for form in FORMS}


def action_in_words(text: str) -> str:
    """An action as people read it; in English as its author wrote it.

    >>> from sim.language import speaking
    >>> with speaking("ja"):
    ...     action_in_words("attack with Raider -> Corile"), action_in_words("B: declare nothing")
    ('RaiderでCorileを攻撃する', 'プレイヤーB：宣言しない')
    """
    if language() == ENGLISH:
        return text
    if by := BY.fullmatch(text):
        player = gettext(PLAYERS["AB".index(by["player"].upper())])
        return gettext("{name}: {values}", name=player, values=action_in_words(by["words"]))
    found = [(form, said) for form in FORMS if (said := _PATTERNS[form].fullmatch(text))]
    if not found:
        return text
    form, said = max(found, key=lambda one: len(one[0]))  # "use the tap ability of" is no way of "use"
    return gettext(form, **{name: _listed(words) for name, words in said.groupdict().items()})


def piece_in_words(text: str) -> str:
    """A card of a situation with its number and its marks; in English as its author wrote it."""
    if language() == ENGLISH:
        return text
    counted = COUNTED.fullmatch(text)
    return f"{counted['count']} {_named(counted['name'])}" if counted else _named(text)


def _listed(words: str) -> str:
    return comma().join(map(_named, parts(words)))


def _named(words: str) -> str:
    if owner := OWNER.fullmatch(words):
        whose = gettext("Player A's") if owner["player"].upper() == "A" else gettext("Player B's")
        return f"{whose}{_named(owner['name'])}"
    marked = MARKED.fullmatch(words)
    name, number, at = (marked["name"] if marked else words).partition("#")
    name = f"{called(name.strip())}{number}{at}"
    marks = comma().join(map(gettext, parts(marked["marks"]))) if marked else ""
    return gettext("{name} ({facts})", name=name, facts=marks) if marks else name
