"""Abilities of cards in hand at attacks and at the end of the turn: ZERO, Oniend, Revolution 0 Trigger (506.3, 511.1).

The cards in hand are mostly yours, and the turn is the opponent's. Cards whose facts are not known, or that the engine
cannot have, are made up and play just the part that the ruling names (X.33).
"""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    NATURE,
    SHIELDS,
    THAT,
    WATER,
    Card,
    Effect,
    Trigger,
    after_the_attack,
    at_end_of_your_turn,
    blocker,
    break_shields,
    choose,
    creature,
    destroy,
    draw,
    every,
    evolves_from,
    invasion,
    may,
    plain,
    prohibits,
    put,
    speed_attacker,
    whenever_attacks,
    whenever_destroyed,
    whenever_one_attacks,
    your,
    your_opponents,
)
from sim.engine.record.codes import programs
from sim.engine.record.codes.abilities import ACT_PUT, ACT_SUMMON, END_OF_TURN, OPPONENTS
from sim.engine.record.codes.cards import BLOCKER, HAND
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents, tapped

GAIASH = "Gaiash Kaiser, the Meteor"
CHIKUSHI = "「Chikushioooooo!!」"
HYAKKI = "Hyakki no Jaoumon"
DONDON = "Dondon Vacuuming Now"
OPPONENT_DRAWS = plain(programs.DRAW, "your opponent draws a card", amount=1, whose=OPPONENTS, up_to=0)
BYSTANDER = creature("Bystander", FIRE, 3, 1000, "")  # could attack: the turn goes on
GUARD = creature("Guard", LIGHT, 3, 3000, "", blocker)
# Heaven's Heaven, Heavenly Justice is a dragheart fortress.
HEAVEN = creature(
    "Heaven's Heaven",
    LIGHT,
    5,
    3000,
    "",
    at_end_of_your_turn(may(put(choose(1, your(CREATURES.civilization(LIGHT).having(BLOCKER).in_zone(HAND)))))),
)
MACGUFFIN = creature("MacGuffin", WATER | FIRE, 5, 9000, "Mutopia", at_end_of_your_turn(draw(1), OPPONENT_DRAWS))


def at_their_end(yours: Side, *opponents: Trigger, **theirs: object) -> Scenario:
    """The opponent's turn, with nothing left to do but its end; their creature has these abilities."""
    battle = theirs.pop("battle", [creature("Theirs", DARKNESS, 3, 1000, "", *opponents)])
    return Scenario(you=yours, opponent=Side(battle=battle, **theirs), turn=OPPONENT)  # type: ignore[arg-type]


# ---------------------------------------------------------------------------------------------------------
# The order of the end of a turn (511.1)
# ---------------------------------------------------------------------------------------------------------
def hidden(name: str, *effects: Effect) -> Card:
    """A creature whose ability triggers in its owner's hand at the end of each turn."""
    at_end = Trigger(END_OF_TURN, "at the end of each turn", effects, no_subject=True, zones=(HAND,), declared=True)
    return creature(name, FIRE, 3, 1000, "", at_end)


def at_end(name: str, *effects: Effect) -> Card:
    return creature(name, FIRE, 3, 1000, "", at_end_of_your_turn(*effects))


@pytest.mark.rule("9.46", "9.47", "9.48")
def test_at_the_end_the_turn_player_declares_and_resolves_in_any_order_and_then_the_other_declares() -> None:
    """Situation 81."""
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
def test_what_triggers_for_the_turn_player_meanwhile_comes_before_the_others_next_effect() -> None:
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


