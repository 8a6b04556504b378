"""The fire cards since the Command Dragons: invasions, revolutions and the rush decks of later years."""

from sim.cards.words import (
    CARDS,
    COMMANDS,
    CREATURES,
    DRAGONS,
    FIRE,
    IT,
    NO_OTHER_ATTACKED,
    NONE_OF_ITS_NAME_PUT,
    ON_OPPONENTS_TURN,
    SECOND_ATTACK,
    SHIELDS,
    THE_REST,
    THEM,
    THIS,
    THIS_ATTACKED,
    THIS_IS_BATTLING,
    THIS_IS_UNTAPPED,
    THIS_IS_YOUR_ONLY_HAND_CARD,
    ability_word,
    after_it_attacks,
    after_the_attack,
    among_them,
    at_end_of_your_turn,
    at_least,
    at_most,
    attack_this_turn,
    cant_attack,
    choose,
    choose_any_number,
    choose_no_stronger,
    choose_one_of_each_civilization,
    creature,
    destroy,
    discard,
    does_not_untap,
    double_breaker,
    draw,
    either,
    every,
    evolves_from,
    fight,
    for_each,
    from_hand_whenever_one_attacks,
    gets_power,
    give,
    has,
    invasion,
    keep_tapped,
    kirifudash,
    look_at_top,
    may,
    may_cost_less,
    may_summon_by,
    may_summon_for_less,
    may_summon_for_no_cost,
    one_of,
    opponents_creatures_go_to_graveyard,
    pick,
    put,
    put_into_graveyard,
    put_on_bottom_of_deck,
    return_shields,
    return_to_hand,
    reveal,
    reveal_top,
    revolution_zero_trigger,
    revolution_zero_trigger_of_spell,
    shield_trigger,
    shuffled_into_deck_after_casting,
    speed_attacker,
    spell,
    star_evolves_from,
    strike_back,
    summoned_another,
    take,
    take_an_extra_turn,
    tap,
    they_are,
    together,
    triple_breaker,
    untap,
    when,
    when_destroyed,
    when_leaves,
    when_put,
    when_put_on_non_evolution,
    when_put_or_attacks,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.engine.record.codes.cards import BLOCKER, GRAVEYARD, HAND, MANA

# A card's facts stay together on its first line, as they stand on the card.
# fmt: off
FIRE_CREATURES = CREATURES.civilization(FIRE)
FIRE_COMMANDS = COMMANDS.civilization(FIRE)
YOUR_HAND = your(CARDS.in_zone(HAND))
YOUR_FIRE_MANA = your(CARDS.civilization(FIRE).in_zone(MANA))

FIRE_LATER_CARDS = (
    # --- creatures of the invasions and revolutions ---
    creature(
        "Bakuadorgan, Passion Dragon", FIRE, 5, 4000, "Gaial Command Dragon",
        speed_attacker,
        whenever_attacks(
            reveal_top(1),
            when(they_are(DRAGONS), take(IT), otherwise=(put_on_bottom_of_deck(IT),)),
        ),
    ),
    creature(
        "Cocco Gett, Dragment Lore", FIRE, 3, 3000, "Human Baku",
        ability_word(
            "Mana Arms 3",
            may_cost_less(
                your(CREATURES.race("Command Dragon")), 2, 1, condition=at_least(3, YOUR_FIRE_MANA)
            ),
        ),
    ),
    creature(
        "Gogo Jigocchi", FIRE, 3, 2000, "Fire Bird En/Revolutionary",
        when_put(
            look_at_top(5),
            may(reveal(among_them(choose(1, DRAGONS))), if_you_do=(take(IT),)),
            put_on_bottom_of_deck(THE_REST),
        ),
    ),
    creature(
        "Macallan, Explosive Flame Shooter", FIRE, 3, 3000, "Human Baku",
        ability_word(
            "Mana Arms 3",
            when_put(when(at_least(3, YOUR_FIRE_MANA), may(fight(choose(1, your_opponents(CREATURES)))))),
        ),
        gets_power(1000, condition=THIS_IS_BATTLING),
    ),
    creature("Magnum, Shortshot", FIRE, 3, 3000, "Outrage", opponents_creatures_go_to_graveyard),
    creature(
        "Mega Blade Dragon", FIRE, 8, 4000, "Mega Command Dragon/Revolutionary",
        shield_trigger,
        when_put(destroy(every(your_opponents(CREATURES.having(BLOCKER))))),
    ),
    creature(
        "Mega Manalock Dragon", FIRE, 6, 7000, "Mega Command Dragon",
        double_breaker,
        when_put_or_attacks(
            tap(choose_one_of_each_civilization(your_opponents(CARDS.in_zone(MANA)))),
            keep_tapped(THEM),
        ),
    ),
    creature(
        "The Mach, Lightning Sonic", FIRE, 5, 5000, "Sonic Command/Invader",
        speed_attacker,
        when_put(
            reveal_top(4),
            may(take(among_them(choose(1, CREATURES.evolution())))),
            put_on_bottom_of_deck(THE_REST),
        ),
    ),
    creature("The Red, Lightning Sonic", FIRE, 4, 4000, "Sonic Command/Invader", speed_attacker),
    creature(
        "The Zet, Lightning Sonic", FIRE, 4, 7000, "Sonic Command/Invader",
        speed_attacker,
        double_breaker,
        at_end_of_your_turn(when(THIS_ATTACKED, destroy(THIS))),
    ),
    # --- evolution creatures ---
    creature(
        "Bolshack Dogiragon", FIRE, 7, 12000, "Mega Command Dragon/Revolutionary",
        revolution_zero_trigger(FIRE_CREATURES.non_evolution()),
        evolves_from(FIRE_CREATURES),
        triple_breaker,
        when_put_or_attacks(may(fight(choose(1, your_opponents(CREATURES))))),
    ),
    creature(
        "Red-End, Super Lightning Sonic", FIRE, 5, 6000, "Sonic Command/Invader",
        evolves_from(FIRE_CREATURES),
        invasion(FIRE_COMMANDS),
        double_breaker,
        when_destroyed(may(put(choose(1, your(CARDS.in_zone(GRAVEYARD).that_were_under_this()))))),
    ),
    creature(
        "Redzone, Roaring Invasion", FIRE, 6, 12000, "Sonic Command/Invader",
        evolves_from(FIRE_CREATURES),
        invasion(FIRE_COMMANDS),
        triple_breaker,
        when_put(destroy(every(your_opponents(CREATURES).of_highest_power()))),
    ),
    creature(
        "Redzone Z, Passionate Invasion", FIRE, 6, 11000, "Sonic Command/Invader",
        evolves_from(FIRE_CREATURES),
        invasion(FIRE_COMMANDS),
        double_breaker,
        when_put_on_non_evolution(put_into_graveyard(choose(1, your_opponents(SHIELDS)))),
    ),
    # --- creatures of the later rush decks ---
    creature("Bunbun Churis", FIRE, 1, 1000, "Beat Jockey/RexStars", does_not_untap),
    creature(
        "Carmelewis", FIRE, 3, 1000, "Jokers/Team Kirifuda",
        kirifudash(2),
        speed_attacker,
    ),
    creature(
        "Gogogo Brand", FIRE, 7, 9000, "Beat Jockey",
        ability_word("Master Gogogo Gangan Galaxy", may_summon_for_no_cost(THIS_IS_YOUR_ONLY_HAND_CARD)),
        speed_attacker,
        double_breaker,
        when_put(
            when(at_least(1, YOUR_FIRE_MANA), draw(1)),
            discard(choose_any_number(YOUR_HAND)),
            for_each(
                "card discarded in this way",
                destroy(choose(1, your_opponents(CREATURES.power(at_most=6000)))),
            ),
        ),
    ),
    creature(
        "Great Sonic", FIRE, 1, 1000, "Beat Jockey",
        ability_word("Gogogo Gangan Galaxy", has(speed_attacker, condition=at_most(1, YOUR_HAND))),
        at_end_of_your_turn(when(THIS_IS_UNTAPPED, return_to_hand(THIS))),
    ),
    creature(
        "Hakumei Doji", FIRE, 4, 2000, "Human/Onifuda Kingdom",
        strike_back(CARDS.civilization(FIRE)),
        speed_attacker,
    ),
    creature(
        "Hop Churis", FIRE, 1, 2000, "Beat Jockey",
        has(cant_attack, condition=NO_OTHER_ATTACKED),
    ),
    creature(
        "Kangoku Nyudo", FIRE, 2, 2000, "Demonio/Onifuda Kingdom",
        at_end_of_your_turn(return_shields(choose(1, your(SHIELDS)), shield_triggers=False)),
        ability_word("Onitime", gets_power(3000, condition=at_most(6, SHIELDS))),
    ),
    creature(
        "Kodamanma, Gil Gil Doll", FIRE, 2, 2000, "Death Puppet/Alien",
        when_put(return_shields(choose(1, your(SHIELDS)), shield_triggers=False)),
    ),
    creature(
        "Nikujiru Busher", FIRE, 6, 6000, "Jokers",
        may_summon_by(
            put_on_bottom_of_deck(
                together(choose(1, your(CREATURES)), choose(1, your(SHIELDS)), choose(1, YOUR_HAND))
            )
        ),
        double_breaker,
    ),
    creature(
        "Valchuris, Dragon Armored", FIRE, 5, 4000, "Dragon Guild/Beat Jockey",
        from_hand_whenever_one_attacks(
            CREATURES, when(SECOND_ATTACK, after_the_attack(when(NONE_OF_ITS_NAME_PUT, may(put(THIS)))))
        ),
        speed_attacker,
    ),
    # --- star evolution creatures ---
    creature(
        "Gagaga Gaial Brand", FIRE, 8, 9000, "Beat Jockey/Red Command Dragon/RexStars",
        may_summon_for_less(3, attack_this_turn(THIS), after_it_attacks(destroy(THIS))),
        may_summon_for_less(
            6,
            attack_this_turn(THIS),
            after_it_attacks(destroy(THIS)),
            condition=summoned_another(FIRE_CREATURES),
        ),
        star_evolves_from(either(CREATURES.race("RexStars"), FIRE_CREATURES)),
        double_breaker,
        when_leaves(untap(every(your(CREATURES))), give(speed_attacker, THEM)),
    ),
    creature(
        "Momoginga, Passionate Hero", FIRE, 6, 9000, "Jokers/Gaial Command Dragon/RexStars",
        star_evolves_from(either(CREATURES.race("RexStars"), FIRE_CREATURES)),
        double_breaker,
        whenever_attacks(destroy(choose(1, your_opponents(CREATURES.power(at_most=7000))))),
        when_leaves(take_an_extra_turn(), condition=ON_OPPONENTS_TURN),
    ),
    # --- spells ---
    spell(
        "Scale of Bravery and Love", FIRE, 2,
        shield_trigger,
        one_of(
            (discard(choose(1, YOUR_HAND)), draw(2)),
            destroy(choose(1, your_opponents(CREATURES.power(at_most=2000)))),
        ),
    ),
    spell(
        "Iron Fist of Revolution", FIRE, 3,
        revolution_zero_trigger_of_spell,
        reveal_top(4),
        pick(among_them(choose(1, CREATURES.civilization(FIRE)))),
        destroy(choose_no_stronger(your_opponents(CREATURES))),
        shuffled_into_deck_after_casting,
    ),
)
