"""Events compose: an ability waits for any two of them, is read, written and read again, and works in play."""

import itertools
import random
from collections.abc import Callable, Iterator

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.text.blocks import WrongLine
from sim.cards.text.card_files import read_card
from sim.cards.wording import rules_text
from sim.cards.words import (
    ANYONES,
    FIRE,
    HAND,
    OPPONENTS,
    YOURS,
    Card,
    DefinitionError,
    Trigger,
    choose,
    creature,
    destroy,
    discard,
    draw,
    put,
    return_to_hand,
    spell,
    your,
)
from sim.cards.words import CARDS as ANY
from sim.cards.words.descriptions import CREATURES
from sim.cards.words.event_words import EVENT_PHRASES, EventPhrase
from sim.games.scenario import YOU, Scenario, Side, filler
from tests.cards.written import FACTS, paragraph

CARDS = ("one of your Dragons", "one of your other creatures", "one of your opponent's creatures that costs 3 or less")
ANY_CARDS = {"you cast": "a spell", "your opponent casts": "a fire spell", "a player casts": "a spell"}
OF_OWNER = {YOURS: CARDS[0], OPPONENTS: CARDS[2], ANYONES: "another creature"}
CONDITIONS = ("", "", " if you have no shields", " during your turn")
EFFECTS = ("draw a card", "you may destroy one of your opponent's creatures", "if you have no shields, draw 2 cards")


def said(phrase: EventPhrase, luck: random.Random, this: str = "this creature") -> tuple[str, str]:
    """One wording of the event, and how an ability begins with it."""
    pattern, owner = luck.choice(list(phrase.patterns()))
    spell = next((cards for start, cards in ANY_CARDS.items() if pattern.startswith(start)), "")
    gears = "a cross gear" if "generate" in pattern else "an aura" if "attach" in pattern else "a creature"
    text = pattern.replace("{this}", this).replace("{a card}", spell or gears)
    text = (
        text.replace("{cards}", luck.choice(CARDS) if owner is None else OF_OWNER[owner])
        .replace("{number}", "3")
        .replace("{corner}", "upper left")
    )
    return phrase.start, text


def sentences_of_two_events(seed: int, number: int) -> Iterator[str]:
    luck = random.Random(seed)
    phrases = [phrase for phrase in EVENT_PHRASES if phrase.start]
    for _ in range(number):
        (start, first), (other_start, second) = (said(phrase, luck) for phrase in luck.sample(phrases, 2))
        joint = luck.choice((" or ", f" or {other_start} ", f", or {other_start} "))
        condition = luck.choice(CONDITIONS)
        yield f"{start.capitalize()} {first}{joint}{second}{condition}, {luck.choice(EFFECTS)}."


# What the tables refuse is correct English without a meaning: cards to which an event never happens, one event twice.
MEANS_NOTHING = ("never happens", "twice", "can't wait", "can't refer", "no creature", "only", "must be declared")


@pytest.mark.parametrize("seed", range(8))
def test_any_two_events_are_read_written_and_read_again(seed: int) -> None:
    understood = 0
    for text in sentences_of_two_events(seed, 12):
        lines = ["Test Card", FACTS, text]
        try:
            card = read_card(lines)
        except (WrongLine, DefinitionError) as error:
            assert any(reason in str(error) for reason in MEANS_NOTHING), f"{text}\n{error}"
            continue
        understood += 1
        assert rules_text(card) == text
        assert tabulate([read_card(["Test Card", FACTS, rules_text(card)])])[0].array.tobytes() == (
            tabulate([card])[0].array.tobytes()
        )
    assert understood >= 8


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this creature attacks, blocks or leaves the battle zone, draw a card.",
        "When this creature is put into the battle zone or attacks, draw a card.",
        "When you put this creature into the battle zone and whenever it attacks, draw a card.",
        "Whenever this creature is tapped, is chosen by your opponent or a spell is discarded from your hand, "
        "draw a card.",
        "When you put this creature into the battle zone or whenever it attacks, draw a card.",
        "Whenever this creature attacks or another creature is destroyed, draw a card.",
        "Whenever you cast a spell or summon a creature, draw a card.",
        "Whenever you cast a spell, whenever this creature attacks or at the end of your turn, draw a card.",
        "Whenever one of your creatures becomes tapped or one of your shields is broken, draw a card.",
        "Whenever your opponent casts a spell or discards a card during your turn, draw a card.",
        "Whenever this creature or one of your other creatures attacks or blocks, draw a card.",
        "Whenever you cast a spell or this creature or another creature becomes tapped, draw a card.",
        "Once each turn, whenever this creature attacks or you cast a spell, you may draw a card.",
    ],
)
def test_events_of_one_creature_leave_out_what_they_share(text: str) -> None:
    card = read_card(["Test Card", FACTS, text])
    assert rules_text(card) == text


def test_events_of_one_creature_are_one_row_and_others_have_their_own() -> None:
    ability = paragraph("Whenever this creature attacks, blocks or another creature is destroyed, draw a card.")
    assert isinstance(ability, Trigger)
    assert ability.number_of_triggers == 2


