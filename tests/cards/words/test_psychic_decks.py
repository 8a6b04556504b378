"""Words of the cards in decks of psychic creatures: what costs nothing, what is milled, what stays."""

import pytest

from decks.matching import match_key
from sim.cards.library import cards_in_use
from sim.cards.words import (
    ACT_CAST_FOR_NO_COST,
    ACT_DRAGSOLVE,
    ACT_SUMMON_FOR_NO_COST,
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    LIGHT,
    MANA,
    OPPONENTS,
    PICK_A_PLAYER,
    SPELLS,
    WATER,
    at_least,
    cast_for_no_cost,
    choose,
    count,
    creature,
    destroy,
    draw,
    each_gets_power_for_its_civilizations,
    enter_tapped,
    may_summon_for_no_cost,
    mill_all_but,
    mill_until,
    prohibits,
    put_into_hyperspatial,
    return_to_hand,
    shield_trigger,
    spell,
    strike_back,
    use_for_no_cost,
    when_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import programs
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, armed, exactly, filler, flipped
from tests.cards.written import paragraph

DRAWS = creature("Entrant", FIRE, 2, 1000, "", when_put(draw(1)))
PLAIN = creature("Plain", FIRE, 2, 1000, "")
TWO = creature("Two", FIRE | WATER, 2, 1000, "")


@pytest.mark.phrase("with_when_put_ability")
@pytest.mark.parametrize("entrant", [DRAWS, PLAIN])
def test_kuromame_sends_what_has_such_an_ability_to_the_mana_zone(entrant: object) -> None:
    """It triggers, as the ability of the creature does, which is resolved as well."""
    game = Scenario(
        you=Side(hand=[entrant], mana=filler(fire=2)),  # type: ignore[list-item]
        opponent=Side(battle=["Kuromame Danshaku / Hakumai Danshaku"]),
    )
    game.use(entrant.name)  # type: ignore[attr-defined]
    assert (game.where(entrant.name) == "mana") == (entrant is DRAWS)  # type: ignore[attr-defined]
    assert len(game.zone(YOU, "hand")) == (1 if entrant is DRAWS else 0)


@pytest.mark.phrase("stays_when_opponent_returns")
@pytest.mark.parametrize("verb", [return_to_hand, destroy])
@pytest.mark.parametrize("piece", ["Kill, Temporal Brawler", flipped("Kill, Temporal Brawler")])
def test_kill_keeps_psychic_creatures_from_the_hand(verb: object, piece: object) -> None:
    """Nothing but returning to the hand is replaced."""
    removal = spell("Removal", FIRE, 1, verb(choose(1, your_opponents(CREATURES))))  # type: ignore[operator]
    theirs = Side(hand=[removal], mana=filler(fire=1))
    game = Scenario(you=Side(battle=[piece]), opponent=theirs, turn=OPPONENT).use("Removal")  # type: ignore[list-item]
    assert (game.zone(YOU, "hyperspatial") == []) == (verb is return_to_hand)


@pytest.mark.phrase("stays_when_opponent_returns")
def test_kill_does_so_in_the_opponents_turn_and_its_other_side_in_any() -> None:
    returns = when_put(return_to_hand(choose(1, your_opponents(CREATURES))))
    trap = creature("Trap", FIRE, 1, 1000, "", shield_trigger, returns)
    for piece, stays in (("Kill, Temporal Brawler", False), (flipped("Kill, Temporal Brawler"), True)):
        game = Scenario(you=Side(battle=[piece]), opponent=Side(shields=[trap, *filler(1)]))  # type: ignore[list-item]
        game.attack(game.zone(YOU, "battle")[0])
        while game.asked == "break":
            game.choose(game.options[0])
        game.declare("Trap")
        assert (game.zone(YOU, "hyperspatial") == []) == stays


@pytest.mark.phrase("each_gets_power_for_its_civilizations")
def test_each_gets_power_for_each_civilization_of_its_own() -> None:
    lifts = creature("Lifter", LIGHT, 2, 1000, "", each_gets_power_for_its_civilizations(your(CREATURES.other()), 1000))
    none = creature("None", 0, 2, 1000, "")
    game = Scenario(you=Side(battle=[lifts, PLAIN, TWO, none]), opponent=Side(battle=["Torcon"]))
    assert [game.power(name) for name in ("Lifter", "Plain", "Two", "None", "Torcon")] == [1000, 2000, 3000, 1000, 1000]


@pytest.mark.phrase("mill_until")
@pytest.mark.parametrize("whose", [YOU, OPPONENT])
def test_volg_thunder_mills_a_deck_until_two_creatures_have_come(whose: int) -> None:
    brings = spell(
        "Bring",
        FIRE,
        1,
        PICK_A_PLAYER,
        mill_until(2, CREATURES, whose=programs.CHOSEN_PLAYERS),
        draw(1, whose=programs.CHOSEN_PLAYERS),
    )
    deck = exactly("Comet Missile", "Torcon", "Terror Pit", "Corile", "Fear Fang", "Torcon")
    mine = exactly(*filler(9)) if whose == OPPONENT else deck
    theirs = deck if whose == OPPONENT else exactly(*filler(9))
    game = Scenario(you=Side(hand=[brings], mana=filler(fire=1), deck=mine), opponent=Side(deck=theirs)).use(
        "Bring", whose
    )
    milled = [name for name in game.zone(whose, "graveyard") if name != "Bring"]
    assert sorted(milled) == ["Comet Missile", "Corile", "Terror Pit", "Torcon"]
    assert "Fear Fang" in game.zone(whose, "hand")


@pytest.mark.phrase("mill_until")
def test_milling_ends_with_the_deck() -> None:
    brings = spell("Bring", FIRE, 1, mill_until(2, CREATURES, whose=OPPONENTS))
    deck = exactly("Comet Missile", "Torcon", "Terror Pit")
    game = Scenario(you=Side(hand=[brings], mana=filler(fire=1)), opponent=Side(deck=deck)).use("Bring")
    assert game.zone(OPPONENT, "deck") == []
    assert game.winner == YOU


@pytest.mark.phrase("mill_all_but")
@pytest.mark.parametrize("cards", [1, 2, 5])
def test_all_but_the_bottom_two_cards_of_a_deck(cards: int) -> None:
    brings = spell("Bring", FIRE, 1, mill_all_but(2))
    deck = exactly(*["Torcon", "Corile", "Fear Fang", "Terror Pit", "Comet Missile"][:cards])
    game = Scenario(you=Side(hand=[brings], mana=filler(fire=1)), opponent=Side(deck=deck)).use("Bring")
    assert len(game.zone(OPPONENT, "deck")) == min(cards, 2)
    assert len(game.zone(OPPONENT, "graveyard")) == max(cards - 2, 0)
    assert cards < 5 or game.zone(OPPONENT, "deck") == ["Terror Pit", "Comet Missile"]


@pytest.mark.phrase("put_into_hyperspatial")
def test_redzone_buster_puts_any_card_of_the_hand_into_the_hyperspatial_zone() -> None:
    """It stays there as a card of that zone, and no psychic creature (117.1)."""
    away = spell("Away", FIRE, 1, put_into_hyperspatial(choose(1, your(CARDS.in_zone(HAND)))), draw(1))
    game = Scenario(you=Side(hand=[away, "Torcon"], mana=filler(fire=1))).use("Away")
    assert (game.zone(YOU, "hyperspatial"), len(game.zone(YOU, "hand"))) == (["Torcon"], 1)
    assert game.zone(YOU, "graveyard") == ["Away"]


@pytest.mark.phrase("PUT_EX_LIFE_INTO_GRAVEYARD")
@pytest.mark.parametrize("gives", [True, False])
def test_double_cross_gives_up_its_life_shield(gives: bool) -> None:
    """A player who declines, or has no such shield any more, does not keep the opponent from casting."""
    name = "Double Cross DD Zeta, Concatenated Awakened"
    mana = filler(light=3, darkness=2, fire=2)
    game = Scenario(you=Side(hand=[name], mana=mana, deck=["Corile"]), opponent=Side(shields=["Terror Pit", PLAIN]))
    game.use(name).attack(name)
    assert "Corile" in game.zone(YOU, "shields")
    (game.accept if gives else game.decline)()
    assert game.zone(YOU, "graveyard") == (["Corile"] if gives else [])
    assert (game.asked == "declare") != gives


FREE = creature("Free", FIRE, 5, 3000, "", may_summon_for_no_cost(at_least(1, your(CREATURES))))
GIFT = spell("Gift", FIRE, 3, draw(1))
GIVER = spell("Giver", FIRE, 1, cast_for_no_cost(choose(1, your(SPELLS.in_zone(HAND)))))
CALLER = spell("Caller", FIRE, 1, use_for_no_cost(choose(1, your(CREATURES.in_zone(HAND)))))


@pytest.mark.phrase("FOR_NO_COST")
def test_hydra_gilsaurus_waits_for_what_costs_nothing() -> None:
    watcher = creature(
        "Watcher",
        FIRE,
        2,
        1000,
        "",
        paragraph("Whenever your opponent summons a creature or casts a spell for no cost, draw a card."),
    )
    you = Side(hand=[FREE, GIFT, GIVER, CALLER, PLAIN], mana=filler(fire=9), battle=["Torcon"])
    game = Scenario(you=you, opponent=Side(battle=[watcher]))
    for used, drawn in ((("Plain",), 0), (("Giver", "Gift"), 1)):
        game.use(*used)
        assert len(game.zone(OPPONENT, "hand")) == drawn
    game.use("Free", way="no cost")
    assert len(game.zone(OPPONENT, "hand")) == 2


@pytest.mark.phrase("ACT_CAST_FOR_NO_COST", "ACT_SUMMON_FOR_NO_COST")
@pytest.mark.parametrize("banned", [True, False])
def test_nothing_is_cast_or_summoned_for_no_cost(banned: bool) -> None:
    """Gallows Devil Dragon: for its cost everything can be used; shield triggers can't."""
    acts = ACT_CAST_FOR_NO_COST | ACT_SUMMON_FOR_NO_COST
    ban = creature("Ban", WATER, 2, 1000, "", *([prohibits(acts, your_opponents(CARDS))] if banned else []))
    you = Side(hand=[FREE, GIFT, GIVER, CALLER, PLAIN], mana=filler(fire=9), battle=["Torcon"])
    game = Scenario(you=you, opponent=Side(battle=[ban]))
    game.use("Plain")
    assert game.zone(YOU, "battle") == ["Torcon", "Plain"]
    assert any("no cost" in str(option) for option in game.session.question.options) != banned  # type: ignore[union-attr]
    game.use("Giver")
    if not banned:
        game.choose("Gift")
    assert ("Gift" in game.zone(YOU, "graveyard")) == (not banned)


@pytest.mark.phrase("ACT_SUMMON_FOR_NO_COST")
@pytest.mark.parametrize("banned", [None, ACT_CAST_FOR_NO_COST, ACT_SUMMON_FOR_NO_COST])
def test_shield_triggers_and_strike_backs_cost_nothing(banned: int | None) -> None:
    ban = creature("Ban", WATER, 2, 9000, "", *([prohibits(banned, your_opponents(CARDS))] if banned else []))
    trap = spell("Trap", FIRE, 3, shield_trigger, draw(1))
    guest = creature("Guest", FIRE, 3, 1000, "", shield_trigger)
    back = creature("Back", FIRE, 3, 1000, "", strike_back(CARDS))
    for shield, act in ((trap, ACT_CAST_FOR_NO_COST), (guest, ACT_SUMMON_FOR_NO_COST), (PLAIN, ACT_SUMMON_FOR_NO_COST)):
        hand = [back] if shield is PLAIN else []
        game = Scenario(you=Side(battle=[ban]), opponent=Side(hand=hand, shields=[shield]))
        game.attack("Ban")
        assert (game.asked == "declare") == (banned != act)


@pytest.mark.phrase("ACT_DRAGSOLVE")
@pytest.mark.parametrize("banned", [True, False])
def test_draghearts_do_not_dragsolve_against_deadbrachio(banned: bool) -> None:
    ban = creature("Ban", WATER, 2, 1000, "", *([prohibits(ACT_DRAGSOLVE, your_opponents(CARDS))] if banned else []))
    game = Scenario(
        you=Side(battle=[armed("Torcon", "Greasy Horn, Passion Sword")]), opponent=Side(battle=[ban], shields=3)
    )
    game.attack("Torcon")
    while not game.turn_is_over:
        game.choose(game.options[0]) if game.asked == "break" else game.decline()
    assert (game.zone(YOU, "battle") == ["Torcon", "Greasy Horn, Passion Sword"]) == banned


@pytest.mark.phrase("enter_tapped")
@pytest.mark.parametrize("mana", [2, 3])
def test_puchohenza_taps_what_costs_less_than_its_player_has_mana(mana: int) -> None:
    taps = creature(
        "Taps",
        LIGHT,
        2,
        1000,
        "",
        enter_tapped(your_opponents(CREATURES), cheaper_than=count(your(CARDS.in_zone(MANA)))),
    )
    game = Scenario(
        you=Side(hand=[PLAIN, "Corile"], mana=filler(fire=8, water=5)), opponent=Side(battle=[taps], mana=mana)
    )
    game.use("Plain").use("Corile")
    assert (game.is_tapped("Plain"), game.is_tapped("Corile")) == (mana > 2, False)


@pytest.mark.phrase("strike_back")
@pytest.mark.parametrize("mana", [0, 1])
def test_strike_back_under_a_condition(mana: int) -> None:
    back = creature("Back", FIRE, 9, 1000, "", strike_back(CARDS, condition=at_least(1, your(CARDS.in_zone(MANA)))))
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(hand=[back], shields=["Corile"], mana=mana))
    game.attack("Torcon")
    assert (game.asked == "declare") == (mana == 1)
    if mana:
        game.declare("Back")
        assert game.zone(OPPONENT, "battle") == ["Back"]


