"""The text of a recorded game, turn by turn."""

from collections.abc import Iterable, Iterator

from sim.games.narration import Event, Position, count_words, listed
from sim.games.replay import Replay


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
                yield f"  {position.player}, {zone}: {listed(names)}"
    for turn in replay.turns[1:]:
        yield ""
        yield f"Turn {turn.number} - {turn.player}" + (" (going first)" if turn.player == first else "")
        yield from _turn_lines(turn.events)
        for position in turn.after:
            yield f"  > {_standing(position)}"
    yield ""
    if replay.cut:
        yield "More happens in this turn than a replay can hold: the rest is not shown."
    yield f"The game ends with an error: {replay.error}." if replay.error else _ending(replay)


def _turn_lines(events: Iterable[Event]) -> Iterator[str]:
    shown = None
    for event in events:
        if event.text is not None:
            yield f"  {event.step if event.step != shown else '':<8}{event.text}"
            shown = event.step


def _standing(position: Position) -> str:
    zones = position.zones
    words = (
        f"{position.player}: {count_words(len(zones['shield zone']), 'shield')}, {len(zones['hand'])} in hand, "
        f"{len(zones['mana zone'])} mana, {position.deck} in the deck"
    )
    return f"{words}. Battle zone: {listed(zones['battle zone']) or 'empty'}"


def _ending(replay: Replay) -> str:
    turn = replay.last_turn
    if replay.winner is None:
        return f"Nobody wins: {replay.reason} after turn {turn}."
    return f"{replay.winner} wins on turn {turn}: {replay.reason}."
