"""Group 2 of the rules catalogue: how a game is won, lost, drawn or left undecided (104, 703.4)."""

from typing import Any

import pytest

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.cards.words import (
    CREATURES,
    FIRE,
    LOSE_THE_GAME,
    NATURE,
    WIN_THE_GAME,
    Card,
    creature,
    every,
    plain,
    seal,
    spell,
    when_put,
    whenever_attacks,
)
from sim.compiler.decorators import entry_point
from sim.engine.record.codes import columns, course, endings, owners, programs, steps
from sim.engine.record.state import new_records
from sim.engine.record.tables import new_tables
from sim.engine.rules.checks import check_end
from sim.games.matchups.matchup import prepare_matchup
from sim.games.playing.batch import play_match
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, opponents, pile, tapped
from tests.rules.situations import BOMBAZAR, DOKINDAM, REDZONE, THE_RED

YOUR_LAST = exactly("Torcon")
THEIR_LAST = exactly("Corile")


@pytest.mark.rule("2.01", "2.04")
@pytest.mark.parametrize("shields", [0, 1])
def test_2_01_an_unblocked_attack_wins_when_there_is_no_shield(shields: int) -> None:
    game = Scenario(
        you=Side(battle=["Burning Mane"]), opponent=Side(shields=shields, hand=1, battle=["Hunter Fish"])
    ).attack("Burning Mane")
    game.block()
    assert (game.over, game.winner, game.reason) == ((True, YOU, "direct attack") if shields == 0 else (False, -1, ""))


@pytest.mark.rule("2.02", "8D.05")
def test_2_02_a_blocked_attack_does_not_win() -> None:
    game = Scenario(you=Side(battle=["Burning Mane"]), opponent=Side(shields=0, battle=["Hunter Fish"]))
    assert not game.attack("Burning Mane").block("Hunter Fish").over
    assert game.zone(YOU, "graveyard") == ["Burning Mane"]


@pytest.mark.rule("2.04", "8F.06")
def test_2_04_a_triple_breaker_that_breaks_the_last_shield_does_not_win() -> None:
    game = Scenario(you=Side(battle=[pile(REDZONE, THE_RED), "Fear Fang"]), opponent=Side(shields=1))
    assert not game.attack(REDZONE).over
    game.attack("Fear Fang")
    assert (game.winner, game.reason) == (YOU, "direct attack")


@pytest.mark.rule("2.05")
def test_2_05_drawing_the_last_card_in_the_middle_of_a_spell_loses_at_once() -> None:
    """X.17: an empty deck loses, not drawing from one."""
    game = Scenario(
        you=Side(hand=["Energy Stream"], mana=filler(water=3), deck=exactly("Fear Fang")),
    )
    game.use("Energy Stream")
    assert (game.winner, game.reason) == (OPPONENT, "deck out")
    assert game.where("Energy Stream") == "pending"  # the spell never came to its end


@pytest.mark.phrase("draw_up_to")
def test_drawing_up_to_three_cards_can_stop_before_the_deck_is_empty() -> None:
    game = Scenario(you=Side(hand=["Cyber Brain"], mana=filler(water=4), deck=exactly("Fear Fang", "Torcon")))
    game.use("Cyber Brain").accept().decline()
    assert not game.over
    assert game.zone(YOU, "hand") == ["Fear Fang"]


@pytest.mark.rule("2.06")
def test_2_06_a_player_wins_when_the_opponent_draws_their_last_card() -> None:
    game = Scenario(opponent=Side(deck=THEIR_LAST)).next_turn()
    assert game.zone(OPPONENT, "hand") == ["Corile"]
    assert (game.winner, game.reason) == (YOU, "deck out")


@pytest.mark.rule("2.06", "2.07")
def test_2_06_an_effect_that_takes_the_opponents_last_card_wins() -> None:
    """Slash Charger puts any card of a deck into the graveyard."""
    game = Scenario(
        you=Side(hand=["Slash Charger"], mana=filler(darkness=3), battle=["Fear Fang"]),
        opponent=Side(deck=exactly("Torcon")),
    )
    game.use("Slash Charger", OPPONENT, "Torcon")
    assert (game.winner, game.reason) == (YOU, "deck out")


