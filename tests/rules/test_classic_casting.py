"""Casting, summoning and costs with the classic cards: what is where while a card is used, what it costs, what its
effect finds.

Each test is a ruling about a real card. Some of them rested on reports of players only: their docstrings say which
comprehensive rule decides. `@pytest.mark.rule` names the items of the rules catalogue that a test proves.
"""

import pytest

from sim.cards.words import DRAGONS, FIRE, creature, may_cost_less, prohibit, spell, your
from sim.engine.record.codes.abilities import ACT_SUMMON, YOURS
from sim.engine.record.codes.cards import BLOCKER, DOUBLE_BREAKER, SPEED_ATTACKER
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, opponents, pile, sick, tapped
from sim.games.scenario.pieces import Thing

AUZESU = "Auzesu, Demonic Elemental"
BRAID_CLAW = "Deadly Fighter Braid Claw"
DOGIRAGON = "Bolshack Dogiragon"
GAGAGA = "Gagaga Gaial Brand"
GALAMUTA = "Galamuta, Matchless Fear Lord"
GONTA = "Gonta, the Warrior Savage"
ICE_VAPOR = "Ice Vapor, Shadow of Anguish"
KILSTINE = "Kilstine, Nebula Elemental"
KYRSTRON = "Kyrstron, Lair Delver"
LEVIA_THAN = "Levia Than, Flame Dragon Guardian"
MERLEE = "Merlee, the Oracle"
MIST_RIAS = "Mist Rias, Sonic Guardian"
SAPIAN_TARK = "Sapian Tark, Flame Dervish"
SOL_GALLA = "Sol Galla, Halo Guardian"
TERRAFORM = "Terraform, Kenda Magic"


# ---------------------------------------------------------------------------------------------------------
# The card that is being used is nowhere (409.1c)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("5B.02", "5B.32", "12.12")
def test_siren_concerto_cannot_put_itself_into_the_mana_zone() -> None:
    game = Scenario(
        you=Side(hand=["Siren Concerto", "Torcon"], mana=[*filler(water=1), "Corile"], battle=["Fear Fang"]),
    )
    game.use("Siren Concerto").expect(YOU, "choose", "Water Filler", "Corile")
    game.choose("Corile").expect(YOU, "choose", "Torcon", "Corile").choose("Torcon")
    assert (game.zone(YOU, "hand"), game.zone(YOU, "graveyard")) == (["Corile"], ["Siren Concerto"])


@pytest.mark.rule("4.16", "12.01", "12.02")
def test_mana_that_siren_concerto_takes_up_and_puts_down_again_is_untapped() -> None:
    game = Scenario(you=Side(hand=["Siren Concerto"], mana=filler(water=1), battle=["Fear Fang"]))
    game.use("Siren Concerto")
    assert (game.zone(YOU, "mana"), game.untapped_mana(YOU)) == (["Water Filler"], 1)


@pytest.mark.rule("5B.02", "5B.30", "5B.32")
@pytest.mark.parametrize("from_shields", [False, True], ids=["from the hand", "as a shield trigger"])
def test_emergency_typhoon_cannot_discard_itself(from_shields: bool) -> None:
    typhoon, deck = "Emergency Typhoon", ["Torcon", "Corile"]
    if from_shields:
        game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(shields=[typhoon], deck=deck))
        game.attack("Fear Fang").declare(typhoon)
    else:
        game = Scenario(you=Side(hand=[typhoon], mana=filler(water=2), deck=deck, battle=["Fear Fang"]))
        game.use(typhoon)
    caster = OPPONENT if from_shields else YOU
    game.accept().accept().expect(caster, "choose", "Torcon", "Corile").choose("Torcon")
    assert game.zone(caster, "graveyard") == ["Torcon", typhoon]


@pytest.mark.rule("5B.30", "5B.34")
def test_emergency_typhoon_with_nothing_drawn_discards_nothing() -> None:
    game = Scenario(you=Side(hand=["Emergency Typhoon"], mana=filler(water=2), battle=["Fear Fang"]))
    game.use("Emergency Typhoon").decline()
    assert (game.zone(YOU, "hand"), game.zone(YOU, "graveyard")) == ([], ["Emergency Typhoon"])


