"""What triggers in hidden zones, and so has to be declared (603.2e-f, 506.3, 511.1): groups 9A to 9C of the catalogue.

The attacking player is "you". A made-up card plays a part where only the part matters: it is put in the place of every
card that has this kind of ability.
"""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    SHIELDS,
    SPELLS,
    WATER,
    Card,
    Effect,
    Trigger,
    at_end_of_your_turn,
    attack_chance,
    break_shields,
    charge_from_deck,
    choose,
    creature,
    discard,
    draw,
    may,
    plain,
    put,
    put_into_mana,
    return_to_hand,
    shieldify_from_deck,
    spell,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.engine.record.codes import log, programs
from sim.engine.record.codes.abilities import (
    ANYONES,
    ATTACKS,
    CAST,
    END_OF_ATTACK,
    END_OF_TURN,
    INVASION,
    OPPONENTS,
    PUT,
    SUMMONED,
)
from sim.engine.record.codes.cards import HAND, MANA
from sim.engine.record.codes.play import ATTACK_STEP
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile

RED = "The Red, Lightning Sonic"
REDZONE = "Redzone, Roaring Invasion"
RED_END = "Red-End, Super Lightning Sonic"
BLACK_V = "The Black V, Roaring Sound"
PLATINA = "Platina Walsura S"
ADAMSKI = "Adamski, S-Rank Space"
DEADZONE = "Deadzone, S-Rank Zombie"
DEDDAM = "Deddam, Disaster"
SANMADD = "Sanmadd, S-Rank Tribe"
VALCHURIS = "Valchuris, Dragon Armored"
RAFULULU = "Rafululu, Sound Faerie"
DOGIRAGON = "Bolshack Dogiragon"
HAYABUSAMARU = "Hayabusamaru, Lightfang Ninja"
STAYS = creature("Bystander", FIRE, 3, 1000, "")  # could attack: the turn goes on

YOUR_HAND = your(CARDS.in_zone(HAND))


def from_hand(event: int, *effects: Effect, cards: str = "one", whose: int = ANYONES) -> Trigger:
    """An ability that triggers in the hand at the event."""
    subject = {"one": CREATURES, "spell": SPELLS, "none": None}[cards]
    return Trigger(
        event, "when it happens", effects, subject=subject, no_subject=subject is None, zones=(HAND,), whose=whose,
        declared=True,
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------------------
# What a declaration is
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("9.01", "9.02", "9.04", "9.10")
def test_an_ability_in_the_hand_works_by_being_declared_and_then_waits_like_any_other() -> None:
    game = Scenario(you=Side(hand=[REDZONE], battle=[BLACK_V]), opponent=Side(hand=["Torcon"], shields=4))
    card = game.record.zone_cards[YOU, HAND, 0]
    game.attack(BLACK_V).expect(YOU, "declare", "no", REDZONE)
    assert not any(event[0] == log.DECLARE for event in game.session.events)
    game.choose(REDZONE)
    # The log that both players read names the card and the ability.
    assert (log.DECLARE, YOU, card, INVASION) in [event[:4] for event in game.session.events]
    assert game.where(REDZONE) == "hand"
    game.expect(YOU, "resolve", BLACK_V, REDZONE).choose(REDZONE)
    assert game.under(REDZONE) == [BLACK_V]


@pytest.mark.rule("9.03", "9.01")
def test_what_is_not_declared_never_waits() -> None:
    game = Scenario(you=Side(hand=[REDZONE], battle=[BLACK_V]), opponent=Side(hand=["Torcon"], shields=4))
    game.attack(BLACK_V).declare()
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]  # the declared attack goes on with the other ability alone
    game.expect(YOU, "break")
    assert game.where(REDZONE) == "hand"


@pytest.mark.rule("9.06")
def test_abilities_in_the_battle_zone_need_no_declaration() -> None:
    game = Scenario(you=Side(battle=[BLACK_V, PLATINA]), opponent=Side(hand=["Torcon"], shields=8))
    game.attack(BLACK_V).expect(YOU, "break")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    game.choose("Filler").attack(PLATINA).expect(YOU, "may")  # asked whether to draw, as the ability is resolved


