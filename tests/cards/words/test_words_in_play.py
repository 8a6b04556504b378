"""Words of the card language that no card of the library uses yet, played with made-up cards.

A scenario here fails if its word does nothing, or something else than its English says.
"""

from typing import Any

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    SHIELDS,
    SPELLS,
    THAT_MANY,
    THIS,
    THIS_IS_UNTAPPED,
    WATER,
    WIN_THE_GAME,
    YOU_HAVE_NO_SHIELDS,
    Card,
    Feature,
    add_to_shields,
    at_least,
    at_start_of_your_turn,
    before_it_breaks_shields,
    blocker,
    both,
    break_shields,
    cant_attack_creatures,
    cant_be_attacked,
    cant_be_destroyed,
    cant_block,
    cast_for_no_cost,
    charge_from_deck,
    charger,
    choose,
    creature,
    destroy,
    discard,
    draw,
    every,
    evolves_from,
    gets_power,
    give,
    give_power,
    if_you_do,
    invasion,
    kirifudash,
    may,
    opponent_chooses,
    power_attacker,
    prohibit,
    quattro_breaker,
    return_to_hand,
    revolution_zero_trigger,
    shield_trigger,
    slayer,
    spell,
    tap,
    twinpact,
    when,
    when_put,
    when_put_onto_another,
    whenever_attacks,
    whenever_becomes_blocked,
    whenever_blocks,
    whenever_is_attacked,
    whenever_unblocked,
    whenever_you_cast,
    whenever_you_summon,
    wins_all_battles,
    world_breaker,
    your,
    your_opponents,
)
from sim.engine.record.codes import acts, durations, keywords, owners, zones
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, pile, tapped
from tests.cards.written import card as written

BLOCKER = creature("Wall", FIRE, 3, 2000, "", blocker)
STAYS = creature("Bystander", FIRE, 3, 1000, "")  # could attack: the turn does not end
FIND = draw(1)


def hero(*features: Feature, power: int = 3000, cost: int = 1) -> Card:
    return creature("Hero", FIRE, cost, power, "Human", *features)


def hand(game: Scenario, player: int = YOU) -> int:
    return len(game.zone(player, "hand"))


# --- Events ----------------------------------------------------------------------------------------------------
@pytest.mark.phrase("at_start_of_your_turn")
def test_at_the_start_of_your_turn() -> None:
    tower = hero(at_start_of_your_turn(when(at_least(3, your(SHIELDS)), WIN_THE_GAME)))
    game = Scenario(you=Side(battle=[tower], shields=3), turn=OPPONENT)
    assert not game.over
    game.next_turn()
    assert (game.winner, game.reason) == (YOU, "card effect")


def test_the_start_of_the_opponents_turn_is_not_yours() -> None:
    tower = hero(at_start_of_your_turn(WIN_THE_GAME))
    game = Scenario(you=Side(battle=[tower])).next_turn()
    assert not game.over


@pytest.mark.phrase("whenever_blocks")
def test_whenever_it_blocks() -> None:
    guard = hero(blocker, whenever_blocks(draw(1)))
    game = Scenario(you=Side(battle=["Fear Fang", "Burning Mane"]), opponent=Side(battle=[guard]))
    game.attack("Fear Fang").block()
    assert hand(game, OPPONENT) == 1  # the shield
    game.attack("Burning Mane").block("Hero")
    assert hand(game, OPPONENT) == 2


@pytest.mark.phrase("whenever_becomes_blocked", "whenever_unblocked")
def test_whenever_it_becomes_blocked_and_whenever_it_is_not() -> None:
    features = (whenever_becomes_blocked(draw(1)), whenever_unblocked(charge_from_deck(1)))
    for blocks in (True, False):
        game = Scenario(you=Side(battle=[hero(*features), STAYS]), opponent=Side(battle=[BLOCKER]))
        game.attack("Hero")
        game.block("Wall") if blocks else game.block()
        assert (hand(game), len(game.zone(YOU, "mana"))) == ((1, 0) if blocks else (0, 1))


