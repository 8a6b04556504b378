"""Group 12 of the rules catalogue: moves that are replaced by something else (101.5, 609)."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    LIGHT,
    MANA,
    NATURE,
    THAT,
    THAT_MANY,
    WATER,
    Act,
    Card,
    Effect,
    Feature,
    Noun,
    additional_cost,
    cant_be_destroyed,
    cant_leave,
    choose,
    creature,
    destroy,
    discard,
    draw,
    every,
    for_each,
    if_you_do,
    instead_of_leaving,
    may_instead_of_leaving,
    may_summon_for_less,
    may_summon_for_less_and_when_put,
    may_summon_others_from,
    opponents_creatures_go_to_graveyard,
    put,
    put_into_graveyard,
    put_into_mana,
    put_on_bottom_of_deck,
    put_on_top_of_deck,
    return_to_hand,
    saves_from_leaving,
    shield_trigger,
    spell,
    twinpact,
    when_destroyed,
    when_put,
    whenever_you_summon,
    your,
    your_opponents,
)
from sim.engine.record.codes import log, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile, tapped
from tests.rules.situations import ARQUE, BREIGA, BYSTANDER, GHOST, NEMESIS, VIPER, cast_effects, sentry

MAGNUM = "Magnum, Shortshot"


@pytest.mark.phrase("instead_of_leaving")
@pytest.mark.parametrize("put_away", [put_on_bottom_of_deck, put_on_top_of_deck, return_to_hand])
def test_609_1_a_creature_is_shuffled_into_the_deck_instead_of_being_put_at_an_end_of_it(
    put_away: Callable[[Noun], Act],
) -> None:
    """609.1: what is put on the deck or on its bottom is shuffled in instead."""
    tide = creature("Tide", WATER, 4, 4000, "", instead_of_leaving(zones.DECK))
    others = ["Corile", "Torcon", "Fear Fang", "Burning Mane", "Aqua Guard", "Hunter Fish", "Bloody Squito"]
    wave = spell("Wave", WATER, 1, put_away(choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[wave], mana=filler(water=1), battle=[BYSTANDER]),
        opponent=Side(battle=[tide], deck=exactly(*others)),
    ).use(wave)
    deck = game.zone(OPPONENT, "deck")
    assert sorted(deck) == sorted([*others, "Tide"])
    assert [card for card in deck if card != "Tide"] != others


@pytest.mark.phrase("instead_of_graveyard")
@pytest.mark.rule("12.10")
@pytest.mark.parametrize(
    ("name", "zone"),
    [
        ("Aqua Knight", "hand"),
        ("Chilias, the Oracle", "hand"),
        ("Mighty Shouter", "mana"),
        ("Aless, the Oracle", "shields"),
    ],
)
def test_12_10_a_card_that_goes_elsewhere_instead_was_never_in_the_graveyard(name: str, zone: str) -> None:
    """603.2d, 609.4: the destruction did not happen, and Mongrel Man, which waits for one, draws nothing."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Mongrel Man"]),
        opponent=Side(battle=[name], shields=0),
    )
    game.use("Terror Pit").expect(YOU, "attack with")
    assert game.zone(OPPONENT, zone) == [name]
    assert game.zone(OPPONENT, "graveyard") == []


@pytest.mark.rule("12.10")
def test_12_10_a_creature_that_was_not_destroyed_is_not_counted_as_destroyed() -> None:
    """603.2d: Judgement draws for each creature destroyed, and Aqua Soldier was not; nor does it trigger."""
    judgement = "Judgement of the Flame's Spear and the Water's Blade"
    game = Scenario(
        you=Side(hand=[judgement], mana=filler(fire=3, water=3), battle=["Scarlet Skyterror", "Metalwing Skyterror"]),
        opponent=Side(battle=["Aqua Soldier", "Fear Fang"]),
    )
    game.use(judgement)
    assert game.zone(YOU, "graveyard") == ["Scarlet Skyterror"]
    assert game.zone(OPPONENT, "hand") == ["Aqua Soldier"]
    game.expect(YOU, "may").accept().expect(YOU, "may").accept()
    assert len(game.zone(YOU, "hand")) == 2  # Scarlet Skyterror and Fear Fang


