"""Games move by move: what lies where after each event, as what each of them changes.

What no reader may know - the cards of a deck, a seal - has no face.
"""

from dataclasses import dataclass

TAPPED, FACE_UP, UPSIDE_DOWN = "t", "u", "v"
SECOND = 64  # the number of the first card of the player who goes second


@dataclass(frozen=True)
class Face:
    """A side of a card as it is drawn: `text_of` is what the card is called where its text is."""

    name: str
    text_of: str
    cost: str
    civilizations: tuple[str, ...]
    power: str


@dataclass(frozen=True)
class Spot:
    """Where a card lies, and how: `face` is a number among the faces, or None for what nobody sees.

    `zone` is the name of a zone; `place` counts in the battle zone and among shields. A card that is linked to another
    one has that as `host`, and the number of the `link`.
    """

    zone: str
    face: int | None
    place: int = -1
    power: int | str | None = None
    marks: str = ""
    host: int = -1
    link: int = 0


@dataclass(frozen=True)
class Move:
    """An event: the line of the text that tells it, whose it is, what it is about, and what lies otherwise after it.

    `what` is the word of `sim.games.narration` for the event. `card` and `other` are -1 where there is none. A card
    that is not seen any more has no spot.
    """

    line: int
    what: str
    player: int
    card: int
    other: int
    changes: tuple[tuple[int, Spot | None], ...]


@dataclass(frozen=True)
class Recording:
    """A game move by move. `players` are in the order of their seats: cards below `second` belong to the first.

    `turns` has the title of each turn, whose it is, and how many moves come before it; the first is the opening, and
    `begins` says what that is.
    """

    players: tuple[str, str]
    faces: tuple[Face, ...]
    begins: str
    opening: tuple[tuple[int, Spot], ...]
    moves: tuple[Move, ...]
    turns: tuple[tuple[str, int, int], ...]
    second: int = SECOND
