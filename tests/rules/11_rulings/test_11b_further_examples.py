"""Group 11B of the rules catalogue: further examples of the declaration of usage, played with their cards.

Stand-ins: Weiyou (its facts are not known), MacGuffin, and Heaven's Heaven (draghearts do not exist yet).
"""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    DRAGONS,
    FIRE,
    LIGHT,
    NATURE,
    THAT,
    WATER,
    after_the_attack,
    at_end_of_your_turn,
    blocker,
    choose,
    creature,
    destroy,
    discard,
    draw,
    evolves_from,
    invasion,
    may,
    prohibit,
    put,
    revolution_change,
    shield_trigger,
    spell,
    strike_back,
    whenever_attacks,
    whenever_one_attacks,
    your,
)
from sim.engine.record.codes import acts, keywords, log, zones
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, tapped
from tests.rules.situations import (
    ADAMSKI,
    ALL_RULINGS,
    BLACK_V,
    BRAID_CLAW,
    BUSTER,
    BYSTANDER,
    DE_SZARK,
    DEADZONE,
    DEDDAM,
    DOGIRAGON,
    DURINRI,
    FOREVER_OCCULT,
    KUROZU,
    MIRADANTE,
    MISFIRE,
    OPPONENT_DRAWS,
    PLATINA,
    RAFULULU,
    RED_END,
    REDZONE,
    SANMADD,
    SENNO,
    STRICT,
    THE_LOST,
    THE_RED,
    TULK,
    VALCHURIS,
    at_their_end,
    shocker,
    two_valchuris,
)

GOD = "G.O.D., Extreme Invasion"
MAUCHU = "Mauchu, One Extreme"
MOMOTARUS = "Momotarus, Super Nine Extremes"
WEIYOU = creature(
    "Weiyou, Muji", FIRE | NATURE, 6, 6000, "Mega Command Dragon/Revolutionary", revolution_change(DRAGONS)
)


@pytest.mark.rule("11.04", "10.05", "9.09", "9.21")
def test_11_04_tulk_does_not_become_dogiragon_by_way_of_rafululu_and_weiyou() -> None:
    game = Scenario(you=Side(hand=[RAFULULU, WEIYOU, BUSTER], battle=[TULK]), opponent=Side(shields=3))
    game.attack(TULK).expect(YOU, "declare", "no", RAFULULU).choose(RAFULULU)
    assert game.zone(YOU, "battle") == [RAFULULU]
    assert sorted(game.zone(YOU, "hand")) == sorted([TULK, "Weiyou, Muji", BUSTER])
    game.expect(YOU, "break")


@pytest.mark.rule("11.05", "9.20")
@pytest.mark.parametrize("drawn", [ADAMSKI, RAFULULU])
def test_11_05_a_card_that_platina_walsura_draws_comes_too_late(drawn: str) -> None:
    game = Scenario(
        you=Side(battle=[pile(PLATINA, "Aqua Guard")], hand=["Torcon"], deck=[drawn]), opponent=Side(shields=4)
    )
    game.attack(PLATINA).expect(YOU, "may").accept().choose("Torcon").expect(YOU, "break")
    assert game.where(drawn) == "hand"
    assert "nothing is being declared" in game.refused(drawn, "declare")


@pytest.mark.rule("11.08")
def test_11_08_for_mauchu_momotarus_can_be_declared_and_god_cannot() -> None:
    game = Scenario(you=Side(hand=[MOMOTARUS, GOD], battle=[MAUCHU], deck=[MAUCHU]), opponent=Side(shields=3))
    game.attack(MAUCHU).expect(YOU, "declare", "no", MOMOTARUS).choose(MOMOTARUS)
    assert (game.under(MOMOTARUS), game.zone(YOU, "hand")) == ([MAUCHU], [GOD])
    # Its three shields are broken; after the attack it may put the light creature of cost 9 on top of the deck.
    assert game.zone(OPPONENT, "shields") == []
    game.expect(YOU, "may").accept()
    assert game.zone(YOU, "battle") == [MOMOTARUS, MAUCHU]


