"""Rulings, played with the cards of the eight shipped decks; each test is named for the ruling that it shows.

`@pytest.mark.rule` names the items of the rules catalogue that a test proves. Where a ruling is about a card that
the library does not have, a made-up card plays its part.
"""

import pytest

from sim.cards.words import (
    CARDS,
    COMMANDS,
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    SHIELDS,
    THIS,
    WATER,
    Trigger,
    attacks_each_turn,
    cant_be_blocked,
    choose,
    creature,
    destroy,
    discard,
    draw,
    opponent_chooses,
    plain,
    prohibit,
    return_shields,
    return_to_hand,
    shield_trigger,
    slayer,
    speed_attacker,
    spell,
    strike_back,
    tap_ability,
    triple_breaker,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.engine.record.codes import programs
from sim.engine.record.codes.abilities import (
    ACT_CAST,
    ACT_SUMMON,
    ATTACKS,
    BECOMES_BLOCKED,
    BEFORE_BREAK,
    BY_INVASION,
    OPPONENTS,
    TO_GRAVEYARD,
)
from sim.engine.record.codes.cards import BLOCKER, HAND
from sim.engine.record.codes.play import CHARGE_STEP, START_STEP
from sim.games.rule_options import RuleOptions
from sim.games.scenario import (
    OPPONENT,
    YOU,
    Illegal,
    Scenario,
    Side,
    exactly,
    filler,
    opponents,
    pile,
    sealed,
    sick,
    tapped,
)

RED = "The Red, Lightning Sonic"
REDZONE = "Redzone, Roaring Invasion"
REDZONE_Z = "Redzone Z, Passionate Invasion"
RED_END = "Red-End, Super Lightning Sonic"
DOGIRAGON = "Bolshack Dogiragon"
BUSTER = "Dogiragon Buster, Blue Leader"
SEALED_X = "Forbidden ~The Sealed X~"
DOKINDAM = "Dokindam X, The Legendary Forbidden"
GAGAGA = "Gagaga Gaial Brand"
KODAMANMA = "Kodamanma, Gil Gil Doll"
BOMBAZAR = "Bombazar, Dragon of Destiny"
GONTA = "Gonta, the Warrior Savage"
MAGNUM = "Magnum, Shortshot"
TERRADRAGON = "Terradragon Arque Delacerna"
SWINE_SNOUT = "Quixotic Hero Swine Snout"
BRAID_CLAW = "Deadly Fighter Braid Claw"
SCREWDRIVER = "Rikabu's Screwdriver"
JUDGEMENT = "Judgement of the Flame's Spear and the Water's Blade"
STRICT = RuleOptions(prohibited_declarations="strict")
RULINGS = pytest.mark.parametrize("rules", [RuleOptions(), STRICT], ids=["misfire", "strict"])
FLAG_BEARER = creature("Flag Bearer", FIRE, 3, 3000, "Invader Command")  # a fire Command without abilities


# ---------------------------------------------------------------------------------------------------------
# Shield triggers and the shield check (113, 509)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("8F.05", "8F.08", "10.01")
def test_triggers_broken_together_are_declared_together_and_used_in_the_owners_order() -> None:
    game = Scenario(
        you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Fear Fang"]),
        opponent=Side(shields=["Terror Pit", "Aqua Surfer", "Burning Mane"]),
    )
    game.attack("Crystal Lancer").choose("Terror Pit", "Aqua Surfer")
    game.expect(OPPONENT, "declare", "no", "Terror Pit", "Aqua Surfer")
    game.declare("Terror Pit", "Aqua Surfer")
    game.expect(OPPONENT, "resolve", "Terror Pit", "Aqua Surfer")
    game.choose("Aqua Surfer")
    # The ability of the Aqua Surfer just summoned waits until Terror Pit is done.
    assert game.zone(OPPONENT, "battle") == ["Aqua Surfer"]
    assert game.question is not None and game.question.source == "Terror Pit"
    game.expect(OPPONENT, "choose", "Crystal Lancer", "Fear Fang").choose("Crystal Lancer")
    game.expect(OPPONENT, "choose", "no", "Fear Fang", "Aqua Surfer").choose("Fear Fang")
    assert game.zone(YOU, "graveyard") == ["Crystal Lancer", "Aqua Hulcus"]
    assert game.zone(YOU, "hand") == ["Fear Fang"]
    assert game.zone(OPPONENT, "shields") == ["Burning Mane"]


@pytest.mark.rule("9.03", "9.51", "11.06")
def test_a_trigger_not_declared_when_its_shield_is_broken_is_lost() -> None:
    """Not even when the next shield trigger comes to the hand."""
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"]), opponent=Side(shields=["Terror Pit", "Locomotiver", "Torcon"])
    )
    game.attack("Fear Fang").choose("Terror Pit").expect(OPPONENT, "declare", "no", "Terror Pit").declare()
    game.attack("Burning Mane").choose("Locomotiver").expect(OPPONENT, "declare", "no", "Locomotiver").declare()
    assert game.turn_is_over
    assert game.zone(OPPONENT, "hand") == ["Terror Pit", "Locomotiver"]


@pytest.mark.rule("11.26", "9.16", "12.06")
def test_a_declared_trigger_that_another_one_discards_is_not_cast() -> None:
    cyber_tune = spell("Cyber Tune", WATER, 2, shield_trigger, draw(1), discard(choose(1, your(CARDS.in_zone(HAND)))))
    game = Scenario(
        you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Fear Fang"]),
        opponent=Side(shields=[cyber_tune, "Terror Pit"]),
    )
    game.attack("Crystal Lancer").declare(cyber_tune, "Terror Pit")
    game.choose(cyber_tune).choose("Terror Pit")
    assert game.where("Terror Pit") == "graveyard"
    assert game.zone(YOU, "battle") == ["Crystal Lancer", "Fear Fang"]


def test_a_shield_that_stands_by_is_no_shield() -> None:
    three, four = (
        Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(shields=["DNA Spark", *filler(more)])) for more in (2, 3)
    )
    for game in (three, four):
        game.attack("Fear Fang").choose("DNA Spark").declare("DNA Spark")
    three.expect(OPPONENT, "may").accept()
    assert len(three.zone(OPPONENT, "shields")) == 3
    assert four.turn_is_over and len(four.zone(OPPONENT, "shields")) == 3


@pytest.mark.rule("10.02")
def test_strike_back_discards_the_incoming_card_and_uses_the_one_in_hand() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(hand=["Hakumei Doji"], shields=["Gogo Jigocchi", "Fear Fang"]),
    )
    game.attack("Fear Fang").choose("Gogo Jigocchi").declare("Hakumei Doji")
    assert game.zone(OPPONENT, "graveyard") == ["Gogo Jigocchi"]
    assert game.zone(OPPONENT, "battle") == ["Hakumei Doji"]
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.rule("10.02")
def test_strike_back_needs_a_fire_card() -> None:
    game = Scenario(you=Side(battle=["Burning Mane"]), opponent=Side(hand=["Hakumei Doji"], shields=["Fear Fang"]))
    game.attack("Burning Mane")
    assert game.turn_is_over
    assert game.zone(OPPONENT, "hand") == ["Hakumei Doji", "Fear Fang"]


def test_one_incoming_card_pays_for_one_strike_back() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(hand=["Hakumei Doji", "Hakumei Doji"], shields=["Gogo Jigocchi"]),
    )
    game.attack("Fear Fang").declare("Hakumei Doji")
    assert game.zone(OPPONENT, "battle") == ["Hakumei Doji"]
    assert game.zone(OPPONENT, "hand") == ["Hakumei Doji"]


def test_a_declared_shield_trigger_cannot_pay_for_a_strike_back() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(hand=["Hakumei Doji"], shields=["Volcanic Arrows"]),
    )
    game.attack("Fear Fang").expect(OPPONENT, "declare", "no", "Volcanic Arrows", "Hakumei Doji")
    game.choose("Volcanic Arrows")
    assert game.zone(OPPONENT, "hand") == ["Hakumei Doji"]
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]


@pytest.mark.rule("8F.12")
def test_kodamanmas_shield_is_no_trigger_but_pays_for_strike_back() -> None:
    game = Scenario(you=Side(hand=[KODAMANMA, "Hakumei Doji"], mana=filler(fire=2), shields=["Volcanic Arrows"]))
    game.use(KODAMANMA).expect(YOU, "declare", "no", "Hakumei Doji")
    assert game.refused("Volcanic Arrows") == "this shield's trigger can't be used"
    game.declare("Hakumei Doji")
    assert game.zone(YOU, "battle") == [KODAMANMA, "Hakumei Doji"]
    assert game.zone(YOU, "graveyard") == ["Volcanic Arrows"]


def test_kangoku_gives_a_shield_at_the_end_of_the_turn_and_strike_back_uses_it() -> None:
    game = Scenario(you=Side(hand=["Hakumei Doji"], battle=["Kangoku Nyudo"], shields=["Comet Missile"]))
    assert game.power("Kangoku Nyudo") == 5000  # two shields are six or fewer
    game.decline()
    game.expect(YOU, "declare", "no", "Hakumei Doji").declare("Hakumei Doji")
    assert game.zone(YOU, "battle") == ["Kangoku Nyudo", "Hakumei Doji"]
    assert game.zone(YOU, "shields") == []


