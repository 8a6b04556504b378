"""A creature that becomes another one until the end of the turn."""

from types import SimpleNamespace

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    BECOMES_REVEALED,
    CREATURES,
    DARKNESS,
    FIRE,
    DefinitionError,
    blocker,
    charge_from_deck,
    choose,
    creature,
    draw,
    each_gets_power,
    evolves_from,
    give_power,
    reveal_until,
    slayer,
    spell,
    when_destroyed,
    when_put,
    whenever_battles,
    your,
)
from sim.games.narration.narration import Narrator
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, tapped

AKASHIC = "Akashic Third, the Electro-Bandit"
BIG = creature("Big", FIRE, 7, 7000, "Dragon")
SMALL = creature("Small", FIRE, 1, 500, "Human")
WALL = tapped(creature("Wall", FIRE, 3, 4000, "Human"))


# --- What it is ---
@pytest.mark.phrase("BECOMES_REVEALED")
def test_it_battles_as_the_creature_that_it_has_become() -> None:
    game = Scenario(
        you=Side(battle=[AKASHIC, "Torcon"], deck=["Terror Pit", BIG, "Corile"]),
        opponent=Side(battle=[WALL]),
    )
    game.attack(AKASHIC, "Wall")
    assert game.power(AKASHIC) == 7000
    assert game.zone(YOU, "battle") == ["Big", "Torcon"]
    assert game.zone(OPPONENT, "graveyard") == ["Wall"]
    assert sorted(game.zone(YOU, "graveyard")) == ["Big", "Terror Pit"]
    assert game.zone(YOU, "deck")[0] == "Corile"


def test_it_is_itself_again_when_the_turn_is_over() -> None:
    game = Scenario(you=Side(battle=[AKASHIC], deck=[BIG]), opponent=Side(battle=[WALL]))
    game.attack(AKASHIC, "Wall").end_turn()
    assert game.zone(YOU, "battle") == [AKASHIC]
    assert game.power(AKASHIC) == 1000


def test_elsewhere_it_is_itself() -> None:
    """400.5; and what the other creature does when it is destroyed, it does."""
    heir = creature("Heir", FIRE, 2, 2000, "Human", when_destroyed(charge_from_deck(1)))
    game = Scenario(you=Side(battle=[AKASHIC, "Torcon"], deck=[heir, "Corile"]), opponent=Side(battle=[WALL]))
    game.attack(AKASHIC, "Wall")
    assert sorted(game.zone(YOU, "graveyard")) == [AKASHIC, "Heir"]
    assert game.zone(YOU, "mana") == ["Corile"]


def test_it_does_not_enter() -> None:
    comes = creature("Comes", FIRE, 7, 7000, "Dragon", when_put(draw(1)))
    game = Scenario(you=Side(battle=[AKASHIC, "Torcon"], deck=[comes]), opponent=Side(battle=[WALL]))
    game.attack(AKASHIC, "Wall")
    assert game.zone(YOU, "hand") == []


def test_it_becomes_an_evolution_creature_that_lies_on_nothing() -> None:
    top = creature("Top", FIRE, 5, 6000, "Dragon", evolves_from(CREATURES.race("Dragon")))
    game = Scenario(you=Side(battle=[AKASHIC, "Torcon"], deck=[top]), opponent=Side(battle=[WALL]))
    game.attack(AKASHIC, "Wall")
    assert game.zone(YOU, "battle") == ["Top", "Torcon"]
    assert game.under(AKASHIC) == []


def test_its_static_abilities_are_at_work() -> None:
    leader = creature("Leader", FIRE, 5, 6000, "Dragon", each_gets_power(your(CREATURES.other()), 2000))
    game = Scenario(you=Side(battle=[AKASHIC, "Torcon"], deck=[leader]), opponent=Side(battle=[WALL]))
    before = game.power("Torcon")
    assert game.attack(AKASHIC, "Wall").power("Torcon") == before + 2000
    assert game.end_turn().power("Torcon") == before


def test_slayer_counts_in_the_same_battle() -> None:
    """115.3d: what follows the battle is looked for as powers are compared."""
    poison = creature("Poison", DARKNESS, 5, 1000, "", slayer)
    game = Scenario(you=Side(battle=[AKASHIC, "Torcon"], deck=[poison]), opponent=Side(battle=[WALL]))
    game.attack(AKASHIC, "Wall")
    assert game.zone(OPPONENT, "battle") == []


def test_what_the_other_one_does_as_a_battle_begins_comes_too_late() -> None:
    """115.2: the battle has begun."""
    eager = creature("Eager", FIRE, 5, 6000, "", whenever_battles(draw(1)))
    game = Scenario(you=Side(battle=[AKASHIC, "Torcon"], deck=[eager]), opponent=Side(battle=[WALL]))
    game.attack(AKASHIC, "Wall")
    assert game.zone(YOU, "hand") == []


def test_in_a_second_battle_of_the_turn_it_reveals_nothing() -> None:
    """It has lost its ability: it has those of the other creature instead."""
    guard = creature("Guard", FIRE, 5, 9000, "", blocker)
    game = Scenario(
        turn=OPPONENT,
        you=Side(battle=[tapped(AKASHIC), "Torcon"], deck=[guard, BIG]),
        opponent=Side(battle=[SMALL, "Corile", "Fear Fang"]),
    )
    game.attack(SMALL, AKASHIC).attack("Corile", AKASHIC)
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Small"]
    assert game.zone(YOU, "graveyard") == ["Guard"]
    assert game.zone(YOU, "deck")[0] == "Big"


def test_changes_of_power_stay() -> None:
    """It is the same creature, and so is what applies to it."""
    act = spell("Act", FIRE, 1, give_power(1000, choose(1, your(CREATURES.race("Cyber Lord")))))
    game = Scenario(
        you=Side(hand=[act], mana=filler(fire=1), battle=[AKASHIC, "Torcon"], deck=[BIG]),
        opponent=Side(battle=[WALL]),
    )
    game.use(act).attack(AKASHIC, "Wall")
    assert game.power(AKASHIC) == 8000


def test_without_a_creature_in_the_deck_it_stays_what_it_is() -> None:
    """All cards are revealed, and all go to the graveyard: the deck is empty."""
    game = Scenario(
        you=Side(battle=[AKASHIC, "Torcon"], deck=exactly("Terror Pit", "Burst Shot")), opponent=Side(battle=[WALL])
    )
    game.attack(AKASHIC, "Wall")
    assert game.over and game.winner == OPPONENT


# --- What is reported, and what is refused ---
def test_the_log_says_what_it_becomes() -> None:
    game = Scenario(you=Side(battle=[AKASHIC, "Torcon"], deck=[BIG]), opponent=Side(battle=[WALL]))
    game.attack(AKASHIC, "Wall")
    matchup = SimpleNamespace(tables=game._tables, cards=game._cards)
    narrator = Narrator(matchup, game.record, ("you", "the opponent"))  # type: ignore[arg-type]
    told = [event.text for event in narrator.narrate(game.session.events, 10)]
    assert f"{AKASHIC} becomes Big" in told


def test_only_a_creature_becomes_what_has_just_been_revealed() -> None:
    with pytest.raises(DefinitionError, match="just been revealed"):
        tabulate([creature("Test Card", FIRE, 1, 1000, "", whenever_battles(BECOMES_REVEALED))])
    with pytest.raises(DefinitionError, match="not a creature"):
        tabulate([spell("Test Card", FIRE, 1, reveal_until(CREATURES), BECOMES_REVEALED)])
