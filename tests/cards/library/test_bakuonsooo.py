"""BAKUONSOOO 8th, Tekara and Gotthart."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped
from tests.cards.written import card

BAKUON, TEKARA, GOTTHART = "BAKUONSOOO 8th, Hybrid Summit", "Tekara, Inspection Guard", "Gotthart, the Spydroid"
SMALL = [card(f"Small {number}\nCreature - fire - cost 1 - power 1000 - Human") for number in range(1, 7)]
PLAIN_GR = card("Gacha\nGR Creature - water - cost 2 - power 1000 - Beat Jockey")
MANA = filler(light=4, water=3, fire=2)


@pytest.mark.phrase("may_summon_for_less_by_destroying")
@pytest.mark.parametrize(("destroyed", "mana"), [(1, 7), (2, 5), (3, 3), (4, 3)])
def test_it_costs_two_less_for_each_creature_destroyed_and_no_less_than_three(destroyed: int, mana: int) -> None:
    all_mana = [*filler(light=1, water=1, fire=1), *filler(fire=mana - 3)]
    for short in (0, 1):
        side = Side(hand=[BAKUON], mana=all_mana[short:], battle=SMALL[:destroyed], deck=filler(5))
        game = Scenario(you=side)
        if short:
            assert game.refused(BAKUON)
            continue
        game.use(BAKUON, way=f"{2 * destroyed} less")
        while game.asked == "choose":
            game.choose(game.options[0])
        assert game.zone(YOU, "battle") == [BAKUON] and game.untapped_mana(YOU) == 0
        assert len(game.zone(YOU, "graveyard")) == destroyed


def put(**opponent: object) -> Scenario:
    side = Side(hand=[BAKUON], mana=MANA, battle=SMALL[:1], gr=[PLAIN_GR] * 4, deck=filler(5))
    return Scenario(you=side, opponent=Side(**opponent)).use(BAKUON)  # type: ignore[arg-type]


def test_it_gives_speed_attacker_and_summons_a_gr_creature_for_each_card_that_leaves_their_shields() -> None:
    wall = card("Wall\nCreature - light - cost 2 - power 9000 - Guardian\nBlocker")
    game = put(shields=2, battle=[wall])
    assert len(game.zone(YOU, "shields")) > 0
    game.attack(BAKUON, OPPONENT)
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert game.zone(YOU, "battle").count("Gacha") == 2 and game.zone(OPPONENT, "shields") == []
    game.attack("Gacha#1", OPPONENT)


def test_its_shield_goes_instead_of_it() -> None:
    game = put(hand=["Terror Pit"], mana=filler(darkness=6), deck=filler(5))
    shields = len(game.zone(YOU, "shields"))
    game.next_turn().decline()
    game.use("Terror Pit")
    while game.asked == "choose":
        game.choose(BAKUON)
    assert BAKUON in game.zone(YOU, "battle") and len(game.zone(YOU, "shields")) == shields - 1


def test_tekara_lets_cards_come_from_hands_alone() -> None:
    raise_it = card("Raise\nSpell - darkness - cost 1\nPut a creature from your graveyard into the battle zone.")
    give = card("Give\nSpell - darkness - cost 1\nPut a creature from your hand into the battle zone.")
    for whose in (YOU, OPPONENT):
        mine, theirs = ([TEKARA], []) if whose == YOU else ([], [TEKARA])
        side = Side(hand=[raise_it, give, "Corile"], graveyard=["Torcon"], mana=filler(darkness=2), battle=mine)
        game = Scenario(you=side, opponent=Side(battle=theirs)).use("Raise")
        assert "Torcon" not in game.zone(YOU, "battle")
        game.use("Give")
        assert "Corile" in game.zone(YOU, "battle")


def test_gotthart_taps_and_untaps() -> None:
    side = Side(hand=[GOTTHART], mana=filler(light=4), battle=[tapped("Torcon")])
    game = Scenario(you=side, opponent=Side(battle=["Corile"])).use(GOTTHART).choose("Torcon").choose("Corile")
    game.choose("Corile").enough()
    assert game.is_tapped("Corile") and not game.is_tapped("Torcon")


def test_gotthart_may_choose_itself_and_comes_as_a_shield_trigger() -> None:
    runner = card("Runner\nCreature - fire - cost 1 - power 1000 - Human")
    game = Scenario(you=Side(battle=[runner, "Corile"]), opponent=Side(shields=[GOTTHART])).attack("Runner", OPPONENT)
    game.choose(GOTTHART).choose("Corile")
    assert game.can_choose(GOTTHART)
    game.enough().choose("Corile")
    assert game.is_tapped("Corile") and game.zone(OPPONENT, "battle") == [GOTTHART]
