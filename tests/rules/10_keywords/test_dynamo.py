"""Dynamo: a creature adds its power and abilities to another one (docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    NATURE,
    ON_YOUR_TURN,
    WATER,
    blocker,
    choose,
    creature,
    destroy,
    double_breaker,
    draw,
    dynamo,
    gets_power,
    spell,
    whenever_attacks,
    your_opponents,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, pile, sick, tapped

PLAIN = creature("Plain", LIGHT, 2, 2000, "Dynamo", dynamo)
DRAWER = creature("Drawer", WATER, 2, 1000, "Dynamo", dynamo, whenever_attacks(draw(1)))
DOUBLE = creature("Double", FIRE, 3, 3000, "Dynamo", dynamo, double_breaker)
SLOW = creature("Slow", NATURE, 3, 3000, "Dynamo", dynamo, gets_power(1000, condition=ON_YOUR_TURN))
STRANGER = creature("Stranger", FIRE, 3, 3000, "Human")


@pytest.mark.phrase("dynamo")
def test_it_adds_its_power_and_its_triggered_abilities_for_the_turn() -> None:
    game = Scenario(you=Side(battle=[DRAWER, PLAIN, STRANGER], deck=["Corile"] * 5), opponent=Side(shields=5, deck=5))
    game.tap_ability("Drawer")
    assert game.is_tapped("Drawer") and game.power("Plain") == 3000 and game.power("Stranger") == 3000
    game.attack("Plain", OPPONENT)
    assert game.zone(YOU, "hand") == ["Corile"]
    while game.asked == "break":
        game.choose(game.options[0])
    game.end_turn()
    assert game.power("Plain") == 2000


@pytest.mark.phrase("dynamo")
def test_it_adds_keywords_and_static_abilities_and_keeps_its_own() -> None:
    game = Scenario(you=Side(battle=[DOUBLE, SLOW, PLAIN]), opponent=Side(shields=5))
    game.tap_ability("Double", "Slow")
    assert game.power("Slow") == 3000 + 1000 + 3000
    assert game.has("Slow", keywords.DOUBLE_BREAKER) and game.has("Double", keywords.DOUBLE_BREAKER)
    game.tap_ability("Slow", "Plain")
    # What Slow has been lent goes on: its own 4000 and 3000, and the 1000 of its ability, which Plain has now too.
    assert game.power("Plain") == 2000 + 7000 + 1000 and game.has("Plain", keywords.DOUBLE_BREAKER)


@pytest.mark.phrase("dynamo")
@pytest.mark.parametrize("other", [PLAIN, STRANGER])
def test_only_another_dynamo_gets_them(other: object) -> None:
    game = Scenario(you=Side(battle=[DOUBLE, other, "Torcon"]), opponent=Side(shields=5))  # type: ignore[list-item]
    game.tap_ability("Double")
    assert game.has("Plain", keywords.DOUBLE_BREAKER) if other is PLAIN else game.power("Stranger") == 3000


@pytest.mark.phrase("dynamo")
def test_a_sick_creature_cannot_use_it_instead_of_attacking() -> None:
    game = Scenario(you=Side(battle=[sick(DOUBLE), PLAIN]), opponent=Side(shields=5))
    with pytest.raises(Illegal):
        game.tap_ability("Double")


@pytest.mark.phrase("dynamo", "whenever_a_battle_begins")
@pytest.mark.parametrize("accepted", [True, False])
def test_it_can_be_used_as_a_battle_begins(accepted: bool) -> None:
    """By a sick creature, too, and in a battle of the opponent's turn; once for each battle."""
    foe = creature("Foe", FIRE, 4, 4000, "Human")
    game = Scenario(you=Side(battle=[sick(DOUBLE), tapped(PLAIN)]), opponent=Side(battle=[foe]), turn=OPPONENT)
    game.attack("Foe", "Plain")
    game.expect(YOU, "resolve", "Double", "Plain").choose("Double").expect(YOU, "may", "no", "yes")
    game = game.accept() if accepted else game.decline()
    assert game.where("Plain") == ("battle" if accepted else "graveyard")
    assert game.where("Foe") == ("graveyard" if accepted else "battle")
    assert game.is_tapped("Double") is accepted


