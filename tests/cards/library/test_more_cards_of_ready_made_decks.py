"""More cards of ready-made decks and of lists that won tournaments: what is special about each, played."""

import pytest

from sim.cards.words import FIRE, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, attached, exactly, filler, pile, sick, tapped
from tests.cards.written import card

DRAGON, FANG, MANE, HULCUS = "Bolshack Dragon", "Fear Fang", "Burning Mane", "Aqua Hulcus"
LIGER, PIT = "Deathliger, Lion of Chaos", "Terror Pit"
FLAME = card("Flame\nCreature - fire - cost 2 - power 1000 - Human")
LIT = card("Lit\nCreature - light - cost 2 - power 1000 - Human")


# --- Power against a power ---
SUNBURST = "Überdragon Sunburst NEX"


@pytest.mark.phrase("gets_power_while_battling")
@pytest.mark.parametrize(("power", "wins"), [(12000, True), (11500, False), (22000, False), (21500, True)])
def test_sunburst_is_stronger_against_what_has_12000_power(power: int, wins: bool) -> None:
    foe = creature("Foe", FIRE, 4, power, "Human")
    game = Scenario(you=Side(battle=[pile(SUNBURST, DRAGON)]), opponent=Side(battle=[tapped(foe)]))
    game.attack(SUNBURST, "Foe")
    assert (game.where("Foe") == "graveyard") == (wins or power == 22000)
    assert (game.where(SUNBURST) == "battle") == wins
    if wins:
        game.accept()
        assert not game.is_tapped(SUNBURST)


def test_what_a_creature_gets_for_battling_counts_for_sunburst() -> None:
    foe = card(
        "Foe\nCreature - fire - cost 2 - power 11000 - Human\nThis creature gets +1000 power in battles with Dragons."
    )
    game = Scenario(you=Side(battle=[pile(SUNBURST, DRAGON)]), opponent=Side(battle=[tapped(foe)]))
    game.attack(SUNBURST, "Foe")
    assert game.where("Foe") == "graveyard" and game.where(SUNBURST) == "battle"


def test_two_of_sunburst_do_not_wait_for_each_other() -> None:
    game = Scenario(you=Side(battle=[pile(SUNBURST, DRAGON)]), opponent=Side(battle=[tapped(pile(SUNBURST, DRAGON))]))
    game.attack(SUNBURST, SUNBURST)
    assert SUNBURST in game.zone(YOU, "graveyard") and SUNBURST in game.zone(OPPONENT, "graveyard")


# --- What comes from the deck ---
KAREIKO, SHADOW = "Kareiko, Karma's Banned Technique", "Kareiko's Shadow"
FROM_DECK = {
    "graveyard": "Put the top 2 cards of your deck into your graveyard.",
    "mana": "Put the top 2 cards of your deck into your mana zone.",
    "shields": "Add the top 2 cards of your deck to your shields face down.",
    "battle": "Search your deck for 2 creatures and put them into the battle zone. Shuffle your deck.",
}


@pytest.mark.phrase("deck_cards_are_shuffled_back", "deck_cards_go_to_graveyard")
@pytest.mark.parametrize("zone", FROM_DECK)
@pytest.mark.parametrize("owner", [YOU, OPPONENT])
@pytest.mark.parametrize("name", [KAREIKO, SHADOW])
def test_kareiko_keeps_cards_in_the_deck_and_her_shadow_sends_them_to_the_graveyard(
    name: str, owner: int, zone: str
) -> None:
    mover = card(f"Mover\nSpell - fire - cost 1\n{FROM_DECK[zone]}")
    game = Scenario(
        you=Side(
            hand=[mover],
            mana=filler(fire=1),
            deck=exactly(*["Torcon"] * 5),
            shields=0,
            battle=[name] if owner == YOU else [],
        ),
        opponent=Side(battle=[name] if owner == OPPONENT else []),
    )
    game.use("Mover")
    if game.asked == "choose":
        game.choose("Torcon", "Torcon")
    kept = 5 if name == KAREIKO else 3
    assert game.zone(YOU, "deck") == ["Torcon"] * kept
    assert game.zone(YOU, "graveyard").count("Torcon") == 5 - kept
    assert "Torcon" not in game.zone(YOU, "battle") + game.zone(YOU, "shields") + game.zone(YOU, "mana")


@pytest.mark.parametrize("name", [KAREIKO, SHADOW])
def test_cards_are_drawn_though_kareiko_is_there(name: str) -> None:
    drawing = card("Drawing\nSpell - water - cost 1\nDraw 2 cards.")
    game = Scenario(you=Side(hand=[drawing], mana=filler(water=1), deck=exactly(*["Torcon"] * 5), battle=[name]))
    assert game.use("Drawing").zone(YOU, "hand") == ["Torcon"] * 2


@pytest.mark.parametrize("name", [KAREIKO, SHADOW])
def test_there_is_no_ex_life_shield_then(name: str) -> None:
    living = card(
        "Living\nCreature - fire - cost 1 - power 1000 - Human\nEX Life: As you put this creature into the battle "
        "zone, add the top card of your deck to your shields face down. When this creature would leave the battle "
        "zone, put that shield into your graveyard instead."
    )
    game = Scenario(
        you=Side(hand=[living], mana=filler(fire=1), deck=exactly(*["Torcon"] * 5), battle=[name], shields=0)
    )
    game.use("Living")
    assert game.zone(YOU, "shields") == [] and "Living" in game.zone(YOU, "battle")


def test_no_creature_is_sealed_then() -> None:
    sealer = card("Sealer\nSpell - fire - cost 1\nPut a seal on one of your opponent's creatures.")
    game = Scenario(
        you=Side(hand=[sealer], mana=filler(fire=1), battle=[KAREIKO]),
        opponent=Side(battle=[FANG], deck=exactly(*["Torcon"] * 3)),
    )
    game.use("Sealer")
    assert game.zone(OPPONENT, "battle") == [FANG] and len(game.zone(OPPONENT, "deck")) == 3


# --- What comes to the mana zone ---
NINGYO = "Ningyo, Floating in the Starry Sky"


@pytest.mark.phrase("opponents_mana_goes_to_graveyard")
@pytest.mark.parametrize(
    ("who", "where"), [(OPPONENT, "graveyard"), (YOU, "mana")], ids=["the opponent's turn", "your turn"]
)
def test_ningyo_keeps_the_opponent_from_charging_but_by_hand(who: int, where: str) -> None:
    growth = card("Growth\nSpell - nature - cost 1\nPut the top card of your deck into your mana zone.")
    sides = {
        who: Side(hand=[growth, MANE], mana=filler(nature=1), deck=exactly(*["Torcon"] * 3)),
        1 - who: Side(deck=exactly(*["Torcon"] * 3)),
    }
    sides[YOU] = Side(**{**vars(sides[YOU]), "battle": [NINGYO]})
    game = Scenario(you=sides[YOU], opponent=sides[OPPONENT], turn=who)
    game.use("Growth")
    assert "Torcon" in game.zone(who, where)


