"""What `improve`, `tune` and `train` share: their options, the folder that keeps a search, and how they end."""

import contextlib
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from decks.shown_names import in_english
from sim.api.errors import ImpossibleExperiment, Interrupted
from sim.api.kept_searches import KeptResult, keep_found
from sim.api.observer import Observer
from sim.api.options import SearchOptions
from sim.cards.library import cards_in_use
from sim.engine.record.luck import root_key
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import PAGE, SUMMARY
from sim.experiments.runs.index import remember
from sim.experiments.runs.kept_folder import SEARCH
from sim.files import replace_file
from sim.games.matchups.matchup import Side
from sim.games.matchups.rule_history import TODAY
from sim.games.matchups.rule_options import RuleOptions
from sim.games.playing.batch import TURN_CAP
from sim.json_types import JsonObject
from sim.language import gettext
from sim.searches.kept import KeptSearch, seed_of
from strategies.playbooks.lines import Playbook
from strategies.playbooks.reading import PlaybookError, read_playbook
from strategies.registry import thinker_of


@dataclass(frozen=True)
class SearchRun:
    """How a search is run: rules, seed, threads, folder and observer."""

    seed: int
    rules: RuleOptions
    turn_cap: int
    out: Path | None
    with_page: bool
    observer: Observer
    _jobs: int | None

    @classmethod
    def of(cls, options: SearchOptions) -> "SearchRun":
        """What the options say, which have been checked. Raises RunMismatch if the folder's manifest is damaged."""
        given, out = options.get("out"), None
        if given is not None:
            out = Path(os.path.expanduser(given))
        seed = options.get("seed")
        if seed is None and out is not None:
            seed = seed_of(out)
        observer = options.get("observer")
        return cls(
            seed=root_key(None if seed is None else int(seed))[0],
            rules=RuleOptions.read(options.get("rules", TODAY)),
            turn_cap=int(options.get("turn_cap", TURN_CAP)),
            out=out,
            with_page=options.get("page", True),
            observer=Observer() if observer is None else observer,
            _jobs=options.get("jobs"),
        )

    @cached_property
    def jobs(self) -> int:
        """How many threads play."""
        import joblib  # slow to import; has been imported while the engine was loaded

        return self._jobs or int(joblib.cpu_count())

    @contextlib.contextmanager
    def kept(
        self, command: str, cells: Sequence[tuple[Side, Side]], settings: JsonObject
    ) -> Iterator[KeptSearch | None]:
        """The folder of the search, with everything that decides its games; None if it is not kept.

        Says if some of it is damaged. Raises RunMismatch or OSError.
        """
        if self.out is None:
            yield None
            return
        # What a run may change on resume is what a search looks for.
        manifest = Experiment(command, tuple(cells), 2, self.seed, self.rules, self.turn_cap).manifest()
        kept = KeptSearch.open(self.out, manifest | {SEARCH: dict(settings)})
        with contextlib.closing(kept):
            if kept.damage:
                self.observer.notice(kept.damage)
            yield kept

    def finish(self, result: KeptResult, kept: KeptSearch | None) -> None:
        """Keep the numbers of a result and list it, if the search is kept, and the page of a whole one.

        Raises Interrupted after Ctrl-C.
        """
        if kept is not None:
            keep_found(kept, result)
            with in_english():
                told = json.dumps(result.to_json(), indent=2)
            replace_file(kept.path / SUMMARY, f"{told}\n".encode())
            if self.with_page and not result.interrupted:
                from reports.writing.page import page  # slow to import, and only kept searches have a page

                self.observer.writing()
                report = result.report()
                content = page([report], lambda done: self.observer.page_drawn(done, len(report.sections)))
                replace_file(kept.path / PAGE, content.encode())
            with in_english():
                outcome = result.outcome
            remember(kept, outcome)
        if result.interrupted:
            raise Interrupted(result)


def tunable_playbook(side: Side) -> Playbook:
    """The playbook of a side, which tuning begins with.

    Raises ImpossibleExperiment for a player that has none and is no base of one, and PlaybookError for a wrong one.
    """
    if thinker := thinker_of(side.player):
        raise ImpossibleExperiment(gettext("A {name} is not tuned. Name its playbook, or auto.", name=thinker.name))
    known = cards_in_use().deck_names.known
    try:
        return read_playbook(side.playbook or f"base: {side.player}", known, side.player)
    except PlaybookError:
        if side.playbook:
            raise
        raise ImpossibleExperiment(
            gettext("{player} has no priorities to build on. Name rush or auto.", player=side.player)
        ) from None
