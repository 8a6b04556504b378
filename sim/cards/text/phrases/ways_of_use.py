"""Abilities that say how a card can be used: other costs, paying more, from other zones."""

from __future__ import annotations

from typing import Any

from sim.cards import words
from sim.cards.text.chart import NOTHING
from sim.cards.text.phrases.declaring import also, joins, joint, listed, reads
from sim.cards.text.phrases.sentences import Effects
from sim.cards.words.amounts import Condition
from sim.cards.words.keywords import Keyword
from sim.cards.words.statics import Static
from sim.cards.words.triggers import Trigger
from sim.engine.record.codes import acts, numbers

reads(
    "ability", "{under a condition} instead of paying this creature's cost , you may {effects}", says="may_summon_by"
)(lambda condition, effects: words.may_summon_by(*effects, condition=condition))
reads("ability", "{under a condition} instead of paying this spell's cost , you may {effects}", says="may_cast_by")(
    lambda condition, effects: words.may_cast_by(*effects, condition=condition)
)
LESS_BY = "While you are summoning this creature , you may {effects} . If you do , it costs {number} less to summon"
UP_TO_LESS_BY = LESS_BY.replace("{number}", "up to {number}")
_FLOOR = " . It can't cost less than {number}"
reads("ability", LESS_BY, LESS_BY + _FLOOR, says="may_summon_for_less_by")(
    lambda effects, amount, floor=0: words.may_summon_for_less_by(amount, *effects, floor=floor)
)
reads("ability", UP_TO_LESS_BY, UP_TO_LESS_BY + _FLOOR, says="may_summon_for_less_by")(
    lambda effects, amount, floor=0: words.may_summon_for_less_by(amount, *effects, floor=floor, up_to=True)
)
joins("each of civilizations", "{civilization}")(lambda bit: bit)
joins(
    "each of civilizations", "{civilization} and {each of civilizations}", "{civilization} , {each of civilizations}"
)(lambda bit, bits: bit | bits)
OTHER_COST = "{under a condition} you may pay {number} {each of civilizations} mana to summon this creature"


reads(
    "ability",
    "Fushigiverse : You may put one of your creatures into your mana zone tapped to summon this creature from your "
    "graveyard for {number} {each of civilizations} mana less that creature's cost",
    says="fushigiverse",
)(words.fushigiverse)


reads("ability", OTHER_COST.replace("summon this creature", "cast this spell"), says="may_cast_for")(
    lambda condition, cost, civilizations: words.may_cast_for(cost, civilizations, condition=condition)
)
reads(
    "ability",
    "{under a condition} you may pay {number} {each of civilizations} mana and {effects} to cast this spell",
    says="may_cast_for",
)(lambda condition, cost, bits, effects: words.may_cast_for(cost, bits, *effects, condition=condition))


@reads("ability", OTHER_COST, f"{OTHER_COST} . If you do , {{effects}}", says="may_summon_for")
def _summon_for(condition: Condition | None, cost: int, civilizations: int, rider: Effects = ()) -> object:
    return words.may_summon_for(cost, civilizations, *rider, condition=condition)


@reads(
    "ability",
    "you may pay {number} {each of civilizations} mana to summon this creature . If you do , when you put this "
    "creature into the battle zone , {effects}",
    says="may_summon_for_and_when_put",
)
def _summon_for_and_when_put(cost: int, civilizations: int, effects: Effects) -> object:
    return words.may_summon_for_and_when_put(cost, civilizations, *effects)


GALAXYSHIELD = (
    "Galaxyshield : You may pay {number} {each of civilizations} mana instead of using this card for its cost . "
    "If you do , put it into your shield zone face up"
)
reads("ability", GALAXYSHIELD, says="galaxyshield")(words.galaxyshield)
COUNTERATTACK = (
    'Counterattack : When a creature attacks you , if you haven\'t used another "Counterattack" during the attack , '
    "you may cast this spell from your hand for no cost . If you do , at the start of your next turn , pay {number} "
    "{each of civilizations} mana . If you can't , you lose the game"
)
reads("ability", COUNTERATTACK, says="counterattack")(words.counterattack)
PANDORA_SHIFT = GALAXYSHIELD.replace("Galaxyshield", "Pandora Shift").replace(
    "shield zone face up", "hyperspatial zone"
)
reads("ability", PANDORA_SHIFT, says="pandora_shift")(words.pandora_shift)
VIVIDDRAW = (
    "Vividdraw : When you draw this creature during your turn before you attack , you may reveal it . If you do , "
    "you may pay {number} {each of civilizations} mana to summon this creature this turn"
)
reads("ability", VIVIDDRAW, says="vividdraw")(words.vividdraw)
VIVIDDRAW_OF_SPELL = VIVIDDRAW.replace("draw this creature", "draw this spell").replace(
    "summon this creature", "cast this spell"
)
reads("ability", VIVIDDRAW_OF_SPELL, says="vividdraw_of_spell")(words.vividdraw_of_spell)
OVER_DRIVE = (
    "Over Drive : While you are summoning this creature , you may tap {number} more {each of civilizations} "
    "(card|cards) in your mana zone . If you do , use its Over Drive ability when you put it into the battle zone : "
    "{effects}"
)
reads("ability", OVER_DRIVE, says="over_drive")(
    lambda number, civilization, effects: words.over_drive(number, civilization, *effects)
)
SOME_MORE = "{number} more {each of civilizations} (card|cards)"
_EITHER = (
    "Over Drive : While you are summoning this creature , you may tap {more} in your mana zone . When you put it into "
    "the battle zone , use its Over Drive ability for each civilization that you tapped so . {abilities}"
)
_FOR_ONE = "For {each of civilizations} : {effects}"
EITHER_OVER_DRIVE = _EITHER.replace("{more}", f"{SOME_MORE} , {SOME_MORE} or both").replace(
    "{abilities}", f"{_FOR_ONE} . {_FOR_ONE}"
)
ANY_OVER_DRIVE = _EITHER.replace("{more}", f"{SOME_MORE} , {SOME_MORE} , {SOME_MORE} or several of them").replace(
    "{abilities}", f"{_FOR_ONE} . {_FOR_ONE} . {_FOR_ONE}"
)


