"""What the names of abilities stand for: Abarechain, Yobinion, Last Burst and others, played with made-up cards."""

from collections.abc import Callable

import pytest

from sim.cards.words import (
    ACT_CAST,
    CAST_ITS_SPELL_HALF,
    COST,
    CREATURES,
    FIRE,
    FIRST_ATTACK,
    IS_LESS,
    LIGHT,
    SPELLS,
    THE_REST,
    THEM,
    THIS,
    Act,
    Card,
    Feature,
    Noun,
    add_to_shields,
    choose,
    compared,
    creature,
    destroy,
    draw,
    may,
    prohibits,
    put,
    put_into_mana,
    put_on_bottom_in_random_order,
    put_on_bottom_of_deck,
    return_to_hand,
    reveal_until,
    spell,
    twinpact,
    when,
    when_destroyed,
    when_leaves_for_use,
    when_put,
    when_summoned,
    whenever_attacks,
    whenever_one_attacks,
    whenever_you_cast,
    your,
    your_opponents,
)
from sim.engine.record.codes import zones
from sim.games.scenario import YOU, Scenario, Side, ability, exactly, filler, tapped

ONE = filler(fire=1)
TWO = filler(fire=2)
RUNNER = creature("Runner", FIRE, 1, 1000, "")  # could attack: the turn does not end


@pytest.mark.phrase("FIRST_ATTACK", "whenever_one_attacks")
def test_only_the_first_attack_of_your_turn_counts() -> None:
    hero = creature("Hero", FIRE, 1, 3000, "Human", whenever_one_attacks(your(CREATURES), when(FIRST_ATTACK, draw(1))))
    game = Scenario(
        you=Side(battle=[hero, "Torcon", "Corile"], deck=exactly("Terror Pit", "Comet Missile", "Fear Fang")),
        opponent=Side(battle=[tapped("Aqua Hulcus"), tapped("Burning Mane")]),
    )
    game.attack("Torcon", "Aqua Hulcus")
    assert game.zone(YOU, "hand") == ["Terror Pit"]
    game.attack("Corile", "Burning Mane")
    assert game.zone(YOU, "hand") == ["Terror Pit"]


# --- Last Burst and Mega Last Burst ---
def burst(*features: Feature) -> Card:
    """A twinpact whose spell half draws a card."""
    return twinpact(creature("Actor", FIRE, 3, 3000, "Human", *features), spell("Act", FIRE, 2, draw(1)))


def removed(actor: Card, verb: Callable[[Noun], Act]) -> Scenario:
    """The game after an effect of yours has done this to the actor."""
    wave = spell("Wave", FIRE, 1, verb(choose(1, your(CREATURES))))
    return Scenario(you=Side(hand=[wave], mana=ONE, battle=[actor], deck=exactly("Torcon", "Corile"))).use(wave)


@pytest.mark.phrase("CAST_ITS_SPELL_HALF")
def test_a_creature_that_is_destroyed_may_be_cast_as_its_spell() -> None:
    actor = burst(when_destroyed(may(CAST_ITS_SPELL_HALF)))
    game = removed(actor, destroy).accept()
    assert game.zone(YOU, "hand") == ["Torcon"]
    assert "Actor / Act" in game.zone(YOU, "graveyard")
    assert removed(actor, destroy).decline().zone(YOU, "hand") == []


@pytest.mark.phrase("when_leaves_for_use", "CAST_ITS_SPELL_HALF")
@pytest.mark.parametrize(
    ("verb", "works"),
    [
        (return_to_hand, True),
        (put_into_mana, True),
        (destroy, True),
        (add_to_shields, False),
        (put_on_bottom_of_deck, False),
    ],
)
def test_it_leaves_for_a_zone_from_which_it_can_be_used(verb: Callable[[Noun], Act], works: bool) -> None:
    game = removed(burst(when_leaves_for_use(may(CAST_ITS_SPELL_HALF))), verb)
    assert (game.asked == "may") is works
    if works:
        assert game.accept().zone(YOU, "hand") == ["Torcon"]
        assert "Actor / Act" in game.zone(YOU, "graveyard")


# --- Smash Burst and Friend Burst ---
SMASH = burst(whenever_attacks(may(CAST_ITS_SPELL_HALF)))


@pytest.mark.phrase("CAST_ITS_SPELL_HALF")
@pytest.mark.parametrize("answer", [True, False])
def test_a_creature_that_attacks_may_be_cast_as_its_spell_and_attacks_on(answer: bool) -> None:
    """It stays in the battle zone and goes nowhere afterwards; a spell has been cast for no cost."""
    watcher = creature("Watcher", FIRE, 1, 1000, "", whenever_you_cast(SPELLS, draw(1)))
    game = Scenario(
        you=Side(battle=[SMASH, watcher], deck=exactly("Torcon", "Corile", "Fear Fang")), opponent=Side(shields=2)
    )
    game.attack("Actor")
    (game.accept if answer else game.decline)()
    assert (len(game.zone(YOU, "hand")), game.asked) == (2 if answer else 0, "break")
    assert (sorted(game.zone(YOU, "battle")), game.zone(YOU, "graveyard")) == (["Actor", "Watcher"], [])
    assert (game.power("Actor"), game.is_tapped("Actor")) == (3000, True)
    assert int(game.record.cast_count[YOU]) == int(answer)


