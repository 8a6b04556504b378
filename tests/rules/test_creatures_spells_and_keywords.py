"""What creatures, evolution creatures, spells and Forbidden cards are (groups 7 and 10), one situation each."""

import pytest

from decks import read_deck
from sim.cards.library import known_names
from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    THIS,
    WATER,
    choose,
    count,
    creature,
    destroy,
    draw,
    give_power,
    may_summon_by,
    prohibit,
    put,
    return_to_hand,
    spell,
    when_destroyed,
    whenever_attacks,
    whenever_you_summon,
    your,
    your_opponents,
)
from sim.engine.facts.view import card_in
from sim.engine.record.codes.abilities import ACT_SUMMON, OPPONENTS, YOUR_NEXT_TURN
from sim.engine.record.codes.cards import BATTLE, DECK, GRAVEYARD, HAND
from sim.games.matchup import prepare_matchup
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, pile, sick, tapped
from sim.games.session import Session

RED = "The Red, Lightning Sonic"
REDZONE = "Redzone, Roaring Invasion"
REDZONE_Z = "Redzone Z, Passionate Invasion"
RED_END = "Red-End, Super Lightning Sonic"
GARKAGO = "Garkago Dragon"
SEALED_X = "Forbidden ~The Sealed X~"
STAYS = creature("Onlooker", FIRE, 3, 3000, "Human")  # an untapped attacker keeps the turn from running on


# --- Creatures (7A) ---------------------------------------------------------------------------------------
@pytest.mark.rule("7A.01")
def test_a_creature_is_summoned_from_the_hand_for_its_cost() -> None:
    game = Scenario(you=Side(hand=["Aqua Hulcus"], mana=filler(water=1, fire=3), battle=[STAYS]))
    game.use("Aqua Hulcus").accept()
    assert game.where("Aqua Hulcus") == "battle"
    assert game.untapped_mana(YOU) == 1


@pytest.mark.rule("7A.02")
@pytest.mark.parametrize(
    ("mana", "why"),
    [(filler(water=2), "it costs 3"), (filler(fire=5), "no water mana")],
    ids=["too little", "no water"],
)
def test_a_creature_that_cannot_be_paid_for_is_not_summoned(mana: list[object], why: str) -> None:
    game = Scenario(you=Side(hand=["Aqua Hulcus"], mana=mana, battle=[STAYS]))
    assert why in game.refused("Aqua Hulcus")
    with pytest.raises(Illegal):
        game.use("Aqua Hulcus")
    assert game.where("Aqua Hulcus") == "hand"
    assert game.untapped_mana(YOU) == len(mana)


@pytest.mark.rule("7A.03")
def test_there_is_room_for_any_number_of_creatures() -> None:
    game = Scenario(you=Side(hand=["Torcon"], mana=filler(nature=2), battle=["Fear Fang"] * 20)).use("Torcon")
    assert len(game.zone(YOU, "battle")) == 21


@pytest.mark.rule("7A.05")
def test_power_changes_with_the_creatures_own_text() -> None:
    game = Scenario(
        you=Side(hand=["Deadly Fighter Braid Claw"], mana=filler(fire=1), battle=[GARKAGO, "Fear Fang", STAYS])
    )
    assert game.power(GARKAGO) == 7000  # one other fire creature
    assert game.use("Deadly Fighter Braid Claw").power(GARKAGO) == 8000


