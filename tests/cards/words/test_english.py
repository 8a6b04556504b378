"""The English of the pieces of the card language."""

import pytest

from sim.cards.words import (
    CARDS,
    COMMANDS,
    CREATURES,
    DRAGONS,
    FIRE,
    SHIELDS,
    SPELLS,
    THE_BLOCKER,
    THIS,
    Cards,
    all_but,
    allows_only,
    at_random,
    attack_next_turn,
    break_shields,
    cast_for_no_cost,
    choose,
    choose_a_number,
    choose_any_number,
    choose_one_of_each_civilization,
    choose_up_to,
    count,
    destroy,
    discard,
    draw,
    either,
    every,
    expose,
    give,
    give_power,
    invasion,
    may,
    opponent_chooses,
    prohibit,
    prohibits,
    return_to_hand,
    some_of,
    speed_attacker,
    tap,
    that_players,
    top_cards_go_to_graveyard,
    your,
    your_opponents,
)
from sim.cards.words.nouns import Noun
from sim.engine.record.codes import cards
from sim.engine.record.codes.abilities import (
    ACT_CAST,
    ACT_LEAVE_GRAVEYARD,
    ACT_PUT,
    ACT_SHIELD_TRIGGER,
    ACT_SUMMON,
    ANYONES,
    REST_OF_GAME,
    YOUR_NEXT_TURN,
    YOURS,
)
from sim.engine.record.codes.cards import GRAVEYARD, LIGHT, MANA


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (your_opponents(CREATURES.untapped()), "your opponent's untapped creatures"),
        (your(CREATURES.other().race("Beast Folk")), "your other Beast Folk"),
        (CREATURES.race("Liquid People", "Dragonoid"), "Liquid People or Dragonoids"),
        (your(COMMANDS.civilization(FIRE)), "your fire Commands"),
        (CREATURES.having(cards.BLOCKER).power(at_most=6000), 'creatures that have "blocker" and power 6000 or less'),
        (CREATURES.power(at_least=6000, at_most=6000), "creatures with power 6000"),
        (your(CARDS.in_zone(cards.HAND, MANA)), "cards in your hand or mana zone"),
        (that_players(SPELLS.in_zone(GRAVEYARD)), "spells in that player's graveyard"),
        (CREATURES.cost(at_least=2, at_most=4), "creatures that cost 2 to 4"),
        (your(CREATURES.tapped().that_can_attack()), "your tapped creatures that can attack"),
        (either(CREATURES.race("RexStars"), CREATURES.civilization(FIRE)), "RexStars or fire creatures"),
    ],
)
def test_words_of_cards(cards: Cards, words: str) -> None:
    assert cards.whose_words() == words


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (CREATURES.evolution(), "an evolution creature"),
        (CREATURES.other(), "another creature"),
        (DRAGONS, "a Dragon"),
        (CARDS.civilization(FIRE), "a fire card"),
    ],
)
def test_words_of_one_card(cards: Cards, words: str) -> None:
    assert cards.words(plural=False, article=True) == words


@pytest.mark.parametrize(
    ("noun", "words"),
    [
        (choose(1, CARDS.evolution()), "an evolution card in the battle zone"),
        (choose(2, your_opponents(CARDS.civilization(FIRE))), "2 of your opponent's fire cards in the battle zone"),
        (every(your(CARDS.tapped())), "all your tapped cards in the battle zone"),
        (every(your(CREATURES.tapped())), "all your tapped creatures"),
    ],
)
def test_a_card_needs_its_zone_where_a_creature_does_not(noun: Noun, words: str) -> None:
    assert noun.words() == words


def test_words_of_breaks_that_are_replaced() -> None:
    assert [top_cards_go_to_graveyard(number).words() for number in (1, 2)] == [
        "Whenever this creature would break a shield, "
        f"your opponent puts the {cards} of their deck into their graveyard instead."
        for cards in ("top card", "top 2 cards")
    ]


