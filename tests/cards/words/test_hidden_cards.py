"""Looking at hidden cards, and the decks of other players: what happens, who sees it, and what stays hidden."""

from dataclasses import replace

import pytest

from sim.cards.words import (
    CARDS,
    CHOSEN_PLAYERS,
    CREATURES,
    DARKNESS,
    FIRE,
    HAND,
    IT,
    MANA,
    OPPONENTS,
    PICK_A_PLAYER,
    PUT_THEM_BACK,
    SHIELDS,
    SPELLS,
    THAT_MANY,
    THE_REST,
    THEM,
    Card,
    DefinitionError,
    Effect,
    among_them,
    cast_for_no_cost,
    charge_from_deck,
    choose,
    choose_any_number,
    choose_up_to,
    count,
    discard,
    draw,
    draw_up_to,
    every,
    if_you_do,
    look_at,
    look_at_top,
    look_at_up_to,
    may,
    mill_from_deck,
    opponent_chooses,
    pick,
    put,
    put_into_graveyard,
    put_into_mana,
    reveal_until,
    reveal_until_several,
    spell,
    they_are,
    when,
    your,
    your_opponents,
)
from sim.engine.record.codes import log
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, opponents
from tests.cards.written import card

THEIR_HAND = every(your_opponents(CARDS.in_zone(HAND)))


def wave(*effects: Effect) -> Card:
    return spell("Wave", FIRE, 1, *effects)


def cast(*effects: Effect, you: Side | None = None, opponent: Side | None = None) -> Scenario:
    side = you or Side()
    hand = [wave(*effects), *(side.hand if isinstance(side.hand, list) else [])]
    side = replace(side, hand=hand, mana=filler(fire=1))
    return Scenario(you=side, opponent=opponent or Side()).use("Wave")


def looks(game: Scenario) -> list[str]:
    session = game.session
    return [session.card_name(event[2]) for event in session.events if event[0] == log.LOOK]


def test_the_player_who_looks_at_a_hand_sees_the_cards_among_which_they_choose() -> None:
    game = cast(
        look_at(THEIR_HAND),
        discard(among_them(choose(1, CREATURES))),
        opponent=Side(hand=["Corile", "Terror Pit", "Fear Fang"]),
    )
    assert sorted(looks(game)) == ["Corile", "Fear Fang", "Terror Pit"]
    game.expect(YOU, "choose", "Corile", "Fear Fang")
    game.choose("Fear Fang")
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]
    assert game.zone(OPPONENT, "hand") == ["Corile", "Terror Pit"]


def test_without_looking_the_cards_of_the_hand_have_no_names() -> None:
    game = cast(discard(choose(1, your_opponents(CARDS.in_zone(HAND)))), opponent=Side(hand=["Corile", "Terror Pit"]))
    assert [option.name for option in game.session.question.options] == [None, None]


def test_what_was_looked_at_is_hidden_again_for_another_choice() -> None:
    game = cast(
        look_at(THEIR_HAND),
        discard(choose(1, your_opponents(CARDS.in_zone(HAND)))),
        opponent=Side(hand=["Corile", "Terror Pit"]),
    )
    assert [option.name for option in game.session.question.options] == [None, None]


@pytest.mark.phrase("look_at")
def test_a_shield_that_was_looked_at_stays_where_it_is() -> None:
    game = cast(look_at(choose(1, your_opponents(SHIELDS))), opponent=Side(shields=["Corile", "Fear Fang"]))
    game.choose(opponents("Fear Fang"))
    assert looks(game) == ["Fear Fang"]
    assert game.zone(OPPONENT, "shields") == ["Corile", "Fear Fang"]


def test_up_to_several_shields_can_be_looked_at() -> None:
    game = cast(look_at(choose_up_to(2, your_opponents(SHIELDS))), opponent=Side(shields=["Corile", "Fear Fang"]))
    game.choose("Corile").enough()
    assert looks(game) == ["Corile"]


def darts(shields: list[str]) -> Scenario:
    return cast(
        pick(opponent_chooses(1, your(SHIELDS))),
        look_at(THEM),
        when(they_are(SPELLS), may(cast_for_no_cost(IT))),
        you=Side(shields=shields),
        opponent=Side(battle=["Corile"]),
    )


