"""Group 7I of the rules catalogue: Forbidden creatures with one side, and impulses that are put for their cost."""

import pytest

from sim.cards.words import (
    ACT_PUT,
    ACT_SUMMON,
    CREATURES,
    DARKNESS,
    ELEMENTS,
    FIRE,
    FORBIDDEN,
    THIS,
    WATER,
    choose,
    creature,
    destroy,
    draw,
    enters_sealed,
    impulse,
    liberates,
    prohibits,
    put_seals,
    spell,
    when_last_seal_leaves,
    when_liberated,
    when_put,
    your_opponents,
)
from sim.games.scenario import YOU, Scenario, Side, filler, sealed
from tests.rules.situations import BYSTANDER, UNIDENTIFIED

VV8 = "VV-8, Forbidden Machine"
WATER_COMMAND = creature("Wave", WATER, 1, 1000, "Cyber Command")


@pytest.mark.rule("7I.09")
def test_7i_09_a_one_sided_forbidden_creature_seals_itself_when_it_is_put() -> None:
    """The cards that were looked at and not taken are its seals."""
    game = Scenario(
        you=Side(
            hand=[VV8],
            mana=filler(water=6),
            battle=[BYSTANDER],
            deck=["Corile", "Torcon", "Fear Fang", "Spiral Gate", "Terror Pit"],
        ),
        opponent=Side(
            hand=[spell("Shot", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))))], mana=filler(fire=1)
        ),
    )
    game.use(VV8, "Corile", "Terror Pit")
    assert (game.seals(VV8), game.where(VV8)) == (3, "battle")
    assert game.zone(YOU, "hand") == ["Corile", "Terror Pit"]
    game.settle()
    assert game.refused(VV8, "attack") != ""
    game.next_turn().decline()
    game.use("Shot")
    assert game.where("Bystander") == "graveyard"  # the sealed creature is ignored: there was nothing to choose


@pytest.mark.rule("7I.09")
def test_7i_09_without_seals_it_is_a_creature_like_others_and_gives_its_owner_a_turn() -> None:
    game = Scenario(you=Side(hand=[WATER_COMMAND], mana=filler(water=1), battle=[sealed(VV8, 1)])).use("Wave")
    assert (game.seals(VV8), game.refused(VV8, "attack")) == (0, "")
    game.next_turn()
    assert game.turn_player == YOU


@pytest.mark.phrase("put_seals", "when_last_seal_leaves")
@pytest.mark.rule("7I.09")
def test_7i_09_what_waits_for_the_last_seal_waits_for_the_last_one() -> None:
    engine = creature("Engine", WATER, 3, 4000, "", when_put(put_seals(2, THIS)), when_last_seal_leaves(draw(2)))
    game = Scenario(you=Side(hand=[engine, WATER_COMMAND, WATER_COMMAND], mana=filler(water=5), battle=[BYSTANDER]))
    game.use(engine)
    assert game.seals(engine) == 2
    game.use("Wave#1")
    assert (game.seals(engine), len(game.zone(YOU, "hand"))) == (1, 1)
    game.use("Wave#2")
    assert (game.seals(engine), len(game.zone(YOU, "hand"))) == (0, 2)


# --- An impulse that is put by paying its cost ------------------------------------------------------------
DOKINDAM = creature("Half", FIRE, 9, 9999, "", when_liberated(draw(2)), types=FORBIDDEN)
MOMENT = impulse("Moment", FIRE, 4, enters_sealed(2), liberates, other_face=DOKINDAM)
RED_COMMAND = creature("Flame", FIRE, 1, 1000, "Flame Command")


@pytest.mark.phrase("enters_sealed")
@pytest.mark.rule("7I.12", "7I.01", "5B.29", "5A.07")
def test_7i_12_an_impulse_is_put_by_paying_its_cost_and_this_is_no_use() -> None:
    """Completely Unidentified, which sees every use, does not see it; a made-up impulse."""
    game = Scenario(
        you=Side(hand=[MOMENT, "Corile"], mana=filler(fire=5, water=1), battle=[BYSTANDER], deck=9),
        opponent=Side(battle=[UNIDENTIFIED]),
    )
    game.expect(YOU, "use a card", "no", "Moment", "Corile")
    game.use(MOMENT)
    assert (game.where("Moment"), game.seals("Moment"), game.untapped_mana(YOU)) == ("battle", 2, 2)
    assert not game.turn_is_over
    assert len(game.zone(YOU, "deck")) == 7
    poor = Scenario(you=Side(hand=[MOMENT], mana=filler(fire=3), battle=[BYSTANDER]))
    assert poor.refused(MOMENT) == "not enough mana: it costs 4, and there is 3"


@pytest.mark.phrase("enters_sealed")
@pytest.mark.rule("7I.12")
def test_7i_12_it_is_liberated_by_the_commands_that_come_after_it() -> None:
    game = Scenario(you=Side(hand=[MOMENT, RED_COMMAND, RED_COMMAND], mana=filler(fire=6), battle=[BYSTANDER], deck=9))
    game.use(MOMENT).use("Flame#1")
    assert (game.seals("Moment"), game.where("Moment")) == (1, "battle")
    game.use("Flame#2")
    assert game.zone(YOU, "battle") == ["Bystander", "Half", "Flame", "Flame"]
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.rule("7I.12")
def test_7i_12_what_forbids_putting_cards_forbids_it_and_what_forbids_summoning_does_not() -> None:
    forbidden = "Lock forbids putting it"
    for act, cards, reason in ((ACT_PUT, ELEMENTS, forbidden), (ACT_SUMMON, CREATURES, "")):
        lock = creature("Lock", DARKNESS, 5, 5000, "", prohibits(act, your_opponents(cards)))
        game = Scenario(you=Side(hand=[MOMENT], mana=filler(fire=4), battle=[BYSTANDER]), opponent=Side(battle=[lock]))
        assert reason in game.refused(MOMENT)
        assert (game.refused(MOMENT) == "") is (reason == "")