@pytest.mark.rule("5B.30", "5B.32", "7A.06")
@pytest.mark.parametrize("hand", [[], ["Corile"]], ids=["the only card", "one of two"])
def test_propeller_mutant_cannot_take_the_spell_that_destroys_it(hand: list[Thing]) -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit", *hand], mana=filler(darkness=6), battle=["Fear Fang"]),
        opponent=Side(battle=["Propeller Mutant"]),
    )
    game.use("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == ["Propeller Mutant"]
    # The discard waited: the spell lay in the graveyard before.
    assert (game.zone(YOU, "graveyard"), game.zone(YOU, "hand")) == (["Terror Pit", *hand], [])


@pytest.mark.rule("5B.30", "6B.01", "5B.32")
@pytest.mark.parametrize("seed", range(3))
def test_cyclone_panic_is_not_shuffled_into_the_deck(seed: int) -> None:
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


def test_cyclone_panic_draws_other_cards() -> None:
    hands = set()
    for seed in range(5):
        game = Scenario(
            you=Side(hand=["Cyclone Panic", "Torcon"], mana=filler(fire=3), battle=["Fear Fang"]), seed=seed
        )
        hands.add(tuple(game.use("Cyclone Panic").zone(YOU, "hand")))
    assert ("Filler",) in hands


@pytest.mark.rule("5B.42", "6A.01")
def test_spells_are_cast_from_the_own_hand_only() -> None:
    stream = "Energy Stream"
    game = Scenario(
        you=Side(
            hand=["Torcon"],
            mana=[*filler(nature=2, water=3), stream],
            graveyard=["Spiral Gate"],
            shields=["Brain Serum"],
            deck=["Cyber Brain"],
        ),
        opponent=Side(hand=["Death Smoke"]),
    )
    game.expect(YOU, "use a card", "no", "Torcon")
    assert game.refused(stream, "use") == "it is in the mana zone, not in the hand"


@pytest.mark.rule("6B.02", "6B.37")
def test_a_charger_spell_goes_to_the_mana_zone_once_it_has_resolved_and_takes_nothing_else_there() -> None:
    game = Scenario(
        you=Side(hand=["Slash Charger"], mana=filler(darkness=3), deck=["Torcon"], battle=["Fear Fang"]),
    )
    game.use("Slash Charger").choose(YOU)
    assert game.where("Slash Charger") == "pending"
    game.choose("Torcon")
    assert (game.where("Slash Charger"), game.zone(YOU, "graveyard")) == ("mana", ["Torcon"])


# ---------------------------------------------------------------------------------------------------------
# What casting triggers waits for the spell (601.1f)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("5B.22", "6B.43")
def test_ice_vapor_takes_cards_after_the_spell_has_resolved() -> None:
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
def test_ice_vapor_may_find_the_charger_spell_in_the_mana_zone() -> None:
    game = Scenario(
        you=Side(hand=["Slash Charger"], mana=filler(darkness=3), battle=["Fear Fang"]),
        opponent=Side(battle=[ICE_VAPOR]),
    )
    game.use("Slash Charger").choose(OPPONENT).decline()
    game.expect(YOU, "choose", "Darkness Filler", "Darkness Filler", "Darkness Filler", "Slash Charger")
    game.choose("Slash Charger")
    assert game.where("Slash Charger") == "graveyard"


def test_ice_vapor_sees_a_spell_cast_for_no_cost_but_no_creature_and_none_of_its_owners_spells() -> None:
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


@pytest.mark.rule("5B.22")
@pytest.mark.parametrize("caster", [YOU, OPPONENT])
def test_sol_galla_grows_after_the_spell_of_either_player_has_resolved(caster: int) -> None:
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
def test_sol_galla_does_not_grow_in_time_to_survive_burst_shot() -> None:
    game = Scenario(you=Side(hand=["Burst Shot"], mana=filler(fire=6), battle=[SOL_GALLA, "Fear Fang"]))
    game.use("Burst Shot")
    assert game.where(SOL_GALLA) == "graveyard"


# ---------------------------------------------------------------------------------------------------------
# Costs (112.2b)
# ---------------------------------------------------------------------------------------------------------
MANA = filler(light=2, water=2, darkness=2, fire=2, nature=2)


def paid(card: str, battle: list[Thing], way: str | None = None) -> int:
    """How much mana is tapped for a card with these creatures of yours in the battle zone."""
    game = Scenario(you=Side(hand=[card], mana=MANA, battle=["Fear Fang", *battle]))
    before = game.untapped_mana(YOU)
    game.use(card, way=way)
    if game.asked == "cost to pay":
        game.choose(min(int(number) for number in game.options))
    return before - game.untapped_mana(YOU)


@pytest.mark.parametrize(
    ("battle", "card", "cost"),
    [
        pytest.param(["Elf-X"], "Phantom Fish", 2, marks=pytest.mark.rule("5B.12"), id="Elf-X: 1 less"),
        pytest.param(["Elf-X"] * 2, "Phantom Fish", 1, marks=pytest.mark.rule("5B.12"), id="reductions add up"),
        pytest.param(["Elf-X"] * 3, "Phantom Fish", 1, marks=pytest.mark.rule("5B.14"), id="not below 1"),
        pytest.param(["Elf-X"], BRAID_CLAW, 1, marks=pytest.mark.rule("5B.14"), id="what costs 1 stays"),
        pytest.param(["Elf-X"], "Energy Stream", 3, marks=pytest.mark.rule("5B.12"), id="no creature"),
        pytest.param(["Cocco Lupia"], "Garkago Dragon", 5, marks=pytest.mark.rule("5B.12"), id="Cocco Lupia: 2 less"),
        pytest.param(["Cocco Lupia"] * 2, "Garkago Dragon", 3, marks=pytest.mark.rule("5B.12"), id="two Lupias"),
        pytest.param(["Cocco Lupia"] * 3, "Garkago Dragon", 2, marks=pytest.mark.rule("5B.14"), id="not below 2"),
        pytest.param(["Cocco Lupia"], "Pyrofighter Magnus", 3, id="a Dragonoid is no Dragon"),
        pytest.param(["Cocco Lupia"], "Metalwing Skyterror", 7, id="a Wyvern is no Dragon"),
        pytest.param(["Cocco Lupia", "Elf-X"], "Garkago Dragon", 4, marks=pytest.mark.rule("5B.12"), id="both"),
        pytest.param(
            ["Cocco Lupia", "Elf-X"], "Magmadragon Melgars", 2, marks=pytest.mark.rule("5B.14", "5B.41"),
            id="the highest floor holds",
        ),
        pytest.param(
            ["Elf-X", "Cocco Lupia"], "Magmadragon Melgars", 2, marks=pytest.mark.rule("5B.14", "5B.41"),
            id="in either order",
        ),
        pytest.param(["Elf-X"] * 4, "Magmadragon Melgars", 1, marks=pytest.mark.rule("5B.14"), id="the own floor only"),
        pytest.param(
            ["Burning Mane"] * 4 + ["Elf-X"], GALAMUTA, 2, marks=pytest.mark.rule("5B.14", "5B.41"),
            id="and that of Sympathy",
        ),
        pytest.param(["Elf-X"], GONTA, 2, marks=pytest.mark.rule("5B.11"), id="one mana for each civilization"),
    ],
)  # fmt: skip
def test_what_a_card_costs(battle: list[Thing], card: str, cost: int) -> None:
    """Reductions add up (K5); "can't cost less than N" beats them (101.2), so that the highest N holds."""
    assert paid(card, battle) == cost


@pytest.mark.rule("5B.03", "5B.12", "5B.14")
def test_what_may_cost_less_may_also_cost_more_but_never_less_than_any_floor() -> None:
    """601.1a: Cocco Gett's reduction (up to 2, not below 1) is optional, Cocco Lupia's (2, not below 2) is not."""
    game = Scenario(
        you=Side(
            hand=["Bakuadorgan, Passion Dragon"],
            mana=filler(fire=5),
            battle=["Cocco Lupia", "Cocco Gett, Dragment Lore"],
        )
    )
    game.use("Bakuadorgan, Passion Dragon").expect(YOU, "cost to pay", "2", "3").choose(2)
    assert game.untapped_mana(YOU) == 3


@pytest.mark.rule("5B.12", "5B.14")
def test_an_optional_reduction_whose_floor_is_too_high_is_left_out() -> None:
    """Four Elf-X bring it to 1; with a reduction used that does not go below 3, it could not cost less than 3."""
    guide = creature("Guide", FIRE, 3, 1000, "Human", may_cost_less(your(DRAGONS), 1, 3))
    assert paid("Magmadragon Melgars", ["Elf-X", "Elf-X", "Elf-X", guide]) == 1
    assert paid("Garkago Dragon", [guide]) == 6
    other = creature("Other Guide", FIRE, 3, 1000, "Human", may_cost_less(your(DRAGONS), 2, 1))
    assert paid("Magmadragon Melgars", [guide, other]) == 2


@pytest.mark.rule("5B.12", "5B.14")
def test_another_way_of_summoning_is_reduced_too_and_not_below_the_floor() -> None:
    assert paid(GAGAGA, ["Elf-X", "Totto Pipicchi"], way="3 less") == 4
    assert paid(GAGAGA, ["Elf-X"] * 5 + ["Totto Pipicchi"], way="3 less") == 1


@pytest.mark.rule("5B.12")
def test_elf_x_makes_the_next_creature_cost_less_at_once_and_its_opponents_nothing() -> None:
    game = Scenario(
        you=Side(hand=["Elf-X", "Torcon"], mana=filler(nature=5), battle=["Fear Fang"]),
        opponent=Side(hand=["Torcon"], mana=filler(nature=1)),
    )
    game.use("Elf-X").use("Torcon")
    assert game.untapped_mana(YOU) == 0
    game.next_turn()
    assert game.refused(opponents("Torcon"), "use").startswith("not enough mana: it costs 2")


@pytest.mark.rule("5B.12")
def test_a_reduced_creature_still_has_its_printed_cost() -> None:
    """109.1, 112.2b: what is reduced is the cost to pay; Levia Than asks for creatures that cost 3 or less."""
    game = Scenario(
        you=Side(
            hand=[LEVIA_THAN],
            mana=[*filler(fire=2, nature=2), "Rothus, the Traveler", "Bronze-Arm Tribe"],
            battle=["Elf-X", "Elf-X"],
        )
    )
    game.use(LEVIA_THAN).expect(YOU, "choose", "no", "Bronze-Arm Tribe")
    assert game.refused("Rothus, the Traveler") == "it is not a card of the kind that the text speaks of"


@pytest.mark.rule("5B.12")
@pytest.mark.parametrize(("there", "cost"), [(0, 6), (1, 5), (2, 4), (5, 2)])
def test_sympathy_counts_a_creature_of_both_races_once(there: int, cost: int) -> None:
    """K5 decides: 1 less for each creature that is one or the other, and an Auzesu is both."""
    assert paid(AUZESU, [AUZESU] * there) == cost


@pytest.mark.rule("5A.11")
def test_a_creature_summoned_for_no_cost_is_summoned() -> None:
    """112.3g: Gogogo Brand is "another fire creature summoned this turn", and so Gagaga costs 6 less."""
    game = Scenario(you=Side(hand=["Gogogo Brand"], mana=filler(fire=2), deck=[GAGAGA]))
    game.use("Gogogo Brand", way="no cost")
    assert game.untapped_mana(YOU) == 2
    game.decline().expect(YOU, "use a card", "no", GAGAGA)  # nothing is discarded
    game.use(GAGAGA, way="6 less")
    assert game.untapped_mana(YOU) == 0


@pytest.mark.rule("5A.11", "5A.13")
def test_a_creature_summoned_for_no_cost_is_used() -> None:
    game = Scenario(
        you=Side(hand=["Gogogo Brand"], mana=filler(fire=2), battle=["Fear Fang"]),
        opponent=Side(battle=["Completely Unidentified"]),
    )
    game.use("Gogogo Brand", way="no cost").decline()
    assert game.turn_is_over and game.zone(YOU, "battle") == ["Fear Fang", "Gogogo Brand"]


@pytest.mark.rule("5B.04", "5B.41")
def test_a_creature_that_costs_nothing_cannot_be_summoned_where_summoning_is_forbidden() -> None:
    """101.2, 112.3g: skipping the payment leaves it a summoning."""
    lock = spell("Lock", FIRE, 1, prohibit(ACT_SUMMON, YOURS))
    game = Scenario(you=Side(hand=[lock, "Gogogo Brand"], mana=filler(fire=1), battle=["Fear Fang"]))
    game.use("Lock").expect(YOU, "attack with")  # nothing can be used
    assert game.refused("Gogogo Brand", "use") == "an effect forbids summoning it"


# ---------------------------------------------------------------------------------------------------------
# What an effect does, may do, must do
# ---------------------------------------------------------------------------------------------------------
def test_a_multicolored_card_from_the_graveyard_is_put_into_mana_tapped() -> None:
    """405.1: whatever puts it there."""
    for card, is_tapped in ((GONTA, True), ("Torcon", False)):
        game = Scenario(
            you=Side(
                hand=["Thorny Mandra"], mana=filler(nature=5), graveyard=[card, "Terror Pit"], battle=["Fear Fang"]
            )
        )
        game.use("Thorny Mandra").expect(YOU, "choose", "no", card).choose(card)  # the spell is no creature
        assert (game.where(card), game.is_tapped(card)) == ("mana", is_tapped)


def test_thrash_crawler_must_return_a_card_of_mana() -> None:
    game = Scenario(you=Side(hand=["Thrash Crawler"], mana=[*filler(water=3), "Corile"], battle=["Fear Fang"]))
    game.use("Thrash Crawler").expect(YOU, "choose", "Water Filler", "Water Filler", "Water Filler", "Corile")
    game.choose("Corile")
    assert (game.zone(YOU, "hand"), len(game.zone(YOU, "mana"))) == (["Corile"], 3)


@pytest.mark.parametrize("draws", [True, False])
def test_aqua_hulcus_may_draw(draws: bool) -> None:
    game = Scenario(you=Side(hand=["Aqua Hulcus"], mana=filler(water=3), battle=["Fear Fang"]))
    game.use("Aqua Hulcus").expect(YOU, "may", "no", "yes")
    assert len((game.accept() if draws else game.decline()).zone(YOU, "hand")) == draws


@pytest.mark.parametrize(("card", "optional"), [("Aqua Surfer", True), ("Spiral Gate", False)])
def test_either_players_creature_is_returned_and_only_aqua_surfer_may_let_it_be(card: str, optional: bool) -> None:
    game = Scenario(you=Side(hand=[card], mana=filler(water=6), battle=["Fear Fang"]), opponent=Side(battle=["Corile"]))
    game.use(card).expect(YOU, "choose", *(["no", card] if optional else []), "Fear Fang", "Corile")
    game.choose("Fear Fang")
    assert game.zone(YOU, "hand") == ["Fear Fang"]


@pytest.mark.rule("5B.34")
def test_spiral_gate_returns_the_own_creature_where_there_is_no_other() -> None:
    game = Scenario(you=Side(hand=["Spiral Gate"], mana=filler(water=2), battle=["Fear Fang"]))
    game.use("Spiral Gate")
    assert game.zone(YOU, "hand") == ["Fear Fang"]


@pytest.mark.rule("4.12", "4.13")
def test_a_tapped_creature_may_be_chosen_to_be_tapped() -> None:
    game = Scenario(
        you=Side(hand=["Solar Ray"], mana=filler(light=2), battle=["Fear Fang"]),
        opponent=Side(battle=[tapped("Corile"), "Torcon"]),
    )
    game.use("Solar Ray").expect(YOU, "choose", "Corile", "Torcon").choose("Corile")
    assert game.is_tapped("Corile") and not game.is_tapped("Torcon")


@pytest.mark.rule("5B.24", "12.15")
def test_apocalypse_vise_limits_the_total_power_of_all_that_it_destroys() -> None:
    game = Scenario(
        you=Side(hand=["Apocalypse Vise"], mana=filler(fire=7), battle=["Torcon"]),
        opponent=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Phantom Fish", "Fear Fang", "Aqua Guard"]),
    )
    game.use("Apocalypse Vise").expect(YOU, "choose", "no", "Crystal Lancer", "Phantom Fish", "Fear Fang", "Aqua Guard")
    game.choose("Phantom Fish").expect(YOU, "choose", "no", "Fear Fang", "Aqua Guard")
    assert game.refused("Crystal Lancer") == "the total would be too high"
    assert game.refused("Phantom Fish") == "it is chosen already"
    game.choose("Fear Fang")  # 7000 of 8000: nothing else fits
    assert game.zone(OPPONENT, "battle") == ["Crystal Lancer", "Aqua Guard"]


@pytest.mark.rule("7B.15")
@pytest.mark.parametrize(
    ("battle", "where"), [([], "hand"), (["Torcon"], "hand"), ([BRAID_CLAW], "battle")],
    ids=["alone", "beside a nature creature", "beside a fire creature"],
)  # fmt: skip
def test_kyrstron_puts_an_evolution_dragon_only_on_a_creature_that_it_evolves_from(
    battle: list[Thing], where: str
) -> None:
    """801.1a decides: without a base it cannot be put. Kyrstron itself is gone when its ability is processed."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Fear Fang"]),
        opponent=Side(battle=[KYRSTRON, *battle], hand=[DOGIRAGON, "Garkago Dragon", BRAID_CLAW]),
    )
    game.use("Terror Pit")
    if battle:
        game.choose(KYRSTRON)
    game.expect(OPPONENT, "choose", "no", DOGIRAGON, "Garkago Dragon").choose(DOGIRAGON)  # no Dragonoid
    assert game.where(DOGIRAGON) == where
    assert game.zone(OPPONENT, "battle") == ([DOGIRAGON] if where == "battle" else battle)


@pytest.mark.parametrize("choice", ["Garkago Dragon", None])
def test_kyrstron_may_put_a_dragon(choice: str | None) -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Fear Fang"]),
        opponent=Side(battle=[KYRSTRON], hand=["Garkago Dragon"]),
    )
    game.use("Terror Pit")
    game.choose(choice) if choice else game.decline()
    assert game.zone(OPPONENT, "battle") == ([choice] if choice else [])


def test_crisis_boulder_puts_into_the_graveyard_without_destroying() -> None:
    """701.6 decides: only what says "destroy" destroys; Propeller Mutant's ability does not trigger.

    The opponent chooses a creature, and no other card of the battle zone, or a card of mana.
    """
    for card in ("Propeller Mutant", "Torcon"):
        game = Scenario(
            you=Side(hand=["Crisis Boulder", "Corile"], mana=filler(fire=4), battle=["Fear Fang"]),
            opponent=Side(battle=["Propeller Mutant", "Forbidden ~The Sealed X~"], mana=["Torcon"]),
        )
        game.use("Crisis Boulder").expect(OPPONENT, "choose", "Propeller Mutant", "Torcon").choose(card)
        assert game.zone(OPPONENT, "graveyard") == [card]
        assert game.zone(YOU, "hand") == ["Corile"]
    game = Scenario(
        you=Side(hand=["Terror Pit", "Corile"], mana=filler(darkness=6), battle=["Fear Fang"]),
        opponent=Side(battle=["Propeller Mutant"]),
    )
    assert game.use("Terror Pit").zone(YOU, "hand") == []  # destroyed, it does


def test_mist_rias_counts_only_other_creatures() -> None:
    """603.5a: it is asked for the entering card's own ability too, and "another" leaves that out."""
    game = Scenario(
        you=Side(hand=[MIST_RIAS, "Torcon"], mana=filler(light=5, nature=2), battle=["Fear Fang"]),
        opponent=Side(hand=["Torcon"], mana=filler(nature=2)),
    )
    game.use(MIST_RIAS).expect(YOU, "use a card")
    game.use("Torcon").expect(YOU, "may", "no", "yes").accept()
    assert game.zone(YOU, "hand") == ["Filler"]
    game.next_turn().decline()
    game.use(opponents("Torcon")).expect(YOU, "may", "no", "yes")  # anybody's


def test_mongrel_man_does_not_count_itself() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Fear Fang"]),
        opponent=Side(battle=["Mongrel Man"]),
    )
    game.use("Terror Pit").expect(YOU, "attack with")
    assert (game.where("Mongrel Man"), game.zone(OPPONENT, "hand")) == ("graveyard", [])


