"""Documents as one HTML page that needs nothing else: no server, no other file, and no script to be read.

The structure is in `templates`, the colours are in `colours`, and drawings come from `svg`; this file writes the
values in their cells, for readers and for screen readers. The same documents give the same bytes.
"""

import base64
import functools
import hashlib
import importlib.resources
import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypedDict

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from reports.writing.board_columns import drawn_board
from reports.writing.colours import CIVILIZATIONS, DARK, HEAT_STEPS, LIGHT, heat_step, heat_styles
from reports.writing.decks import (
    CardTexts,
    as_card,
    civilization_in_words,
    civilization_styles,
    civilizations_in_words,
    civilizations_of_card,
    drawn_small,
    letter,
    mana_curve,
    pips,
)
from reports.writing.document import (
    Block,
    CardFacts,
    Command,
    DeckTable,
    Document,
    Figure,
    FileText,
    Paragraph,
    Remark,
    Section,
    Table,
    Transcript,
)
from reports.writing.japanese import in_english, with_japanese
from reports.writing.svg import draw_plainly, to_svg
from reports.writing.values import Bar, Link, Points, Rate, Value, short_rate_parts, text_of
from reports.writing.watching import written
from reports.writing.words import games_in_words
from sim.language import LANGUAGES, between_sentences, comma, gettext, language, ngettext, pgettext

MOST_BESIDE = 3  # columns of a table that may stand next to another
LONG = 60  # letters of a cell whose column is wide on a telephone, too
FEWEST_SORTED = 3  # rows of a table that can be sorted
FEWEST_FILTERED = 16  # rows of a table that has a box to filter them
SCRIPTS = ("tables.js", "cards.js")
PLAYERS = ("board.js", "watch.js")  # the scripts of pages that play games
_NOTHING = Markup("")
_NO_EVENTS: Mapping[int, str] = {}


def page(
    documents: Sequence[Document],
    progress: Callable[[int], None] = lambda done: None,
    *,
    picture: str = "",
    asks: bool = False,
) -> str:
    """Write documents as one page; `progress` is called with the number of sections drawn so far.

    `picture` is the address of its summary picture (`picture.png`), as seen from the page, if it has one: the page
    does not load it, it is for those who share the page. `asks` lets forms be sent to where the page came from, which a
    server may add to it.

    Raises ValueError where there is no document.
    """
    if not documents:
        raise ValueError("a page needs at least one document")
    names, done = _Names(), 0
    documents = [_with_anchors(document, names) for document in documents]
    articles, anchors = [], dict[CardFacts, str]()
    for document in documents:
        name, parts = names.give(document.title), []
        for card in document.cards:
            if card not in anchors:
                anchors[card] = names.give(f"c{len(anchors) + 1}")
        texts = CardTexts({card.name: anchors[card] for card in document.cards})
        for part in _parts(document, names, texts):
            parts.append(part)
            done += part.sections
            progress(done)
        articles.append(_Article(name, document, parts))
    cards = [as_card(card, anchor) for card, anchor in anchors.items()]
    template = environment().get_template("page.html.jinja")
    shared = {"verdict": documents[0].verdict.text, "picture": picture}
    plays = any(isinstance(block, Transcript) and block.recording for block in _blocks(documents))
    scripts = _scripts((*SCRIPTS, *PLAYERS) if plays else SCRIPTS)
    parts_of_page = {"articles": articles, "title": _title(documents), "cards": cards, "shared": shared, "plays": plays}
    return template.render(parts_of_page, scripts=map(Markup, scripts), policy=_policy(scripts, asks)) + "\n"


def language_of(page: str) -> str:
    r"""The language of a page; "" where it says none.

    >>> language_of('<!DOCTYPE html>\n<html lang="ja">')
    'ja'
    """
    found = re.search(r'<html lang="([a-z]+)">', page[:200])
    return found[1] if found else ""


