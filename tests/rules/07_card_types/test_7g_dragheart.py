"""Group 7G of the rules catalogue: draghearts - weapons, fortresses and creatures (305, 306, 807, 808)."""

from dataclasses import replace
from pathlib import Path

import pytest

from decks.reading import Deck, Section
from sim.cards.words import (
    CARDS,
    CREATURES,
    DRAGHEART,
    DRAGHEARTS,
    DRAGSOLVE_THIS,
    FIRE,
    FLIP_TO_FORTRESS,
    HYPERSPATIAL,
    THAT,
    THE_EQUIPPED,
    WEAPONS,
    Act,
    Card,
    Cards,
    Effect,
    Feature,
    ability_word,
    at_end_of_your_turn,
    at_most,
    at_start_of_your_turn,
    choose,
    creature,
    destroy,
    double_breaker,
    dragon_evade,
    draw,
    each_gets_power,
    every,
    evolves_from,
    fortress,
    has,
    may,
    put,
    put_into_mana,
    return_to_hand,
    speed_attacker,
    spell,
    star_evolves_from,
    tap,
    weapon,
    when_put,
    whenever_destroyed,
    whenever_leaves,
    whenever_put,
    your,
)
from sim.engine.record.codes import steps, verbs
from sim.games.matchups.matchup import prepare_matchup
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, filler, flipped, pile, tapped
from sim.games.sessions.session import Session
from tests.rules.made_up import KILL, human

DRAGON = creature("Made-up Dragon", FIRE, 7, 7000, "Dragon", double_breaker, types=DRAGHEART)
CASTLE_DRAGON = replace(DRAGON, name="Made-up Castle Dragon", features=(dragon_evade,))
SWORD = weapon("Made-up Sword", FIRE, 2, each_gets_power(THE_EQUIPPED, 2000), other_face=DRAGON)
TOWER = fortress("Made-up Tower", FIRE, 3, each_gets_power(your(CREATURES), 500), other_face=CASTLE_DRAGON)
EVERYBODY = creature("Everybody", FIRE, 1, 1000, "", whenever_put(CREATURES, draw(1)))
LEAVER = creature("Leaver", FIRE, 1, 1000, "", whenever_leaves(CREATURES, draw(1)))


def draguner(name: str = "Made-up Draguner", *more: Feature, most: int = 4, races: str = "Draguner") -> Card:
    """A made-up creature that puts a dragheart which costs so much at most."""
    return creature(name, FIRE, 1, 3000, races, when_put(put(choose(1, cheap(most)))), *more)


def cheap(most: int) -> Cards:
    return your(DRAGHEARTS.cost(at_most=most).in_zone(HYPERSPATIAL))


def armed(sword: Card = SWORD, *more: Card, **zones: object) -> Scenario:
    """Your draguner has come with its weapon; more creatures lie next to it."""
    you = {"hand": [draguner()], "mana": filler(fire=9), "battle": [*more], "hyperspatial": [sword], **zones}
    game = Scenario(you=Side(**you), opponent=Side(hand=5, battle=[BIG], shields=5)).use("Made-up Draguner")  # type: ignore[arg-type]
    return game.choose(sword.name) if game.asked == "choose" else game


BIG = creature("Big", FIRE, 9, 9000, "")


def removal(effect: Effect) -> Card:
    return spell("Removal", FIRE, 1, effect)


MINE = choose(1, your(CREATURES.named("Draguner")))


@pytest.mark.phrase("DRAGHEARTS")
@pytest.mark.rule("7G.01", "7G.02", "7G.03")
def test_7g_01_a_dragheart_is_put_by_an_effect_within_its_limits_and_never_used() -> None:
    """Types: a weapon, a fortress and a creature are the sides of cards of one kind."""
    large = replace(SWORD, name="Large Sword", cost=5)
    game = Scenario(
        you=Side(hand=[draguner()], mana=filler(fire=9), hyperspatial=[SWORD, TOWER, large]),
    )
    assert game.options == ["no", "Made-up Draguner"]
    game.use("Made-up Draguner")
    game.expect(YOU, "choose", "Made-up Sword", "Made-up Tower")
    game.choose("Made-up Tower")
    assert game.zone(YOU, "battle") == ["Made-up Draguner", "Made-up Tower"]
    assert game.untapped_mana(YOU) == 8


