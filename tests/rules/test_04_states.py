"""Group 4 of the rules catalogue: tapped and untapped cards, and what else a card can be (105, 116)."""

from collections.abc import Callable

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CREATURES,
    D2,
    FIRE,
    Act,
    DefinitionError,
    Noun,
    choose,
    creature,
    draw,
    each_gets_power,
    every,
    field,
    if_you_do,
    may,
    spell,
    tamaseed,
    tap,
    untap,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.engine.record.codes import steps, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler, sealed, tapped
from tests.rules.situations import SEALED_X

HUNTER = "Hunter Fish"
MANE = "Burning Mane"


@pytest.mark.rule("4.01")
def test_4_01_cards_in_the_battle_and_mana_zones_are_tapped_or_untapped_and_no_others() -> None:
    """A whole game of random players: the record marks a tapped card with 1."""
    game = Scenario(
        you=Side(hand=["Torcon", "Corile", "Fear Fang"], mana=filler(water=3, nature=3), battle=[tapped("Torcon")]),
        opponent=Side(battle=[HUNTER], shields=2, hand=3),
        you_are="random",
        opponent_is="random",
    )
    seen = set()
    for _ in range(12):
        game.next_turn()
        on_table = [
            c for c in range(128) if game.record.zone[c] in (zones.BATTLE, zones.MANA) and game.record.place[c] >= 0
        ]
        seen |= {int(game.record.tapped[card]) for card in on_table}
        elsewhere = [c for c in range(128) if game.record.zone[c] not in (zones.BATTLE, zones.MANA)]
        assert not game.record.tapped[elsewhere].any()
    assert seen == {0, 1}


@pytest.mark.rule("4.02", "4.03", "4.04", "4.05")
def test_4_02_using_a_card_taps_it_until_its_players_next_turn() -> None:
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
def test_4_06_cards_cannot_be_tapped_or_untapped_at_will() -> None:
    """In a whole turn every option is to charge, to use a card or to attack; and attacking costs no mana."""
    game = Scenario(
        you=Side(hand=["Torcon"], mana=[*filler(nature=2), tapped("Corile")], battle=["Fear Fang", tapped(MANE)]),
        step=steps.CHARGE,
    ).decline()
    assert game.options == ["no", "Torcon"]
    game.decline().expect(YOU, "attack with", "no", "Fear Fang").attack("Fear Fang")
    assert game.turn_is_over
    assert game.untapped_mana(YOU) == 2 and game.is_tapped(MANE) and game.is_tapped("Corile")


@pytest.mark.rule("4.07")
def test_4_07_effects_tap_only_creatures_and_tamaseeds_in_play_and_cards_in_mana() -> None:
    """105.4a: no impulse and no field, and no card can be written that taps in another zone."""
    press = spell("Press", FIRE, 1, tap(every(your(CARDS.in_zone(zones.BATTLE, zones.MANA)))))
    seed = tamaseed("Seed", FIRE, 2, "")
    arena = field("Arena", FIRE, 2, each_gets_power(your(CREATURES), 1000), types=D2)
    game = Scenario(
        you=Side(hand=[press], mana=[*filler(fire=2), "Corile"], battle=[sealed(SEALED_X, 2), "Fear Fang", seed, arena])
    ).use("Press")
    assert game.is_tapped("Fear Fang") and game.is_tapped("Corile") and game.is_tapped(seed)
    assert not game.is_tapped(SEALED_X) and not game.is_tapped(arena)
    for zone in (zones.HAND, zones.GRAVEYARD, zones.DECK, zones.SHIELD):
        with pytest.raises(DefinitionError, match="it can only be done in the battle zone or mana zone"):
            tabulate([spell("Wrong", FIRE, 1, tap(every(your(CARDS.in_zone(zone)))))])


# --- Effects -------------------------------------------------------------------------------------------
@pytest.mark.phrase("untap")
@pytest.mark.rule("4.11")
def test_4_11_a_card_tapped_by_an_effect_has_not_been_used() -> None:
    """The Zet is destroyed at the end of a turn in which it attacked; here it is only tapped."""
    zet = "The Zet, Lightning Sonic"
    press = spell("Press", FIRE, 1, tap(choose(1, your(CREATURES))), untap(every(your(CARDS.in_zone(zones.MANA)))))
    game = Scenario(you=Side(hand=[press], mana=filler(fire=1), battle=[zet, MANE])).use("Press", zet)
    assert game.is_tapped(zet) and game.untapped_mana(YOU) == 1
    assert game.end_turn().zone(YOU, "battle") == [zet, MANE]


@pytest.mark.rule("4.12", "4.13")
def test_4_12_a_tapped_creature_can_be_chosen_to_be_tapped() -> None:
    game = Scenario(
        you=Side(hand=["Solar Ray"], mana=filler(light=2), battle=["Fear Fang"]),
        opponent=Side(battle=[tapped("Corile"), "Torcon"]),
    )
    game.use("Solar Ray").expect(YOU, "choose", "Corile", "Torcon").choose("Corile")
    assert game.is_tapped("Corile") and not game.is_tapped("Torcon")


