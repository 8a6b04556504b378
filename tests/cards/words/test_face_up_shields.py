"""Shields that are turned face up: who sees them, for how long, and what they still are."""

from types import SimpleNamespace

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    IT,
    SHIELDS,
    Card,
    DefinitionError,
    Effect,
    add_to_shields,
    among_them,
    break_shields,
    choose,
    choose_up_to,
    creature,
    each_player_chooses,
    every,
    look_at,
    opponent_chooses,
    put_into_graveyard,
    put_into_mana,
    return_shields,
    spell,
    turn_face_up,
    untap,
    whenever_unblocked,
    you_choose_shields_to_break,
    your,
    your_opponents,
)
from sim.engine.record.codes import log
from sim.games.narration.narration import Narrator
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents, pile, tapped
from sim.games.scenario import face_up as lying_face_up
from tests.cards.written import card

AQUA_MASTER = "Aqua Master"
ULARUS = "Ularus, Punishment Elemental"
THEIR_SHIELD = choose(1, your_opponents(SHIELDS))


def wave(*effects: Effect, name: str = "Wave") -> Card:
    return spell(name, FIRE, 1, *effects)


def face_up(game: Scenario) -> list[str]:
    """The opponent's shields that you see."""
    return [name for name in game.zone(OPPONENT, "shields") if game.sees(YOU, opponents(name))]


def turned(game: Scenario) -> list[str]:
    """The shields that were turned face up, in this order."""
    return [game.session.card_name(event[2]) for event in game.session.events if event[0] == log.FACE_UP]


def told(game: Scenario) -> list[str | None]:
    matchup = SimpleNamespace(tables=game._tables, cards=game._cards)
    narrator = Narrator(matchup, game.record, ("you", "the opponent"))  # type: ignore[arg-type]
    return [event.text for event in narrator.narrate(game.session.events, 10)]


# --- Aqua Master ---
def unblocked(*shields: str, **opponents: object) -> Scenario:
    game = Scenario(you=Side(battle=[AQUA_MASTER]), opponent=Side(shields=list(shields), **opponents))  # type: ignore[arg-type]
    return game.attack(AQUA_MASTER)


@pytest.mark.phrase("turn_face_up")
@pytest.mark.rule("4.20")
def test_both_players_see_a_shield_that_is_turned_face_up() -> None:
    game = unblocked("Rosa Rossa", "Corile", "Fear Fang")
    assert face_up(game) == []
    game.expect(YOU, "choose", "Rosa Rossa", "Corile", "Fear Fang").choose("Corile")
    assert face_up(game) == ["Corile"]
    assert game.sees(OPPONENT, "Corile") and not game.sees(OPPONENT, "Rosa Rossa")
    # The question about the shield to break names it, and no other.
    assert game.session.question is not None
    assert [option.name for option in game.session.question.options] == [None, "Corile", None]
    assert "the opponent's shield Corile is turned face up" in told(game)


def test_it_stays_face_up_when_another_shield_is_broken() -> None:
    game = unblocked("Rosa Rossa", "Corile", "Fear Fang").choose("Corile", "Rosa Rossa")
    assert game.zone(OPPONENT, "hand") == ["Rosa Rossa"]
    assert face_up(game) == ["Corile"]
    game.next_turn()
    assert face_up(game) == ["Corile"]


def test_a_shield_that_lies_face_up_can_be_broken() -> None:
    game = unblocked("Rosa Rossa", "Corile").choose("Corile", "Corile")
    assert game.zone(OPPONENT, "shields") == ["Rosa Rossa"]
    assert game.zone(OPPONENT, "hand") == ["Corile"]
    assert not game.sees(YOU, "Corile")  # hidden again, in the hand


def test_the_shield_trigger_of_a_shield_that_lies_face_up_can_be_used() -> None:
    game = unblocked("Terror Pit", "Corile").choose("Terror Pit", "Terror Pit")
    game.expect(OPPONENT, "declare", "Terror Pit", "no")
    # It stands by in the shield zone, where it is still face up (113.6a).
    assert game.sees(YOU, "Terror Pit")
    game.declare("Terror Pit")
    assert game.zone(YOU, "graveyard") == [AQUA_MASTER]
    assert game.zone(OPPONENT, "graveyard") == ["Terror Pit"]


