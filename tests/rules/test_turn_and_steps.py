"""Group 3 of the rules catalogue: a turn and its six steps (500-505, 511), and turns that are cut short.

Summoning sickness, the untapping of one player's cards only, and extra turns are also in
`test_interactions_of_the_eight_decks.py`.
"""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    SHIELDS,
    SPELLS,
    THIS_IS_UNTAPPED,
    Effect,
    Trigger,
    at_end_of_your_turn,
    at_least,
    at_start_of_your_turn,
    break_shields,
    cast_for_no_cost,
    charge_from_deck,
    choose,
    creature,
    does_not_untap,
    draw,
    give_power,
    may,
    put_into_mana,
    silent_skill,
    spell,
    twinpact,
    when,
    whenever_attacks,
    whenever_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import log
from sim.engine.record.codes.abilities import END_OF_TURN, OPPONENTS, START_OF_TURN
from sim.engine.record.codes.cards import HAND
from sim.engine.record.codes.choices import OPTION_USE
from sim.engine.record.codes.play import ATTACK_STEP, CHARGE_STEP, DRAW_STEP, END_STEP, MAIN_STEP, START_STEP
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents, pile, sealed, sick, tapped

UNIDENTIFIED = "Completely Unidentified"
SCREWDRIVER = "Rikabu's Screwdriver"
A_SPELL = your(SPELLS.in_zone(HAND))
TORCON = CREATURES.named("Torcon")
WATCHER = creature("Watcher", FIRE, 3, 1000, "")  # could attack: its player is asked


def steps_of_this_turn(game: Scenario) -> list[int]:
    events = game.session.events
    begun = max((at for at, event in enumerate(events) if event[0] == log.TURN), default=-1)
    return [event[3] for event in events[begun + 1 :] if event[0] == log.STEP]


def hand(game: Scenario, player: int = YOU) -> int:
    return len(game.zone(player, "hand"))


# --- Six steps, in this order ----------------------------------------------------------------------------
@pytest.mark.rule("3.01")
def test_every_turn_has_six_steps_in_one_order() -> None:
    """X.01: what has more names elsewhere belongs to one of these six (500.1)."""
    six = [START_STEP, DRAW_STEP, CHARGE_STEP, MAIN_STEP, ATTACK_STEP, END_STEP]
    empty = Scenario(step=START_STEP).end_turn()
    full = Scenario(
        you=Side(hand=["Hunter Fish"], mana=filler(water=2), battle=["Fear Fang"]), step=START_STEP
    ).decline()
    full.use("Hunter Fish").attack("Fear Fang").end_turn()
    assert steps_of_this_turn(empty) == steps_of_this_turn(full) == six


# --- 501 Start of turn -----------------------------------------------------------------------------------
@pytest.mark.rule("3.08")
@pytest.mark.parametrize(("pieces", "untapped"), [(["Torcon", "Corile"], 0), ([tapped("Torcon"), "Corile"], 1)])
def test_only_what_is_tapped_untaps(pieces: list[str], untapped: int) -> None:
    game = Scenario(you=Side(battle=pieces), step=START_STEP)
    assert sum(event[0] == log.UNTAP for event in game.session.events) == untapped


@pytest.mark.rule("3.09")
def test_what_triggers_at_the_start_of_the_turn_comes_between_untapping_and_drawing() -> None:
    """X.02: 501.1, then 501.2 decide; an old ruling had the triggers first."""
    early = creature(
        "Early Riser", FIRE, 3, 3000, "", at_start_of_your_turn(when(THIS_IS_UNTAPPED, charge_from_deck(1)))
    )
    game = Scenario(you=Side(battle=[tapped(early)], deck=["Corile", "Fear Fang"]), step=START_STEP)
    assert (game.zone(YOU, "mana"), game.zone(YOU, "hand")) == (["Corile"], ["Fear Fang"])


@pytest.mark.rule("3.07", "10.21")
@pytest.mark.parametrize("uses_it", [True, False])
def test_a_creature_stays_tapped_for_its_silent_skill(uses_it: bool) -> None:
    game = Scenario(you=Side(battle=[tapped("Milporo")]), step=START_STEP).expect(YOU, "instead", "no", "yes")
    game.accept() if uses_it else game.decline()
    assert game.is_tapped("Milporo") == uses_it
    assert hand(game) == (2 if uses_it else 1)  # the draw of the turn, and the skill's


