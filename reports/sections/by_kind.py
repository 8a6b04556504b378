"""The document of a summary: the file of each kind of experiment, named after it, has `document`."""

from importlib import import_module

from reports.summaries.summary import Summary
from reports.writing.document import Document


def document(kind: str, summary: Summary) -> Document:
    """The report of what the games of a run of this kind say."""
    made: Document = import_module(f"reports.sections.{kind}").document(summary)
    return made
