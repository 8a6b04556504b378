"""Phrases of single tokens: numbers, quoted names, races, names before abilities."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator
from importlib import resources

from sim.cards.text.chart import Terminal, Text
from sim.cards.text.phrases.declaring import also, joint
from sim.engine.record.codes import civilizations, numbers


def _number(text: Text, at: int) -> Iterator[tuple[int, int]]:
    if at < len(text.tokens) and re.fullmatch("[0-9]{1,7}", text.tokens[at]):
        yield at + 1, int(text.tokens[at])


def _signed(text: Text, at: int) -> Iterator[tuple[int, int]]:
    if at < len(text.tokens) and re.fullmatch("[+-][0-9]{1,7}", text.tokens[at]):
        yield at + 1, int(text.tokens[at])
    if at < len(text.tokens) and text.tokens[at] in ("+infinite", "-infinite"):
        yield at + 1, numbers.INFINITE_POWER if text.tokens[at][0] == "+" else numbers.INFINITE_LOSS


def _quoted(text: Text, at: int) -> Iterator[tuple[int, str]]:
    """A name in quotation marks."""
    if at < len(text.tokens) and text.tokens[at] == '"' and '"' in text.tokens[at + 1 :]:
        end = text.tokens.index('"', at + 1)
        yield end + 1, text.between(at + 1, end)


@functools.cache
def _names_of_races() -> frozenset[str]:
    """The races of the game, and the words in them that may stand for all: "Dragon", "Command"."""
    names = (resources.files("sim.cards.text") / "races.txt").read_text(encoding="utf-8").splitlines()
    split = [name.split() for name in names]
    return frozenset(
        " ".join(words[start:end]) for words in split for start, end in itertools.combinations(range(len(words) + 1), 2)
    ) - {
        *(name.capitalize() for name in civilizations.NAMES.values()),  # "Light spells" are those of the civilization
        "Forbidden",  # the card type (204.3c)
    }


MOST_WORDS_OF_A_RACE = 4


def _race(text: Text, at: int) -> Iterator[tuple[int, str]]:
    """A race, in the singular or the plural."""
    for end in range(at + 1, min(at + MOST_WORDS_OF_A_RACE, len(text.tokens)) + 1):
        if not text.between(end - 1, end)[0].isupper():
            return
        race = text.between(at, end)
        known = [one for one in (race.removesuffix("s"), race.removesuffix("es"), race) if one in _names_of_races()]
        yield from ((end, one) for one in known[:1])


# Names before abilities that mean nothing by themselves.
ABILITY_WORDS = re.compile(
    r"Thrilling Three|Knight Magic|Fort Energy|(Mana Arms|Mana Drive|Devil Advent|Dragon Mana Arms|Revolution) \d+"
    r"|Mega Meteorburn \d+|Goal Life Gate"
    r"|(Master )?Gogogo Gangan Galaxy|Master Blaster"
    r"|Onitime|Deloop System|(Master )?Jokers Gacharange|Multicolored Mana Arms \d+"
    r"|(Super ){1,3}Heaven Fever|(Ultra )?Shield Plus"
    r"|Saver|(Super s|S)urvivor|Metamorph|Rainbownus|Kourin|Gravity Zero|Shinkapower|Justdiver|Hunting|Magibomber \d+"
    r"|Meteorburn|Forbidden (Mechanism|Big Bang)|Zeron Birth|Infinite Sin of Sin Moonless Night"
    r"|Crystal Arms \d+|Crystal Soul \d+|Eternal K"
    r"|Sasagale \d+|Hyper Energy|Civil Count \d+|Varavariety \d+|Hatenkokonotsugatari|Galaxy Breaker"
    r"|Oshiokimoon|Jokers Tornado|Joragon Big 1|Accelerator"
    r"|Abarechain|(Master )?Labyrinth|Chain|Lost Prism|Shield Saver|(Mega )?Last Burst|Smash Burst"
    r"|((Ultra|Climax|Trio|Burning) )?Drone Go( [A-Z][A-Za-z]*(( or)? [A-Z][a-z]+)*)?|Space Charge|Yobinion"
    r"|Oniend|Revenge Chance|(Bad Action Dynamite( Spell)?|Jokers Over Explode) \d+|Accelerator|Samurai Generation"
    r"|(Light|Water|Darkness|Fire|Nature) stealth"
    r"|(Loop |Meteorburn )?Awaken|(3D )?Dragsolution|(True )?Escape|Ultra Saver|Friend Burst"
    r"|Freeze|Holy Field|Marshall Touch|Annihilating Soul Recall|Soul Recall|Life Gate"
    r'|(S-Rank|SS-Rank|SSS-Rank) Invasion "[A-Z][A-Za-z ]+"|Turbo rush'
)


def _label(text: Text, at: int) -> Iterator[tuple[int, str]]:
    """A name before an ability."""
    if at == 0 and ":" in text.tokens:
        end = text.tokens.index(":")
        label = text.between(0, end)
        if ABILITY_WORDS.fullmatch(label):
            yield end, label


WORDS_OF_A_WAY = 5  # "card discarded in this way"
_IN_THIS_WAY = re.compile(
    "((card|creature|shield|spell) (broken|destroyed|discarded|drawn|put|returned|revealed|tapped|untapped)|Judge won)"
    " in this way"
)


def _in_this_way(text: Text, at: int) -> Iterator[tuple[int, str]]:
    """What the sentence before was done to."""
    end = at + WORDS_OF_A_WAY
    if end <= len(text.tokens) and _IN_THIS_WAY.fullmatch(text.between(at, end)):
        yield end, text.between(at, end)


def _non_race(text: Text, at: int) -> Iterator[tuple[int, str]]:
    """A race that is denied: "non-Dragon"."""
    for end in range(at + 1, min(at + MOST_WORDS_OF_A_RACE, len(text.tokens)) + 1):
        race = text.between(at, end).removeprefix("non-").removeprefix("Non-")
        if race != text.between(at, end) and race in _names_of_races():
            yield end, race


TERMINALS: dict[str, Terminal] = {
    "number": _number,
    "signed": _signed,
    "quoted": _quoted,
    "race": _race,
    "denied race": _non_race,
    "label": _label,
    "in this way": _in_this_way,
}
joint("how many", "(a|an|one)", 1)
also("how many", "{number}")
