"""Cards of 2005 to 2011 and of 2022 whose Japanese text was understood before the English one: what they do, played."""

import pytest

from sim.cards.words import CREATURES, FIRE, LIGHT, NATURE, creature, destroy, every, mugen_climb, spell, your
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile, tapped
from tests.cards.written import card

DRAGON, FANG, TORCON, CORILE = "Bolshack Dragon", "Fear Fang", "Torcon", "Corile"
MOON = "Caribbean Moon, the Enlightened"
DIES = spell("Dies", FIRE, 1, destroy(every(your(CREATURES))))
FIRE_MANA = filler(fire=1)


@pytest.mark.parametrize("draws", [True, False])
def test_garwind_puts_a_cross_gear_away_and_draws_for_it(draws: bool) -> None:
    name = "Magmadragon Garwind"
    game = Scenario(you=Side(battle=[name], deck=[TORCON]), opponent=Side(battle=["Crimson Rifle"], shields=3))
    game.attack(name).expect(YOU, "may")
    (game.accept if draws else game.decline)()
    assert game.zone(OPPONENT, "graveyard") == ["Crimson Rifle"]
    assert game.zone(YOU, "hand") == ([TORCON] if draws else [])


@pytest.mark.parametrize("mode", [0, 1])
def test_universe_blast_destroys_tapped_or_weaker_untapped_creatures_of_both_players(mode: int) -> None:
    strong, weak = (creature(name, FIRE, 3, power, "Human") for name, power in (("Strong", 6000), ("Weak", 3000)))
    game = Scenario(
        you=Side(hand=["Universe Blast"], mana=filler(fire=8), battle=[tapped(strong), weak]),
        opponent=Side(battle=[strong, tapped(weak), "Deathliger, Lion of Chaos"]),
    )
    game.use("Universe Blast").choose(mode)
    assert game.zone(YOU, "battle") == (["Weak"] if mode == 0 else ["Strong"])
    assert game.zone(OPPONENT, "battle") == (["Strong"] if mode == 0 else ["Strong", "Weak"]) + [
        "Deathliger, Lion of Chaos"
    ]


@pytest.mark.parametrize("theirs", ["rock", "scissors"])
def test_jk_scissors_is_stronger_if_it_wins_and_a_rock_costs_mana(theirs: str) -> None:
    name = "Scissors, JK Guy"
    game = Scenario(you=Side(battle=[name]), opponent=Side(battle=[tapped("Torcon"), TORCON], mana=[CORILE]))
    game.attack(name, "Torcon").block().choose("paper" if theirs == "rock" else "rock").choose(theirs)
    assert game.zone(OPPONENT, "graveyard").count(TORCON) == 1  # 7000 power instead of 2000
    assert (game.zone(OPPONENT, "mana") == []) is (theirs == "rock")


@pytest.mark.parametrize("wins", [True, False])
def test_jk_paper_nature_may_play_and_win_a_creature_for_the_mana_zone(wins: bool) -> None:
    name = "JK Paper Nature"
    game = Scenario(
        you=Side(battle=[name], deck=[CORILE]), opponent=Side(battle=[TORCON, "Deathliger, Lion of Chaos"], shields=2)
    )
    game.attack(name).accept().choose("rock" if wins else "paper").choose("scissors")
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert (game.zone(OPPONENT, "mana") == [TORCON]) is wins
    assert game.accept().zone(YOU, "mana") == [CORILE]


def test_paper_para_benkei_puts_a_samurai_of_no_more_cost_than_mana() -> None:
    name = "Paper Para Benkei, JK Helmet"
    cheap, dear = (creature(called, NATURE, cost, 1000, "Samurai") for called, cost in (("Cheap", 4), ("Dear", 9)))
    game = Scenario(you=Side(battle=[name, FANG], mana=[*filler(nature=3), cheap, dear]), opponent=Side(shields=2))
    game.cross(name, FANG).attack(FANG).choose("rock").choose("scissors")
    while game.asked == "resolve":
        game.choose(game.options[0])
    while game.asked in ("may", "choose"):
        assert "Dear" not in game.options
        game.choose("Cheap") if game.can_choose("Cheap") else game.accept()
    assert game.where("Cheap") == "battle" and game.where("Dear") == "mana"