@pytest.mark.phrase("for_each_of_them")
def test_jet_cascade_returns_a_creature_for_each_card_revealed() -> None:
    """Each card is compared by itself: Torcon costs 2, Corile 5; what costs as much is returned, too."""
    cheap = creature("Cheap", FIRE, 1, 1000, "")
    name = "Fused Dreadnought! Jet Cascade Attack"
    you = Side(battle=[flipped("Aqua Cascade <ZABUUUN Cruiser>")], hand=["Corile", "Torcon"])
    game = Scenario(you=you, opponent=Side(battle=["Corile", cheap, PLAIN, "Fear Fang"], shields=5))
    game.attack(name)
    game.decline().choose("Torcon", "Corile")
    game.expect(YOU, "choose", "Cheap", "Plain").choose("Cheap")  # they cost no more than Torcon
    game.expect(YOU, "choose", "Corile", "Plain", "Fear Fang").choose("Plain")
    assert game.zone(OPPONENT, "battle") == ["Corile", "Fear Fang"]
    assert sorted(game.zone(OPPONENT, "hand")) == ["Cheap", "Plain"]


# --- Broken shields ---
@pytest.mark.phrase("may_send_broken_shields_to_graveyard")
@pytest.mark.parametrize("sends", [True, False])
def test_gaial_kaiser_sends_a_broken_shield_to_the_graveyard_for_a_hunter(sends: bool) -> None:
    """The shield has been broken: but for the hand nothing is replaced. No shield trigger is used from there."""
    trap = spell("Trap", FIRE, 5, shield_trigger, draw(1))
    theirs = Side(battle=["Gaial Kaiser"], shields=[trap], hyperspatial=["Prin Prin, the Victorious", "Volg Thunder"])
    game = Scenario(you=Side(battle=["Torcon"]), opponent=theirs).attack("Torcon")
    game.expect(OPPONENT, "may", "no", "yes")
    (game.accept if sends else game.decline)()
    if sends:
        assert game.zone(OPPONENT, "battle") == ["Gaial Kaiser", "Prin Prin, the Victorious"]
        assert (game.zone(OPPONENT, "hand"), game.zone(OPPONENT, "graveyard")) == ([], ["Trap"])
    else:
        game.expect(OPPONENT, "declare", "no", "Trap").declare()
        assert game.zone(OPPONENT, "hand") == ["Trap"]


