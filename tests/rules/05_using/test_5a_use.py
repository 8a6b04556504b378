"""Group 5A of the rules catalogue: what "use" is (601.1, 701.5). A card used is summoned or cast, whatever uses it.

What ends a turn when a card is used is in `03_turn/test_cut_and_extra_turns.py`.
"""

import pytest

from sim.cards.words import (
    ACT_USE_TAMASEED,
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    NATURE,
    SPELLS,
    TAMASEEDS,
    WATER,
    Card,
    cast_for_no_cost,
    castle,
    charge_from_deck,
    choose,
    creature,
    draw,
    each_gets_power,
    field,
    prohibits,
    put,
    put_into_mana,
    shield_trigger,
    spell,
    strike_back,
    tamaseed,
    twinpact,
    when_put,
    whenever_you_cast,
    your,
    your_opponents,
)
from sim.cards.words.triggers import trigger
from sim.engine.record.codes import acts, civilizations, events, owners, steps, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from tests.cards.written import paragraph
from tests.rules.situations import (
    BYSTANDER,
    GAGAGA,
    LISTENER,
    SEALED_X,
    SPELLS_IN_HAND,
    UNIDENTIFIED,
    WATCHER,
    hand_size,
    lock,
)

USES_OR_CHARGES = (
    "Whenever your opponent uses a card or puts a card into their mana zone during their turn, draw a card."
)

CHOICE = "Cyber I Choice"
ONIKAMAS = "Onikamas, Strange Flow"
SURFER = "Aqua Surfer"
USES_A_CREATURE = creature("Striker", FIRE, 5, 3000, "", strike_back(CARDS.civilization(FIRE)))
USES_A_SPELL = spell("Counterspell", FIRE, 5, strike_back(CARDS.civilization(FIRE)), charge_from_deck(1))
RUNE = tamaseed("Rune", civilizations.LIGHT, 2, "", when_put(draw(1)))
CALL = spell("Call", NATURE, 1, put(choose(1, your(CREATURES.in_zone(zones.HAND)))))


@pytest.mark.parametrize(
    ("card", "act", "zone", "drawn"),
    [
        pytest.param(USES_A_CREATURE, acts.SUMMON, "battle", 1, marks=pytest.mark.rule("5A.01", "5A.06"), id="summon"),
        pytest.param(USES_A_SPELL, acts.CAST, "graveyard", 2, marks=pytest.mark.rule("5A.02", "5A.06"), id="cast"),
    ],
)
def test_5a_01_to_use_a_card_is_to_summon_or_cast_it(card: Card, act: int, zone: str, drawn: int) -> None:
    """The text of Strike Back says "use this card": whatever watches or forbids summoning or casting applies to it."""
    for forbidden in (False, True):
        game = Scenario(
            you=Side(battle=["Fear Fang", BYSTANDER], hand=[lock(act)], mana=filler(fire=1)),
            opponent=Side(battle=[LISTENER], hand=[card], shields=[BYSTANDER]),
        )
        if forbidden:
            game.use("Lock")
        game.attack("Fear Fang")
        if forbidden:
            assert game.asked != "declare" and game.where(card) == "hand"
        else:
            game.declare(card)
            assert game.where(card) == zone
            assert len(game.zone(OPPONENT, "hand")) == drawn


@pytest.mark.rule("5A.07")
def test_5a_07_an_impulse_is_never_used() -> None:
    game = Scenario(you=Side(hand=[SEALED_X, "Torcon"], mana=filler(nature=2), battle=[BYSTANDER]))
    game.expect(YOU, "use a card", "no", "Torcon")
    assert game.refused(SEALED_X, "use") == "it is not a card that can be used"


# --- Cards used by effects -----------------------------------------------------------------------------
@pytest.mark.rule("5A.09", "11.56")
def test_5a_09_a_creature_used_by_cyber_i_choice_is_summoned_so_onikamas_does_not_return_it() -> None:
    game = Scenario(
        you=Side(hand=[CHOICE, SURFER], mana=filler(water=7), battle=[WATCHER]), opponent=Side(battle=[ONIKAMAS])
    )
    game.use(CHOICE, SURFER)
    game.expect(YOU, "choose").decline()  # what Aqua Surfer returns: its own ability, and nobody else's
    assert game.zone(YOU, "battle") == ["Watcher", CHOICE, SURFER]
    assert game.untapped_mana(YOU) == 0
    game.expect(YOU, "attack with", "no", "Watcher")


