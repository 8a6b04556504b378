"""The page of a deck: its list and the search for cards, what can be asked about it, and its runs over time."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from decks.checking import DeckError
from decks.formats import Format, FormatError
from decks.formats.finding import FORMATS, STANDARD, find_format
from decks.shipped import deck_called
from reports.writing.decks import as_card, civilizations_in_words, mana_curve, pips
from sim.language import gettext
from sim.web.card_search import found_cards
from sim.web.deck_facts import checked, list_facts, with_card, without_unplayable
from sim.web.decklists import DRAFT, FILE, SHIPPED, FileExists, UnusableName, name_in
from sim.web.errors import in_words
from sim.web.history import curve, past_of, runs_about, versions
from sim.web.kept_games import PLAY
from sim.web.site import Form, Site, about_decks, does, listed_runs, see, shows
from strategies.playbooks.finding import find_player
from strategies.playbooks.reading import GENERAL
from strategies.thinkers import AUTO

MOST_RUNS = 40  # of a deck that are shown
ASKING, ADDING = "ask:", "add:"
WITHOUT_UNPLAYABLE = "playable"
COMPARING = "compare"
AGAINST = "against"  # the deck is the opponent's in a game
Values = dict[str, Any]


class DeckPages:
    """The page of a deck, and its parts."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [
            shows("/deck", self.show),
            does("/deck", self.change),
            does("/deck/check", self.check_part),
            does("/deck/cards", self.cards_part),
            does("/deck/add", self.add_part),
        ]

    def show(self, request: Request) -> Response:
        """The page of the deck that the address names, or of a new one."""
        choice = request.query_params.get("deck", "")
        if choice and self._site.decks.file(choice) is None:
            raise HTTPException(404)
        text = self._site.decks.text(choice)
        saved = request.query_params.get("saved", "")
        name = self._site.decks.name(choice) if choice else ""
        if choice.startswith(SHIPPED):
            name = deck_called(name)
        return self._page(choice, name, text, saved=saved)

    def _page(self, choice: str, name: str, text: str, status: int = 200, **more: Any) -> Response:
        values: Values = {"problem": "", "exists": "", "saved": "", "find": "", "found": None, **more}
        runs = [past_of(run) for run in runs_about(name, listed_runs())[:MOST_RUNS]] if name else []
        own = choice.startswith(FILE)
        return self._site.page(
            "deck",
            status,
            **values,
            deck=choice,
            name=name,
            called=deck_called(name),
            own=own,
            buttons=about_decks(self._site),
            can_play=any(one.name == PLAY for one in self._site.questions),
            past=runs,
            versions=versions(run.version for run in runs),
            curve_of_past=curve(runs),
            folder=str(self._site.decks.path),
            formats=FORMATS,
            **self._list(choice, name, text, STANDARD, {}),
        )

    def _list(self, choice: str, name: str, text: str, format: Format, asked: Values) -> Values:
        """What the part with the list shows."""
        facts = list_facts(text)
        decks = self._site.decks
        file = decks.file(choice)
        try:
            changed = text.splitlines() != decks.text(choice).splitlines()
        except DeckError:
            changed = True
        notes = []
        if text.strip() and find_player(AUTO, file).words == GENERAL:
            notes.append(
                gettext(
                    "No playbook belongs to this list, so the general bot plays it."
                    " It wins less than one with a playbook."
                )
            )
        return {
            "text": text,
            "facts": facts,
            "checked": checked(text, name, file, format),
            "changed": changed,
            "notes": notes,
            "curve": mana_curve(facts.table),
            "colours": civilizations_in_words(facts.known),
            "cards": [
                (count, as_card(card, f"c{at}"), card, name)
                for at, ((count, card), name) in enumerate(zip(facts.table.cards, facts.names, strict=True))
            ],
            "pips": pips,
            "format": asked.get("format", "standard"),
            "date": asked.get("date", ""),
            "format_problem": asked.get("problem", ""),
            "asked_format": format,
        }

    def _of_form(self, form: Form) -> Values:
        """What the part with the list shows of a form, by the format that it names."""
        asked = {"format": form("format", "standard"), "date": form("date")}
        format = STANDARD
        try:
            if asked["format"] not in FORMATS:
                raise FormatError(gettext("Choose one of the formats."))
            format = find_format(asked["format"], asked["date"] or None)
        except FormatError as error:
            asked["problem"] = str(error)
        return self._list(form("deck"), form("name"), form("list"), format, asked)

    def check_part(self, request: Request, form: Form) -> Response:
        """What is wrong with the list, and what it looks like."""
        return self._site.page("part_check", **self._of_form(form))

    def add_part(self, request: Request, form: Form) -> Response:
        """The part with the list, to which a card was added."""
        form.fill("list", _changed(form("list"), form("do")))
        return self._site.page("part_list", name=form("name"), deck=form("deck"), **self._of_form(form))

    def cards_part(self, request: Request, form: Form) -> Response:
        """The cards that were looked for."""
        return self._site.page("part_cards", **found_cards(form("find")))

    def change(self, request: Request, form: Form) -> Response:
        """Do what the button says that sent the form."""
        wish = form("do", "check")
        choice, name, text = form("deck"), form("name"), form("list")
        if wish.startswith(ASKING):
            return self._ask(wish.removeprefix(ASKING), choice, name, text)
        if wish == "discard":
            self._site.decks.drop_draft(choice)
            return see("/")
        if wish in ("save", "replace"):
            return self._save(form, form("replacing") if wish == "replace" else "")
        text = _changed(text, wish)
        found = found_cards(form("find")) if wish == "find" or wish.startswith(ADDING) else {}
        return self._page(choice, name, text, **found)

    def _ask(self, question: str, choice: str, name: str, text: str) -> Response:
        """The form of a question about the list as it is now: one that was changed becomes a draft."""
        self._site.question(PLAY if question == AGAINST else question)
        decks = self._site.decks
        if self._site.decks.file(choice) is None or text.splitlines() != decks.text(choice).splitlines():
            if not text.strip():
                return self._page(choice, name, text, 422, problem=gettext("Paste a list first."))
            title = name or name_in(text)
            if question == COMPARING and choice.startswith(DRAFT):
                title = gettext("{deck} with a swap", deck=title)
            draft = decks.keep_draft(choice, title, text)
            if question == COMPARING and decks.file(choice) is not None and draft != choice:  # the swap was made here
                return see(f"/ask/{question}?{urlencode({'deck': choice, 'variants': draft})}")
            choice = draft
        if question == AGAINST:
            return see(f"/ask/{PLAY}?{urlencode({'opponent': choice})}")
        return see(f"/ask/{question}?{urlencode({'deck': choice})}")

    def _save(self, form: Form, replacing: str) -> Response:
        name, text = form("name") or name_in(form("list")), form("list")
        decks = self._site.decks
        try:
            saved = decks.save(name, text, replacing, form("deck"))
        except FileExists as error:
            return self._page(form("deck"), name, text, exists=error.args[0])
        except UnusableName as error:
            return self._page(form("deck"), name, text, 422, problem=str(error))
        except OSError as error:
            return self._page(form("deck"), name, text, 422, problem=in_words(error))
        decks.drop_draft(form("deck"))
        return see(f"/deck?{urlencode({'deck': FILE + saved[0], 'saved': ' '.join(saved)})}")


def _changed(text: str, wish: str) -> str:
    """The list after a button was pressed that adds a card, takes one out, or those that cannot be played."""
    if wish == WITHOUT_UNPLAYABLE:
        return without_unplayable(text)
    if wish.startswith(ADDING):
        card, _, added = wish.removeprefix(ADDING).rpartition("|")
        return with_card(text, card, -1 if added == "-1" else 1)
    return text
