"""Spaces of codes: no two codes of a space are the same, each has room, and one that is used up says so."""

import pkgutil
from collections.abc import Mapping, Sized
from dataclasses import dataclass
from types import ModuleType

import pytest

import sim.engine.record.codes
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
from sim.engine.record.codes import (
    acts,
    afterwards,
    amounts,
    card_marks,
    card_types,
    choices,
    civilizations,
    columns,
    comparisons,
    course,
    declared,
    departures,
    descriptions,
    durations,
    endings,
    entering,
    events,
    faults,
    frames,
    keywords,
    lasting,
    links,
    log,
    owners,
    placing,
    playbooks,
    programs,
    recording,
    replaced,
    state_checks,
    statics,
    steps,
    tags,
    traits,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import APART, WORD_BITS, WORDS, in_word, set_of, whole_of, words_of
from sim.games.scenario import Scenario, Side, filler
from tests.rules.situations import BYSTANDER

BITS = 62  # of a number of the records, besides its sign and one to spare
NO_END = 1 << 31  # of numbers, one after the other


@dataclass(frozen=True)
class Space:
    """Codes of one subject: those of a file from one name to another, but for some that are none of them."""

    module: ModuleType
    first: str
    last: str
    room: int = NO_END
    but: tuple[str, ...] = ()
    bits: bool = False
    names: Sized = ()  # of the codes in words, if they have any, from 0 on

    @property
    def codes(self) -> Mapping[str, int]:
        """The codes by their names."""
        names = list(vars(self.module))
        found = names[names.index(self.first) : names.index(self.last) + 1]
        return {name: vars(self.module)[name] for name in found if name not in self.but}

    def __str__(self) -> str:
        """For the names of the tests."""
        return f"{self.module.__name__.rsplit('.')[-1]}-{self.first}"


NO_HEADS = ("UNSEEN", "DIVERTS_BROKEN", "RETURNS_BREAK", "REVEALS_BEFORE")
HEADS = Space(statics, "POWER", "BREAK_OTHERWISE", statics.HEADS - 1, NO_HEADS)
EVENTS = Space(events, "START_OF_TURN", "PARTED", WORD_BITS * WORDS, bits=True)
KEYWORDS = Space(keywords, "BLOCKER", "CANT_BE_SEALED", WORD_BITS * WORDS, bits=True)
SPACES = (
    HEADS,
    EVENTS,
    KEYWORDS,
    Space(acts, "SHIELD_TRIGGER", "UNSEAL", BITS, bits=True),
    Space(card_types, "CREATURE", "UNLEASHED", BITS, bits=True),
    Space(civilizations, "LIGHT", "NATURE", BITS, bits=True),
    Space(declared, "HAD_TRIGGER", "AFTER_TWO_BREAKS", declared.FROM_FORTIFIED, ("FROM_FORTIFIED",), bits=True),
    Space(departures, "DESTROYED", "ONLY_THE_TOP", BITS, bits=True),
    Space(playbooks, "IS_LAST", "IS_IDLE", BITS, bits=True),
    Space(state_checks, "POWER_MAY_FALL", "NEVER_THERE", BITS, bits=True),
    Space(traits, "ELEMENT", "BEGINS_IN_BATTLE", BITS, ("LIVES_OUTSIDE",), bits=True),
    Space(zones, "DECK", "EXECUTABLE", BITS, ("ZONES",)),  # sets of them have a bit for each
    Space(afterwards, "INTO_GRAVEYARD", "INTO_HYPERSPATIAL", BITS - 1, names=afterwards.NAMES),  # and a flag
    Space(amounts, "CONSTANT", "WAY_TIMES"),
    Space(card_marks, "IN_OPENING_HAND", "TRIGGER_ENDED_ATTACKS", card_marks.MARKS, names=card_marks.NAMES),
    Space(choices, "ASK_CHARGE", "ASK_HAND", names=choices.ASK_NAMES[1:]),
    Space(choices, "OPTION_NO", "OPTION_HYPERIFY"),
    Space(columns, "PAIR", "FIRST_MARK"),
    Space(comparisons, "IS_EQUAL", "IS_LESS"),
    Space(course, "RUNNING", "ERRED"),
    Space(departures, "NOT_SETTLED", "A_SAVER"),
    Space(departures, "BY_ITS_TOP", "BY_MANA"),
    Space(descriptions, "NO_RELATION", "CAN_BE_LINKED"),
    Space(descriptions, "POWER", "NAME"),
    Space(durations, "END_OF_THIS_TURN", "END_OF_THIS_BATTLE"),
    Space(endings, "NO_REASON", "ERROR", names=endings.NAMES),
    Space(entering, "BY_USE", "BY_INVASION"),
    Space(entering, "NOTHING", "A_TAMASEED"),
    Space(faults, "ZONE_FULL", "INVARIANT", names=faults.NAMES[1:]),
    Space(frames, "PROGRAM", "PRICE"),
    Space(lasting, "POWER_CHANGE", "LIMITED", but=("ITS_SUMMON",)),
    Space(links, "UNDER", "ATTACHED_TO", links.LINKS),
    Space(log, "CHOICE", "SKIPPED"),
    Space(owners, "ANYONES", "OPPONENTS"),
    Space(placing, "NOT_PLACED", "PLACED_AT_BOTTOM"),
    Space(playbooks, "ANY_VERB", "TO_TAP"),
    Space(playbooks, "CHARGE_LINES", "DECLARE_LINES", playbooks.SECTIONS),
    Space(playbooks, "WHEN_DANGER", "WHEN_FITTING"),
    Space(replaced, "DESTROYED", "TRIGGERED_ONCE"),
    Space(recording, "NOTHING", "LINES_AND_PLACES"),
    Space(recording, "ZONE", "END"),
    Space(programs, "END", "PAID", but=("LAST_GATHERING", "ITS_OWN_AND_ANOTHER", "BRANCHES")),
    Space(steps, "START", "END", names=steps.NAMES),
    Space(tags, "NO_TAG", "ONIEND"),
    Space(verbs, "NO_VERB", "GIVE_NAMED_RACE", names=verbs.NAMES),
)
NO_SPACES = {"counted", "features", "numbers", "sets", "sickness", "uses"}  # sizes, and numbers with gaps by intent


@pytest.mark.parametrize("space", SPACES, ids=str)
def test_a_space_of_codes_has_room_and_no_code_twice(space: Space) -> None:
    used = list(space.codes.values())
    assert len(set(used)) == len(used) <= space.room
    assert {type(code) for code in used} == {int}, "whatever mypy takes them for"
    if space.bits:
        assert all(code > 0 and code & (code - 1) == 0 for code in used), "each is one bit"
        assert space.room > BITS or max(used) < 1 << space.room, "a bit lies beyond the room"
    assert len(space.names) in (0, len(used)), "each has a name"


def test_every_file_of_codes_is_a_space_or_says_why_not() -> None:
    """A new subject is a line of `SPACES`."""
    files = {module.name for module in pkgutil.iter_modules(sim.engine.record.codes.__path__)}
    assert files == {str(space).split("-")[0] for space in SPACES} | NO_SPACES


def test_heads_of_static_abilities_are_numbered_without_gaps() -> None:
    assert sorted(HEADS.codes.values()) == list(range(1, len(HEADS.codes) + 1))
    assert HEADS.room > 200


@pytest.mark.parametrize("space", [EVENTS, KEYWORDS], ids=str)
def test_the_rules_name_each_code_of_a_set_by_one_word(space: Space) -> None:
    assert len(space.codes) > 50
    for code in space.codes.values():
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
    """By a static ability, an effect for a turn, and a description; each alone and together with one of the first."""
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
