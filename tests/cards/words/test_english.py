"""The English of the pieces of the card language."""

import pytest

from sim.cards.wording import rules_text
from sim.cards.words import (
    BATTLE,
    CARDS,
    COMMANDS,
    CREATURES,
    DARKNESS,
    DRAGONS,
    FIRE,
    IT,
    MAGIC_TOOLS,
    ON_YOUR_TURN,
    SHIELDS,
    SPELLS,
    THAT_BROKE_A_SHIELD,
    THAT_MANY,
    THE_BLOCKER,
    THEM,
    THIS,
    THIS_IS_TAPPED,
    WIN_THE_GAME,
    YOU_HAVE_NO_SHIELDS,
    Cards,
    Effect,
    Feature,
    after_each_attack,
    after_the_attack,
    all_but,
    allows_only,
    among_them,
    at_least,
    at_most,
    at_random,
    attack_next_turn,
    attacked_if_able,
    attacks_each_turn,
    blocker,
    break_shields,
    cant_attack,
    cant_be_blocked,
    cast_for_no_cost,
    charge_from_deck,
    choose,
    choose_a_number,
    choose_any_number,
    choose_no_stronger,
    choose_one_of_each_civilization,
    choose_up_to,
    count,
    creature,
    destroy,
    discard,
    does_not_untap,
    double_breaker,
    draw,
    draw_up_to,
    each_has,
    either,
    every,
    expose,
    gets_power,
    give,
    give_power,
    if_you_do,
    instead_of_being_destroyed,
    invasion,
    look_at_top,
    may,
    one_of,
    one_or_both,
    opponent_chooses,
    prohibit,
    prohibits,
    put_into_mana,
    return_shields,
    return_to_hand,
    reveal,
    saves,
    slayer,
    some_of,
    speed_attacker,
    spell,
    survives_losing_to,
    tap,
    that_players,
    they_are,
    top_cards_go_to_graveyard,
    wave_striker,
    when,
    when_put,
    whenever_attacks,
    whenever_put,
    whenever_you_cast,
    you_have_none_of,
    your,
    your_opponents,
)
from sim.cards.words.nouns import Noun
from sim.engine.record.codes import acts, civilizations, durations, keywords, owners, zones


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (your_opponents(CREATURES.untapped()), "your opponent's untapped creatures"),
        (your(CREATURES.other().race("Beast Folk")), "your other Beast Folk"),
        (CREATURES.race("Liquid People", "Dragonoid"), "Liquid People or Dragonoids"),
        (your(COMMANDS.civilization(FIRE)), "your fire Commands"),
        (
            CREATURES.having(keywords.BLOCKER).power(at_most=6000),
            'creatures that have "blocker" and power 6000 or less',
        ),
        (CREATURES.power(at_least=6000, at_most=6000), "creatures with power 6000"),
        (your(CARDS.in_zone(zones.HAND, zones.MANA)), "cards in your hand or mana zone"),
        (that_players(SPELLS.in_zone(zones.GRAVEYARD)), "spells in that player's graveyard"),
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
        (CARDS.civilization(FIRE), "a fire card in the battle zone"),
    ],
)
def test_words_of_one_card(cards: Cards, words: str) -> None:
    assert cards.words(plural=False, article=True) == words


def test_a_list_says_this_creature_and_not_it() -> None:
    """In a list, "it" could be the creature of the line above."""
    card = creature(
        "Pass",
        civilizations.WATER,
        1,
        1000,
        "",
        when_put(one_of(destroy(choose(2, your(CREATURES.other()))), destroy(THIS))),
    )
    assert rules_text(card).splitlines()[1:] == ["► Destroy 2 of your other creatures.", "► Destroy this creature."]


