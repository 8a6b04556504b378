"""The messages of the sources, and `python -m tests.language.extraction`, which brings the catalogue up to date.

New messages get an empty translation, which a test refuses until it is written; those that are gone are left out.
"""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from babel.messages.extract import extract
from jinja2.ext import babel_extract

from decks import taking
from decks.formats.files import FORMAT
from decks.formats.finding import FORMATS, find_format
from decks.outside import MAIN, OUTSIDE
from decks.shipped import GROUPS
from reports.summaries.goldfish import ENDINGS
from sim.cards.library import cards_in_use, picks, sets
from sim.cards.library.not_understood import WHY
from sim.cards.library.text_unknown import TEXT_UNKNOWN
from sim.cards.library.unreviewed import ONLY_IN_JAPANESE, TEXT_NOT_UNDERSTOOD
from sim.command_line.questions import questions
from sim.engine.record.codes import (
    afterwards,
    card_types,
    choices,
    civilizations,
    endings,
    keywords,
    steps,
    tags,
    verbs,
    zones,
)
from sim.experiments.runs.kind_files import kind_in_words, names_of_kinds
from sim.games.matchups.rule_history import CHANGES_WITHOUT_OPTION, ERAS, OPTIONS
from sim.games.narration.narration import FORBIDDEN, STEP_WORDS, WITHOUT_TAG, third_person
from sim.games.scenario import ruling_forms
from sim.games.scenario.reasons import REASONS
from sim.games.scenario.ruling_forms import FORMS, ZONES
from sim.language import END_OF_CONTEXT, read_entries
from sim.statistics.comparison import Verdict
from sim.tools.catalogue import read_coverage
from strategies.playbooks.lines import SECTION_NAMES
from strategies.registry import PLAYERS, THINKERS

