"""Descriptions of cards in a playbook: "blockers", "water creatures that cost 3 or less".

They are those of the card language. The usual ones are read here, because the grammar of the whole language takes
seconds to make; it reads all others.
"""

import re
from dataclasses import replace
from functools import cache
from importlib import resources
from typing import Final

from sim.cards.checks import wrong_in, wrong_outside_effects
from sim.cards.words import Cards
from sim.cards.words.descriptions import CARDS, CREATURES, SPELLS
from sim.engine.record.codes import card_types, civilizations, keywords, owners, zones
from sim.language import gettext, translatable

_NOUNS: Final = {
    "card": CARDS,
    "creature": CREATURES,
    "spell": SPELLS,
    "blocker": CREATURES.having(keywords.BLOCKER),
}
_CIVILIZATIONS: Final = {name: bit for bit, name in civilizations.NAMES.items()}
_KEYWORDS: Final = {name: bit for bit, name in keywords.NAMES.items()}
_USUAL: Final = re.compile(
    r"(?P<tapped>untapped |tapped )?(?P<evolution>non-evolution |evolution )?(?P<several>multicolored )?"
    rf"(?:(?P<civilization>{'|'.join(_CIVILIZATIONS)}) )?(?P<noun>card|creature|spell|blocker)s?"
    r"(?: with power (?P<power>\d{1,6}) or (?P<power_sign>less|more))?"
    rf'(?: that ha(?:ve|s) "(?P<keyword>{"|".join(_KEYWORDS)})")?'
    r"(?: that costs? (?P<cost>\d{1,3})(?: or (?P<cost_sign>less|more))?)?"
)
LONGEST: Final = 200  # letters
_ALONE: Final = translatable("{description}: write the cards alone; the line says where and whose they are")
_NEITHER: Final = translatable("{description} is neither a card nor a description of cards")


def read_description(text: str) -> Cards:
    """The cards that are described, in whatever zone they are. Raises ValueError, which says what is wrong."""
    cards = _usual(text) or _of_the_language(text)
    if cards.zones not in ((zones.BATTLE,), ()) or cards.whose != owners.ANYONES:
        raise ValueError(gettext(_ALONE, description=gettext('"{name}"', name=text)))
    cards = replace(cards, zones=())
    if cards.named_as:
        raise ValueError(gettext('"{text}": nothing before chooses what it speaks of', text=text))
    wrong = wrong_in(cards, as_a_whole=False, to_choose=False) or wrong_outside_effects(
        cards, printed_only=False, powers=True, keywords=True
    )
    if wrong:
        raise ValueError(f'"{text}": {wrong}')
    if cards.also is not None:
        raise ValueError(gettext('"{text}": write two descriptions with a comma between them', text=text))
    return cards


def _usual(text: str) -> Cards | None:
    """A usual description, or None."""
    said = _USUAL.fullmatch(text)
    if said is None:
        return None
    cards = _NOUNS[said["noun"]]
    if said["tapped"]:
        cards = cards.tapped() if said["tapped"] == "tapped " else cards.untapped()
    if said["evolution"]:
        cards = cards.evolution() if said["evolution"] == "evolution " else cards.non_evolution()
    if said["several"]:
        cards = cards.of_several_civilizations()
    if said["civilization"]:
        cards = cards.civilization(_CIVILIZATIONS[said["civilization"]])
    if said["power"]:
        limit = "at_most" if said["power_sign"] == "less" else "at_least"
        cards = cards.power(**{limit: int(said["power"])})
    if said["keyword"]:
        cards = cards.having(cards.keywords | _KEYWORDS[said["keyword"]])
    if said["cost"]:
        cost = int(said["cost"])
        sign = said["cost_sign"]
        cards = cards.cost(at_least=0 if sign == "less" else cost, at_most=None if sign == "more" else cost)
    return cards


@cache
def _nouns() -> frozenset[str]:
    """The words one of which every description has: kinds of cards, and races."""
    races = (resources.files("sim.cards.text") / "races.txt").read_text(encoding="utf-8")
    kinds = {row.noun for row in card_types.CARD_TYPES.values()} | set(_NOUNS) | {"element", "shield"}
    return frozenset(word for noun in (*kinds, *races.splitlines()) for word in noun.split())


def _of_the_language(text: str) -> Cards:
    """A description in the card language. Raises ValueError."""
    words = text.replace(",", " ").split()
    if not any(word.removesuffix(ending) in _nouns() for word in words for ending in ("", "s", "es")):
        raise ValueError(gettext(_NEITHER, description=gettext('"{name}"', name=text)))  # without the grammar, at once
    from sim.cards.text.chart import Chart, Text, TooManyMeanings
    from sim.cards.text.grammar import grammar

    if len(text) > LONGEST:
        raise ValueError(gettext("the description is too long"))
    chart = Chart(grammar(), Text(text))
    try:
        meanings = {cards for cards in chart.meanings("bare") if isinstance(cards, Cards)}
        if not meanings and any(isinstance(cards, Cards) for cards in chart.meanings("cards")):
            raise ValueError(gettext(_ALONE, description=gettext('"{name}"', name=text)))
    except (TooManyMeanings, RecursionError):
        raise ValueError(gettext('"{text}" could mean too many things', text=text)) from None
    worded = [cards for cards in meanings if text in (cards.words(plural=True), cards.words(plural=False))]
    if len(worded) == 1:
        return worded[0]
    if len(meanings) == 1:
        right = next(iter(meanings)).words()
        raise ValueError(gettext('"{text}": write "{right}"', text=text, right=right))
    raise ValueError(gettext(_NEITHER, description=gettext('"{name}"', name=text)))
