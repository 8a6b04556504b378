"""A card type is a row: the engine plays a made-up one without a change.

A monument is an element that is no creature: it is built for its cost, stays in the battle zone, cannot attack, be
attacked or be tapped, and has no power. What is added for it here is its row in the table of card types and two words
of the card language, one for the card and one for the noun; nothing of the rules, the players or the reports.
"""

import functools
import operator

import numpy as np
import pytest

from sim.cards.tabulation import tabulate
from sim.cards.wording import card_text
from sim.cards.words import (
    CARDS,
    CREATURES,
    Card,
    Cards,
    DefinitionError,
    blocker,
    choose,
    count,
    creature,
    destroy,
    draw,
    each_gets_power,
    every,
    evolves_from,
    give_power,
    prohibits,
    put,
    put_into_mana,
    return_to_hand,
    seal,
    shield_trigger,
    spell,
    tap,
    tap_ability,
    use_for_no_cost,
    when_put,
    whenever_destroyed,
    whenever_put,
    whenever_you_summon,
    your,
    your_opponents,
)
from sim.cards.words.effects import Effect
from sim.cards.words.keywords import Feature
from sim.engine.record.codes import acts, card_types, civilizations, columns, endings, links, traits, zones
from sim.games.matchups.matchup import Matchup, prepare_sides
from sim.games.matchups.matchup import Side as DeckSide
from sim.games.narration.replay import record_game
from sim.games.narration.transcript import lines
from sim.games.playing.batch import play_match
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, sealed

MONUMENT = 1 << 60
ACT_BUILD = 1 << 60
MONUMENTS = Cards("monument", types=MONUMENT)


def monument(name: str, civilizations: int, cost: int, *features: Feature) -> Card:
    """The word of the card language for the new type."""
    return Card(name, MONUMENT, civilizations, cost, 0, (), features)


