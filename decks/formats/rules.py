"""Holding decks to a format: sizes, copies, zones, restricted cards, combinations and the pool."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from decks.checking import DeckError, DeckLine, Problem
from decks.formats.files import FORMAT
from decks.formats.finding import as_format
from decks.formats.format import DeckFormat, Format, Limit, Pool, RestrictedCard
from decks.formats.releases import earliest, is_promotional, latest, promotional
from decks.matching import match_key
from decks.names import CardNames
from decks.outside import BATTLE_ZONE, GR_ZONE, HYPERSPATIAL_ZONE, MAIN, OUTSIDE
from decks.shown_names import called
from decks.visible_text import shown
from sim.language import comma, first_few, gettext, ngettext

# Of a section outside the deck: the fewest cards, the most, and the most of a name (100.3a, 100.4a). It may be empty.
_OUTSIDE = {HYPERSPATIAL_ZONE: (1, 8, 4), GR_ZONE: (12, 12, 2)}
MOST_CARDS = 63  # of a player: the record of a game has a bit for each
_MOST_LINES_NAMED = 10
_MOST_SETS_NAMED = 4


def deck_problems(lines: Mapping[str, Sequence[DeckLine]], format: DeckFormat, names: CardNames) -> list[Problem]:
    """Return how a list breaks its format; `lines` are those of each section that is played, the main deck too.

    Raises DeckError for a format of a user that names an unknown card.
    """
    rules = as_format(format)
    problems = _main_problems(lines.get(MAIN, ()), rules, more_in_deck(lines, names), names)
    problems += _outside_problems(lines, rules, names)
    return problems + restriction_problems([line for of_one in lines.values() for line in of_one], rules, names)


def more_in_deck(lines: Mapping[str, Sequence[DeckLine]], names: CardNames) -> int:
    """How many cards more a deck must have because of its rule plus cards (314.3a); `lines` are those of each section.

    Rule plus cards are in the hyperspatial zone.
    """
    return sum((line.count or 0) * names.more_in_deck(line.card) for line in lines.get(HYPERSPATIAL_ZONE, ()))


# --- Sizes, copies and zones ------------------------------------------------------------------------------------------
def _main_problems(lines: Sequence[DeckLine], format: Format, more: int, names: CardNames) -> list[Problem]:
    """Too many copies of a card, too many or too few cards, `more` besides those that the format says."""
    if not lines:
        return [
            Problem(None, gettext("there are no cards in it. Write one line for each card, such as 4 Aqua Hulcus."))
        ]
    return _too_many_copies(lines, format.copies, format.a_deck, names) + _wrong_size(lines, format, more)


def _outside_problems(lines: Mapping[str, Sequence[DeckLine]], format: Format, names: CardNames) -> list[Problem]:
    """How the cards outside a deck break its format."""
    problems = []
    for section in format.without:
        if size := _size(lines.get(section, ())):
            there = ngettext(
                "{format} is played without cards in the {zone}. Take out the card there.",
                "{format} is played without cards in the {zone}. Take out the {count} cards there.",
                size,
                format=gettext(format.title),
                zone=gettext(section),
            )
            problems.append(Problem(lines[section][0].line, there))
    for section, (least, most, copies) in () if format.is_open else _OUTSIDE.items():
        size = _size(lines.get(section, ()))
        if size and not least <= size <= most:
            allowed = (
                gettext("exactly {count}", count=most) if least == most else gettext("at most {count}", count=most)
            )
            words = gettext(
                "{size} cards in the {zone}: it has {allowed}.", size=size, zone=gettext(section), allowed=allowed
            )
            problems.append(Problem(None, words))
        problems += _too_many_copies(
            lines.get(section, ()), copies, gettext("the {zone}", zone=gettext(section)), names
        )
    starting: Counter[str] = Counter()
    for line in lines.get(BATTLE_ZONE, ()):
        starting[line.card] += line.count or 0
    if problem := names.problem_of_set(starting):
        problems.append(Problem(None, gettext("{name}: {values}", name=gettext(BATTLE_ZONE), values=problem)))
    everything = sum(map(_size, lines.values())) + sum(names.parts_beside(name) for name in starting)
    if everything > MOST_CARDS and any(lines.get(section) for section in OUTSIDE.values()):
        words = gettext(
            "{count} cards with those outside the deck: duelsim plays up to {most}.", count=everything, most=MOST_CARDS
        )
        problems.append(Problem(None, words))
    return problems


def _size(lines: Sequence[DeckLine]) -> int:
    return sum(line.count or 0 for line in lines)


def _too_many_copies(lines: Sequence[DeckLine], most: int | None, deck: str, names: CardNames) -> list[Problem]:
    if most is None:
        return []
    lines_of: defaultdict[str, list[DeckLine]] = defaultdict(list)
    for line in lines:
        lines_of[line.card].append(line)
    problems = []
    for card, same in lines_of.items():
        copies = _size(same)
        if copies > most and not names.any_number(card):
            message = gettext(
                '{copies} copies of "{card}"{where}: {deck} has at most {most} of a name.',
                copies=copies,
                card=shown(called(card)),
                where=_where(same),
                deck=deck,
                most=most,
            )
            problems.append(Problem(same[-1].line, message))
    return problems


def _where(same: Sequence[DeckLine]) -> str:
    """The lines of a card, if there are several."""
    numbers = first_few([str(line.line) for line in same], _MOST_LINES_NAMED)
    return gettext(" (lines {numbers})", numbers=numbers) if len(same) > 1 else ""


def _wrong_size(lines: Sequence[DeckLine], format: Format, more: int) -> list[Problem]:
    fewest, most = format.fewest + more, format.most + more
    size = _size(lines)
    if size > most:
        change = gettext("Take out {count}.", count=size - most)
    elif size < fewest and all(line.count is not None for line in lines):
        change = gettext("Add {count}.", count=fewest - size)
    else:  # a line with an unreadable count may hold the missing cards
        return []
    if fewest == most:
        allowed = gettext("exactly {count}", count=most)
    else:
        allowed = gettext("{fewest} to {most}", fewest=fewest, most=most)
    deck = format.a_deck + (gettext(" with rule plus cards for {count} more", count=more) if more else "")
    words = ngettext(
        "{count} card: {deck} has {allowed}. {change}",
        "{count} cards: {deck} has {allowed}. {change}",
        size,
        deck=deck,
        allowed=allowed,
        change=change,
    )
    return [Problem(None, words)]


# --- Restricted cards -------------------------------------------------------------------------------------------------
def restriction_problems(lines: Sequence[DeckLine], format: DeckFormat, names: CardNames) -> list[Problem]:
    """Return which cards of a list its format forbids, together or in this number.

    Raises DeckError for a format of a user that names an unknown card.
    """
    rules = as_format(format)
    if not rules.restricts:
        return []
    found = _Named.of(lines, rules, names)
    problems = [_limit_problem(limit, same, rules) for limit in rules.limits if (same := found.lines(limit.card))]
    for group in rules.in_all:
        several = sorted(
            (found.lines(card) for card in group.cards if found.lines(card)), key=lambda same: same[-1].line
        )
        if sum(map(_size, several)) > group.most:
            cards = comma().join(f"{_size(same)} {shown(called(same[0].card))}" for same in several)
            words = ngettext(
                "{cards}: {format} allows one card of these in all.",
                "{cards}: {format} allows {count} cards of these in all.",
                group.most,
                cards=cards,
                format=gettext(rules.title),
            )
            problems.append(Problem(several[-1][-1].line, words))
    for pair in rules.apart:
        first, second = found.lines(pair.first), found.lines(pair.second)
        if first and second:
            values = {"one": shown(called(first[0].card)), "other": shown(called(second[0].card))}
            if pair.since:
                words = gettext(
                    "{one} and {other} may not be in one deck since {day} (Premium Hall of Fame Combo).",
                    **values,
                    day=pair.since,
                )
            else:
                words = gettext(
                    "{one} and {other} may not be in one deck in {format}.", **values, format=gettext(rules.title)
                )
            problems.append(Problem(max(first[-1].line, second[-1].line), words))
    return [problem for problem in problems if problem is not None] + list(_pool_problems(lines, rules, names))


def _limit_problem(limit: Limit, same: Sequence[DeckLine], format: Format) -> Problem | None:
    copies, name, title = _size(same), shown(called(same[0].card)), gettext(format.title)
    if copies <= limit.most:
        return None
    if limit.since is None and limit.most == 0:
        message = gettext("{card} is banned in {format}.", card=name, format=title)
    elif limit.since is None:
        values = {"copies": copies, "card": name, "format": title, "most": limit.most}
        message = gettext("{copies} {card}, but {format} allows {most}.", **values)
    elif limit.most == 0:
        message = gettext("{card} is banned since {day} (Premium Hall of Fame).", card=name, day=limit.since)
    else:
        message = gettext(
            "{copies} {card}, but it has been in the Hall of Fame since {day}: one copy.",
            copies=copies,
            card=name,
            day=limit.since,
        )
    return Problem(same[-1].line, message)


@dataclass(frozen=True)
class _Named:
    """The lines of a list that name cards of a format, by card."""

    by_card: Mapping[RestrictedCard, Sequence[DeckLine]]

    def lines(self, card: RestrictedCard) -> Sequence[DeckLine]:
        """The lines with this card, at least one copy."""
        return self.by_card.get(card, ())

    @staticmethod
    def of(lines: Sequence[DeckLine], format: Format, names: CardNames) -> "_Named":
        """Look up the cards of a format. Raises DeckError for one of a user that is unknown, or named twice."""
        cards = list(dict.fromkeys(format.cards))
        check_format(format, names)
        of_key: dict[str, list[RestrictedCard]] = {}
        for card in cards:
            for key in _keys(card, names):
                of_key.setdefault(key, []).append(card)
        found: dict[RestrictedCard, list[DeckLine]] = {}
        for line in lines:
            if line.count != 0:
                for card in dict.fromkeys(card for key in _keys_of_line(line, names) for card in of_key.get(key, ())):
                    found.setdefault(card, []).append(line)
        return _Named(found)


@cache
def _own_keys(card: RestrictedCard) -> tuple[str, ...]:
    return tuple(match_key(name) for name in card.names)


def _keys(card: RestrictedCard, names: CardNames) -> set[str]:
    """The keys of a card that a format names, and of the card that is played under one of its names."""
    keys = _own_keys(card)
    return {*keys, *(match_key(known) for key in keys if (known := names.known.get(key)) is not None)}


def _keys_of_line(line: DeckLine, names: CardNames) -> set[str]:
    """The keys of the card on a line; also of a real card that cannot be played."""
    key = match_key(line.card)
    if key in names.known:
        return {key}
    unplayable = names.unplayable_card(line.card)
    others = () if unplayable is None else (unplayable.name, unplayable.japanese_name)
    return {key, *map(match_key, filter(None, others))}


def check_format(format: Format, names: CardNames) -> None:
    """Raise DeckError if the file of a format names an unknown card, or restricts one twice."""
    if format.path is None:
        return
    problems = [
        Problem(card.line, gettext('duelsim knows no card "{card}".', card=shown(card.name)))
        for card in format.cards
        if card.line is not None and not any(_is_known(name, names) for name in card.names)
    ]
    seen: set[str] = set()
    for limit in format.limits:
        if limit.card.line is None or any(problem.line == limit.card.line for problem in problems):
            continue
        name = next(name for name in limit.card.names if _is_known(name, names))
        known = names.known.get(match_key(name), name)
        if match_key(known) in seen:
            problems.append(
                Problem(limit.card.line, gettext("{card} is in the file already. Delete one of the lines.", card=known))
            )
        seen.add(match_key(known))
    if problems:
        raise DeckError(str(format.path), sorted(problems, key=lambda problem: problem.line or 0), FORMAT)


def _is_known(name: str, names: CardNames) -> bool:
    return match_key(name) in names.known or names.unplayable_card(name) is not None


# --- What a search may do -------------------------------------------------------------------------------------------
def allowed_copies(most: Mapping[str, int], format: Format, names: CardNames) -> dict[str, int]:
    """How many copies of each known card a format allows, at most the numbers of `most`."""
    lines = [DeckLine(0, 1, card) for card in most]
    found = _Named.of(lines, format, names)
    allowed = dict(most)
    for limit in format.limits:
        for line in found.lines(limit.card):
            allowed[line.card] = min(allowed[line.card], limit.most)
    return {card: 0 if _not_in_pool(printings(card, names), format) else copies for card, copies in allowed.items()}


def allows_together(cards: Iterable[str], format: Format, names: CardNames) -> Callable[[Mapping[str, int]], bool]:
    """A test whether a list of these known cards, by name and number, keeps to what a format says of several cards."""
    found = _Named.of([DeckLine(0, 1, card) for card in cards], format, names)

    def called(card: RestrictedCard) -> list[str]:
        return [line.card for line in found.lines(card)]

    groups = [(group.most, [name for card in group.cards for name in called(card)]) for group in format.in_all]
    pairs = [(called(pair.first), called(pair.second)) for pair in format.apart]

    def test(copies: Mapping[str, int]) -> bool:
        within = all(sum(copies.get(name, 0) for name in group) <= most for most, group in groups)
        return within and not any(
            any(copies.get(name, 0) for name in first) and any(copies.get(name, 0) for name in second)
            for first, second in pairs
        )

    return test


# --- The pool ---------------------------------------------------------------------------------------------------------
def _pool_problems(lines: Sequence[DeckLine], format: Format, names: CardNames) -> Iterator[Problem]:
    """The cards that are surely not in the pool, or surely not printed yet."""
    for line in {line.card: line for line in lines}.values():
        printed_in = printings(line.card, names)
        if printed_in and (why := _not_in_pool(printed_in, format)):
            values = {"card": shown(called(line.card)), "why": why, "sets": first_few(printed_in, _MOST_SETS_NAMED)}
            yield Problem(line.line, gettext("{card} {why}: duelsim knows it from {sets}.", **values))


def printings(card: str, names: CardNames) -> tuple[str, ...]:
    """All printings of a card that are known; none if nothing is known of it."""
    sets = names.printed_in(card)
    if not sets and match_key(card) not in names.known and (unplayable := names.unplayable_card(card)) is not None:
        sets = tuple(code.upper() for code in unplayable.sets)
    return (*sets, *promotional(card)) if sets else ()


def _not_in_pool(printed_in: Sequence[str], format: Format) -> str:
    """Why a card with these printings surely may not be played, as text; "" if it may, or if nobody knows."""
    if format.pool is not None and not any(_may_be_in(code, format.pool) for code in printed_in):
        return gettext("is not in the pool of {format}", format=gettext(format.title))
    first = [earliest(code) for code in printed_in]
    if format.day is not None and all(day is not None and day > format.day for day in first):
        return gettext("was not there yet on {day}", day=format.day)
    return ""


def _is_in(code: str, pool: Pool) -> bool:
    """Whether a printing is surely in a pool."""
    last = latest(code) if pool.until is not None and is_promotional(code) else None
    return code in pool.sets or (last is not None and pool.until is not None and last <= pool.until)


def _may_be_in(code: str, pool: Pool) -> bool:
    """Whether a printing may be in a pool."""
    if pool.until is not None and is_promotional(code):
        first = earliest(code)
        return first is None or first <= pool.until
    return code in pool.sets or code in pool.partly


def not_checked(cards: Iterable[str], format: DeckFormat, names: CardNames) -> list[str]:
    """Those of the cards of which nobody knows whether they were in the pool, or printed."""
    rules = as_format(format)
    return [card for card in dict.fromkeys(cards) if not _is_sure(printings(card, names), rules)]


def _is_sure(printed_in: Sequence[str], format: Format) -> bool:
    """Whether it is known that a card with these printings may be played, or may not."""
    if printed_in and _not_in_pool(printed_in, format):
        return True
    in_pool = format.pool is None or any(_is_in(code, format.pool) for code in printed_in)
    return in_pool and (
        format.day is None or any((day := latest(code)) is not None and day <= format.day for code in printed_in)
    )
