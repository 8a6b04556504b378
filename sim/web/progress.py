"""How far a run of the queue is, in words."""

from collections.abc import Sequence
from typing import Any

from reports.writing.values import percent
from sim.language import comma, gettext, translatable
from sim.statistics.intervals import Interval
from sim.web.queue import Job

FIELD = translatable("the field")  # what rates so far call all opponents
STATES = {
    "waiting": translatable("Waits for its turn"),
    "starting": translatable("Starting"),
    "loading": translatable("Loading the rules"),
    "learning": translatable("Learning"),
    "playing": translatable("Playing"),
    "writing": translatable("Writing the report"),
    "stopping": translatable("Stopping; the games that are finished are kept"),
}


def progress_of(job: Job | None, jobs: Sequence[Job]) -> dict[str, Any]:
    """The progress of a run in words, what its bar counts, its win rates so far, and what it waits behind."""
    if job is None:
        return {}
    rates = [(gettext(FIELD) if what == FIELD else what, percent(Interval(*rate)), *rate) for what, *rate in job.rates]
    words = gettext(job.words) if job.state == "playing" and job.words else gettext(STATES[job.state])
    before = [one.folder for one in jobs].index(job.folder) if job in jobs else 0
    if job.state == "waiting" and before:
        words = gettext("Waits behind {before}. Now playing: {title}", before=before, title=jobs[0].title)
    counts = gettext("{words}: {unit}", words=words, unit=gettext(job.unit)) if job.total else words
    return {"rates": rates, "words": words, "counts": counts, "state": _state(job, words)}


def _state(job: Job, words: str) -> str:
    """What is being done, how far that is, and how long the rest takes."""
    if not (job.total and job.state in ("learning", "playing", "stopping")):
        return words
    learning = translatable("{words}: {done:,} of about {total:,} {unit}")
    counted = learning if job.state == "learning" else translatable("{words}: {done:,} of {total:,} {unit}")
    values = {"words": words, "done": job.done, "total": job.total, "unit": gettext(job.unit)}
    left = duration(job.seconds_left) if job.state != "stopping" and job.done < job.total else ""
    return comma().join(filter(None, (gettext(counted, **values), left)))


def duration(seconds: float | None) -> str:
    """A time that is left, as text.

    >>> duration(None), duration(0.4), duration(61), duration(7300)
    ('', 'a second left', '1 min 1 s left', '2 h 1 min left')
    """
    if seconds is None:
        return ""
    whole = round(seconds)
    if whole < 2:
        return gettext("a second left")
    if whole < 60:
        return gettext("{seconds} s left", seconds=whole)
    minutes, rest = divmod(whole, 60)
    if minutes < 60:
        return gettext("{minutes} min {seconds} s left", minutes=minutes, seconds=rest)
    return gettext("{hours} h {minutes} min left", hours=minutes // 60, minutes=minutes % 60)
