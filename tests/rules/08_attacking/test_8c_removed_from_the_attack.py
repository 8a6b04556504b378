"""Group 8C of the rules catalogue: leaving an attack, and attacks that end early (505.6)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    SHIELDS,
    THAT,
    THE_ATTACK_ENDS,
    THIS,
    WATER,
    Effect,
    Keyword,
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
    draw,
    every,
    give,
    return_to_hand,
    seal,
    tap,
    untap,
    when,
    whenever_attacks,
    whenever_becomes_blocked,
    whenever_blocks,
    whenever_unblocked,
    your,
    your_opponents,
)
from sim.cards.words.triggers import trigger
from sim.engine.record.codes import events, keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, tapped
from tests.rules.situations import (
    BUSTER,
    BYSTANDER,
    CARDS_IN_HAND,
    DOGIRAGON,
    after_an_attack,
    attacking_creature,
    hand_size,
    sentry,
)

DAIDALOS = "Daidalos, General of Fury"


@pytest.mark.rule("8C.01")
@pytest.mark.parametrize("ban", [cant_attack, cant_attack_players])
def test_8c_01_an_attacker_that_can_no_longer_attack_stays_in_the_attack(ban: Keyword) -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", BYSTANDER]), opponent=Side(battle=[sentry(give(ban, THAT))], shields=["Torcon"])
    )
    game.attack("Fear Fang")
    assert game.has("Fear Fang", ban.bits)
    assert game.declare().zone(OPPONENT, "hand") == ["Torcon"]


@pytest.mark.rule("8C.01")
def test_8c_01_tapping_or_untapping_removes_no_creature_from_the_attack() -> None:
    for effect in (untap(THIS), tap(every(CREATURES))):
        game = Scenario(you=Side(battle=[attacking_creature(whenever_attacks(effect)), BYSTANDER])).attack("Attacker")
        assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("8C.02")
def test_8c_02_a_blocker_that_can_no_longer_block_stays_in_the_attack() -> None:
    spoiler = attacking_creature(
        whenever_becomes_blocked(give(cant_block, every(your_opponents(CREATURES)))), power=1000
    )
    game = Scenario(you=Side(battle=[spoiler, BYSTANDER]), opponent=Side(battle=["Hunter Fish"]))
    game.attack("Attacker").block("Hunter Fish")
    assert game.has("Hunter Fish", keywords.CANT_BLOCK)
    assert game.where("Attacker") == "graveyard"
    assert len(game.zone(OPPONENT, "shields")) == 1


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
def test_8c_03_the_attack_ends_at_once_when_the_attacker_or_its_target_leaves(
    effect: Effect, guard: tuple[Effect, ...], target: str | None, stays: bool
) -> None:
    """No blockers are asked for, nothing is broken, there is no battle; then abilities of the end of the attack
    trigger.
    """
    scribe = creature("Scribe", FIRE, 3, 1000, "", after_an_attack(charge_from_deck(1)))
    game = Scenario(
        you=Side(battle=[attacking_creature(whenever_attacks(effect)), scribe]),
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
def test_8c_03_the_attack_ends_when_the_attacker_leaves_after_being_blocked() -> None:
    guard = creature(
        "Guard", WATER, 3, 1000, "", blocker, whenever_blocks(return_to_hand(choose(1, CREATURES.tapped())))
    )
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[guard]))
    game.attack("Fear Fang").block("Guard").choose("Fear Fang")
    assert game.zone(YOU, "hand") == ["Fear Fang"]
    assert game.zone(OPPONENT, "battle") == ["Guard"]
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8C.03", "8C.11")
def test_8c_03_the_attack_ends_when_an_unblocked_attacker_leaves() -> None:
    shy = attacking_creature(whenever_unblocked(return_to_hand(THIS)))
    game = Scenario(you=Side(battle=[shy]), opponent=Side(battle=["Hunter Fish"])).attack("Attacker").block()
    assert game.zone(YOU, "hand") == ["Attacker"]
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8C.03", "8C.11", "2.03")
def test_8c_03_the_attack_ends_when_the_attacker_leaves() -> None:
    """505.6a: Daidalos destroys himself; nobody blocks, and a player without shields has not been attacked."""
    game = Scenario(you=Side(battle=[DAIDALOS, "Torcon"]), opponent=Side(battle=["Hunter Fish"], shields=0))
    game.attack(DAIDALOS).choose(DAIDALOS)
    assert game.zone(YOU, "graveyard") == [DAIDALOS] and not game.over
    game.expect(YOU, "attack with", "no", "Torcon")
    game = Scenario(you=Side(battle=[DAIDALOS, "Torcon"]), opponent=Side(battle=["Hunter Fish"], shields=0))
    game.attack(DAIDALOS).choose("Torcon").block()
    assert game.winner == YOU


@pytest.mark.rule("8C.04", "8C.11")
def test_8c_04_the_attack_ends_when_the_attacked_creature_leaves_and_goes_on_when_another_does() -> None:
    """505.6a; the attacker stays tapped and attacks nothing else instead."""

    def neptas(returned: str) -> Scenario:
        game = Scenario(
            you=Side(battle=["King Neptas"]),
            opponent=Side(battle=[tapped("Torcon"), "Burning Mane", "Hunter Fish"]),
        )
        return game.attack("King Neptas", "Torcon").choose(returned)

    over = neptas("Torcon")
    assert over.turn_is_over and over.is_tapped("King Neptas")  # Hunter Fish was not even asked to block
    assert len(over.zone(OPPONENT, "shields")) == 1 and over.zone(OPPONENT, "hand") == ["Torcon"]
    on = neptas("Burning Mane").expect(OPPONENT, "block with", "no", "Hunter Fish").block()
    assert on.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.rule("8C.04", "8C.11")
def test_8c_04_an_attack_ends_when_the_attacked_creature_leaves() -> None:
    sweeper = creature("Sweeper", FIRE, 3, 3000, "", whenever_attacks(destroy(choose(1, your_opponents(CREATURES)))))
    game = Scenario(you=Side(battle=[sweeper]), opponent=Side(battle=[tapped("Torcon")]))
    game.attack(sweeper, "Torcon")
    assert game.is_tapped(sweeper)
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8C.05", "8C.06")
def test_8c_05_waiting_effects_still_resolve_but_the_other_player_declares_nothing() -> None:
    """X.28: the attack has ended; where it goes on, the other player declares (505.6a)."""
    game = Scenario(
        you=Side(battle=[attacking_creature(whenever_attacks(return_to_hand(THIS)), whenever_attacks(draw(1)))]),
        opponent=Side(battle=[sentry(charge_from_deck(1))], hand=[DOGIRAGON], shields=0),
    )
    game.attack("Attacker").expect(YOU, "resolve", "Attacker", "Attacker").choose("Attacker")
    assert sorted(game.zone(YOU, "hand")) == ["Attacker", "Filler"]  # attacker's second effect
    assert len(game.zone(OPPONENT, "mana")) == 1  # the other player's
    assert game.turn_is_over and not game.over  # without shields, and nobody asked for Dogiragon


@pytest.mark.rule("8C.06")
def test_8c_06_nothing_is_declared_against_an_attack_that_has_ended() -> None:
    coward = creature("Coward", FIRE, 3, 3000, "", whenever_attacks(return_to_hand(THIS)))
    game = Scenario(you=Side(battle=[coward]), opponent=Side(hand=[DOGIRAGON], shields=0, deck=["Gogo Jigocchi"]))
    game.attack(coward)
    assert game.turn_is_over and not game.over
    assert game.zone(OPPONENT, "hand") == [DOGIRAGON]


@pytest.mark.parametrize(
    ("returned", "blocks", "wins"),
    [
        pytest.param("Nova", False, False, id="attacker", marks=pytest.mark.rule("8C.07", "8F.17")),
        pytest.param("Bystander", False, True, id="another creature", marks=pytest.mark.rule("8C.10", "8F.17")),
        pytest.param("Bystander", True, False, id="blocked", marks=pytest.mark.rule("8F.17")),
    ],
)
def test_8c_07_after_an_attack_trigger_breaks_all_shields_the_attack_wins_unless_it_ends_or_is_blocked(
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


@pytest.mark.phrase("THE_ATTACK_ENDS")
@pytest.mark.rule("8C.08", "8C.09", "11.39")
@pytest.mark.parametrize(("cards", "stops"), [(4, True), (5, False)])
def test_8c_08_an_effect_can_stop_the_attack(cards: int, stops: bool) -> None:
    """Wayball (Byron Star): draw two, then the attack stops with six cards or fewer in hand.

    An ability in the battle zone has triggered, as Cyberdice Vegas's does; Dogiragon in the hand is not declared.
    """
    wayball = attacking_creature(whenever_attacks(draw(2), when(at_most(6, your(CARDS_IN_HAND)), THE_ATTACK_ENDS)))
    scribe = creature("Scribe", FIRE, 3, 1000, "", after_an_attack(charge_from_deck(1)))
    game = Scenario(
        you=Side(hand=cards, battle=[wayball, scribe]),
        opponent=Side(battle=[sentry(draw(1)), "Hunter Fish"], hand=[DOGIRAGON], shields=0),
    )
    game.attack("Attacker")
    if not stops:
        game.expect(OPPONENT, "declare", "no", DOGIRAGON).declare()
        assert (hand_size(game, OPPONENT), game.asked) == (2, "block with")
        return
    assert hand_size(game, OPPONENT) == 2
    game.expect(YOU, "attack with", "no", "Scribe")
    assert game.is_tapped("Attacker")
    assert len(game.zone(YOU, "mana")) == 1
    # Only that attack has been stopped.
    game.attack("Scribe").declare().block()
    assert game.winner == YOU


@pytest.mark.rule("8C.10")
def test_8c_10_the_attack_goes_on_when_another_creature_leaves() -> None:
    """X.28: the other branch of 505.6a."""
    archer = attacking_creature(whenever_attacks(destroy(choose(1, CREATURES.other()))))
    game = Scenario(you=Side(battle=[archer, BYSTANDER]), opponent=Side(battle=["Torcon"], hand=[DOGIRAGON], shields=0))
    game.attack("Attacker").choose("Torcon").expect(OPPONENT, "declare", "no", DOGIRAGON).declare()
    assert game.winner == YOU


@pytest.mark.phrase("having")
@pytest.mark.rule("8C.11")
def test_8c_11_a_blocked_attacker_stays_blocked_though_its_blocker_leaves() -> None:
    pusher = creature(
        "Pusher", WATER, 3, 3000, "",
        trigger(
            events.BECOMES_BLOCKED, "when blocked", (return_to_hand(choose(1, CREATURES.having(keywords.BLOCKER))),)
        ),
    )  # fmt: skip
    game = Scenario(you=Side(battle=[pusher]), opponent=Side(battle=["Hunter Fish"]))
    game.attack(pusher).block("Hunter Fish")
    assert game.zone(OPPONENT, "hand") == ["Hunter Fish"]
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8C.13", "10.05", "10.06")
def test_8c_13_revolution_change_passes_the_attack_on_and_its_put_triggers_follow() -> None:
    game = Scenario(
        you=Side(hand=[BUSTER], battle=["Ryusei the Earth"], mana=["Hamukatsuman, No.1 Wind"]),
        opponent=Side(shields=4),
    )
    game.attack("Ryusei the Earth").declare(BUSTER)
    assert game.where("Ryusei the Earth") == "hand"
    assert game.is_tapped(BUSTER)
    game.expect(YOU, "choose", "no", "Hamukatsuman, No.1 Wind", "Ryusei the Earth").choose("Ryusei the Earth")
    # Six of six are used up: nothing else can be chosen. Ryusei looks at the top card.
    game.expect(YOU, "choose one", "0", "1").choose(0)
    game.choose("Filler", "Filler", "Filler")
    assert len(game.zone(OPPONENT, "shields")) == 1
    game.expect(YOU, "attack with", "no", "Ryusei the Earth")