@pytest.mark.rule("12.10")
def test_12_10_one_event_is_replaced_only_once_and_the_owner_picks_how() -> None:
    """101.5: either Aqua Soldier's own ability or the other's Saver; its "instead" is not optional."""
    for chosen, hand, graveyard in (
        ("Aqua Soldier", ["Aqua Soldier"], []),
        (BREIGA, [], [BREIGA]),
    ):
        game = Scenario(
            you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Torcon"]),
            opponent=Side(battle=["Aqua Soldier", BREIGA]),
        )
        game.use("Terror Pit", "Aqua Soldier")
        game.expect(OPPONENT, "instead", "Aqua Soldier", BREIGA).choose(chosen)
        assert game.zone(OPPONENT, "hand") == hand
        assert game.zone(OPPONENT, "graveyard") == graveyard


@pytest.mark.rule("12.10")
def test_12_10_the_destruction_of_a_saver_is_not_replaced_again() -> None:
    """Kip Chippotto is destroyed instead; that is the replaced event, which Breiga cannot replace (101.5)."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Torcon"]),
        opponent=Side(battle=["Bolmeteus Steel Dragon", "Kip Chippotto", BREIGA]),
    )
    game.use("Terror Pit", "Bolmeteus Steel Dragon")
    game.expect(OPPONENT, "instead", "no", "Kip Chippotto", BREIGA).choose("Kip Chippotto")
    assert game.zone(OPPONENT, "graveyard") == ["Kip Chippotto"]
    assert game.zone(OPPONENT, "battle") == ["Bolmeteus Steel Dragon", BREIGA]


def ultra_saver(name: str) -> Card:
    """A creature that may be destroyed instead of any of its player's creatures leaving, itself included."""
    return creature(name, FIRE, 2, 1000, "", saves_from_leaving(CREATURES), when_destroyed(draw(1)))


@pytest.mark.phrase("saves_from_leaving")
@pytest.mark.rule("12.10")
@pytest.mark.parametrize("effect", [return_to_hand, put_into_mana, destroy, put_on_bottom_of_deck])
def test_12_10_an_ultra_saver_is_destroyed_instead_and_not_saved_in_turn(effect: Callable[[Noun], Act]) -> None:
    """101.5: its destruction is what the event was replaced by; it is a destruction, wherever the other would go."""
    game = cast_effects(
        effect(choose(1, your_opponents(CREATURES))),
        opponent=Side(battle=["Torcon", ultra_saver("First"), ultra_saver("Second")], deck=["Aqua Hulcus"]),
    )
    game.choose("Torcon").expect(OPPONENT, "instead", "no", "First", "Second").choose("First")
    assert game.zone(OPPONENT, "battle") == ["Torcon", "Second"]
    assert (game.zone(OPPONENT, "graveyard"), game.zone(OPPONENT, "hand")) == (["First"], ["Aqua Hulcus"])


@pytest.mark.phrase("saves_from_leaving")
@pytest.mark.rule("12.10")
def test_12_10_an_ultra_saver_is_destroyed_instead_of_leaving_in_another_way() -> None:
    """It is one of its player's creatures, too."""
    game = cast_effects(
        return_to_hand(every(your_opponents(CREATURES))),
        opponent=Side(battle=[ultra_saver("Saver"), "Torcon"], deck=["Aqua Hulcus"]),
    )
    game.expect(OPPONENT, "instead", "no", "Saver").choose("Saver")
    assert (game.zone(OPPONENT, "graveyard"), game.zone(OPPONENT, "hand")) == (["Saver"], ["Torcon", "Aqua Hulcus"])


@pytest.mark.phrase("saves_from_leaving")
@pytest.mark.rule("12.10", "12.15")
@pytest.mark.parametrize("effect", [return_to_hand, put_on_bottom_of_deck])
def test_12_10_an_ultra_saver_that_leaves_with_another_saves_only_that(effect: Callable[[Noun], Act]) -> None:
    """609.9b: no card is used for two events."""
    game = cast_effects(
        effect(every(your_opponents(CREATURES))),
        opponent=Side(battle=["Torcon", ultra_saver("Saver")], deck=["Aqua Hulcus"]),
    )
    if game.asked == "order":  # it is asked about the first in the order first, which is itself
        game.choose("Saver").expect(OPPONENT, "instead", "no", "Saver").decline()
    game.expect(OPPONENT, "instead", "no", "Saver").choose("Saver")
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "graveyard")) == (["Torcon"], ["Saver"])
    assert game.zone(OPPONENT, "hand") == ["Aqua Hulcus"]