@pytest.mark.phrase("whenever_is_attacked")
@pytest.mark.parametrize(("target", "drawn"), [("Hero", 1), ("Wall", 0), (None, 0)])
def test_whenever_it_is_attacked_and_not_when_it_blocks(target: str | None, drawn: int) -> None:
    bait = hero(blocker, whenever_is_attacked(draw(1)), power=1000)
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(battle=[tapped(bait) if target == "Hero" else bait, tapped(BLOCKER)], shields=0),
    )
    game.attack("Fear Fang", target)
    if target != "Hero":
        game.block("Hero")
    assert hand(game, OPPONENT) == drawn


def test_whenever_you_summon_is_not_whenever_one_is_put() -> None:
    cards = CREATURES.civilization(FIRE)
    call = spell("Call", FIRE, 1, draw(1))
    game = Scenario(
        you=Side(
            battle=[hero(whenever_you_summon(cards, draw(1))), "Corile"],
            hand=["Deadly Fighter Braid Claw", "Aqua Guard", call],
            mana=filler(fire=3, water=1),
        )
    )
    game.use("Aqua Guard")
    assert hand(game) == 2
    game.use("Deadly Fighter Braid Claw")
    assert hand(game) == 2


@pytest.mark.phrase("whenever_you_cast")
def test_whenever_you_cast() -> None:
    game = Scenario(
        you=Side(battle=[hero(whenever_you_cast(SPELLS.civilization(WATER), charge_from_deck(1)))],
                 hand=["Energy Stream", "Comet Missile"], mana=filler(water=3, fire=1)),
    )  # fmt: skip
    game.use("Comet Missile")
    assert len(game.zone(YOU, "mana")) == 4
    game.use("Energy Stream")
    assert (len(game.zone(YOU, "mana")), hand(game)) == (5, 2)


@pytest.mark.phrase("before_it_breaks_shields")
def test_before_it_breaks_shields() -> None:
    early = hero(before_it_breaks_shields(return_to_hand(choose(1, your_opponents(CREATURES)))))
    game = Scenario(
        you=Side(battle=[early]),
        opponent=Side(battle=["Fear Fang"], shields=["Terror Pit"]),
    )
    game.attack("Hero")
    game.expect(OPPONENT, "declare", "no", "Terror Pit")  # the shield is broken after it
    assert "Fear Fang" in game.zone(OPPONENT, "hand")


@pytest.mark.phrase("when_put_onto_another")
@pytest.mark.parametrize(
    ("how", "drawn"),
    [("hand", 1), ("battle", 1), ("deck", 1)],
    ids=[
        "summoned onto a creature",
        "laid from the battle zone onto another creature",
        "put onto a creature of the deck",
    ],
)
def test_when_put_onto_another_creature(how: str, drawn: int) -> None:
    fire = CREATURES.civilization(FIRE)
    ability = when_put_onto_another(draw(1))
    rider = hero(evolves_from(fire), invasion(fire, zones.BATTLE), revolution_zero_trigger(fire), ability, power=9000)
    if how == "deck":
        game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(hand=[rider], shields=0, deck=[STAYS]))
        game.attack("Fear Fang").declare("Hero")
    elif how == "battle":
        game = Scenario(you=Side(battle=[pile(tapped(rider), "Brawler Zyler"), STAYS]))
        game.attack("Bystander").declare("Hero")
        assert game.under("Hero") == ["Bystander"]  # the card alone: what lay beneath it stays
    else:
        game = Scenario(you=Side(hand=[rider], mana=filler(fire=1), battle=[STAYS]))
        game.use("Hero")
    assert len(game.zone(OPPONENT if how == "deck" else YOU, "hand")) == drawn


