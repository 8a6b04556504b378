"""The documentation as a site: `python -m sphinx -W docs site` writes it into the folder `site`.

The guides are the Markdown files of this folder, which read the same in the repository. `index.md` is the front page
and the navigation. `contributing.md` and `changelog.md` bring in the files that stand above this folder.
"""

import importlib
import runpy
import sys
from pathlib import Path

from docutils.nodes import document
from sphinx.application import Sphinx

# What the site has elsewhere.
MOVED = {
    "](../CONTRIBUTING.md": "](contributing.md",
    "[the example page](example-report/report.html)": '<a href="report.html">the example page</a>',
    "[README](../README.md)": "README",
}
# Pages that are made from the source: the files of this folder say only how to print them.
GENERATED = {"card-language": "sim.tools.phrases", "rules-map": "sim.tools.rules_map"}

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))  # the modules of this folder make pages

project = "duelsim"
release = runpy.run_path(str(Path(__file__).parents[1] / "sim" / "version.py"))["VERSION"]
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
    """Make a generated page, let links lead to where the site has things, and name languages that Pygments knows.

    `card` and `wrong`, and these in Japanese, are for the tests, which read the examples of docs/cards.md.
    """
    if page in GENERATED and app.config.generated_pages:
        source[0] = importlib.import_module(GENERATED[page]).page()
    for link, moved in MOVED.items():
        source[0] = source[0].replace(link, moved)
    if page == "gallery":
        source[0] = importlib.import_module("docs.gallery").with_pages(source[0])
    for language in ("card", "wrong", "card-ja", "wrong-ja"):
        source[0] = source[0].replace(f"```{language}\n", "```text\n")


def _shorten_contents(app: Sphinx, read: document) -> None:
    """Leave single phrases and rules out of the lists of contents: a thousand entries take half of the build."""
    if app.env.docname in GENERATED:
        app.env.metadata[app.env.docname]["tocdepth"] = 2


def _write_commands(app: Sphinx) -> None:
    """Write the pages of the commands, where this folder has what makes them; without generated pages, few are read."""
    if (HERE / "command_pages.py").exists():
        importlib.import_module("docs.command_pages").write()
    if not app.config.generated_pages:
        app.config.exclude_patterns.append("commands/[!i]*")


def _make_gallery(app: Sphinx, failed: Exception | None) -> None:
    """Play the games of the gallery, once the site is built."""
    if app.config.gallery and failed is None and (HERE / "gallery.py").exists():
        importlib.import_module("docs.gallery").make(Path(app.outdir) / "gallery")


def setup(app: Sphinx) -> None:
    """Called by Sphinx. `-D generated_pages=0` leaves them as they are in this folder, which takes half as long.

    `-D gallery=0` builds the site without the live pages of the gallery, which take some minutes.
    """
    app.add_config_value("generated_pages", default=True, rebuild="env", types=bool)
    app.add_config_value("gallery", default=True, rebuild="", types=bool)
    app.connect("builder-inited", _write_commands)
    app.connect("build-finished", _make_gallery)
    if (HERE / "notebook_pages.py").exists():
        notebooks = importlib.import_module("docs.notebook_pages")
        app.add_source_suffix(notebooks.ENDING, "notebook")
        app.add_source_parser(notebooks.NotebookParser)
    app.connect("env-get-outdated", lambda *_: [page for page in GENERATED if app.config.generated_pages])
    app.connect("source-read", _prepare)
    app.connect("doctree-read", _shorten_contents)
