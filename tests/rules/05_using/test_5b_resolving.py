"""Group 5B of the rules catalogue: a card resolves, does what it can, and what it triggers waits (409, 601.1f-h)."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    NATURE,
    SPELLS,
    THE_REST,
    THEM,
    WATER,
    Card,
    Cards,
    Effect,
    among_them,
    at_most,
    blocker,
    cast_for_no_cost,
    charge_from_deck,
    charger,
    choose,
    choose_no_stronger,
    creature,
    destroy,
    draw,
    each_gets_power,
    each_has,
    field,
    give_power,
    if_you_do,
    instead_of_being_destroyed,
    look_at_top,
    mill_from_deck,
    prohibit,
    put_on_bottom_of_deck,
    return_to_hand,
    spell,
    take,
    they_are,
    when,
    whenever_you_cast,
    whenever_you_summon,
    your,
    your_opponents,
)
from sim.cards.words.triggers import trigger
from sim.engine.record.codes import acts, events, keywords, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, exactly, filler, pile, sealed, tapped
from tests.rules.situations import BYSTANDER, GONTA, KODAMANMA, LISTENER, MERLEE, REDZONE, THE_RED, cast_effects

ICE_VAPOR = "Ice Vapor, Shadow of Anguish"
SOL_GALLA = "Sol Galla, Halo Guardian"


# --- What casting and summoning trigger ----------------------------------------------------------------
@pytest.mark.rule("5B.22", "6B.43")
def test_5b_22_cast_triggers_wait_until_the_spell_has_resolved() -> None:
    """X.10: they go on standby, as the Japanese rule says."""
    watcher = creature("Watcher", FIRE, 3, 1000, "", whenever_you_cast(SPELLS, return_to_hand(choose(1, CREATURES))))
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[watcher]),
        opponent=Side(battle=["Corile", "Torcon"]),
    )
    game.use("Terror Pit").expect(YOU, "choose", "Corile", "Torcon")
    assert game.where("Terror Pit") == "pending"
    game.choose("Torcon").expect(YOU, "choose", "Watcher", "Corile")
    assert (game.where("Torcon"), game.where("Terror Pit")) == ("graveyard", "graveyard")


@pytest.mark.rule("5B.22")
def test_5b_22_summon_triggers_wait_until_the_creature_is_there() -> None:
    watcher = creature(
        "Watcher", FIRE, 3, 1000, "", whenever_you_summon(CREATURES, give_power(1000, choose(1, your(CREATURES))))
    )
    game = Scenario(
        you=Side(hand=["Crystal Lancer"], mana=filler(water=6), battle=[watcher, "Aqua Guard", "Aqua Hulcus"])
    )
    game.use("Crystal Lancer").expect(YOU, "evolve", "Aqua Guard", "Aqua Hulcus").choose("Aqua Guard")
    game.expect(YOU, "choose", "Watcher", "Crystal Lancer", "Aqua Hulcus")


@pytest.mark.rule("5B.22", "6B.43")
def test_5b_22_ice_vapor_takes_cards_after_the_spell_has_resolved() -> None:
    game = Scenario(
        you=Side(hand=["Energy Stream"], mana=filler(water=3), deck=["Torcon", "Corile"], battle=["Fear Fang"]),
        opponent=Side(battle=[ICE_VAPOR]),
    )
    game.use("Energy Stream").expect(YOU, "choose", "Torcon", "Corile")  # what the spell drew, not the spell
    assert game.zone(YOU, "graveyard") == ["Energy Stream"]
    game.choose("Torcon").choose("Water Filler")
    assert game.zone(YOU, "graveyard") == ["Energy Stream", "Torcon", "Water Filler"]
    assert (game.zone(YOU, "hand"), len(game.zone(YOU, "mana"))) == (["Corile"], 2)


@pytest.mark.rule("5B.22", "6B.37")
def test_5b_22_ice_vapor_may_find_the_charger_spell_in_the_mana_zone() -> None:
    game = Scenario(
        you=Side(hand=["Slash Charger"], mana=filler(darkness=3), battle=["Fear Fang"]),
        opponent=Side(battle=[ICE_VAPOR]),
    )
    game.use("Slash Charger").choose(OPPONENT).decline()
    game.expect(YOU, "choose", "Darkness Filler", "Darkness Filler", "Darkness Filler", "Slash Charger")
    game.choose("Slash Charger")
    assert game.where("Slash Charger") == "graveyard"


def test_ice_vapor_sees_spells_cast_for_no_cost_but_no_creatures_and_not_its_players_spells() -> None:
    game = Scenario(
        you=Side(hand=["Energy Stream", "Torcon"], mana=filler(water=3), battle=[ICE_VAPOR, "Fear Fang"]),
        opponent=Side(shields=["Solar Ray"], hand=["Corile"], mana=filler(1)),
    )
    game.use("Energy Stream")
    assert len(game.zone(YOU, "hand")) == 3
    game.attack("Fear Fang").declare("Solar Ray").choose(ICE_VAPOR)
    assert game.zone(OPPONENT, "graveyard") == ["Solar Ray", "Corile", "Filler"]
    game = Scenario(
        you=Side(hand=["Torcon", "Corile"], mana=filler(nature=2), battle=["Fear Fang"]),
        opponent=Side(battle=[ICE_VAPOR]),
    )
    game.use("Torcon")
    assert game.zone(YOU, "hand") == ["Corile"]


@pytest.mark.phrase("whenever_a_player_casts")
@pytest.mark.rule("5B.22")
@pytest.mark.parametrize("caster", [YOU, OPPONENT])
def test_5b_22_sol_galla_grows_after_either_players_spell_has_resolved(caster: int) -> None:
    song = Side(hand=["Energy Stream", "Burst Shot"], mana=filler(water=3, fire=6), battle=["Fear Fang"])
    with_song = Side(hand=song.hand, mana=song.mana, battle=["Fear Fang", SOL_GALLA])
    game = Scenario(
        you=with_song if caster == YOU else Side(battle=[SOL_GALLA]),
        opponent=song if caster == OPPONENT else None,
        turn=caster,
    )
    first = game.use("Energy Stream")
    assert first.power(SOL_GALLA) == 4000
    game.use("Burst Shot")  # it has more than 2000 now
    assert (game.where(SOL_GALLA), game.power(SOL_GALLA)) == ("battle", 7000)
    game.next_turn()
    assert game.power(SOL_GALLA) == 1000  # 511.2: until the end of the turn


@pytest.mark.rule("5B.22")
def test_5b_22_sol_galla_does_not_grow_in_time_to_survive_burst_shot() -> None:
    game = Scenario(you=Side(hand=["Burst Shot"], mana=filler(fire=6), battle=[SOL_GALLA, "Fear Fang"]))
    game.use("Burst Shot")
    assert game.where(SOL_GALLA) == "graveyard"


# --- The card while it resolves, and afterwards --------------------------------------------------------
@pytest.mark.rule("5B.29")
@pytest.mark.parametrize(
    "card", ["Torcon", "Emerald Claw", field("Arena", NATURE, 2, each_gets_power(CREATURES, 1000))]
)
def test_5b_29_a_creature_a_cross_gear_and_a_field_enter_the_battle_zone(card: str | Card) -> None:
    """No known impulse is used: those that there are begin the game in the battle zone."""
    game = Scenario(you=Side(hand=[card], mana=filler(nature=2), battle=[BYSTANDER]))
    game.use(card)
    assert (game.where(card), game.zone(YOU, "hand"), game.zone(YOU, "graveyard")) == ("battle", [], [])


@pytest.mark.rule("5B.30", "5B.33", "6B.01")
def test_5b_30_to_cast_is_to_pay_and_then_do_what_the_spell_says() -> None:
    game = Scenario(you=Side(hand=["Brain Serum"], mana=filler(water=5), battle=[BYSTANDER]))
    game.use("Brain Serum").expect(YOU, "may", "no", "yes")
    assert (game.untapped_mana(YOU), game.where("Brain Serum")) == (1, "pending")
    game.accept().expect(YOU, "may").accept()
    assert (len(game.zone(YOU, "hand")), game.where("Brain Serum")) == (2, "graveyard")


@pytest.mark.rule("5B.30", "12.11")
def test_5b_30_a_spell_goes_to_its_owners_graveyard() -> None:
    """X.19: the owner's, here that of the player who was attacked."""
    game = Scenario(you=Side(battle=["Fear Fang", "Corile"]), opponent=Side(shields=["Terror Pit"]))
    game.attack("Fear Fang").declare("Terror Pit").choose("Corile")
    assert (game.zone(YOU, "graveyard"), game.zone(OPPONENT, "graveyard")) == (["Corile"], ["Terror Pit"])


