"""Boards: how a game stands after each of its turns, as numbers and names that a page draws; `page` writes them."""

from dataclasses import dataclass

from sim.language import gettext


@dataclass(frozen=True)
class Tile:
    """Cards in the battle zone that look alike: how many, their name, power (None if they have none) and marks."""

    count: int
    name: str
    power: int | str | None = None
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class BoardSide:
    """What one player has after a turn, and what happened to that player in it, in a few words each.

    `shields` counts all shields; `marked` says what can be seen of those that lie face up or under a castle. `mana` has
    the names of the civilizations of cards, none for colorless ones, and how many cards have just these.
    """

    hand: int
    mana: tuple[tuple[tuple[str, ...], int], ...]
    shields: int
    marked: tuple[str, ...]
    battle: tuple[Tile, ...]
    events: tuple[str, ...] = ()


@dataclass(frozen=True)
class BoardTurn:
    """A turn: its number, 0 for the opening, whose it is, the line of the text where it begins, and both sides."""

    number: int
    player: str
    line: int
    sides: tuple[BoardSide, BoardSide]

    @property
    def title(self) -> str:
        """What the column is called."""
        return gettext("Turn {turn}", turn=self.number) if self.number else gettext("Opening")


@dataclass(frozen=True)
class Board:
    """A game turn by turn. `players` are in the order of their sides; the one that goes first comes first."""

    players: tuple[str, str]
    turns: tuple[BoardTurn, ...]
