"""Group 8D of the rules catalogue: who can block, who must, and what a block does (507)."""

import pytest

from sim.cards.words import (
    LIGHT,
    WATER,
    blocker,
    charge_from_deck,
    creature,
    draw,
    whenever_becomes_blocked,
    whenever_blocks,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, sealed, sick, tapped, yours
from tests.rules.situations import AMNIS, BYSTANDER, PIERR, SHADOW, chaos_strike, hand_size

WRANGLER = "Storm Wrangler, the Furious"


def wrangler(*theirs: object, more: tuple[str, ...] = ()) -> Scenario:
    return Scenario(
        you=Side(battle=[pile(WRANGLER, "Torcon"), *more]),
        opponent=Side(battle=[*theirs], shields=2),  # type: ignore[list-item]
    )


@pytest.mark.rule("8D.01", "8D.03", "8D.04")
def test_8d_01_which_creatures_can_block() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(battle=[sick("Aqua Guard"), tapped("Hunter Fish"), "Torcon", sealed("Phantom Fish", 1)]),
    )
    game.attack("Fear Fang").expect(OPPONENT, "block with", "no", "Aqua Guard")
    assert game.refused("Hunter Fish") == "it is tapped"
    assert game.refused("Torcon") == "it has no blocker"
    assert "sealed" in game.refused("Phantom Fish")


@pytest.mark.rule("8D.01", "8D.03", "8D.04", "10.24")
def test_8d_01_a_blocker_is_untapped_then_taps_and_may_be_sick() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", BYSTANDER]),
        opponent=Side(battle=[sick("Phantom Fish"), tapped("Hunter Fish"), "Corile"]),
    )
    game.attack("Fear Fang").expect(OPPONENT, "block with", "no", "Phantom Fish").block("Phantom Fish")
    assert game.is_tapped("Phantom Fish")
    game.attack("Bystander")  # nobody is left to block
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.phrase("civilization_blocker")
def test_a_darkness_blocker_blocks_only_darkness_creatures() -> None:
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


def test_507_1a_the_attacked_creature_does_not_block_for_itself() -> None:
    """507.1a."""
    game = Scenario(you=Side(battle=["Bazagazeal Dragon"]), opponent=Side(battle=["Hunter Fish", "Aqua Guard"]))
    game.attack("Bazagazeal Dragon", "Hunter Fish").expect(OPPONENT, "block with", "no", "Aqua Guard")
    assert game.refused("Hunter Fish") == "it is the attacked creature itself"


@pytest.mark.rule("8D.02", "8D.05")
@pytest.mark.parametrize("target", [None, "Torcon"], ids=["player", "creature"])
def test_8d_02_any_attack_can_be_blocked_and_then_only_the_blocker_battles(target: str | None) -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=["Phantom Fish", tapped("Torcon")]))
    game.attack("Fear Fang", target).block("Phantom Fish")
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    assert game.zone(OPPONENT, "battle") == ["Phantom Fish", "Torcon"]
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.rule("8D.03")
def test_8d_03_a_creature_under_chaos_strike_is_not_tapped() -> None:
    """505.2: its text lets it be attacked "as if"; its state is the same as before.

    Only tapping changes the state (701.2a), so it can still be chosen as an untapped creature and still block - an
    attack on another creature, not on itself (507.1a).
    """
    game = chaos_strike("Hunter Fish", "Torcon", hand="Death Smoke")
    assert not game.is_tapped("Hunter Fish")
    game.use("Death Smoke").expect(YOU, "choose", "Hunter Fish", "Torcon")

    game = chaos_strike("Hunter Fish", "Aqua Guard").attack("Fear Fang", "Hunter Fish")
    game.expect(OPPONENT, "block with", "no", "Aqua Guard")
    assert game.refused("Hunter Fish") == "it is the attacked creature itself"

    game = chaos_strike("Hunter Fish", "Torcon").attack("Burning Mane").block("Hunter Fish")
    assert game.zone(YOU, "graveyard") == ["Chaos Strike", "Burning Mane"]


# --- Creatures that must block -------------------------------------------------------------------------
@pytest.mark.rule("8D.03", "8D.08", "8E.05", "10.24")
def test_8d_03_pierr_must_block_if_it_can() -> None:
    """507.1b: it is chosen in any case; others may be, and the last one resolved is the one that blocks (507.2)."""
    yours, theirs = Side(battle=["Fear Fang", "Torcon"]), Side(battle=[PIERR, "Phantom Fish"])
    game = Scenario(you=yours, opponent=theirs).attack("Fear Fang")
    game.expect(OPPONENT, "block with", PIERR, "Phantom Fish").choose(PIERR)
    game.expect(OPPONENT, "block with", "no", "Phantom Fish").decline()
    assert game.zone(OPPONENT, "graveyard") == [PIERR]
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]  # its slayer

    game = Scenario(you=yours, opponent=theirs).attack("Fear Fang").choose(PIERR, "Phantom Fish")
    assert game.is_tapped(PIERR) and game.where(PIERR) == "battle"
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    # Tapped, it cannot block: the next attack goes through.
    game.attack("Torcon")
    assert game.zone(OPPONENT, "shields") == []