@pytest.mark.rule("12.15")
def test_mongrel_man_draws_once_for_each_creature_destroyed() -> None:
    """603.2b decides: an event that happens to three creatures triggers three times."""
    game = Scenario(
        you=Side(hand=["Searing Wave"], mana=filler(fire=5), battle=["Mongrel Man"]),
        opponent=Side(battle=["Torcon", "Burning Mane", "Corile", "Phantom Fish"]),
    )
    game.use("Searing Wave")
    assert game.zone(OPPONENT, "battle") == ["Phantom Fish"]
    game.choose("Mongrel Man").accept().choose("Mongrel Man").decline().accept()
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.parametrize(
    ("card", "mana"),
    [
        pytest.param("Burst Shot", filler(fire=6), marks=pytest.mark.rule("12.15"), id="Burst Shot"),
        pytest.param("Searing Wave", filler(fire=5), marks=pytest.mark.rule("12.15"), id="Searing Wave"),
        pytest.param("Vampire Silphy", filler(darkness=8), marks=pytest.mark.rule("12.15"), id="Vampire Silphy"),
    ],
)
def test_creatures_destroyed_by_one_effect_are_destroyed_together(card: str, mana: list[Thing]) -> None:
    """400.7, 603.5d: a Mongrel Man among them sees none of the others go."""
    game = Scenario(
        you=Side(hand=[card], mana=mana, battle=["Garkago Dragon"], shields=2),
        opponent=Side(battle=["Torcon", "Mongrel Man", "Corile", "Phantom Fish"]),
    )
    game.use(card)
    if card == "Searing Wave":
        game.choose("Filler")
    game.expect(YOU, "attack with", "no", "Garkago Dragon")
    assert game.zone(OPPONENT, "battle") == ["Phantom Fish"]