def test_onitime_counts_the_shields_of_both() -> None:
    game = Scenario(you=Side(battle=["Kangoku Nyudo"], shields=3), opponent=Side(shields=4))
    assert game.power("Kangoku Nyudo") == 2000


@pytest.mark.rule("9.25")
def test_after_galamutas_attack_nobody_uses_shield_triggers_this_turn() -> None:
    game = Scenario(
        you=Side(battle=["Galamuta, Matchless Fear Lord", "Fear Fang"]),
        opponent=Side(shields=["Terror Pit", "Aqua Surfer"]),
    )
    game.attack("Galamuta, Matchless Fear Lord").choose("Terror Pit")
    game.expect(YOU, "attack with", "no", "Fear Fang").attack("Fear Fang")
    assert game.turn_is_over
    assert game.zone(OPPONENT, "hand") == ["Terror Pit", "Aqua Surfer"]


def test_bolmeteus_sends_shields_to_the_graveyard_without_triggers() -> None:
    game = Scenario(
        you=Side(battle=["Bolmeteus Steel Dragon"]), opponent=Side(shields=["Terror Pit", "Aqua Surfer", "Torcon"])
    )
    game.attack("Bolmeteus Steel Dragon").choose("Aqua Surfer", "Terror Pit")
    assert game.turn_is_over
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Aqua Surfer", "Terror Pit"]
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.rule("11.12", "9.27")
@RULINGS
def test_who_cannot_cast_uses_no_trigger_spell_and_discards_nothing_for_a_strike_back_spell(
    rules: RuleOptions,
) -> None:
    """X.14: whether the trigger can be declared is a rule option; in the end nothing has been cast or discarded."""
    spell_del_fin = creature("Silencer", LIGHT, 4, 3000, "", whenever_attacks(prohibit(ACT_CAST)))
    counterblow = spell("Counterblow", FIRE, 4, strike_back(CARDS.civilization(FIRE)), draw(1))
    game = Scenario(
        you=Side(battle=[spell_del_fin]),
        opponent=Side(hand=[counterblow], shields=["Volcanic Arrows", "Fear Fang"]),
        rules=rules,
    )
    game.attack(spell_del_fin).choose("Volcanic Arrows")
    if rules != STRICT:
        game.expect(OPPONENT, "declare", "no", "Volcanic Arrows").declare("Volcanic Arrows")
    assert game.turn_is_over
    assert game.zone(OPPONENT, "hand") == ["Counterblow", "Volcanic Arrows"]


@pytest.mark.rule("11.11", "11.38", "9.26")
@RULINGS
def test_who_cannot_summon_uses_no_trigger_creature_and_no_strike_back_creature(rules: RuleOptions) -> None:
    """X.14, as above."""
    miradante = creature("Time Keeper", LIGHT, 4, 3000, "", whenever_attacks(prohibit(ACT_SUMMON)))
    game = Scenario(
        you=Side(battle=[miradante, "Fear Fang"]),
        opponent=Side(hand=["Hakumei Doji"], shields=["Mega Blade Dragon", "Aqua Surfer"]),
        rules=rules,
    )
    game.attack(miradante).choose("Mega Blade Dragon")
    if rules != STRICT:
        game.expect(OPPONENT, "declare", "no", "Mega Blade Dragon").declare("Mega Blade Dragon")
    game.attack("Fear Fang")
    if rules != STRICT:
        game.declare("Aqua Surfer")
    assert game.zone(OPPONENT, "hand") == ["Hakumei Doji", "Mega Blade Dragon", "Aqua Surfer"]
    assert game.zone(OPPONENT, "battle") == []


@pytest.mark.rule("11.37")
def test_revolution_0_trigger_puts_without_summoning() -> None:
    miradante = creature("Time Keeper", LIGHT, 4, 3000, "", whenever_attacks(prohibit(ACT_SUMMON)))
    game = Scenario(
        you=Side(battle=[miradante]),
        opponent=Side(hand=[DOGIRAGON], shields=0, deck=["Gogo Jigocchi"]),
    )
    game.attack(miradante).declare(DOGIRAGON)
    assert game.zone(OPPONENT, "battle") == [DOGIRAGON]


@pytest.mark.rule("12.10")
def test_magnum_sends_the_opponents_trigger_creature_to_the_graveyard() -> None:
    game = Scenario(you=Side(battle=[MAGNUM]), opponent=Side(shields=["Aqua Surfer"]))
    game.attack(MAGNUM).declare("Aqua Surfer")
    assert game.turn_is_over  # it has not been put, so its ability does not trigger
    assert game.zone(OPPONENT, "graveyard") == ["Aqua Surfer"]
    assert game.zone(OPPONENT, "battle") == []


def test_magnum_does_nothing_on_the_opponents_own_turn() -> None:
    game = Scenario(you=Side(battle=[MAGNUM]), opponent=Side(hand=["Fear Fang"], mana=filler(nature=3)), turn=OPPONENT)
    assert game.use("Fear Fang").zone(OPPONENT, "battle") == ["Fear Fang"]


def test_the_attackers_departure_does_not_save_the_shields_chosen() -> None:
    kamikaze = creature("Kamikaze", FIRE, 3, 3000, "", Trigger(BEFORE_BREAK, "before it breaks", (destroy(THIS),)))
    game = Scenario(you=Side(battle=[kamikaze]), opponent=Side(shields=["Burning Mane", "Torcon"]))
    game.attack(kamikaze).choose("Burning Mane")
    assert game.zone(YOU, "graveyard") == ["Kamikaze"]
    assert game.zone(OPPONENT, "hand") == ["Burning Mane"]


# ---------------------------------------------------------------------------------------------------------
# Winning and losing (104)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("2.04", "8F.06")
def test_a_triple_breaker_that_breaks_the_last_shield_does_not_win() -> None:
    game = Scenario(you=Side(battle=[pile(REDZONE, RED), "Fear Fang"]), opponent=Side(shields=1))
    assert not game.attack(REDZONE).over
    game.attack("Fear Fang")
    assert (game.winner, game.reason) == (YOU, "direct attack")


@pytest.mark.rule("2.12")
def test_a_shield_gained_during_the_attack_is_broken_instead_of_losing() -> None:
    gift = plain(programs.SHIELDIFY, "your opponent adds a shield", amount=1, whose=OPPONENTS)
    santa = creature("Generous Attacker", FIRE, 3, 3000, "", whenever_attacks(gift))
    game = Scenario(you=Side(battle=[santa]), opponent=Side(shields=0, deck=["Burning Mane"])).attack(santa)
    assert not game.over
    assert game.zone(OPPONENT, "hand") == ["Burning Mane"]


@pytest.mark.rule("2.02", "8D.05")
def test_a_blocked_attack_does_not_win() -> None:
    game = Scenario(you=Side(battle=["Burning Mane"]), opponent=Side(shields=0, battle=["Hunter Fish"]))
    assert not game.attack("Burning Mane").block("Hunter Fish").over
    assert game.zone(YOU, "graveyard") == ["Burning Mane"]


@pytest.mark.rule("2.05")
def test_drawing_the_last_card_in_the_middle_of_a_spell_loses_at_once() -> None:
    """X.17: an empty deck loses, not drawing from one."""
    game = Scenario(
        you=Side(hand=["Energy Stream"], mana=filler(water=3), deck=exactly("Fear Fang")),
    )
    game.use("Energy Stream")
    assert (game.winner, game.reason) == (OPPONENT, "deck out")
    assert game.where("Energy Stream") == "pending"  # the spell never came to its end


@pytest.mark.rule("2.07")
def test_the_last_card_put_into_mana_loses_too() -> None:
    game = Scenario(
        you=Side(hand=["Bronze-Arm Tribe"], mana=filler(nature=3), deck=exactly("Fear Fang")),
    )
    assert game.use("Bronze-Arm Tribe").reason == "deck out"


def test_up_to_three_cards_may_be_fewer() -> None:
    game = Scenario(you=Side(hand=["Cyber Brain"], mana=filler(water=4), deck=exactly("Fear Fang", "Torcon")))
    game.use("Cyber Brain").accept().decline()
    assert not game.over
    assert game.zone(YOU, "hand") == ["Fear Fang"]


@pytest.mark.rule("3.43")
def test_bombazar_takes_an_extra_turn_and_loses_at_its_end() -> None:
    game = Scenario(
        you=Side(hand=[BOMBAZAR], mana=filler(fire=4, nature=3)), opponent=Side(battle=["Ryusei the Earth"])
    )
    game.use(BOMBAZAR)
    assert game.zone(OPPONENT, "graveyard") == ["Ryusei the Earth"]
    game.next_turn()
    assert game.record.turn_player == YOU
    assert len(game.zone(YOU, "hand")) == 1  # the extra turn has a draw step
    game.end_turn()
    assert (game.winner, game.reason) == (OPPONENT, "card effect")


def test_bombazars_loss_comes_even_if_it_has_left() -> None:
    game = Scenario(you=Side(hand=[BOMBAZAR, "Volcanic Arrows"], mana=filler(fire=4, nature=3)))
    game.use(BOMBAZAR).next_turn().decline().use("Volcanic Arrows")
    assert game.where(BOMBAZAR) == "graveyard"
    game.end_turn()
    assert (game.winner, game.reason) == (OPPONENT, "card effect")