# ---------------------------------------------------------------------------------------------------------
# ZERO (10.15) and others at the end of the opponent's turn (10.16)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("10.15")
@pytest.mark.parametrize("puts", [True, False])
def test_zero_hand_is_cast_if_the_opponent_put_a_creature_for_no_cost(puts: bool) -> None:
    """What follows the "if" is looked at on resolving (603.4): it can be declared in any case."""
    game = at_their_end(
        Side(hand=["ZERO Hand"]),
        battle=[BYSTANDER],
        hand=["Inferno Sign"],
        mana=filler(darkness=5),
        graveyard=["Torcon"],
    )
    if puts:
        game.use("Inferno Sign")
    game.enough() if puts else game.enough().enough()
    game.expect(YOU, "declare", "no", "ZERO Hand")
    game.declare("ZERO Hand")
    if puts:
        game.choose("Torcon")
        assert game.where("ZERO Hand") == "graveyard"
        assert game.zone(OPPONENT, "graveyard") == ["Inferno Sign", "Torcon"]
    else:
        assert game.where("ZERO Hand") == "hand"
        assert game.zone(OPPONENT, "battle") == ["Bystander"]


@pytest.mark.rule("10.15")
def test_a_creature_that_was_paid_for_and_your_own_turn_do_not_count() -> None:
    game = at_their_end(Side(hand=["ZERO Hand"]), battle=[BYSTANDER], hand=["Torcon"], mana=filler(nature=5))
    game.use("Torcon").enough().declare("ZERO Hand")
    assert game.where("ZERO Hand") == "hand"
    game = Scenario(
        you=Side(hand=["ZERO Hand", "Inferno Sign"], mana=filler(darkness=5), graveyard=["Torcon"]),
        opponent=Side(battle=[BYSTANDER]),
    )
    game.use("Inferno Sign")
    assert game.turn_is_over  # nothing to declare at the end of the own turn
    assert game.where("ZERO Hand") == "hand"


@pytest.mark.rule("10.15")
def test_a_creature_with_zero_is_put_and_not_summoned() -> None:
    """11.37 decides against the digest's "use from the hand"."""
    game = at_their_end(
        Side(hand=["Basara"], shields=1),
        battle=[BYSTANDER],
        hand=["Inferno Sign"],
        mana=filler(darkness=5),
        graveyard=["Torcon"],
    )
    game.use("Inferno Sign").enough().declare("Basara")
    assert game.zone(YOU, "battle") == ["Basara"]
    assert game.record.summoned_count[YOU] == 0
    assert game.zone(OPPONENT, "battle") == ["Bystander", "Torcon"]  # Basara's Revolution 0 has a shield in its way


@pytest.mark.rule("11.29", "11.40")
@pytest.mark.parametrize("puts", [True, False])
def test_zero_is_declared_after_the_turn_players_effects_one_of_which_puts_a_creature(puts: bool) -> None:
    game = at_their_end(Side(hand=["ZERO Hand"]), battle=[HEAVEN], hand=[GUARD])
    game.enough().expect(OPPONENT, "choose", "no", "Guard")
    game.choose("Guard") if puts else game.decline()
    game.expect(YOU, "declare", "no", "ZERO Hand").declare("ZERO Hand")
    if puts:
        game.choose("Guard")
    assert game.where("ZERO Hand") == ("graveyard" if puts else "hand")
    assert game.zone(OPPONENT, "graveyard") == (["Guard"] if puts else [])


@pytest.mark.rule("11.30", "11.41")
@pytest.mark.parametrize("drawn", ["ZERO Hand", "Torcon"])
def test_zero_hand_drawn_at_the_end_of_the_turn_can_be_declared(drawn: str) -> None:
    game = at_their_end(
        Side(hand=["Torcon"], deck=[drawn, "Torcon"]),
        battle=[BYSTANDER],
        hand=["Inferno Sign"],
        mana=filler(darkness=5),
        graveyard=[MACGUFFIN],
    )
    game.use("Inferno Sign")
    assert game.zone(OPPONENT, "battle") == ["Bystander", "MacGuffin"]
    game.enough()
    if drawn == "ZERO Hand":
        game.expect(YOU, "declare", "no", "ZERO Hand").declare("ZERO Hand").choose("MacGuffin")
        assert game.zone(OPPONENT, "battle") == ["Bystander"]
    else:
        assert game.turn_is_over


