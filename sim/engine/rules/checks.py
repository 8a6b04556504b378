"""State-based actions and the end of the game (104, 604.4, 703).

`check_state` is called after every step of every effect; when there is nothing to do it returns at once.
"""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import power, rebuild_statics
from sim.engine.facts.descriptions import plainly_holds
from sim.engine.facts.identity import fights, ignored, is_creature
from sim.engine.facts.links import equipped_creature, find_creature
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    card_types,
    course,
    departures,
    endings,
    frames,
    keywords,
    log,
    state_checks,
    statics,
    zones,
)
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game, awaits_check, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.auras import bury_auras
from sim.engine.rules.castles import raze_castles
from sim.engine.rules.home import go_home, return_to_gr
from sim.engine.rules.leaving import leave_together, mark_leaving
from sim.engine.rules.links import settle_variant
from sim.engine.rules.losing import save_from_losing
from sim.engine.rules.star_max import keep_one_star_max


@rule
def end_game(g: Game, winner: int, reason: int) -> None:
    """The game is over (104.1)."""
    if g.stopped == course.RUNNING:
        g.stopped = course.OVER
        g.winner = winner
        g.reason = reason
        note(g, log.END, winner, NO_CARD, reason, 0)


@rule
def check_end(g: Game, t: Tables) -> None:
    """End the game if a player has won or lost (703.4a-b, 104.2)."""
    # 104.2c: a player who wins and loses at once wins.
    if g.won[0] != 0 and g.won[1] != 0:
        end_game(g, endings.DRAWN, g.won[0])
    elif g.won[0] != 0 and g.won[1] == 0:
        end_game(g, 0, g.won[0])
    elif g.won[1] != 0 and g.won[0] == 0:
        end_game(g, 1, g.won[1])
    elif g.lost[0] != 0 and g.lost[1] != 0:
        # By a rule option the turn player's defeat is settled first.
        end_game(g, endings.DRAWN if t.turn_player_decks_out == 0 else 1 - g.turn_player, g.lost[g.turn_player])
    elif g.lost[0] != 0:
        end_game(g, 1, g.lost[0])
    elif g.lost[1] != 0:
        end_game(g, 0, g.lost[1])


@rule
def anything_to_check(g: Game, t: Tables) -> bool:
    """Whether anything that a state-based action looks at could be so; mostly nothing is."""
    return (
        (g.unsettled | g.state_checks) != 0
        or g.zone_count[0, zones.DECK] == 0
        or g.zone_count[1, zones.DECK] == 0
        or (t.any_loses_outside != 0 and one_is_outside(g))
    )


@cold
def one_is_outside(g: Game) -> bool:
    """Whether a card that must stay in the battle zone is elsewhere."""
    return is_outside(g, g.bound_card[0]) or is_outside(g, g.bound_card[1])


@rule
def is_outside(g: Game, card: Card) -> bool:
    """Whether a card that must stay in the battle zone is elsewhere; a pending one has not left it."""
    return card >= 0 and g.zone[card] != zones.BATTLE and g.zone[card] != zones.NOWHERE


@rule
def check_state(g: Game, t: Tables) -> None:
    """Carry out state-based actions until there are none, even in the middle of an effect (111.2, 703.1-3)."""
    if anything_to_check(g, t):
        settle_state(g, t)


@cold
def settle_state(g: Game, t: Tables) -> None:
    """Carry out state-based actions, where there may be some."""
    act_on_state(g, t)
    g.unsettled = 1 if awaits_check(g) else 0


@rule
def act_on_state(g: Game, t: Tables) -> None:
    """Carry out state-based actions one after another until nothing is left to do."""
    if g.castles_adrift != 0:
        raze_castles(g, t)
    while g.stopped == course.RUNNING:
        if g.astray != 0:
            if t.any_auras != 0:
                bury_auras(g, t)
            return_to_gr(g, t)
            go_home(g, t)
        for side in range(2):
            # 703.4b: a player with no cards in the deck loses, whatever emptied it.
            if g.zone_count[side, zones.DECK] == 0 and g.lost[side] == 0:
                g.lost[side] = endings.DECK_OUT
        wins_instead = at_work(g, statics.WINS_BY_LAST_DRAW) and win_by_last_draw(g, t)
        if at_work(g, statics.CANT_LOSE):
            spare_losers(g, t)
        saves = (
            (g.state_checks & state_checks.ONE_STAR_MAX) != 0
            or at_work(g, statics.INSTEAD_OF_LOSING)
            or at_work(g, statics.SURVIVES_BY_PAYING)
            or t.any_saves_in_hand != 0
        )
        # 101.5: nothing replaces what happens instead.
        if saves and not wins_instead and save_from_losing(g, t):
            continue
        if g.lost[0] | g.lost[1] | g.won[0] | g.won[1]:
            check_end(g, t)
            return
        if t.any_loses_outside != 0 and lose_outside(g, t):
            continue
        if g.state_checks == 0 and g.power_lowered == 0:
            return
        if (g.state_checks & state_checks.TYPE_VARIES) != 0 and settle_types(g, t):
            continue
        if is_replacing(g):
            return
        if (g.state_checks & state_checks.ONE_STAR_MAX) != 0 and keep_one_star_max(g, t):
            continue
        g.moving_count = 0
        # 703.4c: power 0 or less. Something must lower it to bring it there.
        for side in range(2):
            for index in range(g.zone_count[side, zones.BATTLE]):
                card = g.zone_cards[side, zones.BATTLE, index]
                if fights(g, t, card) and not ignored(g, t, card) and power(g, t, card) <= 0:
                    mark_leaving(g, card)
        if (g.state_checks & state_checks.ONE_D2_FIELD) != 0:
            mark_older_fields(g, t)
        if (g.state_checks & state_checks.LONE_WEAPON) != 0:
            mark_lone_weapons(g, t)
        if (g.state_checks & state_checks.NEVER_THERE) != 0:
            mark_rule_plus(g, t)
        if g.moving_count == 0:
            return
        # 701.6a: what is put there from the battle zone is destroyed, fields and weapons as well.
        leave_together(g, t, zones.GRAVEYARD, departures.DESTROYED)
        # What stays instead of being destroyed would be destroyed again without end.
        if g.moving_left == 0:
            return


