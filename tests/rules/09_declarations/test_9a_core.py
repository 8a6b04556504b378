"""Group 9A of the rules catalogue: abilities that trigger in hidden zones have to be declared (603.2e-f, 506.3).

The attacking player is "you". A made-up card plays a part where only the part matters: it stands for every card with
this kind of ability.
"""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    WATER,
    choose,
    creature,
    discard,
    draw,
    may,
    put,
    put_into_mana,
    return_to_hand,
    whenever_attacks,
    your,
)
from sim.engine.record.codes import events, log, steps, tags, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents, pile, tapped
from tests.rules.situations import (
    ADAMSKI,
    BLACK_V,
    DEADZONE,
    DEDDAM,
    DOGIRAGON,
    GONTA,
    HAYABUSAMARU,
    PLATINA,
    RAFULULU,
    RED_END,
    REDZONE,
    SANMADD,
    THE_RED,
    from_hand,
)

YOUR_HAND = your(CARDS.in_zone(zones.HAND))


@pytest.mark.rule("9.01", "9.02", "9.04", "9.10")
def test_9_01_an_ability_in_the_hand_is_declared_and_then_waits_like_any_other() -> None:
    game = Scenario(you=Side(hand=[REDZONE], battle=[BLACK_V]), opponent=Side(hand=["Torcon"], shields=4))
    card = game.record.zone_cards[YOU, zones.HAND, 0]
    game.attack(BLACK_V).expect(YOU, "declare", "no", REDZONE)
    assert not any(event[0] == log.DECLARE for event in game.session.events)
    game.choose(REDZONE)
    # The log that both players read names the card and the ability.
    assert (log.DECLARE, YOU, card, tags.INVASION) in [event[:4] for event in game.session.events]
    assert game.where(REDZONE) == "hand"
    game.expect(YOU, "resolve", BLACK_V, REDZONE).choose(REDZONE)
    assert game.under(REDZONE) == [BLACK_V]


@pytest.mark.rule("9.03", "9.01")
def test_9_03_an_ability_that_is_not_declared_never_waits() -> None:
    game = Scenario(you=Side(hand=[REDZONE], battle=[BLACK_V]), opponent=Side(hand=["Torcon"], shields=4))
    game.attack(BLACK_V).declare()
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]  # the attack goes on with the other ability alone
    game.expect(YOU, "break")
    assert game.where(REDZONE) == "hand"


@pytest.mark.rule("9.03", "9.51", "11.06")
def test_9_03_a_trigger_not_declared_when_its_shield_is_broken_is_lost() -> None:
    """Not even when the next shield trigger comes to the hand."""
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"]), opponent=Side(shields=["Terror Pit", "Locomotiver", "Torcon"])
    )
    game.attack("Fear Fang").choose("Terror Pit").expect(OPPONENT, "declare", "no", "Terror Pit").declare()
    game.attack("Burning Mane").choose("Locomotiver").expect(OPPONENT, "declare", "no", "Locomotiver").declare()
    assert game.turn_is_over
    assert game.zone(OPPONENT, "hand") == ["Terror Pit", "Locomotiver"]


@pytest.mark.rule("9.06")
def test_9_06_abilities_in_the_battle_zone_need_no_declaration() -> None:
    game = Scenario(you=Side(battle=[BLACK_V, pile(PLATINA, "Aqua Hulcus")]), opponent=Side(hand=["Torcon"], shields=8))
    game.attack(BLACK_V).expect(YOU, "break")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    game.choose("Filler").attack(PLATINA).expect(YOU, "may")  # asked whether to draw, as the ability is resolved


@pytest.mark.rule("9.07")
def test_9_07_the_moment_to_declare_is_the_one_printed() -> None:
    trump, invader = "Carmelewis", RED_END  # at the end of an attack; when one attacks
    game = Scenario(
        you=Side(hand=[trump, invader], battle=[THE_RED], mana=filler(fire=2)),
        opponent=Side(shields=3),
        step=steps.ATTACK,
    )
    game.attack(THE_RED).expect(YOU, "declare", "no", invader)
    assert game.refused(trump) == (
        'its ability is declared at another moment: "Kirifudash: At the end of an attack by one of your creatures,'
        ' if that creature broke a shield during the attack, you may summon this creature for 2 mana."'
    )
    game.declare().choose("Filler").expect(YOU, "declare", "no", trump)
    assert game.refused(invader).startswith('its ability is declared at another moment: "Invasion')