@pytest.mark.phrase("CAST_ITS_SPELL_HALF")
def test_a_creature_that_is_put_may_be_cast_as_its_spell() -> None:
    actor = burst(when_put(may(CAST_ITS_SPELL_HALF)))
    game = Scenario(you=Side(hand=[actor], mana=filler(fire=3), battle=[RUNNER], deck=["Torcon"]))
    game.use(ability("Actor / Act", "Actor")).accept()
    assert (game.zone(YOU, "hand"), sorted(game.zone(YOU, "battle"))) == (["Torcon"], ["Actor", "Runner"])


@pytest.mark.parametrize("taps", [True, False])
def test_who_taps_a_creature_for_friend_burst_casts_the_spell_half(taps: bool) -> None:
    """The Japanese text lets its player tap or not, and then says to cast."""
    robot = creature("Robot", LIGHT, 2, 1000, "Mecha Del Sol")
    name = "Mintojuba, Primachine"
    game = Scenario(you=Side(hand=[f"{name} / Minteor Ringing"], mana=filler(light=6), battle=[robot]))
    game.use(name).choose("Robot" if taps else "no")
    assert int(game.record.cast_count[YOU]) == int(taps)


def test_a_creature_that_has_left_since_its_attack_is_not_cast() -> None:
    """A Smash Burst casts what lies in the battle zone: not from the hand to which the creature has gone."""
    home = return_to_hand(choose(1, your(CREATURES.named("Actor"))))
    caller = creature("Caller", FIRE, 1, 1000, "", whenever_one_attacks(your(CREATURES), home))
    game = Scenario(you=Side(battle=[SMASH, caller], deck=["Torcon"]), opponent=Side(shields=2)).attack("Actor")
    game.choose("Caller")
    if game.asked == "may":
        game.accept()
    assert game.zone(YOU, "hand") == ["Actor / Act"]


@pytest.mark.phrase("CAST_ITS_SPELL_HALF")
def test_what_forbids_casting_forbids_a_smash_burst() -> None:
    lock = creature("Lock", LIGHT, 3, 1000, "", prohibits(ACT_CAST, your_opponents(SPELLS)))
    game = Scenario(you=Side(battle=[SMASH], deck=["Torcon"]), opponent=Side(battle=[lock], shields=2)).attack("Actor")
    if game.asked == "may":
        game.accept()
    assert (game.zone(YOU, "hand"), game.asked) == ([], "break")


# --- Yobinion ---
def yobinion() -> Card:
    smaller = reveal_until(compared(CREATURES, COST, IS_LESS, THIS))
    caller = when_summoned(may(smaller, put(THEM), put_on_bottom_in_random_order(THE_REST)))
    return creature("Caller", FIRE, 2, 3000, "Human", caller)


@pytest.mark.phrase("when_summoned", "put_on_bottom_in_random_order", "compared")
def test_a_smaller_creature_is_called_and_the_others_go_to_the_bottom() -> None:
    small = creature("Small", FIRE, 1, 1000, "Human")
    deck = ["Terror Pit", "Corile", "Comet Missile", "Fear Fang", small, "Torcon"]
    game = Scenario(you=Side(hand=[yobinion()], mana=TWO, deck=exactly(*deck)))
    game.use("Caller").accept()
    assert sorted(game.zone(YOU, "battle")) == ["Caller", "Small"]
    order = game.zone(YOU, "deck")
    assert order[0] == "Torcon"
    assert sorted(order[1:]) == ["Comet Missile", "Corile", "Fear Fang", "Terror Pit"]
    assert order[1:] not in (deck[:4], deck[3::-1])  # with this seed


@pytest.mark.phrase("when_summoned")
def test_a_creature_that_is_put_is_not_summoned() -> None:
    caller = creature("Caller", FIRE, 2, 3000, "Human", when_summoned(draw(1)))
    wave = spell("Wave", FIRE, 1, put(choose(1, your(CREATURES.in_zone(zones.GRAVEYARD)))))
    game = Scenario(you=Side(hand=[wave, caller], mana=filler(fire=3), graveyard=[caller], deck=["Torcon"]))
    assert game.use(wave).zone(YOU, "hand") == ["Caller"]
    assert game.use("Caller").zone(YOU, "hand") == ["Torcon"]
