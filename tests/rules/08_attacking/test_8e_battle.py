"""Group 8E of the rules catalogue: battles, and what comes before and after them (115, 508)."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    THEM,
    THIS,
    WATER,
    Card,
    Feature,
    blocker,
    charge_from_deck,
    choose,
    creature,
    destroy,
    draw,
    every,
    fight,
    give_power,
    may,
    power_attacker,
    return_to_hand,
    reveal_top,
    slayer,
    survives_losing_to,
    when_put,
    when_wins_battle,
    whenever_battles,
    wins_all_battles,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Piece, Scenario, Side, filler, pile, tapped
from tests.rules.situations import AMNIS, BYSTANDER, GHOST, MAGINN, NEMESIS, PIERR, THE_RED, human_attacker

BAIRA = "Baira, the Hidden Lunatic"
MACALLAN = "Macallan, Explosive Flame Shooter"


def human_defender(*features: Feature, power: int = 3000) -> Card:
    return creature("Defender", WATER, 3, power, "Human", *features)


def survivors(game: Scenario) -> list[str]:
    return [name for player in (YOU, OPPONENT) for name in game.zone(player, "battle") if name != "Bystander"]


@pytest.mark.rule("8E.01")
def test_8e_01_the_attacked_creature_battles_the_attacker_if_nobody_blocks() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=["Phantom Fish", tapped("Torcon")]))
    game.attack("Fear Fang", "Torcon").block()
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8E.01", "8E.03", "8E.04")
@pytest.mark.parametrize(
    ("attacker", "attacked", "dead"),
    [
        pytest.param("Fear Fang", "Torcon", ["Torcon"], id="the weaker"),
        pytest.param("Torcon", "Fear Fang", ["Torcon"], id="and so for the attacker"),
        pytest.param("Fear Fang", "Hunter Fish", ["Fear Fang", "Hunter Fish"], id="both of equal power"),
        # Equal power is no victory (115.3b): the other one's ability does not trigger.
        pytest.param(MAGINN, "Bloody Squito", [MAGINN, "Bloody Squito"], id="neither has won"),
    ],
)
def test_8e_01_the_loser_of_a_battle_is_destroyed(attacker: str, attacked: str, dead: list[str]) -> None:
    game = Scenario(you=Side(battle=[attacker]), opponent=Side(battle=[tapped(attacked)]))
    game.attack(attacker, attacked)
    assert game.zone(YOU, "graveyard") + game.zone(OPPONENT, "graveyard") == dead


@pytest.mark.rule("8E.01", "8E.04")
def test_8e_01_equal_power_destroys_both() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped("Horrid Worm"), tapped("Hunter Fish")])
    )
    game.attack("Fear Fang", "Hunter Fish").end_turn()
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    assert game.zone(OPPONENT, "graveyard") == ["Hunter Fish"]


@pytest.mark.phrase("whenever_battles")
@pytest.mark.rule("8E.02")
@pytest.mark.parametrize(
    ("grows", "answers", "left"),
    [(False, False, ["Defender"]), (True, False, ["Attacker"]), (True, True, ["Defender"])],
)
def test_8e_02_battle_triggers_resolve_before_power_is_compared_the_attackers_first(
    grows: bool, answers: bool, left: list[str]
) -> None:
    grow = whenever_battles(may(give_power(2000, THIS)))
    game = Scenario(
        you=Side(battle=[human_attacker(grow), BYSTANDER]),
        opponent=Side(battle=[tapped(human_defender(grow, power=4000))]),
    )
    game.attack("Attacker", "Defender")
    for player, does in ((YOU, grows), (OPPONENT, answers)):
        game.expect(player, "may")
        game.accept() if does else game.decline()
    assert survivors(game) == left


@pytest.mark.rule("8E.02")
@pytest.mark.parametrize("flees", [True, False])
def test_8e_02_a_creature_that_leaves_before_power_is_compared_is_in_no_battle(flees: bool) -> None:
    coward = human_defender(whenever_battles(may(return_to_hand(THIS))), power=2000)
    game = Scenario(
        you=Side(battle=[human_attacker(when_wins_battle(draw(1))), BYSTANDER]), opponent=Side(battle=[tapped(coward)])
    )
    game.attack("Attacker", "Defender")
    game.accept() if flees else game.decline()
    assert game.where("Defender") == ("hand" if flees else "graveyard")
    assert len(game.zone(YOU, "hand")) == (0 if flees else 1)


@pytest.mark.rule("8E.03", "8E.04")
@pytest.mark.parametrize(
    ("own", "other", "left"),
    [(3001, 3000, ["Attacker"]), (3000, 3001, ["Defender"]), (3000, 3000, [])],
    ids=["more", "less", "equal"],
)
def test_8e_03_the_higher_power_wins_and_losers_go_to_their_owners_graveyards(
    own: int, other: int, left: list[str]
) -> None:
    game = Scenario(
        you=Side(battle=[human_attacker(power=own)]), opponent=Side(battle=[tapped(human_defender(power=other))])
    )
    game.attack("Attacker", "Defender")
    assert survivors(game) == left
    assert game.zone(YOU, "graveyard") == [name for name in ["Attacker"] if name not in left]
    assert game.zone(OPPONENT, "graveyard") == [name for name in ["Defender"] if name not in left]


@pytest.mark.parametrize(
    ("yours", "theirs", "left"),
    [
        pytest.param((wins_all_battles,), (wins_all_battles,), ["Strong", "Weak"], id="both win"),
        pytest.param((), (wins_all_battles,), ["Weak"], id="the weaker one wins"),
        pytest.param((), (), ["Strong"], id="power decides"),
    ],
)
def test_115_3c_a_creature_that_wins_all_battles_is_not_destroyed_by_one(
    yours: tuple[Feature, ...], theirs: tuple[Feature, ...], left: list[str]
) -> None:
    """115.3c."""
    game = Scenario(
        you=Side(battle=[creature("Strong", FIRE, 3, 5000, "", *yours), BYSTANDER]),
        opponent=Side(battle=[tapped(creature("Weak", WATER, 3, 1000, "", *theirs))]),
    )
    game.attack("Strong", "Weak")
    there = game.zone(YOU, "battle") + game.zone(OPPONENT, "battle")
    assert [name for name in there if name != "Bystander"] == left


@pytest.mark.parametrize(
    ("other", "survives"),
    [
        pytest.param(pile(NEMESIS, GHOST), True, id="a darkness creature"),
        pytest.param("Bolmeteus Steel Dragon", False, id="a fire creature"),
    ],
)
@pytest.mark.parametrize("attacks", [True, False], ids=["attacking", "attacked"])
def test_amnis_survives_losing_a_battle_against_darkness_creatures_only(
    other: Piece | str, survives: bool, attacks: bool
) -> None:
    """The printed text speaks of lost battles, and of darkness creatures."""
    name = other if isinstance(other, str) else NEMESIS
    if attacks:
        game = Scenario(you=Side(battle=[AMNIS]), opponent=Side(battle=[tapped(other)]))
        game.attack(AMNIS, name)
    else:
        game = Scenario(you=Side(battle=[other]), opponent=Side(battle=[tapped(AMNIS)]))
        game.attack(name, AMNIS)
    assert game.where(AMNIS) == ("battle" if survives else "graveyard")
    assert game.where(name) == "battle"


def test_amnis_is_destroyed_by_a_darkness_spell_like_any_other() -> None:
    game = Scenario(you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=[AMNIS]))
    game.use("Terror Pit")
    assert game.where(AMNIS) == "graveyard"


# --- After the battle ----------------------------------------------------------------------------------
@pytest.mark.rule("8E.05")
@pytest.mark.parametrize(
    ("own", "other", "left"),
    [
        pytest.param((slayer,), (), [], id="the attacker's slayer, in defeat"),
        pytest.param((), (slayer,), ["Defender"], id="the winner's slayer has nothing more to do"),
        pytest.param((), (when_wins_battle(destroy(THIS)),), [], id="the winner's own destruction"),
        pytest.param((), (when_wins_battle(give_power(-3000, every(CREATURES))),), [], id="losing power afterwards"),
    ],
)
def test_8e_05_instructions_for_after_the_battle_come_after_power_is_compared(
    own: tuple[Feature, ...], other: tuple[Feature, ...], left: list[str]
) -> None:
    """Attacker has less power: it loses first, whatever happens to the winner then."""
    game = Scenario(
        you=Side(battle=[human_attacker(*own, power=2000)]),
        opponent=Side(battle=[tapped(human_defender(*other, power=3000))]),
    )
    game.attack("Attacker", "Defender")
    assert survivors(game) == left


@pytest.mark.phrase("when_wins_battle")
@pytest.mark.rule("8E.05", "10.29")
@pytest.mark.parametrize("you_attack", [True, False])
def test_8e_05_slayer_waits_like_all_effects_after_a_battle_the_turn_players_first(you_attack: bool) -> None:
    """It is an effect after the battle, so a turn player who wins may save the winner before it comes."""
    winner, loser = human_attacker(when_wins_battle(may(return_to_hand(THIS)))), human_defender(slayer, power=2000)
    sides = [Side(battle=[winner, BYSTANDER]), Side(battle=[tapped(loser)])]
    if not you_attack:
        sides = [Side(battle=[loser, BYSTANDER]), Side(battle=[tapped(winner)])]
    game = Scenario(*sides)
    if you_attack:
        game.attack("Attacker", "Defender").accept()
        assert game.zone(YOU, "hand") == ["Attacker"]
    else:
        game.attack("Defender", "Attacker").expect(OPPONENT, "may").accept()
        assert game.zone(OPPONENT, "graveyard") == ["Attacker"]
    assert survivors(game) == []


@pytest.mark.rule("8E.05", "10.29")
def test_8e_05_slayer_and_an_ability_for_being_destroyed_both_happen() -> None:
    """Ball Man loses: his slayer destroys the winner, and his last ability has triggered all the same.

    So has that of a creature that won its battle and is slain for it.
    """
    game = Scenario(you=Side(battle=["Ball Man"]), opponent=Side(hand=["Torcon"], battle=[tapped("Fear Fang")]))
    game.attack("Ball Man", "Fear Fang").expect(YOU, "resolve", "Ball Man", "Ball Man").choose("Ball Man")
    assert game.zone(YOU, "graveyard") == ["Ball Man"]
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Fear Fang", "Torcon"]

    game = Scenario(you=Side(battle=["Cetibols"]), opponent=Side(battle=[PIERR])).attack("Cetibols")
    game.expect(YOU, "may").accept()
    assert (game.zone(YOU, "graveyard"), game.zone(OPPONENT, "graveyard")) == (["Cetibols"], [PIERR])
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.phrase("after_it_battles")
@pytest.mark.rule("8E.05")
@pytest.mark.parametrize(("attacker", "yours"), [("Torcon", ["Torcon"]), ("Metalwing Skyterror", [])])
def test_8e_05_baira_is_destroyed_after_each_battle_even_one_it_won(attacker: str, yours: list[str]) -> None:
    """115.3d: what happens after a battle does not depend on how it ended."""
    game = Scenario(you=Side(battle=[attacker]), opponent=Side(battle=[BAIRA])).attack(attacker)
    if game.asked == "choose":
        game.decline()
    game.block(BAIRA)
    assert game.zone(YOU, "graveyard") == yours
    assert game.zone(OPPONENT, "graveyard") == [BAIRA]
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.phrase("survives_losing_to")
@pytest.mark.rule("8E.05", "10.29")
@pytest.mark.parametrize("survives", [False, True])
def test_8e_05_slayer_of_a_winner_waits_only_if_the_loser_is_still_there(survives: bool) -> None:
    """With nothing to destroy, nobody is asked in which order it and the winner's other ability resolve."""
    winner = human_attacker(slayer, when_wins_battle(may(draw(1))))
    lucky = [survives_losing_to(CREATURES)] if survives else []
    game = Scenario(
        you=Side(battle=[winner, BYSTANDER]), opponent=Side(battle=[tapped(human_defender(*lucky, power=2000))])
    )
    game.attack("Attacker", "Defender")
    if survives:
        game.expect(YOU, "resolve", "Attacker", "Attacker").choose("Attacker")
    game.expect(YOU, "may").accept()
    assert game.zone(OPPONENT, "graveyard") == ["Defender"]
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.phrase("slayer")
@pytest.mark.rule("8E.05", "10.29")
def test_8e_05_slayer_destroys_the_winner_too() -> None:
    wasp = creature("Poison Wasp", DARKNESS, 2, 1000, "", slayer)
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped(wasp)]))
    game.attack("Fear Fang", wasp)
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    assert game.zone(OPPONENT, "graveyard") == ["Poison Wasp"]


