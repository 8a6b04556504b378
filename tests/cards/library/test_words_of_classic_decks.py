"""Cards of lists of 2005 to 2009 that needed words of their own: each ability played, and the phrases proved by it."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    NATURE,
    WATER,
    Card,
    blocker,
    creature,
    destroy,
    draw,
    every,
    evolves_from,
    spell,
    your,
)
from sim.engine.record.codes import keywords, steps
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, exactly, filler, opponents, pile, tapped
from tests.cards.written import card as written

BIG = "Deathliger, Lion of Chaos"  # darkness, 9000
BEGA = "Bega, Vizier of Shadow"  # light and darkness
KNIGHT = "Prince Avaraldo, Cavalier of Thunder"


def in_any_order(game: Scenario) -> Scenario:
    """Put cards in the order in which they are offered."""
    while game.asked == "order":
        game.choose(game.options[0])
    return game


# --- Knight Magic ---
@pytest.mark.phrase("knight_magic")
@pytest.mark.parametrize("again", [True, False, None])
def test_bullet_vice_is_used_once_more_with_a_knight(again: bool | None) -> None:
    game = Scenario(
        you=Side(
            hand=["Magic Shot - Bullet Vice"], mana=filler(darkness=4), battle=["Torcon" if again is None else KNIGHT]
        ),
        opponent=Side(hand=["Corile", "Torcon", "Fear Fang"]),
    )
    game.use("Magic Shot - Bullet Vice").expect(OPPONENT, "choose").choose("Torcon")
    if again is not None:
        game.expect(YOU, "may", "no", "yes")
        game = game.accept().choose("Corile") if again else game.decline()
    assert sorted(game.zone(OPPONENT, "graveyard")) == (["Corile", "Torcon"] if again else ["Torcon"])


def test_glory_gate_takes_a_knight_twice() -> None:
    game = Scenario(
        you=Side(
            hand=["Magic Shot - Glory Gate"],
            mana=filler(light=3),
            battle=[KNIGHT],
            deck=exactly(KNIGHT, "Corile", "Magic Shot - Bullet Vice", "Torcon", "Fear Fang", KNIGHT, "Aqua Hulcus"),
        )
    )
    game.use("Magic Shot - Glory Gate").choose("Magic Shot - Bullet Vice")
    in_any_order(game).accept()
    in_any_order(game)
    assert sorted(game.zone(YOU, "hand")) == ["Magic Shot - Bullet Vice", KNIGHT]
    assert len(game.zone(YOU, "deck")) == 5


@pytest.mark.parametrize(("name", "least"), [("Magic Shot - Bullet Vice", 3), ("Death Smoke", 4)])
def test_drum_treble_lets_spells_with_knight_magic_cost_less(name: str, least: int) -> None:
    drum = "Drum Treble, of the Mystic Light"
    game = Scenario(
        you=Side(hand=[name], mana=filler(darkness=least), battle=[drum]), opponent=Side(hand=2, battle=["Corile"])
    )
    game.use(name)
    assert game.untapped_mana(YOU) == 0


# --- Attacks that are not blocked ---
@pytest.mark.phrase("whenever_one_is_unblocked_at_player")
@pytest.mark.parametrize("attacked", [YOU, "Corile"])
def test_fuuma_webaris_dies_if_an_attack_on_its_player_is_not_blocked(attacked: int | str) -> None:
    game = Scenario(
        you=Side(battle=["Fuuma Webaris", tapped("Corile")], shields=3), opponent=Side(battle=["Torcon"]), turn=OPPONENT
    )
    game.attack("Torcon", attacked).block()
    assert game.where("Fuuma Webaris") == ("graveyard" if attacked == YOU else "battle")


def test_fuuma_webaris_blocks() -> None:
    game = Scenario(you=Side(battle=["Fuuma Webaris"], shields=3), opponent=Side(battle=["Torcon"]), turn=OPPONENT)
    game.attack("Torcon", YOU).block("Fuuma Webaris")
    assert game.zone(YOU, "battle") == ["Fuuma Webaris"]


def test_mecha_ocean_untaps_if_an_attack_on_its_player_is_not_blocked() -> None:
    ocean = "Deepsea Mecha Ocean"
    game = Scenario(
        you=Side(battle=[tapped(ocean)], shields=3), opponent=Side(battle=["Torcon", "Corile"]), turn=OPPONENT
    )
    game.attack("Torcon", YOU).accept()
    assert not game.is_tapped(ocean)


# --- Thrilling Three ---
GUARDIAN = creature("Guard", LIGHT, 2, 2000, "Guardian")


@pytest.mark.phrase("for_each_revealed")
@pytest.mark.parametrize("guardians", [0, 1, 2])
def test_mint_shuval_returns_a_spell_for_each_guardian_revealed(guardians: int) -> None:
    mint = "Mint Shuval, Oracle Guardian"
    deck = [GUARDIAN] * guardians + ["Corile"] * (3 - guardians) + ["Fear Fang"]
    game = Scenario(
        you=Side(hand=[mint], mana=filler(light=3), graveyard=["Terror Pit", "Death Smoke", "Torcon"], deck=deck)
    )
    game.use(mint)
    for name in ("Terror Pit", "Death Smoke")[:guardians]:
        assert not game.can_choose("Torcon")
        game.choose(name)
    in_any_order(game)
    assert sorted(game.zone(YOU, "hand")) == sorted(("Terror Pit", "Death Smoke")[:guardians])
    assert game.zone(YOU, "deck")[0] == "Fear Fang"
    assert sorted(game.zone(YOU, "deck")[-3:]) == ["Corile"] * (3 - guardians) + ["Guard"] * guardians


def test_thrilling_three_may_be_declined_each_time() -> None:
    mint = "Mint Shuval, Oracle Guardian"
    game = Scenario(
        you=Side(
            hand=[mint], mana=filler(light=3), graveyard=["Terror Pit", "Death Smoke"], deck=[GUARDIAN] * 2 + ["Corile"]
        )
    )
    game.use(mint).decline().choose("Death Smoke")
    assert game.zone(YOU, "hand") == ["Death Smoke"]


@pytest.mark.parametrize(
    ("name", "race", "mana"),
    [
        ("Sergeant Stag Beetler", "Dreammate", filler(fire=4)),
        ("Fuuma Aogrun", "Phoenix", filler(darkness=5)),
        ("Captain Mechagoron", "Great Mecha King", filler(light=3)),
        ("Painshoot Dragoon", "Tyranno Drake", filler(darkness=7)),
        ("Painshoot Dragoon", "Brave Spirit", filler(darkness=7)),
    ],
)
def test_thrilling_three_against_a_creature_of_the_opponent(name: str, race: str, mana: list[str]) -> None:
    one = creature("One", FIRE, 2, 2000, race)
    weak = creature("Weak", LIGHT, 2, 2000, "Human", blocker)
    game = Scenario(
        you=Side(hand=[name], mana=mana, deck=[one, "Corile", "Torcon"]),
        opponent=Side(battle=[weak, BIG], shields=3),
    )
    game.use(name).choose("Weak")
    in_any_order(game)
    if name == "Captain Mechagoron":
        assert game.is_tapped("Weak")
    else:
        assert game.zone(OPPONENT, "graveyard") == ["Weak"]


def test_fuuma_aogrun_blocks_and_does_not_attack() -> None:
    game = Scenario(you=Side(battle=["Fuuma Aogrun"]))
    assert game.has("Fuuma Aogrun", keywords.BLOCKER) and game.refused("Fuuma Aogrun", "attack")


@pytest.mark.parametrize("from_hand", [True, False])
def test_brikion_adds_shields_from_the_hand_or_the_mana_zone(from_hand: bool) -> None:
    brikion = "Steel Mask Brikion"
    hero = creature("Hero", LIGHT, 2, 2000, "Machine Hero")
    game = Scenario(
        you=Side(
            hand=[brikion, "Torcon"],
            mana=[*filler(light=7), "Corile"],
            shields=0,
            deck=[hero, "Fear Fang", "Aqua Hulcus"],
        )
    )
    game.use(brikion).choose("Torcon" if from_hand else "Corile")
    assert game.zone(YOU, "shields") == ["Torcon" if from_hand else "Corile"]


def test_danzen_returns_creatures_for_tyranno_drakes() -> None:
    danzen = "Danzen the Drake Pulse"
    drake = creature("Drake", FIRE, 3, 3000, "Tyranno Drake")
    game = Scenario(
        you=Side(
            hand=[danzen], mana=filler(darkness=5), graveyard=["Corile", "Terror Pit"], deck=[drake, "Torcon", "Torcon"]
        )
    )
    game.use(danzen).choose("Corile")
    assert game.zone(YOU, "hand") == ["Corile"]


# --- Over Drive of one civilization, of another one or of both ---
@pytest.mark.phrase("over_drive_of_either")
@pytest.mark.parametrize(("darkness", "nature"), [(False, False), (True, False), (False, True), (True, True)])
def test_metal_claw_weakens_or_strengthens_or_both(darkness: bool, nature: bool) -> None:
    claw = "Metal Claw, Mobile Battle Dragon"
    game = Scenario(
        you=Side(hand=[claw], mana=filler(fire=3, darkness=1, nature=1), battle=["Torcon"]),
        opponent=Side(battle=[BIG], shields=3),
    )
    ways = {
        (True, False): "1 more darkness card in",
        (False, True): "tap 1 more nature card",
        (True, True): "and 1 more",
    }
    game.use(claw, way=ways.get((darkness, nature)))
    if darkness and nature:
        game.choose(game.options[0])  # which comes first
    if nature:
        game.choose(claw)
    assert game.untapped_mana(YOU) == 2 - darkness - nature
    assert (game.power(BIG), game.power(claw)) == (7000 if darkness else 9000, 4000 if nature else 2000)


@pytest.mark.parametrize(
    ("way", "returned"),
    [
        ("1 more light card in", ["Terror Pit"]),
        ("tap 2 more darkness", ["Corile"]),
        ("and 2 more", ["Corile", "Terror Pit"]),
        (None, []),
    ],
)
def test_mirror_egg_returns_a_spell_a_creature_or_both(way: str | None, returned: list[str]) -> None:
    game = Scenario(
        you=Side(hand=["Mirror Egg"], mana=filler(water=4, light=1, darkness=2), graveyard=["Terror Pit", "Corile"])
    )
    game.use("Mirror Egg", way=way)
    if len(returned) == 2:
        game.choose(game.options[0])
    assert sorted(game.zone(YOU, "hand")) == returned


@pytest.mark.parametrize("way", ["1 more water card in", "tap 1 more nature"])
def test_gastin_returns_a_cheap_card_or_puts_a_cheap_creature(way: str) -> None:
    gastin = "Gastin, the Patroller"
    game = Scenario(
        you=Side(hand=[gastin, "Torcon", BIG], mana=filler(light=3, water=1, nature=1)),
        opponent=Side(battle=["Aqua Hulcus", BIG]),
    )
    game.use(gastin, way=way)
    assert not game.can_choose(BIG)
    game.choose("Aqua Hulcus" if "water" in way else "Torcon")
    assert game.where("Aqua Hulcus" if "water" in way else "Torcon") == ("hand" if "water" in way else "battle")


# --- Civilizations and races that creatures are given ---
COLORS = {
    "Karz, Priest of the Colored Wind": (FIRE, (DARKNESS, NATURE)),
    "Erus Elixion, Dyed Sky Guardian": (LIGHT, (WATER, NATURE)),
    "Paint Frappe": (WATER, (LIGHT, DARKNESS)),
    "Lilian, Dream Painter": (NATURE, (LIGHT, FIRE)),
    "Princess Zenobia, the Blackened": (DARKNESS, (WATER, FIRE)),
}


@pytest.mark.phrase("each_has_also")
@pytest.mark.parametrize("name", COLORS)
def test_creatures_of_two_civilizations_have_a_third_and_are_stronger_by_it(name: str) -> None:
    own, dyed = COLORS[name]
    all_five = (LIGHT, WATER, DARKNESS, FIRE, NATURE)
    of = {bit: creature(f"One {bit}", bit, 2, 2000, "Human") for bit in all_five}
    game = Scenario(you=Side(battle=[name, *of.values()]), opponent=Side(battle=list(of.values())))
    for bit in all_five:
        assert game.power(f"One {bit}") == (3000 if bit == own or bit in dyed else 2000), bit
        assert game.power(opponents(f"One {bit}")) == 2000


@pytest.mark.phrase("each_has_also")
def test_604_2_a_civilization_that_is_given_gives_another_one() -> None:
    """Lilian makes the light creature a nature creature, and so Karz makes it a fire creature, in either order."""
    light = creature("Light", LIGHT, 2, 2000, "Human")
    for pair in (
        ["Karz, Priest of the Colored Wind", "Lilian, Dream Painter"],
        ["Lilian, Dream Painter", "Karz, Priest of the Colored Wind"],
    ):
        game = Scenario(you=Side(battle=[*pair, light]))
        assert game.power("Light") == 4000


@pytest.mark.phrase("each_is_also")
def test_geo_mastercha_makes_creatures_that_cost_4_or_more_dragons() -> None:
    geo = "Geo Mastercha, Unrivaled Dragon Spirit"
    count = creature("Count", NATURE, 3, 3000, "Human")
    game = Scenario(you=Side(battle=[geo, "Corile", "Torcon", count]))
    assert [game.power(name) for name in (geo, "Corile", "Torcon", "Count")] == [11000, 5000, 1000, 3000]
    rider = Scenario(
        you=Side(
            hand=["Terradragon Balgazarmas"],
            battle=[geo, "Corile", "Torcon", "Terradragon Balgazarmas"],
            deck=["Corile"],
        ),
        opponent=Side(shields=2),
    )
    assert rider.attack("Corile").asked == "may"  # it is a Dragon
    other = Scenario(
        you=Side(battle=[geo, "Torcon", "Terradragon Balgazarmas"], deck=["Corile"]), opponent=Side(shields=2)
    )
    assert other.attack("Torcon").asked == "break"


@pytest.mark.parametrize("zone", ["battle", "graveyard"])
def test_jumasol_makes_grand_devils_demon_commands_and_dies_for_none_of_them(zone: str) -> None:
    jumasol = "Jumasol, Bloodcurdling Fuuma"
    game = Scenario(
        you=Side(battle=[jumasol, "Fuuma Webaris", "Torcon"] if zone == "battle" else [jumasol, "Torcon"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit", jumasol)
    if zone == "battle":
        assert not game.can_choose("Torcon")
        game.choose(jumasol) if game.asked == "instead" else game.accept()
        if game.asked == "choose":
            game.choose("Fuuma Webaris")
        assert game.zone(YOU, "graveyard") == ["Fuuma Webaris"]
    else:
        assert game.where(jumasol) == "graveyard"


@pytest.mark.phrase("each_is_also")
@pytest.mark.parametrize("forced", [True, False])
def test_pure_white_makes_knights_while_its_shield_stays(forced: bool) -> None:
    white = "Pure White, Thunder Beast"
    game = Scenario(
        you=Side(hand=[white, "Magic Shot - Bullet Vice"], mana=filler(light=3, darkness=4), shields=2),
        opponent=Side(hand=["Corile", "Torcon", "Fear Fang"]),
    )
    game.use(white)
    game = game.choose("shield 1") if forced else game.decline()
    game.use("Magic Shot - Bullet Vice", "Corile")
    assert (game.asked == "may") is forced


# --- Battles, and orders of the opponent ---
@pytest.mark.phrase("HAVE_THEM_BATTLE")
def test_xanatic_x_taps_two_creatures_that_battle() -> None:
    game = Scenario(
        you=Side(hand=["Xanatic X"], mana=filler(water=5), battle=["Torcon"]), opponent=Side(battle=["Corile", BIG])
    )
    game.use("Xanatic X", "Corile", BIG)
    assert game.zone(OPPONENT, "graveyard") == ["Corile"] and game.is_tapped(BIG) and not game.is_tapped("Torcon")


def test_xanatic_x_taps_a_single_creature_that_battles_nothing() -> None:
    game = Scenario(you=Side(hand=["Xanatic X"], mana=filler(water=5)), opponent=Side(battle=["Corile"]))
    assert game.use("Xanatic X").zone(OPPONENT, "battle") == ["Corile"]
    assert game.is_tapped("Corile")


@pytest.mark.phrase("HAVE_THEM_BATTLE")
def test_fantasy_heart_has_two_creatures_of_the_opponent_battle() -> None:
    game = Scenario(you=Side(battle=["Fantasy Heart"]), opponent=Side(battle=["Corile", "Torcon", BIG]))
    game.tap_ability("Fantasy Heart").choose("Corile", BIG)
    assert game.zone(OPPONENT, "graveyard") == ["Corile"] and not game.is_tapped(BIG)


@pytest.mark.phrase("OPPONENT_PUTS_CREATURES_ON_TOP")
def test_neptune_has_the_opponent_put_their_creatures_on_top_in_an_order_of_theirs() -> None:
    neptune = "Supernova Neptune Strom"
    base = [creature(f"Devil {number}", WATER, 2, 2000, "Grand Devil") for number in range(3)]
    game = Scenario(
        you=Side(battle=[pile(neptune, *base), "Torcon"]), opponent=Side(battle=["Corile", "Fear Fang"], shields=4)
    )
    game.attack(neptune, OPPONENT).choose("Devil 1").expect(OPPONENT, "order", "Corile", "Fear Fang")
    game.choose("Fear Fang")
    assert sorted(game.zone(OPPONENT, "deck")[:2]) == ["Corile", "Fear Fang"]
    assert game.zone(OPPONENT, "battle") == [] and "Torcon" in game.zone(YOU, "battle")


# --- What was done this turn ---
@pytest.mark.phrase("breaks_more_for_spells")
@pytest.mark.parametrize("spells", [0, 2])
def test_ludvica_breaks_one_more_shield_for_each_spell(spells: int) -> None:
    ludvica = "Ludvica the 2nd, God of Mystic Light"
    nothing = spell("Nothing", WATER, 1, draw(1))
    game = Scenario(you=Side(battle=[ludvica], hand=[nothing] * spells, mana=filler(water=2)), opponent=Side(shields=5))
    for _ in range(spells):
        game.use("Nothing")
    game.attack(ludvica, OPPONENT).choose(*[f"shield {number + 1}" for number in range(1 + spells)])
    assert len(game.zone(OPPONENT, "shields")) == 4 - spells


@pytest.mark.phrase("YOU_SUMMONED_ONE")
@pytest.mark.parametrize(("before", "cost"), [(0, 4), (1, 2), (2, 4)])
def test_peach_princess_lets_the_second_creature_cost_less(before: int, cost: int) -> None:
    peach = "Peach Princess, Fearless Faerie"
    cheap = creature("Cheap", NATURE, 1, 1000, "Human")
    four = creature("Four", NATURE, 4, 4000, "Human")
    game = Scenario(you=Side(battle=[peach], hand=[cheap] * before + [four], mana=filler(nature=before + 4)))
    for _ in range(before):
        game.use("Cheap")
        if game.asked == "cost to pay":
            game.choose(1)
    game.use("Four")
    if cost == 2:
        game.expect(YOU, "cost to pay", "2", "3", "4").choose(2)
    assert game.where("Four") == "battle" and game.untapped_mana(YOU) == 4 - cost


@pytest.mark.phrase("YOUR_CREATURE_WON")
@pytest.mark.parametrize("wins", [True, False])
def test_a_card_is_drawn_after_a_battle_was_won(wins: bool) -> None:
    gambler = written(
        """Gambler
        Creature - fire - cost 2 - power 1000 - Human
        At the end of your turn, if one of your creatures has won a battle this turn, draw a card."""
    )
    game = Scenario(
        you=Side(battle=[gambler, BIG], deck=["Torcon"]), opponent=Side(battle=[tapped("Corile")], shields=1)
    )
    game.attack(BIG, "Corile" if wins else OPPONENT).end_turn()
    assert game.zone(YOU, "hand") == (["Torcon"] if wins else [])


def test_ganbarat_attacks_only_after_a_battle_was_won() -> None:
    ganbarat = "Ganbarat, Martial Artist of the Forest"
    game = Scenario(you=Side(battle=[ganbarat, BIG]), opponent=Side(battle=[tapped("Corile")], shields=3))
    assert game.refused(ganbarat, "attack")
    game.attack(BIG, "Corile").attack(ganbarat, OPPONENT)
    assert game.asked == "break"


# --- Who blocks whom ---
@pytest.mark.phrase("cant_block_such")
@pytest.mark.parametrize(
    ("attacker", "blocked"),
    [("Torcon", True), ("Bolshack Dragon", False), (pile("Crystal Lancer", "Aqua Hulcus"), False)],
)
def test_sarbolt_blocks_no_evolution_creature_and_no_dragon(attacker: object, blocked: bool) -> None:
    game = Scenario(
        you=Side(battle=["Armored Machine Sarbolt"], shields=3), opponent=Side(battle=[attacker]), turn=OPPONENT
    )  # type: ignore[list-item]
    name = attacker if isinstance(attacker, str) else "Crystal Lancer"
    game.attack(name, YOU)
    assert (game.asked == "block with") is blocked


@pytest.mark.phrase("cant_block_such")
def test_another_blocker_may_block_what_sarbolt_can_not() -> None:
    game = Scenario(
        you=Side(battle=["Armored Machine Sarbolt", "Malibu Dancer"], shields=3),
        opponent=Side(battle=["Bolshack Dragon"]),
        turn=OPPONENT,
    )
    game.attack("Bolshack Dragon", YOU)
    assert game.can_choose("Malibu Dancer") and not game.can_choose("Armored Machine Sarbolt")


@pytest.mark.parametrize(("attacker", "blocked"), [("Corile", False), (BIG, True)])
def test_ra_bool_blocks_no_weak_creature(attacker: str, blocked: bool) -> None:
    ra_bool = "Ra Bool, Guardian of White Gold"
    game = Scenario(you=Side(battle=[ra_bool], shields=3), opponent=Side(battle=[attacker]), turn=OPPONENT)
    game.attack(attacker, YOU)
    assert (game.asked == "block with") is blocked
    own = Scenario(you=Side(battle=[ra_bool]), opponent=Side(battle=[tapped("Torcon")]))
    with pytest.raises(Illegal, match="it can't attack players"):
        own.attack(ra_bool, OPPONENT)


# --- Without tapping mana ---
MAGNUM = "Magnum, Allshot Puppet"


@pytest.mark.phrase("WITHOUT_TAPPING_MANA")
@pytest.mark.parametrize("paid", [True, False])
def test_magnum_destroys_a_creature_of_who_puts_one_without_tapping_mana(paid: bool) -> None:
    name = "Torcon" if paid else "Valkerios Dragon"
    game = Scenario(
        you=Side(battle=[MAGNUM]),
        opponent=Side(hand=[name], battle=["Bolshack Dragon", "Bolshack Dragon"], mana=filler(nature=2)),
        turn=OPPONENT,
    )
    game.use(name)
    if paid:
        assert game.asked != "choose" and game.zone(OPPONENT, "graveyard") == []
    else:
        game.expect(OPPONENT, "choose").choose("Valkerios Dragon")
        assert game.zone(OPPONENT, "graveyard") == ["Valkerios Dragon"]
    assert game.zone(YOU, "battle") == [MAGNUM]


@pytest.mark.phrase("WITHOUT_TAPPING_MANA")
@pytest.mark.parametrize("by_trigger", [True, False])
def test_magnum_sees_spells_that_are_cast_without_tapping_mana(by_trigger: bool) -> None:
    game = Scenario(
        you=Side(battle=[MAGNUM, "Torcon"], hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=["Corile", "Fear Fang"], shields=["Terror Pit", "Corile"]),
    )
    if by_trigger:
        game.attack("Torcon", OPPONENT).choose("shield 1").declare("Terror Pit").choose("Torcon")
        game.expect(OPPONENT, "choose").choose("Corile")
        assert game.zone(OPPONENT, "battle") == ["Fear Fang"]
    else:
        game.use("Terror Pit", "Corile")
        assert game.asked == "attack with" and game.zone(YOU, "battle") == [MAGNUM, "Torcon"]


# --- Before the effects of a spell ---
MERCURY = "Supernova Mercury Gigablizzard"
LIQUID = [creature(f"Liquid {number}", WATER, 2, 2000, "Liquid People") for number in range(3)]


@pytest.mark.phrase("may_stop_spells", "THE_SPELL_DOES_NOTHING")
@pytest.mark.parametrize("stopped", [True, False])
def test_mercury_takes_the_effects_of_a_spell(stopped: bool) -> None:
    game = Scenario(
        you=Side(battle=[pile(MERCURY, *LIQUID)]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    game = game.choose("Liquid 1") if stopped else game.decline()
    assert game.where(MERCURY) == ("battle" if stopped else "graveyard")
    assert game.zone(OPPONENT, "graveyard") == ["Terror Pit"]
    if stopped:
        assert game.zone(YOU, "graveyard") == ["Liquid 1"]


@pytest.mark.phrase("may_stop_spells", "THE_SPELL_DOES_NOTHING")
def test_mercury_sends_a_spell_with_charger_to_the_graveyard() -> None:
    game = Scenario(
        you=Side(battle=[pile(MERCURY, *LIQUID)], hand=["Lightning Charger"], mana=filler(light=4)),
        opponent=Side(battle=["Corile"], shields=3),
    )
    game.use("Lightning Charger").choose("Liquid 1")
    assert "Lightning Charger" in game.zone(YOU, "graveyard") and not game.is_tapped("Corile")


@pytest.mark.phrase("may_stop_spells")
def test_mercury_stops_as_many_spells_as_it_has_cards_under_it() -> None:
    game = Scenario(
        you=Side(battle=[pile(MERCURY, *LIQUID)]),
        opponent=Side(hand=["Death Smoke"] * 4, mana=filler(darkness=16)),
        turn=OPPONENT,
    )
    for number in range(3):
        game.use("Death Smoke")
        if game.asked == "choose":
            game.choose(f"Liquid {number}")
        else:
            game.accept()
    assert game.under(MERCURY) == []
    assert game.use("Death Smoke").where(MERCURY) == "graveyard"


# --- Untapped into the mana zone ---
YUKIGON = "Yukigon, Mystical Beast Faerie"


@pytest.mark.phrase("multicolored_cards_enter_mana_untapped")
@pytest.mark.parametrize("whose", [YOU, OPPONENT])
def test_yukigon_lets_its_players_multicolored_cards_come_untapped(whose: int) -> None:
    side = Side(hand=[BEGA], battle=[YUKIGON] if whose == YOU else [])
    game = Scenario(you=Side(battle=[YUKIGON]), opponent=side, turn=OPPONENT, step=steps.CHARGE)
    if whose == YOU:
        game = Scenario(you=side, step=steps.CHARGE)
    game.choose(BEGA)
    assert game.untapped_mana(whose) == (1 if whose == YOU else 0)


# --- What a creature was put on ---
DRAKE = creature("Drake", FIRE, 3, 3000, "Tyranno Drake")


@pytest.mark.phrase("right_under_this")
@pytest.mark.parametrize(("base", "destroyed"), [(DRAKE, True), ("Bolshack Dragon", False)])
def test_bolgalshack_destroys_a_weak_creature_if_it_was_put_on_a_drake(base: Card | str, destroyed: bool) -> None:
    bolgalshack = "Bolgalshack, Super Divine Dragoon"
    game = Scenario(
        you=Side(hand=[bolgalshack], mana=filler(fire=7), battle=[base]),
        opponent=Side(battle=["Corile", BIG], shields=3),
    )
    game.use(bolgalshack)
    assert game.zone(OPPONENT, "graveyard") == (["Corile"] if destroyed else [])


@pytest.mark.phrase("right_under_this")
def test_bolgalshack_looks_at_nothing_but_what_it_was_put_on() -> None:
    bolgalshack = "Bolgalshack, Super Divine Dragoon"
    dragon = pile(bolgalshack, DRAKE)  # a Dragon, with a drake under it
    game = Scenario(
        you=Side(hand=[bolgalshack], mana=filler(fire=7), battle=["Bolshack Dragon", dragon]),
        opponent=Side(battle=["Corile", BIG]),
    )
    game.use(bolgalshack).choose("Bolshack Dragon")
    assert game.zone(OPPONENT, "graveyard") == []


@pytest.mark.parametrize(("base", "destroys"), [(DRAKE, False), ("Bolshack Dragon", True)])
def test_bolgalshack_destroys_a_weaker_creature_with_a_dragon_under_it(base: Card | str, destroys: bool) -> None:
    bolgalshack = "Bolgalshack, Super Divine Dragoon"
    game = Scenario(you=Side(battle=[pile(bolgalshack, base)]), opponent=Side(battle=["Corile", BIG], shields=3))
    game.attack(bolgalshack, OPPONENT)
    assert (game.asked == "choose") is destroys
    if destroys:
        assert not game.can_choose(BIG)


@pytest.mark.parametrize("base", [DRAKE, creature("Bones", DARKNESS, 3, 3000, "Zombie Dragon")])
def test_dran_gileos_takes_a_card_or_destroys_by_what_lies_under_it(base: Card) -> None:
    gileos = "Dran Gileos, Nine Divine Dragoons"
    game = Scenario(
        you=Side(hand=[gileos], mana=filler(darkness=7), battle=[base]),
        opponent=Side(hand=["Corile", "Torcon"], battle=["Fear Fang"], shields=3),
    )
    game.use(gileos)
    on_drake = base is DRAKE
    if on_drake:
        game.choose("Corile")
    assert game.zone(OPPONENT, "graveyard") == (["Corile"] if on_drake else [])
    game.attack(gileos, OPPONENT)
    assert (game.asked == "may") is not on_drake or game.asked == ("break" if on_drake else "choose")


# --- What has just been returned, and what else old lists wait for ---
NERO = "Nero Gryphis, Mystic Light Emperor"


@pytest.mark.parametrize("destroyed", [KNIGHT, "Corile"])
def test_nero_gryphis_casts_a_knight_spell_or_a_shield_trigger_as_a_knight_dies(destroyed: str) -> None:
    game = Scenario(
        you=Side(
            battle=[NERO, destroyed],
            hand=["Magic Shot - Bullet Vice", "Terror Pit", "Death Smoke", "Holy Awe", "Soul Advantage"],
        ),
        opponent=Side(hand=["Terror Pit", "Torcon"], mana=filler(darkness=6), battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.use("Terror Pit", destroyed)
    if destroyed == "Corile":
        assert game.asked != "choose"
        return
    offered = {
        name for name in ("Magic Shot - Bullet Vice", "Terror Pit", "Death Smoke", "Holy Awe") if game.can_choose(name)
    }
    assert offered == {"Magic Shot - Bullet Vice", "Terror Pit", "Holy Awe"}
    game.choose("Magic Shot - Bullet Vice").settle()
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Terror Pit", "Torcon"]


def test_nero_gryphis_sees_itself_die() -> None:
    game = Scenario(
        you=Side(battle=[NERO], hand=["Terror Pit"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.use("Terror Pit").choose("Terror Pit")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Fear Fang", "Terror Pit"]


PRODIGY, CHEMICAL = "Prodigy, the Finest God", "Chemical, God of Sublimity"


@pytest.mark.phrase("instead_of_being_destroyed")
@pytest.mark.parametrize("linked", [True, False])
def test_prodigy_saves_blockers_into_the_hand_while_it_is_linked(linked: bool) -> None:
    weak = creature("Weak", LIGHT, 2, 2000, "Human", blocker)
    plain = creature("Plain", LIGHT, 2, 2000, "Human")
    kill = spell("Kill", DARKNESS, 1, destroy(every(your(CREATURES.cost(at_most=2)))))
    game = Scenario(
        you=Side(
            hand=[PRODIGY, kill],
            battle=[CHEMICAL, weak, plain],
            mana=filler(light=5, water=5, darkness=5, fire=5, nature=5),
        ),
        opponent=Side(battle=["Torcon"], shields=3),
    )
    game.use(PRODIGY)
    game.choose(CHEMICAL) if linked else game.decline()
    game.until("use a card") if game.asked != "use a card" else None
    game.use("Kill")
    if linked:
        game.accept()
    assert game.where("Weak") == ("hand" if linked else "graveyard") and game.where("Plain") == "graveyard"


def test_prodigy_untaps_blockers_at_the_end_of_its_players_turn() -> None:
    weak = creature("Weak", LIGHT, 2, 2000, "Human", blocker)
    game = Scenario(you=Side(battle=[PRODIGY, tapped(weak), tapped("Corile")]))
    game.until("may").accept()
    assert not game.is_tapped("Weak") and game.is_tapped("Corile")


VIRGINIA = "Sir Virginia, Mystic Light Insect"


@pytest.mark.phrase("THE_RETURNED")
@pytest.mark.parametrize(("name", "put"), [("Worm Lord", True), ("Worm", False), ("Other Lord", False)])
def test_virginia_puts_the_evolution_creature_of_its_race_that_it_has_returned(name: str, put: bool) -> None:
    worm = creature("Worm", DARKNESS, 2, 2000, "Parasite Worm")
    lord = creature(
        "Worm Lord", DARKNESS, 4, 6000, "Parasite Worm", evolves_from(your(CREATURES.race("Parasite Worm")))
    )
    other = creature("Other Lord", DARKNESS, 4, 6000, "Human", evolves_from(your(CREATURES.race("Parasite Worm"))))
    one = {"Worm": worm, "Worm Lord": lord, "Other Lord": other}[name]
    game = Scenario(you=Side(hand=[VIRGINIA], mana=filler(darkness=5), battle=["Corile"], graveyard=[one]))
    game.use(VIRGINIA)
    if put:
        game.accept()
    assert game.where(name) == ("battle" if put else "hand")
    if put:
        assert game.under("Worm Lord") == [VIRGINIA]


def test_virginia_may_keep_what_it_has_returned() -> None:
    lord = creature(
        "Worm Lord", DARKNESS, 4, 6000, "Parasite Worm", evolves_from(your(CREATURES.race("Parasite Worm")))
    )
    game = Scenario(you=Side(hand=[VIRGINIA], mana=filler(darkness=5), battle=["Corile"], graveyard=[lord]))
    assert game.use(VIRGINIA).decline().zone(YOU, "hand") == ["Worm Lord"]


@pytest.mark.parametrize("driven", [True, False])
def test_lugias_taps_a_creature_and_returns_another_one(driven: bool) -> None:
    lugias = "Lugias, the Explorer"
    game = Scenario(
        you=Side(hand=[lugias], mana=filler(light=5, water=2)), opponent=Side(battle=["Corile", "Torcon"], shields=3)
    )
    game.use(lugias, way="2 more water" if driven else None).choose(game.options[0])  # the first ability comes first
    game.choose("Corile")
    assert game.is_tapped("Corile")
    if driven:
        game.choose("Torcon")
    assert len(game.zone(OPPONENT, "hand")) == driven


@pytest.mark.parametrize("linked", [True, False])
def test_kaikai_has_the_opponent_discard_as_many_cards_as_are_drawn(linked: bool) -> None:
    """Cards are drawn one at a time (114.2), so it triggers for each."""
    kaikai, kiki = "Kaikai, Foreign Ways God", "Kiki, Evil Ways God"
    two = spell("Two", WATER, 1, draw(2))
    game = Scenario(
        you=Side(hand=[kiki, two], battle=[kaikai], mana=filler(light=5, water=5, darkness=5, fire=5, nature=5)),
        opponent=Side(hand=["Corile", "Torcon", "Fear Fang"]),
    )
    game.use(kiki)
    game.choose(kaikai) if linked else game.decline()
    game.until("use a card") if game.asked != "use a card" else None
    before = len(game.zone(OPPONENT, "graveyard"))
    game.use("Two")
    if linked:
        game.choose("Torcon").choose("Corile")
    assert len(game.zone(OPPONENT, "graveyard")) - before == (2 if linked else 0)


def test_kaikai_may_draw_as_the_opponent_casts_a_spell() -> None:
    game = Scenario(
        you=Side(battle=["Kaikai, Foreign Ways God"], deck=["Torcon"]),
        opponent=Side(hand=["Death Smoke"], mana=filler(darkness=4)),
        turn=OPPONENT,
    )
    game.use("Death Smoke").until("may", YOU).accept()
    assert game.zone(YOU, "hand") == ["Torcon"]


def test_technobuster_may_draw_as_the_opponent_draws() -> None:
    two = spell("Two", WATER, 1, draw(2))
    game = Scenario(
        you=Side(battle=["Commander Technobuster"], deck=["Torcon"] * 3),
        opponent=Side(hand=[two], mana=filler(water=1), battle=["Corile"]),
        turn=OPPONENT,
    )
    game.use("Two").accept().decline()
    assert game.zone(YOU, "hand") == ["Torcon"]


@pytest.mark.phrase("YOU_HAVE_MORE_CIVILIZATIONS")
@pytest.mark.parametrize(("theirs", "returned"), [(1, True), (2, False), (3, False)])
def test_reflecting_ray_returns_a_spell_with_more_civilizations_of_mana(theirs: int, returned: bool) -> None:
    game = Scenario(
        you=Side(hand=["Reflecting Ray"], mana=filler(light=2, water=1), graveyard=["Terror Pit", "Corile"]),
        opponent=Side(battle=["Torcon"], mana=["Corile", "Torcon", "Fear Fang"][:theirs]),
    )
    game.use("Reflecting Ray")
    assert (game.asked == "choose") is returned
    if returned:
        game.choose("Terror Pit")
    assert game.is_tapped("Torcon") and game.zone(YOU, "hand") == (["Terror Pit"] if returned else [])


@pytest.mark.phrase("repeated")
@pytest.mark.parametrize("phoenixes", [0, 1, 2])
def test_the_universe_gate_takes_a_turn_for_each_phoenix(phoenixes: int) -> None:
    chick = creature("Chick", LIGHT, 3, 1000, "Phoenix")
    deck = [chick] * phoenixes + ["Torcon"] * (3 - phoenixes)
    game = Scenario(you=Side(hand=["The Universe Gate"], mana=filler(fire=6), deck=[*deck, *["Corile"] * 5]))
    game.use("The Universe Gate").end_turn()
    assert game.zone(YOU, "deck")[:3] == ["Chick"] * phoenixes + ["Torcon"] * (3 - phoenixes)
    for _ in range(phoenixes):
        assert game.next_turn().turn_player == YOU
        game.end_turn()
    assert game.next_turn().turn_player == OPPONENT


@pytest.mark.parametrize("shared", [True, False])
def test_devil_smoke_draws_for_a_civilization_of_the_mana_zone(shared: bool) -> None:
    game = Scenario(
        you=Side(hand=["Devil Smoke"], mana=filler(darkness=5, water=int(shared)), deck=["Aqua Hulcus"]),
        opponent=Side(battle=["Corile", tapped("Torcon")]),
    )
    game.use("Devil Smoke")
    if shared:
        game.accept()
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    assert game.zone(YOU, "hand") == (["Aqua Hulcus"] if shared else [])


@pytest.mark.phrase("for_each_revealed")
@pytest.mark.parametrize("put_away", [True, False, None])
def test_eyes_canopus_looks_at_a_shield_and_may_exchange_it(put_away: bool | None) -> None:
    canopus = "Eyes Canopus"
    devil = creature("Devil", WATER, 2, 2000, "Grand Devil")
    game = Scenario(
        you=Side(hand=[canopus], mana=filler(water=3), deck=[devil, "Corile", "Corile"]),
        opponent=Side(shields=["Terror Pit", "Fear Fang"], deck=["Torcon"]),
    )
    game.use(canopus)
    if put_away is None:
        game.decline()
    else:
        game.choose("shield 1")
        game = game.accept() if put_away else game.decline()
    in_any_order(game)
    assert game.zone(OPPONENT, "graveyard") == (["Terror Pit"] if put_away else [])
    assert sorted(game.zone(OPPONENT, "shields")) == (
        ["Fear Fang", "Torcon"] if put_away else ["Fear Fang", "Terror Pit"]
    )
    assert sorted(game.zone(YOU, "deck")[-3:]) == ["Corile", "Corile", "Devil"]