# --- Verbs -----------------------------------------------------------------------------------------------------
def test_a_spell_cast_for_no_cost_is_resolved_inside_the_effect() -> None:
    """101.4d: its draw comes before the rest of the effect that casts it."""
    from_hand = choose(1, your(SPELLS.in_zone(zones.HAND)))
    caster = creature(
        "Caster",
        FIRE,
        1,
        1000,
        "",
        when_put(cast_for_no_cost(from_hand), discard(every(your(CARDS.in_zone(zones.HAND))))),
    )
    game = Scenario(you=Side(hand=[caster, "Energy Stream"], mana=filler(fire=1), battle=[STAYS]))
    game.use("Caster")
    assert sorted(game.zone(YOU, "graveyard")) == ["Energy Stream", "Filler", "Filler"]
    assert hand(game) == 0


def test_a_spell_is_not_cast_for_no_cost_against_a_prohibition() -> None:
    caster = hero(when_put(cast_for_no_cost(choose(1, your(SPELLS.in_zone(zones.HAND)))), if_you_do(WIN_THE_GAME)))
    lock = spell("Lock", WATER, 1, prohibit(acts.CAST, owners.ANYONES))
    game = Scenario(you=Side(hand=[caster, lock, "Energy Stream"], mana=filler(fire=1, water=1), battle=[STAYS]))
    game.use("Lock").use("Hero")
    assert game.zone(YOU, "hand") == ["Energy Stream"]
    assert not game.over


def test_shields_broken_by_an_effect_are_checked_in_the_middle_of_it() -> None:
    breaker = hero(when_put(break_shields(choose(1, your_opponents(SHIELDS))), give_power(1000, THIS)), power=2000)
    game = Scenario(
        you=Side(hand=[breaker], mana=filler(fire=1), battle=["Fear Fang", STAYS]),
        opponent=Side(shields=["Terror Pit"]),
    )
    game.use("Hero").declare("Terror Pit")
    game.expect(OPPONENT, "choose", "Fear Fang", "Bystander", "Hero")
    assert game.power("Hero") == 2000  # the second sentence still waits
    game.choose("Fear Fang")
    assert game.power("Hero") == 3000


def test_an_effect_of_the_attacker_breaks_for_the_attack() -> None:
    trump = creature("Trump", FIRE, 5, 1000, "", kirifudash(1))
    attacker = hero(whenever_attacks(break_shields(choose(1, your_opponents(SHIELDS)))))
    game = Scenario(
        you=Side(battle=[attacker], hand=[trump], mana=filler(fire=1)),
        opponent=Side(battle=[BLOCKER], shields=2),
    )
    game.attack("Hero").choose(game.options[0])
    game.block("Wall").declare("Trump")
    assert game.where("Trump") == "battle"


@pytest.mark.phrase("add_to_shields")
def test_cards_become_shields() -> None:
    guardian = hero(when_put(add_to_shields(choose(1, your(CREATURES.in_zone(zones.GRAVEYARD))))))
    game = Scenario(you=Side(hand=[guardian], mana=filler(fire=1), graveyard=["Corile", "Fear Fang"], battle=[STAYS]))
    game.use("Hero", "Corile")
    assert game.zone(YOU, "shields") == ["Filler", "Corile"]


# --- Keywords --------------------------------------------------------------------------------------------------
def test_slayer_destroys_the_winner() -> None:
    game = Scenario(
        you=Side(battle=[hero(slayer, power=1000)]),
        opponent=Side(battle=[tapped(pile("Crystal Lancer", "Aqua Hulcus"))]),
    )
    game.attack("Hero", "Crystal Lancer")
    assert game.where("Hero") == game.where("Crystal Lancer") == "graveyard"


@pytest.mark.phrase("power_attacker")
@pytest.mark.rule("10.28")
@pytest.mark.parametrize(("power", "wins"), [(2500, True), (3500, False)])
def test_power_attacker_counts_only_while_attacking(power: int, wins: bool) -> None:
    striker = hero(power_attacker(2000), power=1000)
    game = Scenario(you=Side(battle=[striker, STAYS]), opponent=Side(battle=[tapped(hero_of(power))]))
    assert game.power("Hero") == 1000
    game.attack("Hero", "Guard")
    assert [game.where(name) for name in ("Hero", "Guard")] == (
        ["battle", "graveyard"] if wins else ["graveyard", "battle"]
    )
    if wins:
        assert game.power("Hero") == 1000