@pytest.mark.phrase("may_instead_of_leaving")
@pytest.mark.rule("12.10")
def test_12_10_what_is_given_for_a_creature_is_not_given_back_for_another() -> None:
    """101.5: the one that is destroyed instead has the same ability, which cannot save it."""
    giver = creature("Giver", FIRE, 2, 1000, "", may_instead_of_leaving(destroy(choose(1, your(CREATURES)))))
    game = cast_effects(
        return_to_hand(every(your_opponents(CREATURES.named("Giver")))), opponent=Side(battle=[giver, "Torcon"])
    )
    game.expect(OPPONENT, "instead", "no", "Giver").choose("Giver").choose("Giver")
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "graveyard")) == (["Torcon"], ["Giver"])


@pytest.mark.rule("12.10", "12.15")
@pytest.mark.parametrize("effect", [return_to_hand, put_into_mana, destroy, put_on_bottom_of_deck])
def test_12_10_what_is_destroyed_instead_of_a_creature_may_be_one_that_leaves_with_it(
    effect: Callable[[Noun], Act],
) -> None:
    """609.9: what happens instead happens at once with the rest; where the one that leaves with it goes is settled."""
    gorghini = "Ater Gorghini"
    game = cast_effects(effect(every(your_opponents(CREATURES))), opponent=Side(battle=[gorghini, "Torcon"]))
    if game.asked == "order":
        game.choose(gorghini)
    game.expect(OPPONENT, "instead", "no", gorghini).accept()
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "graveyard")) == ([gorghini], ["Torcon"])
    assert game.zone(OPPONENT, "hand") == game.zone(OPPONENT, "mana") == []


@pytest.mark.rule("12.10", "12.15")
@pytest.mark.parametrize("others", [["Torcon"], ["Torcon", "Corile"]])
def test_12_10_nothing_is_destroyed_instead_of_two_creatures(others: list[str]) -> None:
    """609.9b: a second one stays for another creature, or leaves."""
    gorghini = "Ater Gorghini"
    game = cast_effects(
        return_to_hand(every(your_opponents(CREATURES))), opponent=Side(battle=[gorghini, gorghini, *others])
    )
    game.accept().choose("Torcon")
    if len(others) == 2:
        game.expect(OPPONENT, "instead", "no", gorghini).accept()
    stay = len(others)
    assert game.zone(OPPONENT, "battle") == [gorghini] * stay
    assert (game.zone(OPPONENT, "graveyard"), game.zone(OPPONENT, "hand")) == (others, [gorghini] * (2 - stay))


@pytest.mark.rule("12.10", "12.15")
def test_12_10_cards_destroyed_instead_of_an_s_max_creature_may_leave_with_it() -> None:
    """609.9."""
    jaouga, others = "CRYMAX Jaouga", ["Torcon", "Corile", "Aqua Hulcus"]
    game = cast_effects(
        return_to_hand(every(your_opponents(CREATURES))), opponent=Side(battle=[jaouga, *others, "Fear Fang"])
    )
    game.expect(OPPONENT, "instead", "no", jaouga).accept().choose(*others)
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "hand")) == ([jaouga], ["Fear Fang"])
    assert sorted(game.zone(OPPONENT, "graveyard")) == sorted(others)