@pytest.mark.rule("11.08", "9.21")
def test_11_08_an_invasion_that_does_not_fit_the_attacker_cannot_be_declared() -> None:
    game = Scenario(you=Side(hand=[REDZONE], battle=[BRAID_CLAW]), opponent=Side(shields=2)).attack(BRAID_CLAW)
    game.expect(YOU, "break")
    assert game.zone(YOU, "hand") == [REDZONE]


@pytest.mark.rule("11.11", "11.38", "9.26")
@ALL_RULINGS
def test_11_11_under_a_lock_on_summoning_no_trigger_or_strike_back_creature_is_used(rules: RuleOptions) -> None:
    """X.14: a trigger can be declared only by a rule option; in the end nothing has been summoned or discarded."""
    miradante = creature("Time Keeper", LIGHT, 4, 3000, "", whenever_attacks(prohibit(acts.SUMMON)))
    game = Scenario(
        you=Side(battle=[miradante, "Fear Fang"]),
        opponent=Side(hand=["Hakumei Doji"], shields=["Mega Blade Dragon", "Aqua Surfer"]),
        rules=rules,
    )
    game.attack(miradante).choose("Mega Blade Dragon")
    if rules == MISFIRE:
        game.expect(OPPONENT, "declare", "no", "Mega Blade Dragon").declare("Mega Blade Dragon")
    game.attack("Fear Fang")
    if rules == MISFIRE:
        game.declare("Aqua Surfer")
    assert game.zone(OPPONENT, "hand") == ["Hakumei Doji", "Mega Blade Dragon", "Aqua Surfer"]
    assert game.zone(OPPONENT, "battle") == []


@pytest.mark.rule("11.12", "9.27")
@ALL_RULINGS
def test_11_12_under_a_lock_on_casting_no_trigger_spell_is_used_and_nothing_discarded_for_a_strike_back(
    rules: RuleOptions,
) -> None:
    """X.14: a trigger can be declared only by a rule option; in the end nothing has been cast or discarded."""
    spell_del_fin = creature("Silencer", LIGHT, 4, 3000, "", whenever_attacks(prohibit(acts.CAST)))
    counterblow = spell("Counterblow", FIRE, 4, strike_back(CARDS.civilization(FIRE)), draw(1))
    game = Scenario(
        you=Side(battle=[spell_del_fin]),
        opponent=Side(hand=[counterblow], shields=["Volcanic Arrows", "Fear Fang"]),
        rules=rules,
    )
    game.attack(spell_del_fin).choose("Volcanic Arrows")
    if rules == MISFIRE:
        game.expect(OPPONENT, "declare", "no", "Volcanic Arrows").declare("Volcanic Arrows")
    assert game.turn_is_over
    assert game.zone(OPPONENT, "hand") == ["Counterblow", "Volcanic Arrows"]


@pytest.mark.parametrize(
    ("attacker", "card"),
    [
        pytest.param(THE_RED, REDZONE, id="Invasion"),
        pytest.param("Ryusei the Earth", BUSTER, id="Revolution Change"),
    ],
)
@pytest.mark.rule("11.14", "9.29", "9.30")
def test_11_14_under_senno_invasion_and_revolution_change_are_declared_and_put_nothing(
    attacker: str, card: str
) -> None:
    for theirs, put_there in (([SENNO], False), (["Corile"], True)):
        game = Scenario(you=Side(hand=[card], battle=[attacker]), opponent=Side(battle=[tapped(theirs[0])], shields=5))
        game.attack(attacker).declare(card)
        assert (card in game.zone(YOU, "battle")) == put_there
        assert (card in game.zone(YOU, "hand")) != put_there
        assert (attacker in game.zone(YOU, "battle")) != put_there


@pytest.mark.parametrize(
    ("first", "changed"),
    [
        pytest.param("Nicol Bolas", True, id="Senno destroyed first"),
        pytest.param(BUSTER, False, id="Revolution Change first"),
    ],
)
@pytest.mark.rule("11.15", "9.31")
def test_11_15_a_declared_ability_works_if_the_obstacle_is_gone_when_it_resolves(first: str, changed: bool) -> None:
    """Nicol Bolas attacks; its ability destroys Senno, and it changes places with Dogiragon Buster."""
    game = Scenario(you=Side(hand=[BUSTER], battle=["Nicol Bolas"]), opponent=Side(battle=[SENNO], shields=5))
    game.attack("Nicol Bolas").declare(BUSTER).expect(YOU, "resolve", "Nicol Bolas", BUSTER).choose(first)
    assert game.zone(OPPONENT, "graveyard") == [SENNO]
    assert game.zone(YOU, "battle") == [BUSTER if changed else "Nicol Bolas"]


