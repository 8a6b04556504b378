"""Plays games of a person who answers at random, and counts what must never be.

It must run interpreted: `test_person.py` starts it, and reads the JSON that it prints.
"""

import json
import random
import sys
from dataclasses import asdict
from typing import Any

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.engine.record.codes import log, zones
from sim.engine.record.luck import root_key
from sim.engine.record.state import CARDS, SEAT
from sim.games.matchups.matchup import prepare_matchup
from sim.games.narration.board import Board
from sim.games.narration.private_board import HIDDEN, SECOND
from sim.games.narration.question_texts import option_in_words, question_text
from sim.games.playing.batch import play_chunk
from sim.games.sessions.person import PersonsGame
from sim.games.sessions.session import Session
from sim.web.seat import Seat

SHOWING = (log.USE, log.REVEAL, log.DISCARD, log.DECLARE, log.TRIGGER, log.ENTER)
SHORT = 6  # turns


def texts(game: PersonsGame, session: Session) -> list[str]:
    """The board and the question, as they are printed."""
    lines = Board(session.state, game.narrator, game.seat, game.known).lines(whole=True)
    question = session.question
    if question is not None and question.player == game.seat:
        lines.append(question_text(question))
        lines += [option_in_words(question, option, session.record) for option in question.options]
    return lines


def seen(game: PersonsGame) -> str:
    """What the page of the game gets."""
    return json.dumps(asdict(Seat(game).look()))


def watched(seat: Seat, found: dict[str, int]) -> str:
    """What the page gets of a person who has watched since the last choice, and why a card is refused."""
    sight = seat.look()
    board = json.loads(sight.board)
    found["moves"] += len(board["moves"])
    for changes in (board["opening"], *(move[4] for move in board["moves"])):
        for card, where, *more in (row for row in changes if len(row) > 1):
            face = more[0] if more else None
            hidden = face is None and where[0] in "hs"
            found["traced"] += hidden and card % SECOND < HIDDEN
    reasons = [seat.why(0)] if sight.refused else []
    found["reasons"] += len(reasons)
    return json.dumps([asdict(sight), *map(asdict, filter(None, reasons))])


