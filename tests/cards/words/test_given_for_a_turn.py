"""Triggered abilities that an effect gives to creatures for a turn, and what waits for the end of a battle."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.wording import rules_text
from sim.cards.words import (
    BLOCKER,
    CREATURES,
    DARKNESS,
    FIRE,
    IT,
    SHIELDS,
    THE_ATTACKER,
    THIS,
    DefinitionError,
    after_it_battles,
    after_the_battle,
    attacks_untapped,
    blocker,
    break_shields,
    cant_attack,
    choose,
    creature,
    destroy,
    draw,
    every,
    evolves_from,
    for_a_while,
    give_ability,
    have_that_break_shields,
    let_attack_anyway,
    pick,
    return_to_hand,
    shield_trigger,
    shields_cant_trigger,
    silent_skill,
    spell,
    tap,
    untap,
    when_wins_battle,
    whenever_becomes_blocked,
    whenever_blocks,
    whenever_breaks_shield,
    whenever_is_attacked,
    whenever_one_becomes_blocked_at_player,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped

ONE = filler(fire=1)
FIGHTER = creature("Fighter", FIRE, 3, 5000, "Human", attacks_untapped)
SECOND = creature("Second", FIRE, 3, 5000, "Human", attacks_untapped)
WEAK = creature("Weak", DARKNESS, 1, 1000, "Ghost")
WALL = creature("Wall", DARKNESS, 1, 1000, "Ghost", blocker)
FISTS = spell("Fists", FIRE, 1, give_ability(when_wins_battle(untap(THIS)), choose(1, your(CREATURES))))


# --- Given for this turn ---------------------------------------------------------------------------------
@pytest.mark.phrase("give_ability")
def test_a_creature_is_given_an_ability_that_triggers_each_time() -> None:
    assert rules_text(FISTS) == (
        'One of your creatures gets "When this creature wins a battle, untap it" until the end of the turn.'
    )
    weak = [creature(f"Weak {number}", DARKNESS, 1, 1000, "Ghost") for number in range(2)]
    game = Scenario(you=Side(hand=[FISTS], mana=ONE, battle=[FIGHTER, SECOND]), opponent=Side(battle=weak))
    game.use(FISTS, "Fighter").attack("Fighter", "Weak 0")
    assert not game.is_tapped("Fighter")
    game.attack("Fighter", "Weak 1")
    assert not game.is_tapped("Fighter")


def test_only_the_creature_chosen_has_it_and_only_this_turn() -> None:
    weak = [creature(f"Weak {number}", DARKNESS, 1, 1000, "Ghost") for number in range(2)]
    game = Scenario(you=Side(hand=[FISTS], mana=ONE, battle=[FIGHTER, SECOND]), opponent=Side(battle=weak))
    game.use(FISTS, "Fighter").attack("Second", "Weak 0")
    assert game.is_tapped("Second")
    game.next_turn().next_turn().until("attack with").attack("Fighter", "Weak 1")
    assert game.is_tapped("Fighter")


def test_the_evolution_of_the_creature_has_it_too() -> None:
    top = creature("Top", FIRE, 1, 6000, "Human", evolves_from(CREATURES.race("Human")), attacks_untapped)
    game = Scenario(
        you=Side(hand=[FISTS, top], mana=filler(fire=2), battle=[FIGHTER, "Corile"]), opponent=Side(battle=[WEAK])
    )
    game.use(FISTS, "Fighter").use(top).attack("Top", "Weak")
    assert not game.is_tapped("Top")


def test_it_is_the_creature_with_the_ability_that_does_it() -> None:
    song = spell(
        "Song",
        FIRE,
        1,
        give_ability(
            whenever_becomes_blocked(break_shields(choose(1, your_opponents(SHIELDS)))), every(your(CREATURES))
        ),
    )
    game = Scenario(you=Side(hand=[song], mana=ONE, battle=[FIGHTER]), opponent=Side(battle=[WALL], shields=1))
    game.use(song).attack("Fighter").block("Wall")
    assert game.zone(OPPONENT, "shields") == []


def test_after_each_battle_of_those_creatures() -> None:
    doom = spell("Doom", FIRE, 1, give_ability(after_it_battles(destroy(THIS)), every(your(CREATURES))))
    game = Scenario(you=Side(hand=[doom], mana=ONE, battle=[FIGHTER, SECOND]), opponent=Side(battle=[WEAK, "Corile"]))
    game.use(doom).attack("Fighter", "Weak")
    assert game.zone(YOU, "battle") == ["Second"]


def test_abilities_that_can_be_given() -> None:
    with pytest.raises(DefinitionError, match="this ability can't be given to others"):
        tabulate([spell("Odd", FIRE, 1, give_ability(silent_skill(draw(1)), choose(1, CREATURES)))])


# --- After the battle ------------------------------------------------------------------------------------
@pytest.mark.phrase("after_the_battle")
def test_after_the_battle_another_creature_is_untapped() -> None:
    untaps = whenever_blocks(pick(choose(1, your(CREATURES))), after_the_battle(untap(IT)))
    ally = creature("Ally", FIRE, 2, 4000, "", blocker, untaps)
    assert rules_text(ally).endswith(
        "Whenever this creature blocks, choose one of your creatures. After the battle, untap it."
    )
    game = Scenario(you=Side(battle=[WEAK, WALL]), opponent=Side(battle=[ally, tapped("Corile")]))
    game.attack("Weak").block("Ally").choose("Corile")
    assert not game.is_tapped("Corile")
    assert game.is_tapped("Ally")


@pytest.mark.phrase("THE_ATTACKER")
def test_the_attacking_creature_is_returned_after_the_battle() -> None:
    amoeba = creature("Amoeba", FIRE, 2, 1000, "", whenever_is_attacked(after_the_battle(return_to_hand(THE_ATTACKER))))
    assert rules_text(amoeba) == (
        "Whenever this creature is attacked, after the battle, return the attacking creature to its owner's hand."
    )
    game = Scenario(you=Side(battle=[FIGHTER, SECOND]), opponent=Side(battle=[amoeba]))
    game.attack("Fighter", "Amoeba")
    assert game.zone(YOU, "hand") == ["Fighter"]
    assert game.zone(OPPONENT, "battle") == []


# --- Descriptions and shields ----------------------------------------------------------------------------
@pytest.mark.phrase("lacking")
def test_creatures_that_lack_a_keyword() -> None:
    bonds = spell("Bonds", FIRE, 1, tap(every(CREATURES.lacking(BLOCKER))))
    assert rules_text(bonds) == 'Tap all creatures that don\'t have "blocker".'
    game = Scenario(you=Side(hand=[bonds], mana=ONE, battle=[FIGHTER]), opponent=Side(battle=[WALL, WEAK]))
    game.use(bonds)
    assert [game.is_tapped(name) for name in ("Fighter", "Wall", "Weak")] == [True, False, True]


@pytest.mark.phrase("shields_cant_trigger")
def test_shields_that_it_breaks_cant_trigger() -> None:
    messiah = creature("Messenger", FIRE, 3, 5000, "", shields_cant_trigger())
    assert rules_text(messiah) == (
        'Players can\'t use the "shield trigger" abilities of shields that this creature breaks.'
    )
    saved = spell("Saved", FIRE, 1, shield_trigger, destroy(every(CREATURES)))
    for attacker, left in ((messiah, ["Messenger"]), (FIGHTER, [])):
        game = Scenario(you=Side(battle=[attacker]), opponent=Side(shields=[saved]))
        game.attack(attacker)
        assert (game.asked == "declare") == (not left)
        if not left:
            game.declare("Saved")
        assert game.zone(YOU, "battle") == left


# --- Other creatures' breaks and attacks -----------------------------------------------------------------
@pytest.mark.phrase("whenever_one_becomes_blocked_at_player", "have_that_break_shields")
def test_a_blocked_creature_breaks_a_shield_itself() -> None:
    spin = spell(
        "Spin",
        FIRE,
        1,
        for_a_while(
            whenever_one_becomes_blocked_at_player(
                your(CREATURES.race("Human")), have_that_break_shields(choose(1, your_opponents(SHIELDS)))
            )
        ),
    )
    assert rules_text(spin) == (
        "This turn, whenever one of your Humans is attacking your opponent and becomes blocked, "
        "have that creature break one of your opponent's shields."
    )
    counts = creature("Counts", FIRE, 3, 5000, "Human", whenever_breaks_shield(draw(1)))
    for attacker, broken in ((counts, 1), (WEAK, 0)):
        game = Scenario(you=Side(hand=[spin], mana=ONE, battle=[attacker]), opponent=Side(battle=[WALL], shields=1))
        game.use(spin).attack(attacker).block("Wall")
        assert game.zone(OPPONENT, "shields") == ["Filler"] * (1 - broken)
        assert len(game.zone(YOU, "hand")) == broken


def test_it_breaks_no_shield_if_it_attacked_a_creature() -> None:
    spin = spell(
        "Spin",
        FIRE,
        1,
        for_a_while(
            whenever_one_becomes_blocked_at_player(
                your(CREATURES), have_that_break_shields(choose(1, your_opponents(SHIELDS)))
            )
        ),
    )
    game = Scenario(
        you=Side(hand=[spin], mana=ONE, battle=[FIGHTER]), opponent=Side(battle=[WALL, tapped("Corile")], shields=1)
    )
    game.use(spin).attack("Fighter", "Corile").block("Wall")
    assert game.zone(OPPONENT, "shields") == ["Filler"]


@pytest.mark.phrase("let_attack_anyway")
def test_one_creature_attacks_the_player_whatever_would_prevent_it() -> None:
    portal = spell("Portal", FIRE, 1, let_attack_anyway(choose(1, your(CREATURES))))
    assert rules_text(portal) == (
        "One of your creatures can attack your opponent this turn despite summoning sickness and any effects that "
        "would prevent it."
    )
    stiff = creature("Stiff", FIRE, 3, 5000, "Human", cant_attack)
    other = creature("Other", FIRE, 3, 5000, "Human", cant_attack)
    game = Scenario(
        you=Side(hand=[portal], mana=ONE, battle=[stiff, other]),
        opponent=Side(battle=[tapped("Corile")], shields=["Torcon"]),
    )
    game.use(portal, "Stiff")
    assert game.refused("Other", "attack")
    game.attack("Stiff").end_turn()
    assert game.zone(OPPONENT, "shields") == []
    assert game.zone(OPPONENT, "battle") == ["Corile"]