# ---------------------------------------------------------------------------------------------------------
# Invasion, Revolution Change, Revolution 0 Trigger, Kirifudash
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("11.01", "7B.16", "8C.12", "10.04", "4.19")
def test_invasion_goes_on_with_the_same_attack() -> None:
    game = Scenario(
        you=Side(hand=[REDZONE], battle=[RED]),
        opponent=Side(battle=["Fear Fang", "Burning Mane"], shields=3),
    )
    game.attack(RED).declare(REDZONE)
    assert game.under(REDZONE) == [RED]
    assert game.is_tapped(REDZONE)
    assert game.zone(OPPONENT, "battle") == ["Burning Mane"]
    # All three shields are broken: there was nothing to choose.
    assert game.zone(OPPONENT, "shields") == []
    assert game.turn_is_over


@pytest.mark.rule("8B.06", "8B.07", "10.04")
@pytest.mark.parametrize(("first", "second", "graveyard"), [(REDZONE_Z, REDZONE, ["Filler"]), (REDZONE, REDZONE_Z, [])])
def test_two_invasions_are_declared_together_and_stacked_in_any_order(
    first: str, second: str, graveyard: list[str]
) -> None:
    game = Scenario(you=Side(hand=[REDZONE, REDZONE_Z], battle=[RED]), opponent=Side(shields=5))
    game.attack(RED).declare(REDZONE, REDZONE_Z)
    game.expect(YOU, "resolve", REDZONE, REDZONE_Z)
    game.choose(first, second)
    assert game.under(second) == [first, RED]
    # Redzone Z's ability triggers only on a creature that is no evolution.
    while game.asked == "resolve":
        game.choose(REDZONE_Z)
    if game.question is not None and game.question.verb == TO_GRAVEYARD:
        game.choose("Filler")
    assert game.zone(OPPONENT, "graveyard") == graveyard


@pytest.mark.rule("11.03", "9.11")
@pytest.mark.parametrize("first", ["The Black Voice", REDZONE])
def test_an_attack_trigger_and_an_invasion_resolve_in_either_order(first: str) -> None:
    black_v = creature(
        "The Black Voice", FIRE | DARKNESS, 6, 6000, "Sonic Command",
        whenever_attacks(discard(opponent_chooses(1, your_opponents(CARDS.in_zone(HAND))))),
    )  # fmt: skip
    game = Scenario(you=Side(hand=[REDZONE], battle=[black_v]), opponent=Side(hand=["Fear Fang"]))
    game.attack(black_v).declare(REDZONE)
    game.expect(YOU, "resolve", "The Black Voice", REDZONE).choose(first)
    if game.asked == "resolve":  # Redzone's own ability has triggered too
        game.choose("The Black Voice")
    assert game.under(REDZONE) == ["The Black Voice"]
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]


@pytest.mark.rule("9.09", "11.28")
def test_nothing_is_declared_after_an_effect_has_resolved() -> None:
    black_v = creature("The Black Voice", FIRE, 6, 6000, "Sonic Command", whenever_attacks(draw(1)))
    game = Scenario(you=Side(hand=[REDZONE], battle=[black_v]), opponent=Side(shields=2))
    game.attack(black_v).expect(YOU, "declare", "no", REDZONE)
    assert len(game.zone(YOU, "hand")) == 1  # the ability of The Black Voice waits
    game.declare()
    assert len(game.zone(YOU, "hand")) == 2
    assert game.asked == "break"
    assert "nothing is being declared" in game.refused(REDZONE, "declare")


@pytest.mark.rule("11.34", "11.05", "9.20")
def test_a_card_that_comes_to_the_hand_during_the_attack_cannot_be_declared_in_it() -> None:
    magand = creature(
        "Shield Taker", FIRE, 6, 6000, "Demon Command",
        whenever_attacks(return_shields(choose(1, your(SHIELDS)), shield_triggers=False)),
    )  # fmt: skip
    game = Scenario(you=Side(battle=[magand], shields=[REDZONE])).attack(magand)
    assert game.zone(YOU, "hand") == [REDZONE]
    assert game.turn_is_over


@pytest.mark.rule("8B.05")
def test_an_invader_does_not_trigger_its_own_attack_ability() -> None:
    onto_it = plain(programs.PUT_THIS_ONTO, "put this", onto_attacker=1, how=BY_INVASION)
    invader = creature(
        "Noisy Invader", FIRE, 5, 6000, "Invader", *[
            Trigger(ATTACKS, "when one attacks", (onto_it,),
                    subject=your(COMMANDS), zones=(HAND,), declared=True),
            whenever_attacks(draw(1)),
        ],
    )  # fmt: skip
    game = Scenario(you=Side(hand=[invader], battle=[FLAG_BEARER])).attack(FLAG_BEARER).declare(invader)
    assert game.zone(YOU, "battle") == ["Noisy Invader"]
    assert game.zone(YOU, "hand") == []


@pytest.mark.rule("8C.13", "10.05", "10.06")
def test_revolution_change_passes_the_attack_on_and_its_put_triggers_follow() -> None:
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


@pytest.mark.rule("10.06")
def test_only_one_final_revolution_a_turn() -> None:
    game = Scenario(
        you=Side(hand=[BUSTER, BUSTER], battle=["Ryusei the Earth", "Levia Than, Flame Dragon Guardian"]),
        opponent=Side(shields=8),
    )
    game.attack("Ryusei the Earth").declare(BUSTER).expect(YOU, "choose").decline()
    game.choose("Filler", "Filler", "Filler")
    game.attack("Levia Than, Flame Dragon Guardian").declare(BUSTER)
    game.expect(YOU, "break")
    assert game.zone(YOU, "battle") == [BUSTER, BUSTER]


def test_revolution_change_needs_a_dragon_of_cost_5_or_more() -> None:
    game = Scenario(you=Side(hand=[BUSTER], battle=[GONTA])).attack(GONTA)
    assert game.turn_is_over


@pytest.mark.rule("9.24", "11.10", "9.15")
def test_revolution_0_trigger_is_declared_with_shields_left_and_fails() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]), opponent=Side(hand=[DOGIRAGON], shields=["Torcon"], deck=["Gogo Jigocchi"])
    )
    game.attack("Fear Fang").declare(DOGIRAGON)
    game.declare()  # Torcon stays in the hand
    assert game.zone(OPPONENT, "hand") == [DOGIRAGON, "Torcon"]
    assert game.zone(OPPONENT, "deck")[0] == "Gogo Jigocchi"


@pytest.mark.rule("2.03", "10.08", "8C.03")
def test_revolution_0_trigger_evolves_the_top_card_and_stops_the_attack() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"]),
        opponent=Side(hand=[DOGIRAGON], shields=0, deck=["Gogo Jigocchi"]),
    )
    game.attack("Fear Fang").declare(DOGIRAGON).choose("Fear Fang")
    assert game.under(DOGIRAGON) == ["Gogo Jigocchi"]
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    game.expect(YOU, "attack with", "no", "Burning Mane")


@pytest.mark.rule("10.08", "7B.15")
def test_revolution_0_trigger_fails_on_another_card() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(hand=[DOGIRAGON], shields=0, deck=["Terror Pit"]))
    game.attack("Fear Fang").declare(DOGIRAGON)
    assert game.winner == YOU
    assert game.zone(OPPONENT, "deck")[0] == "Terror Pit"


def test_kirifudash_summons_carmelewis_after_a_shield_was_broken() -> None:
    game = Scenario(you=Side(hand=["Carmelewis"], mana=filler(fire=2), battle=["Fear Fang"]), opponent=Side(shields=2))
    assert "costs 3, and there is 2" in game.refused("Carmelewis")
    game.attack("Fear Fang").choose("Filler").declare("Carmelewis")
    assert game.zone(YOU, "battle") == ["Fear Fang", "Carmelewis"]
    assert game.untapped_mana(YOU) == 0
    game.attack("Carmelewis")
    assert game.zone(OPPONENT, "shields") == []


def test_kirifudash_fails_after_an_attack_that_broke_nothing() -> None:
    game = Scenario(
        you=Side(hand=["Carmelewis"], mana=filler(fire=2), battle=["Fear Fang"]),
        opponent=Side(battle=[tapped("Burning Mane")]),
    )
    game.attack("Fear Fang", "Burning Mane").declare("Carmelewis")
    assert game.zone(YOU, "hand") == ["Carmelewis"]
    assert game.untapped_mana(YOU) == 2


# ---------------------------------------------------------------------------------------------------------
# Using cards, paying (112, 601)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("5B.32", "12.12")
def test_a_spell_being_cast_is_not_in_the_hand() -> None:
    card = "Scale of Bravery and Love"
    game = Scenario(you=Side(hand=[card, "Fear Fang"], mana=filler(fire=2)))
    game.use(card).choose(0)
    assert game.zone(YOU, "graveyard") == ["Fear Fang", card]
    assert game.zone(YOU, "hand") == ["Filler", "Filler"]


@pytest.mark.rule("5B.34")
def test_a_spell_does_what_it_can() -> None:
    card = "Scale of Bravery and Love"
    game = Scenario(you=Side(hand=[card], mana=filler(fire=2))).use(card).choose(0)
    assert game.zone(YOU, "hand") == ["Filler", "Filler"]  # nothing to discard, and two cards drawn


