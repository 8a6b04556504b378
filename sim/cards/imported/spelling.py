"""One spelling for published texts: marks, reminders, bullets and keyword tags, the same in all sources.

Nothing here reads a sentence. What rewrites sentences is in `rules`.
"""

from __future__ import annotations

import re

from sim.engine.record.codes import keywords

_MARKS = {
    "\u00e2\u20ac\u201d": "\u2014",
    "\u00c3\u009c": "\u00dc",
    "\u00c3\u0153": "\u00dc",
    "\u2019": "'",
    "\u2018": "'",
    "\u00b4": "'",
    "`": "'",
    "\u2033": '"',
    "\u200b": "",
    "\ufe0e": "",
    "\u2065": "",
    "\u206f": "",
    "\xa0": " ",
    "\u3000": " ",
    "\u2013": "\u2014",
    "\u2015": "\u2014",
    "\uff1a": ":",
    "\uff0c": ",",
    "\u2024": ".",
    "\u25b6": "\u25ba",
    "\u25bc": "\u25ba",
    "\u25c7": "\u25ba",
}
_LIST = "\u25ba"
BULLETS = "\u25a0\u2022\u25c6 "  # before a paragraph
_ITEM = re.compile(f"^{_LIST} *")
_TAGS = re.compile(r"(?:\{[A-Z][A-Z' -]*\}[ .]*){2,}")
_TAG = re.compile(r"\{([A-Z][A-Z' -]*)\}")
# A name with a part in parentheses: that of a psychic creature that links. It is written <so>, but < and > are signs of
# the rules of rewriting, which put these signs right in the end.
_NAME_IN_PARENTHESES = re.compile(r"(?<=\w) \(([^()]*)\)(?= and | in the battle zone|,)")
# Lines that say nothing, or what a paragraph of another line says.
_SILENT = re.compile(r"|\{?TCG only\}?|[.}]|\}:|-{3,}|TWINPACT|\{?CROSS GEAR\}?", re.IGNORECASE)
_POINTS_AT_TAP = re.compile(
    r"(You may tap this creature instead of attacking|Instead of having this creature attack, you may tap it)"
    r" to use its (\$tap|\{TAP\}|\$TAP_ABILITY) abilit(y|ies)\.?",
    re.IGNORECASE,
)
# A tap ability of others stands on a line of its own.
_LETS_TAP = re.compile(
    r"Each of .* may tap instead of attacking to use this creature's \$tap ability:"
    r"|Instead of (?:attacking with|having) the crossed creature(?: attack)?, you may tap it to use this"
    r" (?:creature's )?(?:\$tap|\{TAP\}|\$TAP_ABILITY) ability[:.]?",
    re.IGNORECASE,
)
_REMINDER = re.compile(r"\((?!(?:Holy|Magic|Evil|Kung Fu|Wild|Bloody) Soul\))[^()]*\)", re.IGNORECASE)
# What Over Drive takes, and the ability that it gives as the creature is put, stand on two lines.
_OVER_DRIVE = re.compile(
    r"Over Drive\W(\w+) ?x ?(\d+) \([^()]*\):?\s*"
    r"\{OVER DRIVE\}: ?When you put this creature ?(?:into the battle zone)?, ?",
    re.IGNORECASE,
)
# What stands in parentheses and no word before it says.
_NO_REMINDER = re.compile(
    r"\((You can't use (?:the )?.?shield ?trigger[^()]*|You may choose the same one (?:twice|more than once)[^()]*"
    r"|It can't cost 0 or less\.)\)",
    re.IGNORECASE,
)
# A number of a keyword that stands in parentheses, or only in the reminder.
_NUMBER = re.compile(
    r"sympathy.*\(.*can't cost less than (\d+)|^\W*(?:magibomber|buzzrender)\}\((\d+)\)"
    r"|^\W*soul recall\}.*?you may put (\d+),|sympathy.*\(.*can't cost (0) or less",
    re.IGNORECASE,
)
# Civilizations have small letters; a Fire Bird is a race.
_CIVILIZATION = re.compile(r"\b(Light|Water|Darkness|Fire|Nature)\b(?! Bird| Bringer)")
_QUOTED_TWICE = re.compile(r"\"'([^\"'\n]+)'\"")
# So have keywords in quotation marks.
_QUOTED = re.compile(rf"""["']({"|".join(keywords.NAMES.values())})\b""", re.IGNORECASE)
# A name on a line of its own, before what it does.
_NAME_ALONE = re.compile(
    r"\{?(silent skill|wave striker|turbo rush|metamorph|survivor|accelerator|shield force|mana arms \d+|revolution 0"
    r"|meteorburn|thrilling three|space charge|buzzrender\}? <\d+>|kizuna(?: plus| comp)?|marshall touch|solemn duty"
    r"|knight magic|soul recall\}?:? <\d+>)\}?\s*:?",
    re.IGNORECASE,
)
# A line that stands on draghearts of every kind and civilization, with the reminder where they lie: it belongs to it.
_OF_THE_REMINDER = re.compile(
    r"^.*Dragsolution: At the start of your turn, if you have 2 or more fire creatures in the battle zone, flip this"
    r" card to the dragheart creature side and untap it\. \(At the start of your game, draghearts are put into your"
    r" hyperspatial zone\. If a creature equipped with it or the dragheart leaves the battle zone, return it there"
    r"\.\)$",
    re.MULTILINE,
)
# What stands on the lines after this name are the modes of one choice.
_MODES_FOLLOW = re.compile(r"\{?double evolution burst\}?[.:]?", re.IGNORECASE)