def _blocks(documents: Iterable[Document]) -> Iterator[Block]:
    return (block for document in documents for section in document.sections for block in section.blocks)


@functools.cache
def environment(*rooms: str) -> Environment:
    """The templates of pages and what they use; those of other rooms come first."""
    found = Environment(
        loader=ChoiceLoader([PackageLoader(room) for room in (*rooms, "reports.writing")]),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        extensions=["jinja2.ext.i18n"],
    )
    found.policies["ext.i18n.trimmed"] = True
    # Jinja takes a message of a template for HTML. `translated` is for any other text, which is escaped.
    found.install_gettext_callables(gettext, ngettext, newstyle=True)  # type: ignore[attr-defined]  # of the extension
    found.globals |= {
        "translated": gettext,
        "language": language,
        "languages": LANGUAGES,
        "games_in_words": games_in_words,
    }
    found.globals |= {"letter": letter}
    found.globals |= {"comma": comma, "in_english": in_english, "between_sentences": between_sentences}
    found.filters |= {"translated": gettext}
    found.filters |= {
        "civilization_in_words": civilization_in_words,
        "prose": prose,
        "printed": printed,
        "with_japanese": with_japanese,
    }
    found.globals |= {"colours": (LIGHT, DARK), "heat_styles": Markup("").join(heat_styles())}
    found.globals |= {"civilization_colours": {name: colour for name, (colour, _) in CIVILIZATIONS.items()}}
    found.globals |= {"civilization_styles": Markup("").join(civilization_styles())}
    return found


@functools.cache
def _scripts(names: tuple[str, ...]) -> tuple[str, ...]:
    """Scripts of a page without their comments; each adds to a page that says the same without it."""
    files = importlib.resources.files("reports.writing").joinpath("templates")
    texts = (files.joinpath(name).read_text(encoding="utf-8") for name in names)
    return tuple(re.sub(r"^ *(//.*)?\n|^ +", "", text, flags=re.MULTILINE) for text in texts)


def _policy(scripts: Sequence[str], asks: bool) -> str:
    """The content security policy of a page: it loads nothing, and runs these scripts alone."""
    digests = (base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts)
    allowed = " ".join(f"'sha256-{digest}'" for digest in digests)
    forms = "'self'" if asks else "'none'"
    return f"default-src 'none';style-src 'unsafe-inline';script-src {allowed};base-uri 'none';form-action {forms}"


def _title(documents: Sequence[Document]) -> str:
    more = len(documents) - 1
    title = documents[0].title
    return gettext("{title} and {count} more", title=title, count=more) if more else title


# --- What the templates write ----------------------------------------------------------------------------
def _with_anchors(document: Document, names: "_Names") -> Document:
    """The document with names of its remarks that are unique in the page, and links that have these names."""
    remarks = (remark for block in _blocks([document]) if isinstance(block, Transcript) for remark in block.remarks)
    anchors = {remark.name: names.give(remark.name) for remark in remarks}

    def linked(value: Value) -> Value:
        return replace(value, to=anchors[value.to]) if isinstance(value, Link) else value

    def anchored(block: Block) -> Block:
        if isinstance(block, Transcript):
            return replace(block, remarks=tuple(replace(one, name=anchors[one.name]) for one in block.remarks))
        if isinstance(block, Table):
            return replace(block, rows=tuple(tuple(map(linked, row)) for row in block.rows))
        return block

    if not anchors:
        return document
    sections = (replace(section, blocks=tuple(map(anchored, section.blocks))) for section in document.sections)
    return replace(document, sections=tuple(sections))


class _Names:
    """Unique names of anchors in the page."""

    def __init__(self) -> None:
        self._given: set[str] = set()

    def give(self, words: str) -> str:
        wanted = name = re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-") or "part"
        for number in itertools.count(2):
            if name not in self._given:
                self._given.add(name)
                return name
            name = f"{wanted}-{number}"
        raise AssertionError("numbers do not end")


