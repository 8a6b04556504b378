"""Hyper Mode and Hyperify (816, docs/keywords.md), and creatures of which only one of a name is put (817)."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CREATURES,
    DARKNESS,
    DREAM,
    FIRE,
    GRAVEYARD,
    WATER,
    Card,
    DefinitionError,
    blocker,
    choose,
    creature,
    destroy,
    double_breaker,
    draw,
    evolves_from,
    hyper_mode,
    hyperify,
    ignore_abilities,
    in_hyper_mode,
    put,
    return_to_hand,
    spell,
    triple_breaker,
    unleash,
    whenever_attacks,
    whenever_one_attacks,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, tapped

BEAST = creature(
    "Beast",
    WATER,
    3,
    3000,
    "Hyper Beast",
    blocker,
    hyperify(1),
    hyper_mode(6000),
    in_hyper_mode(double_breaker),
    in_hyper_mode(whenever_attacks(draw(1))),
)
HELPER, ZYLER = "Fear Fang", "Brawler Zyler"


def board(*battle: Card | str, **more: object) -> Scenario:
    """A turn of yours with these creatures in the battle zone."""
    mana = filler(water=3, fire=2, darkness=2)
    return Scenario(you=Side(battle=[*battle], mana=mana, **more), opponent=Side(shields=2))


@pytest.mark.phrase("hyperify", "hyper_mode", "in_hyper_mode", "unleash")
def test_816_2a_an_unleashed_creature_has_the_abilities_and_the_power_of_its_hyper_mode_too() -> None:
    """816.2a: it keeps its other abilities; 816.2b: the other power replaces its own."""
    game = board(BEAST, HELPER)
    game.hyperify("Beast")
    assert game.is_tapped(HELPER)
    assert game.power("Beast") == 6000
    assert game.has("Beast", keywords.BLOCKER) and game.has("Beast", keywords.DOUBLE_BREAKER)
    game.attack("Beast")
    assert game.zone(OPPONENT, "shields") == []
    assert len(game.zone(YOU, "hand")) == 1


def test_816_3_nothing_of_a_hyper_mode_counts_before_it_is_unleashed() -> None:
    """816.3: neither its power nor its abilities."""
    game = board(BEAST, HELPER)
    assert game.power("Beast") == 3000
    assert not game.has("Beast", keywords.DOUBLE_BREAKER)
    game.attack("Beast")
    assert game.zone(YOU, "hand") == []


def test_816_3_in_another_zone_a_creature_has_no_hyper_mode() -> None:
    """816.3: when it comes back, it is a new object that is not unleashed (400.5)."""
    back = spell("Back", WATER, 1, return_to_hand(choose(1, CREATURES)))
    game = board(BEAST, HELPER, hand=[back])
    game.hyperify("Beast")
    game.use("Back", "Beast").use("Beast")
    assert game.power("Beast") == 3000
    assert not game.has("Beast", keywords.DOUBLE_BREAKER)


def test_hyper_mode_lasts_until_the_start_of_its_players_next_turn() -> None:
    """It is unleashed in the opponent's turn, too."""
    game = board(BEAST, HELPER)
    game.hyperify("Beast")
    game.end_turn().next_turn()
    assert game.power("Beast") == 6000
    game.end_turn().next_turn()
    assert game.power("Beast") == 3000
    assert not game.has("Beast", keywords.DOUBLE_BREAKER)


def test_816_2d_an_unleashed_creature_is_not_hyperified_again() -> None:
    """816.2d: its Hyperify ability cannot be used then (answer of 17 April 2024)."""
    game = board(BEAST, HELPER, ZYLER)
    game.hyperify("Beast", HELPER)
    with pytest.raises(Illegal, match="its Hyper Mode is unleashed"):
        game.hyperify("Beast", ZYLER)


@pytest.mark.parametrize("others", [[], [tapped(HELPER)]])
def test_hyperify_taps_another_creature_that_is_untapped(others: list[str]) -> None:
    """Answer of 17 April 2024: without one the ability cannot be used; the creature itself is none."""
    game = board(BEAST, *others)
    with pytest.raises(Illegal):
        game.hyperify("Beast")


def test_301_5_a_creature_that_was_put_this_turn_can_be_tapped_for_hyperify() -> None:
    """301.5: summoning sickness only keeps creatures from attacking."""
    game = board(BEAST, hand=[creature("New", WATER, 1, 1000, "Fish")])
    game.use("New").hyperify("Beast")
    assert game.power("Beast") == 6000


