"""What becomes JSON, as a type."""

from typing import Any, TypeAlias

# Any, as of `json.loads`: who reads it takes values by their keys, which docs/command-line.md lists. A type that says
# what may be in JSON would refuse `result.to_json()["win_rate"]["estimate"]`; `result.summary` has types.
JsonObject: TypeAlias = dict[str, Any]
