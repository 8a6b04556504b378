"""Boards for a page: a column for each turn, with the anchors that lead to its text and back, and its remarks."""

from collections.abc import Callable
from dataclasses import dataclass

from reports.writing.boards import Board, BoardTurn
from reports.writing.document import Remark, Transcript


@dataclass(frozen=True)
class Column:
    """A turn of a board: the anchor of its text, that of the column itself, and the remarks about it."""

    turn: BoardTurn
    text_anchor: str
    anchor: str
    remarks: tuple[Remark, ...]


@dataclass(frozen=True)
class DrawnBoard:
    """A board as the template takes it, the column of each head of the text, and how anchors of its events begin."""

    board: Board
    columns: tuple[Column, ...]
    by_head: dict[str, Column]
    events: str

    @property
    def has_remarks(self) -> bool:
        """Whether there is any text about a turn."""
        return any(column.remarks for column in self.columns)


def drawn_board(game: Transcript, name: Callable[[str], str]) -> DrawnBoard | None:
    """The board of a game, if it has one; `name` makes words an anchor that is unique in the page.

    The anchors are those of the game with the number of the turn, or of the event: "game-3-turn-9", "game-3-board-9",
    "game-3-event-57".
    """
    if game.board is None:
        return None
    own = name(game.name or game.title)
    ends = [*(turn.line for turn in game.board.turns[1:]), len(game.lines)]
    columns = tuple(
        Column(
            turn,
            name(f"{own} turn {turn.number}"),
            name(f"{own} board {turn.number}"),
            tuple(remark for remark in game.remarks if turn.line <= remark.line < end),
        )
        for turn, end in zip(game.board.turns, ends, strict=True)
    )
    by_head = {game.lines[one.turn.line].strip(): one for one in columns}
    return DrawnBoard(game.board, columns, by_head, f"{own}-event-")
