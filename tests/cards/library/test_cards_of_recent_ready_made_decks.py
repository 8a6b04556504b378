"""Cards that ready-made decks of 2021 and later need: what is special about each of them, played."""

import pytest

from sim.cards.words import FIRE, cant_untap, creature
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, exactly, face_down, filler, pile, sick, tapped

DRAGON, FANG, MANE, HULCUS = "Bolshack Dragon", "Fear Fang", "Burning Mane", "Aqua Hulcus"
LIGER, PIT, TOUCH, HOLY = "Deathliger, Lion of Chaos", "Terror Pit", "Ghost Touch", "Holy Awe"
VICTORY = 'Kaiser "Baki", Zenith of "Victory"'
BLOCKER = "La Ura Giga, Sky Guardian"
GLENLIVET = "Glenlivet, Explosive Dragon Ruler"
GR = "Poktamatama"
EXPLOSIVE = '"Explosive Secret Art, Raging Dragon\'s Earth!"'


def _in_any_order(game: Scenario) -> Scenario:
    while game.asked == "order":
        game.choose(game.options[0])
    return game


def test_kamase_burn_has_the_summoned_creature_battle_one_of_the_opponents() -> None:
    game = Scenario(you=Side(hand=["KAMASE-BURN!"], mana=filler(fire=3), gr=[GR]), opponent=Side(battle=[FANG, LIGER]))
    game.use("KAMASE-BURN!")
    game.expect(YOU, "choose", "no", FANG, LIGER)
    game.choose(FANG)
    assert FANG not in game.zone(OPPONENT, "battle") or GR not in game.zone(YOU, "battle")


def test_glenlivet_puts_a_dragon_as_it_is_summoned() -> None:
    game = Scenario(you=Side(hand=[GLENLIVET], mana=filler(fire=9), deck=["Corile", DRAGON, FANG, MANE]))
    game.use(GLENLIVET)
    _in_any_order(game)
    assert DRAGON in game.zone(YOU, "battle") and game.zone(YOU, "deck")[0] == MANE


def test_glenlivet_puts_a_dragon_as_the_opponent_has_it_discarded() -> None:
    game = Scenario(
        you=Side(hand=[GLENLIVET], deck=["Corile", DRAGON, FANG, MANE]),
        opponent=Side(hand=[TOUCH], mana=filler(darkness=2)),
        turn=OPPONENT,
    )
    game.use(TOUCH)
    assert game.where(GLENLIVET) == "graveyard" and game.zone(YOU, "battle") == [DRAGON]


@pytest.mark.parametrize("top", [DRAGON, FANG])
def test_the_spell_of_glenlivet_comes_back_if_it_charges_a_dragon(top: str) -> None:
    game = Scenario(you=Side(hand=[GLENLIVET], mana=filler(nature=3), battle=[FANG], deck=[top, "Corile"]))
    game.use(EXPLOSIVE)
    assert game.where(GLENLIVET) == ("hand" if top == DRAGON else "graveyard")
    assert game.where(f"{top}" if top == DRAGON else f"{top}#2") == "mana"


def test_shinberos_returns_from_the_graveyard_for_a_demon_command() -> None:
    shinberos = "Shinberos, Imprisoning Reaper"
    game = Scenario(you=Side(hand=[LIGER], graveyard=[shinberos], mana=filler(darkness=7)))
    game.use(LIGER)
    if game.asked == "resolve":
        game.choose(shinberos)
    game.accept()
    assert game.where(shinberos) == "hand"


def test_crys_baal_costs_nothing_with_five_cards_face_down_in_the_mana_zone() -> None:
    baal = 'Crys = Baal, Heavenly Zenith of "Strange"'
    for number in (4, 5):
        mana = [face_down(FANG) for _ in range(number)]
        game = Scenario(you=Side(hand=[baal], mana=mana, graveyard=[FANG, "Crystal Destiny", VICTORY]))
        assert (game.refused(baal) == "") == (number == 5)
    game.use(baal)
    game.expect(YOU, "choose", "Crystal Destiny", VICTORY)
    game.choose("Crystal Destiny").attack(baal)
    assert game.zone(YOU, "hand") == ["Crystal Destiny"]


