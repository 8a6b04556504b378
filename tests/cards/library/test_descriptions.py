"""Every description in the texts of all cards means a card: one that means none may have been misread."""

from collections.abc import Iterator

import pytest

from sim.cards.fitting import fits_as_printed
from sim.cards.gods import is_god, linked, links_of
from sim.cards.library import cards_without_ones_own
from sim.cards.library.picks import parts_of
from sim.cards.words import Card, Cards

# Descriptions that no card fits which can be played, with the reason.
NOBODY = {
    'psychic creatures named "Mother Alien <Gladly>"': "it cannot be played yet",
    'psychic creatures named "Immortal Boost, Crimson Lord"': "it cannot be played yet",
    'psychic creatures named "Intense Boiling! Onsen Gallows"': "it cannot be played yet",
    'creatures named "Dekaburu, Izanai\'s Bonds"': "it cannot be played yet",
    'creatures named "Hamukatsuman Ace, Brave 1" in your hand': "it cannot be played yet",
    'Gods with "Emperor of the Gods" in their names in your hand': "those cannot be played yet; Sahasrara is no God",
    "Hyper Beasts": "cards with a hyper mode cannot be played yet",
    "Dynamos": "cards with Dynamo cannot be played yet",
}


def faces_of(card: Card) -> Iterator[Card]:
    yield card
    yield from card.halves
    if card.other_face is not None:
        yield from faces_of(card.other_face)


@pytest.mark.soak
def test_every_description_means_a_card() -> None:
    in_use = cards_without_ones_own()
    cards = [in_use.find(name) for name in in_use.names]
    faces = [face for card in cards for face in faces_of(card)]
    faces += [linked(link) for link in links_of([card for card in cards if is_god(card)])]
    descriptions = dict.fromkeys(part for card in cards for part in parts_of(card) if isinstance(part, Cards))
    nobody = {cards.words() for cards in descriptions if not any(fits_as_printed(cards, face) for face in faces)}
    assert nobody == NOBODY.keys()
