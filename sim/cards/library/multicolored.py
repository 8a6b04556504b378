"""The cards of several civilizations."""

from sim.cards.words import (
    ACT_CAST,
    ACT_SUMMON,
    BATTLE,
    CARDS,
    COMMANDS,
    CREATURES,
    DARKNESS,
    DARKNESS_AND_FIRE_MANA,
    DRAGONS,
    END_OF_OPPONENTS_NEXT_TURN,
    FIRE,
    GRAVEYARD,
    HAND,
    IT,
    LIGHT,
    LOSE_THE_GAME,
    MANA,
    NATURE,
    NO_SHIELD_TRIGGERS_THIS_TURN,
    OPPONENT_TAPPED_NO_MANA,
    SHIELDS,
    SPELLS,
    THAT_MANY,
    THE_REST,
    WATER,
    YOU_HAVE_NO_SHIELDS,
    YOUR_CREATURE_WAS_DESTROYED,
    YOUR_OPPONENT_HAS_MORE_SHIELDS,
    ability_word,
    all_but,
    among_the_rest,
    among_them,
    blocker,
    both,
    cant_attack_players,
    cant_be_chosen_by,
    cast_for_no_cost,
    castable_only,
    charge_from_deck,
    choose,
    choose_any_number,
    cost_less,
    count,
    creature,
    destroy,
    discard,
    double_breaker,
    draw,
    draw_up_to,
    each_has,
    every,
    evolves_from,
    fantasy_gate,
    final_revolution,
    for_each,
    have_it_battle,
    invasion,
    look_at_top,
    may,
    may_cast_at_end_of_opponents_turn,
    may_summon_at_end_of_opponents_turn,
    mill_from_deck,
    ninja_strike,
    one_of,
    oniend,
    opponent_chooses,
    opponents_creatures_enter_only_by_summoning,
    prohibit,
    put,
    put_into_graveyard,
    put_into_mana,
    return_shields,
    return_to_hand,
    revolution_change,
    saves,
    separates,
    shieldify_from_deck,
    speed_attacker,
    spell,
    sympathy,
    take,
    take_an_extra_turn,
    triple_breaker,
    vortex_evolves_from,
    when,
    when_attacks_or_leaves,
    when_put,
    when_put_onto_another,
    when_put_or_destroyed,
    when_put_or_discarded_by_opponent,
    whenever_attacks,
    whenever_one_attacks,
    whenever_opponent_draws,
    you_have_none_of,
    your,
    your_opponents,
    zero,
)

# A card's facts stay together on its first line, as they stand on the card.
# fmt: off
ANGELS_AND_DEMONS = CREATURES.race("Angel Command", "Demon Command")
GAIASH_KAISER = CREATURES.named("Gaiash Kaiser, the Meteor")
MULTICOLORED = CREATURES.of_several_civilizations()

