"""What the games of two kept runs say about two versions of a deck: every number of ``duelsim runs compare``.

Only games that were played count. Any two runs can be compared that have an opponent in common, whatever experiment
they are: every game of a match, a gauntlet, a matrix ... is one of a deck against an opponent.

Runs of the same seed have the same luck, pair by pair: their scores are not independent, and are compared by the
differences within pairs, which is also more precise. Runs of other seeds are independent samples.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

import numpy as np

from decks.alignment import differing_cards
from decks.matching import match_key
from sim.experiments.kinds.stopping import decided
from sim.experiments.runs.experiment import ImpossibleExperiment
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.kind import kind_of
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import Side
from sim.json_types import JsonObject
from sim.language import comma, gettext, translatable
from sim.statistics.comparison import Verdict
from sim.statistics.intervals import (
    Floats,
    Interval,
    difference_interval,
    difference_p_value,
    holm,
    independent_difference_interval,
    independent_difference_p_value,
    mean_interval,
)
from strategies.registry import split_thinking, thinking_words


@dataclass(frozen=True)
class DeckInRun:
    """A deck, and the run that played it; `label` names the run, as in "run 3"."""

    name: str
    hash: str
    player: str
    label: str


@dataclass(frozen=True)
class Rates:
    """The win rates of the first and the second deck, and the second minus the first.

    `pairs` of each count: the same ones if the runs have the same luck.
    """

    first: Interval
    second: Interval
    difference: Interval
    verdict: Verdict
    pairs: tuple[int, int]


@dataclass(frozen=True)
class CommonOpponent:
    """An opponent that both decks have met, its share of the common field, and how they did.

    The verdicts of several opponents are Holm's: the chance that any of them is wrong is at most 5 %.
    """

    name: str
    hash: str
    share: float
    rates: Rates


@dataclass(frozen=True)
class TwoRuns:
    """The comparison of a deck in one run with a deck in another.

    `cards` are the names that differ in the second list, and how many more copies it has. `same_luck` says that the
    runs have the same seed. `over_field` is None if no pair counts for all opponents. `shares_given` says that both
    runs have these shares of the field; otherwise all common opponents count equally. `only_one` are opponents that
    only one of the decks has met. `warnings` are the other differences of the two runs, in sentences.
    """

    decks: tuple[DeckInRun, DeckInRun]
    cards: tuple[tuple[str, int], ...]
    same_luck: bool
    opponents: tuple[CommonOpponent, ...]
    over_field: Rates | None
    shares_given: bool
    only_one: tuple[tuple[str, ...], tuple[str, ...]]
    warnings: tuple[str, ...]

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`; differences are the second deck minus the first."""
        first, second = self.decks
        return {
            "first": asdict(first),
            "second": asdict(second),
            "cards": [{"card": name, "copies": copies} for name, copies in self.cards],
            "same_luck": self.same_luck,
            "shares_given": self.shares_given,
            "over_field": None if self.over_field is None else _rates_json(self.over_field),
            "opponents": [
                {"name": one.name, "hash": one.hash, "share": one.share, **_rates_json(one.rates)}
                for one in self.opponents
            ],
            "only_in_first": list(self.only_one[0]),
            "only_in_second": list(self.only_one[1]),
            "warnings": list(self.warnings),
        }


def _rates_json(rates: Rates) -> JsonObject:
    return {
        "first_win_rate": asdict(rates.first),
        "second_win_rate": asdict(rates.second),
        "difference": asdict(rates.difference),
        "verdict": rates.verdict.value,
        "pairs_first": rates.pairs[0],
        "pairs_second": rates.pairs[1],
    }


# --- The decks of a run, and what they scored ---------------------------------------------------------------
@dataclass(frozen=True)
class _Meeting:
    """A deck against an opponent: its score in each pair, NaN where the pair does not count."""

    deck: Side
    opponent: Side
    scores: Floats


def _begin(label: str) -> str:
    """The label of a run at the beginning of a sentence."""
    return label[:1].upper() + label[1:]


def _key(side: Side) -> tuple[str, ...]:
    return side.name, side.hash, *side.pilot


def _meetings(run: Run, label: str) -> list[_Meeting]:
    """Every deck of a run against each of its opponents. Raises ImpossibleExperiment for a run without single games."""
    kind = kind_of(run.experiment)
    if not kind.meets_opponents:
        raise ImpossibleExperiment(
            gettext(
                "{begin} is a {in_words}: its decks have met no opponent.",
                begin=_begin(label),
                in_words=gettext(kind.in_words),
            )
        )
    if run.experiment.luck:
        raise ImpossibleExperiment(
            gettext("{begin} is of best-of-three matches, and only single games are compared.", begin=_begin(label))
        )
    found = []
    for cell, scores in _cells(run, kind.used_pairs(run, label)):
        deck, opponent = run.experiment.cells[cell]
        if not np.isnan(scores).all():
            found += [_Meeting(deck, opponent, scores), _Meeting(opponent, deck, 1 - scores)]
    return found


