"""What is special about cards of published tournament lists, each played once."""

import pytest

from sim.cards.words import BLOCKER, DARKNESS, FIRE, TRIPLE_BREAKER, creature, draw, spell, twinpact
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, exactly, filler, pile, tapped

COBALT = "Medicalar Cobalt Kaiser / Eyed Wise Shutter"
UISU = "Uisu, Dragon Armored's Investigation / Holy Spark"
RAFULULU = "Rafululu Love, Acoustic Dragon Elemental / 「It's coming from the future, so it's a Miracle」"
GOD = creature("Lesser God", DARKNESS, 5, 5000, "God")


def test_dondon_shower_now_returns_what_costs_no_more_than_the_creature_from_the_mana_zone() -> None:
    game = Scenario(
        you=Side(hand=["Dondon Shower Now"], mana=[*filler(water=4, nature=4), "Corile"]),
        opponent=Side(battle=["Gigargon", "Aqua Hulcus", "Torcon"]),
    )
    game.use("Dondon Shower Now", "Corile")
    assert "Corile" in game.zone(YOU, "hand")
    game.expect(YOU, "choose", "no", "Aqua Hulcus", "Torcon").choose("Torcon")
    assert game.zone(OPPONENT, "hand") == ["Torcon"]


def test_demons_light_counts_the_cards_in_the_hand_after_drawing() -> None:
    game = Scenario(
        you=Side(hand=["Demon's Light", "Torcon", "Torcon"], mana=filler(water=2, darkness=2), battle=["Fear Fang"]),
        opponent=Side(battle=["Gigargon", "Deathliger, Lion of Chaos"]),
    )
    game.use("Demon's Light", "Deathliger, Lion of Chaos")
    assert game.power("Deathliger, Lion of Chaos") == 9000 - 4000


@pytest.mark.parametrize(("mana", "power"), [(GOD, 5000), ("Torcon", 7000)])
def test_grave_deal_takes_more_power_if_a_god_is_in_the_mana_zone(mana: object, power: int) -> None:
    game = Scenario(
        you=Side(hand=["Grave Deal, Shadow of Pure Flame"], mana=[*filler(darkness=6), mana], battle=["Fear Fang"]),
        opponent=Side(battle=["Gigargon", "Deathliger, Lion of Chaos"]),
    )
    game.use("Grave Deal, Shadow of Pure Flame", "Deathliger, Lion of Chaos")
    assert game.power("Deathliger, Lion of Chaos") == power


def test_hamma_dhamma_compares_the_cost_with_the_graveyard_after_milling() -> None:
    game = Scenario(
        you=Side(hand=["Hamma = Dhamma"], mana=filler(darkness=4), graveyard=["Torcon"]),
        opponent=Side(battle=["Aqua Hulcus", "Corile", "Torcon"]),
    )
    game.use("Hamma = Dhamma").accept()  # 4 cards: what costs 3 or less can be destroyed
    game.expect(YOU, "choose", "Aqua Hulcus", "Torcon").choose("Aqua Hulcus")
    assert game.zone(OPPONENT, "graveyard") == ["Aqua Hulcus"]