def test_a_spell_among_the_shields_can_be_cast_from_there() -> None:
    game = darts(["Terror Pit", "Fear Fang"])
    game.expect(OPPONENT, "choose").choose("Terror Pit")
    game.expect(YOU, "may").accept()
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    assert "Terror Pit" in game.zone(YOU, "graveyard")
    assert game.zone(YOU, "shields") == ["Fear Fang"]


def test_a_creature_among_the_shields_is_only_looked_at() -> None:
    game = darts(["Terror Pit", "Fear Fang"]).choose("Fear Fang")
    assert looks(game) == ["Fear Fang"]
    assert game.zone(YOU, "shields") == ["Terror Pit", "Fear Fang"]


def test_looking_at_the_opponents_deck_and_putting_it_back() -> None:
    game = cast(look_at_top(2, whose=OPPONENTS), PUT_THEM_BACK, opponent=Side(deck=["Corile", "Fear Fang"]))
    game.expect(YOU, "order", "Corile", "Fear Fang")
    game.choose("Corile")
    assert game.zone(OPPONENT, "deck")[:2] == ["Fear Fang", "Corile"]


@pytest.mark.phrase("look_at_up_to")
@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_up_to_so_many_cards_are_looked_at_one_by_one(wanted: int) -> None:
    game = cast(look_at_up_to(2), put_into_mana(among_them(choose(1, CARDS))), you=Side(deck=["Corile", "Fear Fang"]))
    for _ in range(wanted):
        game.accept()
    if wanted < 2:
        game.decline()
    if wanted == 2:
        game.choose("Fear Fang")
    assert game.zone(YOU, "mana")[1:] == [[], ["Corile"], ["Fear Fang"]][wanted]


def test_the_opponent_draws_and_may_draw() -> None:
    game = cast(draw(2, whose=OPPONENTS), opponent=Side(deck=["Corile", "Fear Fang"], hand=[]))
    assert game.zone(OPPONENT, "hand") == ["Corile", "Fear Fang"]
    game = cast(draw_up_to(1, whose=OPPONENTS), if_you_do(draw(1)), opponent=Side(deck=["Corile"], hand=[]))
    game.expect(OPPONENT, "may").decline()
    assert game.zone(OPPONENT, "hand") == [] == game.zone(YOU, "hand")


def test_the_chosen_player_draws() -> None:
    game = cast(PICK_A_PLAYER, draw(1, whose=CHOSEN_PLAYERS), opponent=Side(deck=["Corile"], hand=[]))
    game.choose(OPPONENT)
    assert game.zone(OPPONENT, "hand") == ["Corile"]


def test_cards_of_a_deck_are_counted_by_an_amount() -> None:
    game = cast(charge_from_deck(count(your(CARDS.in_zone(MANA))), tapped=True), you=Side(deck=["Corile", "Fear Fang"]))
    assert game.zone(YOU, "mana")[1:] == ["Corile"]
    assert game.is_tapped("Corile")
    game = cast(
        discard(choose_any_number(your(CARDS.in_zone(HAND)))),
        mill_from_deck(THAT_MANY, whose=OPPONENTS),
        you=Side(hand=["Corile", "Fear Fang"]),
        opponent=Side(deck=["Torcon", "Aqua Hulcus", "Fear Fang"]),
    )
    game.choose("Corile", "Fear Fang")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon", "Aqua Hulcus"]


def test_a_player_must_be_named() -> None:
    with pytest.raises(DefinitionError, match="is not a player"):
        wave(draw(1, whose=4))
    with pytest.raises(DefinitionError, match="is not a player"):
        wave(mill_from_deck(1, whose=7))
    with pytest.raises(DefinitionError, match="only be done in the hand or shield zone"):
        wave(look_at(choose(1, CREATURES.civilization(DARKNESS))))


def until_creature() -> tuple[Effect, ...]:
    return reveal_until(CREATURES), put(IT), put_into_graveyard(THE_REST)


