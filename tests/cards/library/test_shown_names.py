"""The Japanese names of cards, of their halves and sides, by their English ones."""

from pathlib import Path

import pytest

from decks.shown_names import called
from sim.cards.library import using_cards
from sim.cards.library.shown_names import japanese_name, names_of_parent, using_names

OWN = """\
My Own / My Spell
Japanese name: 私の獣 / 私の呪文
Creature - fire - cost 1 - power 1000 - Human
Spell - fire - cost 1
Draw a card.
"""


@pytest.mark.parametrize(
    ("name", "japanese"),
    [
        ("Corile", "コーライル"),
        ("corile", "コーライル"),
        ("Aqua Anchor", "アクア・アンカー"),  # an unreviewed card
        ("Kuromame Danshaku / Hakumai Danshaku", "黒豆だんしゃく / 白米男しゃく"),
        ("Hakumai Danshaku", "白米男しゃく"),  # a half
        ("Aqua Excalibur, the Awakened Indigo Swordsman", "青藍の覚醒者アクア・エクスカリバー"),  # another side
        ("No Such Card", ""),
        ("an effect", ""),
    ],
)
def test_a_card_has_its_japanese_name(name: str, japanese: str) -> None:
    assert japanese_name(name) == japanese


def test_the_halves_of_a_card_have_theirs(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text(OWN, encoding="utf-8")
    with using_cards([file]):
        assert japanese_name("My Own / My Spell") == "私の獣 / 私の呪文"
        assert (japanese_name("My Own"), japanese_name("My Spell")) == ("私の獣", "私の呪文")
    assert japanese_name("My Own / My Spell") == ""


def test_names_are_shown_within_a_block() -> None:
    with using_names("ja"):
        assert called("Corile") == "コーライル"
    assert called("Corile") == "Corile"
    with pytest.raises(ValueError, match="en, ja, both, and not in 'xx'"):
        using_names("xx")


def test_a_process_calls_cards_as_the_one_that_started_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for value, name in (("both", "Corile (コーライル)"), ("", "Corile")):
        monkeypatch.setenv("DUELSIM_NAMES", value)
        with names_of_parent():
            assert called("Corile") == name