@pytest.mark.rule("3.07", "10.21")
def test_a_silent_skill_is_resolved_after_everything_else_has_untapped() -> None:
    flohdani = "Flohdani, the Spydroid"
    game = Scenario(
        you=Side(battle=[tapped(flohdani), tapped("Torcon")], mana=[tapped("Corile")]),
        opponent=Side(battle=["Aqua Hulcus", "Hunter Fish"]),
        step=START_STEP,
    )
    assert game.is_tapped("Torcon")  # while it is being decided nothing has untapped
    game.accept().expect(YOU, "choose", "no", "Aqua Hulcus", "Hunter Fish")
    assert not game.is_tapped("Torcon") and game.untapped_mana(YOU) == 1
    assert game.is_tapped(flohdani) and hand(game) == 0
    game.choose("Aqua Hulcus").enough()
    assert game.is_tapped("Aqua Hulcus") and not game.is_tapped("Hunter Fish")


@pytest.mark.rule("3.07", "10.21")
def test_a_silent_skill_waits_with_what_triggers_at_the_start_of_the_turn() -> None:
    early = creature("Early Riser", FIRE, 3, 3000, "", at_start_of_your_turn(draw(1)))
    game = Scenario(
        you=Side(battle=[tapped("Kaemira, the Oracle"), early], deck=["Corile", "Torcon", "Fear Fang"]),
        step=START_STEP,
    )
    game.accept().expect(YOU, "resolve", "Kaemira, the Oracle", "Early Riser").choose("Early Riser")
    assert game.zone(YOU, "shields") == ["Filler", "Torcon"]
    assert game.zone(YOU, "hand") == ["Corile", "Fear Fang"]


SLEEPER = creature("Sleeper", FIRE, 3, 1000, "", silent_skill(draw(1)), does_not_untap)


@pytest.mark.rule("3.07")
@pytest.mark.parametrize(
    ("you", "opponent"),
    [
        pytest.param(["Milporo"], [], id="it is untapped"),
        pytest.param([sealed(tapped("Milporo"), 1)], [], id="it is sealed"),
        pytest.param([], [tapped("Milporo")], id="it is the other player's turn"),
        pytest.param([tapped(SLEEPER)], [], id="it would not untap"),
    ],
)
def test_nobody_is_asked_about_a_silent_skill_that_replaces_no_untapping(you: list[str], opponent: list[str]) -> None:
    game = Scenario(you=Side(battle=you), opponent=Side(battle=opponent), step=START_STEP)
    assert game.asked == "charge mana"
    assert hand(game) == 1


@pytest.mark.rule("3.07")
def test_a_silent_skill_is_not_used_later_in_the_turn() -> None:
    game = Scenario(you=Side(battle=["Milporo"]), opponent=Side(shields=2), step=ATTACK_STEP)
    game.attack("Milporo").choose("Filler")
    assert game.is_tapped("Milporo") and game.turn_is_over and hand(game) == 0


# --- 502 Draw --------------------------------------------------------------------------------------------
@pytest.mark.rule("3.13")
def test_only_the_very_first_draw_is_skipped() -> None:
    game = Scenario(turn_number=1, step=START_STEP)
    seen = []
    for _ in range(4):
        seen.append((hand(game), hand(game, OPPONENT)))
        game.next_turn()
    assert seen == [(0, 0), (0, 1), (1, 1), (1, 2)]


@pytest.mark.rule("3.14")
def test_a_card_is_drawn_from_the_top_of_ones_own_deck() -> None:
    game = Scenario(you=Side(deck=["Corile", "Torcon"]), opponent=Side(deck=["Fear Fang"]), step=START_STEP)
    assert game.zone(YOU, "hand") == ["Corile"]
    assert game.zone(YOU, "deck")[0] == "Torcon" and game.zone(OPPONENT, "deck")[0] == "Fear Fang"
    assert game.zone(OPPONENT, "hand") == []


# --- 503 Charge ------------------------------------------------------------------------------------------
@pytest.mark.rule("3.15", "3.16", "3.21")
def test_one_card_may_be_charged_and_then_there_is_no_way_back() -> None:
    side = Side(hand=["Bronze-Arm Tribe", "Corile", "Torcon"], mana=filler(nature=2, water=1), battle=["Fear Fang"])
    charged, skipped = (Scenario(you=side, step=CHARGE_STEP) for _ in range(2))
    charged.expect(YOU, "charge mana", "no", "Bronze-Arm Tribe", "Corile", "Torcon").choose("Torcon")
    assert len(charged.zone(YOU, "mana")) == 4
    skipped.decline()
    assert len(skipped.zone(YOU, "mana")) == 3
    for game, mana in ((charged, 5), (skipped, 4)):
        game.expect(YOU, "use a card").use("Bronze-Arm Tribe")
        assert len(game.zone(YOU, "mana")) == mana  # effects add to the one charge of the turn
        asked = []
        while game.question is not None:
            asked.append(game.asked)
            game.decline()
        assert "charge mana" not in asked


