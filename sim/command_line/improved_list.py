"""What `duelsim improve` has found: as a decklist, as a document and as JSON."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from decks import Deck
from decks.shown_names import called
from sim.statistics.percentages import in_percent

if TYPE_CHECKING:
    from reports.summaries.slots import SlotsSummary
    from reports.unused_cards import UnusedCards
    from reports.values_shown import Pilot
    from reports.writing.document import Document
    from sim.games.matchups.matchup import Side
    from sim.searches.held_out import HeldOut
    from sim.searches.lists import Changes, Names
    from sim.searches.search import Found
    from sim.searches.swaps import Swap
    from sim.searches.tuned_text import TunedBook
    from sim.statistics.comparison import Comparison


@dataclass
class TunedFor:
    """The playbook that was tuned for the new list.

    `held_out` compares it with the playbook before, both with the new list; `comparison` the original deck, played as
    before, with the new list and this playbook.
    """

    found: "TunedBook"
    base: str
    opponents: "Sequence[Side]"
    seed: int
    games: int = 0  # of the search for it
    errors: int = 0
    held_out: "HeldOut | None" = None
    comparison: "Comparison | None" = None

    @property
    def text(self) -> str:
        """The playbook as a file."""
        from sim.searches.tuned_text import Origin, tuned_text

        field = [f"{one.name} ({one.player})" for one in self.opponents]
        return tuned_text(self.found, self.held_out, Origin(self.base, field, self.seed, self.games))

    def sentences(self, deck: str) -> list[str]:
        """What was found."""
        from reports.writing.document import points
        from sim.searches.tuned_text import verdict

        said = [f"A playbook tuned for the new list, in place of {self.base}: {verdict(self.found, self.held_out)}."]
        if self.comparison is not None:
            field = self.comparison.field
            rates = f"{in_percent(field.base)} to {in_percent(field.variant)} %"
            said.append(
                f"The new list with it against {deck} with {self.base}: {points(field.difference)} points on held-out"
                f" luck ({rates}). {deck} might gain by tuning, too."
            )
        return said

    def to_json(self) -> dict[str, Any]:
        """Everything, ready for `json.dumps`."""
        held_out = None if self.held_out is None else self.held_out.comparison
        return {
            "seed": self.seed,
            "games_of_search": self.games,
            "errors": self.errors,
            "stopped": self.found.stopped,
            "gains": self.held_out is not None and self.held_out.gains,
            "over_same_list": None if held_out is None else _difference(held_out),
            "over_deck": None if self.comparison is None else _difference(self.comparison),
            "playbook": self.text,
        }


def _difference(comparison: "Comparison") -> dict[str, Any]:
    field = comparison.field
    return {
        "pairs": field.pairs,
        "win_rate_before": field.base,
        "win_rate": field.variant,
        "difference": vars(field.difference),
    }


@dataclass
class Improved:
    """The original deck, and what was found."""

    deck: Deck
    side: "Side"
    opponents: "Sequence[Side]"
    shares: Sequence[float]
    seed: int
    found: "Found[Names, Swap]"
    comparison: "Comparison | None" = None
    is_tested: bool = False
    tuned: TunedFor | None = None
    worth: "SlotsSummary | None" = None
    games_of_worth: int = 0
    unused: "Sequence[UnusedCards]" = ()  # in the games that measured the worth
    interrupted: bool = False
    games: int = 0
    errors: int = 0
    seconds: float = 0.0

    @property
    def changes(self) -> "Changes":
        """How many more copies of each card the new list has."""
        from sim.searches.lists import changes_of_list

        return changes_of_list(self.found)

    @property
    def gains(self) -> bool:
        """Whether the new list is better than the original one, beyond doubt."""
        from sim.statistics.comparison import Verdict

        return self.comparison is not None and self.comparison.field.verdict is Verdict.BETTER

    @property
    def list(self) -> Deck:
        """The list to play: the new one, unless a whole test has not shown that it is better."""
        if not self.changes or (self.is_tested and not self.gains):
            return self.deck
        copies = Counter(self.found.best)
        kept = [name for name, _ in self.deck.cards if copies[name]]
        new = sorted(set(copies) - set(kept))
        cards = tuple((name, copies[name]) for name in (*kept, *new))
        return replace(self.deck, name=f"{self.deck.name}, improved", cards=cards)

    def text(self) -> str:
        """The list as a file."""
        from sim.version import VERSION

        deck = self.list
        against = ", ".join(f"{one.name} ({one.player})" for one in self.opponents)
        lines = [f"# name: {deck.name}"]
        if deck is not self.deck:
            lines += [
                f"# Found by duelsim improve {VERSION}, seed {self.seed}, for {self.side.player} against {against}.",
                f"# {self.verdict()}",
            ]
        lines += [f"{copies} {name}" for name, copies in deck.cards]
        for section in deck.outside:
            lines += ["", f"[{section.name}]", *(f"{copies} {name}" for name, copies in section.cards)]
        return "\n".join(lines) + "\n"

    @property
    def _pilots(self) -> "Sequence[Pilot]":
        """The decks and their players."""
        return [(side.name, side) for side in (self.side, *self.opponents)]

    def verdict(self) -> str:
        """What was found, in a sentence."""
        from reports.writing.document import points

        if not self.changes:
            return f"No list was found that is better than {self.deck.name} beyond doubt."
        if self.comparison is None or not self.is_tested:
            return "Interrupted before the test on held-out luck: what the new list gains is not known."
        field = self.comparison.field
        rates = f"{in_percent(field.base)} to {in_percent(field.variant)} %"
        if not self.gains:
            return (
                f"The new list is not better than {self.deck.name} beyond doubt on held-out luck:"
                f" {points(field.difference)} points ({rates})."
            )
        return f"{points(field.difference)} points of win rate on held-out luck ({rates})."

    def document(self) -> "Document":
        """The result as a document."""
        from reports.sections import slots
        from reports.unused_cards import unused_in_words
        from reports.values_shown import values_lines
        from reports.writing.document import Document, Paragraph, Points, Section, Share, Table, heads
        from sim.searches.lists import changes_of_step

        number = len(self.opponents)
        against = f"a field of {number} decks" if number > 1 else self.opponents[0].name
        said = f"{self.deck.name} against {against}, played by {self.side.player}: {self.verdict()}"
        changes = _in_words(self.changes)
        steps = self.found.steps
        path = Table(
            "The path: the swaps of each round, and their gain in points on fresh luck",
            heads("round", "swaps", "gain", "kept"),
            tuple(
                (
                    str(step.number),
                    _in_words(changes_of_step(step)) or None,
                    None if step.gain is None else Points(step.gain.difference),
                    "yes" if step.is_kept else "no",
                )
                for step in steps
            ),
            _why_it_stopped(self.found.stopped),
        )
        unused = (Paragraph(said, warning=True) for said in unused_in_words(self.unused))
        changed = (Paragraph(f"Changes: {changes}."),) if changes else ()
        judging = map(Paragraph, values_lines(self._pilots))
        sections = [Section("", (*unused, *changed, *judging)), Section("", (path,))]
        if self.tuned is not None:
            sections.insert(1, Section("", tuple(map(Paragraph, self.tuned.sentences(self.deck.name)))))
        if self.comparison is not None:
            rows = tuple(
                (one.name, share, Share(found.base), Share(found.variant), Points(found.difference))
                for one, share, found in zip(
                    self.opponents, map(Share, self.shares), self.comparison.opponents, strict=True
                )
            )
            columns = ("opponent", "share", self.deck.name, "new list", "gain, points")
            sections.append(
                Section(
                    "", (Table("Win rates on held-out luck, the same pairs for both lists", heads(*columns), rows),)
                )
            )
        if self.worth is not None and self.worth.cards:
            sections += slots.document(self.worth).sections
        return Document(f"{self.deck.name}, improved", said, tuple(sections))

    def to_json(self) -> dict[str, Any]:
        """Everything, ready for `json.dumps`."""
        from reports.values_shown import values_json

        comparison = self.comparison
        return {
            "deck": self.deck.name,
            "player": self.side.player,
            "values": values_json(self._pilots),
            "field": [
                {"name": one.name, "player": one.player, "share": share}
                for one, share in zip(self.opponents, self.shares, strict=True)
            ],
            "seed": self.seed,
            "games": self.games,
            "errors": self.errors,
            "seconds": self.seconds,
            "interrupted": self.interrupted,
            "stopped": self.found.stopped,
            "changes": dict(self.changes),
            **({"never_used": [one.to_json() for one in self.unused]} if self.unused else {}),
            "rounds": [
                {
                    "swaps": [{"out": swap.out, "in": swap.into} for swap in step.changes],
                    "gain": None if step.gain is None else vars(step.gain.difference),
                    "kept": step.is_kept,
                    "games": step.games,
                }
                for step in self.found.steps
            ],
            "held_out": None
            if comparison is None
            else {
                "seed": self.seed + 1,
                "whole": self.is_tested,
                "pairs": comparison.field.pairs,
                "win_rate": comparison.field.base,
                "win_rate_of_new_list": comparison.field.variant,
                "difference": vars(comparison.field.difference),
                "against": [vars(one.difference) for one in comparison.opponents],
            },
            "gains": self.gains,
            "tuned": None if self.tuned is None else self.tuned.to_json(),
            "slots": None if self.worth is None else [card.to_json() for card in self.worth.cards],
            "list": [{"card": name, "copies": copies} for name, copies in self.list.cards],
            "text": self.text(),
        }


def _in_words(changes: Sequence[tuple[str, int]]) -> str:
    """Which copies leave, then which come: `-2 Fear Fang, +1 Corile, +1 Terror Pit`."""
    return ", ".join(
        f"{copies:+d} {called(name)}" for name, copies in sorted(changes, key=lambda one: (one[1] > 0, one[0]))
    )


def _why_it_stopped(stopped: str) -> str:
    if stopped == "nothing gains":
        return "The search stopped because two rounds in a row showed no gain that can be told from luck."
    if stopped == "interrupted":
        return "The search was interrupted."
    return "The search stopped because its time or its games were over; more may find more."
