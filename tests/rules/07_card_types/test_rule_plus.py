"""Rule plus cards (314): they begin in the hyperspatial zone, add to the rules, and are never in the battle zone."""

from dataclasses import replace
from pathlib import Path

import pytest

from decks.checking import DeckError
from decks.reading import Deck, Section, check_deck
from sim.cards.library import cards_in_use, find_card
from sim.cards.words import (
    CARDS,
    CREATURES,
    HYPERSPATIAL,
    PSYCHIC,
    WATER,
    DefinitionError,
    choose,
    creature,
    destroy,
    draw,
    put,
    release,
    rule_plus,
    spell,
    starts_with_more_in_deck,
    when_put,
    whenever_destroyed,
    your,
)
from sim.engine.record.codes import log, zones
from sim.games.matchups.matchup import prepare_matchup
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, tapped
from sim.games.sessions.session import Session

THIRTEEN, MISTY = "Invincible Thirteen", "Sapphire Misty"
CALL = spell("Call", WATER, 1, put(choose(1, your(CREATURES.psychic().cost(at_most=7).in_zone(HYPERSPATIAL)))))


def deck_of(size: int, thirteens: int, others: tuple[tuple[str, int], ...] = ()) -> Deck:
    """A deck of this many cards, with this many Invincible Thirteen and other cards in the hyperspatial zone."""
    names = ["Aqua Hulcus", "Aqua Guard", "Aqua Vehicle", "Bronze-Arm Tribe", "Torcon", "Fear Fang", "Corile"]
    names += ["Terror Pit", "Deadly Fighter Braid Claw", "Burning Mane", "Emerald Grass", "Marine Flower"]
    names += ["Faerie Child", "Natural Snare", "Holy Awe"]
    cards = tuple((name, min(4, size - 4 * at)) for at, name in enumerate(names) if size > 4 * at)
    outside = (*(((THIRTEEN, thirteens),) if thirteens else ()), *others)
    return Deck("Made", cards, Path(), outside=(Section("hyperspatial zone", outside),) if outside else ())


# --- Building a deck -----------------------------------------------------------------------------------------
@pytest.mark.phrase("starts_with_more_in_deck")
@pytest.mark.parametrize(("thirteens", "size"), [(0, 40), (1, 45), (2, 50), (3, 55)])
def test_314_3a_the_deck_has_five_cards_more_for_each_invincible_thirteen(thirteens: int, size: int) -> None:
    """Neither fewer nor more (314.3a)."""
    check_deck(deck_of(size, thirteens), cards_in_use().deck_names)
    for other, message in ((size - 5, "Add 5"), (size - 1, "Add 1"), (size + 1, "Take out 1")):
        with pytest.raises(DeckError, match=message):
            check_deck(deck_of(other, thirteens), cards_in_use().deck_names)


def test_the_message_says_why_the_deck_has_another_size() -> None:
    message = "40 cards: a standard deck with rule plus cards for 5 more has exactly 45. Add 5."
    with pytest.raises(DeckError, match=message):
        check_deck(deck_of(40, 1), cards_in_use().deck_names)


def test_it_belongs_in_the_hyperspatial_zone_and_is_one_of_its_eight_cards() -> None:
    names = cards_in_use().deck_names
    in_deck = replace(deck_of(36, 0), cards=(*deck_of(36, 0).cards, (THIRTEEN, 4)))
    with pytest.raises(DeckError, match='"Invincible Thirteen" begins the game in the hyperspatial zone'):
        check_deck(in_deck, names)
    with pytest.raises(DeckError, match="9 cards in the hyperspatial zone: it has at most 8"):
        check_deck(deck_of(45, 1, (("Vice Hunter, Temporal Lord", 4), ("Kill, Temporal Brawler", 4))), names)


def test_four_of_them_are_more_cards_than_duelsim_plays() -> None:
    """Sixty cards and four next to them: one card too many for the record of a game."""
    with pytest.raises(DeckError, match="64 cards with those outside the deck: duelsim plays up to 63"):
        check_deck(deck_of(60, 4), cards_in_use().deck_names)


def test_an_open_deck_has_five_cards_more_too() -> None:
    check_deck(deck_of(16, 1), cards_in_use().deck_names, "open")
    with pytest.raises(
        DeckError, match=r"15 cards: an open deck with rule plus cards for 5 more has 16 to 65\. Add 1\."
    ):
        check_deck(deck_of(15, 1), cards_in_use().deck_names, "open")


# --- The start, and the zone ---------------------------------------------------------------------------------
def test_314_1_a_game_starts_with_it_in_the_hyperspatial_zone_and_with_a_larger_deck() -> None:
    """314.1, 314.3a: and it is played to its end, with what must always hold checked after every action."""
    matchup = prepare_matchup(deck_of(45, 1), deck_of(40, 0), ("random", "random"))
    record = Session.start(matchup, seed=3, checked=True).record
    of_each = {
        (int(record.zone_count[seat, zones.DECK]), int(record.zone_count[seat, HYPERSPATIAL])) for seat in range(2)
    }
    assert of_each == {(35, 1), (30, 0)}  # five shields and a hand of five cards are away
    assert Session.start(matchup, seed=3, outside=(), checked=True).over


def test_everybody_sees_it() -> None:
    game = Scenario(you=Side(hyperspatial=[THIRTEEN]))
    assert game.zone(YOU, "hyperspatial") == [THIRTEEN]
    assert game.sees(YOU, THIRTEEN) and game.sees(OPPONENT, THIRTEEN)


