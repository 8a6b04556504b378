"""Make docs/example-report again: a match, page and summary picture as `duelsim match --out` writes them, screenshots.

What the match prints is written into docs/install.md, and its verdict into README.md.

    python -m docs.make_example

Needs Chromium. The pictures have the fonts of this machine; those in the repository were made with Noto
(Debian: fonts-noto-core).
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from docs.tutorials import with_old_times
from sim.api import defaults
from tests.reports.writing.browser import Browser, find_browser

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "docs" / "example-report"
README, INSTALL = ROOT / "README.md", ROOT / "docs" / "install.md"
VERDICT = 4  # lines
MATCH = ("match", "liquid-beast", "murky-riptide", "--seed", "8")
OUT = "liquid-murky"
WIDTH, SCALE = 880, 1.5
TELEPHONE = 390
# The page down to the first figure, and a little paper below it.
END = "Math.ceil(document.querySelector('figure figcaption').getBoundingClientRect().bottom + 8)"

# The deck lists, with the text of a card open next to its name.
SHOW_A_CARD = """
document.documentElement.style.scrollBehavior = 'auto'
document.querySelector('.decks').scrollIntoView()
const name = [...document.querySelectorAll('.deck [popovertarget]')].find(one => one.textContent === 'Crystal Lancer')
name.click()
new Promise(done => setTimeout(done, 100))
"""

# The last attack on a creature, with the board at the top of the window.
SHOW_AN_ATTACK = """
document.documentElement.style.scrollBehavior = 'auto'
const attacks = [...document.querySelectorAll('.told li[id]')].filter(one => / attacks .* of /.test(one.textContent))
attacks.at(-1).click()
document.querySelector('.stage').scrollIntoView()
new Promise(done => setTimeout(done, 600))
"""


def main() -> None:
    """Play, write the page, take the pictures."""
    program = find_browser()
    if program is None:
        sys.exit("There is no Chromium to take pictures with.")
    EXAMPLE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        duelsim = [sys.executable, "-m", "duelsim"]
        environment = os.environ | {"PYTHONPATH": str(ROOT), "DUELSIM_RUNS": "off"}
        for variable in (defaults.VARIABLE, defaults.LEARNING):
            environment.pop(variable, None)
        for words in (MATCH, (*MATCH, "--out", OUT)):
            played = subprocess.run(
                [*duelsim, *words], check=True, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
            )
            if words == MATCH:
                write_output(INSTALL, played.stdout)
                write_output(README, "".join(played.stdout.splitlines(keepends=True)[:VERDICT]))
        page = EXAMPLE / "report.html"
        for name in (page.name, "summary.png"):
            shutil.copyfile(Path(folder) / OUT / name, EXAMPLE / name)
        with Browser(program, Path(folder) / "profile") as browser:
            for scheme, name in (("light", "report.png"), ("dark", "report-dark.png")):
                browser.open(page, width=WIDTH, scheme=scheme)
                browser.open(page, width=WIDTH, height=browser.evaluate(END), scheme=scheme, scale=SCALE)
                (EXAMPLE / name).write_bytes(browser.screenshot())
            browser.open(page, width=WIDTH, height=760, scale=SCALE)
            browser.evaluate(SHOW_A_CARD)
            (EXAMPLE / "decks.png").write_bytes(browser.screenshot())
            take_pictures_of_a_game(browser, Path(folder), environment)
            browser.open(page, width=TELEPHONE, height=844, scheme="dark", scale=2)
            (EXAMPLE / "telephone.png").write_bytes(browser.screenshot())
    for file in sorted(EXAMPLE.iterdir()):
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size:,} bytes")


def take_pictures_of_a_game(browser: Browser, folder: Path, environment: dict[str, str]) -> None:
    """A game that a page plays, at an attack: on a desk, and on a telephone in the dark."""
    page = folder / "game.html"
    words = ("replay", *MATCH[1:], "--game", "2", "--page", str(page))
    subprocess.run([sys.executable, "-m", "duelsim", *words], check=True, env=environment, stdout=subprocess.DEVNULL)
    looks = {"game": ("light", 1280, 760, 1), "game-telephone": ("dark", TELEPHONE, 844, 2)}
    for name, (scheme, width, height, scale) in looks.items():
        browser.open(page, width=width, height=height, scheme=scheme, scale=scale)
        browser.evaluate(SHOW_AN_ATTACK)
        (EXAMPLE / f"{name}.png").write_bytes(browser.screenshot())


def write_output(document: Path, printed: str) -> None:
    """Write what the match printed into the first block of text of a document, but for the time that it took."""
    text = document.read_text(encoding="utf-8")
    before, _, rest = text.partition("```text\n")
    old, _, after = rest.partition("```\n")
    document.write_text(f"{before}```text\n{with_old_times(printed, old)}```\n{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