def test_gaial_kaiser_asks_about_each_of_two_shields_and_the_rest_is_checked() -> None:
    trap = spell("Trap", FIRE, 2, shield_trigger, draw(1))
    theirs = Side(battle=["Gaial Kaiser"], shields=[PLAIN, trap], hyperspatial=["Kill, Temporal Brawler"])
    game = Scenario(you=Side(battle=["Volg Thunder"]), opponent=theirs).attack("Volg Thunder")
    while game.asked == "break":
        game.choose(game.options[0])
    game.accept().decline()
    game.expect(OPPONENT, "declare", "no", "Trap").declare("Trap")
    assert game.zone(OPPONENT, "graveyard")[0] == "Plain"
    assert game.zone(OPPONENT, "hyperspatial") == ["Kill, Temporal Brawler"]  # it is no Hunter


@pytest.mark.phrase("RETURNS_FIRST_BREAK")
def test_jogirasta_breaks_a_shield_instead_of_the_first_break_in_a_turn() -> None:
    you = Side(battle=["Torcon", "Fear Fang"], shields=[PLAIN, "Corile"])
    game = Scenario(you=you, opponent=Side(battle=["Jogirasta the Johnny"], shields=1)).attack("Torcon")
    assert game.player_asked == OPPONENT
    game.choose(game.options[0])
    game.expect(OPPONENT, "may", "no", "yes").decline()  # Master JGR: it would draw 2 cards, before the break
    assert (len(game.zone(YOU, "shields")), len(game.zone(OPPONENT, "shields"))) == (1, 1)
    game.attack("Fear Fang")  # the second one is broken
    assert (len(game.zone(YOU, "shields")), len(game.zone(OPPONENT, "shields"))) == (1, 0)