def _cells(run: Run, used: Mapping[int, range]) -> Iterator[tuple[int, Floats]]:
    """The matchups of two decks as they are, and deck A's scores in them."""
    for cell, pairs in used.items():
        if not any(side.fixed[1] or side.without_triggers or side.blanks for side in run.experiment.cells[cell]):
            scores = decided(run.experiment, run.cells[cell])[0].pair_scores
            yield cell, np.where(np.isin(np.arange(len(scores)), pairs), scores, np.nan)


def _sides(meetings: Sequence[_Meeting]) -> list[Side]:
    """The different decks, in their order."""
    return list({_key(one.deck): one.deck for one in meetings}.values())


def _chosen(run: Run, label: str, sides: Sequence[Side], wanted: str | None, like: Side | None) -> Side | None:
    """The deck that is compared: the one that is wanted, that the experiment is about, or that is named like another.

    None if that leaves several. Raises ImpossibleExperiment if there is no deck of the wanted name, or several.
    """
    if wanted is None:
        if len({_key(side) for side, _ in run.experiment.cells}) == 1:
            return sides[0]
        named = [side for side in sides if like is not None and match_key(side.name) == match_key(like.name)]
        return named[0] if len(named) == 1 else None
    key = match_key(wanted)
    fitting = [side for side in sides if key and (match_key(side.name) == key or side.hash.startswith(wanted))]
    if len(fitting) == 1:
        return fitting[0]
    have = comma().join(f"{side.name} ({side.hash[:8]})" for side in sides)
    if not fitting:
        raise ImpossibleExperiment(
            gettext("{begin} has no deck {wanted!r}. It has {have}.", begin=_begin(label), wanted=wanted, have=have)
        )
    raise ImpossibleExperiment(
        gettext(
            "{begin} has several decks {wanted!r}. Name one by the beginning of its checksum: {have}.",
            begin=_begin(label),
            wanted=wanted,
            have=have,
        )
    )


def _subjects(
    runs: tuple[Run, Run], labels: tuple[str, str], meetings: Sequence[Sequence[_Meeting]], decks: Sequence[str]
) -> list[Side]:
    wanted = (decks[0], decks[-1]) if decks else (None, None)
    sides = [_sides(found) for found in meetings]
    chosen: list[Side | None] = [None, None]
    for _ in range(2):  # the second time, the other run has its deck
        for at in range(2):
            if chosen[at] is None and sides[at]:
                chosen[at] = _chosen(runs[at], labels[at], sides[at], wanted[at], chosen[1 - at])
    for at in range(2):
        if not sides[at]:
            raise ImpossibleExperiment(gettext("{begin} has no games that can be compared.", begin=_begin(labels[at])))
        if chosen[at] is None:
            have = comma().join(side.name for side in sides[at])
            raise ImpossibleExperiment(
                gettext(
                    "Which deck of {labels} is compared? Name it (--deck, in Python decks): {have}.",
                    labels=labels[at],
                    have=have,
                )
            )
    return [side for side in chosen if side is not None]


# --- Comparing ----------------------------------------------------------------------------------------------
def compare_two_runs(first: Run, second: Run, labels: tuple[str, str], decks: Sequence[str] = ()) -> TwoRuns:
    """Compare a deck of one run with a deck of another, over the opponents that both have met.

    `decks` names the deck in both runs, or one in each; without it, it is the deck that the experiment is about.
    Opponents are the same if they have the same cards.

    Raises ImpossibleExperiment if no deck can be told, or they have no opponent in common.
    """
    runs = (first, second)
    all_meetings = [_meetings(run, label) for run, label in zip(runs, labels, strict=True)]
    one, other = _subjects(runs, labels, all_meetings, decks)
    own = [
        [meeting for meeting in meetings if _key(meeting.deck) == _key(side) and _key(meeting.opponent) != _key(side)]
        for meetings, side in zip(all_meetings, (one, other), strict=True)
    ]
    common = _common(*own)
    if not common:
        met = gettext(" and ").join(
            gettext(
                "{label} has {value}",
                label=label,
                value=comma().join(dict.fromkeys(meeting.opponent.called for meeting in meetings)) or gettext("none"),
            )
            for label, meetings in zip(labels, own, strict=True)
        )
        raise ImpossibleExperiment(
            gettext(
                "{name} and {name2} have met no opponent in common: {met}.",
                name=one.called,
                name2=other.called,
                met=met,
            )
        )
    same_luck = first.experiment.seed == second.experiment.seed
    shares, given = _shares(runs, common)
    return TwoRuns(
        decks=(_deck_in_run(one, labels[0]), _deck_in_run(other, labels[1])),
        cards=differing_cards(other.all_names, one.all_names),
        same_luck=same_luck,
        opponents=_opponents(common, shares, same_luck),
        over_field=_over_field(common, shares, same_luck),
        shares_given=given,
        only_one=_left_out(own, common),
        warnings=tuple(_warnings(runs, labels, (one, other), common)),
    )


