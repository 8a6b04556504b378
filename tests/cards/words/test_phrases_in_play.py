"""Phrases whose meaning no other test shows, played with made-up cards.

Each test fails if its phrase does nothing, or something else (`tests/cards/phrases`).
"""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    PICK_A_PLAYER,
    PUT_THEM_BACK,
    SHUFFLE_THAT_DECK,
    SHUFFLE_YOUR_DECK,
    THEM,
    THIS_IS_ATTACKING,
    YOU_HAVE_NO_SHIELDS,
    Card,
    DefinitionError,
    Effect,
    Feature,
    ability_word,
    among_the_rest,
    among_them,
    choose,
    creature,
    destroy,
    draw,
    for_each_card,
    for_each_of,
    gets_power,
    goes_to_deck_bottom_after_casting,
    look_at_top,
    put_into_mana,
    put_on_bottom_of_deck,
    return_to_hand,
    reveal,
    reveal_top,
    spell,
    tap,
    that_players,
    use_for_no_cost,
    your,
    your_opponents,
)
from sim.cards.words.nouns import THE_REST
from sim.engine.record.codes import log, steps, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile, tapped
from tests.cards.written import paragraph

USES_OR_CHARGES = (
    "Whenever your opponent uses a card or puts a card into their mana zone during their turn, "
    "return that card to its owner's hand."
)

STAYS = creature("Bystander", FIRE, 3, 1000, "")  # could attack: the turn does not end
NAMES = ("Corile", "Torcon", "Fear Fang", "Burning Mane", "Aqua Hulcus", "Aqua Surfer", "Terror Pit", "Comet Missile")


def wave(*paragraphs: Feature | Effect) -> Card:
    return spell("Wave", FIRE, 1, *paragraphs)


def hero(*features: Feature, power: int = 3000) -> Card:
    return creature("Hero", FIRE, 1, power, "Human", *features)


# --- Decks ------------------------------------------------------------------------------------------------------
@pytest.mark.phrase("SHUFFLE_YOUR_DECK")
def test_shuffling_your_deck_changes_the_order_of_its_cards_alone() -> None:
    game = Scenario(
        you=Side(hand=[wave(SHUFFLE_YOUR_DECK)], mana=filler(fire=1), battle=[STAYS], deck=exactly(*NAMES)),
        opponent=Side(deck=exactly(*NAMES)),
    )
    game.use("Wave")
    assert game.zone(YOU, "deck") != list(NAMES)
    assert sorted(game.zone(YOU, "deck")) == sorted(NAMES)
    assert game.zone(OPPONENT, "deck") == list(NAMES)


@pytest.mark.phrase("SHUFFLE_THAT_DECK", "PICK_A_PLAYER")
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_the_player_who_was_chosen_shuffles_their_deck(player: int) -> None:
    game = Scenario(
        you=Side(
            hand=[wave(PICK_A_PLAYER, SHUFFLE_THAT_DECK)], mana=filler(fire=1), battle=[STAYS], deck=exactly(*NAMES)
        ),
        opponent=Side(deck=exactly(*NAMES)),
    )
    game.use("Wave").choose(player)
    assert [game.zone(one, "deck") != list(NAMES) for one in (YOU, OPPONENT)] == [player == YOU, player == OPPONENT]


def revealed(game: Scenario) -> list[str]:
    """The cards that both players have seen, by the log."""
    return [game.session.card_name(event[2]) for event in game.session.events if event[0] == log.REVEAL]


@pytest.mark.phrase("look_at_top", "PUT_THEM_BACK")
def test_what_you_look_at_is_not_revealed_and_goes_back_in_the_order_that_you_choose() -> None:
    looks = wave(look_at_top(2), PUT_THEM_BACK)
    game = Scenario(you=Side(hand=[looks], mana=filler(fire=1), battle=[STAYS], deck=["Corile", "Torcon"]))
    game.use("Wave")
    game.expect(YOU, "order", "Corile", "Torcon").choose("Corile")
    assert game.zone(YOU, "deck")[:2] == ["Torcon", "Corile"]
    assert revealed(game) == []