def test_crystal_destiny_takes_a_zenith_or_a_colorless_card_and_turns_mana_face_down() -> None:
    game = Scenario(
        you=Side(
            hand=["Crystal Destiny"],
            mana=[MANE, DRAGON],
            battle=[FANG],
            deck=["Corile", VICTORY, HULCUS, "Crystal Destiny"],
        )
    )
    game.use("Crystal Destiny#1").expect(YOU, "choose", "no", VICTORY, "Crystal Destiny")
    game.choose(VICTORY)
    _in_any_order(game)
    game.choose(MANE)
    assert game.zone(YOU, "hand") == [VICTORY] and game.where(MANE) == "mana"


@pytest.mark.phrase("costing_at_least_their_mana")
def test_oriotis_judge_counts_the_mana_of_each_player() -> None:
    game = Scenario(
        you=Side(hand=["Oriotis Judge"], mana=filler(light=4), battle=[FANG, DRAGON]),
        opponent=Side(mana=3, battle=[HULCUS, MANE]),
    )
    _in_any_order(game.use("Oriotis Judge"))
    assert game.zone(YOU, "battle") == [FANG] and game.zone(YOU, "deck")[-1] == DRAGON
    assert game.zone(OPPONENT, "battle") == [MANE] and game.zone(OPPONENT, "deck")[-1] == HULCUS


@pytest.mark.phrase("each_player_puts_on_bottom")
def test_oriotis_judge_has_each_player_order_their_own_creatures() -> None:
    game = Scenario(
        you=Side(hand=["Oriotis Judge"], mana=filler(light=3), battle=[DRAGON, LIGER]),
        opponent=Side(battle=[HULCUS, MANE]),
    )
    game.use("Oriotis Judge").expect(YOU, "order", DRAGON, LIGER).choose(LIGER)
    game.expect(OPPONENT, "order", HULCUS, MANE).choose(MANE)
    assert game.zone(YOU, "battle") == game.zone(OPPONENT, "battle") == []
    assert (game.zone(YOU, "deck")[-2:], game.zone(OPPONENT, "deck")[-2:]) == ([LIGER, DRAGON], [MANE, HULCUS])


@pytest.mark.phrase("when_put_by_revolution_change")
@pytest.mark.parametrize("changes", [True, False])
def test_shirophecy_forbids_small_spells_if_it_was_exchanged(changes: bool) -> None:
    name = "Shirophecy, Armored Mecha Heaven"
    mine = Side(hand=[name], battle=[DRAGON], mana=filler(light=4), shields=3)
    game = Scenario(you=mine, opponent=Side(hand=[TOUCH, PIT], mana=filler(darkness=6), shields=3))
    if changes:
        game.attack(DRAGON).declare(name).choose("shield 1", "shield 2").end_turn()
    else:
        game.use(name).end_turn()
    assert game.where(name) == "battle" and not game.is_tapped(name)
    game.next_turn().decline()
    assert game.refused(PIT) == "" and (game.refused(TOUCH) == "") != changes


@pytest.mark.parametrize("mode", [0, 1])
def test_do_sumonma_uses_an_abyss_or_fills_the_graveyard(mode: int) -> None:
    name, abyss = "Do:Sumonma", "Svernir, Supreme Wicked Steed"
    game = Scenario(
        you=Side(hand=[name], mana=filler(darkness=5), graveyard=4, deck=[FANG, abyss, MANE, "Corile"]),
    )
    game.use(name).choose(mode)
    if mode:
        assert len(game.zone(YOU, "graveyard")) == 8
        return
    game.accept().choose("Filler", "Filler", "Filler", "Filler")
    _in_any_order(game).accept()
    assert abyss in game.zone(YOU, "battle") and game.zone(YOU, "graveyard") == []


