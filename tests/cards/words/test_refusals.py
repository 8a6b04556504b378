"""What the card language refuses: words used wrongly, and phrases that the engine would misread."""

import re
from collections.abc import Callable

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CAST_ITS_SPELL_HALF,
    CREATURES,
    DRAGONS,
    FIRE,
    FORTRESSES,
    IT,
    PUT_ON_NON_EVOLUTION,
    REMEMBER_ITS_NAME,
    SHIELDS,
    SHUFFLE_THAT_DECK,
    SHUFFLE_YOUR_DECK,
    SPELLS,
    THAT,
    THAT_BROKE_A_SHIELD,
    THAT_CARD,
    THAT_MANY,
    THE_BLOCKER,
    THE_REST,
    THEM,
    THIS,
    THIS_IS_TAPPED,
    YOU_HAVE_NO_SHIELDS,
    Card,
    DefinitionError,
    Effect,
    Feature,
    additional_cost,
    after_it_attacks,
    after_the_attack,
    all_but,
    allows_only,
    among_the_rest,
    among_them,
    at_least,
    at_start_of_your_turn_in_graveyard,
    attack_chance,
    attacked_if_able,
    attacks_such_untapped,
    blocker,
    break_shields,
    cant_attack,
    cant_be_attacked,
    cant_be_attacked_by,
    cant_be_blocked_by,
    cant_be_chosen_by,
    cast_for_no_cost,
    castable_only,
    charger,
    choose,
    choose_a_number,
    choose_any_number,
    choose_no_stronger,
    choose_up_to,
    civilization_blocker,
    civilization_slayer,
    cost_less,
    count,
    creature,
    destroy,
    discard,
    draw,
    each_gets_power,
    each_has,
    either,
    enter_tapped,
    every,
    evolves_from,
    fight,
    for_each,
    for_each_of,
    gate_of_moonless_night,
    gate_zetsu,
    gets_power,
    give,
    give_power,
    has,
    have_it_battle,
    if_you_do,
    impulse,
    instead_of_being_destroyed,
    instead_of_graveyard,
    invasion,
    keep_tapped,
    knight_magic,
    liberates,
    look_at_top,
    loses_outside,
    make_block_this,
    mana_evolves_from,
    may,
    may_cast_at_end_of_opponents_turn,
    may_cast_from,
    may_cost_less,
    may_summon_by,
    may_summon_for_less,
    may_summon_for_no_cost,
    mill_from_deck,
    ninja_strike,
    one_of,
    one_or_both,
    oniend,
    opponent_chooses,
    opponent_untaps_at_most,
    pick,
    prohibit,
    prohibits,
    put,
    put_into_graveyard,
    put_into_mana,
    put_on_bottom_of_deck,
    put_top_card_into_graveyard,
    race_blocker,
    return_shields,
    return_to_hand,
    returns_to_hand_after_casting,
    saves,
    separates,
    shield_trigger,
    shield_trigger_if,
    shields_go_to_graveyard,
    some_of,
    speed_attacker,
    spell,
    strike_back,
    summoned_another,
    survives_losing_to,
    sympathy,
    take,
    tap,
    tap_ability,
    that_players,
    they_are,
    they_cant_attack,
    this_has_power,
    top_cards_go_to_graveyard,
    twinpact,
    void_gate,
    vortex_evolves_from,
    wave_striker,
    when,
    when_destroyed,
    when_put,
    when_put_onto_another,
    whenever_attacks,
    whenever_one_attacks,
    whenever_opponent_uses,
    whenever_put,
    whenever_you_cast,
    whenever_you_summon,
    your,
    your_opponents,
    zero_of_spell,
)
from sim.engine.record.codes import acts, durations, keywords, zones

BLOCKERS = CREATURES.having(keywords.BLOCKER)
NUMBERED = CARDS.costing_the_number()
STRONG = CREATURES.power(at_least=5000)


def made(*features: Feature) -> Card:
    return creature("Test Card", FIRE, 3, 3000, "Human", *features)


def test_only_abilities_are_accepted() -> None:
    with pytest.raises(DefinitionError, match=r"Test Card: 'flies'"):
        made("flies")  # type: ignore[arg-type]


def test_an_effect_outside_an_ability_of_a_creature_is_refused() -> None:
    with pytest.raises(DefinitionError, match=r"Test Card: .*draw 2 cards"):
        made(draw(2))  # type: ignore[arg-type]
    with pytest.raises(DefinitionError, match=r"Test Card: .*draw 2 cards"):
        impulse("Test Card", FIRE, 3, draw(2), other_face=made())  # type: ignore[arg-type]


