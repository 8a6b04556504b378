"""The lists that no value is trained on."""

from pathlib import Path
from types import ModuleType

from decks.reading import read_deck, slots
from sim.cards.library import cards_in_use


def test_all_of_them_can_be_read(benchmark: ModuleType) -> None:
    names = benchmark.unseen_lists()
    assert len(set(names)) == 20
    decks = [read_deck(name, cards_in_use().deck_names) for name in names]
    assert len({slots(deck) for deck in decks}) == 20


def test_a_folder_without_names_is_all_its_lists(benchmark: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("40 Aqua Hulcus\n", encoding="utf-8")
    assert benchmark.unseen_lists(tmp_path) == (str(tmp_path / "mine.txt"),)
