"""Battles, breaking shields, the direct attack and the end of an attack (115, 508-510): groups 8E and 8F.

The attacking player is "you". Where no card of the library does what an item speaks of, a made-up card plays just
that part.
"""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    SHIELDS,
    THIS,
    WATER,
    WIN_THE_GAME,
    Card,
    Effect,
    Feature,
    Trigger,
    blocker,
    break_shields,
    charge_from_deck,
    choose,
    creature,
    destroy,
    double_breaker,
    draw,
    every,
    fight,
    give_power,
    kirifudash,
    may,
    power_attacker,
    put_into_mana,
    quattro_breaker,
    return_shields,
    return_to_hand,
    shields_go_to_graveyard,
    slayer,
    top_cards_go_to_graveyard,
    triple_breaker,
    when_put,
    when_wins_battle,
    whenever_attacks,
    whenever_battles,
    whenever_unblocked,
    world_breaker,
    your,
    your_opponents,
)
from sim.engine.record.codes.abilities import ATTACKS, END_OF_ATTACK
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, tapped

BYSTANDER = creature("Bystander", FIRE, 3, 1000, "")  # could attack: the turn goes on
MACALLAN = "Macallan, Explosive Flame Shooter"


def attacker(*features: Feature, power: int = 3000) -> Card:
    return creature("Attacker", FIRE, 3, power, "Human", *features)


def defender(*features: Feature, power: int = 3000) -> Card:
    return creature("Defender", WATER, 3, power, "Human", *features)


def survivors(game: Scenario) -> list[str]:
    return [name for player in (YOU, OPPONENT) for name in game.zone(player, "battle") if name != "Bystander"]


# ---------------------------------------------------------------------------------------------------------
# 8E Battle (115, 508)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("8E.01")
def test_the_attacked_creature_battles_the_attacker_if_nobody_blocks() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=["Phantom Fish", tapped("Torcon")]))
    game.attack("Fear Fang", "Torcon").block()
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8E.03", "8E.04")
@pytest.mark.parametrize(
    ("own", "other", "left"),
    [(3001, 3000, ["Attacker"]), (3000, 3001, ["Defender"]), (3000, 3000, [])],
    ids=["more", "less", "equal"],
)
def test_more_power_wins_and_the_others_go_to_their_owners_graveyards(own: int, other: int, left: list[str]) -> None:
    game = Scenario(you=Side(battle=[attacker(power=own)]), opponent=Side(battle=[tapped(defender(power=other))]))
    game.attack("Attacker", "Defender")
    assert survivors(game) == left
    assert game.zone(YOU, "graveyard") == [name for name in ["Attacker"] if name not in left]
    assert game.zone(OPPONENT, "graveyard") == [name for name in ["Defender"] if name not in left]


@pytest.mark.rule("8E.02")
@pytest.mark.parametrize(
    ("grows", "answers", "left"),
    [(False, False, ["Defender"]), (True, False, ["Attacker"]), (True, True, ["Defender"])],
)
def test_what_triggers_on_a_battle_is_resolved_before_comparing_the_attackers_first(
    grows: bool, answers: bool, left: list[str]
) -> None:
    grow = whenever_battles(may(give_power(2000, THIS)))
    game = Scenario(
        you=Side(battle=[attacker(grow), BYSTANDER]), opponent=Side(battle=[tapped(defender(grow, power=4000))])
    )
    game.attack("Attacker", "Defender")
    for player, does in ((YOU, grows), (OPPONENT, answers)):
        game.expect(player, "may")
        game.accept() if does else game.decline()
    assert survivors(game) == left


@pytest.mark.rule("8E.02")
@pytest.mark.parametrize("flees", [True, False])
def test_a_creature_that_leaves_before_powers_are_compared_is_in_no_battle(flees: bool) -> None:
    coward = defender(whenever_battles(may(return_to_hand(THIS))), power=2000)
    game = Scenario(
        you=Side(battle=[attacker(when_wins_battle(draw(1))), BYSTANDER]), opponent=Side(battle=[tapped(coward)])
    )
    game.attack("Attacker", "Defender")
    game.accept() if flees else game.decline()
    assert game.where("Defender") == ("hand" if flees else "graveyard")
    assert len(game.zone(YOU, "hand")) == (0 if flees else 1)


