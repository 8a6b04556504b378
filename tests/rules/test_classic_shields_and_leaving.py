"""Shields, replaced events, leaving the battle zone, extra turns and the end of the game, with classic cards.

Each test is a situation that players of the first fifteen sets have argued about.
"""

from typing import Any

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    NATURE,
    SHIELDS,
    THAT,
    THIS,
    Card,
    before_it_breaks_shields,
    choose,
    creature,
    destroy,
    double_breaker,
    plain,
    put_into_graveyard,
    star_evolves_from,
    whenever_one_attacks,
    your_opponents,
)
from sim.compiler.decorators import entrance
from sim.engine.record.codes import programs
from sim.engine.record.codes.abilities import OPPONENTS
from sim.engine.record.codes.cards import ATTACKS_UNTAPPED
from sim.engine.record.codes.play import DRAWN, OVER
from sim.engine.record.state import new_records
from sim.engine.rules.checks import check_end
from sim.games.scenario import OPPONENT, YOU, Piece, Scenario, Side, exactly, filler, opponents, pile, sick, tapped

NEMESIS = "Zero Nemesis, Shadow of Panic"
GHOST = "Gray Balloon, Shadow of Greed"
MOMOGINGA = "Momoginga, Passionate Hero"
PHOENIX = "Soul Phoenix, Avatar of Unity"
GAMIRATAR = "Terradragon Gamiratar"
ARQUE = "Terradragon Arque Delacerna"
BOMBAZAR = "Bombazar, Dragon of Destiny"
PEPPI = "Peppi Pepper"
VIPER = "Jack Viper, Shadow of Doom"
STARNOID = "Wise Starnoid, Avatar of Hope"
SKYSWORD = "Skysword, the Savage Vizier"
BREIGA = "Breiga, the Wicked Protector"
AMNIS = "Amnis, Holy Elemental"
ULTIMO = "Missile Soldier Ultimo"


# ---------------------------------------------------------------------------------------------------------
# One creature put on several (801)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("7B.01", "7B.08", "7B.14", "7B.18")
def test_a_vortex_evolution_is_put_on_one_creature_of_each_kind_in_the_order_of_its_owner() -> None:
    game = Scenario(
        you=Side(
            hand=[PHOENIX],
            mana=filler(fire=2, nature=2),
            battle=[PEPPI, "Torcon", tapped(GAMIRATAR), sick("Fear Fang")],
        ),
        opponent=Side(shields=4),
    )
    game.use(PHOENIX).expect(YOU, "evolve", PEPPI, GAMIRATAR)
    game.choose(GAMIRATAR)  # the other one is Peppi Pepper, whom nobody asks for
    assert game.zone(YOU, "battle") == ["Torcon", PHOENIX, "Fear Fang"]
    assert game.under(PHOENIX) == [GAMIRATAR, PEPPI]
    assert game.power(PHOENIX) == 13000


@pytest.mark.rule("7B.01", "7B.18")
@pytest.mark.parametrize("alone", [[PEPPI], [GAMIRATAR], [PEPPI, PEPPI], [GAMIRATAR, BOMBAZAR]], ids=", ".join)
def test_a_vortex_evolution_needs_every_one_of_its_bases(alone: list[str]) -> None:
    game = Scenario(you=Side(hand=[PHOENIX], mana=filler(fire=2, nature=2), battle=alone))
    assert game.refused(PHOENIX) == "there is no creature that it can be put on"


@pytest.mark.rule("7B.18")
def test_once_a_base_of_one_kind_is_chosen_only_the_other_kind_is_left() -> None:
    game = Scenario(
        you=Side(
            hand=[PHOENIX], mana=filler(fire=2, nature=2), battle=[PEPPI, "Kip Chippotto", GAMIRATAR, ARQUE, "Torcon"]
        )
    )
    game.use(PHOENIX).expect(YOU, "evolve", PEPPI, "Kip Chippotto", GAMIRATAR, ARQUE).choose("Kip Chippotto")
    game.expect(YOU, "evolve", GAMIRATAR, ARQUE).choose(ARQUE)
    assert game.under(PHOENIX) == ["Kip Chippotto", ARQUE]


@pytest.mark.rule("7B.18")
def test_one_creature_that_is_of_both_kinds_is_one_base_only() -> None:
    both = creature("Winged Dragon", 0, 3, 3000, "Fire Bird/Earth Dragon")
    alone, with_bird = (
        Scenario(you=Side(hand=[PHOENIX], mana=filler(fire=2, nature=2), battle=battle))
        for battle in ([both], [both, PEPPI])
    )
    assert alone.refused(PHOENIX) == "there is no creature that it can be put on"
    with_bird.use(PHOENIX).choose(PEPPI)
    assert with_bird.under(PHOENIX) == [PEPPI, "Winged Dragon"]


@pytest.mark.rule("7B.05", "7B.06", "7B.18", "7B.04")
def test_it_is_the_same_creature_as_each_of_its_bases() -> None:
    """801.2: what lasts on each of them lasts on it (16000 more, not 8000), and one tapped base taps it (801.2b)."""
    game = Scenario(
        you=Side(
            hand=[PHOENIX, "Invincible Unity"], mana=filler(fire=16, nature=15), battle=[sick(PEPPI), sick(GAMIRATAR)]
        )
    )
    game.use("Invincible Unity").use(PHOENIX, PEPPI)
    assert game.power(PHOENIX) == 13000 + 2 * 8000
    assert game.refused(PHOENIX, "attack") == ""  # sick bases do not matter (801.3)

    game = Scenario(
        you=Side(hand=[PHOENIX], mana=filler(fire=2, nature=2), battle=[PEPPI, tapped(GAMIRATAR), "Torcon"])
    )
    game.use(PHOENIX, PEPPI)
    assert game.is_tapped(PHOENIX)


