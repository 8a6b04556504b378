"""Declaring an attack, what triggers then, leaving an attack, blocking (505-507): group 8A to 8D of the catalogue.

The attacking player is "you". Where no card of the library does what an item speaks of, a made-up card plays just
that part.
"""

import pytest

from sim.cards.words import (
    CARDS,
    COMMANDS,
    CREATURES,
    FIRE,
    NATURE,
    SHIELDS,
    THAT,
    THE_ATTACK_ENDS,
    THIS,
    WATER,
    Card,
    Cards,
    Effect,
    Feature,
    Keyword,
    Trigger,
    UseThis,
    at_least,
    at_most,
    blocker,
    break_shields,
    cant_attack,
    cant_attack_players,
    cant_block,
    charge_from_deck,
    choose,
    creature,
    destroy,
    discard,
    draw,
    every,
    evolves_from,
    give,
    give_power,
    invasion,
    may,
    plain,
    return_to_hand,
    revolution_change,
    seal,
    tap,
    untap,
    when,
    when_destroyed,
    whenever_attacks,
    whenever_becomes_blocked,
    whenever_blocks,
    whenever_unblocked,
    your,
    your_opponents,
)
from sim.engine.record.codes import cards, programs
from sim.engine.record.codes.abilities import ATTACKED, ATTACKS, CREATURE_ATTACKED, END_OF_ATTACK, OPPONENTS
from sim.engine.record.codes.cards import CANT_BLOCK, MANA
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, sick, tapped

DOGIRAGON = "Bolshack Dogiragon"  # declared from the hand when a creature attacks its player
HAND = CARDS.in_zone(cards.HAND)
BYSTANDER = creature("Bystander", FIRE, 3, 1000, "")  # could attack: the turn goes on


def attacker(*features: Feature, power: int = 3000) -> Card:
    return creature("Attacker", FIRE, 3, power, "", *features)


def when_one_attacks(cards: Cards, *effects: Effect) -> Trigger:
    """An ability in the battle zone that waits for the attacks of others."""
    return Trigger(ATTACKS, f"whenever one of {cards.whose_words()} attacks", effects, subject=cards)


def after_an_attack(*effects: Effect) -> Trigger:
    return Trigger(END_OF_ATTACK, "at the end of a creature's attack", effects, subject=CREATURES)


def sentry(*effects: Effect, name: str = "Sentry") -> Card:
    """A creature whose ability triggers when an opponent's creature attacks, as Cyberdice Vegas does."""
    return creature(name, WATER, 3, 1000, "", when_one_attacks(your_opponents(CREATURES), *effects))


def hand(game: Scenario, player: int = OPPONENT) -> int:
    return len(game.zone(player, "hand"))


# ---------------------------------------------------------------------------------------------------------
# 8A Declaring an attack (505.2, 506.1)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("8A.01", "8A.02", "8A.03")
def test_an_attacker_is_tapped_and_then_its_target_chosen_among_the_player_and_tapped_creatures() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Corile"]),
        opponent=Side(battle=["Hunter Fish", tapped("Burning Mane"), tapped("Aqua Hulcus")]),
    )
    game.expect(YOU, "attack with", "no", "Fear Fang", "Corile").choose("Fear Fang")
    assert game.is_tapped("Fear Fang")
    game.expect(YOU, "attack", "the opponent", "Burning Mane", "Aqua Hulcus")
    assert game.refused("Hunter Fish") == "it is untapped"


@pytest.mark.rule("8A.03")
def test_an_effect_can_allow_attacks_on_untapped_creatures() -> None:
    game = Scenario(you=Side(battle=["Garkago Dragon"]), opponent=Side(battle=["Torcon", tapped("Burning Mane")]))
    game.choose("Garkago Dragon").expect(YOU, "attack", "the opponent", "Torcon", "Burning Mane").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.rule("8A.04")
def test_attacking_costs_no_mana() -> None:
    for mana in (0, 5):
        game = Scenario(you=Side(battle=["Fear Fang", BYSTANDER], mana=mana)).attack("Fear Fang")
        assert (game.zone(OPPONENT, "shields"), game.untapped_mana(YOU)) == ([], mana)