def test_nothing_follows_a_knight_magic() -> None:
    with pytest.raises(DefinitionError, match="Knight Magic is the last that a spell says"):
        spell("Test Card", FIRE, 3, knight_magic(draw(1)), draw(2))


def test_a_spell_without_an_effect_is_refused() -> None:
    with pytest.raises(DefinitionError, match="Test Card: a spell needs an effect"):
        spell("Test Card", FIRE, 3, shield_trigger)


def test_a_choice_of_one_effect_is_refused() -> None:
    with pytest.raises(DefinitionError, match="choose one of 2 to"):
        tabulate([spell("Test Card", FIRE, 3, one_of(draw(1)))])


@pytest.mark.parametrize(
    ("feature", "phrase"),
    [
        (each_gets_power(your(STRONG), 1000), r"Each of your creatures with power 5000 or more gets"),
        (each_gets_power(CREATURES.of_highest_power(), 1000), "with the highest power gets"),
        (each_gets_power(CREATURES.that_were_under_this(), 1000), "that was under this creature gets"),
        (gets_power(count(BLOCKERS)), 'that have "blocker"'),
        (gets_power(1000, condition=at_least(1, your(STRONG))), "If you have a creature with power 5000"),
        (
            has(speed_attacker, condition=at_least(2, BLOCKERS)),
            'If there are 2 or more creatures that have "bl',
        ),
        (sympathy(your(STRONG), 1), "Sympathy: .* with power 5000 or more"),
        (may_summon_for_less(2, condition=at_least(1, your(BLOCKERS))), "If you have a creature that has"),
        (may_summon_for_less(2, condition=summoned_another(CREATURES.tapped())), "another tapped creature"),
        (when_put(draw(1), condition=at_least(1, STRONG)), "When you put this creature into the battle zone"),
        (whenever_put(CREATURES.of_highest_power(), draw(1)), "with the highest power"),
        (gets_power(1000, condition=they_are(CREATURES)), "If that card is a creature"),
        (may_cost_less(your(STRONG), 1, 1), "may each cost up to 1 less"),
        (may_cost_less(your(CREATURES.tapped()), 1, 1), "may each cost up to 1 less"),
        (cant_be_chosen_by(BLOCKERS), "can't choose this creature with"),
        (mana_evolves_from(STRONG.in_zone(zones.MANA)), "Mana Evolution: Put on a creature with power 5000 or more"),
        (strike_back(BLOCKERS), 'Strike Back: When a creature that has "blocker"'),
        (they_cant_attack(CREATURES.in_zone(zones.HAND)), "Creatures in any player's hand can't attack"),
        (they_cant_attack(CREATURES.of_highest_power()), "with the highest power can't attack"),
        (they_cant_attack(CREATURES.that_can_attack()), "that can attack can't attack"),
        (gets_power(count(CREATURES.that_can_attack())), "creatures that can attack"),
        (whenever_put(CREATURES.that_can_attack(), draw(1)), "that can attack"),
        (when_put(put(choose(1, CREATURES.in_zone(zones.HAND).that_can_attack()))), "that can attack"),
        (whenever_attacks(destroy(THE_BLOCKER)), "destroy the blocking creature"),
        (evolves_from(either(BLOCKERS, CREATURES.race("Human"))), "Humans"),
    ],
)
def test_phrases_that_the_engine_would_misread_are_refused(feature: Feature, phrase: str) -> None:
    with pytest.raises(DefinitionError, match=f"Test Card: .*{phrase}"):
        tabulate([made(feature)])


def test_resolving_effects_may_refer_to_power_and_keywords() -> None:
    tabulate(
        [
            made(when_put(destroy(choose(1, BLOCKERS.power(at_most=6000))))),
            made(whenever_put(STRONG, draw(1))),
        ]
    )


HAND = CARDS.in_zone(zones.HAND)
MINE = choose(1, your(CREATURES))


def some_spell(*effects: Effect | Feature) -> Card:
    return spell("Test Card", FIRE, 3, *effects)


