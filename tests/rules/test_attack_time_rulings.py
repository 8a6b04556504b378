"""Rulings on what is declared when a creature attacks, each with the cards of the ruling: from group 11.

The attacking player is "you". Stand-ins: Weiyou (its facts are unknown), Heaven's Rosia (draghearts do not exist yet),
Ratta and Armstrong (no Justdiver yet), Romanogri-La (no EX Life yet) and ZERO and STRIKE (it counts equal names): each
has the characteristics of its card, and the ability that the ruling is about.
"""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    DRAGONS,
    FIRE,
    LIGHT,
    NATURE,
    THE_ATTACK_ENDS,
    THIS,
    WATER,
    Card,
    Effect,
    attack_chance,
    charge_from_deck,
    choose,
    creature,
    draw,
    plain,
    return_to_hand,
    revolution_change,
    spell,
    triple_breaker,
    whenever_attacks,
    your,
)
from sim.engine.record.codes import programs
from sim.engine.record.codes.abilities import OPPONENTS
from sim.engine.record.codes.cards import DOUBLE_BREAKER
from sim.games.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, sick, tapped

RED = "The Red, Lightning Sonic"
REDZONE = "Redzone, Roaring Invasion"
REDZONE_Z = "Redzone Z, Passionate Invasion"
BLACK_V = "The Black V, Roaring Sound"
TULK = "Tulk, the Oracle"
RAFULULU = "Rafululu, Sound Faerie"
BUSTER = "Dogiragon Buster, Blue Leader"
PLATINA = "Platina Walsura S"
MAUCHU = "Mauchu, One Extreme"
MOMOTARUS = "Momotarus, Super Nine Extremes"
GOD = "G.O.D., Extreme Invasion"
DEDDAM = "Deddam, Disaster"
DEADZONE = "Deadzone, S-Rank Zombie"
ADAMSKI = "Adamski, S-Rank Space"
SANMADD = "Sanmadd, S-Rank Tribe"
VALCHURIS = "Valchuris, Dragon Armored"
MAGAND = "Magand, Bloodlust Demon Dragon"
MIRADANTE_TWELVE = "Miradante Twelve, Time Pope"
DEAD_DAMNED = "Dead Damned, Triple S-Rank Disaster"
DEKAPENTA = "Dekapenta, Invader"
UISU, OCTOPA = "Uisu <Majestic Star>", "Octopa <Kernel Star>"
WEIYOU = creature(
    "Weiyou, Muji", FIRE | NATURE, 6, 6000, "Mega Command Dragon/Revolutionary", revolution_change(DRAGONS)
)
ROSIA = creature("Heaven's Rosia, True Dragon Ruler", LIGHT, 7, 5500, "Angel Command Dragon/Justice Wing/Draguner")
RATTA = creature("Ratta and Armstrong, Soulmate", LIGHT | WATER, 4, 5500, "Metallica/Tricks/RexStars")
DISPECTOR = "Dispector/Dark Lord/Guardian/Knight"
ROMANOGRI_LA = creature("Romanogri-La the 0th", LIGHT | DARKNESS | NATURE, 11, 17000, DISPECTOR, triple_breaker)
ZERO_AND_STRIKE = spell(
    "ZERO and STRIKE", LIGHT | DARKNESS | NATURE, 4, attack_chance(CREATURES.race("Dispector")), charge_from_deck(1)
)


# ---------------------------------------------------------------------------------------------------------
# Declared together
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("11.02")
@pytest.mark.parametrize(
    ("first", "second", "shields"), [(REDZONE_Z, REDZONE, 1), (REDZONE, REDZONE_Z, 3)], ids=["Z first", "Z second"]
)
def test_two_redzones_are_declared_in_one_go_and_land_one_on_the_other(first: str, second: str, shields: int) -> None:
    """70. The attack is that of the uppermost: three shields or two; Z puts another away only on The Red itself."""
    game = Scenario(you=Side(hand=[REDZONE, REDZONE_Z], battle=[RED]), opponent=Side(shields=5))
    game.attack(RED).expect(YOU, "declare", "no", REDZONE, REDZONE_Z).choose(REDZONE)
    game.expect(YOU, "declare", "no", REDZONE_Z).choose(REDZONE_Z)
    game.expect(YOU, "resolve", REDZONE, REDZONE_Z).choose(first)
    while game.asked == "resolve":
        game.choose(second)
    assert game.under(second) == [first, RED]
    assert game.is_tapped(second)
    while game.asked in ("choose", "break", "resolve"):
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == shields


