"""Playing a situation of a judge: every question with its options and the choice made, what happens, how it stands.

A choice that the rules do not allow ends it: that it is refused, and why, is the ruling.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from decks.shown_names import called
from sim.cards.library import cards_in_use
from sim.cards.words import Card, DefinitionError
from sim.engine.entry_point import copy_record
from sim.engine.record.codes import choices, endings, log, recording, zones
from sim.engine.record.state import CARDS, SEAT, new_records
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.narration.board import Board
from sim.games.narration.moments import Follower, Lying, Moment, play_turn
from sim.games.narration.narration import Narrator
from sim.games.narration.question_texts import question_text
from sim.games.narration.questions import Option, Question, named
from sim.games.scenario.impossible import Impossible
from sim.games.scenario.pieces import FILLER_COST, WHO, Named
from sim.games.scenario.ruling_files import Action, Ruling, RulingError
from sim.games.scenario.ruling_forms import OWNED, PLAYERS, SHIELD, said
from sim.games.scenario.ruling_words import action_in_words
from sim.games.scenario.scenario import Illegal, Scenario
from sim.games.sessions.session import GameError
from sim.language import comma, gettext, padded, pgettext, semicolon, translatable

# The sections of the comprehensive rules about what is logged.
SECTIONS: Final[Mapping[int, tuple[str, str]]] = {
    log.END: ("104", translatable("winning and losing")),
    log.BREAK: ("113", translatable("shields")),
    log.DRAW: ("114", translatable("drawing")),
    log.BATTLE: ("115", translatable("battles")),
    log.SEALED: ("116", translatable("seals")),
    log.UNSEALED: ("116", translatable("seals")),
    log.ATTACK: ("506", translatable("declaring the attacker")),
    log.BLOCK: ("507", translatable("declaring blockers")),
    log.USE: ("601", translatable("using a card")),
    log.TRIGGER: ("603", translatable("triggered abilities")),
    log.REPLACED: ("609", translatable("replacement effects")),
}
# Why an action is not allowed, where the kit does not know more.
_REASONS: Final = {
    "accept": translatable("nobody is asked yes or no"),
    "decline": translatable("something has to be chosen"),
    "declare": translatable("nothing can be declared now"),
    "end_turn": translatable("something has to be chosen before the turn can end"),
    "next_turn": translatable("something has to be chosen before the turn can end"),
}
ENDING_ACTIONS: Final = ("end_turn", "next_turn")
# What these do before they come to a refused choice is done: the question that is open then is the one that is meant.
_STAND: Final = (*ENDING_ACTIONS, "choose", "declare", "block")


def players() -> tuple[str, str]:
    """The players in the language that holds now."""
    return gettext(PLAYERS[0]), gettext(PLAYERS[1])


@dataclass(frozen=True)
class Asked:
    """A question to a player (0: player A), its options, and the number of the one chosen; None while it is open."""

    player: int
    question: str
    options: tuple[str, ...]
    chosen: int | None

    def to_json(self) -> dict[str, Any]:
        """The question, ready for `json.dumps`."""
        chosen = None if self.chosen is None else self.options[self.chosen]
        return {
            "player": PLAYERS[self.player],
            "question": self.question,
            "options": list(self.options),
            "chosen": chosen,
        }

    def line(self) -> str:
        """The question in one line, with the choice marked."""
        words = map(gettext, self.options)  # "no", and names
        options = (f"[{option}]" if at == self.chosen else option for at, option in enumerate(words))
        asked = gettext("{player}: {question}", player=players()[self.player], question=self.question)
        return f"  {asked} {' | '.join(options)}"


@dataclass(frozen=True)
class Step:
    """An action, the questions that it answered, and what happened then, as (step of the turn, sentence).

    `moments` are the events with what they change on the board, and `rows` their numbers in the log.
    """

    action: Action | None
    asked: tuple[Asked, ...]
    events: tuple[tuple[str, str], ...]
    rows: tuple[int, ...] = ()
    moments: tuple[Moment, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """What came of a file: its steps, the refusal that ended it, the question that is open, and how it stands."""

    file: str
    before: tuple[str, ...]
    steps: tuple[Step, ...]
    refused: tuple[Action, str] | None
    open_question: Asked | None
    ending: str
    after: tuple[str, ...]
    sections: tuple[tuple[str, str], ...]
    not_reviewed: tuple[str, ...]  # cards that nobody has compared with the published ones
    cards: tuple[Card, ...]
    kinds: tuple[Card, ...] = ()  # the card of each kind of the board
    situation: Mapping[int, Lying] = field(default_factory=dict)  # how the cards lie before anything is done

    def to_json(self) -> dict[str, Any]:
        """Everything, ready for `json.dumps`."""
        refused = self.refused
        return {
            "file": self.file,
            "before": list(self.before),
            "steps": [
                {
                    "line": step.action.line if step.action else None,
                    "action": step.action.text if step.action else None,
                    "asked": [asked.to_json() for asked in step.asked],
                    "events": [{"step": when, "text": text} for when, text in step.events],
                }
                for step in self.steps
            ],
            "refused": None if refused is None else _refusal_json(*refused),
            "open_question": self.open_question.to_json() if self.open_question else None,
            "ending": self.ending,
            "after": list(self.after),
            "rules": [{"section": number, "about": words} for number, words in self.sections],
            "imported_cards_not_reviewed": list(self.not_reviewed),
        }

    def lines(self) -> Iterator[str]:
        """The ruling as text."""
        yield from self.before
        for step in self.steps:
            yield ""
            if step.action is not None:
                yield f"> {action_in_words(step.action.text)}"
            for asked in step.asked:
                yield asked.line()
            shown = None
            for when, text in step.events:
                yield f"    {padded(when if when != shown else '', 8)}{text}"
                shown = when
        yield ""
        if self.refused is not None:
            action, why = self.refused
            not_yet = translatable("Not yet: {action} ({file}, line {line}): {why}.")
            not_allowed = translatable("Not allowed: {action} ({file}, line {line}): {why}.")
            head = not_yet if action.does in ENDING_ACTIONS else not_allowed
            yield gettext(head, action=action_in_words(action.text), file=self.file, line=action.line, why=why)
            yield ""
        if self.open_question is not None:
            yield gettext("Now asked:")
            yield self.open_question.line()
        else:
            yield gettext("{ending}.", ending=self.ending)
        yield ""
        yield from self.after
        if self.sections:
            yield ""
            words = comma().join(
                gettext("{name} ({facts})", name=number, facts=about) for number, about in self.sections
            )
            yield gettext(
                "Comprehensive rules about what happened: {words}. `duelsim rules NUMBER` shows a section.", words=words
            )
        if self.not_reviewed:
            yield ""
            names = semicolon().join(map(called, self.not_reviewed))
            yield gettext("Imported, not reviewed: {names}. Compare `duelsim cards show` with the cards.", names=names)


def _refusal_json(action: Action, why: str) -> dict[str, Any]:
    return {"line": action.line, "action": action.text, "why": why}


class _Recorded(Scenario):
    """A scenario that keeps the questions that are answered, and names the players as a file does."""

    _owners = (f"{PLAYERS[0]}'s", f"{PLAYERS[1]}'s")

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self.asked_so_far: list[Asked] = []
        super().__init__(*arguments, **options)

    def open_question(self, chosen: int | None = None) -> Asked | None:
        """The question that is open."""
        question = self.question
        if question is None:
            return None
        options = tuple(
            PLAYERS[option.number]
            if option.what == choices.OPTION_PLAYER
            else self._distinguished(question, option, words)
            for option, words in zip(question.options, self.options, strict=True)
        )
        return Asked(question.player, question_text(self._with_owner(question)), options, chosen)

    def _with_owner(self, question: Question) -> Question:
        """The question with the owner of the card that asks, if both players have such a card."""
        card = int(self.record.ask_card)
        printed = self.record.printed
        owners = {other // SEAT for other in range(CARDS) if card >= 0 and printed[other] == printed[card]}
        if question.source is None or len(owners) < 2:
            return question
        return replace(question, source=f"{self._owners[card // SEAT]} {question.source}")

    def _distinguished(self, question: Question, option: Option, words: str) -> str:
        """The words of an option, with the owner or the number of the shield where another option is called the same.

        A file can name the card so.
        """
        if question.ask == choices.ASK_CARD_NAME:
            return called(words)
        if question.ask == choices.ASK_MODE:
            number = str(option.number + 1)
            return gettext("{name} ({facts})", name=number, facts=called(option.text)) if option.text else number
        if option.what == choices.OPTION_NUMBER and option.text:
            return gettext(words)
        alike = [other.card for other, said in zip(question.options, self.options, strict=True) if said == words]
        name = option.name or (self._name(option.card) if option.card >= 0 else "")
        if name and words.startswith(name):
            words = named(called(name), option.text and called(option.text))  # the name of a half tells it apart
        if len(alike) < 2:
            return words
        if len({card // SEAT for card in alike}) > 1:
            words = said(OWNED[option.card // SEAT]).format(card=words)
        if self.record.zone[option.card] == zones.SHIELD:
            shield = said(SHIELD).format(number=int(self.record.place[option.card]) + 1)
            words = gettext("{name} ({facts})", name=words, facts=shield)
        return words

    def _option(self, choice: Named | int) -> int | None:
        """The option that a file means: modes are counted from 1, as they are shown."""
        if isinstance(choice, int) and self.question is not None and self.question.ask == choices.ASK_MODE:
            choice -= 1
        return super()._option(choice)

    def _answer(self, index: int) -> None:
        if (asked := self.open_question(index)) is not None:
            self.asked_so_far.append(asked)
        super()._answer(index)


@dataclass
class _Playing:
    """A file that is being played."""

    game: _Recorded
    steps: list[Step] = field(default_factory=list)
    told: int = 0  # rows of the log
    asked: int = 0
    turn_number: int = 0

    def note(self, action: Action | None, *, even_if_nothing: bool = True) -> None:
        """Keep what was asked and what has happened since the last note."""
        rows = self.game.session.events
        narrator = Narrator(self.game, self.game.record, players())
        events, told = [], []
        for at, event in enumerate(narrator.narrate(rows, self.turn_number)):
            if at < self.told:
                continue
            if rows[at][0] == log.TURN:
                player = players()[rows[at][1]]
                events.append(("", gettext("Turn {turn} - {player}", turn=rows[at][3], player=player)))
                told.append(at)
            elif event.text is not None:
                events.append((gettext(event.step), event.text))
                told.append(at)
        step = Step(action, tuple(self.game.asked_so_far[self.asked :]), tuple(events), tuple(told))
        if (action is not None and even_if_nothing) or step.asked or step.events:
            self.steps.append(step)
        self.told, self.asked = len(rows), len(self.game.asked_so_far)

    def followed(self) -> tuple[dict[int, Lying], tuple[Step, ...]]:
        """The situation, and the steps with their moments: all is played once more, with places written down."""
        game = self.game
        state = new_records()
        copy_record(state, game.beginning)
        state["recording"] = recording.LINES_AND_PLACES
        follower = Follower(state, game.session.tables)
        situation, answers = dict(follower.board), game.session.answers
        texts = {row: text for step in self.steps for row, (_, text) in zip(step.rows, step.events, strict=True)}
        moments: list[Moment] = []
        first, next_turn = 0, 0
        while first < len(game.session.events) and (rows := play_turn(state, game.session.tables, answers, next_turn)):
            answers = answers[int(state["answer_next"][0]) :]
            events = Narrator(game, state[0], players()).narrate(rows, int(state["turn"][0]))
            told = [replace(event, text=texts.get(first + at)) for at, event in enumerate(events)]
            moments += follower.moments(rows, told, next_turn=next_turn)
            first, next_turn = first + len(rows), 1
        left = iter(moments)
        steps = (replace(step, moments=tuple(next(left) for _ in step.rows)) for step in self.steps)
        return situation, tuple(steps)


def play_ruling(ruling: Ruling, rules: RuleOptions = DEFAULT_RULES) -> Outcome:
    """Play what a file says. Raises RulingError for what no situation can be, and for a card that is not in it."""
    try:
        game = _Recorded(*ruling.sides, turn=ruling.turn, step=ruling.step, turn_number=ruling.turn_number, rules=rules)
    except Impossible as error:
        card = gettext("{card} in the {zone}", card=called(error.card), zone=pgettext("zone", error.zone))
        what = gettext("{card}: {why}", card=card, why=error.reason)
        raise RulingError(ruling.file, what, ruling.lines.get(f"{error.card} in the {error.zone}", 0)) from None
    except (ValueError, DefinitionError, GameError) as error:
        raise RulingError(ruling.file, _of_players(str(error.args[0]))) from None
    before = _board(game)
    playing = _Playing(game, turn_number=ruling.turn_number)
    playing.note(None)
    refused = None
    for action in ruling.actions:
        kept = game.session.copy()
        try:
            _do(game, action)
        except LookupError as error:
            whose = [said(owned).format(card="") for owned in OWNED]
            message = str(error.args[0]).replace("your ", whose[0]).replace("the opponent's ", whose[1])
            raise RulingError(ruling.file, message, action.line) from None
        except GameError as error:
            what = gettext(
                "the engine stops here: {error}. This is a fault of duelsim, or a situation that no game can come to.",
                error=error,
            )
            raise RulingError(ruling.file, what, action.line) from None
        except Illegal as error:
            refused = (action, _reason(game, error, action))
            if action.does in _STAND:
                playing.note(action, even_if_nothing=False)
            else:
                game.session = kept
                del game.asked_so_far[playing.asked :]
            break
        playing.note(action)
    rows = game.session.events
    sections = sorted({SECTIONS[row[0]] for row in rows if row[0] in SECTIONS})
    told = tuple((number, gettext(about)) for number, about in sections)
    situation, steps = playing.followed()
    return Outcome(
        ruling.file,
        before,
        steps,
        refused,
        game.open_question(),
        _ending(game),
        _board(game),
        told,
        cards_in_use().imported_among(card.name for card in game.cards),
        tuple(card for card in game.cards if card.cost != FILLER_COST),
        game.cards,
        situation,
    )


def _board(game: _Recorded) -> tuple[str, ...]:
    return tuple(Board(game.session.state, Narrator(game, game.record, players())).lines(whole=True))


def _of_players(message: str) -> str:
    """A message of the kit about a player, as a file calls them."""
    for player, who in zip(PLAYERS, WHO, strict=True):
        message = message.replace(f"{who} cannot have", f"{player} cannot have")
    return message


def _do(game: _Recorded, action: Action) -> None:
    asked = game.player_asked
    if action.player is not None and asked is not None and action.player != asked:
        who, other = players()[asked], players()[action.player]
        raise Illegal("", gettext("{player} is asked, not {other}", player=who, other=other))
    cards: Sequence[Named] = [name for name in action.names if not isinstance(name, int)]
    match action.does:
        case "use":
            game.use(cards[0], way=action.way)
        case "tap_ability":
            game.tap_ability(cards[0])
        case "hyperify":
            game.hyperify(cards[0])
        case "cross" if action.target is not None:
            game.cross(cards[0], action.target)
        case "attack":
            game.attack(cards[0], action.target)
        case "block":
            if not cards and game.asked != "block with":
                raise Illegal("", gettext("nobody is asked to block"))
            game.block(*cards)
        case "declare":
            game.declare(*cards)
        case "choose":
            game.choose(*action.names)
        case "accept":
            game.accept()
        case "decline":
            game.decline()
        case "end_turn":
            game.end_turn()
        case "next_turn":
            game.next_turn()


def _reason(game: _Recorded, error: Illegal, action: Action) -> str:
    """Why an action is not allowed: the kit's reason, or what is the case instead."""
    if error.why:
        return error.why
    if game.over:
        return gettext("the game is over ({reason})", reason=gettext(game.reason))
    if game.turn_is_over:
        return gettext("the turn is over")
    return gettext(_REASONS.get(action.does, translatable("it is not among the options")))


def _ending(game: _Recorded) -> str:
    if game.over:
        if game.winner in (endings.NOBODY, endings.DRAWN):
            if game.winner == endings.DRAWN:
                return gettext("The game is over: both players lose, {reason}", reason=gettext(game.reason))
            return gettext("The game is over: nobody wins, {reason}", reason=gettext(game.reason))
        values = {"player": players()[game.winner], "reason": gettext(game.reason)}
        return gettext("The game is over: {player} wins, {reason}", **values)
    return gettext("The turn is over") if game.turn_is_over else ""