@pytest.mark.rule("4.12", "4.13")
@pytest.mark.parametrize(
    ("verb", "chosen", "happens"),
    [(tap, MANE, True), (tap, HUNTER, False), (untap, HUNTER, True), (untap, MANE, False)],
    ids=["tap an untapped one", "tap a tapped one", "untap a tapped one", "untap an untapped one"],
)
def test_4_12_a_card_already_tapped_can_be_chosen_but_is_not_tapped_again(
    verb: Callable[[Noun], Act], chosen: str, happens: bool
) -> None:
    turn = spell("Turn", FIRE, 1, verb(choose(1, your_opponents(CREATURES))), if_you_do(draw(1)))
    game = Scenario(
        you=Side(hand=[turn], mana=filler(fire=1), battle=["Torcon"]), opponent=Side(battle=[tapped(HUNTER), MANE])
    ).use("Turn")
    game.expect(YOU, "choose", HUNTER, MANE).choose(chosen)
    assert len(game.zone(YOU, "hand")) == int(happens)
    assert game.is_tapped(chosen) == (verb is tap)


@pytest.mark.rule("4.12", "4.13")
@pytest.mark.parametrize("second", [HUNTER, MANE], ids=["a tapped one", "an untapped one"])
def test_4_12_two_cards_have_been_tapped_only_if_both_were_untapped(second: str) -> None:
    turn = spell("Turn", FIRE, 1, tap(choose(2, your_opponents(CREATURES))), if_you_do(draw(1)))
    you = Side(hand=[turn], mana=filler(fire=1), battle=["Torcon"])
    game = Scenario(you=you, opponent=Side(battle=[tapped(HUNTER), MANE, MANE])).use("Turn")
    game.choose(MANE).choose(second)
    assert len(game.zone(YOU, "hand")) == int(second == MANE)


@pytest.mark.rule("4.12", "4.13")
@pytest.mark.parametrize("untapped", [1, 2])
def test_4_12_a_price_of_two_is_paid_with_untapped_cards(untapped: int) -> None:
    mana_zone = your(CARDS.in_zone(zones.MANA))
    payer = creature(
        "Payer", FIRE, 1, 1000, "Human", whenever_attacks(may(tap(choose(2, mana_zone)), if_you_do=(draw(1),)))
    )
    mana: list[Thing] = [tapped("Corile"), tapped("Fear Fang"), *filler(fire=untapped)]
    game = Scenario(you=Side(battle=[payer], mana=mana), opponent=Side(shields=1)).attack("Payer", OPPONENT)
    assert (game.asked == "may") == (untapped == 2)
    if untapped == 2:
        game.accept().choose("Fire Filler")
    assert len(game.zone(YOU, "hand")) == int(untapped == 2) and game.untapped_mana(YOU) == untapped % 2


@pytest.mark.rule("4.15", "12.04")
def test_4_15_a_card_tapped_in_the_mana_zone_arrives_untapped() -> None:
    game = Scenario(you=Side(hand=["Soulswap"], mana=[tapped("Fear Fang"), *filler(nature=3)], battle=["Torcon"]))
    game.use("Soulswap", "Torcon", "Fear Fang")
    assert not game.is_tapped("Fear Fang")
    assert game.refused("Fear Fang", "attack") == "it has summoning sickness"


@pytest.mark.rule("4.16", "12.01", "12.02")
def test_4_16_mana_that_siren_concerto_returns_and_charges_again_is_untapped() -> None:
    game = Scenario(you=Side(hand=["Siren Concerto"], mana=filler(water=1), battle=["Fear Fang"]))
    game.use("Siren Concerto")
    assert (game.zone(YOU, "mana"), game.untapped_mana(YOU)) == (["Water Filler"], 1)


@pytest.mark.rule("4.16")
def test_4_16_a_tapped_creature_that_comes_back_from_the_hand_is_untapped() -> None:
    game = Scenario(
        you=Side(hand=["Spiral Gate"], mana=filler(water=2, nature=3), battle=[tapped("Fear Fang"), MANE])
    ).use("Spiral Gate", "Fear Fang")
    game.use("Fear Fang")
    assert not game.is_tapped("Fear Fang")
    assert game.refused("Fear Fang", "attack") == "it has summoning sickness"  # it is not the creature that it was


# --- What a tapped or sealed card cannot do ------------------------------------------------------------
@pytest.mark.rule("4.18")
def test_4_18_a_tapped_card_cannot_attack_block_or_pay() -> None:
    game = Scenario(
        you=Side(hand=["Aqua Vehicle"], mana=[*filler(water=1), tapped("Corile")], battle=[MANE, tapped("Fear Fang")]),
        opponent=Side(battle=[tapped(HUNTER), "Phantom Fish"]),
    )
    assert game.refused("Aqua Vehicle") == "not enough mana: it costs 2, and there is 1 untapped"
    assert game.refused("Fear Fang") == "it is tapped"
    game.attack(MANE).expect(OPPONENT, "block with", "no", "Phantom Fish")
    assert game.refused(HUNTER) == "it is tapped"


@pytest.mark.rule("4.21")
def test_4_21_a_sealed_creature_is_ignored_by_everything() -> None:
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