@ALL_RULINGS
@pytest.mark.parametrize("zone", ["graveyard", "hand"])
@pytest.mark.parametrize(
    ("lock", "summoned"), [pytest.param("Corile", True, id="free"), pytest.param(KUROZU, False, id="Kurozu")]
)
@pytest.mark.rule("11.18", "9.34", "12.16")
def test_11_18_a_gate_is_declared_though_nothing_can_leave_the_graveyard(
    zone: str, lock: str, summoned: bool, rules: RuleOptions
) -> None:
    """Neither the Gate's own card nor the Magic Tools under it."""
    hand = [DURINRI, *([DE_SZARK] if zone == "hand" else [])]
    graveyard = [DURINRI, DURINRI, *([DE_SZARK] if zone == "graveyard" else [])]
    game = Scenario(
        you=Side(hand=hand, mana=filler(darkness=2), battle=[DURINRI], graveyard=graveyard),
        opponent=Side(battle=[lock]),
        rules=rules,
    )
    game.use(DURINRI).expect(YOU, "declare", "no", DE_SZARK).declare(DE_SZARK)
    while game.asked == "choose":
        game.choose(DURINRI)  # which of them is on top
    assert game.where(DE_SZARK) == ("battle" if summoned else zone)
    assert len(game.zone(YOU, "graveyard")) == (0 if summoned else len(graveyard))
    assert len(game.zone(YOU, "battle")) == (1 if summoned else 2)


@pytest.mark.parametrize(
    ("cost", "there"), [pytest.param(4, False, id="its cost is forbidden"), pytest.param(3, True, id="another cost")]
)
@pytest.mark.rule("11.19", "9.35")
def test_11_19_the_lost_gives_up_a_shield_though_it_cannot_be_put(cost: int, there: bool) -> None:
    """What is possible of its ability is done: the shield goes to the graveyard, then putting fails."""
    game = Scenario(
        you=Side(graveyard=[THE_LOST], shields=["Torcon", "Torcon"]),
        opponent=Side(battle=[shocker(cost)]),
        turn=OPPONENT,
    )
    game.attack("Shocker").choose("Torcon").next_turn()
    game.expect(YOU, "choose", "no", "Torcon").choose("Torcon")
    assert game.zone(YOU, "shields") == []
    assert (THE_LOST in game.zone(YOU, "battle")) == there
    assert (THE_LOST in game.zone(YOU, "graveyard")) != there


@pytest.mark.parametrize(("cost", "there"), [(7, False), (6, True)])
@pytest.mark.rule("11.20", "9.35")
def test_11_20_a_revolution_0_trigger_reveals_though_the_creature_cannot_be_put(cost: int, there: bool) -> None:
    game = Scenario(
        you=Side(battle=[shocker(cost)]), opponent=Side(hand=[DOGIRAGON], shields=0, deck=["Brawler Zyler"])
    )
    game.attack("Shocker").declare(DOGIRAGON)
    revealed = [event[2] for event in game.session.events if event[0] == log.REVEAL]
    assert len(revealed) == 2  # the card in the hand, then the top card of the deck
    assert (DOGIRAGON in game.zone(OPPONENT, "battle")) == there
    assert (DOGIRAGON in game.zone(OPPONENT, "hand")) != there
    assert game.over != there