@reads("ability", EITHER_OVER_DRIVE, says="over_drive_of_either")
@reads("ability", ANY_OVER_DRIVE, says="over_drive_of_either")
def _either_over_drive(*said: Any) -> object:
    number = len(said) // 4
    taps = [said[2 * at : 2 * at + 2] for at in range(number)]
    abilities = [said[2 * number + 2 * at : 2 * number + 2 * at + 2] for at in range(number)]
    if [civilization for _, civilization in taps] != [named for named, _ in abilities]:
        return NOTHING
    drives = zip(taps, abilities, strict=True)
    return words.over_drive_of_either(
        *(words.over_drive(count, bit, *effects) for (count, bit), (_, effects) in drives)
    )


ONE_MORE = "1 more {each of civilizations} card"
SPELL_OVER_DRIVE = "Over Drive : While you are casting this spell , you may tap {more cards} in your mana zone"
reads("ability", SPELL_OVER_DRIVE.replace("{more cards}", SOME_MORE), says="over_drive_of_spell")(
    words.over_drive_of_spell
)
reads("ability", SPELL_OVER_DRIVE.replace("{more cards}", f"{ONE_MORE} and {ONE_MORE}"), says="over_drive_of_spell")(
    lambda one, other: words.over_drive_of_spell(1, one | other)
)
OVER_DRIVES = (
    OVER_DRIVE.replace("{number} more {each of civilizations} (card|cards)", f"{ONE_MORE} and {ONE_MORE}"),
    OVER_DRIVE.replace("{number} more {each of civilizations} (card|cards)", f"{ONE_MORE} , {ONE_MORE} and {ONE_MORE}"),
)
reads("ability", OVER_DRIVES[0], says="over_drive_of_each")(
    lambda one, two, effects: words.over_drive_of_each(one | two, *effects)
)
reads("ability", OVER_DRIVES[1], says="over_drive_of_each")(
    lambda one, two, three, effects: words.over_drive_of_each(one | two | three, *effects)
)


MUGEN_CLIMB = (
    "Mugen Climb {number} : You may {verb of act} this (creature|spell) from your hand or graveyard by tapping"
)
MUGEN_CLIMBS = (
    f"{MUGEN_CLIMB} {{number}} of your untapped creatures and paying {{number}} {{each of civilizations}} mana",
    f"{MUGEN_CLIMB} one of your untapped creatures and paying {{number}} {{each of civilizations}} mana",
)


@reads("ability", *MUGEN_CLIMBS, says="mugen_climb, mugen_climb_of_spell", besides=True)
def _mugen_climb(number: int, act: int, *others: int) -> object:
    civilizations = others[-1]
    return (
        words.mugen_climb(number, civilizations)
        if act == acts.SUMMON
        else words.mugen_climb_of_spell(number, civilizations)
    )


listed("bases", "one of {cards}", " ,", " and")
reads("ability", "Vortex Evolution : Put on {bases}", says="vortex_evolves_from")(
    lambda bases: words.vortex_evolves_from(*bases)
)
reads("ability", "Galaxy Vortex Evolution : Put on {bases}", says="galaxy_vortex_evolves_from")(
    lambda bases: words.galaxy_vortex_evolves_from(*bases) if len(bases) == numbers.MOST_BASES else NOTHING
)
for _keyword in words.WORDS.values():
    if type(_keyword) is Keyword and not _keyword.is_sentence:
        joint("keyword", _keyword.english, _keyword)
joins("keyword", "power attacker {signed}")(words.power_attacker)
Given = tuple[Keyword | Trigger | Static, ...]
also("one given", "{keyword}")