@pytest.mark.parametrize("rules", [RuleOptions(), RuleOptions(invasion="checked-again")], ids=["once", "checked-again"])
@pytest.mark.parametrize(("first", "second"), [(UISU, OCTOPA), (OCTOPA, UISU)])
@pytest.mark.rule("11.44", "10.04")
def test_uisu_and_octopa_are_stacked_in_either_order(first: str, second: str, rules: RuleOptions) -> None:
    """70 and X.30: the first to land is of light or of water alone, so that the other's Invasion would not name it.

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


@pytest.mark.rule("11.24", "10.04")
@pytest.mark.parametrize(
    ("first", "left"),
    [(DEADZONE, [ADAMSKI, SANMADD]), (ADAMSKI, [DEADZONE, SANMADD]), (SANMADD, [DEADZONE, ADAMSKI])],
)
def test_of_the_invaders_of_deddam_only_the_first_finds_its_civilization(first: str, left: list[str]) -> None:
    """74 and X.30: each evolves one civilization (Sanmadd also a cost); the effect asks for that again."""
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


# ---------------------------------------------------------------------------------------------------------
# Not declared, and so too late
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("11.04", "10.05", "9.09", "9.21")
def test_tulk_does_not_become_dogiragon_by_way_of_rafululu_and_weiyou() -> None:
    game = Scenario(you=Side(hand=[RAFULULU, WEIYOU, BUSTER], battle=[TULK]), opponent=Side(shields=3))
    game.attack(TULK).expect(YOU, "declare", "no", RAFULULU).choose(RAFULULU)
    assert game.zone(YOU, "battle") == [RAFULULU]
    assert sorted(game.zone(YOU, "hand")) == sorted([TULK, "Weiyou, Muji", BUSTER])
    game.expect(YOU, "break")


@pytest.mark.rule("10.05")
def test_a_second_revolution_change_finds_the_attacker_gone() -> None:
    """Both were declared for Tulk, and Tulk is in the hand now."""
    game = Scenario(you=Side(hand=[RAFULULU, RAFULULU], battle=[TULK]), opponent=Side(shields=3))
    game.attack(TULK).declare(RAFULULU, RAFULULU)
    while game.asked == "resolve":
        game.choose(RAFULULU)
    assert (game.zone(YOU, "battle"), sorted(game.zone(YOU, "hand"))) == ([RAFULULU], [RAFULULU, TULK])
    game.expect(YOU, "break")


@pytest.mark.rule("10.05")
def test_the_newcomer_is_tapped_and_attacks_and_was_not_summoned() -> None:
    """Onikamas returns what comes in any way but by summoning. The opponent's spells stay locked all the same."""
    game = Scenario(
        you=Side(hand=[RAFULULU], battle=[TULK]),
        opponent=Side(battle=["Onikamas, Strange Flow"], shields=["Terror Pit", "Torcon"]),
    )
    game.attack(TULK).declare(RAFULULU)
    assert game.is_tapped(RAFULULU)
    game.expect(OPPONENT, "may").decline()
    game.expect(YOU, "break").choose("Terror Pit").declare("Terror Pit")
    assert game.zone(OPPONENT, "hand") == ["Terror Pit"]
    assert game.where(RAFULULU) == "battle"


@pytest.mark.rule("11.05", "9.20")
@pytest.mark.parametrize("drawn", [ADAMSKI, RAFULULU])
def test_what_platina_walsura_draws_comes_too_late(drawn: str) -> None:
    game = Scenario(
        you=Side(battle=[pile(PLATINA, "Aqua Guard")], hand=["Torcon"], deck=[drawn]), opponent=Side(shields=4)
    )
    game.attack(PLATINA).expect(YOU, "may").accept().choose("Torcon").expect(YOU, "break")
    assert game.where(drawn) == "hand"
    assert "nothing is being declared" in game.refused(drawn, "declare")