def test_one_of_several_cards_takes_a_singular_verb_as_on_cards() -> None:
    mine = your(CREATURES.having(keywords.BLOCKER).cost(at_least=5))
    assert mine.one_of() == 'one of your creatures that has "blocker" and costs 5 or more'
    assert mine.each_of() == 'each of your creatures that has "blocker" and costs 5 or more'
    assert choose(1, mine).words() == mine.one_of()
    assert choose(2, mine).words() == '2 of your creatures that have "blocker" and cost 5 or more'
    some = your(either(CREATURES.race("Human"), CREATURES.civilization(FIRE)).race("Dragon"))
    assert choose(1, some).words() == "one of your Dragons that is a Human or a fire creature"


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
        prohibits(acts.SUMMON, theirs(CREATURES)): "Your opponent can't summon creatures.",
        prohibits(acts.CAST, SPELLS.without_civilization(civilizations.LIGHT)): "Players can't cast non-light spells.",
        prohibits(acts.CAST, SPELLS.without_civilization(sum(civilizations.NAMES))): (
            "Players can't cast colorless spells."
        ),
        prohibits(acts.PUT, theirs(CREATURES), most_cost=count(your(CARDS.in_zone(zones.HAND)))): (
            "Your opponent can't put creatures that cost no more than the number of cards in your hand into the battle "
            "zone."
        ),
        prohibits(acts.SHIELD_TRIGGER, theirs(CARDS)): 'Your opponent can\'t use "shield trigger" abilities.',
        prohibits(acts.LEAVE_GRAVEYARD, theirs(CARDS)): "Cards can't leave your opponent's graveyard.",
        allows_only(1, acts.CAST, theirs(SPELLS)): "Your opponent can cast only one spell each turn.",
        allows_only(3, acts.PUT, CREATURES): "Each player can put only 3 creatures into the battle zone each turn.",
        allows_only(2, acts.SUMMON | acts.CAST, CARDS): "Each player can summon or cast only 2 cards each turn.",
        invasion(COMMANDS, zones.HAND, zones.GRAVEYARD): (
            "Invasion: When one of your Commands attacks, you may put this creature from your hand or your graveyard "
            "onto it."
        ),
    }
    assert {ability: ability.words() for ability in abilities} == abilities


def test_words_of_effects() -> None:
    # Over 60 lines: an entry for each effect.
    hand = CARDS.in_zone(zones.HAND)
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
        destroy(all_but(choose(2, theirs))): "choose 2 of your opponent's creatures and destroy the rest",
        return_to_hand(all_but(opponent_chooses(count(your(SHIELDS)), your_opponents(SHIELDS)))): (
            "your opponent chooses a number of their shields equal to the number of your shields and returns the rest "
            "to their hand"
        ),
        one_or_both(at_least(1, your(CREATURES)), draw(1), draw(2)): (
            "choose one of the following. If you have a creature, you may choose both:\n► Draw a card.\n► Draw 2 cards."
        ),
        destroy(choose_up_to(2, theirs, total_cost=6)): (
            "destroy up to 2 of your opponent's creatures with total cost 6 or less"
        ),
        put_into_mana(choose_up_to(2, your(hand)), tapped=True): (
            "put up to 2 cards from your hand into your mana zone tapped"
        ),
        some_of(2, draw(1), draw(2)): "choose 2 of the following:\n► Draw a card.\n► Draw 2 cards.",
        discard(choose(1, your_opponents(hand))): (
            "choose a card from your opponent's hand, and your opponent discards it"
        ),
        discard(opponent_chooses(1, your_opponents(hand))): "your opponent discards a card from their hand",
        return_to_hand(opponent_chooses(1, theirs)): (
            "your opponent chooses one of their creatures and returns it to their hand"
        ),
        destroy(opponent_chooses(2, your(CREATURES))): (
            "your opponent chooses 2 of your creatures, and you destroy them"
        ),
        give_power(1000, THIS, durations.YOUR_NEXT_TURN): (
            "this creature gets +1000 power until the start of your next turn"
        ),
        give(
            speed_attacker, THIS, durations.REST_OF_GAME
        ): 'this creature gets "speed attacker" for the rest of the game',
        may(draw(1), if_you_dont=(draw(2),)): "you may draw a card. If you don't, draw 2 cards.",
        prohibit(acts.LEAVE_GRAVEYARD, owners.ANYONES): "cards can't leave graveyards this turn",
        prohibit(acts.PUT, owners.YOURS, cards=CREATURES.cost(at_most=3)): (
            "you can't put creatures that cost 3 or less into the battle zone this turn"
        ),
        prohibit(acts.SUMMON | acts.CAST, until=durations.YOUR_NEXT_TURN): (
            "your opponent can't summon creatures or cast spells until the start of your next turn"
        ),
        choose_a_number(draw(1), destroy(choose(1, CREATURES.costing_the_number()))): (
            "choose a number. Draw a card. Destroy a creature that costs that number."
        ),
        destroy(every(CREATURES.named("Aqua"))): 'destroy all creatures with "Aqua" in their names',
        cast_for_no_cost(choose(1, your(SPELLS.in_zone(zones.HAND)))): "cast a spell from your hand for no cost",
        attack_next_turn(choose(1, theirs)): (
            "one of your opponent's creatures attacks during your opponent's next turn if able"
        ),
        expose(choose(2, theirs)): (
            "choose 2 of your opponent's creatures, and your creatures can attack them this turn as if they were tapped"
        ),
        return_to_hand(THE_BLOCKER): "return the blocking creature to its owner's hand",
        break_shields(choose(2, your_opponents(SHIELDS))): "break 2 of your opponent's shields",
        tap(choose_one_of_each_civilization(theirs)): ("tap one of your opponent's creatures of each civilization"),
    }
    assert {effect: effect.words() for effect in effects} == effects


