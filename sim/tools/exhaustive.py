"""Play random checked games until every card of a pool has done all that it can (`sim.tools.card_coverage`).

The pool is the library, or the unreviewed cards with it. Of unreviewed cards an effect must have done something,
because nobody has compared their texts. Decks are drawn from the whole pool, around cards with missing items: with
their civilizations, and with cards that their texts refer to, such as those that they evolve from. The players choose
at random, and the invariants of the record are checked after every action. Decks, seed and number identify a game for
`duelsim replay`.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from decks.outside import BATTLE_ZONE, GR_ZONE, HYPERSPATIAL_ZONE
from decks.reading import Deck, Section, deck_hash, outside, slots
from sim.cards.fitting import fits_as_printed
from sim.cards.library.in_use import more_in_deck
from sim.cards.tabulation import tabulate
from sim.cards.words import Card, Cards, GodLink
from sim.engine.record.codes import card_types, civilizations, owners, zones
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.sessions.session import Event, GameError, Session
from sim.tools.card_coverage import CoverageItem, coverage_of_cards, coverage_of_matchup, whole_of, why_impossible
from sim.tools.pool import LIBRARY, Pool

PLAYERS: Final = ("random", "random")
DECK_SIZE: Final = 40
HYPERSPATIAL_SIZE: Final = 8
GR_SIZE: Final = 12
GR_COPIES: Final = 2
COPIES: Final = 4
GAMES_OF_A_MATCHUP: Final = 24  # they take as long as preparing a matchup
COMMANDS: Final = Cards(races=("Command",))
MOST_HELPERS: Final = 3  # different cards in a deck for each description in the target's text
MOST_BRINGERS: Final = 5  # different cards that bring a target outside the deck into play
MOST_OTHERS: Final = 4  # different cards in a deck that also have missing items
CHEAP: Final = 4
MOST_FAILURES: Final = 10  # enough to look at


@dataclass(frozen=True)
class Failure:
    """A game that ended with an error: a limit of the engine, or a broken invariant."""

    what: str
    decks: tuple[Deck, Deck]
    seed: int
    game: int
    players: tuple[str, str] = PLAYERS

    def command(self, folder: Path) -> str:
        """Write the decks into a folder, and return the command that replays the game."""
        folder.mkdir(parents=True, exist_ok=True)
        files = []
        for deck in self.decks:
            file = folder / f"{deck_hash(slots(deck), outside(deck))[:12]}.txt"
            lines = [f"{copies} {name}" for name, copies in deck.cards]
            for section in deck.outside:
                lines += [f"[{section.name}]", *(f"{copies} {name}" for name, copies in section.cards)]
            file.write_text("\n".join([f"# name: {deck.name}", *lines, ""]), encoding="utf-8")
            files.append(str(file))
        game = f"--seed {self.seed} --game {self.game}"
        return f"duelsim replay {' '.join(files)} --players {','.join(self.players)} {game}"


@dataclass
class Outcome:
    """What was played and seen."""

    seed: int
    items: dict[str, frozenset[CoverageItem]]  # of each card
    pool: Pool = LIBRARY
    seen: set[CoverageItem] = field(default_factory=set)
    games: int = 0
    failures: list[Failure] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Separate the items that the rules allow from those that they never allow."""
        items = [item for items in self.items.values() for item in sorted(items)]
        self.impossible = {item: why for item in items if (why := why_impossible(item, self.pool))}
        self.possible = [item for item in items if item not in self.impossible]

    @property
    def missing(self) -> list[CoverageItem]:
        """The possible items that no game has shown."""
        return [item for item in self.possible if item not in self.seen]

    @property
    def unexpected(self) -> list[CoverageItem]:
        """Items that a game has shown although they should be impossible."""
        return sorted(self.seen.difference(self.possible))

    @property
    def is_fine(self) -> bool:
        """Whether everything was seen, and nothing else, and no game failed."""
        return not (self.missing or self.unexpected or self.failures)


# --- Decks ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Helpers:
    """Cards that a card's text refers to: for each description, the cards of the library that fit as printed."""

    own: tuple[tuple[str, ...], ...]
    opponents: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Company:
    """What a card outside the deck needs to do anything: its other cells, and cards that bring it into play."""

    cells: tuple[str, ...]  # of one creature, this card among them; only this card if it is no cell
    bringers: tuple[str, ...]


