"""Whether the scripted players use what a deck is about: `python benchmarks/signature_events.py DECK...`.

For each deck (a file, or the name of a shipped one) and each of the players `rush`, `control` and `general` it prints

* the win rate against `random` in the mirror match, with its 95 % confidence interval of pairs, and
* how often what marks a card type happens in a mirror game of two such players, and in which share of the games:
  gears crossed, castles fortified, Gods linked, cards turned over (awakened, dragsolved), sealed, reconstructed, put
  face up into the shield zone ...
"""

import sys
from collections import Counter

import click

from decks import Deck, read_deck
from sim.cards.library import cards_in_use
from sim.engine.record.codes.cards import SHIELD_FACE_UP
from sim.games.batch import play_match
from sim.games.matchup import prepare_matchup
from sim.games.narration import Event
from sim.games.replay import record_game
from sim.statistics.intervals import mean_interval

PUT_FACE_UP = "put_face_up"  # a move, but to be told from others
PLAYERS = ("rush", "control", "general")
EVENTS = {
    "crossed": "gears crossed",
    "fortified": "castles",
    "linked": "links",
    "flip": "turned over",
    "sealed": "seals",
    "unsealed": "seals lost",
    "reconstructed": "reconstructions",
    "upside_down": "fields switched",
    "face_up": "shields turned face up or down",
    PUT_FACE_UP: "cards put into the shield zone face up",
    "attached": "auras attached",
    "extra_turn": "extra turns",
}


def against_random(deck: Deck, player: str, games: int, seed: int, jobs: int) -> str:
    """The win rate of the player against the random one, both with this deck."""
    played = play_match(prepare_matchup(deck, deck, (player, "random")), games, seed, jobs=jobs)
    if played.error_games.size:
        raise click.ClickException(f"{deck.name}, {player}: {played.error_games.size} games ended in an error")
    found = mean_interval(played.valid_pair_scores)
    return f"{100 * found.estimate:.1f} % ({100 * found.low:.1f} - {100 * found.high:.1f})"


def name_of(event: Event) -> str:
    """What happened, by the names in `EVENTS`."""
    return PUT_FACE_UP if event.what == "move" and event.more == SHIELD_FACE_UP else event.what


def events_of(deck: Deck, player: str, games: int, seed: int) -> str:
    """How often each event comes in a game, with the share of the games in which it comes."""
    mirror = prepare_matchup(deck, deck, (player, player))
    all_events: Counter[str] = Counter()
    games_with: Counter[str] = Counter()
    for game in range(games):
        events = [name_of(event) for turn in record_game(mirror, seed, game).turns for event in turn.events]
        all_events.update(events)
        games_with.update(set(events))
    return ", ".join(
        f"{name} {all_events[what] / games:.2f} ({games_with[what] / games:.0%})"
        for what, name in EVENTS.items()
        if all_events[what]
    )


@click.command(help=__doc__)
@click.argument("decks", nargs=-1, required=True)
@click.option("--games", default=400, show_default=True, help="Games against the random player.")
@click.option("--mirrors", default=60, show_default=True, help="Mirror games whose events are counted.")
@click.option("--seed", default=7, show_default=True)
@click.option("--jobs", default=1, show_default=True)
def main(decks: tuple[str, ...], games: int, mirrors: int, seed: int, jobs: int) -> None:
    """Measure and print."""
    for number, name in enumerate(decks, start=1):
        deck = read_deck(name, cards_in_use().deck_names, "open")
        print(f"{number} of {len(decks)}: {deck.name}", file=sys.stderr)
        print(deck.name)
        for player in PLAYERS:
            wins = against_random(deck, player, games, seed, jobs)
            print(f"  {player:8} {wins}; {events_of(deck, player, mirrors, seed) or 'nothing of these'}", flush=True)


if __name__ == "__main__":
    main()