@cold
def is_replacing(g: Game) -> bool:
    """Whether what happens instead of leaving is not over (609.1): until then nothing more leaves."""
    for frame in range(g.depth):
        if g.frame_kind[frame] in (frames.INSTEAD, frames.PRICE):
            return True
    return False


@cold
def settle_types(g: Game, t: Tables) -> bool:
    """Let cards that are creatures only under a condition be what they are now; whether one of them changed."""
    changed = False
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if t.variant_unless[g.kind[card]] >= 0 and settle_variant(g, t, card):
                changed = True
    if changed:
        rebuild_statics(g, t)
    return changed


@cold
def mark_older_fields(g: Game, t: Tables) -> None:
    """Of the D2 fields of both players only the one that was put last stays (703.4l)."""
    newest = -1
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if (t.types[g.kind[card]] & card_types.D2) != 0:
                newest = max(newest, g.object[card])
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if (t.types[g.kind[card]] & card_types.D2) != 0 and g.object[card] != newest:
                mark_leaving(g, card)


@cold
def mark_lone_weapons(g: Game, t: Tables) -> None:
    """Weapons without a creature leave (305.3, 703.4m)."""
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if (t.types[g.kind[card]] & card_types.WEAPON) == 0:
                continue
            wearer = equipped_creature(g, card)
            if wearer < 0 or not is_creature(g, t, wearer):
                mark_leaving(g, card)


@cold
def mark_rule_plus(g: Game, t: Tables) -> None:
    """A card that has been flipped to a rule plus side leaves; from the graveyard it goes home (314.4, 703.4i)."""
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if (t.types[g.kind[card]] & card_types.RULE_PLUS) != 0:
                mark_leaving(g, card)


@rule
def cant_lose(g: Game, t: Tables, side: int, reason: int) -> bool:
    """Whether a static ability keeps the player from losing for this reason (101.2)."""
    for index in range(g.static_count):
        row = g.static_row[index]
        source = g.static_card[index]
        if (
            t.static_head[row] == statics.CANT_LOSE
            and (t.static_amount[row] != 0 or owner(source) == side)
            and (t.static_acts[row] >> reason) & 1 != 0
            and plainly_holds(g, t, t.static_condition[row], owner(source), source, 0)
        ):
            return True
    return False


@cold
def win_by_last_draw(g: Game, t: Tables) -> bool:
    """A player who would lose by drawing the last card of the deck wins instead, if a static ability says so (609.1).

    Whether one did.
    """
    wins = False
    for index in range(g.static_count):
        row = g.static_row[index]
        source = g.static_card[index]
        side = owner(source)
        if (
            t.static_head[row] == statics.WINS_BY_LAST_DRAW
            and g.lost[side] == endings.DECK_OUT
            and g.drew_last[side] != 0
            and plainly_holds(g, t, t.static_condition[row], side, source, 0)
            and not cant_lose(g, t, side, endings.DECK_OUT)
        ):
            g.lost[side] = 0
            g.won[side] = endings.CARD_EFFECT
            wins = True
    return wins


@cold
def spare_losers(g: Game, t: Tables) -> None:
    """A player who can't lose does not (101.2): the game continues, and nothing lets the other one win (104.1)."""
    for side in range(2):
        if g.won[1 - side] != 0 and cant_lose(g, t, side, g.won[1 - side]):
            g.won[1 - side] = 0
        if g.lost[side] != 0 and cant_lose(g, t, side, g.lost[side]):
            g.lost[side] = 0
        if g.won[1 - side] != 0 and cant_lose(g, t, side, 0):  # OF_THE_OTHER: the opponent can't win
            g.won[1 - side] = 0


@rule
def lose_outside(g: Game, t: Tables) -> bool:
    """The owner of a card that must stay in the battle zone loses when it is elsewhere (604.4)."""
    for index in range(2):
        # 604.4b: the turn player's ability comes first.
        side = g.turn_player if index == 0 else 1 - g.turn_player
        card = g.bound_card[side]
        if not is_outside(g, card):
            continue
        if (t.keywords[t.other_face[g.printed[card]]] & keywords.DESTROYS_ALL_OUTSIDE) != 0:
            destroy_all(g, t)
        if not at_work(g, statics.CANT_LOSE) or not cant_lose(g, t, side, endings.CARD_EFFECT):
            g.lost[side] = endings.CARD_EFFECT
            return True
    return False


@cold
def destroy_all(g: Game, t: Tables) -> None:
    """Destroy all creatures, as one event."""
    g.moving_count = 0
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if is_creature(g, t, card) and not ignored(g, t, card):
                mark_leaving(g, card)
    if g.moving_count > 0:
        leave_together(g, t, zones.GRAVEYARD, departures.DESTROYED)


@rule
def has_left_attack(g: Game, t: Tables, card: Card, number: int) -> bool:
    """Whether a creature of the attack is no longer in the battle zone, or ignored (505.6, 116.2a)."""
    if card < 0:
        return False
    now = find_creature(g, card, number)
    return now < 0 or ignored(g, t, now) or not is_creature(g, t, now)