@pytest.mark.parametrize(
    ("build", "phrase"),
    [
        # Words used wrongly: the mistake waits for the name of the card.
        (lambda: made(when_put(blocker)), '"Blocker" is not an effect'),
        (lambda: made(when_put()), "when_put: it has no effects"),
        (lambda: made(when_put(may())), "may: it has no effects"),
        (lambda: made(when_put(when(THIS_IS_TAPPED))), "when: it has no effects"),
        (lambda: some_spell(destroy(CREATURES)), 'destroy: "creatures" is not a noun'),
        (lambda: some_spell(return_to_hand(CREATURES)), 'return_to_hand: "creatures" is not a noun'),
        (lambda: some_spell(choose(1, CREATURES)), "is not an ability or effect"),
        (lambda: some_spell(destroy(choose(CREATURES))), "choose: missing a required argument"),
        (lambda: some_spell(destroy(choose(0, CREATURES))), 'choose: "0" is not a number .1 or more.'),
        (
            lambda: some_spell(destroy(choose(number=True, cards=CREATURES))),
            'choose: "True" is not a number .1 or more.',
        ),
        (lambda: some_spell(draw(-1)), 'draw: "-1" is not a number .1 or more.'),
        (lambda: some_spell(may(draw(0), if_you_do=(draw(1),))), 'draw: "0" is not a number'),
        (lambda: some_spell(may(draw(1), if_you_do=draw(1))), "is not a tuple of effects"),
        (lambda: some_spell(one_of(draw(1))), "choose one of 2 to 6"),
        (lambda: some_spell(one_of(draw(1), ())), "one of the modes does nothing"),
        (lambda: some_spell(destroy(every(either(5).power(at_least=3)))), "either"),
        (lambda: some_spell(for_each_of(CREATURES, 1000)), "is not an ability"),
        (lambda: some_spell(draw(for_each_of(CREATURES, 1000))), "is not a number of cards"),
        (lambda: some_spell(destroy(every(CREATURES.cost(at_most="3")))), 'cost: "3" is not a number'),
        (lambda: some_spell(destroy(every(CREATURES.in_zone(zones.HAND)))), "only be done in the battle zone"),
        (lambda: some_spell(destroy(all_but(choose(1, CARDS)))), "single cards of creatures .*say CREATURES"),
        (lambda: some_spell(tap(every(SHIELDS))), "only be done in the battle zone or mana zone"),
        (lambda: creature("Test Card", FIRE, "3", 1000, ""), "numbers from 0"),
        (lambda: creature("Test Card", 99, 3, 1000, ""), "not a civilization"),
        # Parts that a choice or a description would ignore.
        (
            lambda: some_spell(tap(choose(1, CREATURES.of_highest_power().in_zone(zones.MANA)))),
            "with the highest power",
        ),
        (lambda: some_spell(when(at_least(1, CREATURES.of_highest_power()), draw(1))), "with the highest power"),
        (lambda: some_spell(look_at_top(3), take(among_them(choose_any_number(CREATURES, total_power=6)))), "limit"),
        (lambda: some_spell(take(among_them(MINE))), "no cards to choose among"),
        (lambda: some_spell(tap(every(your_opponents(CREATURES.other())))), "this card is never one of them"),
        (lambda: some_spell(return_to_hand(every(SHIELDS.civilization(FIRE)))), "a shield is face down"),
        (lambda: some_spell(put_into_mana(choose(1, CARDS.in_zone(zones.SHIELD)))), "several cards .*say SHIELDS"),
        (lambda: some_spell(draw(count(your(CREATURES.in_zone(zones.SHIELD))))), "it has no characteristics"),
        (lambda: some_spell(when(at_least(1, SHIELDS.power(at_least=1)), draw(1))), "a shield is face down"),
        (lambda: some_spell(destroy(every(either(your(CREATURES), DRAGONS)))), "the owner outside"),
        (lambda: some_spell(destroy(every(either(CREATURES.in_zone(zones.MANA), DRAGONS)))), "the zone and the owner"),
        (lambda: made(whenever_put(CREATURES.in_zone(zones.HAND), draw(1))), "can't refer to the zone"),
        # Payments that the engine could not check in advance.
        (lambda: made(may_summon_by(draw(1))), "may_summon_by: .*choose"),
        (lambda: made(may_summon_by(destroy(every(your(CREATURES))))), "may_summon_by"),
        (lambda: made(may_summon_by(destroy(choose_up_to(1, your(CREATURES))))), "may_summon_by"),
        (lambda: made(may_summon_by(destroy(choose(1, CREATURES)))), "one of your zones"),
        (lambda: made(may_summon_by(destroy(MINE), return_to_hand(MINE))), "one of your zones to itself"),
        (lambda: made(may_summon_by(tap(MINE))), "turn out to be impossible"),
        (lambda: made(evolves_from(CREATURES), may_summon_by(destroy(MINE))), "the payment could include"),
        (lambda: some_spell(additional_cost(draw(1)), draw(1)), "additional_cost: .*choose"),
        (lambda: some_spell(additional_cost(destroy(opponent_chooses(1, CREATURES))), draw(1)), "additional_cost"),
        (lambda: some_spell(castable_only(at_least(1, STRONG)), draw(1)), "can't depend on power"),
        (lambda: some_spell(castable_only(they_are(CREATURES)), draw(1)), "only a resolving effect"),
        (lambda: some_spell(may_cast_from(zones.HAND), draw(1)), "GRAVEYARD or MANA"),
        (lambda: some_spell(some_of(3, draw(1), draw(2))), "can't choose 3 of 2"),
        (lambda: some_spell(one_or_both(they_are(CREATURES), draw(1), draw(2))), "too far from"),
        (lambda: some_spell(destroy(choose_up_to(1, CREATURES, total_cost=3))), "2 cards or more"),
        (lambda: some_spell(destroy(choose_up_to(2, CREATURES, total_cost=3, total_power=3))), "not both"),
        (lambda: some_spell(some_of(8, draw(1), draw(2), same_again=True)), "can't choose 8 of 2"),
        (lambda: some_spell(some_of(2, draw(1))), "some_of: .*one of 2 to 6"),
        (lambda: some_spell(some_of(2, some_of(2, draw(1), draw(2)), draw(3))), "can't be inside another"),
        (lambda: some_spell(destroy(all_but(choose_up_to(1, CREATURES)))), "plain choice"),
        # What is known only from an event or an earlier effect.
        (lambda: made(gets_power(1000, condition=PUT_ON_NON_EVOLUTION)), "an ability that waits for a creature"),
        (lambda: made(gets_power(1000, condition=THAT_BROKE_A_SHIELD)), "an ability that waits for the end"),
        (lambda: made(may_summon_for_no_cost(PUT_ON_NON_EVOLUTION)), "an ability that waits for a creature"),
        (lambda: made(when_put(when(THAT_BROKE_A_SHIELD, draw(1)))), "an ability that waits for the end"),
        (lambda: made(whenever_attacks(when(PUT_ON_NON_EVOLUTION, draw(1)))), "belongs to the event"),
        (lambda: made(when_put(when(PUT_ON_NON_EVOLUTION, draw(1)))), "belongs to the event"),
        (lambda: some_spell(draw(THAT_MANY)), "nothing before says how many"),
        (lambda: some_spell(for_each("card", draw(1))), "nothing before says how many"),
        (lambda: some_spell(draw(3), for_each("card discarded in this way", draw(1))), "how many are discarded"),
        (lambda: some_spell(REMEMBER_ITS_NAME, draw(1)), "which creature's name"),
        (lambda: some_spell(destroy(THEM)), 'nothing before says what "them" refers to'),
        (lambda: some_spell(put_on_bottom_of_deck(THE_REST)), "no earlier choice leaves a rest"),
        (lambda: some_spell(look_at_top(3), take(among_the_rest(choose(1, CARDS)))), "no earlier choice leaves a rest"),
        (lambda: some_spell(destroy(THAT)), "the event has no creature to refer to"),
        (lambda: some_spell(destroy(every(that_players(CREATURES)))), "which player"),
        (lambda: some_spell(SHUFFLE_THAT_DECK), "which player"),
        (lambda: made(each_gets_power(that_players(CREATURES), 1000)), "no player has been chosen"),
        (lambda: some_spell(SHUFFLE_YOUR_DECK, if_you_do(draw(1))), "nothing that .if you do. could ask about"),
        (lambda: some_spell(may(SHUFFLE_YOUR_DECK, if_you_do=(draw(1),))), "nothing that .if you do. could ask about"),
        (
            lambda: some_spell(may(destroy(opponent_chooses(1, CREATURES)), if_you_do=(draw(1),))),
            "you can't decline it",
        ),
        (lambda: some_spell(draw(1), for_each("x", draw(1), for_each("y", draw(1)))), "can't be inside another"),
        # On the wrong type of card.
        (lambda: some_spell(draw(1), when_put(draw(1))), "a spell can't have"),
        (lambda: some_spell(draw(1), blocker), "a spell can't have"),
        (lambda: some_spell(draw(1), sympathy(your(CREATURES), 1)), "a spell can't have"),
        (lambda: some_spell(draw(1), may_summon_for_less(1)), "a spell can't have"),
        (lambda: some_spell(draw(1), evolves_from(CREATURES)), "a spell can't have"),
        (lambda: some_spell(draw(1), tap_ability(draw(1))), "a spell can't have"),
        (lambda: some_spell(draw(1), may_cast_from(zones.MANA), may_cast_from(zones.GRAVEYARD)), "only one CastFrom"),
        (lambda: made(additional_cost(destroy(MINE))), "a creature can't have"),
        (lambda: made(returns_to_hand_after_casting), "a creature can't have"),
        (lambda: made(charger), "a creature can't have"),
        (lambda: made(liberates), "a creature can't have"),
        (lambda: made(loses_outside), "starts the game in the battle zone"),
        (lambda: impulse("Test Card", FIRE, 0, blocker, other_face=made()), "an impulse can't have"),
        (lambda: made(each_has(CREATURES, charger)), "can't be given"),
        (lambda: made(has(shield_trigger, condition=THIS_IS_TAPPED)), "can't be given"),
        (lambda: made(may_cost_less(your(SPELLS), 1, 1)), "only creatures are summoned"),
        (lambda: made(cost_less(your(SPELLS), 1, 1)), "only creatures are summoned"),
        (lambda: made(attacked_if_able(CREATURES.in_zone(zones.MANA))), "in the battle zone only"),
        (lambda: made(attacked_if_able(STRONG)), "can't depend on power"),
        # What only a choice can do.
        (lambda: some_spell(destroy(every(CREATURES.or_one_of(CARDS)))), "only a choice in zones"),
        (lambda: some_spell(when(at_least(1, CREATURES.or_one_of(CARDS)), draw(1))), "only a choice in zones"),
        (lambda: some_spell(destroy(choose(1, CREATURES.or_one_of(HAND)))), "only be done in the battle zone"),
        (
            lambda: some_spell(destroy(choose(1, CREATURES.or_one_of(CREATURES.or_one_of(CREATURES))))),
            "only one description of them",
        ),
        (lambda: some_spell(destroy(every(either(CREATURES.or_one_of(DRAGONS), CREATURES)))), "alternatives can only"),
        (lambda: made(may_summon_by(destroy(choose(1, your(CREATURES).or_one_of(DRAGONS))))), "one of your zones"),
        # Wave striker gives static abilities.
        (lambda: made(wave_striker(draw(1))), "is not a static or keyword or trigger"),
        (lambda: made(evolves_from(CREATURES), evolves_from(DRAGONS)), "only one Evolves"),
        (lambda: made(tap_ability(draw(1)), tap_ability(draw(2))), "only one TapAbility"),
        (lambda: made(shields_go_to_graveyard, top_cards_go_to_graveyard(2)), "only one .*would break a shield"),
        (lambda: made(evolves_from(CREATURES.in_zone(zones.MANA))), "creatures in the battle zone"),
        (lambda: made(evolves_from(SPELLS)), "creatures in the battle zone"),
        (lambda: made(vortex_evolves_from(CREATURES, SPELLS)), "creatures in the battle zone"),
        (lambda: made(instead_of_being_destroyed(zones.GRAVEYARD)), "not a zone that a creature can go to instead"),
        (lambda: made(instead_of_being_destroyed(zones.HAND, CREATURES)), "only your own creatures can go elsewhere"),
        (lambda: made(instead_of_graveyard(zones.BATTLE, CREATURES.in_zone(zones.HAND))), "in the battle zone only"),
        (lambda: made(saves(STRONG)), "can't depend on power"),
        (lambda: made(survives_losing_to(BLOCKERS.in_zone(zones.HAND))), "in the battle zone only"),
        (lambda: made(race_blocker("Light")), "write civilization_blocker.LIGHT."),
        (lambda: made(attacks_such_untapped(CREATURES)), "write attacks_untapped"),
        (lambda: made(attacks_such_untapped(either(DRAGONS, STRONG))), "an ability for each"),
        (lambda: made(cant_be_blocked_by(CREATURES.in_zone(zones.HAND))), "in the battle zone"),
        (lambda: made(cant_be_attacked_by(CREATURES.other())), "just a creature"),
        (lambda: made(civilization_slayer(64)), "not a civilization"),
        (lambda: made(has(blocker, condition=this_has_power())), "at_least=, at_most= or both"),
        (lambda: made(has(blocker, condition=this_has_power(at_least=2, at_most=1))), "no power is 2 or more and 1"),
        (lambda: made(civilization_blocker(64)), "64 is not a civilization"),
        (lambda: made(vortex_evolves_from(CREATURES)), "put on 2 to 3 creatures, not 1"),
        (lambda: made(vortex_evolves_from(*[CREATURES] * 4)), "put on 2 to 3 creatures, not 4"),
        (lambda: made(when_put(give(separates, THIS))), "can't be given to creatures"),
        (
            lambda: made(when_put(put_top_card_into_graveyard(choose(1, CREATURES.in_zone(zones.HAND))))),
            "only be done in the battle zone",
        ),
        (lambda: twinpact(made(), made()), "a creature and a spell"),
        (lambda: twinpact(made(), some_spell(draw(1), attack_chance(CREATURES))), "face or half can't have"),
        # Pieces whose English would be wrong.
        (lambda: some_spell(give_power(1000, THIS, 77)), "not a duration"),
        (lambda: some_spell(give(blocker, MINE, durations.OPPONENTS_NEXT_TURN)), "not a duration"),
        (lambda: made(whenever_attacks(make_block_this(choose(2, CREATURES)))), "only one creature"),
        (lambda: made(whenever_one_attacks(CREATURES, after_it_attacks(draw(1)))), "an attack of this creature"),
        (lambda: some_spell(after_it_attacks(draw(1))), "an attack of this creature"),
        (lambda: some_spell(destroy(THE_BLOCKER)), "an ability that waits for this creature to be blocked"),
        (lambda: some_spell(take(choose(1, your_opponents(HAND)))), "only your own cards"),
        (lambda: some_spell(break_shields(every(SHIELDS))), "whose shields"),
        (lambda: some_spell(cast_for_no_cost(choose(1, HAND))), "only spells are cast"),
        (lambda: some_spell(prohibit(1 << 30)), "ACT_"),
        (lambda: some_spell(prohibit(acts.PUT | acts.LEAVE_GRAVEYARD)), "ACT_"),
        (lambda: made(prohibits(1 << 30, CREATURES)), "ACT_"),
        (lambda: made(prohibits(acts.CAST, SPELLS, most_cost=count(BLOCKERS))), "keywords"),
        (lambda: made(prohibits(acts.PUT, CREATURES.tapped())), "printed characteristics"),
        (lambda: some_spell(destroy(every(CREATURES.costing_the_number()))), "nothing before has named a number"),
        (lambda: made(whenever_put(CREATURES.costing_the_number(), draw(1))), "nothing before has named a number"),
        (lambda: made(each_has(CREATURES.costing_the_number(), blocker)), "that cost that number"),
        (lambda: some_spell(prohibit(acts.CAST, cards=NUMBERED)), "nothing before has named a number"),
        (lambda: some_spell(choose_a_number(prohibit(acts.LEAVE_GRAVEYARD, cards=NUMBERED))), "in play, or of what"),
        (
            lambda: some_spell(choose_a_number(after_the_attack(destroy(choose(1, NUMBERED))))),
            "nothing before has named",
        ),
        (lambda: some_spell(choose_a_number()), "it has no effects"),
        (lambda: made(allows_only(1, acts.PUT | acts.CAST, CARDS)), "summoning and casting are counted"),
        (lambda: made(allows_only(1, acts.PUT, FORTRESSES)), "only creatures that are put are counted"),
        (lambda: made(allows_only(0, acts.CAST, SPELLS)), "not a number .1 or more."),
        (lambda: made(invasion(CREATURES, zones.SHIELD)), "declared in the battle zone"),
        (lambda: made(ninja_strike(0)), "not a number .1 or more."),
        (lambda: made(at_start_of_your_turn_in_graveyard()), "no effects"),
        (lambda: made(when_put_onto_another()), "no effects"),
        # Gates and other declared abilities.
        (lambda: some_spell(draw(1), gate_of_moonless_night), "a spell can't have"),
        (lambda: some_spell(draw(1), void_gate(4)), "a spell can't have"),
        (lambda: made(oniend), "a creature can't have"),
        (lambda: made(zero_of_spell), "a creature can't have"),
        (lambda: made(may_cast_at_end_of_opponents_turn(THIS_IS_TAPPED)), "a creature can't have"),
        (lambda: made(gate_zetsu(0)), "not a number .1 or more."),
        (lambda: spell("Test Card", FIRE, 1, draw(1), races=5), "races are text"),
        (lambda: some_spell(destroy(choose_no_stronger(CREATURES))), "no cards have been mentioned"),
        (lambda: some_spell(have_it_battle(choose(1, CREATURES))), "nothing before says which creature"),
        (lambda: some_spell(mill_from_deck(1), have_it_battle(choose(2, CREATURES))), "one creature"),
        (lambda: some_spell(mill_from_deck(1), have_it_battle(choose(1, HAND))), "one creature"),
        (lambda: made(enter_tapped(your_opponents(CREATURES.tapped()))), "only refer to printed"),
        (lambda: made(enter_tapped(STRONG)), "can't depend on power"),
        (lambda: made(shield_trigger_if(THIS_IS_TAPPED)), "a creature can't have"),
        (lambda: some_spell(draw(1), opponent_untaps_at_most(3)), "a spell can't have"),
        (
            lambda: twinpact(
                creature("Test Card", FIRE, 1, 1, "", shield_trigger),
                spell("Test Card Half", FIRE, 1, draw(1), shield_trigger_if(YOU_HAVE_NO_SHIELDS)),
            ),
            "not of a half",
        ),
    ],
)
def test_a_misuse_is_refused_with_the_name_of_the_card(build: Callable[[], Card], phrase: str) -> None:
    with pytest.raises(DefinitionError, match=f"^Test Card.*{phrase}"):
        tabulate([build()])


