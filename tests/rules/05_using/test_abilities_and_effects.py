"""What the rules of abilities, effects and state-based actions say in addition to the catalogue (601-609, 702-703)."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    LOSE_THE_GAME,
    SPELLS,
    Feature,
    after_it_attacks,
    blocker,
    cant_be_destroyed,
    cant_leave,
    choose,
    choose_no_stronger,
    count,
    creature,
    destroy,
    discard,
    draw,
    each_gets_power,
    each_has,
    every,
    evolves_from,
    for_each_of,
    gets_power,
    give_power,
    instead_of_graveyard,
    may,
    may_summon_by,
    put,
    return_to_hand,
    saves,
    seal,
    spell,
    tap_ability,
    when_put,
    whenever_attacks,
    whenever_destroyed,
    whenever_opponent_draws,
    whenever_put,
    whenever_you_cast,
    your,
    your_opponents,
)
from sim.engine.record.codes import durations, keywords, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler
from tests.cards.written import card
from tests.rules.situations import BYSTANDER, DOKINDAM, SHADOW, attacking_creature, cast_effects, hand_size

WEAK = creature("Weak", FIRE, 1, 1000, "")
THEIR_CREATURES = your_opponents(CREATURES)


# --- 601 Using a card ----------------------------------------------------------------------------------
def test_601_1a_a_card_does_not_pay_for_itself() -> None:
    """601.1a: as the only card in hand it cannot be discarded for its own cost."""
    way = may_summon_by(discard(choose(1, your(CARDS.in_zone(zones.HAND)))))
    loner = creature("Loner", FIRE, 9, 1000, "", way)
    assert Scenario(you=Side(hand=[loner], battle=[BYSTANDER])).refused("Loner")
    game = Scenario(you=Side(hand=[loner, "Torcon"], battle=[BYSTANDER])).use("Loner")
    assert (game.where("Loner"), game.where("Torcon")) == ("battle", "graveyard")


@pytest.mark.parametrize(("arrives", "drawn"), [(False, 1), (True, 0)], ids=["it is destroyed", "it arrives"])
def test_601_1g_a_cast_is_heard_by_what_is_there_when_the_spell_is_cast(arrives: bool, drawn: int) -> None:
    """601.1g, 603.2: the listener that the spell destroys has heard it; the one that the spell puts has not."""
    listener = creature("Listener", FIRE, 3, 1000, "", whenever_you_cast(SPELLS, draw(1)))
    effect = (
        put(choose(1, your(CREATURES.in_zone(zones.HAND)))) if arrives else destroy(every(CREATURES.named("Listener")))
    )
    move = spell("Move", FIRE, 1, effect)
    game = Scenario(
        you=Side(
            hand=[move, listener] if arrives else [move],
            battle=[BYSTANDER] if arrives else [BYSTANDER, listener],
            mana=filler(fire=1),
        )
    )
    game.use("Move")
    assert game.where("Listener") == ("battle" if arrives else "graveyard")
    assert hand_size(game) == drawn


# --- 602 Activated abilities ---------------------------------------------------------------------------
def test_602_2_a_tap_ability_is_no_attack() -> None:
    """602.2: nothing triggers that waits for an attack, and no Ninja Strike can be declared."""
    tapper = creature("Tapper", FIRE, 3, 1000, "", tap_ability(draw(1)), whenever_attacks(draw(1)))
    game = Scenario(you=Side(battle=[tapper, BYSTANDER]), opponent=Side(hand=[SHADOW], mana=filler(light=4)))
    game.tap_ability("Tapper").expect(YOU, "attack with", "no", "Bystander")
    assert (hand_size(game), game.is_tapped("Tapper")) == (1, True)


# --- 603 Triggered abilities ---------------------------------------------------------------------------
@pytest.mark.phrase("whenever_put")
@pytest.mark.parametrize(("power", "drawn"), [(1000, 0), (2000, 1)])
def test_603_5b_a_creature_that_enters_is_judged_with_all_static_abilities_at_work(power: int, drawn: int) -> None:
    """603.5b, 608.3c."""
    lord = creature("Lord", FIRE, 3, 9000, "", each_gets_power(your(CREATURES), 1000))
    watcher = creature("Watcher", FIRE, 3, 1000, "", whenever_put(your(CREATURES.power(at_least=3000)), draw(1)))
    newcomer = creature("Newcomer", FIRE, 1, power, "")
    game = Scenario(you=Side(hand=[newcomer], mana=filler(fire=1), battle=[lord, watcher])).use("Newcomer")
    assert hand_size(game) == drawn


def test_603_5c_a_creature_that_is_destroyed_is_judged_as_it_was_before() -> None:
    """603.5c: with the power from a creature that is destroyed together with it."""
    lord = creature("Lord", FIRE, 3, 1000, "", each_gets_power(your(CREATURES.named("Weak")), 2000))
    watcher = creature("Watcher", FIRE, 3, 9000, "", whenever_destroyed(CREATURES.power(at_least=3000), draw(1)))
    game = cast_effects(
        destroy(every(CREATURES.named("Lord", "Weak"))), battle=[watcher], opponent=Side(battle=[lord, WEAK])
    )
    assert (game.zone(OPPONENT, "battle"), hand_size(game)) == ([], 1)


def test_603_6a_a_delayed_ability_does_not_look_back() -> None:
    """603.6a: an attack that has ended is not seen."""
    late = attacking_creature(whenever_attacks(after_it_attacks(draw(1))))
    game = Scenario(you=Side(battle=[late, BYSTANDER]), opponent=Side(shields=3))
    game.attack("Bystander").choose("Filler").attack("Attacker").choose("Filler")
    assert hand_size(game) == 1


# --- 604 Static abilities ------------------------------------------------------------------------------
def test_604_4_dokindam_x_loses_the_game_in_the_middle_of_an_effect() -> None:
    """604.4: the rest of the spell does not happen."""
    game = cast_effects(destroy(every(THEIR_CREATURES)), draw(2), opponent=Side(battle=[DOKINDAM]))
    assert (game.winner, hand_size(game)) == (YOU, 0)


def test_604_4a_a_card_that_is_saved_by_a_replacement_loses_no_game() -> None:
    """604.4a: continuous effects come before its one-shot effect."""
    saver = creature("Saver", FIRE, 3, 1000, "", saves(CREATURES))
    game = cast_effects(destroy(every(CREATURES.named(DOKINDAM))), opponent=Side(battle=[DOKINDAM, saver]))
    game.expect(OPPONENT, "instead", "no", "Saver").choose("Saver")
    assert (game.over, game.where(DOKINDAM), game.where("Saver")) == (False, "battle", "graveyard")


# --- 605 Resolving -------------------------------------------------------------------------------------
def test_605_2d_a_number_is_read_when_its_sentence_is_processed() -> None:
    """605.2d: once, and not again when the cards counted have left."""
    everything = your(CREATURES)
    battle = ["Torcon", "Corile", "Fear Fang"]
    game = cast_effects(draw(count(everything)), destroy(every(everything)), battle=battle)
    assert hand_size(game) == 3
    game = cast_effects(destroy(every(everything)), draw(count(everything)), battle=battle)
    assert hand_size(game) == 0


@pytest.mark.phrase("seal")
@pytest.mark.parametrize(("strength", "destroyed"), [(3000, True), (3001, False)])
def test_605_2e_a_creature_that_is_sealed_has_the_power_that_it_had_just_before(strength: int, destroyed: bool) -> None:
    """605.2e: with what another creature gave it."""
    lord = creature("Lord", FIRE, 3, 9000, "", each_gets_power(your(CREATURES.other()), 2000))
    game = cast_effects(
        seal(choose(1, your(CREATURES.named("Weak")))),
        destroy(choose_no_stronger(your_opponents(CREATURES))),
        battle=[lord, WEAK],
        opponent=Side(battle=[creature("Target", FIRE, 1, strength, "")]),
    )
    assert game.seals("Weak") == 1
    assert (game.where("Target") == "graveyard") == destroyed


# --- 608 Continuous effects ----------------------------------------------------------------------------
def test_608_1_continuous_effects_apply_at_the_same_time() -> None:
    """608.1: a creature of 1000 that gets 1000 and loses 2000 never had 2000."""
    lord = creature("Lord", FIRE, 3, 5000, "", each_gets_power(your(CREATURES), 1000))
    curse = creature("Curse", FIRE, 3, 5000, "", each_gets_power(THEIR_CREATURES, -2000))
    game = Scenario(you=Side(hand=[WEAK], mana=filler(fire=1), battle=[lord]), opponent=Side(battle=[curse]))
    game.use("Weak")
    assert (game.where("Weak"), game.power("Lord")) == ("graveyard", 4000)


def test_608_2_the_same_effect_once_more_takes_no_room() -> None:
    """608.2: creatures that forbid attacks again and again come to no limit of the engine."""
    again = 10 * "All your opponent's creatures can't attack until the end of the turn. "
    freeze = card(f"Freeze\nSpell - fire - cost 1\n{again}")
    game = Scenario(you=Side(hand=[freeze, freeze], mana=filler(fire=2)), opponent=Side(battle=8 * ["Torcon"]))
    game.use("Freeze").use("Freeze")
    assert len(game.zone(YOU, "graveyard")) == 2


@pytest.mark.phrase("REST_OF_GAME")
def test_608_2a_an_effect_that_names_no_end_lasts_for_the_rest_of_the_game() -> None:
    """608.2a: also on the creature that evolves from this one (801.2)."""
    grow = spell("Grow", FIRE, 1, give_power(2000, choose(1, your(CREATURES)), until=durations.REST_OF_GAME))
    evolved = creature("Evolved", FIRE, 1, 3000, "", evolves_from(CREATURES))
    game = Scenario(you=Side(hand=[grow, evolved], battle=["Torcon"], mana=filler(fire=2)))
    game.use("Grow").next_turn().next_turn().until("use a card", YOU)
    assert game.power("Torcon") == 3000
    game.use("Evolved")
    assert game.power("Evolved") == 5000


def test_608_2b_a_number_of_a_resolved_effect_is_fixed_and_that_of_a_static_ability_is_not() -> None:
    """608.2b, 608.3a."""
    cards = your(CARDS.in_zone(zones.HAND))
    grow = spell("Grow", FIRE, 1, give_power(for_each_of(cards, 1000), choose(1, your(CREATURES.named("Corile")))))
    reader = creature("Reader", FIRE, 3, 1000, "", gets_power(for_each_of(cards, 1000)))
    game = Scenario(you=Side(hand=[grow, WEAK, "Torcon"], mana=filler(fire=2), battle=["Corile", reader]))
    game.use("Grow")
    assert (game.power("Corile"), game.power("Reader")) == (4000, 3000)
    game.use("Weak")
    assert (game.power("Corile"), game.power("Reader")) == (4000, 2000)


def test_608_3b_what_a_static_ability_gives_ends_as_its_card_leaves() -> None:
    """608.3b, 703.3: the creature that it kept alive is destroyed before the spell goes on."""
    lord = creature("Lord", FIRE, 3, 2000, "", each_gets_power(your(CREATURES.named("Kept")), 1000))
    kept = creature("Kept", FIRE, 1, 0, "")
    game = cast_effects(
        destroy(choose(1, your_opponents(CREATURES.named("Lord")))),
        draw(count(your_opponents(CREATURES.in_zone(zones.GRAVEYARD)))),
        opponent=Side(battle=[lord, kept]),
    )
    assert hand_size(game) == 2


def test_608_3c_a_creature_that_is_a_blocker_only_in_the_battle_zone_is_none_before() -> None:
    """608.3c: an effect that puts a blocker cannot put it."""
    lord = creature("Lord", FIRE, 3, 9000, "", each_has(your(CREATURES), blocker))
    move = spell("Move", FIRE, 1, put(choose(1, your(CREATURES.having(keywords.BLOCKER).in_zone(zones.HAND)))))
    game = Scenario(you=Side(hand=[move, "Torcon"], mana=filler(fire=1), battle=[lord])).use("Move")
    assert game.where("Torcon") == "hand"


# --- 609 Replacement effects ---------------------------------------------------------------------------
@pytest.mark.phrase("named")
@pytest.mark.parametrize("together", [True, False], ids=["with its card", "after its card"])
def test_609_2_a_replacement_covers_what_leaves_together_with_its_card(together: bool) -> None:
    """609.2: it must have been there before the event."""
    keeper = creature("Keeper", FIRE, 3, 1000, "", instead_of_graveyard(zones.MANA, your(CREATURES)))
    all_of_them = destroy(every(THEIR_CREATURES))
    effects = [all_of_them] if together else [return_to_hand(every(CREATURES.named("Keeper"))), all_of_them]
    game = cast_effects(*effects, opponent=Side(battle=[keeper, WEAK]))
    assert game.where("Weak") == ("mana" if together else "graveyard")


@pytest.mark.parametrize("feature", [cant_leave, cant_be_destroyed])
def test_609_4_a_creature_that_cannot_be_destroyed_saves_none(feature: Feature) -> None:
    """609.4: a replacement that cannot be carried out does not apply."""
    saver = creature("Saver", FIRE, 3, 1000, "", saves(CREATURES), feature)
    game = cast_effects(destroy(every(THEIR_CREATURES)), opponent=Side(battle=[saver, "Torcon"]))
    assert (game.where("Saver"), game.where("Torcon")) == ("battle", "graveyard")


# --- 702 Turn-based actions ----------------------------------------------------------------------------
def test_702_2_who_draws_the_last_card_of_the_turn_has_lost_before_anything_triggers() -> None:
    """702.2, 703.4b."""
    blessing = creature("Blessing", FIRE, 3, 1000, "", whenever_opponent_draws(LOSE_THE_GAME))
    game = Scenario(you=Side(battle=[blessing]), opponent=Side(deck=exactly("Torcon"))).next_turn()
    assert game.winner == YOU


# --- 703 State-based actions ---------------------------------------------------------------------------
@pytest.mark.parametrize(("lord", "zone"), [(True, "battle"), (False, "graveyard")])
def test_703_1b_power_is_judged_with_static_abilities_at_work(lord: bool, zone: str) -> None:
    """703.1b: a creature of power 0 that enters; what it does on entering has triggered in any case."""
    first = creature("First", FIRE, 3, 5000, "", *([each_gets_power(your(CREATURES), 1000)] if lord else []))
    nothing = creature("Nothing", FIRE, 1, 0, "", when_put(may(draw(1))))
    game = Scenario(you=Side(hand=[nothing], mana=filler(fire=1), battle=[first])).use("Nothing")
    game.expect(YOU, "may")
    assert game.where("Nothing") == zone


@pytest.mark.phrase("whenever_destroyed")
def test_703_3_creatures_without_power_are_destroyed_together() -> None:
    """703.3: a creature among them sees none of the others (603.5d), one that stays sees each of them."""
    mourner = creature("Mourner", FIRE, 3, 1000, "", whenever_destroyed(CREATURES, draw(1)))
    witness = creature("Witness", FIRE, 3, 9000, "", whenever_destroyed(CREATURES, draw(1)))
    game = cast_effects(
        give_power(-1000, every(THEIR_CREATURES)),
        battle=[witness],
        opponent=Side(battle=[mourner, WEAK, "Fear Fang"]),
    )
    assert (hand_size(game), hand_size(game, OPPONENT)) == (2, 1)


def test_703_3_a_creature_that_is_saved_without_power_is_destroyed_after_all() -> None:
    """703.3, 609.9: state-based actions are repeated; the saver is gone by then."""
    saver = creature("Saver", FIRE, 3, 9000, "", saves(CREATURES))
    game = cast_effects(give_power(-1000, every(THEIR_CREATURES)), opponent=Side(battle=[saver, WEAK]))
    game.expect(OPPONENT, "instead", "no", "Saver").choose("Saver")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Saver", "Weak"]
