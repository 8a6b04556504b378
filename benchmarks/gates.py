"""How strong the players who look ahead are: the figures that they must reach, measured on three seeds.

    python benchmarks/gates.py
    python benchmarks/gates.py --only unseen,price --json > gates.json

Each gate is one or more figures with a 95 % confidence interval of the pairs of all seeds, and the mean of each seed:

- `unseen`: in the mirrors of the lists of `--lists`, on which no value that ships was trained, a player who looks ahead
  against `general` and against `search:20/general`; milliseconds of one core a game, one side looking ahead.
- `price`: the same with as many deals as cost what `search:20` costs in that mirror, against it.
- `trained`: in the mirrors of the shipped decks, by values that were trained on them, against their playbooks and
  against `search:20` with them. The values are those in the folder `--trained` (`<deck>.value.txt`, as `duelsim train`
  writes them), and without one those learned at first use.
- `stronger`: how often the player of `--stronger` wins against one who looks ahead in the mirrors of the shipped decks;
  how far their pairings move between the two, and those of each list with the next one; and whether the order of decks
  agrees. With `--write`, the verdicts of `duelsim match` say so from then on.
- `coach`: win probability that choices give away in a game, by the judgement of the coach on six of the lists: of the
  script, and of the player who looks ahead.

A figure reaches its gate if the whole interval does, and misses it if no part of it does; else it is open. Of lists
that must reach a gate each, the output says how many do, and between which numbers it is open.

Decks are learned at first use, as users' decks are, and what was learned is kept in the same cache; `--no-learning`
measures players who judge by the universal value. The time that learning takes is in no figure.
"""

import itertools
import json
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, astuple, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import click
import numpy as np
from given_away import Judge
from ladder import Ladder, Step, deck_of, elo
from lists import UNSEEN, unseen_lists
from pilots import Pilots, tell
from scipy.stats import spearmanr

from decks.reading import Deck
from decks.shipped import shipped_decks
from reports.measures.pilot_error import FILE, VALUES, PilotError, Shift, pilot_of
from sim.api import defaults
from sim.command_line.options import no_learning_option
from sim.games.matchups.matchup import side_of
from sim.games.playing.warming import wait_for_engine
from sim.statistics.intervals import Interval, difference_interval, mean_interval
from sim.version import VERSION
from strategies.thinkers import LOOKAHEAD, THINKERS, thinker_of

SEARCH = "search:20"
STRONGER = "search:80/auto"
COACHED = 6  # lists
PRICE_ROUNDS = 6  # of looking for the number of deals that costs as much as a search
MOST_DEALS = 2_000
PRICE_POWER = 1.5  # the deals grow by more than their price, as answers are dropped
MOVES = {"shipped": "a pairing of shipped decks moves", "unseen": "a pairing of unseen lists moves"}
NORMAL_MEAN = math.sqrt(2 / math.pi)  # of the absolute value of a normal deviate
RESAMPLES = 2_000
AGAINST_SEARCH = 7  # shipped decks of eight, by values of their own

LISTS = "lists"  # the unit of a figure that counts them
REACHED, OPEN, MISSED = "reached", "open", "missed"


@dataclass(frozen=True)
class Figure:
    """A figure of a gate, in its own unit, with the mean of each seed and what it must be at least or at most."""

    gate: str
    what: str
    found: Interval
    by_seed: tuple[float, ...] = ()
    least: float | None = None
    most: float | None = None
    unit: str = "%"

    @property
    def verdict(self) -> str:
        """Whether the gate is reached; "" where there is none."""
        if self.least is not None:
            ends = self.found.low - self.least, self.found.high - self.least
        elif self.most is not None:
            ends = self.most - self.found.high, self.most - self.found.low
        else:
            return ""
        return REACHED if ends[0] >= 0 else MISSED if ends[1] < 0 else OPEN

    def line(self) -> str:
        """A line of the table."""
        estimate, reach = self.found.estimate, self.found.reach
        shown = f"{estimate:.3g} ± {reach:.2g}" if self.unit == "rho" else f"{estimate:.1f} ± {reach:.1f}"
        if self.unit == LISTS:
            shown = f"{estimate:.0f} ({self.found.low:.0f} to {self.found.high:.0f})"
        wanted = f"at most {self.most}" if self.least is None else f"at least {self.least}"
        gate = f"  {wanted}: {self.verdict}" if self.verdict else ""
        seeds = f"  (seeds: {', '.join(f'{one:.1f}' for one in self.by_seed)})" if self.by_seed else ""
        return f"{self.gate:<9}{self.what:<66}{shown:>14} {self.unit}{gate}{seeds}"

    def to_json(self) -> dict[str, Any]:
        """Every number."""
        return asdict(self) | {"verdict": self.verdict}


