"""Cards that go to the mana zone tapped instead of the graveyard, for a turn."""

from types import SimpleNamespace

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.wording import rules_text
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    MANA,
    THEM,
    Card,
    DefinitionError,
    Effect,
    charger,
    choose,
    creature,
    destroy,
    discard,
    draw,
    every,
    evolves_from,
    ex_life,
    for_a_while,
    if_you_do,
    instead_of_being_destroyed,
    mana_instead_of_graveyard,
    mill_from_deck,
    must_enter_instead_of_being_discarded,
    put_into_graveyard,
    return_to_hand,
    shield_trigger,
    shields_go_to_graveyard,
    spell,
    when_destroyed,
    whenever_attacks,
    whenever_discards,
    whenever_put_into_mana,
    your,
    your_opponents,
)
from sim.games.narration.narration import Narrator
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, sealed

CONVERSION = "Flesh-to-Spirit Conversion"
SPARE = spell("Spare", FIRE, 1, for_a_while(mana_instead_of_graveyard))
HUMAN = creature("Human", FIRE, 3, 2000, "Human")
OTHER = creature("Other", FIRE, 3, 3000, "Human")
TOP = creature("Top", FIRE, 1, 5000, "Human", evolves_from(CREATURES.race("Human")))


def cast(*effects: Effect, name: str = "Act") -> Card:
    """A spell that does this for 1 mana."""
    return spell(name, FIRE, 1, *effects)


KILL_ALL = cast(destroy(every(CREATURES)), name="Kill All")


def in_mana(game: Scenario, player: int = YOU) -> list[str]:
    """The cards of the mana zone that were put there, without the fillers."""
    return sorted(name for name in game.zone(player, "mana") if "Filler" not in name)


# --- What it replaces ---
@pytest.mark.phrase("mana_instead_of_graveyard")
def test_your_cards_go_to_the_mana_zone_tapped_and_the_opponents_do_not() -> None:
    assert rules_text(SPARE) == (
        "This turn, whenever one of your other cards would be put into your graveyard, put it into your mana zone "
        "tapped instead."
    )
    game = Scenario(
        you=Side(hand=[SPARE, KILL_ALL], mana=filler(fire=3), battle=[HUMAN, "Torcon"]),
        opponent=Side(battle=["Corile"]),
    )
    game.use(SPARE).use(KILL_ALL)
    assert in_mana(game) == ["Human", "Kill All", "Torcon"]
    assert all(game.is_tapped(card) for card in (HUMAN, "Torcon", KILL_ALL))
    assert game.zone(YOU, "graveyard") == ["Spare"]
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


def test_it_is_not_put_into_the_mana_zone_itself() -> None:
    """Multicolored cards are put into the mana zone tapped (405.1), which is all that its reminder says."""
    game = Scenario(you=Side(hand=[CONVERSION], mana=filler(darkness=3, nature=3), battle=["Torcon"]))
    game.use(CONVERSION)
    assert game.zone(YOU, "graveyard") == [CONVERSION]


def test_it_is_replaced_for_a_turn() -> None:
    game = Scenario(
        you=Side(hand=[SPARE], mana=filler(fire=1), battle=[HUMAN]),
        opponent=Side(hand=[KILL_ALL], mana=filler(fire=1)),
    )
    game.use(SPARE).next_turn().until("use a card", OPPONENT)
    game.use(KILL_ALL)
    assert game.zone(YOU, "graveyard") == ["Spare", "Human"]


def test_it_is_no_destruction() -> None:
    """609.4: what is replaced has not happened; what follows "if you do" asks for the attempt (101.3a)."""
    martyr = creature("Martyr", FIRE, 3, 2000, "Human", when_destroyed(draw(1)))
    act = cast(destroy(choose(1, your(CREATURES))), if_you_do(draw(1)))
    game = Scenario(you=Side(hand=[SPARE, act], mana=filler(fire=3), battle=[martyr]))
    game.use(SPARE).use(act)
    assert in_mana(game) == ["Act", "Martyr"]
    assert len(game.zone(YOU, "hand")) == 1
    assert int(game.record.destroyed[0]) == 0