@pytest.mark.rule("9.08", "9.09")
def test_9_08_any_number_are_declared_together_and_none_after_the_first_has_resolved() -> None:
    """Octopa names other creatures; Deadzone could be declared, but is not."""
    game = Scenario(
        you=Side(hand=[ADAMSKI, "Octopa <Kernel Star>", DEADZONE], mana=[SANMADD], battle=[DEDDAM]),
        opponent=Side(battle=["Torcon"], shields=3),
    )
    game.attack(DEDDAM).expect(YOU, "declare", "no", ADAMSKI, DEADZONE, SANMADD)
    game.choose(ADAMSKI).expect(YOU, "declare", "no", DEADZONE, SANMADD)
    game.choose(SANMADD).decline()
    game.expect(YOU, "resolve", ADAMSKI, SANMADD).choose(ADAMSKI)
    assert game.under(ADAMSKI) == [DEDDAM]
    game.expect(YOU, "break")
    assert game.zone(YOU, "hand") == ["Octopa <Kernel Star>", DEADZONE]


@pytest.mark.rule("9.09", "11.28")
def test_9_09_nothing_is_declared_after_an_effect_has_resolved() -> None:
    black_v = creature("The Black Voice", FIRE, 6, 6000, "Sonic Command", whenever_attacks(draw(1)))
    game = Scenario(you=Side(hand=[REDZONE], battle=[black_v]), opponent=Side(shields=2))
    game.attack(black_v).expect(YOU, "declare", "no", REDZONE)
    assert len(game.zone(YOU, "hand")) == 1  # the ability of The Black Voice waits
    game.declare()
    assert len(game.zone(YOU, "hand")) == 2
    assert game.asked == "break"
    assert "nothing is being declared" in game.refused(REDZONE, "declare")


@pytest.mark.rule("9.10", "9.11")
@pytest.mark.parametrize("first", [BLACK_V, REDZONE])
def test_9_10_a_player_resolves_declared_and_other_abilities_in_any_order(first: str) -> None:
    game = Scenario(you=Side(hand=[REDZONE], battle=[BLACK_V]), opponent=Side(hand=["Torcon"], battle=["Corile"]))
    game.attack(BLACK_V).declare(REDZONE).choose(first)
    discarded, destroyed = "Torcon" in game.zone(OPPONENT, "graveyard"), "Corile" in game.zone(OPPONENT, "graveyard")
    assert (discarded, destroyed) == (True, True) if first == BLACK_V else (False, False)
    while game.asked == "resolve":
        game.choose(BLACK_V)
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Torcon"]


@pytest.mark.rule("9.12", "9.50", "9.55", "8B.08")
def test_9_12_the_turn_player_declares_and_resolves_before_the_other_declares() -> None:
    """X.23: this order has been played since 2021-06-24. In that of late 2020 Dogiragon would be declared next to
    Redzone.
    """
    savior = creature(
        "Savior",
        LIGHT,
        5,
        5000,
        "",
        from_hand(events.ATTACKS, may(put(choose(1, your(CREATURES.in_zone(zones.HAND)))))),
    )
    game = Scenario(
        you=Side(hand=[REDZONE], battle=[BLACK_V]),
        opponent=Side(
            hand=[DOGIRAGON, HAYABUSAMARU, savior, "Torcon"], mana=filler(light=4), shields=0, deck=["Gogo Jigocchi"]
        ),
    )
    game.attack(BLACK_V).expect(YOU, "declare", "no", REDZONE).choose(REDZONE)
    game.expect(YOU, "resolve", BLACK_V, REDZONE).choose(REDZONE)
    game.expect(YOU, "resolve", BLACK_V, REDZONE).choose(BLACK_V)  # Redzone's own ability has triggered too
    game.expect(OPPONENT, "choose", DOGIRAGON, HAYABUSAMARU, "Savior", "Torcon").choose("Torcon")
    # Only now, with the hand and the attacker as they are by then.
    game.expect(OPPONENT, "declare", "no", DOGIRAGON, HAYABUSAMARU, "Savior")
    assert game.zone(YOU, "battle") == [REDZONE]
    game.declare(HAYABUSAMARU, DOGIRAGON).expect(OPPONENT, "resolve", DOGIRAGON, HAYABUSAMARU)


@pytest.mark.rule("9.12")
def test_9_12_of_effects_that_trigger_together_the_turn_players_come_first() -> None:
    levia = "Levia Than, Flame Dragon Guardian"
    game = Scenario(you=Side(battle=[levia], mana=[GONTA]), opponent=Side(battle=[tapped(levia)], mana=[tapped(GONTA)]))
    game.attack(levia, opponents(levia)).expect(YOU, "choose", "no", GONTA).decline()
    game.expect(OPPONENT, "choose", "no", GONTA).choose(GONTA)
    assert game.zone(OPPONENT, "battle") == [GONTA] and not game.is_tapped(opponents(GONTA))


