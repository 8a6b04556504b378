"""The scenario kit, and the sessions that it is built on."""

import ast
import contextlib
import copy
import pickle
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from decks.reading import read_deck
from sim.cards.library import UnknownCard, known_names
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    NATURE,
    WATER,
    cant_be_blocked,
    choose,
    creature,
    discard,
    double_breaker,
    draw,
    may,
    opponent_plays_with_open_hand,
    spell,
    take,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.engine.record.codes import choices, endings, keywords, steps, zones
from sim.engine.record.state import SEAT
from sim.games import scenario
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.narration.questions import Question
from sim.games.playing.batch import play_match
from sim.games.scenario import (
    OPPONENT,
    YOU,
    Illegal,
    Scenario,
    Side,
    exactly,
    filler,
    flipped,
    opponents,
    pile,
    sealed,
    sick,
    tapped,
    yours,
)
from sim.games.sessions.session import GameError, NoQuestion, NotAnOption, Session

DOCUMENT = Path(__file__).parents[3] / "docs" / "scenarios.md"


@pytest.fixture(scope="module")
def matchup() -> Matchup:
    deck_a, deck_b = (read_deck(name, known_names()) for name in ("murky-riptide", "dokindam-redzone"))
    return prepare_matchup(deck_a, deck_b, ("rush", "random"))


class RandomPlayer:
    """A Python player that picks any option."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.seen: list[Question] = []

    def __call__(self, session: Session, question: Question) -> int:
        """Take any option."""
        self.seen.append(question)
        return self.luck.randrange(len(question.options))


# --- Sessions ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", range(4))
def test_a_session_without_outside_players_plays_the_game_of_the_match(matchup: Matchup, game: int) -> None:
    games = play_match(matchup, 4, seed=7)
    session = Session.start(matchup, 7, game, outside=())
    assert session.over
    assert session.record.digest == games.digests[game]
    assert session.answers == ()


def test_a_python_player_against_a_built_in_one_and_its_replay(matchup: Matchup) -> None:
    session = Session.start(matchup, 7, 1, outside=(0,), checked=True)
    player = RandomPlayer(1)
    session.play_with({1: player})  # in odd games deck A has the second seat
    assert session.over and session.winner in (0, 1)
    assert session.reason in endings.NAMES[1:4]
    assert {question.player for question in player.seen} == {1}
    assert len(session.answers) == len(player.seen) > 20

    again = Session.start(matchup, 7, 1, outside=(0,))
    for answer in session.answers:
        again.answer(answer)
    assert again.over
    assert again.record.digest == session.record.digest
    assert again.events == session.events


def test_two_python_players(matchup: Matchup) -> None:
    digests = set()
    for _ in range(2):
        session = Session.start(matchup, 3, checked=True)
        session.play_with({0: RandomPlayer(1), 1: RandomPlayer(2)})
        digests.add(int(session.record.digest))
    assert len(digests) == 1


def test_a_question_shows_no_hidden_card(matchup: Matchup) -> None:
    session = Session.start(matchup, 5)
    players = {0: RandomPlayer(1), 1: RandomPlayer(2)}
    session.play_with(players)
    questions = players[0].seen + players[1].seen
    shields = [option for q in questions if q.ask == choices.ASK_SHIELD for option in q.options]
    assert shields and all(option.name is None for option in shields)
    charges = [option for q in questions if q.ask == choices.ASK_CHARGE for option in q.options[1:]]
    assert charges and all(option.name in known_names() for option in charges)


@pytest.mark.parametrize("open_hand", [True, False])
def test_a_question_names_just_the_cards_that_the_player_may_see(open_hand: bool) -> None:
    """Random games with effects that choose among the other player's hand, a searched deck and shields."""
    fee = filler(water=1)
    thief = spell("Thief", WATER, 1, discard(choose(1, your_opponents(CARDS.in_zone(zones.HAND)))))
    seeker = spell("Seeker", WATER, 1, take(choose(1, your(CREATURES.in_zone(zones.DECK)))))
    opener = creature("Opener", WATER, 9, 1000, "", opponent_plays_with_open_hand)
    runner = creature("Runner", WATER, 9, 1000, "", double_breaker, cant_be_blocked)
    hand = [thief, thief, thief, seeker, seeker, runner]
    deck = [thief, seeker, runner] * 4
    seen: dict[tuple[bool, str], int] = {}
    for seed in range(4):
        game = Scenario(
            you=Side(hand=hand, mana=fee * 6, battle=[opener, runner] if open_hand else [runner], shields=4, deck=deck),
            opponent=Side(hand=hand, mana=fee * 6, battle=[runner], shields=4, deck=deck),
            seed=seed,
        )
        luck = random.Random(seed)
        while not game.over and game.record.turn < 20:
            if game.question is None:
                game.session.go_on()
                continue
            asked = game.question.player
            for option in game.question.options:
                if option.card < 0:
                    continue
                own, zone = option.card // SEAT == asked, int(game.record.zone[option.card])
                opened = not own and any(name == "Opener" for name in game.zone(asked, "battle"))
                hidden = zone == zones.SHIELD or (zone == zones.HAND and not own and not opened)
                assert (option.name is None) == hidden, (option, zone)
                kind = (hidden, ("own " if own else "other ") + zones.NAMES[zone])
                seen[kind] = seen.get(kind, 0) + 1
            game.session.answer(luck.randrange(len(game.question.options)))
    assert {(False, "own deck"), (True, "other shield zone"), (True, "other hand")} <= seen.keys()
    assert ((False, "other hand") in seen) == open_hand