def test_greatest_caesar_casts_spells_for_7_together_and_puts_them_under_the_deck() -> None:
    name = "Greatest Caesar, the Dark Kaiser"
    game = Scenario(
        you=Side(
            battle=[pile(name, DRAGON, "Magmadragon Garwind")],
            graveyard=["Terror Pit", "Death Smoke", "Crimson Hammer", "Faerie Life"],
        ),
        opponent=Side(battle=[TORCON, CORILE], shields=4),
    )
    game.attack(name).accept()
    assert game.can_choose("Terror Pit") and game.can_choose("Crimson Hammer") and not game.can_choose("Faerie Life")
    game.choose("Death Smoke")
    assert not game.can_choose("Terror Pit")  # 4 and 6 are more than 7
    game.choose("Crimson Hammer")
    while game.player_asked == YOU and game.asked in ("choose", "order", "resolve"):
        game.choose(game.options[-1])
    assert game.zone(YOU, "graveyard") == ["Terror Pit", "Faerie Life"]
    assert sorted(game.zone(YOU, "deck")[-2:]) == ["Crimson Hammer", "Death Smoke"]
    assert len(game.zone(OPPONENT, "graveyard")) == 2


@pytest.mark.parametrize("knight", [True, False])
def test_better_tomorrow_lets_creatures_break_one_more_shield_each_time_it_is_done(knight: bool) -> None:
    ally = creature("Ally", FIRE, 3, 1000, "Knight" if knight else "Human")
    game = Scenario(
        you=Side(hand=["Magic Shot - Better Tomorrow"], mana=filler(fire=3, nature=3), battle=[ally]),
        opponent=Side(shields=5),
    )
    game.use("Magic Shot - Better Tomorrow")
    if knight:
        game.accept()
    game.attack("Ally")
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == (2 if knight else 3)


@pytest.mark.parametrize("base", ["Emeral", "Aqua Hulcus"])
def test_emperor_himiko_evolves_from_a_race_with_cyber(base: str) -> None:
    game = Scenario(you=Side(hand=["Emperor Himiko"], mana=filler(water=3), battle=[base, FANG], deck=[TORCON]))
    assert bool(game.refused("Emperor Himiko")) is (base == "Aqua Hulcus")
    if base == "Emeral":
        assert game.use("Emperor Himiko").accept().zone(YOU, "hand") == [TORCON]


@pytest.mark.parametrize("mode", [0, 1])
def test_kijima_giant_sends_a_creature_or_a_card_of_the_hand_into_the_mana_zone(mode: int) -> None:
    game = Scenario(
        you=Side(battle=["Kijima Giant"]),
        opponent=Side(battle=[TORCON, DRAGON], hand=[CORILE], shields=2),
    )
    game.attack("Kijima Giant").choose(mode)
    assert game.zone(OPPONENT, "mana") == [TORCON if mode == 0 else CORILE]


@pytest.mark.parametrize("name", ["Rinne Lupia", "Borkov Shion"])
def test_what_would_be_destroyed_may_be_shuffled_into_the_deck(name: str) -> None:
    saved = DRAGON if name == "Rinne Lupia" else 'Bolbalzak "Sword Flash" Dragon'
    game = Scenario(you=Side(battle=[name, saved, FANG], hand=[DIES], mana=FIRE_MANA, deck=exactly(TORCON)))
    game.use("Dies")
    while game.asked == "instead":  # Rinne Lupia is a Fire Bird itself
        game.choose(name)
    assert game.where(saved) == "deck" and game.where(FANG) == "graveyard"


def test_borkov_shion_makes_other_fire_creatures_fast() -> None:
    game = Scenario(you=Side(battle=["Borkov Shion", DRAGON, FANG]))
    assert game.has(DRAGON, keywords.SPEED_ATTACKER)
    assert not game.has(FANG, keywords.SPEED_ATTACKER) and not game.has("Borkov Shion", keywords.SPEED_ATTACKER)


@pytest.mark.parametrize("keeps", [True, False])
def test_ekaterina_may_go_on_top_of_the_deck(keeps: bool) -> None:
    name = "Ekaterina, Channeler of Suns"
    game = Scenario(you=Side(battle=[name], hand=[DIES], mana=FIRE_MANA)).use("Dies")
    (game.accept if keeps else game.decline)()
    assert (game.zone(YOU, "deck")[0] == name) is keeps and (name in game.zone(YOU, "graveyard")) is not keeps


