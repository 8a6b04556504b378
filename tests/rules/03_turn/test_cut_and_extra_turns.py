"""Group 3 of the rules catalogue: turns that are cut short, and extra turns (500.5)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    LIGHT,
    SHIELDS,
    SKIP_THE_REST_OF_THE_TURN,
    THIS,
    WATER,
    Effect,
    at_end_of_your_turn,
    break_shields,
    cast_for_no_cost,
    charge_from_deck,
    choose,
    creature,
    draw,
    every,
    give_power,
    put_into_mana,
    return_shields,
    shield_trigger,
    spell,
    when_put,
    whenever_attacks,
    whenever_put,
    your_opponents,
    zero,
)
from sim.engine.record.codes import steps
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, tapped
from tests.rules.situations import (
    BOMBAZAR,
    GAMIRATAR,
    HAYABUSAMARU,
    MOMOGINGA,
    PEPPI,
    SPELLS_IN_HAND,
    UNIDENTIFIED,
    hand_size,
    steps_of_this_turn,
    turns,
)

BALESK = "Balesk Baj, the Timeburner"
WYVERN = "Metalwing Skyterror"
RESOLVE = RuleOptions(skipped_turn="resolve")


# --- The rest of a turn is skipped ---------------------------------------------------------------------
@pytest.mark.rule("3.35", "5A.14", "11.59")
def test_3_35_completely_unidentified_leaves_no_step_after_a_charge() -> None:
    """Not even the end step: "at the end of your turn" does not happen (official answer of 15 December 2020)."""
    side = Side(hand=["Torcon", "Corile"], mana=filler(water=5), battle=["Fear Fang", "Pyrofighter Magnus"])
    game = Scenario(you=side, opponent=Side(battle=[UNIDENTIFIED]), step=steps.CHARGE).choose("Torcon")
    assert game.turn_is_over
    assert game.zone(YOU, "hand") == ["Corile"]
    assert "Pyrofighter Magnus" in game.zone(YOU, "battle")  # it returns "at the end of your turn"
    assert steps_of_this_turn(game) == [steps.CHARGE]
    assert game.next_turn().record.turn_player == OPPONENT
    game.end_turn().next_turn()
    assert game.record.turn_player == YOU and game.asked == "charge mana"


@pytest.mark.rule("3.35", "5A.13", "11.59")
@pytest.mark.parametrize(
    ("card", "hand_after"),
    [pytest.param("Aqua Hulcus", 1, id="summoned"), pytest.param("Energy Stream", 2, id="cast")],
)
def test_3_35_completely_unidentified_ends_the_turn_after_the_first_card_used(card: str, hand_after: int) -> None:
    game = Scenario(
        you=Side(hand=[card, "Aqua Guard"], mana=filler(water=9), battle=["Fear Fang"]),
        opponent=Side(battle=[UNIDENTIFIED]),
    ).use(card)
    if card == "Aqua Hulcus":
        game.accept()  # its own ability is not lost
    assert game.turn_is_over and len(game.zone(OPPONENT, "shields")) == 1
    assert hand_size(game) == 1 + hand_after


@pytest.mark.phrase("whenever_opponent_charges")
@pytest.mark.rule("3.35", "5A.14")
@pytest.mark.parametrize(
    ("berry", "rest"),
    [pytest.param(True, 0, id="before the draw"), pytest.param(False, 1, id="not at all")],
)
def test_3_35_a_card_charged_by_an_effect_cuts_the_turn_short_too(berry: bool, rest: int) -> None:
    game = Scenario(
        you=Side(battle=[tapped("Hustle Berry"), "Fear Fang"]),
        opponent=Side(battle=[UNIDENTIFIED]),
        step=steps.START,
    )
    game.accept() if berry else game.decline()
    assert len(game.zone(YOU, "mana")) == 1 - rest
    assert hand_size(game) == rest and game.turn_is_over == berry


@pytest.mark.rule("3.35")
@pytest.mark.parametrize("rules", [RuleOptions(), RESOLVE], ids=["lapses", "is resolved"])
@pytest.mark.parametrize("scribe_first", [True, False])
def test_3_35_what_stands_by_when_the_turn_is_skipped_lapses(rules: RuleOptions, scribe_first: bool) -> None:
    """The next player's turn starts immediately (decision D8); by a rule option it is resolved before that."""
    scribe = creature("Scribe", FIRE, 3, 1000, "", whenever_put(CREATURES, draw(1)))
    game = Scenario(
        you=Side(hand=["Hunter Fish"], mana=filler(water=2), battle=["Fear Fang"]),
        opponent=Side(battle=[UNIDENTIFIED, scribe]),
        rules=rules,
    )
    game.use("Hunter Fish").expect(OPPONENT, "resolve", UNIDENTIFIED, "Scribe")
    game.choose("Scribe" if scribe_first else UNIDENTIFIED)
    assert hand_size(game, OPPONENT) == int(scribe_first or rules == RESOLVE)
    assert game.turn_is_over


