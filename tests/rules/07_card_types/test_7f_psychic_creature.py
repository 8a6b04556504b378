"""Group 7F of the rules catalogue: psychic creatures and the hyperspatial zone (407, 805)."""

from pathlib import Path

import pytest

from decks import Deck, Section
from sim.cards.library import using_cards
from sim.cards.words import (
    CREATURES,
    FIRE,
    Card,
    Effect,
    add_to_shields,
    choose,
    creature,
    destroy,
    draw,
    put_into_mana,
    put_on_bottom_of_deck,
    put_on_top_of_deck,
    return_to_hand,
    spell,
    whenever_destroyed,
    whenever_put_into_mana,
    your_opponents,
)
from sim.engine.record.codes import log
from sim.engine.record.codes.card_types import GR_CREATURE, PSYCHIC
from sim.engine.record.codes.cards import GR, HYPERSPATIAL
from sim.engine.record.state import card_of
from sim.games.matchup import Matchup, prepare_matchup
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from sim.games.session import Session

SMALL = creature("Made-up Psychic", FIRE, 2, 1000, "Human", types=PSYCHIC)
ONE = choose(1, your_opponents(CREATURES))
OWN_CARDS = """Made-up Psychic
Psychic Creature - fire - cost 2 - power 1000 - Human

Made-up Gacha
GR Creature - fire - cost 2 - power 1000 - Joker
"""


def remove(effect: Effect, *watchers: Card) -> Scenario:
    """You cast a spell that does this to the opponent's psychic creature."""
    return Scenario(
        you=Side(hand=[spell("Removal", FIRE, 1, effect)], mana=filler(fire=1), battle=watchers),
        opponent=Side(battle=[SMALL], shields=1, deck=3),
    ).use("Removal")


@pytest.mark.rule("7F.03", "7F.04", "11.63")
@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        (destroy(ONE), "graveyard"),
        (return_to_hand(ONE), "hand"),
        (put_into_mana(ONE), "mana"),
        (add_to_shields(ONE), "shields"),
        (put_on_top_of_deck(ONE), "deck"),
        (put_on_bottom_of_deck(ONE), "deck"),
    ],
)
def test_wherever_it_is_put_it_goes_on_to_the_hyperspatial_zone_at_once(effect: Effect, zone: str) -> None:
    """Made-up cards: only the zones matter. The log has both moves: it was in the other zone for an instant."""
    game = remove(effect)
    assert game.zone(OPPONENT, "hyperspatial") == ["Made-up Psychic"]
    assert "Made-up Psychic" not in game.zone(OPPONENT, zone)
    moves = [event[3:5] for event in game.session.events if event[0] == log.MOVE and event[1] == OPPONENT]
    (_, first), (second, last) = moves
    assert (first, last) == (second, HYPERSPATIAL)


@pytest.mark.rule("7F.04", "11.63")
def test_what_triggers_on_the_zone_where_it_was_put_has_seen_it() -> None:
    destroyed = remove(destroy(ONE), creature("Mourner", FIRE, 1, 1000, "", whenever_destroyed(CREATURES, draw(1))))
    assert len(destroyed.zone(YOU, "hand")) == 1
    charged = remove(
        put_into_mana(ONE), creature("Farmer", FIRE, 1, 1000, "", whenever_put_into_mana(CREATURES, draw(1)))
    )
    assert (len(charged.zone(YOU, "hand")), charged.zone(OPPONENT, "mana")) == (1, [])


@pytest.mark.rule("7F.04")
def test_a_later_sentence_of_the_same_effect_does_not_find_it_there() -> None:
    """It moves on as soon as the sentence has been carried out (117.1)."""
    effects = destroy(ONE), return_to_hand(choose(1, your_opponents(CREATURES).in_zone(3)))
    game = Scenario(
        you=Side(hand=[spell("Both", FIRE, 1, *effects)], mana=filler(fire=1)), opponent=Side(battle=[SMALL])
    ).use("Both")
    assert (game.zone(OPPONENT, "hand"), game.zone(OPPONENT, "hyperspatial")) == ([], ["Made-up Psychic"])


@pytest.mark.rule("7F.02", "7F.01")
def test_it_can_be_neither_summoned_nor_charged_from_the_hyperspatial_zone() -> None:
    game = Scenario(you=Side(hyperspatial=[SMALL], mana=filler(fire=7), hand=1))
    assert not game.can_choose("Made-up Psychic")


@pytest.mark.rule("1.11", "12.14")
def test_both_players_see_the_hyperspatial_zone_and_nobody_the_ultra_gr_zone() -> None:
    gacha = creature("Made-up Gacha", FIRE, 2, 1000, "Joker", types=GR_CREATURE)
    game = Scenario(you=Side(hyperspatial=[SMALL], gr=[gacha]))
    assert [game.sees(player, "Made-up Psychic") for player in (YOU, OPPONENT)] == [True, True]
    assert [game.sees(player, "Made-up Gacha") for player in (YOU, OPPONENT)] == [False, False]


# --- The start of the game ---------------------------------------------------------------------------------
def matchup(tmp_path: Path, *outside: Section) -> Matchup:
    """A deck with these cards outside it against one without any."""
    file = tmp_path / "mine.txt"
    file.write_text(OWN_CARDS, encoding="utf-8")
    cards = (("Burning Mane", 40),)
    with using_cards([file]):
        with_more, plain = Deck("More", cards, Path(), outside=outside), Deck("Plain", cards, Path())
        return prepare_matchup(with_more, plain)


@pytest.mark.rule("1.09", "1.11")
def test_psychic_creatures_begin_in_the_hyperspatial_zone_and_leave_the_deck_as_it_is(tmp_path: Path) -> None:
    both = matchup(tmp_path, Section("hyperspatial zone", (("Made-up Psychic", 4),)))
    record = Session.start(both, seed=5).record
    plain = Session.start(matchup(tmp_path), seed=5).record
    assert [int(record.zone_count[side, HYPERSPATIAL]) for side in range(2)] == [4, 0]
    for zone in range(6):
        assert (record.zone_cards[0, zone] == plain.zone_cards[0, zone]).all()
        assert (record.zone_count[0, zone] == plain.zone_count[0, zone]).all()


def test_the_gr_deck_is_shuffled_with_luck_of_its_own(tmp_path: Path) -> None:
    both = matchup(tmp_path, Section("GR zone", (("Made-up Gacha", 12),)))
    orders = set()
    for seed in range(5):
        record = Session.start(both, seed=seed).record
        plain = Session.start(matchup(tmp_path), seed=seed).record
        orders.add(tuple(record.zone_cards[0, GR, :12].tolist()))
        assert sorted(record.zone_cards[0, GR, :12].tolist()) == [card_of(0, 40 + slot) for slot in range(12)]
        assert (record.zone_cards[0, 0] == plain.zone_cards[0, 0]).all()
    assert len(orders) == 5