# Texts about the ability above.
_OF_THE_ABOVE = re.compile(
    r"(?:\{ONITIME\}|Onitime|Rainbownus): If [^,.]*, ignore "
    r"(?:the\b[^.]*\babove\b[^.]*|this creature's \"can't attack\" ability)\.",
    re.IGNORECASE,
)


# The reminder says that it is more than a shield trigger.
_TRIGGER_CROSS = re.compile(
    r"\{SHIELD TRIGGER\} \(When this cross gear [^()\n]*\bcross it with [^()\n]*\)", re.IGNORECASE
)
# What a mana drive does, on a line of its own. It is done under the condition of the sentence that uses it: that is so
# for one sentence, and for another one that says "then" or is about the same creature.
_MANA_DRIVE = re.compile(r"\{MANA DRIVE\}: ?([^.]*(?:\. (?:Then|It|That creature|They)\b[^.]*)?\.?)", re.IGNORECASE)
_USE_MANA_DRIVE = "use this creature's mana drive: ability."
# The Gods that one can be linked with stand in parentheses, or without them and the side in parentheses.
_GOD = re.compile(r"\b(God Link|or|and) \(([^()\n]+)\)(?= (?:or|and|(?:Left|Right) Side)\b)", re.IGNORECASE)
_GOD_AND_SIDE = re.compile(r"\bGod Link - ([^()\n]+) \(((?:Left|Right) Side)\)", re.IGNORECASE)


def mended(text: str) -> str:
    """A file in which each mark has one form; what was decoded wrongly is put right."""
    for wrong, right in _MARKS.items():
        text = text.replace(wrong, right)
    return text


def without_reminders(text: str) -> str:
    """The text without what stands in parentheses, also in several; but a Soul, or a prohibition, is none."""
    text = _NO_REMINDER.sub(r"\1", text)
    while (shorter := _REMINDER.sub(" ", text)) != text:
        text = shorter
    return text


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a published text, without reminders and bullets; a list belongs to the line before it."""
    found: list[str] = []
    # The sign of a super shield trigger stands for the other kind, too.
    if "{SHIELD TRIGGER PLUS}" in text:
        text = text.replace("{SUPER}", "{SHIELD TRIGGER PLUS}")
    text = _OVER_DRIVE.sub(r"Over drive <\1> <\2>: ", _OF_THE_REMINDER.sub("", text))
    text = _TRIGGER_CROSS.sub("Shield trigger cross", text)
    text = _GOD.sub(r'\1 "\2"', _GOD_AND_SIDE.sub(r'God Link "\1" \2', text))
    text = text.replace("\u201c", '"').replace("\u201d", '"')
    for raw in _QUOTED_TWICE.sub(r'"\1"', text).split("\n"):
        if "psychic link" in raw.lower():
            raw = _NAME_IN_PARENTHESES.sub(" \u2039\\1\u203a", raw)
        line = _plain(re.sub(f"[{BULLETS}]", " ", without_reminders(raw)))
        if number := _NUMBER.search(raw):
            line = f"{line.rstrip(' .')} <{next(filter(None, number.groups())).replace('0', '1')}>"
        if _SILENT.fullmatch(line) or _POINTS_AT_TAP.fullmatch(line):
            continue
        if found and (_ITEM.match(line) or _MODES_FOLLOW.fullmatch(found[-1].partition("\n")[0])):
            item = _ITEM.sub("", line).rstrip(" .:")
            found[-1] += f"\n{_LIST} {item}."
        elif _TAGS.fullmatch(line):
            found += [_tagless(f"{{{tag}}}") for tag in _TAG.findall(line)]
        elif found and _LETS_TAP.fullmatch(found[-1]):
            found[-1] += f" {_tagless(line)}"
        elif found and (used := _MANA_DRIVE.fullmatch(line)) and found[-1].endswith(_USE_MANA_DRIVE):
            found[-1] = found[-1].removesuffix(_USE_MANA_DRIVE) + _tagless(used[1])
        elif found and _OF_THE_ABOVE.fullmatch(line):
            found[-1] += f" {_tagless(line)}"
        elif found and _NAME_ALONE.fullmatch(found[-1]):
            found[-1] = f"{_tagless(found[-1]).rstrip(' :')}: {_tagless(line)}"
        else:
            found.append(_tagless(line))
    return [_capital(paragraph) for paragraph in found]


def _plain(line: str) -> str:
    """The line with single spaces, and none before a comma."""
    line = re.sub(r"\s+", " ", line).strip()
    line = re.sub(r" ([.,:;])", r"\1", line)
    return re.sub(r"\.\.+", ".", line)


def _tagless(line: str) -> str:
    """The line with its keyword tags as words: "{DOUBLE BREAKER}" is "double breaker"."""
    line = re.sub(r"\{TAP\}|\$tap_ability|\$TAP", "$tap", line)
    line = _TAG.sub(lambda tag: tag[1].lower(), line)
    said = line.split('"')
    # Between quotation marks, what has a comma is the name of a card.
    names = {
        at
        for at in range(1, len(said), 2)
        if "," in said[at] or re.match(r" in (?:its|their) names?\b", "".join(said[at + 1 : at + 2]))
    }
    line = '"'.join(
        part if at in names else _CIVILIZATION.sub(lambda name: name[0].lower(), part) for at, part in enumerate(said)
    )
    line = _QUOTED.sub(lambda name: name[0].lower(), line)
    return re.sub(r"\$(silent_skill|wave_striker|turbo_rush)", lambda name: name[1].replace("_", " "), line)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
