"""More cards that came into the library with decks of 2017 and later: what each of their abilities does, played."""

import pytest

from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, face_up, filler, pile, sick, tapped

GYAIA = "Gyaia, Ground Seal Dragon"
MIXEL = "Mixel, Strange Stone"
IMPULSE = "Blue Impulse"
TELESCO = "Telesco = Teles, Forethought"
EYE, BRAIN = "Magic Circle of the Wicked Eye", "Magic Circle of the Wicked Brain"
ABAKU = "Abaku Onifuda and Onifuda Kingdom"
XENARCH = "Black XENARCH, Reaper Tyrant"
BRIKING = "General Briking, Super Deluxe"
ASSAULT = "Assault, Onifuda Kingdom!"
DOKINDANTE = "Dokindante Twenty Two, Forbidden Time Hybrid King"
SLAPPING = "Crossfire, Slapping"
MINOGAMI = "Minogami, All Rainbow Emperor"
MOON = "Moon, Destruction, Satan and Angel"
SWORD_FLASH = 'Bolbalzak "Sword Flash" Dragon'
PERYUTON = "Peryuton, Bird of Fire"
KOREKARA = 'Gedogongen, Oni of "Korekara"'
BRUCE = "Bruce, Clearly Drive"
HESITATION = '"No hesitation. I have decided on what I must do."'
JONETSU = "Momoking, Jonetsu Hero"
BALLOM_ROSS = "Ballom Ross, Lord of Demons"
BLOODZONE = "Bloodzone, Noble Blood Invasion"
BAZAGAROSZEAL = "Bazagaroszeal, Electrofused Sword Rose"
NEWTON = "Bg Newton Custom Panzer, Dragment Symbol"
RUDOLPH = "Rudolph Alcadeia, Mystic Light Pontiff"
PURIFY = "Purify Joker, Mystic Elemental"
STILL = "Still Justice Till The End <Lionel Star>"
GLENGLASSAUGH = "Glenglassaugh, Next Generation Dragon Ruler"
DEATH_THE_LOST = "Death the Lost, Demon Revolution"
KENJI = "Kenji Kingdom, the Enlightened"
JASHIN = "Jashin Emperor, Abyssal Darkness"
HERCULES = "Kanran! Hole In One Hercules"
LIONEL_FINALE = 'Lionel Finale, Zenith of "Lion"'
HEROMANOV = "Heromanov = Ven the 2nd, Demonic Light Mystic Bind"
BLEITAN = "Bleitan Geist, Flaunting Dragon"
YATA_IZUNA = "Yata Izuna, Eight-Headed Parasite"
DRAGON, FANG, MANE, LIGER = "Bolshack Dragon", "Fear Fang", "Burning Mane", "Deathliger, Lion of Chaos"


def test_orders_will_seals_a_creature() -> None:
    game = Scenario(you=Side(hand=["Order's Will"], mana=filler(darkness=4)), opponent=Side(battle=[FANG, "Corile"]))
    game.use("Order's Will", FANG)
    assert (game.seals(FANG), game.seals("Corile")) == (1, 0)


def test_orders_will_strikes_back_for_a_darkness_card() -> None:
    game = Scenario(
        you=Side(shields=["Ghost Touch"], hand=["Order's Will"]), opponent=Side(battle=[FANG]), turn=OPPONENT
    )
    game.attack(FANG).declare("Order's Will").settle()
    assert game.seals(FANG) == 1 and "Ghost Touch" in game.zone(YOU, "graveyard")


def test_gyaia_sends_creatures_that_do_something_as_they_come_to_mana() -> None:
    game = Scenario(
        you=Side(battle=[GYAIA]),
        opponent=Side(hand=["Corile", FANG], mana=filler(water=5, darkness=3, nature=3)),
        turn=OPPONENT,
    )
    game.use("Corile").use(FANG)
    assert "Corile" in game.zone(OPPONENT, "mana") and game.zone(OPPONENT, "battle") == [FANG]


def test_gyaia_lets_a_creature_come_whose_only_ability_speaks_of_revolution_change() -> None:
    """In Japanese it begins "When this creature is, by Revolution Change, put", and so with other words."""
    kaiser, buster = "Stegoro Kaiser, Struggling Battlekind", "Dogiragon Buster, Blue Leader"
    game = Scenario(you=Side(hand=[buster], battle=[kaiser]), opponent=Side(battle=[GYAIA], shields=4))
    game.attack(kaiser, OPPONENT).declare(buster).choose(buster)
    assert game.zone(YOU, "battle") == [buster]


def test_gyaia_summons_one_creature_a_turn_from_the_mana_zone() -> None:
    game = Scenario(you=Side(battle=[GYAIA], mana=[MANE, FANG, *filler(nature=8)]))
    assert MANE in game.use(MANE).zone(YOU, "battle")
    assert FANG not in game.options


@pytest.mark.parametrize("mana", [4, 6])
def test_mixel_sends_creatures_away_that_cost_more_than_there_is_mana(mana: int) -> None:
    game = Scenario(
        you=Side(battle=[MIXEL]),
        opponent=Side(battle=["Cocco Lupia"], hand=[DRAGON], mana=filler(fire=mana)),
        turn=OPPONENT,
    )
    game.use(DRAGON)
    assert (DRAGON in game.zone(OPPONENT, "battle")) == (mana == 6)
    assert (game.zone(OPPONENT, "deck")[-1] == DRAGON) == (mana == 4)


def test_jamming_chaff_forbids_spells_for_a_turn() -> None:
    game = Scenario(
        you=Side(hand=["Jamming Chaff"], mana=filler(light=5), deck=["Corile"]),
        opponent=Side(hand=["Ghost Touch", MANE], mana=filler(darkness=1, nature=3)),
    )
    game.use("Jamming Chaff")
    assert game.zone(YOU, "hand") == ["Corile"]
    game.next_turn().until("use a card")
    assert game.refused("Ghost Touch") and not game.refused(MANE)


@pytest.mark.parametrize("creatures", [3, 4])
def test_blue_impulse_comes_against_four_more_creatures(creatures: int) -> None:
    game = Scenario(you=Side(hand=[IMPULSE]), opponent=Side(battle=[FANG] * creatures), turn=OPPONENT)
    game.end_turn() if creatures == 3 else game.until("declare").declare(IMPULSE)
    assert (IMPULSE in str(game.zone(YOU, "battle"))) == (creatures == 4)


def test_blue_impulse_returns_three_creatures_as_it_attacks() -> None:
    game = Scenario(you=Side(battle=[IMPULSE]), opponent=Side(battle=[FANG, "Corile", "Torcon", MANE], shields=5))
    game.attack(IMPULSE, OPPONENT).accept().choose(FANG, "Corile", MANE)
    assert game.zone(OPPONENT, "battle") == ["Torcon"]


def test_malulu_looks_at_a_card_for_the_second_creature() -> None:
    game = Scenario(
        you=Side(battle=["Yobinion Malulu"], hand=[MANE, FANG, "Torcon"], mana=filler(nature=9), deck=["Corile"] * 3)
    )
    game.use(MANE).use("Torcon").choose(1)
    assert "Corile" in game.zone(YOU, "mana") and game.is_tapped("Corile")
    assert "Corile" not in game.use(FANG).zone(YOU, "hand")


def test_malulu_calls_a_creature_that_costs_less() -> None:
    game = Scenario(
        you=Side(hand=["Yobinion Malulu"], mana=filler(nature=4), deck=[DRAGON, MANE, "Torcon"]),
    )
    game.use("Yobinion Malulu").accept()
    assert MANE in game.zone(YOU, "battle")


def test_telesco_is_stronger_for_each_empty_hand() -> None:
    powers = []
    for yours, theirs in (([], []), (["Corile"], []), (["Corile"], ["Corile"])):
        game = Scenario(you=Side(battle=[TELESCO], hand=yours), opponent=Side(hand=theirs))
        powers.append(game.power(TELESCO))
    assert powers == [15000, 10000, 5000]


