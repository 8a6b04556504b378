"""Cards changing zones (400, 409): group 12 of the rules catalogue.

A card that moves is a new object without a past, goes to its owner's zone, and is seen by whom the new zone lets.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    Effect,
    Trigger,
    add_to_shields,
    charge_from_deck,
    choose,
    creature,
    destroy,
    draw,
    every,
    give,
    give_power,
    put,
    put_into_mana,
    put_on_bottom_of_deck,
    put_on_top_of_deck,
    return_to_hand,
    speed_attacker,
    spell,
    your,
    your_opponents,
)
from sim.engine.record.codes.abilities import DESTROYED
from sim.engine.record.codes.cards import DECK, GRAVEYARD, HAND, MANA
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile, tapped
from sim.games.scenario.pieces import Thing

STAYS = creature("Bystander", FIRE, 3, 1000, "")  # could attack: the turn goes on
TAPPED = choose(1, your(CREATURES.tapped()))
THEIRS = choose(1, your_opponents(CREATURES))
COME_BACK = put(choose(1, your(CREATURES.in_zone(HAND))))

FROM_BATTLE = pytest.mark.parametrize(
    ("effect", "zone"),
    [
        pytest.param(destroy(THEIRS), "graveyard", id="destroyed"),
        pytest.param(return_to_hand(THEIRS), "hand", id="returned"),
        pytest.param(put_into_mana(THEIRS), "mana", id="into mana"),
        pytest.param(put_on_top_of_deck(THEIRS), "deck", id="on the deck"),
        pytest.param(put_on_bottom_of_deck(THEIRS), "deck", id="under the deck"),
        pytest.param(add_to_shields(THEIRS), "shields", id="into the shields"),
    ],
)


def play(*effects: Effect, mana: Sequence[Thing] = (), opponent: Side | None = None, **side: Any) -> Scenario:
    """Cast a spell for 1 that does this."""
    you = {"hand": [spell("Move", FIRE, 1, *effects)], "mana": [*filler(fire=1), *mana], "battle": [STAYS], **side}
    return Scenario(you=Side(**you), opponent=opponent).use("Move")


# ---------------------------------------------------------------------------------------------------------
# A new object (400.5)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("12.01", "12.02", "12.05", "12.18")
@pytest.mark.parametrize("comes_back", [False, True], ids=["stays", "leaves and comes back"])
def test_a_creature_that_comes_back_has_no_past(comes_back: bool) -> None:
    """Tapped, no longer sick, stronger and a speed attacker: all of that is gone with the old object.

    X.13: no state is carried over, as the Japanese rule says.
    """
    effects = [give_power(2000, TAPPED), give(speed_attacker, TAPPED)]
    if comes_back:
        effects += [return_to_hand(TAPPED), COME_BACK]
    game = play(*effects, battle=[tapped("Corile"), STAYS])
    assert game.is_tapped("Corile") != comes_back
    assert game.power("Corile") == (2000 if comes_back else 4000)
    assert game.refused("Corile", "attack") == ("it has summoning sickness" if comes_back else "it is tapped")


@pytest.mark.rule("12.18")
def test_who_comes_again_in_the_same_turn_is_sick_again_until_the_next_one() -> None:
    corile = choose(1, your(CREATURES.cost(at_least=5)))
    game = play(return_to_hand(corile), COME_BACK, battle=["Corile", STAYS])
    assert game.refused("Corile", "attack") == "it has summoning sickness"
    assert game.next_turn().next_turn().refused("Corile", "attack") == ""


@pytest.mark.rule("12.04")
def test_a_tapped_card_of_mana_comes_into_the_battle_zone_untapped() -> None:
    game = play(put(choose(1, your(CREATURES.in_zone(MANA).cost(at_most=5)))), mana=[tapped("Corile")])
    assert (game.where("Corile"), game.is_tapped("Corile")) == ("battle", False)


@pytest.mark.rule("12.07", "11.62")
@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        pytest.param(destroy(THEIRS), "graveyard", id="destroyed"),
        pytest.param(return_to_hand(THEIRS), "hand", id="returned"),
        pytest.param(put_into_mana(THEIRS), "mana", id="into mana"),
    ],
)
def test_a_pile_moves_together_and_becomes_single_cards(effect: Effect, zone: str) -> None:
    game = play(effect, opponent=Side(battle=[pile("Crystal Lancer", "Aqua Vehicle", "Aqua Guard")]))
    assert game.zone(OPPONENT, zone) == ["Crystal Lancer", "Aqua Vehicle", "Aqua Guard"]
    assert game.under("Crystal Lancer") == []
    assert game.zone(OPPONENT, "battle") == []
    if zone == "mana":
        assert game.untapped_mana(OPPONENT) == 3


@pytest.mark.rule("12.15")
def test_creatures_destroyed_together_are_one_event_that_is_seen_once_for_each() -> None:
    """One that goes too sees its own end only: 603.5d decides over the catalogue's item, which no document has."""
    mourner = creature(
        "Mourner", FIRE, 3, 1000, "", Trigger(DESTROYED, "whenever a creature is destroyed", (draw(1),), CREATURES)
    )
    weak = CREATURES.power(at_most=2000)
    survivor = creature("Survivor", FIRE, 3, 9000, "", mourner.features[0])
    game = play(destroy(every(weak)), battle=[survivor], opponent=Side(battle=["Torcon", "Corile", mourner]))
    game.expect(YOU, "resolve", "Survivor", "Survivor", "Survivor").choose("Survivor", "Survivor")
    assert (len(game.zone(YOU, "hand")), len(game.zone(OPPONENT, "hand"))) == (3, 1)


