"""What cards do that no random game of library cards shows: a scenario for each. The exhaustive run lists why not.

A cell needs the card that links it. Where the library does not have that card, because its own text is not understood,
a made-up one with its name stands in for it; what links then is the library's.
"""

from collections.abc import Sequence

import pytest

from sim.cards.library import find_card
from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    PSYCHIC,
    WATER,
    Card,
    choose,
    creature,
    destroy,
    give_power,
    psychic_link,
    spell,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile
from sim.tools.card_coverage import (
    LEFT,
    LIBERATED,
    CardCoverage,
    CoverageItem,
    coverage_of_cards,
    whole_of,
    why_impossible,
)

FATHER, MOTHER = "Alien Father <Just 1 Song?>", "Mother Alien <Gladly>"
CEBU, HYDRA, ZABI = "Gallows Cebu Kaiser", "Hydra Gilsaurus", "Zabi Rigel, Dragon Bone Keel"
SUMO, WORLD, ONSEN = (
    "Intense Sumo! Thrust Wrestler",
    "Intense World! Shachihoko Kaiser",
    "Intense Boiling! Onsen Gallows",
)
ZEROM = "Zerom, Origin of Destruction"
NEBULAE = [f"Ceremony of {name}" for name in ("Graveyard", "Hands", "Destruction", "Resurrection")]


def stand_in(name: str, of: str, civilizations: int, *links: str) -> Card:
    """A card that the library lacks, a cell of the same creature as the library's card, with this psychic link."""
    features = (psychic_link(*links),) if links else ()
    return creature(name, civilizations, 4, 3000, "Alien", *features, types=PSYCHIC, other_face=whole_of(find_card(of)))


MISSING = [
    ((FATHER, stand_in(MOTHER, FATHER, LIGHT | WATER)), [FATHER]),
    ((CEBU, HYDRA, stand_in(ZABI, CEBU, DARKNESS, CEBU, HYDRA)), [CEBU, HYDRA]),
    ((SUMO, WORLD, stand_in(ONSEN, SUMO, WATER | FIRE)), [SUMO, WORLD]),
]


def shown_by(game: Scenario, cards: Sequence[str]) -> set[CoverageItem]:
    """The items of these cards that a scenario has shown."""
    kinds = {card.name: kind for kind, card in enumerate(game.cards) if card.name in cards}
    return {
        item for item in CardCoverage(game.tables[0], game.cards, kinds).seen(game.session.events) if item.card in cards
    }


@pytest.mark.parametrize(("battle", "cells"), MISSING)
def test_cells_whose_partner_the_library_lacks_link_and_attack(battle: Sequence[str | Card], cells: list[str]) -> None:
    game = Scenario(you=Side(battle=battle), opponent=Side(battle=["Torcon"], shields=5, deck=12), turn=OPPONENT)
    game.end_turn().next_turn()
    if game.asked == "resolve":
        game.choose(cells[0])  # the link comes before what another cell does at the start of the turn
    seen = shown_by(game, cells)
    assert {CoverageItem(cell, LIBERATED) for cell in cells} <= seen
    [whole] = game.zone(YOU, "battle")
    game.until("attack with").attack(whole)
    seen |= shown_by(game, cells)
    impossible = {item for cell in cells for item in coverage_of_cards([cell])[cell] if why_impossible(item)}
    assert impossible and impossible <= seen


def test_zeron_leaves_with_more_power() -> None:
    """As Zerom, on which the others lie; a nebula alone never does."""
    give = spell("Give", FIRE, 1, give_power(2000, choose(1, your(CREATURES))), destroy(choose(1, your(CREATURES))))
    you = Side(battle=[pile("Zeron", *NEBULAE)], hand=[give], mana=filler(fire=1))
    game = Scenario(you=you, opponent=Side(battle=["Torcon"])).use("Give")
    assert game.over
    assert shown_by(game, [ZEROM, *NEBULAE]) == {CoverageItem(ZEROM, LEFT)}
