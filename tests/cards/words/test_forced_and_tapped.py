"""Creatures that must be attacked, cards that are put tapped, and what each player spares."""

import pytest

from sim.cards.wording import rules_text
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    GRAVEYARD,
    HAND,
    REDRAW_YOUR_HAND,
    YOU_HAVE_THE_STRONGEST,
    all_but,
    attacked_if_able,
    broken_shields_are_revealed,
    charge_from_deck,
    choose,
    creature,
    draw,
    each_player_chooses,
    enter_mana_tapped,
    every,
    evolves_from,
    mach_fighter,
    must_be_attacked,
    opponent_cant_tap_this,
    put_into_mana,
    return_to_hand,
    spell,
    tap,
    when,
    your,
    your_opponents,
)
from sim.engine.record.codes import log
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, tapped

ONE = filler(fire=1)
ABAS = creature("Abas", FIRE, 3, 5000, "Human", must_be_attacked())


# --- Must be attacked ------------------------------------------------------------------------------------
@pytest.mark.phrase("must_be_attacked")
def test_creatures_must_attack_the_creature_that_draws_them() -> None:
    assert rules_text(ABAS) == "Your opponent's creatures attack this creature each turn if able."
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped(ABAS), tapped("Corile")]))
    game.end_turn()
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]


@pytest.mark.phrase("attacked_if_able")
def test_who_attacks_must_attack_the_creature_that_draws_attackers_and_nobody_must_attack() -> None:
    lure = creature("Lure", FIRE, 3, 5000, "Human", attacked_if_able())
    assert rules_text(lure) == "Your opponent's attacking creatures attack this creature if able."
    theirs = [tapped(lure), tapped("Corile")]
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=theirs, shields=2)).choose("Fear Fang")
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=theirs)).end_turn()
    assert game.zone(YOU, "battle") == ["Fear Fang"]
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[lure, tapped("Corile")], shields=2))
    game.choose("Fear Fang").expect(YOU, "attack", "the opponent", "Corile")


def test_nobody_must_attack_while_it_cannot_be_attacked() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[ABAS, tapped("Corile")]))
    game.until("attack with").decline()
    assert game.zone(YOU, "battle") == ["Fear Fang"]


def test_a_mach_fighter_must_attack_at_once() -> None:
    """In the turn in which it is put it can attack creatures, so it must."""
    racer = creature("Racer", FIRE, 1, 1000, "Human", mach_fighter)
    game = Scenario(you=Side(hand=[racer], mana=ONE), opponent=Side(battle=[ABAS]))
    game.use(racer)
    game.end_turn()
    assert game.zone(YOU, "graveyard") == ["Racer"]


# --- Tapped mana -----------------------------------------------------------------------------------------
@pytest.mark.phrase("enter_mana_tapped")
def test_the_opponents_mana_is_put_tapped() -> None:
    tripper = creature("Tripper", FIRE, 3, 1000, "Ghost", enter_mana_tapped(your_opponents(CARDS)))
    assert rules_text(tripper) == "Your opponent's cards are put into their mana zone tapped."
    grow = spell("Grow", FIRE, 1, charge_from_deck(1))
    for owner_of_tripper, tapped_too in ((OPPONENT, True), (YOU, False)):
        theirs, mine = ([tripper], []) if owner_of_tripper == OPPONENT else ([], [tripper])
        game = Scenario(you=Side(hand=[grow], mana=ONE, battle=mine, deck=["Fear Fang"]), opponent=Side(battle=theirs))
        game.use(grow)
        assert game.is_tapped("Fear Fang") == tapped_too


# --- What each player spares -----------------------------------------------------------------------------
@pytest.mark.phrase("all_but")
def test_each_player_spares_a_creature() -> None:
    warp = spell("Warp", FIRE, 1, tap(all_but(each_player_chooses(1, CREATURES))))
    assert rules_text(warp) == "Each player chooses one of their creatures, and you tap the rest."
    game = Scenario(
        you=Side(hand=[warp], mana=ONE, battle=["Fear Fang", "Torcon"]),
        opponent=Side(battle=["Corile", "Aqua Hulcus"]),
    )
    game.use(warp, "Torcon", "Aqua Hulcus")
    cards = ("Fear Fang", "Torcon", "Corile", "Aqua Hulcus")
    assert [game.is_tapped(name) for name in cards] == [True, False, True, False]


# --- A new hand ------------------------------------------------------------------------------------------
@pytest.mark.phrase("REDRAW_YOUR_HAND")
def test_only_your_own_hand_is_drawn_again() -> None:
    fish = spell("Fish", FIRE, 1, REDRAW_YOUR_HAND)
    assert rules_text(fish) == "Count the cards in your hand, shuffle them into your deck and draw that many."
    game = Scenario(you=Side(hand=[fish, "Fear Fang", "Torcon"], mana=ONE), opponent=Side(hand=["Corile"]))
    before = len(game.zone(YOU, "deck"))
    game.use(fish)
    assert len(game.zone(YOU, "hand")) == 2
    assert sorted(game.zone(YOU, "hand")) != ["Fear Fang", "Torcon"]  # with this seed
    assert len(game.zone(YOU, "deck")) == before
    assert game.zone(OPPONENT, "hand") == ["Corile"]


