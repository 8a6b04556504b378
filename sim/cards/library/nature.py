"""The nature cards."""

from sim.cards.words import (
    BLOCKER,
    CARDS,
    CREATURES,
    DECK,
    GRAVEYARD,
    HAND,
    IT,
    MANA,
    NATURE,
    SHUFFLE_YOUR_DECK,
    THEM,
    THIS,
    THIS_BROKE_SHIELDS,
    THIS_IS_TAPPED,
    ability_word,
    at_end_of_your_turn,
    at_least,
    attacked_if_able,
    charge_from_deck,
    choose,
    cost_less,
    creature,
    double_breaker,
    each_gets_power,
    enters_instead_of_being_discarded,
    every,
    evolves_from,
    give,
    give_power,
    goes_to_deck_bottom_after_casting,
    goes_to_mana_tapped_after_casting,
    has,
    instead_of_being_destroyed,
    invasion,
    make_block_this,
    may,
    may_attack_untapped_creatures,
    may_cast_from,
    opponent_may_choose,
    put,
    put_into_mana,
    put_top_card_into_graveyard,
    return_to_hand,
    reveal,
    shield_trigger,
    silent_skill,
    some_of,
    spell,
    take,
    that_players,
    triple_breaker,
    when,
    when_put,
    whenever_attacks,
    whenever_becomes_blocked,
    whenever_put,
    your,
    your_opponents,
)

# A card's facts stay together on its first line, as they stand on the card.
# fmt: off
BEAST_FOLK = CREATURES.race("Beast Folk")

NATURE_OF_COST_3 = CREATURES.civilization(NATURE).cost(at_least=3, at_most=3)

NATURE_CARDS = (
    # --- creatures ---
    creature("Bronze-Arm Tribe", NATURE, 3, 1000, "Beast Folk", when_put(charge_from_deck(1))),
    creature("Burning Mane", NATURE, 2, 2000, "Beast Folk"),
    creature(
        "Dreaming Moon Knife", NATURE, 2, 1000, "Beast Folk",
        when_put(may(put_into_mana(choose(1, your(CARDS.in_zone(HAND)))))),
    ),
    creature("Elf-X", NATURE, 4, 2000, "Tree Folk", cost_less(your(CREATURES), 1, 1)),
    creature("Fear Fang", NATURE, 3, 3000, "Beast Folk"),
    creature("Forbidding Totem", NATURE, 5, 4000, "Mystery Totem", attacked_if_able(CREATURES.race("Mystery Totem"))),
    creature(
        "Hearty Cap'n Polligon", NATURE, 1, 2000, "Snow Faerie",
        at_end_of_your_turn(when(THIS_BROKE_SHIELDS, return_to_hand(THIS))),
    ),
    creature("Hustle Berry", NATURE, 2, 1000, "Wild Veggies", silent_skill(charge_from_deck(1))),
    creature("Mighty Shouter", NATURE, 3, 2000, "Beast Folk", instead_of_being_destroyed(MANA)),
    creature(
        "Pouch Shell", NATURE, 4, 1000, "Colony Beetle",
        when_put(may(put_top_card_into_graveyard(choose(1, your_opponents(CREATURES.evolution()))))),
    ),
    creature(
        "Quixotic Hero Swine Snout", NATURE, 2, 1000, "Beast Folk",
        whenever_put(CREATURES.other(), give_power(3000, THIS)),
    ),
    creature(
        "Rumbling Terahorn", NATURE, 5, 3000, "Horned Beast",
        when_put(
            may(reveal(choose(1, your(CREATURES.in_zone(DECK)))), if_you_do=(take(IT),)),
            SHUFFLE_YOUR_DECK,
        ),
    ),
    creature(
        "Sniper Mosquito", NATURE, 1, 2000, "Giant Insect",
        whenever_attacks(return_to_hand(choose(1, your(CARDS.in_zone(MANA))))),
    ),
    creature("Surprise Totem", NATURE, 5, 4000, "Mystery Totem", shield_trigger),
    creature(
        "Terradragon Arque Delacerna", NATURE, 8, 6000, "Earth Dragon",
        double_breaker,
        enters_instead_of_being_discarded,
    ),
    creature(
        "Terradragon Gamiratar", NATURE, 4, 6000, "Earth Dragon",
        when_put(put(opponent_may_choose(1, your_opponents(CREATURES.in_zone(HAND))))),
        double_breaker,
    ),
    creature(
        "Thorny Mandra", NATURE, 5, 4000, "Tree Folk",
        when_put(may(put_into_mana(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))),
    ),
    creature("Torcon", NATURE, 2, 1000, "Beast Folk", shield_trigger),
    # --- evolution creatures ---
    creature(
        "Barkwhip, the Smasher", NATURE, 2, 5000, "Beast Folk",
        evolves_from(BEAST_FOLK),
        each_gets_power(your(BEAST_FOLK.other()), 2000, condition=THIS_IS_TAPPED),
    ),
    creature(
        "Fighter Dual Fang", NATURE, 6, 8000, "Beast Folk",
        evolves_from(BEAST_FOLK),
        when_put(charge_from_deck(2)),
        double_breaker,
    ),
    creature(
        "Storm Wrangler, the Furious", NATURE, 4, 5000, "Beast Folk",
        evolves_from(BEAST_FOLK),
        whenever_attacks(may(make_block_this(choose(1, your_opponents(CREATURES.untapped().having(BLOCKER)))))),
        whenever_becomes_blocked(give_power(3000, THIS)),
    ),
    creature(
        "Sanmadd, S-Rank Tribe", NATURE, 3, 3000, "Guerrilla Command/S-Rank Invader",
        evolves_from(NATURE_OF_COST_3),
        ability_word('S-Rank Invasion "Tribe"', invasion(NATURE_OF_COST_3, HAND, MANA)),
        has(triple_breaker, condition=at_least(3, your(CREATURES))),
        when_put(when(at_least(4, CREATURES), put_into_mana(choose(1, CREATURES)))),
    ),
    # --- spells ---
    spell(
        "Invincible Unity", NATURE, 13,
        give_power(8000, every(your(CREATURES))),
        give(triple_breaker, THEM),
    ),
    spell(
        "Perfect Nature", NATURE, 5,
        may_cast_from(MANA, goes_to_deck_bottom_after_casting),
        some_of(
            2,
            charge_from_deck(1, tapped=True),
            put(choose(1, your(CREATURES.cost(at_most=5).in_zone(MANA)))),
            (give_power(3000, choose(1, your(CREATURES))), may_attack_untapped_creatures(IT)),
            same_again=True,
        ),
    ),
    spell(
        "Pixie Cocoon", NATURE, 2,
        shield_trigger,
        return_to_hand(choose(1, your(CREATURES.in_zone(MANA)))),
        goes_to_mana_tapped_after_casting,
    ),
    spell(
        "Soulswap", NATURE, 3,
        shield_trigger,
        may(
            put_into_mana(choose(1, CREATURES)),
            if_you_do=(
                put(
                    choose(
                        1,
                        that_players(CREATURES.in_zone(MANA).non_evolution().costing_at_most_their_mana()),
                    )
                ),
            ),
        ),
    ),
)