@pytest.mark.phrase("THE_EQUIPPED")
@pytest.mark.rule("7G.04")
def test_7g_04_a_weapon_is_equipped_to_the_creature_that_put_it() -> None:
    game = armed(SWORD, creature("Bystander", FIRE, 1, 1000, "Draguner"))
    assert (game.power("Made-up Draguner"), game.power("Bystander")) == (5000, 1000)
    assert game.equipped("Made-up Draguner") == ["Made-up Sword"]


DRAWING_SWORD = replace(SWORD, features=(when_put(draw(1)),))


@pytest.mark.rule("7G.04")
def test_7g_04_a_weapon_goes_home_at_once_if_its_creature_is_gone() -> None:
    """703.4m: it enters, and triggers. The draguner is destroyed before its effect is resolved."""
    hunter = creature("Hunter", FIRE, 1, 1000, "", whenever_put(CREATURES, destroy(THAT)))
    game = Scenario(
        you=Side(hand=[draguner()], mana=filler(fire=1), battle=[hunter], hyperspatial=[DRAWING_SWORD], deck=["Torcon"])
    )
    game.use("Made-up Draguner").choose("Hunter")
    assert (game.zone(YOU, "hyperspatial"), game.where("Made-up Draguner")) == (["Made-up Sword"], "graveyard")
    assert game.zone(YOU, "hand") == ["Torcon"]


def test_703_4m_a_spell_puts_a_weapon_though_there_is_no_creature() -> None:
    """703.4m, official answer 42359: it triggers, and what counts draghearts that were put counts it."""
    hole = spell("Hole", FIRE, 1, put(choose(1, cheap(5))))
    counts = fortress("Counts", FIRE, 3, whenever_put(your(DRAGHEARTS.other()), draw(1)))
    game = Scenario(you=Side(hand=[hole], mana=filler(fire=1), battle=[counts], hyperspatial=[DRAWING_SWORD]))
    game.use("Hole")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "hyperspatial")) == (["Counts"], ["Made-up Sword"])
    game.choose("Made-up Sword")
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.rule("7G.05")
def test_7g_05_a_weapon_stays_with_its_creature_whatever_others_come() -> None:
    second = draguner("Second Draguner", most=0)
    game = armed(SWORD, hand=[draguner(), second]).use("Second Draguner")
    assert (game.equipped("Made-up Draguner"), game.equipped("Second Draguner")) == (["Made-up Sword"], [])
    # Nothing is asked in the main step but what is used: there is no crossing from one creature to another.
    assert all(option in ("no", "Made-up Draguner", "Second Draguner") for option in game.options)


@pytest.mark.rule("7G.06", "7B.13")
def test_7g_06_an_evolution_creature_put_on_the_draguner_keeps_the_weapon() -> None:
    top = creature("Made-up Top", FIRE, 2, 6000, "Dragon", evolves_from(your(CREATURES.race("Draguner"))))
    game = armed(SWORD, hand=[draguner(), top]).use("Made-up Top")
    assert (game.equipped("Made-up Top"), game.power("Made-up Top")) == (["Made-up Sword"], 8000)
    assert game.zone(YOU, "hyperspatial") == []


@pytest.mark.rule("7G.06", "7B.13")
def test_7g_06_the_weapon_goes_with_the_creature_when_the_top_card_leaves() -> None:
    """801.4: the creature beneath is the same one."""
    top = creature("Made-up Top", FIRE, 2, 6000, "Dragon", star_evolves_from(your(CREATURES.race("Draguner"))))
    game = armed(SWORD, hand=[draguner(), top, removal(destroy(choose(1, your(CREATURES))))])
    game.use("Made-up Top").use("Removal")
    assert (game.equipped("Made-up Draguner"), game.power("Made-up Draguner")) == (["Made-up Sword"], 5000)