@dataclass(frozen=True)
class Played:
    """The games of one player against another in some mirrors: of each list, a step for each seed."""

    steps: dict[str, tuple[Step, ...]]

    def rate(self, name: str) -> Interval:
        """The win rate with one list."""
        return in_percent(mean_interval(np.concatenate([step.scores[0] for step in self.steps[name]])))

    @property
    def scores(self) -> Any:
        """Those of all pairs, of shape (lists, pairs of all seeds)."""
        return np.array([np.concatenate([step.scores[0] for step in steps]) for steps in self.steps.values()])

    @property
    def overall(self) -> Interval:
        """The win rate with all lists together."""
        return in_percent(mean_interval(self.scores.mean(axis=0)))

    @property
    def by_seed(self) -> tuple[float, ...]:
        """The win rate with each seed."""
        seeds = zip(*self.steps.values(), strict=True)
        return tuple(100 * float(np.mean([step.scores.mean() for step in steps])) for steps in seeds)

    @property
    def milliseconds(self) -> tuple[float, ...]:
        """Of one core for a game, with each list."""
        return tuple(float(np.mean([step.milliseconds for step in steps])) for steps in self.steps.values())


@dataclass(frozen=True)
class Asked:
    """What is to be measured, by whom, and on how many games: of scripts and lookaheads, and of searches."""

    lists: tuple[str, ...]
    trained: Path | None
    seeds: tuple[int, ...]
    games: int
    searched: int
    coached: int
    deals: int
    stronger: str
    pilots: Pilots

    def ladders(self, names: Sequence[str], games: int, read: Callable[[str], Deck] = deck_of) -> list[Ladder]:
        """A ladder for each seed."""
        return [Ladder(tuple(names), games, seed, "auto", self.pilots, read) for seed in self.seeds]

    @property
    def compared(self) -> int:
        """How many games a player has besides the stronger one, who may search."""
        thinker = thinker_of(self.stronger)
        return self.games if thinker is None or thinker.looks_ahead else self.searched

    def ahead(self, script: str) -> str:
        """The player who looks ahead and follows the script."""
        return f"lookahead:{self.deals}/{script}"


def in_percent(interval: Interval) -> Interval:
    """An interval in percent."""
    return Interval(100 * interval.estimate, 100 * interval.low, 100 * interval.high)


def play(ladders: Sequence[Ladder], players: Callable[[str], tuple[str, str]]) -> Played:
    """The mirrors of all lists on all seeds; `players` are those of a list."""
    steps: dict[str, tuple[Step, ...]] = {}
    for name in ladders[0].names:
        upper, lower = players(name)
        steps[name] = tuple(ladder.mirror(name, upper, lower) for ladder in ladders)
        rate = Played(steps).rate(name)
        spent = steps[name][0].milliseconds
        tell(f"{Path(name).stem}: {upper} v {lower}: {rate.estimate:.1f} ± {rate.reach:.1f} %, {spent:.1f} ms a game")
    return Played(steps)


def time_of(gate: str, played: Played) -> Figure:
    """The time of one core for a game, one side looking ahead; the mean of all lists."""
    each = played.milliseconds
    mean = float(np.mean(each))
    return Figure(gate, f"a game, {min(each):.1f} to {max(each):.1f} by list", Interval(mean, mean, mean), unit="ms")


