"""Group 8F of the rules catalogue: breaking shields, the direct attack and the end of an attack (113, 509, 510)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    LIGHT,
    NATURE,
    SHIELDS,
    THIS,
    WATER,
    WIN_THE_GAME,
    YOU_HAVE_NO_SHIELDS,
    Condition,
    Feature,
    at_least,
    before_it_breaks_shields,
    break_shields,
    charge_from_deck,
    choose,
    creature,
    destroy,
    double_breaker,
    draw,
    every,
    kirifudash,
    plain,
    put_into_graveyard,
    put_into_mana,
    quattro_breaker,
    return_shields,
    shield_trigger,
    shield_trigger_if,
    shields_go_to_graveyard,
    spell,
    top_cards_go_to_graveyard,
    triple_breaker,
    untap,
    when_put,
    whenever_attacks,
    whenever_unblocked,
    world_breaker,
    your,
    your_opponents,
)
from sim.cards.words.triggers import trigger
from sim.engine.record.codes import events, keywords, owners, programs
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler, fortified, pile, tapped
from tests.rules.situations import BYSTANDER, KODAMANMA, TERRAFORM, after_an_attack, human_attacker

TWO_BREAKERS = "Bazagazeal Dragon"
ULTIMO = "Missile Soldier Ultimo"


@pytest.mark.rule("8F.01")
def test_8f_01_abilities_of_an_unblocked_attack_come_before_the_break() -> None:
    sneak = human_attacker(whenever_unblocked(put_into_mana(choose(1, your_opponents(SHIELDS)))))
    game = Scenario(you=Side(battle=[sneak]), opponent=Side(battle=["Hunter Fish"], shields=["Torcon", "Corile"]))
    game.attack("Attacker").block().choose("Torcon")
    assert game.zone(OPPONENT, "mana") == ["Torcon"]
    assert game.zone(OPPONENT, "hand") == ["Corile"]


@pytest.mark.rule("8F.01")
@pytest.mark.parametrize(("hand", "discarded"), [(["Corile"], ["Corile"]), ([], [])])
def test_8f_01_a_discard_by_an_attack_trigger_never_takes_the_shield_of_that_attack(
    hand: list[str], discarded: list[str]
) -> None:
    """Horrid Worm's ability is resolved at the declaration (506.3c), long before the break (509.5)."""
    game = Scenario(you=Side(battle=["Horrid Worm"]), opponent=Side(hand=hand, shields=["Torcon"]))
    game.attack("Horrid Worm").declare()
    assert game.zone(OPPONENT, "graveyard") == discarded
    assert game.zone(OPPONENT, "hand") == ["Torcon"]


@pytest.mark.phrase("double_breaker", "triple_breaker")
@pytest.mark.parametrize(
    ("features", "broken"),
    [
        pytest.param((), 1, id="no breaker", marks=pytest.mark.rule("8F.02")),
        pytest.param((double_breaker,), 2, id="double", marks=pytest.mark.rule("8F.05", "10.25")),
        pytest.param((triple_breaker,), 3, id="triple", marks=pytest.mark.rule("8F.05", "10.25")),
        pytest.param((quattro_breaker,), 4, id="quattro", marks=pytest.mark.rule("8F.05", "10.25")),
        pytest.param((world_breaker,), 6, id="world", marks=pytest.mark.rule("8F.05", "8F.11", "10.26")),
    ],
)
def test_8f_02_an_attack_breaks_as_many_shields_at_once_as_its_breaker_says(
    features: tuple[Feature, ...], broken: int
) -> None:
    """All the shield triggers among them are declared together."""
    game = Scenario(you=Side(battle=[human_attacker(*features), BYSTANDER]), opponent=Side(shields=["Terror Pit"] * 6))
    game.attack("Attacker")
    while game.asked == "break":
        game.choose("Terror Pit")
    game.expect(OPPONENT, "declare", "no", *["Terror Pit"] * broken).declare()
    assert len(game.zone(OPPONENT, "hand")) == broken
    assert len(game.zone(OPPONENT, "shields")) == 6 - broken


