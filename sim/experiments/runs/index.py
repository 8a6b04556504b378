"""The index of runs: where the runs and searches of this user are, and what each found. A SQLite database.

Every run or search that is kept notes itself here, so that `duelsim runs` finds it again. The folders are the truth,
and the index only finds them: it can be lost, and `duelsim runs add` makes it again. Runs are noted one at a time, by
several programs at once, and there are few of them. That is what SQLite is for; games are only ever read from the
folders, whose checksums are checked.

`DUELSIM_RUNS` names another file, and `DUELSIM_RUNS=off` keeps no index.
"""

from __future__ import annotations

import contextlib
import datetime
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from sim.compiler.cache import user_data
from sim.experiments.runs.kept_folder import FOUND, MANIFEST, ROWS, KeptFolder, RunMismatch, settings_in
from sim.experiments.runs.kind_files import kind_in_words
from sim.experiments.runs.manifest import identity
from sim.foreign import ONE_LINE, WrongValue, read_json, typed
from sim.language import gettext, translatable

if TYPE_CHECKING:
    import sqlite3

VARIABLE, OFF = "DUELSIM_RUNS", "off"
SECONDS_TO_WAIT = 1.0  # for another program that writes; a run does not wait longer
_OURS, _VERSION = 0x4455454C, 1  # the application_id and user_version of the database
_LARGEST_NUMBER = 2**63 - 1
_TABLE = """
CREATE TABLE runs (
    number INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again
    folder BLOB NOT NULL UNIQUE,              -- its absolute path, as the system has it
    identity TEXT NOT NULL,                   -- the checksum of what decides its games
    played INTEGER NOT NULL,                  -- when, in seconds since 1970
    kind TEXT NOT NULL,
    seed TEXT NOT NULL,
    games INTEGER NOT NULL,
    complete INTEGER NOT NULL,
    decks TEXT NOT NULL,                      -- JSON: [name, player] of each
    verdict TEXT NOT NULL
)
"""
_Line = Annotated[str, Meta(pattern=ONE_LINE)]


@dataclass(frozen=True)
class _Row:
    """A row of the table, as it must be."""

    number: int
    folder: Annotated[bytes, Meta(min_length=1)]
    played: Annotated[int, Meta(ge=0, lt=1 << 37)]  # before the year 6000
    kind: _Line
    seed: Annotated[str, Meta(pattern=r"\A[0-9]{1,4000}\Z")]
    games: Annotated[int, Meta(ge=0)]
    complete: Literal[0, 1]
    decks: _Line
    verdict: _Line


_COLUMNS = tuple(field.name for field in fields(_Row))


class UnusableIndex(ValueError):
    """The index of runs cannot be read or written; the message says why, and what to do."""


@dataclass(frozen=True)
class KnownRun:
    """A run of the index, or a search: its number there, its folder, and what it was when it was last played.

    `played` is in seconds since 1970. `decks` are the names and players of its different decks. `verdict` is its result
    in a sentence, with the interval; "" if it has no games.
    """

    number: int
    folder: Path
    played: int
    kind: str
    seed: int
    games: int
    complete: bool
    decks: tuple[tuple[str, str], ...]
    verdict: str

    @property
    def day(self) -> str:
        """When it was last played, in local time."""
        return datetime.datetime.fromtimestamp(self.played).strftime("%Y-%m-%d %H:%M")

    @cached_property
    def kind_in_words(self) -> str:
        """What users call the kind of experiment."""
        return kind_in_words(self.kind, lambda: settings_in(self.folder))

    @property
    def is_search(self) -> bool:
        """Whether its folder keeps a search, which only its command resumes."""
        return _has_search(self.folder)

    @property
    def is_there(self) -> bool:
        """Whether the folder is still where it was."""
        return _is_run(self.folder)


@dataclass(frozen=True)
class DamagedRow:
    """A row of the index that cannot be read: its number, and why, as in "the field games: ..."."""

    number: int
    why: str


def index_file() -> Path | None:
    """The file of the index; None without a home, or where the index is switched off."""
    override = os.environ.get(VARIABLE)
    if override:
        return None if override == OFF else Path(override)
    folder = user_data()
    return None if folder is None else folder / "runs.sqlite"


@dataclass(frozen=True)
class Outcome:
    """What became of a run or a search: its games, whether they are all, and its result in a sentence."""

    games: int
    complete: bool
    verdict: str


def remember(folder: KeptFolder, outcome: Outcome) -> None:
    """Note what has just been played. Never fails: a run does not depend on the index."""
    with contextlib.suppress(UnusableIndex, OSError), contextlib.closing(RunIndex.of_user()) as index:
        index.add(folder, outcome, int(time.time()))


