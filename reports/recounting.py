"""A game that was played again, as a report shows it: its text, its board, and a page of its own."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from decks.shown_names import called
from reports.recordings import Part, recorded
from reports.writing.boards import Board, BoardSide, BoardTurn, Tile
from reports.writing.document import CardFacts, Document, Paragraph, Remark, Section, Transcript
from reports.writing.moves import Recording
from reports.writing.verdict import Verdict
from reports.writing.words import OPEN_TO_READERS
from sim.cards.wording import as_drawn
from sim.engine.record.codes import civilizations, zones
from sim.games.matchups.matchup import Matchup
from sim.games.narration.narration import FACE_UP, PlacedCard, Position, listed
from sim.games.narration.replay import Replay, Turn, record_game
from sim.games.narration.transcript import lines, lines_of_choices, lines_of_events, lines_of_turns
from sim.games.playing.arrays import Integers
from sim.language import comma, gettext, ngettext

NO_REMARKS: Mapping[int, str] = {}


@dataclass(frozen=True)
class RecountedGame:
    """A game that was played again: the checksum of its choices, its lines, its board, and its moves.

    `cards` are those that are seen in it.
    """

    digest: int
    lines: tuple[str, ...]
    board: Board
    recording: Recording | None = None
    cards: tuple[CardFacts, ...] = ()


def recount(matchup: Matchup, seed: int, game: int, turn_cap: int, row: Integers | None = None) -> RecountedGame:
    """Play a game again and recount it; `row` is its row of results, if it is at hand."""
    return recounted(record_game(matchup, seed, game, turn_cap, row))


def recounted(replay: Replay) -> RecountedGame:
    """A replay as a report shows it."""
    recording, cards = recording_of(replay)
    return RecountedGame(replay.digest, tuple(lines(replay)), board_of(replay), recording, cards)


def document_of(replay: Replay, command: str = "", remarks: Mapping[int, str] = NO_REMARKS) -> Document:
    """The page of a single game; `command` shows it in the terminal. `remarks` are about choices, by their numbers."""
    at = lines_of_choices(replay, remarks)
    game = recounted(replay)
    first, second = replay.players
    told = Transcript(
        gettext("Turn by turn"),
        game.lines,
        command,
        remarks=tuple(Remark(line, f"remark-{number}", remarks[number]) for number, line in at.items()),
        name=f"game {replay.game}",
        board=game.board,
        recording=game.recording,
        is_open=True,
    )
    title = gettext("{deck} against {opponent}, game {game:,}", deck=first, opponent=second, game=replay.game)
    return Document(title, _verdict(replay), (Section("", (Paragraph(gettext(OPEN_TO_READERS)), told)),), game.cards)


def _verdict(replay: Replay) -> Verdict:
    """How the game ended: its last line tells the rest."""
    if replay.error or replay.winner is None:
        words = gettext("The game ends with an error") if replay.error else gettext("Nobody wins")
        return Verdict(words, doubt=list(lines(replay))[-1])
    words = gettext("{{}} wins on turn {turn}: {reason}", turn=replay.last_turn, reason=gettext(replay.reason))
    return Verdict(words, (replay.winner,))


# --- Move by move -----------------------------------------------------------------------------------------
def recording_of(replay: Replay) -> tuple[Recording, tuple[CardFacts, ...]]:
    """A game move by move, and the cards whose faces are seen in it."""
    lines_of = iter(lines_of_events(replay))
    seats = {name: seat for seat, name in enumerate(replay.players)}
    parts = [
        Part(
            gettext("Turn {turn}", turn=turn.number) if turn.number else gettext("Opening"),
            seats.get(turn.player or "", -1),
            [(next(lines_of), moment) for moment in turn.moments],
        )
        for turn in replay.turns
    ]
    begins = gettext("The opening hands and shields.")
    return recorded(replay.players, replay.kinds, begins, replay.opening, parts)


# --- The board --------------------------------------------------------------------------------------------
def board_of(replay: Replay) -> Board:
    """How the game stands after each of its turns."""
    turns = (
        BoardTurn(
            number=turn.number,
            player=turn.player or "",
            line=line,
            sides=(_side(turn, turn.after[0], replay), _side(turn, turn.after[1], replay)),
        )
        for turn, line in zip(replay.turns, lines_of_turns(replay), strict=True)
    )
    return Board(replay.players, tuple(turns))


def _side(turn: Turn, position: Position, replay: Replay) -> BoardSide:
    cards = {zone: position.cards[zones.NAMES[zone]] for zone in (zones.HAND, zones.MANA, zones.SHIELD, zones.BATTLE)}
    mana = Counter(card.civilizations for card in cards[zones.MANA])
    battle = Counter((called(card.name), as_drawn(card.power), card.marks) for card in cards[zones.BATTLE])
    return BoardSide(
        hand=len(cards[zones.HAND]),
        mana=tuple((_names(bits), count) for bits, count in sorted(mana.items(), key=_by_number)),
        shields=len(cards[zones.SHIELD]),
        marked=tuple(map(_seen, filter(_is_marked, cards[zones.SHIELD]))),
        battle=tuple(Tile(count, *tile) for tile, count in battle.items()),
        events=tuple(_events(turn, position.player, replay)),
    )


def _names(bits: int) -> tuple[str, ...]:
    return tuple(name for bit, name in civilizations.NAMES.items() if bits & bit)


def _by_number(counted: tuple[int, int]) -> tuple[int, int]:
    """Cards of one civilization come first."""
    return counted[0].bit_count(), counted[0]


def _is_marked(shield: PlacedCard) -> bool:
    return bool(shield.marks)


def _seen(shield: PlacedCard) -> str:
    """What can be seen of a shield with marks: its name only if it lies face up."""
    return shield.shown() if gettext(FACE_UP) in shield.marks else comma().join(shield.marks)


def _events(turn: Turn, player: str, replay: Replay) -> Iterator[str]:
    """What a player did or suffered in a turn, in short: the text below the board has the rest."""
    own = [event for event in turn.events if event.player == player]
    if used := [event.card for event in own if event.what == "use" and event.card is not None]:
        yield gettext("used {cards}", cards=listed([*map(called, used)]))
    if broken := sum(event.number for event in own if event.what == "break"):
        yield ngettext("{count} shield broken", "{count} shields broken", broken)
    if destroyed := [event.card for event in own if event.what == "destroyed" and event.card is not None]:
        yield gettext("{cards} destroyed", cards=listed([*map(called, destroyed)]))
    if any(event.what == "end" for event in own):
        yield gettext("wins: {reason}", reason=gettext(replay.reason))