def test_wrong_answers_are_errors_with_a_reason(matchup: Matchup) -> None:
    session = Session.start(matchup, 7)
    assert session.question is not None
    with pytest.raises(NotAnOption, match=r"99 is not among the options 0 to \d+ of player 0: charge mana"):
        session.answer(99)
    with pytest.raises(NotAnOption):
        session.answer(-1)
    with pytest.raises(NoQuestion, match="there is no callable for player 0"):
        session.play_with({1: RandomPlayer(1)})
    with pytest.raises(NoQuestion, match="between two turns"):
        session.go_on()
    session.play_with({0: RandomPlayer(1), 1: RandomPlayer(2)})
    with pytest.raises(NoQuestion, match="the game is over"):
        session.answer(0)


@pytest.mark.parametrize(
    "copied", [Session.copy, copy.copy, copy.deepcopy, lambda session: pickle.loads(pickle.dumps(session))]
)
def test_a_copied_session_is_a_game_of_its_own(matchup: Matchup, copied: Callable[[Session], Session]) -> None:
    players = {0: RandomPlayer(1), 1: RandomPlayer(2)}
    session = Session.start(matchup, 7)
    for _ in range(30):
        session.answer(0)
    other = copied(session)
    assert other.question == session.question and other.answers == session.answers
    question = session.question
    other.play_with(players)
    assert other.over and session.question == question and len(session.answers) == 30
    for answer in other.answers[30:]:
        session.answer(answer)
    assert session.record.digest == other.record.digest and session.events == other.events


def test_a_copied_scenario_is_a_game_of_its_own() -> None:
    game = Scenario(you=Side(hand=["Torcon"], mana=filler(nature=2), battle=["Fear Fang"]))
    other = copy.deepcopy(game).use("Torcon")
    assert game.zone(YOU, "hand") == ["Torcon"] and other.zone(YOU, "hand") == []
    assert game.use("Torcon").record.digest == other.record.digest


@pytest.mark.parametrize("answer", [1.0, "1", None])
def test_an_answer_is_a_number(matchup: Matchup, answer: Any) -> None:
    session = Session.start(matchup, 7)
    with pytest.raises(NotAnOption, match=f"{answer!r} is not among the options 0 to"):
        session.answer(answer)
    assert session.answers == ()
    session.answer(np.int64(1))
    assert session.answers == (1,)


def test_a_pausing_session_stops_between_turns(matchup: Matchup) -> None:
    session = Session.start(matchup, 7, outside=(), pausing=True)
    turns = 0
    while not session.over:
        assert session.turn_is_over and session.question is None
        assert session.record.turn == turns + 1
        turns += 1
        session.go_on()
    assert session.record.digest == Session.start(matchup, 7, outside=()).record.digest


def test_an_error_of_the_engine_is_an_exception(matchup: Matchup) -> None:
    session = Session.start(matchup, 7, checked=True, pausing=True, outside=())
    session.record.zone_count[0, zones.HAND] += 1
    with pytest.raises(GameError, match=r"turn \d+: an invariant of the record is broken: a card"):
        while not session.over:
            session.go_on()