def test_bloody_squito_is_destroyed_after_it_has_won() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=["Bloody Squito"]))
    game.attack("Fear Fang").block("Bloody Squito")
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    assert game.zone(OPPONENT, "graveyard") == ["Bloody Squito"]


def test_115_3b_bloody_squito_does_not_win_against_equal_power() -> None:
    """115.3b: equal power is no victory."""
    game = Scenario(you=Side(battle=[THE_RED]), opponent=Side(battle=["Bloody Squito"]))
    game.attack(THE_RED).block("Bloody Squito")
    assert game.zone(YOU, "graveyard") == [THE_RED]
    assert game.zone(OPPONENT, "graveyard") == ["Bloody Squito"]


@pytest.mark.rule("8E.06", "10.28")
@pytest.mark.parametrize(
    ("target", "turn", "left"),
    [
        pytest.param("Defender", YOU, ["Attacker"], id="attacks"),
        pytest.param(None, YOU, ["Attacker"], id="is blocked"),
        pytest.param("Attacker", OPPONENT, ["Defender"], id="is attacked"),
    ],
)
def test_8e_06_power_attacker_counts_only_while_attacking(target: str | None, turn: int, left: list[str]) -> None:
    striker = human_attacker(power_attacker(2000), power=2000)
    game = Scenario(
        you=Side(battle=[tapped(striker) if turn == OPPONENT else striker, BYSTANDER]),
        opponent=Side(
            battle=[tapped(human_defender()) if target == "Defender" else human_defender(blocker), BYSTANDER]
        ),
        turn=turn,
    )
    assert game.power("Attacker") == 2000
    game.attack("Defender" if turn == OPPONENT else "Attacker", target)
    if target is None:
        game.block("Defender")
    assert survivors(game) == left
    if turn == YOU:
        assert game.power("Attacker") == 2000