@pytest.mark.rule("8F.03", "8F.04")
def test_8f_03_the_attacking_player_chooses_the_shields_and_their_owner_takes_them() -> None:
    game = Scenario(
        you=Side(battle=[human_attacker(double_breaker)]),
        opponent=Side(shields=["Corile", "Fear Fang", "Burning Mane"]),
    )
    game.attack("Attacker").expect(YOU, "break", "Corile", "Fear Fang", "Burning Mane").choose("Burning Mane")
    game.expect(YOU, "break", "Corile", "Fear Fang").choose("Corile")
    assert game.zone(OPPONENT, "hand") == ["Burning Mane", "Corile"]
    assert game.zone(OPPONENT, "shields") == ["Fear Fang"]


@pytest.mark.rule("8F.03")
def test_8f_03_a_shield_added_before_the_break_does_not_replace_one_that_was_chosen() -> None:
    """509.5: of the two chosen one is gone, and neither the new shield nor the third is broken for it."""
    swap = (
        put_into_graveyard(choose(1, your_opponents(SHIELDS))),
        plain(programs.SHIELDIFY, "add a shield", amount=1, whose=owners.OPPONENTS, up_to=0),
    )
    thief = creature("Thief", NATURE, 5, 5000, "", double_breaker, before_it_breaks_shields(*swap))
    game = Scenario(
        you=Side(battle=[thief, "Torcon"]),
        opponent=Side(shields=["Corile", "Fear Fang", "Torcon"], deck=["Aqua Surfer"]),
    )
    game.attack("Thief").choose("Corile", "Fear Fang").choose("Corile")
    assert game.zone(OPPONENT, "hand") == ["Fear Fang"]
    assert game.zone(OPPONENT, "shields") == ["Torcon", "Aqua Surfer"]


@pytest.mark.rule("8F.04")
def test_8f_04_a_broken_shield_is_not_drawn() -> None:
    game = Scenario(you=Side(battle=["Fear Fang", "Torcon", TERRAFORM]), opponent=Side(shields=["Corile"]))
    game.attack("Fear Fang").expect(YOU, "attack with")
    assert game.zone(OPPONENT, "hand") == ["Corile"]


@pytest.mark.rule("8F.05")
@pytest.mark.parametrize("number", [2, 3])
def test_8f_05_with_two_breakers_a_player_picks_one_and_must_use_one(number: int) -> None:
    """509.2c: Bazagazeal has double breaker, and triple breaker by Invincible Unity; breaking 1 is no choice."""
    game = Scenario(
        you=Side(hand=["Invincible Unity"], mana=filler(nature=13), battle=[TWO_BREAKERS]),
        opponent=Side(shields=5),
    )
    game.use("Invincible Unity").attack(TWO_BREAKERS).expect(YOU, "break with", "2", "3").choose(number)
    game.choose(*["Filler"] * number)
    assert len(game.zone(OPPONENT, "shields")) == 5 - number


@pytest.mark.rule("8F.06", "8F.07")
@pytest.mark.parametrize(("shields", "wins"), [(2, False), (1, False), (0, True)])
def test_8f_06_a_breaker_breaks_the_shields_there_are_and_wins_only_when_there_are_none(
    shields: int, wins: bool
) -> None:
    game = Scenario(you=Side(battle=[human_attacker(double_breaker), BYSTANDER]), opponent=Side(shields=shields))
    game.attack("Attacker")
    assert (game.winner == YOU, game.zone(OPPONENT, "shields")) == (wins, [])


# --- Shields broken together ---------------------------------------------------------------------------
@pytest.mark.rule("8F.08", "8F.05", "10.01")
def test_8f_08_triggers_broken_together_are_declared_together_and_used_in_their_owners_order() -> None:
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


