"""Group 7B of the rules catalogue: evolution creatures and the piles they are the top of (801, 813)."""

import pytest

from sim.cards.words import (
    CREATURES,
    NATURE,
    THAT,
    WATER,
    Card,
    count,
    creature,
    destroy,
    draw,
    spell,
    when_destroyed,
    whenever_one_attacks,
    your,
    your_opponents,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler, opponents, pile, sealed, sick, tapped
from tests.rules.situations import (
    ARQUE,
    BOMBAZAR,
    BRAID_CLAW,
    DOGIRAGON,
    GAMIRATAR,
    KYRSTRON,
    ONLOOKER,
    PEPPI,
    RED_END,
    REDZONE,
    REDZONE_Z,
    THE_RED,
)

PHOENIX = "Soul Phoenix, Avatar of Unity"
STARNOID = "Wise Starnoid, Avatar of Hope"


@pytest.mark.rule("7B.01", "7B.02", "7B.03", "7B.04", "4.19")
def test_7b_01_an_evolution_creature_keeps_its_base_tapped_or_untapped() -> None:
    game = Scenario(you=Side(hand=["Crystal Lancer"], battle=[tapped("Aqua Hulcus")], mana=filler(water=6)))
    game.use("Crystal Lancer")
    assert game.is_tapped("Crystal Lancer")
    assert game.power("Crystal Lancer") == 8000


@pytest.mark.rule("7B.01", "7B.08", "7B.14", "7B.18")
def test_7b_01_a_vortex_evolution_is_put_on_one_creature_of_each_kind_in_its_owners_order() -> None:
    game = Scenario(
        you=Side(
            hand=[PHOENIX],
            mana=filler(fire=2, nature=2),
            battle=[PEPPI, "Torcon", tapped(GAMIRATAR), sick("Fear Fang")],
        ),
        opponent=Side(shields=4),
    )
    game.use(PHOENIX).expect(YOU, "evolve", PEPPI, GAMIRATAR)
    game.choose(GAMIRATAR)  # the other base is Peppi Pepper: nobody is asked
    assert game.zone(YOU, "battle") == ["Torcon", PHOENIX, "Fear Fang"]
    assert game.under(PHOENIX) == [GAMIRATAR, PEPPI]
    assert game.power(PHOENIX) == 13000


@pytest.mark.phrase("vortex_evolves_from")
@pytest.mark.rule("7B.01", "7B.18")
@pytest.mark.parametrize("alone", [[PEPPI], [GAMIRATAR], [PEPPI, PEPPI], [GAMIRATAR, BOMBAZAR]], ids=", ".join)
def test_7b_01_a_vortex_evolution_needs_all_of_its_bases(alone: list[str]) -> None:
    game = Scenario(you=Side(hand=[PHOENIX], mana=filler(fire=2, nature=2), battle=alone))
    assert game.refused(PHOENIX) == "there is no creature that it can be put on"


@pytest.mark.rule("7B.01", "7I.10")
def test_7b_01_a_sealed_creature_cannot_be_a_base() -> None:
    game = Scenario(you=Side(hand=[REDZONE], mana=filler(fire=6), battle=[sealed(THE_RED, 1)]))
    assert game.refused(REDZONE) == "there is no creature that it can be put on"


@pytest.mark.rule("7B.05", "7B.06", "3.39")
def test_7b_05_an_evolution_creature_attacks_at_once_even_on_a_sick_creature() -> None:
    """X.20: all that are named anywhere are exempt."""
    game = Scenario(you=Side(hand=["Crystal Lancer"], battle=[sick("Aqua Hulcus")], mana=filler(water=6)))
    game.use("Crystal Lancer").attack("Crystal Lancer")
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("7B.05", "7B.06", "7B.18", "7B.04")
def test_7b_05_a_vortex_evolution_is_the_same_creature_as_each_of_its_bases() -> None:
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


@pytest.mark.rule("7B.07")
def test_7b_07_evolution_creatures_can_be_stacked_to_any_height() -> None:
    game = Scenario(you=Side(hand=[RED_END], mana=filler(fire=5), battle=[pile(REDZONE_Z, REDZONE, THE_RED)]))
    game.use(RED_END)
    assert game.under(RED_END) == [REDZONE_Z, REDZONE, THE_RED]


@pytest.mark.rule("7B.08")
def test_7b_08_a_pile_is_one_creature() -> None:
    census = spell("Census", WATER, 1, draw(count(your(CREATURES))))
    game = Scenario(you=Side(hand=[census], mana=filler(water=1), battle=[pile(REDZONE_Z, REDZONE, THE_RED), ONLOOKER]))
    game.use("Census")
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.rule("7B.09", "7B.10", "11.62", "12.07")
def test_7b_09_soulswap_puts_a_whole_pile_into_mana_and_one_of_its_cards_back() -> None:
    game = Scenario(
        you=Side(hand=["Soulswap"], mana=filler(nature=3)),
        opponent=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus")], mana=filler(water=1)),
    )
    game.use("Soulswap", "Crystal Lancer")
    # Three cards are in that mana zone: Aqua Hulcus costs 3. The evolution creature may not come back.
    assert game.zone(OPPONENT, "battle") == ["Aqua Hulcus"]
    game.expect(OPPONENT, "may").decline()
    assert sorted(game.zone(OPPONENT, "mana")) == ["Crystal Lancer", "Water Filler"]


def test_401_4_corile_puts_a_pile_on_the_deck_in_its_owners_order() -> None:
    """401.4."""
    triple = pile("Crystal Lancer", "Crystal Paladin", "Aqua Hulcus")
    game = Scenario(you=Side(hand=["Corile"], mana=filler(water=5)), opponent=Side(battle=[triple], deck=["Torcon"]))
    game.use("Corile").expect(OPPONENT, "order", "Crystal Lancer", "Crystal Paladin", "Aqua Hulcus")
    # Put there one after the other: the last one is the new top card.
    game.choose("Crystal Paladin", "Crystal Lancer")
    assert game.zone(OPPONENT, "deck")[:4] == ["Aqua Hulcus", "Crystal Lancer", "Crystal Paladin", "Torcon"]


def test_401_4_the_owner_of_a_pile_chooses_the_order_in_which_it_goes_to_the_deck() -> None:
    """401.4: Corile on a pile of three; the owner is asked, and nothing has moved before the answer."""
    game = Scenario(
        you=Side(hand=["Corile"], mana=filler(water=5)),
        opponent=Side(battle=[pile("Redzone, Roaring Invasion", "Redzone Z, Passionate Invasion", "Torcon")]),
    )
    game.use("Corile")
    assert game.where("Redzone, Roaring Invasion") == "battle"
    game.choose("Redzone Z, Passionate Invasion", "Torcon")
    assert game.zone(OPPONENT, "deck")[:3] == [
        "Redzone, Roaring Invasion",
        "Torcon",
        "Redzone Z, Passionate Invasion",
    ]


@pytest.mark.rule("7B.14")
def test_7b_14_a_base_is_chosen_when_the_evolution_creature_is_used_and_must_be_there() -> None:
    """X.05: that there is a base is a condition of the use; which one is asked when the creature is put."""
    hand, mana = ["Crystal Lancer"], filler(water=6)
    game = Scenario(you=Side(hand=hand, mana=mana, battle=[tapped("Aqua Hulcus"), "Aqua Vehicle", "Fear Fang"]))
    game.use("Crystal Lancer").expect(YOU, "evolve", "Aqua Hulcus", "Aqua Vehicle")
    assert game.untapped_mana(YOU) == 0
    game.choose("Aqua Vehicle")
    assert game.under("Crystal Lancer") == ["Aqua Vehicle"]
    game = Scenario(you=Side(hand=hand, mana=mana, battle=["Fear Fang"]))
    assert game.refused("Crystal Lancer") == "there is no creature that it can be put on"


@pytest.mark.rule("7B.15")
@pytest.mark.parametrize(
    ("battle", "where"), [([], "hand"), (["Torcon"], "hand"), ([BRAID_CLAW], "battle")],
    ids=["alone", "next to a nature creature", "next to a fire creature"],
)  # fmt: skip
def test_7b_15_kyrstron_puts_an_evolution_dragon_only_on_a_creature_it_evolves_from(
    battle: list[Thing], where: str
) -> None:
    """801.1a decides: without a base it cannot be put. Kyrstron itself is gone when its ability is processed."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Fear Fang"]),
        opponent=Side(battle=[KYRSTRON, *battle], hand=[DOGIRAGON, "Garkago Dragon", BRAID_CLAW]),
    )
    game.use("Terror Pit")
    if battle:
        game.choose(KYRSTRON)
    game.expect(OPPONENT, "choose", "no", DOGIRAGON, "Garkago Dragon").choose(DOGIRAGON)  # no Dragonoid
    assert game.where(DOGIRAGON) == where
    assert game.zone(OPPONENT, "battle") == ([DOGIRAGON] if where == "battle" else battle)


@pytest.mark.parametrize("choice", ["Garkago Dragon", None])
def test_kyrstron_may_put_a_dragon(choice: str | None) -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Fear Fang"]),
        opponent=Side(battle=[KYRSTRON], hand=["Garkago Dragon"]),
    )
    game.use("Terror Pit")
    game.choose(choice) if choice else game.decline()
    assert game.zone(OPPONENT, "battle") == ([choice] if choice else [])


@pytest.mark.rule("7B.17")
def test_7b_17_a_pile_is_destroyed_once() -> None:
    under = creature("Sailor", WATER, 3, 1000, "Liquid People", when_destroyed(draw(1)))
    top = creature("Captain", WATER, 3, 1000, "Liquid People", when_destroyed(draw(1)))
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[ONLOOKER]),
        opponent=Side(battle=[pile(top, under)]),
    )
    game.use("Terror Pit")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Captain", "Sailor"]
    assert len(game.zone(OPPONENT, "hand")) == 1


@pytest.mark.phrase("that_were_under_this")
def test_red_end_brings_back_a_card_that_was_under_it() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=[pile(RED_END, THE_RED)], graveyard=["The Zet, Lightning Sonic"]),
    )
    game.use("Terror Pit")
    game.expect(OPPONENT, "choose", "no", THE_RED)
    assert game.refused(opponents("The Zet, Lightning Sonic")) == "it was not under that creature"
    game.choose(THE_RED)
    assert game.zone(OPPONENT, "battle") == [THE_RED]


def test_crystal_paladin_on_a_blocker_is_not_a_blocker_itself() -> None:
    game = Scenario(you=Side(hand=["Crystal Paladin"], mana=filler(water=4), battle=["Aqua Guard"]))
    game.use("Crystal Paladin")
    assert game.zone(YOU, "battle") == ["Crystal Paladin"]
    assert not game.has("Crystal Paladin", keywords.BLOCKER)


# --- Vortex --------------------------------------------------------------------------------------------
@pytest.mark.rule("7B.18")
def test_7b_18_once_a_base_of_one_kind_is_chosen_only_the_other_kind_is_left() -> None:
    game = Scenario(
        you=Side(
            hand=[PHOENIX], mana=filler(fire=2, nature=2), battle=[PEPPI, "Kip Chippotto", GAMIRATAR, ARQUE, "Torcon"]
        )
    )
    game.use(PHOENIX).expect(YOU, "evolve", PEPPI, "Kip Chippotto", GAMIRATAR, ARQUE).choose("Kip Chippotto")
    game.expect(YOU, "evolve", GAMIRATAR, ARQUE).choose(ARQUE)
    assert game.under(PHOENIX) == ["Kip Chippotto", ARQUE]


@pytest.mark.rule("7B.18")
def test_7b_18_a_creature_of_both_kinds_is_only_one_base() -> None:
    both = creature("Winged Dragon", 0, 3, 3000, "Fire Bird/Earth Dragon")
    alone, with_bird = (
        Scenario(you=Side(hand=[PHOENIX], mana=filler(fire=2, nature=2), battle=battle))
        for battle in ([both], [both, PEPPI])
    )
    assert alone.refused(PHOENIX) == "there is no creature that it can be put on"
    with_bird.use(PHOENIX).choose(PEPPI)
    assert with_bird.under(PHOENIX) == [PEPPI, "Winged Dragon"]


@pytest.mark.rule("7B.18")
@pytest.mark.parametrize("above", ["Corile", "Chilias, the Oracle"])
def test_7b_18_the_bases_of_a_vortex_stay_one_pile_unless_the_text_parts_them(above: str) -> None:
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


def test_wise_starnoid_adds_a_shield_when_it_attacks_too() -> None:
    game = Scenario(
        you=Side(battle=[pile(STARNOID, "Corile", "Chilias, the Oracle")], deck=["Fear Fang"], shields=0),
        opponent=Side(shields=3),
    )
    game.attack(STARNOID)
    assert game.zone(YOU, "shields") == ["Fear Fang"]


@pytest.mark.parametrize(
    ("remover", "mana", "zone"),
    [
        pytest.param("Terror Pit", filler(darkness=6), "graveyard", id="destroyed"),
        pytest.param("Spiral Gate", filler(water=2), "hand", id="returned to the hand"),
        pytest.param("Soulswap", filler(nature=3), "mana", id="put into the mana zone"),
        pytest.param("Corile", filler(water=5), "deck", id="put on the deck"),
    ],
)
def test_813_1_soul_phoenix_leaves_its_bases_behind_as_two_creatures(remover: str, mana: list[Card], zone: str) -> None:
    """813.1, 609: the printed "only the top card leaves" replaces leaving, as the rule for star evolutions does.

    801.4 says how the rest stands there: it has not entered (Gamiratar puts nothing), it stays tapped or untapped, and
    only what came this turn is sick.
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


@pytest.mark.phrase("THAT")
def test_804_4a_the_player_of_an_attacking_soul_phoenix_picks_which_of_its_bases_attacks_on() -> None:
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
