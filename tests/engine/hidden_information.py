"""Plays games and asks each scripted player twice: before and after what it cannot see is reshuffled.

Run interpreted, by tests/engine/test_hidden_information.py; prints the number of choices and of changed answers.
"""

import json
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from decks.reading import Deck, Section, read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.compiler.checked_arrays import opened
from sim.engine.entry_point import play_on, start_game
from sim.engine.record.codes import course, faults, links, zones
from sim.engine.record.luck import root_key
from sim.engine.record.state import SEAT, new_records
from sim.games.matchups.matchup import prepare_matchup, prepare_sides
from strategies.scripted.dispatch import choose

# No shipped deck turns shields face up.
SPIES = Deck(
    "Spies",
    (("Aqua Master", 10), ("Ularus, Punishment Elemental", 10), ("Aqua Hulcus", 10), ("Holy Awe", 5), ("Torcon", 5)),
    Path(),
)
# No shipped deck has an ultra-GR zone; half of this one wants the top card of it.
SUMMONERS = Deck(
    "Summoners",
    (
        ("*/ Nyamibaun, Nigen /*", 10),
        ("Buchacati, Yuuki", 10),
        ("Dejilmukade, Mushura", 10),
        ("Zaha Elha, Kyokugenku", 10),
    ),
    Path(),
    outside=(
        Section(
            "GR zone",
            (
                ("Poktamatama", 2),
                ("Tutanmekhanen", 2),
                ("Balbalbalchu", 2),
                ("Rockyrock", 2),
                ("The Joragon Gunmaster", 2),
                ("Galaxy Savarktis", 2),
            ),
        ),
    ),
)
# No shipped deck sees its top card.
LOOKERS = Deck(
    "Lookers",
    (("Orochiryusei, Electrofused Blade Dragon", 16), ("Faerie Life", 12), ("Aqua Guard", 6), ("Cocco Lupia", 6)),
    Path(),
)
LONGEST = 30  # turns
# Asks about everything that a playbook can ask about; the second pair of games is played by it.
PLAYBOOK = """
base: rush
charge
    cards of a missing civilization, spare copies
    rather not removal
    keep spells that would do nothing
    never the last card that could be played
use
    fill the mana
    blockers, removal when in danger
    rather creatures with power 3000 or less when they have a blocker
    rather spells when their hand at most 2 and deck at least 5
attack
    players when lethal
    rather creatures at blockers unless they have 2 or more creatures in their graveyard
    hold creatures that cost 3 or less at players when in danger
block
    creatures against creatures that have "double breaker"
    rather not blockers when shields at least 3
choose
    destroy blockers
    rather not discard spells when you have 2 or more cards in your mana zone
    take creatures
declare
    never everything when turn at least 12 and their mana at most 4
"""


def seen_tops(g, viewer: int) -> set[int]:
    """The top card of the viewer's deck, if a static ability lets them look at it."""
    count = int(g.zone_count[viewer, zones.DECK])
    sees = g.top_is_seen[viewer] != 0 and g.turn_player == viewer and count > 0
    return {int(g.zone_cards[viewer, zones.DECK, count - 1])} if sees else set()


def hidden_cards(g, viewer: int, owner: int) -> list[int]:
    """Cards of `owner` that `viewer` may not see: decks, ultra-GR zones, face-down shields, seals, the other hand."""
    shown = {int(card) for card in g.option_card[: g.option_count]}
    for frame in range(g.depth):
        shown |= {int(card) for card in g.them[frame, : g.them_count[frame]]}
        shown |= {int(card) for card in g.rest[frame, : g.rest_count[frame]]}
    shown -= seen_tops(g, viewer)
    looking = any(card >= 0 and g.zone[card] == zones.DECK for card in shown)
    cards = []
    for card in range(owner * SEAT, owner * SEAT + SEAT):
        zone = g.zone[card]
        if g.printed[card] < 0 or (looking and zone == zones.DECK) or card in seen_tops(g, viewer):
            continue
        if (
            zone in (zones.DECK, zones.GR)
            or (zone == zones.SHIELD and g.face_up[card] == 0)
            or (zone == zones.HAND and owner != viewer and g.hand_is_open[owner] == 0)
            or (g.host[card] >= 0 and g.link_kind[card] == links.SEAL)
        ):
            cards.append(card)
    return cards


def main() -> None:
    """Count choices, those that changed, and those made while a shield lay face up or the top of a deck was seen."""
    generator = np.random.default_rng(1)
    names = known_names()
    choices = changed = beside_face_up = beside_gr = beside_top = 0
    for own in (*(read_deck(deck, names) for deck in shipped_decks()), SPIES, SUMMONERS, LOOKERS):
        scripts = prepare_matchup(own, own, ("rush", "control"))
        _, root = root_key(9)
        sides = tuple(replace(side, player="a.play", playbook=PLAYBOOK) for side in scripts.sides)
        for pair, matchup in enumerate((scripts, prepare_sides(sides))):
            tables = opened(matchup.tables)
            state = new_records()
            state["turn_cap"] = LONGEST
            state["parameters"] = matchup.parameters
            seats = np.array([0, 1])
            start_game(state, matchup.tables, matchup.kinds, matchup.sizes, seats, root, pair)
            kept, next_turn = state.copy(), 1
            while state["stopped"][0] not in (course.OVER, course.ERRED):
                play_on(state, matchup.tables, next_turn)
                g = state[0]
                if g.stopped != course.HALTED:
                    kept, next_turn = state.copy(), 1
                    continue
                viewer = int(g.ask_player)
                asked = state.copy()
                asked["policy"] = matchup.policies
                answer = int(choose(opened(asked), tables))
                other = state.copy()
                other["policy"] = asked["policy"]
                h = other[0]
                for owner in range(2):
                    hidden = hidden_cards(h, viewer, owner)
                    for of_gr in (False, True):  # the order of the ultra-GR zone; its cards are nowhere else
                        cards = [card for card in hidden if (h.zone[card] == zones.GR) == of_gr]
                        mixed = generator.permutation(cards).astype(int)
                        h.printed[cards], h.kind[cards] = h.printed[mixed].copy(), h.printed[mixed].copy()
                choices += 1
                beside_face_up += int(g.face_up.any())
                beside_gr += int(g.zone_count[0, zones.GR] > 1)
                beside_top += len(seen_tops(g, viewer))
                changed += int(choose(opened(other), tables)) != answer
                count = int(kept["answer_count"][0])
                kept["answers"][0, count] = answer
                kept["answer_count"] = count + 1
                state = kept.copy()
                kept["answer_count"] = count + 1
            assert state["stopped"][0] == course.OVER, faults.NAMES[int(state["error"][0])]
    beside = {"beside_face_up": beside_face_up, "beside_gr": beside_gr, "beside_top": beside_top}
    print(json.dumps({"choices": choices, "changed": changed, **beside}))


if __name__ == "__main__":
    main()