@pytest.mark.rule("11.34")
@pytest.mark.parametrize("shield", [DEKAPENTA, BUSTER])
def test_what_magand_takes_from_the_shields_comes_too_late(shield: str) -> None:
    """72."""
    game = Scenario(you=Side(battle=[MAGAND], shields=[shield]), opponent=Side(shields=4)).attack(MAGAND)
    assert game.zone(YOU, "hand") == [shield]
    assert (game.power(MAGAND), game.has(MAGAND, DOUBLE_BREAKER)) == (7000, True)
    game.expect(YOU, "break")


@pytest.mark.rule("11.28")
@pytest.mark.parametrize("declared", [True, False])
def test_after_the_black_v_has_made_its_discard_redzone_must_have_been_declared(declared: bool) -> None:
    """71."""
    game = Scenario(you=Side(hand=[REDZONE], battle=[BLACK_V]), opponent=Side(hand=["Torcon"], shields=4))
    game.attack(BLACK_V)
    game.declare(REDZONE).choose(BLACK_V) if declared else game.declare()
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    assert game.zone(YOU, "battle") == ([REDZONE] if declared else [BLACK_V])
    game.expect(YOU, "break")


@pytest.mark.rule("11.03")
@pytest.mark.parametrize("first", [BLACK_V, REDZONE])
def test_the_black_v_and_redzone_do_both_in_either_order(first: str) -> None:
    """71."""
    game = Scenario(you=Side(hand=[REDZONE], battle=[BLACK_V]), opponent=Side(hand=["Torcon"], shields=4))
    game.attack(BLACK_V).declare(REDZONE).expect(YOU, "resolve", BLACK_V, REDZONE).choose(first)
    while game.asked == "resolve":
        game.choose(BLACK_V)
    assert game.under(REDZONE) == [BLACK_V]
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.rule("11.43")
def test_after_the_change_into_miradante_twelve_it_is_too_late_for_dead_damned() -> None:
    """70. Heaven's Rosia is a Command, but of light: Dead Damned could not be declared with the Change."""
    game = Scenario(you=Side(hand=[MIRADANTE_TWELVE, DEAD_DAMNED], battle=[ROSIA]), opponent=Side(shields=4))
    game.attack(ROSIA).expect(YOU, "declare", "no", MIRADANTE_TWELVE).choose(MIRADANTE_TWELVE)
    while game.asked in ("resolve", "choose"):
        game.choose(game.options[-1])
    assert game.zone(YOU, "battle") == [MIRADANTE_TWELVE]
    assert DEAD_DAMNED in game.zone(YOU, "hand")
    game.expect(YOU, "break")
    assert "nothing is being declared" in game.refused(DEAD_DAMNED, "declare")


@pytest.mark.rule("11.08")
def test_for_mauchu_momotarus_can_be_declared_and_god_cannot() -> None:
    game = Scenario(you=Side(hand=[MOMOTARUS, GOD], battle=[MAUCHU], deck=[MAUCHU]), opponent=Side(shields=3))
    game.attack(MAUCHU).expect(YOU, "declare", "no", MOMOTARUS).choose(MOMOTARUS)
    assert (game.under(MOMOTARUS), game.zone(YOU, "hand")) == ([MAUCHU], [GOD])
    # Its three shields are broken; after the attack it may put the light creature of cost 9 on top of the deck.
    assert game.zone(OPPONENT, "shields") == []
    game.expect(YOU, "may").accept()
    assert game.zone(YOU, "battle") == [MOMOTARUS, MAUCHU]


# ---------------------------------------------------------------------------------------------------------
# Attack Chance
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("11.45", "10.09")
@pytest.mark.parametrize("first", [DEKAPENTA, "ZERO and STRIKE"])
def test_an_attack_chance_is_cast_even_if_the_attacker_has_become_another(first: str) -> None:
    """X.30: what triggered it is not asked again; Dekapenta is no Dispector."""
    game = Scenario(you=Side(hand=[ZERO_AND_STRIKE, DEKAPENTA], battle=[ROMANOGRI_LA]), opponent=Side(shields=3))
    game.attack(ROMANOGRI_LA).expect(YOU, "declare", "no", "ZERO and STRIKE", DEKAPENTA)
    game.declare(ZERO_AND_STRIKE, DEKAPENTA).choose(first)
    assert game.under(DEKAPENTA) == ["Romanogri-La the 0th"]
    assert game.zone(YOU, "graveyard") == ["ZERO and STRIKE"]
    assert game.zone(YOU, "mana") == ["Filler"]  # cast for no cost: there was no mana at all


