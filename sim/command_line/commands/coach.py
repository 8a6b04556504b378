"""`duelsim coach`: the decisions of a deck's player that cost most, judged by a search."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from decks import DeckFormat
from sim.api import limits
from sim.command_line.errors import INTERRUPTED
from sim.command_line.group import commands
from sim.command_line.options import (
    GAMES,
    WholeNumber,
    cards_option,
    era_option,
    examples,
    format_option,
    jobs_option,
    json_option,
    players_option,
    read_decks,
    rules_option,
    seed_option,
    turn_cap_option,
)
from sim.command_line.output import Meter, print_error, print_json, print_lines
from sim.command_line.waiting import load_engine

if TYPE_CHECKING:
    from sim.games.coaching import Coached, Habit, Judgement
    from sim.games.matchup import Matchup

SHOWN = 15  # habits, and single decisions
ROLLOUTS = WholeNumber(limits.Limits(1, 10_000))


@commands.command(
    "coach",
    short_help="Say which decisions of a deck's player cost most.",
    epilog=examples(
        "duelsim coach murky-riptide --against mono-red-rush",
        "duelsim coach my-deck.txt --against fn-rush --against liquid-beast --games 100 --players control,rush",
        "duelsim coach dogiragon-buster --rollouts 100 --json > coach.json",
    ),
)
@click.argument("deck")
@click.option(
    "--against", metavar="OPPONENT", multiple=True, help="An opponent's deck. May be repeated.  [default: DECK]"
)
@click.option(
    "--games", type=GAMES, default=40, show_default=True, help="How many games with each, rounded up to pairs."
)
@click.option(
    "--rollouts", type=ROLLOUTS, default=40, show_default=True, help="How many deals the search tries an answer on."
)
@click.option(
    "--fresh", type=ROLLOUTS, default=150, show_default=True, help="How many other deals a difference is judged on."
)
@players_option
@seed_option
@jobs_option
@turn_cap_option
@era_option
@rules_option
@format_option
@cards_option
@json_option
def coach_command(
    deck: str,
    against: tuple[str, ...],
    games: int,
    rollouts: int,
    fresh: int,
    players: tuple[str, str],
    seed: int | None,
    jobs: int | None,
    turn_cap: int,
    era: str,
    rules: tuple[str, ...],
    format: DeckFormat,
    as_json: bool,
) -> None:
    """Say which decisions of DECK's player cost most, by the judgement of a search.

    The scripted players play. At each question a search says what it would do; where that is something else, both are
    tried on fresh deals of what the player cannot see. Gains are in points of win probability. They find faults of a
    script, and ideas for a person; they are measured with the same script on both sides afterwards.

    Ctrl-C prints what has been found so far.
    """
    sources = (deck, *(against or (deck,)))
    own, *others = read_decks(sources if against else (deck,), format)

    from sim.games.coaching import coach, drawn_seed
    from sim.games.matchup import prepare_matchup
    from sim.games.rule_options import RuleOptions

    options = RuleOptions.of(rules, era)
    matchups = [prepare_matchup(own, other, _searching(players), options) for other in others or [own]]
    seed = drawn_seed(seed)
    load_engine(matchups[0])

    import joblib

    total = (games + games % 2) * len(matchups)
    found: list[Coached] = []
    interrupted = False
    with Meter("Coaching", total, "games") as meter:
        playing = coach(
            matchups, seed, games, rollouts=rollouts, fresh=fresh, jobs=jobs or joblib.cpu_count(), turn_cap=turn_cap
        )
        try:
            for part in playing:
                found.append(part)
                meter.update(sum(one.games for one in found))
        except KeyboardInterrupt:
            interrupted = True
            playing.close()
    coached = Summary(matchups, players, found, seed, rollouts, fresh)
    if as_json:
        print_json(coached.to_json(interrupted=interrupted))
    else:
        print_lines(coached.lines(sources))
    if interrupted:
        print_error(f"Interrupted after {coached.games:,} of {total:,} games.")
        click.get_current_context().exit(INTERRUPTED)


def _searching(players: tuple[str, str]) -> tuple[str, str]:
    """The players, the first of whom a search looks over the shoulder. Raises UsageError if one searches already."""
    from strategies.registry import searches

    if any(map(searches, players)):
        raise click.UsageError("The coach searches by itself. Name scripted players, such as --players control,rush.")
    return f"search/{players[0]}", players[1]


class Summary:
    """What the coach has found, as lines and as JSON."""

    def __init__(
        self,
        matchups: "Sequence[Matchup]",
        players: tuple[str, str],
        found: "Sequence[Coached]",
        seed: int,
        rollouts: int,
        fresh: int,
    ) -> None:
        from sim.games.coaching import habits

        self._names = [matchup.names for matchup in matchups]
        self._players = players
        self._seed = seed
        self._judged = {"rollouts": rollouts, "fresh": fresh}
        self.games = sum(one.games for one in found)
        self._decisions = sum(one.decisions for one in found)
        self._judgements = sorted(
            (judgement for one in found for judgement in one.judgements),
            key=lambda one: (-one.gain, one.opponent, one.game, one.decision),
        )
        self._habits = habits(self._judgements)

    def to_json(self, *, interrupted: bool) -> dict[str, Any]:
        """Everything, ready for `json.dumps`."""
        return {
            "deck": self._names[0][0],
            "players": list(self._players),
            "against": [names[1] for names in self._names],
            "seed": self._seed,
            "interrupted": interrupted,
            "games": self.games,
            "decisions": self._decisions,
            **self._judged,
            "habits": [{**vars(habit), "cost_of_a_game": habit.cost / max(self.games, 1)} for habit in self._habits],
            "judgements": [{"against": self._names[one.opponent][1], **one.to_json()} for one in self._judgements],
        }

    def lines(self, sources: Sequence[str]) -> list[str]:
        """The report; `sources` are the decks as the user named them."""
        games = max(self.games, 1)
        cost = sum(one.gain for one in self._judgements)
        opponents = " and ".join(dict.fromkeys(names[1] for names in self._names))
        lines = [
            f"{self._names[0][0]} ({self._players[0]}) against {opponents} ({self._players[1]}): {self.games:,} games,"
            f" {self._decisions:,} decisions with a choice.",
            f"A search would decide otherwise in {len(self._judgements):,} of them; judged on {self._judged['fresh']}"
            f" fresh deals each, that gains {cost / games:.1f} points of win probability a game. Such gains rank"
            " decisions; they do not add up.",
        ]
        if dear := [habit for habit in self._habits if habit.gain > 0]:
            lines += ["", "What costs most, points a game:", *map(self._habit, dear[:SHOWN])]
        if self._judgements:
            lines += ["", "The dearest decisions:", *map(self._judgement, self._judgements[:SHOWN])]
            dearest = self._judgements[0]
            other = sources[1 + dearest.opponent] if len(sources) > 1 else sources[0]
            lines += [
                "",
                f"To watch one: duelsim replay {sources[0]} {other} --seed {self._seed} --game {dearest.game} --players"
                f" {','.join(self._players)}",
            ]
        return [*lines, f"With --seed {self._seed} the same games are coached again."]

    def _habit(self, habit: "Habit") -> str:
        return (
            f"  {habit.cost / max(self.games, 1):6.2f}  {habit.question}: {habit.done} -> {habit.better}"
            f"  ({'once' if habit.times == 1 else f'{habit.times} times'}, {habit.gain:.1f} each)"
        )

    def _judgement(self, one: "Judgement") -> str:
        against = f" against {self._names[one.opponent][1]}" if len(self._names) > 1 else ""
        return (
            f"  {one.gain:6.1f} +- {1.96 * one.error:.1f}  game {one.game}{against}, turn {one.turn}, {one.question}:"
            f" {one.done} -> {one.better}"
        )
