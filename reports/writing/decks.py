"""Deck lists of a page: mana curves, the civilizations of their cards, and the texts of cards that open at their names.

The structure is in `templates/cards.html.jinja`, the script that opens texts at the mouse in `templates/cards.js`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from reports.writing.colours import CIVILIZATIONS, SEVERAL_CIVILIZATIONS
from reports.writing.document import CardFacts, DeckTable
from reports.writing.japanese import with_japanese
from sim.json_types import JsonObject
from sim.language import ENGLISH, comma, gettext, language, translatable

HIGHEST_COST = 9  # that has its own bar in a mana curve; the last one is for it and what costs more
BAR, GAP, HEIGHT, ABOVE, BELOW = 28, 6, 84, 14, 16  # of a mana curve, in pixels
LEAST_WITH_LETTER = 13  # pixels of a part of a bar


@dataclass(frozen=True)
class CardTexts:
    """The cards of a page whose text opens at their names: the name of the element of each, by the name of the card.

    `decks` are the lists that are drawn at the heads of a table of two decks, by the names of the decks.
    """

    anchors: Mapping[str, str]
    decks: Mapping[str, DeckTable] = field(default_factory=dict)

    def named(self, words: str, written: Markup) -> Markup:
        """The words of a cell; those that are the name of a card, perhaps with a number before it, open its text."""
        count, name = _count_and_name(words)
        anchor = self.anchors.get(name) or self.anchors.get(words)
        if anchor is None:
            return written
        before = Markup("") if words in self.anchors else count
        name = words if words in self.anchors else name
        return Markup('{}<button popovertarget="{}">{}</button>').format(before, anchor, with_japanese(name))


def _count_and_name(words: str) -> tuple[str, str]:
    """A number of copies and the name of their card.

    >>> _count_and_name("4 Aqua Hulcus"), _count_and_name("Aqua Hulcus")
    (('4 ', 'Aqua Hulcus'), ('', 'Aqua Hulcus'))
    """
    found = re.fullmatch(r"(\d+ )?(.*)", words, flags=re.DOTALL)
    assert found is not None
    return found[1] or "", found[2]


def as_card(card: CardFacts, anchor: str) -> JsonObject:
    """A card as its template takes it."""
    return {
        "name": card.name,
        "other_name": card.other_name,
        "anchor": anchor,
        "pips": pips(card.civilizations),
        "lines": card.text.split("\n"),
    }


def letter(civilization: str) -> str:
    """The letter that stands for a civilization, as people write decks: W for water.

    >>> letter("water")
    'W'
    """
    return civilization[:1].upper() if language() == ENGLISH else civilization_in_words(civilization)[:1]


CIVILIZATION_WORDS = {
    "light": translatable("light"),
    "water": translatable("water"),
    "darkness": translatable("darkness"),
    "fire": translatable("fire"),
    "nature": translatable("nature"),
    "colorless": translatable("colorless"),
}


def civilization_in_words(name: str) -> str:
    """A civilization, or "colorless", in the language that holds now.

    >>> civilization_in_words("fire")
    'fire'
    """
    return gettext(CIVILIZATION_WORDS[name])


def civilizations_of_card(names: Iterable[str]) -> str:
    """The civilizations of a card.

    >>> civilizations_of_card(["fire", "nature"])
    'fire-nature'
    """
    return gettext("-").join(map(civilization_in_words, names))


def pips(civilizations: Sequence[str]) -> Markup:
    """A coloured letter for each civilization; screen readers have the words next to them."""
    one = Markup('<i class="civ {}">{}</i>')
    marks = Markup("").join(one.format(name, letter(name)) for name in civilizations)
    return Markup('<span class="civs" aria-hidden="true">{}</span>').format(marks) if civilizations else Markup("")


def drawn_small(table: DeckTable) -> Markup:
    """A deck at the head of a column: the letters of its civilizations and its mana curve."""
    found = {name for _, card in table.cards for name in card.civilizations}
    return pips(tuple(name for name in CIVILIZATIONS if name in found)) + mana_curve(table)


def civilizations_in_words(table: DeckTable) -> str:
    """How many cards of a deck have which civilizations: those of several count for each."""
    counts = Counter[str]()
    for count, card in table.cards:
        for name in card.civilizations or ("colorless",):
            counts[name] += count
    order = [*CIVILIZATIONS, "colorless"]
    return comma().join(
        gettext("{count} {civilization}", count=counts[name], civilization=civilization_in_words(name))
        for name in order
        if counts[name]
    )


def mana_curve(table: DeckTable) -> Markup:
    """The number of cards of each cost as an `<svg>`, each bar with a part for each civilization; '' for no deck."""
    by_cost: dict[int, Counter[tuple[str, ...]]] = {}
    for count, card in table.cards:
        if card.cost_in_words:
            by_cost.setdefault(min(card.cost, HIGHEST_COST), Counter())[card.civilizations] += count
    if not by_cost:
        return Markup("")
    last = max(max(by_cost), 6)
    costs = range(min(*by_cost, 1), last + 1)
    most = max(sum(counts.values()) for counts in by_cost.values())
    parts: list[Markup] = []
    for place, cost in enumerate(costs):
        left = place * (BAR + GAP)
        middle = left + BAR / 2
        counts = by_cost.get(cost, Counter())
        bottom = float(ABOVE + HEIGHT)
        for civilizations, count in sorted(counts.items(), key=_place):
            size = HEIGHT * count / most
            bottom -= size
            parts.append(_part(left, bottom, size, civilizations))
        if counts:
            parts.append(_word(middle, bottom - 4, str(sum(counts.values())), ""))
        name = f"{cost}+" if cost == HIGHEST_COST else str(cost)
        parts.append(_word(middle, ABOVE + HEIGHT + 13, name, "cost"))
    width = len(costs) * (BAR + GAP) - GAP
    of_cost = translatable("{count} of cost {cost}")
    or_more = translatable("{count} of cost {cost} or more")
    said = comma().join(
        gettext(or_more if cost == HIGHEST_COST else of_cost, count=sum(by_cost[cost].values()), cost=cost)
        for cost in sorted(by_cost)
    )
    return Markup(
        '<svg class="curve" role="img" aria-label="{}" viewBox="0 0 {} {}" width="{}" height="{}">{}</svg>'
    ).format(
        gettext("Mana curve: {curve}", curve=said),
        width,
        ABOVE + HEIGHT + BELOW,
        width,
        ABOVE + HEIGHT + BELOW,
        Markup("").join(parts),
    )


def _place(item: tuple[tuple[str, ...], int]) -> tuple[int, list[int]]:
    """Where a part of a bar stands: in the order of the civilizations, those of several above."""
    order = list(CIVILIZATIONS)
    return len(item[0]), [order.index(name) for name in item[0]]


def _part(left: float, top: float, size: float, civilizations: tuple[str, ...]) -> Markup:
    """The cards of a cost that have these civilizations: a rectangle with their letters, where there is room."""
    style = civilizations[0] if len(civilizations) == 1 else "several" if civilizations else "colorless"
    drawn = Markup('<rect class="{}" x="{}" y="{}" width="{}" height="{}"/>').format(
        style, _short(left), _short(top), BAR, _short(size)
    )
    if size < LEAST_WITH_LETTER or not civilizations:
        return drawn
    letters = "".join(map(letter, civilizations))
    return drawn + _word(left + BAR / 2, top + size / 2 + 4, letters, style)


def _word(x: float, y: float, text: str, style: str) -> Markup:
    named = Markup(' class="{}"').format(style) if style else Markup("")
    return Markup('<text x="{}" y="{}"{}>{}</text>').format(_short(x), _short(y), named, text)


def _short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def civilization_styles() -> Iterable[Markup]:
    """The style rules for letters and bars in the colours of the civilizations."""
    for name, (background, text) in (*CIVILIZATIONS.items(), ("several", SEVERAL_CIVILIZATIONS)):
        yield Markup(
            f".civ.{name}{{background:{background};color:{text}}}"
            f".curve rect.{name}{{fill:{background}}}.curve text.{name}{{fill:{text}}}\n"
        )