@pytest.fixture(autouse=True)
def monuments(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the row of the new type."""
    row = card_types.CardType(
        "monument", traits.ELEMENT, ACT_BUILD, verb="build", gerund="building", takes=(links.SEAL,)
    )
    monkeypatch.setitem(card_types.CARD_TYPES, MONUMENT, row)


def obelisk() -> Card:
    """Draws a card when it is put, and strengthens creatures."""
    return monument("Obelisk", civilizations.LIGHT, 3, each_gets_power(your(CREATURES), 1000), when_put(draw(1)))


def play(*effects: Effect, you: Side | None = None, opponent: Side | None = None) -> Scenario:
    """Cast a spell for 1 that does this; without sides, the opponent has the monument."""
    move = spell("Move", civilizations.FIRE, 1, *effects)
    own = you or Side()
    side = Side(hand=[move, *own.hand], mana=filler(fire=1), battle=own.battle)  # type: ignore[misc]
    return Scenario(you=side, opponent=opponent or Side(battle=[obelisk()])).use("Move")


# --- Every type -------------------------------------------------------------------------------------------
def test_what_is_used_enters_the_battle_zone_or_resolves_or_is_put_on_something() -> None:
    for row in card_types.CARD_TYPES.values():
        assert bool(row.act) == bool(row.verb) == bool(row.gerund)
        assert (
            not row.act
            or (row.traits & (traits.ELEMENT | traits.RESOLVES | traits.FORTIFIES | traits.ATTACHES)).bit_count() == 1
        )
        assert not row.traits & traits.FIGHTS or row.traits & traits.ELEMENT


def test_the_bits_of_types_and_acts_are_their_own() -> None:
    acts = [row.act for row in card_types.CARD_TYPES.values() if row.act]
    for bits in (list(card_types.CARD_TYPES), acts):
        assert functools.reduce(operator.or_, bits) == sum(bits)
    assert all(bit.bit_count() == 1 for bit in card_types.CARD_TYPES)


# --- The word and its English -----------------------------------------------------------------------------
def test_its_text_says_what_it_is() -> None:
    assert card_text(obelisk()).splitlines()[:2] == ["Obelisk", "Monument - light - cost 3"]
    assert destroy(choose(1, your_opponents(MONUMENTS))).words() == "destroy one of your opponent's monuments"
    assert prohibits(ACT_BUILD, your_opponents(MONUMENTS)).words() == "Your opponent can't build monuments."


@pytest.mark.parametrize("feature", [blocker, tap_ability(draw(1)), evolves_from(CREATURES)])
def test_it_has_nothing_that_only_what_fights_can_have(feature: Feature) -> None:
    with pytest.raises(DefinitionError, match=r"^Tower: a monument can't have "):
        monument("Tower", civilizations.LIGHT, 3, feature)


def test_no_creature_is_put_on_it() -> None:
    giant = creature("Giant", civilizations.LIGHT, 5, 9000, "", evolves_from(MONUMENTS))
    with pytest.raises(DefinitionError, match="it can only be put on creatures"):
        tabulate([giant])


# --- Used, and there --------------------------------------------------------------------------------------
def test_it_is_built_for_its_cost_and_stays() -> None:
    game = Scenario(you=Side(hand=[obelisk()], mana=filler(light=4), battle=["Corile"]))
    game.use("Obelisk")
    assert (game.where("Obelisk"), game.untapped_mana(YOU)) == ("battle", 1)
    assert game.zone(YOU, "hand") == ["Filler"]  # it was put: its ability has triggered
    assert game.power("Corile") == 3000
    game.next_turn().next_turn()
    assert (game.where("Obelisk"), game.power("Corile")) == ("battle", 3000)


def test_it_needs_mana_of_its_cost_and_civilization() -> None:
    poor, foreign = (Scenario(you=Side(hand=[obelisk()], mana=mana)) for mana in (filler(light=2), filler(fire=3)))
    assert poor.refused("Obelisk", "use") == "not enough mana: it costs 3, and there is 2"
    assert foreign.refused("Obelisk", "use") == "no light mana"


@pytest.mark.phrase("count")
def test_it_counts_as_its_type_and_is_not_summoned() -> None:
    census = spell("Census", civilizations.FIRE, 1, draw(count(your(MONUMENTS))))
    watchers = [
        creature("Herald", civilizations.FIRE, 3, 3000, "", whenever_you_summon(CREATURES, draw(1))),
        creature("Usher", civilizations.FIRE, 3, 3000, "", whenever_put(CREATURES, draw(1))),
    ]
    plain = monument("Stone", civilizations.LIGHT, 1)
    side = Side(hand=[plain, census], mana=filler(light=1, fire=1), battle=[*watchers, obelisk()])
    game = Scenario(you=side).use("Stone")
    assert game.zone(YOU, "hand") == ["Census"]
    assert int(game.record.summoned_count[YOU]) == int(game.record.put_free[YOU]) == 0
    assert len(game.use("Census").zone(YOU, "hand")) == 2


def test_it_neither_attacks_nor_blocks_nor_is_attacked_nor_tapped() -> None:
    game = Scenario(
        you=Side(battle=[obelisk(), "Corile"]),
        opponent=Side(battle=["Torcon", monument("Wall", civilizations.FIRE, 1)]),
    )
    assert game.refused("Obelisk", "attack") == "it is not a creature"
    assert game.refused("Wall", "be attacked") == "it is not a creature"
    tapping = play(tap(every(your_opponents(MONUMENTS))))
    assert not tapping.is_tapped("Obelisk")


def test_it_has_no_power_to_lose() -> None:
    """703.4c is about creatures: the check runs because a creature's power falls, and skips the monument."""
    game = play(give_power(-9000, every(your_opponents(CREATURES))), opponent=Side(battle=[obelisk(), "Torcon"]))
    assert game.zone(OPPONENT, "battle") == ["Obelisk"]


@pytest.mark.phrase("use_for_no_cost")
def test_effects_put_it_and_use_it_for_no_cost() -> None:
    in_hand = choose(1, your(MONUMENTS.in_zone(zones.HAND)))
    for effect, free in ((put(in_hand), 0), (use_for_no_cost(in_hand), 0)):
        game = play(effect, you=Side(hand=[obelisk()]))
        assert (game.zone(YOU, "battle"), int(game.record.put_free[YOU])) == (["Obelisk"], free)


def test_as_a_shield_trigger_it_is_built_for_no_cost() -> None:
    gate = monument(
        "Gate", civilizations.LIGHT, 5, shield_trigger, when_put(destroy(choose(1, your_opponents(CREATURES))))
    )
    game = Scenario(you=Side(battle=["Corile"]), opponent=Side(shields=[gate]))
    game.attack("Corile").declare("Gate")
    assert (game.where("Gate"), game.where("Corile")) == ("battle", "graveyard")


# --- Prohibited -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("act", "cards", "refusal"),
    [
        (ACT_BUILD, MONUMENTS, "Lock forbids building it"),
        (acts.PUT, MONUMENTS, "Lock forbids putting it into the battle zone"),
        (acts.SUMMON, CARDS, ""),
    ],
)
def test_what_forbids_building_it(act: int, cards: Cards, refusal: str) -> None:
    lock = creature("Lock", civilizations.DARKNESS, 5, 5000, "", prohibits(act, your_opponents(cards)))
    game = Scenario(you=Side(hand=[obelisk()], mana=filler(light=3)), opponent=Side(battle=[lock]))
    assert game.refused("Obelisk", "use") == refusal


