"""The digests of 2,016 games over all pairings of the shipped decks; `regenerate.py` writes them."""

import hashlib
import itertools
from pathlib import Path

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.games.matchups.matchup import prepare_matchup
from sim.games.playing.batch import play_match

FILE = Path(__file__).parent / "digests.txt"
PAIRINGS = tuple(itertools.combinations_with_replacement(shipped_decks(), 2))
SEED = 20260101
GAMES = 56
PLAYERS = ("rush", "control")


def pairing_digest(deck_a: str, deck_b: str) -> str:
    """The SHA-256 of the games of two decks: of all choices and all columns of the results."""
    names = known_names()
    matchup = prepare_matchup(read_deck(deck_a, names), read_deck(deck_b, names), PLAYERS)
    games = play_match(matchup, GAMES, SEED)
    content = games.digests.astype("<u8").tobytes() + games.rows.astype("<i8").tobytes()
    return hashlib.sha256(content).hexdigest()


def all_digests(command: str) -> str:
    """The file: a line for each pairing of the shipped decks, mirrors included; `command` is the one that writes it."""
    head = (
        f"# {len(PAIRINGS) * GAMES:,} games: {GAMES} of each pairing of the shipped decks, players"
        f" {' and '.join(PLAYERS)}, seed {SEED}.\n"
        "# One SHA-256 a pairing, over the digests of its games and their rows of results.\n"
        f"# Written by {command}\n"
    )
    lines = (f"{pairing_digest(*pairing)}  {' '.join(pairing)}\n" for pairing in PAIRINGS)
    return head + "".join(lines)
