"""Playbooks that are written into prepared tables play the games of a matchup that was prepared for them."""

import pytest

from decks.reading import read_deck
from sim.cards.library import cards_in_use, known_names
from sim.games.matchups.matchup import prepare_sides, seated, side_of
from sim.games.matchups.other_playbooks import OtherPlaybooks
from sim.games.playing.batch import play_match
from sim.games.playing.versions import Cell, play_cells
from strategies.playbooks.reading import read_playbook

BOOKS = (
    "base: rush\n",
    "base: control:hand_kept=2\ncharge\n    until mana 6\n    rather Torcon\nuse\n    fill the mana\n",
    'base: rush\nuse\n    creatures that have "blocker"\n    Fear Fang when they have 2 or more creatures\n'
    "attack\n    hold creatures with power 2000 or less at players unless lethal\n",
    "base: rush\ncharge\n    until the most expensive card\n",
    "base: rush\nuse\n    never Torcon\n    never Fear Fang\ncharge\n    Comet Missile\n    Volcanic Arrows\n",
)
PAIRS = 12
ORDER = (0, 1, 4, 2, 3, 0, 4, 2, 1)


@pytest.mark.parametrize("opponent", ["murky-riptide", "fn-rush"])
def test_the_games_are_those_of_a_matchup_of_its_own(opponent: str) -> None:
    own, other = (side_of(read_deck(name, known_names()), "auto") for name in ("fn-rush", opponent))
    prepared = OtherPlaybooks(seated(own, other))
    # Twice, and in turns: nothing of the playbook before is left.
    books = [read_playbook(text, cards_in_use().deck_names.known) for text in BOOKS]
    cells = [Cell(0, books[at], range(PAIRS)) for at in ORDER]
    told: list[int] = []
    played = play_cells([prepared], cells, 5, progress=told.append)
    assert sum(told) == 2 * PAIRS * len(cells)
    for at, games in zip(ORDER, played, strict=True):
        side = side_of(read_deck("fn-rush", known_names()), "rush")
        side = type(side)(side.name, "mine.play", side.slots, playbook=BOOKS[at])
        alone = play_match(prepare_sides(seated(side, other)), 2 * PAIRS, 5)
        assert games.digests.tolist() == alone.digests.tolist()
        assert games.rows.tolist() == alone.rows.tolist()
    assert len({games.digests.tobytes() for games in played[:5]}) > 1


def test_any_pairs_are_played_alone() -> None:
    own, other = (side_of(read_deck(name, known_names()), "auto") for name in ("fn-rush", "mono-red-rush"))
    prepared = OtherPlaybooks(seated(own, other))
    book = read_playbook(BOOKS[1], cards_in_use().deck_names.known)
    whole, part = play_cells([prepared], [Cell(0, book, range(4)), Cell(0, book, range(2, 4))], 5, jobs=2)
    assert whole.digests[4:].tolist() == part.digests.tolist()
    assert whole.pair_scores[2:].tolist() == part.pair_scores.tolist()