# --- Setting up -----------------------------------------------------------------------------------------------
def test_every_zone_is_set_up_as_written() -> None:
    game = Scenario(
        you=Side(
            hand=["Terror Pit", "Corile"],
            mana=[tapped("Aqua Guard"), *filler(fire=2)],
            battle=[pile("Crystal Lancer", "Aqua Hulcus", "Aqua Vehicle"), tapped("Fear Fang"), sick("Torcon")],
            shields=["Spiral Gate", "Burning Mane"],
            graveyard=["Aqua Surfer"],
            deck=["Brain Serum", "Aqua Sniper"],
        ),
        opponent=Side(battle=[sealed("Forbidden ~The Sealed X~", 2)], hand=3, mana=4, shields=5),
    )
    assert game.zone(YOU, "hand") == ["Terror Pit", "Corile"]
    assert game.zone(YOU, "mana") == ["Aqua Guard", "Fire Filler", "Fire Filler"]
    assert game.zone(YOU, "battle") == ["Crystal Lancer", "Fear Fang", "Torcon"]
    assert game.zone(YOU, "shields") == ["Spiral Gate", "Burning Mane"]
    assert game.zone(YOU, "graveyard") == ["Aqua Surfer"]
    assert game.zone(YOU, "deck")[:3] == ["Brain Serum", "Aqua Sniper", "Filler"]
    assert game.under("Crystal Lancer") == ["Aqua Hulcus", "Aqua Vehicle"]
    assert game.is_tapped("Aqua Guard") and game.is_tapped("Fear Fang")
    assert game.untapped_mana(YOU) == 2
    assert game.refused("Torcon") == "it has summoning sickness"
    assert game.seals("Forbidden ~The Sealed X~") == 2
    assert [len(game.zone(OPPONENT, zone)) for zone in ("hand", "mana", "shields", "deck")] == [3, 4, 5, 10]


def test_the_other_face_of_a_card_is_found_by_its_name() -> None:
    name = "Dokindam X, The Legendary Forbidden"
    for thing in (name, flipped("Forbidden ~The Sealed X~")):
        game = Scenario(you=Side(battle=[thing]))
        assert game.zone(YOU, "battle") == [name]
        assert game.power(name) == 99999
        assert game.where("Forbidden ~The Sealed X~") == "battle"


def test_static_abilities_work_from_the_beginning() -> None:
    game = Scenario(you=Side(battle=[tapped(pile("Barkwhip, the Smasher", "Torcon")), "Fear Fang"]))
    assert game.power("Fear Fang") == 5000


def test_made_up_cards_and_library_cards_play_together() -> None:
    scout = creature("Scout", WATER, 2, 1000, "Liquid People", whenever_attacks(may(draw(1))))
    game = Scenario(you=Side(battle=[scout], hand=["Crystal Lancer"], mana=filler(water=6)))
    game.use("Crystal Lancer")
    assert game.under("Crystal Lancer") == ["Scout"]
    game = Scenario(you=Side(battle=[scout])).attack(scout).accept()
    assert game.zone(YOU, "hand") == ["Filler"]


@pytest.mark.parametrize(
    ("side", "error", "message"),
    [
        (lambda: Side(hand=["Aqua Hulkus"]), UnknownCard, "Aqua Hulcus"),
        (
            lambda: Side(hand=[tapped("Corile")]),
            ValueError,
            "Corile in the hand: only cards in the battle zone and the mana zone can be tapped",
        ),
        (
            lambda: Side(mana=[sick("Corile")]),
            ValueError,
            "Corile in the mana zone: only creatures in the battle zone have summoning sickness",
        ),
        (lambda: Side(battle=[flipped("Corile")]), ValueError, "Corile in the battle zone: it has no other face"),
        (lambda: Side(deck=70), ValueError, "more than 64"),
        (
            lambda: Side(hand=[creature("X", FIRE, 1, 1000, ""), creature("X", FIRE, 2, 1000, "")]),
            ValueError,
            'two different cards are called "X"',
        ),
    ],
)
def test_an_impossible_table_is_an_error(side: object, error: type[Exception], message: str) -> None:
    assert callable(side)
    with pytest.raises(error, match=re.escape(message)):
        Scenario(you=side())


