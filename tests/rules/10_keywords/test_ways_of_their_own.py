"""Mana Reburst, Abyss Rush, Vividdraw, Gravity Zero: creatures that are summoned in ways of their own."""

import pytest

from sim.cards.words import (
    ACT_SUMMON,
    CREATURES,
    FIRE,
    MANA,
    NATURE,
    WATER,
    DefinitionError,
    abyss_rush,
    cant_attack_players,
    cost_more,
    creature,
    draw,
    mach_fighter,
    mana_reburst,
    may_summon_from,
    prohibits,
    spell,
    vividdraw,
    vividdraw_of_spell,
    when_destroyed,
    whenever_attacks,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, exactly, filler, tapped
from tests.cards.written import card

BEETLE = creature("Beetle", NATURE, 3, 3000, "Vehicle Bee", mana_reburst(4))
RUSHER = creature("Rusher", NATURE, 2, 3000, "Abyss Royale", abyss_rush)
DRAWN = creature("Drawn", WATER | FIRE, 8, 8000, "Mutopia", vividdraw(5, WATER | FIRE))
READY = creature("Ready", FIRE, 1, 1000, "Human")


# --- Mana Reburst ---
@pytest.mark.rule("10.31")
@pytest.mark.phrase("mana_reburst")
def test_10_31_mana_reburst_summons_from_the_mana_zone_for_its_number() -> None:
    """The card is tapped for its own cost like other mana, and then leaves (item 5B.06)."""
    game = Scenario(you=Side(mana=[BEETLE, *filler(nature=3)], battle=[READY]))
    game.expect(YOU, "use a card", "no", "Beetle").use("Beetle")
    assert game.zone(YOU, "battle") == ["Ready", "Beetle"]
    assert game.zone(YOU, "mana") == ["Nature Filler"] * 3
    assert game.untapped_mana(YOU) == 0


@pytest.mark.rule("10.31")
@pytest.mark.phrase("mana_reburst")
def test_10_31_its_number_is_paid_from_mana_and_its_cost_from_the_hand() -> None:
    game = Scenario(you=Side(mana=[BEETLE, *filler(nature=2)], battle=[READY]))
    assert not game.can_choose("Beetle")  # 3 mana is the cost, not the 4 of the keyword
    game = Scenario(you=Side(hand=[BEETLE], mana=filler(nature=3), battle=[READY]))
    game.use("Beetle")
    assert game.untapped_mana(YOU) == 0


@pytest.mark.rule("10.31")
@pytest.mark.phrase("mana_reburst")
def test_10_31_what_forbids_summoning_forbids_mana_reburst_and_costs_change_with_it() -> None:
    never = creature("Never", NATURE, 5, 5000, "Human", prohibits(ACT_SUMMON, your_opponents(CREATURES)))
    game = Scenario(you=Side(mana=[BEETLE, *filler(nature=5)], battle=[READY]), opponent=Side(battle=[never]))
    assert not game.can_choose("Beetle")
    dear = creature("Dear", NATURE, 5, 5000, "Human", cost_more(your_opponents(CREATURES), 1))
    game = Scenario(you=Side(mana=[BEETLE, *filler(nature=4)], battle=[READY]), opponent=Side(battle=[dear]))
    game.use("Beetle")
    assert game.untapped_mana(YOU) == 0


@pytest.mark.phrase("mana_reburst")
def test_a_card_may_be_summonable_from_mana_for_its_cost_too() -> None:
    both = creature("Both", NATURE, 6, 3000, "Human", may_summon_from(MANA), mana_reburst(4))
    game = Scenario(you=Side(mana=[both, *filler(nature=5)], battle=[READY]))
    game.use("Both", way="paying 4")
    assert game.untapped_mana(YOU) == 2  # itself and three more were tapped


# --- Abyss Rush ---
@pytest.mark.phrase("abyss_rush", "may_attack_players_at_once")
def test_abyss_rush_summons_from_the_graveyard_for_the_cost_and_attacks_players_at_once() -> None:
    """docs/keywords.md: sickness keeps it from creatures alone, and at the end of the turn it goes."""
    game = Scenario(
        you=Side(graveyard=[RUSHER], mana=filler(nature=2), deck=exactly("Torcon")),
        opponent=Side(battle=[tapped("Fear Fang")]),
    )
    game.use("Rusher")
    assert game.untapped_mana(YOU) == 0
    with pytest.raises(Illegal):
        game.attack("Rusher", "Fear Fang")
    game.attack("Rusher")
    assert game.zone(OPPONENT, "shields") == []
    game.end_turn()
    assert game.zone(YOU, "deck") == ["Torcon", "Rusher"]


def test_from_the_hand_a_creature_with_abyss_rush_is_summoned_as_usual() -> None:
    game = Scenario(you=Side(hand=[RUSHER], mana=filler(nature=2), battle=[READY]))
    game.use("Rusher").attack("Ready").settle()
    with pytest.raises(Illegal):
        game.attack("Rusher")
    game.end_turn()
    assert "Rusher" in game.zone(YOU, "battle")


@pytest.mark.phrase("abyss_rush")
def test_101_2_abyss_rush_does_not_lift_what_forbids_attacking_players() -> None:
    """101.2: "can't" beats "can"."""
    tame = creature("Tame", NATURE, 2, 3000, "Abyss Royale", abyss_rush, cant_attack_players)
    game = Scenario(you=Side(graveyard=[tame], mana=filler(nature=2), battle=[READY]), opponent=Side(shields=3))
    game.use("Tame")
    with pytest.raises(Illegal):
        game.attack("Tame")


@pytest.mark.phrase("abyss_rush", "may_attack_players_at_once")
def test_a_mach_fighter_with_abyss_rush_attacks_both() -> None:
    both = creature("Both", NATURE, 2, 3000, "Abyss Royale", abyss_rush, mach_fighter)
    game = Scenario(you=Side(graveyard=[both], mana=filler(nature=2)), opponent=Side(battle=["Fear Fang"]))
    game.use("Both").attack("Both", "Fear Fang")
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]
    game = Scenario(you=Side(graveyard=[both], mana=filler(nature=2)), opponent=Side(battle=["Fear Fang"]))
    game.use("Both").attack("Both")
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.phrase("abyss_rush", "may_summon_for_less_by")
def test_601_1a_what_makes_a_creature_cost_less_does_so_with_abyss_rush_too() -> None:
    """601.1a: what it costs instead, and what makes it cost less, apply at the same time."""
    zazam = "Table = Zazam"
    game = Scenario(you=Side(graveyard=[zazam], hand=["Torcon"], mana=filler(darkness=3), deck=exactly("Corile")))
    game.use(zazam, way="discard a card")
    assert (game.zone(YOU, "graveyard"), game.untapped_mana(YOU)) == (["Torcon"], 0)
    game.attack(zazam).end_turn()
    assert game.zone(YOU, "deck") == ["Corile", zazam]
    game = Scenario(you=Side(graveyard=[zazam], mana=filler(darkness=3), battle=[READY]))
    assert not game.can_choose(zazam)  # there is nothing to discard
    game = Scenario(you=Side(hand=[zazam, "Torcon"], mana=filler(darkness=3), battle=[READY]))
    game.use(zazam, way="discard a card").end_turn()
    assert game.zone(YOU, "battle") == ["Ready", zazam]  # from the hand, it stays


