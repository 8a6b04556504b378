"""Two abilities of one card are distinguished; the order of effects that are the same is not asked."""

from types import SimpleNamespace

import pytest

from sim.cards.words import (
    BATTLE,
    CREATURES,
    FIRE,
    GRAVEYARD,
    HAND,
    THAT,
    charge_from_deck,
    creature,
    destroy,
    draw,
    every,
    instead_of_being_destroyed,
    may,
    put,
    spell,
    tap,
    tap_ability,
    whenever_attacks,
    whenever_destroyed,
    whenever_put,
    your,
    your_opponents,
)
from sim.games.narration.narration import Narrator
from sim.games.scenario import YOU, Illegal, Scenario, Side, ability, filler
from tests.rules.situations import GAGAGA

RAIDER = creature(
    "Raider", FIRE, 3, 3000, "", whenever_attacks(may(draw(1))), whenever_attacks(may(charge_from_deck(1)))
)
DRAWS = "Raider (Whenever this creature attacks, you may draw a card.)"
CHARGES = "Raider (Whenever this creature attacks, you may put the top card of your deck into your mana zone.)"


def test_abilities_of_one_card_are_told_apart_and_chosen_by_their_text() -> None:
    game = Scenario(you=Side(battle=[RAIDER, "Torcon"])).attack("Raider")
    game.expect(YOU, "resolve", DRAWS, CHARGES).expect(YOU, "resolve", "Raider", "Raider")
    assert game.question is not None and f"resolve: {DRAWS}, {CHARGES}" in game.question.words()
    with pytest.raises(Illegal, match=r"Raider \(destroy\) cannot be chosen"):
        game.choose(ability("Raider", "destroy"))
    game.choose(ability("Raider", "mana zone")).accept()
    assert (len(game.zone(YOU, "mana")), len(game.zone(YOU, "hand"))) == (1, 0)


@pytest.mark.parametrize(("first", "zone"), [(DRAWS, "hand"), (CHARGES, "mana")])
def test_an_option_is_an_answer_as_it_is_written(first: str, zone: str) -> None:
    game = Scenario(you=Side(battle=[RAIDER, "Torcon"])).attack("Raider")
    assert game.can_choose(first)
    assert game.choose(first).accept().zone(YOU, zone) == ["Filler"]


def test_the_transcript_tells_them_apart() -> None:
    game = Scenario(you=Side(battle=[RAIDER, "Torcon"])).attack("Raider").choose(CHARGES).decline().decline()
    matchup = SimpleNamespace(tables=game._tables, cards=game._cards)
    narrator = Narrator(matchup, game.record, ("you", "the opponent"))  # type: ignore[arg-type]
    lines = [event.text for event in narrator.narrate(game.session.events, 10) if event.what == "trigger"]
    assert lines == [f"Raider's ability: {text[8:-1]}" for text in (CHARGES, DRAWS)]


@pytest.mark.parametrize(
    ("zone", "words"),
    [
        (BATTLE, "stays in the battle zone instead of being destroyed"),
        (HAND, "goes to the hand instead of being destroyed"),
    ],
)
def test_the_transcript_says_where_a_card_goes_instead(zone: int, words: str) -> None:
    sturdy = creature("Sturdy", FIRE, 1, 1000, "", instead_of_being_destroyed(zone))
    game = Scenario(you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=[sturdy]))
    game.use("Terror Pit")
    matchup = SimpleNamespace(tables=game._tables, cards=game._cards)
    narrator = Narrator(matchup, game.record, ("you", "the opponent"))  # type: ignore[arg-type]
    lines = [event.text for event in narrator.narrate(game.session.events, 10)]
    assert any((line or "").endswith(f"Sturdy {words}") for line in lines), lines


def test_ways_of_using_a_card_and_tap_abilities_are_told_apart() -> None:
    tapper = creature("Tapper", FIRE, 3, 3000, "", tap_ability(draw(2)))
    game = Scenario(you=Side(hand=[GAGAGA, "Great Sonic"], mana=filler(fire=9), battle=[tapper, "Torcon"]))
    assert "Gagaga Gaial Brand (paying its cost)" in game.options
    game.until("attack with")
    assert game.options == [
        "no", "Tapper", "Tapper (Instead of having this creature attack, you may tap it: Draw 2 cards.)", "Torcon"
    ]  # fmt: skip


WEAK = every(CREATURES.power(at_most=2000))
RAISE = put(every(your(CREATURES.in_zone(GRAVEYARD))))


def test_the_order_of_effects_that_are_the_same_is_not_asked() -> None:
    mourner = creature("Mourner", FIRE, 3, 9000, "", whenever_destroyed(CREATURES, may(draw(1))))
    game = Scenario(
        you=Side(hand=[spell("Fire", FIRE, 1, destroy(WEAK))], mana=filler(fire=1), battle=[mourner]),
        opponent=Side(battle=["Torcon", "Corile"]),
    )
    game.use("Fire").expect(YOU, "may").accept().expect(YOU, "may").accept()
    assert len(game.zone(YOU, "hand")) == 2


def test_the_order_is_asked_where_the_effects_refer_to_what_happened_or_the_sources_differ() -> None:
    greeter = creature("Greeter", FIRE, 3, 9000, "", whenever_put(your(CREATURES), may(tap(THAT))))
    fire, fox = spell("Fire", FIRE, 1, RAISE), creature("Fox", FIRE, 1, 1000, "")
    side = Side(hand=[fire], mana=filler(fire=1), battle=[greeter], graveyard=["Torcon", fox])
    game = Scenario(you=side).use("Fire").expect(YOU, "resolve", "Greeter", "Greeter")
    assert [option.rsplit(" - ")[-1] for option in game.options] == ["Torcon)", "Fox)"]
    game.choose(ability("Greeter", "Fox")).accept()
    assert game.is_tapped("Fox") and not game.is_tapped("Torcon")
    mourner = creature("Mourner", FIRE, 3, 9000, "", whenever_destroyed(your_opponents(CREATURES), may(draw(1))))
    fire = spell("Fire", FIRE, 1, destroy(WEAK))
    game = Scenario(
        you=Side(hand=[fire], mana=filler(fire=1), battle=[mourner, mourner]),
        opponent=Side(battle=["Torcon", "Corile"]),
    )
    game.use("Fire").expect(YOU, "resolve", "Mourner", "Mourner").choose("Mourner#2").accept()
    game.expect(YOU, "resolve", "Mourner", "Mourner")