def test_what_has_enough_power_is_spared_though_the_creature_that_gave_it_is_destroyed() -> None:
    """605.2c-d: which creatures are meant is read once; Merlee's 1000 count for all, until it is gone with them."""
    game = Scenario(
        you=Side(hand=["Vampire Silphy"], mana=filler(darkness=8), battle=["Garkago Dragon"]),
        opponent=Side(battle=[MERLEE, SAPIAN_TARK, SAPIAN_TARK, "Torcon", "Fear Fang"]),
    )
    assert (game.power(MERLEE), game.power("Torcon"), game.power("Fear Fang")) == (2500, 2000, 4000)
    game.use("Vampire Silphy")
    assert game.zone(OPPONENT, "battle") == [SAPIAN_TARK, SAPIAN_TARK, "Fear Fang"]
    assert game.power("Fear Fang") == 3000


@pytest.mark.parametrize("card", ["Searing Wave", "Snake Attack"])
def test_the_own_shield_must_be_given_up(card: str) -> None:
    game = Scenario(
        you=Side(hand=[card], mana=filler(fire=5, darkness=4), battle=["Fear Fang"], shields=["Terror Pit", "Torcon"])
    )
    game.use(card).expect(YOU, "choose", "Terror Pit", "Torcon").choose("Terror Pit")
    # Put into the graveyard, it is not put into the hand: no shield trigger.
    assert (game.zone(YOU, "shields"), game.zone(YOU, "graveyard")) == (["Torcon"], ["Terror Pit", card])