def test_telesco_draws_for_a_card_that_it_has_discarded() -> None:
    game = Scenario(you=Side(battle=[TELESCO], deck=["Torcon"]), opponent=Side(hand=["Corile"]))
    game.end_turn().next_turn().until("may").accept()
    assert game.zone(YOU, "hand") == ["Torcon"] and game.zone(OPPONENT, "graveyard") == ["Corile"]


def test_vomirror_summons_one_magic_tool_of_the_graveyard_each_turn() -> None:
    tool = "Dumbre, Darma"
    game = Scenario(
        you=Side(hand=["Vomirror, Darma", "Ghost Touch"], deck=[tool, tool, FANG], mana=filler(darkness=10)),
    )
    game.use("Vomirror, Darma").accept()
    assert sorted(game.zone(YOU, "graveyard")) == sorted([FANG, tool, tool])
    assert game.refused(FANG)
    game.use(f"{tool}#1").settle()
    assert tool in game.zone(YOU, "battle") and game.refused(f"{tool}#2")


@pytest.mark.parametrize(("mode", "zone"), [(0, "shields"), (1, "hand"), (2, "mana")])
def test_the_wicked_eye_sends_the_top_card_to_one_of_three_zones(mode: int, zone: str) -> None:
    game = Scenario(
        you=Side(hand=[EYE], mana=filler(light=1, water=1, nature=1), deck=["Corile"], shields=0),
    )
    game.use(EYE).choose(mode)
    assert "Corile" in game.zone(YOU, zone)


@pytest.mark.parametrize("circle", [EYE, BRAIN])
def test_wicked_circles_are_put_into_mana_untapped(circle: str) -> None:
    game = Scenario(you=Side(hand=[circle, "Torcon"], mana=filler(nature=1)), turn=OPPONENT)
    game.next_turn().until("charge mana").choose(circle)
    assert circle in game.zone(YOU, "mana") and not game.is_tapped(circle)


def test_gyai_chifuin_takes_dragons_and_charges_the_rest_tapped() -> None:
    game = Scenario(
        you=Side(hand=["Gyai Chifuin"], mana=filler(nature=6), deck=[DRAGON, "Corile", DRAGON]),
    )
    game.use("Gyai Chifuin").choose(DRAGON, DRAGON)
    assert game.zone(YOU, "hand") == [DRAGON, DRAGON]
    assert "Corile" in game.zone(YOU, "mana") and game.is_tapped("Corile")


def test_gyai_chifuin_summons_one_dragon_of_the_mana_zone_each_turn() -> None:
    game = Scenario(you=Side(battle=["Gyai Chifuin"], mana=[DRAGON, DRAGON, *filler(fire=14)]))
    assert game.use(DRAGON).zone(YOU, "battle").count(DRAGON) == 1 and game.refused(DRAGON)


@pytest.mark.parametrize("mana", [4, 5])
def test_tigernitro_leaves_one_card(mana: int) -> None:
    game = Scenario(
        you=Side(battle=["Tigernitro, Explosive Devil"], mana=filler(darkness=mana)),
        opponent=Side(hand=["Corile", "Torcon", FANG]),
    )
    if mana == 5:
        game.until("choose").expect(OPPONENT, "choose").choose("Torcon")
        assert game.zone(OPPONENT, "hand") == ["Torcon"]
    else:
        assert len(game.end_turn().zone(OPPONENT, "hand")) == 3


@pytest.mark.parametrize("name", ["Bolshack NEX", "Bolshack NEX / Super Spark"])
def test_bolshack_nex_finds_a_lupia_and_is_stronger_for_fire_birds(name: str) -> None:
    game = Scenario(
        you=Side(hand=[name], mana=filler(fire=6), deck=["Corile", "Cocco Lupia"], graveyard=["Cocco Lupia"] * 2)
    )
    game.use(name).choose("Cocco Lupia")
    assert "Cocco Lupia" in game.zone(YOU, "battle") and game.power(name) == 6000
    game = Scenario(
        you=Side(battle=[name], graveyard=["Cocco Lupia"] * 2), opponent=Side(battle=[tapped("Bolmeteus Steel Dragon")])
    )
    game.attack(name, "Bolmeteus Steel Dragon").settle()
    assert game.zone(OPPONENT, "battle") == []


def test_super_spark_taps_the_creatures_of_the_opponent() -> None:
    game = Scenario(you=Side(hand=["Super Spark"], mana=filler(light=5)), opponent=Side(battle=[FANG, "Corile"]))
    game.use("Super Spark")
    assert game.is_tapped(FANG) and game.is_tapped("Corile")


@pytest.mark.parametrize("shields", [3, 4])
def test_abaku_onifuda_stays_with_six_shields(shields: int) -> None:
    game = Scenario(
        you=Side(hand=[ABAKU], mana=filler(darkness=1, fire=1, nature=1), shields=3, deck=["Corile"] * 6),
        opponent=Side(shields=shields),
    )
    game.use(ABAKU)
    assert (ABAKU in game.zone(YOU, "battle")) == (shields == 3)
    assert len(game.zone(YOU, "graveyard")) == (0 if shields == 3 else 6)
    if shields == 4:
        assert "Corile" in game.zone(YOU, "graveyard")


def test_abaku_onifuda_is_summoned_from_the_graveyard() -> None:
    game = Scenario(
        you=Side(graveyard=[ABAKU], mana=filler(darkness=1, fire=1, nature=1), shields=0), opponent=Side(shields=5)
    )
    assert game.use(ABAKU).zone(YOU, "battle") == [ABAKU]


@pytest.mark.parametrize("hand", [["Corile"], []])
def test_kumitate_churis_discards_or_dies(hand: list[str]) -> None:
    game = Scenario(you=Side(battle=["Kumitate Churis"], hand=hand), opponent=Side(shields=1))
    game.attack("Kumitate Churis").choose(ability("Kumitate Churis", "discard"))
    assert game.zone(YOU, "graveyard") == (["Corile"] if hand else ["Kumitate Churis"])


def test_kumitate_churis_draws_with_three_fire_creatures() -> None:
    game = Scenario(
        you=Side(battle=["Kumitate Churis", "Cragsaur", "Cragsaur"], hand=["Corile"], deck=["Torcon"]),
        opponent=Side(shields=1),
    )
    game.attack("Kumitate Churis").choose(ability("Kumitate Churis", "discard"))
    assert game.zone(YOU, "hand") == ["Torcon"]


@pytest.mark.parametrize("others", [3, 4])
def test_marinyan_x_silences_what_is_put_with_five_snow_faeries(others: int) -> None:
    game = Scenario(
        you=Side(battle=["Marinyan X, Idol Faerie", *["Sage, Convey Faerie"] * others, "Torcon"]),
        opponent=Side(hand=["Corile"], mana=filler(water=5)),
        turn=OPPONENT,
    )
    game.use("Corile")
    assert (game.asked == "choose") == (others == 3)


def test_marinyan_x_is_summoned_from_the_mana_zone() -> None:
    game = Scenario(you=Side(mana=["Marinyan X, Idol Faerie", *filler(nature=5)]))
    assert game.use("Marinyan X, Idol Faerie").zone(YOU, "battle") == ["Marinyan X, Idol Faerie"]


def test_black_xenarch_comes_back_for_three_tapped_creatures() -> None:
    game = Scenario(
        you=Side(graveyard=[XENARCH], mana=filler(darkness=1), battle=[tapped("Torcon"), tapped(MANE), tapped(FANG)]),
        opponent=Side(battle=["Corile"], hand=["Cragsaur"]),
    )
    game.accept()
    while not game.turn_is_over and game.asked in ("may", "choose", "order", "resolve"):
        game.accept() if game.asked == "may" else game.choose(game.options[0])
    assert game.zone(YOU, "battle") == [XENARCH] and game.zone(OPPONENT, "battle") == []


def test_black_xenarch_comes_back_at_the_end_of_the_opponents_turn_too() -> None:
    game = Scenario(
        you=Side(graveyard=[XENARCH], mana=filler(darkness=1), battle=[tapped("Torcon"), tapped(MANE), tapped(FANG)]),
        turn=OPPONENT,
    )
    game.until("may", YOU).accept().choose("Torcon", MANE)
    assert game.where(XENARCH) == "battle"


