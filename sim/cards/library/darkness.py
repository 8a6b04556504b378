"""The darkness cards."""

from sim.cards.words import (
    CARDS,
    COMMANDS,
    CREATURES,
    DARKNESS,
    DRAGONS,
    LIGHT,
    NATURE,
    PICK_A_PLAYER,
    SHIELDS,
    SHUFFLE_THAT_DECK,
    SPELLS,
    THIS,
    ability_word,
    additional_cost,
    after_it_battles,
    at_end_of_your_turn,
    at_least,
    at_random,
    at_start_of_opponents_turn,
    at_start_of_your_turn_in_graveyard,
    attack_next_turn,
    attack_this_turn,
    blocker,
    blocks_if_able,
    cant_attack,
    cant_attack_players,
    cards_under_this,
    charger,
    choose,
    creature,
    destroy,
    discard,
    double_breaker,
    draw,
    enter_tapped,
    every,
    evolves_from,
    gate_of_moonless_night,
    gate_zetsu,
    give,
    give_power,
    goes_to_deck_bottom_after_casting,
    if_you_do,
    instead_of_graveyard,
    invasion,
    may,
    may_cast_from,
    may_summon_by,
    mill_from_deck,
    opponent_chooses,
    opponent_untaps_at_most,
    put,
    put_into_graveyard,
    return_shields,
    return_to_hand,
    shield_trigger,
    shield_trigger_if,
    slayer,
    some_of,
    spell,
    that_players,
    triple_breaker,
    twinpact,
    when_destroyed,
    when_put,
    when_wins_battle,
    whenever_attacks,
    whenever_destroyed,
    whenever_one_attacks,
    whenever_opponent_casts,
    your,
    your_opponents,
    zero_of_spell,
)
from sim.engine.record.codes.cards import DECK, GRAVEYARD, HAND, MANA

# A card's facts stay together on its first line, as they stand on the card.
# fmt: off
DARKNESS_CREATURES = CREATURES.civilization(DARKNESS)
THEIR_HAND = your_opponents(CARDS.in_zone(HAND))