@pytest.mark.phrase("saves")
@pytest.mark.rule("12.10", "12.15")
@pytest.mark.parametrize("saved", ["Bolmeteus Steel Dragon", "Garkago Dragon"])
def test_12_10_a_saver_saves_one_of_those_destroyed_together(saved: str) -> None:
    """609.9b, and it may be one that would be destroyed with them."""
    dragons = ["Bolmeteus Steel Dragon", "Garkago Dragon"]
    game = Scenario(
        you=Side(
            hand=["Death Cruzer, the Annihilator"],
            mana=filler(darkness=7),
            battle=[*dragons, "Kip Chippotto", "Torcon"],
        )
    )
    game.use("Death Cruzer, the Annihilator").expect(YOU, "instead", "no", "Kip Chippotto")
    if saved == dragons[1]:
        game.decline().expect(YOU, "instead", "no", "Kip Chippotto")
    game.choose("Kip Chippotto")
    assert game.zone(YOU, "battle") == [saved, "Death Cruzer, the Annihilator"]
    assert sorted(game.zone(YOU, "graveyard")) == sorted({*dragons, "Kip Chippotto", "Torcon"} - {saved})


@pytest.mark.rule("12.10")
@pytest.mark.parametrize(
    ("card", "choices", "hand"),
    [
        pytest.param("Terror Pit", ["Horrid Worm"], ["Horrid Worm"], id="destroyed"),
        pytest.param("Pouch Shell", [NEMESIS], [NEMESIS], id="the top card put into the graveyard"),
        pytest.param("Terror Pit", [NEMESIS], [NEMESIS, GHOST], id="a pile, all of it"),
    ],
)
@pytest.mark.parametrize("agrees", [True, False])
def test_12_10_a_replacement_of_going_to_the_graveyard_applies_however_the_card_would_get_there(
    card: str, choices: list[str], hand: list[str], agrees: bool
) -> None:
    """Jack Viper returns other darkness creatures to the hand, if its player likes."""
    game = Scenario(
        you=Side(hand=[card], mana=filler(darkness=6, nature=4), battle=["Torcon"]),
        opponent=Side(battle=[pile(VIPER, GHOST), "Horrid Worm", pile(NEMESIS, GHOST), "Torcon"]),
    )
    game.use(card, *choices).expect(OPPONENT, "instead", "no", VIPER)
    game.choose(VIPER) if agrees else game.decline()
    assert game.zone(OPPONENT, "hand") == (hand if agrees else [])
    assert game.zone(OPPONENT, "graveyard") == ([] if agrees else hand)


@pytest.mark.rule("12.10")
@pytest.mark.parametrize(
    ("turn", "where"),
    [pytest.param(YOU, "battle", id="your turn"), pytest.param(OPPONENT, "hand", id="the opponent's turn")],
)
def test_12_10_of_two_players_replacements_the_turn_players_comes_first(turn: int, where: str) -> None:
    """101.5b: your Mihail would keep the opponent's Aqua Soldier, which would return to the hand by itself."""
    game = Scenario(
        you=Side(battle=["Mihail, Celestial Elemental", tapped("Torcon"), "Fear Fang"]),
        opponent=Side(battle=[tapped("Aqua Soldier") if turn == YOU else "Aqua Soldier"]),
        turn=turn,
    )
    game.attack("Fear Fang", "Aqua Soldier") if turn == YOU else game.attack("Aqua Soldier", "Torcon")
    assert game.where("Aqua Soldier") == where


@pytest.mark.phrase("opponents_creatures_go_to_graveyard", "ON_YOUR_TURN")
@pytest.mark.rule("12.10")
def test_12_10_magnum_sends_the_opponents_trigger_creature_to_the_graveyard() -> None:
    game = Scenario(you=Side(battle=[MAGNUM]), opponent=Side(shields=["Aqua Surfer"]))
    game.attack(MAGNUM).declare("Aqua Surfer")
    assert game.turn_is_over  # it has not been put, so its ability does not trigger
    assert game.zone(OPPONENT, "graveyard") == ["Aqua Surfer"]
    assert game.zone(OPPONENT, "battle") == []


# A creature half that sees itself being summoned through others, and a spell half that must not count.
SPLIT = twinpact(
    creature("Split", WATER, 3, 3000, "Liquid People", shield_trigger),
    spell("Splinter", WATER, 7, draw(1)),
)  # fmt: skip


