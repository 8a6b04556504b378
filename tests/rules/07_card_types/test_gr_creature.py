"""GR creatures and the ultra-GR zone (118, 408, 701.30, 811): sections of the rules that the catalogue leaves out."""

from collections.abc import Callable, Sequence

import pytest

from sim.cards.words import (
    ACT_SUMMON,
    CARDS,
    CREATURES,
    FIRE,
    GR_CREATURE,
    MANA,
    THEM,
    Card,
    Effect,
    Feature,
    Noun,
    add_to_shields,
    choose,
    count,
    creature,
    destroy,
    draw,
    every,
    give_power,
    gr_summon,
    prohibits,
    put_into_mana,
    put_on_bottom_of_deck,
    put_on_top_of_deck,
    return_to_hand,
    speed_attacker,
    spell,
    whenever_destroyed,
    whenever_put,
    whenever_put_into_mana,
    whenever_you_summon,
    your,
    your_opponents,
)
from sim.engine.record.codes import log, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

ONE = choose(1, your_opponents(CREATURES))


def gacha(name: str = "Made-up Gacha", *features: Feature, cost: int = 3, power: int = 1000) -> Card:
    """A made-up GR creature."""
    return creature(name, FIRE, cost, power, "Jokers", *features, types=GR_CREATURE)


def cast(*effects: Effect, gr: Sequence[Card] = (), mana: int = 1, **you: Sequence[Card]) -> Scenario:
    """You cast a spell with these effects; the ultra-GR zone is named from the top down."""
    side = Side(hand=[spell("Call", FIRE, 1, *effects)], mana=filler(fire=mana), gr=gr, **you)
    return Scenario(you=side, opponent=Side(shields=2)).use("Call")


# --- GR summoning ------------------------------------------------------------------------------------------
@pytest.mark.phrase("gr_summon")
def test_701_30a_gr_summoning_summons_the_top_card() -> None:
    """701.30a: it is a summon, its creature enters, and no mana is paid."""
    watchers = [
        creature("Herald", FIRE, 1, 1000, "", whenever_you_summon(CREATURES, draw(1))),
        creature("Doorman", FIRE, 1, 1000, "", whenever_put(your(CREATURES), draw(1))),
    ]
    game = cast(gr_summon(), gr=[gacha("First"), gacha("Second")], battle=watchers).choose("Herald").settle()
    assert (game.zone(YOU, "battle")[2:], game.zone(YOU, "gr")) == (["First"], ["Second"])
    assert len(game.zone(YOU, "hand")) == 2
    assert game.is_sick("First")
    assert not game.is_tapped("First")


@pytest.mark.phrase("gr_summon")
def test_701_30a_it_counts_as_a_summon_that_has_been_paid_for() -> None:
    """701.30a: it counts as a summon that has been paid for."""
    game = cast(gr_summon(), gr=[gacha()])
    record = game.record
    assert (record.summoned_count[YOU], record.put_free[YOU]) == (1, 0)


def test_701_30a_gr_summoning_twice_summons_one_after_the_other() -> None:
    """701.30a: GR summoning twice summons one after the other."""
    ready = creature("Ready", FIRE, 1, 1000, "")  # so that the turn is not over
    called = [gacha("First"), gacha("Second"), gacha("Third")]
    game = cast(gr_summon(2), give_power(2000, THEM), gr=called, battle=[ready])
    assert (game.zone(YOU, "battle")[1:], game.zone(YOU, "gr")) == (["First", "Second"], ["Third"])
    assert [game.power(name) for name in ("First", "Second")] == [3000, 3000]


@pytest.mark.phrase("gr_summon")
def test_701_30a_as_often_as_an_amount_says_and_tapped() -> None:
    """701.30a: as often as an amount says and tapped."""
    every_mana = gr_summon(count(your(CARDS.in_zone(MANA))), tapped=True)
    game = cast(every_mana, gr=[gacha("First"), gacha("Second"), gacha("Third")], mana=2)
    assert [game.is_tapped(name) for name in ("First", "Second")] == [True, True]
    assert game.zone(YOU, "gr") == ["Third"]