# ---------------------------------------------------------------------------------------------------------
# Whose zone, who sees it, in which order
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("12.11")
@FROM_BATTLE
def test_a_card_goes_to_its_owners_zone(effect: Effect, zone: str) -> None:
    game = play(effect, opponent=Side(battle=["Corile"]))
    assert game.zone(OPPONENT, zone).count("Corile") == 1
    assert "Corile" not in game.zone(YOU, zone)


@pytest.mark.rule("12.03")
@FROM_BATTLE
def test_what_everybody_saw_nobody_sees_where_it_is_private(effect: Effect, zone: str) -> None:
    """The owner goes on seeing the own hand; nobody looks into a deck or at a shield.

    X.13: it cannot be looked at any more, as the Japanese rule says.
    """
    game = play(return_to_hand(choose(1, your(CREATURES.cost(at_least=9)))), opponent=Side(battle=["Corile"]))
    assert game.sees(YOU, "Corile") and game.sees(OPPONENT, "Corile")
    game = play(effect, opponent=Side(battle=["Corile"]))
    public = zone in ("graveyard", "mana")
    assert game.sees(YOU, "Corile") == public
    assert game.sees(OPPONENT, "Corile") == (public or zone == "hand")


ZONES = ("deck", "hand", "shields", "battle", "mana", "graveyard")


@pytest.mark.parametrize("zone", ZONES)
def test_which_zones_are_public(zone: str) -> None:
    """12.14, but for the hyperspatial zone and shields that lie face up."""
    game = Scenario(you=Side(**{zone: [STAYS]}))
    mine, theirs = game.sees(YOU, "Bystander"), game.sees(OPPONENT, "Bystander")
    assert (mine, theirs) == (zone not in ("deck", "shields"), zone in ("battle", "mana", "graveyard"))


@pytest.mark.rule("12.17")
@pytest.mark.parametrize(
    ("effects", "deck"),
    [
        pytest.param([draw(1)], ["Torcon", "Corile", "Fear Fang"], id="drawn from"),
        pytest.param([charge_from_deck(2)], ["Corile", "Fear Fang"], id="into mana"),
        pytest.param(
            [put_on_top_of_deck(choose(1, your(CARDS.in_zone(GRAVEYARD))))],
            ["Aqua Guard", "Aqua Hulcus", "Torcon", "Corile", "Fear Fang"],
            id="one more on top",
        ),
        pytest.param(
            [put_on_bottom_of_deck(choose(1, your(CARDS.in_zone(GRAVEYARD))))],
            ["Aqua Hulcus", "Torcon", "Corile", "Fear Fang", "Aqua Guard"],
            id="one more under it",
        ),
        pytest.param(
            [return_to_hand(choose(1, your(CREATURES.in_zone(DECK).cost(at_least=5))))],
            ["Aqua Hulcus", "Torcon", "Fear Fang"],
            id="one taken from the middle",
        ),
    ],
)
def test_a_deck_keeps_its_order(effects: list[Effect], deck: list[str]) -> None:
    order = exactly("Aqua Hulcus", "Torcon", "Corile", "Fear Fang")
    game = play(*effects, graveyard=["Aqua Guard"], deck=order)
    assert game.zone(YOU, "deck") == deck


@pytest.mark.rule("12.03", "5B.01")
def test_a_shield_standing_by_is_seen_by_its_owner_alone() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(shields=["Terror Pit"])).attack("Fear Fang")
    game.expect(OPPONENT, "declare")
    assert game.where("Terror Pit") == "pending"
    assert game.sees(OPPONENT, "Terror Pit") and not game.sees(YOU, "Terror Pit")