@pytest.mark.rule("8E.07")
def test_in_a_battle_by_an_effect_what_triggers_on_it_is_resolved_before_comparing_too() -> None:
    """101.4f: nothing else is resolved in the middle of an effect."""
    duelist = creature("Duelist", FIRE, 3, 3000, "", when_put(fight(choose(1, your_opponents(CREATURES)))))
    game = Scenario(
        you=Side(hand=[duelist], mana=filler(fire=3), battle=[BYSTANDER]),
        opponent=Side(battle=[defender(whenever_battles(charge_from_deck(1), give_power(5000, THIS)), power=2000)]),
    )
    game.use("Duelist")
    assert survivors(game) == ["Defender"]
    assert len(game.zone(OPPONENT, "mana")) == 1


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
def test_instructions_for_after_the_battle_come_after_comparing(
    own: tuple[Feature, ...], other: tuple[Feature, ...], left: list[str]
) -> None:
    """Attacker has less power: it loses first, whatever happens to the winner then."""
    game = Scenario(
        you=Side(battle=[attacker(*own, power=2000)]), opponent=Side(battle=[tapped(defender(*other, power=3000))])
    )
    game.attack("Attacker", "Defender")
    assert survivors(game) == left


@pytest.mark.rule("8E.05", "10.29")
@pytest.mark.parametrize("you_attack", [True, False])
def test_slayer_waits_like_all_that_follows_a_battle_the_turn_player_first(you_attack: bool) -> None:
    """K3: it is an effect after the battle, so that a turn player who wins may save the winner before it comes."""
    winner, loser = attacker(when_wins_battle(may(return_to_hand(THIS)))), defender(slayer, power=2000)
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


@pytest.mark.rule("8E.06", "10.28")
@pytest.mark.parametrize(
    ("target", "turn", "left"),
    [
        pytest.param("Defender", YOU, ["Attacker"], id="attacks"),
        pytest.param(None, YOU, ["Attacker"], id="is blocked"),
        pytest.param("Attacker", OPPONENT, ["Defender"], id="is attacked"),
    ],
)
def test_power_attacker_counts_only_while_attacking(target: str | None, turn: int, left: list[str]) -> None:
    striker = attacker(power_attacker(2000), power=2000)
    game = Scenario(
        you=Side(battle=[tapped(striker) if turn == OPPONENT else striker, BYSTANDER]),
        opponent=Side(battle=[tapped(defender()) if target == "Defender" else defender(blocker), BYSTANDER]),
        turn=turn,
    )
    assert game.power("Attacker") == 2000
    game.attack("Defender" if turn == OPPONENT else "Attacker", target)
    if target is None:
        game.block("Defender")
    assert survivors(game) == left
    if turn == YOU:
        assert game.power("Attacker") == 2000


@pytest.mark.rule("8E.07")
@pytest.mark.parametrize(("victim", "left"), [("Fear Fang", True), ("Crystal Lancer", False), ("Phantom Fish", False)])
def test_a_battle_by_an_effect_compares_powers_without_attack_tapping_or_blocking(victim: str, left: bool) -> None:
    """Macallan battles with 4000; untapped creatures too, and no blocker is asked for."""
    game = Scenario(
        you=Side(hand=[MACALLAN], mana=filler(fire=3), battle=[BYSTANDER]),
        opponent=Side(battle=["Fear Fang", "Phantom Fish", "Crystal Lancer"], shields=0),
    )
    game.use(MACALLAN, victim).expect(YOU, "attack with")
    assert (game.where(MACALLAN) == "battle") == left
    assert (game.where(victim) == "battle") == (victim == "Crystal Lancer")
    assert not any(game.is_tapped(name) for name in survivors(game))


# ---------------------------------------------------------------------------------------------------------
# 8F Breaking shields, direct attack, end of attack (509, 510)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("8F.01")
def test_what_waits_for_an_unblocked_attack_comes_before_the_break() -> None:
    sneak = attacker(whenever_unblocked(put_into_mana(choose(1, your_opponents(SHIELDS)))))
    game = Scenario(you=Side(battle=[sneak]), opponent=Side(battle=["Hunter Fish"], shields=["Torcon", "Corile"]))
    game.attack("Attacker").block().choose("Torcon")
    assert game.zone(OPPONENT, "mana") == ["Torcon"]
    assert game.zone(OPPONENT, "hand") == ["Corile"]


