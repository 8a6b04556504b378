"""The page of a ruling: whether what was done is allowed, what happened, how it stands, and the texts of the cards."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from reports.decks_shown import facts_of, with_cards_of
from reports.own_cards import imported_in_words
from reports.recordings import Part, recorded
from reports.writing.document import (
    Block,
    CardFacts,
    Command,
    Document,
    FileText,
    Paragraph,
    Section,
    Table,
    Transcript,
    heads,
)
from reports.writing.verdict import Verdict
from sim.games.scenario.ruling_words import action_in_words
from sim.games.scenario.rulings import ENDING_ACTIONS, Outcome, players
from sim.language import gettext, semicolon


def document_of(outcome: Outcome) -> Document:
    """The ruling as a document."""
    facts = {card.name: facts_of(card) for card in outcome.cards}
    cards = tuple(facts[name] for name in sorted(facts))
    told, seen = _told(outcome)
    title = gettext("A ruling: {file}", file=outcome.file)
    document = Document(title, verdict(outcome), tuple(_sections(outcome, cards, told)))
    return replace(document, cards=with_cards_of(cards, seen))


# --- Words ------------------------------------------------------------------------------------------------
def verdict(outcome: Outcome) -> Verdict:
    """Whether all that was done is allowed, or what is asked now."""
    if outcome.refused is not None:
        action, why = outcome.refused
        words = gettext("Not yet: {}") if action.does in ENDING_ACTIONS else gettext("Not allowed: {}")
        doubt = gettext("{why} (line {line}).", why=f"{why[:1].upper()}{why[1:]}", line=action.line)
        return Verdict(words, (action_in_words(action.text),), doubt=doubt)
    if outcome.open_question is not None:
        asked = outcome.open_question
        return Verdict(gettext("{} is asked: {}"), (players()[asked.player], asked.question))
    return Verdict(gettext("All of this is allowed"))


# --- The document -----------------------------------------------------------------------------------------
def _sections(outcome: Outcome, cards: Sequence[CardFacts], told: Transcript) -> Iterator[Section]:
    asked = outcome.open_question
    said = gettext("{ending}.", ending=outcome.ending)
    if asked is not None:
        said = gettext(
            "{player} is asked: {question} The options: {options}.",
            player=players()[asked.player],
            question=asked.question,
            options=semicolon().join(map(gettext, asked.options)),
        )
    warning = (Paragraph(imported_in_words(outcome.not_reviewed), warning=True),) if outcome.not_reviewed else ()
    yield Section("", (Paragraph(said), *warning))
    if outcome.steps:
        yield Section(gettext("What happens"), (told,))
    yield Section(gettext("How it stands"), tuple(_boards(outcome)))
    if cards:
        rows = tuple((card.name, card.cost_in_words, card.kind) for card in cards)
        columns = heads(gettext("card"), gettext("cost"), gettext("kind"))
        yield Section(gettext("The cards"), (Table("", columns, rows),))
    if outcome.sections:
        title = gettext("Sections of the comprehensive rules about what happened")
        rules = Table(title, heads(gettext("section"), gettext("about")), outcome.sections)
        yield Section(gettext("The rules"), (rules, Command(f"duelsim rules {outcome.sections[0][0]}")))


def _told(outcome: Outcome) -> tuple[Transcript, tuple[CardFacts, ...]]:
    """The actions with the questions that they answer, and what happens then; and the cards that are seen."""
    lines: list[str] = []
    before = gettext("Before anything is done")
    parts = [Part(gettext("Before"), -1, ())]
    for number, step in enumerate(outcome.steps, 1):
        lines.append(action_in_words(step.action.text) if step.action is not None else before)
        lines += [asked.line() for asked in step.asked]
        shown, first = None, len(lines)
        for when, text in step.events:
            lines.append(f"  {when if when != shown else '':<8}{text}")
            shown = when
        parts.append(Part(gettext("Action {number}", number=number), -1, [*enumerate(step.moments, first)]))
    recording, seen = recorded(players(), outcome.kinds, gettext("Before anything is done."), outcome.situation, parts)
    told = Transcript(gettext("Action by action"), tuple(lines), name="situation", recording=recording, is_open=True)
    return told, seen


def _boards(outcome: Outcome) -> Iterator[Block]:
    # The column of words before a line has room for six letters.
    after = tuple(line.replace("  shields ", "  shield  ") for line in outcome.after)
    yield Transcript(gettext("At the end"), after, is_open=True)
    yield FileText(gettext("Before"), "\n".join(outcome.before))