def hero_of(power: int) -> Card:
    return creature("Guard", FIRE, 3, power, "")


@pytest.mark.phrase("quattro_breaker", "world_breaker")
@pytest.mark.parametrize(
    ("breaker", "left"), [(quattro_breaker, 2), pytest.param(world_breaker, 0, marks=pytest.mark.rule("10.26"))]
)
def test_quattro_and_world_breaker(breaker: Feature, left: int) -> None:
    game = Scenario(you=Side(battle=[hero(breaker), STAYS]), opponent=Side(shields=6))
    game.attack("Hero")
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == left


@pytest.mark.phrase("cant_be_attacked")
def test_cant_be_attacked() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped(hero(cant_be_attacked))]))
    with pytest.raises(Illegal, match="it can't be attacked"):
        game.attack("Fear Fang", "Hero")


def test_cant_attack_creatures() -> None:
    game = Scenario(you=Side(battle=[hero(cant_attack_creatures)]), opponent=Side(battle=[tapped("Fear Fang")]))
    game.attack("Hero")  # only the player is left: nobody is asked
    assert (game.where("Fear Fang"), game.zone(OPPONENT, "shields")) == ("battle", [])


@pytest.mark.phrase("blocker", "cant_block")
def test_cant_block_beats_blocker() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[hero(blocker, cant_block), BLOCKER]))
    game.attack("Fear Fang").expect(OPPONENT, "block with", "no", "Wall")


@pytest.mark.phrase("cant_be_destroyed")
def test_cant_be_destroyed_but_can_be_returned() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit", "Spiral Gate"], mana=filler(darkness=6, water=2), battle=[STAYS]),
        opponent=Side(battle=[hero(cant_be_destroyed)]),
    )
    game.use("Terror Pit")
    assert game.where("Hero") == "battle"
    game.use("Spiral Gate", "Hero")
    assert game.where("Hero") == "hand"


def test_wins_all_battles() -> None:
    game = Scenario(
        you=Side(battle=[hero(wins_all_battles, power=1000)]),
        opponent=Side(battle=[tapped(pile("Crystal Lancer", "Aqua Hulcus"))]),
    )
    game.attack("Hero", "Crystal Lancer")
    assert (game.where("Hero"), game.where("Crystal Lancer")) == ("battle", "graveyard")


@pytest.mark.phrase("charger")
def test_charger_goes_to_mana_after_its_effect() -> None:
    ray = spell("Ray Charger", FIRE, 2, draw(1), charger)
    game = Scenario(you=Side(hand=[ray], mana=filler(fire=2), battle=[STAYS]))
    game.use("Ray Charger")
    assert (game.where("Ray Charger"), hand(game)) == ("mana", 1)


# --- How long --------------------------------------------------------------------------------------------------
@pytest.mark.phrase("give")
@pytest.mark.parametrize(
    ("until", "lasts"), [(durations.END_OF_THIS_TURN, 0), (durations.YOUR_NEXT_TURN, 1), (durations.REST_OF_GAME, 3)]
)
def test_how_long_an_effect_lasts(until: int, lasts: int) -> None:
    song = spell(
        "Song", FIRE, 1, give_power(1000, every(your(CREATURES)), until), give(blocker, every(your(CREATURES)), until)
    )
    game = Scenario(you=Side(hand=[song], mana=filler(fire=1), battle=[STAYS]), opponent=Side(battle=["Fear Fang"]))
    game.use("Song")
    for turn in range(4):
        assert (game.power("Bystander"), game.has("Bystander", keywords.BLOCKER)) == (
            (2000, True) if turn <= lasts else (1000, False)
        )
        game.next_turn()


