"""The terms of a report that a reader may not know. A report explains only those that it uses."""

import re
from collections.abc import Iterator

from reports.writing.document import Block, Document, Figure, Paragraph, Section, Table, heads
from reports.writing.values import Points, Rate, Value
from sim.language import ENGLISH, gettext, language, translatable


def _played_by(player: str) -> str:
    """The pattern that finds a player and no deck, such as FN Rush: alone, in a list, after "by", or in a search."""
    return rf"(?m)(?:^|/|, ?|\bby ){player}(?:$|[:,.;)]| and\b)"


# Term, pattern that finds it in a document (in lower case), meaning.
TERMS: tuple[tuple[str, str, str], ...] = (
    (
        translatable("win rate"),
        r"win rate|\bwins\b",
        translatable(
            "The share of its games that a deck wins. A draw or an undecided game counts as half a"
            " win. It belongs to the deck named next to it: in a table the deck at the head of the"
            " column, in a matrix the deck of the row, against the deck of the column. It holds"
            " between these players, who play worse than you do."
        ),
    ),
    (
        translatable("a range such as 49.7-51.7 %"),
        r"\(interval\)",
        translatable(
            "The 95 % confidence interval: about 95 out of 100 such ranges contain the value that an"
            " endless number of games would give."
        ),
    ),
    (
        translatable("pair"),
        r"\(interval\)|\bpairs?\b",
        translatable(
            "Two games with the decks in each other's seats and with each other's luck. Every"
            " interval comes from pairs."
        ),
    ),
    (
        translatable("field"),
        r"\bfield\b",
        translatable("The opposing decks, each met as often as its share says."),
    ),
    (
        translatable("mirror match"),
        r"mirror match|against itself",
        translatable(
            "A deck against itself. With the same player on both sides it is even by design: the two"
            " games of a pair are the same game."
        ),
    ),
    (
        translatable("certainly, told apart, taken together"),
        r"taken together",
        translatable(
            "Among many comparisons, some look certain by chance. Here the chance that any of them is"
            " wrong is at most 5 % (Holm's method)."
        ),
    ),
    (
        translatable("bootstrap sample"),
        r"bootstrap",
        translatable(
            "As many pairs again, drawn at random from those that were played, with repeats. What"
            " varies from sample to sample is not known well."
        ),
    ),
    (
        translatable("the mixture that no deck beats"),
        r"mixture|everybody picks",
        translatable(
            "Shares of decks against which no deck wins more than half: a Nash equilibrium of picking a deck."
        ),
    ),
    (
        translatable("percentage point"),
        r"\(points\)|percentage point",
        translatable("From 50 % to 51 % is one percentage point."),
    ),
    (
        translatable("▲ and ▼, on a page"),
        r"\(points\)",
        translatable("The whole range of the difference lies above 0, or below it."),
    ),
    (
        translatable("turn"),
        r"\bturns?\b",
        translatable(
            "A player's turn: turn 1 is the first turn of the player who goes first, turn 2 the first of the other."
        ),
    ),
    (
        translatable("undecided"),
        r"\bundecided\b",
        translatable("Not over after the turn cap."),
    ),
    (
        translatable("still playing"),
        r"still playing",
        translatable("Not over by then, or never won."),
    ),
    (
        translatable("broken, declared, used"),
        r"\bdeclared\b",
        translatable(
            "Of a card with a shield trigger: its shield was broken; its owner declared to use it;"
            " its turn came and it was cast or summoned, whether or not it did anything."
        ),
    ),
    (
        translatable("could be used, misfired"),
        r"\bmisfired\b",
        translatable(
            "Of a broken shield trigger: nothing prevented its use at that moment; it was declared,"
            " but could not be used when its turn came."
        ),
    ),
    (
        translatable("standard error"),
        r"standard errors?\b",
        translatable(
            "The typical distance of an observed share from its odds. About two out of three shares"
            " lie within one standard error, 19 out of 20 within two."
        ),
    ),
    (
        translatable("rush"),
        _played_by("rush"),
        translatable("A scripted player who attacks with everything every turn."),
    ),
    (
        translatable("control"),
        _played_by("control"),
        translatable("A scripted player who trades creatures, and attacks when that is safe or wins."),
    ),
    (
        translatable("playbook"),
        r"\.play\b|\bplaybooks?\b",
        translatable(
            "How a deck is played, as lines of text: a player named after a file that ends in .play goes by one."
        ),
    ),
    (
        translatable("general"),
        r"\bgeneral\b",
        translatable(
            "The player of decks without a playbook. It knows what cards do, but not the plan of a"
            " deck. A deck usually wins more by a playbook of its own."
        ),
    ),
    (
        translatable("a player who looks ahead"),
        r"\blook(s|ing)? ahead|\blookahead",
        translatable(
            "A player who tries each answer on deals of what it cannot see, up to the end of the"
            " opponent's next turn, and judges the positions there by a value that was learned from"
            " games. It plays better than the script that it follows, and takes a hundred times"
            " longer."
        ),
    ),
    (
        translatable("a player who searches"),
        r"\bsearch",
        translatable(
            "A player who tries each answer on deals of what it cannot see, in games that a script"
            " then plays to the end. It plays better than the script, and takes a thousand times"
            " longer."
        ),
    ),
    (
        translatable("strong, medium, basic bot"),
        r"\b(strong|medium|basic) bot\b",
        translatable(
            "How well the players of duelsim play, compared with each other. With the same cards, a"
            " medium bot, which plays by a playbook of the deck, wins two of three games against a"
            " basic one; a strong bot, which looks ahead or searches, wins three of four against a"
            " medium one. All of them play worse than you do."
        ),
    ),
    (
        translatable("random"),
        r"\brandom\b",
        translatable("A scripted player who takes any legal option."),
    ),
    (
        translatable("goldfish"),
        r"\bgoldfish\b",
        translatable("An opponent who does nothing: it charges no mana, uses no card, and never blocks."),
    ),
    (
        translatable("seed"),
        r"\bseed\b",
        translatable(
            "The number that determines all luck. The same seed, decks, players and rules give the same games."
        ),
    ),
    (
        translatable("turn cap"),
        r"turn cap",
        translatable("The turn after which a game is left undecided."),
    ),
)