@pytest.mark.phrase("shieldify_from_deck")
@pytest.mark.rule("2.07", "2.06")
@pytest.mark.parametrize(
    ("name", "mana", "deck"),
    [
        pytest.param("Energy Stream", filler(water=3), ["Torcon"], id="drawn, and the second card is not there"),
        pytest.param("Bronze-Arm Tribe", filler(nature=3), ["Torcon"], id="put into the mana zone"),
        pytest.param(
            "Skysword, the Savage Vizier", filler(light=3, nature=2), ["Torcon", "Corile"], id="made a shield"
        ),
        pytest.param("Skysword, the Savage Vizier", filler(light=3, nature=2), ["Torcon"], id="before the shield"),
    ],
)
def test_2_07_a_deck_emptied_by_an_effect_ends_the_game_in_the_middle_of_it(
    name: str, mana: list[Card], deck: list[str]
) -> None:
    """104.2b: at once, and not when the effect has finished."""
    game = Scenario(you=Side(hand=[name], mana=mana, deck=exactly(*deck), battle=["Fear Fang"], shields=2))
    game.use(name)
    assert (game.winner, game.reason) == (OPPONENT, "deck out")
    assert len(game.zone(YOU, "shields")) == (3 if len(deck) == 2 else 2)


@pytest.mark.rule("2.07")
def test_2_07_putting_the_last_card_into_mana_loses_too() -> None:
    game = Scenario(
        you=Side(hand=["Bronze-Arm Tribe"], mana=filler(nature=3), deck=exactly("Fear Fang")),
    )
    assert game.use("Bronze-Arm Tribe").reason == "deck out"


CHARGES = {
    YOU: plain(
        programs.CHARGE,
        "put the top card of your deck into your mana zone",
        amount=1,
        whose=owners.YOURS,
        tapped=0,
        up_to=0,
    ),
    OPPONENT: plain(
        programs.CHARGE,
        "your opponent puts the top card of their deck into their mana zone",
        amount=1,
        whose=owners.OPPONENTS,
        tapped=0,
        up_to=0,
    ),
}


@pytest.mark.rule("2.07")
@pytest.mark.parametrize("loser", [YOU, OPPONENT], ids=["one's own deck", "the other deck"])
def test_2_07_an_empty_deck_loses_before_the_rest_of_the_effect(loser: int) -> None:
    """X.17: whatever empties it, and at once."""
    mill = spell("Mill", NATURE, 1, CHARGES[loser], LOSE_THE_GAME if loser == OPPONENT else WIN_THE_GAME)
    game = Scenario(you=Side(hand=[mill], mana=filler(nature=1), deck=YOUR_LAST), opponent=Side(deck=THEIR_LAST)).use(
        "Mill"
    )
    assert (game.winner, game.reason) == (1 - loser, "deck out")


@pytest.mark.phrase("WIN_THE_GAME", "when_put")
@pytest.mark.rule("2.08")
def test_2_08_a_cards_text_can_win_the_game() -> None:
    oracle = creature("Oracle of the End", FIRE, 1, 1000, "", when_put(WIN_THE_GAME))
    game = Scenario(you=Side(hand=[oracle], mana=filler(fire=1)), opponent=Side(shields=5)).use(oracle)
    assert (game.winner, game.reason) == (YOU, "card effect")


@pytest.mark.phrase("IF_THIS_IS_TAPPED")
@pytest.mark.rule("2.08")
def test_2_08_a_win_that_waits_beside_a_loss_may_be_resolved_first() -> None:
    """605.1: at the end of Bombazar's extra turn its player has both, and the first of them ends the game."""
    formula = "Codename iFormulaX"
    for first, winner in ((formula, YOU), (BOMBAZAR, OPPONENT)):
        game = Scenario(
            you=Side(hand=[BOMBAZAR, formula, *filler(10)], mana=filler(fire=4, nature=3, water=7)),
            opponent=Side(shields=9),
        )
        game.use(BOMBAZAR).use(formula).next_turn().decline()
        game.attack(formula).choose("Filler", "Filler").decline()
        game.expect(YOU, "resolve", formula, BOMBAZAR).choose(first)
        assert (game.winner, game.reason) == (winner, "card effect")


@pytest.mark.phrase("loses_outside")
@pytest.mark.rule("2.09", "7I.08")
def test_2_09_dokindam_x_outside_the_battle_zone_loses_the_game_for_its_owner() -> None:
    game = Scenario(you=Side(hand=["Spiral Gate"], mana=filler(water=2), battle=[DOKINDAM, "Torcon"]))
    game.use("Spiral Gate", DOKINDAM)  # your own spell may choose it
    assert (game.winner, game.reason) == (OPPONENT, "card effect")