def test_black_xenarch_destroys_or_discards_for_what_comes_and_leaves() -> None:
    game = Scenario(
        you=Side(battle=[XENARCH], hand=[MANE, "Terror Pit"], mana=filler(nature=2, darkness=6)),
        opponent=Side(battle=["Corile"], hand=["Cragsaur"]),
    )
    game.use(MANE)
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


def test_the_frozen_carnival_is_cast_for_five_snow_faeries_and_taps_everything() -> None:
    faerie = "Sage, Convey Faerie"
    game = Scenario(
        you=Side(hand=["Endless Frozen Carnival", *[faerie] * 5, "Torcon"]),
        opponent=Side(battle=[FANG, EYE], mana=filler(2), shields=[face_up("Corile"), "Torcon"]),
    )
    assert game.refused("Torcon")
    game.use("Endless Frozen Carnival").choose(*[f"{faerie}#{number}" for number in range(1, 5)])
    assert game.zone(YOU, "hand") == ["Torcon"] and game.is_tapped(FANG)
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", EYE] and game.zone(OPPONENT, "shields") == ["Torcon"]
    game.next_turn().until("charge mana")
    assert game.is_tapped(FANG) and game.untapped_mana(OPPONENT) == 0


def test_shakedown_draws_for_light_creatures_and_lets_light_cards_cost_less() -> None:
    light = "La Ura Giga, Sky Guardian"
    game = Scenario(
        you=Side(
            hand=["Shakedown Domeciale", "Diamond Cutter", "Lah, Purification Enforcer"],
            battle=[light],
            mana=filler(light=8),
            deck=["Corile"] * 3,
        )
    )
    game.use("Shakedown Domeciale").accept().accept()
    assert game.zone(YOU, "hand").count("Corile") == 2
    assert game.refused("Diamond Cutter") and not game.refused("Lah, Purification Enforcer")


@pytest.mark.parametrize("others", [3, 4])
def test_shakedown_is_strong_among_five_light_creatures(others: int) -> None:
    game = Scenario(
        you=Side(battle=["Shakedown Domeciale", *["La Ura Giga, Sky Guardian"] * others]),
        opponent=Side(battle=[FANG], shields=4),
    )
    many = others == 4
    assert game.power("Shakedown Domeciale") == (15500 if many else 5500)
    assert game.has("Shakedown Domeciale", keywords.TRIPLE_BREAKER) == many
    game.attack("Shakedown Domeciale", OPPONENT)
    if many:
        assert FANG in game.choose(FANG).zone(OPPONENT, "shields")


def test_the_general_briking_takes_a_multicolored_creature_of_four_cards() -> None:
    game = Scenario(
        you=Side(hand=[BRIKING], mana=filler(fire=3, nature=3), deck=["Corile", JONETSU, "Torcon", FANG, "Corile"])
    )
    game.use(BRIKING).accept().choose(JONETSU)
    while game.asked == "order":
        game.choose(game.options[0])
    assert game.zone(YOU, "hand") == [JONETSU] and game.zone(YOU, "deck")[0] == "Corile"


def test_the_wicked_brain_uses_a_small_card_of_the_graveyard_that_is_no_creature() -> None:
    game = Scenario(
        you=Side(hand=[BRAIN], mana=filler(light=2, water=2, darkness=1), deck=["Brain Serum", MANE, "Terror Pit"]),
    )
    game.use(BRAIN).accept()
    while not game.turn_is_over and game.asked in ("may", "choose"):
        assert not game.can_choose(MANE) and not game.can_choose("Terror Pit")
        game.accept() if game.asked == "may" else game.choose("Brain Serum")
    assert len(game.zone(YOU, "hand")) == 2 and "Brain Serum" in game.zone(YOU, "graveyard")


@pytest.mark.parametrize("shields", [3, 4])
def test_the_assault_does_both_with_six_shields(shields: int) -> None:
    game = Scenario(
        you=Side(hand=[ASSAULT], mana=filler(darkness=3, fire=3), shields=3, graveyard=["Corile", DOKINDANTE]),
        opponent=Side(battle=[FANG, DOKINDANTE], shields=shields),
    )
    game.use(ASSAULT)
    if shields == 3:
        game.choose(2)
        assert game.zone(OPPONENT, "graveyard") == [FANG] and "Corile" in game.zone(YOU, "battle")
    else:
        game.choose(0)
        assert game.zone(OPPONENT, "battle") == [DOKINDANTE] and game.zone(YOU, "battle") == []


def test_dokindante_draws_and_casts_a_spell_for_what_the_opponent_uses_in_their_turn() -> None:
    game = Scenario(
        you=Side(battle=[DOKINDANTE], hand=["Terror Pit"], deck=["Corile"]),
        opponent=Side(hand=[MANE], mana=filler(nature=2), battle=[FANG]),
        turn=OPPONENT,
    )
    game.use(MANE).accept().choose("Terror Pit").choose(FANG)
    assert game.zone(YOU, "hand") == ["Corile"] and game.zone(OPPONENT, "graveyard") == [FANG]


def test_dokindante_waits_for_nothing_in_your_turn() -> None:
    game = Scenario(
        you=Side(battle=[DOKINDANTE], hand=["Terror Pit"], deck=["Corile"]),
        opponent=Side(shields=["Terror Pit", "Corile", "Torcon"], battle=[FANG]),
    )
    game.attack(DOKINDANTE, OPPONENT).declare("Terror Pit")
    while not game.turn_is_over:
        assert game.player_asked == OPPONENT
        game.choose(game.options[0])
    assert game.zone(YOU, "hand") == ["Terror Pit"]


def test_dokindante_ignores_the_abilities_of_the_creatures_that_are_there() -> None:
    game = Scenario(
        you=Side(hand=[DOKINDANTE], mana=filler(light=3, water=3, fire=3)),
        opponent=Side(battle=["La Ura Giga, Sky Guardian"]),
    )
    assert game.has("La Ura Giga, Sky Guardian", keywords.BLOCKER)
    assert not game.use(DOKINDANTE).has("La Ura Giga, Sky Guardian", keywords.BLOCKER)


def test_dumbre_takes_a_shield_that_does_not_trigger() -> None:
    game = Scenario(you=Side(hand=["Dumbre, Darma"], mana=filler(darkness=2), shields=["Terror Pit"]))
    game.use("Dumbre, Darma")
    assert game.zone(YOU, "hand") == ["Terror Pit"] and game.zone(YOU, "shields") == []


def test_shell_alcazar_puts_a_small_element_into_mana_tapped() -> None:
    game = Scenario(you=Side(hand=["Shell Alcazar"], mana=filler(nature=2)), opponent=Side(battle=[MANE, DRAGON]))
    game.use("Shell Alcazar")
    assert not game.can_choose(DRAGON)
    game.choose(MANE)
    assert game.zone(OPPONENT, "mana") == [MANE] and game.is_tapped(MANE)


@pytest.mark.parametrize("creatures", [3, 4])
def test_crossfire_comes_for_no_cost_with_four_creatures(creatures: int) -> None:
    game = Scenario(you=Side(hand=[SLAPPING, SLAPPING], battle=["Torcon"] * creatures))
    assert bool(game.refused(f"{SLAPPING}#1")) == (creatures == 3)
    if creatures == 4:
        assert game.use(f"{SLAPPING}#1").refused(f"{SLAPPING}#2")


@pytest.mark.parametrize("mana", ["fire", "water"])
def test_crossfire_gives_speed_to_another_creature_with_fire_mana(mana: str) -> None:
    game = Scenario(you=Side(battle=[SLAPPING, sick("Torcon")], mana=filler(**{mana: 1})), opponent=Side(shields=5))
    game.attack(SLAPPING)
    assert game.has("Torcon", keywords.SPEED_ATTACKER) == (mana == "fire")