@pytest.mark.rule("5B.34")
def test_snake_attack_without_shields_does_the_rest() -> None:
    game = Scenario(
        you=Side(hand=["Snake Attack", "Torcon"], mana=filler(darkness=4, nature=2), battle=["Fear Fang"], shields=0),
        opponent=Side(shields=3, battle=["Corile"]),
    )
    game.use("Snake Attack").use("Torcon")
    # 110.2e: it affects the creatures that were there.
    has_it = {name: game.has(name, DOUBLE_BREAKER) for name in ("Fear Fang", "Torcon", "Corile")}
    assert has_it == {"Fear Fang": True, "Torcon": False, "Corile": False}
    game.attack("Fear Fang").choose("Filler", "Filler")
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("5B.34", "5B.35")
def test_vacuum_gel_finds_only_untapped_light_or_nature_creatures() -> None:
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


# ---------------------------------------------------------------------------------------------------------
# What holds for creatures of one or both players
# ---------------------------------------------------------------------------------------------------------
def test_totto_pipicchi_gives_both_players_dragons_speed_attacker() -> None:
    """203.2: a Dragonoid is no Dragon."""
    game = Scenario(
        you=Side(battle=["Totto Pipicchi", sick("Garkago Dragon"), sick("Rothus, the Traveler"), sick(KYRSTRON)]),
        opponent=Side(battle=["Magmadragon Melgars"]),
    )
    assert game.has("Magmadragon Melgars", SPEED_ATTACKER)
    assert not game.has(KYRSTRON, SPEED_ATTACKER)
    game.expect(YOU, "attack with", "no", "Totto Pipicchi", "Garkago Dragon")
    assert game.refused(KYRSTRON) == "it has summoning sickness"


