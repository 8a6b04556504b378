"""Whether players do what a deck is about: `python benchmarks/signature_events.py DECK...`.

For each deck (a file, or the name of a shipped one; all that ship with `--all`) mirror games are played by two equal
players: by each of the scripts, and by the player of `--ahead`. What marks a card type is counted in the log of each
game: creatures put as evolutions, gears crossed, castles, Gods linked, cards turned over (awakened, dragsolved), seals,
Invasions, cards used by ways of their own (G-Zero), halves of twinpacts ...

Each such event is compared, a pair of games being the unit, with the script that brings it most often, and with the
script that wins most of these mirrors: it comes less often if the 95 % interval of the difference says so. Games
differ in length, so their turns are given, too. What comes in fewer than one game in twenty by any script is left out.

Who looks ahead learns decks at first use, as users' players do; with `--no-learning` it judges by the universal value.
"""

import itertools
import json
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import click
import numpy as np
from ladder import deck_of
from pilots import Pilots, tell

from decks.reading import Deck
from decks.shipped import GROUPS, all_shipped
from sim.command_line.options import no_learning_option
from sim.engine.record.codes import card_types, columns, entering, log, tags, uses, zones
from sim.games.matchups.matchup import Matchup
from sim.games.narration.narration import Row
from sim.games.narration.replay import logged
from sim.games.playing.batch import Games, play_match
from sim.games.playing.warming import wait_for_engine
from sim.statistics.intervals import Interval, mean_interval

SCRIPTS = ("rush", "control", "general")
AHEAD = "lookahead:8/auto"
NAMES: dict[int, str] = {
    log.CROSSED: "gears crossed",
    log.FORTIFIED: "castles",
    log.LINKED: "links",
    log.FLIP: "turned over",
    log.SEALED: "seals",
    log.UNSEALED: "seals lost",
    log.RECONSTRUCTED: "reconstructions",
    log.UPSIDE_DOWN: "fields switched",
    log.FACE_UP: "shields turned face up or down",
    log.ATTACHED: "auras attached",
    log.EXTRA_TURN: "extra turns",
}
ENTERED = {entering.BY_INVASION: "Invasions", entering.BY_REVOLUTION_CHANGE: "Revolution Changes"}
PUT_FACE_UP = "cards put into the shield zone face up"
USED = (card_types.FIELD, card_types.TAMASEED, card_types.AURA, card_types.CROSS_GEAR)  # types of which each use counts
RARE = 0.05  # of the games

MORE, ALIKE, LESS = "more often", "about as often", "less often"


# --- Events -----------------------------------------------------------------------------------------------
def event_of(matchup: Matchup, row: Row) -> str:
    """What this row of a log says has happened, if that marks a card type; else ""."""
    code, _, _, number, more, kind = row
    if code == log.MOVE:
        return PUT_FACE_UP if more == zones.SHIELD_FACE_UP else ""
    if code == log.ENTER:
        return ENTERED.get(number, "put on another card" if more >= 0 else "")
    if code == log.DECLARE:
        return tags.NAMES[number] if number > tags.REVOLUTION_CHANGE else ""  # those before are seen as they enter
    if code == log.USE:
        return use_of(matchup, more, kind)
    return NAMES.get(code, "")


def use_of(matchup: Matchup, way: int, kind: int) -> str:
    """How a card is used, if that marks a card type."""
    card = matchup.cards[kind]
    if way == uses.BY_GR_SUMMON:
        return "GR summons"
    if way > uses.PAY_COST and way < uses.SPELL_HALF:
        return "ways of their own"
    if card.halves:
        return "twinpacts as spells" if way == uses.SPELL_HALF else "twinpacts as creatures"
    return next((f"{card_types.CARD_TYPES[bit].noun}s used" for bit in USED if card.types & bit), "")


@dataclass(frozen=True)
class Seen:
    """The mirror games of a player: how often each event came in a game, of shape (pairs of games), and in how many."""

    player: str
    turns: float
    counts: dict[str, Any]
    shares: dict[str, float]


def seen(deck: Deck, player: str, games: int, seed: int, pilots: Pilots) -> Seen:
    """Play the mirror of a deck by two equal players, and count."""
    played = played_by(deck, (player, player), games, seed, pilots)
    found = [Counter(events(played, game)) for game in range(len(played.rows))]
    names = set().union(*found)
    counts = {name: np.array([one[name] for one in found]).reshape(-1, 2).mean(axis=1) for name in names}
    shares = {name: sum(name in one for one in found) / len(found) for name in names}
    return Seen(player, float(played.rows[:, columns.TURNS].mean()), counts, shares)


def events(played: Games, game: int) -> Iterable[str]:
    """What happened in a game that marks a card type."""
    rows = logged(played.matchup, played.seed, game, played.rows[game])
    return (name for row in rows if (name := event_of(played.matchup, row)))


def played_by(deck: Deck, players: tuple[str, str], games: int, seed: int, pilots: Pilots) -> Games:
    """Mirror games of a deck. Raises ClickException for one that ends in an error."""
    played = play_match(pilots.matchup(deck, deck, players), games, seed, jobs=pilots.jobs)
    if played.error_games.size:
        wrong = ", ".join(str(game) for game in played.error_games)
        raise click.ClickException(f"{deck.name} by {' and '.join(players)}, seed {seed}: errors in games {wrong}")
    return played


