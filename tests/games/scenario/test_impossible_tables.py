"""Tables that no game can come to are refused, with the card, the zone and the reason."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    NATURE,
    creature,
    draw,
    evolves_from,
    spell,
    twinpact,
    vortex_evolves_from,
)
from sim.games.scenario import OPPONENT, Scenario, Side, Thing, filler, flipped, pile, sealed, sick, tapped

SEALED_X = "Forbidden ~The Sealed X~"
VORTEX = creature(
    "Whirl", FIRE, 5, 5000, "", vortex_evolves_from(CREATURES.civilization(FIRE), CREATURES.civilization(NATURE))
)
EVOLVING_HALF = twinpact(
    creature("Flare", FIRE, 5, 5000, "", evolves_from(CREATURES.civilization(FIRE))), spell("Spark", FIRE, 2, draw(1))
)


@pytest.mark.parametrize(
    ("thing", "reason"),
    [
        ("Terror Pit", "Terror Pit in the battle zone: a card of its type is never put there by itself"),
        (
            "Crystal Lancer",
            'Crystal Lancer in the battle zone: what it was put on is missing: write pile("Crystal Lancer',
        ),
        (
            pile("Crystal Lancer", "Torcon"),
            'in the battle zone: it cannot lie on Torcon: "Evolution: Put on one of your Liquid People."',
        ),
        (pile("Crystal Lancer", "Spiral Gate"), "it cannot lie on Spiral Gate"),
        (pile(VORTEX, "Brawler Zyler"), "Whirl in the battle zone: what it was put on is missing"),
        (pile(VORTEX, "Brawler Zyler", "Brawler Zyler"), "it cannot lie on Brawler Zyler and Brawler Zyler"),
        (EVOLVING_HALF, "Flare / Spark in the battle zone: what it was put on is missing"),
        (pile(EVOLVING_HALF, "Torcon"), 'it cannot lie on Torcon: "Evolution: Put on one of your fire creatures."'),
        (tapped(SEALED_X), f"{SEALED_X} in the battle zone: a card of its type cannot be tapped there"),
        (sick(SEALED_X), "only creatures have summoning sickness"),
        (pile(SEALED_X, "Torcon"), "no cards can lie under a card of its type"),
        (
            pile("Corile", tapped("Torcon")),
            "Torcon lies under it, so it cannot be tapped, sick",
        ),
        (flipped("Corile"), "Corile in the battle zone: it has no other face"),
    ],
)
def test_what_cannot_lie_in_the_battle_zone(thing: Thing, reason: str) -> None:
    for side in ("you", "opponent"):
        with pytest.raises(ValueError, match=re.escape(reason)):
            Scenario(**{side: Side(battle=[thing])})


@pytest.mark.parametrize(
    "thing",
    [
        pile("Crystal Lancer", "Aqua Hulcus", "Torcon"),  # Torcon was put under it later
        pile("Crystal Lancer", "Crystal Lancer", "Aqua Hulcus"),
        pile("Corile", "Terror Pit"),
        pile(VORTEX, "Torcon", "Brawler Zyler"),
        pile(EVOLVING_HALF, "Brawler Zyler"),
        pile(VORTEX, "Brawler Zyler", pile("Barkwhip, the Smasher", "Torcon")),
        sick(pile("Crystal Lancer", "Aqua Hulcus")),
        tapped(flipped(SEALED_X)),
        sealed(SEALED_X, 3),
        sealed(tapped("Corile"), ["Terror Pit"]),
    ],
)
def test_what_can_lie_there(thing: Thing) -> None:
    assert len(Scenario(you=Side(battle=[thing])).zone(0, "battle")) == 1


@pytest.mark.parametrize("zone", ["hand", "mana", "shields", "graveyard", "deck"])
@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (tapped, "only cards in the battle zone and the mana zone can be tapped"),
        (sick, "only creatures in the battle zone have summoning sickness"),
        (lambda card: sealed(card, 1), "only cards in the battle zone can be sealed"),
        (lambda card: flipped(SEALED_X), "only cards in the battle zone have their other face up"),
        (lambda card: pile(card, "Torcon"), "cards lie under another one only in the battle zone and the shield zone"),
    ],
    ids=["tapped", "sick", "sealed", "flipped", "pile"],
)
def test_what_cannot_lie_in_another_zone(zone: str, make: Callable[[str], Thing], reason: str) -> None:
    side = Side(**{zone: [make("Corile")]})
    if (zone == "mana" and make is tapped) or (zone == "shields" and "lie under" in reason):
        Scenario(you=side)
        return
    with pytest.raises(ValueError, match=rf"in the (hand|mana zone|shield zone|graveyard|deck): {reason}"):
        Scenario(you=side)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: Side(hand=-1), ValueError, "there cannot be -1 cards"),
        (lambda: Side(mana=filler(fire=-2)), ValueError, "there cannot be -2 cards"),
        (lambda: Side(battle=[sealed("Corile", -1)]), ValueError, "there cannot be -1 cards"),
        (lambda: filler(red=1), ValueError, "red: the civilizations are light, water, darkness, fire, nature"),
        (lambda: Side(hand="Corile"), TypeError, "hand is a list of cards or a number of them, not 'Corile'"),
        (lambda: Side(bench=["Corile"]), TypeError, "a side has no bench; it has hand, mana, battle, shields"),
        (lambda: Side(deck=65), ValueError, "you cannot have more than 64 cards"),
    ],
)
def test_impossible_numbers_and_zones(make: Callable[[], Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=re.escape(message)):
        made = make()
        Scenario(you=made if isinstance(made, Side) else None)


@pytest.mark.parametrize("wrong", [{"turn": 2}, {"turn": -1}, {"step": 6}, {"step": -1}, {"turn_number": 0}])
def test_impossible_turns_and_steps(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="it is the turn of YOU or OPPONENT, in one of the steps 0 to 5"):
        Scenario(**wrong)


def test_a_zone_that_does_not_exist_cannot_be_read() -> None:
    game = Scenario(turn=OPPONENT)
    for player, zone in ((0, "battle zone"), (2, "hand"), (-1, "hand")):
        with pytest.raises(LookupError, match="the zones of YOU and OPPONENT are hand, mana, battle"):
            game.zone(player, zone)
