"""The words of draghearts and of their draguners, in play: real cards where one says it."""

from collections.abc import Callable

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CREATURES,
    DRAGHEARTS,
    FIRE,
    FORTRESSES,
    SPELLS,
    THE_EQUIPPED,
    Card,
    DefinitionError,
    Effect,
    choose,
    creature,
    destroy,
    draw,
    every,
    give_power,
    next_may_cost_less,
    put,
    return_to_hand,
    spell,
    stays_unless_put_into_graveyard,
    tap,
    untap,
    weapon,
    when,
    when_put,
    whenever_one_first_becomes_tapped,
    you_have_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import log, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, armed, filler, flipped, pile, tapped

FIGHTER = creature("Made-up Fighter", FIRE, 1, 3000, "Human")
BIG = creature("Big", FIRE, 9, 9000, "")
SMALL = creature("Small", FIRE, 1, 1000, "")
WEAKEN = give_power(-4000, choose(1, your(CREATURES)))
HORNED = creature("Horned Dragon", FIRE, 1, 4000, "Dragon")


def removal(effect: Effect) -> Card:
    return spell("Removal", FIRE, 1, effect)


def play(*battle: object, hand: tuple[object, ...] = (), opponent: tuple[object, ...] = (), **more: object) -> Scenario:
    you = {"hand": hand, "battle": battle, "mana": filler(fire=9), "shields": 3, **more}
    return Scenario(you=Side(**you), opponent=Side(battle=opponent, shields=5, mana=filler(fire=9)))  # type: ignore[arg-type]


def end(game: Scenario) -> Scenario:
    while not game.turn_is_over:
        game.decline()
    return game


def test_gaiheart_is_dragsolved_after_the_second_attack_of_the_turn() -> None:
    game = play(armed(FIGHTER, "Gaiheart, Galaxy Greatsword"), HORNED, opponent=(SMALL,))
    for attacker, name in (
        (FIGHTER.name, "Gaiheart, Galaxy Greatsword"),
        (HORNED.name, "Gaiginga, Passionate Star Dragon"),
    ):
        game.attack(attacker)
        if game.asked == "break":
            game.choose(game.options[0])
        assert name in game.zone(YOU, "battle")
    assert game.zone(OPPONENT, "graveyard") == ["Small"]


def test_gaiheart_does_not_flip_if_its_creature_has_left() -> None:
    """After the attack the weapon must still be there."""
    killer = spell("Killer", FIRE, 1, destroy(choose(1, your_opponents(CREATURES.named("Fighter")))))
    trap = creature("Trap", FIRE, 1, 500, "", when_put(draw(1)))
    assert killer.cost == trap.cost
    game = play(armed(FIGHTER, "Gaiheart, Galaxy Greatsword"), HORNED, opponent=(tapped(BIG),))
    game.attack(HORNED.name)
    game.choose(game.options[0])
    game.attack(FIGHTER.name, "Big")
    assert game.zone(YOU, "hyperspatial") == ["Gaiheart, Galaxy Greatsword"]


@pytest.mark.phrase("whenever_one_untaps")
def test_guynext_evades_to_heart_burn_which_untapping_dragons_flip_back() -> None:
    effect = spell("Removal", FIRE, 1, destroy(choose(1, your(CREATURES.named("GuyNEXT")))))
    wake = spell("Wake", FIRE, 1, untap(every(your(CREATURES))))
    game = play(flipped("Heart Burn, Battle General Galaxy Fortress"), tapped(HORNED), hand=(effect, wake))
    game.use("Removal")
    assert "Heart Burn, Battle General Galaxy Fortress" in game.zone(YOU, "battle")
    game.use("Wake")
    assert "GuyNEXT, Super Battle Victory Dragon" in game.zone(YOU, "battle")


@pytest.mark.phrase("whenever_one_first_becomes_tapped", "EQUIPPED_ATTACKED_TWICE")
@pytest.mark.parametrize("attacks", [1, 2])
def test_protoheart_untaps_its_creature_once_and_flips_after_two_attacks(attacks: int) -> None:
    game = play(armed(FIGHTER, "Protoheart, Galaxy Sword"))
    for _ in range(attacks):
        assert not game.is_tapped(FIGHTER.name)
        game.attack(FIGHTER.name)
        game.choose(game.options[0])
    if attacks == 2:
        assert game.turn_is_over or game.is_tapped(FIGHTER.name)
    end(game)
    flips = "Gaiginga Soul, Star Dragsolution" in game.zone(YOU, "battle")
    assert flips == (attacks == 2)


