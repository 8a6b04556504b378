"""Group 1 of the rules catalogue: setting up a game (103), with real decks dealt by the engine.

Counts, odds and the zones of a new game are in `tests/games/matchups/test_opening.py`, what players may know in
`tests/engine/test_hidden_information.py`, and decklists in `tests/decks/test_checking.py`.
"""

from dataclasses import replace

import numpy as np
import pytest

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.engine.entry_point import start_game
from sim.engine.record.codes import choices, columns, links, log, steps, zones
from sim.engine.record.luck import root_key
from sim.engine.record.state import SEAT, cards_linked, new_records
from sim.games.matchups.matchup import Matchup, prepare_matchup, prepare_sides, side_of
from sim.games.playing.batch import play_match
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from sim.games.sessions.session import Session

FORBIDDEN = "mono-red-rush"  # Forbidden ~The Sealed X~ starts in the battle zone
PLAIN = "fn-rush"
SEALS = 6


def matchup(deck_a: str, deck_b: str) -> Matchup:
    return prepare_matchup(read_deck(deck_a, known_names()), read_deck(deck_b, known_names()))


def new_game(deck_a: str, deck_b: str, seed: int = 3) -> Session:
    return Session.start(matchup(deck_a, deck_b), seed)


def cards_in(game: Session, player: int, zone: int) -> list[int]:
    return [int(card) for card in game.record.zone_cards[player, zone, : int(game.record.zone_count[player, zone])]]


def names(game: Session, player: int) -> list[list[str]]:
    """A player's shields, hand and deck by name."""
    return [
        [game.card_name(card) for card in cards_in(game, player, zone)]
        for zone in (zones.SHIELD, zones.HAND, zones.DECK)
    ]


def setup_log() -> list[list[int]]:
    """The game log of setting up, when the first player's deck has the impulse."""
    decks, state = matchup(FORBIDDEN, PLAIN), new_records()
    state["recording"] = 1
    start_game(state, decks.tables, decks.kinds, decks.sizes, np.array([0, 1]), root_key(3)[1], 0)
    return [row.tolist() for row in state[0].events[: int(state[0].event_count)]]


@pytest.mark.rule("1.01")
def test_1_01_each_player_sets_up_independently_of_the_other() -> None:
    """Each deck keeps its own slots here; in a matchup, cards that both decks play share slots."""
    plain, forbidden = (side_of(read_deck(deck, known_names()), "rush") for deck in (PLAIN, FORBIDDEN))
    here, there = (Session.start(prepare_sides((plain, other)), seed=3) for other in (plain, forbidden))
    assert names(here, YOU) == names(there, YOU)
    assert names(here, OPPONENT) != names(there, OPPONENT)


@pytest.mark.phrase("starts_sealed")
@pytest.mark.rule("1.02", "1.06", "1.12", "1.13")
def test_1_02_the_impulse_and_its_seals_come_before_the_shields_and_the_shields_before_the_hand() -> None:
    """Every new place of a card takes the next number, so the numbers show the order."""
    game = new_game(FORBIDDEN, PLAIN)
    record = game.record
    (impulse,) = cards_in(game, YOU, zones.BATTLE)
    assert game.card_name(impulse) == "Forbidden ~The Sealed X~"
    seals = cards_linked(record, impulse, links.SEAL)
    assert len(seals) == SEALS
    order = [[impulse], seals, cards_in(game, YOU, zones.SHIELD), cards_in(game, YOU, zones.HAND)]
    numbers = [int(record.object[card]) for cards in order for card in sorted(cards, key=lambda c: record.object[c])]
    assert numbers == sorted(numbers)
    # Face down: the log says where a seal lies, and not which card it is.
    assert [event[2:4] for event in setup_log() if event[0] == log.SEALED] == [[-1, impulse]] * SEALS


@pytest.mark.rule("1.05")
@pytest.mark.parametrize("shield", ["Hunter Fish", "Corile", "Fear Fang"])
def test_1_05_the_attacker_picks_any_shield_in_the_row(shield: str) -> None:
    row = ["Hunter Fish", "Corile", "Fear Fang"]
    game = Scenario(you=Side(battle=["Burning Mane"]), opponent=Side(shields=row))
    game.attack("Burning Mane").expect(YOU, "break", *row).choose(shield)
    assert game.zone(OPPONENT, "hand") == [shield]
    assert game.zone(OPPONENT, "shields") == [other for other in row if other != shield]


