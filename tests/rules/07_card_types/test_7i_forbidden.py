"""Group 7I of the rules catalogue: Forbidden cards and their seals (116)."""

from collections.abc import Callable
from typing import Any

import pytest

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    THEM,
    Act,
    Card,
    Cards,
    Effect,
    Noun,
    at_least,
    choose,
    choose_any_number,
    creature,
    destroy,
    double_breaker,
    draw,
    every,
    give,
    give_power,
    if_you_do,
    put,
    reveal_top,
    seal,
    spell,
    tap,
    when,
    your,
    your_opponents,
)
from sim.engine.record.codes import keywords, links, zones
from sim.engine.record.state import cards_linked
from sim.games.matchups.matchup import prepare_matchup
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, exactly, filler, pile, sealed, tapped
from sim.games.sessions.session import Session
from tests.rules.situations import (
    BRAID_CLAW,
    BYSTANDER,
    DOKINDAM,
    EVERY_WAY_TO_LEAVE,
    JOHNNY,
    ONLOOKER,
    REDZONE,
    SEALED_X,
    THE_RED,
    bottom_of_deck,
    cast_effects,
)


@pytest.mark.rule("7I.01", "7I.02")
def test_7i_01_the_impulse_begins_in_the_battle_zone_under_six_seals_of_its_owners_deck() -> None:
    deck = read_deck("mono-red-rush", known_names())
    session = Session.start(prepare_matchup(deck, deck), seed=1)
    g = session.record
    for player in range(2):
        impulse = g.zone_cards[player, zones.BATTLE, 0]
        assert session.card_name(impulse) == SEALED_X
        seals = cards_linked(g, impulse, links.SEAL)
        assert len(seals) == 6
        assert {card // 64 for card in seals} == {player}
        assert g.zone_count[player, zones.DECK] == 40 - 1 - 6 - 5 - 5


@pytest.mark.rule("7I.03", "7I.14", "10.41")
def test_7i_03_a_command_removes_exactly_one_seal() -> None:
    game = Scenario(you=Side(hand=[THE_RED], mana=filler(fire=4), battle=[sealed(SEALED_X, 3)]))
    game.use(THE_RED)
    assert game.seals(SEALED_X) == 2
    assert len(game.zone(YOU, "graveyard")) == 1


@pytest.mark.rule("7I.03")
def test_7i_03_a_command_of_another_civilization_removes_none() -> None:
    angel = creature("Lone Angel", LIGHT, 4, 4000, "Angel Command")
    game = Scenario(you=Side(hand=[angel], mana=filler(light=4), battle=[sealed(SEALED_X, 3)])).use(angel)
    assert game.seals(SEALED_X) == 3


@pytest.mark.rule("7I.03")
@pytest.mark.parametrize("giver", ["Karz, Priest of the Colored Wind", BYSTANDER])
def test_7i_03_a_civilization_that_a_command_is_given_as_it_enters_removes_a_seal(giver: str | Card) -> None:
    """608.3c, 106.4: with Karz, a Command of nature is one of fire at once."""
    gyaia = "Gyaia, Ground Seal Dragon"
    game = Scenario(you=Side(hand=[gyaia], mana=filler(nature=9), battle=[sealed(SEALED_X, 3), giver])).use(gyaia)
    assert game.seals(SEALED_X) == (3 if giver == BYSTANDER else 2)


@pytest.mark.rule("7I.03")
@pytest.mark.parametrize("giver", ["Jumasol, Bloodcurdling Fuuma", BYSTANDER])
def test_7i_03_a_creature_that_becomes_a_command_as_it_enters_removes_a_seal(giver: str | Card) -> None:
    """608.3c, 203.3: with Jumasol, each Grand Devil is a Demon Command."""
    devil = creature("Devil", DARKNESS, 4, 4000, "Grand Devil")
    game = Scenario(you=Side(hand=[devil], mana=filler(darkness=4), battle=[sealed("Dark Titan Maginn", 2), giver]))
    assert game.use(devil).seals("Dark Titan Maginn") == (2 if giver == BYSTANDER else 1)


@pytest.mark.rule("7I.03", "10.04")
def test_7i_03_a_command_that_invades_removes_a_seal_too() -> None:
    game = Scenario(you=Side(hand=[REDZONE], battle=[sealed(SEALED_X, 3), THE_RED])).attack(THE_RED).declare(REDZONE)
    assert game.seals(SEALED_X) == 2


@pytest.mark.rule("7I.03", "10.41")
def test_7i_03_a_creature_unsealed_by_a_command_has_not_seen_that_command_enter() -> None:
    """603.2, 703.4j: it is ignored as the Command enters, and unsealed by what follows."""
    game = Scenario(
        you=Side(
            hand=["Mauchu, One Extreme"],
            mana=filler(light=9),
            battle=[sealed("Mist Rias, Sonic Guardian", 1), BYSTANDER],
        )
    )
    game.use("Mauchu, One Extreme")
    assert game.seals("Mist Rias, Sonic Guardian") == 0
    assert game.asked != "may"
    assert game.zone(YOU, "hand") == []


@pytest.mark.phrase("liberates")
@pytest.mark.rule("7I.05", "7I.06", "7I.07", "7I.10", "10.40")
def test_7i_05_the_last_seal_liberates_dokindam_x_which_seals_the_opponents_creatures() -> None:
    game = Scenario(
        you=Side(hand=[THE_RED], mana=filler(fire=4), battle=[sealed(SEALED_X, 1)]),
        opponent=Side(battle=["Hunter Fish", pile("Crystal Lancer", "Aqua Hulcus")], shields=4, deck=12),
    )
    game.use(THE_RED)
    assert game.zone(YOU, "battle") == [DOKINDAM, THE_RED]
    assert (game.seals("Hunter Fish"), game.seals("Crystal Lancer")) == (1, 1)
    assert len(game.zone(OPPONENT, "deck")) == 10
    # It was not put: it has no sickness. The sealed blocker is not there to block.
    game.attack(DOKINDAM).choose("Filler", "Filler", "Filler")
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.phrase("cant_be_chosen_by")
def test_only_the_opponents_spells_of_cost_5_or_more_can_choose_dokindam_x() -> None:
    game = Scenario(
        you=Side(hand=["Spiral Gate", "Terror Pit"], mana=filler(water=2, darkness=6)),
        opponent=Side(battle=[DOKINDAM, "Torcon", "Fear Fang"]),
    )
    game.use("Spiral Gate")
    assert game.refused(DOKINDAM) == "it can't be chosen by Spiral Gate"
    game.choose("Torcon").use("Terror Pit", DOKINDAM)
    assert (game.winner, game.reason) == (YOU, "card effect")


def test_a_creatures_ability_can_choose_dokindam_x() -> None:
    game = Scenario(you=Side(hand=["Corile"], mana=filler(water=5)), opponent=Side(battle=[DOKINDAM])).use("Corile")
    assert (game.winner, game.reason) == (YOU, "card effect")


@pytest.mark.rule("7I.10")
def test_7i_10_a_sealed_creature_is_treated_as_if_it_were_not_there() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[sealed(BRAID_CLAW, 1), "Torcon"]),
        opponent=Side(battle=[sealed("Corile", 1), "Fear Fang"]),
    )
    assert "sealed" in game.refused(BRAID_CLAW, "attack")
    game.use("Terror Pit").expect(YOU, "attack with", "no", "Torcon")  # one creature only: nothing to choose
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]


