"""Sentences: effects, and what joins them: "you may", "if you do", "for each"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sim.cards import words
from sim.cards.text.chart import NOTHING
from sim.cards.text.phrases.declaring import also, joins, listed, means, reads
from sim.cards.words.amounts import Condition
from sim.cards.words.descriptions import Cards
from sim.cards.words.effects import Effect
from sim.cards.words.misuse import Misuse
from sim.cards.words.nouns import AtRandom, Choose
from sim.cards.words.plain_effects import Plain
from sim.cards.words.statics import Static
from sim.cards.words.triggers import Trigger
from sim.cards.words.verbs import Act
from sim.engine.record.codes import durations, owners, verbs, zones

Effects = tuple[Effect, ...]
joins("sentence", "{effect}")(lambda effect: (effect,))
also("effects", "{sentence}")
joins(
    "effects",
    "{sentence} . [<0>] [then] {effects}",
    "{sentence} <0> [then] {effects}",
    "{sentence} . <0> [then] {effects}",
    "{sentence} , then {effects}",
)(lambda first, others: first + others)


@joins("effects", "{sentence} , and {effects}")
def _and(first: Effects, others: Effects) -> object:
    """A statement, or what asks whether it was done; "choose it, and it gets ..." is one sentence."""
    chosen = isinstance(first[-1], Act) and first[-1].verb == verbs.NO_VERB and others[0].is_statement
    return NOTHING if chosen else first + others


also("effects", "do the following : {items}")
also("items", "(<1>|<2>|<3>) {effects} [.]")
joins("items", "(<1>|<2>|<3>) {effects} [.] {items}")(lambda first, others: first + others)
listed("modes", "(<1>|<2>|<3>) {effects} [.]", "")
joins("offered", "{offered effect}")(lambda effect: (effect,))
joins("offered", "{offered effect} , then {effects}")(lambda first, others: (first, *others))
joins("offered", "{offered effect} , and {effects}")(lambda first, others: _and((first,), others))
also("offered", "do the following : {items}")
for _kind in ("effect", "offered effect"):
    reads(_kind, "choose one of the following : {modes}", says="one_of")(lambda modes: words.one_of(*modes))
    reads(_kind, "your opponent chooses one of the following : {modes}", says="opponent_chooses_one_of")(
        lambda modes: words.opponent_chooses_one_of(*modes)
    )
    reads(_kind, "choose one of the following . {condition} , you may choose both : {modes}", says="one_or_both")(
        lambda condition, modes: words.one_or_both(condition, *modes) if len(modes) == 2 else NOTHING
    )
    reads(
        _kind,
        "choose {number} of the following . you may choose the same one again . {condition} , you may choose each of "
        "them once instead : {modes}",
        says="some_or_each",
    )(lambda number, condition, modes: words.some_or_each(number, condition, *modes))
    reads(_kind, "choose {number} of the following : {modes}", says="some_of")(
        lambda number, modes: words.some_of(number, *modes)
    )
    reads(_kind, "choose {number} of the following . you may choose the same one again . {modes}", says="some_of")(
        lambda number, modes: words.some_of(number, *modes, same_again=True)
    )


@reads("sentence", "you may {offered}", says="may")
def _may(effects: Effects) -> object:
    return (words.may(*effects),)


@reads("sentence", "you may {offered} [.] [<0>] if (you do|you win) , {effects}", says="may, if_you_do")
def _may_and_then(effects: Effects, then: Effects) -> object:
    return (words.may(*effects, if_you_do=then),)


@reads("sentence", "you may {offered} [.] [<0>] if you don't , {effects}", says="may")
def _may_or_else(effects: Effects, otherwise: Effects) -> object:
    return (words.may(*effects, if_you_dont=otherwise),)


@reads(
    "sentence",
    "you may {offered} [.] [<0>] if you do , {effects} [.] [<0>] if you don't , {effects}",
    says="may, if_you_do",
)
def _may_then_or_else(effects: Effects, then: Effects, otherwise: Effects) -> object:
    return (words.may(*effects, if_you_do=then, if_you_dont=otherwise),)


@reads("sentence", "{effect} [.] [<0>] if (you don't|they don't|you don't win) , {effects}", says="or_else")
def _or_else(effect: Effect, otherwise: Effects) -> object:
    return (words.or_else(effect, *otherwise),)


@reads("sentence", "your opponent may {offered to them}", says="opponent_may")
def _opponent_may(effect: Effect) -> object:
    return (words.opponent_may(effect),)


@reads("sentence", "your opponent may {offered to them} [.] [<0>] if they do , {effects}", says="opponent_may")
def _opponent_may_and_then(effect: Effect, then: Effects) -> object:
    return (words.opponent_may(effect, if_they_do=then),)


@reads("sentence", "your opponent may {offered to them} [.] [<0>] if they don't , {effects}", says="opponent_may")
def _opponent_may_or_else(effect: Effect, otherwise: Effects) -> object:
    return (words.opponent_may(effect, if_they_dont=otherwise),)


@reads(
    "sentence",
    "your opponent may {offered to them} [.] [<0>] if they do , {effects} [.] [<0>] if they don't , {effects}",
    says="opponent_may",
)
def _opponent_may_then_or_else(effect: Effect, then: Effects, otherwise: Effects) -> object:
    return (words.opponent_may(effect, if_they_do=then, if_they_dont=otherwise),)


@reads("sentence", "{condition} , {effects}", says="when")
def _when(condition: Condition, effects: Effects) -> object:
    return (words.when(condition, *effects),)


@reads("sentence", "{condition} , {effects} [.] [<0>] otherwise , {effects}", says="when")
def _when_otherwise(condition: Condition, effects: Effects, otherwise: Effects) -> object:
    return (words.when(condition, *effects, otherwise=otherwise),)


@reads("sentence", "if (you do|they do|that happens|you win) , {effects}", says="if_you_do")
def _if_you_do(effects: Effects) -> object:
    return (words.if_you_do(*effects),)


@reads("sentence", "if you win , {effects} [.] [<0>] if you don't win , {effects}", says="if_you_win_or_not")
def _if_you_win_or_not(won: Effects, lost: Effects) -> object:
    return (words.if_you_win_or_not(won, lost),)


@reads(
    "sentence",
    "reveal the top {number} cards of your deck . For each {bare} among them , {effects} . "
    "Put the revealed cards on the bottom of your deck in any order",
    "reveal the top {number} cards of your deck . For each {bare} among them , {effects} . <0> "
    "Then put the revealed cards on the bottom of your deck in any order",
    says="for_each_revealed",
)
def _for_each_revealed(number: int, such: Cards, effects: Effects) -> object:
    return (words.for_each_revealed(number, such, *effects),)


reads("effects", "Knight Magic : {effects} [.]", says="knight_magic")(lambda effects: (words.knight_magic(*effects),))
joins("either", "{effect} or {effect}")(lambda first, second: (first, second))
joins("either", "{effect} or {either}")(lambda first, others: (first, *others))
reads("sentence", "either {either}", says="one_of")(lambda modes: (words.one_of(*modes),))


@reads("sentence", "for each {in this way} , {effects}", says="for_each")
def _for_each(english: str, effects: Effects) -> object:
    return (words.for_each(english, *effects),)


@reads("sentence", "{effect} for {cards}", says="for_each_card", besides=True)
def _for_each_card(effect: Effect, cards: Cards) -> object:
    """What is done without choosing may stand first: "draw a card for each of your shields"."""
    return (_said_last(words.for_each_card(cards, effect)),) if isinstance(effect, Plain) else NOTHING


@reads("sentence", "{effect} for each {in this way}", says="for_each")
def _for_each_of_those(effect: Effect, english: str) -> object:
    return (_said_last(words.for_each(english, effect)),) if isinstance(effect, Plain) else NOTHING


@reads("offered", "{offered effect} for {cards}", says="for_each_card", besides=True)
def _offered_for_each_card(effect: Effect, cards: Cards) -> object:
    return _for_each_card(effect, cards)


@reads("offered", "{offered effect} for each {in this way}", says="for_each")
def _offered_for_each_of_those(effect: Effect, english: str) -> object:
    return _for_each_of_those(effect, english)


def _said_last(loop: Any) -> object:
    return loop if isinstance(loop, Misuse) else replace(loop, last=True)


def _after_choosing(what: str) -> tuple[str, ...]:
    return tuple(f"choose {what}{link} {{effects}}" for link in (" .", " , then", " , and"))


reads("sentence", *_after_choosing("a number"), says="choose_a_number")(
    lambda effects: (words.choose_a_number(*effects),)
)
reads("sentence", *_after_choosing("a number up to {number}"), says="choose_a_power")(
    lambda at_most, effects: (words.choose_a_power(at_most, *effects),)
)
reads("sentence", *_after_choosing("a civilization"), says="choose_a_civilization")(
    lambda effects: (words.choose_a_civilization(*effects),)
)
reads(
    "sentence",
    *(f"your opponent {said.replace('choose', 'chooses', 1)}" for said in _after_choosing("a civilization")),
    says="opponent_chooses_a_civilization",
)(lambda effects: (words.opponent_chooses_a_civilization(*effects),))
reads("sentence", *_after_choosing("a card name"), says="choose_a_card_name")(
    lambda effects: (words.choose_a_card_name(*effects),)
)
reads("sentence", *_after_choosing("a race"), says="choose_a_race")(lambda effects: (words.choose_a_race(*effects),))
reads("sentence", *_after_choosing("a race other than {race}"), says="choose_a_race")(
    lambda race, effects: (words.choose_a_race(*effects, other_than=race),)
)
for _kind in ("effect", "offered effect"):
    for _word, _said in ((words.choose_a_race_for_this, "a race"), (words.choose_a_card_name_for_this, "a card name")):
        means(_kind, f"choose {_said} for this creature", _word(), says=_word.__name__)
    reads(_kind, "choose a card name other than {quoted} for this creature", says="choose_a_card_name_for_this")(
        words.choose_a_card_name_for_this
    )
    reads(_kind, "choose a race other than {race} for this creature", says="choose_a_race_for_this")(
        words.choose_a_race_for_this
    )


@reads("sentence", "after it attacks , {effects}", says="after_it_attacks", besides=True)
def _after_it_attacks(effects: Effects) -> object:
    return (words.after_it_attacks(*effects),)


for _kind in ("effect", "offered effect"):
    means(_kind, "GR summon twice", words.gr_summon(2), says="gr_summon", besides=True)
    means(_kind, "GR summon tapped twice", words.gr_summon(2, tapped=True), says="gr_summon", besides=True)
# "It" is "them" if the text has spoken of several cards.
means("effect", "cast them for no cost", words.cast_for_no_cost(words.IT), says="cast_for_no_cost", besides=True)


@reads("effect", "choose {noun}", says="pick", besides=True)
@reads("offered effect", "choose {noun}", says="pick", besides=True)
def _pick_at_random(noun: Any) -> object:
    return words.pick(noun) if isinstance(noun, AtRandom) else NOTHING


reads("effect", "{noun} (gets|get) that race {duration}", says="give_that_race")(words.give_that_race)


@reads("effect", "{noun} (gets|get) the race {race} {duration}", says="give_race")
def _give_race(noun: Any, race: str, until: durations.Duration) -> object:
    return words.give_race(race, noun, until)


@reads("effect", "your opponent chooses {noun} , and (it gets|they get) the race {race} {duration}", says="give_race")
def _give_race_to_their_choice(noun: Any, race: str, until: durations.Duration) -> object:
    return words.give_race(race, replace(noun, by_opponent=True), until) if isinstance(noun, Choose) else NOTHING


@reads(
    "effect",
    "choose {choice} . If you do , search your deck for {choice} , reveal them , put them under that creature , then "
    "shuffle your deck",
    says="choose_and_put_under",
)
def _choose_and_put_under(host: Choose, found: Choose) -> object:
    in_deck = replace(found, cards=replace(found.cards, zones=(zones.DECK,), whose=owners.YOURS))
    return words.choose_and_put_under(host, in_deck) if found.cards.zones == (zones.BATTLE,) else NOTHING


_OF_THE_OPPONENT = "one of your opponent's creatures with power {number} or less"
reads(
    "ability",
    f"When you would destroy {_OF_THE_OPPONENT} by the ability of {{quoted}} , destroy {_OF_THE_OPPONENT} instead",
    says="destroys_stronger",
)(lambda most, name, instead: words.destroys_stronger(name, most, instead))

# Of a card that waits outside the battle zone.
for _kind in ("effect", "offered effect"):
    means(
        _kind,
        'put this card\'s "EX Life" shield into your graveyard',
        words.PUT_EX_LIFE_INTO_GRAVEYARD,
        says="PUT_EX_LIFE_INTO_GRAVEYARD",
        besides=True,
    )


@reads("effect", "cross {noun} with {choice} for no cost", says="cross")
@reads("offered effect", "cross {noun} with {choice} for no cost", says="cross")
def _cross(gears: Any, creature: Choose) -> object:
    return words.cross(gears, creature)


reads("count", "the number of races among {cards}", says="races_among")(words.races_among)
reads("count", "the number of races other than {race} among {cards}", says="races_among")(
    lambda race, cards: words.races_among(cards, race)
)


@reads("sentence", "{how long} , {ability}", says="for_a_while")
def _for_a_while(until: durations.Duration, ability: Any) -> object:
    return (words.for_a_while(ability, until),) if isinstance(ability, Static | Trigger) else NOTHING


@reads("sentence", "{how long} , but not for creatures that come later , {ability}", says="for_those_there")
def _for_those_there(until: durations.Duration, ability: Any) -> object:
    return (words.for_those_there(ability, until),) if isinstance(ability, Static) else NOTHING