@pytest.mark.rule("12.10")
@pytest.mark.parametrize("card", ["Aqua Surfer", SPLIT], ids=["a creature", "the creature half of a twinpact"])
def test_12_10_a_creature_that_goes_to_the_graveyard_instead_was_summoned_all_the_same(card: str | Card) -> None:
    """101.3a, 609.4: only its entering is replaced. Who waits for a summon has seen one; "it" has gone elsewhere."""
    herald = creature(
        "Herald", FIRE, 3, 1000, "", whenever_you_summon(CREATURES.cost(at_most=6), draw(1), return_to_hand(THAT))
    )
    game = Scenario(you=Side(battle=[MAGNUM]), opponent=Side(battle=[herald], shields=[card]))
    name = card if isinstance(card, str) else card.name
    game.attack(MAGNUM).declare(name)
    assert game.zone(OPPONENT, "graveyard") == [name]
    assert game.zone(OPPONENT, "hand") == ["Filler"]


def _summoned_for_less_and_sent_away(way: Feature) -> Scenario:
    """You summon a creature in this way, and it goes to the graveyard instead of the battle zone."""
    cheap = creature("Cheap", FIRE, 5, 3000, "", way)
    warden = creature("Warden", FIRE, 3, 1000, "", replace(opponents_creatures_go_to_graveyard, condition=None))
    return Scenario(you=Side(hand=[cheap], mana=filler(fire=2)), opponent=Side(battle=[warden])).use(cheap)


@pytest.mark.rule("12.10")
def test_12_10_what_follows_a_summon_follows_one_whose_creature_went_elsewhere() -> None:
    """101.3a: "if you do" asks whether it was summoned."""
    game = _summoned_for_less_and_sent_away(may_summon_for_less(3, draw(1)))
    assert game.zone(YOU, "graveyard") == ["Cheap"]
    assert game.zone(YOU, "hand") == ["Filler"]


@pytest.mark.rule("12.10")
@pytest.mark.phrase("may_summon_for_less_and_when_put")
def test_12_10_no_ability_of_a_way_triggers_for_a_creature_that_went_elsewhere() -> None:
    """603.5: "if you do, when you put it" asks whether it is there."""
    game = _summoned_for_less_and_sent_away(may_summon_for_less_and_when_put(3, draw(1)))
    assert game.zone(YOU, "graveyard") == ["Cheap"]
    assert game.zone(YOU, "hand") == []


@pytest.mark.rule("12.10")
@pytest.mark.parametrize(
    ("follows", "drawn"),
    [
        pytest.param(if_you_do(draw(1)), 1, id="if you do: the player has tried"),
        pytest.param(for_each("creature put in this way", draw(1)), 0, id="for each: none was put"),
    ],
)
def test_12_10_who_puts_a_creature_that_goes_elsewhere_has_tried_but_put_none(follows: Effect, drawn: int) -> None:
    """101.3a, 609.4."""
    warden = creature("Warden", FIRE, 3, 1000, "", replace(opponents_creatures_go_to_graveyard, condition=None))
    effects = put(choose(1, your(CREATURES.in_zone(zones.MANA)))), follows
    game = cast_effects(*effects, mana=["Torcon"], opponent=Side(battle=[warden])).choose("Torcon")
    assert "Torcon" in game.zone(YOU, "graveyard")
    assert len(game.zone(YOU, "hand")) == drawn


@pytest.mark.rule("12.10")
def test_12_10_nothing_is_given_to_a_creature_that_went_elsewhere_instead() -> None:
    """609.4: it gets no "blocker", and does not battle: it is in the graveyard."""
    dragon = "Bolshack Dragon"
    game = Scenario(
        you=Side(
            hand=["Heavenash Sign"], mana=filler(light=2, darkness=2, fire=2), graveyard=[dragon], battle=["Torcon"]
        ),
        opponent=Side(battle=['VAN Beethoven, Zenith of "Shura"', "Corile"]),
    )
    game.use("Heavenash Sign", "Corile")
    assert (game.where(dragon), game.where("Corile")) == ("graveyard", "battle")
    assert game.record.continuous_count == 0
    assert not [row for row in game.session.events if row[0] in (log.GIVEN, log.BATTLE)]


@pytest.mark.phrase("ON_YOUR_TURN")
def test_magnum_does_nothing_on_the_opponents_turn() -> None:
    game = Scenario(you=Side(battle=[MAGNUM]), opponent=Side(hand=["Fear Fang"], mana=filler(nature=3)), turn=OPPONENT)
    assert game.use("Fear Fang").zone(OPPONENT, "battle") == ["Fear Fang"]