CLOCK = creature("Clock", WATER, 3, 3000, "Outrage MAX", shield_trigger, when_put(SKIP_THE_REST_OF_THE_TURN))
CURFEW = spell("Curfew", LIGHT, 8, shield_trigger, SKIP_THE_REST_OF_THE_TURN, draw(1))


@pytest.mark.rule("3.35")
def test_3_35_a_delayed_ability_for_the_end_of_a_turn_that_is_skipped_never_happens() -> None:
    """Official answer of 15 December 2020: an extra turn that ends with a loss, and a Clock from the shields."""
    game = Scenario(
        you=Side(hand=[BOMBAZAR], mana=filler(fire=4, nature=3), battle=["Fear Fang"]),
        opponent=Side(shields=[CLOCK, *filler(2)]),
    )
    game.use(BOMBAZAR).end_turn().next_turn()
    assert game.record.turn_player == YOU
    game.decline().attack("Fear Fang").choose("Clock").declare("Clock")
    assert game.turn_is_over and not game.over
    assert turns(game, 1) == [OPPONENT]


@pytest.mark.rule("3.35")
def test_3_35_effects_of_this_turn_end_with_a_turn_that_is_skipped() -> None:
    """511.2: "this turn" is over, though there was no end step to send the ninja back to its deck."""
    leader = creature("Leader", FIRE, 3, 3000, "", whenever_attacks(give_power(2000, THIS)))
    game = Scenario(
        you=Side(battle=[leader, "Torcon"]),
        opponent=Side(battle=[UNIDENTIFIED], hand=[HAYABUSAMARU], mana=filler(light=4), shields=5),
    )
    game.attack(leader).declare(HAYABUSAMARU).choose(HAYABUSAMARU)
    assert game.power(leader) == 5000
    while game.asked in ("resolve", "choose"):
        game.choose(HAYABUSAMARU)
    game.block().choose("Filler")
    assert game.turn_is_over
    assert (game.power(leader), game.where(HAYABUSAMARU)) == (3000, "battle")
    assert game.next_turn().end_turn().where(HAYABUSAMARU) == "battle"


@pytest.mark.rule("3.35")
@pytest.mark.parametrize("rules", [RuleOptions(), RESOLVE], ids=["lapses", "is resolved"])
def test_3_35_a_spell_that_skips_the_turn_goes_to_the_graveyard_and_other_declared_triggers_stay(
    rules: RuleOptions,
) -> None:
    """512.1: what is pending goes to the graveyard; the rest of the text is skipped like everything else."""
    game = Scenario(
        you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Torcon"]),
        opponent=Side(shields=[CURFEW, "Terror Pit", *filler(1)]),
        rules=rules,
    )
    game.attack("Crystal Lancer").choose("Curfew", "Terror Pit").declare("Curfew", "Terror Pit").choose("Curfew")
    if rules == RESOLVE:
        game.expect(OPPONENT, "choose", "Crystal Lancer", "Torcon").choose("Torcon")
    assert game.turn_is_over
    assert game.zone(OPPONENT, "graveyard") == ["Curfew"] + (["Terror Pit"] if rules == RESOLVE else [])
    assert game.zone(OPPONENT, "hand") == (["Filler"] if rules == RESOLVE else ["Terror Pit"])


@pytest.mark.rule("3.35")
@pytest.mark.parametrize("rules", [RuleOptions(), RESOLVE], ids=["lapses", "is resolved"])
def test_3_35_shields_that_both_players_take_up_are_in_hand_when_a_trigger_skips_the_turn(rules: RuleOptions) -> None:
    """The shields of the second player still stand by: taking them up is done, only their triggers are not declared."""
    sweep = spell("Sweep", FIRE, 1, return_shields(every(SHIELDS), shield_triggers=True), draw(1))
    game = Scenario(
        you=Side(hand=[sweep], mana=filler(fire=1), shields=[CURFEW], battle=["Torcon"]),
        opponent=Side(shields=["Terror Pit"]),
        rules=rules,
    )
    game.use(sweep).declare(CURFEW)
    if rules == RESOLVE:
        game.expect(OPPONENT, "declare", "no", "Terror Pit").declare()
    assert game.turn_is_over
    assert game.zone(OPPONENT, "hand") == ["Terror Pit"]
    assert sorted(game.zone(YOU, "graveyard")) == ["Curfew", "Sweep"]
    assert len(game.zone(YOU, "hand")) == (2 if rules == RESOLVE else 0)


