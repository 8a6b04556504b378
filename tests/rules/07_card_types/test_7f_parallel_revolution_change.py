"""Psychic creatures that come from the hyperspatial zone by themselves, from either side of a card (407.2, 805)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    LIGHT,
    PSYCHIC,
    THIS,
    WATER,
    Card,
    cant_leave,
    choose,
    creature,
    destroy,
    draw,
    evolves_from,
    parallel_invasion,
    parallel_revolution_change,
    spell,
    untap,
    when_put,
    whenever_attacks,
    your,
)
from sim.games.scenario import YOU, Scenario, Side, filler, flipped, pile

BUSTER, DOGIRAGON = "Redzone Buster, Roaring Awakened", "Dogiragon X, Blue Awakened"
ENTERS = creature("Newcomer", WATER, 8, 9000, "Dragon", parallel_revolution_change(CREATURES.cost(at_least=5)),
                  when_put(draw(1)), types=PSYCHIC)  # fmt: skip
LARGE = creature("Large", WATER, 5, 5000, "Dragon")
SMALL = creature("Small", WATER, 4, 4000, "Dragon")


def attack_with(attacker: Card | str, outside: Card | str = ENTERS, **more: object) -> Scenario:
    """You attack, with a card in the hyperspatial zone."""
    you = Side(battle=[attacker], hyperspatial=[outside], **more)  # type: ignore[arg-type]
    game = Scenario(you=you, opponent=Side(battle=["Torcon"], shields=5))
    return game.attack(attacker if isinstance(attacker, str) else attacker.name)


@pytest.mark.phrase("parallel_revolution_change")
@pytest.mark.parametrize("answer", [True, False])
def test_701_26_the_attacker_and_the_card_of_the_hyperspatial_zone_exchange_places(answer: bool) -> None:
    """701.26: the attack goes on with the new creature, which has been put."""
    game = attack_with(LARGE)
    game.expect(YOU, "may", "no", "yes")
    (game.accept if answer else game.decline)()
    after = (game.zone(YOU, "battle"), game.zone(YOU, "hyperspatial"), len(game.zone(YOU, "hand")))
    assert after == ((["Newcomer"], ["Large"], 1) if answer else (["Large"], ["Newcomer"], 0))
    assert game.is_tapped("Newcomer" if answer else "Large")


def test_only_what_is_named_changes_with_it() -> None:
    assert attack_with(SMALL).zone(YOU, "battle") == ["Small"]


def test_701_26b_what_cannot_leave_does_not_exchange_places() -> None:
    """701.26b: nothing moves then."""
    rooted = creature("Rooted", WATER, 5, 5000, "Dragon", cant_leave)
    game = attack_with(rooted).accept()
    assert (game.zone(YOU, "battle"), game.zone(YOU, "hyperspatial")) == (["Rooted"], ["Newcomer"])


def test_all_cards_of_a_pile_go_to_the_hyperspatial_zone() -> None:
    evolved = creature("Evolved", WATER, 6, 8000, "Dragon", evolves_from(CREATURES))
    you = Side(battle=[pile(evolved, SMALL)], hyperspatial=[ENTERS])
    game = Scenario(you=you, opponent=Side(shields=5)).attack("Evolved").accept()
    assert (game.zone(YOU, "battle"), sorted(game.zone(YOU, "hyperspatial"))) == (["Newcomer"], ["Evolved", "Small"])


# --- Both sides of a card ------------------------------------------------------------------------------------
def two_sides() -> Card:
    """One side invades fire creatures, and the other changes with water creatures."""
    change = parallel_revolution_change(CREATURES.civilization(WATER))
    back = creature("Change", WATER, 8, 9000, "", change, types=PSYCHIC)
    joins = parallel_invasion(CREATURES.civilization(FIRE))
    return creature("Join", FIRE, 6, 7000, "", evolves_from(CREATURES), joins, types=PSYCHIC, other_face=back)


@pytest.mark.parametrize(("civilization", "whole"), [(FIRE, "Join"), (WATER, "Change")])
def test_407_2_each_side_waits_in_the_hyperspatial_zone_and_comes_as_what_it_is(civilization: int, whole: str) -> None:
    """The zone is public, both sides of a card in it are seen (407.2), and the one whose ability it is comes."""
    attacker = creature("Attacker", civilization, 3, 3000, "")
    game = attack_with(attacker, two_sides()).accept()
    assert game.zone(YOU, "battle") == [whole]
    assert game.zone(YOU, "hyperspatial") == ([] if whole == "Join" else ["Attacker"])


def test_805_6_a_side_that_comes_by_itself_has_not_awakened() -> None:
    """805.6: it is sick, and cannot attack once more after it has been untapped."""
    ready = creature("Ready", WATER, 3, 3000, "", whenever_attacks(untap(THIS)))
    game = attack_with(ready, two_sides())
    game.choose("Ready").accept()
    assert game.is_sick("Change")


def test_it_goes_home_as_its_front_whichever_side_it_was() -> None:
    away = spell("Away", FIRE, 1, destroy(choose(1, your(CREATURES))))
    game = Scenario(you=Side(battle=[flipped(two_sides())], hand=[away], mana=filler(fire=1)))
    assert game.zone(YOU, "battle") == ["Change"]
    assert game.use("Away").zone(YOU, "hyperspatial") == ["Join"]


# --- The card that has both ----------------------------------------------------------------------------------
def test_dogiragon_x_changes_with_a_dragon_and_gives_slayer() -> None:
    """It discards a card as it comes, and then its other multicolored creatures have slayer."""
    dragon = creature("Blue Dragon", WATER, 5, 5000, "Armored Dragon")
    both = creature("Both", WATER | FIRE, 3, 3000, "")
    you = Side(battle=[dragon, both], hyperspatial=[BUSTER], hand=["Torcon"])
    game = Scenario(you=you, opponent=Side(battle=["Corile"], shields=5)).attack("Blue Dragon").accept()
    assert sorted(game.zone(YOU, "battle")) == ["Both", DOGIRAGON]
    assert (game.zone(YOU, "hyperspatial"), game.zone(YOU, "graveyard")) == (["Blue Dragon"], ["Torcon"])
    assert game.asked == "break"  # three shields; it could not be blocked


def test_redzone_buster_still_invades_light_commands() -> None:
    command = creature("Light Command", LIGHT, 5, 5000, "Angel Command")
    you = Side(battle=[command], hyperspatial=[BUSTER], hand=["Torcon"])
    game = Scenario(you=you, opponent=Side(battle=["Corile"], shields=5)).attack("Light Command").accept()
    assert game.zone(YOU, "battle") == [BUSTER]
    assert (game.zone(YOU, "hyperspatial"), game.is_tapped("Corile")) == (["Torcon"], True)