@pytest.mark.rule("11.36")
def test_what_was_declared_must_be_used_though_nothing_is_left_for_it() -> None:
    """Situation 80: a declared ability that is still possible is carried out."""
    game = at_their_end(
        Side(hand=["Basara", CHIKUSHI, "Torcon"], shields=0, mana=filler(darkness=1, fire=1), battle=["Fear Fang"]),
        hand=["Inferno Sign", "Terror Pit"],
        mana=filler(darkness=11),
        graveyard=["Torcon"],
        battle=[],
        shields=2,
    )
    game.use("Terror Pit").use("Inferno Sign")
    game.declare("Basara", CHIKUSHI).expect(YOU, "resolve", "Basara", CHIKUSHI)
    game.choose("Basara").choose("Basara")  # summoned, and then its Revolution 0
    assert game.zone(OPPONENT, "battle") == []
    game.expect(OPPONENT, "choose").choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 1  # one for the creature destroyed
    game.expect(YOU, "may").accept()  # the spell is being resolved: nothing to destroy, but the hand can be discarded
    assert game.zone(YOU, "graveyard") == ["Fear Fang", "Torcon", CHIKUSHI]
    assert len(game.zone(YOU, "hand")) == 3


@pytest.mark.rule("10.16")
@pytest.mark.parametrize(
    ("loses", "mana", "cast"),
    [
        (True, filler(darkness=1, fire=1), True),
        (False, filler(darkness=1, fire=1), False),
        (True, filler(darkness=2), False),
        (True, filler(fire=2), False),
    ],
    ids=["all of it", "no creature destroyed", "no fire card", "no darkness card"],
)
def test_what_follows_the_if_is_looked_at_as_the_ability_is_resolved(loses: bool, mana: list[str], cast: bool) -> None:
    game = at_their_end(
        Side(hand=[CHIKUSHI], mana=mana, battle=["Fear Fang"]),
        battle=[BYSTANDER],
        hand=["Terror Pit"],
        mana=filler(darkness=6),
    )
    if loses:
        game.use("Terror Pit")
    else:
        game.enough()
    game.enough().declare(CHIKUSHI)
    if cast:
        game.decline()  # the hand stays
    assert (game.zone(OPPONENT, "battle") == []) == cast
    assert game.where(CHIKUSHI) == ("graveyard" if cast else "hand")


@pytest.mark.rule("11.47", "10.16")
def test_of_two_gaiash_kaisers_the_second_stays_in_the_hand() -> None:
    """Situation 80: "you don't have one" is looked at again."""
    game = at_their_end(
        Side(hand=[GAIASH, GAIASH]),
        battle=[BYSTANDER],
        hand=["Inferno Sign"],
        mana=filler(darkness=5),
        graveyard=["Torcon"],
    )
    game.use("Inferno Sign").enough()
    game.declare(f"{GAIASH}#1", f"{GAIASH}#2").choose(f"{GAIASH}#2").choose(f"{GAIASH}#1")
    assert game.zone(YOU, "battle") == [GAIASH]
    assert game.zone(YOU, "hand").count(GAIASH) == 1
    assert len(game.zone(YOU, "hand")) == 3  # and two cards drawn


@pytest.mark.rule("10.16")
@pytest.mark.parametrize(("does", "comes"), [("nothing", False), ("pays", False), ("puts", True)])
def test_gaiash_kaiser_waits_for_a_creature_put_without_tapping_mana(does: str, comes: bool) -> None:
    game = at_their_end(
        Side(hand=[GAIASH]),
        battle=[BYSTANDER],
        hand=["Torcon", "Inferno Sign"],
        mana=filler(darkness=5, nature=5),
        graveyard=["Torcon"],
    )
    if does != "nothing":
        game.use("Torcon#1" if does == "pays" else "Inferno Sign")
    game.enough().enough().declare(GAIASH)
    assert (game.zone(YOU, "battle") == [GAIASH]) == comes


