"""What cards are called where people read."""

import pytest

from decks.shown_names import (
    BOTH,
    ENGLISH,
    JAPANESE,
    called,
    calling_cards,
    in_english,
    is_japanese,
    names_chosen,
    names_for_child,
    one_name,
    other_name,
)

NAMES = {"Corile": "コーライル"}


@pytest.mark.parametrize(
    ("choice", "all_of_it", "one", "other"),
    [
        (ENGLISH, "Corile", "Corile", "コーライル"),
        (JAPANESE, "コーライル", "コーライル", "Corile"),
        (BOTH, "Corile (コーライル)", "Corile", "コーライル"),
    ],
)
def test_a_card_is_called_by_the_names_that_are_chosen(choice: str, all_of_it: str, one: str, other: str) -> None:
    with calling_cards(choice, NAMES.get):
        assert called("Corile") == all_of_it
        assert (one_name("Corile"), other_name("Corile", "コーライル")) == (one, other)
        assert called("Aqua Hulcus") == one_name("Aqua Hulcus") == "Aqua Hulcus"
        assert other_name("Aqua Hulcus", "") == ""
        assert names_for_child() == {"DUELSIM_NAMES": choice}
    assert names_chosen() == ENGLISH


def test_a_japanese_name_that_is_at_hand_is_not_looked_up() -> None:
    with calling_cards(JAPANESE, {}.get):
        assert called("Corile", "コーライル") == "コーライル"
        assert called("Corile", "") == "Corile"


def test_english_names_look_nothing_up() -> None:
    def fail(name: str) -> str:
        raise AssertionError(name)

    with calling_cards(ENGLISH, fail):
        assert called("Corile") == "Corile"
    with calling_cards(JAPANESE, NAMES.get):
        with in_english():
            assert called("Corile") == "Corile"
        assert called("Corile") == "コーライル"


@pytest.mark.parametrize(
    ("text", "japanese"),
    [("コーライル", True), ("こーらいる", True), ("無双竜機", True), ("ｺｰﾗｲﾙ", True), ("Möbius", False), ("", False)],
)
def test_japanese_is_told_by_its_letters(text: str, japanese: bool) -> None:
    assert is_japanese(text) == japanese