@pytest.mark.phrase("they_all_cost_the_same")
@pytest.mark.parametrize(
    ("deck", "entered"),
    [
        ([DRAGON, DRAGON, "Chaos Strike"], []),
        ([FANG, "Torcon", MANE], []),
        ([DRAGON, DRAGON, DRAGON], [DRAGON] * 3),
    ],
)
def test_gachanko_gachirobo_puts_three_creatures_of_one_cost(deck: list[str], entered: list[str]) -> None:
    name = "Gachanko Gachirobo"
    game = Scenario(you=Side(hand=[name], mana=filler(water=6), deck=[*deck, "Corile"]))
    game.use(name)
    _in_any_order(game)
    assert sorted(game.zone(YOU, "battle")) == sorted([*entered, name])


@pytest.mark.parametrize("shields", [2, 3])
def test_water_creatures_of_gachanko_gachirobo_are_left_alone_late_in_the_game(shields: int) -> None:
    name = "Gachanko Gachirobo"
    game = Scenario(
        you=Side(battle=[name, FANG], deck=[FANG, DRAGON, MANE]), opponent=Side(battle=[BLOCKER], shields=shields)
    )
    game.attack(name)
    _in_any_order(game)
    assert (game.asked == "block with") == (shields == 3)


@pytest.mark.phrase("for_each_cost_among")
def test_storm_hyper_counts_the_different_costs_of_its_side() -> None:
    name = "Storm Hyper Double Cross"
    game = Scenario(
        you=Side(hand=[name], mana=filler(fire=11), battle=[FANG, HULCUS, DRAGON]),
        opponent=Side(battle=[LIGER, MANE]),
    )
    assert game.use(name).decline().power(name) == 9000
    assert game.zone(OPPONENT, "graveyard") == [MANE]


def test_hachiko_calls_another_one_after_it_has_won_the_judge() -> None:
    name = "Hachiko, Loyal Sword of Bukkomi"
    game = Scenario(you=Side(battle=[name], deck=[DRAGON, name, FANG]), opponent=Side(deck=[FANG], shields=2))
    game.attack(name).choose("shield 1")
    game.choose(f"{name}#2")
    assert game.zone(YOU, "battle") == [name, name]


def test_kaiser_baki_uses_two_hunters_one_after_the_other() -> None:
    hachiko = "Hachiko, Loyal Sword of Bukkomi"
    game = Scenario(
        you=Side(hand=[VICTORY], mana=filler(water=4, fire=4, nature=3), deck=[hachiko, FANG, hachiko, MANE])
    )
    game.use(VICTORY)
    game.choose(ability(VICTORY, "look at the top 6")).choose(f"{hachiko}#1", f"{hachiko}#2")
    assert game.zone(YOU, "battle") == [VICTORY, hachiko, hachiko]
    assert not game.has(VICTORY, keywords.SPEED_ATTACKER)
    game = Scenario(you=Side(battle=[sick(VICTORY)]), opponent=Side(shields=5))
    assert game.has(VICTORY, keywords.SPEED_ATTACKER)


def test_mechadekaizou_summons_a_hunter_of_the_mana_zone_as_it_wins() -> None:
    name, hachiko = 'Mechadekaizou, Zenith of "Grit"', "Hachiko, Loyal Sword of Bukkomi"
    for number in (2, 3):
        game = Scenario(you=Side(battle=[name], mana=[hachiko, *filler(number)]), opponent=Side(battle=[tapped(FANG)]))
        game.attack(name, FANG)
        assert (game.asked == "choose") == (number == 3)
    game.choose(hachiko)
    assert game.where(hachiko) == "battle"


def test_the_spell_of_mechadekaizou_leaves_the_rest_on_top_or_below() -> None:
    name = 'Mechadekaizou, Zenith of "Grit"'
    for mode, place in ((0, 0), (1, -1)):
        game = Scenario(you=Side(hand=[name], mana=filler(nature=3), deck=[FANG, MANE], battle=[HULCUS]))
        game.use('"Big Boss, I\'m here!"').choose(FANG, mode)
        assert game.where(FANG) == "mana" and game.zone(YOU, "deck")[place] == MANE


