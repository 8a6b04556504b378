"""Group 8B of the rules catalogue: what triggers on an attack, and in which order (506.3)."""

import pytest

from sim.cards.words import (
    CARDS,
    COMMANDS,
    CREATURES,
    FIRE,
    NATURE,
    WATER,
    Card,
    Effect,
    Feature,
    UseThis,
    at_least,
    charge_from_deck,
    choose,
    creature,
    destroy,
    discard,
    draw,
    every,
    evolves_from,
    give_power,
    invasion,
    may,
    plain,
    return_to_hand,
    revolution_change,
    tap,
    when_destroyed,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.cards.words.triggers import trigger
from sim.engine.record.codes import entering, events, owners, programs, verbs, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, tapped
from tests.rules.situations import (
    AUZESU,
    BUSTER,
    BYSTANDER,
    CARDS_IN_HAND,
    DOGIRAGON,
    KILSTINE,
    REDZONE,
    REDZONE_Z,
    THE_RED,
    attacking_creature,
    hand_size,
    sentry,
    when_one_attacks,
)

DOLZARK = "Super Dragon Machine Dolzark"


def night_guard() -> Card:
    """Summoned from the hand when an opponent's creature attacks, by a player with 2 cards in the mana zone."""
    return creature(
        "Night Guard", WATER, 5, 3000, "",
        trigger(
            events.ATTACKS, "when one of your opponent's creatures attacks",
            (UseThis(-1, "summon this creature"),),
            subject=your_opponents(CREATURES), zones=(zones.HAND,), declared=True,
            condition=at_least(2, your(CARDS.in_zone(zones.MANA))),
        ),
    )  # fmt: skip


@pytest.mark.rule("8B.01", "8B.12")
def test_8b_01_abilities_in_the_battle_zone_trigger_at_the_designation_and_the_other_players_wait() -> None:
    """The Sentry's ability stands by while the attacking player's effect destroys it."""
    game = Scenario(
        you=Side(battle=[attacking_creature(whenever_attacks(destroy(choose(1, your_opponents(CREATURES)))))]),
        opponent=Side(battle=[sentry(draw(1)), "Torcon"]),
    )
    game.attack("Attacker").expect(YOU, "choose", "Sentry", "Torcon")
    assert hand_size(game, OPPONENT) == 0
    game.choose("Sentry")
    assert game.where("Sentry") == "graveyard"
    assert hand_size(game, OPPONENT) == 2  # the card drawn, and the shield


@pytest.mark.rule("8B.01", "8B.02", "8B.05")
def test_8b_01_an_attack_triggers_abilities_as_it_is_declared_and_none_later() -> None:
    """506.3a: Dolzark triggers on the Dragon that attacks, once, and not on the one that takes its place.

    And a Dolzark that comes in the middle of the attack has not seen it.
    """
    opponent = Side(battle=["Torcon", "Burning Mane"], shields=5)
    early = Scenario(you=Side(hand=[BUSTER], battle=["Ryusei the Earth", DOLZARK]), opponent=opponent)
    early.attack("Ryusei the Earth").declare(BUSTER).choose(BUSTER)
    early.expect(YOU, "resolve", DOLZARK, BUSTER).choose(DOLZARK)
    early.expect(YOU, "choose", "no", "Torcon", "Burning Mane").choose("Torcon")
    # Next comes the newcomer's Final Revolution, then its attack goes on.
    early.expect(YOU, "choose", "no", "Ryusei the Earth").decline().expect(YOU, "break", *["Filler"] * 5)
    assert early.zone(OPPONENT, "mana") == ["Torcon"]

    late = Scenario(you=Side(hand=[BUSTER, DOLZARK], battle=["Ryusei the Earth"]), opponent=opponent)
    late.attack("Ryusei the Earth").declare(BUSTER).choose(DOLZARK)
    assert late.zone(YOU, "battle") == [BUSTER, DOLZARK]
    late.expect(YOU, "break", *["Filler"] * 5)


def test_dolzark_waits_for_other_dragons_that_attack() -> None:
    for attacker in (DOLZARK, "Fear Fang"):
        game = Scenario(you=Side(battle=[DOLZARK, "Fear Fang"]), opponent=Side(battle=["Torcon"], shields=3))
        game.attack(attacker).expect(YOU, "break", *["Filler"] * 3)


def test_auzesu_destroys_when_one_of_your_angels_or_demons_attacks() -> None:
    game = Scenario(
        you=Side(battle=[AUZESU, KILSTINE, "Fear Fang"]),
        opponent=Side(battle=[tapped("Corile"), tapped("Torcon"), "Burning Mane"], shields=5),
    )
    game.attack("Fear Fang").choose("Filler")  # it is neither: nothing but a shield
    game.attack(KILSTINE).expect(YOU, "choose", "Corile", "Torcon").choose("Corile")
    assert game.where("Corile") == "graveyard"


@pytest.mark.rule("8B.02", "8B.03")
@pytest.mark.parametrize(("civilization", "cards"), [(WATER, 1), (NATURE, 0)], ids=["water", "nature"])
def test_8b_02_a_water_attacker_that_becomes_nature_has_attacked_as_a_water_creature(
    civilization: int, cards: int
) -> None:
    watcher = creature("Watcher", FIRE, 3, 1000, "", when_one_attacks(CREATURES.civilization(civilization), draw(1)))
    wave = creature("Wave Command", WATER, 4, 4000, "Demon Command")
    tide = creature("Green Tide", NATURE, 5, 6000, "", evolves_from(CREATURES), invasion(COMMANDS))
    game = Scenario(you=Side(hand=[tide], battle=[wave, BYSTANDER]), opponent=Side(battle=[watcher], shields=2))
    game.attack("Wave Command").declare("Green Tide")
    assert game.under("Green Tide") == ["Wave Command"]
    assert hand_size(game, OPPONENT) == cards


@pytest.mark.rule("8B.04")
@pytest.mark.parametrize(("attacked", "change", "cards"), [("Fear Fang", -1000, 1), ("Burning Mane", 1000, 0)])
def test_8b_04_an_attacked_creature_is_judged_when_it_is_designated(attacked: str, change: int, cards: int) -> None:
    """Power 3000 counts at the designation, whatever the attacker's ability makes of it afterwards.

    X.11: the Japanese rule covers being attacked too.
    """
    strong = your(CREATURES.power(at_least=3000))
    alarm = creature(
        "Alarm", WATER, 3, 1000, "",
        trigger(events.CREATURE_ATTACKED, "whenever a strong one is attacked", (draw(1),), subject=strong),
    )  # fmt: skip
    game = Scenario(
        you=Side(
            battle=[attacking_creature(whenever_attacks(give_power(change, every(your_opponents(CREATURES.tapped())))))]
        ),
        opponent=Side(battle=[alarm, tapped(attacked)]),
    )
    game.attack("Attacker", attacked)
    assert hand_size(game, OPPONENT) == cards


@pytest.mark.rule("8B.04")
@pytest.mark.parametrize(("target", "cards"), [(None, 2), ("Fear Fang", 0)], ids=["player", "creature"])
def test_8b_04_a_player_is_attacked_only_if_the_attack_is_on_the_player(target: str | None, cards: int) -> None:
    """One card is drawn, the other is the shield."""
    alarm = creature(
        "Alarm", WATER, 3, 1000, "", trigger(events.ATTACKED, "whenever you are attacked", (draw(1),), no_subject=True)
    )
    game = Scenario(you=Side(battle=["Corile"]), opponent=Side(battle=[alarm, tapped("Fear Fang")]))
    game.attack("Corile", target)
    assert hand_size(game, OPPONENT) == cards


@pytest.mark.rule("8B.05")
@pytest.mark.parametrize(
    "replaces",
    [(evolves_from(CREATURES), invasion(COMMANDS)), (revolution_change(COMMANDS),)],
    ids=["invasion", "revolution change"],
)
def test_8b_05_a_creature_that_replaces_the_attacker_has_not_attacked(replaces: tuple[Feature, ...]) -> None:
    """Neither its own ability triggers nor abilities that wait for the attack of such a creature."""
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


FLAG_BEARER = creature("Flag Bearer", FIRE, 3, 3000, "Invader Command")  # a fire Command without abilities


@pytest.mark.rule("8B.05")
def test_8b_05_an_invader_does_not_trigger_its_own_attack_ability() -> None:
    invader = creature(
        "Noisy Invader", FIRE, 5, 6000, "Invader", *[
            trigger(events.ATTACKS, "when one attacks",
                    (plain(programs.PUT_THIS_ONTO, "put this", onto_attacker=1, how=entering.BY_INVASION),),
                    subject=your(COMMANDS), zones=(zones.HAND,), declared=True),
            whenever_attacks(draw(1)),
        ],
    )  # fmt: skip
    game = Scenario(you=Side(hand=[invader], battle=[FLAG_BEARER])).attack(FLAG_BEARER).declare(invader)
    assert game.zone(YOU, "battle") == ["Noisy Invader"]
    assert game.zone(YOU, "hand") == []


@pytest.mark.phrase("when_put_on_non_evolution", "PUT_ON_NON_EVOLUTION")
@pytest.mark.rule("8B.06", "8B.07", "10.04")
@pytest.mark.parametrize(("first", "second", "graveyard"), [(REDZONE_Z, REDZONE, ["Filler"]), (REDZONE, REDZONE_Z, [])])
def test_8b_06_two_invasions_are_declared_together_and_stacked_in_any_order(
    first: str, second: str, graveyard: list[str]
) -> None:
    game = Scenario(you=Side(hand=[REDZONE, REDZONE_Z], battle=[THE_RED]), opponent=Side(shields=5))
    game.attack(THE_RED).declare(REDZONE, REDZONE_Z)
    game.expect(YOU, "resolve", REDZONE, REDZONE_Z)
    game.choose(first, second)
    assert game.under(second) == [first, THE_RED]
    # Redzone Z's ability triggers only on a creature that is no evolution.
    while game.asked == "resolve":
        game.choose(REDZONE_Z)
    if game.question is not None and game.question.verb == verbs.TO_GRAVEYARD:
        game.choose("Filler")
    assert game.zone(OPPONENT, "graveyard") == graveyard


@pytest.mark.rule("8B.07")
@pytest.mark.parametrize(("first", "left"), [("Attacker", 0), ("Drummer", 1)])
def test_8b_07_the_attacking_player_orders_their_own_effects(first: str, left: int) -> None:
    """X.12: in any order, as the Japanese rule says."""
    drummer = creature(
        "Drummer", FIRE, 3, 1000, "", when_one_attacks(your(CREATURES), discard(every(your(CARDS_IN_HAND))))
    )
    game = Scenario(you=Side(battle=[attacking_creature(whenever_attacks(draw(1))), drummer])).attack("Attacker")
    game.expect(YOU, "resolve", "Attacker", "Drummer").choose(first)
    assert hand_size(game) == left


@pytest.mark.rule("8B.08")
def test_8b_08_the_other_player_declares_after_the_attacking_players_effects() -> None:
    archer = attacking_creature(whenever_attacks(destroy(choose(1, your_opponents(CREATURES)))))
    game = Scenario(you=Side(battle=[archer]), opponent=Side(hand=[DOGIRAGON], battle=["Torcon", "Corile"], shields=0))
    game.attack("Attacker").expect(YOU, "choose", "Torcon", "Corile").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    game.expect(OPPONENT, "declare", "no", DOGIRAGON)


GIVES_MANA = plain(
    programs.CHARGE,
    "your opponent puts the top card of their deck into their mana zone",
    amount=1,
    whose=owners.OPPONENTS,
    tapped=0,
    up_to=0,
)

GIVES_A_CARD = plain(
    programs.DRAW, "your opponent draws a card", amount=1, whose=owners.OPPONENTS, up_to=0, add_to_them=0
)

TAKES_MANA = return_to_hand(every(your_opponents(CARDS.in_zone(zones.MANA))))


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
def test_8b_09_the_other_players_conditions_are_judged_when_that_player_declares(
    effect: Effect, opponent: Side, declares: bool
) -> None:
    game = Scenario(you=Side(battle=[attacking_creature(whenever_attacks(effect))]), opponent=opponent).attack(
        "Attacker"
    )
    if declares:
        game.expect(OPPONENT, "declare", "no", "Night Guard").declare("Night Guard")
    assert ("Night Guard" in game.zone(OPPONENT, "battle")) == declares


@pytest.mark.rule("8B.10", "8B.12")
@pytest.mark.parametrize("first", ["Sentry", "Scribe"])
def test_8b_10_the_other_player_orders_their_own_effects_after_declaring(first: str) -> None:
    """A declared ability stands by among those that triggered in the battle zone."""
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(
            hand=[night_guard()], mana=2, battle=[sentry(draw(1)), sentry(charge_from_deck(1), name="Scribe")]
        ),
    )
    game.attack("Fear Fang").expect(OPPONENT, "declare", "no", "Night Guard").declare("Night Guard")
    assert (hand_size(game, OPPONENT), len(game.zone(OPPONENT, "mana"))) == (1, 2)
    game.expect(OPPONENT, "resolve", "Sentry", "Scribe", "Night Guard").choose(first)
    assert (hand_size(game, OPPONENT), len(game.zone(OPPONENT, "mana"))) == ((2, 2) if first == "Sentry" else (1, 3))
    game.expect(OPPONENT, "resolve")


@pytest.mark.rule("8B.11")
def test_8b_11_new_triggers_of_the_attacking_player_interrupt_the_other_players_effects() -> None:
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
