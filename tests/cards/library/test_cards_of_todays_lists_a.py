"""Cards of the lists of today, taken by how often they are played: what each of their abilities does, played."""

import pytest

from sim.cards.words import FIRE, LIGHT, creature
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, face_down, filler, pile, tapped
from tests.cards.written import card

FANG, MANE, LIGER, HULCUS = "Fear Fang", "Burning Mane", "Deathliger, Lion of Chaos", "Aqua Hulcus"
DRAGON, PIT, SERUM, GATE = "Bolshack Dragon", "Terror Pit", "Brain Serum", "Spiral Gate"
SMALL_DRAGON = creature("Small Dragon", FIRE, 3, 3000, "Armored Dragon")
ANGEL = creature("Angel", LIGHT, 5, 5000, "Angel Command")
CRYSTAL = card(  # a card that puts cards face down into the mana zone, so that there can be some
    "Crystal\nSpell - light - cost 9\nAfter you cast this spell, put it into your mana zone face down instead of your "
    "graveyard.\nDraw a card."
)


# --- Shobu Kirifuda & Bolmeteus ---
SHOBU = "Shobu Kirifuda & Bolmeteus -Story of Duel-"


@pytest.mark.parametrize(("mana", "cost"), [(7, 7), (6, 7)])
def test_shobu_costs_less_for_dragons_in_the_battle_zone_and_in_the_mana_zone(mana: int, cost: int) -> None:
    dragons = [SMALL_DRAGON] * 3  # 3 less; and 6 less for two in the battle zone: 16 - 9 = 7
    lands = [*dragons, *filler(light=mana - 3)]
    game = Scenario(you=Side(hand=[SHOBU], battle=[SMALL_DRAGON] * 2, mana=lands))
    assert (game.refused(SHOBU) == "") == (mana >= cost)


def test_shobu_costs_two_at_least() -> None:
    game = Scenario(you=Side(hand=[SHOBU, FANG], battle=[SMALL_DRAGON] * 6, mana=filler(light=1, fire=1)))
    game.use(SHOBU)
    assert game.untapped_mana(YOU) == 0
    game = Scenario(you=Side(hand=[SHOBU], battle=[SMALL_DRAGON] * 6, mana=[ANGEL]))
    assert game.refused(SHOBU)


def test_shobu_adds_a_shield_breaks_one_and_dragons_among_them_are_shield_triggers() -> None:
    game = Scenario(
        you=Side(battle=[SHOBU], shields=[SMALL_DRAGON], deck=[FANG, "Torcon"]),
        opponent=Side(shields=5),
    )
    game.attack(SHOBU).choose("shield 1").declare("Small Dragon")
    assert "Small Dragon" in game.zone(YOU, "battle") and game.zone(YOU, "shields") == [FANG]


def test_what_is_no_dragon_is_no_shield_trigger_with_shobu() -> None:
    game = Scenario(you=Side(battle=[SHOBU], shields=[FANG], deck=[MANE, "Torcon"]), opponent=Side(shields=5))
    game.attack(SHOBU).choose("shield 1")
    assert game.asked != "declare" and game.zone(YOU, "hand") == [FANG]


# --- Mobius Link ---
def test_mobius_link_takes_a_card_draws_destroys_three_and_keeps_mana_tapped() -> None:
    game = Scenario(
        you=Side(hand=["Mobius Link"], mana=filler(water=4, darkness=3)),
        opponent=Side(
            hand=["Torcon"], battle=[FANG, MANE, HULCUS, LIGER], mana=[tapped(name) for name in ["Corile"] * 7]
        ),
    )
    game.use("Mobius Link")
    assert "Torcon" in game.zone(OPPONENT, "graveyard") and len(game.zone(YOU, "hand")) == 2
    game.choose(FANG, MANE, HULCUS)
    assert game.zone(OPPONENT, "battle") == [LIGER]
    game.end_turn().next_turn()
    while game.asked == "choose":
        game.choose("Corile")
    game.until("charge mana")
    assert game.untapped_mana(OPPONENT) == 4
    game.end_turn().next_turn().end_turn().next_turn().until("charge mana")
    assert game.untapped_mana(OPPONENT) == 7


