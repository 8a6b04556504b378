"""What the rules say of every card now, for the scenario kit."""

from typing import Any, Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts import characteristics, descriptions, evolution, identity, mana, permissions
from sim.engine.facts.view import may_see
from sim.engine.record.codes import acts, choices, lasting, state_checks, zones
from sim.engine.record.codes.sets import WORDS, set_of
from sim.engine.record.indices import NO_CARD, NO_KIND, Card, Kind
from sim.engine.record.state import SEAT, Game, card_of, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.attackers import (
    can_block,
    has_target,
    is_drawn,
    is_held_back,
    may_attack_creature,
    may_attack_player,
)
from sim.engine.rules.checks import settle_types
from sim.engine.rules.gears import can_cross, is_gear, mana_for_crossing
from sim.engine.rules.lasting import is_lasting
from sim.engine.rules.using import castable, least_cost, note_used

# Columns of a survey: what the rules say of a card now.
SEEN_BY: Final = 22  # and the next column: by each player
MORE_KEYWORDS: Final = 24  # and the next columns: of the words after the first
FACTS: Final = MORE_KEYWORDS + WORDS - 1
(
    POWER, KEYWORDS, IS_SICK, IS_IGNORED, HAS_BASE, IS_CHOOSABLE, HAS_TARGET, IS_HELD_BACK, CAN_ATTACK_PLAYER,
    IS_DRAWN, IS_EXPOSED, CIVILIZATIONS, CAN_BLOCK, CAN_BE_ATTACKED,
    COST, CAN_PAY, CASTABLE, FORBIDDEN,  # of the card, or its half that is put into the battle zone, or of crossing it
    HALF_COST, HALF_CAN_PAY, HALF_CASTABLE, HALF_FORBIDDEN,  # of the card, or its half that is cast
) = range(SEEN_BY)  # fmt: skip


def keywords_found(facts: Any) -> int:
    """The keywords in the facts about one card, as a set."""
    return set_of([facts[KEYWORDS], *facts[MORE_KEYWORDS:]])


@rule
def survey_use(g: Game, t: Tables, card: Card, kind: Kind, found: Any, first: int) -> None:
    """Write what the rules say of using the card, or its half of this kind, into four columns from `first` on."""
    player = owner(card)
    before, changes = g.used_from, g.used_changes
    note_used(g, t, card)
    cost = least_cost(g, t, player, kind, t.cost[kind], 0)
    g.used_from, g.used_changes = before, changes
    found[card, first] = cost
    found[card, first + 1] = 1 if mana.affords(g, t, player, card, kind, cost) else 0
    found[card, first + 2] = 1 if castable(g, t, player, card, kind) else 0
    found[card, first + 3] = 0
    left = t.acts[kind] | acts.PUT | acts.SHIELD_TRIGGER | acts.LEAVE_GRAVEYARD
    left |= acts.LEAVE_MANA | acts.LEAVE_SHIELDS
    left |= permissions.acts_from(t, g.zone[card], kind)
    while left != 0:
        act = left & -left
        left &= ~act
        if permissions.prohibited(g, t, player, act, kind):
            found[card, first + 3] += act


@cold
def survey_crossing(g: Game, t: Tables, gear: Card, found: Any) -> None:
    """Write what it takes to cross a gear, which is not using it (303.3b), as its cost."""
    mana.survey_mana(g, t, owner(gear))
    found[gear, COST] = mana_for_crossing(g, t, gear)
    found[gear, CAN_PAY] = 1 if can_cross(g, t, owner(gear), gear) else 0


@rule
def can_be_attacked_now(g: Game, t: Tables, card: Card) -> bool:
    """Whether the creature whose target is being chosen may attack this one; it is tapped by now."""
    if g.ask != choices.ASK_TARGET or g.ask_card < 0:
        return False
    return may_attack_creature(
        g, t, g.ask_card, characteristics.keywords_to_attack(g, t, g.ask_card), held=False, target=card
    )


@cold
def survey(g: Game, t: Tables, found: Any) -> None:
    """Update the list of static abilities, and write what the rules say of each card into `found`.

    The scenario writes the record itself, and explains in Python why something cannot be done. It needs nothing else
    from the compiled rules.
    """
    characteristics.rebuild_statics(g, t)
    if (g.state_checks & state_checks.TYPE_VARIES) != 0:
        settle_types(g, t)
    source = permissions.kind_of_effect(g, t, g.depth - 1) if g.depth > 0 else NO_KIND
    by = g.frame_card[g.depth - 1] if g.depth > 0 else NO_CARD
    for player in range(2):
        for slot in range(SEAT):
            card = card_of(player, slot)
            kind = g.kind[card]
            if kind < 0:
                continue
            bits = characteristics.keywords_of(g, t, card)
            found[card, POWER] = characteristics.power(g, t, card)
            found[card, KEYWORDS] = bits
            for word in range(1, WORDS):
                found[card, MORE_KEYWORDS + word - 1] = characteristics.keywords_in(g, t, card, word)
            found[card, IS_SICK] = 1 if characteristics.is_sick(g, t, card) else 0
            found[card, IS_IGNORED] = 1 if identity.ignored(g, t, card) else 0
            found[card, HAS_BASE] = 1 if evolution.has_base(g, t, card) else 0
            found[card, CIVILIZATIONS] = descriptions.civilizations(g, t, card)
            used = identity.element_kind(t, kind)
            survey_use(g, t, card, used, found, COST)
            if g.zone[card] == zones.BATTLE and is_gear(g, t, card):
                survey_crossing(g, t, card, found)
            used = identity.resolving_kind(t, kind)
            survey_use(g, t, card, used, found, HALF_COST)
            found[card, IS_CHOOSABLE] = 1 if permissions.choosable(g, t, card, source, by, g.ask_player) else 0
            to_attack = characteristics.keywords_to_attack(g, t, card)
            held = is_held_back(g, t, card, to_attack)
            found[card, HAS_TARGET] = 1 if has_target(g, t, player, card, to_attack, held) else 0
            found[card, IS_HELD_BACK] = 1 if held else 0
            found[card, CAN_ATTACK_PLAYER] = 1 if may_attack_player(g, t, player, card, to_attack, held) else 0
            found[card, IS_DRAWN] = 1 if is_drawn(g, t, player, card, to_attack, held) else 0
            found[card, CAN_BLOCK] = 1 if can_block(g, t, card) else 0
            found[card, CAN_BE_ATTACKED] = 1 if can_be_attacked_now(g, t, card) else 0
            found[card, IS_EXPOSED] = 1 if is_lasting(g, lasting.EXPOSED, g.object[card]) else 0
            for viewer in range(2):
                found[card, SEEN_BY + viewer] = 1 if may_see(g, viewer, card) else 0
