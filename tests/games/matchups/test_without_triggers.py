"""A deck without the shield trigger of a card plays the same games until that trigger would be broken."""

from dataclasses import replace

import numpy as np
import pytest

from decks.reading import read_deck
from sim.cards.library import find_card, known_names
from sim.engine.record.codes import card_marks, placing
from sim.games.matchups.matchup import Side, prepare_sides, seated, side_of
from sim.games.playing.batch import Games, play_match

GAMES = 1_000


def sides(deck: str, opponent: str, players: tuple[str, str]) -> tuple[Side, Side]:
    decks = (read_deck(source, known_names()) for source in (deck, opponent))
    return seated(*(side_of(deck, player) for deck, player in zip(decks, players, strict=True)))


def slots_of(side: Side, *cards: str) -> int:
    return sum(1 << slot for slot, name in enumerate(side.slots) if name in cards)


def play(both: tuple[Side, Side], *without: str) -> Games:
    side_a, side_b = both
    return play_match(prepare_sides((replace(side_a, without_triggers=without), side_b)), GAMES, seed=11)


@pytest.mark.parametrize("players", [("rush", "control"), ("control", "rush")])
@pytest.mark.parametrize(
    ("deck", "opponent"),
    [
        ("murky-riptide", "liquid-beast"),
        ("liquid-beast", "liquid-beast"),
        ("removal-bombazar", "fn-rush"),
        ("dokindam-redzone", "mono-red-rush"),
    ],
)
def test_games_in_which_the_trigger_was_not_broken_are_the_same(
    deck: str, opponent: str, players: tuple[str, str]
) -> None:
    both = sides(deck, opponent, players)
    base = play(both)
    triggers = sorted({name for name in both[0].slots if find_card(name).has_shield_trigger})
    for removed in [(name,) for name in triggers] + [tuple(triggers)]:
        games = play(both, *removed)
        slots = slots_of(both[0], *removed)
        unbroken = base.marked(0, card_marks.TRIGGER_BROKEN, slots) == 0
        assert unbroken.any()
        assert (games.digests[unbroken] == base.digests[unbroken]).all(), removed
        assert (games.rows[unbroken] == base.rows[unbroken]).all(), removed
        # If the card is used later instead, the choices are rarely the same.
        used = base.marked(0, card_marks.TRIGGER_USED, slots) > 0
        assert used.any()
        assert (games.digests[used] != base.digests[used]).mean() > 0.95, removed
        for what in (card_marks.TRIGGER_BROKEN, card_marks.TRIGGER_DECLARED, card_marks.TRIGGER_USED):
            assert (games.marked(0, what, slots) == 0).all()


def test_the_other_deck_keeps_its_trigger() -> None:
    both = sides("liquid-beast", "liquid-beast", ("rush", "rush"))
    games = play(both, "Spiral Gate")
    spiral_gates = slots_of(both[1], "Spiral Gate")
    assert spiral_gates.bit_count() == 4
    assert games.marked(1, card_marks.TRIGGER_USED, spiral_gates).sum() > 0
    names = [games.matchup.cards[kind].name for kind in np.unique(games.matchup.kinds[0, :40])]
    assert "Spiral Gate (no shield trigger)" in names
    assert "Spiral Gate" not in names


def test_the_json_of_a_side_is_complete() -> None:
    side, _ = sides("liquid-beast", "liquid-beast", ("rush", "rush"))
    side = replace(side, fixed=(3, placing.PLACED_AT_BOTTOM), without_triggers=("Spiral Gate",))
    assert Side.from_json(side.to_json()) == side


def test_a_card_without_a_trigger_cannot_be_played_without_it() -> None:
    side, other = sides("liquid-beast", "liquid-beast", ("rush", "rush"))
    with pytest.raises(ValueError, match="Corile has no shield trigger"):
        prepare_sides((replace(side, without_triggers=("Corile",)), other))
