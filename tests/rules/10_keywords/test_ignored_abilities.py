"""Abilities and effects that are ignored: a creature is as if no text stood on it (101.2, 110.1)."""

from dataclasses import replace

import numpy as np
import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    HAND,
    LIGHT,
    NATURE,
    SPELLS,
    WATER,
    YOUR_NEXT_TURN,
    abilities_are_ignored,
    blocker,
    cant_attack,
    charger,
    choose,
    choose_a_card_name_for_this,
    choose_up_to,
    creature,
    destroy,
    double_breaker,
    draw,
    draws_choices,
    each_gets_power,
    each_has,
    every,
    evolves_from,
    give,
    give_power,
    ignore_abilities,
    put,
    return_to_hand,
    saves,
    shield_trigger,
    spell,
    spells_do_nothing,
    when_destroyed,
    when_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import columns, endings, keywords
from sim.games.matchups.matchup import Side as DeckSide
from sim.games.matchups.matchup import prepare_sides
from sim.games.playing.batch import play_match
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from tests.rules.situations import BYSTANDER

GIFTS = (each_has(your(CREATURES), blocker), each_gets_power(your(CREATURES), 500))
SILENCE = spell("Silence", LIGHT, 1, ignore_abilities(choose(1, your_opponents(CREATURES))))
HUSH = spell("Hush", LIGHT, 1, ignore_abilities(every(your_opponents(CREATURES)), YOUR_NEXT_TURN))
KILL = spell("Kill", DARKNESS, 1, destroy(choose(1, your_opponents(CREATURES))))
GUARD = creature("Guard", LIGHT, 3, 4000, "Guardian", blocker, double_breaker, when_destroyed(draw(1)))
NEWCOMER = creature("Newcomer", WATER, 2, 2000, "Liquid People", when_put(draw(1)))
EMPEROR = creature("Emperor", WATER, 9, 9000, "Infinity", abilities_are_ignored(CREATURES.cost(at_most=5)))


@pytest.mark.phrase("ignore_abilities")
def test_a_creature_whose_abilities_are_ignored_has_none_until_the_end_of_the_turn() -> None:
    """It does not block, breaks one shield, and nothing of it triggers as it is destroyed; its power is its own."""
    game = Scenario(
        you=Side(hand=[SILENCE, KILL], mana=filler(light=1, darkness=1), battle=[BYSTANDER]),
        opponent=Side(battle=[GUARD]),
    ).use("Silence")
    assert (game.has("Guard", keywords.BLOCKER), game.power("Guard")) == (False, 4000)
    game.use("Kill")
    assert (game.where("Guard"), len(game.zone(OPPONENT, "hand"))) == ("graveyard", 0)


def test_an_attack_past_a_silenced_blocker_is_not_blocked_and_it_blocks_again_later() -> None:
    game = Scenario(
        you=Side(hand=[SILENCE], mana=filler(light=1), battle=[BYSTANDER], shields=2),
        opponent=Side(battle=[GUARD]),
    ).use("Silence")
    game.attack(BYSTANDER)  # nobody is asked to block
    assert not game.zone(OPPONENT, "shields")
    game.end_turn().next_turn()
    assert game.has("Guard", keywords.BLOCKER)
    game.until("attack with").attack("Guard")
    assert not game.zone(YOU, "shields")


def test_110_2e_of_a_resolved_effect_only_the_creatures_that_were_there_are_meant() -> None:
    """110.2e: one that comes later has its abilities, until the start of your next turn the others have none."""
    rider = creature("Rider", FIRE, 1, 1000, "Human", when_put(draw(1)))
    game = Scenario(
        you=Side(hand=[HUSH], mana=filler(light=1)),
        opponent=Side(battle=[GUARD], hand=[rider, filler(1)[0]], mana=filler(fire=1)),
    ).use("Hush")
    game.end_turn().next_turn().until("use a card")
    assert not game.has("Guard", keywords.BLOCKER)  # until the start of your next turn
    held = len(game.zone(OPPONENT, "hand"))
    game.use("Rider")
    assert len(game.zone(OPPONENT, "hand")) == held
    game.end_turn().next_turn()
    assert game.has("Guard", keywords.BLOCKER)