def test_another_shield_that_stands_by_is_hidden() -> None:
    game = unblocked("Terror Pit", "Corile").choose("Corile", "Terror Pit")
    game.expect(OPPONENT, "declare", "Terror Pit", "no")
    assert not game.sees(YOU, "Terror Pit")


def test_aqua_master_turns_nothing_when_it_is_blocked() -> None:
    game = unblocked("Rosa Rossa", "Corile", battle=["Hunter Fish"])
    game.block("Hunter Fish")
    assert face_up(game) == turned(game) == []
    assert len(game.zone(OPPONENT, "shields")) == 2


def test_aqua_master_turns_nothing_when_it_attacks_a_creature() -> None:
    game = Scenario(
        you=Side(battle=[AQUA_MASTER]), opponent=Side(battle=[tapped("Fear Fang")], shields=["Rosa Rossa", "Corile"])
    )
    game.attack(AQUA_MASTER, "Fear Fang")
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"] and turned(game) == []


def test_aqua_master_finds_no_shield() -> None:
    game = unblocked()
    assert game.winner == YOU and turned(game) == []


# --- Ularus ---
def ularus(*mine: str) -> Scenario:
    return Scenario(
        you=Side(
            hand=[ULARUS],
            mana=filler(light=5),
            battle=list(mine),
            shields=["Aqua Hulcus", "Burning Mane", "Silver Fist"],
        ),
        opponent=Side(battle=["Hunter Fish"], shields=["Rosa Rossa", "Corile", "Fear Fang"]),
    ).use(ULARUS)


@pytest.mark.phrase("turn_face_up", "for_each_card")
def test_ularus_turns_a_shield_of_any_player_for_each_of_your_creatures() -> None:
    game = ularus("Bronze-Arm Tribe")
    every_shield = ["Aqua Hulcus", "Burning Mane", "Silver Fist", "Rosa Rossa", "Corile", "Fear Fang"]
    game.expect(YOU, "choose", "no", *every_shield).choose("Corile")
    game.expect(YOU, "choose", "no", *every_shield).choose("Burning Mane")
    assert turned(game) == ["Corile", "Burning Mane"]
    assert face_up(game) == ["Corile"]
    assert game.sees(YOU, "Burning Mane") and game.sees(OPPONENT, "Burning Mane")
    game.expect(YOU, "attack with")


def test_ularus_counts_itself_and_each_shield_may_be_left() -> None:
    game = ularus().choose("Rosa Rossa")
    assert turned(game) == ["Rosa Rossa"]
    assert game.turn_is_over
    game = ularus("Bronze-Arm Tribe").decline().choose("Fear Fang")
    assert turned(game) == ["Fear Fang"]
    assert turned(ularus("Bronze-Arm Tribe").decline().decline()) == []


def test_a_shield_is_turned_face_up_only_once() -> None:
    game = ularus("Bronze-Arm Tribe").choose("Corile").choose("Corile")
    assert turned(game) == ["Corile"] == face_up(game)


# --- What leaves the shield zone, and what comes back ---
@pytest.mark.parametrize(
    ("effect", "zone", "seen"),
    [
        pytest.param(return_shields(THEIR_SHIELD, shield_triggers=False), "hand", False, id="hand"),
        pytest.param(put_into_graveyard(THEIR_SHIELD), "graveyard", True, id="graveyard"),
        pytest.param(put_into_mana(THEIR_SHIELD), "mana", True, id="mana"),
        pytest.param(break_shields(THEIR_SHIELD), "hand", False, id="broken"),
    ],
)
def test_a_card_that_leaves_the_shield_zone_is_face_up_no_longer(effect: Effect, zone: str, seen: bool) -> None:
    first, second = wave(turn_face_up(THEIR_SHIELD)), wave(effect, name="Second")
    game = Scenario(you=Side(hand=[first, second], mana=filler(fire=2)), opponent=Side(shields=["Corile"]))
    game.use("Wave")
    assert face_up(game) == ["Corile"]
    game.use("Second")
    assert game.where("Corile") == zone
    assert game.sees(YOU, "Corile") == seen


