"""Cards that effects use: a card used is summoned or cast, whoever says so (701.5); and paying for a card.

Items 5A.09 to 5A.12 and the rulings 11.56 and 11.61 of the rules catalogue. What ends a turn when a card is used is in
`test_turn_and_steps.py`.
"""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    NATURE,
    SPELLS,
    WATER,
    Card,
    charge_from_deck,
    choose,
    creature,
    draw,
    put,
    shield_trigger,
    spell,
    twinpact,
    whenever_you_cast,
    your,
)
from sim.engine.record.codes.cards import HAND
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

CHOICE, ONIKAMAS, SURFER = "Cyber I Choice", "Onikamas, Strange Flow", "Aqua Surfer"
WATCHER = creature("Watcher", FIRE, 3, 1000, "")  # could attack: the turn goes on
CALL = spell("Call", NATURE, 1, put(choose(1, your(CREATURES.in_zone(HAND)))))
PACT = twinpact(creature("Fist", FIRE, 9, 3000, ""), spell("Palm", WATER, 9, shield_trigger, draw(1)))


@pytest.mark.rule("5A.09", "11.56")
def test_a_creature_used_by_cyber_i_choice_is_summoned_so_that_onikamas_does_not_return_it() -> None:
    game = Scenario(
        you=Side(hand=[CHOICE, SURFER], mana=filler(water=7), battle=[WATCHER]), opponent=Side(battle=[ONIKAMAS])
    )
    game.use(CHOICE, SURFER)
    game.expect(YOU, "choose").decline()  # what Aqua Surfer returns: its own ability, and nobody else's
    assert game.zone(YOU, "battle") == ["Watcher", CHOICE, SURFER]
    assert game.untapped_mana(YOU) == 0
    game.expect(YOU, "attack with", "no", "Watcher")


@pytest.mark.rule("5A.09", "11.56")
@pytest.mark.parametrize("returned", [True, False])
def test_onikamas_may_return_a_creature_that_was_put_and_not_summoned(returned: bool) -> None:
    game = Scenario(
        you=Side(hand=[CALL, "Fear Fang"], mana=filler(nature=1), battle=[WATCHER]), opponent=Side(battle=[ONIKAMAS])
    )
    game.use("Call").expect(OPPONENT, "may")
    game.accept() if returned else game.decline()
    assert game.where("Fear Fang") == ("hand" if returned else "battle")


@pytest.mark.rule("5A.09")
def test_onikamas_minds_creatures_put_on_their_players_own_turn_only() -> None:
    """On Onikamas' player's turn a shield trigger puts a creature; and its player's own creatures are never meant."""
    trap = spell("Trap", NATURE, 1, shield_trigger, put(choose(1, your(CREATURES.in_zone(HAND)))))
    game = Scenario(
        you=Side(shields=[trap, "Corile"], hand=["Hunter Fish"]),
        opponent=Side(battle=[ONIKAMAS, "Fear Fang"], hand=[CALL, "Burning Mane"], mana=filler(nature=1)),
        turn=OPPONENT,
    )
    game.use("Call").attack("Fear Fang").choose("Trap").declare("Trap")
    assert game.where("Hunter Fish") == "battle"
    assert game.where("Burning Mane") == "battle"
    assert game.asked == "attack with"


def test_onikamas_cannot_be_chosen_but_attacked() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Burning Mane", WATCHER]),
        opponent=Side(battle=[ONIKAMAS, "Corile"]),
    )
    game.use("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    own = Scenario(you=Side(hand=["Spiral Gate"], mana=filler(water=2), battle=[ONIKAMAS, WATCHER]))
    assert own.use("Spiral Gate", ONIKAMAS).where(ONIKAMAS) == "hand"  # its own player may choose it


@pytest.mark.rule("5A.11")
@pytest.mark.parametrize(
    ("card", "answers", "where"),
    [
        pytest.param(SURFER, (), "battle", id="a creature"),
        pytest.param("Brain Serum", (), "graveyard", id="a spell"),
        pytest.param(PACT, (0,), "battle", id="the creature of a twinpact"),
        pytest.param(PACT, (1,), "graveyard", id="the spell of a twinpact"),
    ],
)
def test_cyber_i_choice_uses_any_card_that_has_shield_trigger_without_its_cost(
    card: str | Card, answers: tuple[int, ...], where: str
) -> None:
    game = Scenario(you=Side(hand=[CHOICE, card, "Corile"], mana=filler(water=7), battle=[WATCHER]))
    game.use(CHOICE).expect(YOU, "choose", "no", card if isinstance(card, str) else card.name)
    assert game.refused("Corile", "choose") == "it has no shield trigger"
    game.choose(card, *answers)
    while game.asked in ("may", "choose"):
        game.decline()
    assert game.where(card) == where
    game.expect(YOU, "attack with", "no", "Watcher")


@pytest.mark.rule("5A.11")
def test_what_waits_for_a_spell_being_cast_sees_the_one_that_cyber_i_choice_uses() -> None:
    scribe = creature("Scribe", FIRE, 3, 1000, "", whenever_you_cast(SPELLS, charge_from_deck(1)))
    game = Scenario(you=Side(hand=[CHOICE, "Spiral Gate"], mana=filler(water=7), battle=[scribe]))
    game.use(CHOICE, "Spiral Gate").choose(CHOICE)
    assert (game.where(CHOICE), len(game.zone(YOU, "mana"))) == ("hand", 8)


@pytest.mark.rule("11.61")
@pytest.mark.parametrize(
    ("mana", "refusal"),
    [
        (filler(nature=4), ""),
        (filler(nature=1, water=1, fire=1, darkness=1), ""),
        (filler(3, nature=1), ""),
        (filler(4), "no nature mana"),
        (filler(nature=1, water=2), "not enough mana: it costs 4, and there is 3"),
    ],
    ids=["four of nature", "one of nature and three others", "colorless others", "none of nature", "one too few"],
)
def test_a_nature_spell_of_cost_4_takes_one_nature_mana_and_three_of_any(mana: list[Card], refusal: str) -> None:
    song = spell("Song", NATURE, 4, draw(1))
    game = Scenario(you=Side(hand=[song], mana=mana, battle=[WATCHER]))
    assert game.refused("Song", "use") == refusal
    if not refusal:
        assert game.use("Song").untapped_mana(YOU) == 0 and game.where("Song") == "graveyard"
