"""What happens instead: of leaving the battle zone, of being discarded, of going to another zone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import (
    ON_OPPONENTS_TURN,
    ON_YOUR_TURN,
    Condition,
    at_least,
    both_hold,
    count,
    number_is,
    number_reaches,
)
from sim.cards.words.descriptions import CARDS, CREATURES, SHIELDS, Cards, your, your_opponents
from sim.cards.words.effects import Effect, clause
from sim.cards.words.english import sentence
from sim.cards.words.keywords import Feature
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, word
from sim.cards.words.nouns import THIS, Choose, choose, every
from sim.cards.words.rows import Rows
from sim.cards.words.statics import Static
from sim.cards.words.verbs import Act, PutsUnder, destroy, shuffle_into_deck
from sim.engine.record.codes import (
    acts,
    amounts,
    card_types,
    comparisons,
    descriptions,
    keywords,
    owners,
    statics,
    verbs,
    zones,
)


@dataclass(frozen=True)
class InsteadOfDrawing(Static):
    """What a player may do instead of drawing a card; its English says when."""

    def clause(self) -> str:
        """The ability in English."""
        return self.english


@word
def draws_two_and_discards(*, condition: Condition) -> InsteadOfDrawing:
    """Under the condition, you may draw 2 cards and discard one instead of the first card that you draw in a turn."""
    before = number_is(amounts.DRAWN, 0, argument=owners.YOURS)
    english = (
        f"whenever you would draw a card for the first time in a turn, {condition.as_if}, you may draw 2 cards "
        "instead. If you do, discard a card from your hand"
    )
    return InsteadOfDrawing(statics.INSTEAD_OF_DRAW, english, condition=both_hold(condition, before), optional=True)


@word
def draws_two_and_puts_one_back(*, condition: Condition) -> InsteadOfDrawing:
    """Under the condition, you may draw 2 cards instead of one and put a card of your hand under your deck (114.4a)."""
    english = (
        f"whenever you would draw a card, {condition.as_if}, you may draw 2 cards instead. If you do, put a card from "
        "your hand on the bottom of your deck"
    )
    return InsteadOfDrawing(
        statics.INSTEAD_OF_DRAW, english, zone=zones.DECK_BOTTOM, condition=condition, optional=True
    )


puts_from_graveyard_instead_of_drawing = InsteadOfDrawing(
    statics.INSTEAD_OF_DRAW,
    "whenever you would draw a card, if you have no cards in your deck, you may put a creature from your graveyard "
    "into the battle zone instead",
    zone=zones.GRAVEYARD,
    optional=True,
    condition=Condition(count(your(CARDS.in_zone(zones.DECK))), comparisons.IS_EQUAL, 0, ""),
)

ZERON_STAYS = Static(
    statics.KEYWORD,
    "Zeron cards can't leave the battle zone",
    cards=Cards("Zeron card", types=card_types.CEREMONY | card_types.NEBULA),
    keywords=keywords.CANT_LEAVE,
)

CORES_INSTEAD_OF_LEAVING = Static(
    statics.INSTEAD_OF_ANY_MOVE,
    "when this creature would leave the battle zone",
    amount=statics.FOR_CORES,
    zone=zones.BATTLE,
    optional=True,
    instead="you may put 2 of its cores under it instead",
    then=(Act(verbs.TO_GRAVEYARD, choose(1, your(SHIELDS)), "put {} into your graveyard"),),
)


def _instead(zone: int) -> str:
    """The English of what happens to a creature instead of being destroyed."""
    words: dict[int, str] = {
        zones.DECK: "shuffle it into your deck",
        zones.DECK_BOTTOM: "put it on the bottom of your deck",
        zones.HAND: "return it to your hand",
        zones.MANA: "put it into your mana zone",
        zones.MANA_FACE_DOWN: "put it into your mana zone face down",
        zones.SHIELD: "add it to your shields face down",
    }
    if zone == zones.BATTLE:
        return "it stays in the battle zone instead"
    if zone not in words:
        raise DefinitionError(f"{zone} is not a zone that a creature can go to instead")
    return f"{words[zone]} instead"


def _replaces(
    head: int,
    event: str,
    zone: int,
    cards: Cards | None,
    then: tuple[Effect, ...],
    optional: bool,
    condition: Condition | None,
) -> Static:
    """A static ability that replaces an event that would happen to this creature, or to the creatures described."""
    if cards is not None and cards.whose != owners.YOURS and zone != zones.BATTLE:
        raise DefinitionError("only your own creatures can go elsewhere instead")
    who = "when this creature" if cards is None else f"whenever {cards.one_of()}"
    instead = ("you may " if optional else "") + _instead(zone)
    if optional and zone == zones.BATTLE:
        instead = "you may have it stay in the battle zone instead"
    return Static(
        head,
        f"{who} would {event}",
        cards,
        zone=zone,
        optional=optional,
        condition=condition,
        instead=instead,
        then=then,
    )


@word
def instead_of_being_destroyed(
    zone: FromZero,
    cards: Cards | None = None,
    *,
    then: tuple[Effect, ...] = (),
    optional: bool = False,
    condition: Condition | None = None,
) -> Static:
    """This creature, or the creatures described, go to another zone instead of being destroyed; BATTLE: they stay.

    DECK: they are shuffled into it. The effects `then` follow if they do.
    """
    return _replaces(statics.INSTEAD_OF_DESTRUCTION, "be destroyed", zone, cards, then, optional, condition)


RETURNS_IF_YOU_WIN_A_THROW = Static(
    statics.INSTEAD_OF_DESTRUCTION,
    "when this creature would be destroyed",
    amount=statics.FOR_A_THROW,
    zone=zones.HAND,
    instead="you and your opponent play Rock-Paper-Scissors, and if you win, return it to your hand instead",
)


@word
def instead_of_graveyard(
    zone: FromZero,
    cards: Cards | None = None,
    *,
    then: tuple[Effect, ...] = (),
    optional: bool = False,
    condition: Condition | None = None,
) -> Static:
    """This creature, or those described, go to another zone instead of the graveyard, destroyed or not."""
    owner = "your" if cards is None or cards.whose == owners.YOURS else "its owner's"
    event = f"be put into {owner} graveyard from the battle zone"
    return _replaces(statics.INSTEAD_OF_GRAVEYARD, event, zone, cards, then, optional, condition)


@word
def instead_of_leaving(
    zone: FromZero,
    cards: Cards | None = None,
    *,
    then: tuple[Effect, ...] = (),
    optional: bool = False,
    condition: Condition | None = None,
) -> Static:
    """This creature, or those described, go to another zone instead of leaving, wherever they would go."""
    return _replaces(statics.INSTEAD_OF_ANY_MOVE, "leave the battle zone", zone, cards, then, optional, condition)


@word
def stays_if_top_card_is(cards: Cards, such: Cards) -> Static:
    """When one of your creatures that fit would leave, the top card of your deck decides, which goes away for it."""
    mine = replace(cards, whose=owners.YOURS)
    kind = replace(such, zones=()).words(plural=False, article=True)
    return Static(
        statics.INSTEAD_OF_ANY_MOVE,
        f"whenever {mine.one_of()} would leave the battle zone",
        mine,
        against=replace(such, zones=(zones.BATTLE,), whose=owners.ANYONES),  # of which only what is printed is read
        amount=statics.FOR_A_FITTING_TOP_CARD,
        zone=zones.BATTLE,
        instead="put the top card of your deck into your graveyard, "
        f"and if that card is {kind}, that creature stays in the battle zone instead",
    )


@word
def a_face_up_card_goes_instead(cards: Cards) -> Static:
    """When one of your creatures would leave the battle zone, a face-up card of any shield zone may go instead."""
    mine = replace(cards, whose=owners.YOURS)
    return Static(
        statics.INSTEAD_OF_ANY_MOVE,
        f"whenever {mine.one_of()} would leave the battle zone",
        mine,
        amount=statics.FOR_A_FACE_UP_CARD,
        zone=zones.BATTLE,
        optional=True,
        instead="you may put a face-up card from a player's shield zone into its owner's graveyard instead",
    )


@word
def instead_of_leaving_by_opponent(
    zone: FromZero,
    cards: Cards | None = None,
    *,
    then: tuple[Effect, ...] = (),
    optional: bool = False,
    condition: Condition | None = None,
) -> Static:
    """They go to another zone instead of leaving by a spell or a creature's ability of the opponent."""
    event = "leave the battle zone by your opponent's spell or creature ability"
    static = _replaces(statics.INSTEAD_OF_ANY_MOVE, event, zone, cards, then, optional, condition)
    return replace(static, amount=statics.OPPONENTS_REMOVAL)