@pytest.mark.rule("10.16")
@pytest.mark.parametrize("free", [True, False])
def test_gaiash_kaiser_waits_for_a_spell_cast_without_tapping_mana_too(free: bool) -> None:
    """A shield trigger of the opponent's, in their own turn."""
    breaker = creature("Breaker", FIRE, 3, 1000, "", whenever_attacks(break_shields(every(your(SHIELDS)))))
    game = at_their_end(
        Side(hand=[GAIASH], battle=["Fear Fang"]), battle=[breaker], shields=["Energy Stream", "Terror Pit"]
    )
    game.attack("Breaker")
    game.declare("Terror Pit") if free else game.declare()
    game.declare(GAIASH)
    assert (GAIASH in game.zone(YOU, "battle")) == free


@pytest.mark.rule("10.16")
@pytest.mark.parametrize("new", [True, False])
def test_gaiash_kaiser_keeps_new_creatures_from_attacking_the_player(new: bool) -> None:
    runner = creature("Runner", FIRE, 1, 1000, "", speed_attacker)
    game = at_their_end(
        Side(battle=[GAIASH, tapped("Fear Fang"), tapped("Aqua Vehicle")], shields=3),
        hand=[runner] if new else [],
        battle=[BYSTANDER] if new else [runner, BYSTANDER],
        mana=filler(fire=1),
    )
    if new:
        game.use("Runner")
    game.choose("Runner").expect(OPPONENT, "attack", *([] if new else ["you"]), "Fear Fang", "Aqua Vehicle")


# ---------------------------------------------------------------------------------------------------------
# Revolution 0 Trigger and Oniend (10.08, 10.14)
# ---------------------------------------------------------------------------------------------------------
R0T = "Iron Fist of Revolution"
MEASURE = creature("Measure", FIRE, 3, 3000, "")
REVEALED = ["Phantom Fish", MEASURE, "Torcon", "Torcon"]


@pytest.mark.rule("10.08", "11.10", "9.24")
@pytest.mark.parametrize("shields", [0, 1])
def test_a_revolution_0_trigger_is_declared_at_any_shield_count(shields: int) -> None:
    game = Scenario(
        you=Side(battle=["Aqua Vehicle", BYSTANDER]), opponent=Side(hand=[R0T], shields=shields, deck=REVEALED)
    )
    game.attack("Aqua Vehicle").expect(OPPONENT, "declare", "no", R0T)
    game.declare(R0T)
    if shields == 0:
        game.expect(OPPONENT, "choose", "Aqua Vehicle", "Bystander").choose("Aqua Vehicle")
        assert game.zone(YOU, "graveyard") == ["Aqua Vehicle"]
        assert game.zone(OPPONENT, "graveyard") == []
        assert R0T in game.zone(OPPONENT, "deck")  # shuffled into it after it has been cast
        assert not game.over  # the attack ended with its creature
    else:
        assert R0T in game.zone(OPPONENT, "hand")
        assert game.zone(YOU, "graveyard") == []
        assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("10.08")
@pytest.mark.parametrize(
    ("power", "deck", "destroyed"),
    [(3000, REVEALED, True), (3001, REVEALED, False), (1000, ["Torcon"] * 4 + [MEASURE], False)],
    ids=["as strong", "stronger", "no fire creature"],
)
def test_the_creature_revealed_is_the_measure(power: int, deck: list[str | Card], destroyed: bool) -> None:
    game = Scenario(
        you=Side(battle=[creature("Attacker", FIRE, 3, power, "")]),
        opponent=Side(hand=[R0T], shields=0, deck=deck),
    )
    game.attack("Attacker").declare(R0T)
    assert (game.zone(YOU, "graveyard") == ["Attacker"]) == destroyed
    assert (game.winner == YOU) != destroyed


BOTH = filler(darkness=1, fire=1)
RAISED = creature("Raised", DARKNESS, 3, 1000, "")


