"""Cards of the ready-made decks of 2011 to 2021: what each of their abilities does, played."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    SHIELDS,
    WATER,
    blocker,
    choose,
    creature,
    draw,
    every,
    give,
    mugen_climb,
    put_into_graveyard,
    return_to_hand,
    spell,
    tap,
    whenever_one_loses_battle,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, opponents, pile, sick, tapped

DRAGON, FANG, MANE, HULCUS = "Bolshack Dragon", "Fear Fang", "Burning Mane", "Aqua Hulcus"
VORG, WORM = "Immortal Baron, Vorg", "Horrid Worm"
BLOCKER, PIT, LIGER = "La Ura Giga, Sky Guardian", "Terror Pit", "Deathliger, Lion of Chaos"
BURNS = spell("Burns", DARKNESS, 1, put_into_graveyard(choose(1, your(SHIELDS))))


@pytest.mark.parametrize("blockers", [2, 3])
def test_kachamashigu_attacks_with_three_blockers(blockers: int) -> None:
    name = "Kachamashigu, Rays Elemental"
    game = Scenario(you=Side(battle=[name, *[BLOCKER] * (blockers - 1)]), opponent=Side(battle=[BLOCKER]))
    assert (game.refused(name, "attack") == "") == (blockers == 3)


def test_kachamashigu_counts_creatures_that_are_made_blockers() -> None:
    name = "Kachamashigu, Rays Elemental"
    lends = spell("Lends", WATER, 1, give(blocker, every(your(CREATURES))))
    game = Scenario(you=Side(battle=[name, FANG, MANE], hand=[lends], mana=filler(water=1)))
    assert game.refused(name, "attack")
    assert not game.use("Lends").refused(name, "attack")


MANAS = [(dict(light=2), 0, True), (dict(light=1), 1, True), (dict(light=1, fire=1), 0, False)]


@pytest.mark.parametrize(("colored", "colorless", "works"), MANAS)
def test_notre_dame_blocks_while_the_mana_is_light_or_colorless(
    colored: dict[str, int], colorless: int, works: bool
) -> None:
    name = "Notre Dame, Vizier of Illusion Shield"
    game = Scenario(you=Side(battle=[name], mana=[*filler(**colored), *filler(colorless)]))
    assert game.has(name, keywords.BLOCKER) == works and game.power(name) == (3000 if works else 1000)


@pytest.mark.parametrize("works", [True, False])
def test_onikirimaru_is_fast_while_the_mana_is_fire_or_colorless(works: bool) -> None:
    mana = [*filler(fire=2), *filler(1)] if works else filler(light=1, fire=1)
    game = Scenario(you=Side(battle=[sick("Onikirimaru")], mana=mana))
    assert game.power("Onikirimaru") == (4000 if works else 1000)
    assert (game.refused("Onikirimaru", "attack") == "") == works


@pytest.mark.phrase("give_more_breaks_for")
def test_danganoh_attacks_at_once_and_breaks_one_more_for_each_other_jokers() -> None:
    name, jokers = "Danganoh, Super Special Q", creature("Pal", 0, 1, 1000, "Jokers")
    game = Scenario(you=Side(hand=[name], mana=filler(6), battle=[jokers, jokers, FANG]), opponent=Side(shields=6))
    game.use(name).attack(name)
    while game.asked == "break":
        game.choose("Filler")
    assert len(game.zone(OPPONENT, "shields")) == 2


def test_danganoh_attacks_no_creature_in_its_first_turn() -> None:
    name = "Danganoh, Super Special Q"
    game = Scenario(you=Side(hand=[name], mana=filler(6)), opponent=Side(battle=[tapped(FANG)], shields=2))
    game.use(name)
    assert game.refused(name, "attack") == "" and game.attack(name).zone(OPPONENT, "battle") == [FANG]


@pytest.mark.phrase("kirifudash_of_spell")
@pytest.mark.parametrize("breaks", [True, False])
def test_momodachi_power_is_cast_for_one_fire_after_a_shield_was_broken(breaks: bool) -> None:
    name = "Momodachi Power!!!"
    game = Scenario(
        you=Side(hand=[name], mana=filler(fire=1), battle=[HULCUS]),
        opponent=Side(battle=[FANG, tapped(MANE)], shields=2),
    )
    game.attack(HULCUS, OPPONENT if breaks else MANE)
    if breaks:
        game.choose("Filler").until("declare", YOU).declare(name).choose(FANG)
    assert (game.zone(YOU, "hand") == []) == breaks == (FANG in game.zone(OPPONENT, "graveyard"))


@pytest.mark.phrase("each_gets_power_while_attacking")
def test_king_bolshack_costs_nothing_and_lets_creatures_attack_with_the_graveyard() -> None:
    name = "Überdragon King Bolshack"
    game = Scenario(
        you=Side(hand=[name], battle=[DRAGON, "Corile"], graveyard=[VORG, VORG, FANG]),
        opponent=Side(battle=[tapped("Corile")]),
    )
    game.use(name)
    assert game.under(name) == [DRAGON] and game.power("Corile") == 2000
    game.attack("Corile", opponents("Corile"))
    assert game.zone(OPPONENT, "graveyard") == ["Corile"] and "Corile" in game.zone(YOU, "battle")


def test_zero_is_paid_with_cards_and_creatures_and_puts_a_creature() -> None:
    name = "Ze-ro, Darkness King"
    game = Scenario(you=Side(hand=[name, PIT, PIT, WORM], battle=[WORM, WORM, WORM], deck=[LIGER]))
    game.use(name)
    while not game.can_choose(LIGER):
        game.choose(game.options[0])
    game.choose(LIGER)
    assert game.zone(YOU, "battle") == [LIGER] and game.zone(YOU, "hand") == []
    assert len(game.zone(YOU, "graveyard")) == 10  # three cards, three creatures, three of the deck, and the spell


@pytest.mark.phrase("your_shields_went_to_graveyard")
@pytest.mark.parametrize("burned", [True, False])
def test_kariisabira_makes_a_command_a_shield_if_a_shield_went_to_the_graveyard(burned: bool) -> None:
    name = "Kariisabira, Fallen Angel of Toasting"
    game = Scenario(
        you=Side(battle=[name], hand=[BURNS], mana=filler(darkness=1), shields=[FANG], graveyard=[LIGER, MANE])
    )
    if burned:
        game.use("Burns")
    while game.asked in ("use a card", "attack with"):
        game.decline()
    assert game.can_choose(LIGER) == burned != game.turn_is_over
    if burned:
        assert game.choose(LIGER).zone(YOU, "shields") == [LIGER] and game.zone(YOU, "graveyard").count(MANE) == 1


@pytest.mark.phrase("may_instead_of_graveyard")
def test_engage_ring_stays_for_a_shield() -> None:
    name = "Codenight Engage Ring Double Cross"
    game = Scenario(
        you=Side(battle=[name], shields=["Corile"]),
        opponent=Side(hand=[PIT, PIT], mana=filler(darkness=12)),
        turn=OPPONENT,
    )
    game.use(f"{PIT}#1").accept()
    assert game.zone(YOU, "battle") == [name] and game.zone(YOU, "graveyard") == ["Corile"]
    assert game.use(PIT).zone(YOU, "battle") == []


def test_tumeric_blocks_with_more_power() -> None:
    name = "Tumeric, Floating Apparition"
    game = Scenario(you=Side(battle=[name]), opponent=Side(battle=["Gran Gure, Space Guardian", HULCUS]), turn=OPPONENT)
    game.attack(HULCUS).block(name)
    assert game.power(name) == 5000 and game.zone(OPPONENT, "graveyard") == [HULCUS]


@pytest.mark.parametrize("star", [True, False])
def test_alternative_destroys_with_zorro_star_or_weakens(star: bool) -> None:
    name, zorro = "Alternative, Sacred Cavalry", "Zorro Star, Izanai's Tactician"
    game = Scenario(
        you=Side(hand=[name], mana=filler(7), battle=[zorro] if star else [FANG]), opponent=Side(battle=[LIGER])
    )
    game.use(name)
    assert (game.zone(OPPONENT, "battle") == []) == star
    if not star:
        assert game.power(LIGER) == 3000


def test_devo_puts_a_creature_under_the_deck_while_it_is_linked() -> None:
    name, god = "Devo, Twin Demon Left God", "Daft Punk, Demon Right God"
    game = Scenario(you=Side(battle=[name]), opponent=Side(battle=[FANG], shields=3))
    game.attack(name)
    assert game.zone(OPPONENT, "graveyard") == [FANG]
    game = Scenario(you=Side(hand=[name], mana=filler(7), battle=[god]), opponent=Side(battle=[FANG], shields=5))
    game.use(name).choose(god)
    assert len(game.zone(YOU, "battle")) == 1
    game.attack(game.zone(YOU, "battle")[0])
    assert game.zone(OPPONENT, "battle") == [] and FANG in game.zone(OPPONENT, "deck")


def test_new_wave_answers_losses() -> None:
    name = "New Wave, End of the Century"
    game = Scenario(
        you=Side(battle=[pile(name, creature("Pal", 0, 1, 1000, "")), FANG], shields=[MANE]),
        opponent=Side(battle=["Corile", VORG], hand=[PIT], mana=filler(darkness=6), shields=2),
        turn=OPPONENT,
    )
    game.use(PIT, FANG).choose("Corile")
    assert "Corile" in game.zone(OPPONENT, "graveyard")
    game.attack(VORG).choose("Filler")
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.phrase("shuffle_hand_and_graveyard")
def test_cyber_n_world_gives_both_players_five_other_cards() -> None:
    name = "Cyber N World"
    game = Scenario(
        you=Side(hand=[name, PIT], mana=filler(water=6), graveyard=[MANE], deck=20),
        opponent=Side(hand=[FANG] * 7, graveyard=[LIGER], deck=20),
    )
    game.use(name)
    assert len(game.zone(YOU, "hand")) == len(game.zone(OPPONENT, "hand")) == 5
    assert game.zone(YOU, "graveyard") == game.zone(OPPONENT, "graveyard") == []
    assert len(game.zone(YOU, "deck")) == 20 + 2 - 5 and len(game.zone(OPPONENT, "deck")) == 20 + 8 - 5


@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_n_extreme_gives_a_player_five_other_cards_and_untaps_its_kind(player: int) -> None:
    name, distas = "N Extreme, Electrofused Dragon World", "Aquan-2, Electro"
    game = Scenario(
        you=Side(
            hand=[name, PIT],
            mana=[*filler(water=3, fire=2, nature=2), tapped(distas)],
            graveyard=[MANE],
            deck=20,
            battle=[FANG],
        ),
        opponent=Side(hand=[FANG], graveyard=[LIGER], deck=20),
    )
    game.use(name)
    assert not game.is_tapped(distas)
    game.attack(name).choose(player)
    assert len(game.zone(player, "hand")) == (5 if player == YOU else 6)  # a shield was broken
    assert game.zone(player, "graveyard") == []
    assert game.zone(1 - player, "graveyard") == ([LIGER] if player == YOU else [MANE])


def test_aquan_2_takes_a_card_of_each_of_three_civilizations() -> None:
    name = "Aquan-2, Electro"
    game = Scenario(
        you=Side(hand=[name], mana=filler(water=2, fire=2, nature=1), deck=[VORG, "Corile", "Bronze-Arm Tribe", PIT])
    )
    game.use(name)
    assert sorted(game.zone(YOU, "hand")) == ["Bronze-Arm Tribe", "Corile", VORG]


def test_izumo_costs_two_less_for_each_linked_god_and_makes_shields() -> None:
    name = "Izumo, Super Godkind"
    game = Scenario(you=Side(hand=[name, FANG], graveyard=[MANE, HULCUS], mana=filler(light=6, darkness=6), shields=0))
    game.use(name).choose(FANG, MANE, HULCUS)
    assert sorted(game.zone(YOU, "shields")) == [HULCUS, MANE, FANG] or len(game.zone(YOU, "shields")) == 3


@pytest.mark.phrase("without_abilities")
def test_aqua_teacher_draws_for_creatures_without_abilities() -> None:
    plain = creature("Plain", FIRE, 1, 1000, "Human")
    game = Scenario(
        you=Side(battle=["Aqua Teacher"], hand=[plain, "Bronze-Arm Tribe"], mana=filler(fire=1, nature=3), deck=[MANE])
    )
    assert game.refused("Aqua Teacher", "attack")
    game.use("Plain").accept()
    assert MANE in game.zone(YOU, "hand")
    assert game.use("Bronze-Arm Tribe").asked != "may"


def test_trigrama_costs_nothing_with_three_creatures_without_abilities_and_returns() -> None:
    name, plain = "Trigrama, Zero-order Dragon Formula", creature("Plain", WATER, 1, 1000, "Liquid People")
    game = Scenario(
        you=Side(hand=[name], battle=[plain, plain, plain]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
    )
    game.use(name).choose("Plain", "Plain")
    assert game.under(name) == ["Plain"] * 3
    assert name in game.next_turn().decline().use(PIT).zone(YOU, "hand")
    other = creature("Other", WATER, 1, 1000, "Liquid People", blocker)
    game = Scenario(you=Side(hand=[name], battle=[plain, plain, other]))
    assert game.refused(name)


@pytest.mark.phrase("destroys_the_battled")
def test_odol_needle_draws_attacks_and_nobody_survives_the_battle() -> None:
    name = "Necrodragon Odol Needle"
    game = Scenario(
        you=Side(battle=[tapped(name), tapped(FANG)], shields=2), opponent=Side(battle=[DRAGON]), turn=OPPONENT
    )
    game.attack(DRAGON, name).choose(game.options[0])
    assert game.zone(OPPONENT, "graveyard") == [DRAGON] and game.zone(YOU, "graveyard") == [name]
    assert len(game.zone(YOU, "shields")) == 2


def test_rasselze_lets_every_survivor_die_for_another() -> None:
    name, other = "Rasselze, the Explorer Q", "Spikestrike Ichthys Q"
    game = Scenario(you=Side(battle=[name, other]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT)
    game.use(PIT, name).choose(other)
    assert game.zone(YOU, "battle") == [name]


@pytest.mark.phrase("when_loses_battle", "THIS_FROM_GRAVEYARD")
@pytest.mark.parametrize("name", ["Gawara Nyudo", "Giran, Dark Armor"])
def test_it_returns_tapped_from_the_graveyard_after_a_lost_battle(name: str) -> None:
    game = Scenario(you=Side(battle=[name, FANG]), opponent=Side(battle=[DRAGON]), turn=OPPONENT)
    game.attack(DRAGON).block(name)
    assert name in game.zone(YOU, "battle") and game.is_tapped(name)
    game = Scenario(you=Side(battle=[name]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT)
    assert game.use(PIT).zone(YOU, "graveyard") == [name]


@pytest.mark.parametrize("shields", [3, 4])
def test_gawara_attacks_with_six_shields_in_all(shields: int) -> None:
    game = Scenario(you=Side(battle=["Gawara Nyudo"], shields=3), opponent=Side(shields=shields))
    assert (game.refused("Gawara Nyudo", "attack") == "") == (shields == 3)


@pytest.mark.phrase("whenever_one_loses_battle")
def test_it_waits_for_others_that_lose_a_battle() -> None:
    mourner = creature("Mourner", DARKNESS, 3, 1000, "Ghost", whenever_one_loses_battle(your(CREATURES), draw(1)))
    game = Scenario(
        you=Side(battle=[mourner, FANG, VORG], hand=0), opponent=Side(battle=[tapped(DRAGON), tapped(VORG)])
    )
    assert len(game.attack(FANG, DRAGON).zone(YOU, "hand")) == 1
    game = Scenario(you=Side(battle=[mourner, DRAGON], hand=0), opponent=Side(battle=[tapped(VORG)]))
    assert game.attack(DRAGON, VORG).zone(YOU, "hand") == []


@pytest.mark.phrase("when_loses_battle")
def test_immortal_boost_goes_home_after_a_lost_battle() -> None:
    name = "Immortal Boost, Crimson Lord"
    game = Scenario(you=Side(battle=[name, FANG]), opponent=Side(battle=[tapped(LIGER), tapped(MANE)]))
    game.attack(name, MANE)
    assert name in game.zone(YOU, "battle")
    game = Scenario(you=Side(battle=[name, FANG]), opponent=Side(battle=[tapped(LIGER)]))
    game.attack(name, LIGER)
    assert game.zone(YOU, "battle") == [FANG] and game.zone(YOU, "hyperspatial") == [name]


def test_immortal_boost_cannot_be_destroyed() -> None:
    name = "Immortal Boost, Crimson Lord"
    game = Scenario(you=Side(battle=[name]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT)
    assert game.use(PIT).zone(YOU, "battle") == [name]


@pytest.mark.phrase("attacks_no_creatures_but")
def test_genocide_kaiser_attacks_players_and_light_creatures() -> None:
    name = "Genocide Kaiser"
    game = Scenario(you=Side(battle=[name]), opponent=Side(battle=[tapped(FANG), tapped(BLOCKER)]))
    with pytest.raises(Illegal, match="can't attack it"):
        game.attack(name, FANG)
    assert game.options == ["the opponent", BLOCKER]


@pytest.mark.phrase("with_race_too")
def test_go_on_pippi_speeds_up_dragons_that_are_hunters() -> None:
    hunter = creature("Hunting Dragon", FIRE, 3, 3000, "Red Command Dragon/Hunter")
    game = Scenario(you=Side(battle=["Super Go On Pippi", sick(DRAGON), sick(hunter), sick("Super Psychen Pippi")]))
    assert not game.refused("Hunting Dragon", "attack")
    assert game.refused(DRAGON, "attack") and game.refused("Super Psychen Pippi", "attack")


@pytest.mark.phrase("this_may_cost_less")
@pytest.mark.parametrize("blocks", [True, False])
def test_mach_5_swan_costs_less_against_blockers(blocks: bool) -> None:
    name = "Mach 5 Swan, the Tempestous"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=1)), opponent=Side(battle=[BLOCKER if blocks else FANG]))
    assert (game.refused(name) == "") == blocks


def test_messa_danjiri_makes_unknowns_fast_and_zeniths_cheap() -> None:
    name = "Messa Danjiri Dragon"
    unknown, both = creature("Un", 0, 3, 1000, "Unknown"), creature("Both", 0, 5, 1000, "Unknown/Zenith")
    game = Scenario(you=Side(battle=[name], hand=[unknown, both], mana=filler(5)))
    game.use("Both")
    assert game.untapped_mana(YOU) == 2
    assert game.use("Un").refused("Un", "attack") == ""


@pytest.mark.phrase("judged_as_costing_more")
def test_yamatahead_wins_judges_with_dragons() -> None:
    name = "Yamatahead 8th G, Ultra Warrior"
    dear = creature("Dear", FIRE, 12, 1000, "")
    for top, wins in ((DRAGON, True), (FANG, False)):
        game = Scenario(
            you=Side(battle=[pile(name, DRAGON)], deck=[top]),
            opponent=Side(battle=[LIGER], deck=[dear], shields=4),
        )
        assert (game.attack(name).zone(OPPONENT, "battle") == []) == wins


def test_kaiser_guts_judges_once_for_each_dragon() -> None:
    name = 'Kaiser "Guts", Matchless Patriot'
    game = Scenario(
        you=Side(hand=[name], mana=filler(fire=8), battle=[DRAGON], deck=[LIGER, LIGER]),
        opponent=Side(battle=[FANG, MANE, creature("Big", FIRE, 9, 9000, "Human")], deck=[FANG] * 2),
    )
    game.use(name)
    assert not game.can_choose("Big")
    game.choose(FANG)
    assert sorted(game.zone(OPPONENT, "graveyard")) == sorted([FANG, MANE])


@pytest.mark.phrase("non_exile")
def test_jormungand_charges_two_creatures_of_each_player_that_are_no_exiles() -> None:
    name = "Jormungand, Thor Hammer"
    game = Scenario(
        you=Side(hand=[name], mana=filler(nature=8), battle=["Arashi, Cross Boy"]),
        opponent=Side(battle=[FANG, MANE, HULCUS]),
    )
    game.use(name)
    assert name in game.zone(YOU, "mana") and len(game.zone(YOU, "battle")) == 1
    game.choose(FANG, MANE)
    assert game.zone(OPPONENT, "battle") == [HULCUS]


def test_perfect_madonna_stays_with_power() -> None:
    name, weak = "Perfect Madonna, Channeler of Suns", "Alternative, Sacred Cavalry"
    game = Scenario(you=Side(battle=[name]), opponent=Side(hand=[PIT, weak], mana=filler(7, darkness=6)), turn=OPPONENT)
    assert game.use(PIT).zone(YOU, "battle") == [name]
    assert game.use(weak).zone(YOU, "battle") == []


@pytest.mark.phrase("whenever_opponent_discards_yours")
def test_berlin_returns_cards_when_the_opponent_takes_some() -> None:
    name = "Berlin, Bell Gravekeeper"
    game = Scenario(
        you=Side(battle=[name], hand=[FANG], graveyard=[MANE, LIGER]),
        opponent=Side(hand=["Ghost Touch"], mana=filler(darkness=2)),
        turn=OPPONENT,
    )
    game.use("Ghost Touch").accept().choose(MANE, LIGER)
    assert sorted(game.zone(YOU, "hand")) == sorted([MANE, LIGER])


def test_berlin_is_not_chosen_by_spells() -> None:
    name = "Berlin, Bell Gravekeeper"
    game = Scenario(you=Side(battle=[name]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT)
    assert game.use(PIT).zone(YOU, "battle") == [name]


@pytest.mark.parametrize(("card", "returns"), [(PIT, True), (MANE, False)])
def test_dondon_blizzard_now_returns_a_creature_for_a_light_or_darkness_card(card: str, returns: bool) -> None:
    name = "Dondon Blizzard Now"
    game = Scenario(you=Side(hand=[name], mana=filler(water=4), deck=[card]), opponent=Side(battle=[FANG]))
    game.use(name).choose(card)
    while game.asked == "order":
        game.choose(game.options[0])
    assert (game.asked == "choose" and game.can_choose(FANG)) == returns


def test_girizombie_returns_at_the_end_of_a_turn_in_which_another_did() -> None:
    name = "Girizombie, Bakeneko"
    game = Scenario(you=Side(graveyard=[name, LIGER], hand=["Ze-ro, Darkness King"], mana=filler(darkness=8)))
    game.use("Ze-ro, Darkness King").choose(LIGER).until("may").accept()
    assert name in game.zone(YOU, "battle")


def test_psychen_pippi_saves_hunters_and_brings_gaial_kaiser() -> None:
    name = "Super Psychen Pippi"
    hunter = creature("Hunting Dragon", FIRE, 3, 3000, "Red Command Dragon/Hunter")
    game = Scenario(you=Side(battle=[name, hunter]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT)
    game.use(PIT, "Hunting Dragon").accept()
    assert game.zone(YOU, "battle") == ["Hunting Dragon"]
    game = Scenario(
        you=Side(hand=[name], hyperspatial=["Gaial Kaiser"]),
        opponent=Side(hand=["Ghost Touch"], mana=filler(darkness=2)),
        turn=OPPONENT,
    )
    assert game.use("Ghost Touch").choose("Gaial Kaiser").zone(YOU, "battle") == ["Gaial Kaiser"]


EVOLUTIONS = [
    ("Wiz, White Knight Enlightener", 7),
    ("Gunes Valkyrie, Holy Vizier", 2),
]


@pytest.mark.parametrize(("name", "cost"), EVOLUTIONS)
def test_it_evolves_from_creatures_that_have_or_are_given_blocker(name: str, cost: int) -> None:
    game = Scenario(you=Side(hand=[name], battle=[BLOCKER, FANG], mana=filler(light=cost)))
    assert game.use(name).under(name) == [BLOCKER]
    game = Scenario(you=Side(hand=[name], battle=[FANG], mana=filler(light=cost)))
    assert game.refused(name) == "there is no creature that it can be put on"
    gives = spell("Gives", WATER, 1, give(blocker, every(your(CREATURES))))
    game = Scenario(you=Side(hand=[name, gives], battle=[FANG], mana=filler(light=cost, water=1)))
    assert game.use("Gives").use(name).under(name) == [FANG]


def test_wiz_lets_blockers_attack_and_untaps_white_knights() -> None:
    name = "Wiz, White Knight Enlightener"
    game = Scenario(you=Side(battle=[pile(name, BLOCKER), BLOCKER]), opponent=Side(shields=3))
    game.attack(BLOCKER).choose("shield 1").attack(name)
    while game.asked == "break":
        game.choose("shield 1")
    assert game.zone(OPPONENT, "shields") == [] and not game.end_turn().is_tapped(name)


def test_gunes_taps_a_creature() -> None:
    name = "Gunes Valkyrie, Holy Vizier"
    game = Scenario(you=Side(hand=[name], battle=[BLOCKER], mana=filler(light=2)), opponent=Side(battle=[FANG]))
    assert game.use(name).choose(FANG).is_tapped(FANG)


def test_gyanobazuga_strengthens_fire_creatures_in_battles() -> None:
    game = Scenario(you=Side(battle=["Gyanobazuga Dragon", VORG]), opponent=Side(battle=[tapped("Corile")]))
    assert game.power(VORG) == 2000
    game.attack(VORG, "Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"] and VORG in game.zone(YOU, "battle")


@pytest.mark.phrase("may_battle_for_others")
def test_batoraio_comes_for_a_battle_won_and_battles_for_others() -> None:
    name = "Batoraio, Victory Blastdragon"
    game = Scenario(you=Side(hand=[name], battle=[DRAGON, VORG]), opponent=Side(battle=[tapped(FANG), tapped(HULCUS)]))
    game.attack(DRAGON, FANG).declare(name)
    assert name in game.zone(YOU, "battle")
    game = Scenario(you=Side(battle=[name, VORG]), opponent=Side(battle=[tapped("Corile"), tapped(DRAGON)]))
    game.attack(VORG, DRAGON).choose(name)
    assert game.zone(OPPONENT, "graveyard") == [DRAGON] and VORG in game.zone(YOU, "battle")
    assert not game.is_tapped(name)


@pytest.mark.parametrize(("name", "drawn"), [("Cyclone, Eureka", 2), ("Dice Dice, Super Eureka", 4)])
def test_it_draws_and_puts_two_cards_back_at_random(name: str, drawn: int) -> None:
    game = Scenario(you=Side(hand=[name, FANG, MANE], battle=[HULCUS], mana=filler(water=5), deck=10))
    game.use(name)
    while game.asked == "order":
        game.choose(game.options[0])
    assert len(game.zone(YOU, "hand")) == 2 + drawn - 2 and len(game.zone(YOU, "deck")) == 10 - drawn + 2


def test_dice_dice_invades_on_water_commands() -> None:
    name = "Dice Dice, Super Eureka"
    game = Scenario(you=Side(hand=[name, MANE, MANE], battle=["Cyber N World"], deck=10), opponent=Side(shields=4))
    assert game.attack("Cyber N World").declare(name).under(name) == ["Cyber N World"]


def test_extra_hole_shuffles_cards_back_and_puts_a_psychic_creature() -> None:
    name = "Hyperspatial Extra Hole"
    game = Scenario(
        you=Side(hand=[name], mana=filler(water=3), hyperspatial=["Gaga Packun, Io Enforcer"]),
        opponent=Side(graveyard=[FANG, MANE, HULCUS]),
    )
    game.use(name).choose(OPPONENT).choose(FANG, MANE).choose(1)
    assert game.zone(OPPONENT, "graveyard") == [HULCUS] and game.zone(YOU, "battle") == ["Gaga Packun, Io Enforcer"]


@pytest.mark.parametrize(("dragon", "strongest"), [(True, "Twelve"), (False, "Four")])
def test_yamato_decapitation_sword_destroys_stronger_creatures_with_a_dragon(dragon: bool, strongest: str) -> None:
    name = "Yamato Decapitation Sword"
    twelve, four = creature("Twelve", FIRE, 9, 12000, "Human"), creature("Four", FIRE, 3, 4000, "Human")
    game = Scenario(
        you=Side(
            hand=["Bolshack Yamato Dragon / Yamato Decapitation Sword"],
            battle=[DRAGON if dragon else FANG],
            mana=filler(fire=4),
        ),
        opponent=Side(battle=[twelve, four]),
    )
    game.use(name)
    if dragon:
        game.choose("Twelve")
    assert game.zone(OPPONENT, "graveyard") == [strongest]


def test_yamato_of_the_twinpact_attacks_at_once_with_the_fire_cards_of_the_graveyard() -> None:
    name, six = "Bolshack Yamato Dragon / Yamato Decapitation Sword", creature("Six", FIRE, 6, 7000, "Human")
    game = Scenario(
        you=Side(hand=[name], mana=filler(fire=6), graveyard=[VORG, VORG]), opponent=Side(battle=[tapped(six)])
    )
    game.use("Bolshack Yamato Dragon").attack("Bolshack Yamato Dragon", "Six")
    assert game.zone(OPPONENT, "graveyard") == ["Six"]


@pytest.mark.phrase("stays_if_top_card_is")
@pytest.mark.parametrize(("top", "stays"), [(DRAGON, True), ("Cocco Lupia", True), (FANG, False)])
def test_infinity_dragon_keeps_dragons_if_the_top_card_is_one(top: str, stays: bool) -> None:
    name = "Infinity Dragon"
    game = Scenario(
        you=Side(battle=[name, DRAGON, MANE], deck=[top]),
        opponent=Side(hand=[PIT, PIT], mana=filler(darkness=12)),
        turn=OPPONENT,
    )
    game.use(f"{PIT}#1").choose(DRAGON)
    assert (DRAGON in game.zone(YOU, "battle")) == stays and top in game.zone(YOU, "graveyard")
    graves = len(game.zone(YOU, "graveyard"))
    game.use(PIT).choose(MANE)
    assert MANE in game.zone(YOU, "graveyard") and len(game.zone(YOU, "graveyard")) == graves + 1


def test_infinity_dragon_decides_for_each_of_several_dragons_and_for_other_zones() -> None:
    sweeps = spell("Sweeps", WATER, 1, return_to_hand(every(CREATURES)))
    game = Scenario(
        you=Side(battle=["Infinity Dragon", DRAGON], deck=[DRAGON, FANG]),
        opponent=Side(hand=[sweeps], mana=filler(water=1)),
        turn=OPPONENT,
    )
    game.use("Sweeps")
    assert len(game.zone(YOU, "battle")) == 1 and sorted(game.zone(YOU, "graveyard")) == sorted([DRAGON, FANG])


@pytest.mark.phrase("whenever_tapped_for_mugen_climb")
def test_zanboron_draws_when_it_is_tapped_for_a_mugen_climb() -> None:
    name, climber = "Zanboron, Gig", creature("Climber", WATER, 7, 1000, "", mugen_climb(1, WATER))
    game = Scenario(you=Side(battle=[name, FANG], hand=[climber, climber], mana=filler(water=2), deck=[PIT]))
    assert game.refused(name, "attack")
    game.use("Climber").choose(name)
    assert game.zone(YOU, "hand").count(PIT) == 1 and game.is_tapped(name)
    game.use("Climber").choose(FANG)
    assert game.is_tapped(FANG) and game.zone(YOU, "hand") == [PIT]


@pytest.mark.phrase("whenever_tapped_for_mugen_climb")
@pytest.mark.parametrize("number", [1, 2])
def test_zanboron_draws_nothing_when_an_effect_taps_it(number: int) -> None:
    rest = spell("Rest", WATER, 1, tap(choose(number, your(CREATURES))))
    game = Scenario(you=Side(battle=["Zanboron, Gig", FANG], hand=[rest], mana=filler(water=1), deck=[PIT]))
    game.use("Rest").choose("Zanboron, Gig")
    assert game.is_tapped("Zanboron, Gig") and game.zone(YOU, "hand") == []


@pytest.mark.phrase("graveyard_galaxy_vortex_evolves_from")
def test_beginning_romanov_is_put_on_three_dead_and_spends_them_on_the_hand() -> None:
    name = "Beginning Romanov, Lord of the Demonic Eye"
    game = Scenario(
        you=Side(hand=[name], graveyard=[WORM, WORM, LIGER, FANG], mana=filler(darkness=7)),
        opponent=Side(hand=[MANE, MANE], shields=5),
    )
    game.use(name)
    while game.asked == "evolve":
        game.choose(game.options[0])
    assert sorted(game.under(name)) == sorted([LIGER, WORM, WORM]) and game.zone(YOU, "graveyard") == [FANG]
    game.attack(name).accept().choose(WORM, WORM).enough()
    assert game.zone(OPPONENT, "hand")[:2] != [MANE, MANE] and game.zone(OPPONENT, "deck")[-2:] == [MANE, MANE]
    game = Scenario(you=Side(hand=[name], graveyard=[WORM, WORM, FANG], mana=filler(darkness=7)))
    assert game.refused(name)


METALLICA = [("Faywon, Green Knowledge Silver", 3), ("Levoix, Blue Defense Silver", 5)]


@pytest.mark.parametrize(("name", "cost"), METALLICA)
def test_it_may_tap_a_creature_as_it_is_put(name: str, cost: int) -> None:
    game = Scenario(you=Side(hand=[name], mana=filler(light=cost), deck=[PIT]), opponent=Side(battle=[MANE]))
    game.use(name).choose(name)
    assert game.is_tapped(name)
    assert game.zone(YOU, "hand") == [PIT] if cost == 3 else game.is_tapped(MANE)


@pytest.mark.phrase("turns_attacks")
@pytest.mark.parametrize("name", [name for name, _ in METALLICA])
def test_it_untaps_to_turn_an_attack_to_a_tapped_creature_or_to_itself(name: str) -> None:
    for target in (DRAGON, name):
        game = Scenario(
            you=Side(battle=[tapped(name), tapped(DRAGON)], shields=1),
            opponent=Side(battle=[HULCUS]),
            turn=OPPONENT,
        )
        game.attack(HULCUS, YOU).block(name).choose(target)
        assert len(game.zone(YOU, "shields")) == 1 and not game.is_tapped(name)
        assert (HULCUS in game.zone(OPPONENT, "graveyard")) == (target == DRAGON or name.startswith("Levoix"))


def test_it_turns_no_attack_while_it_is_untapped_or_the_only_one_attacked() -> None:
    name = "Faywon, Green Knowledge Silver"
    game = Scenario(you=Side(battle=[name], shields=1), opponent=Side(battle=[HULCUS]), turn=OPPONENT)
    assert game.attack(HULCUS).zone(YOU, "shields") == []
    game = Scenario(you=Side(battle=[tapped(name)], shields=1), opponent=Side(battle=[HULCUS]), turn=OPPONENT)
    assert game.attack(HULCUS, name).zone(YOU, "graveyard") == [name]
