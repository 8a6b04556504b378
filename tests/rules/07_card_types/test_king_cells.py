"""King Cells: cards that are one creature when they are used together from the hand and the mana zone (814)."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    GRAVEYARD,
    KING,
    WATER,
    Card,
    Feature,
    choose,
    combines,
    cost_less,
    creature,
    destroy,
    draw,
    every,
    evolves_from,
    ex_life,
    goes_to_graveyard_instead_of_battle,
    guard_strike,
    king_cell,
    put,
    put_into_mana,
    return_to_hand,
    speed_attacker,
    spell,
    untap,
    when_destroyed,
    when_leaves,
    when_put,
    when_put_into_your_mana_from_hand,
    your,
    your_opponents,
)
from sim.cards.words.nouns import THIS
from sim.cards.words.prohibitions import prohibit
from sim.engine.record.codes import acts, durations, owners, steps
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, tapped

AUTHORITY = "New World King's Authority"
THOUGHTS = "New World King's Thoughts"
SPIRIT = "New World King's Fighting Spirit"
VOLZEOS = "Volzeos Balamord"
FIVE = filler(light=2, water=1, darkness=1, fire=2, nature=1)  # with two cells, nine cards of all civilizations


def king(*more: Feature, cost: int = 2) -> tuple[Card, Card]:
    """Two made-up King Cells, of a creature that costs 2."""
    whole = creature("King", FIRE | WATER, cost, 5000, "Human", combines("Crown", "Sceptre"), *more, types=KING)
    crown = king_cell("Crown", FIRE, guard_strike, other_face=whole)
    sceptre = king_cell("Sceptre", WATER, when_put_into_your_mana_from_hand(untap(THIS)), other_face=whole)
    return crown, sceptre


def enthroned(*more: Feature, hand: object = (), **opponent: object) -> Scenario:
    """The made-up creature lies in the battle zone of the opponent, and you have three fire mana."""
    crown, sceptre = king(*more)
    game = Scenario(
        you=Side(hand=[*hand], mana=filler(fire=3)),  # type: ignore[misc]
        opponent=Side(hand=[crown, sceptre], mana=filler(fire=1, water=1), **opponent),  # type: ignore[arg-type]
        turn=OPPONENT,
    )
    return game.use("Crown").next_turn()


@pytest.mark.phrase("combines")
def test_814_1_cells_of_the_hand_and_the_mana_zone_are_summoned_together() -> None:
    """814.1, 814.1c: its cost and civilizations are those of the creature; cells of the mana zone can pay them."""
    game = Scenario(you=Side(hand=[AUTHORITY], mana=[THOUGHTS, SPIRIT, *FIVE], shields=2), opponent=Side(shields=3))
    game.use(AUTHORITY)
    assert (game.zone(YOU, "battle"), game.under(VOLZEOS)) == ([VOLZEOS], [THOUGHTS, SPIRIT])
    assert (game.power(VOLZEOS), len(game.zone(YOU, "mana")), game.untapped_mana(YOU)) == (555555, 7, 0)
    # Extra EX Life: two shields more; it has no sickness, and breaks everything.
    assert len(game.zone(YOU, "shields")) == 4
    game.attack(VOLZEOS)
    assert game.zone(OPPONENT, "shields") == []


def test_814_1_one_cell_alone_is_nothing_that_can_be_used() -> None:
    """814.1."""
    crown, sceptre = king()
    game = Scenario(you=Side(hand=[crown, "Torcon"], mana=filler(fire=4, water=4, nature=2)))
    assert game.refused("Crown") == "Sceptre is neither in the hand nor in the mana zone"
    game = Scenario(you=Side(hand=[crown, sceptre, "Torcon"], mana=filler(fire=2, nature=3)))
    assert game.refused("Crown") == "the mana for King is not there, or an effect forbids summoning it"
    game = Scenario(you=Side(hand=[crown, "Torcon"], graveyard=[sceptre], mana=filler(fire=4, water=4, nature=2)))
    assert game.refused("Crown") == "Sceptre is neither in the hand nor in the mana zone"


def test_814_1_a_cell_is_put_into_the_battle_zone_by_nothing() -> None:
    """814.1."""
    crown, sceptre = king()
    raise_dead = spell("Raise", FIRE, 1, put(choose(1, your(CARDS.in_zone(GRAVEYARD)))))
    game = Scenario(you=Side(hand=[raise_dead], graveyard=[crown, sceptre], mana=filler(fire=1)))
    game.use("Raise", "Crown")
    assert (game.zone(YOU, "battle"), game.where("Crown")) == ([], "graveyard")


def test_601_1c_of_several_copies_the_player_chooses_and_a_tapped_one_serves_too() -> None:
    """601.1c, 814.1c: it is used from where it is, tapped or not."""
    crown, sceptre = king()
    game = Scenario(you=Side(hand=[crown], mana=[tapped(crown), tapped(sceptre), *filler(fire=1, water=1)]))
    game.use("Crown").expect(YOU, "choose", "Crown", "Crown").choose("Crown#2")
    assert (game.zone(YOU, "battle"), game.under("King"), game.zone(YOU, "hand")) == (["King"], ["Sceptre"], ["Crown"])
    assert game.zone(YOU, "mana") == ["Fire Filler", "Water Filler"]


def test_814_1b_under_it_a_cell_is_of_its_own_civilizations() -> None:
    """814.1b: A card that is chosen alone is what it is: the one beneath is not fire."""
    crown, sceptre = king()
    pick = spell("Pick", FIRE, 1, return_to_hand(choose(1, your_opponents(CARDS.civilization(FIRE)))))
    game = Scenario(
        you=Side(hand=[pick], mana=filler(fire=1)),
        opponent=Side(hand=[crown, sceptre], mana=filler(fire=1, water=1)),
        turn=OPPONENT,
    )
    game.use("Crown").next_turn().decline()
    game.use("Pick")
    # Only the top card was there to choose; the other cell goes to the graveyard (814.1d).
    assert (game.zone(OPPONENT, "hand")[-1:], game.zone(OPPONENT, "graveyard")) == (["Crown"], ["Sceptre"])


@pytest.mark.parametrize("chosen", ["Crown", "Sceptre"])
def test_814_1d_if_one_cell_leaves_the_others_go_to_the_graveyard(chosen: str) -> None:
    """814.1d, 814.1e: this is no leaving of the creature."""
    pick = spell("Pick", FIRE, 1, return_to_hand(choose(1, your_opponents(CARDS))))
    game = enthroned(when_leaves(draw(3)), hand=[pick]).decline()
    drawn = len(game.zone(OPPONENT, "hand"))
    game.use("Pick").choose("King" if chosen == "Crown" else chosen)
    other = "Sceptre" if chosen == "Crown" else "Crown"
    assert (game.zone(OPPONENT, "battle"), game.where(chosen)) == ([], "hand")
    assert (game.zone(OPPONENT, "graveyard"), len(game.zone(OPPONENT, "hand"))) == ([other], drawn + 1)


@pytest.mark.parametrize("chosen", ["King", "Sceptre"])
def test_814_1e_what_replaces_its_leaving_replaces_that_of_a_cell(chosen: str) -> None:
    """814.1e."""
    pick = spell("Pick", FIRE, 1, return_to_hand(choose(1, your_opponents(CARDS))))
    game = enthroned(ex_life, hand=[pick], shields=2).decline()
    game.use("Pick").choose(chosen)
    assert (game.zone(OPPONENT, "battle"), game.under("King")) == (["King"], ["Sceptre"])
    assert len(game.zone(OPPONENT, "shields")) == 2 and len(game.zone(OPPONENT, "graveyard")) == 1


def test_814_1_the_creature_leaves_with_all_its_cells() -> None:
    """814.1, 109.2b."""
    for act, zone in ((destroy, "graveyard"), (put_into_mana, "mana")):
        remove = spell("Remove", FIRE, 1, act(choose(1, your_opponents(CREATURES))))
        game = enthroned(when_destroyed(draw(1)), hand=[remove]).decline()
        before = len(game.zone(OPPONENT, "hand"))
        game.use("Remove")
        assert game.zone(OPPONENT, "battle") == []
        assert {"Crown", "Sceptre"} <= set(game.zone(OPPONENT, zone))
        assert len(game.zone(OPPONENT, "hand")) == before + (act is destroy)


def test_814_1_it_can_be_forbidden_and_cost_less_as_any_creature() -> None:
    """814.1."""
    crown, sceptre = king(cost=3)
    helper = creature("Helper", FIRE, 1, 1000, "", cost_less(your(CREATURES.race("Human")), 1, 1))
    mana = filler(fire=1, water=1)
    game = Scenario(you=Side(hand=[crown, sceptre], mana=mana, battle=[helper]))
    game.use("Crown")
    assert game.zone(YOU, "battle") == ["Helper", "King"]
    forbid = spell(
        "Forbid", FIRE, 1, prohibit(acts.SUMMON, whose=owners.OPPONENTS, until=durations.END_OF_OPPONENTS_NEXT_TURN)
    )
    game = Scenario(
        you=Side(hand=[forbid], mana=filler(fire=1)),
        opponent=Side(hand=[crown, sceptre, "Torcon"], mana=filler(fire=3, water=3, nature=3)),
    )
    game.use("Forbid").next_turn().until("charge mana").decline()
    assert game.refused("Crown") != ""


def test_814_1_what_it_goes_to_instead_of_the_battle_zone_all_its_cells_go_to() -> None:
    """814.1, 609.4."""
    crown, sceptre = king()
    gate = creature("Gate", FIRE, 1, 1000, "", goes_to_graveyard_instead_of_battle(CREATURES))
    game = Scenario(
        you=Side(hand=[crown, sceptre, "Torcon"], mana=filler(fire=1, water=1)), opponent=Side(battle=[gate])
    )
    game.use("Crown")
    assert (game.zone(YOU, "battle"), sorted(game.zone(YOU, "graveyard"))) == ([], ["Crown", "Sceptre"])


def test_801_4_an_evolution_on_it_leaves_it_whole() -> None:
    """801.4."""
    crown, sceptre = king()
    heir = creature("Heir", FIRE, 1, 6000, "Human", evolves_from(CREATURES.race("Human")))
    pick = spell("Pick", FIRE, 1, return_to_hand(choose(1, your(CARDS.evolution()))))
    game = Scenario(you=Side(hand=[crown, sceptre, heir, pick], mana=filler(fire=3, water=1)))
    game.use("Crown").use("Heir").use("Pick")
    assert (game.zone(YOU, "battle"), game.under("King"), game.power("King")) == (["King"], ["Sceptre"], 5000)


def test_405_1_a_cell_enters_the_mana_zone_tapped_and_untaps_if_it_came_from_the_hand() -> None:
    """405.1."""
    for zone, untapped in (("hand", 1), ("graveyard", 0)):
        move = spell("Move", FIRE, 1, put_into_mana(every(your(CARDS.in_zone(GRAVEYARD)))))
        side = Side(hand=[move, AUTHORITY] if zone == "hand" else [move], mana=filler(fire=1))
        if zone == "graveyard":
            side = Side(hand=[move], mana=filler(fire=1), graveyard=[AUTHORITY])
        game = Scenario(you=side, step=steps.CHARGE if zone == "hand" else steps.MAIN)
        if zone == "hand":
            game.choose(AUTHORITY)
        else:
            game.use("Move")
        assert game.where(AUTHORITY) == "mana"
        assert game.is_tapped(AUTHORITY) == (untapped == 0)


@pytest.mark.phrase("extra_ex_life")
def test_extra_ex_life_saves_it_twice() -> None:
    """docs/keywords.md: as EX Life, with two shields."""
    kill = spell("Kill", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[kill, kill, kill], mana=filler(fire=3)),
        opponent=Side(hand=[AUTHORITY], mana=[THOUGHTS, SPIRIT, *FIVE], shields=1),
        turn=OPPONENT,
    )
    game.use(AUTHORITY).next_turn().until("use a card", YOU)
    for left in (1, 0):
        game.use("Kill")
        if left:
            game.choose("Filler")
        assert (game.zone(OPPONENT, "battle"), len(game.zone(OPPONENT, "shields"))) == ([VOLZEOS], 1 + left)
    game.use("Kill")
    assert game.zone(OPPONENT, "battle") == []
    assert {AUTHORITY, THOUGHTS, SPIRIT} <= set(game.zone(OPPONENT, "graveyard"))


@pytest.mark.phrase("whenever_you_use_guard_strike")
def test_volzeos_charges_and_taps_whenever_a_guard_strike_is_used() -> None:
    """The card that strikes goes to the hand; only what is declared is used."""
    for declared in (True, False):
        game = Scenario(
            you=Side(battle=["Torcon", "Fear Fang"]),
            opponent=Side(battle=[pile(VOLZEOS, THOUGHTS, SPIRIT)], shields=[AUTHORITY]),
        )
        game.attack("Torcon")
        game.declare(*([AUTHORITY] if declared else []))
        if declared:
            game.choose(AUTHORITY) if game.asked == "resolve" else None
            while game.asked in ("choose", "resolve", "may"):
                game.accept() if game.asked == "may" else game.choose("Fear Fang")
        assert len(game.zone(OPPONENT, "mana")) == (1 if declared else 0)
        assert game.is_tapped("Fear Fang") == declared
        assert AUTHORITY in game.zone(OPPONENT, "hand")


def test_814_1_two_decks_with_parts_of_the_cells_combine_nothing() -> None:
    """814.1: Of a creature, all cells must be there at all."""
    crown, sceptre = king(speed_attacker, when_put(draw(1)))
    game = Scenario(you=Side(hand=[crown, "Torcon"], mana=filler(fire=2, nature=2)), opponent=Side(hand=[sceptre]))
    assert "Crown" not in game.options