def test_ningyo_lets_the_opponent_charge_from_the_hand() -> None:
    hand = card("From Hand\nSpell - nature - cost 1\nPut a card from your hand into your mana zone.")
    game = Scenario(you=Side(battle=[NINGYO]), opponent=Side(hand=[hand, MANE], mana=filler(nature=1)), turn=OPPONENT)
    game.use("From Hand")
    assert MANE in game.zone(OPPONENT, "mana")


def test_what_you_put_into_the_opponents_mana_zone_is_not_put_by_them() -> None:
    rewind = card(
        "Rewind\nSpell - nature - cost 1\nShield trigger\nPut one of your opponent's creatures into their mana zone."
    )
    game = Scenario(you=Side(battle=[NINGYO], shields=[rewind]), opponent=Side(battle=[FANG, MANE]), turn=OPPONENT)
    game.attack(FANG, YOU).declare("Rewind").choose(MANE)
    assert MANE in game.zone(OPPONENT, "mana")


# --- Blue Dragon Revolution (DMBD-15) ---
SUNBLADE = "Sunblade NEX, Elemental Dragon Knight"
SOULUPIARAGE, BURNING_RAGE = "Soulupiarage, Phoenix Dragon Knight", "Burning Rage"


@pytest.mark.phrase("opponent_shieldifies")
def test_the_opponent_adds_a_shield() -> None:
    gift = card(
        "Gift\nSpell - fire - cost 1\nYour opponent adds the top 2 cards of their deck to their shields face down."
    )
    game = Scenario(
        you=Side(hand=[gift], mana=filler(fire=1)), opponent=Side(shields=1, deck=exactly(MANE, FANG, LIGER))
    )
    assert len(game.use("Gift").zone(OPPONENT, "shields")) == 3 and game.zone(OPPONENT, "deck") == [LIGER]


@pytest.mark.parametrize("mana", [2, 3])
@pytest.mark.parametrize("more", [True, False])
def test_sunblade_costs_2_less_if_the_opponent_may_add_a_shield(mana: int, more: bool) -> None:
    game = Scenario(
        you=Side(hand=[SUNBLADE, "Torcon"], mana=filler(light=2, fire=mana), deck=exactly(FANG, MANE, DRAGON)),
        opponent=Side(shields=2, deck=exactly(HULCUS, LIGER)),
    )
    game.use(SUNBLADE, way="2 less")
    game.expect(OPPONENT, "may")
    game = game.accept() if more else game.decline()
    assert len(game.zone(OPPONENT, "shields")) == 2 + more
    assert game.zone(OPPONENT, "deck") == ([LIGER] if more else [HULCUS, LIGER])
    game.choose("Torcon")
    assert game.zone(YOU, "graveyard") == ["Torcon"] and game.zone(YOU, "hand") == [FANG, MANE]


def test_sunblade_for_its_cost_gives_no_shield() -> None:
    game = Scenario(you=Side(hand=[SUNBLADE], mana=filler(light=2, fire=4)), opponent=Side(shields=2))
    game.use(SUNBLADE)
    assert SUNBLADE in game.zone(YOU, "battle") and len(game.zone(OPPONENT, "shields")) == 2


def test_soulupiarage_evolves_or_not_and_casts_its_spell() -> None:
    whole = f"{SOULUPIARAGE} / {BURNING_RAGE}"
    game = Scenario(
        you=Side(hand=[whole], battle=[FLAME], mana=filler(fire=5)), opponent=Side(battle=[FANG, DRAGON], shields=5)
    )
    game.use(SOULUPIARAGE, "Flame")
    assert game.under(SOULUPIARAGE) == ["Flame"]
    game.attack(SOULUPIARAGE, OPPONENT).accept()
    assert game.zone(OPPONENT, "graveyard") == [FANG]
    game = Scenario(you=Side(hand=[whole], battle=[FLAME], mana=filler(fire=5)), opponent=Side(shields=5))
    game.use(SOULUPIARAGE)
    game.decline() if game.asked == "base" else None
    assert game.under(SOULUPIARAGE) == [] and game.refused(SOULUPIARAGE)
    game = Scenario(you=Side(hand=[whole], mana=filler(fire=7)), opponent=Side(battle=[FANG, DRAGON]))
    assert game.use(BURNING_RAGE).zone(OPPONENT, "battle") == [DRAGON]


# --- Decks of 160 cards (DMX-20), and of Gaial (DMD-18) ---
STAR_LEAD, FOXREE, TENSHUKAKU = (
    "Star Lead, Lord of Dragon Spirits",
    "Foxree, Super Beast Army",
    "Tenshukaku, Dragon King Keep",
)


@pytest.mark.phrase("opponent_untaps_few_creatures")
@pytest.mark.parametrize("shields", [2, 3])
def test_star_lead_lets_one_creature_untap(shields: int) -> None:
    game = Scenario(
        you=Side(battle=[pile(STAR_LEAD, LIT)], shields=shields),
        opponent=Side(battle=[tapped(FANG), tapped(MANE), tapped(HULCUS)], mana=[tapped(MANE), tapped(FANG)]),
    )
    game.next_turn()
    if shields == 2:
        game.expect(OPPONENT, "choose", FANG, MANE, HULCUS)
        game.choose(MANE)
    assert [game.is_tapped(name) for name in (FANG, MANE, HULCUS)] == (
        [True, False, True] if shields == 2 else [False] * 3
    )
    assert game.untapped_mana(OPPONENT) == 2


def test_star_lead_taps_when_it_comes_and_attacks() -> None:
    game = Scenario(
        you=Side(hand=[STAR_LEAD], battle=[LIT], mana=filler(light=6)), opponent=Side(battle=[FANG, MANE], shields=5)
    )
    game.use(STAR_LEAD).choose(FANG)
    assert game.is_tapped(FANG)
    game.attack(STAR_LEAD, OPPONENT).choose(MANE)
    assert game.is_tapped(MANE)


@pytest.mark.phrase("return_top_card_to_hand")
@pytest.mark.parametrize("back", [True, False])
def test_foxree_invades_and_returns_after_its_attack(back: bool) -> None:
    command = card("Green Command\nCreature - nature - cost 2 - power 1000 - Guerrilla Command")
    game = Scenario(you=Side(hand=[FOXREE], battle=[command]), opponent=Side(shields=5))
    game.attack("Green Command", OPPONENT).declare(FOXREE)
    if game.asked == "may":
        game.accept()
    game.choose("shield 1", "shield 2").until("may")
    game = game.accept() if back else game.decline()
    assert len(game.zone(OPPONENT, "shields")) == 3
    assert game.zone(YOU, "hand") == ([FOXREE] if back else [])
    assert game.zone(YOU, "battle") == (["Green Command"] if back else [FOXREE])


