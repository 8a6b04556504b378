"""Rulings: a situation as text, which buttons and dragged cards change too, and what the rules make of it.

The text is all that there is: every action takes it from the form and sends it back changed (`sim.games.scenario
.ruling_edits`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib import resources

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from decks.shown_names import ENGLISH, calling_cards, one_name
from reports.rulings import document_of
from reports.writing.page import page
from sim.games.matchups.rule_history import ERAS, TODAY
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario.ruling_edits import Item, Layout, do, layout_of, put, set_to, take, tap
from sim.games.scenario.ruling_files import RulingError, read_situation
from sim.games.scenario.ruling_forms import FORMS, PLAYERS, STEPS, ZONES
from sim.games.scenario.ruling_words import action_in_words, piece_in_words, situation_in_words
from sim.games.scenario.rulings import play_ruling
from sim.json_types import JsonObject
from sim.language import gettext, pgettext, translatable
from sim.web.card_search import found_cards
from sim.web.framing import framed
from sim.web.guard import COMPARISONS
from sim.web.site import Form, Site, does, shows

FILE = "situation"  # what messages call the text
ACTIONS = "play"  # where actions lie, as cards lie in a zone
EXAMPLES = {
    "attacked-creature-gone": translatable("The attacked creature is gone"),
    "two-replacements": translatable("Two replacements of one destruction"),
    "too-late-to-declare": translatable("Too late to declare"),
    "shield-trigger": translatable("A shield trigger removes the attacker"),
    "may-i-block": translatable("Can this creature block?"),
}
MOST_DIGITS = 6
FIRST = "attacked-creature-gone"
OFTEN = ("hand", "mana zone", "shields", "battle zone")  # in the order of the board, from the outside
TAPPABLE = ("battle zone", "mana zone")
ERA_NAMES = tuple(era.name for era in ERAS)


@dataclass(frozen=True)
class Wrong:
    """What is wrong with a situation, and in which line; 0 where it is about the whole."""

    message: str
    line: int = 0


class RulingPages:
    """The pages of rulings."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [
            shows("/ruling", self.show),
            does("/ruling", self.ask),
            does("/ruling/edit", self.edit_part),
            does("/ruling/cards", self.cards_part),
        ]

    def show(self, request: Request) -> Response:
        """The editor, with the example that the address names."""
        name = request.query_params.get("example", "")
        if name and name not in EXAMPLES:
            raise HTTPException(404)
        text = "" if "empty" in request.query_params else _as_read(name or FIRST)
        return self._page(text, loaded=name or FIRST if text else "empty")

    def ask(self, request: Request, form: Form) -> Response:
        """Do what the button says that sent the form: answer, or change the text."""
        text, wish = form("text"), form("do", "ask")
        if wish == "cards":
            return self._page(text, find=form("find"))
        if wish != "ask":
            return self._page(*self._changed(text, form))
        try:
            outcome = play_ruling(read_situation(text, FILE), RuleOptions.of((), _era(form)))
        except RulingError as error:
            return self._page(text, wrong_in(error), 422, era=_era(form))
        document = replace(document_of(outcome), title=gettext("Rulings"))  # there is no file to name
        report = page([document], asks=True)
        words = framed(report, back=None, situation=text)
        return HTMLResponse(words, headers={"Content-Security-Policy": COMPARISONS})

    def edit_part(self, request: Request, form: Form) -> Response:
        """The text after a change, and the board that it describes."""
        return self._site.page("part_situation", **self._situation(*self._changed(form("text"), form)))

    def cards_part(self, request: Request, form: Form) -> Response:
        """The cards that were looked for."""
        return self._site.page("part_ruling_cards", **found_cards(form("find")), zones=_zones())

    # --- Inside ---
    def _page(
        self,
        text: str,
        wrong: Wrong | None = None,
        status: int = 200,
        *,
        find: str = "",
        loaded: str = "",
        era: str = TODAY,
    ) -> Response:
        return self._site.page(
            "ruling",
            status,
            examples=EXAMPLES,
            loaded=loaded,
            eras=ERA_NAMES,
            era=era,
            **found_cards(find),
            **self._situation(text, wrong),
        )

    def _situation(self, text: str, wrong: Wrong | None = None) -> JsonObject:
        """What the part with the situation shows."""
        layout = layout_of(text)
        if wrong is None and text.strip():
            try:
                read_situation(text, FILE)
            except RulingError as error:
                wrong = wrong_in(error)
        names = dict.fromkeys(item.name for items in layout.zones.values() for item in items)
        return {
            "text": text,
            "wrong": wrong,
            "layout": layout,
            "players": PLAYERS,
            "often": OFTEN,
            "rarely": [zone for zone in ZONES if zone not in OFTEN],
            "zone_names": {zone: pgettext("zone", zone) for zone in ZONES},
            "tappable": TAPPABLE,
            "zones": _zones(),
            "names": [*names],
            "forms": [*FORMS],
            "action_in_words": action_in_words,
            "piece_in_words": piece_in_words,
            "steps": STEPS,
            "turn": layout.settings.get("turn", (0, "player A"))[1],
            "step": layout.settings.get("step", (0, "main"))[1],
        }

    def _changed(self, text: str, form: Form) -> tuple[str, Wrong | None]:
        """The text after what the form wants, and what is wrong with that."""
        what, _, rest = form("do").partition(":")
        try:
            if what == "put":
                name = _one_line(rest.rpartition("|")[2])
                where = _where(form("where") if "|" not in rest else rest)
                return (put(text, *where, one_name(name)) if name else text), None
            if what in ("take", "tap", "move"):
                return _with_moved(text, what, rest, form("where")), None
            if what == "do":
                return _with_action(text, form)
        except (LookupError, ValueError):
            return text, Wrong(gettext("The text has changed. Try again."))
        if what == "set":
            for name, usual in (("turn", "player A"), ("step", "main")):
                if (value := _one_line(form(name))) != layout_of(text).settings.get(name, (0, usual))[1]:
                    text = set_to(text, name, value)
        return text, None


