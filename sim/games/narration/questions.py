"""The question at which a game halts, read from its record: what is asked, and the options with their texts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sim.cards.fitting import nameable
from sim.cards.words import Card
from sim.engine.record.codes import afterwards, card_types, choices, frames, programs, verbs, zones
from sim.engine.record.state import SEAT
from sim.games.narration.option_texts import mode_text, option_text, replacement_text
from sim.language import translatable

DOINGS: Final[Mapping[int, str]] = {
    programs.DRAW: translatable("draw"),
    programs.CHARGE: translatable("put the top of the deck into the mana zone"),
    programs.SHIELDIFY: translatable("add the top of the deck to the shields"),
    programs.MILL: translatable("put the top of the deck into the graveyard"),
    programs.SHUFFLE: translatable("shuffle the deck"),
    programs.GR_SUMMON: translatable("GR summon"),
    programs.EXTRA_TURN: translatable("take an extra turn"),
    programs.JUDGE: translatable("make a Gachinko Judge"),
}

LEAVING: Final = (verbs.DESTROY, verbs.TO_GRAVEYARD)


@dataclass(frozen=True)
class Option:
    """One way to answer: what it is (`OPTION_CARD`, `OPTION_NO` ...), its card and its number.

    `name` is None if there is no card or the player asked may not see its face; `card` is the number of the card in
    the record, or -1. `text` is the ability of the card, or the way of using it, if another option of the question
    is the same card; or what a rule lets happen instead.
    """

    what: int
    card: int
    name: str | None
    number: int
    text: str | None = None

    def words(self) -> str:
        """The option in a word or two, for messages and menus."""
        if self.what in (choices.OPTION_NO, choices.OPTION_YES):
            return self.text or "yes" if self.what == choices.OPTION_YES else "no"
        if self.what == choices.OPTION_PLAYER:
            return f"player {self.number}"
        if self.what == choices.OPTION_NUMBER:
            return self.text or str(self.number)
        return named(self.name or "a hidden card", self.text)


def named(name: str, text: str | None) -> str:
    """The name of an option's card, with what tells it apart from other options of the same card."""
    return f"{name} ({text})" if text else name


@dataclass(frozen=True)
class Question:
    """What a player is asked: the kind of question (`ASK_MAIN` ...), by which card, to do what, and the options."""

    ask: int
    player: int
    source: str | None
    verb: int
    options: tuple[Option, ...]
    doing: str = ""  # in words, where it is no verb: "draw"

    def words(self) -> str:
        """The question and its options in one line."""
        asked = choices.ASK_NAMES[self.ask]
        verb = f" to {verbs.NAMES[self.verb]}" if self.verb else ""
        source = f" for {self.source}" if self.source else ""
        options = ", ".join(option.words() for option in self.options)
        return f"player {self.player}: {asked}{verb}{source}: {options}"


def read_question(state: Any, tables: Any, cards: tuple[Card, ...]) -> Question:
    """The question at which the game of `state` halts; `cards` are the definitions of its kinds."""
    record = state[0]
    count = int(record.option_count)
    on_table = record.option_card[:count].tolist()
    options: list[Option] = []
    for index, card in enumerate(on_table):
        what, number = int(record.option_what[index]), int(record.option_number[index])
        seen = bool(record.option_is_seen[index])
        name = _nameable(record, tables[0], cards, number) if what == choices.OPTION_NUMBER else None
        if what == choices.OPTION_YES and record.ask == choices.ASK_REPLACE and seen and card >= 0:
            name = cards[int(record.kind[card])].name  # whose replacement it is, as where there are several
        repeated = sum((other.what, other.card, other.number) == (what, card, number) for other in options)
        by_rule = _leaves(record) and what == choices.OPTION_CARD and number < 0
        is_distinguished = by_rule or (seen and what != choices.OPTION_NUMBER and on_table.count(card) > 1)
        options.append(
            Option(
                what=what,
                card=card,
                name=_name_of(record, tables[0], cards, card) if seen else None,
                number=number,
                text=_text(record, tables, cards, what, card, number, repeated) if is_distinguished else name,
            )
        )
    source = int(record.ask_card)
    return Question(
        ask=int(record.ask),
        player=int(record.ask_player),
        source=cards[int(record.kind[source])].name if source >= 0 else None,
        verb=int(record.ask_verb),
        options=tuple(options),
        doing=_doing(record, tables[0]),
    )


