"""The goldfish does nothing: in whole games against rush, and in situations where there is something to decline.

Rush does something in each of these situations: the goldfish really declines it.
"""

import numpy as np
import pytest

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.engine.record.codes import card_marks, choices, columns, endings, log, steps
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.narration.replay import record_game
from sim.games.playing.batch import Games, play_match
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped

NAMES = known_names()
DECKS = shipped_decks()
SILENT = ("charge", "use", "attack", "block", "declare", "enter")  # what the log never says of a goldfish


def matchup(deck_a: str, deck_b: str, players: tuple[str, str] = ("rush", "goldfish")) -> Matchup:
    return prepare_matchup(read_deck(deck_a, NAMES), read_deck(deck_b, NAMES), players)


def turns(games: Games) -> list[int]:
    return list(games.rows[:, columns.TURNS])


# --- Whole games ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("deck", "other"),
    [
        ("mono-red-rush", "dogiragon-buster"),  # declares on every attack once there are no shields
        ("liquid-beast", "removal-bombazar"),
        ("dokindam-redzone", "murky-riptide"),
        ("rainbow-connection", "fn-rush"),
    ],
)
def test_a_goldfish_does_nothing_in_a_whole_game(deck: str, other: str) -> None:
    """The fish holds either deck and goes first and second: 64 games in all."""
    asked_to_declare = False
    for pairing in (matchup(deck, other), matchup(deck, other, ("goldfish", "rush"))):
        for game in range(8):
            replay = record_game(pairing, seed=4, game=game)
            seat = replay.policies.index("goldfish")
            fish = replay.players[seat]
            own = [event for turn in replay.turns for event in turn.events if event.player == fish]
            assert [event.text for event in own if event.what in SILENT] == []
            asked_to_declare |= any(event.what == "choice" and event.number == choices.ASK_DECLARE for event in own)
            opening = replay.turns[0].after[seat]
            for turn in replay.turns:
                zones = turn.after[seat].zones
                assert zones["mana zone"] == ()
                # A Forbidden card is there from the beginning.
                assert zones["battle zone"] == opening.zones["battle zone"]
            assert (replay.winner, replay.error) == (replay.players[1 - seat], "")
    assert asked_to_declare


@pytest.mark.parametrize("deck", DECKS)
def test_rush_always_beats_a_goldfish(deck: str) -> None:
    """Checked games; the fish holds the next deck. It is killed long before either deck runs out."""
    other = DECKS[(DECKS.index(deck) + 1) % len(DECKS)]
    games = play_match(matchup(deck, other), 60, seed=12, checked=True)
    assert not games.rows[:, columns.ERROR_CODE].any()
    assert (games.scores == 1).all()
    assert (games.rows[:, columns.REASON] == endings.DIRECT_ATTACK).all()
    for mark in (
        card_marks.PLAYED,
        card_marks.TRIGGER_DECLARED,
        card_marks.TRIGGER_USED,
        card_marks.TRIGGER_STOPPED_ATTACKER,
        card_marks.TRIGGER_ENDED_ATTACKS,
    ):
        assert not games.marks(1, mark).any()


def test_broken_shield_triggers_are_counted_and_not_declared() -> None:
    games = play_match(matchup("fn-rush", "murky-riptide"), 60, seed=12)
    broken = np.bitwise_count(games.marks(1, card_marks.TRIGGER_BROKEN))
    assert broken.sum() > 60
    # Each of them is in the hand, with the other broken shields.
    assert (games.marks(1, card_marks.TRIGGER_BROKEN) & ~games.marks(1, card_marks.FROM_SHIELDS) == 0).all()
    assert (games.rows[:, columns.SHIELDS_BROKEN_B] == np.bitwise_count(games.marks(1, card_marks.FROM_SHIELDS))).all()
    assert (games.rows[:, columns.SHIELDS_BROKEN_B] == 5).all()


def test_which_deck_the_goldfish_holds_does_not_matter() -> None:
    """Its cards never come into play, and its luck is its own: the kill turn depends on the attacker alone."""
    liquid, murky = (play_match(matchup("fn-rush", fish), 60, seed=1) for fish in ("liquid-beast", "murky-riptide"))
    assert turns(liquid) == turns(murky)