@pytest.mark.rule("9.13", "11.27")
def test_9_13_a_declared_ability_must_be_carried_out() -> None:
    """Nobody is asked again as it is resolved."""
    game = Scenario(you=Side(hand=[REDZONE], battle=[THE_RED]), opponent=Side(battle=["Corile"], shields=4))
    game.attack(THE_RED).declare(REDZONE)
    assert game.under(REDZONE) == [THE_RED]
    game.expect(YOU, "break")


# --- What becomes of a declared card -------------------------------------------------------------------
@pytest.mark.rule("9.14", "9.15", "9.17")
def test_9_14_an_ability_that_can_no_longer_be_carried_out_misfires_and_its_card_stays_where_it_is() -> None:
    """The log has shown the card; otherwise it is a card in hand as before."""
    game = Scenario(
        you=Side(hand=[ADAMSKI, DEADZONE], battle=[DEDDAM, BLACK_V]), opponent=Side(battle=["Torcon", "Corile"])
    )
    card = game.record.zone_cards[YOU, zones.HAND, 1]
    number = game.record.object[card]
    game.attack(DEDDAM).declare(ADAMSKI, DEADZONE).choose(ADAMSKI)
    assert game.zone(YOU, "hand") == [DEADZONE]
    assert game.zone(YOU, "graveyard") == []
    assert game.record.object[card] == number
    game.attack(BLACK_V).expect(YOU, "declare", "no", DEADZONE).declare(DEADZONE).choose(DEADZONE)
    assert game.under(DEADZONE) == [BLACK_V]


@pytest.mark.rule("9.16")
@pytest.mark.parametrize(
    ("invader", "hand", "invades"),
    [(ADAMSKI, [], False), (DEADZONE, [], True)],
    ids=["from the hand or battle zone", "from the hand or graveyard"],
)
def test_9_16_a_declared_card_that_has_moved_works_only_from_a_zone_that_its_ability_names(
    invader: str, hand: list[str], invades: bool
) -> None:
    """X.15: an ability that can be used from the new zone too goes on (ruling on Gar Raganzark, 2022-05-20)."""
    hasty = creature("Hasty", WATER | DARKNESS, 5, 5000, "Command", whenever_attacks(discard(choose(1, YOUR_HAND))))
    game = Scenario(you=Side(hand=[invader], battle=[hasty]), opponent=Side(battle=["Torcon"], shields=3))
    game.attack(hasty).declare(invader).choose(hasty)
    assert game.zone(YOU, "hand") == hand
    assert game.zone(YOU, "battle") == ([invader] if invades else ["Hasty"])
    assert game.zone(YOU, "graveyard") == ([] if invades else [invader])


@pytest.mark.rule("9.16")
def test_9_16_a_card_that_has_moved_and_come_back_is_another_card() -> None:
    """400.5: it has left the zone where it was declared."""
    mana = your(CARDS.in_zone(zones.MANA))
    juggler = creature(
        "Juggler", FIRE, 5, 5000, "Command",
        whenever_attacks(put_into_mana(choose(1, YOUR_HAND)), return_to_hand(choose(1, mana))),
    )  # fmt: skip
    game = Scenario(you=Side(hand=[REDZONE], battle=[juggler]), opponent=Side(shields=3))
    game.attack(juggler).declare(REDZONE).choose(juggler)
    game.expect(YOU, "break")
    assert (game.zone(YOU, "hand"), game.zone(YOU, "battle")) == ([REDZONE], ["Juggler"])


# --- Too late ------------------------------------------------------------------------------------------
@pytest.mark.rule("9.19", "9.20", "11.05")
def test_9_19_a_card_drawn_by_an_attack_trigger_is_not_declared_in_that_attack() -> None:
    game = Scenario(
        you=Side(battle=[pile(PLATINA, "Aqua Guard"), "Aqua Vehicle"], hand=["Torcon"], deck=[RAFULULU, ADAMSKI]),
        opponent=Side(shields=5),
    )
    game.attack(PLATINA).expect(YOU, "may").accept().choose("Torcon")
    assert set(game.zone(YOU, "hand")) >= {RAFULULU, ADAMSKI}
    game.expect(YOU, "break").choose("Filler", "Filler")
    game.attack("Aqua Vehicle").expect(YOU, "declare", "no", RAFULULU)  # the next attack has its own moment