def test_coriles_vision_lets_the_owner_draw() -> None:
    name = "Corile's Vision"
    game = Scenario(
        you=Side(hand=[name], mana=filler(water=4), battle=[FANG]), opponent=Side(battle=[DRAGON], deck=["Torcon"])
    )
    game.use(name).choose(DRAGON)
    assert game.zone(OPPONENT, "deck")[-1] == DRAGON and game.zone(OPPONENT, "hand") == ["Torcon"]


def test_neromanov_minds_the_first_attack_on_you_of_each_turn() -> None:
    name = "Neromanov = Rudolph the 1st, Demonic Light Mystic Bind"
    game = Scenario(
        you=Side(battle=[name, tapped(FANG)], shields=1),
        opponent=Side(battle=[DRAGON, MANE, HULCUS], hand=["Corile", "Torcon"]),
        turn=OPPONENT,
    )
    game.attack(DRAGON, FANG).block()
    assert len(game.zone(OPPONENT, "hand")) == 2  # another creature of yours is attacked
    for attacker in (MANE, HULCUS):
        game.attack(attacker, YOU).block()
        assert len(game.zone(OPPONENT, "hand")) == 1


def test_neromanov_minds_an_attack_on_itself() -> None:
    name = "Neromanov = Rudolph the 1st, Demonic Light Mystic Bind"
    game = Scenario(
        you=Side(battle=[tapped(name)], shields=3),
        opponent=Side(battle=[DRAGON], hand=["Corile", "Torcon"]),
        turn=OPPONENT,
    )
    game.attack(DRAGON, name)
    assert len(game.zone(OPPONENT, "hand")) == 1


@pytest.mark.phrase("you_win_by_drawing_the_last_card")
@pytest.mark.parametrize("draws", [True, False])
def test_shakogairu_wins_by_drawing_the_last_card_and_not_otherwise(draws: bool) -> None:
    name = "Shakogairu, Water Academy No. 9"
    used = HULCUS if draws else "Faerie Life"
    game = Scenario(you=Side(battle=[name], hand=[used], mana=filler(water=3, nature=2), deck=exactly("Corile")))
    game.use(used)
    if draws:
        game.accept()
    assert game.over and game.winner == (YOU if draws else OPPONENT)


def test_what_shakogairu_wins_by_is_not_replaced_again() -> None:
    name = "Shakogairu, Water Academy No. 9"
    game = Scenario(
        you=Side(battle=[name], hand=[HULCUS], mana=filler(water=3), deck=exactly("Corile")),
        opponent=Side(battle=["Diehard Ryusei of Invincibility"]),
    )
    game.use(HULCUS).accept()
    assert game.over and game.winner == YOU


@pytest.mark.phrase("may_cast_for")
def test_perfect_vortex_is_cheaper_with_a_full_graveyard() -> None:
    name = "Perfect Vortex"
    for number in (5, 6):
        mine = Side(hand=[name, "Corile"], mana=filler(water=3, darkness=1, fire=1), graveyard=[FANG] * number)
        game = Scenario(you=mine, opponent=Side(battle=[DRAGON], hand=["Torcon"]))
        assert (game.refused(name) == "") == (number == 6)
    game.use(name)
    assert game.untapped_mana(YOU) == 1
    game.choose(1, 2).choose(f"{FANG}#1")
    assert game.zone(OPPONENT, "battle") == [] and len(game.zone(OPPONENT, "hand")) == 1
    assert game.zone(YOU, "battle") == [FANG] and game.has(FANG, keywords.SPEED_ATTACKER)
    assert game.end_turn().zone(YOU, "battle") == []


def test_perfect_vortex_discards_a_hand_for_one_card_more() -> None:
    name = "Perfect Vortex"
    game = Scenario(you=Side(hand=[name, "Corile"], mana=filler(water=2, darkness=2, fire=2), battle=[FANG]))
    game.use(name).choose(0, 0)
    assert len(game.zone(YOU, "hand")) == 3 and len(game.zone(YOU, "graveyard")) == 4


