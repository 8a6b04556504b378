"""The runs of a deck: its last result, its versions, and its win rate over time as a curve with intervals."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from markupsafe import Markup

from decks.shipped import deck_called
from decks.shown_names import names_chosen
from reports.summaries.summary import NotableGame
from reports.writing.document import Paragraph, Section
from reports.writing.verdict import Verdict
from sim.api.kept_searches import KeptResult, read_kept
from sim.api.result import Result
from sim.api.search_results import ImproveResult, TuneResult
from sim.experiments.runs.index import KnownRun
from sim.experiments.runs.kept_folder import MANIFEST, manifest_in
from sim.language import ENGLISH, gettext, language
from sim.web.errors import USERS

MOST_DRAWN = 24  # runs of a curve
MOST_SENTENCES = 3  # of a report that stand below its verdict
OF_WIN_RATES = ("gauntlet", "match", "best_of")  # kinds whose number is the win rate of their first deck
_reading = threading.Lock()  # pages that ask for the same answer wait for the first of them to read it
LEFT, RIGHT, TOP, STEP, HEIGHT, BELOW = 44, 16, 14, 46, 150, 24  # of a curve, in pixels


@dataclass(frozen=True)
class Past:
    """A run of a deck: its verdict, and the checksum of the list that was played."""

    run: KnownRun
    verdict: Verdict | None
    version: str


def runs_about(name: str, runs: Sequence[KnownRun]) -> list[KnownRun]:
    """The runs whose first deck is called so in the language that holds now, the newest first."""
    wanted = deck_called(name)
    return [run for run in runs if run.decks and deck_called(run.decks[0][0]) == wanted]


def past_of(run: KnownRun) -> Past:
    """A run with its verdict."""
    return Past(run, verdict_of(run.folder), version_of(run.folder))


@dataclass(frozen=True)
class Answer:
    """The verdict of a run or a search, and the sentences of its report that belong to it.

    `notable` are the games worth watching. `found` is the better list or the playbook of a search, as text.
    """

    verdict: Verdict
    sentences: tuple[str, ...] = ()
    notable: tuple[NotableGame, ...] = ()
    found: str = ""


def answer_of(folder: Path) -> Answer | None:
    """The answer of the run or search in a folder; None where it has none or cannot be read."""
    with _reading:
        return _answer(folder, _changed(folder), language(), names_chosen())


def verdict_of(folder: Path) -> Verdict | None:
    """Its verdict alone."""
    answer = answer_of(folder)
    return None if answer is None else answer.verdict


def verdict_in_words(run: KnownRun) -> str:
    """The verdict of a run as text; the index has it in English."""
    found = None if language() == ENGLISH or not run.is_there else verdict_of(run.folder)
    return run.verdict if found is None else found.text


@lru_cache(300)
def _answer(folder: Path, changed: tuple[int, ...], spoken: str, names: str) -> Answer | None:
    with contextlib.suppress(*USERS):
        result = read_kept(folder)
        if result.has_numbers or result.outcome.complete:
            document = result.document()
            each = (_sentences(section) for section in document.sections if not section.title)
            sentences = next(filter(None, each), [])  # what is imported may come before
            notable = result.summary.notable_games if isinstance(result, Result) else ()
            return Answer(document.verdict, tuple(sentences[:MOST_SENTENCES]), tuple(notable), _found(result))
    return None


def _sentences(section: Section) -> list[str]:
    return [block.text for block in section.blocks if isinstance(block, Paragraph) and not block.warning]


def _found(result: Result | KeptResult) -> str:
    """The better list or the playbook that a search has found; "" if it is no search, or has found none."""
    if isinstance(result, TuneResult):
        is_base = result.summary.held_out is not None and not result.summary.gains
        return "" if is_base else result.playbook
    if isinstance(result, ImproveResult) and result.summary.list is not result.summary.deck:
        return result.text
    return ""


def version_of(folder: Path) -> str:
    """The checksum of the list that a run is about; "" where that is not known."""
    return _version(folder, _changed(folder))


@lru_cache(300)
def _version(folder: Path, changed: tuple[int, ...]) -> str:
    with contextlib.suppress(OSError, LookupError, TypeError, *USERS):
        return str(manifest_in(folder)["sides"][0]["hash"])
    return ""


def _changed(folder: Path) -> tuple[int, ...]:
    """What is different after more games were played."""
    found = []
    for name in (MANIFEST, "summary.json", "games", "found.json"):
        with contextlib.suppress(OSError):
            found.append((folder / name).stat().st_mtime_ns)
    return tuple(found)


def versions(checksums: Iterable[str]) -> dict[str, int]:
    """The versions among the checksums of runs, the newest first, numbered from the oldest."""
    order = dict.fromkeys(checksum for checksum in reversed([*checksums]) if checksum)
    return {version: number for number, version in enumerate(order, 1)}


def curve(past: Sequence[Past]) -> Markup:
    """The win rates of a deck over time as an `<svg>`, with their intervals; "" for fewer than two.

    Each point leads to its run. Lines join those of one question: of one kind, with the same opponents and players. A
    line stands where another version of the list began.
    """
    drawn = [one for one in reversed(past) if one.run.kind in OF_WIN_RATES and one.verdict and one.verdict.number]
    drawn = drawn[-MOST_DRAWN:]
    if len(drawn) < 2:
        return Markup("")
    numbers = [one.verdict.number for one in drawn if one.verdict is not None and one.verdict.number is not None]
    low = min(0.4, *(number.interval.low for number in numbers))
    high = max(0.6, *(number.interval.high for number in numbers))
    width = LEFT + RIGHT + STEP * (len(drawn) - 1)
    names = versions(one.version for one in past)

    def height(share: float) -> str:
        return f"{TOP + HEIGHT * (high - share) / (high - low):.1f}"

    parts = [_grid(height, low, high, width)]
    questions: dict[tuple[str, object], list[str]] = {}
    before = ""
    for at, (one, number) in enumerate(zip(drawn, numbers, strict=True)):
        x = LEFT + STEP * at
        points = questions.setdefault((one.run.kind, one.run.decks), [])
        points.append(f"{x},{height(number.interval.estimate)}")
        if one.version != before:
            parts.append(_version_mark(x, names.get(one.version, 0), first=not before))
        before = one.version
        said = gettext(
            "Run {number}, {day}: {estimate} ({ends})",
            **{"number": one.run.number, "day": one.run.day[:10], "estimate": number.estimate},
            ends=number.ends or gettext("exact"),
        )
        parts.append(
            Markup(
                '<a href="/runs/{}" aria-label="{}"><title>{}</title>'
                '<line class="reach" x1="{}" x2="{}" y1="{}" y2="{}"/><circle cx="{}" cy="{}" r="5"/></a>'
            ).format(
                *(one.run.number, said, said, x, x, height(number.interval.low), height(number.interval.high)),
                *(x, height(number.interval.estimate)),
            )
        )
    lines = [Markup('<polyline points="{}"/>').format(" ".join(of_one)) for of_one in questions.values() if of_one[1:]]
    return Markup('<svg class="past" role="group" aria-label="{}" viewBox="0 0 {} {}" width="{}">{}</svg>').format(
        *(
            gettext("Win rate over time"),
            width,
            TOP + HEIGHT + BELOW,
            width,
            Markup("").join([parts[0], *lines, *parts[1:]]),
        )
    )


def _grid(height: Callable[[float], str], low: float, high: float, width: int) -> Markup:
    shares = [share / 10 for share in range(11) if low - 1e-9 <= share / 10 <= high + 1e-9]
    one = Markup('<line class="{}" x1="{}" x2="{}" y1="{}" y2="{}"/><text x="{}" y="{}">{} %</text>')
    lines = (
        one.format(
            *("even" if share == 0.5 else "grid", LEFT - 8, width, height(share), height(share)),
            *(LEFT - 12, height(share), round(100 * share)),
        )
        for share in shares
    )
    return Markup("").join(lines)


def _version_mark(x: int, number: int, *, first: bool) -> Markup:
    line = (
        ""
        if first
        else Markup('<line class="version" x1="{}" x2="{}" y1="{}" y2="{}"/>').format(
            *(x - STEP // 2, x - STEP // 2, TOP, TOP + HEIGHT)
        )
    )
    return Markup('{}<text class="version" x="{}" y="{}">v{}</text>').format(line, x, TOP + HEIGHT + 18, number)