def test_heavenash_sign_makes_a_blocker_that_may_battle_at_once() -> None:
    game = Scenario(
        you=Side(
            hand=["Heavenash Sign"],
            mana=filler(light=2, darkness=2, fire=2),
            graveyard=["Gigargon", "Deathliger, Lion of Chaos", "Ballom, Master of Death"],
            battle=["Fear Fang"],
        ),
        opponent=Side(battle=["Corile", "Torcon"]),
    )
    game.use("Heavenash Sign").choose("Gigargon")
    game.expect(YOU, "choose", "no", "Corile", "Torcon").choose("Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    assert game.has("Gigargon", BLOCKER)
    game.next_turn()
    assert game.has("Gigargon", BLOCKER)
    game.next_turn()
    assert not game.has("Gigargon", BLOCKER)


def test_life_gate_puts_a_creature_that_costs_less_than_the_one_it_removes() -> None:
    game = Scenario(
        you=Side(
            hand=["Life Gate, Gate of Earth"],
            mana=[*filler(nature=6), "Torcon", "Corile", "Fear Fang"],
        ),
        opponent=Side(battle=["Corile", "Aqua Guard"]),
    )
    game.use("Life Gate, Gate of Earth", "Corile")
    game.expect(YOU, "choose", "no", "Torcon", "Fear Fang").choose("Torcon")
    assert game.zone(YOU, "battle") == ["Torcon"]
    assert game.zone(OPPONENT, "mana") == ["Corile"]


def test_ov_sidia_draws_for_each_creature_that_costs_4_or_less_and_counts_itself() -> None:
    game = Scenario(
        you=Side(battle=[pile("Ov Sidia <Southern Star>", "Iocant, the Oracle"), "Corile", "Torcon"], hand=[]),
        opponent=Side(shields=3),
    )
    game.attack("Ov Sidia <Southern Star>")
    assert len(game.zone(YOU, "hand")) == 2


def test_fork_fock_returns_an_abyss_only_if_it_put_cards_into_the_graveyard() -> None:
    game = Scenario(
        you=Side(
            hand=["Fork = Fock"], mana=filler(darkness=3), graveyard=["Hamma = Dhamma", "Torcon"], deck=["Fork = Fock"]
        )
    )
    game.use("Fork = Fock").accept()
    game.expect(YOU, "choose", "no", "Hamma = Dhamma", "Fork = Fock").choose("Hamma = Dhamma")
    assert game.zone(YOU, "hand") == ["Hamma = Dhamma"]


def test_sutenyanko_comes_back_for_one_of_your_creatures() -> None:
    game = Scenario(you=Side(graveyard=["Sutenyanko"], battle=["Torcon"]), turn=OPPONENT)
    game.next_turn().choose("Torcon")
    assert game.zone(YOU, "battle") == ["Sutenyanko"]
    assert game.zone(YOU, "graveyard") == ["Torcon"]


def test_earth_dragon_gods_magic_encampment_puts_one_card_into_the_hand_or_the_mana_zone() -> None:
    for mode, zone in ((0, "hand"), (1, "mana")):
        game = Scenario(
            you=Side(
                hand=["Earth Dragon God's Magic Encampment"],
                mana=filler(water=1, nature=1),
                deck=exactly("Corile", "Torcon", "Fear Fang", "Aqua Hulcus", "Aqua Guard"),
            )
        )
        game.use("Earth Dragon God's Magic Encampment", "Torcon").choose(mode)
        game.choose("Corile")  # the order of the rest
        assert "Torcon" in game.zone(YOU, zone)
        assert game.zone(YOU, "deck") == ["Aqua Hulcus", "Aqua Guard", "Corile", "Fear Fang"]


def test_father_earth_takes_a_creature_and_puts_another_one_from_the_opponents_mana_zone() -> None:
    game = Scenario(
        you=Side(hand=["Father Earth"], mana=filler(nature=3)),
        opponent=Side(battle=["Corile", "Torcon"], mana=["Aqua Hulcus", "Crystal Lancer"]),
    )
    game.use("Father Earth", "Corile").expect(YOU, "choose", "Aqua Hulcus", "Corile").choose("Aqua Hulcus")
    assert sorted(game.zone(OPPONENT, "battle")) == ["Aqua Hulcus", "Torcon"]
    assert sorted(game.zone(OPPONENT, "mana")) == ["Corile", "Crystal Lancer"]


@pytest.mark.parametrize(
    ("mana", "charged"), [(filler(light=1, water=1, darkness=1, fire=1, nature=1), 2), (filler(nature=5), 1)]
)
def test_faerie_miracle_charges_once_more_with_all_civilizations(mana: list[object], charged: int) -> None:
    game = Scenario(you=Side(hand=["Faerie Miracle"], mana=mana, deck=["Torcon", "Corile"]))
    game.use("Faerie Miracle")
    assert len(game.zone(YOU, "mana")) == 5 + charged


@pytest.mark.parametrize(("name", "battles"), [("Torcon", True), ("Aqua Hulcus", False)])
def test_blue_dragon_earth_has_only_a_fire_or_nature_creature_battle(name: str, battles: bool) -> None:
    game = Scenario(
        you=Side(hand=["Blue Dragon Earth"], mana=[*filler(fire=4, nature=4), "Torcon", "Aqua Hulcus"]),
        opponent=Side(battle=["Fear Fang", "Burning Mane"]),
    )
    game.use("Blue Dragon Earth", name)
    assert (game.asked == "choose") is battles
    if battles:
        game.expect(YOU, "choose", "no", "Fear Fang", "Burning Mane").choose("Fear Fang")
        assert "Fear Fang" in game.zone(OPPONENT, "graveyard") or "Torcon" in game.zone(YOU, "graveyard")


def test_hyde_takes_all_shields_without_their_triggers_and_adds_five() -> None:
    game = Scenario(
        you=Side(hand=["Hyde, Kiramekuseiheki"], mana=filler(light=8), shields=["Terror Pit", "Corile"], deck=12)
    )
    game.use("Hyde, Kiramekuseiheki")
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Terror Pit"]
    assert len(game.zone(YOU, "shields")) == 5


def test_galzark_needs_another_dragon() -> None:
    game = Scenario(you=Side(battle=["Galzark, Divine Destruction Dragon Knight"]), opponent=Side(shields=3))
    assert not game.has("Galzark, Divine Destruction Dragon Knight", TRIPLE_BREAKER)
    game = Scenario(
        you=Side(battle=["Galzark, Divine Destruction Dragon Knight", "Bolshack Dragon"]),
        opponent=Side(battle=["Torcon"], shields=3),
    )
    assert game.has("Galzark, Divine Destruction Dragon Knight", TRIPLE_BREAKER)
    assert game.refused("Galzark, Divine Destruction Dragon Knight", "be attacked") != ""


def test_secret_clocktower_puts_one_of_three_cards_into_each_place() -> None:
    game = Scenario(
        you=Side(
            hand=["Secret Clocktower"], mana=filler(water=2), deck=exactly("Corile", "Torcon", "Fear Fang", "Gigargon")
        )
    )
    game.use("Secret Clocktower", "Torcon", "Corile")
    assert game.zone(YOU, "hand") == ["Torcon"]
    assert game.zone(YOU, "deck") == ["Fear Fang", "Gigargon", "Corile"]


def test_death_gate_puts_a_creature_that_costs_less_than_the_destroyed_one() -> None:
    game = Scenario(
        you=Side(
            hand=["Death Gate, Gate of Hell"],
            mana=filler(darkness=6),
            graveyard=["Torcon", "Corile", "Gigargon"],
        ),
        opponent=Side(battle=["Corile", tapped("Aqua Guard")]),
    )
    game.use("Death Gate, Gate of Hell")  # the tapped one can't be chosen
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    game.expect(YOU, "choose", "no", "Torcon").choose("Torcon")
    assert game.zone(YOU, "battle") == ["Torcon"]


def test_justice_plan_takes_cards_of_either_race() -> None:
    game = Scenario(
        you=Side(
            hand=["Justice Plan"],
            mana=filler(light=4),
            deck=exactly("Asteria, Heaven's Blessing Elemental", "Torcon", "Corile", "Gigargon"),
        )
    )
    game.use("Justice Plan").choose("Torcon")
    assert game.zone(YOU, "hand") == ["Asteria, Heaven's Blessing Elemental"]
    assert game.zone(YOU, "deck") == ["Gigargon", "Torcon", "Corile"]


def test_oboro_kagerou_draws_for_each_civilization_and_puts_as_many_back() -> None:
    game = Scenario(
        you=Side(
            hand=["Oboro Kagerou, Moonlight Mecha"],
            mana=filler(water=2, fire=1),
            deck=["Torcon", "Corile"],
        )
    )
    game.use("Oboro Kagerou, Moonlight Mecha").accept().accept()
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Torcon"]
    game.choose("Corile").choose("Torcon")
    assert game.zone(YOU, "hand") == []
    assert game.zone(YOU, "deck")[-2:] == ["Torcon", "Corile"]


def test_medicalar_cobalt_kaiser_stops_all_attacks_of_the_turn() -> None:
    game = Scenario(
        you=Side(battle=[COBALT]),
        opponent=Side(battle=["Torcon", "Fear Fang"], hand=["Bolshack Dragon"], mana=filler(fire=6)),
        turn=OPPONENT,
    )
    game.use("Bolshack Dragon")
    assert game.turn_is_over  # neither of the others could attack


def test_uisus_other_half_is_a_spark_of_its_own() -> None:
    game = Scenario(
        you=Side(
            battle=[UISU],
            hand=[UISU],
            mana=filler(light=6),
        ),
        opponent=Side(battle=["Torcon", "Fear Fang"]),
    )
    game.use(ability(UISU, "Holy Spark"))
    game.next_turn()
    assert game.is_tapped("Torcon")
    assert game.is_tapped("Fear Fang")


def test_batocross_battle_leaves_at_the_end_of_the_opponents_turn() -> None:
    game = Scenario(
        you=Side(shields=["Batocross Battle, Passion Dragon"]),
        opponent=Side(battle=["Torcon", "Fear Fang"]),
        turn=OPPONENT,
    )
    game.attack("Torcon").declare("Batocross Battle, Passion Dragon")
    game.choose(ability("Batocross Battle, Passion Dragon", "have it battle")).choose("Fear Fang")
    assert "Fear Fang" in game.zone(OPPONENT, "graveyard")
    game.end_turn()
    assert game.zone(YOU, "battle") == []
    assert game.zone(YOU, "deck")[-1] == "Batocross Battle, Passion Dragon"


def test_bimnum_destroys_what_is_put_without_summoning() -> None:
    game = Scenario(
        you=Side(battle=["Bimnum, Misfortune Demon 77"]),
        opponent=Side(hand=["Inferno Sign"], mana=filler(darkness=5), graveyard=["Fear Fang"], battle=["Torcon"]),
        turn=OPPONENT,
    )
    game.use("Inferno Sign")
    assert "Fear Fang" in game.zone(OPPONENT, "graveyard")


def test_jack_alcadeias_destroys_only_the_top_card_of_a_pile() -> None:
    game = Scenario(
        you=Side(hand=["Jack Alcadeias, Dark Gaia"], mana=filler(darkness=2, fire=2)),
        opponent=Side(battle=[pile("Barkwhip, the Smasher", "Fear Fang"), "Gigargon"]),
    )
    game.use("Jack Alcadeias, Dark Gaia", "Barkwhip, the Smasher")
    assert game.zone(OPPONENT, "graveyard") == ["Barkwhip, the Smasher"]
    assert game.zone(OPPONENT, "battle") == ["Fear Fang", "Gigargon"]


def test_dondon_volcanic_now_compares_with_the_card_put_into_the_graveyard() -> None:
    game = Scenario(
        you=Side(
            hand=["Dondon Volcanic Now"],
            mana=filler(water=2, fire=2, nature=2),
            deck=exactly("Corile", "Torcon", "Gigargon", "Fear Fang"),
        ),
        opponent=Side(battle=["Bolshack Dragon", "Aqua Guard", "Corile"]),
    )
    game.use("Dondon Volcanic Now", "Torcon", "Gigargon")
    assert game.zone(YOU, "hand") == ["Gigargon"]
    game.expect(YOU, "choose", "Aqua Guard", "Corile").choose("Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


def test_dark_masters_chooses_up_to_3_of_the_opponents_cards() -> None:
    game = Scenario(
        you=Side(hand=["Dark Masters, Demon Dragon"], mana=filler(darkness=7)),
        opponent=Side(hand=["Corile", "Torcon", "Fear Fang", "Gigargon"]),
    )
    game.use("Dark Masters, Demon Dragon", "Corile", "Torcon").enough()
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Torcon"]


def test_rafululu_love_stops_spells_until_the_end_of_the_opponents_turn() -> None:
    game = Scenario(
        you=Side(
            hand=[RAFULULU],
            mana=filler(light=4, water=3),
        ),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
    )
    game.use(ability(RAFULULU, "Rafululu"))
    game.next_turn().until("charge mana", OPPONENT).decline()
    assert game.turn_is_over  # nothing could be used
    game.next_turn().next_turn().until("use a card")
    assert game.refused("Terror Pit") == ""


@pytest.mark.phrase("not_of_several_civilizations")
def test_infernal_smash_destroys_what_is_colorless_or_of_one_civilization() -> None:
    both = creature("Of Both", DARKNESS | FIRE, 3, 3000, "Human")
    twinpact_of_both = twinpact(creature("Front", DARKNESS, 3, 3000, "Human"), spell("Back", FIRE, 2, draw(1)))
    colorless = creature("Colorless", 0, 3, 3000, "Human")
    game = Scenario(
        you=Side(hand=["Infernal Smash"], mana=filler(darkness=4)),
        opponent=Side(battle=[both, twinpact_of_both, colorless, "Torcon"]),
    )
    # In the battle zone, a twinpact is its creature and nothing else.
    game.use("Infernal Smash").expect(YOU, "choose", "Front", "Colorless", "Torcon").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.parametrize(("card", "power"), [("Corile", 3000), ("Terror Pit", 1000)])
def test_living_lithograph_speaks_of_the_card_that_it_put_into_the_mana_zone(card: str, power: int) -> None:
    game = Scenario(you=Side(hand=["Living Lithograph"], mana=filler(nature=2), battle=["Torcon"], deck=[card]))
    game.use("Living Lithograph")
    assert game.zone(YOU, "mana")[-1] == card
    assert game.power("Torcon") == power


def test_discotton_charges_once_more_after_a_multicolored_card() -> None:
    for card, charged in (("Deddam, Disaster", 2), ("Torcon", 1)):
        game = Scenario(
            you=Side(hand=["Discotton & Diskerasas"], mana=filler(light=2, nature=1), deck=[card, "Corile"])
        )
        game.use("Discotton & Diskerasas")
        assert len(game.zone(YOU, "mana")) == 3 + charged
        assert game.untapped_mana(YOU) == 0


@pytest.mark.phrase("when_destroyed")
def test_crash_head_gives_an_extra_turn_only_if_it_is_destroyed_while_tapped() -> None:
    name = "Crash Head, Victorious Dragon Armored"
    game = Scenario(you=Side(battle=[name]), opponent=Side(shields=["Terror Pit", "Torcon", "Torcon"]))
    game.attack(name).choose("Terror Pit", "Torcon").declare("Terror Pit")
    assert game.zone(YOU, "graveyard") == [name]
    assert game.next_turn().turn_player == YOU
    game = Scenario(you=Side(battle=[name]), opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)), turn=OPPONENT)
    game.use("Terror Pit")
    assert game.zone(YOU, "graveyard") == [name]
    assert game.next_turn().turn_player == YOU
    assert game.next_turn().turn_player == OPPONENT


