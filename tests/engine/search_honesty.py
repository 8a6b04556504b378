"""Plays random games, and lets a player choose twice: before and after what it cannot know is exchanged.

Run interpreted, by tests/engine/test_search.py: `search_honesty.py PLAYER PAIRS_OF_DECKS QUESTIONS_OF_A_GAME DENSITY`.
PLAYER is search or lookahead. With density 1, every twentieth question that can be resumed is compared, and every
second one within an effect. Prints what was compared. Two choices are the same if every answer won the same number of
points, and every trial made the same choices.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.compiler.checked_arrays import checked
from sim.engine.entry_point import start_game
from sim.engine.hidden import remember
from sim.engine.record.codes import course, links, zones
from sim.engine.record.luck import root_key
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import CARDS, SEAT, new_records
from sim.engine.search import RECORDS, can_resume, choose_by_search, is_searched, keep, play_out, take_answer
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.tools.exhaustive import random_decks
from strategies.scripted.dispatch import NUMBERS

LONGEST = 12  # turns
TURNS_TRIED = 2  # how far a trial goes
ROLLOUTS = 2


def seen_top(g: Any, viewer: int) -> int:
    """The top card of the viewer's deck, if a static ability lets them look at it, or -1."""
    count = int(g.zone_count[viewer, zones.DECK])
    sees = g.top_is_seen[viewer] != 0 and g.turn_player == viewer and count > 0
    return int(g.zone_cards[viewer, zones.DECK, count - 1]) if sees else -1


def lies_hidden(g: Any, viewer: int, card: int) -> bool:
    """Whether a card lies where the viewer may not look: decks, face-down shields, seals, the other hand."""
    zone, owner = int(g.zone[card]), card // SEAT
    if zone == zones.DECK and card == seen_top(g, viewer):
        return False
    return (
        zone in (zones.DECK, zones.GR)
        or (zone == zones.SHIELD and g.face_up[card] == 0)
        or (zone == zones.HAND and owner != viewer and g.hand_is_open[owner] == 0)
        or (g.host[card] >= 0 and g.link_kind[card] == links.SEAL)
    )


