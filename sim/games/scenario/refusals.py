"""Why the rules do not allow a choice at a moment: which reasons of the table are true of a card.

What the rules say of every card comes from the compiled rules themselves (`survey`), and which card says so from the
same rules without that card (`sources`). A new rule that forbids something gets a line in `reasons`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from sim.cards.fitting import fits_as_printed, unlike_as_printed
from sim.cards.wording import as_drawn
from sim.cards.words import Card, Cards, Combines, PartialBlocker, StrikeBack, Trigger
from sim.cards.words.english import listed
from sim.engine.record.codes import (
    acts,
    card_types,
    choices,
    civilizations,
    declared,
    descriptions,
    events,
    frames,
    keywords,
    lasting,
    links,
    owners,
    programs,
    statics,
    steps,
    traits,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import set_of
from sim.engine.record.state import SEAT, any_at_work, cards_linked
from sim.engine.survey import (
    CAN_ATTACK_PLAYER,
    CAN_BE_ATTACKED,
    CAN_BLOCK,
    CAN_PAY,
    CASTABLE,
    CIVILIZATIONS,
    COST,
    FORBIDDEN,
    HALF_CAN_PAY,
    HALF_CASTABLE,
    HALF_COST,
    HALF_FORBIDDEN,
    HAS_BASE,
    HAS_TARGET,
    IS_CHOOSABLE,
    IS_DRAWN,
    IS_EXPOSED,
    IS_HELD_BACK,
    IS_IGNORED,
    IS_SICK,
    POWER,
    keywords_found,
)
from sim.games.narration.questions import Question, read_question
from sim.games.scenario.reasons import because
from sim.games.scenario.sources import Sources, surveyed
from sim.games.sessions.session import Session
from sim.language import gettext, translatable

# What a card is chosen to do, by the question.
ACTS: Final[Mapping[int, str]] = {
    choices.ASK_MAIN: "use",
    choices.ASK_ATTACK: "attack",
    choices.ASK_TARGET: "be attacked",
    choices.ASK_BLOCK: "block",
    choices.ASK_DECLARE: "declare",
    choices.ASK_SELECT: "choose",
    choices.ASK_BASE: "be evolved",
    choices.ASK_SEAL: "lose a seal",
    choices.ASK_CROSS: "be crossed",
}
_ASKED_FOR: Final = {"attack the player": "be attacked", "cross": "use"}  # acts by what is asked, where that differs
# What is forbidden to a card because of the zone where it lies: leaving it; being used or put from there.
HELD_IN: Final[Mapping[int, int]] = {
    zones.GRAVEYARD: acts.LEAVE_GRAVEYARD,
    zones.MANA: acts.LEAVE_MANA,
    zones.SHIELD: acts.LEAVE_SHIELDS,
}
FROM_ELSEWHERE: Final = (
    acts.CAST_FROM_THERE,
    acts.USE_FROM_OUTSIDE,
    acts.PUT_FROM_ELSEWHERE,
    acts.PUT_FROM_OUTSIDE,
)
PRONOUNS: Final = {"your": "yours"}


class Refusals:
    """Says why the rules refuse a card at this moment: the reasons of the table that are true of it.

    `players` are named as owners: "your", "the opponent's". `rows` are the log of the game.
    """

    def __init__(
        self, state: Any, tables: Any, cards: tuple[Card, ...], players: tuple[str, str], rows: Sequence[Sequence[int]]
    ) -> None:
        self.g = state[0]
        self.t = tables[0]
        self.cards = cards
        self.players = players
        self.found = surveyed(state, tables)
        self._sources = Sources(state, tables, rows)

    def act_of(self, card: int, question: Question | None) -> str:
        """The act that is meant when none is named: that of the question, or what such a card usually does."""
        asked = "" if question is None else ACTS.get(question.ask, "choose")
        if asked not in ("", "use", "attack"):
            return asked
        in_battle = self.g.zone[card] == zones.BATTLE
        if in_battle and card // SEAT == self.g.turn_player:
            return "attack"
        return "be attacked" if in_battle else "use"

    def why_not(self, card: int, act: str, question: Question | None, half: int | None = None) -> str:
        """The first reason that applies; empty if none does. `half` is the kind of the half that is used."""
        reasons: dict[str, Callable[[int, Question | None], Iterable[str]]] = {
            "use": lambda card, question: self._use(card, question, half),
            "attack": self._attack,
            "attack the player": self._attack_the_player,
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

    def _kind(self, card: int, half: int | None = None) -> int:
        """The kind that is used, of a twinpact that of a half."""
        kind = int(self.g.kind[card])
        first = int(self.t.element_half[kind])
        return half if half is not None else first if first >= 0 else kind

    def _type(self, kind: int) -> card_types.CardType:
        return card_types.rows_of(int(self.t.types[kind]))[0]

    def _is(self, card: int, trait: int) -> bool:
        return bool(self.t.traits[self.g.kind[card]] & trait)

    def _place(self, card: int, wanted: str = "") -> str:
        if self.g.place[card] < 0:
            return because("under")
        zone = zones.NAMES[int(self.g.zone[card])]
        return because("elsewhere", zone=zone, wanted=wanted) if wanted else because("wrong zone", zone=zone)

    def _whose_turn(self) -> str:
        return because("whose turn", player=self.players[int(self.g.turn_player)])

    def _source(self, card: int, holds: Callable[[Any], bool]) -> str | None:
        """The name of another card without which this would not hold."""
        kind = self._sources.of(card, holds)
        return None if kind is None else self.cards[kind].name

    def _is_chosen(self, card: int) -> bool:
        """Whether the card is one of those that have been chosen for the question that is asked."""
        frame = int(self.g.depth) - 1
        return card in self.g.them[frame, : int(self.g.them_count[frame])]

    def _is_forbidden(self, card: int, act: int) -> bool:
        return bool((self.found[card, FORBIDDEN] | self.found[card, HALF_FORBIDDEN]) & act)

    def _forbidder(self, card: int, act: int) -> str:
        """The name of the card that forbids the act with a card."""
        source = self._source(card, lambda found: bool((found[card, FORBIDDEN] | found[card, HALF_FORBIDDEN]) & act))
        return source or translatable("an effect")

    # --- the acts ---------------------------------------------------------------------------------------------------
    def _use(self, card: int, question: Question | None, half: int | None) -> Iterable[str]:
        g, player = self.g, card // SEAT
        zone = int(g.zone[card])
        if g.turn_player != player:
            yield self._whose_turn()
        if g.step > steps.MAIN:
            yield self._step(translatable("cards are used"), steps.MAIN)
        if zone == zones.HYPERSPATIAL and not self._zones_of_use(int(g.kind[card])) >> zone & 1:
            yield because("hyperspatial")
        if zone != zones.HAND and not self._zones_of_use(int(g.kind[card])) >> zone & 1:
            if source := self._allowed_before(card):
                yield because("used", source=source)
            yield self._place(card, "hand")
        if (held := HELD_IN.get(zone, 0)) and self._is_forbidden(card, held):
            yield because("kept there", source=self._forbidder(card, held), zone=zones.NAMES[zone])
        for act in FROM_ELSEWHERE:
            if self._is_forbidden(card, act):
                yield because("forbidden there", source=self._forbidder(card, act), zone=zones.NAMES[zone])
        kind = self._kind(card, half)
        if self.t.king_bits[kind] and not self.t.acts[kind]:
            yield from self._combine(card)
            return
        if not self.t.acts[kind]:
            yield because("no use")
            return
        yield from self._act(card, kind)
        if self.t.traits[kind] & (traits.ELEMENT | traits.ATTACHES) and self._is_forbidden(card, acts.PUT):
            yield because("forbidden put", source=self._forbidder(card, acts.PUT))
        yield from self._text(card, kind)
        yield from self._mana(card, kind)
        if g.step < steps.MAIN:
            yield self._step(translatable("cards are used"), steps.MAIN)
        if question is not None and question.ask != choices.ASK_MAIN:
            yield because("busy")

    def _step(self, acts: str, wanted: int) -> str:
        if self.g.step > max(wanted, steps.ATTACK):
            return because("step over", wanted=steps.NAMES[wanted])
        return because("step", step=steps.NAMES[int(self.g.step)], acts=acts, wanted=steps.NAMES[wanted])

    def _zones_of_use(self, kind: int) -> int:
        """Where the text of a card lets it be used from, besides the hand, in one way or another."""
        zones, first = int(self.t.use_zones[kind]), int(self.t.way_first[kind])
        for row in range(first, first + int(self.t.way_count[kind])):
            zones |= int(self.t.way_zones[row])
        return zones

    def _allowed_before(self, card: int) -> str:
        """The card that let one card be used from this zone each turn, and has done so this turn."""
        g, t = self.g, self.t
        used = {
            int(g.continuous_object[at])
            for at in range(int(g.continuous_count))
            if g.continuous_kind[at] == lasting.USED_THIS_TURN
        }
        for at in range(int(g.static_count)):
            row, source = int(g.static_row[at]), int(g.static_card[at])
            if t.static_head[row] == statics.USES_FROM and t.static_zone[row] == g.zone[card]:
                if t.static_amount[row] != 0 and source // SEAT == card // SEAT and int(g.object[source]) in used:
                    return self.cards[int(g.kind[source])].name
        return ""

    def _combine(self, card: int) -> Iterable[str]:
        """Why a King Cell is not combined with the others (814.1)."""
        g, player = self.g, card // SEAT
        king = self.cards[int(self.t.other_face[g.kind[card]])]
        names = next(part.names for part in king.features if isinstance(part, Combines))
        there = {
            self.cards[int(g.kind[g.zone_cards[player, zone, at]])].name
            for zone in (zones.HAND, zones.MANA)
            for at in range(int(g.zone_count[player, zone]))
        }
        if missing := [name for name in names if name not in there]:
            yield because("king cell", card=missing[0])
        yield because("king mana", card=king.name)

    def _act(self, card: int, kind: int) -> Iterable[str]:
        """What forbids the act itself, whatever its result would be (item X.14)."""
        act = self._type(kind).act
        if self._is_forbidden(card, act):
            yield because("forbidden", source=self._forbidder(card, act), doing=self._type(kind).gerund)

    def _text(self, card: int, kind: int) -> Iterable[str]:
        """What the card itself needs."""
        has = self.t.traits[kind]
        if has & traits.FORTIFIES and self.g.zone_count[card // SEAT, zones.SHIELD] == 0:
            yield because("shield")
        if has & traits.ATTACHES and not self._has_gr(card // SEAT):
            yield because("GR creature")
        if has & traits.ELEMENT:
            if not self.found[card, HAS_BASE]:
                yield because("base" if self._evolves_in_battle(kind) else "base card")
            if not self.found[card, CASTABLE]:
                yield because("summon condition")
        elif not self.found[card, HALF_CASTABLE]:
            yield because("additional cost" if self.t.additional_cost[kind] >= 0 else "cast condition")

    def _evolves_in_battle(self, kind: int) -> bool:
        """Whether it is put on creatures of the battle zone, not on cards of other zones."""
        rows = [int(row) for row in self.t.evolution_base[kind] if row >= 0]
        return all(int(self.t.filter_zones[row]) >> zones.BATTLE & 1 for row in rows)

    def _has_gr(self, player: int) -> bool:
        """Whether the player has a GR creature, in the battle zone or still to be summoned."""
        in_play = self.g.zone_cards[player, zones.BATTLE, : int(self.g.zone_count[player, zones.BATTLE])]
        return bool(self.g.zone_count[player, zones.GR]) or any(
            self.t.types[self.g.kind[card]] & card_types.GR_CREATURE for card in in_play
        )

    def _mana(self, card: int, kind: int) -> Iterable[str]:
        of_a_spell = not self.t.traits[kind] & traits.ELEMENT
        pays, costs = (HALF_CAN_PAY, HALF_COST) if of_a_spell else (CAN_PAY, COST)
        if self.found[card, pays]:
            return
        g, t, player = self.g, self.t, card // SEAT
        zone = [int(c) for c in g.zone_cards[player, zones.MANA, : int(g.zone_count[player, zones.MANA])]]
        untapped = [c for c in zone if not g.tapped[c]]
        cost = int(self.found[card, costs])
        mana = sum(self._mana_number(int(g.kind[c]), kind) for c in untapped)
        if mana < cost:
            raised_by = cost > t.cost[kind] and self._source(card, lambda found: found[card, costs] >= cost)
            reason = "mana of a raised cost" if raised_by else "mana" if len(untapped) == len(zone) else "untapped mana"
            yield because(reason, cost=cost, mana=mana, source=raised_by)
        for bit, word in civilizations.NAMES.items():
            if t.civilizations[kind] & bit and not any(self.found[c, CIVILIZATIONS] & bit for c in untapped):
                there = any(self.found[c, CIVILIZATIONS] & bit for c in zone)
                yield because("tapped civilization" if there else "civilization", civilization=word)
        yield because("civilizations")

    def _mana_number(self, mana: int, kind: int) -> int:
        """How much mana a card of the kind `mana` yields for one of the other kind."""
        t = self.t
        rows = range(int(t.static_first[kind]), int(t.static_first[kind] + t.static_count[kind]))
        for row in (row for row in rows if t.static_head[row] == statics.MANA_NUMBER):
            if int(t.filter_kinds[t.static_filter[row], mana >> 6]) >> (mana & 63) & 1:
                return int(t.static_amount[row])
        return int(t.mana_number[mana])

    def _cross(self, card: int, question: Question | None) -> Iterable[str]:
        g, player = self.g, card // SEAT
        if not self.t.types[g.kind[card]] & card_types.CROSS_GEAR:
            yield because("gear")
        if g.zone[card] != zones.BATTLE or g.place[card] < 0:
            yield self._place(card, "battle zone")
        if g.turn_player != player:
            yield self._whose_turn()
        if g.step != steps.MAIN:
            yield self._step(translatable("cross gears are crossed"), steps.MAIN)
        zone = (
            int(creature) for creature in g.zone_cards[player, zones.BATTLE, : int(g.zone_count[player, zones.BATTLE])]
        )
        creatures = [
            c for c in zone if self._is(c, traits.FIGHTS) and not self.found[c, IS_IGNORED] and c != g.host[card]
        ]
        if not creatures:
            yield because("gear creature")
        yield from self._mana(card, int(g.kind[card]))
        if question is not None and question.ask != choices.ASK_MAIN:
            yield because("busy")

    def _be_crossed(self, card: int, question: Question | None) -> Iterable[str]:
        g = self.g
        if g.zone[card] != zones.BATTLE or g.place[card] < 0 or not self._is(card, traits.FIGHTS):
            yield because("not a creature here")
        if self.found[card, IS_IGNORED]:
            yield because("sealed")
        if question is not None and card // SEAT != question.player:
            yield self._of_another(card)
        if question is not None and g.host[int(g.ask_card)] == card:
            yield because("crossed")
        yield because("not offered", zone=zones.NAMES[int(self.g.zone[card])])

    def _of_another(self, card: int) -> str:
        return because("whose", player=PRONOUNS.get(self.players[card // SEAT], self.players[card // SEAT]))

    def _is_no_attacker(self, card: int) -> Iterable[str]:
        """Why it is no creature that can attack in this turn."""
        g = self.g
        if g.zone[card] != zones.BATTLE:
            yield because("no creature there", zone=zones.NAMES[int(g.zone[card])])
        if g.place[card] < 0:
            yield because("under")
        if not self._is(card, traits.FIGHTS):
            yield because("no creature")
        if self.found[card, IS_IGNORED]:
            yield because("sealed")
        if card // SEAT != g.turn_player:
            yield self._whose_turn()

    def _attack(self, card: int, question: Question | None) -> Iterable[str]:
        g = self.g
        yield from self._is_no_attacker(card)
        if g.step > steps.ATTACK:
            yield self._step(translatable("creatures attack"), steps.ATTACK)
        if g.tapped[card]:
            yield because("tapped")
        if not self.found[card, CAN_ATTACK_PLAYER]:
            yield from self._held_back(card)
        if not self.found[card, HAS_TARGET]:
            yield because("no target")
        if g.step >= steps.MAIN and question is not None and question.ask not in (choices.ASK_MAIN, choices.ASK_ATTACK):
            yield because("busy")

    def _held_back(self, card: int) -> Iterable[str]:
        """What keeps it from attacking anything."""
        if self._has(card, keywords.CANT_ATTACK) and self.found[card, IS_HELD_BACK]:
            source = self._source(card, lambda found: bool(keywords_found(found[card]) & keywords.CANT_ATTACK))
            yield because("held back" if source else "can't attack", source=source)
        if self.found[card, IS_SICK] and self.found[card, IS_HELD_BACK]:
            yield because("sick")
        if self._limits(card, acts.ATTACK, int(self.g.player_attacks[card // SEAT])):
            yield because("attacks")
        elif self.found[card, IS_HELD_BACK]:
            source = self._source(card, lambda found: bool(found[card, IS_HELD_BACK]))
            yield because("held back", source=source or translatable("an effect"))

    def _attack_the_player(self, card: int, question: Question | None) -> Iterable[str]:
        is_before = question is not None and question.ask in (choices.ASK_MAIN, choices.ASK_ATTACK)
        yield from self._is_no_attacker(card)
        if is_before and self.g.tapped[card]:
            yield because("tapped")
        if self._has(card, keywords.CANT_ATTACK_PLAYERS):
            source = self._source(card, lambda found: bool(keywords_found(found[card]) & keywords.CANT_ATTACK_PLAYERS))
            if source is None:
                yield because("can't attack players")
        if not self.found[card, CAN_ATTACK_PLAYER]:
            if self.found[card, IS_SICK]:  # and may attack creatures, as with mach fighter
                yield because("sick")
            source = self._source(card, lambda found: not found[card, CAN_ATTACK_PLAYER])
            yield because("player safe", source=source or translatable("an effect"))
        if self.found[card, IS_DRAWN] if is_before else True:
            drawing = self._source(card, lambda found: bool(found[card, IS_DRAWN])) if is_before else self._drawing()
            yield because("player not first", source=drawing or translatable("a creature"))

    def _drawing(self) -> str:
        """The first creature that has to be attacked, by the options of the question."""
        g = self.g
        cards = [
            int(g.option_card[at]) for at in range(int(g.option_count)) if g.option_what[at] == choices.OPTION_CARD
        ]
        return self.cards[int(g.kind[cards[0]])].name if cards else ""

    def _be_attacked(self, card: int, question: Question | None) -> Iterable[str]:
        g = self.g
        if g.zone[card] != zones.BATTLE:
            yield because("no creature there", zone=zones.NAMES[int(g.zone[card])])
        if g.place[card] < 0:
            yield because("under")
        if card // SEAT == g.turn_player:
            yield because("own")
        if not self._is(card, traits.FIGHTS):
            yield because("no creature")
        if self.found[card, IS_IGNORED]:
            yield because("sealed")
        if self._has(card, keywords.CANT_BE_ATTACKED):
            yield because("can't be attacked")
        is_target_asked = question is not None and question.ask == choices.ASK_TARGET
        attacker = int(g.ask_card if is_target_asked else g.attacker)
        if attacker >= 0 and self.found[attacker, IS_HELD_BACK]:
            for why in self._held_back(attacker):
                yield because("only the player", why=why)
        if attacker >= 0 and self._has(attacker, keywords.CANT_ATTACK_CREATURES):
            yield because("no attacks on creatures")
        reaches = attacker >= 0 and (
            self._has(attacker, keywords.ATTACKS_UNTAPPED)
            or (self._has(attacker, keywords.MACH_FIGHTER) and g.sick[attacker])
        )
        if not (g.tapped[card] or self.found[card, IS_EXPOSED] or reaches):
            yield because("untapped")
        if is_target_asked:
            if not self.found[card, CAN_BE_ATTACKED]:
                source = self._source(card, lambda found: not found[card, CAN_BE_ATTACKED])
                yield because("not by it", source=source or self.cards[int(g.kind[card])].name)
            yield because("player only" if not self._drawing() else "another first")

    def _block(self, card: int, question: Question | None) -> Iterable[str]:
        g = self.g
        if g.zone[card] != zones.BATTLE:
            yield because("no creature there", zone=zones.NAMES[int(g.zone[card])])
        if g.place[card] < 0:
            yield because("under")
        if self.found[card, IS_IGNORED]:
            yield because("sealed")
        if g.attacker < 0:
            yield because("no attack")
        if card // SEAT == g.turn_player:
            yield because("own")
        guards = self._has(card, keywords.GUARDMAN)
        if guards and g.attacker >= 0 and g.target < 0 and not self._has(card, keywords.BLOCKER):
            yield because("guardman")
        guards = guards and g.target >= 0
        if g.attacker >= 0 and self._has(int(g.attacker), keywords.CANT_BE_BLOCKED) and not guards:
            yield because("unblockable")
        at_creatures = (
            g.attacker >= 0 and g.target >= 0 and self._has(int(g.attacker), keywords.CANT_BE_BLOCKED_AT_CREATURES)
        )
        if at_creatures and not guards:
            yield because("unblockable at creatures")
        if not self._has(card, keywords.BLOCKER) and not guards:
            yield because("no blocker")
        if g.attacker >= 0 and self._has(int(g.attacker), keywords.CANT_BE_BLOCKED_BY_WEAKER):
            yield because("weaker")
        if g.attacker >= 0 and self._has(int(g.attacker), keywords.FLYING) and not self._has(card, keywords.FLYING):
            yield because("flying")
        if self._has(card, keywords.CANT_BLOCK) and not guards:
            yield because("can't block")
        if self._limits(card, acts.BLOCK, int(g.player_blocks[card // SEAT])) and not guards:
            yield because("blocks")
        if g.tapped[card]:
            yield because("tapped")
        is_asked = question is not None and question.ask == choices.ASK_BLOCK
        if is_asked and self._is_chosen(card):
            yield because("chosen")
        if g.target >= 0 and g.object[card] == g.target_object:
            yield because("itself")
        only = self._only_blocker()
        if only is not None and only != g.object[card]:
            yield because("other blocker")
        for part in self.cards[int(g.kind[card])].features:
            if isinstance(part, PartialBlocker):
                yield because("partial blocker", words=part.english)
        if not is_asked:
            yield because("no blocking")
        if not self.found[card, CAN_BLOCK]:
            source = self._source(card, lambda found: not found[card, CAN_BLOCK])
            yield because("not by this", source=source or translatable("an effect"))

    def _limits(self, card: int, act: int, done: int) -> bool:
        """Whether an effect lets the player of the card do the act no more often than that."""
        g = self.g
        return any(
            g.continuous_kind[at] == lasting.LIMITED
            and g.continuous_object[at] == card // SEAT
            and g.continuous_amount[at] & act
            and done >= g.continuous_cost[at]
            for at in range(int(g.continuous_count))
        )

    def _only_blocker(self) -> int | None:
        """The number of the one creature that may block the attacking creature, if an effect says so."""
        g = self.g
        for at in range(int(g.continuous_count)):
            if g.continuous_kind[at] == lasting.BLOCKED_ONLY_BY and g.continuous_object[at] == g.attacker_object:
                return int(g.continuous_amount[at])
        return None

    def _declare(self, card: int, question: Question | None) -> Iterable[str]:
        g, t, player = self.g, self.t, card // SEAT
        if question is not None and question.player != player:
            yield because("declarer")
        if question is None or question.ask != choices.ASK_DECLARE:
            yield because("no declaring")
        in_check = g.depth > 0 and g.frame_kind[g.depth - 1] == frames.SHIELD_CHECK
        definition = self.cards[int(g.kind[card])]
        if not in_check:
            halves = definition.halves or (definition,)
            parts = [part for part in halves[0].features if isinstance(part, Trigger) and part.declared]
            if not parts:
                yield because("no declared ability")
            if not any(g.zone[card] in part.zones for part in parts):
                yield because("not declared there", zone=zones.NAMES[int(g.zone[card])])
            if any(part.act and self._prevents_declaring(part.act) for part in parts):
                yield from self._act(card, self._kind(card))
            if card in g.pool_card[: int(g.pool_count)]:
                yield because("declared")
            yield from self._does_not_trigger(card, parts[0], question)
            return
        frame = int(g.depth) - 1
        if card in g.rest[frame, : int(g.rest_count[frame])]:
            yield because("declared")
        standing_by = card in g.them[frame, : int(g.them_count[frame])]
        if standing_by and not t.keywords[g.kind[card]] & (keywords.ANY_SHIELD_TRIGGER | keywords.GUARD_STRIKE):
            yield because("no shield trigger")
        if standing_by and t.keywords[g.kind[card]] & keywords.TRIGGER_UNDER_CONDITION:
            yield because("trigger condition")
        if standing_by and self._is_forbidden(card, acts.SHIELD_TRIGGER):
            yield because("no shield triggers", source=self._forbidder(card, acts.SHIELD_TRIGGER))
        if not standing_by:
            if g.zone[card] != zones.HAND:
                yield because("not broken", zone=zones.NAMES[int(g.zone[card])])
            if not any(isinstance(part, StrikeBack) for part in definition.features):
                yield because("no strike back")
        yield from self._act(card, self._kind(card))
        yield from self._text(card, self._kind(card))
        if not standing_by:
            yield because("no discard")
        yield because("barred trigger")

    def _does_not_trigger(self, card: int, ability: Trigger, question: Question | None) -> Iterable[str]:
        """Why a declared ability does not trigger: the moment, the attacking creature, or a condition."""
        g, text, event = self.g, ability.line(), ability.events[0]
        options = () if question is None else question.options
        offered = [set_of(self.t.trigger_event[one.number]) for one in options if one.what == choices.OPTION_ABILITY]
        at_end = g.step == steps.END
        if any(not ability.event & one for one in offered) or at_end != bool(ability.event & events.END_OF_TURN):
            yield because("other moment", text=text)
        if (
            at_end
            and event.whose != owners.ANYONES
            and (event.whose == owners.YOURS) != (g.turn_player == card // SEAT)
        ):
            yield self._whose_turn()
        # Which creature an ability that waits for blocks speaks of is not known here.
        if g.attacker >= 0 and event.subject is not None and not event.code & events.BLOCKS:
            yield from self._unlike_attacker(card, event.subject, text)
        if ability.condition is not None:
            yield because("declaring condition", condition=ability.condition.as_if, text=text)
        if ability.needs is not None and self.t.counts_mana_on_declaring:
            yield because("declaring condition", condition=ability.needs.as_if, text=text)
        yield because("no trigger", text=text)

    def _unlike_attacker(self, card: int, wanted: Cards, text: str) -> Iterable[str]:
        """What of the attacking creature the ability of the card does not speak of."""
        attacker = int(self.g.attacker)
        definition = self.cards[int(self.g.kind[attacker])]
        whose = {owners.YOURS: True, owners.OPPONENTS: False}.get(wanted.whose)
        if whose is not None and whose != (attacker // SEAT == card // SEAT):
            player = PRONOUNS.get(self.players[attacker // SEAT], self.players[attacker // SEAT])
            yield because("attacker of another", attacker=definition.name, player=player, text=text)
        if not fits_as_printed(wanted, definition) and (unlike := unlike_as_printed(wanted, definition)):
            yield because("other attacker", attacker=definition.name, characteristics=listed(unlike, "and"), text=text)

    def _prevents_declaring(self, act: int) -> bool:
        """Whether an ability that does the act can't be declared while the act is forbidden (item X.14)."""
        option = int(self.t.forbidden_declarations)
        return option == declared.UNDECLARABLE or (option == declared.BY_ABILITY and act != acts.CAST)

    def _choose(self, card: int, question: Question | None) -> Iterable[str]:
        g, t = self.g, self.t
        if question is None or question.ask in (choices.ASK_MAIN, choices.ASK_ATTACK):
            yield because("no choosing")
            return
        if g.zone[card] == zones.BATTLE and self.found[card, IS_IGNORED]:
            yield because("sealed")
        if not self.found[card, IS_CHOOSABLE]:
            yield because("unchoosable", source=question.source)
        zone = int(g.zone[card])
        held = HELD_IN.get(zone, 0)
        if question.verb == verbs.PUT_UNDER and self._is_forbidden(card, held):
            yield because("kept there", source=self._forbidder(card, held), zone=zones.NAMES[zone])
        step = self._select_step()
        if step is None:
            yield because("not offered", zone=zones.NAMES[int(g.zone[card])])
            return
        if self._is_chosen(card):
            yield because("chosen")
        row = int(t.step_filter[step])
        if t.step_code[step] == programs.SELECT and t.filter_also[row] >= 0:
            if (int(t.filter_zones[row]) >> int(g.zone[card])) & 1 == 0:
                row = int(t.filter_also[row])
        if t.step_code[step] == programs.SELECT and not (int(t.filter_zones[row]) >> int(g.zone[card])) & 1:
            yield self._place(card)
        if g.place[card] < 0:
            yield self._place(card)
        whose = {owners.YOURS: 0, owners.OPPONENTS: 1}.get(int(t.filter_whose[row]))
        if whose is not None and (card // SEAT != g.frame_player[int(g.depth) - 1]) != bool(whose):
            yield self._of_another(card)
        kind = int(g.kind[card])
        if not (int(t.filter_kinds[row, kind >> 6]) >> (kind & 63)) & 1:
            yield because("other kind")
        if t.filter_tapped[row] >= 0 and g.tapped[card] != t.filter_tapped[row]:
            yield because("tapped" if g.tapped[card] else "untapped")
        if t.filter_new[row] and not g.sick[card]:
            yield because("not new")
        power = max(int(self.found[card, POWER]), 0)
        if 0 <= t.filter_max_power[row] < power or power < t.filter_min_power[row]:
            yield because("power", power=as_drawn(power))
        if (wanted := set_of(t.filter_keywords[row])) & ~keywords_found(self.found[card]):
            yield because("lacks", keywords=_keywords(wanted))
        if (unwanted := set_of(t.filter_lacking[row])) & keywords_found(self.found[card]):
            yield because("has", keywords=_keywords(unwanted))
        if t.filter_relation[row] == descriptions.WAS_UNDER_THIS:
            yield because("not under")
        if t.filter_relation[row] in (
            descriptions.COSTS_THE_NUMBER,
            descriptions.COMPARED,
            descriptions.COSTS_AT_MOST_THEIR_MANA,
        ):
            yield because("other kind")
        if t.step_limit[step] in (programs.TOTAL_POWER, programs.TOTAL_COST, programs.TOTAL_COST_BY_ZONE):
            yield because("total")
        if any_at_work(g, statics.DRAWS_CHOICES) and g.zone[card] == zones.BATTLE:
            yield because("drawn")
        yield because("not offered", zone=zones.NAMES[int(self.g.zone[card])])

    def _select_step(self) -> int | None:
        """The program step that is choosing now."""
        g = self.g
        frame = int(g.depth) - 1
        if frame < 0 or g.ask != choices.ASK_SELECT:
            return None
        step = int(g.frame_step[frame]) - 1
        return step if self.t.step_code[step] in (programs.SELECT, programs.SELECT_AMONG) else None

    def _be_evolved(self, card: int, question: Question | None) -> Iterable[str]:
        if question is None or question.ask != choices.ASK_BASE:
            yield because("no putting")
        if self.found[card, IS_IGNORED]:
            yield because("sealed")
        if self.g.zone[card] != zones.BATTLE or self.g.place[card] < 0:
            yield because("no creature there", zone=zones.NAMES[int(self.g.zone[card])])
        asks = int(self.g.ask_card)
        yield because(
            "other base", card=self.cards[int(self.g.kind[asks])].name if asks >= 0 else translatable("the card")
        )

    def _lose_a_seal(self, card: int, question: Question | None) -> Iterable[str]:
        if not cards_linked(self.g, card, links.SEAL):
            yield because("no seals")
        yield because("other seal")


class RefusalsNow:
    """Says why the rules refuse a card now, or refused it at the moment at which its act would have been asked last.

    Nobody is asked a question with one option: that moment is looked for after the last answer.
    """

    def __init__(self, session: Session, players: tuple[str, str]) -> None:
        """Take the game, and how players are named as owners."""
        self._session = session
        self._players = players

    def act_of(self, card: int) -> str:
        """The act that is meant when none is named."""
        question = self._session.question
        return self._at(self._session.state).act_of(card, question)

    def why_not(self, card: int, act: str, half: int | None = None) -> str:
        """The first reason that applies; empty if none does. `half` is the kind of the half that is used."""
        session = self._session
        state, question = session.state, session.question
        wanted = _ASKED_FOR.get(act, act)
        if question is None or ACTS.get(question.ask, "choose") != wanted:
            for then in reversed([*session.unasked()]):
                asked = read_question(then, session.tables, session.cards)
                if ACTS.get(asked.ask) != wanted or (act == "declare" and asked.player != card // SEAT):
                    continue
                if act == "choose" and any(option.card == card for option in asked.options):
                    return because("only choice")
                state, question = then, asked
                break
        return self._at(state).why_not(card, act, question, half)

    def _at(self, state: Any) -> Refusals:
        return Refusals(state, self._session.tables, self._session.cards, self._players, self._session.events)


def why_not_now(session: Session, seat: int, card: int) -> str:
    """Why the player of a seat cannot choose a card now that is not among the options, in a clause."""
    players = ("your", "your opponent's") if seat == 0 else ("your opponent's", "your")
    refusals = RefusalsNow(session, players)
    return refusals.why_not(card, refusals.act_of(card)) or gettext("it is not among the options")


def _keywords(bits: int) -> str:
    return gettext(" and ").join(gettext(word) for bit, word in keywords.NAMES.items() if bit & bits)