def test_a_card_that_comes_back_to_the_shields_lies_face_down() -> None:
    turn = wave(turn_face_up(choose(1, your(SHIELDS))))
    back = wave(
        return_shields(choose(1, your(SHIELDS)), shield_triggers=False),
        add_to_shields(choose(1, your(CREATURES.in_zone(HAND)))),
        name="Back",
    )
    game = Scenario(you=Side(hand=[turn, back], mana=filler(fire=2), shields=["Corile"]))
    game.use("Wave")
    assert game.sees(OPPONENT, "Corile")
    game.use("Back")
    assert game.zone(YOU, "shields") == ["Corile"]
    assert not game.sees(OPPONENT, "Corile") and not game.sees(YOU, "Corile")


def test_all_cards_of_a_shield_are_turned() -> None:
    game = Scenario(
        you=Side(hand=[wave(turn_face_up(THEIR_SHIELD))], mana=filler(fire=1)),
        opponent=Side(shields=[pile("Corile", "Rosa Rossa")]),
    )
    game.use("Wave")
    assert turned(game) == ["Corile", "Rosa Rossa"]


@pytest.mark.parametrize(
    ("goes", "zone"),
    [
        ("Put {} into their graveyard", "graveyard"),
        ("Put {} into their mana zone", "mana"),
        ("Put {} on the bottom of their deck in any order", "deck"),
        ("Return {} to their hand", "hand"),
    ],
)
@pytest.mark.parametrize("cards", [["Corile", "Fear Fang"], ["Fear Fang", "Corile"], ["Corile", "Fear Fang", "Torcon"]])
def test_113_2a_a_card_of_a_shield_that_lies_face_up_leaves_alone(cards: list[str], goes: str, zone: str) -> None:
    """113.2a: the rest of the shield stays, in the same place."""
    things = [lying_face_up(name) if name == "Fear Fang" else name for name in cards]
    what = goes.format("all your opponent's face-up cards from the shield zone")
    sweep = card(f"Sweep\nSpell - fire - cost 1\n{what}.")
    game = Scenario(
        you=Side(hand=[sweep], mana=filler(fire=1), battle=["Torcon"]),
        opponent=Side(shields=[pile(*things), "Aqua Hulcus"]),
    )
    game.use("Sweep")
    assert "Fear Fang" in game.zone(OPPONENT, zone)
    first, *others = game.zone(OPPONENT, "shields")
    assert others == ["Aqua Hulcus"]
    assert sorted([first, *game.under(first)]) == sorted(name for name in cards if name != "Fear Fang")


# --- Other nouns ---
def cast(effect: Effect, *more: Effect) -> Scenario:
    return Scenario(
        you=Side(hand=[wave(effect, *more)], mana=filler(fire=1), shields=["Aqua Hulcus", "Burning Mane"]),
        opponent=Side(shields=["Rosa Rossa", "Corile"]),
    ).use("Wave")


@pytest.mark.phrase("turn_face_up")
def test_several_shields_are_turned_face_up() -> None:
    assert turned(cast(turn_face_up(every(your_opponents(SHIELDS))))) == ["Rosa Rossa", "Corile"]
    assert turned(cast(turn_face_up(choose_up_to(2, SHIELDS))).choose("Corile").enough()) == ["Corile"]


@pytest.mark.phrase("turn_face_up")
def test_other_players_choose_the_shields() -> None:
    game = cast(turn_face_up(opponent_chooses(1, your(SHIELDS))))
    game.expect(OPPONENT, "choose").choose("Burning Mane")
    assert turned(game) == ["Burning Mane"]
    game = cast(turn_face_up(each_player_chooses(1, SHIELDS)))
    game.expect(YOU, "choose").choose("Aqua Hulcus")
    game.expect(OPPONENT, "choose").choose("Corile")
    assert turned(game) == ["Aqua Hulcus", "Corile"]