@pytest.mark.phrase("prohibit", "YOUR_NEXT_TURN")
@pytest.mark.parametrize("act", [acts.CAST, acts.SUMMON])
def test_prohibitions_until_your_next_turn(act: int) -> None:
    lock = spell("Lock", FIRE, 1, prohibit(act, until=durations.YOUR_NEXT_TURN))
    game = Scenario(
        you=Side(hand=[lock], mana=filler(fire=1), battle=[STAYS]),
        opponent=Side(hand=["Comet Missile", "Deadly Fighter Braid Claw"], mana=filler(fire=2)),
    )
    game.use("Lock").next_turn().decline()  # no charge
    allowed = "Deadly Fighter Braid Claw" if act == acts.CAST else "Comet Missile"
    game.expect(OPPONENT, "use a card", "no", allowed)
    game.next_turn().next_turn().decline()
    game.expect(OPPONENT, "use a card", "no", "Comet Missile", "Deadly Fighter Braid Claw")


# --- Twinpacts -------------------------------------------------------------------------------------------------
def pact(*creature_features: Feature, trigger_spell: bool = False) -> Card:
    features = [shield_trigger] if trigger_spell else []
    return twinpact(
        creature("Fist", FIRE, 2, 4000, "Human", *creature_features), spell("Palm", WATER, 3, *features, draw(2))
    )


@pytest.mark.rule("7J.06")
def test_a_twinpact_is_summoned_or_cast_from_the_hand() -> None:
    for half, where in ((0, "battle"), (1, "graveyard")):
        game = Scenario(you=Side(hand=[pact()], mana=filler(fire=2, water=1), battle=[STAYS]))
        assert game.zone(YOU, "hand") == ["Fist / Palm"]
        game.expect(YOU, "use a card", "no", "Fist / Palm", "Fist / Palm")
        game.session.answer(1 + half)
        while game.asked == "pay with":
            game.session.answer(0)
        assert game.where("Fist / Palm") == where
        assert game.zone(YOU, where)[-1] == ("Fist" if half == 0 else "Fist / Palm")
        assert hand(game) == 2 * half


@pytest.mark.phrase("shield_trigger")
@pytest.mark.parametrize(
    ("card", "asks"),
    [
        (pact(trigger_spell=True), False),
        (pact(shield_trigger), False),
        (pact(shield_trigger, trigger_spell=True), True),
    ],
)
def test_a_twinpact_as_a_shield_trigger_is_the_half_that_has_it(card: Card, asks: bool) -> None:
    game = Scenario(you=Side(battle=["Fear Fang", STAYS]), opponent=Side(shields=[card]))
    game.attack("Fear Fang").declare("Fist / Palm")
    if asks:
        game.expect(OPPONENT, "choose one", "0", "1").choose(1)
    is_spell = shield_trigger in card.halves[1].features
    assert game.where("Fist / Palm") == ("graveyard" if is_spell else "battle")
    assert hand(game, OPPONENT) == (2 if is_spell else 0)


@pytest.mark.phrase("cast_for_no_cost")
def test_a_twinpact_cast_for_no_cost_is_its_spell() -> None:
    caster = hero(when_put(cast_for_no_cost(choose(1, your(SPELLS.in_zone(zones.HAND))))))
    game = Scenario(you=Side(hand=[caster, pact()], mana=filler(fire=1), battle=[STAYS]))
    game.use("Hero")
    assert (game.where("Fist / Palm"), hand(game)) == ("graveyard", 2)


# --- The engine agrees with the English -----------------------------------------------------------------------
@pytest.mark.phrase("if_you_do")
def test_declining_counts_as_doing_nothing() -> None:
    """After "you may" declined, "if you do" and "that many" don't refer to earlier effects."""
    for then in (if_you_do(draw(1)), draw(THAT_MANY)):
        song = spell("Song", FIRE, 1, charge_from_deck(1), may(destroy(every(CREATURES))), then)
        game = Scenario(you=Side(hand=[song], mana=filler(fire=1), battle=[STAYS]))
        game.use("Song").decline()
        assert hand(game) == 0


