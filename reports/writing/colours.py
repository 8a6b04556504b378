"""The colours of a page, light and dark, and those of the cells of a matrix."""

from collections.abc import Iterator

from markupsafe import Markup

LIGHT = {"paper": "#fdfcfa", "ink": "#1b2330", "muted": "#5b6472", "line": "#dcdee3", "a": "#1f6fb4", "b": "#b8590b"}
DARK = {"paper": "#14171c", "ink": "#e9e6e0", "muted": "#9da5b1", "line": "#30363f", "a": "#74b6f2", "b": "#f0a45d"}
# Background and text, the same in the light and in the dark: each stands with its letter.
CIVILIZATIONS = {
    "light": ("#f2d24b", "#1b2330"),
    "water": ("#1f6fb4", "#ffffff"),
    "darkness": ("#54435f", "#ffffff"),
    "fire": ("#c0392b", "#ffffff"),
    "nature": ("#2f7d3a", "#ffffff"),
}
SEVERAL_CIVILIZATIONS = ("#c9b79c", "#1b2330")
HEAT_STEPS = 10  # to each side of one half: the last colour is for 75 % and more
HEAT_STEP = 0.025  # of a win rate


def heat_step(share: float) -> int:
    """The step of a win rate, from minus to plus `HEAT_STEPS`: 0 near one half.

    >>> heat_step(0.5), heat_step(0.7), heat_step(0.1)
    (0, 8, -10)
    """
    return max(-HEAT_STEPS, min(HEAT_STEPS, round((share - 0.5) / HEAT_STEP)))


def heat_colours(colours: dict[str, str]) -> list[tuple[str, str]]:
    """Background and text colours of the cells of a matrix, from orange through the paper's colour to blue.

    The text is black or white: one of them has a contrast of at least 4.5 to 1 with any colour.
    """
    found = []
    for step in range(-HEAT_STEPS, HEAT_STEPS + 1):
        full, share = _heat(colours, step)
        background = _mixed(colours["paper"], full, share)
        found.append((background, max(("#000000", "#ffffff"), key=lambda text: contrast(text, background))))
    return found


def _heat(colours: dict[str, str], step: int) -> tuple[str, float]:
    """The colour of a step to one side of one half, and how much of it there is over the paper."""
    return colours["a"] if step > 0 else colours["b"], 0.85 * abs(step) / HEAT_STEPS


def contrast(first: str, second: str) -> float:
    """The contrast of two colours, 1 to 21 (Web Content Accessibility Guidelines 2.2, "contrast ratio")."""
    low, high = sorted(_luminance(colour) for colour in (first, second))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    """The relative luminance of a colour such as #1f6fb4 (the same guidelines, "relative luminance")."""
    parts = [part / 255 for part in bytes.fromhex(colour[1:])]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _mixed(first: str, second: str, share: float) -> str:
    parts = zip(bytes.fromhex(first[1:]), bytes.fromhex(second[1:]), strict=True)
    return "#" + "".join(f"{round(one + (other - one) * share):02x}" for one, other in parts)


def heat_styles() -> Iterator[Markup]:
    """The style rules for the cells of a matrix, light and dark.

    Backgrounds let through what is behind them, the shadow of a table that continues to a side.
    """
    for colours, rule in ((LIGHT, "{}"), (DARK, "@media screen and (prefers-color-scheme:dark){{{}}}")):
        cells = []
        for at, (_, text) in enumerate(heat_colours(colours)):
            full, share = _heat(colours, at - HEAT_STEPS)
            cells.append(f".h{at}{{background:{full}{round(255 * share):02x};color:{text}}}")
        yield Markup(rule.format("".join(cells)))
