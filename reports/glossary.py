"""The terms of a report that a reader may not know. A report explains only those that it uses."""

import re
from collections.abc import Iterator

from reports.writing.document import Block, Document, Figure, Paragraph, Section, Table, heads
from reports.writing.values import Points, Rate, Value


def _played_by(player: str) -> str:
    """The pattern that finds a player and no deck, such as FN Rush: alone, in a list, after "by", or in a search."""
    return rf"(?m)(?:^|/|, ?|\bby ){player}(?:$|[:,.;)]| and\b)"


# Term, pattern that finds it in a document (in lower case), meaning.
TERMS: tuple[tuple[str, str, str], ...] = (
    (
        "win rate",
        r"win rate|\bwins\b",
        "The share of its games that a deck wins. A draw or an undecided game counts as half a win. It belongs"
        " to the deck named next to it: in a table the deck at the head of the column, in a matrix the deck of the row,"
        " against the deck of the column. It holds between these players, who play worse than you do.",
    ),
    (
        "a range such as 49.7-51.7 %",
        r"\(interval\)",
        "The 95 % confidence interval: about 95 out of 100 such ranges contain the value that an endless"
        " number of games would give.",
    ),
    (
        "pair",
        r"\(interval\)|\bpairs?\b",
        "Two games with the decks in each other's seats and with each other's luck. Every interval comes from pairs.",
    ),
    ("field", r"\bfield\b", "The opposing decks, each met as often as its share says."),
    (
        "mirror match",
        r"mirror match|against itself",
        "A deck against itself. With the same player on both sides it is even by design: the two games of a pair are"
        " the same game.",
    ),
    (
        "certainly, told apart, taken together",
        r"taken together",
        "Among many comparisons, some look certain by chance. Here the chance that any of them is wrong is at most 5 %"
        " (Holm's method).",
    ),
    (
        "bootstrap sample",
        r"bootstrap",
        "As many pairs again, drawn at random from those that were played, with repeats. What varies"
        " from sample to sample is not known well.",
    ),
    (
        "the mixture that no deck beats",
        r"mixture|everybody picks",
        "Shares of decks against which no deck wins more than half: a Nash equilibrium of picking a deck.",
    ),
    ("percentage point", r"\(points\)|percentage point", "From 50 % to 51 % is one percentage point."),
    ("▲ and ▼, on a page", r"\(points\)", "The whole range of the difference lies above 0, or below it."),
    (
        "turn",
        r"\bturns?\b",
        "A player's turn: turn 1 is the first turn of the player who goes first, turn 2 the first of the other.",
    ),
    ("undecided", r"\bundecided\b", "Not over after the turn cap."),
    ("still playing", r"still playing", "Not over by then, or never won."),
    (
        "broken, declared, used",
        r"\bdeclared\b",
        "Of a card with a shield trigger: its shield was broken; its owner declared to use it; its turn came and it was"
        " cast or summoned, whether or not it did anything.",
    ),
    (
        "could be used, misfired",
        r"\bmisfired\b",
        "Of a broken shield trigger: nothing prevented its use at that moment; it was declared, but could not be used"
        " when its turn came.",
    ),
    (
        "standard error",
        r"standard errors?\b",
        "The typical distance of an observed share from its odds. About two out of three shares lie within one"
        " standard error, 19 out of 20 within two.",
    ),
    ("rush", _played_by("rush"), "A scripted player who attacks with everything every turn."),
    (
        "control",
        _played_by("control"),
        "A scripted player who trades creatures, and attacks when that is safe or wins.",
    ),
    (
        "playbook",
        r"\.play\b|\bplaybooks?\b",
        "How a deck is played, as lines of text: a player named after a file that ends in .play goes by one.",
    ),
    (
        "general",
        r"\bgeneral\b",
        "The player of decks without a playbook. It knows what cards do, but not the plan of a deck. A deck usually"
        " wins more by a playbook of its own.",
    ),
    (
        "a player who looks ahead",
        r"\blook(s|ing)? ahead|\blookahead",
        "A player who tries each answer on deals of what it cannot see, up to the end of the opponent's next turn, and"
        " judges the positions there by a value that was learned from games. It plays better than the script that it"
        " follows, and takes a hundred times longer.",
    ),
    (
        "a player who searches",
        r"\bsearch",
        "A player who tries each answer on deals of what it cannot see, in games that a script then plays to"
        " the end. It plays better than the script, and takes a thousand times longer.",
    ),
    (
        "strong, medium, basic bot",
        r"\b(strong|medium|basic) bot\b",
        "How well the players of duelsim play, compared with each other. With the same cards, a medium bot, which plays"
        " by a playbook of the deck, wins two of three games against a basic one; a strong bot, which looks ahead or"
        " searches, wins three of four against a medium one. All of them play worse than you do.",
    ),
    ("random", r"\brandom\b", "A scripted player who takes any legal option."),
    ("goldfish", r"\bgoldfish\b", "An opponent who does nothing: it charges no mana, uses no card, and never blocks."),
    (
        "seed",
        r"\bseed\b",
        "The number that determines all luck. The same seed, decks, players and rules give the same games.",
    ),
    ("turn cap", r"turn cap", "The turn after which a game is left undecided."),
)


def glossary(document: Document) -> Section:
    """The terms that a document uses, as a section for its end."""
    text = "\n".join(_texts(document)).lower()
    rows = tuple((word, meaning) for word, sign, meaning in TERMS if re.search(sign, text))
    return Section("Glossary", (Table("", heads("term", "what it means"), rows),))


def _texts(document: Document) -> Iterator[str]:
    yield document.title
    yield document.verdict.text
    yield " ".join(pilot.strength for pilot in document.verdict.pilots.each) if document.verdict.pilots else ""
    for section in document.sections:
        yield section.title
        for block in section.blocks:
            yield from _texts_of(block)


def _texts_of(block: Block) -> Iterator[str]:
    """The texts of a block; recounted games and commands have no terms to explain."""
    if isinstance(block, Paragraph):
        yield block.text
    elif isinstance(block, Figure):
        yield block.finding
        yield from _texts_of(block.table)
    elif isinstance(block, Table):
        yield from (block.title, block.note, *(head.text for head in block.heads))
        yield from (_text(value) for row in block.rows for value in row)


def _text(value: Value) -> str:
    """The text of a value; intervals and differences of shares are marked as such."""
    if isinstance(value, str):
        return value
    return {Rate: "(interval)", Points: "(interval) (points)"}.get(type(value), "")
