"""Group 7J of the rules catalogue: twinpacts, one card with a creature half and a spell half (810)."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from sim.cards.text.card_files import read_card
from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    HAND,
    LIGHT,
    NATURE,
    SPELLS,
    WATER,
    Cards,
    blocker,
    cant_be_chosen_by,
    choose,
    choose_any_number,
    choose_one_of_each_civilization,
    creature,
    destroy,
    draw,
    each_has,
    every,
    for_each_of,
    gets_power,
    goes_to_deck_bottom_after_casting,
    may_cast_from,
    prohibits,
    put_into_mana,
    return_to_hand,
    shield_trigger,
    speed_attacker,
    spell,
    summoned_another,
    twinpact,
    use_for_no_cost,
    when_destroyed,
    your,
    your_opponents,
)
from sim.engine.record.codes import acts, keywords, zones
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, exactly, filler
from tests.rules.situations import BYSTANDER, GI_LUGIRIN, bottom_of_deck

ALL_CIVILIZATIONS = LIGHT | WATER | DARKNESS | FIRE | NATURE
GOLEM = twinpact(creature("Golem", 0, 9, 9000, "Golem"), spell("Curse", DARKNESS, 7, draw(1)))
GIANT = twinpact(creature("Giant", FIRE, 3, 3000, "Giant"), spell("Path", NATURE, 2, draw(1)))
MULTICOLORED = CARDS.of_several_civilizations()


def test_the_spell_half_of_a_twinpact_has_costs_and_places_of_its_own() -> None:
    pact = twinpact(
        creature("Fist", FIRE, 9, 4000, "Human"),
        spell("Palm", DARKNESS, 1, draw(1), may_cast_from(zones.GRAVEYARD, goes_to_deck_bottom_after_casting)),
    )
    game = Scenario(you=Side(graveyard=[pact], mana=filler(darkness=1, fire=9), battle=[BYSTANDER]))
    game.expect(YOU, "use a card", "no", "Fist / Palm").use("Fist / Palm")
    assert bottom_of_deck(game) == "Fist / Palm"


@pytest.mark.parametrize(
    ("card", "mana", "others", "taken"),
    [
        pytest.param("Dark Reversal", filler(darkness=2), [], True, id="it is a creature in the graveyard"),
        pytest.param(
            "Inferno Sign", filler(darkness=5), ["Corile"], False, id="the creature costs 8, whatever the spell"
        ),
    ],
)
def test_810_3a_only_the_creature_half_counts_where_a_creature_is_meant(
    card: str, mana: list[Thing], others: list[str], taken: bool
) -> None:
    """810.3a."""
    game = Scenario(you=Side(hand=[card], mana=mana, graveyard=[GI_LUGIRIN, "Terror Pit", *others], battle=[BYSTANDER]))
    game.use(card)
    assert (game.where(GI_LUGIRIN) != "graveyard") == taken


def test_810_1_a_twinpact_in_hand_is_a_spell_too() -> None:
    """810.1: Spell Del Fin counts both."""
    game = Scenario(
        you=Side(battle=["Spell Del Fin, Light Divine Dragon"]),
        opponent=Side(hand=[GI_LUGIRIN, "Corile", "Terror Pit"]),
    )
    assert game.power("Spell Del Fin, Light Divine Dragon") == 10000


@pytest.mark.phrase("for_each_of", "of_several_civilizations")
@pytest.mark.rule("7J.06")
@pytest.mark.parametrize("zone", [zones.HAND, zones.MANA, zones.GRAVEYARD], ids=lambda zone: zones.NAMES[zone])
@pytest.mark.parametrize(
    ("cards", "found"),
    [
        pytest.param(CARDS.without_civilization(ALL_CIVILIZATIONS), [], id="it is not a colorless card"),
        pytest.param(CREATURES.without_civilization(ALL_CIVILIZATIONS), [], id="nor a colorless creature"),
        pytest.param(CREATURES.without_civilization(DARKNESS), ["Giant / Path"], id="nor a non-darkness creature"),
        pytest.param(CARDS.civilization(DARKNESS), ["Golem / Curse"], id="it is a darkness card"),
        pytest.param(CREATURES.civilization(DARKNESS), [], id="but not a darkness creature"),
        pytest.param(MULTICOLORED, ["Giant / Path"], id="fire and nature make a multicolored card"),
        pytest.param(
            CREATURES.of_several_civilizations(), [], id="but not a multicolored creature: its creature is fire alone"
        ),
    ],
)
def test_7j_06_outside_the_battle_zone_a_twinpact_is_a_card_with_both_halves(
    zone: int, cards: Cards, found: list[str]
) -> None:
    """810.3-3a; official answers jokers-0006 and 42358."""
    gain = creature("Counter", FIRE, 1, 1000, "", gets_power(for_each_of(your(cards.in_zone(zone)), 1000)))
    pacts: list[Thing] = [GOLEM, GIANT]
    side = {zones.HAND: Side(hand=pacts), zones.MANA: Side(mana=pacts), zones.GRAVEYARD: Side(graveyard=pacts)}[zone]
    assert Scenario(you=replace(side, battle=[gain, BYSTANDER])).power("Counter") == 1000 + 1000 * len(found)


@pytest.mark.phrase("without_civilization")
@pytest.mark.rule("7J.06")
def test_7j_06_in_the_battle_zone_a_twinpact_is_its_creature_alone() -> None:
    """810.3a, 810.4: a colorless creature, and a fire creature of one civilization."""
    singer = creature("Singer", FIRE, 1, 1000, "", each_has(your(CREATURES.of_several_civilizations()), speed_attacker))
    colorless = your(CREATURES.without_civilization(ALL_CIVILIZATIONS))
    counter = creature("Counter", FIRE, 1, 1000, "", gets_power(for_each_of(colorless, 1000)))
    game = Scenario(you=Side(battle=[GOLEM, GIANT, singer, counter]))
    assert game.power("Counter") == 2000
    assert not game.has("Giant / Path", keywords.SPEED_ATTACKER)


@pytest.mark.phrase("put_into_mana")
def test_405_1_a_twinpact_of_two_civilizations_is_put_into_mana_tapped() -> None:
    """405.1: from the battle zone too, where it is of one."""
    song = spell("Song", FIRE, 1, put_into_mana(every(your(CREATURES.race("Giant")))))
    game = Scenario(you=Side(hand=[song, GIANT], mana=filler(fire=1), battle=[GIANT, BYSTANDER]))
    game.use("Song")
    assert game.where("Giant / Path#2") == "mana"
    assert game.is_tapped("Giant / Path#2")


@pytest.mark.parametrize(
    ("cards", "total", "both"),
    [
        pytest.param(CARDS, 9, True, id="a card counts as 7 or 9, and as 2 or 3"),
        pytest.param(CARDS, 8, False, id="not as less"),
        pytest.param(CREATURES, 11, False, id="a creature counts as 9 and 3"),
        pytest.param(CREATURES, 12, True, id="12 are enough for them"),
        pytest.param(SPELLS, 9, True, id="a spell counts as 7 and 2"),
        pytest.param(MULTICOLORED, 2, True, id="neither half is multicolored, either cost counts"),
    ],
)
def test_201_2b_where_costs_are_added_up_either_cost_of_a_twinpact_counts(cards: Cards, total: int, both: bool) -> None:
    """201.2b; official answer jokers-0006: the user of the effect chooses."""
    song = spell(
        "Song", FIRE, 1, return_to_hand(choose_any_number(your(cards.in_zone(zones.GRAVEYARD)), total_cost=total))
    )
    game = Scenario(you=Side(hand=[song], mana=filler(fire=1), graveyard=[GOLEM, GIANT], battle=[BYSTANDER]))
    game.use("Song")
    if cards != MULTICOLORED:
        game.choose("Golem / Curse")
    if both:
        game.choose("Giant / Path")
    assert (game.where("Giant / Path") == "hand") == both


@pytest.mark.phrase("CARDS", "costing_at_most_their_mana")
@pytest.mark.parametrize(("cards", "found"), [(CARDS, True), (SPELLS, True), (CREATURES, False)])
def test_201_2b_either_cost_of_a_twinpact_is_compared_with_the_mana_of_its_owner(cards: Cards, found: bool) -> None:
    """201.2b, 810.3a: the cost of a named type is that of its half."""
    few = your(cards.in_zone(zones.GRAVEYARD).costing_at_most_their_mana())
    song = spell("Song", FIRE, 1, return_to_hand(every(few)))
    game = Scenario(you=Side(hand=[song], mana=filler(fire=2), graveyard=[GIANT], battle=[BYSTANDER]))
    game.use("Song")
    assert (game.where("Giant / Path") == "hand") == found


def burning(text: str, *hand: Thing, mana: Iterable[Thing] = (), deck: Iterable[Thing] = ()) -> Scenario:
    """A spell with this text is cast, and the opponent has a creature that costs 8."""
    song = read_card(["Song", "Spell - fire - cost 1", text])
    yours = Side(hand=[song, *hand], mana=[*filler(fire=1), *mana], deck=exactly(*deck, *["Torcon"] * 12))
    game = Scenario(you=yours, opponent=Side(battle=[creature("Tower", LIGHT, 8, 1000, "Human")]))
    return game.use("Song")


@pytest.mark.parametrize("cost", [7, 9])
@pytest.mark.parametrize(
    ("text", "hand", "deck"),
    [
        (
            "Discard a card from your hand. Destroy one of your opponent's creatures that costs no more than that "
            "card.",
            1,
            0,
        ),
        (
            "Put the top card of your deck into your graveyard. Destroy all creatures that cost less than that card.",
            0,
            1,
        ),
        (
            "Look at the top card of your deck. Put a card from among them into your hand. Destroy all creatures that "
            "cost less than that card.",
            0,
            1,
        ),
    ],
    ids=["discarded", "from the deck", "from among some"],
)
def test_201_2b_cards_are_compared_with_either_cost_of_a_twinpact(text: str, hand: int, deck: int, cost: int) -> None:
    """201.2b: the user of the effect chooses one of the two."""
    game = burning(text, *[GOLEM] * hand, deck=[GOLEM] * deck)
    game.expect(YOU, "cost to pay", "9", "7")
    game.choose(str(cost))
    assert game.zone(OPPONENT, "battle") == ([] if cost == 9 else ["Tower"])


def test_201_2b_a_number_is_either_cost_of_a_twinpact() -> None:
    """201.2b: a player who draws that many cards chooses it."""
    game = burning("Reveal a card from your hand. Draw as many cards as that creature's cost.", GOLEM)
    game.expect(YOU, "cost to pay", "9", "7")
    assert len(game.choose("7").zone(YOU, "hand")) == 8


@pytest.mark.parametrize(("noun", "found"), [("creature", False), ("spell", True), ("card", True)])
@pytest.mark.parametrize("which", ["that costs no more than that card", "that costs as much as that card"])
def test_810_3a_what_is_compared_with_a_cost_has_that_of_the_half_of_its_type(
    which: str, noun: str, found: bool
) -> None:
    """810.3a: A creature that costs 3 does not cost 2, as the spell half does; a card may cost either (201.2b)."""
    text = f"Reveal a card from your hand. Return a {noun} {which} from your graveyard to your hand."
    song = read_card(["Song", "Spell - fire - cost 1", text])
    two = creature("Two", FIRE, 2, 1000, "Human")
    game = Scenario(you=Side(hand=[song, two], mana=filler(fire=1), graveyard=[GIANT])).use("Song")
    assert (game.where("Giant / Path") == "hand") == found


@pytest.mark.parametrize(("noun", "found"), [("creatures", False), ("spells", True), ("cards", True)])
def test_810_3a_a_number_is_compared_with_the_cost_of_the_half_of_its_type(noun: str, found: bool) -> None:
    """810.3a: A card may cost either number (201.2b)."""
    text = f"Choose a number. Return all {noun} that cost that number from your graveyard to your hand."
    song = read_card(["Song", "Spell - fire - cost 1", text])
    game = Scenario(you=Side(hand=[song], mana=filler(fire=1), graveyard=[GIANT])).use("Song").choose("2")
    assert (game.where("Giant / Path") == "hand") == found


@pytest.mark.parametrize(("noun", "found"), [("creature", False), ("spell", True), ("card", True)])
def test_810_3a_a_civilization_is_that_of_the_half_of_its_type(noun: str, found: bool) -> None:
    """810.3a: A fire creature with a nature spell is no nature creature."""
    text = (
        f"Reveal a card from your hand. Return a {noun} that shares a civilization with that card from your graveyard "
        "to your hand."
    )
    song = read_card(["Song", "Spell - fire - cost 1", text])
    leaf = creature("Leaf", NATURE, 2, 1000, "Human")
    game = Scenario(you=Side(hand=[song, leaf], mana=filler(fire=1), graveyard=[GIANT])).use("Song")
    assert (game.where("Giant / Path") == "hand") == found


def test_810_3a_a_creature_that_is_compared_with_has_the_cost_of_its_half() -> None:
    """810.3a: a creature was meant, so that nobody chooses."""
    text = (
        "Return a creature from your mana zone to your hand. Destroy all creatures that cost less than that creature."
    )
    game = burning(text, mana=[GOLEM]).choose("Golem / Curse")
    assert game.zone(OPPONENT, "battle") == []


@pytest.mark.parametrize(("cards", "found"), [(CREATURES, True), (CARDS, True), (SPELLS, False)])
def test_810_3a_a_twinpact_in_the_graveyard_has_the_keywords_of_its_halves(cards: Cards, found: bool) -> None:
    """810.3a: it is a creature that has "blocker", but not such a spell."""
    song = spell("Song", FIRE, 1, return_to_hand(every(your(cards.having(keywords.BLOCKER).in_zone(zones.GRAVEYARD)))))
    wall = twinpact(creature("Wall", LIGHT, 2, 2000, "Guard", blocker), spell("Shine", LIGHT, 2, draw(1)))
    game = Scenario(you=Side(hand=[song], mana=filler(fire=1), graveyard=[wall], battle=[BYSTANDER]))
    game.use("Song")
    assert (game.where("Wall / Shine") == "hand") == found


@pytest.mark.parametrize(
    ("cards", "is_nature"),
    [
        pytest.param(CREATURES, False, id="its creature is fire alone"),
        pytest.param(CARDS, True, id="the card is fire and nature"),
    ],
)
def test_106_3_one_card_of_each_civilization_is_chosen_by_what_the_text_names(cards: Cards, is_nature: bool) -> None:
    """106.3, 810.3a: for fire there is only the twinpact."""
    sprout = creature("Sprout", NATURE, 1, 1000, "")
    noun = choose_one_of_each_civilization(your(cards.in_zone(zones.GRAVEYARD)))
    game = Scenario(
        you=Side(
            hand=[spell("Song", FIRE, 1, return_to_hand(noun))],
            mana=filler(fire=1),
            graveyard=[GIANT, sprout],
            battle=[BYSTANDER],
        )
    )
    game.use("Song")
    if is_nature:
        game.expect(YOU, "choose", "Giant / Path", "Sprout").choose("Giant / Path")
    assert game.where("Giant / Path") == "hand"
    assert game.where("Sprout") == ("graveyard" if is_nature else "hand")


@pytest.mark.phrase("civilization")
def test_810_3a_summoning_a_twinpact_summons_its_creature() -> None:
    """810.3a: a fire creature with a nature spell is no nature creature that was summoned."""
    nature = creature(
        "Nature Watch", FIRE, 1, 1000, "", gets_power(1000, condition=summoned_another(CARDS.civilization(NATURE)))
    )
    fire = creature(
        "Fire Watch", FIRE, 1, 1000, "", gets_power(1000, condition=summoned_another(CARDS.civilization(FIRE)))
    )
    game = Scenario(you=Side(hand=[GIANT], mana=filler(fire=3), battle=[nature, fire]))
    game.use("Giant / Path")
    assert (game.power("Nature Watch"), game.power("Fire Watch")) == (1000, 2000)


def test_810_3a_an_ability_of_the_creature_half_is_never_that_of_a_spell() -> None:
    """810.3a: not even when the creature has left the battle zone."""
    shade = twinpact(
        creature("Shade", DARKNESS, 2, 1000, "Ghost", when_destroyed(destroy(choose(1, your_opponents(CREATURES))))),
        spell("Mist", DARKNESS, 2, draw(1)),
    )
    proud = creature("Proud", LIGHT, 3, 3000, "Knight", cant_be_chosen_by(SPELLS))
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[proud, BYSTANDER]), opponent=Side(battle=[shade])
    )
    game.use("Terror Pit").expect(OPPONENT, "choose", "Bystander", "Proud")


@pytest.mark.phrase("prohibits")
@pytest.mark.parametrize("on_spell", [True, False], ids=["the spell", "the creature"])
@pytest.mark.parametrize(("act", "cards"), [(acts.CAST, SPELLS), (acts.SUMMON, CREATURES)])
@pytest.mark.parametrize("ruling", ["by-ability", "misfire", "strict"])
def test_810_3a_a_shield_trigger_of_one_half_is_forbidden_with_that_half(
    on_spell: bool, act: int, cards: Cards, ruling: str
) -> None:
    """810.3a, item X.14: the other half could be used, but has no shield trigger."""
    creature_half = creature("Wing", FIRE, 3, 3000, "Human", *([] if on_spell else [shield_trigger]))
    spell_half = spell("Feather", FIRE, 3, *([shield_trigger] if on_spell else []), draw(1))
    warden = creature("Warden", LIGHT, 3, 3000, "", prohibits(act, your_opponents(cards)))
    game = Scenario(
        you=Side(battle=[warden, BYSTANDER]),
        opponent=Side(shields=[twinpact(creature_half, spell_half), "Torcon"]),
        rules=RuleOptions(prohibited_declarations=ruling),
    )
    game.attack("Warden").choose("Wing / Feather")
    forbidden = (act == acts.CAST) == on_spell
    assert (game.asked == "declare") == (not forbidden or ruling == "misfire")
    if game.asked == "declare":
        game.declare("Wing / Feather")
    assert (game.where("Wing / Feather") == "hand") == forbidden


@pytest.mark.parametrize("forbidden", [(acts.SUMMON,), (acts.CAST,), (acts.SUMMON, acts.CAST)])
def test_110_2b_the_first_of_two_cards_used_for_no_cost_can_forbid_halves_of_the_second(
    forbidden: tuple[int, ...],
) -> None:
    """110.2b: they are used one after the other; what can no longer be used stays where it is."""
    bans = [prohibits(act, CREATURES if act == acts.SUMMON else SPELLS) for act in forbidden]
    warden = creature("Warden", LIGHT, 3, 3000, "", *bans)
    wing = twinpact(creature("Wing", FIRE, 3, 3000, "Human"), spell("Feather", FIRE, 3, draw(1)))
    feast = spell("Feast", FIRE, 1, use_for_no_cost(choose(2, your(CARDS.in_zone(HAND)))))
    game = Scenario(you=Side(hand=[feast, warden, wing], mana=filler(fire=1), deck=["Torcon"] * 5))
    game.use("Feast").choose("Warden")
    assert "Warden" in game.zone(YOU, "battle")
    assert (
        game.where("Wing / Feather")
        == {
            (acts.SUMMON,): "graveyard",  # the spell
            (acts.CAST,): "battle",
            (acts.SUMMON, acts.CAST): "hand",
        }[forbidden]
    )


BIG = twinpact(creature("Big", FIRE, 7, 7000, "Giant"), spell("Small", FIRE, 3, draw(1), races="Giant"))


@pytest.mark.phrase("use_for_no_cost")
@pytest.mark.parametrize(
    ("cards", "used"),
    [
        pytest.param(CREATURES, "Big", id="a creature is meant"),
        pytest.param(SPELLS, "Small", id="a spell is meant"),
        pytest.param(CARDS.cost(at_most=5), "Small", id="the spell costs little enough"),
        pytest.param(CARDS.race("Giant").cost(at_least=5), "Big", id="the creature costs enough"),
        pytest.param(CARDS.cost(at_most=7), "", id="either half"),
    ],
)
def test_810_3a_a_twinpact_is_used_for_no_cost_as_the_half_that_is_meant(cards: Cards, used: str) -> None:
    """810.3a: where both halves fit there is a choice between them."""
    song = spell("Song", FIRE, 1, use_for_no_cost(choose(1, your(cards.in_zone(HAND)))))
    game = Scenario(you=Side(hand=[song, BIG], mana=filler(fire=1), battle=[BYSTANDER])).use("Song")
    if used:
        assert (game.where("Big") == "battle") == (used == "Big")
    else:
        assert game.asked == "choose one"
