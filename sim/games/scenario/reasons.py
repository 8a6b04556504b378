"""The table of reasons why the rules refuse a choice, for the scenario kit, rulings and `duelsim play`.

Every reason has one sentence here, and a test that shows it (`tests/games/scenario/test_reasons.py`). What is true of a
card decides `refusals`.
"""

from typing import Final

from decks.shown_names import called
from sim.language import gettext, pgettext, translatable

REASONS: Final = {
    # --- where it is, and whose turn it is ---
    "elsewhere": "it is in the {zone}, not in the {wanted}",
    "under": "it is part of another card",
    "sealed": "it is sealed: it is treated as if it were not there",
    "whose turn": "it is {player} turn",
    "step over": "the {wanted} step is over",
    "step": "this is the {step} step: {acts} in the {wanted} step",
    "busy": "the open question has to be answered first",
    "whose": "it is {player}",
    # --- using a card ---
    "no use": "it is not a card that can be used",
    "hyperspatial": "it is not used from the hyperspatial zone: an effect puts it into the battle zone",
    "forbidden": "{source} forbids {doing} it",
    "forbidden there": "{source} forbids using it from the {zone}",
    "forbidden put": "{source} forbids putting it into the battle zone",
    "base": "there is no creature that it can be put on",
    "base card": "there is no card that it can be put on",
    "shield": "there is no shield to fortify",
    "GR creature": "there is no GR creature that it can be attached to",
    "summon condition": "its condition for being summoned is not met",
    "cast condition": "its condition for being cast is not met",
    "additional cost": "its additional cost cannot be paid",
    "mana": "not enough mana: it costs {cost}, and there is {mana}",
    "untapped mana": "not enough mana: it costs {cost}, and there is {mana} untapped",
    "mana of a raised cost": "not enough mana: it costs {cost} because of {source}, and there is {mana}",
    "civilization": "no {civilization} mana",
    "tapped civilization": "no untapped {civilization} mana",
    "civilizations": "one card of mana gives only one civilization",
    "used": "{source} allows this once each turn, and it has been done this turn",
    "king cell": "{card} is neither in the hand nor in the mana zone",
    "king mana": "the mana for {card} is not there, or an effect forbids summoning it",
    "way": "no way of using it has this text",
    "way now": "it cannot be used in this way now",
    # --- crossing a cross gear ---
    "gear": "it is not a cross gear",
    "gear creature": "there is no creature that it can be crossed with",
    "not a creature here": "it is not a creature in the battle zone",
    "crossed": "the cross gear is crossed with it already",
    # --- attacking ---
    "no creature there": "it is in the {zone}, not a creature in the battle zone",
    "no creature": "it is not a creature",
    "tapped": "it is tapped",
    "can't attack": "it can't attack",
    "sick": "it has summoning sickness",
    "attacks": "its player has attacked as often as an effect allows this turn",
    "held back": "{source} says that it can't attack",
    "no target": "there is nothing that it can attack",
    "can't attack players": "it can't attack players",
    "player safe": "{source} says that the player can't be attacked",
    "player not first": "{source} has to be attacked",
    "player only": "the player has to be attacked",
    "tap ability": "it has no tap ability",
    "hyperify": "it has no Hyperify ability, or its Hyper Mode is unleashed",
    "hyperify with": "there is no other untapped creature to tap for it",
    "must attack": "it has to attack",
    # --- being attacked ---
    "own": "it is the turn player's own",
    "can't be attacked": "it can't be attacked",
    "no attacks on creatures": "the attacking creature can't attack creatures",
    "only the player": "the attacking creature can attack only the player, because {why}",
    "untapped": "it is untapped",
    "not by it": "{source} says that the attacking creature can't attack it",
    "another first": "another creature has to be attacked",
    # --- blocking ---
    "no attack": "there is no attack",
    "guardman": "guardman is for attacks on other creatures",
    "unblockable": "the attacking creature can't be blocked",
    "unblockable at creatures": "the attacking creature can't be blocked while attacking a creature",
    "no blocker": "it has no blocker",
    "weaker": "the attacking creature can't be blocked by creatures with less power",
    "flying": "the attacking creature can't be blocked by creatures without flying",
    "can't block": "it can't block",
    "blocks": "its player has blocked as often as an effect allows this turn",
    "itself": "it is the attacked creature itself",
    "other blocker": "another creature is the only one that can block the attacking creature",
    "partial blocker": "it is a {words} only",
    "not by this": "{source} says that the attacking creature can't be blocked by it",
    "no blocking": "blockers are not being declared",
    # --- declaring ---
    "declarer": "the other player is declaring",
    "no declaring": "nothing is being declared",
    "no declared ability": "it has no ability that is declared",
    "not declared there": "it is in the {zone}: it is not declared there",
    "no trigger": 'its ability does not trigger now: "{text}"',
    "other moment": 'its ability is declared at another moment: "{text}"',
    "other attacker": '{attacker}, which attacks, is not of the {characteristics} in "{text}"',
    "attacker of another": '{attacker}, which attacks, is {player}: "{text}"',
    "declaring condition": 'its condition does not hold, "{condition}": "{text}"',
    "declared": "it has already been declared",
    "no shield trigger": "it has no shield trigger",
    "trigger condition": "the condition of its shield trigger does not hold",
    "no shield triggers": "{source} forbids shield triggers",
    "not broken": "it is in the {zone}, not among the shields that are being put into the hand",
    "no strike back": "it has no strike back",
    "no discard": "there is no card to discard for its strike back",
    "barred trigger": "this shield's trigger can't be used",
    # --- choosing ---
    "no choosing": "nothing is being chosen",
    "only choice": "it was the only one that could be chosen, and has been chosen without a question",
    "unchoosable": "it can't be chosen by {source}",
    "kept there": "{source} keeps it in the {zone}",
    "not offered": "it is in the {zone}, and not among the options",
    "chosen": "it is chosen already",
    "drawn": "another creature has to be chosen before it",
    "wrong zone": "it is in the {zone}",
    "other kind": "it is not a card of the kind that the text refers to",
    "not new": "it was not put into the battle zone this turn",
    "power": "its power is {power}",
    "lacks": "it has no {keywords}",
    "has": "it has {keywords}",
    "not under": "it was not under that creature",
    "total": "the total would be too high",
    "no putting": "nothing is being put on a creature",
    "other base": "{card} cannot be put on it",
    "no seals": "it has no seals",
    "other seal": "it has no civilization in common with the Command, or it is the other player's",
}


# Values that are names of cards, or words such as "an effect"; those that are zones; and those that are other words.
_CARDS, _ZONES = ("source", "card"), ("zone",)
_PLACES = ("hand", "battle zone")  # where a card is wanted; elsewhere a step is
_WORDS = ("player", "step", "acts", "civilization", "keywords", "doing")
OWNERS: Final = (
    *(translatable("your"), translatable("the opponent's"), translatable("your opponent's"), translatable("yours")),
    *(translatable("Player A's"), translatable("Player B's")),
)


def because(reason: str, **values: object) -> str:
    """The sentence of a reason.

    >>> because("mana", cost=6, mana=5)
    'not enough mana: it costs 6, and there is 5'
    """
    return gettext(REASONS[reason], **{key: _in_words(key, value) for key, value in values.items()})


def _in_words(key: str, value: object) -> object:
    words = str(value)
    if key in _CARDS:
        return gettext(called(words))
    if key in _ZONES or (key == "wanted" and words in _PLACES):
        return pgettext("zone", words)
    return gettext(words) if key in (*_WORDS, "wanted") else value
