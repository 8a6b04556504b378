"""A question and its options as sentences for the person who answers them, in the terminal."""

from collections.abc import Mapping
from typing import Any, Final

from decks.shown_names import called
from sim.engine.record.codes import choices, verbs, zones
from sim.engine.record.state import SEAT
from sim.games.narration.questions import Option, Question
from sim.language import gettext, pgettext, translatable

# {verb}: what is done to the card chosen; {source}: the card that asks.
QUESTIONS: Final[Mapping[int, str]] = {
    choices.ASK_CHARGE: translatable("Which card do you put into your mana zone?"),
    choices.ASK_MAIN: translatable("Which card do you use?"),
    choices.ASK_PAY: translatable("Which mana do you tap for {source}?"),
    choices.ASK_ATTACK: translatable("Which creature attacks?"),
    choices.ASK_TARGET: translatable("What does {source} attack?"),
    choices.ASK_BLOCK: translatable("Which creature blocks?"),
    choices.ASK_BREAKER: translatable("How many shields does {source} break?"),
    choices.ASK_SHIELD: translatable("Which shield is broken?"),
    choices.ASK_DECLARE: translatable("What do you declare?"),
    choices.ASK_RESOLVE: translatable("Which effect is resolved first?"),
    choices.ASK_SELECT: translatable("{source}: which card do you {verb}?"),
    choices.ASK_MAY: translatable("{source}: do you {verb}?"),
    choices.ASK_MODE: translatable("{source}: which effect do you choose?"),
    choices.ASK_COST: translatable("{source}: which cost do you pay?"),
    choices.ASK_BASE: translatable("What is {source} put on?"),
    choices.ASK_REPLACE: translatable("{source}: which replacement happens instead?"),
    choices.ASK_SEAL: translatable("From which card do you remove a seal?"),
    choices.ASK_ORDER: translatable("Which card is next in the order?"),
    choices.ASK_DISCARD_FOR: translatable("Which card do you discard for {source}?"),
    choices.ASK_NUMBER: translatable("{source}: which number do you name?"),
    choices.ASK_RACE: translatable("{source}: which race do you name?"),
    choices.ASK_CIVILIZATION: translatable("{source}: which civilization do you name?"),
    choices.ASK_CARD_NAME: translatable("{source}: which card do you name?"),
    choices.ASK_CELL: translatable("Which of its cards leaves?"),
    choices.ASK_CROSS: translatable("Which creature is {source} crossed with?"),
    choices.ASK_ATTACH: translatable("Which creature is {source} attached to?"),
    choices.ASK_LINK: translatable("Which God is {source} linked with?"),
    choices.ASK_HAND: translatable("{source}: what do you throw?"),
    choices.ASK_UNLINK: translatable("Which God is unlinked for {source}?"),
}
WHICH_PLAYER = translatable("{source}: which player do you choose?")
WHICH_COST = translatable("{source}: which of its costs do you choose?")
NONE, YES = translatable("none"), translatable("yes")
DO_IT, CHOOSE = translatable("do what it allows"), translatable("choose")
REFUSALS: Final[Mapping[int, str]] = {
    choices.ASK_CHARGE: translatable("none"),
    choices.ASK_MAIN: translatable("no more: end the main step"),
    choices.ASK_ATTACK: translatable("none: end the attack step"),
    choices.ASK_BLOCK: translatable("none: do not block"),
    choices.ASK_DECLARE: translatable("nothing more"),
    choices.ASK_MAY: translatable("no"),
    choices.ASK_SELECT: translatable("none, or no more"),
}


def question_text(question: Question) -> str:
    """The question as a sentence: "Terror Pit: which card do you destroy?"."""
    verb = verbs.NAMES[question.verb] or ((question.doing or DO_IT) if question.ask == choices.ASK_MAY else CHOOSE)
    source = called(question.source) if question.source else gettext("the card")
    # A card that lets a player be chosen offers its own player, too, whom no creature attacks.
    of_players = any(
        option.what == choices.OPTION_PLAYER and option.number == question.player for option in question.options
    )
    asked = WHICH_PLAYER if of_players else QUESTIONS[question.ask]
    if question.ask == choices.ASK_COST and question.verb == verbs.REVEAL:  # it is read, not paid (201.2b)
        asked = WHICH_COST
    return gettext(asked, source=source, verb=gettext(verb))


def option_in_words(question: Question, option: Option, record: Any) -> str:
    """An option as the player who is asked reads it in a list.

    A card is named with its owner and its zone where these are not what the question is about; a card that the player
    may not look at by its place.
    """
    if option.what == choices.OPTION_NO:
        return gettext(REFUSALS.get(question.ask, NONE))
    if option.what == choices.OPTION_YES:
        return gettext(option.text or YES)
    if option.what == choices.OPTION_PLAYER:
        return gettext("yourself") if option.number == question.player else gettext("the opponent")
    if option.what == choices.OPTION_NUMBER:
        if question.ask == choices.ASK_MODE and option.text is None:
            return gettext("effect {number}", number=option.number + 1)
        text = option.text or str(option.number)
        return called(text) if question.ask in (choices.ASK_CARD_NAME, choices.ASK_MODE) else gettext(text)
    words = _card_in_words(question, option, record)
    if option.what == choices.OPTION_CROSS:
        return gettext("cross {card}", card=words)
    if option.what == choices.OPTION_HYPERIFY:
        return gettext("hyperify {card}", card=words)
    if option.what == choices.OPTION_TAP_ABILITY:
        return gettext("tap {card} for its ability", card=words)
    if option.what == choices.OPTION_USE and question.ask == choices.ASK_MAIN:
        return gettext("use {card}", card=words)
    return words


def _card_in_words(question: Question, option: Option, record: Any) -> str:
    card = option.card
    zone, owner = int(record.zone[card]), card // SEAT
    if option.name is not None:
        words = called(option.name)
    elif zone == zones.SHIELD:
        words = gettext("shield {number}", number=int(record.place[card]) + 1)
    else:
        words = gettext("a card in the {zone}", zone=pgettext("zone", zones.NAMES[zone]))
    if option.text:
        words = gettext("{name} ({facts})", name=words, facts=gettext(called(option.text)))  # it may name a half
    if owner != question.player:
        words = gettext("the opponent's {card}", card=words)
    if option.name is None:
        return words
    if zone == zones.BATTLE and record.tapped[card]:
        words = gettext("{card}, tapped", card=words)
    if question.ask == choices.ASK_SELECT and zone not in (zones.BATTLE, zones.HAND):
        words = gettext("{card}, in the {zone}", card=words, zone=pgettext("zone", zones.NAMES[zone]))
    return words