@pytest.mark.rule("8F.08")
def test_8f_08_a_shield_trigger_that_destroys_the_attacker_saves_no_shield_chosen_with_it() -> None:
    """The shields chosen are broken together (509.5), whatever one of them does to the attacker."""
    game = Scenario(
        you=Side(battle=[TWO_BREAKERS, "Torcon"]), opponent=Side(shields=["Terror Pit", "Corile", "Aqua Surfer"])
    )
    game.attack(TWO_BREAKERS).choose("Terror Pit", "Corile").declare("Terror Pit").choose(TWO_BREAKERS)
    assert game.zone(YOU, "graveyard") == [TWO_BREAKERS]
    assert game.zone(OPPONENT, "hand") == ["Corile"]
    assert game.zone(OPPONENT, "shields") == ["Aqua Surfer"]


@pytest.mark.rule("8F.08")
def test_8f_08_an_attacker_that_leaves_before_the_break_still_breaks_the_shields_chosen() -> None:
    """509.4c: no classic card acts between the choice and the break; a made-up one plays that part."""
    martyr = creature("Martyr", NATURE, 5, 5000, "", double_breaker, before_it_breaks_shields(destroy(THIS)))
    game = Scenario(you=Side(battle=[martyr, "Torcon"]), opponent=Side(shields=["Corile", "Fear Fang", "Torcon"]))
    game.attack("Martyr").choose("Corile", "Fear Fang")
    assert game.zone(YOU, "graveyard") == ["Martyr"]
    assert game.zone(OPPONENT, "hand") == ["Corile", "Fear Fang"]


@pytest.mark.phrase("THIS")
def test_509_4c_the_attackers_departure_does_not_save_the_shields_chosen() -> None:
    """509.4c."""
    kamikaze = creature(
        "Kamikaze", FIRE, 3, 3000, "", trigger(events.BEFORE_BREAK, "before it breaks", (destroy(THIS),))
    )
    game = Scenario(you=Side(battle=[kamikaze]), opponent=Side(shields=["Burning Mane", "Torcon"]))
    game.attack(kamikaze).choose("Burning Mane")
    assert game.zone(YOU, "graveyard") == ["Kamikaze"]
    assert game.zone(OPPONENT, "hand") == ["Burning Mane"]


@pytest.mark.rule("8F.08", "8F.03")
def test_8f_08_a_shield_added_by_a_shield_trigger_is_not_broken_in_its_place() -> None:
    """Dracobarrier's new shield comes while a double breaker is breaking two, and stays."""
    game = Scenario(
        you=Side(battle=[TWO_BREAKERS, "Torcon"]),
        opponent=Side(shields=["Dracobarrier", "Corile"], deck=["Fear Fang"]),
    )
    game.attack(TWO_BREAKERS).declare("Dracobarrier").choose(TWO_BREAKERS)
    assert game.zone(OPPONENT, "shields") == ["Fear Fang"]
    assert game.zone(OPPONENT, "hand") == ["Corile"]
    assert "Torcon" in game.options  # the next attack finds a shield


def test_a_shield_trigger_can_remove_the_next_attacker() -> None:
    game = Scenario(you=Side(battle=["Fear Fang", "Corile"]), opponent=Side(shields=["Terror Pit"]))
    game.attack("Fear Fang").declare("Terror Pit").choose("Corile")
    assert game.turn_is_over
    assert game.zone(YOU, "battle") == ["Fear Fang"]


def test_holy_taps_the_other_attackers() -> None:
    game = Scenario(you=Side(battle=["Fear Fang", "Corile"]), opponent=Side(shields=["Holy, Flash Guardian", "Torcon"]))
    game.attack("Fear Fang").choose("Holy, Flash Guardian").declare("Holy, Flash Guardian")
    assert game.is_tapped("Corile")
    assert game.turn_is_over