@pytest.mark.rule("7A.06")
def test_a_destroyed_creature_goes_to_its_owners_graveyard() -> None:
    game = Scenario(you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=["Fear Fang"]))
    game.use("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]
    assert game.zone(YOU, "graveyard") == ["Terror Pit"]


@pytest.mark.rule("7A.07")
@pytest.mark.parametrize(("loss", "where"), [(2000, "battle"), (3000, "graveyard"), (4000, "graveyard")])
def test_a_creature_without_power_is_destroyed(loss: int, where: str) -> None:
    curse = spell("Curse", DARKNESS, 1, give_power(-loss, choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[curse], mana=filler(darkness=1), battle=[STAYS]), opponent=Side(battle=["Fear Fang"])
    )
    assert game.use("Curse").where("Fear Fang") == where


@pytest.mark.rule("7A.08")
def test_putting_a_creature_is_not_summoning_it() -> None:
    herald = creature("Herald", FIRE, 3, 3000, "Human", whenever_you_summon(CREATURES, draw(1)))
    door = spell("Door", FIRE, 1, put(choose(1, your(CREATURES.in_zone(HAND)))))
    game = Scenario(you=Side(hand=[door, "Torcon", "Fear Fang"], mana=filler(fire=1, nature=3), battle=[herald]))
    game.use("Door", "Torcon")
    assert len(game.zone(YOU, "hand")) == 1  # put: nothing was drawn
    game.use("Fear Fang")
    assert len(game.zone(YOU, "hand")) == 1  # summoned: one was drawn


# --- Evolution creatures (7B) -----------------------------------------------------------------------------
@pytest.mark.rule("7B.07")
def test_evolution_creatures_are_stacked_to_any_height() -> None:
    game = Scenario(you=Side(hand=[RED_END], mana=filler(fire=5), battle=[pile(REDZONE_Z, REDZONE, RED)]))
    game.use(RED_END)
    assert game.under(RED_END) == [REDZONE_Z, REDZONE, RED]


@pytest.mark.rule("7B.08")
def test_a_pile_is_one_creature() -> None:
    census = spell("Census", WATER, 1, draw(count(your(CREATURES))))
    game = Scenario(you=Side(hand=[census], mana=filler(water=1), battle=[pile(REDZONE_Z, REDZONE, RED), STAYS]))
    game.use("Census")
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.rule("7B.14")
def test_what_it_evolves_from_is_chosen_when_it_is_used_and_must_be_there() -> None:
    """X.05: that there is a creature to evolve from is a condition of the use; which, is asked when it is put."""
    hand, mana = ["Crystal Lancer"], filler(water=6)
    game = Scenario(you=Side(hand=hand, mana=mana, battle=[tapped("Aqua Hulcus"), "Aqua Vehicle", "Fear Fang"]))
    game.use("Crystal Lancer").expect(YOU, "evolve", "Aqua Hulcus", "Aqua Vehicle")
    assert game.untapped_mana(YOU) == 0
    game.choose("Aqua Vehicle")
    assert game.under("Crystal Lancer") == ["Aqua Vehicle"]
    game = Scenario(you=Side(hand=hand, mana=mana, battle=["Fear Fang"]))
    assert game.refused("Crystal Lancer") == "there is no creature that it can be put on"


@pytest.mark.rule("7B.17")
def test_a_pile_is_destroyed_once() -> None:
    under = creature("Sailor", WATER, 3, 1000, "Liquid People", when_destroyed(draw(1)))
    top = creature("Captain", WATER, 3, 1000, "Liquid People", when_destroyed(draw(1)))
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[STAYS]),
        opponent=Side(battle=[pile(top, under)]),
    )
    game.use("Terror Pit")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Captain", "Sailor"]
    assert len(game.zone(OPPONENT, "hand")) == 1