@pytest.mark.rule("3.35")
def test_3_35_a_skip_in_the_end_step_leaves_the_other_player_nothing_to_declare() -> None:
    """The other player would declare after the turn player's effects (511.1d)."""
    for effect, skipped in ((SKIP_THE_REST_OF_THE_TURN, True), (draw(1), False)):
        late = creature("Late", FIRE, 3, 1000, "", at_end_of_your_turn(effect))
        night_watch = creature("Night Watch", WATER, 3, 1000, "", zero)
        game = Scenario(you=Side(battle=[late, "Torcon"]), opponent=Side(hand=[night_watch])).decline()
        assert game.turn_is_over == skipped
        if not skipped:
            game.expect(OPPONENT, "declare", "no", "Night Watch")


@pytest.mark.rule("3.35")
@pytest.mark.parametrize(
    "ability",
    [
        pytest.param(
            cast_for_no_cost(choose(1, SPELLS_IN_HAND)), marks=pytest.mark.rule("5A.11", "5A.13"), id="a card is used"
        ),
        pytest.param(charge_from_deck(1), marks=pytest.mark.rule("5A.14"), id="the top card becomes mana"),
        pytest.param(
            put_into_mana(choose(1, SPELLS_IN_HAND)), marks=pytest.mark.rule("5A.14"), id="a chosen card becomes mana"
        ),
    ],
)
def test_3_35_an_attack_is_cut_short_with_the_rest_of_the_turn(ability: Effect) -> None:
    """A card cast for no cost is used as much as any other."""
    leader = creature("Leader", FIRE, 3, 3000, "", whenever_attacks(ability))
    game = Scenario(
        you=Side(battle=[leader, "Fear Fang"], hand=["Energy Stream"]),
        opponent=Side(battle=[UNIDENTIFIED, "Hunter Fish"], shields=2),
    )
    game.attack("Leader").choose(UNIDENTIFIED)  # its two abilities, in any order
    assert game.turn_is_over and game.record.attacker == -1
    assert len(game.zone(OPPONENT, "shields")) == 2
    game.next_turn()
    assert game.record.turn_player == OPPONENT


@pytest.mark.rule("3.35")
@pytest.mark.parametrize("watched", [True, False])
def test_3_35_the_end_of_an_attack_is_skipped_too(watched: bool) -> None:
    """Kirifudash waits for the end of an attack that broke a shield: an attack that is cut short has no end."""
    breaks = break_shields(choose(1, your_opponents(SHIELDS)))
    leader = creature("Leader", FIRE, 3, 3000, "", whenever_attacks(breaks, charge_from_deck(1)))
    game = Scenario(
        you=Side(battle=[leader, "Fear Fang"], hand=["Carmelewis"], mana=filler(fire=2)),
        opponent=Side(battle=[UNIDENTIFIED] if watched else [], shields=2),
        step=steps.ATTACK,
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
def test_3_36_completely_unidentified_ends_the_turn_after_the_first_attack() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Corile"]),
        opponent=Side(battle=[UNIDENTIFIED, "Hunter Fish"], shields=["Brain Serum", "Torcon"]),
    )
    game.attack("Fear Fang").block().choose("Brain Serum").declare("Brain Serum").accept().accept()
    # The attack is completed: the shield is broken and its trigger used. Corile does not attack.
    assert game.turn_is_over and not game.is_tapped("Corile")
    assert hand_size(game, OPPONENT) == 2 and game.where("Brain Serum") == "graveyard"


@pytest.mark.phrase("after_the_attack")
@pytest.mark.rule("3.36", "11.60")
def test_3_36_the_turn_ends_after_the_attack_though_the_attacker_was_destroyed() -> None:
    game = Scenario(you=Side(battle=["Burning Mane", "Fear Fang"]), opponent=Side(battle=[UNIDENTIFIED, "Hunter Fish"]))
    game.attack("Burning Mane").block("Hunter Fish")
    assert game.zone(YOU, "graveyard") == ["Burning Mane"]
    assert game.turn_is_over and not game.is_tapped("Fear Fang")


@pytest.mark.rule("3.36", "11.60")
def test_3_36_the_turn_ends_after_the_attack_though_another_creature_took_it_over() -> None:
    ryusei, buster = "Ryusei the Earth", "Dogiragon Buster, Blue Leader"
    game = Scenario(
        you=Side(battle=[ryusei, "Fear Fang"], hand=[buster]), opponent=Side(battle=[UNIDENTIFIED], shields=3)
    )
    game.attack(ryusei).declare(buster).decline()
    assert game.zone(OPPONENT, "shields") == []
    assert game.turn_is_over and not game.is_tapped("Fear Fang")


