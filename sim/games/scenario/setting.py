"""Write a situation into the record of a game."""

from functools import partial
from typing import Any

from sim.cards.tabulation import tabulate
from sim.cards.words import Card
from sim.cards.words.rows import Fields
from sim.engine.record.codes import card_types, choices, keywords, links, zones
from sim.engine.record.state import SEAT, cards_linked, new_records
from sim.games.scenario.impossible import refuse_impossible
from sim.games.scenario.pieces import WHO, Piece, Side, all_cards
from strategies.playbooks.finding import PreparedPlayer
from strategies.playbooks.rows import write_rows
from strategies.scripted.parameters import PLAYBOOK


class Table:
    """A record that is being filled: every card gets the next free number of its owner, in the order of setting up."""

    def __init__(
        self, sides: tuple[Side, Side], players: tuple[PreparedPlayer | None, PreparedPlayer | None] = (None, None)
    ) -> None:
        self.state = new_records()
        self.record: Any = Fields(self.state)
        self._zones = [side.pieces() for side in sides]
        cards = [
            card for laid_out in self._zones for _, pieces in laid_out for piece in pieces for card in all_cards(piece)
        ]
        definitions: dict[str, Card] = {}
        for card in cards:
            if definitions.setdefault(card.name, card) != card:
                raise ValueError(f'two different cards are called "{card.name}"')
        playbooks = [None if player is None else player.playbook for player in players]
        rows, self._kinds = tabulate(cards, more=partial(write_rows, books=playbooks))
        self.tables = rows.array
        self._tables = Fields(rows.array)
        self.cards = tuple(rows.cards)
        self._next = [0, 0]
        for player, laid_out in enumerate(self._zones):
            for zone, pieces in laid_out:
                for piece in pieces:
                    self._put(player, zone, piece)
            self._turn_over(player, zones.DECK)
            self._turn_over(player, zones.GR)
        for at, chosen in enumerate(players):
            self.record.policy[at] = choices.OUTSIDE
            if chosen is not None:
                self.record.policy[at] = chosen.script.number
                self.record.parameters[at, : len(chosen.script.values)] = chosen.script.values
                self.record.parameters[at, PLAYBOOK] = 0 if chosen.playbook is None else at + 1

    def _new_card(self, player: int, card: Card, zone: int) -> int:
        return self._new_of_kind(player, self._kinds[card.name], zone)

    def _new_of_kind(self, player: int, kind: int, zone: int) -> int:
        slot = self._next[player]
        if slot >= SEAT:
            raise ValueError(f"{WHO[player]} cannot have more than {SEAT} cards")
        self._next[player] = slot + 1
        index = player * SEAT + slot
        record = self.record
        record.printed[index] = record.kind[index] = kind
        record.zone[index] = zone
        record.object[index] = record.next_object
        record.next_object += 1
        return index

    def _put(self, player: int, zone: int, piece: Piece) -> int:
        refuse_impossible(piece, zone, self._tables, self._kinds)
        record, tables = self.record, self._tables
        top = self._new_card(player, piece.card, zone)
        self._place(player, zone, top)
        record.tapped[top] = int(piece.tapped)
        record.sick[top] = int(piece.sick)
        self._put_under(player, zone, piece, top, top)
        if zone == zones.BATTLE and piece.card.types & card_types.FINAL:
            self._lay_out_cores(player, top)
        seals = [self._new_card(player, seal, zone) for seal in piece.seals]
        for seal in reversed(seals):
            self._link(seal, top, links.SEAL)
        if piece.card.types & card_types.FINAL:
            for corner, seal in zip(range(links.CORNERS, 0, -1), reversed(seals), strict=False):
                record.was_under[seal] = -corner  # the last seal lies at the last corner
        for castle in reversed([self._new_card(player, card, zone) for card in piece.castles]):
            self._link(castle, top, links.FORTIFIES)
            self._turn_up(castle)
        for aura in reversed([self._new_card(player, card, zone) for card in piece.auras]):
            self._link(aura, top, links.ATTACHED_TO)
        for card in cards_linked(record, top, links.ATTACHED_TO):
            self._place(player, zone, card)
        if piece.face_up:
            self._turn_up(top)
        if piece.face_down:
            record.kind[top], record.upside_down[top] = tables.face_down, 1
        for weapon in reversed([self._new_card(player, card, zone) for card in piece.weapons]):
            self._place(player, zone, weapon)
            self._link(weapon, top, links.EQUIPPED)
        kind = int(record.kind[top])
        face = int(tables.other_face[kind])
        if zone == zones.BATTLE:
            if face >= 0 and tables.keywords[face] & keywords.LOSES_OUTSIDE_BATTLE:
                record.bound_card[player] = top
            if piece.flipped:
                record.kind[top] = face if piece.flipped == 1 else tables.next_face[face]
                if tables.cell[record.kind[top]] >= 0 and not (
                    tables.king_bits[record.kind[top]] or piece.card.types & card_types.FINAL
                ):
                    self._become_cells(top)
            elif tables.element_half[kind] >= 0:
                record.kind[top] = tables.element_half[kind]
            elif piece.under and tables.variant[kind] >= 0 and tables.variant_unless[kind] < 0:
                record.kind[top] = tables.variant[kind]
        for gear in reversed([self._put(player, zone, gear) for gear in piece.gears]):
            self._link(gear, top, links.CROSSED)
        return top

    def _lay_out_cores(self, player: int, field: int) -> None:
        """A final forbidden field, or its creature, has its cores with it."""
        kind = int(self._tables.cell[self.record.printed[field]])
        bottom = field
        for _ in range(links.CORNERS):
            core = self._new_of_kind(player, kind, zones.BATTLE)
            self._link(core, bottom, links.UNDER)
            bottom = core

    def _become_cells(self, top: int) -> None:
        """The cards under a creature that is made of cells are cells of it, each an object of its own."""
        record = self.record
        card = int(record.linked[top, links.UNDER])
        while card >= 0:
            record.kind[card] = self._tables.cell[record.kind[top]]
            record.object[card] = record.next_object
            record.next_object += 1
            card = int(record.linked[card, links.UNDER])

    def _place(self, player: int, zone: int, card: int) -> None:
        """Put a card at the end of the list of a zone."""
        record = self.record
        count = int(record.zone_count[player, zone])
        record.zone_cards[player, zone, count] = card
        record.zone_count[player, zone] = count + 1
        record.place[card] = count

    def _turn_up(self, card: int) -> None:
        self.record.face_up[card] = 1
        self.record.face_up_count += 1

    def _turn_over(self, player: int, zone: int) -> None:
        """A deck is set up from the top down; in the record, its top card is the last one."""
        record = self.record
        deck = slice(int(record.zone_count[player, zone]))
        cards = record.zone_cards[player, zone, deck][::-1].copy()
        record.zone_cards[player, zone, deck] = cards
        record.place[cards] = range(len(cards))

    def _link(self, card: int, host: int, link: int) -> None:
        """Link a card to a host, in front of the cards that have the same kind of link to it."""
        record = self.record
        record.host[card], record.link_kind[card] = host, link
        record.next_linked[card] = record.linked[host, link]
        record.linked[host, link] = card

    def _put_under(self, player: int, zone: int, piece: Piece, top: int, bottom: int) -> int:
        """Put the cards under a piece below the bottom of the pile so far, and return the new bottom."""
        record = self.record
        several = self._tables.evolution_base[self._kinds[piece.card.name], 1] >= 0
        for each in piece.under:
            under = self._new_card(player, each.card, zone)
            if each.face_up:
                self._turn_up(under)
            # Under a creature that evolved from several, all but the first stay objects of their own.
            if not several or each is piece.under[0]:
                record.object[under] = record.object[top]
            self._link(under, bottom, links.UNDER)
            bottom = self._put_under(player, zone, each, under, under)
        return bottom
