"""Words that are never right here, each with what to write instead: in documents, docstrings, comments and strings.

Names in code are not read. Whole words are meant; case and line breaks make no difference.
"""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("benchmarks", "decks", "docs", "duelsim", "reports", "sim", "strategies", "tests")
KINDS = (".py", ".md", ".jinja", ".ipynb")
INSTEAD = {
    "dearest": "most expensive, or highest",
    "anew": "again",
    "in the place of": "instead of",
    "whoever": "the player who, or no matter who",
    "so many": "the number, or this many",
    "beside": "next to; or besides, where it means also",
    "is said": "the active voice: who or what says it",
    "are said": "the active voice: who or what says it",
    "was said": "the active voice: who or what said it",
    ", in words": "as text",
    "None if there is none": "or None",
    "stands behind": "follows",
    "stand behind": "follow",
    "plays on from": "continues from",
    "played on from": "continued from",
    "otherwise than": "differently from",
    "would make otherwise": "would make differently",
    "a little exaggerated": "a little too high",
    "in the median": "usually, with the median in brackets",
    "the weights by which": "the weights that ... uses",
    "says by which": "says which",
    "leaves the learning out": "skips the learning",
    "told from luck": "beyond luck",
    "told from misspelt": "recognised, or distinguished from",
    "seldom": "rarely",
    "stands on the card": "is printed on the card",
    "stand on the card": "are printed on the card",
    "make good for": "make up for",
    "makes good for": "makes up for",
    "found out again": "worked out again",
    "nothing certain": "no gain shown",
    "certainly differ from": "differ for certain",
    "how surely": "how certain that is",
}
# Where one of them is right.
RIGHT = {
    "strategies/playbooks/reading.py": "dearest",  # a word of older playbooks
    "tests/strategies/playbooks/test_lines.py": "dearest",
    "tests/test_functions.py": "so many",  # "no reason for so many parameters"
    "tests/test_words.py": ".*",
}
STRINGS = (tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING))


def pattern_of(words: str) -> str:
    """The pattern of a phrase, which may go on in the next line of a comment."""
    return r"\s+(?:# ?)?".join(map(re.escape, words.split()))


REFUSED = re.compile(rf"(?<![\w`])(?:{'|'.join(map(pattern_of, INSTEAD))})(?![\w`])", re.IGNORECASE)
WRITE = {words.lower(): instead for words, instead in INSTEAD.items()}


def prose_of(name: str, text: str) -> str:
    """The text with nothing but line breaks for the code of a module."""
    if not name.endswith(".py"):
        return text
    lines = [""] * (text.count("\n") + 2)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in STRINGS:
            words = re.sub(r"\{[^{}\n]*\}", "", token.string) if token.string[0] in "fFrR" else token.string
            for at, line in enumerate(words.split("\n")):
                lines[token.start[0] - 1 + at] += f" {line}"
    return "\n".join(lines)


def faults_of(name: str, text: str) -> Iterator[str]:
    """The refused words of a file, each with its line and what to write."""
    if not REFUSED.search(text):  # most files: reading the code of all takes too long
        return
    prose = prose_of(name, text)
    for found in REFUSED.finditer(prose):
        words = " ".join(found[0].replace("#", " ").lower().split())
        if not re.fullmatch(RIGHT.get(name, ""), words):
            line = prose.count("\n", 0, found.start()) + 1
            yield f'{name}:{line}: instead of "{words}", write: {WRITE[words]}'


def test_no_file_has_a_word_of_the_list() -> None:
    files = [file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*")) if file.suffix in KINDS]
    files += [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    assert len(files) > 1_000
    faults = [
        fault
        for file in files
        for fault in faults_of(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8"))
    ]
    assert not faults, "\n".join(faults)


def test_the_words_that_are_right_are_there() -> None:
    for name, words in RIGHT.items():
        assert re.search(pattern_of(words) if words != ".*" else words, (ROOT / name).read_text("utf-8"), re.IGNORECASE)


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        (
            "a.md",
            "One\nlies Beside it.",
            'a.md:2: instead of "beside", write: next to; or besides, where it means also',
        ),
        ("a.py", "x = 1  # in the\n# place of y", 'a.py:1: instead of "in the place of", write: instead of'),
        ("a.py", '"""One.\n\nSo many cards."""', 'a.py:3: instead of "so many", write: the number, or this many'),
        ("a.py", 'f"{x} was done anew"', 'a.py:1: instead of "anew", write: again'),
        ("a.py", 'beside = 1\nf"{beside}"  # `beside`, besides', ""),
        ("tests/test_functions.py", "# so many", ""),
        ("a.py", "# so\n#\n# many", ""),
    ],
)
def test_a_refused_word_is_named_with_its_line(name: str, text: str, fault: str) -> None:
    assert list(faults_of(name, text)) == ([fault] if fault else [])