SEALED_UP = creature("Sealed Up", FIRE, 1, 3000, "Human")
A_COMMAND = creature("A Command", FIRE, 3, 3000, "Fire Command")
SEAL_IT = seal(choose(1, your(CREATURES.named("Sealed"))))


def sealed_and_freed(*effects: Effect, battle: list[Thing], hand: tuple[Card, ...] = ()) -> Scenario:
    """A game in which a creature is sealed by a spell, after these effects, and freed by a Command, in one turn."""
    song = spell("Song", FIRE, 1, *effects, SEAL_IT)
    game = Scenario(you=Side(hand=[song, A_COMMAND, *hand], mana=filler(fire=5), battle=[*battle, BYSTANDER]))
    for card in hand:
        game.use(card.name)
    game.use("Song").use("A Command")
    assert game.seals("Sealed Up") == 0
    return game


@pytest.mark.parametrize("is_tapped", [True, False])
def test_116_2a_a_creature_that_is_freed_of_its_seal_is_tapped_or_untapped_as_before(is_tapped: bool) -> None:
    """116.2a."""
    game = sealed_and_freed(battle=[tapped(SEALED_UP) if is_tapped else SEALED_UP])
    assert game.is_tapped("Sealed Up") == is_tapped


def test_116_2a_effects_on_a_creature_end_when_it_is_sealed() -> None:
    """116.2a, 605.2e: it was gone for them."""
    mine = every(your(CREATURES.named("Sealed")))
    game = sealed_and_freed(give_power(2000, mine), give(double_breaker, mine), battle=[SEALED_UP])
    assert game.power("Sealed Up") == 3000
    assert not game.has("Sealed Up", keywords.DOUBLE_BREAKER)