# --- Battles by effects --------------------------------------------------------------------------------
@pytest.mark.phrase("fight")
@pytest.mark.rule("8E.07")
def test_8e_07_battle_triggers_resolve_before_comparing_in_a_battle_by_an_effect_too() -> None:
    """101.4f: nothing else is resolved in the middle of an effect."""
    duelist = creature("Duelist", FIRE, 3, 3000, "", when_put(fight(choose(1, your_opponents(CREATURES)))))
    game = Scenario(
        you=Side(hand=[duelist], mana=filler(fire=3), battle=[BYSTANDER]),
        opponent=Side(
            battle=[human_defender(whenever_battles(charge_from_deck(1), give_power(5000, THIS)), power=2000)]
        ),
    )
    game.use("Duelist")
    assert survivors(game) == ["Defender"]
    assert len(game.zone(OPPONENT, "mana")) == 1


@pytest.mark.rule("8E.07")
@pytest.mark.parametrize(("victim", "left"), [("Fear Fang", True), ("Crystal Lancer", False), ("Phantom Fish", False)])
def test_8e_07_a_battle_by_an_effect_compares_power_without_attack_tapping_or_blocking(victim: str, left: bool) -> None:
    """Macallan battles with 4000; untapped creatures too, and no blocker is asked for."""
    game = Scenario(
        you=Side(hand=[MACALLAN], mana=filler(fire=3), battle=[BYSTANDER]),
        opponent=Side(battle=["Fear Fang", "Phantom Fish", pile("Crystal Lancer", "Aqua Hulcus")], shields=0),
    )
    game.use(MACALLAN, victim).expect(YOU, "attack with")
    assert (game.where(MACALLAN) == "battle") == left
    assert (game.where(victim) == "battle") == (victim == "Crystal Lancer")
    assert not any(game.is_tapped(name) for name in survivors(game))


