"""Options of one card say what tells them apart: which of its abilities, or of its ways of use."""

import pytest

from sim.cards.library import find_card, known_names
from sim.cards.tabulation import tabulate, with_statics
from sim.cards.words import (
    CREATURES,
    FIRE,
    HAND,
    LIGHT,
    MANA,
    Card,
    choose,
    creature,
    destroy,
    draw,
    ex_life,
    instead_of_being_destroyed,
    one_of,
    spell,
)
from sim.cards.words.keywords import Feature
from sim.engine.record.codes import steps
from sim.games.narration.question_texts import option_in_words, question_text
from sim.games.scenario import Scenario, Side, filler, pile, tapped
from sim.language import speaking
from tests.rules.situations import BREIGA, MOMOGINGA, PEPPI
from tests.sampling import one_in

KILL = spell("Kill", FIRE, 2, destroy(choose(1, CREATURES)))
TO_HAND, TO_MANA = (
    f"When this creature would be destroyed, {put} instead."
    for put in ("return it to your hand", "put it into your mana zone")
)


def options(game: Scenario) -> list[str]:
    """What the owner of a creature is offered as it is destroyed."""
    assert game.question is not None
    return [option_in_words(game.question, option, game.record) for option in game.question.options]


def twice(*features: Feature) -> Card:
    return creature("Twice", FIRE, 2, 3000, "Human", *features)


def test_a_card_that_lets_a_player_be_chosen_asks_for_no_attack() -> None:
    name = "Pali Night's Memory"
    game = Scenario(you=Side(hand=[name], mana=filler(nature=3)), opponent=Side()).use(name)
    assert game.question is not None
    assert question_text(game.question) == f"{name}: which player do you choose?"
    assert options(game) == ["the opponent", "yourself"]


def test_a_cost_of_a_twinpact_that_an_effect_reads_is_not_paid() -> None:
    siege, squalo = "Siege Network of Knowledge", "Squalo, Wisdom Paladin / Energy Light"
    game = Scenario(you=Side(hand=[siege, squalo], mana=filler(water=7)), opponent=Side()).use(siege)
    assert game.question is not None
    assert question_text(game.question) == f"{squalo}: which of its costs do you choose?"


def test_a_creature_that_attacks_asks_for_what_it_attacks() -> None:
    game = Scenario(you=Side(battle=["Corile"]), opponent=Side(battle=[tapped("Torcon")], shields=1))
    game.choose("Corile")
    assert game.question is not None
    assert question_text(game.question) == "What does Corile attack?"


def test_an_effect_of_a_list_is_called_by_its_text() -> None:
    game = Scenario(you=Side(hand=["Justice Jamming"], mana=filler(light=3)), opponent=Side()).use("Justice Jamming")
    assert options(game) == ["Tap all darkness creatures", "Tap all fire creatures"]


def test_both_effects_of_a_list_are_a_third_choice() -> None:
    name = "Evolution Burst - Into the Wild"
    you = Side(hand=[name], mana=filler(nature=6), battle=[pile(MOMOGINGA, PEPPI)], deck=5)
    ramp = "Put the top 3 cards of your deck into your mana zone"
    send = "Put one of your opponent's non-evolution creatures into their mana zone"
    assert options(Scenario(you=you, opponent=Side()).use(name)) == [ramp, send, f"{ramp}. {send}"]


def test_a_list_inside_a_list_is_named_by_its_first_line() -> None:
    name = "Perfect Ballom"
    five = filler(light=1, water=1, darkness=1, fire=1, nature=1)
    creatures = [
        "La Ura Giga, Sky Guardian",
        "Aqua Hulcus",
        "Bone Spider",
        "Fire Sweeper Burning Hellion",
        "Bronze-Arm Tribe",
    ]
    game = Scenario(you=Side(hand=[name], mana=five, battle=creatures), opponent=Side()).use(name)
    some = "Choose 2 of the following. You may choose the same one again"
    assert options(game) == ["Choose 5 of the following", some]
    assert options(game.choose(1))[:2] == ["Add the top card of your deck to your shields face down", "Draw 2 cards"]


def test_the_half_of_a_twinpact_that_is_used_for_no_cost_is_called_by_its_name() -> None:
    half, other = "Squalo, Wisdom Paladin", "Energy Light"
    attacker = "Balga Arita, Hybrid Crimson Seal"
    you = Side(battle=[attacker], deck=[f"{half} / {other}", "Corile"])
    game = Scenario(you=you, opponent=Side(shields=1), step=steps.ATTACK).attack(attacker).accept()
    assert options(game) == [half, other]


def test_the_spell_half_of_a_creature_in_the_battle_zone_names_its_modes() -> None:
    """Friend Burst casts the spell half while the card is a creature."""
    name, mecha = "Mintojuba, Primachine", creature("Robot", LIGHT, 2, 1000, "Mecha Del Sol")
    you = Side(hand=[f"{name} / Minteor Ringing"], mana=filler(light=6), battle=[mecha])
    game = Scenario(you=you, opponent=Side(battle=["Corile", "Torcon"])).use(name).choose("Robot")
    assert options(game) == ["Tap one of your opponent's creatures", "Draw a card"]


def test_one_of_two_lists_of_a_card_is_called_by_its_number() -> None:
    lists = tuple(one_of(draw(number), destroy(choose(number, CREATURES))) for number in (1, 2))
    game = Scenario(you=Side(hand=[spell("Lists", FIRE, 2, *lists)], mana=filler(fire=2)), opponent=Side())
    assert options(game.use("Lists")) == ["effect 1", "effect 2"]


def test_two_replacements_of_one_card_say_what_they_do() -> None:
    card = twice(instead_of_being_destroyed(HAND), instead_of_being_destroyed(MANA))
    game = Scenario(you=Side(hand=[KILL], mana=filler(fire=2), battle=[card, "Corile"])).use("Kill", "Twice")
    assert options(game) == [f"Twice ({TO_HAND})", f"Twice ({TO_MANA})"]


def test_what_a_rule_does_instead_is_said_as_text() -> None:
    """813.1a: only the top card of a star evolution creature leaves."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=[pile(MOMOGINGA, PEPPI), BREIGA]),
    ).use("Terror Pit", MOMOGINGA)
    assert options(game) == [f"{MOMOGINGA} (only its top card leaves)", BREIGA]
    with speaking("ja"):
        assert options(game)[0].endswith("（一番上のカードだけが離れる）")


def test_the_shield_of_ex_life_is_called_so() -> None:
    card = twice(ex_life, instead_of_being_destroyed(HAND))
    you = Side(hand=[card, KILL], mana=filler(fire=4), battle=["Corile"], shields=2)
    game = Scenario(you=you).use("Twice").use("Kill", "Twice")
    assert options(game) == ["shield 3 (its EX Life)", "Twice"]


@pytest.mark.parametrize("name", one_in(40, sorted(known_names())))
def test_each_row_of_a_static_ability_has_its_feature(name: str) -> None:
    rows, kinds = tabulate([find_card(name)])
    card = rows.cards[kinds[name]]
    assert len(with_statics(card)) == rows.record.static_count[kinds[name]]