@pytest.mark.rule("8A.06")
def test_a_creature_can_be_attacked_instead_of_a_player_without_shields() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped("Torcon")], shields=0))
    game.attack("Fear Fang", "Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    assert not game.over


# ---------------------------------------------------------------------------------------------------------
# 8B What triggers on an attack (506.3)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("8B.01", "8B.12")
def test_abilities_in_the_battle_zone_trigger_when_the_attacker_is_designated_and_the_other_players_wait() -> None:
    """The Sentry's ability stands by while the attacking player's effect destroys it."""
    game = Scenario(
        you=Side(battle=[attacker(whenever_attacks(destroy(choose(1, your_opponents(CREATURES)))))]),
        opponent=Side(battle=[sentry(draw(1)), "Torcon"]),
    )
    game.attack("Attacker").expect(YOU, "choose", "Sentry", "Torcon")
    assert hand(game) == 0
    game.choose("Sentry")
    assert game.where("Sentry") == "graveyard"
    assert hand(game) == 2  # the card drawn, and the shield


@pytest.mark.rule("8B.02", "8B.03")
@pytest.mark.parametrize(("civilization", "cards"), [(WATER, 1), (NATURE, 0)], ids=["water", "nature"])
def test_a_water_attacker_that_becomes_nature_has_attacked_as_a_water_creature(civilization: int, cards: int) -> None:
    watcher = creature("Watcher", FIRE, 3, 1000, "", when_one_attacks(CREATURES.civilization(civilization), draw(1)))
    wave = creature("Wave Command", WATER, 4, 4000, "Demon Command")
    tide = creature("Green Tide", NATURE, 5, 6000, "", evolves_from(CREATURES), invasion(COMMANDS))
    game = Scenario(you=Side(hand=[tide], battle=[wave, BYSTANDER]), opponent=Side(battle=[watcher], shields=2))
    game.attack("Wave Command").declare("Green Tide")
    assert game.under("Green Tide") == ["Wave Command"]
    assert hand(game) == cards


@pytest.mark.rule("8B.04")
@pytest.mark.parametrize(("attacked", "change", "cards"), [("Fear Fang", -1000, 1), ("Burning Mane", 1000, 0)])
def test_what_is_attacked_is_judged_when_it_is_designated(attacked: str, change: int, cards: int) -> None:
    """Power 3000 counts at the designation: not what the attacker's ability makes of it afterwards.

    X.11: the Japanese rule covers being attacked too.
    """
    strong = your(CREATURES.power(at_least=3000))
    alarm = creature(
        "Alarm", WATER, 3, 1000, "",
        Trigger(CREATURE_ATTACKED, "whenever a strong one is attacked", (draw(1),), subject=strong),
    )  # fmt: skip
    game = Scenario(
        you=Side(battle=[attacker(whenever_attacks(give_power(change, every(your_opponents(CREATURES.tapped())))))]),
        opponent=Side(battle=[alarm, tapped(attacked)]),
    )
    game.attack("Attacker", attacked)
    assert hand(game) == cards


@pytest.mark.rule("8B.04")
@pytest.mark.parametrize(("target", "cards"), [(None, 2), ("Fear Fang", 0)], ids=["player", "creature"])
def test_a_player_is_attacked_only_if_the_attack_is_on_the_player(target: str | None, cards: int) -> None:
    """One card is drawn, the other is the shield."""
    alarm = creature(
        "Alarm", WATER, 3, 1000, "", Trigger(ATTACKED, "whenever you are attacked", (draw(1),), no_subject=True)
    )
    game = Scenario(you=Side(battle=["Corile"]), opponent=Side(battle=[alarm, tapped("Fear Fang")]))
    game.attack("Corile", target)
    assert hand(game) == cards


@pytest.mark.rule("8B.05")
@pytest.mark.parametrize(
    "replaces",
    [(evolves_from(CREATURES), invasion(COMMANDS)), (revolution_change(COMMANDS),)],
    ids=["invasion", "revolution change"],
)
def test_a_creature_that_replaces_the_attacker_has_not_attacked(replaces: tuple[Feature, ...]) -> None:
    """Its own ability does not trigger, nor what waits for the attack of such a creature."""
    newcomer = creature("Newcomer", NATURE, 5, 6000, "", *replaces, whenever_attacks(draw(1)))
    herald = creature(
        "Herald", FIRE, 3, 1000, "", when_one_attacks(CREATURES.civilization(NATURE), charge_from_deck(1))
    )
    game = Scenario(
        you=Side(hand=[newcomer], battle=[creature("Wave Command", WATER, 4, 4000, "Demon Command"), herald]),
        opponent=Side(shields=["Corile", "Torcon"]),
    )
    game.attack("Wave Command").declare("Newcomer").expect(YOU, "break", "Corile", "Torcon")
    assert game.is_tapped("Newcomer")
    assert "Filler" not in game.zone(YOU, "hand")
    assert game.zone(YOU, "mana") == []


@pytest.mark.rule("8B.07")
@pytest.mark.parametrize(("first", "left"), [("Attacker", 0), ("Drummer", 1)])
def test_the_attacking_player_orders_the_own_effects(first: str, left: int) -> None:
    """X.12: in any order, as the Japanese rule says."""
    drummer = creature("Drummer", FIRE, 3, 1000, "", when_one_attacks(your(CREATURES), discard(every(your(HAND)))))
    game = Scenario(you=Side(battle=[attacker(whenever_attacks(draw(1))), drummer])).attack("Attacker")
    game.expect(YOU, "resolve", "Attacker", "Drummer").choose(first)
    assert hand(game, YOU) == left


@pytest.mark.rule("8B.08")
def test_the_other_player_declares_after_the_attacking_players_effects() -> None:
    archer = attacker(whenever_attacks(destroy(choose(1, your_opponents(CREATURES)))))
    game = Scenario(you=Side(battle=[archer]), opponent=Side(hand=[DOGIRAGON], battle=["Torcon", "Corile"], shields=0))
    game.attack("Attacker").expect(YOU, "choose", "Torcon", "Corile").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    game.expect(OPPONENT, "declare", "no", DOGIRAGON)


def night_guard() -> Card:
    """Summoned from the hand when an opponent's creature attacks, by a player with 2 cards in the mana zone."""
    return creature(
        "Night Guard", WATER, 5, 3000, "",
        Trigger(
            ATTACKS, "when one of your opponent's creatures attacks",
            (UseThis(-1, "summon this creature from your hand"),),
            subject=your_opponents(CREATURES), zones=(cards.HAND,), declared=True,
            condition=at_least(2, your(CARDS.in_zone(MANA))),
        ),
    )  # fmt: skip


GIVES_MANA = plain(
    programs.CHARGE,
    "your opponent puts the top card of their deck into their mana zone",
    amount=1,
    whose=OPPONENTS,
    tapped=0,
)
GIVES_A_CARD = plain(programs.DRAW, "your opponent draws a card", amount=1, whose=OPPONENTS, up_to=0)
TAKES_MANA = return_to_hand(every(your_opponents(CARDS.in_zone(MANA))))


@pytest.mark.rule("8B.09")
@pytest.mark.parametrize(
    ("effect", "opponent", "declares"),
    [
        pytest.param(draw(1), Side(hand=[night_guard()], mana=2), True, id="met all along"),
        pytest.param(GIVES_MANA, Side(hand=[night_guard()], mana=1), True, id="not met then but met now"),
        pytest.param(GIVES_A_CARD, Side(mana=2, deck=[night_guard()]), True, id="not in the hand then but now"),
        pytest.param(GIVES_MANA, Side(hand=[night_guard()], mana=0), False, id="still not met"),
        pytest.param(TAKES_MANA, Side(hand=[night_guard()], mana=2), False, id="met then but not now"),
    ],
)
def test_the_other_players_conditions_are_judged_when_that_player_declares(
    effect: Effect, opponent: Side, declares: bool
) -> None:
    game = Scenario(you=Side(battle=[attacker(whenever_attacks(effect))]), opponent=opponent).attack("Attacker")
    if declares:
        game.expect(OPPONENT, "declare", "no", "Night Guard").declare("Night Guard")
    assert ("Night Guard" in game.zone(OPPONENT, "battle")) == declares


@pytest.mark.rule("8B.10", "8B.12")
@pytest.mark.parametrize("first", ["Sentry", "Scribe"])
def test_the_other_player_orders_the_own_effects_after_declaring(first: str) -> None:
    """A declared ability stands by among those that triggered in the battle zone."""
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(
            hand=[night_guard()], mana=2, battle=[sentry(draw(1)), sentry(charge_from_deck(1), name="Scribe")]
        ),
    )
    game.attack("Fear Fang").expect(OPPONENT, "declare", "no", "Night Guard").declare("Night Guard")
    assert (hand(game), len(game.zone(OPPONENT, "mana"))) == (1, 2)
    game.expect(OPPONENT, "resolve", "Sentry", "Scribe", "Night Guard").choose(first)
    assert (hand(game), len(game.zone(OPPONENT, "mana"))) == ((2, 2) if first == "Sentry" else (1, 3))
    game.expect(OPPONENT, "resolve")


