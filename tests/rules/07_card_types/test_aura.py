"""Auras (310): sections of the rules that the catalogue leaves out."""

import pytest

from sim.cards.words import (
    ACT_PUT,
    ACT_SUMMON,
    ACT_USE_AURA,
    AURAS,
    CARDS,
    CREATURES,
    FIRE,
    GR_CREATURE,
    GRAVEYARD,
    MANA,
    SHIELDS,
    THE_ATTACHED,
    WATER,
    Card,
    Effect,
    Feature,
    add_to_shields_face_up,
    attach,
    attach_this_to,
    aura,
    blocker,
    cant_be_destroyed,
    choose,
    creature,
    destroy,
    draw,
    each_has,
    every,
    evolves_from,
    great_sin,
    prohibits,
    put,
    put_into_graveyard,
    put_into_mana,
    put_on_bottom_of_deck,
    put_top_card_into_graveyard,
    put_under_this,
    return_to_hand,
    shield_trigger,
    spell,
    tamaseeds_cost_less,
    when_attached,
    whenever_attached,
    whenever_attacks,
    whenever_one_attacks,
    your,
    your_opponents,
)
from sim.cards.words.descriptions import TYPES_TO_PUT, Cards
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, attached, filler, opponents, pile, sealed, tapped
from tests.rules.made_up import card, human

ONE = choose(1, your_opponents(CREATURES))
ANY_TO_PUT = Cards("card", types=TYPES_TO_PUT)


def gacha(name: str = "Made-up Gacha", *features: Feature, power: int = 1000) -> Card:
    """A made-up GR creature."""
    return creature(name, FIRE, 3, power, "Jokers", *features, types=GR_CREATURE)


def glow(*features: Feature, name: str = "Made-up Aura", cost: int = 2, power: int = 2000) -> Card:
    """A made-up aura."""
    return aura(name, WATER, cost, power, "Tricks", *features)


def with_hand(*hand: Card, **more: object) -> Side:
    """You with these cards in your hand, and mana for them."""
    return Side(**({"hand": hand, "mana": filler(water=5)} | more))  # type: ignore[arg-type]


def removed(effect: Effect, *battle: object, **more: object) -> Scenario:
    """You cast a spell that does this to the opponent's creatures."""
    you = Side(hand=[spell("Removal", FIRE, 1, effect)], mana=filler(fire=1))
    return Scenario(you=you, opponent=Side(battle=battle, **more)).use("Removal")  # type: ignore[arg-type]


# --- Using it ------------------------------------------------------------------------------------------------
def test_310_2_an_aura_is_attached_to_a_gr_creature_in_play() -> None:
    """310.2: an aura is attached to a GR creature in play."""
    game = Scenario(you=with_hand(glow(), battle=[gacha()], gr=[gacha("Next")])).use("Made-up Aura")
    game.expect(YOU, "attach to").choose("Made-up Gacha")
    assert (game.auras("Made-up Gacha"), game.power("Made-up Gacha")) == (["Made-up Aura"], 3000)
    assert (game.zone(YOU, "gr"), game.untapped_mana(YOU)) == (["Next"], 3)


def test_310_2_or_to_one_that_is_gr_summoned_for_it() -> None:
    """310.2: or to one that is GR summoned for it."""
    game = Scenario(you=with_hand(glow(), battle=[gacha()], gr=[gacha("Next")])).use("Made-up Aura").accept()
    assert (game.auras("Next"), game.power("Next"), game.auras("Made-up Gacha")) == (["Made-up Aura"], 3000, [])
    assert game.is_sick("Next")


def test_310_2_without_anything_to_attach_it_to_it_is_not_used() -> None:
    """310.2: without anything to attach it to it is not used."""
    game = Scenario(you=with_hand(glow(), battle=[creature("Plain", WATER, 1, 1000, "")]))
    assert "GR creature" in game.refused("Made-up Aura", "use")


def test_310_2a_when_the_gr_summon_fails_it_stays_in_the_hand() -> None:
    """310.2a: the opponent's creature forbids summoning; the mana has been paid."""
    warden = creature("Warden", FIRE, 1, 1000, "", prohibits(ACT_SUMMON, your_opponents(CREATURES)))
    game = Scenario(you=with_hand(glow(), gr=[gacha()]), opponent=Side(battle=[warden])).use("Made-up Aura")
    assert (game.zone(YOU, "hand"), game.zone(YOU, "gr"), game.zone(YOU, "battle")) == (
        ["Made-up Aura"],
        ["Made-up Gacha"],
        [],
    )