@pytest.mark.rule("3.20", "12.01")
def test_a_multicoloured_card_is_put_into_mana_tapped() -> None:
    game = Scenario(you=Side(hand=[GONTA, "Fear Fang"]), step=CHARGE_STEP)
    assert game.choose(GONTA).is_tapped(GONTA)


@pytest.mark.rule("5B.09")
def test_one_card_of_mana_gives_one_civilization() -> None:
    game = Scenario(you=Side(hand=[GONTA], mana=[GONTA, *filler(water=6)]))
    assert game.refused(GONTA) == "one card of mana gives only one civilization"
    Scenario(you=Side(hand=[GONTA], mana=[GONTA, *filler(fire=1)])).use(GONTA)


@pytest.mark.rule("5B.05", "5B.08")
def test_why_a_card_cannot_be_used() -> None:
    game = Scenario(
        you=Side(hand=["Comet Missile", "Terror Pit", "Crystal Lancer", "Aqua Vehicle"], mana=filler(water=5, nature=2))
    )
    assert game.refused("Comet Missile") == "no fire mana"
    assert game.refused("Crystal Lancer") == "there is no creature that it can be put on"
    assert game.refused("Aqua Vehicle") == ""
    with pytest.raises(Illegal, match="no darkness mana"):
        game.use("Terror Pit")


@pytest.mark.rule("5B.03", "5B.12", "5B.14")
def test_cocco_gett_takes_up_to_two_off_a_command_dragon_if_its_owner_likes() -> None:
    game = Scenario(you=Side(hand=["Mega Manalock Dragon"], battle=["Cocco Gett, Dragment Lore"], mana=filler(fire=6)))
    game.use("Mega Manalock Dragon").expect(YOU, "cost to pay", "4", "5", "6").choose(5)
    assert game.untapped_mana(YOU) == 1


@pytest.mark.rule("5B.14")
def test_two_cocco_getts_add_up_but_the_floor_holds() -> None:
    cheap = creature("Small Dragon", FIRE, 4, 1000, "Red Command Dragon")
    game = Scenario(
        you=Side(hand=[cheap, "Mega Manalock Dragon"], battle=["Cocco Gett, Dragment Lore"] * 2, mana=filler(fire=3))
    )
    game.use(cheap).expect(YOU, "cost to pay", "1", "2", "3").choose(1)
    game.use("Mega Manalock Dragon")
    assert game.untapped_mana(YOU) == 0


def test_mana_arms_needs_three_fire_cards() -> None:
    game = Scenario(
        you=Side(hand=["Mega Manalock Dragon"], battle=["Cocco Gett, Dragment Lore"], mana=filler(fire=2, water=3))
    )
    assert game.refused("Mega Manalock Dragon") == "not enough mana: it costs 6, and there is 5"


def test_sympathy_stops_at_two() -> None:
    game = Scenario(
        you=Side(
            hand=["Galamuta, Matchless Fear Lord"],
            battle=["Fear Fang"] * 4 + [KODAMANMA] * 2,
            mana=filler(darkness=1, nature=1),
        )
    )
    game.use("Galamuta, Matchless Fear Lord")
    assert game.untapped_mana(YOU) == 0


def test_nikujiru_busher_is_summoned_for_a_creature_a_shield_and_a_card() -> None:
    game = Scenario(
        you=Side(hand=["Nikujiru Busher", "Comet Missile"], battle=[BRAID_CLAW], shields=["Torcon"], deck=["Fear Fang"])
    )
    game.use("Nikujiru Busher")
    game.expect(YOU, "order", BRAID_CLAW, "Torcon", "Comet Missile").choose("Torcon", BRAID_CLAW)
    assert game.zone(YOU, "battle") == ["Nikujiru Busher"]
    # Put there one after the other: the first is the deepest but two.
    assert game.zone(YOU, "deck")[-3:] == ["Torcon", BRAID_CLAW, "Comet Missile"]


@pytest.mark.rule("5B.05")
def test_nikujiru_bushers_other_cost_must_be_payable_as_a_whole() -> None:
    game = Scenario(you=Side(hand=["Nikujiru Busher", "Comet Missile"], battle=[BRAID_CLAW], shields=0))
    assert "costs 6" in game.refused("Nikujiru Busher")


def test_gagaga_is_summoned_for_3_less_or_after_another_fire_creature_for_6_less() -> None:
    game = Scenario(
        you=Side(hand=[GAGAGA, BRAID_CLAW], battle=["Great Sonic"], mana=filler(fire=3)), opponent=Side(shields=3)
    )
    with pytest.raises(Illegal, match="6 less"):
        game.use(GAGAGA, way="6 less")
    game.use(BRAID_CLAW).use(GAGAGA, way="6 less").choose("Great Sonic")
    assert game.untapped_mana(YOU) == 0
    assert game.under(GAGAGA) == ["Great Sonic"]


@pytest.mark.rule("7B.19", "8A.07")
def test_gagaga_must_attack_and_leaves_only_its_top_card() -> None:
    game = Scenario(
        you=Side(hand=[GAGAGA], battle=["Great Sonic", tapped("Fear Fang")], mana=filler(fire=5)),
        opponent=Side(shields=4),
    )
    game.use(GAGAGA, way="3 less")
    # There is nothing else to do than to attack: nobody was asked.
    game.attack(GAGAGA).expect(YOU, "break").choose("Filler", "Filler")
    assert game.zone(YOU, "graveyard") == [GAGAGA]
    assert game.zone(YOU, "battle") == ["Great Sonic", "Fear Fang"]
    # Its leaving untapped everything: both may attack.
    assert game.can_choose("Great Sonic") and game.can_choose("Fear Fang")


def test_gogogo_brand_costs_nothing_as_the_only_card_in_the_hand() -> None:
    game = Scenario(
        you=Side(hand=["Gogogo Brand"], mana=filler(fire=1), deck=["Torcon"]),
        opponent=Side(battle=["Fear Fang", BOMBAZAR, "Crystal Lancer"]),
    )
    game.use("Gogogo Brand")
    assert game.untapped_mana(YOU) == 1
    game.choose("Torcon")
    assert game.refused("Crystal Lancer") == "its power is 8000"
    game.choose("Fear Fang")
    assert game.zone(OPPONENT, "battle") == [BOMBAZAR, "Crystal Lancer"]


def test_gogogo_brand_is_dear_with_another_card_in_the_hand() -> None:
    game = Scenario(you=Side(hand=["Gogogo Brand", "Torcon"], mana=filler(fire=1)))
    assert "costs 7" in game.refused("Gogogo Brand")


@pytest.mark.rule("7B.01", "7B.02", "7B.03", "7B.04", "4.19")
def test_an_evolution_creature_keeps_the_tapped_state_of_its_base() -> None:
    game = Scenario(you=Side(hand=["Crystal Lancer"], battle=[tapped("Aqua Hulcus")], mana=filler(water=6)))
    game.use("Crystal Lancer")
    assert game.is_tapped("Crystal Lancer")
    assert game.power("Crystal Lancer") == 8000


@pytest.mark.rule("7B.05", "7B.06", "3.39")
def test_an_evolution_creature_attacks_at_once_even_on_a_sick_creature() -> None:
    """X.20: whoever is named anywhere is exempt."""
    game = Scenario(you=Side(hand=["Crystal Lancer"], battle=[sick("Aqua Hulcus")], mana=filler(water=6)))
    game.use("Crystal Lancer").attack("Crystal Lancer")
    assert game.zone(OPPONENT, "shields") == []


# ---------------------------------------------------------------------------------------------------------
# Attacking, blocking, battles (115, 505-508)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("3.37", "7A.04", "8A.02", "8A.03", "4.18")
def test_what_cannot_attack_and_what_cannot_be_attacked() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", sick("Aqua Hulcus"), tapped("Torcon"), "Aqua Guard"]),
        opponent=Side(battle=["Corile", tapped("Burning Mane")]),
    )
    assert game.refused("Aqua Hulcus") == "it has summoning sickness"
    assert game.refused("Torcon") == "it is tapped"
    assert game.refused("Aqua Guard") == "it can't attack"
    assert game.refused("Corile", "be attacked") == "it is untapped"
    with pytest.raises(Illegal, match="it is untapped"):
        game.attack("Fear Fang", "Corile")


@pytest.mark.rule("8A.05", "8D.06")
def test_attack_triggers_come_before_blocking() -> None:
    game = Scenario(you=Side(battle=["Horrid Worm"]), opponent=Side(hand=["Torcon"], battle=["Hunter Fish"]))
    game.attack("Horrid Worm").expect(OPPONENT, "block with", "no", "Hunter Fish")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


def test_of_two_blockers_both_tap_and_the_last_one_blocks() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=["Aqua Guard", "Hunter Fish", "Phantom Fish"]))
    game.attack("Fear Fang").block("Aqua Guard", "Phantom Fish")
    assert game.is_tapped("Aqua Guard") and game.is_tapped("Phantom Fish") and not game.is_tapped("Hunter Fish")
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    assert game.zone(OPPONENT, "battle") == ["Aqua Guard", "Hunter Fish", "Phantom Fish"]


@pytest.mark.rule("8D.01", "8D.03", "8D.04")
def test_who_can_block() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(battle=[sick("Aqua Guard"), tapped("Hunter Fish"), "Torcon", sealed("Phantom Fish", 1)]),
    )
    game.attack("Fear Fang").expect(OPPONENT, "block with", "no", "Aqua Guard")
    assert game.refused("Hunter Fish") == "it is tapped"
    assert game.refused("Torcon") == "it has no blocker"
    assert "sealed" in game.refused("Phantom Fish")


