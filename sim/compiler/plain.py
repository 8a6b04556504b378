"""When plain Numba compiles the engine, without the settings of `sim.compiler.target`: slower, and the same games."""

from importlib.metadata import version

from sim.compiler.cache import switched_on

# The settings override internals of these; a later version may have others.
TRIED = {"numba": "0.68", "llvmlite": "0.50"}


def reason_for_plain_numba() -> str | None:
    """Why the settings are not used, as text; None if they are."""
    if switched_on("DUELSIM_PLAIN_NUMBA"):
        return "DUELSIM_PLAIN_NUMBA is set"
    for package, tried in TRIED.items():
        found = version(package)
        if found.split(".")[:2] != tried.split("."):
            return f"duelsim's compiler settings are for {package} {tried}, and {package} {found} is installed"
    return None