# --- Jokers Over Explode ---
@pytest.mark.parametrize("returned", [False, True])
def test_101_3a_jokers_over_explode_draws_only_if_the_creature_goes_under_the_deck(returned: bool) -> None:
    """101.3a: "if you do" asks whether the creature was still there to be put away."""
    gate = card("Gate\nSpell - fire - cost 1\nReturn one of your creatures to your hand.")
    game = Scenario(you=Side(hand=["Caterpillar Master", gate, "Torcon"], mana=filler(fire=5)))
    game.use("Caterpillar Master", way="1 less")
    if returned:
        game.use("Gate")
    game.end_turn()
    assert ("Caterpillar Master" in game.zone(YOU, "deck")) != returned
    assert ("Filler" in game.zone(YOU, "hand")) != returned


# --- Vividdraw ---
DRAWING = spell("Drawing", WATER, 1, draw(1))


@pytest.mark.phrase("vividdraw")
@pytest.mark.rule("10.52")
def test_10_52_vividdraw_makes_the_creature_drawn_cost_its_number_for_the_turn() -> None:
    game = Scenario(
        you=Side(hand=[DRAWING], mana=filler(water=4, fire=2), deck=exactly(DRAWN, "Torcon"), battle=[READY])
    )
    game.use("Drawing").declare("Drawn")
    game.expect(YOU, "use a card", "no", "Drawn").use("Drawn")
    assert game.zone(YOU, "battle") == ["Ready", "Drawn"]
    assert game.untapped_mana(YOU) == 0


@pytest.mark.phrase("vividdraw")
@pytest.mark.rule("10.52")
def test_10_52_vividdraw_needs_the_card_to_be_revealed() -> None:
    game = Scenario(
        you=Side(hand=[DRAWING], mana=filler(water=4, fire=2), deck=exactly(DRAWN, "Torcon"), battle=[READY])
    )
    game.use("Drawing").declare()
    assert not game.can_choose("Drawn")
    assert not game.sees(OPPONENT, "Drawn")