@pytest.mark.rule("8C.11")
def test_a_blocked_attacker_stays_blocked_though_its_blocker_leaves() -> None:
    pusher = creature(
        "Pusher", WATER, 3, 3000, "",
        Trigger(BECOMES_BLOCKED, "when blocked", (return_to_hand(choose(1, CREATURES.having(BLOCKER))),)),
    )  # fmt: skip
    game = Scenario(you=Side(battle=[pusher]), opponent=Side(battle=["Hunter Fish"]))
    game.attack(pusher).block("Hunter Fish")
    assert game.zone(OPPONENT, "hand") == ["Hunter Fish"]
    assert len(game.zone(OPPONENT, "shields")) == 1


def test_the_attacked_creature_does_not_block_for_itself() -> None:
    game = Scenario(you=Side(battle=["Bazagazeal Dragon"]), opponent=Side(battle=["Hunter Fish", "Aqua Guard"]))
    game.attack("Bazagazeal Dragon", "Hunter Fish").expect(OPPONENT, "block with", "no", "Aqua Guard")
    assert game.refused("Hunter Fish") == "it is the attacked creature itself"


@pytest.mark.rule("8E.01", "8E.04")
def test_equal_power_destroys_both() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped("Horrid Worm"), tapped("Hunter Fish")])
    )
    game.attack("Fear Fang", "Hunter Fish").end_turn()
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    assert game.zone(OPPONENT, "graveyard") == ["Hunter Fish"]


def test_bloody_squito_is_destroyed_after_it_has_won() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=["Bloody Squito"]))
    game.attack("Fear Fang").block("Bloody Squito")
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    assert game.zone(OPPONENT, "graveyard") == ["Bloody Squito"]


def test_bloody_squito_does_not_win_against_equal_power() -> None:
    game = Scenario(you=Side(battle=[RED]), opponent=Side(battle=["Bloody Squito"]))
    game.attack(RED).block("Bloody Squito")
    assert game.zone(YOU, "graveyard") == [RED]
    assert game.zone(OPPONENT, "graveyard") == ["Bloody Squito"]


@pytest.mark.rule("8E.05", "10.29")
def test_slayer_destroys_the_winner_too() -> None:
    wasp = creature("Poison Wasp", DARKNESS, 2, 1000, "", slayer)
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped(wasp)]))
    game.attack("Fear Fang", wasp)
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    assert game.zone(OPPONENT, "graveyard") == ["Poison Wasp"]


@pytest.mark.rule("8D.07")
def test_crystal_lancer_cannot_be_blocked() -> None:
    game = Scenario(you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus")]), opponent=Side(battle=["Hunter Fish"]))
    game.attack("Crystal Lancer")
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("8C.04", "8C.11")
def test_the_attack_is_over_when_the_attacked_creature_leaves() -> None:
    sweeper = creature("Sweeper", FIRE, 3, 3000, "", whenever_attacks(destroy(choose(1, your_opponents(CREATURES)))))
    game = Scenario(you=Side(battle=[sweeper]), opponent=Side(battle=[tapped("Torcon")]))
    game.attack(sweeper, "Torcon")
    assert game.is_tapped(sweeper)
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("3.42", "3.27", "10.22")
def test_a_tap_ability_is_not_for_sick_creatures_nor_for_those_that_must_attack() -> None:
    forced = creature(
        "Restless Tinkerer", FIRE, 2, 1000, "",
        attacks_each_turn, tap_ability(destroy(choose(1, your_opponents(CREATURES)))),
    )  # fmt: skip
    opponent = Side(battle=["Hunter Fish"])
    game = Scenario(you=Side(battle=[SCREWDRIVER]), opponent=opponent).tap_ability(SCREWDRIVER)
    assert game.zone(OPPONENT, "graveyard") == ["Hunter Fish"]
    with pytest.raises(Illegal, match="sickness"):
        Scenario(you=Side(battle=[sick(SCREWDRIVER), "Fear Fang"]), opponent=opponent).tap_ability(SCREWDRIVER)
    with pytest.raises(Illegal):
        Scenario(you=Side(battle=[forced, "Fear Fang"]), opponent=opponent).tap_ability(forced)


@pytest.mark.rule("8A.07")
def test_braid_claw_must_attack_if_it_can() -> None:
    game = Scenario(you=Side(battle=[BRAID_CLAW, "Fear Fang"]), opponent=Side(shields=3))
    game.expect(YOU, "attack with", BRAID_CLAW, "Fear Fang")
    with pytest.raises(Illegal):
        game.end_turn()
    game.attack("Fear Fang").choose("Filler")  # in which order is free
    game.choose("Filler")
    assert game.is_tapped(BRAID_CLAW)
    assert Scenario(you=Side(battle=[sick(BRAID_CLAW)])).turn_is_over


def test_hop_churis_attacks_only_after_another_creature() -> None:
    game = Scenario(you=Side(battle=["Hop Churis", "Fear Fang"]), opponent=Side(shields=3))
    assert game.refused("Hop Churis") == "it can't attack"
    game.attack("Fear Fang").choose("Filler")
    game.expect(YOU, "attack with", "no", "Hop Churis")


@pytest.mark.rule("3.41", "10.27")
def test_great_sonic_is_a_speed_attacker_with_at_most_one_card_in_the_hand() -> None:
    few, many = (Scenario(you=Side(hand=number, battle=[sick("Great Sonic"), "Torcon"])) for number in (1, 2))
    assert many.refused("Great Sonic") == "it has summoning sickness"
    few.attack("Great Sonic")
    assert few.zone(OPPONENT, "shields") == []


def test_great_sonic_returns_at_the_end_of_the_turn_if_untapped() -> None:
    game = Scenario(you=Side(battle=["Great Sonic"])).end_turn()
    assert game.zone(YOU, "hand") == ["Great Sonic"]


@pytest.mark.rule("3.06")
def test_bunbun_churis_stays_tapped() -> None:
    game = Scenario(you=Side(battle=[tapped("Bunbun Churis"), tapped("Fear Fang")]), step=START_STEP)
    assert game.is_tapped("Bunbun Churis")
    assert not game.is_tapped("Fear Fang")


def test_the_zet_is_destroyed_at_the_end_of_a_turn_in_which_it_attacked() -> None:
    zet = "The Zet, Lightning Sonic"
    game = Scenario(you=Side(battle=[zet]), opponent=Side(shields=2)).attack(zet)
    assert game.zone(YOU, "graveyard") == [zet]
    assert Scenario(you=Side(battle=[zet])).end_turn().zone(YOU, "battle") == [zet]


def test_polligon_returns_only_if_it_broke_a_shield() -> None:
    polligon = "Hearty Cap'n Polligon"
    assert Scenario(you=Side(battle=[polligon])).attack(polligon).zone(YOU, "hand") == [polligon]
    game = Scenario(you=Side(battle=[polligon]), opponent=Side(battle=[tapped("Torcon")]))
    assert game.attack(polligon, "Torcon").zone(YOU, "battle") == [polligon]


# ---------------------------------------------------------------------------------------------------------
# Forbidden (7I, 116)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("7I.03", "7I.14", "10.41")
def test_a_command_removes_exactly_one_seal() -> None:
    game = Scenario(you=Side(hand=[RED], mana=filler(fire=4), battle=[sealed(SEALED_X, 3)]))
    game.use(RED)
    assert game.seals(SEALED_X) == 2
    assert len(game.zone(YOU, "graveyard")) == 1


@pytest.mark.rule("7I.03")
def test_a_command_of_another_civilization_removes_none() -> None:
    angel = creature("Lone Angel", LIGHT, 4, 4000, "Angel Command")
    game = Scenario(you=Side(hand=[angel], mana=filler(light=4), battle=[sealed(SEALED_X, 3)])).use(angel)
    assert game.seals(SEALED_X) == 3


@pytest.mark.rule("7I.05", "7I.06", "7I.07", "7I.10", "10.40")
def test_the_last_seal_liberates_dokindam_who_seals_the_opponents_creatures() -> None:
    game = Scenario(
        you=Side(hand=[RED], mana=filler(fire=4), battle=[sealed(SEALED_X, 1)]),
        opponent=Side(battle=["Hunter Fish", pile("Crystal Lancer", "Aqua Hulcus")], shields=4, deck=12),
    )
    game.use(RED)
    assert game.zone(YOU, "battle") == [DOKINDAM, RED]
    assert (game.seals("Hunter Fish"), game.seals("Crystal Lancer")) == (1, 1)
    assert len(game.zone(OPPONENT, "deck")) == 10
    # It was not put: it has no sickness. The sealed blocker is not there to block.
    game.attack(DOKINDAM).choose("Filler", "Filler", "Filler")
    assert len(game.zone(OPPONENT, "shields")) == 1


def test_only_spells_of_cost_5_or_more_of_the_opponent_choose_dokindam() -> None:
    game = Scenario(
        you=Side(hand=["Spiral Gate", "Terror Pit"], mana=filler(water=2, darkness=6)),
        opponent=Side(battle=[DOKINDAM, "Torcon", "Fear Fang"]),
    )
    game.use("Spiral Gate")
    assert game.refused(DOKINDAM) == "it can't be chosen by Spiral Gate"
    game.choose("Torcon").use("Terror Pit", DOKINDAM)
    assert (game.winner, game.reason) == (YOU, "card effect")


@pytest.mark.rule("2.09", "7I.08")
def test_dokindam_outside_the_battle_zone_loses_the_game_for_its_owner() -> None:
    game = Scenario(you=Side(hand=["Spiral Gate"], mana=filler(water=2), battle=[DOKINDAM, "Torcon"]))
    game.use("Spiral Gate", DOKINDAM)  # one's own spell may choose it
    assert (game.winner, game.reason) == (OPPONENT, "card effect")


@pytest.mark.rule("7I.11")
def test_the_sealed_impulse_is_no_creature_and_cannot_be_chosen_as_one() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=[sealed(SEALED_X, 2), "Torcon"])
    )
    game.use("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.rule("7I.13")
def test_sealing_can_empty_a_deck() -> None:
    game = Scenario(
        you=Side(hand=[RED], mana=filler(fire=4), battle=[sealed(SEALED_X, 1)]),
        opponent=Side(battle=["Hunter Fish"], deck=exactly("Torcon")),
    )
    game.use(RED)
    assert (game.winner, game.reason) == (YOU, "deck out")


# ---------------------------------------------------------------------------------------------------------
# Cards moving, replacements, what they find
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("7B.09", "7B.10", "11.62", "12.07")
def test_soulswap_puts_a_whole_pile_into_mana_and_one_of_its_cards_back() -> None:
    game = Scenario(
        you=Side(hand=["Soulswap"], mana=filler(nature=3)),
        opponent=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus")], mana=filler(water=1)),
    )
    game.use("Soulswap", "Crystal Lancer")
    # Three cards are in that mana zone: Aqua Hulcus costs 3. The evolution creature may not come back.
    assert game.zone(OPPONENT, "battle") == ["Aqua Hulcus"]
    game.expect(OPPONENT, "may").decline()
    assert sorted(game.zone(OPPONENT, "mana")) == ["Crystal Lancer", "Water Filler"]


@pytest.mark.rule("4.15", "12.04")
def test_a_card_tapped_in_mana_arrives_untapped() -> None:
    game = Scenario(you=Side(hand=["Soulswap"], mana=[tapped("Fear Fang"), *filler(nature=3)], battle=["Torcon"]))
    game.use("Soulswap", "Torcon", "Fear Fang")
    assert not game.is_tapped("Fear Fang")
    assert game.refused("Fear Fang", "attack") == "it has summoning sickness"


@pytest.mark.rule("12.10")
def test_terradragon_enters_instead_of_being_discarded_on_the_opponents_turn() -> None:
    game = Scenario(you=Side(hand=["Lost Soul"], mana=filler(darkness=7)), opponent=Side(hand=[TERRADRAGON, "Torcon"]))
    game.use("Lost Soul").expect(OPPONENT, "instead").accept()
    assert game.zone(OPPONENT, "battle") == [TERRADRAGON]
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


def test_terradragon_is_discarded_on_its_owners_own_turn() -> None:
    card = "Scale of Bravery and Love"
    game = Scenario(you=Side(hand=[card, TERRADRAGON], mana=filler(fire=2))).use(card).choose(0)
    assert game.where(TERRADRAGON) == "graveyard"


def test_ryusei_triggers_when_the_opponent_discards_it() -> None:
    game = Scenario(
        you=Side(hand=["Lost Soul"], mana=filler(darkness=7)),
        opponent=Side(hand=["Ryusei the Earth"], deck=["Torcon"]),
    )
    game.use("Lost Soul").expect(OPPONENT, "choose one", "0", "1").choose(1)
    assert game.zone(OPPONENT, "mana") == ["Torcon"]


def test_ryusei_does_not_trigger_when_its_owner_discards_it() -> None:
    card = "Scale of Bravery and Love"
    game = Scenario(you=Side(hand=[card, "Ryusei the Earth"], mana=filler(fire=2))).use(card).choose(0)
    assert game.turn_is_over


def test_red_end_brings_back_a_card_that_was_under_it() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=[pile(RED_END, RED)], graveyard=["The Zet, Lightning Sonic"]),
    )
    game.use("Terror Pit")
    game.expect(OPPONENT, "choose", "no", RED)
    assert game.refused(opponents("The Zet, Lightning Sonic")) == "it was not under that creature"
    game.choose(RED)
    assert game.zone(OPPONENT, "battle") == [RED]


