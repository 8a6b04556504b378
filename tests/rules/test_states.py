"""Group 4 of the rules catalogue: tapped and untapped cards, and what else a card can be (105, 116).

More of it is in `test_interactions_of_the_eight_decks.py`: evolving a tapped creature, a tapped card that leaves the
mana zone.
"""

from collections.abc import Callable

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    Act,
    DefinitionError,
    Noun,
    choose,
    draw,
    every,
    if_you_do,
    spell,
    tap,
    untap,
    your,
    your_opponents,
)
from sim.engine.record.codes.cards import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELD
from sim.engine.record.codes.play import CHARGE_STEP
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, sealed, tapped

HUNTER, MANE = "Hunter Fish", "Burning Mane"
SEALED_X = "Forbidden ~The Sealed X~"


@pytest.mark.rule("4.01")
def test_every_card_on_the_table_is_tapped_or_untapped_and_no_other_card_is_either() -> None:
    """A whole game of random players: the record marks a card by 1 where it lies sideways."""
    game = Scenario(
        you=Side(hand=["Torcon", "Corile", "Fear Fang"], mana=filler(water=3, nature=3), battle=[tapped("Torcon")]),
        opponent=Side(battle=[HUNTER], shields=2, hand=3),
        you_are="random",
        opponent_is="random",
    )
    seen = set()
    for _ in range(12):
        game.next_turn()
        on_table = [c for c in range(128) if game.record.zone[c] in (BATTLE, MANA) and game.record.place[c] >= 0]
        seen |= {int(game.record.tapped[card]) for card in on_table}
        elsewhere = [c for c in range(128) if game.record.zone[c] not in (BATTLE, MANA)]
        assert not game.record.tapped[elsewhere].any()
    assert seen == {0, 1}


@pytest.mark.rule("4.02", "4.03", "4.04", "4.05")
def test_using_a_card_taps_it_until_its_players_next_turn() -> None:
    game = Scenario(
        you=Side(hand=["Aqua Vehicle"], mana=filler(water=3), battle=[MANE, "Fear Fang"]),
        opponent=Side(battle=[HUNTER, "Phantom Fish"]),
    )
    assert game.untapped_mana(YOU) == 3
    game.use("Aqua Vehicle")
    assert game.untapped_mana(YOU) == 1  # paying
    assert not game.is_tapped(MANE)
    game.attack(MANE)
    assert game.is_tapped(MANE)  # attacking
    assert not game.is_tapped(HUNTER)
    game.block(HUNTER)
    assert game.is_tapped(HUNTER) and not game.is_tapped("Phantom Fish")  # blocking
    game.next_turn()
    assert not game.is_tapped(HUNTER) and game.untapped_mana(YOU) == 1
    game.next_turn()
    assert game.untapped_mana(YOU) == 3


@pytest.mark.rule("4.06", "4.17")
def test_nobody_taps_or_untaps_at_will() -> None:
    """In a whole turn of one's own every option is to charge, use a card, or attack; and attacking costs no mana."""
    game = Scenario(
        you=Side(hand=["Torcon"], mana=[*filler(nature=2), tapped("Corile")], battle=["Fear Fang", tapped(MANE)]),
        step=CHARGE_STEP,
    ).decline()
    assert game.options == ["no", "Torcon"]
    game.decline().expect(YOU, "attack with", "no", "Fear Fang").attack("Fear Fang")
    assert game.turn_is_over
    assert game.untapped_mana(YOU) == 2 and game.is_tapped(MANE) and game.is_tapped("Corile")


def test_only_creatures_in_play_and_mana_can_be_tapped_by_effects() -> None:
    """105.4a, for the card types that there are: not an impulse, and no card can be written to tap another zone's."""
    press = spell("Press", FIRE, 1, tap(every(your(CARDS.in_zone(BATTLE, MANA)))))
    game = Scenario(
        you=Side(hand=[press], mana=[*filler(fire=2), "Corile"], battle=[sealed(SEALED_X, 2), "Fear Fang"])
    ).use("Press")
    assert game.is_tapped("Fear Fang") and game.is_tapped("Corile") and not game.is_tapped(SEALED_X)
    for zone in (HAND, GRAVEYARD, DECK, SHIELD):
        with pytest.raises(DefinitionError, match="it can only be done in the battle zone or mana zone"):
            tabulate([spell("Wrong", FIRE, 1, tap(every(your(CARDS.in_zone(zone)))))])


