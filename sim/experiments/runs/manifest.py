"""The manifest of a run as text: what decides its games, with a checksum; reading it back, and checking all of it.

A manifest can be damaged or come from anywhere, so nothing in it is used before its types and sizes have been checked.
`sim.experiments.runs.experiment` makes manifests and reads experiments from them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from sim.engine.record.codes.results import PLACED_AT_BOTTOM, PLACED_IN_HAND
from sim.engine.record.state import SEAT
from sim.foreign import WrongValue, read_json

SCHEMA = 3
WITHOUT_CHECKSUMS = 2  # the last schema that had none
CHECKSUM = "checksum"
OWN_CARDS = "own_cards"  # of the user, with their texts; no run without any has the key
# What may change on resume: the number of games, the questions about them, and the command that was typed.
MAY_CHANGE = ("games", "settings", "command", "versions")
LARGEST = 64 << 20  # bytes; the manifest of a matrix of a hundred decks has a thousandth of it
LONGEST_NAME = 1_000  # of a card
LONGEST_PLAYBOOK = 100_000  # letters
# The least and the most of each number: columns of games hold 16 bits of turns and matchups, and 32 bits of games.
_NUMBERS = {
    "seed": (0, None),
    "turn_cap": (1, 2**16 - 1),
    "chunk": (2, 2**20),
    "games": (0, 2**32 - 1),
}
_TYPES: dict[str, type] = {"experiment": str, "engine": str, "rules": dict, "sides": list, "cells": list}
_TYPES |= {"settings": dict, "versions": dict, **dict.fromkeys(_NUMBERS, int)}
_SIDE: dict[str, type] = {"name": str, "player": str, "hash": str, "slots": list, "fixed": list}
_SIDE |= {"without_triggers": list}


class UnreadableManifest(ValueError):
    """This text is no manifest that this version can use; the message says why."""


class DamagedManifest(UnreadableManifest):
    """The text is damaged, and no manifest of any version."""


def identity(manifest: Mapping[str, Any]) -> str:
    """The checksum of everything that decides the games of a run: two runs with the same one have the same games."""
    return _sha256({key: value for key, value in manifest.items() if key not in (*MAY_CHANGE, CHECKSUM)})


def to_text(manifest: Mapping[str, Any]) -> str:
    """The text of `manifest.json`, with the checksum of everything in it."""
    return json.dumps({**manifest, CHECKSUM: _sha256(manifest)}, indent=2, ensure_ascii=False) + "\n"


def from_bytes(content: bytes) -> dict[str, Any]:
    """The manifest that `to_text` wrote, without its checksum. Raises UnreadableManifest or DamagedManifest."""
    if len(content) > LARGEST:
        raise DamagedManifest(f"it is larger than {LARGEST:,} bytes")
    try:
        manifest = read_json(content)
    except WrongValue as error:
        raise DamagedManifest(str(error)) from None
    if not isinstance(manifest, dict):
        raise DamagedManifest("it is not an object")
    checksum = manifest.pop(CHECKSUM, None)
    expected = _sha256(manifest)
    schema = manifest.get("schema")
    if type(schema) is int and schema <= WITHOUT_CHECKSUMS and checksum is None:
        seed = manifest.get("seed")
        named = f" with --seed {seed}" if type(seed) is int and 0 <= seed < 10**20 else ""
        raise UnreadableManifest(
            "it was kept by an earlier version of duelsim, without checksums, so that nothing shows whether its games"
            f" are undamaged. Play the run again{named} in another folder."
        )
    if type(schema) is int and schema > SCHEMA:
        raise UnreadableManifest("it was kept by a later version of duelsim. Read it with that version.")
    if checksum is None:
        raise DamagedManifest("it has no checksum")
    if checksum != expected:
        raise DamagedManifest("its checksum is wrong")
    if schema != SCHEMA:
        raise DamagedManifest("it has no valid schema")
    _check(manifest)
    return manifest


def _sha256(content: Mapping[str, Any]) -> str:
    """The checksum of a JSON value, whatever the order of its keys and its white space."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


# --- What a manifest must have ---
def _check(manifest: Mapping[str, Any]) -> None:
    """Raise DamagedManifest for a value of the wrong type or size. What fits which kind is checked by the kinds."""
    _demand_types(manifest, _TYPES, "it")
    for key, (least, most) in _NUMBERS.items():
        _demand(least <= manifest[key] and (most is None or manifest[key] <= most), f"it has no valid {key}")
    _demand(manifest["chunk"] % 2 == 0, "it has no valid chunk")  # pairs are whole
    _demand(isinstance(manifest.get("command", ""), str), "it has no valid command")
    for key in ("rules", "versions"):
        _demand(all(isinstance(value, str) for value in manifest[key].values()), f"it has no valid {key}")
    for number, side in enumerate(manifest["sides"]):
        _check_side(side, f"side {number}")
    _demand(_are_own_cards(manifest.get(OWN_CARDS, [])), "it has no valid own_cards")
    cells, sides = manifest["cells"], len(manifest["sides"])
    _demand(0 < len(cells) < 2**16, "it has no valid cells")
    for cell in cells:
        valid = isinstance(cell, list) and len(cell) == 2 and all(type(at) is int and 0 <= at < sides for at in cell)
        _demand(valid, "it has no valid cells")
    luck = manifest.get("luck", [0] * len(cells))
    valid = isinstance(luck, list) and all(type(at) is int and 0 <= at < 2**16 for at in luck)
    _demand(valid and len(luck) == len(cells), "it has no valid luck")


def _are_own_cards(value: Any) -> bool:
    """Whether these are texts of cards, each name once."""
    if not isinstance(value, list) or not all(isinstance(card, dict) for card in value):
        return False
    if not all(isinstance(card.get("text"), str) and type(card.get("imported")) is bool for card in value):
        return False
    names = [card["text"].partition("\n")[0] for card in value]
    return all(names) and len(set(names)) == len(names)


def _check_side(side: Any, name: str) -> None:
    _demand(isinstance(side, dict), f"{name} is not an object")
    _demand_types(side, _SIDE, name)
    for key in ("slots", "without_triggers"):
        fine = all(isinstance(card, str) and len(card) <= LONGEST_NAME for card in side[key])
        _demand(fine and len(side[key]) <= SEAT, f"{name} has no valid {key}")
    blanks = side.get("blanks", [])
    fine = isinstance(blanks, list) and all(type(slot) is int and 0 <= slot < len(side["slots"]) for slot in blanks)
    _demand(fine and len(set(blanks)) == len(blanks), f"{name} has no valid blanks")
    playbook = side.get("playbook", "")
    _demand(isinstance(playbook, str) and len(playbook) <= LONGEST_PLAYBOOK, f"{name} has no valid playbook")
    fixed = side["fixed"]
    _demand(len(fixed) == 2 and all(type(number) is int for number in fixed), f"{name} has no valid fixed")
    places = (0, PLACED_IN_HAND, PLACED_AT_BOTTOM)
    _demand(0 <= fixed[0] < len(side["slots"]) and fixed[1] in places, f"{name} has no valid fixed")


def _demand_types(value: Mapping[str, Any], types: Mapping[str, type], name: str) -> None:
    for key, kind in types.items():
        _demand(type(value.get(key)) is kind, f"{name} has no valid {key}")


def _demand(condition: bool, otherwise: str) -> None:
    if not condition:
        raise DamagedManifest(otherwise)