@pytest.mark.parametrize("others", [YOU, OPPONENT])
def test_kilstine_makes_all_your_creatures_greater_itself_too(others: int) -> None:
    """K10: the other wave strikers may be anybody's."""
    strikers: list[Thing] = [SAPIAN_TARK, MERLEE]
    game = Scenario(
        you=Side(battle=[KILSTINE, "Fear Fang", *(strikers if others == YOU else [])]),
        opponent=Side(battle=["Corile", *(strikers if others == OPPONENT else [])]),
    )
    more = 5000 + (1000 if others == YOU else 0)  # Merlee's, for its owner's creatures
    assert (game.power(KILSTINE), game.power("Fear Fang")) == (5000 + more, 3000 + more)
    for keyword in (BLOCKER, DOUBLE_BREAKER):
        assert game.has(KILSTINE, keyword) and game.has("Fear Fang", keyword) and not game.has("Corile", keyword)


def test_a_wave_striker_needs_two_others() -> None:
    game = Scenario(you=Side(battle=[KILSTINE, SAPIAN_TARK, "Fear Fang"]), opponent=Side(battle=["Corile"]))
    assert (game.power(KILSTINE), game.power(SAPIAN_TARK)) == (5000, 2000)
    assert not game.has("Fear Fang", BLOCKER)
    with pytest.raises(Illegal, match="it is untapped"):
        game.attack(SAPIAN_TARK, "Corile")
    game = Scenario(you=Side(battle=[KILSTINE, SAPIAN_TARK, MERLEE]), opponent=Side(battle=["Corile"]))
    game.attack(SAPIAN_TARK, "Corile")
    assert game.where("Corile") == "graveyard"