MULTICOLORED_CARDS = (
    # --- light and water ---
    creature(
        "Miradante Twelve, Time Pope", LIGHT | WATER, 8, 12000, "Angel Command Dragon/Revolutionary/Team Doremi",
        revolution_change(DRAGONS.civilization(LIGHT | WATER).cost(at_least=5)),
        triple_breaker,
        when_put(
            may(
                cast_for_no_cost(choose(1, your(SPELLS.civilization(LIGHT).cost(at_most=5).in_zone(HAND)))),
                if_you_dont=(draw(1),),
            )
        ),
        final_revolution(
            prohibit(ACT_SUMMON, until=END_OF_OPPONENTS_NEXT_TURN, cards=CREATURES.cost(at_most=7))
        ),
    ),
    creature(
        "Rafululu, Sound Faerie", LIGHT | WATER, 5, 5000, "Angel Dragon/Revolutionary/Team Doremi",
        revolution_change(CREATURES.civilization(LIGHT | WATER)),
        when_put(prohibit(ACT_CAST)),
    ),
    creature(
        "Wise Starnoid, Avatar of Hope", LIGHT | WATER, 5, 9000, "Starnoid",
        vortex_evolves_from(CREATURES.race("Light Bringer"), CREATURES.race("Cyber Lord")),
        when_attacks_or_leaves(shieldify_from_deck(1)),
        double_breaker,
    ),
    # --- light and darkness ---
    creature(
        "Auzesu, Demonic Elemental", LIGHT | DARKNESS, 6, 6500, "Angel Command/Demon Command",
        sympathy(your(ANGELS_AND_DEMONS), 2),
        whenever_one_attacks(your(ANGELS_AND_DEMONS), destroy(choose(1, your_opponents(CREATURES.tapped())))),
        double_breaker,
    ),
    creature(
        "Breiga, the Wicked Protector", LIGHT | DARKNESS, 4, 3000, "Guardian/Brain Jacker",
        ability_word("Saver", saves(CREATURES.other())),
    ),
    # --- light and fire ---
    creature(
        "Hayabusaryu, Dragon Ninja", LIGHT | FIRE, 6, 5500, "Gaial Command Dragon/Guardian/Shinobi",
        ninja_strike(7),
        blocker,
        speed_attacker,
    ),
    # --- light and nature ---
    creature(
        "Skysword, the Savage Vizier", LIGHT | NATURE, 5, 2000, "Beast Folk/Initiate",
        when_put(charge_from_deck(1), shieldify_from_deck(1)),
    ),
    # --- water and darkness ---
    creature(
        "Gar Raganzark", WATER | DARKNESS, 8, 9000, "Dolszak/Mafi Gang",
        fantasy_gate(4),
        blocker,
        double_breaker,
        cant_be_chosen_by(SPELLS),
        opponents_creatures_enter_only_by_summoning,
    ),
    # --- water and fire ---
    spell(
        "Judgement of the Flame's Spear and the Water's Blade", WATER | FIRE, 6,
        destroy(every(CREATURES.power(at_most=3000))),
        draw_up_to(THAT_MANY),
    ),
    # --- water and nature ---
    creature(
        "Terraform, Kenda Magic", WATER | NATURE, 5, 2000, "Outrage",
        whenever_opponent_draws(may(charge_from_deck(1))),
    ),
    creature(
        "Gaiash Kaiser, the Meteor", WATER | NATURE, 6, 8000, "Blue Command Dragon/Green Command Dragon/Hunter",
        may_summon_at_end_of_opponents_turn(both(OPPONENT_TAPPED_NO_MANA, you_have_none_of(GAIASH_KAISER))),
        double_breaker,
        when_put(draw(2)),
        cost_less(your(CREATURES.cost(at_least=10)), 4, 1),
        each_has(your_opponents(CREATURES.put_this_turn()), cant_attack_players),
    ),
    # --- darkness and fire ---
    spell(
        "Miraculous Meltdown", DARKNESS | FIRE, 6,
        castable_only(YOUR_OPPONENT_HAS_MORE_SHIELDS),
        return_shields(
            all_but(opponent_chooses(count(your(SHIELDS)), your_opponents(SHIELDS))), shield_triggers=True
        ),
    ),
    creature(
        "Basara", DARKNESS | FIRE, 6, 9000, "",
        zero,
        speed_attacker,
        double_breaker,
        ability_word(
            "Revolution 0",
            when_put(
                when(
                    YOU_HAVE_NO_SHIELDS,
                    destroy(every(your_opponents(CREATURES.of_highest_power()))),
                    for_each(
                        "creature destroyed in this way",
                        put_into_graveyard(opponent_chooses(1, your_opponents(SHIELDS))),
                    ),
                )
            ),
        ),
    ),
    spell(
        "「Chikushioooooo!!」", DARKNESS | FIRE, 6,
        may_cast_at_end_of_opponents_turn(both(YOUR_CREATURE_WAS_DESTROYED, DARKNESS_AND_FIRE_MANA)),
        destroy(choose(1, your_opponents(CREATURES))),
        may(discard(every(your(CARDS.in_zone(HAND)))), if_you_do=(draw(3),)),
    ),
    spell(
        "Hyakki no Jaoumon", DARKNESS | FIRE, 6,
        oniend,
        mill_from_deck(4),
        put(
            among_them(
                choose(1, CREATURES.civilization(DARKNESS | FIRE).non_evolution().cost(at_most=6))
            )
        ),
        may(have_it_battle(choose(1, your_opponents(CREATURES)))),
        races="Onifuda Kingdom",
    ),
    creature(
        "The Black V, Roaring Sound", DARKNESS | FIRE, 4, 3000, "Sonic Command/Initials",
        speed_attacker,
        whenever_attacks(discard(opponent_chooses(1, your_opponents(CARDS.in_zone(HAND))))),
    ),
    # --- darkness and nature ---
    creature(
        "Galamuta, Matchless Fear Lord", DARKNESS | NATURE, 6, 5000, "Dark Lord/Earth Dragon",
        sympathy(your(CREATURES.race("Death Puppet", "Beast Folk")), 2),
        whenever_attacks(NO_SHIELD_TRIGGERS_THIS_TURN),
    ),
    # --- fire and nature ---
    creature(
        "Bombazar, Dragon of Destiny", FIRE | NATURE, 7, 6000, "Armored Dragon/Earth Dragon",
        when_put(
            destroy(every(CREATURES.other().power(at_least=6000, at_most=6000))),
            take_an_extra_turn(LOSE_THE_GAME),
        ),
        speed_attacker,
        double_breaker,
    ),
    creature(
        "Dogiragon Buster, Blue Leader", FIRE | NATURE, 8, 13000,
        "Mega Command Dragon/Revolutionary/Team Hamukatsu",
        revolution_change(DRAGONS.civilization(FIRE | NATURE).cost(at_least=5)),
        triple_breaker,
        each_has(your(MULTICOLORED), speed_attacker),
        final_revolution(
            put(choose_any_number(your(MULTICOLORED.non_evolution().in_zone(HAND, MANA)), total_cost=6))
        ),
    ),
    creature("Gonta, the Warrior Savage", FIRE | NATURE, 2, 4000, "Human/Beast Folk"),
    creature(
        "Soul Phoenix, Avatar of Unity", FIRE | NATURE, 4, 13000, "Phoenix",
        vortex_evolves_from(CREATURES.race("Fire Bird"), CREATURES.race("Earth Dragon")),
        triple_breaker,
        separates,
    ),
    creature(
        "Hamukatsuman, No.1 Wind", FIRE | NATURE, 3, 1000, "Revolutionary/Team Hamukatsu",
        speed_attacker,
        when_put(charge_from_deck(1)),
    ),
    creature(
        "Levia Than, Flame Dragon Guardian", FIRE | NATURE, 6, 7000, "Red Command Dragon/Snow Faerie",
        when_put_or_destroyed(may(put(choose(1, your(CREATURES.in_zone(MANA).cost(at_most=3)))))),
        double_breaker,
    ),
    creature(
        "Ryusei the Earth", FIRE | NATURE, 6, 6000, "Red Command Dragon/Revolutionary/Team Hamukatsu",
        speed_attacker,
        double_breaker,
        when_put_or_discarded_by_opponent(look_at_top(1), one_of(take(IT), put_into_mana(IT))),
    ),
    creature(
        "Super Dragon Machine Dolzark", FIRE | NATURE, 6, 7000, "Armored Dragon/Earth Dragon",
        whenever_one_attacks(
            your(DRAGONS.other()), may(put_into_mana(choose(1, your_opponents(CREATURES.power(at_most=5000)))))
        ),
        double_breaker,
    ),
    # --- water, darkness and fire ---
    creature(
        "Nicol Bolas", WATER | DARKNESS | FIRE, 8, 7000, "Elder Dragon/Planeswalker",
        double_breaker,
        when_put(discard(opponent_chooses(7, your_opponents(CARDS.in_zone(HAND))))),
        whenever_attacks(destroy(choose(1, your_opponents(CREATURES)))),
    ),
    # --- water, darkness and nature ---
    creature(
        "Deddam, Disaster", WATER | DARKNESS | NATURE, 3, 3000, "Trinity Command/Invader",
        when_put(
            look_at_top(3),
            take(among_them(choose(1, CARDS))),
            put_into_mana(among_the_rest(choose(1, CARDS))),
            put_into_graveyard(THE_REST),
        ),
    ),
    creature(
        "Dead Damned, Triple S-Rank Disaster", WATER | DARKNESS | NATURE, 8, 11000, "Trinity Command/S-Rank Invader",
        evolves_from(CREATURES.civilization(WATER | DARKNESS | NATURE)),
        ability_word(
            'SSS-Rank Invasion "Disaster"',
            invasion(COMMANDS.civilization(WATER | DARKNESS | NATURE), BATTLE, HAND, GRAVEYARD, MANA),
        ),
        double_breaker,
        when_put_onto_another(
            one_of(
                put_into_graveyard(choose(1, your_opponents(CREATURES))),
                put_into_mana(choose(1, your_opponents(CREATURES))),
                return_to_hand(choose(1, your_opponents(CREATURES))),
            )
        ),
    ),
)
