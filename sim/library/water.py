"""The water cards."""

from sim.language import (
    CARDS,
    CREATURES,
    IF_THIS_IS_TAPPED,
    PUT_THEM_BACK,
    SKIP_THE_REST_OF_THE_TURN,
    THAT,
    THE_BLOCKER,
    THIS,
    WATER,
    WIN_THE_GAME,
    after_the_attack,
    at_end_of_your_turn,
    at_least,
    blocker,
    both,
    cant_attack,
    cant_be_attacked,
    cant_be_blocked,
    cant_be_chosen,
    choose,
    choose_up_to,
    creature,
    discard,
    double_breaker,
    draw,
    draw_up_to,
    every,
    evolves_from,
    instead_of_being_destroyed,
    look_at_top,
    may,
    put_into_mana,
    put_on_top_of_deck,
    return_to_hand,
    returns_to_hand_after_casting,
    shield_trigger,
    silent_skill,
    spell,
    strike_back,
    tap_ability,
    triple_breaker,
    use_for_no_cost,
    when,
    when_destroyed,
    when_put,
    whenever_attacks,
    whenever_becomes_blocked,
    whenever_one_attacks,
    whenever_opponent_puts_without_summoning,
    whenever_opponent_uses_or_charges,
    whenever_put,
    your,
    your_opponents,
)
from sim.vocabulary import BLOCKER, HAND, MANA, SHIELD_TRIGGER

# A card's facts stay together on its first line, as they stand on the card.
# fmt: off
LIQUID_PEOPLE = CREATURES.race("Liquid People")
YOUR_HAND = your(CARDS.in_zone(HAND))
YOUR_MANA = your(CARDS.in_zone(MANA))

WATER_CARDS = (
    # --- creatures ---
    creature(
        "Aqua Fencer", WATER, 7, 3000, "Liquid People",
        tap_ability(return_to_hand(choose(1, your_opponents(CARDS.in_zone(MANA))))),
    ),
    creature("Aqua Guard", WATER, 1, 2000, "Liquid People", blocker, cant_attack),
    creature("Aqua Hulcus", WATER, 3, 2000, "Liquid People", when_put(may(draw(1)))),
    creature("Aqua Knight", WATER, 5, 4000, "Liquid People", instead_of_being_destroyed(HAND)),
    creature(
        "Aqua Sniper", WATER, 8, 5000, "Liquid People",
        when_put(return_to_hand(choose_up_to(2, CREATURES))),
    ),
    creature("Aqua Soldier", WATER, 3, 1000, "Liquid People", instead_of_being_destroyed(HAND)),
    creature(
        "Aqua Surfer", WATER, 6, 2000, "Liquid People",
        shield_trigger,
        when_put(may(return_to_hand(choose(1, CREATURES)))),
    ),
    creature("Aqua Vehicle", WATER, 2, 1000, "Liquid People"),
    creature("Cetibols", WATER, 3, 2000, "Sea Hacker", when_destroyed(may(draw(1)))),
    creature(
        "Codename iFormulaX", WATER, 7, 6000, "Great Mecha King/Unknown",
        at_end_of_your_turn(when(both(IF_THIS_IS_TAPPED, at_least(10, your(CARDS.in_zone(HAND)))), WIN_THE_GAME)),
        double_breaker,
    ),
    creature(
        "Completely Unidentified", WATER, 11, 16000, "???",
        triple_breaker,
        whenever_opponent_uses_or_charges(SKIP_THE_REST_OF_THE_TURN),
        whenever_one_attacks(your_opponents(CREATURES), after_the_attack(SKIP_THE_REST_OF_THE_TURN)),
    ),
    creature(
        "Corile", WATER, 5, 2000, "Cyber Lord",
        when_put(put_on_top_of_deck(choose(1, your_opponents(CREATURES)))),
    ),
    creature(
        "Crack Crawler", WATER, 6, 3000, "Earth Eater",
        strike_back(CARDS.civilization(WATER)),
        blocker,
        cant_attack,
    ),
    creature(
        "Cyber I Choice", WATER, 7, 3000, "Cyber Command",
        shield_trigger,
        when_put(may(use_for_no_cost(choose(1, your(CARDS.having(SHIELD_TRIGGER).in_zone(HAND)))))),
    ),
    creature("Hunter Fish", WATER, 2, 3000, "Fish", blocker, cant_attack),
    creature(
        "King Neptas", WATER, 6, 5000, "Leviathan",
        whenever_attacks(may(return_to_hand(choose(1, CREATURES.power(at_most=2000))))),
    ),
    creature("Milporo", WATER, 4, 3000, "Cyber Lord", silent_skill(draw(1))),
    creature(
        "Onikamas, Strange Flow", WATER, 2, 2000, "Mutopia",
        cant_be_chosen,
        whenever_opponent_puts_without_summoning(may(return_to_hand(THAT))),
    ),
    creature("Phantom Fish", WATER, 3, 4000, "Gel Fish", blocker, cant_attack),
    creature(
        "Thrash Crawler", WATER, 4, 5000, "Earth Eater",
        blocker,
        when_put(return_to_hand(choose(1, YOUR_MANA))),
        cant_attack,
    ),
    creature("Titanium Cluster", WATER, 4, 4000, "Cyber Cluster", blocker, cant_be_attacked, cant_attack),
    # --- evolution creatures ---
    creature(
        "Crystal Lancer", WATER, 6, 8000, "Liquid People",
        evolves_from(LIQUID_PEOPLE),
        cant_be_blocked,
        double_breaker,
    ),
    creature(
        "Crystal Paladin", WATER, 4, 5000, "Liquid People",
        evolves_from(LIQUID_PEOPLE),
        when_put(return_to_hand(every(CREATURES.having(BLOCKER)))),
    ),
    creature(
        "Emperor Maroll", WATER, 3, 5000, "Cyber Lord",
        evolves_from(CREATURES.race("Cyber Lord")),
        whenever_put(your(CREATURES.other()), return_to_hand(THIS)),
        whenever_becomes_blocked(return_to_hand(THE_BLOCKER)),
    ),
    # --- spells ---
    spell("Brain Serum", WATER, 4, shield_trigger, draw_up_to(2)),
    spell("Cyber Brain", WATER, 4, shield_trigger, draw_up_to(3)),
    spell("Emergency Typhoon", WATER, 2, shield_trigger, draw_up_to(2), discard(choose(1, YOUR_HAND))),
    spell("Energy Stream", WATER, 3, draw(2)),
    spell(
        "Eternal Brain", WATER, 2,
        look_at_top(2),
        PUT_THEM_BACK,
        returns_to_hand_after_casting,
    ),
    spell(
        "Siren Concerto", WATER, 1,
        shield_trigger,
        return_to_hand(choose(1, YOUR_MANA)),
        put_into_mana(choose(1, YOUR_HAND)),
    ),
    spell("Spiral Gate", WATER, 2, shield_trigger, return_to_hand(choose(1, CREATURES))),
    spell("Teleportation", WATER, 5, return_to_hand(choose_up_to(2, CREATURES))),
)