@pytest.mark.parametrize("mana", [4, 5])
def test_tenshukaku_destroys_by_the_power_of_a_revealed_creature(mana: int) -> None:
    colors = {"fire": mana, "light": 5 - mana}
    game = Scenario(
        you=Side(hand=[TENSHUKAKU], mana=filler(**colors), deck=exactly(FLAME, "Torcon", HULCUS, DRAGON, FANG, LIGER)),
        opponent=Side(battle=[FANG, LIGER, DRAGON]),
    )
    game.use(TENSHUKAKU)
    game.expect(YOU, "choose", "no", "Flame", DRAGON)
    game.choose(DRAGON)
    assert set(game.options) == {FANG, DRAGON}
    game.choose(FANG)
    assert game.zone(OPPONENT, "graveyard") == [FANG]
    assert game.zone(YOU, "hand") == ([DRAGON] if mana == 5 else [])
    assert len(game.zone(YOU, "deck")) == (5 if mana == 5 else 6)


def test_tenshukaku_need_not_reveal_anything() -> None:
    game = Scenario(you=Side(hand=[TENSHUKAKU], mana=filler(fire=5), deck=[DRAGON] * 5), opponent=Side(battle=[FANG]))
    assert game.use(TENSHUKAKU).decline().zone(OPPONENT, "battle") == [FANG]


@pytest.mark.phrase("reveals_shields_before_breaking")
def test_gaial_zero_puts_a_psychic_creature_for_each_shield_before_it_breaks() -> None:
    three = card("Three\nPsychic Creature - fire - cost 3 - power 1000 - Hunter")
    game = Scenario(
        you=Side(battle=["Gaial Zero"], hyperspatial=[three, three]), opponent=Side(shields=[PIT, HULCUS, DRAGON])
    )
    game.attack("Gaial Zero", OPPONENT).choose("shield 1", "shield 2")
    game.expect(YOU, "choose", "no", "Three", "Three")
    assert len(game.zone(OPPONENT, "shields")) == 3
    game.choose("Three")
    game.until("declare")  # nothing costs less than Aqua Hulcus
    assert game.zone(YOU, "battle") == ["Gaial Zero", "Three"]
    game.declare(PIT)
    assert len(game.zone(OPPONENT, "shields")) == 1


def test_gaial_zero_need_not_put_anything() -> None:
    three = card("Three\nPsychic Creature - fire - cost 3 - power 1000 - Hunter")
    game = Scenario(you=Side(battle=["Gaial Zero"], hyperspatial=[three]), opponent=Side(shields=[DRAGON, FANG]))
    game.attack("Gaial Zero", OPPONENT).decline()
    assert game.zone(YOU, "battle") == ["Gaial Zero"] and sorted(game.zone(OPPONENT, "hand")) == sorted([DRAGON, FANG])


# --- Leo's deck (DMX-10) ---
ULPHAS, MAXWELL = "Ulphas, White Knight Lord of Spirits", "Maxwell Z, the Super-Electric"


def blocking(cost: int) -> str:
    """The text of a light blocker that costs this much."""
    return f"Blocking {cost}\nCreature - light - cost {cost} - power 1000 - Human\nBlocker"


@pytest.mark.phrase("soul_shift")
@pytest.mark.parametrize(("cost", "mana"), [(3, 8), (5, 6), (10, 1), (12, 1)])
def test_ulphas_costs_less_by_the_cost_of_its_base(cost: int, mana: int) -> None:
    base = f"Blocking {cost}"
    for short in (0, 1):
        game = Scenario(
            you=Side(hand=[ULPHAS], battle=[card(blocking(cost)), FANG], mana=filler(light=mana - short)),
            opponent=Side(shields=5),
        )
        if short:
            assert game.refused(ULPHAS)
            continue
        game.use(ULPHAS)
        assert game.under(ULPHAS) == [base] and game.untapped_mana(YOU) == 0
        game.attack(ULPHAS, OPPONENT).until("turn") if game.asked == "nothing" else None


def test_ulphas_untaps_at_the_end_of_its_turn() -> None:
    game = Scenario(you=Side(battle=[pile(ULPHAS, card(blocking(3)))]), opponent=Side(shields=5))
    game.attack(ULPHAS, OPPONENT).choose("shield 1", "shield 2").next_turn()
    assert not game.is_tapped(ULPHAS)


@pytest.mark.phrase("players_cast_no_civilization_of_their_graveyard")
@pytest.mark.parametrize("who", [YOU, OPPONENT])
def test_maxwell_keeps_players_from_casting_what_their_graveyards_have(who: int) -> None:
    lord = card("Lord\nCreature - water - cost 2 - power 1000 - Cyber Lord")
    plain = Side(
        graveyard=["Brain Serum", DRAGON], hand=["Spiral Gate", "Ghost Touch"], mana=filler(water=3, darkness=3)
    )
    other = Side(graveyard=["Ghost Touch"])
    here = Side(**{**vars(plain if who == YOU else other), "battle": [pile(MAXWELL, lord)]})
    game = Scenario(you=here, opponent=other if who == YOU else plain, turn=who)
    assert game.refused("Spiral Gate") and not game.refused("Ghost Touch")


def test_maxwell_evolves_from_any_cyber_for_less() -> None:
    lord = card("Lord\nCreature - water - cost 5 - power 1000 - Cyber Lord")
    game = Scenario(you=Side(hand=[MAXWELL], battle=[lord, FANG], mana=filler(water=3)))
    assert game.use(MAXWELL).under(MAXWELL) == ["Lord"]


def test_kyuppurun_keeps_yours_from_being_chosen_for_the_rest_of_the_turn() -> None:
    game = Scenario(
        you=Side(battle=["Kyuppurun, Guardian of Love", MANE]),
        opponent=Side(hand=[PIT, PIT], mana=filler(darkness=12)),
        turn=OPPONENT,
    )
    game.use(PIT).choose("Kyuppurun, Guardian of Love")
    game.use(PIT)
    assert game.zone(YOU, "battle") == [MANE]