# --- Balgarisk ---
BALGARISK = "Balgarisk, Hideaway Dragon of the Hideaway Hidden Blade"


@pytest.mark.parametrize(("top", "zone"), [(SMALL_DRAGON, "battle"), (FANG, "mana"), (SHOBU, "mana")])
def test_balgarisk_puts_a_dragon_that_costs_no_more_than_your_mana_and_charges_the_rest(top: str, zone: str) -> None:
    game = Scenario(you=Side(hand=[BALGARISK, FANG], mana=filler(fire=4, nature=3), deck=[top, "Torcon"]))
    game.use(BALGARISK).accept()
    name = top if isinstance(top, str) else "Small Dragon"
    assert name in game.zone(YOU, zone)
    assert zone == "battle" or game.untapped_mana(YOU) == 0


def test_balgarisk_is_a_ninja_strike_with_eight_cards_of_mana() -> None:
    game = Scenario(
        you=Side(hand=[BALGARISK], mana=filler(fire=4, nature=4), deck=[FANG, "Torcon"], shields=3),
        opponent=Side(battle=[MANE]),
        turn=OPPONENT,
    )
    game.attack(MANE).declare(BALGARISK).decline()
    assert BALGARISK in game.zone(YOU, "battle")


# --- Star evolutions ---
BRAND = "Brand <NEXT Star>"


def test_brand_leaves_for_its_bad_action_and_untaps_what_was_under_it() -> None:
    game = Scenario(
        you=Side(hand=[BRAND], battle=[tapped(SMALL_DRAGON)], mana=filler(fire=5)),
        opponent=Side(shields=3),
    )
    game.use(BRAND).end_turn()
    assert game.zone(YOU, "battle") == ["Small Dragon"] and game.zone(YOU, "graveyard") == [BRAND]
    assert not game.is_tapped("Small Dragon")


@pytest.mark.parametrize("dragons", [5, 4])
def test_brand_puts_a_dragon_if_five_fire_dragons_are_in_your_mana_zone(dragons: int) -> None:
    game = Scenario(
        you=Side(
            battle=[pile(BRAND, SMALL_DRAGON)],
            hand=[SMALL_DRAGON],
            mana=[SMALL_DRAGON] * dragons,
            deck=[FANG, "Torcon"],
        ),
        opponent=Side(battle=[FANG, LIGER], shields=3),
    )
    game.attack(BRAND)
    assert game.zone(OPPONENT, "battle") == [LIGER]
    if dragons == 5:
        game.accept().choose("Small Dragon")
        assert sorted(game.zone(YOU, "battle")) == [BRAND, "Small Dragon"] and game.zone(YOU, "hand") == [FANG]
    else:
        assert game.asked != "may" and game.zone(YOU, "hand") == ["Small Dragon"]


CANBELLO = "Canbello <Rezo Star>"


def test_canbello_invades_lets_the_opponent_put_one_creature_and_untaps_what_was_under_it() -> None:
    star = card("Star\nCreature - fire - cost 4 - power 4000 - RexStars")
    game = Scenario(
        you=Side(hand=[CANBELLO, "Torcon"], battle=[star], shields=3),
        opponent=Side(shields=4, hand=[FANG, FANG, GATE], mana=filler(nature=6, water=2)),
    )
    game.attack("Star").declare(CANBELLO).choose("shield 1", "shield 2").settle()
    assert game.zone(YOU, "battle") == [CANBELLO]
    game.end_turn().next_turn().until("use a card").use(FANG)
    assert game.refused(f"{FANG}#2")
    game.use(GATE, CANBELLO)
    assert game.zone(YOU, "battle") == ["Star"] and not game.is_tapped("Star")


# --- Verbena ---
VERBENA, MEMORY = "Verbena, Magical Faerie", '"This...is the lost memory"'


def test_verbena_draws_and_puts_a_creature_when_the_opponent_puts_an_element_without_mana() -> None:
    reanimation = card("Call\nSpell - water - cost 2\nPut a creature from your hand into the battle zone.")
    game = Scenario(
        you=Side(battle=[f"{VERBENA} / {MEMORY}"], hand=[MANE, LIGER], deck=[SERUM, "Torcon"], shields=3),
        opponent=Side(hand=[reanimation, FANG, FANG], mana=filler(water=2, nature=4)),
        turn=OPPONENT,
    )
    game.use("Call", f"{FANG}#1")
    assert SERUM in game.zone(YOU, "hand")
    assert game.can_choose(MANE) and not game.can_choose(LIGER)
    game.choose(MANE).use(FANG)
    assert game.zone(YOU, "battle")[1:] == [MANE] and len(game.zone(YOU, "hand")) == 2