@pytest.mark.parametrize(
    ("build", "message"),
    [
        # The message names the word and says how it is written.
        (
            lambda: some_spell(destroy(choose(CREATURES))),
            "choose: missing a required argument: 'cards'; write choose(number, cards)",
        ),
        (lambda: some_spell(draw(1, 2)), "draw: too many positional arguments; write draw(number, whose=...)"),
        (
            lambda: made(each_gets_power(CREATURES, 1000, until=1)),
            "write each_gets_power(cards, amount, condition=...)",
        ),
        (
            lambda: some_spell(destroy(every(CREATURES.power(3)))),
            "power: too many positional arguments; write power(at_least=..., at_most=...)",
        ),
        (lambda: some_spell(destroy(every(CREATURES.race(5)))), 'race: "5" is not a piece of text'),
        (lambda: some_spell(destroy(every(CREATURES.in_zone("hand")))), 'in_zone: "hand" is not a number'),
        (
            lambda: creature("Test Card", FIRE),
            "missing a required argument: 'cost'; write creature(name, civilizations, cost",
        ),
        (lambda: spell("Test Card", FIRE), "write spell(name, civilizations, cost, parts, ..., races=...)"),
        # A piece that takes no arguments was given some, or a word was given none.
        (lambda: made(blocker()), '"Blocker" takes nothing in parentheses'),
        (lambda: made(cant_be_attacked(choose(1, CREATURES))), '"This creature can\'t be attacked." takes nothing'),
        (lambda: some_spell(SHUFFLE_YOUR_DECK()), '"shuffle your deck" takes nothing'),
        (lambda: some_spell(draw), "'draw without parentheses' is not an ability or effect"),
        (lambda: made(when_put(draw)), '"draw without parentheses" is not an effect'),
        # No message shows raw data.
        (lambda: some_spell(destroy(THAT_MANY)), 'destroy: "that many" is not a noun'),
        (lambda: some_spell(destroy(YOU_HAVE_NO_SHIELDS)), 'destroy: "if you have no shields" is not a noun'),
        (lambda: some_spell(may(draw(1), if_you_do=(YOU_HAVE_NO_SHIELDS,))), '"if you have no shields" is not a tuple'),
        (lambda: some_spell(made()), "'Test Card' is not an ability or effect"),
        (lambda: some_spell(destroy(every(made()))), 'every: "Test Card" is not a description of cards'),
        (lambda: some_spell(destroy(among_the_rest(choose_up_to(0, CREATURES)))), 'choose_up_to: "0" is not a number'),
        (lambda: some_spell(destroy(choose(for_each_of(CREATURES, 1), CREATURES))), "is not a number of cards"),
        # One text would have two meanings.
        (lambda: made(each_has(CREATURES, cant_attack)), "write they_cant_attack(...)"),
        (lambda: some_spell(take(choose(1, your(SHIELDS)))), "write return_shields(...)"),
        (lambda: some_spell(return_shields(IT, shield_triggers=True)), "for other cards, write take(...)"),
    ],
)
def test_an_error_of_the_language_says_what_to_write(build: Callable[[], Card], message: str) -> None:
    with pytest.raises(DefinitionError) as error:
        tabulate([build()])
    assert str(error.value).startswith("Test Card: ")
    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert not re.search(r"\w+\(\w+=(?!\.\.\.)", str(error.value)), "raw data"