def test_galaxy_destiny_is_put_on_an_ultimate_evolution_and_fetches_two_creatures() -> None:
    name = "Galaxy Destiny, the Super Enlightened"
    ultimate = pile(MOON, pile("Emperor Himiko", "Emeral"))
    game = Scenario(
        you=Side(
            battle=[ultimate, pile("Emperor Himiko", "Emeral")],
            hand=[name],
            mana=filler(nature=7),
            deck=[TORCON, FANG, "Terror Pit"],
        ),
        opponent=Side(shields=4),
    )
    game.use(name)  # on the only one that is an ultimate evolution creature
    assert MOON in game.under(name)
    game.attack(name)
    while game.asked in ("may", "choose"):
        assert not game.can_choose("Terror Pit")
        game.choose(TORCON) if game.can_choose(TORCON) else game.choose(FANG) if game.can_choose(
            FANG
        ) else game.accept()
    assert game.where(TORCON) == game.where(FANG) == "battle"


@pytest.mark.parametrize("god", [True, False])
def test_pasha_saves_gods_and_evolution_creatures_and_nothing_else(god: bool) -> None:
    name, saved = "Pasha, the Oracle", creature("Saved", LIGHT, 3, 1000, "God" if god else "Human")
    game = Scenario(
        you=Side(battle=[saved, name]), opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)), turn=OPPONENT
    )
    game.use("Terror Pit", "Saved")
    if god:
        game.accept()
    assert (game.where("Saved") == "battle") is god and (game.where(name) == "graveyard") is god


def test_romanov_kaiser_destroys_two_and_two_mana_and_fetches_another_when_it_leaves() -> None:
    name = "Romanov Kaiser NEX, the Super Enlightened"
    ultimate = pile(MOON, pile("Emperor Himiko", "Emeral"))
    game = Scenario(
        you=Side(battle=[ultimate], hand=[name, DIES], mana=filler(fire=8), deck=[DRAGON, TORCON]),
        opponent=Side(battle=[TORCON, CORILE], mana=filler(2)),
    )
    game.use(name).choose(TORCON)
    while game.asked == "choose":
        game.choose(game.options[0])
    assert game.zone(OPPONENT, "battle") == [] and game.zone(OPPONENT, "mana") == []
    game.use("Dies")
    assert not game.can_choose(TORCON)
    game.choose(DRAGON)
    assert game.where(DRAGON) == "battle"


@pytest.mark.parametrize("card", ["Terror Pit", TORCON])
def test_sunshine_nex_stays_for_a_card_that_is_no_creature(card: str) -> None:
    name = "Sunshine NEX, the Enlightened"
    game = Scenario(
        you=Side(battle=[pile(name, pile("Emperor Himiko", "Emeral"))], hand=[DIES, card], mana=FIRE_MANA)
    ).use("Dies")
    if card != TORCON:
        game.accept()
    assert (game.where(name) == "battle") is (card != TORCON)
    assert (card in game.zone(YOU, "graveyard")) is (card != TORCON)


def test_ares_dragoon_weakens_a_creature_for_three_cards_of_the_graveyard() -> None:
    name = "Ares Dragoon"
    game = Scenario(you=Side(battle=[name], graveyard=filler(3)), opponent=Side(battle=[TORCON, DRAGON], shields=2))
    game.attack(name).accept()
    while game.asked in ("choose", "order") and not game.can_choose(TORCON):
        game.choose(game.options[0])
    assert game.choose(TORCON).zone(OPPONENT, "graveyard") == [TORCON]
    assert game.zone(YOU, "graveyard") == []


def test_chai_aini_is_destroyed_for_a_dragon_which_may_then_attack_untapped_creatures() -> None:
    name = "Chai Aini"
    once = spell("Once", FIRE, 1, destroy(every(your(CREATURES.race("Dragon")))))
    game = Scenario(you=Side(battle=[name, DRAGON], hand=[once], mana=FIRE_MANA), opponent=Side(battle=[TORCON]))
    game.use("Once").accept().attack(DRAGON, TORCON)
    assert game.where(name) == "graveyard" and game.where(TORCON) == "graveyard"


@pytest.mark.parametrize("cards", [2, 3])
def test_lambor_man_is_strong_while_the_opponents_graveyard_has_three_cards(cards: int) -> None:
    game = Scenario(you=Side(battle=["Lambor Man"]), opponent=Side(graveyard=filler(cards)))
    assert game.power("Lambor Man") == (7000 if cards == 3 else 4000)
    assert game.has("Lambor Man", keywords.DOUBLE_BREAKER) is (cards == 3)


@pytest.mark.parametrize("other", [DRAGON, TORCON])
def test_puffball_mushroom_stays_beside_a_strong_creature(other: str) -> None:
    game = Scenario(you=Side(hand=["Puffball Mushroom"], mana=filler(nature=3), battle=[other]))
    assert game.use("Puffball Mushroom").where("Puffball Mushroom") == ("battle" if other == DRAGON else "graveyard")