def test_the_lost_memory_draws_two_and_puts_a_small_creature() -> None:
    game = Scenario(you=Side(hand=[f"{VERBENA} / {MEMORY}", FANG, LIGER], mana=filler(light=5)))
    game.use(MEMORY)
    assert len(game.zone(YOU, "hand")) == 4 and game.can_choose(FANG) and not game.can_choose(LIGER)
    game.choose(FANG)
    assert game.zone(YOU, "battle") == [FANG]


# --- Ballcadeia NEX ---
BALLCADEIA = "Ballcadeia NEX, Lord of Demon Dragons"


def test_ballcadeia_destroys_a_creature_and_puts_a_dragon_or_command_from_the_deck() -> None:
    base = pile(BALLCADEIA, ANGEL, SMALL_DRAGON, SMALL_DRAGON)
    game = Scenario(
        you=Side(battle=[base], deck=[FANG, DRAGON, ANGEL, "Torcon"]),
        opponent=Side(battle=[LIGER], hand=[GATE], mana=filler(water=2), shields=[FANG] * 3),
    )
    game.attack(BALLCADEIA)
    assert game.zone(OPPONENT, "graveyard") == [LIGER]
    assert game.can_choose(DRAGON) and game.can_choose("Angel") and not game.can_choose(FANG)
    game.choose("Angel")
    assert sorted(game.zone(YOU, "battle")) == ["Angel", BALLCADEIA] and game.zone(OPPONENT, "shields") == []
    game.end_turn().next_turn()
    assert game.refused(GATE)


@pytest.mark.parametrize("bases", [[ANGEL, SMALL_DRAGON, ANGEL], [ANGEL, SMALL_DRAGON, FANG]])
def test_ballcadeia_is_put_on_three_angels_demons_or_armored_dragons(bases: list[object]) -> None:
    game = Scenario(you=Side(hand=[BALLCADEIA], battle=bases, mana=filler(light=5, darkness=5, fire=5)))  # type: ignore[arg-type]
    assert (game.refused(BALLCADEIA) == "") == (FANG not in bases)


# --- Heavenly Zeniths ---
LIONEL, SUSPENSE = 'Lionel, Heavenly Zenith of "Onore"', 'Suspense, Heavenly Zenith of "Curse Resentment"'


def test_lionel_is_paid_with_face_down_cards_and_makes_two_shields_and_another_of_an_element() -> None:
    game = Scenario(
        you=Side(hand=[LIONEL, CRYSTAL], mana=[*[face_down(FANG)] * 3, *filler(light=3)], deck=[SERUM, PIT, "Torcon"]),
        opponent=Side(battle=[LIGER]),
    )
    game.use(LIONEL)
    assert len(game.zone(YOU, "shields")) == 3
    game.choose(LIGER)
    assert LIGER in game.zone(OPPONENT, "shields") and game.untapped_mana(YOU) == 0


def test_oracles_unknowns_and_zeniths_are_shield_triggers_with_lionel() -> None:
    oracle = card("Seer\nCreature - light - cost 4 - power 4000 - Oracle")
    game = Scenario(
        you=Side(battle=[LIONEL], shields=[oracle, FANG]), opponent=Side(battle=[DRAGON], shields=3), turn=OPPONENT
    )
    game.attack(DRAGON).block().declare("Seer")
    assert "Seer" in game.zone(YOU, "battle") and game.zone(YOU, "hand") == [FANG]