def test_minogami_charges_a_twinpact_and_puts_a_creature_that_costs_less_than_their_number() -> None:
    game = Scenario(
        you=Side(hand=[MINOGAMI], mana=[*filler(nature=3), MIXEL, MIXEL, MANE, "Corile"], graveyard=[MIXEL, "Corile"]),
        opponent=Side(battle=[tapped(FANG)]),
    )
    game.use(MINOGAMI)
    assert game.zone(YOU, "graveyard") == ["Corile"] and len(game.zone(YOU, "mana")) == 8
    game.attack(MINOGAMI, FANG)
    assert not game.can_choose("Corile")
    assert MANE in game.choose(MANE).zone(YOU, "battle")


@pytest.mark.parametrize("top", [MIXEL, "Corile"])
def test_hazard_pact_draws_for_a_twinpact(top: str) -> None:
    game = Scenario(you=Side(hand=["Hazard Pact"], mana=filler(nature=3), deck=[top, "Torcon"]))
    game.use("Hazard Pact")
    assert game.zone(YOU, "hand") == (["Torcon"] if top == MIXEL else [])


def test_the_moon_adds_two_shields_and_breaks_one_at_the_end_of_the_turn() -> None:
    game = Scenario(
        you=Side(hand=[MOON], mana=filler(light=4, darkness=3), shields=0, deck=["Corile", "Torcon"]),
        opponent=Side(shields=2),
    )
    game.use(MOON).choose("shield 1")
    assert len(game.zone(YOU, "shields")) == 1 == len(game.zone(YOU, "hand"))
    assert len(game.choose("shield 1").zone(OPPONENT, "shields")) == 1


@pytest.mark.parametrize("mode", [0, 1])
def test_supreme_link_redraws_two_cards_and_one_more_or_returns_a_creature(mode: int) -> None:
    game = Scenario(
        you=Side(hand=["Supreme Link", "Torcon", MANE], mana=filler(water=1, fire=1), deck=["Corile"] * 6),
        opponent=Side(battle=[FANG]),
    )
    game.use("Supreme Link").choose(mode)
    if mode == 0:
        game.choose("Torcon", MANE)
        while game.asked == "order":
            game.choose(game.options[0])
        assert game.zone(YOU, "hand") == ["Corile"] * 3
    else:
        assert game.zone(OPPONENT, "hand") == [FANG]


def test_aqua_network_uses_a_spell_for_no_cost() -> None:
    game = Scenario(
        you=Side(hand=["Aqua Network", "Brain Serum", "Terror Pit"], mana=filler(water=5), deck=["Corile"] * 3)
    )
    game.use("Aqua Network").choose("Brain Serum").accept().accept()
    assert game.zone(YOU, "hand").count("Corile") == 2