@pytest.mark.rule("3.17")
@pytest.mark.parametrize(
    "card",
    [
        pytest.param("Corile", id="creature"),
        pytest.param("Energy Stream", id="spell"),
        pytest.param("Crystal Lancer", id="evolution creature"),
        pytest.param("Gagaga Gaial Brand", id="star evolution creature"),
        pytest.param(twinpact(creature("Fist", FIRE, 3, 3000, ""), spell("Palm", FIRE, 2, draw(1))), id="twinpact"),
    ],
)
def test_a_card_of_any_type_can_be_charged(card: str) -> None:
    game = Scenario(you=Side(hand=[card, "Torcon"]), step=CHARGE_STEP).choose(card)
    assert len(game.zone(YOU, "mana")) == 1 and game.where(card) == "mana"


@pytest.mark.rule("3.18")
def test_a_mana_zone_is_never_full() -> None:
    game = Scenario(you=Side(hand=["Corile", "Torcon"], mana=40), step=CHARGE_STEP).choose("Corile")
    assert len(game.zone(YOU, "mana")) == 41


@pytest.mark.rule("3.19")
def test_a_card_in_the_mana_zone_only_gives_mana() -> None:
    """X.31: all else of its text is ignored there, but what says that it works there."""
    barkwhip = "Barkwhip, the Smasher"  # tapped: your other Beast Folk get +2000 power
    swine_snout = "Quixotic Hero Swine Snout"  # whenever another creature is put: +3000 power
    there = Scenario(you=Side(battle=[tapped(pile(barkwhip, "Fear Fang")), "Burning Mane"]))
    assert there.power("Burning Mane") == 4000
    mana = [tapped(barkwhip), "Deadly Fighter Braid Claw", swine_snout]
    game = Scenario(you=Side(hand=["Deadly Fighter Braid Claw"], battle=["Burning Mane"], mana=mana))
    assert game.power("Burning Mane") == 2000
    game.use("Deadly Fighter Braid Claw")  # paid with the mana of its own kind; nothing else happens
    assert [game.power("Burning Mane"), game.untapped_mana(YOU)] == [2000, 1]
    game.expect(YOU, "attack with", "no", "Burning Mane")


@pytest.mark.rule("3.20")
def test_the_card_just_charged_can_pay_at_once_unless_it_is_multicolored() -> None:
    for card, untapped in (("Torcon", 3), ("Gonta, the Warrior Savage", 2)):
        game = Scenario(you=Side(hand=[card, "Fear Fang"], mana=filler(nature=2)), step=CHARGE_STEP).choose(card)
        assert game.untapped_mana(YOU) == untapped
        assert game.turn_is_over == (untapped == 2)  # Fear Fang costs 3
        if not game.turn_is_over:
            assert game.use("Fear Fang").where("Fear Fang") == "battle"


# --- 504 Main --------------------------------------------------------------------------------------------
@pytest.mark.rule("3.22")
@pytest.mark.parametrize("order", [("Aqua Guard", "Burning Mane", "Energy Stream"), ("Energy Stream", "Burning Mane")])
def test_cards_are_used_in_any_order_while_they_can_be_paid(order: tuple[str, ...]) -> None:
    side = Side(
        hand=["Energy Stream", "Burning Mane", "Aqua Guard", "Terror Pit"],
        mana=filler(water=4, nature=2),
        battle=[WATCHER],
    )
    game = Scenario(you=side)
    for card in order:
        game.use(card)
    assert sorted(game.zone(YOU, "battle") + game.zone(YOU, "graveyard")) == sorted([*order, "Watcher"])
    assert game.refused("Terror Pit", "use").startswith("not enough mana")