@pytest.mark.phrase("reveal_top")
def test_the_top_cards_that_are_revealed_are_seen_and_stay_where_they_are() -> None:
    shows = wave(reveal_top(2))
    game = Scenario(you=Side(hand=[shows], mana=filler(fire=1), battle=[STAYS], deck=["Corile", "Torcon"]))
    game.use("Wave")
    assert revealed(game) == ["Corile", "Torcon"]
    assert game.zone(YOU, "deck")[:2] == ["Corile", "Torcon"]


@pytest.mark.phrase("reveal")
def test_a_card_of_the_hand_that_is_revealed_is_seen_and_stays_there() -> None:
    shows = wave(reveal(choose(1, your(CARDS.in_zone(zones.HAND)))))
    game = Scenario(you=Side(hand=[shows, "Corile", "Torcon"], mana=filler(fire=1), battle=[STAYS]))
    game.use("Wave", "Corile")
    assert revealed(game) == ["Corile"]
    assert game.zone(YOU, "hand") == ["Corile", "Torcon"]


@pytest.mark.phrase("among_the_rest", "THE_REST")
def test_from_among_the_rest_no_card_is_chosen_that_was_chosen_before() -> None:
    """The first card has left the others; the last ones are the rest of both choices."""
    search = wave(
        look_at_top(3),
        reveal(among_them(choose(1, CARDS))),
        put_into_mana(among_the_rest(choose(1, CARDS))),
        put_on_bottom_of_deck(THE_REST),
    )
    game = Scenario(
        you=Side(
            hand=[search],
            mana=filler(fire=1),
            battle=[STAYS],
            deck=exactly("Corile", "Torcon", "Fear Fang", *NAMES[4:]),
        )
    )
    game.use("Wave", "Corile")
    game.expect(YOU, "choose", "Torcon", "Fear Fang")
    game.choose("Torcon")
    assert "Torcon" in game.zone(YOU, "mana")
    assert game.zone(YOU, "deck")[-1] == "Fear Fang"
    assert game.zone(YOU, "deck")[0] == "Corile"


def test_after_a_choice_the_cards_left_are_the_rest() -> None:
    """Among "them", which is what was chosen, the card would be used twice, and the rest would stay in the deck."""
    twice = [use_for_no_cost(among_them(choose(1, CARDS)))] * 2
    with pytest.raises(DefinitionError, match='say "from among the rest"'):
        tabulate([wave(look_at_top(3), *twice, put_on_bottom_of_deck(THE_REST))])


def test_the_top_card_is_not_looked_at_once_for_each_of_some_cards() -> None:
    """It stays on top, and would be the only card to choose among."""
    looks = for_each_card(your(CREATURES), look_at_top(1)), put_on_bottom_of_deck(THEM)
    with pytest.raises(DefinitionError, match="the top card is the same each time"):
        tabulate([wave(*looks)])


# --- Spells -----------------------------------------------------------------------------------------------------
@pytest.mark.phrase("goes_to_deck_bottom_after_casting")
def test_after_casting_the_spell_is_the_lowest_card_of_the_deck() -> None:
    boomerang = wave(goes_to_deck_bottom_after_casting, draw(1))
    game = Scenario(you=Side(hand=[boomerang], mana=filler(fire=1), battle=[STAYS], deck=exactly(*NAMES)))
    game.use("Wave")
    assert game.zone(YOU, "deck")[-1] == "Wave"
    assert not game.zone(YOU, "graveyard")


@pytest.mark.phrase("THAT_CARD")
def test_that_card_is_the_card_of_the_event() -> None:
    thief = hero(paragraph(USES_OR_CHARGES))
    game = Scenario(
        you=Side(battle=[thief], mana=filler(1)),
        opponent=Side(hand=["Corile"], mana=["Torcon"]),
        turn=OPPONENT,
        step=steps.CHARGE,
    )
    game.choose("Corile")
    assert game.zone(OPPONENT, "hand") == ["Corile"]
    assert game.zone(OPPONENT, "mana") == ["Torcon"]