def test_redzone_destroys_all_creatures_of_the_highest_power() -> None:
    game = Scenario(
        you=Side(hand=[REDZONE], mana=filler(fire=6), battle=[RED]),
        opponent=Side(battle=["Fear Fang", "Torcon", "Hunter Fish", sealed("Crystal Lancer", 1)]),
    )
    game.use(REDZONE)
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Fear Fang", "Hunter Fish"]


def test_mega_manalock_taps_a_card_of_each_civilization_and_they_stay_tapped() -> None:
    game = Scenario(
        you=Side(hand=["Mega Manalock Dragon"], mana=filler(fire=6)),
        opponent=Side(mana=filler(fire=1, water=2), hand=1),
    )
    game.use("Mega Manalock Dragon").expect(YOU, "choose", "Water Filler", "Water Filler").choose("Water Filler#2")
    assert game.untapped_mana(OPPONENT) == 1
    game.next_turn()
    assert game.is_tapped(opponents("Fire Filler"))
    assert game.is_tapped(opponents("Water Filler#2")) and not game.is_tapped(opponents("Water Filler#1"))


def test_swine_snout_grows_with_the_opponents_creatures_too() -> None:
    game = Scenario(
        you=Side(hand=["Fear Fang"], mana=filler(nature=3), battle=["Torcon"]), opponent=Side(battle=[SWINE_SNOUT])
    )
    assert game.power(SWINE_SNOUT) == 1000
    game.use("Fear Fang")
    assert game.power(SWINE_SNOUT) == 4000
    assert game.next_turn().power(SWINE_SNOUT) == 1000


@pytest.mark.rule("12.05")
def test_swine_snouts_power_is_gone_when_it_leaves_and_returns() -> None:
    game = Scenario(
        you=Side(hand=["Fear Fang", "Spiral Gate", SWINE_SNOUT], mana=filler(nature=5, water=2), battle=[SWINE_SNOUT])
    )
    game.use("Fear Fang").use("Spiral Gate", SWINE_SNOUT).use(SWINE_SNOUT)
    assert game.power(SWINE_SNOUT) == 1000


def test_hells_scrapper_counts_the_total_power() -> None:
    game = Scenario(
        you=Side(hand=["Hell's Scrapper"], mana=filler(fire=7)),
        opponent=Side(battle=["Fear Fang", "Burning Mane", "Torcon", BOMBAZAR]),
    )
    game.use("Hell's Scrapper").expect(YOU, "choose", "no", "Fear Fang", "Burning Mane", "Torcon")
    game.choose("Fear Fang")
    assert game.refused("Fear Fang") == "it is chosen already"
    game.choose("Burning Mane")
    assert game.zone(OPPONENT, "battle") == ["Torcon", BOMBAZAR]


@pytest.mark.rule("12.15")
def test_judgement_destroys_on_both_sides_and_draws_up_to_that_many() -> None:
    game = Scenario(
        you=Side(hand=[JUDGEMENT], mana=filler(fire=3, water=3), battle=["Fear Fang"]),
        opponent=Side(battle=["Torcon", "Phantom Fish"]),
    )
    game.use(JUDGEMENT).accept().accept()
    assert game.zone(YOU, "hand") == ["Filler", "Filler"]
    assert game.zone(OPPONENT, "battle") == ["Phantom Fish"]


@pytest.mark.rule("6B.37", "10.17")
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_slash_charger_searches_either_deck_and_goes_to_mana(player: int) -> None:
    side = Side(deck=["Fear Fang", "Torcon"])
    game = Scenario(you=Side(hand=["Slash Charger"], mana=filler(darkness=3), deck=side.deck), opponent=side)
    game.use("Slash Charger", player).choose(opponents("Torcon") if player == OPPONENT else "Torcon")
    assert game.zone(player, "graveyard") == ["Torcon"]
    assert game.where("Slash Charger") == "mana"
    assert not game.is_tapped("Slash Charger")


def test_dual_fang_charges_two_cards() -> None:
    game = Scenario(
        you=Side(hand=["Fighter Dual Fang"], mana=filler(nature=6), battle=["Torcon"], deck=["Fear Fang", "Corile"])
    )
    game.use("Fighter Dual Fang")
    assert game.zone(YOU, "mana")[-2:] == ["Fear Fang", "Corile"]


def test_scarlet_skyterror_destroys_its_owners_blockers_too() -> None:
    game = Scenario(
        you=Side(hand=["Scarlet Skyterror"], mana=filler(fire=8), battle=["Aqua Guard"]),
        opponent=Side(battle=["Hunter Fish", "Fear Fang"]),
    )
    game.use("Scarlet Skyterror")
    assert game.zone(YOU, "battle") == ["Scarlet Skyterror"]
    assert game.zone(OPPONENT, "battle") == ["Fear Fang"]


