"""One game of a match, played again and told: who did what with which card, what triggered, what moved where.

The game is the one that `sim.batch` plays under the same seed and number, and `record_game` makes sure of it. The
engine's log (`sim.log`) holds numbers only; here they become sentences. The teller sees everything: both hands
and all shields.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sim import log
from sim import tables as t
from sim import vocabulary as v
from sim.batch import TURN_CAP, deck_labels, play_chunk
from sim.engine import play_on, start_game
from sim.language import Trigger
from sim.luck import root_key
from sim.matchup import Matchup
from sim.state import EVENT_WIDTH, new_records

Row = tuple[int, int, int, int, int, int]  # code, player, card, number, more, kind of the card; see sim.log

CODE_NAMES = {getattr(log, name): name[2:].lower() for name in dir(log) if name.startswith("L_")}
STEP_WORDS = ("start", "draw", "charge", "main", "attack", "end")
SHOWN_ZONES = (v.BATTLE, v.MANA, v.GRAVEYARD, v.HAND, v.SHIELD)


class ReplayDiffers(RuntimeError):
    """The game told is not the game of the match: a fault of duelsim, never of a deck."""


@dataclass(frozen=True)
class Event:
    """One line of the log: what happened in which turn and step, as the engine noted it and in words.

    `text` is None for what goes without saying, such as the choice of a card that is then used.
    """

    turn: int
    step: str
    player: str | None
    what: str
    card: str | None
    number: int
    more: int
    text: str | None


@dataclass(frozen=True)
class Position:
    """What lies where for one player: the names of the cards in the zones that a reader would look at.

    In the battle zone a card stands for all that lies under it, and is marked when it is tapped or sealed.
    """

    player: str
    zones: dict[str, tuple[str, ...]]
    deck: int


@dataclass(frozen=True)
class Turn:
    """A turn: whose it is, what happened, and how both players stood after it; turn 0 is the opening."""

    number: int
    player: str | None
    events: tuple[Event, ...]
    after: tuple[Position, Position]


@dataclass(frozen=True)
class Replay:
    """A whole game. `players` are the decks' names, the one that goes first in front."""

    seed: int
    game: int
    players: tuple[str, str]
    policies: tuple[str, str]
    winner: str | None
    reason: str
    error: str
    digest: int
    turns: tuple[Turn, ...]

    def to_json(self) -> dict[str, Any]:
        """Everything, ready for `json.dumps`."""
        return {
            "seed": self.seed,
            "game": self.game,
            "going_first": self.players[0],
            "going_second": self.players[1],
            "players": dict(zip(self.players, self.policies, strict=True)),
            "winner": self.winner,
            "reason": self.reason,
            "error": self.error or None,
            "turns": self.turns[-1].number,
            "digest": f"{self.digest:016x}",
            "opening": [_position_json(position) for position in self.turns[0].after],
            "events": [_event_json(event) for turn in self.turns for event in turn.events],
        }


def _position_json(position: Position) -> dict[str, Any]:
    zones = {zone.replace(" ", "_"): list(names) for zone, names in position.zones.items()}
    return {"player": position.player, "deck": position.deck, **zones}


def _event_json(event: Event) -> dict[str, Any]:
    return {name: getattr(event, name) for name in Event.__dataclass_fields__}


# --- Playing it again -------------------------------------------------------------------------------------
def record_game(matchup: Matchup, seed: int, game: int, turn_cap: int = TURN_CAP) -> Replay:
    """Play game number `game` of a match under `seed` again, with the log switched on.

    Raises ReplayDiffers when it is not the very game that the match plays.
    """
    pair, second = divmod(game, 2)
    _, root = root_key(seed)
    state = new_records()
    record = state[0]
    seats = matchup.seat(record, second, turn_cap)
    record.recording = 1
    start_game(state, matchup.tables, matchup.kinds, matchup.sizes, seats, root, pair)
    labels = deck_labels(matchup.names)
    players = (labels[second], labels[1 - second])
    teller = _Teller(matchup, record, players)
    # The opening is told as a position: the five draws of each player say less.
    turns = [Turn(0, None, (), teller.positions())]
    while record.stopped == v.RUNNING:
        record.event_count = 0
        play_on(state, matchup.tables, 1)
        rows: list[Row] = [tuple(row) for row in record.events[: record.event_count, :EVENT_WIDTH].tolist()]
        number = int(record.turn)
        events = tuple(teller.tell(rows, number))
        if number > turns[-1].number:
            turns.append(Turn(number, players[int(record.turn_player)], events, teller.positions()))
        else:  # the turn cap: the next turn did not begin
            last = turns.pop()
            turns.append(Turn(last.number, last.player, last.events + events, teller.positions()))
    _, digests = play_chunk(matchup, root, game, 1, turn_cap)
    if int(digests[0]) != int(record.digest):
        raise ReplayDiffers(f"game {game} of seed {seed} did not come out the same when it was played again")
    winner = int(record.winner)
    return Replay(
        seed=seed,
        game=game,
        players=players,
        policies=(matchup.players[second], matchup.players[1 - second]),
        winner=players[winner] if winner in (0, 1) else None,
        reason=v.REASON_NAMES[int(record.reason)],
        error=v.ERROR_NAMES[int(record.error)],
        digest=int(record.digest),
        turns=tuple(turns),
    )


