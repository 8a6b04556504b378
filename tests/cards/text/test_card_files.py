"""Card files: what is read, and the messages about faults. The library is read in tests/cards/library."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from sim.cards.text.card_files import read_cards
from sim.command_line import commands
from sim.language import speaking

FACTS = "Creature - water - cost 3 - power 2000 - Liquid People"


def test_a_card_of_a_user() -> None:
    text = f"""# My cards

Torcon's Cousin
{FACTS}
# a note
Blocker
When you put this creature into the battle zone, you may draw a card.
"""
    (card,), faults = read_cards(text)
    assert not faults
    assert (card.name, card.cost, card.power, card.races) == ("Torcon's Cousin", 3, 2000, ("Liquid People",))
    assert [feature.words() for feature in card.features] == text.split("\n")[5:7]


@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        ((), 1, f'the line of facts is missing, such as "{FACTS}"'),
        (("Blocker",), 2, f'the line of facts is missing, such as "{FACTS}", not "Blocker"'),
        (("Creature - blue - cost 3 - power 1000",), 2, '"blue" is not a civilization'),
        (("Creature - water - cost 3",), 2, 'write "Creature - water - cost 3 - power 0"'),
        (("Spell - water/light - cost 3",), 2, 'write "Spell - light/water - cost 3"'),
        (("Giant - water - cost 3",), 2, '"Giant" is no type of card that is known'),
        (("Spell - water - cost 3",), 2, "a spell needs an effect"),
        ((f"Evolution {FACTS}", "Blocker"), 2, '"Evolution Creature" does not go with its abilities'),
        ((FACTS, "Evolution: Put on one of your Liquid People."), 2, '"Creature" does not go with its abilities'),
        ((FACTS, "Blocker", "Double braker"), 4, 'understood up to "Double", not "braker"'),
        ((FACTS, "blocker"), 3, 'write "Blocker"'),
        (("Also called: Torcon; Torcon", FACTS), 2, "write each name once"),
        (("Also called: ", FACTS), 2, "the line of facts is missing"),
        (("Printed in: DM-01, DM-01", FACTS), 2, "write each set once"),
        (("Printed in: DM-01", "Japanese name: トルコン", FACTS), 3, "the line of facts is missing"),
        ((FACTS, "Charger"), 1, 'a creature can\'t have "Charger"'),
        ((FACTS, "", "Blocker"), 4, "the line of facts is missing"),
        (("Spell - fire - cost 3", "Destroy it."), 1, 'nothing before says what "it" refers to'),
        (("Spell - fire - cost 3", "Destroy that creature."), 1, "the event has no creature to refer to"),
        (("Spell - fire - cost 3", "Destroy a creature. Return it to its owner's hand."), 1, "went elsewhere before"),
        (("Spell - fire - cost 3", "Tap this creature."), 1, "a spell is not a creature"),
        # The whole card is what it says.
        (
            ("Spell - fire - cost 3", "Choose a creature.", "Destroy it."),
            3,
            'shown as "Choose a creature. Destroy it."',
        ),
        (("Spell - fire - cost 3", "Draw a card.", "Shield trigger"), 3, 'shown as "Shield trigger'),
        ((FACTS, "(This card is put into your mana zone tapped.)"), 3, 'it would be shown as ""'),
        (("Spell - light/water - cost 3", "Draw a card."), 3, "it would be shown as"),
        (("Creature - water - cost 99999999999 - power 1000",), 2, "the line of facts is missing"),
        ((FACTS, "Blocker", "", "Test Card", FACTS), 5, "the card is in line 1 already"),
    ],
)
def test_a_fault_names_the_line_and_the_reason(lines: tuple[str, ...], line: int, reason: str) -> None:
    _, faults = read_cards("\n".join(["Test Card", *lines]))
    assert len(faults) == 1
    assert faults[0].line == line
    assert reason in faults[0].reason


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ((), "1行目"),
        (("Blocker",), "「Blocker」の代わりに"),
        (("Creature - blue - cost 3 - power 1000",), "「blue」という文明はありません"),
        ((FACTS, "Blocker", "Double braker"), "「Double」までは読み取れました"),
        ((FACTS, "blocker"), "「Blocker」と書いてください"),
    ],
)
def test_a_fault_is_said_in_japanese(lines: tuple[str, ...], said: str) -> None:
    with speaking("ja"):
        _, faults = read_cards("\n".join(["Test Card", *lines]))
        assert said in str(faults[0])


def test_the_cards_around_a_fault_are_read() -> None:
    text = f"First\n{FACTS}\n\nSecond\n{FACTS}\nBlocks.\n\nThird\n{FACTS}\n"
    cards, faults = read_cards(text)
    assert [card.name for card in cards] == ["First", "Third"]
    assert [(fault.line, fault.card) for fault in faults] == [(6, "Second")]


def test_the_command_says_what_is_wrong_and_fails(tmp_path: Path) -> None:
    file = tmp_path / "cards.txt"
    file.write_text(f"First\n{FACTS}\n\nSecond\n{FACTS}\nBlocks.\n")
    result = CliRunner().invoke(commands, ["cards", "check", str(file)])
    assert result.exit_code == 2
    assert result.stdout == f"{file}: 1 card is understood.\n"
    assert f'{file}, line 6: Second: no sentence begins with "Blocks"' in result.stderr
    file.write_text(f"First\n{FACTS}\n")
    assert CliRunner().invoke(commands, ["cards", "check", str(file)]).exit_code == 0
