"""Card files rewritten, as their cards would be shown."""

from pathlib import Path

import pytest

from sim.cards.library.lookup import FILES
from sim.cards.text.card_files import read_cards, written
from sim.cards.text.formatting import formatted

FACTS = "Creature - water - cost 3 - power 2000 - Liquid People"
UNTIDY = f"""

# My cards


# Cousins of Torcon

Torcon's Cousin
# a note
{FACTS}
  # another one
blocker\x20\x20
When you put this creature into   the battle zone, you may draw a card.


# right above
Torcon's Spell
Spell - water/light - cost 3
Draw a card.
# at the end
Shield Trigger
# the end
"""
TIDY = f"""# My cards

# Cousins of Torcon

Torcon's Cousin
# a note
{FACTS}
# another one
Blocker
When you put this creature into the battle zone, you may draw a card.

# right above
Torcon's Spell
Spell - light/water - cost 3
(This card is put into your mana zone tapped.)
# at the end
Shield trigger
# the end
Draw a card.
"""


@pytest.mark.parametrize("file", FILES[:6], ids=lambda file: str(file.stem))
def test_the_library_is_as_it_would_be_shown(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found = formatted(text)
    assert found.text == text
    assert found.changed == found.faults == ()


def test_an_untidy_file() -> None:
    found = formatted(UNTIDY.replace("  # another", "# another"))
    assert found.text == TIDY
    assert found.changed == ("Torcon's Cousin", "Torcon's Spell")
    assert found.faults == ()
    assert formatted(found.text).text == found.text
    cards, faults = read_cards(found.text)
    assert (len(cards), faults) == (2, [])


def test_it_says_how_far_it_is() -> None:
    done: list[int] = []
    formatted(UNTIDY, done.append)
    read_cards(TIDY, done.append)
    assert done == [0, 1, 0, 1]


def test_both_faces_of_a_card_are_written_anew() -> None:
    twinpact = f"One / Two\n{FACTS}\nblocker\nSpell - fire - cost 2\nDraw a card.\nshield trigger\n"
    back = f"Front\n{FACTS}\nblocker\nOther side: Back\n{FACTS}\ndouble breaker\n"
    found = formatted(f"{twinpact}\n{back}")
    assert found.faults == ()
    cards, faults = read_cards(found.text)
    assert not faults
    assert found.text == written(cards)
    assert "Shield trigger\nDraw a card.\n\nFront" in found.text
    assert found.text.endswith(f"Blocker\nOther side: Back\n{FACTS}\nDouble breaker\n")


@pytest.mark.parametrize("rules", ["Blocks.", "Destroy it.", "Destroy that.", "Charger", "Blocker\nBlocks."])
def test_what_is_not_understood_stays_as_it_is(rules: str) -> None:
    text = f"# a note\n\nFirst\n{FACTS}\n# a note\n{rules}\n\nSecond\n{FACTS}\n"
    found = formatted(text)
    assert found.text == text
    assert found.changed == ()
    (fault,) = found.faults
    assert fault.card == "First"
    (same,) = read_cards(text)[1]
    assert fault == same


def test_a_name_that_was_there_already_is_a_fault() -> None:
    text = f"First\n{FACTS}\n\nFirst\n{FACTS}\nblocker\n"
    found = formatted(text)
    assert (found.text, found.changed) == (text, ())
    assert found.faults == tuple(read_cards(text)[1]) != ()


@pytest.mark.parametrize("text", ["", "\n\n\n", '{"a": 1}\n\n\n\nno card'])
def test_a_file_without_a_card_stays_as_it_is(text: str) -> None:
    assert formatted(text).text == text


def test_the_line_of_an_import_stays() -> None:
    text = f"First\nJapanese name: 一\nImported, not reviewed\n{FACTS}\nblocker\n"
    assert formatted(text).text == text.replace("blocker", "Blocker")


def test_what_could_mean_two_things_is_not_decided() -> None:
    """A pronoun without its word has no default."""
    text = "First\nSpell - fire - cost 3\nChoose a creature. Destroy.\n"
    assert formatted(text).text == text