def test_words_of_prohibitions() -> None:
    theirs = your_opponents
    abilities = {
        prohibits(ACT_SUMMON, theirs(CREATURES)): "Your opponent can't summon creatures.",
        prohibits(ACT_CAST, SPELLS.without_civilization(LIGHT)): "Players can't cast non-light spells.",
        prohibits(ACT_PUT, theirs(CREATURES), most_cost=count(your(CARDS.in_zone(cards.HAND)))): (
            "Your opponent can't put creatures that cost no more than the number of cards in your hand into the battle "
            "zone."
        ),
        prohibits(ACT_SHIELD_TRIGGER, theirs(CARDS)): 'Your opponent can\'t use "shield trigger" abilities.',
        prohibits(ACT_LEAVE_GRAVEYARD, theirs(CARDS)): "Cards can't leave your opponent's graveyard.",
        allows_only(1, ACT_CAST, theirs(SPELLS)): "Your opponent can cast only one spell each turn.",
        allows_only(2, ACT_SUMMON | ACT_CAST, CARDS): "Each player can summon or cast only 2 cards each turn.",
        invasion(COMMANDS, cards.HAND, GRAVEYARD): (
            "Invasion: When one of your Commands attacks, you may put this creature from your hand or your graveyard "
            "onto it."
        ),
    }
    assert {ability: ability.words() for ability in abilities} == abilities


def test_words_of_effects() -> None:
    hand = CARDS.in_zone(cards.HAND)
    theirs = your_opponents(CREATURES)
    effects = {
        destroy(choose(1, theirs)): "destroy one of your opponent's creatures",
        destroy(opponent_chooses(1, your_opponents(CREATURES))): "your opponent destroys one of their creatures",
        return_to_hand(THIS): "return this creature to your hand",
        return_to_hand(every(CREATURES)): "return all creatures to their owners' hands",
        return_to_hand(choose_up_to(2, your(CREATURES))): "return up to 2 of your creatures to your hand",
        discard(at_random(1, your_opponents(hand))): "your opponent discards a card at random from their hand",
        discard(at_random(1, your(hand))): "discard a card at random from your hand",
        destroy(choose_any_number(your(SHIELDS))): "destroy any number of your shields",
        may(draw(1)): "you may draw a card.",
        destroy(all_but(choose(2, theirs))): "choose 2 of your opponent's creatures. Destroy the rest",
        return_to_hand(all_but(opponent_chooses(count(your(SHIELDS)), your_opponents(SHIELDS)))): (
            "your opponent chooses a number of their shields equal to the number of your shields. "
            "Return the rest to their hand"
        ),
        some_of(2, draw(1), draw(2)): "choose 2 of the following. ► Draw a card. ► Draw 2 cards.",
        discard(choose(1, your_opponents(hand))): (
            "choose a card from your opponent's hand. Your opponent discards it"
        ),
        discard(opponent_chooses(1, your_opponents(hand))): "your opponent discards a card from their hand",
        return_to_hand(opponent_chooses(1, theirs)): (
            "your opponent chooses one of their creatures. Return it to their hand"
        ),
        destroy(opponent_chooses(2, your(CREATURES))): ("your opponent chooses 2 of your creatures. Destroy them"),
        give_power(1000, THIS, YOUR_NEXT_TURN): ("this creature gets +1000 power until the start of your next turn"),
        give(speed_attacker, THIS, REST_OF_GAME): 'this creature gets "speed attacker" for the rest of the game',
        may(draw(1), if_you_dont=(draw(2),)): "you may draw a card. If you don't, draw 2 cards.",
        prohibit(ACT_LEAVE_GRAVEYARD, ANYONES): "cards can't leave graveyards this turn",
        prohibit(ACT_PUT, YOURS, cards=CREATURES.cost(at_most=3)): (
            "you can't put creatures that cost 3 or less into the battle zone this turn"
        ),
        prohibit(ACT_SUMMON | ACT_CAST, until=YOUR_NEXT_TURN): (
            "your opponent can't summon creatures or cast spells until the start of your next turn"
        ),
        choose_a_number(draw(1), destroy(choose(1, CREATURES.costing_the_number()))): (
            "choose a number. Draw a card. Destroy a creature that costs that number."
        ),
        destroy(every(CREATURES.named("Aqua"))): "destroy all creatures with Aqua in their names",
        cast_for_no_cost(choose(1, your(SPELLS.in_zone(cards.HAND)))): "cast a spell from your hand for no cost",
        attack_next_turn(choose(1, theirs)): (
            "during your opponent's next turn, one of your opponent's creatures attacks if able"
        ),
        expose(choose(2, theirs)): (
            "choose 2 of your opponent's creatures. This turn, your creatures can attack them as if they were tapped"
        ),
        return_to_hand(THE_BLOCKER): "return the blocking creature to its owner's hand",
        break_shields(choose(2, your_opponents(SHIELDS))): "break 2 of your opponent's shields",
        tap(choose_one_of_each_civilization(theirs)): ("tap one of your opponent's creatures of each civilization"),
    }
    assert {effect: effect.words() for effect in effects} == effects