def strongest(deck: Deck, scripts: Sequence[str], games: int, seed: int, pilots: Pilots) -> str:
    """The script that wins most of the mirrors against the others."""
    won = dict.fromkeys(scripts, 0.0)
    for one, other in itertools.combinations(scripts, 2):
        rate = mean_interval(played_by(deck, (one, other), games, seed, pilots).valid_pair_scores).estimate
        won[one] += rate
        won[other] += 1 - rate
    return max(won, key=lambda script: won[script])


# --- Comparison -------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Compared:
    """An event under the player who looks ahead and under a script: how often it comes in a game."""

    deck: str
    event: str
    script: str
    by_script: float
    ahead: float
    difference: Interval
    turns: tuple[float, float]  # of a game of the script's, and of those who look ahead

    @property
    def verdict(self) -> str:
        """Whether it comes less often under the player who looks ahead."""
        return LESS if self.difference.high < 0 else MORE if self.difference.low > 0 else ALIKE

    def line(self) -> str:
        """A line of the table."""
        return (
            f"  {self.event:<40}{self.ahead:>6.2f} against {self.by_script:.2f} of {self.script}:"
            f" {self.difference.estimate:+.2f} ± {self.difference.half_width:.2f}, {self.verdict}"
            f" ({self.turns[1]:.1f} turns, {self.turns[0]:.1f})"
        )


def compared(deck: str, event: str, script: Seen, ahead: Seen) -> Compared:
    """Compare one event; pairs of the same number have the same luck."""
    none = np.zeros(len(next(iter({**script.counts, **ahead.counts}.values()))))
    one, other = script.counts.get(event, none), ahead.counts.get(event, none)
    differences = other - one
    mean, reach = float(differences.mean()), 1.96 * float(differences.std(ddof=1)) / math.sqrt(len(differences))
    return Compared(
        deck,
        event,
        script.player,
        float(one.mean()),
        float(other.mean()),
        Interval(mean, mean - reach, mean + reach),
        (script.turns, ahead.turns),
    )


@dataclass(frozen=True)
class OfADeck:
    """The events of a deck, against the script that has each most often and against the strongest one."""

    most: list[Compared]
    strongest: list[Compared]


def of_a_deck(
    name: str, deck: Deck, ahead: str, scripts: Sequence[str], games: int, seed: int, pilots: Pilots
) -> OfADeck:
    """Play, count and compare."""
    by = {script: seen(deck, script, games, seed, pilots) for script in scripts}
    best = strongest(deck, scripts, games, seed, pilots)
    other = seen(deck, ahead, games, seed, pilots)
    names = sorted({event for one in by.values() for event, share in one.shares.items() if share >= RARE})
    most = [max(by.values(), key=lambda one: float(one.counts.get(event, np.zeros(1)).mean())) for event in names]
    return OfADeck(
        [compared(name, event, script, other) for event, script in zip(names, most, strict=True)],
        [compared(name, event, by[best], other) for event in names],
    )


def summary(found: Sequence[Compared], script: str) -> str:
    """How many events come more and less often."""
    verdicts = Counter(one.verdict for one in found)
    counted = ", ".join(f"{verdicts[verdict]} {verdict}" for verdict in (MORE, ALIKE, LESS))
    return f"Of {len(found)} events, against {script}: {counted}"


def all_keys() -> tuple[str, ...]:
    """The decks that ship with playbooks, and those that are ready-made."""
    return tuple(one.key for one in all_shipped() if one.group != GROUPS["published"])


@click.command(help=__doc__)
@click.argument("decks", nargs=-1)
@click.option("--all", "everything", is_flag=True, help="All decks that ship with a playbook or are ready-made.")
@click.option("--ahead", default=AHEAD, show_default=True, help="the player to compare")
@click.option("--scripts", default=",".join(SCRIPTS), show_default=True)
@click.option("--games", default=100, show_default=True, help="mirror games of each player")
@click.option("--seed", default=7, show_default=True)
@click.option("--jobs", default=1, show_default=True)
@no_learning_option
@click.option("--json", "as_data", is_flag=True, help="Print JSON.")
def main(
    decks: tuple[str, ...],
    everything: bool,
    ahead: str,
    scripts: str,
    games: int,
    seed: int,
    jobs: int,
    learning: bool,
    as_data: bool,
) -> None:
    """Measure, and print."""
    names = decks or (all_keys() if everything else ())
    if not names:
        raise click.UsageError("Name decks, or take --all that ship.")
    wait_for_engine()
    pilots = Pilots(learning, jobs)
    found: list[OfADeck] = []
    for number, name in enumerate(names, start=1):
        tell(f"{number} of {len(names)}: {name}")
        one = of_a_deck(name, deck_of(name), ahead, tuple(scripts.split(",")), games, seed, pilots)
        found.append(one)
        if not as_data:
            print(
                "\n".join([name, *(event.line() for event in one.most)] if one.most else [f"{name}: none"]), flush=True
            )
    most = [event for one in found for event in one.most]
    best = [event for one in found for event in one.strongest]
    if as_data:
        of_all = {
            key: [asdict(one) | {"verdict": one.verdict} for one in events]
            for key, events in (("most", most), ("strongest", best))
        }
        print(json.dumps({"judges": pilots.judges, **of_all}, indent=1))
        return
    print(summary(most, "the script that has each most often"))
    print(summary(best, "the strongest script"), *pilots.lines(), sep="\n")


if __name__ == "__main__":
    main()
