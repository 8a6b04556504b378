"""A question and its options as sentences for the person who answers them, in the terminal."""

from typing import Any, Final

from decks.shown_names import called
from sim.engine.record.codes.abilities import VERB_NAMES
from sim.engine.record.codes.cards import BATTLE, HAND, SHIELD, ZONE_NAMES
from sim.engine.record.codes.choices import (
    ASK_ATTACH,
    ASK_ATTACK,
    ASK_BASE,
    ASK_BLOCK,
    ASK_BREAKER,
    ASK_CARD_NAME,
    ASK_CELL,
    ASK_CHARGE,
    ASK_CIVILIZATION,
    ASK_COST,
    ASK_CROSS,
    ASK_DECLARE,
    ASK_DISCARD_FOR,
    ASK_LINK,
    ASK_MAIN,
    ASK_MAY,
    ASK_MODE,
    ASK_NUMBER,
    ASK_ORDER,
    ASK_PAY,
    ASK_RACE,
    ASK_REPLACE,
    ASK_RESOLVE,
    ASK_SEAL,
    ASK_SELECT,
    ASK_SHIELD,
    ASK_TARGET,
    ASK_UNLINK,
    OPTION_CROSS,
    OPTION_NO,
    OPTION_NUMBER,
    OPTION_PLAYER,
    OPTION_TAP_ABILITY,
    OPTION_USE,
    OPTION_YES,
)
from sim.engine.record.state import SEAT
from sim.games.narration.questions import Option, Question, named

# {verb}: what is done to the card chosen; {source}: the card that asks.
QUESTIONS: Final = {
    ASK_CHARGE: "Which card do you put into your mana zone?",
    ASK_MAIN: "Which card do you use?",
    ASK_PAY: "Which mana do you tap for {source}?",
    ASK_ATTACK: "Which creature attacks?",
    ASK_TARGET: "What does {source} attack?",
    ASK_BLOCK: "Which creature blocks?",
    ASK_BREAKER: "How many shields does {source} break?",
    ASK_SHIELD: "Which shield is broken?",
    ASK_DECLARE: "What do you declare?",
    ASK_RESOLVE: "Which effect is resolved first?",
    ASK_SELECT: "{source}: which card do you {verb}?",
    ASK_MAY: "{source}: do you {verb}?",
    ASK_MODE: "{source}: which effect do you choose?",
    ASK_COST: "{source}: which cost do you pay?",
    ASK_BASE: "What is {source} put on?",
    ASK_REPLACE: "{source}: which replacement happens instead?",
    ASK_SEAL: "From which card do you remove a seal?",
    ASK_ORDER: "Which card is next in the order?",
    ASK_DISCARD_FOR: "Which card do you discard for {source}?",
    ASK_NUMBER: "{source}: which number do you name?",
    ASK_RACE: "{source}: which race do you name?",
    ASK_CIVILIZATION: "{source}: which civilization do you name?",
    ASK_CARD_NAME: "{source}: which card do you name?",
    ASK_CELL: "Which cell leaves?",
    ASK_CROSS: "Which creature is {source} crossed with?",
    ASK_ATTACH: "Which creature is {source} attached to?",
    ASK_LINK: "Which God is {source} linked with?",
    ASK_UNLINK: "Which God is unlinked for {source}?",
}
REFUSALS: Final = {
    ASK_CHARGE: "none",
    ASK_MAIN: "no more: end the main step",
    ASK_ATTACK: "none: end the attack step",
    ASK_BLOCK: "none: do not block",
    ASK_DECLARE: "nothing more",
    ASK_MAY: "no",
    ASK_SELECT: "none, or no more",
}


def question_text(question: Question) -> str:
    """The question as a sentence: "Terror Pit: which card do you destroy?"."""
    verb = VERB_NAMES[question.verb] or (
        (question.doing or "do what it allows") if question.ask == ASK_MAY else "choose"
    )
    return QUESTIONS[question.ask].format(source=called(question.source) if question.source else "the card", verb=verb)


def option_in_words(question: Question, option: Option, record: Any) -> str:
    """An option as the player who is asked reads it in a list.

    A card is named with its owner and its zone where these are not what the question is about; a card that the player
    may not look at by its place.
    """
    if option.what == OPTION_NO:
        return REFUSALS.get(question.ask, "none")
    if option.what == OPTION_YES:
        return option.text or "yes"
    if option.what == OPTION_PLAYER:
        return "yourself" if option.number == question.player else "the opponent"
    if option.what == OPTION_NUMBER:
        if question.ask == ASK_MODE:
            return f"effect {option.number + 1}"
        text = option.text or str(option.number)
        return called(text) if question.ask == ASK_CARD_NAME else text
    words = _card_in_words(question, option, record)
    if option.what == OPTION_CROSS:
        return f"cross {words}"
    if option.what == OPTION_TAP_ABILITY:
        return f"tap {words} for its ability"
    return f"use {words}" if option.what == OPTION_USE and question.ask == ASK_MAIN else words


def _card_in_words(question: Question, option: Option, record: Any) -> str:
    card = option.card
    zone, owner = int(record.zone[card]), card // SEAT
    whose = "" if owner == question.player else "the opponent's "
    if option.name is None:
        where = f"shield {int(record.place[card]) + 1}" if zone == SHIELD else f"a card in the {ZONE_NAMES[zone]}"
        return f"{whose}{where}"
    words = whose + named(called(option.name), option.text and called(option.text))  # the text may name a half
    if zone == BATTLE and record.tapped[card]:
        words += ", tapped"
    if question.ask == ASK_SELECT and zone not in (BATTLE, HAND):
        words += f", in the {ZONE_NAMES[zone]}"
    return words
