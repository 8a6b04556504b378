"""More cards that came into the library with lists of 2005 to 2009: what each of their abilities does, played."""

import pytest

from sim.cards.words import FIRE, LIGHT, NATURE, WATER, Card, blocker, creature
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, exactly, filler, pile, tapped

VEGGIE = creature("Veggie", NATURE, 2, 2000, "Wild Veggies")
BIG = "Deathliger, Lion of Chaos"  # darkness, 9000


@pytest.mark.parametrize("driven", [True, False])
def test_beautician_takes_a_card_and_draws_one(driven: bool) -> None:
    beautician = "Beautician, Viral Lord of Fear"
    game = Scenario(
        you=Side(hand=[beautician], mana=filler(water=2, darkness=2), deck=["Corile"]), opponent=Side(hand=["Torcon"])
    )
    game.use(beautician, way="1 more water card" if driven else None)
    if driven:
        game.accept()
    assert game.zone(OPPONENT, "graveyard") == (["Torcon"] if driven else [])
    assert game.zone(YOU, "hand") == (["Corile"] if driven else [])


def test_honoo_has_the_other_creatures_of_its_player_attack() -> None:
    honoo = "Honoo, the Brave Blow"
    game = Scenario(you=Side(battle=[honoo, "Torcon"]), opponent=Side(shields=3))
    game.attack(honoo).choose("shield 1")
    assert game.asked == "break"  # Torcon attacks: nobody could decline it


def test_rengston_takes_the_spells_among_as_many_cards_as_there_are_creatures() -> None:
    rengston = "Rengston, Spirit Knight"
    game = Scenario(
        you=Side(
            hand=[rengston],
            mana=filler(light=4),
            battle=["Torcon", "Corile"],
            deck=["Terror Pit", "Fear Fang", "Death Smoke", "Lost Soul"],
        )
    )
    game.use(rengston)
    assert sorted(game.zone(YOU, "hand")) == ["Death Smoke", "Terror Pit"]
    assert game.zone(YOU, "deck")[:2] == ["Fear Fang", "Lost Soul"]


@pytest.mark.parametrize("dragon", [True, False])
def test_dragon_lab_takes_a_dragon_or_returns_to_the_hand(dragon: bool) -> None:
    deck = ["Bolshack Dragon" if dragon else "Corile", "Torcon", "Fear Fang", "Aqua Hulcus"]
    game = Scenario(you=Side(hand=["Dragon Lab"], mana=filler(water=2), deck=deck))
    game.use("Dragon Lab")
    while game.asked == "order":
        game.choose(game.options[0])
    assert game.zone(YOU, "hand") == (["Bolshack Dragon"] if dragon else ["Dragon Lab"])
    assert game.zone(YOU, "deck")[0] == "Aqua Hulcus"


def test_baron_gouyama_exchanges_a_card_of_the_deck_for_wild_veggies_of_the_mana_zone() -> None:
    baron = "Baron Gouyama"
    game = Scenario(you=Side(hand=[baron], mana=[*filler(nature=5), VEGGIE], deck=exactly("Corile", "Fear Fang")))
    game.use(baron).choose("Corile").choose("Corile")  # from the deck, and then into the graveyard
    assert game.zone(YOU, "graveyard") == ["Corile"]
    assert "Veggie" in game.zone(YOU, "battle")


def test_baron_gouyama_puts_nothing_if_no_card_is_taken() -> None:
    game = Scenario(you=Side(hand=["Baron Gouyama"], mana=[*filler(nature=5), VEGGIE], deck=["Corile"]))
    game.use("Baron Gouyama").decline().settle()
    assert game.zone(YOU, "battle") == ["Baron Gouyama"] and game.zone(YOU, "graveyard") == []


def test_spirit_sateek_puts_humans_and_arc_seraphims_into_the_mana_zone() -> None:
    sateek = "Spirit Sateek, Spirit Knight"
    buried = ["Immortal Baron, Vorg", sateek, "Corile"]
    game = Scenario(you=Side(hand=[sateek], mana=filler(nature=5), graveyard=buried))
    game.use(sateek).accept()
    assert game.zone(YOU, "graveyard") == ["Corile"]
    assert {"Immortal Baron, Vorg", sateek} <= set(game.zone(YOU, "mana"))