@pytest.mark.rule("8B.11")
def test_what_triggers_for_the_attacking_player_interrupts_the_other_players_effects() -> None:
    """Not in the middle of one of them, but before the next."""
    bomber = sentry(destroy(choose(1, your_opponents(CREATURES))), may(tap(choose(1, CREATURES))), name="Bomber")
    martyr = creature("Martyr", FIRE, 3, 1000, "", when_destroyed(destroy(choose(1, your_opponents(CREATURES)))))
    game = Scenario(you=Side(battle=["Fear Fang", martyr, BYSTANDER]), opponent=Side(battle=[bomber, bomber, "Torcon"]))
    game.attack("Fear Fang").expect(OPPONENT, "resolve", "Bomber", "Bomber").choose("Bomber")
    game.choose("Martyr")
    assert game.where("Martyr") == "graveyard"
    assert game.player_asked == OPPONENT  # the first Bomber's ability is not done yet
    game.decline()
    game.expect(YOU, "choose", "Bomber", "Bomber", "Torcon").choose("Torcon")
    game.expect(OPPONENT, "choose", "Fear Fang", "Bystander")  # and now the second Bomber's


# ---------------------------------------------------------------------------------------------------------
# 8C Out of the attack (505.6)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("8C.01")
@pytest.mark.parametrize("ban", [cant_attack, cant_attack_players])
def test_an_attacker_that_can_no_longer_attack_goes_on(ban: Keyword) -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", BYSTANDER]), opponent=Side(battle=[sentry(give(ban, THAT))], shields=["Torcon"])
    )
    game.attack("Fear Fang")
    assert game.has("Fear Fang", ban.bits)
    assert game.declare().zone(OPPONENT, "hand") == ["Torcon"]


