"""Lists and their opponents under names that tell them apart, in a result and everywhere that it is shown."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from decks.reading import Deck, distinct_names
from sim.games.matchups.matchup import Side

Naming = Callable[[Sequence[int], Sequence[str]], Sequence[str]]


def with_distinct_labels(
    lists: Sequence[Side], opponents: Sequence[Side], decks: Sequence[Deck], field: Sequence[Deck], roles: Sequence[str]
) -> tuple[list[Side], list[Side]]:
    """The sides of lists and of their opponents, with the names of their `decks` and `field`, told apart.

    `roles` are what a list is where its file does not tell it apart.
    """

    def distinct(places: Sequence[int], roles: Sequence[str]) -> Sequence[str]:
        return distinct_names([*decks, *(field[at] for at in places)], roles)

    own, others = distinct_labels(lists, opponents, roles, distinct)
    return (
        [replace(side, name=name) for side, name in zip(lists, own, strict=True)],
        [replace(side, name=name) for side, name in zip(opponents, others, strict=True)],
    )


def distinct_labels(
    lists: Sequence[Side], opponents: Sequence[Side], roles: Sequence[str], distinct: Naming
) -> tuple[list[str], list[str]]:
    """The names of the lists, and of the opponents: one that is one of the lists has its name.

    `distinct` names all lists and the other opponents, of which it is given the places; it is given roles of all.
    """
    known = {(side.name, side.hash): at for at, side in reversed(list(enumerate(lists)))}
    strangers = [at for at, side in enumerate(opponents) if (side.name, side.hash) not in known]
    names = list(distinct(strangers, [*roles, *(f"opponent {at + 1}" for at in strangers)]))
    of_strangers = dict(zip(strangers, names[len(lists) :], strict=True))
    return names[: len(lists)], [
        of_strangers[at] if at in of_strangers else names[known[side.name, side.hash]]
        for at, side in enumerate(opponents)
    ]