# --- The shield check ----------------------------------------------------------------------------------
def test_113_6a_a_shield_that_stands_by_does_not_count_as_a_shield() -> None:
    """113.6a."""
    three, four = (
        Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(shields=["DNA Spark", *filler(more)])) for more in (2, 3)
    )
    for game in (three, four):
        game.attack("Fear Fang").choose("DNA Spark").declare("DNA Spark")
    three.expect(OPPONENT, "may").accept()
    assert len(three.zone(OPPONENT, "shields")) == 3
    assert four.turn_is_over and len(four.zone(OPPONENT, "shields")) == 3


def test_113_6a_a_shield_that_stands_by_counts_in_no_zone() -> None:
    """113.6a: while triggers are declared it is neither a shield nor a card in hand."""
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(shields=["Terror Pit", "Corile"]))
    game.attack("Fear Fang").choose("Terror Pit").expect(OPPONENT, "declare", "no", "Terror Pit")
    assert game.where("Terror Pit") == "pending"
    assert game.zone(OPPONENT, "shields") == ["Corile"]
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.phrase("shield_trigger_if")
@pytest.mark.parametrize(
    ("condition", "usable"),
    [
        pytest.param(YOU_HAVE_NO_SHIELDS, False, id="no shields"),
        pytest.param(at_least(1, your(SHIELDS)), True, id="a shield"),
        pytest.param(at_least(2, your(SHIELDS)), True, id="two shields, which are broken together"),
        pytest.param(at_least(3, your(SHIELDS)), False, id="three shields"),
    ],
)
def test_113_6b_a_conditional_shield_trigger_is_judged_just_before_the_shields_stand_by(
    condition: Condition, usable: bool
) -> None:
    """113.6b (change of 15 February 2024): the shields that are being broken are still shields then."""
    trap = spell("Trap", LIGHT, 4, shield_trigger_if(condition), draw(1))
    game = Scenario(
        you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Torcon"]),
        opponent=Side(shields=[trap, "Corile"], deck=["Torcon"]),
    )
    game.attack("Crystal Lancer")
    if usable:
        game.declare(trap)
    game.expect(YOU, "attack with")
    assert game.zone(OPPONENT, "hand") == (["Corile", "Torcon"] if usable else ["Trap", "Corile"])


@pytest.mark.phrase("return_shields")
def test_113_6b_it_is_judged_before_shields_of_either_player_stand_by() -> None:
    """113.6b: both players' shields come into their hands at once."""
    trap = spell("Trap", LIGHT, 4, shield_trigger_if(at_least(1, your_opponents(SHIELDS))), draw(1))
    sweep = spell("Sweep", FIRE, 1, return_shields(every(SHIELDS), shield_triggers=True))
    game = Scenario(
        you=Side(hand=[sweep], mana=filler(fire=1), shields=[trap], battle=["Torcon"]), opponent=Side(shields=[trap])
    )
    game.use(sweep).expect(YOU, "declare", "no", "Trap").declare("Trap").expect(OPPONENT, "declare", "no", "Trap")


@pytest.mark.rule("8F.09")
def test_8f_09_a_shield_trigger_is_declared_at_its_own_break_and_never_later() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"]), opponent=Side(shields=["Terror Pit", "Aqua Surfer"])
    )
    game.attack("Fear Fang").choose("Terror Pit").expect(OPPONENT, "declare", "no", "Terror Pit").declare()
    game.attack("Burning Mane").expect(OPPONENT, "declare", "no", "Aqua Surfer")
    assert game.refused("Terror Pit") != ""