@pytest.mark.phrase("vividdraw")
@pytest.mark.rule("10.52")
def test_10_52_the_card_of_the_draw_step_is_drawn_before_any_attack() -> None:
    game = Scenario(
        you=Side(mana=filler(water=4, fire=1), deck=[DRAWN, "Torcon"]),
        opponent=Side(battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.next_turn().declare("Drawn").decline().use("Drawn")
    assert (game.where("Drawn"), game.untapped_mana(YOU)) == ("battle", 0)


@pytest.mark.phrase("vividdraw")
@pytest.mark.rule("10.52")
def test_10_52_vividdraw_ends_with_the_turn() -> None:
    game = Scenario(
        you=Side(hand=[DRAWING], mana=filler(water=4, fire=2), deck=[DRAWN, "Torcon"], battle=[READY]),
        opponent=Side(deck=5),
    )
    game.use("Drawing").declare("Drawn").end_turn().next_turn().next_turn()
    game.until("charge mana", YOU).decline()
    assert game.untapped_mana(YOU) == 6
    assert game.asked == "attack with"


@pytest.mark.phrase("vividdraw_of_spell")
@pytest.mark.rule("10.52")
def test_10_52_vividdraw_of_a_spell_makes_it_cost_its_number_for_the_turn() -> None:
    burst = spell("Burst", WATER | FIRE, 9, vividdraw_of_spell(4, WATER | FIRE), draw(2))
    there = {"mana": filler(water=4, fire=1), "battle": [READY]}
    game = Scenario(you=Side(hand=[DRAWING], deck=exactly(burst, "Torcon", "Corile", "Fear Fang"), **there))
    game.use("Drawing").declare("Burst").use("Burst")
    assert game.zone(YOU, "hand") == ["Torcon", "Corile"]
    assert game.untapped_mana(YOU) == 0
    game = Scenario(you=Side(hand=[DRAWING], deck=exactly(burst, "Torcon", "Corile", "Fear Fang"), **there))
    game.use("Drawing").declare()
    assert not game.can_choose("Burst")


def test_vividdraw_works_before_the_attacks_of_your_own_turn_alone() -> None:
    """What is drawn by an attack, or in the other player's turn, is drawn too late."""
    drawer = creature("Drawer", WATER, 1, 1000, "Human", whenever_attacks(draw(1)))
    game = Scenario(you=Side(mana=filler(water=4, fire=2), deck=exactly(DRAWN, "Torcon"), battle=[drawer]))
    game.attack("Drawer")
    assert "Drawn" in game.zone(YOU, "hand")
    assert game.turn_is_over
    helper = creature("Helper", WATER, 1, 1000, "Human", when_destroyed(draw(1)))
    game = Scenario(
        you=Side(mana=filler(water=4, fire=2), deck=exactly(DRAWN, "Torcon"), battle=[tapped(helper)]),
        opponent=Side(battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.attack("Fear Fang", "Helper")
    assert "Drawn" in game.zone(YOU, "hand")
    assert game.asked != "declare"


def test_vividdraw_names_the_civilizations_of_the_card() -> None:
    with pytest.raises(DefinitionError, match="these are not its civilizations"):
        creature("Wrong", FIRE, 5, 5000, "Human", vividdraw(3, WATER | FIRE))


# --- Recycle ---
_AFTER = "If you do, after you cast it, put it on the bottom of your deck instead of your graveyard."
RECYCLED = card(
    f"""
    Recycled
    Spell - water - cost 2
    Recycle 4: You may cast this spell from your graveyard by paying 4. {_AFTER}
    Draw a card.
    """
)


@pytest.mark.phrase("recycle")
def test_601_1a_recycle_casts_a_spell_from_the_graveyard_and_puts_it_under_the_deck() -> None:
    """The reminder of the cards; 601.1a and 609.8a."""
    game = Scenario(you=Side(graveyard=[RECYCLED], mana=filler(water=4), deck=exactly("Torcon", "Corile")))
    game.use("Recycled")
    assert (game.untapped_mana(YOU), game.zone(YOU, "hand")) == (0, ["Torcon"])
    assert game.zone(YOU, "deck") == ["Corile", "Recycled"]


def test_a_spell_with_recycle_is_cast_from_the_hand_as_usual() -> None:
    game = Scenario(you=Side(hand=[RECYCLED], mana=filler(water=2), deck=exactly("Torcon", "Corile")))
    game.use("Recycled")
    assert (game.untapped_mana(YOU), game.where("Recycled")) == (0, "graveyard")


@pytest.mark.phrase("recycle")
def test_recycle_is_paid_in_full() -> None:
    game = Scenario(you=Side(graveyard=[RECYCLED], mana=filler(water=3), battle=[READY]))
    assert not game.can_choose("Recycled")
