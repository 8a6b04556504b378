"""The cards that somebody looks for by words of their names and texts, in English or Japanese."""

from decks.names import UnplayableCard
from reports.writing.decks import as_card
from sim.cards.library import cards_in_use
from sim.cards.library.entries import Entry
from sim.cards.library.search import Query, search_cards
from sim.json_types import JsonObject
from sim.web.deck_facts import card_facts

MOST_FOUND = 20  # cards of a search


def found_cards(words: str) -> JsonObject:
    """What a page shows of a search: each card with its English name, as its text opens, and what it is."""
    words = words.strip()[:100]
    if not words:
        return {"found": None, "find": words, "more": 0, "similar": False}
    found = search_cards(Query(tuple(words.split())), cards_in_use())
    first = found.first(MOST_FOUND)
    cards: list[Entry | UnplayableCard] = [*first.entries, *first.unplayable]
    facts = [card_facts(card) for card in cards]
    shown = [(card.name, as_card(one, f"f{at}"), one) for at, (card, one) in enumerate(zip(cards, facts, strict=True))]
    return {"found": shown, "find": words, "more": len(found) - len(first), "similar": found.similar}