@pytest.mark.parametrize(
    ("remover", "mana", "zone"),
    [
        pytest.param("Terror Pit", filler(darkness=6), "graveyard", id="destroyed"),
        pytest.param("Spiral Gate", filler(water=2), "hand", id="returned to the hand"),
        pytest.param("Soulswap", filler(nature=3), "mana", id="put into the mana zone"),
        pytest.param("Corile", filler(water=5), "deck", id="put on the deck"),
    ],
)
def test_soul_phoenix_leaves_its_bases_behind_as_two_creatures(remover: str, mana: list[Card], zone: str) -> None:
    """58 of the situations, marked for a second look: the printed "only the top card leaves" replaces leaving as the
    rule for star evolutions does (813.1, 609), and 801.4 says how what is left stands there: no entry (Gamiratar
    puts nothing), the same orientation, and sick only who came this turn.
    """
    game = Scenario(
        you=Side(hand=[remover], mana=mana, battle=["Torcon"]),
        opponent=Side(hand=["Fear Fang"], battle=[tapped(pile(PHOENIX, PEPPI, GAMIRATAR)), "Burning Mane"]),
    )
    game.use(remover).choose(PHOENIX)
    assert PHOENIX in game.zone(OPPONENT, zone)
    assert sorted(game.zone(OPPONENT, "battle")) == ["Burning Mane", PEPPI, GAMIRATAR]
    assert game.under(PEPPI) == game.under(GAMIRATAR) == []
    assert game.is_tapped(PEPPI) and game.is_tapped(GAMIRATAR) and not game.is_tapped("Burning Mane")


def test_when_an_attacking_soul_phoenix_comes_apart_its_player_picks_which_creature_attacks_on() -> None:
    """804.4a says so of linked cards that part in an attack; both keep what lasted on the whole."""
    ambush = whenever_one_attacks(your_opponents(CREATURES), destroy(THAT))
    game = Scenario(
        you=Side(
            hand=[PHOENIX, "Invincible Unity"], mana=filler(fire=2, nature=15), battle=[PEPPI, GAMIRATAR, "Torcon"]
        ),
        opponent=Side(battle=[creature("Ambusher", NATURE, 3, 3000, "", ambush)], shields=4),
    )
    game.use(PHOENIX, PEPPI).use("Invincible Unity").attack(PHOENIX)
    game.expect(YOU, "attack with", PEPPI, GAMIRATAR).choose(GAMIRATAR)
    assert game.zone(YOU, "graveyard") == ["Invincible Unity", PHOENIX]
    game.expect(YOU, "break with", "2", "3").choose(2).choose("Filler", "Filler")
    assert len(game.zone(OPPONENT, "shields")) == 2
    assert (game.power(GAMIRATAR), game.power(PEPPI)) == (14000, 10000)
    assert game.is_tapped(PEPPI) and game.is_tapped(GAMIRATAR)


# ---------------------------------------------------------------------------------------------------------
# Only the top card leaves (703.4h, 801.4)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("before", "top", "after", "below"),
    [
        pytest.param(pile("Crystal Lancer", "Aqua Hulcus"), "Crystal Lancer", ["Aqua Hulcus"], [], id="untapped"),
        pytest.param(tapped(pile("Crystal Lancer", "Aqua Hulcus")), "Crystal Lancer", ["Aqua Hulcus"], [], id="tapped"),
        pytest.param(
            pile("Redzone, Roaring Invasion", "Redzone Z, Passionate Invasion", "Torcon"),
            "Redzone, Roaring Invasion",
            ["Redzone Z, Passionate Invasion"],
            ["Torcon"],
            id="an evolution creature under it keeps its own base",
        ),
        pytest.param(pile("Crystal Lancer"), "Crystal Lancer", [], [], id="with nothing under it nothing stays"),
        pytest.param(tapped(pile(PHOENIX, PEPPI, GAMIRATAR)), PHOENIX, [PEPPI, GAMIRATAR], [], id="Soul Phoenix"),
    ],
)
def test_pouch_shell_takes_the_top_card_and_leaves_the_creature_beneath_as_it_was(
    before: object, top: str, after: list[str], below: list[str]
) -> None:
    game = Scenario(
        you=Side(hand=["Pouch Shell"], mana=filler(nature=4), battle=["Torcon"]),
        opponent=Side(battle=[before]),
    )
    was_tapped = game.is_tapped(top)
    game.use("Pouch Shell", top)
    assert game.zone(OPPONENT, "graveyard") == [top]
    assert game.zone(OPPONENT, "battle") == after
    assert [card for name in after for card in game.under(name)] == below
    assert all(game.is_tapped(name) == was_tapped for name in after)
    assert game.zone(OPPONENT, "hand") == []  # Aqua Hulcus has not entered: nobody draws (801.4c)