@pytest.mark.rule("8C.01")
def test_tapping_or_untapping_removes_nobody_from_the_attack() -> None:
    for effect in (untap(THIS), tap(every(CREATURES))):
        game = Scenario(you=Side(battle=[attacker(whenever_attacks(effect)), BYSTANDER])).attack("Attacker")
        assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("8C.02")
def test_a_blocker_that_can_no_longer_block_goes_on() -> None:
    spoiler = attacker(whenever_becomes_blocked(give(cant_block, every(your_opponents(CREATURES)))), power=1000)
    game = Scenario(you=Side(battle=[spoiler, BYSTANDER]), opponent=Side(battle=["Hunter Fish"]))
    game.attack("Attacker").block("Hunter Fish")
    assert game.has("Hunter Fish", CANT_BLOCK)
    assert game.where("Attacker") == "graveyard"
    assert len(game.zone(OPPONENT, "shields")) == 1


DESTROYS_ALL_TAPPED = destroy(every(CREATURES.tapped()))


@pytest.mark.parametrize(
    ("effect", "guard", "target", "stays"),
    [
        pytest.param(
            return_to_hand(THIS), (), None, False, id="attacker of a player", marks=pytest.mark.rule("8C.03", "8C.11")
        ),
        pytest.param(
            return_to_hand(THIS), (), "Torcon", False,
            id="attacker of a creature", marks=pytest.mark.rule("8C.03", "8C.11"),
        ),
        pytest.param(
            draw(1), (destroy(THAT),), None, False,
            id="attacker by the other player's effect", marks=pytest.mark.rule("8C.03", "8C.11"),
        ),
        pytest.param(
            destroy(choose(1, your_opponents(CREATURES.tapped()))), (), "Torcon", True,
            id="attacked creature", marks=pytest.mark.rule("8C.04", "8C.11"),
        ),
        pytest.param(
            draw(1), (return_to_hand(every(your(CREATURES.tapped()))),), "Torcon", True,
            id="attacked creature by its own player's effect", marks=pytest.mark.rule("8C.04", "8C.11"),
        ),
        pytest.param(
            seal(every(your_opponents(CREATURES.tapped()))), (), "Torcon", True,
            id="attacked creature is sealed and so not there", marks=pytest.mark.rule("8C.04", "8C.11"),
        ),
    ],
)  # fmt: skip
def test_the_attack_ends_at_once_when_the_attacker_or_its_target_leaves(
    effect: Effect, guard: tuple[Effect, ...], target: str | None, stays: bool
) -> None:
    """No blockers are asked for, nothing is broken, nobody battles; what waits for the end of the attack comes."""
    scribe = creature("Scribe", FIRE, 3, 1000, "", after_an_attack(charge_from_deck(1)))
    game = Scenario(
        you=Side(battle=[attacker(whenever_attacks(effect)), scribe]),
        opponent=Side(battle=["Hunter Fish", sentry(*(guard or (draw(1),))), tapped("Torcon")]),
    )
    game.attack("Attacker", target)
    game.expect(YOU, "attack with", "no", "Scribe")
    assert len(game.zone(OPPONENT, "shields")) == len(game.zone(YOU, "mana")) == 1
    assert (game.where("Attacker") == "battle") == stays
    if stays:
        assert game.is_tapped("Attacker")
    else:
        assert game.where("Torcon") == "battle"


