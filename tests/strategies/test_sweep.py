"""Every known spell is used in a rich position, and every shield trigger declared, or there is a reason why not."""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from sim.cards.library import cards_without_ones_own, find_card, known_names
from sim.cards.words import Card
from sim.engine.record.codes import card_types
from tests.strategies.sweep import is_declared, is_used

PLAYER: Final = "general"
EACH: Final = 40  # the suite tries one spell of this many, and one shield trigger
NEVER_USED: Final = Path(__file__).with_name("never_used.toml")


@cache
def reasons() -> dict[str, str]:
    """Why each of the spells that are used nowhere is not."""
    found = tomllib.loads(NEVER_USED.read_text(encoding="utf-8"))
    return {name: entry["reason"] for name, entry in found.items()}


def library() -> list[Card]:
    """The cards of the library, in the order of their names."""
    return [find_card(name) for name in known_names()]


def unreviewed() -> list[Card]:
    """The unreviewed cards that ship."""
    cards = cards_without_ones_own()
    return [card for name in cards.names if (card := cards.find(name)).imported]


def spells(cards: Iterable[Card]) -> list[Card]:
    """Those that are spells and nothing else."""
    return [card for card in cards if card.types == card_types.SPELL]


def shield_triggers(cards: Iterable[Card]) -> list[Card]:
    """Those with a shield trigger; a twinpact has one on one of its halves."""
    return [card for card in cards if card.has_shield_trigger and not card.halves]


def wrong(cards: Iterable[Card]) -> list[str]:
    """The spells that are used and should not be, by their reasons, or the other way round."""
    return [card.name for card in cards if is_used(card, PLAYER) == (card.name in reasons())]


def test_a_sample_of_spells_is_used_where_it_is_of_use() -> None:
    assert wrong(spells(library())[::EACH]) == []


def test_a_sample_of_shield_triggers_is_declared() -> None:
    assert [card.name for card in shield_triggers(library())[::EACH] if not is_declared(card, PLAYER)] == []


def test_every_reason_is_one_and_is_about_a_card() -> None:
    names = set(known_names()) | set(cards_without_ones_own().names)
    assert set(reasons()) <= names
    assert all(len(reason.split()) > 2 for reason in reasons().values())


@pytest.mark.soak
@pytest.mark.parametrize("cards", [library, unreviewed], ids=["library", "unreviewed"])
def test_every_spell_is_used_where_it_is_of_use(cards) -> None:  # type: ignore[no-untyped-def]
    assert wrong(spells(cards())) == []


@pytest.mark.soak
@pytest.mark.parametrize("cards", [library, unreviewed], ids=["library", "unreviewed"])
def test_every_shield_trigger_is_declared(cards) -> None:  # type: ignore[no-untyped-def]
    assert [card.name for card in shield_triggers(cards()) if not is_declared(card, PLAYER)] == []