@pytest.mark.rule("5B.30", "5B.34")
def test_5b_30_emergency_typhoon_with_nothing_drawn_discards_nothing() -> None:
    game = Scenario(you=Side(hand=["Emergency Typhoon"], mana=filler(water=2), battle=["Fear Fang"]))
    game.use("Emergency Typhoon").decline()
    assert (game.zone(YOU, "hand"), game.zone(YOU, "graveyard")) == ([], ["Emergency Typhoon"])


@pytest.mark.rule("5B.30", "5B.32", "7A.06")
@pytest.mark.parametrize("hand", [[], ["Corile"]], ids=["the only card", "one of two"])
def test_5b_30_propeller_mutant_cannot_take_the_spell_that_destroys_it(hand: list[Thing]) -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit", *hand], mana=filler(darkness=6), battle=["Fear Fang"]),
        opponent=Side(battle=["Propeller Mutant"]),
    )
    game.use("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == ["Propeller Mutant"]
    # The discard waited: by then the spell was in the graveyard.
    assert (game.zone(YOU, "graveyard"), game.zone(YOU, "hand")) == (["Terror Pit", *hand], [])


@pytest.mark.rule("5B.30", "6B.01", "5B.32")
@pytest.mark.parametrize("seed", range(3))
def test_5b_30_cyclone_panic_is_not_shuffled_into_the_deck(seed: int) -> None:
    """302.2, 409.1c decide: the spell is not in the hand while it resolves, and goes to the graveyard at its end."""
    yours, theirs = ["Corile", "Torcon"], ["Terror Pit"]
    game = Scenario(
        you=Side(hand=["Cyclone Panic", *yours], mana=filler(fire=3), battle=["Fear Fang"]),
        opponent=Side(hand=theirs),
        seed=seed,
    )
    game.use("Cyclone Panic")
    assert game.zone(YOU, "graveyard") == ["Cyclone Panic"]
    for player, cards in ((YOU, yours), (OPPONENT, theirs)):
        # As many cards as before, of the deck with the hand in it.
        assert len(game.zone(player, "hand")) == len(cards)
        assert sorted(game.zone(player, "hand") + game.zone(player, "deck")) == sorted([*cards, *["Filler"] * 10])


@pytest.mark.phrase("REDRAW_HANDS")
def test_cyclone_panic_draws_other_cards() -> None:
    hands = set()
    for seed in range(5):
        game = Scenario(
            you=Side(hand=["Cyclone Panic", "Torcon"], mana=filler(fire=3), battle=["Fear Fang"]), seed=seed
        )
        hands.add(tuple(game.use("Cyclone Panic").zone(YOU, "hand")))
    assert ("Filler",) in hands


@pytest.mark.rule("5B.32", "12.12")
def test_5b_32_a_spell_being_cast_is_not_in_the_hand() -> None:
    card = "Scale of Bravery and Love"
    game = Scenario(you=Side(hand=[card, "Fear Fang"], mana=filler(fire=2)))
    game.use(card).choose(0)
    assert game.zone(YOU, "graveyard") == ["Fear Fang", card]
    assert game.zone(YOU, "hand") == ["Filler", "Filler"]


def test_409_1c_the_last_card_in_hand_is_not_counted_while_it_is_cast() -> None:
    """409.1c."""
    bare = spell("Bare Hands", WATER, 1, when(at_most(0, your(CARDS.in_zone(zones.HAND))), draw(1)))
    game = Scenario(you=Side(hand=[bare], mana=filler(water=1), battle=[BYSTANDER], deck=["Corile"]))
    assert game.use("Bare Hands").zone(YOU, "hand") == ["Corile"]


# --- As much as possible -------------------------------------------------------------------------------
@pytest.mark.rule("5B.34")
def test_5b_34_a_spell_does_as_much_as_possible() -> None:
    card = "Scale of Bravery and Love"
    game = Scenario(you=Side(hand=[card], mana=filler(fire=2))).use(card).choose(0)
    assert game.zone(YOU, "hand") == ["Filler", "Filler"]  # nothing to discard, and two cards drawn


@pytest.mark.rule("5B.34")
def test_5b_34_spiral_gate_returns_your_own_creature_when_there_is_no_other() -> None:
    game = Scenario(you=Side(hand=["Spiral Gate"], mana=filler(water=2), battle=["Fear Fang"]))
    game.use("Spiral Gate")
    assert game.zone(YOU, "hand") == ["Fear Fang"]


@pytest.mark.rule("5B.34")
def test_5b_34_snake_attack_without_shields_does_the_rest() -> None:
    game = Scenario(
        you=Side(hand=["Snake Attack", "Torcon"], mana=filler(darkness=4, nature=2), battle=["Fear Fang"], shields=0),
        opponent=Side(shields=3, battle=["Corile"]),
    )
    game.use("Snake Attack").use("Torcon")
    # 110.2e: it affects the creatures that were there.
    has_it = {name: game.has(name, keywords.DOUBLE_BREAKER) for name in ("Fear Fang", "Torcon", "Corile")}
    assert has_it == {"Fear Fang": True, "Torcon": False, "Corile": False}
    game.attack("Fear Fang").choose("Filler", "Filler")
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.parametrize("card", ["Searing Wave", "Snake Attack"])
def test_your_own_shield_must_be_given_up(card: str) -> None:
    game = Scenario(
        you=Side(hand=[card], mana=filler(fire=5, darkness=4), battle=["Fear Fang"], shields=["Terror Pit", "Torcon"])
    )
    game.use(card).expect(YOU, "choose", "Terror Pit", "Torcon").choose("Terror Pit")
    # Put into the graveyard, it is not put into the hand: no shield trigger.
    assert (game.zone(YOU, "shields"), game.zone(YOU, "graveyard")) == (["Torcon"], ["Terror Pit", card])


def test_volcanic_arrows_puts_away_your_shield_even_without_a_creature() -> None:
    game = Scenario(you=Side(hand=["Volcanic Arrows"], mana=filler(fire=2), shields=["Torcon", "Corile"]))
    game.use("Volcanic Arrows").choose("Corile")
    assert game.zone(YOU, "graveyard") == ["Corile", "Volcanic Arrows"]
    assert game.zone(YOU, "shields") == ["Torcon"]


def test_kodamanma_without_shields_does_nothing() -> None:
    game = Scenario(you=Side(hand=[KODAMANMA], mana=filler(fire=2), shields=0, battle=["Torcon"])).use(KODAMANMA)
    game.expect(YOU, "attack with", "no", "Torcon")


@pytest.mark.phrase("untapped")
@pytest.mark.rule("5B.34", "5B.35")
def test_5b_34_vacuum_gel_chooses_only_untapped_light_or_nature_creatures() -> None:
    untapped: list[Thing] = ["Fear Fang", MERLEE, GONTA]
    others: list[Thing] = [tapped("Burning Mane"), tapped(SOL_GALLA), "Corile"]
    yours = Side(hand=["Vacuum Gel"], mana=filler(darkness=4), battle=["Torcon"])
    game = Scenario(you=yours, opponent=Side(battle=[*untapped, *others]))
    game.use("Vacuum Gel").expect(YOU, "choose", "Fear Fang", MERLEE, GONTA)
    assert game.refused(SOL_GALLA) == "it is tapped"
    game.choose(GONTA)
    assert game.where(GONTA) == "graveyard"
    game = Scenario(you=yours, opponent=Side(battle=others)).use("Vacuum Gel")
    assert (game.zone(YOU, "graveyard"), len(game.zone(OPPONENT, "battle"))) == (["Vacuum Gel"], 3)


def test_scarlet_skyterror_destroys_its_players_own_blockers_too() -> None:
    game = Scenario(
        you=Side(hand=["Scarlet Skyterror"], mana=filler(fire=8), battle=["Aqua Guard"]),
        opponent=Side(battle=["Hunter Fish", "Fear Fang"]),
    )
    game.use("Scarlet Skyterror")
    assert game.zone(YOU, "battle") == ["Scarlet Skyterror"]
    assert game.zone(OPPONENT, "battle") == ["Fear Fang"]


def test_crystal_paladin_returns_all_blockers() -> None:
    game = Scenario(
        you=Side(hand=["Crystal Paladin"], mana=filler(water=4), battle=["Aqua Hulcus", "Hunter Fish"]),
        opponent=Side(battle=["Hunter Fish", "Fear Fang"]),
    )
    game.use("Crystal Paladin")
    assert game.zone(YOU, "hand") == ["Hunter Fish"]
    assert game.zone(OPPONENT, "hand") == ["Hunter Fish"]


@pytest.mark.phrase("of_highest_power")
def test_redzone_destroys_all_creatures_of_the_highest_power() -> None:
    game = Scenario(
        you=Side(hand=[REDZONE], mana=filler(fire=6), battle=[THE_RED]),
        opponent=Side(battle=["Fear Fang", "Torcon", "Hunter Fish", sealed(pile("Crystal Lancer", "Aqua Hulcus"), 1)]),
    )
    game.use(REDZONE)
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Fear Fang", "Hunter Fish"]


def test_dual_fang_charges_two_cards() -> None:
    game = Scenario(
        you=Side(hand=["Fighter Dual Fang"], mana=filler(nature=6), battle=["Torcon"], deck=["Fear Fang", "Corile"])
    )
    game.use("Fighter Dual Fang")
    assert game.zone(YOU, "mana")[-2:] == ["Fear Fang", "Corile"]


@pytest.mark.phrase("mill_from_deck")
@pytest.mark.parametrize(
    ("effect", "zone", "taken"),
    [
        (draw(2), "hand", ["Burning Mane", "Phantom Fish"]),
        (charge_from_deck(2), "mana", ["Burning Mane", "Phantom Fish"]),
        (mill_from_deck(1), "graveyard", ["Burning Mane"]),
        (
            take(choose(2, your(CREATURES.race("Gel Fish", "Liquid People").in_zone(zones.DECK)))),
            "hand",
            ["Phantom Fish"],
        ),
    ],
)
def test_605_4_what_is_cast_from_among_cards_looked_at_passes_them_over(
    effect: Effect, zone: str, taken: list[str]
) -> None:
    """605.4: cards looked at stay in the deck, but the spell takes those beneath; then the rest are put away."""
    found = spell("Found", WATER, 3, effect)
    game = cast_effects(
        look_at_top(3),
        cast_for_no_cost(among_them(choose(1, SPELLS))),
        put_on_bottom_of_deck(THE_REST),
        deck=[found, "Corile", "Aqua Hulcus", "Burning Mane", "Phantom Fish"],
    )
    if game.asked == "choose":
        game.expect(YOU, "choose", "no", "Phantom Fish").choose("Phantom Fish")
    game.expect(YOU, "order", "Corile", "Aqua Hulcus").choose("Aqua Hulcus")
    assert [card for card in game.zone(YOU, zone) if card in taken] == taken
    assert set(game.zone(YOU, "deck")[-2:]) == {"Corile", "Aqua Hulcus"}


def test_605_4_the_cards_looked_at_are_still_in_the_deck() -> None:
    """605.4: a deck that holds only cards that are being looked at gives nothing, and is not empty."""
    found = spell("Found", WATER, 3, draw(1), charge_from_deck(1))
    game = cast_effects(
        look_at_top(3),
        cast_for_no_cost(among_them(choose(1, SPELLS))),
        put_on_bottom_of_deck(THE_REST),
        deck=exactly(found, "Corile", "Aqua Hulcus"),
    )
    game.expect(YOU, "order", "Corile", "Aqua Hulcus").choose("Corile")
    assert not game.over
    assert (game.zone(YOU, "hand"), len(game.zone(YOU, "deck"))) == ([], 2)


def test_400_8_nobody_orders_cards_that_have_gone_elsewhere() -> None:
    """400.8: an effect loses track of them."""
    game = cast_effects(
        give_power(-2000, choose(2, your(CREATURES.race("Dwarf")))),
        put_on_bottom_of_deck(THEM),
        battle=[BYSTANDER, *(creature(f"Small {number}", FIRE, 1, 2000, "Dwarf") for number in (1, 2))],
    )
    game.choose("Small 1").expect(YOU, "attack with", "no", "Bystander")
    assert game.zone(YOU, "graveyard") == ["Small 1", "Small 2", "Move"]


BOSS = creature("Boss", FIRE, 3, 9000, "", each_gets_power(your(CREATURES.other()), 3000))


@pytest.mark.phrase("each_gets_power", "choose_no_stronger")
@pytest.mark.parametrize(("strength", "destroyed"), [(5000, True), (5500, False)])
def test_605_2e_the_power_of_a_creature_that_has_left_is_what_it_was_just_before(
    strength: int, destroyed: bool
) -> None:
    """605.2e: 2000, and 3000 more from another creature, both gone with it."""
    game = cast_effects(
        destroy(choose(1, your(CREATURES.race("Dwarf")))),
        destroy(choose_no_stronger(your_opponents(CREATURES))),
        battle=[BYSTANDER, BOSS, creature("Small", FIRE, 1, 2000, "Dwarf")],
        opponent=Side(battle=[creature("Target", FIRE, 1, strength, "")]),
    )
    assert game.where("Small") == "graveyard"
    assert (game.where("Target") == "graveyard") == destroyed


@pytest.mark.parametrize(
    ("was", "holds"),
    [
        (CREATURES.power(at_least=5000), True),
        (CREATURES.power(at_least=5001), False),
        (CREATURES.power(at_most=4999), False),
        (CREATURES.power(at_most=5000), True),
        (CREATURES.tapped(), True),
        (CREATURES.untapped(), False),
        (CREATURES.having(keywords.BLOCKER), True),
        (CREATURES.having(keywords.DOUBLE_BREAKER), False),
        (CREATURES.race("Dwarf"), True),
        (CREATURES.evolution(), False),
    ],
)
def test_605_2e_a_creature_that_has_left_is_judged_as_it_was_just_before(was: Cards, holds: bool) -> None:
    """605.2e: with the power and the abilities that others gave it."""
    marshal = creature("Marshal", LIGHT, 3, 9000, "", each_has(your(CREATURES.other()), blocker))
    game = cast_effects(
        destroy(choose(1, your(CREATURES.race("Dwarf")))),
        when(they_are(was), draw(1)),
        battle=[BYSTANDER, BOSS, marshal, tapped(creature("Small", FIRE, 1, 2000, "Dwarf"))],
    )
    assert game.where("Small") == "graveyard"
    assert (len(game.zone(YOU, "hand")) == 1) == holds


HOLLOW = spell("Hollow Charger", FIRE, 2, destroy(choose(1, your_opponents(CREATURES))), charger)


@pytest.mark.rule("5B.35", "11.53")
def test_5b_35_a_spell_that_can_do_nothing_is_cast_for_its_other_abilities() -> None:
    game = Scenario(you=Side(hand=[HOLLOW], mana=filler(fire=2), battle=[LISTENER]), opponent=Side(battle=[]))
    game.use("Hollow Charger")
    assert (game.where("Hollow Charger"), len(game.zone(YOU, "hand"))) == ("mana", 2)


@pytest.mark.rule("5B.45")
def test_5b_45_nothing_stops_a_spell_that_has_been_paid_for() -> None:
    jailer = trigger(
        events.CAST, "whenever your opponent casts a spell", (prohibit(acts.CAST),), subject=your_opponents(SPELLS)
    )
    game = Scenario(
        you=Side(hand=["Energy Stream", "Comet Missile"], mana=filler(water=3, fire=1), battle=[BYSTANDER]),
        opponent=Side(battle=[creature("Jailer", FIRE, 3, 1000, "", jailer)]),
    )
    game.use("Energy Stream")
    assert (len(game.zone(YOU, "hand")), game.where("Energy Stream")) == (3, "graveyard")
    assert game.refused("Comet Missile", "use") == "Jailer forbids casting it"


@pytest.mark.phrase("if_you_do")
def test_101_3a_if_you_do_asks_for_the_attempt_and_not_for_its_outcome() -> None:
    """101.3a: the destruction was replaced, and still "you did"."""
    ghost = creature("Ghost", DARKNESS, 2, 1000, "Soul", instead_of_being_destroyed(zones.HAND))
    rite = spell("Rite", FIRE, 1, destroy(choose(1, your(CREATURES.race("Soul")))), if_you_do(draw(2)))
    game = Scenario(you=Side(hand=[rite], mana=filler(fire=1), battle=[ghost, BYSTANDER])).use("Rite")
    assert game.where("Ghost") == "hand"
    assert len(game.zone(YOU, "hand")) == 3