def test_attacking_creatures_must_attack_mystery_totems_where_forbidding_totem_is() -> None:
    """506.1e: the target is theirs to choose among those only; whether they attack is left to them."""
    theirs = [tapped("Forbidding Totem"), tapped("Surprise Totem"), tapped("Corile")]
    game = Scenario(you=Side(battle=["Fear Fang", "Burning Mane"]), opponent=Side(battle=theirs))
    game.expect(YOU, "attack with", "no", "Fear Fang", "Burning Mane")
    game.choose("Fear Fang").expect(YOU, "attack", "Forbidding Totem", "Surprise Totem")
    assert game.refused("Corile") == "another creature has to be attacked"


@pytest.mark.parametrize(
    ("attacker", "totem", "targets"),
    [
        pytest.param("Fear Fang", "Forbidding Totem", ["the opponent", "Corile"], id="an untapped Totem cannot be"),
        pytest.param("Garkago Dragon", "Forbidding Totem", [], id="unless the attacker may attack untapped ones"),
        pytest.param("Fear Fang", tapped("Surprise Totem"), ["the opponent", "Corile", "Surprise Totem"], id="another"),
    ],
)
def test_a_totem_that_cannot_be_attacked_or_does_not_forbid_leaves_the_target_open(
    attacker: str, totem: Thing, targets: list[str]
) -> None:
    game = Scenario(
        you=Side(battle=[attacker, "Burning Mane"]), opponent=Side(battle=[totem, tapped("Corile")], shields=2)
    )
    game.choose(attacker)
    if targets:
        game.expect(YOU, "attack", *targets)
    else:
        assert game.where("Forbidding Totem") == "graveyard"  # the only target: nobody was asked


