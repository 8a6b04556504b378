"""A list that is played from the tables of a pool plays the games of the list itself."""

from dataclasses import replace

import pytest

from decks.reading import Deck, read_deck
from sim.cards.library import find_card, known_names
from sim.engine.record.luck import root_key
from sim.games.matchups.matchup import prepare_sides, side_of
from sim.games.playing.batch import play_chunk
from sim.searches.other_lists import matchups_with
from sim.searches.swaps import Swap, swapped

NAMES = known_names()
LIQUID, FN = (read_deck(name, NAMES) for name in ("liquid-beast", "fn-rush"))
POOL = ("Terror Pit", "Aqua Surfer", "Bolshack Dragon", "Deadly Fighter Braid Claw")


@pytest.mark.parametrize("player", ["auto", "rush"])
def test_the_games_are_those_of_the_list(player: str) -> None:
    own, other = side_of(LIQUID, player), side_of(FN, "auto")
    (versions,) = matchups_with(own, [other], [find_card(name) for name in POOL])
    swaps = [Swap("Fear Fang", "Terror Pit"), Swap("Fear Fang", "Aqua Surfer"), Swap("Corile", "Aqua Surfer")]
    names = swapped(own.slots, swaps)
    copies = {name: names.count(name) for name in names}
    new = side_of(Deck("New", tuple(copies.items()), LIQUID.path), player, like=LIQUID)
    assert sorted(new.slots) == sorted(names)
    root = root_key(7)[1]
    alone = prepare_sides((replace(new, slots=names), other.aligned_to(own)))
    rows, digests = play_chunk(versions.played_by(names), root, 0, 8)
    others, wanted = play_chunk(alone, root, 0, 8)
    assert (digests == wanted).all()
    assert (rows[:, :6] == others[:, :6]).all()
    before, _ = play_chunk(versions.matchup, root, 0, 8)
    assert (before != rows).any()
