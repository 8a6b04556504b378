"""The board after every event of a replay is that of the game: at each question, and at the end of each turn."""

import functools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.engine.entry_point import look
from sim.engine.look import CARD, LOOK_COLUMNS, POWER
from sim.engine.record.codes import links, log, zones
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import CARDS
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.narration.moments import Lying, Moment, board_now
from sim.games.narration.narration import CODE_NAMES
from sim.games.narration.replay import Replay, record_game
from sim.games.sessions.session import Session

DECKS = sorted(shipped_decks())
SEED = 17
# Each deck meets two others, so that every sort of card that they have is moved about.
MATCHES = [(DECKS[at], DECKS[(at + step) % len(DECKS)]) for at in range(len(DECKS)) for step in (1, 3)]
GOES_TO = {"draw": zones.HAND, "charge": zones.MANA, "enter": zones.BATTLE, "discard": zones.GRAVEYARD}


@functools.cache
def match_of(deck_a: str, deck_b: str) -> Matchup:
    names = known_names()
    return prepare_matchup(read_deck(deck_a, names), read_deck(deck_b, names), ("rush", "control"))


@functools.cache
def replay_of(deck_a: str, deck_b: str, game: int = 0) -> Replay:
    return record_game(match_of(deck_a, deck_b), SEED, game, turn_cap=40)


def boards(replay: Replay) -> Iterator[tuple[Moment, dict[int, Lying], dict[int, Lying]]]:
    """Each moment, with the board before it and after it."""
    board = dict(replay.opening)
    for turn in replay.turns:
        for moment in turn.moments:
            before = dict(board)
            board |= moment.changes
            yield moment, before, dict(board)


def without_power(board: dict[int, Lying]) -> dict[int, tuple[Any, ...]]:
    return {
        card: (one.zone, one.kind, one.place, one.tapped, one.face_up, one.upside_down, one.host, one.link)
        for card, one in board.items()
    }


def powers(session: Session) -> dict[int, int]:
    """What the rules say of every card that lies open."""
    seen = np.zeros((CARDS, LOOK_COLUMNS), np.int64)
    scratch: Any = new_scratch()
    count = look(session.state, session.tables, scratch, 0, 0, seen)
    return {int(row[CARD]): max(0, int(row[POWER])) for row in seen[:count]}


@pytest.mark.parametrize(("deck_a", "deck_b"), MATCHES)
def test_the_board_at_every_question_is_that_of_the_game(deck_a: str, deck_b: str) -> None:
    """A session plays the same game by the same answers: what it finds at a question is what was shown.

    What the next event says may have been done already: the attacker is tapped when its target is chosen.
    """
    replay = replay_of(deck_a, deck_b)
    session = Session.start(match_of(deck_a, deck_b), SEED, 0, turn_cap=40)
    told = list(boards(replay))
    texts = [event for turn in replay.turns for event in turn.events]
    at, questions = 0, 0
    for event in texts:
        if event.what == "choice":
            shown = told[at - 1][2] if at else dict(replay.opening)
            ahead = {} if at == len(told) else told[at][0].changes
            found = without_power(board_now(session.record))
            wrong = {card for card, lying in without_power(shown).items() if lying != found[card]}
            assert wrong <= set(ahead), (event, told[at][0].event.text)
            now = powers(session)
            known = {card: one.power for card, one in shown.items() if one.power is not None and card not in ahead}
            assert known == {card: now[card] for card in known}, event
            questions += 1
            session.answer(event.more)
        at += event.text is not None
    assert questions > 10
    assert session.over


@pytest.mark.parametrize(("deck_a", "deck_b"), MATCHES)
def test_the_board_at_the_end_of_a_turn_is_the_position_after_it(deck_a: str, deck_b: str) -> None:
    replay = replay_of(deck_a, deck_b)
    board = dict(replay.opening)
    for turn in replay.turns:
        for moment in turn.moments:
            board |= moment.changes
        for seat, position in enumerate(turn.after):
            own = {card: lying for card, lying in board.items() if card // 64 == seat}
            assert sum(lying.zone == zones.DECK for lying in own.values()) == position.deck
            for zone, cards in position.cards.items():
                here = [one for one in own.values() if zones.NAMES[one.zone] == zone and one.host < 0]
                listed = [card for card in cards if not any(" with" in mark or "to " in mark for mark in card.marks)]
                assert sorted(replay.kinds[one.kind].name for one in here) == sorted(one.name for one in listed), zone
                if zone == "battle zone":
                    in_order = sorted(here, key=lambda one: one.place)
                    assert [replay.kinds[one.kind].name for one in in_order] == [one.name for one in listed]
                    assert [one.power for one in in_order] == [one.power for one in listed]
                    assert [one.tapped for one in in_order] == ["tapped" in one.marks for one in listed]


@pytest.mark.parametrize(("deck_a", "deck_b"), MATCHES)
def test_an_event_shows_on_the_board_when_it_is_told_and_not_before(deck_a: str, deck_b: str) -> None:
    seen = set()
    for moment, before, after in boards(replay_of(deck_a, deck_b)):
        zone = GOES_TO.get(moment.event.what)
        if zone is None or moment.card < 0 or moment.event.text is None:
            continue
        seen.add(moment.event.what)
        assert after[moment.card].zone == zone, moment.event.text
        if moment.event.what != "enter" or after[moment.card].host < 0:
            assert before[moment.card].zone != zone, moment.event.text
    assert {"draw", "charge", "enter"} <= seen


def test_a_seal_that_leaves_is_not_seen_before_that_is_told() -> None:
    told = 0
    for moment, before, _ in boards(replay_of("dokindam-redzone", "rainbow-connection", 1)):
        if moment.event.what == "unsealed":
            told += 1
            assert (before[moment.card].host, before[moment.card].link) == (moment.other, links.SEAL)
    assert told


@pytest.mark.parametrize(("deck_a", "deck_b"), MATCHES)
def test_the_powers_of_a_battle_are_those_that_its_sentence_says(deck_a: str, deck_b: str) -> None:
    for moment, _, after in boards(replay_of(deck_a, deck_b)):
        if moment.event.what == CODE_NAMES[log.BATTLE]:
            text = str(moment.event.text)
            assert f"({after[moment.card].power})" in text
            assert f"({after[moment.other].power})" in text