# --- Descriptions -----------------------------------------------------------------------------------------------
@pytest.mark.phrase("ability_word", "with_ability_word")
def test_an_ability_word_is_what_a_description_can_ask_for() -> None:
    """Whether the ability applies now makes no difference; another word, or none, does."""
    onitime = creature(
        "Ogre", FIRE, 3, 2000, "", ability_word("Onitime", gets_power(1000, condition=YOU_HAVE_NO_SHIELDS))
    )
    saver = creature("Saver", FIRE, 3, 2000, "", ability_word("Saver", gets_power(1000)))
    plain = creature("Plain", FIRE, 3, 2000, "", gets_power(1000))
    chief = hero(gets_power(for_each_of(CREATURES.with_ability_word("Onitime"), 1000)))
    game = Scenario(you=Side(battle=[chief, onitime, saver, plain]))
    assert game.power("Hero") == 4000


@pytest.mark.phrase("non_evolution")
def test_an_evolution_creature_is_not_a_non_evolution_creature() -> None:
    game = Scenario(
        you=Side(
            hand=[wave(destroy(choose(1, your_opponents(CREATURES.non_evolution()))))],
            mana=filler(fire=1),
            battle=[STAYS],
        ),
        opponent=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus"), "Corile", "Torcon"]),
    )
    game.use("Wave")
    game.expect(YOU, "choose", "Corile", "Torcon")


@pytest.mark.phrase("that_players")
@pytest.mark.parametrize(("player", "creatures"), [(YOU, ("Bystander", "Fear Fang")), (OPPONENT, ("Corile", "Torcon"))])
def test_only_the_cards_of_the_player_who_was_chosen_are_that_players(player: int, creatures: tuple[str, ...]) -> None:
    game = Scenario(
        you=Side(
            hand=[wave(PICK_A_PLAYER, destroy(choose(1, that_players(CREATURES))))],
            mana=filler(fire=1),
            battle=[STAYS, "Fear Fang"],
        ),
        opponent=Side(battle=["Corile", "Torcon"]),
    )
    game.use("Wave").choose(player)
    game.expect(YOU, "choose", *creatures)


@pytest.mark.phrase("CREATURES", "choose")
def test_a_creature_is_no_other_card_and_is_chosen_by_the_player_of_the_effect() -> None:
    game = Scenario(
        you=Side(
            hand=[wave(return_to_hand(choose(1, your_opponents(CREATURES.in_zone(zones.MANA)))))],
            mana=filler(fire=1),
            battle=[STAYS],
        ),
        opponent=Side(mana=["Corile", "Terror Pit", "Torcon"]),
    )
    game.use("Wave")
    game.expect(YOU, "choose", "Corile", "Torcon")


# --- Effects and conditions -------------------------------------------------------------------------------------
@pytest.mark.phrase("tap")
def test_only_the_chosen_creature_is_tapped() -> None:
    game = Scenario(
        you=Side(hand=[wave(tap(choose(1, your_opponents(CREATURES))))], mana=filler(fire=1), battle=[STAYS]),
        opponent=Side(battle=["Corile", "Torcon"]),
    )
    game.use("Wave", "Corile")
    assert [game.is_tapped(name) for name in ("Corile", "Torcon", "Bystander")] == [True, False, False]
    assert game.where("Corile") == "battle"


@pytest.mark.phrase("THIS_IS_ATTACKING")
@pytest.mark.parametrize("attacks", [True, False])
def test_while_this_creature_is_attacking_is_not_while_it_is_attacked(attacks: bool) -> None:
    striker = hero(gets_power(2000, condition=THIS_IS_ATTACKING), power=1000)
    rival = creature("Rival", FIRE, 3, 2500, "")
    game = Scenario(
        you=Side(battle=[tapped(striker), STAYS] if not attacks else [striker, STAYS]),
        opponent=Side(battle=[rival] if not attacks else [tapped(rival)]),
        turn=YOU if attacks else OPPONENT,
    )
    game.attack("Hero", "Rival") if attacks else game.attack("Rival", "Hero")
    assert (game.where("Hero") == "battle") == attacks