@pytest.mark.phrase("if_you_do")
@pytest.mark.parametrize("accepted", [True, False])
def test_101_3a_whoever_accepts_has_done_what_leaves_no_trace(accepted: bool) -> None:
    """Looking at a card moves nothing; that the player agreed to it is what "if you do" asks for."""
    song = written(
        """Song
        Spell - fire - cost 1
        You may reveal the top card of your deck. If you do, put it into your hand."""
    )
    game = Scenario(you=Side(hand=[song], mana=filler(fire=1), battle=[STAYS]))
    game.use("Song")
    game = game.accept() if accepted else game.decline()
    assert hand(game) == (1 if accepted else 0)


@pytest.mark.phrase("if_you_do")
@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("creatures", [1, 2])
def test_who_has_fewer_cards_can_not_do_it_for_something(creatures: int, apart: bool) -> None:
    """Two creatures are destroyed for two cards, or none; without "if you do", as many as there are (605.2b)."""
    pay = destroy(choose(2, your(CREATURES)))
    effects = (may(pay), if_you_do(draw(2))) if apart else (may(pay, if_you_do=(draw(2),), if_you_dont=(draw(1),)),)
    game = Scenario(
        you=Side(hand=[spell("Song", FIRE, 1, *effects)], mana=filler(fire=1), battle=[STAYS] * creatures)
    ).use("Song")
    if creatures == 2:
        game.accept().choose("Bystander")
    assert len(game.zone(YOU, "battle")) == (0 if creatures == 2 else 1)
    assert hand(game) == (2 if creatures == 2 else 0 if apart else 1)
    song = spell("Song", FIRE, 1, may(pay))
    game = Scenario(you=Side(hand=[song], mana=filler(fire=1), battle=[STAYS])).use("Song").accept()
    assert game.zone(YOU, "battle") == []


@pytest.mark.phrase("may")
@pytest.mark.parametrize("piece", [STAYS, tapped(STAYS), None])
def test_101_3_what_else_may_be_done_is_done_as_far_as_possible(piece: Any) -> None:
    """A tapped creature can be chosen and is not tapped, and there may be none to choose: the rest is done."""
    song = spell("Song", FIRE, 1, may(tap(choose(1, your_opponents(CREATURES))), draw(1)))
    opponent = Side(battle=[piece] if piece else [])
    game = Scenario(you=Side(hand=[song], mana=filler(fire=1)), opponent=opponent).use("Song").accept()
    assert hand(game) == 1
    game = Scenario(you=Side(hand=[song], mana=filler(fire=1)), opponent=opponent).use("Song").decline()
    assert hand(game) == 0


def test_what_else_is_done_for_something_needs_the_first() -> None:
    """With nothing to destroy, it can't be done: nobody draws 3 cards for one."""
    song = spell("Song", FIRE, 1, may(destroy(choose(1, your(CREATURES))), draw(1), if_you_do=(draw(2),)))
    game = Scenario(you=Side(hand=[song], mana=filler(fire=1))).use("Song")
    assert hand(game) == 0
    game = Scenario(you=Side(hand=[song], mana=filler(fire=1), battle=[STAYS])).use("Song").accept()
    assert hand(game) == 3


@pytest.mark.phrase("THIS_IS_UNTAPPED", "both")
def test_both_conditions() -> None:
    last = hero(gets_power(1000, condition=both(YOU_HAVE_NO_SHIELDS, THIS_IS_UNTAPPED)))
    for shields, piece, power in ((0, last, 4000), (1, last, 3000), (0, tapped(last), 3000)):
        assert Scenario(you=Side(battle=[piece, STAYS], shields=shields)).power("Hero") == power


@pytest.mark.phrase("opponent_chooses")
def test_the_opponent_chooses_from_their_own_hand() -> None:
    theirs = your_opponents(CARDS.in_zone(zones.HAND))
    for noun, asked in ((choose(1, theirs), YOU), (opponent_chooses(1, theirs), OPPONENT)):
        song = spell("Song", FIRE, 1, discard(noun))
        game = Scenario(you=Side(hand=[song], mana=filler(fire=1)), opponent=Side(hand=["Corile", "Torcon"]))
        game.use("Song").expect(asked, "choose", "Corile", "Torcon")