def test_still_justice_stays_until_your_next_turn() -> None:
    name = "Still Justice Till The End"
    game = Scenario(
        you=Side(hand=[name], mana=filler(light=3)),
        opponent=Side(hand=["Terror Pit", "Terror Pit"], mana=filler(darkness=6)),
    )
    game.use(name).next_turn().until("use a card").use("Terror Pit")
    assert game.zone(YOU, "battle") == [name]
    game.next_turn().next_turn().until("use a card").use("Terror Pit")
    assert game.zone(YOU, "battle") == []


def test_god_bringer_puts_gods_from_the_shields() -> None:
    game = Scenario(
        you=Side(hand=["God Bringer"], mana=filler(light=10), battle=[GOD], shields=["Torcon"], deck=[GOD, "Corile"])
    )
    game.use("God Bringer").accept().choose("Lesser God")
    assert game.zone(YOU, "battle") == ["Lesser God", "Lesser God"]
    assert game.zone(YOU, "shields") == ["Torcon"]


def test_vegas_reveals_the_opponents_top_card() -> None:
    for card, drawn in (("Gigargon", 3), ("Torcon", 0)):
        game = Scenario(you=Side(hand=["Vegas, Eureka"], mana=filler(water=4)), opponent=Side(deck=[card]))
        game.use("Vegas, Eureka")
        assert len(game.zone(YOU, "hand")) == drawn
        assert game.zone(OPPONENT, "deck")[-1] == card


