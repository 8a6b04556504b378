"""What a deck swaps between the games of a match: the plan of its playbook against the opponent, carried out.

`decks.sideboards` knows no playbooks, and the plans of `strategies.playbooks` know no decks: here they meet.
"""

import re
from dataclasses import replace

from decks.checking import Problem
from decks.matching import match_key
from decks.reading import Deck, outside, slots
from decks.shipped import deck_called
from decks.shown_names import called
from decks.sideboards import sideboard, sideboarded
from decks.visible_text import shown
from sim.cards.library import cards_in_use
from sim.language import gettext, translatable
from strategies.playbooks.finding import find_player, plans_of
from strategies.playbooks.lines import EVERYTHING, Plan
from strategies.playbooks.reading import PlaybookError


def plan_against(deck: Deck, player: str, opponent: Deck) -> Plan | None:
    """The first plan of the player's playbook that is against this opponent, or None.

    Raises UnknownPlayer, and PlaybookError if one of the plans does not fit the deck and its sideboard.
    """
    found = find_player(player, deck.path)
    plans = plans_of(found, cards_in_use().deck_names.known)
    if problems := [problem for plan in plans for problem in plan_problems(deck, plan)]:
        raise PlaybookError(found.words, problems)
    return next((plan for plan in plans if _is_against(plan, opponent)), None)


def plan_problems(deck: Deck, plan: Plan) -> list[Problem]:
    """Why a deck cannot carry out a plan: it has too few of these cards, or its sideboard has."""
    places = (
        (plan.out, dict(deck.cards), translatable("{copies} {card} cannot go out: {deck} has {has}.")),
        (plan.into, dict(sideboard(deck)), translatable("{copies} {card} cannot come in: the sideboard has {has}.")),
    )
    return [
        Problem(plan.number, _too_few(said, has.get(card, 0), copies=copies, card=card, deck=deck))
        for cards, has, said in places
        for card, copies in cards
        if has.get(card, 0) < copies
    ]


def _too_few(said: str, has: int, *, copies: int, card: str, deck: Deck) -> str:
    name = shown(deck_called(deck.name))
    return gettext(said, copies=copies, card=called(card), has=has or gettext("none"), deck=name)


def after_the_plan(deck: Deck, plan: Plan | None) -> Deck:
    """The list that a deck plays after sideboarding; its name says so."""
    if plan is None:
        return deck
    return replace(sideboarded(deck, dict(plan.out), dict(plan.into)), name=f"{deck.name} (sideboarded)")


def _is_against(plan: Plan, opponent: Deck) -> bool:
    if plan.card:
        return plan.card in slots(opponent) + outside(opponent).names
    by_name = _spelled(shown(plan.against)) == _spelled(shown(opponent.name))  # a deck's name is cut to what is shown
    return plan.against == EVERYTHING or by_name or _spelled(plan.against) == _spelled(opponent.path.stem)


def _spelled(name: str) -> str:
    """A name of a deck as it is compared: `fn-rush` is FN Rush."""
    return re.sub(r"[ _-]+", "-", match_key(name))
