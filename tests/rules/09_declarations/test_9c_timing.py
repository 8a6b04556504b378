"""Group 9C of the rules catalogue: declaring at once, at attacks and at the end of a turn (101.4b, 506.3, 511.1)."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    NATURE,
    SHIELDS,
    THE_ATTACK_ENDS,
    THIS,
    WATER,
    Card,
    Effect,
    at_end_of_your_turn,
    attack_chance,
    break_shields,
    charge_from_deck,
    choose,
    creature,
    destroy,
    draw,
    may,
    plain,
    put,
    return_to_hand,
    shieldify_from_deck,
    spell,
    whenever_attacks,
    whenever_destroyed,
    your,
    your_opponents,
)
from sim.cards.words.triggers import trigger
from sim.engine.record.codes import events, owners, programs, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped
from tests.rules.situations import BYSTANDER, OPPONENT_DRAWS, REDZONE, VALCHURIS, from_hand


def hidden(name: str, *effects: Effect) -> Card:
    """A creature whose ability triggers in its owner's hand at the end of each turn."""
    at_end = trigger(
        events.END_OF_TURN, "at the end of each turn", effects, no_subject=True, zones=(zones.HAND,), declared=True
    )
    return creature(name, FIRE, 3, 1000, "", at_end)


@pytest.mark.rule("9.38")
def test_9_38_shield_triggers_are_used_at_once_in_the_middle_of_other_effects() -> None:
    """Its own ability breaks a shield: the trigger comes before the other ability, and before the rest of this one."""
    raider = creature(
        "Raider", FIRE, 5, 9000, "",
        whenever_attacks(break_shields(choose(1, your_opponents(SHIELDS))), charge_from_deck(1)),
        whenever_attacks(draw(1)),
    )  # fmt: skip
    game = Scenario(you=Side(battle=[raider, BYSTANDER]), opponent=Side(shields=["Terror Pit"]))
    game.attack(raider).expect(YOU, "resolve", "Raider", "Raider").choose("Raider")
    game.declare("Terror Pit").expect(OPPONENT, "choose", "Raider", "Bystander").choose("Bystander")
    assert game.zone(OPPONENT, "graveyard") == ["Terror Pit"]


@pytest.mark.parametrize(
    "card",
    [
        pytest.param(REDZONE, id="Invasion", marks=pytest.mark.rule("9.39")),
        pytest.param("Dogiragon Buster, Blue Leader", id="Revolution Change", marks=pytest.mark.rule("9.40")),
        pytest.param(
            spell("Storm", WATER, 4, attack_chance(CREATURES), draw(1)),
            id="Attack Chance",
            marks=pytest.mark.rule("9.41"),
        ),
        pytest.param(VALCHURIS, id="like Valchuris", marks=pytest.mark.rule("9.42")),
    ],
)
def test_9_39_at_an_attack_the_turn_player_declares_before_anything_resolves(card: str | Card) -> None:
    leader = creature("Leader", FIRE, 5, 5000, "Command Dragon", whenever_attacks(draw(1)))
    game = Scenario(you=Side(hand=[card], battle=[leader, BYSTANDER]), opponent=Side(shields=9))
    game.attack(leader).expect(YOU, "declare", "no", game.zone(YOU, "hand")[0])
    assert len(game.zone(YOU, "hand")) == 1  # nothing is drawn yet
    game.declare()
    assert len(game.zone(YOU, "hand")) == 2
    game.expect(YOU, "break").choose("Filler")
    assert game.asked != "declare"


def at_end(name: str, *effects: Effect) -> Card:
    return creature(name, FIRE, 3, 1000, "", at_end_of_your_turn(*effects))


@pytest.mark.rule("9.46", "9.47", "9.48")
def test_9_46_at_the_end_of_a_turn_the_turn_player_declares_and_resolves_before_the_other_declares() -> None:
    game = Scenario(
        you=Side(
            hand=[hidden("Mine", OPPONENT_DRAWS)],
            battle=[at_end("First", may(draw(1))), at_end("Second", may(draw(1)))],
            deck=[hidden("Drawn", may(draw(1)))],
        ),
        opponent=Side(hand=[hidden("Other", may(draw(1)))], deck=[hidden("Later", may(draw(1)))]),
    )
    # 1. The turn player declares, before anything is resolved.
    game.enough().expect(YOU, "declare", "no", "Mine")
    game.declare("Mine")
    # 2. The effects are resolved in any order, declared or not.
    game.expect(YOU, "resolve", "First", "Second", "Mine")
    game.choose("Second").accept()
    # What was drawn cannot be declared any more.
    game.expect(YOU, "resolve", "First", "Mine").choose("Mine")
    game.expect(YOU, "may").decline()
    # 3. Only after all of them the other player declares, with the hand as it is now.
    game.expect(OPPONENT, "declare", "no", "Other", "Later")


