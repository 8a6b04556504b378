"""Seeds still play the games that they played: `digests.txt` covers many, and the other files show twelve."""

import difflib
from pathlib import Path

import pytest

from tests.golden import digests, games
from tests.golden.games import GoldenGame
from tests.golden.regenerate import COMMAND

FOLDER = Path(__file__).parent


def assert_as_recorded(file: Path, played: str) -> None:
    """Fail with the lines that differ, and with the command that accepts the new ones."""
    recorded = file.read_text(encoding="utf-8")
    lines = difflib.unified_diff(
        recorded.splitlines(), played.splitlines(), f"{file.name} as recorded", "as played now", lineterm=""
    )
    if difference := "\n".join(lines):
        pytest.fail(f"{difference}\n\nTo keep the new games, once this is read: {COMMAND}", pytrace=False)


@pytest.mark.parametrize("golden", games.GAMES, ids=lambda golden: golden.file.stem)
def test_a_golden_game_is_as_recorded(golden: GoldenGame) -> None:
    assert_as_recorded(golden.file, games.game_text(golden, COMMAND))


def test_games_of_all_pairings_are_as_recorded() -> None:
    assert_as_recorded(digests.FILE, digests.all_digests(COMMAND))


def test_every_file_belongs_to_a_game() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {
        digests.FILE.name,
        *(golden.file.name for golden in games.GAMES),
    }