def test_svernir_is_evolved_from_the_graveyard() -> None:
    name, soul = "Svernir, Supreme Wicked Steed", "Abyssbell = Jashin Emperor, Primitive Soul"
    game = Scenario(you=Side(hand=[name], mana=filler(darkness=4), graveyard=[soul, LIGER], deck=[FANG, MANE]))
    game.use(name).choose(soul)
    assert game.under(soul) == [name]


def test_abyssbell_draws_discards_and_calls_an_abyss() -> None:
    name, svernir = "Abyssbell = Jashin Emperor, Primitive Soul", "Svernir, Supreme Wicked Steed"
    game = Scenario(you=Side(hand=[name], mana=filler(water=2, darkness=2, fire=1), deck=[svernir, "Corile"]))
    game.use(name).choose(svernir).choose(svernir)
    assert sorted(game.zone(YOU, "battle")) == [name, svernir] and game.zone(YOU, "hand") == []


def test_abyssbell_untaps_the_first_abyss_that_taps_in_a_turn() -> None:
    name, svernir = "Abyssbell = Jashin Emperor, Primitive Soul", "Svernir, Supreme Wicked Steed"
    game = Scenario(you=Side(battle=[name, svernir, FANG]), opponent=Side(shields=6))
    game.attack(FANG).choose("shield 1")
    game.attack(svernir)
    assert game.is_tapped(FANG) and not game.is_tapped(svernir)
    game.choose("shield 2").attack(svernir)
    assert game.is_tapped(svernir)


@pytest.mark.parametrize(("top", "taken"), [(BLOCKER, True), ("Brain Serum", True), (FANG, False)])
def test_kenzan_charger_takes_a_blocker_or_a_spell(top: str, taken: bool) -> None:
    game = Scenario(you=Side(hand=["Kenzan Charger"], mana=filler(light=3), deck=[top], battle=[HULCUS]))
    game.use("Kenzan Charger")
    assert game.zone(YOU, "hand") == ([top] if taken else []) and game.where("Kenzan Charger") == "mana"
    assert taken or game.zone(YOU, "deck")[-1] == top


def test_perfect_allows_three_uses_a_turn_and_stays_while_it_has_power() -> None:
    name = "Perfect, Domination Elemental"
    game = Scenario(
        you=Side(battle=[name]),
        opponent=Side(hand=[PIT, FANG, MANE, TOUCH], mana=filler(darkness=9, nature=9, fire=9)),
        turn=OPPONENT,
    )
    game.use(PIT)
    assert game.where(name) == "battle"
    assert game.use(FANG).use(MANE).refused(TOUCH) != ""


@pytest.mark.phrase("creatures_were_put")
def test_perfect_petency_comes_at_the_end_of_a_busy_turn() -> None:
    name = "Perfect Petency"
    for number in (2, 3):
        game = Scenario(
            you=Side(hand=[name], graveyard=["Holy Awe"], deck=["Corile", "Torcon"]),
            opponent=Side(hand=[MANE] * number, mana=filler(nature=9), battle=[tapped(FANG)]),
            turn=OPPONENT,
        )
        for at in range(number):
            game.use(f"{MANE}#{at + 1}")
        game.declare(name)
        assert (game.asked == "choose one") == (number == 3)
    game.choose(1, 2)
    assert game.where("Holy Awe") == "deck" and game.zone(YOU, "deck")[-1] == "Holy Awe"
    game.choose(FANG)
    assert FANG in game.zone(OPPONENT, "shields")


@pytest.mark.parametrize("mode", [0, 1])
def test_magic_circle_empties_a_graveyard_or_exchanges_an_element_for_mana(mode: int) -> None:
    name = "Magic Circle of the Wicked Claw"
    game = Scenario(
        you=Side(hand=[name], mana=[HULCUS, *filler(darkness=1, fire=1, nature=1)]),
        opponent=Side(graveyard=[FANG, MANE], battle=["Torcon", DRAGON], mana=["Corile"], deck=["Emeral"]),
    )
    game.use(name).choose(mode)
    if mode == 0:
        game.choose(OPPONENT, FANG).enough()
        assert game.zone(OPPONENT, "graveyard") == [MANE] and game.zone(OPPONENT, "deck")[-1] == FANG
        return
    assert game.can_choose("Torcon") and game.can_choose("Corile") and not game.can_choose(DRAGON)
    assert game.can_choose(HULCUS)
    game.choose("Torcon")
    assert game.zone(OPPONENT, "deck")[-1] == "Torcon" and "Emeral" in game.zone(OPPONENT, "mana")


