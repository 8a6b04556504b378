"""Group 6 of the rules catalogue: where spells are cast from, and where they go (409.2, 605.2f, 609.8)."""

from dataclasses import replace

import pytest

from sim.cards.words import DARKNESS, FIRE, charger, draw, goes_to_deck_bottom_after_casting, may_cast_from, spell
from sim.engine.record.codes.cards import GRAVEYARD
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents
from tests.rules.situations import BYSTANDER, PERFECT_DARKNESS, PERFECT_NATURE, bottom_of_deck


@pytest.mark.rule("6A.14")
def test_6a_14_a_spell_with_its_own_permission_costs_its_mana() -> None:
    you = Side(graveyard=[PERFECT_DARKNESS], battle=[BYSTANDER])
    poor, rich = (Scenario(you=replace(you, mana=filler(darkness=mana))) for mana in (4, 5))
    assert poor.refused(PERFECT_DARKNESS) == "not enough mana: it costs 5, and there is 4"
    rich.use(PERFECT_DARKNESS, 0, 0)
    assert rich.untapped_mana(YOU) == 0


@pytest.mark.phrase("goes_to_mana_after_casting", "goes_to_mana_tapped_after_casting", "returns_to_hand_after_casting")
@pytest.mark.parametrize(
    ("card", "you", "choices", "zone", "is_tapped"),
    [
        pytest.param(
            PERFECT_NATURE, Side(hand=[PERFECT_NATURE]), (0, 0), "graveyard", False,
            marks=pytest.mark.rule("6B.01", "6B.09"), id="Perfect Nature from the hand",
        ),
        pytest.param(
            PERFECT_NATURE, Side(), (0, 0), "deck", False,
            marks=pytest.mark.rule("6B.09"), id="Perfect Nature from the mana zone",
        ),
        pytest.param(
            PERFECT_DARKNESS, Side(hand=[PERFECT_DARKNESS]), (2, 2), "graveyard", False,
            marks=pytest.mark.rule("6B.01", "6B.08"), id="Perfect Darkness from the hand",
        ),
        pytest.param(
            PERFECT_DARKNESS, Side(graveyard=[PERFECT_DARKNESS]), (2, 2), "deck", False,
            marks=pytest.mark.rule("6B.08"), id="Perfect Darkness from the graveyard",
        ),
        pytest.param(
            "Eternal Brain", Side(hand=["Eternal Brain"], deck=["Corile", "Torcon"]), ("Torcon",), "hand", False,
            marks=pytest.mark.rule("6B.25"), id="Eternal Brain",
        ),
        pytest.param(
            "Boomerang Comet", Side(hand=["Boomerang Comet"]), ("Corile",), "mana", False,
            marks=pytest.mark.rule("6B.39"), id="Boomerang Comet",
        ),
        pytest.param(
            "Pixie Cocoon", Side(hand=["Pixie Cocoon"]), ("Corile",), "mana", True,
            marks=pytest.mark.rule("6B.40"), id="Pixie Cocoon",
        ),
    ],
)  # fmt: skip
def test_6b_01_where_a_spell_goes_after_it_is_cast(
    card: str, you: Side, choices: tuple[str | int, ...], zone: str, is_tapped: bool
) -> None:
    mana = [*filler(nature=5, darkness=5, water=2, light=6), "Corile"]
    if card == PERFECT_NATURE and not you.hand:
        mana.append(PERFECT_NATURE)
    game = Scenario(you=replace(you, mana=mana, battle=[BYSTANDER])).use(card, *choices)
    assert (game.where(card), game.is_tapped(card)) == (zone, is_tapped)
    if zone == "deck":
        assert bottom_of_deck(game) == card


@pytest.mark.rule("6B.02", "6B.37")
def test_6b_02_a_charger_spell_goes_to_the_mana_zone_after_resolving_and_takes_nothing_with_it() -> None:
    game = Scenario(
        you=Side(hand=["Slash Charger"], mana=filler(darkness=3), deck=["Torcon"], battle=["Fear Fang"]),
    )
    game.use("Slash Charger").choose(YOU)
    assert game.where("Slash Charger") == "pending"
    game.choose("Torcon")
    assert (game.where("Slash Charger"), game.zone(YOU, "graveyard")) == ("mana", ["Torcon"])


@pytest.mark.rule("6B.02", "6B.42")
def test_6b_02_of_two_destinations_exactly_one_applies_and_the_player_chooses() -> None:
    """Both are the spell's own text; a Charger beats what another card's effect says (609.8a)."""
    loop = spell("Loop Charger", FIRE, 1, draw(1), charger, may_cast_from(GRAVEYARD, goes_to_deck_bottom_after_casting))
    for where, zone in ((0, "mana"), (1, "deck")):
        game = Scenario(you=Side(graveyard=[loop], mana=filler(fire=1), battle=[BYSTANDER])).use("Loop Charger")
        assert game.where("Loop Charger") == "pending" and len(game.zone(YOU, "hand")) == 1
        game.choose(int(game.expect(YOU, "instead").options[where]))
        assert game.where("Loop Charger") == zone
        assert len(game.zone(YOU, "graveyard")) == 0
    from_hand = Scenario(you=Side(hand=[loop], mana=filler(fire=1), battle=[BYSTANDER])).use("Loop Charger")
    assert from_hand.where("Loop Charger") == "mana"


@pytest.mark.rule("6B.25")
def test_6b_25_eternal_brain_puts_the_top_two_cards_back_in_any_order() -> None:
    game = Scenario(
        you=Side(
            hand=["Eternal Brain"], mana=filler(water=2), deck=["Corile", "Torcon", "Fear Fang"], battle=[BYSTANDER]
        )
    )
    game.use("Eternal Brain").expect(YOU, "order", "Corile", "Torcon").choose("Corile")
    assert game.zone(YOU, "deck")[:3] == ["Torcon", "Corile", "Fear Fang"]


@pytest.mark.rule("6B.37", "10.17")
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_6b_37_slash_charger_searches_either_deck_and_goes_to_mana(player: int) -> None:
    side = Side(deck=["Fear Fang", "Torcon"])
    game = Scenario(you=Side(hand=["Slash Charger"], mana=filler(darkness=3), deck=side.deck), opponent=side)
    game.use("Slash Charger", player).choose(opponents("Torcon") if player == OPPONENT else "Torcon")
    assert game.zone(player, "graveyard") == ["Torcon"]
    assert game.where("Slash Charger") == "mana"
    assert not game.is_tapped("Slash Charger")


@pytest.mark.phrase("may_cast_from")
def test_409_2b_a_charger_cast_from_the_graveyard_goes_to_the_mana_zone() -> None:
    """409.2b."""
    again = spell("Again Charger", DARKNESS, 1, charger, may_cast_from(GRAVEYARD), draw(1))
    game = Scenario(you=Side(graveyard=[again], mana=filler(darkness=1), battle=[BYSTANDER]))
    assert game.use("Again Charger").where("Again Charger") == "mana"