@pytest.mark.rule("7G.07", "12.09")
@pytest.mark.parametrize("effect", [destroy(MINE), return_to_hand(MINE), put_into_mana(MINE)])
def test_7g_07_the_weapon_goes_home_when_its_creature_leaves(effect: Effect) -> None:
    game = armed(SWORD, hand=[draguner(), removal(effect)]).use("Removal")
    assert (game.zone(YOU, "hyperspatial"), game.zone(YOU, "battle")) == (["Made-up Sword"], [])


@pytest.mark.rule("7G.10", "7G.11", "12.09")
@pytest.mark.parametrize("verb", [destroy, return_to_hand, put_into_mana])
def test_7g_10_weapons_and_fortresses_are_removed_as_cards_only_and_go_home(verb: object) -> None:
    cards, creatures = (verb(choose(1, your(noun))) for noun in (CARDS, CREATURES))  # type: ignore[operator]
    for card, name in ((SWORD, "Made-up Sword"), (TOWER, "Made-up Tower")):
        game = armed(card, hand=[draguner(), removal(creatures)]).use("Removal")
        assert game.where("Made-up Draguner") != "battle"  # it is the only creature: nobody is asked
        assert (name in game.zone(YOU, "battle")) == (card is TOWER)
        game = armed(card, hand=[draguner(), removal(cards)]).use("Removal")
        game.expect(YOU, "choose", "Made-up Draguner", name).choose(name)
        assert (game.zone(YOU, "battle"), game.zone(YOU, "hyperspatial")) == (["Made-up Draguner"], [name])


@pytest.mark.rule("7G.08")
def test_7g_08_a_fortress_stays_when_the_creature_that_put_it_leaves() -> None:
    game = armed(TOWER, hand=[draguner(), removal(destroy(MINE))]).use("Removal")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "hyperspatial")) == (["Made-up Tower"], [])


@pytest.mark.rule("7G.09", "4.08", "4.14")
@pytest.mark.parametrize("card", [SWORD, TOWER])
def test_7g_09_nothing_taps_a_weapon_or_a_fortress(card: Card) -> None:
    game = armed(card, hand=[draguner(), spell("Tap all", FIRE, 1, tap(every(your(CARDS))))]).use("Tap all")
    assert game.is_tapped("Made-up Draguner")
    assert not game.is_tapped(card.name)


@pytest.mark.rule("7G.11")
def test_7g_11_a_fortress_neither_attacks_nor_blocks_nor_is_attacked() -> None:
    sides = {"battle": [TOWER, tapped(BIG)]}
    game = Scenario(you=Side(**sides), opponent=Side(battle=[BIG]), turn=OPPONENT)  # type: ignore[arg-type]
    assert game.options == ["no", "Big"]
    game.choose("Big")
    assert game.options == ["you", "Big"]
    game.choose(YOU)
    assert game.zone(YOU, "shields") == []  # nobody was asked to block
    own = Scenario(you=Side(battle=[TOWER, BIG]), opponent=Side(shields=3))
    assert own.options == ["no", "Big"]
    assert own.power("Made-up Tower") == 0


# --- Dragsolution --------------------------------------------------------------------------------------------
def with_dragsolution(card: Card, *abilities: Feature) -> Card:
    return replace(card, features=(*card.features, *abilities))


@pytest.mark.phrase("DRAGSOLVE_THIS")
@pytest.mark.rule("7G.12", "7G.13", "7G.24", "10.36")
def test_7g_12_without_may_it_must_be_dragsolved_and_with_may_its_player_decides() -> None:
    forced = with_dragsolution(TOWER, ability_word("Dragsolution", at_start_of_your_turn(DRAGSOLVE_THIS)))
    free = with_dragsolution(TOWER, ability_word("Dragsolution", at_start_of_your_turn(may(DRAGSOLVE_THIS))))
    game = Scenario(you=Side(battle=[forced]), step=steps.START)
    assert game.zone(YOU, "battle") == ["Made-up Castle Dragon"]
    for answer, name in (("yes", "Made-up Castle Dragon"), ("no", "Made-up Tower")):
        game = Scenario(you=Side(battle=[free]), step=steps.START)
        game.expect(YOU, "may", "no", "yes")
        (game.accept if answer == "yes" else game.decline)()
        assert game.zone(YOU, "battle") == [name]


