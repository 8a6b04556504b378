"""A card as commands show it: on one line, in columns, and as JSON. Its rules text is in `sim.cards.wording`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from decks.shown_names import BOTH, ENGLISH, called, names_chosen
from sim.command_line.output import print_cut_lines, print_lines, print_text, width_of_columns
from sim.language import ENGLISH as SPOKEN_ENGLISH
from sim.language import gettext, language, ngettext, translatable

if TYPE_CHECKING:
    from sim.cards.library.entries import Entry, Face
    from sim.cards.words import Card

IMPORTED_WORDS = translatable("imported, not reviewed")
ENGLISH_NAME = "English name: "
MARK = "*"  # of an imported card in columns
# Of the columns of a list: shares of what is left besides cost and power.
SHARES = (0.34, 0.18, 0.22, 0.26)
SHARES_WITH_BOTH_NAMES = (0.5, 0.14, 0.16, 0.2)


def _front(entry: "Entry") -> "Face":
    """The face or half whose facts order a list."""
    return (entry.halves or entry.faces)[0]


# How a list of cards can be ordered. A card without power comes before those with the least.
ORDERS: "Mapping[str, Callable[[Entry], Any]]" = {
    "name": lambda entry: entry.name.casefold(),
    "cost": lambda entry: (_front(entry).cost, entry.name.casefold()),
    "power": lambda entry: (-1 if (power := _front(entry).power) is None else power, entry.name.casefold()),
}


def card_json(card: "Card") -> dict[str, Any]:
    """A card as JSON: its facts and its rules text."""
    from sim.cards.library.entries import entry_of
    from sim.cards.wording import card_text

    return entry_json(entry_of(card_text(card).split("\n")))


def card_lines(card: "Card") -> list[str]:
    """A card with its rules text, as a card file has it; below a Japanese name stands the English one."""
    from sim.cards.library.entries import entry_of
    from sim.cards.library.shown_names import japanese_lines_of
    from sim.cards.wording import JAPANESE_NAME, card_text, side_named

    lines = card_text(card).split("\n")
    entry = entry_of(lines)
    if names_chosen() == ENGLISH:
        return _in_language(lines, entry)
    name = called(card.name, card.japanese_name)
    found, english = [name], card.name
    for line in lines[1:]:
        side = side_named(line)
        english = side or english
        if not line.startswith(JAPANESE_NAME):
            found.append(line.removesuffix(side) + called(side) if side else line)
        elif names_chosen() != BOTH:
            found.append(f"{ENGLISH_NAME}{english}")
    return _in_language(found, entry) + japanese_lines_of(card.name)


def _in_language(lines: "Sequence[str]", entry: "Entry") -> list[str]:
    """The lines of a card with its facts in the language that is spoken; its abilities are marked as English."""
    from sim.cards.wording import JAPANESE_NAME, OTHER_NAMES, PRINTED_IN

    if language() == SPOKEN_ENGLISH:
        return list(lines)
    labels = {
        ENGLISH_NAME: gettext("English name"),
        JAPANESE_NAME: gettext("Japanese name"),
        OTHER_NAMES: gettext("Also called"),
        PRINTED_IN: gettext("Printed in"),
    }
    facts = {face.line: facts_in_words(face) for face in entry.faces}
    abilities = {line for face in entry.faces for line in face.rules_text.split("\n")}
    found, is_ability = list[str](), False
    for line in lines:
        if line in abilities and line and not is_ability:
            found.append(gettext("Abilities, in English:"))
        is_ability = bool(line) and line in abilities
        label = next((label for label in labels if line.startswith(label)), None)
        if label is not None:
            line = gettext("{what}: {said}", what=labels[label], said=line.removeprefix(label).strip())
        found.append(facts.get(line) or (gettext(IMPORTED_WORDS) if line.lower() == IMPORTED_WORDS else line))
    return found


def facts_in_words(face: "Face") -> str:
    """The facts of a card, one of its faces or halves, in a line; in English, that of a card file."""
    if language() == SPOKEN_ENGLISH:
        return face.line
    facts = [_type(face), _civilizations(face), gettext("cost {cost}", cost=_drawn(face.cost))]
    if face.power is not None:
        facts.append(gettext("power {power}", power=_drawn(face.power)))
    return " - ".join([*facts, *(["/".join(map(race_shown, face.races))] if face.races else [])])


def _type(face: "Face") -> str:
    return face.type if language() == SPOKEN_ENGLISH else gettext(face.type.lower())


def _civilizations(face: "Face") -> str:
    return "/".join(map(gettext, face.civilizations)) or gettext("colorless")


def race_shown(race: str) -> str:
    """A race as cards call it in the language that is spoken."""
    from sim.cards.library.shown_names import race_in_japanese

    return race if language() == SPOKEN_ENGLISH else race_in_japanese(race)


def cards_in_words(count: int) -> str:
    """A number of cards."""
    return ngettext("{count} card", "{count} cards", count)


def card_line(card: "Card") -> str:
    """A card's name and facts; a twinpact has two halves."""
    from sim.cards.library.entries import entry_of
    from sim.cards.wording import card_text

    return _line(entry_of(card_text(card).split("\n")))


