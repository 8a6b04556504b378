"""The manifest of a run as text: what decides its games, with a checksum; reading it back, and checking all of it.

A manifest can be damaged or come from anywhere, so nothing in it is used before its types and sizes have been checked.
`sim.experiments.runs.experiment` makes manifests and reads experiments from them.
"""

from __future__ import annotations

import hashlib
import json

from sim.foreign import WrongValue, read_json, typed
from sim.json_types import JsonObject
from sim.language import gettext, sentences

SCHEMA = 3
WITHOUT_CHECKSUMS = 2  # the last schema that had none
CHECKSUM = "checksum"
OWN_CARDS = "own_cards"  # of the user, with their texts; no run without any has the key
# What may change on resume: the number of games, the questions about them, and the command that was typed.
MAY_CHANGE = ("games", "settings", "command", "versions")
LARGEST = 64 << 20  # bytes; the manifest of a matrix of a hundred decks has a thousandth of it


class UnreadableManifest(ValueError):
    """This text is no manifest that this version can use; the message says why."""


class DamagedManifest(UnreadableManifest):
    """The text is damaged, and no manifest of any version."""


def identity(manifest: JsonObject) -> str:
    """The checksum of everything that decides the games of a run: two runs with the same one have the same games."""
    return checksum_of({key: value for key, value in manifest.items() if key not in (*MAY_CHANGE, CHECKSUM)})


def to_text(manifest: JsonObject) -> str:
    """The text of `manifest.json`, with the checksum of everything in it."""
    return json.dumps({**manifest, CHECKSUM: checksum_of(manifest)}, indent=2, ensure_ascii=False) + "\n"


def from_bytes(content: bytes) -> JsonObject:
    """The manifest that `to_text` wrote, without its checksum. Raises UnreadableManifest or DamagedManifest."""
    if len(content) > LARGEST:
        raise DamagedManifest(gettext("it is larger than {largest:,} bytes", largest=LARGEST))
    try:
        manifest = read_json(content)
    except WrongValue as error:
        raise DamagedManifest(str(error)) from None
    if not isinstance(manifest, dict):
        raise DamagedManifest(gettext("it is not an object"))
    checksum = manifest.pop(CHECKSUM, None)
    expected = checksum_of(manifest)
    schema = manifest.get("schema")
    if type(schema) is int and schema <= WITHOUT_CHECKSUMS and checksum is None:
        seed = manifest.get("seed")
        again = gettext("Play the run again in another folder.")
        if type(seed) is int and 0 <= seed < 10**20:
            again = gettext("Play the run again with --seed {seed} in another folder.", seed=seed)
        earlier = gettext(
            "it was kept by an earlier version of duelsim, without checksums, so that nothing shows whether its games"
            " are undamaged."
        )
        raise UnreadableManifest(sentences(earlier, again))
    if type(schema) is int and schema > SCHEMA:
        raise UnreadableManifest(gettext("it was kept by a later version of duelsim. Read it with that version."))
    if checksum is None:
        raise DamagedManifest(gettext("it has no checksum"))
    if checksum != expected:
        raise DamagedManifest(gettext("its checksum is wrong"))
    if schema != SCHEMA:
        raise DamagedManifest(gettext("it has no valid schema"))
    _check(manifest)
    return manifest


def checksum_of(content: JsonObject) -> str:
    """The checksum of a JSON value, whatever the order of its keys and its white space."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


# --- What a manifest must have ---
def _check(manifest: JsonObject) -> None:
    """Raise DamagedManifest for a value of the wrong type or size. What fits which kind is checked by the kinds."""
    from sim.experiments.runs.manifest_fields import Manifest  # a run that begins reads none

    try:
        found = typed(manifest, Manifest)
    except WrongValue as error:
        raise DamagedManifest(str(error)) from None
    sides, cells = found["sides"], found["cells"]
    for number, side in enumerate(sides):
        blanks, slots = side.get("blanks", []), len(side["slots"])
        _demand(all(slot < slots for slot in (*blanks, side["fixed"][0])), f"side {number} has fewer slots")
        _demand(len(set(blanks)) == len(blanks), f"side {number} has a blank twice")
    _demand(all(side < len(sides) for cell in cells for side in cell), "a cell names a side that is not there")
    _demand(len(found.get("luck", cells)) == len(cells), "it has not one luck for each cell")
    names = [card["text"].partition("\n")[0] for card in found.get("own_cards", [])]
    _demand(all(names) and len(set(names)) == len(names), "its own cards have no names, or one twice")


def _demand(condition: bool, otherwise: str) -> None:
    if not condition:
        raise DamagedManifest(otherwise)