def test_pouch_shell_may_choose_nothing_and_finds_evolution_creatures_only() -> None:
    game = Scenario(
        you=Side(hand=["Pouch Shell"], mana=filler(nature=4), battle=["Torcon"]),
        opponent=Side(battle=["Corile", pile("Crystal Lancer", "Aqua Hulcus")]),
    )
    game.use("Pouch Shell").expect(YOU, "choose", "no", "Crystal Lancer").decline()
    assert game.zone(OPPONENT, "battle") == ["Corile", "Crystal Lancer"]


@pytest.mark.rule("7B.18")
@pytest.mark.parametrize("above", ["Corile", "Chilias, the Oracle"])
def test_without_a_word_about_parting_the_bases_of_a_vortex_stay_one_pile(above: str) -> None:
    """801.4a-b: the next card goes on as the creature, the rest stays beneath; Wise Starnoid's ability looks back."""
    below = {"Corile": "Chilias, the Oracle", "Chilias, the Oracle": "Corile"}[above]
    game = Scenario(
        you=Side(hand=["Pouch Shell"], mana=filler(nature=4), battle=["Torcon"]),
        opponent=Side(battle=[tapped(pile(STARNOID, above, below))], deck=["Fear Fang"], shields=0),
    )
    game.use("Pouch Shell", STARNOID)
    assert game.zone(OPPONENT, "battle") == [above]
    assert game.under(above) == [below]
    assert game.is_tapped(above)
    assert game.zone(OPPONENT, "shields") == ["Fear Fang"]


def test_wise_starnoid_adds_a_shield_as_it_attacks_too() -> None:
    game = Scenario(
        you=Side(battle=[pile(STARNOID, "Corile", "Chilias, the Oracle")], deck=["Fear Fang"], shields=0),
        opponent=Side(shields=3),
    )
    game.attack(STARNOID)
    assert game.zone(YOU, "shields") == ["Fear Fang"]


# ---------------------------------------------------------------------------------------------------------
# Breaking shields (509)
# ---------------------------------------------------------------------------------------------------------
TWO_BREAKERS = "Bazagazeal Dragon"


@pytest.mark.rule("8F.05")
@pytest.mark.parametrize("number", [2, 3])
def test_with_two_breakers_its_player_picks_one_and_cannot_do_without(number: int) -> None:
    """38, 509.2c: Bazagazeal has double breaker, and triple breaker by Invincible Unity; breaking 1 is no choice."""
    game = Scenario(
        you=Side(hand=["Invincible Unity"], mana=filler(nature=13), battle=[TWO_BREAKERS]),
        opponent=Side(shields=5),
    )
    game.use("Invincible Unity").attack(TWO_BREAKERS).expect(YOU, "break with", "2", "3").choose(number)
    game.choose(*["Filler"] * number)
    assert len(game.zone(OPPONENT, "shields")) == 5 - number


@pytest.mark.rule("8F.08")
def test_a_shield_trigger_that_destroys_the_attacker_saves_no_shield_chosen_with_it() -> None:
    """39: the shields chosen are broken together (509.5), whatever one of them does to the attacker."""
    game = Scenario(
        you=Side(battle=[TWO_BREAKERS, "Torcon"]), opponent=Side(shields=["Terror Pit", "Corile", "Aqua Surfer"])
    )
    game.attack(TWO_BREAKERS).choose("Terror Pit", "Corile").declare("Terror Pit").choose(TWO_BREAKERS)
    assert game.zone(YOU, "graveyard") == [TWO_BREAKERS]
    assert game.zone(OPPONENT, "hand") == ["Corile"]
    assert game.zone(OPPONENT, "shields") == ["Aqua Surfer"]


@pytest.mark.rule("8F.08")
def test_an_attacker_that_leaves_before_the_break_still_breaks_the_shields_chosen() -> None:
    """39, 509.4c: no classic card acts between the choice and the break; a made-up one plays that part."""
    martyr = creature("Martyr", NATURE, 5, 5000, "", double_breaker, before_it_breaks_shields(destroy(THIS)))
    game = Scenario(you=Side(battle=[martyr, "Torcon"]), opponent=Side(shields=["Corile", "Fear Fang", "Torcon"]))
    game.attack("Martyr").choose("Corile", "Fear Fang")
    assert game.zone(YOU, "graveyard") == ["Martyr"]
    assert game.zone(OPPONENT, "hand") == ["Corile", "Fear Fang"]


@pytest.mark.rule("8F.08", "8F.03")
def test_a_shield_added_by_a_shield_trigger_is_not_broken_in_its_turn() -> None:
    """40: Dracobarrier's new shield comes while a double breaker is breaking two, and stays."""
    game = Scenario(
        you=Side(battle=[TWO_BREAKERS, "Torcon"]),
        opponent=Side(shields=["Dracobarrier", "Corile"], deck=["Fear Fang"]),
    )
    game.attack(TWO_BREAKERS).declare("Dracobarrier").choose(TWO_BREAKERS)
    assert game.zone(OPPONENT, "shields") == ["Fear Fang"]
    assert game.zone(OPPONENT, "hand") == ["Corile"]
    assert "Torcon" in game.options  # the next attack finds a shield