def text(*parts: Feature | Effect) -> str:
    """The rules text of a creature or a spell."""
    if any(isinstance(part, Effect) for part in parts):
        return rules_text(spell("Test Card", FIRE, 3, *parts))
    return rules_text(
        creature("Test Card", FIRE, 3, 3000, "Human", *(part for part in parts if isinstance(part, Feature)))
    )


def test_a_description_with_alternatives_keeps_what_is_said_beside_them() -> None:
    some = either(CREATURES.race("RexStars"), CREATURES.civilization(FIRE))
    assert some.race("Dragon").words() == "Dragons that are RexStars or fire creatures"
    assert some.race("Dragon").words(plural=False, article=True) == "a Dragon that is a RexStars or a fire creature"
    assert (
        your(some.civilization(civilizations.LIGHT)).whose_words()
        == "your light creatures that are RexStars or fire creatures"
    )
    assert either(CREATURES, SPELLS).in_zone(zones.MANA).words() == "creatures or spells in any player's mana zone"


def test_it_is_clear_what_an_adjective_or_a_condition_belongs_to() -> None:
    humans, dragons = CREATURES.race("Human"), CREATURES.race("Dragon")
    texts = [
        CREATURES.race("Human", "Dragon").civilization(FIRE).words(),
        either(humans.civilization(FIRE), dragons).words(),
        CREATURES.race("Human", "Dragon").cost(at_least=5).words(),
        either(humans, dragons.cost(at_least=5)).words(),
    ]
    assert texts == [
        "fire Humans or fire Dragons",
        "fire Humans or Dragons",
        "Humans or Dragons that cost 5 or more",
        "Humans, or Dragons that cost 5 or more",
    ]


def test_a_prohibition_of_shield_triggers_says_of_which_cards() -> None:
    dark = CARDS.civilization(DARKNESS)
    assert text(prohibits(acts.SHIELD_TRIGGER, dark)) == (
        'Players can\'t use "shield trigger" abilities of darkness cards.'
    )
    assert text(prohibit(acts.SHIELD_TRIGGER, cards=dark)) == (
        'Your opponent can\'t use "shield trigger" abilities of darkness cards this turn.'
    )