# --- Names ------------------------------------------------------------------------------------------------------
def test_copies_are_distinguished_by_their_number_and_owner() -> None:
    game = Scenario(
        you=Side(hand=["Spiral Gate"], mana=filler(water=2), battle=["Torcon", tapped("Torcon")]),
        opponent=Side(battle=["Torcon"]),
    )
    assert [game.is_tapped(name) for name in ("Torcon", "Torcon#1", "Torcon#2")] == [False, False, True]
    assert not game.is_tapped(opponents("Torcon"))
    game.use("Spiral Gate")
    assert game.options == ["Torcon", "Torcon", "Torcon"]
    game.choose("Torcon#2")
    assert game.zone(YOU, "hand") == ["Torcon"]
    assert not game.is_tapped(yours("Torcon#1"))
    with pytest.raises(LookupError, match="there are 2 copies"):
        game.power("Torcon#3")
    with pytest.raises(LookupError, match="no card called Corile"):
        game.power("Corile")


def test_copies_are_counted_in_the_order_in_which_the_side_is_written() -> None:
    zones = {"graveyard": ["Torcon"], "deck": ["Torcon", "Torcon"], "battle": ["Torcon"], "hand": ["Torcon"]}
    for names in (list(zones), list(zones)[::-1]):
        game = Scenario(you=Side(**{name: zones[name] for name in names}), opponent=Side(hand=["Torcon"]))
        expected = [name for name in names for _ in zones[name]]
        assert [game.where(f"Torcon#{number}") for number in range(1, 6)] == expected
    assert game.zone(YOU, "deck")[:3] == ["Torcon", "Torcon", "Filler"]
    deck = Scenario(you=Side(deck=["Torcon", "Torcon"]), step=steps.DRAW)
    assert (deck.where("Torcon#1"), deck.where("Torcon#2")) == ("hand", "deck")


def test_a_plain_name_means_the_opponents_card_where_you_have_none() -> None:
    game = Scenario(
        you=Side(hand=["Spiral Gate"], mana=filler(water=2), battle=["Torcon"]), opponent=Side(battle=["Corile"])
    )
    assert game.use("Spiral Gate", "Corile").zone(OPPONENT, "hand") == ["Corile"]


# --- Playing -------------------------------------------------------------------------------------------------------
def test_an_illegal_choice_says_what_was_asked_and_what_could_be_chosen() -> None:
    game = Scenario(
        you=Side(hand=["Death Smoke", "Terror Pit"], mana=filler(darkness=4), battle=["Torcon"]),
        opponent=Side(battle=["Fear Fang", "Corile", tapped("Aqua Hulcus")]),
    )
    with pytest.raises(Illegal) as refusal:
        game.use("Terror Pit")
    assert str(refusal.value) == (
        "Terror Pit cannot be used: not enough mana: it costs 6, and there is 4\n"
        "you must answer: use a card: no, Death Smoke"
    )
    game.use("Death Smoke")
    with pytest.raises(Illegal) as refusal:
        game.choose("Aqua Hulcus")
    assert str(refusal.value) == (
        "Aqua Hulcus cannot be chosen: it is tapped\nyou must answer: choose (by Death Smoke): Fear Fang, Corile"
    )
    with pytest.raises(Illegal, match="this cannot be declined"):
        game.decline()
    with pytest.raises(Illegal, match="3 cannot be chosen"):
        game.choose(3)
    with pytest.raises(AssertionError, match="expected the opponent to be asked: block with"):
        game.expect(OPPONENT, "block with")
    assert game.can_choose("Corile") and not game.can_choose("Aqua Hulcus")


def test_actions_at_the_wrong_time_are_illegal() -> None:
    game = Scenario(you=Side(battle=["Torcon"], hand=["Fear Fang"], mana=filler(nature=3)))
    with pytest.raises(Illegal, match="nothing can be declared"):
        game.declare()
    with pytest.raises(Illegal, match="Torcon cannot block"):
        game.block("Torcon")
    game.attack("Torcon")
    assert game.turn_is_over and game.options == [] and game.asked == "" and game.player_asked is None
    with pytest.raises(Illegal, match="cannot be used: the main step is over\nthe turn is over"):
        game.use("Fear Fang")
    with pytest.raises(Illegal, match="Torcon cannot attack: it is tapped"):
        game.attack("Torcon")