def _name_of(record: Any, tables: Any, cards: tuple[Card, ...], card: int) -> str:
    """The name of the card of an option; of mana that lies face down, that of its face: its owner may look (405.5).

    A cell among the cells of one creature is called what is printed on it.
    """
    kind, printed = int(record.kind[card]), int(record.printed[card])
    if record.zone[card] == zones.MANA and record.upside_down[card] and card // SEAT == record.ask_player:
        return f"{cards[printed].name} (face down)"
    is_cell = record.ask == choices.ASK_CELL or tables.types[kind] & card_types.CELL
    return cards[printed if is_cell and printed >= 0 else kind].name


def _doing(record: Any, tables: Any) -> str:
    """What a "you may" that has no verb lets the player do: the step of the text that is next, or being carried out."""
    frame = int(record.depth) - 1
    if record.ask != choices.ASK_MAY or record.ask_verb or frame < 0:
        return ""
    step = int(record.frame_step[frame])
    codes = [int(tables.step_code[at]) for at in (step - 1, step) if at >= 0]
    return next((DOINGS[code] for code in codes if code in DOINGS), "")


def _mode(record: Any, tables: Any, cards: tuple[Card, ...], number: int) -> str | None:
    """The text of a mode, or the name of the half of a twinpact that is used for no cost; None if it is not known."""
    frame = int(record.depth) - 1
    printed, up = (cards[int(kinds[record.ask_card])] for kinds in (record.printed, record.kind))
    card = printed if printed.halves else up  # the spell of a Smash Burst is cast while the creature is up
    step = int(record.frame_step[frame]) - 1
    if record.frame_kind[frame] == frames.USE:
        return card.halves[number].name
    return mode_text(card, int(tables.step_count[step]), number) if step >= 0 else None


def _nameable(record: Any, tables: Any, cards: tuple[Card, ...], number: int) -> str | None:
    """What an option names: a race, a civilization, a card, a mode, or a place where a spell goes instead."""
    asked = int(record.ask)
    if asked == choices.ASK_REPLACE:
        return afterwards.NAMES[number]
    if asked == choices.ASK_HAND:
        return choices.HANDS[number]
    if asked == choices.ASK_MODE:
        return _mode(record, tables, cards, number)
    return (
        nameable(cards, asked - choices.ASK_RACE + programs.A_RACE)[number]
        if choices.ASK_RACE <= asked <= choices.ASK_CARD_NAME
        else None
    )


def _text(
    record: Any, tables: Any, cards: tuple[Card, ...], what: int, card: int, number: int, repeated: int
) -> str | None:
    """What distinguishes an option from others of its card; `repeated` counts those before it that are alike."""
    if what == choices.OPTION_CARD and record.ask == choices.ASK_BLOCK and number == choices.AS_GUARDMAN:
        return translatable("guardman")
    if what == choices.OPTION_CARD and record.ask == choices.ASK_BLOCK and number == choices.TURNING:
        return translatable("untaps to turn the attack")
    if what == choices.OPTION_CARD and number > 0 and record.zone[card] == zones.HYPERSPATIAL:
        side = int(record.kind[card])
        for _ in range(number):
            side = int(tables[0].next_face[side])
        return cards[side].name
    if _leaves(record) and what == choices.OPTION_CARD:
        return replacement_text(tables[0], cards, number, int(record.static_row[number]))
    text = option_text(tables[0], cards, what, int(record.kind[card]), number)
    if what == choices.OPTION_ABILITY and record.ask == choices.ASK_RESOLVE:
        events = _waits_for(record, card, number)
        if len(events) > 1 and events[repeated] >= 0:
            return f"{text or 'an ability'} - {cards[int(record.kind[events[repeated]])].name}"
    return text


def _leaves(record: Any) -> bool:
    """Whether the question is what replaces the leaving of a creature."""
    return record.ask == choices.ASK_REPLACE and record.ask_card >= 0 and record.ask_verb in LEAVING


def _waits_for(record: Any, card: int, row: int) -> list[int]:
    """The cards of the different events because of which an ability of the card waits, in order."""
    events = dict.fromkeys(
        (int(record.pool_event_card[at]), int(record.pool_event_object[at]), int(record.pool_event_number[at]))
        for at in range(int(record.pool_count))
        if record.pool_card[at] == card and record.pool_trigger[at] == row
    )
    return [event[0] for event in events]
