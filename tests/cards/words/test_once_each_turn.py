"""Abilities that can be used once each turn: each of them by itself, of each card."""

from sim.cards.words import (
    BATTLE,
    CARDS,
    CREATURES,
    LIGHT,
    Card,
    Trigger,
    choose,
    creature,
    draw,
    may,
    neo_evolves_from,
    once_each_turn,
    put_into_graveyard,
    spell,
    star_evolves_from,
    whenever_one_attacks,
    whenever_put,
    your,
)
from sim.games.scenario import YOU, Scenario, Side, filler, pile
from tests.cards.written import FACTS, card
from tests.rules.situations import BYSTANDER

PUTS = once_each_turn(whenever_put(your(CREATURES.other()), may(draw(1))))
ATTACKS = once_each_turn(whenever_one_attacks(CREATURES, may(draw(1))))
MAN = creature("Man", LIGHT, 1, 1000, "")
REX = creature("Rex", LIGHT, 1, 1000, "Rex")


def star(*abilities: Trigger) -> Card:
    return creature("Star", LIGHT, 2, 5000, "Rex", star_evolves_from(CREATURES.race("Rex")), *abilities)


def use(game: Scenario, name: str) -> bool:
    """Whether using the card lets the ability be used, which it is."""
    game.use(name)
    asked = game.asked == "may"
    if asked:
        game.accept()
    return asked


def test_what_is_put_on_it_has_an_ability_of_its_own() -> None:
    """Official answer: it is the same creature, but the effects come from different cards."""
    game = Scenario(you=Side(hand=[star(PUTS), MAN, MAN, MAN], battle=[pile(star(PUTS), REX)], mana=filler(light=5)))
    assert [use(game, name) for name in ("Man", "Man", "Star", "Man")] == [True, False, False, True]


def test_two_abilities_of_a_card_are_used_once_each() -> None:
    game = Scenario(
        you=Side(hand=[MAN], battle=[pile(star(PUTS, ATTACKS), REX), BYSTANDER], mana=filler(light=1)),
        opponent=Side(shields=3),
    )
    assert use(game, "Man")
    game.attack("Star").expect(YOU, "may").accept().choose("Filler")
    game.attack("Bystander").expect(YOU, "break")


def test_a_neo_creature_has_the_same_ability_with_and_without_a_card_under_it() -> None:
    new = creature("New", LIGHT, 2, 5000, "", neo_evolves_from(CREATURES), PUTS)
    strip = spell("Strip", LIGHT, 1, put_into_graveyard(choose(1, your(CARDS.in_zone(BATTLE).named("Rex")))))
    game = Scenario(you=Side(hand=[MAN, MAN, strip], battle=[pile(new, REX)], mana=filler(light=3)))
    assert use(game, "Man")
    game.use("Strip")
    assert not use(game, "Man")


def test_an_ability_whose_condition_fails_is_not_used() -> None:
    text = "Once each turn, whenever you cast a spell, if you have no shields, draw a card."
    reader = card(f"Reader\n{FACTS}\n{text}")
    lose = card("Lose\nSpell - fire - cost 1\nPut all your shields into your graveyard.")
    nothing = card("Nothing\nSpell - fire - cost 1\nUntap all your creatures.")
    side = Side(hand=[nothing, lose, nothing], battle=[reader], mana=filler(fire=3), shields=1, deck=filler(5))
    game = Scenario(you=side).use("Nothing").use("Lose")
    assert len(game.zone(YOU, "hand")) == 2
    assert len(game.use("Nothing").zone(YOU, "hand")) == 1