@pytest.mark.rule("8F.03")
def test_a_shield_added_before_the_break_takes_no_place_of_one_that_was_chosen() -> None:
    """40, 509.5: of the two chosen one is gone, and neither the new shield nor the third is broken for it."""
    swap = (
        put_into_graveyard(choose(1, your_opponents(SHIELDS))),
        plain(programs.SHIELDIFY, "add a shield", amount=1, whose=OPPONENTS),
    )
    thief = creature("Thief", NATURE, 5, 5000, "", double_breaker, before_it_breaks_shields(*swap))
    game = Scenario(
        you=Side(battle=[thief, "Torcon"]),
        opponent=Side(shields=["Corile", "Fear Fang", "Torcon"], deck=["Aqua Surfer"]),
    )
    game.attack("Thief").choose("Corile", "Fear Fang").choose("Corile")
    assert game.zone(OPPONENT, "hand") == ["Fear Fang"]
    assert game.zone(OPPONENT, "shields") == ["Torcon", "Aqua Surfer"]


@pytest.mark.rule("8F.14", "10.01")
def test_what_bolmeteus_sends_to_the_graveyard_can_be_no_shield_trigger() -> None:
    """41 and 42: the owner is not even asked, because the shield does not come into the hand (113.6)."""
    game = Scenario(
        you=Side(battle=["Bolmeteus Steel Dragon", "Torcon"]), opponent=Side(shields=["Terror Pit", "Torcon"])
    )
    game.attack("Bolmeteus Steel Dragon")
    assert game.zone(OPPONENT, "graveyard") == ["Terror Pit", "Torcon"]
    assert game.zone(OPPONENT, "hand") == []
    game.expect(YOU, "attack with", "no", "Torcon")


@pytest.mark.rule("8F.14")
@pytest.mark.parametrize(
    ("breaker", "fires"),
    [
        pytest.param("Bazagazeal Dragon", True, id="shields are broken"),
        pytest.param("Bolmeteus Steel Dragon", False, id="shields go to the graveyard instead"),
    ],
)
def test_turbo_rush_asks_whether_another_creature_broke_a_shield(breaker: str, fires: bool) -> None:
    """41, marked for a second look: a replaced event has not happened (609.4), so that Bolmeteus breaks nothing."""
    game = Scenario(you=Side(battle=[breaker, ULTIMO]), opponent=Side(battle=["Fighter Dual Fang"], shields=4))
    assert not game.has(ULTIMO, ATTACKS_UNTAPPED)
    game.attack(breaker).choose("Filler", "Filler")
    assert game.has(ULTIMO, ATTACKS_UNTAPPED) == fires
    game.choose(ULTIMO)
    if fires:
        game.expect(YOU, "attack", "the opponent", "Fighter Dual Fang").choose("Fighter Dual Fang")
        assert game.zone(YOU, "graveyard") == [ULTIMO]  # 6000 against 8000
    else:
        assert game.power(ULTIMO) == 2000
        assert len(game.zone(OPPONENT, "shields")) == 2
        game.expect(YOU, "break")  # Dual Fang is untapped: there was nothing else to attack


def test_ultimos_own_break_does_not_set_off_its_turbo_rush() -> None:
    game = Scenario(you=Side(battle=[ULTIMO, "Torcon"]), opponent=Side(shields=2))
    game.attack(ULTIMO).choose("Filler")
    assert not game.has(ULTIMO, ATTACKS_UNTAPPED)
    game.attack("Torcon")
    assert game.turn_is_over


def test_a_shield_that_stands_by_is_in_no_zone_that_counts() -> None:
    """43, 113.6a: while triggers are declared it is neither a shield nor a card in the hand."""
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(shields=["Terror Pit", "Corile"]))
    game.attack("Fear Fang").choose("Terror Pit").expect(OPPONENT, "declare", "no", "Terror Pit")
    assert game.where("Terror Pit") == "pending"
    assert game.zone(OPPONENT, "shields") == ["Corile"]
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.rule("10.01")
def test_dark_reversal_as_a_shield_trigger_returns_a_creature_in_the_opponents_turn() -> None:
    """47: also one that the same turn has put there."""
    game = Scenario(
        you=Side(battle=["Burning Mane", "Fear Fang"]),
        opponent=Side(battle=[tapped("Torcon")], shields=["Dark Reversal"], graveyard=["Corile"]),
    )
    game.attack("Burning Mane", opponents("Torcon")).attack("Fear Fang").declare("Dark Reversal")
    game.expect(OPPONENT, "choose", "Corile", "Torcon").choose("Torcon")
    assert game.zone(OPPONENT, "hand") == ["Torcon"]
    assert game.zone(OPPONENT, "graveyard") == ["Corile", "Dark Reversal"]


@pytest.mark.rule("8F.01")
@pytest.mark.parametrize(("hand", "discarded"), [(["Corile"], ["Corile"]), ([], [])])
def test_a_discard_by_an_attack_trigger_never_takes_the_shield_of_that_attack(
    hand: list[str], discarded: list[str]
) -> None:
    """48: Horrid Worm's ability is resolved at the declaration (506.3c), long before the break (509.5)."""
    game = Scenario(you=Side(battle=["Horrid Worm"]), opponent=Side(hand=hand, shields=["Torcon"]))
    game.attack("Horrid Worm").declare()
    assert game.zone(OPPONENT, "graveyard") == discarded
    assert game.zone(OPPONENT, "hand") == ["Torcon"]