_Common = list[tuple[_Meeting, _Meeting]]


def _deck_in_run(side: Side, label: str) -> DeckInRun:
    return DeckInRun(side.name, side.hash, side.player, label)


def _common(first: Sequence[_Meeting], second: Sequence[_Meeting]) -> _Common:
    """The meetings with the same opponents: with the same player if possible, otherwise with another."""
    found: _Common = []
    left = [list(first), list(second)]
    for with_player in (True, False):
        for meeting in list(left[0]):
            one = meeting.opponent
            like = [
                other
                for other in left[1]
                if other.opponent.hash == one.hash and (not with_player or _plays(other.opponent) == _plays(one))
            ]
            if like:
                found.append((meeting, like[0]))
                left[0].remove(meeting)
                left[1].remove(like[0])
    return found


def _shares(runs: tuple[Run, Run], common: _Common) -> tuple[Floats, bool]:
    """The shares of the common opponents, and whether they are those of both runs; otherwise all are equal."""
    equal = np.full(len(common), 1 / len(common))
    found = []
    for at, run in enumerate(runs):
        of_run = _shares_of_run(run)
        shares = np.array([of_run.get(pair[at].opponent.hash, 0.0) for pair in common])
        if not shares.sum():
            return equal, False
        found.append(shares / shares.sum())
    if np.allclose(*found) and not np.allclose(found[0], equal):
        return found[0], True
    return equal, False


def _shares_of_run(run: Run) -> dict[str, float]:
    """The share of each deck of the field of a run, by its checksum; none where the experiment has no field."""
    experiment = run.experiment
    shares = experiment.settings.get("shares")
    if shares is None:
        return {}
    found: dict[str, float] = {}
    for side, share in zip(kind_of(experiment).field(experiment), shares, strict=True):
        found[side.hash] = found.get(side.hash, 0.0) + share
    return found


def _paired(first: Floats, second: Floats) -> tuple[Floats, Floats]:
    """The scores of the pairs that count in both."""
    pairs = min(len(first), len(second))
    counts = ~np.isnan(first[:pairs]) & ~np.isnan(second[:pairs])
    return first[:pairs][counts], second[:pairs][counts]


def _counting(scores: Floats) -> Floats:
    return scores[~np.isnan(scores)]


def _opponents(common: _Common, shares: Floats, same_luck: bool) -> tuple[CommonOpponent, ...]:
    samples = [
        _paired(one.scores, other.scores) if same_luck else (_counting(one.scores), _counting(other.scores))
        for one, other in common
    ]
    compared = [at for at, (one, other) in enumerate(samples) if len(one) and len(other)]
    flags = holm([_p_value(*samples[at], same_luck) for at in compared])
    return tuple(
        CommonOpponent(
            name=common[at][1].opponent.name,
            hash=common[at][1].opponent.hash,
            share=float(shares[at]),
            rates=_rates(*samples[at], same_luck, bool(flag)),
        )
        for at, flag in zip(compared, flags, strict=True)
    )


def _over_field(common: _Common, shares: Floats, same_luck: bool) -> Rates | None:
    """The rates over all common opponents, in the pairs that count for all of them."""
    first, second = (_weighted([pair[at].scores for pair in common], shares) for at in range(2))
    first, second = _paired(first, second) if same_luck else (_counting(first), _counting(second))
    return _rates(first, second, same_luck, shown=True) if len(first) and len(second) else None


def _weighted(scores: Sequence[Floats], shares: Floats) -> Floats:
    """The weighted score in each pair that all opponents have, NaN where it does not count for one of them."""
    pairs = min(map(len, scores))
    return np.clip(shares @ np.stack([of_one[:pairs] for of_one in scores]), 0, 1)  # rounding


