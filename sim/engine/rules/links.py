"""What lies on a card in the battle zone: seals, put, removed and dropped (116, 701.23-25)."""

from sim.compiler.decorators import rule
from sim.engine.facts.characteristics import rebuild_statics
from sim.engine.facts.identity import civilizations
from sim.engine.record.codes import log
from sim.engine.record.codes.abilities import (
    LIBERATED,
)
from sim.engine.record.codes.cards import (
    BATTLE,
    DECK,
    GRAVEYARD,
    LIBERATES,
)
from sim.engine.record.codes.choices import (
    ASK_SEAL,
    OPTION_CARD,
)
from sim.engine.record.state import CARDS, Game, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.standby import fire
from sim.engine.rules.zones import (
    arrive,
    new_object,
    take_out,
)


@rule
def drop_seals(g: Game, t: Tables, card: int) -> None:
    """The seals of a card that has left go to their owner's graveyard."""
    if g.seals[card] > 0:
        for seal in range(CARDS):
            if g.attached_to[seal] == card:
                g.attached_to[seal] = -1
                arrive(g, t, seal, GRAVEYARD, False)
        g.seals[card] = 0


# --- Seals (116) ---
@rule
def put_seal(g: Game, t: Tables, card: int) -> None:
    """The owner puts the top card of the deck face down on the card, in the battle zone (116.1, 116.3, 701.24)."""
    player = owner(card)
    if g.zone_count[player, DECK] == 0:
        return
    seal = g.zone_cards[player, DECK, g.zone_count[player, DECK] - 1]
    take_out(g, seal)
    new_object(g, seal)
    g.zone[seal] = BATTLE
    g.attached_to[seal] = card
    g.seals[card] += 1
    note(g, log.SEALED, player, -1, card, 0)


@rule
def remove_seal(g: Game, t: Tables, card: int) -> None:
    """One seal of the card goes to its owner's graveyard (701.23)."""
    # Nobody may look at seals: the one put last is as good as any.
    last = -1
    for seal in range(CARDS):
        if g.attached_to[seal] == card and (last < 0 or g.object[seal] > g.object[last]):
            last = seal
    if last >= 0:
        g.attached_to[last] = -1
        g.seals[card] -= 1
        note(g, log.UNSEALED, owner(last), last, card, 0)
        arrive(g, t, last, GRAVEYARD, False)
    rebuild_statics(g, t)
    if g.seals[card] == 0 and (t.keywords[g.kind[card]] & LIBERATES) != 0:
        liberate(g, t, card)


@rule
def unseal_for_command(g: Game, t: Tables, command: int) -> None:
    """A Command entered: its owner removes a seal from one own card of a common civilization (116.4, 703.4j)."""
    player = owner(command)
    ask(g, ASK_SEAL, player, command, 0)
    for index in range(g.zone_count[player, BATTLE]):
        card = g.zone_cards[player, BATTLE, index]
        if g.seals[card] > 0 and (civilizations(g, t, card) & civilizations(g, t, command)) != 0:
            offer(g, OPTION_CARD, card, 0)
    if g.option_count > 0:
        answer = decide(g, t)
        if answer >= 0:
            remove_seal(g, t, g.option_card[answer])


@rule
def liberate(g: Game, t: Tables, card: int) -> None:
    """Forbidden Liberation: flip the card to its creature side (701.25, 809.1); it does not enter (item 7I.06)."""
    other = t.other_face[g.kind[card]]
    if other < 0:
        return
    g.kind[card] = other
    g.sick[card] = 0
    note(g, log.FLIP, owner(card), card, 0, 0)
    rebuild_statics(g, t)
    fire(g, t, LIBERATED, card, 0)