# --- In the battle zone --------------------------------------------------------------------------------------
def test_an_effect_puts_the_psychic_creature_on_its_back() -> None:
    game = Scenario(you=Side(hand=[CALL], mana=filler(water=1), hyperspatial=[THIRTEEN], battle=["Torcon"]))
    game.use("Call")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "hyperspatial")) == (["Torcon", MISTY], [])
    assert game.is_sick(MISTY)  # it has not awakened (805.6)
    assert game.power(MISTY) == 4000


def test_an_effect_that_means_cheaper_creatures_puts_neither_side() -> None:
    cheap = spell("Cheap", WATER, 1, put(choose(1, your(CREATURES.psychic().cost(at_most=6).in_zone(HYPERSPATIAL)))))
    game = Scenario(you=Side(hand=[cheap], mana=filler(water=1), hyperspatial=[THIRTEEN], battle=["Torcon"]))
    assert game.use("Cheap").zone(YOU, "hyperspatial") == [THIRTEEN]


def test_314_4_the_rule_plus_side_can_be_put_too_and_goes_home_through_the_graveyard() -> None:
    """314.4: it is a card that costs 0 (official answer of 2022-10-28); an effect may mean its other side as well."""
    anything = spell("Anything", WATER, 1, put(choose(1, your(CARDS.cost(at_most=7).in_zone(HYPERSPATIAL)))))
    game = Scenario(you=Side(hand=[anything], mana=filler(water=1), hyperspatial=[THIRTEEN], battle=["Torcon"]))
    game.use("Anything").expect(YOU, "choose", THIRTEEN, f"{THIRTEEN} ({MISTY})")
    game.choose(THIRTEEN)
    assert (game.zone(YOU, "battle"), game.zone(YOU, "hyperspatial")) == (["Torcon"], [THIRTEEN])
    moves = [tuple(event[3:5]) for event in game.session.events if event[0] == log.MOVE]
    assert moves[:2] == [(zones.BATTLE, zones.GRAVEYARD), (zones.GRAVEYARD, HYPERSPATIAL)]


def test_117_1_leaving_it_passes_through_the_graveyard_and_shows_its_front_again() -> None:
    """117.1: that it was put into the graveyard has been seen."""
    mourner = creature("Mourner", WATER, 3, 1000, "", whenever_destroyed(your(CREATURES), draw(1)))
    away = spell("Away", WATER, 1, destroy(choose(1, your(CREATURES))))
    game = Scenario(you=Side(battle=[MISTY, mourner], hand=[away], mana=filler(water=1))).use("Away", MISTY)
    assert game.zone(YOU, "hyperspatial") == [THIRTEEN]
    assert (game.zone(YOU, "graveyard"), len(game.zone(YOU, "hand"))) == (["Away"], 1)


def test_314_4_a_card_flipped_to_its_rule_plus_side_goes_home_through_the_graveyard() -> None:
    """314.4: of a made-up card, for the one that exists never flips in the battle zone."""
    misty = creature("Lasting Misty", WATER, 3, 4000, "", release, types=PSYCHIC)
    lasting = rule_plus("Lasting Thirteen", WATER, starts_with_more_in_deck(5), other_face=misty)
    bring = spell("Bring", WATER, 1, put(choose(1, your(CREATURES.psychic().in_zone(HYPERSPATIAL)))))
    away = spell("Away", WATER, 1, destroy(choose(1, your(CREATURES))))
    game = Scenario(you=Side(hyperspatial=[lasting], hand=[bring, away], mana=filler(water=2)))
    game.use("Bring")
    assert game.zone(YOU, "battle") == ["Lasting Misty"]
    game.use("Away")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "graveyard")) == ([], ["Bring", "Away"])
    assert game.zone(YOU, "hyperspatial") == ["Lasting Thirteen"]
    moves = [tuple(event[3:5]) for event in game.session.events if event[0] == log.MOVE]
    assert moves[-3:-1] == [(zones.BATTLE, zones.GRAVEYARD), (zones.GRAVEYARD, HYPERSPATIAL)]


def test_it_cannot_be_set_up_in_the_battle_zone() -> None:
    with pytest.raises(ValueError, match=THIRTEEN):
        Scenario(you=Side(battle=[find_card(THIRTEEN)]))


# --- Sapphire Misty ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("mana", "wins"), [(36, False), (37, True)])
def test_sapphire_misty_wins_with_forty_cards_in_battle_zone_and_mana_zone(mana: int, wins: bool) -> None:
    """It counts itself, and each card of a pile."""
    you = Side(battle=[MISTY, pile("Crystal Lancer", "Aqua Hulcus")], mana=mana)
    game = Scenario(you=you, opponent=Side(battle=[tapped("Corile")], mana=9)).end_turn()
    assert (game.over, game.winner) == ((True, YOU) if wins else (False, game.winner))


def test_it_wins_only_at_the_end_of_its_owners_turn() -> None:
    game = Scenario(you=Side(battle=[MISTY], mana=45), turn=OPPONENT).end_turn()
    assert not game.over


# --- What the language refuses -------------------------------------------------------------------------------
def test_only_a_rule_plus_card_changes_the_size_of_a_deck() -> None:
    with pytest.raises(DefinitionError, match="a creature can't have"):
        creature("Wrong", WATER, 3, 1000, "", starts_with_more_in_deck(5))
    with pytest.raises(DefinitionError, match="a rule plus can't have"):
        rule_plus("Wrong", WATER, when_put(draw(1)))
    with pytest.raises(DefinitionError, match="no effect outside an ability"):
        rule_plus("Wrong", WATER, draw(1))
