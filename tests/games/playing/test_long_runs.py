"""Long runs, with `pytest -m soak`: random play with all invariants checked, and all 64 ordered matchups.

Random play is that of the shipped decks, two million games of decks drawn from the whole library, and games in which
every unreviewed card is in a deck.

A failure names the decks, the seed and the number of the game, for `duelsim replay`.
"""

import itertools
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from decks.outside import GR_ZONE, HYPERSPATIAL_ZONE, MAIN
from decks.reading import Deck, Section, read_deck
from decks.shipped import shipped_decks
from sim.cards.library import cards_in_use, known_names
from sim.cards.library.entries import Entry
from sim.engine.record.codes import columns, endings
from sim.games.matchups.matchup import prepare_matchup
from sim.games.matchups.rule_history import ERAS
from sim.games.matchups.rule_options import RuleOptions
from sim.games.playing.batch import Games, error_of, play_match
from sim.tools.exhaustive import random_decks

pytestmark = pytest.mark.soak
NAMES = known_names()
RANDOM_GAMES = 200_000 // 8
GAMES = 2_000
ERA_GAMES = 1_000
PARTS = 20  # of 100,000 games each
MATCHUPS_OF_A_PART = 250
GAMES_OF_A_MATCHUP = 400


UNREVIEWED_OF_A_DECK = 8  # three copies of each, and four of each of four cheap cards of the library
UNREVIEWED_GAMES = 100  # of a matchup
UNREVIEWED_PARTS = 4
CHEAP = 4
COLORS = ("light", "water", "darkness", "fire", "nature")


def errors(games: Games) -> list[str]:
    """A line for every game that ended with an error."""
    wrong = np.flatnonzero(games.rows[:, columns.ERROR_CODE])
    return [f"{games.matchup.names} seed {games.seed} game {game}: {error_of(games.rows[game])}" for game in wrong]


@pytest.mark.parametrize("deck", shipped_decks())
def test_random_play_breaks_no_invariant(deck: str) -> None:
    """Each deck against the next one, 25 000 games: 200 000 over all eight."""
    decks = shipped_decks()
    other = decks[(decks.index(deck) + 1) % len(decks)]
    matchup = prepare_matchup(read_deck(deck, NAMES), read_deck(other, NAMES), ("random", "random"))
    games = play_match(matchup, RANDOM_GAMES, seed=20261121, jobs=2, checked=True)
    assert errors(games) == []
    assert (games.rows[:, columns.REASON] != endings.NO_REASON).all()


@pytest.mark.parametrize("part", range(PARTS))
def test_random_play_of_the_whole_library_breaks_no_invariant(part: int) -> None:
    """Two million games in all, between decks around random cards of the library."""
    luck = random.Random(part)
    undecided = 0
    for _ in range(MATCHUPS_OF_A_PART):
        decks = random_decks(luck)
        matchup = prepare_matchup(*decks, ("random", "random"))
        games = play_match(matchup, GAMES_OF_A_MATCHUP, seed=luck.getrandbits(32), jobs=2, checked=True)
        assert errors(games) == [], [deck.cards for deck in decks]
        undecided += int((games.rows[:, columns.REASON] == endings.TURN_CAP).sum())
    assert undecided < MATCHUPS_OF_A_PART * GAMES_OF_A_MATCHUP / 1000


def unreviewed_decks(luck: random.Random) -> Iterator[Deck]:
    """Decks in which each unreviewed card is once: those of similar civilizations together, with mana for them."""
    entries = cards_in_use().entries
    colors = {entry.name: {color for face in entry.faces for color in face.civilizations} for entry in entries}
    places: dict[str, dict[str, Entry]] = {MAIN: {}, HYPERSPATIAL_ZONE: {}, GR_ZONE: {}}
    cheap = []
    for entry in luck.sample(entries, len(entries)):
        place = cards_in_use().deck_names.section_of(entry.name)
        if entry.imported:
            places[place][entry.name] = entry
        elif place == MAIN and entry.faces[0].cost <= CHEAP:
            cheap.append(entry.name)
    outside = {zone: itertools.cycle(places[zone]) for zone in (HYPERSPATIAL_ZONE, GR_ZONE)}
    left = list(places[MAIN])
    while left:
        allowed = set(colors[left[0]])
        allowed |= set(luck.sample(COLORS, max(0, 2 - len(allowed))))
        own = [name for name in left if colors[name] <= allowed][:UNREVIEWED_OF_A_DECK]
        left = [name for name in left if name not in own]
        mana = 40 - 3 * len(own)
        playable = luck.sample([name for name in cheap if colors[name] and colors[name] <= allowed], -(-mana // 4))
        cards = [(name, 3) for name in own] + [(name, min(4, mana - 4 * at)) for at, name in enumerate(playable)]
        sections = (
            Section(zone, tuple((name, copies) for name in itertools.islice(outside[zone], size // copies)))
            for zone, size, copies in ((HYPERSPATIAL_ZONE, 8, 1), (GR_ZONE, 12, 2))
        )
        yield Deck(f"With {own[0]}", tuple(cards), Path(), outside=tuple(one for one in sections if one.cards))


@pytest.mark.parametrize("part", range(UNREVIEWED_PARTS))
def test_random_play_of_the_unreviewed_cards_breaks_no_invariant(part: int) -> None:
    """Every card that ships unreviewed is in a deck that plays."""
    decks = list(unreviewed_decks(random.Random(20261128)))
    pairs = [(decks[at], decks[at - 1]) for at in range(part, len(decks), UNREVIEWED_PARTS)]
    undecided = 0
    for number, pair in enumerate(pairs):
        matchup = prepare_matchup(*pair, ("random", "random"))
        games = play_match(matchup, UNREVIEWED_GAMES, seed=number, jobs=2, checked=True)
        assert errors(games) == [], [deck.cards for deck in pair]
        undecided += int((games.rows[:, columns.REASON] == endings.TURN_CAP).sum())
    assert undecided < len(pairs) * UNREVIEWED_GAMES / 200


@pytest.mark.parametrize(("deck_a", "deck_b"), list(itertools.product(shipped_decks(), repeat=2)))
def test_all_matchups_end(deck_a: str, deck_b: str) -> None:
    """No errors, and fewer than one game in a thousand undecided."""
    matchup = prepare_matchup(read_deck(deck_a, NAMES), read_deck(deck_b, NAMES), ("rush", "control"))
    games = play_match(matchup, GAMES, seed=64, jobs=2)
    assert errors(games) == []
    undecided = int((games.rows[:, columns.REASON] == endings.TURN_CAP).sum())
    assert undecided < GAMES / 1000, f"{undecided} of {GAMES} games undecided"


@pytest.mark.parametrize("era", [era.name for era in ERAS])
def test_random_play_by_the_rules_of_an_era_breaks_no_invariant(era: str) -> None:
    decks = [read_deck(name, NAMES) for name in shipped_decks()]
    for deck, other in itertools.pairwise(decks):
        matchup = prepare_matchup(deck, other, ("random", "random"), RuleOptions(era=era))
        assert errors(play_match(matchup, ERA_GAMES, seed=20261122, jobs=2, checked=True)) == []