# --- Katsuking and the legendary treasures (DMD-13) ---
@pytest.mark.parametrize("put", [True, False])
def test_hirameki_program_puts_what_costs_one_more(put: bool) -> None:
    three = card("Three\nCreature - fire - cost 3 - power 1000 - Human")
    four = card("Four\nCreature - fire - cost 4 - power 1000 - Human")
    spell = card("Four Spell\nSpell - fire - cost 4\nDraw a card.")
    game = Scenario(
        you=Side(
            hand=["Hirameki Program"],
            battle=[three],
            mana=filler(water=3),
            deck=exactly(three, spell, DRAGON, four, FANG),
        )
    )
    game.use("Hirameki Program")
    game.expect(YOU, "may")
    game = game.accept() if put else game.decline()
    assert game.zone(YOU, "battle") == (["Four"] if put else [])
    assert len(game.zone(YOU, "deck")) == 5 - put and "Three" in game.zone(YOU, "graveyard")


@pytest.mark.parametrize("mode", [0, 1])
def test_ultramotion_destroys_or_draws(mode: int) -> None:
    game = Scenario(
        you=Side(hand=["Ultramotion Rage Crystal"], mana=filler(water=2, fire=2), deck=exactly(MANE, FANG, DRAGON)),
        opponent=Side(battle=[FANG, DRAGON]),
    )
    game.use("Ultramotion Rage Crystal").choose(mode)
    while game.asked == "may":
        game.accept()
    assert game.zone(OPPONENT, "graveyard") == ([FANG] if mode == 0 else [])
    assert game.zone(YOU, "hand") == ([] if mode == 0 else [MANE, FANG])


# --- The book of Momoking (DM24-BD3) ---
CROSS, BORN = "Bolshack Momoking Cross NEX", "Momoking Born from Momo"
JO, GOD = "Momoking JO, Future King Dragon", "God Momoking, Lunatic Hero"


@pytest.mark.phrase("cant_be_chosen_by")
@pytest.mark.parametrize(("cost", "attacks"), [(4, True), (5, True), (4, False)])
def test_cross_nex_is_not_chosen_with_cheap_spells_while_it_attacks(cost: int, attacks: bool) -> None:
    killing = card(
        f"Killing\nSpell - darkness - cost {cost}\nShield trigger\nDestroy one of your opponent's creatures."
    )
    game = Scenario(
        you=Side(battle=[pile(CROSS, FLAME), MANE]),
        opponent=Side(shields=[killing, HULCUS, HULCUS, HULCUS], hand=[killing], mana=filler(darkness=5)),
    )
    if attacks:
        game.attack(CROSS, OPPONENT)
        game.choose("shield 1", "shield 2", "shield 3").declare("Killing")
    else:
        game = Scenario(
            you=Side(battle=[pile(CROSS, FLAME), MANE]),
            opponent=Side(hand=[killing], mana=filler(darkness=5)),
            turn=OPPONENT,
        )
        game.use("Killing")
    assert (game.asked == "choose" and game.can_choose(CROSS)) == (cost == 5 or not attacks)


def test_cross_nex_destroys_the_small_ones_and_loses_its_top_alone() -> None:
    four = card("Four\nCreature - fire - cost 4 - power 9000 - Human")
    game = Scenario(
        you=Side(hand=[CROSS], battle=[FLAME], mana=filler(fire=7)), opponent=Side(battle=[four, DRAGON, FANG])
    )
    assert game.use(CROSS).zone(OPPONENT, "battle") == [DRAGON]


@pytest.mark.phrase("attacked_if_able")
def test_born_from_momo_puts_a_momoking_that_draws_attacks() -> None:
    game = Scenario(
        you=Side(hand=[BORN, JO, DRAGON], mana=filler(light=2, fire=2, nature=2), deck=[MANE] * 3),
        opponent=Side(battle=[FANG, HULCUS]),
    )
    game.use(BORN)
    game.expect(YOU, "choose", "no", JO)
    game.choose(JO).accept()
    assert game.is_tapped(JO) and MANE in game.zone(YOU, "hand")
    game.next_turn().until("attack with")
    assert "no" in game.options  # nobody must attack
    game.choose(FANG)
    assert game.zone(OPPONENT, "graveyard") == [FANG]  # it could attack nothing else


def test_jo_evolves_as_it_attacks_and_untaps_without_its_top_card() -> None:
    game = Scenario(you=Side(battle=[JO], hand=[CROSS, DRAGON], deck=[MANE] * 3), opponent=Side(shields=8))
    game.attack(JO, OPPONENT)
    game.expect(YOU, "choose", "no", CROSS)
    game.choose(CROSS).choose(CROSS).choose("shield 1", "shield 2", "shield 3").until("may")
    game.accept()
    assert game.zone(YOU, "battle") == [JO] and CROSS in game.zone(YOU, "graveyard")
    assert not game.is_tapped(JO) and MANE in game.zone(YOU, "hand")
    game.attack(JO, OPPONENT)


def test_jo_puts_the_evolution_on_itself_alone() -> None:
    game = Scenario(you=Side(battle=[JO, FLAME], hand=[CROSS]), opponent=Side(shields=8))
    assert game.attack(JO, OPPONENT).choose(CROSS).under(CROSS) == [JO]


def test_jo_keeps_its_top_card_if_it_wants() -> None:
    game = Scenario(you=Side(battle=[JO], hand=[CROSS], deck=[MANE] * 3), opponent=Side(shields=8))
    game.attack(JO, OPPONENT).choose(CROSS).choose(JO).choose("shield 1", "shield 2", "shield 3").until("may")
    game.decline()
    assert game.zone(YOU, "battle") == [CROSS] and game.zone(YOU, "hand") == []


@pytest.mark.parametrize(
    ("discarded", "untaps", "returns"), [(JO, True, True), (BORN, True, False), (MANE, False, False)]
)
def test_god_momoking_does_for_what_it_discards(discarded: str, untaps: bool, returns: bool) -> None:
    game = Scenario(
        you=Side(battle=[pile(GOD, FLAME)], hand=[discarded], deck=exactly(DRAGON, FANG, MANE)),
        opponent=Side(battle=[HULCUS, LIGER], shields=8),
    )
    game.attack(GOD, OPPONENT).choose("shield 1", "shield 2").until("may")
    game.decline()
    if returns:
        game.choose(LIGER)
    assert game.is_tapped(GOD) != untaps
    assert game.zone(OPPONENT, "battle") == ([HULCUS] if returns else [HULCUS, LIGER])
    assert discarded in game.zone(YOU, "graveyard")


def test_god_momoking_returns_for_a_rexstar_of_another_name() -> None:
    game = Scenario(
        you=Side(battle=[pile(GOD, FLAME)], hand=[SHADOW], deck=exactly(DRAGON, FANG, MANE)),
        opponent=Side(battle=[HULCUS], shields=8),
    )
    game.attack(GOD, OPPONENT).choose("shield 1", "shield 2").until("may")
    game.decline()
    assert game.is_tapped(GOD) and game.zone(OPPONENT, "battle") == []


