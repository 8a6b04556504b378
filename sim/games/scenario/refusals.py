"""Why the rules do not allow a choice, in words: the messages of the scenario kit.

The compiled rules say once what is true of every card (`survey`); the rest reads the record and decides nothing. A new
rule that forbids something gets its words here.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from sim.cards.words import Card, Combines, PartialBlocker, StrikeBack, Trigger
from sim.engine.record.codes import programs
from sim.engine.record.codes.abilities import (
    ACT_ATTACK,
    ACT_BLOCK,
    ACT_CAST,
    ACT_LEAVE_GRAVEYARD,
    ACT_PUT,
    ACT_SHIELD_TRIGGER,
    BLOCKED_ONLY_BY,
    BY_ABILITY,
    LIMITED,
    OPPONENTS,
    PUT_UNDER,
    UNDECLARABLE,
    YOURS,
)
from sim.engine.record.codes.card_types import (
    ATTACHES,
    CROSS_GEAR,
    ELEMENT,
    FIGHTS,
    FORTIFIES,
    GR_CREATURE,
    CardType,
    rows_of,
)
from sim.engine.record.codes.cards import (
    ANY_SHIELD_TRIGGER,
    ATTACKS_DESPITE,
    ATTACKS_UNTAPPED,
    BATTLE,
    BLOCKER,
    CANT_ATTACK,
    CANT_ATTACK_CREATURES,
    CANT_BE_ATTACKED,
    CANT_BE_BLOCKED,
    CANT_BE_BLOCKED_AT_CREATURES,
    CANT_BE_BLOCKED_BY_WEAKER,
    CANT_BLOCK,
    CIVILIZATION_NAMES,
    GR,
    GRAVEYARD,
    GUARD_STRIKE,
    GUARDMAN,
    HAND,
    KEYWORD_NAMES,
    MACH_FIGHTER,
    MANA,
    SHIELD,
    TRIGGER_UNDER_CONDITION,
    ZONE_NAMES,
)
from sim.engine.record.codes.choices import (
    ASK_ATTACK,
    ASK_BASE,
    ASK_BLOCK,
    ASK_CROSS,
    ASK_DECLARE,
    ASK_MAIN,
    ASK_SEAL,
    ASK_SELECT,
    ASK_TARGET,
)
from sim.engine.record.codes.descriptions import COMPARED, COSTS_AT_MOST_THEIR_MANA, COSTS_THE_NUMBER, WAS_UNDER_THIS
from sim.engine.record.codes.frames import SHIELD_CHECK_FRAME
from sim.engine.record.codes.links import SEAL
from sim.engine.record.codes.play import ATTACK_STEP, MAIN_STEP, STEP_NAMES
from sim.engine.record.codes.sets import set_of
from sim.engine.record.codes.statics import STATIC_ATTACKS_ONLY, STATIC_UNATTACKABLE_BY, STATIC_UNBLOCKABLE_BY
from sim.engine.record.state import SEAT, any_at_work, cards_linked
from sim.engine.survey import (
    CAN_PAY,
    CASTABLE,
    COST,
    FORBIDDEN,
    HAS_BASE,
    HAS_TARGET,
    IS_CHOOSABLE,
    IS_EXPOSED,
    IS_FREED,
    IS_HELD_BACK,
    IS_IGNORED,
    IS_SICK,
    POWER,
    keywords_found,
)
from sim.games.questions import Question

# What a card is chosen to do, by the question.
ACTS: Final = {
    ASK_MAIN: "use",
    ASK_ATTACK: "attack",
    ASK_TARGET: "be attacked",
    ASK_BLOCK: "block",
    ASK_DECLARE: "declare",
    ASK_SELECT: "choose",
    ASK_BASE: "be evolved",
    ASK_SEAL: "lose a seal",
    ASK_CROSS: "be crossed",
}


class TargetChecker:
    """Says in words why the rules refuse a card; it reads the record and decides nothing."""

    def __init__(self, record: Any, tables: Any, cards: tuple[Card, ...], found: Any) -> None:
        self.g = record
        self.t = tables
        self.cards = cards
        self.found = found

    def act_of(self, card: int, question: Question | None) -> str:
        """The act that is meant when none is named: that of the question, or what such a card usually does."""
        asked = "" if question is None else ACTS.get(question.ask, "choose")
        if asked not in ("", "use", "attack"):
            return asked
        in_battle = self.g.zone[card] == BATTLE
        if in_battle and card // SEAT == self.g.turn_player:
            return "attack"
        return "be attacked" if in_battle else "use"

    def why_not(self, card: int, act: str, question: Question | None) -> str:
        """The first reason that applies; empty if none does."""
        reasons: dict[str, Callable[[int, Question | None], Iterable[str]]] = {
            "use": self._use,
            "attack": self._attack,
            "be attacked": self._be_attacked,
            "block": self._block,
            "declare": self._declare,
            "choose": self._choose,
            "be evolved": self._be_evolved,
            "lose a seal": self._lose_a_seal,
            "cross": self._cross,
            "be crossed": self._be_crossed,
        }
        return next(iter(reasons[act](card, question)), "")

    # --- small facts ---------------------------------------------------------------------------------------------
    def _has(self, card: int, keyword: int) -> bool:
        return bool(keywords_found(self.found[card]) & keyword)

    def _type(self, card: int) -> CardType:
        return rows_of(int(self.t.types[self.g.kind[card]]))[0]

    def _is(self, card: int, trait: int) -> bool:
        return bool(self.t.traits[self.g.kind[card]] & trait)

    def _place(self, card: int) -> str:
        if self.g.place[card] < 0:
            return "it is part of another card"
        return f"it is in the {ZONE_NAMES[int(self.g.zone[card])]}"

    # --- the acts ---------------------------------------------------------------------------------------------------
    def _use(self, card: int, question: Question | None) -> Iterable[str]:
        g, player = self.g, card // SEAT
        zone = int(g.zone[card])
        if zone != HAND and not (self._zones_of_use(int(g.kind[card])) >> zone) & 1:
            yield f"{self._place(card)}, not in the hand"
        if g.turn_player != player:
            yield "it is the other player's turn"
        yield from self._execute(card)
        yield from self._mana(card)
        if g.step != MAIN_STEP:
            yield f"this is the {STEP_NAMES[int(g.step)]} step: cards are used in the main step"

    def _zones_of_use(self, kind: int) -> int:
        """Where the text of a card lets it be used from, beside the hand, in one way or another."""
        zones, first = int(self.t.use_zones[kind]), int(self.t.way_first[kind])
        for row in range(first, first + int(self.t.way_count[kind])):
            zones |= int(self.t.way_zones[row])
        return zones

    def _execute(self, card: int) -> Iterable[str]:
        if self.t.king_bits[self.g.kind[card]] and not self.t.acts[self.g.kind[card]]:
            yield from self._combine(card)
            return
        if not self.t.acts[self.g.kind[card]]:
            yield "it is not a card that can be used"
            return
        yield from self._act(card)
        if self._is(card, ELEMENT | ATTACHES) and self.found[card, FORBIDDEN] & ACT_PUT:
            yield "an effect forbids putting it into the battle zone"
        yield from self._text(card)

    def _combine(self, card: int) -> Iterable[str]:
        """Why a King Cell is not combined with the others (814.1)."""
        g, player = self.g, card // SEAT
        king = self.cards[int(self.t.other_face[g.kind[card]])]
        names = next(part.names for part in king.features if isinstance(part, Combines))
        there = {
            self.cards[int(g.kind[g.zone_cards[player, zone, at]])].name
            for zone in (HAND, MANA)
            for at in range(int(g.zone_count[player, zone]))
        }
        if missing := [name for name in names if name not in there]:
            yield f"{missing[0]} is neither in the hand nor in the mana zone"
        yield f"the mana for {king.name} is not there, or an effect forbids summoning it"

    def _act(self, card: int) -> Iterable[str]:
        """What forbids the act itself, whatever its result would be (item X.14)."""
        if self.found[card, FORBIDDEN] & self._type(card).act:
            yield f"an effect forbids {self._type(card).gerund} it"

    def _text(self, card: int) -> Iterable[str]:
        """What the card itself needs."""
        if self._is(card, FORTIFIES) and self.g.zone_count[card // SEAT, SHIELD] == 0:
            yield "there is no shield to fortify"
        if self._is(card, ATTACHES) and not self._has_gr(card // SEAT):
            yield "there is no GR creature that it can be attached to"
        if self._is(card, ELEMENT):
            if not self.found[card, HAS_BASE]:
                yield "there is no creature that it can be put on"
            if not self.found[card, CASTABLE]:
                yield "its condition for being summoned is not met"
        elif not self.found[card, CASTABLE]:
            cost = self.t.additional_cost[self.g.kind[card]] >= 0
            yield "its additional cost cannot be paid" if cost else "its condition for being cast is not met"

    def _has_gr(self, player: int) -> bool:
        """Whether the player has a GR creature, in the battle zone or still to be summoned."""
        in_play = self.g.zone_cards[player, BATTLE, : int(self.g.zone_count[player, BATTLE])]
        return bool(self.g.zone_count[player, GR]) or any(
            self.t.types[self.g.kind[card]] & GR_CREATURE for card in in_play
        )

    def _mana(self, card: int) -> Iterable[str]:
        if self.found[card, CAN_PAY]:
            return
        g, t, player = self.g, self.t, card // SEAT
        zone = [int(c) for c in g.zone_cards[player, MANA, : int(g.zone_count[player, MANA])]]
        untapped = [c for c in zone if not g.tapped[c]]
        cost = int(self.found[card, COST])
        mana = sum(int(t.mana_number[g.kind[c]]) for c in untapped)
        if mana < cost:
            yield f"not enough mana: it costs {cost}, and there is {mana}"
        for bit, word in CIVILIZATION_NAMES.items():
            if t.civilizations[g.kind[card]] & bit and not any(t.civilizations[g.kind[c]] & bit for c in untapped):
                yield f"no {word} mana"
        yield "one card of mana gives only one civilization"

    def _cross(self, card: int, question: Question | None) -> Iterable[str]:
        g, player = self.g, card // SEAT
        if not self.t.types[g.kind[card]] & CROSS_GEAR:
            yield "it is not a cross gear"
        if g.zone[card] != BATTLE or g.place[card] < 0:
            yield f"{self._place(card)}, not in the battle zone"
        if g.turn_player != player:
            yield "it is the other player's turn"
        zone = (int(creature) for creature in g.zone_cards[player, BATTLE, : int(g.zone_count[player, BATTLE])])
        creatures = [c for c in zone if self._is(c, FIGHTS) and not self.found[c, IS_IGNORED] and c != g.host[card]]
        if not creatures:
            yield "there is no creature that it can be crossed with"
        if g.step != MAIN_STEP:
            yield f"this is the {STEP_NAMES[int(g.step)]} step: cross gears are crossed in the main step"
        yield "its cost cannot be paid"

    def _be_crossed(self, card: int, question: Question | None) -> Iterable[str]:
        g = self.g
        if g.zone[card] != BATTLE or g.place[card] < 0 or not self._is(card, FIGHTS):
            yield "it is not a creature in the battle zone"
        if self.found[card, IS_IGNORED]:
            yield "it is sealed: it is treated as if it were not there"
        if question is not None and card // SEAT != question.player:
            yield "it is the other player's"
        if question is not None and g.host[int(g.ask_card)] == card:
            yield "the cross gear is crossed with it already"
        yield "the cost of crossing cannot be paid"

    def _attack(self, card: int, question: Question | None) -> Iterable[str]:
        g = self.g
        if g.zone[card] != BATTLE or g.place[card] < 0:
            yield f"{self._place(card)}, not a creature in the battle zone"
        if not self._is(card, FIGHTS):
            yield "it is not a creature"
        if self.found[card, IS_IGNORED]:
            yield "it is sealed: it is treated as if it were not there"
        if card // SEAT != g.turn_player:
            yield "it is the other player's turn"
        if g.tapped[card]:
            yield "it is tapped"
        if not self.found[card, IS_FREED]:
            if self._has(card, CANT_ATTACK) and not self._has(card, ATTACKS_DESPITE):
                yield "it can't attack"
            if self.found[card, IS_SICK] and not self._has(card, MACH_FIGHTER):
                yield "it has summoning sickness"
            if self._limits(card, ACT_ATTACK, int(g.player_attacks[card // SEAT])):
                yield "its player has attacked as often as an effect allows this turn"
            elif self.found[card, IS_HELD_BACK]:
                yield "another card's ability says that it can't attack"
        if not self.found[card, HAS_TARGET]:
            yield "there is nothing that it can attack"
        if g.step > ATTACK_STEP:
            yield "the attack step is over"

    def _be_attacked(self, card: int, question: Question | None) -> Iterable[str]:
        g = self.g
        if g.zone[card] != BATTLE or g.place[card] < 0:
            yield f"{self._place(card)}, not a creature in the battle zone"
        if card // SEAT == g.turn_player:
            yield "it is the turn player's own"
        if not self._is(card, FIGHTS):
            yield "it is not a creature"
        if self.found[card, IS_IGNORED]:
            yield "it is sealed: it is treated as if it were not there"
        if self._has(card, CANT_BE_ATTACKED):
            yield "it can't be attacked"
        attacker = int(g.ask_card if question is not None and question.ask == ASK_TARGET else g.attacker)
        if attacker >= 0 and (self._has(attacker, CANT_ATTACK_CREATURES) or self.found[attacker, IS_HELD_BACK]):
            yield "the attacking creature can't attack creatures"
        reaches = attacker >= 0 and (
            self._has(attacker, ATTACKS_UNTAPPED) or (self._has(attacker, MACH_FIGHTER) and g.sick[attacker])
        )
        if not (g.tapped[card] or self.found[card, IS_EXPOSED] or reaches):
            yield "it is untapped"
        if question is not None and question.ask == ASK_TARGET:
            if any_at_work(g, STATIC_UNATTACKABLE_BY, STATIC_ATTACKS_ONLY):
                yield "an ability says that the attacking creature can't attack it"
            yield "another creature has to be attacked"

    def _block(self, card: int, question: Question | None) -> Iterable[str]:
        g = self.g
        if g.zone[card] != BATTLE or g.place[card] < 0:
            yield f"{self._place(card)}, not a creature in the battle zone"
        if self.found[card, IS_IGNORED]:
            yield "it is sealed: it is treated as if it were not there"
        if g.attacker < 0:
            yield "there is no attack"
        if card // SEAT == g.turn_player:
            yield "it is the turn player's own"
        guards = self._has(card, GUARDMAN)
        if guards and g.attacker >= 0 and g.target < 0 and not self._has(card, BLOCKER):
            yield "guardman is for attacks on other creatures"
        guards = guards and g.target >= 0
        if g.attacker >= 0 and self._has(int(g.attacker), CANT_BE_BLOCKED) and not guards:
            yield "the attacking creature can't be blocked"
        at_creatures = g.attacker >= 0 and g.target >= 0 and self._has(int(g.attacker), CANT_BE_BLOCKED_AT_CREATURES)
        if at_creatures and not guards:
            yield "the attacking creature can't be blocked while attacking a creature"
        if not self._has(card, BLOCKER) and not guards:
            yield "it has no blocker"
        if g.attacker >= 0 and self._has(int(g.attacker), CANT_BE_BLOCKED_BY_WEAKER):
            yield "the attacking creature can't be blocked by creatures with less power"
        if self._has(card, CANT_BLOCK) and not guards:
            yield "it can't block"
        if self._limits(card, ACT_BLOCK, int(g.player_blocks[card // SEAT])) and not guards:
            yield "its player has blocked as often as an effect allows this turn"
        if g.tapped[card]:
            yield "it is tapped"
        if g.target >= 0 and g.object[card] == g.target_object:
            yield "it is the attacked creature itself"
        only = self._only_blocker()
        if only is not None and only != g.object[card]:
            yield "another creature is the only one that can block the attacking creature"
        for part in self.cards[int(g.kind[card])].features:
            if isinstance(part, PartialBlocker):
                yield f"it is a {part.english} only"
        if question is None or question.ask != ASK_BLOCK:
            yield "blockers are not being declared"
        if any_at_work(g, STATIC_UNBLOCKABLE_BY):
            yield "an ability says that the attacking creature can't be blocked by it"

    def _limits(self, card: int, act: int, done: int) -> bool:
        """Whether an effect lets the player of the card do the act no more often than that."""
        g = self.g
        return any(
            g.continuous_kind[at] == LIMITED
            and g.continuous_object[at] == card // SEAT
            and g.continuous_amount[at] & act
            and done >= g.continuous_cost[at]
            for at in range(int(g.continuous_count))
        )

    def _only_blocker(self) -> int | None:
        """The number of the one creature that may block the attacking creature, if an effect says so."""
        g = self.g
        for at in range(int(g.continuous_count)):
            if g.continuous_kind[at] == BLOCKED_ONLY_BY and g.continuous_object[at] == g.attacker_object:
                return int(g.continuous_amount[at])
        return None

    def _declare(self, card: int, question: Question | None) -> Iterable[str]:
        g, t, player = self.g, self.t, card // SEAT
        if question is not None and question.player != player:
            yield "the other player is declaring"
        if question is None or question.ask != ASK_DECLARE:
            yield "nothing is being declared"
        in_check = g.depth > 0 and g.frame_kind[g.depth - 1] == SHIELD_CHECK_FRAME
        definition = self.cards[int(g.kind[card])]
        if not in_check:
            halves = definition.halves or (definition,)
            parts = [part for part in halves[0].features if isinstance(part, Trigger) and part.declared]
            if not parts:
                yield "it has no ability that is declared"
            if not any(g.zone[card] in part.zones for part in parts):
                yield f"{self._place(card)}: it is not declared there"
            if any(part.act and self._prevents_declaring(part.act) for part in parts):
                yield from self._act(card)
            yield "its ability does not trigger now, or it has already been declared"
            return
        frame = int(g.depth) - 1
        if card in g.rest[frame, : int(g.rest_count[frame])]:
            yield "it has already been declared"
        standing_by = card in g.them[frame, : int(g.them_count[frame])]
        if standing_by and not t.keywords[g.kind[card]] & (ANY_SHIELD_TRIGGER | GUARD_STRIKE):
            yield "it has no shield trigger"
        if standing_by and t.keywords[g.kind[card]] & TRIGGER_UNDER_CONDITION:
            yield "the condition of its shield trigger does not hold"
        if standing_by and self.found[card, FORBIDDEN] & ACT_SHIELD_TRIGGER:
            yield "an effect forbids shield triggers"
        if not standing_by:
            if g.zone[card] != HAND:
                yield f"{self._place(card)}, not among the shields that are being put into the hand"
            if not any(isinstance(part, StrikeBack) for part in definition.features):
                yield "it has no strike back"
        yield from self._act(card)
        yield from self._text(card)
        if not standing_by:
            yield "there is no card to discard for its strike back"
        yield "this shield's trigger can't be used"

    def _prevents_declaring(self, act: int) -> bool:
        """Whether an ability that does the act can't be declared while the act is forbidden (item X.14)."""
        option = int(self.t.forbidden_declarations)
        return option == UNDECLARABLE or (option == BY_ABILITY and act != ACT_CAST)

    def _choose(self, card: int, question: Question | None) -> Iterable[str]:
        g, t = self.g, self.t
        if question is None:
            yield "nothing is being chosen"
            return
        if g.zone[card] == BATTLE and self.found[card, IS_IGNORED]:
            yield "it is sealed: it is treated as if it were not there"
        if not self.found[card, IS_CHOOSABLE]:
            yield f"it can't be chosen by {question.source}"
        held = self.found[card, FORBIDDEN] & ACT_LEAVE_GRAVEYARD and g.zone[card] == GRAVEYARD
        if question.verb == PUT_UNDER and held:
            yield "an effect keeps it in the graveyard"
        step = self._select_step()
        if step is None:
            yield f"{self._place(card)}, and not among the options"
            return
        if card in g.them[int(g.depth) - 1, : int(g.them_count[int(g.depth) - 1])]:
            yield "it is chosen already"
        row = int(t.step_filter[step])
        if t.step_code[step] == programs.SELECT and t.filter_also[row] >= 0:
            if (int(t.filter_zones[row]) >> int(g.zone[card])) & 1 == 0:
                row = int(t.filter_also[row])
        if t.step_code[step] == programs.SELECT and not (int(t.filter_zones[row]) >> int(g.zone[card])) & 1:
            yield self._place(card)
        if g.place[card] < 0:
            yield self._place(card)
        whose = {YOURS: 0, OPPONENTS: 1}.get(int(t.filter_whose[row]))
        if whose is not None and (card // SEAT != g.frame_player[int(g.depth) - 1]) != bool(whose):
            yield "it is the other player's"
        kind = int(g.kind[card])
        if not (int(t.filter_kinds[row, kind >> 6]) >> (kind & 63)) & 1:
            yield "it is not a card of the kind that the text refers to"
        if t.filter_tapped[row] >= 0 and g.tapped[card] != t.filter_tapped[row]:
            yield "it is tapped" if g.tapped[card] else "it is untapped"
        if t.filter_new[row] and not g.sick[card]:
            yield "it was not put into the battle zone this turn"
        power = max(int(self.found[card, POWER]), 0)
        if 0 <= t.filter_max_power[row] < power or power < t.filter_min_power[row]:
            yield f"its power is {power}"
        if (wanted := set_of(t.filter_keywords[row])) & ~keywords_found(self.found[card]):
            yield f"it has no {' and '.join(word for bit, word in KEYWORD_NAMES.items() if bit & wanted)}"
        if (unwanted := set_of(t.filter_lacking[row])) & keywords_found(self.found[card]):
            yield f"it has {' and '.join(word for bit, word in KEYWORD_NAMES.items() if bit & unwanted)}"
        if t.filter_relation[row] == WAS_UNDER_THIS:
            yield "it was not under that creature"
        if t.filter_relation[row] == COSTS_THE_NUMBER:
            yield "it does not cost the number named"
        if t.filter_relation[row] == COMPARED:
            yield "it is not what the text compares it with"
        if t.filter_relation[row] == COSTS_AT_MOST_THEIR_MANA:
            yield "it costs more than its owner has cards in the mana zone"
        if t.step_limit[step] in (programs.TOTAL_POWER, programs.TOTAL_COST):
            yield "the total would be too high"
        yield "it is not among the options"

    def _select_step(self) -> int | None:
        """The program step that is choosing now."""
        g = self.g
        frame = int(g.depth) - 1
        if frame < 0 or g.ask != ASK_SELECT:
            return None
        step = int(g.frame_step[frame]) - 1
        return step if self.t.step_code[step] in (programs.SELECT, programs.SELECT_AMONG) else None

    def _be_evolved(self, card: int, question: Question | None) -> Iterable[str]:
        if question is None or question.ask != ASK_BASE:
            yield "nothing is being put on a creature"
        if self.found[card, IS_IGNORED]:
            yield "it is sealed: it is treated as if it were not there"
        if self.g.zone[card] != BATTLE or self.g.place[card] < 0:
            yield f"{self._place(card)}, not a creature in the battle zone"
        yield "it is not a creature of the kind that the text refers to"

    def _lose_a_seal(self, card: int, question: Question | None) -> Iterable[str]:
        if not cards_linked(self.g, card, SEAL):
            yield "it has no seals"
        yield "it has no civilization in common with the Command, or it is the other player's"