def _rates(first: Floats, second: Floats, same_luck: bool, shown: bool) -> Rates:
    if same_luck:
        difference = difference_interval(second - first)
    else:
        difference = independent_difference_interval(second, first)
    verdict = Verdict.NO_DIFFERENCE_SHOWN
    if shown and (difference.low > 0 or difference.high < 0):
        verdict = Verdict.BETTER if difference.low > 0 else Verdict.WORSE
    return Rates(mean_interval(first), mean_interval(second), difference, verdict, (len(first), len(second)))


def _p_value(first: Floats, second: Floats, same_luck: bool) -> float:
    return difference_p_value(second - first) if same_luck else independent_difference_p_value(second, first)


def _left_out(own: Sequence[Sequence[_Meeting]], common: _Common) -> tuple[tuple[str, ...], tuple[str, ...]]:
    first, second = (
        tuple(meeting.opponent.name for meeting in meetings if not any(meeting is pair[at] for pair in common))
        for at, meetings in enumerate(own)
    )
    return first, second


# --- What else differs --------------------------------------------------------------------------------------
def _warnings(
    runs: tuple[Run, Run], labels: tuple[str, str], decks: tuple[Side, Side], common: _Common
) -> Iterator[str]:
    """What differs between two runs besides the lists, a sentence for each."""
    first, second = (run.experiment for run in runs)
    manifests = [run.experiment.manifest() if run.path is None else RunFolder.read(run.path).manifest for run in runs]
    if manifests[0]["engine"] != manifests[1]["engine"]:
        versions = [str(manifest["versions"].get("duelsim")) for manifest in manifests]
        said = translatable(
            "They were played by different versions of the rules or the cards: a part of"
            " the difference may come from there. To be sure, play the older run again."
        )
        with_versions = translatable(
            "They were played by different versions of the rules or the cards (duelsim {versions} and {versions2}):"
            " a part of the difference may come from there. To be sure, play the older run again."
        )
        yield gettext(
            with_versions if versions[0] != versions[1] else said, versions=versions[0], versions2=versions[1]
        )
    rules, others = first.rules.settings(), second.rules.settings()
    differing = [
        f"{name} ({rules.get(name)}, {others.get(name)})"
        for name in {**rules, **others}
        if rules.get(name) != others.get(name)
    ]
    if differing:
        yield gettext("They were played by different rules: {names}.", names=comma().join(differing))
    if first.turn_cap != second.turn_cap:
        yield gettext(
            "They have different turn caps: {turn_cap} and {second_turn_cap}.",
            turn_cap=first.turn_cap,
            second_turn_cap=second.turn_cap,
        )
    yield from _warning_of_players(
        decks, translatable("The compared decks are played by different players: {player} and {other_player}.")
    )
    for one, other in common:
        yield from _warning_of_players(
            (one.opponent, other.opponent),
            translatable("{name} is played by different players: {player} and {other_player}."),
        )
    texts = [{card.name: card.text for card in run.experiment.own_cards} for run in runs]
    changed = sorted(name for name in texts[0].keys() & texts[1].keys() if texts[0][name] != texts[1][name])
    if changed:
        yield gettext("Cards that are not the library's have other texts: {names}.", names=comma().join(changed))
    for run, label in zip(runs, labels, strict=True):
        if run.interrupted:
            yield gettext(
                "{begin} is unfinished: it has {game_count:,} games.", begin=_begin(label), game_count=run.game_count
            )
        if run.experiment.settings.get("stopping", {}).get("rule") == "sequential test":
            yield (
                gettext(
                    "A sequential test could stop the matchups of {label}: what is estimated after such a"
                    " stop is exaggerated, and its intervals are too narrow.",
                    label=label,
                )
            )


def _warning_of_players(sides: tuple[Side, Side], different: str) -> Iterator[str]:
    one, other = sides
    name = other.called
    if _plays(one) == _plays(other):
        return
    if one.player != other.player:
        yield gettext(different, name=name, player=one.player, other_player=other.player)
    elif one.playbook != other.playbook:
        yield gettext("The playbook of {name}, {player}, has changed.", name=name, player=other.player)
    else:
        yield gettext("The value that {player} uses for {name} has changed.", player=other.player, name=name)


def _plays(side: Side) -> tuple[str, ...]:
    """How a deck is played: the whole text of a playbook, whatever its file is called, or the name of a script.

    A player who searches or looks ahead does so with its deals, and perhaps by a value.
    """
    rollouts, ahead, script = split_thinking(side.player)
    return thinking_words(rollouts, ahead), side.playbook or script, side.value