@pytest.mark.phrase("reveal_until")
def test_cards_are_revealed_until_one_fits() -> None:
    game = cast(*until_creature(), you=Side(deck=["Terror Pit", "Burst Shot", "Corile", "Torcon"]))
    revealed = [game.session.card_name(event[2]) for event in game.session.events if event[0] == log.REVEAL]
    assert revealed == ["Terror Pit", "Burst Shot", "Corile"]
    assert game.zone(YOU, "battle") == ["Corile"]
    assert sorted(game.zone(YOU, "graveyard")) == ["Burst Shot", "Terror Pit", "Wave"]
    assert game.zone(YOU, "deck")[0] == "Torcon"


@pytest.mark.phrase("reveal_until_several")
def test_cards_are_revealed_until_as_many_fit() -> None:
    deck = ["Terror Pit", "Corile", "Burst Shot", "Aqua Hulcus", "Torcon"]
    game = cast(reveal_until_several(2, CREATURES), put(THEM), put_into_graveyard(THE_REST), you=Side(deck=deck))
    revealed = [game.session.card_name(event[2]) for event in game.session.events if event[0] == log.REVEAL]
    assert revealed == deck[:4]
    assert sorted(game.zone(YOU, "battle")) == ["Aqua Hulcus", "Corile"]
    assert sorted(game.zone(YOU, "graveyard")) == ["Burst Shot", "Terror Pit", "Wave"]


def test_if_fewer_fit_than_wanted_the_whole_deck_is_revealed() -> None:
    deck = exactly("Terror Pit", "Corile", "Burst Shot")
    game = cast(reveal_until_several(2, CREATURES), put(THEM), put_into_mana(THE_REST), you=Side(deck=deck))
    assert game.zone(YOU, "battle") == ["Corile"]
    assert sorted(game.zone(YOU, "mana")[1:]) == ["Burst Shot", "Terror Pit"]


def test_if_no_card_fits_the_whole_deck_is_revealed() -> None:
    game = cast(reveal_until(CREATURES), put(IT), put_into_mana(THE_REST), you=Side(deck=exactly("Terror Pit")))
    assert game.zone(YOU, "mana")[1:] == ["Terror Pit"]
    assert game.winner == OPPONENT


def test_a_search_that_any_card_ends_is_refused() -> None:
    with pytest.raises(DefinitionError, match=r"write reveal_top\(1\)"):
        wave(reveal_until(CARDS))


def test_the_owner_of_a_destroyed_creature_reveals_the_next_one() -> None:
    game = Scenario(
        you=Side(hand=["Transmogrify"], mana=filler(water=3), battle=["Fear Fang"]),
        opponent=Side(battle=["Corile"], deck=["Terror Pit", "Crystal Lancer", "Aqua Hulcus", "Torcon"]),
    )
    game.use("Transmogrify", "Corile")
    assert game.zone(OPPONENT, "battle") == ["Aqua Hulcus"]  # not the evolution creature
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Crystal Lancer", "Terror Pit"]
    game.expect(OPPONENT, "may", "no", "yes")  # whether the creature draws: it is the opponent's
    assert game.zone(OPPONENT, "deck")[0] == "Torcon"


def test_who_casts_transmogrify_must_destroy_a_creature_even_their_own() -> None:
    """Both printings and the newest text in Japanese say so; the English card says that you may (109.1)."""
    game = Scenario(
        you=Side(hand=["Transmogrify"], mana=filler(water=3), battle=["Fear Fang"], deck=["Torcon"]), opponent=Side()
    )
    game.use("Transmogrify")
    assert (game.zone(YOU, "graveyard"), game.zone(YOU, "battle")) == (["Fear Fang", "Transmogrify"], ["Torcon"])


@pytest.mark.parametrize("revealed", [True, False])
def test_what_is_done_if_you_reveal_a_card_is_done_if_you_do(revealed: bool) -> None:
    looker = card(
        "Looker\nCreature - fire - cost 1 - power 1000 - Human\n"
        "Whenever this creature attacks, you may reveal the top card of your deck. If you do, "
        "put it into your graveyard."
    )
    game = Scenario(you=Side(battle=[looker], deck=["Corile"]))
    game.attack("Looker")
    game = game.accept() if revealed else game.decline()
    assert game.zone(YOU, "graveyard") == (["Corile"] if revealed else [])