@pytest.mark.parametrize("leaves", [False, True])
def test_doskoi_firststar_helps_another_creature_when_it_comes_and_when_it_leaves(leaves: bool) -> None:
    name, only = "Doskoi Firststar", spell("Only", FIRE, 1, destroy(every(your(CREATURES.race("Big Muscle")))))
    game = Scenario(
        you=Side(
            battle=[FANG, *([name] if leaves else [])], hand=[only if leaves else name], mana=filler(fire=4, water=2)
        ),
        opponent=Side(battle=["La Ura Giga, Sky Guardian"], shields=3),
    )
    game.use("Only" if leaves else name).choose(FANG).attack(FANG)
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 1  # it was not blocked, and broke two


def test_pikabim_makes_a_shield_of_a_creature() -> None:
    game = Scenario(
        you=Side(hand=['"Pikabim", Prison Spell'], mana=filler(light=4)),
        opponent=Side(battle=[TORCON, DRAGON], shields=1),
    )
    assert game.use('"Pikabim", Prison Spell').zone(OPPONENT, "battle") == [DRAGON]
    assert len(game.zone(OPPONENT, "shields")) == 2


@pytest.mark.parametrize("lights", [1, 2])
def test_pikabim_is_a_shield_trigger_with_two_light_creatures(lights: int) -> None:
    ally = creature("Ally", LIGHT, 3, 1000, "Human")
    game = Scenario(
        you=Side(battle=[FANG, TORCON]),
        opponent=Side(battle=[tapped(ally)] * lights, shields=['"Pikabim", Prison Spell']),
    )
    game.attack(FANG)
    assert (game.asked == "declare") is (lights == 2)


@pytest.mark.parametrize("civilization", ["fire", "water"])
def test_dark_zabi_megapa_is_charged_by_fire(civilization: str) -> None:
    name, charge = "Dark Zabi Megapa", filler(**{civilization: 1})[0]
    game = Scenario(
        you=Side(battle=[name], hand=["Faerie Life"], deck=[charge], mana=filler(nature=2)), opponent=Side(shields=3)
    )
    game.use("Faerie Life")
    assert (game.asked == "may") is (civilization == "fire")
    if civilization == "fire":
        game.accept()
    game.attack(name)
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == (1 if civilization == "fire" else 2)


def test_gil_albireo_dragoon_has_the_opponent_discard_for_darkness() -> None:
    game = Scenario(
        you=Side(battle=["Gil Albireo Dragoon"], hand=["Faerie Life"], deck=filler(darkness=1), mana=filler(nature=2)),
        opponent=Side(hand=[TORCON, CORILE]),
    )
    game.use("Faerie Life").accept().expect(OPPONENT, "choose", TORCON, CORILE).choose(CORILE)
    assert game.zone(OPPONENT, "graveyard") == [CORILE]


def test_great_hercules_puts_a_hunter_that_costs_no_more_than_the_mana() -> None:
    name = "Great Hercules, Giant Insect"
    cheap, dear = (creature(called, NATURE, cost, 1000, "Hunter") for called, cost in (("Cheap", 2), ("Dear", 3)))
    game = Scenario(you=Side(battle=[pile(name, cheap)], mana=[cheap, dear]), opponent=Side(shields=3))
    game.attack(name).choose("Cheap")
    assert game.where("Dear") == "mana" and len(game.zone(YOU, "battle")) == 2


def test_great_plume_destroys_a_creature_for_each_card_discarded() -> None:
    name = "Great Plume, the Erupting"
    game = Scenario(
        you=Side(battle=[FANG], hand=[name, TORCON, TORCON], mana=filler(fire=6)),
        opponent=Side(battle=[CORILE, DRAGON, "Aqua Hulcus"]),
    )
    game.use(name).choose(DRAGON, CORILE)
    assert game.zone(OPPONENT, "battle") == ["Aqua Hulcus"] and game.zone(YOU, "hand") == []


def test_vile_apostle_returns_another_creature_for_each_grand_devil_and_deep_marine() -> None:
    name = "Fuuma Vile Apostle"
    shown = [creature(race, FIRE, 3, 1000, race) for race in ("Grand Devil", "Deep Marine", "Human")]
    game = Scenario(
        you=Side(hand=[name], mana=filler(water=8), deck=shown), opponent=Side(battle=[TORCON, CORILE, DRAGON])
    )
    game.use(name)
    assert not game.can_choose(name)
    game.choose(TORCON).choose(DRAGON)
    assert game.zone(OPPONENT, "battle") == [CORILE]