@pytest.mark.phrase("whenever_opponent_puts_unsummoned")
@pytest.mark.rule("5A.09", "11.56")
@pytest.mark.parametrize("returned", [True, False])
def test_5a_09_onikamas_may_return_a_creature_that_was_put_and_not_summoned(returned: bool) -> None:
    game = Scenario(
        you=Side(hand=[CALL, "Fear Fang"], mana=filler(nature=1), battle=[WATCHER]), opponent=Side(battle=[ONIKAMAS])
    )
    game.use("Call").expect(OPPONENT, "may")
    game.accept() if returned else game.decline()
    assert game.where("Fear Fang") == ("hand" if returned else "battle")


@pytest.mark.rule("5A.09")
def test_5a_09_onikamas_returns_only_creatures_put_on_their_players_own_turn() -> None:
    """On the turn of Onikamas's player a shield trigger puts a creature; and that player's own creatures are never
    meant.
    """
    trap = spell("Trap", NATURE, 1, shield_trigger, put(choose(1, your(CREATURES.in_zone(zones.HAND)))))
    game = Scenario(
        you=Side(shields=[trap, "Corile"], hand=["Hunter Fish"]),
        opponent=Side(battle=[ONIKAMAS, "Fear Fang"], hand=[CALL, "Burning Mane"], mana=filler(nature=1)),
        turn=OPPONENT,
    )
    game.use("Call").attack("Fear Fang").choose("Trap").declare("Trap")
    assert game.where("Hunter Fish") == "battle"
    assert game.where("Burning Mane") == "battle"
    assert game.asked == "attack with"