@cache
def descriptions_of(name: str, pool: Pool = LIBRARY) -> tuple[Cards, ...]:
    """The descriptions in a card's text."""
    return tuple(tabulate([pool.find(name)])[0].descriptions)


@cache
def _outside(pool: Pool) -> dict[str, Card]:
    """The cards that do not begin in the battle zone."""
    return {name: card for name in pool.names if card_types.home_of((card := pool.find(name)).types) != zones.BATTLE}


@cache
def company_of(name: str, pool: Pool = LIBRARY) -> Company:
    """What a card needs that begins in the hyperspatial zone or in the ultra-GR zone; nothing if it does not."""
    library = _outside(pool)
    home = card_types.home_of(pool.find(name).types)
    if home == zones.GR:
        bringers = (
            other for other, card in library.items() if card.types & card_types.AURA or "GR summon" in pool.text(other)
        )
        return Company((name,), tuple(bringers))
    if home != zones.HYPERSPATIAL:
        return Company((name,), ())
    whole = whole_of(library[name])
    cells = [other for other, card in library.items() if whole and whole_of(card) == whole] or [name]
    from_there = (other for other in library if HYPERSPATIAL_ZONE in pool.text(other))
    put = [_as_put(library[cell]) for cell in cells]
    return Company(tuple(cells), tuple(other for other in from_there if _brings(other, put, pool)))


def _as_put(card: Card) -> Card:
    """The side of a card that is put: of a rule plus card, its back (314.2)."""
    return card.other_face if card.types & card_types.RULE_PLUS and card.other_face else card


def _brings(name: str, cards: Sequence[Card], pool: Pool) -> bool:
    """Whether a card's text means one of the other cards in the hyperspatial zone."""
    meant = [one for one in descriptions_of(name, pool) if zones.HYPERSPATIAL in one.zones]
    return any(fits_as_printed(one, card) for one in meant for card in cards)


@cache
def _fitting(description: Cards, pool: Pool) -> tuple[str, ...]:
    """The cards that fit a description as printed."""
    return tuple(name for name in pool.names if fits_as_printed(description, pool.find(name)))


@cache
def helpers_of(name: str, pool: Pool = LIBRARY) -> Helpers:
    """The helpers of a card, read from its descriptions; one that fits most cards needs no helpers."""
    rows, kinds = tabulate([pool.find(name)])
    own: list[tuple[str, ...]] = []
    opponents: list[tuple[str, ...]] = []
    if rows.record.starts_sealed[kinds[name]] >= 0:
        unsealing = rows.cards[kinds[name]].civilizations
        commands = (other for other in _fitting(COMMANDS, pool) if pool.find(other).civilizations & unsealing)
        own += [tuple(commands)] * 3  # each removes one seal only
    for feature in pool.find(name).features:
        if isinstance(feature, GodLink):
            own += [(god,) for god in (*feature.left, *feature.right) if god in pool.names]
    for description in rows.descriptions:
        cards = _fitting(description, pool)
        if 0 < len(cards) < len(pool.names) // 3:
            side = opponents if description.whose == owners.OPPONENTS else own
            side.append(cards)
            bringers = _bringers_of(cards, pool)
            if bringers and name not in bringers:
                side.append(bringers)
    return Helpers(tuple(own), tuple(opponents))


def _bringers_of(names: Sequence[str], pool: Pool) -> tuple[str, ...]:
    """What brings any of the cards into play, if all of them begin outside the deck."""
    bringers = [company_of(name, pool).bringers for name in names]
    return tuple(sorted({one for some in bringers for one in some})) if all(bringers) else ()