def test_what_was_looked_at_goes_back_to_its_owner() -> None:
    theirs = your_opponents(CARDS.in_zone(zones.HAND))
    assert text(reveal(every(theirs)), put_into_mana(among_them(choose(1, CREATURES)))) == (
        "Reveal all cards from your opponent's hand. Put a creature from among them into their mana zone."
    )
    assert text(tap(choose(1, your_opponents(CREATURES))), return_to_hand(IT)) == (
        "Tap one of your opponent's creatures. Return it to their hand."
    )
    assert text(tap(choose(1, CREATURES)), return_to_hand(IT)) == "Tap a creature. Return it to its owner's hand."


@pytest.mark.parametrize(
    ("effect", "asked"),
    [
        (discard(opponent_chooses(1, your_opponents(CARDS.in_zone(zones.HAND)))), "If they do, draw a card."),
        (return_to_hand(opponent_chooses(1, your_opponents(CREATURES))), "If they do, draw a card."),
        (destroy(choose(1, your(CREATURES))), "If you do, draw a card."),
        (give_power(1000, choose(1, CREATURES)), "If that happens, draw a card."),
    ],
)
def test_if_you_do_asks_who_did_it(effect: Effect, asked: str) -> None:
    assert text(effect, if_you_do(draw(1))).endswith(asked)


@pytest.mark.parametrize(
    ("effects", "words"),
    [
        # A pronoun follows the number and the kind of the cards, and names them when something else came between.
        (
            (tap(choose(1, CREATURES)), give(blocker, THEM)),
            'Tap a creature. It gets "blocker" until the end of the turn.',
        ),
        (
            (tap(choose(2, CREATURES)), give(blocker, IT)),
            'Tap 2 creatures. They get "blocker" until the end of the turn.',
        ),
        ((tap(choose(1, CREATURES)), draw(1), destroy(THEM)), "Tap a creature. Draw a card. Destroy that creature."),
        ((tap(choose(2, CREATURES)), draw(1), destroy(THEM)), "Tap 2 creatures. Draw a card. Destroy those creatures."),
        ((look_at_top(1), put_into_mana(THEM)), "Look at the top card of your deck. Put it into your mana zone."),
        (
            (tap(choose(1, CREATURES)), when(they_are(DRAGONS), destroy(IT))),
            "Tap a creature. If that creature is a Dragon, destroy it.",
        ),
        (
            (look_at_top(2), when(they_are(DRAGONS), draw(1))),
            "Look at the top 2 cards of your deck. If one of those cards is a Dragon, draw a card.",
        ),
        (
            (tap(choose(2, CREATURES)), destroy(choose_no_stronger(CREATURES))),
            "Tap 2 creatures. Destroy a creature with power no greater than their total power.",
        ),
        # Optional amounts.
        ((destroy(choose_up_to(1, your(CREATURES))),), "Destroy up to one of your creatures."),
        ((discard(choose_up_to(1, your(CARDS.in_zone(zones.HAND)))),), "Discard up to one card from your hand."),
        ((draw_up_to(1),), "Draw up to one card."),
        ((destroy(choose(60, your(CREATURES))),), "Destroy 60 of your creatures."),
        ((destroy(choose_any_number(your(CREATURES))),), "Destroy any number of your creatures."),
        (
            (charge_from_deck(2), destroy(choose(THAT_MANY, CREATURES))),
            "Put the top 2 cards of your deck into your mana zone. Destroy that many creatures.",
        ),
        (
            (destroy(choose_up_to(count(your(SHIELDS)), CREATURES)),),
            "Destroy up to a number of creatures equal to the number of your shields.",
        ),
        # Conditions on no cards.
        ((when(at_most(0, your(SHIELDS)), draw(1)),), "If you have no shields, draw a card."),
        ((when(at_most(0, CREATURES), draw(1)),), "If there are no creatures, draw a card."),
        ((when(at_least(1, CREATURES), draw(1)),), "If there is a creature, draw a card."),
        ((when(you_have_none_of(CREATURES), draw(1)),), "If you don't have a creature, draw a card."),
        ((when(ON_YOUR_TURN, draw(1)),), "If it is your turn, draw a card."),
        (
            (when(at_least(3, CARDS.in_zone(zones.HAND)), draw(1)),),
            "If there are a total of 3 or more cards in both players' hands, draw a card.",
        ),
        # What the player may do.
        (
            (may(give(cant_attack, choose(1, your_opponents(CREATURES)))),),
            "You may choose one of your opponent's creatures, and it can't attack until the end of the turn.",
        ),
        (
            (may(give_power(1000, every(CREATURES))),),
            "You may have all creatures get +1000 power until the end of the turn.",
        ),
        (
            (may(discard(at_random(1, your_opponents(CARDS.in_zone(zones.HAND))))),),
            "You may have your opponent discard a card at random from their hand.",
        ),
        ((may(WIN_THE_GAME),), "You may win the game."),
        ((may(prohibit(acts.CAST)),), "You may do the following:\n► Your opponent can't cast spells this turn."),
        # Where creatures and other cards are.
        ((tap(every(CARDS.untapped())),), "Tap all untapped cards in the battle zone."),
        (
            (return_shields(choose(1, your_opponents(SHIELDS)), shield_triggers=False),),
            "Put one of your opponent's shields into their hand, but your opponent can't use its "
            '"shield trigger" ability.',
        ),
    ],
)
def test_words_of_sentences(effects: tuple[Effect, ...], words: str) -> None:
    assert text(*effects) == words


