"""What a notebook shows of a result: what the command prints."""

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reports.writing.document import Document


def as_html(document: "Document") -> str:
    """The document as HTML, in the letters of a terminal."""
    from rich.console import Console

    from reports.writing.terminal import render

    console = Console(width=120, height=25, color_system=None, highlight=False, force_terminal=False)
    with console.capture() as captured:
        console.print(render(document, plain=True))
    return f"<pre>{escape(captured.get().rstrip())}</pre>"
