"""Cards of a deck as they are named on the command line."""

from pathlib import Path

import pytest

from decks.naming import ImpossibleCards, named_cards
from decks.reading import Deck

DECK = Deck(
    "Murky Riptide",
    (("Aqua Hulcus", 4), ("Terror Pit", 3), ("Mauchu, One Extreme", 2), ("Mauchu", 1), ("750 Man", 1)),
    Path("murky.txt"),
)
KNOWN = [*(name for name, _ in DECK.cards), "Corile"]


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("Terror Pit", (("Terror Pit", 1),)),
        ("2 Aqua Hulcus, 1 terror pit", (("Aqua Hulcus", 2), ("Terror Pit", 1))),
        ("terror pít x3,  4x  AQUA  hulcus ", (("Terror Pit", 3), ("Aqua Hulcus", 4))),
        ("0 Terror Pit", (("Terror Pit", 0),)),
        ("2 Mauchu, One Extreme, Mauchu", (("Mauchu, One Extreme", 2), ("Mauchu", 1))),
        ("Mauchu, Mauchu, One Extreme", (("Mauchu", 1), ("Mauchu, One Extreme", 1))),
        ("750 Man", (("750 Man", 1),)),
        ("2 750 Man", (("750 Man", 2),)),
    ],
)
def test_counts_and_names_are_read_as_in_a_deck_file(line: str, cards: tuple[tuple[str, int], ...]) -> None:
    assert named_cards(line, DECK, KNOWN) == cards


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("2 Corile", "Murky Riptide has no Corile."),
        ("Terror Pot", 'Murky Riptide has no card called "Terror Pot". Did you mean "Terror Pit"?'),
        ("1 Terror Pit, 2 Aqua Hulkus", 'Murky Riptide has no card called "Aqua Hulkus". Did you mean "Aqua Hulcus"?'),
        ("Blue-Eyes White Dragon", 'Murky Riptide has no card called "Blue-Eyes White Dragon".'),
        ("many Terror Pit", '"many" is not a number of copies. Write 2 Terror Pit.'),
        ("-1 Terror Pit", '"-1" is not a number of copies. Write 2 Terror Pit.'),
        ("1 Terror Pit, 2 Terror Pit", '"1 Terror Pit, 2 Terror Pit" names Terror Pit twice.'),
        ("", "No card is named. Write, for example, 2 Aqua Hulcus."),
        (
            "Terror Pit,",
            'There is no card before or after a comma in "Terror Pit,". Write, for example, 2 Aqua Hulcus.',
        ),
    ],
)
def test_names_that_are_not_in_the_deck_are_refused(line: str, message: str) -> None:
    with pytest.raises(ImpossibleCards) as error:
        named_cards(line, DECK, KNOWN)
    assert str(error.value) == message