def test_the_wrong_target_is_illegal_even_if_nothing_is_asked() -> None:
    cannot = creature("Shy Hunter", NATURE, 2, 2000, "Beast Folk")
    game = Scenario(you=Side(battle=[cannot]), opponent=Side(battle=["Corile"]))
    with pytest.raises(Illegal, match="cannot attack Corile: it is untapped"):
        game.attack(cannot, "Corile")


def test_turns_follow_each_other() -> None:
    game = Scenario(
        you=Side(battle=["Torcon"], hand=1), opponent=Side(hand=["Fear Fang"], mana=filler(nature=3)), turn_number=4
    )
    game.next_turn()
    assert game.record.turn == 5 and game.player_asked == OPPONENT and game.asked == "charge mana"
    game.decline().use("Fear Fang")
    assert game.zone(OPPONENT, "battle") == ["Fear Fang"]
    game.next_turn()
    assert game.record.turn_player == YOU


def test_whose_turn_it_is_and_who_is_sick() -> None:
    game = Scenario(
        you=Side(hand=["Torcon"], mana=filler(nature=2), battle=["Fear Fang", sick("Gaiash Kaiser, the Meteor")]),
        opponent=Side(hand=1),
    )
    assert game.turn_player == YOU and not game.is_sick("Fear Fang")
    game.use("Torcon")
    assert game.is_sick("Torcon")
    assert game.next_turn().turn_player == OPPONENT
    assert game.is_sick("Torcon")
    assert game.next_turn().turn_player == YOU and not game.is_sick("Torcon")
    assert Scenario(turn=OPPONENT, opponent=Side(hand=["Torcon"], mana=filler(nature=2))).turn_player == OPPONENT


def shield_check() -> Scenario:
    return Scenario(
        you=Side(hand=["Torcon"], mana=filler(nature=2), battle=["Fear Fang", "Corile"]),
        opponent=Side(battle=["Hunter Fish"], shields=["Terror Pit", "Spiral Gate"]),
    )


def test_until_declines_everything_before_a_question() -> None:
    game = shield_check().until("attack with").attack("Fear Fang").until("break").choose("Terror Pit")
    game.until("declare", OPPONENT).expect(OPPONENT, "declare", "no", "Terror Pit")
    assert game.until("declare") is game
    with pytest.raises(Illegal, match=r'^"declare" is not asked of you now: the turn is over'):
        game.until("declare", YOU)
    with pytest.raises(ValueError, match='no question is called "blocking"; the questions are: charge mana'):
        game.until("blocking")


def test_settle_declines_until_the_turn_player_is_asked_what_to_do() -> None:
    game = shield_check()
    assert game.settle().asked == "use a card"
    game.attack("Fear Fang").until("break").choose("Spiral Gate").settle().expect(YOU, "attack with", "no", "Corile")
    assert game.zone(OPPONENT, "hand") == ["Spiral Gate"]
    assert game.attack("Corile").settle().turn_is_over
    mandatory = Scenario(
        you=Side(hand=["Death Smoke"], mana=filler(darkness=4)), opponent=Side(battle=["Torcon", "Corile"])
    )
    with pytest.raises(Illegal, match="this cannot be declined"):
        mandatory.use("Death Smoke").settle()


def test_a_scenario_begins_in_any_step() -> None:
    for step, size in ((steps.START, 2), (steps.DRAW, 2), (steps.CHARGE, 1), (steps.MAIN, 1)):
        assert len(Scenario(you=Side(hand=1), step=step).zone(YOU, "hand")) == size
    game = Scenario(you=Side(hand=["Torcon"], mana=filler(nature=2), battle=["Fear Fang"]), step=steps.ATTACK)
    assert game.asked == "attack with"
    assert "main step" in game.refused("Torcon")


def test_mana_can_be_chosen() -> None:
    game = Scenario(
        you=Side(hand=["Torcon"], mana=filler(nature=1, fire=1, water=1), battle=["Corile"]), choose_mana=True
    )
    game.use("Torcon").expect(YOU, "pay with", "Fire Filler", "Water Filler").choose("Water Filler")
    assert [game.is_tapped(f"{word} Filler") for word in ("Nature", "Fire", "Water")] == [True, False, True]


def test_a_built_in_player_can_be_the_opponent() -> None:
    game = Scenario(
        you=Side(battle=["Torcon"], shields=2),
        opponent=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus")], shields=1),
        opponent_is="rush",
    )
    game.end_turn()
    game.session.go_on()
    assert game.zone(YOU, "shields") == []  # the rush player has attacked
    assert game.player_asked != OPPONENT