@pytest.mark.rule("9.07")
def test_the_moment_to_declare_is_the_one_printed() -> None:
    trump, invader = "Carmelewis", RED_END  # at the end of an attack; when one attacks
    game = Scenario(
        you=Side(hand=[trump, invader], battle=[RED], mana=filler(fire=2)), opponent=Side(shields=3), step=ATTACK_STEP
    )
    game.attack(RED).expect(YOU, "declare", "no", invader)
    assert game.refused(trump) == "its ability does not trigger now, or it is declared already"
    game.declare().choose("Filler").expect(YOU, "declare", "no", trump)
    assert game.refused(invader) == "its ability does not trigger now, or it is declared already"


@pytest.mark.rule("9.08", "9.09")
def test_any_number_are_declared_together_and_none_after_the_first_is_resolved() -> None:
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


@pytest.mark.rule("9.10", "9.11")
@pytest.mark.parametrize("first", [BLACK_V, REDZONE])
def test_declared_and_other_abilities_of_a_player_resolve_in_the_order_that_they_like(first: str) -> None:
    game = Scenario(you=Side(hand=[REDZONE], battle=[BLACK_V]), opponent=Side(hand=["Torcon"], battle=["Corile"]))
    game.attack(BLACK_V).declare(REDZONE).choose(first)
    discarded, destroyed = "Torcon" in game.zone(OPPONENT, "graveyard"), "Corile" in game.zone(OPPONENT, "graveyard")
    assert (discarded, destroyed) == (True, True) if first == BLACK_V else (False, False)
    while game.asked == "resolve":
        game.choose(BLACK_V)
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Torcon"]


