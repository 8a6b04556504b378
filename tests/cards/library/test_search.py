"""Listing and searching cards by their texts, unread."""

import functools
import time
from collections.abc import Iterator

import pytest

from sim.cards.library import cards_in_use, find_card
from sim.cards.library.entries import entry_of
from sim.cards.library.search import Index, Query
from sim.cards.wording import facts_line, rules_text, type_words
from sim.cards.words import Card
from sim.engine.record.codes import card_types, civilizations, traits

ENTRIES = cards_in_use().entries


@functools.cache
def names(query: Query) -> list[str]:
    found = Index(ENTRIES).search(query)
    assert not found.similar
    return [entry.name for entry in found.entries]


def sides_of(card: Card) -> Iterator[Card]:
    side: Card | None = card
    while side is not None:
        yield side
        side = side.other_face


def test_an_entry_says_what_the_card_says() -> None:
    for entry in (entry for entry in ENTRIES if not entry.imported):
        card = find_card(entry.name)
        faces = card.halves or tuple(sides_of(card))
        assert (entry.other_names, entry.japanese_name) == (card.other_names, card.japanese_name)
        assert entry.printed_in == card.printed_in
        assert entry.halves == (entry.faces if card.halves else ())
        for face, told in zip(faces, entry.faces, strict=True):
            assert (told.name, told.line, told.rules_text) == (face.name, facts_line(face), rules_text(face))
            assert (told.type, told.cost, told.races) == (type_words(face), face.cost, face.races)
            assert told.power == (
                face.power if card_types.traits_of(face.types) & (traits.FIGHTS | traits.ATTACHES) else None
            )
            found = tuple(name for bit, name in civilizations.NAMES.items() if face.civilizations & bit)
            assert told.civilizations == found


def test_words_are_looked_for_in_names_and_texts_and_names_come_first() -> None:
    found = names(Query(words=("corile",)))
    assert found[0] == "Corile"
    draws = names(Query(words=("draw", "2", "cards")))
    assert "Aqua Hulcus" not in draws
    assert "Hydro Hurricane" not in draws
    assert "Brain Serum" not in names(Query(words=("draw", "2", "creature")))
    assert "Aqua Hulcus" in names(Query(words=("アクア",)))
    assert "Bronze-Arm Tribe" in names(Query(words=("MANA", "Beast Folk")))


@pytest.mark.parametrize(
    ("query", "inside", "outside"),
    [
        (Query(civilizations=("fire", "nature")), "Bombazar, Dragon of Destiny", "Torcon"),
        (Query(civilizations=("multicolored",)), "Bombazar, Dragon of Destiny", "Torcon"),
        (Query(civilizations=("colorless",)), None, "Torcon"),
        (Query(cost=(5, 5)), "Corile", "Torcon"),
        (Query(cost=(None, 2)), "Torcon", "Corile"),
        (Query(cost=(3, None)), "Corile", "Torcon"),
        (Query(power=(6000, 6000)), "Bombazar, Dragon of Destiny", "Corile"),
        (Query(power=(0, None)), "Corile", "Terror Pit"),
        (Query(type="evolution"), "Crystal Lancer", "Corile"),
        (Query(type="Evolution creature"), "Crystal Lancer", "Corile"),
        (Query(type="spell"), "Terror Pit", "Corile"),
        (Query(races=("Dragon",)), "Bombazar, Dragon of Destiny", "Corile"),
        (Query(races=("armored dragon", "Earth Dragon")), "Bombazar, Dragon of Destiny", "Corile"),
        (Query(races=("Cyber",)), "Corile", "Aqua Hulcus"),
        (Query(races=("Cybe",)), None, "Corile"),
        (Query(keywords=("double breaker", "speed attacker")), "Bombazar, Dragon of Destiny", "Corile"),
        (Query(keywords=("Saver",)), "Breiga, the Wicked Protector", "Corile"),
        (Query(keywords=("Save",)), None, "Breiga, the Wicked Protector"),
        (Query(set="dm-01"), "Aqua Hulcus", "Bombazar, Dragon of Destiny"),
        (Query(name="of destiny"), "Bombazar, Dragon of Destiny", "Corile"),
        (Query(name="デーモン"), "Terror Pit", "Corile"),
    ],
)
def test_facts(query: Query, inside: str | None, outside: str) -> None:
    found = names(query) if not (query.name or query.words) or inside else []
    assert inside is None or inside in found
    assert outside not in found


def test_all_facts_must_fit_one_face() -> None:
    twinpacts = [entry for entry in ENTRIES if entry.halves and entry.halves[0].cost != entry.halves[1].cost]
    twinpacts = [entry for entry in twinpacts if entry.halves[0].type != "Spell"]  # both halves can be spells
    assert twinpacts
    for entry in twinpacts:
        creature, spell = entry.halves
        assert entry.name in names(Query(cost=(spell.cost, spell.cost), type="spell"))
        assert entry.name not in names(Query(cost=(creature.cost, creature.cost), type="spell"))


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (Query(words=("bombazzar",)), "Bombazar, Dragon of Destiny"),
        (Query(words=("bronse-arm", "tribe")), "Bronze-Arm Tribe"),
        (Query(name="aqua hulkus"), "Aqua Hulcus"),
        (Query(words=("コーライレ",)), "Corile"),
        (Query(words=("terrorpit",)), "Terror Pit"),
    ],
)
def test_typos_are_forgiven(query: Query, expected: str) -> None:
    found = Index(ENTRIES).search(query)
    assert found.similar
    assert expected in [entry.name for entry in found.entries]


def test_nothing_is_like_it() -> None:
    assert Index(ENTRIES).search(Query(words=("qqqqqqqq",))).entries == ()


def test_a_text_without_facts_has_no_faces() -> None:
    assert entry_of(["Corile"]).faces == ()
    assert entry_of(["Corile", "Japanese name: コーライル"]).faces == ()


def test_ten_thousand_cards_are_searched_within_a_second() -> None:
    many = [entry for number in range(12_000 // len(ENTRIES) + 1) for entry in ENTRIES]
    started = time.process_time()
    assert Index(many).search(Query(words=("whenever", "attacks"))).entries
    assert time.process_time() - started < 1  # a quarter of it on a fast machine