@pytest.mark.rule("8F.10")
def test_8f_10_the_shield_check_interrupts_what_is_being_processed() -> None:
    """The trigger spell is cast between two sentences of the attacker's ability."""
    breaker = human_attacker(
        whenever_attacks(break_shields(choose(1, your_opponents(SHIELDS))), destroy(every(CREATURES)))
    )
    game = Scenario(
        you=Side(battle=[breaker, "Torcon"]), opponent=Side(shields=["Spiral Gate", "Corile"], battle=["Fear Fang"])
    )
    game.attack("Attacker").choose("Spiral Gate").declare("Spiral Gate").choose("Torcon")
    assert game.zone(YOU, "hand") == ["Torcon"]  # Spiral Gate found it in the battle zone
    assert game.zone(YOU, "graveyard") == ["Attacker"]


@pytest.mark.rule("8F.12")
@pytest.mark.parametrize("allowed", [True, False])
def test_8f_12_a_shield_put_into_the_hand_by_an_effect_is_checked_unless_the_effect_says_otherwise(
    allowed: bool,
) -> None:
    magand = human_attacker(when_put(return_shields(choose(1, your(SHIELDS)), shield_triggers=allowed)))
    game = Scenario(
        you=Side(hand=[magand], mana=filler(fire=3), battle=[BYSTANDER], shields=["Terror Pit"]),
        opponent=Side(battle=["Corile"]),
    )
    game.use("Attacker")
    if allowed:
        game.expect(YOU, "declare", "no", "Terror Pit").declare("Terror Pit")
    game.expect(YOU, "attack with")
    assert game.where("Corile") == ("graveyard" if allowed else "battle")


@pytest.mark.rule("8F.12")
def test_8f_12_kodamanmas_shield_cannot_trigger_but_pays_for_a_strike_back() -> None:
    game = Scenario(you=Side(hand=[KODAMANMA, "Hakumei Doji"], mana=filler(fire=2), shields=["Volcanic Arrows"]))
    game.use(KODAMANMA).expect(YOU, "declare", "no", "Hakumei Doji")
    assert game.refused("Volcanic Arrows") == "this shield's trigger can't be used"
    game.declare("Hakumei Doji")
    assert game.zone(YOU, "battle") == [KODAMANMA, "Hakumei Doji"]
    assert game.zone(YOU, "graveyard") == ["Volcanic Arrows"]


def test_the_cards_of_one_shield_are_broken_together() -> None:
    """All its cards are checked and go to the hand; a castle on it would go to the graveyard (8F.13)."""
    game = Scenario(
        you=Side(battle=[human_attacker(double_breaker), BYSTANDER]),
        opponent=Side(shields=[pile("Terror Pit", "Fear Fang", "Aqua Surfer"), "Corile", "Burning Mane"]),
    )
    game.attack("Attacker").choose("Terror Pit", "Corile")
    game.expect(OPPONENT, "declare", "no", "Terror Pit", "Aqua Surfer").declare("Terror Pit").choose("Bystander")
    assert sorted(game.zone(OPPONENT, "hand")) == ["Aqua Surfer", "Corile", "Fear Fang"]
    assert game.zone(OPPONENT, "shields") == ["Burning Mane"]