def test_lionel_stays_for_three_cards_that_are_turned_face_up() -> None:
    game = Scenario(
        you=Side(battle=[LIONEL], mana=[face_down(FANG)] * 4, hand=[CRYSTAL]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use(PIT).accept().choose(f"{FANG}#1", f"{FANG}#2", f"{FANG}#4")
    assert game.zone(YOU, "battle") == [LIONEL] and game.zone(YOU, "mana").count(FANG) == 3


def test_suspense_takes_the_hand_and_casts_up_to_three_spells_of_the_opponents_graveyard() -> None:
    game = Scenario(
        you=Side(hand=[SUSPENSE, CRYSTAL], mana=[*[face_down(FANG)] * 3, *filler(darkness=3)]),
        opponent=Side(hand=["Torcon", FANG]),
    )
    game.use(SUSPENSE)
    assert game.zone(OPPONENT, "hand") == [] and game.untapped_mana(YOU) == 0
    game = Scenario(
        you=Side(battle=[SUSPENSE]),
        opponent=Side(graveyard=[SERUM, PIT, SERUM, FANG], battle=[LIGER], shields=4),
    )
    game.attack(SUSPENSE).accept().choose(SERUM, PIT).enough().accept().accept()
    assert game.zone(OPPONENT, "graveyard") == [SERUM, FANG, LIGER]
    assert game.zone(OPPONENT, "deck")[-2:] == [SERUM, PIT] and len(game.zone(YOU, "hand")) == 2


# --- Bolmeteus Cycle ---
CYCLE = "Bolmeteus Cycle, Dragon Flame of Resurrection"


def test_bolmeteus_cycle_casts_a_spell_and_draws_a_card_once_each_turn() -> None:
    game = Scenario(
        you=Side(hand=[CYCLE, FANG], mana=filler(water=3, darkness=3), deck=[FANG, FANG, MANE, MANE, "Torcon"]),
        opponent=Side(deck=[SERUM, FANG, "Torcon"], battle=[LIGER]),
    )
    game.use(CYCLE)
    assert game.zone(YOU, "graveyard") == [FANG, FANG] and game.zone(OPPONENT, "graveyard") == [SERUM, FANG]
    game.choose(ability(CYCLE, "spell")).accept().accept().accept().accept()
    assert len(game.zone(YOU, "hand")) == 4


# --- Silva ---
SILVA, FATE = "Silva, Guard of Destiny", '"That Destiny, We Shall Follow"'


@pytest.mark.parametrize("top", [SHOBU, FANG])
def test_silva_charges_a_card_and_draws_one_if_it_costs_seven_or_more(top: str) -> None:
    game = Scenario(you=Side(hand=[f"{SILVA} / {FATE}", FANG], mana=filler(nature=4), deck=[top, "Torcon", "Torcon"]))
    game.use(SILVA)
    assert top in game.zone(YOU, "mana") and len(game.zone(YOU, "hand")) == 1 + (top == SHOBU)
    assert game.has(SILVA, keywords.MACH_FIGHTER)


def test_that_destiny_returns_creatures_that_together_cost_no_more_than_the_discarded_card() -> None:
    big = creature("Ten", FIRE, 10, 1000, "Human")
    game = Scenario(
        you=Side(hand=[f"{SILVA} / {FATE}", DRAGON, PIT], mana=filler(water=7), deck=[MANE, "Torcon"]),
        opponent=Side(battle=[FANG, MANE, big]),
    )
    game.use(FATE).choose(PIT)  # costs 6
    assert not game.can_choose("Ten")
    game.choose(FANG, MANE)
    assert sorted(game.zone(OPPONENT, "hand")) == sorted([FANG, MANE])


# --- Brutula-D1 ---
def test_brutula_lets_your_other_creatures_leave_only_by_being_destroyed() -> None:
    game = Scenario(
        you=Side(battle=["Brutula-D1", FANG], shields=3),
        opponent=Side(hand=[GATE, PIT], mana=filler(water=2, darkness=6)),
        turn=OPPONENT,
    )
    game.use(GATE, FANG)
    assert sorted(game.zone(YOU, "battle")) == ["Brutula-D1", FANG]
    game.use(PIT, FANG)
    assert game.zone(YOU, "battle") == ["Brutula-D1"]


def test_brutula_itself_can_leave() -> None:
    game = Scenario(
        you=Side(battle=["Brutula-D1", FANG]), opponent=Side(hand=[GATE], mana=filler(water=2)), turn=OPPONENT
    )
    game.use(GATE, "Brutula-D1")
    assert game.zone(YOU, "battle") == [FANG]