# --- Effects -----------------------------------------------------------------------------------------------
@pytest.mark.rule("4.11")
def test_what_an_effect_taps_has_not_been_used() -> None:
    """The Zet is destroyed at the end of a turn in which it attacked; here it is only tapped."""
    zet = "The Zet, Lightning Sonic"
    press = spell("Press", FIRE, 1, tap(choose(1, your(CREATURES))), untap(every(your(CARDS.in_zone(MANA)))))
    game = Scenario(you=Side(hand=[press], mana=filler(fire=1), battle=[zet, MANE])).use("Press", zet)
    assert game.is_tapped(zet) and game.untapped_mana(YOU) == 1
    assert game.end_turn().zone(YOU, "battle") == [zet, MANE]


@pytest.mark.rule("4.12", "4.13")
@pytest.mark.parametrize(
    ("verb", "chosen", "happens"),
    [(tap, MANE, True), (tap, HUNTER, False), (untap, HUNTER, True), (untap, MANE, False)],
    ids=["tap an untapped one", "tap a tapped one", "untap a tapped one", "untap an untapped one"],
)
def test_what_is_tapped_already_can_be_chosen_but_is_not_tapped(
    verb: Callable[[Noun], Act], chosen: str, happens: bool
) -> None:
    turn = spell("Turn", FIRE, 1, verb(choose(1, your_opponents(CREATURES))), if_you_do(draw(1)))
    game = Scenario(
        you=Side(hand=[turn], mana=filler(fire=1), battle=["Torcon"]), opponent=Side(battle=[tapped(HUNTER), MANE])
    ).use("Turn")
    game.expect(YOU, "choose", HUNTER, MANE).choose(chosen)
    assert len(game.zone(YOU, "hand")) == int(happens)
    assert game.is_tapped(chosen) == (verb is tap)


@pytest.mark.rule("4.16")
def test_a_tapped_creature_that_comes_back_from_the_hand_is_untapped() -> None:
    game = Scenario(
        you=Side(hand=["Spiral Gate"], mana=filler(water=2, nature=3), battle=[tapped("Fear Fang"), MANE])
    ).use("Spiral Gate", "Fear Fang")
    game.use("Fear Fang")
    assert not game.is_tapped("Fear Fang")
    assert game.refused("Fear Fang", "attack") == "it has summoning sickness"  # it is not the creature that it was


# --- What a tapped or sealed card cannot do ----------------------------------------------------------------
@pytest.mark.rule("4.18")
def test_a_tapped_card_neither_attacks_nor_blocks_nor_pays() -> None:
    game = Scenario(
        you=Side(hand=["Aqua Vehicle"], mana=[*filler(water=1), tapped("Corile")], battle=[MANE, tapped("Fear Fang")]),
        opponent=Side(battle=[tapped(HUNTER), "Phantom Fish"]),
    )
    assert game.refused("Aqua Vehicle") == "not enough mana: it costs 2, and there is 1"
    assert game.refused("Fear Fang") == "it is tapped"
    game.attack(MANE).expect(OPPONENT, "block with", "no", "Phantom Fish")
    assert game.refused(HUNTER) == "it is tapped"


@pytest.mark.rule("4.21")
def test_a_sealed_creature_is_passed_over_by_everything() -> None:
    sealed_hunter = sealed(tapped(HUNTER), 1)
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[MANE]),
        opponent=Side(battle=[sealed_hunter, "Corile", "Fear Fang"]),
    )
    assert game.refused(HUNTER, "be attacked") == "it is sealed: it is treated as if it were not there"
    game.use("Terror Pit").expect(YOU, "choose", "Corile", "Fear Fang").choose("Corile")
    game.next_turn()
    assert game.is_tapped(HUNTER)  # it is not there to be untapped either
    untapped = Scenario(you=Side(battle=[MANE]), opponent=Side(battle=[sealed(HUNTER, 1), "Phantom Fish"]))
    untapped.attack(MANE).expect(OPPONENT, "block with", "no", "Phantom Fish")
    assert untapped.refused(HUNTER) == "it is sealed: it is treated as if it were not there"