# ---------------------------------------------------------------------------------------------------------
# Instead of leaving (609, 101.5)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("12.10")
@pytest.mark.parametrize(
    ("name", "zone"),
    [
        ("Aqua Knight", "hand"),
        ("Chilias, the Oracle", "hand"),
        ("Mighty Shouter", "mana"),
        ("Aless, the Oracle", "shields"),
    ],
)
def test_what_goes_elsewhere_instead_was_never_in_the_graveyard(name: str, zone: str) -> None:
    """55, 603.2d, 609.4: the destruction did not happen, and Mongrel Man, who waits for one, draws nothing."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Mongrel Man"]),
        opponent=Side(battle=[name], shields=0),
    )
    game.use("Terror Pit").expect(YOU, "attack with")
    assert game.zone(OPPONENT, zone) == [name]
    assert game.zone(OPPONENT, "graveyard") == []


@pytest.mark.rule("12.10")
def test_what_was_not_destroyed_is_not_counted_as_destroyed() -> None:
    """55, 603.2d: Judgement draws for each creature destroyed, and Aqua Soldier was not; nor does it trigger."""
    judgement = "Judgement of the Flame's Spear and the Water's Blade"
    game = Scenario(
        you=Side(hand=[judgement], mana=filler(fire=3, water=3), battle=["Scarlet Skyterror", "Metalwing Skyterror"]),
        opponent=Side(battle=["Aqua Soldier", "Fear Fang"]),
    )
    game.use(judgement)
    assert game.zone(YOU, "graveyard") == ["Scarlet Skyterror"]
    assert game.zone(OPPONENT, "hand") == ["Aqua Soldier"]
    game.expect(YOU, "may").accept().expect(YOU, "may").accept()
    assert len(game.zone(YOU, "hand")) == 2  # Scarlet Skyterror and Fear Fang


@pytest.mark.rule("12.10")
def test_one_event_is_replaced_only_once_and_the_owner_picks_by_what() -> None:
    """54, 101.5: either Aqua Soldier's own ability or the other's Saver; its "instead" is not optional."""
    for chosen, hand, graveyard in (
        ("Aqua Soldier", ["Aqua Soldier"], []),
        (BREIGA, [], [BREIGA]),
    ):
        game = Scenario(
            you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Torcon"]),
            opponent=Side(battle=["Aqua Soldier", BREIGA]),
        )
        game.use("Terror Pit", "Aqua Soldier")
        game.expect(OPPONENT, "instead", "Aqua Soldier", BREIGA).choose(chosen)
        assert game.zone(OPPONENT, "hand") == hand
        assert game.zone(OPPONENT, "graveyard") == graveyard


@pytest.mark.rule("12.10")
def test_the_destruction_of_a_saver_is_not_replaced_again() -> None:
    """54: Kip Chippotto is destroyed instead; that is the replaced event, which Breiga cannot replace (101.5)."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Torcon"]),
        opponent=Side(battle=["Bolmeteus Steel Dragon", "Kip Chippotto", BREIGA]),
    )
    game.use("Terror Pit", "Bolmeteus Steel Dragon")
    game.expect(OPPONENT, "instead", "no", "Kip Chippotto", BREIGA).choose("Kip Chippotto")
    assert game.zone(OPPONENT, "graveyard") == ["Kip Chippotto"]
    assert game.zone(OPPONENT, "battle") == ["Bolmeteus Steel Dragon", BREIGA]


@pytest.mark.rule("12.10", "12.15")
@pytest.mark.parametrize("saved", ["Bolmeteus Steel Dragon", "Garkago Dragon"])
def test_one_saver_saves_one_of_those_destroyed_together(saved: str) -> None:
    """609.9b, and it may be one that would be destroyed with them."""
    dragons = ["Bolmeteus Steel Dragon", "Garkago Dragon"]
    game = Scenario(
        you=Side(
            hand=["Death Cruzer, the Annihilator"],
            mana=filler(darkness=7),
            battle=[*dragons, "Kip Chippotto", "Torcon"],
        )
    )
    game.use("Death Cruzer, the Annihilator").expect(YOU, "instead", "no", "Kip Chippotto")
    if saved == dragons[1]:
        game.decline().expect(YOU, "instead", "no", "Kip Chippotto")
    game.choose("Kip Chippotto")
    assert game.zone(YOU, "battle") == [saved, "Death Cruzer, the Annihilator"]
    assert sorted(game.zone(YOU, "graveyard")) == sorted({*dragons, "Kip Chippotto", "Torcon"} - {saved})


@pytest.mark.rule("12.10")
@pytest.mark.parametrize(
    ("card", "choices", "hand"),
    [
        pytest.param("Terror Pit", ["Horrid Worm"], ["Horrid Worm"], id="destroyed"),
        pytest.param("Pouch Shell", [NEMESIS], [NEMESIS], id="the top card put into the graveyard"),
        pytest.param("Terror Pit", [NEMESIS], [NEMESIS, GHOST], id="a pile, all of it"),
    ],
)
@pytest.mark.parametrize("agrees", [True, False])
def test_what_may_be_done_instead_of_the_graveyard_asks_not_how_it_would_get_there(
    card: str, choices: list[str], hand: list[str], agrees: bool
) -> None:
    """54 and 55: Jack Viper returns other darkness creatures to the hand, if its player likes."""
    game = Scenario(
        you=Side(hand=[card], mana=filler(darkness=6, nature=4), battle=["Torcon"]),
        opponent=Side(battle=[pile(VIPER, GHOST), "Horrid Worm", pile(NEMESIS, GHOST), "Torcon"]),
    )
    game.use(card, *choices).expect(OPPONENT, "instead", "no", VIPER)
    game.choose(VIPER) if agrees else game.decline()
    assert game.zone(OPPONENT, "hand") == (hand if agrees else [])
    assert game.zone(OPPONENT, "graveyard") == ([] if agrees else hand)


