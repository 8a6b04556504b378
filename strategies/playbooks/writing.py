"""Writing a playbook: its lines as the text that reads to them again."""

from collections.abc import Mapping

from sim.engine.record.codes import playbooks
from strategies.playbooks.lines import (
    AGAINST,
    EVERYTHING,
    HABITS,
    KEEP_WORD,
    NEVER_WORD,
    NEVER_WORDS,
    ONLY_WHEN,
    PLAYERS,
    RATHER_NOT,
    RATHER_WORD,
    SECTION_NAMES,
    SIDEBOARD,
    VERBS,
    Line,
    Playbook,
)

INDENT = "    "
LONGEST_REMARKED = 400  # letters: with a remark, a longer line might not be read any more
WIDEST = 80  # letters: what follows longer lines is not aligned


BASE = -1  # the section of the line about the base, in remarks


def written(playbook: Playbook, remarks: Mapping[tuple[int, str], str] | None = None) -> str:
    """The text of a playbook, with remarks after lines: those of a section (`BASE`: about the base) with this text."""
    remarks = remarks or {}
    rows = [(f"base: {playbook.base}", remarks.get((BASE, playbook.base), ""))]
    for name, section in SECTION_NAMES.items():
        said = line_texts(playbook, section)
        if said:
            rows += [("", ""), (name, "")]
            rows += [(INDENT + text, remarks.get((section, text), "")) for text in said]
    if playbook.plans:
        rows += [("", ""), (SIDEBOARD, ""), *((INDENT + plan.text, "") for plan in playbook.plans)]
    width = max((len(text) for text, remark in rows if remark and len(text) <= WIDEST), default=0)
    return "".join(
        f"{text:<{width}}  # {remark}\n" if remark and len(text) <= LONGEST_REMARKED else f"{text}\n"
        for text, remark in rows
    )


def line_texts(playbook: Playbook, section: int) -> list[str]:
    """The lines about a question, as text."""
    return _settings(playbook, section) + [line_text(section, line) for line in playbook.lines[section]]


def _settings(playbook: Playbook, section: int) -> list[str]:
    """The lines of a question that set something."""
    if section == playbooks.CHARGE_LINES:
        until = [] if playbook.until_mana is None else [f"until mana {playbook.until_mana}"]
        return until + (["until the most expensive card"] if playbook.until_highest_cost else [])
    return [name for name, bit in HABITS.items() if playbook.habits & bit] if section == playbooks.USE_LINES else []


def line_text(section: int, line: Line) -> str:
    """A line of priorities as text."""
    words = []
    if line.form == playbooks.KEEP:
        words.append(KEEP_WORD)
    if line.form == playbooks.NEVER and line.link != ONLY_WHEN:
        words.append(NEVER_WORDS.get(section, NEVER_WORD))
    if line.form == playbooks.RATHER:
        words.append(RATHER_NOT if line.is_denied else RATHER_WORD)
    words += [name for name, verb in VERBS.items() if verb == line.verb]
    items = ", ".join(item.text for item in line.items)
    if line.against is None:
        words.append(items)
    elif line.against.text == PLAYERS and items == EVERYTHING:
        words.append(PLAYERS)
    else:
        words.append(items + AGAINST[section] + line.against.text)
    return " ".join(words) + line.link + " and ".join(one.text for one in line.conditions)


def lines_by_section(playbook: Playbook) -> dict[str, list[str]]:
    """The lines as text, by the names of their sections."""
    lines = {name: line_texts(playbook, section) for name, section in SECTION_NAMES.items()}
    return {**lines, SIDEBOARD: [plan.text for plan in playbook.plans]}