# --- Breaks that are replaced --------------------------------------------------------------------------
@pytest.mark.rule("8F.14")
@pytest.mark.parametrize(
    ("replacement", "graveyard", "shields"),
    [
        pytest.param(top_cards_go_to_graveyard(2), ["Corile"] * 4, 3, id="Adamski: two top cards for each shield"),
        pytest.param(shields_go_to_graveyard, ["Terror Pit"] * 2, 1, id="Bolmeteus: the shield itself"),
    ],
)
def test_8f_14_a_break_can_be_replaced_shield_by_shield(
    replacement: Feature, graveyard: list[str], shields: int
) -> None:
    """Nothing comes to the hand, nothing is declared, and the attack has broken no shield."""
    trump = creature("Trump", FIRE, 3, 1000, "", kirifudash(1))
    game = Scenario(
        you=Side(battle=[human_attacker(double_breaker, replacement), BYSTANDER], hand=[trump], mana=filler(fire=1)),
        opponent=Side(shields=["Terror Pit"] * 3, deck=["Corile"] * 5),
    )
    game.attack("Attacker").choose("Terror Pit", "Terror Pit").expect(YOU, "declare", "no", "Trump").declare("Trump")
    assert game.where("Trump") == "hand"
    assert game.zone(OPPONENT, "graveyard") == graveyard
    assert len(game.zone(OPPONENT, "shields")) == shields
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.phrase("top_cards_go_to_graveyard")
@pytest.mark.rule("8F.14")
def test_8f_14_a_replaced_break_still_leaves_the_direct_attack_and_can_empty_the_deck() -> None:
    invader = human_attacker(top_cards_go_to_graveyard(2))
    game = Scenario(you=Side(battle=[invader]), opponent=Side(shields=0)).attack("Attacker")
    assert (game.winner, game.reason) == (YOU, "direct attack")
    breaks = whenever_attacks(break_shields(choose(1, your_opponents(SHIELDS))))
    by_effect = human_attacker(top_cards_go_to_graveyard(2), breaks)
    game = Scenario(you=Side(battle=[by_effect]), opponent=Side(deck=2)).attack("Attacker")
    assert (game.winner, game.reason) == (YOU, "deck out")
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.phrase("shields_go_to_graveyard")
@pytest.mark.rule("8F.14", "10.01")
def test_8f_14_shields_that_bolmeteus_sends_to_the_graveyard_cannot_be_shield_triggers() -> None:
    """The owner is not even asked, because the shield does not come into the hand (113.6)."""
    game = Scenario(
        you=Side(battle=["Bolmeteus Steel Dragon", "Torcon"]), opponent=Side(shields=["Terror Pit", "Torcon"])
    )
    game.attack("Bolmeteus Steel Dragon")
    assert game.zone(OPPONENT, "graveyard") == ["Terror Pit", "Torcon"]
    assert game.zone(OPPONENT, "hand") == []
    game.expect(YOU, "attack with", "no", "Torcon")


def test_bolmeteus_sends_shields_to_the_graveyard_without_triggers() -> None:
    game = Scenario(
        you=Side(battle=["Bolmeteus Steel Dragon"]), opponent=Side(shields=["Terror Pit", "Aqua Surfer", "Torcon"])
    )
    game.attack("Bolmeteus Steel Dragon").choose("Aqua Surfer", "Terror Pit")
    assert game.turn_is_over
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Aqua Surfer", "Terror Pit"]
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.phrase("ANOTHER_BROKE_SHIELDS")
@pytest.mark.rule("8F.14")
@pytest.mark.parametrize(
    ("breaker", "fires"),
    [
        pytest.param("Bazagazeal Dragon", True, id="shields are broken"),
        pytest.param("Bolmeteus Steel Dragon", False, id="shields go to the graveyard instead"),
    ],
)
def test_8f_14_turbo_rush_needs_another_creature_to_have_broken_a_shield(breaker: str, fires: bool) -> None:
    """A replaced event has not happened (609.4), so Bolmeteus breaks nothing."""
    game = Scenario(
        you=Side(battle=[breaker, ULTIMO]), opponent=Side(battle=[pile("Fighter Dual Fang", "Fear Fang")], shields=4)
    )
    assert not game.has(ULTIMO, keywords.ATTACKS_UNTAPPED)
    game.attack(breaker).choose("Filler", "Filler")
    assert game.has(ULTIMO, keywords.ATTACKS_UNTAPPED) == fires
    game.choose(ULTIMO)
    if fires:
        game.expect(YOU, "attack", "the opponent", "Fighter Dual Fang").choose("Fighter Dual Fang")
        assert game.zone(YOU, "graveyard") == [ULTIMO]  # 6000 against 8000
    else:
        assert game.power(ULTIMO) == 2000
        assert len(game.zone(OPPONENT, "shields")) == 2
        game.expect(YOU, "break")  # Dual Fang is untapped: there was nothing else to attack