@pytest.mark.rule("8E.07")
def test_8e_07_baira_is_destroyed_after_a_battle_without_an_attack_but_not_without_a_battle() -> None:
    """115.1: an effect's battle is a battle; a block whose attacker has been taken away is none (115.3a)."""
    macallan = "Macallan, Explosive Flame Shooter"
    game = Scenario(you=Side(hand=[macallan], mana=filler(fire=3)), opponent=Side(battle=[BAIRA]))
    game.use(macallan).choose(BAIRA)
    assert game.zone(YOU, "graveyard") == [macallan] and game.zone(OPPONENT, "graveyard") == [BAIRA]
    game = Scenario(you=Side(battle=[pile("Emperor Maroll", "Corile")]), opponent=Side(battle=[BAIRA]))
    game.attack("Emperor Maroll").block(BAIRA)
    assert game.zone(OPPONENT, "hand") == [BAIRA] and game.zone(OPPONENT, "graveyard") == []


@pytest.mark.phrase("THIS_IS_BATTLING")
@pytest.mark.rule("8E.07")
def test_8e_07_macallan_battles_with_a_thousand_more() -> None:
    macallan = "Macallan, Explosive Flame Shooter"
    game = Scenario(you=Side(hand=[macallan], mana=filler(fire=3)), opponent=Side(battle=["Fear Fang", "Torcon"]))
    game.use(macallan, "Fear Fang")
    assert game.power(macallan) == 3000
    assert game.zone(YOU, "battle") == [macallan]
    assert game.zone(OPPONENT, "battle") == ["Torcon"]


@pytest.mark.phrase("wins_all_battles")
def test_115_3d_slayer_destroys_a_creature_that_wins_all_battles() -> None:
    """115.3d: it asks for no defeat."""
    game = Scenario(
        you=Side(battle=[human_attacker(slayer, power=9000)]),
        opponent=Side(battle=[tapped(human_defender(wins_all_battles, power=1000))]),
    )
    game.attack("Attacker", "Defender")
    assert survivors(game) == []
    assert game.where("Attacker") == "graveyard"


def test_115_3a_there_is_no_battle_with_a_card_of_the_deck() -> None:
    """115.3a."""
    brawler = creature("Brawler", FIRE, 3, 3000, "", when_put(reveal_top(1), fight(THEM)), when_wins_battle(draw(1)))
    game = Scenario(you=Side(hand=[brawler], mana=filler(fire=3), battle=[BYSTANDER], deck=["Torcon", "Corile"]))
    game.use("Brawler")
    assert game.zone(YOU, "deck")[:2] == ["Torcon", "Corile"]
    assert game.zone(YOU, "hand") == []