@pytest.mark.parametrize(
    ("features", "broken"),
    [
        pytest.param((), 1, id="no breaker", marks=pytest.mark.rule("8F.02")),
        pytest.param((double_breaker,), 2, id="double", marks=pytest.mark.rule("8F.05")),
        pytest.param((triple_breaker,), 3, id="triple", marks=pytest.mark.rule("8F.05")),
        pytest.param((quattro_breaker,), 4, id="quattro", marks=pytest.mark.rule("8F.05")),
        pytest.param((world_breaker,), 6, id="world", marks=pytest.mark.rule("8F.05", "8F.11", "10.26")),
    ],
)
def test_an_attack_breaks_as_many_shields_at_once_as_its_breaker_says(
    features: tuple[Feature, ...], broken: int
) -> None:
    """At once: all the shield triggers among them are declared together."""
    game = Scenario(you=Side(battle=[attacker(*features), BYSTANDER]), opponent=Side(shields=["Terror Pit"] * 6))
    game.attack("Attacker")
    while game.asked == "break":
        game.choose("Terror Pit")
    game.expect(OPPONENT, "declare", "no", *["Terror Pit"] * broken).declare()
    assert len(game.zone(OPPONENT, "hand")) == broken
    assert len(game.zone(OPPONENT, "shields")) == 6 - broken


@pytest.mark.rule("8F.03", "8F.04")
def test_the_attacking_player_chooses_the_shields_and_their_owner_takes_them() -> None:
    game = Scenario(
        you=Side(battle=[attacker(double_breaker)]), opponent=Side(shields=["Corile", "Fear Fang", "Burning Mane"])
    )
    game.attack("Attacker").expect(YOU, "break", "Corile", "Fear Fang", "Burning Mane").choose("Burning Mane")
    game.expect(YOU, "break", "Corile", "Fear Fang").choose("Corile")
    assert game.zone(OPPONENT, "hand") == ["Burning Mane", "Corile"]
    assert game.zone(OPPONENT, "shields") == ["Fear Fang"]


@pytest.mark.rule("8F.06", "8F.07")
@pytest.mark.parametrize(("shields", "wins"), [(2, False), (1, False), (0, True)])
def test_a_breaker_breaks_what_there_is_and_wins_only_where_there_is_none(shields: int, wins: bool) -> None:
    game = Scenario(you=Side(battle=[attacker(double_breaker), BYSTANDER]), opponent=Side(shields=shields))
    game.attack("Attacker")
    assert (game.winner == YOU, game.zone(OPPONENT, "shields")) == (wins, [])


@pytest.mark.rule("8F.09")
def test_a_shield_trigger_is_declared_at_its_own_break_and_never_later() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"]), opponent=Side(shields=["Terror Pit", "Aqua Surfer"])
    )
    game.attack("Fear Fang").choose("Terror Pit").expect(OPPONENT, "declare", "no", "Terror Pit").declare()
    game.attack("Burning Mane").expect(OPPONENT, "declare", "no", "Aqua Surfer")
    assert game.refused("Terror Pit") != ""


@pytest.mark.rule("8F.10")
def test_the_shield_check_interrupts_what_is_being_processed() -> None:
    """The trigger spell is cast between two sentences of the attacker's ability."""
    breaker = attacker(whenever_attacks(break_shields(choose(1, your_opponents(SHIELDS))), destroy(every(CREATURES))))
    game = Scenario(
        you=Side(battle=[breaker, "Torcon"]), opponent=Side(shields=["Spiral Gate", "Corile"], battle=["Fear Fang"])
    )
    game.attack("Attacker").choose("Spiral Gate").declare("Spiral Gate").choose("Torcon")
    assert game.zone(YOU, "hand") == ["Torcon"]  # Spiral Gate found it in the battle zone
    assert game.zone(YOU, "graveyard") == ["Attacker"]


@pytest.mark.rule("8F.12")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_shield_put_into_the_hand_by_an_effect_is_checked_unless_the_effect_says_otherwise(allowed: bool) -> None:
    magand = attacker(when_put(return_shields(choose(1, your(SHIELDS)), shield_triggers=allowed)))
    game = Scenario(
        you=Side(hand=[magand], mana=filler(fire=3), battle=[BYSTANDER], shields=["Terror Pit"]),
        opponent=Side(battle=["Corile"]),
    )
    game.use("Attacker")
    if allowed:
        game.expect(YOU, "declare", "no", "Terror Pit").declare("Terror Pit")
    game.expect(YOU, "attack with")
    assert game.where("Corile") == ("graveyard" if allowed else "battle")


def test_the_cards_of_one_shield_are_broken_together() -> None:
    """All its cards are checked and go to the hand; a castle on it would go to the graveyard (8F.13)."""
    game = Scenario(
        you=Side(battle=[attacker(double_breaker), BYSTANDER]),
        opponent=Side(shields=[pile("Terror Pit", "Fear Fang", "Aqua Surfer"), "Corile", "Burning Mane"]),
    )
    game.attack("Attacker").choose("Terror Pit", "Corile")
    game.expect(OPPONENT, "declare", "no", "Terror Pit", "Aqua Surfer").declare("Terror Pit").choose("Bystander")
    assert sorted(game.zone(OPPONENT, "hand")) == ["Aqua Surfer", "Corile", "Fear Fang"]
    assert game.zone(OPPONENT, "shields") == ["Burning Mane"]