@pytest.mark.parametrize(
    "text",
    [
        "Whenever one of your creatures is destroyed or leaves the battle zone, draw a card.",
        "When you summon this creature or when you put it into the battle zone, draw a card.",
        "Whenever this creature attacks or one of your creatures attacks, draw a card.",
        "Whenever this creature or one of your creatures attacks, draw a card.",
    ],
)
def test_one_thing_that_happens_triggers_no_ability_twice(text: str) -> None:
    with pytest.raises(DefinitionError, match="would trigger twice"):
        read_card(["Test Card", FACTS, text])


# --- In play ------------------------------------------------------------------------------------------------------
BOLT = spell("Bolt", FIRE, 1, destroy(choose(1, your(CREATURES))))
NOVICE = creature("Novice", FIRE, 1, 1000, "Human")
HAPPENS: dict[str, Callable[[Scenario], object]] = {
    "this creature attacks": lambda game: game.attack("Watcher"),
    "another creature attacks": lambda game: game.attack("Torcon"),
    "you cast a spell": lambda game: game.use("Bolt").choose("Torcon"),
    "you summon a creature": lambda game: game.use("Novice"),
    "one of your other creatures is destroyed": lambda game: game.use("Bolt").choose("Torcon"),
    "this creature is destroyed": lambda game: game.use("Bolt").choose("Watcher"),
}
BY_A_SPELL = {event for event in HAPPENS if "cast" in event or "destroyed" in event}
PAIRS = [pair for pair in itertools.combinations(HAPPENS, 2) if not set(pair) <= BY_A_SPELL]


def watcher(text: str) -> Card:
    return creature("Watcher", FIRE, 2, 3000, "Human", paragraph(text))


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_either_event_triggers_the_ability(first: str, second: str) -> None:
    text = f"Whenever {first} or {second}, draw a card."
    for event in (first, second):
        side = Side(battle=[watcher(text), "Torcon"], hand=[BOLT, NOVICE], mana=filler(fire=3), deck=filler(9))
        game = Scenario(you=side, opponent=Side(shields=filler(3)))
        HAPPENS[event](game)
        used = 0 if "attacks" in event else 1
        assert len(game.zone(YOU, "hand")) == 2 - used + 1, event


@pytest.mark.parametrize("attacker", ["Watcher", "Torcon"])
def test_this_creature_or_another_one(attacker: str) -> None:
    side = Side(battle=[watcher("Whenever this creature or another creature attacks, draw a card."), "Torcon"])
    game = Scenario(you=side, opponent=Side(shields=filler(3))).attack(attacker)
    assert len(game.zone(YOU, "hand")) == 1


# --- Events that cards of others wait for, one after the other ------------------------------------------------------
PAWN = creature("Pawn", FIRE, 1, 1000, "Human")
BRING = spell("Bring", FIRE, 1, put(choose(1, your(CREATURES.in_zone(HAND)))))
LEARN = spell("Learn", FIRE, 1, draw(1))
RECALL = spell("Recall", FIRE, 1, return_to_hand(choose(1, your(CREATURES))))
DROP = spell("Drop", FIRE, 1, discard(choose(1, your(ANY.in_zone(HAND)))))
CHARGES = "put the top card of your deck into your mana zone"
WAITS: dict[str, Callable[[Scenario], object]] = {
    "Whenever you draw a card": lambda game: game.use("Learn"),
    "Whenever you use a creature": lambda game: game.use("Novice"),
    "Whenever a player summons a Human": lambda game: game.use("Novice"),
    "Whenever a card leaves your opponent's shield zone": lambda game: game.attack("Torcon"),
    "After one of your other creatures attacks": lambda game: game.attack("Torcon"),
    "Whenever one of your other creatures attacks your opponent": lambda game: game.attack("Torcon"),
    "When this creature is returned to your hand from the battle zone": lambda game: game.use("Recall").choose(
        "Watcher"
    ),
    "Whenever another creature is returned to its owner's hand from the battle zone": (
        lambda game: game.use("Recall").choose("Torcon")
    ),
}


@pytest.mark.parametrize("event", WAITS)
@pytest.mark.phrase(
    "after_one_attacks",
    "when_returned_to_hand",
    "whenever_a_player_summons",
    "whenever_opponents_shield_leaves",
    "whenever_returned_to_hand",
    "whenever_you_draw",
    "whenever_you_use",
)
def test_what_it_waits_for_and_nothing_else(event: str) -> None:
    side = Side(
        battle=[watcher(f"{event}, {CHARGES}."), "Torcon"],
        hand=[LEARN, NOVICE, RECALL, BRING, PAWN],
        mana=filler(fire=4),
        deck=filler(9),
    )
    game = Scenario(you=side, opponent=Side(shields=filler(1)))
    game.use("Bring").choose("Pawn")
    assert len(game.zone(YOU, "mana")) == 4
    WAITS[event](game)
    assert len(game.zone(YOU, "mana")) == 5
    game.end_turn()
    assert len(game.zone(YOU, "mana")) == 5


@pytest.mark.phrase("when_discarded")
def test_a_creature_that_is_discarded_by_an_effect_of_its_own_player() -> None:
    side = Side(
        hand=[watcher(f"When this creature is discarded, {CHARGES}."), DROP], mana=filler(fire=1), deck=filler(3)
    )
    game = Scenario(you=side).use("Drop")
    assert (game.where("Watcher"), len(game.zone(YOU, "mana"))) == ("graveyard", 2)