def test_rahxe_michelange_puts_creatures_of_two_races_from_the_hand() -> None:
    name = "Rahxe Michelange, Spirit Knight"
    shown = [creature(race, FIRE, 3, 1000, race) for race in ("Arc Seraphim", "Saint Head", "Human")]
    game = Scenario(you=Side(hand=[name, *shown], mana=filler(nature=9), deck=shown))
    game.use(name)
    assert not game.can_choose("Human")
    game.choose("Arc Seraphim")
    while game.asked in ("may", "choose"):
        game.choose("Saint Head") if game.can_choose("Saint Head") else game.accept()
    assert {"Arc Seraphim", "Saint Head"} < set(game.zone(YOU, "battle"))


def test_genji_blaster_fetches_aini_creatures_for_7_together_tapped() -> None:
    name, cheap, dear = "GENJI Blaster", "Chai Aini", "Eagle Aini, the Explosive Wing"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=6), battle=[FANG], deck=[cheap, "Cocco Lupia", cheap, dear]))
    game.use(name).accept()
    assert not game.can_choose("Cocco Lupia")
    game.choose(cheap)
    assert not game.can_choose(cheap)  # 4 and 4 are more than 7
    while game.asked == "choose":
        game.decline()
    assert game.where(cheap) == "battle" and game.is_tapped(cheap)


def test_dupabo_returns_a_card_when_it_is_tapped_for_a_mugen_climb() -> None:
    climbs = creature("Climbs", FIRE, 5, 1000, "Human", mugen_climb(1, FIRE))
    game = Scenario(
        you=Side(battle=["Dupabo, Gig"], hand=[climbs], mana=filler(fire=1), deck=[TORCON], graveyard=[CORILE])
    )
    game.use("Climbs").choose(TORCON)
    assert game.zone(YOU, "hand") == [TORCON] and game.zone(YOU, "graveyard") == [CORILE]


@pytest.mark.parametrize("target", [None, TORCON])
def test_nemonex_costs_mana_only_where_an_attack_on_the_player_is_not_blocked(target: str | None) -> None:
    """Both texts say an attack on the opponent; one on a creature costs them nothing."""
    name = "Nemonex, Bajula's Robomantis"
    game = Scenario(
        you=Side(battle=[pile(name, "Jabaha's Automaton")]),
        opponent=Side(battle=[tapped(TORCON)], mana=[CORILE], shields=3),
    )
    game.attack(name, target) if target else game.attack(name)
    assert game.zone(OPPONENT, "mana") == ([CORILE] if target else [])


def test_diamond_sword_leaves_out_creatures_that_come_later() -> None:
    """110.2e: its text names your creatures, those that are there; that of Diamond Cutter names none."""
    game = Scenario(
        you=Side(hand=["Diamond Sword", "Burning Mane"], mana=filler(light=3, nature=2), battle=["Aqua Guard"]),
        opponent=Side(shields=3),
    )
    game.use("Diamond Sword").use("Burning Mane")
    assert game.refused("Aqua Guard", "attack") == ""
    assert game.refused("Burning Mane", "attack") == "it has summoning sickness"


CASTER = card(
    "Caster\nCreature - light - cost 1 - power 1000 - Human\n"
    "Whenever a creature attacks, you may cast a spell from your hand for no cost."
)


def test_double_defense_cast_in_your_opponents_turn_waits_for_the_end_of_yours() -> None:
    """Its text says the end of your turn."""
    game = Scenario(
        you=Side(hand=["Double Defense"], battle=[tapped(FANG), CASTER], deck=[TORCON] * 9),
        opponent=Side(battle=[TORCON], deck=[TORCON] * 9, shields=1),
        turn=OPPONENT,
    )
    game.attack(TORCON, FANG).choose("Double Defense").end_turn()
    assert game.is_tapped(FANG)
    game.next_turn().until("attack with").attack("Caster", OPPONENT).until("choose").choose("Caster").decline()
    assert not game.is_tapped("Caster")


def test_double_defense_cast_in_your_turn_untaps_at_its_end() -> None:
    game = Scenario(you=Side(hand=["Double Defense"], mana=filler(light=1), battle=[FANG]), opponent=Side(shields=1))
    game.use("Double Defense").attack(FANG, OPPONENT).until("choose").choose(FANG)
    assert not game.is_tapped(FANG)