# --- Leaving and being sealed -----------------------------------------------------------------------------
@pytest.mark.parametrize(("verb", "zone"), [(destroy, "graveyard"), (return_to_hand, "hand"), (put_into_mana, "mana")])
def test_it_leaves_like_any_element(verb: type, zone: str) -> None:
    game = play(verb(choose(1, your_opponents(MONUMENTS))), opponent=Side(battle=[obelisk(), "Corile"]))
    assert (game.where("Obelisk"), game.power("Corile")) == (zone, 2000)


def test_its_destruction_triggers_and_is_not_that_of_a_creature() -> None:
    mourners = [
        creature("Mason", civilizations.FIRE, 3, 3000, "", whenever_destroyed(MONUMENTS, draw(1))),
        creature("Undertaker", civilizations.FIRE, 3, 3000, "", whenever_destroyed(CREATURES, draw(1))),
    ]
    game = play(destroy(choose(1, your_opponents(MONUMENTS))), you=Side(battle=mourners))
    assert game.zone(YOU, "hand") == ["Filler"]
    assert int(game.record.destroyed[OPPONENT]) == 0


def test_sealed_it_is_still_there_until_it_leaves_with_its_seals() -> None:
    """116.2a: only a sealed creature is ignored."""
    game = play(
        seal(choose(1, your_opponents(MONUMENTS))),
        destroy(choose(1, your_opponents(MONUMENTS))),
        opponent=Side(battle=[sealed(obelisk(), 1), "Corile", "Torcon"]),
    )
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Filler", "Filler", "Obelisk"]
    still = Scenario(you=Side(battle=[sealed(obelisk(), 2), "Corile"]))
    assert (still.seals("Obelisk"), still.power("Corile")) == (2, 3000)


def test_a_command_frees_it_of_a_seal() -> None:
    angel = creature("Angel", civilizations.LIGHT, 1, 1000, "Angel Command")
    game = Scenario(you=Side(hand=[angel], mana=filler(light=1), battle=[sealed(obelisk(), 2)]))
    assert game.use("Angel").seals("Obelisk") == 1


# --- Whole games ------------------------------------------------------------------------------------------
def prepared(monkeypatch: pytest.MonkeyPatch, players: tuple[str, str]) -> Matchup:
    """Decks of monuments and creatures against each other."""
    cards = [
        obelisk(),
        monument("Gate", civilizations.WATER, 2, shield_trigger, when_put(draw(1))),
        creature("Angel", civilizations.LIGHT, 2, 2000, "Angel Command"),
        creature("Mason", civilizations.WATER, 3, 3000, "", when_put(destroy(choose(1, your_opponents(MONUMENTS))))),
    ]
    found = {card.name: card for card in cards}
    monkeypatch.setattr("sim.games.matchups.matchup.find_card", found.__getitem__)
    slots = tuple(card.name for card in cards for _ in range(10))
    return prepare_sides((DeckSide("Builders", players[0], slots), DeckSide("Masons", players[1], slots)))


@pytest.mark.parametrize("players", [("random", "random"), ("rush", "control")])
def test_whole_games_with_it_break_no_invariant(monkeypatch: pytest.MonkeyPatch, players: tuple[str, str]) -> None:
    games = play_match(prepared(monkeypatch, players), 10, seed=1, checked=True)
    assert np.flatnonzero(games.rows[:, columns.ERROR_CODE]).tolist() == []
    assert (games.rows[:, columns.REASON] != endings.NO_REASON).all()


def test_scripted_players_build_it_and_a_replay_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    told = "\n".join(lines(record_game(prepared(monkeypatch, ("rush", "control")), seed=1, game=0)))
    assert "builds Obelisk for 3 mana" in told
    assert "summons Angel for 2 mana" in told


def test_traits_are_those_of_every_type_of_the_card() -> None:
    assert card_types.traits_of(sum(card_types.CARD_TYPES)) == functools.reduce(
        operator.or_, (row.traits for row in card_types.CARD_TYPES.values())
    )