@pytest.mark.phrase("whenever_a_battle_begins")
def test_a_tapped_creature_cannot_be_tapped_for_it() -> None:
    foe = creature("Foe", FIRE, 4, 4000, "Human")
    game = Scenario(you=Side(battle=[tapped(DOUBLE), tapped(PLAIN)]), opponent=Side(battle=[foe]), turn=OPPONENT)
    game.attack("Foe", "Plain")
    assert game.choose("Double").where("Plain") == "graveyard"


@pytest.mark.phrase("dynamo")
def test_what_was_lent_ends_if_the_creature_leaves() -> None:
    kill = spell("Kill", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))))
    back = creature("Back", LIGHT, 2, 2000, "Dynamo", dynamo)
    game = Scenario(you=Side(battle=[DOUBLE, back]), opponent=Side(hand=[kill], shields=5))
    game.tap_ability("Double")
    assert game.power("Back") == 5000


@pytest.mark.phrase("dynamo")
def test_a_creature_that_was_given_the_race_gets_the_ability_itself() -> None:
    """It can be tapped for it then."""
    other = creature("Other", LIGHT, 2, 2000, "Dynamo")
    game = Scenario(you=Side(battle=[DOUBLE, other, DRAWER]), opponent=Side(shields=5))
    game.tap_ability("Double", "Other")
    game.tap_ability("Other", "Drawer")
    assert game.power("Drawer") == 1000 + 5000


def test_rinpao_lends_its_speed() -> None:
    game = Scenario(
        you=Side(battle=["Rinpao, King of Speed Eating", sick("Amitoaki, Explorer of Adventure")]),
        opponent=Side(shields=5),
    )
    assert game.refused("Amitoaki, Explorer of Adventure", "attack") == "it has summoning sickness"
    game.tap_ability("Rinpao, King of Speed Eating")
    game.attack("Amitoaki, Explorer of Adventure", OPPONENT)
    assert game.power("Amitoaki, Explorer of Adventure") == 7000


def test_return_ace_uses_it_in_battles_alone_and_takes_its_fault_along() -> None:
    ace = "Bursting Arm Robo Return Ace"
    game = Scenario(you=Side(battle=[ace, PLAIN, "Fear Fang"]), opponent=Side(battle=[tapped("Torcon")], shields=5))
    with pytest.raises(Illegal):
        game.tap_ability(ace)
    game.attack("Plain", "Torcon").choose(ace).accept()
    assert game.power("Plain") == 4000 and game.has("Plain", keywords.BLOCKER)
    assert game.has("Plain", keywords.CANT_ATTACK)


@pytest.mark.phrase("TAPPED_FOR_DYNAMO", "repeated")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_senjuo_breaks_a_shield_more_for_each_creature_tapped_for_dynamo(number: int) -> None:
    senjuo = "Cyber Iron Man Senjuo"
    game = Scenario(you=Side(battle=[senjuo, PLAIN, DRAWER], deck=5), opponent=Side(shields=5))
    for name in ("Plain", "Drawer")[:number]:
        game.tap_ability(name)
        while game.asked == "choose":
            game.choose(senjuo)
    game.attack(senjuo, OPPONENT)
    while game.asked in ("break", "resolve"):
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 4 - number


# --- Abilities of creatures that can attack ---
@pytest.mark.phrase("whenever_able_to_attack")
def test_algros_crusos_taps_again_and_again_before_it_attacks() -> None:
    name = "Algros Crusos, Super Divine Dragon"

    under = pile(name, "Bolshack Dragon")
    game = Scenario(you=Side(battle=[under]), opponent=Side(battle=["Torcon", "Corile", "Fear Fang"], shields=5))
    game.tap_ability(name, "Torcon", "Corile")
    assert game.is_tapped("Torcon") and game.is_tapped("Corile") and not game.is_tapped(name)
    with pytest.raises(Illegal):
        game.tap_ability(name)
    game.attack(name, "Torcon")
    assert game.where("Torcon") == "graveyard"