def test_exactly_this_deck() -> None:
    game = Scenario(you=Side(deck=exactly("Corile", "Torcon"), hand=1), step=steps.DRAW)
    assert game.zone(YOU, "deck") == ["Torcon"]
    assert Scenario(you=Side(deck=exactly("Corile")), step=steps.DRAW).winner == OPPONENT


def test_asking_changes_nothing() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit", "Spiral Gate"], mana=filler(water=2), battle=["Torcon"]),
        opponent=Side(battle=["Corile"]),
    )
    before = game.record.tobytes()
    for name in ("Terror Pit", "Spiral Gate", "Torcon", "Corile"):
        for act in (None, "use", "attack", "be attacked", "block", "declare", "choose", "be evolved", "lose a seal"):
            game.refused(name, act)
        game.power(name)
        game.has(name, keywords.BLOCKER)
    assert np.array_equal(np.frombuffer(before, np.uint8), np.frombuffer(game.record.tobytes(), np.uint8))


def test_a_spell_without_a_legal_choice_still_goes_to_the_graveyard() -> None:
    nothing = spell("Sigh", WATER, 1, may(draw(1)))
    game = Scenario(you=Side(hand=[nothing], mana=filler(water=1), battle=["Torcon"])).use(nothing).decline()
    assert game.where(nothing) == "graveyard"


# --- Names and answers ---------------------------------------------------------------------------------------------
def test_the_attacked_player_can_be_named() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped("Torcon")]))
    assert game.attack("Fear Fang", OPPONENT).zone(OPPONENT, "shields") == []
    theirs = Scenario(opponent=Side(battle=["Fear Fang"]), turn=OPPONENT).attack("Fear Fang", YOU)
    assert theirs.zone(YOU, "shields") == []
    with pytest.raises(ValueError, match="the attacked player is the opponent"):
        Scenario(you=Side(battle=["Fear Fang"])).attack("Fear Fang", YOU)


def test_every_option_is_an_answer_as_it_is_written() -> None:
    hulcus = Side(hand=["Aqua Hulcus"], mana=filler(water=3))
    game = Scenario(you=hulcus).use("Aqua Hulcus").expect(YOU, "may", "no", "yes").choose("yes")
    assert game.zone(YOU, "hand") == ["Filler"]
    assert Scenario(you=hulcus).use("Aqua Hulcus").choose("no").zone(YOU, "hand") == []


def test_equal_shields_are_named_by_their_number() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(shields=["Torcon", "Torcon", "Corile"]))
    game.attack("Fear Fang").choose("shield 2")
    assert game.zone(OPPONENT, "shields") == ["Torcon", "Corile"]
    with pytest.raises(LookupError, match="there is no shield 9 in this situation"):
        game.where("shield 9")


def test_cards_are_named_in_japanese_too() -> None:
    game = Scenario(you=Side(hand=["コーライル"], mana=filler(water=5)), opponent=Side(battle=["Torcon", "Fear Fang"]))
    assert game.use("コーライル").choose("Torcon").where("コーライル") == "battle"


@pytest.mark.parametrize(
    "name", ["覚醒連結XXDDZ", "覚醒連結 XX(ダブルクロス)DDZ(ゼータ)", "Double-Cross DD Zeta Concatenated Awakened"]
)
def test_what_can_be_set_up_by_a_spelling_can_be_played_by_it(name: str) -> None:
    game = Scenario(you=Side(battle=[name, "Torcon"]), opponent=Side(shields=3))
    assert game.refused(name) == "" and game.power(name) == 8000
    assert game.attack(name).where(name) == "battle"
    with pytest.raises(LookupError, match="there is no card called コーライル in this situation"):
        game.where("コーライル")


def test_halves_and_other_sides_are_named_in_japanese_too() -> None:
    """The creature half attacks, and the spell half is cast, of one and the same card."""
    stegoro, sharrup = "闘争類拳嘩目 ステゴロ・カイザー", "お清めシャラップ"
    game = Scenario(you=Side(hand=[sharrup], mana=filler(nature=7), graveyard=["Corile"]))
    assert game.refused(stegoro) == game.refused(sharrup) == ""
    assert game.use(sharrup, YOU).enough().where(sharrup) == "graveyard"
    game = Scenario(you=Side(hand=[stegoro], mana=filler(nature=7)), opponent=Side(battle=["Corile", "Torcon"]))
    assert game.use(stegoro).attack(stegoro, "コーライル").where(stegoro) == "battle"
    dokindam = "伝説の禁断 ドキンダムX"
    game = Scenario(you=Side(battle=[dokindam]), opponent=Side(shields=5))
    assert game.attack(dokindam).where(dokindam) == "battle"