def test_vegas_dollar_returns_all_or_draws() -> None:
    for card, there in (("Gigargon", []), ("Torcon", ["Corile", "Fear Fang"])):
        game = Scenario(
            you=Side(hand=["Vegas Dollar, Super Eureka"], mana=filler(water=7), battle=["Aqua Guard"]),
            opponent=Side(battle=["Corile", "Fear Fang"], deck=[card]),
        )
        game.use("Vegas Dollar, Super Eureka")
        assert game.zone(OPPONENT, "battle") == there
        assert len(game.zone(YOU, "hand")) == (2 if there else 0)
        assert game.zone(OPPONENT, "deck")[-1] == card


def test_heaven_kid_makes_a_cheap_card_of_either_player_a_shield() -> None:
    game = Scenario(
        you=Side(hand=["HEAVEN Kid, White Knight Elemental"], mana=filler(light=3), battle=["Torcon"]),
        opponent=Side(battle=["Aqua Hulcus", "Corile"], shields=0),
    )
    game.use("HEAVEN Kid, White Knight Elemental").expect(YOU, "choose", "no", "Torcon", "Aqua Hulcus")
    game.choose("Aqua Hulcus")
    assert game.zone(OPPONENT, "shields") == ["Aqua Hulcus"]


def test_cylinder_stops_attacks_with_two_shields_or_fewer() -> None:
    name = "Cylinder, Revolution Dragon Formula"
    for shields in (2, 3):
        game = Scenario(
            you=Side(hand=[name], mana=filler(water=5), battle=["Aqua Guard"], shields=shields),
            opponent=Side(battle=["Torcon"]),
        )
        game.use(name).choose(ability(name, "can't attack")).settle()
        game.next_turn().until("charge mana", OPPONENT).decline()
        assert game.turn_is_over is (shields == 2)