@pytest.mark.parametrize(
    ("inside", "after", "words"),
    [
        (
            when(YOU_HAVE_NO_SHIELDS, draw(1), draw(2)),
            (when(YOU_HAVE_NO_SHIELDS, draw(1)), draw(2)),
            (
                "If you have no shields, draw a card, then draw 2 cards.",
                "If you have no shields, draw a card. Draw 2 cards.",
            ),
        ),
        (
            may(draw(1), if_you_do=(draw(2), draw(3))),
            (may(draw(1), if_you_do=(draw(2),)), draw(3)),
            (
                "You may draw a card. If you do, draw 2 cards, then draw 3 cards.",
                "You may draw a card. If you do, draw 2 cards. Draw 3 cards.",
            ),
        ),
        (
            one_of(draw(1), (draw(2), draw(3))),
            (one_of(draw(1), draw(2)), draw(3)),
            (
                "Choose one of the following:\n► Draw a card.\n► Draw 2 cards. Draw 3 cards.",
                "Choose one of the following:\n► Draw a card.\n► Draw 2 cards.\nThen draw 3 cards.",
            ),
        ),
        (
            after_the_attack(draw(1), draw(2)),
            (after_the_attack(draw(1)), draw(2)),
            ("After the attack, draw a card, then draw 2 cards.", "After the attack, draw a card. Draw 2 cards."),
        ),
        (
            when(YOU_HAVE_NO_SHIELDS, may(draw(1), draw(2))),
            (when(YOU_HAVE_NO_SHIELDS, may(draw(1)), draw(2)),),
            (
                "If you have no shields, you may draw a card, then draw 2 cards.",
                "If you have no shields, do the following:\n► You may draw a card.\n► Draw 2 cards.",
            ),
        ),
        (
            when(YOU_HAVE_NO_SHIELDS, when(ON_YOUR_TURN, draw(1), otherwise=(draw(2),))),
            (when(YOU_HAVE_NO_SHIELDS, when(ON_YOUR_TURN, draw(1)), otherwise=(draw(2),)),),
            (
                "If you have no shields, if it is your turn, draw a card. Otherwise, draw 2 cards.",
                "If you have no shields, do the following:\n► If it is your turn, draw a card.\n"
                "Otherwise, draw 2 cards.",
            ),
        ),
    ],
)
def test_the_scope_of_a_sentence_is_in_its_words(
    inside: Effect, after: tuple[Effect, ...], words: tuple[str, str]
) -> None:
    assert (text(inside), text(*after)) == words


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        (whenever_you_cast(MAGIC_TOOLS, draw(1)), "Whenever you cast a Magic Tool card, draw a card."),
        (
            whenever_put(your(MAGIC_TOOLS), draw(1)),
            "Whenever one of your Magic Tool cards is put into the battle zone, draw a card.",
        ),
        (
            after_each_attack(when(THAT_BROKE_A_SHIELD, draw(1))),
            "After this creature attacks, if it broke a shield during the attack, draw a card.",
        ),
        (each_has(CREATURES, attacks_each_turn), "Each creature attacks each turn if able."),
        (each_has(your(CREATURES), cant_be_blocked), "Your creatures can't be blocked."),
        (each_has(your(CREATURES), blocker), 'Each of your creatures has "blocker".'),
        (
            each_has(your_opponents(CREATURES), does_not_untap),
            "Each of your opponent's creatures doesn't untap at the start of their turn.",
        ),
        (
            each_has(CREATURES, slayer, condition=THIS_IS_TAPPED),
            'While this creature is tapped, each creature has "slayer".',
        ),
        (
            attacked_if_able(your(DRAGONS), condition=THIS_IS_TAPPED),
            "While this creature is tapped, your opponent's attacking creatures attack your Dragons if able.",
        ),
        (saves(your(DRAGONS)), "When one of your Dragons would be destroyed, you may destroy this creature instead."),
        (
            instead_of_being_destroyed(BATTLE, your_opponents(CREATURES)),
            "Whenever one of your opponent's creatures would be destroyed, it stays in the battle zone instead.",
        ),
        (
            whenever_attacks(draw(1), condition=YOU_HAVE_NO_SHIELDS),
            "Whenever this creature attacks if you have no shields, draw a card.",
        ),
        (
            whenever_attacks(tap(choose(1, CREATURES)), give_power(1000, THIS)),
            "Whenever this creature attacks, tap a creature. This creature gets +1000 power until the end of the turn.",
        ),
        (
            whenever_attacks(give_power(1000, THIS)),
            "Whenever this creature attacks, it gets +1000 power until the end of the turn.",
        ),
        (
            wave_striker(gets_power(2000), blocker, double_breaker, cant_be_blocked),
            'Wave striker: While 2 or more other creatures have "wave striker", this creature gets +2000 power and has '
            '"blocker" and "double breaker" and can\'t be blocked.',
        ),
        (
            wave_striker(gets_power(2000, condition=THIS_IS_TAPPED), blocker),
            'Wave striker: While 2 or more other creatures have "wave striker", while this creature is tapped, it gets '
            '+2000 power, and this creature has "blocker".',
        ),
        (
            survives_losing_to(your_opponents(DRAGONS)),
            "This creature isn't destroyed when it loses a battle against one of your opponent's Dragons.",
        ),
    ],
)
def test_words_of_abilities(ability: Feature, words: str) -> None:
    assert text(ability) == words


def test_the_owner_of_cards_that_may_be_chosen_instead_is_said() -> None:
    """Other creatures than the opponent's are not "theirs"."""
    noun = opponent_chooses(1, your_opponents(CREATURES.race("Dragon")).or_one_of(CREATURES))
    assert destroy(noun).words() == "your opponent chooses one of their Dragons or a creature and destroys it"


def test_a_limit_of_as_many_cards_is_said_once() -> None:
    noun = choose(count(your(SHIELDS)), your(CREATURES.costing_at_most_their_mana()))
    assert tap(noun).words() == (
        "tap a number of your creatures that cost no more than the number of cards in their owner's mana zone equal to "
        "the number of your shields"
    )