@pytest.mark.rule("8C.03", "8C.11")
def test_the_attack_ends_when_the_attacker_leaves_after_being_blocked() -> None:
    guard = creature(
        "Guard", WATER, 3, 1000, "", blocker, whenever_blocks(return_to_hand(choose(1, CREATURES.tapped())))
    )
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[guard]))
    game.attack("Fear Fang").block("Guard").choose("Fear Fang")
    assert game.zone(YOU, "hand") == ["Fear Fang"]
    assert game.zone(OPPONENT, "battle") == ["Guard"]
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8C.03", "8C.11")
def test_the_attack_ends_when_the_attacker_leaves_after_not_being_blocked() -> None:
    shy = attacker(whenever_unblocked(return_to_hand(THIS)))
    game = Scenario(you=Side(battle=[shy]), opponent=Side(battle=["Hunter Fish"])).attack("Attacker").block()
    assert game.zone(YOU, "hand") == ["Attacker"]
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8C.05", "8C.06")
def test_what_stands_by_is_still_resolved_but_the_other_player_declares_nothing() -> None:
    """X.28: the attack has ended; where it goes on, the other player declares (505.6a)."""
    game = Scenario(
        you=Side(battle=[attacker(whenever_attacks(return_to_hand(THIS)), whenever_attacks(draw(1)))]),
        opponent=Side(battle=[sentry(charge_from_deck(1))], hand=[DOGIRAGON], shields=0),
    )
    game.attack("Attacker").expect(YOU, "resolve", "Attacker", "Attacker").choose("Attacker")
    assert sorted(game.zone(YOU, "hand")) == ["Attacker", "Filler"]  # attacker's second effect
    assert len(game.zone(OPPONENT, "mana")) == 1  # the other player's
    assert game.turn_is_over and not game.over  # without shields, and nobody asked for Dogiragon


@pytest.mark.parametrize(
    ("returned", "blocks", "wins"),
    [
        pytest.param("Nova", False, False, id="attacker", marks=pytest.mark.rule("8C.07", "8F.17")),
        pytest.param("Bystander", False, True, id="another creature", marks=pytest.mark.rule("8C.10", "8F.17")),
        pytest.param("Bystander", True, False, id="blocked", marks=pytest.mark.rule("8F.17")),
    ],
)
def test_shields_broken_by_an_attack_trigger_let_the_same_attack_win_unless_it_ends_or_is_blocked(
    returned: str, blocks: bool, wins: bool
) -> None:
    """Supernova breaks all shields as it attacks; a shield trigger returns a creature (11.51)."""
    nova = creature("Nova", FIRE, 6, 2000, "", whenever_attacks(break_shields(every(your_opponents(SHIELDS)))))
    game = Scenario(
        you=Side(battle=[nova, BYSTANDER]),
        opponent=Side(battle=["Hunter Fish"], hand=[DOGIRAGON], shields=["Spiral Gate", "Corile"], deck=["Terror Pit"]),
    )
    game.attack("Nova").declare("Spiral Gate").choose(returned)
    if returned == "Bystander":
        game.expect(OPPONENT, "declare", "no", DOGIRAGON).declare()
        game.block(*["Hunter Fish"] * blocks)
    assert (game.winner == YOU) == wins
    if returned == "Nova":
        game.expect(YOU, "attack with", "no", "Bystander")