@pytest.mark.rule("7B.19", "12.10")
@pytest.mark.parametrize(("chosen", "left"), [(MOMOGINGA, PEPPI), (BREIGA, MOMOGINGA)])
def test_only_the_top_card_leaving_is_a_replacement_among_others(chosen: str, left: str) -> None:
    """813.1a: a star evolution that a Saver has saved loses not even its top card."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Torcon"]),
        opponent=Side(battle=[pile(MOMOGINGA, PEPPI), BREIGA]),
    )
    game.use("Terror Pit", MOMOGINGA).expect(OPPONENT, "instead", MOMOGINGA, BREIGA).choose(chosen)
    assert game.zone(OPPONENT, "graveyard") == [chosen]
    assert left in game.zone(OPPONENT, "battle")


@pytest.mark.rule("7B.19", "12.10")
def test_a_star_evolution_that_goes_elsewhere_instead_goes_there_as_a_whole() -> None:
    """813.1a: once Jack Viper's replacement is applied, "only the top card" is not; a made-up darkness star."""
    star = creature("Dark Star", DARKNESS, 5, 5000, "", star_evolves_from(CREATURES))
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Torcon"]),
        opponent=Side(battle=[pile(VIPER, GHOST), pile(star, "Fear Fang")]),
    )
    game.use("Terror Pit", star).expect(OPPONENT, "instead", star.name, VIPER).choose(VIPER)
    assert game.zone(OPPONENT, "hand") == [star.name, "Fear Fang"]


@pytest.mark.rule("12.10")
@pytest.mark.parametrize(
    ("turn", "where"),
    [pytest.param(YOU, "battle", id="your turn"), pytest.param(OPPONENT, "hand", id="the opponent's turn")],
)
def test_of_two_players_replacements_the_turn_players_comes_first(turn: int, where: str) -> None:
    """54, 101.5b: your Mihail would keep the opponent's Aqua Soldier, which would return to the hand by itself."""
    game = Scenario(
        you=Side(battle=["Mihail, Celestial Elemental", tapped("Torcon"), "Fear Fang"]),
        opponent=Side(battle=[tapped("Aqua Soldier") if turn == YOU else "Aqua Soldier"]),
        turn=turn,
    )
    game.attack("Fear Fang", "Aqua Soldier") if turn == YOU else game.attack("Aqua Soldier", "Torcon")
    assert game.where("Aqua Soldier") == where


# ---------------------------------------------------------------------------------------------------------
# Triggers, power 0, Amnis (603, 703.4c)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("12.15")
def test_a_leave_trigger_of_a_leaving_creature_sees_only_itself() -> None:
    """53, 603.5d: Mongrel Man, destroyed with two others, draws nothing; Propeller Mutant's own ability triggers."""
    game = Scenario(
        you=Side(hand=["Vampire Silphy", "Corile"], mana=filler(darkness=8), battle=[NEMESIS]),
        opponent=Side(battle=["Mongrel Man", "Fear Fang", "Propeller Mutant"]),
    )
    game.use("Vampire Silphy")
    assert game.zone(OPPONENT, "battle") == game.zone(OPPONENT, "hand") == []
    assert game.zone(YOU, "graveyard") == ["Corile"]


@pytest.mark.rule("12.15")
def test_a_leave_trigger_of_a_creature_that_stays_sees_each_of_those_that_leave() -> None:
    """53, 603.2b."""
    game = Scenario(
        you=Side(
            hand=["Death Cruzer, the Annihilator"], mana=filler(darkness=7), battle=["Fear Fang", "Torcon", "Corile"]
        ),
        opponent=Side(battle=["Mongrel Man"]),
    )
    game.use("Death Cruzer, the Annihilator")
    game.choose("Mongrel Man").accept().choose("Mongrel Man").accept().accept()
    assert len(game.zone(OPPONENT, "hand")) == 3


@pytest.mark.rule("3.19")
@pytest.mark.parametrize(
    ("side", "discards"),
    [
        pytest.param(Side(battle=["Fear Fang", pile(NEMESIS, GHOST)]), 1, id="in the battle zone"),
        pytest.param(Side(battle=["Fear Fang"], hand=[NEMESIS]), 0, id="in the hand"),
        pytest.param(Side(battle=["Fear Fang"], graveyard=[NEMESIS]), 0, id="in the graveyard"),
        pytest.param(Side(battle=["Fear Fang"], mana=[NEMESIS]), 0, id="in the mana zone"),
        pytest.param(Side(battle=["Fear Fang", pile(NEMESIS, NEMESIS, GHOST)]), 1, id="under another card"),
    ],
)
def test_zero_nemesis_triggers_in_the_battle_zone_only(side: Side, discards: int) -> None:
    """56, 110.4: whichever of your creatures attacks, and once for each of them on top."""
    game = Scenario(you=side, opponent=Side(hand=3, shields=0, battle=[tapped("Torcon")]))
    game.attack("Fear Fang", "Torcon")
    assert len(game.zone(OPPONENT, "hand")) == 3 - discards


