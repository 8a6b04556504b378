"""Naming a race, a civilization or a card, and what follows about it."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    GRAVEYARD,
    IT,
    LIGHT,
    THEM,
    WATER,
    DefinitionError,
    Effect,
    Feature,
    at_least,
    choose_a_card_name,
    choose_a_card_name_for_this,
    choose_a_civilization,
    choose_a_number,
    choose_a_race,
    choose_a_race_for_this,
    creature,
    destroy,
    draw,
    each_gets_power,
    every,
    give_power,
    put_into_mana,
    reveal_top,
    spell,
    take,
    they_are,
    twinpact,
    when,
    when_put,
    your,
)
from sim.cards.words.definitions import Card
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

OF_THE_RACE = CREATURES.of_that_race()
OF_THE_CHOSEN = CREATURES.of_the_race_chosen_for_this()


def being(name: str, races: str, *features: Feature, civilization: int = FIRE) -> Card:
    return creature(name, civilization, 3, 1000, races, *features)


def word_of(*effects: Effect) -> Card:
    return spell("Word", FIRE, 1, *effects)


def cast(*effects: Effect, yours: list[Card], theirs: list[Card]) -> Scenario:
    game = Scenario(you=Side(hand=[word_of(*effects)], battle=yours, mana=filler(fire=1)), opponent=Side(battle=theirs))
    return game.use("Word")


RACERS = [being("Ann", "Human"), being("Rex", "Armored Dragon/Human")]
OTHERS = [being("Old", "Armored Dragon"), being("Oldest", "Super Armored Dragon"), being("Fish", "Fish")]


@pytest.mark.phrase("choose_a_race")
def test_creatures_of_a_race_have_this_very_race() -> None:
    game = cast(choose_a_race(destroy(every(OF_THE_RACE))), yours=RACERS, theirs=OTHERS)
    game.expect(YOU, "name a race", "Armored Dragon", "Fish", "Human", "Super Armored Dragon").choose("Armored Dragon")
    assert game.zone(YOU, "battle") == ["Ann"]
    assert game.zone(OPPONENT, "battle") == ["Oldest", "Fish"]


def test_only_races_are_offered_that_the_player_knows() -> None:
    """What is offered would tell of hidden cards otherwise: the opponent's hand, deck and shields."""
    hidden = [being("Spy", "Cyber Lord"), being("Mole", "Giant"), being("Bug", "Giant Insect")]
    game = Scenario(
        you=Side(hand=[word_of(choose_a_race(destroy(every(OF_THE_RACE))))], mana=filler(fire=1), deck=[RACERS[0]]),
        opponent=Side(hand=hidden[:1], deck=hidden[1:2], shields=hidden[2:], graveyard=OTHERS[:1], mana=OTHERS[1:2]),
    )
    game.use("Word").expect(YOU, "name a race", "Armored Dragon", "Human", "Super Armored Dragon")


def test_a_race_can_be_left_out() -> None:
    game = cast(choose_a_race(destroy(every(OF_THE_RACE)), other_than="Human"), yours=RACERS, theirs=OTHERS[2:])
    game.expect(YOU, "name a race", "Armored Dragon", "Fish")


def test_later_sentences_speak_of_the_race_too() -> None:
    game = cast(
        choose_a_race(give_power(1000, every(OF_THE_RACE)), when(at_least(2, your(OF_THE_RACE)), draw(1))),
        yours=RACERS,
        theirs=OTHERS,
    )
    game.choose("Human")
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.phrase("choose_a_civilization", "of_that_civilization")
def test_creatures_of_a_civilization() -> None:
    battle = [
        being("Both", "Fish", civilization=WATER | FIRE),
        being("Dark", "Ghost", civilization=DARKNESS),
    ]
    game = cast(choose_a_civilization(destroy(every(CREATURES.of_that_civilization()))), yours=[], theirs=battle)
    game.expect(YOU, "name a civilization", "light", "water", "darkness", "fire", "nature").choose("water")
    assert game.zone(OPPONENT, "battle") == ["Dark"]