def test_an_effect_on_a_creature_lasts_when_another_one_is_sealed() -> None:
    game = sealed_and_freed(give_power(2000, every(your(CREATURES.named("Bystander")))), battle=[SEALED_UP])
    assert game.power("Bystander") == 3000


def test_301_5_sealing_neither_cures_summoning_sickness_nor_causes_it() -> None:
    """301.5: it has been in the battle zone all the time."""
    assert sealed_and_freed(battle=[], hand=(SEALED_UP,)).refused("Sealed Up", "attack") == "it has summoning sickness"
    assert sealed_and_freed(battle=[SEALED_UP]).refused("Sealed Up", "attack") == ""


def test_116_4_a_command_of_your_opponents_frees_none_of_your_creatures() -> None:
    """116.4."""
    game = Scenario(
        you=Side(hand=[A_COMMAND], mana=filler(fire=3), battle=[BYSTANDER]),
        opponent=Side(battle=[sealed(SEALED_UP, 1)]),
    )
    assert game.use("A Command").seals("Sealed Up") == 1


@pytest.mark.phrase("put", "choose_any_number")
def test_116_4_of_two_commands_put_together_each_removes_a_seal() -> None:
    """116.4, 409.1f."""
    both = put(choose_any_number(your(CREATURES.in_zone(zones.GRAVEYARD))))
    game = Scenario(
        you=Side(
            hand=[spell("Song", FIRE, 1, both)],
            mana=filler(fire=1),
            graveyard=[A_COMMAND, A_COMMAND],
            battle=[sealed(SEALED_UP, 3), BYSTANDER],
        )
    )
    game.use("Song").choose("A Command", "A Command#2")
    assert game.seals("Sealed Up") == 1