def test_310_1_a_prohibition_names_using_auras() -> None:
    """310.1: a prohibition names using auras."""
    warden = creature("Warden", FIRE, 1, 1000, "", prohibits(ACT_USE_AURA, your_opponents(AURAS)))
    game = Scenario(you=with_hand(glow(), gr=[gacha()]), opponent=Side(battle=[warden]))
    assert "forbids using" in game.refused("Made-up Aura", "use")


def test_310_1_what_cannot_be_put_is_not_used() -> None:
    """310.1: an aura comes into the battle zone as it is used."""
    warden = creature("Warden", FIRE, 1, 1000, "", prohibits(ACT_PUT, your_opponents(ANY_TO_PUT)))
    game = Scenario(you=with_hand(glow(), gr=[gacha()]), opponent=Side(battle=[warden]))
    assert "forbids" in game.refused("Made-up Aura", "use")


def test_310_1_what_cannot_be_put_is_not_used_for_no_cost_either() -> None:
    """310.1: no GR creature is summoned for it, and the card stays in the hand."""
    warden = creature("Warden", FIRE, 1, 1000, "", prohibits(ACT_PUT, your_opponents(ANY_TO_PUT)))
    attacker = creature("Attacker", FIRE, 1, 1000, "")
    game = Scenario(
        you=Side(battle=[attacker, warden]), opponent=Side(shields=[glow(shield_trigger)], gr=[gacha()])
    ).attack("Attacker")
    game.declare("Made-up Aura")
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "hand")) == ([], ["Made-up Aura"])


def test_310_4_the_powers_of_several_auras_add_up_and_the_newest_lies_on_top() -> None:
    """310.4: the powers of several auras add up and the newest lies on top."""
    second = glow(name="Second", power=4000)
    game = Scenario(you=with_hand(second, battle=[attached(gacha(), glow())])).use("Second")
    assert (game.auras("Made-up Gacha"), game.power("Made-up Gacha")) == (["Made-up Aura", "Second"], 7000)


def test_an_aura_with_shield_trigger_is_used_for_no_cost() -> None:
    game = Scenario(
        you=Side(battle=[creature("Attacker", FIRE, 1, 1000, "")]),
        opponent=Side(shields=[glow(shield_trigger)], gr=[gacha()]),
    ).attack("Attacker")
    game.declare("Made-up Aura")
    assert game.auras(opponents("Made-up Gacha")) == ["Made-up Aura"]


@pytest.mark.phrase("great_sin")
def test_great_sin_costs_less_and_a_creature_at_the_end_of_the_turn() -> None:
    sinful = glow(great_sin(2), cost=5)
    game = Scenario(you=with_hand(sinful, mana=filler(water=3), gr=[gacha()], shields=1)).use("Made-up Aura")
    assert game.untapped_mana(YOU) == 0
    game.end_turn()
    assert (game.zone(YOU, "graveyard"), game.zone(YOU, "gr")) == (["Made-up Aura"], ["Made-up Gacha"])


def test_great_sin_need_not_be_used() -> None:
    sinful = glow(great_sin(2), cost=5)
    game = Scenario(you=with_hand(sinful, gr=[gacha()])).use("Made-up Aura")
    game.end_turn()
    assert game.auras("Made-up Gacha") == ["Made-up Aura"]


def test_auras_that_make_auras_cost_less() -> None:
    chupacal = "*/ Chupacal, Reigen /*"
    game = Scenario(you=with_hand(glow(cost=3), mana=filler(water=2), battle=[attached(gacha(), chupacal)]))
    assert game.can_choose("Made-up Aura")


# --- What it does ----------------------------------------------------------------------------------------------
@pytest.mark.phrase("when_attached")
def test_when_you_attach_it_is_its_own() -> None:
    second = glow(name="Second")
    game = Scenario(you=with_hand(second, battle=[attached(gacha(), glow(when_attached(draw(1))))])).use("Second")
    assert game.zone(YOU, "hand") == []
    first = Scenario(you=with_hand(glow(when_attached(draw(1))), battle=[gacha()])).use("Made-up Aura")
    assert len(first.zone(YOU, "hand")) == 1


@pytest.mark.phrase("whenever_attached")
def test_whenever_you_attach_an_aura_sees_others_and_itself() -> None:
    watcher = glow(whenever_attached(AURAS, draw(1)))
    itself = Scenario(you=with_hand(watcher, battle=[gacha()])).use("Made-up Aura")
    assert len(itself.zone(YOU, "hand")) == 1
    second = glow(name="Second")
    other = Scenario(you=with_hand(second, battle=[gacha("Bearer"), attached(gacha(), watcher)])).use("Second")
    other.choose("Bearer")
    assert len(other.zone(YOU, "hand")) == 1