@pytest.mark.phrase("EQUIPPED_IS_TAPPED")
@pytest.mark.rule("7G.12", "7G.13", "7G.15", "7G.24", "10.36")
def test_7g_12_a_weapon_flips_to_a_creature_of_its_own() -> None:
    """Joan Mizell: at the end of the turn, if the equipped creature is tapped; it is equipped to nothing then."""
    runner = draguner("Made-up Runner", speed_attacker)
    for attacks in (False, True):
        game = Scenario(
            you=Side(hand=[runner], mana=filler(fire=1), hyperspatial=["Joan Mizell, Revolution Spear"]),
            opponent=Side(shields=3),
        ).use("Made-up Runner")
        if attacks:
            game.attack("Made-up Runner")
            game.choose(game.options[-1])
        while not game.turn_is_over:
            game.decline()
        name = "D'Arc-en-Ciel, Holy Spear Dragon Elemental" if attacks else "Joan Mizell, Revolution Spear"
        assert game.zone(YOU, "battle") == ["Made-up Runner", name]
        assert (game.equipped("Made-up Runner") == []) == attacks
        assert not game.is_tapped(name)
    # The creature leaves, and the other one, which is its own by now, stays.
    assert game.zone(YOU, "hyperspatial") == []


@pytest.mark.phrase("WEAPONS")
@pytest.mark.rule("7G.15")
def test_7g_15_a_weapon_that_has_become_a_creature_stays_when_its_creature_leaves() -> None:
    wake = spell("Wake", FIRE, 1, Act(verbs.FLIP, every(your(WEAPONS)), "flip {} to its creature side"))
    game = armed(SWORD, TOWER, hand=[draguner(), wake, removal(destroy(MINE))]).use("Wake").use("Removal")
    # The fortress next to it is no weapon, and is not flipped.
    assert sorted(game.zone(YOU, "battle")) == ["Made-up Dragon", "Made-up Tower"]
    assert game.zone(YOU, "hyperspatial") == []


@pytest.mark.phrase("FLIP_TO_FORTRESS")
@pytest.mark.rule("7G.14", "10.37")
def test_7g_14_dragsolution_in_3d_takes_two_steps() -> None:
    """A made-up card with three sides; each side flips at the end of the turn."""
    step = ability_word("3D Dragsolution", at_end_of_your_turn(FLIP_TO_FORTRESS))
    tower = with_dragsolution(TOWER, ability_word("Dragsolution", at_end_of_your_turn(DRAGSOLVE_THIS)))
    sword = replace(with_dragsolution(SWORD, step), other_face=tower)
    game = armed(sword)
    sides = []
    for _ in range(3):
        while not game.turn_is_over:
            game.decline()
        sides.append(game.zone(YOU, "battle")[1])
        game.next_turn()
        while not game.turn_is_over:
            game.decline()
        game.next_turn()
    assert sides == ["Made-up Tower", "Made-up Castle Dragon", "Made-up Castle Dragon"]


@pytest.mark.rule("7G.22")
def test_7g_22_a_flipped_dragheart_has_not_been_put_and_is_sick_only_if_the_card_came_this_turn() -> None:
    """807.5: the sickness of the card counts from when any of its sides has been in the battle zone."""
    wake = spell("Wake", FIRE, 1, Act(verbs.FLIP, every(your(DRAGHEARTS)), "flip {} to its creature side"))
    lively = replace(TOWER, other_face=replace(CASTLE_DRAGON, features=(when_put(draw(3)),)))
    old = Scenario(you=Side(hand=[wake], mana=filler(fire=1), battle=[lively, EVERYBODY])).use("Wake")
    assert (old.zone(YOU, "hand"), old.is_sick("Made-up Castle Dragon")) == ([], False)
    new = armed(TOWER, hand=[draguner(), wake]).use("Wake")
    assert new.is_sick("Made-up Castle Dragon")