@pytest.mark.rule("8F.14")
@pytest.mark.parametrize(
    ("replacement", "graveyard", "shields"),
    [
        pytest.param(top_cards_go_to_graveyard(2), ["Corile"] * 4, 3, id="Adamski: two top cards for each shield"),
        pytest.param(shields_go_to_graveyard, ["Terror Pit"] * 2, 1, id="Bolmeteus: the shield itself"),
    ],
)
def test_a_break_can_be_replaced_shield_by_shield(replacement: Feature, graveyard: list[str], shields: int) -> None:
    """Nothing comes to the hand, nothing is declared, and the attack has broken no shield."""
    trump = creature("Trump", FIRE, 3, 1000, "", kirifudash(1))
    game = Scenario(
        you=Side(battle=[attacker(double_breaker, replacement), BYSTANDER], hand=[trump], mana=filler(fire=1)),
        opponent=Side(shields=["Terror Pit"] * 3, deck=["Corile"] * 5),
    )
    game.attack("Attacker").choose("Terror Pit", "Terror Pit").expect(YOU, "declare", "no", "Trump").declare("Trump")
    assert game.where("Trump") == "hand"
    assert game.zone(OPPONENT, "graveyard") == graveyard
    assert len(game.zone(OPPONENT, "shields")) == shields
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.rule("8F.14")
def test_a_replaced_break_still_leaves_the_direct_attack_and_can_empty_the_deck() -> None:
    invader = attacker(top_cards_go_to_graveyard(2))
    game = Scenario(you=Side(battle=[invader]), opponent=Side(shields=0)).attack("Attacker")
    assert (game.winner, game.reason) == (YOU, "direct attack")
    breaks = whenever_attacks(break_shields(choose(1, your_opponents(SHIELDS))))
    by_effect = attacker(top_cards_go_to_graveyard(2), breaks)
    game = Scenario(you=Side(battle=[by_effect]), opponent=Side(deck=2)).attack("Attacker")
    assert (game.winner, game.reason) == (YOU, "deck out")
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8F.15")
@pytest.mark.parametrize("shields", [1, 0])
def test_an_effect_that_breaks_is_no_attack_and_cannot_win(shields: int) -> None:
    """Nothing taps, nobody blocks, no ability that waits for an attack triggers."""
    opening = creature("Opening", FIRE, 3, 3000, "", when_put(break_shields(choose(1, your_opponents(SHIELDS)))))
    alarm = creature(
        "Alarm", WATER, 3, 1000, "",
        Trigger(ATTACKS, "whenever a creature attacks", (WIN_THE_GAME,), subject=your_opponents(CREATURES)),
    )  # fmt: skip
    game = Scenario(
        you=Side(hand=[opening], mana=filler(fire=3), battle=[BYSTANDER]),
        opponent=Side(battle=[alarm, "Hunter Fish"], shields=shields),
    )
    game.use("Opening").expect(YOU, "attack with", "no", "Bystander")
    assert not game.is_tapped("Opening")
    assert (len(game.zone(OPPONENT, "hand")), game.zone(OPPONENT, "shields")) == (shields, [])


def after_an_attack(*effects: Effect) -> Trigger:
    return Trigger(END_OF_ATTACK, "at the end of a creature's attack", effects, subject=CREATURES)


@pytest.mark.rule("8F.16")
def test_after_everything_comes_the_end_of_the_attack_the_attacking_players_part_first() -> None:
    """Kirifudash is declared from the hand as Valchuris's ability is; the witness waits as Completely Unidentified."""
    witness = creature("Witness", WATER, 3, 1000, "", after_an_attack(charge_from_deck(1)))
    game = Scenario(
        you=Side(battle=["Fear Fang", BYSTANDER], hand=["Carmelewis"], mana=filler(fire=2)),
        opponent=Side(battle=[witness], shields=["Spiral Gate"]),
    )
    game.attack("Fear Fang")
    game.expect(OPPONENT, "declare", "no", "Spiral Gate").declare("Spiral Gate").choose("Fear Fang")
    game.expect(YOU, "declare", "no", "Carmelewis")
    assert game.zone(YOU, "hand") == ["Carmelewis", "Fear Fang"]
    assert game.zone(OPPONENT, "mana") == []
    game.declare("Carmelewis")
    assert game.zone(YOU, "battle") == ["Bystander", "Carmelewis"]
    assert len(game.zone(OPPONENT, "mana")) == 1