@pytest.mark.parametrize(
    ("other", "survives"),
    [
        pytest.param(pile(NEMESIS, GHOST), True, id="a darkness creature"),
        pytest.param("Bolmeteus Steel Dragon", False, id="a fire creature"),
    ],
)
@pytest.mark.parametrize("attacks", [True, False], ids=["attacking", "attacked"])
def test_amnis_survives_losing_a_battle_against_darkness_only(
    other: Piece | str, survives: bool, attacks: bool
) -> None:
    """58, marked for a second look: the printed text speaks of lost battles, and of darkness creatures."""
    name = other if isinstance(other, str) else NEMESIS
    if attacks:
        game = Scenario(you=Side(battle=[AMNIS]), opponent=Side(battle=[tapped(other)]))
        game.attack(AMNIS, name)
    else:
        game = Scenario(you=Side(battle=[other]), opponent=Side(battle=[tapped(AMNIS)]))
        game.attack(name, AMNIS)
    assert game.where(AMNIS) == ("battle" if survives else "graveyard")
    assert game.where(name) == "battle"


def test_amnis_is_destroyed_by_a_darkness_spell_like_any_other() -> None:
    game = Scenario(you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=[AMNIS]))
    game.use("Terror Pit")
    assert game.where(AMNIS) == "graveyard"


def test_a_darkness_blocker_blocks_darkness_creatures_only() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Horrid Worm"]),
        opponent=Side(battle=[AMNIS, "Phantom Fish"], shields=2),
    )
    game.attack("Fear Fang").expect(OPPONENT, "block with", "no", "Phantom Fish")
    assert game.refused(AMNIS) == "it is a darkness blocker only"
    game.block().choose("Filler")
    game.attack("Horrid Worm").expect(OPPONENT, "block with", "no", AMNIS, "Phantom Fish")
    game.block(AMNIS)
    assert game.zone(YOU, "graveyard") == ["Horrid Worm"]


def test_a_creature_whose_power_falls_to_0_is_destroyed_at_once() -> None:
    """59, 703.4c: Brock is gone before Aqua Hulcus' ability, which has triggered, is resolved."""
    game = Scenario(
        you=Side(hand=["Aqua Hulcus"], mana=filler(water=3), battle=["Torcon"]),
        opponent=Side(battle=["Brock, the Screw Soldier"]),
    )
    game.use("Aqua Hulcus").expect(YOU, "may")
    assert game.zone(OPPONENT, "graveyard") == ["Brock, the Screw Soldier"]


def test_power_0_instead_of_being_destroyed_is_not_for_ever() -> None:
    """609: Mihail keeps what has no power in the battle zone, and the game goes on."""
    game = Scenario(
        you=Side(hand=["Tragic Swamp", "Tragic Swamp"], mana=filler(darkness=8), battle=["Torcon"]),
        opponent=Side(battle=[tapped("Fear Fang"), tapped("Aqua Soldier"), "Mihail, Celestial Elemental"]),
    )
    game.use("Tragic Swamp", "Fear Fang")
    assert (game.where("Fear Fang"), game.power("Fear Fang")) == ("battle", 0)
    game.use("Tragic Swamp", "Aqua Soldier")
    game.expect(OPPONENT, "instead", "Aqua Soldier", "Mihail, Celestial Elemental").choose("Aqua Soldier")
    assert game.zone(OPPONENT, "hand") == ["Aqua Soldier"]


# ---------------------------------------------------------------------------------------------------------
# Extra turns (500.5)
# ---------------------------------------------------------------------------------------------------------
BALESK = "Balesk Baj, the Timeburner"
WYVERN = "Metalwing Skyterror"


def turns(game: Scenario, number: int) -> list[int]:
    """Whose the next turns are."""
    return [int(game.next_turn().record.turn_player) for _ in range(number)]