@pytest.mark.parametrize(
    ("deck", "left"),
    [
        ("fn-rush", 40 - 5 - 5),
        ("mono-red-rush", 40 - 5 - 5 - 1 - 6),  # the Forbidden card and its seals
    ],
)
def test_of_two_goldfish_the_one_that_draws_first_runs_out_of_cards(deck: str, left: int) -> None:
    """The player who goes first does not draw in turn 1, and so the other one takes the last card of a deck first."""
    games = play_match(matchup(deck, deck, ("goldfish", "goldfish")), 2, seed=3, checked=True)
    assert list(games.rows[:, columns.WINNER]) == [0, 1]
    assert list(games.rows[:, columns.REASON]) == [endings.DECK_OUT, endings.DECK_OUT]
    assert turns(games) == [2 * left, 2 * left]


# --- What it declines -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("player", "hand"), [("rush", []), ("goldfish", ["Terror Pit"])])
def test_a_broken_shield_trigger_goes_to_the_hand_undeclared(player: str, hand: list[str]) -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"]), opponent=Side(shields=["Terror Pit"]), opponent_is=player
    )
    game.attack("Burning Mane")
    assert game.zone(OPPONENT, "hand") == hand
    assert game.zone(OPPONENT, "shields") == []
    assert (game.where("Fear Fang") == "battle") == (player == "goldfish")


@pytest.mark.parametrize("player", ["rush", "goldfish"])
def test_a_turn_without_a_card_charged_or_used_and_without_an_attack(player: str) -> None:
    game = Scenario(
        you=Side(hand=["Fear Fang", "Corile"], mana=filler(nature=3), battle=["Burning Mane"]),
        opponent=Side(shields=5),
        you_are=player,
        step=steps.CHARGE,
    )
    idle = player == "goldfish"
    assert (game.zone(YOU, "hand") == ["Fear Fang", "Corile"]) == idle
    assert (len(game.zone(YOU, "mana")) == 3) == idle
    assert (len(game.zone(OPPONENT, "shields")) == 5) == idle


@pytest.mark.parametrize("player", ["rush", "goldfish"])
def test_no_block_even_of_the_last_attack(player: str) -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]), opponent=Side(shields=0, battle=["Phantom Fish"]), opponent_is=player
    )
    game.attack("Fear Fang", None)
    assert (game.winner == YOU) == (player == "goldfish")


@pytest.mark.parametrize("player", ["rush", "goldfish"])
def test_no_strike_back_and_no_ninja_strike(player: str) -> None:
    strikes_back, shinobi = "Hakumei Doji", "Hayabusamaru, Lightfang Ninja"
    hand = [strikes_back, shinobi]
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(hand=hand, mana=filler(light=4, fire=4), shields=["Burning Mane", "Deadly Fighter Braid Claw"]),
        opponent_is=player,
    )
    game.attack("Fear Fang").choose("Deadly Fighter Braid Claw")
    idle = player == "goldfish"
    assert (game.zone(OPPONENT, "battle") == []) == idle
    assert (game.zone(OPPONENT, "hand") == [*hand, "Deadly Fighter Braid Claw"]) == idle


@pytest.mark.parametrize("player", ["rush", "goldfish"])
def test_no_saver_and_no_silent_skill(player: str) -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=["Bolmeteus Steel Dragon", "Kip Chippotto"]),
        opponent_is=player,
    )
    game.use("Terror Pit", "Bolmeteus Steel Dragon")
    lost = "Bolmeteus Steel Dragon" if player == "goldfish" else "Kip Chippotto"
    assert game.zone(OPPONENT, "graveyard") == [lost]
    game = Scenario(you=Side(battle=[tapped("Milporo")], deck=20), you_are=player, step=steps.START)
    assert len(game.zone(YOU, "deck")) == (19 if player == "goldfish" else 18)


# --- What the rules force on it -------------------------------------------------------------------------------
def test_it_gives_the_first_card_that_it_must() -> None:
    game = Scenario(
        you=Side(hand=["Crisis Boulder"], mana=filler(fire=4)),
        opponent=Side(battle=["Corile", "Aqua Hulcus"], mana=2),
        opponent_is="goldfish",
    )
    game.use("Crisis Boulder")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    game = Scenario(
        you=Side(battle=["The Black V, Roaring Sound"]),
        opponent=Side(hand=["Corile", "Aqua Hulcus"]),
        opponent_is="goldfish",
    )
    game.attack("The Black V, Roaring Sound")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


def test_it_attacks_while_a_creature_has_to_and_no_longer() -> None:
    must, may = "Deadly Fighter Braid Claw", "Fear Fang"
    game = Scenario(you=Side(battle=[must, may]), opponent=Side(shields=5), you_are="goldfish")
    attackers = [game.session.card_name(event[2]) for event in game.session.events if event[0] == log.ATTACK]
    assert attackers == [must]