def test_ultimos_own_break_does_not_set_off_its_turbo_rush() -> None:
    game = Scenario(you=Side(battle=[ULTIMO, "Torcon"]), opponent=Side(shields=2))
    game.attack(ULTIMO).choose("Filler")
    assert not game.has(ULTIMO, keywords.ATTACKS_UNTAPPED)
    game.attack("Torcon")
    assert game.turn_is_over


# --- Breaking without an attack, and the end of the attack ---------------------------------------------
@pytest.mark.rule("8F.15")
@pytest.mark.parametrize("shields", [1, 0])
def test_8f_15_breaking_by_an_effect_is_no_attack_and_cannot_win(shields: int) -> None:
    """Nothing taps, nobody blocks, no ability that waits for an attack triggers."""
    opening = creature("Opening", FIRE, 3, 3000, "", when_put(break_shields(choose(1, your_opponents(SHIELDS)))))
    alarm = creature(
        "Alarm", WATER, 3, 1000, "",
        trigger(events.ATTACKS, "whenever a creature attacks", (WIN_THE_GAME,), subject=your_opponents(CREATURES)),
    )  # fmt: skip
    game = Scenario(
        you=Side(hand=[opening], mana=filler(fire=3), battle=[BYSTANDER]),
        opponent=Side(battle=[alarm, "Hunter Fish"], shields=shields),
    )
    game.use("Opening").expect(YOU, "attack with", "no", "Bystander")
    assert not game.is_tapped("Opening")
    assert (len(game.zone(OPPONENT, "hand")), game.zone(OPPONENT, "shields")) == (shields, [])


@pytest.mark.rule("8F.16")
def test_8f_16_the_end_of_the_attack_comes_last_the_attacking_players_part_first() -> None:
    """Kirifudash is declared from the hand as Valchuris's ability is; the witness waits as Completely Unidentified
    does.
    """
    witness = creature("Witness", WATER, 3, 1000, "", after_an_attack(charge_from_deck(1)))
    game = Scenario(
        you=Side(battle=["Fear Fang", BYSTANDER], hand=["Carmelewis"], mana=filler(fire=2)),
        opponent=Side(battle=[witness], shields=["Spiral Gate"]),
    )
    game.attack("Fear Fang")
    game.expect(OPPONENT, "declare", "no", "Spiral Gate").declare("Spiral Gate").choose("Fear Fang")
    game.expect(YOU, "declare", "no", "Carmelewis")
    assert game.zone(YOU, "hand") == ["Carmelewis", "Fear Fang"]
    assert game.zone(OPPONENT, "mana") == []
    game.declare("Carmelewis")
    assert game.zone(YOU, "battle") == ["Bystander", "Carmelewis"]
    assert len(game.zone(OPPONENT, "mana")) == 1


@pytest.mark.phrase("kirifudash", "THAT_BROKE_A_SHIELD")
def test_kirifudash_summons_carmelewis_after_a_shield_was_broken() -> None:
    game = Scenario(you=Side(hand=["Carmelewis"], mana=filler(fire=2), battle=["Fear Fang"]), opponent=Side(shields=2))
    assert "costs 3, and there is 2" in game.refused("Carmelewis")
    game.attack("Fear Fang").choose("Filler").declare("Carmelewis")
    assert game.zone(YOU, "battle") == ["Fear Fang", "Carmelewis"]
    assert game.untapped_mana(YOU) == 0
    game.attack("Carmelewis")
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.phrase("THAT_BROKE_A_SHIELD")
def test_kirifudash_fails_after_an_attack_that_broke_nothing() -> None:
    game = Scenario(
        you=Side(hand=["Carmelewis"], mana=filler(fire=2), battle=["Fear Fang"]),
        opponent=Side(battle=[tapped("Burning Mane")]),
    )
    game.attack("Fear Fang", "Burning Mane").declare("Carmelewis")
    assert game.zone(YOU, "hand") == ["Carmelewis"]
    assert game.untapped_mana(YOU) == 2


