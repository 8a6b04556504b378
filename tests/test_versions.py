"""CI starts the command with the lowest versions that pyproject.toml allows: each requirement has one."""

import importlib.util
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.skipif(not (ROOT / ".ci").exists(), reason="not in a clone")
def test_every_requirement_has_a_lowest_version_that_ci_starts() -> None:
    specification = importlib.util.spec_from_file_location("versions", ROOT / ".ci" / "versions.py")
    assert specification is not None and specification.loader is not None
    versions = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(versions)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lowest = versions.lowest_versions(project)
    assert len(lowest) == len(project["dependencies"]) + len(project["optional-dependencies"]["web"])
    assert "click==8.4.2" in lowest  # the first whose items of completion have a type; no command starts with 8.4.1
    with pytest.raises(SystemExit, match="has no lower bound"):
        versions.lowest_versions({**project, "dependencies": ["click"]})
    assert ".ci/versions.py" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