@pytest.mark.rule("3.24", "3.25")
def test_cards_of_the_hand_are_used_in_ones_own_main_step_only() -> None:
    side = Side(
        hand=["Energy Stream", "Hunter Fish", "Corile"], mana=filler(water=9), battle=["Fear Fang", "Torcon"], shields=3
    )
    game = Scenario(you=side, opponent=side, step=START_STEP)
    uses = {}
    while not game.turn_is_over and game.question is not None:
        step, offered = int(game.record.step), [option.what for option in game.question.options]
        uses.setdefault((step, game.question.player), OPTION_USE in offered)
        if step == ATTACK_STEP and game.asked == "attack with" and not game.is_tapped("Fear Fang"):
            game.attack("Fear Fang").choose("Filler")
            assert game.refused("Energy Stream", "use") == game.refused("Hunter Fish", "use") != ""
        else:
            game.decline()
    assert uses == {(CHARGE_STEP, YOU): False, (MAIN_STEP, YOU): True, (ATTACK_STEP, YOU): False}


# --- 505 Attack ------------------------------------------------------------------------------------------
@pytest.mark.rule("3.26")
def test_any_number_of_creatures_attack_one_after_the_other() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Torcon", "Corile"]), opponent=Side(shields=["Brain Serum", "Torcon", "Torcon"])
    )
    game.attack("Fear Fang").choose("Brain Serum").expect(OPPONENT, "declare")
    assert not game.is_tapped("Torcon") and not game.is_tapped("Corile")
    game.declare("Brain Serum").accept().accept()
    game.expect(YOU, "attack with", "no", "Torcon", "Corile").attack("Torcon").choose(opponents("Torcon")).declare()
    game.expect(YOU, "attack with", "no", "Corile").attack("Corile").declare()
    assert game.zone(OPPONENT, "shields") == [] and game.turn_is_over


@pytest.mark.rule("3.28")
def test_attacks_and_tap_abilities_come_in_any_order() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", SCREWDRIVER, "Corile"]),
        opponent=Side(battle=["Hunter Fish"], shields=["Fear Fang", "Corile"]),
    )
    game.attack("Fear Fang").block().choose(opponents("Corile")).tap_ability(SCREWDRIVER).attack("Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Hunter Fish"]
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("3.29", "3.30")
def test_the_attack_step_ends_when_its_player_likes_or_nothing_can_attack() -> None:
    pair = Side(battle=["Fear Fang", "Corile"])
    none, one, both = (Scenario(you=pair, opponent=Side(shields=3)) for _ in range(3))
    none.decline()
    one.attack("Fear Fang").choose("Filler").decline()
    both.attack("Fear Fang").choose("Filler").attack("Corile").choose("Filler")
    for game, shields in ((none, 3), (one, 2), (both, 1)):
        assert game.turn_is_over and steps_of_this_turn(game)[-1] == END_STEP
        assert len(game.zone(OPPONENT, "shields")) == shields


@pytest.mark.rule("3.38")
def test_a_creature_that_came_this_turn_can_block() -> None:
    game = Scenario(you=Side(battle=["Burning Mane"]), opponent=Side(battle=[sick("Hunter Fish")]))
    game.attack("Burning Mane").block("Hunter Fish")
    assert game.zone(YOU, "graveyard") == ["Burning Mane"]


# --- 511 End of turn -------------------------------------------------------------------------------------
AT_END_OF_OPPONENTS_TURN = Trigger(
    END_OF_TURN, "at the end of your opponent's turn", (may(draw(1)),), no_subject=True, whose=OPPONENTS
)


@pytest.mark.rule("3.31", "3.32", "3.33")
def test_the_turn_players_effects_at_the_end_of_the_turn_come_first() -> None:
    """X.03: the end step and the triggers at the end of the turn are one step."""
    yours = creature("Yours", FIRE, 3, 1000, "", at_end_of_your_turn(may(draw(1))))
    theirs = creature("Theirs", FIRE, 3, 1000, "", AT_END_OF_OPPONENTS_TURN)
    game = Scenario(you=Side(battle=[yours]), opponent=Side(battle=[theirs])).decline()
    assert game.record.step == END_STEP
    game.expect(YOU, "may").accept().expect(OPPONENT, "may").accept()
    assert game.turn_is_over and (hand(game), hand(game, OPPONENT)) == (1, 1)
    game.next_turn()
    assert game.record.turn_player == OPPONENT
    assert hand(game, OPPONENT) == 2  # and neither ability triggers at the end of the other's turn
    game.end_turn()
    assert game.turn_is_over


@pytest.mark.rule("3.34")
def test_what_lasts_this_turn_still_lasts_at_its_end() -> None:
    judge = creature(
        "Judge", FIRE, 3, 1000, "",
        at_end_of_your_turn(when(at_least(1, your(CREATURES.power(at_least=5000))), draw(1))),
    )  # fmt: skip
    boost = spell("Boost", FIRE, 1, give_power(4000, choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[boost], mana=filler(fire=1), battle=[judge])).use("Boost").end_turn()
    assert hand(game) == 1
    assert game.power("Judge") == 1000


