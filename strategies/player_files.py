"""The files that players are kept in, playbooks and values: their text, or what is wrong with the file."""

from pathlib import Path
from typing import Final

from decks.sources import LARGEST_TEXT, UnreadableText, read_text
from decks.visible_text import shown
from sim.language import gettext, sentences, translatable
from strategies.registry import UnknownPlayer

PLAYBOOK: Final = "playbook"
VALUE: Final = "value"
_CALLED: Final = {PLAYBOOK: translatable("the playbook {name}"), VALUE: translatable("the value {name}")}
_MISSING: Final = {
    PLAYBOOK: translatable("there is no playbook {name}."),
    VALUE: translatable("there is no value {name}."),
}
_A_FOLDER: Final = {
    PLAYBOOK: translatable("{name} is a folder, not a playbook."),
    VALUE: translatable("{name} is a folder, not a value."),
}


def is_file(path: Path) -> bool:
    """Whether there is such a file; not where its name cannot be one."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def text_of(path: Path, what: str, longest: int, missing: str = "") -> str:
    """The text of a file of at most this many letters.

    `what` is PLAYBOOK or VALUE, and `missing` is a sentence to add where there is no such file. Raises
    UnknownPlayer.
    """
    name = shown(str(path))
    called = gettext(_CALLED[what], name=name)
    try:
        text = read_text(path.expanduser(), LARGEST_TEXT).decode()
    except (FileNotFoundError, NotADirectoryError):
        raise UnknownPlayer(sentences(gettext(_MISSING[what], name=name), missing)) from None
    except IsADirectoryError:
        raise UnknownPlayer(gettext(_A_FOLDER[what], name=name)) from None
    except UnreadableText as error:
        raise UnknownPlayer(f"{called}: {error}") from None
    except RuntimeError:
        raise UnknownPlayer(gettext("{file}: there is no such home folder.", file=called)) from None
    except UnicodeDecodeError:
        raise UnknownPlayer(gettext("{file} is not text in UTF-8.", file=called)) from None
    if len(text) > longest:
        raise UnknownPlayer(gettext("{file} has more than {most:,} kB.", file=called, most=longest // 1000))
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def about(text: str) -> str:
    """What the text of a playbook or a value says of itself: its first line, if that is a comment."""
    first = text.partition("\n")[0]
    return first.lstrip("# ").strip() if first.startswith("#") else ""
