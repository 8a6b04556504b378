"""The marks of a game for each card, from which card and trigger statistics are counted."""

import pytest

from sim.cards.words import (
    CARDS,
    DARKNESS,
    SHIELDS,
    THE_REST,
    WATER,
    among_them,
    break_shields,
    choose,
    creature,
    discard,
    every,
    look_at_top,
    prohibit,
    put_on_bottom_of_deck,
    return_shields,
    shield_trigger,
    spell,
    take,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.engine.record.codes import acts, card_marks, zones
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile

GALAMUTA = "Galamuta, Matchless Fear Lord"  # no player can use shield triggers in the turn of its attack


def marked(game: Scenario, player: int, what: int) -> list[str]:
    """The names of the player's cards with a mark, in the order of setting up."""
    bits = int(game.record.marks[player, what])
    return [game.session.card_name(64 * player + slot) for slot in range(64) if bits >> slot & 1]


def marks(game: Scenario, player: int, *whats: int) -> dict[str, list[str]]:
    """The names of the player's cards by mark, without marks that no card has."""
    found = {card_marks.NAMES[what]: marked(game, player, what) for what in whats or range(card_marks.MARKS)}
    return {mark: names for mark, names in found.items() if names}


# --- Where a card came from, and whether it was played ----------------------------------------------------
def test_a_turn_draws_from_the_deck_and_a_summoned_creature_is_played() -> None:
    game = Scenario(
        you=Side(hand=["Fear Fang"], mana=filler(darkness=1, nature=2)), opponent=Side(deck=["Torcon"], hand=["Corile"])
    )
    assert marks(game, YOU) == marks(game, OPPONENT) == {}
    game.use("Fear Fang").next_turn()
    assert marks(game, YOU) == {"played": ["Fear Fang"]}
    assert marks(game, OPPONENT) == {"from_deck": ["Torcon"]}


def test_cards_that_an_effect_takes_from_the_deck_are_marked_and_cards_only_looked_at_are_not() -> None:
    search = spell(
        "Search", WATER, 1, look_at_top(2), take(among_them(choose(1, CARDS))), put_on_bottom_of_deck(THE_REST)
    )
    game = Scenario(you=Side(hand=[search], mana=filler(water=1), deck=["Torcon", "Corile"]))
    game.use(search, "Corile")
    assert marks(game, YOU) == {"from_deck": ["Corile"], "played": ["Search"]}


def test_moves_from_the_deck_to_the_mana_zone_and_from_the_battle_zone_to_the_hand_are_not_marked() -> None:
    game = Scenario(
        you=Side(hand=["Bronze-Arm Tribe", "Spiral Gate"], mana=filler(nature=3, water=2), deck=["Torcon"]),
        opponent=Side(battle=["Fear Fang"]),
    )
    game.use("Bronze-Arm Tribe").use("Spiral Gate", "Fear Fang")
    assert "Torcon" in game.zone(YOU, "mana") and game.zone(OPPONENT, "hand") == ["Fear Fang"]
    assert marks(game, YOU) == {"played": ["Bronze-Arm Tribe", "Spiral Gate"]}
    assert marks(game, OPPONENT) == {}


def test_a_card_that_strikes_back_is_played_and_the_one_discarded_for_it_was_never_in_the_hand() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]), opponent=Side(hand=["Hakumei Doji"], shields=["Volcanic Arrows", "Aqua Guard"])
    )
    game.attack("Fear Fang").choose("Volcanic Arrows").declare("Hakumei Doji")
    assert game.zone(OPPONENT, "graveyard") == ["Volcanic Arrows"]
    trigger = ["Volcanic Arrows"]
    assert marks(game, OPPONENT) == {
        "played": ["Hakumei Doji"], "trigger_broken": trigger, "trigger_usable": trigger,
    }  # fmt: skip


# --- Shield triggers --------------------------------------------------------------------------------------
PIT = ["Terror Pit"]
USED = {
    "from_shields": PIT, "played": PIT, "trigger_broken": PIT, "trigger_usable": PIT, "trigger_declared": PIT,
    "trigger_used": PIT,
}  # fmt: skip
STOPPED, ENDED = {"trigger_stopped_attacker": PIT}, {"trigger_ended_attacks": PIT}


def attack_on_pit(*attackers: str) -> Scenario:
    """Fear Fang attacks, with the first attackers next to it, and breaks Terror Pit of two shields."""
    game = Scenario(you=Side(battle=["Fear Fang", *attackers]), opponent=Side(shields=["Terror Pit", "Aqua Guard"]))
    return game.attack("Fear Fang").choose("Terror Pit")


def test_a_trigger_that_destroys_the_only_attacker() -> None:
    game = attack_on_pit().declare("Terror Pit")
    assert game.turn_is_over
    assert marks(game, OPPONENT) == USED | STOPPED | ENDED


def test_a_trigger_that_destroys_another_creature_has_not_stopped_the_attacker() -> None:
    game = attack_on_pit("Aqua Hulcus").declare("Terror Pit").choose("Aqua Hulcus")
    assert game.turn_is_over
    assert marks(game, OPPONENT) == USED | ENDED


