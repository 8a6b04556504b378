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
from sim.games.scenario.ruling_files import PLAYERS
from sim.games.scenario.rulings import ENDING_ACTIONS, Outcome


def document_of(outcome: Outcome) -> Document:
    """The ruling as a document."""
    facts = {card.name: facts_of(card) for card in outcome.cards}
    cards = tuple(facts[name] for name in sorted(facts))
    told, seen = _told(outcome)
    document = Document(f"A ruling: {outcome.file}", verdict(outcome), tuple(_sections(outcome, cards, told)))
    return replace(document, cards=with_cards_of(cards, seen))


# --- Words ------------------------------------------------------------------------------------------------
def verdict(outcome: Outcome) -> Verdict:
    """Whether all that was done is allowed, or what is asked now."""
    if outcome.refused is not None:
        action, why = outcome.refused
        words = "Not yet: {}" if action.does in ENDING_ACTIONS else "Not allowed: {}"
        return Verdict(words, (action.text,), doubt=f"{why[:1].upper()}{why[1:]} (line {action.line}).")
    if outcome.open_question is not None:
        return Verdict("{} is asked: {}", (PLAYERS[outcome.open_question.player], outcome.open_question.question))
    return Verdict("All of this is allowed")


# --- The document -----------------------------------------------------------------------------------------
def _sections(outcome: Outcome, cards: Sequence[CardFacts], told: Transcript) -> Iterator[Section]:
    asked = outcome.open_question
    said = f"{outcome.ending}."
    if asked is not None:
        said = f"{PLAYERS[asked.player]} is asked: {asked.question} The options: {'; '.join(asked.options)}."
    warning = (Paragraph(imported_in_words(outcome.not_reviewed), warning=True),) if outcome.not_reviewed else ()
    yield Section("", (Paragraph(said), *warning))
    if outcome.steps:
        yield Section("What happens", (told,))
    yield Section("How it stands", tuple(_boards(outcome)))
    if cards:
        rows = tuple((card.name, card.cost_in_words, card.kind) for card in cards)
        yield Section("The cards", (Table("", heads("card", "cost", "kind"), rows),))
    if outcome.sections:
        title = "Sections of the comprehensive rules about what happened"
        rules = Table(title, heads("section", "about"), outcome.sections)
        yield Section("The rules", (rules, Command(f"duelsim rules {outcome.sections[0][0]}")))


def _told(outcome: Outcome) -> tuple[Transcript, tuple[CardFacts, ...]]:
    """The actions with the questions that they answer, and what happens then; and the cards that are seen."""
    lines: list[str] = []
    parts = [Part("Before", -1, ())]
    for number, step in enumerate(outcome.steps, 1):
        lines.append(step.action.text if step.action is not None else "Before anything is done")
        lines += [asked.line() for asked in step.asked]
        shown, first = None, len(lines)
        for when, text in step.events:
            lines.append(f"  {when if when != shown else '':<8}{text}")
            shown = when
        parts.append(Part(f"Action {number}", -1, [*enumerate(step.moments, first)]))
    recording, seen = recorded(PLAYERS, outcome.kinds, "Before anything is done.", outcome.situation, parts)
    told = Transcript("Action by action", tuple(lines), name="situation", recording=recording, is_open=True)
    return told, seen


def _boards(outcome: Outcome) -> Iterator[Block]:
    # The column of words before a line has room for six letters.
    after = tuple(line.replace("  shields ", "  shield  ") for line in outcome.after)
    yield Transcript("At the end", after, is_open=True)
    yield FileText("Before", "\n".join(outcome.before))
