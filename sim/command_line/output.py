"""Printing: results on stdout, everything else - notices, progress - on stderr; and how wide that may be."""

from __future__ import annotations

import contextlib
import json
import os
import re
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextvars import ContextVar, copy_context
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import click

from decks.visible_text import visible
from sim.language import comma, gettext

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.progress import Progress as Bar

    from sim.experiments.runs.kind import RateSoFar

SECONDS_OF_SILENCE = 2.0
SECONDS_BETWEEN_LINES = 5.0
SECONDS_BETWEEN_TELLINGS = 0.3
WIDTH_OF_A_FILE = 120  # of tables and sentences where there is no terminal, and no COLUMNS
LEAST_WIDTH = 40
MOST_DIGITS = 4  # of the size of a terminal
LABEL = re.compile(r" *\S.{,30}?  +(?=\S)")  # what stands before the text of a line, with two spaces after it


def print_text(text: str) -> None:
    """Print a result as text."""
    click.echo(visible(text))


def print_json(value: Any) -> None:
    """Print a result as JSON. Wherever it names a `card`, the Japanese name of that card stands next to it."""
    from sim.cards.library.shown_names import with_japanese_names

    print_text(json.dumps(with_japanese_names(value), indent=2, ensure_ascii=True))


def print_lines(lines: Iterable[str], *, whole_in_files: bool = False) -> None:
    """Print lines, broken where they are too wide; what follows is set in below the text of the line.

    Lines that `grep` and others read, one for each card or event, are `whole_in_files`: only a terminal and COLUMNS
    break them.
    """
    asked = _asked_width()
    whole = whole_in_files and asked is None and not sys.stdout.isatty()
    print_text("\n".join(lines if whole else (part for line in lines for part in _broken(line, page_width()))))


def width_of_columns() -> int | None:
    """How wide a list of one line for each thing may be; None where `grep` and others read whole lines."""
    return None if _asked_width() is None and not sys.stdout.isatty() else page_width()


def print_cut_lines(lines: Iterable[str], width: int) -> None:
    """Print lines that are cut where they are too wide."""
    from rich.cells import set_cell_size

    print_text("\n".join(set_cell_size(line, width).rstrip() for line in lines))