def test_another_world_renews_both_hands() -> None:
    name = "Another World, Blue Divine Dragon"
    game = Scenario(
        you=Side(hand=[name, FANG], mana=filler(water=7), graveyard=[MANE]),
        opponent=Side(hand=["Corile"], graveyard=["Torcon"]),
    )
    game.use(name)
    assert (len(game.zone(YOU, "hand")), len(game.zone(OPPONENT, "hand"))) == (5, 5)
    assert game.zone(YOU, "graveyard") == [] and game.zone(OPPONENT, "graveyard") == []
    assert (len(game.zone(YOU, "deck")), len(game.zone(OPPONENT, "deck"))) == (7, 7)


def test_another_world_enters_instead_of_being_discarded() -> None:
    name = "Another World, Blue Divine Dragon"
    game = Scenario(
        you=Side(hand=[name]), opponent=Side(hand=[TOUCH], mana=filler(darkness=2), battle=[HULCUS]), turn=OPPONENT
    )
    assert game.use(TOUCH).accept().where(name) == "battle"


@pytest.mark.phrase("revolution_zero_as_it_comes")
@pytest.mark.parametrize("shields", [1, 2])
def test_cambiare_is_summoned_as_it_comes_if_it_was_the_last_shield(shields: int) -> None:
    name = "Cambiare, Flash Elemental"
    mine = Side(shields=[name, *["Corile"] * (shields - 1)])
    game = Scenario(you=mine, opponent=Side(battle=[DRAGON, FANG]), turn=OPPONENT)
    game.attack(FANG)
    if shields > 1:
        game.choose(name)
    game.declare(name)
    if shields == 1:
        game.accept()
    assert game.where(name) == ("battle" if shields == 1 else "hand")
    assert game.is_tapped(DRAGON) == (shields == 1)
    if shields == 1:
        game.next_turn()
        game.end_turn().next_turn()
        assert game.is_tapped(DRAGON)


def test_cambiare_is_no_shield_trigger() -> None:
    name = "Cambiare, Flash Elemental"
    game = Scenario(you=Side(hand=["Baraga, Blade of Gloom"], mana=filler(darkness=4), shields=[name]))
    game.use("Baraga, Blade of Gloom").declare(name).accept()
    assert game.where(name) == "battle"


def test_cambiare_makes_a_shield_of_an_element() -> None:
    name = "Cambiare, Flash Elemental"
    game = Scenario(you=Side(battle=[name]), opponent=Side(battle=[DRAGON, FANG], shields=4))
    game.attack(name, OPPONENT).choose(DRAGON)
    assert DRAGON in game.zone(OPPONENT, "shields")


COMPLEX = "DARK MATERIAL COMPLEX"


@pytest.mark.parametrize("under", [7, 8])
def test_dark_material_complex_neither_leaves_nor_untaps_before_it_has_eight_cards(under: int) -> None:
    opponent = Side(hand=[PIT], mana=filler(darkness=6))
    deck = [HULCUS]
    game = Scenario(you=Side(battle=[pile(COMPLEX, *[MANE] * under)], deck=deck), opponent=opponent, turn=OPPONENT)
    game.use(PIT)
    assert (game.where(COMPLEX) == "battle") == (under == 7)
    game = Scenario(you=Side(battle=[tapped(pile(COMPLEX, *[MANE] * under))]), opponent=Side(), turn=OPPONENT)
    game.end_turn().next_turn()
    assert game.is_tapped(COMPLEX) == (under == 7)