def of_lists(gate: str, other: str, played: Played, least: float | None = None) -> list[Figure]:
    """The win rate with each list against another player."""
    return [Figure(gate, f"{Path(name).stem} v {other}", played.rate(name), least=least) for name in played.steps]


def how_many(figures: Sequence[Figure], least: int) -> Figure:
    """How many lists reach their gates: from those that do to those that do not miss it."""
    gate, wanted = figures[0].gate, figures[0].least
    assert wanted is not None
    verdicts = Counter(figure.verdict for figure in figures)
    likely = sum(figure.found.estimate >= wanted for figure in figures)
    found = Interval(likely, verdicts[REACHED], len(figures) - verdicts[MISSED])
    other = figures[0].what.partition(" v ")[2]
    return Figure(gate, f"lists that win {wanted:g} % v {other}", found, least=least, unit=LISTS)


# --- The gates --------------------------------------------------------------------------------------------
def unseen(asked: Asked) -> Iterator[Figure]:
    """The lists that no value that ships was trained on."""
    ahead = asked.ahead("general")
    script = play(asked.ladders(asked.lists, asked.games), lambda name: (ahead, "general"))
    lists = of_lists("unseen", "general", script, least=55)
    yield from (*lists, how_many(lists, len(lists)))
    yield Figure("unseen", f"{ahead} v general", script.overall, script.by_seed, least=85)
    yield replace(time_of("unseen", script), most=5)
    searching = f"{SEARCH}/general"
    search = play(asked.ladders(asked.lists, asked.searched), lambda name: (ahead, searching))
    yield from of_lists("unseen", searching, search)
    yield Figure("unseen", f"{ahead} v {searching}", search.overall, search.by_seed, least=65)


