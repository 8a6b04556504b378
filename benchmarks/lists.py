"""The lists that no value is trained on, for the programs of this folder that play them."""

import tomllib
from pathlib import Path

import click

UNSEEN = Path(__file__).parent / "unseen_lists"


def unseen_lists(folder: Path = UNSEEN) -> tuple[str, ...]:
    """The names of decks that ship and the files that the folder's lists.toml names; without one, all its lists."""
    named = folder / "lists.toml"
    if named.is_file():
        found = tomllib.loads(named.read_text(encoding="utf-8"))
        return (*(str(folder / f"{name}.txt") for name in found["files"]), *found["shipped"])
    files = tuple(str(file) for file in sorted(folder.glob("*.txt")))
    if not files:
        raise click.ClickException(f"There are no lists (*.txt) in {folder}.")
    return files