def test_a_shield_that_was_looked_at_is_turned_face_up() -> None:
    game = cast(look_at(every(your_opponents(SHIELDS))), turn_face_up(among_them(choose(1, CARDS))))
    assert turned(game.choose("Corile")) == ["Corile"]


def test_only_shields_are_turned_face_up() -> None:
    with pytest.raises(DefinitionError, match="only be done in the shield zone"):
        wave(turn_face_up(choose(1, CREATURES)))
    with pytest.raises(DefinitionError, match="only shields are turned face up"):
        Scenario(you=Side(hand=[wave(untap(choose(1, CREATURES)), turn_face_up(IT))]))


# --- Scripted players ---
BOTH = pytest.mark.parametrize("player", ["rush", "control"])


@BOTH
def test_a_player_turns_all_shields_of_the_opponent_and_none_twice(player: str) -> None:
    game = Scenario(
        you=Side(hand=[ULARUS], mana=filler(light=5), battle=["Bronze-Arm Tribe"], shields=3),
        opponent=Side(shields=["Rosa Rossa", "Corile"]),
        you_are=player,
    )
    assert sorted(turned(game)) == ["Corile", "Rosa Rossa"]


@BOTH
def test_a_player_leaves_their_own_shields_face_down(player: str) -> None:
    game = Scenario(
        you=Side(hand=[ULARUS], mana=filler(light=5), battle=["Bronze-Arm Tribe"], shields=3),
        opponent=Side(shields=["Rosa Rossa"]),
        you_are=player,
    )
    assert turned(game) == ["Rosa Rossa"]


@BOTH
@pytest.mark.parametrize(
    ("known", "broken"), [("Terror Pit", "Corile"), ("Rosa Rossa", "Rosa Rossa"), ("Corile", "Corile")]
)
def test_a_player_breaks_what_is_known_to_be_harmless(player: str, known: str, broken: str) -> None:
    """A known shield trigger comes after the shields that nobody knows, a known card without one before them."""
    turn = turn_face_up(opponent_chooses(1, your_opponents(SHIELDS)))
    game = Scenario(
        you=Side(battle=[creature("Scout", FIRE, 3, 3000, "", whenever_unblocked(turn))]),
        opponent=Side(shields=["Terror Pit", "Corile", "Rosa Rossa"]),
        you_are=player,
    )
    game.expect(OPPONENT, "choose").choose(known)
    assert game.zone(OPPONENT, "hand") == [broken]


@BOTH
@pytest.mark.parametrize(("known", "broken"), [("Terror Pit", "Terror Pit"), ("Corile", "Rosa Rossa")])
def test_a_player_would_have_a_known_shield_trigger_of_their_own_broken(player: str, known: str, broken: str) -> None:
    lure = creature("Lure", FIRE, 3, 3000, "", you_choose_shields_to_break)
    turn = whenever_unblocked(turn_face_up(THEIR_SHIELD))
    game = Scenario(
        you=Side(battle=[creature("Scout", FIRE, 3, 3000, "", turn), "Fear Fang"]),
        opponent=Side(battle=[tapped(lure)], shields=["Corile", "Rosa Rossa", "Terror Pit"]),
        opponent_is=player,
    )
    game.attack("Scout").choose(known)
    assert broken not in game.zone(OPPONENT, "shields")
    assert len(game.zone(OPPONENT, "shields")) == 2


def test_a_card_that_is_put_onto_a_shield_is_told_to_lie_face_up() -> None:
    emblem = "Furious Broken Mask Judgment"
    game = Scenario(you=Side(hand=[emblem], mana=filler(light=2), shields=["Corile"]), opponent=Side())
    game.use(emblem)
    assert f"{emblem} goes from you's hand to the shield zone face up" in told(game)