# --- Giant gates (DM26-SD1T) ---
SHEBA, GIO, BLUEPRINT = "Sheba Elixia, Brute Elemental", "Gio, Super Seven Extremes", "Huge Blueprint"


def costing(cost: int) -> str:
    """The text of a nature creature that costs this much."""
    return f"Costing {cost}\nCreature - nature - cost {cost} - power 1000 - Human"


def test_sheba_puts_two_creatures_of_total_cost_seven() -> None:
    game = Scenario(
        you=Side(hand=[SHEBA], mana=[*filler(light=4, nature=2), card(costing(3)), card(costing(4)), card(costing(5))])
    )
    game.use(SHEBA).choose("Costing 3")
    assert not game.can_choose("Costing 5")
    game.choose("Costing 4")
    assert sorted(game.zone(YOU, "battle")) == sorted([SHEBA, "Costing 3", "Costing 4"])


@pytest.mark.parametrize("costs", [(1, 2, 3, 4), (1, 2, 3, 3)])
def test_sheba_lets_yours_leave_only_by_being_destroyed_with_five_costs(costs: tuple[int, ...]) -> None:
    four = {cost: card(costing(cost)) for cost in costs}
    bounce = card("Bounce\nSpell - water - cost 1\nReturn one of your opponent's creatures to their hand.")
    game = Scenario(
        you=Side(battle=[SHEBA, *[four[cost] for cost in costs]]),
        opponent=Side(hand=[bounce, PIT], mana=filler(water=1, darkness=6)),
        turn=OPPONENT,
    )
    game.use("Bounce").choose("Costing 1")
    assert ("Costing 1" in game.zone(YOU, "battle")) == (len(set(costs)) == 4)
    game.use(PIT).choose("Costing 2")
    assert "Costing 2" in game.zone(YOU, "graveyard")


@pytest.mark.phrase("may_summon_for_less_by_revealing")
@pytest.mark.parametrize(("shown", "mana"), [(1, 8), (3, 6)])
def test_gio_costs_less_for_cards_of_nine_that_are_revealed(shown: int, mana: int) -> None:
    nine = card(costing(9))
    whole = f"{GIO} / {BLUEPRINT}"
    for short in (0, 1):
        game = Scenario(you=Side(hand=[whole, *[nine] * shown, DRAGON], battle=[LIT], mana=filler(light=mana - short)))
        if short:
            assert game.refused(GIO)
            continue
        game.use(GIO, way=f"{shown} less")
        while game.asked == "choose":
            game.choose("Costing 9")
        assert game.under(GIO) == ["Lit"] and game.untapped_mana(YOU) == 0
        assert len(game.zone(YOU, "hand")) == shown + 1


def test_the_blueprint_takes_all_dear_creatures() -> None:
    seven = card(costing(7))
    game = Scenario(
        you=Side(hand=[f"{GIO} / {BLUEPRINT}"], mana=filler(nature=2), deck=exactly(seven, MANE, seven, FANG, DRAGON))
    )
    game.use(BLUEPRINT)
    while game.asked in ("order", "choose"):
        game.choose(game.options[0])
    assert game.zone(YOU, "hand") == ["Costing 7", "Costing 7"] and game.zone(YOU, "deck")[0] == DRAGON


# --- Kenji's kingdom (DM26-SD1Y), and the kings of Gransects ---
GUNTER, OHKABUTO = "Gunter Pegasus, the Super Enlightened", "Kingdom Ohkabuto"
PUT_DRAWS = "When you put this creature into the battle zone, draw a card."
EVOLVED = card(
    "Evolved\nEvolution Creature - nature - cost 3 - power 3000 - Human\nEvolution: Put on one of your creatures."
)
ULTIMATE = card(
    "Ultimate\nEvolution Creature - nature - cost 3 - power 5000 - Human\n"
    "Ultimate Evolution: Put on one of your evolution creatures."
)


@pytest.mark.phrase("ultimate_max_evolves_from")
def test_gunter_evolves_from_an_ultimate_evolution_creature_out_of_the_mana_zone() -> None:
    game = Scenario(you=Side(battle=[pile(EVOLVED, MANE)], mana=[*filler(nature=5), GUNTER]))
    assert game.refused(GUNTER)
    game = Scenario(
        you=Side(battle=[pile(ULTIMATE, EVOLVED, MANE), pile(EVOLVED, FANG)], mana=[*filler(nature=5), GUNTER])
    )
    assert game.use(GUNTER).under(GUNTER) == ["Ultimate", "Evolved", MANE]


@pytest.mark.phrase("put_unheard")
def test_nothing_triggers_by_what_gunter_puts() -> None:
    drawing = card(f"Drawing\nCreature - nature - cost 2 - power 1000 - Human\n{PUT_DRAWS}")
    watcher = card(
        "Watcher\nCreature - nature - cost 2 - power 1000 - Human\n"
        "Whenever another creature is put into the battle zone, draw a card."
    )
    game = Scenario(
        you=Side(
            battle=[pile(GUNTER, ULTIMATE, EVOLVED, MANE), watcher],
            mana=[drawing],
            deck=exactly(FANG, DRAGON, HULCUS, *[MANE] * 5),
        ),
        opponent=Side(shields=8),
    )
    game.attack(GUNTER, OPPONENT).accept().accept().accept().choose("Drawing", FANG)
    if game.asked == "choose" and game.can_choose("no"):
        game.enough()
    assert {"Drawing", FANG} <= set(game.zone(YOU, "battle")) and game.zone(YOU, "hand") == []
    assert sorted(game.zone(YOU, "mana")) == sorted([DRAGON, HULCUS])


def test_ohkabuto_breaks_nine_shields_and_its_spell_empties_both_mana_zones() -> None:
    whole = f"{OHKABUTO} / Gouhaten Tsukumogatari"
    game = Scenario(you=Side(battle=[whole]), opponent=Side(battle=[tapped(FANG)], shields=9))
    game.attack(OHKABUTO, FANG)
    while game.asked != "attack with" and not game.turn_is_over:
        game.choose(game.options[0])
    assert game.zone(OPPONENT, "shields") == []
    drawing = card(f"Drawing\nCreature - nature - cost 2 - power 1000 - Human\n{PUT_DRAWS}")
    game = Scenario(
        you=Side(hand=[whole], mana=[*filler(nature=10), drawing, PIT]), opponent=Side(mana=[drawing, DRAGON, PIT])
    )
    game.use("Gouhaten Tsukumogatari")
    while game.asked in ("order", "resolve"):
        game.choose(game.options[0])
    assert "Drawing" in game.zone(YOU, "battle") and game.zone(YOU, "hand") == []
    assert sorted(game.zone(OPPONENT, "battle")) == sorted(["Drawing", DRAGON]) and game.zone(OPPONENT, "mana") == [PIT]