@dataclass(frozen=True)
class _Part:
    """A section with those after it that belong to it."""

    name: str
    title: str
    folded: bool
    blocks: tuple[object, ...]
    sections: int


@dataclass(frozen=True)
class _Article:
    """A document: its name in the page, and its parts; the first one has no title."""

    name: str
    document: Document
    parts: list[_Part]

    def runs(self) -> list[tuple[bool, list[_Part]]]:
        """The parts in their order, those that are folded and follow each other together."""
        return [(folded, list(parts)) for folded, parts in itertools.groupby(self.parts, lambda part: part.folded)]


def _parts(document: Document, names: _Names, texts: CardTexts) -> Iterator[_Part]:
    """The parts of a document; tables of two decks before the first title have the decks drawn at their heads."""
    tables = [block for section in document.sections for block in section.blocks if isinstance(block, DeckTable)]
    decks = {table.title.rpartition(comma())[0]: table for table in reversed(tables)}  # the main deck is the first
    together: list[list[Section]] = [[]]
    for section in document.sections:
        if section.title:
            together.append([])
        together[-1].append(section)
    for sections in together:
        head = sections[0] if sections else Section("", ())
        blocks = [block for section in sections for block in section.blocks]
        # What a table is called where it has no title of its own.
        label = head.title or document.title
        yield _Part(
            name=names.give(head.title) if head.title else "",
            title=head.title,
            folded=head.detailed,
            blocks=tuple(_written(blocks, label, names, texts if head.title else replace(texts, decks=decks))),
            sections=len(sections),
        )


def _written(blocks: Iterable[Block], label: str, names: _Names, texts: CardTexts) -> Iterator[dict[str, object]]:
    """The blocks as the templates take them; tables that follow each other stand side by side where there is room."""
    for kind, group in itertools.groupby(blocks, type):
        same = list(group)
        if kind is Table:
            tables = [_table(table, label, texts) for table in same if isinstance(table, Table)]
            yield {"kind": "tables", "tables": tables}
        elif kind is DeckTable:
            yield {"kind": "decks", "decks": [_deck(deck, texts) for deck in same if isinstance(deck, DeckTable)]}
        else:
            yield from (_block(block, label, names, texts) for block in same)


def _deck(table: DeckTable, texts: CardTexts) -> dict[str, object]:
    rows = []
    reach = max((abs(end) for row in table.rows for end in _ends_of_worth(row)), default=0.0)
    for (name, *worth, cost, kind), (_, card) in zip(table.rows, table.cards, strict=True):
        worth_of_it = Markup("").join(_worth(one, reach) for one in worth)
        words = (_words(name, texts), worth_of_it, prose(text_of(cost)))
        rows.append((*words, pips(card.civilizations), *_kind(text_of(kind), card)))
    curve = mana_curve(table)
    return {"table": table, "rows": rows, "curve": curve, "civilizations": civilizations_in_words(table)}


def _ends_of_worth(row: Sequence[Value]) -> tuple[float, ...]:
    return tuple(end for one in row if isinstance(one, Points) for end in (one.interval.low, one.interval.high))


def _worth(value: Value, reach: float) -> Markup:
    """The worth of a card with a bar of its interval, which reaches as far to each side of 0 as that of any card."""
    if not isinstance(value, Points):
        return Markup("<td>{}</td>").format(text_of(value))
    low, high = (50 + 50 * end / (reach or 1.0) for end in (value.interval.low, value.interval.high))
    style = "up" if value.interval.low > 0 else "down" if value.interval.high < 0 else ""
    drawn = Markup('<span class="range {}" aria-hidden="true"><i style="left:{}%;width:{}%"></i></span>')
    return _points(value, drawn.format(style, f"{low:.1f}", f"{high - low:.1f}"))


def _kind(kind: str, card: CardFacts) -> tuple[str, str]:
    """The kind of a card in two parts: its civilizations, for which letters stand where one can see, and the rest."""
    civilizations = civilizations_of_card(card.civilizations)
    return (civilizations, kind.removeprefix(civilizations).lstrip()) if civilizations else ("", kind)