def test_crystal_paladin_returns_all_blockers() -> None:
    game = Scenario(
        you=Side(hand=["Crystal Paladin"], mana=filler(water=4), battle=["Aqua Hulcus", "Hunter Fish"]),
        opponent=Side(battle=["Hunter Fish", "Fear Fang"]),
    )
    game.use("Crystal Paladin")
    assert game.zone(YOU, "hand") == ["Hunter Fish"]
    assert game.zone(OPPONENT, "hand") == ["Hunter Fish"]


def test_crystal_paladin_on_a_blocker_is_no_blocker_itself() -> None:
    game = Scenario(you=Side(hand=["Crystal Paladin"], mana=filler(water=4), battle=["Aqua Guard"]))
    game.use("Crystal Paladin")
    assert game.zone(YOU, "battle") == ["Crystal Paladin"]
    assert not game.has("Crystal Paladin", BLOCKER)


def test_barkwhip_strengthens_other_beast_folk_while_it_is_tapped() -> None:
    barkwhip = "Barkwhip, the Smasher"
    game = Scenario(you=Side(battle=[pile(barkwhip, "Torcon"), "Fear Fang"]), opponent=Side(battle=["Torcon"]))
    assert game.power("Fear Fang") == 3000
    game.attack(barkwhip)
    assert game.power("Fear Fang") == 5000
    assert game.power(barkwhip) == 5000
    assert game.power(opponents("Torcon")) == 1000


def test_rothus_destroys_ones_own_first_and_may_be_itself() -> None:
    game = Scenario(
        you=Side(hand=["Rothus, the Traveler"], mana=filler(fire=4)),
        opponent=Side(battle=["Fear Fang", "Torcon"]),
    )
    game.use("Rothus, the Traveler").expect(OPPONENT, "choose", "Fear Fang", "Torcon").choose("Torcon")
    assert game.zone(YOU, "graveyard") == ["Rothus, the Traveler"]
    assert game.zone(OPPONENT, "battle") == ["Fear Fang"]


def test_corile_puts_a_pile_on_the_deck_in_its_owners_order() -> None:
    triple = pile("Crystal Lancer", "Crystal Paladin", "Aqua Hulcus")
    game = Scenario(you=Side(hand=["Corile"], mana=filler(water=5)), opponent=Side(battle=[triple], deck=["Torcon"]))
    game.use("Corile").expect(OPPONENT, "order", "Crystal Lancer", "Crystal Paladin", "Aqua Hulcus")
    # Put there one after the other: the last one is the new top card.
    game.choose("Crystal Paladin", "Crystal Lancer")
    assert game.zone(OPPONENT, "deck")[:4] == ["Aqua Hulcus", "Crystal Lancer", "Crystal Paladin", "Torcon"]


def test_death_smoke_chooses_only_untapped_creatures() -> None:
    game = Scenario(
        you=Side(hand=["Death Smoke"], mana=filler(darkness=4)),
        opponent=Side(battle=[tapped("Fear Fang"), "Torcon", "Corile"]),
    )
    game.use("Death Smoke")
    assert game.refused("Fear Fang") == "it is tapped"
    game.choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.rule("8E.07")
def test_macallan_fights_with_a_thousand_more() -> None:
    macallan = "Macallan, Explosive Flame Shooter"
    game = Scenario(you=Side(hand=[macallan], mana=filler(fire=3)), opponent=Side(battle=["Fear Fang", "Torcon"]))
    game.use(macallan, "Fear Fang")
    assert game.power(macallan) == 3000
    assert game.zone(YOU, "battle") == [macallan]
    assert game.zone(OPPONENT, "battle") == ["Torcon"]


def test_levia_than_puts_a_cheap_creature_from_mana_when_put_and_when_destroyed() -> None:
    levia = "Levia Than, Flame Dragon Guardian"
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=[levia], mana=[GONTA, BOMBAZAR]),
    )
    game.use("Terror Pit").expect(OPPONENT, "choose", "no", GONTA).choose(GONTA)
    assert game.zone(OPPONENT, "battle") == [GONTA]


@pytest.mark.rule("3.12", "3.11")
def test_the_first_player_does_not_draw_on_the_first_turn() -> None:
    first = Scenario(you=Side(hand=1), turn_number=1, step=START_STEP)
    later = Scenario(you=Side(hand=1), turn_number=2, step=START_STEP)
    assert (len(first.zone(YOU, "hand")), len(later.zone(YOU, "hand"))) == (1, 2)


@pytest.mark.rule("3.41", "8F.06", "10.25", "10.27")
def test_a_speed_attacker_attacks_at_once_and_breaks_what_shields_there_are() -> None:
    runner = creature("Great Runner", FIRE, 5, 5000, "", speed_attacker, triple_breaker, cant_be_blocked)
    game = Scenario(you=Side(hand=[runner], mana=filler(fire=5)), opponent=Side(shields=2, battle=["Hunter Fish"]))
    game.use(runner).attack(runner)
    assert game.zone(OPPONENT, "shields") == []


# ---------------------------------------------------------------------------------------------------------
# More of the eight decks
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("2.13")
def test_the_turns_own_draw_can_lose_the_game() -> None:
    game = Scenario(you=Side(hand=["Torcon"], deck=exactly("Fear Fang")), step=START_STEP)
    assert (game.winner, game.reason) == (OPPONENT, "deck out")
    assert game.zone(YOU, "mana") == []


@pytest.mark.rule("7I.03", "10.04")
def test_a_command_that_invades_removes_a_seal_too() -> None:
    game = Scenario(you=Side(hand=[REDZONE], battle=[sealed(SEALED_X, 3), RED])).attack(RED).declare(REDZONE)
    assert game.seals(SEALED_X) == 2


@pytest.mark.rule("7I.14")
def test_the_owner_picks_which_card_loses_the_seal() -> None:
    game = Scenario(you=Side(hand=[RED], mana=filler(fire=4), battle=[sealed(SEALED_X, 3), sealed(BRAID_CLAW, 2)]))
    game.use(RED).expect(YOU, "remove a seal from", SEALED_X, BRAID_CLAW).choose(BRAID_CLAW)
    assert (game.seals(SEALED_X), game.seals(BRAID_CLAW)) == (3, 1)


@pytest.mark.rule("7I.10")
def test_a_sealed_creature_is_not_there() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[sealed(BRAID_CLAW, 1), "Torcon"]),
        opponent=Side(battle=[sealed("Corile", 1), "Fear Fang"]),
    )
    assert "sealed" in game.refused(BRAID_CLAW, "attack")
    game.use("Terror Pit").expect(YOU, "attack with", "no", "Torcon")  # one creature only: nothing to choose
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]


def test_a_dragonoid_is_no_dragon() -> None:
    game = Scenario(
        you=Side(
            hand=["Dimension Splitter"], mana=filler(darkness=3), graveyard=[BRAID_CLAW, BOMBAZAR, "Bazagazeal Dragon"]
        )
    )
    game.use("Dimension Splitter").accept()
    assert sorted(game.zone(YOU, "hand")) == ["Bazagazeal Dragon", BOMBAZAR]
    assert game.zone(YOU, "graveyard") == [BRAID_CLAW]


def test_aqua_sniper_returns_up_to_two_of_either_side() -> None:
    game = Scenario(
        you=Side(hand=["Aqua Sniper"], mana=filler(water=8), battle=["Torcon"]), opponent=Side(battle=["Corile"])
    )
    game.use("Aqua Sniper").expect(YOU, "choose", "no", "Torcon", "Aqua Sniper", "Corile")
    game.choose("Corile").enough()
    assert game.zone(OPPONENT, "hand") == ["Corile"]
    assert game.zone(YOU, "battle") == ["Torcon", "Aqua Sniper"]


def test_spiral_gate_must_return_a_creature_and_aqua_surfer_may() -> None:
    game = Scenario(you=Side(hand=["Spiral Gate"], mana=filler(water=2), battle=["Torcon", "Corile"]))
    with pytest.raises(Illegal):
        game.use("Spiral Gate").decline()
    game = Scenario(you=Side(hand=["Aqua Surfer"], mana=filler(water=6), battle=["Torcon"])).use("Aqua Surfer")
    assert game.decline().zone(YOU, "battle") == ["Torcon", "Aqua Surfer"]


def test_volcanic_arrows_takes_a_shield_of_its_owner_even_without_a_creature() -> None:
    game = Scenario(you=Side(hand=["Volcanic Arrows"], mana=filler(fire=2), shields=["Torcon", "Corile"]))
    game.use("Volcanic Arrows").choose("Corile")
    assert game.zone(YOU, "graveyard") == ["Corile", "Volcanic Arrows"]
    assert game.zone(YOU, "shields") == ["Torcon"]


def test_comet_missile_sees_blockers_only() -> None:
    game = Scenario(
        you=Side(hand=["Comet Missile"], mana=filler(fire=1)),
        opponent=Side(battle=["Hunter Fish", "Torcon", "Phantom Fish", "Holy, Flash Guardian"]),
    )
    game.use("Comet Missile").expect(YOU, "choose", "Hunter Fish", "Phantom Fish", "Holy, Flash Guardian")
    assert game.refused("Torcon") == "it has no blocker"


def test_sniper_mosquito_must_return_a_card_from_its_owners_mana() -> None:
    game = Scenario(you=Side(battle=["Sniper Mosquito"], mana=["Torcon", "Corile"]), opponent=Side(mana=["Fear Fang"]))
    game.attack("Sniper Mosquito").expect(YOU, "choose", "Torcon", "Corile").choose("Corile")
    assert game.zone(YOU, "hand") == ["Corile"]


