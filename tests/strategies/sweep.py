"""Positions in which a player could want any spell, and whether a scripted player uses it there.

A position is rich: both players have creatures of many kinds, mana, hands and graveyards. The player has the mana that
the spell costs, and nothing else that could be played with it.
"""

from collections.abc import Iterator
from typing import Any, Final

from sim.cards.library import find_card
from sim.cards.words import Card
from sim.engine.record.codes import civilizations, log
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, crossed, filler, opponents, pile, sick, tapped

IN_HAND: Final = (
    "Holy, Flash Guardian",
    "Corile",
    "Fear Fang",
    "Terror Pit",
    "Bolmeteus Steel Dragon",
    "Fighter Dual Fang",
)
GRAVEYARD: Final = (
    "Corile",
    "Bolshack Dragon",
    "Burning Mane",
    "Faerie Life",
    "Crystal Lancer",
    "La Ura Giga, Sky Guardian",
    "Horrid Worm",
)
DECK: Final = ("Corile", "Bolshack Dragon", "Terror Pit", "Fear Fang", "Faerie Life", "Crystal Lancer", "Burning Mane")
IN_MANA: Final = ("Corile", "Bolshack Dragon", "Terror Pit", "Holy, Flash Guardian")
BEYOND: Final = ("Gaial Kaiser", "Kill, Temporal Brawler", "Prin Prin, the Victorious", "Volg Thunder")
IN_GR: Final = ("Poktamatama", "Rockyrock")
MOST_MANA: Final = 14

OURS: Final = (
    "Fear Fang",
    "Bolshack Dragon",
    tapped("Aqua Hulcus"),
    sick("Bronze-Arm Tribe"),
    "La Ura Giga, Sky Guardian",
)
MIXED: Final = (
    "Burning Mane",
    "Aqua Hulcus",
    tapped("Bolmeteus Steel Dragon"),
    "Holy, Flash Guardian",
    tapped("Corile"),
)
SMALL: Final = ("Burning Mane", "Burning Mane", "Hunter Fish", tapped("Bronze-Arm Tribe"))
GEARED: Final = (crossed("Fear Fang", "Emerald Claw"), pile("Crystal Lancer", "Aqua Vehicle"), "Corile")


def mana_for(card: Card) -> list[Any]:
    """As many mana cards as the card costs, of its civilizations."""
    named = [name for bit, name in civilizations.NAMES.items() if card.civilizations & bit] or ["fire"]
    price = min(max(card.cost, len(named)), MOST_MANA)
    return filler(**{name: (price + place) // len(named) for place, name in enumerate(named)})


def hand_with(card: Card) -> list[Any]:
    """The card, and others that its mana does not pay for."""
    others = [(name, find_card(name)) for name in IN_HAND]
    far = [name for name, other in others if not other.civilizations & card.civilizations or other.cost > card.cost]
    return [card, *far[:4]]


def positions(card: Card) -> Iterator[tuple[Side, Side]]:
    """The player and the opponent in positions in which the player could want to play the card: even, in danger,
    against small creatures, and against a cross gear and an evolution creature with much mana.
    """
    hand, mana = hand_with(card), mana_for(card)
    rest: dict[str, Any] = {"graveyard": GRAVEYARD, "deck": DECK, "hyperspatial": BEYOND, "gr": IN_GR}
    their_hand = ("Corile", "Bolshack Dragon", "Terror Pit", "Faerie Life")
    yield (
        Side(hand=hand, mana=mana, battle=OURS, shields=4, **rest),
        Side(hand=their_hand, mana=6, battle=MIXED, shields=4, **rest),
    )
    yield (
        Side(hand=hand, mana=mana, battle=("Fear Fang",), shields=1, **rest),
        Side(hand=their_hand, mana=6, battle=MIXED, shields=4, **rest),
    )
    yield (
        Side(hand=hand, mana=mana, battle=OURS, shields=4, **rest),
        Side(hand=their_hand, mana=3, battle=SMALL, shields=2, **rest),
    )
    yield (
        Side(hand=[card], mana=[*mana, *map(tapped, IN_MANA)], battle=(*OURS, "Corile"), shields=4, **rest),
        Side(hand=their_hand, mana=8, battle=GEARED, shields=4, **rest),
    )


def is_used(card: Card, player: str) -> bool:
    """Whether the player uses the card of its hand in one of the positions."""
    for you, opponent in positions(card):
        game = Scenario(you=you, opponent=opponent, you_are=player, opponent_is=player)
        for event in game.session.events:
            if event[0] == log.USE and event[1] == YOU and game.session.card_name(event[2]) == card.name:
                return True
    return False


def is_declared(card: Card, player: str) -> bool:
    """Whether the player declares the card as a shield trigger, as its shield is broken in an even game."""
    game = Scenario(
        you=Side(battle=[*OURS, "Aqua Vehicle"], mana=6, hand=IN_HAND, shields=4, graveyard=GRAVEYARD, deck=DECK),
        opponent=Side(
            battle=MIXED, mana=[*filler(6), *IN_MANA], hand=IN_HAND, shields=[card], graveyard=GRAVEYARD, deck=DECK
        ),
        opponent_is=player,
    )
    game.attack("Aqua Vehicle")
    return game.where(opponents(card.name)) != "hand"


__all__ = ["OPPONENT", "is_declared", "is_used"]