def _block(block: Block, label: str, names: _Names, texts: CardTexts) -> dict[str, object]:
    match block:
        case Paragraph():
            return {"kind": "paragraph", "text": block.text.strip(), "warning": block.warning}
        case Command():
            return {"kind": "command", "text": block.text}
        case FileText():
            return {"kind": "file", "title": block.title, "text": block.text}
        case Figure():
            return _figure(block, label, names, texts)
        case Transcript():
            return _transcript(block, names, texts)
        case Table():
            return {"kind": "tables", "tables": [_table(block, label, texts)]}


def _figure(figure: Figure, label: str, names: _Names, texts: CardTexts) -> dict[str, object]:
    """A drawing with its table after it, or the table alone where nothing can be drawn."""
    try:
        drawn = draw_plainly(figure.draw)
    except ValueError:
        return {"kind": "tables", "tables": [_table(figure.table, label, texts)]}
    title = figure.name[:1].upper() + figure.name[1:]
    svg = to_svg(drawn, names.give(f"figure {figure.name}"), title, figure.finding)
    table = _table(figure.table, label, replace(texts, decks={}), bars=False)  # the figures alone, no decks
    return {"kind": "figure", "title": title, "finding": figure.finding, "svg": Markup(svg), "table": table}


def _transcript(game: Transcript, names: _Names, texts: CardTexts) -> dict[str, object]:
    """A game as the template takes it, with the anchors of its events, and what the script plays."""
    board, recording = drawn_board(game, names.give), game.recording
    events, moves = dict[int, str](), Markup("")
    if recording is not None:
        anchor = board.events if board is not None else f"{names.give(game.name or game.title)}-event-"
        events = {move.line: f"{anchor}{number}" for number, move in enumerate(recording.moves, 1)}
        moves = written(recording, anchor, texts.anchors)
    return {
        "kind": "transcript",
        "title": game.title,
        "command": game.command,
        "parts": _transcript_parts(game.lines, game.remarks, events),
        "is_open": game.is_open,
        "board": board,
        "moves": moves,
    }


def _transcript_parts(
    lines: Sequence[str], remarks: Sequence[Remark] = (), events: Mapping[int, str] = _NO_EVENTS
) -> list[tuple[str, list[object]]]:
    """A game as heads with their lines: what a line is (an event, or how a player stands), its step, its words.

    A line with remarks has them after its words, each with its anchor; the line of an event has its own anchor, if that
    is among `events`.

    >>> _transcript_parts(["Turn 1 - Alice", "  draw    Alice draws a card", "  > Alice: 5 shields"])
    [('Turn 1 - Alice', [('event', 'draw', 'Alice draws a card', [], ''), ('stands', '', 'Alice: 5 shields', [], '')])]
    """
    parts: list[tuple[str, list[object]]] = []
    for at, line in enumerate(lines):
        if not line.strip():
            continue
        said = [(remark.name, remark.text) for remark in remarks if remark.line == at]
        if not line.startswith(" ") or not parts:
            parts.append((line.strip(), []))
            if said:
                parts[-1][1].append(("event", "", "", said, ""))
        elif line.startswith("  > "):
            parts[-1][1].append(("stands", "", line[4:], said, ""))
        else:
            # The step has its own column, and is written only where it differs from the one above.
            step = line[2:10].strip() if line[8:10] == "  " else ""
            parts[-1][1].append(("event", step, line[10:] if step else line.strip(), said, events.get(at, "")))
    return parts