def test_what_ended_the_attacks_is_known_at_the_end_of_the_turn() -> None:
    game = attack_on_pit("Aqua Hulcus", "Corile").declare("Terror Pit").choose("Aqua Hulcus")
    assert marks(game, OPPONENT) == USED
    game.attack("Corile")
    assert game.turn_is_over
    assert marks(game, OPPONENT) == USED | {"from_shields": ["Terror Pit", "Aqua Guard"]}
    spared = attack_on_pit("Aqua Hulcus", "Corile").declare("Terror Pit").choose("Aqua Hulcus").decline()
    assert marks(spared, OPPONENT) == USED | ENDED


def test_a_trigger_that_does_nothing_to_an_attack_has_ended_the_attacks_when_none_follows() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(shields=["Brain Serum"]))
    game.attack("Fear Fang").declare("Brain Serum").decline()
    assert game.turn_is_over
    assert marks(game, OPPONENT, card_marks.TRIGGER_STOPPED_ATTACKER, card_marks.TRIGGER_ENDED_ATTACKS) == {
        "trigger_ended_attacks": ["Brain Serum"]
    }


def test_all_triggers_used_in_an_attack_share_its_outcome() -> None:
    game = Scenario(
        you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Corile"]),
        opponent=Side(shields=["Terror Pit", "Brain Serum"]),
    )
    game.attack("Crystal Lancer").declare("Terror Pit", "Brain Serum").choose("Brain Serum").decline().choose(
        "Crystal Lancer"
    )
    assert marked(game, OPPONENT, card_marks.TRIGGER_STOPPED_ATTACKER) == ["Terror Pit", "Brain Serum"]


def test_a_trigger_that_its_owner_does_not_declare() -> None:
    game = attack_on_pit().declare()
    assert marks(game, OPPONENT) == {"from_shields": PIT, "trigger_broken": PIT, "trigger_usable": PIT}


def test_a_trigger_that_is_prohibited() -> None:
    game = Scenario(you=Side(battle=[GALAMUTA]), opponent=Side(shields=["Terror Pit", "Aqua Guard"]))
    game.attack(GALAMUTA).choose("Terror Pit")
    assert marks(game, OPPONENT) == {"from_shields": PIT, "trigger_broken": PIT}


@pytest.mark.parametrize("declarations", ["by-ability", "misfire", "strict"])
def test_a_trigger_that_is_declared_under_a_prohibition_misfires(declarations: str) -> None:
    silencer = creature("Silencer", DARKNESS, 4, 3000, "", whenever_attacks(prohibit(acts.CAST)))
    game = Scenario(
        you=Side(battle=[silencer]),
        opponent=Side(shields=["Terror Pit", "Aqua Guard"]),
        rules=RuleOptions(prohibited_declarations=declarations),
    )
    game.attack(silencer).choose("Terror Pit")
    declared = {}
    if declarations == "misfire":
        game.declare("Terror Pit")
        declared = {"trigger_declared": PIT}
    assert game.turn_is_over
    assert marks(game, OPPONENT) == {"from_shields": PIT, "trigger_broken": PIT} | declared


def test_a_declared_trigger_that_has_left_the_hand_misfires_but_was_usable() -> None:
    spill = spell("Spill", DARKNESS, 3, shield_trigger, discard(every(your(CARDS.in_zone(zones.HAND)))))
    game = Scenario(
        you=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Corile"]), opponent=Side(shields=[spill, "Terror Pit"])
    )
    game.attack("Crystal Lancer").declare("Spill", "Terror Pit").choose("Spill")
    assert game.zone(OPPONENT, "graveyard") == ["Terror Pit", "Spill"]
    assert marked(game, OPPONENT, card_marks.TRIGGER_USABLE) == ["Spill", "Terror Pit"]
    assert marked(game, OPPONENT, card_marks.TRIGGER_DECLARED) == ["Spill", "Terror Pit"]
    assert marked(game, OPPONENT, card_marks.TRIGGER_USED) == ["Spill"]


def test_a_trigger_from_a_shield_that_an_effect_returned_is_used_and_was_not_broken() -> None:
    retreat = spell("Retreat", WATER, 1, return_shields(choose(1, your(SHIELDS)), shield_triggers=True))
    game = Scenario(you=Side(hand=[retreat], mana=filler(water=1), shields=PIT), opponent=Side(battle=["Fear Fang"]))
    game.use(retreat).declare("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]
    assert marks(game, YOU) == {
        "from_shields": PIT, "played": ["Retreat", *PIT], "trigger_declared": PIT, "trigger_used": PIT,
    }  # fmt: skip


def test_shields_that_go_to_the_graveyard_instead_were_not_broken() -> None:
    game = Scenario(you=Side(battle=["Bolmeteus Steel Dragon"]), opponent=Side(shields=PIT))
    game.attack("Bolmeteus Steel Dragon")
    assert game.zone(OPPONENT, "graveyard") == PIT
    assert marks(game, OPPONENT) == {}


def test_a_trigger_used_outside_an_attack_stops_and_ends_no_attack() -> None:
    raid = spell("Raid", DARKNESS, 1, break_shields(choose(1, your_opponents(SHIELDS))))
    game = Scenario(you=Side(hand=[raid], mana=filler(darkness=1), battle=["Fear Fang"]), opponent=Side(shields=PIT))
    game.use(raid).declare("Terror Pit")
    assert game.turn_is_over and game.zone(YOU, "graveyard") == ["Fear Fang", "Raid"]
    assert marks(game, OPPONENT) == USED