ROOT = Path(__file__).parents[2]
CATALOGUE = ROOT / "sim" / "language" / "ja.po"
ROOMS = ("decks", "reports", "sim", "strategies")
TRIMMED = {"trimmed": "true", "newstyle_gettext": "true"}
HEAD = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=1; plural=0;\\n"
"""
TEMPLATES = {"trimmed": "true", "newstyle_gettext": "true"}  # as reports.writing.page reads them
KEYWORDS = {"gettext": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2), "translatable": None}
REFUSING = ("error", "needs", "_free")  # a row, with the reason
Message = tuple[str, str]  # and its plural, or ""


def messages_of(file: Path) -> Iterator[Message]:
    """The messages of a module or a template."""
    with file.open("rb") as source:
        if file.suffix == ".jinja":
            found = ((words, None) for _, _, words, _ in babel_extract(source, (*KEYWORDS,), (), TEMPLATES))
        else:
            found = ((words, context) for _, words, _, context in extract("python", source, KEYWORDS))
        for words, context in found:
            one, many = words[:2] if isinstance(words, tuple) else (words, "")
            yield in_context(context, one) if context else one, many or ""


def in_context(context: str, message: str) -> str:
    """A message with its context, as `read_entries` has it."""
    return f"{context}{END_OF_CONTEXT}{message}"


def declared() -> Iterator[str]:
    """The messages that other declarations make: the forms of commands, kinds of experiments, types of cards."""
    for question in questions():
        yield from (question.title, question.hint)
        for field in question.fields:
            default = (
                field.default if " " in field.default.partition("; auto with ")[0] or field.sort == "choice" else ""
            )
            yield from (field.label, field.hint, default, *field.seats)
            if field.sort == "choice":
                yield from field.choices
    yield from map(kind_in_words, (*names_of_kinds(), "improve", "tune", "coach"))
    yield from taking.KINDS
    yield from (said for player in PLAYERS.values() for said in (player.help, *player.meanings.values()))
    yield from (thinker.help for thinker in THINKERS.values())
    yield from (picks.NAME, picks.RACE, picks.WHOLE_RACE, picks.WHOLE_NAME, picks.ABILITY)
    yield from (sets.CLASSIC, *(time for time, _ in sets.SERIES))
    yield from GROUPS.values()
    yield from FORMATS
    yield from SECTION_NAMES
    yield from (find_format(name, None).title for name in FORMATS)
    yield from (MAIN, *OUTSIDE.values(), "sideboard", "maybeboard")
    yield from ("deck", "field", FORMAT, "collection")  # what an error names
    yield from (WHY, TEXT_NOT_UNDERSTOOD, ONLY_IN_JAPANESE, *TEXT_UNKNOWN.values())
    yield from (*endings.NAMES, *(ending for ending, _, _ in ENDINGS), "drawn")
    yield from (*words_of_games(), *FORMS, *Verdict)
    yield from read_coverage().catalogue.titles.values()
    yield from (era.meaning for era in ERAS)
    for option in OPTIONS:
        yield from (option.question, *(choice.meaning for choice in option.choices))
        yield from (ruling.source for ruling in option.history)
    for change in CHANGES_WITHOUT_OPTION:
        yield from (change.what, change.why, *([change.source] if " " in change.source else ()))  # or a rule alone
    yield from refusals_of_cards()
    yield from {
        part.type.lower() for card in cards_in_use().entries for face in card.faces for part in (card.halves or (face,))
    }


def refusals_of_cards() -> Iterator[str]:
    """Why the tables refuse what a card says (`RowWriter.error`, `needs`), where that is a sentence."""
    for file in sorted((ROOT / "sim" / "cards").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in REFUSING:
                reason = node.args[-1] if node.args else None
                if isinstance(reason, ast.Constant) and isinstance(reason.value, str):
                    yield reason.value
            is_field = isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "needs"
            if (is_field or (isinstance(node, ast.keyword) and node.arg == "needs")) and isinstance(
                node.value, ast.Tuple
            ):
                yield ast.literal_eval(node.value.elts[-1])
    for node in ast.walk(ast.parse((ROOT / "sim" / "cards" / "checks.py").read_text("utf-8"))):
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def words_of_games() -> Iterator[str]:
    """Words of the game that sentences about a move are made of."""
    for names in (
        afterwards.NAMES,
        choices.HANDS,
        steps.NAMES,
        tags.NAMES,
        verbs.NAMES,
        STEP_WORDS,
        choices.ASK_NAMES,
    ):
        yield from names
    for named in (civilizations.NAMES, keywords.NAMES, FORBIDDEN, WITHOUT_TAG):
        yield from named.values()
    yield from (in_context("zone", name) for name in (*zones.NAMES, *ZONES))
    yield from (in_context(ruling_forms.CONTEXT, word) for word in ruling_forms.OF_FILES)
    yield from (in_context("in a folder", what) for what in ("run", "search"))
    yield from (*REASONS.values(), *(each.gerund for each in card_types.CARD_TYPES.values()))
    yield from (third_person(each.verb) for each in card_types.CARD_TYPES.values() if each.verb)


def extracted() -> set[Message]:
    """All messages of the sources."""
    files = [file for room in ROOMS for ending in ("py", "jinja") for file in (ROOT / room).rglob(f"*.{ending}")]
    of_files = {message for file in files for message in messages_of(file)}
    of_others = {(one, "") for one in declared() if re.search("[A-Za-z]", one)}
    return {message for message in of_files | of_others if message[0]}


def write_entries(entries: list[tuple[str, str, str]]) -> str:
    r"""A catalogue with these entries, in the order of their messages.

    >>> entries = [("a", "", "b\n"), ("one", "many", "一"), (in_context("zone", "one"), "", "二")]
    >>> read_entries(write_entries(entries)) == entries
    True
    """
    parts = [HEAD]
    for message, plural, translation in sorted(entries):
        context, _, message = message.rpartition(END_OF_CONTEXT)
        lines = [f"msgctxt {_quoted(context)}"] if context else []
        lines += [f"msgid {_quoted(message)}"]
        if plural:
            lines += [f"msgid_plural {_quoted(plural)}"]
        lines += [f"msgstr{'[0]' if plural else ''} {_quoted(translation)}"]
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def main() -> None:
    """Write the catalogue again with the messages that there are."""
    known = {(one, many): said for one, many, said in read_entries(CATALOGUE.read_text("utf-8"))}
    found = extracted()
    CATALOGUE.write_text(write_entries([(*message, known.get(message, "")) for message in found]), "utf-8")
    for message in sorted(found):
        if not known.get(message):
            print(f"without a translation: {message[0]!r}")


if __name__ == "__main__":
    main()