@pytest.mark.phrase("whenever_first_becomes_tapped")
def test_gaiginga_soul_untaps_the_first_time_only() -> None:
    game = play(flipped(armed(FIGHTER, "Protoheart, Galaxy Sword").weapons[0]), BIG)
    for is_tapped in (False, True):
        game.attack("Gaiginga Soul, Star Dragsolution")
        game.choose(game.options[0]).choose(game.options[0])
        assert game.is_tapped("Gaiginga Soul, Star Dragsolution") == is_tapped


@pytest.mark.phrase("have_the_equipped_battle", "EQUIPPED_IS_BATTLING", "SECOND_WIN")
def test_gaiohburn_battles_as_it_is_put_and_flips_with_the_second_win() -> None:
    draguner = creature("Sworn", FIRE, 1, 7000, "", when_put(put(choose(1, your(DRAGHEARTS.in_zone(6))))))
    game = play(BIG, hand=(draguner,), opponent=(BIG, tapped(SMALL)), hyperspatial=["Gaiohburn, Head General Sword"])
    game.use("Sworn", "Gaiohburn, Head General Sword", "Big")
    assert (game.zone(OPPONENT, "graveyard"), game.power("Sworn")) == (["Big"], 7000)
    assert "Gairaioh, Victory Head" not in game.zone(YOU, "battle")
    game.attack("Big", "Small")
    assert "Gairaioh, Victory Head" in game.zone(YOU, "battle")


@pytest.mark.phrase("FIRST_ATTACK_ON_YOU")
def test_gairaioh_battles_the_first_that_attacks_its_player() -> None:
    game = Scenario(
        you=Side(battle=[flipped("Gaiohburn, Head General Sword"), tapped(SMALL)], shields=5),
        opponent=Side(battle=[BIG, FIGHTER, HORNED]),
        turn=OPPONENT,
    )
    game.attack(FIGHTER.name, "Small")
    game.attack(HORNED.name).accept()
    assert HORNED.name in game.zone(OPPONENT, "graveyard")
    game.attack("Big")
    assert game.asked == "break"


@pytest.mark.phrase("you_have_put")
@pytest.mark.parametrize(("card", "flips"), [(HORNED, True), (SMALL, False)], ids=["a Dragon", "no Dragon"])
def test_batorai_edge_may_flip_at_the_end_of_a_turn_in_which_a_dragon_was_put(card: Card, flips: bool) -> None:
    game = play(armed(FIGHTER, "Batorai Edge, Blazing Sword"), hand=(card,))
    game.use(card.name)
    while not game.turn_is_over:
        if game.asked == "may":
            game.accept()
        else:
            game.decline()
    assert ("Batorai Keep, Blazing Castle" in game.zone(YOU, "battle")) == flips


@pytest.mark.phrase("you_have_put_another")
@pytest.mark.parametrize("number", [1, 2])
def test_batogaiheart_flips_with_the_second_dragon_of_the_turn(number: int) -> None:
    game = play(armed(FIGHTER, "Batogaiheart, Explosive King Sword"), hand=(HORNED, HORNED, SMALL))
    game.use("Small")
    for _ in range(number):
        game.use(HORNED.name)
    if number == 2:
        game.accept()
    name = "Batogaiginga, Explosive King Deluxe" if number == 2 else "Batogaiheart, Explosive King Sword"
    assert name in game.zone(YOU, "battle")


@pytest.mark.phrase("you_have_put_other")
@pytest.mark.parametrize("others", [0, 1])
def test_beginning_start_flips_if_another_dragheart_was_put(others: int) -> None:
    draguner = creature("Sworn", FIRE, 1, 7000, "", when_put(put(every(your(DRAGHEARTS.in_zone(6))))))
    outside = ["Beginning Start, Initial Dragon Tool", *["Heart Burn, Battle General Galaxy Fortress"] * others]
    game = end(play(hand=(draguner,), hyperspatial=outside).use("Sworn"))
    assert ("Final the End, Finishing Heaven Dragon" in game.zone(YOU, "battle")) == bool(others)


