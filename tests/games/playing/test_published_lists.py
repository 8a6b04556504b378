"""Every published decklist that we have plays every other one, with `pytest -m soak`.

The lists are sources of the project and no part of it.
A list is played as its file says, with its hyperspatial zone, its GR zone and what begins in the battle zone.
"""

import itertools
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from decks.checking import DeckError
from decks.reading import Deck, read_deck
from decks.shipped import shipped_decks
from sim.cards.library import cards_in_use
from sim.cards.library.text_unknown import TEXT_UNKNOWN
from sim.engine.record.codes import columns, endings
from sim.games.matchups.matchup import prepare_matchup
from sim.games.playing.batch import error_of, play_match

SHARED = Path(__file__).parents[3].parent / "shared" / "decks"
GAMES = 200
PLAYERS = ("rush", "control")
NAMES = cards_in_use().deck_names
# One Japanese name of a list was translated as that of another card.
MISREAD = {"Dimension Horn, of the Temporal Foundation": "Geo Baribari Miranda"}

pytestmark = [pytest.mark.soak, pytest.mark.skipif(not SHARED.exists(), reason="the project's sources are not here")]


def lines(cards: Iterable[dict[str, Any]]) -> Iterator[str]:
    """The lines of a decklist for cards with their numbers."""
    return (f"{card['n']} {MISREAD.get(card['name'], card['name'])}" for card in cards)


def texts() -> Iterator[tuple[str, str]]:
    """The name and the text of each list."""
    for file in sorted((SHARED / "classic").glob("*.txt")):
        yield file.stem, file.read_text(encoding="utf-8")
    for entry in json.loads((SHARED / "curated_decklists.json").read_text(encoding="utf-8")):
        yield entry["name"], "\n".join(lines(entry["cards"]))
    for entry in json.loads((SHARED / "card_types.json").read_text(encoding="utf-8")):
        sections = {"Main": "main", "Hyperspatial": "hyperspatial", "GR": "gr", "Battle zone": "extra"}
        parts = ("\n".join([f"[{name}]", *lines(entry[part])]) for name, part in sections.items() if entry.get(part))
        yield entry["name"], "\n".join(parts)


@pytest.fixture(scope="module")
def lists(tmp_path_factory: pytest.TempPathFactory) -> list[Deck]:
    """Every list that can be played, the shipped ones first.

    A list that has a card of unknown text waits for it. Every other list is a failure, with what is wrong.
    """
    folder = tmp_path_factory.mktemp("lists")
    decks, refused = [read_deck(name, NAMES) for name in shipped_decks()], []
    for number, (name, text) in enumerate(texts()):
        path = folder / f"{number}.txt"
        path.write_text(f"# name: {name}\n{text}\n", encoding="utf-8")
        try:
            decks.append(read_deck(path, NAMES, "open"))
        except DeckError as error:
            if {problem.unknown for problem in error.problems} <= TEXT_UNKNOWN.keys():
                print(f"waits: {name}: {error}")
            else:
                refused.append(f"{name}: {error}")
    print(f"{len(decks)} lists")
    assert not refused, "\n".join(refused)
    return decks


def test_all_pairings_end(lists: list[Deck]) -> None:
    """No error, and fewer than one game in a thousand undecided in all; pairs of players take turns."""
    players = itertools.cycle(itertools.product(PLAYERS, repeat=2))
    undecided, games = 0, 0
    wrong: list[str] = []
    for (deck_a, deck_b), pair in zip(itertools.combinations_with_replacement(lists, 2), players, strict=False):
        played = play_match(prepare_matchup(deck_a, deck_b, pair), GAMES, seed=games, jobs=2)
        found = {error_of(row) for row in played.rows if row[columns.ERROR_CODE]}
        wrong += [f"{deck_a.name} - {deck_b.name}, {','.join(pair)}, seed {games}: {error}" for error in sorted(found)]
        undecided += int((played.rows[:, columns.REASON] == endings.TURN_CAP).sum())
        games += GAMES
    print(f"{undecided} of {games} games undecided")
    assert not wrong, "\n".join(wrong)
    assert undecided < games / 1000
