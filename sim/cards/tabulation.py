"""Turn card definitions into the rows of one match: one kind for every card, face and half.

`tabulate(cards)` gives the rows of all kinds that can occur in one match; `sim.cards.row_writer` writes single rows.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from sim.cards.altering import as_altered
from sim.cards.fitting import altered, share
from sim.cards.gods import is_center, is_god, linked, links_of
from sim.cards.picking import race_has
from sim.cards.row_writer import RowWriter, write_kinds
from sim.cards.words import (
    CARDS,
    NO_CARD_HAS_A_CIVILIZATION,
    THE_ATTACHED,
    Card,
    Combines,
    DefinitionError,
    Hyperify,
    HyperMode,
    InHyperMode,
    Trigger,
    each_gets_power,
    prohibits,
    your,
)
from sim.cards.words.effects import in_context, sentences
from sim.cards.words.keywords import Feature
from sim.engine.record.codes import (
    acts,
    afterwards,
    amounts,
    card_types,
    descriptions,
    events,
    keywords,
    numbers,
    programs,
    state_checks,
    statics,
    traits,
    verbs,
    zones,
)
from sim.engine.record.codes.numbers import BITS_OF_A_GOD
from sim.engine.record.codes.sets import whole_of, words_of
from sim.language import gettext

MOST_MANA_SORTS = 62  # a bit each
MOST_GODS = 62
MOST_KING_CELLS = 62

# Columns of a kind that are -1 until something writes them.
NONE_YET = (
    "evolution_base",
    "program",
    "tap_ability",
    "kizuna",
    "strike_back",
    "strike_back_under",
    "guard_strike",
    "trigger_under",
    "other_face",
    "next_face",
    "cell",
    "element_half",
    "resolving_half",
    "starts_sealed",
    "reveals_base",
    "variant",
    "variant_unless",
    "unleashed",
    "use_condition",
    "additional_cost",
    "evo_charger",
)

# Columns of a kind that say what abilities it has in the battle zone.
OF_ABILITIES = (
    "keywords",
    "more_keywords",
    "watches",
    "shield_watches",
    "declared_watches",
    "tap_ability",
    "trigger_count",
    "static_count",
    "way_count",
    "kizuna",
)

# Columns of a kind that name another kind.
OTHER_KINDS = ("other_face", "next_face", "cell", "element_half", "resolving_half", "variant", "unleashed")


def tabulate(
    cards: Sequence[Card], may_be_halves: bool = False, more: Callable[[RowWriter], None] | None = None
) -> tuple[RowWriter, dict[str, int]]:
    """The rows of all these cards, and the kind of each name.

    With `may_be_halves`, they may be halves of twinpacts that are still to be put together. `more` writes further rows
    with descriptions, when all kinds are there.

    Raises DefinitionError, naming the card, if the cards together are too many for the tables.
    """
    rows = RowWriter(may_be_halves)
    kinds: dict[str, int] = {}
    for card in as_altered(cards):
        if card.name not in kinds:
            kinds[card.name] = _write_card(rows, card)
    _write_linked_gods(rows)
    _write_king_cells(rows)
    if more is not None:
        more(rows)
    if _any_face_down(rows):
        _write_face_down(rows)
    if any(NO_CARD_HAS_A_CIVILIZATION in card.features for card in rows.cards):
        _write_without_civilizations(rows)
    if (rows.record.static_head == statics.IGNORES_ABILITIES).any() or (
        rows.record.step_verb == verbs.IGNORE_ABILITIES
    ).any():
        _write_without_abilities(rows)
    rows.write_nameable()
    rows.write_filters()
    write_lines_of_kinds(rows)
    _summarize(rows)
    return rows, kinds


def _write_card(rows: RowWriter, card: Card, front: int = -1) -> int:
    """Write a card, its other face and its halves, and return its kind; `front` is the kind of the face before it."""
    kind = len(rows.cards)
    rows.cards.append(card)
    if kind >= numbers.KINDS:
        raise _too_many_kinds(card)
    record = rows.record
    record.kind_count = kind + 1
    if card.types & card_types.KING and card.types & card_types.CELL and card.other_face is None:
        raise rows.error('it does not say what it is a cell of: write "Combined: " and the creature')
    rows.printed(
        cost=card.cost,
        civilizations=card.civilizations,
        types=card.types,
        traits=card_types.traits_of(card.types),
        # What begins in the battle zone is not used; an impulse without a cost begins there, too.
        acts=0
        if (card.types & card_types.IMPULSE and card.cost == 0) or card.types & (card_types.FINAL | card_types.ZERON)
        else card_types.acts_of(card.types),
        used_event=card_types.used_event_of(card.types),
        power=0 if card.types & card_types.AURA else card.power,
        mana_number=card.mana_number,
        is_command=any(race_has(race, "Command") for race in card.all_races),
        state_checks=_state_checks(card),
    )
    for name in NONE_YET:
        record[name][kind] = -1
    rows.abilities(_with_its_rule(_with_its_power(card)))
    if card.effects:
        rows.phrase = partial(_line, card)
        rows.printed(program=rows.program(card.effects, knows=("its use", "this spell")))
        rows.phrase = None
    _check_keywords(rows, kind, front)
    _write_unleashed(rows, kind)
    if record.variant_unless[kind] >= 0:
        _write_variant(rows, kind, card.types & ~card_types.CREATURE)
    if card.types & card_types.NEO and not card.halves:  # in the battle zone it is its creature half
        _write_variant(rows, kind, card.types | card_types.EVOLUTION)
    # What is on the back of a rule plus card, or comes by itself, is put as it is, and has not awakened.
    is_flipped_to = front >= 0 and not rows.cards[front].types & card_types.RULE_PLUS and not comes_by_itself(card)
    if is_flipped_to and card.types & (card_types.FINAL | card_types.ZERON):
        record.types[kind] |= card_types.AWAKENED
    if card.types & card_types.FINAL:
        record.cell[kind] = record.cell[front] if front >= 0 else _write_card(rows, _part_of(card, card_types.CORE))
    if card.other_face is not None:
        other = _king_of(rows, card) if card.types & card_types.KING else -1
        if other < 0:
            other = _write_card(rows, card.other_face, front=kind)
        record.other_face[kind] = other
        if card.types & (card_types.PSYCHIC | card_types.DRAGHEART | card_types.RULE_PLUS):
            record.next_face[kind] = other
        if record.other_face[other] < 0:  # otherwise it has a side after it
            record.other_face[other] = kind
    of_cells = card_types.is_linked_of_cells(card.types) and (front >= 0 or card.types & card_types.SUPER)
    if of_cells or (card.types & card_types.ZERON and card.types & card_types.CREATURE):
        stays = card.types & (card_types.PSYCHIC | card_types.DRAGHEART | card_types.ZERON)
        record.cell[kind] = _write_card(rows, _part_of(card, card_types.CELL | stays))
    if card.halves:
        _join_halves(rows, kind, [_write_card(rows, half) for half in card.halves])
    return kind


def with_statics(card: Card) -> list[Feature]:
    """The features of the static abilities of a card, one for each of its rows."""
    rows = RowWriter(may_be_halves=True)
    rows.cards.append(card)
    rows.abilities(_with_its_rule(_with_its_power(card)))
    return rows.with_statics


def comes_by_itself(card: Card) -> bool:
    """Whether the card, or this side of it, has an ability that puts it from the hyperspatial zone."""
    return any(isinstance(feature, Trigger) and zones.HYPERSPATIAL in feature.zones for feature in card.features)


def _with_its_power(card: Card) -> Card:
    """An aura gives the creature the power that is printed on it (310.4)."""
    if not card.types & card_types.AURA or card.power == 0:
        return card
    return replace(card, features=(*card.features, each_gets_power(THE_ATTACHED, card.power)))


def _with_its_rule(card: Card) -> Card:
    """While a Dream element is in the battle zone, its owner can't put one of the same name (817.2).

    Two that are there anyway both stay (817.3).
    """
    if not card.types & card_types.DREAM:
        return card
    return altered(card, features=(*card.features, prohibits(acts.PUT, your(CARDS.called(card.name)))))


def _write_unleashed(rows: RowWriter, kind: int) -> None:
    """Write the kind that a creature is while its Hyper Mode is unleashed: it has the abilities of both (816.2a).

    Its Hyperify ability can't be used then (816.2d).
    """
    card, other = rows.cards[kind], len(rows.cards)
    if not any(isinstance(feature, HyperMode | InHyperMode) for feature in card.features):
        return
    power = next((feature.power for feature in card.features if isinstance(feature, HyperMode)), card.power)
    others = [feature for feature in card.features if not isinstance(feature, HyperMode | Hyperify)]
    features = tuple(feature.ability if isinstance(feature, InHyperMode) else feature for feature in others)
    _write_card(rows, altered(card, types=card.types | card_types.UNLEASHED, power=power, features=features))
    rows.record.unleashed[kind] = other


def _king_of(rows: RowWriter, cell: Card) -> int:
    """The kind of the King Creature of a King Cell, if another of its cells has written it; or -1."""
    return next((kind for kind, card in enumerate(rows.cards) if card == cell.other_face), -1)


def _write_king_cells(rows: RowWriter) -> None:
    """Give each King Cell of the match a bit, and each King Creature whose cells are all there their bits (814.1)."""
    record = rows.record
    cells = {
        card.name: kind
        for kind, card in enumerate(rows.cards)
        if card.types & card_types.KING and card.types & card_types.CELL
    }
    if len(cells) > MOST_KING_CELLS:
        raise DefinitionError(gettext("the two decks together hold more than {most} King Cells", most=MOST_KING_CELLS))
    for number, kind in enumerate(cells.values()):
        record.king_bits[kind] = 1 << number
    for kind, card in enumerate(rows.cards):
        names = next((part.names for part in card.features if isinstance(part, Combines)), ())
        if names:
            record.cell[kind] = record.other_face[kind]  # it is made of cells
            if all(name in cells and record.other_face[cells[name]] == kind for name in names):
                record.king_bits[kind] = sum(int(record.king_bits[cells[name]]) for name in names)


def _write_linked_gods(rows: RowWriter) -> None:
    """Write a kind for every creature that Gods of the match can be together (804)."""
    record = rows.record
    gods = {kind: card for kind, card in enumerate(rows.cards) if is_god(card)}
    bits = {card.name: 1 << number for number, card in enumerate(gods.values())}
    if len(bits) > MOST_GODS:
        raise DefinitionError(gettext("the two decks together hold more than {most} Gods that link", most=MOST_GODS))
    for kind, card in gods.items():
        record.god_bits[kind] = bits[card.name]
        record.god_chain[kind] = bits[card.name].bit_length()
    record.center_gods = sum(bits[card.name] for card in gods.values() if is_center(card))
    for link in links_of([*gods.values()]):
        kind = _write_card(rows, linked(link))
        record.god_bits[kind] = sum(bits[card.name] for card in link)
        record.god_chain[kind] = sum(
            bits[card.name].bit_length() << place * BITS_OF_A_GOD for place, card in enumerate(link)
        )
        record.types[kind] |= card_types.AWAKENED  # 804.5: it is never sick


def _write_variant(rows: RowWriter, kind: int, types: int) -> None:
    """Write the kind that a card is in special cases: it has the same abilities, and other types."""
    other = len(rows.cards)
    variant = altered(rows.cards[kind], types=types)
    rows.cards.append(variant)
    if other >= numbers.KINDS:
        raise _too_many_kinds(variant)
    record = rows.record
    record.kind_count = other + 1
    for name in record.dtype.names:
        column = record[name]
        if getattr(column, "shape", ())[:1] == (numbers.KINDS,):
            column[other] = column[kind]
    record.types[other] = variant.types
    record.traits[other] = card_types.traits_of(variant.types)
    record.acts[other] = card_types.acts_of(variant.types)
    record.used_event[other] = card_types.used_event_of(variant.types)
    record.variant[kind] = other
    record.variant[other] = kind


def _any_face_down(rows: RowWriter) -> bool:
    """Whether anything that is written puts cards into a mana zone face down, or turns them so."""
    record = rows.record
    by_steps = (record.step_verb == verbs.TURN_FACE_DOWN) | (record.step_tapped & programs.PUT_FACE_DOWN != 0)
    as_spells = (record.after_casting == afterwards.INTO_MANA_FACE_DOWN).any() or (
        record.step_place == afterwards.INTO_MANA_FACE_DOWN
    ).any()
    return bool(by_steps.any() or as_spells or (record.static_zone == zones.MANA_FACE_DOWN).any())


def _write_face_down(rows: RowWriter) -> None:
    """Write the kind of a card that lies face down in a mana zone: it costs 0, with mana number 1 (405.4)."""
    record, kind = rows.record, len(rows.cards)
    if kind >= numbers.KINDS:
        raise DefinitionError(
            gettext(
                "with mana that lies face down the two decks together hold more than {most} kinds", most=numbers.KINDS
            )
        )
    rows.cards.append(altered(Card("a face-down card", card_types.SPELL, 0, 0, 0, ()), types=card_types.FACE_DOWN))
    rows.printed(types=card_types.FACE_DOWN, mana_number=1)
    for name in NONE_YET:
        record[name][kind] = -1
    record.face_down = kind
    record.kind_count = kind + 1


def _write_without_civilizations(rows: RowWriter) -> None:
    """Write every kind once more without civilizations, in the same order: cards are of these kinds for a while."""
    record, count = rows.record, len(rows.cards)
    if 2 * count > numbers.KINDS:
        raise DefinitionError(
            gettext(
                "with and without civilizations the two decks together hold more than {most} kinds", most=numbers.KINDS
            )
        )
    rows.cards += [_without_civilizations(card) for card in rows.cards]
    for name in record.dtype.names:
        column = record[name]
        if getattr(column, "shape", ())[:1] == (numbers.KINDS,):
            column[count : 2 * count] = column[:count]
            if name in OTHER_KINDS:
                column[count : 2 * count][column[:count] >= 0] += count
    record.civilizations[count : 2 * count] = 0
    record.colorless_from = count
    record.kind_count = 2 * count


def _write_without_abilities(rows: RowWriter) -> None:
    """Write every kind once more without abilities, in the same order: cards are of these while theirs are ignored.

    What is printed on a card besides its abilities stays, and so do its other sides. Kinds without civilizations are
    among those that are written once more: a card may have lost both.
    """
    record, count = rows.record, len(rows.cards)
    if 2 * count > numbers.KINDS:
        raise DefinitionError(
            gettext(
                "with and without abilities the two decks together hold more than {most} kinds of cards",
                most=numbers.KINDS,
            )
        )
    rows.cards += [altered(card, features=()) for card in rows.cards]
    for name in record.dtype.names:
        column = record[name]
        if getattr(column, "shape", ())[:1] != (numbers.KINDS,):
            continue
        if name in OF_ABILITIES:
            column[count : 2 * count] = -1 if name in NONE_YET else 0
        else:
            column[count : 2 * count] = column[:count]
    for column in (record.variant, record.unleashed):
        column[count : 2 * count][column[:count] >= 0] += count
    # 817.2 is a rule of Dream elements, and no ability.
    dreams = np.flatnonzero(record.types[:count] & card_types.DREAM)
    record.static_first[count + dreams] = record.static_first[dreams] + record.static_count[dreams] - 1
    record.static_count[count + dreams] = 1
    record.blank_from = count
    record.kind_count = 2 * count


def _without_civilizations(card: Card) -> Card:
    halves = tuple(_without_civilizations(half) for half in card.halves)
    linked_gods = tuple(_without_civilizations(god) for god in card.linked)
    return altered(card, civilizations=0, halves=halves, linked=linked_gods)


def _state_checks(card: Card) -> int:
    """What state-based actions look for while it is in the battle zone, whatever its abilities."""
    checks = state_checks.ONE_D2_FIELD if card.types & card_types.D2 else 0
    if card.types & card_types.STAR_MAX:
        checks |= state_checks.ONE_STAR_MAX
    if card.types & card_types.WEAPON:
        checks |= state_checks.LONE_WEAPON
    if card.types & card_types.RULE_PLUS:
        checks |= state_checks.NEVER_THERE
    if card_types.traits_of(card.types) & traits.FIGHTS and card.power <= 0:
        checks |= state_checks.POWER_MAY_FALL
    return checks


def _part_of(card: Card, types: int) -> Card:
    """A card that is a part of such a creature, or of a field with cores, of these types.

    It costs 0, and has its civilizations and no race (806.1, 808.1, 309.5, 309.8).
    """
    noun = card_types.rows_of(types)[-1].noun
    return Card(
        f"{card.name} ({noun})", types, card.civilizations, 0, 0, (), mana_number=0 if types & card_types.CORE else 1
    )


def _line(card: Card) -> str:
    """What the card does when it resolves, in English on one line."""
    return sentences(in_context(card.effects, None)[0]).replace("\n", " ")


def _check_keywords(rows: RowWriter, kind: int, front: int) -> None:
    """Refuse keywords that the engine does not look for on this card."""
    printed = rows.record.keywords[kind]
    if printed & keywords.ANY_SHIELD_TRIGGER and printed & keywords.GUARD_STRIKE:
        raise rows.error("the engine asks for a shield trigger or a guard strike, not for both")
    own = slice(rows.record.static_first[kind], rows.record.static_first[kind] + rows.record.static_count[kind])
    if rows.record.civilizations[kind] == 0 and (rows.record.static_head[own] == statics.TAPS_TO_COST_LESS).any():
        raise rows.error("a colorless creature could cost 0, which the engine does not prevent")
    # The engine watches the one card that starts the game in the battle zone and has this on its back.
    starts = front >= 0 and (
        rows.record.starts_sealed[front] >= 0 or rows.record.traits[front] & traits.BEGINS_IN_BATTLE
    )
    if printed & keywords.LOSES_OUTSIDE_BATTLE and not starts:
        raise rows.error("only the back of a card that starts the game in the battle zone can lose that way")


def _too_many_kinds(card: Card) -> DefinitionError:
    words = gettext(
        "{card}: the two decks together hold more than {most} kinds of cards", card=card.name, most=numbers.KINDS
    )
    return DefinitionError(words)


def _join_halves(rows: RowWriter, kind: int, halves: list[int]) -> None:
    """Give a twinpact what the engine looks for on the card as a whole, in the hand or as a shield."""
    record = rows.record
    for half in halves:
        record["element_half" if half == halves[0] else "resolving_half"][kind] = half
        record.keywords[kind] |= record.keywords[half]
        record.more_keywords[kind] |= record.more_keywords[half]
        record.guard_strike[kind] = max(record.guard_strike[kind], record.guard_strike[half])
        record.trigger_under[kind] = max(record.trigger_under[kind], record.trigger_under[half])
        record.strike_back[kind] = max(record.strike_back[kind], record.strike_back[half])
    if record.trigger_under[kind] >= 0 and record.keywords[kind] & keywords.SHIELD_TRIGGER:
        raise rows.error("the engine looks for the shield trigger of the card, not of a half")
    # Outside the battle zone, the abilities of the creature are declared with the whole card.
    element = record.element_half[kind]
    for name in ("trigger_first", "trigger_count", "declared_watches"):
        record[name][kind] = record[name][element]
    # It is put on what its creature half evolves from (801.1).
    for name in ("evolution_base", "evolution_by_race", "evolution_many"):
        record[name][kind] = record[name][element]
    record.watches[kind] |= record.watches[element] & words_of(
        events.INTO_GRAVEYARD | events.INTO_MANA_FROM | events.DISCARDED
    )


def write_lines_of_kinds(rows: RowWriter) -> None:
    """Write which lines of the playbooks can mean each kind, as printed: no player need look at the others.

    The filters have been written.
    """
    record = rows.record
    record.playbook_kinds[...] = 0
    kinds = np.arange(record.kind_count)
    for book, section in np.ndindex(record.playbook_count.shape):
        first = record.playbook_first[book, section]
        for at in range(record.playbook_count[book, section]):
            row = record.line_cards[first + at]
            means = (record.filter_kinds[row, kinds >> 6] >> (kinds & 63)) & 1 if row >= 0 else 1
            record.playbook_kinds[book, section, : len(kinds)] |= means << at


def _summarize(rows: RowWriter) -> None:
    """Write which keywords, zones for casting and questions occur at all: the engine need not look for the others."""
    record = rows.record
    record.all_types = np.bitwise_or.reduce(record.types)
    # Rows that are not written are zero.
    record.all_keywords = np.bitwise_or.reduce(record.keywords)
    record.all_more_keywords[:] = np.bitwise_or.reduce(record.more_keywords)
    for given in {*record.static_keywords.tolist(), *record.step_keywords.tolist()}:
        first, *more = words_of(whole_of(given))
        record.all_keywords |= first
        record.all_more_keywords[:] |= more
    # The first row of the triggered abilities is always there, and those that are not written are zero.
    record.any_given = int((record.trigger_given_to[record.trigger_event.any(axis=1)] >= 0).any())
    record.asks_first_tap = int((record.trigger_event & words_of(events.TAPS)).any())
    record.any_gods = int((record.god_bits != 0).any())
    record.any_kings = int((record.king_bits != 0).any())
    record.any_cells = int((record.types & (card_types.CELL | card_types.CORE) != 0).any())
    record.any_lives_outside = int((record.traits & traits.LIVES_OUTSIDE != 0).any())
    record.any_auras = int((record.traits & traits.ATTACHES != 0).any())
    in_hand = (record.static_head == statics.SURVIVES_BY_PAYING) & (record.static_zones == 1 << zones.HAND)
    record.any_saves_in_hand = int(in_hand.any())
    record.any_loses_outside = int(record.all_keywords & keywords.LOSES_OUTSIDE_BATTLE != 0)
    asks = np.isin(record.amount_code, (amounts.OF_THEM, amounts.POWER_OF_THEM, amounts.THIS_POWER)).any()
    record.any_judged_later = int(asks or (record.filter_relation == descriptions.COMPARED).any())
    by_name = (record.static_head == statics.PROHIBIT) & (record.static_against >= 0)
    named = (record.step_costing_the_number == programs.NAMED_AS_THEY).any()
    names = (
        named
        or by_name.any()
        or (record.step_limit == programs.DIFFERENT_NAMES).any()
        or np.isin(record.filter_relation, descriptions.SHARING_A_NAME).any()
        or (record.types & card_types.STAR_MAX).any()
    )
    for what, column in ((descriptions.RACE, record.shares_race), (descriptions.NAME, record.shares_name)):
        races = what == descriptions.RACE and np.isin(record.filter_relation, descriptions.SHARING_A_RACE).any()
        if (record.filter_compares == what).any() or races or (what == descriptions.NAME and names):
            for kind, card in enumerate(rows.cards):
                write_kinds(column[kind], rows.cards, partial(share, card, what=what))
    numbers = record.static_filter[record.static_head == statics.MANA_NUMBER]
    record.any_mana_numbers = int(numbers.size > 0)
    kinds = np.arange(record.kind_count)
    record.notes_kinds = int(np.isin(record.amount_code, amounts.OF_KINDS).any())
    asked = [*numbers, *record.amount_argument[record.amount_code == amounts.TAPPED_FOR_IT]]
    others = [tuple(record.filter_kinds[row, kinds >> 6] >> (kinds & 63) & 1) for row in asked]
    sorts = [*zip(record.civilizations.tolist(), record.mana_number.tolist(), *others, strict=False)][: len(kinds)]
    different = sorted(set(sorts))
    if len(different) > MOST_MANA_SORTS:
        raise DefinitionError(
            gettext("the two decks together hold more than {most} sorts of mana", most=MOST_MANA_SORTS)
        )
    record.mana_sort[: len(sorts)] = [1 << different.index(sort) for sort in sorts]
    record.any_use_zones = (np.bitwise_or.reduce(record.use_zones) | np.bitwise_or.reduce(record.way_zones)) & ~(
        1 << zones.HAND
    )
    record.any_way_base = int((record.way_base[: rows.used()["ways"][0]] >= 0).any())
    beneath = 1 << zones.UNDERNEATH
    record.any_beneath = int((record.static_zones & beneath).any() or (record.trigger_zones & beneath).any())
    record.any_g_neo = int((record.types & card_types.G_NEO != 0).any())
    record.any_help = int(np.isin(record.static_head, (statics.TAPS_TO_COST_LESS, statics.DIES_TO_COST_LESS)).any())