@pytest.mark.rule("1.07")
def test_1_07_going_first_is_as_fair_as_a_coin_toss() -> None:
    """103.4 tosses for it; of 2n games the simulator lets each deck begin exactly n, which is what a toss tends to."""
    games = play_match(matchup(PLAIN, FORBIDDEN), 6, seed=1)
    assert games.rows[:, columns.A_GOES_FIRST].tolist() == [1, 0, 1, 0, 1, 0]


@pytest.mark.rule("1.14")
def test_1_14_the_forbidden_card_is_one_of_the_forty() -> None:
    deck = read_deck(FORBIDDEN, known_names())
    assert sum(number for _, number in deck.cards) == 40
    assert ("Forbidden ~The Sealed X~", 1) in deck.cards
    game = new_game(FORBIDDEN, PLAIN)
    assert int((game.record.printed[:SEAT] >= 0).sum()) == 40
    assert "Forbidden ~The Sealed X~" not in [name for zone in names(game, YOU) for name in zone]


def test_100_5_of_two_cards_that_could_start_in_the_battle_zone_one_does() -> None:
    """100.5: the other one is a card of the deck."""
    deck = read_deck(FORBIDDEN, known_names())
    (name, count), *others = [entry for entry in deck.cards if "Sealed" not in entry[0]]
    two = replace(deck, cards=(("Forbidden ~The Sealed X~", 2), (name, count - 1), *others))
    game = Session.start(prepare_matchup(two, read_deck(PLAIN, known_names())), 3)
    assert [game.card_name(card) for card in cards_in(game, YOU, zones.BATTLE)] == ["Forbidden ~The Sealed X~"]
    assert len(cards_in(game, YOU, zones.DECK)) == 40 - 1 - SEALS - 5 - 5


@pytest.mark.rule("1.17")
def test_1_17_there_is_no_mulligan_and_the_first_question_is_about_the_first_charge() -> None:
    """The five cards drawn are kept, and nobody is asked about them."""
    for seed in range(5):
        game = new_game(PLAIN, PLAIN, seed)
        assert game.question is not None
        assert (game.question.player, game.question.ask) == (YOU, choices.ASK_CHARGE)
        assert [len(cards_in(game, player, zones.HAND)) for player in (YOU, OPPONENT)] == [5, 5]


@pytest.mark.rule("1.18")
def test_1_18_starting_in_the_battle_zone_is_not_use() -> None:
    """A use would be in the log, with the mana paid."""
    codes = {event[0] for event in setup_log()}
    assert log.SEALED in codes and log.USE not in codes


@pytest.mark.rule("1.19")
def test_1_19_a_shield_is_hidden_from_its_owner_too_and_a_hand_only_from_the_opponent() -> None:
    whose = {"Volcanic Arrows": YOU, "Fear Fang": OPPONENT}  # a spell that costs one of your shields, and an attack
    for card, owner in whose.items():
        game = Scenario(
            you=Side(hand=["Volcanic Arrows"], mana=filler(fire=2), battle=["Fear Fang"], shields=["Corile", "Torcon"]),
            opponent=Side(shields=["Corile", "Torcon"], battle=["Aqua Hulcus"], hand=["Hunter Fish"]),
        )
        assert game.question is not None
        assert "Volcanic Arrows" in [option.name for option in game.question.options]  # your own hand
        game.use(card, "Aqua Hulcus") if owner == YOU else game.attack(card)
        assert game.question is not None and game.question.player == YOU
        assert [option.card // SEAT for option in game.question.options] == [owner, owner]
        assert [option.name for option in game.question.options] == [None, None]
    theirs = Scenario(you=Side(hand=["Lost Soul"]), opponent=Side(hand=["Hunter Fish", "Torcon"]), step=steps.CHARGE)
    assert theirs.question is not None
    assert [option.name for option in theirs.question.options] == [None, "Lost Soul"]


@pytest.mark.rule("1.20")
def test_1_20_the_same_seed_deals_the_same_cards_and_another_seed_deals_others() -> None:
    def deal(seed: int) -> list[list[list[str]]]:
        game = new_game(PLAIN, FORBIDDEN, seed)
        return [names(game, player) for player in (YOU, OPPONENT)]

    assert deal(7) == deal(7)
    assert deal(7) != deal(8)