class DeckBuilder:
    """Draws decks around cards, with mana for them."""

    def __init__(self, luck: random.Random, pool: Pool = LIBRARY) -> None:
        self._luck = luck
        self._pool = pool
        self._library = {name: pool.find(name) for name in pool.names}

    def build(self, target: str, needed: Sequence[tuple[str, ...]], missing: Sequence[str]) -> Deck:
        """A deck around a card: the target, cards of each group needed, others with missing items, and cheap cards."""
        luck, wanted = self._luck, set(missing)
        bits = self._library[target].civilizations
        if luck.random() < 0.4 or not bits:
            bits |= luck.choice(list(civilizations.NAMES))
        company = company_of(target, self._pool)
        chosen = {cell: max(1, COPIES // len(company.cells)) for cell in company.cells}
        for name in luck.sample(company.bringers, min(MOST_BRINGERS, len(company.bringers))):
            chosen.setdefault(name, COPIES)
            bits |= self._library[name].civilizations
        for group in needed:
            for name in self._picked(group, bits):
                chosen.setdefault(name, luck.randint(2, COPIES))
                bits |= self._library[name].civilizations
        playable = [name for name, card in self._library.items() if not card.civilizations & ~bits]
        others = [name for name in playable if name in wanted]
        cheap = [name for name in playable if self._library[name].cost <= CHEAP]
        some = luck.sample(others, min(MOST_OTHERS, len(others)))
        for name in (*some, *luck.sample(cheap, len(cheap)), *playable, *self._pool.names):
            chosen.setdefault(name, luck.randint(2, COPIES))
        return self._deck(target, chosen)

    def _deck(self, target: str, chosen: dict[str, int]) -> Deck:
        """The first cards chosen: forty of the deck, and as many as can begin the game in other zones."""
        by_home: dict[int, dict[str, int]] = {zones.DECK: {}, zones.HYPERSPATIAL: {}, zones.GR: {}, zones.BATTLE: {}}
        needs_gr_zone = card_types.home_of(self._library[target].types) == zones.GR
        for card, copies in chosen.items():
            types = self._library[card].types
            if needs_gr_zone and more_in_deck(self._library[card]):
                continue  # no room for the target next to a larger deck
            by_home[card_types.home_of(types)][card] = 1 if types & card_types.RULE_PLUS else copies
        gr = {card: GR_COPIES for card in by_home[zones.GR]}
        starting = tuple(self._starting(target))
        # There is room for all zones but with cards that begin in the battle zone, or with a larger deck.
        hyperspatial = () if starting else tuple(_first_cards(by_home[zones.HYPERSPATIAL], HYPERSPATIAL_SIZE))
        size = DECK_SIZE + sum(more_in_deck(self._library[name]) for name, _ in hyperspatial)
        outside = (
            Section(GR_ZONE, tuple(_first_cards(gr, GR_SIZE)) if size == DECK_SIZE else ()),
            Section(HYPERSPATIAL_ZONE, hyperspatial),
            Section(BATTLE_ZONE, starting),
        )
        return Deck(f"Around {target}", tuple(_first_cards(by_home[zones.DECK], size)), Path(), outside=outside)

    def _starting(self, target: str) -> Iterator[tuple[str, int]]:
        """The cards that begin in the battle zone: the target, or Zeron's ceremony with all its nebulae (100.5)."""
        types = self._library[target].types
        if types & card_types.ZERON:
            yield from ((name, 1) for name, card in self._library.items() if card.types & card_types.ZERON)
        elif card_types.home_of(types) == zones.BATTLE:
            yield target, 1

    def _picked(self, group: Sequence[str], civilizations: int) -> list[str]:
        """Some of the cards; those of the civilizations come first."""
        shuffled = self._luck.sample(group, len(group))
        shuffled.sort(key=lambda name: bool(self._library[name].civilizations & ~civilizations))
        return shuffled[: self._luck.randint(1, MOST_HELPERS)]


def _first_cards(chosen: dict[str, int], size: int) -> Iterator[tuple[str, int]]:
    """The first cards chosen, as many as there can be."""
    left = size
    for name, copies in chosen.items():
        if left > 0:
            yield name, min(copies, left)
            left -= copies


# --- Games ---------------------------------------------------------------------------------------------------
def play_exhaustively(
    games: int,
    seed: int,
    progress: Callable[[Outcome], None] = lambda outcome: None,
    cards: Sequence[str] | None = None,
    pool: Pool = LIBRARY,
) -> Outcome:
    """Play until every possible item has been seen, at most this number of games; a seed plays the same games.

    `MOST_FAILURES` failed games end it too. `progress` is called after each matchup. Only the items of `cards` count,
    if they are given; the others help.
    """
    luck = random.Random(seed)
    builder = DeckBuilder(luck, pool)
    outcome = Outcome(seed, coverage_of_cards(pool.names if cards is None else cards, pool), pool)
    while outcome.games < games and len(outcome.failures) < MOST_FAILURES and (missing := outcome.missing):
        names = list(dict.fromkeys(item.card for item in missing))
        decks = _decks_around(builder, (luck.choice(names), luck.choice(names)), names, pool)
        _play_matchup(outcome, decks, luck.getrandbits(32), min(GAMES_OF_A_MATCHUP, games - outcome.games))
        progress(outcome)
    return outcome


def random_decks(luck: random.Random) -> tuple[Deck, Deck]:
    """Two decks around random cards of the library; `luck` draws them."""
    names = LIBRARY.names
    targets = (luck.choice(names), luck.choice(names))
    return _decks_around(DeckBuilder(luck), targets, luck.sample(names, len(names) // 4), LIBRARY)


def _decks_around(
    builder: DeckBuilder, targets: tuple[str, str], missing: Sequence[str], pool: Pool
) -> tuple[Deck, Deck]:
    helpers = [helpers_of(target, pool) for target in targets]
    first, second = (
        builder.build(target, (*own.own, *other.opponents), missing)
        for target, own, other in zip(targets, helpers, reversed(helpers), strict=True)
    )
    return first, second


def _play_matchup(outcome: Outcome, decks: tuple[Deck, Deck], seed: int, games: int) -> None:
    """Play some games of two decks, and record the items that they show."""
    matchup = prepare_matchup(*decks, PLAYERS)
    coverage = coverage_of_matchup(matchup)
    for game in range(games):
        events, error = _play(matchup, seed, game)
        outcome.games += 1
        seen = coverage.done(events) if outcome.pool.with_unreviewed else coverage.seen(events)
        outcome.seen.update(item for item in seen if item.card in outcome.items)
        if error:
            outcome.failures.append(Failure(error, decks, seed, game))


def _play(matchup: Matchup, seed: int, game: int) -> tuple[Sequence[Event], str]:
    """Play one game; its log, or what went wrong in it."""
    try:
        return Session.start(matchup, seed, game, outside=(), checked=True).events, ""
    except GameError as error:
        return (), str(error)


# --- Output --------------------------------------------------------------------------------------------------
def to_json(outcome: Outcome, folder: Path) -> dict[str, Any]:
    """Everything, ready for `json.dumps`; the decks of failed games are written into the folder."""
    return {
        "seed": outcome.seed,
        "games": outcome.games,
        "cards": len(outcome.items),
        "deeds": len(outcome.possible),
        "missing": [{"card": item.card, "deed": item.what} for item in outcome.missing],
        "impossible": [
            {"card": item.card, "deed": item.what, "reason": why} for item, why in outcome.impossible.items()
        ],
        "unexpected": [{"card": item.card, "deed": item.what} for item in outcome.unexpected],
        "failures": [{"what": failure.what, "command": failure.command(folder)} for failure in outcome.failures],
    }


def render_outcome(outcome: Outcome, folder: Path, *, plain: bool) -> RenderableType:
    """The table of missing items, and the failed games, for the terminal; `plain` uses ASCII only."""
    table = Table(box=box.ASCII if plain else box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for head in ("card", "not seen", "why"):
        table.add_column(head)
    for item in outcome.missing:
        table.add_row(Text(item.card), Text(item.what), "too few games, or a fault")
    for item, why in outcome.impossible.items():
        table.add_row(Text(item.card), Text(item.what), why)
    seen = len(outcome.possible) - len(outcome.missing)
    cards = "the card" if len(outcome.items) == 1 else f"the {len(outcome.items):,} cards"
    lines = [
        f"{outcome.games:,} checked games between random players, seed {outcome.seed}: {seen:,} of "
        f"{len(outcome.possible):,} things that {cards} can do were seen."
    ]
    lines += [f"Seen, though it should be impossible: {item.card}: {item.what}" for item in outcome.unexpected]
    for failure in outcome.failures:
        lines += [f"A game failed: {failure.what}", f"  {failure.command(folder)}"]
    return Group(*(Text(line) for line in lines), Text(""), table)