# --- Tables -----------------------------------------------------------------------------------------------
def _table(table: Table, label: str, texts: CardTexts, *, bars: bool = True) -> dict[str, object]:
    """A table as the template takes it: its heads, and the cells of its rows; the first cell is the row's head."""
    kept = [at for at in range(len(table.heads)) if bars or not any(isinstance(row[at], Bar) for row in table.rows)]
    heads: list[_Head] = []
    for at in kept:
        head, column = table.heads[at], [row[at] for row in table.rows]
        text = prose(head.text) or (
            Markup('<span class="unseen">{}</span>').format(pgettext("column of a table", "drawn"))
            if at
            else Markup("")
        )
        deck = texts.decks.get(head.text) if head.deck is not None else None
        drawn = Markup("") if deck is None else drawn_small(deck)
        number = at > 0 and _is_numbers(column)
        heads.append({"text": text, "deck": head.deck, "number": number, "named": bool(at), "drawn": drawn})
    scale = _scale(table)
    rows = []
    begin_of_totals = len(table.rows) - table.totals
    for at_row, (row, above) in enumerate(zip(table.rows, (None, *table.rows), strict=False)):
        cells = [_row_head(row[0], above, texts)]
        cells += [_cell(row[at], head, table.heat, scale, texts) for at, head in zip(kept[1:], heads[1:], strict=True)]
        main = any(isinstance(value, Rate) for value in row) and not text_of(row[0]).startswith(" ")
        style = "total" if at_row >= begin_of_totals else "main" if main else ""
        rows.append({"style": style, "cells": Markup("").join(cells)})
    sides = [head["deck"] for head in heads]
    versus = sides.count(0) == sides.count(1) == 1
    return {
        "title": table.title,
        "label": label,
        "heads": heads,
        "rows": rows,
        "note": table.note,
        "wide": len(heads) > MOST_BESIDE,
        "kind": "heat" if table.heat else "versus" if versus else "",
        "sorted": _can_be_sorted(table, [head["number"] for head in heads]),
        "filtered": len(table.rows) >= FEWEST_FILTERED,
    }


def _can_be_sorted(table: Table, numbers: Sequence[bool]) -> bool:
    """Whether its rows can stand in another order: several with numbers, none of which belongs to another."""
    belongs = any(text_of(row[0]).startswith(" ") for row in table.rows)
    return any(numbers) and not belongs and len(table.rows) - table.totals >= FEWEST_SORTED


def _scale(table: Table) -> float:
    """How far the marks of two decks' win rates reach to each side of one half: 0.1, or as far as they lie."""
    rates = [value.interval for row in table.rows for value in row if isinstance(value, Rate)]
    furthest = max((abs(end - 0.5) for rate in rates for end in (rate.low, rate.high)), default=0.0)
    return next(scale for scale in (0.1, 0.2, 0.3, 0.5) if furthest <= scale)


def _is_numbers(column: Sequence[Value]) -> bool:
    written = [value for value in column if value is not None]
    return not all(isinstance(value, str | Link) for value in written)


def _row_head(value: Value, above: Sequence[Value] | None, texts: CardTexts) -> Markup:
    """The head of a row; one that belongs to the row above is set in, one that repeats it is faint."""
    text = text_of(value)
    style = ""
    if text.startswith(" "):
        style = ' class="of"'
    elif above is not None and text and text == text_of(above[0]):
        style = ' class="same"'
    return Markup('<th scope="row"{}>{}</th>').format(Markup(style), _words(value, texts))


class _Head(TypedDict):
    """The head of a column: its text, the deck that it is about, whether it has numbers and is named, and a drawing."""

    text: Markup
    deck: int | None
    number: bool
    named: bool
    drawn: Markup


