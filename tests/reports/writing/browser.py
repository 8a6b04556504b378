"""A real browser without a window, driven over a pipe by the DevTools protocol: what it draws and complains of.

Chromium reads commands from file 3 and writes answers and events to file 4, JSON that ends with a zero byte each.
"""

import base64
import contextlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

# The one without windows draws the same and takes an eighth less of the processor.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SECONDS_TO_INSTALL = 60  # .ci/run may still be at it
FLAGS = (
    "--headless=new",
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--no-first-run",
    "--remote-debugging-pipe",
)
STANDING_STILL = """
async one => {
    const middle = () => {
        const box = one.getClientRects()[0]
        return [box.x + box.width / 2, box.y + box.height / 2]
    }
    const frame = () => new Promise(requestAnimationFrame)
    let place
    do {
        one.scrollIntoView({block: 'center', behavior: 'instant'})
        place = middle()
        await frame()
        await frame()
    } while (middle().some((value, at) => value !== place[at]))
    return place
}
"""
# Gives the two pipes the numbers that Chromium wants, and becomes it.
START = """
import os, sys
commands, answers = (os.dup(int(number)) for number in sys.argv[1:3])  # perhaps 3 and 4 already
for given, wanted in ((commands, 3), (answers, 4)):
    os.dup2(given, wanted)
    os.set_inheritable(wanted, True)
os.execv(sys.argv[3], sys.argv[3:])
"""