def example(name: str) -> str:
    """The text of an example."""
    file = resources.files("sim.games.scenario") / "examples" / f"{name}.txt"
    return file.read_text(encoding="utf-8")


def _as_read(name: str) -> str:
    """An example as people read it, with its title and its cards."""
    with calling_cards(ENGLISH, str):
        text = situation_in_words(example(name))
    cards = {item.name for items in layout_of(text).zones.values() for item in items}
    for card in sorted(cards, key=len, reverse=True):
        text = text.replace(card, one_name(card))
    return text.replace(f"# {EXAMPLES[name]}\n", f"# {gettext(EXAMPLES[name])}\n", 1)


def wrong_in(error: RulingError) -> Wrong:
    """What an error says, and about which line."""
    return Wrong(f"{error.what[:1].upper()}{error.what[1:]}" if error.line else error.what, error.line)


def _zones() -> list[tuple[str, int, str]]:
    """Every zone of both players, as a form names it."""
    return [(f"{player}|{zone}", player, zone) for player in range(2) for zone in ZONES]


def _where(words: str) -> tuple[int, str]:
    """A zone of a player. Raises LookupError or ValueError."""
    player, zone = words.split("|")[:2]
    if player not in ("0", "1") or zone not in ZONES:
        raise LookupError(words)
    return int(player), zone


def _item(layout: Layout, words: str) -> Item:
    """What a form names: "0|hand|2", or "play|3" for an action. Raises LookupError or ValueError."""
    place = words.rpartition("|")[2]
    if not place.isdecimal():
        raise LookupError(words)
    items = layout.actions if words.startswith(f"{ACTIONS}|") else layout.zones[_where(words)]
    return items[int(place[:MOST_DIGITS])]


def _with_moved(text: str, what: str, words: str, where: str) -> str:
    """The text without a card, with it tapped, or with it in another zone."""
    parts = words.split("|")
    item = _item(layout_of(text), "|".join(parts[:3]))
    if what == "tap":
        return tap(text, item)
    if what == "move":
        player, zone = _where("|".join(parts[3:5]) if len(parts) > 4 else where)
        return put(take(text, item), player, zone, item.name)
    return take(text, item)


def _with_action(text: str, form: Form) -> tuple[str, Wrong | None]:
    """The text with one more action."""
    words = form("action")
    if words not in FORMS:
        raise LookupError(words)
    for name in ("card", "target"):
        given = _one_line(form(name))
        if f"{{{name}}}" in words and not given:
            return text, Wrong(gettext("Choose a card for this action."))
        words = words.replace(f"{{{name}}}", given)
    return do(text, words), None


def _one_line(words: str) -> str:
    """Words of a form that go into a line."""
    return " ".join(words.split())[:200]


def _era(form: Form) -> str:
    era = form("era", TODAY)
    return era if era in ERA_NAMES else TODAY
