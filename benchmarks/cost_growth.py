"""What a game costs: how it grows with the length of games, with cards in play, and with rule options.

    python benchmarks/cost_growth.py --games 2000

Three tables, on one core; each time is the least of five.

1. Every pairing of the packed decks: microseconds a game, turns, choices, microseconds a turn.
2. The same games, stopped after more and more turns: what the turns in between cost, and how many cards lie there.
3. One pairing under each choice of each rule option, compared with the default rules in turns.
"""

import itertools
import statistics
import time

import click

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.engine.record.codes import columns, zones
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.matchups.rule_history import OPTIONS
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.batch import Games, play_match
from sim.games.sessions.session import Session

SEED = 1
PLAYERS = ("rush", "control")
CAPS = (2, 4, 6, 8, 10, 12, 16, 20, 24, 32)
SESSIONS = 200  # games in which the cards are counted
ROUNDS = 5


def matchup_of(deck_a: str, deck_b: str, rules: RuleOptions = DEFAULT_RULES) -> Matchup:
    """Two packed decks, played by rush and control."""
    names = known_names()
    return prepare_matchup(read_deck(deck_a, names), read_deck(deck_b, names), PLAYERS, rules)


def timed(matchup: Matchup, games: int, turn_cap: int = 100) -> tuple[float, Games]:
    """Processor seconds of one way to play these games, and the games."""
    started = time.process_time()
    played = play_match(matchup, games, SEED, turn_cap=turn_cap)
    return time.process_time() - started, played


def least(matchup: Matchup, games: int, turn_cap: int = 100) -> tuple[float, Games]:
    """The least of several times."""
    times = [timed(matchup, games, turn_cap) for _ in range(ROUNDS)]
    return min(seconds for seconds, _ in times), times[0][1]


def show_pairings(games: int) -> None:
    """The first table, with the correlation of cost and length."""
    print(f"{'pairing':38} {'us a game':>9} {'turns':>6} {'choices':>8} {'us a turn':>9} {'us a choice':>11}")
    costs, lengths, choices = [], [], []
    for deck_a, deck_b in itertools.combinations_with_replacement(shipped_decks(), 2):
        seconds, played = least(matchup_of(deck_a, deck_b), games)
        cost = 1e6 * seconds / len(played.rows)
        turns, chosen = float(played.rows[:, columns.TURNS].mean()), float(played.rows[:, columns.CHOICES].mean())
        costs.append(cost)
        lengths.append(turns)
        choices.append(chosen)
        pairing = f"{deck_a} - {deck_b}"
        print(f"{pairing:38} {cost:9.1f} {turns:6.1f} {chosen:8.1f} {cost / turns:9.2f} {cost / chosen:11.3f}")
    print(f"correlation of cost and turns {statistics.correlation(costs, lengths):.2f}", end=", ")
    print(f"of cost and choices {statistics.correlation(costs, choices):.2f}\n")


def cards_at(matchup: Matchup, caps: tuple[int, ...]) -> dict[int, list[float]]:
    """The mean numbers of cards in the battle zones, mana zones and hands of both players after this many turns."""
    counts: dict[int, list[tuple[int, int, int]]] = {cap: [] for cap in caps}
    for seed in range(SESSIONS):
        game = Session.start(matchup, seed, outside=(), pausing=True)
        while not game.over:
            turn = int(game.record.turn)
            if game.turn_is_over and turn in counts:
                cards_in = game.record.zone_count.sum(axis=0)
                counts[turn].append((int(cards_in[zones.BATTLE]), int(cards_in[zones.MANA]), int(cards_in[zones.HAND])))
            game.go_on()
    return {
        cap: [statistics.mean(column) for column in zip(*rows, strict=True)] if rows else [0.0, 0.0, 0.0]
        for cap, rows in counts.items()
    }


def show_turns(games: int) -> None:
    """The second table."""
    matchup = matchup_of("rainbow-connection", "rainbow-connection")
    lying = cards_at(matchup, CAPS)
    print("the four-color mirror, turn by turn")
    print(f"{'turns':>8} {'us a turn':>9} {'in battle zones':>15} {'in mana zones':>13} {'in hands':>8}")
    before, seconds_before, turns_before = 0, 0.0, 0
    for cap in CAPS:
        seconds, played = least(matchup, games, cap)
        turns = int(played.rows[:, columns.TURNS].sum())
        cost = 1e6 * (seconds - seconds_before) / max(turns - turns_before, 1)
        battle, mana, hand = lying[cap]
        print(f"{before + 1:>4}-{cap:<3} {cost:9.2f} {battle:15.1f} {mana:13.1f} {hand:8.1f}")
        before, seconds_before, turns_before = cap, seconds, turns
    print()


def show_options(games: int) -> None:
    """The third table."""
    pair = ("dogiragon-buster", "dokindam-redzone")
    usual = matchup_of(*pair)
    print("Dogiragon, Buster against Dokindam: cost of a game under a rule option, default rules = 1")
    for option in OPTIONS:
        for choice in option.choices:
            rules = RuleOptions.of([f"{option.name}={choice.name}"])
            if rules != DEFAULT_RULES:
                other = matchup_of(*pair, rules)
                ratios = [timed(other, games)[0] / timed(usual, games)[0] for _ in range(ROUNDS)]
                print(f"{option.name + '=' + choice.name:60} {statistics.median(ratios):.3f}")


@click.command()
@click.option("--games", default=2_000, show_default=True, help="Games of each measurement.")
def main(games: int) -> None:
    """Print what games cost."""
    play_match(matchup_of("liquid-beast", "murky-riptide"), 2, SEED)
    show_pairings(games)
    show_turns(games)
    show_options(games)


if __name__ == "__main__":
    main()
