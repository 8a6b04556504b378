"""Files that users name, and files that are kept for them: written whole or not at all, through no link, and deleted.

A file is written to a temporary file next to it, which is then renamed. So a full disk leaves the old file as it was,
and a reader sees either version. Links are never followed: one instead of a file that a user names
is refused, one in a folder of duelsim's own gives way. What is deleted is looked at by `lstat`.
"""

import contextlib
import errno
import os
import secrets
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sim.language import gettext, translatable

UNFINISHED = 10**9  # the ending of the other name is a number below this one
_LONGEST = 60  # letters of a name that its other name has
_NO_LINK = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


# What systems say of files, in the words of POSIX.
_SYSTEM_ERRORS: Final = (
    translatable("File exists"),
    translatable("File name too long"),
    translatable("Input/output error"),
    translatable("Is a directory"),
    translatable("No such file or directory"),
    translatable("Not a directory"),
    translatable("Permission denied"),
    translatable("Read-only file system"),
)


def system_error(error: OSError) -> str:
    """What the system says of a file; in Japanese where that is known."""
    return gettext(error.strerror or str(error))


def obstacle(file: Path, *, overwrite: bool, inputs: Iterable[Path] = ()) -> str:
    """Why a file that a user names cannot be written, as in "x is a folder. Name a file"; "" if it can.

    `inputs` are files that the same command reads: none of them is written over, whatever the user allows.
    """
    if "\0" in str(file):
        return gettext("{file!r} cannot be the name of a file", file=str(file))
    try:
        if is_link(file) and not _is_device(file):
            return gettext(
                "{file} is a link, to {target}. Name the file that it leads to, or another one",
                file=file,
                target=os.readlink(file),
            )
        if not file.parent.is_dir():
            return gettext("there is no folder {parent}", parent=file.parent)
        if file.is_dir():
            return gettext("{file} is a folder. Name a file", file=file)
        if not os.path.lexists(file):
            return (
                ""
                if os.access(file.parent, os.W_OK)
                else gettext("nothing may be written into {parent}", parent=file.parent)
            )
        if any(_are_the_same(file, one) for one in inputs):
            return gettext("{file} is read by the same command. Name another file", file=file)
        if not os.access(file, os.W_OK):
            return gettext("{file} may not be written", file=file)
    except OSError as error:
        return gettext("{file} cannot be written: {why}", file=file, why=system_error(error))
    if overwrite or _is_device(file):
        return ""
    return gettext("{file} is there already. Name another file, or add --overwrite", file=file)


def write_file(file: Path, content: bytes, *, overwrite: bool) -> None:
    """Write a file that a user has named; what is a device, or a pipe, is written to.

    Raises OSError, also for what `obstacle` says.
    """
    if what := obstacle(file, overwrite=overwrite):
        raise OSError(errno.EEXIST, what)
    if _is_device(file):
        _write_to_device(file, content)
    else:
        replace_file(file, content)


def replace_file(file: Path, content: bytes) -> None:
    """Write a file of a folder of duelsim's own, such as that of a run; a file or a link that is there gives way.

    Raises OSError.
    """
    unfinished = file.with_name(f".{file.name[:_LONGEST]}.{secrets.randbelow(UNFINISHED)}")
    try:
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINK, _mode_of(file))
        try:
            _fill(descriptor, content, file.name)
            os.replace(unfinished, file)
        except BaseException:
            with contextlib.suppress(OSError):
                unfinished.unlink()
            raise
    except OSError as error:
        error.filename, error.filename2 = str(file), None  # the name that the user knows
        raise


def write_end(file: Path, at: int, content: bytes) -> None:
    """Write what follows the first bytes of a file, instead of what followed them. Raises OSError."""
    try:
        _fill(os.open(file, os.O_WRONLY | _NO_LINK), content, file.name, at)
    except OSError as error:
        error.filename = str(file)
        raise


def is_link(file: Path) -> bool:
    """Whether a name is that of a link, or in Windows of a junction, wherever it leads."""
    try:
        found = file.lstat()
    except (OSError, ValueError):
        return False
    return stat.S_ISLNK(found.st_mode) or getattr(found, "st_reparse_tag", 0) != 0


def delete_file(file: Path) -> bool:
    """Delete a file, or a link and not what it leads to; nothing else. Whether there was one. Raises OSError."""
    try:
        mode = file.lstat().st_mode
    except FileNotFoundError:
        return False
    if not (stat.S_ISREG(mode) or is_link(file)):
        return False
    file.unlink()
    return True


# --- Inside -------------------------------------------------------------------------------------------------
def mark_used(file: Path) -> None:
    """Note in the time of a file of duelsim's own that it is in use. Makes no file. Raises OSError."""
    os.utime(file)


def _fill(descriptor: int, content: bytes, name: str, at: int | None = None) -> None:
    """Write all into an open file, cut at a byte if one is named, and close it; a test fills the disk for a `name`."""
    with os.fdopen(descriptor, "wb") as opened:
        if at is not None:
            opened.seek(at)
            opened.truncate()
        opened.write(content)


def _mode_of(file: Path) -> int:
    """Who may read and write a new file: those who may read and write the one before."""
    try:
        found = file.lstat().st_mode
    except OSError:
        return 0o666
    return stat.S_IMODE(found) & 0o666 if stat.S_ISREG(found) else 0o666


def _is_device(file: Path) -> bool:
    """Whether a name leads to a device or a pipe, which is written to: /dev/stdout is a link to one."""
    try:
        mode = file.stat().st_mode
    except (OSError, ValueError):
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def _write_to_device(file: Path, content: bytes) -> None:
    """Write to a device, or to a pipe that somebody reads. Raises OSError."""
    try:
        # Opening a pipe that nobody reads would wait for ever.
        descriptor = os.open(file, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        os.set_blocking(descriptor, True)
        _fill(descriptor, content, file.name)
    except OSError as error:
        if error.errno == errno.ENXIO:
            error = OSError(errno.ENXIO, "nobody reads from this pipe")
        error.filename = str(file)
        raise error from None


def _are_the_same(file: Path, other: Path) -> bool:
    try:
        return os.path.samefile(file, other)
    except (OSError, ValueError):
        return False