@pytest.mark.rule("10.14", "11.10", "9.24")
@pytest.mark.parametrize(
    ("yours", "theirs", "mana", "cast"),
    [
        pytest.param(0, 2, BOTH, True, id="you have no shields"),
        pytest.param(2, 0, BOTH, True, id="the opponent has none"),
        pytest.param(2, 2, BOTH, False, id="both have shields"),
        pytest.param(0, 2, filler(darkness=2), False, id="no fire card"),
        pytest.param(0, 2, filler(fire=2), False, id="no darkness card"),
    ],
)
@pytest.mark.parametrize("attacker", [YOU, OPPONENT], ids=["your attack", "the opponent's attack"])
def test_oniend_is_declared_at_any_attack_and_asks_on_resolving(
    attacker: int, yours: int, theirs: int, mana: list[Card], cast: bool
) -> None:
    game = Scenario(
        you=Side(hand=[HYAKKI], shields=yours, mana=mana, battle=["Fear Fang"], deck=["Torcon"] * 9),
        opponent=Side(shields=theirs, battle=[tapped("Fear Fang") if attacker == YOU else "Fear Fang"]),
        turn=attacker,
    )
    if attacker == YOU:
        game.attack("Fear Fang", opponents("Fear Fang"))
    else:
        game.attack(opponents("Fear Fang"))
    game.expect(YOU, "declare", "no", HYAKKI).declare(HYAKKI)
    assert game.zone(YOU, "graveyard").count("Torcon") == (4 if cast else 0)
    assert (HYAKKI in game.zone(YOU, "hand")) != cast


@pytest.mark.rule("10.14")
@pytest.mark.parametrize(
    ("milled", "power", "left"),
    [
        ("Gallant", 3000, ["Big", "Gallant"]),
        ("Gallant", 7000, ["Big", "Gallant"]),
        ("Gallant", 9000, ["Big", "Small"]),
        ("Aqua Hulcus", 7000, ["Big", "Small"]),
    ],
    ids=["put, and wins", "wins too", "loses", "neither darkness nor fire"],
)
def test_what_the_spell_puts_battles_one_of_the_opponents_creatures(milled: str, power: int, left: list[str]) -> None:
    gallant: Card | str = creature("Gallant", DARKNESS, 6, 8000, "") if milled == "Gallant" else milled
    evolution = creature("Too Evolved", DARKNESS, 5, 9000, "", evolves_from(CREATURES))
    dear = creature("Too Dear", FIRE, 7, 9000, "")
    game = Scenario(
        you=Side(hand=[HYAKKI], shields=0, mana=BOTH, deck=[gallant, evolution, dear, "Torcon"]),
        opponent=Side(battle=[creature("Big", FIRE, 3, 9500, ""), creature("Small", FIRE, 3, power, "")], shields=2),
        turn=OPPONENT,
    )
    game.attack("Big").declare(HYAKKI).choose("Small")
    names = game.zone(OPPONENT, "battle") + game.zone(YOU, "battle")
    assert names == left
    assert ("Small" in game.zone(OPPONENT, "graveyard")) == ("Small" not in left)


# --- The hand as it is when the other player declares (506.3d) ------------------------------------------------
def breaks_all() -> Trigger:
    """Supernova Apollonus Dragerion's Meteorburn, as the ruling describes it (X.33)."""
    return whenever_attacks(break_shields(every(your_opponents(SHIELDS))))


@pytest.mark.rule("11.50")
@pytest.mark.parametrize("in_shields", [HYAKKI, "Fear Fang"])
def test_oniend_that_came_to_the_hand_while_the_attack_was_resolved_is_declared(in_shields: str) -> None:
    game = Scenario(
        you=Side(battle=[creature("Attacker", FIRE, 3, 6000, "", breaks_all()), BYSTANDER]),
        opponent=Side(shields=[in_shields], mana=BOTH, battle=["Phantom Fish"], deck=[RAISED] * 4),
    )
    game.attack("Attacker")
    if in_shields == HYAKKI:
        game.expect(OPPONENT, "declare", "no", HYAKKI).declare(HYAKKI).choose("Raised").decline()
        assert game.zone(OPPONENT, "battle") == ["Phantom Fish", "Raised"]
    game.expect(OPPONENT, "block with", "no", "Phantom Fish")