class RunIndex:
    """The index, open. Close it when it is no longer used (`contextlib.closing`)."""

    def __init__(self, file: Path) -> None:
        """Open the index in a file, and make it if there is none. Raises UnusableIndex, or OSError for its folder."""
        self._file = file
        try:
            import sqlite3  # takes as long as a hundred games, and is not in every Python
        except ImportError:
            raise UnusableIndex(gettext("There is no index of runs: this Python was built without SQLite.")) from None
        file.parent.mkdir(parents=True, exist_ok=True)
        with self._in_words():
            self._database: sqlite3.Connection = sqlite3.connect(file, timeout=SECONDS_TO_WAIT, isolation_level=None)
            # Bytes that are no text are a damaged row, and no end of reading.
            self._database.text_factory = lambda text: text.decode("utf-8", "surrogateescape")
        try:
            with self._in_words():
                self._prepare()
        except UnusableIndex:
            self._database.close()
            raise

    @staticmethod
    def of_user() -> RunIndex:
        """The index of this user. Raises UnusableIndex, also where there is none, and OSError."""
        file = index_file()
        if file is None:
            off, homeless = translatable("{VARIABLE} is {OFF}"), translatable("there is no home folder")
            why = gettext(off, VARIABLE=VARIABLE, OFF=OFF) if os.environ.get(VARIABLE) else gettext(homeless)
            raise UnusableIndex(
                gettext(
                    "There is no index of runs: {why}. Name a file for it in {VARIABLE}.", why=why, VARIABLE=VARIABLE
                )
            )
        return RunIndex(file)

    def close(self) -> None:
        """Close the database."""
        self._database.close()

    def runs(self) -> list[KnownRun]:
        """All runs whose rows are not damaged, the newest first."""
        return [row for row in self._rows("ORDER BY played DESC, number DESC") if isinstance(row, KnownRun)]

    def damaged(self) -> list[DamagedRow]:
        """The rows that cannot be read, by number. `add` makes that of a folder again, and `forget` removes it."""
        return [row for row in self._rows("ORDER BY number") if isinstance(row, DamagedRow)]

    def run(self, number: int) -> KnownRun:
        """The run of a number. Raises RunMismatch if there is none, or its row is damaged."""
        for row in self._rows("WHERE number = ?", number) if number <= _LARGEST_NUMBER else ():
            if isinstance(row, KnownRun):
                return row
            raise RunMismatch(
                gettext(
                    "Run {number} is damaged in the index: {why}. duelsim runs add FOLDER notes the run in a"
                    " folder again; duelsim runs rm {number} takes it off the list.",
                    number=number,
                    why=row.why,
                )
            )
        raise RunMismatch(gettext("There is no run {number}. duelsim runs list has the numbers.", number=number))

    def named(self, run: str) -> KnownRun:
        """The run that a user names, by its number or its folder. Raises RunMismatch if it is not listed."""
        if is_number(run):
            return self.run(int(run))
        place = Path(os.path.abspath(os.path.expanduser(run)))
        for known in self.runs():
            if known.folder == place:
                return known
        raise RunMismatch(gettext("{run} is not listed. duelsim runs list has the runs.", run=run))

    def _rows(self, which: str, *values: int) -> list[KnownRun | DamagedRow]:
        with self._in_words():
            return [
                _known(row) for row in self._database.execute(f"SELECT {', '.join(_COLUMNS)} FROM runs {which}", values)
            ]

    def add(self, folder: KeptFolder, outcome: Outcome, played: int) -> KnownRun:
        """Note a run or a search. One that was resumed, or has been moved here, keeps its number."""
        place = os.fsencode(os.path.abspath(folder.path))
        same = identity(folder.manifest)
        decks = dict.fromkeys((side["name"], side["hash"], side["player"]) for side in folder.manifest["sides"])
        values = {
            "folder": place,
            "identity": same,
            "played": played,
            "kind": folder.manifest["experiment"],
            "seed": str(folder.manifest["seed"]),
            "games": outcome.games,
            "complete": int(outcome.complete),
            "decks": json.dumps([[name, player] for name, _, player in decks]),
            "verdict": outcome.verdict,
        }
        with self._in_words(), self._writing():
            number = self._number_of(place, same)
            names = ", ".join(values)
            marks = ", ".join("?" * (1 + len(values)))
            number = self._database.execute(
                f"INSERT OR REPLACE INTO runs (number, {names}) VALUES ({marks})", [number, *values.values()]
            ).lastrowid
        assert number is not None
        return self.run(number)

    def forget(self, number: int) -> None:
        """Remove a run from the index, and leave its folder as it is."""
        with self._in_words(), self._writing():
            self._database.execute("DELETE FROM runs WHERE number = ?", [number])

    def _number_of(self, place: bytes, same: str) -> int | None:
        """The number that a run already has: in its folder, or in one where it no longer is; None for a new run."""
        for number, before in self._database.execute("SELECT number, identity FROM runs WHERE folder = ?", [place]):
            if before == same:
                return int(number)
            self._database.execute("DELETE FROM runs WHERE number = ?", [number])  # the folder has another run now
        for number, folder in self._database.execute("SELECT number, folder FROM runs WHERE identity = ?", [same]):
            if not isinstance(folder, bytes) or not _is_run(Path(os.fsdecode(folder))):
                return int(number)
        return None

    def _prepare(self) -> None:
        """Make the table in a new database. Raises UnusableIndex for a database that is no index."""
        if self._pragma("application_id") != _OURS:
            with self._writing():
                if self._database.execute("SELECT 1 FROM sqlite_master").fetchone() is None:
                    self._database.execute(_TABLE)
                    self._database.execute(f"PRAGMA application_id = {_OURS}")
                    self._database.execute(f"PRAGMA user_version = {_VERSION}")
        if self._pragma("application_id") != _OURS:
            raise UnusableIndex(
                gettext(
                    "{file} is the database of another program. Name another file in {VARIABLE}.",
                    file=self._file,
                    VARIABLE=VARIABLE,
                )
            )
        if self._pragma("user_version") != _VERSION:
            raise UnusableIndex(
                gettext(
                    "{file} was written by another version of duelsim. Name another file in {VARIABLE}.",
                    file=self._file,
                    VARIABLE=VARIABLE,
                )
            )

    def _pragma(self, name: str) -> int:
        return int(self._database.execute(f"PRAGMA {name}").fetchone()[0])

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        """A change of the database, whole or not at all."""
        self._database.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._database.execute("ROLLBACK")
            raise
        self._database.execute("COMMIT")

    @contextlib.contextmanager
    def _in_words(self) -> Iterator[None]:
        import sqlite3

        try:
            yield
        except (sqlite3.Error, ValueError) as error:  # ValueError: JSON, and names that are no file's
            if isinstance(error, UnusableIndex | RunMismatch):
                raise
            raise UnusableIndex(
                gettext(
                    "The index of runs, {file}, cannot be used: {error}. Name another file in {VARIABLE}, or"
                    " delete this one; duelsim runs add FOLDER then finds the runs again.",
                    file=self._file,
                    error=error,
                    VARIABLE=VARIABLE,
                )
            ) from None