@pytest.mark.phrase("discard", "enters_instead_of_being_discarded", "ON_OPPONENTS_TURN")
@pytest.mark.rule("12.10")
def test_12_10_terradragon_enters_instead_of_being_discarded_on_the_opponents_turn() -> None:
    game = Scenario(you=Side(hand=["Lost Soul"], mana=filler(darkness=7)), opponent=Side(hand=[ARQUE, "Torcon"]))
    game.use("Lost Soul").expect(OPPONENT, "instead").accept()
    assert game.zone(OPPONENT, "battle") == [ARQUE]
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]


@pytest.mark.phrase("ON_OPPONENTS_TURN")
def test_terradragon_is_discarded_on_its_owners_turn() -> None:
    card = "Scale of Bravery and Love"
    game = Scenario(you=Side(hand=[card, ARQUE], mana=filler(fire=2))).use(card).choose(0)
    assert game.where(ARQUE) == "graveyard"


# --- From the hand into the graveyard ------------------------------------------------------------------
ROT = put_into_graveyard(every(your_opponents(CARDS.in_zone(zones.HAND))))
BUST = put_into_graveyard(choose(1, your_opponents(CARDS.in_zone(zones.BATTLE, zones.HAND))))


@pytest.mark.phrase("one_of", "in_zone")
@pytest.mark.parametrize("effect", [ROT, BUST], ids=["the whole hand", "one card in play or in hand"])
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        pytest.param(ARQUE, "instead", id="that enters instead of being discarded"),
        pytest.param("Ryusei the Earth", "choose one", id="that triggers when it is discarded"),
    ],
)
def test_701_7a_a_card_that_an_effect_puts_from_the_hand_into_the_graveyard_is_discarded(
    effect: Effect, card: str, asked: str
) -> None:
    """701.7a, whatever word the text uses."""
    game = cast_effects(effect, opponent=Side(hand=[card]))
    game.expect(OPPONENT, asked)
    game.accept() if asked == "instead" else game.choose(1)
    assert game.where(card) == ("battle" if asked == "instead" else "graveyard")


def test_701_7a_a_card_put_into_the_graveyard_for_a_cost_is_discarded_too() -> None:
    """701.7a: an opponent's spell on your turn, with an additional cost that says "put"."""
    price = additional_cost(put_into_graveyard(choose(1, your(CARDS.in_zone(zones.HAND)))))
    costly = spell("Costly", LIGHT, 5, price, shield_trigger, draw(1))
    game = Scenario(
        you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(hand=[ARQUE], shields=[costly], deck=["Corile"])
    )
    game.attack("Fear Fang").declare(costly).expect(OPPONENT, "instead").accept()
    assert game.zone(OPPONENT, "battle") == [ARQUE]
    assert game.zone(OPPONENT, "hand") == ["Corile"]


@pytest.mark.parametrize("act", [discard, put_into_graveyard])
@pytest.mark.parametrize(("hand", "drawn"), [([ARQUE], 1), ([ARQUE, "Torcon"], 2)], ids=["it alone", "with another"])
def test_609_4_a_card_that_enters_instead_has_not_been_discarded_but_the_player_has_tried(
    act: Callable[[Noun], Act], hand: list[str], drawn: int
) -> None:
    """609.4: "for each card discarded" does not count it. 101.3a: "if you do" asks only for the attempt."""
    eager = sentry(
        act(every(your(CARDS.in_zone(zones.HAND)))),
        if_you_do(draw(1)),
        name="Eager",
    )
    counting = sentry(
        act(every(your(CARDS.in_zone(zones.HAND)))),
        for_each("card discarded in this way", draw(1)),
        name="Counting",
    )
    for watcher, cards in ((eager, 1), (counting, drawn - 1)):
        game = Scenario(
            you=Side(battle=["Torcon", BYSTANDER]),
            opponent=Side(hand=hand, battle=[watcher], shields=3, deck=["Corile"] * 3),
        )
        game.attack("Torcon").expect(OPPONENT, "instead").accept()
        assert game.zone(OPPONENT, "hand").count("Corile") == cards


