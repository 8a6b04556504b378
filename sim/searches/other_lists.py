"""One matchup in which deck A is any list of certain cards: the tables have all of them, and only the deck changes."""

from collections.abc import Sequence

from sim.cards.words import Card
from sim.games.matchups.matchup import Matchup, Side, prepare_with_rows
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions


class OtherLists:
    """A matchup whose first deck can be any list of as many cards, of its own and of a pool."""

    def __init__(self, side: Side, opponent: Side, pool: Sequence[Card], rules: RuleOptions = DEFAULT_RULES) -> None:
        """Prepare the matchup.

        Raises sim.cards.words.DefinitionError if all the cards together are too many for the tables.
        """
        own = set(side.slots)
        beside = [card for card in pool if card.name not in own]
        self.matchup = prepare_with_rows((side, opponent), rules, beside)[0]
        cards = list(enumerate(self.matchup.cards))
        self._kinds = {card.name: kind for kind, card in reversed(cards)}

    def played_by(self, names: tuple[str, ...]) -> Matchup:
        """The matchup with these cards in the slots of deck A, as many as the deck has."""
        kinds = self.matchup.kinds.copy()
        kinds[0, : len(names)] = [self._kinds[name] for name in names]
        return self.matchup.changed(kinds=kinds)


def matchups_with(
    side: Side, opponents: Sequence[Side], pool: Sequence[Card], rules: RuleOptions = DEFAULT_RULES
) -> list[OtherLists]:
    """The matchups of the deck with each opponent. Raises what `OtherLists` raises."""
    # The slots of the deck stay as they are, so that a list has the same luck against every opponent.
    return [OtherLists(side, other.aligned_to(side), pool, rules) for other in opponents]