@pytest.mark.phrase("THE_ATTACHED")
def test_the_attached_creature_has_what_the_aura_gives() -> None:
    guard = glow(each_has(THE_ATTACHED, blocker))
    game = Scenario(you=Side(battle=[attached(gacha(), guard), gacha("Other")]))
    assert [game.has(name, keywords.BLOCKER) for name in ("Made-up Gacha", "Other")] == [True, False]


def test_buchacati_leaves_alone_when_its_creature_attacks() -> None:
    game = Scenario(you=Side(battle=[attached(gacha(), "Buchacati, Yuuki")]), opponent=Side(shields=2))
    game.attack("Made-up Gacha")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "graveyard")) == (["Made-up Gacha"], ["Buchacati, Yuuki"])


@pytest.mark.phrase("attach", "AURAS")
def test_more_auras_are_attached_to_that_creature() -> None:
    found = glow(name="Found")
    leader = glow(when_attached(attach(choose(1, your(AURAS.in_zone(GRAVEYARD))))), name="Leader")
    game = Scenario(you=with_hand(leader, battle=[gacha("Bearer"), gacha("Other")], graveyard=[found, "Corile"])).use(
        "Leader"
    )
    game.choose("Bearer")
    assert (game.auras("Bearer"), game.auras("Other")) == (["Leader", "Found"], [])
    assert game.zone(YOU, "graveyard") == ["Corile"]


def test_more_auras_are_attached_to_the_attached_creature_that_attacks() -> None:
    attach_one = attach(choose(1, your(AURAS.in_zone(GRAVEYARD))))
    leader = glow(whenever_one_attacks(THE_ATTACHED, attach_one), name="Leader")
    side = Side(battle=[gacha("Other"), attached(gacha("Bearer"), leader)], graveyard=[glow(name="Found")])
    game = Scenario(you=side, opponent=Side(shields=2)).attack("Bearer")
    assert (game.auras("Bearer"), game.auras("Other")) == (["Leader", "Found"], [])


@pytest.mark.phrase("attach_this_to", "gr")
def test_an_aura_moves_to_another_creature() -> None:
    mover = glow(whenever_one_attacks(THE_ATTACHED, attach_this_to(choose(1, your(CREATURES.gr())))))
    game = Scenario(you=Side(battle=[attached(gacha(), mover), "Corile", gacha("Other")]), opponent=Side(shields=2))
    game.attack("Made-up Gacha").choose("Other")
    assert (game.auras("Made-up Gacha"), game.auras("Other")) == ([], ["Made-up Aura"])


def test_an_effect_can_put_an_aura_as_if_it_were_used() -> None:
    call = spell("Call", WATER, 1, put(choose(1, your(AURAS.in_zone(GRAVEYARD)))))
    game = Scenario(you=with_hand(call, gr=[gacha()], graveyard=[glow()])).use("Call")
    assert (game.auras("Made-up Gacha"), game.zone(YOU, "gr")) == (["Made-up Aura"], [])


# --- Leaving ---------------------------------------------------------------------------------------------------
MOVES = ((destroy, "graveyard"), (return_to_hand, "hand"), (put_into_mana, "mana"))


@pytest.mark.parametrize(("move", "zone"), MOVES, ids=lambda part: getattr(part, "__name__", part))
def test_310_8_auras_leave_with_their_creature_for_the_same_zone(move: object, zone: str) -> None:
    """310.8: auras leave with their creature for the same zone."""
    game = removed(move(ONE), attached(gacha(), glow(), glow(name="Second")))  # type: ignore[operator]
    assert sorted(game.zone(OPPONENT, zone)) == ["Made-up Aura", "Second"]
    assert (game.zone(OPPONENT, "gr"), game.zone(OPPONENT, "battle")) == (["Made-up Gacha"], [])


def test_310_8b_the_owner_orders_them_in_the_deck() -> None:
    """310.8b: the owner orders them in the deck."""
    game = removed(put_on_bottom_of_deck(ONE), attached(gacha(), glow()), deck=3)
    game.expect(OPPONENT, "order", "Made-up Aura", "Made-up Gacha").choose("Made-up Gacha")
    assert "Made-up Aura" in game.zone(OPPONENT, "deck")
    assert game.zone(OPPONENT, "gr") == ["Made-up Gacha"]


def test_109_2c_an_aura_on_a_creature_that_cannot_be_destroyed_cannot_be_either() -> None:
    """109.2c: an aura on a creature that cannot be destroyed cannot be either."""
    card = choose(1, your_opponents(CARDS))
    assert (
        len(removed(destroy(card), attached(gacha("Tough", cant_be_destroyed), glow())).zone(OPPONENT, "battle")) == 2
    )