def test_jogirasta_replaces_nothing_if_there_is_no_shield_to_break() -> None:
    """609.4, as for every replacement that cannot be carried out."""
    game = Scenario(you=Side(battle=["Torcon"], shields=0), opponent=Side(battle=["Jogirasta the Johnny"], shields=1))
    game.attack("Torcon")
    assert game.zone(OPPONENT, "shields") == []


def test_two_jogirastas_do_not_answer_each_other_for_ever() -> None:
    """The break that replaces is the first one of the other player, which is replaced in turn."""
    one = Side(battle=["Jogirasta the Johnny", "Torcon"], shields=2)
    game = Scenario(you=one, opponent=Side(battle=["Jogirasta the Johnny"], shields=2)).attack("Torcon")
    while game.asked in ("break", "choose", "may"):
        if game.asked == "may":
            game.decline()
        else:
            game.choose(game.options[0])
    assert (len(game.zone(YOU, "shields")), len(game.zone(OPPONENT, "shields"))) == (2, 1)


# --- God Lupia ---
LUPIA = ["God Lupia", "Bloody Dragoon", "Fuuma Bajir, Soul Weapon"]


@pytest.mark.phrase("put_from_anywhere")
@pytest.mark.parametrize("zone", ["deck", "mana", "hand", "shields", "graveyard"])
def test_god_lupia_finds_death_wherever_it_is_but_for_the_graveyard(zone: str) -> None:
    death = ["Death, Destruction God"]
    game = Scenario(you=Side(battle=LUPIA, **{zone: death}))  # type: ignore[arg-type]
    game.tap_ability("God Lupia")
    if zone != "graveyard":
        assert "Death, Destruction God" in game.options
        game.choose("Death, Destruction God")
    while not game.turn_is_over and game.asked == "choose one":  # as Fuuma Bajir is destroyed
        game.session.answer(0)
    assert ("Death, Destruction God" in game.zone(YOU, "battle")) == (zone != "graveyard")
    assert set(LUPIA) <= set(game.zone(YOU, "graveyard"))