def test_all_creatures_that_must_block_are_chosen() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[PIERR, "Aqua Guard", PIERR]))
    game.attack("Fear Fang").expect(OPPONENT, "block with", PIERR, "Aqua Guard", PIERR)
    game.choose(f"{PIERR}#2").expect(OPPONENT, "block with", PIERR, "Aqua Guard").choose(PIERR).decline()
    assert game.zone(OPPONENT, "graveyard") == [PIERR] and game.zone(OPPONENT, "battle") == ["Aqua Guard", PIERR]


@pytest.mark.phrase("make_block_this")
@pytest.mark.rule("8D.05")
def test_8d_05_only_the_creature_that_storm_wrangler_chooses_can_and_must_block_it() -> None:
    """507.1a-b; and the +3000 of becoming blocked lasts until the end of the turn, not longer."""
    game = wrangler("Phantom Fish", "Hunter Fish", tapped("Aqua Guard"), more=("Fear Fang",)).attack(WRANGLER)
    game.expect(YOU, "choose", "no", "Phantom Fish", "Hunter Fish").choose("Hunter Fish")
    assert game.zone(OPPONENT, "graveyard") == ["Hunter Fish"]  # there was no choice: it blocked
    assert len(game.zone(OPPONENT, "shields")) == 2 and not game.is_tapped("Phantom Fish")
    assert game.power(WRANGLER) == 8000
    # It applies to attacks of this creature only.
    game.attack("Fear Fang").expect(OPPONENT, "block with", "no", "Phantom Fish").block()
    game.choose("Filler").next_turn()
    assert game.power(WRANGLER) == 5000


def test_storm_wrangler_may_choose_no_creature() -> None:
    game = wrangler("Phantom Fish", "Hunter Fish").attack(WRANGLER).decline()
    game.expect(OPPONENT, "block with", "no", "Phantom Fish", "Hunter Fish").block()
    game.expect(YOU, "break", "Filler", "Filler")


def test_others_cannot_block_storm_wrangler_even_if_the_chosen_creature_cannot() -> None:
    """It blocks if able, and others cannot: Thrumiss taps the chosen creature, and nobody is left who can block."""
    game = wrangler("Phantom Fish", "Hunter Fish", more=("Thrumiss, Zephyr Guardian",)).attack(WRANGLER)
    game.choose(WRANGLER, "Hunter Fish").choose("Hunter Fish")  # first Storm Wrangler's ability, then the other one
    game.expect(YOU, "break", "Filler", "Filler")
    assert not game.is_tapped("Phantom Fish")


# --- Blocked -------------------------------------------------------------------------------------------
@pytest.mark.phrase("THE_BLOCKER")
@pytest.mark.rule("8D.05", "2.02")
@pytest.mark.parametrize("shields", [0, 1])
def test_8d_05_an_attack_stays_blocked_though_the_blocker_leaves(shields: int) -> None:
    """507.2c, 508.1: Emperor Maroll returns the blocking creature; neither shields nor the player are reached."""
    game = Scenario(
        you=Side(battle=[pile("Emperor Maroll", "Corile")]),
        opponent=Side(battle=["Phantom Fish", "Hunter Fish"], shields=shields),
    )
    game.attack("Emperor Maroll").block("Phantom Fish")
    assert game.zone(OPPONENT, "hand") == ["Phantom Fish"]
    assert len(game.zone(OPPONENT, "shields")) == shields and not game.over
    assert game.where("Emperor Maroll") == "battle" and game.is_tapped("Emperor Maroll")


def test_emperor_maroll_returns_when_another_creature_comes() -> None:
    game = Scenario(
        you=Side(hand=["Torcon"], mana=filler(nature=2), battle=[pile("Emperor Maroll", "Corile"), "Fear Fang"])
    )
    game.use("Torcon")
    assert game.zone(YOU, "hand") == ["Emperor Maroll", "Corile"]