@pytest.mark.parametrize("leaves", [False, True], ids=["it stays", "it has left"])
def test_bombazar_put_in_the_opponents_turn_loses_the_game_at_the_end_of_its_extra_turn(leaves: bool) -> None:
    """63 and 64, marked for a second look: "after this one" is after the opponent's turn (500.5), and the loss is a
    delayed trigger of the resolved effect (603.6), which does not ask where Bombazar is (110.5). Gamiratar lets the
    opponent of its player put a creature, and has 6000 power itself.
    """
    game = Scenario(
        you=Side(hand=[BOMBAZAR, "Volcanic Arrows"], mana=filler(fire=2), shields=3, battle=["Torcon"]),
        opponent=Side(hand=[GAMIRATAR], mana=filler(nature=4), battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.use(GAMIRATAR).expect(YOU, "choose", "no", BOMBAZAR).choose(BOMBAZAR)
    assert game.zone(OPPONENT, "graveyard") == [GAMIRATAR]
    assert turns(game, 1) == [YOU]
    if leaves:
        game.decline().use("Volcanic Arrows", BOMBAZAR).choose("Filler")
        assert game.where(BOMBAZAR) == "graveyard"
    game.end_turn()
    assert (game.winner, game.reason) == (OPPONENT, "card effect")


@pytest.mark.parametrize(
    ("theirs", "target", "block", "declared", "extra"),
    [
        pytest.param(Side(shields=3), None, False, (), True, id="unblocked"),
        pytest.param(Side(shields=["Terror Pit"]), None, False, ("Terror Pit",), True, id="destroyed afterwards"),
        pytest.param(Side(shields=3, battle=["Phantom Fish"]), None, True, (), False, id="blocked"),
        pytest.param(Side(battle=[tapped("Torcon")]), "Torcon", False, (), False, id="attacking a creature"),
        pytest.param(Side(shields=3), "no attack", False, (), False, id="no attack"),
    ],
)
def test_balesk_baj_gives_one_extra_turn_for_an_unblocked_attack_on_the_player(
    theirs: Side, target: str | None, block: bool, declared: tuple[str, ...], extra: bool
) -> None:
    """65 and 66: the extra turn is one turn, and does not bring another by itself."""
    game = Scenario(you=Side(battle=[pile(BALESK, WYVERN)]), opponent=theirs)
    if target != "no attack":
        game.attack(BALESK, target)
    if game.asked == "block with":
        game.block(*(["Phantom Fish"] if block else []))
    while game.asked == "break":
        game.choose("Filler")
    if declared:
        game.declare(*declared)
    assert game.end_turn().where(BALESK) == ("graveyard" if declared else "hand")
    assert turns(game, 3) == ([YOU, OPPONENT, YOU] if extra else [OPPONENT, YOU, OPPONENT])


def test_an_extra_turn_gained_in_the_opponents_turn_is_put_in_before_the_own_one() -> None:
    """67, 500.5: opponent, you (extra), you, opponent."""
    game = Scenario(
        you=Side(battle=[pile(MOMOGINGA, PEPPI)]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Torcon"]),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    assert game.zone(YOU, "battle") == [PEPPI]
    assert turns(game, 4) == [YOU, YOU, OPPONENT, YOU]


def test_of_extra_turns_gained_in_one_turn_the_turn_players_comes_first() -> None:
    """500.5a: the opponent's by Balesk Baj, then yours by Momoginga, then the ordinary one."""
    game = Scenario(
        you=Side(battle=[pile(MOMOGINGA, PEPPI)], shields=3),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[pile(BALESK, WYVERN)]),
        turn=OPPONENT,
    )
    game.use("Terror Pit").attack(BALESK).choose("Filler", "Filler").end_turn()
    assert turns(game, 4) == [OPPONENT, YOU, YOU, OPPONENT]


# ---------------------------------------------------------------------------------------------------------
# The end of the game (104)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("2.06", "2.07")
@pytest.mark.parametrize(
    ("name", "mana", "deck"),
    [
        pytest.param("Energy Stream", filler(water=3), ["Torcon"], id="drawn, and the second card is not there"),
        pytest.param("Bronze-Arm Tribe", filler(nature=3), ["Torcon"], id="put into the mana zone"),
        pytest.param(
            "Skysword, the Savage Vizier", filler(light=3, nature=2), ["Torcon", "Corile"], id="made a shield"
        ),
        pytest.param("Skysword, the Savage Vizier", filler(light=3, nature=2), ["Torcon"], id="before the shield"),
    ],
)
def test_a_deck_emptied_by_an_effect_ends_the_game_in_the_middle_of_it(
    name: str, mana: list[Card], deck: list[str]
) -> None:
    """68, 104.2b."""
    game = Scenario(you=Side(hand=[name], mana=mana, deck=exactly(*deck), battle=["Fear Fang"], shields=2))
    game.use(name)
    assert (game.winner, game.reason) == (OPPONENT, "deck out")
    assert len(game.zone(YOU, "shields")) == (3 if len(deck) == 2 else 2)


@pytest.mark.rule("2.06", "2.07")
def test_an_effect_that_takes_the_opponents_last_card_wins() -> None:
    """68: Slash Charger puts any card of a deck into the graveyard."""
    game = Scenario(
        you=Side(hand=["Slash Charger"], mana=filler(darkness=3), battle=["Fear Fang"]),
        opponent=Side(deck=exactly("Torcon")),
    )
    game.use("Slash Charger", OPPONENT, "Torcon")
    assert (game.winner, game.reason) == (YOU, "deck out")


@entrance
def settle_end(state: Any) -> None:
    """Look who has won or lost."""
    check_end(state[0])


@pytest.mark.parametrize(
    ("won", "lost", "winner"),
    [
        ((1, 0), (1, 0), YOU),
        ((0, 1), (0, 1), OPPONENT),
        ((1, 0), (1, 1), YOU),
        ((0, 0), (1, 0), OPPONENT),
        ((0, 0), (1, 1), DRAWN),
    ],
)
@pytest.mark.rule("2.11")
def test_who_wins_and_loses_at_once_wins(won: tuple[int, int], lost: tuple[int, int], winner: int) -> None:
    """69, 104.2c. No two cards of the library do both in one event, so that the check itself is asked."""
    state = new_records()
    record = state[0]
    record.won[:] = won
    record.lost[:] = lost
    settle_end(state)
    assert (record.stopped, record.winner) == (OVER, winner)


@pytest.mark.rule("2.08")
def test_a_win_that_waits_with_a_loss_may_be_resolved_first() -> None:
    """69, 605.1: at the end of Bombazar's extra turn its player has both, and the first of them ends the game."""
    formula = "Codename iFormulaX"
    for first, winner in ((formula, YOU), (BOMBAZAR, OPPONENT)):
        game = Scenario(
            you=Side(hand=[BOMBAZAR, formula, *filler(10)], mana=filler(fire=4, nature=3, water=7)),
            opponent=Side(shields=9),
        )
        game.use(BOMBAZAR).use(formula).next_turn().decline()
        game.attack(formula).choose("Filler", "Filler").decline()
        game.expect(YOU, "resolve", formula, BOMBAZAR).choose(first)
        assert (game.winner, game.reason) == (winner, "card effect")