@pytest.mark.parametrize("there", [1, 2])
def test_god_lupia_destroys_what_is_there_for_nothing(there: int) -> None:
    game = Scenario(you=Side(battle=LUPIA[:there], hand=["Death, Destruction God"])).tap_ability("God Lupia")
    assert sorted(game.zone(YOU, "graveyard")) == sorted(LUPIA[:there])
    assert game.zone(YOU, "battle") == []


# --- Cells of three ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("head", "others", "whole"),
    [
        ("Black WILLOW Kaiser", ["Red ABYTHEN Kaiser", "White TENMTH Kaiser"], "Shachihoko GOLDEN Dragon"),
        (
            "Chain Arm Tribe",
            ["Jin, the Ogre Blade ~Crimson Rage~", "Quattro Fang, Soul Gang Leader"],  # an older name
            "Chopping Ruzou, Rude Mincing Gang Leader",
        ),
    ],
)
def test_three_cells_link_at_the_start_of_the_turn(head: str, others: list[str], whole: str) -> None:
    names = [cards_in_use().deck_names.known[match_key(name)] for name in [head, *others]]
    game = Scenario(you=Side(battle=names), opponent=Side(battle=["Torcon"], shields=5), turn=OPPONENT)
    game.end_turn().next_turn()
    if game.asked == "resolve":
        game.choose(head)
    assert game.zone(YOU, "battle") == [whole]


def test_white_tenmth_kaiser_returns_a_spell() -> None:
    game = Scenario(you=Side(battle=["White TENMTH Kaiser"], graveyard=["Terror Pit", "Torcon"]))
    game.attack("White TENMTH Kaiser").choose("Terror Pit")
    assert game.zone(YOU, "hand") == ["Terror Pit"]


def test_black_willow_kaiser_weakens_a_creature() -> None:
    game = Scenario(you=Side(battle=["Black WILLOW Kaiser"]), opponent=Side(battle=["Aqua Hulcus", "Gaial Kaiser"]))
    game.attack("Black WILLOW Kaiser").choose("Aqua Hulcus")
    assert game.zone(OPPONENT, "battle") == ["Gaial Kaiser"]
