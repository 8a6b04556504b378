"""Make docs/serve again: the pages of `duelsim serve` as pictures, of a folder with four decks.

    python -m docs.make_serve_pictures

Needs Chromium. The pictures have the fonts of this machine; those in the repository were made with Noto
(Debian: fonts-noto-core).
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from docs.gallery import keep_picture
from tests.reports.writing.browser import Browser, find_browser

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "serve"
WIDTH, HEIGHT = 1280, 900
DECKS: Final = {  # of the user: what each is called, and the list that ships of which it is made
    "four-color-jaoumon": ("Four-color Jaoumon", "jaoumon"),
    "liquid-tempo": ("Liquid Tempo", "liquid-beast"),
    "my-rush": ("My Rush", "fn-rush"),
    "dogiragon-now": ("Dogiragon Now", "dogiragon-buster"),
}
TESTED: Final = ("liquid-tempo", "my-rush", "dogiragon-now")
QUICK: Final = ("--players", "auto,auto")
SHOWN, PLAYED = 40_000, 1_600_000  # games of the gauntlet when its picture is taken, and in all
CHOICES: Final = 16  # of the game, each the last of its options: the first is often to do nothing
PATIENCE: Final = 900.0  # seconds, for a machine that compiles the rules first


def main() -> None:
    """Serve a folder with decks, and take the pictures."""
    program = find_browser()
    if program is None:
        sys.exit("There is no Chromium to take pictures with.")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "my-decks"
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "DUELSIM_RUNS": str(Path(place) / "runs.sqlite")}
        environment["DUELSIM_CARDS"] = os.devnull
        fill(folder, environment)
        with served(folder, environment) as address, Browser(program, Path(place) / "profile") as browser:
            with browser.without_motion():  # cards that move lie on others
                take_pictures(browser, address)


def fill(folder: Path, environment: dict[str, str]) -> None:
    """Write the decks, and test some of them."""
    folder.mkdir()
    files = {deck.stem: deck for deck in (ROOT / "decks").rglob("*.txt")}
    for stem, (name, like) in DECKS.items():
        text = re.sub("(?m)^# (japanese )?name: .*\n", "", files[like].read_text(encoding="utf-8"))
        (folder / f"{stem}.txt").write_text(f"# name: {name}\n{text}", encoding="utf-8")
        shutil.copyfile(files[like].with_suffix(".play"), folder / f"{stem}.play")
    for stem in TESTED:
        words = ["gauntlet", f"{stem}.txt", *QUICK, "--games", "2000", "--seed", "1", "--out", f"runs/{stem}"]
        command = [sys.executable, "-m", "duelsim", *words]
        subprocess.run(command, check=True, cwd=folder, env=environment, stdout=subprocess.DEVNULL)


@contextmanager
def served(folder: Path, environment: dict[str, str]) -> Iterator[str]:
    """The address of the pages over a folder."""
    words = [sys.executable, "-m", "duelsim", "serve", str(folder), "--no-open", "--port", "0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip().removesuffix("/")
        finally:
            server.send_signal(signal.SIGINT)


def take_pictures(browser: Browser, address: str) -> None:
    """Go through the pages."""

    def go(path: str) -> None:
        browser.open(f"{address}{path}", width=WIDTH, height=HEIGHT)

    def follow(selector: str, path: str) -> None:
        browser.click(selector)
        browser.wait_until(f"location.pathname.startsWith({path!r}) && document.querySelector('main')")

    def take(name: str) -> None:
        keep_picture(browser.screenshot(), PICTURES / f"{name}.png")

    go("/")
    take("home")
    go("/deck?deck=file:my-rush.txt")
    browser.click("#find-cards")
    browser.type("アクア")
    browser.wait_until("document.querySelector('.found button')")
    browser.click(".found button")  # shows the text of the card
    take("deck")
    go("/ask/gauntlet?deck=file:my-rush.txt")
    take("question")
    go(f"/ask/gauntlet?deck=file:my-rush.txt&players=auto,auto&games={PLAYED // 8}")
    follow("#ask .main", "/asked/")
    browser.wait_until(
        f"document.querySelector('.rates') && document.querySelector('progress').value > {SHOWN}", PATIENCE
    )
    take("playing")
    browser.click("form[action$=cancel] button")
    browser.wait_until("document.querySelector('form[action$=resume]')")
    go("/ask/play?deck=file:my-rush.txt&opponent=shipped:liquid-beast&players=auto&seed=7")
    follow("#ask .main", "/games/")
    play_on(browser)
    take("game")
    go("/ruling")
    take("ruling")


def play_on(browser: Browser) -> None:
    """Make some choices of the game."""
    settled = "document.querySelector('.options button') && !document.querySelector('[hx-trigger^=load]')"
    for _ in range(CHOICES):
        browser.wait_until(settled, PATIENCE)
        browser.evaluate("window.moment = document.querySelector('[name=moment]').value")
        browser.click(".options li:last-child button")
        browser.wait_until(f"{settled} && document.querySelector('[name=moment]').value !== window.moment", PATIENCE)


if __name__ == "__main__":
    main()