# --- Extra turns ---------------------------------------------------------------------------------------
@pytest.mark.phrase("take_an_extra_turn")
@pytest.mark.rule("3.43")
def test_3_43_bombazar_takes_an_extra_turn_and_loses_at_its_end() -> None:
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


@pytest.mark.phrase("LOSE_THE_GAME")
def test_bombazar_loses_the_game_even_if_it_has_left() -> None:
    game = Scenario(you=Side(hand=[BOMBAZAR, "Volcanic Arrows"], mana=filler(fire=4, nature=3)))
    game.use(BOMBAZAR).next_turn().decline().use("Volcanic Arrows")
    assert game.where(BOMBAZAR) == "graveyard"
    game.end_turn()
    assert (game.winner, game.reason) == (OPPONENT, "card effect")


@pytest.mark.phrase("opponent_may_choose")
@pytest.mark.parametrize("leaves", [False, True], ids=["it stays", "it has left"])
def test_500_5_bombazar_put_in_the_opponents_turn_loses_the_game_at_the_end_of_its_extra_turn(leaves: bool) -> None:
    """500.5: "after this one" is after the opponent's turn.

    The loss is a delayed trigger of the resolved effect (603.6), wherever Bombazar is by then (110.5). Gamiratar lets
    its player's opponent put a creature, and has 6000 power itself.
    """
    game = Scenario(
        you=Side(hand=[BOMBAZAR, "Volcanic Arrows"], mana=filler(fire=2), shields=3, battle=["Torcon"]),
        opponent=Side(hand=[GAMIRATAR], mana=filler(nature=4), battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.use(GAMIRATAR).expect(YOU, "choose", "no", BOMBAZAR).choose(BOMBAZAR)
    assert game.zone(OPPONENT, "graveyard") == [GAMIRATAR]
    assert turns(game, 1) == [YOU]
    if leaves:
        game.decline().use("Volcanic Arrows", BOMBAZAR).choose("Filler")
        assert game.where(BOMBAZAR) == "graveyard"
    game.end_turn()
    assert (game.winner, game.reason) == (OPPONENT, "card effect")


def test_an_extra_turn_gained_in_the_opponents_turn_comes_right_after_it() -> None:
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


def test_500_5_an_extra_turn_gained_in_the_opponents_turn_comes_before_your_ordinary_one() -> None:
    """500.5: opponent, you (extra), you, opponent."""
    game = Scenario(
        you=Side(battle=[pile(MOMOGINGA, PEPPI)]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Torcon"]),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    assert game.zone(YOU, "battle") == [PEPPI]
    assert turns(game, 4) == [YOU, YOU, OPPONENT, YOU]


def test_500_5a_of_extra_turns_gained_in_one_turn_the_turn_players_comes_first() -> None:
    """500.5a: the opponent's by Balesk Baj, then yours by Momoginga, then the ordinary one."""
    game = Scenario(
        you=Side(battle=[pile(MOMOGINGA, PEPPI)], shields=3),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[pile(BALESK, WYVERN)]),
        turn=OPPONENT,
    )
    game.use("Terror Pit").attack(BALESK).choose("Filler", "Filler").end_turn()
    assert turns(game, 4) == [OPPONENT, YOU, YOU, OPPONENT]


@pytest.mark.phrase("whenever_unblocked_at_player")
@pytest.mark.parametrize(
    ("theirs", "target", "block", "declared", "extra"),
    [
        pytest.param(Side(shields=3), None, False, (), True, id="unblocked"),
        pytest.param(Side(shields=["Terror Pit"]), None, False, ("Terror Pit",), True, id="destroyed afterwards"),
        pytest.param(Side(shields=3, battle=["Phantom Fish"]), None, True, (), False, id="blocked"),
        pytest.param(Side(battle=[tapped("Torcon")]), "Torcon", False, (), False, id="attacking a creature"),
        pytest.param(Side(shields=3), "no attack", False, (), False, id="no attack"),
    ],
)
def test_balesk_baj_gives_one_extra_turn_for_an_unblocked_attack_on_the_player(
    theirs: Side, target: str | None, block: bool, declared: tuple[str, ...], extra: bool
) -> None:
    """The extra turn is one turn, and brings no other by itself."""
    game = Scenario(you=Side(battle=[pile(BALESK, WYVERN)]), opponent=theirs)
    if target != "no attack":
        game.attack(BALESK, target)
    if game.asked == "block with":
        game.block(*(["Phantom Fish"] if block else []))
    while game.asked == "break":
        game.choose("Filler")
    if declared:
        game.declare(*declared)
    assert game.end_turn().where(BALESK) == ("graveyard" if declared else "hand")
    assert turns(game, 3) == ([YOU, OPPONENT, YOU] if extra else [OPPONENT, YOU, OPPONENT])