@pytest.mark.rule("10.09")
def test_an_attack_chance_needs_an_attacker_of_its_kind() -> None:
    game = Scenario(you=Side(hand=[ZERO_AND_STRIKE], battle=[RED]), opponent=Side(shields=3)).attack(RED)
    game.expect(YOU, "break")


# ---------------------------------------------------------------------------------------------------------
# The second attack of a turn
# ---------------------------------------------------------------------------------------------------------
def valchuris(*more: str | Card, **mana: int) -> Scenario:
    """Two Valchuris in the hand, and the first of two attacks done."""
    game = Scenario(
        you=Side(hand=[VALCHURIS, VALCHURIS, *more], battle=["Torcon", "Corile"], mana=filler(**mana)),
        opponent=Side(shields=8),
    )
    return game


@pytest.mark.rule("11.25", "9.37", "10.51")
def test_of_two_valchuris_one_comes_after_the_second_attack() -> None:
    """80. Nothing is left to be declined (9.13), and the other one stays in the hand."""
    game = valchuris().attack("Torcon").declare(VALCHURIS).choose("Filler")
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


@pytest.mark.rule("10.51")
def test_one_that_was_summoned_this_turn_counts_too() -> None:
    """The card says "put", not "by this ability"; one that has been summoned has been put (409.1)."""
    game = valchuris(fire=5).use(VALCHURIS)
    game.attack("Torcon").declare().choose("Filler")
    game.attack("Corile").declare(VALCHURIS).choose("Filler")
    assert game.zone(YOU, "hand") == [VALCHURIS]


@pytest.mark.rule("10.51")
def test_next_turn_another_may_come() -> None:
    game = valchuris().attack("Torcon").declare().choose("Filler")
    game.attack("Corile").declare(VALCHURIS).choose("Filler")
    game.next_turn().next_turn()
    while game.asked != "attack with":
        game.decline()
    game.attack("Torcon").declare().choose("Filler")
    game.attack("Corile").declare(VALCHURIS).choose("Filler")
    assert game.zone(YOU, "battle") == ["Torcon", "Corile", VALCHURIS, VALCHURIS]


# ---------------------------------------------------------------------------------------------------------
# S-Rank Invasion
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("10.04")
@pytest.mark.parametrize(
    ("card", "zone"),
    [(DEADZONE, "hand"), (DEADZONE, "graveyard"), (ADAMSKI, "hand"), (ADAMSKI, "battle"), (SANMADD, "mana")],
)
def test_an_s_rank_invader_comes_from_the_zones_that_it_names(card: str, zone: str) -> None:
    """It is put and not summoned, but from the battle zone, where it is already: Onikamas returns only what is put."""
    piece = tapped(pile(card, "Aqua Guard")) if zone == "battle" else card
    battle = [DEDDAM, *([piece] if zone == "battle" else [])]
    others = {"hand": [], "graveyard": [], "mana": []} | ({} if zone == "battle" else {zone: [piece]})
    game = Scenario(you=Side(battle=battle, **others), opponent=Side(battle=["Onikamas, Strange Flow"], shields=9))
    game.attack(DEDDAM).expect(YOU, "declare", "no", card).choose(card)
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert game.under(card) == (["Aqua Guard", DEDDAM] if zone == "battle" else [DEDDAM])
    assert game.is_tapped(card)
    assert game.zone(YOU, "battle") == [card]
    assert (game.asked == "may") == (zone != "battle")