# --- Telling it -------------------------------------------------------------------------------------------
@dataclass
class _Teller:
    """Turns the engine's rows into events; it remembers within a game what a line must not say twice."""

    matchup: Matchup
    record: Any
    players: tuple[str, str]
    declared: dict[int, int] = field(default_factory=dict)  # card: tag of its declaration
    destroyed: set[int] = field(default_factory=set)  # their move to the graveyard is said already
    untaps_told: int = 0  # of the lines that follow

    def tell(self, rows: Sequence[Row], turn: int) -> Iterator[Event]:
        """The events of a turn, in order."""
        step = STEP_WORDS[0]
        for at, row in enumerate(rows):
            code, player, card, number, more, kind = row
            if code == log.L_STEP:
                step = STEP_WORDS[number]
            words: Callable[..., str | None] | None = getattr(self, f"_{CODE_NAMES[code]}", None)
            yield Event(
                turn=turn,
                step=step,
                player=self.players[player] if player in (0, 1) else None,
                what=CODE_NAMES[code],
                card=self.matchup.cards[kind].name if card >= 0 else None,
                number=number,
                more=more,
                text=None if words is None else words(row, rows[at + 1 :], step),
            )

    def positions(self) -> tuple[Position, Position]:
        """What lies where now."""
        first, second = (self._position(seat) for seat in range(2))
        return first, second

    def _position(self, seat: int) -> Position:
        record = self.record
        zones = {
            v.ZONE_NAMES[zone]: tuple(
                self._card_in(zone, int(card))
                for card in record.zone_cards[seat, zone, : record.zone_count[seat, zone]]
            )
            for zone in SHOWN_ZONES
        }
        return Position(self.players[seat], zones, int(record.zone_count[seat, v.DECK]))

    def _card_in(self, zone: int, card: int) -> str:
        marks = []
        if zone == v.BATTLE and self.record.tapped[card]:
            marks.append("tapped")
        if seals := int(self.record.seals[card]):
            marks.append(_count(seals, "seal"))
        name = self.matchup.cards[int(self.record.kind[card])].name
        return f"{name} ({', '.join(marks)})" if marks else name

    # --- names ---
    def _name(self, row: Row) -> str:
        """The card of a line, with the face or half that counted then."""
        return self.matchup.cards[row[5]].name

    def _printed(self, card: int) -> str:
        return self.matchup.cards[int(self.record.printed[card])].name

    def _player(self, row: Row) -> str:
        return self.players[row[1]]

    # --- lines, by the names of their codes ---
    def _choice(self, row: Row, later: Sequence[Row], step: str) -> str | None:
        """Only choices that nothing else shows: what a player declined, modes, and targets."""
        _, player, card, ask, answer, _ = row
        who = self.players[player]
        if answer == 0 and card < 0:
            return {
                v.ASK_BLOCK: f"{who} does not block",
                v.ASK_DECLARE: f"{who} declares nothing",
                v.ASK_MAY: f"{who} declines",
                v.ASK_CHARGE: f"{who} charges no mana",
            }.get(ask)
        if ask == v.ASK_MODE:
            return f"{who} chooses effect {answer + 1} of {self._name(row)}"
        if ask == v.ASK_SELECT and card >= 0 and not _soon_named(card, later):
            return f"{who} chooses {self._name(row)}"
        return None

    def _draw(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} draws {self._name(row)}"

    def _charge(self, row: Row, later: Sequence[Row], step: str) -> str:
        if step == STEP_WORDS[v.CHARGE_STEP]:
            return f"{self._player(row)} charges {self._name(row)}"
        return f"{self._player(row)} puts the top card of the deck into the mana zone: {self._name(row)}"

    def _use(self, row: Row, later: Sequence[Row], step: str) -> str:
        _, _, card, paid, way, kind = row
        verb = "summons" if self.matchup.cards[kind].types & v.CREATURE and way != t.SPELL_HALF else "casts"
        how = f"for {paid} mana" if paid >= 0 else "without paying mana"
        if way == t.FOR_NO_COST:
            tag = self.declared.pop(card, None)
            how = "for no cost" if tag is None else f"by {_tag_words(tag)}"
        return f"{self._player(row)} {verb} {self._name(row)} {how}"

    def _enter(self, row: Row, later: Sequence[Row], step: str) -> str:
        _, _, card, how, base, _ = row
        words = f"{self._name(row)} enters the battle zone"
        if base >= 0:
            words += f" on {self._printed(base)}"
        self.declared.pop(card, None)
        return words + {v.BY_INVASION: ", by Invasion", v.BY_REVOLUTION_CHANGE: ", by Revolution Change"}.get(how, "")

    def _destroyed(self, row: Row, later: Sequence[Row], step: str) -> str:
        self.destroyed.add(row[2])
        return f"{self._name(row)} of {self._player(row)} is destroyed"

    def _move(self, row: Row, later: Sequence[Row], step: str) -> str | None:
        _, _, card, source, target, _ = row
        who = self._player(row)
        if card < 0:
            return f"the top card of {who}'s deck becomes a shield"
        if (source, target) == (v.BATTLE, v.GRAVEYARD) and card in self.destroyed:
            self.destroyed.discard(card)
            return None
        if source == target:
            return f"{self._name(row)} is put back into {who}'s {v.ZONE_NAMES[target]}"
        if source == v.NOWHERE:
            return f"{self._name(row)} goes to {who}'s {v.ZONE_NAMES[target]}"
        return f"{self._name(row)} goes from {who}'s {v.ZONE_NAMES[source]} to the {v.ZONE_NAMES[target]}"

    def _tap(self, row: Row, later: Sequence[Row], step: str) -> str | None:
        following = next((other for other in later if other[0] != log.L_CHOICE), None)
        if following is not None and following[0] in (log.L_ATTACK, log.L_BLOCK) and following[2] == row[2]:
            return None
        return f"{self._name(row)} of {self._player(row)} is tapped"

    def _untap(self, row: Row, later: Sequence[Row], step: str) -> str | None:
        if self.untaps_told:
            self.untaps_told -= 1
            return None
        together = [row, *itertools.takewhile(lambda other: other[:2] == row[:2], later)]
        self.untaps_told = len(together) - 1
        return f"{self._player(row)} untaps {_listed([self._name(other) for other in together])}"

    def _attack(self, row: Row, later: Sequence[Row], step: str) -> str:
        other = self.players[1 - row[1]]
        target = f"{self._printed(row[3])} of {other}" if row[3] >= 0 else other
        return f"{self._name(row)} of {self._player(row)} attacks {target}"

    def _block(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._name(row)} of {self._player(row)} blocks"

    def _battle(self, row: Row, later: Sequence[Row], step: str) -> str:
        power, other_power = divmod(row[4], 1 << 20)
        return f"{self._name(row)} ({power}) battles {self._printed(row[3])} ({other_power})"

    def _break(self, row: Row, later: Sequence[Row], step: str) -> str:
        shields = _count(row[3], "shield")
        if row[2] < 0:
            return f"{shields} of {self._player(row)} {'is' if row[3] == 1 else 'are'} broken"
        return f"{self._name(row)} breaks {shields} of {self._player(row)}"

    def _declare(self, row: Row, later: Sequence[Row], step: str) -> str:
        self.declared[row[2]] = row[3]
        return f"{self._player(row)} declares {_tag_words(row[3])}: {self._name(row)}"

    def _trigger(self, row: Row, later: Sequence[Row], step: str) -> str:
        ability = self._ability(row[3], row[4])
        if row[3] < 0:
            return f"{self._player(row)} taps {self._name(row)} for its ability"
        return f"{self._name(row)}'s ability" + (f": {ability}" if ability else "")

    def _ability(self, at: int, kind: int) -> str | None:
        """The words of the triggered ability in a row of the tables; an effect's own trigger has none."""
        if at == t.SLAYER_TRIGGER:
            return "slayer"
        tables = self.matchup.tables[0]
        index = at - int(tables.trigger_first[kind])
        triggers = [feature for feature in self.matchup.cards[kind].features if isinstance(feature, Trigger)]
        return triggers[index].words() if 0 <= index < len(triggers) else None

    def _misfire(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._name(row)} does nothing: what it needs is no longer there"

    def _sealed(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"the top card of {self._player(row)}'s deck seals {self._printed(row[3])}"

    def _unsealed(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"a seal leaves {self._printed(row[3])} for {self._player(row)}'s graveyard: {self._name(row)}"

    def _flip(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._printed(row[2])} is liberated: it is {self._name(row)} now"

    def _reveal(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} reveals {self._name(row)}"

    def _end(self, row: Row, later: Sequence[Row], step: str) -> str:
        reason = v.REASON_NAMES[row[3]]
        if row[1] in (0, 1):
            return f"{self._player(row)} wins: {reason}"
        return f"nobody wins: {reason}" if row[1] == v.NOBODY else f"both players lose: {reason}"

    def _shuffle(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} shuffles the deck"

    def _discard(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} discards {self._name(row)}"

    def _replaced(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[3] == v.BATTLE:
            return f"{self._name(row)} is put into the battle zone instead of being discarded"
        return f"{self._name(row)} is put into the graveyard instead of the battle zone"

    def _extra_turn(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} will take an extra turn after this one"

    def _skip_turn(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._name(row)}: the rest of {self._player(row)}'s turn is skipped"

    def _named(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} chooses the number {row[3]} for {self._name(row)}"

    def _reconstructed(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._name(row)} of {self._player(row)} remains from under it"

    def _prohibited(self, row: Row, later: Sequence[Row], step: str) -> str:
        acts = (
            (v.ACT_SHIELD_TRIGGER, "use shield triggers"),
            (v.ACT_SUMMON, "summon creatures"),
            (v.ACT_CAST, "cast spells"),
        )
        words = " or ".join(name for act, name in acts if row[3] & act)
        who = self.players[row[4]] if row[4] in (0, 1) else "nobody"
        return f"{self._name(row)}: {who} {'cannot' if row[4] in (0, 1) else 'can'} {words}"

    def _given(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[3] == v.POWER_CHANGE:
            return f"{self._name(row)} gets {row[4]:+} power"
        if row[3] == v.EXPOSED:
            return f"{self._name(row)} can be attacked as if it were tapped"
        if row[3] == v.BLOCKED_ONLY_BY:
            return f"{self._name(row)} has to block that creature, and no other can"
        if row[3] == v.ATTACKS_ANYWAY:
            return f"{self._name(row)}: nothing prevents attacks of {self._player(row)} on the other player"
        words = ", ".join(name for bit, name in v.KEYWORD_NAMES.items() if row[4] & bit)
        return f"{self._name(row)} gets {words or 'an ability'}"


def _tag_words(tag: int) -> str:
    special = {-1: "shield trigger", -2: "strike back", t.NO_TAG: "an ability"}
    return special.get(tag) or t.TAG_NAMES[tag]


def _soon_named(card: int, later: Sequence[Row]) -> bool:
    """Whether the effect that chose the card goes on to do something with it that is told."""
    for code, _, other, *_ in later:
        if code in (log.L_TRIGGER, log.L_USE, log.L_STEP, log.L_TURN, log.L_ATTACK):
            return False
        if other == card and code != log.L_CHOICE:
            return True
    return False


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


# --- Writing it down --------------------------------------------------------------------------------------
def lines(replay: Replay) -> Iterator[str]:
    """The game as text, line by line."""
    first, second = replay.players
    yield f"{first} (going first, {replay.policies[0]} player) against {second} ({replay.policies[1]} player)"
    yield f"Seed {replay.seed}, game {replay.game}."
    yield ""
    yield "The opening"
    for position in replay.turns[0].after:
        for zone in ("battle zone", "hand", "shield zone"):
            if names := position.zones[zone]:
                yield f"  {position.player}, {zone}: {_listed(names)}"
    for turn in replay.turns[1:]:
        yield ""
        yield f"Turn {turn.number} - {turn.player}" + (" (going first)" if turn.player == first else "")
        yield from _turn_lines(turn.events)
        for position in turn.after:
            yield f"  > {_standing(position)}"
    yield ""
    yield f"The game ends as an error: {replay.error}." if replay.error else _ending(replay)


def _turn_lines(events: Iterable[Event]) -> Iterator[str]:
    told = None
    for event in events:
        if event.text is not None:
            yield f"  {event.step if event.step != told else '':<8}{event.text}"
            told = event.step


def _standing(position: Position) -> str:
    zones = position.zones
    words = (
        f"{position.player}: {_count(len(zones['shield zone']), 'shield')}, {len(zones['hand'])} in hand, "
        f"{len(zones['mana zone'])} mana, {position.deck} in the deck"
    )
    return f"{words}. Battle zone: {_listed(zones['battle zone']) or 'empty'}"


def _listed(names: Sequence[str]) -> str:
    """Names as a list, equal ones counted.

    >>> _listed(["Corile", "Fear Fang", "Corile"])
    '2 Corile; Fear Fang'
    """
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    # Many names have commas in them.
    return "; ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())


def _ending(replay: Replay) -> str:
    turn = replay.turns[-1].number
    if replay.winner is None:
        return f"Nobody wins: {replay.reason} after turn {turn}."
    return f"{replay.winner} wins in turn {turn}: {replay.reason}."