def test_pyrofighter_magnus_attacks_at_once_and_returns() -> None:
    game = Scenario(you=Side(hand=["Pyrofighter Magnus"], mana=filler(fire=3)))
    game.use("Pyrofighter Magnus").attack("Pyrofighter Magnus")
    assert game.zone(OPPONENT, "shields") == []
    assert game.zone(YOU, "hand") == ["Pyrofighter Magnus"]


def test_the_mach_takes_an_evolution_creature_from_the_top_four() -> None:
    mach = "The Mach, Lightning Sonic"
    game = Scenario(you=Side(hand=[mach], mana=filler(fire=5), deck=["Torcon", REDZONE, RED, "Corile", RED_END]))
    game.use(mach).expect(YOU, "choose", "no", REDZONE).choose(REDZONE)
    game.expect(YOU, "order", "Torcon", RED, "Corile").choose("Corile", RED)
    assert game.zone(YOU, "hand") == [REDZONE]
    assert game.zone(YOU, "deck")[0] == RED_END
    assert game.zone(YOU, "deck")[-3:] == ["Corile", RED, "Torcon"]


def test_bakuadorgan_takes_a_dragon_or_puts_the_card_on_the_bottom() -> None:
    dragon, other = (
        Scenario(you=Side(battle=["Bakuadorgan, Passion Dragon"], deck=[top])).attack("Bakuadorgan, Passion Dragon")
        for top in (BOMBAZAR, BRAID_CLAW)
    )
    assert dragon.zone(YOU, "hand") == [BOMBAZAR]
    assert (other.zone(YOU, "hand"), other.zone(YOU, "deck")[-1]) == ([], BRAID_CLAW)


def test_rumbling_terahorn_finds_any_creature_and_need_not() -> None:
    game = Scenario(
        you=Side(hand=["Rumbling Terahorn"], mana=filler(nature=5), deck=exactly("Terror Pit", "Corile", "Torcon"))
    )
    game.use("Rumbling Terahorn").expect(YOU, "choose", "no", "Corile", "Torcon")
    assert game.refused("Terror Pit", "choose") == "it is not a card of the kind that the text speaks of"
    game.choose("Torcon")
    assert game.zone(YOU, "hand") == ["Torcon"]


def test_a_shield_trigger_can_remove_the_next_attacker() -> None:
    game = Scenario(you=Side(battle=["Fear Fang", "Corile"]), opponent=Side(shields=["Terror Pit"]))
    game.attack("Fear Fang").declare("Terror Pit").choose("Corile")
    assert game.turn_is_over
    assert game.zone(YOU, "battle") == ["Fear Fang"]


def test_an_attacker_removed_by_a_shield_trigger_still_ends_its_attack() -> None:
    game = Scenario(
        you=Side(hand=["Carmelewis"], mana=filler(fire=2), battle=["Fear Fang"]),
        opponent=Side(shields=["Terror Pit", "Torcon"]),
    )
    game.attack("Fear Fang").choose("Terror Pit").declare("Terror Pit")
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    game.declare("Carmelewis")  # the attack of one of your creatures broke a shield
    assert game.zone(YOU, "battle") == ["Carmelewis"]


def test_holy_taps_the_other_attackers() -> None:
    game = Scenario(you=Side(battle=["Fear Fang", "Corile"]), opponent=Side(shields=["Holy, Flash Guardian", "Torcon"]))
    game.attack("Fear Fang").choose("Holy, Flash Guardian").declare("Holy, Flash Guardian")
    assert game.is_tapped("Corile")
    assert game.turn_is_over


@pytest.mark.rule("10.28")
def test_garkago_grows_with_fire_creatures_and_attacks_untapped_ones() -> None:
    game = Scenario(you=Side(battle=["Garkago Dragon", BRAID_CLAW, RED, "Torcon"]), opponent=Side(battle=["Corile"]))
    assert game.power("Garkago Dragon") == 8000
    game.attack("Garkago Dragon", "Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


def test_metalwing_destroys_a_blocker_before_it_can_block() -> None:
    game = Scenario(you=Side(battle=["Metalwing Skyterror"]), opponent=Side(battle=["Hunter Fish"], shields=2))
    game.attack("Metalwing Skyterror").choose("Hunter Fish")
    assert game.zone(OPPONENT, "shields") == []


def test_dreaming_moon_knife_may_charge_a_card() -> None:
    game = Scenario(you=Side(hand=["Dreaming Moon Knife", GONTA], mana=filler(nature=2))).use("Dreaming Moon Knife")
    assert game.choose(GONTA).is_tapped(GONTA)


@pytest.mark.rule("11.27", "9.13")
def test_a_declared_invasion_must_be_carried_out() -> None:
    game = Scenario(you=Side(hand=[RED_END], battle=[RED]), opponent=Side(shields=3)).attack(RED).declare(RED_END)
    game.expect(YOU, "break")
    assert game.under(RED_END) == [RED]


@pytest.mark.rule("11.08", "9.21")
def test_an_invasion_that_does_not_fit_the_attacker_cannot_be_declared() -> None:
    game = Scenario(you=Side(hand=[REDZONE], battle=[BRAID_CLAW]), opponent=Side(shields=2)).attack(BRAID_CLAW)
    game.expect(YOU, "break")
    assert game.zone(YOU, "hand") == [REDZONE]


@pytest.mark.rule("8C.06")
def test_nothing_is_declared_against_an_attack_that_is_off() -> None:
    coward = creature("Coward", FIRE, 3, 3000, "", whenever_attacks(return_to_hand(THIS)))
    game = Scenario(you=Side(battle=[coward]), opponent=Side(hand=[DOGIRAGON], shields=0, deck=["Gogo Jigocchi"]))
    game.attack(coward)
    assert game.turn_is_over and not game.over
    assert game.zone(OPPONENT, "hand") == [DOGIRAGON]


@pytest.mark.rule("3.02", "3.03", "3.04", "3.05")
def test_at_the_start_of_a_turn_its_player_untaps_and_loses_sickness() -> None:
    game = Scenario(
        you=Side(battle=[tapped("Torcon"), sick("Corile")], mana=[tapped("Torcon")], hand=1),
        opponent=Side(battle=[tapped("Torcon")]),
        step=START_STEP,
    )
    assert game.untapped_mana(YOU) == 1
    assert game.is_tapped(opponents("Torcon")) and not game.is_tapped("Torcon")
    game.decline().expect(YOU, "attack with", "no", "Torcon", "Corile")


@pytest.mark.rule("9.12")
def test_of_effects_that_trigger_together_the_turn_players_come_first() -> None:
    levia = "Levia Than, Flame Dragon Guardian"
    game = Scenario(you=Side(battle=[levia], mana=[GONTA]), opponent=Side(battle=[tapped(levia)], mana=[tapped(GONTA)]))
    game.attack(levia, opponents(levia)).expect(YOU, "choose", "no", GONTA).decline()
    game.expect(OPPONENT, "choose", "no", GONTA).choose(GONTA)
    assert game.zone(OPPONENT, "battle") == [GONTA] and not game.is_tapped(opponents(GONTA))


def test_an_extra_turn_won_on_the_opponents_turn_comes_right_after_it() -> None:
    game = Scenario(
        you=Side(shields=["Soulswap", "Torcon"], battle=["Fear Fang"], mana=[BOMBAZAR, *filler(6)]),
        opponent=Side(battle=["Corile"]),
        turn=OPPONENT,
    )
    game.attack("Corile").choose("Soulswap").declare("Soulswap").choose("Fear Fang", BOMBAZAR)
    game.next_turn()
    assert game.record.turn_player == YOU
    game.end_turn()
    assert (game.winner, game.reason) == (OPPONENT, "card effect")


def test_final_revolution_counts_the_total_cost() -> None:
    game = Scenario(
        you=Side(hand=[BUSTER, GONTA], battle=["Ryusei the Earth"], mana=["Hamukatsuman, No.1 Wind", GONTA]),
        opponent=Side(shields=8),
    )
    game.attack("Ryusei the Earth").declare(BUSTER).choose(GONTA)
    assert game.refused("Ryusei the Earth", "choose") == "the total would be too high"
    game.expect(YOU, "choose", "no", GONTA, "Hamukatsuman, No.1 Wind").choose("Hamukatsuman, No.1 Wind")
    game.expect(YOU, "break")
    assert game.zone(YOU, "battle") == [BUSTER, GONTA, "Hamukatsuman, No.1 Wind"]


def test_a_creatures_ability_can_choose_dokindam() -> None:
    game = Scenario(you=Side(hand=["Corile"], mana=filler(water=5)), opponent=Side(battle=[DOKINDAM])).use("Corile")
    assert (game.winner, game.reason) == (YOU, "card effect")


def test_kodamanma_without_shields_does_nothing() -> None:
    game = Scenario(you=Side(hand=[KODAMANMA], mana=filler(fire=2), shields=0, battle=["Torcon"])).use(KODAMANMA)
    game.expect(YOU, "attack with", "no", "Torcon")


@pytest.mark.rule("7B.01", "7I.10")
def test_a_sealed_creature_is_no_base() -> None:
    game = Scenario(you=Side(hand=[REDZONE], mana=filler(fire=6), battle=[sealed(RED, 1)]))
    assert game.refused(REDZONE) == "there is no creature that it can be put on"