# --- What the opponent can't tap -------------------------------------------------------------------------
@pytest.mark.phrase("opponent_cant_tap_this")
def test_the_opponent_cant_tap_it_but_its_owner_can() -> None:
    ulex = creature("Ulex", FIRE, 3, 3000, "Spirit Quartz", opponent_cant_tap_this)
    assert rules_text(ulex) == "Your opponent can't tap this creature."
    all_tapped = spell("All Tapped", FIRE, 1, tap(every(CREATURES)))
    game = Scenario(you=Side(hand=[all_tapped], mana=ONE), opponent=Side(battle=[ulex, "Corile"]))
    game.use(all_tapped)
    assert [game.is_tapped(name) for name in ("Ulex", "Corile")] == [False, True]
    game = Scenario(you=Side(hand=[all_tapped], mana=ONE, battle=[ulex]))
    assert game.use(all_tapped).is_tapped("Ulex")


# --- Names and evolutions --------------------------------------------------------------------------------
@pytest.mark.phrase("not_called")
def test_creatures_with_another_name() -> None:
    others = spell("Others", FIRE, 1, tap(every(CREATURES.not_called("Corile"))))
    assert rules_text(others) == 'Tap all creatures not named "Corile".'
    game = Scenario(you=Side(hand=[others], mana=ONE, battle=["Fear Fang"]), opponent=Side(battle=["Corile"]))
    game.use(others)
    assert [game.is_tapped(name) for name in ("Fear Fang", "Corile")] == [True, False]


@pytest.mark.phrase("evolving_from")
def test_creatures_that_evolve_from_a_race() -> None:
    call = spell("Call", FIRE, 1, return_to_hand(choose(1, your(CREATURES.evolving_from("Dragon").in_zone(GRAVEYARD)))))
    assert rules_text(call) == "Return a creature that evolves from a Dragon from your graveyard to your hand."
    super_dragon = creature("Super", FIRE, 5, 9000, "Armored Dragon", evolves_from(CREATURES.race("Armored Dragon")))
    human = creature("Evolved Human", FIRE, 3, 6000, "Human", evolves_from(CREATURES.race("Human")))
    dragon = creature("Dragon", FIRE, 5, 6000, "Armored Dragon")
    game = Scenario(you=Side(hand=[call], mana=ONE, graveyard=[human, dragon, super_dragon]))
    game.use(call)
    assert game.zone(YOU, "hand") == ["Super"]


# --- What breaks shields shows ---------------------------------------------------------------------------
@pytest.mark.phrase("broken_shields_are_revealed")
def test_shields_that_your_creatures_break_are_revealed() -> None:
    rubels = creature("Rubels", FIRE, 3, 2500, "Gladiator", broken_shields_are_revealed(your(CREATURES)))
    assert rules_text(rubels) == "Your opponent reveals shields that your creatures break."
    for explorer, seen in (([rubels], ["Corile"]), ([], [])):
        game = Scenario(you=Side(battle=["Fear Fang", *explorer]), opponent=Side(shields=["Corile"]))
        game.attack("Fear Fang")
        revealed = [game.session.card_name(event[2]) for event in game.session.events if event[0] == log.REVEAL]
        assert revealed == seen


# --- The strongest creature ------------------------------------------------------------------------------
@pytest.mark.phrase("YOU_HAVE_THE_STRONGEST")
def test_you_have_the_strongest_creature() -> None:
    moth = spell("Moth", FIRE, 1, when(YOU_HAVE_THE_STRONGEST, draw(1)))
    assert rules_text(moth) == (
        "If one of your creatures has more power than each of your opponent's creatures, draw a card."
    )
    strong, weak = creature("Strong", FIRE, 5, 5000, "Human"), creature("Weak", FIRE, 1, 1000, "Human")
    for mine, theirs, drawn in (
        ([strong, weak], [weak], 1),
        ([strong], [strong, weak], 0),
        ([weak], [], 1),
        ([], [], 0),
    ):
        game = Scenario(you=Side(hand=[moth], mana=ONE, battle=mine), opponent=Side(battle=theirs))
        game.use(moth)
        assert len(game.zone(YOU, "hand")) == drawn


@pytest.mark.phrase("put_into_mana")
@pytest.mark.parametrize("put_tapped", [True, False])
def test_cards_are_put_into_the_mana_zone_tapped_from_hand_graveyard_and_battle_zone(put_tapped: bool) -> None:
    """A creature goes there with the cards under it; what was there before stays untapped."""
    song = spell(
        "Song", FIRE, 1,
        put_into_mana(choose(1, your(CARDS.in_zone(HAND))), tapped=put_tapped),
        put_into_mana(every(your(CARDS.in_zone(GRAVEYARD))), tapped=put_tapped),
        put_into_mana(choose(1, your(CREATURES.race("Liquid People"))), tapped=put_tapped),
    )  # fmt: skip
    game = Scenario(
        you=Side(
            hand=[song, "Torcon"],
            mana=filler(fire=2),
            graveyard=["Corile"],
            battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Bombazar, Dragon of Destiny"],
        )
    )
    game.use("Song")
    new = ("Torcon", "Corile", "Crystal Lancer", "Aqua Hulcus")
    assert [game.where(card) for card in new] == ["mana"] * 4
    assert [game.is_tapped(card) for card in new] == [put_tapped] * 4
    assert [game.is_tapped(card) for card in ("Fire Filler", "Fire Filler#2")].count(True) == 1
