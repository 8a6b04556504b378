"""Documents as a terminal shows them."""

from rich.console import Console

from reports.writing.document import Document
from reports.writing.terminal import render


def on_terminal(document: Document, *, width: int = 120, plain: bool = True) -> str:
    console = Console(width=width, force_terminal=False)
    with console.capture() as captured:
        console.print(render(document, plain=plain), crop=False)
    return captured.get()