@pytest.mark.rule("11.51", "11.52")
@pytest.mark.parametrize("returned", ["Supernova", "Bystander"])
def test_oniend_cannot_be_declared_once_the_attacker_has_left(returned: str) -> None:
    """505.6a. X.33: what Supernova does to the mana zone is left out, and it breaks the shields by an ability."""
    supernova = creature("Supernova", FIRE, 6, 15000, "Phoenix", breaks_all())
    game = Scenario(
        you=Side(battle=[supernova, BYSTANDER]),
        opponent=Side(shields=[DONDON, "Torcon"], mana=BOTH, deck=[HYAKKI, *["Aqua Hulcus"] * 4, *[RAISED] * 4]),
    )
    game.attack("Supernova").declare(DONDON).choose(HYAKKI)
    while game.asked == "order":
        game.choose(game.options[0])
    game.choose(returned)
    assert HYAKKI in game.zone(OPPONENT, "hand")
    if returned == "Supernova":
        assert game.asked != "declare"
        assert game.player_asked == YOU
        assert not game.over
    else:
        game.expect(OPPONENT, "declare", "no", HYAKKI).declare(HYAKKI)
        game.choose("Raised").decline()
        assert game.zone(OPPONENT, "battle") == ["Raised"]


@pytest.mark.rule("11.31")
@pytest.mark.parametrize(("civilization", "destroyed"), [(WATER, False), (NATURE, True)], ids=["water", "nature"])
def test_what_an_attacker_is_counts_as_it_is_declared(civilization: int, destroyed: bool) -> None:
    """A water creature that becomes a nature creature in the middle of its attack (506.3a)."""
    trap = whenever_one_attacks(CREATURES.civilization(NATURE), after_the_attack(destroy(THAT)))
    invader = creature("Invader", NATURE, 3, 2000, "", evolves_from(CREATURES), invasion(CREATURES))
    game = Scenario(
        you=Side(hand=[invader], battle=[creature("Base", civilization, 2, 1000, ""), BYSTANDER]),
        opponent=Side(battle=[creature("Trapper", DARKNESS, 3, 1000, "", trap)], shields=2),
    )
    game.attack("Base").declare("Invader").choose(game.options[0])
    assert ("Invader" in game.zone(YOU, "graveyard")) == destroyed
    assert ("Invader" in game.zone(YOU, "battle")) != destroyed


# --- Basara -------------------------------------------------------------------------------------------------
@pytest.mark.rule("10.15")
@pytest.mark.parametrize("shields", [0, 1])
def test_basara_destroys_all_the_strongest_and_a_shield_for_each_if_you_have_no_shields(shields: int) -> None:
    strong = creature("Strong", FIRE, 3, 4000, "")
    game = Scenario(
        you=Side(hand=["Basara"], mana=filler(darkness=3, fire=3), shields=shields),
        opponent=Side(battle=[strong, BYSTANDER, strong], shields=3),
    )
    game.use("Basara")
    if shields:
        assert game.zone(OPPONENT, "battle") == ["Strong", "Bystander", "Strong"]
        return
    for _ in range(2):
        game.expect(OPPONENT, "choose").choose(game.options[0])
    assert game.zone(OPPONENT, "battle") == ["Bystander"]
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("11.37")
@pytest.mark.parametrize(("act", "comes"), [(ACT_SUMMON, True), (ACT_PUT, False)])
def test_zero_puts_a_creature_though_it_cannot_be_summoned(act: int, comes: bool) -> None:
    """What forbids summoning forbids neither to declare nor to put; what forbids to put lets it be declared (9.28)."""
    forbids = creature("Forbids", WATER, 3, 1000, "", prohibits(act, your_opponents(CREATURES)))
    game = at_their_end(
        Side(hand=["Basara"], shields=1),
        battle=[forbids],
        hand=["Inferno Sign"],
        mana=filler(darkness=5),
        graveyard=["Torcon"],
    )
    game.use("Inferno Sign").enough().expect(YOU, "declare", "no", "Basara").declare("Basara")
    assert (game.zone(YOU, "battle") == ["Basara"]) == comes
    assert (game.zone(YOU, "hand") == ["Basara"]) != comes