def test_701_30a_an_empty_ultra_gr_zone_summons_nothing() -> None:
    """701.30a: an empty ultra GR zone summons nothing."""
    game = cast(gr_summon(), draw(1))
    assert (game.zone(YOU, "battle"), len(game.zone(YOU, "hand"))) == ([], 1)


def test_701_30a_what_may_not_be_summoned_stays_where_it_is() -> None:
    """701.30a: what may not be summoned stays where it is."""
    jailer = creature("Jailer", FIRE, 1, 1000, "", prohibits(ACT_SUMMON, your_opponents(CREATURES.cost(at_most=3))))
    side = Side(
        hand=[spell("Call", FIRE, 1, gr_summon())], mana=filler(fire=1), gr=[gacha(cost=3), gacha("Next", cost=4)]
    )
    game = Scenario(you=side, opponent=Side(battle=[jailer])).use("Call")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "gr")) == ([], ["Made-up Gacha", "Next"])


def test_811_2a_it_can_be_neither_summoned_for_its_cost_nor_seen() -> None:
    """811.2a: it can be neither summoned for its cost nor seen."""
    game = Scenario(you=Side(gr=[gacha()], mana=filler(fire=9), hand=1))
    assert not game.can_choose("Made-up Gacha")
    assert [game.sees(player, "Made-up Gacha") for player in (YOU, OPPONENT)] == [False, False]


# --- Leaving -----------------------------------------------------------------------------------------------
MOVES = (destroy, return_to_hand, put_into_mana, add_to_shields, put_on_top_of_deck, put_on_bottom_of_deck)


@pytest.mark.parametrize("move", MOVES, ids=lambda move: str(move.__name__))
def test_118_1_wherever_it_is_put_it_goes_on_to_the_bottom_of_the_ultra_gr_zone(move: Callable[[Noun], Effect]) -> None:
    """118.1: wherever it is put it goes on to the bottom of the ultra GR zone."""
    game = Scenario(
        you=Side(hand=[spell("Removal", FIRE, 1, move(ONE))], mana=filler(fire=1)),
        opponent=Side(battle=[gacha()], gr=[gacha("Top"), gacha("Last")], shields=1, deck=3),
    ).use("Removal")
    assert game.zone(OPPONENT, "gr") == ["Top", "Last", "Made-up Gacha"]
    assert all(
        len(game.zone(OPPONENT, zone)) == number for zone, number in {"hand": 0, "mana": 0, "shields": 1}.items()
    )
    moves = [event[3:5] for event in game.session.events if event[0] == log.MOVE and event[1] == OPPONENT]
    (_, first), (second, last) = moves
    assert (first, last) == (second, zones.GR)


def test_118_1_what_triggers_on_the_zone_where_it_was_put_has_seen_it() -> None:
    """118.1: what triggers on the zone where it was put has seen it."""

    def removed(effect: Effect, watcher: Feature) -> int:
        you = Side(
            hand=[spell("Removal", FIRE, 1, effect)],
            mana=filler(fire=1),
            battle=[creature("Watcher", FIRE, 1, 1000, "", watcher)],
        )
        game = Scenario(you=you, opponent=Side(battle=[gacha()])).use("Removal").settle()
        return len(game.zone(YOU, "hand"))

    assert removed(destroy(ONE), whenever_destroyed(CREATURES, draw(1))) == 1
    assert removed(put_into_mana(ONE), whenever_put_into_mana(CREATURES, draw(1))) == 1


def test_118_1_the_owner_orders_several_that_go_there_at_once() -> None:
    """118.1: the owner orders several that go there at once."""
    game = Scenario(
        you=Side(
            hand=[spell("Sweep", FIRE, 1, destroy(every(CREATURES)))],
            mana=filler(fire=1),
            battle=[gacha("One"), gacha("Two")],
            gr=[gacha("Top")],
        ),
    ).use("Sweep")
    game.expect(YOU, "order", "One", "Two").choose("Two")
    assert game.zone(YOU, "gr") == ["Top", "Two", "One"]