@pytest.mark.rule("9.12", "9.50", "9.55", "8B.08")
def test_the_turn_player_declares_and_resolves_before_the_other_declares() -> None:
    """X.23: this order is played since 2021-06-24. In that of late 2020 Dogiragon would be declared beside Redzone."""
    savior = creature(
        "Savior", LIGHT, 5, 5000, "", from_hand(ATTACKS, may(put(choose(1, your(CREATURES.in_zone(HAND))))))
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
    # Only now, with the hand and the attacker as they have become.
    game.expect(OPPONENT, "declare", "no", DOGIRAGON, HAYABUSAMARU, "Savior")
    assert game.zone(YOU, "battle") == [REDZONE]
    game.declare(HAYABUSAMARU, DOGIRAGON).expect(OPPONENT, "resolve", DOGIRAGON, HAYABUSAMARU)


@pytest.mark.rule("9.13", "11.27")
def test_who_has_declared_must_go_through_with_it() -> None:
    """Nothing asks again as it is resolved."""
    game = Scenario(you=Side(hand=[REDZONE], battle=[RED]), opponent=Side(battle=["Corile"], shields=4))
    game.attack(RED).declare(REDZONE)
    assert game.under(REDZONE) == [RED]
    game.expect(YOU, "break")


# ---------------------------------------------------------------------------------------------------------
# What becomes of a declared card
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("9.14", "9.15", "9.17")
def test_what_can_no_longer_be_done_misfires_and_the_card_stays_where_it_is() -> None:
    """The log has shown the card; for the rest it is a card of the hand like before."""
    game = Scenario(
        you=Side(hand=[ADAMSKI, DEADZONE], battle=[DEDDAM, BLACK_V]), opponent=Side(battle=["Torcon", "Corile"])
    )
    card = game.record.zone_cards[YOU, HAND, 1]
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
def test_a_declared_card_that_has_moved_works_only_from_a_zone_that_its_ability_names(
    invader: str, hand: list[str], invades: bool
) -> None:
    """79 and X.15: what is usable from the new zone too goes on (ruling on Gar Raganzark, 2022-05-20)."""
    hasty = creature("Hasty", WATER | DARKNESS, 5, 5000, "Command", whenever_attacks(discard(choose(1, YOUR_HAND))))
    game = Scenario(you=Side(hand=[invader], battle=[hasty]), opponent=Side(battle=["Torcon"], shields=3))
    game.attack(hasty).declare(invader).choose(hasty)
    assert game.zone(YOU, "hand") == hand
    assert game.zone(YOU, "battle") == ([invader] if invades else ["Hasty"])
    assert game.zone(YOU, "graveyard") == ([] if invades else [invader])


@pytest.mark.rule("9.16")
def test_a_card_that_has_moved_and_come_back_is_another_card() -> None:
    """400.5: it has left the zone where it was declared."""
    mana = your(CARDS.in_zone(MANA))
    juggler = creature(
        "Juggler", FIRE, 5, 5000, "Command",
        whenever_attacks(put_into_mana(choose(1, YOUR_HAND)), return_to_hand(choose(1, mana))),
    )  # fmt: skip
    game = Scenario(you=Side(hand=[REDZONE], battle=[juggler]), opponent=Side(shields=3))
    game.attack(juggler).declare(REDZONE).choose(juggler)
    game.expect(YOU, "break")
    assert (game.zone(YOU, "hand"), game.zone(YOU, "battle")) == ([REDZONE], ["Juggler"])


# ---------------------------------------------------------------------------------------------------------
# Too late
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("9.19", "9.20", "11.05")
def test_what_an_attack_draws_is_not_declared_in_that_attack() -> None:
    game = Scenario(
        you=Side(battle=[pile(PLATINA, "Aqua Guard"), "Aqua Vehicle"], hand=["Torcon"], deck=[RAFULULU, ADAMSKI]),
        opponent=Side(shields=5),
    )
    game.attack(PLATINA).expect(YOU, "may").accept().choose("Torcon")
    assert set(game.zone(YOU, "hand")) >= {RAFULULU, ADAMSKI}
    game.expect(YOU, "break").choose("Filler", "Filler")
    game.attack("Aqua Vehicle").expect(YOU, "declare", "no", RAFULULU)  # the next attack has its own moment


# ---------------------------------------------------------------------------------------------------------
# Before and after "whenever"
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("9.21")
@pytest.mark.parametrize(
    ("attacker", "declarable"),
    [
        pytest.param("Mauchu, One Extreme", ["Momotarus, Super Nine Extremes"], id="a Command of cost 9"),
        pytest.param(
            pile("Momotarus, Super Nine Extremes", "Mauchu, One Extreme"),
            ["Momotarus, Super Nine Extremes", "G.O.D., Extreme Invasion"],
            id="an evolution creature too",
        ),
        pytest.param("Tulk, the Oracle", [], id="neither"),
    ],
)
def test_what_stands_before_whenever_is_asked_when_it_happens(attacker: str, declarable: list[str]) -> None:
    game = Scenario(
        you=Side(hand=["Momotarus, Super Nine Extremes", "G.O.D., Extreme Invasion"], battle=[attacker]),
        opponent=Side(shields=5),
    )
    game.attack(game.zone(YOU, "battle")[0])
    if declarable:
        game.expect(YOU, "declare", "no", *declarable)
    else:
        game.expect(YOU, "break")


@pytest.mark.rule("9.22", "9.24")
def test_what_follows_whenever_is_asked_as_it_is_resolved() -> None:
    """Valchuris names the second attack, Bolshack Dogiragon no shields, Hayabusamaru four cards in the mana zone."""
    game = Scenario(
        you=Side(hand=[VALCHURIS], battle=["Torcon"]),
        opponent=Side(hand=[DOGIRAGON, HAYABUSAMARU], shields=2, mana=filler(light=3), deck=["Gogo Jigocchi"]),
    )
    game.attack("Torcon").declare(VALCHURIS)
    game.expect(OPPONENT, "declare", "no", DOGIRAGON, HAYABUSAMARU).declare(DOGIRAGON, HAYABUSAMARU)
    game.choose(DOGIRAGON).choose("Filler")
    assert game.turn_is_over
    assert (game.where(VALCHURIS), game.where(DOGIRAGON), game.where(HAYABUSAMARU)) == ("hand", "hand", "hand")
    assert game.zone(OPPONENT, "deck")[0] == "Gogo Jigocchi"


# ---------------------------------------------------------------------------------------------------------
# When it is done
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("9.38")
def test_shield_triggers_are_used_at_once_in_the_middle_of_other_effects() -> None:
    """Its own ability breaks a shield: the trigger comes before the other ability, and before the rest of this one."""
    raider = creature(
        "Raider", FIRE, 5, 9000, "",
        whenever_attacks(break_shields(choose(1, your_opponents(SHIELDS))), charge_from_deck(1)),
        whenever_attacks(draw(1)),
    )  # fmt: skip
    game = Scenario(you=Side(battle=[raider, STAYS]), opponent=Side(shields=["Terror Pit"]))
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
def test_at_an_attack_the_turn_player_declares_before_anything_is_resolved(card: str | Card) -> None:
    leader = creature("Leader", FIRE, 5, 5000, "Command Dragon", whenever_attacks(draw(1)))
    game = Scenario(you=Side(hand=[card], battle=[leader, STAYS]), opponent=Side(shields=9))
    game.attack(leader).expect(YOU, "declare", "no", game.zone(YOU, "hand")[0])
    assert len(game.zone(YOU, "hand")) == 1  # nothing is drawn yet
    game.declare()
    assert len(game.zone(YOU, "hand")) == 2
    game.expect(YOU, "break").choose("Filler")
    assert game.asked != "declare"


@pytest.mark.rule("9.52", "9.54")
@pytest.mark.parametrize("declares", [True, False])
@pytest.mark.parametrize(
    ("event", "cards"),
    [
        pytest.param(PUT, "one", id="a creature is put"),
        pytest.param(SUMMONED, "one", id="a creature is summoned"),
        pytest.param(CAST, "spell", id="a spell is cast"),
        pytest.param(ATTACKS, "one", id="a creature attacks"),
        pytest.param(END_OF_ATTACK, "one", id="an attack ends"),
        pytest.param(END_OF_TURN, "none", id="a turn ends"),
    ],
)
def test_whatever_triggers_in_the_hand_has_to_be_declared(event: int, cards: str, declares: bool) -> None:
    """603.2e asks for no keyword. X.25: before 2020-10-23 it depended on the card."""
    lurker = creature("Lurker", LIGHT, 5, 5000, "", from_hand(event, shieldify_from_deck(1), cards=cards))
    game = Scenario(
        you=Side(hand=[lurker, "Torcon", "Energy Stream"], mana=filler(nature=1, water=4), battle=[STAYS]),
        opponent=Side(shields=2),
    )
    if event in (PUT, SUMMONED):
        game.use("Torcon")
    elif event == CAST:
        game.use("Energy Stream")
    elif event == END_OF_TURN:
        game.decline().decline()
    else:
        game.attack("Bystander")
        if event == END_OF_ATTACK:
            game.choose("Filler")
    game.expect(YOU, "declare", "no", "Lurker")
    game.declare("Lurker") if declares else game.declare()
    assert len(game.zone(YOU, "shields")) == (2 if declares else 1)
    assert game.where("Lurker") == "hand"


@pytest.mark.rule("9.53")
def test_an_event_in_the_middle_of_waiting_abilities_opens_its_own_moment() -> None:
    herald = creature(
        "Herald", FIRE, 5, 5000, "",
        whenever_attacks(put(choose(1, your(CREATURES.in_zone(MANA))))),
        whenever_attacks(draw(1)),
    )  # fmt: skip
    lurker = creature("Lurker", LIGHT, 5, 5000, "", from_hand(PUT, shieldify_from_deck(1)))
    game = Scenario(you=Side(hand=[lurker], mana=["Torcon"], battle=[herald, STAYS]), opponent=Side(shields=3))
    game.attack(herald)
    game.expect(YOU, "resolve", "Herald", "Herald").choose("Herald")
    game.expect(YOU, "declare", "no", "Lurker")
    assert game.zone(YOU, "hand") == ["Lurker"]  # the other ability of the attack still waits
    game.declare("Lurker").expect(YOU, "resolve", "Herald", "Lurker")


@pytest.mark.rule("9.56")
def test_what_the_end_of_a_turn_brings_to_the_other_players_hand_is_declared_there() -> None:
    """Formerly the other player had to declare before these effects; now (511.1) afterwards, from the hand as it is."""
    gift = at_end_of_your_turn(plain(programs.DRAW, "your opponent draws a card", amount=1, whose=OPPONENTS, up_to=0))
    host = creature("Host", FIRE, 3, 1000, "", gift)
    late = creature(
        "Latecomer", LIGHT, 5, 5000, "", from_hand(END_OF_TURN, shieldify_from_deck(1), cards="none",
                                                   whose=OPPONENTS),
    )  # fmt: skip
    game = Scenario(you=Side(battle=[host]), opponent=Side(deck=[late], shields=2))
    game.decline().expect(OPPONENT, "declare", "no", "Latecomer").declare("Latecomer")
    assert len(game.zone(OPPONENT, "shields")) == 3


@pytest.mark.rule("9.57")
def test_who_may_cast_one_spell_declares_as_many_triggers_as_are_broken() -> None:
    """73 and X.24: since 2021-09-24 the number is looked at as they are cast."""
    johnny = "Golden the Johnny"
    game = Scenario(you=Side(battle=[johnny]), opponent=Side(shields=["Brain Serum", "Solar Ray", "Torcon"]))
    game.attack(johnny).choose("Brain Serum", "Solar Ray").declare("Brain Serum", "Solar Ray")
    game.choose("Solar Ray")
    assert game.zone(OPPONENT, "graveyard") == ["Solar Ray"]
    assert "Brain Serum" in game.zone(OPPONENT, "hand")