@pytest.mark.phrase("abilities_are_ignored")
def test_a_static_ability_ignores_what_comes_later_too_and_ends_when_it_leaves() -> None:
    """What a creature says of its own being put does not trigger (official answer on the cost of 5 or less)."""
    back = spell("Back", WATER, 6, return_to_hand(choose(1, CREATURES)))
    game = Scenario(
        you=Side(battle=[EMPEROR, GUARD], hand=[NEWCOMER, back], mana=filler(water=9)),
        opponent=Side(),
    )
    assert (game.has("Guard", keywords.BLOCKER), game.has("Emperor", keywords.BLOCKER)) == (False, False)
    game.use("Newcomer")
    assert len(game.zone(YOU, "hand")) == 1
    game.use("Back", "Emperor")
    assert game.has("Guard", keywords.BLOCKER)


@pytest.mark.phrase("abilities_are_ignored")
def test_abilities_of_others_that_a_creature_was_given_are_ignored_and_what_it_cannot_do_is_not() -> None:
    """Official answer of 2022-06-24: "gets" gives an ability; other effects and changes of power go on."""
    general = creature(
        "General", LIGHT, 7, 6000, "Human", each_has(your(CREATURES), blocker), each_gets_power(your(CREATURES), 500)
    )
    shelter = spell(
        "Shelter",
        LIGHT,
        6,
        give(double_breaker, choose(1, your(CREATURES))),
        give_power(1000, choose(1, your(CREATURES))),
    )
    game = Scenario(you=Side(battle=[EMPEROR, general, BYSTANDER], hand=[shelter], mana=filler(light=6)))
    own = game.power(BYSTANDER)
    assert not game.has(BYSTANDER, keywords.BLOCKER)
    assert game.has("Emperor", keywords.BLOCKER)
    game.use("Shelter", BYSTANDER, BYSTANDER)
    assert (game.power(BYSTANDER), game.has(BYSTANDER, keywords.DOUBLE_BREAKER)) == (own + 1000, False)


def test_a_creature_that_could_not_attack_attacks_while_its_text_is_ignored() -> None:
    stone = creature("Stone", NATURE, 2, 3000, "Golem", cant_attack)
    game = Scenario(you=Side(battle=[stone, BYSTANDER]))
    assert game.refused("Stone", "attack")
    game = Scenario(you=Side(battle=[EMPEROR, stone, BYSTANDER]))
    assert not game.refused("Stone", "attack")


def test_801_2_the_evolution_creature_is_the_creature_whose_abilities_are_ignored_and_its_base_what_it_was() -> None:
    """801.2: the effect of a spell goes on; a static ability asks for the cost that the creature has now."""
    flyer = creature("Flyer", LIGHT, 7, 7000, "Angel", evolves_from(CREATURES), blocker)
    game = Scenario(
        you=Side(battle=[EMPEROR, GUARD], hand=[flyer], mana=filler(light=7)),
    )
    assert not game.has("Guard", keywords.BLOCKER)
    game.use("Flyer", "Guard")
    assert game.has("Flyer", keywords.BLOCKER)
    game = Scenario(
        you=Side(hand=[HUSH], mana=filler(light=1)),
        opponent=Side(battle=[GUARD], hand=[flyer], mana=filler(light=7)),
    ).use("Hush")
    game.end_turn().next_turn().until("use a card").use("Flyer")
    assert not game.has("Flyer", keywords.BLOCKER)


def test_of_two_creatures_that_would_ignore_each_other_the_first_does() -> None:
    first = creature("First", WATER, 3, 3000, "Human", abilities_are_ignored(CREATURES.cost(at_most=2)), blocker)
    second = creature("Second", WATER, 2, 3000, "Human", abilities_are_ignored(CREATURES.cost(at_most=3)), blocker)
    game = Scenario(you=Side(battle=[first], hand=[second], mana=filler(water=2), shields=2), opponent=Side())
    game.use("Second")
    assert (game.has("First", keywords.BLOCKER), game.has("Second", keywords.BLOCKER)) == (True, False)