def shown_cards(g: Any) -> set[int]:
    """The cards that an effect, or the question, may show; the whole deck if one of its cards is an option."""
    shown = {int(g.option_card[index]) for index in range(g.option_count)}
    at_hand = set()
    for frame in range(g.depth):
        at_hand |= {int(g.them[frame, index]) for index in range(g.them_count[frame])}
        at_hand |= {int(g.rest[frame, index]) for index in range(g.rest_count[frame])}
    tops = {seen_top(g, viewer) for viewer in range(2)}
    searched = {card // SEAT for card in shown - at_hand - tops if card >= 0 and g.zone[card] == zones.DECK}
    whole = {card for card in range(CARDS) if g.zone[card] == zones.DECK and card // SEAT in searched}
    return shown | at_hand | whole


def unknown_cards(state: Any, scratch: Any, viewer: int, owner: int) -> list[int]:
    """Cards of a player that the viewer could know neither now nor when the kept copy was made."""
    g, kept = state[0], state[1]
    shown = shown_cards(g)
    return [
        card
        for card in range(owner * SEAT, owner * SEAT + SEAT)
        if g.printed[card] >= 0
        and card not in shown
        and lies_hidden(g, viewer, card)
        and lies_hidden(kept, viewer, card)
        and not scratch["known"][0][viewer, card]
    ]


class Comparison:
    """The games that are played, and what has been compared."""

    def __init__(self, questions: int, density: int) -> None:
        self._questions = questions
        self._density = density
        self._luck = random.Random(7)
        self.found = dict.fromkeys(("compared", "exchanged", "differing", "within_effects", "remembered", "gr",
                                    "hyperspatial", "asks"), 0)  # fmt: skip
        self.asks: set[int] = set()

    def play(self, matchup: Matchup, seed: int) -> None:
        """Play one game with random answers, and compare at some of its questions."""
        state, scratch = new_records(RECORDS), new_scratch()
        state["turn_cap"] = LONGEST
        state["parameters"] = matchup.parameters
        _, root = root_key(seed)
        start_game(state[:1], matchup.tables, matchup.kinds, matchup.sizes, np.arange(2), root, 0)
        scratch["rollouts"], scratch["numbers"], scratch["target"] = ROLLOUTS, NUMBERS["rush"], -1
        scratch["deck_of"] = np.arange(2)
        scratch["look_ahead"], scratch["value"] = matchup.look_ahead, matchup.values
        records = checked("records", state)
        g, kept = records[0], records[1]
        s, t = checked("scratch", scratch)[0], checked("tables", matchup.tables)[0]
        state[1:2] = state[:1]
        left = self._questions  # to compare at
        while True:
            play_out(g, t, s.begun)
            if g.stopped != course.HALTED:
                return
            for viewer in range(2):
                remember(g, s, viewer)
            if can_resume(g):
                keep(g, kept, s)
            chance = self._density * (0.05 if can_resume(g) else 0.5)
            if left > 0 and is_searched(g, s) and self._luck.random() < chance:
                left -= self._compare(state, scratch, t)
            take_answer(g, kept, s, self._luck.randrange(g.option_count))

    def _compare(self, state: Any, scratch: Any, t: Any) -> int:
        """Let the player choose before and after an exchange; 0 if there was only one answer."""
        viewer = int(state[0].ask_player)
        others, notes = state.copy(), scratch.copy()
        exchanged = 0
        for owner in range(2):
            hidden = unknown_cards(state, scratch, viewer, owner)
            for of_gr in (False, True):  # its cards are nowhere else
                cards = [card for card in hidden if (int(state[0].zone[card]) == zones.GR) == of_gr]
                mixed = self._luck.sample(cards, len(cards))
                for row in range(2):
                    kinds = state[row].printed[mixed].copy()
                    exchanged += int((others[row].printed[cards] != kinds).sum())
                    others[row].printed[cards] = kinds
                    others[row].kind[cards] = kinds
        first, second = (self._choice(*one, t) for one in ((state.copy(), scratch.copy()), (others, notes)))
        if first is None:
            return 0
        self.asks.add(int(state[0].ask))
        g = state[0]
        self.found["compared"] += 1
        self.found["exchanged"] += exchanged > 0
        self.found["differing"] += first != second
        self.found["within_effects"] += not can_resume(g)
        hidden = [card for card in range(CARDS) if g.printed[card] >= 0 and lies_hidden(g, viewer, card)]
        self.found["remembered"] += bool(scratch["known"][0][viewer, hidden].any())
        self.found["gr"] += bool((g.zone == zones.GR).sum() > 1)
        self.found["hyperspatial"] += bool((g.zone == zones.HYPERSPATIAL).any())
        self.found["asks"] = len(self.asks)
        return 1

    def _choice(self, state: Any, scratch: Any, t: Any) -> Any:
        """What the player notes of the question; None if there is only one answer to try."""
        state["turn_cap"][1] = state["turn"][1] + TURNS_TRIED
        records = checked("records", state)
        g, kept, deal, trial = (records[row] for row in range(RECORDS))
        s = checked("scratch", scratch)[0]
        best = choose_by_search(g, kept, deal, trial, t, s)
        if s.tried_count == 1:
            return None
        return best, scratch["points"][0][: s.tried_count].tolist(), int(s.checksum), int(s.misfits)


def main() -> None:
    """Play the games; the first ones are of shipped decks."""
    player = sys.argv[1]
    pairs, questions, density = map(int, sys.argv[2:])
    luck = random.Random(3)
    comparison = Comparison(questions, density)
    shipped = shipped_decks()
    for pair in range(pairs):
        if pair % 3 == 0:
            decks = tuple(read_deck(shipped[(pair // 3 + at) % len(shipped)], known_names()) for at in (0, 3))
        else:
            decks = random_decks(luck)
        comparison.play(prepare_matchup(*decks, (f"{player}/rush", f"{player}/control")), pair)
    print(json.dumps(comparison.found))


if __name__ == "__main__":
    main()