def _cell(value: Value, head: _Head, heat: bool, scale: float, texts: CardTexts) -> Markup:
    if isinstance(value, Bar):
        left, right = (f"{100 * share:.1f}" for share in value.shares)
        return Markup(
            '<td class="bar" aria-hidden="true"><i style="width:{}%"></i><b style="width:{}%"></b></td>'
        ).format(left, right)
    if isinstance(value, Rate) and value.short:
        return _short_rate(value, heat)
    if isinstance(value, Rate):
        estimate, ends = _estimate_and_ends(text_of(value))
        if head["deck"] is None:
            return Markup("<td><b>{}</b> <small>{}</small></td>").format(estimate, ends)
        low, high = (50 + 50 * (end - 0.5) / scale for end in (value.interval.low, value.interval.high))
        return Markup(
            '<td class="{}"><b>{}</b> <small>{}</small>'
            '<span class="range" aria-hidden="true"><i style="left:{}%;width:{}%"></i></span></td>'
        ).format("ab"[head["deck"]], estimate, ends, f"{low:.1f}", f"{high - low:.1f}")
    if isinstance(value, Points):
        return _points(value)
    # Most cells are numbers: only the others have a class, which keeps large pages small.
    if head["number"]:
        style = ' class="w"' if isinstance(value, str) and " " in value else ""
    else:
        style = ' class="t long"' if len(text_of(value)) > LONG else ' class="t"'
    return Markup("<td{}>{}</td>").format(Markup(style), _words(value, texts))


def _points(value: Points, drawn: Markup = _NOTHING) -> Markup:
    """A difference with its interval and a sign where it is certain, and what is drawn below."""
    estimate, ends = _estimate_and_ends(text_of(value))
    sign, words = _direction(value.interval.low, value.interval.high)
    return Markup('<td><span class="mark" title="{}">{}</span><b>{}</b> <small>{}</small>{}</td>').format(
        words, sign, estimate, ends, drawn
    )


def _words(value: Value, texts: CardTexts) -> Markup:
    """A value in words; a link leads to its remark, and the name of a card opens its text."""
    text = text_of(value).strip()
    words = prose(text)
    if isinstance(value, Link):
        return Markup('<a href="#{}">{}</a>').format(value.to, words)
    return texts.named(text, words) if isinstance(value, str) else words


def _short_rate(value: Rate, heat: bool) -> Markup:
    """A win rate of a matrix: its colour says how far it is from one half, its sign whether it is certain.

    Other tables have no colours, and their thousands of cells no class.
    """
    estimate, spread = short_rate_parts(value)
    style = Markup(' class="short h{}"').format(heat_step(value.interval.estimate) + HEAT_STEPS) if heat else ""
    sign = {1: Markup("<sup>+</sup>"), -1: Markup("<sup>−</sup>"), 0: ""}[value.favoured]
    written = Markup("<small>{}</small>").format(prose(spread.replace("± ", "±").strip("()"))) if spread else ""
    return Markup("<td{}>{}{}{}</td>").format(style, estimate, sign, written)


def _direction(low: float, high: float) -> tuple[str, str]:
    """A sign that says whether a difference is certain, and the words for screen readers."""
    if low > 0:
        return "▲", gettext("certainly more")
    return ("▼", gettext("certainly less")) if high < 0 else ("", "")


def _estimate_and_ends(text: str) -> tuple[Markup, Markup]:
    estimate, ends = text.removesuffix(")").split(" (")
    return prose(estimate), prose(ends.removesuffix(" %"))


def prose(text: str) -> Markup:
    """Words for a page, as printed books have them, escaped; Japanese ones are marked as such.

    >>> prose("lookahead:8/general")  # a line may end before the script
    Markup('lookahead:8/<wbr>general')
    """
    return Markup(re.sub(r"(?<=:)(\d+/)(?=\w)", r"\1<wbr>", str(with_japanese(printed(text)))))


def printed(text: str) -> str:
    r"""A text whose numbers have the dashes and spaces of printed books.

    >>> printed("61.3 % (60.1 - 62.5 %), -3")
    '61.3\xa0% (60.1–\u206062.5\xa0%), −3'
    """
    text = re.sub(r"(?<=\d) - (?=\d)", "–\u2060", text)  # and no line ends within a range
    text = re.sub(r"(?<=\d) (?=%)|(?<=\d) (?=to [+-])|(?<= to) (?=[+-])", "\xa0", text)
    return re.sub(r"(?<![\w-])-(?=\d)", "−", text)
