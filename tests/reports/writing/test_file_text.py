"""A file in a document stands there as it is written, in each form."""

from rich.console import Console

from reports.writing.document import Document, FileText, Section
from reports.writing.page import page
from reports.writing.terminal import render
from reports.writing.text_formats import comma_separated, markdown
from reports.writing.verdict import Verdict

TEXT = "# A <list>\n4 Corile\n    rather *Corile*  # +1.3 ± 0.5\n"
DOCUMENT = Document("Mine", Verdict("Found"), (Section("", (FileText("The list", TEXT),)),))


def test_a_page_folds_it() -> None:
    lines = "# A &lt;list&gt;\n4 Corile\n    rather *Corile*  # +1.3 ± 0.5\n"
    assert f"<details>\n<summary>The list</summary>\n<pre><code>{lines}" in page([DOCUMENT])


def test_markdown_and_a_terminal_have_its_lines_and_csv_nothing() -> None:
    assert f"### The list\n\n```text\n{TEXT}```" in markdown([DOCUMENT])
    console = Console(width=80)
    with console.capture() as captured:
        console.print(render(DOCUMENT, plain=True))
    assert "\n".join(line.rstrip() for line in captured.get().splitlines()) == f"Found\n\nThe list\n{TEXT}".rstrip()
    assert "Corile" not in comma_separated([DOCUMENT])