@pytest.mark.rule("11.21")
def test_11_21_under_a_lock_on_summoning_no_cost_is_paid_not_even_an_alternative_one() -> None:
    """The three creatures of Forever Occult can't be destroyed for it."""
    you = Side(hand=[FOREVER_OCCULT], mana=filler(darkness=8), battle=["Fear Fang", "Torcon", "Burning Mane"])
    free = Scenario(you=you, opponent=Side(battle=[MIRADANTE]))
    locked = Scenario(you=you, opponent=Side(battle=[MIRADANTE], shields=0))
    free.use(FOREVER_OCCULT, "Fear Fang", "Torcon", way="destroy")
    assert free.zone(YOU, "battle") == [FOREVER_OCCULT]
    assert len(free.zone(YOU, "graveyard")) == 3
    assert locked.refused(FOREVER_OCCULT) == "Miradante, Time Revolution forbids summoning it"
    assert FOREVER_OCCULT not in locked.options


@pytest.mark.parametrize(
    ("rules", "first", "summoned"),
    [
        pytest.param(MISFIRE, "Terror Pit", True, id="misfire, lock removed first"),
        pytest.param(MISFIRE, "Aqua Surfer", False, id="misfire, lock removed too late"),
        pytest.param(STRICT, "Terror Pit", False, id="strict"),
        pytest.param(RuleOptions(), "Terror Pit", False, id="by-ability"),
    ],
)
@pytest.mark.rule("11.23")
def test_11_23_a_shield_trigger_creature_is_summoned_if_the_lock_is_gone_when_it_resolves(
    rules: RuleOptions, first: str, summoned: bool
) -> None:
    """X.14: as the item says, by the reading "misfire"; by the default the lock prevents the declaration."""
    game = Scenario(
        you=Side(battle=[MIRADANTE, "Fear Fang"], shields=0),
        opponent=Side(shields=["Terror Pit", "Aqua Surfer"]),
        rules=rules,
    )
    game.attack("Miradante, Time Revolution")
    if rules != MISFIRE:
        game.expect(OPPONENT, "declare", "no", "Terror Pit").declare("Terror Pit")
    else:
        game.declare("Terror Pit", "Aqua Surfer").choose(first)
    game.choose("Miradante, Time Revolution")
    assert game.zone(OPPONENT, "battle") == (["Aqua Surfer"] if summoned else [])
    assert game.zone(OPPONENT, "hand") == ([] if summoned else ["Aqua Surfer"])


@pytest.mark.rule("11.24", "10.04")
@pytest.mark.parametrize(
    ("first", "left"),
    [(DEADZONE, [ADAMSKI, SANMADD]), (ADAMSKI, [DEADZONE, SANMADD]), (SANMADD, [DEADZONE, ADAMSKI])],
)
def test_11_24_of_deddams_invaders_only_the_first_finds_its_civilization(first: str, left: list[str]) -> None:
    """X.30: each evolves one civilization (Sanmadd also a cost); the effect asks for that again."""
    game = Scenario(
        you=Side(hand=[DEADZONE, ADAMSKI, SANMADD], battle=[DEDDAM]), opponent=Side(battle=["Torcon"], shields=5)
    )
    game.attack(DEDDAM).declare(DEADZONE, ADAMSKI, SANMADD)
    game.expect(YOU, "resolve", DEADZONE, ADAMSKI, SANMADD).choose(first)
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert game.under(first) == [DEDDAM]
    assert game.zone(YOU, "hand") == left
    assert game.zone(YOU, "graveyard") == []


@pytest.mark.phrase("SECOND_ATTACK")
@pytest.mark.rule("11.25", "9.37", "10.51")
def test_11_25_of_two_valchuris_one_comes_after_the_second_attack() -> None:
    """Nothing is left to be declined (9.13), and the other one stays in the hand."""
    game = two_valchuris().attack("Torcon").declare(VALCHURIS).choose("Filler")
    assert game.zone(YOU, "hand") == [VALCHURIS, VALCHURIS]  # the first attack of the turn
    game.attack("Corile").expect(YOU, "declare", "no", VALCHURIS, VALCHURIS)
    game.choose(VALCHURIS).choose(VALCHURIS).choose(VALCHURIS)
    game.expect(YOU, "break")  # after the attack, not now
    assert game.zone(YOU, "battle") == ["Torcon", "Corile"]
    game.choose("Filler")
    while game.asked == "resolve":
        game.choose(VALCHURIS)
    assert game.zone(YOU, "battle") == ["Torcon", "Corile", VALCHURIS]
    assert game.zone(YOU, "hand") == [VALCHURIS]
    game.expect(YOU, "attack with", "no", VALCHURIS)  # speed attacker; the third attack of the turn
    game.attack(VALCHURIS).declare(VALCHURIS).choose("Filler")
    assert game.zone(YOU, "hand") == [VALCHURIS]


