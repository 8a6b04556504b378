"""Two misplays that need no search to be seen: a blocker left in the hand of a player who dies, and an empty deck.

    python benchmarks/lost_games.py --games 200 --seed 777

plays each shipped deck against all of them, each by `--players`. For each deck it prints

* the share of its games that end because a deck is empty, either player's;
* the games that it loses to a direct attack on the turn after one of its own, and in how many of them its hand had a
  blocker at the end of that turn that all its mana could have paid (`payable`);
* in how many of those it had done nothing for its defence in that turn (`undefended`): no blocker came, and the
  opponent had not fewer creatures than before;
* in how many the untapped mana still could have paid the blocker (`idle`).
"""

import sys
from collections import Counter
from dataclasses import dataclass
from itertools import product
from typing import Any

import click

from decks.reading import Deck, read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.engine.record.codes import keywords, zones
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.sessions.session import Session


@dataclass(frozen=True)
class Defence:
    """What a player has against the next attacks: blockers in the battle zone, and the opponent's creatures there."""

    blockers: int
    attackers: int

    @classmethod
    def of(cls, session: Session, tables: Any, seat: int) -> "Defence":
        """The defence of a seat as it is now."""
        record = session.record
        own, other = (
            record.zone_cards[at, zones.BATTLE][: record.zone_count[at, zones.BATTLE]] for at in (seat, 1 - seat)
        )
        return cls(sum(bool(tables.keywords[record.kind[card]] & keywords.BLOCKER) for card in own), len(other))

    def is_better_than(self, earlier: "Defence") -> bool:
        """Whether a blocker came or a creature of the opponent left."""
        return self.blockers > earlier.blockers or self.attackers < earlier.attackers


def blockers_left(session: Session, tables: Any, seat: int) -> tuple[bool, bool]:
    """Whether the player's mana could have paid a blocker of the hand: all of it, and the untapped mana alone."""
    record = session.record
    hand, mana = (
        record.zone_cards[seat, zone][: record.zone_count[seat, zone]].tolist() for zone in (zones.HAND, zones.MANA)
    )
    blockers = [record.kind[card] for card in hand if tables.keywords[record.kind[card]] & keywords.BLOCKER]
    return (
        any(pays(record, tables, mana, kind) for kind in blockers),
        any(pays(record, tables, [card for card in mana if not record.tapped[card]], kind) for kind in blockers),
    )


def pays(record: Any, tables: Any, mana: list[int], kind: int) -> bool:
    """Whether these mana cards pay the cost of a card of this kind, and have its civilizations among them."""
    there = 0
    for card in mana:
        there |= int(tables.civilizations[record.kind[card]])
    total = sum(int(tables.mana_number[record.kind[card]]) for card in mana)
    return total >= int(tables.cost[kind]) and not int(tables.civilizations[kind]) & ~there


def count(matchup: Matchup, games: int, seed: int) -> Counter[str]:
    """What ended the games of deck A, and what was in its hand when it lost."""
    tables, found = matchup.tables[0], Counter[str]()
    for game in range(games):
        session, seat = Session.start(matchup, seed, game, outside=(), pausing=True), game % 2
        own_turn, payable, defended, idle = 0, False, False, False
        before = after = Defence.of(session, tables, seat)
        while not session.over:
            if session.turn_is_over:
                before, after = after, Defence.of(session, tables, seat)
                if int(session.record.turn_player) == seat:
                    own_turn, defended = int(session.record.turn), after.is_better_than(before)
                    payable, idle = blockers_left(session, tables, seat)
            session.go_on()
        found[session.reason] += 1
        if session.winner == 1 - seat and session.reason == "direct attack" and session.record.turn == own_turn + 1:
            found.update({"lost": 1, "payable": payable, "undefended": payable and not defended, "idle": idle})
    return found


def line(name: str, found: Counter[str], games: int) -> str:
    """A row of the table."""
    lost = max(found["lost"], 1)
    shares = "".join(f"{found[what] / lost:>12.1%}" for what in ("payable", "undefended", "idle"))
    return f"{name:<20}{found['deck out'] / games:>12.1%}{found['lost']:>10,}{shares}"


@click.command(help=__doc__)
@click.option("--games", default=200, show_default=True, help="of each matchup")
@click.option("--seed", default=1, show_default=True)
@click.option("--players", default="auto", show_default=True, help="who plays all decks")
@click.argument("decks", nargs=-1)
def main(games: int, seed: int, players: str, decks: tuple[str, ...]) -> None:
    """Print the table."""
    names = decks or shipped_decks()
    lists: dict[str, Deck] = {name: read_deck(name, known_names()) for name in names}
    print(f"Played by {players}; {games:,} games of each matchup, seed {seed}")
    print(f"{'deck':<20}{'deck outs':>12}{'lost':>10}{'payable':>12}{'undefended':>12}{'idle':>12}")
    found = {name: Counter[str]() for name in names}
    for deck, opponent in product(names, names):
        print(f"\r{deck} against {opponent} ...", end="\033[K", file=sys.stderr, flush=True)
        matchup = prepare_matchup(lists[deck], lists[opponent], (players, players))
        found[deck].update(count(matchup, games, seed))
        if opponent == names[-1]:
            print("\r", end="\033[K", file=sys.stderr, flush=True)
            print(line(deck, found[deck], games * len(names)), flush=True)


if __name__ == "__main__":
    main()
