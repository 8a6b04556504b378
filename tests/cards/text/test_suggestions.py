"""What `cards check` suggests for a text that is not understood is a text that it accepts."""

import random
import re
from collections.abc import Iterator

import pytest

from sim.cards.library import library_texts
from sim.cards.library.in_use import OwnCard, read_own_cards
from sim.cards.library.unreviewed import CARDS
from sim.cards.text.card_files import read_card
from sim.cards.text.reader import other_words

FACTS = ["Tester", "Creature - nature - cost 5 - power 4000 - Hunter"]
MUTANTS = (
    lambda words, at: [*words[:at], *words[at + 1 :]],
    lambda words, at: [*words[:at], words[at].swapcase(), *words[at + 1 :]],
    lambda words, at: [*words[: at + 1], *words[at:]],
    lambda words, at: ["all" if word in ("a", "one") else "one" if word == "a" else word for word in words],
    lambda words, at: ["your" if word == "their" else word for word in words],
    lambda words, at: [word.replace("'s", "") for word in words],
)


def refusal(lines: list[str]) -> str:
    try:
        read_card(lines)
    except (ValueError, LookupError) as error:
        return str(error)
    return ""


def mutants(seed: int, number: int) -> Iterator[list[str]]:
    """Cards of the library and unreviewed ones with one paragraph changed."""
    luck = random.Random(seed)
    files = sorted(CARDS.glob("*.txt"))
    imported = [card for file in luck.sample(files, 3) for card, _ in read_own_cards(file)]
    cards = [*luck.sample(sorted(library_texts().items()), number), *((each.name, each) for each in imported)]
    for _, card in luck.sample(cards, number):
        lines = card.text.split("\n") if isinstance(card, OwnCard) else list(card)
        long = [at for at, line in enumerate(lines) if line.endswith(".") and len(line) < 160]
        if not long:
            continue
        at = luck.choice(long)
        words = lines[at].split(" ")
        changed = " ".join(luck.choice(MUTANTS)(words, luck.randrange(len(words))))
        if changed != lines[at] and changed.strip():
            yield [*lines[:at], changed, *lines[at + 1 :]]


def follow(lines: list[str]) -> bool:
    """Whether something was suggested; what was suggested is accepted."""
    for at, line in enumerate(lines):
        quoted = re.escape(f'"{line}"')
        if found := re.search(rf'{quoted}: write "(.*)"$', refusal(lines), re.DOTALL):
            corrected = [*lines[:at], *found[1].split("\n"), *lines[at + 1 :]]
            assert refusal(corrected) == "", (line, found[1])
            return True
    return False


def test_a_suggestion_is_accepted() -> None:
    assert sum(map(follow, mutants(1, 30))) > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
def test_all_suggestions_are_accepted(seed: int) -> None:
    for lines in mutants(seed, 200):
        follow(lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Whenever one of your opponent's creatures attacks, your opponent's other creatures can't attack until the"
            " end of the turn.",
            "this card is never one of them; say from which card they differ",
        ),
        (
            "When you put this creature into the battle zone, put a card from your opponent's shield zone into your"
            " graveyard.",
            "a shield may be several cards",
        ),
        (
            "When you put this creature into the battle zone, put one of your opponent's creatures into your"
            " graveyard.",
            "write \"When you put this creature into the battle zone, put one of your opponent's creatures into their"
            ' graveyard."',
        ),
        ("Just Diver", "write \"Justdiver: When you put this creature into the battle zone, it can't be chosen"),
        ("Whenever this creature attacks, sing a song.", 'no phrase has the word "sing"'),
    ],
)
def test_what_cannot_be_suggested_is_not(text: str, said: str) -> None:
    refused = refusal([*FACTS, text])
    assert said in refused
    assert "write" in said or "write" not in refused


def test_a_word_of_a_phrase_is_not_called_unknown() -> None:
    refused = refusal([*FACTS, "Draw a creature."])
    assert 'not "creature"; what may follow: "card"' in refused and "no phrase" not in refused


@pytest.mark.parametrize("name", ["Jokers Over Explode 2", "shield flower", "just diver"])
def test_a_keyword_that_there_is_not_is_called_by_its_whole_name(name: str) -> None:
    assert refusal([*FACTS, f'Each of your creatures has "{name}".']).endswith(f'no keyword is called "{name}"')


def test_an_ability_in_quotation_marks_is_no_keyword() -> None:
    refused = refusal([*FACTS, 'Each of your creatures has "This creature can\'t sing".'])
    assert 'not "sing"' in refused and "keyword" not in refused


@pytest.mark.parametrize("zone", ["your mana zone", "your graveyard"])
def test_the_zone_of_a_summoned_creature_is_never_left_out(zone: str) -> None:
    text = f"Whenever you summon a Giant from {zone}, draw a card."
    assert "write" not in refusal([*FACTS, text])
    assert other_words(text, is_spell=False) == text


def test_a_card_is_discarded_from_the_hand_and_nowhere_else() -> None:
    text = "Whenever you discard a Giant from your hand, draw a card."
    assert other_words(text, is_spell=False) == "Whenever you discard a Giant, draw a card."