def entry_json(entry: "Entry") -> dict[str, Any]:
    """A card as JSON, as its text shows it."""
    names: dict[str, Any] = {"name": entry.name}
    if entry.other_names:
        names["other_names"] = list(entry.other_names)
    if entry.japanese_name:
        names["japanese_name"] = entry.japanese_name
    if entry.printed_in:
        names["printed_in"] = list(entry.printed_in)
    if entry.imported:
        names["imported"] = True
    if entry.halves:
        return {**names, "halves": [{**_name_json(half), **_face_json(half)} for half in entry.halves]}
    front, *others = entry.faces
    return {**names, **_face_json(front), **_others_json(others)}


def _others_json(faces: "Sequence[Face]") -> dict[str, Any]:
    """The other sides of a card, each with the one after it."""
    if not faces:
        return {}
    face, *others = faces
    return {"other_face": {**_name_json(face), **_face_json(face), **_others_json(others)}}


def _name_json(face: "Face") -> dict[str, Any]:
    from sim.cards.library.shown_names import named_in_japanese

    return {"name": face.name, **named_in_japanese(face.name)}


def _face_json(face: "Face") -> dict[str, Any]:
    return {
        "type": face.type,
        "civilizations": list(face.civilizations),
        "cost": _cost(face),
        "power": _power(face),
        "races": list(face.races),
        "rules_text": face.rules_text,
    }


def _cost(face: "Face") -> int | str:
    from sim.cards.wording import cost_words

    said = cost_words(face.cost)
    return face.cost if said.isdigit() else said


def _power(face: "Face") -> int | str | None:
    from sim.cards.wording import power_words

    said = None if face.power is None else power_words(face.power)
    return face.power if said is None or said.isdigit() else said


def _drawn(number: int | None) -> str:
    """A cost or power as it is printed on the card."""
    from sim.cards.wording import as_drawn

    return str(as_drawn(number))


def print_entries(entries: "Iterable[Entry]") -> None:
    """Print cards, a line each: in columns that fit the terminal; whole where programs read them."""
    width = width_of_columns()
    if width is None:
        print_lines([_line(entry) for entry in entries], whole_in_files=True)
    else:
        entries = list(entries)
        print_cut_lines(_columns(entries, width), width)
        if any(entry.imported for entry in entries):
            print_text(f"{MARK} {gettext(IMPORTED_WORDS)}")


def print_texts(entries: "Iterable[Entry]") -> None:
    """Print cards with their rules texts, those of other sides and halves below their names."""
    lines: list[str] = []
    for entry in entries:
        lines += [_line(entry)]
        for face in entry.faces:
            named = (
                []
                if face.name == entry.name
                else [gettext("{what}: {said}", what=called(face.name), said=facts_in_words(face))]
            )
            lines += [f"    {line}" for line in (*named, *filter(None, face.rules_text.split("\n")))]
        lines += [""]
    print_lines(lines[:-1])


def _line(entry: "Entry") -> str:
    name = called(entry.name, entry.japanese_name)
    line = gettext("{what}: {said}", what=name, said=" // ".join(map(facts_in_words, entry.halves or entry.faces[:1])))
    return gettext("{line} ({note})", line=line, note=gettext(IMPORTED_WORDS)) if entry.imported else line


def _columns(entries: "Iterable[Entry]", width: int) -> list[str]:
    """Name, civilizations, type and races, cut to their columns, with cost and power between them."""
    from rich.cells import set_cell_size

    left = width - len("  99  ") - len("  99999  ") - 2
    sizes = [int(left * share) for share in (SHARES_WITH_BOTH_NAMES if names_chosen() == BOTH else SHARES)]
    lines = []
    for entry in entries:
        front = _front(entry)
        texts = (
            called(entry.name, entry.japanese_name),
            _civilizations(front),
            _type(front),
            "/".join(map(race_shown, front.races)),
        )
        cut = (set_cell_size(shortened(text, size), size) for text, size in zip(texts, sizes, strict=True))
        name, civilizations, type, races = cut
        power = "" if front.power is None else _drawn(front.power)
        cost = _drawn(front.cost)
        mark = MARK if entry.imported else " "
        lines.append(f"{name} {mark}{cost:>2}  {civilizations}  {type} {power:>5}  {races}".rstrip())
    return lines


def shortened(text: str, size: int) -> str:
    """The text, cut to a column of this size where it is longer."""
    from rich.cells import cell_len, set_cell_size

    return text if cell_len(text) <= size else f"{set_cell_size(text, size - 1).rstrip()}…"