@pytest.mark.phrase("cant_untap")
@pytest.mark.parametrize("name", [COMPLEX, "Stuck"])
def test_neither_an_effect_nor_a_turn_untaps_what_cant_untap(name: str) -> None:
    stuck = creature("Stuck", FIRE, 2, 1000, "", cant_untap) if name == "Stuck" else COMPLEX
    mine = Side(battle=[tapped(stuck), tapped(FANG), "Toel, Vizier of Hope"])
    game = Scenario(you=mine)
    game.until("may").accept()
    assert game.is_tapped(name) and not game.is_tapped(FANG)
    game = Scenario(you=mine, turn=OPPONENT).end_turn().next_turn()
    assert game.is_tapped(name) and not game.is_tapped(FANG)


@pytest.mark.phrase("when_this_many_come_under_it")
@pytest.mark.parametrize("under", [6, 7])
def test_dark_material_complex_untaps_with_the_eighth_card(under: int) -> None:
    game = Scenario(
        you=Side(battle=[tapped(pile(COMPLEX, *[MANE] * under)), FANG], deck=[HULCUS]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use(PIT).choose(FANG).accept()
    assert HULCUS in game.under(COMPLEX) and game.is_tapped(COMPLEX) == (under == 6)


@pytest.mark.phrase("IT_FROM_GRAVEYARD")
@pytest.mark.parametrize("given", [FANG, "Brain Serum"])
def test_dark_material_complex_puts_a_creature_from_under_it(given: str) -> None:
    game = Scenario(you=Side(battle=[pile(COMPLEX, given, *[MANE] * 7)]), opponent=Side(shields=1))
    game.attack(COMPLEX).choose(given)
    assert game.where(given) == ("battle" if given == FANG else "graveyard")
    assert game.is_tapped(COMPLEX)


RYUSEI = 'Ryusei, Zenith of "Inevitability"'


@pytest.mark.phrase("instead_of_losing_once_each_turn")
def test_ryusei_lets_a_hunter_die_instead_of_losing_once_each_turn() -> None:
    hachiko = "Hachiko, Loyal Sword of Bukkomi"
    mine = Side(battle=[tapped(RYUSEI), hachiko, FANG], shields=0)
    game = Scenario(you=mine, opponent=Side(battle=[DRAGON, MANE]), turn=OPPONENT)
    game.attack(DRAGON, YOU).expect(YOU, "instead", "no", RYUSEI, hachiko)
    game.choose(hachiko)
    assert not game.over and game.where(hachiko) == "graveyard"
    game.attack(MANE, YOU)
    assert game.over and game.winner == OPPONENT


@pytest.mark.phrase("this_spell_costs_less_for_each")
def test_the_spell_of_ryusei_costs_less_for_each_creature_of_the_opponent() -> None:
    spell = '"It\'s my victory, of course!"'
    for number in (1, 2):
        mine = Side(hand=[RYUSEI], mana=filler(fire=4), battle=[DRAGON])
        game = Scenario(you=mine, opponent=Side(battle=[MANE] * number))
        assert (game.refused(spell) == "") == (number == 2)
    game.use(spell)
    assert game.zone(OPPONENT, "battle") == [] and game.zone(YOU, "battle") == [DRAGON]


@pytest.mark.parametrize("from_shields", [False, True])
def test_world_flash_calls_a_creature_before_it_makes_blockers(from_shields: bool) -> None:
    flash = "World Flash"
    deck = [PIT, DRAGON, FANG, "Corile"]
    if from_shields:
        mine = Side(shields=[flash], battle=[tapped(MANE)], deck=deck)
        game = Scenario(you=mine, opponent=Side(battle=[HULCUS]), turn=OPPONENT).attack(HULCUS).declare(flash)
    else:
        game = Scenario(you=Side(hand=[flash], mana=filler(light=6), battle=[tapped(MANE)], deck=deck)).use(flash)
    game.accept()
    assert game.where(FANG) == "battle" and not game.is_tapped(MANE)
    assert game.has(MANE, keywords.BLOCKER) and game.has(FANG, keywords.BLOCKER)
    assert sorted(game.zone(YOU, "deck")[-2:]) == sorted([PIT, DRAGON])
