"""The files that players are kept in, playbooks and values: their text, or what is wrong with the file."""

from pathlib import Path

from decks.sources import LARGEST_TEXT, UnreadableText, read_text
from decks.visible_text import shown
from strategies.registry import UnknownPlayer


def is_file(path: Path) -> bool:
    """Whether there is such a file; not where its name cannot be one."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def text_of(path: Path, what: str, longest: int, missing: str = "") -> str:
    """The text of a file of at most this many letters.

    `what` is "playbook" or "value", and `missing` is the message where there is no such file. Raises UnknownPlayer.
    """
    called = f"the {what} {shown(str(path))}"
    try:
        text = read_text(path.expanduser(), LARGEST_TEXT).decode()
    except (FileNotFoundError, NotADirectoryError):
        raise UnknownPlayer(f"there is no {what} {shown(str(path))}.{missing}") from None
    except IsADirectoryError:
        raise UnknownPlayer(f"{shown(str(path))} is a folder, not a {what}.") from None
    except UnreadableText as error:
        raise UnknownPlayer(f"{called}: {error}") from None
    except RuntimeError:
        raise UnknownPlayer(f"{called}: there is no such home folder.") from None
    except UnicodeDecodeError:
        raise UnknownPlayer(f"{called} is not text in UTF-8.") from None
    if len(text) > longest:
        raise UnknownPlayer(f"{called} has more than {longest // 1000} kB.")
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def about(text: str) -> str:
    """What the text of a playbook or a value says of itself: its first line, if that is a comment."""
    first = text.partition("\n")[0]
    return first.lstrip("# ").strip() if first.startswith("#") else ""
