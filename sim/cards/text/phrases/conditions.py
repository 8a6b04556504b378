"""Conditions: "if you have ...", and what joins them."""

from __future__ import annotations

from sim.cards import words
from sim.cards.text.phrases.declaring import also, joins, joint, means, reads
from sim.cards.text.phrases.descriptions import either_of
from sim.cards.words.amounts import Condition
from sim.cards.words.descriptions import Cards

also("condition", "{one condition}")


@reads("condition", "{one condition} and {other conditions}", says="both")
def _both(first: Condition, second: Condition) -> object:
    return words.both(first, second)


also("other conditions", "{another condition}", "{one condition}")
reads("condition", "{one condition} or {alternative conditions}", says="either_holds")(words.either_holds)
also("alternative conditions", "{another condition}")
joins("alternative conditions", "{another condition} or {alternative conditions}")(words.either_holds)
reads("condition", "unless {denied condition}", says="unless")(words.unless)
also("denied condition", "{another condition}")
joins("denied condition", "{another condition} and {other conditions}")(words.both)
joins("other conditions", "{another condition} and {other conditions}")(words.both)
means("count", "that many", words.THAT_MANY)
means("count", "that (creature's|card's) cost", words.COST_OF_THEM)
means("count", "the total cost of those cards", words.TOTAL_COST_OF_THEM)
means("count", 'the number of your creatures tapped for " Dynamo " this turn', words.TAPPED_FOR_DYNAMO)
means("count", "this creature's power", words.POWER_OF_THIS)
means("count", "the number of that (creature's|card's) civilizations", words.CIVILIZATIONS_OF_THEM)
means("count", "the number of cards that this card consists of", words.CARDS_OF_THIS)
reads("count", "the number of {bare} among those cards", says="count_of_them", besides=True)(words.count_of_them)

AS_MANY = "you have at least as many {bare} as {bare}"
reads("one condition", f"(while|if) {AS_MANY}", says="you_have_as_many")(words.you_have_as_many)
reads("another condition", AS_MANY, says="you_have_as_many")(words.you_have_as_many)
ALL_ARE = ("all [the] {cards} are {plain cards}", "all [the] {cards} are {alternatives}")


def _all_are(cards: Cards, such: Cards | tuple[Cards, ...]) -> object:
    return words.all_are(cards, such if isinstance(such, Cards) else either_of(such))


reads("one condition", *(f"(while|if) {pattern}" for pattern in ALL_ARE), says="all_are")(_all_are)
reads("another condition", *ALL_ARE, says="all_are")(_all_are)
for _said, _condition in {"no less than": words.is_no_less_than, "greater than": words.is_greater_than}.items():
    reads("one condition", f"if {{count}} is {_said} {{count}}", says=_condition.__name__)(_condition)
    reads("another condition", f"{{count}} is {_said} {{count}}", says=_condition.__name__)(_condition)
joint("orientation", "tapped", words.CARDS.tapped())
joint("orientation", "untapped", words.CARDS.untapped())
reads("one condition", "(while|if) all [the] {cards} are {orientation}", says="all_are")(_all_are)
reads("another condition", "all [the] {cards} are {orientation}", says="all_are")(_all_are)
