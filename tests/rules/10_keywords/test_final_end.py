"""Final End: an ability of the start of a turn that its player uses once in the game (docs/keywords.md)."""

from typing import Any

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side

VOLJAAK = "Bolshack Voljaak"
SITH = "Sith = Mar = Shall"
GOLFANTASISTA = "Blackhole In One Golfantasista"
LASTJUDGE = "Lastjudge, Judgment Elemental"
ABYSS = "Do:Norateppu"
FANG = "Fear Fang"
BLOCKER = "La Ura Giga, Sky Guardian"


def at_start_of_your_turn(battle: list[str], *, theirs: list[str] | None = None, **yours: Any) -> Scenario:
    """The start of your turn, with these creatures in the battle zone."""
    you = Side(battle=battle, **({"deck": [FANG] * 12} | yours))
    return Scenario(you=you, opponent=Side(battle=theirs or [], deck=[FANG] * 12), turn=OPPONENT).next_turn()


@pytest.mark.phrase("final_end")
def test_only_one_final_end_is_used_in_a_game() -> None:
    game = at_start_of_your_turn([SITH, SITH], graveyard=[ABYSS] * 3, mana=[ABYSS] * 2)
    game.choose(SITH).accept().choose(ABYSS, ABYSS, ABYSS)
    assert game.zone(YOU, "battle").count(ABYSS) == 3
    game.expect(YOU, "charge mana")  # the other one asks nothing
    game.next_turn().next_turn().choose(SITH).expect(YOU, "charge mana")
    assert game.zone(YOU, "battle").count(ABYSS) == 3


def test_a_final_end_that_is_declined_can_be_used_later() -> None:
    game = at_start_of_your_turn([SITH], graveyard=[ABYSS])
    game.decline().expect(YOU, "charge mana")
    game.next_turn().next_turn().accept().choose(ABYSS)
    assert game.zone(YOU, "graveyard") == []


def test_bolshack_voljaak_keeps_its_player_from_losing_for_a_turn() -> None:
    game = at_start_of_your_turn([VOLJAAK], shields=2, theirs=[FANG])
    game.accept()
    assert game.zone(YOU, "shields") == []
    game.next_turn().until("attack with").attack(FANG)
    assert not game.over
    game.next_turn().next_turn().until("attack with").attack(FANG)
    assert game.over and game.winner == OPPONENT


def test_bolshack_voljaak_adds_a_shield_once_each_turn() -> None:
    game = Scenario(you=Side(battle=[VOLJAAK], hand=[FANG, FANG], mana=[FANG] * 6, shields=0, deck=[FANG] * 9))
    game.use(FANG).accept()
    assert len(game.zone(YOU, "shields")) == 1
    game.use(FANG).expect(YOU, "attack with")
    assert len(game.zone(YOU, "shields")) == 1


@pytest.mark.parametrize("blockers", [10, 11])
def test_lastjudge_takes_an_extra_turn_with_twelve_blockers(blockers: int) -> None:
    game = at_start_of_your_turn([LASTJUDGE], hand=[BLOCKER] * blockers)
    game.accept().choose(*[BLOCKER] * blockers).next_turn()
    assert game.turn_player == (YOU if blockers == 11 else OPPONENT)


@pytest.mark.parametrize("draws", [True, False])
def test_golfantasista_doubles_the_hand_and_the_mana_zone(draws: bool) -> None:
    game = at_start_of_your_turn([GOLFANTASISTA], hand=[FANG] * 2, mana=[FANG] * 3)
    game.accept()
    (game.accept() if draws else game.decline()).accept()
    assert len(game.zone(YOU, "hand")) == (5 if draws else 3)  # and the card of the draw step
    assert len(game.zone(YOU, "mana")) == 6
