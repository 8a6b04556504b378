"""Group 2 of the rules catalogue: how a game is won, lost, drawn, or broken off (104, 703.4).

Direct attacks, empty decks and Dokindam X are also in `test_interactions_of_the_eight_decks.py`.
"""

from typing import Any

import pytest

from decks import read_deck
from sim.cards.library import known_names
from sim.cards.words import (
    CREATURES,
    FIRE,
    LOSE_THE_GAME,
    NATURE,
    WIN_THE_GAME,
    creature,
    every,
    plain,
    seal,
    spell,
    when_put,
)
from sim.engine.record.codes import programs
from sim.engine.record.codes.abilities import OPPONENTS, YOURS
from sim.engine.record.codes.play import DRAWN, NOBODY, TURN_CAP
from sim.engine.record.codes.results import REASON, TURNS, WINNER
from sim.games.batch import play_match
from sim.games.matchup import prepare_matchup
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler

YOUR_LAST, THEIR_LAST = exactly("Torcon"), exactly("Corile")


CHARGES = {
    YOU: plain(programs.CHARGE, "put the top card of your deck into your mana zone", amount=1, whose=YOURS, tapped=0),
    OPPONENT: plain(
        programs.CHARGE,
        "your opponent puts the top card of their deck into their mana zone",
        amount=1,
        whose=OPPONENTS,
        tapped=0,
    ),
}


@pytest.mark.rule("2.01", "2.04")
@pytest.mark.parametrize("shields", [0, 1])
def test_an_attack_that_nothing_blocks_wins_where_there_is_no_shield(shields: int) -> None:
    game = Scenario(
        you=Side(battle=["Burning Mane"]), opponent=Side(shields=shields, hand=1, battle=["Hunter Fish"])
    ).attack("Burning Mane")
    game.block()
    assert (game.over, game.winner, game.reason) == ((True, YOU, "direct attack") if shields == 0 else (False, -1, ""))


@pytest.mark.rule("2.06")
def test_a_player_wins_when_the_opponents_last_card_is_drawn() -> None:
    game = Scenario(opponent=Side(deck=THEIR_LAST)).next_turn()
    assert game.zone(OPPONENT, "hand") == ["Corile"]
    assert (game.winner, game.reason) == (YOU, "deck out")


@pytest.mark.rule("2.07")
@pytest.mark.parametrize("loser", [YOU, OPPONENT], ids=["one's own deck", "the other deck"])
def test_an_empty_deck_loses_before_the_rest_of_the_effect(loser: int) -> None:
    """X.17: whatever empties it, and at once."""
    mill = spell("Mill", NATURE, 1, CHARGES[loser], LOSE_THE_GAME if loser == OPPONENT else WIN_THE_GAME)
    game = Scenario(you=Side(hand=[mill], mana=filler(nature=1), deck=YOUR_LAST), opponent=Side(deck=THEIR_LAST)).use(
        "Mill"
    )
    assert (game.winner, game.reason) == (1 - loser, "deck out")


@pytest.mark.rule("2.08")
def test_a_card_can_win_the_game_by_its_text() -> None:
    oracle = creature("Oracle of the End", FIRE, 1, 1000, "", when_put(WIN_THE_GAME))
    game = Scenario(you=Side(hand=[oracle], mana=filler(fire=1)), opponent=Side(shields=5)).use(oracle)
    assert (game.winner, game.reason) == (YOU, "card effect")


@pytest.mark.rule("2.11")
@pytest.mark.parametrize(
    ("yours", "theirs", "winner"),
    [
        pytest.param(YOUR_LAST, THEIR_LAST, DRAWN, id="both decks empty at once"),
        pytest.param(YOUR_LAST, 10, OPPONENT, id="yours alone"),
        pytest.param(10, THEIR_LAST, YOU, id="theirs alone"),
    ],
)
def test_decks_that_run_out_together_are_a_draw(yours: Any, theirs: Any, winner: int) -> None:
    """Seals are put on both players' creatures by one step of one effect: the decks are looked at after it."""
    stamp = spell("Stamp", FIRE, 1, seal(every(CREATURES)))
    game = Scenario(
        you=Side(hand=[stamp], mana=filler(fire=1), battle=["Torcon"], deck=yours),
        opponent=Side(battle=["Corile"], deck=theirs),
    ).use("Stamp")
    assert (game.winner, game.reason) == (winner, "deck out")


@pytest.mark.rule("2.10")
def test_turns_alternate_until_somebody_wins_or_the_cap_breaks_the_game_off() -> None:
    names = known_names()
    matchup = prepare_matchup(read_deck("fn-rush", names), read_deck("liquid-beast", names))
    whole, short = play_match(matchup, 4, seed=2), play_match(matchup, 4, seed=2, turn_cap=3)
    assert (short.rows[:, TURNS] == 3).all()
    assert (short.rows[:, WINNER] == NOBODY).all() and (short.rows[:, REASON] == TURN_CAP).all()
    assert (whole.rows[:, TURNS] > 3).all() and set(whole.rows[:, WINNER]) <= {YOU, OPPONENT}
    game = Scenario()
    turns = [int(game.record.turn_player)]
    while len(turns) < 5:
        turns.append(int(game.next_turn().record.turn_player))
    assert turns == [YOU, OPPONENT, YOU, OPPONENT, YOU]
