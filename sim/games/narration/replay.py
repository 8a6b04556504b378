"""Replay one game of a match and record it: who did what with which card, what triggered, what moved where.

The game is the one that `sim.games.playing.batch` plays with the same seed and number; `record_game` checks it. The
engine's log (`sim.engine.record.codes.log`) holds only numbers; `narration` turns them into sentences. A replay shows
everything: both hands and all shields.

The log has room for one long turn. A game that does not end may fill it: its replay stops there (`cut`), and says how
the game ended.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sim.cards.words import Card
from sim.engine.entry_point import start_game
from sim.engine.record.codes import columns, course, endings, faults, recording, zones
from sim.engine.record.luck import root_key
from sim.engine.record.state import new_records
from sim.games.matchups.matchup import Matchup
from sim.games.narration.moments import Follower, Lying, Moment, open_cards, play_turn
from sim.games.narration.narration import Event, Narrator, PlacedCard, Position, Row
from sim.games.narration.private_board import Records
from sim.games.playing.batch import TURN_CAP, deck_labels, play_chunk
from sim.games.playing.recorded_answers import answers_in
from sim.json_types import JsonObject

GIVEN_UP = "opponent gave up"


class ReplayDiffers(RuntimeError):
    """The replayed game is not the game of the match: a fault of duelsim, never of a deck."""


@dataclass(frozen=True)
class Turn:
    """A turn: whose it is, what happened, and both positions after it; turn 0 is the opening.

    The moments are the events that are told, with what they change on the board.
    """

    number: int
    player: str | None
    events: tuple[Event, ...]
    after: tuple[Position, Position]
    moments: tuple[Moment, ...] = ()


@dataclass(frozen=True)
class Replay:
    """A game. `players` are the names of the decks; the one that goes first comes first.

    `turns` are all its turns or, if it is `cut`, those up to the event that no longer fitted into the log. Cards of the
    decks that are not the library's are the user's own, or imported and not reviewed. `opening` is how the cards lie
    before the first turn; `kinds` has the card of each kind.
    """

    seed: int
    game: int
    players: tuple[str, str]
    policies: tuple[str, str]
    winner: str | None
    reason: str
    error: str
    digest: int
    turns: tuple[Turn, ...]
    last_turn: int
    cut: bool
    own_cards: tuple[str, ...] = ()
    imported_cards: tuple[str, ...] = ()
    opening: Mapping[int, Lying] = field(default_factory=dict)
    kinds: tuple[Card, ...] = ()

    def to_json(self) -> JsonObject:
        """Everything, ready for `json.dumps`."""
        noted = {"own_cards": self.own_cards, "imported_cards_not_reviewed": self.imported_cards}
        return {
            **{key: list(names) for key, names in noted.items() if names},
            "seed": self.seed,
            "game": self.game,
            "going_first": self.players[0],
            "going_second": self.players[1],
            "players": dict(zip(self.players, self.policies, strict=True)),
            "winner": self.winner,
            "reason": self.reason,
            "error": self.error or None,
            "turns": self.last_turn,
            "cut": self.cut,
            "digest": f"{self.digest:016x}",
            "opening": [_position_json(position) for position in self.turns[0].after],
            "positions": [
                {
                    "turn": turn.number,
                    "player": turn.player,
                    "after": [_board_json(position) for position in turn.after],
                }
                for turn in self.turns[1:]
            ],
            "events": [_event_json(event) for turn in self.turns for event in turn.events],
        }


def _position_json(position: Position) -> JsonObject:
    zones = {zone.replace(" ", "_"): list(names) for zone, names in position.zones.items()}
    return {"player": position.player, "deck": position.deck, **zones}


def _board_json(position: Position) -> JsonObject:
    """A position with the cards of the battle zone one by one, which have power."""
    return _position_json(position) | {
        "battle_zone": [_card_json(card) for card in position.cards[zones.NAMES[zones.BATTLE]]]
    }


def _card_json(card: PlacedCard) -> JsonObject:
    return {"card": card.name, "power": card.power, "marks": list(card.marks)}


def _event_json(event: Event) -> JsonObject:
    return {name: getattr(event, name) for name in Event.__dataclass_fields__}


# --- Recording --------------------------------------------------------------------------------------------
def record_game(matchup: Matchup, seed: int, game: int, turn_cap: int = TURN_CAP, row: Any = None) -> Replay:
    """Replay game number `game` of a match with this seed, with the log switched on.

    `row` is the game's row of results, which may have the answers of a player who searches or looks ahead; without
    them, what was chosen is found out once more. A game with a player in Python is only replayed with them.

    Raises ReplayDiffers if it is not the game that the match plays.
    """
    second = game % 2
    digest = None
    if answers_in(row) is None:
        (row,), (digest,) = play_chunk(matchup, root_key(seed)[1], game, 1, turn_cap)
    state = _begun(matchup, seed, game, turn_cap)
    record = state[0]
    labels = deck_labels(matchup.names)
    players = (labels[second], labels[1 - second])
    opening, turns = _followed(matchup, state, players, answers_in(row) or ())
    cut = int(record.error) == faults.LOG_FULL
    if not cut and digest is not None and int(digest) != int(record.digest):
        raise ReplayDiffers(f"game {game} of seed {seed} did not come out the same when it was played again")
    ending = row.tolist()
    winner = ending[columns.WINNER]  # a deck, or nobody
    return Replay(
        seed=seed,
        game=game,
        players=players,
        policies=(matchup.players[second], matchup.players[1 - second]),
        winner=labels[winner] if winner in (0, 1) else None,
        reason=endings.NAMES[ending[columns.REASON]],
        error=faults.NAMES[ending[columns.ERROR_CODE]],
        digest=int(record.digest if digest is None else digest),
        turns=turns,
        last_turn=ending[columns.TURNS],
        cut=cut,
        own_cards=_own_cards(matchup, imported=False),
        imported_cards=_own_cards(matchup, imported=True),
        opening=opening,
        kinds=matchup.cards,
    )


def record_choices(
    matchup: Matchup,
    seed: int,
    game: int,
    choices: Sequence[int],
    *,
    turn_cap: int = TURN_CAP,
    gave_up: int | None = None,
) -> Replay:
    """Replay a game by what both players chose, up to its end or to where the player of a seat gave up."""
    state = _begun(matchup, seed, game, turn_cap, outside=(0, 1))
    record = state[0]
    second = game % 2
    labels = deck_labels(matchup.names)
    players = (labels[second], labels[1 - second])
    opening, turns = _followed(matchup, state, players, choices)
    winner = int(record.winner) if gave_up is None else 1 - gave_up
    return Replay(
        seed=seed,
        game=game,
        players=players,
        policies=(matchup.players[second], matchup.players[1 - second]),
        winner=players[winner] if winner in (0, 1) else None,
        reason=endings.NAMES[int(record.reason)] if gave_up is None else GIVEN_UP,
        error=faults.NAMES[int(record.error)],
        digest=int(record.digest),
        turns=turns,
        last_turn=int(record.turn),
        cut=int(record.error) == faults.LOG_FULL,
        own_cards=_own_cards(matchup, imported=False),
        imported_cards=_own_cards(matchup, imported=True),
        opening=opening,
        kinds=matchup.cards,
    )


def _followed(
    matchup: Matchup, state: Records, players: tuple[str, str], answers: Sequence[int]
) -> tuple[dict[int, Lying], tuple[Turn, ...]]:
    """How the cards lie before the first turn, and the turns of a game that is played on by these answers."""
    record = state[0]
    narrator = Narrator(matchup, record, players)

    def positions() -> tuple[Position, Position]:
        return narrator.positions(open_cards(state, matchup.tables))

    # The opening is shown as a position: the draws of each player say less.
    turns = [Turn(0, None, (), positions())]
    follower = Follower(state, matchup.tables)
    opening = dict(follower.board)
    for rows in _log(state, matchup, answers):
        number = int(record.turn)
        events = tuple(narrator.narrate(rows, number))
        moments = follower.moments(rows, events)
        if number > turns[-1].number:
            turns.append(Turn(number, players[int(record.turn_player)], events, positions(), moments))
        else:  # the turn cap: the next turn did not begin
            last = turns.pop()
            turns.append(Turn(last.number, last.player, last.events + events, positions(), last.moments + moments))
    return opening, tuple(turns)


def logged(matchup: Matchup, seed: int, game: int, row: Any) -> Iterator[Row]:
    """All rows of the log of a game whose row of results is given, without any words."""
    for rows in _log(_begun(matchup, seed, game, TURN_CAP), matchup, answers_in(row) or ()):
        yield from rows


def _begun(matchup: Matchup, seed: int, game: int, turn_cap: int, outside: Collection[int] | None = None) -> Any:
    """A game of a match that has begun, with the log switched on.

    Decks that are played from `outside` are answered for; by default those of players who search or look ahead.
    """
    pair, second = divmod(game, 2)
    state = new_records()
    record = state[0]
    if outside is None:
        outside = (0, 1) if matchup.searches else matchup.python_decks
    seats = matchup.seat(record, second, turn_cap, outside=outside)
    record.recording = recording.LINES_AND_PLACES
    start_game(state, matchup.tables, matchup.kinds, matchup.sizes, seats, root_key(seed)[1], pair)
    return state


def _log(state: Any, matchup: Matchup, answers: Sequence[int]) -> Iterator[list[Row]]:
    """Play a game on to its end by these answers, and give the log of each turn."""
    record = state[0]
    while record.stopped == course.RUNNING:
        answers = answers[int(record.answer_next) :]
        yield play_turn(state, matchup.tables, answers)


def _own_cards(matchup: Matchup, *, imported: bool) -> tuple[str, ...]:
    """The names of the cards of both decks that are not the library's, of one kind."""
    found = {card.name for side in matchup.sides for card in side.own_cards if card.imported == imported}
    return tuple(sorted(found))
