"""Cards of a deck that have no partner to link with: Gods (804), and cells (805.1c, 814)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from decks.matching import match_key
from decks.shown_names import called
from sim.cards.gods import is_god, links_of
from sim.cards.library.in_use import cards_in_use
from sim.cards.words import Card, GodLink, Trigger
from sim.cards.words.english import listed
from sim.cards.words.faces import LinkThem
from sim.cards.words.king_cells import Combines


@dataclass(frozen=True)
class Alone:
    """A card without a partner: those of its partners that cannot be played, or all of them; and why, in a sentence."""

    card: str
    partners: tuple[str, ...]
    playable: bool  # whether it is only the deck that lacks them
    why: str


def alone_in(names: Iterable[str]) -> tuple[Alone, ...]:
    """The cards among these that link with none of them, by name. Raises CardFileError."""
    cards = [cards_in_use().find(name) for name in sorted(set(names))]
    gods = [card for card in cards if is_god(card)]
    linked = {card.name for link in links_of(gods) for card in link}
    found = [_god_alone(card) for card in gods if card.name not in linked]
    return tuple(sorted([*found, *_cells_alone(cards)], key=lambda one: one.card))


def _god_alone(card: Card) -> Alone:
    link = next(feature for feature in card.features if isinstance(feature, GodLink))
    partners = tuple(dict.fromkeys((*link.left, *link.right)))
    if not partners:
        sides = listed([f'"{side} god link"' for side in _other_sides(link.lies)], "or")
        return Alone(
            card.name,
            (),
            playable=True,
            why=f"{called(card.name)} links with no God of this deck: it needs one with {sides}.",
        )
    if any(_is_known(name) for name in partners):
        needed = listed([*map(called, partners)], "or")
        return Alone(
            card.name,
            partners,
            playable=True,
            why=f"{called(card.name)} links with no God of this deck: it needs {needed}.",
        )
    return _never(card, partners, "or")


def _other_sides(lies: str) -> Sequence[str]:
    return ("left", "right") if lies == "center" else ("center", "right" if lies == "left" else "left")


def _cells_alone(cards: Sequence[Card]) -> Iterator[Alone]:
    """The cells whose link, or combination, needs a card that cannot be played."""
    for card in cards:
        lacking = tuple(name for name in dict.fromkeys(_cells_needed(card)) if not _is_known(name))
        if lacking:
            yield _never(card, lacking, "and")


def _cells_needed(card: Card) -> Iterator[str]:
    face: Card | None = card
    while face is not None:
        for feature in face.features:
            if isinstance(feature, Combines):
                yield from feature.names
            elif isinstance(feature, Trigger):
                yield from (name for effect in feature.effects if isinstance(effect, LinkThem) for name in effect.names)
        face = face.other_face


def _never(card: Card, lacking: tuple[str, ...], link: str) -> Alone:
    needed = listed([*map(called, lacking)], link)
    cannot = "which cannot be played yet"
    return Alone(
        card.name, lacking, playable=False, why=f"{called(card.name)} can never be linked: it needs {needed}, {cannot}."
    )


def _is_known(name: str) -> bool:
    return match_key(name) in cards_in_use().deck_names.known
