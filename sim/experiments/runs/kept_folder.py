"""A folder that keeps a run or a search: its manifest says what decides everything in it, and what differs is refused.

Runs (`folder`) and searches (`sim.searches.kept`) have this contract in common. The manifest has a checksum. Nothing in
the folder is used under another manifest, and a manifest that is damaged or lost is written again where something in
the folder shows whose it is.
"""

from __future__ import annotations

import errno
import os
import re
import shlex
import stat
from pathlib import Path
from typing import ClassVar, Self

from sim.experiments.runs.differences import differences
from sim.experiments.runs.manifest import (
    LARGEST,
    MAY_CHANGE,
    OWN_CARDS,
    SCHEMA,
    DamagedManifest,
    UnreadableManifest,
    from_bytes,
    identity,
    to_text,
)
from sim.files import replace_file, system_error
from sim.json_types import JsonObject
from sim.language import gettext, pgettext, semicolon, sentences, translatable

MANIFEST = "manifest.json"
SEARCH = "search"  # the key of a manifest that only that of a search has: what it looks for
ROWS = "search.jsonl"
LOCK = "search.lock"  # of a search that is in progress
FOUND = "found.json"  # what a search has found
SLOTS = re.compile(r"slots-[0-9a-f]{8}")  # the folder of a run within that of a search: the slots of a list


class RunMismatch(ValueError):
    """A folder holds a different run from the one asked for, none, or a damaged one; the message says what to do."""


class KeptFolder:
    """A folder with a manifest. Create one with `open`, read one with `read`; subclasses say what it keeps.

    This class itself reads both, runs and searches.
    """

    # How messages call what is kept, a part of it, and where its seed is found; and what repeating its command does.
    what: ClassVar[str] = "run"
    part_of_it: ClassVar[str] = "file"
    seed_is_in: ClassVar[str] = ""
    after_writing: ClassVar[str] = translatable("keeps what it has played")

    def __init__(self, path: Path, manifest: JsonObject) -> None:
        self.path = path
        self.manifest = manifest
        self.identity = identity(manifest)

    @property
    def is_search(self) -> bool:
        """Whether it keeps a search."""
        return SEARCH in self.manifest

    def holds_own(self) -> bool:
        """Whether something in the folder shows that it belongs to this manifest."""
        raise NotImplementedError

    def prepare(self) -> None:
        """Make what must be there before the manifest is. Raises RunMismatch for what stands in the way."""

    @classmethod
    def open(cls, path: str | os.PathLike[str], manifest: JsonObject) -> Self:
        """Start what the manifest describes in a folder, or resume what the folder holds.

        A manifest that is damaged or missing is written again if the folder holds something of it. Raises RunMismatch
        if the folder holds something else, and names the differences.
        """
        folder = Path(path)
        kept = cls(folder, {"schema": SCHEMA, **manifest})
        found: JsonObject | None = None
        try:
            found = manifest_in(folder)
        except DamagedManifest as error:
            if not kept.holds_own():
                damaged = gettext(
                    "{file} is damaged: {error}. No {part} there belongs to this {what}. Repeat the command of that"
                    " {what} with its {seed}, or name another folder.",
                    file=folder / MANIFEST,
                    error=error,
                    part=gettext(cls.part_of_it),
                    what=cls.called(),
                    seed=cls._seed(),
                )
                raise RunMismatch(damaged) from None
        except UnreadableManifest as error:
            raise RunMismatch(
                gettext("{folder} cannot be read: {error}", folder=folder / MANIFEST, error=error)
            ) from None
        except FileNotFoundError:
            if not _is_free(folder) and not kept.holds_own():
                nothing = gettext(
                    "{folder} is not empty and holds no {what}. Name another folder.", folder=folder, what=cls.called()
                )
                lost = gettext("If it held one, repeat its command with its {seed}.", seed=cls._seed())
                raise RunMismatch(sentences(nothing, lost if kept.lost() else "")) from None
        if found is not None:
            kept._refuse_another(found)
        folder.mkdir(parents=True, exist_ok=True)
        kept.prepare()
        replace_file(folder / MANIFEST, to_text(kept.manifest).encode())
        return kept

    @classmethod
    def _seed(cls) -> str:
        """The option of the seed, and the file that has it."""
        return gettext("--seed ({file} has it)", file=cls.seed_is_in) if cls.seed_is_in else "--seed"

    @classmethod
    def called(cls) -> str:
        """What is kept there, in the language that holds."""
        return pgettext("in a folder", cls.what)

    def lost(self) -> bool:
        """Whether the folder looks as if it held one of these and lost its manifest."""
        return False

    def _refuse_another(self, found: JsonObject) -> None:
        differing = [key for key in {**found, **self.manifest} if found.get(key) != self.manifest.get(key)]
        differing = [key for key in differing if key not in MAY_CHANGE]
        if OWN_CARDS in differing and len(differing) == 1:
            raise RunMismatch(
                gettext(
                    "{path} holds the same {what} with other texts of cards that are not the library's:"
                    " {other_texts}. Name another folder, or write these cards as they were: {MANIFEST} there"
                    " has their texts.",
                    path=self.path,
                    what=self.called(),
                    other_texts=self._other_texts(found),
                    MANIFEST=MANIFEST,
                )
            )
        if differing:
            words = semicolon().join(differences(found, self.manifest, differing))
            raise RunMismatch(
                gettext(
                    "{path} holds another {what}. It differs in: {words}. Name another folder, or repeat the"
                    " command of that {what}.",
                    path=self.path,
                    what=self.called(),
                    words=words,
                )
            )

    def _other_texts(self, found: JsonObject) -> str:
        """The names of these cards that differ."""
        ours, theirs = (
            {card["text"].partition("\n")[0]: card for card in manifest.get(OWN_CARDS, [])}
            for manifest in (self.manifest, found)
        )
        return ", ".join(sorted(name for name in {**ours, **theirs} if ours.get(name) != theirs.get(name)))

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Self:
        """What a folder keeps. Raises RunMismatch if there is nothing that this version can read."""
        folder = Path(path)
        try:
            return cls(folder, manifest_in(folder))
        except FileNotFoundError:
            raise RunMismatch(
                gettext(
                    "{folder} is not the folder of a {what}: it has no {MANIFEST}.",
                    folder=folder,
                    what=cls.called(),
                    MANIFEST=MANIFEST,
                )
            ) from None
        except DamagedManifest as error:
            damaged = gettext(
                "The manifest of the {what} is damaged, so nothing in {folder} is reported. {file}: {error}. Repeat the"
                " command of the {what} with its {seed} and --out {quoted}: that {after_writing}.",
                what=cls.called(),
                folder=folder,
                file=folder / MANIFEST,
                error=error,
                seed=cls._seed(),
                quoted=quoted(folder),
                after_writing=gettext(cls.after_writing),
            )
            raise RunMismatch(damaged) from None
        except UnreadableManifest as error:
            raise RunMismatch(
                gettext("{folder} cannot be read: {error}", folder=folder / MANIFEST, error=error)
            ) from None