def find_browser() -> str | None:
    """The path of Chromium or Chrome; None where there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def started_browser(profile: Path) -> Iterator["Browser"]:
    """Chromium, for a fixture. Where there is none the tests are skipped, but on CI they fail."""
    if sys.platform == "win32":
        pytest.skip("the pipes to the browser are POSIX")
    ends = time.monotonic() + (SECONDS_TO_INSTALL if os.environ.get("CI") else 0)
    while (program := find_browser()) is None and time.monotonic() < ends:
        time.sleep(1)
    if program is None:
        message = "there is no Chromium here to look at pages with (Debian: apt-get install chromium-headless-shell)"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    with Browser(program, profile) as started:
        yield started


class Browser:
    """Chromium with one page. To be used as a context."""

    def __init__(self, program: str, profile: Path) -> None:
        """`profile` is an empty folder for what it keeps."""
        commands, self._to_browser = os.pipe()
        self._from_browser, answers = os.pipe()
        self._process = subprocess.Popen(
            [sys.executable, "-c", START, str(commands), str(answers), program, *FLAGS, f"--user-data-dir={profile}"],
            pass_fds=(commands, answers),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(commands)
        os.close(answers)
        self._unread = b""
        self._number = 0
        self._session: str | None = None
        self._still = False
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self.questions: list[str] = []  # that pages have asked, each answered with `accepts`
        self.accepts = True
        target = self._send("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self._send(f"{domain}.enable")

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._to_browser)
        os.close(self._from_browser)

    def open(
        self,
        page: Path | str,
        *,
        width: int = 1280,
        height: int = 1000,
        scheme: str = "light",
        media: str = "",
        scale: float = 1,
        fragment: str = "",
    ) -> None:
        """Load a page from its file or address in a window of this width, in a colour scheme, perhaps as for paper.

        `scale` is how many dots of a picture a pixel of the page has on each side; `fragment` is that of a link to a
        place in the page, such as "#games".
        """
        self.complaints, self.requests = [], []
        self.resize(width, height, scale)
        self.emulate(scheme=scheme, media=media)
        if fragment:
            self._load("about:blank")  # a place in the page that is there already would not load it
        self._load((page if isinstance(page, str) else page.as_uri()) + fragment)

    def _load(self, address: str) -> None:
        self._send("Page.navigate", url=address)
        while self._receive().get("method") != "Page.loadEventFired":
            pass

    def resize(self, width: int, height: int = 1000, scale: float = 1) -> None:
        """Give the window another size."""
        self._send(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=width < 500,
        )

    def emulate(self, *, scheme: str = "light", media: str = "") -> None:
        """Change the colour scheme and the medium of the page that is open."""
        features = [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce" if self._still else ""},
        ]
        self._send("Emulation.setEmulatedMedia", media=media, features=features)

    def forget_cookies(self) -> None:
        """Be as new to every site."""
        self._send("Network.clearBrowserCookies")

    @contextlib.contextmanager
    def without_scripts(self) -> Iterator[None]:
        """Open pages as in a browser that runs no script."""
        self._send("Emulation.setScriptExecutionDisabled", value=True)
        try:
            yield
        finally:
            self._send("Emulation.setScriptExecutionDisabled", value=False)

    @contextlib.contextmanager
    def touching(self, *, on: bool = True) -> Iterator[None]:
        """Have a screen that can be touched, instead of a mouse."""
        self._send("Emulation.setTouchEmulationEnabled", enabled=on)
        try:
            yield
        finally:
            self._send("Emulation.setTouchEmulationEnabled", enabled=False)

    @contextlib.contextmanager
    def slow_network(self, *, milliseconds: float, bytes_a_second: float) -> Iterator[None]:
        """Load pages over a network with this latency and speed."""
        self._set_network(milliseconds, bytes_a_second)
        try:
            yield
        finally:
            self._set_network(0, -1)

    def _set_network(self, latency: float, speed: float) -> None:
        self._send(
            "Network.emulateNetworkConditions",
            offline=False,
            latency=latency,
            downloadThroughput=speed,
            uploadThroughput=speed,
        )

    @contextlib.contextmanager
    def without_motion(self) -> Iterator[None]:
        """Open pages, or emulate, for a reader who wants nothing to move."""
        self._still = True
        try:
            yield
        finally:
            self._still = False

    def type(self, text: str) -> None:
        """Enter a text where the focus is, as pasting does."""
        self._send("Input.insertText", text=text)

    def point_at(self, x: float, y: float) -> None:
        """Move the mouse."""
        self._send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def click_at(self, x: float, y: float) -> None:
        """Press the mouse and let it go."""
        for event in ("mousePressed", "mouseReleased"):
            self._send("Input.dispatchMouseEvent", type=event, x=x, y=y, button="left", clickCount=1)

    def text(self) -> str:
        """The words of the page, as its accessibility tree has them; this needs no script in the page."""
        nodes = self._send("Accessibility.getFullAXTree")["nodes"]
        return "\n".join(str(node.get("name", {}).get("value", "")) for node in nodes)

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression in the page."""
        answer = self._send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def wait_until(self, expression: str, seconds: float = 30) -> None:
        """Wait until a JavaScript expression is true in whatever page is there. Raises AssertionError.

        What htmx puts in a page hears nothing until it has settled, 20 ms later: sooner than anybody could type.
        """
        settled = "document.readyState === 'complete' && !document.querySelector('.htmx-swapping, .htmx-settling')"
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            try:
                if self.evaluate(f"{settled} && Boolean({expression})"):
                    return
            except AssertionError:
                pass  # the page is being replaced
            time.sleep(0.05)
        raise AssertionError(f"not within {seconds} s: {expression}")

    def click(self, selector: str) -> None:
        """Press the mouse button over the middle of an element, or of its first line, as a person does."""
        self.click_at(*self._middle_of(selector))

    def tap(self, selector: str) -> None:
        """Touch an element, and let it go."""
        x, y = self._middle_of(selector)
        self._send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self._send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def _middle_of(self, selector: str) -> tuple[float, float]:
        """The middle of an element, or of its first line, in the window, where it is scrolled to.

        A link within the page may still be scrolling it, so the element has to stand still.
        """
        x, y = self.evaluate(f"({STANDING_STILL})(document.querySelector({selector!r}))")
        return x, y

    def press(self, key: str, *, shift: bool = False) -> None:
        """Press a key, such as Tab, Enter, Escape, ArrowDown or a letter."""
        code = {
            "Tab": 9,
            "Enter": 13,
            " ": 32,
            "ArrowUp": 38,
            "ArrowDown": 40,
            "ArrowLeft": 37,
            "ArrowRight": 39,
            "End": 35,
            "Home": 36,
            "Escape": 27,
        }
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        named = {"key": key, "windowsVirtualKeyCode": code.get(key, ord(key[0].upper())), "modifiers": 8 * shift}
        self._send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **named)
        self._send("Input.dispatchKeyEvent", type="keyUp", **named)

    def screenshot(self, *, whole: bool = False) -> bytes:
        """What is seen as a PNG, or with `whole` also what one would have to scroll to."""
        answer = self._send("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        return base64.b64decode(answer["data"])

    def paper(self) -> bytes:
        """The page as a PDF, as the browser prints it."""
        return base64.b64decode(self._send("Page.printToPDF", printBackground=False, preferCSSPageSize=True)["data"])

    def _send(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Give a command and wait for its answer; events that come before it are looked at."""
        number = self._command(method, **parameters)
        while (message := self._receive()).get("id") != number:
            pass
        assert "error" not in message, message
        return dict(message["result"])

    def _command(self, method: str, **parameters: Any) -> int:
        """Give a command; returns its number."""
        self._number += 1
        command: dict[str, Any] = {"id": self._number, "method": method, "params": parameters}
        if self._session is not None:
            command["sessionId"] = self._session
        os.write(self._to_browser, json.dumps(command).encode() + b"\0")
        return self._number

    def _receive(self) -> dict[str, Any]:
        while b"\0" not in self._unread:
            read = os.read(self._from_browser, 1 << 20)
            assert read, "the browser has ended"
            self._unread += read
        text, _, self._unread = self._unread.partition(b"\0")
        message: dict[str, Any] = json.loads(text)
        self._look_at(message.get("method", ""), message.get("params", {}))
        return message

    def _look_at(self, event: str, what: dict[str, Any]) -> None:
        if event == "Page.javascriptDialogOpening":
            self.questions.append(str(what["message"]))
            self._command("Page.handleJavaScriptDialog", accept=self.accepts)
        elif event == "Runtime.exceptionThrown":
            self.complaints.append(str(what["exceptionDetails"]))
        elif event == "Log.entryAdded":
            self.complaints.append(str(what["entry"]["text"]))
        elif event == "Network.loadingFailed" and not what.get("canceled"):
            self.complaints.append(f"a request failed: {what['errorText']}")
        elif event == "Runtime.consoleAPICalled":
            self.complaints.append(str(what["args"]))
        elif event == "Network.requestWillBeSent":
            self.requests.append(str(what["request"]["url"]))