def test_big_nasdeen_charges_a_card_for_each_civilization_and_returns_two_as_it_dies() -> None:
    nasdeen = "Big Nasdeen, Great Veggie King"
    game = Scenario(
        you=Side(
            hand=[nasdeen],
            battle=[VEGGIE],
            mana=filler(nature=11, fire=1, darkness=1),
            deck=["Corile", "Torcon", "Fear Fang", "Aqua Hulcus"],
        )
    )
    game.use(nasdeen)
    assert {"Corile", "Torcon", "Fear Fang"} <= set(game.zone(YOU, "mana")) and game.zone(YOU, "deck")[
        0
    ] == "Aqua Hulcus"
    game = Scenario(
        you=Side(battle=[pile(nasdeen, VEGGIE)], mana=["Corile", "Torcon", "Fear Fang"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit").choose("Corile", "Torcon")
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Torcon"]


def test_variable_poker_exchanges_shields_for_top_cards() -> None:
    game = Scenario(
        you=Side(
            hand=["Variable Poker"],
            mana=filler(light=3),
            shields=["Corile", "Torcon", "Fear Fang"],
            deck=["Aqua Hulcus", "Terror Pit", "Lost Soul"],
        )
    )
    game.use("Variable Poker").choose("Corile", "Fear Fang").enough()
    while game.asked == "order":
        game.choose(game.options[0])
    assert sorted(game.zone(YOU, "shields")) == ["Aqua Hulcus", "Terror Pit", "Torcon"]
    assert sorted(game.zone(YOU, "deck")[-2:]) == ["Corile", "Fear Fang"]


def test_mephisto_finds_two_cheap_creatures_as_it_is_destroyed() -> None:
    game = Scenario(
        you=Side(battle=["Mephisto, Gaia's Coolclaw"], deck=exactly("Torcon", "Aqua Hulcus", BIG, "Bronze-Arm Tribe")),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    game.accept()
    assert not game.can_choose(BIG)
    game.choose("Torcon", "Aqua Hulcus")
    assert sorted(game.zone(YOU, "battle")) == ["Aqua Hulcus", "Torcon"]


@pytest.mark.parametrize("multicolored", [True, False])
def test_mephisto_takes_a_multicolored_top_card(multicolored: bool) -> None:
    top = "Bega, Vizier of Shadow" if multicolored else "Corile"
    mephisto = "Mephisto, Gaia's Coolclaw"
    game = Scenario(you=Side(hand=[mephisto], mana=filler(water=3, nature=3), deck=[top]))
    game.use(mephisto).accept()
    assert game.zone(YOU, "hand") == ([top] if multicolored else [])


@pytest.mark.parametrize("cards", [2, 0])
def test_ninja_typhoon_draws_one_more_than_it_puts_away(cards: int) -> None:
    game = Scenario(
        you=Side(hand=["Ninja Typhoon", *["Corile"] * cards], mana=filler(fire=2), deck=["Torcon"] * 5),
    )
    game.use("Ninja Typhoon")
    while game.asked == "order":
        game.choose(game.options[0])
    assert game.zone(YOU, "hand") == ["Torcon"] * (cards + 1)
    assert game.zone(YOU, "deck")[len(game.zone(YOU, "deck")) - cards :] == ["Corile"] * cards


def in_any_order(game: Scenario) -> Scenario:
    """Put cards in the order in which they are offered."""
    while game.asked == "order":
        game.choose(game.options[0])
    return game


@pytest.mark.parametrize(("name", "shield"), [("Pure Landers", "Corile"), ("Pure Landers", None)])
def test_pure_landers_puts_the_top_card_under_a_shield(name: str, shield: str | None) -> None:
    game = Scenario(you=Side(hand=[name], mana=filler(light=3), shields=["Corile", "Fear Fang"], deck=["Torcon"]))
    game.use(name)
    game.choose("shield 1")
    game = game.accept() if shield else game.decline()
    assert game.zone(YOU, "deck")[0] == ("Filler" if shield else "Torcon")


def test_gardis_dragoon_puts_a_shield_away_and_a_card_under_another() -> None:
    game = Scenario(
        you=Side(hand=["Gardis Dragoon"], mana=filler(darkness=3), shields=["Corile", "Fear Fang"], deck=["Torcon"])
    )
    game.use("Gardis Dragoon").choose(game.options[0])
    assert game.asked == "choose"
    game.choose("shield 2").accept()
    assert game.zone(YOU, "graveyard") == ["Fear Fang"] and game.zone(YOU, "deck")[0] == "Filler"


@pytest.mark.parametrize("name", ["Bronze Chain Sickle", "Hyou, the Oracle"])
def test_shield_plus_as_the_creature_is_destroyed(name: str) -> None:
    game = Scenario(
        you=Side(battle=[name], shields=["Corile"], deck=["Torcon"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit").accept()
    assert game.zone(YOU, "deck")[0] == "Filler" and len(game.zone(YOU, "shields")) == 1


def test_bronze_chain_sickle_charges_a_card() -> None:
    game = Scenario(you=Side(hand=["Bronze Chain Sickle"], mana=filler(nature=4), deck=["Torcon"]))
    assert "Torcon" in game.use("Bronze Chain Sickle").zone(YOU, "mana")


def test_hyou_blocks_and_attacks_no_player() -> None:
    game = Scenario(you=Side(battle=["Hyou, the Oracle"]), opponent=Side(battle=[tapped("Torcon")]))
    assert game.has("Hyou, the Oracle", keywords.BLOCKER)
    assert game.attack("Hyou, the Oracle", "Torcon").zone(OPPONENT, "graveyard") == ["Torcon"]


def test_za_yes_puts_a_card_under_a_shield_as_it_attacks() -> None:
    yes = "Za Yes, Light Divine Dragon"
    game = Scenario(you=Side(battle=[yes], shields=["Corile"], deck=["Torcon"]), opponent=Side(shields=3))
    game.attack(yes).accept()
    assert game.zone(YOU, "deck")[0] == "Filler" and game.asked == "break"


@pytest.mark.parametrize("name", ["Mi Amore, the Patroller", "Me Fusar, Guardian of Harmony"])
def test_no_creature_attacks_after_the_blocker_was_destroyed(name: str) -> None:
    game = Scenario(
        you=Side(battle=[name], shields=3), opponent=Side(battle=[BIG, "Corile"], hand=["Torcon"]), turn=OPPONENT
    )
    game.attack(BIG, YOU).block(name)
    assert game.where(name) == "graveyard" and game.turn_is_over


def test_farmahat_untaps_and_blocks() -> None:
    farmahat = "Farmahat, Holy Emperor"
    game = Scenario(
        you=Side(battle=[tapped(pile(farmahat, "Spirit Sateek, Spirit Knight"))], shields=3),
        opponent=Side(battle=["Corile"]),
        turn=OPPONENT,
    )
    game.attack("Corile", YOU).choose("Spirit Sateek, Spirit Knight").block(farmahat)
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


@pytest.mark.parametrize("taken", [True, False])
def test_happy_go_lucky_strike_exchanges_a_shield_or_draws(taken: bool) -> None:
    game = Scenario(
        you=Side(
            hand=["Happy-go-lucky Strike"],
            mana=filler(light=1, water=1, darkness=6),
            shields=["Terror Pit"],
            deck=["Torcon", "Corile"],
        ),
        opponent=Side(battle=["Fear Fang"]),
    )
    game.use("Happy-go-lucky Strike")
    game = game.accept() if taken else game.decline()
    assert game.zone(YOU, "hand") == (["Terror Pit"] if taken else ["Torcon"])
    assert game.zone(YOU, "shields") == (["Torcon"] if taken else ["Terror Pit"])
    assert game.zone(OPPONENT, "battle") == ["Fear Fang"]  # no shield trigger


DOKKOI, OTTO = "Dokkoi, Fantasy God", "Otto, Worldly God"


def test_dokkoi_and_otto_strengthen_others_in_one_turn_each() -> None:
    for name, power in ((DOKKOI, 4000), (OTTO, 2000)):
        game = Scenario(you=Side(battle=[name, "Corile"]))
        assert game.power("Corile") == power
        game.end_turn().next_turn()
        assert game.power("Corile") == 6000 - power
        assert game.power(name) == (4000 if name == DOKKOI else 5500)


@pytest.mark.parametrize("linked", [True, False])
def test_dokkoi_and_otto_tap_draw_and_break_while_they_are_linked(linked: bool) -> None:
    game = Scenario(
        you=Side(hand=[OTTO], mana=filler(light=6), battle=[DOKKOI], deck=["Aqua Hulcus"]),
        opponent=Side(battle=["Torcon", tapped("Corile")], shields=5),
    )
    game.use(OTTO)
    game.choose(DOKKOI) if linked else game.decline()
    game.attack(DOKKOI, OPPONENT)
    if not linked:
        assert game.asked == "break" and not game.is_tapped("Torcon")
        return
    game.choose("Torcon")
    assert game.is_tapped("Torcon")
    game.choose("shield 1").accept()
    assert game.zone(YOU, "hand") == ["Aqua Hulcus"] and len(game.zone(OPPONENT, "shields")) == 4


def test_kabuto_gives_power_attacker_to_the_others() -> None:
    kabuto = "Kabuto 1, Armored Insectobeast"
    game = Scenario(
        you=Side(hand=[kabuto], mana=filler(fire=1, nature=1, light=1, water=1, darkness=1), battle=["Corile"]),
        opponent=Side(shields=3),
    )
    game.use(kabuto, way="1 more light card").attack("Corile").until("break")
    assert (game.power("Corile"), game.power(kabuto)) == (5000, 3000)


@pytest.mark.parametrize("puts", [True, False])
def test_hopstep_battan_dies_unless_its_player_puts_a_dreammate_or_vehicle_bee(puts: bool) -> None:
    battan = "Hopstep Battan"
    game = Scenario(you=Side(battle=[battan], hand=[kabuto_2000(), "Torcon"], mana=filler(fire=2, nature=4)))
    game.use("Bee" if puts else "Torcon").end_turn()
    assert game.where(battan) == ("battle" if puts else "graveyard")


def kabuto_2000() -> Card:
    """A vehicle bee that does nothing."""
    return creature("Bee", FIRE, 2, 2000, "Vehicle Bee")


def test_asteroid_raiser_returns_to_the_hand_instead_of_being_destroyed() -> None:
    raiser = "Asteroid Raiser, Ice Comet"
    base = [creature("Mecha", WATER, 2, 2000, "Great Mecha King"), creature("Hero", WATER, 2, 2000, "Machine Hero")]
    game = Scenario(
        you=Side(battle=[pile(raiser, *base)]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    assert game.use("Terror Pit").zone(YOU, "hand") == [raiser, "Mecha", "Hero"]  # the whole creature
    game = Scenario(you=Side(hand=[raiser], mana=filler(water=6), battle=[*base, "Corile"]))
    game.use(raiser).choose("Mecha")
    assert game.under(raiser) == ["Mecha", "Hero"]


def test_ribbidynanz_untaps_phoenixes_of_the_mana_zone() -> None:
    ribbi = "Ribbidynanz, Forest Singer"
    chick = creature("Chick", LIGHT, 3, 1000, "Phoenix")
    game = Scenario(
        you=Side(hand=[ribbi], mana=[*filler(nature=2), tapped(chick), tapped("Corile")], battle=["Torcon"])
    )
    assert game.use(ribbi).untapped_mana(YOU) == 1


def test_gulan_berze_has_the_opponent_discard_a_civilization() -> None:
    gulan = "Gulan Berze, Poseidon Destroying Dragon"
    game = Scenario(
        you=Side(battle=[gulan], shields=["Torcon", "Corile"]),
        opponent=Side(hand=["Terror Pit", "Death Smoke", "Torcon", "Bega, Vizier of Shadow"], shields=3),
    )
    game.attack(gulan, OPPONENT).choose("darkness")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Bega, Vizier of Shadow", "Death Smoke", "Terror Pit"]
    for _ in range(3):
        game.choose("shield 1")
    assert game.asked == "break"


def test_royal_adonis_orders_three_cards() -> None:
    game = Scenario(
        you=Side(hand=["Royal Adonis"], mana=filler(water=4), deck=["Corile", "Torcon", "Fear Fang", "Aqua Hulcus"])
    )
    game.use("Royal Adonis").choose("Torcon").choose("Fear Fang")
    assert sorted(game.zone(YOU, "deck")[:3]) == ["Corile", "Fear Fang", "Torcon"]
    assert game.zone(YOU, "deck")[1] == "Fear Fang" and game.zone(YOU, "deck")[3] == "Aqua Hulcus"


@pytest.mark.parametrize("forced", [True, False])
def test_carnage_returns_a_creature_as_it_blocks_while_its_shield_stays(forced: bool) -> None:
    carnage = "Carnage, Lord of the Dark Path"
    game = Scenario(
        you=Side(hand=[carnage], mana=filler(darkness=3), shields=2, graveyard=["Torcon"]),
        opponent=Side(battle=["Corile"]),
    )
    game.use(carnage)
    game = game.choose("shield 1") if forced else game.decline()
    game.end_turn().next_turn().until("attack with").attack("Corile", YOU).block(carnage)
    if forced:
        game.choose("Torcon")
    assert game.zone(YOU, "hand") == (["Torcon"] if forced else [])


@pytest.mark.parametrize("crossed", [True, False])
def test_hijikata_giant_attacks_players_only_while_it_is_crossed(crossed: bool) -> None:
    hijikata = "Hijikata Giant"
    game = Scenario(
        you=Side(battle=[hijikata, "Crimson Rifle"], mana=filler(fire=1)),
        opponent=Side(shields=3, battle=[tapped("Corile")]),
    )
    if crossed:
        game.cross("Crimson Rifle", hijikata)
    if crossed:
        assert game.attack(hijikata, OPPONENT).asked == "break"
    else:
        with pytest.raises(Illegal, match="it can't attack players"):
            game.attack(hijikata, OPPONENT)


def test_balzark_saves_shields_and_destroys_up_to_4000_as_it_dies() -> None:
    balzark = 'Balzark "Fire Blast" Dragon'
    game = Scenario(
        you=Side(battle=[balzark], shields=3),
        opponent=Side(battle=[BIG, "Corile", "Aqua Hulcus", "Torcon"]),
        turn=OPPONENT,
    )
    game.attack(BIG, YOU).choose("shield 1", "shield 2").accept()
    game.choose("Corile", "Aqua Hulcus")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Aqua Hulcus", "Corile"]
    assert game.where(balzark) == "graveyard"


def test_balzark_is_strong_as_it_attacks() -> None:
    balzark = 'Balzark "Fire Blast" Dragon'
    game = Scenario(you=Side(battle=[balzark]), opponent=Side(shields=2))
    assert game.attack(balzark).power(balzark) == 6000


@pytest.mark.parametrize("linked", [True, False])
def test_ganastora_attacks_players_and_untaps_while_it_is_linked(linked: bool) -> None:
    ganastora = "Ganastora, Vajra God"
    garasarama = "Garasarama, Shura King"
    game = Scenario(
        you=Side(hand=[garasarama], battle=[ganastora], mana=filler(light=3, water=3, darkness=3, fire=3, nature=3)),
        opponent=Side(shields=3, battle=[tapped("Corile")]),
    )
    game.use(garasarama)
    game.choose(ganastora) if linked else game.decline()
    if linked:
        game.attack(ganastora, OPPONENT).decline().choose("shield 1", "shield 2").accept()
        assert not game.is_tapped(ganastora)
    else:
        with pytest.raises(Illegal, match="it can't attack players"):
            game.attack(ganastora, OPPONENT)


def test_pure_unicorn_stays_for_a_shield() -> None:
    game = Scenario(
        you=Side(battle=["Pure Unicorn"], shields=["Terror Pit", "Corile"]),
        opponent=Side(hand=["Death Smoke"], mana=filler(darkness=6), battle=["Torcon"]),
        turn=OPPONENT,
    )
    game.use("Death Smoke").choose("Pure Unicorn").choose("shield 1")
    assert game.zone(YOU, "battle") == ["Pure Unicorn"] and game.zone(YOU, "hand") == ["Terror Pit"]
    assert game.asked != "declare"


def test_dream_link_farm_costs_less_for_dreammates_and_charges_two_cards() -> None:
    game = Scenario(you=Side(hand=["Dream Link Farm"], battle=[kabuto_2000()], mana=filler(nature=5)))
    assert len(game.use("Dream Link Farm").zone(YOU, "mana")) == 7 and game.untapped_mana(YOU) == 2


@pytest.mark.parametrize("musha", [True, False])
def test_musha_decapitation_sword_destroys_another_one_beside_bolmeteus_musha_dragon(musha: bool) -> None:
    game = Scenario(
        you=Side(
            hand=["Musha Decapitation Sword"],
            mana=filler(fire=6),
            battle=["Bolmeteus Musha Dragon"] if musha else ["Torcon"],
        ),
        opponent=Side(battle=["Corile", "Aqua Hulcus", BIG]),
    )
    game.use("Musha Decapitation Sword", "Corile")
    assert sorted(game.zone(OPPONENT, "graveyard")) == (["Aqua Hulcus", "Corile"] if musha else ["Corile"])


def test_purgatory_release_returns_the_creatures_of_both_graveyards() -> None:
    game = Scenario(
        you=Side(hand=["Purgatory Release"], mana=filler(darkness=9), graveyard=["Corile", "Terror Pit"]),
        opponent=Side(graveyard=["Torcon", "Fear Fang", "Lost Soul"]),
    )
    game.use("Purgatory Release")
    assert game.zone(YOU, "hand") == ["Corile"] and game.zone(OPPONENT, "graveyard") == ["Lost Soul"]
    assert sorted(game.zone(OPPONENT, "hand")) == ["Fear Fang", "Torcon"]


@pytest.mark.parametrize(("top", "zone"), [("Bolshack Dragon", "hand"), ("Corile", "mana")])
def test_balgazarmas_takes_or_charges_the_top_card_as_a_dragon_attacks(top: str, zone: str) -> None:
    game = Scenario(
        you=Side(battle=["Terradragon Balgazarmas", "Bolshack Dragon"], deck=[top]), opponent=Side(shields=3)
    )
    game.attack("Bolshack Dragon").accept()
    assert top in game.zone(YOU, zone)  # type: ignore[arg-type]
    game = Scenario(you=Side(battle=["Terradragon Balgazarmas", "Torcon"], deck=[top]), opponent=Side(shields=3))
    assert game.attack("Torcon").asked == "break"


def test_softknuckle_dragoon_dies_as_it_is_attacked() -> None:
    game = Scenario(
        you=Side(battle=[tapped("Softknuckle Dragoon")]), opponent=Side(battle=["Aqua Hulcus"]), turn=OPPONENT
    )
    game.attack("Aqua Hulcus", "Softknuckle Dragoon")
    assert game.where("Softknuckle Dragoon") == "graveyard" and game.where("Aqua Hulcus") == "battle"


@pytest.mark.parametrize(("card", "returned"), [("Corile", True), ("Bega, Vizier of Shadow", False), (None, False)])
def test_ghost_clutch_returns_a_creature_if_the_card_is_not_multicolored(card: str | None, returned: bool) -> None:
    game = Scenario(
        you=Side(hand=["Ghost Clutch"], mana=filler(darkness=3), graveyard=["Bega, Vizier of Shadow", "Torcon"]),
        opponent=Side(hand=[card] if card else 0),
    )
    game.use("Ghost Clutch")
    if returned:
        game.choose("Bega, Vizier of Shadow")
    assert game.zone(YOU, "hand") == (["Bega, Vizier of Shadow"] if returned else [])
    assert game.zone(OPPONENT, "graveyard") == ([card] if card else [])


ORPHE, IZANA = "Orphe, Punishment God", "Izana, Crime God"


@pytest.mark.parametrize("linked", [True, False])
def test_orphe_and_izana_return_weak_creatures_and_weaken_the_others_while_they_are_linked(linked: bool) -> None:
    game = Scenario(
        you=Side(hand=[IZANA], mana=filler(water=4), battle=[ORPHE]),
        opponent=Side(battle=["Corile", "Aqua Hulcus", BIG], shields=3),
    )
    game.use(IZANA)
    game.choose(ORPHE) if linked else game.decline()
    assert sorted(game.zone(OPPONENT, "hand")) == (["Aqua Hulcus", "Corile"] if linked else [])
    assert game.power(BIG) == (8000 if linked else 9000)
    assert game.has(ORPHE, keywords.BLOCKER) is linked and game.has(ORPHE, keywords.DOUBLE_BREAKER) is linked


def test_izana_is_not_blocked_by_weaker_creatures() -> None:
    weak = creature("Weak", LIGHT, 2, 2000, "Human", blocker)
    strong = creature("Strong", LIGHT, 2, 4000, "Human", blocker)
    game = Scenario(you=Side(battle=[IZANA]), opponent=Side(battle=[weak, strong], shields=3))
    game.attack(IZANA, OPPONENT)
    assert game.can_choose("Strong") and not game.can_choose("Weak")


def test_tsubamegaeshi_generates_a_cross_gear() -> None:
    game = Scenario(you=Side(hand=["Aqua Tsubamegaeshi", "Crimson Rifle"], mana=filler(water=4)))
    game.use("Aqua Tsubamegaeshi").choose("Crimson Rifle")
    assert "Crimson Rifle" in game.zone(YOU, "battle")


@pytest.mark.parametrize("whose", [YOU, OPPONENT])
def test_voyager_lets_evolution_creatures_of_both_players_cost_less(whose: int) -> None:
    sides = {whose: Side(hand=["Crystal Lancer"], battle=["Aqua Hulcus"], mana=filler(water=4))}
    other = Side(battle=["Voyager, the Paladin"])
    if whose == YOU:
        game = Scenario(
            you=Side(hand=["Crystal Lancer"], battle=["Aqua Hulcus", "Voyager, the Paladin"], mana=filler(water=4))
        )
    else:
        game = Scenario(you=other, opponent=sides[whose], turn=OPPONENT)
    game.use("Crystal Lancer")
    if game.asked == "cost to pay":
        game.choose(4)
    assert "Crystal Lancer" in game.zone(whose, "battle")


def test_cool_reaction_draws_for_creatures_of_a_civilization() -> None:
    game = Scenario(
        you=Side(hand=["Cool Reaction"], mana=filler(water=5), deck=["Torcon"] * 4),
        opponent=Side(battle=["Corile", "Aqua Hulcus", "Torcon"]),
    )
    assert game.use("Cool Reaction").choose("water").zone(YOU, "hand") == ["Torcon", "Torcon"]


def test_little_eyes_growth_charges_creatures() -> None:
    game = Scenario(you=Side(hand=["Little Eyes Growth"], mana=filler(nature=4), deck=["Corile", "Terror Pit"]))
    game.use("Little Eyes Growth")
    assert "Corile" in game.zone(YOU, "mana") and "Terror Pit" in game.zone(YOU, "graveyard")


@pytest.mark.parametrize("mode", [0, 1])
def test_beetleda_taps_a_creature_or_exchanges_the_hand(mode: int) -> None:
    game = Scenario(
        you=Side(battle=["Beetleda, Armored Insect Mecha King"], hand=["Corile", "Fear Fang"], deck=["Torcon"] * 3),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Aqua Hulcus"]),
        turn=OPPONENT,
    )
    game.use("Terror Pit").choose(mode)
    assert game.zone(YOU, "hand") == (["Corile", "Fear Fang"] if mode == 0 else ["Torcon", "Torcon"])
    assert game.is_tapped("Aqua Hulcus") is (mode == 0)


def test_future_capsule_puts_cards_on_top_and_the_rest_under() -> None:
    deck = ["Corile", "Torcon", "Fear Fang", "Aqua Hulcus", "Lost Soul", "Terror Pit"]
    game = Scenario(you=Side(hand=["Future Capsule"], mana=filler(water=4), deck=deck))
    game.use("Future Capsule").choose("Fear Fang", "Aqua Hulcus").enough()
    in_any_order(game)
    assert (
        sorted(game.zone(YOU, "deck")[:2]) == ["Aqua Hulcus", "Fear Fang"] and game.zone(YOU, "deck")[2] == "Terror Pit"
    )
    assert sorted(game.zone(YOU, "deck")[-3:]) == ["Corile", "Lost Soul", "Torcon"]


@pytest.mark.parametrize("gear", [True, False])
def test_unryu_puts_a_cross_gear_of_the_top_and_untaps(gear: bool) -> None:
    game = Scenario(
        you=Side(battle=["Unryu, Sumo Doctor"], deck=["Crimson Rifle" if gear else "Corile"]), opponent=Side(shields=3)
    )
    game.attack("Unryu, Sumo Doctor")
    if gear:
        game.accept()
    assert game.is_tapped("Unryu, Sumo Doctor") is not gear
    assert ("Crimson Rifle" in game.zone(YOU, "battle")) is gear


@pytest.mark.parametrize("is_tapped", [True, False])
def test_igars_has_the_opponents_creatures_attack_while_it_is_tapped(is_tapped: bool) -> None:
    igars = "Igars Dragoon"
    game = Scenario(
        you=Side(battle=[tapped(igars) if is_tapped else igars], shields=3),
        opponent=Side(battle=["Corile", "Torcon"], mana=filler(1), hand=1),
        turn=OPPONENT,
    )
    game.until("attack with")
    assert ("no" in game.options) is not is_tapped


def test_shinra_leaves_each_player_one_creature() -> None:
    shinra = "Shinra, the Great Expanse"
    game = Scenario(
        you=Side(hand=[shinra], mana=filler(nature=8), battle=["Hijikata Giant", "Corile"]),
        opponent=Side(battle=["Torcon", "Fear Fang", "Aqua Hulcus"]),
    )
    game.use(shinra).choose(shinra).expect(OPPONENT, "choose").choose("Fear Fang")
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == ([shinra], ["Fear Fang"])
    assert "Corile" in game.zone(YOU, "mana") and sorted(game.zone(OPPONENT, "mana")) == ["Aqua Hulcus", "Torcon"]


def test_x_revolver_leaves_each_player_three_mana_cards() -> None:
    revolver = "X Revolver Dragon"
    game = Scenario(
        you=Side(hand=[revolver], mana=[*filler(fire=9), "Corile"]),
        opponent=Side(mana=["Torcon", "Fear Fang", "Aqua Hulcus", "Corile"]),
    )
    game.use(revolver).choose("Corile", "Fire Filler", "Fire Filler")
    game.expect(OPPONENT, "choose").choose("Torcon", "Corile", "Fear Fang")
    assert len(game.zone(YOU, "mana")) == 3 and game.zone(OPPONENT, "graveyard") == ["Aqua Hulcus"]


@pytest.mark.parametrize("creatures", [True, False])
def test_cradle_of_growth_finds_creatures_of_a_name(creatures: bool) -> None:
    game = Scenario(
        you=Side(
            hand=["Cradle of Growth"],
            mana=filler(nature=5),
            battle=["Torcon", "Corile"] if creatures else [],
            deck=exactly("Torcon", "Torcon", "Torcon", "Corile"),
        )
    )
    game.use("Cradle of Growth")
    if creatures:
        game.choose("Torcon")
        assert not game.can_choose("Corile")
        game.choose("Torcon", "Torcon")
    assert game.zone(YOU, "hand") == (["Torcon", "Torcon"] if creatures else [])


@pytest.mark.parametrize("crossed", [True, False])
def test_biwanoshin_finds_a_samurai_while_it_is_crossed(crossed: bool) -> None:
    biwanoshin = "Biwanoshin, Wandering Travelers"
    game = Scenario(
        you=Side(
            battle=[biwanoshin, "Crimson Rifle"], mana=filler(fire=1), deck=exactly("Aqua Tsubamegaeshi", "Corile")
        ),
        opponent=Side(shields=3),
    )
    if crossed:
        game.cross("Crimson Rifle", biwanoshin)
    game.attack(biwanoshin)
    if crossed:
        assert game.choose("Aqua Tsubamegaeshi").zone(YOU, "hand") == ["Aqua Tsubamegaeshi"]
    else:
        assert game.asked == "break"


@pytest.mark.parametrize("mode", [0, 1, 2, None])
def test_nyokitaris_taps_returns_or_finds_two_as_it_is_destroyed(mode: int | None) -> None:
    game = Scenario(
        you=Side(battle=["Nyokitaris, Viral Tree Spirit"], deck=exactly("Bronze-Arm Tribe", "Torcon", BIG)),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Aqua Hulcus", "Corile", "Fear Fang"]),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    if mode is None:
        assert game.decline().zone(OPPONENT, "battle") == ["Aqua Hulcus", "Corile", "Fear Fang"]
        return
    game.accept().choose(mode)
    if mode == 2:
        assert not game.can_choose(BIG)
        assert sorted(game.choose("Torcon", "Bronze-Arm Tribe").zone(YOU, "hand")) == ["Bronze-Arm Tribe", "Torcon"]
        return
    game.choose("Aqua Hulcus", "Corile")
    if mode == 0:
        assert game.is_tapped("Aqua Hulcus") and game.is_tapped("Corile") and not game.is_tapped("Fear Fang")
    else:
        assert game.zone(OPPONENT, "battle") == ["Fear Fang"]


def test_god_signal_puts_a_god_on_top_of_the_deck() -> None:
    game = Scenario(
        you=Side(hand=["God Signal"], mana=filler(water=1), deck=exactly("Torcon", "Corile", DOKKOI, "Fear Fang"))
    )
    game.use("God Signal").choose(DOKKOI)
    assert game.zone(YOU, "deck")[0] == DOKKOI and len(game.zone(YOU, "deck")) == 4


@pytest.mark.parametrize("dragons", [1, 2])
def test_valkerios_is_summoned_for_no_cost_beside_two_armored_dragons_of_any_player(dragons: int) -> None:
    game = Scenario(
        you=Side(hand=["Valkerios Dragon"], battle=["Bolshack Dragon"], mana=filler(fire=1)),
        opponent=Side(battle=["Bolshack Dragon"] * (dragons - 1)),
    )
    assert bool(game.refused("Valkerios Dragon", "use")) is (dragons == 1)


@pytest.mark.parametrize(("shields", "more"), [(5, 0), (4, 2000), (3, 2000), (2, 4000), (0, 4000)])
def test_diamond_fall_strengthens_by_the_shields(shields: int, more: int) -> None:
    fall = "Diamond Fall"
    game = Scenario(you=Side(battle=[pile(fall, snow()), "Corile"], shields=shields))
    assert (game.power(fall), game.power("Corile")) == (5000 + more, 2000 + more)
    assert game.has(fall, keywords.DOUBLE_BREAKER) is (more > 0)
    assert game.has("Corile", keywords.DOUBLE_BREAKER) is (more == 4000)


def snow() -> Card:
    """A snow faerie that does nothing."""
    return creature("Snow", NATURE, 2, 1000, "Snow Faerie")


def test_frendios_grows_whenever_another_creature_comes() -> None:
    frendios = "Roaring Attacker Frendios"
    game = Scenario(you=Side(battle=[frendios], hand=["Torcon"], mana=filler(nature=2)), opponent=Side(shields=3))
    game.use("Torcon")
    assert (game.power(frendios), game.has(frendios, keywords.DOUBLE_BREAKER)) == (6000, True)


def test_marshall_queen_exchanges_cards_of_the_hand_for_shields_with_their_triggers() -> None:
    queen = "Marshall Queen"
    game = Scenario(
        you=Side(
            hand=[queen, "Corile", "Terror Pit"],
            mana=filler(water=3),
            battle=[creature("Lady", WATER, 2, 1000, "Splash Queen")],
            shields=["Fear Fang"],
        ),
        opponent=Side(battle=["Torcon", "Aqua Hulcus"]),
    )
    game.use(queen).choose("Corile", "Terror Pit").choose("shield 1", "shield 3")
    game.declare("Terror Pit").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"] and game.zone(YOU, "shields") == ["Corile"]


def test_zapping_beans_has_the_opponent_put_creatures_to_and_fro() -> None:
    beans = "Zapping Beans"
    game = Scenario(
        you=Side(hand=[beans], mana=filler(nature=5)), opponent=Side(battle=["Torcon", "Corile"], mana=["Fear Fang"])
    )
    game.use(beans).expect(OPPONENT, "choose").choose("Corile")
    assert sorted(game.zone(OPPONENT, "mana")) == ["Corile", "Fear Fang"]
    game = Scenario(
        you=Side(battle=[beans]),
        opponent=Side(hand=["Terror Pit"], mana=[*filler(darkness=6), "Corile", "Torcon", "Crystal Lancer"]),
        turn=OPPONENT,
    )
    game.use("Terror Pit").expect(OPPONENT, "choose")
    assert not game.can_choose("Crystal Lancer")
    assert game.choose("Corile").zone(OPPONENT, "battle") == ["Corile"]


@pytest.mark.parametrize("in_mana", [True, False])
def test_photon_clock_taps_a_creature_and_untaps_a_multicolored_card(in_mana: bool) -> None:
    bega = "Bega, Vizier of Shadow"
    mana = [*filler(light=4), tapped("Pyron, the Battle Dragonic Firespirit"), tapped("Corile")]
    game = Scenario(
        you=Side(hand=["Photon Clock"], mana=mana, battle=[tapped(bega)]), opponent=Side(battle=["Torcon"], shields=3)
    )
    game.use("Photon Clock").choose("Pyron, the Battle Dragonic Firespirit" if in_mana else bega)
    assert game.is_tapped("Torcon") and game.is_tapped(bega) is in_mana
    assert game.untapped_mana(YOU) == (1 if in_mana else 0)


def test_omegablack_takes_a_great_mecha_king_and_a_machine_hero() -> None:
    omega = "Omegablack Z, Invincible Giant"
    mecha = creature("Mecha", WATER, 2, 2000, "Great Mecha King")
    hero = creature("Hero", WATER, 2, 2000, "Machine Hero")
    game = Scenario(
        you=Side(battle=[pile(omega, mecha)], deck=[mecha, hero, "Corile", "Torcon", "Fear Fang"]),
        opponent=Side(shields=3),
    )
    in_any_order(game.attack(omega).accept())
    assert sorted(game.zone(YOU, "hand")) == ["Hero", "Mecha"] and game.zone(YOU, "deck")[0] == "Fear Fang"
    assert sorted(game.zone(YOU, "deck")[-2:]) == ["Corile", "Torcon"]


def test_omegablack_may_reveal_nothing() -> None:
    omega = "Omegablack Z, Invincible Giant"
    mecha = creature("Mecha", WATER, 2, 2000, "Great Mecha King")
    game = Scenario(you=Side(battle=[pile(omega, mecha)], deck=[mecha, "Corile"]), opponent=Side(shields=3))
    game.attack(omega).decline()
    assert game.zone(YOU, "deck")[:2] == ["Mecha", "Corile"] and game.asked == "break"


def test_dragirias_doubles_tyranno_drakes() -> None:
    drake = creature("Drake", FIRE, 3, 3000, "Tyranno Drake")
    game = Scenario(you=Side(battle=[pile("Dragirias, Explosive Dragonic Phoenix", drake), drake, "Corile"]))
    assert [game.power(name) for name in ("Dragirias, Explosive Dragonic Phoenix", "Drake", "Corile")] == [
        10000,
        6000,
        2000,
    ]
    assert game.has("Drake", keywords.DOUBLE_BREAKER) and not game.has("Corile", keywords.DOUBLE_BREAKER)


@pytest.mark.parametrize("spirit", [True, False])
def test_raptor_dragoon_protects_drakes_and_spirits_beside_a_brave_spirit(spirit: bool) -> None:
    brave = creature("Brave", FIRE, 3, 3000, "Brave Spirit" if spirit else "Human")
    game = Scenario(
        you=Side(battle=[tapped("Raptor Dragoon"), tapped(brave), tapped("Corile")]),
        opponent=Side(battle=[BIG]),
        turn=OPPONENT,
    )
    game.until("attack with").choose(BIG)
    assert [game.can_choose(name) for name in ("Raptor Dragoon", "Brave", "Corile")] == [not spirit, not spirit, True]