# --- Skipping the rest of a turn -------------------------------------------------------------------------
@pytest.mark.rule("3.35", "5A.14", "11.59")
def test_after_a_charge_under_completely_unidentified_only_the_end_of_the_turn_is_left() -> None:
    side = Side(hand=["Torcon", "Corile"], mana=filler(water=5), battle=["Fear Fang", "Pyrofighter Magnus"])
    game = Scenario(you=side, opponent=Side(battle=[UNIDENTIFIED]), step=CHARGE_STEP).choose("Torcon")
    assert game.turn_is_over
    assert game.zone(YOU, "hand") == ["Corile", "Pyrofighter Magnus"]  # "at the end of your turn" did happen
    assert steps_of_this_turn(game) == [CHARGE_STEP, END_STEP]
    assert game.next_turn().record.turn_player == OPPONENT
    game.end_turn().next_turn()
    assert game.record.turn_player == YOU and game.asked == "charge mana"


@pytest.mark.rule("3.35", "5A.13", "11.59")
@pytest.mark.parametrize(
    ("card", "hand_after"),
    [pytest.param("Aqua Hulcus", 1, id="summoned"), pytest.param("Energy Stream", 2, id="cast")],
)
def test_the_first_card_used_under_completely_unidentified_is_the_last_of_the_turn(card: str, hand_after: int) -> None:
    game = Scenario(
        you=Side(hand=[card, "Aqua Guard"], mana=filler(water=9), battle=["Fear Fang"]),
        opponent=Side(battle=[UNIDENTIFIED]),
    ).use(card)
    if card == "Aqua Hulcus":
        game.accept()  # its own ability is not lost
    assert game.turn_is_over and len(game.zone(OPPONENT, "shields")) == 1
    assert hand(game) == 1 + hand_after


@pytest.mark.rule("3.35", "5A.14")
@pytest.mark.parametrize(
    ("berry", "rest"),
    [pytest.param(True, 0, id="before the draw"), pytest.param(False, 1, id="not at all")],
)
def test_a_card_that_an_effect_charges_cuts_the_turn_short_too(berry: bool, rest: int) -> None:
    game = Scenario(
        you=Side(battle=[tapped("Hustle Berry"), "Fear Fang"]),
        opponent=Side(battle=[UNIDENTIFIED]),
        step=START_STEP,
    )
    game.accept() if berry else game.decline()
    assert len(game.zone(YOU, "mana")) == 1 - rest
    assert hand(game) == rest and game.turn_is_over == berry


@pytest.mark.rule("3.35")
def test_what_waits_when_the_turn_is_cut_short_is_still_resolved() -> None:
    scribe = creature("Scribe", FIRE, 3, 1000, "", whenever_put(CREATURES, draw(1)))
    game = Scenario(
        you=Side(hand=["Hunter Fish"], mana=filler(water=2), battle=["Fear Fang"]),
        opponent=Side(battle=[UNIDENTIFIED, scribe]),
    )
    game.use("Hunter Fish").expect(OPPONENT, "resolve", UNIDENTIFIED, "Scribe").choose(UNIDENTIFIED)
    assert hand(game, OPPONENT) == 1
    assert game.turn_is_over


@pytest.mark.rule("3.35")
@pytest.mark.parametrize(
    "ability",
    [
        pytest.param(
            cast_for_no_cost(choose(1, A_SPELL)), marks=pytest.mark.rule("5A.11", "5A.13"), id="a card is used"
        ),
        pytest.param(charge_from_deck(1), marks=pytest.mark.rule("5A.14"), id="the top card becomes mana"),
        pytest.param(
            put_into_mana(choose(1, A_SPELL)), marks=pytest.mark.rule("5A.14"), id="a chosen card becomes mana"
        ),
    ],
)
def test_an_attack_is_broken_off_with_the_rest_of_the_turn(ability: Effect) -> None:
    """A card cast for no cost is used as much as any other."""
    leader = creature("Leader", FIRE, 3, 3000, "", whenever_attacks(ability))
    game = Scenario(
        you=Side(battle=[leader, "Fear Fang"], hand=["Energy Stream"]),
        opponent=Side(battle=[UNIDENTIFIED, "Hunter Fish"], shields=2),
    )
    game.attack("Leader").choose(UNIDENTIFIED)  # first its one ability, or the other
    assert game.turn_is_over and game.record.attacker == -1
    assert len(game.zone(OPPONENT, "shields")) == 2
    game.next_turn()
    assert game.record.turn_player == OPPONENT