def test_the_name_of_a_half_means_every_copy_where_one_is_in_the_battle_zone() -> None:
    """There it is its creature half alone, whose name no other copy has as a whole card."""
    kigomime = "Bon Kigomime / ♪ A Thin Frog, Lucky Number is Here"
    for mine, theirs in (([kigomime], []), ([], [kigomime])):
        game = Scenario(
            you=Side(hand=[kigomime, "Torcon"], battle=[*mine, "Corile"], mana=filler(water=3)),
            opponent=Side(battle=theirs),
        )
        game.use("Bon Kigomime")
        assert game.zone(YOU, "battle").count("Bon Kigomime") == len(mine) + 1


def test_a_card_a_race_and_a_civilization_are_named_in_japanese_too() -> None:
    hardcore = "神聖龍 エモーショナル・ハードコア"
    game = Scenario(you=Side(hand=[hardcore], mana=filler(light=7)), opponent=Side(graveyard=["天災 デドダム"]))
    assert game.use(hardcore).can_choose("天災 デドダム")
    petrova = Scenario(you=Side(hand=["光器ペトローバ"], mana=filler(light=5), battle=["コーライル", "Torcon"]))
    petrova.use("光器ペトローバ").choose("サイバーロード")
    assert petrova.power("コーライル") == 6000
    secrets = Scenario(you=Side(hand=["Lost Secrets of Gaia"], mana=filler(water=2, fire=2, nature=2)))
    assert secrets.use("Lost Secrets of Gaia").can_choose("自然")


def test_linked_gods_have_one_power_and_one_state_whichever_is_named() -> None:
    aku, zen = "Aku, Ultimate God", "Zen, Transcendent God"
    mana = filler(darkness=9, light=9, water=9)
    game = Scenario(you=Side(hand=[aku], battle=[zen], mana=mana), opponent=Side(battle=["Torcon"])).use(aku, zen)
    assert game.power(aku) == game.power(zen) == 17000
    game.attack(zen)
    assert game.is_tapped(aku) and game.is_tapped(zen)


def test_a_replacement_is_chosen_by_the_card_that_it_is_of_in_one_form() -> None:
    """Whether it is one replacement or one of several, it is offered, accepted and declined alike."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=["Kip Chippotto", tapped("Bolshack Dragon")]),
    )
    game.use("Terror Pit", "Bolshack Dragon").expect(OPPONENT, "instead", "no", "Kip Chippotto")
    assert game.accept().where("Kip Chippotto") == "graveyard"


# --- The documentation ---------------------------------------------------------------------------------------------
def test_the_examples_of_the_documentation_run() -> None:
    examples = re.findall(r"^```python\n(.*?)^```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(examples) >= 3
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, str(DOCUMENT), "exec"), names)
        for name in [name for name in names if name.startswith("test_")]:
            test = names.pop(name)
            assert callable(test)
            test()


def test_the_documentation_uses_no_module_that_it_does_not_import() -> None:
    """In the code between its words: `v.MAIN_STEP` was there without a `v`."""
    undefined = set()
    for span in re.findall(r"`([^`\n]+)`", DOCUMENT.read_text(encoding="utf-8")):
        with contextlib.suppress(SyntaxError):
            for node in ast.walk(ast.parse(span)):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                    undefined.add(node.value.id)
    assert undefined <= {"sim", "copy", "session", "Session"}, undefined


def test_the_documentation_has_every_question_and_every_method() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    table = text.split("| question |")[1].split("\n\n")[0]
    words = re.findall(r'^\| `"([^"]+)"` \|', table, re.MULTILINE)
    assert words == list(choices.ASK_NAMES[1:])
    methods = [name for name in vars(Scenario) if not name.startswith("_") and name != "session"]
    assert [name for name in methods if not re.search(rf"`{name}\b", text)] == []
    assert [name for name in scenario.__all__ if not re.search(rf"\b{name}\b", text)] == []
