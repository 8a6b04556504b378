"""Notebooks as pages of the site: their text, their programs, and what these printed and showed."""

import json
from collections.abc import Iterator
from typing import Any

from docutils import nodes
from myst_parser.sphinx_ import Parser

ENDING = ".ipynb"


def markdown(notebook: dict[str, Any]) -> str:
    r"""A notebook in Markdown.

    >>> cell = {"cell_type": "code", "source": ["1 + 1"], "outputs": [{"data": {"text/plain": ["2"]}}]}
    >>> markdown({"cells": [{"cell_type": "markdown", "source": ["# Sums"]}, cell]})
    '# Sums\n\n```python\n1 + 1\n```\n\n```text\n2\n```\n'
    """
    return "\n\n".join(block for cell in notebook["cells"] for block in _blocks(cell)) + "\n"


def _blocks(cell: dict[str, Any]) -> Iterator[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] != "code":
        yield source
        return
    yield f"```python\n{source}\n```"
    for output in cell["outputs"]:
        data = output.get("data", {})
        if "text/html" in data:
            yield f"```{{raw}} html\n{''.join(data['text/html'])}\n```"
        else:
            text = "".join(output.get("text") or data.get("text/plain") or ())
            yield f"```text\n{text.rstrip()}\n```"


class NotebookParser(Parser):
    """Reads a notebook as the Markdown that it is made of."""

    supported = ("notebook",)

    def parse(self, inputstring: str, document: nodes.document) -> None:
        """Read the text of a notebook into a document."""
        super().parse(markdown(json.loads(inputstring)), document)
