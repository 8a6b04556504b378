"""A question and its options as sentences for the person who answers them, in the terminal."""

from collections.abc import Mapping
from typing import Any, Final

from decks.shown_names import called
from sim.engine.record.codes import choices, verbs, zones
from sim.engine.record.state import SEAT
from sim.games.narration.questions import Option, Question, named

# {verb}: what is done to the card chosen; {source}: the card that asks.
QUESTIONS: Final[Mapping[int, str]] = {
    choices.ASK_CHARGE: "Which card do you put into your mana zone?",
    choices.ASK_MAIN: "Which card do you use?",
    choices.ASK_PAY: "Which mana do you tap for {source}?",
    choices.ASK_ATTACK: "Which creature attacks?",
    choices.ASK_TARGET: "What does {source} attack?",
    choices.ASK_BLOCK: "Which creature blocks?",
    choices.ASK_BREAKER: "How many shields does {source} break?",
    choices.ASK_SHIELD: "Which shield is broken?",
    choices.ASK_DECLARE: "What do you declare?",
    choices.ASK_RESOLVE: "Which effect is resolved first?",
    choices.ASK_SELECT: "{source}: which card do you {verb}?",
    choices.ASK_MAY: "{source}: do you {verb}?",
    choices.ASK_MODE: "{source}: which effect do you choose?",
    choices.ASK_COST: "{source}: which cost do you pay?",
    choices.ASK_BASE: "What is {source} put on?",
    choices.ASK_REPLACE: "{source}: which replacement happens instead?",
    choices.ASK_SEAL: "From which card do you remove a seal?",
    choices.ASK_ORDER: "Which card is next in the order?",
    choices.ASK_DISCARD_FOR: "Which card do you discard for {source}?",
    choices.ASK_NUMBER: "{source}: which number do you name?",
    choices.ASK_RACE: "{source}: which race do you name?",
    choices.ASK_CIVILIZATION: "{source}: which civilization do you name?",
    choices.ASK_CARD_NAME: "{source}: which card do you name?",
    choices.ASK_CELL: "Which cell leaves?",
    choices.ASK_CROSS: "Which creature is {source} crossed with?",
    choices.ASK_ATTACH: "Which creature is {source} attached to?",
    choices.ASK_LINK: "Which God is {source} linked with?",
    choices.ASK_HAND: "{source}: what do you throw?",
    choices.ASK_UNLINK: "Which God is unlinked for {source}?",
}
REFUSALS: Final[Mapping[int, str]] = {
    choices.ASK_CHARGE: "none",
    choices.ASK_MAIN: "no more: end the main step",
    choices.ASK_ATTACK: "none: end the attack step",
    choices.ASK_BLOCK: "none: do not block",
    choices.ASK_DECLARE: "nothing more",
    choices.ASK_MAY: "no",
    choices.ASK_SELECT: "none, or no more",
}


def question_text(question: Question) -> str:
    """The question as a sentence: "Terror Pit: which card do you destroy?"."""
    verb = verbs.NAMES[question.verb] or (
        (question.doing or "do what it allows") if question.ask == choices.ASK_MAY else "choose"
    )
    return QUESTIONS[question.ask].format(source=called(question.source) if question.source else "the card", verb=verb)


def option_in_words(question: Question, option: Option, record: Any) -> str:
    """An option as the player who is asked reads it in a list.

    A card is named with its owner and its zone where these are not what the question is about; a card that the player
    may not look at by its place.
    """
    if option.what == choices.OPTION_NO:
        return REFUSALS.get(question.ask, "none")
    if option.what == choices.OPTION_YES:
        return option.text or "yes"
    if option.what == choices.OPTION_PLAYER:
        return "yourself" if option.number == question.player else "the opponent"
    if option.what == choices.OPTION_NUMBER:
        if question.ask == choices.ASK_MODE:
            return f"effect {option.number + 1}"
        text = option.text or str(option.number)
        return called(text) if question.ask == choices.ASK_CARD_NAME else text
    words = _card_in_words(question, option, record)
    if option.what == choices.OPTION_CROSS:
        return f"cross {words}"
    if option.what == choices.OPTION_HYPERIFY:
        return f"hyperify {words}"
    if option.what == choices.OPTION_TAP_ABILITY:
        return f"tap {words} for its ability"
    return f"use {words}" if option.what == choices.OPTION_USE and question.ask == choices.ASK_MAIN else words


def _card_in_words(question: Question, option: Option, record: Any) -> str:
    card = option.card
    zone, owner = int(record.zone[card]), card // SEAT
    whose = "" if owner == question.player else "the opponent's "
    if option.name is None:
        where = (
            f"shield {int(record.place[card]) + 1}" if zone == zones.SHIELD else f"a card in the {zones.NAMES[zone]}"
        )
        return f"{whose}{where}"
    words = whose + named(called(option.name), option.text and called(option.text))  # the text may name a half
    if zone == zones.BATTLE and record.tapped[card]:
        words += ", tapped"
    if question.ask == choices.ASK_SELECT and zone not in (zones.BATTLE, zones.HAND):
        words += f", in the {zones.NAMES[zone]}"
    return words