# --- Spells (7C) ------------------------------------------------------------------------------------------
@pytest.mark.rule("7C.01")
def test_a_spell_is_paid_done_and_put_into_the_graveyard() -> None:
    """Looked at while it is being done: it is in no zone, least of all in the battle zone."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=["Fear Fang", "Corile"])
    )
    game.use("Terror Pit").expect(YOU, "choose", "Fear Fang", "Corile")
    assert game.untapped_mana(YOU) == 0
    assert game.zone(YOU, "battle") == game.zone(YOU, "graveyard") == game.zone(YOU, "hand") == []
    game.choose("Corile")
    assert game.zone(YOU, "graveyard") == ["Terror Pit"]


@pytest.mark.rule("7C.02")
def test_both_players_may_look_through_a_graveyard() -> None:
    game = Scenario(you=Side(hand=["Torcon"], graveyard=["Terror Pit", "Corile"]))
    look = getattr(card_in, "py_func", card_in)  # of the compiled function, what it was made from
    for viewer in (YOU, OPPONENT):
        seen = [look(game.record, viewer, YOU, GRAVEYARD, place) for place in range(2)]
        assert [game.session.card_name(card) for card in seen] == ["Terror Pit", "Corile"]
    assert look(game.record, OPPONENT, YOU, HAND, 0) == -1


# --- Forbidden cards (7I) ---------------------------------------------------------------------------------
@pytest.mark.rule("7I.01", "7I.02")
def test_the_impulse_begins_in_the_battle_zone_under_six_seals_of_its_owners_deck() -> None:
    deck = read_deck("mono-red-rush", known_names())
    session = Session.start(prepare_matchup(deck, deck), seed=1)
    g = session.record
    for player in range(2):
        impulse = g.zone_cards[player, BATTLE, 0]
        assert session.card_name(impulse) == SEALED_X
        seals = [card for card in range(128) if g.attached_to[card] == impulse]
        assert len(seals) == 6
        assert {card // 64 for card in seals} == {player}
        assert g.zone_count[player, DECK] == 40 - 1 - 6 - 5 - 5


# --- Keywords (10) ----------------------------------------------------------------------------------------
@pytest.mark.rule("10.24")
def test_only_an_untapped_blocker_blocks() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(battle=[sick("Hunter Fish"), tapped("Bloody Squito"), "Torcon"]),
    )
    game.attack("Fear Fang").expect(OPPONENT, "block with", "no", "Hunter Fish")
    game.block("Hunter Fish")
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("10.43")
@pytest.mark.parametrize(("mode", "hand", "graveyard"), [(0, 2, 2), (1, 1, 1)], ids=["discard and draw", "destroy"])
def test_one_mode_of_a_modal_spell_is_done(mode: int, hand: int, graveyard: int) -> None:
    """X.04: the mode is chosen as the spell resolves, after it is paid for (700.2a)."""
    game = Scenario(
        you=Side(hand=["Scale of Bravery and Love", "Corile"], mana=filler(fire=2), battle=[STAYS]),
        opponent=Side(battle=["Torcon"]),
    )
    game.use("Scale of Bravery and Love").expect(YOU, "choose one", "0", "1")
    assert game.untapped_mana(YOU) == 0
    game.choose(mode)
    assert len(game.zone(YOU, "hand")) == hand
    assert len(game.zone(YOU, "graveyard")) == graveyard
    assert (game.where("Torcon") == "graveyard") == (mode == 1)


@pytest.mark.rule("10.44")
def test_an_attack_trigger_waits_from_the_moment_of_the_attack() -> None:
    """It is done although its creature has left before."""
    scout = creature("Scout", FIRE, 3, 3000, "Human", whenever_attacks(return_to_hand(THIS)), whenever_attacks(draw(2)))
    game = Scenario(you=Side(battle=[scout, STAYS]))
    game.attack("Scout").expect(YOU, "resolve", "Scout", "Scout").choose("Scout")
    assert game.zone(YOU, "battle") == ["Onlooker"]
    assert len(game.zone(YOU, "hand")) == 3
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("10.50")
def test_an_alternative_cost_replaces_the_mana_and_needs_the_summon_to_be_allowed() -> None:
    demon = creature("Occult", DARKNESS, 8, 8000, "Demon Dragon", may_summon_by(destroy(choose(3, your(CREATURES)))))
    three = ["Torcon", "Fear Fang", "Corile"]
    game = Scenario(you=Side(hand=[demon], battle=three))
    game.use("Occult").choose("Torcon", "Fear Fang")
    assert game.zone(YOU, "battle") == ["Occult"]
    assert sorted(game.zone(YOU, "graveyard")) == sorted(three)
    assert Scenario(you=Side(hand=[demon], battle=three[:2])).refused("Occult") != ""
    lock = spell("Lock", FIRE, 1, prohibit(ACT_SUMMON, OPPONENTS, YOUR_NEXT_TURN))
    game = Scenario(
        you=Side(hand=[lock], mana=filler(fire=1), battle=[STAYS]), opponent=Side(hand=[demon], battle=three)
    )
    game.use("Lock").next_turn().decline()  # no charge
    game.expect(OPPONENT, "attack with", "no", *three)
    assert game.refused("Occult", "use") == "an effect forbids summoning it"
    assert game.zone(OPPONENT, "battle") == three
