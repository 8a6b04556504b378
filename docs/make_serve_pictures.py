"""Make docs/serve again: the form with a mistake in a deck, and a gauntlet while it is played.

    python -m docs.make_serve_pictures

Needs Chromium. The pictures have the fonts of this machine; those in the repository were made with DejaVu
(Debian: fonts-dejavu).
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from sim.api import defaults
from tests.reports.writing.browser import Browser, find_browser

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "serve"
WIDTH, SCALE = 900, 1.5
FORM_HEIGHT, PLAYING_HEIGHT = 1420, 800
SHOWN = 4_000  # games until each opponent has a narrow interval
PLAYED = f"document.querySelector('.rates') && document.querySelector('progress').value > {SHOWN}"
PATIENCE = 1800  # seconds: nine decks are learned first


def main() -> None:
    """Serve a folder with a deck, and take the pictures."""
    program = find_browser()
    if program is None:
        sys.exit("There is no Chromium to take pictures with.")
    folder = Path(tempfile.gettempdir()) / "my-decks"  # the form shows its name
    folder.mkdir()
    try:
        with tempfile.TemporaryDirectory() as place:
            serve(folder, Path(place), program)
    finally:
        shutil.rmtree(folder)


def serve(folder: Path, place: Path, program: str) -> None:
    """Serve a folder with two decks while the pictures are taken."""
    text = (ROOT / "decks" / "liquid-beast.txt").read_text(encoding="utf-8")
    text = re.sub("(?m)^# name: .*$", "# name: Beast 7", text)
    (folder / "beast-7.txt").write_text(text, encoding="utf-8")
    shutil.copyfile(ROOT / "decks" / "liquid-beast.play", folder / "beast-7.play")
    (folder / "beast-8.txt").write_text(text.replace("Aqua Hulcus", "Aqua Hulcos"), encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(ROOT), "DUELSIM_RUNS": str(place / "runs.sqlite")}
    for variable in (defaults.VARIABLE, defaults.LEARNING):
        environment.pop(variable, None)
    words = [sys.executable, "-m", "duelsim", "serve", str(folder), "--no-open", "--port", "0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        address = server.stdout.readline().strip().removesuffix("/")
        with Browser(program, place / "profile") as browser:
            take_pictures(browser, address)
        server.send_signal(signal.SIGINT)


def take_pictures(browser: Browser, address: str) -> None:
    """The form, and the gauntlet that its button begins."""
    PICTURES.mkdir(exist_ok=True)
    browser.open(f"{address}/?deck=file:beast-8.txt", width=WIDTH, height=FORM_HEIGHT, scale=SCALE)
    browser.wait_until("document.querySelector('.wrong')")
    (PICTURES / "form.png").write_bytes(browser.screenshot())
    browser.open(f"{address}/?deck=file:beast-7.txt", width=WIDTH, height=PLAYING_HEIGHT, scale=SCALE)
    browser.wait_until("document.querySelector('.fine')")
    browser.evaluate("document.querySelector('button[value=play]').click()")
    browser.wait_until("location.pathname.startsWith('/runs/')")
    browser.wait_until(PLAYED, PATIENCE)
    (PICTURES / "playing.png").write_bytes(browser.screenshot())
    browser.evaluate("document.querySelector('button[value=cancel], form[action$=cancel] button')?.click()")


if __name__ == "__main__":
    main()