@pytest.mark.rule("10.04")
@pytest.mark.parametrize(
    ("card", "zone"), [(DEADZONE, "mana"), (ADAMSKI, "graveyard"), (SANMADD, "graveyard"), (REDZONE, "graveyard")]
)
def test_an_invader_does_not_come_from_another_zone(card: str, zone: str) -> None:
    attacker = RED if card == REDZONE else DEDDAM
    game = Scenario(you=Side(battle=[attacker], **{zone: [card]}), opponent=Side(shields=9)).attack(attacker)
    game.expect(YOU, "break")


@pytest.mark.rule("10.04")
def test_a_creature_laid_on_the_attacker_takes_the_attack_over() -> None:
    """Its ability replaces what the attack would break; it goes on although it has attacked itself."""
    game = Scenario(
        you=Side(battle=[DEDDAM, sick(pile(ADAMSKI, "Aqua Guard"))]), opponent=Side(battle=["Aqua Guard"], shields=3)
    )
    game.attack(DEDDAM).declare(ADAMSKI).choose("Filler", "Filler")
    assert len(game.zone(OPPONENT, "graveyard")) == 4
    assert len(game.zone(OPPONENT, "shields")) == 3
    assert game.turn_is_over  # one creature, and it is tapped


def test_a_creature_of_the_battle_zone_is_laid_on_another_and_not_put() -> None:
    """Gar Raganzark sends to the graveyard what is put without being summoned; this is not put (by random play)."""
    game = Scenario(
        you=Side(battle=[DEDDAM, pile(ADAMSKI, "Aqua Guard")]), opponent=Side(battle=["Gar Raganzark"], shields=3)
    )
    game.attack(DEDDAM).declare(ADAMSKI)
    assert game.zone(YOU, "battle") == [ADAMSKI]


@pytest.mark.rule("10.04")
@pytest.mark.parametrize("first", [ADAMSKI, DEAD_DAMNED])
def test_a_creature_is_not_laid_on_itself_nor_on_what_lies_on_it(first: str) -> None:
    """Adamski, attacking, names itself; and once it lies under Dead Damned it is no creature that could be moved."""
    game = Scenario(you=Side(battle=[pile(ADAMSKI, "Aqua Guard")], hand=[DEAD_DAMNED]), opponent=Side(shields=3))
    game.attack(ADAMSKI).declare(ADAMSKI, DEAD_DAMNED).choose(first)
    while game.asked == "resolve":
        game.choose(ADAMSKI)
    game.expect(YOU, "choose one", "0", "1", "2")  # Adamski is done with: only Dead Damned's own ability is left
    assert game.zone(YOU, "battle") == [DEAD_DAMNED]
    assert game.under(DEAD_DAMNED) == [ADAMSKI, "Aqua Guard"]


# ---------------------------------------------------------------------------------------------------------
# The other player
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("9.50")
@pytest.mark.parametrize(
    ("effect", "declares"),
    [
        pytest.param(draw(1), True, id="the attack goes on"),
        pytest.param(return_to_hand(choose(1, your(CREATURES.other()))), True, id="another creature leaves"),
        pytest.param(return_to_hand(THIS), False, id="the attacker leaves"),
        pytest.param(THE_ATTACK_ENDS, False, id="the attack is stopped"),
    ],
)
def test_the_other_player_declares_against_the_attack_as_it_is_then(effect: Effect, declares: bool) -> None:
    """77 and 78 (505.6a, 506.3d): with a card that came to the hand only then, if the attack still goes on."""
    gift = plain(programs.DRAW, "your opponent draws a card", amount=1, whose=OPPONENTS, up_to=0)
    giver = creature("Giver", FIRE, 5, 5000, "", whenever_attacks(gift, effect))
    ninja = "Hayabusamaru, Lightfang Ninja"
    game = Scenario(
        you=Side(battle=[giver, "Torcon", tapped("Corile")]),
        opponent=Side(deck=[ninja], mana=filler(light=4), shields=2),
    )
    game.attack(giver)
    if game.asked == "choose":
        game.choose("Corile")
    assert game.zone(OPPONENT, "hand") == [ninja]
    if declares:
        game.expect(OPPONENT, "declare", "no", ninja).declare(ninja)
        assert ninja in game.zone(OPPONENT, "battle")
    else:
        game.expect(YOU, "attack with", "no", "Torcon")
