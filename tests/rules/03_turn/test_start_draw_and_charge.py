"""Group 3 of the rules catalogue: the six steps of a turn, and the first three of them (500-503)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    THIS_IS_UNTAPPED,
    at_start_of_your_turn,
    charge_from_deck,
    creature,
    does_not_untap,
    draw,
    every,
    put,
    silent_skill,
    spell,
    twinpact,
    when,
    your,
)
from sim.engine.record.codes import log, steps, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents, pile, sealed, sick, tapped
from tests.rules.situations import GHOST, GONTA, NEMESIS, TERRAFORM, hand_size, steps_of_this_turn


@pytest.mark.rule("3.01")
def test_3_01_every_turn_has_six_steps_in_one_order() -> None:
    """X.01: what has more names elsewhere belongs to one of these six (500.1)."""
    six = [steps.START, steps.DRAW, steps.CHARGE, steps.MAIN, steps.ATTACK, steps.END]
    empty = Scenario(step=steps.START).end_turn()
    full = Scenario(
        you=Side(hand=["Hunter Fish"], mana=filler(water=2), battle=["Fear Fang"]), step=steps.START
    ).decline()
    full.use("Hunter Fish").attack("Fear Fang").end_turn()
    assert steps_of_this_turn(empty) == steps_of_this_turn(full) == six


# --- Start of turn (501) -------------------------------------------------------------------------------
@pytest.mark.rule("3.02", "3.03", "3.04", "3.05")
def test_3_02_at_the_start_of_a_turn_its_players_cards_untap_and_lose_sickness() -> None:
    game = Scenario(
        you=Side(battle=[tapped("Torcon"), sick("Corile")], mana=[tapped("Torcon")], hand=1),
        opponent=Side(battle=[tapped("Torcon")]),
        step=steps.START,
    )
    assert game.untapped_mana(YOU) == 1
    assert game.is_tapped(opponents("Torcon")) and not game.is_tapped("Torcon")
    game.decline().expect(YOU, "attack with", "no", "Torcon", "Corile")


@pytest.mark.rule("3.06")
def test_3_06_bunbun_churis_stays_tapped() -> None:
    game = Scenario(you=Side(battle=[tapped("Bunbun Churis"), tapped("Fear Fang")]), step=steps.START)
    assert game.is_tapped("Bunbun Churis")
    assert not game.is_tapped("Fear Fang")


@pytest.mark.phrase("keep_tapped")
def test_mega_manalock_dragon_taps_a_card_of_each_civilization_and_they_stay_tapped() -> None:
    game = Scenario(
        you=Side(hand=["Mega Manalock Dragon"], mana=filler(fire=6)),
        opponent=Side(mana=filler(fire=1, water=2), hand=1),
    )
    game.use("Mega Manalock Dragon").expect(YOU, "choose", "Water Filler", "Water Filler").choose("Water Filler#2")
    assert game.untapped_mana(OPPONENT) == 1
    game.next_turn()
    assert game.is_tapped(opponents("Fire Filler"))
    assert game.is_tapped(opponents("Water Filler#2")) and not game.is_tapped(opponents("Water Filler#1"))


def test_miradante_taps_the_opponents_creatures_through_their_next_turn() -> None:
    game = Scenario(
        you=Side(hand=["Miradante, Time Revolution"], mana=filler(light=8), battle=["Holy, Flash Guardian"]),
        opponent=Side(battle=["Fear Fang", "Torcon"]),
    )
    game.use("Miradante, Time Revolution").next_turn()
    assert game.is_tapped("Fear Fang") and game.is_tapped("Torcon")
    game.next_turn().next_turn()
    assert not game.is_tapped("Fear Fang")


@pytest.mark.phrase("draw", "silent_skill")
@pytest.mark.rule("3.07", "10.21")
@pytest.mark.parametrize("uses_it", [True, False])
def test_3_07_a_creature_stays_tapped_to_use_its_silent_skill(uses_it: bool) -> None:
    game = Scenario(you=Side(battle=[tapped("Milporo")]), step=steps.START).expect(YOU, "instead", "no", "yes")
    game.accept() if uses_it else game.decline()
    assert game.is_tapped("Milporo") == uses_it
    assert hand_size(game) == (2 if uses_it else 1)  # the draw of the turn, and the skill's


@pytest.mark.rule("3.07", "10.21")
def test_3_07_a_silent_skill_resolves_after_everything_else_has_untapped() -> None:
    flohdani = "Flohdani, the Spydroid"
    game = Scenario(
        you=Side(battle=[tapped(flohdani), tapped("Torcon")], mana=[tapped("Corile")]),
        opponent=Side(battle=["Aqua Hulcus", "Hunter Fish"]),
        step=steps.START,
    )
    assert game.is_tapped("Torcon")  # while it is being decided nothing has untapped
    game.accept().expect(YOU, "choose", "no", "Aqua Hulcus", "Hunter Fish")
    assert not game.is_tapped("Torcon") and game.untapped_mana(YOU) == 1
    assert game.is_tapped(flohdani) and hand_size(game) == 0
    game.choose("Aqua Hulcus").enough()
    assert game.is_tapped("Aqua Hulcus") and not game.is_tapped("Hunter Fish")


@pytest.mark.rule("3.07", "10.21")
def test_3_07_a_silent_skill_waits_with_what_triggers_at_the_start_of_the_turn() -> None:
    early = creature("Early Riser", FIRE, 3, 3000, "", at_start_of_your_turn(draw(1)))
    game = Scenario(
        you=Side(battle=[tapped("Kaemira, the Oracle"), early], deck=["Corile", "Torcon", "Fear Fang"]),
        step=steps.START,
    )
    game.accept().expect(YOU, "resolve", "Kaemira, the Oracle", "Early Riser").choose("Early Riser")
    assert game.zone(YOU, "shields") == ["Filler", "Torcon"]
    assert game.zone(YOU, "hand") == ["Corile", "Fear Fang"]


SLEEPER = creature("Sleeper", FIRE, 3, 1000, "", silent_skill(draw(1)), does_not_untap)


@pytest.mark.phrase("does_not_untap")
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
def test_3_07_a_silent_skill_is_not_offered_when_its_creature_would_not_untap(
    you: list[str], opponent: list[str]
) -> None:
    game = Scenario(you=Side(battle=you), opponent=Side(battle=opponent), step=steps.START)
    assert game.asked == "charge mana"
    assert hand_size(game) == 1


@pytest.mark.rule("3.07")
def test_3_07_a_silent_skill_cannot_be_used_later_in_the_turn() -> None:
    game = Scenario(you=Side(battle=["Milporo"]), opponent=Side(shields=2), step=steps.ATTACK)
    game.attack("Milporo").choose("Filler")
    assert game.is_tapped("Milporo") and game.turn_is_over and hand_size(game) == 0


@pytest.mark.rule("3.08")
@pytest.mark.parametrize(("pieces", "untapped"), [(["Torcon", "Corile"], 0), ([tapped("Torcon"), "Corile"], 1)])
def test_3_08_only_tapped_cards_untap(pieces: list[str], untapped: int) -> None:
    game = Scenario(you=Side(battle=pieces), step=steps.START)
    assert sum(event[0] == log.UNTAP for event in game.session.events) == untapped


@pytest.mark.rule("3.09")
def test_3_09_start_of_turn_abilities_come_between_untapping_and_drawing() -> None:
    """X.02: 501.1, then 501.2 decide; an older ruling had the triggers first."""
    early = creature(
        "Early Riser", FIRE, 3, 3000, "", at_start_of_your_turn(when(THIS_IS_UNTAPPED, charge_from_deck(1)))
    )
    game = Scenario(you=Side(battle=[tapped(early)], deck=["Corile", "Fear Fang"]), step=steps.START)
    assert (game.zone(YOU, "mana"), game.zone(YOU, "hand")) == (["Corile"], ["Fear Fang"])


@pytest.mark.rule("3.09")
@pytest.mark.parametrize("attacked", [True, False])
def test_3_09_a_condition_of_the_start_of_the_turn_is_asked_before_anything_untaps(attacked: bool) -> None:
    """500.4: Idokorogawari waits if it is tapped as the turn starts; the untapping comes before it is destroyed."""
    ball_player = "Idokorogawari, Ball Player"
    game = Scenario(
        you=Side(
            battle=[tapped(ball_player) if attacked else ball_player, tapped("Torcon")], deck=["Corile", "Corile"]
        ),
        step=steps.START,
    )
    assert not game.is_tapped("Torcon")
    assert game.where(ball_player) == ("graveyard" if attacked else "battle")
    assert game.zone(YOU, "hand") == (["Corile", "Corile", "Filler"] if attacked else ["Corile"])


def test_ganjin_puts_colorless_creatures_if_it_is_tapped_as_the_turn_starts() -> None:
    ganjin, found = "Ganjin, Messiah's Oracle", "Shoegaze, Holy Ark"
    game = Scenario(you=Side(battle=[tapped(ganjin)], deck=[found, "Torcon"]), step=steps.START)
    game.accept().choose(found)
    assert game.zone(YOU, "battle") == [ganjin, found]
    assert not game.is_tapped(ganjin)
    assert Scenario(you=Side(battle=[ganjin], deck=[found]), step=steps.START).asked == "charge mana"


# --- Draw (502) ----------------------------------------------------------------------------------------
@pytest.mark.phrase("whenever_opponent_draws", "your_opponents")
@pytest.mark.rule("3.11", "3.14")
def test_3_11_the_draw_step_draws_a_card_and_only_the_opponents_draws_count() -> None:
    game = Scenario(you=Side(battle=[TERRAFORM]), opponent=Side(hand=["Torcon"]))
    game.next_turn().expect(YOU, "may", "no", "yes").accept()
    game.next_turn().expect(YOU, "charge mana")


@pytest.mark.rule("3.12", "3.11")
def test_3_12_the_first_player_does_not_draw_on_the_first_turn() -> None:
    first = Scenario(you=Side(hand=1), turn_number=1, step=steps.START)
    later = Scenario(you=Side(hand=1), turn_number=2, step=steps.START)
    assert (len(first.zone(YOU, "hand")), len(later.zone(YOU, "hand"))) == (1, 2)


@pytest.mark.rule("3.13")
def test_3_13_only_the_very_first_draw_is_skipped() -> None:
    game = Scenario(turn_number=1, step=steps.START)
    seen = []
    for _ in range(4):
        seen.append((hand_size(game), hand_size(game, OPPONENT)))
        game.next_turn()
    assert seen == [(0, 0), (0, 1), (1, 1), (1, 2)]


@pytest.mark.rule("3.14")
def test_3_14_cards_are_drawn_one_at_a_time() -> None:
    """114.2: "whenever your opponent draws a card" triggers for each of the two cards of Energy Stream."""
    game = Scenario(
        you=Side(hand=["Energy Stream"], mana=filler(water=3), battle=["Fear Fang"]),
        opponent=Side(battle=[TERRAFORM]),
    )
    game.use("Energy Stream").expect(OPPONENT, "may").accept().accept()
    game.expect(YOU, "attack with")
    assert len(game.zone(OPPONENT, "mana")) == 2


@pytest.mark.rule("3.14")
def test_3_14_a_card_is_drawn_from_the_top_of_your_own_deck() -> None:
    game = Scenario(you=Side(deck=["Corile", "Torcon"]), opponent=Side(deck=["Fear Fang"]), step=steps.START)
    assert game.zone(YOU, "hand") == ["Corile"]
    assert game.zone(YOU, "deck")[0] == "Torcon" and game.zone(OPPONENT, "deck")[0] == "Fear Fang"
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.phrase("IT")
@pytest.mark.parametrize("card", ["Siren Concerto", "Spiral Gate", "Kodamanma, Gil Gil Doll", "Rumbling Terahorn"])
def test_114_3_a_card_put_into_the_hand_in_another_way_is_not_drawn(card: str) -> None:
    """114.3: from mana, from the battle zone, from the shields, from the deck by searching."""
    game = Scenario(
        you=Side(hand=[card], mana=filler(water=2, fire=2, nature=5), battle=["Fear Fang", "Torcon"], deck=["Corile"]),
        opponent=Side(battle=[TERRAFORM]),
    )
    game.use(card)
    if card == "Siren Concerto":
        game.choose("Water Filler#2").expect(YOU, "attack with")
    elif card == "Spiral Gate":
        game.choose("Torcon").expect(YOU, "use a card")
    elif card == "Rumbling Terahorn":
        game.choose("Corile").expect(YOU, "attack with")
    else:
        game.expect(YOU, "attack with")
    assert len(game.zone(YOU, "hand")) == (0 if card == "Siren Concerto" else 1)


# --- Charge (503), and what a charged card does --------------------------------------------------------
@pytest.mark.phrase("charge_from_deck")
@pytest.mark.rule("3.15", "3.16", "3.21")
def test_3_15_one_card_may_be_charged_and_then_there_is_no_way_back() -> None:
    side = Side(hand=["Bronze-Arm Tribe", "Corile", "Torcon"], mana=filler(nature=2, water=1), battle=["Fear Fang"])
    charged, skipped = (Scenario(you=side, step=steps.CHARGE) for _ in range(2))
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
def test_3_17_a_card_of_any_type_can_be_charged(card: str) -> None:
    game = Scenario(you=Side(hand=[card, "Torcon"]), step=steps.CHARGE).choose(card)
    assert len(game.zone(YOU, "mana")) == 1 and game.where(card) == "mana"


@pytest.mark.rule("3.18")
def test_3_18_the_mana_zone_is_never_full() -> None:
    game = Scenario(you=Side(hand=["Corile", "Torcon"], mana=40), step=steps.CHARGE).choose("Corile")
    assert len(game.zone(YOU, "mana")) == 41


@pytest.mark.rule("3.19")
def test_3_19_a_card_in_the_mana_zone_only_gives_mana() -> None:
    """X.31: the rest of its text is ignored there, unless it says that it works there."""
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


@pytest.mark.rule("3.19")
@pytest.mark.parametrize(
    ("side", "discards"),
    [
        pytest.param(Side(battle=["Fear Fang", pile(NEMESIS, GHOST)]), 1, id="in the battle zone"),
        pytest.param(Side(battle=["Fear Fang"], hand=[NEMESIS]), 0, id="in the hand"),
        pytest.param(Side(battle=["Fear Fang"], graveyard=[NEMESIS]), 0, id="in the graveyard"),
        pytest.param(Side(battle=["Fear Fang"], mana=[NEMESIS]), 0, id="in the mana zone"),
        pytest.param(Side(battle=["Fear Fang", pile(NEMESIS, NEMESIS, GHOST)]), 1, id="under another card"),
    ],
)
def test_3_19_zero_nemesis_triggers_only_in_the_battle_zone(side: Side, discards: int) -> None:
    """110.4: whichever of your creatures attacks, and once for each Zero Nemesis on top."""
    game = Scenario(you=side, opponent=Side(hand=3, shields=0, battle=[tapped("Torcon")]))
    game.attack("Fear Fang", "Torcon")
    assert len(game.zone(OPPONENT, "hand")) == 3 - discards


@pytest.mark.rule("3.20")
def test_3_20_a_card_just_charged_can_pay_at_once_unless_it_is_multicolored() -> None:
    for card, untapped in (("Torcon", 3), ("Gonta, the Warrior Savage", 2)):
        game = Scenario(you=Side(hand=[card, "Fear Fang"], mana=filler(nature=2)), step=steps.CHARGE).choose(card)
        assert game.untapped_mana(YOU) == untapped
        assert game.turn_is_over == (untapped == 2)  # Fear Fang costs 3
        if not game.turn_is_over:
            assert game.use("Fear Fang").where("Fear Fang") == "battle"


@pytest.mark.rule("3.20", "12.01")
def test_3_20_a_multicolored_card_is_charged_tapped() -> None:
    game = Scenario(you=Side(hand=[GONTA, "Fear Fang"]), step=steps.CHARGE)
    assert game.choose(GONTA).is_tapped(GONTA)


def test_405_1_a_multicolored_card_put_into_mana_from_the_graveyard_is_tapped() -> None:
    """405.1: whatever puts it there."""
    for card, is_tapped in ((GONTA, True), ("Torcon", False)):
        game = Scenario(
            you=Side(
                hand=["Thorny Mandra"], mana=filler(nature=5), graveyard=[card, "Terror Pit"], battle=["Fear Fang"]
            )
        )
        game.use("Thorny Mandra").expect(YOU, "choose", "no", card).choose(card)  # the spell is no creature
        assert (game.where(card), game.is_tapped(card)) == ("mana", is_tapped)


def test_501_2a_a_creature_that_arrives_in_the_start_step_triggers_first_in_the_next_turn() -> None:
    """501.2a: only the card of the draw step is drawn."""
    late = creature("Late", FIRE, 3, 1000, "", at_start_of_your_turn(draw(1)))
    raising = at_start_of_your_turn(put(every(your(CREATURES.in_zone(zones.GRAVEYARD)))))
    host = creature("Host", FIRE, 3, 1000, "", raising)
    game = Scenario(you=Side(battle=[host, "Torcon"], graveyard=[late]), step=steps.START)
    assert (game.where("Late"), hand_size(game)) == ("battle", 1)
    game.next_turn().next_turn().expect(YOU, "resolve", "Host", "Late")
