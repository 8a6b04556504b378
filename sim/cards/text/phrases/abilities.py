"""Abilities that more than their word's own English can say."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

from sim.cards import words
from sim.cards.text.chart import NOTHING
from sim.cards.text.events import Joined, events_of
from sim.cards.text.phrases.declaring import joins, joint, listed, reads
from sim.cards.text.phrases.sentences import Effects
from sim.cards.words.amounts import Condition
from sim.cards.words.around_shields import SavesShields
from sim.cards.words.clauses import May
from sim.cards.words.declared import WAITING, where_it_waits
from sim.cards.words.descriptions import Cards
from sim.cards.words.event_words import waits_for
from sim.cards.words.keywords import Keyword
from sim.cards.words.once import FIRST_TIME
from sim.cards.words.replacements import PaidInstead
from sim.cards.words.statics import Static
from sim.cards.words.tap_abilities import TapAbility
from sim.cards.words.triggers import AT_HOME, Event, Trigger

# In which zones of several an ability can wait.
WAITING_PLACES = [places for number in range(1, len(WAITING) + 1) for places in itertools.permutations(WAITING, number)]

reads("ability", "{cards} is also (a|an) {race}", says="each_is_also")(words.each_is_also)
reads("ability", "{condition} , {cards} is also (a|an) {race}", says="each_is_also")(
    lambda condition, cards, race: words.each_is_also(cards, race, condition=condition)
)
reads("ability", "{cards} is also (a|an) {civilization} creature", says="each_has_also")(words.each_has_also)
reads("ability", "{cards} can't untap", says="mana_cant_untap")(words.mana_cant_untap)
listed("names of cards", "{quoted}", " and", " ,")
listed("one of names", "{quoted}", " or", " ,")
reads("ability", "god link : you may link this creature with {one of names} on its left side", says="god_link")(
    lambda left: words.god_link(left=left)
)
reads("ability", "god link : you may link this creature with {one of names} on its right side", says="god_link")(
    lambda right: words.god_link(right=right)
)
GOD_IN_THE_MIDDLE = (
    "god link : you may link this creature with {one of names} on its left side and with {one of names} on its right "
    "side"
)
reads("ability", GOD_IN_THE_MIDDLE, says="god_link")(lambda left, right: words.god_link(left=left, right=right))
_HIGHER_SIDE = "link (it|them) to this creature and flip this creature to its higher cost side"
PSYCHIC_LINK = (
    f"psychic link : at the start of your turn , if you have {{names of cards}} in the battle zone , {_HIGHER_SIDE}"
)
_AS_SOON_AS_PUT = (
    "whenever one of your psychic creatures is put into the battle zone , if you have {names of cards} in the battle "
    f"zone , {_HIGHER_SIDE}"
)
VICTORY_PSYCHIC_LINK = f"victory psychic link : {_AS_SOON_AS_PUT}"
GANPAR_PSYCHIC_LINK = f"ganpar psychic link : {_AS_SOON_AS_PUT}"
reads("ability", PSYCHIC_LINK, says="psychic_link")(lambda names: words.psychic_link(*names))
reads("ability", VICTORY_PSYCHIC_LINK, says="victory_psychic_link")(lambda names: words.victory_psychic_link(*names))
reads("ability", GANPAR_PSYCHIC_LINK, says="ganpar_psychic_link")(lambda names: words.ganpar_psychic_link(*names))
SUPER_DRAGSOLUTION = (
    "super dragsolution : whenever one of your dragheart fortresses is put into the battle zone , if you have "
    "{names of cards} in the battle zone , flip them and this card one by one to their creature side and link them"
)
COMBINES = (
    "if you have {names of cards} in your hand or mana zone , you may pay this creature's cost to combine them and "
    "summon this creature"
)
reads("ability", COMBINES, says="combines")(lambda names: words.combines(*names))
reads("ability", SUPER_DRAGSOLUTION, says="super_dragsolution")(lambda names: words.super_dragsolution(*names))
reads("ability", "{condition} , (it|this creature) is also (a|an) {race}", says="is_also")(
    lambda condition, race: words.is_also(race, condition=condition)
)
reads("ability", "{cards} can't attack unless they are {bare}", says="only_these_attack")(words.only_these_attack)
reads("ability", "{civilizations} blocker", says="civilization_blocker")(words.civilization_blocker)
reads("ability", "{civilizations} slayer", says="civilization_slayer")(words.civilization_slayer)
reads("ability", "{race} blocker", says="race_blocker")(words.race_blocker)


@reads("ability", "{label} : {ability}", "{label} : {ability without its label}", says="ability_word")
def _with_ability_word(label: str, ability: Any) -> object:
    # Turbo rush is a condition, which the text also says.
    if label == "Turbo rush" and words.ANOTHER_BROKE_SHIELDS.english.removeprefix("if ") not in ability.words():
        return NOTHING
    return words.ability_word(label, ability)


reads("ability", "Hyper Mode : this creature has {number} power", says="hyper_mode")(words.hyper_mode)
HYPERIFY = (
    "Hyperify : During your main step , you may tap {} to unleash this creature's Hyper Mode until the start of your "
    "next turn"
)
joins("ability", HYPERIFY.format("one of your other creatures"))(lambda: words.hyperify(1))
reads("ability", HYPERIFY.format("{number} of your other creatures"), says="hyperify")(words.hyperify)


@reads("ability", "Hyper Mode : {ability}", says="in_hyper_mode")
def _in_hyper_mode(ability: object) -> object:
    return words.in_hyper_mode(ability) if isinstance(ability, Keyword | Static | Trigger | TapAbility) else NOTHING


@reads("ability", "Once each turn , {ability}", says="once_each_turn", besides=True)
def _once_each_turn(ability: Any) -> object:
    return words.once_each_turn(ability) if type(ability) in (Trigger, PaidInstead) else NOTHING


@reads(
    "ability", "Once while this creature stays in the battle zone , {ability}", says="once_while_it_stays", besides=True
)
def _once_while_it_stays(ability: Any) -> object:
    return words.once_while_it_stays(ability) if type(ability) is Trigger else NOTHING


for _places in WAITING_PLACES:
    joint("place of waiting", where_it_waits(_places).removeprefix("while this creature "), _places)


_WAITS = "{events} while this (creature|card) {place of waiting}"


@reads("ability", f"{_WAITS} , {{effects}}", says="waiting_in")
def _waiting_in(found: tuple[Event, ...], places: tuple[int, ...], effects: Effects) -> object:
    return _waiting_under(found, places, None, effects)


@reads("ability", f"{_WAITS} {{event condition}} , {{effects}}", says="waiting_in")
def _waiting_under(
    found: tuple[Event, ...], places: tuple[int, ...], condition: Condition | None, effects: Effects
) -> object:
    ability = waits_for(found, effects, condition)
    return words.waiting_in(ability, *places) if ability.zones == AT_HOME else NOTHING


@reads("events", f"{{first event}} {FIRST_TIME}", says="first_time_each_turn")
def _first_time_each_turn(first: Joined) -> object:
    found = events_of(first)
    if len(found) != 1 or found[0].condition is not None:
        return NOTHING
    return (replace(found[0], english=f"{found[0].english} {FIRST_TIME}", first_time=True),)


@reads("ability", "Denjara Switch : {ability}", says="denjara_switch")
def _denjara_switch(ability: Any) -> object:
    return words.denjara_switch(ability) if isinstance(ability, Trigger) else NOTHING


for _word, _said in (
    (words.whenever_able_to_attack, "Whenever this creature can attack"),
    (words.whenever_yours_able_to_attack, "Whenever one of your creatures can attack"),
):
    reads("ability", f"{_said} , {{effects}}", says=_word.__name__)(
        lambda effects, word=_word: word(effects[0]) if len(effects) == 1 and isinstance(effects[0], May) else NOTHING
    )


reads("ability", "As an additional cost to cast this spell , {effects}", says="additional_cost")(
    lambda effects: words.additional_cost(*effects)
)
reads("ability", "When one of your shields would be broken , you may {offered} instead", says="instead_of_breaking")(
    lambda effects: words.instead_of_breaking(*effects)
)


@reads(
    "ability",
    "Whenever {cards} would leave the battle zone , put the top card of your deck into your graveyard , "
    "and {condition} , that creature stays in the battle zone instead",
    says="stays_if_top_card_is",
)
def _stays_if_top_card_is(cards: Cards, condition: Condition) -> object:
    such = condition.left.cards
    return NOTHING if such is None else words.stays_if_top_card_is(cards, such)


for _instead, _event in (
    (words.may_instead_of_being_destroyed, "be destroyed"),
    (words.may_instead_of_leaving, "leave the battle zone"),
):
    _this, _others = f"When this creature would {_event} ,", f"Whenever {{cards}} would {_event} ,"
    reads("ability", f"{_this} you may instead {{offered}}", says=_instead.__name__)(
        lambda effects, instead=_instead: instead(*effects)
    )
    reads("ability", f"{_this} {{condition}} , you may instead {{offered}}", says=_instead.__name__)(
        lambda condition, effects, instead=_instead: instead(*effects, condition=condition)
    )
    reads("ability", f"{_others} you may instead {{offered}}", says=_instead.__name__)(
        lambda cards, effects, instead=_instead: instead(*effects, cards=cards)
    )
    reads("ability", f"{_others} {{condition}} , you may instead {{offered}}", says=_instead.__name__)(
        lambda cards, condition, effects, instead=_instead: instead(*effects, cards=cards, condition=condition)
    )
reads(
    "ability",
    "When this creature would be put into your graveyard from the battle zone , you may instead {offered}",
    says="may_instead_of_graveyard",
)(lambda effects: words.may_instead_of_graveyard(*effects))


@reads("ability", "While this creature is face up in your shield zone , {ability}", says="in_shields")
def _in_shields(ability: Any) -> object:
    return words.in_shields(ability) if type(ability) in (Trigger, Static, SavesShields) else NOTHING


@reads(
    "ability",
    "While this creature is in the battle zone or face up in your shield zone , {ability}",
    says="in_battle_or_shields",
)
def _in_battle_or_shields(ability: Any) -> object:
    return words.in_battle_or_shields(ability) if type(ability) in (Trigger, Static, SavesShields) else NOTHING


_STAYS = "whenever one of your {bare} would leave the battle zone , you may put "
reads(
    "ability",
    _STAYS + "{number} of your {bare} on the bottom of your deck in any order instead",
    _STAYS + "{number} of your {bare} in the battle zone on the bottom of your deck in any order instead",
    says="stay_if_others_go",
)(words.stay_if_others_go)
reads(
    "ability",
    _STAYS + "one of your {bare} on the bottom of your deck instead",
    _STAYS + "one of your {bare} in the battle zone on the bottom of your deck instead",
    says="stay_if_others_go",
)(lambda cards, others: words.stay_if_others_go(cards, 1, others))


@reads("ability", "Super Soul Cross : {ability}", "Super Soul Cross : {keyword}", says="super_soul_cross")
def _super_soul_cross(ability: Any) -> object:
    return (
        words.super_soul_cross(ability)
        if type(ability) in (Trigger, Static) or isinstance(ability, Keyword)
        else NOTHING
    )