def test_701_6a_who_destroys_what_cannot_be_destroyed_has_done_it_but_not_to_any_creature() -> None:
    """701.6a: destroying is trying to put it there, so "if you do" goes on (answer of 2023-09-08)."""
    lasting = creature("Lasting", FIRE, 3, 3000, "", cant_be_destroyed)
    mine = your(CREATURES.named("Lasting"))
    game = cast_effects(destroy(choose(1, mine)), if_you_do(draw(1)), battle=[lasting, BYSTANDER])
    assert game.where("Lasting") == "battle"
    assert len(game.zone(YOU, "hand")) == 1
    game = cast_effects(destroy(every(mine)), draw(THAT_MANY), battle=[lasting, BYSTANDER])
    assert len(game.zone(YOU, "hand")) == 0


@pytest.mark.phrase("cant_leave")
@pytest.mark.parametrize("verb", [return_to_hand, put_into_mana])
def test_101_3a_who_returns_what_cannot_leave_has_tried_but_returned_no_creature(
    verb: Callable[[Noun], Act],
) -> None:
    """101.3a: "if you do" asks for the attempt, "that many" for what came of it."""
    rooted = creature("Rooted", FIRE, 3, 3000, "", cant_leave)
    mine = your(CREATURES.named("Rooted"))
    game = cast_effects(verb(choose(1, mine)), if_you_do(draw(1)), battle=[rooted, BYSTANDER])
    assert (game.where("Rooted"), len(game.zone(YOU, "hand"))) == ("battle", 1)
    game = cast_effects(verb(every(mine)), draw(THAT_MANY), battle=[rooted, BYSTANDER])
    assert len(game.zone(YOU, "hand")) == 0


def test_101_3a_sanctuary_of_the_mother_evolves_for_a_creature_that_cannot_leave() -> None:
    """101.3a: it stays, with five cards under it, and was "put into the mana zone" (a judge's answer of 2023-12)."""
    box = "DARK MATERIAL COMPLEX"
    game = Scenario(
        you=Side(
            hand=["Sanctuary of the Mother"],
            mana=[*filler(nature=6), "CRYMAX Jaouga"],
            battle=[pile(box, *["Torcon"] * 5), BYSTANDER],
        ),
        opponent=Side(),
    )
    game.use("Sanctuary of the Mother", box)
    assert game.zone(YOU, "battle") == [box, "Bystander", "CRYMAX Jaouga"]


def test_409_2a_a_creature_that_stays_in_the_mana_zone_stays_tapped_for_its_cost() -> None:
    """409.2a: the card was tapped for itself, and has not moved. Otherwise it could be summoned without end."""
    cub = creature("Cub", NATURE, 1, 1000, "Beast Folk", when_put(draw(1)))
    elder = creature("Elder", NATURE, 6, 2000, "", may_summon_others_from(CREATURES, MANA))
    game = Scenario(
        you=Side(battle=[elder], mana=[cub], deck=["Torcon"] * 5),
        opponent=Side(battle=["Gyaia, Ground Seal Dragon"]),
    )
    game.use("Cub")
    assert (game.where("Cub"), game.is_tapped("Cub"), game.zone(YOU, "hand")) == ("mana", True, [])


def test_400_8_a_creature_destroyed_instead_of_another_is_none_of_the_rest() -> None:
    """400.8: the effect chooses among creatures in the battle zone, and follows none of them to the graveyard."""
    party, gorghini = "Princess Party ~Bond of Shiraha~", "Ater Gorghini"
    game = Scenario(
        you=Side(hand=[party], mana=filler(light=2, water=2, nature=1)),
        opponent=Side(battle=[gorghini, "Torcon", "Fear Fang"]),
    )
    game.use(party, gorghini, "Torcon", "Fear Fang")
    game.choose(gorghini).accept().choose("Torcon")  # of the three, it goes to the shields: Torcon dies instead
    assert game.zone(OPPONENT, "battle") == [gorghini] and game.zone(OPPONENT, "mana") == ["Fear Fang"]
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"] and game.zone(OPPONENT, "hand") == []