@pytest.mark.parametrize(
    "build",
    [
        # Choosing alone does nothing, so "that many" after it never applies.
        lambda: some_spell(pick(choose(1, CREATURES)), draw(THAT_MANY)),
        # They have gone elsewhere, and the effect has lost track of them (400.8).
        lambda: some_spell(discard(choose(1, your(HAND))), put_into_mana(THEM)),
        lambda: some_spell(destroy(choose(1, CREATURES)), put_into_mana(THEM)),
        lambda: some_spell(destroy(choose(1, CREATURES)), if_you_do(return_to_hand(IT))),
        lambda: some_spell(may(destroy(choose(1, CREATURES)), if_you_do=(return_to_hand(IT),))),
        lambda: some_spell(return_to_hand(every(CREATURES)), draw(1), tap(THEM)),
        # No card fits.
        lambda: some_spell(destroy(choose(1, SPELLS))),
        lambda: some_spell(destroy(every(CREATURES.cost(at_least=5, at_most=3)))),
        lambda: some_spell(destroy(every(CREATURES.power(at_least=5000, at_most=3000)))),
        lambda: some_spell(destroy(every(CREATURES.civilization(FIRE).without_civilization(FIRE)))),
        lambda: some_spell(destroy(every(CREATURES.evolution().non_evolution()))),
        lambda: some_spell(discard(choose(1, CREATURES.tapped().in_zone(zones.HAND)))),
        lambda: some_spell(discard(choose(1, CREATURES.put_this_turn().in_zone(zones.HAND)))),
        lambda: some_spell(discard(choose(1, SPELLS.power(at_most=3000).in_zone(zones.HAND)))),
        lambda: some_spell(discard(choose(1, SHIELDS.in_zone(zones.HAND)))),
        lambda: made(gets_power(count(SPELLS))),
        # Nothing happens to such cards.
        lambda: some_spell(return_to_hand(choose(1, your(HAND)))),
        lambda: some_spell(put(choose(1, SPELLS.in_zone(zones.HAND)))),
        lambda: some_spell(keep_tapped(every(your(CREATURES)))),
        lambda: some_spell(destroy(THIS)),
        lambda: some_spell(when(THIS_IS_TAPPED, draw(1))),
        lambda: made(when_put(fight(THIS))),
        # Nobody does that with such cards.
        lambda: some_spell(prohibit(acts.CAST, cards=CREATURES)),
        lambda: made(prohibits(acts.SUMMON, SPELLS)),
        lambda: made(whenever_put(SPELLS, draw(1))),
        lambda: made(whenever_you_summon(SPELLS, draw(1))),
        lambda: some_spell(when(summoned_another(SPELLS), draw(1))),
        lambda: made(whenever_you_cast(CREATURES, draw(1))),
        # Cards are looked for where none is.
        lambda: some_spell(put_into_graveyard(choose(1, your(CREATURES.anywhere())))),
        lambda: some_spell(put_into_graveyard(choose(1, CREATURES.or_one_of(your(CARDS.anywhere()))))),
        lambda: some_spell(destroy(every(CREATURES.anywhere()))),
        lambda: some_spell(draw(count(CREATURES.anywhere()))),
        # There is no spell half.
        lambda: made(when_destroyed(may(CAST_ITS_SPELL_HALF))),
        # The creature is in the hand then.
        lambda: made(may_summon_for_less(1, condition=THIS_IS_TAPPED)),
    ],
)
def test_what_can_never_happen_is_refused(build: Callable[[], Card]) -> None:
    with pytest.raises(DefinitionError, match=r"^Test Card: "):
        tabulate([build()])


def test_the_card_of_an_event_is_a_creature_or_another_card() -> None:
    with pytest.raises(DefinitionError, match="no creature to refer to; for another card, write THAT_CARD"):
        tabulate([made(whenever_opponent_uses(CARDS, put_into_mana(THAT)))])
    ability = whenever_opponent_uses(CARDS, put_into_graveyard(THAT_CARD))
    assert ability.words().endswith("uses a card, put that card into its owner's graveyard.")
    tabulate([made(ability)])


def test_a_list_inside_a_list_ends_the_effect() -> None:
    """What followed could belong to either list."""
    inner = one_of(draw(1), draw(2))
    with pytest.raises(DefinitionError, match="follows a list inside a list"):
        tabulate([spell("Wave", FIRE, 3, one_of(draw(3), (inner, draw(4))))])
    tabulate([spell("Wave", FIRE, 3, one_of(draw(3), inner), draw(4))])
