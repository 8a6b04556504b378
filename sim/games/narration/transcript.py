"""The text of a recorded game, turn by turn."""

from collections.abc import Iterable, Iterator

from decks.shown_names import called
from sim.games.narration.narration import Position, count_words, listed
from sim.games.narration.replay import Replay, Turn

OPENING = "The opening"


def lines(replay: Replay) -> Iterator[str]:
    """The game as text, line by line."""
    return (line for line, _ in lines_and_choices(replay))


def lines_of_choices(replay: Replay, choices: Iterable[int]) -> dict[int, int]:
    """The line that tells what came of each of these choices, by its number among all choices of the game.

    A choice that the text does not reach, because the replay is cut, is left out.
    """
    counts = [count for _, count in lines_and_choices(replay)]
    found = ((choice, next((at for at, count in enumerate(counts) if count > choice), None)) for choice in choices)
    return {choice: at for choice, at in found if at is not None}


def lines_of_turns(replay: Replay) -> list[int]:
    """The line that begins each turn of the replay; the first is the opening."""
    told = list(lines(replay))
    return [told.index(_head(turn, replay)) for turn in replay.turns]


def lines_of_events(replay: Replay) -> list[int]:
    """The line that tells each event that is told."""
    return [at for at, (_, _, is_event) in enumerate(_told(replay)) if is_event]


def lines_and_choices(replay: Replay) -> Iterator[tuple[str, int]]:
    """The lines of the text, each with the number of choices made before it."""
    return ((line, choices) for line, choices, _ in _told(replay))


def _told(replay: Replay) -> Iterator[tuple[str, int, bool]]:
    """The lines of the text, each with the number of choices made before it, and whether it tells an event."""
    choices = 0
    for line in _opening_lines(replay):
        yield line, choices, False
    for turn in replay.turns[1:]:
        yield "", choices, False
        yield _head(turn, replay), choices, False
        shown = None
        for event in turn.events:
            choices += event.what == "choice"
            if event.text is not None:
                yield f"  {event.step if event.step != shown else '':<8}{event.text}", choices, True
                shown = event.step
        for position in turn.after:
            yield f"  > {_standing(position)}", choices, False
    yield "", choices, False
    if replay.cut:
        yield "More happens in this turn than a replay can hold: the rest is not shown.", choices, False
    yield (f"The game ends with an error: {replay.error}." if replay.error else _ending(replay)), choices, False


def _head(turn: Turn, replay: Replay) -> str:
    if not turn.number:
        return OPENING
    going_first = " (going first)" if turn.player == replay.players[0] else ""
    return f"Turn {turn.number} - {turn.player}{going_first}"


def _opening_lines(replay: Replay) -> Iterator[str]:
    first, second = replay.players
    yield f"{first} (going first, {replay.policies[0]} player) against {second} ({replay.policies[1]} player)"
    yield f"Seed {replay.seed}, game {replay.game}."
    if replay.imported_cards:
        yield f"With imported cards, not reviewed: {'; '.join(map(called, replay.imported_cards))}."
    if replay.own_cards:
        yield f"With cards of your own: {'; '.join(map(called, replay.own_cards))}."
    yield ""
    yield OPENING
    for position in replay.turns[0].after:
        for zone in ("battle zone", "hand", "shield zone"):
            if cards := position.cards[zone]:
                yield f"  {position.player}, {zone}: {listed([card.shown() for card in cards])}"


def _standing(position: Position) -> str:
    zones = position.cards
    words = (
        f"{position.player}: {count_words(len(zones['shield zone']), 'shield')}, {len(zones['hand'])} in hand, "
        f"{len(zones['mana zone'])} mana, {position.deck} in the deck"
    )
    return f"{words}. Battle zone: {listed([card.shown() for card in zones['battle zone']]) or 'empty'}"


def _ending(replay: Replay) -> str:
    turn = replay.last_turn
    if replay.winner is None:
        return f"Nobody wins: {replay.reason} after turn {turn}."
    return f"{replay.winner} wins on turn {turn}: {replay.reason}."
