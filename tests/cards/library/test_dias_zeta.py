"""Dias Zeta, the Temporal Suppressor: Annihilating Soul Recall, and creatures that left this turn, played."""

import pytest

from sim.cards.words import FIRE, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from tests.cards.written import card

DIAS, DIABOLOS = "Dias Zeta, the Temporal Suppressor", "Diabolos Zeta, Annihilation Awakened"
MANE, SERUM, PIT, LIGER, FANG = "Burning Mane", "Brain Serum", "Terror Pit", "Deathliger, Lion of Chaos", "Fear Fang"
SEED = card("Seed\nTamaseed - fire - cost 2 - RexStars")
BOUNCE = card("Bounce\nSpell - water - cost 1\nReturn all your opponent's creatures to their hand.")


@pytest.mark.parametrize(("mine", "theirs", "times"), [(4, 3, 1), (3, 4, 1), (4, 4, 2), (3, 3, 0)])
def test_four_cards_of_either_graveyard_take_a_card_of_the_opponents_choice(mine: int, theirs: int, times: int) -> None:
    game = Scenario(
        you=Side(battle=[DIAS], graveyard=[MANE] * mine),
        opponent=Side(battle=[LIGER, SEED], hand=[SERUM], graveyard=[FANG] * theirs, shields=5),
    )
    game.attack(DIAS)
    for chosen in ("Seed", SERUM)[:times]:
        game.accept()
        while game.player_asked == YOU or game.asked == "order":
            game.choose(game.options[0])
        assert game.player_asked == OPPONENT and game.can_choose(LIGER) and game.can_choose(SERUM)
        game.choose(chosen)
    gone = [name for name in ("Seed", SERUM) if game.where(name) == "deck"]
    assert len(gone) == times
    assert len(game.zone(YOU, "graveyard")) == (mine - 4 if mine >= 4 else mine)
    assert len(game.zone(OPPONENT, "graveyard")) == (theirs - 4 if theirs >= 4 else theirs)


@pytest.mark.phrase("opponents_creatures_left")
@pytest.mark.parametrize(("creatures", "awakens"), [(3, True), (2, False)])
def test_it_awakens_when_three_of_the_opponents_creatures_left(creatures: int, awakens: bool) -> None:
    game = Scenario(
        you=Side(battle=[DIAS, MANE], hand=[BOUNCE], mana=filler(water=1)),
        opponent=Side(
            battle=[creature(f"Foe {number}", FIRE, 2, 2000, "Human") for number in range(creatures)], shields=5
        ),
    )
    game.use("Bounce").end_turn()
    assert game.zone(YOU, "battle")[0] == (DIABOLOS if awakens else DIAS)


def test_creatures_of_its_player_and_of_another_turn_do_not_count() -> None:
    mine = card("Back\nSpell - water - cost 1\nReturn all your creatures to your hand.")
    wall = [creature(f"Foe {number}", FIRE, 2, 2000, "Human") for number in range(3)]
    game = Scenario(
        you=Side(battle=[DIAS, MANE, FANG, LIGER], hand=[mine], mana=filler(water=1)),
        opponent=Side(battle=wall, shields=5),
    )
    game.end_turn()
    assert game.zone(YOU, "battle")[0] == DIAS


def test_diabolos_changes_powers_and_goes_back_when_it_would_leave() -> None:
    game = Scenario(
        you=Side(battle=[DIABOLOS, MANE]),
        opponent=Side(battle=[LIGER, creature("Weak", FIRE, 2, 5000, "Human")], hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    assert game.power(MANE) == 7000 and game.power(LIGER) == 4000
    game.use(PIT, DIABOLOS)
    assert game.zone(YOU, "battle")[0] == DIAS