def test_aqua_super_emeral_puts_a_shield_into_the_hand_for_another_card() -> None:
    game = Scenario(
        you=Side(hand=["Aqua Super Emeral", "Corile"], mana=filler(water=3), shields=["Terror Pit"]),
        opponent=Side(battle=["Torcon"]),
    )
    game.use("Aqua Super Emeral").choose("Corile").choose("Terror Pit")
    assert game.zone(YOU, "hand") == ["Terror Pit"]
    assert game.zone(YOU, "shields") == ["Corile"]


def test_welkius_works_whenever_one_of_your_creatures_wins_a_battle() -> None:
    game = Scenario(
        you=Side(battle=["Welkius, Assault Gate Elemental", "Fear Fang"], hand=["Aqua Guard", "Aqua Guard"]),
        opponent=Side(battle=[tapped("Torcon")]),
    )
    game.attack("Fear Fang", "Torcon").choose("Aqua Guard")
    assert game.zone(YOU, "battle")[-1] == "Aqua Guard"
    assert len(game.zone(YOU, "hand")) == 2


def test_dorphadillom_spares_multicolored_creatures_and_spells() -> None:
    name = "Dorphadillom, Holy Demon Concatenated King"
    game = Scenario(
        you=Side(hand=[name], mana=filler(light=3, darkness=3, fire=2)),
        opponent=Side(
            battle=["Torcon", "Deddam, Disaster"],
            hand=["Terror Pit", "Demon's Light"],
            mana=filler(darkness=4, water=4),
        ),
    )
    game.use(name)
    assert game.zone(OPPONENT, "battle") == ["Deddam, Disaster"]
    assert len(game.zone(YOU, "shields")) == 2  # EX Life
    game.next_turn().until("use a card")
    assert game.refused("Terror Pit") != ""
    assert game.refused("Demon's Light") == ""


