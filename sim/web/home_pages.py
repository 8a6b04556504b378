"""The home page: my decks as tiles, and the decks that ship."""

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from decks.checking import DeckError
from decks.matching import match_key
from decks.shipped import GROUPS, ShippedDeck, all_shipped, deck_called
from reports.writing.decks import mana_curve, pips
from sim.experiments.runs.index import KnownRun
from sim.language import gettext, translatable
from sim.web.asked import STOPPED, Asked
from sim.web.deck_facts import ListFacts, list_facts, names_of
from sim.web.decklists import DRAFT, FILE, SHIPPED
from sim.web.history import Past, past_of, runs_about, version_of, versions
from sim.web.kept_games import PLAY
from sim.web.site import Site, listed_runs, shows

GROUPS_IN_WORDS = {
    "the default field": translatable("The default field"),
    "ready-made": translatable("Ready-made decks"),
    "published": translatable("Lists that players published"),
}
MOST_VERSIONS = 20  # runs of a deck that are looked at for its versions


@dataclass(frozen=True)
class Tile:
    """A deck as a tile: its choice and name, its cards, its last run, and how many runs and versions it has.

    `asked` is what the last run is called.
    """

    choice: str
    name: str
    facts: ListFacts
    last: Past | None = None
    asked: str = ""
    runs: int = 0
    versions: int = 0


class HomePages:
    """The home page."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """Its addresses."""
        return [shows("/", self.home), shows("/queue", self.queue_part)]

    def home(self, request: Request) -> Response:
        """My decks, and those that ship, of which some may be asked for."""
        runs = listed_runs()
        decks = self._site.decks
        choices = [*(DRAFT + name for name in decks.drafts()), *(FILE + name for name in decks.names())]
        words = request.query_params.get("find", "")[:100]
        shipped = [deck for deck in all_shipped() if _has(deck, words)]
        groups = {said: [deck for deck in shipped if deck.group == group] for group, said in GROUPS_IN_WORDS.items()}
        assert set(GROUPS_IN_WORDS) == set(GROUPS.values())
        tiles = [self._tile(choice, runs) for choice in choices]
        return self._site.page(
            "home",
            tiles=tiles,
            unfinished=self._unfinished(),
            curves=[mana_curve(tile.facts.table) for tile in tiles],
            pips=pips,
            called=names_of,
            groups={gettext(said): found for said, found in groups.items() if found},
            find=words,
            start=SHIPPED,
            folder=str(decks.path),
        )

    def _unfinished(self) -> list[Asked]:
        """The questions that were cancelled, or were being answered when the server ended."""
        waiting = {job.folder for job in self._site.queue.jobs()}
        asked = (one for one in self._site.asked.all() if one.run not in waiting and one.question != PLAY)
        return [one for one in asked if (outcome := one.outcome) is None or outcome.code == STOPPED]

    def _tile(self, choice: str, runs: list[KnownRun]) -> Tile:
        decks = self._site.decks
        name = decks.name(choice)
        try:
            facts = list_facts(decks.text(choice))
        except DeckError:
            facts = list_facts("")
        own = runs_about(name, runs)
        finished = next((run for run in own if run.complete and run.is_there), None)
        last, asked = (None, "") if finished is None else (past_of(finished), self._site.title_of(finished))
        lists = versions(version_of(run.folder) for run in own[:MOST_VERSIONS] if run.is_there)
        return Tile(choice, deck_called(name), facts, last, asked, len(own), len(lists))

    def queue_part(self, request: Request) -> Response:
        """What is being played, and what waits."""
        return self._site.page("part_queue")


def _has(deck: ShippedDeck, words: str) -> bool:
    """Whether a deck has the words in its names, its year, its product or its civilizations."""
    said = match_key(
        " ".join((deck.key, deck.name, deck.japanese_name, str(deck.year), deck.product, *deck.civilizations))
    )
    return all(word in said for word in match_key(words).split())
