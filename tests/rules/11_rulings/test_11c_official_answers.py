"""Group 11C of the rules catalogue: official questions and answers, played with their cards.

Stand-ins: Heaven's Rosia (draghearts do not exist yet), Ratta and Armstrong (no Justdiver yet), Romanogri-La (no EX
Life yet) and ZERO and STRIKE (it counts equal names).
"""

import pytest

from sim.cards.words import (
    COMMANDS,
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    NATURE,
    SHIELDS,
    WATER,
    Card,
    Trigger,
    attack_chance,
    break_shields,
    choose,
    creature,
    draw,
    every,
    may,
    ninja_strike,
    prohibit,
    prohibits,
    return_shields,
    spell,
    triple_breaker,
    void_gate,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.cards.words.triggers import trigger
from sim.engine.record.codes import acts, keywords
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from tests.rules.situations import (
    BAREDU,
    BUSTER,
    BYSTANDER,
    CHIKUSHI,
    DE_SZARK,
    DEAD_DAMNED,
    DOGIRAGON,
    DURINRI,
    GAIASH,
    GAR,
    GRIGYAN,
    HAYABUSAMARU,
    HYAKKI,
    MIRADANTE_TWELVE,
    ONIEND_MANA,
    RECODEKING,
    REDZONE,
    TOOLS,
    ZERO_AND_STRIKE,
    at_the_main_step,
    at_their_end,
    final_revolution,
    gather,
)

DEKAPENTA = "Dekapenta, Invader"
DISPECTOR = "Dispector/Dark Lord/Guardian/Knight"
DONDON = "Dondon Vacuuming Now"
MAGAND = "Magand, Bloodlust Demon Dragon"
OCTOPA = "Octopa <Kernel Star>"
UISU = "Uisu <Majestic Star>"
RAISED = creature("Raised", DARKNESS, 3, 1000, "")


def breaks_all() -> Trigger:
    """Supernova Apollonus Dragerion's Meteorburn, as the ruling describes it (X.33)."""
    return whenever_attacks(break_shields(every(your_opponents(SHIELDS))))


@pytest.mark.rule("11.32")
@pytest.mark.parametrize(
    ("side", "card", "zone"),
    [
        pytest.param(OPPONENT, creature("Ninja", WATER, 5, 3000, "", ninja_strike(1)), "hand", id="Ninja Strike"),
        pytest.param(YOU, "Redzone, Roaring Invasion", "hand", id="Invasion"),
    ],
)
def test_11_32_whatever_can_trigger_in_a_hidden_zone_is_declared(side: int, card: Card | str, zone: str) -> None:
    zones = {zone: [card], "mana": filler(water=2)}
    attacker = creature("Attacker", FIRE, 3, 6000, "Sonic Command")
    other = zones if side == OPPONENT else {}
    mine = zones if side == YOU else {}
    game = Scenario(
        you=Side(battle=[attacker], **mine),  # type: ignore[arg-type]
        opponent=Side(shields=3, battle=[BYSTANDER], **other),  # type: ignore[arg-type]
    )
    game.attack("Attacker").expect(side, "declare")


@pytest.mark.rule("11.32")
def test_11_32_an_ability_that_triggers_only_in_the_battle_zone_is_not_declared() -> None:
    """X.16: its opposite. The ability of a creature in play goes to standby by itself."""
    watcher = creature("Watcher", DARKNESS, 3, 1000, "", whenever_attacks(may(draw(1))))
    game = Scenario(you=Side(battle=[watcher]), opponent=Side(shields=2))
    game.attack("Watcher").expect(YOU, "may")


@pytest.mark.rule("11.33")
def test_11_33_a_gate_that_failed_can_be_used_for_the_next_tool() -> None:
    """It counts as not used."""
    game = at_the_main_step(hand=[GRIGYAN, DURINRI, DE_SZARK], graveyard=[TOOLS[0], TOOLS[1]], battle=[BYSTANDER])
    game.use(DURINRI).declare(DE_SZARK)
    assert game.where(DE_SZARK) == "hand"
    game.use(GRIGYAN).declare(DE_SZARK).choose(DE_SZARK)
    gather(game).choose(DE_SZARK).choose("Phantom Fish")
    assert sorted(game.under(DE_SZARK)) == [DURINRI, GRIGYAN, "Tool 1", "Tool 2"]


@pytest.mark.rule("11.34")
@pytest.mark.parametrize("shield", [DEKAPENTA, BUSTER])
def test_11_34_a_card_that_magand_takes_from_the_shields_comes_too_late(shield: str) -> None:
    game = Scenario(you=Side(battle=[MAGAND], shields=[shield]), opponent=Side(shields=4)).attack(MAGAND)
    assert game.zone(YOU, "hand") == [shield]
    assert (game.power(MAGAND), game.has(MAGAND, keywords.DOUBLE_BREAKER)) == (7000, True)
    game.expect(YOU, "break")


@pytest.mark.rule("11.34", "11.05", "9.20")
def test_11_34_a_card_that_comes_to_the_hand_during_an_attack_cannot_be_declared_in_it() -> None:
    magand = creature(
        "Shield Taker", FIRE, 6, 6000, "Demon Command",
        whenever_attacks(return_shields(choose(1, your(SHIELDS)), shield_triggers=False)),
    )  # fmt: skip
    game = Scenario(you=Side(battle=[magand], shields=[REDZONE])).attack(magand)
    assert game.zone(YOU, "hand") == [REDZONE]
    assert game.turn_is_over


@pytest.mark.phrase("may_cast_at_end_of_opponents_turn", "YOUR_CREATURE_WAS_DESTROYED")
@pytest.mark.rule("11.36")
def test_11_36_a_declared_spell_must_be_cast_though_nothing_is_left_for_it_to_destroy() -> None:
    """A declared ability that is still possible is carried out."""
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


@pytest.mark.rule("11.37")
@pytest.mark.parametrize(("act", "comes"), [(acts.SUMMON, True), (acts.PUT, False)])
def test_11_37_zero_puts_a_creature_though_it_cannot_be_summoned(act: int, comes: bool) -> None:
    """A lock on summoning forbids neither declaring nor putting; a lock on putting still allows declaring (9.28)."""
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


@pytest.mark.rule("11.37")
def test_11_37_revolution_0_trigger_puts_without_summoning() -> None:
    miradante = creature("Time Keeper", LIGHT, 4, 3000, "", whenever_attacks(prohibit(acts.SUMMON)))
    game = Scenario(
        you=Side(battle=[miradante]),
        opponent=Side(hand=[DOGIRAGON], shields=0, deck=["Brawler Zyler"]),
    )
    game.attack(miradante).declare(DOGIRAGON)
    assert game.zone(OPPONENT, "battle") == [DOGIRAGON]


@pytest.mark.rule("11.37", "11.38", "10.06")
def test_11_37_under_a_final_revolution_abilities_that_put_work_and_those_that_summon_do_not() -> None:
    """Miradante Twelve: nothing that costs 7 or less is summoned. Revolution 0 Trigger and ZERO put."""
    game = final_revolution(shields=0)
    game.expect(OPPONENT, "declare", "no", DOGIRAGON).declare(DOGIRAGON)
    assert game.zone(OPPONENT, "battle") == [DOGIRAGON]
    game.choose(MIRADANTE_TWELVE)  # they battle, and the attack ends
    game.expect(YOU, "attack with").decline()
    assert HAYABUSAMARU in game.zone(OPPONENT, "hand")
    game.expect(OPPONENT, "declare", "no", "Basara").declare("Basara")
    assert game.zone(OPPONENT, "battle") == ["Basara"]


ROSIA = creature("Heaven's Rosia, True Dragon Ruler", LIGHT, 7, 5500, "Angel Command Dragon/Justice Wing/Draguner")


@pytest.mark.rule("11.43")
def test_11_43_after_the_change_into_miradante_twelve_it_is_too_late_for_dead_damned() -> None:
    """Heaven's Rosia is a Command, but of light: Dead Damned could not be declared with the Change."""
    game = Scenario(you=Side(hand=[MIRADANTE_TWELVE, DEAD_DAMNED], battle=[ROSIA]), opponent=Side(shields=4))
    game.attack(ROSIA).expect(YOU, "declare", "no", MIRADANTE_TWELVE).choose(MIRADANTE_TWELVE)
    while game.asked in ("resolve", "choose"):
        game.choose(game.options[-1])
    assert game.zone(YOU, "battle") == [MIRADANTE_TWELVE]
    assert DEAD_DAMNED in game.zone(YOU, "hand")
    game.expect(YOU, "break")
    assert "nothing is being declared" in game.refused(DEAD_DAMNED, "declare")


RATTA = creature("Ratta and Armstrong, Soulmate", LIGHT | WATER, 4, 5500, "Metallica/Tricks/RexStars")


@pytest.mark.parametrize("rules", [RuleOptions(), RuleOptions(invasion="checked-again")], ids=["once", "checked-again"])
@pytest.mark.parametrize(("first", "second"), [(UISU, OCTOPA), (OCTOPA, UISU)])
@pytest.mark.rule("11.44", "10.04")
def test_11_44_uisu_and_octopa_are_stacked_in_either_order(first: str, second: str, rules: RuleOptions) -> None:
    """X.30: the first to land is of light or of water alone, so the other's Invasion would not name it.

    Both can still evolve it, and for the official answer that is enough; the stricter reading is a rule option.
    """
    game = Scenario(you=Side(hand=[UISU, OCTOPA], battle=[RATTA]), opponent=Side(shields=3), rules=rules)
    game.attack(RATTA).declare(UISU, OCTOPA).choose(first)
    while game.asked == "resolve":
        game.choose(second)
    if rules == RuleOptions():
        assert game.under(second) == [first, "Ratta and Armstrong, Soulmate"]
    else:
        assert (game.zone(YOU, "battle"), game.zone(YOU, "hand")) == ([first], [second])


ROMANOGRI_LA = creature("Romanogri-La the 0th", LIGHT | DARKNESS | NATURE, 11, 17000, DISPECTOR, triple_breaker)


@pytest.mark.phrase("attack_chance")
@pytest.mark.rule("11.45", "10.09")
@pytest.mark.parametrize("first", [DEKAPENTA, "ZERO and STRIKE"])
def test_11_45_an_attack_chance_is_cast_even_if_the_attacker_has_become_another_creature(first: str) -> None:
    """X.30: what triggered it is not asked again; Dekapenta is no Dispector."""
    game = Scenario(you=Side(hand=[ZERO_AND_STRIKE, DEKAPENTA], battle=[ROMANOGRI_LA]), opponent=Side(shields=3))
    game.attack(ROMANOGRI_LA).expect(YOU, "declare", "no", "ZERO and STRIKE", DEKAPENTA)
    game.declare(ZERO_AND_STRIKE, DEKAPENTA).choose(first)
    assert game.under(DEKAPENTA) == ["Romanogri-La the 0th"]
    assert game.zone(YOU, "graveyard") == ["ZERO and STRIKE"]
    assert game.zone(YOU, "mana") == ["Filler"]  # cast for no cost: there was no mana at all


@pytest.mark.phrase("you_have_none_of")
@pytest.mark.rule("11.47", "10.16")
def test_11_47_of_two_gaiash_kaisers_the_second_stays_in_the_hand() -> None:
    """The condition "you don't have one" is checked again."""
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


@pytest.mark.rule("11.48", "10.13")
@pytest.mark.parametrize(
    ("gate", "opens"),
    [pytest.param(GAR, True, id="from hand or graveyard"), pytest.param("Only from Hand", False, id="from hand")],
)
def test_11_48_a_declared_gate_that_is_discarded_works_from_the_graveyard(gate: str, opens: bool) -> None:
    """X.15: a declared card that has moved fails, unless its text names the zone where it is now."""
    from_hand = trigger(
        void_gate(4).event, "", void_gate(4).effects, subject=void_gate(4).events[0].subject, zones=(1,), declared=True
    )
    only_hand = creature("Only from Hand", WATER, 8, 9000, "Dolszak", from_hand)
    game = at_the_main_step(hand=[BAREDU, GAR if gate == GAR else only_hand], battle=[BYSTANDER], graveyard=TOOLS[:3])
    game.use(BAREDU).declare(gate).choose(gate)
    gather(game)
    if opens:
        assert game.where(gate) == "battle"
        assert sorted(game.under(gate)) == sorted([BAREDU, "Tool 1", "Tool 2", "Tool 3"])
    else:
        assert game.where(gate) == "graveyard"
        assert game.zone(YOU, "battle") == ["Bystander"]


@pytest.mark.rule("11.49")
def test_11_49_an_attack_chance_is_cast_after_the_invasion_has_removed_the_lock() -> None:
    """X.14, X.34: both are declared at the attack; Dead Damned, put onto the attacker, sends Recodeking away."""
    disaster = spell(
        "Secret Disaster", DARKNESS, 7,
        attack_chance(COMMANDS.civilization(WATER | DARKNESS | NATURE).cost(at_least=7)), draw(1),
    )  # fmt: skip
    attacker = creature("Emperor", WATER | DARKNESS, 8, 8000, "Demon Command")
    you = Side(hand=[DEAD_DAMNED, disaster], battle=[attacker])
    game = Scenario(you=you, opponent=Side(battle=[RECODEKING, "Hunter Fish"], shields=2))
    game.attack(attacker).declare(DEAD_DAMNED, disaster).choose(DEAD_DAMNED)
    # Its ability has triggered, and waits next to the Attack Chance.
    game.choose(DEAD_DAMNED).choose(1).choose(RECODEKING)
    assert RECODEKING in game.zone(OPPONENT, "mana")
    assert game.zone(YOU, "graveyard") == ["Secret Disaster"]

    game = Scenario(you=you, opponent=Side(battle=[RECODEKING, "Hunter Fish"], shields=2))
    game.attack(attacker).declare(DEAD_DAMNED, disaster).choose(disaster)
    assert game.zone(YOU, "hand") == [disaster.name] and game.zone(YOU, "graveyard") == []


@pytest.mark.phrase("oniend", "DARKNESS_AND_FIRE_MANA", "among_them")
@pytest.mark.rule("11.50")
@pytest.mark.parametrize("in_shields", [HYAKKI, "Fear Fang"])
def test_11_50_an_oniend_that_came_to_the_hand_during_the_attack_triggers_is_declared(in_shields: str) -> None:
    game = Scenario(
        you=Side(battle=[creature("Attacker", FIRE, 3, 6000, "", breaks_all()), BYSTANDER]),
        opponent=Side(shields=[in_shields], mana=ONIEND_MANA, battle=["Phantom Fish"], deck=[RAISED] * 4),
    )
    game.attack("Attacker")
    if in_shields == HYAKKI:
        game.expect(OPPONENT, "declare", "no", HYAKKI).declare(HYAKKI).choose("Raised").decline()
        assert game.zone(OPPONENT, "battle") == ["Phantom Fish", "Raised"]
    game.expect(OPPONENT, "block with", "no", "Phantom Fish")


@pytest.mark.rule("11.51", "11.52")
@pytest.mark.parametrize("returned", ["Supernova", "Bystander"])
def test_11_51_oniend_cannot_be_declared_once_the_attacker_has_left(returned: str) -> None:
    """505.6a. X.33: what Supernova does to the mana zone is left out, and it breaks the shields by an ability."""
    supernova = creature("Supernova", FIRE, 6, 15000, "Phoenix", breaks_all())
    game = Scenario(
        you=Side(battle=[supernova, BYSTANDER]),
        opponent=Side(shields=[DONDON, "Torcon"], mana=ONIEND_MANA, deck=[HYAKKI, *["Aqua Hulcus"] * 4, *[RAISED] * 4]),
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