@pytest.mark.rule("7I.11")
def test_7i_11_the_sealed_impulse_is_no_creature_and_cannot_be_chosen_as_one() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=[sealed(SEALED_X, 2), "Torcon"])
    )
    game.use("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.phrase("when_liberated")
@pytest.mark.rule("7I.13")
def test_7i_13_sealing_can_empty_a_deck() -> None:
    game = Scenario(
        you=Side(hand=[THE_RED], mana=filler(fire=4), battle=[sealed(SEALED_X, 1)]),
        opponent=Side(battle=["Hunter Fish"], deck=exactly("Torcon")),
    )
    game.use(THE_RED)
    assert (game.winner, game.reason) == (YOU, "deck out")


@pytest.mark.rule("7I.14")
def test_7i_14_the_owner_picks_which_card_loses_a_seal() -> None:
    game = Scenario(you=Side(hand=[THE_RED], mana=filler(fire=4), battle=[sealed(SEALED_X, 3), sealed(BRAID_CLAW, 2)]))
    game.use(THE_RED).expect(YOU, "remove a seal from", SEALED_X, BRAID_CLAW).choose(BRAID_CLAW)
    assert (game.seals(SEALED_X), game.seals(BRAID_CLAW)) == (3, 1)


# --- Seals are cards in the battle zone ----------------------------------------------------------------
JOKERS = [creature(f"Joker {number}", 0, 2, 2000, "Jokers") for number in range(4)]
THEIR_CARD = choose(1, your_opponents(CARDS))
FISH = "Hunter Fish"  # a blocker


def lift(effect: Effect, seals: list[str | Card], **yours: Any) -> Scenario:
    """A spell does this to cards of the opponent, who has a sealed blocker and nothing else."""
    return cast_effects(effect, opponent=Side(battle=[sealed(FISH, seals)]), **yours)


@pytest.mark.rule("7I.04", "7I.05")
def test_7i_04_golden_the_johnny_puts_a_seal_on_the_bottom_of_the_deck() -> None:
    """116.3a: a seal is a card in the battle zone. Its last one frees Dokindam X."""
    side = Side(battle=[sealed(SEALED_X, ["Corile"]), "Torcon"], shields=3)
    game = Scenario(you=Side(battle=[JOHNNY, FISH], mana=JOKERS, deck=9), opponent=side)
    game.attack(JOHNNY).expect(YOU, "choose", SEALED_X, "Corile", "Torcon").choose("Corile")
    assert bottom_of_deck(game, OPPONENT) == "Corile"
    assert game.zone(OPPONENT, "battle") == [DOKINDAM, "Torcon"]
    assert game.seals(FISH) == 1  # liberated, it seals the other player's creatures


@pytest.mark.rule("7I.04")
@EVERY_WAY_TO_LEAVE
def test_7i_04_a_seal_that_is_moved_frees_the_creature(verb: Callable[[Noun], Act], zone: str) -> None:
    """116.2a, 116.3a: the sealed creature itself can't be chosen."""
    game = lift(verb(THEIR_CARD), ["Torcon"])
    assert game.seals(FISH) == 0
    assert "Torcon" in game.zone(OPPONENT, zone)
    game.attack("Bystander").expect(OPPONENT, "block with", "no", FISH)


@pytest.mark.rule("7I.04")
def test_7i_04_a_creature_is_ignored_until_its_last_seal_is_gone() -> None:
    """Of the seals on one card, one is offered: nobody knows what they are."""
    game = lift(destroy(THEIR_CARD), ["Torcon", "Corile"])
    assert game.seals(FISH) == 1
    assert game.attack("Bystander").turn_is_over
    game = lift(destroy(choose(2, your_opponents(CARDS))), ["Torcon", "Corile"])
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Torcon"]
    game.attack("Bystander").expect(OPPONENT, "block with", "no", FISH)


@pytest.mark.phrase("at_least")
@pytest.mark.rule("7I.04")
@pytest.mark.parametrize(
    ("cards", "found"),
    [
        pytest.param(CARDS, True, id="a card"),
        pytest.param(CARDS.cost(at_most=1), True, id="it costs 0"),
        pytest.param(CARDS.without_civilization(FIRE), True, id="it has no civilization"),
        pytest.param(CARDS.cost(at_least=1), False, id="it does not cost what is printed"),
        pytest.param(CARDS.civilization(FIRE), False, id="nor has it that civilization"),
        pytest.param(CARDS.race("Human"), False, id="nor that race"),
        pytest.param(CARDS.power(at_most=9000), False, id="nor a power"),
        pytest.param(CREATURES, False, id="it is no creature"),
    ],
)
def test_7i_04_a_seal_has_no_characteristics(cards: Cards, found: bool) -> None:
    """200.3b: it costs 0, and nothing else is known of it. It counts as a card in the battle zone."""
    game = lift(destroy(choose(1, your_opponents(cards))), [ONLOOKER])
    assert (game.seals(FISH) == 0) == found
    counting = cast_effects(
        when(at_least(1, your_opponents(cards)), draw(1)), opponent=Side(battle=[sealed(FISH, [ONLOOKER])])
    )
    assert (len(counting.zone(YOU, "hand")) == 1) == found


@pytest.mark.rule("7I.04")
@pytest.mark.parametrize("effect", [tap(THEIR_CARD), give_power(-9000, THEIR_CARD)], ids=["tapping", "lowering power"])
def test_7i_04_what_needs_a_characteristic_does_nothing_to_a_seal(effect: Effect) -> None:
    game = lift(effect, ["Torcon"])
    assert game.seals(FISH) == 1


@pytest.mark.rule("7I.04")
@pytest.mark.parametrize("seal", [BRAID_CLAW, "Terror Pit", "Corile"])
def test_7i_04_a_scripted_player_does_not_look_at_the_face_of_a_seal(seal: str) -> None:
    """Whatever it is, a creature in play is the better target."""
    game = Scenario(
        you=Side(battle=[sealed(FISH, [seal]), "Torcon"]),
        opponent=Side(battle=[JOHNNY], mana=JOKERS),
        turn=OPPONENT,
        opponent_is="rush",
    )
    assert game.seals(FISH) == 1
    assert bottom_of_deck(game, YOU) == "Torcon"


def test_116_1_a_card_of_the_deck_is_not_sealed() -> None:
    """116.1: a seal is put on a card of the battle zone."""
    bind = spell("Bind", FIRE, 1, reveal_top(1), seal(THEM), if_you_do(draw(1)))
    game = Scenario(you=Side(hand=[bind], mana=filler(fire=1), battle=[BYSTANDER], deck=["Torcon", "Corile"])).use(
        "Bind"
    )
    assert game.seals("Torcon") == 0
    assert game.zone(YOU, "deck")[:2] == ["Torcon", "Corile"]