def manifest_in(folder: Path) -> JsonObject:
    """The manifest in a folder. Raises FileNotFoundError or UnreadableManifest."""
    try:
        return from_bytes(bytes_of(folder / MANIFEST, LARGEST))
    except FileNotFoundError:
        raise
    except (OSError, ValueError) as error:
        if isinstance(error, UnreadableManifest):
            raise
        # A path with a NUL is a ValueError.
        words = system_error(error) if isinstance(error, OSError) else str(error)
        raise UnreadableManifest(f"{words or error}.") from None


def settings_in(folder: Path) -> JsonObject:
    """The settings of the run in a folder; none where its manifest cannot be read."""
    try:
        found = manifest_in(folder).get("settings")
    except (DamagedManifest, UnreadableManifest, OSError):
        return {}
    return found if isinstance(found, dict) else {}


def bytes_of(file: Path, largest: int) -> bytes:
    """The bytes of a file of a run. Raises OSError, also for what may never end: a pipe, a device, a huge file."""
    found = file.stat()
    if not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):  # reading a folder raises the right error
        raise OSError(errno.EINVAL, gettext("it is a pipe or a device, not a file"))
    if found.st_size > largest:
        raise OSError(errno.EFBIG, gettext("it is larger than {largest:,} bytes", largest=largest))
    return file.read_bytes()


def _is_free(folder: Path) -> bool:
    """Whether a run can start in a folder: it does not exist, or has nothing but what an interrupted start leaves."""
    if not folder.exists():
        return True
    rest = (file.name for file in folder.iterdir())
    return all(name == LOCK or name.startswith(f".{MANIFEST}.") for name in rest)


def quoted(path: Path) -> str:
    """A path as a shell reads it."""
    return shlex.quote(str(path))