@pytest.mark.phrase("THAT_BROKE_A_SHIELD")
def test_ganpachi_draws_only_after_an_attack_that_broke_a_shield() -> None:
    """Not for a shield that it broke in an earlier attack of the turn."""
    ganpachi = "Ganpachi, Stubborn Fishery"
    waker = creature("Waker", WATER, 3, 1000, "", after_an_attack(untap(every(your(CREATURES)))))
    game = Scenario(you=Side(battle=[ganpachi, waker]), opponent=Side(battle=["La Ura Giga, Sky Guardian"], shields=2))
    game.attack(ganpachi).block().choose("Filler").choose("Waker")
    assert len(game.zone(YOU, "hand")) == 2
    game.attack(ganpachi).block("La Ura Giga, Sky Guardian").choose("Waker")
    assert len(game.zone(YOU, "hand")) == 2


def test_an_attacker_removed_by_a_shield_trigger_still_ends_its_attack() -> None:
    game = Scenario(
        you=Side(hand=["Carmelewis"], mana=filler(fire=2), battle=["Fear Fang"]),
        opponent=Side(shields=["Terror Pit", "Torcon"]),
    )
    game.attack("Fear Fang").choose("Terror Pit").declare("Terror Pit")
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    game.declare("Carmelewis")  # the attack of one of your creatures broke a shield
    assert game.zone(YOU, "battle") == ["Carmelewis"]


@pytest.mark.phrase("when")
def test_polligon_returns_only_if_it_broke_a_shield() -> None:
    polligon = "Hearty Cap'n Polligon"
    assert Scenario(you=Side(battle=[polligon])).attack(polligon).zone(YOU, "hand") == [polligon]
    game = Scenario(you=Side(battle=[polligon]), opponent=Side(battle=[tapped("Torcon")]))
    assert game.attack(polligon, "Torcon").zone(YOU, "battle") == [polligon]


@pytest.mark.phrase("every")
def test_101_4a_of_both_players_shield_triggers_the_turn_players_come_first() -> None:
    """101.4a, 113.6a: the other player's shields stand by meanwhile."""
    mine = spell("Mine", WATER, 3, shield_trigger, draw(1))
    theirs = spell("Theirs", WATER, 3, shield_trigger, draw(1))
    for turn in (YOU, OPPONENT):
        back = spell("Back", FIRE, 1, return_shields(every(SHIELDS), shield_triggers=True))
        hands: list[list[Thing]] = [[back], []] if turn == YOU else [[], [back]]
        game = Scenario(
            you=Side(hand=hands[YOU], mana=filler(fire=1), battle=[BYSTANDER], shields=[mine]),
            opponent=Side(hand=hands[OPPONENT], mana=filler(fire=1), battle=[BYSTANDER], shields=[theirs]),
            turn=turn,
        )
        first, second = ("Mine", "Theirs") if turn == YOU else ("Theirs", "Mine")
        game.use("Back").expect(turn, "declare", "no", first).declare(first)
        assert game.zone(turn, "graveyard") == [first]
        assert game.zone(1 - turn, "shields") == []
        game.expect(1 - turn, "declare", "no", second).declare(second)
        assert game.zone(1 - turn, "graveyard") == [second]


@pytest.mark.rule("8F.13")
def test_8f_13_the_cards_of_a_shield_go_to_the_hand_and_its_castles_to_the_graveyard() -> None:
    shield = fortified(pile("Corile", "Aqua Hulcus"), "Saint Castle", "Dalmandy, Snow Fortress")
    game = Scenario(you=Side(battle=["Torcon", "Fear Fang"]), opponent=Side(shields=[shield]))
    game.attack("Torcon")
    assert sorted(game.zone(OPPONENT, "hand")) == ["Aqua Hulcus", "Corile"]
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Dalmandy, Snow Fortress", "Saint Castle"]
