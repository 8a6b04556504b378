"""The text of a recorded game, turn by turn."""

from collections.abc import Iterable, Iterator

from decks.shown_names import called
from sim.games.narration.narration import Position, listed
from sim.games.narration.replay import Replay, Turn
from sim.language import gettext, ngettext, pgettext, semicolon, translatable

OPENING = translatable("The opening")


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
                step = gettext(event.step) if event.step != shown else ""
                yield f"  {step:<8}{event.text}", choices, True
                shown = event.step
        for position in turn.after:
            yield f"  > {_standing(position)}", choices, False
    yield "", choices, False
    if replay.cut:
        yield gettext("More happens in this turn than a replay can hold: the rest is not shown."), choices, False
    yield _ending(replay), choices, False


def _head(turn: Turn, replay: Replay) -> str:
    if not turn.number:
        return gettext(OPENING)
    if turn.player == replay.players[0]:
        return gettext("Turn {turn} - {player} (going first)", turn=turn.number, player=turn.player)
    return gettext("Turn {turn} - {player}", turn=turn.number, player=turn.player)


def _opening_lines(replay: Replay) -> Iterator[str]:
    first, second = replay.players
    yield gettext(
        "{first} (going first, {bot} player) against {second} ({other} player)",
        first=first,
        bot=replay.policies[0],
        second=second,
        other=replay.policies[1],
    )
    yield gettext("Seed {seed}, game {game}.", seed=replay.seed, game=replay.game)
    if replay.imported_cards:
        imported = semicolon().join(map(called, replay.imported_cards))
        yield gettext("With imported cards, not reviewed: {listed}.", listed=imported)
    if replay.own_cards:
        yield gettext("With cards of your own: {cards}.", cards=semicolon().join(map(called, replay.own_cards)))
    yield ""
    yield gettext(OPENING)
    for position in replay.turns[0].after:
        for zone in ("battle zone", "hand", "shield zone"):
            if cards := position.cards[zone]:
                names = listed([card.shown() for card in cards])
                yield "  " + gettext(
                    "{player}, {zone}: {cards}", player=position.player, zone=pgettext("zone", zone), cards=names
                )


def _standing(position: Position) -> str:
    zones = position.cards
    return ngettext(
        "{player}: {count} shield, {hand} in hand, {mana} mana, {deck} in the deck. Battle zone: {cards}",
        "{player}: {count} shields, {hand} in hand, {mana} mana, {deck} in the deck. Battle zone: {cards}",
        len(zones["shield zone"]),
        player=position.player,
        hand=len(zones["hand"]),
        mana=len(zones["mana zone"]),
        deck=position.deck,
        cards=listed([card.shown() for card in zones["battle zone"]]) or gettext("empty"),
    )


def _ending(replay: Replay) -> str:
    if replay.error:
        return gettext("The game ends with an error: {why}.", why=replay.error)
    values = {"turn": replay.last_turn, "reason": gettext(replay.reason)}
    if replay.winner is None:
        return gettext("Nobody wins: {reason} after turn {turn}.", **values)
    return gettext("{player} wins on turn {turn}: {reason}.", **values, player=replay.winner)