@pytest.mark.phrase("spells_do_nothing")
def test_the_effects_of_a_cheap_spell_are_ignored_although_it_can_be_cast() -> None:
    """All that stands on it does nothing: it goes to the graveyard, charger or not."""
    mute = creature("Mute", WATER, 9, 9000, "Infinity", spells_do_nothing(SPELLS.cost(at_most=5)))
    book = spell("Book", WATER, 3, charger, draw(2))
    tome = spell("Tome", WATER, 6, draw(2))
    game = Scenario(you=Side(battle=[mute, BYSTANDER], hand=[book, tome], mana=filler(water=9)))
    game.use("Book")
    assert (game.where("Book"), len(game.zone(YOU, "hand"))) == ("graveyard", 1)
    game.use("Tome")
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.phrase("spells_do_nothing")
def test_the_rest_of_a_spell_is_ignored_once_it_has_put_such_a_creature() -> None:
    """Effects that are being resolved are ignored, too."""
    mute = creature("Mute", WATER, 9, 9000, "Infinity", spells_do_nothing(SPELLS.cost(at_most=5)))
    gate = spell("Gate", WATER, 3, put(choose(1, CREATURES.in_zone(HAND))), draw(2))
    game = Scenario(you=Side(battle=[BYSTANDER], hand=[gate, mute], mana=filler(water=3)))
    game.use("Gate")
    assert (game.where("Mute"), len(game.zone(YOU, "hand"))) == ("battle", 0)


@pytest.mark.phrase("with_the_name_chosen_for_this")
def test_a_name_that_was_chosen_for_a_creature_is_remembered_while_it_is_there() -> None:
    """Of both players, and of creatures that come later; cards of other names, and its own name, are not meant."""
    judge = creature(
        "Judge",
        LIGHT,
        6,
        6000,
        "Joker",
        when_put(choose_a_card_name_for_this("Judge")),
        abilities_are_ignored(CREATURES.with_the_name_chosen_for_this()),
    )
    back = spell("Back", WATER, 1, return_to_hand(choose(1, your(CREATURES))))
    other = creature("Other", LIGHT, 3, 4000, "Guardian", blocker)
    game = Scenario(
        you=Side(hand=[judge, back], mana=filler(light=6, water=1), battle=[BYSTANDER]),
        opponent=Side(battle=[GUARD, other]),
    ).use("Judge")
    assert not game.can_choose("Judge")
    game.choose("Guard")
    assert (game.has("Guard", keywords.BLOCKER), game.has("Other", keywords.BLOCKER)) == (False, True)
    game.use("Back", "Judge")
    assert game.has("Guard", keywords.BLOCKER)


@pytest.mark.parametrize("players", [("random", "random"), ("rush", "control")])
def test_whole_games_of_cards_that_ignore_break_no_invariant(
    monkeypatch: pytest.MonkeyPatch, players: tuple[str, str]
) -> None:
    """Together with piles, choices that are drawn and savers that are given."""
    cards = [
        EMPEROR,
        HUSH,
        GUARD,
        NEWCOMER,
        creature("Silencer", WATER, 3, 3000, "Human", abilities_are_ignored(CREATURES.cost(at_most=2))),
        creature("Mute", WATER, 4, 4000, "Human", spells_do_nothing(SPELLS.cost(at_most=2))),
        creature("Lure", WATER, 1, 1000, "Snow Faerie", draws_choices()),
        creature("Nest", WATER, 2, 2000, "Human", each_has(your(CREATURES), saves(CREATURES))),
        creature("Flyer", WATER, 3, 6000, "Human", evolves_from(CREATURES), double_breaker),
        spell("Back", WATER, 1, shield_trigger, return_to_hand(choose_up_to(2, CREATURES))),
    ]
    found = {card.name: replace(card, civilizations=WATER) for card in cards}
    monkeypatch.setattr("sim.games.matchups.matchup.find_card", found.__getitem__)
    slots = tuple(card.name for card in cards for _ in range(4))
    sides = (DeckSide("Silent", players[0], slots), DeckSide("Quiet", players[1], slots))
    games = play_match(prepare_sides(sides), 10, seed=1, checked=True)
    assert np.flatnonzero(games.rows[:, columns.ERROR_CODE]).tolist() == []
    assert (games.rows[:, columns.REASON] != endings.NO_REASON).all()
