"""Spaces of codes: no two codes are the same, there is room for more, and a space that is used up says so."""

from collections.abc import Mapping
from types import ModuleType

import pytest

from sim.cards.row_writer import RowWriter
from sim.cards.words import (
    CREATURES,
    DARKNESS,
    LIGHT,
    blocker,
    cant_be_sealed,
    choose,
    creature,
    destroy,
    each_has,
    every,
    give,
    seal,
    spell,
    your,
)
from sim.engine.record.codes import events, keywords, statics
from sim.engine.record.codes.sets import APART, WORD_BITS, WORDS, in_word, set_of, whole_of, words_of
from sim.games.scenario import Scenario, Side, filler
from tests.rules.situations import BYSTANDER


def codes(module: ModuleType, first: str, last: str) -> Mapping[str, int]:
    """The codes of a module from one name to another that are no combinations of others."""
    names = list(vars(module))
    found = {name: vars(module)[name] for name in names[names.index(first) : names.index(last) + 1]}
    return {name: code for name, code in found.items() if isinstance(code, int)}


VALUES = ("DIVERTS_BROKEN", "RETURNS_BREAK")  # of heads
HEADS = codes(statics, "POWER", "KEEPS_COSTS")
EVENTS = codes(events, "START_OF_TURN", "PARTED")
KEYWORDS = codes(keywords, "BLOCKER", "CANT_BE_SEALED")


def test_no_two_heads_of_static_abilities_are_the_same() -> None:
    heads = {name: head for name, head in HEADS.items() if name not in VALUES}
    assert sorted(heads.values()) == list(range(1, len(heads) + 1))
    assert statics.HEADS > 200
    assert statics.TAKES_CIVILIZATIONS != statics.OPEN_HAND
    assert statics.LIMITS_UNSEALING != statics.KEEPS_HAND


@pytest.mark.parametrize("space", [EVENTS, KEYWORDS], ids=["events", "keywords"])
def test_no_two_codes_of_a_set_are_the_same(space: Mapping[str, int]) -> None:
    assert all(code & (code - 1) == 0 for code in space.values())
    assert len(set(space.values())) == len(space) > 50
    for code in space.values():
        assert whole_of(in_word(code)) == code


def test_there_is_room_for_128_events_and_128_keywords() -> None:
    every = [1 << APART * word + bit for word in range(WORDS) for bit in range(WORD_BITS)]
    assert len(every) > 128
    assert {whole_of(in_word(code)) for code in every} == set(every)
    assert set_of(words_of(sum(every))) == sum(every)
    assert all(-(1 << 63) <= in_word(code) < 1 << 63 for code in every)
    # A rule that names a code of another word by its bit fails at once: it fits no word.
    assert all(code >= 1 << 64 for code in every[WORD_BITS:])


@pytest.mark.parametrize("code", [1 << WORD_BITS, 1 << APART - 1, 1 << APART * WORDS])
def test_a_set_that_is_used_up_says_so(code: int) -> None:
    with pytest.raises(AssertionError, match="no room for a code"):
        words_of(code)


def test_codes_of_two_words_are_not_named_together() -> None:
    with pytest.raises(AssertionError, match="one word at a time"):
        in_word(events.PUT | events.PARTED)


def test_heads_that_are_used_up_say_so() -> None:
    with pytest.raises(AssertionError, match="no room for another head"):
        RowWriter().static(head=statics.HEADS, filter=-1)


def test_named_keywords_are_of_the_first_word() -> None:
    """What Python players see of a card has one column for them."""
    assert all(keyword < 1 << WORD_BITS for keyword in keywords.NAMES)


def test_keywords_of_the_second_word_are_given_and_asked_for_like_the_others() -> None:
    """By a static ability, by an effect for a turn, and by a description; each alone and beside one of the first."""
    guardian = creature("Guardian", LIGHT, 2, 1000, "", each_has(your(CREATURES).other(), cant_be_sealed))
    safe = CREATURES.having(keywords.CANT_BE_SEALED | keywords.BLOCKER)
    hunter = spell("Hunter", DARKNESS, 1, destroy(every(safe)))
    shelter = spell("Shelter", LIGHT, 1, give(cant_be_sealed, choose(1, your(CREATURES))))
    curtain = spell("Curtain", DARKNESS, 1, seal(choose(1, your(CREATURES))))
    wall = creature("Wall", LIGHT, 2, 1000, "", blocker)
    game = Scenario(you=Side(battle=[guardian, wall, BYSTANDER], hand=[hunter], mana=filler(darkness=1)))
    game.use("Hunter")
    assert (game.where("Wall"), game.where("Guardian"), game.where(BYSTANDER)) == ("graveyard", "battle", "battle")
    game = Scenario(you=Side(battle=[BYSTANDER], hand=[shelter, curtain], mana=filler(darkness=1, light=1)))
    assert not game.has(BYSTANDER, keywords.CANT_BE_SEALED)
    game.use("Shelter")
    assert game.has(BYSTANDER, keywords.CANT_BE_SEALED)
    game.use("Curtain")
    assert game.seals(BYSTANDER) == 0
