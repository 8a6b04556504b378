"""A short game that a page plays on a board: every way in which a card can lie, and names that are no names."""

from functools import cache

from reports.writing.boards import Board, BoardSide, BoardTurn
from reports.writing.document import CardFacts, Document, Remark, Section, Transcript
from reports.writing.moves import FACE_UP, TAPPED, Face, Move, Recording, Spot
from reports.writing.page import page
from reports.writing.verdict import Verdict
from tests.reports.writing.documents import EVIL, JAPANESE

OWN, OTHER, GEAR, UNDER, SHIELD, SEALED, SPELL = 0, 64, 65, 66, 67, 68, 1
FACES = (
    Face(EVIL, EVIL, "3", ("water",), "2000"),
    Face(JAPANESE, JAPANESE, "8", ("fire", "nature"), "13000"),
    Face("Corile", "Corile", "5", ("water",), ""),
    Face("A God", "not among the texts", "0", (), "5000"),
)
LINES = (
    "The opening",
    "  A, hand: Corile",
    "",
    "Turn 1 - A",
    "  draw    A draws Corile",
    f"  attack  {EVIL} of A attacks B",
    "          it breaks 1 shield of B",
    "  > A: 0 shields",
    "",
    "Turn 2 - B",
    f"  attack  {JAPANESE} of B attacks {EVIL} of A",
    "",
    "B wins on turn 2: it is tired.",
)
BATTLE, HAND = "battle zone", "hand"
MOVES = (
    Move(4, "draw", 0, SPELL, -1, ((SPELL, Spot(HAND, 2)),)),
    Move(5, "attack", 0, OWN, -1, ((OWN, Spot(BATTLE, 0, 0, 2000, TAPPED)),)),
    Move(6, "break", 1, OWN, -1, ((SHIELD, Spot(HAND, 2)),)),
    Move(10, "attack", 1, OTHER, OWN, ((OTHER, Spot(BATTLE, 1, 0, 13000, TAPPED)), (OWN, Spot("graveyard", 0)))),
)
OPENING = (
    (OWN, Spot(BATTLE, 0, 0, 2000)),
    (SPELL, Spot("deck", None)),
    (2, Spot("mana zone", 1, marks=TAPPED)),
    (3, Spot("pending", 2)),
    (OTHER, Spot(BATTLE, 1, 0, 13000)),
    (GEAR, Spot(BATTLE, 2, 1, None, "", OTHER, 4)),
    (UNDER, Spot(BATTLE, 3, -1, None, "", OTHER, 0)),
    (SEALED, Spot(BATTLE, None, -1, None, "", OTHER, 1)),
    (SHIELD, Spot("shield zone", 2, 0)),
    (69, Spot("shield zone", 1, 1, None, FACE_UP)),
)
TURNS = (("Opening", -1, 0), ("Turn 1", 0, 0), ("Turn 2", 1, 3))
RECORDING = Recording(("A", "B"), FACES, "Hands and shields.", OPENING, MOVES, TURNS)


def game(name: str = "game 3", *, is_open: bool = False) -> Transcript:
    side = BoardSide(1, (), 0, (), ())
    turns = tuple(BoardTurn(number, "AB"[number - 1], line, (side, side)) for number, line in ((1, 3), (2, 9)))
    board = Board(("A", "B"), (BoardTurn(0, "", 0, (side, side)), *turns))
    remarks = (Remark(10, f"{name}, choice 2", f"{EVIL} is the better target."),)
    return Transcript("A game", LINES, "", remarks, name, board, RECORDING, is_open)


@cache
def watched(*, is_open: bool = False) -> str:
    """A page with the game."""
    facts = [CardFacts(face.name, 3, "3", face.civilizations, "creature", f"{face.name} does.") for face in FACES[:3]]
    return page([Document("A game", Verdict("B wins"), (Section("", (game(is_open=is_open),)),), tuple(facts))])