def test_hyperify_of_two_creatures() -> None:
    """It takes both."""
    over = creature("Over", FIRE, 3, 4000, "Hyper Beast", hyperify(2), hyper_mode(13000), in_hyper_mode(triple_breaker))
    game = board(over, HELPER)
    with pytest.raises(Illegal):
        game.hyperify("Over")
    game = board(over, HELPER, ZYLER, "Torcon")
    game.hyperify("Over", HELPER, ZYLER)
    assert game.is_tapped(HELPER) and game.is_tapped(ZYLER)
    assert game.power("Over") == 13000


def test_ignored_abilities_leave_the_power_of_the_hyper_mode() -> None:
    """Answer of 12 April 2024: abilities of both are ignored, and the effect of Hyperify is over: the power stays."""
    ignoring = spell("Ignoring", WATER, 1, ignore_abilities(choose(1, CREATURES)))
    game = board(BEAST, HELPER, hand=[ignoring])
    game.hyperify("Beast").use("Ignoring", "Beast")
    assert game.power("Beast") == 6000
    assert not game.has("Beast", keywords.BLOCKER) and not game.has("Beast", keywords.DOUBLE_BREAKER)
    game.end_turn().next_turn()
    assert game.has("Beast", keywords.BLOCKER) and game.has("Beast", keywords.DOUBLE_BREAKER)
    game.end_turn().next_turn()
    assert game.power("Beast") == 3000 and game.has("Beast", keywords.BLOCKER)


def test_a_creature_whose_abilities_are_ignored_is_not_hyperified() -> None:
    """Hyperify is one of them; an effect of another card unleashes it all the same."""
    ignoring = spell("Ignoring", WATER, 1, ignore_abilities(choose(1, CREATURES)))
    freeing = spell("Freeing", WATER, 1, unleash(choose(1, your(CREATURES))))
    game = board(BEAST, HELPER, hand=[ignoring, freeing])
    game.use("Ignoring", "Beast")
    with pytest.raises(Illegal):
        game.hyperify("Beast")
    game.use("Freeing", "Beast")
    assert game.power("Beast") == 6000
    assert not game.has("Beast", keywords.DOUBLE_BREAKER)


def test_816_2c_what_is_unleashed_is_not_unleashed_again() -> None:
    """816.2c: the effect does nothing, and neither does one on a creature without a Hyper Mode."""
    freeing = spell("Freeing", WATER, 1, unleash(choose(1, your(CREATURES))), draw(1))
    game = board(BEAST, HELPER, hand=[freeing, freeing, freeing])
    game.use("Freeing", "Beast").use("Freeing", "Beast").use("Freeing", HELPER)
    assert game.power("Beast") == 6000
    game.end_turn().next_turn().end_turn().next_turn()
    assert game.power("Beast") == 3000


def test_801_2_an_evolution_creature_on_an_unleashed_one_has_no_hyper_mode() -> None:
    """801.2: it is the same creature, and what is printed on the card on top counts (200.3a)."""
    evolved = creature("Evolved", WATER, 2, 5000, "Hyper Beast", evolves_from(CREATURES.civilization(WATER)))
    game = board(BEAST, HELPER, hand=[evolved])
    game.hyperify("Beast").use("Evolved")
    assert game.power("Evolved") == 5000
    game.end_turn().next_turn().end_turn().next_turn()
    assert game.power("Evolved") == 5000


@pytest.mark.phrase("unleashed")
def test_descriptions_tell_unleashed_creatures_from_others() -> None:
    """Whatever unleashed them, and no matter that others have a Hyper Mode, too."""
    watcher = creature("Watcher", FIRE, 2, 1000, "Human", whenever_one_attacks(your(CREATURES.unleashed()), draw(1)))
    plain = creature("Plain", WATER, 2, 2000, "Hyper Beast", hyperify(1), hyper_mode(4000))
    game = board(watcher, plain, BEAST, HELPER)
    game.attack("Plain")
    assert game.zone(YOU, "hand") == []
    game = board(watcher, plain, BEAST, HELPER)
    game.hyperify("Plain", HELPER)
    game.attack("Plain")
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.parametrize("player", ["rush", "control", "general"])
def test_players_tap_a_creature_that_cannot_attack_for_hyperify(player: str) -> None:
    """It costs them nothing, and then the creature attacks."""
    new = creature("New", WATER, 1, 1000, "Fish")
    game = Scenario(
        you=Side(battle=[BEAST, HELPER], hand=[new], mana=filler(water=1)), opponent=Side(shields=5), you_are=player
    )
    assert game.is_tapped("New")
    assert len(game.zone(OPPONENT, "shields")) == 2  # two of the unleashed creature, one of the other