# --- Outrage Victory (DMBD-17) ---
JACKIE = "Jackie, Infinity Dream"


@pytest.mark.phrase("opponents_spells_cost_infinite_mana")
def test_the_opponents_spells_cost_infinite_mana() -> None:
    game = Scenario(
        you=Side(battle=[JACKIE], shields=["Brain Serum"]),
        opponent=Side(hand=["Brain Serum", MANE], mana=filler(water=15, nature=5), shields=[PIT]),
        turn=OPPONENT,
    )
    assert game.refused("Brain Serum") and not game.refused(MANE)
    game = Scenario(you=Side(battle=[JACKIE, FANG]), opponent=Side(shields=[PIT]))
    game.attack(FANG, OPPONENT).declare(PIT)  # which costs nothing
    game.choose(JACKIE)
    assert game.where(JACKIE) == "graveyard"


@pytest.mark.parametrize("fights", [True, False])
def test_our_dreams_never_end(fights: bool) -> None:
    outrage = card("Outrage\nCreature - fire - cost 8 - power 9000 - Outrage MAX")
    dear = card("Dear\nCreature - fire - cost 9 - power 9000 - Outrage MAX")
    game = Scenario(
        you=Side(hand=[f'{JACKIE} / "Our Dreams Will Never End!"', outrage, dear], mana=filler(fire=6)),
        opponent=Side(battle=[DRAGON, FANG]),
    )
    game.use('"Our Dreams Will Never End!"')
    game.expect(YOU, "choose", "no", "Outrage")
    game.choose("Outrage")
    game = game.choose(DRAGON) if fights else game.decline()
    assert "Outrage" in game.zone(YOU, "battle")
    assert game.zone(OPPONENT, "graveyard") == ([DRAGON] if fights else [])


# --- MAX the Johnny (DM26-SD1O) ---
JOHNNY = "MAX the Johnny"


@pytest.mark.parametrize(("shields", "wins"), [(7, True), (6, False)])
def test_max_the_johnny_adds_shields_before_each_break_and_wins_with_ten(shields: int, wins: bool) -> None:
    joker = card("Joker\nCreature - light - cost 2 - power 1000 - Jokers")
    game = Scenario(
        you=Side(battle=[JOHNNY, joker], shields=shields, deck=exactly(*["Torcon"] * 9)), opponent=Side(shields=6)
    )
    assert game.power(JOHNNY) == 12000
    game.attack(JOHNNY, OPPONENT).choose("shield 1", "shield 2", "shield 3")
    if wins:
        assert game.over and game.winner == YOU
    else:
        assert len(game.zone(YOU, "shields")) == 9 and not game.over


# --- Rainbow faeries (NET-071) ---
POMIRIN = "Pomirin, Rainbow Faerie"
RAINBOW = card("Rainbow\nSpell - light/fire - cost 3\n(This card is put into your mana zone tapped.)\nDraw a card.")


@pytest.mark.parametrize("plain", [True, False])
def test_pomirin_costs_less_with_multicolored_mana_alone(plain: bool) -> None:
    green = card("Green\nSpell - fire/nature - cost 3\n(This card is put into your mana zone tapped.)\nDraw a card.")
    whole = f"{POMIRIN} / Rainy Atlas"
    game = Scenario(you=Side(hand=[whole], mana=[green, *([tapped(MANE)] if plain else [])]))
    assert bool(game.refused(POMIRIN)) == plain


def test_pomirin_untaps_multicolored_cards_put_into_the_mana_zone() -> None:
    growth = card("Growth\nSpell - nature - cost 1\nPut the top 2 cards of your deck into your mana zone.")
    game = Scenario(you=Side(battle=[POMIRIN], hand=[growth], mana=filler(nature=1), deck=[RAINBOW, MANE]))
    assert game.use("Growth").untapped_mana(YOU) == 2


def test_rainy_atlas_takes_a_multicolored_card() -> None:
    game = Scenario(
        you=Side(hand=[f"{POMIRIN} / Rainy Atlas"], mana=filler(water=1), deck=exactly(MANE, RAINBOW, FANG, DRAGON))
    )
    game.use("Rainy Atlas")
    while game.asked == "order":
        game.choose(game.options[0])
    assert game.zone(YOU, "hand") == ["Rainbow"] and game.zone(YOU, "deck")[0] == DRAGON


# --- Jokers (DM26-SD1N, DM26-SD1O) ---
MEMORY = "Joker's Memory"
SEED = card("Seed\nTamaseed - light - cost 2 - Jokers\nWhen you put this tamaseed into the battle zone, draw a card.")


@pytest.mark.phrase("EACH_KEEPS_A_CREATURE_AND_A_TAMASEED")
def test_jokers_memory_leaves_each_player_one_creature_and_one_tamaseed() -> None:
    game = Scenario(
        you=Side(
            hand=[MEMORY],
            battle=[pile(EVOLVED, FLAME), MANE, FANG],
            mana=filler(light=8),
            shields=0,
            deck=exactly("Torcon", "Torcon"),
        ),
        opponent=Side(battle=[DRAGON, HULCUS, SEED, SEED], shields=1, deck=exactly(LIGER)),
    )
    game.use(MEMORY)
    game.expect(YOU, "choose", "no", "Evolved", MANE, FANG)
    game.choose(MANE).choose(MEMORY)
    game.expect(OPPONENT, "choose", "no", DRAGON, HULCUS)
    game.choose(HULCUS)
    game.expect(OPPONENT, "choose", "no", "Seed", "Seed")
    game.decline()
    assert sorted(game.zone(YOU, "battle")) == sorted([MANE, MEMORY])
    assert game.zone(OPPONENT, "battle") == [HULCUS]
    assert len(game.zone(YOU, "shields")) == 3 and len(game.zone(YOU, "deck")) == 2  # both cards of the pile count
    assert len(game.zone(OPPONENT, "shields")) == 4 and len(game.zone(OPPONENT, "deck")) == 1


def test_310_8_jokers_memory_counts_no_aura_that_its_creature_takes_along() -> None:
    """310.8a, answer of 2022-09-20: a rule puts the aura into the deck, and the effect only the creature."""
    mirei = "Mirei, White Emperor's Will"
    game = Scenario(
        you=Side(hand=[MEMORY], mana=filler(light=8)),
        opponent=Side(battle=[attached(mirei, "Dejilmukade, Mushura"), FANG], shields=0, deck=exactly(LIGER, LIGER)),
    )
    game.use(MEMORY, MEMORY, FANG)
    assert len(game.zone(OPPONENT, "shields")) == 1 and len(game.zone(OPPONENT, "deck")) == 2