def test_onikamas_cannot_be_chosen_by_its_opponent() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Burning Mane", WATCHER]),
        opponent=Side(battle=[ONIKAMAS, "Corile"]),
    )
    game.use("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    own = Scenario(you=Side(hand=["Spiral Gate"], mana=filler(water=2), battle=[ONIKAMAS, WATCHER]))
    assert own.use("Spiral Gate", ONIKAMAS).where(ONIKAMAS) == "hand"  # its own player may choose it


@pytest.mark.rule("5A.11")
def test_5a_11_a_creature_summoned_for_no_cost_is_still_summoned() -> None:
    """112.3g: Gogogo Brand is "another fire creature summoned this turn", and so Gagaga costs 6 less."""
    game = Scenario(you=Side(hand=["Gogogo Brand"], mana=filler(fire=2), deck=[GAGAGA]))
    game.use("Gogogo Brand", way="no cost")
    assert game.untapped_mana(YOU) == 2
    game.decline().expect(YOU, "use a card", "no", GAGAGA)  # nothing is discarded
    game.use(GAGAGA, way="6 less")
    assert game.untapped_mana(YOU) == 0


@pytest.mark.phrase("may_summon_for_no_cost")
@pytest.mark.rule("5A.11", "5A.13")
def test_5a_11_a_creature_summoned_for_no_cost_is_still_used() -> None:
    game = Scenario(
        you=Side(hand=["Gogogo Brand"], mana=filler(fire=2), battle=["Fear Fang"]),
        opponent=Side(battle=["Completely Unidentified"]),
    )
    game.use("Gogogo Brand", way="no cost").decline()
    assert game.turn_is_over and game.zone(YOU, "battle") == ["Fear Fang", "Gogogo Brand"]


PACT = twinpact(creature("Fist", FIRE, 9, 3000, ""), spell("Palm", WATER, 9, shield_trigger, draw(1)))


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
def test_5a_11_cyber_i_choice_uses_any_card_with_shield_trigger_for_no_cost(
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


@pytest.mark.rule("5A.12")
@pytest.mark.parametrize(
    ("card", "where"),
    [
        pytest.param(SURFER, "battle", id="a creature"),
        pytest.param("Brain Serum", "graveyard", id="a spell"),
        pytest.param("Quick Defense", "battle", id="a cross gear"),
        pytest.param(
            castle("Bulwark", civilizations.LIGHT, 9, shield_trigger, each_gets_power(your(CREATURES), 1000)),
            "shields",
            id="a castle",
        ),
        pytest.param(
            field("Arena", FIRE, 9, shield_trigger, each_gets_power(your(CREATURES), 1000)), "battle", id="a field"
        ),
    ],
)
def test_5a_12_cyber_i_choice_uses_cards_of_every_type_that_can_be_used(card: str | Card, where: str) -> None:
    """A gear is generated, and crossed with nothing; a castle fortifies a shield."""
    game = Scenario(you=Side(hand=[CHOICE, card], mana=filler(water=7), shields=["Corile"], battle=[WATCHER]))
    game.use(CHOICE, card)
    while game.asked in ("may", "choose"):
        game.decline()
    assert (game.where(card), game.gears("Watcher"), game.untapped_mana(YOU)) == (where, [], 0)


@pytest.mark.rule("5A.11")
def test_5a_11_cast_triggers_see_the_spell_that_cyber_i_choice_uses() -> None:
    scribe = creature("Scribe", FIRE, 3, 1000, "", whenever_you_cast(SPELLS, charge_from_deck(1)))
    game = Scenario(you=Side(hand=[CHOICE, "Spiral Gate"], mana=filler(water=7), battle=[scribe]))
    game.use(CHOICE, "Spiral Gate").choose(CHOICE)
    assert (game.where(CHOICE), len(game.zone(YOU, "mana"))) == ("hand", 8)


TORCON = CREATURES.named("Torcon")


@pytest.mark.phrase("at_start_of_opponents_turn")
@pytest.mark.rule("5A.13", "5A.14")
@pytest.mark.parametrize("turn", [YOU, OPPONENT])
def test_5a_13_completely_unidentified_affects_only_its_opponent_on_their_own_turn(turn: int) -> None:
    """At the start of a turn the other player casts a spell, and puts a card into the turn player's mana zone.

    On your turn that is the player of Completely Unidentified; on the other turn it is you, but the turn is not yours.
    """
    meddler = creature(
        "Meddler", FIRE, 3, 3000, "",
        trigger(
            events.START_OF_TURN,
            "at the start of your opponent's turn",
            (cast_for_no_cost(choose(1, SPELLS_IN_HAND)), put_into_mana(choose(1, your_opponents(TORCON)))),
            no_subject=True,
            whose=owners.OPPONENTS,
        ),
    )  # fmt: skip
    meddles = Side(hand=["Energy Stream"], battle=[meddler] if turn == OPPONENT else [meddler, UNIDENTIFIED])
    suffers = Side(battle=["Torcon"] if turn == YOU else ["Torcon", UNIDENTIFIED])
    game = Scenario(
        you=suffers if turn == YOU else meddles,
        opponent=meddles if turn == YOU else suffers,
        turn=turn,
        step=steps.START,
    )
    assert game.zone(turn, "mana") == ["Torcon"] and hand_size(game, 1 - turn) == 2
    game.expect(turn, "charge mana")


@pytest.mark.rule("5A.04")
def test_5a_04_fortifying_is_use() -> None:
    """701.5a: what waits for the opponent's using a card sees it."""
    watcher = creature("Watcher", civilizations.LIGHT, 3, 1000, "Guardian", paragraph(USES_OR_CHARGES))
    game = Scenario(you=Side(hand=["Rose Castle"], mana=filler(darkness=3)), opponent=Side(battle=[watcher, "Corile"]))
    game.use("Rose Castle")
    assert len(game.zone(OPPONENT, "hand")) == 1


@pytest.mark.rule("5A.15")
def test_5a_15_a_tamaseed_is_used_and_neither_summoned_nor_cast() -> None:
    """315.1-2: it enters the battle zone; Completely Unidentified sees the use, what waits for a summon does not."""
    game = Scenario(
        you=Side(hand=[RUNE], mana=filler(light=3), battle=[BYSTANDER]), opponent=Side(battle=[UNIDENTIFIED])
    ).use(RUNE)
    assert (game.where(RUNE), game.untapped_mana(YOU), game.turn_is_over) == ("battle", 1, True)
    assert int(game.record.summoned_count[YOU]) == int(game.record.cast_count[YOU]) == 0


@pytest.mark.phrase("ACT_USE_TAMASEED")
@pytest.mark.rule("5A.15")
def test_5a_15_the_use_of_tamaseeds_can_be_prohibited() -> None:
    warden = creature("Warden", DARKNESS, 5, 5000, "", prohibits(ACT_USE_TAMASEED, your_opponents(TAMASEEDS)))
    assert warden.features[0].words() == "Your opponent can't use tamaseeds."
    game = Scenario(you=Side(hand=[RUNE], mana=filler(light=2), battle=[BYSTANDER]), opponent=Side(battle=[warden]))
    assert game.refused(RUNE, "use") == "Warden forbids using it"
