"""How far a run of the queue is, in words."""

from collections.abc import Sequence
from typing import Any

from reports.writing.values import percent
from sim.statistics.intervals import Interval
from sim.web.queue import Job

STATES = {
    "waiting": "Waits for its turn",
    "starting": "Starting",
    "loading": "Loading the rules",
    "learning": "Learning",
    "playing": "Playing",
    "writing": "Writing the report",
    "stopping": "Stopping; the games that are finished are kept",
}


def progress_of(job: Job | None, jobs: Sequence[Job]) -> dict[str, Any]:
    """The progress of a run in words, its win rates so far, and what it waits behind."""
    if job is None:
        return {}
    rates = [(what, percent(Interval(*rate)), *rate) for what, *rate in job.rates]
    words = job.words if job.state == "playing" and job.words else STATES[job.state]
    before = [one.folder for one in jobs].index(job.folder) if job in jobs else 0
    if job.state == "waiting" and before:
        words = f"Waits behind {before}. Now playing: {jobs[0].title}"
    return {"rates": rates, "words": words, "left": duration(job.seconds_left)}


def duration(seconds: float | None) -> str:
    """A time that is left, as text.

    >>> duration(None), duration(0.4), duration(61), duration(7300)
    ('', 'a second left', '1 min 1 s left', '2 h 1 min left')
    """
    if seconds is None:
        return ""
    whole = round(seconds)
    if whole < 2:
        return "a second left"
    if whole < 60:
        return f"{whole} s left"
    minutes, rest = divmod(whole, 60)
    return f"{minutes} min {rest} s left" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min left"