# What finds a term in a Japanese document.
JAPANESE_SIGNS = {
    "win rate": "勝率",
    "a range such as 49.7-51.7 %": r"\(interval\)",
    "pair": r"\(interval\)|ペア",
    "field": "環境",
    "mirror match": "ミラー|同じデッキ",
    "certainly, told apart, taken together": "まとめて判定|補正",
    "bootstrap sample": "ブートストラップ",
    "the mixture that no deck beats": "均衡|混合",
    "percentage point": r"\(points\)|ポイント",
    "▲ and ▼, on a page": r"\(points\)",
    "turn": "ターン",
    "undecided": "決着",
    "still playing": "続行中",
    "broken, declared, used": "宣言",
    "could be used, misfired": "不発",
    "standard error": "標準誤差",
    "rush": _played_by("rush"),
    "control": _played_by("control"),
    "playbook": r"\.play\b|プレイブック",
    "general": r"\bgeneral\b|汎用",
    "a player who looks ahead": r"先読み|\blookahead",
    "a player who searches": r"探索する|\bsearch",
    "strong, medium, basic bot": "ボット",
    "random": r"\brandom\b",
    "goldfish": r"\bgoldfish\b|一人回し",
    "seed": "シード",
    "turn cap": "ターン上限",
}


def glossary(document: Document) -> Section:
    """The terms that a document uses, as a section for its end."""
    text = "\n".join(_texts(document)).lower()
    signs = {word: sign if language() == ENGLISH else JAPANESE_SIGNS[word] for word, sign, _ in TERMS}
    rows = tuple((gettext(word), gettext(meaning)) for word, _, meaning in TERMS if re.search(signs[word], text))
    return Section(gettext("Glossary"), (Table("", heads(gettext("term"), gettext("what it means")), rows),))


def _texts(document: Document) -> Iterator[str]:
    yield document.title
    yield document.verdict.text
    yield " ".join(gettext(pilot.strength) for pilot in document.verdict.pilots.each) if document.verdict.pilots else ""
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