def test_a_pile_goes_there_with_all_its_cards() -> None:
    """109.2b."""
    game = Scenario(you=Side(hand=[SPARE, KILL_ALL], mana=filler(fire=3), battle=[pile(TOP, HUMAN)]))
    game.use(SPARE).use(KILL_ALL)
    assert in_mana(game) == ["Human", "Kill All", "Top"]
    assert game.is_tapped(TOP) and game.is_tapped(HUMAN)


def test_seals_go_there_too() -> None:
    command = creature("Command", FIRE, 1, 2000, "Angel Command")
    game = Scenario(
        you=Side(hand=[SPARE, command], mana=filler(fire=3), battle=[sealed(HUMAN, ["Corile"]), OTHER]),
    )
    game.use(SPARE).use(command)
    assert in_mana(game) == ["Corile"]
    assert game.is_tapped("Corile")


def test_discarding_is_replaced() -> None:
    act = cast(discard(choose(1, your(CARDS.in_zone(HAND)))), if_you_do(draw(1)))
    watcher = creature("Watcher", FIRE, 3, 2000, "", whenever_discards(your(CARDS), draw(3)))
    game = Scenario(you=Side(hand=[SPARE, act, HUMAN], mana=filler(fire=3), battle=[watcher]))
    game.use(SPARE).use(act)
    assert in_mana(game) == ["Act", "Human"]
    assert len(game.zone(YOU, "hand")) == 1


def test_cards_of_the_deck_go_there_and_are_not_those_put_into_the_graveyard() -> None:
    """400.8."""
    act = cast(mill_from_deck(2), return_to_hand(THEM))
    game = Scenario(you=Side(hand=[SPARE, act], mana=filler(fire=3), battle=[OTHER], deck=[HUMAN, "Corile"]))
    game.use(SPARE).use(act)
    assert in_mana(game) == ["Act", "Corile", "Human"]
    assert all(game.is_tapped(card) for card in (HUMAN, "Corile"))


def test_mana_stays_and_is_tapped() -> None:
    act = cast(put_into_graveyard(every(your(CARDS.in_zone(MANA)))))
    game = Scenario(you=Side(hand=[SPARE, act], mana=[*filler(fire=4), HUMAN], battle=[OTHER]))
    game.use(SPARE).use(act)
    assert len(game.zone(YOU, "mana")) == 6
    assert game.untapped_mana(YOU) == 0
    assert game.zone(YOU, "graveyard") == ["Spare"]


def test_new_mana_is_seen() -> None:
    watcher = creature("Watcher", FIRE, 3, 2000, "", whenever_put_into_mana(your(CARDS), draw(1)))
    act = cast(destroy(choose(1, your(CREATURES.race("Human")))))
    game = Scenario(you=Side(hand=[SPARE, act], mana=filler(fire=3), battle=[HUMAN, watcher]))
    game.use(SPARE).use(act).settle()
    assert len(game.zone(YOU, "hand")) == 2  # for the creature, and for the spell


# --- Which cards: those that lie where they lay (110.2e) ---
def test_cards_that_have_changed_zones_since_are_not_among_them() -> None:
    """110.2e: a creature that was put afterwards is another object, and so is a card drawn afterwards.

    The first answer to this card said so too: what goes directly from where it lay to the graveyard.
    """
    game = Scenario(you=Side(hand=[SPARE, HUMAN, KILL_ALL], mana=filler(fire=6), battle=[OTHER]))
    game.use(SPARE).use(HUMAN).use(KILL_ALL)
    assert in_mana(game) == ["Kill All", "Other"]
    assert game.zone(YOU, "graveyard") == ["Spare", "Human"]


def test_a_creature_that_evolves_afterwards_is_still_the_same() -> None:
    """801.2."""
    game = Scenario(you=Side(hand=[SPARE, TOP, KILL_ALL], mana=filler(fire=6), battle=[HUMAN]))
    game.use(SPARE).use(TOP).use(KILL_ALL)
    assert in_mana(game) == ["Human", "Kill All", "Top"]


def test_the_second_one_replaces_where_the_first_one_goes() -> None:
    first = spell("First", FIRE, 1, for_a_while(mana_instead_of_graveyard))
    game = Scenario(you=Side(hand=[first, SPARE], mana=filler(fire=3), battle=[HUMAN]))
    game.use(first).use(SPARE).settle()
    assert in_mana(game) == ["Spare"]
    assert game.zone(YOU, "graveyard") == ["First"]


