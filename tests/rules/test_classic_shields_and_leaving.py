"""Shields, replaced events, leaving the battle zone, extra turns and the end of the game, with classic cards.

Each test is a situation that players of the first fifteen sets have argued about.
"""

import pytest

from sim import vocabulary as v
from sim.language import CREATURES, NATURE, THAT, Card, Trigger, creature, destroy, your_opponents
from sim.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, sick, tapped

PHOENIX = "Soul Phoenix, Avatar of Unity"
GAMIRATAR = "Terradragon Gamiratar"
ARQUE = "Terradragon Arque Delacerna"
BOMBAZAR = "Bombazar, Dragon of Destiny"
PEPPI = "Peppi Pepper"


# ---------------------------------------------------------------------------------------------------------
# One creature put on several (801)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("7B.01", "7B.14", "7B.18")
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


@pytest.mark.rule("7B.11", "12.07")
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


@pytest.mark.rule("7B.16", "8C.12")
def test_when_an_attacking_soul_phoenix_comes_apart_its_player_picks_which_creature_attacks_on() -> None:
    """804.4a says so of linked cards that part in an attack; both keep what lasted on the whole."""
    ambush = Trigger(
        v.ATTACKS, "whenever one of your opponent's creatures attacks", (destroy(THAT),), your_opponents(CREATURES)
    )
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
@pytest.mark.rule("7B.11", "7B.08")
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


@pytest.mark.rule("7B.09")
def test_pouch_shell_may_choose_nothing_and_finds_evolution_creatures_only() -> None:
    game = Scenario(
        you=Side(hand=["Pouch Shell"], mana=filler(nature=4), battle=["Torcon"]),
        opponent=Side(battle=["Corile", pile("Crystal Lancer", "Aqua Hulcus")]),
    )
    game.use("Pouch Shell").expect(YOU, "choose", "no", "Crystal Lancer").decline()
    assert game.zone(OPPONENT, "battle") == ["Corile", "Crystal Lancer"]