@pytest.mark.parametrize("others", [(), (HULCUS,)])
def test_jokers_memory_counts_the_cards_that_come_to_the_deck_instead(others: tuple[str, ...]) -> None:
    """Answer of 2023-07-21: Jablood stays for four cards of the graveyard, which the effect has put into the deck."""
    jablood = "Jablood, Wicked Dragon"
    game = Scenario(
        you=Side(hand=[MEMORY], mana=filler(light=8)),
        opponent=Side(battle=[jablood, FANG, *others], shields=0, graveyard=[MANE] * 4),
    )
    game.use(MEMORY, MEMORY, FANG).decline().accept().choose(MANE, MANE, MANE)
    assert len(game.zone(OPPONENT, "shields")) == 4 + len(others) and game.zone(OPPONENT, "graveyard") == []


METCHA, KESSHING = "Metcha! Dangerous Grandpa", "Kesshing Zero"
WHOLE = f"{METCHA} / {KESSHING}"


@pytest.mark.parametrize("says", [True, False])
def test_metcha_gives_three_creatures_a_galaxy_breaker(says: bool) -> None:
    game = Scenario(
        you=Side(hand=[WHOLE], battle=[FANG, MANE], mana=filler(10), shields=[PIT, HULCUS]),
        opponent=Side(battle=[DRAGON], shields=6),
    )
    game.use(METCHA)
    game = game.accept() if says and game.asked == "may" else game if says else game.decline()
    while game.asked == "choose":
        game.choose(next(option for option in game.options if option != "no"))
    game.attack(FANG, OPPONENT)
    if says:
        game.until("declare")
        assert game.zone(OPPONENT, "shields") == []  # and then those of its owner break
        game.declare(PIT)
        assert game.zone(YOU, "shields") == [] and game.zone(OPPONENT, "graveyard") == [DRAGON]
    else:
        assert len(game.zone(YOU, "shields")) == 2


def test_metcha_breaks_its_own_shields_only_after_breaking_others() -> None:
    game = Scenario(you=Side(battle=[WHOLE], shields=[HULCUS, HULCUS]), opponent=Side(battle=[tapped(FANG)], shields=6))
    game.attack(METCHA, FANG)
    assert len(game.zone(YOU, "shields")) == 2
    game = Scenario(you=Side(battle=[WHOLE], shields=[HULCUS, HULCUS]), opponent=Side(shields=6))
    game.attack(METCHA, OPPONENT)
    assert game.zone(YOU, "shields") == [] and game.zone(OPPONENT, "shields") == []


def test_kesshing_zero_ignores_the_opponents_abilities_for_the_turn() -> None:
    blocking_one = card(blocking(2))
    game = Scenario(
        you=Side(hand=[WHOLE], battle=[FANG], mana=filler(5)), opponent=Side(battle=[blocking_one], shields=3)
    )
    game.use(KESSHING).accept().attack(FANG, OPPONENT).choose("shield 1")
    assert len(game.zone(OPPONENT, "shields")) == 2


# --- God Song and Ryostorm (DMBD-18) ---
DOOR, IZANAMI = "The Door of God Song and Ryostorm", "Izanamiterasu, Queen of Blue Wolves"


@pytest.mark.parametrize("fights", [True, False])
def test_the_door_puts_what_the_opponent_chooses_until_the_end_of_the_turn(fights: bool) -> None:
    game = Scenario(
        you=Side(
            hand=[DOOR],
            battle=[MANE],
            mana=filler(water=4, nature=4),
            deck=exactly(DRAGON, PIT, HULCUS, PIT, MANE, *[PIT] * 5),
        ),
        opponent=Side(battle=[FANG], shields=5),
    )
    game.use(DOOR)
    game.expect(OPPONENT, "choose", HULCUS, DRAGON)
    game.choose(DRAGON)
    while game.asked == "order":
        game.choose(game.options[0])
    game = game.choose(DRAGON) if fights else game.decline()
    assert DRAGON in game.zone(YOU, "battle")
    assert game.zone(OPPONENT, "graveyard") == ([FANG] if fights else [])
    game.next_turn()
    assert game.zone(YOU, "battle") == [MANE] and game.zone(YOU, "deck")[-1] == DRAGON


def test_izanamiterasu_puts_the_weak_ones_into_mana() -> None:
    game = Scenario(
        you=Side(hand=[IZANAMI], mana=filler(water=3, nature=3)), opponent=Side(battle=[FANG, LIGER, DRAGON])
    )
    game.use(IZANAMI).choose(0)
    assert FANG in game.zone(OPPONENT, "mana") and DRAGON in game.zone(OPPONENT, "battle")


@pytest.mark.parametrize("to_hand", [True, False])
def test_izanamiterasu_evolves_into_what_costs_no_more_than_the_mana(to_hand: bool) -> None:
    fits = card(
        "Seven\nEvolution Creature - nature - cost 7 - power 9000 - Human\nEvolution: Put on one of your creatures."
    )
    dear = card(
        "Eight\nEvolution Creature - nature - cost 8 - power 9000 - Human\nEvolution: Put on one of your creatures."
    )
    game = Scenario(
        you=Side(
            hand=[IZANAMI, dear, fits, MANE],
            mana=[*filler(water=3, nature=3), *([FANG] if to_hand else [])],
            deck=exactly(HULCUS, DRAGON),
        )
    )
    game.use(IZANAMI).choose(1).choose(0 if to_hand else 1)
    assert (HULCUS in game.zone(YOU, "hand")) == to_hand
    assert game.zone(YOU, "battle") == ["Seven"] and game.under("Seven") == [IZANAMI]


# --- Dragheart blades (DMBD-14) ---
KING, BLADE = 'Glenmalt "King", Dual Sword Dragon Ruler', "Hellfuezu, Purgatory Blade"
PALACE, MASSACRE = "Hell Crime, Purgatory Palace", "Hellsekai, Great Massacre"
SWORD = card(
    'Sword\nDragheart Weapon - fire - cost 4\nThe equipped creature has "slayer".\nDragsolution: At the end of your '
    "turn, if you have 9 or more Dragons, flip this weapon to its creature side and untap it.\nOther side: Swordsman\n"
    "Dragheart Creature - fire - cost 7 - power 9000 - Gaial Command Dragon\nDouble breaker"
)
SABER = card(
    'Saber\nDragheart Weapon - fire - cost 6\nThe equipped creature has "slayer".\nDragsolution: At the end of your '
    "turn, if you have 9 or more Dragons, flip this weapon to its creature side and untap it.\nOther side: Sabersman\n"
    "Dragheart Creature - fire - cost 7 - power 9000 - Gaial Command Dragon\nDouble breaker"
)


