"""The note about the format that a deck was checked against: as JSON and as text."""

from typing import Any

from decks.formats import Format, not_checked
from decks.names import CardNames
from decks.reading import Deck, all_cards
from decks.shown_names import called
from sim.language import gettext, semicolon, translatable


def format_json(format: Format) -> dict[str, Any]:
    """What a format is."""
    return {
        "format": format.given,
        "title": format.title,
        "since": None if format.since is None else str(format.since),
        "hall_of_fame": None if format.changed is None else str(format.changed),
        "newest": format.is_newest if format.changed is not None else None,
        "without": list(format.without),
    }


def held_to_json(deck: Deck | None, names: CardNames, format: Format) -> dict[str, Any]:
    """What a deck was held to, besides the sizes of standard and open decks; `deck` is None if it cannot be used."""
    if not format.restricts:
        return {}
    found = [] if deck is None else not_checked([card for cards in all_cards(deck) for card, _ in cards], format, names)
    return format_json(format) | ({} if deck is None else {"not_checked": found})


def not_checked_in_words(deck: Deck, format: Format, names: CardNames) -> str:
    """Of which cards nobody knows whether the format has them; "" if it is known of all."""
    found = not_checked([card for cards in all_cards(deck) for card, _ in cards], format, names)
    if not found:
        return ""
    cards = semicolon().join(map(called, found))
    if format.day is None:
        pool = translatable("Not checked whether it is in the pool of {title}: {cards}.")
        return gettext(pool, title=gettext(format.title), cards=cards)
    return gettext("Not checked whether it was there on {day}: {cards}.", day=format.day, cards=cards)