# --- Together with other replacements (101.5, 609.8) ---
def test_the_player_chooses_between_two_replacements() -> None:
    """609.8."""
    home = creature("Home", FIRE, 3, 2000, "Human", instead_of_being_destroyed(HAND))
    for answer, zone in ((0, "mana"), (1, "hand")):
        game = Scenario(you=Side(hand=[SPARE, KILL_ALL], mana=filler(fire=3), battle=[home]))
        game.use(SPARE).use(KILL_ALL)
        assert game.asked == "instead" and game.player_asked == YOU
        game.session.answer(answer)
        assert "Home" in game.zone(YOU, zone)


def test_what_a_spell_says_of_itself_comes_first() -> None:
    """609.8a: a charger goes to the mana zone by itself, untapped."""
    charges = spell("Charges", FIRE, 1, draw(1), charger)
    game = Scenario(you=Side(hand=[SPARE, charges], mana=filler(fire=3), battle=[HUMAN]))
    game.use(SPARE).use(charges)
    assert in_mana(game) == ["Charges"]
    assert not game.is_tapped(charges)


def test_what_happens_instead_is_not_replaced_again() -> None:
    """101.5: shields that go to the graveyard instead of being broken."""
    burner = creature("Burner", FIRE, 3, 2000, "", shields_go_to_graveyard)
    save = spell("Save", FIRE, 1, for_a_while(mana_instead_of_graveyard), shield_trigger)
    breaker = creature("Breaker", FIRE, 3, 2000, "")
    game = Scenario(you=Side(battle=[breaker, burner]), opponent=Side(shields=[save, "Corile", "Torcon"]))
    game.attack(breaker).choose(save).declare(save).attack(burner).choose("Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Save", "Corile"]


def test_an_ex_life_shield_is_given_all_the_same() -> None:
    alive = creature("Alive", FIRE, 1, 2000, "", ex_life)
    game = Scenario(
        you=Side(hand=[alive, SPARE, KILL_ALL], mana=filler(fire=6), battle=[HUMAN], deck=["Corile"]),
    )
    game.use(alive).use(SPARE).use(KILL_ALL)
    game.expect(YOU, "instead", "Corile", "Alive")
    game.choose("Corile")
    assert game.zone(YOU, "battle") == ["Alive"]
    assert game.zone(YOU, "graveyard") == ["Spare", "Corile"]


def test_a_creature_that_must_enter_instead_of_being_discarded_has_a_choice() -> None:
    """609.8."""
    comes = creature("Comes", FIRE, 3, 2000, "", must_enter_instead_of_being_discarded)
    save = spell("Save", FIRE, 1, for_a_while(mana_instead_of_graveyard), shield_trigger)
    breaker = creature("Breaker", FIRE, 3, 2000, "")
    thief = creature(
        "Thief", FIRE, 3, 2000, "", whenever_attacks(discard(choose(1, your_opponents(CARDS.in_zone(HAND)))))
    )
    for enters in (True, False):
        game = Scenario(
            you=Side(battle=[breaker, thief]),
            opponent=Side(hand=[comes], shields=[save, "Corile"]),
        )
        game.attack(breaker).choose(save).declare(save).attack(thief)
        game.expect(OPPONENT, "instead", "no", "yes")
        game = game.accept() if enters else game.decline()
        assert "Comes" in game.zone(OPPONENT, "battle" if enters else "mana")


# --- The log ---
def test_the_log_says_what_happened() -> None:
    game = Scenario(you=Side(hand=[SPARE, KILL_ALL], mana=filler(fire=3), battle=[HUMAN]))
    game.use(SPARE).use(KILL_ALL)
    matchup = SimpleNamespace(tables=game._tables, cards=game._cards)
    narrator = Narrator(matchup, game.record, ("you", "the opponent"))  # type: ignore[arg-type]
    told = [event.text for event in narrator.narrate(game.session.events, 10)]
    assert "Human goes to the mana zone instead of the graveyard" in told


def test_no_creature_can_have_it() -> None:
    with pytest.raises(DefinitionError, match="for a while"):
        tabulate([creature("Test Card", FIRE, 1, 1000, "", mana_instead_of_graveyard)])
