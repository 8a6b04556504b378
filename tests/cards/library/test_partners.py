"""Cards of a deck that find no other card to link with."""

import pytest

from sim.cards.library import cards_in_use
from sim.cards.library.partners import alone_in

# Gods of which no partner can be played yet; a card that comes into the library leaves this list.
NEVER = {
    "ADAM, God of Worldly Creation",
    "Balzack, Military Flame God",
    "Mad Romanov, the Wicked God",
    "Riki, Thunder God",
}


def test_the_gods_that_can_never_be_linked_are_told() -> None:
    gods = [entry.name for entry in cards_in_use().entries if any("God Link" in one.rules_text for one in entry.faces)]
    alone = {name: found[0] for name in gods if (found := alone_in([name]))}
    assert {name for name, one in alone.items() if not one.playable} == NEVER
    assert alone["ADAM, God of Worldly Creation"].why == (
        "ADAM, God of Worldly Creation can never be linked: it needs EVE, God of Spiritual Creation, which cannot be"
        " played yet."
    )


@pytest.mark.parametrize(
    ("names", "alone"),
    [
        (["Metal, Dragon God"], ["Metal, Dragon God"]),
        (["Metal, Dragon God", "Heavy, Dragon God"], []),
        (["Metal, Dragon God", "Zen, Transcendent God"], ["Metal, Dragon God", "Zen, Transcendent God"]),
        (["Aqua Hulcus"], []),
        (["Alien Father <Just 1 Song?>"], []),  # a cell that plays well alone
        (["Prin Prin, the Victorious"], []),  # its link needs cards that can be played
    ],
)
def test_a_god_needs_one_of_its_partners_in_the_deck(names: list[str], alone: list[str]) -> None:
    assert [one.card for one in alone_in(names)] == alone


def test_a_god_that_is_linked_by_its_side_needs_one_of_another_side() -> None:
    (one,) = alone_in(["Cross Justice, Extreme Left God"])
    assert one.why == (
        "Cross Justice, Extreme Left God links with no God of this deck:"
        ' it needs one with "center god link" or "right god link".'
    )