DARKNESS_CARDS = (
    # --- creatures ---
    creature(
        "Baira, the Hidden Lunatic", DARKNESS, 3, 5000, "Pandora's Box",
        blocker,
        cant_attack,
        after_it_battles(destroy(THIS)),
    ),
    creature(
        "Ball Man", DARKNESS, 4, 2000, "Hedrian",
        slayer,
        when_destroyed(discard(at_random(1, THEIR_HAND))),
    ),
    creature(
        "Bloody Squito", DARKNESS, 2, 4000, "Brain Jacker",
        blocker,
        cant_attack,
        when_wins_battle(destroy(THIS)),
    ),
    creature(
        "Daidalos, General of Fury", DARKNESS, 4, 11000, "Demon Command",
        whenever_attacks(destroy(choose(1, your(CREATURES)))),
        double_breaker,
    ),
    creature(
        "Dark Titan Maginn", DARKNESS, 6, 4000, "Demon Command",
        whenever_attacks(discard(at_random(1, THEIR_HAND))),
    ),
    creature(
        "Death Cruzer, the Annihilator", DARKNESS, 7, 13000, "Demon Command",
        when_put(destroy(every(your(CREATURES.other())))),
        triple_breaker,
    ),
    creature(
        "Dimension Splitter", DARKNESS, 3, 1000, "Brain Jacker",
        when_put(may(return_to_hand(every(your(DRAGONS.in_zone(GRAVEYARD)))))),
    ),
    creature(
        "Forever Occult, Purgatory Demon Dragon", DARKNESS, 8, 9000, "Demon Command Dragon",
        may_summon_by(destroy(choose(3, your(CREATURES)))),
        whenever_attacks(return_to_hand(choose(1, your(CREATURES.in_zone(GRAVEYARD))))),
        double_breaker,
    ),
    creature("Gray Balloon, Shadow of Greed", DARKNESS, 3, 3000, "Ghost", blocker, cant_attack_players),
    creature(
        "Horrid Worm", DARKNESS, 3, 2000, "Parasite Worm",
        whenever_attacks(discard(at_random(1, THEIR_HAND))),
    ),
    creature(
        "Ice Vapor, Shadow of Anguish", DARKNESS, 5, 1000, "Ghost",
        whenever_opponent_casts(
            SPELLS,
            discard(opponent_chooses(1, THEIR_HAND)),
            put_into_graveyard(opponent_chooses(1, your_opponents(CARDS.in_zone(MANA)))),
        ),
    ),
    creature(
        "Locomotiver", DARKNESS, 4, 1000, "Hedrian",
        shield_trigger,
        when_put(discard(at_random(1, THEIR_HAND))),
    ),
    creature(
        "Durinri, Darma", DARKNESS, 2, 2000, "Mafi Gang/Magic Tool",
        at_end_of_your_turn(may(mill_from_deck(1))),
    ),
    creature(
        "Grigyan, Darma", DARKNESS, 3, 2000, "Mafi Gang/Magic Tool",
        blocker,
        cant_attack,
        when_put(may(mill_from_deck(3))),
    ),
    creature("Mongrel Man", DARKNESS, 5, 2000, "Hedrian", whenever_destroyed(CREATURES.other(), may(draw(1)))),
    creature("Pierr, Psycho Doll", DARKNESS, 2, 1000, "Death Puppet", blocker, blocks_if_able, cant_attack, slayer),
    creature(
        "Propeller Mutant", DARKNESS, 2, 1000, "Hedrian",
        when_destroyed(discard(at_random(1, THEIR_HAND))),
    ),
    creature(
        "Spinal Parasite", DARKNESS, 5, 2000, "Brain Jacker",
        at_start_of_opponents_turn(
            attack_this_turn(opponent_chooses(1, your_opponents(CREATURES.that_can_attack()))),
        ),
    ),
    creature(
        "Vampire Silphy", DARKNESS, 8, 4000, "Dark Lord",
        when_put(destroy(every(CREATURES.power(at_most=3000)))),
    ),
    twinpact(
        creature(
            "Bangetsu 卍 Ga Ryuzark 卍", DARKNESS, 9, 11000, "Master Dolszak/Mafi Gang",
            gate_zetsu(6),
            opponent_untaps_at_most(3),
            double_breaker,
        ),
        spell(
            "Bangokusatsu", DARKNESS, 9,
            destroy(every(CREATURES)),
            shield_trigger_if(at_least(13, CARDS.in_zone(GRAVEYARD))),
        ),
    ),
    creature(
        "卍 De Szark 卍", DARKNESS, 8, 9000, "Master Dolszak/Mafi Gang",
        gate_of_moonless_night,
        double_breaker,
        when_put(destroy(choose(1, your_opponents(CREATURES)))),
        enter_tapped(your_opponents(CREATURES), condition=cards_under_this(4)),
    ),
    creature(
        "Magand, Bloodlust Demon Dragon", DARKNESS, 3, 4000, "Demon Command Dragon/Revolutionary",
        whenever_attacks(
            return_shields(choose(1, your(SHIELDS)), shield_triggers=False),
            if_you_do(give_power(3000, THIS), give(double_breaker, THIS)),
        ),
    ),
    # --- evolution creatures ---
    creature(
        "Jack Viper, Shadow of Doom", DARKNESS, 3, 4000, "Ghost",
        evolves_from(CREATURES.race("Ghost")),
        instead_of_graveyard(HAND, your(CREATURES.other().civilization(DARKNESS)), optional=True),
    ),
    creature(
        "Zero Nemesis, Shadow of Panic", DARKNESS, 6, 6000, "Ghost",
        evolves_from(CREATURES.race("Ghost")),
        whenever_one_attacks(your(CREATURES), discard(at_random(1, THEIR_HAND))),
        double_breaker,
    ),
    creature(
        "The Lost, Dark Armor", DARKNESS, 4, 3000, "Dark Knightmare/Revolutionary",
        blocker,
        cant_attack,
        at_start_of_your_turn_in_graveyard(
            may(put_into_graveyard(choose(1, your(SHIELDS))), if_you_do=(put(THIS),))
        ),
    ),
    creature(
        "Deadzone, S-Rank Zombie", DARKNESS, 6, 12000, "Sonic Command/S-Rank Invader",
        evolves_from(DARKNESS_CREATURES),
        ability_word('S-Rank Invasion "Zombie"', invasion(COMMANDS.civilization(DARKNESS), HAND, GRAVEYARD)),
        triple_breaker,
        when_put(give_power(-9000, choose(1, your_opponents(CREATURES)))),
    ),
    creature(
        "Dekapenta, Invader", DARKNESS, 2, 5000, "Funky Knightmare/Invader",
        evolves_from(DARKNESS_CREATURES),
        invasion(DARKNESS_CREATURES),
        slayer,
    ),
    # --- spells ---
    spell(
        "Dark Reversal", DARKNESS, 2,
        shield_trigger,
        return_to_hand(choose(1, your(CREATURES.in_zone(GRAVEYARD)))),
    ),
    spell("Death Smoke", DARKNESS, 4, destroy(choose(1, your_opponents(CREATURES.untapped())))),
    spell(
        # As printed in Japan: the destruction is a cost.
        "Eldritch Poison", DARKNESS, 1,
        shield_trigger,
        additional_cost(destroy(choose(1, your(CREATURES.civilization(DARKNESS))))),
        return_to_hand(choose(1, your(CREATURES.in_zone(MANA)))),
    ),
    spell(
        "Inferno Sign", DARKNESS, 5,
        shield_trigger,
        put(choose(1, your(CREATURES.non_evolution().cost(at_most=7).in_zone(GRAVEYARD)))),
    ),
    spell("Lost Soul", DARKNESS, 7, discard(every(THEIR_HAND))),
    spell(
        "Perfect Darkness", DARKNESS, 5,
        may_cast_from(GRAVEYARD, goes_to_deck_bottom_after_casting),
        some_of(
            2,
            discard(opponent_chooses(1, THEIR_HAND)),
            # The printed card names Auras too, which this game does not have.
            put(choose(1, your(CREATURES.civilization(DARKNESS).cost(at_most=4).in_zone(GRAVEYARD)))),
            give_power(-4000, choose(1, your_opponents(CREATURES))),
            same_again=True,
        ),
    ),
    spell("Skeleton Vice", DARKNESS, 4, discard(at_random(2, THEIR_HAND))),
    spell(
        "Slash Charger", DARKNESS, 3,
        PICK_A_PLAYER,
        may(put_into_graveyard(choose(1, that_players(CARDS.in_zone(DECK))))),
        SHUFFLE_THAT_DECK,
        charger,
    ),
    spell("Slime Veil", DARKNESS, 1, attack_next_turn(every(your_opponents(CREATURES)))),
    spell(
        "Snake Attack", DARKNESS, 4,
        give(double_breaker, every(your(CREATURES))),
        put_into_graveyard(choose(1, your(SHIELDS))),
    ),
    spell("Terror Pit", DARKNESS, 6, shield_trigger, destroy(choose(1, your_opponents(CREATURES)))),
    spell(
        "Tragic Swamp", DARKNESS, 4,
        shield_trigger,
        give_power(-3000, choose(1, your_opponents(CREATURES.tapped()))),
    ),
    spell(
        "Vacuum Gel", DARKNESS, 4,
        shield_trigger,
        destroy(choose(1, your_opponents(CREATURES.untapped().civilization(LIGHT | NATURE)))),
    ),
    spell("ZERO Hand", DARKNESS, 6, zero_of_spell, destroy(choose(1, your_opponents(CREATURES)))),
)