def guess(name: str) -> Scenario:
    """Name a card; the top card of the deck is a twinpact."""
    both = twinpact(being("Sage", "Human"), spell("Wit", WATER, 2, draw(1)))
    word = word_of(
        choose_a_card_name(
            reveal_top(1), when(they_are(CARDS.with_that_name()), take(IT), otherwise=(put_into_mana(THEM),))
        )
    )
    game = Scenario(you=Side(hand=[word], mana=filler(fire=1), deck=[both]))
    return game.use("Word").choose(name)


@pytest.mark.phrase("choose_a_card_name", "with_that_name")
@pytest.mark.parametrize(("name", "hit"), [("Sage", True), ("Wit", True), ("Word", False)])
def test_a_twinpact_has_both_of_its_names(name: str, hit: bool) -> None:
    assert guess(name).zone(YOU, "hand") == (["Sage / Wit"] if hit else [])


# --- For this creature ------------------------------------------------------------------------------------
def chooser(other_than: str = "") -> Card:
    return being("Queen", "Mecha", when_put(choose_a_race_for_this(other_than)), each_gets_power(OF_THE_CHOSEN, 4000))


@pytest.mark.phrase("of_the_race_chosen_for_this")
def test_a_creature_remembers_the_race_as_long_as_it_is_there() -> None:
    game = Scenario(
        you=Side(hand=[chooser("Mecha"), RACERS[1]], mana=filler(fire=6), battle=RACERS[:1]),
        opponent=Side(battle=OTHERS[2:], hand=[word_of(destroy(every(CREATURES.race("Mecha"))))], mana=filler(fire=1)),
    )
    game.use("Queen").expect(YOU, "name a race", "Armored Dragon", "Fish", "Human")
    assert game.power("Ann") == 1000
    game.choose("Human")
    assert game.power("Ann") == 5000
    assert game.power("Fish") == 1000
    game.use("Rex")  # a static ability is never locked in (608.3a)
    assert game.power("Rex") == 5000
    game.next_turn().decline().use("Word")
    assert game.power("Ann") == 1000


def test_a_new_object_remembers_nothing() -> None:
    game = Scenario(you=Side(battle=[chooser()], mana=filler(fire=6)), opponent=Side(battle=RACERS))
    assert game.power("Ann") == 1000


# --- Refusals and English -----------------------------------------------------------------------------------
@pytest.mark.phrase("choose_a_race_for_this", "choose_a_card_name_for_this")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (word_of(destroy(every(OF_THE_RACE))), "nothing before chooses"),
        (word_of(choose_a_number(destroy(every(OF_THE_RACE)))), "nothing before chooses"),
        (word_of(choose_a_civilization(destroy(every(OF_THE_RACE)))), "nothing before chooses"),
        (being("Queen", "Mecha", each_gets_power(OF_THE_CHOSEN, 1000)), "nothing before chooses"),
        (word_of(choose_a_race_for_this()), "only a creature remembers"),
        (word_of(choose_a_card_name_for_this()), "only a creature remembers"),
        (being("Queen", "Mecha", each_gets_power(OF_THE_RACE, 1000)), "nothing before chooses"),
    ],
)
def test_refused(card: Card, reason: str) -> None:
    with pytest.raises(DefinitionError, match=reason):
        Scenario(you=Side(battle=[card] if card.power else [], hand=[] if card.power else [card]))


@pytest.mark.phrase("called")
def test_a_card_named_so_has_the_whole_name() -> None:
    lamp = creature(
        "Lamp",
        LIGHT,
        1,
        1000,
        "Mecha",
        when_put(when(at_least(1, your(CARDS.called("Lamp").in_zone(GRAVEYARD))), draw(1))),
    )
    other = creature("Lamp Lighter", LIGHT, 1, 1000, "Human")
    for graveyard, drawn in (([other], 0), ([lamp], 1)):
        game = Scenario(you=Side(hand=[lamp], mana=filler(light=1), graveyard=graveyard))
        game.use("Lamp#1" if graveyard == [lamp] else "Lamp")
        assert len(game.zone(YOU, "hand")) == drawn