@pytest.mark.parametrize("others", [1, 2])
def test_aqua_network_blocks_and_returns_among_three_water_creatures(others: int) -> None:
    game = Scenario(
        you=Side(battle=["Aqua Network", *["Aqua Hulcus"] * others]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    assert game.has("Aqua Network", keywords.BLOCKER) == (others == 2)
    game.use("Terror Pit", "Aqua Network")
    assert game.zone(YOU, "hand" if others == 2 else "graveyard") == ["Aqua Network"]


def test_omega_drive_has_two_creatures_battle() -> None:
    game = Scenario(
        you=Side(hand=["Omega Drive"], battle=["Torcon", DRAGON], mana=filler(nature=1)), opponent=Side(battle=[FANG])
    )
    game.use("Omega Drive").choose(DRAGON)
    assert game.zone(OPPONENT, "graveyard") == [FANG]


def test_pingpong_faerie_takes_an_attack_on_another() -> None:
    game = Scenario(you=Side(battle=["Pingpong Faerie", tapped("Torcon")]), opponent=Side(battle=[FANG]), turn=OPPONENT)
    game.attack(FANG, "Torcon").block("Pingpong Faerie")
    assert game.zone(OPPONENT, "graveyard") == [FANG]


def test_vanguard_hatchet_lets_the_opponent_put_a_small_creature() -> None:
    game = Scenario(you=Side(hand=["Vanguard Hatchet"], mana=filler(nature=2)), opponent=Side(hand=[DRAGON, MANE]))
    game.use("Vanguard Hatchet").expect(OPPONENT, "choose")
    assert not game.can_choose(DRAGON)
    assert game.choose(MANE).zone(OPPONENT, "battle") == [MANE]


def test_the_sword_flash_dragon_generates_a_gear_and_untaps_once_each_turn() -> None:
    game = Scenario(you=Side(hand=[SWORD_FLASH, "Fire Blade"], mana=filler(fire=7)), opponent=Side(shields=5))
    assert "Fire Blade" in game.use(SWORD_FLASH).choose("Fire Blade").zone(YOU, "battle")
    game = Scenario(you=Side(battle=[SWORD_FLASH]), opponent=Side(shields=5))
    game.attack(SWORD_FLASH)
    assert not game.is_tapped(SWORD_FLASH)
    game.choose("shield 1", "shield 2").attack(SWORD_FLASH)
    assert game.is_tapped(SWORD_FLASH) and game.asked != "may"


def test_peryuton_evolves_from_the_top_card_and_leaves_it_behind() -> None:
    game = Scenario(you=Side(hand=[PERYUTON], mana=filler(fire=5), deck=["Corile"]), opponent=Side(shields=3))
    game.use(PERYUTON)
    assert game.under(PERYUTON) == ["Corile"]
    game = Scenario(
        you=Side(battle=[pile(PERYUTON, "Corile")], graveyard=["Torcon"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit").choose("Corile")
    assert game.zone(YOU, "battle") == ["Corile"] and sorted(game.zone(YOU, "graveyard")) == [PERYUTON, "Torcon"]


def test_the_oni_of_korekara_dies_instead_of_you_losing() -> None:
    game = Scenario(you=Side(battle=[KOREKARA], shields=0), opponent=Side(battle=[FANG]), turn=OPPONENT)
    game.attack(FANG, YOU)
    assert not game.over and game.zone(YOU, "graveyard") == [KOREKARA]


@pytest.mark.parametrize("shields", [3, 4])
def test_the_oni_of_korekara_costs_four_less_with_six_shields(shields: int) -> None:
    game = Scenario(
        you=Side(hand=[KOREKARA], mana=filler(darkness=1, fire=1), shields=3), opponent=Side(shields=shields)
    )
    assert bool(game.refused(KOREKARA)) == (shields == 4)


def test_evo_lupia_draws_and_evolves() -> None:
    game = Scenario(
        you=Side(
            hand=["Evo Lupia", STILL, "Armored Blaster Valdios"],
            mana=filler(light=1, water=1, fire=2),
            deck=["Corile"],
        )
    )
    game.use("Evo Lupia").choose(STILL)
    assert game.zone(YOU, "battle") == [STILL] and "Corile" in game.zone(YOU, "hand")


def test_paol_nature_is_strong_while_its_shield_is_there() -> None:
    game = Scenario(
        you=Side(hand=["Paol Nature"], mana=filler(nature=4), shields=["Corile"]),
        opponent=Side(battle=[FANG]),
    )
    game.use("Paol Nature").choose("shield 1")
    assert game.power("Paol Nature") == 6000 and game.has("Paol Nature", keywords.DOUBLE_BREAKER)
    game.next_turn().until("attack with").attack(FANG, YOU).settle()
    assert game.power("Paol Nature") == 3000 and not game.has("Paol Nature", keywords.DOUBLE_BREAKER)


@pytest.mark.parametrize("mana", [5, 6])
def test_perfect_freestyle_triggers_against_a_creature_that_costs_more_than_there_is_mana(mana: int) -> None:
    game = Scenario(
        you=Side(shields=["Perfect Freestyle"]),
        opponent=Side(battle=[DRAGON], mana=filler(mana)),
        turn=OPPONENT,
    )
    game.attack(DRAGON)
    assert (game.asked == "declare") == (mana == 5)


def test_perfect_freestyle_does_two_of_three_things() -> None:
    game = Scenario(
        you=Side(
            hand=["Perfect Freestyle", "Corile", DRAGON],
            mana=filler(light=3, nature=4),
            deck=["Torcon", FANG],
            shields=0,
        ),
        opponent=Side(battle=[MANE, DRAGON]),
    )
    game.use("Perfect Freestyle").choose(0)
    game.choose(1).choose("Torcon")
    assert game.zone(OPPONENT, "mana") == [MANE] and game.zone(YOU, "shields") == ["Torcon"]
    assert FANG in game.zone(YOU, "mana")
    game = Scenario(you=Side(hand=["Perfect Freestyle", "Corile", DRAGON], mana=filler(light=3, nature=4)))
    game.use("Perfect Freestyle").choose(2).choose(0)
    assert "Corile" in game.zone(YOU, "battle") and game.has("Corile", keywords.BLOCKER)


@pytest.mark.parametrize("cards", [12, 13])
def test_bruce_attacks_over_thirteen_cards(cards: int) -> None:
    game = Scenario(you=Side(battle=[BRUCE], graveyard=["Corile"] * cards), opponent=Side(shields=5))
    assert game.can_choose(BRUCE) == (cards == 13)


def test_bruce_puts_a_card_into_the_graveyard_at_the_end_of_the_turn() -> None:
    game = Scenario(you=Side(battle=[BRUCE], deck=["Corile"]))
    assert game.until("may").accept().zone(YOU, "graveyard") == ["Corile"]


def test_no_hesitation_puts_a_small_creature_of_the_graveyard() -> None:
    game = Scenario(you=Side(hand=[HESITATION], mana=filler(darkness=3), graveyard=[DRAGON, MANE]))
    assert game.use(HESITATION).zone(YOU, "battle") == [MANE]


def test_icing_faerie_battles_what_is_put_without_being_summoned() -> None:
    game = Scenario(
        you=Side(battle=["Icing Faerie"]),
        opponent=Side(hand=[HESITATION, FANG], graveyard=["Corile", "Torcon"], mana=filler(darkness=3, nature=3)),
        turn=OPPONENT,
    )
    game.use(FANG).use(HESITATION).expect(YOU, "may").accept()
    assert game.zone(OPPONENT, "battle") == [FANG]
    assert "Torcon" in game.zone(OPPONENT, "graveyard")


def test_giant_impact_takes_giants_and_snow_faeries() -> None:
    game = Scenario(
        you=Side(hand=["Giant Impact"], mana=filler(nature=3), deck=["Shell Alcazar", "Sage, Convey Faerie", "Corile"])
    )
    game.use("Giant Impact").choose("Corile")
    assert len(game.zone(YOU, "hand")) == 1 and "Sage" in game.zone(YOU, "hand")[0]


@pytest.mark.parametrize("drawn", [1, 2])
def test_testa_rossa_discards_as_many_cards_as_it_has_drawn(drawn: int) -> None:
    game = Scenario(
        you=Side(
            hand=["Testa Rossa, Burn the Heart", "Torcon", MANE], mana=filler(water=1, fire=1), deck=["Corile"] * 3
        )
    )
    game.use("Testa Rossa, Burn the Heart").accept()
    if drawn == 2:
        game.accept().choose("Torcon", MANE)
    else:
        game.decline().choose("Torcon")
    assert len(game.zone(YOU, "graveyard")) == drawn and len(game.zone(YOU, "hand")) == 2


def test_voltage_link_destroys_a_creature_and_taps_the_others() -> None:
    game = Scenario(
        you=Side(hand=["Voltage Link"], mana=filler(light=4, fire=3)), opponent=Side(battle=[FANG, "Corile", GYAIA])
    )
    game.use("Voltage Link").choose(0).choose(FANG)
    assert game.zone(OPPONENT, "graveyard") == [FANG] and game.is_tapped("Corile") and game.is_tapped(GYAIA)


def test_voltage_link_puts_a_dragon_that_blocks_and_battles() -> None:
    game = Scenario(
        you=Side(hand=["Voltage Link", DRAGON, "Corile"], mana=filler(light=4, fire=3)),
        opponent=Side(battle=[FANG, "Corile"]),
    )
    game.use("Voltage Link").choose(1).choose(FANG)
    assert game.has(DRAGON, keywords.BLOCKER) and game.zone(OPPONENT, "graveyard") == [FANG]


def test_distas_gate_puts_distas_with_total_cost_seven() -> None:
    game = Scenario(
        you=Side(
            hand=["Distas Gate", "Lexey-1, Demonic Eye", "Corile"],
            mana=[*filler(light=2, darkness=2, nature=1), "Lexey-1, Demonic Eye"],
            graveyard=["Lexey-1, Demonic Eye"],
        ),
    )
    game.use("Distas Gate").choose("Lexey-1, Demonic Eye#1", "Lexey-1, Demonic Eye#2")
    assert game.zone(YOU, "battle") == ["Lexey-1, Demonic Eye"] * 2


def test_dragons_high_destroys_an_element_that_costs_no_more_than_the_card_discarded() -> None:
    game = Scenario(
        you=Side(hand=["Dragon's High", "Corile"], mana=filler(fire=1)), opponent=Side(battle=[DRAGON, EYE, FANG])
    )
    game.use("Dragon's High")
    assert not game.can_choose(DRAGON) and game.can_choose(FANG)
    assert game.choose(EYE).zone(OPPONENT, "graveyard") == [EYE]


@pytest.mark.parametrize("top", [DRAGON, "Corile"])
def test_bolshack_infinity_replaces_a_dragon_that_leaves(top: str) -> None:
    game = Scenario(
        you=Side(battle=["Bolshack Infinity", DRAGON, DRAGON], deck=[top, DRAGON]),
        opponent=Side(hand=["Terror Pit", "Terror Pit"], mana=filler(darkness=12)),
        turn=OPPONENT,
    )
    game.use("Terror Pit", f"{DRAGON}#1").accept()
    assert game.zone(YOU, "battle").count(DRAGON) == (2 if top == DRAGON else 1)
    if top != DRAGON:
        assert game.zone(YOU, "mana") == ["Corile"] and game.is_tapped("Corile")
    game.use("Terror Pit", f"{DRAGON}#2")
    assert game.turn_is_over or game.asked != "may"  # once each turn


def test_jonetsu_hero_is_chosen_only_with_multicolored_cards() -> None:
    game = Scenario(
        you=Side(battle=[JONETSU, "Torcon"]),
        opponent=Side(hand=["Terror Pit", ASSAULT, "Voltage Link"], mana=filler(darkness=12, fire=6, light=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    assert game.zone(YOU, "graveyard") == ["Torcon"]
    game.use(ASSAULT).choose(0)
    assert JONETSU in game.zone(YOU, "graveyard")


def test_jonetsu_hero_untaps_after_its_first_attack() -> None:
    game = Scenario(you=Side(battle=[JONETSU]), opponent=Side(shields=5))
    game.attack(JONETSU).choose("shield 1", "shield 2", "shield 3")
    assert not game.is_tapped(JONETSU)


def test_ballom_ross_destroys_and_discards_what_is_not_of_darkness() -> None:
    game = Scenario(
        you=Side(
            hand=[BALLOM_ROSS, "Corile", "Terror Pit"],
            battle=["Deathliger, Lion of Chaos", "Geminius, Demonic Elemental"],
            mana=filler(darkness=9),
        ),
        opponent=Side(battle=[MANE, "Horrid Worm"], hand=[DRAGON, "Ghost Touch"]),
    )
    game.use(BALLOM_ROSS)
    while not game.turn_is_over and game.asked in ("choose", "order", "resolve", "may", "evolve"):
        game.choose(game.options[0])
    assert game.zone(OPPONENT, "battle") == ["Horrid Worm"] and game.zone(OPPONENT, "hand") == ["Ghost Touch"]
    assert game.zone(YOU, "hand") == ["Terror Pit"]


def test_piouspatrol_returns_a_small_creature_as_it_becomes_a_shield_and_forbids_others() -> None:
    game = Scenario(
        you=Side(hand=["Piouspatrol Police"], mana=filler(water=2)),
        opponent=Side(battle=[MANE], hand=["Aqua Hulcus", "Torcon"], mana=filler(water=3, nature=2)),
    )
    game.use("Piouspatrol Police").settle()
    assert MANE in game.zone(OPPONENT, "hand") and "Piouspatrol Police" in game.zone(YOU, "shields")
    game.next_turn().until("use a card")
    assert game.refused(MANE) and game.refused("Torcon") and not game.refused("Aqua Hulcus")


def test_bloodzone_discards_as_many_cards_as_shields_taken() -> None:
    game = Scenario(
        you=Side(
            hand=[BLOODZONE],
            battle=["Horrid Worm"],
            mana=filler(darkness=3, fire=3),
            shields=["Terror Pit", "Terror Pit", "Corile"],
        ),
        opponent=Side(hand=["Corile", "Torcon", MANE]),
    )
    game.use(BLOODZONE).accept().choose("Terror Pit#1", "Terror Pit#2").expect(OPPONENT, "choose").choose(
        "Corile", "Torcon"
    )
    assert game.zone(OPPONENT, "hand") == [MANE] and game.power(BLOODZONE) == 15000
    assert game.zone(YOU, "hand") == ["Terror Pit"] * 2


def test_bazagaroszeal_charges_two_distas_and_returns_a_creature_of_the_mana_zone() -> None:
    lexey = "Lexey-1, Demonic Eye"
    game = Scenario(
        you=Side(hand=[BAZAGAROSZEAL], mana=filler(fire=4, nature=3), graveyard=[lexey, lexey, "Corile"]),
        opponent=Side(shields=4),
    )
    game.use(BAZAGAROSZEAL).choose(f"{lexey}#1", f"{lexey}#2")
    assert game.zone(YOU, "mana").count(lexey) == 2 and game.zone(YOU, "graveyard") == ["Corile"]
    game.attack(BAZAGAROSZEAL).choose(f"{lexey}#1")
    assert game.zone(YOU, "hand") == [lexey]


def test_with_baraghiara_each_creature_breaks_one_more_shield() -> None:
    game = Scenario(you=Side(battle=["Baraghiara, Violent Heaven", FANG]), opponent=Side(shields=5))
    game.attack(FANG).choose("shield 1", "shield 2")
    assert len(game.zone(OPPONENT, "shields")) == 3


def test_gaias_awakening_has_each_player_charge_two_creatures() -> None:
    game = Scenario(
        you=Side(hand=["Gaia's Awakening"], mana=filler(nature=8), battle=["Torcon", MANE]),
        opponent=Side(battle=[FANG, "Corile", DRAGON]),
    )
    game.use("Gaia's Awakening").choose("Torcon").expect(OPPONENT, "choose").choose(FANG, "Corile")
    assert game.zone(YOU, "battle") == [] and game.zone(OPPONENT, "battle") == [DRAGON]


def test_purification_trap_charges_and_shuffles_cards_away() -> None:
    game = Scenario(
        you=Side(hand=["Purification Trap"], mana=filler(nature=3), deck=["Corile"]),
        opponent=Side(graveyard=["Torcon", MANE]),
    )
    game.use("Purification Trap").accept().choose(MANE).decline()
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"] and MANE in game.zone(OPPONENT, "deck")
    assert "Corile" in game.zone(YOU, "mana")


def test_newton_draws_for_each_card_that_the_opponent_draws() -> None:
    game = Scenario(
        you=Side(battle=[NEWTON], deck=["Corile"] * 4),
        opponent=Side(hand=["Brain Serum"], mana=filler(water=4)),
        turn=OPPONENT,
    )
    game.use("Brain Serum").accept().accept().expect(YOU, "may").accept().accept()
    assert game.zone(YOU, "hand") == ["Corile"] * 2


def test_rudolph_alcadeia_becomes_an_evolution_creature_of_the_graveyard() -> None:
    game = Scenario(
        you=Side(
            hand=[RUDOLPH],
            mana=filler(light=3, darkness=2),
            deck=[STILL, "Corile", "Torcon", FANG],
        )
    )
    game.use(RUDOLPH).accept().choose(STILL)
    assert game.zone(YOU, "battle") == [STILL] and game.under(STILL) == [RUDOLPH]


def test_the_vamp_takes_a_shield_that_does_not_trigger_and_destroys_an_untapped_creature() -> None:
    game = Scenario(
        you=Side(hand=["The Vamp, Roaring Blood Oni"], mana=filler(darkness=2, fire=2), shields=["Terror Pit"]),
        opponent=Side(battle=[tapped(FANG), "Corile"]),
    )
    game.use("The Vamp, Roaring Blood Oni").choose("shield 1")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"] and game.zone(YOU, "hand") == ["Terror Pit"]


@pytest.mark.parametrize("both", [True, False])
def test_goten_does_both_with_a_light_and_a_water_creature(both: bool) -> None:
    game = Scenario(
        you=Side(
            hand=["Goten! Ginga MAX", "Torcon"],
            battle=["La Ura Giga, Sky Guardian", "Aqua Hulcus" if both else MANE],
            mana=filler(light=2, water=2),
            shields=0,
        ),
        opponent=Side(battle=[FANG]),
    )
    game.use("Goten! Ginga MAX")
    game.choose(2 if both else 0)
    assert game.zone(YOU, "shields") == ["Torcon"] and game.is_face_up("Torcon")
    assert game.zone(OPPONENT, "hand") == ([FANG] if both else [])


def test_the_mage_of_cursebreaker_puts_a_card_into_the_shield_zone_face_up() -> None:
    game = Scenario(
        you=Side(hand=["Mage of Cursebreaker", "Torcon"], mana=filler(light=4, water=3), shields=0),
    )
    game.use("Mage of Cursebreaker").choose("Torcon")
    assert game.zone(YOU, "shields") == ["Torcon"] and game.is_face_up("Torcon")


@pytest.mark.parametrize("chosen", [True, False])
def test_purify_joker_shuffles_a_graveyard_and_draws_two_cards(chosen: bool) -> None:
    game = Scenario(
        you=Side(hand=[PURIFY], mana=filler(water=6), deck=["Corile"] * 3), opponent=Side(graveyard=["Torcon"])
    )
    game.use(PURIFY)
    game = game.accept().choose(1) if chosen else game.decline()
    assert game.zone(OPPONENT, "graveyard") == ([] if chosen else ["Torcon"])
    assert game.zone(YOU, "hand") == ["Corile"] * 2


def test_purify_joker_comes_instead_of_being_discarded() -> None:
    game = Scenario(
        you=Side(hand=[PURIFY]), opponent=Side(hand=["Ghost Touch"], mana=filler(darkness=2)), turn=OPPONENT
    )
    assert game.use("Ghost Touch").accept().zone(YOU, "battle") == [PURIFY]


def test_still_justice_uses_a_tamaseed_and_puts_an_evolution_creature() -> None:
    game = Scenario(
        you=Side(
            hand=[STILL, EYE, STILL, MANE], battle=["La Ura Giga, Sky Guardian"], mana=filler(light=5), deck=["Corile"]
        ),
    )
    game.use(f"{STILL}#1").choose(EYE)
    assert EYE in game.zone(YOU, "battle") and "Corile" in game.zone(YOU, "hand")
    game.choose(f"{STILL}#1").accept()
    while game.zone(YOU, "battle").count(STILL) == 1 and game.asked == "choose":
        game.choose(game.options[-1])
    assert f"{STILL}" in game.zone(YOU, "battle") and STILL not in game.zone(YOU, "hand")


def test_wald_brachio_silences_what_the_opponent_puts() -> None:
    game = Scenario(
        you=Side(battle=["Wald Brachio, Absolute World King", "Torcon"]),
        opponent=Side(hand=["Corile"], mana=filler(water=5)),
        turn=OPPONENT,
    )
    game.use("Corile")
    assert game.zone(YOU, "battle") == ["Wald Brachio, Absolute World King", "Torcon"] and game.turn_is_over


@pytest.mark.parametrize("mode", [0, 1])
def test_ranran_returns_an_element_or_discards_a_card(mode: int) -> None:
    game = Scenario(
        you=Side(hand=["Ranran, Demon's Birth Doll"], mana=filler(water=2, darkness=1)),
        opponent=Side(battle=[EYE], hand=["Corile"]),
    )
    game.use("Ranran, Demon's Birth Doll").choose(mode)
    assert game.zone(OPPONENT, "battle") == ([] if mode == 0 else [EYE])
    assert game.zone(OPPONENT, "graveyard") == ([] if mode == 0 else ["Corile"])


@pytest.mark.parametrize(("mode", "zone"), [(0, "hand"), (1, "mana")])
def test_onitaijis_memory_takes_or_charges_one_of_three_cards(mode: int, zone: str) -> None:
    game = Scenario(
        you=Side(hand=["Onitaiji's Memory"], mana=filler(nature=3), deck=["Corile", JONETSU, "Torcon", MANE]),
    )
    game.use("Onitaiji's Memory").choose(mode)
    while not game.turn_is_over and game.asked == "order":
        game.choose(game.options[0])
    assert JONETSU in game.zone(YOU, zone) and game.zone(YOU, "deck")[0] == MANE


def test_glenglassaugh_destroys_a_small_creature_and_brings_a_dragheart() -> None:
    game = Scenario(
        you=Side(hand=[GLENGLASSAUGH], mana=filler(fire=5), hyperspatial=["Greasy Horn, Passion Sword"]),
        opponent=Side(battle=[MANE, DRAGON]),
    )
    game.use(GLENGLASSAUGH)
    assert game.zone(OPPONENT, "graveyard") == [MANE] and game.equipped(GLENGLASSAUGH) == ["Greasy Horn, Passion Sword"]


@pytest.mark.parametrize("dragons", [1, 2])
def test_leave_this_to_me_taps_and_adds_a_shield_with_two_dragons(dragons: int) -> None:
    spell = '"Leave this to me, big sister!"'
    game = Scenario(
        you=Side(hand=[spell], battle=[DRAGON] * dragons, mana=filler(light=7), shields=0, deck=["Corile"]),
        opponent=Side(battle=[FANG]),
    )
    game.use(spell)
    assert game.is_tapped(FANG) and (game.asked == "may") == (dragons == 2)
    if dragons == 2:
        assert game.accept().zone(YOU, "shields") == ["Corile"]


@pytest.mark.parametrize(("mode", "zone"), [(0, "hand"), (1, "mana")])
def test_prin_takes_or_charges_the_top_card(mode: int, zone: str) -> None:
    prin = "Prin, Kirakira Princess"
    game = Scenario(you=Side(hand=[prin], mana=filler(water=2, nature=3), deck=["Corile", "Corile"]))
    game.use(prin).accept().choose(mode)
    assert "Corile" in game.zone(YOU, zone)
    game.end_turn().next_turn()
    assert game.player_asked == YOU and game.asked == "may"


@pytest.mark.parametrize("won", [True, False])
def test_the_five_sword_kaiser_saves_you_after_a_battle_won(won: bool) -> None:
    kaiser = "Ryusei Five Sword Kaiser"
    game = Scenario(you=Side(battle=[kaiser], shields=0), opponent=Side(battle=[tapped("Torcon"), FANG], shields=5))
    if won:
        game.attack(kaiser, "Torcon")
    game.next_turn().until("attack with").attack(FANG, YOU)
    assert game.over != won


@pytest.mark.parametrize("trigger", [True, False])
def test_lucifer_cuts_the_turn_of_the_opponent_or_puts_a_light_creature(trigger: bool) -> None:
    light = "La Ura Giga, Sky Guardian"
    if trigger:
        game = Scenario(you=Side(shields=["Lucifer"], hand=[light]), opponent=Side(battle=[FANG, MANE]), turn=OPPONENT)
        game.attack(FANG).declare("Lucifer")
        assert game.turn_is_over and not game.is_tapped(MANE) and game.zone(YOU, "battle") == []
    else:
        game = Scenario(you=Side(hand=["Lucifer", light, MANE], mana=filler(light=4, water=4)))
        game.use("Lucifer")
        assert not game.can_choose(MANE)
        assert game.choose(light).zone(YOU, "battle") == [light]


@pytest.mark.parametrize("shields", [0, 1])
def test_death_the_lost_discards_everything_and_breaks_everything_without_shields(shields: int) -> None:
    game = Scenario(
        you=Side(hand=[DEATH_THE_LOST], battle=["Horrid Worm"], mana=filler(darkness=8), shields=shields),
        opponent=Side(hand=["Corile", "Torcon"], shields=5),
    )
    game.use(DEATH_THE_LOST)
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Torcon"]
    game.attack(DEATH_THE_LOST)
    assert len(game.zone(OPPONENT, "shields")) == (0 if shields == 0 else 5)


def test_kenji_kingdom_puts_a_creature_of_the_three_cards() -> None:
    game = Scenario(
        you=Side(
            hand=[KENJI],
            battle=[pile(PERYUTON, "Corile")],
            mana=filler(darkness=2, nature=2),
            deck=["Terror Pit", MANE, FANG],
            graveyard=[DRAGON],
        ),
    )
    game.use(KENJI)
    assert not game.can_choose(DRAGON)
    game.choose(FANG)
    assert sorted(game.zone(YOU, "battle")) == [FANG, KENJI]


def test_kenji_kingdom_is_summoned_from_the_graveyard() -> None:
    game = Scenario(
        you=Side(
            graveyard=[KENJI],
            battle=[pile(PERYUTON, "Corile")],
            mana=filler(darkness=2, nature=2),
            deck=["Terror Pit"] * 3,
        ),
    )
    assert game.use(KENJI).zone(YOU, "battle") == [KENJI]


def test_sugoiwan_sends_the_third_creature_of_a_turn_to_mana() -> None:
    game = Scenario(
        you=Side(battle=["Sugoiwan, Loyal Dog Knight"]),
        opponent=Side(hand=[MANE, "Torcon", FANG], mana=filler(nature=9)),
        turn=OPPONENT,
    )
    game.use(MANE).use("Torcon").use(FANG)
    assert game.zone(OPPONENT, "battle") == [MANE, "Torcon"] and FANG in game.zone(OPPONENT, "mana")


def test_409_2a_what_would_be_put_from_the_mana_zone_stays_there_as_it_is() -> None:
    """An Invasion from the mana zone that goes there instead: it does not move, and stays tapped."""
    game = Scenario(
        you=Side(
            hand=["Fear Fang", "Fear Fang"],
            battle=["Bronze-Arm Tribe"],
            mana=[*filler(nature=6), tapped("Sanmadd, S-Rank Tribe")],
        ),
        opponent=Side(battle=["Sugoiwan, Loyal Dog Knight"], shields=filler(2)),
    )
    for _ in range(2):
        game.use("Fear Fang")
    game.attack("Bronze-Arm Tribe", OPPONENT).declare("Sanmadd, S-Rank Tribe")
    assert game.where("Sanmadd, S-Rank Tribe") == "mana"
    assert game.is_tapped("Sanmadd, S-Rank Tribe")


@pytest.mark.parametrize("top", [MANE, "Ghost Touch"])
def test_sugoiwan_takes_a_creature_from_the_top_of_the_deck(top: str) -> None:
    game = Scenario(you=Side(hand=["Sugoiwan, Loyal Dog Knight"], mana=filler(nature=3), deck=[top, "Corile"]))
    game.use("Sugoiwan, Loyal Dog Knight")
    assert game.zone(YOU, "hand") == ([MANE] if top == MANE else []) and game.zone(YOU, "deck")[0] == "Corile"


def test_the_abyssal_darkness_destroys_what_costs_no_more_than_there_are_cards_in_the_graveyard() -> None:
    game = Scenario(
        you=Side(hand=[JASHIN], mana=filler(darkness=3), graveyard=["Torcon"] * 2, deck=["Corile"]),
        opponent=Side(battle=[DRAGON, EYE, FANG]),
    )
    game.use(JASHIN)
    assert not game.can_choose(DRAGON) and game.can_choose(FANG)
    assert game.choose(EYE).zone(OPPONENT, "graveyard") == [EYE]


def test_the_abyssal_darkness_puts_a_creature_as_it_attacks() -> None:
    game = Scenario(
        you=Side(battle=[JASHIN, "Horrid Worm", "Horrid Worm", "Horrid Worm"], graveyard=["Corile", LIGER]),
        opponent=Side(shields=5),
    )
    game.attack(JASHIN)
    assert not game.can_choose(LIGER)
    assert "Corile" in game.choose("Corile").zone(YOU, "battle")


def test_hole_in_one_hercules_empties_a_graveyard_and_summons_one_creature_of_the_mana_zone() -> None:
    game = Scenario(
        you=Side(hand=[HERCULES], mana=[*filler(nature=9), MANE, MANE], graveyard=["Corile", "Torcon"]),
    )
    game.use(HERCULES).choose(0)
    assert game.zone(YOU, "graveyard") == [] and sorted(game.zone(YOU, "deck")[-2:]) == ["Corile", "Torcon"]
    assert game.use(f"{MANE}#1").refused(f"{MANE}#2")


def test_hole_in_one_hercules_charges_a_creature_and_two_cards_as_it_attacks() -> None:
    game = Scenario(
        you=Side(battle=[HERCULES, MANE, MANE, MANE], deck=["Corile"] * 3), opponent=Side(battle=[FANG], shields=5)
    )
    game.attack(HERCULES, OPPONENT).accept().accept()
    assert game.zone(OPPONENT, "mana") == [FANG] and game.zone(YOU, "mana") == ["Corile"] * 2


def test_the_lion_breaks_your_shields_and_replaces_them() -> None:
    game = Scenario(
        you=Side(hand=[LIONEL_FINALE, "Torcon", MANE], mana=filler(light=10), shields=["Terror Pit", "Corile"]),
        opponent=Side(battle=[FANG]),
    )
    game.use(LIONEL_FINALE).choose("Terror Pit").decline().declare("Terror Pit")
    while not game.turn_is_over and game.asked in ("resolve", "choose"):
        game.choose("Torcon", MANE) if game.can_choose("Torcon") else game.choose(game.options[-1])
    assert len(game.zone(YOU, "shields")) == 3 and game.zone(OPPONENT, "graveyard") == [FANG]


def test_the_lion_returns_to_the_hand_instead_of_leaving() -> None:
    game = Scenario(
        you=Side(battle=[LIONEL_FINALE]), opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)), turn=OPPONENT
    )
    assert game.use("Terror Pit").zone(YOU, "hand") == [LIONEL_FINALE]


def test_heromanov_has_two_cards_discarded_as_it_comes_and_attacks() -> None:
    game = Scenario(
        you=Side(hand=[HEROMANOV], mana=filler(light=4, darkness=4)), opponent=Side(hand=["Corile", "Torcon", MANE])
    )
    game.use(HEROMANOV).expect(OPPONENT, "choose").choose("Corile", MANE)
    assert game.zone(OPPONENT, "hand") == ["Torcon"]
    game = Scenario(you=Side(battle=[HEROMANOV]), opponent=Side(hand=["Corile", "Torcon", MANE], shields=5))
    game.attack(HEROMANOV).expect(OPPONENT, "choose").choose("Corile", MANE)
    assert game.zone(OPPONENT, "hand") == ["Torcon"]


@pytest.mark.parametrize("shields", [1, 2])
def test_hiatus_departure_charges_and_without_shields_sends_creatures_to_mana(shields: int) -> None:
    game = Scenario(
        you=Side(shields=["Hiatus Departure", "Corile"][:shields], deck=["Corile"]),
        opponent=Side(battle=[FANG, LIGER]),
        turn=OPPONENT,
    )
    game.attack(FANG)
    if shields == 2:
        game.choose("shield 1")
    game.declare("Hiatus Departure")
    if game.question is not None and game.asked == "resolve":
        game.choose(game.options[-1])
    assert game.zone(YOU, "mana") == ["Corile"]
    assert game.zone(OPPONENT, "mana") == ([FANG] if shields == 1 else [])


def test_lexey_discards_a_card_and_helps_a_dispector() -> None:
    lexey = "Lexey-1, Demonic Eye"
    game = Scenario(you=Side(hand=[lexey, HEROMANOV], mana=filler(light=5, darkness=5)), opponent=Side(hand=["Corile"]))
    game.use(lexey)
    assert game.zone(OPPONENT, "graveyard") == ["Corile"] and not game.refused(HEROMANOV)


def test_bleitan_discards_draws_and_casts_a_spell_for_a_dear_card() -> None:
    game = Scenario(
        you=Side(hand=[BLEITAN, "Ghost Touch"], mana=filler(light=3, water=3, darkness=3), deck=["Corile"]),
        opponent=Side(hand=["Torcon", HEROMANOV], mana=filler(light=4, darkness=4)),
    )
    game.use(BLEITAN).expect(OPPONENT, "choose").choose("Torcon")
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Ghost Touch"] and game.power(BLEITAN) == 15000
    game.next_turn().until("use a card").use(HEROMANOV)
    while game.player_asked == OPPONENT or game.asked == "resolve":
        game.choose(game.options[-1])
    assert "Ghost Touch" in game.options


@pytest.mark.parametrize("field", [True, False])
def test_forbidden_voltron_weakens_a_creature_with_a_d2_field(field: bool) -> None:
    fields = ["Cyberdice Vegas, Gambling Expert of D"] if field else []
    game = Scenario(you=Side(battle=["Forbidden Voltron, D2-V", *fields]), opponent=Side(battle=[LIGER], shields=5))
    game.attack("Forbidden Voltron, D2-V", OPPONENT)
    assert game.zone(OPPONENT, "graveyard") == ([LIGER] if field else [])


@pytest.mark.parametrize("card", ["Corile", "Cyberdice Vegas, Gambling Expert of D"])
def test_savage_returns_a_creature_or_d2_field_of_the_graveyard(card: str) -> None:
    game = Scenario(
        you=Side(hand=["Savage, Forbidden U"], mana=filler(darkness=3), deck=["Terror Pit"], graveyard=[card])
    )
    game.use("Savage, Forbidden U").choose(card)
    assert game.zone(YOU, "hand") == [card] and game.zone(YOU, "graveyard") == ["Terror Pit"]


def test_dark_camster_discards_a_card_that_is_no_creature() -> None:
    game = Scenario(
        you=Side(hand=["Dark Camster"], mana=filler(darkness=3)),
        opponent=Side(hand=["Corile", "Terror Pit", "Ghost Touch"]),
    )
    game.use("Dark Camster")
    assert not game.can_choose("Corile")
    assert game.choose("Terror Pit").zone(OPPONENT, "graveyard") == ["Terror Pit"]


def test_yata_izuna_puts_an_evolution_creature_of_the_graveyard() -> None:
    game = Scenario(
        you=Side(battle=[YATA_IZUNA, FANG], graveyard=[BALLOM_ROSS, DEATH_THE_LOST, "Corile"]), turn=OPPONENT
    )
    game.next_turn()
    assert game.can_choose(DEATH_THE_LOST) and not game.can_choose("Corile")
    game.choose(DEATH_THE_LOST)
    while game.asked in ("choose", "evolve"):
        game.choose(FANG)
    assert DEATH_THE_LOST in game.zone(YOU, "battle")


def test_god_izumo_forbids_small_spells() -> None:
    game = Scenario(
        you=Side(battle=["God Izumo, Lawless Godkind"]),
        opponent=Side(hand=["Ghost Touch", "Terror Pit"], mana=filler(darkness=8)),
        turn=OPPONENT,
    )
    assert game.refused("Ghost Touch") and not game.refused("Terror Pit")


def test_rush_makes_fire_creatures_survivors_with_speed() -> None:
    game = Scenario(you=Side(battle=["Rush, Break Blade Q", "Cragsaur", "Torcon"]))
    assert game.has("Cragsaur", keywords.SPEED_ATTACKER) and not game.has("Torcon", keywords.SPEED_ATTACKER)
