"""The pages of the gallery: one of each kind, played by the commands that docs/gallery.md shows.

    python -m docs.gallery FOLDER              write the pages into a folder, as building the site does
    python -m docs.gallery FOLDER --pictures   make docs/gallery/*.png of the pages in the folder; needs Chromium

The games are few and between playbooks, so that all pages take a few minutes once the rules are compiled.
"""

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "gallery.md"
PICTURES = ROOT / "docs" / "gallery"
WIDTH, HEIGHT, COLOURS = 820, 560, 64
# A heading of the guide with its command: the picture that follows names the page.
ENTRY = re.compile(
    r"^    (duelsim .*(?:\\\n.*)*)\n\n(?:[^#\n].*\n)*?!\[[^\]]*\]\(gallery/([a-z-]+)\.png\)", re.MULTILINE
)
FILE = re.compile(r"^`([\w.-]+)`:\n\n```text\n(.*?)```", re.MULTILINE | re.DOTALL)


def entries(guide: str) -> dict[str, str]:
    r"""The command of each page of the gallery, by the name of the page.

    >>> entries("    duelsim match a b --out run\\n\\n![A match](gallery/match.png)\\n")
    {'match': 'duelsim match a b --out run'}
    """
    return {found[2]: found[1].replace("\\\n", "") for found in ENTRY.finditer(guide)}


def make(folder: Path) -> None:
    """Play what the guide shows, and write the pages into a folder. Raises CalledProcessError."""
    guide = GUIDE.read_text(encoding="utf-8")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        for found in FILE.finditer(guide):
            (Path(place) / found[1]).write_text(found[2], encoding="utf-8")
        for name, command in entries(guide).items():
            _, *words = shlex.split(command)
            subprocess.run([sys.executable, "-m", "duelsim", *words], check=True, cwd=place, env=_environment(),
                           stdout=subprocess.DEVNULL)  # fmt: skip
            page = Path(place) / words[-1]
            shutil.copyfile(page / "report.html" if page.is_dir() else page, folder / f"{name}.html")


def _environment() -> dict[str, str]:
    """Nothing that is set here decides what is played, and no run is listed."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DUELSIM_") or "CACHE" in name}
    return kept | {
        "PYTHONPATH": str(ROOT),
        "DUELSIM_RUNS": "off",
        "DUELSIM_LEARNING": "off",
        "DUELSIM_CARDS": os.devnull,
    }


def with_pages(guide: str) -> str:
    r"""The guide with a link to the page below each picture.

    >>> with_pages("![A match](gallery/match.png)\\n")
    '![A match](gallery/match.png)\\n\\n<a href="gallery/match.html">Open this page</a>\\n'
    """
    return re.sub(
        r"^(!\[[^\]]*\]\(gallery/([a-z-]+)\.png\))$",
        r'\1\n\n<a href="gallery/\2.html">Open this page</a>',
        guide,
        flags=re.MULTILINE,
    )


def keep_picture(screenshot: bytes, file: Path) -> None:
    """Write a screenshot with few colours, which makes it a third of the size."""
    from matplotlib import image  # noqa: F401 - it brings Pillow
    from PIL import Image

    few = Image.open(io.BytesIO(screenshot)).convert("RGB").quantize(COLOURS)
    few.save(file, optimize=True)


def make_pictures(folder: Path) -> None:
    """Make the pictures of the guide of the pages in a folder."""
    from tests.reports.writing.browser import Browser, find_browser

    program = find_browser()
    if program is None:
        sys.exit("There is no Chromium to take pictures with.")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place, Browser(program, Path(place)) as browser:
        for page in sorted(folder.glob("*.html")):
            browser.open(page, width=WIDTH, height=HEIGHT)
            keep_picture(browser.screenshot(), PICTURES / f"{page.stem}.png")


if __name__ == "__main__":
    place = Path(sys.argv[1])
    make_pictures(place) if "--pictures" in sys.argv[2:] else make(place)