# --- Cards ---------------------------------------------------------------------------------------------------
def test_rockyrock_calls_the_next_one_tapped() -> None:
    you = Side(
        hand=[spell("Sweep", FIRE, 1, destroy(every(CREATURES)))],
        mana=filler(fire=1),
        battle=["Rockyrock"],
        gr=[gacha("Next")],
    )
    game = Scenario(you=you).use("Sweep").settle()
    assert (game.zone(YOU, "battle"), game.zone(YOU, "gr")) == (["Next"], ["Rockyrock"])
    assert game.is_tapped("Next")


@pytest.mark.parametrize(("mana", "summons"), [({"light": 5}, True), ({"light": 4}, False), ({"fire": 5}, False)])
def test_mana_drive_asks_for_a_number_of_cards_and_a_civilization(mana: dict[str, int], summons: bool) -> None:
    """Marchis: Mana Drive 5 (light)."""
    you = Side(
        hand=[spell("Call", 0, 1, gr_summon())], mana=filler(**mana), gr=["Marchis, Continual Will", gacha("Next")]
    )
    game = Scenario(you=you).use("Call").settle()
    assert ("Next" in game.zone(YOU, "battle")) == summons


def test_a_mana_drive_may_destroy_its_creature() -> None:
    you = Side(hand=[spell("Call", 0, 1, gr_summon())], mana=filler(nature=3), gr=["Christma Third"], deck=["Torcon"])
    declined = Scenario(you=you).use("Call").decline()
    assert declined.zone(YOU, "battle") == ["Christma Third"]
    assert declined.question is None or declined.asked != "choose"  # all of its effect depends on that
    game = Scenario(you=you).use("Call").accept().choose("Torcon")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "gr")) == ([], ["Christma Third"])
    assert (game.zone(YOU, "hand"), len(game.zone(YOU, "mana"))) == (["Torcon"], 3)


@pytest.mark.parametrize("agrees", [False, True])
def test_no_part_of_a_mana_drive_happens_if_its_creature_is_kept(agrees: bool) -> None:
    call = spell("Call", 0, 1, gr_summon())
    you = Side(hand=[call, "Corile"], mana=filler(light=7), gr=["Benrini, Evilproof Will"], battle=["Fear Fang"])
    game = Scenario(you=you).use("Call")
    if agrees:
        game.accept().choose("Corile")
    else:
        game.decline()
    assert len(game.zone(YOU, "shields")) == (2 if agrees else 1)
    assert game.can_choose("Fear Fang")  # it may attack: nothing else is asked


def test_mirei_stays_while_there_are_cards_in_the_ultra_gr_zone() -> None:
    def removed(*gr: Card) -> Scenario:
        you = Side(hand=[spell("Removal", FIRE, 1, return_to_hand(ONE))], mana=filler(fire=1))
        return Scenario(you=you, opponent=Side(battle=["Mirei, White Emperor's Will"], gr=gr)).use("Removal")

    assert removed(gacha()).zone(OPPONENT, "battle") == ["Mirei, White Emperor's Will"]
    assert removed().zone(OPPONENT, "gr") == ["Mirei, White Emperor's Will"]


@pytest.mark.parametrize(("zennou", "attacks"), [(True, False), (False, True)])
def test_almighty_zennou_keeps_new_creatures_from_attacking(zennou: bool, attacks: bool) -> None:
    fast = creature("Made-up Racer", FIRE, 1, 1000, "", speed_attacker)
    yours_of_it = ["Almighty Zennou"] if zennou else []
    game = Scenario(you=Side(hand=[fast], mana=filler(fire=1)), opponent=Side(battle=yours_of_it)).use(fast)
    assert (game.refused(fast, "attack") == "") == attacks


@pytest.mark.phrase("non_gr")
def test_creatures_that_are_no_gr_creatures() -> None:
    """811: they come from a zone of their own."""
    game = cast(gr_summon(), give_power(2000, every(your(CREATURES.non_gr()))), gr=[gacha("First")], battle=["Torcon"])
    assert (game.power("Torcon"), game.power("First")) == (3000, 1000)