@pytest.mark.rule("9.49")
def test_9_49_new_triggers_of_the_turn_player_come_before_the_other_players_next_effect() -> None:
    mourner = creature("Mourner", DARKNESS, 3, 1000, "", whenever_destroyed(CREATURES.other(), may(draw(1))))
    game = Scenario(
        you=Side(battle=[mourner, "Torcon"]),
        opponent=Side(
            hand=[
                hidden("Killer", destroy(choose(1, your_opponents(CREATURES.civilization(NATURE))))),
                hidden("Drawer", draw(1)),
                hidden("Looker", draw(2)),
            ],
        ),
    )
    game.enough().declare("Killer", "Drawer", "Looker")
    # Any order: not the one in which they were declared.
    game.expect(OPPONENT, "resolve", "Killer", "Drawer", "Looker").choose("Looker")
    assert len(game.zone(OPPONENT, "hand")) == 5
    game.expect(OPPONENT, "resolve", "Killer", "Drawer").choose("Killer")
    game.expect(YOU, "may")  # the turn player's, before the rest
    assert len(game.zone(OPPONENT, "hand")) == 5
    game.accept()
    assert len(game.zone(OPPONENT, "hand")) == 6


@pytest.mark.rule("9.50")
@pytest.mark.parametrize(
    ("effect", "declares"),
    [
        pytest.param(draw(1), True, id="the attack goes on"),
        pytest.param(return_to_hand(choose(1, your(CREATURES.other()))), True, id="another creature leaves"),
        pytest.param(return_to_hand(THIS), False, id="the attacker leaves"),
        pytest.param(THE_ATTACK_ENDS, False, id="the attack is stopped"),
    ],
)
def test_9_50_the_other_player_declares_against_the_attack_as_it_is_then(effect: Effect, declares: bool) -> None:
    """505.6a, 506.3d: even with a card that only then came to the hand, if the attack still goes on."""
    gift = plain(programs.DRAW, "your opponent draws a card", amount=1, whose=owners.OPPONENTS, up_to=0, add_to_them=0)
    giver = creature("Giver", FIRE, 5, 5000, "", whenever_attacks(gift, effect))
    ninja = "Hayabusamaru, Lightfang Ninja"
    game = Scenario(
        you=Side(battle=[giver, "Torcon", tapped("Corile")]),
        opponent=Side(deck=[ninja], mana=filler(light=4), shields=2),
    )
    game.attack(giver)
    if game.asked == "choose":
        game.choose("Corile")
    assert game.zone(OPPONENT, "hand") == [ninja]
    if declares:
        game.expect(OPPONENT, "declare", "no", ninja).declare(ninja)
        assert ninja in game.zone(OPPONENT, "battle")
    else:
        game.expect(YOU, "attack with", "no", "Torcon")


@pytest.mark.rule("9.52", "9.54")
@pytest.mark.parametrize("declares", [True, False])
@pytest.mark.parametrize(
    ("event", "cards"),
    [
        pytest.param(events.PUT, "one", id="a creature is put"),
        pytest.param(events.SUMMONED, "one", id="a creature is summoned"),
        pytest.param(events.CAST, "spell", id="a spell is cast"),
        pytest.param(events.ATTACKS, "one", id="a creature attacks"),
        pytest.param(events.END_OF_ATTACK, "one", id="an attack ends"),
        pytest.param(events.END_OF_TURN, "none", id="a turn ends"),
    ],
)
def test_9_52_whatever_triggers_in_the_hand_has_to_be_declared(event: int, cards: str, declares: bool) -> None:
    """603.2e asks for no keyword. X.25: before 2020-10-23 it depended on the card."""
    lurker = creature("Lurker", LIGHT, 5, 5000, "", from_hand(event, shieldify_from_deck(1), cards=cards))
    game = Scenario(
        you=Side(hand=[lurker, "Torcon", "Energy Stream"], mana=filler(nature=1, water=4), battle=[BYSTANDER]),
        opponent=Side(shields=2),
    )
    if event in (events.PUT, events.SUMMONED):
        game.use("Torcon")
    elif event == events.CAST:
        game.use("Energy Stream")
    elif event == events.END_OF_TURN:
        game.decline().decline()
    else:
        game.attack("Bystander")
        if event == events.END_OF_ATTACK:
            game.choose("Filler")
    game.expect(YOU, "declare", "no", "Lurker")
    game.declare("Lurker") if declares else game.declare()
    assert len(game.zone(YOU, "shields")) == (2 if declares else 1)
    assert game.where("Lurker") == "hand"


@pytest.mark.rule("9.53")
def test_9_53_an_event_between_waiting_abilities_opens_its_own_moment_to_declare() -> None:
    herald = creature(
        "Herald", FIRE, 5, 5000, "",
        whenever_attacks(put(choose(1, your(CREATURES.in_zone(zones.MANA))))),
        whenever_attacks(draw(1)),
    )  # fmt: skip
    lurker = creature("Lurker", LIGHT, 5, 5000, "", from_hand(events.PUT, shieldify_from_deck(1)))
    game = Scenario(you=Side(hand=[lurker], mana=["Torcon"], battle=[herald, BYSTANDER]), opponent=Side(shields=3))
    game.attack(herald)
    game.expect(YOU, "resolve", "Herald", "Herald").choose("Herald")
    game.expect(YOU, "declare", "no", "Lurker")
    assert game.zone(YOU, "hand") == ["Lurker"]  # the other ability of the attack still waits
    game.declare("Lurker").expect(YOU, "resolve", "Herald", "Lurker")
