"""The version of duelsim, as its installed package tells it: pyproject.toml is the one place where it is written."""

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("duelsim")
except PackageNotFoundError:
    VERSION = "unknown"  # run from a copy of the source that is not installed
