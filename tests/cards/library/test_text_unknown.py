"""Cards whose text nobody knows: they are not called typos, and none of them is in the library."""

from pathlib import Path

import pytest

from decks.checking import DeckError
from decks.matching import match_key
from decks.reading import read_deck
from sim.cards.library import CannotBePlayed, cards_in_use, known_names
from sim.cards.library.text_unknown import TEXT_UNKNOWN

SOURCES = Path(__file__).parents[3].parent / "shared"


def test_no_card_of_the_library_is_called_unknown() -> None:
    assert not TEXT_UNKNOWN.keys() & set(known_names())


@pytest.mark.parametrize("name", TEXT_UNKNOWN)
def test_a_card_of_unknown_text_is_told_from_a_typo(name: str, tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text(f"4 {name.upper()}\n", encoding="utf-8")
    reason = f"is a real card that duelsim cannot play yet: {TEXT_UNKNOWN[name]}."
    with pytest.raises(DeckError) as raised:
        read_deck(tmp_path / "deck.txt", cards_in_use().deck_names, "open")
    problem = raised.value.problems[0]
    assert problem.unknown == name and problem.message.startswith(name) and problem.message.endswith(reason)
    with pytest.raises(CannotBePlayed) as unknown:
        cards_in_use().find(name)
    assert str(unknown.value) == problem.message


@pytest.mark.skipif(not SOURCES.exists(), reason="the project's sources are not here")
def test_the_sources_name_every_card_of_unknown_text() -> None:
    files = SOURCES / "decks" / "card_types.json", SOURCES / "rules" / "source-cards.md"
    text = match_key(" ".join(file.read_text(encoding="utf-8") for file in files))
    assert [name for name in TEXT_UNKNOWN if match_key(name) not in text] == []