@pytest.mark.parametrize("turn", [YOU, OPPONENT])
def test_604_4b_the_turn_player_loses_when_two_dokindams_are_destroyed_together(turn: int) -> None:
    """604.4b: both say "you lose"; the turn player's ability comes first."""
    yours = Side(battle=[DOKINDAM])
    theirs = Side(battle=[tapped(DOKINDAM)])
    game = Scenario(
        you=yours if turn == YOU else theirs, opponent=theirs if turn == YOU else yours, turn=turn, step=steps.ATTACK
    )
    game.attack(DOKINDAM if turn == YOU else opponents(DOKINDAM), opponents(DOKINDAM) if turn == YOU else DOKINDAM)
    assert game.winner == (OPPONENT if turn == YOU else YOU)


@pytest.mark.rule("2.10")
def test_2_10_turns_alternate_until_somebody_wins_or_the_turn_cap_stops_the_game() -> None:
    names = known_names()
    matchup = prepare_matchup(read_deck("fn-rush", names), read_deck("liquid-beast", names))
    whole, short = play_match(matchup, 4, seed=2), play_match(matchup, 4, seed=2, turn_cap=3)
    assert (short.rows[:, columns.TURNS] == 3).all()
    assert (short.rows[:, columns.WINNER] == endings.NOBODY).all() and (
        short.rows[:, columns.REASON] == endings.TURN_CAP
    ).all()
    assert (whole.rows[:, columns.TURNS] > 3).all() and set(whole.rows[:, columns.WINNER]) <= {YOU, OPPONENT}
    game = Scenario()
    turns = [int(game.record.turn_player)]
    while len(turns) < 5:
        turns.append(int(game.next_turn().record.turn_player))
    assert turns == [YOU, OPPONENT, YOU, OPPONENT, YOU]


@pytest.mark.rule("2.11")
@pytest.mark.parametrize(
    ("yours", "theirs", "winner"),
    [
        pytest.param(YOUR_LAST, THEIR_LAST, endings.DRAWN, id="both decks empty at once"),
        pytest.param(YOUR_LAST, 10, OPPONENT, id="yours alone"),
        pytest.param(10, THEIR_LAST, YOU, id="theirs alone"),
    ],
)
def test_2_11_decks_that_run_out_together_are_a_draw(yours: Any, theirs: Any, winner: int) -> None:
    """One step of one effect puts seals on both players' creatures: the decks are checked after it."""
    stamp = spell("Stamp", FIRE, 1, seal(every(CREATURES)))
    game = Scenario(
        you=Side(hand=[stamp], mana=filler(fire=1), battle=["Torcon"], deck=yours),
        opponent=Side(battle=["Corile"], deck=theirs),
    ).use("Stamp")
    assert (game.winner, game.reason) == (winner, "deck out")


@entry_point
def settle_end(state: Any, tables: Any) -> None:
    """Check who has won or lost."""
    check_end(state[0], tables[0])


@pytest.mark.parametrize(
    ("won", "lost", "winner"),
    [
        ((1, 0), (1, 0), YOU),
        ((0, 1), (0, 1), OPPONENT),
        ((1, 0), (1, 1), YOU),
        ((0, 0), (1, 0), OPPONENT),
        ((0, 0), (1, 1), endings.DRAWN),
    ],
)
@pytest.mark.rule("2.11")
def test_2_11_a_player_who_wins_and_loses_at_once_wins(
    won: tuple[int, int], lost: tuple[int, int], winner: int
) -> None:
    """104.2c. No two cards of the library do both in one event, so the test calls the check itself."""
    state = new_records()
    record = state[0]
    record.won[:] = won
    record.lost[:] = lost
    settle_end(state, new_tables())
    assert (record.stopped, record.winner) == (course.OVER, winner)


@pytest.mark.phrase("whenever_attacks")
@pytest.mark.rule("2.12")
def test_2_12_a_shield_gained_during_the_attack_is_broken_instead_of_a_loss() -> None:
    gift = plain(programs.SHIELDIFY, "your opponent adds a shield", amount=1, whose=owners.OPPONENTS, up_to=0)
    santa = creature("Generous Attacker", FIRE, 3, 3000, "", whenever_attacks(gift))
    game = Scenario(you=Side(battle=[santa]), opponent=Side(shields=0, deck=["Burning Mane"])).attack(santa)
    assert not game.over
    assert game.zone(OPPONENT, "hand") == ["Burning Mane"]


@pytest.mark.rule("2.13")
def test_2_13_the_draw_of_the_turn_can_lose_the_game() -> None:
    game = Scenario(you=Side(hand=["Torcon"], deck=exactly("Fear Fang")), step=steps.START)
    assert (game.winner, game.reason) == (OPPONENT, "deck out")
    assert game.zone(YOU, "mana") == []