@pytest.mark.phrase("whenever_one_battles", "DRAGSOLVE_ONTO_THE_EQUIPPED")
def test_wataru_evolves_from_its_creature_in_the_middle_of_the_battle() -> None:
    game = play(armed(FIGHTER, "Wataru, Legendary Savior"), opponent=(tapped(BIG),), graveyard=[SMALL])
    game.attack(FIGHTER.name, "Big")
    assert (game.zone(YOU, "battle"), game.under("Ryujinmaru")) == (["Ryujinmaru"], ["Made-up Fighter"])
    assert game.zone(OPPONENT, "graveyard") == ["Big"]
    assert "Small" in game.zone(YOU, "hand")


@pytest.mark.phrase("instead_of_leaving_by_opponent")
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_proto_gigaheart_saves_its_creature_from_the_opponents_effects_only(player: int) -> None:
    whose = your(CREATURES) if player == YOU else your_opponents(CREATURES)
    effect = spell("Removal", FIRE, 1, return_to_hand(choose(1, whose)))
    game = Scenario(
        you=Side(hand=[effect], mana=filler(fire=1), battle=[armed(FIGHTER, "Proto Gigaheart, Invincible Sword")]),
        opponent=Side(hand=[effect], mana=filler(fire=1)),
        turn=player,
    )
    if player == OPPONENT:
        game = Scenario(
            you=Side(battle=[armed(FIGHTER, "Proto Gigaheart, Invincible Sword")]),
            opponent=Side(hand=[effect], mana=filler(fire=1)),
            turn=player,
        )
    game.use("Removal")
    stays = player == OPPONENT
    assert (FIGHTER.name in game.zone(YOU, "battle")) == stays
    assert ("Ohginga Zero, Strongest Dragon" in game.zone(YOU, "battle")) == stays
    assert (game.zone(YOU, "hyperspatial") == []) == stays


@pytest.mark.phrase("may_instead_of_leaving", "return_to_hyperspatial")
@pytest.mark.parametrize("draghearts", [0, 1])
def test_the_last_glenmalt_stays_for_a_dragheart_that_goes_home(draghearts: int) -> None:
    effect = spell("Removal", FIRE, 1, return_to_hand(choose(1, your(CREATURES.named("Glenmalt")))))
    piece = armed("Glenmalt, Final Dragon Ruler", *["Gaiheart, Galaxy Greatsword"] * draghearts)
    game = play(piece, hand=(effect,)).use("Removal")
    if draghearts:
        game.expect(YOU, "instead", "no", "Glenmalt, Final Dragon Ruler")
        game.choose("Glenmalt, Final Dragon Ruler")
    assert ("Glenmalt, Final Dragon Ruler" in game.zone(YOU, "battle")) == bool(draghearts)
    assert len(game.zone(YOU, "hyperspatial")) == draghearts
    if draghearts:  # it goes there at once, and not by way of another zone
        moves = [event[3:5] for event in game.session.events if event[0] == log.MOVE and event[4] == zones.HYPERSPATIAL]
        assert moves == [(zones.BATTLE, zones.HYPERSPATIAL)]


@pytest.mark.phrase("may_instead_of_being_destroyed")
@pytest.mark.parametrize("cards", [3, 4])
def test_utsusemihenge_stays_for_four_cards_of_the_graveyard(cards: int) -> None:
    effect = spell("Removal", FIRE, 1, destroy(choose(1, your(CREATURES.named("Demon")))))
    piece = flipped(flipped("Migawari, Nightmare Manji"))
    game = play(piece, hand=(effect,), graveyard=cards).use("Removal")
    stays = cards == 4
    if stays:
        assert game.asked == "instead"
        game.choose("Utsusemihenge, Blame Demon Dragon")
        while game.asked == "order":
            game.choose(game.options[0])
    assert ("Utsusemihenge, Blame Demon Dragon" in game.zone(YOU, "battle")) == stays


@pytest.mark.phrase("next_may_cost_less", "next_gets")
def test_scramble_change_is_about_the_next_fire_dragon() -> None:
    large = creature("Large Dragon", FIRE, 9, 9000, "Dragon")
    game = play(hand=("Scramble Change", large, SMALL))
    game.use("Scramble Change").use("Small").use("Large Dragon").choose(4)
    assert game.untapped_mana(YOU) == 9 - 3 - 1 - 4
    assert game.is_sick("Small")
    assert not game.is_sick("Large Dragon")


