"""Forced attacks, effects that wait for an event of this turn, and who comes first when both would lose."""

import pytest

from sim.cards.words import FIRE, prohibit, shield_trigger, spell
from sim.engine.record.codes.abilities import ACT_CAST, END_OF_OPPONENTS_NEXT_TURN, OPPONENTS
from sim.engine.record.codes.play import ATTACK_STEP
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents, pile, tapped

GAGAGA = "Gagaga Gaial Brand"
DOKINDAM = "Dokindam X, The Legendary Forbidden"


@pytest.mark.rule("8A.07")
def test_a_creature_that_must_attack_has_done_so_after_one_attack() -> None:
    """506.1b: Braid Claw, untapped again by Gagaga's last ability, need not attack a second time."""
    game = Scenario(
        you=Side(
            hand=[GAGAGA],
            mana=filler(fire=5),
            battle=["Deadly Fighter Braid Claw", "Torcon"],
        ),
        opponent=Side(shields=3),
    )
    game.use(GAGAGA, way="3 less")
    game.attack(GAGAGA).choose("Filler", "Filler")
    # After its attack Gagaga is destroyed: only the top card leaves, and everything is untapped.
    assert game.zone(YOU, "graveyard") == [GAGAGA]
    assert not game.is_tapped("Deadly Fighter Braid Claw")
    assert "no" in game.options


def test_what_waits_for_an_attack_of_this_turn_does_not_wait_for_the_next() -> None:
    """603.6: Gagaga cannot attack this turn; a turn later its attack does not destroy it."""
    game = Scenario(
        you=Side(hand=[GAGAGA], mana=filler(fire=5), battle=[tapped("Bunbun Churis")]),
        opponent=Side(shields=4),
    )
    game.use(GAGAGA, way="3 less")
    assert game.is_tapped(GAGAGA)
    game.end_turn().next_turn().end_turn().next_turn()
    game.decline().attack(GAGAGA).choose("Filler", "Filler")
    assert game.where(GAGAGA) == "battle"


@pytest.mark.parametrize("turn", [YOU, OPPONENT])
def test_two_dokindams_destroyed_together_lose_the_turn_players_game(turn: int) -> None:
    """604.4b: both say "you lose"; the turn player's ability comes first."""
    yours = Side(battle=[DOKINDAM])
    theirs = Side(battle=[tapped(DOKINDAM)])
    game = Scenario(
        you=yours if turn == YOU else theirs, opponent=theirs if turn == YOU else yours, turn=turn, step=ATTACK_STEP
    )
    game.attack(DOKINDAM if turn == YOU else opponents(DOKINDAM), opponents(DOKINDAM) if turn == YOU else DOKINDAM)
    assert game.winner == (OPPONENT if turn == YOU else YOU)


def test_the_cards_of_a_pile_go_to_the_deck_in_the_order_that_their_owner_chooses() -> None:
    """401.4: Corile on a pile of three; the owner is asked, and nothing has moved before the answer."""
    game = Scenario(
        you=Side(hand=["Corile"], mana=filler(water=5)),
        opponent=Side(battle=[pile("Redzone, Roaring Invasion", "Redzone Z, Passionate Invasion", "Torcon")]),
    )
    game.use("Corile")
    assert game.where("Redzone, Roaring Invasion") == "battle"
    game.choose("Redzone Z, Passionate Invasion", "Torcon")
    assert game.zone(OPPONENT, "deck")[:3] == [
        "Redzone, Roaring Invasion",
        "Torcon",
        "Redzone Z, Passionate Invasion",
    ]


@pytest.mark.parametrize(("turn", "turns"), [(YOU, 2), (OPPONENT, 3)])
def test_until_the_end_of_your_opponents_next_turn_does_not_mean_the_turn_it_begins_in(turn: int, turns: int) -> None:
    lock = spell("Lock", FIRE, 1, shield_trigger, prohibit(ACT_CAST, until=END_OF_OPPONENTS_NEXT_TURN, whose=OPPONENTS))
    if turn == YOU:
        game = Scenario(you=Side(hand=[lock], mana=filler(fire=1))).use(lock)
    else:
        game = Scenario(you=Side(shields=[lock]), opponent=Side(battle=["Fear Fang"]), turn=OPPONENT)
        game.attack("Fear Fang").declare(lock)
    game.end_turn()
    lasts = 1
    while game.record.continuous_count:
        game.next_turn().end_turn()
        lasts += 1
    assert lasts == turns