def test_109_2a_an_effect_that_chooses_a_card_can_take_an_aura_alone() -> None:
    """109.2a: an effect that chooses a card can take an aura alone."""
    game = removed(return_to_hand(choose(1, your_opponents(CARDS))), attached(gacha(), glow())).choose("Made-up Aura")
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "hand")) == (["Made-up Gacha"], ["Made-up Aura"])
    assert game.power(opponents("Made-up Gacha")) == 1000


@pytest.mark.parametrize(("move", "zone"), MOVES, ids=lambda part: getattr(part, "__name__", part))
@pytest.mark.parametrize("number", [1, 2])
def test_109_2a_the_gr_creature_chosen_as_a_card_leaves_and_its_aura_with_it(
    move: object, zone: str, number: int
) -> None:
    """109.2a, 310.8: it is no matter whether the aura is chosen too, for it is not the card that was chosen."""
    noun = choose(number, your_opponents(CARDS))
    game = removed(move(noun), attached(gacha(), glow()))  # type: ignore[operator]
    game.choose(opponents("Made-up Gacha"))  # of the two, the aura is the other one
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "gr")) == ([], ["Made-up Gacha"])
    assert game.zone(OPPONENT, zone) == ["Made-up Aura"]


@pytest.mark.parametrize(("chosen", "left"), [("Evolved", ["Made-up Aura"]), ("Made-up Aura", [])])
def test_310_7_of_an_evolved_creature_the_card_that_is_chosen_leaves(chosen: str, left: list[str]) -> None:
    """310.7, 801.4: the aura stays on what is uncovered."""
    evolved = creature("Evolved", FIRE, 1, 5000, "Jokers", evolves_from(CREATURES.race("Jokers")))
    pick = spell("Pick", FIRE, 1, return_to_hand(choose(1, your(CARDS))))
    game = Scenario(you=Side(hand=[evolved, pick], mana=filler(fire=2), battle=[attached(gacha(), glow())]))
    game.use("Evolved").use("Pick").choose(chosen)
    assert game.zone(YOU, "hand") == [chosen]
    assert game.auras("Made-up Gacha" if chosen == "Evolved" else "Evolved") == left


@pytest.mark.parametrize(("alone", "is_tapped"), [(False, False), (True, True)])
def test_310_8a_an_aura_that_comes_along_is_put_as_usual_whatever_the_effect_says(alone: bool, is_tapped: bool) -> None:
    """310.8a; official answer of 2020-09-18: untapped into the mana zone, and face down into the shield zone."""
    noun = choose(1, your_opponents(CARDS if alone else CREATURES))
    game = removed(put_into_mana(noun, tapped=True), attached(gacha(), glow()))
    if alone:
        game.choose("Made-up Aura")
    assert (game.where("Made-up Aura"), game.is_tapped("Made-up Aura")) == ("mana", is_tapped)
    game = removed(add_to_shields_face_up(noun), attached(gacha(), glow()), shields=1)
    if alone:
        game.choose("Made-up Aura")
    assert (game.where("Made-up Aura"), game.is_face_up("Made-up Aura")) == ("shields", alone)


def test_310_6_the_top_card_of_such_a_creature_is_its_newest_aura() -> None:
    """310.6: the top card of such a creature is its newest aura."""
    game = removed(put_top_card_into_graveyard(ONE), attached(gacha(), glow(), glow(name="Second")))
    assert game.zone(OPPONENT, "graveyard") == ["Second"]
    assert game.auras(opponents("Made-up Gacha")) == ["Made-up Aura"]


def test_116_2a_the_auras_of_a_sealed_creature_are_not_there() -> None:
    """116.2a: the auras of a sealed creature are not there."""
    cheaper = glow(tamaseeds_cost_less(your(AURAS), 1, 1))
    bearer = attached(sealed(gacha("Bearer"), 1), cheaper)
    game = Scenario(you=with_hand(glow(name="Second", cost=3), mana=filler(water=2), battle=[bearer], gr=[gacha()]))
    assert "Second" in game.zone(YOU, "hand")
    assert not game.can_choose("Second")


def test_310_7_the_auras_stay_when_the_creature_evolves() -> None:
    """310.7: the auras stay when the creature evolves."""
    evolved = creature("Evolved", FIRE, 1, 5000, "Jokers", evolves_from(CREATURES.race("Jokers")))
    game = Scenario(you=Side(hand=[evolved], mana=filler(fire=1), battle=[attached(gacha(), glow())])).use("Evolved")
    assert (game.auras("Evolved"), game.power("Evolved")) == (["Made-up Aura"], 7000)
    assert game.under("Evolved") == ["Made-up Gacha"]


