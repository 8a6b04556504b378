"""Twelve whole games as text: every event and choice, and the position at the start of each turn.

They are chosen to show much of the rules between them: all eight shipped decks three times, all six pairs of
the players rush, control and random, and games that end by a direct attack, by an empty deck and by a card.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.engine.entry_point import play_on, start_game, survey
from sim.engine.record.codes import card_types, choices, course, links, traits, zones
from sim.engine.record.luck import root_key
from sim.engine.record.state import CARDS, cards_linked, new_records
from sim.engine.survey import FACTS, POWER
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.narration.narration import Event
from sim.games.narration.replay import record_game
from sim.games.playing.batch import TURN_CAP

FOLDER = Path(__file__).parent
SEED = 2026


@dataclass(frozen=True)
class GoldenGame:
    """A game of two decks: deck A goes first in games of even numbers, deck B in the others."""

    deck_a: str
    deck_b: str
    players: tuple[str, str]
    game: int

    @property
    def file(self) -> Path:
        """The file with its text."""
        return FOLDER / f"{self.deck_a}-{self.deck_b}.txt"

    @property
    def replay_command(self) -> str:
        """The command that replays it."""
        return (
            f"duelsim replay {self.deck_a} {self.deck_b} --players {','.join(self.players)} --seed {SEED}"
            f" --game {self.game}"
        )


GAMES = (
    GoldenGame("dogiragon-buster", "dokindam-redzone", ("rush", "control"), 2),
    GoldenGame("dogiragon-buster", "liquid-beast", ("rush", "rush"), 3),
    GoldenGame("dogiragon-buster", "mono-red-rush", ("random", "rush"), 11),
    GoldenGame("dokindam-redzone", "murky-riptide", ("control", "rush"), 3),
    GoldenGame("dokindam-redzone", "rainbow-connection", ("random", "random"), 8),
    GoldenGame("fn-rush", "liquid-beast", ("random", "control"), 6),
    GoldenGame("fn-rush", "mono-red-rush", ("rush", "rush"), 8),
    GoldenGame("fn-rush", "murky-riptide", ("control", "control"), 9),
    GoldenGame("liquid-beast", "removal-bombazar", ("rush", "rush"), 9),
    GoldenGame("mono-red-rush", "rainbow-connection", ("random", "control"), 11),
    GoldenGame("murky-riptide", "removal-bombazar", ("random", "random"), 10),
    GoldenGame("rainbow-connection", "removal-bombazar", ("control", "rush"), 0),
)


def game_text(golden: GoldenGame, command: str) -> str:
    """The whole game; `command` is the one that writes the file."""
    names = known_names()
    decks = read_deck(golden.deck_a, names), read_deck(golden.deck_b, names)
    matchup = prepare_matchup(*decks, golden.players)
    return "\n".join(_lines(golden, matchup, command)) + "\n"


def _lines(golden: GoldenGame, matchup: Matchup, command: str) -> Iterator[str]:
    replay = record_game(matchup, SEED, golden.game)
    first, second = replay.players
    yield f"# {first} (goes first, {replay.policies[0]} player) against {second} ({replay.policies[1]} player)"
    yield f"# Decks {golden.deck_a} and {golden.deck_b}, seed {SEED}, game {golden.game}"
    yield f"# To watch it: {golden.replay_command}"
    yield f"# Written by {command}"
    *before_turns, at_the_end = _records_between_turns(matchup, golden.game)
    for turn, state in zip(replay.turns[1:], before_turns, strict=True):
        yield ""
        yield f"Turn {turn.number} - {turn.player}"
        yield from _state_lines(matchup, state, replay.players)
        yield from _event_lines(turn.events, turn.player)
    yield ""
    yield f"At the end ({replay.reason}; {replay.winner or 'nobody'} wins)"
    yield from _state_lines(matchup, at_the_end, replay.players)
    yield ""
    yield f"Digest of all choices: {replay.digest:016x}"


def _records_between_turns(matchup: Matchup, game: int) -> Iterator[Any]:
    """The record (an array of one) at the start of each turn, and at the end of the game."""
    pair, second = divmod(game, 2)
    state = new_records()
    seats = matchup.seat(state[0], second, TURN_CAP)
    start_game(state, matchup.tables, matchup.kinds, matchup.sizes, seats, root_key(SEED)[1], pair)
    yield state.copy()
    while state[0].stopped == course.RUNNING:
        play_on(state, matchup.tables, 1)
        yield state.copy()


# --- The position --------------------------------------------------------------------------------------------
def _state_lines(matchup: Matchup, state: Any, players: tuple[str, str]) -> Iterator[str]:
    """The position. Hidden cards are named too, for readers who check the rules."""
    found = np.zeros((CARDS, FACTS), np.int64)
    survey(state, matchup.tables, found)
    for seat, player in enumerate(players):
        yield from _side_lines(matchup, state[0], found, seat, player)


def _side_lines(matchup: Matchup, record: Any, found: Any, seat: int, player: str) -> Iterator[str]:
    def cards(zone: int) -> list[int]:
        return [int(card) for card in record.zone_cards[seat, zone, : record.zone_count[seat, zone]]]

    def names(zone: int) -> str:
        return _listed(matchup.cards[int(record.kind[card])].name for card in cards(zone)) or "-"

    def standing(card: int) -> str:
        definition = matchup.cards[int(record.kind[card])]
        marks = [str(max(int(found[card, POWER]), 0))] if card_types.traits_of(definition.types) & traits.FIGHTS else []
        marks += ["tapped"] if record.tapped[card] else []
        seals = len(cards_linked(record, card, links.SEAL))
        marks += [f"{seals} seal{'s' if seals > 1 else ''}"] if seals else []
        return f"{definition.name} ({', '.join(marks)})" if marks else definition.name

    tapped = sum(int(record.tapped[card]) for card in cards(zones.MANA))
    yield f"  {player}: {len(cards(zones.DECK))} in the deck, {len(cards(zones.GRAVEYARD))} in the graveyard"
    yield f"    {len(cards(zones.HAND)):>2} in hand: {names(zones.HAND)}"
    yield f"    {len(cards(zones.SHIELD)):>2} shields: {names(zones.SHIELD)}"
    yield f"    {len(cards(zones.MANA)):>2} mana{f' ({tapped} tapped)' if tapped else ''}: {names(zones.MANA)}"
    yield f"    battle zone: {_listed(map(standing, cards(zones.BATTLE))) or '-'}"


def _listed(names: Iterable[str]) -> str:
    """A list of names in order of first appearance, with a count for equal ones."""
    return "; ".join(name if count == 1 else f"{count} {name}" for name, count in Counter(names).items())


# --- What happens --------------------------------------------------------------------------------------------
def _event_lines(events: Iterable[Event], turn_player: str | None) -> Iterator[str]:
    """A line for each event, under the name of its step; choices without words of their own are in brackets."""
    told = None
    for event in events:
        text = event.text
        if text is None and event.what == "choice":
            who = "" if event.player == turn_player else f"{event.player}: "
            card = f": {event.card}" if event.card else ""
            text = f"[{who}{choices.ASK_NAMES[event.number]} {event.more}{card}]"
        if text is not None:
            yield f"  {event.step if event.step != told else '':<8}{text}"
            told = event.step