def unknown(game: PersonsGame, session: Session) -> list[int]:
    """The cards that the person cannot know: in decks, shields, and the other hand."""
    record = session.record
    return [
        card
        for card in range(CARDS)
        if record.printed[card] >= 0
        and not game.known[card]
        and (
            record.zone[card] in (zones.DECK, zones.GR)
            or (record.zone[card] == zones.SHIELD and not record.face_up[card])
            or (record.zone[card] == zones.HAND and card // SEAT != game.seat)
        )
    ]


def play(game: PersonsGame, luck: random.Random, found: dict[str, int]) -> None:
    """Play to the end with random answers."""
    seat = Seat(game)
    cards = game.narrator.matchup.cards
    own, other = (
        {cards[kind].name for kind in game.session.record.printed[seat * SEAT : seat * SEAT + SEAT] if kind >= 0}
        for seat in (game.seat, 1 - game.seat)
    )
    shown: set[str] = set()
    told = 0
    while True:
        session, record = game.session, game.session.record
        rows = session.events
        for card in range(CARDS):
            if record.printed[card] >= 0 and (
                game.known[card] or record.zone[card] in (zones.BATTLE, zones.MANA, zones.GRAVEYARD)
            ):
                shown.add(cards[int(record.printed[card])].name)
        shown |= {cards[row[5]].name for row in rows[told:] if row[0] in SHOWING}
        lines = [*game.narrator.tell(rows, told), *texts(game, session), seen(game), watched(seat, found)]
        told = len(rows)
        found["leaks"] += sum(name in line for name in other - own - shown for line in lines)
        found["hidden"] += len(other - own - shown)
        if game.question is None:
            return
        found["exchanged"] += exchange_changes_nothing(game, session, luck, found)
        seat.choose(luck.randrange(len(game.question.options)))


def exchange_changes_nothing(game: PersonsGame, session: Session, luck: random.Random, found: dict[str, int]) -> int:
    """Exchange what the person cannot know in a copy of the game, and count a difference of what is printed."""
    offered = {option.card for option in session.question.options} if session.question else set()
    cards = sorted(card for card in unknown(game, session) if card not in offered)
    other = session.copy()
    before = other.record.printed[cards].copy()
    # Each deck in itself: that a card is in both decks makes the log say whose it is.
    mixed = [card for own in _by_owner(cards) for card in luck.sample(own, len(own))]
    for kinds in (other.record.printed, other.record.kind):
        kinds[cards] = kinds[mixed].copy()
    before_exchange = texts(game, session), seen(game)
    game.session = other
    found["differing"] += before_exchange != (texts(game, other), seen(game))
    game.session = session
    return int((other.record.printed[cards] != before).any())


def _by_owner(cards: list[int]) -> list[list[int]]:
    return [[card for card in cards if card // SEAT == seat] for seat in range(2)]


def main() -> None:
    """Play some games between shipped decks, then take answers back, ask for hints, and let the script play all."""
    names = known_names()
    counted = ("leaks", "hidden", "moves", "traced", "reasons", "exchanged", "differing", "undone", "same", "thinking")
    found = dict.fromkeys(counted, 0)
    luck = random.Random(5)
    decks = ("murky-riptide", "mono-red-rush", "dogiragon-buster", "liquid-beast")
    for at in range(int(sys.argv[1])):
        matchup = prepare_matchup(
            read_deck(decks[at % 4], names), read_deck(decks[(at + 1) % 4], names), ("auto", "control")
        )
        play(PersonsGame(matchup, at, goes_first=at % 2 == 0), luck, found)
        found["undone"] += taking_back_is_exact(matchup, at, luck)
        found["same"] += the_script_plays_the_game_of_the_match(matchup, at)
    thinking = prepare_matchup(read_deck(decks[0], names), read_deck(decks[1], names), ("auto", "lookahead:2/auto"))
    found["thinking"] = the_script_plays_the_game_of_the_match(thinking, 1)
    print(json.dumps(found))


def taking_back_is_exact(matchup: Any, seed: int, luck: random.Random) -> int:
    """Whether a game with hints and answers taken back is the game of the answers that were kept.

    And whether one that goes on from its choices half way is it, too.
    """
    noted: list[list[int]] = []
    plain = PersonsGame(matchup, seed, goes_first=True, turn_cap=SHORT, noted=lambda choices: noted.append([*choices]))
    other = PersonsGame(matchup, seed, goes_first=True, turn_cap=SHORT)
    while plain.question is not None:
        choice = luck.randrange(len(plain.question.options))
        if len(plain.answers) % 4 == 1 and other.question is not None:
            other.answer(luck.randrange(len(other.question.options)))
            assert other.take_back()
            if len(plain.answers) == 5:
                other.hint(1)
        plain.answer(choice)
        other.answer(choice)
    again = PersonsGame(matchup, seed, goes_first=True, turn_cap=SHORT, choices=noted[len(noted) // 2])
    while len(again.choices) < len(plain.choices):
        again.answer(plain.answers[len(again.answers)])
    return int(
        noted[-1] == plain.choices == again.choices
        and again.answers == plain.answers
        and again.session.events == plain.session.events
        and plain.answers == other.answers
        and plain.session.events == other.session.events
        and plain.session.record.digest == other.session.record.digest
    )


def the_script_plays_the_game_of_the_match(matchup: Any, seed: int) -> int:
    """Whether a person who always answers as the script would plays the very game of `duelsim match`."""
    _, digests = play_chunk(matchup, root_key(seed)[1], 0, 2, SHORT)
    same = 0
    for number in (0, 1):
        game = PersonsGame(matchup, seed, goes_first=number == 0, turn_cap=SHORT)
        while game.question is not None:
            game.answer(game._shadow.answer())
        same += int(game.session.record.digest) == int(digests[number])
    return int(same == 2)


if __name__ == "__main__":
    main()