@pytest.mark.parametrize("player", ["rush", "control", "general"])
def test_players_do_not_tap_an_attacker_for_a_creature_that_waits(player: str) -> None:
    """What the Hyper Mode gains this turn is less than the shields that the other one breaks."""
    small = creature("Small", WATER, 3, 3000, "Hyper Beast", hyperify(1), hyper_mode(3500))
    breaker = creature("Breaker", WATER, 3, 6000, "Fish", double_breaker)
    game = Scenario(you=Side(battle=[tapped(small), breaker]), opponent=Side(shields=5), you_are=player)
    assert len(game.zone(OPPONENT, "shields")) == 3


@pytest.mark.parametrize(
    ("features", "reason"),
    [
        ((hyperify(1),), "write the power of its Hyper Mode"),
        ((in_hyper_mode(blocker),), "write the power of its Hyper Mode"),
        ((hyper_mode(2000), hyper_mode(3000)), "only one HyperMode"),
    ],
)
def test_816_1b_a_hyper_mode_needs_one_power(features: tuple[object, ...], reason: str) -> None:
    """816.1b: it stands on the right, for the creature has another one."""
    with pytest.raises(DefinitionError, match=reason):
        tabulate([creature("Wrong", WATER, 3, 3000, "Hyper Beast", *features)])


# --- 817 Dream ---
DREAMER = creature("Dreamer", WATER, 2, 2000, "Hyper Beast", types=DREAM)


def test_817_2_a_dream_creature_of_the_same_name_is_not_put() -> None:
    """817.2: it can be summoned when the other one has left; another name does not matter, nor the opponent's."""
    other = creature("Other", WATER, 2, 2000, "Hyper Beast", types=DREAM)
    away = spell("Away", DARKNESS, 1, destroy(choose(1, CREATURES)))
    game = Scenario(
        you=Side(battle=[DREAMER], hand=[DREAMER, other, away], mana=filler(water=4, darkness=2)),
        opponent=Side(battle=[]),
    )
    with pytest.raises(Illegal):
        game.use("Dreamer")
    game.use("Other").use("Away", "Dreamer").use("Dreamer")
    assert sorted(game.zone(YOU, "battle")) == ["Dreamer", "Other"]


def test_817_2_an_effect_does_not_put_it_either() -> None:
    """817.2: it stays where it is."""
    putting = spell("Put", WATER, 1, put(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))
    game = board(DREAMER, graveyard=[DREAMER], hand=[putting])
    game.use("Put")
    assert game.zone(YOU, "battle") == ["Dreamer"]


def test_817_2_is_a_rule_and_no_ability() -> None:
    """817.2: it holds while the abilities of the creature are ignored."""
    ignoring = spell("Ignoring", WATER, 1, ignore_abilities(choose(1, CREATURES)))
    game = board(DREAMER, hand=[ignoring, DREAMER])
    game.use("Ignoring", "Dreamer")
    with pytest.raises(Illegal):
        game.use("Dreamer")


def test_817_2_the_opponent_can_put_one_of_the_same_name() -> None:
    """817.2: its owner alone is meant."""
    game = Scenario(
        you=Side(hand=[DREAMER], mana=filler(water=4)),
        opponent=Side(battle=[DREAMER]),
    )
    game.use("Dreamer")
    assert game.zone(YOU, "battle") == ["Dreamer"]


def test_817_3_two_of_the_same_name_that_are_there_anyway_both_stay() -> None:
    """817.3: as when one of them was under a seal; neither leaves, and a third is not put (817.2)."""
    game = Scenario(you=Side(battle=[DREAMER, DREAMER], hand=[DREAMER], mana=filler(water=4)))
    with pytest.raises(Illegal):
        game.use("Dreamer")
    game.next_turn()
    assert game.zone(YOU, "battle") == ["Dreamer", "Dreamer"]
