"""Runs that somebody changed on purpose, with right checksums: what duelsim cannot tell from runs of its own."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl

from sim.experiments.runs.manifest import from_bytes, identity, to_text
from sim.experiments.runs.parts import label_of, to_bytes


def change_manifest(run: Path, **changes: Any) -> None:
    """Change the manifest of a run, its checksum, and the run that the files of games say they belong to."""
    rewrite_manifest(run, from_bytes((run / "manifest.json").read_bytes()) | changes)


def rewrite_manifest(run: Path, manifest: Mapping[str, Any]) -> None:
    """Give a run this manifest, with its checksum, and say so in the files of games."""
    (run / "manifest.json").write_bytes(to_text(manifest).encode("utf-8", "surrogatepass"))
    for part in (run / "games").glob("part-*.parquet"):
        label = replace(label_of(part.read_bytes()), run=identity(manifest))
        part.write_bytes(to_bytes(pl.read_parquet(part), label))
