"""Changes of the text of a situation, and that it is read as it was meant."""

import doctest

import pytest

from sim.games.scenario import ruling_edits
from sim.games.scenario.ruling_edits import Item, do, layout_of, put, set_to, take, tap
from sim.games.scenario.ruling_files import ZONES, read_situation

TEXT = """\
# The attacked creature is gone
turn: player A
player A:
    battle zone: King Neptas   # the attacker
    mana zone: none

player B:
    battle zone: 2 Torcon (tapped); Hunter Fish
    battle zone: Gonta, the Warrior Savage
play:
    attack with King Neptas -> Torcon
"""


def item(text: str, player: int, zone: str, name: str) -> Item:
    return next(one for one in layout_of(text).zones[player, zone] if one.name == name)


def test_the_examples_of_the_functions() -> None:
    assert doctest.testmod(ruling_edits).failed == 0


def test_what_stands_where() -> None:
    layout = layout_of(TEXT)
    assert [one.text for one in layout.zones[1, "battle zone"]] == [
        "2 Torcon (tapped)",
        "Hunter Fish",
        "Gonta, the Warrior Savage",
    ]
    assert layout.zones[0, "battle zone"][0].name == "King Neptas"
    assert item(TEXT, 1, "battle zone", "Torcon").is_tapped
    assert layout.settings == {"turn": (1, "player A")}
    assert [one.text for one in layout.actions] == ["attack with King Neptas -> Torcon"]


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_that_is_put_somewhere_is_there_and_nothing_else_changes(player: int, zone: str) -> None:
    for text in ("", "play:\n    pass\n", TEXT):
        new = put(text, player, zone, "Corile")
        assert item(new, player, zone, "Corile").text == "Corile"
        assert read_situation(new, "x")
        gone = take(new, item(new, player, zone, "Corile"))
        before, after = layout_of(text), layout_of(gone)
        for key in after.zones.keys() | before.zones.keys():
            both = (before.zones.get(key, []), after.zones.get(key, []))
            assert [one.text for one in both[0]] == [one.text for one in both[1]]
        assert [one.text for one in after.actions] == [one.text for one in before.actions]


def test_comments_and_lines_that_cannot_be_read_stay() -> None:
    text = put(TEXT.replace("turn: player A", "turn: player A\nnonsense"), 0, "battle zone", "Corile")
    assert "    battle zone: King Neptas; Corile   # the attacker" in text.splitlines()
    assert "nonsense" in text and text.startswith("# The attacked creature is gone\n")


def test_copies_are_counted() -> None:
    text = put(put("", 0, "hand", "Corile"), 0, "hand", "Corile")
    assert text == "player A:\n    hand: 2 Corile\n"
    text = take(text, item(text, 0, "hand", "Corile"))
    assert text == "player A:\n    hand: Corile\n"
    assert take(text, item(text, 0, "hand", "Corile")) == "player A:\n"


def test_a_card_is_tapped_and_untapped() -> None:
    text = tap(TEXT, item(TEXT, 1, "battle zone", "Hunter Fish"))
    assert "Hunter Fish (tapped)" in text
    assert tap(text, item(text, 1, "battle zone", "Hunter Fish")) == TEXT


def test_settings_and_actions() -> None:
    assert "turn: player B\n" in set_to(TEXT, "turn", "player B") and "turn" not in set_to(TEXT, "turn", "")
    text = do(set_to(put("", 0, "hand", "Corile"), "step", "attack"), "use Corile")
    assert text == "step: attack\nplayer A:\n    hand: Corile\nplay:\n    use Corile\n"
    assert do(text, "yes").endswith("    use Corile\n    yes\n")
    assert take(text, layout_of(text).actions[0]).endswith("play:\n")