def test_it_is_not_offered_to_a_creature_that_cannot_attack() -> None:
    name = "Superhuman Mech Armor Valgett III"

    man = creature("Man", FIRE, 2, 2000, "Human")
    game = Scenario(you=Side(battle=[tapped(pile(name, man)), "Torcon"]), opponent=Side(shields=5))
    with pytest.raises(Illegal):
        game.tap_ability(name)


@pytest.mark.phrase("whenever_able_to_attack")
def test_valgett_attacks_an_untapped_creature_then() -> None:
    name = "Superhuman Mech Armor Valgett III"

    man = creature("Man", FIRE, 2, 2000, "Human")
    game = Scenario(you=Side(battle=[pile(name, man)]), opponent=Side(battle=["Torcon"], shields=5))
    game.tap_ability(name).attack(name, "Torcon")
    assert game.where("Torcon") == "graveyard" and game.zone(YOU, "graveyard") == ["Man"]


@pytest.mark.phrase("whenever_yours_able_to_attack")
def test_drazalk_destroys_a_blocker_while_any_creature_can_attack() -> None:
    """Itself tapped, another creature able to attack: as often as cards lie under it, and no attack is needed."""
    name = "Drazalk, Prisoned Dragonic Phoenix"

    drakes = [creature(drake, DARKNESS, 2, 2000, "Tyranno Drake") for drake in ("Upper", "Lower")]
    guards = [creature(guard, LIGHT, 2, 2000, "Guardian", blocker) for guard in ("First", "Second", "Third")]
    you = Side(battle=[tapped(pile(name, *drakes)), "Fear Fang"])
    game = Scenario(you=you, opponent=Side(battle=guards, shields=5))
    game.tap_ability(name, "Upper", "First").tap_ability(name, "Second")
    assert game.zone(OPPONENT, "battle") == ["Third"] and not game.is_tapped("Fear Fang")
    with pytest.raises(Illegal):
        game.tap_ability(name)


def test_it_is_not_offered_when_no_creature_can_attack() -> None:
    name = "Drazalk, Prisoned Dragonic Phoenix"

    drake = creature("Drake", DARKNESS, 2, 2000, "Tyranno Drake")
    guard = creature("Guard", LIGHT, 2, 2000, "Guardian", blocker)
    game = Scenario(
        you=Side(battle=[tapped(pile(name, drake)), tapped("Fear Fang")]),
        opponent=Side(battle=[guard, "Corile"], shields=5),
    )
    with pytest.raises(Illegal):
        game.tap_ability(name)


# --- Players ---
def test_players_lend_speed_to_a_creature_that_breaks_more() -> None:
    game = Scenario(
        you=Side(shields=5),
        opponent=Side(battle=["Rinpao, King of Speed Eating", sick("Amitoaki, Explorer of Adventure")]),
        turn=OPPONENT,
        opponent_is="rush",
    )
    assert game.is_tapped("Amitoaki, Explorer of Adventure") and len(game.zone(YOU, "shields")) == 3


@pytest.mark.parametrize("strength", [4000, 9000])
def test_players_win_battles_with_it(strength: int) -> None:
    """And tap no creature for a battle that is lost anyway."""
    foe = creature("Foe", FIRE, 4, strength, "Human")
    game = Scenario(
        you=Side(battle=[foe]), opponent=Side(battle=[DOUBLE, tapped(PLAIN)], shields=5), opponent_is="rush"
    )
    game.attack("Foe", "Plain")
    assert game.is_tapped("Double") is (strength == 4000) is (game.where("Plain") == "battle")