def test_king_malvadias_makes_cards_of_one_civilization_cost_more() -> None:
    game = Scenario(
        you=Side(battle=["King Malvadias, Connected Armor Way"]),
        opponent=Side(
            hand=["Torcon", "Corpse Charger", "Deddam, Disaster", "Jasmine's Rune"],
            mana=filler(darkness=1, water=1, nature=1),
        ),
        turn=OPPONENT,
    )
    assert game.refused("Jasmine's Rune") != ""  # a tamaseed that costs 2
    assert game.refused("Torcon") != ""
    assert game.refused("Corpse Charger") != ""
    assert game.refused("Deddam, Disaster") == ""


def test_obuza_costs_less_for_creatures_in_the_graveyard() -> None:
    name = "Obuza 08, Demon Dragon Armored / Beginning of the End"
    game = Scenario(
        you=Side(hand=[name], mana=filler(darkness=2), graveyard=["Torcon"] * 7, battle=["Torcon"]),
        opponent=Side(battle=["Gigargon", "Deathliger, Lion of Chaos"]),
    )
    game.use(name, "Deathliger, Lion of Chaos")
    assert game.power("Deathliger, Lion of Chaos") == 9000 - 7000


@pytest.mark.parametrize(("top", "put"), [("Fear Fang", "Fear Fang"), ("Gigargon", "Aqua Hulcus")])
def test_capteeen_puts_a_creature_from_the_deck_or_else_from_the_hand(top: str, put: str) -> None:
    name = "CAPTEEEN <Heavypo Star>"
    game = Scenario(
        you=Side(battle=[pile(name, "Iocant, the Oracle")], hand=["Aqua Hulcus", "Gigargon"], deck=[top, "Corile"]),
        opponent=Side(shields=3),
    )
    game.attack(name).choose(put)
    assert put in game.zone(YOU, "battle")
    assert ("Aqua Hulcus" in game.zone(YOU, "hand")) is (put != "Aqua Hulcus")