@pytest.mark.rule("11.26", "9.16", "12.06")
def test_11_26_a_declared_trigger_that_another_one_discards_is_not_cast() -> None:
    cyber_tune = spell(
        "Cyber Tune", WATER, 2, shield_trigger, draw(1), discard(choose(1, your(CARDS.in_zone(zones.HAND))))
    )
    game = Scenario(
        you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Fear Fang"]),
        opponent=Side(shields=[cyber_tune, "Terror Pit"]),
    )
    game.attack("Crystal Lancer").declare(cyber_tune, "Terror Pit")
    game.choose(cyber_tune).choose("Terror Pit")
    assert game.where("Terror Pit") == "graveyard"
    assert game.zone(YOU, "battle") == ["Crystal Lancer", "Fear Fang"]


@pytest.mark.rule("11.27", "9.13")
def test_11_27_a_declared_invasion_must_be_carried_out() -> None:
    game = (
        Scenario(you=Side(hand=[RED_END], battle=[THE_RED]), opponent=Side(shields=3)).attack(THE_RED).declare(RED_END)
    )
    game.expect(YOU, "break")
    assert game.under(RED_END) == [THE_RED]


@pytest.mark.rule("11.28")
@pytest.mark.parametrize("declared", [True, False])
def test_11_28_after_the_black_vs_discard_it_is_too_late_to_declare_redzone(declared: bool) -> None:
    game = Scenario(you=Side(hand=[REDZONE], battle=[BLACK_V]), opponent=Side(hand=["Torcon"], shields=4))
    game.attack(BLACK_V)
    game.declare(REDZONE).choose(BLACK_V) if declared else game.declare()
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    assert game.zone(YOU, "battle") == ([REDZONE] if declared else [BLACK_V])
    game.expect(YOU, "break")


GUARD = creature("Guard", LIGHT, 3, 3000, "", blocker)

# Heaven's Heaven, Heavenly Justice is a dragheart fortress.
HEAVEN = creature(
    "Heaven's Heaven",
    LIGHT,
    5,
    3000,
    "",
    at_end_of_your_turn(
        may(put(choose(1, your(CREATURES.civilization(LIGHT).having(keywords.BLOCKER).in_zone(zones.HAND)))))
    ),
)


@pytest.mark.rule("11.29", "11.40")
@pytest.mark.parametrize("puts", [True, False])
def test_11_29_zero_is_declared_after_the_turn_players_effects_even_if_one_of_them_puts_a_creature(puts: bool) -> None:
    game = at_their_end(Side(hand=["ZERO Hand"]), battle=[HEAVEN], hand=[GUARD])
    game.enough().expect(OPPONENT, "choose", "no", "Guard")
    game.choose("Guard") if puts else game.decline()
    game.expect(YOU, "declare", "no", "ZERO Hand").declare("ZERO Hand")
    if puts:
        game.choose("Guard")
    assert game.where("ZERO Hand") == ("graveyard" if puts else "hand")
    assert game.zone(OPPONENT, "graveyard") == (["Guard"] if puts else [])


MACGUFFIN = creature("MacGuffin", WATER | FIRE, 5, 9000, "Mutopia", at_end_of_your_turn(draw(1), OPPONENT_DRAWS))


@pytest.mark.phrase("zero_of_spell")
@pytest.mark.rule("11.30", "11.41")
@pytest.mark.parametrize("drawn", ["ZERO Hand", "Torcon"])
def test_11_30_zero_hand_drawn_at_the_end_of_the_turn_can_be_declared(drawn: str) -> None:
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


@pytest.mark.rule("11.31")
@pytest.mark.parametrize(("civilization", "destroyed"), [(WATER, False), (NATURE, True)], ids=["water", "nature"])
def test_11_31_an_attacker_counts_as_what_it_is_when_it_is_declared(civilization: int, destroyed: bool) -> None:
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
