"""Who can't lose or be attacked, what may be summoned from elsewhere, and descriptions that deny or demand more."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    GRAVEYARD,
    HAND,
    LIGHT,
    LOSE_THE_GAME,
    MANA,
    NATURE,
    SPELLS,
    THIS_IS_TAPPED,
    THIS_WAS_PUT_THIS_TURN,
    WATER,
    at_most,
    blocker,
    cant_be_blocked,
    choose,
    choose_of_different_costs,
    creature,
    discard,
    draw,
    has,
    may_summon_by,
    may_summon_for_up_to_less,
    may_summon_others_from,
    mill_from_deck,
    players_cant_lose_but_by_attacks,
    put,
    repeated,
    return_to_hand,
    speed_attacker,
    spell,
    tap,
    what_is_put_does_not_trigger,
    what_is_put_triggers_nothing_of,
    when_put,
    whenever_put,
    you_cant_be_attacked,
    you_cant_deck_out,
    you_cant_lose,
    you_cant_lose_but_by_attacks,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, exactly, filler, tapped

READY = creature("Ready", FIRE, 1, 1000, "Human")
LOSER = spell("Loser", WATER, 1, LOSE_THE_GAME)
MILL = spell("Mill", WATER, 1, mill_from_deck(5))


def with_static(*features: object) -> object:
    """A creature with these abilities."""
    return creature("Keeper", LIGHT, 5, 9000, "Human", *features)  # type: ignore[arg-type]


@pytest.mark.phrase("you_cant_lose")
def test_who_cant_lose_survives_an_empty_deck_an_effect_and_an_attack() -> None:
    """101.2; without the creature each of these is the end."""
    for battle, over in (([with_static(you_cant_lose())], False), ([READY], True)):
        game = Scenario(you=Side(hand=[LOSER], mana=filler(water=1), battle=[*battle, "Torcon"]))  # type: ignore[list-item]
        game.use("Loser")
        assert (game.winner == OPPONENT) is over
        game = Scenario(you=Side(hand=[MILL], mana=filler(water=1), battle=[*battle, "Torcon"], deck=exactly("Emeral")))  # type: ignore[list-item]
        game.use("Mill")
        assert (game.winner == OPPONENT) is over
        game = Scenario(you=Side(battle=[*battle], shields=0), opponent=Side(battle=["Torcon"]), turn=OPPONENT)  # type: ignore[list-item]
        game.attack("Torcon")
        while game.question is not None and not game.over:
            game.decline()
        assert (game.winner == OPPONENT) is over


@pytest.mark.phrase("you_cant_lose_but_by_attacks", "players_cant_lose_but_by_attacks", "you_cant_deck_out")
@pytest.mark.parametrize(
    ("static", "by_effect", "by_deck"),
    [
        (you_cant_lose_but_by_attacks(), False, False),
        (players_cant_lose_but_by_attacks, False, False),
        (you_cant_deck_out, True, False),
    ],
)
def test_some_reasons_for_losing_are_left(static: object, by_effect: bool, by_deck: bool) -> None:
    keeper = with_static(static)
    game = Scenario(you=Side(hand=[LOSER], mana=filler(water=1), battle=[keeper, "Torcon"])).use("Loser")  # type: ignore[list-item]
    assert (game.winner == OPPONENT) is by_effect
    deck = exactly("Emeral")
    game = Scenario(you=Side(hand=[MILL], mana=filler(water=1), battle=[keeper, "Torcon"], deck=deck)).use("Mill")  # type: ignore[list-item]
    assert (game.winner == OPPONENT) is by_deck
    game = Scenario(you=Side(battle=[keeper], shields=0), opponent=Side(battle=["Torcon"]), turn=OPPONENT)  # type: ignore[list-item]
    game.attack("Torcon")
    assert game.winner == OPPONENT


@pytest.mark.phrase("players_cant_lose_but_by_attacks")
def test_players_means_the_opponent_too_and_you_does_not() -> None:
    for static, over in ((players_cant_lose_but_by_attacks, False), (you_cant_lose_but_by_attacks(), True)):
        game = Scenario(
            you=Side(hand=[LOSER], mana=filler(water=1), battle=["Torcon"]),
            opponent=Side(battle=[with_static(static)]),  # type: ignore[list-item]
        )
        assert (game.use("Loser").winner == OPPONENT) is over


@pytest.mark.phrase("you_cant_be_attacked")
def test_a_player_who_cant_be_attacked_is_no_target() -> None:
    keeper = with_static(you_cant_be_attacked(condition=THIS_IS_TAPPED))
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(battle=[tapped(keeper)]))  # type: ignore[arg-type]
    with pytest.raises(Illegal):
        game.attack("Torcon")
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(battle=[tapped(keeper)]))  # type: ignore[arg-type]
    game.attack("Torcon", "Keeper")
    assert len(game.zone(OPPONENT, "shields")) == 1
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(battle=[keeper]))  # type: ignore[list-item]
    game.attack("Torcon")
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.phrase("what_is_put_does_not_trigger")
def test_what_the_opponents_creatures_say_of_their_being_put_does_not_trigger() -> None:
    mute = with_static(what_is_put_does_not_trigger(your_opponents(CREATURES)))
    drawer = creature("Drawer", WATER, 1, 1000, "Human", when_put(draw(1)))
    for battle, drawn in (([mute], 0), ([READY], 1)):
        game = Scenario(you=Side(hand=[drawer], mana=filler(water=1)), opponent=Side(battle=battle))  # type: ignore[arg-type]
        assert len(game.use("Drawer").zone(YOU, "hand")) == drawn
    game = Scenario(you=Side(hand=[drawer], mana=filler(water=1), battle=[mute]))  # type: ignore[list-item]
    assert len(game.use("Drawer").zone(YOU, "hand")) == 1


@pytest.mark.phrase("what_is_put_triggers_nothing_of")
def test_nothing_triggers_of_the_opponents_creatures_as_one_of_them_is_put() -> None:
    mute = with_static(what_is_put_triggers_nothing_of(your_opponents(CREATURES)))
    drawer = creature("Drawer", WATER, 1, 1000, "Human", when_put(draw(1)))
    watcher = creature("Watcher", WATER, 1, 1000, "Human", whenever_put(your(CREATURES.other()), draw(1)))
    plain = creature("Plain", WATER, 1, 1000, "Human")
    for battle, drawn in (([mute], 0), ([READY], 1)):
        for put_now, there in ((plain, [watcher]), (drawer, [])):
            you = Side(hand=[put_now], mana=filler(water=1), battle=there)  # type: ignore[arg-type]
            game = Scenario(you=you, opponent=Side(battle=battle)).use(put_now.name)  # type: ignore[arg-type]
            assert len(game.zone(YOU, "hand")) == drawn
    # What yours say triggers, and what theirs say of yours.
    any_watcher = creature("Any Watcher", WATER, 1, 1000, "Human", whenever_put(your_opponents(CREATURES), draw(1)))
    you = Side(hand=[drawer], mana=filler(water=1), battle=[mute])  # type: ignore[list-item]
    game = Scenario(you=you, opponent=Side(battle=[any_watcher])).use("Drawer")
    assert len(game.zone(YOU, "hand")) == 1 and len(game.zone(OPPONENT, "hand")) == 1


@pytest.mark.phrase("may_summon_others_from")
@pytest.mark.parametrize(("zone", "place"), [(GRAVEYARD, "graveyard"), (MANA, "mana")])
def test_creatures_can_be_summoned_from_another_zone_while_a_card_lets_you(zone: int, place: str) -> None:
    king = creature("King", DARKNESS, 2, 2000, "Dispector")
    helper = with_static(may_summon_others_from(CREATURES.race("Dispector"), zone))
    there = [king, "Torcon"]
    side = {place: there if place == "graveyard" else [*there, *filler(darkness=2, nature=2)]}
    if place == "graveyard":
        side["mana"] = filler(darkness=2, nature=2)
    game = Scenario(you=Side(battle=[helper], **side))  # type: ignore[arg-type, list-item]
    game.expect(YOU, "use a card", "no", "King").use("King")
    assert "King" in game.zone(YOU, "battle")
    game = Scenario(you=Side(battle=[READY], **side), opponent=Side(battle=[helper]))  # type: ignore[arg-type, list-item]
    assert not game.can_choose("King")


@pytest.mark.phrase("THIS_WAS_PUT_THIS_TURN")
def test_something_holds_in_the_turn_in_which_the_creature_was_put() -> None:
    fast = creature(
        "Fast", FIRE, 2, 3000, "Human", speed_attacker, has(cant_be_blocked, condition=THIS_WAS_PUT_THIS_TURN)
    )
    wall = creature("Wall", LIGHT, 2, 5000, "Guardian", blocker)
    game = Scenario(you=Side(hand=[fast], mana=filler(fire=2)), opponent=Side(battle=[wall]))
    game.use("Fast").attack("Fast")
    assert game.zone(OPPONENT, "shields") == []
    game = Scenario(you=Side(battle=[fast]), opponent=Side(battle=[wall]))
    game.attack("Fast").block("Wall")
    assert game.zone(YOU, "graveyard") == ["Fast"]


@pytest.mark.phrase("repeated")
def test_something_is_done_three_times_with_new_choices() -> None:
    tapper = spell("Tapper", WATER, 1, repeated(2, tap(choose(1, your_opponents(CREATURES.untapped())))))
    game = Scenario(
        you=Side(hand=[tapper], mana=filler(water=1)), opponent=Side(battle=["Torcon", "Corile", "Fear Fang"])
    )
    game.use("Tapper", "Torcon", "Corile")
    assert [game.is_tapped(name) for name in ("Torcon", "Corile", "Fear Fang")] == [True, True, False]


@pytest.mark.phrase("choose_of_different_costs")
def test_spells_of_different_costs() -> None:
    star = creature(
        "Star",
        WATER,
        1,
        1000,
        "Human",
        when_put(return_to_hand(choose_of_different_costs(your(SPELLS.in_zone(GRAVEYARD))))),
    )
    game = Scenario(
        you=Side(
            hand=[star], mana=filler(water=1), graveyard=["Terror Pit", "Cyber Tune", "Comet Missile", "Death Smoke"]
        )
    )
    game.use("Star").choose("Terror Pit")
    left = {"Cyber Tune": 3, "Comet Missile": 1, "Death Smoke": 4}
    assert {name for name in left if game.can_choose(name)} == set(left)
    game.choose("Cyber Tune").enough()
    assert sorted(game.zone(YOU, "hand")) == ["Cyber Tune", "Terror Pit"]
    same = spell("Same", WATER, 6, draw(1))
    game = Scenario(you=Side(hand=[star], mana=filler(water=1), graveyard=["Terror Pit", same, "Cyber Tune"]))
    game.use("Star").choose("Terror Pit")
    assert not game.can_choose("Same")


@pytest.mark.phrase("goes_to_graveyard_instead_of_battle", "without_race")
def test_dorago_lets_nobody_put_creatures_that_are_no_dragons() -> None:
    dragon = creature("Little Dragon", FIRE, 1, 1000, "Armored Dragon")
    human = creature("Man", FIRE, 1, 1000, "Human")
    game = Scenario(
        you=Side(hand=[dragon, human], mana=filler(fire=2)), opponent=Side(battle=["Dorago the Great, Dragon World"])
    )
    game.use("Little Dragon").use("Man")
    assert game.zone(YOU, "battle") == ["Little Dragon"]
    assert game.zone(YOU, "graveyard") == ["Man"]


def test_each_of_one_civilization_is_that_civilization() -> None:
    """The texts are the same."""
    assert CREATURES.of_each_civilization(LIGHT) == CREATURES.civilization(LIGHT)


@pytest.mark.phrase("of_each_civilization")
def test_a_description_can_demand_several_civilizations_at_once() -> None:
    several = creature("Several", LIGHT | NATURE, 1, 1000, "Human")
    one = creature("One", LIGHT, 1, 1000, "Human")
    lift = spell("Lift", WATER, 1, put(choose(1, your(CREATURES.of_each_civilization(LIGHT | NATURE).in_zone(HAND)))))
    game = Scenario(you=Side(hand=[lift, several, one], mana=filler(water=1))).use("Lift")
    assert game.zone(YOU, "battle") == ["Several"]


@pytest.mark.phrase("may_summon_for_up_to_less")
def test_the_player_chooses_how_much_less_a_creature_costs() -> None:
    cheap = creature(
        "Cheap", FIRE, 6, 6000, "Human", may_summon_for_up_to_less(3, condition=at_most(0, your(CREATURES)))
    )
    game = Scenario(you=Side(hand=[cheap], mana=filler(fire=4)))
    with pytest.raises(Illegal):
        game.use("Cheap", way="1 less")
    game.use("Cheap", way="2 less")
    assert game.untapped_mana(YOU) == 0
    game = Scenario(you=Side(hand=[cheap], mana=filler(fire=4), battle=[READY]))
    assert not game.can_choose("Cheap")


def test_milling_a_card_can_be_a_part_of_what_is_paid() -> None:
    paid = creature(
        "Paid", FIRE, 6, 6000, "Human", may_summon_by(mill_from_deck(1), discard(choose(1, your(CARDS.in_zone(HAND)))))
    )
    game = Scenario(you=Side(hand=[paid, "Torcon"], deck=exactly("Corile", "Emeral")))
    game.use("Paid")
    assert sorted(game.zone(YOU, "graveyard")) == ["Corile", "Torcon"]
