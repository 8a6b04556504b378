"""Rock-Paper-Scissors (103.4, docs/keywords.md)."""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.record.codes import choices, course, events, log, verbs
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.luck import STREAM_EFFECTS, random_below
from sim.engine.record.state import Game, note
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.standby import fire

MOST_THROWS: Final = 64  # scripts throw at random: as many draws one after the other never happen
HAS_THROWN_ROCK: Final = in_word(events.THROWS_ROCK)
HAS_THROWN_SCISSORS: Final = in_word(events.THROWS_SCISSORS)
HAS_THROWN_PAPER: Final = in_word(events.THROWS_PAPER)


@rule
def thrown_by(g: Game, t: Tables, player: int, card: Card) -> int:
    """What the player throws: a script throws at random, as no other way is better."""
    if g.policy[player] != choices.OUTSIDE:
        return random_below(g, player, STREAM_EFFECTS, 3)
    ask(g, choices.ASK_HAND, player, card, verbs.NO_VERB)
    for hand in range(3):
        offer(g, choices.OPTION_NUMBER, NO_CARD, hand)
    answer = decide(g, t)
    return g.option_number[answer] if answer >= 0 else choices.ROCK


@rule
def tell_throw(g: Game, t: Tables, player: int, hand: int) -> None:
    """Abilities that wait for what a player throws trigger, at each throw until one has won."""
    if hand == choices.ROCK:
        fire(g, t, HAS_THROWN_ROCK, NO_CARD, player)
    elif hand == choices.SCISSORS:
        fire(g, t, HAS_THROWN_SCISSORS, NO_CARD, player)
    else:
        fire(g, t, HAS_THROWN_PAPER, NO_CARD, player)


@cold
def wins_throw(g: Game, t: Tables, player: int, card: Card) -> bool:
    """Whether the player wins: both choose secretly, and again until one of them has won."""
    for _ in range(MOST_THROWS):
        mine = thrown_by(g, t, player, card)
        theirs = thrown_by(g, t, 1 - player, card)
        if g.stopped != course.RUNNING:
            return False
        note(g, log.THROWN, player, card, mine, theirs)
        tell_throw(g, t, player, mine)
        tell_throw(g, t, 1 - player, theirs)
        if mine != theirs:
            return (theirs - mine + 3) % 3 == 1
    return False