@pytest.mark.rule("3.35")
@pytest.mark.parametrize("watched", [True, False])
def test_the_end_of_an_attack_is_skipped_too(watched: bool) -> None:
    """Kirifudash waits for the end of an attack that broke a shield: an attack that is broken off comes to no end."""
    breaks = break_shields(choose(1, your_opponents(SHIELDS)))
    leader = creature("Leader", FIRE, 3, 3000, "", whenever_attacks(breaks, charge_from_deck(1)))
    game = Scenario(
        you=Side(battle=[leader, "Fear Fang"], hand=["Carmelewis"], mana=filler(fire=2)),
        opponent=Side(battle=[UNIDENTIFIED] if watched else [], shields=2),
        step=ATTACK_STEP,
    )
    game.attack("Leader").choose("Filler")
    if watched:
        game.choose(UNIDENTIFIED)
        assert game.turn_is_over
        assert (game.zone(YOU, "hand"), len(game.zone(OPPONENT, "shields"))) == (["Carmelewis"], 1)
    else:
        game.expect(YOU, "declare", "no", "Carmelewis")
        assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("3.36", "11.60")
def test_after_the_first_attack_under_completely_unidentified_the_turn_is_over() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Corile"]),
        opponent=Side(battle=[UNIDENTIFIED, "Hunter Fish"], shields=["Brain Serum", "Torcon"]),
    )
    game.attack("Fear Fang").block().choose("Brain Serum").declare("Brain Serum").accept().accept()
    # The attack came to its end: the shield is broken, its trigger used; Corile attacks no more.
    assert game.turn_is_over and not game.is_tapped("Corile")
    assert hand(game, OPPONENT) == 2 and game.where("Brain Serum") == "graveyard"


@pytest.mark.rule("3.36", "11.60")
def test_the_turn_ends_after_the_attack_though_the_attacker_was_destroyed() -> None:
    game = Scenario(you=Side(battle=["Burning Mane", "Fear Fang"]), opponent=Side(battle=[UNIDENTIFIED, "Hunter Fish"]))
    game.attack("Burning Mane").block("Hunter Fish")
    assert game.zone(YOU, "graveyard") == ["Burning Mane"]
    assert game.turn_is_over and not game.is_tapped("Fear Fang")


@pytest.mark.rule("3.36", "11.60")
def test_the_turn_ends_after_the_attack_though_another_creature_took_it_over() -> None:
    ryusei, buster = "Ryusei the Earth", "Dogiragon Buster, Blue Leader"
    game = Scenario(
        you=Side(battle=[ryusei, "Fear Fang"], hand=[buster]), opponent=Side(battle=[UNIDENTIFIED], shields=3)
    )
    game.attack(ryusei).declare(buster).decline()
    assert game.zone(OPPONENT, "shields") == []
    assert game.turn_is_over and not game.is_tapped("Fear Fang")


@pytest.mark.rule("5A.13", "5A.14")
@pytest.mark.parametrize("turn", [YOU, OPPONENT])
def test_completely_unidentified_minds_only_its_opponent_on_their_own_turn(turn: int) -> None:
    """At the start of a turn the other player casts a spell, and puts a card into the turn player's mana zone.

    On your turn that is the giant's own player; on the other turn it is you, but the turn is not yours.
    """
    meddler = creature(
        "Meddler", FIRE, 3, 3000, "",
        Trigger(
            START_OF_TURN,
            "at the start of your opponent's turn",
            (cast_for_no_cost(choose(1, A_SPELL)), put_into_mana(choose(1, your_opponents(TORCON)))),
            no_subject=True,
            whose=OPPONENTS,
        ),
    )  # fmt: skip
    meddles = Side(hand=["Energy Stream"], battle=[meddler] if turn == OPPONENT else [meddler, UNIDENTIFIED])
    suffers = Side(battle=["Torcon"] if turn == YOU else ["Torcon", UNIDENTIFIED])
    game = Scenario(
        you=suffers if turn == YOU else meddles,
        opponent=meddles if turn == YOU else suffers,
        turn=turn,
        step=START_STEP,
    )
    assert game.zone(turn, "mana") == ["Torcon"] and hand(game, 1 - turn) == 2
    game.expect(turn, "charge mana")
