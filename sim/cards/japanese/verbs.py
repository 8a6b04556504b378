"""Japanese verbs at the end of a frame: the forms that they have within a sentence and at its end."""

from __future__ import annotations

_ENDS = {"う": ("い", "って"), "く": ("き", "いて"), "ぐ": ("ぎ", "いで"), "す": ("し", "して"), "つ": ("ち", "って")}
_ENDS |= {"ぬ": ("に", "んで"), "ぶ": ("び", "んで"), "む": ("み", "んで"), "る": ("り", "って")}
_ICHIDAN = "えけげせぜてでねべめれ見得き"
END, JOIN, MAY = "", "_join", "_may"


def forms(pattern: str) -> dict[str, tuple[str, ...]]:
    """A pattern that ends in a verb, in its forms: at the end, before another clause, and with "may".

    >>> forms("戻す")
    {'': ('戻す',), '_join': ('戻し', '戻して'), '_may': ('戻してもよい',)}
    """
    stem, te = _stems(pattern)
    if not stem:
        return {END: (pattern,)}
    if pattern.endswith("ない"):
        return {END: (pattern,), JOIN: (stem,)}
    join = () if pattern.endswith("選ぶ") else (stem,) if pattern.endswith(("する", "ある", "える")) else (stem, te)
    return {END: (pattern,), JOIN: join, MAY: (f"{te}もよい",)}


def _stems(pattern: str) -> tuple[str, str]:
    """What stands before a comma, and the form in -te; empty if the pattern does not end in a verb."""
    last, before = pattern[-1], pattern[-2:-1]
    if pattern.endswith("する"):
        return pattern[:-2] + "し", pattern[:-2] + "して"
    if pattern.endswith("ない"):
        return pattern[:-2] + "ず", pattern[:-2] + "ず"
    if last == "る" and before in _ICHIDAN:
        return pattern[:-1], pattern[:-1] + "て"
    if last in _ENDS:
        stem, te = _ENDS[last]
        return pattern[:-1] + stem, pattern[:-1] + te
    return "", ""