def _known(values: tuple[int, *tuple[object, ...]]) -> KnownRun | DamagedRow:
    try:
        row = typed(dict(zip(_COLUMNS, values, strict=True)), _Row)
        try:
            decks = typed(read_json(row.decks), tuple[tuple[_Line, _Line], ...])
        except WrongValue as error:
            raise WrongValue(f"the field decks: {error}") from None
    except WrongValue as error:
        return DamagedRow(values[0], str(error))
    folder = Path(os.fsdecode(row.folder))
    complete = bool(row.complete)
    return KnownRun(row.number, folder, row.played, row.kind, int(row.seed), row.games, complete, decks, row.verdict)


# --- Runs as users name them --------------------------------------------------------------------------------
def is_number(run: str) -> bool:
    """Whether a run is named by its number, and not by its folder."""
    return run.isascii() and run.isdecimal() and len(run) <= 20


def folder_named(run: str) -> tuple[Path, str]:
    """The folder of a run that is named by its number or by its folder, listed or not, and what the run is called.

    Raises RunMismatch if there is no such number, or the folder has gone.
    """
    if not is_number(run):
        return Path(os.path.expanduser(run)), gettext("the run in {folder}", folder=run)
    with contextlib.closing(RunIndex.of_user()) as index:
        known = index.run(int(run))
    if not known.is_there:
        raise RunMismatch(
            gettext(
                "Run {number} is no longer in {folder}. duelsim runs add FOLDER finds it where it is now;"
                " duelsim runs rm {number} forgets it.",
                number=known.number,
                folder=known.folder,
            )
        )
    return known.folder, gettext("run {number}", number=known.number)


# --- Folders of runs ----------------------------------------------------------------------------------------
def _is_run(folder: Path) -> bool:
    try:
        return (folder / MANIFEST).is_file() and ((folder / "games").is_dir() or _has_search(folder))
    except (OSError, ValueError):  # a folder that may not be looked into, or what is no name of one
        return False


def _has_search(folder: Path) -> bool:
    return any((folder / name).is_file() for name in (ROWS, FOUND))


def runs_below(folder: str | os.PathLike[str]) -> list[Path]:
    """The folders of runs and searches in a folder, itself included, however deep; links are not followed."""
    found: list[Path] = []
    if not os.fspath(folder) or "\0" in os.fspath(folder):  # neither names a folder
        return found
    for place, folders, _ in os.walk(folder):
        folders.sort()
        if _is_run(Path(place)):
            found.append(Path(place))
            folders.clear()  # what a run holds belongs to it
    return found