@pytest.mark.phrase("dragon_evade")
@pytest.mark.rule("7G.16", "7G.17", "10.38")
def test_7g_16_dragon_evade_flips_back_to_the_fortress_which_can_be_dragsolved_again() -> None:
    wake = spell("Wake", FIRE, 1, Act(verbs.FLIP, every(your(DRAGHEARTS)), "flip {} to its creature side"))
    game = Scenario(
        you=Side(
            hand=[removal(destroy(choose(1, your(CREATURES.named("Dragon"))))), wake],
            mana=filler(fire=2),
            battle=[flipped(TOWER), LEAVER],
        )
    )
    game.use("Removal")
    assert (game.zone(YOU, "battle"), len(game.zone(YOU, "hand"))) == (["Made-up Tower", "Leaver"], 1)
    game.use("Wake")
    assert game.zone(YOU, "battle") == ["Made-up Castle Dragon", "Leaver"]


@pytest.mark.rule("7G.16", "10.38")
@pytest.mark.parametrize("others", [[], [LEAVER]])
def test_7g_16_dragon_evade_may_have_a_condition(others: list[Card]) -> None:
    """Hellsekai evades only as its player's only creature; a made-up card with the same words."""
    alone = has(dragon_evade, condition=at_most(1, your(CREATURES)))
    sulker = replace(TOWER, other_face=replace(DRAGON, features=(alone,)))
    effect = removal(destroy(choose(1, your(CREATURES.named("Dragon")))))
    game = Scenario(you=Side(hand=[effect], mana=filler(fire=1), battle=[flipped(sulker), *others]))
    game.use("Removal")
    assert ("Made-up Tower" in game.zone(YOU, "battle")) == (not others)
    assert (game.zone(YOU, "hyperspatial") == ["Made-up Tower"]) == bool(others)


@pytest.mark.rule("7G.18", "12.08")
def test_7g_18_without_dragon_evade_it_goes_home_by_way_of_the_graveyard() -> None:
    mourner = creature("Mourner", FIRE, 1, 1000, "", whenever_destroyed(CREATURES, draw(1)))
    game = Scenario(
        you=Side(
            hand=[removal(destroy(choose(1, your(CREATURES.named("Dragon")))))],
            mana=filler(fire=1),
            battle=[flipped(replace(TOWER, other_face=DRAGON)), mourner],
        )
    ).use("Removal")
    assert (game.zone(YOU, "hyperspatial"), game.zone(YOU, "graveyard")) == (["Made-up Tower"], ["Removal"])
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.rule("7G.01", "1.10")
def test_7g_01_draghearts_begin_in_the_hyperspatial_zone(tmp_path: Path) -> None:
    cards = (("Burning Mane", 40),)
    outside = (Section("hyperspatial zone", (("Joan Mizell, Revolution Spear", 2),)),)
    both = prepare_matchup(Deck("Armed", cards, Path(), outside=outside), Deck("Plain", cards, Path()))
    record = Session.start(both, seed=5).record
    assert [int(record.zone_count[side, 6]) for side in range(2)] == [2, 0]
    assert [int(record.zone_count[side, 0]) for side in range(2)] == [30, 30]


# --- Five cells ----------------------------------------------------------------------------------------------
ALL_OVER = "All Over The World, Supreme True Dragon Soul"
FIVE = [
    "Whitey, Dragon Soul Church",
    "Bluenika, Dragon Soul Fortress",
    "Blacko, Dragon Soul Palace",
    "Greene, Dragon Soul Ruins",
]
LAST = "Reddull, Dragon Soul Castle"


def five(*more: str | Card, **zones: object) -> Scenario:
    """The fifth fortress is put while the other four lie there."""
    you = {"hand": [draguner(), *more], "mana": filler(fire=3), "battle": FIVE, "hyperspatial": [LAST], **zones}
    return Scenario(you=Side(**you), opponent=Side(hand=1, shields=3))  # type: ignore[arg-type]


@pytest.mark.phrase("super_dragsolution")
@pytest.mark.rule("7G.19", "7G.23", "7G.22")
def test_7g_19_five_fortresses_become_one_creature_of_five_cells() -> None:
    assert five(battle=FIVE[:3]).use("Made-up Draguner").zone(YOU, "battle")[-1] == LAST
    game = five().use("Made-up Draguner")
    game.choose(LAST)
    assert ALL_OVER in game.zone(YOU, "battle")
    assert (game.power(ALL_OVER), len(game.under(ALL_OVER)), game.is_sick(ALL_OVER)) == (50000, 4, False)