def test_310_7_another_aura_can_be_attached_to_the_evolved_creature() -> None:
    """310.7: another aura can be attached to the evolved creature."""
    evolved = creature("Evolved", FIRE, 1, 5000, "Jokers", evolves_from(CREATURES.race("Jokers")))
    game = Scenario(you=with_hand(glow(), battle=[pile(evolved, gacha())])).use("Made-up Aura")
    assert game.power("Evolved") == 7000


def test_310_5_an_aura_without_its_creature_goes_to_the_graveyard() -> None:
    """310.5: an aura without its creature goes to the graveyard."""
    gone = removed(destroy(every(CREATURES)), attached(gacha(), glow()))
    assert gone.zone(OPPONENT, "graveyard") == ["Made-up Aura"]


def test_310_5_an_aura_under_another_card_is_attached_to_nothing_and_stays() -> None:
    """310.5, 116.1, 801.2: a card of a pile, or a seal, is no aura that goes when one has lost its creature."""
    under = put_under_this(choose(1, your(AURAS.in_zone(MANA))))
    grower = creature("Grower", FIRE, 3, 3000, "", whenever_attacks(under, destroy(choose(1, your(CREATURES)))))
    game = Scenario(
        you=Side(
            mana=[glow(name="Below")],
            battle=[grower, attached(gacha(), glow()), sealed("Corile", [glow(name="Seal")])],
        )
    )
    game.attack("Grower").choose("Made-up Gacha")
    assert game.zone(YOU, "graveyard") == ["Made-up Aura"]
    assert game.under("Grower") == ["Below"]
    assert game.seals("Corile") == 1


# --- Cards -----------------------------------------------------------------------------------------------------
def test_310_1_perfect_darkness_puts_a_darkness_aura_of_the_graveyard_too() -> None:
    """310.1: the aura is attached to a GR creature, as one that is used."""
    graveyard = ["Buchacati, Yuuki", "Bloody Squito", glow(name="Water Aura")]
    game = Scenario(you=Side(hand=["Perfect Darkness"], mana=filler(darkness=5), graveyard=graveyard, battle=[gacha()]))
    game.use("Perfect Darkness").choose(1, 2)
    game.expect(YOU, "choose", "Buchacati, Yuuki", "Bloody Squito").choose("Buchacati, Yuuki")
    assert game.auras("Made-up Gacha") == ["Buchacati, Yuuki"]


@pytest.mark.phrase("shields_stay")
@pytest.mark.parametrize(
    ("effect", "stays"),
    [
        (put_into_graveyard(choose(1, your_opponents(SHIELDS))), True),
        (put_on_bottom_of_deck(choose(1, your_opponents(SHIELDS))), True),
        (return_to_hand(choose(1, your_opponents(SHIELDS))), False),
    ],
)
def test_zaha_elha_keeps_shields_where_they_are(effect: Effect, stays: bool) -> None:
    game = removed(effect, attached(gacha(), "Zaha Elha, Kyokugenku"), shields=1)
    assert len(game.zone(OPPONENT, "shields")) == stays
    assert len(removed(effect, gacha(), shields=1).zone(OPPONENT, "shields")) == 0


@pytest.mark.phrase("whenever_one_blocks")
def test_buchacati_leaves_alone_when_its_creature_blocks() -> None:
    game = Scenario(
        you=Side(battle=[creature("Attacker", FIRE, 1, 500, "")]),
        opponent=Side(battle=[attached(gacha(), "Buchacati, Yuuki")]),
    )
    game.attack("Attacker").block("Made-up Gacha").settle()
    assert game.auras(opponents("Made-up Gacha")) == []
    assert game.zone(OPPONENT, "graveyard") == ["Buchacati, Yuuki"]


def test_310_2_an_aura_untaps_the_creature_that_it_is_attached_to() -> None:
    """310.2: Not another tapped one."""
    wakes = card(
        "Wakes",
        "Orega Aura - water - cost 2 - power +2000 - Tricks",
        "When you attach this aura to a creature, untap the attached creature.",
    )
    gacha = card("Gacha", "GR Creature - fire - cost 3 - power 1000 - Jokers")
    side = Side(hand=[wakes], mana=filler(water=2), battle=[tapped(gacha), tapped(human("Other"))])
    game = Scenario(you=side).use("Wakes")
    assert (game.is_tapped("Gacha"), game.is_tapped("Other")) == (False, True)
