"""Rulings of the past that a rule option brings back, each next to today's (`sim.games.matchups.rule_options`)."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    SPELLS,
    WATER,
    among_them,
    at_end_of_your_turn,
    at_start_of_your_turn,
    blocker,
    blocks_if_able,
    cast_for_no_cost,
    charge_from_deck,
    charger,
    choose,
    creature,
    destroy,
    draw,
    every,
    impulse,
    look_at_top,
    opponents_creatures_enter_only_by_summoning,
    plain,
    put_into_graveyard,
    put_top_card_into_graveyard,
    seal,
    shieldify_from_deck,
    spell,
    starts_sealed,
    untap,
    vortex_evolves_from,
    when_destroyed,
    whenever_destroyed,
    whenever_one_attacks,
    your,
    your_opponents,
)
from sim.cards.words.triggers import trigger
from sim.engine.record.codes import endings, events, owners, programs, steps, zones
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile, tapped
from tests.rules.situations import BYSTANDER, HAYABUSAMARU, PEPPI, PIERR, from_hand, hand_size

UNITY = "Soul Phoenix, Avatar of Unity"
BARE = creature("Bare Phoenix", FIRE, 6, 6000, "", vortex_evolves_from(CREATURES.race("Fire Bird"), CREATURES))


# --- The start of the turn -----------------------------------------------------------------------------------
@pytest.mark.phrase("tapped")
@pytest.mark.parametrize(("choice", "untapped"), [("untap-first", 0), ("triggers-first", 2)])
def test_501_2_what_happens_at_the_start_of_a_turn_finds_your_cards_untapped_or_tapped(
    choice: str, untapped: int
) -> None:
    """501.2: until 2017 the ability came first, and found the tapped creatures."""
    clear = at_start_of_your_turn(destroy(every(your(CREATURES.tapped()))), draw(1))
    clock = creature("Clock", FIRE, 3, 3000, "", clear)
    game = Scenario(
        you=Side(battle=[clock, tapped("Torcon"), tapped("Fear Fang")], mana=[tapped("Corile")]),
        step=steps.START,
        rules=RuleOptions(turn_start=choice),
    )
    assert len(game.zone(YOU, "graveyard")) == untapped
    assert game.untapped_mana(YOU) == 1  # untapped in the end in any case
    assert hand_size(game) == 2


def test_501_1a_a_silent_skill_is_used_by_the_old_order_too() -> None:
    """501.1a."""
    game = Scenario(
        you=Side(battle=[tapped("Milporo")]), step=steps.START, rules=RuleOptions(turn_start="triggers-first")
    )
    game.expect(YOU, "instead", "no", "yes").accept()
    assert game.is_tapped("Milporo") and hand_size(game) == 2


# --- Blockers ------------------------------------------------------------------------------------------------
@pytest.mark.phrase("blocks_if_able")
def test_507_1a_by_the_old_rule_one_creature_blocks() -> None:
    """507.1a, and 507.1b: one of those that must, if there are any."""
    one = RuleOptions(blockers="one")
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=["Aqua Guard", "Phantom Fish"]), rules=one)
    game.attack("Fear Fang").expect(OPPONENT, "block with", "no", "Aqua Guard", "Phantom Fish").choose("Phantom Fish")
    assert game.is_tapped("Phantom Fish") and not game.is_tapped("Aqua Guard")
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]

    doll = creature("Doll", DARKNESS, 2, 2000, "", blocker, blocks_if_able)
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[PIERR, "Aqua Guard", doll]), rules=one)
    game.attack("Fear Fang").expect(OPPONENT, "block with", PIERR, "Doll").choose("Doll")
    assert not game.is_tapped(PIERR) and not game.is_tapped("Aqua Guard")


# --- The end of the turn -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("choice", "offered"), [("afterwards", True), ("together", False)])
def test_511_1d_the_other_player_declares_before_or_after_the_turn_players_effects(choice: str, offered: bool) -> None:
    """511.1d: declaring together with the turn player, the other player cannot use what is drawn afterwards."""
    gift = plain(programs.DRAW, "your opponent draws a card", amount=1, whose=owners.OPPONENTS, up_to=0, add_to_them=0)
    host = creature("Host", FIRE, 3, 1000, "", at_end_of_your_turn(gift))
    ability = from_hand(events.END_OF_TURN, shieldify_from_deck(1), cards="none", whose=owners.OPPONENTS)
    late = creature("Latecomer", LIGHT, 5, 5000, "", ability)
    rules = RuleOptions(end_of_turn_declarations=choice)
    game = Scenario(you=Side(battle=[host]), opponent=Side(deck=[late], shields=2), rules=rules).decline()
    assert (game.asked == "declare") == offered

    game = Scenario(you=Side(battle=[host]), opponent=Side(hand=[late], shields=2), rules=rules).decline()
    game.expect(OPPONENT, "declare", "no", "Latecomer")
    assert (hand_size(game, OPPONENT) == 2) == offered
    game.declare("Latecomer")
    assert len(game.zone(OPPONENT, "shields")) == 3
    assert hand_size(game, OPPONENT) == 2


# --- Declaring within a limit --------------------------------------------------------------------------------
@pytest.mark.parametrize(("choice", "cast"), [("several", 2), ("within-limit", 1)])
def test_where_one_spell_may_be_cast_several_triggers_can_be_declared_or_one(choice: str, cast: int) -> None:
    """X.24: Terror Pit destroys Golden the Johnny, and then the other spell may be cast, if it was declared."""
    game = Scenario(
        you=Side(battle=["Golden the Johnny", BYSTANDER]),
        opponent=Side(shields=["Spiral Gate", "Terror Pit", "Torcon"]),
        rules=RuleOptions(limited_declarations=choice),
    )
    game.attack("Golden the Johnny").choose("Spiral Gate", "Terror Pit")
    game.expect(OPPONENT, "declare", "no", "Spiral Gate", "Terror Pit").choose("Terror Pit")
    if choice == "several":
        game.expect(OPPONENT, "declare", "no", "Spiral Gate").choose("Spiral Gate").choose("Terror Pit")
    game.choose("Golden the Johnny")
    assert len(game.zone(OPPONENT, "graveyard")) == cast
    assert game.where("Bystander") == ("hand" if choice == "several" else "battle")


# --- Reconstruction ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("choice", "left"), [("one-creature", [PEPPI]), ("each-creature", [PEPPI, "Crystal Lancer"])])
def test_801_4b_the_bases_of_a_vortex_stay_as_one_creature_or_as_several(choice: str, left: list[str]) -> None:
    """801.4b: by the old rule each base was a creature again, one that is a pile as a pile."""
    game = Scenario(
        you=Side(hand=["Pouch Shell"], mana=filler(nature=4), battle=["Torcon"]),
        opponent=Side(battle=[tapped(pile(BARE, PEPPI, pile("Crystal Lancer", "Aqua Hulcus")))], hand=0),
        rules=RuleOptions(reconstruction=choice),
    )
    game.use("Pouch Shell", "Bare Phoenix")
    assert game.zone(OPPONENT, "graveyard") == ["Bare Phoenix"]
    assert game.zone(OPPONENT, "battle") == left
    assert game.under(PEPPI) == ([] if len(left) == 2 else ["Crystal Lancer", "Aqua Hulcus"])
    assert all(game.is_tapped(name) for name in left)
    if len(left) == 2:
        assert game.under("Crystal Lancer") == ["Aqua Hulcus"]


@pytest.mark.parametrize("choice", ["one-creature", "each-creature"])
def test_801_4_a_plain_evolution_creature_leaves_its_pile_by_both_rules(choice: str) -> None:
    """801.4."""
    game = Scenario(
        you=Side(hand=["Pouch Shell"], mana=filler(nature=4), battle=["Torcon"]),
        opponent=Side(battle=[pile("Redzone, Roaring Invasion", "Redzone Z, Passionate Invasion", "Torcon")]),
        rules=RuleOptions(reconstruction=choice),
    )
    game.use("Pouch Shell", "Redzone, Roaring Invasion")
    assert game.zone(OPPONENT, "battle") == ["Redzone Z, Passionate Invasion"]
    assert game.under("Redzone Z, Passionate Invasion") == ["Torcon"]


@pytest.mark.parametrize(("choice", "attacks"), [("sick", False), ("awake", True)])
@pytest.mark.parametrize("reconstruction", ["one-creature", "each-creature"])
def test_801_4c_what_comes_to_light_in_the_turn_in_which_it_came_is_sick_or_not(
    choice: str, attacks: bool, reconstruction: str
) -> None:
    """801.4c; before January 2014 it could attack at once."""
    uncover = spell("Uncover", WATER, 1, put_top_card_into_graveyard(choose(1, your(CREATURES.evolution()))))
    game = Scenario(
        you=Side(
            hand=["Crystal Lancer", "Aqua Hulcus", uncover], mana=filler(water=13), battle=[BYSTANDER], deck=["Corile"]
        ),
        rules=RuleOptions(reconstructed_sickness=choice, reconstruction=reconstruction),
    )
    game.use("Aqua Hulcus").accept().use("Crystal Lancer").use("Uncover")
    assert "Aqua Hulcus" in game.zone(YOU, "battle")
    assert (game.refused("Aqua Hulcus", "attack") == "") == attacks


# --- Exchanging places ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("choice", ["nothing-moves", "in-part"])
def test_701_26b_where_one_creature_would_not_move_as_usual_nothing_moves_or_only_its_part(choice: str) -> None:
    """701.26b: of a star evolution creature only the top card would go to the hand."""
    star, pope = "Octopa <Kernel Star>", "Miradante Twelve, Time Pope"
    game = Scenario(
        you=Side(hand=[pope], battle=[pile(star, "Aqua Hulcus"), BYSTANDER]),
        opponent=Side(shields=3),
        rules=RuleOptions(exchange=choice),
    )
    game.attack(star).declare(pope)
    assert game.where(pope) == "hand"
    assert game.where(star) == ("battle" if choice == "nothing-moves" else "hand")
    assert game.is_tapped("Aqua Hulcus" if choice == "in-part" else star)


@pytest.mark.parametrize(("choice", "zone"), [("nothing-moves", "hand"), ("in-part", "graveyard")])
def test_701_26b_where_the_new_creature_would_go_elsewhere_the_old_one_attacks_on(choice: str, zone: str) -> None:
    """701.26b: what only summoning may put would go to the graveyard. Today that replacement is not applied either."""
    pope, warden = "Miradante Twelve, Time Pope", opponents_creatures_enter_only_by_summoning
    game = Scenario(
        you=Side(hand=[pope], battle=["Recodeking Number Nine", BYSTANDER]),
        opponent=Side(battle=[creature("Warden", LIGHT, 3, 3000, "", warden)], shields=5),
        rules=RuleOptions(exchange=choice),
    )
    game.attack("Recodeking Number Nine").declare(pope)
    while game.asked == "resolve":
        game.choose(pope)
    assert game.where(pope) == zone
    assert game.where("Recodeking Number Nine") == "battle" and game.is_tapped("Recodeking Number Nine")
    assert game.asked == "break"


# --- Ninja Strike ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("choice", "cards", "declared"),
    [("on-resolution", 3, True), ("on-declaring", 3, False), ("on-resolution", 4, True), ("on-declaring", 4, True)],
)
def test_112_3c_a_ninja_strike_is_declared_whatever_the_mana_or_only_with_enough_cards(
    choice: str, cards: int, declared: bool
) -> None:
    """112.3c: between August 2018 and August 2022, the fourth card had to be there before it was declared."""
    gardener = creature(
        "Gardener", LIGHT, 3, 1000, "", whenever_one_attacks(your_opponents(CREATURES), charge_from_deck(1))
    )
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(hand=[HAYABUSAMARU], mana=filler(light=cards), battle=[gardener], shields=3),
        rules=RuleOptions(ninja_strike_mana=choice),
    )
    game.attack("Fear Fang")
    assert (game.asked == "declare") == declared
    if declared:
        game.declare(HAYABUSAMARU).choose("Gardener")
    assert (game.where(HAYABUSAMARU) == "battle") == declared
    assert len(game.zone(OPPONENT, "mana")) == cards + 1


# --- Pending cards -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("choice", "heard"), [("in-their-zone", 0), ("nowhere", 1)])
def test_409_2a_a_spell_that_ends_in_the_zone_it_was_cast_from_has_not_moved(choice: str, heard: int) -> None:
    """409.2a-b: a charger cast from the mana zone stays there, tapped as it was; formerly it was put there again."""
    ember = spell("Ember", FIRE, 1, charger, untap(every(your(CREATURES))))
    recall = spell("Recall", FIRE, 1, cast_for_no_cost(choose(1, your(SPELLS.in_zone(zones.MANA)))))
    ear = creature(
        "Ear", FIRE, 2, 1000, "",
        trigger(events.PUT_INTO_MANA, "whenever a card is put into a mana zone", (draw(1),), no_subject=True),
    )  # fmt: skip
    game = Scenario(
        you=Side(hand=[recall], mana=[tapped(ember), *filler(fire=1)], battle=[ear]),
        rules=RuleOptions(pending_cards=choice),
    )
    game.use("Recall")
    assert game.where("Ember") == "mana"
    assert game.is_tapped("Ember") == (choice == "in-their-zone")
    assert hand_size(game) == heard


# --- Cards that are being looked at --------------------------------------------------------------------------
@pytest.mark.phrase("among_them", "SPELLS")
@pytest.mark.parametrize(("choice", "drawn"), [("passed-over", "Fear Fang"), ("in-the-deck", "Torcon")])
def test_605_4_a_spell_cast_from_among_cards_draws_those_below_them_or_them(choice: str, drawn: str) -> None:
    """605.4."""
    glimpse = spell("Glimpse", WATER, 1, look_at_top(2), cast_for_no_cost(among_them(choose(1, SPELLS))))
    sip = spell("Sip", WATER, 2, draw(1))
    game = Scenario(
        you=Side(hand=[glimpse], mana=filler(water=1), battle=[BYSTANDER], deck=[sip, "Torcon", "Fear Fang"]),
        rules=RuleOptions(looked_at_cards=choice),
    )
    game.use("Glimpse")
    assert game.zone(YOU, "hand") == [drawn]
    assert game.zone(YOU, "deck")[0] == ("Torcon" if drawn == "Fear Fang" else "Fear Fang")


# --- Destroying ----------------------------------------------------------------------------------------------
@pytest.mark.phrase("put_into_graveyard", "when_destroyed")
def test_701_6a_a_creature_put_into_the_graveyard_from_the_battle_zone_is_destroyed() -> None:
    """701.6a: "put into the graveyard" is destroying, whatever the words."""
    mourned = creature("Mourned", FIRE, 3, 3000, "", when_destroyed(draw(1)))
    bury = spell("Bury", DARKNESS, 1, put_into_graveyard(choose(1, CREATURES)))
    game = Scenario(you=Side(hand=[bury], mana=filler(darkness=1), battle=[mourned])).use("Bury")
    assert game.where("Mourned") == "graveyard"
    assert hand_size(game) == 1


@pytest.mark.parametrize(("choice", "heard"), [("any-card", 1), ("creatures", 0)])
def test_701_6a_a_card_that_is_no_creature_is_destroyed_or_only_put_into_the_graveyard(choice: str, heard: int) -> None:
    """701.6a since April 2022; before, only creatures were destroyed."""
    sleeper = impulse("Slumber", FIRE, 5, starts_sealed(1), other_face=creature("Awake", FIRE, 5, 5000, ""))
    mourner = creature("Mourner", FIRE, 3, 3000, "", whenever_destroyed(your(CARDS), draw(1)))
    bury = spell("Bury", DARKNESS, 1, put_into_graveyard(choose(1, your_opponents(CARDS.named("Slumber")))))
    game = Scenario(
        you=Side(hand=[bury], mana=filler(darkness=1)),
        opponent=Side(battle=[sleeper, mourner]),
        rules=RuleOptions(destroying=choice),
    )
    game.use("Bury")
    assert game.where("Slumber") == "graveyard"
    assert hand_size(game, OPPONENT) == heard


# --- Counting ------------------------------------------------------------------------------------------------
@pytest.mark.phrase("THAT_MANY")
@pytest.mark.parametrize(("choice", "most"), [("done", 1), ("attempted", 2)])
def test_101_3a_that_many_counts_what_happened_or_what_was_attempted(choice: str, most: int) -> None:
    """101.3a: Aqua Soldier goes to the hand instead of being destroyed."""
    judgement = "Judgement of the Flame's Spear and the Water's Blade"
    game = Scenario(
        you=Side(
            hand=[judgement],
            mana=filler(fire=3, water=3),
            battle=[pile("Bolshack Dogiragon", "Deadly Fighter Braid Claw")],
        ),
        opponent=Side(battle=["Aqua Soldier", "Torcon"]),
        rules=RuleOptions(counting=choice),
    )
    game.use(judgement)
    while game.asked == "may":
        game.accept()
    assert game.zone(OPPONENT, "hand") == ["Aqua Soldier"]
    assert hand_size(game) == most


# --- Empty decks ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("choice", "turn", "winner"), [("both", YOU, endings.DRAWN), ("turn-player", YOU, OPPONENT)])
def test_104_2b_decks_that_run_out_together_defeat_both_players_or_the_turn_player(
    choice: str, turn: int, winner: int
) -> None:
    """104.2b."""
    stamp = spell("Stamp", FIRE, 1, seal(every(CREATURES)))
    game = Scenario(
        you=Side(hand=[stamp], mana=filler(fire=1), battle=["Torcon"], deck=exactly("Torcon")),
        opponent=Side(battle=["Corile"], deck=exactly("Torcon")),
        turn=turn,
        rules=RuleOptions(empty_decks=choice),
    ).use("Stamp")
    assert (game.winner, game.reason) == (winner, "deck out")
