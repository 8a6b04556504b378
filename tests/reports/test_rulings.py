"""The page of a ruling plays what happened on a board: it begins with the situation and ends as the text says."""

import re
from collections import Counter
from pathlib import Path

import pytest

from reports.rulings import document_of
from reports.writing.document import Paragraph, Transcript
from reports.writing.moves import Recording
from sim.games.scenario.ruling_files import read_ruling
from sim.games.scenario.rulings import Outcome, play_ruling
from sim.language import speaking

GUIDE = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
FILES = re.findall(r"```text\n([^$]*?)```\n\n```text\n\$ duelsim ruling (\S+)", GUIDE)
ZONES = {"battle": "battle zone", "shields": "shield zone", "hand": "hand"}
TWO_TURNS = """
player A:
    hand: Corile; Torcon
    mana zone: 6 water fillers; 2 nature fillers
    battle zone: Fear Fang
    deck: Aqua Hulcus; Torcon
player B:
    shields: 3
play:
    use Corile
    attack with Fear Fang
    choose shield 1
    end the turn
    next turn
"""


def outcome_of(text: str, folder: Path) -> Outcome:
    file = folder / "here.txt"
    file.write_text(text, encoding="utf-8")
    return play_ruling(read_ruling(file))


def told(outcome: Outcome) -> tuple[Transcript, Recording]:
    """What the page says of the actions, and plays."""
    blocks = [block for section in document_of(outcome).sections for block in section.blocks]
    (transcript,) = [block for block in blocks if isinstance(block, Transcript) and block.recording]
    assert transcript.recording is not None
    return transcript, transcript.recording


def names_in(recording: Recording, zone: str, seat: int, moves: int) -> Counter[str]:
    """The cards of a zone of a player after this many moves."""
    spots = dict(recording.opening)
    for move in recording.moves[:moves]:
        spots |= dict(move.changes)
    return Counter(
        recording.faces[spot.face].name
        for card, spot in spots.items()
        if spot.zone == zone and spot.host < 0 and card // 64 == seat and spot.face is not None
    )


def names_said(lines: tuple[str, ...], zone: str, seat: int) -> Counter[str]:
    """The cards of a zone of a player in the lines of a board."""
    (said,) = [line for line in lines if line.startswith(f"  {zone}")][seat : seat + 1]
    found = Counter[str]()
    for words in said[10:].split("; "):
        count, name = re.fullmatch(r"(?:(\d+) )?(.*?)(?: \(.*\))?", words).groups()  # type: ignore[union-attr]
        found[name] += int(count or 1)
    return found - Counter({"none": 1})


@pytest.mark.parametrize("text", [*(text for text, _ in FILES), TWO_TURNS])
def test_the_board_begins_and_ends_as_the_text_says(text: str, tmp_path: Path) -> None:
    outcome = outcome_of(text, tmp_path)
    _, recording = told(outcome)
    for lines, moves in ((outcome.before, 0), (outcome.after, len(recording.moves))):
        for said, zone in ZONES.items():
            for seat in range(2):
                assert names_in(recording, zone, seat, moves) == names_said(lines, said, seat), (moves, zone, seat)


def test_every_event_is_a_move_of_its_line(tmp_path: Path) -> None:
    outcome = outcome_of(TWO_TURNS, tmp_path)
    transcript, recording = told(outcome)
    events = [text for step in outcome.steps for _, text in step.events]
    assert [transcript.lines[move.line][10:] for move in recording.moves] == events
    attack = next(move for move in recording.moves if move.what == "attack")
    assert transcript.lines[attack.line].endswith("Fear Fang of Player A attacks Player B")
    assert dict(attack.changes)[attack.card].marks == "t"
    assert [title for title, _, _ in recording.turns] == ["Before", *(f"Action {at}" for at in range(1, 6))]


def test_the_answers_to_an_open_question_are_in_japanese(tmp_path: Path) -> None:
    text = TWO_TURNS.partition("    end the turn")[0].partition("    attack")[0]
    with speaking("ja"):
        first = document_of(outcome_of(text, tmp_path)).sections[0].blocks[0]
        assert isinstance(first, Paragraph) and "選択肢：いいえ、" in str(first)