@pytest.mark.phrase("when_dragsolved")
@pytest.mark.rule("7G.23")
def test_7g_23_all_over_the_world_shuffles_everything_else_away() -> None:
    """Its fortresses began outside the deck, and so does what is shuffled of the draghearts: it goes home."""
    game = five(FILLER, FILLER, graveyard=2, hyperspatial=[LAST, SWORD]).use("Made-up Draguner")
    game.choose(LAST).choose(ability(LAST, "Super")).choose(ability(ALL_OVER, "dragsolved"))
    assert game.zone(YOU, "battle") == [ALL_OVER]
    assert [len(game.zone(YOU, zone)) for zone in ("hand", "graveyard")] == [0, 0]
    assert [len(game.zone(OPPONENT, zone)) for zone in ("hand", "battle", "shields")] == [0, 0, 3]
    assert game.zone(YOU, "hyperspatial") == ["Made-up Sword"]


@pytest.mark.rule("7G.20", "7G.21", "7J.07")
@pytest.mark.parametrize("cell", ["top", "under"])
@pytest.mark.parametrize("is_tapped", [False, True])
def test_7g_20_a_cell_that_is_removed_as_a_card_takes_the_others_along(cell: str, is_tapped: bool) -> None:
    """It stays instead of leaving while it is tapped: that holds for each of its cells (808.1d)."""
    remover = spell("Remover", FIRE, 1, return_to_hand(choose(1, CARDS)))
    game = formed(remover, is_tapped)
    game.use("Remover")
    assert len(game.options) == 5 + 1  # each cell, and the other player's creature
    game.choose(ALL_OVER if cell == "top" else game.under(ALL_OVER)[1])
    assert game.zone(YOU, "battle") == ([ALL_OVER] if is_tapped else [])
    assert sorted(game.zone(YOU, "hyperspatial")) == ([] if is_tapped else sorted([*FIVE, LAST]))
    assert game.zone(YOU, "hand") == []


@pytest.mark.phrase("instead_of_leaving")
@pytest.mark.rule("7G.21")
@pytest.mark.parametrize("is_tapped", [False, True])
def test_7g_21_the_creature_of_five_cells_that_would_leave_stays_while_it_is_tapped(is_tapped: bool) -> None:
    game = formed(removal(destroy(choose(1, your(CREATURES)))), is_tapped=is_tapped).use("Removal")
    assert game.zone(YOU, "battle") == ([ALL_OVER] if is_tapped else [])
    assert len(game.zone(YOU, "hyperspatial")) == (0 if is_tapped else 5)


FILLER = creature("Ballast", FIRE, 9, 1000, "")


def formed(card: Card, is_tapped: bool = True) -> Scenario:
    """The creature of five cells lies there since the turn before, in the way that the scenario can set up."""
    piece = pile(flipped(LAST), *FIVE)
    piece = tapped(piece) if is_tapped else piece
    return Scenario(you=Side(hand=[card], mana=filler(fire=1), battle=[piece]), opponent=Side(battle=[BIG], shields=3))


def test_105_4a_a_tapped_dragheart_that_evades_is_a_fortress_that_is_not_tapped() -> None:
    """105.4a: so it does not untap as its player's turn begins, and nothing that waits for that triggers."""
    fortress, creature = "Heart Burn, Battle General Galaxy Fortress", "GuyNEXT, Super Battle Victory Dragon"
    watcher = human("Watcher", "Whenever one of your elements untaps, draw a card.")
    game = Scenario(you=Side(hand=[KILL], mana=filler(fire=1)), opponent=Side(battle=[tapped(creature), watcher]))
    game.use("Kill").choose(creature)
    assert (game.zone(OPPONENT, "battle"), game.is_tapped(fortress)) == ([fortress, "Watcher"], False)
    assert len(game.next_turn().zone(OPPONENT, "hand")) == 1
