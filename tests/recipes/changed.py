"""The product with a made-up keyword, card type, phrase, event and player: a plugin for pytest, and what it adds.

`pytest -p tests.recipes.changed FILE` runs the tests of FILE in it, interpreted. Nothing here is a test, and no file of
the product is written: the lines are added as its modules are imported.
"""

import importlib.machinery
import sys
import types
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
MADE_UP = Path(__file__).parent / "made_up"


@dataclass(frozen=True)
class Lines:
    """Lines of one file, and the line before which they come."""

    file: str
    before: str
    added: str


# By the name of their recipe in docs/architecture.md.
RECIPES = {
    "keyword": (
        Lines(
            "sim/engine/record/codes/keywords.py",
            "WINS_BATTLES: Final = 1 << 21",
            "DOUBLE_EDGED: Final = 1 << 20  # in a battle, both creatures are destroyed",
        ),
        Lines("sim/engine/record/codes/keywords.py", '    GUARDMAN: "guardman",', '    DOUBLE_EDGED: "double-edged",'),
        Lines(
            "sim/cards/words/keywords.py",
            'guardman = Keyword(keywords.GUARDMAN, "guardman")',
            'double_edged = Keyword(keywords.DOUBLE_EDGED, "double-edged")\n'
            '"""In a battle, it and the other creature are destroyed."""',
        ),
        Lines(
            "sim/engine/facts/characteristics.py",
            "    if (bits & keywords.SLAYER) != 0:",
            "    if ((bits | keywords_of(g, t, other)) & keywords.DOUBLE_EDGED) != 0:\n        return True",
        ),
    ),
    "card type": (
        Lines("sim/engine/record/codes/acts.py", "ATTACK: Final = 1 << 16", "BUILD: Final = 1 << 30"),
        Lines(
            "sim/engine/record/codes/card_types.py",
            "AURA: Final = 1 << 40",
            "MONUMENT: Final = 1 << 60",
        ),
        Lines(
            "sim/engine/record/codes/card_types.py",
            "    AURA: CardType(",
            '    MONUMENT: CardType("monument", traits.ELEMENT, acts.BUILD, verb="build", gerund="building"),',
        ),
        Lines(
            "sim/cards/words/descriptions.py",
            'TAMASEEDS = Cards("tamaseed"',
            'MONUMENTS = Cards("monument", types=card_types.MONUMENT)\n"""Monuments."""',
        ),
        Lines(
            "sim/cards/words/definitions.py",
            "SORTS_OF_FIELDS = (",
            """\
@_definition
def monument(name: str, civilizations: int, cost: int, *features: Feature) -> Card:
    \"\"\"A monument, which is built.\"\"\"
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: a monument has no effect outside an ability: {effects[0].words()!r}")
    return Card(name, card_types.MONUMENT, civilizations, cost, 0, (), abilities)


""",
        ),
        Lines(
            "sim/cards/text/phrases/descriptions.py",
            '    "(tamaseed|tamaseeds)": words.TAMASEEDS,',
            '    "(monument|monuments)": words.MONUMENTS,',
        ),
    ),
    "phrase": (
        Lines(
            "sim/cards/words/plain_effects.py",
            "def top_cards(",
            """\
@word
def flood_hand(number: FromOne | Amount) -> Plain:
    \"\"\"Draw that many cards, and as many again.\"\"\"
    return plain(programs.FLOOD, f"flood your hand with {_cards(number)}", amount=number)


""",
        ),
        Lines(
            "sim/engine/record/codes/programs.py",
            "BRANCHES: Final = StepCode(100)",
            "FLOOD: Final = StepCode(99)  # the player's hand",
        ),
        Lines("sim/engine/record/codes/programs.py", "    SHUFFLE: (", '    FLOOD: ("amount",),'),
        Lines(
            "sim/engine/rules/interpreter.py",
            "    elif code == programs.SHUFFLE:",
            "    elif code == programs.FLOOD:\n"
            "        draw(g, t, frame, 2 * amount(g, t, frame, t.step_amount[step]), player, False)",
        ),
    ),
    "trigger's event": (
        Lines("sim/engine/record/codes/events.py", "BATTLES: Final = 1 << 16", "CUTS: Final = 1 << 46  # both ways"),
        Lines(
            "sim/engine/rules/battle.py",
            "    first_loses = not first_wins and",
            "    if first_slays:\n        fire(g, t, events.CUTS, first, 0)",
        ),
        Lines(
            "sim/cards/words/event_words.py",
            "whenever_battles, whenever_one_battles = _of_both(",
            'whenever_cuts = _of_this("whenever", "{this} cuts both ways", events.CUTS)',
        ),
    ),
    "scripted player": (
        Lines(
            "strategies/scripted/dispatch.py",
            "PLAYERS: Final[tuple[Player, ...]] = ",
            "from strategies.scripted import last_option",
        ),
        Lines(
            "strategies/scripted/dispatch.py",
            "NUMBERS: Final = {",
            "PLAYERS = (*PLAYERS, last_option.PLAYER)",
        ),
    ),
}


def changed_source(file: str, source: str) -> str:
    """The source of a file with the lines that recipes add."""
    lines = source.split("\n")
    for change in (change for changes in RECIPES.values() for change in changes if change.file == file):
        places = [number for number, line in enumerate(lines) if line.startswith(change.before)]
        if len(places) != 1:
            raise ValueError(f"{file}: {len(places)} lines begin with {change.before!r}")
        lines[places[0] : places[0]] = change.added.split("\n")
    return "\n".join(lines)


class _Loader(importlib.machinery.SourceFileLoader):
    """Imports a file with the lines that recipes add."""

    def get_code(self, fullname: str) -> types.CodeType | None:
        path = Path(self.get_filename(fullname))
        file = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
        if not any(change.file == file for changes in RECIPES.values() for change in changes):
            return super().get_code(fullname)
        return compile(changed_source(file, path.read_text(encoding="utf-8")), str(path), "exec")

    def get_source(self, fullname: str) -> str | None:
        """What the strings below constants are read from."""
        path = Path(self.get_filename(fullname))
        return changed_source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))


class _Finder(importlib.machinery.PathFinder):
    """Finds the files of the product, and the made-up player next to the others."""

    @classmethod
    def find_spec(cls, fullname: str, path: Any = None, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if fullname == "strategies.scripted.last_option":
            path = [str(MADE_UP)]
        spec = super().find_spec(fullname, path, target)
        if spec is not None and type(spec.loader) is importlib.machinery.SourceFileLoader:
            spec.loader = _Loader(spec.loader.name, spec.loader.path)
        return spec


def pytest_configure() -> None:
    """Import the product in this way."""
    sys.meta_path.insert(0, _Finder)