def test_forbidding_totem_says_nothing_to_its_owners_creatures() -> None:
    game = Scenario(
        you=Side(battle=["Forbidding Totem", "Fear Fang"]), opponent=Side(battle=[tapped("Surprise Totem")])
    )
    game.choose("Fear Fang").expect(YOU, "attack", "the opponent", "Surprise Totem")


def test_auzesu_destroys_when_any_of_your_angels_and_demons_attacks() -> None:
    game = Scenario(
        you=Side(battle=[AUZESU, KILSTINE, "Fear Fang"]),
        opponent=Side(battle=[tapped("Corile"), tapped("Torcon"), "Burning Mane"], shields=5),
    )
    game.attack("Fear Fang").choose("Filler")  # it is neither: nothing but a shield
    game.attack(KILSTINE).expect(YOU, "choose", "Corile", "Torcon").choose("Corile")
    assert game.where("Corile") == "graveyard"


# ---------------------------------------------------------------------------------------------------------
# Drawing (114)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("3.14")
def test_cards_are_drawn_one_at_a_time() -> None:
    """114.2: "whenever your opponent draws a card" triggers for each of the two cards of Energy Stream."""
    game = Scenario(
        you=Side(hand=["Energy Stream"], mana=filler(water=3), battle=["Fear Fang"]),
        opponent=Side(battle=[TERRAFORM]),
    )
    game.use("Energy Stream").expect(OPPONENT, "resolve", TERRAFORM, TERRAFORM).choose(TERRAFORM).accept().accept()
    game.expect(YOU, "attack with")
    assert len(game.zone(OPPONENT, "mana")) == 2


@pytest.mark.rule("3.11", "3.14")
def test_the_card_of_the_draw_step_is_drawn_and_only_the_opponents_count() -> None:
    game = Scenario(you=Side(battle=[TERRAFORM]), opponent=Side(hand=["Torcon"]))
    game.next_turn().expect(YOU, "may", "no", "yes").accept()
    game.next_turn().expect(YOU, "charge mana")


@pytest.mark.parametrize("card", ["Siren Concerto", "Spiral Gate", "Kodamanma, Gil Gil Doll", "Rumbling Terahorn"])
def test_a_card_put_into_the_hand_otherwise_is_not_drawn(card: str) -> None:
    """114.3: from mana, from the battle zone, from the shields, from the deck by searching."""
    game = Scenario(
        you=Side(hand=[card], mana=filler(water=2, fire=2, nature=5), battle=["Fear Fang", "Torcon"], deck=["Corile"]),
        opponent=Side(battle=[TERRAFORM]),
    )
    game.use(card)
    if card == "Siren Concerto":
        game.choose("Water Filler#2").expect(YOU, "attack with")
    elif card == "Spiral Gate":
        game.choose("Torcon").expect(YOU, "use a card")
    elif card == "Rumbling Terahorn":
        game.choose("Corile").expect(YOU, "attack with")
    else:
        game.expect(YOU, "attack with")
    assert len(game.zone(YOU, "hand")) == (0 if card == "Siren Concerto" else 1)


@pytest.mark.rule("8F.04")
def test_a_broken_shield_is_not_drawn() -> None:
    game = Scenario(you=Side(battle=["Fear Fang", "Torcon", TERRAFORM]), opponent=Side(shields=["Corile"]))
    game.attack("Fear Fang").expect(YOU, "attack with")
    assert game.zone(OPPONENT, "hand") == ["Corile"]
