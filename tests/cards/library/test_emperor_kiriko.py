"""Emperor Kiriko: everything goes under the deck, and three other creatures come."""

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler

KIRIKO, LORD = "Emperor Kiriko", "Corile"
OTHERS = ["Bolshack Dragon", "Torcon", "Fear Fang"]
LIGER = "Deathliger, Lion of Chaos"
EVOLUTION, SPELL = "Barkwhip, the Smasher", "Terror Pit"


def evolved(deck: list[str], battle: list[str] | None = None) -> Scenario:
    side = Side(hand=[KIRIKO], mana=filler(water=8), battle=[LORD, *(battle or [])], deck=exactly(*deck))
    return Scenario(you=side, opponent=Side(battle=["Burning Mane"])).use(KIRIKO)


def test_three_creatures_come_and_no_evolution_creature_or_spell() -> None:
    game = evolved([SPELL, OTHERS[0], EVOLUTION, OTHERS[1], OTHERS[2], LIGER, SPELL])
    assert sorted(game.zone(YOU, "battle")) == sorted([KIRIKO, *OTHERS])
    assert sorted(game.zone(YOU, "deck")) == sorted([SPELL, SPELL, EVOLUTION, LIGER])
    assert game.zone(OPPONENT, "battle") == ["Burning Mane"]


def test_creatures_that_went_under_the_deck_come_again_if_it_has_few_others() -> None:
    game = evolved([SPELL, OTHERS[0], SPELL], battle=[LIGER, "Fear Fang"])
    game.choose("Fear Fang")  # under the deck in any order
    assert sorted(game.zone(YOU, "battle")) == sorted([KIRIKO, OTHERS[0], LIGER, "Fear Fang"])


def test_what_is_under_kiriko_stays_there() -> None:
    game = evolved([SPELL, *OTHERS, SPELL])
    assert LORD not in game.zone(YOU, "deck") and LORD not in game.zone(YOU, "graveyard")


def test_fewer_than_three_come_if_there_are_no_more() -> None:
    game = evolved([SPELL, OTHERS[0], EVOLUTION, SPELL])
    assert sorted(game.zone(YOU, "battle")) == sorted([KIRIKO, OTHERS[0]])
    assert sorted(game.zone(YOU, "deck")) == sorted([SPELL, SPELL, EVOLUTION])
    assert not game.over
