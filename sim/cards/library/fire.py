"""The fire cards of the first fifteen sets; `sim.cards.library.fire_later` has those since."""

from sim.cards.words import (
    ANOTHER_BROKE_SHIELDS,
    CARDS,
    CREATURES,
    DRAGONS,
    FIRE,
    LIGHT,
    REDRAW_HANDS,
    SHIELDS,
    THIS,
    THIS_IS_ATTACKING,
    WATER,
    ability_word,
    at_end_of_your_turn,
    attacks_each_turn,
    attacks_untapped,
    both,
    choose,
    choose_any_number,
    cost_less,
    creature,
    destroy,
    double_breaker,
    each_has,
    every,
    evolves_from,
    expose,
    for_each_of,
    gets_power,
    has,
    may,
    opponent_chooses,
    power_attacker,
    put,
    put_into_graveyard,
    return_to_hand,
    saves,
    shield_trigger,
    shields_go_to_graveyard,
    silent_skill,
    speed_attacker,
    spell,
    take_an_extra_turn,
    tap_ability,
    wave_striker,
    when_destroyed,
    when_put,
    whenever_attacks,
    whenever_unblocked_at_player,
    your,
    your_opponents,
)
from sim.engine.record.codes.cards import BLOCKER, HAND, MANA

# A card's facts stay together on its first line, as they stand on the card.
# fmt: off
BLOCKERS = CREATURES.having(BLOCKER)

FIRE_CARDS = (
    # --- creatures ---
    creature(
        "Bazagazeal Dragon", FIRE, 8, 8000, "Armored Dragon",
        speed_attacker,
        attacks_untapped,
        double_breaker,
        at_end_of_your_turn(return_to_hand(THIS)),
    ),
    creature(
        "Bolmeteus Steel Dragon", FIRE, 7, 7000, "Armored Dragon",
        double_breaker,
        shields_go_to_graveyard,
    ),
    creature(
        "Bolzard Dragon", FIRE, 6, 5000, "Armored Dragon",
        whenever_attacks(put_into_graveyard(choose(1, your_opponents(CARDS.in_zone(MANA))))),
    ),
    creature(
        "Brad, Super Kickin' Dynamo", FIRE, 3, 2000, "Human",
        silent_skill(destroy(choose(1, your_opponents(BLOCKERS)))),
    ),
    creature("Brawler Zyler", FIRE, 2, 1000, "Human", power_attacker(2000)),
    creature(
        "Brock, the Screw Soldier", FIRE, 1, 1000, "Armorloid",
        gets_power(for_each_of(CREATURES.civilization(LIGHT | WATER), -1000)),
    ),
    creature("Cocco Lupia", FIRE, 3, 1000, "Fire Bird", cost_less(your(DRAGONS), 2, 2)),
    creature("Deadly Fighter Braid Claw", FIRE, 1, 1000, "Dragonoid", attacks_each_turn),
    creature(
        "Garkago Dragon", FIRE, 7, 6000, "Armored Dragon",
        double_breaker,
        gets_power(for_each_of(your(CREATURES.other().civilization(FIRE)), 1000)),
        attacks_untapped,
    ),
    creature("Kip Chippotto", FIRE, 3, 1000, "Fire Bird", saves(CREATURES.race("Armored Dragon"))),
    creature(
        "Kyrstron, Lair Delver", FIRE, 5, 1000, "Dragonoid",
        when_destroyed(may(put(choose(1, your(DRAGONS.in_zone(HAND)))))),
    ),
    creature("Magmadragon Melgars", FIRE, 4, 4000, "Volcano Dragon"),
    creature(
        "Metalwing Skyterror", FIRE, 7, 6000, "Armored Wyvern",
        whenever_attacks(may(destroy(choose(1, BLOCKERS)))),
        double_breaker,
    ),
    creature(
        "Missile Soldier Ultimo", FIRE, 3, 2000, "Dragonoid",
        ability_word("Turbo rush", has(attacks_untapped, condition=ANOTHER_BROKE_SHIELDS)),
        ability_word("Turbo rush", gets_power(4000, condition=both(THIS_IS_ATTACKING, ANOTHER_BROKE_SHIELDS))),
    ),
    creature("Peppi Pepper", FIRE, 3, 2000, "Fire Bird", power_attacker(3000)),
    creature(
        "Minelord Skyterror", FIRE, 4, 3000, "Armored Wyvern",
        silent_skill(destroy(every(CREATURES.power(at_most=3000)))),
    ),
    creature(
        "Pyrofighter Magnus", FIRE, 3, 3000, "Dragonoid",
        speed_attacker,
        at_end_of_your_turn(return_to_hand(THIS)),
    ),
    creature(
        "Rikabu's Screwdriver", FIRE, 2, 1000, "Xenoparts",
        tap_ability(destroy(choose(1, your_opponents(BLOCKERS)))),
    ),
    creature(
        "Rothus, the Traveler", FIRE, 4, 4000, "Armorloid",
        when_put(
            destroy(choose(1, your(CREATURES))),
            destroy(opponent_chooses(1, your_opponents(CREATURES))),
        ),
    ),
    creature(
        "Sapian Tark, Flame Dervish", FIRE, 3, 2000, "Dragonoid",
        wave_striker(gets_power(4000), attacks_untapped),
    ),
    creature("Scarlet Skyterror", FIRE, 8, 3000, "Armored Wyvern", when_put(destroy(every(BLOCKERS)))),
    creature("Totto Pipicchi", FIRE, 3, 1000, "Fire Bird", each_has(DRAGONS, speed_attacker)),
    # --- evolution creatures ---
    creature(
        "Balesk Baj, the Timeburner", FIRE, 9, 8000, "Armored Wyvern",
        evolves_from(CREATURES.race("Armored Wyvern")),
        whenever_unblocked_at_player(take_an_extra_turn()),
        double_breaker,
        at_end_of_your_turn(return_to_hand(THIS)),
    ),
    # --- spells ---
    spell(
        "Apocalypse Vise", FIRE, 7,
        destroy(choose_any_number(your_opponents(CREATURES), total_power=8000)),
    ),
    spell("Burst Shot", FIRE, 6, shield_trigger, destroy(every(CREATURES.power(at_most=2000)))),
    spell("Chaos Strike", FIRE, 2, expose(choose(1, your_opponents(CREATURES.untapped())))),
    spell(
        "Comet Missile", FIRE, 1,
        shield_trigger,
        destroy(choose(1, your_opponents(BLOCKERS.power(at_most=6000)))),
    ),
    spell(
        "Crisis Boulder", FIRE, 4,
        shield_trigger,
        put_into_graveyard(
            opponent_chooses(1, your_opponents(CREATURES).or_one_of(your_opponents(CARDS.in_zone(MANA))))
        ),
    ),
    spell("Cyclone Panic", FIRE, 3, shield_trigger, REDRAW_HANDS),
    spell(
        "Hell's Scrapper", FIRE, 7,
        shield_trigger,
        destroy(choose_any_number(your_opponents(CREATURES), total_power=5000)),
    ),
    spell(
        "Searing Wave", FIRE, 5,
        destroy(every(your_opponents(CREATURES.power(at_most=3000)))),
        put_into_graveyard(choose(1, your(SHIELDS))),
    ),
    spell(
        "Volcanic Arrows", FIRE, 2,
        shield_trigger,
        destroy(choose(1, CREATURES.power(at_most=6000))),
        put_into_graveyard(choose(1, your(SHIELDS))),
    ),
)