@pytest.mark.parametrize("fire", [7, 6])
def test_king_takes_two_weapons_with_seven_fire_mana(fire: int) -> None:
    game = Scenario(you=Side(hand=[KING], mana=filler(fire=fire, light=10 - fire), hyperspatial=[SWORD, SWORD, SABER]))
    game.use(KING)
    while game.asked in ("resolve", "choose"):
        game.choose("Saber" if "Saber" in game.options else game.options[0])
    assert sorted(game.equipped(KING)) == (["Saber", "Sword"] if fire == 7 else ["Sword"])


@pytest.mark.phrase("no_twin_weapons")
def test_king_is_never_equipped_with_two_weapons_of_one_name() -> None:
    game = Scenario(you=Side(hand=[KING], mana=filler(fire=10), hyperspatial=[SWORD, SWORD]))
    game.use(KING)
    while game.asked in ("resolve", "choose"):
        game.choose(game.options[0])
    assert game.equipped(KING) == ["Sword"] and game.zone(YOU, "hyperspatial") == ["Sword"]


def test_hellfuezu_weakens_and_becomes_a_palace_and_a_massacre() -> None:
    ruler = card(
        "Ruler\nCreature - darkness - cost 1 - power 9000 - Draguner\nSpeed attacker\nWhen you put this creature into "
        "the battle zone, put a dragheart weapon that costs 4 or less from your hyperspatial zone into the battle zone."
    )
    game = Scenario(
        you=Side(hand=[ruler], battle=["Bloody Squito"], mana=filler(darkness=1), hyperspatial=[BLADE]),
        opponent=Side(battle=[FANG, HULCUS, DRAGON], shields=9),
    )
    game.use("Ruler")
    assert game.equipped("Ruler") == [BLADE]
    game.attack("Ruler", OPPONENT).choose(FANG)
    assert game.zone(OPPONENT, "graveyard") == [FANG]
    game.choose("shield 1").until("may").accept()
    assert PALACE in game.zone(YOU, "battle")
    game.next_turn().next_turn().until("attack with")
    game.attack("Ruler", OPPONENT)
    game.expect(YOU, "choose", "no", "Bloody Squito")
    game.choose("Bloody Squito").choose(HULCUS)
    assert game.zone(OPPONENT, "graveyard") == [FANG, HULCUS] and MASSACRE in game.zone(YOU, "battle")


def test_the_massacre_destroys_for_each_of_yours() -> None:
    game = Scenario(you=Side(battle=[MASSACRE, MANE, FANG]), opponent=Side(battle=[DRAGON, HULCUS, LIGER], shields=9))
    game.attack(MASSACRE, OPPONENT).accept()
    game.choose(MANE).choose(FANG)
    game.enough()
    game.choose(DRAGON).choose(LIGER)
    assert game.zone(OPPONENT, "battle") == [HULCUS]


@pytest.mark.parametrize("alone", [True, False])
def test_the_massacre_evades_alone(alone: bool) -> None:
    game = Scenario(
        you=Side(battle=[MASSACRE, *([] if alone else [MANE])]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use(PIT)
    if not alone:
        game.choose(MASSACRE)
    assert (PALACE in game.zone(YOU, "battle")) == alone
    assert game.zone(YOU, "hyperspatial") == ([] if alone else [BLADE])


# --- Twinpacts of Kiyonaga (DM26-SD1U) ---
KIYONAGA = "Kiyonaga, Seeker of the Five Rings"


def twin(first: int, second: int) -> str:
    """The text of a twinpact with these costs."""
    return (
        f"Twin {first} / Pact {second}\nCreature - nature - cost {first} - power 1000 - Human\n"
        f"Spell - nature - cost {second}\nDraw a card."
    )


@pytest.mark.phrase("THEY_DIFFER_IN_COST")
@pytest.mark.parametrize(
    ("costs", "differ"),
    [
        ((2, 3, 4), True),
        ((2, 2, 4), False),
        ((2, (2, 3), 4), True),
        (((2, 3), (2, 3), 3), False),
        (((2, 3), (3, 4), 3), True),
    ],
)
def test_kiyonaga_uses_elements_of_three_different_costs(
    costs: tuple[int | tuple[int, int], ...], differ: bool
) -> None:
    revealed = [card(twin(*cost) if isinstance(cost, tuple) else costing(cost)) for cost in costs]
    game = Scenario(you=Side(battle=[KIYONAGA], deck=exactly(*revealed, MANE, MANE)), opponent=Side(shields=9))
    game.attack(KIYONAGA, OPPONENT)
    assert (game.asked in ("may", "choose")) == differ
    if differ:
        game.decline()
    assert len(game.zone(YOU, "mana")) == 3


def test_kiyonaga_uses_no_spell_and_nothing_that_costs_ten() -> None:
    game = Scenario(
        you=Side(battle=[KIYONAGA], deck=exactly(card(costing(9)), card(costing(10)), "Brain Serum", MANE)),
        opponent=Side(shields=9),
    )
    game.attack(KIYONAGA, OPPONENT)
    if game.asked == "may":
        game.accept()
    game.choose("Costing 9")
    game.until("break")
    assert sorted(game.zone(YOU, "battle")) == sorted([KIYONAGA, "Costing 9"])
    assert sorted(game.zone(YOU, "mana")) == sorted(["Costing 10", "Brain Serum"])


ZENON = "Akashic Zenon"


@pytest.mark.phrase("CAST_THAT_SPELL_HALF", "twinpact")
def test_zenon_lets_one_twinpact_each_turn_cast_its_spell_as_it_attacks() -> None:
    pact = card(twin(3, 5))
    game = Scenario(you=Side(battle=[ZENON, sick(pact), pact, MANE], deck=[FANG] * 5), opponent=Side(shields=9))
    game.attack(MANE, OPPONENT).choose("shield 1")
    assert game.zone(YOU, "hand") == []
    game.attack("Twin 3#1", OPPONENT).accept().choose("shield 1")
    assert game.zone(YOU, "hand") == [FANG] and game.zone(YOU, "graveyard") == []
    game.attack("Twin 3#2", OPPONENT).choose("shield 1")
    assert game.zone(YOU, "hand") == [FANG]


@pytest.mark.parametrize("pact", [True, False])
def test_zenon_charges_with_a_twinpact_creature(pact: bool) -> None:
    game = Scenario(
        you=Side(
            hand=[ZENON],
            battle=[card(twin(3, 5))] if pact else [MANE],
            mana=filler(water=2, fire=2, nature=1),
            deck=exactly(FANG, MANE),
        )
    )
    assert (FANG in game.use(ZENON).zone(YOU, "mana")) == pact
