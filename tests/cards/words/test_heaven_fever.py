"""GR creatures that count the cards of their kin, shown by The Joragon Gunmaster and Galaxy Savarktis."""

import copy

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    GR_CREATURE,
    LIGHT,
    attacks_players_at_once,
    choose,
    creature,
    destroy,
    gr_summon,
    return_to_hand,
    spell,
    your_opponents,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, opponents, tapped

GUNMASTER, SAVARKTIS = "The Joragon Gunmaster", "Galaxy Savarktis"
JOKER = creature("Joker", FIRE, 2, 2000, "Jokers")
METAL = creature("Metal", LIGHT, 2, 2000, "Metallica")
BIG = creature("Big", FIRE, 9, 10000, "")


@pytest.mark.parametrize("jokers", [3, 4])
def test_gunmaster_attacks_players_at_once_among_five_jokers(jokers: int) -> None:
    """Cards of the battle zone and of the mana zone count together, itself too."""
    call = spell("Call", FIRE, 1, gr_summon())
    you = Side(hand=[call], mana=[*filler(fire=1), *[JOKER] * (jokers - 1)], battle=[JOKER], gr=[GUNMASTER])
    game = Scenario(you=you, opponent=Side(battle=[BIG])).use("Call")
    assert (GUNMASTER in game.options) == (jokers == 4)


@pytest.mark.phrase("attacks_players_at_once")
def test_what_attacks_players_at_once_attacks_no_creature_yet() -> None:
    quick = creature("Quick", FIRE, 1, 1000, "", attacks_players_at_once, types=GR_CREATURE)
    tired = Scenario(
        you=Side(hand=[spell("Call", FIRE, 1, gr_summon())], mana=filler(fire=1), gr=[quick]),
        opponent=Side(shields=1, battle=[tapped(BIG)]),
    ).use("Call")
    with pytest.raises(Illegal):
        copy.deepcopy(tired).attack("Quick", "Big")
    tired.attack("Quick")
    assert (tired.zone(OPPONENT, "shields"), tired.zone(OPPONENT, "battle")) == ([], ["Big"])


@pytest.mark.parametrize("jokers", [8, 9])
def test_gunmaster_shoots_for_each_joker_discarded_among_ten(jokers: int) -> None:
    you = Side(hand=[JOKER, JOKER, BIG], mana=[JOKER] * jokers, battle=[GUNMASTER])
    game = Scenario(you=you, opponent=Side(battle=[BIG, BIG, BIG], shields=3)).attack(GUNMASTER)
    assert game.power(GUNMASTER) == (11000 if jokers == 9 else 3000)
    if jokers == 9:
        game.choose("Joker", "Joker#2", opponents("Big"), opponents("Big#2"))
        assert game.zone(OPPONENT, "graveyard") == ["Big", "Big"]


@pytest.mark.parametrize(("others", "saved"), [(3, False), (4, True)])
def test_savarktis_gives_another_metallica_for_a_master_dragon(others: int, saved: bool) -> None:
    for verb in (destroy, return_to_hand):
        shot = spell("Shot", FIRE, 1, verb(choose(1, your_opponents(CREATURES.named("Savarktis")))))
        game = Scenario(
            you=Side(hand=[shot], mana=filler(fire=1)), opponent=Side(battle=[SAVARKTIS, *[METAL] * others])
        ).use("Shot")
        assert (game.asked == "instead") == saved
        if saved:
            game.choose(SAVARKTIS).choose("Metal")
            assert game.zone(OPPONENT, "battle") == [SAVARKTIS, *["Metal"] * 3]
            assert game.zone(OPPONENT, "graveyard") == ["Metal"]


@pytest.mark.parametrize("others", [5, 6])
def test_savarktis_among_seven_metallica_blocks_and_untaps(others: int) -> None:
    game = Scenario(you=Side(battle=[SAVARKTIS, *[METAL] * others]), opponent=Side(shields=3))
    assert (game.power(SAVARKTIS), game.has(SAVARKTIS, keywords.BLOCKER)) == (
        (7500, True) if others == 6 else (3500, False)
    )
    game.attack(SAVARKTIS)
    while game.asked == "break":
        game.choose(game.options[0])
    game.end_turn()
    assert game.is_tapped(SAVARKTIS) == (others == 5)
    assert game.turn_player == YOU