def _broken(line: str, width: int) -> list[str]:
    """A line in as many as the width needs.

    >>> _broken("  draw    Liquid Beast draws a card", 24)
    ['  draw    Liquid Beast', '          draws a card']
    """
    label = LABEL.match(line)
    hanging = label.end() if label else len(line) - len(line.lstrip()) + 2
    if len(line) <= width // 2 or (line.isascii() and len(line) <= width):
        return [line]
    if not line.isascii():
        return _broken_by_columns(line, width, min(hanging, width // 2))
    return textwrap.wrap(
        line,
        width,
        subsequent_indent=" " * min(hanging, width // 2),
        drop_whitespace=True,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _broken_by_columns(line: str, width: int, hanging: int) -> list[str]:
    """A line with letters that may be two columns wide, broken between its words.

    >>> _broken_by_columns("  draw    アクア・ナイト draws a card", 24, 10)
    ['  draw    アクア・ナイト', '          draws a card']
    """
    from rich.cells import cell_len

    words = re.findall(r"\s*\S+", line)
    found = [""]
    for word in words:
        if found[-1].strip() and cell_len(found[-1] + word) > width:
            found[-1] = found[-1].rstrip()
            found.append(" " * hanging + word.lstrip())
        else:
            found[-1] += word
    return found


def forget_odd_sizes() -> None:
    """Ignore COLUMNS and LINES unless a terminal can have this size: Rich fails on numbers such as "²"."""
    for name in ("COLUMNS", "LINES"):
        size = os.environ.get(name, "")
        if not (size.isascii() and size.isdecimal() and len(size) <= MOST_DIGITS):
            os.environ.pop(name, None)


def page_width() -> int:
    """How many columns to print: those of COLUMNS, or of the terminal; `WIDTH_OF_A_FILE` where there is neither."""
    asked = _asked_width()
    if asked is None and sys.stdout.isatty():
        asked = os.get_terminal_size(sys.stdout.fileno()).columns
    return max(LEAST_WIDTH, asked or WIDTH_OF_A_FILE)


def _asked_width() -> int | None:
    """The environment variable COLUMNS, if it is a number."""
    columns = os.environ.get("COLUMNS", "")
    return int(columns) if columns.isdecimal() and int(columns) else None


def print_page(make: Callable[[bool], RenderableType], *, err: bool = False) -> None:
    """Print what `make(plain)` returns; in a file or a pipe, with ASCII drawings only and no colours.

    With `err` it goes to stderr, so that a result can go to stdout.
    """
    from rich.console import Console

    console = Console(highlight=False, width=page_width(), stderr=err)
    plain = not console.is_terminal or console.options.ascii_only
    with console.capture() as captured:
        console.print(make(plain), soft_wrap=False, crop=False)
    text = captured.get()
    click.echo("\n".join(line.rstrip() for line in text.split("\n")) if plain else text, nl=False, err=err)


def print_error(text: str) -> None:
    """Print an error or a notice on stderr."""
    click.echo(visible(text), err=True)


@contextlib.contextmanager
def working(words: str) -> Iterator[None]:
    """Say on stderr what is being done, and for how long, while the block takes more than two seconds.

    For what cannot say how far it is; `Meter` is for the rest.
    """
    done = threading.Event()
    started = time.monotonic()

    language = copy_context()  # a thread begins with that of nobody

    def tell() -> None:
        from rich.console import Console

        if done.wait(SECONDS_OF_SILENCE):
            return
        console = Console(stderr=True)
        with console.status(words) if console.is_terminal else contextlib.nullcontext() as status:
            if status is None:
                print_error(f"{words} ...")
            while not done.wait(SECONDS_BETWEEN_LINES if status is None else 0.5):
                told = gettext("{words}: {seconds:.0f} s", words=words, seconds=time.monotonic() - started)
                if status is None:
                    print_error(told)
                else:
                    status.update(told)

    thread = threading.Thread(target=language.run, args=[tell], name="telling", daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


@dataclass(frozen=True)
class Progress:
    """How far a task is: what is being done, how many units of how many, a remark, and win rates so far."""

    words: str
    done: int
    total: int
    unit: str
    remark: str = ""
    rates: Sequence[RateSoFar] = ()


_told: ContextVar[Callable[[Progress], None] | None] = ContextVar("told", default=None)


@contextlib.contextmanager
def telling_progress(tell: Callable[[Progress], None]) -> Iterator[None]:
    """Within it, progress is told to a function instead of being shown: another program asked."""
    token = _told.set(tell)
    try:
        yield
    finally:
        _told.reset(token)


class Meter:
    """The progress of a long task, on stderr: a bar on a terminal, a line every few seconds elsewhere.

    The first two seconds are silent.
    """

    def __init__(self, words: str, total: int, unit: str) -> None:
        """`words` say what is being done; `total` is the number of units, whose name is `unit`."""
        self._words = words
        self._total = total
        self._unit = unit
        self._tell = _told.get()
        self._next = time.monotonic() + (SECONDS_OF_SILENCE if self._tell is None else 0)
        self._first: tuple[float, int] | None = None  # when the first units were done, and how many
        self._bar: Bar | None = None
        self._task: Any = None

    @cached_property
    def _console(self) -> Console:
        from rich.console import Console

        return Console(stderr=True)

    def __enter__(self) -> Meter:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Remove the bar."""
        if self._bar is not None:
            self._bar.stop()

    def update(
        self,
        done: int,
        remark: Callable[[], str] = lambda: "",
        total: int | None = None,
        rates: Callable[[], Sequence[RateSoFar]] = tuple,
    ) -> None:
        """Show that `done` units are done; `total` may have changed.

        `remark` is only called when it is shown, and `rates`, the win rates so far, when they are told.
        """
        self._total = self._total if total is None else total
        now = time.monotonic()
        if self._first is None:
            self._first = now, done
        if now < self._next and not (self._tell and done >= self._total):
            return
        if self._tell is not None:
            self._next = now + SECONDS_BETWEEN_TELLINGS
            self._tell(Progress(self._words, done, self._total, self._unit, remark(), rates()))
            return
        rate = self._rate(now, done)
        unit = gettext(self._unit)
        speed = gettext("{rate:,.0f} {unit} a second", rate=rate, unit=unit) if rate >= 1 else ""
        speed = f"{speed}  " if speed else ""
        if self._console.is_terminal:
            self._next = now + 0.5
            self._update_bar(done, f"{speed}{remark()}")
        else:
            self._next = now + SECONDS_BETWEEN_LINES
            words = gettext(
                "{words}: {done:,} of {total:,} {unit}", words=self._words, done=done, total=self._total, unit=unit
            )
            seconds = f"{(self._total - done) / rate:.0f}" if rate else ""
            left = [gettext("{seconds} s left", seconds=seconds)] if rate and done < self._total else []
            print_error(f"{comma().join([words, *left])}  {speed}{remark()}".rstrip())

    def update_of(self, done: int, total: int) -> None:
        """Show that `done` of `total` units are done."""
        self.update(done, total=total)

    def _rate(self, now: float, done: int) -> float:
        """Units a second since the first ones were done: what came before was preparation. 0 where none followed."""
        began, before = self._first or (now, done)
        return (done - before) / (now - began) if now > began else 0.0

    def _update_bar(self, done: int, remark: str) -> None:
        if self._bar is None:
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            self._bar = Bar(
                TextColumn("{task.description}"),
                BarColumn(complete_style="bright_blue", finished_style="bright_blue"),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
                TextColumn("{task.fields[remark]}"),
                console=self._console,
                transient=True,
            )
            self._task = self._bar.add_task(self._words, total=self._total, remark=remark)
            self._bar.start()
        self._bar.update(self._task, completed=done, total=self._total, remark=remark)
