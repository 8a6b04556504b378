"""The scripted players as lines: what their scripts decide where no playbook does, with the values of their parameters.

The lines of a script are comments: the text reads to a playbook that says nothing, and so plays as the script does.
"""

from typing import Final

from strategies.registry import ChosenPlayer

_CHARGE_AND_USE: Final = """\
charge
    # a card while the mana zone has fewer than {mana_enough} cards; then, up to {mana_most}, only one that brings a
    # missing civilization or pays for a more expensive card; one mana more for every twelve turns
    # none while the hand has {hand_kept} cards or fewer, once there are 3 mana
    # first what lets the most expensive card be used now and in the next turn, then a missing civilization,
    # then what is missed least: a card that is far too expensive, or a cheap one
use
    # creatures, the most expensive first; one that would do more harm than good never
    # then spells that gain {spell_yield} points for each mana, the most expensive first; a third if they
    # cannot find more later, as those can that destroy creatures
block
    # to stop a direct attack, or an attack after which the others win
    # for a gain of {block_least} points; a small creature stops a double breaker at {chump_shields} shields or fewer
choose
    # harm for the opponent's best, or if it must be for the own least; gifts for the own best
declare
    # whatever gains something; no draws with {deck_low} cards in the deck or fewer
"""
_ATTACK: Final = {
    "rush": """\
attack
    # players when lethal
    # creatures, for a gain of {hunt_least} points; to stop an opponent who could win, at any price
    # players, unless a blocker would only eat the attacker (brave={brave})
""",
    "control": """\
attack
    # players when lethal
    # no blockers when in danger
    # creatures, for a gain of {hunt_least} points; to stop an opponent who could win, at any price
    # players, unless a blocker would only eat the attacker (brave={brave}), when the deck is low, when
    # {edge} more creatures could attack than the opponent has, or when nothing could punish the attacker
""",
}


def script_text(player: ChosenPlayer) -> str:
    """What a scripted player does, as the text of a playbook."""
    name = player.player.name
    head = f"# {name}: {player.player.help}\n"
    if name not in _ATTACK:
        return head
    values = dict(zip(player.player.parameters, player.values, strict=True))
    before, _, after = _CHARGE_AND_USE.partition("block\n")
    return head + f"base: {player.words}\n" + f"{before}{_ATTACK[name]}block\n{after}".format(**values)