@pytest.mark.phrase("cant_be_blocked")
@pytest.mark.rule("8D.07")
def test_8d_07_crystal_lancer_cannot_be_blocked() -> None:
    game = Scenario(you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus")]), opponent=Side(battle=["Hunter Fish"]))
    game.attack("Crystal Lancer")
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("8D.07")
def test_8d_07_pierr_cannot_block_an_unblockable_creature_nor_an_attack_on_itself() -> None:
    game = Scenario(you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus")]), opponent=Side(battle=[PIERR]))
    game.attack("Crystal Lancer")
    assert game.zone(OPPONENT, "shields") == [] and not game.is_tapped(PIERR)
    game = Scenario(you=Side(battle=["Bazagazeal Dragon"]), opponent=Side(battle=[PIERR]))
    game.attack("Bazagazeal Dragon", PIERR)
    assert game.zone(OPPONENT, "graveyard") == [PIERR] and game.zone(YOU, "graveyard") == ["Bazagazeal Dragon"]


@pytest.mark.rule("8D.08")
def test_8d_08_of_several_blockers_the_last_one_chosen_blocks() -> None:
    """Both tap (507.2); by the older rule only one could have been chosen."""
    first = creature("First Guard", WATER, 3, 4000, "", blocker, whenever_blocks(draw(1)))
    last = creature("Last Guard", WATER, 3, 2000, "", blocker, whenever_blocks(charge_from_deck(1)))
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[first, last]))
    game.attack("Fear Fang").block("First Guard", "Last Guard")
    assert game.is_tapped("First Guard")
    assert (hand_size(game, OPPONENT), len(game.zone(OPPONENT, "mana"))) == (0, 1)  # only the last one has blocked
    assert game.zone(OPPONENT, "graveyard") == ["Last Guard"]
    assert game.zone(YOU, "battle") == ["Fear Fang"]


@pytest.mark.rule("8D.08", "8D.03", "4.05")
@pytest.mark.parametrize(
    ("first", "last", "dead"),
    [("Phantom Fish", "Aqua Guard", ("opponent", "Aqua Guard")), ("Aqua Guard", "Phantom Fish", ("you", "Fear Fang"))],
)
def test_8d_08_of_several_blockers_all_tap_and_the_last_one_resolved_blocks(
    first: str, last: str, dead: tuple[str, str]
) -> None:
    """507.1a, 507.2: the order in which they are chosen is the order in which they are resolved."""
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=["Phantom Fish", "Aqua Guard"]))
    game.attack("Fear Fang").block(first, last)
    graveyards = {"you": game.zone(YOU, "graveyard"), "opponent": game.zone(OPPONENT, "graveyard")}
    assert graveyards == {"you": [], "opponent": [], dead[0]: [dead[1]]}
    assert game.is_tapped(first)
    assert len(game.zone(OPPONENT, "shields")) == 1


def test_507_2_of_two_blockers_both_tap_and_the_last_one_blocks() -> None:
    """507.2."""
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=["Aqua Guard", "Hunter Fish", "Phantom Fish"]))
    game.attack("Fear Fang").block("Aqua Guard", "Phantom Fish")
    assert game.is_tapped("Aqua Guard") and game.is_tapped("Phantom Fish") and not game.is_tapped("Hunter Fish")
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    assert game.zone(OPPONENT, "battle") == ["Aqua Guard", "Hunter Fish", "Phantom Fish"]


@pytest.mark.rule("8D.09", "10.03")
def test_8d_09_the_turn_player_uses_a_ninja_strike_when_the_opponent_blocks() -> None:
    """507.3d: at the block; the block itself stands."""
    game = Scenario(
        you=Side(battle=["Fear Fang"], hand=[SHADOW], mana=filler(light=4)),
        opponent=Side(battle=["Hunter Fish"], hand=[SHADOW], mana=filler(light=4), shields=3),
    )
    game.attack("Fear Fang").expect(OPPONENT, "declare", "no", "Shadow").declare()
    assert game.refused(yours(SHADOW), "declare") != ""
    game.block("Hunter Fish").expect(YOU, "declare", "no", "Shadow").declare(yours(SHADOW))
    assert game.turn_is_over  # the opponent's own block allows them no Ninja Strike
    assert game.zone(YOU, "deck")[-1] == "Shadow"
    assert game.zone(OPPONENT, "hand") == ["Shadow"]
    assert [game.where(name) for name in ("Fear Fang", "Hunter Fish")] == ["graveyard", "graveyard"]


@pytest.mark.rule("8D.09")
def test_8d_09_at_a_block_the_turn_player_declares_ninja_strike_before_any_effect_of_the_block() -> None:
    """507.3d-e: it waits next to the attacking creature's own ability, and its player picks the order."""
    striker = creature("Striker", LIGHT, 3, 3000, "", whenever_becomes_blocked(charge_from_deck(1)))
    game = Scenario(
        you=Side(battle=[striker], hand=[SHADOW], mana=filler(light=1)), opponent=Side(battle=["Hunter Fish"])
    )
    game.attack(striker).block("Hunter Fish").expect(YOU, "declare", "no", "Shadow").declare(SHADOW)
    game.expect(YOU, "resolve", "Striker", "Shadow").choose("Striker")
    assert game.zone(YOU, "deck")[-1] == "Shadow"  # with two cards in the mana zone it has been summoned
    assert game.turn_is_over


def test_an_unblocked_attack_gives_the_turn_player_no_ninja_strike() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"], hand=[SHADOW], mana=filler(light=4)),
        opponent=Side(battle=["Hunter Fish"]),
    )
    game.attack("Fear Fang").block()
    assert game.turn_is_over and game.where(SHADOW) == "hand"
