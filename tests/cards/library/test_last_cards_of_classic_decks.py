"""Rare mechanics of lists of 2005 to 2009: five Gods in a chain and others; each ability played."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    NATURE,
    WATER,
    choose,
    creature,
    cross_gear,
    destroy,
    spell,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped
from tests.cards.written import card

# --- Five Gods that link in a chain (804) ---
SHINE, BLUE, DARK = "Shine Valkyrie, Heavenly God", "Blue Poseidon, Sea God", "Dark Indora, God of Darkness"
FLAME, EMERALD = "Flame Agon, God of Flames", "Emerald Pharaoh, Earth God"
FIVE = (SHINE, BLUE, DARK, FLAME, EMERALD)
KILL = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))
RICH = [creature("Rainbow", LIGHT | WATER | DARKNESS | FIRE | NATURE, 5, 1000, "Human")] * 27


def in_a_chain(*gods: str, opponent: Side | None = None, hand: tuple[object, ...] = (), shields: int = 5) -> Scenario:
    """Your main step with these Gods, each linked with those before it."""
    first, *others = gods
    game = Scenario(
        you=Side(hand=[*others, *hand], battle=[first], mana=RICH, shields=shields),  # type: ignore[list-item]
        opponent=opponent or Side(battle=["Torcon"], shields=5),
    )
    for god in others:
        game.use(god).choose(first)
        while game.asked in ("choose", "link with"):
            game.decline()
    return game


@pytest.mark.phrase("god_link")
@pytest.mark.parametrize("start", range(5))
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_804_2_neighbours_of_the_ring_are_one_creature_with_the_power_of_all(start: int, number: int) -> None:
    gods = [FIVE[(start + place) % 5] for place in range(number)]
    game = in_a_chain(*gods)
    assert len(game.zone(YOU, "battle")) == 1
    assert game.power(gods[0]) == sum(6000 if god == EMERALD else 4000 for god in gods)


def test_804_2_gods_that_are_no_neighbours_are_not_linked() -> None:
    game = Scenario(you=Side(hand=[DARK], battle=[SHINE], mana=RICH))
    game.use(DARK)
    assert game.zone(YOU, "battle") == [SHINE, DARK]


@pytest.mark.phrase("god_link")
@pytest.mark.parametrize(
    ("gods", "leaves", "together"),
    [
        ((SHINE, BLUE, DARK), BLUE, [{SHINE}, {DARK}]),
        ((SHINE, BLUE, DARK), DARK, [{SHINE, BLUE}]),
        ((SHINE, BLUE, DARK, FLAME), BLUE, [{SHINE}, {DARK, FLAME}]),
        ((SHINE, BLUE, DARK, FLAME), DARK, [{SHINE, BLUE}, {FLAME}]),
        ((SHINE, BLUE, DARK, FLAME), SHINE, [{BLUE, DARK, FLAME}]),
        ((SHINE, BLUE, DARK, FLAME, EMERALD), DARK, [{SHINE, BLUE}, {FLAME, EMERALD}]),
        ((BLUE, DARK, FLAME, EMERALD, SHINE), DARK, [{BLUE}, {SHINE, FLAME, EMERALD}]),
    ],
)
def test_804_2b_without_one_of_the_chain_each_side_of_it_is_a_creature(
    gods: tuple[str, ...], leaves: str, together: list[set[str]]
) -> None:
    game = in_a_chain(*gods, hand=(KILL,))
    game.use("Kill").until("let leave").choose(leaves).settle()
    found = [set(name.split(" / ")) for name in game.zone(YOU, "battle")]
    assert sorted(found, key=sorted) == sorted(together, key=sorted)
    for part in together:
        power = sum(6000 if god == EMERALD else 4000 for god in part)
        assert game.power(next(god for god in gods if god in part)) == power


@pytest.mark.parametrize("part", [FLAME, SHINE])
def test_804_4a_the_attacking_player_picks_which_part_keeps_attacking(part: str) -> None:
    """Emerald Pharaoh leaves the four in their attack: Flame Agon is one creature then, the last two another."""
    trap = card(
        """Trap
        Creature - fire - cost 1 - power 1000 - Human
        Whenever one of your opponent's creatures attacks, destroy all your opponent's creatures."""
    )
    game = in_a_chain(FLAME, EMERALD, SHINE, BLUE, opponent=Side(battle=[trap], shields=5))
    game.attack(FLAME, OPPONENT).until("let leave").choose(EMERALD).expect(YOU, "attack with")
    other = game.options[1] if game.options[0] == FLAME else game.options[0]
    game.choose(FLAME if part == FLAME else other)
    game.expect(YOU, "break").choose("shield 1")
    assert [set(name.split(" / ")) for name in game.zone(YOU, "battle")] == [{FLAME}, {SHINE, BLUE}]
    assert game.is_tapped(FLAME) and game.is_tapped(SHINE)


@pytest.mark.phrase("linked_to_this", "for_each_card")
@pytest.mark.parametrize("others", [0, 1, 2, 4])
def test_dark_indora_destroys_and_takes_mana_for_each_card_linked_to_it(others: int) -> None:
    """Not only for those next to it: it counts the other end of a chain, too."""
    gods = (DARK, FLAME, EMERALD, SHINE, BLUE)[: others + 1]
    foes = Side(battle=["Torcon"] * 6, mana=["Corile"] * 6, shields=5)
    game = in_a_chain(*gods, opponent=foes)
    game.attack(DARK, OPPONENT)
    while game.asked == "choose" and game.asked != "break":
        game.choose(game.options[0])
    assert (len(game.zone(OPPONENT, "battle")), len(game.zone(OPPONENT, "mana"))) == (6 - others, 6 - others)


@pytest.mark.parametrize("accepted", [True, False])
def test_dark_indora_returns_another_god_as_it_is_destroyed(accepted: bool) -> None:
    game = Scenario(
        you=Side(battle=[DARK], hand=[KILL], mana=filler(fire=1), graveyard=[SHINE, "Torcon"]),
    )
    game.use("Kill")
    game = game.choose(SHINE) if accepted else game.decline()
    assert game.zone(YOU, "hand") == ([SHINE] if accepted else [])
    assert DARK in game.zone(YOU, "graveyard")


@pytest.mark.phrase("linked_to_this", "for_each_of")
@pytest.mark.parametrize("stronger", [True, False])
@pytest.mark.parametrize("others", [0, 1, 3])
def test_flame_agon_is_stronger_in_attacks_and_attacks_untapped_creatures(others: int, stronger: bool) -> None:
    gods = (FLAME, EMERALD, SHINE, BLUE)[: others + 1]
    still = sum(6000 if god == EMERALD else 4000 for god in gods)
    big = creature("Big", DARKNESS, 9, still + 2000 * others + (-1000 if stronger else 1000), "Human")
    game = in_a_chain(*gods, opponent=Side(battle=[big], shields=5))
    assert game.power(FLAME) == still
    game.attack(FLAME, "Big")
    if game.asked == "let leave":
        game.choose(FLAME)
    assert (game.where("Big") == "graveyard") is stronger
    assert (game.where(FLAME) == "battle") is stronger


@pytest.mark.phrase("breaks_more_for", "linked_to_this")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_emerald_pharaoh_breaks_one_more_shield_for_each_card_linked_to_it(others: int) -> None:
    gods = (EMERALD, SHINE, BLUE, DARK)[: others + 1]
    game = in_a_chain(*gods, opponent=Side(battle=[], mana=[], shields=5))
    game.attack(EMERALD, OPPONENT)
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 4 - others


def test_emerald_pharaoh_is_not_chosen_and_can_be_attacked() -> None:
    game = Scenario(
        you=Side(battle=[tapped(EMERALD), "Torcon"], shields=1),
        opponent=Side(battle=["Corile"], hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    assert game.where("Torcon") == "graveyard"  # nothing else could be chosen
    assert game.attack("Corile", EMERALD).where("Corile") == "graveyard"


@pytest.mark.phrase("linked_to_this")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_blue_poseidon_draws_up_to_one_more_card_for_each_card_linked_to_it(others: int) -> None:
    gods = (BLUE, DARK, FLAME)[: others + 1]
    game = in_a_chain(*gods, opponent=Side(battle=[], shields=5))
    game.end_turn().next_turn().end_turn().next_turn()
    drawn = 1
    while game.asked == "may":
        game.accept()
        drawn += 1
    assert (drawn, len(game.zone(YOU, "hand"))) == (1 + others, 1 + others)


def test_blue_poseidon_cant_be_blocked_and_shine_valkyrie_blocks() -> None:
    game = Scenario(you=Side(battle=[BLUE]), opponent=Side(battle=[SHINE], shields=2))
    assert game.has("Shine Valkyrie, Heavenly God", keywords.BLOCKER)
    assert game.attack(BLUE, OPPONENT).asked == "break"


@pytest.mark.phrase("when_linked")
@pytest.mark.parametrize("taps", [True, False])
def test_shine_valkyrie_may_tap_a_creature_each_time_that_it_is_linked(taps: bool) -> None:
    game = Scenario(
        you=Side(hand=[BLUE, EMERALD], battle=[SHINE], mana=RICH), opponent=Side(battle=["Corile", "Torcon"], shields=5)
    )
    for god, foe in ((BLUE, "Corile"), (EMERALD, "Torcon")):
        game.use(god).choose(SHINE)
        game = game.choose(foe) if taps else game.decline()
        assert game.is_tapped(foe) is taps


# --- Wordings that the language had ---
BIG = "Deathliger, Lion of Chaos"  # darkness, 9000
BEGA = "Bega, Vizier of Shadow"  # light and darkness


def in_any_order(game: Scenario) -> Scenario:
    """Put cards in the order in which they are offered."""
    while game.asked == "order":
        game.choose(game.options[0])
    return game


def test_zerbia_is_stronger_while_it_blocks() -> None:
    zerbia = "Zerbia, the Explorer"
    five = creature("Five", FIRE, 5, 5000, "Human")
    game = Scenario(you=Side(battle=[zerbia], shields=2), opponent=Side(battle=[five]), turn=OPPONENT)
    assert game.power(zerbia) == 4000
    game.attack("Five", YOU).block(zerbia)
    assert game.where("Five") == "graveyard" and game.where(zerbia) == "battle"
    assert Scenario(you=Side(battle=[zerbia])).refused(zerbia, "attack")


def test_omega_crisis_has_each_player_destroy_a_creature_that_is_no_drake() -> None:
    omega = "Omega Crisis Dragoon"
    drake = creature("Drake", FIRE, 3, 3000, "Tyranno Drake")
    game = Scenario(
        you=Side(hand=[drake], mana=filler(fire=3), battle=[omega, "Torcon"]),
        opponent=Side(battle=["Corile", drake]),
    )
    game.use("Drake")
    assert game.zone(YOU, "graveyard") == ["Torcon"] and game.zone(OPPONENT, "graveyard") == ["Corile"]


@pytest.mark.parametrize("shown", [0, 2])
def test_bubble_helma_lets_each_player_draw_for_spells_that_are_shown(shown: int) -> None:
    helma = "Sir Bubble Helma, the Ice Fang"
    game = Scenario(
        you=Side(hand=[helma, "Terror Pit", "Death Smoke", "Corile"], mana=filler(water=5)), opponent=Side(hand=[])
    )
    game.use(helma)
    game = game.accept() if game.asked == "may" else game
    assert not game.can_choose("Corile")
    for name in ("Terror Pit", "Death Smoke")[:shown]:
        game.choose(name)
    while game.asked == "choose":
        game.decline()
    while game.asked == "may":
        game.accept()
    assert len(game.zone(YOU, "hand")) == 3 + shown and len(game.zone(OPPONENT, "hand")) == shown


@pytest.mark.parametrize("dragons", [0, 2])
def test_flaming_jet_breaks_more_shields_for_dragons(dragons: int) -> None:
    jet = "Flaming Jet Dragon"
    game = Scenario(
        you=Side(hand=[jet], mana=filler(fire=6), deck=["Bolshack Dragon"] * dragons + ["Corile"] * (3 - dragons)),
        opponent=Side(shields=5),
    )
    in_any_order(game.use(jet))
    game.attack(jet, OPPONENT)
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 4 - dragons


def test_geobreed_takes_the_weakest_creature_away() -> None:
    geo = "Terradragon Geobreed"
    game = Scenario(you=Side(hand=[geo], mana=filler(nature=6)), opponent=Side(battle=["Torcon", "Corile"]))
    game.use(geo).expect(YOU, "choose", "no", "Torcon").choose("Torcon")
    assert "Torcon" in game.zone(OPPONENT, "mana")


def test_bagantis_draws_one_more_and_loses_the_hand_to_an_unblocked_attack() -> None:
    game = Scenario(you=Side(battle=["Fuuma Bagantis"], deck=["Corile"] * 4, shields=3), opponent=Side(shields=3))
    game.end_turn().next_turn().end_turn().next_turn().accept()
    assert len(game.zone(YOU, "hand")) == 2
    game = Scenario(
        you=Side(battle=["Fuuma Bagantis"], hand=["Corile"] * 3, shields=3),
        opponent=Side(battle=["Torcon"]),
        turn=OPPONENT,
    )
    game.attack("Torcon", YOU).block()
    assert game.zone(YOU, "graveyard") == ["Corile"] * 3


@pytest.mark.parametrize("mode", ["light", "water"])
def test_la_bal_platoon_taps_creatures_of_other_civilizations(mode: str) -> None:
    """Those that have another civilization besides the chosen one, too."""
    platoon = "La Bal Platoon, Red Lotus Guardian"
    plain = creature("Plain", LIGHT, 1, 1000, "Human")
    game = Scenario(
        you=Side(hand=[platoon], mana=filler(light=4)), opponent=Side(battle=[plain, "Aqua Hulcus", "Torcon", BEGA])
    )
    game.use(platoon)
    game.choose(0 if mode == "light" else 1)
    expected = {"light": {"Aqua Hulcus", "Torcon", BEGA}, "water": {"Plain", "Torcon", BEGA}}[mode]
    assert {name for name in ("Plain", "Aqua Hulcus", "Torcon", BEGA) if game.is_tapped(name)} == expected


@pytest.mark.parametrize("mode", ["darkness", "fire"])
def test_civil_bind_forbids_spells_of_a_civilization_until_the_next_turn_ends(mode: str) -> None:
    game = Scenario(
        you=Side(hand=["Civil Bind"], mana=filler(light=5), battle=["Corile"]),
        opponent=Side(hand=["Death Smoke"], mana=filler(darkness=4)),
    )
    game.use("Civil Bind")
    game.choose(2 if mode == "darkness" else 3).end_turn().next_turn()
    if game.asked == "charge mana":
        game.decline()
    assert bool(game.refused("Death Smoke", "use")) is (mode == "darkness")


def test_don_kinoff_lets_the_next_spell_cost_less() -> None:
    kinoff = "Don Kinoff, Mystic Light Doll"
    game = Scenario(
        you=Side(hand=[kinoff, "Death Smoke"], mana=filler(darkness=4)), opponent=Side(battle=["Corile"], hand=1)
    )
    game.use(kinoff).use("Death Smoke")
    if game.asked == "cost to pay":
        game.choose(1)
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


@pytest.mark.parametrize("shared", [True, False])
def test_darkness_spiral_takes_mana_if_the_discarded_card_shares_a_civilization(shared: bool) -> None:
    game = Scenario(
        you=Side(hand=["Darkness Spiral"], mana=filler(darkness=5, water=int(shared))),
        opponent=Side(hand=["Aqua Hulcus"], mana=["Torcon"]),
    )
    game.use("Darkness Spiral")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Aqua Hulcus"] + ["Torcon"] * shared


@pytest.mark.parametrize("added", [True, False])
def test_kalchia_exchanges_the_shield_that_it_has_looked_at(added: bool) -> None:
    kalchia = "Kalchia, the Patroller"
    game = Scenario(
        you=Side(hand=[kalchia], mana=filler(light=2), shields=["Corile", "Fear Fang"], deck=["Torcon", "Aqua Hulcus"])
    )
    game.use(kalchia).choose("shield 2")
    game = game.accept() if added else game.decline()
    assert sorted(game.zone(YOU, "shields")) == (["Corile", "Torcon"] if added else ["Corile", "Fear Fang"])
    assert game.zone(YOU, "deck")[0] == ("Fear Fang" if added else "Torcon")


def test_musha_lupia_lets_dragons_cost_less_and_adds_a_shield_for_the_musha_dragon() -> None:
    musha = "Bolmeteus Musha Dragon"
    game = Scenario(
        you=Side(battle=["Musha Lupia", musha], hand=["Bolshack Dragon"], mana=filler(fire=5), shields=1),
        opponent=Side(shields=3),
    )
    game.use("Bolshack Dragon")
    game = game.choose(5) if game.asked == "cost to pay" else game
    assert game.where("Bolshack Dragon") == "battle"
    game.attack(musha, OPPONENT)
    while game.asked in ("may", "resolve", "choose"):
        game.accept() if game.asked == "may" else game.choose(game.options[-1])
    assert len(game.zone(YOU, "shields")) >= 1 and game.asked in ("break", "attack with")


@pytest.mark.parametrize("forced", [True, False])
def test_shield_force_of_albaram_and_power_force(forced: bool) -> None:
    for name, mana, still in (
        ("Fuuma Albaram", filler(darkness=3), 5000),
        ("Power Force Dragoon", filler(fire=4), 2000),
    ):
        game = Scenario(you=Side(hand=[name], mana=mana, shields=2))
        game.use(name)
        game = game.choose("shield 1") if forced else game.decline()
        assert game.power(name) == (still if forced else {"Fuuma Albaram": 1000}.get(name, 2000))
        assert game.has("Fuuma Albaram" if name == "Fuuma Albaram" else name, keywords.DOUBLE_BREAKER) is (
            forced and name == "Power Force Dragoon"
        )


def test_power_force_is_stronger_in_attacks_with_its_shield() -> None:
    name = "Power Force Dragoon"
    seven = creature("Seven", FIRE, 7, 7000, "Human")
    game = Scenario(you=Side(battle=[name], shields=2), opponent=Side(battle=[tapped(seven)]))
    assert game.attack(name, "Seven").where(name) == "graveyard"  # no shield was chosen for it


@pytest.mark.parametrize("forced", [True, False])
def test_bagris_untaps_a_creature_at_the_end_of_each_turn(forced: bool) -> None:
    bagris = "Bagris, Vizier of Turbulence"
    game = Scenario(you=Side(hand=[bagris], mana=filler(light=3), battle=[tapped("Corile")], shields=2))
    game.use(bagris)
    game = game.choose("shield 1") if forced else game.decline()
    while game.asked in ("use a card", "attack with"):
        game.decline()
    if forced:
        game.choose("Corile")
    assert game.is_tapped("Corile") is not forced


@pytest.mark.parametrize("taken", [0, 2])
def test_kiyomasa_charges_up_to_a_card_for_each_spell_of_the_opponent(taken: int) -> None:
    kiyomasa = "Kiyomasa Komusou, Spirit Knight"
    game = Scenario(
        you=Side(hand=[kiyomasa], mana=filler(nature=5)),
        opponent=Side(graveyard=["Terror Pit", "Death Smoke", "Corile"]),
    )
    game.use(kiyomasa)
    for _ in range(taken):
        game.accept()
    if game.asked == "may":
        game.decline()
    assert len(game.zone(YOU, "mana")) == 5 + taken


@pytest.mark.parametrize("tiga", [True, False])
def test_dark_salamandaz_takes_the_whole_hand_with_helios_tiga(tiga: bool) -> None:
    name = "Dark Salamandaz, White Tiger Swordsman"
    game = Scenario(
        you=Side(hand=[name], mana=filler(darkness=7), battle=["Helios Tiga Dragon"] if tiga else []),
        opponent=Side(hand=["Corile", "Torcon"]),
    )
    game.use(name)
    if not tiga:
        game.expect(OPPONENT, "choose").choose("Torcon")
    assert sorted(game.zone(OPPONENT, "graveyard")) == (["Corile", "Torcon"] if tiga else ["Torcon"])


@pytest.mark.parametrize("multicolored", [True, False])
def test_paralira_attacks_at_once_if_the_opponent_finds_a_multicolored_card(multicolored: bool) -> None:
    name = "High Speed Racer Paralira"
    game = Scenario(
        you=Side(hand=[name, BEGA, "Corile"], mana=filler(fire=2)), opponent=Side(battle=["Torcon"], shields=2)
    )
    game.use(name).expect(OPPONENT, "choose").choose(BEGA if multicolored else "Corile")
    assert bool(game.refused(name, "attack")) is not multicolored


def test_gamus_kenshin_generates_a_gear_and_puts_one_as_it_is_destroyed() -> None:
    gamus = "Terradragon Gamus Kenshin"
    sword = cross_gear("Sword", NATURE, 2)
    game = Scenario(you=Side(hand=[gamus, sword], mana=filler(nature=7)))
    game.use(gamus)
    game = game.choose("Sword") if game.asked == "choose" else game.accept()
    assert "Sword" in game.zone(YOU, "battle")
    game = Scenario(you=Side(battle=[gamus], hand=[KILL], mana=filler(fire=1), graveyard=[sword]))
    game.use("Kill")
    game = game.choose("Sword") if game.asked == "choose" else game.accept()
    assert game.zone(YOU, "battle") == ["Sword"]


@pytest.mark.parametrize("seraphims", [0, 2])
def test_boarbus_strengthens_all_creatures_for_arc_seraphims(seraphims: int) -> None:
    name = "Boarbus, Protection Spirit"
    seraphim = creature("Seraphim", NATURE, 2, 2000, "Arc Seraphim")
    game = Scenario(
        you=Side(hand=[name], mana=filler(nature=2), battle=["Torcon"], deck=[seraphim] * seraphims + ["Corile"] * 3)
    )
    in_any_order(game.use(name))
    assert (game.power(name), game.power("Torcon")) == (2000 + 1000 * seraphims, 1000 + 1000 * seraphims)


def test_batal_neptaras_searches_for_each_dragon_revealed() -> None:
    name = "Batal Neptaras, Super Divine Dragon"
    game = Scenario(
        you=Side(
            hand=[name],
            mana=filler(water=8),
            battle=["Bolshack Dragon"],
            deck=["Bolshack Dragon", "Corile", "Corile", "Torcon", "Aqua Hulcus"],
        )
    )
    game.use(name).accept().choose("Torcon")
    in_any_order(game)
    assert game.zone(YOU, "hand") == ["Torcon"] and game.under(name) == ["Bolshack Dragon"]


@pytest.mark.parametrize("driven", [True, False])
def test_lion_arms_strengthens_all_with_over_drive(driven: bool) -> None:
    name = "Lion Arms, Mobile Cyber-Beast"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=4, nature=4), battle=["Torcon"]))
    game.use(name, way="1 more fire" if driven else None)
    assert game.power("Torcon") == (3000 if driven else 1000)
    assert game.has("Torcon", keywords.DOUBLE_BREAKER) is driven


def test_don_bat_may_destroy_a_cheap_creature_of_four_races() -> None:
    name = "Sniped Shadow's Don Bat"
    hero = creature("Hero", LIGHT, 3, 2000, "Machine Hero")
    dear = creature("Dear", LIGHT, 4, 2000, "Machine Hero")
    game = Scenario(you=Side(hand=[name], mana=filler(fire=5)), opponent=Side(battle=[hero, dear, "Torcon"]))
    game.use(name).expect(YOU, "choose", "no", "Hero").choose("Hero")
    assert game.zone(OPPONENT, "graveyard") == ["Hero"]


def test_mist_gias_draws_for_multicolored_spells_and_creatures_of_both() -> None:
    name = "Mist Gias, Gaia's Swordcerer"
    both = spell("Both", LIGHT | DARKNESS, 1, destroy(choose(1, your(CREATURES))))
    game = Scenario(
        you=Side(battle=[name], deck=["Corile"] * 5),
        opponent=Side(hand=[BEGA, both, "Aqua Hulcus"], mana=RICH[:8]),
        turn=OPPONENT,
    )
    game.use(BEGA).until("may", YOU).accept()
    game.use("Both").until("may", YOU).accept()
    assert len(game.zone(YOU, "hand")) >= 2


def test_luna_revolver_wheel_untaps_only_for_other_creatures() -> None:
    luna = "Luna Revolver Wheel"
    game = Scenario(you=Side(battle=[tapped(luna)], hand=["Torcon"], mana=filler(nature=2)))
    game.use("Torcon")
    assert not game.is_tapped(luna)
    game = Scenario(you=Side(battle=[tapped(luna)]))
    game.end_turn().next_turn().end_turn().next_turn()
    assert game.is_tapped(luna)


def test_big_wave_man_makes_a_creature_attack_next_turn() -> None:
    game = Scenario(you=Side(battle=["Big Wave Man"], shields=3), opponent=Side(battle=["Corile", "Torcon"], shields=3))
    game.tap_ability("Big Wave Man", "Corile").end_turn().next_turn()
    while game.asked in ("charge mana", "use a card"):
        game.decline()
    assert "no" not in game.options


def test_slice_onion_grows_with_others_of_its_name() -> None:
    game = Scenario(you=Side(battle=["Slice Onion", "Slice Onion", "Torcon"]))
    assert game.power("Slice Onion") == 4000


def test_connected_dragonic_poison_destroys_one_more_for_each_dragon() -> None:
    game = Scenario(
        you=Side(hand=["Connected Dragonic Poison"], mana=filler(darkness=8), battle=["Bolshack Dragon", "Torcon"]),
        opponent=Side(battle=["Corile", "Torcon", "Fear Fang"]),
    )
    game.use("Connected Dragonic Poison", "Corile", "Fear Fang")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Fear Fang"]


def test_proteus_puts_a_gear_among_the_shields() -> None:
    proteus = "Proteus, Holy Force Elemental"
    sword = cross_gear("Sword", NATURE, 2)
    game = Scenario(you=Side(hand=[proteus], mana=filler(light=7)), opponent=Side(battle=[sword], shields=1))
    game.use(proteus)
    game = game.choose("Sword") if game.asked == "choose" else game.accept()
    assert "Sword" in game.zone(OPPONENT, "shields")


def test_rio_lentis_becomes_a_blocker_after_a_broken_shield() -> None:
    rio = "Rio Lentis, Ruby Guardian"
    game = Scenario(
        you=Side(battle=[tapped(rio)], shields=3), opponent=Side(battle=["Torcon", "Corile"]), turn=OPPONENT
    )
    game.attack("Torcon", YOU).choose("shield 1")
    assert game.is_tapped(rio)
    game.attack("Corile", YOU)
    assert not game.is_tapped(rio) and game.power(rio) == 7000 and game.can_choose(rio)


def test_rio_lentis_blocks_nothing_before_a_shield_is_broken() -> None:
    """603.4: the condition holds for all that the ability does."""
    rio = "Rio Lentis, Ruby Guardian"
    game = Scenario(you=Side(battle=[rio], shields=3), opponent=Side(battle=["Torcon"]), turn=OPPONENT)
    game.attack("Torcon", YOU)
    assert game.asked == "break" and game.power(rio) == 2000


@pytest.mark.parametrize("devils", [0, 2])
def test_gigandol_dies_without_devils_and_buries_those_revealed(devils: int) -> None:
    name = "Gigandol, Evil Obstacle"
    devil = creature("Devil", DARKNESS, 2, 2000, "Grand Devil")
    game = Scenario(you=Side(hand=[name], mana=filler(darkness=5), deck=[devil] * devils + ["Corile"] * 3))
    in_any_order(game.use(name))
    assert game.where(name) == ("battle" if devils else "graveyard")
    assert game.zone(YOU, "graveyard").count("Devil") == devils


def test_fall_crawler_returns_mana_of_both_and_discards_a_card_of_a_civilization() -> None:
    game = Scenario(
        you=Side(hand=["Fall Crawler"], mana=filler(water=4, darkness=2)),
        opponent=Side(hand=["Aqua Hulcus", "Corile", "Torcon"], mana=["Fear Fang"]),
    )
    game.use("Fall Crawler", way="2 more darkness")
    while game.asked != "name a civilization":
        game.choose(game.options[0])
    game.choose("water").choose("Aqua Hulcus")
    while game.asked == "choose":
        game.choose(game.options[0])
    assert "Fear Fang" in game.zone(OPPONENT, "hand") and game.zone(OPPONENT, "graveyard") == ["Aqua Hulcus"]
    assert len(game.zone(YOU, "mana")) == 5


def test_celestial_arc_makes_a_creature_a_shield_but_no_dragon_and_no_phoenix() -> None:
    phoenix = creature("Bird", FIRE, 3, 3000, "Phoenix")
    game = Scenario(
        you=Side(hand=["Celestial Arc"], mana=filler(light=6)),
        opponent=Side(battle=["Bolshack Dragon", phoenix, "Corile", "Torcon"], shields=1),
    )
    game.use("Celestial Arc").expect(YOU, "choose", "Corile", "Torcon").choose("Corile")
    assert "Corile" in game.zone(OPPONENT, "shields")


def test_million_parts_lets_only_two_races_block() -> None:
    king = creature("King", WATER, 3, 3000, "Great Mecha King")
    game = Scenario(
        you=Side(battle=["Captain Million-Parts", king, "Malibu Dancer"], shields=3),
        opponent=Side(battle=["Torcon"]),
        turn=OPPONENT,
    )
    game.attack("Torcon", YOU)
    assert game.can_choose("King") and game.can_choose("Captain Million-Parts") and not game.can_choose("Malibu Dancer")