def price(asked: Asked) -> Iterator[Figure]:
    """As many deals as cost what the search costs."""
    searching, trial = f"{SEARCH}/general", max(2, asked.searched // 2)
    deals: dict[str, int] = {}
    costs: list[tuple[float, float]] = []
    for name in asked.lists:
        (ladder,) = replace(asked, seeds=asked.seeds[:1]).ladders((name,), trial)
        of_search = ladder.mirror(name, searching, "general").milliseconds
        deals[name], cost = deals_for(of_search, partial(looking_ahead, ladder, name))
        costs.append((cost, of_search))
        tell(f"{Path(name).stem}: {searching} takes {of_search:.1f} ms, lookahead:{deals[name]} {cost:.1f} ms a game")
    ladders = asked.ladders(asked.lists, asked.searched)
    found = play(ladders, lambda name: (f"lookahead:{deals[name]}/general", searching))
    yield from of_lists("price", searching, found)
    least, most = min(deals.values()), max(deals.values())
    what = f"lookahead:{least} to {most}/general v {searching}"
    yield Figure("price", what, found.overall, found.by_seed, least=80)
    share = 100 * float(np.mean([cost / of_search for cost, of_search in costs]))
    yield Figure("price", "of the time of the search", Interval(share, share, share))


def looking_ahead(ladder: Ladder, name: str, deals: int) -> Step:
    """A player who looks ahead with this many deals, against the script."""
    return ladder.mirror(name, f"lookahead:{deals}/general", "general")


def deals_for(milliseconds: float, cost_of: Callable[[int], Step]) -> tuple[int, float]:
    """How many deals cost about so much, and what they cost: a lookahead drops answers, so its cost is no product."""
    deals = 8
    spent = cost_of(deals).milliseconds
    for _ in range(PRICE_ROUNDS):
        wanted = min(MOST_DEALS, max(1, round(deals * (milliseconds / spent) ** PRICE_POWER)))
        if wanted == deals:
            break
        deals, spent = wanted, cost_of(wanted).milliseconds
    return deals, spent


def trained(asked: Asked) -> Iterator[Figure]:
    """The shipped decks by values of their own."""
    folder, names = asked.trained, shipped_decks()
    if folder is None and not asked.pilots.learn:
        tell("trained: left out, as no deck has a value of its own; name their folder with --trained")
        return
    if folder is not None and not any((folder / f"{name}.value.txt").is_file() for name in names):
        raise click.ClickException(f"{folder} has no value of a shipped deck, such as fn-rush.value.txt.")

    def read(name: str) -> Deck:
        deck = deck_of(name)
        return deck if folder is None else replace(deck, path=folder / f"{name}.txt")  # by the value next to it

    def ahead(name: str) -> str:
        return asked.ahead(f"{name}.play")

    script = play(asked.ladders(names, asked.games, read), lambda name: (ahead(name), f"{name}.play"))
    search = play(asked.ladders(names, asked.searched, read), lambda name: (ahead(name), f"{SEARCH}/{name}.play"))
    against = (("its playbook", script, 75, len(names)), (f"{SEARCH}/auto", search, 60, AGAINST_SEARCH))
    for other, played, least, many in against:
        decks = of_lists("trained", other, played, least)
        yield from (*decks, how_many(decks, many))
        yield Figure("trained", f"all decks v {other}", played.overall, played.by_seed)
    yield time_of("trained", script)


def stronger(asked: Asked) -> Iterator[Figure]:
    """How far a stronger player moves the pairings of the shipped decks."""
    own, better = asked.ahead("auto"), asked.stronger
    names = shipped_decks()
    ladders = asked.ladders(names, asked.compared)
    mirrors = play(ladders, lambda name: (better, own))
    yield Figure("stronger", f"{better} v {own}", mirrors.overall, mirrors.by_seed)
    points = Interval(*(elo(end / 100) for end in asdict(mirrors.overall).values()))
    yield Figure("stronger", "the same", points, unit="Elo")
    pairings = list(itertools.combinations(names, 2))
    shipped = [np.array([scores_of(ladders, pairing, by) for pairing in pairings]) for by in (own, better)]
    yield from shifts(pairings, *shipped)
    yield from moved("shipped", *shipped)
    yield order_of(names, pairings, *shipped)
    circle = circle_of(asked.lists)
    others = asked.ladders(asked.lists, asked.compared)
    unseen = [np.array([scores_of(others, one, by) for one in circle]) for by in (own, better)]
    yield from shifts(circle, *unseen)
    yield from moved("unseen", *unseen)


def circle_of(names: Sequence[str]) -> list[tuple[str, str]]:
    """Each list with the next one, the last with the first."""
    return list(zip(names, [*names[1:], *names[:1]], strict=True))


def scores_of(ladders: Sequence[Ladder], pairing: tuple[str, str], player: str) -> Any:
    """The scores of the pairs of two decks by the same player, of all seeds one after the other."""
    deck, other = pairing
    scores = np.concatenate([ladder.scores(deck, player, other, player) for ladder in ladders])
    tell(f"{Path(deck).stem} v {Path(other).stem} by {player}: {100 * scores.mean():.1f} %")
    return scores


def shifts(pairings: Sequence[tuple[str, str]], first: Any, second: Any) -> Iterator[Figure]:
    """How far each pairing moves from one player to another, as a difference of the win rates of its first deck."""
    for pairing, differences in zip(pairings, second - first, strict=True):
        yield Figure("stronger", shift_of(pairing), in_percent(difference_interval(differences)), unit="points")


def shift_of(pairing: tuple[str, str]) -> str:
    """What the movement of a pairing is called."""
    return f"{Path(pairing[0]).stem} v {Path(pairing[1]).stem} moves"


def moved(field: str, first: Any, second: Any) -> Iterator[Figure]:
    """How far the pairings of a field move from one player to another.

    `first` and `second` are scores of shape (pairings, pairs), with the same luck. The movement is that without the
    part of luck: a pairing that does not move at all moves by about 0.8 standard errors.
    """
    moves = [mean_move(second - first)]
    moves += [mean_move((second - first)[:, chosen], twice=True) for chosen in resamples(first.shape[1])]
    yield Figure("stronger", f"{MOVES[field]}, on average", resampled(moves), unit="points", most=3)
    raw = 100 * float(np.abs((second - first).mean(axis=1)).mean())
    yield Figure("stronger", "the same with the luck of these games", Interval(raw, raw, raw), unit="points")


def order_of(names: Sequence[str], pairings: Sequence[tuple[str, str]], first: Any, second: Any) -> Figure:
    """Whether the order of decks agrees between two players; the scores are as in `moved`."""
    orders = []
    for chosen in (np.arange(first.shape[1]), *resamples(first.shape[1])):
        fields = [field_rates(names, pairings, scores[:, chosen].mean(axis=1)) for scores in (first, second)]
        orders.append(float(spearmanr(*fields).statistic))
    return Figure("stronger", "the order of decks: rank correlation", resampled(orders), unit="rho", least=0.95)


def resamples(pairs: int) -> Iterator[Any]:
    """Samples of this many pairs with replacement, always the same ones."""
    random = np.random.default_rng(1)
    return (random.integers(0, pairs, pairs) for _ in range(RESAMPLES))


def mean_move(differences: Any, *, twice: bool = False) -> float:
    """The mean absolute movement in points of which `differences` (pairings, pairs) are samples.

    `twice`: they were drawn from a sample with replacement, which has the variance of luck once more.
    """
    pairs = differences.shape[1]
    luck = differences.var(axis=1, ddof=1) / pairs * (2 if twice else 1)
    square = float((differences.mean(axis=1) ** 2 - luck).mean())
    return 100 * NORMAL_MEAN * math.sqrt(max(square, 0.0))


def field_rates(names: Sequence[str], pairings: Sequence[tuple[str, str]], rates: Any) -> list[float]:
    """The mean win rate of each deck against the others."""
    won: dict[str, list[float]] = {name: [] for name in names}
    for (deck, other), rate in zip(pairings, rates, strict=True):
        won[deck].append(float(rate))
        won[other].append(1 - float(rate))
    return [float(np.mean(won[name])) for name in names]


def resampled(values: Sequence[float]) -> Interval:
    """An estimate and its interval from the resamples that follow it."""
    low, high = (float(end) for end in np.quantile(values[1:], [0.025, 0.975]))
    return Interval(values[0], min(low, values[0]), max(high, values[0]))


def coach(asked: Asked) -> Iterator[Figure]:
    """What choices give away on some of the lists: those of the script, and those of the player who looks ahead."""
    count = min(COACHED, len(asked.lists))
    names = [asked.lists[len(asked.lists) * at // count] for at in range(count)]
    script = "general"
    for player, most in ((script, None), (asked.ahead(script), 25)):
        seeds = []
        for seed in asked.seeds:
            lists = []
            for name in names:
                deck = deck_of(name)
                piloted, scripted = (asked.pilots.matchup(deck, deck, (pilot, script)) for pilot in (player, script))
                lists.append(Judge().given_away(piloted, scripted, seed, asked.coached))
                tell(f"{Path(name).stem}: {player} gives away {lists[-1].mean():.1f} points a game")
            seeds.append(np.array(lists))
        games = np.concatenate(seeds, axis=1).mean(axis=0)
        reach = 1.96 * float(games.std(ddof=1)) / math.sqrt(len(games))
        mean = float(games.mean())
        yield Figure(
            "coach",
            f"{player} gives away in a game, on {len(names)} lists",
            Interval(mean, mean - reach, mean + reach),
            tuple(float(one.mean()) for one in seeds),
            most=most,
            unit="points",
        )


GATES: dict[str, Callable[[Asked], Iterator[Figure]]] = {
    "unseen": unseen,
    "price": price,
    "trained": trained,
    "stronger": stronger,
    "coach": coach,
}


def keep(asked: Asked, figures: Sequence[Figure]) -> None:
    """Keep how far a stronger player moves win rates, for the verdicts of matches."""
    found = {figure.what: figure.found for figure in figures if figure.gate == "stronger"}
    own = asked.ahead("auto")
    wins = found[f"{asked.stronger} v {own}"].estimate
    if wins <= 50:
        raise click.ClickException(f"{asked.stronger} is not stronger than {own}: nothing is kept for verdicts.")
    names = shipped_decks()
    pairings = [*itertools.combinations(names, 2), *circle_of(asked.lists)]
    measured = PilotError(
        version=VERSION,
        player=own.partition("/")[0],
        values=VALUES,
        stronger=asked.stronger,
        wins=round(wins, 1),
        shipped=round(found[f"{MOVES['shipped']}, on average"].estimate, 1),
        other=round(found[f"{MOVES['unseen']}, on average"].estimate, 1),
        decks=[side_of(deck_of(name), "auto").hash for name in names],
        pairings=[shift_kept(pairing, own, found[shift_of(pairing)]) for pairing in pairings],
    )
    FILE.write_text(measured.text, encoding="utf-8")


def shift_kept(pairing: tuple[str, str], player: str, points: Interval) -> Shift:
    """How far a pairing moves whose decks this player plays, as it is kept."""
    first, second = (side_of(deck_of(name), player) for name in pairing)
    rounded = Interval(*(round(end, 1) for end in astuple(points)))
    return Shift((first.name, second.name), (pilot_of(first), pilot_of(second)), rounded)


def chosen_gates(words: str) -> tuple[str, ...]:
    """The gates that are named, separated by commas; all without any."""
    names = tuple(word.strip() for word in words.split(",") if word.strip()) or tuple(GATES)
    for name in names:
        if name not in GATES:
            raise click.ClickException(f"There is no gate {name!r}; there are {', '.join(GATES)}.")
    return names


@click.command(help=__doc__)
@click.option("--only", default="", help="gates, separated by commas  [default: all]")
@click.option("--lists", default=UNSEEN, type=click.Path(path_type=Path, file_okay=False), show_default=True)
@click.option(
    "--trained", type=click.Path(path_type=Path, file_okay=False, exists=True), help="values of shipped decks"
)
@click.option("--deals", default=8, show_default=True, help="of the player who looks ahead")
@click.option("--stronger", default=STRONGER, show_default=True, help="a player whom the gate stronger compares")
@click.option("--games", default=200, show_default=True, help="of each matchup and seed")
@click.option("--searched", default=40, show_default=True, help="the same where a player searches")
@click.option("--coached", default=16, show_default=True, help="games of each list and seed for the gate coach")
@click.option("--seeds", default="1,2,3", show_default=True)
@click.option("--jobs", default=1, show_default=True)
@no_learning_option
@click.option("--write", "writing", is_flag=True, help="Keep the figures of `stronger` for verdicts.")
@click.option("--json", "as_data", is_flag=True, help="Print JSON.")
def main(
    only: str, lists: Path, seeds: str, jobs: int, learning: bool, writing: bool, as_data: bool, **settings: Any
) -> None:
    """Measure, and print."""
    gates = chosen_gates(only)
    if writing and "stronger" not in gates:
        raise click.UsageError("--write keeps the figures of the gate stronger; name it in --only.")
    usual = THINKERS[LOOKAHEAD].rollouts
    if writing and settings["deals"] != usual:
        raise click.UsageError(
            f"--write keeps figures of lookahead with {usual} deals, its default: take --deals {usual}."
        )
    if writing and not defaults.learning(learning):
        raise click.UsageError("--write keeps figures of values learned at first use; leave out --no-learning.")
    names = unseen_lists(lists) if set(gates) - {"trained"} else ()
    pilots = Pilots(learning, jobs)
    asked = Asked(names, seeds=tuple(int(seed) for seed in seeds.split(",")), pilots=pilots, **settings)
    wait_for_engine()
    started = time.monotonic()
    figures = []
    for gate in gates:
        for figure in GATES[gate](asked):
            figures.append(figure)
            if not as_data:
                print(figure.line(), flush=True)
        tell(f"{gate}: done after {time.monotonic() - started:.0f} s")
    if writing:
        keep(asked, figures)
    if as_data:
        print(json.dumps({"judges": pilots.judges, "figures": [one.to_json() for one in figures]}, indent=1))
    else:
        print("", *pilots.lines(), sep="\n")


if __name__ == "__main__":
    main()
