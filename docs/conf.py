"""The documentation as a site: `python -m sphinx -W docs site` writes it into the folder `site`.

The guides are the Markdown files of this folder, which read the same in the repository. `index.md` is the front page
and the navigation. `contributing.md` and `changelog.md` bring in the files that stand above this folder.
"""

import tomllib
from pathlib import Path

from docutils.nodes import document
from sphinx.application import Sphinx

# What the site has elsewhere.
MOVED = {
    "](../CONTRIBUTING.md": "](contributing.md",
    "[The example page](example-report/report.html)": '<a href="report.html">The example page</a>',
}

project = "duelsim"
release = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "version"
]
html_title = f"duelsim {release}"
html_theme = "furo"
html_show_copyright = html_show_sphinx = html_copy_source = False
extensions = ["myst_parser"]
exclude_patterns = ["example-report"]
html_extra_path = ["example-report"]  # into the root of the site
myst_heading_anchors = 4  # links to headings, named as the repository's host names them
smartquotes = False  # what is quoted is often typed
highlight_language = "none"


def _prepare(app: Sphinx, page: str, source: list[str]) -> None:
    """Let links lead to where the site has things, and take languages that Pygments has not for text.

    `card` and `wrong` are for the tests, which read the examples of docs/cards.md.
    """
    for link, moved in MOVED.items():
        source[0] = source[0].replace(link, moved)
    for language in ("card", "wrong"):
        source[0] = source[0].replace(f"```{language}\n", "```text\n")


def _shorten_contents(app: Sphinx, read: document) -> None:
    """Leave single phrases and rules out of the lists of contents: a thousand entries take half of the build."""
    if app.env.docname in ("card-language", "rules-map"):
        app.env.metadata[app.env.docname]["tocdepth"] = 2


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", _prepare)
    app.connect("doctree-read", _shorten_contents)