@word
def instead_of_leaving_by_opponents_spell(
    zone: FromZero,
    cards: Cards | None = None,
    *,
    then: tuple[Effect, ...] = (),
    optional: bool = False,
    condition: Condition | None = None,
) -> Static:
    """They go to another zone instead of leaving by a spell of the opponent."""
    event = "leave the battle zone by your opponent's spell"
    static = _replaces(statics.INSTEAD_OF_ANY_MOVE, event, zone, cards, then, optional, condition)
    return replace(static, amount=statics.OPPONENTS_SPELL)


@word
def stays_when_opponent_returns(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Creatures stay instead of being returned to the hand by a spell or an ability of a creature of the opponent."""
    event = "be returned to your hand by your opponent's spell or creature ability"
    static = _replaces(statics.INSTEAD_OF_ANY_MOVE, event, zones.BATTLE, cards, (), optional=False, condition=condition)
    return replace(static, amount=statics.OPPONENTS_RETURN)


@word
def stays_unless_put_into_graveyard(cards: Cards) -> Static:
    """Creatures stay instead of going anywhere but the graveyard from the battle zone."""
    event = "be put anywhere but the graveyard from the battle zone"
    return _replaces(statics.INSTEAD_OF_ELSEWHERE, event, zones.BATTLE, cards, (), optional=False, condition=None)


@dataclass(frozen=True)
class PaidInstead(Static):
    """A replacement that its player may pay for: a creature stays, and the effects happen instead (609.1)."""

    def words(self) -> str:
        """The paragraph in English: what is done is the payment."""
        return self.label + sentence(self.clause())


def _may_instead(
    head: int, event: str, cards: Cards | None, payment: tuple[Effect, ...], condition: Condition | None
) -> PaidInstead:
    if not payment:
        raise DefinitionError("it takes what is done instead")
    offered = clause(payment, may=True).removeprefix("you may ").removesuffix(".")
    noun = payment[0].noun if isinstance(payment[0], Act) else None
    hosts = payment[0].host if isinstance(payment[0], PutsUnder) else None
    if isinstance(noun, Choose) or hosts is not None:
        # 609.4: a replacement that cannot be carried out is not applied.
        least = noun.least if isinstance(noun, Choose) and isinstance(noun.least, int) else 1
        wanted = hosts.other() if hosts is not None else noun.cards  # type: ignore[union-attr]
        possible = at_least(max(least, 1), wanted)
        if wanted.relation == descriptions.IS_UNDER_THIS:
            # How many there are is a number of this creature; which of them fit is seen when they are chosen.
            possible = number_reaches(amounts.UNDER_THIS, max(least, 1))
        if condition is None:
            condition = replace(possible, english="")
        else:
            condition = replace(condition, also=both_hold(condition.also, possible) if condition.also else possible)
    static = _replaces(head, event, zones.BATTLE, cards, payment, optional=True, condition=condition)
    return PaidInstead(**{**vars(static), "instead": f"you may instead {offered}", "floor": statics.TAKES_ITS_PRICE})


@word
def may_instead_of_being_destroyed(
    *payment: Effect, cards: Cards | None = None, condition: Condition | None = None
) -> PaidInstead:
    """When this creature, or one of those described, would be destroyed, you may do this instead; it stays."""
    return _may_instead(statics.INSTEAD_OF_DESTRUCTION, "be destroyed", cards, payment, condition)


@word
def may_instead_of_leaving_by_opponents_spell(*payment: Effect, condition: Condition | None = None) -> PaidInstead:
    """When this creature would leave by a spell of the opponent, you may do this instead; it stays."""
    event = "leave the battle zone by your opponent's spell"
    paid = _may_instead(statics.INSTEAD_OF_ANY_MOVE, event, None, payment, condition)
    return replace(paid, amount=statics.OPPONENTS_SPELL)


@word
def may_instead_of_graveyard(*payment: Effect) -> PaidInstead:
    """When this creature would go to the graveyard, destroyed or not, you may do this instead; it stays."""
    event = "be put into your graveyard from the battle zone"
    return _may_instead(statics.INSTEAD_OF_GRAVEYARD, event, None, payment, None)


@word
def may_instead_of_leaving(
    *payment: Effect, cards: Cards | None = None, condition: Condition | None = None
) -> PaidInstead:
    """When this creature, or one of those described, would leave the battle zone, you may do this instead."""
    return _may_instead(statics.INSTEAD_OF_ANY_MOVE, "leave the battle zone", cards, payment, condition)


@dataclass(frozen=True)
class RejoinsDeck(Feature):
    """From wherever this creature would go to the graveyard, it is shuffled into the deck with the graveyard."""

    def write(self, rows: Rows) -> None:
        """Write the keyword, and what the creature does in the battle zone."""
        rows.add_bits(keywords=keywords.REJOINS_DECK)
        rest = shuffle_into_deck(every(your(CARDS.in_zone(zones.GRAVEYARD))))
        instead_of_graveyard(zones.DECK, then=(rest,)).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            "When this creature would be put into your graveyard from anywhere, shuffle it and all cards in your "
            "graveyard into your deck instead."
        )


rejoins_deck_with_graveyard = RejoinsDeck()

mana_instead_of_graveyard = Static(
    statics.MANA_FOR_GRAVEYARD,
    "whenever one of your other cards would be put into your graveyard, put it into your mana zone tapped instead",
    cards=replace(CARDS, zones=(), whose=owners.YOURS),
)
"""Cards that have changed zones since it began are none of them (110.2e)."""

shields_stay = Static(
    statics.KEEPS_SHIELDS,
    "whenever one of your shields would be put anywhere but into your hand, it stays in the shield zone instead",
)


@word
def stay_if_others_go(cards: Cards, number: FromOne, others: Cards) -> Static:
    """Your creatures that fit may stay when they would leave, if other cards go to the bottom of the deck."""
    english = f"whenever {your(cards).one_of()} would leave the battle zone"
    if any(part.relation != descriptions.NO_RELATION or part.named_as for part in (cards, others)):
        raise DefinitionError(f'"{english}": no relation to another card can be said here')
    price = choose(number, your(others)).words()
    order = " in any order" if number > 1 else ""
    return Static(
        statics.KEPT_FOR_OTHERS,
        english,
        your(cards),
        against=your(others),
        amount=number,
        zone=zones.BATTLE,
        optional=True,
        instead=f"you may put {price} on the bottom of your deck{order} instead",
    )


@word
def saves(cards: Cards) -> Static:
    """When one of your creatures that fit would be destroyed, you may destroy this one instead."""
    mine = replace(cards, whose=owners.YOURS)
    english = f"when one of {mine.whose_words(one=True)} would be destroyed, you may destroy this creature instead"
    return Static(statics.SAVER, english, mine, zone=zones.BATTLE, optional=True)


@word
def saves_from_leaving(cards: Cards) -> Static:
    """When one of your creatures that fit would leave, you may destroy this one instead (Ultra Saver)."""
    mine = replace(cards, whose=owners.YOURS)
    english = (
        f"when one of {mine.whose_words(one=True)} would leave the battle zone, you may destroy this creature instead"
    )
    return Static(statics.SAVER, english, mine, amount=statics.SAVES_FROM_LEAVING, zone=zones.BATTLE, optional=True)


@word
def top_cards_go_to_graveyard(number: FromOne) -> Static:
    """Instead of breaking a shield, this creature puts top cards of the opponent's deck into the graveyard."""
    cards = "top card" if number == 1 else f"top {number} cards"
    return Static(
        statics.BREAK_TO_TOP_CARDS,
        f"whenever this creature would break a shield, your opponent puts the {cards} of their deck into their "
        "graveyard instead",
        amount=number,
    )


@word
def goes_to_graveyard_instead_of_battle(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Creatures that fit go to the graveyard instead of being put into the battle zone, however they are put."""
    english = f"whenever {cards.one_of()} would be put into the battle zone, put it into its owner's graveyard instead"
    return Static(statics.PUT_TO_GRAVEYARD, english, cards=replace(cards, zones=()), condition=condition)


HOW_PUT = {
    0: "would be put into the battle zone",
    acts.PUT_UNSUMMONED: "would be put into the battle zone in any way except by summoning",
    acts.PUT_FOR_NO_COST: "would be put into the battle zone for no cost",
    acts.PUT_FROM_ELSEWHERE: "would be put into the battle zone from anywhere except a hand",
    acts.PUT_WITHOUT_MANA: "would be put into the battle zone without tapping a card in a mana zone",
}


def _sent_instead(
    cards: Cards, zone: int, how: int, condition: Condition | None, then: tuple[Effect, ...] = ()
) -> Static:
    english = f"whenever {replace(cards, zones=()).anywhere().one_of()} {HOW_PUT[how]}"
    place = (
        "on the bottom of its owner's deck" if zone == zones.DECK_BOTTOM else f"into its owner's {zones.NAMES[zone]}"
    )
    return Static(
        statics.PUT_TO_GRAVEYARD,
        english,
        replace(cards, zones=()),
        acts=how,
        zone=zone,
        instead=f"put it {place} instead",
        condition=condition,
        then=then,
    )


@word
def goes_to_mana_instead_of_battle(
    cards: Cards, *, then: tuple[Effect, ...] = (), condition: Condition | None = None
) -> Static:
    """Cards that fit go to the mana zone instead of being put into the battle zone, however they are put.

    The effects `then` follow.
    """
    return _sent_instead(cards, zones.MANA, 0, condition, then)


@word
def goes_to_bottom_of_deck_instead_of_battle(
    cards: Cards, *, then: tuple[Effect, ...] = (), condition: Condition | None = None
) -> Static:
    """Cards that fit go to the bottom of the deck instead of being put into the battle zone, however they are put.

    The effects `then` follow.
    """
    return _sent_instead(cards, zones.DECK_BOTTOM, 0, condition, then)


@word
def unsummoned_goes_to_graveyard(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Cards that fit go to the graveyard instead of being put into the battle zone, unless they are summoned."""
    return _sent_instead(cards, zones.GRAVEYARD, acts.PUT_UNSUMMONED, condition)


@word
def unpaid_goes_to_mana(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Cards that fit go to the mana zone instead of being put into the battle zone for no cost."""
    return _sent_instead(cards, zones.MANA, acts.PUT_FOR_NO_COST, condition)


@word
def put_without_mana_goes_to_mana(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Cards that fit go to the mana zone instead of being put into the battle zone, unless mana is tapped for them."""
    return _sent_instead(cards, zones.MANA, acts.PUT_WITHOUT_MANA, condition)


@word
def from_elsewhere_goes_to_mana(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Cards that fit go to the mana zone instead of being put into the battle zone, but for those of a hand."""
    return _sent_instead(cards, zones.MANA, acts.PUT_FROM_ELSEWHERE, condition)


def _on_its_way(
    english: str,
    origins: tuple[int, ...],
    goals: tuple[int, ...],
    zone: int,
    *,
    whose: int = owners.ANYONES,
    condition: Condition | None = None,
) -> Static:
    """Cards that would go from one of some zones to one of others go to a place instead."""
    return Static(
        statics.SENT_ELSEWHERE,
        english,
        cards=replace(CARDS, zones=(), whose=whose),
        acts=sum(1 << origin for origin in origins),
        amount=sum(1 << goal for goal in goals),
        zone=zone,
        floor=int(whose == owners.OPPONENTS),
        condition=condition,
    )


_ANY_ZONE = tuple(range(zones.NOWHERE))

_OUT_OF_DECK = tuple(zone for zone in _ANY_ZONE if zone not in (zones.DECK, zones.HAND))

_FROM_DECK = "whenever a card would be put from a player's deck into a zone other than a hand"

deck_cards_are_shuffled_back = _on_its_way(
    f"{_FROM_DECK}, that player shuffles it into their deck instead", (zones.DECK,), _OUT_OF_DECK, zones.DECK_SHUFFLED
)

deck_cards_go_to_graveyard = _on_its_way(
    f"{_FROM_DECK}, that player puts it into their graveyard instead",
    (zones.DECK,),
    tuple(zone for zone in _OUT_OF_DECK if zone != zones.GRAVEYARD),
    zones.GRAVEYARD,
)

opponents_mana_goes_to_graveyard = _on_its_way(
    "whenever your opponent would put a card into their mana zone from anywhere except their hand, they put it into "
    "their graveyard instead",
    tuple(zone for zone in _ANY_ZONE if zone != zones.HAND),
    (zones.MANA,),
    zones.GRAVEYARD,
    whose=owners.OPPONENTS,
    condition=ON_OPPONENTS_TURN,
)

opponents_creatures_go_to_graveyard = Static(
    statics.PUT_TO_GRAVEYARD,
    "whenever your opponent would put a creature into the battle zone, put it into its owner's graveyard instead",
    cards=replace(your_opponents(CREATURES), zones=()),
    condition=ON_YOUR_TURN,
)

enters_instead_of_being_discarded = Static(
    statics.DISCARD_TO_BATTLE,
    "when this creature would be discarded from your hand, you may put it into the battle zone instead",
    condition=ON_OPPONENTS_TURN,
    optional=True,
)

_BY_OPPONENT = "when this creature would be discarded from your hand by your opponent's spell or creature ability"

enters_instead_of_being_discarded_by_opponent = Static(
    statics.DISCARD_TO_BATTLE,
    f"{_BY_OPPONENT}, you may put it into the battle zone instead",
    amount=statics.OPPONENTS_REMOVAL,
    optional=True,
)

mana_instead_of_being_discarded_by_opponent = Static(
    statics.DISCARD_TO_BATTLE,
    f"{_BY_OPPONENT}, you may put it into your mana zone instead",
    amount=statics.OPPONENTS_REMOVAL,
    zone=zones.MANA,
    optional=True,
)

must_enter_instead_of_being_discarded = Static(
    statics.DISCARD_TO_BATTLE,
    "when this creature would be discarded from your hand, put it into the battle zone instead",
    condition=ON_OPPONENTS_TURN,
)


@word
def enters_instead_of_being_discarded_then(*effects: Effect) -> Static:
    """As `enters_instead_of_being_discarded`; the effects follow if it has been put."""
    return replace(enters_instead_of_being_discarded, then=effects)


@word
def enters_instead_of_being_discarded_by_opponent_then(*effects: Effect) -> Static:
    """As `enters_instead_of_being_discarded_by_opponent`; the effects follow if it has been put."""
    return replace(enters_instead_of_being_discarded_by_opponent, then=effects)


_OF_THE_HAND = replace(CARDS, zones=(zones.HAND,), whose=owners.YOURS)

mana_instead_of_discarding = Static(
    statics.INSTEAD_OF_DISCARD,
    "whenever you would discard a card",
    cards=_OF_THE_HAND,
    zone=zones.MANA,
    optional=True,
    instead="you may put it into your mana zone instead",
)

dies_instead_of_your_discarding = PaidInstead(
    statics.INSTEAD_OF_DISCARD,
    "during your opponent's turn, when you would discard one or more cards",
    cards=_OF_THE_HAND,
    condition=replace(ON_OPPONENTS_TURN, english=""),
    optional=True,
    instead="you may destroy this creature instead of discarding them",
    then=(destroy(THIS),),
)


def _otherwise(origins: tuple[int, ...], zone: int, english: str) -> Static:
    bits = sum(1 << origin for origin in origins)
    return Static(statics.GRAVEYARD_OTHERWISE, english, acts=bits, zone=zone, optional=True)


hand_instead_of_graveyard_from_mana = _otherwise(
    (zones.MANA,),
    zones.HAND,
    "whenever a card would be put into your graveyard from your mana zone, you may return it to your hand instead",
)

mana_instead_of_graveyard_from_hand_or_battle = _otherwise(
    (zones.HAND, zones.BATTLE),
    zones.MANA,
    "whenever one of your cards would be put into your graveyard from your hand or the battle zone, you may put it "
    "into your mana zone instead",
)