@pytest.mark.phrase("whenever_attacks")
def test_darc_en_ciel_taps_as_it_attacks_blocks_or_leaves() -> None:
    effect = spell("Removal", FIRE, 1, destroy(choose(1, your(CREATURES.named("Holy Spear")))))
    game = play(flipped("Joan Mizell, Revolution Spear"), BIG, hand=(effect,), opponent=(SMALL, FIGHTER))
    game.use("Removal").choose("Small")
    assert game.is_tapped("Small")
    game = play(flipped("Joan Mizell, Revolution Spear"), BIG, opponent=(SMALL, FIGHTER))
    game.attack("D'Arc-en-Ciel, Holy Spear Dragon Elemental").choose("Small")
    assert game.is_tapped("Small")


@pytest.mark.phrase("sharing_a_civilization_with_your_mana")
def test_hibiki_puts_a_weapon_of_a_civilization_among_your_mana() -> None:
    game = play(hand=("Hibiki, Explosive Dragon Ruler",), hyperspatial=["Joan Mizell, Revolution Spear"])
    assert game.use("Hibiki, Explosive Dragon Ruler").zone(YOU, "hyperspatial") == ["Joan Mizell, Revolution Spear"]
    mana = [*filler(fire=5), *filler(light=1)]
    game = play(hand=("Hibiki, Explosive Dragon Ruler",), hyperspatial=["Joan Mizell, Revolution Spear"], mana=mana)
    assert game.use("Hibiki, Explosive Dragon Ruler").zone(YOU, "hyperspatial") == []


@pytest.mark.phrase("FORTRESSES", "non_dragheart")
def test_fortresses_and_what_is_no_dragheart_can_be_named() -> None:
    razed = spell("Razed", FIRE, 1, destroy(choose(1, your(FORTRESSES))))
    fled = spell("Fled", FIRE, 1, return_to_hand(every(your(CREATURES.non_dragheart()))))
    pieces = ("Zodiac, Floating Hymn", flipped("Joan Mizell, Revolution Spear"), SMALL)
    game = play(*pieces, hand=(razed, fled)).use("Razed").use("Fled")
    assert game.zone(YOU, "battle") == ["D'Arc-en-Ciel, Holy Spear Dragon Elemental"]


@pytest.mark.phrase("stays_unless_put_into_graveyard")
@pytest.mark.parametrize("verb", [destroy, return_to_hand])
def test_a_creature_stays_unless_it_is_put_into_the_graveyard(verb: Callable[..., Effect]) -> None:
    """A made-up weapon with the words of Perfect, Immortal Lance."""
    lance = weapon("Made-up Lance", FIRE, 1, stays_unless_put_into_graveyard(THE_EQUIPPED))
    game = play(armed(FIGHTER, lance), hand=(removal(verb(choose(1, your(CREATURES)))),)).use("Removal")
    assert (FIGHTER.name in game.zone(YOU, "battle")) == (verb is return_to_hand)


def test_what_the_words_refuse() -> None:
    with pytest.raises(DefinitionError, match="only creatures are summoned"):
        tabulate([spell("Test Card", FIRE, 3, next_may_cost_less(SPELLS, 1, 1))])
    with pytest.raises(DefinitionError, match="you_have_put_another"):
        creature("Test Card", FIRE, 1, 1000, "", when_put(when(you_have_put(CREATURES.other()), draw(1))))
    assert (
        whenever_one_first_becomes_tapped(your(CREATURES), tap(every(your(CREATURES)))).words().startswith("Whenever")
    )
    assert pile and OPPONENT


def test_migawari_saves_a_creature_without_power_once() -> None:
    """609.1, 703.4c: the weapon flips as a part of what happens instead; only then is power 0 looked at again."""
    game = play(armed("Everrose, Dragon Ruler", "Migawari, Nightmare Manji"), hand=(removal(WEAKEN),))
    game.use("Removal")
    assert game.zone(YOU, "battle") == ["Karakurigaeshi, Ninja Mansion"]
    assert sorted(game.zone(YOU, "graveyard")) == ["Everrose, Dragon Ruler", "Removal"]