@pytest.mark.rule("8C.08", "8C.09", "11.39")
@pytest.mark.parametrize(("cards", "stops"), [(4, True), (5, False)])
def test_an_effect_can_stop_the_attack(cards: int, stops: bool) -> None:
    """Wayball (Byron Star): draw two, then the attack stops with six cards or fewer in the hand.

    An ability in the battle zone has triggered, as Cyberdice Vegas's does; Dogiragon in the hand is not declared.
    """
    wayball = attacker(whenever_attacks(draw(2), when(at_most(6, your(HAND)), THE_ATTACK_ENDS)))
    scribe = creature("Scribe", FIRE, 3, 1000, "", after_an_attack(charge_from_deck(1)))
    game = Scenario(
        you=Side(hand=cards, battle=[wayball, scribe]),
        opponent=Side(battle=[sentry(draw(1)), "Hunter Fish"], hand=[DOGIRAGON], shields=0),
    )
    game.attack("Attacker")
    if not stops:
        game.expect(OPPONENT, "declare", "no", DOGIRAGON).declare()
        assert (hand(game), game.asked) == (2, "block with")
        return
    assert hand(game) == 2
    game.expect(YOU, "attack with", "no", "Scribe")
    assert game.is_tapped("Attacker")
    assert len(game.zone(YOU, "mana")) == 1
    # Only that attack has been stopped.
    game.attack("Scribe").declare().block()
    assert game.winner == YOU


@pytest.mark.rule("8C.10")
def test_the_attack_goes_on_when_another_creature_leaves() -> None:
    """X.28: the other branch of 505.6a."""
    archer = attacker(whenever_attacks(destroy(choose(1, CREATURES.other()))))
    game = Scenario(you=Side(battle=[archer, BYSTANDER]), opponent=Side(battle=["Torcon"], hand=[DOGIRAGON], shields=0))
    game.attack("Attacker").choose("Torcon").expect(OPPONENT, "declare", "no", DOGIRAGON).declare()
    assert game.winner == YOU


# ---------------------------------------------------------------------------------------------------------
# 8D Blocking (507)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("8D.02", "8D.05")
@pytest.mark.parametrize("target", [None, "Torcon"], ids=["player", "creature"])
def test_any_attack_can_be_blocked_and_then_the_blocker_alone_battles(target: str | None) -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=["Phantom Fish", tapped("Torcon")]))
    game.attack("Fear Fang", target).block("Phantom Fish")
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    assert game.zone(OPPONENT, "battle") == ["Phantom Fish", "Torcon"]
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8D.01", "8D.03", "8D.04", "10.24")
def test_a_blocker_is_untapped_and_taps_and_may_be_sick() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", BYSTANDER]),
        opponent=Side(battle=[sick("Phantom Fish"), tapped("Hunter Fish"), "Corile"]),
    )
    game.attack("Fear Fang").expect(OPPONENT, "block with", "no", "Phantom Fish").block("Phantom Fish")
    assert game.is_tapped("Phantom Fish")
    game.attack("Bystander")  # nobody is left to block
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("8D.08")
def test_of_several_chosen_blockers_the_last_one_blocks() -> None:
    """Both tap (507.2); by the older rule only one could have been chosen."""
    first = creature("First Guard", WATER, 3, 4000, "", blocker, whenever_blocks(draw(1)))
    last = creature("Last Guard", WATER, 3, 2000, "", blocker, whenever_blocks(charge_from_deck(1)))
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[first, last]))
    game.attack("Fear Fang").block("First Guard", "Last Guard")
    assert game.is_tapped("First Guard")
    assert (hand(game), len(game.zone(OPPONENT, "mana"))) == (0, 1)  # only the last one has blocked
    assert game.zone(OPPONENT, "graveyard") == ["Last Guard"]
    assert game.zone(YOU, "battle") == ["Fear Fang"]
